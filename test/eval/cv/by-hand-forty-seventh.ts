import { BY_HAND_FORTY_SEVENTH_OTHERS } from './by-hand-forty-seventh-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-seventh');

/** Eighteen that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_SEVENTH: Sheet[] = [
  cv('01-en-us-travel-nurse', 'docx', 'en', 'US', {
    names: ['Keisha R. Bordelon', 'Keisha Bordelon'],
    email: 'kbordelon.rn@bayouwire.example',
    phone: '(504) 555-0127',
    city: 'Metairie',
    languages: [],
    jobs: [
      'Travel RN, ICU | Aya Healthcare | | 2023-01 | now',
      'Staff RN, Cardiac ICU | Ochsner Medical Center | Jefferson | 2018-06 | 2022-12',
      'Staff RN, Telemetry | Touro Infirmary | New Orleans | 2015-07 | 2018-05',
      'Certified Nursing Assistant | Chateau de Notre Dame | New Orleans | 2012-08 | 2015-06',
    ],
    page: `
KEISHA R. BORDELON, BSN, RN, CCRN
Metairie, LA 70001 * (504) 555-0127 * kbordelon.rn@bayouwire.example
Compact license LA (multistate), BLS, ACLS, NIHSS
# SUMMARY
ICU nurse, 11 years. CRRT, IABP, Impella, ECMO sitter. Epic and Cerner. Open to 13 week contracts in the South, days preferred.
# EXPERIENCE
**Aya Healthcare** \tJanuary 2023 – Present
__Travel RN, ICU__
* Baylor St. Luke's, Houston: CVICU, 26 weeks
* UAB Hospital, Birmingham: MICU, 13 weeks, extended once
* Currently at Emory Midtown, Atlanta, through January
**Ochsner Medical Center**, Jefferson, LA \tJune 2018 – December 2022
__Staff RN, Cardiac ICU__
* Charge nurse every third weekend; COVID unit from day one
**Touro Infirmary**, New Orleans, LA \tJuly 2015 – May 2018
__Staff RN, Telemetry__
**Chateau de Notre Dame**, New Orleans, LA \tAugust 2012 – June 2015
__Certified Nursing Assistant__
# EDUCATION
BSN, Southeastern Louisiana University, Hammond, May 2015
Archbishop Chapelle High School, 2010
`,
  }),
  cv('02-en-nz-accountant', 'doc', 'en', 'NZ', {
    names: ['Xiaoyu Zhang', 'Shirley Zhang', 'Xiaoyu (Shirley) Zhang', 'Zhang Xiaoyu'],
    email: 'shirley.zhang.ca@harbourview.example',
    phone: '+64 22 555 0107',
    city: 'Auckland',
    headline: 'Chartered Accountant (CA ANZ)',
    languages: ['Mandarin', 'English'],
    jobs: [
      'Group Financial Accountant | Fletcher Building | Penrose | 2022-04 | now',
      'Financial Accountant | Foodstuffs North Island | Māngere | 2019-01 | 2022-03',
      'Senior Accountant, Business Services | UHY Haines Norton | Kumeu | 2016-02 | 2018-12',
      'Accounts Assistant | Oriental Fresh Ltd | East Tāmaki | 2014-03 | 2016-01',
    ],
    page: `
|| 10 7
| ! ZHANG Xiaoyu (Shirley)\\Chartered Accountant (CA ANZ) | Half Moon Bay, Auckland 2012\\+64 22 555 0107\\shirley.zhang.ca@harbourview.example\\NZ citizen
# About
Technical accountant: NZ IFRS, leases, consolidation, audit liaison. Quiet, exact, and I finish what I start.
# Experience
|| 12 5
| **Fletcher Building**, Penrose\\Group Financial Accountant | Apr 2022 – now
| * Consolidation of 31 entities in OneStream\\* Wrote the group position on supplier finance | 
| **Foodstuffs North Island**, Māngere\\Financial Accountant | Jan 2019 – Mar 2022
| * IFRS 16 project, 480 leases\\* Fixed assets, monthly FBT | 
| **UHY Haines Norton**, Kumeu\\Senior Accountant, Business Services | Feb 2016 – Dec 2018
| * Annual accounts and tax for 70 SMEs, growers and trusts | 
| **Oriental Fresh Ltd**, East Tāmaki\\Accounts Assistant | Mar 2014 – Jan 2016
# Education
|| 12 5
| CA Program, CA ANZ | 2018
| Master of Professional Accounting, AUT | 2013
| Bachelor of Management, Zhejiang Gongshang University, Hangzhou | 2010
# Systems and languages
OneStream, SAP S/4, Xero, Power Query
Mandarin (native), English (professional)
`,
  }),
  cv('03-en-au-planner', 'pdf', 'en', 'AU', {
    names: ['Harriet Mavromatis'],
    email: 'harriet@swanriver.example',
    phone: '+61 491 570 110',
    city: 'Fremantle',
    headline: 'Urban & Regional Planner (MPIA)',
    languages: ['Greek'],
    aside: [3],
    jobs: [
      'Principal Planner | element Advisory | Perth | 2023-07 | now',
      'Senior Strategic Planner | City of Cockburn | Spearwood | 2018-03 | 2023-06',
      'Planning Officer | Shire of Augusta Margaret River | Margaret River | 2014-09 | 2018-02',
      'Cadet Planner | Taylor Burrell Barnett | | 2012-11 | 2014-08',
    ],
    page: `
[[ 6 11
^ **HARRIET MAVROMATIS**
Urban & Regional Planner (MPIA)
^ **reach me**
Fremantle, WA
+61 491 570 110
harriet@swanriver.example
^ **know-how**
Structure plans
Scheme amendments
SAT appeals
Community panels
QGIS and Mapinfo
^ **languages**
Greek (grew up with it)
^ **studied**
B. Urban & Regional Planning (Hons), Curtin, 2013
Cert. Public Participation, IAP2, 2020
^ **off the clock**
Surf boat sweep, Cottesloe
---
^ **WHAT I DO**
I get precinct plans through council and out the other side. Coastal hazards, infill and the car parking argument are my daily bread.
^ **WHERE I HAVE DONE IT**
**Principal Planner**
element Advisory, Perth
July 2023 → present
* Team of 4; three activity centre plans adopted
* Expert witness at SAT, twice
**Senior Strategic Planner**
City of Cockburn, Spearwood
March 2018 → June 2023
* Local planning strategy 2021
* Coastal adaptation plan, Port Coogee
**Planning Officer**
Shire of Augusta Margaret River
September 2014 → February 2018
* DAs, holiday homes, wineries, bushfire
**Cadet Planner**
Taylor Burrell Barnett
November 2012 → August 2014
]]
`,
  }),
  cv('04-en-ie-nurse', 'docx', 'en', 'IE', {
    names: ['Jincy Thomas Puthenpurayil', 'Jincy Puthenpurayil', 'Jincy Thomas'],
    email: 'jincy.tp@leesidepost.example',
    phone: '+353 89 555 0161',
    city: 'Ballincollig',
    headline: 'Staff Nurse – Theatre & Recovery',
    languages: ['English', 'Malayalam', 'Hindi'],
    aside: [4],
    jobs: [
      'Staff Nurse, Theatre | Bon Secours Hospital | Cork | 2020-11 | now',
      'Staff Nurse, Recovery | Mater Private | Cork | 2018-04 | 2020-10',
      'Staff Nurse | King Fahad Medical City | Riyadh | 2013-02 | 2017-12',
      'Staff Nurse | Caritas Hospital | Kottayam | 2011-06 | 2013-01',
      'Adaptation programme | Cork University Hospital | Cork | 2018-01 | 2018-03',
    ],
    page: `
! Jincy Thomas Puthenpurayil
Staff Nurse – Theatre & Recovery
NMBI registered, no conditions · Stamp 4
|| 4 13
| Home | 27 Classes Lake, Ballincollig, Co. Cork
| Mobile | +353 89 555 0161
| Mail | jincy.tp@leesidepost.example
# Clinical experience
|| 4 13
| 11/2020 to present | **Bon Secours Hospital, Cork**\\Staff Nurse, Theatre\\Scrub and circulating: orthopaedics, robotic urology. Link nurse for infection control.
| 04/2018 to 10/2020 | **Mater Private, Cork**\\Staff Nurse, Recovery\\PACU, 8 bays, pain pumps, cardiac cath lab cover.
| 02/2013 to 12/2017 | **King Fahad Medical City, Riyadh**\\Staff Nurse\\Surgical tower, 32 beds.
| 06/2011 to 01/2013 | **Caritas Hospital, Kottayam**\\Staff Nurse
| 01/2018 to 03/2018 | Adaptation programme, Cork University Hospital (RCSI), passed
# Education
|| 4 13
| 2022 | PG Dip Perioperative Nursing, UCC, 2.1
| 2007 – 2011 | B.Sc. Nursing, Mahatma Gandhi University, Kerala
# Courses
ACLS, manual handling, Children First, aseptic technique
# Languages
English, Malayalam, Hindi
`,
  }),
  cv('05-en-ca-driver-export', 'doc', 'en', 'CA', {
    names: ['Gurpreet Singh Dhaliwal', 'Gurpreet Dhaliwal'],
    email: 'gurpreet.dhaliwal88_x9@applicants.example',
    phone: '+1 604 555 0159',
    city: 'Surrey',
    headline: 'Class 1 Driver',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Class 1 Driver | Coastal Pacific Xpress | Surrey | 2020-03 | now',
      'Delivery Driver | Sysco | Port Coquitlam | 2017-05 | 2020-02',
      'Warehouse Associate | Loblaw Companies | Surrey | 2015-09 | 2017-04',
    ],
    page: `
~ This résumé was exported from the job board on 2026-11-17. Application no. 88-20417. Match: 92 %
# Gurpreet Singh Dhaliwal
Class 1 Driver
Surrey, BC V3W
gurpreet.dhaliwal88_x9@applicants.example
+1 604 555 0159
Authorized to work in Canada for any employer
Willing to relocate: Anywhere in the Lower Mainland
# Work Experience
**Class 1 Driver**
Coastal Pacific Xpress - Surrey, BC
March 2020 to Present
Reefer loads BC to California, two team trips a month, FAST card, clean abstract
**Delivery Driver**
Sysco - Port Coquitlam, BC
May 2017 to February 2020
5 ton, 18 stops, handballing
**Warehouse Associate**
Loblaw Companies - Surrey, BC
September 2015 to April 2017
# Education
**Diploma in Mechanical Engineering**
Guru Nanak Dev Polytechnic College - Ludhiana
2009 to 2012
# Skills
* Air brakes (6 years)
* ELD (5 years)
* Forklift (2 years)
# Languages
* English - Fluent
* Punjabi - Expert
* Hindi - Fluent
# Certifications and Licenses
Class 1 Licence, MELT. Expires: June 2029
`,
  }),
  cv('06-en-in-developer', 'pdf', 'en', 'IN', {
    names: ['Aishwarya Subramaniam Iyer', 'Aishwarya S. Iyer', 'Aishwarya Iyer'],
    email: 'aishwarya.iyer.dev@chennaimail.example',
    phone: '+91 98400 55501',
    city: 'Chennai',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Technical Lead | Zoho Corporation | Chennai | 2022-04 | now',
      'Senior Software Engineer | Freshworks | Chennai | 2018-11 | 2022-03',
      'Systems Engineer | Infosys Limited | Mysuru | 2014-12 | 2018-10',
    ],
    page: `
! RESUME
**Aishwarya S. Iyer**
Mobile: +91 98400 55501
E-mail: aishwarya.iyer.dev@chennaimail.example
# Career Objective
To work in a challenging environment where my 11+ years in Java full stack will be used for the growth of the organisation and of myself.
# Professional Summary
* 11+ years in design and development of SaaS products
* Java 17, Spring Boot, React, MySQL, Redis, Kubernetes
* Led a scrum team of 8 members
# Work Experience
|| 2 5 5 5
| S.No | Organisation | Designation | Duration
| 1 | Zoho Corporation, Chennai | Technical Lead | Apr 2022 – Till date
| 2 | Freshworks, Chennai | Senior Software Engineer | Nov 2018 – Mar 2022
| 3 | Infosys Limited, Mysuru | Systems Engineer | Dec 2014 – Oct 2018
# Projects
**Project 1:** Payroll engine (Zoho)
Role: Technical Lead. Team size: 8. Environment: Java, Spring, Postgres
Responsibilities: architecture of tax slabs, code reviews, release calendar
**Project 2:** Ticket routing (Freshworks)
Role: Developer. Team size: 12. Environment: Ruby on Rails, Kafka
Responsibilities:
* Round robin and skill based assignment of tickets to agents
* Load testing with k6 up to 2,500 tickets a minute
* Fixing of production defects, RCA documents, knowledge transfer to the Bengaluru team
**Project 3:** Marketplace apps (Freshworks)
Role: Senior Developer. Team size: 5. Environment: Node.js, React, AWS Lambda
Responsibilities:
* Built the review queue by which partner apps are checked before listing
* Wrote sample apps and the developer guide
**Project 4:** Core banking interface (client: a bank in Belgium, through Infosys)
Role: Systems Engineer. Team size: 22. Environment: Java 8, Struts, Oracle 11g, Control-M
Responsibilities:
* Batch jobs for end of day statements
* Unit testing with JUnit, defect fixing in SIT and UAT
* Onsite at Brussels for 3 months in 2017 for the cut-over
**Project 5:** Internal leave portal (Infosys, training batch)
Role: Trainee. Environment: JSP, MySQL
# Technical Skills
|| 5 12
| Languages | Java, TypeScript, SQL, a little Ruby
| Frameworks | Spring Boot, Hibernate, React, Node.js
| Databases | MySQL, Postgres, Redis, Oracle
| Tools | Git, Jenkins, Docker, Kubernetes, Grafana, JIRA
| Methods | Scrum, pair programming, design reviews
# Achievements
* Star Performer, Freshworks, 2020
* Insta Award, Infosys, 2016
* Second prize in Zoho internal hackathon 2024 for a payslip explainer in Tamil
* Co-author of a two day workshop on SQL tuning for campus recruits
# Academic Profile
|| 5 7 2.5 2.5
| Course | Institution | Year | %
| B.E. (CSE) | Sri Sairam Engineering College, Anna University | 2014 | 8.4
| HSC | PSBB Senior Secondary School, K.K. Nagar | 2010 | 94
# Personal Profile
|| 5 12
| Full Name | Aishwarya Subramaniam Iyer
| Father's Name | R. Subramaniam
| Spouse's Name | Karthik Natarajan
| Date of Birth | 09.03.1993
| Languages Known | Tamil, English, Hindi
| Address | 14/3, 2nd Cross Street, Velachery, Chennai – 600 042
# Declaration
I hereby declare that the above particulars are true to the best of my knowledge.
Place: Chennai
Date: 10.11.2026 \t(Aishwarya S. Iyer)
`,
  }),
  cv('07-en-ph-cook-seafarer', 'docx', 'en', 'PH', {
    names: ['Jomar Pascua Dela Cruz', 'Jomar P. Dela Cruz', 'Jomar Dela Cruz'],
    email: 'jomardc.chiefcook@lapazmail.example',
    phone: '0917 555 0122',
    city: 'Batangas City',
    languages: ['English', 'Tagalog'],
    jobs: [
      'Chief Cook | Magsaysay Maritime | | 2025-11 | 2026-08',
      'Chief Cook | Magsaysay Maritime | | 2024-06 | 2025-03',
      'Second Cook | Philippine Transmarine Carriers | | 2021-05 | 2022-02',
      'Line Cook | Max’s Restaurant | Lipa | 2016-02 | 2020-10',
    ],
    page: `
HEAD BLUE ANCHOR CREWING, Ermita, Manila • crewing@blueanchor.example • (02) 555-0110
# SEAFARER APPLICATION / BIODATA
|| 4.5 4 4.5 4
| Family name | DELA CRUZ | Given name | JOMAR
| Middle name | PASCUA | Rank applied | CHIEF COOK
| Mobile | 0917 555 0122 | City | Batangas City
| Civil status | Married | Languages | English, Tagalog
| E-mail | jomardc.chiefcook@lapazmail.example | Height / weight | 168 / 74
| Next of kin | Liezl Dela Cruz (wife) | NOK mobile | 0918 555 0133
# CERTIFICATES
COC Ships' Cook NC III, BT, SDSD, Food handler, Yellow fever, US C1/D to 2030
# SEA SERVICE
|| 4 4.5 3.5 2.5 2.5
| Vessel | Employer | Rank | Sign on | Sign off
| MV Bulk Carina | Magsaysay Maritime | Chief Cook | Nov 2025 | Aug 2026
| MV Pacific Orchid | Magsaysay Maritime | Chief Cook | Jun 2024 | Mar 2025
| MT Nordic Tern | Philippine Transmarine Carriers | Second Cook | May 2021 | Feb 2022
# SHORE EXPERIENCE
Line Cook, Max’s Restaurant, Lipa, February 2016 – October 2020
# EDUCATION
BS Hotel and Restaurant Management, Lyceum of the Philippines – Batangas, 2015
# REMARKS
Crew of 22, mixed Filipino, Indian, Ukrainian. Bakes own bread. Victualling within USD 8.50 per man day.
`,
  }),
  cv('08-en-za-boilermaker', 'doc', 'en', 'ZA', {
    names: ['Sipho Lucky Mthembu', 'Sipho Mthembu', 'Lucky Mthembu'],
    email: 'luckymthembu.boiler@highveld.example',
    phone: '082 555 0114',
    city: 'Secunda',
    languages: ['isiZulu', 'English', 'Sepedi', 'Afrikaans'],
    jobs: [
      'Boilermaker | Sasol Synfuels | Secunda | 2017-03 | now',
      'Boilermaker (shutdowns) | Kaefer Thermal | Secunda | 2014-01 | 2017-02',
      'Artisan Assistant | Eskom | Kriel | 2008-07 | 2010-12',
    ],
    page: `
> CURRICULUM VITAE
> OF
> SIPHO LUCKY MTHEMBU
# 1. Personal details
|| 5 12
| Surname | Mthembu
| First names | Sipho Lucky
| Known as | Lucky
| Gender / race (EE) | Male, African
| Home address | 2217 Embalenhle Ext 14, Secunda 2302
| Cell | 082 555 0114
| E-mail | luckymthembu.boiler@highveld.example
| Home language | isiZulu
| Other languages | English, Sepedi, Afrikaans
| Driver's licence | Code 10 with PDP
# 2. Trade and schooling
Trade test Boilermaker (Section 26D), Olifantsfontein, November 2013
N3 Fabrication, Gert Sibande TVET College, 2012
Grade 12, Kusasalethu Secondary, 2006
# 3. Employment
## 3.1 Sasol Synfuels, Secunda
Position: Boilermaker
Period: March 2017 up to now
Duties: pressure parts, gasifier internals, rigging, permit acceptor
## 3.2 Kaefer Thermal, Secunda
Position: Boilermaker (shutdowns)
Period: January 2014 to February 2017
Reason for leaving: contract ended
## 3.3 Eskom, Kriel
Position: Artisan Assistant
Period: July 2008 to December 2010
# 4. References
Mr J. Pretorius, foreman Sasol, 083 555 0150
Me N. Dube, HR Kaefer, 017 555 0103
`,
  }),
  cv('09-en-us-pm', 'pdf', 'en', 'US', {
    names: [
      'Robert St. Clair Jr.',
      'Robert St. Clair',
      'Bobby St. Clair',
      'Robert "Bobby" St. Clair Jr.',
      'Robert St. Clair, Jr.',
    ],
    email: 'bobby.stclair@pmbrief.example',
    phone: '919.555.0148',
    city: 'Raleigh',
    headline: 'Senior IT Program Manager',
    languages: [],
    jobs: [
      'Director, Program Delivery | Red Hat | Raleigh | 2023-02 | now',
      'Senior Program Manager | Red Hat | Raleigh | 2019-08 | 2023-01',
      'IT Project Manager | Duke Health | Durham | 2014-05 | 2019-07',
      'Business Analyst | Blue Cross NC | Durham | 2010-09 | 2014-04',
      'Signal Support Specialist | U.S. Army | Fort Bragg | 2004-06 | 2008-06',
    ],
    page: `
|| 17
| ! ROBERT "BOBBY" ST. CLAIR JR., PMP\\Senior IT Program Manager\\Raleigh, NC • 919.555.0148 • bobby.stclair@pmbrief.example • linkedin.com/in/bobbystclair-sample
^ Turns around programs that are late, over and unloved. $60M portfolio, 9 PMs, SAFe and plain old Gantt. Active Secret clearance.
# CORE SKILLS
|| 6 6 5
| Program recovery | Vendor management | Jira Align
| Budgeting & forecasting | Epic rollouts | Smartsheet
| M&A integration | Executive reporting | Power BI
# PROFESSIONAL EXPERIENCE
**RED HAT**, Raleigh, NC \t08/2019 – Present
**Director, Program Delivery** (02/2023 – Present)
* Promoted to lead the delivery office after acquisition integration closed 5 weeks early
**Senior Program Manager** (08/2019 – 01/2023)
* 3 global ERP waves; 14 countries; zero Sev1 at go-live
**DUKE HEALTH**, Durham, NC \t05/2014 – 07/2019
**IT Project Manager**
* Ambulatory Epic in 41 clinics
**BLUE CROSS NC**, Durham, NC \t09/2010 – 04/2014
**Business Analyst**
**U.S. ARMY**, Fort Bragg, NC \t06/2004 – 06/2008
**Signal Support Specialist**
* Honorable discharge, E-5
# EDUCATION & CREDENTIALS
BS, Information Systems, NC State University, 2010
PMP (PMI), 2014; SAFe SPC 6, 2023
`,
  }),
  ...BY_HAND_FORTY_SEVENTH_OTHERS,
];
