import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of English CVs, the last ten. All people are made up. */
export const BY_HAND_FORTIETH_4: Sheet[] = [
  cv('31-en-ie-pilot', 'pdf', 'en', 'IE', {
    names: [
      'Brendan Ó Súilleabháin',
      'Capt. Brendan Ó Súilleabháin',
      'Brendan O Suilleabhain',
      'Brendan Ó Suilleabháin',
    ],
    email: 'brendan.osullivan@kerrypost.example',
    phone: '020 917 7001',
    city: 'Killarney',
    jobs: [
      'Captain, B737 | Ryanair | | 2012-04 | now',
      'First Officer, ATR 72 | Aer Arann | | 2005-03 | 2012-03',
    ],
    page: `
> **Capt. Brendan Ó Súilleabháin**
> ATPL(A) · B737 300–900 & MAX · 11,400 hours
> Muckross Road, Killarney, Co. Kerry
> 020 917 7001 · brendan.osullivan@kerrypost.example
# Flying
**Captain, B737** – Ryanair, Shannon and Dublin – April 2012 to present
Line training captain since 2018
**First Officer, ATR 72** – Aer Arann – March 2005 to March 2012
# Education
BEng Aeronautical Engineering, University of Limerick, 2001
# Skills
TRI, CRM instruction, Irish and English
`,
  }),
  cv('32-en-us-teller', 'docx', 'en', 'US', {
    names: ['Mercedes Banks'],
    email: 'mbanks.savannah@tybeemail.example',
    phone: '912-555-0147',
    city: 'Savannah',
    jobs: ['Lead Teller | Truist | | 2018-10 | now', 'Cashier | Kroger | | 2014-05 | 2018-09'],
    page: `
! Mercedes Banks
= Address\t405 E 38th St, Savannah, GA 31401
= Phone\t912-555-0147
= Email\tmbanks.savannah@tybeemail.example
# Experience
**Lead Teller**, Truist, Savannah\tOct 2018 – Present
Vault, night drop, four tellers; no shortages above $5 in 2025
**Cashier**, Kroger\tMay 2014 – Sep 2018
# Education
Savannah High School, diploma, 2014
# Skills
Cash handling, notary public, Fiserv
`,
  }),
  cv('33-en-gb-carer', 'docx', 'en', 'GB', {
    names: ['Blessing Chiamaka Eze', 'Blessing Eze'],
    email: 'blessing.eze@trentpost.example',
    phone: '07700 900 482',
    city: 'Derby',
    jobs: [
      'Senior Care Assistant | Barchester Healthcare | | 2023-02 | now',
      'Auxiliary Nurse | Federal Medical Centre Asaba | | 2017-01 | 2022-11',
    ],
    page: `
HEAD Peak Care Staffing – Registration No. 1-999000 – 01632 960 500 – office@peakcare.example
**APPLICANT RECORD**
|| 6 11
| Full Name | Blessing Chiamaka Eze
| Known as | Blessing
| Town | Derby
| Contact No. | 07700 900 482
| Email Address | blessing.eze@trentpost.example
| Next of Kin | Mr Emeka Eze (husband), 07700 900 483
| DBS | Enhanced, update service
| Right to Work | Skilled Worker visa
**EMPLOYMENT (most recent first)**
Barchester Healthcare – Senior Care Assistant – 02/2023 to present – dementia unit, medication rounds
Federal Medical Centre Asaba – Auxiliary Nurse – 01/2017 to 11/2022
**EDUCATION**
Diploma in Community Health, Delta State College of Health Technology, 2016
**SKILLS**
Medication competency, hoists, PEG feeding, Care Certificate
`,
  }),
  cv('34-en-gb-joiner', 'doc', 'en', 'GB', {
    names: ['Callum Rennie'],
    email: 'crennie.joinery@taymail.example',
    phone: '07700 900 029',
    city: 'Dundee',
    headline: 'Time-served Joiner',
    jobs: [
      'Joiner | Robertson Construction | | 2016 | now',
      'Apprentice Joiner | Dundee City Council | | 2011 | 2016',
    ],
    page: `
> **CURRICULUM VITAE**
> Time-served Joiner
# Work
2016 – now\tJoiner, Robertson Construction
\tSchools and the waterfront, doors, kitchens, fire stopping
2011 – 2016\tApprentice Joiner, Dundee City Council
# Education
SVQ 3 Carpentry and Joinery, Dundee and Angus College, 2015
# Skills
CSCS blue, IPAF, own tools and van
FOOT Callum Rennie, Lochee, Dundee – 07700 900 029 – crennie.joinery@taymail.example
`,
  }),
  cv('35-en-us-controller', 'pdf', 'en', 'US', {
    names: ['Kathleen M. O’Rourke', 'Kathleen O’Rourke', 'Kathleen M. O’Rourke, CPA'],
    email: 'kmorourke@cuyahogapost.example',
    phone: '(216) 555-0190',
    city: 'Lakewood',
    jobs: [
      'Plant Controller | Sherwin-Williams | | 2017-03 | now',
      'Senior Accountant | Parker Hannifin | | 2010-08 | 2017-02',
    ],
    page: `
! Kathleen M. O’Rourke, CPA
> Lakewood, OH | (216) 555-0190 | kmorourke@cuyahogapost.example | in/kmorourke-example
# Professional experience
**SHERWIN-WILLIAMS**, Cleveland, OH
Plant Controller\tMarch 2017 – Present
* Standard costs, inventory of $48M, SOX testing
**PARKER HANNIFIN**, Mayfield Heights, OH
Senior Accountant\tAugust 2010 – February 2017
# Education
B.S.B.A. Accounting, John Carroll University, 2010
# Skills
SAP S/4HANA, Hyperion, lean accounting
`,
  }),
  cv('36-en-gb-planner', 'docx', 'en', 'GB', {
    names: ['Siân Eleri Prosser', 'Siân Prosser', 'Sian Prosser'],
    email: 'sian.prosser@tywipost.example',
    phone: '07700 900 266',
    city: 'Carmarthen',
    headline: 'Planning Officer',
    jobs: [
      'Planning Officer | Carmarthenshire County Council | | 2018-01 | now',
      'Graduate Planner | Arup | | 2015-09 | 2017-12',
    ],
    page: `
[[ 10 7
! Siân Eleri Prosser
Planning Officer | Swyddog Cynllunio
---
Carmarthen SA31
07700 900 266
sian.prosser@tywipost.example
]]
# Experience
**Planning Officer**, Carmarthenshire County Council\tJan 2018 – present
Householder and rural enterprise applications, reports to committee in both languages
**Graduate Planner**, Arup, Cardiff\tSept 2015 – Dec 2017
# Education
MSc Spatial Planning, Cardiff University, 2015
# Skills
QGIS, appeals statements, MRTPI
`,
  }),
  cv('37-en-nz-forklift', 'doc', 'en', 'NZ', {
    names: [
      'Faleolo Junior Tuiasosopo',
      'Faleolo Tuiasosopo',
      'Junior Tuiasosopo',
      'Faleolo (Junior) Tuiasosopo',
    ],
    email: 'tuiasosopofamily@manukaumail.example',
    phone: '022 555 0107',
    city: 'Auckland',
    jobs: [
      'Forklift Operator | Foodstuffs North Island | | 2019-02 | now',
      'Container Unloader | Mainfreight | | 2015-06 | 2019-01',
    ],
    page: `
Curriculum Vitae of
**FALEOLO (JUNIOR) TUIASOSOPO**
Otara, Auckland 2023
Ph 022 555 0107
Family email: tuiasosopofamily@manukaumail.example
**Jobs**
Forklift Operator – Foodstuffs North Island – Feb 2019 till now
Chiller and freezer, RF scanner, reach truck, H&S rep for the shift
Container Unloader – Mainfreight – June 2015 to Jan 2019
**Education**
NCEA Level 2, Tangaroa College, 2014
**Skills**
F endorsement, OSH forklift, first aid
`,
  }),
  cv('38-en-gb-pharmacist', 'pdf', 'en', 'GB', {
    names: ['Bhavini Patel', 'Bhavini R. Patel'],
    email: 'thepatels5@harrowmail.example',
    phone: '07700 900 574',
    city: 'Harrow',
    headline: 'Community Pharmacist',
    jobs: [
      'Pharmacist Manager | Boots | | 2015-05 | now',
      'Pre-registration Pharmacist | Day Lewis Pharmacy | | 2013-07 | 2014-07',
    ],
    page: `
|| 4 13
| Name | Bhavini R. Patel MRPharmS
| Profession | Community Pharmacist
| Email | thepatels5@harrowmail.example
| Mobile | 07700 900 574
| Home town | Harrow, Middlesex
**Employment**
Pharmacist Manager, Boots, Pinner, May 2015 – present
Pharmacy First, flu clinic, 7,000 items a month, team of nine
Pre-registration Pharmacist, Day Lewis Pharmacy, July 2013 – July 2014
**Education**
MPharm, UCL School of Pharmacy, 2013
**Skills**
Independent prescriber, travel vaccines, Gujarati
`,
    aside: [1],
  }),
  cv('39-en-nl-marketing', 'docx', 'en', 'NL', {
    names: ['Charlotte Hughes-Jones'],
    email: 'charlottehj@severnpost.example',
    phone: '+31 6 55 50 08 11',
    city: 'Rotterdam',
    headline: 'Marketing Executive',
    jobs: [
      'Marketing Executive | Unilever | | 2022-03 | now',
      'Marketing Assistant | Aico | | 2019-07 | 2022-02',
    ],
    page: `
! CHARLOTTE HUGHES-JONES
> Marketing Executive
> Rotterdam | +31 6 55 50 08 11 | charlottehj@severnpost.example | Full UK licence
# Profile
Marketer with seven years in food and in fire alarms, happiest with a brief, a budget and a deadline.
# Experience
**Marketing Executive**, Unilever, Rotterdam\tMar 2022 – present
**Marketing Assistant**, Aico, Oswestry\tJul 2019 – Feb 2022
# Education
BA English, Bangor University, 2019
# Skills
Mailchimp, GA4, InDesign, CIM Level 4
`,
  }),
  cv('40-en-us-nails', 'pdf', 'en', 'US', {
    names: ['Nguyen Thi Hoa', 'Hoa Nguyen', 'Hoa Thi Nguyen', 'Nguyễn Thị Hoa'],
    email: 'hoanails.sj@coyotemail.example',
    phone: '(408) 555-0115',
    city: 'San Jose',
    jobs: ['Salon Manager | Regal Nails | | 2016 | now', 'Nail Technician | Regal Nails | | 2010 | 2016'],
    page: `
**Resume**
Last name: NGUYEN
First name: HOA   Middle: THI
Lives: San Jose, CA
Phone: (408) 555-0115
Email: hoanails.sj@coyotemail.example
**Work**
2016 – now: Salon Manager, Regal Nails, San Jose. Nine chairs, ordering, schedule, licenses on the wall.
2010 – 2016: Nail Technician, Regal Nails
**School**
Manicurist license, Asian American International Beauty College, Westminster, 2009
High school Nguyen Hue, Hue, Vietnam
**Skills**
Gel, dip, pedicure, Vietnamese and English
`,
  }),
];
