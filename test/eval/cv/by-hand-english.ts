import type { Sheet } from './sheet.ts';

/** CVs in English whose pages were written by hand, each as its owner would. All people are made up. */
export const BY_HAND_ENGLISH: Sheet[] = [
  {
    id: 'hand-uk-sidebar',
    layout: 'by hand: dark bar with skills at the left',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Imogen Fairweather',
    names: ['Imogen Fairweather'],
    email: 'imogen.fairweather@proton.example',
    phone: '07700 900418',
    headline: 'Senior Brand Manager',
    place: 'Leeds',
    jobs: [
      'Senior Brand Manager | Hartley & Moss Foods | Leeds | 2021-04 | now',
      'Brand Manager | Hartley & Moss Foods | Leeds | 2018-09 | 2021-04',
      'Assistant Brand Manager | Yorkvale Dairies plc | Harrogate | 2016-01 | 2018-08',
      'Marketing Graduate | Premier Pantry Group | St Albans | 2014-09 | 2015-12',
    ],
    edu: ['BA (Hons) Marketing, 2:1 | University of Sheffield | 2014'],
    skills: ['Brand strategy', 'NPD', 'Nielsen', 'Kantar', 'Agency management', 'P&L'],
    languages: ['English (native)', 'French (conversational)'],
    page: `
[[ 5.5 11.5
! Imogen
! Fairweather
Senior Brand Manager
^ **CONTACT**
07700 900418
imogen.fairweather@proton.example
Leeds
^ **KEY SKILLS**
Brand strategy
NPD
Nielsen
Kantar
Agency management
P&L
^ **LANGUAGES**
English (native)
French (conversational)
^ **HOBBIES**
Fell running, ceramics
---
**PROFILE**
Commercial marketer with ten years in chilled and ambient grocery. I like brands that people argue about.
^ **EMPLOYMENT**
^ **Hartley & Moss Foods**, Leeds
**Senior Brand Manager** | April 2021 to date
* Own a £42m portfolio of three brands and a team of four
* Launched a plant based range into Tesco and Waitrose
**Brand Manager** | September 2018 – April 2021
* Ran the relaunch of Moss Pickles: +18% value share
^ **Yorkvale Dairies plc**, Harrogate
**Assistant Brand Manager** | January 2016 – August 2018
* Managed the shopper marketing budget
^ **Premier Pantry Group**, St Albans
**Marketing Graduate** | September 2014 – December 2015
* Rotations in category, insight and sales
^ **EDUCATION**
BA (Hons) Marketing, 2:1 – University of Sheffield, 2014
]]
`,
  },
  {
    id: 'hand-us-linkedin',
    layout: 'by hand: profile saved as PDF',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'DeShawn Whitfield',
    names: ['DeShawn Whitfield'],
    email: 'deshawnwhitfield@mailbox.example',
    link: 'www.linkedin.com/in/deshawn-whitfield-88',
    headline: 'Director of Revenue Operations | SaaS | Ex-Zentrix',
    place: 'Atlanta, Georgia, United States',
    jobs: [
      'Director, Revenue Operations | Looplane | Atlanta | 2022-02 | now',
      'Senior Manager, Revenue Operations | Looplane | Atlanta | 2020-01 | 2022-01',
      'Sales Operations Manager | Zentrix Software, Inc. | Charlotte | 2016-06 | 2019-12',
      'Business Analyst | Piedmont Freight Lines | Charlotte | 2013-08 | 2016-05',
    ],
    edu: [
      'Bachelor of Science - BS, Industrial Engineering | North Carolina A&T State University | 2009 - 2013',
    ],
    skills: ['Salesforce.com', 'Forecasting', 'SQL'],
    languages: [],
    page: `
[[ 5 12
**Contact**
~ deshawnwhitfield@mailbox.example
~ www.linkedin.com/in/deshawn-whitfield-88 (LinkedIn)
^ **Top Skills**
~ Salesforce.com
~ Forecasting
~ SQL
^ **Certifications**
~ Salesforce Certified Administrator
~ Six Sigma Green Belt
^ **Honors-Awards**
~ President's Club 2021
---
! DeShawn Whitfield
Director of Revenue Operations | SaaS | Ex-Zentrix
~ Atlanta, Georgia, United States
^ **Summary**
I build the plumbing between marketing, sales and customer success. Numbers first, opinions second.
^ **Experience**
^ **Looplane**
4 years 11 months
Director, Revenue Operations
~ February 2022 - Present (4 years 10 months)
~ Atlanta, Georgia, United States
Lead a team of nine across systems, enablement and deal desk.
Senior Manager, Revenue Operations
~ January 2020 - January 2022 (2 years 1 month)
Brought forecasting error down from 22% to 6%.
^ **Zentrix Software, Inc.**
Sales Operations Manager
~ June 2016 - December 2019 (3 years 7 months)
~ Charlotte, North Carolina Area
^ **Piedmont Freight Lines**
Business Analyst
~ August 2013 - May 2016 (2 years 10 months)
^ **Education**
North Carolina A&T State University
~ Bachelor of Science - BS, Industrial Engineering · (2009 - 2013)
]]
FOOT Page 1 of 1
`,
  },
  {
    id: 'hand-au-sparky',
    layout: 'by hand: one page without headings',
    format: 'docx',
    lang: 'en',
    agency: 'AU',
    shown: 'Kane Docherty',
    names: ['Kane Docherty'],
    email: 'kane.sparky@westnet.example',
    phone: '0438 271 664',
    place: 'Karratha WA',
    city: 'Karratha',
    jobs: [
      'Shutdown Electrician | Pilbara Mechanical Services | Karratha | 2022-05 | now',
      'Electrical Fitter | Dampier Port Maintenance |  | 2017-03 | 2022-04',
      'Apprentice Electrician | Brolga Electrical Pty Ltd | Geraldton | 2013-02 | 2017-02',
    ],
    edu: [],
    page: `
! Kane Docherty
Licensed A-grade electrician, FIFO or local. 0438 271 664, kane.sparky@westnet.example. Karratha WA
^ May 2022 - now   Shutdown Electrician, Pilbara Mechanical Services, Karratha
Conveyor and crusher shuts for iron ore. Permit holder, HV switching under supervision.
^ Mar 2017 - Apr 2022   Electrical Fitter, Dampier Port Maintenance
Ship loaders, stackers, MCC upgrades.
^ Feb 2013 - Feb 2017   Apprentice Electrician, Brolga Electrical Pty Ltd, Geraldton
Domestic and light commercial, signed off in four years.
^ Tickets: Working at heights, confined space, EWP over 11 m, CPR and LVR, White card
^ Referees on request
`,
  },
  {
    id: 'hand-india-till-date',
    layout: 'by hand: organisation, designation, duration',
    format: 'doc',
    lang: 'en',
    agency: 'IN',
    shown: 'Venkata Subramanian Iyer',
    names: ['Venkata Subramanian Iyer'],
    email: 'vs.iyer84@rediff.example',
    phone: '+91 98450 12873',
    place: 'Bengaluru',
    jobs: [
      'Technical Lead | Mindforge Technologies Pvt. Ltd. | Bengaluru | 2019-06 | now',
      'Senior Software Engineer | Infolix Solutions Ltd. | Chennai | 2015-01 | 2019-05',
      'Software Engineer | Sri Sai Infotech | Hyderabad | 2011-07 | 2014-12',
    ],
    edu: [
      'B.Tech (Computer Science) | JNTU Hyderabad | 2011',
      'Intermediate (MPC) | Narayana Junior College | 2007',
    ],
    skills: ['Java', 'Spring Boot', 'Oracle', 'JBoss', 'Jenkins'],
    languages: ['English', 'Tamil', 'Telugu', 'Hindi'],
    page: `
> **CURRICULUM VITAE**
**Venkata Subramanian Iyer**
Mobile: +91 98450 12873
E-mail: vs.iyer84@rediff.example
^ **Career Objective:**
To work in a challenging environment where I can utilise my skills for the growth of the organisation.
^ **Professional Summary:**
* 15 years of experience in analysis, design and development of Java based applications
* Good exposure to banking domain
^ **Work Experience:**
Working as Technical Lead in Mindforge Technologies Pvt. Ltd., Bengaluru from June 2019 to till date.
Worked as Senior Software Engineer in Infolix Solutions Ltd., Chennai from Jan 2015 to May 2019.
Worked as Software Engineer with Sri Sai Infotech, Hyderabad from July 2011 to Dec 2014.
^ **Technical Skills:**
Java, Spring Boot, Oracle, JBoss, Jenkins
^ **Academic Profile:**
|| 5 7 3
| Qualification | Institution | Year
| B.Tech (Computer Science) | JNTU Hyderabad | 2011
| Intermediate (MPC) | Narayana Junior College | 2007
^ **Personal Details:**
Father's Name : Subramanian Iyer
Date of Birth : 14-03-1989
Languages Known : English, Tamil, Telugu, Hindi
Current Location : Bengaluru
^ **Declaration:**
I hereby declare that the above furnished information is true to the best of my knowledge.
Place: Bengaluru
`,
  },
  {
    id: 'hand-india-ca',
    layout: 'by hand: tables of particulars',
    format: 'docx',
    lang: 'en',
    agency: 'IN',
    shown: 'CA Ritika Agarwal',
    names: ['Ritika Agarwal', 'CA Ritika Agarwal'],
    email: 'caritika.agarwal@outlook.example',
    phone: '9830044512',
    place: 'Kolkata',
    jobs: [
      'Deputy Manager – Taxation | Birlex Cement Limited | Kolkata | 2021-10 | now',
      'Assistant Manager | S. R. Bhattacharya & Co. LLP | Kolkata | 2018-08 | 2021-09',
      'Article Assistant | Mukherjee Sanyal & Associates | Kolkata | 2014-02 | 2017-02',
    ],
    edu: ['Chartered Accountant | ICAI | 2018', 'B.Com (Hons.) | St. Xavier’s College | 2016'],
    skills: ['GST', 'Transfer pricing', 'SAP FICO', 'Tally ERP'],
    languages: ['English', 'Hindi', 'Bengali'],
    page: `
**CA Ritika Agarwal**
9830044512 | caritika.agarwal@outlook.example | Kolkata
^ **EXECUTIVE SYNOPSIS**
Chartered Accountant with post qualification experience of 8 years in direct and indirect taxation.
^ **PROFESSIONAL EXPERIENCE**
|| 4 13
| Organisation | Birlex Cement Limited, Kolkata
| Designation | Deputy Manager – Taxation
| Period | October 2021 to till date
| Responsibilities | Handling GST audits of eleven plants; advance rulings; litigation up to tribunal
^ 
|| 4 13
| Organisation | S. R. Bhattacharya & Co. LLP, Kolkata
| Designation | Assistant Manager
| Period | August 2018 to September 2021
| Responsibilities | Tax audits, transfer pricing documentation
^ 
|| 4 13
| Organisation | Mukherjee Sanyal & Associates, Kolkata
| Designation | Article Assistant
| Period | February 2014 to February 2017
^ **EDUCATIONAL QUALIFICATION**
|| 6 7 3
| Chartered Accountant | ICAI | 2018
| B.Com (Hons.) | St. Xavier’s College | 2016
^ **KEY SKILLS**
GST, Transfer pricing, SAP FICO, Tally ERP
^ **LANGUAGES KNOWN**
English, Hindi, Bengali
`,
  },
  {
    id: 'hand-contractor',
    layout: 'by hand: contracts with client and agency',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Gareth Pryce-Jones',
    names: ['Gareth Pryce-Jones'],
    email: 'gareth@pryceconsulting.example',
    phone: '+44 7911 482 730',
    place: 'Cardiff',
    headline: 'Programme Manager (SC cleared)',
    jobs: [
      'Programme Manager | Welsh Revenue Office | Cardiff | 2025-03 | now',
      'Interim PMO Lead | Severn Water Group | Bristol | 2024-01 | 2025-01',
      'Project Manager | Halberd Defence Systems | Filton | 2022-06 | 2023-12',
      'Senior Project Manager | Brunel Rail Signalling | Swindon | 2021-02 | 2022-05',
      'Project Manager | Lloyds Banking Group | Bristol | 2014-05 | 2021-01',
    ],
    edu: ['BEng Civil Engineering | Cardiff University | 2001'],
    skills: ['PRINCE2', 'MSP', 'Agile PgM', 'MS Project', 'Azure DevOps'],
    page: `
! GARETH PRYCE-JONES
Programme Manager (SC cleared)
Cardiff – will travel | +44 7911 482 730 | gareth@pryceconsulting.example
Trading as Pryce Consulting Ltd since 2021. Outside IR35 preferred.
^ **ASSIGNMENTS**
^ **Mar 2025 – present: Programme Manager, Welsh Revenue Office, Cardiff (contract)**
Replacement of the land tax platform; £14m budget, four suppliers.
^ **Jan 2024 – Jan 2025: Interim PMO Lead, Severn Water Group, Bristol (contract)**
Set up portfolio reporting for AMP8 readiness.
^ **Jun 2022 – Dec 2023: Project Manager, Halberd Defence Systems, Filton (contract)**
Secure build environment for two hundred engineers.
^ **Feb 2021 – May 2022: Senior Project Manager, Brunel Rail Signalling, Swindon (contract)**
ETCS trial on the Cambrian line.
^ **PERMANENT CAREER**
^ **May 2014 – Jan 2021: Project Manager, Lloyds Banking Group, Bristol**
Ring-fencing programme, branch closures.
^ **TOOLS AND METHODS**
PRINCE2, MSP, Agile PgM, MS Project, Azure DevOps
^ **EDUCATION**
BEng Civil Engineering, Cardiff University, 2001
`,
  },
  {
    id: 'hand-academic',
    layout: 'by hand: academic with grants and papers',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Dr Oluwaseun Adebayo-Clarke, FHEA',
    names: ['Oluwaseun Adebayo-Clarke', 'Dr Oluwaseun Adebayo-Clarke'],
    email: 'o.adebayo-clarke@uni-mercia.example',
    jobs: [
      'Lecturer in Marine Ecology | University of Mercia |  | 2022 | now',
      'Leverhulme Early Career Fellow | University of Exmoor |  | 2019 | 2022',
      'Postdoctoral Research Associate | Plymouth Ocean Laboratory |  | 2016 | 2019',
    ],
    edu: [
      'PhD in Marine Biology | University of Southampton | 2016',
      'MSc Oceanography | University of Lagos | 2011',
    ],
    page: `
> **Dr Oluwaseun Adebayo-Clarke, FHEA**
> School of Biosciences, University of Mercia
> o.adebayo-clarke@uni-mercia.example
> ORCID 0000-0002-1825-0097
^ **Academic Appointments**
2022–\tLecturer in Marine Ecology, University of Mercia
2019–2022\tLeverhulme Early Career Fellow, University of Exmoor
2016–2019\tPostdoctoral Research Associate, Plymouth Ocean Laboratory
^ **Education**
2016\tPhD in Marine Biology, University of Southampton
2011\tMSc Oceanography, University of Lagos
^ **Grants and Awards**
2024\tNERC Standard Grant, £612,000 (principal investigator)
2021\tRoyal Society Equipment Grant, £15,000
^ **Selected Publications**
Adebayo-Clarke O, Finch P (2024) Kelp collapse on temperate reefs. Global Change Biology 30: 112–128.
Adebayo-Clarke O, Moreno L, Finch P (2021) Larval drift under warming. Marine Ecology Progress Series 664: 1–15.
^ **Teaching**
BIO2041 Coastal Ecology (module leader), BIO3300 Dissertation
^ **Referees**
Professor Philippa Finch, University of Exmoor, p.finch@exmoor-uni.example
`,
  },
  {
    id: 'hand-nurse',
    layout: 'by hand: nurse with post-nominals',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'MARISOL T. QUINTANILLA, BSN, RN, CCRN',
    names: ['Marisol T. Quintanilla', 'Marisol Quintanilla'],
    email: 'marisol.quintanilla.rn@mail.example',
    phone: '(210) 555-0173',
    place: 'San Antonio, TX',
    jobs: [
      'Charge Nurse, Cardiovascular ICU | Mission Trail Medical Center | San Antonio | 2020-08 | now',
      'Staff Nurse, Medical ICU | Mission Trail Medical Center | San Antonio | 2017-05 | 2020-08',
      'Registered Nurse, Telemetry | Hill Country Regional Hospital | Kerrville | 2015-07 | 2017-04',
    ],
    edu: ['Bachelor of Science in Nursing | University of the Incarnate Word | 2015'],
    skills: ['CRRT', 'IABP', 'ECMO', 'Epic'],
    languages: ['English', 'Spanish'],
    page: `
> **MARISOL T. QUINTANILLA, BSN, RN, CCRN**
> San Antonio, TX 78209 • (210) 555-0173 • marisol.quintanilla.rn@mail.example
^ **LICENSURE AND CERTIFICATION**
* Registered Nurse, Texas Board of Nursing (compact), expires 05/2027
* CCRN, AACN, 2019
* ACLS, BLS, PALS – American Heart Association
^ **CLINICAL EXPERIENCE**
**Mission Trail Medical Center** – San Antonio, TX
__Charge Nurse, Cardiovascular ICU__\t08/2020 – Present
* Lead 14 nurses a shift in a 24-bed Level I unit
* Preceptor for new graduates
__Staff Nurse, Medical ICU__\t05/2017 – 08/2020
* Cared for patients on CRRT and ECMO through the first COVID surge
**Hill Country Regional Hospital** – Kerrville, TX
__Registered Nurse, Telemetry__\t07/2015 – 04/2017
^ **CLINICAL SKILLS**
CRRT, IABP, ECMO, Epic
^ **EDUCATION**
Bachelor of Science in Nursing, University of the Incarnate Word, 2015
^ **LANGUAGES**
English, Spanish
`,
  },
  {
    id: 'hand-executive',
    layout: 'by hand: executive with board seats',
    format: 'pdf',
    lang: 'en',
    agency: 'AU',
    shown: 'Prudence A. Vandermeer GAICD',
    names: ['Prudence A. Vandermeer', 'Prudence Vandermeer'],
    email: 'prue@vandermeeradvisory.example',
    phone: '+61 418 664 209',
    place: 'Mosman NSW',
    city: 'Mosman',
    jobs: [
      'Chief Operating Officer | Southern Cross Logistics Group | Sydney | 2019 | now',
      'Group General Manager, Supply Chain | Coastline Retail Holdings | Melbourne | 2013 | 2019',
      'Head of Distribution | Coastline Retail Holdings | Melbourne | 2009 | 2013',
      'Principal | Porter Lane Partners | London | 2003 | 2009',
    ],
    edu: ['MBA | Melbourne Business School | 2003', 'Bachelor of Engineering (Hons) | UNSW | 1996'],
    page: `
! Prudence A. Vandermeer GAICD
Mosman NSW  |  +61 418 664 209  |  prue@vandermeeradvisory.example
^ **Career Summary**
Operations executive with P&L responsibility to $2.1bn and 6,400 people. Turnarounds, automation and safety.
^ **Selected Achievements**
* Took lost time injuries from 11.2 to 1.9 in four years
* Delivered $140m of run-rate savings at Southern Cross
^ **Professional Experience**
**SOUTHERN CROSS LOGISTICS GROUP** (ASX: SXL), Sydney\t2019 – Present
**Chief Operating Officer**
Reporting to the CEO; national network of 48 sites.
* Automated the Kemps Creek distribution centre on time and under budget
^ **COASTLINE RETAIL HOLDINGS**, Melbourne\t2009 – 2019
**Group General Manager, Supply Chain** (2013 – 2019)
* Member of the group executive
**Head of Distribution** (2009 – 2013)
* Closed four legacy sheds
^ **PORTER LANE PARTNERS**, London\t2003 – 2009
**Principal**
* Operations practice, retail and transport clients
^ **Board Positions**
Non-Executive Director, Harbour Kids Foundation (2020 – Present)
^ **Education**
MBA, Melbourne Business School, 2003
Bachelor of Engineering (Hons), UNSW, 1996
`,
  },
  {
    id: 'hand-functional-us',
    layout: 'by hand: functional, history at the end',
    format: 'doc',
    lang: 'en',
    agency: 'US',
    shown: 'Colleen M. Baptiste',
    names: ['Colleen M. Baptiste', 'Colleen Baptiste'],
    email: 'cmbaptiste@inbox.example',
    phone: '(503) 555-0146',
    place: 'Portland, Oregon',
    jobs: [
      'Office Administrator | Cascade Family Dental | Portland | 2021 | 2026',
      'Volunteer Coordinator | Rose City Food Bank | Portland | 2015 | 2021',
      'Executive Assistant | Tillamook Timber Company | Beaverton | 2006 | 2012',
    ],
    edu: ['Associate of Arts, Business | Portland Community College | 2005'],
    page: `
> **Colleen M. Baptiste**
> Portland, Oregon
> (503) 555-0146 – cmbaptiste@inbox.example
^ **Qualifications**
**Administration**
* Scheduled six providers and kept no-shows under four percent
* Built the front desk manual
**People**
* Recruited and trained 120 volunteers a year
* Calm with upset customers
**Figures**
* Closed monthly books in QuickBooks
^ **Employment History**
Office Administrator, Cascade Family Dental, Portland, 2021–2026
Volunteer Coordinator, Rose City Food Bank, Portland, 2015–2021
Executive Assistant, Tillamook Timber Company, Beaverton, 2006–2012
^ **Education**
Associate of Arts, Business, Portland Community College, 2005
`,
  },
  {
    id: 'hand-grad',
    layout: 'by hand: school first, summer work after',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Priyanka (Pri) Raghunathan',
    names: ['Priyanka Raghunathan', 'Priyanka (Pri) Raghunathan', 'Pri Raghunathan'],
    email: 'praghunathan@umich.example',
    phone: '734-555-0182',
    jobs: [
      'Software Engineering Intern | Northwind Mobility | Detroit, MI | 2025-05 | 2025-08',
      'Teaching Assistant, EECS 281 | University of Michigan | Ann Arbor, MI | 2024-09 | now',
      'Barista | Sweetleaf Coffee | Novi, MI | 2022-06 | 2023-08',
    ],
    edu: ['B.S.E. in Computer Science, GPA 3.82 | University of Michigan | Expected May 2026'],
    skills: ['C++', 'Python', 'TypeScript', 'PostgreSQL', 'Docker', 'Git'],
    page: `
> **Priyanka (Pri) Raghunathan**
> 734-555-0182 | praghunathan@umich.example | github.com/priraghu
^ **EDUCATION**
**University of Michigan**\tAnn Arbor, MI
B.S.E. in Computer Science, GPA 3.82\tExpected May 2026
^ **EXPERIENCE**
**Northwind Mobility**\tDetroit, MI
__Software Engineering Intern__\tMay 2025 – Aug 2025
* Wrote a charging-slot allocator in TypeScript used by 12 garages
* Cut a nightly job from 40 to 6 minutes
**University of Michigan**\tAnn Arbor, MI
__Teaching Assistant, EECS 281__\tSep 2024 – Present
* Office hours for 900 students
**Sweetleaf Coffee**\tNovi, MI
__Barista__\tJun 2022 – Aug 2023
^ **PROJECTS**
**Transit Tracker** – React and Docker, 2024
* Shows where the campus bus really is
^ **SKILLS**
C++, Python, TypeScript, PostgreSQL, Docker, Git
`,
  },
  {
    id: 'hand-prose',
    layout: 'by hand: a letter of a CV, in sentences',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Tobias Henshall',
    names: ['Tobias Henshall'],
    email: 'toby.henshall@fastmail.example',
    phone: '07700 900731',
    place: 'Totnes',
    jobs: [
      'Head Gardener | Dartmoor Hall Estate | Totnes | 2018-03 | now',
      'Gardener | Roseland Nurseries | Truro | 2011-05 | 2018-02',
    ],
    edu: ['RHS Level 3 Diploma | Bicton College | 2011'],
    page: `
! Tobias Henshall
Totnes. Call me on 07700 900731 or write to toby.henshall@fastmail.example
^ **About me**
I have been gardening since I could hold a trowel and I learn quickly. I am after a post with a walled garden.
^ **Where I have worked**
**Head Gardener at Dartmoor Hall Estate, Totnes** (March 2018 – now)
I look after forty acres with two under-gardeners, and open the gardens to the public 30 days a year.
**Gardener at Roseland Nurseries, Truro** (May 2011 – February 2018)
I grew on perennials, ran the till at weekends and drove the van.
^ **Training**
RHS Level 3 Diploma, Bicton College, 2011
^ **Other things**
Full clean driving licence. PA1 and PA6 spraying tickets. Chainsaw maintenance.
`,
  },
];
