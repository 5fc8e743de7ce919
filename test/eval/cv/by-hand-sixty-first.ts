import { BY_HAND_SIXTY_FIRST_MORE } from './by-hand-sixty-first-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-first');

/** CVs in English as an agency gets them in a month, all closed. All people are made up. */
export const BY_HAND_SIXTY_FIRST: Sheet[] = [
  cv('01-en-gb-care-assistant', 'docx', 'en', 'GB', {
    names: ['Rutendo Chipo Mavhunga', 'Rutendo Mavhunga'],
    email: 'rutendo.mavhunga@postbag.example',
    phone: '07700 900214',
    city: 'Wolverhampton',
    languages: ['English', 'Shona', 'Ndebele'],
    jobs: [
      'Senior Care Assistant | Penn Fields Nursing Home | Wolverhampton | 2023-02 | now',
      'Healthcare Assistant | Bluebird Care | Dudley | 2021-09 | 2023-01',
      'Nurse Aide | Mpilo Central Hospital | Bulawayo | 2015-03 | 2021-06',
    ],
    page: `
! RUTENDO CHIPO MAVHUNGA
16 Lea Road, Wolverhampton WV3 0LX
Mobile: 07700 900214
Email: rutendo.mavhunga@postbag.example
# PERSONAL STATEMENT
I am a caring and hardworking senior carer with over nine years in nursing homes, home care and hospital. I have a full UK driving licence and my own car. I am on a Skilled Worker visa and will need sponsorship to move.
# WORK HISTORY
**Senior Care Assistant**
Penn Fields Nursing Home, Wolverhampton
February 2023 – Present
* Leading a team of five on days, allocations and handover
* Giving medication, MAR charts, controlled drugs as second signatory
* Moving and handling with hoist, rota stand and slide sheets
* Care plans on PCS (Person Centred Software)
**Healthcare Assistant**
Bluebird Care, Dudley
September 2021 – January 2023
* Domiciliary calls, 8 to 10 clients per shift, end of life care
**Nurse Aide**
Mpilo Central Hospital, Bulawayo, Zimbabwe
March 2015 – June 2021
* Male surgical ward: bed baths, vital signs, feeding, last offices
# TRAINING
NVQ Level 3 Adult Care (2024)
Care Certificate (2021)
Red Cross Nurse Aide Certificate, Harare (2014)
# LANGUAGES
English, Shona, Ndebele
# REFERENCES
Available on request
`,
  }),
  cv('02-en-us-electrician', 'pdf', 'en', 'US', {
    names: ['Darnell K. Whitcomb', 'Darnell Whitcomb'],
    email: 'dkwhitcomb@wireline.example',
    phone: '(419) 555-0143',
    city: 'Toledo',
    headline: 'Journeyman Inside Wireman',
    jobs: [
      'Foreman | Romanoff Electric | Toledo, OH | 2021-05 | now',
      'Journeyman Electrician | Transtar Electric | Perrysburg, OH | 2016-06 | 2021-04',
      'Apprentice Electrician | IBEW Local 8 JATC | Rossford, OH | 2011-08 | 2016-06',
    ],
    aside: [2],
    page: `
> **Darnell K. Whitcomb**
> Journeyman Inside Wireman
> Toledo, OH 43615 | (419) 555-0143 | dkwhitcomb@wireline.example
# SUMMARY
Licensed journeyman, 10 years out of my time. Industrial and healthcare mostly: MCCs, switchgear, VFDs, nurse call, fire alarm. OSHA 30. Comfortable running a crew of six and still carrying my tools.
# EXPERIENCE
**Romanoff Electric** – Toledo, OH \tMay 2021 – Present
__Foreman__
* Ran power and controls on a 140,000 sq ft bottling plant addition, finished nine days early
* Lay out, material takeoff, daily reports, two apprentices under me at all times
**Transtar Electric** – Perrysburg, OH \tJune 2016 – April 2021
__Journeyman Electrician__
* Refinery turnarounds, explosion proof conduit, heat trace
* St. Luke’s tower: branch power, isolation panels in 6 ORs
**IBEW Local 8 JATC** – Rossford, OH \tAug 2011 – June 2016
__Apprentice Electrician__
* Five year program, 8,000+ hours on the job
# LICENSES & CERTIFICATIONS
OSHA 30 (2022) | NFPA 70E | CPR/First Aid | Scissor and boom lift
# EDUCATION
Scott High School, Toledo, OH – Diploma, 2010
`,
  }),
  cv('03-en-ie-chef', 'doc', 'en', 'IE', {
    names: ['Cathal Ó Drisceoil', 'Cathal O’Driscoll'],
    email: 'cathalod@kitchenpass.example',
    phone: '020 915 3308',
    city: 'Clonakilty',
    jobs: [
      'Head Chef | An Súgán Bay Hotel | Clonakilty | 2022 | now',
      'Sous Chef | The Old Pier | Kinsale | 2018 | 2022',
      'Chef de Partie | Ballymaloe House | Shanagarry | 2015 | 2018',
      'Commis Chef | Hayfield Manor | Cork | 2013 | 2015',
    ],
    page: `
Cathal Ó Drisceoil (Cathal O’Driscoll)
Strand Road, Clonakilty, Co. Cork
020 915 3308 / cathalod@kitchenpass.example

I’m a chef 12 years, all of it in Cork and most of it looking out at the sea. I do my own butchery and bread. Food cost under 29% last season. Looking for a daytime or five-day post as we have a small lad now.

__Where I’ve worked__
|| 3.5 13.5
| 2022 to now | **Head Chef, An Súgán Bay Hotel, Clonakilty**\\Brigade of 9, 120 covers Saturday, weddings to 180. Rewrote the bar menu, HACCP brought from a D to an A with the EHO.
| 2018 – 2022 | **Sous Chef, The Old Pier, Kinsale**\\Fish only. Ordering off the boats, ran the pass four nights of six.
| 2015 – 2018 | **Chef de Partie, Ballymaloe House, Shanagarry**\\Sauce and larder.
| 2013 – 2015 | **Commis Chef, Hayfield Manor, Cork**\\All sections, breakfast for a year!

__College__
Higher Certificate in Culinary Arts, CIT Bishopstown, 2013
HACCP level 3, Manual Handling, Allergens

__Outside of it__
Rowing with Ring, hurling when the knee allows
`,
  }),
  cv('04-en-au-boilermaker', 'docx', 'en', 'AU', {
    names: ['Jayden Kowalczyk'],
    email: 'jayden.kowalczyk@boilie.example',
    phone: '0491 570 156',
    city: 'Gladstone',
    headline: 'Boilermaker / Welder',
    jobs: [
      'Boilermaker | UGL | Gladstone | 2022-03 | now',
      'Leading Hand Boilermaker | Monadelphous | Karratha | 2019-01 | 2022-02',
      'Boilermaker | Bundaberg Walkers Engineering | Bundaberg | 2016-11 | 2018-12',
      'Apprentice Boilermaker | Bundaberg Walkers Engineering | Bundaberg | 2013-01 | 2016-11',
    ],
    aside: [3],
    page: `
! Jayden Kowalczyk
Boilermaker / Welder
|| 8.5 8.5
| Gladstone QLD 4680\\Ph: 0491 570 156 | jayden.kowalczyk@boilie.example\\Available: 1 week’s notice
# Tickets & Licences
* HR licence, C class manual
* White Card, Working at Heights, Confined Space, Gas Test Atmospheres
* EWP over 11 m, Dogging (DG), Forklift (LF)
* AS1796 Cert 1, 3 and 7
# Employment
## UGL, Gladstone
Boilermaker | 03/2022 – current
* Maintenance at QAL, 4 and 3 roster plus shuts. Digesters, tanks, pipe spools, chutes and liners
## Monadelphous – Karratha
Leading Hand Boilermaker | 01/2019 – 02/2022
* FIFO 2:1, crew of 8, JHAs and pre-starts
* LNG train turnarounds, stick and TIG on P91
## Bundaberg Walkers Engineering – Bundaberg
Boilermaker | 11/2016 – 12/2018
Apprentice Boilermaker | 01/2013 – 11/2016
* Sugar mill rollers, pressure vessels, cane bins
# Education
Cert III Engineering – Fabrication Trade (MEM30305), TAFE Queensland, 2016
Year 12, Kepnock State High, 2012
# Referees
Stu Pascoe, Supervisor, UGL: 0491 570 313
Deb Lawler, Workshop Manager, Bundaberg Walkers: 0491 570 737
`,
  }),
  cv('05-en-gb-solicitor', 'pdf', 'en', 'GB', {
    names: ['Harriet Olusola-Finch'],
    email: 'h.olusolafinch@lawmail.example',
    phone: '+44 7700 900882',
    city: 'Leeds',
    languages: ['English', 'French'],
    jobs: [
      'Associate, Commercial Property | Walker Morris LLP | Leeds | 2022-10 | now',
      'Solicitor, Real Estate | Irwin Mitchell LLP | Sheffield | 2019-09 | 2022-09',
      'Trainee Solicitor | Irwin Mitchell LLP | Sheffield | 2017-09 | 2019-08',
      'Paralegal | Ison Harrison | Leeds | 2015-07 | 2017-08',
    ],
    aside: [2],
    page: `
HEAD Harriet Olusola-Finch – Curriculum Vitae
# Harriet Olusola-Finch
Flat 9, Victoria Quays, Leeds LS10 | +44 7700 900882 | h.olusolafinch@lawmail.example
Admitted September 2019. SRA no. 000555
## Profile
Commercial property solicitor with seven years’ PQE acting for landlords, developers and two retail tenants with national estates. Recommended in the Legal 500 2025 as a “name to note”. I am looking for a senior associate role with a clear route to legal director.
## Career
**Associate, Commercial Property**
Walker Morris LLP, Leeds
October 2022 to date
* Running a caseload of 40 to 50 matters with values to £28m
* Lead on the asset management of a nine-scheme shopping centre portfolio
* Supervising a trainee and an NQ
**Solicitor, Real Estate**
Irwin Mitchell LLP, Sheffield
September 2019 to September 2022
* Landlord and tenant, plot sales, development finance
**Trainee Solicitor**
Irwin Mitchell LLP, Sheffield
September 2017 to August 2019
* Seats: real estate, banking, court of protection, commercial litigation
**Paralegal**
Ison Harrison, Leeds
July 2015 to August 2017
* Residential conveyancing from instruction to post-completion
## Education
LPC, University of Law, Leeds – Distinction, 2015
LLB (Hons) Law with French, University of Hull – 2:1, 2014
## Languages
English (native), French (working knowledge)
FOOT Page 1
`,
  }),
  cv('06-en-in-qa-engineer', 'pdf', 'en', 'IN', {
    names: ['Lakshmi Priya Venkataraghavan', 'Lakshmi Priya V', 'Lakshmi Priya'],
    email: 'lakshmipriya.v@qamail.example',
    phone: '+91 98405 55017',
    city: 'Chennai',
    headline: 'Senior QA Automation Engineer',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Senior QA Engineer | Freshworks | Chennai | 2022-07 | now',
      'Test Analyst | Cognizant Technology Solutions | Chennai | 2019-04 | 2022-06',
      'Programmer Analyst Trainee | Cognizant Technology Solutions | Coimbatore | 2018-08 | 2019-03',
    ],
    aside: [2],
    page: `
> **LAKSHMI PRIYA VENKATARAGHAVAN**
> Senior QA Automation Engineer
> Velachery, Chennai – 600042 | +91 98405 55017 | lakshmipriya.v@qamail.example
# CAREER OBJECTIVE
To obtain a challenging position as an SDET in a product based company where I can utilize my skills in test automation for the growth of the organization.
# PROFESSIONAL SUMMARY
* 8 years of experience in manual and automation testing of web and mobile applications
* Hands on in Selenium WebDriver with Java, Playwright, REST Assured, Appium
* Good exposure to CI with Jenkins and GitHub Actions
* ISTQB Foundation Level certified
# WORK EXPERIENCE
|| 4.5 4.5 4 4
| **Organization** | **Designation** | **Location** | **Duration**
| Freshworks | Senior QA Engineer | Chennai | Jul 2022 – Till date
| Cognizant Technology Solutions | Test Analyst | Chennai | Apr 2019 – Jun 2022
| Cognizant Technology Solutions | Programmer Analyst Trainee | Coimbatore | Aug 2018 – Mar 2019
# PROJECT DETAILS
**Customer support suite**
Environment: Playwright, TypeScript, Jenkins, JIRA
* Designed the page object framework from scratch and reduced the regression time from 3 days to 5 hours
**Claims portal for a US insurer**
Environment: Selenium, Java, TestNG, HP ALM
* Written and executed 1400+ test cases, defect triage with onsite team
# ACADEMICS
B.E. (ECE), Easwari Engineering College, Anna University, 2018, CGPA 8.1
HSC, DAV Girls Higher Secondary School, 2014, 94%
# PERSONAL DETAILS
Father’s name \t: S. Venkataraghavan
Date of birth \t: 11 June 1997
Marital status \t: Married
Languages known \t: Tamil, English, Hindi
# DECLARATION
I hereby declare that the above furnished details are true to the best of my knowledge.
Place: Chennai
(LAKSHMI PRIYA V)
`,
  }),
  cv('07-en-us-medical-assistant', 'doc', 'en', 'US', {
    names: ['Yesenia Marroquín-Blake'],
    email: 'yesenia.mb@clinicdesk.example',
    phone: '602-555-0178',
    city: 'Glendale',
    languages: ['English', 'Spanish'],
    jobs: [
      'Lead Medical Assistant | Valle del Sol Community Health | Phoenix, AZ | 2023-01 | now',
      'Medical Assistant | Banner Pediatrics | Glendale, AZ | 2019-06 | 2022-12',
      'Front Desk Receptionist | Sunstate Eye Care | Peoria, AZ | 2017-02 | 2019-05',
    ],
    page: `
[[ 5.5 11.5
**CONTACT**
602-555-0178
yesenia.mb@clinicdesk.example
Glendale, AZ 85302

**SKILLS**
Phlebotomy
EKG
Vaccines (VFC)
Epic, NextGen
Prior authorizations
Triage calls

**LANGUAGES**
English
Spanish

**EDUCATION**
Medical Assisting Diploma
Pima Medical Institute, 2019
---
! Yesenia Marroquín-Blake, CMA (AAMA)
I love a busy clinic. Seven years in peds and family medicine with patients from newborn to ninety, half of them Spanish speaking.
# Experience
**Lead Medical Assistant**
Valle del Sol Community Health – Phoenix, AZ
Jan 2023 – Present
* Schedule and train 11 MAs across two sites
* Cut no-shows from 24% to 15% with reminder calls the evening before
**Medical Assistant**
Banner Pediatrics – Glendale, AZ
June 2019 – Dec 2022
* Roomed 30+ patients a day, vitals, hearing and vision, immunizations
**Front Desk Receptionist**
Sunstate Eye Care – Peoria, AZ
Feb 2017 – May 2019
* Check-in, co-pays, insurance verification
]]
`,
  }),
  cv('08-en-nz-dairy-farm', 'docx', 'en', 'NZ', {
    names: ['Tamati Rewi Paraone', 'Tamati Paraone'],
    email: 'tamparaone@cowcocky.example',
    phone: '021 555 0147',
    city: 'Morrinsville',
    jobs: [
      'Farm Manager | Glenavon Dairies Ltd | Morrinsville | 2021-06 | now',
      '2IC | Te Hoe Farms | Tahuna | 2018-06 | 2021-05',
      'Dairy Farm Assistant | Kereone Trust | Morrinsville | 2015-06 | 2018-05',
      'Shearing Shed Hand | Paraone & Sons | Te Kuiti | 2014 | 2015',
    ],
    page: `
Curriculum Vitae

**Name:** Tamati Rewi Paraone
**Address:** 281 Kiwitahi Road, RD 1, Morrinsville 3371
**Cell:** 021 555 0147
**Email:** tamparaone@cowcocky.example
**Licence:** Full car, wheels, tracks and rollers

**About me**
Local bloke, 30, partner and two kids, no smoke no drugs. Been milking since I left school. Good with staff and better with stock. Chasing a 600 cow manager’s job or a contract milking position for next season, 1 June start. Two working dogs, both quiet.

**Work**
June 2021 – now
Farm Manager, Glenavon Dairies Ltd, Morrinsville
480 cows, 44 aside herringbone with Protrack. Two staff. 192,000 kgMS last season, SCC average 128. Do all the feed budgets, mating 10 weeks no bulls.

June 2018 – May 2021
2IC, Te Hoe Farms, Tahuna
900 cows, 60 bail rotary. Ran the calf shed, relief manager every third week

June 2015 – May 2018
Dairy Farm Assistant, Kereone Trust, Morrinsville
320 cows, autumn calving

2014 – 2015
Shearing Shed Hand, Paraone & Sons, Te Kuiti
Uncle’s gang

**Quals**
NZ Certificate in Agriculture Level 4 (Dairy), Primary ITO 2019
Growsafe, first aid
NCEA Level 2, Te Kuiti High

**Referees**
Alan Cathcart, owner, Glenavon – 021 555 0188
Jo Hiscock, Te Hoe Farms – 027 555 0119
`,
  }),
  cv('09-en-ca-heavy-equipment', 'doc', 'en', 'CA', {
    names: ['Wade Bouvier-Cardinal'],
    email: 'wadebc@dirtwork.example',
    phone: '780-555-0162',
    city: 'Athabasca',
    headline: 'Heavy Equipment Operator',
    jobs: [
      'Excavator and Dozer Operator | North American Construction Group | Fort McKay, AB | 2020-04 | now',
      'Grader Operator | Athabasca County | Athabasca, AB | 2014-05 | 2020-03',
      'Rock Truck Driver | Suncor Energy | Fort McMurray, AB | 2011-09 | 2014-04',
      'Labourer | Cardinal Oilfield Services | Lac La Biche, AB | 2009 | 2011',
    ],
    page: `
> **WADE BOUVIER-CARDINAL**
> Heavy Equipment Operator
> Box 118, Athabasca, AB T9S 2A1
> 780-555-0162    wadebc@dirtwork.example
^ **EQUIPMENT**
|| 6 5.5 5.5
| Cat 349, 374 and Hitachi EX1200 | D6 to D10 | 14M and 16M graders
| 777 and 793 haul trucks | 980 loader | Packers, water truck
^ **WORK EXPERIENCE**
**North American Construction Group**, Fort McKay, AB
Excavator and Dozer Operator, Apr 2020 – present
* Overburden, tailings dykes, haul road building, 14/7 camp
* GPS grade control, Trimble and Topcon
* 0 lost time
**Athabasca County**, Athabasca, AB
Grader Operator, May 2014 – Mar 2020
* 210 km of gravel beat, snow in winter, crowning and ditch pull in summer
**Suncor Energy**, Fort McMurray, AB
Rock Truck Driver, Sept 2011 – Apr 2014
**Cardinal Oilfield Services**, Lac La Biche, AB
Labourer, 2009 – 2011
^ **TICKETS**
CSTS 2020, OSSA BSO, H2S Alive, Standard First Aid, Ground Disturbance 201
Class 1 licence with air
^ **EDUCATION**
Grade 12, Edwin Parr Composite, 2009
`,
  }),
  cv('10-en-ph-nurse-abroad', 'docx', 'en', 'PH', {
    names: ['Maria Cristina D. Balagtas', 'Maria Cristina Balagtas', 'Balagtas, Maria Cristina D.'],
    email: 'mcbalagtas.rn@wardmail.example',
    phone: '+63 917 555 0136',
    city: 'Quezon City',
    languages: ['English', 'Filipino', 'Ilocano'],
    jobs: [
      'Staff Nurse – Hemodialysis Unit | National Kidney and Transplant Institute | Quezon City | 2021-03 | now',
      'Staff Nurse – Medical-Surgical Ward | Ilocos Training and Regional Medical Center | San Fernando, La Union | 2017-08 | 2021-02',
      'Company Nurse | Robinsons Place La Union | San Fernando, La Union | 2016-10 | 2017-07',
    ],
    page: `
[[ 12 5
! MARIA CRISTINA D. BALAGTAS, RN
B12 L4 Sampaguita St., Brgy. Pasong Tamo, Quezon City 1107
Mobile: +63 917 555 0136
Email: mcbalagtas.rn@wardmail.example
---
PIC photo | 2x2 picture
]]
# PERSONAL DATA
|| 5 12
| Date of Birth | November 2, 1994
| Civil Status | Single
| Religion | Roman Catholic
| Height / Weight | 5’2” / 53 kg
| Passport | valid until 2031
| Languages spoken | English, Filipino, Ilocano
# WORK EXPERIENCE
|| 5 12
| March 2021 – Present | **Staff Nurse – Hemodialysis Unit**\\National Kidney and Transplant Institute, Quezon City\\Bed capacity 378, nurse-patient ratio 1:4\\Cannulation of AVF and AVG, Fresenius 4008S and 5008, isolation room for Hepa B
| August 2017 – February 2021 | **Staff Nurse – Medical-Surgical Ward**\\Ilocos Training and Regional Medical Center, San Fernando, La Union\\Bed capacity 300, ratio 1:12
| October 2016 – July 2017 | **Company Nurse**\\Robinsons Place La Union, San Fernando, La Union\\First aid, pre-employment check-up of tenants
# EDUCATION
BS Nursing, Saint Louis College, San Fernando, La Union, 2015
# LICENSES
PRC Nurse Licensure Examination, November 2015, 82.40%
Prometric (SCFHS) passed 2025, Dataflow positive
ACLS and BLS, Philippine Heart Association
`,
  }),
  cv('11-en-gb-hgv-driver', 'doc', 'en', 'GB', {
    names: ['Grzegorz Piotr Walczak', 'Grzegorz Walczak', 'Greg Walczak', 'Grzegorz (Greg) Walczak'],
    email: 'greg.walczak@cabmail.example',
    phone: '07700 900467',
    city: 'Peterborough',
    headline: 'HGV Class 1 driver',
    languages: ['Polish', 'English', 'Russian'],
    jobs: [
      'Class 1 Driver | Culina Logistics | Peterborough | 2019-08 | now',
      'Class 2 Driver | Brakes | Peterborough | 2015-03 | 2019-07',
      'Warehouse Operative | Amazon | Peterborough | 2012-10 | 2015-02',
      'Kierowca | Raben Transport | Poznań | 2007 | 2012',
    ],
    page: `
CV – Grzegorz (Greg) Walczak, HGV Class 1 driver
Tel 07700 900467, greg.walczak@cabmail.example, Peterborough PE1
C+E since 2018, CPC valid to 09/2029, digi card, no points, ADR (packages and tanks)

Hello, I am looking Class 1 days or tramping Mon-Fri, start from 4 am is OK. No handball please (back operation 2023, now all OK).

EXPERIENCE

08/2019 – now   Culina Logistics, Peterborough
Class 1 Driver
Fridge trailers to RDC all over UK, double deck, multi drop max 4. Night trunk to Warrington for one year.

03/2015 – 07/2019   Brakes, Peterborough
Class 2 Driver
Multidrop to schools and pubs, 15-18 drops, tail lift, cage and handball

10/2012 – 02/2015   Amazon, Peterborough
Warehouse Operative
Reach truck, counterbalance, pick and pack, problem solve

2007 – 2012   Raben Transport, Poznań, Poland
Kierowca (driver), C category, Poland and Germany

EDUCATION
Technical school of motor vehicles, Gniezno, 2006

LANGUAGES
Polish – mother tongue
English – good
Russian – basic

Full name for paperwork: Grzegorz Piotr Walczak
`,
  }),
  cv('12-en-sg-logistics', 'pdf', 'en', 'SG', {
    names: [
      'Tan Wei Ling, Charlene',
      'Tan Wei Ling Charlene',
      'Charlene Tan Wei Ling',
      'Charlene Tan',
      'Tan Wei Ling',
    ],
    email: 'charlene.tanwl@portmail.example',
    phone: '+65 8555 0129',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Assistant Manager, Ocean Freight | Kuehne+Nagel | Singapore | 2022-04 | now',
      'Senior Shipping Executive | DB Schenker | Singapore | 2018-06 | 2022-03',
      'Shipping Executive | YCH Group | Singapore | 2015-07 | 2018-05',
    ],
    page: `
! Charlene Tan Wei Ling
Blk 422 Tampines Street 41 #08-117, Singapore 520422
HP: +65 8555 0129 • Email: charlene.tanwl@portmail.example
Notice period: 2 months • Expected salary: negotiable
# Work Experience
**Kuehne+Nagel** \tApr 2022 – Present
**Assistant Manager, Ocean Freight**
* Lead 7 executives handling FCL/LCL export for pharma and chemical principals, 1,100 TEU per month
* Negotiated NAC rates with four carriers, saving S$310k in FY24
* DG declaration, IMDG class 3, 6.1, 8 and 9
**DB Schenker** \tJun 2018 – Mar 2022
**Senior Shipping Executive**
* Key account for two semicon customers, KPI 98.7% on time documentation
* TradeNet permits, L/C documents, COO
**YCH Group** \tJul 2015 – May 2018
**Shipping Executive**
* Booking, B/L issuance, haulier arrangement
# Education
BSc (Hons) Supply Chain Management, SIM–RMIT, 2015
Diploma in Logistics Management, Republic Polytechnic, 2012
# Skills
CargoWise One, SAP TM, TradeNet, MS Excel (Power Query)
# Languages
English, Mandarin, Hokkien
`,
  }),
  cv('13-en-za-bank-teller', 'doc', 'en', 'ZA', {
    names: ['Nokuthula Precious Mthembu', 'Nokuthula Mthembu'],
    email: 'nokuthulamthembu@tellerbox.example',
    phone: '072 555 0164',
    city: 'Pietermaritzburg',
    languages: ['isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Bank Teller | Capitec Bank | Pietermaritzburg | 2020-02 | now',
      'Cashier | Pick n Pay | Howick | 2017-05 | 2020-01',
      'Learner – Retail Operations | Pick n Pay | Howick | 2016-03 | 2017-03',
    ],
    aside: [2],
    page: `
> CURRICULUM VITAE
> OF
> NOKUTHULA PRECIOUS MTHEMBU
# PERSONAL PARTICULARS
|| 6 11
| Surname | Mthembu
| First names | Nokuthula Precious
| Gender | Female
| Nationality | South African
| Home language | isiZulu
| Other languages | English, Afrikaans
| Driver’s licence | Code 8
| Residential address | 114 Sweetwaters Road, Pietermaritzburg, 3201
| Cell | 072 555 0164
| E-mail | nokuthulamthembu@tellerbox.example
| Health | Excellent
# SECONDARY EDUCATION
School: Siyahlomula High School
Grade passed: Grade 12 (2014)
# TERTIARY EDUCATION
Institution: Umfolozi TVET College
Course: N4–N6 Financial Management (2020 to 2022, part time)
# EMPLOYMENT HISTORY
|| 6 11
| Company | Capitec Bank
| Branch | Pietermaritzburg, Church Street
| Position | Bank Teller
| Period | February 2020 to date
| Duties | Deposits and withdrawals, balancing the till, ATM replenishment, opening accounts, FICA documents
|| 6 11
| Company | Pick n Pay
| Branch | Howick
| Position | Cashier
| Period | May 2017 to January 2020
| Reason for leaving | Better prospects
|| 6 11
| Company | Pick n Pay
| Branch | Howick
| Position | Learner – Retail Operations
| Period | March 2016 to March 2017
| Duties | W&RSETA learnership, NQF 2
# REFERENCES
Mrs L. Govender, Branch Manager, Capitec, 033 555 0110
Mr S. Dlamini, Front End Manager, Pick n Pay Howick, 033 555 0121
`,
  }),
  cv('14-en-ae-hotel-front-office', 'pdf', 'en', 'AE', {
    names: ['Mohamed Rashwan El-Sherbiny', 'Mohamed El-Sherbiny'],
    email: 'm.elsherbiny@lobbymail.example',
    phone: '+971 50 555 0173',
    city: 'Dubai',
    headline: 'Front Office Supervisor',
    languages: ['Arabic', 'English', 'Russian'],
    jobs: [
      'Front Office Supervisor | Rove Hotels | Dubai | 2023-05 | now',
      'Guest Service Agent | Jumeirah Beach Hotel | Dubai | 2020-11 | 2023-04',
      'Receptionist | Steigenberger Al Dau Beach | Hurghada | 2017-02 | 2020-03',
    ],
    page: `
[[ 6 11
PIC portrait | Photo of the applicant
**Personal Info**
Nationality: Egyptian
DOB: 19/04/1995
Visa: Employment, transferable
Marital status: Single
**Contact**
+971 50 555 0173
m.elsherbiny@lobbymail.example
Al Barsha 1, Dubai
**Languages**
Arabic – native
English – fluent
Russian – intermediate
**Systems**
Opera PMS / Opera Cloud
Micros
Knowcross
---
! MOHAMED RASHWAN EL-SHERBINY
**Front Office Supervisor**
Hospitality professional with 8+ years in 4 and 5 star properties in UAE and Egypt. Pre-opening experience. Guest satisfaction is my passion.
# WORK EXPERIENCE
**Front Office Supervisor**
__Rove Hotels, Dubai__
May 2023 – Present
* Supervising 9 agents per shift, 480 rooms
* Upselling AED 35,000 per month average
**Guest Service Agent**
__Jumeirah Beach Hotel, Dubai__
Nov 2020 – Apr 2023
* Check in and out, VIP amenities, night audit back-up
**Receptionist**
__Steigenberger Al Dau Beach, Hurghada, Egypt__
Feb 2017 – Mar 2020
* Groups from Russia and Germany, cashiering
# EDUCATION
Bachelor of Tourism and Hotels, Mansoura University, 2016
# AWARDS
Employee of the Month, August 2024
]]
`,
  }),
  cv('15-en-ie-lab-analyst', 'docx', 'en', 'IE', {
    names: ['Niamh Geraghty'],
    email: 'niamhgeraghty@benchmail.example',
    phone: '020 913 7742',
    city: 'Tuam',
    jobs: [
      'QC Analyst II | Abbott | Longford | 2023-09 | now',
      'QC Microbiology Analyst | Allergan | Westport | 2020-07 | 2023-08',
      'Laboratory Technician | Complete Laboratory Solutions | Ros Muc | 2019-06 | 2020-06',
      'Student Intern | Teagasc | Athenry | 2018-01 | 2018-08',
    ],
    aside: [3],
    page: `
# Niamh Geraghty
Cloonthue, Tuam, Co. Galway   ·   020 913 7742   ·   niamhgeraghty@benchmail.example
## Summary
QC analyst, six years between micro and chemistry in GMP. HPLC, dissolution, KF, environmental monitoring, endotoxin. I have written and closed over 70 deviations in TrackWise and have faced an FDA inspector twice and lived.
## Employment
**QC Analyst II**, Abbott, Longford \t09/2023 – present
* Immunoassay reagents: release and stability testing
* Trainer for the pipetting and balance SOPs
* Lean yellow belt project: cut release from 11 days to 8
**QC Microbiology Analyst**, Allergan, Westport \t07/2020 – 08/2023
* EM of grade A to D rooms, bioburden, sterility in isolator
* Shift: 4-cycle
**Laboratory Technician**, Complete Laboratory Solutions, Ros Muc \t06/2019 – 06/2020
* Water and food micro, ISO 17025
**Student Intern**, Teagasc, Athenry \t01/2018 – 08/2018
* Grass silage samples, sheep faecal egg counts (yes)
## Education
BSc (Hons) Applied Biology and Biopharmaceutical Science, GMIT, 2:1, 2015–2019
Leaving Cert, Presentation College Headford, 2015
## Interests
Sea swimming, camogie with Killererin, Tidy Towns
`,
  }),
  cv('16-en-us-teacher', 'pdf', 'en', 'US', {
    names: ['Kimberly Ann Osterhaus', 'Kimberly Osterhaus', 'Kim Osterhaus'],
    email: 'kosterhaus@classmail.example',
    phone: '515.555.0119',
    city: 'Ames',
    jobs: [
      'High School Chemistry Teacher | Gilbert Community School District | Gilbert, Iowa | 2014 | now',
      'Science Teacher, Grades 7–8 | Boone Middle School | Boone, Iowa | 2009 | 2014',
      'Long-Term Substitute | Ames High School | Ames, Iowa | 2008 | 2009',
      'Student Teacher | Valley High School | West Des Moines, Iowa | 2008 | 2008',
    ],
    aside: [3],
    page: `
KIMBERLY ANN OSTERHAUS
2207 Duff Avenue, Ames, Iowa 50010 | 515.555.0119 | kosterhaus@classmail.example

**OBJECTIVE**
To teach chemistry in a district where I can also build a dual-credit program.

**LICENSURE**
Iowa Master Educator License; endorsements 5–12 Chemistry (151), 5–12 Basic Science (150). Valid through 2029.

**TEACHING EXPERIENCE**
**High School Chemistry Teacher**, Gilbert Community School District, Gilbert, Iowa
2014–present
* Chemistry, AP Chemistry (mean score 3.9 over the past five years), Forensics elective
* Science Bound mentor; wrote a $14,000 STEM grant for new fume hoods
* Department chair since 2020
**Science Teacher, Grades 7–8**, Boone Middle School, Boone, Iowa
2009–2014
* Moved the department to NGSS-style storylines before it was required
* Coached 8th grade track
**Long-Term Substitute**, Ames High School, Ames, Iowa
2008–2009
**Student Teacher**, Valley High School, West Des Moines, Iowa
2008

**EDUCATION**
M.Ed., Curriculum and Instruction, Drake University, 2013
B.S., Chemistry, Iowa State University, 2008

**REFERENCES**
Dr. Paul Engelbrecht, Principal, Gilbert High School, 515.555.0102
`,
  }),
  cv('17-en-au-childcare', 'doc', 'en', 'AU', {
    names: [
      'Thi Hong Nhung Pham',
      'Hong Nhung Pham',
      'Nhung Pham',
      'Rosie Pham',
      'Thi Hong Nhung (Rosie) Pham',
    ],
    email: 'rosie.pham@kindymail.example',
    phone: '0491 570 110',
    city: 'Footscray',
    languages: ['Vietnamese', 'English'],
    jobs: [
      'Room Leader – Toddlers | Goodstart Early Learning | Sunshine | 2022-01 | now',
      'Early Childhood Educator | Little Wattles Child Care | St Albans | 2019-02 | 2021-12',
      'Nail Technician | Lotus Nails | Footscray | 2016-08 | 2019-01',
      'Placement Student | Yarraville Kindergarten | Yarraville | 2018-09 | 2018-11',
    ],
    aside: [3],
    page: `
! Thi Hong Nhung (Rosie) Pham
Unit 6, 31 Ballarat Rd, Footscray VIC 3011
M 0491 570 110
E rosie.pham@kindymail.example
^ Working with Children Check (employee), current police check, HLTAID012, anaphylaxis and asthma
# About me
A warm, patient educator who follows the EYLF and believes that children learn when they get dirty. I have my Diploma and I am half way in the Bachelor of Early Childhood Teaching at VU.
# Experience
Room Leader – Toddlers
Goodstart Early Learning, Sunshine
January 2022 – present
* 15 children, 4 educators, programming and reflections on Storypark
* Educational Leader back up; service rated Exceeding in 2024
Early Childhood Educator
Little Wattles Child Care, St Albans
February 2019 – December 2021
* Babies room, then kinder
* Opening and closing shift
Nail Technician
Lotus Nails, Footscray
August 2016 – January 2019
Placement Student
Yarraville Kindergarten, Yarraville
September – November 2018
# Education
Diploma of Early Childhood Education and Care, Victoria University Polytechnic, 2018
Year 12, Lê Quý Đôn High School, Đà Nẵng, 2014
# Languages
Vietnamese (native)
English (IELTS 7.0)
`,
  }),
  cv('18-en-gb-agency-anonymous', 'docx', 'en', 'GB', {
    names: [],
    city: 'Swindon',
    jobs: [
      'Credit Controller | Nationwide Platforms | Swindon | 2021-06 | now',
      'Sales Ledger Clerk | WHSmith | Swindon | 2017-01 | 2021-05',
      'Accounts Assistant | Arval UK | Swindon | 2013-09 | 2016-12',
    ],
    page: `
HEAD Larkhill Finance Recruitment  |  Candidate profile in confidence
# CANDIDATE PROFILE
|| 5.5 11.5
| Candidate ref. | LF-20417
| Hours | Full time, hybrid welcome
| Location | Swindon, will travel 25 miles
| Notice | 4 weeks
| Salary sought | £34,000 – £36,000
| Consultant | Becky Thorne, 01632 960417, becky@larkhill.example
## Consultant’s comments
A confident and tidy credit controller with a calm telephone manner. Took DSO from 61 to 44 days in her present role. Interviewed face to face in September. Leaves only because the ledger moves to Leicester.
## Employment history
**June 2021 – present**
Nationwide Platforms, Swindon
Credit Controller
* Ledger of 900 live accounts, £4.2m
* Weekly cash forecast, stop list, CCJs and Money Claim Online
**January 2017 – May 2021**
WHSmith, Swindon
Sales Ledger Clerk
* Concession invoices, allocations, month end
**September 2013 – December 2016**
Arval UK, Swindon
Accounts Assistant
## Qualifications
CICM Level 3 (2022)
AAT Level 2 (2014)
## Systems
Sage 200, SAP, Excel to pivot tables
FOOT Introduced subject to our terms of business. Larkhill Finance Recruitment, 4 Wood Street, Swindon
`,
  }),
  ...BY_HAND_SIXTY_FIRST_MORE,
];
