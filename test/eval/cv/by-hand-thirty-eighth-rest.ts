import { BY_HAND_THIRTY_EIGHTH_REST_FRENCH } from './by-hand-thirty-eighth-rest-french.ts';
import { BY_HAND_THIRTY_EIGHTH_REST_GERMAN } from './by-hand-thirty-eighth-rest-german.ts';
import { BY_HAND_THIRTY_EIGHTH_REST_MORE } from './by-hand-thirty-eighth-rest-more.ts';
import { BY_HAND_THIRTY_EIGHTH_REST_SPANISH } from './by-hand-thirty-eighth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth-rest');

/** Thirty that are closed: half of those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_EIGHTH_REST: Sheet[] = [
  cv('01-en-gb-teacher', 'docx', 'en', 'GB', {
    names: ['Bronwen Llewellyn-Hughes'],
    email: 'b.llewellynhughes@teifimail.example',
    phone: '07700 900318',
    city: 'Carmarthen',
    headline: 'Primary Teacher (Key Stage 2)',
    languages: ['English', 'Welsh'],
    jobs: [
      'Deputy Headteacher | Ysgol y Dderwen | | 2022-09 | now',
      'Year 5 Teacher | Ysgol y Dderwen | | 2014-09 | 2022-08',
      'Supply Teacher | New Directions | | 2012-09 | 2014-07',
    ],
    page: `
! Bronwen Llewellyn-Hughes BA PGCE
Primary Teacher (Key Stage 2)
|| 8 9
| 2 Heol Spurrell\\Carmarthen SA31 1TG | 07700 900318\\b.llewellynhughes@teifimail.example
# Profile
Bilingual teacher and lately deputy, missing the classroom. I would come down the scale for a class of my own again.
# Teaching experience
**Ysgol y Dderwen, Carmarthen**
Deputy Headteacher \tSept 2022 to date
* Timetable, ALN reviews, cover
Year 5 Teacher \tSept 2014 – Aug 2022
* Curriculum for Wales pilot, school eisteddfod
**New Directions, Swansea**
Supply Teacher \tSept 2012 – July 2014
# Education
PGCE Primary, Trinity Saint David, 2012
BA History, Aberystwyth University, 2011
# Languages
English, Welsh
# Referees
On request
`,
  }),
  cv('02-en-gb-chef', 'pdf', 'en', 'GB', {
    names: ['Giancarlo Petruzzelli', 'Carlo Petruzzelli', 'Giancarlo (Carlo) Petruzzelli'],
    email: 'carlo.petruzzelli@cloudsmail.example',
    phone: '07700 900455',
    city: 'Bedford',
    languages: ['Italian', 'English'],
    jobs: [
      'Head Chef | The Embankment | | 2021-04 | now',
      'Sous Chef | Woburn Abbey | | 2016-02 | 2021-03',
      'Chef de Partie | The Ivy | | 2012-06 | 2016-01',
      'Commis Chef | Carluccio’s | | 2009-09 | 2012-05',
    ],
    page: `
[[ 5 12
**CONTACT**
07700 900455
carlo.petruzzelli@cloudsmail.example
Bedford MK40
^ **KITCHEN**
Pasta and bread
Butchery
Allergens L3
Food hygiene L4
Rotas and GP
^ **LANGUAGES**
Italian
English
---
! Giancarlo (Carlo) Petruzzelli
Bedford Italian, third generation, twenty years of burnt forearms. Sober, punctual, no shouting.
**WHERE I HAVE COOKED**
**Head Chef**, The Embankment, Bedford
April 2021 – now
* GP from 64 to 71, team of nine
**Sous Chef**, Woburn Abbey
February 2016 – March 2021
* Weddings of 250, tasting menus
**Chef de Partie**, The Ivy, London
June 2012 – January 2016
**Commis Chef**, Carluccio’s, Milton Keynes
September 2009 – May 2012
**TRAINING**
NVQ 3 Professional Cookery, Bedford College, 2009
]]
`,
  }),
  cv('03-en-au-nurse', 'docx', 'en', 'AU', {
    names: ['Thi Hong Nhung Pham', 'Pham Thi Hong Nhung', 'Rose Pham', 'Thi Hong Nhung (Rose) Pham'],
    email: 'rose.pham@brisbanebay.example',
    phone: '0491 570 006',
    city: 'Inala',
    headline: 'Enrolled Nurse (medication endorsed)',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Enrolled Nurse | Princess Alexandra Hospital | | 2019-11 | now',
      'Assistant in Nursing | Blue Care | | 2015-03 | 2019-10',
      'Nail Technician | Lotus Nails | | 2010 | 2015',
    ],
    page: `
HEAD Resume of Rose Pham – page 1 of 1
**PHAM, Thi Hong Nhung (Rose)**
Enrolled Nurse (medication endorsed)
14 Poinsettia St, Inala QLD 4077
M 0491 570 006
E rose.pham@brisbanebay.example
# EMPLOYMENT HISTORY
**Princess Alexandra Hospital, Woolloongabba**
Enrolled Nurse, Nov 2019 – current
* Renal ward, 0.8 FTE, rotating roster
* Interpreter for patients at a pinch
**Blue Care, Carina**
Assistant in Nursing, Mar 2015 – Oct 2019
* Dementia unit of 18
**Lotus Nails, Inala**
Nail Technician, 2010 – 2015
# EDUCATION
Diploma of Nursing, TAFE Queensland, 2019
Certificate III Individual Support, 2015
# REGISTRATION
AHPRA current, Blue Card, flu and covid vaccinated
# LANGUAGES
English, Vietnamese
`,
  }),
  cv('04-en-us-driver', 'doc', 'en', 'US', {
    names: ['Leroy James Whitfield Jr.', 'Leroy Whitfield', 'Leroy James Whitfield', 'Leroy Whitfield Jr.'],
    email: 'ljwhitfieldjr@peachmail.example',
    phone: '404-555-0119',
    city: 'Macon',
    languages: [],
    jobs: [
      'OTR Driver | Schneider National | | 2016-05 | now',
      'Delivery Driver | Sysco | | 2010-08 | 2016-04',
      'Motor Transport Operator (88M) | U.S. Army | | 2002-06 | 2010-06',
    ],
    page: `
> **LEROY JAMES WHITFIELD JR.**
> Macon, GA 31204 | 404-555-0119 | ljwhitfieldjr@peachmail.example
^ **OBJECTIVE**
Home-daily CDL-A position in Middle Georgia. Million mile safe driver.
^ **LICENSES**
CDL Class A, endorsements H, N, T; TWIC; DOT medical through 10/2027
^ **EMPLOYMENT**
05/2016 – Present \tSchneider National, Atlanta, GA
OTR Driver
* Dry van and reefer, 48 states, zero preventable accidents
08/2010 – 04/2016 \tSysco, College Park, GA
Delivery Driver
* 18 stops, two-wheeler, ramp
06/2002 – 06/2010 \tU.S. Army, Fort Stewart, GA
Motor Transport Operator (88M)
* Sergeant, two tours, convoy commander
^ **EDUCATION**
Central High School, Macon, diploma 2002
^ **REFERENCES**
Available on request
`,
  }),
  cv('05-en-ie-accountant', 'docx', 'en', 'IE', {
    names: ['Siobhán O’Shaughnessy', 'Siobhán Marie O’Shaughnessy'],
    email: 'siobhan.oshaughnessy@corribmail.example',
    phone: '+353 86 555 0161',
    city: 'Galway',
    languages: [],
    jobs: [
      'Financial Controller | Supermac’s | | 2021-01 | now',
      'Finance Manager | Medtronic | | 2015-06 | 2020-12',
      'Management Accountant | Medtronic | | 2012-03 | 2015-05',
      'Trainee Chartered Accountant | Grant Thornton | | 2007-09 | 2012-02',
    ],
    page: `
# Curriculum Vitae
# Personal details
= Name\tSiobhán Marie O’Shaughnessy
= Address\tTaylor’s Hill, Galway
= Phone\t+353 86 555 0161
= E-mail\tsiobhan.oshaughnessy@corribmail.example
# Professional qualifications
Fellow of Chartered Accountants Ireland (admitted 2011)
# Career
|| 12 5
| **Supermac’s**, Ballybrit – Financial Controller | January 2021 – present
| Budgets of 110 outlets, bank covenants, team of 12 | 
| **Medtronic**, Parkmore – Finance Manager | June 2015 – December 2020
| Site P&L, capital projects of 40 million | 
| **Medtronic**, Parkmore – Management Accountant | March 2012 – May 2015
| Standard costing, stock counts | 
| **Grant Thornton**, Galway – Trainee Chartered Accountant | September 2007 – February 2012
# Education
B.Comm, NUI Galway, 2006
M.Acc, NUI Galway, 2007
# Other
Treasurer of the local rowing club; three half marathons, slowly
`,
  }),
  cv('06-en-in-manager', 'pdf', 'en', 'IN', {
    names: ['Farhan Akhtar Siddiqui', 'Farhan Siddiqui'],
    email: 'farhan.as@gomtipost.example',
    phone: '+91 99350 55524',
    city: 'Lucknow',
    headline: 'Area Sales Manager – FMCG',
    languages: ['Hindi', 'Urdu', 'English'],
    jobs: [
      'Area Sales Manager | Dabur India | | 2019-04 | now',
      'Territory Sales Manager | Marico | | 2014-08 | 2019-03',
      'Sales Officer | Parle Products | | 2010-06 | 2014-07',
    ],
    page: `
**RESUME**
**Farhan Akhtar Siddiqui**
Area Sales Manager – FMCG
Indira Nagar, Lucknow – 226016
+91 99350 55524 / farhan.as@gomtipost.example
# Career Objective
To head a region in a reputed FMCG organization where my grassroots experience adds value.
# Work Experience
**Dabur India** (April 2019 to till date)
Designation: Area Sales Manager
Location: Lucknow and Eastern UP
* 64 distributors, 22 on-roll and 140 off-roll people
* Best ASM North, FY 2023
**Marico** (August 2014 to March 2019)
Designation: Territory Sales Manager
Location: Kanpur
**Parle Products** (June 2010 to July 2014)
Designation: Sales Officer
Location: Gorakhpur
# Educational Qualification
|| 5 7 5
| **Course** | **Institute** | **Year**
| MBA (Marketing) | Lucknow University | 2010
| B.Com | Shia PG College | 2008
# Personal Information
Father's name: Mr. Akhtar Hussain Siddiqui
DOB: 02/01/1988
Languages: Hindi, Urdu, English
`,
  }),
  cv('07-en-gb-contractor', 'docx', 'en', 'GB', {
    names: ['Piotr Wójcik', 'Peter Wójcik', 'Piotr (Peter) Wójcik'],
    email: 'piotr@wojcikdata.example',
    phone: '07700 900677',
    city: 'Reading',
    headline: 'Data Engineer (contract, outside IR35)',
    languages: ['Polish', 'English'],
    jobs: [
      'Lead Data Engineer | Vodafone | | 2025-02 | now',
      'Data Engineer | Thames Water | | 2023-09 | 2025-01',
      'Data Engineer | HM Revenue & Customs | | 2022-03 | 2023-08',
      'BI Developer | Nationwide Building Society | | 2017-05 | 2022-02',
    ],
    page: `
! Piotr (Peter) Wójcik
Data Engineer (contract, outside IR35)
Reading | 07700 900677 | piotr@wojcikdata.example | SC cleared
**Key skills:** Python, Spark, Databricks, Azure Data Factory, dbt, SQL Server
## Assignments
**Vodafone – Lead Data Engineer** (Feb 2025 – present, Newbury)
* Call records, 9 billion rows a day, moved to Delta
**Thames Water – Data Engineer** (Sep 2023 – Jan 2025, Reading)
* Smart meter feeds and leakage model
**HM Revenue & Customs – Data Engineer** (Mar 2022 – Aug 2023, remote)
* VAT data mart; DV not required
## Permanent employment
**Nationwide Building Society – BI Developer** (May 2017 – Feb 2022, Swindon)
* SSIS, SSRS, then Power BI
## Education
MSc Computer Science, AGH Kraków, 2016
## Languages
Polish, English
`,
  }),
  ...BY_HAND_THIRTY_EIGHTH_REST_MORE,
  ...BY_HAND_THIRTY_EIGHTH_REST_GERMAN,
  ...BY_HAND_THIRTY_EIGHTH_REST_FRENCH,
  ...BY_HAND_THIRTY_EIGHTH_REST_SPANISH,
];
