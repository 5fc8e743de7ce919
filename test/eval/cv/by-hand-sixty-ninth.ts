import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-ninth');

/** Twenty-four in eight languages, fourteen of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SIXTY_NINTH: Sheet[] = [
  cv('a01-au-care-manager', 'docx', 'en', 'AU', {
    names: [
      'Philippa Jane Doolan',
      'Philippa Doolan',
      'Pip Doolan',
      'Philippa "Pip" Doolan',
      'Philippa Jane (Pip) Doolan',
    ],
    email: 'pip.doolan@wattlemail.example',
    phone: '0491 570 156',
    city: 'Wagga Wagga',
    languages: [],
    jobs: [
      'Residential Care Manager | Murrumbidgee Gardens Aged Care | Wagga Wagga | 2021-02 | now',
      'Clinical Care Coordinator | Murrumbidgee Gardens Aged Care | Wagga Wagga | 2017-07 | 2021-01',
      'Registered Nurse, Medical Ward | Tumut Base Hospital | Tumut | 2011-03 | 2017-06',
      'Agency Nurse | Redgum Nursing Agency | | 2009-11 | 2010-12',
      'New Graduate Nurse | Griffith District Hospital | Griffith | 2008-02 | 2009-02',
    ],
    aside: [4],
    page: `
! CURRICULUM VITAE
|| 5 12
| Name | Philippa Jane (Pip) Doolan
| Address | 14 Boronia Crescent, Wagga Wagga NSW 2650
| Mobile | 0491 570 156
| Email | pip.doolan@wattlemail.example
| AHPRA | NMW0005550142 – no conditions
| Driver's licence | NSW Class C
# Employment History
|| 5 12
| Feb 2021 – to date | **Residential Care Manager**\\Murrumbidgee Gardens Aged Care, Wagga Wagga\\94 beds, 120 staff. Accreditation under the strengthened standards with no non-compliances. AN-ACC reviews, rosters to care minutes, budget of $11m.
| July 2017 – Jan 2021 | **Clinical Care Coordinator**\\Murrumbidgee Gardens Aged Care, Wagga Wagga\\Care plans, wound and falls committees, mentoring of ENs and AINs
| March 2011 – June 2017 | **Registered Nurse, Medical Ward**\\Tumut Base Hospital\\Rotating shifts, in charge on nights from 2013
| Nov 2009 – Dec 2010 | **Agency Nurse**\\Redgum Nursing Agency\\Short contracts in Hay, Deniliquin, Leeton and Broken Hill
| Feb 2008 – Feb 2009 | **New Graduate Nurse**\\Griffith District Hospital\\Surgical and emergency rotations
# Education
|| 5 12
| 2019 | Graduate Certificate in Aged Care Leadership, Riverina Institute of Health
| 2005 – 2007 | Bachelor of Nursing, Charles Sturt University
# Referees
Available on request. Please do not ring my present employer before we have spoken.
`,
  }),
  cv('a02-au-electrician', 'pdf', 'en', 'AU', {
    names: ['Dale Kostopoulos'],
    email: 'dkostopoulos@swanpost.example',
    phone: '0491 570 110',
    city: 'Mandurah',
    headline: 'E&I Supervisor | HV Switching | FIFO',
    languages: [],
    jobs: [
      'E&I Supervisor | Ironbark Process Services | | 2023-05 | now',
      'Leading Hand Electrician | Ironbark Process Services | | 2020-09 | 2023-05',
      'Shutdown Electrician (contract) | Ironbark Process Services | | 2020-02 | 2020-08',
      'Electrician – Maintenance | Pilbara Coastal Salt Pty Ltd | Onslow | 2015-06 | 2019-08',
      'Electrician | Peel Electrical Contractors | Mandurah | 2012-01 | 2015-05',
      'Apprentice Electrician | Peel Electrical Contractors | Mandurah | 2008-01 | 2011-12',
    ],
    aside: [5],
    page: `
! Dale Kostopoulos
E&I Supervisor | HV Switching | FIFO
~ Mandurah WA 6210 | 0491 570 110 | dkostopoulos@swanpost.example
^ WA Electrician's Licence EW555014 · EEHA · HV Operator · White Card · HR licence · Working at heights · Confined space
# ABOUT ME
Eighteen years on the tools and in front of crews. No lost time injuries in any crew I have led. Happy on 8/6 or 2:1, current coal and iron ore medicals.
# WORK HISTORY
## Ironbark Process Services (FIFO, various sites) \tFeb 2020 – Present
**E&I Supervisor** \tMay 2023 – Present
* Crew of 16 on fixed plant, Newman hub
* Permit officer, isolations, budget and roster
**Leading Hand Electrician** \tSep 2020 – May 2023
* Conveyor drives, VSDs, MCC upgrades
* Wrote the switching programs for the sub 4 changeover
**Shutdown Electrician (contract)** \tFeb 2020 – Aug 2020
* Three shuts at Tom Price and Paraburdoo
## Pilbara Coastal Salt Pty Ltd, Onslow \tJun 2015 – Aug 2019
**Electrician – Maintenance**
* Pumps, harvesters, ship loader
## Peel Electrical Contractors, Mandurah \tJan 2008 – May 2015
**Electrician** \tJan 2012 – May 2015
**Apprentice Electrician** \tJan 2008 – Dec 2011
# TIME OFF
Sep 2019 – Jan 2020: drove around Australia with the family
# TRAINING
Cert IV Electrical Instrumentation, South Metro College, 2018
Cert III Electrotechnology, 2011
# REFEREES
Mick Farrugia, Maintenance Superintendent, Ironbark, 0491 570 157
`,
  }),
  cv('a03-au-warehouse', 'txt', 'en', 'AU', {
    names: ['Thi Hoa Nguyen-Barker', 'Hoa Nguyen-Barker'],
    email: 'hoanb@yarramail.example',
    phone: '0491 570 006',
    city: 'Dandenong',
    languages: ['Vietnamese', 'English'],
    jobs: [
      'Inbound Team Leader | Corella Distribution | Dandenong South | 2022-08 | now',
      'Forklift Driver | Corella Distribution | Dandenong South | 2019-10 | 2022-08',
      'Storeperson (casual) | Southern Cross Labour Hire | Keysborough | 2018-04 | 2019-09',
      'Pick Packer | Bonza Pet Supplies | Noble Park | 2014-02 | 2016-12',
      'Shop Assistant | Springvale Fresh Fruit Market | Springvale | 2011 | 2014',
    ],
    page: `
THI HOA NGUYEN-BARKER (please call me Hoa)
Unit 3, 27 Potter St, Dandenong VIC 3175
ph 0491 570 006
hoanb@yarramail.example

OBJECTIVE
Day shift team leader or inventory role in the south east.

LICENCES
LF forklift, LO order picker, manual car licence, first aid HLTAID011

EXPERIENCE
Aug 2022 - now, Inbound Team Leader, Corella Distribution, Dandenong South
Oct 2019 - Aug 2022, Forklift Driver, Corella Distribution, Dandenong South
Apr 2018 - Sep 2019, Storeperson (casual), Southern Cross Labour Hire, Keysborough
2017 - looked after my mother
Feb 2014 - Dec 2016, Pick Packer, Bonza Pet Supplies, Noble Park
2011 - 2014, Shop Assistant, Springvale Fresh Fruit Market, Springvale

WHAT I DO NOW
- 11 people, 40 containers a week
- Manhattan WMS, RF scanning, cycle counts
- toolbox talks, incident reports, HSR for the site

EDUCATION
Cert III in Supply Chain Operations, Chisholm Institute, 2021
Year 12 (VCE), Keysborough Secondary College, 2010

LANGUAGES
Vietnamese, English
`,
  }),
  cv('a04-nz-dairy', 'doc', 'en', 'NZ', {
    names: ['Hemi Rangihuna', 'James Hemi Rangihuna', 'James Rangihuna'],
    email: 'hemi.rangihuna@kowhai.example',
    phone: '021 555 0147',
    city: 'Matamata',
    languages: ['English', 'Te Reo Māori'],
    jobs: [
      'Farm Manager | Walton Road Dairies Ltd | Matamata | 2021-06 | now',
      '2IC | Te Poi Farms Partnership | Te Poi | 2018-06 | 2021-05',
      'Herd Manager | Te Poi Farms Partnership | Te Poi | 2016-06 | 2018-05',
      'Farm Assistant | Kaimai View Trust | Okauia | 2014-06 | 2016-05',
      'Shearing Shed Hand | Hauiti Shearing | Tolaga Bay | 2012-11 | 2014-04',
    ],
    page: `
= Surname:\tRANGIHUNA
= First names:\tJames Hemi
= Known as:\tHemi
= Address:\t318 Walton Road, RD 1, Matamata 3471
= Phone:\t021 555 0147
= Email:\themi.rangihuna@kowhai.example
= Iwi:\tNgāti Porou
= Residency:\tNZ citizen
# Personal statement
I like tidy cows, tidy races and a team that gets its weekends. Looking for a contract milking job from 1 June 2027, 450 cows or more.
# Work
1/6/21 to date\t**Farm Manager**, Walton Road Dairies Ltd, Matamata
\t620 cows, 50 bail rotary with in-shed feeding, three staff. 268,000 kgMS last season. Grade free four seasons running.
1/6/18 – 31/5/21\t**2IC**, Te Poi Farms Partnership
\t480 cows, relief for the manager, calving and AI
1/6/16 – 31/5/18\t**Herd Manager**, Te Poi Farms Partnership
1/6/14 – 31/5/16\t**Farm Assistant**, Kaimai View Trust, Okauia
\t310 cows, 24 a side herringbone
Nov 2012 – April 2014\t**Shearing Shed Hand**, Hauiti Shearing, Tolaga Bay
# Study
Primary ITO Level 5 Production Management, 2020
Primary ITO Level 4 Dairy Herd Management, 2017
NCEA Level 2, Tolaga Bay Area School, 2012
# Other
Languages: English, Te Reo Māori
Dairy Manager of the Year regional finalist 2023
Rugby (hooker, then coach of the under 13s), pig hunting
`,
  }),
  cv('a05-gb-quantity-surveyor', 'docx', 'en', 'GB', {
    names: ['Olumide Adebayo-Finch'],
    email: 'o.adebayofinch@brindley.example',
    phone: '07700 900318',
    city: 'Solihull',
    headline: 'Chartered Quantity Surveyor',
    languages: [],
    jobs: [
      'Commercial Manager | Harcourt Vale Construction Ltd | Birmingham | 2022-09 | now',
      'Managing Quantity Surveyor | Harcourt Vale Construction Ltd | Birmingham | 2019-04 | 2022-08',
      'Senior Quantity Surveyor | Pemberton Rail JV | Coventry | 2016-01 | 2019-03',
      'Quantity Surveyor | Thorne & Whitlock LLP | Wolverhampton | 2012-07 | 2015-12',
      'Assistant Quantity Surveyor | Thorne & Whitlock LLP | Wolverhampton | 2010-09 | 2012-06',
      'Year-out Placement | Dudley Borough Estates | Dudley | 2008-08 | 2009-07',
    ],
    aside: [5],
    page: `
> **OLUMIDE ADEBAYO-FINCH** BSc (Hons) MRICS MCIArb
> Chartered Quantity Surveyor
> 9 Silhill Mews, Solihull, B91 · 07700 900318 · o.adebayofinch@brindley.example
# Profile
Commercial lead on schemes up to £85m under NEC4 and JCT. Strong on change, early warnings and final accounts, and at my best when the job is in trouble but the people still talk to each other.
# Career Summary
|| 6 6 4
| **Position** | **Company** | **Dates**
| Commercial Manager | Harcourt Vale Construction Ltd, Birmingham | Sept 2022 – date
| Managing Quantity Surveyor | Harcourt Vale Construction Ltd, Birmingham | Apr 2019 – Aug 2022
| Senior Quantity Surveyor | Pemberton Rail JV, Coventry | Jan 2016 – Mar 2019
| Quantity Surveyor | Thorne & Whitlock LLP, Wolverhampton | July 2012 – Dec 2015
| Assistant Quantity Surveyor | Thorne & Whitlock LLP, Wolverhampton | Sept 2010 – June 2012
| Year-out Placement | Dudley Borough Estates, Dudley | Aug 2008 – July 2009
# Key Projects
**Snow Hill Quarter, Birmingham (£85m, JCT D&B)**
* Monthly CVRs, 62 subcontract packages, final account agreed eleven weeks after completion
**Canley Depot, Coventry (£41m, NEC4 Option C)**
* 214 compensation events, pain share turned into gain share
**Tettenhall Extra Care Village (£12m, JCT Intermediate)**
* Cost plan, tender, post-contract for the client
# Education and Memberships
MRICS, 2014
BSc (Hons) Quantity Surveying, 2:1, University of Wolverhampton, 2006 – 2010
# Interests
Allotment, Sunday league referee, school governor
`,
  }),
  cv('a06-gb-profile-export', 'pdf', 'en', 'GB', {
    names: ['Catrin Haf Bellis', 'Catrin Bellis'],
    email: 'catrin.bellis@aireside.example',
    city: 'Wakefield',
    headline: 'Head of Customer Insight at Loomhouse | Pricing, CRM and people who hate dashboards',
    languages: ['Welsh', 'English', 'German'],
    jobs: [
      'Head of Customer Insight | Loomhouse | Leeds | 2024-01 | now',
      'Customer Insight Manager | Loomhouse | Leeds | 2021-03 | 2023-12',
      'Senior CRM Analyst | Yorkshire Mutual Energy | Bradford | 2018-06 | 2021-02',
      'CRM Analyst | Yorkshire Mutual Energy | Bradford | 2016-09 | 2018-05',
      'Marketing Assistant | Clwyd Garden Centres | Ruthin | 2014-07 | 2016-08',
    ],
    page: `
**Contact**
catrin.bellis@aireside.example
www.linkedin.com/in/catrin-bellis-insight (LinkedIn)
**Top Skills**
Customer Segmentation
Price Elasticity
SQL
**Languages**
Welsh (Native or Bilingual)
English (Native or Bilingual)
German (Limited Working)
**Certifications**
MRS Advanced Certificate
Braze Certified Marketer
! Catrin Haf Bellis
Head of Customer Insight at Loomhouse | Pricing, CRM and people who hate dashboards
~ Wakefield, England, United Kingdom
# Summary
I find out why customers leave and what it would have cost to keep them. Team of nine analysts and two researchers.
# Experience
## Loomhouse
5 years 9 months
**Head of Customer Insight**
January 2024 - Present (2 years 11 months)
Leeds, England, United Kingdom
**Customer Insight Manager**
March 2021 - December 2023 (2 years 10 months)
Leeds, England, United Kingdom
Built the loyalty scheme with 1.4m members.
## Yorkshire Mutual Energy
4 years 6 months
**Senior CRM Analyst**
June 2018 - February 2021 (2 years 9 months)
Bradford
**CRM Analyst**
September 2016 - May 2018 (1 year 9 months)
Bradford
## Clwyd Garden Centres
**Marketing Assistant**
July 2014 - August 2016 (2 years 2 months)
Ruthin, Wales, United Kingdom
# Education
**Bangor University**
BA (Hons), Psychology with Business · (2011 - 2014)
**Ysgol Brynhyfryd**
A Levels · (2004 - 2011)
~ Page 1 of 1
`,
  }),
  cv('a07-gb-functional', 'rtf', 'en', 'GB', {
    names: ['Lorraine Hesketh'],
    email: 'lorraine.hesketh@pennineway.example',
    phone: '0161 496 0733',
    city: 'Oldham',
    languages: [],
    jobs: [
      'Volunteer Treasurer | Saddleworth Community Kitchen | | 2022 | now',
      'Office Manager | Greenfield Joinery Ltd | Oldham | 2009 | 2020',
      'Payroll Administrator | Medlock Textiles plc | Ashton-under-Lyne | 2001 | 2009',
      'Purchase Ledger Clerk | Medlock Textiles plc | Ashton-under-Lyne | 1997 | 2001',
    ],
    aside: [0],
    page: `
! Lorraine Hesketh
~ 52 Hollins Bank, Oldham OL4 · Tel: 0161 496 0733 · lorraine.hesketh@pennineway.example
# Personal Profile
Office and payroll professional returning to work after caring for both parents. Calm, numerate and not easily hurried. Available at once, full or part time, within ten miles of Oldham.
# Key Skills
**Payroll and accounts**
* Weekly and monthly payroll for up to 310 people, auto-enrolment, P11Ds and year end
* Purchase and sales ledgers, VAT returns under MTD, bank reconciliations
* Sage 50, Xero, BrightPay
**Running an office**
* Set up the filing, the phones and the ordering of a firm that grew from 6 to 38 staff
* Negotiated van leases and insurance, saving £17,000 a year
* Minutes, diaries, travel, visitors
**People**
* Recruited and trained four apprentices, all of whom stayed
* First aider and fire marshal
# Career History
Volunteer Treasurer, Saddleworth Community Kitchen, 2022 – present
Full-time carer, 2020 – 2025
Office Manager, Greenfield Joinery Ltd, Oldham, 2009 – 2020
Payroll Administrator, Medlock Textiles plc, Ashton-under-Lyne, 2001 – 2009
Purchase Ledger Clerk, Medlock Textiles plc, Ashton-under-Lyne, 1997 – 2001
# Qualifications
CIPP Payroll Technician Certificate, 2005
AAT Level 3, Oldham College, 1999
8 GCSEs including Maths and English
# References
Supplied on request
`,
  }),
  cv('a08-gb-chef-cover-note', 'odt', 'en', 'GB', {
    names: ['Fergus MacAulay', 'Fergus I. MacAulay'],
    email: 'fergus@macaulaycooks.example',
    phone: '07700 900564',
    city: 'Oban',
    headline: 'Head Chef',
    languages: ['English', 'Scottish Gaelic', 'French'],
    jobs: [
      'Head Chef | The Lismore Larder | Oban | 2022-03 | now',
      'Sous Chef | Kerrera House Hotel | Oban | 2019-02 | 2021-11',
      'Chef de Partie | Bistrot du Vieux Quai | Quimper | 2017-05 | 2018-10',
      'Commis Chef | Restaurant Nine Mile Burn | Edinburgh | 2014-09 | 2017-04',
    ],
    page: `
Fergus MacAulay
4 Glencruitten Brae
Oban PA34
^ 2 November 2026
^ Dear Ms Sutherland,
I saw your advertisement for an Executive Chef at the Craigdarroch Estate and would like to be considered. I have run a kitchen of seven for four years and kept our two rosettes through a change of owner. I know the estate's venison well, as I have been buying it since 2022.
My CV is below. I can start after Hogmanay and would be glad to cook for you before then.
Yours sincerely,
Fergus MacAulay
! Fergus I. MacAulay
Head Chef
= Mobile\t07700 900564
= Email\tfergus@macaulaycooks.example
= Home\tOban, Argyll
**Experience**
**The Lismore Larder, Oban** — Head Chef, March 2022 to the present day
40 covers, two AA rosettes, GP 71%. Menus change with the boats.
**Kerrera House Hotel, Oban** — Sous Chef, February 2019 to November 2021
Breakfast to banqueting, up to 160 for weddings. Furloughed March to July 2020.
**Bistrot du Vieux Quai, Quimper, France** — Chef de Partie, May 2017 to October 2018
Fish and sauce sections.
**Restaurant Nine Mile Burn, Edinburgh** — Commis Chef, September 2014 to April 2017
**Training**
SVQ Level 3 Professional Cookery, Edinburgh, 2016
Level 4 Food Safety Management, 2023
**Languages**
English, Scottish Gaelic, French (kitchen standard and then some)
**Out of the kitchen**
Shinty, sea kayak, bees
`,
  }),
  cv('a09-us-software', 'pdf', 'en', 'US', {
    names: ['Marisol Quintero-Hale'],
    email: 'marisol@qhale.example',
    phone: '(303) 555-0162',
    city: 'Fort Collins',
    languages: [],
    jobs: [
      'Staff Software Engineer | Brightwater Metering, Inc. | Fort Collins, CO | 2024-07 | now',
      'Senior Software Engineer | Brightwater Metering, Inc. | Fort Collins, CO | 2021-04 | 2024-07',
      'Software Engineer II | Pronghorn Logistics | Denver, CO | 2018-08 | 2021-03',
      'Software Engineer | Pronghorn Logistics | Denver, CO | 2016-06 | 2018-08',
      'Software Engineering Intern | Sandhill Labs | Boulder, CO | 2015-05 | 2015-08',
    ],
    aside: [4],
    page: `
> **MARISOL QUINTERO-HALE**
> Fort Collins, CO | (303) 555-0162 | marisol@qhale.example | github.com/mqhale-made-up
# SKILLS
**Languages:** Go, Rust, Python, TypeScript
**Infrastructure:** Kubernetes, Kafka, Postgres, Terraform, AWS
# EXPERIENCE
**Brightwater Metering, Inc.** \tFort Collins, CO
Staff Software Engineer \tJul 2024 – Present
* Set the direction for ingestion of 9B meter readings a day; cut cost per reading by 44%
* Chair of the design review, mentor to six engineers
Senior Software Engineer \tApr 2021 – Jul 2024
* Replaced nightly batch with streaming (Kafka, Go)
* On-call lead; pages per week down from 31 to 4
**Pronghorn Logistics** \tDenver, CO
Software Engineer II \tAug 2018 – Mar 2021
* Route optimizer used by 2,300 drivers
Software Engineer \tJun 2016 – Aug 2018
* Driver app back end in Python and Django
**Sandhill Labs** \tBoulder, CO
Software Engineering Intern \tMay 2015 – Aug 2015
# EDUCATION
**Colorado State University** \tFort Collins, CO
B.S. in Computer Science, minor in Hydrology, GPA 3.7 \tMay 2016
# PATENTS AND TALKS
US patent pending 63/555,014, "Deduplication of late meter readings"
"Late is not lost", Front Range Streaming Days, 2025
`,
  }),
  cv('a10-us-dental-hygienist', 'docx', 'en', 'US', {
    names: ['Danielle Renee Thibodeaux', 'Danielle R. Thibodeaux', 'Danielle Thibodeaux'],
    email: 'dani.thibodeaux@bayoumail.example',
    phone: '337-555-0119',
    city: 'Lafayette',
    headline: 'Registered Dental Hygienist',
    languages: ['English', 'Spanish'],
    jobs: [
      'Lead Dental Hygienist | Cypress Family Dental | Lafayette, LA | 2020-06 | now',
      'Dental Hygienist | Acadian Periodontics | Lafayette, LA | 2015-01 | 2020-03',
      'Temporary Hygienist | SmileStaff Temps | | 2014-06 | 2014-12',
      'Dental Assistant | Dr. Paul Arceneaux, DDS | Breaux Bridge, LA | 2009-08 | 2012-05',
    ],
    page: `
! Danielle R. Thibodeaux, RDH, BS
> Registered Dental Hygienist
|| 5 12
| **CONTACT**\\Lafayette, LA 70503\\337-555-0119\\dani.thibodeaux@bayoumail.example\\**LICENSES**\\Louisiana RDH #55501\\Local anesthesia permit\\Nitrous oxide\\BLS (exp. 04/2028)\\**SKILLS**\\Dentrix\\Eaglesoft\\Intraoral scanning\\Laser therapy\\**LANGUAGES**\\English\\Spanish | **WORK EXPERIENCE**\\**Lead Dental Hygienist**\\Cypress Family Dental, Lafayette, LA\\06/2020 – Present\\Eight patients a day, perio protocol for four hygienists, ordering, recall up from 61% to 83%\\**Dental Hygienist**\\Acadian Periodontics, Lafayette, LA\\01/2015 – 03/2020\\Scaling and root planing, implant maintenance, surgical assisting\\**Temporary Hygienist**\\SmileStaff Temps\\06/2014 – 12/2014\\Short assignments in eleven offices across Acadiana\\**Dental Assistant**\\Dr. Paul Arceneaux, DDS, Breaux Bridge, LA\\08/2009 – 05/2012\\**EDUCATION**\\B.S. Dental Hygiene, University of Louisiana at Monroe, 2014\\Dental Assisting Certificate, South Louisiana Community College, 2009\\**VOLUNTEERING**\\Mission of Mercy free clinic, every spring since 2016
~ Full legal name: Danielle Renee Thibodeaux
`,
  }),
  cv('a11-us-driver-no-headings', 'txt', 'en', 'US', {
    names: ['Earl Dwayne Pickett', 'Earl Pickett', 'Dwayne Pickett', 'E. Dwayne Pickett'],
    email: 'edpickett62@ozarkline.example',
    phone: '417-555-0188',
    city: 'Rolla',
    languages: [],
    jobs: [
      'Driver Trainer | Gasconade Freight Lines | Rolla, MO | 2017-03 | now',
      'Company Driver | Gasconade Freight Lines | Rolla, MO | 2011-05 | 2017-03',
      'Owner Operator | Self | | 2004-08 | 2011-04',
      'Dump Truck Driver | Phelps County Road Dept | Rolla, MO | 1998-06 | 2004-07',
      'Motor Transport Operator | US Army | Fort Campbell, KY | 1994-02 | 1998-02',
    ],
    page: `
E. Dwayne Pickett (Earl Dwayne)
1180 County Rd 5550
Rolla, Missouri 65401
417-555-0188 cell
edpickett62@ozarkline.example

CDL Class A, doubles/triples, tanker, hazmat. TWIC. Med card good to 8-2027.
2.6 million miles with no preventable accident.

3/17 to present
Gasconade Freight Lines, Rolla, MO
Driver Trainer
I take new drivers out for five weeks and sign them off, 83 so far. Also the safety meeting once a month.

5/11 to 3/17
Gasconade Freight Lines, Rolla, MO
Company Driver
48 states, reefer and dry van. Driver of the year 2014.

8/04 to 4/11
Self
Owner Operator
Leased on flatbed, mostly lumber and steel. Sold the truck when fuel went up.

6/98 to 7/04
Phelps County Road Dept, Rolla, MO
Dump Truck Driver
Plow in winter.

2/94 to 2/98
US Army, Fort Campbell, KY
Motor Transport Operator
Honorable discharge, E-4.

Rolla High School, class of 1993

Talk to: Butch Lindqvist, terminal manager, 417-555-0190
`,
  }),
  cv('a12-us-federal-resume', 'rtf', 'en', 'US', {
    names: ['Winston Akira Tsosie', 'Winston A. Tsosie', 'Winston Tsosie'],
    email: 'wtsosie@mesamail.example',
    phone: '505-555-0134',
    city: 'Farmington',
    languages: ['English', 'Navajo', 'Japanese'],
    jobs: [
      'Supervisory Archaeologist | Bureau of Land Management, Farmington Field Office | Farmington, NM | 2021-08 | now',
      'Archaeologist | Bureau of Land Management, Farmington Field Office | Farmington, NM | 2016-10 | 2021-08',
      'Crew Chief | Chaco Heritage Consultants LLC | Durango, CO | 2013-03 | 2016-09',
      'Archaeological Technician (Seasonal) | National Park Service, Mesa Verde National Park | Mesa Verde, CO | 2012-05 | 2012-10',
    ],
    page: `
**TSOSIE, Winston Akira**
2907 Pinon Hills Loop, Farmington, NM 87401
Phone: 505-555-0134
Email: wtsosie@mesamail.example
Citizenship: United States
Veterans' preference: none
Highest grade held: GS-12
# WORK EXPERIENCE
**Supervisory Archaeologist**, GS-0193-12
Bureau of Land Management, Farmington Field Office
Farmington, NM
08/15/2021 to Present
Hours per week: 40
Supervisor: Gail Ortega (505-555-0140), may be contacted
* Supervises five archaeologists and the Section 106 program for 1.4 million acres
* Tribal consultation with 26 nations
* Reviews about 900 undertakings a year
^ **Archaeologist**, GS-0193-09/11
Bureau of Land Management, Farmington Field Office
Farmington, NM
10/02/2016 to 08/14/2021
Hours per week: 40
* Surveys, site monitoring, ARPA investigations
^ **Crew Chief**
Chaco Heritage Consultants LLC
Durango, CO
03/2013 to 09/2016
Hours per week: 45
* Led crews of four to eight on pipeline and transmission surveys
^ **Archaeological Technician (Seasonal)**, GS-0102-05
National Park Service, Mesa Verde National Park
Mesa Verde, CO
05/2012 to 10/2012
Hours per week: 40
# EDUCATION
Northern Arizona University, Flagstaff, AZ
M.A. Anthropology, 12/2012, 36 semester hours, GPA 3.9
Fort Lewis College, Durango, CO
B.A. Anthropology, 05/2010
# LANGUAGE SKILLS
English: spoken, written, read – advanced
Navajo: spoken – advanced
Japanese: spoken – novice
# JOB-RELATED TRAINING
Section 106 Advanced Seminar (2018), Supervision Essentials (2022), Wilderness First Responder
`,
  }),
  cv('a13-ie-medical-device', 'docx', 'en', 'IE', {
    names: ['Caoimhe Ní Fhlatharta', "Keeva O'Flaherty", 'Caoimhe (Keeva) Ní Fhlatharta'],
    email: 'caoimhe.nif@corribmail.example',
    phone: '020 915 5501',
    city: 'Oranmore',
    headline: 'Quality Engineer – Class III Devices',
    languages: ['Irish', 'English'],
    jobs: [
      'Senior Quality Engineer | Tirnanog Vascular | Galway | 2023-01 | now',
      'Quality Engineer | Tirnanog Vascular | Galway | 2019-09 | 2022-06',
      'Validation Engineer (12-month contract) | Slaney Orthopaedics | Wexford | 2018-08 | 2019-07',
      'Process Technician | Atlantic Catheter Company | Ballinasloe | 2013-06 | 2017-08',
    ],
    page: `
! Caoimhe Ní Fhlatharta
> (Keeva O'Flaherty in English)
> Quality Engineer – Class III Devices
> Oranmore, Co. Galway | 020 915 5501 | caoimhe.nif@corribmail.example
# Experience
Senior Quality Engineer, Tirnanog Vascular, Galway \tJan '23 – to date
* Design transfer of a drug-coated balloon, ISO 13485 and MDR
* Leads CAPA board; overdue CAPAs from 27 to 0
^ Maternity and parental leave \tJul '22 – Dec '22
^ Quality Engineer, Tirnanog Vascular, Galway \tSep '19 – Jun '22
* IQ/OQ/PQ, Gage R&R, supplier audits in Costa Rica and Germany
^ Validation Engineer (12-month contract), Slaney Orthopaedics, Wexford \tAug '18 – Jul '19
* Cleanroom move, 44 validations on time
^ Full-time student \tSep '17 – Jul '18
^ Process Technician, Atlantic Catheter Company, Ballinasloe \tJun '13 – Aug '17
* Extrusion and tipping, shift lead from 2016
# Education
|| 10 4
| H.Dip. in Science, Medical Device Quality, ATU Galway | 2018
| BSc in Applied Physics, NUI Galway | 2013
| Leaving Certificate, Coláiste Chroí Mhuire, An Spidéal | 2009
# Skills
Minitab (Green Belt), Windchill, TrackWise, EU MDR, FDA 21 CFR 820
# Languages
Irish (first language), English (fluent)
# Interests
Currach rowing, sean-nós singing
`,
  }),
  cv('a14-in-test-lead', 'doc', 'en', 'IN', {
    names: ['Venkataraman Subramanian Iyer', 'V. S. Iyer', 'Venkataraman S. Iyer', 'Venkataraman Iyer'],
    email: 'venkat.iyer.qa@cauverymail.example',
    phone: '+91 99555 01427',
    city: 'Coimbatore',
    languages: ['Tamil', 'English', 'Hindi', 'Kannada'],
    jobs: [
      'Test Lead | Nilgiri Infosystems Pvt. Ltd. | Coimbatore | 2021-11 | now',
      'Senior Test Engineer | Kaveri Softech India Ltd. | Bengaluru | 2017-07 | 2021-10',
      'Test Engineer | Zenodot Technologies | Chennai | 2014-08 | 2017-06',
    ],
    page: `
> **RESUME**
**VENKATARAMAN S. IYER**
Mobile: +91 99555 01427
E-mail: venkat.iyer.qa@cauverymail.example
# CAREER OBJECTIVE
To obtain a challenging position in a growing organisation where my skills in test automation will be utilised to the fullest.
# PROFESSIONAL SUMMARY
* 12+ years of experience in manual and automation testing in banking and insurance domains
* Hands-on in Selenium, REST Assured, Cucumber, JMeter
* ISTQB Advanced Level Test Manager
# WORK EXPERIENCE
|| 1 6 5 5
| S.No | Organisation | Designation | Duration
| 1 | Nilgiri Infosystems Pvt. Ltd., Coimbatore | Test Lead | Nov-2021 to till date
| 2 | Kaveri Softech India Ltd., Bengaluru | Senior Test Engineer | Jul-2017 to Oct-2021
| 3 | Zenodot Technologies, Chennai | Test Engineer | Aug-2014 to Jun-2017
# PROJECT DETAILS
**Project #1: Policy Administration Modernisation**
= Client\tNorthgate Life, UK
= Team size\t14
= Role\tTest planning, framework design, daily defect triage
= Tools\tSelenium 4, TestNG, Jenkins, Jira
**Project #2: Retail Internet Banking**
= Client\tBank of the Deccan
= Team size\t22
= Role\tAutomation of regression suite (1,850 cases)
= Tools\tUFT, ALM
# EDUCATIONAL QUALIFICATION
|| 6 7 3 3
| Course | Institution | Year | Percentage
| B.E. (ECE) | Coimbatore Institute of Engineering | 2014 | 78.4
| HSC | Sri Avinashi Matric. Hr. Sec. School | 2010 | 91.2
# PERSONAL DETAILS
= Name\tVenkataraman Subramanian Iyer
= Father's Name\tSubramanian R. Iyer
= Date of Birth\t17-05-1993
= Marital Status\tMarried
= Languages Known\tTamil, English, Hindi, Kannada
= Address\t12/4, Sai Baba Colony, 3rd Cross, Coimbatore – 641 011
# DECLARATION
I hereby declare that the above furnished details are true to the best of my knowledge.
Place: Coimbatore
Date: \t(Venkataraman S. Iyer)
`,
  }),
  cv('a15-de-de-ingenieur', 'pdf', 'de', 'DE', {
    names: ['Hannes Wojciech Pietrowski', 'Hannes Pietrowski', 'Hannes W. Pietrowski'],
    email: 'hannes.pietrowski@ruhrkonto.example',
    phone: '0152 28817386',
    city: 'Hattingen',
    headline: 'Projektleiter Anlagenbau (Dipl.-Ing. FH)',
    languages: ['Deutsch', 'Polnisch', 'Englisch'],
    jobs: [
      'Konstrukteur | Schürmann Fördertechnik GmbH | Bochum | 2004-10 | 2009-03',
      'Projektingenieur | Halbach Kokereitechnik GmbH & Co. KG | Essen | 2009-04 | 2014-12',
      'Projektleiter | Halbach Kokereitechnik GmbH & Co. KG | Essen | 2015-01 | 2022-06',
      'Freiberuflicher Bauleiter | Selbstständig | | 2022-10 | 2023-12',
      'Projektleiter Anlagenbau | Lennebrück Wasserstoff AG | Hagen | 2024-02 | now',
    ],
    page: `
> **Hannes W. Pietrowski**
> Projektleiter Anlagenbau (Dipl.-Ing. FH)
~ Bredenscheider Hang 41 · 45525 Hattingen · 0152 28817386 · hannes.pietrowski@ruhrkonto.example
# Zur Person
Hannes Wojciech Pietrowski, geboren am 9.12.1978 in Kattowitz, deutscher Staatsangehöriger, verheiratet
# Schule und Studium
1985 – 1998\tGrundschule und Gymnasium in Witten, Abitur
1998 – 1999\tZivildienst, Seniorenzentrum Witten-Annen
1999 – 2004\tMaschinenbau, Fachhochschule Bochum, Dipl.-Ing. (FH), Note 1,9
# Beruflicher Werdegang
10/2004 – 03/2009\t**Konstrukteur**
\tSchürmann Fördertechnik GmbH, Bochum
\tBandanlagen, Festigkeitsnachweise, SolidWorks
04/2009 – 12/2014\t**Projektingenieur**
\tHalbach Kokereitechnik GmbH & Co. KG, Essen
\tAngebote, Montageplanung, Inbetriebnahmen in Indien und Brasilien
01/2015 – 06/2022\t**Projektleiter**
\tHalbach Kokereitechnik GmbH & Co. KG, Essen
\tBudgets bis 32 Mio. €, zwei Ofenbatterien schlüsselfertig
07/2022 – 09/2022\tPflege eines Angehörigen
10/2022 – 12/2023\t**Freiberuflicher Bauleiter**
\tSelbstständig
\tStillstände in zwei Raffinerien
seit 02/2024\t**Projektleiter Anlagenbau**
\tLennebrück Wasserstoff AG, Hagen
\tElektrolyse 20 MW, Genehmigung nach BImSchG, Team von elf
# Kenntnisse
PMP (2016), MS Project, Primavera, VOB/B, SCC-Führungskräfte
# Sprachen
Deutsch und Polnisch (zweisprachig aufgewachsen), Englisch (verhandlungssicher)
Hattingen, im November 2026
`,
  }),
  cv('a16-de-ch-pflege-spitex', 'docx', 'de', 'CH', {
    names: ['Selina Caduff'],
    email: 'selina.caduff@plessurmail.example',
    phone: '+41 79 555 01 38',
    city: 'Chur',
    languages: ['Rätoromanisch', 'Deutsch', 'Italienisch'],
    jobs: [
      'Teamleiterin Spitex | Spitex Calanda | Chur | 2022-05 | now',
      'Dipl. Pflegefachfrau HF | Spitex Calanda | Chur | 2018-11 | 2022-04',
      'Dipl. Pflegefachfrau HF | Regionalspital Foppa | Ilanz | 2014-09 | 2018-03',
      'Fachfrau Gesundheit EFZ | Alterszentrum Sursassiala | Disentis | 2011-08 | 2012-08',
      'Ausbildung Fachfrau Gesundheit EFZ | Alterszentrum Sursassiala | Disentis | 2008-08 | 2011-07',
    ],
    aside: [4],
    page: `
|| 6 11
| **Selina Caduff**\\Loëweg 19\\7000 Chur\\+41 79 555 01 38\\selina.caduff@plessurmail.example\\Geb. 21. März 1992\\Bürgerin von Lumnezia GR\\**Sprachen**\\Rätoromanisch (Muttersprache)\\Deutsch (C2)\\Italienisch (B2)\\**IT**\\Perigon, RAI-HC, Office 365\\**Freizeit**\\Skitouren, Chor | **Lebenslauf**\\**Berufserfahrung**\\**Teamleiterin Spitex**, 80 %\\Spitex Calanda, Chur\\Mai 2022 bis heute\\17 Mitarbeitende, Einsatzplanung, Bedarfsabklärung, Qualitätszirkel\\**Dipl. Pflegefachfrau HF**, 90 %\\Spitex Calanda, Chur\\Nov. 2018 bis April 2022\\Fallführung, Wundexpertise, Tagesverantwortung\\**Dipl. Pflegefachfrau HF**, 100 %\\Regionalspital Foppa, Ilanz\\Sept. 2014 bis März 2018\\Chirurgie und Notfall\\**Fachfrau Gesundheit EFZ**\\Alterszentrum Sursassiala, Disentis\\Aug. 2011 bis Aug. 2012\\**Aus- und Weiterbildung**\\CAS Führung in der Pflege, 2023\\Pflege HF, Bildungszentrum Gesundheit Chur, 2012 bis 2014\\Ausbildung Fachfrau Gesundheit EFZ, Alterszentrum Sursassiala, Disentis, Aug. 2008 bis Juli 2011
Reise durch Kanada: April bis Oktober 2018
`,
  }),
  cv('a17-fr-fr-comptable', 'docx', 'fr', 'FR', {
    names: ['Maëlle Kerdoncuff', 'Maëlle Kerdoncuff (née Le Bihan)'],
    email: 'maelle.kerdoncuff@penfeld.example',
    phone: '06 39 98 14 27',
    city: 'Brest',
    headline: 'Responsable comptable',
    languages: ['Français', 'Anglais', 'Breton'],
    jobs: [
      'Responsable comptable | Armor Viviers SAS | Brest | 2020-09 | now',
      'Comptable unique (CDD) | Association Les Abers Solidaires | Plouguerneau | 2019-10 | 2020-08',
      'Collaboratrice comptable | Cabinet Tanguy & Morvan | Quimper | 2012-09 | 2018-12',
      'Assistante comptable en alternance | Cabinet Tanguy & Morvan | Quimper | 2010-09 | 2012-08',
    ],
    aside: [3],
    page: `
Maëlle KERDONCUFF (née Le Bihan)
7 rue de la Porte, 29200 Brest
06 39 98 14 27
maelle.kerdoncuff@penfeld.example
38 ans, permis B
> **Responsable comptable**
# EXPÉRIENCES
|| 4 13
| Depuis sept. 2020 | **Responsable comptable** – Armor Viviers SAS, Brest\\Équipe de quatre personnes, clôtures mensuelles, liasse fiscale, passage à la facture électronique, relation avec le commissaire aux comptes
| Oct. 2019 à août 2020 | **Comptable unique (CDD)** – Association Les Abers Solidaires, Plouguerneau\\Remplacement d'un congé maternité, suivi des subventions
| 2019 | Congé parental puis bilan de compétences
| Sept. 2012 à déc. 2018 | **Collaboratrice comptable** – Cabinet Tanguy & Morvan, Quimper\\Portefeuille de 55 dossiers BIC et BA, TVA, bilans
| Sept. 2010 à août 2012 | **Assistante comptable en alternance** – Cabinet Tanguy & Morvan, Quimper
# FORMATIONS
|| 4 13
| 2012 | DCG, Lycée Chaptal, Quimper
| 2009 | BTS Comptabilité, Lycée Kerneuzec, Quimperlé
# LOGICIELS
Sage 100, Cegid Loop, Excel (tableaux croisés, Power Query)
# LANGUES
Français : langue maternelle
Anglais : courant à l'écrit
Breton : notions
# LOISIRS
Voile, fest-noz, trésorière du club nautique
`,
  }),
  cv('a18-fr-be-logistique', 'pdf', 'fr', 'BE', {
    names: ['Jean-Luc Mbuyi Delvaux', 'Jean-Luc Delvaux', 'Jean-Luc Mbuyi'],
    email: 'jl.delvaux@sambremail.example',
    phone: '+32 470 55 01 83',
    city: 'Charleroi',
    headline: "Responsable d'exploitation transport",
    languages: ['Français', 'Néerlandais', 'Lingala', 'Anglais'],
    jobs: [
      "Responsable d'exploitation | Transports Gillard & Fils SA | Fleurus | 2021-01 | now",
      'Dispatcher international | Transports Gillard & Fils SA | Fleurus | 2016-03 | 2020-12',
      'Dispatcher | Hainaut Express Logistics | Gosselies | 2013-05 | 2016-02',
      'Magasinier (intérim) | Randaxe Intérim | Charleroi | 2012-02 | 2013-04',
    ],
    page: `
! Jean-Luc Mbuyi Delvaux
> Responsable d'exploitation transport
= GSM\t+32 470 55 01 83
= Courriel\tjl.delvaux@sambremail.example
= Domicile\tRue du Beffroi 66 bte 2, 6000 Charleroi
= Naissance\tKinshasa, 30/01/1986
= Nationalité\tbelge
# Parcours professionnel
## Transports Gillard & Fils SA – Fleurus
**Responsable d'exploitation** \t01/2021 – à ce jour
* 48 tracteurs, 6 dispatchers, horaires et temps de repos
* Passage de 12 véhicules au GNL puis de 5 à l'électrique
**Dispatcher international** \t03/2016 – 12/2020
* Lignes Bénélux – Italie – Espagne, bourse de fret
## Hainaut Express Logistics – Gosselies
**Dispatcher** \t05/2013 – 02/2016
* Messagerie de nuit, 22 tournées
## Randaxe Intérim – Charleroi
**Magasinier (intérim)** \t02/2012 – 04/2013
* Missions dans quatre entrepôts, brevet cariste
# Études
Bachelier en gestion du transport et logistique, Haute École de la Sambre, 2008 – 2011
CESS, Athénée royal de Marchienne, 2006
Certificat de capacité professionnelle transport de marchandises, 2019
# Connaissances linguistiques
|| 5 5
| Français | langue maternelle
| Néerlandais | B2
| Lingala | courant
| Anglais | B1
# Divers
Permis B et C, TMS Transporeon, AS/400
`,
  }),
  cv('a19-es-es-cover-note', 'odt', 'es', 'ES', {
    names: [
      'María Begoña Larrañaga Soto',
      'Begoña Larrañaga Soto',
      'Begoña Larrañaga',
      'María Begoña Larrañaga',
    ],
    email: 'begona.larranaga@nervionmail.example',
    phone: '600 555 014',
    city: 'Getxo',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Jefa de recepción | Hotel Punta Galea | Getxo | 2019-06 | now',
      'Recepcionista | Hotel Abra Berri | Bilbao | 2014-03 | 2019-05',
      'Agente de viajes | Viajes Itxasalde | Bilbao | 2007-10 | 2012-12',
      'Prácticas de recepción | Parador de Argandoña | Vitoria-Gasteiz | 2007-03 | 2007-06',
    ],
    aside: [3],
    page: `
Getxo, 5 de noviembre de 2026
Estimado señor Uriarte:
Le escribo por el puesto de subdirectora de alojamiento que publicaron la semana pasada. Llevo siete años al frente de una recepción de nueve personas y conozco bien la temporada alta de la costa. Adjunto mi currículum a continuación.
Un cordial saludo,
Begoña Larrañaga
^ **CURRÍCULUM VÍTAE**
= Apellidos\tLarrañaga Soto
= Nombre\tMaría Begoña
= Dirección\tAvenida de los Tamarindos 23, 2.º B, 48992 Getxo (Bizkaia)
= Móvil\t600 555 014
= Correo\tbegona.larranaga@nervionmail.example
# Experiencia laboral
**Jefa de recepción**, Hotel Punta Galea, Getxo
De junio de 2019 a la actualidad
* Equipo de nueve personas, turnos, cierre diario, grupos
* Cambio de PMS a Opera Cloud
**Recepcionista**, Hotel Abra Berri, Bilbao
De marzo de 2014 a mayo de 2019
* Turno de noche los dos primeros años
**Agente de viajes**, Viajes Itxasalde, Bilbao
De octubre de 2007 a diciembre de 2012
* Empresas y congresos; la agencia cerró
**Prácticas de recepción**, Parador de Argandoña, Vitoria-Gasteiz
De marzo a junio de 2007
# Formación
Diplomatura en Turismo, Universidad de Deusto, 2004 – 2007
Curso de gestión hotelera (300 h), Lanbide, 2013
# Idiomas
Castellano: lengua materna
Euskera: C1 (EGA)
Inglés: B2
# Otros datos
Carné de conducir B. Disponibilidad para viajar.
`,
  }),
  cv('a20-it-it-operaio', 'doc', 'it', 'IT', {
    names: ['Salvatore Gennaro Iovinella', 'Salvatore Iovinella'],
    email: 'salvatore.iovinella@volturno.example',
    phone: '333 555 0176',
    city: 'Sassuolo',
    languages: ['Italiano', 'Spagnolo'],
    jobs: [
      'Capoturno reparto presse | Ceramiche Valdisecchia S.p.A. | Fiorano Modenese | 2018-01 | now',
      'Addetto presse e forni | Ceramiche Valdisecchia S.p.A. | Fiorano Modenese | 2010-05 | 2017-12',
      'Carrellista (contratto di somministrazione) | Emilavoro S.r.l. | Modena | 2008-09 | 2010-04',
      'Muratore | Impresa Edile F.lli Pagnozzi | Caserta | 2003 | 2008',
    ],
    page: `
> **CURRICULUM VITAE**
**Dati personali**
|| 5 11
| Cognome e nome | IOVINELLA SALVATORE GENNARO
| Luogo e data di nascita | Santa Maria Capua Vetere (CE), 19/09/1984
| Residenza | Via Radici in Piano 205, 41049 Sassuolo (MO)
| Cellulare | 333 555 0176
| E-mail | salvatore.iovinella@volturno.example
| Patente | B, automunito
^ **Esperienze lavorative**
|| 5 11
| da gennaio 2018 ad oggi | Ceramiche Valdisecchia S.p.A., Fiorano Modenese\\**Capoturno reparto presse**\\Coordinamento di 12 addetti su tre turni, cambi formato, sicurezza
| maggio 2010 – dicembre 2017 | Ceramiche Valdisecchia S.p.A., Fiorano Modenese\\**Addetto presse e forni**
| settembre 2008 – aprile 2010 | Emilavoro S.r.l., Modena\\**Carrellista (contratto di somministrazione)**\\Magazzini ceramici del comprensorio
| 2003 – 2008 | Impresa Edile F.lli Pagnozzi, Caserta\\**Muratore**
^ **Istruzione e corsi**
|| 5 11
| 2003 | Diploma di perito meccanico, ITIS Caserta
| 2019 | Corso preposti alla sicurezza
| 2009, agg. 2024 | Patentino carrello elevatore
^ **Lingue**
Italiano (madrelingua), Spagnolo (scolastico)
^ Autorizzo il trattamento dei miei dati personali ai sensi del Reg. UE 2016/679.
Sassuolo, 02/11/2026 \tSalvatore Gennaro Iovinella
`,
  }),
  cv('a21-it-it-architetta', 'pdf', 'it', 'IT', {
    names: ['Ludovica Ansaldi Brero', 'Ludovica Ansaldi'],
    email: 'ludovica@ansaldibrero.example',
    phone: '+39 347 555 0121',
    city: 'Cuneo',
    headline: 'Architetta | restauro e riuso',
    languages: ['Italiano', 'Francese', 'Inglese'],
    jobs: [
      'Architetta libera professionista | Studio Ansaldi Brero | Cuneo | 2020-02 | now',
      'Docente a contratto | Politecnico di Torino | Torino | 2022-10 | 2024-09',
      'Architetta collaboratrice | Gramaglia Associati | Torino | 2014-11 | 2020-01',
      'Architecte junior | Atelier Roubion | Nice | 2013-02 | 2014-08',
      'Tirocinio | Soprintendenza di Torino | Torino | 2012-03 | 2012-07',
    ],
    aside: [4],
    page: `
! Arch. Ludovica Ansaldi Brero
Architetta | restauro e riuso
~ Cuneo · +39 347 555 0121 · ludovica@ansaldibrero.example · Ordine degli Architetti di Cuneo n. 5551
# PROFILO
Lavoro sulle cose che ci sono già: cascine, caserme, una filanda. Dirigo i cantieri di persona e scrivo capitolati che gli artigiani leggono.
# ESPERIENZA
**Architetta libera professionista** | Studio Ansaldi Brero, Cuneo | feb. 2020 – in corso
* Riuso della ex filanda di Dronero, 3.200 mq
* Direzione lavori per sei comuni, pratiche PNRR
**Docente a contratto** | Politecnico di Torino | ott. 2022 – set. 2024
* Laboratorio di restauro, due anni accademici
**Architetta collaboratrice** | Gramaglia Associati, Torino | nov. 2014 – gen. 2020
* Progetto esecutivo, computi, BIM con Revit
**Architecte junior** | Atelier Roubion, Nice | feb. 2013 – ago. 2014
**Tirocinio** | Soprintendenza di Torino | mar. 2012 – lug. 2012
# FORMAZIONE
Laurea magistrale in Architettura per il restauro, Politecnico di Torino, 2012, 110/110 e lode
Maturità classica, Liceo Pellico, Cuneo, 2006
Abilitazione CSP/CSE, agg. 2025
# LINGUE
Italiano madrelingua, Francese C1, Inglese B2
# STRUMENTI
Revit, AutoCAD, Primus, QGIS, rilievo laser scanner
`,
  }),
  cv('a22-nl-nl-docent', 'docx', 'nl', 'NL', {
    names: [
      'Wilhelmina Johanna van der Zwaag-Postma',
      'Willemijn van der Zwaag-Postma',
      'Willemijn van der Zwaag',
      'W.J. van der Zwaag-Postma',
      'Wilhelmina Johanna van der Zwaag',
    ],
    email: 'willemijn.vdzwaag@terpmail.example',
    phone: '06 5550 1473',
    city: 'Leeuwarden',
    languages: ['Nederlands', 'Fries', 'Engels', 'Duits'],
    jobs: [
      'Teamleider onderbouw | CSG De Wadden | Dokkum | 2023-08 | now',
      'Docent Duits | CSG De Wadden | Dokkum | 2017-08 | 2023-07',
      'Docent Duits (tijdelijk) | Liudger College | Drachten | 2016-01 | 2017-07',
      'Vertaler | Tolk- en vertaalbureau Babbelaar | Groningen | 2010-09 | 2014-12',
      'Stage docent Duits | Piter Jelles Lyceum | Leeuwarden | 2015-02 | 2015-12',
    ],
    aside: [4],
    page: `
# Curriculum vitae
|| 5 11
| Achternaam | van der Zwaag-Postma
| Voornamen | Wilhelmina Johanna
| Roepnaam | Willemijn
| Adres | Harlingersingel 102, 8913 LV Leeuwarden
| Telefoon | 06 5550 1473
| E-mail | willemijn.vdzwaag@terpmail.example
| Geboren | 7 juni 1987 te Franeker
| Burgerlijke staat | gehuwd, drie kinderen
# Werkervaring
aug. 2023 – heden\t**Teamleider onderbouw**, CSG De Wadden, Dokkum
\t28 collega's, 410 leerlingen, rooster, verzuim, ouderavonden; daarnaast nog acht lesuren
aug. 2017 – juli 2023\t**Docent Duits**, CSG De Wadden, Dokkum
\tmentor havo 3, sectievoorzitter, uitwisseling met Oldenburg
jan. 2016 – juli 2017\t**Docent Duits (tijdelijk)**, Liudger College, Drachten
\tzwangerschapsvervanging, daarna verlengd
sept. 2010 – dec. 2014\t**Vertaler**, Tolk- en vertaalbureau Babbelaar, Groningen
\tDuits – Nederlands, technische handleidingen
# Stage
feb. 2015 – dec. 2015\t**Stage docent Duits**, Piter Jelles Lyceum, Leeuwarden
# Opleiding
2015\tEerstegraads lerarenopleiding Duits, Rijksuniversiteit Groningen
2005 – 2010\tDuitse taal en cultuur (BA en MA), Rijksuniversiteit Groningen
1999 – 2005\tVwo, Anna Maria van Schurman, Franeker
# Talen
Nederlands (moedertaal), Fries (moedertaal), Engels (goed), Duits (vloeiend)
# Vrije tijd
Skûtsjesilen, schaatsen, bestuur dorpsbibliotheek
`,
  }),
  cv('a23-pt-pt-enfermeiro', 'rtf', 'pt', 'PT', {
    names: [
      'Rui Miguel Falcão de Seabra',
      'Rui Seabra',
      'Rui de Seabra',
      'Rui Falcão de Seabra',
      'Rui Miguel de Seabra',
    ],
    email: 'rui.seabra.enf@mondegomail.example',
    phone: '+351 910 555 017',
    city: 'Figueira da Foz',
    headline: 'Enfermeiro especialista em reabilitação',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Enfermeiro gestor | Unidade de Cuidados Continuados de Buarcos | Figueira da Foz | 2022-04 | now',
      'Enfermeiro especialista | Centro de Reabilitação da Gândara | Tocha | 2017-10 | 2022-03',
      'Staff Nurse | Queen Philippa Hospital | Norwich | 2013-09 | 2017-07',
      'Enfermeiro (recibos verdes) | Lar de Santa Eufémia | Penela | 2012-10 | 2013-08',
    ],
    page: `
! Rui Miguel Falcão de Seabra
Enfermeiro especialista em reabilitação
= Morada:\tRua do Casal da Areia, 15, 3080-212 Figueira da Foz
= Telemóvel:\t+351 910 555 017
= E-mail:\trui.seabra.enf@mondegomail.example
= Ordem dos Enfermeiros:\tcédula 5-E-55501
# Experiência profissional
**Enfermeiro gestor**
Unidade de Cuidados Continuados de Buarcos, Figueira da Foz
abril de 2022 até ao presente
* 36 camas, 24 enfermeiros, escalas, indicadores, formação em serviço
**Enfermeiro especialista**
Centro de Reabilitação da Gândara, Tocha
outubro de 2017 a março de 2022
* Lesão medular e AVC, treino de AVD
**Staff Nurse**
Queen Philippa Hospital, Norwich, Reino Unido
setembro de 2013 a julho de 2017
* Stroke unit, Band 5 e depois Band 6
**Enfermeiro (recibos verdes)**
Lar de Santa Eufémia, Penela
outubro de 2012 a agosto de 2013
# Formação
Mestrado em Enfermagem de Reabilitação, Escola Superior de Enfermagem de Coimbra, 2019
Licenciatura em Enfermagem, Escola Superior de Enfermagem de Coimbra, 2008 – 2012
# Línguas
Português (língua materna), Inglês (C1), Francês (A2)
# Outras informações
Carta de condução B. Bombeiro voluntário. Disponível a partir de janeiro.
`,
  }),
  cv('a24-sv-se-snickare', 'pdf', 'sv', 'SE', {
    names: ['Nils Göran Emanuel Brännlund', 'Emanuel Brännlund', 'Nils Emanuel Brännlund'],
    email: 'emanuel.brannlund@norrpost.example',
    phone: '070-174 06 38',
    city: 'Skellefteå',
    headline: 'Arbetsledare bygg',
    languages: ['Svenska', 'Engelska', 'Finska'],
    jobs: [
      'Arbetsledare | Burträsk Byggpartner AB | Skellefteå | 2022-02 | now',
      'Lagbas | Burträsk Byggpartner AB | Skellefteå | 2019-04 | 2022-01',
      'Snickare | Burträsk Byggpartner AB | Skellefteå | 2015-08 | 2019-03',
      'Snickare, projektanställning | Fjellheim Entreprenør AS | Mo i Rana | 2014-05 | 2015-06',
      'Lärling | Kågedalens Trähus | Kåge | 2011-07 | 2014-04',
    ],
    aside: [4],
    page: `
! Emanuel Brännlund
> Arbetsledare bygg
> Klockarbergsvägen 8, 931 42 Skellefteå
> 070-174 06 38 · emanuel.brannlund@norrpost.example
~ Fullständigt namn: Nils Göran Emanuel Brännlund (tilltalsnamn Emanuel), född 1992
# Om mig
Snickare i grunden som hellre löser saker vid ritningsbordet än med bilmaskin. Van vid stora trästommar och korta somrar.
# Anställningar
## Burträsk Byggpartner AB, Skellefteå
2022-02 – pågående \tArbetsledare
2019-04 – 2022-01 \tLagbas
2015-08 – 2019-03 \tSnickare
* Skolor och flerbostadshus i KL-trä, upp till 26 man på plats
* Tidplan, inköp, egenkontroller, KMA, Bas-U
## Fjellheim Entreprenør AS, Mo i Rana
2014-05 – 2015-06 \tSnickare, projektanställning
* Två veckor på, två av
## Kågedalens Trähus, Kåge
2011-07 – 2014-04 \tLärling
* Yrkesbevis 2014
# Utbildning
Byggarbetsledare, YH, Umeå, distans, 2020 – 2021
Bygg- och anläggningsprogrammet, Anderstorpsgymnasiet, 2008 – 2011
# Intyg
Bas-P/Bas-U, heta arbeten, ställning 2–9 m, lift, truck A+B
# Språk
Svenska, Engelska, lite Finska
# Referenser
Lämnas gärna efter en första träff.
`,
  }),
];
