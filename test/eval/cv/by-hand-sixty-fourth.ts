import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-fourth');

/** Twenty in English from many countries that are closed. All people are made up. */
export const BY_HAND_SIXTY_FOURTH: Sheet[] = [
  cv('01-en-gb-care-assistant', 'docx', 'en', 'GB', {
    names: ['Abena Serwaa Ofori', 'Abena Ofori'],
    email: 'abena.ofori84@inboxuk.example',
    phone: '07700 900317',
    city: 'Leicester',
    languages: ['English', 'Twi'],
    jobs: [
      'Senior Care Assistant | Brackenhurst Lodge Care Home | Oadby | 2021-03 | now',
      'Care Assistant | Brackenhurst Lodge Care Home | Oadby | 2019-06 | 2021-02',
      'Domiciliary Carer | Hearthside Homecare | Leicester | 2017-09 | 2019-05',
      'Sales Assistant | Melcom | Kumasi | 2011 | 2016',
    ],
    page: `
! ABENA SERWAA OFORI
18 Narborough Court, Leicester LE3 0XX
Mobile: 07700 900317   Email: abena.ofori84@inboxuk.example
# PERSONAL PROFILE
I am a patient and caring senior carer with eight years of experience with the elderly, people living with dementia and end of life. I hold NVQ level 3 and I am doing my level 4 in the evenings. I have the right to work in the UK with no restriction.
# WORK EXPERIENCE
**Brackenhurst Lodge Care Home, Oadby**
**Senior Care Assistant**, March 2021 to present
* Lead a shift of five carers on a 22 bed dementia unit
* Medication rounds, MAR charts, controlled drugs as second signature
* Update the care plans on the tablet, speak with GPs and district nurses
**Care Assistant**, June 2019 to February 2021
* Personal care, meals, hoisting, activities on Sundays
* Stayed in for nine nights with the residents in April 2020
**Hearthside Homecare, Leicester**
**Domiciliary Carer**, September 2017 to May 2019
* Calls in LE2 and LE3, own car, up to fourteen a day
**Melcom, Kumasi, Ghana**
**Sales Assistant**, 2011 to 2016
# TRAINING
NVQ Level 3 Health and Social Care, 2020
Moving and handling (Jan 2026), Safeguarding adults (Jan 2026), First aid (2025), Oliver McGowan tier 2
# EDUCATION
WASSCE, Kumasi Girls’ Senior High, 2010
# LANGUAGES
English (fluent), Twi (mother tongue)
# REFERENCES
Available on request. Enhanced DBS on the update service.
`,
  }),
  cv('02-en-gb-roofer', 'doc', 'en', 'GB', {
    names: ['Kieran Mulvey'],
    phone: '07700 900642',
    city: 'Salford',
    jobs: [
      'Roofer | KM Roofing | Manchester | 2018 | now',
      'slater & tiler | Dunkerley Roofing | Bolton | 2012 | 2018',
      'labourer | Barton Build | Eccles | 2010 | 2012',
    ],
    page: `
Kieran Mulvey
call me on 07700 900642 (after 4 is best), no email sorry use my phone
live in Salford M6, will travel M60 and a bit past it

WORK

2018 - now     Roofer, KM Roofing, Manchester
thats me, self employed. Slates, tiles, flat (EPDM + torch on), leadwork, chimneys. Subbing for three or four firms mostly re-roofs and HA houses. Own van, own ladders and all hand tools, UTR no. and public liability 2m.

2012 - 2018     slater & tiler, Dunkerley Roofing, Bolton
started on the gang as third man and ended up running it. churches, schools, a lot of welsh slate

2010 - 2012     labourer, Barton Build, Eccles
hod, mixer, scaffold adaptations

TICKETS
CSCS blue (roof slater and tiler) exp 2029, asbestos awareness, IPAF 3a 3b, working at height
NVQ 2 Roofing Occupations

Full clean licence. Can start monday week.
`,
  }),
  cv('03-en-ie-chef', 'pdf', 'en', 'IE', {
    names: ['Thiago Nascimento Prado', 'Thiago Prado'],
    email: 'chefthiagoprado@corkpost.example',
    phone: '020 914 0832',
    city: 'Cork',
    headline: 'Sous Chef',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Junior Sous Chef | The Gull & Anchor | Kinsale | 2023-05 | now',
      'Chef de Partie | Hotel Montclare Quay | Cork | 2021-02 | 2023-04',
      'Commis Chef | Bistro Lapwing | Cork | 2019-10 | 2020-12',
      'Cozinheiro | Restaurante Mangue Seco | Salvador | 2015-03 | 2019-06',
    ],
    page: `
[[ 5 12
! Thiago Nascimento Prado
**Sous Chef**
^ **CONTACT**
020 914 0832
chefthiagoprado@corkpost.example
Blarney Street, Cork
^ **LANGUAGES**
Portuguese: native
English: very good
Spanish: good
^ **CERTIFICATES**
HACCP level 3 (2024)
Manual handling
Allergen awareness
^ **STAMP**
Stamp 4
^ **I COOK**
Fish, grill, sauces, bread
---
# About me
Ten years on the line, six of them in Ireland. I like a small team, a short menu and a clean pass. Looking for my first full sous chef position in Cork city or east of it.
# Experience
**Junior Sous Chef**
The Gull & Anchor, Kinsale | 05/2023 – present
* 70 covers, second in charge of a brigade of six
* Ordering from the pier, daily specials, food cost 29%
**Chef de Partie**
Hotel Montclare Quay, Cork | 02/2021 – 04/2023
* Sauce and larder, weddings up to 240
**Commis Chef**
Bistro Lapwing, Cork | 10/2019 – 12/2020
* All sections, closed in the lockdowns
**Cozinheiro**
Restaurante Mangue Seco, Salvador, Brazil | 03/2015 – 06/2019
* Moqueca, grill, prep for 150 on a Sunday
# Education
Tecnólogo em Gastronomia, Salvador, 2014
]]
`,
  }),
  cv('04-en-ie-lab-analyst', 'docx', 'en', 'IE', {
    names: ['Sinéad Hanratty'],
    email: 'shanratty@boynemail.example',
    phone: '020 917 6650',
    city: 'Drogheda',
    jobs: [
      'QC Microbiology Analyst | Abbott | Longford | 2022-01 | now',
      'Laboratory Analyst | Merganser Biologics | Dundalk | 2019-07 | 2021-12',
      'Student Placement, Water Laboratory | Louth County Council | Dundalk | 2018-01 | 2018-08',
    ],
    aside: [2],
    page: `
> **Sinéad Hanratty**
> 4 Marsh Row, Drogheda, Co. Louth  |  020 917 6650  |  shanratty@boynemail.example
# Education
**BSc (Hons) Microbiology, 2:1** \t2015 – 2019
Dublin City University. Thesis: biofilm on dairy gaskets.
**Leaving Certificate** \t2015
# Employment History
|| 4 13
| Jan 2022 – date | **QC Microbiology Analyst, Abbott, Longford**\\Environmental monitoring in grade B to D rooms, water, bioburden and endotoxin. Wrote the OOS procedure that we now use. Trainer for aseptic gowning.
| Jul 2019 – Dec 2021 | **Laboratory Analyst, Merganser Biologics, Dundalk**\\HPLC, pH, Karl Fischer, in-process samples on a rotating shift. LIMS data review.
| Jan 2018 – Aug 2018 | **Student Placement, Water Laboratory, Louth County Council, Dundalk**\\Coliforms, chlorine, bathing waters in the summer.
# Techniques
HPLC (Empower), Vitek 2, LAL kinetic, membrane filtration, Gram, GMP and GDP, CAPA, TrackWise
# Interests
Camogie with the junior team, sea swimming at Clogherhead, the odd 10k
# Referees
On request please, as my employer is not aware that I am looking.
`,
  }),
  cv('05-en-au-childcare', 'pdf', 'en', 'AU', {
    names: ['Sabina Thapa Magar', 'Sabina Thapa'],
    email: 'sabinatm@southernpost.example',
    phone: '0491 570 156',
    city: 'Parramatta',
    headline: 'Diploma Qualified Early Childhood Educator',
    languages: ['Nepali', 'Hindi', 'English'],
    jobs: [
      'Room Leader (Toddlers) | Little Banksia Early Learning | Parramatta | 2023-02 | now',
      'Early Childhood Educator | Goodstart Early Learning | Westmead | 2020-08 | 2023-01',
      'Casual Educator | Kidstaff Relief | Sydney | 2019-11 | 2020-07',
    ],
    page: `
! Sabina Thapa Magar
**Diploma Qualified Early Childhood Educator**
Parramatta NSW 2150 • 0491 570 156 • sabinatm@southernpost.example • WWCC cleared, exp. 2029
# Why me
Warm, calm and on time. I have settled in more than sixty toddlers and most of them still wave at me in Coles. Confident with EYLF V2.0, Storypark and difficult drop-offs.
# Work history
Little Banksia Early Learning, Parramatta
Room Leader (Toddlers)
Feb 2023 – current
* Room of 15 children, two educators and a trainee
* Programming, critical reflections, transition statements
* Exceeding in QA1 and QA5 in our 2025 assessment
Goodstart Early Learning, Westmead
Early Childhood Educator
Aug 2020 – Jan 2023
* Nursery, then the 2–3s, nappies to family nights
Kidstaff Relief, Sydney
Casual Educator
Nov 2019 – Jul 2020
* Day bookings in eleven centres
# Qualifications
* Diploma of Early Childhood Education and Care (CHC50121), TAFE NSW, 2022
* Certificate III, Granville College, 2019
* HLTAID012, anaphylaxis and asthma – current
# Languages
Nepali, Hindi, English
# Referees
Centre Director, Little Banksia – phone number on request
`,
  }),
  cv('06-en-au-truck-driver', 'doc', 'en', 'AU', {
    names: [],
    city: 'Shepparton',
    headline: 'MC Driver',
    jobs: [
      'MC Driver, B-doubles | Murray Plains Haulage | Shepparton | 2020-04 | now',
      'HC Driver | Linfox | Truganina | 2014-09 | 2020-03',
      'Milk Tanker Driver | Fonterra | Stanhope | 2009-02 | 2014-08',
    ],
    page: `
HEAD WARATAH TRANSPORT PEOPLE  –  Candidate summary, in confidence  –  (03) 5550 0163
|| 5 12
| Candidate no. | WTP-20418
| Role | MC Driver
| Home base | Shepparton VIC
| Licence | MC, manual, no demerits lost in the past 3 years
| Also holds | DG licence, forklift LF, BFM, load restraint
| Notice | One week
^ **Summary**
Solid, tidy driver with sixteen years in trucks, mostly bulk and refrigerated. Does not want to do tautliners in Melbourne any more. Would consider doubles at night for the right rate. Medical passed in September.
^ **Employment history**
|| 4 5 8
| **Dates** | **Company** | **Position and duties**
| 04/2020 – current | Murray Plains Haulage, Shepparton | **MC Driver, B-doubles**\\Grain and canola to Geelong and Port Kembla, walking floor, logbook
| 09/2014 – 03/2020 | Linfox, Truganina | **HC Driver**\\Supermarket DC runs, chilled, two men up at Christmas
| 02/2009 – 08/2014 | Fonterra, Stanhope | **Milk Tanker Driver**\\Farm pick-ups, sampling, night shift
^ **References**
Two checked by phone; notes available to clients. To meet this candidate contact your Waratah consultant.
FOOT Name and contact details are released upon interview request
`,
  }),
  cv('07-en-nz-dairy-farm', 'docx', 'en', 'NZ', {
    names: ['Hamish Rutherford Kerr', 'Hamish Kerr'],
    email: 'hamish.kerr@tussocknet.example',
    phone: '021 555 0174',
    city: 'Gore',
    jobs: [
      'Farm Manager | Waikaka Flats Ltd | Gore | 2021-06 | now',
      '2IC | Sandilands Dairies | Winton | 2018-06 | 2021-05',
      'Dairy Assistant | Pāmu | Te Anau | 2016-06 | 2018-05',
      'Shed hand | McNab Shearing | Gore | 2014 | 2016',
    ],
    page: `
# Curriculum Vitae – Hamish Rutherford Kerr
Address: RD 2, Gore, Southland
Phone: 021 555 0174
Email: hamish.kerr@tussocknet.example
Dependants: partner (Steph, vet nurse), two dogs, one on the way
## What I'm after
A contract milking or lower order sharemilking job from 1 June, 400–600 cows, in Southland or South Otago. House needs to be warm, school bus handy later on.
## Where I've worked
**June 2021 – present: Farm Manager, Waikaka Flats Ltd, Gore**
* 480 cows, 36 a side herringbone, one full timer and a relief milker
* 412 kg MS per cow last season, SCC average 128,000
* 6 week in-calf rate up from 66 to 73 percent
* Wintering on fodder beet and baleage, plan signed off by the regional council
**June 2018 – May 2021: 2IC, Sandilands Dairies, Winton**
* 720 cows, rotary, Protrack, AI two seasons
**June 2016 – May 2018: Dairy Assistant, Pāmu, Te Anau**
* Calves, fencing, milking, learnt to get up
**2014 – 2016: Shed hand, McNab Shearing, Gore**
## Papers
Primary ITO Level 4 Dairy Farming, Milk Quality stages 1 and 2, Growsafe, class 2 licence with wheels and tracks
Southland / Otago Dairy Manager of the Year, third, 2024
## Referees
Grant Sandilands, farm owner, 027 555 0119
My farm owner can be called once we have talked.
`,
  }),
  cv('08-en-nz-test-analyst', 'pdf', 'en', 'NZ', {
    names: ['Mereana Te Whata', 'Mereana Rose Te Whata'],
    email: 'mereana@tewhata.example',
    phone: '+64 22 555 0138',
    city: 'Lower Hutt',
    headline: 'Senior Test Analyst | ISTQB Advanced',
    languages: ['English', 'Te Reo Māori'],
    jobs: [
      'Senior Test Analyst | Datacom | Wellington | 2022-08 | now',
      'Test Analyst | Inland Revenue | Wellington | 2018-03 | 2022-07',
      'Customer Services Officer | Inland Revenue | Upper Hutt | 2015-01 | 2018-02',
    ],
    page: `
HEAD Mereana Te Whata – CV – page 1
! Mereana Rose Te Whata
Senior Test Analyst | ISTQB Advanced
Lower Hutt, Wellington region  ·  +64 22 555 0138  ·  mereana@tewhata.example
^ Kia ora. I came to testing from the phones, so I know what happens to the person at the other end when a release goes wrong.
# Skills
|| 5 12
| Test tools | Azure DevOps, Xray, Postman, Playwright (TypeScript), JMeter
| Domains | Tax, payments, identity, ACC claims
| Ways of working | Scrum, SAFe, the occasional waterfall
# Experience
**Senior Test Analyst** – Datacom, Wellington
Aug 2022 – Present
* Lead tester on a payments migration for a government client, four testers
* Moved 340 manual regression cases to Playwright, 9 days down to 1
**Test Analyst** – Inland Revenue, Wellington
Mar 2018 – Jul 2022
* Functional and UAT for Business Transformation releases 3 and 4
* KiwiSaver, donations tax credits
**Customer Services Officer** – Inland Revenue, Upper Hutt
Jan 2015 – Feb 2018
* Phones and web messages, subject expert for student loans
# Education
BA (Linguistics and Māori Studies), Victoria University of Wellington, 2014
ISTQB Foundation 2018, Agile Tester 2020, Advanced Test Analyst 2023
# Languages
English (native), Te Reo Māori (conversational)
`,
  }),
  cv('09-en-us-paralegal', 'docx', 'en', 'US', {
    names: ['Latoya D. Fairbanks', 'Latoya Fairbanks'],
    email: 'ldfairbanks@mailroom.example',
    phone: '(404) 555-0187',
    city: 'Decatur',
    jobs: [
      'Litigation Paralegal | Haverty Stokes LLP | Atlanta | 2019-09 | now',
      'Paralegal | Law Office of Pruitt & Dane | Decatur | 2014-06 | 2019-08',
      'Deputy Clerk | DeKalb County Superior Court | Decatur | 2010-02 | 2014-05',
    ],
    page: `
> **LATOYA D. FAIRBANKS**
> Decatur, GA 30030 ▪ (404) 555-0187 ▪ ldfairbanks@mailroom.example
# PROFESSIONAL SUMMARY
Certified paralegal with eleven years in civil defense and personal injury, and four years behind the clerk's window before that. E-discovery, trial binders, calm on the phone with upset people.
# CORE COMPETENCIES
{{
* Relativity, Everlaw
* iManage, Clio
* PACER, Odyssey eFileGA
* Medical chronologies
* Trial support
* Notary Public, State of Georgia
}}
# EXPERIENCE
**HAVERTY STOKES LLP**, Atlanta, GA
__Litigation Paralegal__ \tSeptember 2019 – Present
* Support two partners and three associates on trucking and premises cases, about 60 open files
* Ran document review of 1.2 million pages with a vendor team of ten
* Second chair at the AV table in seven jury trials
**LAW OFFICE OF PRUITT & DANE**, Decatur, GA
__Paralegal__ \tJune 2014 – August 2019
* Demand packages, liens, intake, client calls
* Drafted complaints, discovery, subpoenas to non-parties
**DEKALB COUNTY SUPERIOR COURT**, Decatur, GA
__Deputy Clerk__ \tFebruary 2010 – May 2014
* Civil filings, jury check-in, certified copies
# EDUCATION
Paralegal Certificate (ABA approved), 2014
B.A., Criminal Justice, Georgia State University, 2009
# AFFILIATIONS
NALA Certified Paralegal; Georgia Association of Paralegals
`,
  }),
  cv('10-en-us-machinist', 'pdf', 'en', 'US', {
    names: ['Dale Wojcik'],
    email: 'dwojcik61@lakenet.example',
    phone: '414-555-0122',
    city: 'West Allis',
    headline: 'CNC Machinist / Set-up',
    languages: ['English', 'Polish'],
    jobs: [
      'CNC Set-up Machinist, 2nd shift | Northfork Hydraulics | New Berlin | 2013 | now',
      'CNC Operator | Harley-Davidson | Menomonee Falls | 2004 | 2012',
      'Tool Crib Attendant | Allis Gear & Machine | West Allis | 2001 | 2004',
      'Machinist Mate (MM3) | U.S. Navy | Norfolk | 1997 | 2001',
    ],
    page: `
! Dale Wojcik
CNC Machinist / Set-up
S. 76th St, West Allis, Wisconsin
414-555-0122
dwojcik61@lakenet.example
# Machines
Mazak Integrex i-200, Okuma LB3000, Haas VF-2 thru VF-5, Doosan Puma, older Fadals. Fanuc, OSP and Mazatrol controls. Mastercam 2D. CMM operator (Zeiss), not programmer.
# Jobs
2013–Present
**Northfork Hydraulics**, New Berlin, WI
CNC Set-up Machinist, 2nd shift
* Set up and prove out manifolds and spools, +/- .0003
* Cut average change-over from 95 min to 40 with pre-set tooling
* Train the tech college kids, two are now better than me
2004–2012
**Harley-Davidson**, Menomonee Falls, WI
CNC Operator
* Crankcase line, 4-axis horizontals, SPC
2001–2004
**Allis Gear & Machine**, West Allis, WI
Tool Crib Attendant
1997–2001
**U.S. Navy**, Norfolk, VA
Machinist Mate (MM3)
* Honorable discharge
# School
Milwaukee Area Technical College, CNC certificate, 2003
West Allis Central High School, 1997
# Other
Speak English and Polish (from the house). No problem with overtime, prefer no Sundays.
`,
  }),
  cv('11-en-us-warehouse-lead', 'doc', 'en', 'US', {
    names: ['José Luis Arriaga Jr.', 'José Luis Arriaga', 'José Arriaga'],
    email: 'jlarriaga@desertmail.example',
    phone: '(602) 555-0149',
    city: 'Glendale',
    languages: ['English', 'Spanish'],
    jobs: [
      'Warehouse Lead | Saguaro Building Supply | Phoenix | 2022-10 | now',
      'Order Selector | Sysco | Tolleson | 2019-05 | 2022-09',
      'Package Handler | UPS | Phoenix | 2017-08 | 2019-04',
      'Crew Member | In-N-Out Burger | Glendale | 2015-06 | 2017-07',
    ],
    page: `
# José Luis Arriaga Jr.
Glendale, AZ 85301 | Cell (602) 555-0149 | jlarriaga@desertmail.example
## Objective
To obtain a warehouse supervisor position on days with a company that promotes from inside.
## Work Experience
**Warehouse Lead**
Saguaro Building Supply – Phoenix, AZ
10/2022 to Present
* Lead 9 associates, receiving and will-call
* Cycle counts, inventory accuracy 99.1% (was 94)
* Train and certify forklift drivers, stand-up, sit-down, Moffett
**Order Selector**
Sysco – Tolleson, AZ
05/2019 to 09/2022
* Voice picking, freezer and dry, 112% of standard
**Package Handler**
UPS – Phoenix, AZ
08/2017 to 04/2019
* Twilight sort, loading feeders
**Crew Member**
In-N-Out Burger – Glendale, AZ
06/2015 to 07/2017
## Education
High School Diploma – Independence High School, Glendale, AZ, 2015
## Additional Skills
RF scanner, SAP WM, Excel basic, OSHA 10
Bilingual: English and Spanish
`,
  }),
  cv('12-en-ca-nurse', 'docx', 'en', 'CA', {
    names: ['Maria Cristina D. Villaluz', 'Maria Cristina Villaluz', 'Cristina Villaluz', 'Tina Villaluz'],
    email: 'tina.villaluz@prairiemail.example',
    phone: '204-555-0168',
    city: 'Winnipeg',
    languages: ['English', 'Tagalog', 'Ilocano'],
    jobs: [
      'Registered Nurse, Hemodialysis | Seven Oaks General Hospital | Winnipeg | 2021-09 | now',
      'Registered Nurse, Medicine | Brandon Regional Health Centre | Brandon | 2018-04 | 2021-08',
      'Health Care Aide | Assiniboine Grove Personal Care Home | Winnipeg | 2016-02 | 2018-03',
      'Staff Nurse | Lorma Medical Center | San Fernando City | 2011-07 | 2015-11',
    ],
    page: `
|| 11 6
| **Maria Cristina D. Villaluz, RN, BN, CNeph(C)**\\known as Tina | Winnipeg, Manitoba\\204-555-0168\\tina.villaluz@prairiemail.example
^ Registered nurse with the College of Registered Nurses of Manitoba since 2018. Renal certified, charge nurse on evenings, BLS current. Open to casual lines and northern rotations.
# Nursing experience
|| 12 5
| **Registered Nurse, Hemodialysis**\\Seven Oaks General Hospital, Winnipeg\\In-centre unit of 24 stations, fistula and CVC care, Prismaflex on call; charge nurse two evenings a week; preceptor for five new hires. | Sept. 2021 – present
| **Registered Nurse, Medicine**\\Brandon Regional Health Centre, Brandon\\35 beds, telemetry, palliative, all of COVID. | Apr. 2018 – Aug. 2021
| **Health Care Aide**\\Assiniboine Grove Personal Care Home, Winnipeg\\While my papers were being assessed by NNAS. | Feb. 2016 – Mar. 2018
| **Staff Nurse**\\Lorma Medical Center, San Fernando City, La Union, Philippines\\Surgical ward, OR circulating. | July 2011 – Nov. 2015
# Education
* Bridging program for internationally educated nurses, Red River College Polytechnic, 2017
* Bachelor of Science in Nursing, Saint Louis College, La Union, 2010
# Languages
English, Tagalog, Ilocano
`,
  }),
  cv('13-en-ca-electrician', 'doc', 'en', 'CA', {
    names: ['Gerard A. Pittman', 'Gerard Pittman', 'Gerry Pittman'],
    email: 'gerry.pittman@bayroberts.example',
    phone: '709 555 0111',
    city: 'Bay Roberts',
    jobs: [
      'Industrial Electrician | Vale | Long Harbour | 2020-01 | now',
      'Journeyman Electrician (fly-in) | Suncor Energy | Fort McMurray | 2011-05 | 2019-10',
      'Apprentice Electrician | Conception Bay Electric | Carbonear | 2006-09 | 2011-04',
    ],
    aside: [2],
    page: `
To: Hiring desk
From: Gerard (Gerry) Pittman, Bay Roberts, NL, 709 555 0111, gerry.pittman@bayroberts.example
Re: Electrical foreman, maintenance

Dear Sir or Madam,
Please find my resume underneath. I have my Red Seal since 2011 and lots of time as acting foreman. I could start after the turnaround which finishes mid month.
Thank you,
Gerry

# RESUME OF GERARD A. PITTMAN
## Trade
Construction and Industrial Electrician, Red Seal. Instrumentation to second block.
## Employment
Vale, Long Harbour, NL \tJan 2020 to present
Industrial Electrician
VFDs, MCCs, 4160V switching, PLC troubleshooting (ControlLogix), acting foreman 14 months altogether

Suncor Energy, Fort McMurray, AB \tMay 2011 to Oct 2019
Journeyman Electrician (fly-in)
20 and 8. Upgrader maintenance, heat trace, shutdowns

Conception Bay Electric, Carbonear, NL \tSept 2006 to Apr 2011
Apprentice Electrician
Houses, the rink, two schools, fish plant
## Schooling
College of the North Atlantic, Electrical entry, 2006. Ascension Collegiate, Bay Roberts, 2004.
## Safety tickets
CSTS, fall protection, arc flash, confined space, aerial lift, standard first aid
`,
  }),
  cv('14-en-za-safety-officer', 'doc', 'en', 'ZA', {
    names: ['Thabo Jeremiah Mokoena', 'Thabo Mokoena'],
    email: 'tjmokoena@webpos.example',
    phone: '072 555 0136',
    city: 'Emalahleni',
    languages: ['Sesotho', 'isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Safety Officer | Khutala Ridge Colliery | Ogies | 2020-08 | now',
      'Assistant Safety Officer | Murray & Roberts | Secunda | 2016-02 | 2020-07',
      'General Worker | Sasol | Secunda | 2012-11 | 2016-01',
    ],
    page: `
> **CURRICULUM VITAE OF THABO JEREMIAH MOKOENA**
# PERSONAL DETAILS
|| 6 11
| Surname | Mokoena
| First names | Thabo Jeremiah
| Nationality | South African
| Gender | Male
| Marital status | Married
| Residential address | 2217 Extension 10, Klarinet, Emalahleni, 1035
| Cell | 072 555 0136
| E-mail | tjmokoena@webpos.example
| Home language | Sesotho
| Other languages | isiZulu, English, Afrikaans
| Driver’s licence | Code 10 with PrDP
| Criminal record | None
# EDUCATION
|| 6 7 4
| Grade 12 | Thuto-Tiro Secondary School | 2010
| SAMTRAC | NOSA | 2015
| National Diploma: Safety Management | UNISA | 2019
# WORK EXPERIENCE
|| 6 11
| Company | Khutala Ridge Colliery, Ogies
| Position | Safety Officer
| Period | August 2020 to date
| Duties | Planned task observations, incident investigation, legal appointments, section 54 responses, induction of contractors
| Reason for leaving | Career growth
^ 
|| 6 11
| Company | Murray & Roberts, Secunda
| Position | Assistant Safety Officer
| Period | February 2016 to July 2020
| Duties | Toolbox talks, safety files, fall protection plans, permit issuing
| Reason for leaving | Contract came to an end
^ 
|| 6 11
| Company | Sasol, Secunda
| Position | General Worker
| Period | November 2012 to January 2016
| Reason for leaving | Better offer
# REFERENCES
Mr P. van Tonder, Mine Overseer, Khutala Ridge, 082 555 0177
Ms N. Khumalo, SHEQ Manager, 083 555 0120
`,
  }),
  cv('15-en-ke-agronomist', 'docx', 'en', 'KE', {
    names: ['Faith Chebet Kiprono', 'Faith Kiprono', 'Faith Chebet'],
    email: 'fchebet.kiprono@shambamail.example',
    phone: '+254 700 555 019',
    city: 'Naivasha',
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    jobs: [
      'Production Manager, Roses | Longonot Blooms Ltd | Naivasha | 2022-02 | now',
      'Agronomist | Kakuzi | Makuyu | 2018-06 | 2022-01',
      'Field Extension Officer | One Acre Fund | Kakamega | 2016-01 | 2018-05',
      'Industrial Attachment | Kenya Seed Company | Kitale | 2014-05 | 2014-08',
    ],
    aside: [3],
    page: `
! FAITH CHEBET KIPRONO
P.O. Box 555 – 20117, Naivasha, Kenya. Tel: +254 700 555 019. Email: fchebet.kiprono@shambamail.example
# CAREER OBJECTIVE
To grow crops and people in an organisation that values integrity, hard work and results.
# KEY QUALIFICATIONS
* Eight years plus in commercial horticulture, avocado and cut flowers
* Crop protection, IPM, fertigation on Priva
* Fairtrade, Rainforest Alliance and GLOBALG.A.P. audits
# PROFESSIONAL EXPERIENCE
**PRODUCTION MANAGER, ROSES: Longonot Blooms Ltd, Naivasha**
__February 2022 to date__
Responsibilities
* In charge of 16 hectares under greenhouse, 210 workers and four supervisors
* Weekly projections for the auction and direct supermarkets
Achievements
* Reduced chemical spend by 22% through phytoseiulus
**AGRONOMIST: Kakuzi, Makuyu**
__June 2018 to January 2022__
* Hass and Pinkerton, 300 ha, leaf and soil sampling, irrigation scheduling
**FIELD EXTENSION OFFICER: One Acre Fund, Kakamega**
__January 2016 to May 2018__
* Trained 640 smallholder farmers in maize and beans
**INDUSTRIAL ATTACHMENT: Kenya Seed Company, Kitale**
__May 2014 to August 2014__
# EDUCATION
2011 – 2015: BSc Horticulture, Second Class Upper, Egerton University
2007 – 2010: KCSE, mean grade A-, Kipsigis Girls High School
# LANGUAGES
English, Kiswahili, Kalenjin
# REFEREES
Dr. Samuel Wafula, Senior Lecturer, Egerton University
Mrs. Anne Njoroge, General Manager, Longonot Blooms Ltd
`,
  }),
  cv('16-en-sg-logistics', 'pdf', 'en', 'SG', {
    names: ['Jasmine Koh Li Ting', 'Koh Li Ting', 'Koh Li Ting Jasmine', 'Jasmine Koh', 'Li Ting Koh'],
    email: 'jasminekohlt@merlionpost.example',
    phone: '+65 8555 0142',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Assistant Logistics Manager | Straits Pacific Freight Pte Ltd | Singapore | 2023-07 | now',
      'Senior Shipping Executive | Kuehne+Nagel | Singapore | 2019-03 | 2023-06',
      'Shipping Coordinator | Hup Seng Marine Supplies | Singapore | 2016-07 | 2019-02',
    ],
    page: `
# RESUME
|| 5 12
| Name | Jasmine Koh Li Ting
| Address | Blk 555 Tampines Street 44, Singapore 520555
| Mobile | +65 8555 0142
| Email | jasminekohlt@merlionpost.example
| Nationality | Singaporean
| Languages | English, Mandarin, Hokkien
| Notice period | 2 months
| Expected salary | Negotiable
# WORKING EXPERIENCE
|| 4 13
| Jul 2023 – Present | **Straits Pacific Freight Pte Ltd**, Singapore\\**Assistant Logistics Manager**\\* Oversee sea export desk of 6, about 480 TEU monthly\\* Carrier rate negotiation, DG cargo, letter of credit documents\\* Implemented CargoWise One, went live in 4 months
| Mar 2019 – Jun 2023 | **Kuehne+Nagel**, Singapore\\**Senior Shipping Executive**\\* Key account for two semiconductor customers\\* TradeNet permits, STS, MES licence
| Jul 2016 – Feb 2019 | **Hup Seng Marine Supplies**, Singapore\\**Shipping Coordinator**\\* Ship spares to vessels at anchorage, FTZ movements
# EDUCATION
|| 4 13
| 2013 – 2016 | Diploma in Supply Chain Management, Ngee Ann Polytechnic
| 2009 – 2012 | GCE O Level, Pasir Ris Secondary School
# OTHER
Class 3 licence. IATA DGR Cat 6 (valid till Mar 2027). Forklift (just to know how).
`,
  }),
  cv('17-en-in-accountant', 'doc', 'en', 'IN', {
    names: ['Pradeep Vasant Kulkarni', 'Pradeep V. Kulkarni', 'Pradeep Kulkarni'],
    email: 'pvkulkarni.accts@puneinbox.example',
    phone: '+91 90000 55512',
    city: 'Pune',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Deputy Manager – Accounts & Taxation | Deccan Autoforge Pvt. Ltd. | Chakan | 2019-04 | now',
      'Senior Accounts Executive | Thermax | Pune | 2014-08 | 2019-03',
      'Accounts Assistant | M/s Joglekar & Associates | Pune | 2011-07 | 2014-07',
    ],
    page: `
> **CURRICULUM VITAE**
**PRADEEP VASANT KULKARNI**
Email: pvkulkarni.accts@puneinbox.example
Mobile: +91 90000 55512
**Career Objective:**
To work in a challenging environment where my skills in accounts and indirect taxation are utilised for the growth of the company as well as myself.
**Professional Synopsis:**
* 14+ years in accounts, GST, TDS and finalisation in manufacturing
* Handled statutory, internal and cost audit independently
**Work Experience:**
**1) Deccan Autoforge Pvt. Ltd., Chakan**
Designation: Deputy Manager – Accounts & Taxation
Duration: April 2019 to till date
* GSTR-1, 3B, 9 and 9C, e-way bill, input credit reconciliation
* Monthly MIS to the directors by the 5th
* Team of 4
**2) Thermax, Pune**
Designation: Senior Accounts Executive
Duration: August 2014 to March 2019
* Vendor payments, bank reconciliation, SAP FICO end user
**3) M/s Joglekar & Associates, Pune**
Designation: Accounts Assistant
Duration: July 2011 to July 2014
* Bookkeeping in Tally, VAT and service tax returns of 40 clients
**Educational Qualification:**
|| 5 7 3 2
| **Exam** | **University / Board** | **Year** | **%**
| M.Com | Savitribai Phule Pune University | 2013 | 61
| B.Com | University of Pune | 2011 | 66
| H.S.C. | Maharashtra Board | 2008 | 70
**Computer Knowledge:** Tally Prime, SAP FICO, MS Excel (VLOOKUP, Pivot), Winman
**Personal Details:**
Father’s name: Vasant Kulkarni
Date of birth: 14th May 1990
Address: Flat 12, Sahyadri Park, Sinhagad Road, Pune – 411 030
Languages known: Marathi, Hindi, English
**Declaration:**
I hereby declare that the above information is true to the best of my knowledge.
Place: Pune
(P. V. Kulkarni)
`,
  }),
  cv('18-en-lk-quantity-surveyor', 'pdf', 'en', 'LK', {
    names: [
      'Nuwan Chamara Wickramage',
      'W. A. Nuwan Chamara Wickramage',
      'Nuwan Wickramage',
      'W.A. Nuwan Chamara Wickramage',
    ],
    email: 'nuwan.qs@lankapost.example',
    phone: '077 555 0148',
    city: 'Kurunegala',
    headline: 'Quantity Surveyor',
    languages: ['Sinhala', 'English', 'Tamil'],
    jobs: [
      'Quantity Surveyor | Maga Engineering | Colombo | 2021-01 | now',
      'Assistant Quantity Surveyor | Al Safwa Contracting WLL | Doha | 2017-10 | 2020-08',
      'Trainee Quantity Surveyor | Wayamba Builders (Pvt) Ltd | Kurunegala | 2016-03 | 2017-09',
    ],
    aside: [2],
    page: `
! W. A. Nuwan Chamara Wickramage
Quantity Surveyor
No. 55/1, Dambulla Road, Kurunegala, Sri Lanka | 077 555 0148 | nuwan.qs@lankapost.example
# Profile
Graduate of RICS with nine years in buildings and infrastructure, pre and post contract, in Sri Lanka and Qatar. FIDIC and ICTAD forms. Available for the Gulf on family or bachelor status.
# Career history
|| 7 4 6
| **Post and company** | **Period** | **Main projects**
| **Quantity Surveyor**\\Maga Engineering, Colombo | 01/2021 – to date | 34 storey apartments, LKR 9.2 bn; hospital block; interim valuations, variations, subcontract accounts
| **Assistant Quantity Surveyor**\\Al Safwa Contracting WLL, Doha | 10/2017 – 08/2020 | Labour accommodation, villas, stadium access roads; take-off with CostX
| **Trainee Quantity Surveyor**\\Wayamba Builders (Pvt) Ltd, Kurunegala | 03/2016 – 09/2017 | Schools, bank branches, measuring at site
# Academic
BSc (Hons) Quantity Surveying, Liverpool John Moores University (ICBT Campus), 2020
National Diploma in Technology, University of Moratuwa, 2016
G.C.E. A/L, Maliyadeva College, 2011
# Software
CostX, PlanSwift, AutoCAD, MS Project, Excel
# Languages
Sinhala, English, Tamil (basic)
`,
  }),
  cv('19-en-ph-payroll', 'docx', 'en', 'PH', {
    names: [
      'Rowena Mae S. Catacutan',
      'Rowena Mae Catacutan',
      'Rowena Catacutan',
      'Rowena Mae Sarmiento Catacutan',
    ],
    email: 'rowenamae.catacutan@pampangamail.example',
    phone: '0917 555 0162',
    city: 'Angeles City',
    jobs: [
      'Payroll Team Lead | Concentrix | Clark | 2022-05 | now',
      'Payroll Specialist (AU/NZ) | Mabalacat Shared Services Inc. | Clark | 2018-11 | 2022-04',
      'HR Assistant | SM City Pampanga | San Fernando | 2016-06 | 2018-10',
      'On-the-Job Trainee | Bureau of Internal Revenue | San Fernando | 2015-11 | 2016-03',
    ],
    aside: [3],
    page: `
{{
! ROWENA MAE S. CATACUTAN
Blk 5 Lot 5, Villa Dolores, Angeles City, Pampanga
0917 555 0162
rowenamae.catacutan@pampangamail.example
# SKILLS
* Payroll for Australia, New Zealand and PH
* KeyPay, Xero, ADP, SAP SuccessFactors
* SSS, PhilHealth, Pag-IBIG remittances
* Single Touch Payroll
# EDUCATION
**BS Accountancy**
Holy Angel University, 2012 – 2016
# ELIGIBILITY
Civil Service Professional, 2017
# WORK EXPERIENCE
**Payroll Team Lead**
Concentrix, Clark
May 2022 – Present
* 8 specialists, 4,300 employees a cut-off
* Zero late payroll in three years, even in typhoon season
**Payroll Specialist (AU/NZ)**
Mabalacat Shared Services Inc., Clark
November 2018 – April 2022
* Modern awards, terminations, long service leave
**HR Assistant**
SM City Pampanga, San Fernando
June 2016 – October 2018
* DTR checking, 201 files
**On-the-Job Trainee**
Bureau of Internal Revenue, San Fernando
November 2015 – March 2016
}}
I hereby certify that the above is true and correct.
^ Rowena Mae Sarmiento Catacutan
`,
  }),
  cv('20-en-ae-mep-supervisor', 'pdf', 'en', 'AE', {
    names: ['Shameer Abdul Rasheed', 'Shameer Rasheed'],
    email: 'shameer.mep@khaleejmail.example',
    phone: '+971 50 555 0139',
    city: 'Sharjah',
    headline: 'HVAC / MEP Site Supervisor – 13 years UAE & Oman',
    languages: ['English', 'Hindi', 'Malayalam', 'Arabic'],
    jobs: [
      'MEP Site Supervisor | Gulf Meridian Electromechanical LLC | Dubai | 2019-02 | now',
      'HVAC Foreman | Drake & Scull | Abu Dhabi | 2015-05 | 2018-12',
      'A/C Technician | Nakheel Al Batinah Trading | Sohar | 2012-03 | 2015-03',
      'Refrigeration Mechanic | Cool Point Services | Kozhikode | 2009 | 2011',
    ],
    page: `
! SHAMEER ABDUL RASHEED
**HVAC / MEP Site Supervisor – 13 years UAE & Oman**
Al Nahda, Sharjah, U.A.E. | Mob: +971 50 555 0139 | E-mail: shameer.mep@khaleejmail.example
# SUMMARY
* Strong site man for HVAC, chilled water, plumbing and fire fighting
* Can read shop drawings, raise RFI and inspection requests, coordinate with consultant
* Valid UAE light vehicle licence
# WORK EXPERIENCE
**Gulf Meridian Electromechanical LLC, Dubai, UAE**
Position: MEP Site Supervisor
Period: Feb 2019 – Till date
Projects: Hotel B+G+28 at Business Bay, two schools, villa compound of 64 units
* Manpower allocation up to 85, daily reports, material requisition
* Testing and commissioning of AHU, FCU and pumps with third party
**Drake & Scull, Abu Dhabi, UAE**
Position: HVAC Foreman
Period: May 2015 – Dec 2018
* Duct and chilled water pipe installation at the airport terminal
**Nakheel Al Batinah Trading, Sohar, Oman**
Position: A/C Technician
Period: Mar 2012 – Mar 2015
* Split and package unit maintenance
**Cool Point Services, Kozhikode, India**
Position: Refrigeration Mechanic
Period: 2009 – 2011
# QUALIFICATION
Diploma in Mechanical Engineering, Kerala, 2009
OSHA 30 hours, IOSH Managing Safely
# PERSONAL
|| 5 12
| Nationality | Indian
| Visa | Employment, transferable
| Marital status | Married
| Languages | English, Hindi, Malayalam, Arabic (speaking only)
FOOT Shameer Abdul Rasheed – page 1
`,
  }),
];
