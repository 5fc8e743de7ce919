import { BY_HAND_THIRTY_SIXTH_OTHERS } from './by-hand-thirty-sixth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth');

/** Twelve more that are open: those in English here, German, French and Spanish beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_SIXTH: Sheet[] = [
  cv('01-en-gb-nurse', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Adeyemi', 'Oluwaseun (Seun) Adeyemi', 'Seun Adeyemi', 'Oluwaseun Seun Adeyemi'],
    email: 'seun.adeyemi@medwaymail.example',
    phone: '07700 900318',
    city: 'Gillingham',
    headline: 'Registered Nurse (Adult)',
    jobs: [
      'Senior Staff Nurse | Medway NHS Foundation Trust | Gillingham | 2022-03 | now',
      'Staff Nurse | Medway NHS Foundation Trust | Gillingham | 2019-10 | 2022-02',
      'Staff Nurse | Darent Valley Hospital | Dartford | 2017-09 | 2019-09',
      'Healthcare Assistant | Bupa | Chatham | 2013-06 | 2014-08',
    ],
    page: `
# Oluwaseun (Seun) Adeyemi RN, BSc (Hons)
Registered Nurse (Adult) - NMC PIN held, revalidation due 2028
12 Copenhagen Road, Gillingham, Kent ME7
Mob 07700 900318 / seun.adeyemi@medwaymail.example
## Personal statement
I am a caring and organised nurse with nine years post registration, most of it on acute medicine. I am happiest on a busy admissions unit and I now mentor students. I am looking for a Band 6 post closer to home with less nights.
## Employment
|| 4 13
| 03/2022 - present | **Medway NHS Foundation Trust, Senior Staff Nurse (Band 6)**\\Acute Medical Unit, 32 beds. In charge of shift, bed meetings, IV and cannulation assessor.
| 10/2019 - 02/2022 | **Medway NHS Foundation Trust, Staff Nurse (Band 5)**\\Respiratory ward, redeployed to ITU step-down through both waves of covid.
| 09/2017 - 09/2019 | **Darent Valley Hospital, Staff Nurse**\\Care of the elderly, Dartford. Preceptorship completed March 2018.
| 06/2013 - 08/2014 | **Bupa, Healthcare Assistant**\\Nursing home in Chatham, 48 residents.
## Education
|| 4 13
| 2014 - 2017 | BSc (Hons) Adult Nursing, Canterbury Christ Church University
| 2011 - 2013 | BTEC Level 3 Health and Social Care, MidKent College
## Training
ILS (2026), safeguarding adults level 3, tissue viability link nurse, sepsis champion
## Referees
Ward manager, AMU (details on request)
`,
  }),
  cv('02-en-gb-hgv', 'doc', 'en', 'GB', {
    names: ['Tomasz Wiśniewski', 'Tomasz Wisniewski'],
    email: 'tomek.wis77@trentpost.example',
    phone: '07700 900764',
    city: 'Newark-on-Trent',
    headline: 'HGV CLASS 1 DRIVER',
    languages: ['English', 'Polish', 'Russian'],
    jobs: [
      'Tramper | Turners (Soham) Ltd | Newark | 2021-04 | now',
      'Class 1 Driver | Eddie Stobart | Newark | 2016 | 2021-03',
      'Class 2 Driver | Brakes | Grantham | 2012 | 2016',
      'Warehouse Operative | Tulip Ltd | Boston | 2007 | 2012',
      'Lorry driver | PKS Radom | Radom, Poland | 1999 | 2007',
    ],
    page: `
> **HGV CLASS 1 DRIVER**
> CPC and digi card in date. ADR. No points.
^ **PERSONAL DETAILS**
Name: Tomasz Wiśniewski
Address: 8 Beacon Hill Close, Newark-on-Trent, NG24
Telephone: 07700 900764
Email: tomek.wis77@trentpost.example
Date of birth: 14/02/1977
Licence: C+E, held since 1999, UK exchanged 2008
^ **DRIVING EXPERIENCE**
Turners (Soham) Ltd, Newark - Tramper
April 2021 to date
* fridge work UK wide, 4 or 5 nights out
* multi drop supermarket RDCs, own unit (DAF XG)
Eddie Stobart, Newark - Class 1 Driver
2016 to March 2021
* trunking nights, double deck, changeovers at Rugby and Tebay
Brakes, Grantham - Class 2 Driver
2012 to 2016
* food multi drop, schools and pubs, tail lift, handballing
^ **OTHER WORK**
Tulip Ltd, Boston - Warehouse Operative
2007 to 2012
PKS Radom, Radom, Poland - Lorry driver
1999 to 2007
^ **TRAINING**
ADR packages and tanks (exp. 09/2029), FLT counterbalance, manual handling, FORS Safe Urban Driving
^ **LANGUAGES**
English (good), Polish (native), Russian (some)
^ Notice period one week. Prefer days or tramping. No weekends please, I have the children.
`,
  }),
  cv('03-en-au-accountant', 'pdf', 'en', 'AU', {
    names: ['Michelle Thuy Nguyen', 'Michelle Nguyen'],
    email: 'mt.nguyen@yarramail.example',
    phone: '0491 570 156',
    city: 'Footscray',
    headline: 'Senior Financial Accountant',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Senior Financial Accountant | Linfox | | 2022-02 | now',
      'Financial Accountant | Linfox | | 2019-07 | 2022-01',
      'Assistant Accountant | Melbourne Water | | 2017-01 | 2019-06',
      'Graduate, Audit and Assurance | Pitcher Partners | | 2014-02 | 2016-12',
    ],
    page: `
HEAD Michelle Thuy Nguyen CA · resume · page 1
[[ 5 12
**CONTACT**
Footscray VIC 3011
0491 570 156
~ mt.nguyen@yarramail.example
^ **SYSTEMS**
SAP S/4HANA
OneStream
Xero
Power BI
Advanced Excel
^ **MEMBERSHIP**
Chartered Accountants ANZ, since 2017
^ **LANGUAGES**
English
Vietnamese
^ **RIGHTS**
Australian citizen
Police check 2026
---
**Michelle Thuy Nguyen**
Senior Financial Accountant
^ **PROFILE**
Big enough ledger experience to know where things go wrong and patient enough to fix the cause. Consolidation, AASB 16, tax note, audit file.
^ **CAREER**
**Linfox**, Essendon Fields
**Senior Financial Accountant** Feb 2022 – present
* Month end consolidation of 23 entities in 9 countries, WD5
* Two direct reports
* Project lead for lease accounting tool
**Financial Accountant** Jul 2019 – Jan 2022
* Balance sheet recs, BAS, FBT return
**Melbourne Water**, Docklands
**Assistant Accountant** Jan 2017 – Jun 2019
* Fixed asset register with 41,000 lines
**Pitcher Partners**, Melbourne
**Graduate, Audit and Assurance** Feb 2014 – Dec 2016
^ **STUDY**
Bachelor of Commerce, Monash University, 2013
VCE, Footscray City College, 2010
]]
`,
  }),
  cv('04-en-us-graduate', 'pdf', 'en', 'US', {
    names: ['Rajan K. Mehta', 'Rajan Mehta'],
    email: 'rkmehta@buckeyemail.example',
    phone: '614-555-0142',
    city: 'Columbus',
    languages: ['English', 'Gujarati'],
    aside: [0],
    jobs: [
      'Software Engineering Intern | Nationwide | Columbus, OH | 2025-05 | 2025-08',
      'Undergraduate Teaching Assistant | The Ohio State University | Columbus, OH | 2024-08 | 2026-05',
      'Shift Lead | Chipotle | Dublin, OH | 2021-06 | 2024-07',
    ],
    page: `
> **RAJAN K. MEHTA**
> Columbus, OH | 614-555-0142 | rkmehta@buckeyemail.example | github.example/rkm
# EDUCATION
The Ohio State University, Columbus, OH\tMay 2026
B.S. in Computer Science and Engineering, GPA 3.62
Coursework: Operating Systems, Databases, Algorithms, Software Engineering, Intro to ML
# EXPERIENCE
**Nationwide**, Columbus, OH\tMay 2025 – Aug 2025
Software Engineering Intern
* Wrote a claims status microservice in Kotlin behind the mobile app
* Cut flaky integration tests from 31 to 4
**The Ohio State University**, Columbus, OH\tAug 2024 – May 2026
Undergraduate Teaching Assistant, CSE 2221
* Two weekly labs of 40 students, office hours, grading
**Chipotle**, Dublin, OH\tJun 2021 – Jul 2024
Shift Lead
* Opened and closed, trained 14 crew members
# PROJECTS
**BusBuddy** – arrival predictions for COTA lines, React Native and Postgres, 300 weekly users
**Tiny Lisp** – interpreter in Rust, 2,000 lines
# SKILLS
Java, Kotlin, Python, TypeScript, SQL, Git, Docker, a little AWS
Languages: English, Gujarati (conversational)
`,
  }),
  cv('05-en-ie-foreman', 'doc', 'en', 'IE', {
    names: ['Pádraig Ó Súilleabháin', 'Padraig O Suilleabhain'],
    email: 'posull@leemail.example',
    phone: '020 911 0147',
    city: 'Macroom',
    headline: 'General Foreman / Finishing Foreman',
    jobs: [
      'General Foreman | BAM Ireland | Cork | 2023-01 | now',
      'Finishing Foreman | John Sisk & Son | Cork | 2019-03 | 2022-12',
      'Carpenting Foreman | Lend Lease | Sydney | 2014-08 | 2019-01',
      'Carpenter | P.J. Hegarty & Sons | Cork | 2009 | 2014-06',
    ],
    page: `
**Ó Súilleabháin, Pádraig**
General Foreman / Finishing Foreman
Codrum, Macroom, Co. Cork
020 911 0147, posull@leemail.example
**Summary**
Carpenter by trade with seventeen years on site and eleven running men. Hospitals, apartments, two schools. Safe Pass, SMSTS, CSCS telehandler and slinger.
^ **Work record**
= Jan 2023 to now\tGeneral Foreman, BAM Ireland
= \tCork, acute hospital extension (€92m). Up to 140 on site.
= Mar 2019 to Dec 2022\tFinishing Foreman, John Sisk & Son
= \tCork, 204 apartments over 5 blocks, snag to handover
= Aug 2014 to Jan 2019\tCarpenting Foreman, Lend Lease
= \tSydney, Barangaroo and Darling Square
= 2009 to June 2014\tCarpenter, P.J. Hegarty & Sons
= \tCork, formwork then second fix
^ **Qualifications**
FETAC Advanced Certificate Carpentry and Joinery, 2009 (apprenticeship with my uncle, Tadhg Ó Súilleabháin)
Certificate in Construction Supervision, MTU, 2020
IOSH Managing Safely
^ **Interests**
Football with Macroom under 14s (selector), a few sheep
^ **Referee**
Contracts manager on present job, number given after interview
`,
  }),
  cv('06-en-in-ca', 'docx', 'en', 'IN', {
    names: ['Meenakshi Sundaram'],
    email: 'meenakshi.sundaram.ca@kaverimail.example',
    phone: '+91 90000 00142',
    city: 'Coimbatore',
    headline: 'Chartered Accountant – Finance Controller',
    languages: ['English', 'Tamil', 'Hindi'],
    jobs: [
      'Finance Controller | Elgi Equipments Limited | Coimbatore | 2020-06 | now',
      'Manager – Accounts & Taxation | Roots Industries India | Coimbatore | 2015-04 | 2020-05',
      'Assistant Manager | KPMG | Chennai | 2012-02 | 2015-03',
    ],
    page: `
**CA Meenakshi Sundaram**
Chartered Accountant – Finance Controller
+91 90000 00142 | meenakshi.sundaram.ca@kaverimail.example | Coimbatore, Tamil Nadu
# Core Competencies
|| 6 6 5
| Financial Reporting (Ind AS) | GST & Direct Tax | Internal Controls
| Cash Flow & Treasury | Statutory Audit | SAP FICO
# Key Achievements
* Closed group accounts in 6 days against 14 earlier
* GST refund of Rs. 11.4 crore recovered in FY 2022-23
* Led SAP S/4 cut over for three plants with nil audit qualification
* Built a team of 19, attrition under 5%
# Career Snapshot
|| 4.5 4.5 5 3
| **Period** | **Organisation** | **Designation** | **Location**
| Jun 2020 – till date | Elgi Equipments Limited | Finance Controller | Coimbatore
| Apr 2015 – May 2020 | Roots Industries India | Manager – Accounts & Taxation | Coimbatore
| Feb 2012 – Mar 2015 | KPMG | Assistant Manager | Chennai
# Academics
ICAI – Chartered Accountant, November 2011 (first attempt, both groups)
B.Com, PSG College of Arts and Science, 2008 – 70%
Articleship: three years with a mid-size firm at R.S. Puram
# Personal
DOB: 02.08.1987, Married, two children
Languages: English, Tamil, Hindi
Notice: 90 days, negotiable
I hereby declare that the above is true to the best of my knowledge.
Place: Coimbatore
(Meenakshi S.)
`,
  }),
  ...BY_HAND_THIRTY_SIXTH_OTHERS,
];
