import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of English CVs, the second ten. All people are made up. */
export const BY_HAND_FORTIETH_2: Sheet[] = [
  cv('11-en-gb-anonymised', 'docx', 'en', 'GB', {
    names: [],
    city: 'Leicester',
    jobs: [
      'Quality Inspector | Samworth Brothers | | 2020-01 | now',
      'Production Operative | Walkers | | 2014-03 | 2019-12',
    ],
    page: `
HEAD Swithland Recruitment Ltd | 2 Horsefair Street, Leicester | 01632 960120 | hello@swithland.example
# Candidate No. 40218
|| 5 12
| Position sought | QA Technician
| Lives in | Leicester
| Notice | 4 weeks
| Transport | Own car
| Consultant | Becky Orton
## Career
**Quality Inspector**, Samworth Brothers, January 2020 to date
Metal detection, weight checks, BRC audit trail
**Production Operative**, Walkers, March 2014 – December 2019
## Education
BTEC Level 3 Applied Science, Leicester College
## Skills
HACCP level 3, internal auditing, Excel
~ To interview this candidate please quote the number above.
`,
  }),
  cv('12-en-us-teacher', 'docx', 'en', 'US', {
    names: ['Denise Kowalczyk'],
    email: 'dkowalczyk.teach@erieshore.example',
    phone: '(814) 555-0133',
    city: 'Erie',
    jobs: [
      'Fourth Grade Teacher | Millcreek Township School District | | 2011-08 | now',
      'Long-Term Substitute | Harbor Creek School District | | 2009-01 | 2011-06',
    ],
    page: `
HEAD Denise Kowalczyk · Erie, PA · (814) 555-0133 · dkowalczyk.teach@erieshore.example
# Summary
Elementary teacher with sixteen years in public schools, reading specialist certificate, certified K–6 in Pennsylvania and Ohio.
# Experience
**Fourth Grade Teacher**, Millcreek Township School District\tAug 2011 – Present
* Grade level chair since 2018
* Moved the reading benchmark from 61% to 78% in two years
**Long-Term Substitute**, Harbor Creek School District\tJan 2009 – Jun 2011
# Education
B.S. Elementary Education, Edinboro University, 2008
# Skills
Wilson Reading, Google Classroom, IEP meetings
`,
  }),
  cv('13-en-gb-porter', 'doc', 'en', 'GB', {
    names: ['Tunde Bakare'],
    phone: '07700 900 731',
    email: 'tundeb_southwark@tidemail.example',
    city: 'London',
    jobs: ['Hospital Porter | Guy’s Hospital | | 2018 | now', 'Kitchen Porter | Wagamama | | 2015 | 2018'],
    page: `
To whom it may concern,
My name is Tunde Bakare and I am looking for work as a porter or caretaker with regular days. I live in Peckham, London SE15. You can ring me on 07700 900 731 or write to tundeb_southwark@tidemail.example, I answer both.
**My work**
2018 to now – Hospital Porter, Guy’s Hospital. Patients, beds, bloods, gas bottles. Nights and earlies.
2015 to 2018 – Kitchen Porter, Wagamama, London Bridge.
**My schooling**
Certificate in Facilities Services, Lambeth College, 2020. Secondary school in Ibadan, Nigeria.
**What I can do**
Manual handling, fire warden, basic plumbing, polite with everybody
`,
  }),
  cv('14-en-ie-clerk', 'doc', 'en', 'IE', {
    names: ['Patricia M. Lenihan', 'Patricia Lenihan'],
    email: 'pml1967@shannonpost.example',
    phone: '020 912 3344',
    city: 'Nenagh',
    jobs: [
      'Accounts Payable Clerk | Arrabawn Co-op | | 2003-02 | now',
      'Bank Official | AIB | | 1986-09 | 2002-12',
    ],
    page: `
> **Curriculum Vitae**
Summerhill, Nenagh, Co. Tipperary
020 912 3344
pml1967@shannonpost.example
# Career
**Accounts Payable Clerk**, Arrabawn Co-op, February 2003 to present
Milk suppliers’ payments, agri stores ledgers, about 1,900 invoices a month
**Bank Official**, AIB, Nenagh and Thurles, September 1986 – December 2002
# Education
Leaving Certificate, St Mary’s Convent, Nenagh, 1985
# Skills
Sage, Excel, typing 70 wpm, confidentiality
# Interests
Set dancing, the Tidy Towns, my garden
^ I confirm that the above is correct.
^ Signed: Patricia M. Lenihan\tDate: 2 November 2026
`,
  }),
  cv('15-en-za-payroll', 'pdf', 'en', 'ZA', {
    names: ['Nomsa Dlamini'],
    email: 'nomsa.dlamini88@highveldmail.example',
    phone: '071 555 0192',
    city: 'Benoni',
    headline: 'Payroll Administrator',
    jobs: [
      'Payroll Administrator | Pick n Pay | | 2016-04 | now',
      'HR Clerk | Ekurhuleni Metropolitan Municipality | | 2011-02 | 2016-03',
    ],
    page: `
# Nomsa Dlamini – Payroll Administrator
071 555 0192 / nomsa.dlamini88@highveldmail.example / Benoni, Gauteng
## Experience
**Payroll Administrator**, Pick n Pay (Apr 2016 – present)
* 2,100 weekly and monthly paid staff on SAP HCM
* UIF, COIDA, IRP5 reconciliations
**HR Clerk**, Ekurhuleni Metropolitan Municipality (Feb 2011 – Mar 2016)
## Education
National Diploma Human Resources Management, Tshwane University of Technology, 2010
## Skills
SAP HCM, VIP Premier, Excel, BCEA
`,
  }),
  cv('16-en-nz-shepherd', 'docx', 'en', 'NZ', {
    names: ['Hamish McKerrow'],
    email: 'hamish.mckerrow@southlandpost.example',
    phone: '027 555 0136',
    city: 'Gore',
    jobs: [
      'Stock Manager | Landcorp Farming | | 2018-07 | now',
      'Shepherd | Mt Linton Station | | 2012-03 | 2018-06',
    ],
    page: `
> **“Good dogs, good fences, early starts”**
! Hamish McKerrow
> Gore, Southland   |   027 555 0136   |   hamish.mckerrow@southlandpost.example
# Farm experience
**Stock Manager**, Landcorp Farming\tJuly 2018 – current
6,500 ewes and 300 breeding cows, two shepherds, all my own team of dogs
**Shepherd**, Mt Linton Station\tMarch 2012 – June 2018
# Training
Level 4 Livestock, Telford, 2011
# Skills
Lambing beats, quad and side by side, FarmIQ, fencing, budgets
`,
  }),
  cv('17-en-gb-hygienist', 'docx', 'en', 'GB', {
    names: ['Agnieszka Hargreaves', 'Agnieszka Hargreaves (née Nowak)', 'Agnieszka Hargreaves née Nowak'],
    email: 'agnieszka.nowak@ribblemail.example',
    phone: '07700 900 845',
    city: 'Preston',
    headline: 'Dental Hygienist',
    jobs: [
      'Dental Hygienist | mydentist | | 2017-10 | now',
      'Dental Nurse | Bupa Dental Care | | 2012-02 | 2015-08',
    ],
    page: `
! Agnieszka Hargreaves (née Nowak)
Dental Hygienist, GDC 299990
Preston, Lancashire
M: 07700 900 845
E: agnieszka.nowak@ribblemail.example
# Experience
**Dental Hygienist** – mydentist, Preston and Leyland – Oct 2017 to date
* Direct access list, 16 patients a day, whitening under prescription
**Dental Nurse** – Bupa Dental Care, Chorley – Feb 2012 to Aug 2015
# Education
Diploma in Dental Hygiene, University of Manchester, 2017
# Skills
Airflow, perio charting, SOE Exact, fluent Polish
`,
  }),
  cv('18-en-ae-storekeeper', 'pdf', 'en', 'AE', {
    names: ['Mohammed Faisal P.K.', 'Mohammed Faisal PK', 'Mohammed Faisal', 'Mohammed Faisal P K'],
    email: 'faisalpk_87@dunemail.example',
    phone: '+971 55 555 0148',
    city: 'Sharjah',
    jobs: [
      'Store Keeper | Al Futtaim Engineering | | 2014-03 | now',
      'Sales Man | Malabar Gold | | 2009-01 | 2013-12',
    ],
    page: `
CURRICULUM VITAE
[[ 11 6
**MOHAMMED FAISAL P.K.**
Mob: +971 55 555 0148
Email: faisalpk_87@dunemail.example
Al Nahda, Sharjah, U.A.E.
Visa status: employment
---
PIC photo | passport photo
]]
**POST APPLIED FOR: STORE KEEPER / STORE IN CHARGE**
**EXPERIENCE**
1) Store Keeper in Al Futtaim Engineering, Dubai, March 2014 to till date
2) Sales Man in Malabar Gold, Kozhikode, Kerala, January 2009 to December 2013
**EDUCATION**
B.Com, University of Calicut, 2008
**SKILLS**
Oracle Inventory, MS Office, forklift, UAE driving licence
**PASSPORT DETAILS**
Passport no. on request, valid till 2031
`,
  }),
  cv('19-en-gb-roofer', 'pdf', 'en', 'GB', {
    names: ['Lee Harper'],
    email: 'leeharper.roofs@wearpost.example',
    phone: '07700 900 516',
    city: 'Sunderland',
    headline: 'Roofer / Site Supervisor',
    jobs: ['Director and Roofer | Harper Roofing Ltd | | 2012 | now', 'Roofer | Gentoo | | 2004 | 2012'],
    page: `
! LEE HARPER
> Roofer / Site Supervisor
|| 8 9
| Home\\6 Ormonde Street\\Sunderland SR4\\07700 900 516\\leeharper.roofs@wearpost.example | Business\\Harper Roofing Ltd\\Unit 9, Pallion Yard\\01632 960 355\\office@harperroofing.example
# Work history
**Harper Roofing Ltd** – Director and Roofer, 2012 to present
Own firm, five men, slating and flat roofs. Winding it up as I want to be on somebody else’s books.
**Gentoo** – Roofer, 2004 to 2012
# Education
NVQ 2 and 3 Roof Slating and Tiling, Sunderland College, 2004
# Skills
SSSTS, CSCS gold, PASMA, pricing from drawings
`,
  }),
  cv('20-en-us-designer', 'docx', 'en', 'US', {
    names: ['Riley Okafor'],
    email: 'riley@okafor-studio.example',
    phone: '503-555-0186',
    city: 'Portland',
    headline: 'Product Designer',
    jobs: ['Senior Product Designer | Puppet | | 2021-01 | now', 'UX Designer | Nike | | 2017-07 | 2020-12'],
    page: `
! Riley Okafor (they/them)
Product Designer
riley@okafor-studio.example • 503-555-0186 • Portland, Oregon • okafor-studio.example
# Experience
## Puppet – Senior Product Designer
January 2021 – Present
* Design system for three products, 140 components
## Nike – UX Designer
July 2017 – December 2020
* Member checkout, research with 60 runners
# Education
BFA Graphic Design, Portland State University, 2017
# Skills
Figma, prototyping, usability testing, HTML and CSS
`,
  }),
];
