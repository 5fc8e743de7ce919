import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-first');

/** The other nine in English that are closed. All people are made up. */
export const BY_HAND_FIFTY_FIRST_REST_ENGLISH: Sheet[] = [
  cv('10-en-ca-bookkeeper', 'pdf', 'en', 'CA', {
    names: ['Genevieve Tremblay-Oake', 'Genevieve (Gen) Tremblay-Oake', 'Gen Tremblay-Oake'],
    email: 'gen@oakebooks.example',
    phone: '(705) 555-0126',
    city: 'Peterborough',
    headline: 'Full-Cycle Bookkeeper & Payroll Administrator',
    languages: ['English', 'French'],
    jobs: [
      'Bookkeeper and Payroll Administrator | Kawartha Dairy | Bobcaygeon | 2020-11 | now',
      'Accounts Payable Clerk | Siemens Canada | Peterborough | 2016-03 | 2020-10',
      'Office Coordinator | Liftlock Plumbing & Heating | Peterborough | 2011-05 | 2016-02',
    ],
    page: `
HEAD Genevieve (Gen) Tremblay-Oake  •  (705) 555-0126  •  gen@oakebooks.example  •  Peterborough, ON
^ **Full-Cycle Bookkeeper & Payroll Administrator**
PCP designation, QuickBooks ProAdvisor. Fifteen years of balancing other people’s books to the penny, in both official languages.
|| 4 13
| EXPERIENCE | **Kawartha Dairy**, Bobcaygeon\\Bookkeeper and Payroll Administrator\\November 2020 to present\\Biweekly payroll for 210 incl. seasonal students, ROEs, T4s, WSIB\\HST returns, intercompany between the plant and ten stores
|  | **Siemens Canada**, Peterborough\\Accounts Payable Clerk\\March 2016 to October 2020\\Three-way match, 900 invoices per month, SAP
|  | **Liftlock Plumbing & Heating**, Peterborough\\Office Coordinator\\May 2011 to February 2016\\Phones, quotes, A/R, and chasing contractors
| EDUCATION | Payroll Compliance Practitioner, National Payroll Institute, 2019\\Business – Accounting diploma, Fleming College, 2011
| SOFTWARE | QuickBooks Online, Sage 50, ADP Workforce Now, Excel (pivots, lookups)
| LANGUAGES | English, French (grew up in Hearst)
| VOLUNTEER | Treasurer, Curve Lake food cupboard
FOOT References on request
`,
  }),
  cv('11-en-ie-teacher', 'docx', 'en', 'IE', {
    names: ['Aoife Ní Bhriain'],
    email: 'aoifenibhriain@gaelmail.example',
    phone: '020 912 4417',
    city: 'Athlone',
    languages: ['Irish', 'English', 'Spanish'],
    jobs: [
      'Teacher of Irish and Spanish | Coláiste Chiaráin | Athlone | 2019-08 | now',
      'Substitute Teacher | Moate Community School | Moate | 2018-09 | 2019-06',
      'Auxiliar de conversación | IES Río Duero | Zamora | 2016-10 | 2017-05',
      'Cúntóir | Coláiste Chamuis | Ros an Mhíl | 2014-06 | 2016-08',
    ],
    page: `
# Aoife Ní Bhriain
27 Auburn Heights, Athlone, Co. Westmeath N37 X000  |  020 912 4417  |  aoifenibhriain@gaelmail.example
Teaching Council registration 555019 (full), Garda vetted
## Personal Statement
Post-primary teacher in my eighth year, permanent since 2021. I teach Irish through Irish where I’m let. I bring a debating team to Dublin, a choir to the feis and thirty first years to the Gaeltacht.
## Teaching Experience
**Teacher of Irish and Spanish**
Coláiste Chiaráin, Athlone
__August 2019 – present__
* All levels to Leaving Cert, T1 and T2 specifications
* AP II post since 2023: Transition Year co-ordinator
* LC 2025 Higher Irish: 61% H1–H3
**Substitute Teacher**
Moate Community School
__September 2018 – June 2019__
**Auxiliar de conversación**
IES Río Duero, Zamora, Spain
__October 2016 – May 2017__
**Cúntóir** (summers)
Coláiste Chamuis, Ros an Mhíl
__June 2014 – August 2016__
## Qualifications
2017 – 2019 \tProfessional Master of Education, University of Galway, 2.1
2013 – 2016 \tBA Irish and Spanish, Maynooth University, 2.1
2013 \tLeaving Certificate, 530 points, Our Lady’s Bower
## Languages
Irish, English, Spanish (C1, DELE)
## Referees
Principal, Coláiste Chiaráin: Mr B. Fallon, 020 910 5566
`,
  }),
  cv('12-en-gb-town-planner', 'doc', 'en', 'GB', {
    names: ['Rhiannon Elin Prosser', 'Rhiannon Prosser'],
    email: 'rhiannon.prosser@cwmtawe.example',
    phone: '07700 900861',
    city: 'Swansea',
    languages: ['Welsh', 'English'],
    headline: 'Chartered Town Planner',
    jobs: [
      'Principal Planner | Asbri Planning | Cardiff | 2022-09 | now',
      'Senior Planning Officer | City and County of Swansea | Swansea | 2016-01 | 2022-08',
      'Planning Officer | Carmarthenshire County Council | Llandeilo | 2011-10 | 2015-12',
      'Planning Technician | Neath Port Talbot Council | Port Talbot | 2009-07 | 2011-09',
    ],
    page: `
! Rhiannon Elin Prosser BSc (Hons) DipTP MRTPI
Chartered Town Planner
9 Glanmor Crescent, Uplands, Swansea, SA2 0PJ
T: 07700 900861
E: rhiannon.prosser@cwmtawe.example
# Summary
Fifteen years in Welsh planning, both sides of the counter. Residential, renewables, a crematorium and one very contested zip wire. Bilingual hearings a speciality.
# Career
## Private practice
Asbri Planning, Cardiff
Principal Planner, September 2022 to present
* DNS applications (two solar farms, 49 MW and 30 MW)
* Pre-application consultation, SAB co-ordination, committee speaking
* Manage two graduates, fee income £240k
## Local government
City and County of Swansea
Senior Planning Officer, January 2016 to August 2022
* Majors: arena quarter, student blocks, a tall building study
Carmarthenshire County Council, Llandeilo
Planning Officer, October 2011 to December 2015
* Householders, agricultural dwellings, TAN 6 appraisals, enforcement cover
Neath Port Talbot Council, Port Talbot
Planning Technician, July 2009 to September 2011
# Education
PG Diploma Town Planning, Cardiff University, 2011 (day release)
BSc (Hons) Geography, Aberystwyth University, 2009
# Languages
Welsh (first language), English
# Other
Full driving licence. Trustee of a woodland in the Gower. I would consider three days in an office but not five.
`,
  }),
  cv('13-en-au-agency-fitter', 'pdf', 'en', 'AU', {
    names: ['Brodie Hargreaves', 'Brodie Lachlan Hargreaves'],
    city: 'Mackay',
    languages: [],
    headline: 'Heavy Diesel Fitter',
    jobs: [
      'Leading Hand – Heavy Diesel | BMA Peak Downs | Moranbah | 2022-01 | now',
      'Field Service Technician | Hastings Deering | Mackay | 2017-09 | 2021-12',
      'Heavy Diesel Fitter | Komatsu Australia | Wacol | 2015-02 | 2017-08',
      'Apprentice | Followmont Transport | Eagle Farm | 2011-01 | 2015-01',
    ],
    aside: [3],
    page: `
HEAD Ironbark Workforce Pty Ltd | Level 2, 88 Wood Street, Mackay QLD 4740 | 07 5550 0110 | jobs@ironbarkworkforce.example
> **CANDIDATE PROFILE**
|| 6 11
| Candidate | Brodie Lachlan Hargreaves
| Position | Heavy Diesel Fitter
| Lives in | Mackay, QLD
| Your consultant | Tegan Mulherin, tegan.m@ironbarkworkforce.example, 0491 570 110
| Availability | Two weeks
| Rate sought | $68 flat, 7/7 roster
| Medical / D&A | Coal Board current to 02/2028
| Tickets | Standard 11, HRWL LF WP, S1 S2 S3, Cat and Komatsu ATO
^ **Consultant’s comments**
I met Brodie at our Mackay office last Tuesday. He is well spoken, turned up early and knows the 793F inside out. He is leaving because his crew is being moved to 8/6 and he coaches under tens footy on Saturdays.
^ **Employment**
|| 4 13
| Jan 2022 – Current | **BMA Peak Downs**, Moranbah\\Leading Hand – Heavy Diesel\\Crew of nine, 793F and 830E trucks, D11 dozers, planned component change outs
| Sep 2017 – Dec 2021 | **Hastings Deering**, Mackay\\Field Service Technician\\Breakdowns on customer sites between Collinsville and Dysart
| Feb 2015 – Aug 2017 | **Komatsu Australia**, Wacol\\Heavy Diesel Fitter\\Rebuild shop, final drives
| Jan 2011 – Jan 2015 | **Followmont Transport**, Eagle Farm\\Apprentice
^ **Trade**
Cert III Heavy Commercial Vehicle Mechanical Technology, SkillsTech Acacia Ridge, 2015
FOOT Introduced in confidence by Ironbark Workforce. Terms of business apply. Contact details of the candidate are released on interview.
`,
  }),
  cv('14-en-us-portal-developer', 'docx', 'en', 'US', {
    names: ['Priyanka Raghunathan-Cole'],
    email: 'prc.codes@duskmail.example',
    phone: '+1 919 555 0184',
    city: 'Durham',
    headline: 'Staff Software Engineer (Go, Kubernetes)',
    languages: ['English', 'Tamil'],
    jobs: [
      'Staff Software Engineer | Red Hat | Raleigh | 2022-06 | now',
      'Senior Software Engineer | Red Hat | Raleigh | 2019-02 | 2022-06',
      'Software Engineer II | Bandwidth Inc. | Raleigh | 2016-08 | 2019-01',
      'Software Developer | Epic Systems | Verona | 2014-06 | 2016-07',
    ],
    page: `
~ Resume downloaded 11/19/2026 · Last updated 3 weeks ago · Match score 86%
# Priyanka Raghunathan-Cole
Staff Software Engineer (Go, Kubernetes)
Durham, NC
prc.codes@duskmail.example
+1 919 555 0184
Authorized to work in the US for any employer
Desired job type: Full-time. Desired pay: $205,000 per year. Willing to relocate: No
## Work Experience
**Staff Software Engineer**
Red Hat-Raleigh, NC
June 2022 to Present
* Own the admission control path of a managed container platform used by 1,900 customers
* Cut p99 scheduling latency from 840 ms to 210 ms
* Interviewer, mentor for two apprentices from Durham Tech
**Senior Software Engineer**
Red Hat-Raleigh, NC
February 2019 to June 2022
* Operators in Go, upstream reviewer
**Software Engineer II**
Bandwidth Inc.-Raleigh, NC
August 2016 to January 2019
* Emergency calling APIs; on call one week in five
**Software Developer**
Epic Systems-Verona, WI
June 2014 to July 2016
## Education
**Master's in Computer Science**
North Carolina State University-Raleigh, NC
August 2012 to May 2014
**Bachelor's in Electronics and Communication**
PSG College of Technology-Coimbatore
2008 to 2012
## Skills
Go (8 years), Kubernetes (7 years), Python (10+ years), Terraform (5 years), gRPC (5 years), Linux (10+ years)
## Languages
English - Fluent
Tamil - Native
## Links
github.example/prcole
## Certifications and Licenses
CKA, March 2024 to March 2027
`,
  }),
  cv('15-en-gb-chef-letter', 'doc', 'en', 'GB', {
    names: ['Callum Abernethy', 'Callum R. Abernethy'],
    email: 'callumabernethy@northernsky.example',
    phone: '07700 900745',
    city: 'Oban',
    languages: [],
    jobs: [
      'junior sous chef | Isle of Eriska Hotel | Ledaig | 2023-03 | now',
      'chef de partie | Gleneagles | Auchterarder | 2019 | 2023',
      'commis | The Waterfront Fishouse | Oban | 2017 | 2019',
    ],
    page: `
\tCallum R. Abernethy
\t4 Combie Court
\tOban
\tPA34 4BX
\t07700 900745
\tcallumabernethy@northernsky.example
\t14th November
Dear Mrs Lumsden,
**Sous chef, live in, from February**
Shona at the college says you’re placing people in lodges up the west coast and she told me to write to you rather than fill in the form, as the form wouldn’t load on my phone.
I’m junior sous chef at the Isle of Eriska Hotel in Ledaig, where I’ve been since March 2023. I run the sauce section, do the ordering from the boats and look after two commis. The head chef is leaving and I don’t fancy what’s coming after.
From 2019 to 2023 I worked as chef de partie at Gleneagles in Auchterarder: mostly larder and pastry, with a spell in the Strathearn. Lockdown in the middle of it, when I delivered prescriptions for the chemist.
My first proper job was commis at The Waterfront Fishouse here in Oban, 2017 to 2019. I could open a scallop before I could vote.
I’ve SVQ 3 Professional Cookery (Argyll College, 2019), REHIS intermediate food hygiene and a clean licence. No dietary nonsense, I eat everything.
Money: I’m on £31,500 with tips on top. I’d come for the same if the room is dry.
Yours sincerely,
^ Callum Abernethy
`,
  }),
  cv('16-en-in-developer', 'pdf', 'en', 'IN', {
    names: ['Karthikeyan S', 'S. Karthikeyan', 'Karthikeyan Shanmugam', 'Karthikeyan S.'],
    email: 'karthik.s.java@noyyalmail.example',
    phone: '+91-98940-55572',
    city: 'Bengaluru',
    languages: ['English', 'Tamil', 'Malayalam'],
    jobs: [
      'Senior Associate – Projects | Cognizant Technology Solutions | Bengaluru | 2021-10 | now',
      'Technology Analyst | Infosys Limited | Mysuru | 2018-06 | 2021-09',
      'Graduate Engineer Trainee | Roots Industries India Ltd | Coimbatore | 2016-07 | 2018-05',
    ],
    page: `
! KARTHIKEYAN S
E-mail: karthik.s.java@noyyalmail.example \tMobile: +91-98940-55572
**OBJECTIVE:**
Seeking a challenging position as Java Full Stack Developer in a product based company, where my knowledge shall be utilized for mutual growth.
**PROFESSIONAL SUMMARY:**
* 10 years of IT and engineering experience, out of which 8 years in Java, Spring Boot, Angular
* Worked in BFSI and retail domain
* Immediate joiner (serving notice, LWD 12-Dec-2026)
**WORK EXPERIENCE:**
* Senior Associate – Projects in Cognizant Technology Solutions, Bengaluru from Oct-2021 to till date
* Technology Analyst in Infosys Limited, Mysuru from Jun-2018 to Sep-2021
* Graduate Engineer Trainee in Roots Industries India Ltd, Coimbatore from Jul-2016 to May-2018
**PROJECT DETAILS:**
|| 5 12
| **Project #1** | Claims Modernisation
| Client | Insurance major, USA
| Role | Module Lead
| Duration | Jan-2023 to till date
| Environment | Java 17, Spring Boot 3, Kafka, Oracle 19c, Angular 15
| Responsibilities | Sprint planning, code review, design of settlement micro service, production support
| **Project #2** | Store Inventory
| Client | Retail chain, UK
| Role | Developer
| Duration | Oct-2021 to Dec-2022
| Environment | Java 11, Spring, MongoDB
| Responsibilities | Requirement analysis, REST APIs for stock transfer, unit testing with JUnit and Mockito, Sonar fixes, KT to offshore team
| **Project #3** | Core Banking Interfaces
| Client | Nationalised bank, India
| Role | Technology Analyst
| Duration | Feb-2020 to Sep-2021
| Environment | Java 8, IBM MQ, Finacle, Oracle 12c, Jenkins
| Responsibilities | NEFT/RTGS/IMPS interface, batch jobs, month end support in night shift, coordinated with UAT team of the client at Mumbai
| **Project #4** | Loan Origination Portal
| Client | NBFC, India
| Role | Systems Engineer
| Duration | Sep-2018 to Jan-2020
| Environment | Java 8, Struts, AngularJS, MySQL
| Responsibilities | Screens for eligibility check, PDF generation, bug fixing, preparation of release notes
**TECHNICAL SKILLS:**
|| 5 12
| Languages | Java, JavaScript, TypeScript, SQL, shell
| Frameworks | Spring Boot, Hibernate, Angular, JUnit
| Databases | Oracle, MySQL, MongoDB
| Tools | Git, Maven, Jenkins, Sonar, Postman, JIRA
| Operating systems | Windows, Red Hat Linux
**ACHIEVEMENTS:**
* “Insta Award” thrice in Infosys for on time delivery
* Oracle Certified Professional, Java SE 11 Developer
* Led the winning team in an internal hackathon (2024)
* NSS volunteer during college, blood donation camps
**EDUCATION:**
|| 5 7 3 2
| Course | Institution | Year | %
| B.E. (EEE) | Kongu Engineering College, Perundurai | 2016 | 78
| HSC | Govt. Boys Hr. Sec. School, Bhavani | 2012 | 91
| SSLC | Govt. Boys Hr. Sec. School, Bhavani | 2010 | 94
**PERSONAL PROFILE:**
|| 5 12
| Name | Karthikeyan S
| Father’s Name | Shanmugam P
| Date of Birth | 03-Mar-1995
| Languages Known | English, Tamil, Malayalam (speak)
| Present Address | #18, 2nd Cross, BTM Layout, Bengaluru – 560076
| Permanent Address | 4/112, Middle Street, Bhavani, Erode Dt – 638301
**DECLARATION:**
I hereby declare that the above furnished details are true to the best of my knowledge.
Place: Bengaluru
Date: \t(KARTHIKEYAN S)
`,
  }),
  cv('17-en-us-typed-custodian', 'docx', 'en', 'US', {
    names: ['Rosa Elena Delgado', 'Rosa Delgado'],
    phone: '575-555-0107',
    city: 'Las Cruces',
    languages: ['Spanish', 'English'],
    jobs: [
      'HEAD CUSTODIAN | LAS CRUCES PUBLIC SCHOOLS | LAS CRUCES | 2012-08 | now',
      'HOUSEKEEPING AIDE | MEMORIAL MEDICAL CENTER | LAS CRUCES | 2004-03 | 2012-07',
      'PACKING LINE WORKER | STAHMANN FARMS | LA MESA | 1998 | 2004',
    ],
    page: `
RESUME                                    PAGE 1 OF 1
NAME:      DELGADO, ROSA ELENA
ADDRESS:   1509 E. MULBERRY AVE, LAS CRUCES, NM 88001
PHONE:     575-555-0107  (MY SON HAS EMAIL, I DO NOT)
JOB WANTED:  CUSTODIAL SUPERVISOR, DAYS
-----------------------------------------------------
WORK RECORD
8/2012 TO NOW     LAS CRUCES PUBLIC SCHOOLS, LAS CRUCES NM
HEAD CUSTODIAN
FOUR ON MY CREW. 68,000 SQ FT ELEMENTARY. BOILER ROOM CHECKS,
FLOOR STRIP AND WAX IN SUMMER, SUPPLY ORDERS, KEYS.
3/2004 TO 7/2012  MEMORIAL MEDICAL CENTER, LAS CRUCES NM
HOUSEKEEPING AIDE
ISOLATION ROOMS, LINENS, NIGHT SHIFT. EMPLOYEE OF THE MONTH TWICE.
1998 TO 2004      STAHMANN FARMS, LA MESA NM
PACKING LINE WORKER
PECANS, SEASONAL AT FIRST THEN ALL YEAR.
-----------------------------------------------------
SCHOOL
G.E.D., DONA ANA BRANCH COMMUNITY COLLEGE, 2003
BLOODBORNE PATHOGENS, ASBESTOS AWARENESS (2 HR), FORKLIFT
LANGUAGES   SPANISH, ENGLISH
REFERENCES
MR. GREG THURMAN, PRINCIPAL, 575-555-0161
SISTER BERNADETTE, HOLY CROSS, 575-555-0119
`,
  }),
  cv('18-en-gb-finance-director', 'doc', 'en', 'GB', {
    names: ['Eleanor St John-Mowbray', 'Eleanor J. St John-Mowbray', 'Dr Eleanor J. St John-Mowbray'],
    email: 'ejsm@mowbray-cfo.example',
    phone: '+44 7700 900630',
    city: 'Harrogate',
    languages: ['English', 'French', 'German'],
    headline: 'Chief Financial Officer | Private equity and family-owned businesses',
    jobs: [
      'Chief Financial Officer | Bettys & Taylors Group | Harrogate | 2021-04 | now',
      'Group Finance Director | Farmison & Co | Ripon | 2018-10 | 2021-03',
      'Finance Director, EMEA | Croda International plc | Snaith | 2014-01 | 2018-09',
      'Head of Financial Planning & Analysis | Croda International plc | Snaith | 2011-06 | 2013-12',
      'Commercial Finance Manager | Morrisons | Bradford | 2007-09 | 2011-05',
      'Management Accountant | Nestlé UK | York | 2003-10 | 2007-08',
      'Research Fellow | University of Leeds | Leeds | 2001 | 2003',
      'Governor and chair of finance | a multi-academy trust of nine schools | | 2019 | now',
      'Trustee | Harrogate International Festivals | Harrogate | 2015 | 2021',
    ],
    aside: [7, 8],
    page: `
! Dr Eleanor J. St John-Mowbray FCMA CGMA
Chief Financial Officer | Private equity and family-owned businesses
Cold Bath Road, Harrogate  ·  +44 7700 900630  ·  ejsm@mowbray-cfo.example  ·  linkedin.example/in/ejsm
# Profile
A CFO who came to numbers from chemistry and has never lost the habit of asking for the error bars. I have taken three businesses through refinancing, one through a sale and one through a flood. I am at ease with founders, lenders, unions and the second generation.
# Key achievements
* Refinanced £85m of facilities at a margin 65 bps lower, with two covenants removed
* Led the vendor due diligence of a food e-commerce business sold to a trade buyer at 11.4x
* Built a treasury policy for 19 currencies and a hedging desk of one and a half people
# Career history
**BETTYS & TAYLORS GROUP, Harrogate**
**Chief Financial Officer** \tApril 2021 – present
Turnover £280m; report to the chief executive; team of 46.
* Rewrote the capital allocation rules; paused two projects and finished three
* Board sponsor of the warehouse automation at Starbeck
* Chair of the pension working party
**FARMISON & CO, Ripon**
**Group Finance Director** \tOctober 2018 – March 2021
* Scaled finance from 3 to 17 during the spring of 2020
* Replaced spreadsheets by NetSuite in 14 weeks
**CRODA INTERNATIONAL PLC, Snaith**
**Finance Director, EMEA** \tJanuary 2014 – September 2018
* 11 sites, 7 ERPs at the start and 1 at the end
**Head of Financial Planning & Analysis** \tJune 2011 – December 2013
* Rolling forecast, long-range plan, investor questions
**MORRISONS, Bradford**
**Commercial Finance Manager** \tSeptember 2007 – May 2011
* Bakery, fish and the “Market Street” margin
**NESTLÉ UK, York**
**Management Accountant** \tOctober 2003 – August 2007
* Kit Kat line costing; qualified CIMA at first sitting
**UNIVERSITY OF LEEDS**
**Research Fellow**, School of Chemistry \t2001 – 2003
# Non-executive
Governor and chair of finance, a multi-academy trust of nine schools, since 2019
Trustee, Harrogate International Festivals, 2015 – 2021
# Education
PhD Colour Chemistry, University of Leeds, 2001
MChem, first class, University of Durham, 1997
# Languages
English; French and German to a working level
# Interests
Change-ringing (Ripon tower), fell walking, the harpsichord badly
`,
  }),
];
