import { BY_HAND_FORTY_FIRST_OTHERS } from './by-hand-forty-first-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first');

/** Twelve that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_FIRST: Sheet[] = [
  cv('01-en-gb-nurse', 'docx', 'en', 'GB', {
    names: [
      'Rosalinda Macaraeg Villanueva',
      'Rosalinda Villanueva',
      'Rose Villanueva',
      'VILLANUEVA, Rosalinda Macaraeg',
    ],
    email: 'rose.villanueva@soarmail.example',
    phone: '07700 900268',
    city: 'Leicester',
    headline: 'Registered Nurse (Adult) – Band 6',
    languages: ['English', 'Tagalog', 'Ilocano'],
    jobs: [
      'Deputy Ward Sister (Band 6) | University Hospitals of Leicester NHS Trust | | 2021-03 | now',
      'Staff Nurse (Band 5) | University Hospitals of Leicester NHS Trust | | 2017-01 | 2021-02',
      'Staff Nurse | King Fahad Medical City | | 2012-08 | 2016-10',
      'Ward Nurse | Baguio General Hospital | | 2009-06 | 2012-06',
    ],
    page: `
! VILLANUEVA, Rosalinda Macaraeg
Registered Nurse (Adult) – Band 6
NMC PIN on request. Known to everybody as Rose.
|| 8 9
| Leicester LE5 | rose.villanueva@soarmail.example
| 07700 900268 | Full UK driving licence, own car
# Personal statement
I am an adult nurse with seventeen years on medical and respiratory wards, the last nine and a half in Leicester. I like a busy shift, a tidy drug round and a student who asks questions. I am looking for a Band 7 post or a community respiratory role.
# Employment
**University Hospitals of Leicester NHS Trust**, Glenfield Hospital
**Deputy Ward Sister (Band 6)**, respiratory, 28 beds
March 2021 to date
* In charge of shifts with up to six registered nurses and eight HCAs
* NIV competent, teach the NIV half day for new starters
* Off duty rota on HealthRoster, sickness reviews, two appraisals a month
**Staff Nurse (Band 5)**, respiratory
January 2017 to February 2021
* OSCE passed first time, April 2017
* Redeployed to HDU in spring 2020 and again in January 2021
**King Fahad Medical City**, Riyadh, Saudi Arabia
**Staff Nurse**, general medicine
August 2012 to October 2016
**Baguio General Hospital**, Philippines
**Ward Nurse**
June 2009 to June 2012
# Education
BSc Nursing, Saint Louis University, Baguio City, 2008
Mentorship in Practice, De Montfort University, 2019
# Training in date
ILS (May 2026), safeguarding adults level 3, blood transfusion, IV additives
# Languages
English (fluent, OET B), Tagalog (native), Ilocano (native)
# Referees
Sr. Philippa Munday, Ward Manager, Glenfield Hospital, p.munday@glenfield-ward.example
Dr. A. Raghunathan, Consultant, 07700 900911
`,
  }),
  cv('02-en-au-driver', 'doc', 'en', 'AU', {
    names: ['Darren Keith McAllister', 'Darren McAllister', 'Dazza McAllister'],
    email: 'darren.mcallister66@bushtel.example',
    phone: '0491 570 313',
    city: 'Toowoomba',
    headline: 'MC Driver',
    languages: [],
    jobs: [
      'Linehaul Driver (B-double and road train) | Toll Group | | 2019-04 | now',
      'Livestock Driver | Frasers Livestock Transport | | 2010-02 | 2019-03',
      'Owner Driver | D & L McAllister Haulage | | 2002 | 2010',
      'Truck Driver | Linfox | | 1993 | 2002',
    ],
    page: `
HEAD Downs Driver Hire Pty Ltd – 114 Ruthven Street, Toowoomba – ABN on request – bookings@downsdriverhire.example
Candidate summary prepared for our client
= Candidate:\tDarren Keith McAllister
= Position sought:\tMC Driver
= Lives:\tToowoomba QLD 4350
= Phone:\t0491 570 313
= Email:\tdarren.mcallister66@bushtel.example
= Licence:\tMC, 33 years heavy vehicle, two points lost in ten years
= Tickets:\tBFM, dangerous goods, forklift LF, MSIC to 2028
# Work history
**Toll Group** – Brisbane depot
Linehaul Driver (B-double and road train)
04/2019 – current
Brisbane–Mt Isa and Brisbane–Emerald, two up when asked. Electronic work diary, load restraint, pre-trip checks. No preventable incidents since starting.
**Frasers Livestock Transport** – Warwick
Livestock Driver
02/2010 – 03/2019
Six deck cattle, saleyards from Roma to Dinmore. Good with animals and with agents.
**D & L McAllister Haulage**
Owner Driver
2002 – 2010
Own Kenworth on grain and cotton seed. Sold the truck when the drought bit.
**Linfox**, Acacia Ridge
Truck Driver
1993 – 2002
Supermarket deliveries, started on a rigid and moved up to semis.
# Schooling
Year 10, Harristown State High School, 1982
# Referees
Kev Dobbie, fleet supervisor, Toll, 0491 570 737
Our consultant Jacinta Pham met Darren on 4 November; his licence and work rights have been sighted.
`,
  }),
  cv('03-en-us-accountant', 'pdf', 'en', 'US', {
    names: ['Tamika L. Broussard', 'Tamika Broussard'],
    email: 'tlbroussard@gulfpost.example',
    phone: '(713) 555-0148',
    city: 'Houston',
    languages: ['Spanish'],
    jobs: [
      'Accounting Manager | Sysco Corporation | | 2022-06 | now',
      'Senior Accountant | Sysco Corporation | | 2019-01 | 2022-05',
      'Audit Senior | BDO USA | | 2016-09 | 2018-12',
      'Audit Associate | BDO USA | | 2014-09 | 2016-08',
    ],
    page: `
> **TAMIKA L. BROUSSARD, CPA**
> Houston, TX 77084 | (713) 555-0148 | tlbroussard@gulfpost.example
^ **SUMMARY**
CPA with 12 years across audit and corporate accounting. Closes in five business days and sleeps during audit season.
^ **PROFESSIONAL EXPERIENCE**
**SYSCO CORPORATION**, Houston, TX\t2019 – Present
**Accounting Manager**\tJune 2022 – Present
* Manage 6 staff responsible for inventory, accruals and intercompany for 31 operating sites
* Cut monthly close from 8 days to 5 by moving reconciliations to BlackLine
* Point person for external auditors; zero material adjustments in FY24 and FY25
**Senior Accountant**\tJanuary 2019 – May 2022
* Led the ASC 842 adoption for 1,900 equipment leases
* Prepared quarterly footnotes for the 10-Q
**BDO USA**, Houston, TX\t2014 – 2018
**Audit Senior**\tSeptember 2016 – December 2018
* In-charge on distribution and oilfield service clients up to $400M in revenue
**Audit Associate**\tSeptember 2014 – August 2016
^ **EDUCATION**
Master of Science in Accountancy, University of Houston, C. T. Bauer College of Business, 2014
B.B.A. in Accounting, Southern University, Baton Rouge, LA, 2012
^ **CERTIFICATIONS**
CPA, State of Texas, 2016
^ **TECHNICAL**
SAP S/4HANA, BlackLine, OneStream, Excel (Power Query), conversational Spanish
^ **COMMUNITY**
Treasurer, Alief Youth Literacy Fund, since 2020
`,
  }),
  cv('04-en-ie-chef', 'docx', 'en', 'IE', {
    names: ['Łukasz Wojciechowski', 'Lukasz Wojciechowski'],
    email: 'chef.lukasz@westernpost.example',
    phone: '087 555 0126',
    city: 'Galway',
    headline: 'Sous Chef',
    languages: ['Polish', 'English', 'Italian'],
    jobs: [
      'Sous Chef | The Twelve Hotel | | 2020-02 | now',
      'Junior Sous Chef | Ashford Castle | | 2017-03 | 2019-12',
      'Chef de Partie | Ashford Castle | | 2014-04 | 2017-02',
      'Commis Chef | Hotel Meyrick | | 2011-06 | 2014-03',
    ],
    page: `
[[ 6.5 10.5
PIC photo | portrait of the candidate
! Łukasz Wojciechowski
Sous Chef
^ **CONTACT**
Galway, H91
087 555 0126
chef.lukasz@westernpost.example
^ **LANGUAGES**
Polish – native
English – fluent
Italian – basic
^ **CERTIFICATES**
HACCP level 3
Manual handling
Allergen awareness
First aid responder
^ **INTERESTS**
Sea fishing
Sourdough
Galway United, home games only
---
^ **ABOUT ME**
Fifteen years in Irish kitchens, from the pot wash up. I run a calm section, cost my plates to the cent and train young chefs so that they stay. Looking for a first head chef job in the west.
^ **EXPERIENCE**
**Sous Chef**
The Twelve Hotel, Barna, Co. Galway
Feb 2020 – Present
* Brigade of 11, 2 AA rosettes kept each year
* GP at 71% through two winters of prices going up
* Orders, stock take, rosters when head chef is off
**Junior Sous Chef**
Ashford Castle, Cong, Co. Mayo
Mar 2017 – Dec 2019
* Pass in the George V dining room
**Chef de Partie**
Ashford Castle, Cong, Co. Mayo
Apr 2014 – Feb 2017
* Fish, then sauce
**Commis Chef**
Hotel Meyrick, Galway
Jun 2011 – Mar 2014
^ **EDUCATION**
Advanced Certificate in Professional Cookery, GMIT, 2013
Technikum Gastronomiczne, Rzeszów, 2010
^ **REFERENCES**
Available on request
]]
`,
  }),
  cv('05-en-in-developer', 'pdf', 'en', 'IN', {
    names: ['Sreelakshmi Padmanabhan Nair', 'Sreelakshmi P. Nair', 'Sreelakshmi Nair'],
    email: 'sreelakshmi.pn@techmail.example',
    phone: '+91 90000 00147',
    city: 'Bengaluru',
    headline: 'Senior Java Developer | Spring Boot | AWS',
    languages: ['English', 'Malayalam', 'Hindi', 'Kannada'],
    jobs: [
      'Senior Software Engineer | Flipkart Internet Pvt Ltd | | 2022-07 | now',
      'Technology Analyst | Infosys Limited | | 2019-04 | 2022-06',
      'Systems Engineer | Infosys Limited | | 2016-11 | 2019-03',
    ],
    page: `
Senior Java Developer | Spring Boot | AWS
! SREELAKSHMI P. NAIR
Bengaluru, Karnataka • +91 90000 00147 • sreelakshmi.pn@techmail.example • github.com/slnair-sample
# Professional Summary
* 10 years of experience in design and development of Java/J2EE applications in e-commerce and banking domain
* Hands on in Spring Boot, Kafka, Cassandra and MySQL; deployment on AWS EKS
* Good exposure to on-call support and production incident handling
# Technical Skills
|| 4.5 12.5
| Languages | Java 8/11/17, SQL, Kotlin (basic)
| Frameworks | Spring Boot, Spring Cloud, Hibernate, JUnit 5
| Middleware | Kafka, RabbitMQ, Redis
| Cloud / DevOps | AWS, Docker, Kubernetes, Jenkins, Grafana
# Work Experience
**Flipkart Internet Pvt Ltd, Bengaluru** (Jul 2022 – Till date)
Designation: Senior Software Engineer
Project: Returns and Refunds platform
Environment: Java 17, Spring Boot 3, Kafka, Cassandra, Redis, AWS EKS, Grafana
Roles and responsibilities:
* Design of the refund state machine, reviewed with finance, fraud and customer support teams
* Owner of refund orchestration service, 4,500 requests per second on sale days
* Reduced p99 latency from 900 ms to 240 ms by moving rule evaluation in memory
* Moved 14 cron jobs to event driven consumers with idempotency keys and replay
* Introduced contract tests between seven teams, production incidents came down from 11 to 3 in a quarter
* Primary on-call one week in five, wrote the playbooks for sale events
* Mentoring three SDE-1, panel member for campus hiring at NIT Calicut and CUSAT
**Infosys Limited, Thiruvananthapuram / Bengaluru** (Nov 2016 – Jun 2022)
Designation: Technology Analyst (Apr 2019 – Jun 2022)
Client: a leading Australian bank
Environment: Java 11, Spring Boot, Oracle, RabbitMQ, OpenShift
Roles and responsibilities:
* Offshore lead for a team of five, daily calls with Melbourne at 5.30 in the morning
* Preparation of estimates and impact analysis for change requests
* Sonar and Fortify clean up, critical findings brought to zero in two releases
* Knowledge transfer and documentation in Confluence
* Micro services for mortgage settlement, moved from WebSphere to Spring Boot
Designation: Systems Engineer (Nov 2016 – Mar 2019)
Client: UK retailer
Environment: Java 8, Spring MVC, MySQL, Jenkins
Roles and responsibilities:
* Development of order history APIs, L3 support
* Batch jobs for loyalty points, about two million cards every night
* JUnit coverage from 31% to 78%
Training: four months of foundation training at the Mysuru campus, passed with 4.7 out of 5
# Certifications
* AWS Certified Developer – Associate, 2023
* Oracle Certified Professional, Java SE 11 Developer, 2021
* Confluent Certified Developer for Apache Kafka, 2024
# Education
B.Tech (Computer Science), College of Engineering Trivandrum, 2016, 8.4 CGPA
Class XII, Kendriya Vidyalaya Pattom, 2012, 93.2%
# Awards
Insta award twice at Infosys; "Big Billion Hero" 2024
# Extra-curricular activities
Carnatic vocal, All India Radio B grade. Volunteer teacher with Make A Difference, Bengaluru, on alternate Sundays. College basketball team, 2013 to 2015.
# Personal Details
Full name: Sreelakshmi Padmanabhan Nair
Date of birth: 19 May 1994
Languages known: English, Malayalam, Hindi, Kannada
Notice period: 60 days
`,
  }),
  cv('06-en-gb-graduate', 'pdf', 'en', 'GB', {
    names: ['Imogen Thackray', 'Imogen Rose Thackray'],
    email: 'imogen.thackray@wharfemail.example',
    phone: '+44 7700 900583',
    city: 'Leeds',
    languages: ['English', 'French'],
    jobs: [
      'Marketing Intern | Yorkshire Tea | | 2025-06 | 2025-09',
      'Sales Assistant (part-time) | Waterstones | | 2023-10 | 2026-05',
      'Student Ambassador | University of York | | 2023-09 | 2026-06',
    ],
    aside: [0],
    page: `
! Imogen Rose Thackray
Leeds, LS17 · +44 7700 900583 · imogen.thackray@wharfemail.example
^ Recent History graduate with a first, a year of student journalism and a weakness for spreadsheets. Looking for a first job in marketing or communications in Leeds, Manchester or York, starting straight away.
# Education
2023 – 2026\tUniversity of York, BA (Hons) History, First Class
Dissertation: "Advertising the seaside: LNER posters and the working-class holiday, 1923–1939" (76)
2016 – 2023\tAllerton High School, Leeds
A levels: History (A*), French (A), English Literature (A)
# Experience
**Marketing Intern**, Yorkshire Tea, Harrogate\tJune – September 2025
* Wrote 40 posts for Instagram, three of which were allowed to be funny
* Pulled weekly numbers from Google Analytics for the brand team
**Sales Assistant (part-time)**, Waterstones, York\tOctober 2023 – May 2026
* Tills, table displays, children's story time on Saturdays
**Student Ambassador**, University of York\tSeptember 2023 – June 2026
# Also
Deputy editor, York Vision, 2024/25. Half marathon, Leeds, 1 h 58.
Skills: Canva, Mailchimp, Excel, WordPress. English (native), French (B2).
Referees: Dr Henrike Saalfeld, Department of History, and my manager at Waterstones, on request.
`,
  }),
  ...BY_HAND_FORTY_FIRST_OTHERS,
];
