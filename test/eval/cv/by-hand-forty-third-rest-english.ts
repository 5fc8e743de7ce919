import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third-rest');

/** The rest of the closed ones in English. All people are made up. */
export const BY_HAND_FORTY_THIRD_REST_ENGLISH: Sheet[] = [
  cv('09-en-ie-sna', 'doc', 'en', 'IE', {
    names: ['Sinéad Ní Dhomhnaill'],
    email: 'sinead.nidhomhnaill@corribpost.example',
    phone: '085 555 0162',
    city: 'An Spidéal',
    languages: ['Irish', 'English'],
    aside: [2],
    jobs: [
      'Primary Teacher | Scoil Éinne | An Spidéal | 2021-09 | now',
      'Substitute Teacher | Gaelscoil Dara | Galway | 2020-09 | 2021-06',
      'Teaching Practice | Scoil Shailearna | Indreabhán | 2019-10 | 2020-03',
      'Special Needs Assistant | Claddagh National School | Galway | 2015-09 | 2018-06',
    ],
    page: `
> CURRICULUM VITAE
> **Sinéad Ní Dhomhnaill**
> An Pháirc, An Spidéal, Co. na Gaillimhe
> 085 555 0162 – sinead.nidhomhnaill@corribpost.example
> Teaching Council No. 5550193 (Route 1, full registration)
# Education and Qualifications
2018 – 2020   Professional Master of Education (Primary), Marino Institute of Education, 2:1
2012 – 2015   BA in Irish and History, University of Galway, 2:1
2012   Leaving Certificate, Coláiste Chroí Mhuire, 465 points
# Teaching Experience
September 2021 – present: **Primary Teacher**, Scoil Éinne, An Spidéal
Second class, 26 children. Through Irish. Coordinator for Active Flag and the school choir.
September 2020 – June 2021: **Substitute Teacher**, Gaelscoil Dara, Galway
Maternity cover, junior infants
October 2019 – March 2020: **Teaching Practice**, Scoil Shailearna, Indreabhán
Senior classes; cut short by the closure of the schools
# Other Experience
September 2015 – June 2018: **Special Needs Assistant**, Claddagh National School, Galway
Two children with autism, one with a physical disability
# Languages
Irish (native), English (native)
# Interests
Sean-nós singing, sea swimming, camogie
# Referees
Máirtín Ó Cualáin, Principal, Scoil Éinne, 091 555 0120
An tSr. Bríd, formerly of Claddagh NS, by letter
`,
  }),
  cv('10-en-gb-accounts-agency', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Adeyemi-Cole', 'Oluwaseun (Seun) Adeyemi-Cole', 'Seun Adeyemi-Cole'],
    city: 'Milton Keynes',
    headline: 'Management Accountant, CIMA part-qualified',
    languages: [],
    jobs: [
      'Management Accountant | Red Bull Racing | Milton Keynes | 2022-01 | now',
      'Assistant Accountant | Niftylift | Milton Keynes | 2018-09 | 2021-12',
      'Purchase Ledger Clerk | Bucks Fittings Ltd | Aylesbury | 2016-02 | 2018-08',
    ],
    page: `
HEAD **Tern & Waverley Recruitment** · 4 Silbury Court, Milton Keynes · 01632 960 144 · finance@ternwaverley.example
FOOT Introduced by Tern & Waverley Recruitment Ltd. Please do not approach the candidate directly. Our terms of business apply.
# Candidate Profile
|| 5 12
| Candidate | Oluwaseun (Seun) Adeyemi-Cole
| Position | Management Accountant, CIMA part-qualified
| Location | Milton Keynes, will travel 40 minutes
| Availability | One month
| Salary | £46,000 to £50,000
| Consultant | Georgina Petty
# Consultant’s comments
Seun interviewed very well with us on 3 November. Warm, quick with numbers and honest about what he has not done yet. He is sitting Strategic level in May.
# Career to date
|| 5 12
| Jan 2022 – Present | **Red Bull Racing**, Milton Keynes\\**Management Accountant**\\Cost cap reporting, monthly packs for four budget holders, stock of composites
| Sep 2018 – Dec 2021 | **Niftylift**, Milton Keynes\\**Assistant Accountant**\\Accruals, fixed assets, intercompany
| Feb 2016 – Aug 2018 | **Bucks Fittings Ltd**, Aylesbury\\**Purchase Ledger Clerk**\\600 invoices a month, cheque runs
# Education
BA Business Studies, University of Bedfordshire, 2015
CIMA Operational and Management levels complete
# Systems
Dynamics 365, Sage 200, Excel (advanced)
`,
  }),
  cv('11-en-au-aged-care', 'docx', 'en', 'AU', {
    names: ['Jaspreet Kaur Dhaliwal', 'Jaspreet Dhaliwal'],
    email: 'jaspreet.dhaliwal@wattlemail.example',
    phone: '0491 570 156',
    city: 'Craigieburn',
    headline: 'Registered Nurse (Division 1) – Aged and Palliative Care',
    languages: ['English', 'Punjabi', 'Hindi'],
    aside: [3],
    jobs: [
      'Clinical Care Coordinator | Bupa Aged Care | Greensborough | 2023-08 | now',
      'Registered Nurse | Mercy Health | Epping | 2020-01 | 2023-07',
      'Personal Care Attendant | Arcare | Craigieburn | 2017-06 | 2019-12',
      'Graduate Nurse Placement | Northern Hospital | Epping | 2019-07 | 2019-11',
    ],
    page: `
> **JASPREET KAUR DHALIWAL, RN**
> Registered Nurse (Division 1) – Aged and Palliative Care
> 9 Tallowwood Close, Craigieburn VIC 3064 · 0491 570 156
> jaspreet.dhaliwal@wattlemail.example
# About me
I have looked after older people since I was a student and I have not wanted to do anything else. AHPRA registration current, no conditions. I can start with four weeks' notice and prefer mornings.
# Employment
**Clinical Care Coordinator, Bupa Aged Care, Greensborough** (Aug 2023 – current)
* 62 residents over two wings, supervising three ENs and eleven PCAs
* AN-ACC assessments, care plan reviews, SIRS reporting
* On call one weekend a month
**Registered Nurse, Mercy Health, Epping** (Jan 2020 – Jul 2023)
* S8 medications, wounds, syringe drivers
* Kept the wing going through two outbreaks in 2020
**Personal Care Attendant, Arcare, Craigieburn** (Jun 2017 – Dec 2019)
* Part time while studying
# Placement
**Graduate Nurse Placement, Northern Hospital, Epping** (Jul 2019 – Nov 2019)
# Study
Bachelor of Nursing, La Trobe University, 2019
Certificate III in Individual Support, Kangan Institute, 2017
# Checks
NDIS Worker Screening, Police Check (March 2026), flu and COVID vaccinations up to date
# Languages
English, Punjabi, Hindi
`,
  }),
  cv('12-en-au-truckie', 'txt', 'en', 'AU', {
    names: ['Brett Allan Pascoe', 'Brett Pascoe', 'Brett "Pasty" Pascoe'],
    email: 'pasty.pascoe@spencergulf.example',
    phone: '0491 570 159',
    city: 'Port Augusta',
    languages: [],
    jobs: [
      'MC Driver | Toll Resources | Port Augusta | 2019 | now',
      'Road Train Operator | Linfox | Darwin | 2011 | 2019',
      'Owner Driver | Self employed | | 2004 | 2011',
      'Farmhand | Pascoe Bros | Orroroo | 1996 | 2004',
    ],
    page: `
BRETT ALLAN PASCOE (everyone calls me Pasty)
Port Augusta SA 5700
Mob 0491 570 159
pasty.pascoe@spencergulf.example
^ LICENCE
MC, clean 11 years. MSIC to 2028. BFM. Dangerous goods. Forklift LF. HR auto no restrictions obviously.
^ WORK
2019 - now   MC Driver, Toll Resources, Port Augusta
Quads and triples to Olympic Dam, Prominent Hill, sometimes Coober Pedy. Fuel and general. Do my own chains and minor repairs.
2011 - 2019   Road Train Operator, Linfox, Darwin
Darwin to Katherine to Halls Creek. Left because Mum got crook.
2004 - 2011   Owner Driver, Self employed
T604 Kenworth, subbie mostly on grain and sheep. Sold it when the knees said so and before the bank did
1996 - 2004   Farmhand, Pascoe Bros, Orroroo
Family place
^ SCHOOL
Year 11, Orroroo Area School
^ REFEREES
Donna at Toll, allocator, 08 5550 0144
Kev Starling, ex Linfox, 0491 570 110
Not after interstate. Home most nights would be good.
`,
  }),
  cv('13-en-in-developer', 'docx', 'en', 'IN', {
    names: ['Ankita Deshpande-Kulkarni', 'Ankita S. Deshpande-Kulkarni'],
    email: 'ankita.dk@sahyadrimail.example',
    phone: '+91-90555-50164',
    city: 'Pune',
    headline: 'Senior Java Developer | Spring Boot | Microservices | AWS',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Technical Lead | Persistent Systems | Pune | 2023-09 | now',
      'Senior Software Engineer | Tata Consultancy Services | Pune | 2019-12 | 2023-08',
      'Systems Engineer | Infosys | Mysuru | 2016-08 | 2019-11',
    ],
    page: `
**ANKITA S. DESHPANDE-KULKARNI**
Senior Java Developer | Spring Boot | Microservices | AWS
Baner, Pune 411045 | +91-90555-50164 | ankita.dk@sahyadrimail.example
Total exp: 10.2 yrs | Notice: 60 days (negotiable) | CTC: will discuss
# PROFESSIONAL SUMMARY
* 10+ years in analysis, design, development and support of banking applications
* Hands on in Java 17, Spring Boot, Kafka, Oracle, Docker, EKS
* Exposure to onshore client, 8 months at Edinburgh
# TECHNICAL SKILLS
|| 5 12
| Languages | Java, SQL, Python (basic)
| Frameworks | Spring Boot, Spring Security, Hibernate
| Tools | Jenkins, SonarQube, Jira, Git
# WORK EXPERIENCE
Persistent Systems, Pune – Technical Lead (Sep 2023 to till now)
Tata Consultancy Services, Pune – Senior Software Engineer (Dec 2019 to Aug 2023)
Infosys, Mysuru – Systems Engineer (Aug 2016 to Nov 2019)
# PROJECT DETAILS
**Project 1: Payments hub (client: a UK bank)**
Duration: Oct 2023 to till now. Team size: 11. Role: Module lead
ISO 20022 migration, 4 services, 1.2 million messages a day
**Project 2: Loan origination (client: NatWest Group)**
Duration: Jan 2020 to Jul 2023. Team size: 24. Role: Developer
**Project 3: Finacle customisation**
Duration: Jan 2017 to Nov 2019. Role: Developer
# EDUCATION
B.E. (IT), Pune Institute of Computer Technology, 2016, First class with distinction
# LANGUAGES
Marathi, Hindi, English
`,
  }),
  cv('14-en-ph-caregiver', 'odt', 'en', 'PH', {
    names: ['Maria Lourdes S. Dela Cruz', 'Maria Lourdes Dela Cruz', 'Maria Lourdes Salonga Dela Cruz'],
    email: 'mlourdes.delacruz@pampangamail.example',
    phone: '+63 905 555 0148',
    city: 'San Fernando',
    languages: ['Filipino', 'Kapampangan', 'English', 'Cantonese'],
    jobs: [
      'Staff Nurse, Dialysis | Our Lady of Mt. Carmel Medical Center | San Fernando | 2022-04 | now',
      'Caregiver | Household of Mr. Lau | Hong Kong | 2018-05 | 2021-12',
      'Staff Nurse | Jose B. Lingad Memorial Regional Hospital | San Fernando | 2013-03 | 2018-04',
      'Nurse Volunteer | Rural Health Unit, Bacolor | Bacolor | 2012-08 | 2013-02',
    ],
    aside: [3],
    page: `
|| 12 5
| **BIO-DATA**\\For deployment: KSA or UK\\Date: November 12, 2026 | PIC photo | 2x2 picture
^ **PERSONAL DATA**
|| 5 12
| Surname | DELA CRUZ
| First name | MARIA LOURDES
| Middle name | SALONGA
| Present address | Blk 4 Lot 18, Dolores Homesite, San Fernando, Pampanga
| Provincial address | Brgy. Cabambangan, Bacolor, Pampanga
| Mobile / Viber | +63 905 555 0148
| E-mail | mlourdes.delacruz@pampangamail.example
| Civil status | Married, 2 children
| Height / weight | 5’2” / 54 kg
| Languages | Filipino, Kapampangan, English, Cantonese (basic)
| Father / mother | Ernesto Dela Cruz Sr. (deceased) / Corazon Salonga
^ **WORK EXPERIENCE**
1. **Staff Nurse, Dialysis**
Our Lady of Mt. Carmel Medical Center, San Fernando
April 2022 to present
16 chairs, Fresenius 4008S and 5008
2. **Caregiver**
Household of Mr. Lau, Hong Kong
May 2018 to December 2021
Bedridden stroke patient, NGT feeding, finished two contracts
3. **Staff Nurse**
Jose B. Lingad Memorial Regional Hospital, San Fernando
March 2013 to April 2018
Medical ward then ER, 1:18
4. **Nurse Volunteer**
Rural Health Unit, Bacolor
August 2012 to February 2013
^ **EDUCATION**
BS Nursing, Angeles University Foundation, 2012. Board passer, June 2012
^ **LICENSES**
PRC ID valid to 2028, PNLE, Prometric passed, IELTS 7.0
^ **IN CASE OF EMERGENCY**
Rodel Dela Cruz (husband) +63 905 555 0199
I certify that the above is true and correct.
MARIA LOURDES S. DELA CRUZ
`,
  }),
  cv('15-en-in-mechanical', 'doc', 'en', 'IN', {
    names: ['Venkatesan R', 'R. Venkatesan', 'Venkatesan Ramasamy'],
    email: 'venkat.r.mech@noyyalmail.example',
    phone: '+91 98555 50127',
    city: 'Coimbatore',
    headline: 'Production Engineer with 9+ years in auto components',
    languages: ['Tamil', 'English', 'Hindi'],
    aside: [3],
    jobs: [
      'Deputy Manager – Production | Craftsman Automation Ltd | Coimbatore | 2021-06 | now',
      'Senior Engineer – Machine Shop | Roots Industries | Coimbatore | 2018-04 | 2021-05',
      'Junior Engineer | Pricol Ltd | Coimbatore | 2016-07 | 2018-03',
      'Graduate Apprentice Trainee | Lakshmi Machine Works | Coimbatore | 2015-07 | 2016-06',
    ],
    page: `
> **RESUME**
Production Engineer with 9+ years in auto components
E-mail: venkat.r.mech@noyyalmail.example
Mobile: +91 98555 50127
^ **Career Objective:**
To work in a challenging environment where my knowledge and skills will be utilised for the growth of the organisation and self.
^ **Professional Experience:**
|| 1.2 6 5 5
| S.No | Organisation | Designation | Period
| 1 | Craftsman Automation Ltd, Coimbatore | Deputy Manager – Production | Jun 2021 – Till date
| 2 | Roots Industries, Coimbatore | Senior Engineer – Machine Shop | Apr 2018 – May 2021
| 3 | Pricol Ltd, Coimbatore | Junior Engineer | Jul 2016 – Mar 2018
| 4 | Lakshmi Machine Works, Coimbatore | Graduate Apprentice Trainee | Jul 2015 – Jun 2016
^ **Job Responsibilities:**
* Manpower planning for 3 shifts (140 operators), OEE from 61 to 74%
* VMC, HMC and SPM lines; 5S, SMED, Poka yoke
* IATF 16949 internal auditor
^ **Academic Profile:**
|| 5 6 3 3
| Course | Institution | Year | %
| B.E. Mechanical | PSG College of Technology | 2015 | 78.4
| HSC | Govt. Hr. Sec. School, Pollachi | 2011 | 91.2
| SSLC | Govt. Hr. Sec. School, Pollachi | 2009 | 93.0
^ **Personal Details:**
Father’s name : Ramasamy K
Date of birth : 14.05.1994
Marital status : Married
Languages known : Tamil, English, Hindi (speak only)
Address : 6/118 Sakthi Nagar, Ganapathy, Coimbatore – 641006
Passport : Available
^ **Declaration:**
I hereby declare that the above particulars are true to the best of my knowledge.
^ Place : Coimbatore
Date : 16.11.2026 \t(VENKATESAN R)
`,
  }),
];
