import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-sixth');

/** Twenty in English that are closed. All people are made up. */
export const BY_HAND_SIXTY_SIXTH: Sheet[] = [
  cv('01-en-gb-lift-engineer', 'pdf', 'en', 'GB', {
    names: ['Darren Ogilvy'],
    email: 'd.ogilvy78@postbox.example',
    phone: '07700 900318',
    city: 'Motherwell',
    headline: 'Lift Service Engineer (NVQ4)',
    languages: [],
    jobs: [
      'Service Engineer | Kone plc | Glasgow | 2018-05 | now',
      'Lift Engineer | Pickerings Lifts | Glasgow | 2011-02 | 2018-04',
      'Improver | Caltech Lifts | Dundee | 2008-08 | 2011-01',
    ],
    page: `
! Darren Ogilvy
Lift Service Engineer (NVQ4)
14 Calder Gait, Motherwell ML1 2XX
Mobile 07700 900318 / d.ogilvy78@postbox.example
# About me
Time served lift engineer, route of 92 units at the moment, mostly council high flats and two hospitals. Fault finding is what I am best at. Clean licence, own tools, will do my share of call out but one in four not one in two.
# Work history
**Service Engineer**, Kone plc, Glasgow. May 2018 to date
* Planned maintenance and call outs, hydraulic and MRL
* LOLER defect clearance for Lanarkshire hospitals
* Looking after an apprentice since last year
**Lift Engineer**, Pickerings Lifts, Glasgow. February 2011 to April 2018
* Service and repair, rope changes, door operators
* Brake and safety gear tests with the insurance inspector
**Improver**, Caltech Lifts, Dundee. August 2008 to January 2011
* Mate to the installation team, stairlifts and goods lifts
# Training
NVQ Level 4 lift technology, EAL
NVQ Level 3, Caltech and Dundee College
EOR 202, Gold JIB skills card, asbestos awareness, IPAF
# Interests
Hill running, Motherwell season ticket (somebody has to)
`,
  }),
  cv('02-en-gb-care-zimbabwe', 'docx', 'en', 'GB', {
    names: ['Rutendo Precious Chikwanha', 'Rutendo Chikwanha'],
    email: 'rutendo.chikwanha@inboxly.example',
    phone: '+44 7700 900742',
    city: 'Luton',
    languages: ['English', 'Shona', 'Ndebele'],
    jobs: [
      'Senior Healthcare Assistant | Meadowbank Nursing Home | Luton | 2023-10 | now',
      'Care Assistant | Ashcroft Homecare Ltd | Dunstable | 2022-06 | 2023-09',
      'Nurse Aide | Parirenyatwa Hospital | Harare | 2016-03 | 2022-04',
      'Receptionist | Borrowdale Eye Clinic | Harare | 2013-01 | 2016-02',
    ],
    page: `
> **CURRICULUM VITAE**
## PERSONAL DETAILS
|| 5 12
| Full name | Rutendo Precious Chikwanha
| Address | 88b Biscot Road, Luton, Bedfordshire
| Telephone | +44 7700 900742
| E-mail | rutendo.chikwanha@inboxly.example
| Nationality | Zimbabwean
| Right to work | Health and Care Worker visa, sponsorship required
| DBS | Enhanced, on update service
## PERSONAL STATEMENT
I am a caring, God fearing and hardworking healthcare assistant with ten years of looking after the elderly, people with dementia and those at the end of their life. I work days, nights and weekends without complaining.
## WORK EXPERIENCE
10/2023 – present
**SENIOR HEALTHCARE ASSISTANT**
Meadowbank Nursing Home, Luton
* Leading a shift of five carers on a 22 bed dementia floor
* Medication administration (competency signed off)
* PEG feeding, catheter care, repositioning charts on PCS
06/2022 – 09/2023
**CARE ASSISTANT**
Ashcroft Homecare Ltd, Dunstable
* Domiciliary rounds, double ups, hoisting
* Reporting concerns to the safeguarding lead
03/2016 – 04/2022
**NURSE AIDE**
Parirenyatwa Hospital, Harare, Zimbabwe
* Male medical ward, observations, last offices
01/2013 – 02/2016
**RECEPTIONIST**
Borrowdale Eye Clinic, Harare, Zimbabwe
## EDUCATION AND TRAINING
Care Certificate, 2022
NVQ Level 3 Adult Care, in progress
Red Cross Nurse Aide Certificate, Harare, 2015
6 O Levels including English and Mathematics
## LANGUAGES
English (fluent)
Shona (mother tongue)
Ndebele (good)
`,
  }),
  cv('03-en-us-dental-hygienist', 'doc', 'en', 'US', {
    names: ['Kaylee M. Strandberg', 'Kaylee Strandberg', 'Kaylee M Strandberg'],
    email: 'kstrandberg.rdh@mailnook.example',
    phone: '(218) 555-0163',
    city: 'Duluth',
    headline: 'Registered Dental Hygienist',
    languages: [],
    jobs: [
      'Registered Dental Hygienist | Lakeside Family Dental | Duluth | 2020-07 | now',
      'Dental Hygienist | Aspen Dental | Hermantown | 2017-06 | 2020-03',
      'Dental Assistant | Northland Smiles | Superior | 2014-09 | 2015-08',
    ],
    page: `
> **KAYLEE M. STRANDBERG, RDH**
> Registered Dental Hygienist
> Duluth, MN 55804 • (218) 555-0163 • kstrandberg.rdh@mailnook.example
# LICENSURE
Minnesota RDH license (active), Wisconsin RDH license (active), local anesthesia and nitrous certified, CPR/BLS through 2027
# EXPERIENCE
Lakeside Family Dental \tDuluth, MN
__Registered Dental Hygienist__ \tJuly 2020 – Present
* 8 to 9 patients a day, adult and pediatric, four-day week
* Perio program: charting, scaling and root planing, laser adjunct
* Trained two new hygienists on Dexis and Open Dental
Aspen Dental \tHermantown, MN
__Dental Hygienist__ \tJune 2017 – March 2020
* High volume practice, many patients with no cleaning in ten years
* Laid off when office closed for the pandemic
Northland Smiles \tSuperior, WI
__Dental Assistant__ \tSept. 2014 – Aug. 2015
* Chairside, sterilization, radiographs
# EDUCATION
AAS, Dental Hygiene \tLake Superior College, 2017
Diploma, Dental Assisting \tHibbing Community College, 2014
# MEMBERSHIPS
American Dental Hygienists’ Association; Northeast component treasurer
`,
  }),
  cv('04-en-in-qa-analyst', 'pdf', 'en', 'IN', {
    names: ['Snehal Vijay Kulkarni', 'Snehal Kulkarni', 'Snehal V. Kulkarni'],
    email: 'snehal.kulkarni.qa@sandesh.example',
    phone: '+91-90000 41283',
    city: 'Pune',
    headline: 'Software Test Engineer – Manual & Automation',
    languages: ['English', 'Hindi', 'Marathi'],
    jobs: [
      'Senior QA Engineer | Persistent Systems | Pune | 2022-08 | now',
      'Test Engineer | Zensar Technologies | Pune | 2019-12 | 2022-07',
      'Associate Test Engineer | Vidyut Softlabs Pvt. Ltd. | Nashik | 2018-01 | 2019-11',
    ],
    page: `
! SNEHAL VIJAY KULKARNI
**Software Test Engineer – Manual & Automation**
Mobile: +91-90000 41283 | E-Mail: snehal.kulkarni.qa@sandesh.example
# Career Objective
To work in a challenging environment where I can utilise my testing skills for the growth of the organisation as well as myself.
# Professional Summary
* 8+ years of IT experience in manual and automation testing of web and mobile applications
* Hands on in Selenium WebDriver with Java, TestNG, Rest Assured, Postman, JMeter
* Good knowledge of banking and insurance domain
* ISTQB Foundation Level certified
# Work Experience
|| 5 5 3 4
| Organization | Designation | Location | Duration
| Persistent Systems | Senior QA Engineer | Pune | Aug 2022 – Till date
| Zensar Technologies | Test Engineer | Pune | Dec 2019 – Jul 2022
| Vidyut Softlabs Pvt. Ltd. | Associate Test Engineer | Nashik | Jan 2018 – Nov 2019
# Project Details
**Project: Retail loan origination portal**
Client: A leading private bank. Team size: 14. Environment: Angular, Java, Oracle
* Preparation of test scenarios and RTM, defect triage with the onsite team
* Automated 420 regression cases out of 600
**Project: Motor claims mobile app**
Team size: 9. Environment: Flutter, Spring Boot
* Device matrix testing, API testing, UAT support
# Academic Details
B.E. (Information Technology), K. K. Wagh Institute, Nashik, 2017, 64.8%
HSC 2013, 71%; SSC 2011, 86%
# Personal Details
Father’s Name: Vijay Ramchandra Kulkarni
Date of Birth: 11th February 1996
Gender: Female
Marital Status: Married
Languages Known: English, Hindi, Marathi
Address: Flat 604, Saffron Residency, Wakad, Pune – 411057
# Declaration
I hereby declare that the above written particulars are true to the best of my knowledge.
Place: Pune \t(Snehal V. Kulkarni)
`,
  }),
  cv('05-en-au-cellar-hand', 'docx', 'en', 'AU', {
    names: ['Matteo Bianchin'],
    email: 'matteo.bianchin@cantinapost.example',
    phone: '0491 570 156',
    city: 'Nuriootpa',
    languages: ['Italian', 'English', 'French'],
    jobs: [
      'Cellar Hand | Yalumba | Angaston | 2024-02 | now',
      'Vintage Cellar Hand | Oyster Bay | Blenheim | 2023-03 | 2023-06',
      'Assistant Winemaker | Cantina di Soave | Soave | 2019-09 | 2022-12',
      'Barman | Osteria al Ponte | Vicenza | 2016-06 | 2019-08',
    ],
    page: `
# Matteo Bianchin
[[ 6 11
**Contact**
3/27 Murray Street
Nuriootpa SA 5355
0491 570 156
matteo.bianchin@cantinapost.example

**Visa**
482, employer sponsored, to August 2027

**Tickets**
Forklift (LF)
Confined space
First aid HLTAID011
Manual car licence

**Languages**
Italian
English
French

**Referees**
Ask me and I will send numbers
---
**Experience**
**Cellar Hand**
Yalumba, Angaston SA
February 2024 – present
Three vintages, nights and days. Red ferments, pumpovers, RDV and cross flow filtration. Barrel work out of season, topping and sulphur. I am shift lead when the boss is away.
**Vintage Cellar Hand**
Oyster Bay, Blenheim, New Zealand
March 2023 – June 2023
Receival, presses (8 of them), night shift of twelve hours.
**Assistant Winemaker**
Cantina di Soave, Soave, Italy
September 2019 – December 2022
Lab analysis, additions, bottling line start up. Garganega mostly.
**Barman**
Osteria al Ponte, Vicenza, Italy
June 2016 – August 2019

**Studies**
Degree in Viticulture and Oenology, University of Padua, 2019
]]
`,
  }),
  cv('06-en-nz-arborist', 'doc', 'en', 'NZ', {
    names: ['Tane Wiremu Rapana', 'Tane Rapana'],
    email: 'tane.rapana@kauri.example',
    phone: '021 555 0147',
    city: 'Tauranga',
    headline: 'Climbing arborist',
    languages: [],
    jobs: [
      'Lead Climber | Asplundh | Tauranga | 2021 | now',
      'Arborist | Treetech | Rotorua | 2017 | 2021',
      'Groundsman | Bay Tree Care | Whakatāne | 2015 | 2017',
    ],
    page: `
# Tane Wiremu Rapana
Climbing arborist
Ph 021 555 0147, email tane.rapana@kauri.example
Lives Welcome Bay, Tauranga. Class 2 and WTR licence.
Kia ora. I have been up trees for eleven years and still like it. I want a job where I am home most nights because we have a baby on the way. Happy to run a crew, happy to do consenting and quotes, not keen on sales.
# Jobs
2021 – now, Lead Climber, Asplundh, Tauranga
* Line clearance round Vector and Powerco networks
* Crew of four, toolbox talks, SWMS, daily prestarts
* Storm work after Gabrielle, six weeks in Hawke’s Bay
2017 – 2021, Arborist, Treetech, Rotorua
* Dismantles, crown reductions, aerial rescue
* Council contract, parks and street trees
2015 – 2017, Groundsman, Bay Tree Care, Whakatāne
* Chipper, stump grinder, dragging brush
# Tickets
NZ Certificate in Horticulture L4 (Arboriculture), Wintec
EWRB close approach, first aid, EWP, STMS Level 1, growsafe
# People to ring
Hemi at Asplundh and Jude who used to be at Treetech, numbers when we have talked
`,
  }),
  cv('07-en-ie-pharmacy-technician', 'pdf', 'en', 'IE', {
    names: ['Agnieszka Dudek-Lawlor'],
    email: 'agnieszka.dl@rxmail.example',
    phone: '020 914 0382',
    city: 'Carlow',
    headline: 'Pharmacy Technician',
    languages: ['Polish', 'English', 'Russian'],
    jobs: [
      'Supervising Pharmacy Technician | Boots Ireland | Carlow | 2019-03 | now',
      'Pharmacy Technician | McCauley Pharmacy | Portlaoise | 2013-11 | 2019-02',
      'Counter Assistant | Hickey’s Pharmacy | Athy | 2009-04 | 2013-10',
      'Production Operative | Glanbia | Ballyragget | 2006-06 | 2009-03',
    ],
    page: `
HEAD Agnieszka Dudek-Lawlor – CV
[[ 10 7
! Agnieszka Dudek-Lawlor
Pharmacy Technician
---
4 Pairc Mhuire, Carlow
020 914 0382
agnieszka.dl@rxmail.example
]]
# Profile
Seventeen years behind the pharmacy counter, thirteen of these as qualified technician. Accurate, calm when the queue is out the door, and known by name to half of Tullow Street.
# Employment
**Boots Ireland, Carlow** \tMar 2019 – present
Supervising Pharmacy Technician
* Dispensing 9,000 items per month with accuracy checking
* Blister pack service for four nursing homes
* PCRS claims, HTS and DPS submissions, controlled drugs ordering
* Rota for six staff
**McCauley Pharmacy, Portlaoise** \tNov 2013 – Feb 2019
Pharmacy Technician
* Methadone clinic, stock control on McLernons
**Hickey’s Pharmacy, Athy** \tApr 2009 – Oct 2013
Counter Assistant
**Glanbia, Ballyragget** \tJun 2006 – Mar 2009
Production Operative
# Education
IPU Pharmacy Technician Course, 2013
Medication counter assistant (IPU), 2010
Matura, Liceum Ogólnokształcące, Tarnów, 2005
# Languages
Polish – native
English – C1
Russian – from school, enough for a prescription
`,
  }),
  cv('08-en-za-boilermaker', 'docx', 'en', 'ZA', {
    names: ['Sipho Emmanuel Mahlangu', 'Sipho Mahlangu', 'Mahlangu Sipho Emmanuel'],
    email: 'siphoem.mahlangu@webpos.example',
    phone: '082 555 0173',
    city: 'Witbank',
    languages: ['isiNdebele', 'isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Boilermaker (shutdowns) | Kusile Maintenance Services | Ogies | 2022-02 | now',
      'Boilermaker | Murray & Roberts | Kriel | 2015-08 | 2021-11',
      'Semi-skilled Boilermaker | Steinmüller Africa | Pretoria West | 2013-02 | 2015-07',
    ],
    page: `
> **CURRICULUM VITAE OF SIPHO EMMANUEL MAHLANGU**
# PERSONAL INFORMATION
|| 6 11
| Surname | Mahlangu
| First names | Sipho Emmanuel
| Date of birth | 1988/06/14
| Nationality | South African
| Home language | isiNdebele
| Other languages | isiZulu, English, Afrikaans
| Residential address | 1173 Extension 5, Kwa-Guqa, Witbank, 1039
| Contact | 082 555 0173
| E-mail | siphoem.mahlangu@webpos.example
| Driver’s licence | Code 10 with PDP
| Health status | Excellent
# EDUCATIONAL QUALIFICATIONS
Grade 12, Mabande Comprehensive School, 2006
N3 Engineering Studies, Nkangala TVET College, 2010
# TRADE
Red Seal Boilermaker, Olifantsfontein (INDLELA), 2012
# EMPLOYMENT HISTORY
Company: Kusile Maintenance Services, Ogies
Position: Boilermaker (shutdowns)
Period: February 2022 to current
Duties: tube panel replacement, ducting, reading isometric drawings, gas cutting, supervising two assistants

Company: Murray & Roberts, Kriel
Position: Boilermaker
Period: August 2015 to November 2021
Duties: plate work, chutes and hoppers, coal bunker repairs
Reason for leaving: contract end

Company: Steinmüller Africa, Pretoria West
Position: Semi-skilled Boilermaker
Period: February 2013 to July 2015
Duties: workshop fabrication, marking off
# REFERENCES
Mr J. Pretorius, site manager, Kusile Maintenance Services, 013 555 0111
Mrs T. Nkosi, HR, Murray & Roberts, 011 555 0190
`,
  }),
  cv('09-en-ca-school-bus', 'doc', 'en', 'CA', {
    names: ['Lorraine Pelkey', 'Lorraine E. Pelkey'],
    email: 'lorrainepelkey@fundynet.example',
    phone: '506-555-0119',
    city: 'Quispamsis',
    languages: [],
    jobs: [
      'School Bus Driver | Anglophone South School District | Saint John | 2016-09 | now',
      'Transit Operator | Saint John Transit | Saint John | 2008-05 | 2016-06',
      'Cashier | Sobeys | Rothesay | 2001 | 2008',
    ],
    page: `
Lorraine E. Pelkey
31 Pettingill Road
Quispamsis, New Brunswick
506-555-0119
lorrainepelkey@fundynet.example

**OBJECTIVE**
Part-time or charter driving with a coach company, days preferred, once I retire from the district next June.

**LICENCE**
Class 2 with air brake (E). Clean abstract. Criminal record and vulnerable sector check April 2026.

**EXPERIENCE**
School Bus Driver, Anglophone South School District, Saint John
September 2016 to present
- 72-passenger bus, two morning runs and two afternoon, some sports trips
- No preventable accident in ten winters
- Know how to keep the back seats quiet

Transit Operator, Saint John Transit
May 2008 to June 2016
- City routes and para-transit, lift and securement
- Union health and safety rep for three years

Cashier, Sobeys, Rothesay
2001 to 2008

**COURSES**
First aid and CPR level C, Non-violent crisis intervention, Smart Driver

**REFERENCES**
On request.
`,
  }),
  cv('10-en-sg-logistics', 'pdf', 'en', 'SG', {
    names: ['Lim Hui Wen', 'Hui Wen Lim', 'Lim Hui Wen, Joanne', 'Joanne Lim Hui Wen', 'Joanne Lim'],
    email: 'joannelimhw@lioncity.example',
    phone: '+65 8555 0142',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    headline: 'Freight & Logistics Coordinator',
    jobs: [
      'Senior Logistics Coordinator | DHL Global Forwarding | Changi | 2021-03 | now',
      'Sea Freight Executive | Kuehne+Nagel | Singapore | 2017-07 | 2021-02',
      'Shipping Assistant | Tat Hong Marine Supplies | Jurong | 2015-06 | 2017-06',
    ],
    page: `
! Joanne Lim Hui Wen
Freight & Logistics Coordinator
HP: +65 8555 0142 \tEmail: joannelimhw@lioncity.example
Blk 214 Tampines Street 23 #07-18, Singapore 521214
Singapore Citizen \tNotice period: 1 month
Expected salary: S$5,200 \tLast drawn: S$4,750
# WORK EXPERIENCE
|| 4 13
| Mar 2021 – Present | **Senior Logistics Coordinator**\\DHL Global Forwarding, Changi\\Air export desk for two semicon accounts, 60 AWBs a week\\TradeNet permits, DG shipments (class 3, 8, 9)\\Cut demurrage by following up before 10 am and not after lunch
| Jul 2017 – Feb 2021 | **Sea Freight Executive**\\Kuehne+Nagel, Singapore\\LCL and FCL bookings, bills of lading, Intra-Asia lanes
| Jun 2015 – Jun 2017 | **Shipping Assistant**\\Tat Hong Marine Supplies, Jurong\\Ship spares to vessels at anchorage, delivery orders, invoices
# EDUCATION
Diploma in Supply Chain Management, Temasek Polytechnic, 2015
GCE O Levels, Bedok South Secondary, 2012
# SKILLS
CargoWise, SAP TM, Excel (VLOOKUP, pivot), IATA DG Cat 6
# LANGUAGES
English, Mandarin (spoken and written), Hokkien (spoken)
`,
  }),
  cv('11-en-ng-accountant', 'docx', 'en', 'NG', {
    names: [
      'Oluwaseun Babatunde Adebayo-Cole',
      'Oluwaseun Adebayo-Cole',
      'Adebayo-Cole Oluwaseun Babatunde',
      'Adebayo-Cole, Oluwaseun Babatunde',
    ],
    email: 'seun.adebayocole@naijapost.example',
    phone: '0803 555 0142',
    city: 'Ibadan',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Financial Accountant | Flour Mills of Nigeria | Ibadan | 2020-01 | now',
      'Accountant | Jericho Specialist Hospital | Ibadan | 2016-09 | 2019-12',
      'Audit Trainee | Akintola Williams Deloitte | Lagos | 2014-11 | 2016-08',
      'Mathematics Teacher (NYSC) | Government Secondary School | Lafia | 2013-10 | 2014-09',
    ],
    aside: [2, 3],
    page: `
> **ADEBAYO-COLE, OLUWASEUN BABATUNDE (ACA)**
> No. 7 Oluyole Close, Ring Road, Ibadan, Oyo State
> Tel: 0803 555 0142, E-mail: seun.adebayocole@naijapost.example
# BIO DATA
Date of Birth: \t3rd May, 1990
Sex: \tMale
State of Origin: \tOgun
Marital Status: \tMarried with two children
Languages: \tEnglish, Yoruba
# CAREER OBJECTIVE
To be part of a dynamic finance team where accuracy, integrity and hard work are rewarded.
# WORKING EXPERIENCE
**Flour Mills of Nigeria, Ibadan** \tJanuary 2020 till date
**Financial Accountant**
* Preparation of monthly management accounts and group reporting pack
* VAT, WHT and PAYE returns with FIRS and Oyo State IRS
* Bank reconciliation of eleven accounts, fixed assets register
**Jericho Specialist Hospital, Ibadan** \tSeptember 2016 – December 2019
**Accountant**
* HMO claims reconciliation, payroll of 130 staff, Sage 50
**Akintola Williams Deloitte, Lagos** \tNovember 2014 – August 2016
**Audit Trainee**
* Vouching, stock counts, file referencing
**Government Secondary School, Lafia, Nasarawa State** \tOctober 2013 – September 2014
**Mathematics Teacher (NYSC)**
# EDUCATION
Institute of Chartered Accountants of Nigeria (ACA), 2018
B.Sc. Accounting (Second Class Upper), Olabisi Onabanjo University, 2013
WASSCE, Abeokuta Grammar School, 2007
# HOBBIES
Reading, football, singing in the choir
# REFEREES
Available on request
`,
  }),
  cv('12-en-ph-team-lead', 'doc', 'en', 'PH', {
    names: ['Maria Cristina D. Evangelista', 'Maria Cristina Evangelista', 'Maria Cristina D Evangelista'],
    email: 'mcevangelista@bahaymail.example',
    phone: '0917 555 0128',
    city: 'Cebu City',
    languages: ['English', 'Filipino', 'Cebuano'],
    jobs: [
      'Team Leader | Concentrix | Cebu City | 2021-05 | now',
      'Subject Matter Expert | Teleperformance | Cebu City | 2018-10 | 2021-04',
      'Customer Service Representative | Convergys | Mandaue City | 2015-03 | 2018-09',
      'Service Crew | Jollibee Foods Corporation | Talisay City | 2013-06 | 2014-11',
    ],
    page: `
[[ 12 5
! MARIA CRISTINA D. EVANGELISTA
Unit 5B Sampaguita Bldg., Lahug, Cebu City 6000
0917 555 0128
mcevangelista@bahaymail.example
---
PIC Photo | 2x2 picture
]]
# OBJECTIVE
To secure the position of Operations Manager where my 11 years in the BPO industry can be of use.
# EMPLOYMENT RECORD
## TEAM LEADER
**Concentrix**, IT Park, Cebu City
May 2021 – Present
* Handles 18 agents for a US telco account (chat and voice)
* Coaching logs, QA calibration, attrition below 3% for two quarters
* Back up WFM analyst for holiday staffing
## SUBJECT MATTER EXPERT
**Teleperformance**, Cebu City
October 2018 – April 2021
* Floor support, escalation calls, nesting of new hires
## CUSTOMER SERVICE REPRESENTATIVE
**Convergys**, Mandaue City
March 2015 – September 2018
* Billing and retention, travel account
## SERVICE CREW
**Jollibee Foods Corporation**, Talisay City
June 2013 – November 2014
# EDUCATIONAL BACKGROUND
Tertiary: BS Hotel and Restaurant Management, University of Cebu, 2009 – 2013
Secondary: Talisay City National High School, 2005 – 2009
# PERSONAL DATA
Birthday: August 19, 1992
Civil Status: Single
Height: 5’2”
Religion: Roman Catholic
Languages Spoken: English, Filipino, Cebuano
# CHARACTER REFERENCES
Mr. Jayson Tumulak, Operations Manager, Concentrix
Ms. Arlene Gabuya, HR Officer, Teleperformance
`,
  }),
  cv('13-en-gb-paralegal', 'pdf', 'en', 'GB', {
    names: ['Zainab Iqbal'],
    email: 'zainab.iqbal@lexmail.example',
    phone: '07700 900526',
    city: 'Bradford',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'Conveyancing Paralegal | Hallam & Briggs Solicitors | Leeds | 2024-01 | now',
      'Legal Assistant | Hallam & Briggs Solicitors | Leeds | 2022-09 | 2023-12',
      'Customer Assistant | Morrisons | Bradford | 2019-07 | 2022-08',
      'Vacation Scheme Student | Eversheds Sutherland | Leeds | 2021-06 | 2021-07',
    ],
    aside: [3],
    page: `
Zainab Iqbal
12 Toller Grove, Bradford BD9 5XX
07700 900526
zainab.iqbal@lexmail.example

2 November 2026

Dear Sir or Madam
I attach my CV for the residential conveyancing role in Harrogate which I saw on your website. I have a caseload of my own of about forty files and would like to take it further, with a firm that will support me through CILEX. I could start after Christmas.
Yours faithfully
Zainab Iqbal

# Curriculum vitae
## Key skills
Freehold and leasehold sales, transfers of equity, Land Registry portal, SDLT returns, LEAP and Osprey, and the patience to ring a managing agent nine times.
## Employment
Jan 2024 – now: **Conveyancing Paralegal**, Hallam & Briggs Solicitors, Leeds
* Files from instruction to completion under a partner’s supervision
* Enquiries, title reports, mortgage offers, completion statements
Sep 2022 – Dec 2023: **Legal Assistant**, Hallam & Briggs Solicitors, Leeds
* Opening files, ID checks, searches, post completion
Jul 2019 – Aug 2022: **Customer Assistant** (weekends and holidays), Morrisons, Bradford
Jun 2021 – Jul 2021: **Vacation Scheme Student**, Eversheds Sutherland, Leeds
## Education
LLB (Hons) Law, 2:1, University of Bradford, 2019 – 2022
A levels: Law B, Sociology A, English Literature B, Beckfoot School
## Languages
English, Urdu, Punjabi
`,
  }),
  cv('14-en-us-line-cook', 'docx', 'en', 'US', {
    names: ['Edwin Alexander Portillo', 'Edwin Portillo'],
    email: 'edwinportillo.cooks@platomail.example',
    phone: '240-555-0177',
    city: 'Hyattsville',
    languages: ['English', 'Spanish'],
    jobs: [
      'Sous Chef | Founding Farmers | Washington | 2022-11 | now',
      'Line Cook | Clyde’s of Gallery Place | Washington | 2018-04 | 2022-10',
      'Prep Cook | Silver Diner | Rockville | 2015-08 | 2018-03',
      'Dishwasher | Silver Diner | Rockville | 2014-05 | 2015-08',
    ],
    page: `
# Edwin Alexander Portillo
Hyattsville, Maryland
Cell: 240-555-0177
Email: edwinportillo.cooks@platomail.example
## Summary
started in the dish pit at 18, now sous chef. Good with big volume, sauces, grill and fish. i dont call out.
## Experience
**Sous Chef** 11/2022 – Present
Founding Farmers, Washington, DC
* 600 covers on a Saturday, brunch 900
* ordering, inventory, schedule for 22 cooks
* temp logs and DC health inspections, last one zero criticals
**Line Cook** 04/2018 – 10/2022
Clyde’s of Gallery Place, Washington, DC
* grill, saute, raw bar, expo when needed
**Prep Cook** 08/2015 – 03/2018
Silver Diner, Rockville, MD
**Dishwasher** 05/2014 – 08/2015
Silver Diner, Rockville, MD
## Certifications
ServSafe Manager (exp. 2028), DC Food Protection Manager ID
## Education
Northwestern High School, Hyattsville, diploma 2014
## Languages
English and Spanish
## Availability
Open, except Sunday mornings
`,
  }),
  cv('15-en-au-formworker', 'doc', 'en', 'AU', {
    names: [],
    city: 'Dandenong',
    headline: 'Formwork Carpenter',
    languages: ['English', 'Samoan'],
    jobs: [
      'Formwork Carpenter | Caelli Constructions | Melbourne | 2020-03 | now',
      'Formworker | Heritage Formwork | Clayton | 2015-07 | 2020-02',
      'Labourer | Fulton Hogan | Auckland | 2012-01 | 2015-05',
    ],
    page: `
HEAD Southern Trades Recruitment, 402 Princes Highway, Noble Park VIC 3174, 03 5550 0124, hello@southerntrades.example
> **Candidate summary – reference STR 20881**
|| 6 11
| Trade | Formwork Carpenter
| Suburb | Dandenong
| Start | Monday week
| Rate | EBA
| Licences | White card, HRWL dogging, EWP over 11 m, car
| Languages | English, Samoan
| Consultant | Michelle Voss
^ **Work history**
March 2020 to now
Formwork Carpenter, Caelli Constructions, Melbourne
Slab edges, columns and jump form on two towers in Southbank and the tunnel portals. Leads a gang of six when the foreman is off site.
July 2015 to February 2020
Formworker, Heritage Formwork, Clayton
Car parks, schools, low rise apartments. Conventional ply and table forms.
January 2012 to May 2015
Labourer, Fulton Hogan, Auckland NZ
Kerb and channel, bridge barriers.
^ **Our view**
Turned up to interview straight from site with his own tools in the ute. Two foremen we rang would have him back. Not afraid of heights or of a Saturday.
^ **Qualifications**
Certificate III in Formwork/Falsework, Holmesglen, 2018
FOOT Name and contact details are given when an interview is booked.
`,
  }),
  cv('16-en-ie-dairy-manager', 'pdf', 'en', 'IE', {
    names: ['Cathal Hennebry'],
    email: 'cathal@hennebryfarm.example',
    phone: '020 911 7265',
    city: 'Dungarvan',
    headline: 'Dairy Farm Manager',
    languages: [],
    jobs: [
      'Farm Manager | Kilbrack Dairies | Dungarvan | 2019-01 | now',
      'Assistant Farm Manager | Fortlands Farm Ltd | Fermoy | 2015-02 | 2018-12',
      'Dairy Assistant | Pāmu | Taupō | 2013-06 | 2014-12',
      'Student Placement | Teagasc Moorepark | Fermoy | 2012-02 | 2012-08',
    ],
    aside: [3],
    page: `
> **Cathal Hennebry**
> Dairy Farm Manager
> Ballinamuck West, Dungarvan, Co. Waterford
> 020 911 7265 – cathal@hennebryfarm.example
# In short
320 cows, spring calving, 5,900 litres at 4.61 and 3.72. I manage grass first and people second, and the cows look after themselves after that.
# Where I have worked
|| 4 13
| 01/2019 – present | **Farm Manager**, Kilbrack Dairies, Dungarvan\\Full responsibility for two units, three full time staff and students\\13.8 t DM/ha grown last year, six week calving rate 88%\\Budget, derogation paperwork, Bord Bia audits
| 02/2015 – 12/2018 | **Assistant Farm Manager**, Fortlands Farm Ltd, Fermoy\\220 cows, milking, AI, calf rearing, conversion from tillage
| 06/2013 – 12/2014 | **Dairy Assistant**, Pāmu, Taupō, New Zealand\\900 cows through a 54 bail rotary
| 02/2012 – 08/2012 | **Student Placement**, Teagasc Moorepark, Fermoy
# Education
Professional Diploma in Dairy Farm Management, Teagasc/UCD, 2017
Level 6 Advanced Certificate in Dairy Herd Management, Kildalton College, 2013
Leaving Cert, Dungarvan CBS, 2011
# Also
BE trailer licence. Safe Pass. Hurling with Abbeyside, subs bench these days. Partner is a nurse, so somewhere within an hour of a hospital please.
`,
  }),
  cv('17-en-gb-europass-warehouse', 'docx', 'en', 'GB', {
    names: ['Oleksandr Hrytsenko'],
    email: 'o.hrytsenko@skrynka.example',
    phone: '+44 7700 900681',
    city: 'Northampton',
    languages: ['Ukrainian', 'English', 'Polish'],
    jobs: [
      'Warehouse Team Leader | Wincanton | Northampton | 2024-05 | now',
      'Reach Truck Driver | Wincanton | Northampton | 2022-09 | 2024-04',
      'Warehouse Supervisor | Nova Poshta | Kharkiv | 2015-04 | 2022-03',
      'Mechanical Engineer | Turboatom | Kharkiv | 2010-08 | 2015-03',
    ],
    page: `
HEAD Europass curriculum vitae
|| 5 12
| **PERSONAL INFORMATION** | **Oleksandr Hrytsenko**
|  | 15 Abington Avenue, NN1 4XX Northampton, United Kingdom
|  | +44 7700 900681
|  | o.hrytsenko@skrynka.example
|  | Sex Male, Date of birth 02/10/1987, Nationality Ukrainian
# WORK EXPERIENCE
|| 5 12
| 05/2024 – Present | **Warehouse Team Leader**\\Wincanton, Northampton (United Kingdom)\\Late shift, 26 pickers, ambient chamber\\Daily briefing, near miss reports, agency headcount
| 09/2022 – 04/2024 | **Reach Truck Driver**\\Wincanton, Northampton (United Kingdom)\\Put away and replenishment to 11 metres, RDT
| 04/2015 – 03/2022 | **Warehouse Supervisor**\\Nova Poshta, Kharkiv (Ukraine)\\Sorting terminal, 40 people on three shifts
| 08/2010 – 03/2015 | **Mechanical Engineer**\\Turboatom, Kharkiv (Ukraine)\\Design drawings of pipe supports
# EDUCATION AND TRAINING
|| 5 12
| 2005 – 2010 | Specialist in mechanical engineering\\Kharkiv Polytechnic Institute
| 2022 | RTITB reach truck D1, counterbalance B1
# PERSONAL SKILLS
|| 5 12
| Mother tongue | Ukrainian
| Other languages | English (B2)\\Polish (B1)
| Digital skills | Red Prairie WMS, Excel, AutoCAD
| Driving licence | B
`,
  }),
  cv('18-en-us-pipefitter', 'doc', 'en', 'US', {
    names: ['Travis Dale Hebert', 'Travis Hebert', 'Travis D. Hebert'],
    email: 'travishebert337@bayoumail.example',
    phone: '337-555-0151',
    city: 'Sulphur',
    headline: 'Combo Pipe Welder / Fitter',
    languages: [],
    jobs: [
      'Combo Welder | Turner Industries | Lake Charles | 2023-06 | now',
      'Pipe Welder | Bechtel | Cameron | 2019-08 | 2023-04',
      'Pipefitter | Performance Contractors | Westlake | 2014-01 | 2019-07',
      'Fitter Helper | Performance Contractors | Westlake | 2011-09 | 2013-12',
    ],
    page: `
# TRAVIS DALE HEBERT
**Combo Pipe Welder / Fitter**
Sulphur, LA 70663
337-555-0151
travishebert337@bayoumail.example
## CERTS
6G TIG/stick carbon and stainless, 6G 5/8” heavy wall, chrome (P91), TWIC good through 09/2029, NCCER pipefitting level 4, Basic Plus, OSHA 30
## WORK
Turner Industries, Lake Charles, LA \tJune 2023 – Present
Combo Welder
* Turnarounds at the cracker, 2” to 24”, x-ray rate under 1%
* Night shift lead on the last outage
Bechtel, Cameron, LA \tAug 2019 – April 2023
Pipe Welder
* LNG trains, stainless cryo lines, orbital and hand
Performance Contractors, Westlake, LA \tJan 2014 – July 2019
Pipefitter
* Spool layout, iso’s, flange bolt up and torque
Performance Contractors, Westlake, LA \tSept 2011 – Dec 2013
Fitter Helper
## SCHOOL
SOWELA Technical Community College, welding certificate 2011
Sulphur High School 2009
## NOTES
Own truck and hood. Will travel with per diem $120 or better. Can pass any hair follicle test.
`,
  }),
  cv('19-en-in-front-office', 'pdf', 'en', 'IN', {
    names: ['Ritika Fernandes'],
    email: 'ritika.fernandes@atithi.example',
    phone: '+91 90000 57316',
    city: 'Panaji',
    headline: 'Front Office & Guest Relations Professional',
    languages: ['English', 'Konkani', 'Hindi', 'Portuguese'],
    jobs: [
      'Duty Manager | Taj Fort Aguada Resort | Candolim | 2023-04 | now',
      'Front Office Supervisor | Novotel Goa | Candolim | 2019-10 | 2023-03',
      'Guest Service Associate | ITC Maratha | Mumbai | 2016-07 | 2019-09',
      'Industrial Trainee | The Oberoi | New Delhi | 2014-11 | 2015-04',
    ],
    aside: [3],
    page: `
[[ 6 11
PIC Ritika | portrait
**CONTACT**
+91 90000 57316
ritika.fernandes@atithi.example
Fontainhas, Panaji, Goa

**STRENGTHS**
Opera PMS
Upselling
Complaint handling
Night audit
VIP arrivals

**LANGUAGES**
English
Konkani
Hindi
Portuguese

**INTERESTS**
Mando singing
Baking
---
! Ritika Fernandes
Front Office & Guest Relations Professional
# PROFILE
Hotelier of ten years with a sunny temper. I have checked in film units, three weddings in one night and a minister who did not have a booking.
# EXPERIENCE
**Duty Manager**
Taj Fort Aguada Resort, Candolim
Apr 2023 – Present
* In charge of the resort from 11 pm to 7 am
* Guest satisfaction from 84 to 91 in two seasons
**Front Office Supervisor**
Novotel Goa, Candolim
Oct 2019 – Mar 2023
* Shift of eight, groups and charters from Moscow and Gatwick
**Guest Service Associate**
ITC Maratha, Mumbai
Jul 2016 – Sep 2019
**Industrial Trainee**
The Oberoi, New Delhi
Nov 2014 – Apr 2015
# EDUCATION
BSc Hospitality and Hotel Administration, IHM Goa, 2016
HSSC, Don Bosco, Panaji, 2013
]]
`,
  }),
  cv('20-en-gb-teaching-assistant', 'docx', 'en', 'GB', {
    names: ['Bethan Mary Cartwright', 'Bethan Cartwright', 'Bethan Mary Cartwright (née Pugh)'],
    email: 'bethancartwright@homepost.example',
    phone: '07700 900204',
    city: 'Telford',
    languages: [],
    jobs: [
      'Higher Level Teaching Assistant | Windmill Primary School | Telford | 2019-09 | now',
      'Teaching Assistant (1:1 SEN) | St Peter’s C of E Primary School | Bratton | 2014-01 | 2019-07',
      'Midday Supervisor | St Peter’s C of E Primary School | Bratton | 2012-09 | 2013-12',
      'Bank Cashier | Barclays | Wellington | 1999-10 | 2008-05',
    ],
    page: `
# Curriculum Vitae
|| 5 12
| Name | Bethan Mary Cartwright (née Pugh)
| Address | 6 Oakengates Rise, Telford, Shropshire TF2 6XX
| Phone | 07700 900204
| Email | bethancartwright@homepost.example
| DfE / DBS | Enhanced DBS, update service
**Why I am looking**
My school is losing a class because of falling numbers and I would rather find the next place myself than wait. I would love a nurture group or a resource base.
**Employment**
Windmill Primary School, Telford
Higher Level Teaching Assistant
Sept 2019 – present
* PPA cover in Years 3 to 6, planned with the class teacher
* Phonics (Read Write Inc.) and Numicon interventions
* ELSA trained, six children a week
St Peter’s C of E Primary School, Bratton
Teaching Assistant (1:1 SEN)
Jan 2014 – July 2019
* One boy with Down’s syndrome from Reception to Year 5, Makaton, personal care
Midday Supervisor
Sept 2012 – Dec 2013
(2008 – 2012: at home with my own three)
Barclays, Wellington
Bank Cashier
Oct 1999 – May 2008
**Qualifications**
HLTA status, 2019
NVQ 3 Supporting Teaching and Learning, Telford College, 2015
A levels: French, Biology, 1999
GCSEs: nine including English and Maths
**Training**
Team Teach, paediatric first aid, safeguarding L2 (Sept 2026), attachment and trauma
`,
  }),
];
