import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-fifth');

/** Fourteen in English from ten countries, closed. All people are made up. */
export const BY_HAND_SIXTY_FIFTH: Sheet[] = [
  cv('01-en-gb-support-worker', 'doc', 'en', 'GB', {
    names: ['Blessing Chidinma Okeke', 'Blessing Okeke'],
    email: 'blessingokeke88@postbag.example',
    phone: '07700 900173',
    city: 'Wolverhampton',
    languages: ['English', 'Igbo'],
    jobs: [
      'Senior Support Worker | Penn Fields Supported Living | Wolverhampton | 2023-02 | now',
      'Healthcare Assistant (Nights) | Bilbrook Manor Nursing Home | Codsall | 2021-06 | 2023-01',
      'Pharmacy Sales Assistant | Emeka & Sons Pharmacy | Enugu | 2016-09 | 2021-03',
    ],
    page: `
> **CURRICULUM VITAE**
**Name:** Blessing Chidinma Okeke
**Address:** 14b Lea Road, Wolverhampton, WV3 0LX
**Mobile:** 07700 900173
**Email:** blessingokeke88@postbag.example
**Right to work:** Skilled Worker visa, sponsorship needed
**Driving:** Full UK licence, own car
# PERSONAL PROFILE
I am a kind and dependable support worker with over five years in UK care. I have worked with older people living with dementia and with adults who have learning disabilities. I am calm when things get difficult and I write my notes the same shift, always.
# WORK HISTORY
**Penn Fields Supported Living, Wolverhampton**
**Senior Support Worker**
**February 2023 to date**
* Lead a team of six across two houses
* Medication audits and MAR charts
* Personal care, PEG feeding, buccal midazolam
* Taking tenants to appointments, to college and to the football
**Bilbrook Manor Nursing Home, Codsall**
**Healthcare Assistant (Nights)**
**June 2021 to January 2023**
* 42 beds, two HCAs and one nurse on nights
* Turning charts, fluids, end of life care
**Emeka & Sons Pharmacy, Enugu, Nigeria**
**Pharmacy Sales Assistant**
**September 2016 to March 2021**
* Counter sales, stock and expiry checks
# QUALIFICATIONS AND TRAINING
NVQ Level 3 Diploma in Adult Care (2024)
Care Certificate (2021)
BSc Microbiology, Enugu State University of Science and Technology (2015)
Moving and handling, safeguarding, Oliver McGowan Tier 2, all in date
# LANGUAGES
English, Igbo
# REFERENCES
Two employer references will be given when asked for.
`,
  }),
  cv('02-en-gb-electrician', 'pdf', 'en', 'GB', {
    names: ['Callum Strachan'],
    email: 'c.strachan@sparksmail.example',
    phone: '07700 900628',
    city: 'Arbroath',
    headline: 'SJIB Approved Electrician',
    jobs: [
      'Approved Electrician | Balfour Beatty Kilpatrick | Dundee | 2022-04 | now',
      'Electrician | J. Ogilvie Electrical | Forfar | 2017-09 | 2022-03',
      'Apprentice Electrician | J. Ogilvie Electrical | Forfar | 2013-08 | 2017-08',
    ],
    aside: [2],
    page: `
! CALLUM STRACHAN
SJIB Approved Electrician
Arbroath, Angus  /  07700 900628  /  c.strachan@sparksmail.example
# Tickets
|| 8 9
| SJIB Gold Card | exp. 03/2028
| 18th Edition (Amd 2) | 2023
| Inspection & Testing 2391-52 | 2021
| IPAF 3a 3b | exp. 11/2027
| PASMA | exp. 11/2027
| Asbestos awareness | yearly
# Employment
04/2022 - now\tApproved Electrician, Balfour Beatty Kilpatrick, Dundee
Hospital refurb then the new secondary school. Containment, SWA, LV panels, fire alarm second fix, dead and live testing. Looking after two second-years.
09/2017 - 03/2022\tElectrician, J. Ogilvie Electrical, Forfar
Farms, houses, the odd hotel. Grain driers, three phase motors, EV points, EICRs for letting agents.
08/2013 - 08/2017\tApprentice Electrician, J. Ogilvie Electrical, Forfar
Day release at Dundee & Angus College. FICA passed first time.
# School
Arbroath High School, 2009 - 2013
# Other
Full licence, happy to work away Mon-Thu. Crew member on the inshore lifeboat since 2019.
`,
  }),
  cv('03-en-gb-transport-manager', 'docx', 'en', 'GB', {
    names: [],
    city: 'Doncaster',
    jobs: [
      'Transport Manager | Wren Kitchens | Barton-upon-Humber | 2021-11 | now',
      'Transport Supervisor | DFDS | Immingham | 2016-05 | 2021-10',
      'Traffic Clerk | Thorne Haulage Ltd | Thorne | 2011-02 | 2016-04',
      'Class 1 Driver | Thorne Haulage Ltd | Thorne | 2005 | 2011',
    ],
    page: `
HEAD Humberhead Recruitment Ltd  |  Candidate profile  |  Ref HR-30417
# CANDIDATE PROFILE
|| 5 12
| Candidate reference | HR-30417
| Location | Doncaster
| Notice | 4 weeks
| Salary sought | £46,000 – £50,000
| Driving licence | C+E, CPC current to Sept 2029
| Interviewed by us | Yes, by video
# CONSULTANT'S COMMENTS
A CPC holder who came up through the cab, and it shows: drivers stay. Has brought the OCRS score from amber to green and kept it there. Leaving because the site is moving.
# CAREER HISTORY
**Wren Kitchens, Barton-upon-Humber**
Transport Manager
Nov 2021 – present
* 64 vehicles, 110 drivers, named on the O licence
* Tachograph infringements down by two thirds in 18 months
* Agency spend cut by £310k
**DFDS, Immingham**
Transport Supervisor
May 2016 – Oct 2021
* Night desk, unaccompanied trailers, 120 movements a shift
**Thorne Haulage Ltd, Thorne**
Traffic Clerk
Feb 2011 – Apr 2016
**Thorne Haulage Ltd, Thorne**
Class 1 Driver
2005 – 2011
# QUALIFICATIONS
Transport Manager CPC (National and International), 2015
IOSH Managing Safely, 2019
FOOT Humberhead Recruitment Ltd. Contact details of the candidate are given once an interview is agreed.
`,
  }),
  cv('04-en-ie-chef', 'pdf', 'en', 'IE', {
    names: ['Thaís Ferreira Nogueira', 'Thaís Nogueira', 'Thaís Ferreira'],
    email: 'thais.nogueira@cozinha.example',
    phone: '020 914 0382',
    city: 'Gort',
    headline: 'Chef de Partie',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Chef de Partie | Glenlo Abbey Hotel | Galway | 2023-03 | now',
      'Commis Chef | The Quay House | Kinvara | 2021-05 | 2023-02',
      'Kitchen Porter | Supermac’s | Loughrea | 2019-10 | 2021-04',
      'Pastry Assistant | Confeitaria Doce Anápolis | Anápolis | 2015 | 2019',
    ],
    page: `
[[ 6 11
**CONTACT**
020 914 0382
thais.nogueira@cozinha.example
Crowe Street, Gort
Co. Galway
^ **LANGUAGES**
Portuguese – native
English – fluent
Spanish – good
^ **SKILLS**
Larder, sauce, pastry
HACCP Level 3
Allergens
Ordering, GP
Manual handling
^ **PAPERS**
Stamp 4
Driving licence B
---
! Thaís Ferreira Nogueira
Chef de Partie
^ **ABOUT ME**
From the pot wash to running the sauce section in four years. I love Irish lamb, clean fridges and a quiet pass. Looking for a junior sous position between Galway and Ennis, four days if possible because of my daughter.
^ **EXPERIENCE**
**Chef de Partie**
Glenlo Abbey Hotel, Galway
Mar 2023 – Present
Sauce section, 70 covers fine dining. Weddings to 180. Train the commis.
^ **Commis Chef**
The Quay House, Kinvara
May 2021 – Feb 2023
Larder and desserts, seafood bar in the summer.
^ **Kitchen Porter**
Supermac’s, Loughrea
Oct 2019 – Apr 2021
^ **Pastry Assistant**
Confeitaria Doce Anápolis, Anápolis, Brazil
2015 – 2019
^ **EDUCATION**
Certificate in Culinary Arts, ATU Galway (part time), 2022 – 2024
Ensino Médio, Anápolis, 2014
]]
`,
  }),
  cv('05-en-au-diesel-fitter', 'docx', 'en', 'AU', {
    names: ['Jarrod Wayne Pickering', 'Jarrod Pickering'],
    email: 'jpickering@fitterbox.example',
    phone: '0491 570 156',
    city: 'Mackay',
    headline: 'Heavy Diesel Fitter',
    jobs: [
      'Heavy Diesel Fitter | Hastings Deering | Mackay | 2019-07 | now',
      'Field Service Fitter | WesTrac | Tom Price | 2015-01 | 2019-05',
      'Leading Hand Fitter | Bowen Basin Plant Hire | Moranbah | 2011-03 | 2014-12',
      'Plant Mechanic | Pioneer Sugar Co-op | Ayr | 2008-02 | 2011-02',
    ],
    page: `
# Resume – Jarrod Wayne Pickering
**Heavy Diesel Fitter**
22 Petrie St, Mackay QLD 4740
Ph 0491 570 156
jpickering@fitterbox.example
## Objective
After a 7/7 or 8/6 roster out of Mackay. Done with 4 and 1. No drama with nights.
## Licences & Tickets
* Cert III Heavy Commercial Vehicle Mechanical Technology (trade papers, 2007)
* Std 11 incl. Coal Board medical to Aug 2029
* HR licence, forklift LF, dogging DG, working at heights, confined space
* Cat ET, Komatsu VHMS
## Work History
**HASTINGS DEERING, Mackay** – Heavy Diesel Fitter
July 2019 – Current
* Rebuild shop: 793 and 789 final drives, D11 undercarriage
* Shutdown crew at Goonyella and Peak Downs
**WESTRAC, Tom Price WA** – Field Service Fitter
January 2015 – May 2019
* FIFO 2/1 on the iron ore, breakdowns on 785s, graders and loaders
**BOWEN BASIN PLANT HIRE, Moranbah** – Leading Hand Fitter
March 2011 – December 2014
* Crew of five, toolbox talks, parts ordering, JSAs
**PIONEER SUGAR CO-OP, Ayr** – Plant Mechanic
February 2008 – February 2011
* Cane harvesters, haulouts and anything that would not start
## Referees
Darren Voss, workshop supervisor, Hastings Deering, 0491 570 157
Kev Tranter, formerly WesTrac, 0491 570 158
`,
  }),
  cv('06-en-nz-ece-teacher', 'doc', 'en', 'NZ', {
    names: ['Mereana Tūhoe-Walker', 'Mereana Tuhoe-Walker'],
    email: 'mereana.tw@harakeke.example',
    phone: '021 555 0164',
    city: 'Whakatāne',
    languages: ['English', 'te reo Māori'],
    jobs: [
      'Head Teacher | Little Kōwhai Early Learning | Whakatāne | 2021-01 | now',
      'Kaiako | BestStart Ōhope | Ōhope | 2016-02 | 2020-12',
      'Reliever | Central Kids | Rotorua | 2014-07 | 2015-12',
    ],
    page: `
! Mereana Tūhoe-Walker
5 Hinemoa Street, Whakatāne 3120
021 555 0164 | mereana.tw@harakeke.example
Full Practising Certificate (Category One), expires 30 June 2028
^ Tēnā koe,
I am an early childhood teacher with more than ten years on the floor and five as a head teacher. I would like to come back to a mostly teaching role, closer to tamariki and further from rosters.
# Education
2011–2013, Bachelor of Education (Teaching) ECE, University of Waikato
2018, Te Pōkaitahi Reo level 4, Te Wānanga o Aotearoa
# Teaching
**Little Kōwhai Early Learning, Whakatāne**
Head Teacher, January 2021 – present
Licensed for 50, team of nine. Internal evaluation, ERO in 2023, mentoring two provisionally certificated teachers, whānau hui each term.
**BestStart Ōhope, Ōhope**
Kaiako, February 2016 – December 2020
Over-twos room, bush programme on Fridays, transition to school with the two local primaries.
**Central Kids, Rotorua**
Reliever, July 2014 – December 2015
Relieved in eleven kindergartens. I learnt names fast.
# Languages
English, te reo Māori (conversational)
# Interests
Waka ama, weaving, two teenage sons
# Referees
Available on request
`,
  }),
  cv('07-en-us-paralegal', 'pdf', 'en', 'US', {
    names: ['Danielle R. Kowalczyk', 'Danielle Kowalczyk'],
    email: 'dkowalczyk@lakefrontmail.example',
    phone: '(414) 555-0138',
    city: 'Milwaukee',
    headline: 'Litigation Paralegal',
    jobs: [
      'Senior Litigation Paralegal | Foley & Lardner LLP | Milwaukee | 2020-08 | now',
      'Litigation Paralegal | Bergstrom Haas S.C. | Waukesha | 2014-06 | 2020-07',
      'Legal Secretary | Bergstrom Haas S.C. | Waukesha | 2011-09 | 2014-05',
    ],
    page: `
> **DANIELLE R. KOWALCZYK**
> Milwaukee, WI 53207 • (414) 555-0138 • dkowalczyk@lakefrontmail.example
> **Litigation Paralegal**
# SUMMARY
Certified paralegal with 12 years of civil litigation, from intake through trial and appeal. Known for privilege logs nobody has to redo.
# PROFESSIONAL EXPERIENCE
**Foley & Lardner LLP**\tMilwaukee, WI
__Senior Litigation Paralegal__\tAugust 2020 – Present
* Manage discovery in product liability matters with up to 1.4 million documents (Relativity)
* Second-chaired logistics for four jury trials
* Draft subpoenas, notices of deposition, and stipulations
**Bergstrom Haas S.C.**\tWaukesha, WI
__Litigation Paralegal__\tJune 2014 – July 2020
* Personal injury and insurance defense; medical record summaries
* E-filing in state and federal court
__Legal Secretary__\tSeptember 2011 – May 2014
* Calendaring for three attorneys, dictation, billing
# EDUCATION
**Carthage College**, Kenosha, WI – B.A. in Criminal Justice, May 2011
**NALA** – Certified Paralegal (CP), 2015
# TECHNICAL SKILLS
Relativity, Everlaw, iManage, Clio, CM/ECF, Word (styles, TOAs), Excel
`,
  }),
  cv('08-en-us-line-lead', 'docx', 'en', 'US', {
    names: ['José Luis Arredondo', 'José Arredondo'],
    email: 'jlarredondo@valleybox.example',
    phone: '956-555-0119',
    city: 'Pharr',
    languages: ['Spanish', 'English'],
    jobs: [
      'Production Line Lead | Black & Decker | Mission | 2022-01 | now',
      'Machine Operator | Black & Decker | Mission | 2018-05 | 2021-12',
      'Forklift Operator | Rio Fresh Produce | San Juan | 2015-03 | 2018-04',
      'Packer | Rio Fresh Produce | San Juan | 2013-11 | 2015-02',
    ],
    page: `
! José Luis Arredondo
Pharr, Texas 78577
Cell: 956-555-0119
jlarredondo@valleybox.example
# Work Experience
**Production Line Lead**
Black & Decker - Mission, TX
January 2022 to Present
Responsible for 18 people on 2nd shift. Hourly counts, scrap report, first piece check, lockout/tagout. My line has gone 600 days with no recordable.
**Machine Operator**
Black & Decker - Mission, TX
May 2018 to December 2021
Injection molding presses 90 to 400 ton. Change molds with the tech.
**Forklift Operator**
Rio Fresh Produce - San Juan, TX
March 2015 to April 2018
Load and unload reefers, cold room, RF scanner
**Packer**
Rio Fresh Produce - San Juan, TX
November 2013 to February 2015
# Education
High school diploma
PSJA High School - San Juan, TX
May 2013
# Skills
Forklift (6 years), Kaizen (3 years), Bilingual, Team leadership (4 years)
# Languages
Spanish - Native
English - Fluent
# Certifications and Licenses
OSHA 10
Forklift certification, valid to October 2027
`,
  }),
  cv('09-en-ca-truck-driver', 'doc', 'en', 'CA', {
    names: ['Gurpreet Singh Dhaliwal', 'Gurpreet Dhaliwal'],
    email: 'gsdhaliwal.az@roadmail.example',
    phone: '905-555-0187',
    city: 'Brampton',
    headline: 'AZ Long-Haul Driver',
    languages: ['Punjabi', 'Hindi', 'English'],
    jobs: [
      'AZ Driver | Challenger Motor Freight | Cambridge | 2021-09 | now',
      'AZ Driver | Maple Five Logistics Inc. | Mississauga | 2018-06 | 2021-08',
      'DZ Driver | Halton Ready Mix | Milton | 2016-04 | 2018-05',
      'Warehouse Associate | Loblaw | Brampton | 2014-10 | 2016-03',
    ],
    page: `
|| 10 7
| **Gurpreet Singh Dhaliwal**\\AZ Long-Haul Driver | 905-555-0187\\gsdhaliwal.az@roadmail.example\\Brampton, Ontario
# HIGHLIGHTS
* AZ licence with clean abstract, 0 points, CVOR available
* 48 states and all provinces, mountains and winter
* FAST card, TDG, reefer, flatbed with tarps
* ELD: Isaac, Samsara
# EMPLOYMENT
|| 4 6 7
| Sept 2021 – present | AZ Driver | Challenger Motor Freight, Cambridge ON
| June 2018 – Aug 2021 | AZ Driver | Maple Five Logistics Inc., Mississauga ON
| Apr 2016 – May 2018 | DZ Driver | Halton Ready Mix, Milton ON
| Oct 2014 – Mar 2016 | Warehouse Associate | Loblaw, Brampton ON
# EDUCATION
AZ course, 200 hours, Ontario Truck Driving School, 2018
Bachelor of Arts, Punjabi University, Patiala, 2012
# LANGUAGES
Punjabi, Hindi, English
# LOOKING FOR
Company driver, US runs Monday to Friday, or a dedicated Montreal turn. No team please.
`,
  }),
  cv('10-en-za-lab-analyst', 'pdf', 'en', 'ZA', {
    names: ['Nomvula Precious Khumalo', 'Nomvula Khumalo'],
    email: 'nomvula.khumalo@imbali.example',
    phone: '082 555 0148',
    city: 'Pietermaritzburg',
    languages: ['isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Senior Laboratory Analyst | Umgeni Water | Pietermaritzburg | 2020-02 | now',
      'Laboratory Analyst | Clover SA | Queensburgh | 2016-08 | 2020-01',
      'Laboratory Intern | Illovo Sugar | Sezela | 2015-07 | 2016-06',
    ],
    aside: [2],
    page: `
# CURRICULUM VITAE OF NOMVULA PRECIOUS KHUMALO
## PERSONAL DETAILS
|| 6 11
| Surname | Khumalo
| First names | Nomvula Precious
| Nationality | South African
| Gender | Female
| Residential address | 31 Hesketh Drive, Hayfields, Pietermaritzburg, 3201
| Cell number | 082 555 0148
| E-mail | nomvula.khumalo@imbali.example
| Home language | isiZulu
| Other languages | English, Afrikaans
| Driver’s licence | Code B (08)
## TERTIARY EDUCATION
|| 6 11
| Institution | Durban University of Technology
| Qualification | National Diploma: Analytical Chemistry
| Year completed | 2016
| Institution | Durban University of Technology
| Qualification | BTech: Chemistry
| Year completed | 2019
## EMPLOYMENT HISTORY
|| 6 11
| Company | Umgeni Water, Pietermaritzburg
| Position | Senior Laboratory Analyst
| Period | February 2020 – to date
| Duties | ICP-MS and IC of potable water, SANS 241 reporting, SANAS audits, technical signatory for metals, supervising three analysts
| Company | Clover SA, Queensburgh
| Position | Laboratory Analyst
| Period | August 2016 – January 2020
| Duties | Milk reception tests, butterfat, antibiotic screening, calibration of MilkoScan
| Reason for leaving | Career growth
| Company | Illovo Sugar, Sezela
| Position | Laboratory Intern
| Period | July 2015 – June 2016
| Duties | Pol, brix, moisture and ash on shifts (in-service training)
## REFERENCES
Mr D. Naicker, Laboratory Manager, Umgeni Water, 033 555 0121
Ms A. Botha, formerly Clover SA, 031 555 0133
`,
  }),
  cv('11-en-sg-process-engineer', 'docx', 'en', 'SG', {
    names: ['Cheryl Tan Wei Ling', 'Tan Wei Ling Cheryl', 'Cheryl Tan', 'Tan Wei Ling'],
    email: 'cheryltwl@kopimail.example',
    phone: '+65 8555 0136',
    headline: 'Process Engineer (Dry Etch)',
    languages: ['English', 'Mandarin'],
    jobs: [
      'Senior Process Engineer | Micron Technology | Singapore | 2021-07 | now',
      'Process Engineer | GlobalFoundries | Singapore | 2017-08 | 2021-06',
      'Intern, Failure Analysis | STMicroelectronics | Singapore | 2016-01 | 2016-06',
    ],
    aside: [2],
    page: `
! Cheryl Tan Wei Ling
Process Engineer (Dry Etch)
+65 8555 0136 | cheryltwl@kopimail.example
Blk 118 Tampines St 11, Singapore 521118. Singapore citizen
# Career Summary
Nine years in 200 mm and 300 mm fabs. Etch by training, yield by habit. Expected salary S$8,200; notice period two months.
# Working Experience
Micron Technology, Singapore\tJul 2021 – Present
**Senior Process Engineer**
* Owner of HAR contact etch on 3D NAND, CD uniformity improved from 3.1% to 1.9%
* Chamber matching for 22 tools; saved US$1.1M parts cost a year
* Shift support lead, one in five weekends
GlobalFoundries, Singapore\tAug 2017 – Jun 2021
**Process Engineer**
* Poly and spacer etch, 40 nm and 55 nm
* SPC, FDC, 8D for customer excursions
STMicroelectronics, Singapore\tJan 2016 – Jun 2016
**Intern, Failure Analysis**
# Education
Nanyang Technological University, B.Eng. (Hons) Materials Engineering, 2013 – 2017
Victoria Junior College, A Levels, 2011 – 2012
# Skills
JMP, Klarity, Python for data pulls, DOE, Six Sigma Green Belt
# Languages
English (written and spoken), Mandarin (spoken)
`,
    city: 'Singapore',
  }),
  cv('12-en-in-java-developer', 'pdf', 'en', 'IN', {
    names: ['Karthik Subramanian'],
    email: 'karthik.subbu94@inboxmail.example',
    phone: '+91 90000 00127',
    city: 'Chennai',
    headline: 'Java Full Stack Developer',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Technical Lead | Cognizant Technology Solutions | Chennai | 2022-06 | now',
      'Senior Software Engineer | Zoho Corporation | Chennai | 2019-04 | 2022-05',
      'Software Engineer | Infosys Limited | Mysuru | 2016-07 | 2019-03',
    ],
    page: `
**KARTHIK SUBRAMANIAN**
Java Full Stack Developer
Mobile: +91 90000 00127\tE-mail: karthik.subbu94@inboxmail.example
# PROFESSIONAL SUMMARY
* 10 years of IT experience in analysis, design, development and support of web applications.
* Hands on in Java 8/17, Spring Boot, Microservices, Angular, Kafka and Oracle.
* Worked in Agile and exposure to AWS (EC2, S3, Lambda).
* Immediate joiner, serving notice period.
# TECHNICAL SKILLS
|| 5 12
| Languages | Java, TypeScript, SQL
| Frameworks | Spring Boot, Hibernate, Angular
| Databases | Oracle 19c, PostgreSQL, Redis
| Tools | Maven, Jenkins, Git, Jira, SonarQube
# WORK EXPERIENCE
* Technical Lead at Cognizant Technology Solutions, Chennai from June 2022 to till date.
* Senior Software Engineer at Zoho Corporation, Chennai from April 2019 to May 2022.
* Software Engineer at Infosys Limited, Mysuru from July 2016 to March 2019.
# PROJECT DETAILS
**Project 1: Claims Hub**
Client: US health insurer, team size 14
Environment: Java 17, Spring Boot, Kafka, AWS
* Designed the adjudication service and guided a team of six.
* Reduced batch time from 5 hours to 50 minutes.
**Project 2: Ticket Router**
Environment: Java 8, PostgreSQL, Redis
* Developed REST APIs and wrote JUnit test cases.
# ACADEMICS
B.E. Computer Science, PSG College of Technology, Coimbatore, 2016, 8.1 CGPA
HSC, 2012, 94%
# PERSONAL DETAILS
Date of Birth: 11th Aug 1994
Father’s Name: R. Subramanian
Marital Status: Married
Languages Known: Tamil, English, Hindi
Address: Plot 18, 3rd Cross Street, Velachery, Chennai – 600042
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge.
Place: Chennai
`,
  }),
  cv('13-en-ae-hse-officer', 'docx', 'en', 'AE', {
    names: ['Muhammad Asif Raza', 'Asif Raza', 'Muhammad Raza'],
    email: 'asifraza.hse@gulfpost.example',
    phone: '+971 50 555 0142',
    city: 'Sharjah',
    headline: 'HSE Officer',
    languages: ['English', 'Urdu', 'Arabic'],
    jobs: [
      'HSE Officer | Al Naboodah Construction Group | Dubai | 2021-03 | now',
      'Safety Officer | Arabtec Construction | Abu Dhabi | 2016-10 | 2020-11',
      'Assistant Safety Officer | Descon Engineering | Lahore | 2013-05 | 2016-08',
    ],
    page: `
> **MUHAMMAD ASIF RAZA**
> **HSE OFFICER**
> NEBOSH IGC – IOSH – OSHAD registered
> Mobile +971 50 555 0142 – asifraza.hse@gulfpost.example
> Al Nahda, Sharjah, UAE – Visa: employment (transferable)
# CAREER OBJECTIVE
To obtain a position of HSE Engineer with a reputed contractor where my twelve years of site experience can be used.
# EMPLOYMENT RECORD
|| 6 11
| Employer | Al Naboodah Construction Group, Dubai
| Position | HSE Officer
| Duration | March 2021 till now
| Project | Warehouses and road works, Dubai South
|| 6 11
| Employer | Arabtec Construction, Abu Dhabi
| Position | Safety Officer
| Duration | October 2016 to November 2020
| Project | Midfield terminal, high rise residential
|| 6 11
| Employer | Descon Engineering, Lahore
| Position | Assistant Safety Officer
| Duration | May 2013 to August 2016
| Project | Fertilizer plant turnaround
# DUTIES
* Daily site inspection and permit to work (hot work, excavation, lifting)
* TBT and induction in English, Urdu and Hindi
* Accident investigation and monthly statistics to the client
* Heat stress programme, zero LTI in 3.2 million man hours
# QUALIFICATION
DAE Civil, Government College of Technology Lahore, 2012
NEBOSH International General Certificate, 2017
IOSH Managing Safely, 2015
First Aid and Fire Warden
# LANGUAGES
English, Urdu, Arabic (basic)
# PASSPORT
Pakistani, valid until 2030. UAE driving licence: light vehicle manual
`,
  }),
  cv('14-en-qa-front-office', 'doc', 'en', 'QA', {
    names: [
      'Maria Cristina D. Villanueva',
      'Maria Cristina Villanueva',
      'Cristina Villanueva',
      'Maria Villanueva',
    ],
    email: 'mcvillanueva@perlasmail.example',
    phone: '+974 5555 0119',
    city: 'Doha',
    jobs: [
      'Front Office Supervisor | Marriott Marquis City Center | Doha | 2022-10 | now',
      'Guest Service Agent | Rotana City Centre | Doha | 2018-12 | 2022-09',
      'Receptionist | Mactan Shores Resort | Lapu-Lapu City | 2015-06 | 2018-10',
      'Cashier | Jollibee | Cebu City | 2013-04 | 2015-05',
    ],
    page: `
20 November 2026
^ Dear Sir or Madam,
I wish to apply for Duty Manager. I have worked in Doha hotels since 2018 and through the World Cup, when we ran at 100% for twenty-nine nights. I enclose my details below and can transfer with NOC.
^ Respectfully yours,
Maria Cristina D. Villanueva
# MARIA CRISTINA D. VILLANUEVA
Al Mansoura, Doha, Qatar
+974 5555 0119
mcvillanueva@perlasmail.example
## WORK EXPERIENCES
**FRONT OFFICE SUPERVISOR**
Marriott Marquis City Center, Doha
October 2022 – Present
* Supervise eight agents per shift, upselling, VIP arrivals
* Opera Cloud super user
**GUEST SERVICE AGENT**
Rotana City Centre, Doha
December 2018 – September 2022
* Check-in and check-out, night audit, quarantine guests in 2020 and 2021
**RECEPTIONIST**
Mactan Shores Resort, Lapu-Lapu City, Philippines
June 2015 – October 2018
**CASHIER**
Jollibee, Cebu City, Philippines
April 2013 – May 2015
## EDUCATION
BS Hotel and Restaurant Management, University of Cebu, 2009 – 2013
## TRAININGS ATTENDED
* Basic life support, Doha, 2024
* Service recovery, Marriott, 2023
## PERSONAL DATA
Date of birth: March 2, 1992
Civil status: Single
Religion: Roman Catholic
Citizenship: Filipino
## CHARACTER REFERENCES
Mr. Joel Bautista, Front Office Manager, +974 5555 0120
`,
  }),
];
