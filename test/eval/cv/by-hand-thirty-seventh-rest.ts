import { BY_HAND_THIRTY_SEVENTH_REST_DUTCH } from './by-hand-thirty-seventh-rest-dutch.ts';
import { BY_HAND_THIRTY_SEVENTH_REST_ITALIAN } from './by-hand-thirty-seventh-rest-italian.ts';
import { BY_HAND_THIRTY_SEVENTH_REST_NORTH } from './by-hand-thirty-seventh-rest-north.ts';
import { BY_HAND_THIRTY_SEVENTH_REST_PORTUGUESE } from './by-hand-thirty-seventh-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh-rest');

/** Thirty that are closed: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_SEVENTH_REST: Sheet[] = [
  cv('01-en-gb-home-manager', 'docx', 'en', 'GB', {
    names: ['Patience Oluwaseun Adeyemi-Clarke', 'Patience Adeyemi-Clarke'],
    email: 'p.adeyemiclarke@trentpost.example',
    phone: '07700 900318',
    city: 'Nottingham',
    headline: 'Registered Care Home Manager',
    jobs: [
      'Registered Manager | Maple Lodge (HC-One) | | 2021-11 | now',
      'Deputy Manager | Ashfield Grange Nursing Home | | 2017-04 | 2021-10',
      'Senior Staff Nurse | Nottingham University Hospitals NHS Trust | | 2011-09 | 2017-03',
      'Staff Nurse | Nottingham University Hospitals NHS Trust | | 2007-10 | 2011-08',
    ],
    page: `
HEAD Patience Oluwaseun Adeyemi-Clarke RGN, BSc (Hons), PGDip | NMC PIN 00X0000E
**Registered Care Home Manager**
Nottingham NG5 | 07700 900318 | p.adeyemiclarke@trentpost.example
^ **Professional summary**
Nurse by training, manager by accident, and happy that it turned out that way. Took a 62-bed home from Requires Improvement to Good in fourteen months. Looking for a home of similar size or a peripatetic post in the East Midlands.
^ **Career**
**Registered Manager, Maple Lodge (HC-One), Arnold** – November 2021 to present
* 62 residents, 74 staff, budget £3.1m
* Agency spend from 22% to 3%
* CQC Good in all five domains, March 2024
* Electronic care planning (Nourish) in nine weeks, no paper since
* Family forum every quarter, complaints down to three a year
**Deputy Manager, Ashfield Grange Nursing Home, Sutton-in-Ashfield** – April 2017 to October 2021
* Clinical lead, medication audits, on-call one week in two
* Led the home through both winters of Covid
* Introduced the falls huddle; hospital admissions down by a quarter
**Senior Staff Nurse, Nottingham University Hospitals NHS Trust** – September 2011 to March 2017
* Healthcare of Older People, charge of 28 beds
* Link nurse for tissue viability and dementia
* Mentor to student nurses, sign-off status 2012
**Staff Nurse, Nottingham University Hospitals NHS Trust** – October 2007 to August 2011
^ **Education and training**
Level 5 Diploma in Leadership for Health and Social Care, 2020
PGDip Dementia Studies, University of Worcester, 2016
BSc (Hons) Adult Nursing, University of Nottingham, 2007
Safeguarding Adults level 4, DoLS/LPS, moving and handling trainer
^ **Voluntary**
Trustee, Sickle Cell Support East Midlands, since 2018
School governor, Seely Primary, 2013 – 2017
^ **Referees**
My regional director, after an offer please
FOOT CV of P. Adeyemi-Clarke
`,
  }),
  cv('02-en-gb-test-contractor', 'pdf', 'en', 'GB', {
    names: ['Grzegorz Pawlak', 'Greg Pawlak', 'Grzegorz (Greg) Pawlak'],
    email: 'greg@pawlakquality.example',
    phone: '07700 900274',
    city: 'Reading',
    headline: 'Contract Test Lead',
    jobs: [
      'Test Lead | Nationwide Building Society | | 2024-02 | now',
      'Test Manager | Three UK | | 2022-09 | 2024-01',
      'Senior Test Analyst | HM Land Registry | | 2021-01 | 2022-08',
      'Automation Tester | Dixons Carphone | | 2019-03 | 2020-11',
      'Test Analyst | Capita | | 2014-05 | 2019-02',
    ],
    page: `
! Grzegorz (Greg) Pawlak
**Contract Test Lead** – outside IR35 preferred, SC cleared to 2028
Reading, Berkshire – 07700 900274 – greg@pawlakquality.example – Pawlak Quality Ltd
^ Twelve years of testing, seven as a contractor. I write the plan, find the people, and tell the steering group the truth.
# Assignments
|| 4 8 5
| **When** | **What** | **Client**
| Feb 2024 – present | Test Lead\\Mortgage origination platform, 9 testers on two sites, Playwright | Nationwide Building Society
| Sep 2022 – Jan 2024 | Test Manager\\Billing migration, 3 dress rehearsals, go-live on the first date given | Three UK
| Jan 2021 – Aug 2022 | Senior Test Analyst\\Digital registration, accessibility to WCAG 2.1 AA | HM Land Registry
| Mar 2019 – Nov 2020 | Automation Tester\\Selenium framework in C#, Azure DevOps | Dixons Carphone
# Before contracting
|| 4 8 5
| May 2014 – Feb 2019 | Test Analyst\\Graduate intake, then pensions administration | Capita
# What clients said
“Calm, blunt, and right about the data.” Programme director, Three UK
# Tools
Playwright, Selenium, Postman, JMeter, Jira with Xray, SQL
# Education
MSc Computer Science, AGH Kraków, 2013
ISTQB Advanced Test Manager, 2020
`,
  }),
  cv('03-en-nz-foreman', 'doc', 'en', 'NZ', {
    names: ['Sione Tupou Fifita', 'Sione Fifita'],
    email: 'sfifita@manukaumail.example',
    phone: '027 555 0191',
    city: 'Manukau',
    jobs: [
      'Site Foreman | Downer | | 2016 | now',
      'Leading Hand | Fulton Hogan | | 2009 | 2016',
      'Drainlayer | Hick Bros | | 2004 | 2009',
      'Labourer | Allied Workforce | | 2002 | 2004',
    ],
    page: `
> **Curriculum Vitae**
> **Sione Tupou Fifita**
> 8 Ryan Place, Manukau, Auckland 2104
> Ph 027 555 0191 Email sfifita@manukaumail.example
**Objective**
Civil foreman after a supervisor or project engineer track job in South Auckland. Tongan community man, dad of five, never missed a start.
**Work history**
Downer\t2016 – now
Site Foreman
* Stormwater and wastewater renewals for Watercare
* Crews of 6 to 14, toolbox talks, JSEAs, as-builts
* Zero harm award 2022
Fulton Hogan\t2009 – 2016
Leading Hand
* Kerb, channel and drainage on the Waterview job
Hick Bros\t2004 – 2009
Drainlayer
Allied Workforce\t2002 – 2004
Labourer
**Tickets**
* Certifying drainlayer
* Site Safe Foundation, Confined Space, First Aid
* Class 2 and WTR, TSL
* NZ Certificate in Infrastructure Works (Supervisor) Level 4, Connexis, 2018
**Referees**
Brett Hodge, Downer, 027 555 0102
Rev. Viliami Moala, Siasi Uesiliana, 021 555 0155
`,
  }),
  cv('04-en-za-safety', 'docx', 'en', 'ZA', {
    names: ['Pravesh Naidoo', 'Naidoo, Pravesh'],
    email: 'pravesh.naidoo@highveldmail.example',
    phone: '+27 83 555 0117',
    city: 'eMalahleni',
    languages: ['English', 'Afrikaans', 'Tamil'],
    jobs: [
      'SHE Manager | Seriti Resources | | 2021-06 | now',
      'Safety Officer | Seriti Resources | | 2018-03 | 2021-05',
      'Safety Officer | Exxaro | | 2013-08 | 2018-02',
      'Learner Safety Officer | Eskom | | 2012-02 | 2013-07',
    ],
    page: `
**NAIDOO, Pravesh**
ND Safety Management · SACPCMP CHSO registered
~ eMalahleni, Mpumalanga · +27 83 555 0117 · pravesh.naidoo@highveldmail.example
# WHO I AM
A safety man who walks the section before he opens the laptop. Opencast and underground coal, plants and contractors.
# WHERE I WORKED
**Seriti Resources**, Klipspruit Colliery
SHE Manager, June 2021 to present
* Department of 11; 1.9 million fatality-free production shifts
* ISO 45001 transition without a major finding
* Annual medical surveillance programme for 2,100 people
Safety Officer, March 2018 to May 2021
* Section 23 and 54 response, trackless mobile machinery code
**Exxaro**, Matla
Safety Officer, August 2013 to February 2018
* Risk assessments, induction of contractors
* Investigations with ICAM, three of them heard by the inspector
**Eskom, Kriel Power Station**
Learner Safety Officer, February 2012 to July 2013
# WHAT I STUDIED
National Diploma Safety Management, Tshwane University of Technology, 2012
SAMTRAC, NOSA, 2014
COMSOC 2, Chamber of Mines, 2017
# LANGUAGES
English, Afrikaans, Tamil
# PEOPLE TO ASK
Mr J. Botha, Mine Manager, 013 555 0140
`,
  }),
  cv('05-en-ca-nurse-educator', 'pdf', 'en', 'CA', {
    names: ['Marie-Ève Thibodeau'],
    email: 'mevethibodeau@rideau.example',
    phone: '613-555-0184',
    city: 'Ottawa',
    headline: 'Clinical Nurse Educator',
    languages: ['French', 'English'],
    jobs: [
      'Clinical Nurse Educator | CHEO | | 2020-01 | now',
      'Registered Nurse, Pediatric Oncology | CHEO | | 2013-05 | 2019-12',
      'Registered Nurse | Hôpital Montfort | | 2010-06 | 2013-04',
    ],
    page: `
[[ 12 5
**Marie-Ève Thibodeau, RN, MScN, CPHON(C)**
Clinical Nurse Educator
^ **Experience**
**Clinical Nurse Educator**
CHEO | January 2020 to present
* Orientation of 60 new nurses a year, simulation lab twice a month
* Chemotherapy certification for the region
**Registered Nurse, Pediatric Oncology**
CHEO | May 2013 to December 2019
* Primary nurse, charge nurse on nights, family council
**Registered Nurse**
Hôpital Montfort | June 2010 to April 2013
* Family birthing centre, all in French
^ **Education**
MScN, University of Ottawa, 2019
BScN, Université Laurentienne, 2010
^ **Presentations**
“Teaching the port”, CANO/ACIO annual meeting, Halifax, 2023
“First needle, first week”, Nursing Rounds, 2025
---
**Contact**
613-555-0184
mevethibodeau@rideau.example
Ottawa, ON
^ **Languages**
French
English
^ **Licences**
CNO no. 00000000
BLS, PALS instructor
^ **Volunteer**
Camp Trillium, infirmary, two weeks each July
]]
`,
  }),
  cv('06-en-sg-chef', 'docx', 'en', 'SG', {
    names: ['Muhammad Hafiz bin Abdul Rahman', 'Muhammad Hafiz Bin Abdul Rahman'],
    email: 'chef.hafiz@kampongmail.example',
    phone: '9555 0168',
    city: 'Singapore',
    languages: ['English', 'Malay', 'Japanese'],
    jobs: [
      'Executive Sous Chef | Shangri-La Rasa Sentosa | | 2019-10 | now',
      'Senior Sous Chef | Grand Hyatt Singapore | | 2015-03 | 2019-09',
      'Chef de Partie | Hilton Niseko Village | | 2012-11 | 2015-01',
      'Demi Chef | Carlton Hotel | | 2009-06 | 2012-10',
      'Apprentice Cook | SATS | | 2007-07 | 2009-05',
    ],
    page: `
**RESUME**
**MUHAMMAD HAFIZ BIN ABDUL RAHMAN**
Blk 412 Tampines St 41, Singapore 520412
HP: 9555 0168, E: chef.hafiz@kampongmail.example
**Summary**
17 years of hotel kitchens in Singapore and Hokkaido. Halal and central kitchen certified, WSQ Food Safety Level 4. Banquets to 1,200 pax.
**Employment**
**Executive Sous Chef**
Shangri-La Rasa Sentosa, Oct 2019 – current
* 4 outlets and banquet, brigade of 58
* Food cost 29.4% against budget of 31%
**Senior Sous Chef**
Grand Hyatt Singapore, Mar 2015 – Sep 2019
* StraitsKitchen, all halal, live stations
**Chef de Partie**
Hilton Niseko Village, Nov 2012 – Jan 2015
* Winter seasons, Japanese breakfast and buffet
**Demi Chef**
Carlton Hotel, Jun 2009 – Oct 2012
**Apprentice Cook**
SATS, Jul 2007 – May 2009
**Education**
Nitec in Western Culinary Arts, SHATEC, 2007
N Levels, Dunman Secondary School, 2004
**Languages**
English, Malay, Japanese (kitchen level)
**Awards**
Bronze, Food & Hotel Asia Culinary Challenge, 2018
`,
  }),
  cv('07-en-gb-graduate', 'pdf', 'en', 'GB', {
    names: ['Zofia Anna Wiśniewska', 'Zofia Anna Wisniewska', 'Zofia Wiśniewska', 'Zofia Wisniewska'],
    email: 'zofia.wisniewska@clydemail.example',
    phone: '07700 900591',
    city: 'Glasgow',
    languages: ['English', 'Polish'],
    jobs: [
      'Laboratory Placement Student | Thermo Fisher Scientific | | 2025-06 | 2025-09',
      'Bar Supervisor | Òran Mór | | 2024-01 | now',
      'Sales Assistant | Superdrug | | 2022-08 | 2023-12',
    ],
    aside: [0],
    page: `
! Zofia Anna Wiśniewska
> Glasgow G12 • 07700 900591 • zofia.wisniewska@clydemail.example
# Personal statement
Chemistry graduate (First) with a summer in an industrial lab and four years of closing tills. I want to learn quality control from the bench up.
# Education
**BSc (Hons) Chemistry, University of Glasgow**\t2022 – 2026
* First class. Dissertation: iron catalysts for amide bond formation, mark 78
* Class representative, year 3 and 4
**Hyndland Secondary School**\t2016 – 2022
* Advanced Highers: Chemistry A, Maths B, Biology A
# Experience
**Laboratory Placement Student, Thermo Fisher Scientific, Paisley**\tJun 2025 – Sep 2025
* HPLC and Karl Fischer under GMP, 210 samples logged without a deviation
**Bar Supervisor, Òran Mór, Glasgow**\tJan 2024 – present
* Cash up, rota of 9, whisky tastings for visitors
**Sales Assistant, Superdrug, Glasgow**\tAug 2022 – Dec 2023
# Skills
HPLC, NMR interpretation, ChemDraw, Excel, R
English and Polish, both at home
# Interests
Hill walking (61 Munros), bouldering, my granny’s pierogi
`,
  }),
  cv('08-en-ie-functional', 'docx', 'en', 'IE', {
    names: ['Gráinne Mulcahy'],
    email: 'grainne.mulcahy@leepost.example',
    phone: '085 555 0129',
    city: 'Cork',
    headline: 'Office Manager returning to work',
    jobs: [
      'Office Manager | Musgrave Group | | 2010 | 2018',
      'Executive Assistant | Apple Operations | | 2005 | 2010',
      'Receptionist | Hayfield Manor Hotel | | 2002 | 2005',
    ],
    page: `
Office Manager returning to work
! GRÁINNE MULCAHY
Douglas Road, Cork
085 555 0129 / grainne.mulcahy@leepost.example
^ **ORGANISING PEOPLE AND PLACES**
* Moved an office of 140 from Airport Road to Tramore Road over one bank holiday
* Looked after facilities, fleet cards, phones and two receptionists
^ **MONEY AND PAPER**
* Purchase ledger to €1.2m, petty cash, Sage 50
* Board packs on time for eight years running
^ **KEEPING MY HAND IN**
* Secretary of the parents’ association since 2019, budget of €40k
* Treasurer, Douglas Community Games
* ECDL refreshed and Excel advanced with ETB, 2025
^ **EMPLOYMENT IN BRIEF**
2010 – 2018: Office Manager, Musgrave Group, Cork
2005 – 2010: Executive Assistant, Apple Operations, Hollyhill
2002 – 2005: Receptionist, Hayfield Manor Hotel
2018 – 2026: at home with three children
^ **EDUCATION**
Diploma in Office Administration, Cork College of Commerce, 2002
Leaving Certificate, Regina Mundi College, 2000
^ **REFERENCES**
On request
`,
  }),
  ...BY_HAND_THIRTY_SEVENTH_REST_DUTCH,
  ...BY_HAND_THIRTY_SEVENTH_REST_ITALIAN,
  ...BY_HAND_THIRTY_SEVENTH_REST_PORTUGUESE,
  ...BY_HAND_THIRTY_SEVENTH_REST_NORTH,
];
