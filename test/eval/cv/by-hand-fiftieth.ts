import { BY_HAND_FIFTIETH_MORE } from './by-hand-fiftieth-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fiftieth');

/** Sixty short ones whose heads alone matter: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FIFTIETH: Sheet[] = [
  cv('01-en-au-aged-care', 'pdf', 'en', 'AU', {
    names: ['Chiamaka Eze'],
    email: 'blessedhands77@murraymail.example',
    phone: '0491 570 156',
    city: 'Mildura',
    jobs: [
      'Registered Nurse, Aged Care | Chaffey Gardens Residential Care | Mildura | 2023-03 | now',
      'Staff Nurse | St. Gerard’s Catholic Hospital | Kaduna | 2018-06 | 2022-11',
    ],
    page: `
~ Applicant summary downloaded 9 November 2026 14:02 · Job 88213 Registered Nurse (Nights) · Stage: Shortlist
|| 4 5 3 5
| Candidate | Chiamaka Eze | Source | Careers page
| Email | blessedhands77@murraymail.example | Mobile | 0491 570 156
| Suburb | Mildura VIC 3500 | Right to work | 482 visa, to 2028
| Rating | 4 of 5 | Reviewed by | Tony Barbaro
# Work
Registered Nurse, Aged Care, Chaffey Gardens Residential Care, Mildura, Mar 2023 to present
Staff Nurse, St. Gerard’s Catholic Hospital, Kaduna, Jun 2018 to Nov 2022
# Qualifications
B.NSc, Ahmadu Bello University, 2017. AHPRA registered.
`,
  }),
  cv('02-en-gb-form-catering', 'docx', 'en', 'GB', {
    names: ['Agnieszka Wrona'],
    email: 'agawrona@kettlemail.example',
    phone: '07700 900418',
    city: 'Boston',
    jobs: [
      'Canteen Supervisor | Freshveg Packers Ltd | Boston | 2019-02 | now',
      'Kitchen Assistant | Haven High School | Boston | 2014-09 | 2019-01',
    ],
    page: `
**APPLICATION FOR EMPLOYMENT** (please use black ink or type)
|| 3 3 3 3 3 2
| Title | Mrs | Forename(s) | Agnieszka | Surname | Wrona
| Former surname | Pietrzak | Date of birth | not required | NI number | to follow
| Address | 9 Norfolk Street, Boston | Postcode | PE21 6PE | Own transport | Yes
| Tel (mobile) | 07700 900418 | E-mail | agawrona@kettlemail.example | Preferred contact | text
^ **Post applied for:** Catering Manager, Pilgrim site
^ **Present and past employment, most recent first**
|| 4 5 5 3
| Dates | Employer | Job title | Reason for leaving
| Feb 2019 – present | Freshveg Packers Ltd, Boston | Canteen Supervisor | still there
| Sep 2014 – Jan 2019 | Haven High School, Boston | Kitchen Assistant | promotion
^ Level 3 Food Safety, City & Guilds, 2020
`,
  }),
  cv('03-en-us-cdl', 'doc', 'en', 'US', {
    names: ['Dwayne Tillery'],
    email: 'bigrigdt@panhandlemail.example',
    phone: '806-555-0143',
    headline: 'CDL-A Driver, Tanker & Hazmat',
    city: 'Amarillo',
    jobs: [
      'Regional Flatbed Driver | Palo Duro Carriers | Amarillo | 2020-08 | now',
      'Grain Truck Driver | Hartley Feeders | Dalhart | 2015-05 | 2020-07',
    ],
    page: `
**Dwayne Tillery | CDL-A Driver, Tanker & Hazmat | Amarillo, TX | 806-555-0143**
bigrigdt@panhandlemail.example

Driving
Regional Flatbed Driver, Palo Duro Carriers, Amarillo, Aug 2020 - now. 410,000 miles, no preventables.
Grain Truck Driver, Hartley Feeders, Dalhart, May 2015 - Jul 2020.

School
Caprock High, 2014. Amarillo College CDL program, 2015.
`,
  }),
  cv('04-en-ie-phone-mail', 'pdf', 'en', 'IE', {
    names: ['Niall Coughlan'],
    email: 'ncplastering@lee-side.example',
    phone: '020 915 0142',
    city: 'Mallow',
    jobs: [
      'Plasterer | Blackwater Interiors | Mallow | 2021-01 | now',
      'Plasterer’s labourer | D. O’Riordan & Sons | Fermoy | 2017-06 | 2020-12',
    ],
    page: `
Hi Breda, you asked for a cv, typing this on the phone so excuse the mistakes

Plasterer with Blackwater Interiors in Mallow since January 2021, slabbing and skimming mostly, some external render
Before that Plasterer’s labourer for D. O’Riordan & Sons, Fermoy, June 2017 to December 2020

Safe Pass in date til 2029. Manual handling. Own van and tools
Leaving Cert 2017 Patrician Academy

can start after the bank holiday. Living in Mallow

Thanks a million
Niall Coughlan
020 915 0142
ncplastering@lee-side.example

Sent from my iPhone
`,
  }),
  cv('05-en-in-boiler', 'docx', 'en', 'IN', {
    names: ['R. Senthil Kumar', 'R Senthil Kumar', 'Senthil Kumar R', 'Senthil Kumar'],
    email: 'boiler.first.class@kongumail.example',
    phone: '+91 98400 55501',
    city: 'Erode',
    headline: 'First Class Boiler Attendant',
    jobs: [
      'Boiler Supervisor | Sakthi Board Mills | Erode | 2017-04 | now',
      'Boiler Attendant | Perundurai Textile Processors | Perundurai | 2011-07 | 2017-03',
    ],
    page: `
> **RESUME**
**R. SENTHIL KUMAR**
First Class Boiler Attendant
S/o. P. Rajagopal
14/2 Nachiappa Street, Erode – 638 001
Cell: +91 98400 55501
boiler.first.class@kongumail.example
# Experience
* Boiler Supervisor, Sakthi Board Mills, Erode, April 2017 to till date
* Boiler Attendant, Perundurai Textile Processors, Perundurai, July 2011 to March 2017
# Qualification
DME, Government Polytechnic, Erode, 2010 (71%)
`,
  }),
  cv('06-en-sg-clinic', 'doc', 'en', 'SG', {
    names: ['Joyce Tan Wei Ling', 'Tan Wei Ling Joyce', 'Tan Wei Ling, Joyce', 'Joyce Tan', 'Tan Wei Ling'],
    email: 'jtwl88@islandpost.example',
    phone: '+65 5550 0172',
    city: 'Singapore',
    jobs: [
      'Senior Clinic Assistant | Bedok Family Practice | Singapore | 2020-10 | now',
      'Clinic Assistant | Tampines Dental Surgery | Singapore | 2016-03 | 2020-09',
    ],
    page: `
|| 5 12
| Name (as in NRIC) | Tan Wei Ling, Joyce
| Position applied | Clinic Executive
| Nationality | Singaporean
| Contact | +65 5550 0172
| E-mail | jtwl88@islandpost.example
| Residing at | Blk 418 Bedok North Ave 2, Singapore 460418
| Expected / last drawn | $3,300 / $2,950
| Notice | 1 month
^ **Employment**
|| 5 12
| Oct 2020 – present | Senior Clinic Assistant, Bedok Family Practice
| Mar 2016 – Sep 2020 | Clinic Assistant, Tampines Dental Surgery
^ Diploma in Business (Nanyang Polytechnic), 2015
`,
  }),
  cv('07-en-ph-seafarer', 'pdf', 'en', 'PH', {
    names: ['Rommel Garcia Abrenica', 'Rommel Abrenica', 'Rommel G. Abrenica'],
    email: 'rga.oiler@iloilomail.example',
    phone: '+63 917 555 0148',
    city: 'Iloilo City',
    jobs: [
      'Oiler | Visayan Star Shipmanagement | Manila | 2022-02 | now',
      'Wiper | Guimaras Ocean Crewing | Manila | 2018-09 | 2021-12',
    ],
    page: `
> **SEAFARER’S APPLICATION FORM** (attach 2x2 picture)
|| 5.5 5.5 6
| LAST NAME | FIRST NAME | MIDDLE NAME
| Abrenica | Rommel | Garcia
| RANK APPLIED | DATE AVAILABLE | SIRB NO.
| Motorman | 15 Dec 2026 | on file
| MOBILE | E-MAIL | CITY
| +63 917 555 0148 | rga.oiler@iloilomail.example | Iloilo City
^ **SEA SERVICE**
|| 3 5 5 4
| Rank | Company | Vessel | Period
| Oiler | Visayan Star Shipmanagement, Manila | MV Amihan Pearl (bulk) | Feb 2022 – present
| Wiper | Guimaras Ocean Crewing, Manila | MT Habagat (tanker) | Sep 2018 – Dec 2021
^ NEXT OF KIN: Lorna V. Abrenica (wife)
`,
  }),
  cv('08-en-ng-accounts', 'docx', 'en', 'NG', {
    names: ['Olufunke Christiana Adebayo', 'Olufunke Adebayo'],
    email: 'funkechris2010@coastmail.example',
    phone: '0803 555 0117',
    city: 'Ibadan',
    jobs: [
      'Accounts Officer | Premier Feeds Mills | Ibadan | 2019-01 | now',
      'Cashier | Oluyole Microfinance Bank | Ibadan | 2013-11 | 2018-12',
    ],
    page: `
> CURRICULUM VITAE
> OF
> **ADEBAYO, Olufunke Christiana (Mrs.)**
^ PERSONAL DATA
Contact Address:\t12, Awolowo Avenue, Old Bodija, Ibadan, Oyo State
Phone:\t0803 555 0117
E-mail:\tfunkechris2010@coastmail.example
State of Origin:\tEkiti
L.G.A.:\tIkole
Religion:\tChristianity
^ WORKING EXPERIENCE
Accounts Officer, Premier Feeds Mills, Ibadan, January 2019 till date
Cashier, Oluyole Microfinance Bank, Ibadan, November 2013 – December 2018
^ INSTITUTIONS ATTENDED
The Polytechnic, Ibadan (HND Accountancy), 2012
^ REFEREES
Available on request
`,
  }),
  cv('09-en-za-anonymous-profile', 'doc', 'en', 'ZA', {
    names: [],
    jobs: [
      'Fleet Controller | a national cold-chain carrier | | 2021-05 | now',
      'Dispatch Clerk | Karoo Meat Distributors | Beaufort West | 2016-02 | 2021-04',
    ],
    page: `
**Umhlanga Ridge Talent Partners** (Pty) Ltd
~ 4th floor, 22 Meridian Drive · 031 555 0100 · desk@umhlangaridge.example · your consultant: Bronwyn Naidoo
|| 5 12
| Candidate reference | URT/0977/FC
| Gender / EE status | Male, African
| Area | Northern suburbs of Cape Town
| Availability | Calendar month
| Salary sought | R 28 000 per month
| Name and contact details | Released at interview
# Career
May 2021 – current: Fleet Controller, a national cold-chain carrier
Feb 2016 – Apr 2021: Dispatch Clerk, Karoo Meat Distributors, Beaufort West
# Education
Matric, 2014
`,
  }),
  cv('10-en-nz-forestry', 'pdf', 'en', 'NZ', {
    names: ['Hemi Parata'],
    email: 'logfella@baymail.example',
    phone: '021 555 0136',
    city: 'Tokoroa',
    headline: 'Crew foreman, harvesting',
    jobs: [
      'Crew Foreman | Mamaku Logging | Tokoroa | 2020-06 | now',
      'Breaker-out | Kinleith Hauler Crew 7 | Tokoroa | 2015-01 | 2020-05',
    ],
    page: `
FOOT Hemi Parata, CV, page 1
! Curriculum Vitae
Crew foreman, harvesting
Tokoroa, South Waikato / 021 555 0136 / logfella@baymail.example
# What I've done
**Crew Foreman** – Mamaku Logging, Tokoroa – June 2020 to now
Seven on the crew, swing yarder, tail hold planning.
**Breaker-out** – Kinleith Hauler Crew 7, Tokoroa – January 2015 to May 2020
# Tickets
NZQA units for felling, breaking out, poleman. First aid 2026. Class 2, WTR.
`,
  }),
  cv('11-en-ca-hvac', 'docx', 'en', 'CA', {
    names: ['Minh Duc Tran', 'Minh Duc “Duke” Tran', 'Duke Tran', 'Tran Minh Duc'],
    email: 'dukefixeshvac@prairiebox.example',
    phone: '204-555-0160',
    city: 'Winnipeg',
    headline: 'HVAC technician (313A equivalent, Red Seal)',
    jobs: [
      'HVAC Technician | Red River Comfort | Winnipeg | 2018-05 | now',
      'Apprentice Refrigeration Mechanic | Assiniboine Cooling | Winnipeg | 2013-09 | 2018-04',
    ],
    page: `
> **Minh Duc “Duke” Tran**
> HVAC technician (313A equivalent, Red Seal)
> Winnipeg MB · 204-555-0160 · dukefixeshvac@prairiebox.example
# Experience
HVAC Technician, Red River Comfort, Winnipeg \tMay 2018 – present
Apprentice Refrigeration Mechanic, Assiniboine Cooling, Winnipeg \tSep 2013 – Apr 2018
# Training
Red River College Polytechnic, Refrigeration and A/C Mechanic, 2017
`,
  }),
  cv('12-en-gb-agency-letterhead', 'doc', 'en', 'GB', {
    names: ['Yusuf Demirtaş', 'Yusuf Demirtas'],
    city: 'Enfield',
    jobs: [
      'CNC Setter | Lea Valley Precision | Enfield | 2019-07 | now',
      'CNC Operator | Anadolu Makina | Bursa | 2012-04 | 2018-10',
    ],
    page: `
> **Harcourt & Finch Engineering Recruitment**
> ~ Unit 5 Navigation Park, London N9 · 020 7946 0555 · cvs@harcourtfinch.example
^ Candidate profile prepared by Fiona Marsh, Senior Consultant
|| 5 12
| Candidate | Yusuf Demirtaş
| For | CNC Programmer/Setter, days
| Lives | Enfield, 15 minutes by car
| Notice | One week
| Rate | £21.50 an hour PAYE
| Fiona’s comment | I met him on 3 November. Shows you his parts out of his pocket. Bring drawings.
# Work history
|| 5 12
| Jul 2019 – present | CNC Setter, Lea Valley Precision, Enfield
| Apr 2012 – Oct 2018 | CNC Operator, Anadolu Makina, Bursa
`,
  }),
  cv('13-en-us-letter', 'pdf', 'en', 'US', {
    names: ['Loretta Fenwick'],
    email: 'lfen1968@blueridgebox.example',
    phone: '828-555-0119',
    city: 'Hendersonville',
    jobs: [
      'bookkeeper | Apple Valley Supply | Hendersonville | 2009-03 | now',
      'teller | Mountain Community Bank | Brevard | 2001 | 2009',
    ],
    page: `
211 Kanuga Street
Hendersonville, NC 28739

November 12, 2026

Attn: Mr. Curtis Bohannon
Blue Ridge Staffing

Dear Mr. Bohannon:

I saw your card at the library and I would like you to consider me for office work. I do not keep a resume so please accept this.

I have been the bookkeeper at Apple Valley Supply in Hendersonville since March 2009: payroll for 31, QuickBooks, sales tax, and I answer the phone when nobody else does. From 2001 to 2009 I was a teller at Mountain Community Bank in Brevard.

I hold an A.A.S. in Accounting from Blue Ridge Community College (2000).

You can reach me at 828-555-0119 after four or lfen1968@blueridgebox.example any time.

Sincerely,


Loretta Fenwick
`,
  }),
  cv('14-en-au-brickie', 'docx', 'en', 'AU', {
    names: ['Shane Pickford'],
    email: 'pickaslaying@goulburnmail.example',
    phone: '0491 570 737',
    city: 'Shepparton',
    jobs: [
      'bricklayer (subbie) | various builders | Shepparton | 2019-02 | now',
      'apprentice bricklayer | Mooroopna Masonry | Mooroopna | 2014-01 | 2018-12',
    ],
    page: `
shane pickford
shepparton vic
0491 570 737
pickaslaying@goulburnmail.example

bricklayer (subbie) – various builders, shepparton – feb 2019 to now
apprentice bricklayer – mooroopna masonry – jan 2014 to dec 2018

cert III bricklaying, gotafe
white card, own ute, own mixer
ref: davo at mooroopna masonry, ring him after smoko
`,
  }),
  cv('15-en-gb-ats-export', 'doc', 'en', 'GB', {
    names: ['Kateryna Bondarenko'],
    email: 'kb.work.uk@tynepost.example',
    phone: '07700 900263',
    city: 'Gateshead',
    languages: ['Ukrainian', 'English'],
    jobs: [
      'Housekeeping Supervisor | Quayside Suites | Gateshead | 2023-04 | now',
      'Hotel Receptionist | Hotel Dnister | Lviv | 2017-05 | 2022-03',
    ],
    page: `
~ Export: Application 30981-2 | Requisition: Accommodation Manager | Owner: Helen Stobbart | Status: New
|| 4 4.5 4 4.5
| First name | Kateryna | Last name | Bondarenko
| Preferred name | Katya | Pronouns | she/her
| Phone | 07700 900263 | Email | kb.work.uk@tynepost.example
| Town | Gateshead | County | Tyne and Wear
| Visa | Ukraine Permission Extension | Sponsorship | No
^ WORK EXPERIENCE
Housekeeping Supervisor, Quayside Suites, Gateshead (Apr 2023 – Present)
Hotel Receptionist, Hotel Dnister, Lviv (May 2017 – Mar 2022)
^ LANGUAGES
Ukrainian (native), English (B2)
`,
  }),
  cv('16-en-us-motto-above', 'pdf', 'en', 'US', {
    names: ['Curtis Vandermolen'],
    email: 'curtis.vandermolen@dunesmail.example',
    phone: '(616) 555-0187',
    city: 'Holland',
    headline: 'Cabinetmaker and finish carpenter',
    jobs: [
      'Lead Cabinetmaker | Lakeshore Millwork | Holland | 2016-10 | now',
      'Finish Carpenter | Zeeland Custom Homes | Zeeland | 2009-04 | 2016-09',
    ],
    page: `
> __Measure Twice, Cut Once, Sweep Up After.__
> ! Curtis Vandermolen
> Cabinetmaker and finish carpenter
> Holland, Michigan — (616) 555-0187 — curtis.vandermolen@dunesmail.example
# Shops
**Lakeshore Millwork**, Holland. Lead Cabinetmaker, October 2016 to present.
**Zeeland Custom Homes**, Zeeland. Finish Carpenter, April 2009 to September 2016.
# Can run
Shaper, wide belt, Holz-Her edgebander, a bit of Mozaik
`,
  }),
  cv('17-en-in-biodata', 'docx', 'en', 'IN', {
    names: ['Priya Anil Deshmukh', 'Priya Deshmukh'],
    email: 'priya.anil.d@deccanpost.example',
    phone: '+91 98220 55514',
    city: 'Nashik',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Primary Teacher | Sanskar English Medium School | Nashik | 2020-06 | now',
      'Assistant Teacher | Little Lotus Nursery | Nashik | 2017-06 | 2020-04',
    ],
    page: `
> **BIO-DATA**
|| 5 12
| Post applied for | : TGT (English)
| Name of the candidate | : Miss Priya Anil Deshmukh
| Father’s name | : Shri Anil Madhukar Deshmukh
| Date of birth | : 14-08-1995
| Address for correspondence | : Flat 6, Godavari Apts, Gangapur Road, Nashik – 422013
| Mobile no. | : +91 98220 55514
| E-mail ID | : priya.anil.d@deccanpost.example
| Languages known | : Marathi, Hindi, English
^ **Teaching experience**
|| 1.5 5 6.5 4
| Sr. | Post | Institution | Period
| 1 | Primary Teacher | Sanskar English Medium School, Nashik | June 2020 – till date
| 2 | Assistant Teacher | Little Lotus Nursery, Nashik | June 2017 – April 2020
^ I hereby declare that the above is true to the best of my knowledge.
Place: Nashik \t(Priya A. Deshmukh)
`,
  }),
  cv('18-en-sg-job-board-card', 'doc', 'en', 'SG', {
    names: ['Kelvin N.', 'Kelvin N', 'Kelvin'],
    unsure: true,
    city: 'Singapore',
    headline: 'Warehouse Supervisor',
    jobs: [
      'Warehouse Supervisor | Tuas Bonded Storage | Singapore | 2021-08 | now',
      'Store Executive | Jurong Marine Spares | Singapore | 2017-02 | 2021-07',
    ],
    page: `
~ TalentHarbour · Candidate preview · Unlock contact (3 credits left)
[[ 4 13
PIC photo | profile photo hidden
---
**Kelvin N.**
Warehouse Supervisor
Singapore (West) · active 2 days ago
Mobile: +65 •••• ••21 · Email: k••••@••••
]]
# Experience
Warehouse Supervisor
Tuas Bonded Storage, Aug 2021 – Present
Store Executive
Jurong Marine Spares, Feb 2017 – Jul 2021
# Education
Higher Nitec in Logistics, ITE College West
`,
  }),
  cv('19-en-za-known-as', 'pdf', 'en', 'ZA', {
    names: [
      'Nomvula Precious Khumalo',
      'Nomvula Khumalo',
      'Precious Khumalo',
      'Nomvula Precious (Precious) Khumalo',
    ],
    email: 'pkhumalo.admin@vaalmail.example',
    phone: '082 555 0166',
    city: 'Vereeniging',
    languages: ['isiZulu', 'Sesotho', 'English'],
    jobs: [
      'Debtors Clerk | Vaal Steel Merchants | Vereeniging | 2018-11 | now',
      'Receptionist | Three Rivers Medical Centre | Vereeniging | 2014-03 | 2018-10',
    ],
    page: `
# PERSONAL PARTICULARS
= Surname:\tKHUMALO
= First names:\tNomvula Precious
= Known as:\tPrecious
= ID number:\tsupplied on request
= Residential area:\tThree Rivers, Vereeniging
= Cell:\t082 555 0166
= E-mail:\tpkhumalo.admin@vaalmail.example
= Languages:\tisiZulu, Sesotho, English
= Driver’s licence:\tCode EB
# EMPLOYMENT HISTORY
= Company:\tVaal Steel Merchants, Vereeniging
= Position:\tDebtors Clerk
= Period:\tNovember 2018 to date
= Company:\tThree Rivers Medical Centre, Vereeniging
= Position:\tReceptionist
= Period:\tMarch 2014 to October 2018
`,
  }),
  cv('20-en-gb-vet', 'docx', 'en', 'GB', {
    names: ['Sarah-Jane Whitcombe', 'Sarah-Jane Whitcombe (née Alder)', 'Sarah-Jane Whitcombe née Alder'],
    email: 'sj.whitcombe@mendipvets.example',
    phone: '0117 496 0231',
    city: 'Wells',
    headline: 'Mixed practice veterinary surgeon',
    jobs: [
      'Veterinary Surgeon | Mendip Farm & Pet Vets | Wells | 2018-08 | now',
      'Assistant Vet | Blagdon Equine Clinic | Blagdon | 2013-07 | 2018-07',
    ],
    page: `
! Sarah-Jane Whitcombe (née Alder) BVSc MRCVS
Mixed practice veterinary surgeon
2 Tor View, Wells, Somerset BA5 · 0117 496 0231 · sj.whitcombe@mendipvets.example
~ RCVS register and some publications are still under Alder
# Posts
* Veterinary Surgeon, Mendip Farm & Pet Vets, Wells, August 2018 – present
* Assistant Vet, Blagdon Equine Clinic, July 2013 – July 2018
# Degree
BVSc, University of Bristol, 2013
`,
  }),
  cv('21-en-ie-band-address', 'doc', 'en', 'IE', {
    names: ['Thiago Prado'],
    email: 'hello.barista.dub@sandymountpost.example',
    phone: '020 917 0188',
    headline: 'Head barista and roaster’s right hand',
    city: 'Dublin',
    languages: ['Portuguese', 'English'],
    jobs: [
      'Head Barista | Canal Bank Coffee | Dublin | 2022-09 | now',
      'Bar Supervisor | Boteco do Vale | Campinas | 2018-01 | 2022-05',
    ],
    page: `
|| 8.5 8.5
| **THIAGO PRADO**\\Head barista and roaster’s right hand | 27 Londonbridge Road\\Sandymount, Dublin 4\\020 917 0188\\hello.barista.dub@sandymountpost.example
^ **Jobs**
Head Barista, Canal Bank Coffee, Dublin: September 2022 to present
Bar Supervisor, Boteco do Vale, Campinas, Brazil: January 2018 to May 2022
^ **Speak:** Portuguese (native), English (C1)
^ **Stamp 2 until** March 2027, 20 hours in term
`,
  }),
  cv('22-en-nz-korean', 'pdf', 'en', 'NZ', {
    names: ['Soo-jin Kim', 'Kim Soo-jin', 'Soo-jin (Sue) Kim', 'Sue Kim', 'Kim Soo-jin (Sue)'],
    email: 'sue.nails.akl@harbourmail.example',
    phone: '021 555 0109',
    headline: 'Registered ECE teacher, full practising certificate',
    city: 'Auckland',
    languages: ['Korean', 'English'],
    jobs: [
      'Early Childhood Teacher | Birkenhead Kindergarten | Auckland | 2021-02 | now',
      'Kindergarten Teacher | Haneul Preschool | Daejeon | 2014-03 | 2019-12',
    ],
    page: `
KIM Soo-jin (Sue)
Birkenhead, Auckland
021 555 0109
sue.nails.akl@harbourmail.example
~ (the mailbox is from an old side job, sorry)

**Registered ECE teacher, full practising certificate**

Feb 2021 – now \tEarly Childhood Teacher, Birkenhead Kindergarten, Auckland
Mar 2014 – Dec 2019 \tKindergarten Teacher, Haneul Preschool, Daejeon

Graduate Diploma in Teaching (ECE), University of Auckland, 2020
Korean, English (IELTS 7.5)
`,
  }),
  cv('23-en-us-confidential', 'docx', 'en', 'US', {
    names: [],
    headline: 'Plant Controller, CPA, Lean Green Belt',
    jobs: [
      'Plant Controller | a Tier 1 automotive supplier | | 2019-01 | now',
      'Cost Accountant | a contract packager | | 2013-06 | 2018-12',
    ],
    page: `
> **CONFIDENTIAL RÉSUMÉ**
> **Plant Controller, CPA, Lean Green Belt**
> Greater Toledo area · name withheld until mutual interest
> Inquiries through Maumee Executive Search, 419-555-0100, ref. PC-5518
# Experience
Plant Controller, a Tier 1 automotive supplier, January 2019 to present
Cost Accountant, a contract packager, June 2013 to December 2018
# Education
B.B.A., Bowling Green State University
`,
  }),
  cv('24-en-ca-bilingual', 'doc', 'en', 'CA', {
    names: ['Jean-Sébastien Thibodeau'],
    email: 'jsthibodeau@chaleurmail.example',
    phone: '506-555-0151',
    headline: 'Industrial Electrician / Électricien industriel',
    city: 'Bathurst',
    languages: ['French', 'English'],
    jobs: [
      'Mill Electrician | Nepisiguit Paper | Bathurst | 2017-05 | now',
      'Construction Electrician | Acadie Électrique | Caraquet | 2010-08 | 2017-04',
    ],
    page: `
Jean-Sébastien Thibodeau • Industrial Electrician / Électricien industriel • Bathurst NB
506-555-0151 • jsthibodeau@chaleurmail.example
# Experience / Expérience
**Mill Electrician**, Nepisiguit Paper, Bathurst, May 2017 – present
**Construction Electrician**, Acadie Électrique, Caraquet, Aug 2010 – Apr 2017
# Languages / Langues
French (first), English (fluent)
# Trade / Métier
Red Seal 442A, CCNB Bathurst 2010
`,
  }),
  cv('25-en-au-arab', 'pdf', 'en', 'AU', {
    names: ['Ahmad Khalil Al-Masri', 'Ahmad Al-Masri'],
    email: 'akm.structures@parramail.example',
    phone: '0491 570 313',
    city: 'Granville',
    languages: ['Arabic', 'English'],
    jobs: [
      'Civil Draftsperson | Duck River Consulting | Parramatta | 2020-01 | now',
      'Site Engineer | Al Waha Contracting | Amman | 2013-10 | 2019-02',
    ],
    page: `
HEAD Resume for Civil Designer role, November 2026
|| 3.5 13.5
| Full name | Ahmad Khalil Al-Masri
| Lives in | Granville NSW 2142
| Phone | 0491 570 313
| Email | akm.structures@parramail.example
| Residency | Permanent resident
| Speaks | Arabic, English
# Employment
Civil Draftsperson – Duck River Consulting, Parramatta – Jan 2020 to present
Site Engineer – Al Waha Contracting, Amman – Oct 2013 to Feb 2019
# Study
B.Eng. Civil, University of Jordan, 2013 (assessed by Engineers Australia)
`,
  }),
  cv('26-en-gb-factory', 'docx', 'en', 'GB', {
    names: ['Dimitar Stoyanov'],
    email: 'stoyanov.dimitar@fenmail.example',
    phone: '07700 900732',
    city: 'Wisbech',
    jobs: [
      'Line Leader | Fenland Canning | Wisbech | 2018-09 | now',
      'Machine Operator | Petfood Partners | Wisbech | 2014-05 | 2018-08',
    ],
    page: `
[[ 12 5
**CURRICULUM VITAE**
^ Dimitar Stoyanov
Flat 3, 40 Nene Quay, Wisbech PE13
07700 900732
stoyanov.dimitar@fenmail.example
---
PIC photo | passport photo
]]
**Personal statement**
Ten years in the food factories and only one day late (snow). Looking for shift manager.
**Employment**
Line Leader, Fenland Canning, Wisbech, September 2018 – present
Machine Operator, Petfood Partners, Wisbech, May 2014 – August 2018
**Courses**
Level 3 HACCP, IOSH Managing Safely
`,
  }),
  cv('27-en-ph-call-centre', 'doc', 'en', 'PH', {
    names: ['Jomar Villanueva', 'Jomar R. Villanueva'],
    email: 'jmr.tsr@cebubox.example',
    phone: '0917 555 0185',
    city: 'Mandaue City',
    languages: ['English', 'Cebuano', 'Filipino'],
    jobs: [
      'Technical Support Representative | Visayas Contact Hub | Cebu City | 2022-01 | now',
      'Customer Service Associate | Mactan Outsourcing | Lapu-Lapu City | 2019-04 | 2021-12',
    ],
    page: `
2x2
photo here
**JOMAR R. VILLANUEVA**
Sitio Tipolo, Brgy. Subangdaku, Mandaue City, Cebu
0917 555 0185 / jmr.tsr@cebubox.example
^ OBJECTIVE
To land a work from home technical account and grow with the company.
^ WORK EXPERIENCE
Technical Support Representative, Visayas Contact Hub, Cebu City, January 2022 – Present
Customer Service Associate, Mactan Outsourcing, Lapu-Lapu City, April 2019 – December 2021
^ LANGUAGES
English, Cebuano, Filipino
^ CHARACTER REFERENCE
Ms. Rhea Lumapas, Team Leader, Visayas Contact Hub
`,
  }),
  cv('28-en-gb-header', 'pdf', 'en', 'GB', {
    names: ['Callum Reid'],
    email: 'enquiries.cr@clydebox.example',
    phone: '07700 900904',
    city: 'Greenock',
    headline: 'Rope Access Technician, IRATA Level 3',
    jobs: [
      'Rope Access Supervisor | Highmark Inspection | Aberdeen | 2021-03 | now',
      'Rope Access Technician | Cowal Coatings | Greenock | 2016-07 | 2021-02',
    ],
    page: `
HEAD Callum Reid · 1 / 1
**Rope Access Technician, IRATA Level 3**
Greenock | 07700 900904 | enquiries.cr@clydebox.example
# Summary
Blasting, coating, MPI and UT on towers, bridges and FPSOs. Offshore medical to August 2028.
# Work
Rope Access Supervisor, Highmark Inspection, Aberdeen, Mar 2021 – present
Rope Access Technician, Cowal Coatings, Greenock, Jul 2016 – Feb 2021
# Tickets
IRATA L3, BOSIET, PCN Level 2 MPI, CSWIP 3.1
`,
  }),
  cv('29-en-us-lvn', 'docx', 'en', 'US', {
    names: ['Marisol Quintana-Reyes'],
    email: 'mqr_nights@rgvmail.example',
    phone: '956-555-0128',
    city: 'Harlingen',
    languages: ['Spanish', 'English'],
    jobs: [
      'Charge Nurse (LVN) | Arroyo Vista Rehab | Harlingen | 2020-04 | now',
      'LVN | Laguna Home Health | San Benito | 2015-08 | 2020-03',
    ],
    page: `
|| 6 5 6
| MARISOL QUINTANA-REYES, LVN | 956-555-0128 | mqr_nights@rgvmail.example
| Harlingen, Texas 78550 | License active | BLS, IV certified
^ EXPERIENCE
Charge Nurse (LVN) | Arroyo Vista Rehab, Harlingen | 04/2020 – Present
LVN | Laguna Home Health, San Benito | 08/2015 – 03/2020
^ EDUCATION
Vocational Nursing, Texas State Technical College, 2015
^ LANGUAGES
Spanish, English
`,
  }),
  cv('30-en-gb-dots', 'doc', 'en', 'GB', {
    names: ['Gareth Pryce'],
    email: 'gpryce_hgv@maelormail.example',
    phone: '07700 900657',
    headline: 'HGV Technician',
    city: 'Wrexham',
    languages: ['Welsh'],
    jobs: [
      'HGV Technician | Maelor Commercials | Wrexham | 2015-05 | now',
      'Apprentice Mechanic | Ruabon Coaches | Ruabon | 2010-09 | 2015-04',
    ],
    page: `
GARETH PRYCE • HGV Technician • Wrexham LL13 • 07700 900657
gpryce_hgv@maelormail.example

I fix trucks. Volvo and DAF mostly, MOT prep, diagnostics, call-outs one week in four.

* Maelor Commercials, Wrexham: HGV Technician, May 2015 to present
* Ruabon Coaches: Apprentice Mechanic, September 2010 to April 2015

IRTEC Advanced. Class 1 licence. Welsh at home.
`,
  }),
  cv('31-en-in-gulf', 'pdf', 'en', 'IN', {
    names: ['Mohd. Faizan Ansari', 'Mohd Faizan Ansari', 'Mohammed Faizan Ansari', 'Faizan Ansari'],
    email: 'fz.qc.inspector@purvanchalbox.example',
    phone: '+91 94150 55527',
    headline: 'QC INSPECTOR – PIPING & WELDING (CSWIP 3.1)',
    city: 'Azamgarh',
    jobs: [
      'QC Inspector (Piping) | Ras Tanura Fabricators | Dammam | 2018-01 | now',
      'Trainee Engineer | Gorakhpur Fertiliser Works | Gorakhpur | 2015-08 | 2017-10',
    ],
    page: `
**CURRICULUM – VITAE**
**QC INSPECTOR – PIPING & WELDING (CSWIP 3.1)**
^ Mohd. Faizan Ansari
Email: fz.qc.inspector@purvanchalbox.example
Mobile & WhatsApp: +91 94150 55527
Native place: Azamgarh (U.P.)
# Career Objective
To work with a reputed EPC in the Gulf.
# Experience (9+ years)
QC Inspector (Piping), Ras Tanura Fabricators, Dammam, KSA, Jan 2018 to till date
Trainee Engineer, Gorakhpur Fertiliser Works, Gorakhpur, Aug 2015 to Oct 2017
# Passport details
Father’s name: Abdul Qayyum Ansari / Valid up to: 2033 / Place of issue: Lucknow
`,
  }),
  ...BY_HAND_FIFTIETH_MORE,
];
