import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-second');

/** Eighteen CVs in English from many countries that are closed. All people are made up. */
export const BY_HAND_SIXTY_SECOND: Sheet[] = [
  cv('01-en-gb-care-assistant', 'docx', 'en', 'GB', {
    names: ['Sharon Tildesley'],
    email: 'sharont1971@bluepost.example',
    phone: '07700 900214',
    city: 'Walsall',
    jobs: [
      'Senior Care Assistant | Harden Grange Residential Home | Walsall | 2019-04 | now',
      'Care Assistant | Harden Grange Residential Home | Walsall | 2014-09 | 2019-04',
      'Home Carer | Allied Healthcare | Wolverhampton | 2010-02 | 2014-08',
      'Checkout Assistant | Asda | Bloxwich | 2001 | 2010',
    ],
    page: `
> **Sharon Tildesley**
> 48 Leckie Road, Walsall, WS2 8DA
> Mobile 07700 900214
> sharont1971@bluepost.example
# About me
I am a reliable, caring person who has worked with the elderly for sixteen years. I do not mind what shifts I do as my children are grown up. I drive and have my own car.
# Work history
April 2019 to present
Senior Care Assistant, Harden Grange Residential Home, Walsall
In charge of a shift of 5 carers and 34 residents, medication rounds, care plans on PCS, handover, inductions for new staff, end of life care with the district nurses.
September 2014 to April 2019
Care Assistant, Harden Grange Residential Home, Walsall
Personal care, moving and handling, meals, activities.
February 2010 to August 2014
Home Carer, Allied Healthcare, Wolverhampton
Double up calls in the WV10 and WV11 area. Left because of the mileage.
2001 to 2010
Checkout Assistant, Asda, Bloxwich
# Training
NVQ Level 3 Health and Social Care 2018
NVQ Level 2 Health and Social Care 2012
Medication, First Aid, Dementia Friends, Safeguarding, DoLS all up to date
Enhanced DBS on the update service
# Hobbies
Walking the dog, bingo, my grandchildren
# References
Available from my manager if I am offered the position
`,
  }),
  cv('02-en-ie-electrician', 'pdf', 'en', 'IE', {
    names: ['Donal Kerrisk'],
    email: 'dkerrisk@kerrymail.example',
    phone: '020 913 7702',
    city: 'Killarney',
    headline: 'Qualified Electrician',
    jobs: [
      'Electrician | Kirby Group Engineering | | 2021-06 | now',
      'Electrician | Designer Group | | 2018-01 | 2021-05',
      'Apprentice Electrician | Flesk Electrical Ltd | Killarney | 2013-09 | 2017-12',
    ],
    aside: [2],
    page: `
! DONAL KERRISK
Qualified Electrician
|| 8 9
| Knockasarnett, Killarney, Co. Kerry | Tel: 020 913 7702
| Full clean licence B, BE | Email: dkerrisk@kerrymail.example
# PROFILE
National Craft Certificate holder with 5 years post trade on data centres and pharma. Happy to travel, digs or lodge. Looking for something closer to Kerry in the long run.
# EMPLOYMENT
**Kirby Group Engineering** \tJune 2021 – Present
Electrician
* Data centre in Clonee, then Regeneron in Raheen
* Containment, SWA, LV panels, IR testing and paperwork in Procore
* Stand-in chargehand with a crew of six
**Designer Group** \tJan 2018 – May 2021
Electrician
* Commercial fit out in Dublin docklands, 2nd fix and fire alarm
* Six months on night shift in Terminal 1
**Flesk Electrical Ltd, Killarney** \tSept 2013 – Dec 2017
Apprentice Electrician
* Houses, milking parlours, the odd hotel. Phases 2, 4 and 6 in Tralee and Cork
# TICKETS
Safe Pass (exp. 03/2028), Manual Handling, MEWP 3a 3b, Abrasive wheels, QQI L6 Testing and Verification
# EDUCATION
National Craft Certificate, SOLAS, 2017
Leaving Certificate, St Brendan’s College, 2012
# INTERESTS
Football with Dr Crokes, beagling
`,
  }),
  cv('03-en-au-registered-nurse', 'doc', 'en', 'AU', {
    names: ['Jincy Varghese Kurian', 'Jincy Kurian', 'Jincy Varghese'],
    email: 'jincy.kurian@wattlemail.example',
    phone: '0491 570 156',
    city: 'Toowoomba',
    headline: 'Registered Nurse (Div 1)',
    languages: ['English', 'Malayalam', 'Hindi'],
    jobs: [
      'Registered Nurse – Medical Ward | Toowoomba Hospital, Darling Downs Health | Toowoomba | 2022-02 | now',
      'Registered Nurse | Ozcare Aged Care Facility | Toowoomba | 2019-11 | 2022-01',
      'Staff Nurse – ICU | Amrita Hospital | Kochi | 2014-07 | 2018-12',
    ],
    page: `
# JINCY VARGHESE KURIAN
Registered Nurse (Div 1)
Unit 4, 19 Mackenzie Street, Toowoomba QLD 4350 – 0491 570 156 – jincy.kurian@wattlemail.example
AHPRA registration NMW0005550142, no conditions. Australian citizen.
## Career objective
To obtain a position as Clinical Nurse in an acute setting where I can use my experience in medical, aged and critical care nursing.
## Professional experience
**Registered Nurse – Medical Ward**
Toowoomba Hospital, Darling Downs Health
02/2022 – current
* 28 bed general medical ward, patient allocation 1:4 AM and PM, 1:7 nights
* Team leader on weekends, preceptor for graduate nurses
* Telemetry, IV cannulation, PICC care, blood transfusion, NIV
**Registered Nurse**
Ozcare Aged Care Facility, Toowoomba
11/2019 – 01/2022
* RN in charge for 96 residents on night duty, AN-ACC documentation, S8 medications, palliative care
**Staff Nurse – ICU**
Amrita Hospital, Kochi, Kerala, India
07/2014 – 12/2018
* 20 bedded cardiac surgical ICU, ventilated patients, IABP, CRRT
## Education
Outcome based assessment, NMBA, 2019
B.Sc. Nursing, Kerala University of Health Sciences, 2014
## Mandatory competencies
ALS (10/2026), BLS, manual handling, hand hygiene, fire safety, medication calculation
## Languages
English, Malayalam, Hindi
## Referees
Ms Kerrie Wadley, Nurse Unit Manager, 07 5550 0177
Mr Tom Oduya, Clinical Nurse Consultant, 07 5550 0132
`,
  }),
  cv('04-en-us-machinist', 'docx', 'en', 'US', {
    names: ['Randall J. Kowalczyk', 'Randall Kowalczyk'],
    email: 'rkowalczyk58@lakeshoremail.example',
    phone: '(414) 555-0119',
    city: 'West Allis',
    headline: 'CNC Machinist / Set-up',
    jobs: [
      'CNC Set-Up Machinist | Oilgear | Milwaukee | 2016-03 | now',
      'CNC Lathe Operator | Badger Meter | Milwaukee | 2008-10 | 2016-02',
      'Machine Operator | Harnischfeger | Milwaukee | 1999-06 | 2008-09',
    ],
    page: `
Randall J. Kowalczyk
2217 S. 71st St., West Allis, WI 53219
(414) 555-0119 (leave message)
rkowalczyk58@lakeshoremail.example

**CNC Machinist / Set-up**

**SKILLS**
Okuma, Mazak and Haas lathes. Fanuc and Mazatrol. Manual Bridgeport. Read prints and GD&T. Mics, bore gages, CMM (can run programs, not write them). Tolerances to .0002. Forklift certified.

**EXPERIENCE**
Oilgear, Milwaukee WI
CNC Set-Up Machinist, 3/2016 to present
Set up and run pump housings and pistons, first shift. Short runs of 1 to 50. Edit programs at the machine, cut set-up time on the PVG cell from 3 hours to 1.

Badger Meter, Milwaukee WI
CNC Lathe Operator, 10/2008 to 2/2016
Second shift, brass and stainless bodies. Two spindles, bar feed, own inspection.

Harnischfeger, Milwaukee WI
Machine Operator, 6/1999 to 9/2008
Horizontal boring mill, shovel parts up to 20 tons. Union steward last 2 years.

**EDUCATION**
Milwaukee Area Technical College, CNC certificate, 2004
Nathan Hale High School, 1999

References furnished upon request. Please do not contact my present employer.
`,
  }),
  cv('05-en-za-accountant', 'pdf', 'en', 'ZA', {
    names: ['Nomvula Precious Khumalo', 'Nomvula Khumalo'],
    email: 'np.khumalo@egolimail.example',
    phone: '+27 82 555 0147',
    city: 'Centurion',
    languages: ['English', 'isiZulu', 'Sesotho'],
    jobs: [
      'Financial Accountant | Bidvest Facilities Management | | 2021-08 | now',
      'Assistant Accountant | Imperial Logistics | | 2018-03 | 2021-07',
      'Trainee Accountant (SAIPA) | Mabuza & Venter Inc. | | 2015-01 | 2017-12',
    ],
    aside: [2],
    page: `
> **CURRICULUM VITAE**
> **OF**
> **NOMVULA PRECIOUS KHUMALO**
# PERSONAL DETAILS
|| 6 11
| Surname | Khumalo
| First names | Nomvula Precious
| Date of birth | 14 May 1991
| ID number | supplied on request
| Nationality | South African
| EE status | African female
| Residential area | Centurion, Gauteng
| Cell | +27 82 555 0147
| E-mail | np.khumalo@egolimail.example
| Languages | English, isiZulu, Sesotho
| Driver’s licence | Code 08, own vehicle
| Notice period | One calendar month
| Current salary | R48 500 CTC per month
# EDUCATION
|| 4 8 5
| Year | Qualification | Institution
| 2014 | BCom Accounting Sciences | University of Pretoria
| 2009 | Matric (4 distinctions) | Hoërskool Vereeniging
# CAREER HISTORY
|| 5 12
| Employer | Bidvest Facilities Management
| Position | Financial Accountant
| Period | August 2021 to date
| Duties | Monthly management accounts for 3 entities, VAT201 and EMP201 submissions, fixed asset register, audit file, supervising 2 creditors clerks
| Reason for leaving | Seeking growth
|| 5 12
| Employer | Imperial Logistics
| Position | Assistant Accountant
| Period | March 2018 to July 2021
| Duties | Bank and balance sheet recons, intercompany, journals on SAP, cash flow forecast
| Reason for leaving | Better offer
|| 5 12
| Employer | Mabuza & Venter Inc.
| Position | Trainee Accountant (SAIPA)
| Period | January 2015 to December 2017
| Duties | Compilations, reviews, tax returns for individuals and close corporations
| Reason for leaving | End of contract
# REFERENCES
Mr Deon Pretorius, Financial Manager, Bidvest: 011 555 0190
Mrs L. Mabuza, Partner: 012 555 0133
`,
  }),
  cv('06-en-ng-site-engineer', 'doc', 'en', 'NG', {
    names: ['Oluwaseun Adebayo Fashola', 'Oluwaseun Fashola', 'Engr. Oluwaseun Adebayo Fashola'],
    email: 'seun.fashola@lagoonmail.example',
    phone: '+234 803 555 0126',
    city: 'Lagos',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Site Engineer | Julius Berger Nigeria Plc | Lagos | 2022-05 | now',
      'Assistant Site Engineer | Craneburg Construction | Ibadan | 2019-01 | 2022-04',
      'Graduate Assistant (NYSC) | Ministry of Works, Kebbi State | | 2017-11 | 2018-10',
      'Industrial Trainee | Lagos State Public Works Corporation | Lagos | 2016-03 | 2016-08',
    ],
    aside: [2, 3],
    page: `
! ENGR. OLUWASEUN ADEBAYO FASHOLA
12, Adeniran Ajao Crescent, Gbagada, Lagos.
Tel: +234 803 555 0126 E-mail: seun.fashola@lagoonmail.example
# CAREER OBJECTIVE
To work in a challenging and goal-oriented environment where my civil engineering knowledge can be utilised for the growth of the organisation.
# PERSONAL DATA
Date of Birth: 2nd October, 1993
Sex: Male
Marital Status: Married
State of Origin: Ogun
Languages: English, Yoruba
# WORKING EXPERIENCE
JULIUS BERGER NIGERIA PLC, LAGOS \tMay 2022 – Till date
Site Engineer
* Supervision of pile caps, piers and deck on the coastal road project
* Setting out with total station, concrete pour cards, weekly progress report
* Managing 3 foremen and 60 artisans
CRANEBURG CONSTRUCTION, IBADAN \tJan. 2019 – April 2022
Assistant Site Engineer
* Drainage, earthworks and asphalt, 14 km township roads
* Measurement for interim certificates
MINISTRY OF WORKS, KEBBI STATE \tNov. 2017 – Oct. 2018
Graduate Assistant (NYSC)
LAGOS STATE PUBLIC WORKS CORPORATION \tMarch – August 2016
Industrial Trainee
# EDUCATION WITH DATES
University of Ilorin, B.Eng. Civil Engineering (Second Class Upper) \t2012 – 2017
Community Grammar School, Lagos, WASSCE \t2005 – 2011
# PROFESSIONAL MEMBERSHIP
Corporate Member, Nigerian Society of Engineers (MNSE) 2022
COREN registered
# COMPUTER SKILLS
AutoCAD Civil 3D, MS Project, Excel
# HOBBIES
Reading, travelling and football
# REFEREES
Engr. T. K. Balogun, Project Manager, Julius Berger Nigeria Plc, 0805 555 0171
Pastor S. Ige, 0816 555 0118
`,
  }),
  cv('07-en-sg-shipping-coordinator', 'docx', 'en', 'SG', {
    names: ['Tan Hui Ling', 'Tan Hui Ling Serene', 'Serene Tan', 'Serene Tan Hui Ling', 'Hui Ling Tan'],
    email: 'serene.tanhl@merlionpost.example',
    phone: '+65 9555 0138',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Senior Shipping Coordinator | Pacific International Lines | Singapore | 2020-10 | now',
      'Shipping Executive | Kuehne + Nagel | Singapore | 2016-04 | 2020-09',
      'Documentation Clerk | Soon Huat Freight Services Pte Ltd | Singapore | 2013-06 | 2016-03',
    ],
    page: `
[[ 11 6
! Serene Tan Hui Ling
Blk 417 Ang Mo Kio Ave 10 #08-1022, Singapore 560417
HP: +65 9555 0138
Email: serene.tanhl@merlionpost.example
---
PIC Photo | passport photograph
]]
# Working Experience
**Pacific International Lines**
Senior Shipping Coordinator (Oct 2020 – Present)
* Plan export bookings ex SG to East Africa and Red Sea, avg 220 TEU a month
* Bill of lading, LC document checking, DG declaration, liaise with PSA and hauliers
* Train 2 juniors
**Kuehne + Nagel**
Shipping Executive (Apr 2016 – Sep 2020)
* Sea freight import, permit declaration in TradeNet, cross trade
* Handled pharma key account, KPI 98% on time
**Soon Huat Freight Services Pte Ltd**
Documentation Clerk (Jun 2013 – Mar 2016)
* Type B/L and manifest, despatch, filing, answer calls
# Education
Diploma in Logistics Management, Republic Polytechnic, 2013
GCE O Levels, Mayflower Secondary School, 2010
# Skills
CargoWise, TradeNet, MS Excel (vlookup, pivot table), WICA claims
# Language
Spoken: English, Mandarin, Hokkien
Written: English, Mandarin
# Other information
Citizenship: Singapore citizen
Availability: 1 month notice
Last drawn: $4,350
Expected: negotiable
`,
  }),
  cv('08-en-in-software-tester', 'pdf', 'en', 'IN', {
    names: [
      'Swathi Reddy Gangula',
      'Gangula Swathi Reddy',
      'Swathi Reddy',
      'Swathi Gangula',
      'Swathi Reddy G',
    ],
    email: 'swathireddy.g@charminarmail.example',
    phone: '+91 98480 55501',
    city: 'Hyderabad',
    languages: ['English', 'Telugu', 'Hindi'],
    headline: 'Automation Test Engineer | 6+ years | Selenium, Java, API',
    jobs: [
      'Senior Test Engineer | Infosys Limited | Hyderabad | 2022-09 | now',
      'Test Engineer | Tech Mahindra | Hyderabad | 2020-06 | 2022-08',
    ],
    page: `
# SWATHI REDDY GANGULA
**Automation Test Engineer | 6+ years | Selenium, Java, API**
Mobile: +91 98480 55501
E-mail: swathireddy.g@charminarmail.example
Location: Hyderabad, Telangana (open to relocate to Bengaluru / Pune)
## PROFESSIONAL SUMMARY
* 6+ years of IT experience in manual and automation testing of web applications in Banking and Retail domain.
* Hands on experience in Selenium WebDriver with Java, TestNG, Maven, Cucumber BDD and Page Object Model.
* Good exposure in API testing using Postman and Rest Assured.
* Well versed in SDLC, STLC and Agile Scrum ceremonies.
## TECHNICAL SKILLS
|| 6 11
| Automation tools | Selenium WebDriver, Playwright (basic), Appium
| Languages | Java, SQL
| Framework | TestNG, Cucumber, Hybrid
| CI/CD | Jenkins, Git, Maven
| Defect tracking | JIRA, HP ALM
## WORK EXPERIENCE
Senior Test Engineer, Infosys Limited, Hyderabad (Sep 2022 – Till Date)
Test Engineer, Tech Mahindra, Hyderabad (Jun 2020 – Aug 2022)
## PROJECT DETAILS
**Project #1: Digital Onboarding (Client: a UK retail bank)**
Role: Senior Test Engineer
Responsibilities:
* Automated 640 regression scenarios, reduced regression from 5 days to 9 hours
* Reviewing scripts of 3 team members, sprint demo to onsite lead
**Project #2: Point of Sale Upgrade (Client: a US department store)**
Role: Test Engineer
Responsibilities:
* Prepared test cases, executed smoke, sanity, regression and logged defects in JIRA
## EDUCATION
B.Tech in Electronics & Communication, JNTU Hyderabad, 2019, 74%
Intermediate, Sri Chaitanya Junior College, 2015, 93%
## PERSONAL DETAILS
Father’s Name: Gangula Narsimha Reddy
Date of Birth: 21-08-1997
Languages known: English, Telugu, Hindi
## DECLARATION
I hereby declare that the above furnished information is true to the best of my knowledge.
Place: Hyderabad \t(Swathi Reddy G)
`,
  }),
  cv('09-en-nz-herd-manager', 'docx', 'en', 'NZ', {
    names: ['Tamati Rangihuna'],
    email: 'tamati.r@paddockmail.example',
    phone: '021 555 0142',
    city: 'Morrinsville',
    jobs: [
      'Herd Manager | Pukemoremore Farms | Morrinsville | 2023-06 | now',
      'Assistant Herd Manager | Te Awa Dairies | Reporoa | 2020-06 | 2023-05',
      'Farm Assistant | Theland Farm Group | Reporoa | 2018-06 | 2020-05',
      'Shearing shed hand | Rangihuna Contracting | Ruatoria | 2015 | 2018',
    ],
    page: `
Kia ora, here is my CV for the 2IC / manager job you have on the website.

**Name:** Tamati Rangihuna
**Address:** 611 Kuranui Rd, RD 1, Morrinsville
**Ph:** 021 555 0142
**Email:** tamati.r@paddockmail.example
**Licence:** Full class 1, Class 2 learners, WTR endorsement

**What I've done**
June 2023 – now: Herd Manager, Pukemoremore Farms, Morrinsville
* 720 cows, 44 aside herringbone, split calving
* Run the shed, roster for 3 staff, mating, calving, dry off with vet
* SCC down from 210 to 135

June 2020 – May 2023: Assistant Herd Manager, Te Awa Dairies, Reporoa
* 550 cows, 50 bail rotary with Protrack
* Calf rearing 140, fencing, feeding out, pasture walks

June 2018 – May 2020: Farm Assistant, Theland Farm Group, Reporoa
* Milking, shifting breaks, tractor work

2015 – 2018: Shearing shed hand, Rangihuna Contracting, Ruatoria (the whānau business)

**Training**
Primary ITO Level 4 Dairy, half way through Level 5
Growsafe, LUV and quad, first aid
NCEA Level 2, Ngata Memorial College 2014

**Outside of work**
Rugby (lock, Kereone Seniors), diving, my three dogs

**Referees**
Hamish Leckner, farm owner, 027 555 0161
Jo Te Whata, contract milker, 027 555 0110
`,
  }),
  cv('10-en-ca-early-childhood', 'doc', 'en', 'CA', {
    names: ['Maria Liza Dimaculangan', 'Liza Dimaculangan', 'Maria Liza (Liza) Dimaculangan'],
    email: 'liza.dimac@prairiepost.example',
    phone: '204-555-0173',
    city: 'Winnipeg',
    headline: 'Early Childhood Educator II',
    languages: ['English', 'Tagalog'],
    jobs: [
      'Early Childhood Educator II | Splash Child Care Inc. | Winnipeg | 2021-01 | now',
      'Child Care Assistant | Discovery Children’s Centre | Winnipeg | 2018-08 | 2020-12',
      'Live-in Caregiver | Private household | Winnipeg | 2015-05 | 2018-07',
      'Kindergarten Teacher | Batangas Christian School | Batangas City | 2008-06 | 2014-03',
    ],
    page: `
|| 11 6
| **Maria Liza (Liza) Dimaculangan**\\Early Childhood Educator II | 204-555-0173\\liza.dimac@prairiepost.example\\Winnipeg, MB
# Highlights of Qualifications
* ECE II classification, Manitoba Child Care Program
* 5 years with infants and preschool in licensed centres, plus 6 years teaching kindergarten in the Philippines
* Current First Aid/CPR C, Child Abuse Registry and Vulnerable Sector checks
* Patient, organized and loves messy play
# Work Experience
**Early Childhood Educator II** \tJan. 2021 – Present
Splash Child Care Inc., Winnipeg
* Plan emergent curriculum for 16 preschoolers, document with Storypark
* Work with inclusion support for 2 children with additional needs
**Child Care Assistant** \tAug. 2018 – Dec. 2020
Discovery Children’s Centre, Winnipeg
* Infant room 1:4, diapering, feeding, parent communication
**Live-in Caregiver** \tMay 2015 – July 2018
Private household, Winnipeg
* Twins from 4 months and their brother of 5, cooking, school run
**Kindergarten Teacher** \tJune 2008 – March 2014
Batangas Christian School, Batangas City, Philippines
# Education
Early Childhood Education Diploma (Workplace), Red River College Polytechnic, 2020
Bachelor of Elementary Education, Batangas State University, 2008
# Languages
English, Tagalog
# Volunteer
Sunday school, St. Edward’s Parish; Folklorama Philippine Pavilion
`,
  }),
  cv('11-en-ae-front-office', 'pdf', 'en', 'AE', {
    names: ['Ahmed Samir El-Gohary', 'Ahmed El-Gohary', 'Ahmed Samir'],
    email: 'a.elgohary@creekmail.example',
    phone: '+971 50 555 0184',
    city: 'Dubai',
    headline: 'Front Office Supervisor',
    languages: ['Arabic', 'English', 'Russian'],
    jobs: [
      'Front Office Supervisor | Rove Downtown | Dubai | 2023-01 | now',
      'Guest Service Agent | JA Beach Hotel | Dubai | 2020-09 | 2022-12',
      'Receptionist | Steigenberger Al Dau Beach | Hurghada | 2017-02 | 2020-07',
      'Night Auditor | Sunrise Garden Beach Resort | Hurghada | 2015-10 | 2017-01',
    ],
    page: `
[[ 5 12
PIC Photo | a man in a dark suit
**CONTACT**
Al Barsha 1, Dubai, UAE
+971 50 555 0184
a.elgohary@creekmail.example
**PERSONAL**
Nationality: Egyptian
DOB: 3 March 1994
Visa: Employment visa, transferable
Marital status: Single
**LANGUAGES**
Arabic: native
English: fluent
Russian: conversational
**SYSTEMS**
Opera Cloud
Protel
Simphony
HotSOS
---
! AHMED SAMIR EL-GOHARY
Front Office Supervisor
# SUMMARY
Guest-focused hotelier with eleven years at the desk in city and resort hotels. Calm with overbookings, fast with check-in queues, steady upseller.
# EXPERIENCE
**Front Office Supervisor**
Rove Downtown, Dubai
Jan 2023 – Present
* Lead 9 agents on shift, 420 rooms
* TripAdvisor mentions by name: 214 in two years
* Upselling AED 38k a month against a target of 30k
**Guest Service Agent**
JA Beach Hotel, Dubai
Sep 2020 – Dec 2022
* Check-in, cashiering, VIP amenities, tour desk cover
**Receptionist**
Steigenberger Al Dau Beach, Hurghada
Feb 2017 – Jul 2020
**Night Auditor**
Sunrise Garden Beach Resort, Hurghada
Oct 2015 – Jan 2017
# EDUCATION
Bachelor of Tourism and Hotel Management, Helwan University, 2015
]]
`,
  }),
  cv('12-en-ph-virtual-assistant', 'docx', 'en', 'PH', {
    names: ['Kristine Joy M. Abellanosa', 'Kristine Joy Abellanosa', 'Kristine Abellanosa'],
    email: 'kjabellanosa.va@mangomail.example',
    phone: '+63 917 555 0129',
    city: 'Cebu City',
    headline: 'Executive Virtual Assistant',
    languages: ['English', 'Cebuano', 'Filipino'],
    jobs: [
      'Executive Virtual Assistant | Freelance | Cebu City | 2021-03 | now',
      'Customer Service Representative | Concentrix | Cebu City | 2018-07 | 2021-02',
      'Office Staff | Abellanosa Marine Supply | Talisay City | 2016-06 | 2018-06',
    ],
    page: `
> **KRISTINE JOY M. ABELLANOSA**
> Executive Virtual Assistant
> Brgy. Lahug, Cebu City, Philippines 6000
> +63 917 555 0129 • kjabellanosa.va@mangomail.example
**HELLO!**
I help busy founders get their calendar, inbox and weekends back. Five years with clients in Australia and the US, used to night shift.
**WHAT I DO BEST**
{{
* Calendar and inbox
* Travel booking
* Xero bills and invoices
* Canva graphics
* Asana, ClickUp, Notion
* Light bookkeeping
}}
**EXPERIENCE**
**Executive Virtual Assistant**, Freelance (work from home)
March 2021 – present
* Property manager in Brisbane: tenant emails, inspection reports, arrears list, 20 hrs/wk
* Podcast host in Austin: guest booking, show notes, newsletter
* Dental group in Perth (ended 2023): phones overflow and recalls
**Customer Service Representative**, Concentrix, Cebu IT Park
July 2018 – February 2021
* Telco account, billing and retention. CSAT 4.7, top agent Q3 2019
**Office Staff**, Abellanosa Marine Supply, Talisay City
June 2016 – June 2018
* Purchasing, petty cash, payroll of 12
**EDUCATION**
BS Office Administration, University of San Carlos, 2016
**LANGUAGES**
English (fluent), Cebuano (native), Filipino (fluent)
**SETUP**
Fiber 200 Mbps, LTE backup, i5 laptop with second monitor, noise cancelling headset
`,
  }),
  cv('13-en-gb-driver-form', 'doc', 'en', 'GB', {
    names: ['Mark Anthony Ollerenshaw', 'Mark Ollerenshaw'],
    email: 'ollie.mark@pennineway.example',
    phone: '07700 900388',
    city: 'Oldham',
    jobs: [
      'Class 1 Driver | Wincanton | Heywood | 2020-11 | now',
      'Class 2 Driver | Biffa | Trafford Park | 2016-05 | 2020-10',
      'Van Driver | Yodel | Shaw | 2013-09 | 2016-04',
    ],
    page: `
HEAD Northgate Driving & Logistics – Driver Registration Form – please print and complete all sections
|| 5 12
| Title | Mr
| Full name | Mark Anthony Ollerenshaw
| Address | 7 Heron Street, Oldham, OL8 4JH
| Mobile | 07700 900388
| Email | ollie.mark@pennineway.example
| Next of kin | Julie Ollerenshaw (wife) 07700 900389
| NI number | to be seen at interview
| Licence categories | C+E, C, B
| Points | 3 (SP30, 2024)
| CPC expiry | 09/2029
| Digi card | Yes, exp. 06/2028
^ **Section 4. Employment for the past ten years, most recent first**
|| 3 3 5 3 3
| From | To | Employer | Position | Why left
| 11/2020 | Present | Wincanton, Heywood | Class 1 Driver | Want days
| 05/2016 | 10/2020 | Biffa, Trafford Park | Class 2 Driver | Passed C+E
| 09/2013 | 04/2016 | Yodel, Shaw | Van Driver | Better money
^ **Section 5. Experience**
Trailers: curtain sider, fridge, double deck. Moffett: no. ADR: no. Night out: yes, up to 2. Multidrop: yes. Hiab: no.
^ **Section 6. Training**
FORS Silver e-learning 2025. Forklift counterbalance (refresher due). Manual handling 2026.
^ **Section 7. Declaration**
I agree to the agency holding the above and to opt out of the 48 hour week.
Signed: M A Ollerenshaw \tDate: 12/10/2026
FOOT Office use only: RTW seen Y / N    Assessment drive date
`,
  }),
  cv('14-en-us-paralegal', 'pdf', 'en', 'US', {
    names: ['Denise Marchetti-Boone'],
    email: 'denise.mboone@keystonemail.example',
    phone: '215-555-0162',
    city: 'Philadelphia',
    headline: 'Litigation Paralegal',
    languages: ['Italian'],
    jobs: [
      'Senior Litigation Paralegal | Duane Morris LLP | Philadelphia | 2017-09 | now',
      'Litigation Paralegal | Cozen O’Connor | Philadelphia | 2012-04 | 2017-08',
      'Legal Secretary | Law Offices of Vincent Tarantola | Media | 2008-01 | 2012-03',
    ],
    page: `
> **DENISE MARCHETTI-BOONE**
> Litigation Paralegal
> Philadelphia, PA 19147 | 215-555-0162 | denise.mboone@keystonemail.example
# SUMMARY
Pennsylvania Certified Paralegal with 14 years in product liability and insurance coverage. Second chaired exhibits at nine jury trials.
# EXPERIENCE
**DUANE MORRIS LLP,** Philadelphia, PA
__Senior Litigation Paralegal,__ September 2017 – Present
* Run e-discovery for matters up to 1.3 million documents in Relativity; draft privilege logs
* Cite-check and file in state and federal courts in PA, NJ and DE
* Trained six paralegals and three summer associates who listened
**COZEN O’CONNOR,** Philadelphia, PA
__Litigation Paralegal,__ April 2012 – August 2017
* Medical chronologies, deposition digests, subpoenas, trial binders
**LAW OFFICES OF VINCENT TARANTOLA,** Media, PA
__Legal Secretary,__ January 2008 – March 2012
* Dictation, docketing, client intake for a two-lawyer personal injury office
# EDUCATION
Certificate in Paralegal Studies, Widener University, 2011
B.A., English, Temple University, 2007
# SKILLS
Relativity, Everlaw, CaseMap, TrialDirector, iManage, Bluebook, notary public
# LANGUAGES
Italian, conversational
# MEMBERSHIPS
Philadelphia Association of Paralegals
`,
  }),
  cv('15-en-ke-lab-technologist', 'doc', 'en', 'KE', {
    names: ['Mercy Chebet Koskei', 'Mercy Koskei', 'Mercy Chebet'],
    email: 'mercykoskei@riftmail.example',
    phone: '+254 722 555 014',
    city: 'Nakuru',
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    jobs: [
      'Medical Laboratory Technologist | Nakuru Level 5 Hospital | Nakuru | 2020-02 | now',
      'Laboratory Technologist | AMPATH | Eldoret | 2016-08 | 2020-01',
      'Lab Attachee | Kericho County Referral Hospital | Kericho | 2015-05 | 2015-08',
    ],
    aside: [2],
    page: `
> **CURRICULUM VITAE**
**PERSONAL INFORMATION**
= Name:\tMercy Chebet Koskei
= Address:\tP.O. Box 1182 – 20100, Nakuru
= Telephone:\t+254 722 555 014
= Email:\tmercykoskei@riftmail.example
= Date of birth:\t17.09.1993
= Gender:\tFemale
= Languages:\tEnglish, Kiswahili, Kalenjin
= Reg. no.:\tKMLTTB licence current to Dec 2026
**PROFILE**
A diligent medical laboratory technologist with experience in a busy county hospital and in a HIV care programme. I follow the SOP and I keep the bench clean.
**WORK EXPERIENCE**
February 2020 to date: Medical Laboratory Technologist, Nakuru Level 5 Hospital
* Haematology and blood transfusion bench, average 180 samples per shift
* Quality officer of the section since 2023, ISO 15189 preparation
* Supervision of students on attachment
August 2016 to January 2020: Laboratory Technologist, AMPATH, Eldoret
* Viral load and CD4, GeneXpert, sample logistics from 22 satellite clinics
May to August 2015: Lab Attachee, Kericho County Referral Hospital
**EDUCATION**
2012 – 2016 \tBSc Medical Laboratory Sciences, Moi University
2008 – 2011 \tKCSE, Moi Girls’ Kapsowar, B+
**TRAININGS**
Biosafety and biosecurity (KEMRI, 2022), Good Clinical Laboratory Practice (2018)
**REFEREES**
1. Dr. Peter Gathogo, Pathologist, Nakuru Level 5 Hospital, gathogo@nl5.example
2. Ms. Winnie Jepkorir, Lab Manager, +254 733 555 019
`,
  }),
  cv('16-en-gb-conveyancer-letter', 'docx', 'en', 'GB', {
    names: ['Harriet Mbatha-Lowe'],
    email: 'harriet.mbathalowe@severnmail.example',
    phone: '07700 900527',
    city: 'Gloucester',
    jobs: [
      'Licensed Conveyancer | Taylors Law | Cheltenham | 2021-05 | now',
      'Conveyancing Executive | Premier Property Lawyers | Leicester | 2017-10 | 2021-04',
      'Legal Assistant | Burrows & Pike Solicitors | Stroud | 2015-07 | 2017-09',
    ],
    page: `
Harriet Mbatha-Lowe
33 Podsmead Road
Gloucester GL1 5PB
07700 900527
harriet.mbathalowe@severnmail.example

14 October 2026

Ms P. Anscombe
Anscombe Legal Recruitment
4 Queen Square
Bristol

Dear Ms Anscombe

Further to our call on Monday I attach my CV for the residential property role in Tewkesbury that you mentioned. I run around 70 files, freehold, leasehold and new build, and would be glad to leave the volume side behind me. My notice is eight weeks, though I think they would let me go in six.

Yours sincerely
Harriet Mbatha-Lowe
# Curriculum Vitae
## Employment
**Licensed Conveyancer, Taylors Law, Cheltenham**
May 2021 to present
Own caseload from instruction to post-completion. Leasehold, shared ownership, transfer of equity. Supervise one assistant.
**Conveyancing Executive, Premier Property Lawyers, Leicester**
October 2017 to April 2021
Sales and purchases, 110 files at the height of the stamp duty holiday. Home based from 2020.
**Legal Assistant, Burrows & Pike Solicitors, Stroud**
July 2015 to September 2017
Searches, Land Registry forms, archiving, reception on Fridays.
## Qualifications
CLC Level 6 Diploma in Conveyancing Law and Practice, 2021
LLB (Hons) 2:1, University of the West of England, 2015
## Systems
Proclaim, LEAP, InfoTrack, HM Land Registry portal
## Interests
Open water swimming, school governor
`,
  }),
  cv('17-en-au-estimator', 'pdf', 'en', 'AU', {
    names: ['Nikolaos Stavrou', 'Nick Stavrou', 'Nikolaos (Nick) Stavrou'],
    email: 'nick.stavrou@yarrapost.example',
    phone: '0491 570 737',
    city: 'Preston',
    headline: 'Senior Estimator – Civil',
    jobs: [
      'Senior Estimator | Winslow Constructors | Campbellfield | 2019-02 | now',
      'Estimator | BMD Constructions | Melbourne | 2014-08 | 2019-01',
      'Project Engineer | BMD Constructions | Melbourne | 2011-02 | 2014-07',
      'Site Engineer | Fulton Hogan | Dandenong South | 2008-01 | 2011-01',
    ],
    page: `
# Nikolaos (Nick) Stavrou
**Senior Estimator – Civil**
Preston VIC 3072 | 0491 570 737 | nick.stavrou@yarrapost.example
Subdivisions, roads, drainage, bulk earthworks and anything that needs a price by Thursday noon.
## Key wins
* $84m growth corridor package at Mickleham, three stages
* $31m arterial duplication with a 2.1% gap to second
* Hit rate of 1 in 4.2 over five years
## Career history
**Winslow Constructors, Campbellfield**
Senior Estimator: February 2019 to present
* First principles pricing in Expert Estimation, $5m to $90m
* Review of tenders of three estimators, handover to delivery
**BMD Constructions, Melbourne**
Estimator: August 2014 to January 2019
* Quantity take-off, supplier and subcontract quotes, tender programmes
Project Engineer: February 2011 to July 2014
* Claims, ITPs, subcontractor management on stage 4 of a Werribee estate
**Fulton Hogan, Dandenong South**
Site Engineer: January 2008 to January 2011
* Asphalt and spray seal, traffic management, survey
## Education
Bachelor of Engineering (Civil), RMIT University, 2007
## Software
Expert Estimation, Cubit, 12d viewer, Bluebeam, MS Project
## Licences
White Card, Victorian driver licence
Referees by arrangement
`,
  }),
  cv('18-en-my-qc-inspector', 'doc', 'en', 'MY', {
    names: ['Mohd Hafizuddin bin Zulkifli', 'Mohd Hafizuddin Zulkifli', 'Mohd Hafizuddin'],
    email: 'hafizuddin.zul@kelapamail.example',
    phone: '+60 13-555 0162',
    city: 'Kerteh',
    languages: ['Bahasa Malaysia', 'English'],
    jobs: [
      'QC Inspector (Welding) | Malaysia Marine and Heavy Engineering | Pasir Gudang | 2021-03 | now',
      'Welding Inspector | Dialog Plant Services | Kerteh | 2017-05 | 2020-12',
      'NDT Technician | Setegap Ventures | Kemaman | 2014-02 | 2017-04',
    ],
    page: `
> **RESUME**
|| 5 12
| NAME | MOHD HAFIZUDDIN BIN ZULKIFLI
| I/C NO. | will be given on request
| AGE | 35
| ADDRESS | Lot 221, Jalan Kemaman-Dungun, 24300 Kerteh, Terengganu
| H/P NO. | +60 13-555 0162
| EMAIL | hafizuddin.zul@kelapamail.example
| STATUS | Married, 3 children
| LANGUAGE | Bahasa Malaysia, English
| EXPECTED SALARY | RM 350 / day
# CERTIFICATES
* CSWIP 3.1 Welding Inspector (valid until 2028)
* PCN Level II: UT, MT, PT
* BOSIET, OGSP, confined space AESP
# WORKING EXPERIENCE
**1) MARCH 2021 – PRESENT**
Company: Malaysia Marine and Heavy Engineering, Pasir Gudang
Position: QC Inspector (Welding)
Project: Kasawari CCS jacket and topside
* Fit-up and visual inspection, WPS / PQR compliance
* Witness NDT, review RT film, daily report, punch list and dossier
**2) MAY 2017 – DECEMBER 2020**
Company: Dialog Plant Services, Kerteh
Position: Welding Inspector
Project: Turnaround at gas processing plant and ethylene plant
* Piping tie-in, static equipment, hydrotest
**3) FEBRUARY 2014 – APRIL 2017**
Company: Setegap Ventures, Kemaman
Position: NDT Technician
* MT, PT and UT thickness on tanks and pressure vessels
# EDUCATION
Diploma in Mechanical Engineering (Welding), Politeknik Kota Bharu, 2013
SPM, SMK Seri Kerteh, 2008
# REFERENCE
En. Azman Yusof, QC Manager, 07-555 0190
`,
  }),
];
