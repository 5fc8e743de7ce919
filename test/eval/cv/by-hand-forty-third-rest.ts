import { BY_HAND_FORTY_THIRD_REST_ENGLISH } from './by-hand-forty-third-rest-english.ts';
import { BY_HAND_FORTY_THIRD_REST_FRENCH } from './by-hand-forty-third-rest-french.ts';
import { BY_HAND_FORTY_THIRD_REST_GERMAN } from './by-hand-forty-third-rest-german.ts';
import { BY_HAND_FORTY_THIRD_REST_SPANISH } from './by-hand-forty-third-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third-rest');

/** Thirty that are closed: half in English, here and beside it, the others by language. All people are made up. */
export const BY_HAND_FORTY_THIRD_REST: Sheet[] = [
  cv('01-en-us-accountant', 'docx', 'en', 'US', {
    names: ['Priscilla Yazzie-Montoya', 'Priscilla A. Yazzie-Montoya'],
    email: 'pyazziemontoya@sandiamail.example',
    phone: '505.555.0177',
    city: 'Rio Rancho',
    headline: 'CPA • Government & Nonprofit Accounting',
    languages: ['English', 'Navajo', 'Spanish'],
    jobs: [
      'Controller | Navajo Preparatory School | Farmington, NM | 2021-07 | now',
      'Senior Accountant | City of Albuquerque | Albuquerque, NM | 2016-03 | 2021-06',
      'Staff Accountant | REDW LLC | Albuquerque, NM | 2012-09 | 2016-02',
    ],
    page: `
|| 17
| ! PRISCILLA A. YAZZIE-MONTOYA\\CPA • Government & Nonprofit Accounting\\Rio Rancho, NM 87124 • 505.555.0177 • pyazziemontoya@sandiamail.example • linkedin.com/in/pym-example
# SUMMARY
Fourteen years of fund accounting, single audits and grant compliance. Clean opinions every year as Controller.
# CORE SKILLS
|| 5.7 5.7 5.6
| Uniform Guidance | GASB 87 / 96 | Budget to actual
| Tyler Munis | Sage Intacct | Blackbaud FE NXT
# EXPERIENCE
**CONTROLLER** \tJuly 2021 – Present
Navajo Preparatory School, Farmington, NM (remote three days)
* $21M budget, 14 federal and tribal grants
* Closed a 3-year backlog of bank reconciliations in seven months
**SENIOR ACCOUNTANT** \tMarch 2016 – June 2021
City of Albuquerque, Albuquerque, NM
* ACFR preparation, capital assets, transit fund
**STAFF ACCOUNTANT** \tSeptember 2012 – February 2016
REDW LLC, Albuquerque, NM
* Audits of pueblos, schools and credit unions
# EDUCATION
BBA, Accounting, Fort Lewis College, Durango, CO, 2012
# LANGUAGES
English, Navajo (conversational), Spanish (working)
# COMMUNITY
Treasurer, Rio Rancho youth soccer
`,
  }),
  cv('02-en-ie-qs', 'pdf', 'en', 'IE', {
    names: ['Eoghan Fitzgerald', 'Eoghan P. Fitzgerald'],
    email: 'eoghan@fitz-qs.example',
    phone: '+353 86 555 0119',
    city: 'Mallow',
    headline: 'Senior Quantity Surveyor',
    languages: [],
    jobs: [
      'Senior Quantity Surveyor | BAM Ireland | Cork | 2020-02 | now',
      'Quantity Surveyor | John Sisk & Son | Cork | 2016-06 | 2020-01',
      'Quantity Surveyor | Lendlease | Sydney | 2013-11 | 2016-04',
      'Barman | The Hibernian | Mallow | 2009-06 | 2011-08',
      'Graduate QS | Bowen Group | Mallow | 2006-07 | 2009-02',
    ],
    page: `
FOOT Eoghan P. Fitzgerald – page 1 of 1
[[ 5 12
! Eoghan P. Fitzgerald
MSCSI MRICS
^ **Contact**
Mallow, Co. Cork
+353 86 555 0119
eoghan@fitz-qs.example
^ **Education**
BSc (Hons) Quantity Surveying, Waterford IT, 2006
Dip. Construction Law, Law Society, 2022
^ **Software**
CostX
Buildsoft
Procore
^ **Interests**
Munster, beekeeping
---
**Senior Quantity Surveyor**
Pharma and healthcare. Strong on final accounts and on conciliation under the public works contract.
^ **CAREER**
**Senior Quantity Surveyor, BAM Ireland, Cork**
02/2020 – date
* €94m hospital block; commercial lead with two juniors
* Settled the M&E final account without adjudication
**Quantity Surveyor, John Sisk & Son, Cork**
06/2016 – 01/2020
**Quantity Surveyor, Lendlease, Sydney**
11/2013 – 04/2016
* Barangaroo South, façade and fit-out packages
**Travelling: South America and New Zealand**
09/2011 – 10/2013
**Barman, The Hibernian, Mallow**
06/2009 – 08/2011
* After the crash. It paid the mortgage
**Graduate QS, Bowen Group, Mallow**
07/2006 – 02/2009
* Company wound up
]]
`,
  }),
  cv('03-en-nz-fabricator', 'odt', 'en', 'NZ', {
    names: ['Sione Taufa', 'Sione V. Taufa'],
    email: 'sione.taufa@waikatomail.example',
    phone: '027 555 0131',
    city: 'Hamilton',
    headline: 'Welder / Fabricator',
    languages: ['Tongan', 'English'],
    jobs: [
      'Leading Hand, Stainless | NDA Group | Hamilton | 2021-03 | now',
      'Welder Fabricator | Longveld | Hamilton | 2015-10 | 2021-02',
      'Welder | Ship Constructors | Whangārei | 2012-02 | 2015-09',
    ],
    page: `
|| 10 7
| ! Sione V. Taufa\\**Welder / Fabricator** | 18 Galloway Street, Hamilton 3216\\ph 027 555 0131\\sione.taufa@waikatomail.example
# What I do
TIG on stainless pipe and vessels, AS/NZS 1554.6 and ASME IX coded (6G, expires May 2027). MIG, stick, some aluminium. Read drawings, set out, teach the young ones.
# Where I have worked
## NDA Group, Hamilton
Leading Hand, Stainless
03/2021 to present
* Dairy silos up to 300,000 litres, site installs in Southland and Taranaki
* Team of seven; weekly toolbox talk
## Longveld, Hamilton
Welder Fabricator
10/2015 to 02/2021
* Brewery and winery tanks, handrail, architectural
## Ship Constructors, Whangārei
Welder
02/2012 to 09/2015
* Aluminium and steel hulls, refits
# Tickets
NZ Certificate in Engineering Fabrication Level 4 (Competenz, 2014), confined space, EWP, First Aid, Site Safe
# Languages
Tongan, English
# Hobbies
Church choir, rugby league (watching only now)
`,
  }),
  cv('04-en-au-electrician', 'doc', 'en', 'AU', {
    names: ['Tran Minh Quang', 'Quang Tran', 'Quang Minh Tran', 'Minh Quang Tran'],
    email: 'quang.tran.elec@bankstownpost.example',
    phone: '0491 570 313',
    city: 'Bankstown',
    headline: 'A Grade Electrician',
    languages: ['Vietnamese', 'English'],
    jobs: [
      'Leading Hand Electrician | Stowe Australia | | 2022-02 | now',
      'Electrician | Downer | | 2018-05 | 2022-01',
      'Apprentice Electrician | Nguyen & Sons Electrical | | 2014-01 | 2018-04',
    ],
    page: `
HEAD Candidate profile – exported 11/11/2026 – job ref 88214603
# Applicant
|| 5 12
| Family name | Tran
| Given names | Minh Quang
| Preferred name | Quang
| Email | quang.tran.elec@bankstownpost.example
| Mobile | 0491 570 313
| Home location | Bankstown NSW 2200
| Right to work | Australian citizen
| Notice period | 2 weeks
# Profile summary
A Grade Electrician
Commercial fit-out and data centre work. White card, EWP, working at heights, cabler registration (open).
# Career history
|| 8 9
| **Leading Hand Electrician** | Stowe Australia
| Feb 2022 – Present | Data hall in Eastern Creek: containment, busbar, UPS tie-ins. Six under me
| **Electrician** | Downer
| May 2018 – Jan 2022 | Rail signalling power, night possessions
| **Apprentice Electrician** | Nguyen & Sons Electrical
| Jan 2014 – Apr 2018 | Houses and shops
# Education
|| 8 9
| Certificate III in Electrotechnology | TAFE NSW, 2018
| Certificate IV in Instrumentation | TAFE NSW, in progress
# Languages
Vietnamese, English
# Salary expectation
$52 an hour plus super
`,
  }),
  cv('05-en-ng-civil', 'pdf', 'en', 'NG', {
    names: ['Chukwuemeka Daniel Okonkwo', 'Okonkwo Chukwuemeka Daniel', 'Chukwuemeka Okonkwo'],
    email: 'emeka.okonkwo@nigermail.example',
    phone: '+234 803 555 0172',
    city: 'Enugu',
    headline: 'Civil / Structural Engineer',
    languages: ['English', 'Igbo', 'Hausa'],
    aside: [3],
    jobs: [
      'Project Engineer | Julius Berger Nigeria Plc | Abuja | 2019-09 | now',
      'Site Engineer | Arab Contractors Nigeria | Enugu | 2015-02 | 2019-08',
      'Pupil Engineer | Enugu State Ministry of Works | Enugu | 2012-06 | 2015-01',
      'Youth Corps Member | Kano State Water Board | Kano | 2011-03 | 2012-02',
    ],
    page: `
! ENGR. OKONKWO CHUKWUEMEKA DANIEL, MNSE, R.Eng (COREN)
Civil / Structural Engineer
No. 5 Nza Street, Independence Layout, Enugu. +234 803 555 0172. emeka.okonkwo@nigermail.example
# BIO-DATA
|| 5 12
| Date of Birth | 7th April, 1987
| State of Origin / L.G.A. | Anambra / Nnewi North
| Marital Status | Married
# OBJECTIVE
To contribute to the infrastructure of any organisation that values integrity.
# WORK EXPERIENCE
**Julius Berger Nigeria Plc, Abuja** (September 2019 – Till Date)
Position: Project Engineer
* Second Niger Bridge approach roads, pile caps and drainage
* Supervises 4 site engineers, 11 foremen
**Arab Contractors Nigeria, Enugu** (February 2015 – August 2019)
Position: Site Engineer
**Enugu State Ministry of Works, Enugu** (June 2012 – January 2015)
Position: Pupil Engineer
**Kano State Water Board, Kano** (March 2011 – February 2012)
Position: Youth Corps Member (NYSC)
# INSTITUTIONS ATTENDED WITH DATES
University of Nigeria, Nsukka, B.Eng Civil Engineering (Second Class Upper), 2005 – 2010
Dennis Memorial Grammar School, Onitsha, WASSCE, 2004
# LANGUAGES
English, Igbo, Hausa (fair)
# HOBBIES
Reading, table tennis, choir
# REFEREES
Engr. Mrs. Ngozi Ude, Ministry of Works, Enugu
Rev. Canon P. Eze, All Saints, Enugu
`,
  }),
  cv('06-en-us-rn', 'odt', 'en', 'US', {
    names: ['LaTasha Renee Broussard', 'LaTasha R. Broussard', 'LaTasha Broussard'],
    email: 'ltbroussard.rn@bayoumail.example',
    phone: '(337) 555-0142',
    city: 'Lafayette',
    headline: 'Travel Nurse, ICU / Step-down',
    languages: [],
    jobs: [
      'Travel RN, CVICU | Aya Healthcare | San Diego, CA | 2026-03 | now',
      'Travel RN, ICU | Aya Healthcare | Tacoma, WA | 2025-08 | 2026-02',
      'Travel RN, Step-down | Medical Solutions | Tulsa, OK | 2025-01 | 2025-07',
      'Staff RN, ICU | Ochsner Lafayette General | Lafayette, LA | 2018-06 | 2024-12',
      'Patient Care Tech | Our Lady of Lourdes | Lafayette, LA | 2015-05 | 2018-05',
    ],
    page: `
! BROUSSARD, LaTASHA RENEE, BSN, RN, CCRN
Travel Nurse, ICU / Step-down
Permanent address: 118 Teche Lane, Lafayette, LA 70506 • Cell (337) 555-0142 • ltbroussard.rn@bayoumail.example
# LICENSES & CERTIFICATIONS
Louisiana RN, compact (exp. 01/31/2028); California RN
CCRN, BLS, ACLS, NIHSS
# ASSIGNMENTS
|| 6 6 5
| Position | Employer | Dates
| **Travel RN, CVICU** | Aya Healthcare\\assigned to Scripps Mercy, San Diego, CA | 03/2026 – present
| **Travel RN, ICU** | Aya Healthcare\\assigned to MultiCare Tacoma General, Tacoma, WA | 08/2025 – 02/2026
| **Travel RN, Step-down** | Medical Solutions\\assigned to Hillcrest, Tulsa, OK | 01/2025 – 07/2025
# STAFF EXPERIENCE
|| 6 6 5
| **Staff RN, ICU** | Ochsner Lafayette General, Lafayette, LA | 06/2018 – 12/2024
| **Patient Care Tech** | Our Lady of Lourdes, Lafayette, LA | 05/2015 – 05/2018
Charge nurse two nights a week from 2021. Ratio 1:2. CRRT, IABP, Impella. Epic and Cerner.
# EDUCATION
BSN, University of Louisiana at Lafayette, May 2018
# REFERENCES
Two charge nurses and one manager, on request
`,
  }),
  cv('07-en-us-driver-letter', 'txt', 'en', 'US', {
    names: ['Gary Lee Stoltzfus', 'Gary L. Stoltzfus', 'Gary Stoltzfus'],
    email: 'gary.stoltzfus@conestogamail.example',
    phone: '717-555-0109',
    city: 'Ephrata',
    languages: [],
    jobs: [
      'Class A driver | Martin Feed & Grain | New Holland | 2018-04 | now',
      'bus driver | Eschbach Bros. | Lancaster | 2012-08 | 2018-03',
      'delivery driver | Turkey Hill Dairy | Conestoga | 2001 | 2012',
    ],
    page: `
Gary L. Stoltzfus
812 Meadow Creek Rd
Ephrata PA 17522
717-555-0109
gary.stoltzfus@conestogamail.example

November 9, 2026

To: Lisa Hoover, Keystone Staffing, Lancaster PA

Dear Ms. Hoover,

You said a letter would do if I don't have a resume, so here is what I have done.

Since April 2018 I am a Class A driver with Martin Feed & Grain in New Holland. Bulk feed, walking floor and auger trailers, farm lanes in any weather. Home every night. They are selling the mill and that is why I am writing.

From August 2012 to March 2018 I was a bus driver for Eschbach Bros. in Lancaster, school runs and charters. I still have the P and S endorsements.

From 2001 to 2012 I worked as a delivery driver for Turkey Hill Dairy, Conestoga, stores in four counties, straight truck with liftgate.

I have had one ticket in thirty years, and that was for a tail light. Med card is good to August 2028. I would like $30 an hour and Sundays off.

I finished Ephrata High School in 1996 and did a diesel course at Thaddeus Stevens the year after.

Sincerely,
Gary Lee Stoltzfus
`,
  }),
  cv('08-en-gb-developer', 'pdf', 'en', 'GB', {
    names: ['Agnieszka Wróbel'],
    email: 'aga@wrobelcode.example',
    phone: '+44 7700 900842',
    city: 'Bristol',
    headline: 'Front-end engineer, accessibility nerd',
    languages: ['Polish', 'English', 'German'],
    jobs: [
      'Lead Front-end Engineer | OVO Energy | Bristol | 2024-01 | now',
      'Senior Front-end Engineer | OVO Energy | Bristol | 2021-04 | 2023-12',
      'Web Developer | Torchbox | Bristol | 2017-08 | 2021-03',
      'Junior Developer | Allegro | Poznań | 2015-09 | 2017-06',
    ],
    page: `
! agnieszka wróbel
front-end engineer, accessibility nerd
bristol / +44 7700 900842 / aga@wrobelcode.example / github.com/aga-wrobel-example
^ **/experience**
**OVO Energy** → Bristol, hybrid
Lead Front-end Engineer \t2024.01 – now
Senior Front-end Engineer \t2021.04 – 2023.12
* Design system used by 14 squads (React, TypeScript, Storybook)
* WCAG 2.2 AA audit of the whole account area; 312 findings, 6 left
* I interview, I mentor, I write the boring docs
**Torchbox** → Bristol
Web Developer \t2017.08 – 2021.03
* Wagtail and Django sites for charities: Samaritans, WaterAid, Mind
**Allegro** → Poznań
Junior Developer \t2015.09 – 2017.06
* Checkout, Angular 1 (sorry)
^ **/education**
MSc Computer Science, Adam Mickiewicz University, Poznań, 2015
^ **/stack**
TypeScript, React, Next.js, CSS, Playwright, axe, Node, a bit of Go
^ **/languages**
Polish (native) – English (C2) – German (A2)
^ **/offline**
bouldering, allotment, two cats
`,
  }),
  ...BY_HAND_FORTY_THIRD_REST_ENGLISH,
  ...BY_HAND_FORTY_THIRD_REST_GERMAN,
  ...BY_HAND_FORTY_THIRD_REST_FRENCH,
  ...BY_HAND_FORTY_THIRD_REST_SPANISH,
];
