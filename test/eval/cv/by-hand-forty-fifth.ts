import { BY_HAND_FORTY_FIFTH_OTHERS } from './by-hand-forty-fifth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fifth');

/** Twelve that are open: the six in English here, those in German, French and Spanish beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_FIFTH: Sheet[] = [
  cv('01-en-sg-engineer', 'pdf', 'en', 'SG', {
    names: ['Rajendran s/o Muthusamy', 'Rajendran Muthusamy', 'Rajendran'],
    email: 'rajen.m@jurongmail.example',
    phone: '5550 0172',
    city: 'Singapore',
    headline: 'WSH Officer (Registered, Ministry of Manpower)',
    languages: ['English', 'Tamil', 'Malay'],
    jobs: [
      'Workplace Safety & Health Officer | Woh Hup | Singapore | 2019-10 | now',
      'WSH Coordinator | Penta-Ocean Construction | Singapore | 2014-02 | 2019-09',
      'Site Supervisor | Koh Brothers | Singapore | 2008-11 | 2014-01',
    ],
    page: `
RAJENDRAN S/O MUTHUSAMY
WSH Officer (Registered, Ministry of Manpower)
^ Yishun Ring Road, Singapore | 5550 0172 | rajen.m@jurongmail.example
^ SUMMARY
Seventeen years on sites: condominiums, tunnels, one hospital. No fatality on any project under my watch. Known for walking, not emailing.
^ EXPERIENCE
Workplace Safety & Health Officer
Woh Hup, Singapore
Oct 2019 to date
* Integrated hospital project, peak 1,100 workers, SHARP award 2024
* Permit to work, lifting plans, monthly WSH committee
* Investigated 14 dangerous occurrences, all closed with MOM inside the time
* Heat stress programme: shaded rest points, water parade, acclimatisation
* Trained 63 lifting supervisors and signalmen
* Liaison with resident committee about noise and dust
* Set up daily briefing in Tamil, Bengali, Mandarin and Burmese with cards and pictures
WSH Coordinator
Penta-Ocean Construction, Singapore
Feb 2014 to Sep 2019
* Thomson line station box, night works
* Confined space and diaphragm wall operations
* Emergency drills with SCDF twice a year
* Deputised for the WSHO for eight months
Site Supervisor
Koh Brothers, Singapore
Nov 2008 to Jan 2014
* HDB upgrading in Hougang and Bedok, 30 workers
* Daily manpower and material returns
^ PROJECTS IN DETAIL
|| 8 4.5 4.5
| **Project** | **Contract sum** | **My part**
| Integrated hospital, north | S$1.1 billion | WSHO, full project
| Condominium, 18 storeys, Bishan | S$140 million | WSHO, handover
| Station box and cross passages | S$520 million | Coordinator
| Sewer diversion, Marina | S$36 million | Coordinator, 5 months
| HDB upgrading, two batches | S$22 million | Supervisor
^ TRAINING
Specialist Diploma in WSH, BCA Academy, 2018
Advanced Certificate in WSH, NTUC LearningHub, 2013
Building Construction Safety Supervisor Course, 2010
Nitec in Building Services, ITE Bishan, 2006
^ LANGUAGES
English, Tamil, Malay
^ NATIONAL SERVICE
SCDF, completed 2008
`,
  }),
  cv('02-en-gb-welder', 'docx', 'en', 'GB', {
    names: ['Darren Stuart Pickersgill', 'Darren Pickersgill'],
    email: 'd.pickersgill71@humbermail.example',
    phone: '07700 900614',
    city: 'Grimsby',
    headline: 'Coded TIG / MMA Pipe Welder',
    languages: [],
    jobs: [
      'Pipe Welder | Alfred Bagnall & Sons | Immingham | 2024-03 | now',
      'Welder / Fabricator | Wood plc | Killingholme | 2016-09 | 2024-02',
      'Plater Welder | Dunston Ship Repairs | Hull | 2005-06 | 2016-08',
      'Apprentice Fabricator | British Steel | Scunthorpe | 1999-09 | 2003-07',
    ],
    aside: [3],
    page: `
**Coded TIG / MMA Pipe Welder**
**Codings:** BS EN ISO 9606-1, 6G carbon and 316 stainless, in date until May 2027. CCNSG passport, CSCS, confined space (medium risk), IPAF 3a 3b.
# Where I have worked
|| 4 13
| Mar 2024 – present | Pipe Welder – **Alfred Bagnall & Sons**, Immingham (Phillips 66 shutdown, then retained)
| Sep 2016 – Feb 2024 | Welder / Fabricator – **Wood plc**, Killingholme. Maintenance crew, small bore, 1 to 6 inch, radiography clear rate 98.6%
| Jun 2005 – Aug 2016 | Plater Welder – **Dunston Ship Repairs**, Hull
| Jul 2003 – Jun 2005 | Travelling: Australia and back by land, no work of note
| Sep 1999 – Jul 2003 | Apprentice Fabricator – **British Steel**, Scunthorpe
# Qualifications
NVQ 3 Fabrication and Welding Engineering, North Lindsey College, 2003
City & Guilds 229
GCSE x 5
# The rest of it
Will work away, digs and mileage to be talked about. Clean licence. Bit of sea fishing.
# Contact
Darren Stuart Pickersgill
19 Hainton Avenue, Grimsby, DN32 9LU
07700 900614
d.pickersgill71@humbermail.example
`,
  }),
  cv('03-en-gb-accountant-sidebar', 'pdf', 'en', 'GB', {
    names: ['Shazia Parveen Hussain', 'Shazia Hussain'],
    email: 'shazia.hussain@pennine.example',
    phone: '07700 900287',
    city: 'Huddersfield',
    headline: 'Finance Business Partner, ACMA CGMA',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'Finance Business Partner | Thornton & Ross | Huddersfield | 2022-09 | now',
      'Management Accountant | Camira Fabrics | Mirfield | 2018-04 | 2022-08',
      'Assistant Management Accountant | Camira Fabrics | Mirfield | 2016-02 | 2018-03',
      'Accounts Payable Clerk | Kirklees Council | Huddersfield | 2013-10 | 2016-01',
    ],
    page: `
[[ 7 10
**Get in touch**
07700 900287
shazia.hussain@pennine.example
Lindley, Huddersfield
linkedin.com/in/shazia-hussain-example
^ **Systems**
Sage 200
SAP S/4HANA
Power BI
Anaplan
Excel, heavily
^ **Speaks**
English
Urdu
Punjabi
^ **Studied**
ACMA CGMA
CIMA, 2020
BSc Accounting, 2:1
University of Huddersfield
2010 – 2013
^ **Other**
School governor
Full driving licence
---
! SHAZIA PARVEEN HUSSAIN
Finance Business Partner, ACMA CGMA
^ I turn standard costs, variances and a lot of half-finished spreadsheets into something a plant manager will act on.
# Experience
**Finance Business Partner**
Thornton & Ross, Huddersfield // Sept 2022 – Present
* Partner to operations and supply chain, £42m cost base
* Built the weekly flash that replaced eleven reports
**Management Accountant**
Camira Fabrics, Mirfield // Apr 2018 – Aug 2022
* Month end in five working days, stock provisions, capex
**Assistant Management Accountant**
Camira Fabrics, Mirfield // Feb 2016 – Mar 2018
**Accounts Payable Clerk**
Kirklees Council, Huddersfield // Oct 2013 – Jan 2016
* 700 invoices a week, purchase cards
]]
`,
  }),
  cv('04-en-us-lpn-portal', 'doc', 'en', 'US', {
    names: ['Tanisha Broussard'],
    email: 'tanishabroussard22_fk4@indeedemail.example',
    phone: '+1 337 555 0108',
    city: 'Lafayette',
    headline: 'Licensed Practical Nurse',
    languages: ['English', 'French'],
    jobs: [
      'Charge Nurse (LPN) | Amelia Manor Nursing Home | Lafayette, LA | 2022-08 | now',
      'Licensed Practical Nurse | Ochsner Lafayette General | Lafayette, LA | 2018-01 | 2022-07',
      'Certified Nursing Assistant | Heritage Manor West | Crowley, LA | 2014-06 | 2017-12',
    ],
    page: `
! Tanisha Broussard
Licensed Practical Nurse
Lafayette, LA 70501
tanishabroussard22_fk4@indeedemail.example
+1 337 555 0108
Authorized to work in the US for any employer
# Work Experience
**Charge Nurse (LPN)**
Amelia Manor Nursing Home-Lafayette, LA
August 2022 to Present
• Charge of a 40 bed hall on nights
• Wound care, trachs, PEG tubes, PointClickCare
• Call-ins, assignment sheets, incident reports
**Licensed Practical Nurse**
Ochsner Lafayette General-Lafayette, LA
January 2018 to July 2022
• Med surg and step down
**Certified Nursing Assistant**
Heritage Manor West-Crowley, LA
June 2014 to December 2017
# Education
**Diploma in Practical Nursing**
South Louisiana Community College-Lafayette, LA
January 2016 to December 2017
**High school diploma**
Crowley High School-Crowley, LA
# Skills
• Wound Care (7 years)
• IV Therapy (5 years)
• Medication Administration
• Dementia Care
# Languages
• English - Expert
• French - Intermediate
# Certifications and Licenses
**LPN**
January 2018 to January 2028
**BLS for Healthcare Providers**
`,
  }),
  cv('05-en-za-team-leader', 'docx', 'en', 'ZA', {
    names: ['Nomvula Precious Mkhize', 'Nomvula Mkhize', 'Precious Mkhize'],
    email: 'precious.mkhize@umhlanga.example',
    phone: '+27 73 555 0198',
    city: 'Durban',
    headline: 'Contact Centre Team Leader',
    languages: ['isiZulu', 'English'],
    jobs: [
      'Team Leader | Merchants | Durban | 2021-03 | now',
      'Quality Assurance Agent | Merchants | Durban | 2019-04 | 2021-02',
      'Call Centre Agent | Vodacom | Durban | 2016-10 | 2019-03',
      'Cashier | Pick n Pay | Pinetown | 2014-11 | 2016-09',
    ],
    page: `
[[ 11.5 5.5
! Nomvula Precious Mkhize
Contact Centre Team Leader
^ Warm on the phone, strict on the numbers. Led fifteen agents on a UK energy account through two winters of price rises.
^ **WORK EXPERIENCE**
^ **Merchants**, Durban
**Team Leader** | March 2021 – Present
* NPS from 31 to 46, attrition below 2% a month
* Coaching, WFM liaison, real time queues
**Quality Assurance Agent** | April 2019 – February 2021
* 160 calls scored each month, calibration with client in Leeds
^ **Vodacom**, Durban
**Call Centre Agent** | October 2016 – March 2019
* Prepaid, then retentions
^ **Pick n Pay**, Pinetown
**Cashier** | November 2014 – September 2016
---
**CONTACT**
+27 73 555 0198
precious.mkhize@umhlanga.example
KwaMashu, Durban
^ **LANGUAGES**
isiZulu
English
^ **EDUCATION**
National Diploma: Public Relations
DUT, 2018 (part time)
^ Matric
Zwelibanzi High School, 2013
^ **TOOLS**
Genesys
Salesforce Service Cloud
Excel
]]
`,
  }),
  cv('06-en-ca-ece-functional', 'doc', 'en', 'CA', {
    names: [
      'Maria Lourdes Villanueva Santos',
      'Malou Santos',
      'Malou Villanueva Santos',
      'Maria Lourdes Santos',
      'Maria Lourdes (Malou) Villanueva Santos',
      'Maria Lourdes V. Santos',
    ],
    email: 'malou.santos@prairiepost.example',
    phone: '(306) 555-0117',
    city: 'Regina',
    headline: 'Early Childhood Educator, Level III',
    languages: ['English', 'Tagalog'],
    jobs: [
      'Early Childhood Educator | First Steps Wee-Care | Regina | 2020-09 | now',
      'Live-in Caregiver | Private family | Saskatoon | 2015-04 | 2020-08',
      'Preschool Teacher | Little Lamb Learning Center | Iloilo City | 2009-06 | 2015-02',
    ],
    page: `
! Maria Lourdes (Malou) Villanueva Santos
Early Childhood Educator, Level III
2310 Broder Street, Regina, Saskatchewan  •  (306) 555-0117  •  malou.santos@prairiepost.example
# Highlights of qualifications
* More than fifteen years with children from 6 weeks to 6 years
* Level III certificate, Government of Saskatchewan
* Clear criminal record and vulnerable sector check (Sept 2026)
# Relevant skills
{{
**Planning**
* Emergent curriculum
* Play and Exploration guide
* Learning stories
**Families**
* Daily notes
* Intake meetings
* Newcomers’ liaison
**Safety**
* First aid and CPR C
* WHMIS
}}
# Employment history
Early Childhood Educator, First Steps Wee-Care, Regina, September 2020 to present
Live-in Caregiver, Private family, Saskatoon, April 2015 to August 2020
Preschool Teacher, Little Lamb Learning Center, Iloilo City, Philippines, June 2009 to February 2015
# Education
ECE Diploma, Saskatchewan Polytechnic, 2022 (evenings)
Bachelor of Elementary Education, Central Philippine University, 2009
# Languages
English, Tagalog
`,
  }),
  ...BY_HAND_FORTY_FIFTH_OTHERS,
];
