import { BY_HAND_THIRTY_EIGHTH_OTHERS } from './by-hand-thirty-eighth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth');

/** Twelve that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_EIGHTH: Sheet[] = [
  cv('01-en-gb-nurse', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Adebayo', 'Seun Adebayo', 'Oluwaseun (Seun) Adebayo'],
    email: 'seun.adebayo@trentpost.example',
    phone: '07700 900143',
    city: 'Nottingham',
    headline: 'Registered General Nurse (Adult)',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Charge Nurse | Nottingham University Hospitals NHS Trust | | 2022-05 | now',
      'Staff Nurse | Nottingham University Hospitals NHS Trust | | 2018-09 | 2022-04',
      'Bank Healthcare Assistant | Pulse Nursing | | 2015-10 | 2018-08',
    ],
    page: `
! Oluwaseun (Seun) Adebayo RGN
Registered General Nurse (Adult)
Beeston, Nottingham · 07700 900143 · seun.adebayo@trentpost.example · full UK licence
# Personal statement
Adult nurse on a busy admissions unit. Steady in the small hours and honest with relatives. Looking for a days-only post in the community.
# Career history
**Nottingham University Hospitals NHS Trust** – Queen’s Medical Centre
**Charge Nurse**, Acute Medical Unit (Band 6) \tMay 2022 – present
* In charge of 24 beds and up to nine staff
* Off-duty, sickness reviews, datix
**Staff Nurse**, Ward C51 (Band 5) \tSeptember 2018 – April 2022
* IV drugs, cannulation, catheters; redeployed to critical care in 2020
**Pulse Nursing**
**Bank Healthcare Assistant** \tOctober 2015 – August 2018
* Nights in nursing homes while I studied
# Education and training
BSc (Hons) Adult Nursing, University of Derby, 2018
ILS, safeguarding level 3, mentorship module
# Languages
English, Yoruba
# References
Ward Manager and previous matron, after offer
`,
  }),
  cv('02-en-gb-hgv', 'doc', 'en', 'GB', {
    names: ['Darren Pickersgill', 'Darren Lee Pickersgill'],
    email: 'dpickersgill77@airedalemail.example',
    phone: '07700 900822',
    city: 'Castleford',
    languages: [],
    jobs: [
      'Class 1 Driver | Wincanton | | 2019-02 | now',
      'Class 2 Driver | Travis Perkins | | 2011-06 | 2019-01',
      'Van Driver | City Link | | 2004-03 | 2011-05',
      'Warehouse Operative | Asda | | 1996 | 2004',
    ],
    page: `
> **CURRICULUM VITAE**
|| 5 12
| Name | Darren Lee Pickersgill
| Address | 8 Smawthorne Rise, Castleford, WF10 5QX
| Mobile | 07700 900822
| Email | dpickersgill77@airedalemail.example
| Licence | C+E, no points, digi card, CPC to Sept 2029
^ **WORK**
|| 5 12
| Feb 2019 to now | **Class 1 Driver**\\Wincanton, Normanton\\Trunking and store deliveries, nights, double deck trailers
| Jun 2011 to Jan 2019 | **Class 2 Driver**\\Travis Perkins, Leeds\\Hiab and flatbed, cash on delivery
| Mar 2004 to May 2011 | **Van Driver**\\City Link, Wakefield\\Multi drop, 90 a day
| 1996 to 2004 | **Warehouse Operative**\\Asda, depot at Washington then Normanton\\Reach truck and picking
^ **TICKETS**
Hiab (ALLMI), ADR packages, FLT counterbalance
^ **SCHOOL**
Airedale High, CSE English, Maths, Woodwork
^ **HOBBIES**
Cas Tigers season ticket, coarse fishing
`,
  }),
  cv('03-en-au-foreman', 'pdf', 'en', 'AU', {
    names: ['Nikola Stojanovski', 'Nick Stojanovski', 'Nikola "Nick" Stojanovski'],
    email: 'nick.stojanovski@yarrabuild.example',
    phone: '0491 570 156',
    city: 'Werribee',
    headline: 'Structures Foreman',
    languages: ['English', 'Macedonian'],
    jobs: [
      'Structures Foreman | John Holland | | 2021-08 | now',
      'Leading Hand Formworker | Multiplex | | 2015-03 | 2021-07',
      'Carpenter | Hickory Group | | 2009-01 | 2015-02',
      'Apprentice Carpenter | Stojanovski & Sons | | 2005-01 | 2008-12',
    ],
    page: `
[[ 5 12
PIC portrait | a man in a hard hat
^ **Contact**
0491 570 156
nick.stojanovski@yarrabuild.example
Werribee VIC 3030
^ **Tickets**
White Card
Dogging, LF
EWP over 11 m
Confined space
First aid 2025
^ **Languages**
English
Macedonian
---
# Nikola "Nick" Stojanovski
Structures Foreman
Twenty years on the tools and off them, the last five running crews of up to 35 on the Metro and the West Gate. Want to stay west of the river.
^ **Experience**
**Structures Foreman** – John Holland, Melbourne
Aug 2021 – Present
* Piers and crossheads, West Gate Tunnel, then a rail box in Sunshine
* Pre-starts, SWMS, pours up to 420 cubes
**Leading Hand Formworker** – Multiplex, Melbourne
Mar 2015 – Jul 2021
* Jump form on two towers
**Carpenter** – Hickory Group, Port Melbourne
Jan 2009 – Feb 2015
**Apprentice Carpenter** – Stojanovski & Sons, Altona
Jan 2005 – Dec 2008
^ **Education**
Cert III in Carpentry, Kangan Batman TAFE, 2008
Cert IV in Building and Construction, Holmesglen, 2016
]]
`,
  }),
  cv('04-en-us-accountant', 'docx', 'en', 'US', {
    names: ['Rosa M. Delgado Quiñones', 'Rosa Delgado Quiñones', 'Rosa Delgado'],
    email: 'rosa.delgado.cpa@buckeyemail.example',
    phone: '(614) 555-0172',
    city: 'Columbus',
    languages: ['Spanish', 'English'],
    jobs: [
      'Accounting Manager | Nationwide | | 2020-06 | now',
      'Senior Accountant | Cardinal Health | | 2016-01 | 2020-05',
      'Staff Accountant | Cardinal Health | | 2013-08 | 2015-12',
      'Audit Associate | Plante Moran | | 2011-09 | 2013-07',
    ],
    page: `
> **ROSA M. DELGADO QUIÑONES, CPA**
> Columbus, OH 43214 • (614) 555-0172 • rosa.delgado.cpa@buckeyemail.example • linkedin.com/in/rdq-example
# SUMMARY OF QUALIFICATIONS
* 15 years in public and corporate accounting, insurance and health care
* Five-day close, ASC 842, SOX 404, NetSuite and SAP S/4HANA
# PROFESSIONAL EXPERIENCE
**NATIONWIDE**, Columbus, OH \t06/2020 – Present
Accounting Manager
* Supervise five accountants; statutory filings in 14 states
* Retired 60 spreadsheets in favor of BlackLine
**CARDINAL HEALTH**, Dublin, OH \t08/2013 – 05/2020
Senior Accountant (01/2016 – 05/2020)
* Intercompany and fixed assets, three ERP migrations
Staff Accountant (08/2013 – 12/2015)
* Bank recs, accruals, lease schedule
**PLANTE MORAN**, Columbus, OH \t09/2011 – 07/2013
Audit Associate
# EDUCATION
Master of Accounting, The Ohio State University, 2011
B.B.A., Universidad de Puerto Rico, Río Piedras, 2009
# LANGUAGES
Spanish (native), English (fluent)
`,
  }),
  cv('05-en-ie-graduate', 'pdf', 'en', 'IE', {
    names: ['Aoife Ní Dhomhnaill'],
    email: 'aoife.nidhomhnaill@shannonmail.example',
    phone: '087 555 0139',
    city: 'Ennis',
    languages: ['English', 'Irish', 'French'],
    aside: [0],
    jobs: [
      'Supply Chain Intern | Stryker | | 2025-01 | 2025-08',
      'Sales Assistant | Dunnes Stores | | 2022-06 | 2024-12',
    ],
    page: `
! Aoife Ní Dhomhnaill
Ennis, Co. Clare – 087 555 0139 – aoife.nidhomhnaill@shannonmail.example
^ Business graduate with eight months in a medical devices plant. I want a start in procurement or planning, anywhere between Galway and Cork.
# Education
2022 – 2026 \tBBS (Hons) in International Business with French, University of Limerick, 2.1
2016 – 2022 \tLeaving Certificate, Coláiste Muire, Ennis, 521 points
# Work experience
**Supply Chain Intern**, Stryker, Carrigtwohill \tJan – Aug 2025
* Open order report, supplier calls, a kanban trial on one line
**Sales Assistant**, Dunnes Stores, Ennis \tJun 2022 – Dec 2024
* Weekends and Christmas, tills and menswear
# Skills
Excel (pivots, a bit of Power Query), SAP basics, full clean licence
# Languages
English, Irish (fluent), French (B2, one term in Nantes)
# Interests
Camogie with Éire Óg, concertina
`,
  }),
  cv('06-en-in-developer', 'docx', 'en', 'IN', {
    names: ['Lakshmi Narayanan Subramaniam', 'Subramaniam Lakshmi Narayanan'],
    email: 'ln.subramaniam@kaverimail.example',
    phone: '+91 98400 55501',
    city: 'Chennai',
    headline: 'Senior Java Developer',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Technical Lead | Cognizant | | 2021-11 | now',
      'Senior Software Engineer | Infosys | | 2017-07 | 2021-10',
      'Systems Engineer | Tata Consultancy Services | | 2013-12 | 2017-06',
    ],
    page: `
# Senior Java Developer
**LAKSHMI NARAYANAN SUBRAMANIAM**
Velachery, Chennai 600042 | Mob: +91 98400 55501 | Mail: ln.subramaniam@kaverimail.example
# Professional Summary
* 12+ years of IT experience in banking and insurance domains
* Hands on in Java 17, Spring Boot, Kafka, Oracle, OpenShift
* Notice period 60 days, negotiable
# Organisational Experience
|| 5 6 6
| **Organisation** | **Designation** | **Duration**
| Cognizant | Technical Lead | Nov 2021 – Till date
| Infosys | Senior Software Engineer | Jul 2017 – Oct 2021
| Tata Consultancy Services | Systems Engineer | Dec 2013 – Jun 2017
# Project Details
**Project 1: Claims Portal**
Client: a US insurer. Team size: 14. Role: design, code review, production support
**Project 2: Core Banking Upgrade**
Client: a bank in the Nordics. Team size: 40. Role: developer of payment services
# Academics
B.E. (CSE), College of Engineering Guindy, 2013, 8.1 CGPA
# Personal Details
Date of Birth: 11 June 1992
Marital Status: Married
Languages known: Tamil, English, Hindi
^ I hereby declare that the above is true to the best of my knowledge.
`,
  }),
  ...BY_HAND_THIRTY_EIGHTH_OTHERS,
];
