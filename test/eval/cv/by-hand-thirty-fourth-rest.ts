import { BY_HAND_THIRTY_FOURTH_REST_FRENCH } from './by-hand-thirty-fourth-rest-french.ts';
import { BY_HAND_THIRTY_FOURTH_REST_GERMAN } from './by-hand-thirty-fourth-rest-german.ts';
import { BY_HAND_THIRTY_FOURTH_REST_MORE } from './by-hand-thirty-fourth-rest-more.ts';
import { BY_HAND_THIRTY_FOURTH_REST_SPANISH } from './by-hand-thirty-fourth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth-rest');

/** Thirty that are closed: English, German, French and Spanish. All people are made up. */
export const BY_HAND_THIRTY_FOURTH_REST: Sheet[] = [
  cv('01-en-gb-payroll', 'docx', 'en', 'GB', {
    names: ['Rachel Ormerod'],
    email: 'rachel.ormerod@pennine-mail.example',
    phone: '07700 900231',
    city: 'Rochdale',
    jobs: [
      'Payroll Manager | Hollins Textiles Group | | 2019-09 | now',
      'Senior Payroll Officer | Rochdale Borough Council | | 2014-04 | 2019-08',
      'Payroll Clerk | JD Williams | | 2010-10 | 2014-03',
    ],
    page: `
! Rachel Ormerod
14 Falinge Fold, Rochdale OL12 6LE
Tel: 07700 900231
Email: rachel.ormerod@pennine-mail.example
# Personal Statement
CIPP qualified payroll manager with sixteen years in public and private sector payrolls of up to 4,200 employees. Calm at year end.
# Key Skills
* Sage 50, iTrent, SAP HCM
* Auto-enrolment, LGPS and Teachers' Pensions
* Managing a team of five
# Employment History
**Payroll Manager**, Hollins Textiles Group, Oldham
Sept 2019 – Present
* Four monthly and one weekly payroll, 1,150 people
* Brought the payroll back in house from a bureau and saved £60k a year
* HMRC compliance visit in 2023 passed with no findings
**Senior Payroll Officer**, Rochdale Borough Council
April 2014 – Aug 2019
* Schools payroll, job evaluation back pay, union queries
**Payroll Clerk**, JD Williams, Manchester
Oct 2010 – March 2014
* Timesheets, starters and leavers, statutory payments
# Education and Qualifications
CIPP Foundation Degree in Payroll Administration, 2016
Hopwood Hall College: BTEC National in Business, 2010
# Interests
Fell running, choir
# References
Available upon request.
`,
  }),
  cv('02-en-gb-chef-two-columns', 'pdf', 'en', 'GB', {
    names: ['Tomasz Wiśniewski', 'Tomasz Wisniewski'],
    email: 'chef.tomasz@southcoastpost.example',
    phone: '07700 900764',
    city: 'Brighton',
    headline: 'HEAD CHEF',
    languages: ['English', 'Polish'],
    jobs: [
      'Head Chef | The Salted Anchor | | 2022 | now',
      'Sous Chef | Hotel Belvoir | | 2018 | 2022',
      'Chef de Partie | Lanes Bistro | | 2015 | 2018',
      'Commis Chef | Restauracja Pod Lipą | | 2012 | 2015',
    ],
    page: `
[[ 7 10
# CONTACT
07700 900764
chef.tomasz@southcoastpost.example
Brighton, BN2
# SKILLS
Menu costing
HACCP
Fish butchery
Team of 9
# LANGUAGES
English (fluent)
Polish (native)
# CERTIFICATES
Food Hygiene Level 3
Allergen Awareness
---
! TOMASZ WIŚNIEWSKI
HEAD CHEF
# ABOUT ME
Hands-on chef who cooks with what the boats bring in. Two rosettes in 2024, food cost kept at 27%.
# EXPERIENCE
**Head Chef**
The Salted Anchor, Brighton | 2022 – Present
80 covers, small plates, full responsibility for kitchen P&L and hiring.
**Sous Chef**
Hotel Belvoir, Eastbourne | 2018 – 2022
Banqueting up to 250, rotas, stock.
**Chef de Partie**
Lanes Bistro, Brighton | 2015 – 2018
Sauce and grill.
**Commis Chef**
Restauracja Pod Lipą, Poznań | 2012 – 2015
# EDUCATION
Zespół Szkół Gastronomicznych, Poznań
Vocational diploma in catering, 2012
]]
`,
  }),
  cv('03-en-gb-nurse-doc', 'doc', 'en', 'GB', {
    names: ['Blessing Oluwaseun Adeyemi', 'Blessing Adeyemi'],
    email: 'b.adeyemi.rn@medwaymail.example',
    phone: '07700 900418',
    city: 'Gillingham',
    jobs: [
      'Ward Sister (Band 7) | Medway Maritime Hospital | | 2023-02 | now',
      'Staff Nurse (Band 5, then 6) | Medway Maritime Hospital | | 2018-06 | 2023-01',
      'Staff Nurse | Lagos University Teaching Hospital | | 2013-11 | 2018-04',
    ],
    page: `
> **CURRICULUM VITAE**
^ **Name:** Blessing Oluwaseun Adeyemi RN, BSc
**Address:** Flat 3, 27 Canterbury Street, Gillingham, Kent ME7 5TX
**Mobile:** 07700 900418
**E-mail:** b.adeyemi.rn@medwaymail.example
**NMC PIN:** on request, revalidation due 2028
^ **PROFILE**
Registered adult nurse with thirteen years on acute medical and respiratory wards. Mentor, link nurse for NIV, passionate about getting discharge right.
^ **EMPLOYMENT**
**February 2023 to date**
Ward Sister (Band 7), Medway Maritime Hospital, Gillingham
* 28-bedded respiratory ward, 41 staff
* Roster, appraisals, complaints, safe staffing returns
* Falls down by a third in one year
**June 2018 to January 2023**
Staff Nurse (Band 5, then 6), Medway Maritime Hospital
* Passed OSCE at first attempt
* Shift coordinator through both Covid winters
**November 2013 to April 2018**
Staff Nurse, Lagos University Teaching Hospital
* Medical emergency unit
^ **EDUCATION**
2009 – 2013: Bachelor of Nursing Science, University of Ibadan
2021: Leadership module, Canterbury Christ Church University
^ **TRAINING**
ILS, NIV competency, safeguarding adults level 3, IV drugs
^ **REFEREES**
Two senior nurses, details on request
`,
  }),
  cv('04-en-us-accountant', 'docx', 'en', 'US', {
    names: ['Kevin J. Stallworth', 'Kevin Stallworth'],
    email: 'kjstallworth@cpamail.example',
    phone: '(614) 555-0139',
    city: 'Columbus',
    jobs: [
      'Assistant Controller | Buckeye Packaging Corp. | | 2021-01 | now',
      'Senior Accountant | Worthington Foods Distribution | | 2017-05 | 2020-12',
      'Audit Associate | Plante Moran | | 2014-09 | 2017-04',
    ],
    page: `
! KEVIN J. STALLWORTH, CPA
> Columbus, OH 43214 | (614) 555-0139 | kjstallworth@cpamail.example | linkedin.example/in/kevinstallworth
# PROFESSIONAL SUMMARY
CPA with 12 years in public accounting and manufacturing. Month-end close in four days, NetSuite and SAP, two ERP conversions.
# PROFESSIONAL EXPERIENCE
**Buckeye Packaging Corp.**, Columbus, OH\tJan 2021 – Present
__Assistant Controller__
* Lead a team of four through monthly close for three plants
* Implemented ASC 842 for 63 leases
* Cut audit adjustments to zero in FY2024
**Worthington Foods Distribution**, Dublin, OH\tMay 2017 – Dec 2020
__Senior Accountant__
* Inventory reserves, sales tax in 22 states, 10-key wizard
**Plante Moran**, Columbus, OH\tSep 2014 – Apr 2017
__Audit Associate__
* Manufacturing and not-for-profit clients
# EDUCATION
**The Ohio State University**, Fisher College of Business\tMay 2014
B.S.B.A., Accounting, GPA 3.6
# ADDITIONAL
Treasurer, Clintonville Little League. Excel (Power Query), NetSuite, Blackline
`,
  }),
  cv('05-en-us-truck-driver', 'doc', 'en', 'US', {
    names: ['Darnell Whitfield', 'Darnell R. Whitfield'],
    email: 'dwhitfield_cdl@roadmail.example',
    phone: '901-555-0166',
    city: 'Memphis',
    jobs: [
      'Regional Driver | Delta Star Freight | | 2020-03 | now',
      'OTR Driver | Werner Enterprises | | 2016-08 | 2020-02',
      'Forklift Operator | Cotton Belt Warehousing | | 2013-05 | 2016-07',
      'Package Handler | FedEx Ground | | 2011-11 | 2013-04',
    ],
    page: `
Darnell R. Whitfield
3382 Kimball Ave, Memphis, TN 38114
Cell 901-555-0166
dwhitfield_cdl@roadmail.example

OBJECTIVE: Local or dedicated route, home most nights. Class A CDL, hazmat and tanker, clean MVR, 900,000 safe miles.

WORK HISTORY

3/2020 to present   Delta Star Freight, West Memphis, AR
Regional Driver
Dry van, drop and hook, five states. Trained eleven new drivers.

8/2016 to 2/2020   Werner Enterprises, Omaha, NE
OTR Driver
48 states. Million Mile program. ELD, winter, mountains, no preventables.

5/2013 to 7/2016   Cotton Belt Warehousing, Memphis, TN
Forklift Operator
Sit-down and reach, cycle counts.

11/2011 to 4/2013   FedEx Ground, Olive Branch, MS
Package Handler

EDUCATION
Swift Driving Academy, Memphis, CDL A, 2016
Melrose High School, diploma 2011

REFERENCES: dispatcher and safety director will speak for me
`,
  }),
  cv('06-en-us-software-linkedin', 'pdf', 'en', 'US', {
    names: ['Priyanka Venkataraman'],
    email: 'priyanka.v@baymail.example',
    city: 'Sunnyvale',
    headline: 'Staff Software Engineer at Ledgerloop | Payments, Go, Postgres',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Staff Software Engineer | Ledgerloop | | 2022-05 | now',
      'Senior Software Engineer | Ledgerloop | | 2019-11 | 2022-05',
      'Software Engineer II | PayPal | | 2016-07 | 2019-10',
      'Software Development Engineer | Zoho | | 2012-06 | 2014-07',
    ],
    page: `
[[ 7 10
**Contact**
priyanka.v@baymail.example
www.linkedin.example/in/priyankav (LinkedIn)
^ **Top Skills**
Distributed Systems
Go (Programming Language)
Payment Systems
^ **Languages**
Tamil (Native or Bilingual)
English (Full Professional)
Hindi (Limited Working)
^ **Certifications**
AWS Certified Solutions Architect
---
! Priyanka Venkataraman
Staff Software Engineer at Ledgerloop | Payments, Go, Postgres
~ Sunnyvale, California, United States
# Summary
I build ledgers that balance. Happy to talk about idempotency over coffee.
# Experience
**Ledgerloop**
~ 7 years 1 month
Staff Software Engineer
~ May 2022 - Present (4 years 7 months)
~ San Francisco Bay Area
Tech lead for settlement. 14 engineers across three teams depend on the platform.
Senior Software Engineer
~ November 2019 - May 2022 (2 years 7 months)
~ San Francisco Bay Area
**PayPal**
Software Engineer II
~ July 2016 - October 2019 (3 years 4 months)
~ San Jose, California
Risk holds and reserves.
**Zoho**
Software Development Engineer
~ June 2012 - July 2014 (2 years 2 months)
~ Chennai, India
# Education
**San José State University**
Master of Science - MS, Software Engineering · (2014 - 2016)
**SSN College of Engineering**
B.E., Computer Science · (2008 - 2012)
]]
`,
  }),
  cv('07-en-au-teacher', 'docx', 'en', 'AU', {
    names: ['Bronwyn Castellano', 'Bronwyn Elise Castellano'],
    email: 'bronwyn.castellano@yarramail.example',
    phone: '0491 570 313',
    city: 'Preston',
    jobs: [
      'Leading Teacher, Numeracy | Darebin Creek Primary School | | 2021-01 | now',
      'Classroom Teacher (Years 3–6) | Darebin Creek Primary School | | 2015-01 | 2020-12',
      'Casual Relief Teacher | ClassCover | | 2014-02 | 2014-12',
      'English Teacher | Aeon | | 2012 | 2013',
    ],
    page: `
# Bronwyn Elise Castellano
7/22 Cramer Street, Preston VIC 3072
M: 0491 570 313 | E: bronwyn.castellano@yarramail.example
VIT registered, current WWCC
## Career Profile
Primary teacher and numeracy leader. Whole-school maths improvement, coaching, NAPLAN data without the fear.
## Teaching Experience
**Leading Teacher, Numeracy**
Darebin Creek Primary School, January 2021 – current
* Coach 18 teachers, run PLCs, manage a budget of $40,000
* Lifted Year 5 growth from below to above similar schools
**Classroom Teacher (Years 3–6)**
Darebin Creek Primary School, January 2015 – December 2020
* Grade 5/6 team leader 2018–2020, school camp coordinator
**Casual Relief Teacher**
ClassCover, northern suburbs, February – December 2014
**English Teacher**
Aeon, Osaka, Japan, 2012 – 2013
## Qualifications
Master of Teaching (Primary), University of Melbourne, 2011
Bachelor of Arts, La Trobe University, 2009
## Referees
Principal and assistant principal, contact details supplied at interview
`,
  }),
  ...BY_HAND_THIRTY_FOURTH_REST_MORE,
  ...BY_HAND_THIRTY_FOURTH_REST_GERMAN,
  ...BY_HAND_THIRTY_FOURTH_REST_FRENCH,
  ...BY_HAND_THIRTY_FOURTH_REST_SPANISH,
];
