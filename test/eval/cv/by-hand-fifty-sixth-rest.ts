import { BY_HAND_FIFTY_SIXTH_REST_DUTCH } from './by-hand-fifty-sixth-rest-dutch.ts';
import { BY_HAND_FIFTY_SIXTH_REST_ITALIAN } from './by-hand-fifty-sixth-rest-italian.ts';
import { BY_HAND_FIFTY_SIXTH_REST_NORTH } from './by-hand-fifty-sixth-rest-north.ts';
import { BY_HAND_FIFTY_SIXTH_REST_PORTUGUESE } from './by-hand-fifty-sixth-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-sixth');

/** An ordinary month's CVs, all closed: these in English, the others in five more languages. All people are made up. */
export const BY_HAND_FIFTY_SIXTH_REST: Sheet[] = [
  cv('01-en-gb-sous-chef', 'pdf', 'en', 'GB', {
    names: ['Callum Fenwick'],
    email: 'callum.fenwick@tynepost.example',
    phone: '07700 900214',
    city: 'Gateshead',
    headline: 'Sous Chef',
    languages: [],
    jobs: [
      'Sous Chef | The Ropewalk Kitchen | Newcastle upon Tyne | 2023-03 | now',
      'Junior Sous Chef | Malmaison | Newcastle upon Tyne | 2020-08 | 2023-02',
      'Chef de Partie | Malmaison | Newcastle upon Tyne | 2018-05 | 2020-07',
      'Commis Chef | Lumley Arms | Chester-le-Street | 2015-09 | 2018-04',
    ],
    page: `
! Callum Fenwick
Sous Chef
14 Saltwell View, Gateshead, NE8 4NT
07700 900214 | callum.fenwick@tynepost.example
# About me
Hard-working sous with eleven years on the stoves. Run the pass three nights a week on my own, 90 covers, and keep GP above 70%. Looking for a first head chef role or a sous in a bigger brigade. Happy with split shifts.
# Work
**Sous Chef, The Ropewalk Kitchen, Newcastle upon Tyne**
March 2023 – Present
* Write specials, place orders, do the rotas for a team of eight
* Took hygiene rating from 4 to 5
* Started the pickling and bread in house
**Junior Sous Chef, Malmaison, Newcastle upon Tyne**
August 2020 – February 2023
* Ran breakfast and banqueting, up to 160 plated
**Chef de Partie, Malmaison, Newcastle upon Tyne**
May 2018 – July 2020
* Sauce, then larder
**Commis Chef, Lumley Arms, Chester-le-Street**
September 2015 – April 2018
# Qualifications
NVQ Level 3 Professional Cookery, Gateshead College, 2017
Level 3 Food Safety in Catering (renewed 2025)
Allergen awareness, first aid at work
# Interests
Five-a-side, foraging, my allotment
References available on request.
`,
  }),
  cv('02-en-gb-quantity-surveyor', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Adebisi Ogunleye', 'Oluwaseun Ogunleye', 'Seun Ogunleye', 'Oluwaseun (Seun) Ogunleye'],
    email: 'seun.ogunleye@medwaybox.example',
    phone: '+44 7700 900338',
    city: 'Chatham',
    headline: 'Quantity Surveyor (MRICS)',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Quantity Surveyor | Kier Construction | Maidstone | 2022-01 | now',
      'Assistant Quantity Surveyor | Chartway Group | Maidstone | 2019-10 | 2021-12',
      'Site Quantity Surveyor | Julius Berger Nigeria | Abuja | 2014-02 | 2018-08',
      'Graduate Trainee | Cappa & D’Alberto | Lagos | 2013-01 | 2014-01',
    ],
    aside: [3],
    page: `
HEAD Curriculum Vitae – Oluwaseun Adebisi Ogunleye
> **OLUWASEUN (SEUN) OGUNLEYE**
> Quantity Surveyor (MRICS)
> 22 Luton Road, Chatham, Kent ME4 5AB
> +44 7700 900338 · seun.ogunleye@medwaybox.example
# PROFILE
Chartered quantity surveyor with twelve years in Nigeria and the UK, mainly education, health and residential up to £28m. Strong on NEC4, interim valuations and final accounts. UK driving licence, indefinite leave to remain.
# EMPLOYMENT HISTORY
|| 4 13
| 01/2022 – date | **Quantity Surveyor**\\Kier Construction, Maidstone\\Two secondary schools and a custody suite. Procurement of packages, subcontract payments, CVRs, compensation events
| 10/2019 – 12/2021 | **Assistant Quantity Surveyor**\\Chartway Group, Maidstone\\Timber frame housing, 140 plots. Take-off, variations, chasing retentions
| 02/2014 – 08/2018 | **Site Quantity Surveyor**\\Julius Berger Nigeria, Abuja\\Ministry buildings and a flyover
| 01/2013 – 01/2014 | **Graduate Trainee**\\Cappa & D’Alberto, Lagos
# EDUCATION
|| 4 13
| 2018 – 2019 | MSc Quantity Surveying (Commercial Management), University of Greenwich
| 2007 – 2012 | BSc Quantity Surveying, Obafemi Awolowo University, Ile-Ife
# SYSTEMS
CostX, COINS, Bluebeam, Excel
# LANGUAGES
English (fluent), Yoruba (mother tongue)
`,
  }),
  cv('03-en-gb-dental-nurse', 'doc', 'en', 'GB', {
    names: ['Kirsty McPhail', 'Kirsty Ann McPhail'],
    email: 'kirstymcphail@claymail.example',
    phone: '07700900772',
    city: 'Paisley',
    languages: [],
    jobs: [
      'Dental Nurse | Abbey Smiles Dental Practice | Paisley | 2021 | now',
      'Trainee Dental Nurse | Clyde Dental | Renfrew | 2019 | 2021',
      'Sales Assistant | Boots | Braehead | 2016 | 2019',
    ],
    aside: [1],
    page: `
Kirsty Ann McPhail
flat 2/1, 63 Causeyside Street
Paisley
PA1 1YT
mobile 07700900772
kirstymcphail@claymail.example

Hi, i am a fully qualified dental nurse GDC registered (no. 555201) looking for full time or 4 days in or around Glasgow. I can start after 4 weeks notice.

**Work experience**
2021 - now    Abbey Smiles Dental Practice, Paisley
Dental Nurse
Chairside for 3 dentists and a hygienist, decon room, x-ray, implants, taking impressions, SOE software. I also train the new girls and do reception at lunch.

2019 - 2021    Clyde Dental, Renfrew
Trainee Dental Nurse
Did my SVQ here, pass first time

2016 - 2019    Boots, Braehead
Sales Assistant
No7 counter and tills

**Education**
SVQ 3 Dental Nursing, Glasgow Kelvin College 2021
Castlehead High School - 7 Nat 5s, 2 Highers (2016)

**Other**
PVG member. Full hep B. Clean driving license. Post reg cert in dental radiography 2023
`,
  }),
  cv('04-en-us-hvac', 'pdf', 'en', 'US', {
    names: ['Darnell J. Whitcomb', 'Darnell Whitcomb'],
    email: 'dwhitcomb.hvac@okmail.example',
    phone: '(918) 555-0147',
    city: 'Broken Arrow',
    headline: 'Commercial HVAC/R Service Technician',
    languages: [],
    jobs: [
      'Lead Service Technician | Comfort Systems USA | Tulsa | 2019-04 | now',
      'HVAC Technician II | Johnson Controls | Tulsa | 2014-06 | 2019-03',
      'Installer / Helper | Gilcrease Heating & Air | Sand Springs | 2011-08 | 2014-05',
    ],
    page: `
[[ 10 7
! DARNELL J. WHITCOMB
Commercial HVAC/R Service Technician
---
Broken Arrow, OK 74012
(918) 555-0147
dwhitcomb.hvac@okmail.example
]]
# SUMMARY
EPA 608 Universal and Oklahoma Mechanical Journeyman. 15 years on rooftops, chillers and walk-ins. Own tools, clean MVR, fine with on-call every fourth week.
# EXPERIENCE
**Comfort Systems USA** – Tulsa, OK \tApr 2019 – Present
__Lead Service Technician__
* Maintain 120+ RTUs and four centrifugal chillers for hospitals and schools
* Mentor three apprentices; first-time fix rate of 92%
* Start-ups and commissioning reports in ServiceTitan
**Johnson Controls** – Tulsa, OK \tJun 2014 – Mar 2019
__HVAC Technician II__
* BAS troubleshooting (Metasys), VAV boxes, boilers to 5 MMBtu
**Gilcrease Heating & Air** – Sand Springs, OK \tAug 2011 – May 2014
__Installer / Helper__
* Residential change-outs and duct work
# EDUCATION & LICENSES
HVAC/R certificate, Tulsa Technology Center, 2011
OK Mechanical Journeyman #055501
OSHA 30, confined space, aerial lift
`,
  }),
  cv('05-en-us-paralegal', 'docx', 'en', 'US', {
    names: ['Marisol Trujillo-Beck'],
    email: 'marisol.tbeck@rinconmail.example',
    phone: '520-555-0182',
    city: 'Tucson',
    headline: 'Litigation Paralegal',
    languages: ['English', 'Spanish'],
    jobs: [
      'Senior Paralegal | Hadley Orozco & Stern PLLC | Tucson | 2020-02 | now',
      'Litigation Paralegal | Farmers Insurance | Phoenix | 2015-07 | 2020-01',
      'Legal Secretary | Pima County Public Defender | Tucson | 2011-09 | 2015-06',
    ],
    page: `
November 9, 2026

Dear Hiring Manager,
I am writing about the litigation paralegal opening your agency posted last week. My attorney is retiring in January and the firm is winding down, so I am available from February 1. My résumé follows.
Sincerely,
Marisol Trujillo-Beck

! Marisol Trujillo-Beck
Litigation Paralegal
2204 E. Waverly St., Tucson, AZ 85719 • 520-555-0182 • marisol.tbeck@rinconmail.example
## Professional Experience
**Senior Paralegal**, Hadley Orozco & Stern PLLC, Tucson, AZ
02/2020 – present
* Personal injury and wrongful death, plaintiff side, 45 open files
* Draft discovery, subpoenas, demand packages; second chair logistics at nine trials
* E-filing in state and federal court, Clio, Relativity
**Litigation Paralegal**, Farmers Insurance (branch legal office), Phoenix, AZ
07/2015 – 01/2020
* Medical chronologies, deposition summaries, expert scheduling
**Legal Secretary**, Pima County Public Defender, Tucson, AZ
09/2011 – 06/2015
* Calendared for six trial attorneys
## Education
B.A. Political Science, University of Arizona, 2011
Paralegal Certificate (ABA approved), Pima Community College, 2013
## Skills
Notary public, Westlaw, Clio, TrialPad, 85 wpm
## Languages
English and Spanish, both native
`,
  }),
  cv('06-en-us-lab-scientist', 'doc', 'en', 'US', {
    names: ['Jose Paolo Villarreal Manalo', 'Jose Paolo V. Manalo', 'Jose Paolo Manalo', 'Paolo Manalo'],
    email: 'jpmanalo@siennabox.example',
    phone: '(702) 555-0119',
    city: 'Henderson',
    headline: 'Medical Laboratory Scientist, MLS(ASCP)',
    languages: ['English', 'Tagalog', 'Ilocano'],
    jobs: [
      'Medical Laboratory Scientist | Sunrise Hospital | Las Vegas | 2022-06 | now',
      'Medical Laboratory Scientist | Quest Diagnostics | Las Vegas | 2019-03 | 2022-05',
      'Medical Technologist | King Fahd Military Medical Complex | Dhahran | 2014-11 | 2018-12',
      'Medical Technologist I | Baguio General Hospital | Baguio City | 2011-05 | 2014-10',
    ],
    page: `
> **JOSE PAOLO V. MANALO**
> Medical Laboratory Scientist, MLS(ASCP)
> Henderson, NV 89014 | (702) 555-0119 | jpmanalo@siennabox.example
^ **OBJECTIVE**
Generalist position, evening or night shift, in a hospital laboratory in Clark County.
^ **LICENSES**
MLS(ASCP)CM, since 2018 / Nevada Clinical Laboratory Technologist / PRC Philippines 2011
^ **EMPLOYMENT**
|| 6 11
| Position: | **Medical Laboratory Scientist**
| Employer: | Sunrise Hospital, Las Vegas, NV
| Dates: | June 2022 to present
| Duties: | Blood bank and hematology on nights, massive transfusion protocol, Sysmex XN, Ortho Vision
|  | 
| Position: | **Medical Laboratory Scientist**
| Employer: | Quest Diagnostics, Las Vegas, NV
| Dates: | March 2019 to May 2022
| Duties: | High volume chemistry, Roche cobas, QC review
|  | 
| Position: | **Medical Technologist**
| Employer: | King Fahd Military Medical Complex, Dhahran, Saudi Arabia
| Dates: | November 2014 to December 2018
|  | 
| Position: | **Medical Technologist I**
| Employer: | Baguio General Hospital, Baguio City, Philippines
| Dates: | May 2011 to October 2014
^ **EDUCATION**
BS Medical Laboratory Science, Saint Louis University, Baguio City, 2010
^ **LANGUAGES**
English, Tagalog, Ilocano
FOOT Resume of Jose Paolo Villarreal Manalo
`,
  }),
  cv('07-en-nz-farm-manager', 'pdf', 'en', 'NZ', {
    names: ['Hamish Drummond'],
    email: 'hamish.drummond@plainsnet.example',
    phone: '021 555 0163',
    city: 'Ashburton',
    languages: [],
    jobs: [
      'Farm Manager | Rakaia Terraces Dairy Ltd | Ashburton | 2022-06 | now',
      '2IC | Dairy Holdings Ltd | Hinds | 2019-06 | 2022-05',
      'Herd Manager | Glenroy Farms | Geraldine | 2017-06 | 2019-05',
      'Farm Assistant | Glenroy Farms | Geraldine | 2015-06 | 2017-05',
    ],
    page: `
# Hamish Drummond
|| 4 13
| Address | 118 Fords Road, RD 6, Ashburton 7776
| Mobile | 021 555 0163
| Email | hamish.drummond@plainsnet.example
| Family | Partner Jess (vet nurse), two kids, three working dogs
| Licence | Full, class 2, motorbike
## What I'm after
A contract milking or lower order sharemilking job on 600 to 900 cows for the 2027 season, mid Canterbury or north Otago. House with decent school run please.
## Jobs so far
**Farm Manager – Rakaia Terraces Dairy Ltd, Ashburton**
June 2022 – present
* 820 cows, 54 bail rotary, four staff. 465 kgMS/cow last season
* Six week in-calf 78%, SCC under 140 all season
* Do the feed budgets and FEP audits, grade A twice running
**2IC – Dairy Holdings Ltd, Hinds**
June 2019 – May 2022
* 1100 cows, calf rearing, AI tech for our herd
**Herd Manager – Glenroy Farms, Geraldine**
June 2017 – May 2019
**Farm Assistant – Glenroy Farms, Geraldine**
June 2015 – May 2017
* Started here straight from school, milking and fencing
## Training
Primary ITO Level 5 Production Management, 2022
Level 4 Dairy Technology, 2018
GrowSafe, first aid, ATV
## Referees
Murray Tait (owner) and Andrea Cole (consultant), numbers when we talk
`,
  }),
  cv('08-en-nz-ece-teacher', 'docx', 'en', 'NZ', {
    names: ['Sina Leavasa-Tuilagi', 'Sina Faʻamanu Leavasa-Tuilagi'],
    email: 'sina.tuilagi@manukaupost.example',
    phone: '+64 22 555 0130',
    city: 'Manurewa',
    headline: 'Registered Early Childhood Teacher',
    languages: ['Samoan', 'English', 'Te reo Māori'],
    jobs: [
      'Head Teacher – Under Twos | Kindercare | Papakura | 2023-02 | now',
      'Early Childhood Teacher | BestStart | Manurewa | 2018-01 | 2023-01',
      'Reliever | Counties Manukau Kindergarten Association | | 2016-03 | 2017-12',
      'Teacher aide | Aoga Amata o le Fetu Ao | Ōtara | 2012 | 2015',
    ],
    page: `
! Sina Faʻamanu Leavasa-Tuilagi
Registered Early Childhood Teacher
Manurewa 2102 \t+64 22 555 0130
sina.tuilagi@manukaupost.example
__Talofa lava, kia ora!__
I am a full practising teacher who believes babies are people from the first day. I sing all day, in three languages, and I keep very tidy learning stories.
{{
# Teaching
**Head Teacher – Under Twos**
Kindercare, Papakura
Feb 2023 – now
* Team of six, 20 babies
* ERO review 2024, associate teacher for students
**Early Childhood Teacher**
BestStart, Manurewa
Jan 2018 – Jan 2023
**Reliever**
Counties Manukau Kindergarten Association
Mar 2016 – Dec 2017
**Teacher aide**
Aoga Amata o le Fetu Ao, Ōtara
2012 – 2015
# Study
Bachelor of Education (ECE), University of Auckland, 2015
NCEA Level 3, James Cook High School, 2011
# Certificates
Full practising certificate to 2028
Child first aid
Incredible Years
# Languages
Samoan
English
Te reo Māori (level 3)
# Church and community
White Sunday co-ordinator, netball coach for under tens
}}
`,
  }),
  cv('09-en-za-boilermaker', 'doc', 'en', 'ZA', {
    names: ['Thabo Lucky Mokoena', 'Thabo Mokoena'],
    email: 'mokoenathabo84@vaalpost.example',
    phone: '082 555 0157',
    city: 'Sasolburg',
    languages: ['Sesotho', 'English', 'Zulu', 'Afrikaans'],
    jobs: [
      'Boilermaker | Sasol | Secunda | 2017-03 | now',
      'Boilermaker | Murray & Roberts | Medupi | 2012-02 | 2016-11',
      'Apprentice Boilermaker | ArcelorMittal | Vanderbijlpark | 2009-02 | 2012-01',
      'Boilermaker Assistant | Vaal Steel Works CC | Vanderbijlpark | 2008-01 | 2009-01',
    ],
    aside: [2],
    page: `
> **CURRICULUM VITAE**
> **OF**
> **THABO LUCKY MOKOENA**
# PERSONAL DETAILS
|| 6 11
| SURNAME | MOKOENA
| FIRST NAMES | THABO LUCKY
| DATE OF BIRTH | 1984-05-17
| GENDER | MALE
| NATIONALITY | SOUTH AFRICAN
| MARITAL STATUS | MARRIED
| RESIDENTIAL ADDRESS | 55 HERTZOG STREET, SASOLBURG, 1949
| CONTACT NO. | 082 555 0157
| E-MAIL | mokoenathabo84@vaalpost.example
| HOME LANGUAGE | SESOTHO
| OTHER LANGUAGES | ENGLISH, ZULU, AFRIKAANS
| DRIVERS LICENCE | CODE EC (C1)
| CRIMINAL OFFENCE | NONE
# SCHOLASTIC
HIGHEST STANDARD PASSED: GRADE 12, 2002, NKGOPOLENG SECONDARY SCHOOL
TRADE TEST: BOILERMAKER RED SEAL, OLIFANTSFONTEIN (INDLELA), 2012
N3 ENGINEERING STUDIES, VAAL COLLEGE, 2007
# EMPLOYMENT HISTORY
EMPLOYER: SASOL, SECUNDA
POSITION: BOILERMAKER
PERIOD: MARCH 2017 – TO DATE
DUTIES: SHUTDOWNS, PRESSURE VESSELS, PLATE WORK, READING OF DRAWINGS

EMPLOYER: MURRAY & ROBERTS, MEDUPI
POSITION: BOILERMAKER
PERIOD: FEBRUARY 2012 – NOVEMBER 2016
REASON FOR LEAVING: END OF PROJECT

EMPLOYER: ARCELORMITTAL, VANDERBIJLPARK
POSITION: APPRENTICE BOILERMAKER
PERIOD: FEBRUARY 2009 – JANUARY 2012

EMPLOYER: VAAL STEEL WORKS CC, VANDERBIJLPARK
POSITION: BOILERMAKER ASSISTANT
PERIOD: JANUARY 2008 – JANUARY 2009
# REFERENCES
MR P. VAN WYK, FOREMAN, SASOL – 082 555 0191
MS D. NTULI, HR, MURRAY & ROBERTS – 082 555 0148
`,
  }),
  cv('10-en-za-agency-accountant', 'pdf', 'en', 'ZA', {
    names: [],
    city: 'Centurion',
    headline: 'Financial Accountant CA(SA)',
    languages: ['English', 'Afrikaans', 'Setswana'],
    jobs: [
      'Financial Accountant | Discovery | Sandton | 2023-01 | now',
      'Group Reporting Accountant | Imperial Logistics | Bedfordview | 2020-04 | 2022-12',
      'Trainee Accountant | PwC | Pretoria | 2017-01 | 2020-03',
    ],
    aside: [2],
    page: `
HEAD Jacaranda Finance Placements (Pty) Ltd | 012 555 0100 | cvs@jacarandaplacements.example
> **CANDIDATE CV – REFERENCE JFP-2291**
|| 6 11
| Position | Financial Accountant CA(SA)
| Lives in | Centurion
| Gender / EE status | Female, AF
| Current package | R 1 020 000 CTC
| Expected | R 1 150 000
| Notice period | Calendar month
| Languages | English, Afrikaans, Setswana
# Consultant summary
A calm, well-presented CA who passed both board exams first time. She owns the month end for three statutory entities and knows IFRS 17 in practice. Motivated by hybrid work closer to home.
# Qualifications
|| 4 13
| 2020 | CA(SA), SAICA
| 2016 | CTA / BCom Hons, University of Pretoria
| 2015 | BCom Accounting Sciences, University of Pretoria
| 2011 | Matric, five distinctions
# Career summary
**Discovery, Sandton**
Financial Accountant
Jan 2023 – Current
* Month end close, consolidation, external audit liaison
* Automated intercompany recons in Power Query
Reason for leaving: commute
**Imperial Logistics, Bedfordview**
Group Reporting Accountant
Apr 2020 – Dec 2022
* HFM packs from 40 subsidiaries
Reason for leaving: delisting
**PwC, Pretoria**
Trainee Accountant
Jan 2017 – Mar 2020
* Articles, mining and retail clients
FOOT The candidate's identity is released on confirmation of interview. Jacaranda terms apply.
`,
  }),
  cv('11-en-ie-tester', 'docx', 'en', 'IE', {
    names: ['Priyanka Raghunathan'],
    email: 'priyanka.raghu@leesidemail.example',
    phone: '020 913 6688',
    city: 'Cork',
    headline: 'QA Automation Engineer',
    languages: ['English', 'Tamil', 'Hindi'],
    jobs: [
      'Senior QA Engineer | Workvivo | Cork | 2023-05 | now',
      'QA Automation Engineer | Johnson Controls | Cork | 2019-11 | 2023-04',
      'Test Analyst | Cognizant | Chennai | 2015-08 | 2019-09',
    ],
    page: `
! Priyanka Raghunathan
**QA Automation Engineer** | Cork, Ireland | Stamp 4
priyanka.raghu@leesidemail.example | 020 913 6688 | linkedin.example/in/priyankaraghu
# Tech stack
* Playwright, Cypress, Selenium, REST Assured
* TypeScript, Java, a bit of Python
* GitHub Actions, Jenkins, Docker, BrowserStack
* k6, JMeter
# Career history
**Workvivo**
Senior QA Engineer | Cork | May 2023 – Present
Own the regression suite for web and mobile (1,900 tests, 14 minutes). Moved the team from nightly runs to every pull request. Hired two testers.
**Johnson Controls**
QA Automation Engineer | Cork | Nov 2019 – Apr 2023
Built a framework from nothing for the building management portal. Worked with teams in Pune and Milwaukee.
**Cognizant**
Test Analyst | Chennai | Aug 2015 – Sep 2019
Manual and then automated testing for a US health insurer.
# Education
Higher Diploma in Cloud Computing, Munster Technological University, 2022
B.E. Computer Science, Anna University, Chennai, 2015
ISTQB Advanced Test Automation Engineer
# Languages
English, Tamil, Hindi
# Outside work
Parkrun on Saturdays, carnatic violin badly
`,
  }),
  cv('12-en-ie-driver', 'doc', 'en', 'IE', {
    names: ['Gheorghe Vasile Munteanu', 'Gheorghe Munteanu', 'Munteanu Gheorghe Vasile'],
    email: 'gicu.munteanu@royalpost.example',
    phone: '020 917 0342',
    city: 'Navan',
    languages: ['Romanian', 'English', 'Italian'],
    jobs: [
      'Artic driver | Nolan Transport | New Ross | 2021-09 | now',
      'Rigid driver | Musgrave | Kilcock | 2018-02 | 2021-08',
      'Warehouse operative | Dunnes Stores | Ashbourne | 2016-05 | 2018-01',
      'International driver | Dolo Trans SRL | Bacau | 2007 | 2016',
    ],
    page: `
CV
**Name:** Munteanu Gheorghe Vasile
**Adress:** 9 Beechmount Close, Navan, Co Meath
**Tel:** 020 917 0342
**E-mail:** gicu.munteanu@royalpost.example
**Licence:** C, CE, CPC in date, digi card, ADR (tanks and packages)

I am driver with 19 years experience, never accident, no points. I look for day runs or max 2 nights out because i have small baby at home.

**EXPERIENCE**
* 09.2021 - present: Artic driver, Nolan Transport, New Ross (curtain and fridge, Ireland - UK, some Holland)
* 02.2018 - 08.2021: Rigid driver, Musgrave, Kilcock (shop deliverys, tail lift, 12 to 16 drops)
* 05.2016 - 01.2018: Warehouse operative, Dunnes Stores, Ashbourne (picking, reach truck)
* 2007 - 2016: International driver, Dolo Trans SRL, Bacau, Romania (Italy, Spain, Germany)

**SCHOOL**
Auto mechanic, Technical highschool Bacau, 1998 - 2002

**LANGUAGES**
Romanian, English (good speaking), Italian (good)

**OTHER**
Forklift and reach ticket 2024, manual handling, Safe Pass
Non smoker. Refrences: yes from all
`,
  }),
  ...BY_HAND_FIFTY_SIXTH_REST_DUTCH,
  ...BY_HAND_FIFTY_SIXTH_REST_ITALIAN,
  ...BY_HAND_FIFTY_SIXTH_REST_PORTUGUESE,
  ...BY_HAND_FIFTY_SIXTH_REST_NORTH,
];
