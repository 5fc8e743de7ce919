import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-third');

/** Thirty short ones in English from twelve countries, whose difficulty is the name. All people are made up. */
export const BY_HAND_THIRTY_THIRD: Sheet[] = [
  cv('01-gb-care-assistant', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Adebayo-Clarke'],
    email: 'seun.adebayo@medwaypost.example',
    phone: '07700 900612',
    city: 'Gillingham',
    jobs: [
      'Senior Care Assistant | Copperfield House | | 2022-03 | now',
      'Care Assistant | Bluebird Care | | 2019-06 | 2022-02',
    ],
    page: `
! Oluwaseun Adebayo-Clarke
Gillingham, Kent ME7
Mobile 07700 900612
Email seun.adebayo@medwaypost.example
^ I have looked after other people’s mums and dads for six years and I am still not tired of it. Medication trained, happy with nights.
# Work history
**Senior Care Assistant, Copperfield House, Rochester**
March 2022 to present
Shift lead for 32 residents, care plans on Nourish, induction of new starters.
**Care Assistant, Bluebird Care, Chatham**
June 2019 to February 2022
Home visits on my own round, driver.
# Education
NVQ Level 3 Adult Care, Mid Kent College, 2021
# References
Mrs P. Gallop, Registered Manager, Copperfield House
`,
  }),
  cv('02-gb-qa-lead', 'pdf', 'en', 'GB', {
    names: ['Piotr Wasilewski'],
    email: 'p.wasilewski@aireline.example',
    phone: '07700 900633',
    city: 'Leeds',
    headline: 'QA Lead',
    jobs: [
      'QA Lead | Sky Betting & Gaming | | 2021-01 | now',
      'Test Engineer | Callcredit | | 2016-09 | 2020-12',
    ],
    page: `
! QA Lead
Piotr Wasilewski
Leeds | 07700 900633 | p.wasilewski@aireline.example
# Profile
Tester first, lead second. Playwright, k6, contract tests, and a calm voice in release meetings.
# Experience
**QA Lead**, Sky Betting & Gaming, Leeds
January 2021 – Present
* Five testers, two squads; regression from two days to forty minutes
**Test Engineer**, Callcredit, Leeds
September 2016 – December 2020
* Selenium, Java, ISTQB Advanced
# Education
MSc Informatics, Politechnika Wrocławska, 2014
`,
  }),
  cv('03-gb-school-secretary', 'doc', 'en', 'GB', {
    names: ['Carol-Anne Baker', 'Carol-Anne Baker née Whitlock'],
    email: 'carolwhitlock71@fenmail.example',
    phone: '01354 496 0128',
    city: 'March',
    jobs: [
      'School Secretary | All Saints Primary | | 2009-09 | now',
      'Ledger Clerk | Fenland Produce Ltd | | 1996 | 2009',
    ],
    page: `
> CURRICULUM VITAE
Name:\tCarol-Anne Baker (née Whitlock)
Address:\t8 Station Road, March, Cambs PE15
Telephone:\t01354 496 0128
E-mail:\tcarolwhitlock71@fenmail.example
Status:\tMarried, two grown-up children

**EMPLOYMENT**
September 2009 – present: All Saints Primary, March
School Secretary
Attendance, dinner money, census, first aid, and the door.

1996 – 2009: Fenland Produce Ltd, Chatteris
Ledger Clerk
Sales and purchase ledger on Sage.

**EDUCATION**
Neale-Wade Community College, 6 GCSEs
RSA Typing Stage II
`,
  }),
  cv('04-ie-staff-nurse', 'docx', 'en', 'IE', {
    names: ['Órla Ní Dhomhnaill'],
    email: 'orla.nidhomhnaill@postgorm.example',
    phone: '085 555 0142',
    city: 'Letterkenny',
    headline: 'Staff Nurse, Theatre and Recovery',
    jobs: [
      'Staff Nurse | Letterkenny University Hospital | | 2018-10 | now',
      'Staff Nurse | Mater Private | | 2014-09 | 2018-08',
    ],
    page: `
> **Órla Ní Dhomhnaill, RGN, PgDip**
> Staff Nurse, Theatre and Recovery
> Letterkenny, Co. Donegal – 085 555 0142 – orla.nidhomhnaill@postgorm.example
^ NMBI registered, ACLS current, Irish speaker.
# Clinical experience
**Letterkenny University Hospital** – Staff Nurse
October 2018 – to date
Scrub and recovery, orthopaedic and general lists, on-call one in six.
**Mater Private, Dublin** – Staff Nurse
September 2014 – August 2018
Cath lab and day ward.
# Education
BSc General Nursing, DCU, 2014
PgDip Perioperative Nursing, RCSI, 2020
`,
  }),
  cv('05-ie-quantity-surveyor', 'pdf', 'en', 'IE', {
    names: ['Tadhg O’Shaughnessy'],
    city: 'Oranmore',
    headline: 'Quantity Surveyor',
    jobs: [
      'Quantity Surveyor | Carey Building Contractors | | 2020-02 | now',
      'Assistant Quantity Surveyor | JJ Rhatigan | | 2016-06 | 2020-01',
    ],
    page: `
HEAD Corrib Construction Recruitment, Eyre Square, Galway
# CANDIDATE PROFILE
|| 5 12
| Candidate | Tadhg O’Shaughnessy
| Position sought | Senior QS
| Lives in | Oranmore, Co. Galway
| Notice | Four weeks
| Your consultant | Aoife Brennan
^ Tadhg came across very well at interview. Knows the new public works contract inside out.
**Quantity Surveyor**
Carey Building Contractors, Galway
Feb 2020 – Present
Schools programme, valuations, final accounts, CostX.
**Assistant Quantity Surveyor**
JJ Rhatigan, Galway
Jun 2016 – Jan 2020
**Education**
BSc Quantity Surveying and Construction Economics, GMIT, 2016
`,
  }),
  cv('06-ie-barista-brazil', 'doc', 'en', 'IE', {
    names: ['Thiago Henrique de Souza Lima'],
    email: 'thiagohsl@correiorapido.example',
    phone: '083 555 0177',
    city: 'Cork',
    headline: 'Barista / Shift Supervisor',
    languages: ['Portuguese', 'English'],
    jobs: [
      'Shift Supervisor | Cork Coffee Roasters | | 2023-05 | now',
      'Barista | Insomnia | | 2022-01 | 2023-04',
      'Bank Clerk | Itaú Unibanco | | 2016 | 2021',
    ],
    page: `
! Thiago Henrique de Souza Lima
Barista / Shift Supervisor
Douglas Street, Cork
083 555 0177, thiagohsl@correiorapido.example
Stamp 1G, full time
# Experience
* Shift Supervisor, Cork Coffee Roasters, Cork (May 2023 – present): dial-in, rota for seven, stock
* Barista, Insomnia, Dublin (January 2022 – April 2023)
* Bank Clerk, Itaú Unibanco, Goiânia, Brazil (2016 – 2021)
# Education
Degree in Business Administration, Universidade Federal de Goiás, 2015
# Languages
Portuguese – native
English – B2
`,
  }),
  cv('07-us-plant-manager', 'docx', 'en', 'US', {
    names: [
      'Robert J. Lindqvist Jr.',
      'Robert J. Lindqvist',
      'Robert Lindqvist',
      'Bob Lindqvist',
      'Robert Lindqvist Jr.',
    ],
    email: 'blindqvist@duluthmail.example',
    phone: '(218) 555-0139',
    city: 'Duluth',
    jobs: [
      'Plant Manager | Superior Paper Converting | | 2014-07 | now',
      'Production Superintendent | Georgia-Pacific | | 2005-03 | 2014-06',
    ],
    page: `
> **ROBERT J. (BOB) LINDQVIST JR.**
> 4418 London Road, Duluth, MN 55804 | (218) 555-0139 | blindqvist@duluthmail.example
# SUMMARY
Thirty years around paper machines. Union shop experience on both sides of the table.
# EXPERIENCE
**Superior Paper Converting**, Duluth, MN
Plant Manager, July 2014 – Present
* 140 employees, three shifts, 4.1 million hours without a lost-time injury
**Georgia-Pacific**, Green Bay, WI
Production Superintendent, March 2005 – June 2014
* Two tissue machines
# EDUCATION
B.S. Pulp and Paper Technology, UW–Stevens Point
`,
  }),
  cv('08-us-illustrator', 'pdf', 'en', 'US', {
    names: ['Grace Dean'],
    email: 'hello@gracedean.example',
    phone: '503 555 0164',
    city: 'Portland',
    headline: 'illustrator + motion designer',
    jobs: [
      'senior motion designer | Laika | | 2021-08 | now',
      'illustrator | Wieden+Kennedy | | 2017-02 | 2021-07',
    ],
    page: `
! grace dean
illustrator + motion designer
~ portland, oregon / 503 555 0164 / hello@gracedean.example
# work
**senior motion designer**, Laika
august 2021 – present
title sequences, storyboards, the odd puppet hand
**illustrator**, Wieden+Kennedy
february 2017 – july 2021
campaign work for shoes and oats
# school
bfa illustration, Pacific Northwest College of Art, 2016
# tools
procreate, after effects, blender, gouache
`,
  }),
  cv('09-us-nail-salon-manager', 'doc', 'en', 'US', {
    names: ['Thi Kim Anh Nguyen', 'Nguyen Thi Kim Anh', 'Kim Anh Nguyen'],
    email: 'kimanh.ng@bayoucity.example',
    phone: '713-555-0182',
    city: 'Houston',
    languages: ['Vietnamese', 'English', 'Spanish'],
    jobs: [
      'Salon Manager | Polished on Westheimer | | 2019-01 | now',
      'Licensed Manicurist | Bellaire Nails & Spa | | 2012-05 | 2018-12',
    ],
    page: `
**NGUYEN, Thi Kim Anh**
9021 Bellaire Blvd, Houston, TX 77036
713-555-0182
kimanh.ng@bayoucity.example
# Objective
Position as area manager for a salon group.
# Work Experience
Salon Manager, Polished on Westheimer, Houston
January 2019 to present
Eleven technicians, scheduling, payroll, supplies, sanitation inspections.
Licensed Manicurist, Bellaire Nails & Spa, Houston
May 2012 to December 2018
# License
Texas Manicurist License (current)
# Languages
Vietnamese, English, some Spanish
`,
  }),
  cv('10-us-icu-nurse', 'docx', 'en', 'US', {
    names: ['LaKeisha Monroe-Ellis'],
    email: 'lmonroeellis@peachmail.example',
    phone: '404-555-0117',
    city: 'Decatur',
    headline: 'Registered Nurse, Critical Care',
    jobs: [
      'Charge Nurse, MICU | Emory University Hospital | | 2020-04 | now',
      'Staff RN | Grady Memorial Hospital | | 2013-08 | 2020-03',
    ],
    page: `
HEAD LaKeisha Monroe-Ellis, MSN, RN, CCRN
# Registered Nurse, Critical Care
Decatur, GA 30030 | 404-555-0117 | lmonroeellis@peachmail.example
Thirteen years at the bedside, CRRT and ECMO trained, preceptor.
# Professional Experience
**Charge Nurse, MICU** – Emory University Hospital, Atlanta, GA
April 2020 – Present
* 24 beds, staffing and bed flow, rapid response
**Staff RN** – Grady Memorial Hospital, Atlanta, GA
August 2013 – March 2020
* Trauma step-down
# Education
MSN, Georgia State University, 2019
BSN, Clayton State University, 2013
FOOT References furnished on request
`,
  }),
  cv('11-ca-bridge-engineer', 'pdf', 'en', 'CA', {
    names: ['Jean-Philippe Tremblay-Roy'],
    email: 'jp.tremblay@outaouais.example',
    phone: '613 555 0148',
    city: 'Ottawa',
    headline: 'Bridge Engineer',
    languages: ['French', 'English'],
    jobs: [
      'Senior Bridge Engineer | WSP | | 2019-05 | now',
      'Structural Engineer | Parsons | | 2012-06 | 2019-04',
    ],
    page: `
! Jean-Philippe Tremblay-Roy, P.Eng., ing.
Bridge Engineer
Ottawa, ON · 613 555 0148 · jp.tremblay@outaouais.example
# Experience
## WSP, Ottawa
Senior Bridge Engineer, May 2019 – present
* Rehabilitation of eleven structures on Highway 417
* Inspections under OSIM
## Parsons, Ottawa
Structural Engineer, June 2012 – April 2019
# Education
B.Ing. génie civil, Université de Sherbrooke, 2012
# Languages
French (first language), English (fluent)
`,
  }),
  cv('12-ca-trucking-dispatcher', 'doc', 'en', 'CA', {
    names: ['Harpreet Kaur Sidhu', 'Harpreet Sidhu'],
    email: 'preet_sidhu88@peelpost.example',
    phone: '905-555-0161',
    city: 'Brampton',
    jobs: [
      'Dispatcher | Challenger Motor Freight | | 2020-10 | now',
      'Customer Service Representative | Purolator | | 2015-03 | 2020-09',
    ],
    page: `
> RESUME
> Harpreet Kaur Sidhu
> 27 Sandalwood Pkwy, Brampton ON L6Z
> 905-555-0161 * preet_sidhu88@peelpost.example
**Highlights**
- Five years of dispatch, 60 trucks, Canada and US
- HOS rules, ELD, border paperwork (ACE/ACI)
**Work**
Dispatcher, Challenger Motor Freight, Mississauga
October 2020 – Present
Nights at first, now days; planning of loads to Ohio and Texas.
Customer Service Representative, Purolator, Mississauga
March 2015 – September 2020
**School**
Business diploma, Sheridan College, 2014
`,
  }),
  cv('13-ca-pharmacist', 'docx', 'en', 'CA', {
    names: ['Wing-Yan Cheung', 'Winnie Cheung', 'Wing-Yan Winnie Cheung'],
    email: 'winniecheung@richmondmail.example',
    phone: '604 555 0193',
    city: 'Richmond',
    languages: ['Cantonese', 'Mandarin', 'English'],
    jobs: [
      'Pharmacy Manager | London Drugs | | 2018-01 | now',
      'Staff Pharmacist | Shoppers Drug Mart | | 2011-07 | 2017-12',
    ],
    page: `
# CV of Wing-Yan (Winnie) Cheung
Richmond, British Columbia
604 555 0193
winniecheung@richmondmail.example
## Employment
|| 5 12
| Jan 2018 – present | **London Drugs**, Richmond\\Pharmacy Manager\\Compounding, injections, methadone, nine staff
| Jul 2011 – Dec 2017 | **Shoppers Drug Mart**, Burnaby\\Staff Pharmacist
## Education
|| 5 12
| 2011 | BSc (Pharm), University of British Columbia
## Languages
Cantonese, Mandarin, English
`,
  }),
  cv('14-au-bus-driver', 'pdf', 'en', 'AU', {
    names: ['Abdirahman Warsame Farah', 'Abdirahman Farah'],
    email: 'a.w.farah@yarramail.example',
    phone: '0491 570 156',
    city: 'Sunshine',
    languages: ['Somali', 'Arabic', 'English'],
    jobs: ['Bus Driver | Kinetic Melbourne | | 2019-02 | now', 'Taxi Driver | 13cabs | | 2014 | 2019'],
    page: `
# Resume
|| 4 13
| Name | Abdirahman Warsame Farah
| Suburb | Sunshine VIC 3020
| Mobile | 0491 570 156
| Email | a.w.farah@yarramail.example
| Licence | HR with driver accreditation
# Employment history
|| 4 13
| Feb 2019 – now | Bus Driver, Kinetic Melbourne\\Routes 216 and 220, no preventable accident since I started
| 2014 – 2019 | Taxi Driver, 13cabs
# Languages
|| 4 13
| Spoken | Somali, Arabic, English
# Referee
Depot manager: Glenn Hartigan, phone on request
`,
  }),
  cv('15-au-carpenter', 'docx', 'en', 'AU', {
    names: ['Shane Patterson'],
    email: 'pattocarpentry@bigpondless.example',
    phone: '0491 572 665',
    city: 'Toowoomba',
    headline: 'Carpenter and Joiner',
    jobs: [
      'Carpentry Foreman | Hutchinson Builders | | 2017-04 | now',
      'Carpenter | Garden City Frames | | 2009-01 | 2017-03',
    ],
    page: `
! SHANE
! PATTERSON
Carpenter and Joiner
Toowoomba QLD 4350
0491 572 665
pattocarpentry@bigpondless.example
# Jobs
**Carpentry Foreman – Hutchinson Builders**
April 2017 – current
Fit-outs, schools, the hospital wing. Run a crew of eight.
**Carpenter – Garden City Frames**
January 2009 – March 2017
# Tickets
QBCC open, white card, EWP, working at heights
# Education
Cert III Carpentry, TAFE Queensland, 2008
`,
  }),
  cv('16-au-bookseller', 'doc', 'en', 'AU', {
    names: ['Margot Lane'],
    email: 'margot@lanereads.example',
    phone: '0491 573 770',
    city: 'Hobart',
    headline: 'Bookseller & Events Coordinator',
    jobs: [
      'Events Coordinator | Fullers Bookshop | | 2018-11 | now',
      'Bookseller | Dymocks | | 2013-03 | 2018-10',
    ],
    page: `
> **M A R G O T   L A N E**
> Bookseller & Events Coordinator
> Hobart, Tasmania
> 0491 573 770 • margot@lanereads.example
**P R O F I L E**
Launches, school visits, a poetry night that pays for itself.
**E X P E R I E N C E**
Events Coordinator, Fullers Bookshop, Hobart
November 2018 – present
Ninety events a year, stock for each, author care.
Bookseller, Dymocks, Adelaide
March 2013 – October 2018
Children’s section, orders, returns.
**E D U C A T I O N**
BA (English), Flinders University, 2012
`,
  }),
  cv('17-nz-kaiako', 'docx', 'en', 'NZ', {
    names: ['Hinemoa Te Rangi Parata', 'Hinemoa Parata'],
    email: 'h.parata@awamail.example',
    phone: '021 555 0134',
    city: 'Rotorua',
    languages: ['Te reo Māori', 'English'],
    jobs: [
      'Head Teacher | Te Kōhanga Reo o Ngāti Whakaue | | 2017-01 | now',
      'Kaiako | BestStart | | 2010-02 | 2016-12',
    ],
    page: `
! Hinemoa Te Rangi Parata
Rotorua 3010
021 555 0134 | h.parata@awamail.example
Ko Te Arawa te waka. I have taught under-fives for sixteen years.
# Mahi / Work
**Head Teacher**, Te Kōhanga Reo o Ngāti Whakaue
January 2017 – present
Thirty-eight tamariki, ERO reviews, whānau hui
**Kaiako**, BestStart, Tauranga
February 2010 – December 2016
# Tohu / Qualifications
Bachelor of Education (ECE), University of Waikato, 2009
Full practising certificate
# Reo
Te reo Māori, English
`,
  }),
  cv('18-nz-forklift', 'pdf', 'en', 'NZ', {
    names: ['Tevita Fifita'],
    email: 'tfifita@manukaumail.example',
    phone: '022 555 0119',
    city: 'Māngere',
    jobs: [
      'Forklift Operator | Mainfreight | | 2021-06 | now',
      'Storeman | Foodstuffs North Island | | 2016-02 | 2021-05',
    ],
    page: `
# About me
My name is Tevita Fifita, I am 31 and live in Māngere, South Auckland. I have driven forklifts for ten years and I do not break things.
Call me on 022 555 0119 or write to tfifita@manukaumail.example
# Where I have worked
**Forklift Operator**, Mainfreight, Ōtāhuhu
June 2021 – today
Reach and counterbalance, container devanning, shift trainer
**Storeman**, Foodstuffs North Island, Māngere
February 2016 – May 2021
# Tickets
F endorsement, OSH forklift, DG handling
# School
NCEA Level 2, De La Salle College
# People who know my work
Brett Saunders, shift manager
Sione Havili, team leader
`,
  }),
  cv('19-za-farm-manager', 'doc', 'en', 'ZA', {
    names: [
      'Johannes Petrus van der Merwe',
      'Hannes van der Merwe',
      'Johannes van der Merwe',
      'Johannes Petrus (Hannes) van der Merwe',
    ],
    email: 'hannes@weltevredeplaas.example',
    phone: '082 555 0151',
    city: 'Ceres',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Farm Manager | Weltevrede Boerdery | | 2012-08 | now',
      'Assistant Farm Manager | Du Toit Agri | | 2005-01 | 2012-07',
    ],
    page: `
> CURRICULUM VITAE
# PERSONAL DETAILS
|| 5 12
| Surname | Van der Merwe
| First names | Johannes Petrus
| Known as | Hannes
| Residence | Ceres, Western Cape
| Cell | 082 555 0151
| E-mail | hannes@weltevredeplaas.example
| Languages | Afrikaans, English
# WORK EXPERIENCE
|| 5 12
| Employer | Weltevrede Boerdery
| Position | Farm Manager
| Period | August 2012 – present
| Duties | 85 ha apples and pears, packing shed, 60 permanent workers
^ 
|| 5 12
| Employer | Du Toit Agri
| Position | Assistant Farm Manager
| Period | January 2005 – July 2012
# EDUCATION
BSc Agric, Stellenbosch University, 2004
`,
  }),
  cv('20-za-call-centre', 'docx', 'en', 'ZA', {
    names: ['Nomvula Precious Dlamini', 'Nomvula Dlamini'],
    email: 'preciousdlamini94@egolipost.example',
    phone: '073 555 0126',
    city: 'Soweto',
    languages: ['isiZulu', 'English'],
    jobs: ['Team Leader | Discovery | | 2022-07 | now', 'Call Centre Agent | MTN | | 2016-04 | 2022-06'],
    page: `
> **CURRICULUM VITAE**
> **OF**
> **NOMVULA PRECIOUS DLAMINI**
^ Address: Orlando East, Soweto 1804
Cell: 073 555 0126
Email: preciousdlamini94@egolipost.example
Languages: isiZulu, English
Health: excellent
^ **EMPLOYMENT HISTORY**
Company: Discovery
Position: Team Leader
Duration: July 2022 – to date
Duties: coaching of 14 agents, quality, escalations
^ Company: MTN
Position: Call Centre Agent
Duration: April 2016 – June 2022
^ **EDUCATION**
Matric, Orlando High School, 2012
^ **REFERENCES**
Mr Thabo Nkosi, Discovery, Operations Manager
`,
  }),
  cv('21-in-embedded', 'pdf', 'en', 'IN', {
    names: ['S. Karthikeyan', 'Karthikeyan S', 'Karthikeyan'],
    email: 'karthik.s.chennai@kovaimail.example',
    phone: '+91 90000 55512',
    city: 'Chennai',
    headline: 'Embedded Software Engineer',
    jobs: [
      'Lead Engineer | Bosch Global Software | | 2020-08 | now',
      'Software Engineer | KPIT | | 2015-07 | 2020-07',
    ],
    page: `
**S. KARTHIKEYAN**
Embedded Software Engineer
Velachery, Chennai 600042
+91 90000 55512 / karthik.s.chennai@kovaimail.example
# CAREER SUMMARY
Eleven years in automotive: AUTOSAR, CAN, UDS, C, MISRA.
# WORK EXPERIENCE
Lead Engineer, Bosch Global Software, Coimbatore
Aug 2020 – Present
* Brake ECU, ASIL-D, team of six
Software Engineer, KPIT, Pune
Jul 2015 – Jul 2020
* Body control module for a Japanese client
# ACADEMICS
B.E. (ECE), PSG College of Technology, 2015, 8.1 CGPA
`,
  }),
  cv('22-in-accounts', 'doc', 'en', 'IN', {
    names: ['Mohammed Irfan Shaikh'],
    email: 'irfan.shk21@dakmail.example',
    phone: '+91 90000 55534',
    city: 'Pune',
    languages: ['English', 'Hindi', 'Marathi', 'Urdu'],
    jobs: [
      'Accounts Executive | Kirloskar Brothers | | 2018-04 | now',
      'Junior Accountant | Shah & Mehta Associates | | 2014-06 | 2018-03',
    ],
    page: `
> **RESUME**
**Mohammed Irfan Shaikh**
Flat 12, Camp, Pune 411001
Mob: +91 90000 55534, E-mail: irfan.shk21@dakmail.example
**Experience**
* Kirloskar Brothers, Pune: Accounts Executive, April 2018 – till date. GST returns, TDS, Tally Prime, SAP FI.
* Shah & Mehta Associates, Pune: Junior Accountant, June 2014 – March 2018.
**Education**
M.Com., Savitribai Phule Pune University, 2014
**Personal details**
Father’s name: Abdul Rahim Shaikh
Date of birth: 14-08-1992
Marital status: Married
Languages known: English, Hindi, Marathi, Urdu
**Declaration**
I hereby declare that the above is true to the best of my knowledge.
Place: Pune
(Mohammed Irfan Shaikh)
`,
  }),
  cv('23-in-hr', 'docx', 'en', 'IN', {
    names: ['Lakshmi Priya Venkataraman', 'Mrs. Lakshmi Priya Venkataraman'],
    email: 'lpv.hr@nilgirimail.example',
    phone: '+91 90000 55571',
    city: 'Bengaluru',
    headline: 'HR Business Partner',
    jobs: [
      'HR Business Partner | Mindtree | | 2019-09 | now',
      'HR Generalist | Titan Company | | 2012-05 | 2019-08',
    ],
    page: `
! Mrs. Lakshmi Priya Venkataraman
HR Business Partner
Jayanagar, Bengaluru
+91 90000 55571
lpv.hr@nilgirimail.example
# Summary
People partner for engineering groups of up to 900.
# Experience
**Mindtree**, Bengaluru
HR Business Partner (September 2019 – Present)
* Attrition from 24 to 15 per cent in two years
**Titan Company**, Hosur
HR Generalist (May 2012 – August 2019)
# Education
MBA (HR), Christ University, 2012
# Certification
SHRM-CP
`,
  }),
  cv('24-sg-audit', 'pdf', 'en', 'SG', {
    names: [
      'Tan Wei Ling',
      'Denise Tan Wei Ling',
      'Tan Wei Ling, Denise',
      'Denise Tan',
      'Wei Ling Tan',
      'Wei Ling Denise Tan',
    ],
    email: 'denisetanwl@lionmail.example',
    phone: '8555 0123',
    city: 'Singapore',
    languages: ['English', 'Mandarin'],
    jobs: ['Audit Manager | BDO | | 2021-07 | now', 'Audit Senior | Foo Kon Tan | | 2017-08 | 2021-06'],
    page: `
! Tan Wei Ling, Denise
Audit Manager, CA (Singapore)
Bishan, Singapore | 8555 0123 | denisetanwl@lionmail.example
# Employment
**BDO**, Singapore
Audit Manager | Jul 2021 – Present
* SGX-listed clients in shipping and food
**Foo Kon Tan**, Singapore
Audit Senior | Aug 2017 – Jun 2021
# Education
Bachelor of Accountancy, Nanyang Technological University, 2017
# Languages
English, Mandarin
`,
  }),
  cv('25-sg-childcare', 'docx', 'en', 'SG', {
    names: ['Nur Aisyah Binte Rahmat', 'Nur Aisyah Rahmat'],
    email: 'aisyah.rahmat@merlionpost.example',
    phone: '+65 9555 0181',
    city: 'Singapore',
    headline: 'Preschool Teacher (L2)',
    languages: ['Malay', 'English'],
    jobs: [
      'Preschool Teacher | PCF Sparkletots | | 2019-01 | now',
      'Assistant Teacher | My First Skool | | 2016-06 | 2018-12',
    ],
    page: `
[[ 5 12
**Contact**
+65 9555 0181
aisyah.rahmat@merlionpost.example
Woodlands, Singapore
^ **Languages**
Malay
English
^ **Skills**
Phonics
Parent talks
Art corner
---
! Nur Aisyah Binte Rahmat
Preschool Teacher (L2)
^ **Experience**
**Preschool Teacher**, PCF Sparkletots
January 2019 – present
K1 class of twenty, Malay language lead
**Assistant Teacher**, My First Skool
June 2016 – December 2018
^ **Education**
Diploma in Early Childhood Education, Ngee Ann Polytechnic, 2016
]]
`,
  }),
  cv('26-ng-site-engineer', 'doc', 'en', 'NG', {
    names: ['Chukwuemeka Obinna Nwosu', 'Engr. Chukwuemeka Obinna Nwosu', 'Chukwuemeka Nwosu'],
    email: 'emeka4real@naijapost.example',
    phone: '0803 555 0142',
    city: 'Enugu',
    jobs: [
      'Site Engineer | Julius Berger Nigeria | | 2018-03 | now',
      'Graduate Engineer | Arab Contractors | | 2014-10 | 2018-02',
    ],
    page: `
> **ENGR. CHUKWUEMEKA OBINNA NWOSU, MNSE, COREN REGD.**
> No. 7 Zik Avenue, Uwani, Enugu
> 0803 555 0142; emeka4real@naijapost.example
**CAREER OBJECTIVE**
To contribute my quota to an organisation where roads last.
**BIO DATA**
State of origin: Anambra. Date of birth: 2nd May, 1988. Sex: Male
**WORK EXPERIENCE**
Site Engineer, Julius Berger Nigeria, Abuja
March 2018 – till date
Setting out, asphalt, drainage on the Keffi axis
Graduate Engineer, Arab Contractors, Enugu
October 2014 – February 2018
**EDUCATION**
B.Eng. Civil Engineering, University of Nigeria, Nsukka, 2012 (Second Class Upper)
NYSC, Kebbi State, 2013
**REFEREES**
Engr. Musa Danladi, Julius Berger Nigeria
Prof. (Mrs.) Ngozi Eze, University of Nigeria
`,
  }),
  cv('27-ph-virtual-assistant', 'doc', 'en', 'PH', {
    names: ['Maria Cristina D. Villanueva', 'Maria Cristina Villanueva', 'Tina Villanueva'],
    email: 'tina.villanueva.va@islandmail.example',
    phone: '0917 555 0142',
    city: 'Iloilo City',
    headline: 'Virtual Assistant',
    jobs: [
      'Executive Virtual Assistant | Boldly | | 2021-03 | now',
      'Customer Service Associate | Concentrix | | 2016-08 | 2021-02',
    ],
    page: `
PIC Photo | Portrait
**MARIA CRISTINA “TINA” D. VILLANUEVA**
Virtual Assistant
Jaro, Iloilo City
0917 555 0142
tina.villanueva.va@islandmail.example
# Work experience
Executive Virtual Assistant
Boldly (remote)
March 2021 – Present
Inbox, calendar and travel for two US founders; Asana, Notion, QuickBooks.
Customer Service Associate
Concentrix, Iloilo City
August 2016 – February 2021
# Education
BS Tourism Management, Central Philippine University, 2016
# Character references
Ms. Liza Montinola, Team Manager, Concentrix
`,
  }),
  cv('28-ph-merchant-seaman', 'pdf', 'en', 'PH', {
    names: [
      'Jose Mari S. Dela Cruz',
      'Dela Cruz, Jose Mari S.',
      'Jose Mari Dela Cruz',
      'Dela Cruz Jose Mari',
    ],
    email: 'jmdelacruz.2o@daungan.example',
    phone: '0998 555 0109',
    city: 'Batangas City',
    headline: 'Second Officer',
    jobs: [
      'Second Officer | Magsaysay Maritime | | 2022-02 | now',
      'Third Officer | Magsaysay Maritime | | 2018-05 | 2022-01',
    ],
    page: `
HEAD Bay Anchor Crew Management – Seafarer’s record
DELA CRUZ, JOSE MARI S.
Second Officer
Batangas City, 0998 555 0109, jmdelacruz.2o@daungan.example
SIRB and passport valid to 2030
# Sea service
|| 4 6 7
| Feb 2022 – present | Second Officer | Magsaysay Maritime, bulk carriers, 58,000 DWT
| May 2018 – Jan 2022 | Third Officer | Magsaysay Maritime, container ships
# Certificates
OIC-NW, ECDIS, BRM, GMDSS, medical care
# Education
BS Marine Transportation, Lyceum of the Philippines University Batangas, 2016
`,
  }),
  cv('29-ae-reception', 'doc', 'en', 'AE', {
    names: ['Fatima Al-Zahra Haddad', 'Fatima Haddad'],
    email: 'fatima.haddad@gulfpost.example',
    phone: '+971 50 555 0142',
    city: 'Sharjah',
    headline: 'Front Office Supervisor',
    languages: ['Arabic', 'English', 'French'],
    jobs: [
      'Front Office Supervisor | Rotana | | 2021-11 | now',
      'Guest Relations Agent | Jumeirah | | 2017-09 | 2021-10',
    ],
    page: `
PIC fatima.jpg | Passport photo
! Fatima Al-Zahra Haddad
Front Office Supervisor
Al Nahda, Sharjah, UAE
+971 50 555 0142 | fatima.haddad@gulfpost.example
Nationality: Lebanese. Visa: husband’s sponsorship
# Experience
**Front Office Supervisor, Rotana, Dubai**
November 2021 – Present
Opera PMS, VIP arrivals, team of nine
**Guest Relations Agent, Jumeirah, Dubai**
September 2017 – October 2021
# Education
BA Hospitality, Saint Joseph University of Beirut, 2016
# Languages
Arabic, English, French
`,
  }),
  cv('30-gb-anonymous', 'pdf', 'en', 'GB', {
    names: [],
    city: 'Swindon',
    headline: 'HGV Class 1 Driver',
    jobs: [
      'Class 1 Driver | Eddie Stobart | | 2020-01 | now',
      'Class 2 Driver | Travis Perkins | | 2015-05 | 2019-12',
    ],
    page: `
HEAD Thornbury Driving Agency Ltd, part of the Thornbury Group
# Candidate TD-4471
HGV Class 1 Driver
Based in: Swindon
Available: one week
Name and contact details withheld until interview. Please quote the number above.
# Driving experience
**Class 1 Driver, Eddie Stobart**
January 2020 – present
Trunking, nights out, double-deck trailers
**Class 2 Driver, Travis Perkins**
May 2015 – December 2019
Multi-drop with crane
# Licence
C+E, CPC to 2029, digi card, Hiab, no points
FOOT Consultant: Martin Hale
`,
  }),
];
