import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth-rest');

/** The other half of the English ones of the thirty that are closed. */
export const BY_HAND_THIRTY_SIXTH_REST_MORE: Sheet[] = [
  cv('08-en-us-developer', 'pdf', 'en', 'US', {
    names: ['Wei-Ling Chang', 'Wei-Ling (Lynn) Chang', 'Lynn Chang', 'Wei-Ling Lynn Chang'],
    email: 'lynn@weilingchang.example',
    phone: '+1 206 555 0157',
    city: 'Seattle',
    headline: 'Staff Front-End Engineer',
    jobs: [
      'Staff Software Engineer | Zillow | Seattle, WA | 2022-04 | now',
      'Senior Front-End Engineer | Expedia Group | Seattle, WA | 2018-01 | 2022-03',
      'Front-End Developer | REI | Kent, WA | 2014-10 | 2017-12',
      'Web Designer | Pike & Pine Creative | Seattle, WA | 2012-06 | 2014-09',
    ],
    page: `
# Wei-Ling (Lynn) Chang
Staff Front-End Engineer
Seattle, WA  ·  +1 206 555 0157  ·  lynn@weilingchang.example  ·  she/her
## Work
**Staff Software Engineer**, Zillow, Seattle, WA\tApr 2022 – now
* Own the design system used by 60 teams
* Moved the listing page to server components, LCP from 4.1 to 1.9 s
* Hire and mentor; wrote the career ladder for front end
**Senior Front-End Engineer**, Expedia Group, Seattle, WA\tJan 2018 – Mar 2022
* Checkout rewrite, a11y lead, on call
**Front-End Developer**, REI, Kent, WA\tOct 2014 – Dec 2017
* Store locator and co-op member pages
**Web Designer**, Pike & Pine Creative, Seattle, WA\tJun 2012 – Sep 2014
## Talks
“Focus rings are not ugly”, CascadiaJS 2023; “Forms, still”, local meetups
## Education
BFA, Interaction Design, Cornish College of the Arts\t2012
## Tools
TypeScript, React, CSS (the hard parts), Playwright, Figma, GraphQL
`,
  }),
  cv('09-en-au-electrician', 'doc', 'en', 'AU', {
    names: ['Jai McAllister', 'Jai Patrick McAllister'],
    email: 'jaimac.elec@coralmail.example',
    phone: '0491 570 110',
    city: 'Townsville',
    headline: 'A Grade Electrician',
    aside: [4],
    jobs: [
      'Leading Hand Electrician | Monadelphous | Moranbah | 2022-06 | now',
      'Electrician FIFO | Downer | Mount Isa | 2019-02 | 2022-05',
      'Electrician | Jims Electrical | Townsville | 2017-03 | 2019-01',
      'Trades Assistant | Sun Metals | Townsville | 2012-01 | 2012-12',
      'Apprentice Electrician | Laser Electrical | Townsville | 2013-01 | 2017-02',
    ],
    page: `
RESUME
^ **JAI PATRICK McALLISTER**
**A Grade Electrician**
Mobile 0491 570 110
Email jaimac.elec@coralmail.example
Lives Townsville QLD, happy with any roster
^ **TICKETS**
|| 8.5 8.5
| QLD Electrical Licence | Working at heights
| White card | Confined space
| EWP over 11 m | HV switching
| Coal board medical (Mar 2026) | LVR and CPR
^ **JOBS**
Leading Hand Electrician
Monadelphous, Moranbah (June 2022 – current)
* Shutdowns and wash plant upgrades, crew of 8, JHAs and permits
Electrician FIFO
Downer, Mount Isa (Feb 2019 – May 2022)
* 8/6 roster, VSDs, motors to 250 kW, fault finding
Electrician
Jims Electrical, Townsville (Mar 2017 – Jan 2019)
* Domestic, solar, lots of switchboards after the floods
Trades Assistant
Sun Metals, Townsville (Jan 2012 – Dec 2012)
^ **APPRENTICESHIP**
Apprentice Electrician
Laser Electrical, Townsville (Jan 2013 – Feb 2017)
Cert III Electrotechnology, TAFE Queensland
^ **REFEREES**
Supervisor, Monadelphous
Project Manager, Downer
(phone numbers when you want em)
`,
  }),
  cv('10-en-au-early-childhood', 'pdf', 'en', 'AU', {
    names: ['Ngaire Tūhoe-Williams', 'Ngaire Tuhoe-Williams'],
    email: 'ngaire.tw@parrapost.example',
    phone: '0491 570 159',
    city: 'Parramatta',
    headline: 'Early Childhood Teacher (ECT)',
    languages: ['English', 'Te Reo Māori'],
    jobs: [
      'Educational Leader | Goodstart Early Learning | Parramatta | 2023-02 | now',
      'Early Childhood Teacher | KU Children’s Services | Westmead | 2018-01 | 2023-01',
      'Kaiako | Te Kōhanga Reo o Ōtara | Auckland | 2013-02 | 2017-12',
    ],
    page: `
[[ 6 11
**Ngaire**
**Tūhoe-Williams**
Early Childhood Teacher (ECT)
^ Parramatta NSW 2150
0491 570 159
~ ngaire.tw@parrapost.example
^ **Registrations**
NESA Proficient
WWCC (paid)
First aid, asthma, anaphylaxis
^ **Languages**
English
Te Reo Māori
^ **Joys**
Waiata, gardening with toddlers, surf ski
---
^ **Philosophy**
Children come with their ancestors standing behind them. My work is to notice, to slow down and to plan with families.
^ **Experience**
**Educational Leader**
Goodstart Early Learning, Parramatta
February 2023 – present
* Rated Exceeding in QA1 and QA6
* Coach 16 educators, programming time protected
**Early Childhood Teacher**
KU Children’s Services, Westmead
January 2018 – January 2023
* Preschool room, transition to school
**Kaiako**
Te Kōhanga Reo o Ōtara, Auckland
February 2013 – December 2017
^ **Study**
Graduate Certificate in Educational Leadership, Macquarie University, 2024
Bachelor of Education (ECE), University of Auckland, 2012
]]
`,
  }),
  cv('11-en-ie-graduate', 'docx', 'en', 'IE', {
    names: ['Aoife Ní Dhomhnaill', 'Aoife Ni Dhomhnaill'],
    email: 'aoifenidh@corribmail.example',
    phone: '020 912 0166',
    city: 'Galway',
    languages: ['English', 'Irish', 'German'],
    aside: [0],
    jobs: [
      'Marketing Intern | Medtronic | Galway | 2025-01 | 2025-08',
      'Waitress | The Quays | Galway | 2022-06 | now',
      'Cúntóir (summer course assistant) | Coláiste Lurgan | Inverin | 2021-06 | 2021-08',
    ],
    page: `
> **Aoife Ní Dhomhnaill**
> 14 Distillery Road, Galway
> 020 912 0166 – aoifenidh@corribmail.example
^ **Profile**
First class commerce graduate (2026), fluent Irish speaker, looking for a graduate programme in marketing or communications in Galway or Dublin.
^ **Education**
2022 – 2026, University of Galway, B.Comm (Marketing) with Irish, First Class Honours
Erasmus semester, Universität Leipzig, autumn 2024
2016 – 2022, Coláiste Iognáid, Leaving Certificate, 565 points
^ **Work experience**
Jan 2025 – Aug 2025, Medtronic, Galway
Marketing Intern
* Launch materials for two coronary devices, EMEA distributor newsletter
June 2022 – present, The Quays, Galway
Waitress (part time)
* Till, large groups, trained new starters
June 2021 – Aug 2021, Coláiste Lurgan, Inverin
Cúntóir (summer course assistant)
^ **Achievements**
Auditor of An Cumann Gaelach 2025/26
Gaisce silver, Grade 8 concertina
^ **Languages**
English (native), Irish (native), German (B1)
^ **Computers**
Canva, HubSpot certificate, Google Analytics, Excel
`,
  }),
  cv('12-en-ie-quality', 'pdf', 'en', 'IE', {
    names: ['João Pedro Almeida dos Santos', 'João Almeida dos Santos', 'Joao Pedro Almeida dos Santos'],
    email: 'jp.almeida.santos@slaneymail.example',
    phone: '+353 20 913 0124',
    city: 'Carlow',
    headline: 'QA Manager, Sterile Manufacturing',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'QA Manager | MSD | Carlow | 2022-10 | now',
      'QA Lead | MSD | Carlow | 2019-05 | 2022-09',
      'Senior QA Specialist | Takeda | Bray | 2016-02 | 2019-04',
      'Quality Analyst | Hovione | Loures, Portugal | 2010-09 | 2016-01',
    ],
    page: `
QA MANAGER, STERILE MANUFACTURING
**João Pedro Almeida dos Santos**, MSc, MPharm, QP eligible
Carlow, Ireland | +353 20 913 0124 | jp.almeida.santos@slaneymail.example
# PROFILE
Sixteen years of quality assurance in solid dose, API and aseptic fill. Host of HPRA, FDA and ANVISA inspections. People manager since 2019.
# EXPERIENCE
**MSD, Carlow** (May 2019 – present)
**QA Manager**, October 2022 – present
* Batch disposition for two vial lines, team of 12
* Annex 1 gap assessment and contamination control strategy
**QA Lead**, May 2019 – September 2022
* Shop floor QA on shift, deviation backlog from 140 to 22
**Takeda, Bray**
**Senior QA Specialist**, February 2016 – April 2019
* Supplier audits in India and Italy, APR, change control
**Hovione, Loures, Portugal**
**Quality Analyst**, September 2010 – January 2016
# EDUCATION
MSc Industrial Pharmaceutical Science (QP), Trinity College Dublin, 2021
MPharm, Universidade de Lisboa, 2010
# LANGUAGES
Portuguese (native) / English (fluent) / Spanish (good)
`,
  }),
  cv('13-en-in-developer', 'docx', 'en', 'IN', {
    names: ['Venkata Sai Krishna Gaddam'],
    email: 'saikrishna.gaddam@musimail.example',
    phone: '+91-90000-00187',
    city: 'Hyderabad',
    headline: 'Java Full Stack Developer',
    jobs: [
      'Technology Lead | Infosys Limited | Hyderabad | 2022-07 | now',
      'Software Engineer | Cognizant Technology Solutions | Hyderabad | 2019-01 | 2022-06',
      'Associate Software Engineer | Kellton Tech | Hyderabad | 2017-06 | 2018-12',
    ],
    page: `
**VENKATA SAI KRISHNA GADDAM**
Java Full Stack Developer
Email: saikrishna.gaddam@musimail.example\tMobile: +91-90000-00187
# PROFESSIONAL SUMMARY
* 9+ years of IT experience in analysis, design and development of web applications
* Strong in Java 17, Spring Boot, Microservices, Angular 15, Oracle
* Experience with Agile ceremonies and client facing calls with US and Nordic clients
# TECHNICAL SKILLS
|| 5 12
| Languages | Java, JavaScript, TypeScript, SQL
| Frameworks | Spring Boot, Hibernate, Angular
| Cloud | AWS (EC2, S3, Lambda), Docker, Jenkins
| Databases | Oracle 19c, MongoDB
# WORK HISTORY
* Working as Technology Lead in Infosys Limited, Hyderabad from July 2022 to till date
* Worked as Software Engineer in Cognizant Technology Solutions, Hyderabad from Jan 2019 to June 2022
* Worked as Associate Software Engineer in Kellton Tech, Hyderabad from June 2017 to Dec 2018
# PROJECT DETAILS
**Project 1: Claims Modernization**
|| 5 12
| Client | A Nordic insurer
| Role | Module lead
| Environment | Java 17, Spring Boot, Angular, Azure DevOps
| Team size | 14
**Project 2: Retail Order Hub**
|| 5 12
| Client | A US home improvement chain
| Role | Developer
| Environment | Java 8, Kafka, Oracle
# EDUCATION
B.Tech (ECE), JNTU Kakinada, 2017, 71.3%
# PERSONAL PROFILE
Date of birth: 09-06-1996. Father’s name: Gaddam Nageswara Rao. Permanent address: Guntur, A.P. Present address: Kondapur, Hyderabad.
`,
  }),
  cv('14-en-in-executive-chef', 'doc', 'en', 'IN', {
    names: ['Mohd. Irfan Qureshi', 'Mohd Irfan Qureshi', 'Irfan Qureshi'],
    email: 'chef.irfanq@gomtimail.example',
    phone: '+91 90000 00133',
    city: 'Lucknow',
    headline: 'Executive Sous Chef',
    languages: ['Hindi', 'Urdu', 'English'],
    jobs: [
      'Executive Sous Chef | Taj Mahal Lucknow | Lucknow | 2021-04 | now',
      'Senior Chef de Partie | ITC Maratha | Mumbai | 2016-08 | 2021-02',
      'Chef de Partie | MSC Cruises | on board | 2013-05 | 2016-06',
      'Commis I | Hotel Clarks Avadh | Lucknow | 2010-07 | 2013-03',
    ],
    page: `
> **Curriculum Vitae**
^ **Mohd. Irfan Qureshi**
Present post: Executive Sous Chef
Aminabad, Lucknow, U.P.
Cell: +91 90000 00133
chef.irfanq@gomtimail.example
^ **Career Objective**
To lead the kitchen of a luxury hotel where Awadhi food gets its due respect.
^ **Professional Experience**
Taj Mahal Lucknow, Lucknow
Executive Sous Chef: April 2021 – Present
* In charge of Indian speciality restaurant and banquets up to 1500 pax
* Menu engineering, food cost 31%, FSSAI audits
ITC Maratha, Mumbai
Senior Chef de Partie: August 2016 – February 2021
* Dum Pukht section
MSC Cruises, on board
Chef de Partie: May 2013 – June 2016
* Galley of 160 cooks, USPH standards
Hotel Clarks Avadh, Lucknow
Commis I: July 2010 – March 2013
^ **Education**
Diploma in Hotel Management, IHM Lucknow, 2010
Intermediate, U.P. Board, 2007
^ **Personal Information**
Date of birth : 1st January 1990
Marital status : Married
Languages : Hindi, Urdu, English
Passport : held, CDC held
Hobbies : Old recipes, cricket
`,
  }),
];
