import { BY_HAND_FIFTY_FIRST_REST_ENGLISH } from './by-hand-fifty-first-rest-english.ts';
import { BY_HAND_FIFTY_FIRST_REST_FRENCH } from './by-hand-fifty-first-rest-french.ts';
import { BY_HAND_FIFTY_FIRST_REST_GERMAN } from './by-hand-fifty-first-rest-german.ts';
import { BY_HAND_FIFTY_FIRST_REST_SPANISH } from './by-hand-fifty-first-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-first');

/** Thirty-six that are closed: nine in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FIFTY_FIRST_REST: Sheet[] = [
  cv('01-en-au-nurse', 'pdf', 'en', 'AU', {
    names: ['Siobhan McAllister-Nguyen'],
    email: 'siobhan@bunyipmail.example',
    phone: '0491 570 156',
    city: 'Geelong',
    headline: 'Registered Nurse – Perioperative',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Clinical Nurse Specialist – Theatre | Barwon Health | Geelong | 2021-02 | now',
      'Registered Nurse, Scrub/Scout | Epworth Geelong | Waurn Ponds | 2017-07 | 2021-01',
      'Graduate Nurse | Ballarat Base Hospital | Ballarat | 2016-02 | 2017-02',
      'Personal Care Worker | Mercy Place | Ballarat | 2013 | 2015',
    ],
    page: `
[[ 6 11
^ **GET IN TOUCH**
0491 570 156
siobhan@bunyipmail.example
Geelong West VIC 3218
^ **REGISTRATION**
AHPRA NMW000 (no conditions)
Working with Children Check
Police check March 2026
^ **LANGUAGES**
English
Vietnamese (conversational, thanks to my mother-in-law)
^ **SKILLS**
Orthopaedic & robotics
Scrub / scout / PACU
Loan kit coordination
CSSD liaison
^ **REFEREES**
Supplied once we have spoken
---
! Siobhan McAllister-Nguyen
Registered Nurse – Perioperative
^ Ten years in theatre. I like a tidy tray, a calm surgeon and a list that starts on time. Looking for 0.8 FTE, no on call on Wednesdays.
# Employment history
**Clinical Nurse Specialist – Theatre**
Barwon Health, Geelong | February 2021 – current
* Ortho stream lead across four theatres, joints mostly
* Introduced the two-tray hip set, saved 11 minutes a case
* Preceptor for grads and for two RTP nurses
**Registered Nurse, Scrub/Scout**
Epworth Geelong, Waurn Ponds | July 2017 – January 2021
* Urology, gynae, general; first Mako cases at the site
**Graduate Nurse**
Ballarat Base Hospital | February 2016 – February 2017
* Rotations: surgical ward, theatre
**Personal Care Worker**
Mercy Place, Ballarat | 2013 – 2015 (while studying)
# Education
Postgraduate Certificate in Perioperative Nursing, Deakin University, 2019
Bachelor of Nursing, Federation University, 2015
]]
`,
  }),
  cv('02-en-gb-hgv', 'docx', 'en', 'GB', {
    names: ['Dariusz Kowalczyk'],
    email: 'd.kowalczyk79@fenroad.example',
    phone: '07700 900273',
    city: 'Wisbech',
    languages: ['Polish', 'English'],
    jobs: [
      'Class 1 Tramper | Knowles Logistics | Wimblington | 2019-03 | now',
      'HGV Class 1 Driver | Turners (Soham) Ltd | Fordham | 2013-06 | 2019-02',
      'HGV Class 2 Driver | Staples Vegetables | Wrangle | 2009-04 | 2013-05',
      'Packhouse Operative | Bakkavor | Spalding | 2006-09 | 2009-03',
      'Bus Driver | PKS Łomża | Łomża | 2001 | 2006',
    ],
    page: `
CURRICULUM VITAE
Name:\tDARIUSZ KOWALCZYK
Address:\t17 Osborne Road, Wisbech, Cambs PE13 3JW
Tel:\t07700 900273
E-mail:\td.kowalczyk79@fenroad.example
Licence:\tC+E, no points, CPC valid 09/2029, digi card, ADR (packages and tanks)
Languages:\tPolish, English (good)
**DRIVING EXPERIENCE**
03/2019 – to date \tKnowles Logistics, Wimblington
Class 1 Tramper. Away Monday to Friday, curtainsiders and fridges, Moffett licence. I know all the RDC from Avonmouth to Livingston.
06/2013 – 02/2019 \tTurners (Soham) Ltd, Fordham
HGV Class 1 Driver. Containers Felixstowe – Midlands, then bulk tanks.
04/2009 – 05/2013 \tStaples Vegetables, Wrangle
HGV Class 2 Driver. Vegetable to market, start 2 am.
**OTHER WORK**
09/2006 – 03/2009 \tBakkavor, Spalding
Packhouse Operative
2001 – 2006 \tPKS Łomża, Poland
Bus Driver
**EDUCATION**
1998 Technical school of car mechanics, Łomża
**WHAT I LOOK FOR**
Days or 4 on 4 off. My wife is not well so I want be home at night now. Can start after 1 week notice.
`,
  }),
  cv('03-en-in-accountant', 'doc', 'en', 'IN', {
    names: ['Venkataraghavan Iyengar', 'Venkataraghavan S. Iyengar', 'S. Venkataraghavan Iyengar'],
    email: 'venkat.iyengar.ca@kaverimail.example',
    phone: '+91 98400 55501',
    city: 'Chennai',
    headline: 'Chartered Accountant with 11+ years in manufacturing finance and Ind AS reporting',
    languages: ['English', 'Tamil', 'Kannada', 'Hindi'],
    aside: [3],
    jobs: [
      'Deputy General Manager – Finance | Sundaram Fasteners Limited | Chennai | 2021-07 | now',
      'Manager – Accounts & Taxation | Ashok Leyland Ltd. | Hosur | 2017-01 | 2021-06',
      'Assistant Manager – Internal Audit | TVS Motor Company | Hosur | 2014-11 | 2016-12',
      'Articled Assistant | Brahmayya & Co. | Chennai | 2011-02 | 2014-02',
    ],
    page: `
! CA VENKATARAGHAVAN S. IYENGAR
**Chartered Accountant with 11+ years in manufacturing finance and Ind AS reporting**
Mylapore, Chennai – 600 004 | Mob: +91 98400 55501 | Email: venkat.iyengar.ca@kaverimail.example
# CAREER SYNOPSIS
* Finalisation of accounts, consolidation of 7 subsidiaries, GST litigation, cost audit
* Part of the core team for SAP S/4 HANA migration
* Handled statutory audit by a Big 4 firm with nil qualification for 4 consecutive years
# PROFESSIONAL EXPERIENCE
|| 7 6 4
| **Organisation** | **Designation** | **Period**
| Sundaram Fasteners Limited, Chennai | Deputy General Manager – Finance | Jul 2021 – Till date
| Ashok Leyland Ltd., Hosur | Manager – Accounts & Taxation | Jan 2017 – Jun 2021
| TVS Motor Company, Hosur | Assistant Manager – Internal Audit | Nov 2014 – Dec 2016
| Brahmayya & Co., Chennai | Articled Assistant | Feb 2011 – Feb 2014
^ **Key responsibilities (current)**
* Monthly MIS to the Board by the 4th working day
* Working capital limits of Rs. 900 crore with a consortium of 6 banks
* Team of 14, including 3 qualified CAs
# ACADEMIC CREDENTIALS
|| 6 7 4
| **Examination** | **Institute / University** | **Year / Marks**
| CA Final | ICAI | May 2014, first attempt both groups
| B.Com. | Vivekananda College, University of Madras | 2011, 81%
| HSC | P.S. Senior Secondary School | 2008, 94.3%
# PERSONAL DETAILS
|| 5 12
| Father’s name | Sri S. Srinivasan
| Date of birth | 19.07.1990
| Marital status | Married
| Languages known | English, Tamil, Kannada, Hindi
| Passport | Valid till 2031
| Current CTC / expected | 34 LPA / 45 LPA
| Notice period | 90 days, negotiable
`,
  }),
  cv('04-en-us-welder', 'pdf', 'en', 'US', {
    names: ['Travis Boudreaux', 'Travis J. Boudreaux'],
    email: 'tboudreaux.welds@bayouteche.example',
    phone: '337-555-0148',
    city: 'Breaux Bridge',
    headline: 'Structural & Pipe Welder, 6G',
    languages: [],
    jobs: [
      'Pipe Welder | Cajun Industries | Lake Charles | 2022-08 | now',
      'Combo Welder | Turner Industries | Port Allen | 2018-01 | 2022-07',
      'Structural Welder | Conrad Shipyard | Morgan City | 2013-05 | 2017-12',
      'Shop Helper | Teche Fabrication | St. Martinville | 2011-06 | 2013-04',
    ],
    page: `
> **TRAVIS J. BOUDREAUX**
> Structural & Pipe Welder, 6G
> 1140 Grand Point Hwy, Breaux Bridge, LA 70517 • 337-555-0148 • tboudreaux.welds@bayouteche.example
^ **CERTS**
6G SMAW/GTAW carbon and stainless (x-ray, 1.2% repair rate last turnaround); AWS D1.1 3G/4G; TWIC; NCCER Pipefitting L2; basic plus
^ **WORK**
**Cajun Industries** – Lake Charles, LA \tAug 2022 – Present
Pipe Welder
* LNG train 3 & 4, 2" to 36", chrome and stainless
* Per diem job, 6-10s
**Turner Industries** – Port Allen, LA \tJan 2018 – Jul 2022
Combo Welder
* Turnarounds at Baton Rouge, Norco, Beaumont
* Foreman on nights, last two outages
**Conrad Shipyard** – Morgan City, LA \tMay 2013 – Dec 2017
Structural Welder
* Barges, liftboats, a ferry for Texas DOT. FCAW, overhead all day long
**Teche Fabrication** – St. Martinville, LA \tJun 2011 – Apr 2013
Shop Helper
^ **SCHOOL**
Welding diploma, South Louisiana Community College, 2013
Breaux Bridge High, 2011
^ **OWN RIG?**
Yes, 2021 Ram 3500 with SA-200 and bottle rack. Will travel, will not do Alaska.
`,
  }),
  cv('05-en-nz-chef', 'docx', 'en', 'NZ', {
    names: ['Wiremu Tāmati Parata', 'Wiremu Parata', 'Wī Parata', 'Wiremu (Wī) Parata'],
    email: 'wiparata@kaikoura-net.example',
    phone: '021 555 0172',
    city: 'Nelson',
    languages: ['English', 'Te Reo Māori'],
    jobs: [
      'Head Chef | The Boat Shed Cafe | Nelson | 2022-10 | now',
      'Sous Chef | Hopgood’s | Nelson | 2018-11 | 2022-09',
      'Chef de Partie | The Botswana Butchery | Queenstown | 2015-04 | 2018-10',
      'Commis Chef | SkyCity Auckland | Auckland | 2012-12 | 2015-03',
    ],
    page: `
# Wiremu Tāmati Parata
~ Known to every kitchen as Wī
Kia ora,
I’m a head chef who cooks seafood the way my koro did, just with better plates. After four summers on the waterfront I’d like a lodge or a winery, split shifts not needed.
|| 4 13
| **Phone** | 021 555 0172
| **Email** | wiparata@kaikoura-net.example
| **Where** | Atawhai, Nelson
| **Iwi** | Ngāi Tahu, Te Ātiawa
| **Reo** | English, Te Reo Māori
## Mahi
**Head Chef, The Boat Shed Cafe, Nelson** (Oct 2022 – now)
* Brigade of 11, 200 covers on a Saturday in January
* Food cost down from 36 to 31, nobody noticed except the owner
* NZ Beef and Lamb hat 2024
**Sous Chef, Hopgood’s, Nelson** (Nov 2018 – Sep 2022)
* Pass, ordering, ran it for five months when Kevin’s knee went
**Chef de Partie, The Botswana Butchery, Queenstown** (Apr 2015 – Oct 2018)
**Commis Chef, SkyCity Auckland** (Dec 2012 – Mar 2015)
* Depot, Sugar Club, banquets; wherever they put me
## Study
NZ Certificate in Cookery Level 4, Ara, Christchurch, 2012
NCEA Level 2, Kaikōura High School
## Also
Food control plan verifier training 2025; forklift (long story); dive ticket
`,
  }),
  cv('06-en-sg-planner', 'doc', 'en', 'SG', {
    names: ['Tan Wei Ling Charlene', 'Charlene Tan Wei Ling', 'Tan Wei Ling', 'Charlene Tan'],
    email: 'charlene.twl@lioncity.example',
    phone: '+65 8555 0164',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Malay'],
    aside: [3],
    jobs: [
      'Senior Supply Planner | Procter & Gamble | Singapore | 2022-05 | now',
      'Demand Planner | Dyson Operations Pte Ltd | Singapore | 2018-08 | 2022-04',
      'Inventory Analyst | DHL Supply Chain Singapore | Singapore | 2015-07 | 2018-07',
      'Intern, Logistics | PSA Corporation | Singapore | 2014-05 | 2014-08',
    ],
    page: `
> **RESUME**
|| 6 11
| Full Name (as in NRIC) | TAN WEI LING, CHARLENE
| Address | Blk 412 Hougang Ave 10 #07-55, Singapore 530412
| Contact No. | +65 8555 0164
| Email | charlene.twl@lioncity.example
| Nationality | Singaporean
| Languages | English, Mandarin, Malay (simple)
| Availability | 2 months
| Last drawn | $7,800 + AWS + VB
| Expected | $9,000 neg.
^ **WORKING EXPERIENCE**
**Senior Supply Planner**
**Procter & Gamble, Singapore (May 2022 – Present)**
* S&OP for skin care, APAC, 14 contract manufacturers
* Reduced slow moving stocks by S$3.1m over 18 months
* Kinaxis super user; train new planners in Manila
**Demand Planner**
**Dyson Operations Pte Ltd, Singapore (Aug 2018 – Apr 2022)**
* Forecast for floorcare, 9 markets, MAPE 41% to 28%
**Inventory Analyst**
**DHL Supply Chain Singapore (Jul 2015 – Jul 2018)**
* Cycle counts, 3PL billing, ALPS warehouse start-up
**Intern, Logistics**
**PSA Corporation (May 2014 – Aug 2014)**
^ **EDUCATION**
BSc (Hons) Industrial & Systems Engineering, NUS, 2011 – 2015
Victoria Junior College, A Levels, 2009 – 2010
^ **CERTIFICATIONS**
APICS CPIM (2019), CSCP (2021), Six Sigma Green Belt
^ **REASON FOR LEAVING**
Role moving to Guangzhou in Q2 next year.
`,
  }),
  cv('07-en-ph-nurse', 'pdf', 'en', 'PH', {
    names: [
      'Maria Cristina Villanueva',
      'Maria Cristina D. Villanueva',
      'Maria Cristina Dimaculangan Villanueva',
    ],
    email: 'macris.villanueva@batanguena.example',
    phone: '+63 917 555 0139',
    city: 'Lipa City',
    languages: ['Filipino', 'English', 'Arabic'],
    jobs: [
      'Staff Nurse – Hemodialysis | Lipa Medix Medical Center | Lipa City | 2023-09 | now',
      'Staff Nurse – Hemodialysis Unit | King Faisal Specialist Hospital | Riyadh | 2018-03 | 2023-06',
      'Ward Nurse | Batangas Medical Center | Batangas City | 2014-08 | 2018-01',
      'Volunteer Nurse | Mary Mediatrix Medical Center | Lipa City | 2013-11 | 2014-07',
    ],
    page: `
> **MARIA CRISTINA D. VILLANUEVA, RN**
> Blk 6 Lot 21 Villa de Lipa, Brgy. Sabang, Lipa City, Batangas 4217
> +63 917 555 0139 / macris.villanueva@batanguena.example
^ **OBJECTIVE**
To obtain a position as a Dialysis Nurse in a reputable hospital in the UK or Ireland where I can grow professionally and help my family.
^ **PERSONAL DATA**
|| 5 12
| Surname | Villanueva
| First name | Maria Cristina
| Middle name | Dimaculangan
| Age / Civil status | 34 / Married
| Height / Weight | 5'2" / 54 kg
| Religion | Roman Catholic
| Languages | Filipino, English, Arabic (basic)
| PRC License No. | 0555012 (valid until 2028)
| IELTS | 7.5 / 7.0 / 7.0 / 7.0
^ **WORK EXPERIENCE**
|| 5 12
| Hospital | **Lipa Medix Medical Center**, Lipa City
| Position | Staff Nurse – Hemodialysis
| Date | September 2023 to present
| Bed capacity | 120
| Equipment | Fresenius 5008S, Nikkiso DBB-27
^ ~
|| 5 12
| Hospital | **King Faisal Specialist Hospital**, Riyadh, KSA
| Position | Staff Nurse – Hemodialysis Unit
| Date | March 2018 to June 2023
| Bed capacity | 1,589
| Duties | 4 patients per shift, AVF cannulation, CRRT in the ICU, infection audits
^ ~
|| 5 12
| Hospital | **Batangas Medical Center**, Batangas City
| Position | Ward Nurse
| Date | August 2014 to January 2018
^ ~
|| 5 12
| Hospital | **Mary Mediatrix Medical Center**, Lipa City
| Position | Volunteer Nurse
| Date | November 2013 to July 2014
^ **EDUCATIONAL BACKGROUND**
Tertiary: Bachelor of Science in Nursing, De La Salle Lipa, 2009 – 2013
Secondary: Canossa Academy, 2009
^ **CHARACTER REFERENCES**
Dr. Emmanuel R. Katigbak, Nephrologist, Lipa Medix, 0917 555 0101
Ms. Joan P. Recto, Head Nurse, Batangas Medical Center, joan.recto@batmed.example
I hereby certify that the above information is true and correct.
^ MARIA CRISTINA D. VILLANUEVA
Applicant
`,
  }),
  cv('08-en-ng-engineer', 'docx', 'en', 'NG', {
    names: ['Oluwaseun Adebayo Akintola', 'Oluwaseun Akintola'],
    email: 'seunakintola@lagoonside.example',
    phone: '0803 555 0121',
    city: 'Lagos',
    headline: 'Civil/Structural Engineer',
    languages: ['English', 'Yoruba', 'Hausa'],
    aside: [3, 4],
    jobs: [
      'Project Engineer | Julius Berger Nigeria Plc | Lagos | 2020-01 | now',
      'Site Engineer | Reynolds Construction Company (RCC) | Ibadan | 2016-04 | 2019-12',
      'Assistant Site Engineer | Cappa & D’Alberto | Lagos | 2014-09 | 2016-03',
      'Corps Member (NYSC) | Kano State Ministry of Works | Kano | 2013-07 | 2014-06',
      'Industrial Trainee (SIWES) | Costain West Africa | Lagos | 2011-03 | 2011-08',
    ],
    page: `
! ENGR. OLUWASEUN ADEBAYO AKINTOLA, MNSE, R.ENGR (COREN)
Civil/Structural Engineer
No 9, Oladipo Bateye Close, Off Adeniyi Jones, Ikeja, Lagos
0803 555 0121, seunakintola@lagoonside.example
# Bio-data
Date of Birth: 4th October, 1989. State of Origin: Oyo. LGA: Ibadan North East. Marital Status: Married with two children. Languages: English, Yoruba, Hausa.
# Career objective
To work in a challenging environment where my skill in heavy civil works will add value to the organisation while I also improve myself.
# Work experience
1. **Julius Berger Nigeria Plc, Lagos** – Project Engineer (January 2020 – Date)
* Deputy on the second section of an expressway, piling and precast beams
* Interface with Federal Ministry of Works, valuations and IPCs
* 62 direct staff, zero LTI in 2.1 million man-hours
2. **Reynolds Construction Company (RCC), Ibadan** – Site Engineer (April 2016 – December 2019)
* Earthworks, box culverts, asphalt, 38 km
3. **Cappa & D’Alberto, Lagos** – Assistant Site Engineer (September 2014 – March 2016)
* Seven-storey office block at Victoria Island
4. **Kano State Ministry of Works, Kano** – Corps Member (NYSC) (July 2013 – June 2014)
5. **Costain West Africa, Lagos** – Industrial Trainee (SIWES) (March 2011 – August 2011)
# Academic qualifications with dates
M.Sc. Structural Engineering, University of Lagos – 2018
B.Eng. Civil Engineering (Second Class Upper), University of Ilorin – 2012
SSCE, Loyola College, Ibadan – 2006
# Professional bodies
Nigerian Society of Engineers (Corporate Member), COREN
# Hobbies
Reading, football, meeting people
# Referees
Engr. B. K. Oyelaran, Julius Berger Nigeria Plc
Prof. (Mrs) A. T. Salami, Dept. of Civil Engineering, Unilorin
`,
  }),
  cv('09-en-za-mine', 'doc', 'en', 'ZA', {
    names: [
      'Johannes Petrus van der Westhuizen',
      'Hannes van der Westhuizen',
      'Johannes Petrus (Hannes) van der Westhuizen',
      'Johannes van der Westhuizen',
    ],
    email: 'hannesvdw@hoeveldpos.example',
    phone: '082 555 0117',
    city: 'Rustenburg',
    languages: ['Afrikaans', 'English', 'Setswana'],
    jobs: [
      'Engineering Foreman | Sibanye-Stillwater | Rustenburg | 2018-05 | now',
      'Fitter & Turner | Impala Platinum | Rustenburg | 2010-02 | 2018-04',
      'Fitter | Murray & Roberts Cementation | Carletonville | 2007-06 | 2010-01',
      'Apprentice Fitter & Turner | AngloGold Ashanti | Orkney | 2003-01 | 2007-05',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE OF**
> **JOHANNES PETRUS VAN DER WESTHUIZEN**
^ **1. PERSONAL PARTICULARS**
|| 6 11
| Surname | Van der Westhuizen
| First names | Johannes Petrus
| Known as | Hannes
| Date of birth | 1984/08/23
| ID number | Available on request
| Residential address | 14 Kremetart Avenue, Protea Park, Rustenburg, 0299
| Cell | 082 555 0117
| E-mail | hannesvdw@hoeveldpos.example
| Home language | Afrikaans
| Other languages | English, Setswana
| Driver’s licence | Code EB, PDP
| Criminal record | None
| Health | Excellent, red ticket valid
^ **2. EDUCATION**
|| 6 11
| Highest grade passed | Grade 12, Hoërskool Schoonspruit, Klerksdorp (2002)
| Trade test | Fitter & Turner, COTT Olifantsfontein, May 2007
| N-courses | N6 Mechanical, Vuselela TVET College (2011)
| GCC | Busy with plant engineering, factories paper written
^ **3. EMPLOYMENT HISTORY**
|| 6 11
| Company | **Sibanye-Stillwater (Siphumelele shaft), Rustenburg**
| Position | Engineering Foreman
| Period | May 2018 to present
| Duties | Winders, chairlift, pumps; 3 artisans and 12 assistants; legal appointment 2.13.1
| Reason for leaving | Section 189
|| 6 11
| Company | **Impala Platinum, Rustenburg**
| Position | Fitter & Turner
| Period | February 2010 to April 2018
| Duties | Conveyors and crushers, standby every third week
| Reason for leaving | Better offer
|| 6 11
| Company | **Murray & Roberts Cementation, Carletonville**
| Position | Fitter
| Period | June 2007 to January 2010
| Reason for leaving | Contract end
|| 6 11
| Company | **AngloGold Ashanti, Orkney**
| Position | Apprentice Fitter & Turner
| Period | January 2003 to May 2007
^ **4. REFERENCES**
Mr Kobus Lötter, Section Engineer, 083 555 0144
Mrs Precious Molefe, HR, Impala, 014 555 0190
`,
  }),
  ...BY_HAND_FIFTY_FIRST_REST_ENGLISH,
  ...BY_HAND_FIFTY_FIRST_REST_GERMAN,
  ...BY_HAND_FIFTY_FIRST_REST_FRENCH,
  ...BY_HAND_FIFTY_FIRST_REST_SPANISH,
];
