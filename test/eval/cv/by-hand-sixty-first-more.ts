import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-first');

/** The other eighteen in English that are closed. All people are made up. */
export const BY_HAND_SIXTY_FIRST_MORE: Sheet[] = [
  cv('19-en-gb-plasterer', 'doc', 'en', 'GB', {
    names: ['Kieron Tuffnell', 'Kieron J. Tuffnell'],
    email: 'kierontuffnell@skimcoat.example',
    phone: '07700 900735',
    city: 'Grimsby',
    jobs: [
      'Plasterer | Tuffnell Plastering | Grimsby | 2017 | now',
      'Plasterer and Dry Liner | Keepmoat Homes | Scunthorpe | 2012 | 2017',
      'Labourer | Topp & Sons Builders | Cleethorpes | 2009 | 2012',
    ],
    page: `
Kieron J. Tuffnell
44 Weelsby Street
Grimsby
DN32 7JT
Mob 07700 900735
kierontuffnell@skimcoat.example

Skimming, float and set, dry lining, tape and joint, K Rend, coving. Blue CSCS card, own van and tools, £5m public liability. Looking for price work or CIS day rate, will work away Mon to Thurs.

2017 – present
Tuffnell Plastering (my own), Grimsby
Plasterer
Council voids, extensions, three new build sites for Gleeson, listed chapel in Louth in lime (loved that one)

2012 – 2017
Keepmoat Homes, Scunthorpe
Plasterer and Dry Liner
Two plots a week in a pair

2009 – 2012
Topp & Sons Builders, Cleethorpes
Labourer
Mixing for three spreads, that’s how I learned

City & Guilds Level 2 Plastering, Grimsby Institute, 2011
SSSTS 2021
Asbestos awareness

Ring after 5 as I never hear it over the mixer. References, ask and I will send.
`,
  }),
  cv('20-en-us-warehouse', 'docx', 'en', 'US', {
    names: ['Terrence Okafor-Miles'],
    email: 'tokafor.miles@dockdoor.example',
    phone: '(901) 555-0155',
    city: 'Memphis',
    headline: 'Warehouse Operations Supervisor',
    jobs: [
      'Warehouse Supervisor | FedEx Supply Chain | Memphis, TN | 2021-10 | now',
      'Inventory Control Lead | Nike Distribution | Memphis, TN | 2018-03 | 2021-09',
      'Forklift Operator | Williams-Sonoma | Olive Branch, MS | 2015-11 | 2018-02',
      'Package Handler | UPS | Memphis, TN | 2014-06 | 2015-10',
    ],
    page: `
! Terrence Okafor-Miles
Warehouse Operations Supervisor
Memphis, TN 38118 • (901) 555-0155 • tokafor.miles@dockdoor.example
# Professional Summary
Results-driven supervisor with 11 years in high-volume distribution. Proven record in labor planning, cycle count accuracy and keeping good people. Bilingual in Manhattan and Blue Yonder.
# Core Competencies
|| 5.6 5.7 5.7
| Labor planning | Cycle counting | OSHA compliance
| WMS (Manhattan, Blue Yonder) | 5S / Kaizen | Onboarding
# Professional Experience
**Warehouse Supervisor | FedEx Supply Chain | Memphis, TN**
10/2021 – Present
* Supervise 42 associates on second shift; 38,000 units per night outbound
* Lowered turnover from 88% to 51% in 18 months
* Peak planning for two accounts
**Inventory Control Lead | Nike Distribution | Memphis, TN**
03/2018 – 09/2021
* 99.82% bin accuracy across 2.8 million square feet
**Forklift Operator | Williams-Sonoma | Olive Branch, MS**
11/2015 – 02/2018
* Reach, order picker, clamp truck
**Package Handler | UPS | Memphis, TN**
06/2014 – 10/2015
# Education
A.A.S. Logistics and Supply Chain, Southwest Tennessee Community College, 2020
`,
  }),
  cv('21-en-ie-sna', 'pdf', 'en', 'IE', {
    names: ['Bernadette Scully', 'Bernie Scully', 'Bernadette (Bernie) Scully'],
    email: 'berniescully@schoolgate.example',
    phone: '020 914 2260',
    city: 'Birr',
    jobs: [
      'Special Needs Assistant | Scoil Bhríde | Crinkill | 2018-09 | now',
      'Playschool Assistant | Naíonra na nÓg | Birr | 2014-09 | 2018-06',
      'Bank Official | Ulster Bank | Tullamore | 1998-10 | 2006-12',
    ],
    page: `
> **Bernadette (Bernie) Scully**
> 7 Syngefield Close, Birr, Co. Offaly
> 020 914 2260
> berniescully@schoolgate.example

To whom it may concern,
I enclose my details for the panel of SNAs for the schools of the Midlands. I can start on any day after the mid-term.

# Experience
Sept 2018 to present
**Special Needs Assistant**, Scoil Bhríde, Crinkill
* ASD class of six, intimate care, Lámh signs, PECS
* One boy with type 1 diabetes: pump and finger pricks
* I do the yard, the bus and the odd pantomime costume
Sept 2014 to June 2018
**Playschool Assistant**, Naíonra na nÓg, Birr
* ECCE room of 22
2007 to 2014
At home with my four children
Oct 1998 to Dec 2006
**Bank Official**, Ulster Bank, Tullamore
* Counter, then lending support
# Courses
QQI Level 6 Special Needs Assisting, Laois and Offaly ETB, 2019
QQI Level 5 Early Childhood Care, 2014
Lámh Module One, Children First, Patient Handling
# Other
Garda vetted through the diocese, full clean licence
`,
  }),
  cv('22-en-gb-teaching-assistant', 'docx', 'en', 'GB', {
    names: ['Sumaiya Begum Choudhury', 'Sumaiya Choudhury', 'Sumaiya Begum'],
    email: 'sumaiya.choudhury@inkwell.example',
    phone: '07700 900318',
    city: 'Luton',
    languages: ['English', 'Bengali', 'Sylheti'],
    jobs: [
      'Teaching Assistant (Level 3) | Denbigh Primary School | Luton | 2022-09 | now',
      'Lunchtime Supervisor | Beech Hill Primary School | Luton | 2020-01 | 2022-07',
      'Customer Assistant | Boots UK | Luton | 2016-04 | 2019-12',
    ],
    page: `
# Curriculum Vitae
|| 4.5 12.5
| **Name** | Sumaiya Begum Choudhury
| **Address** | 58 Dallow Road, Luton LU1 1LZ
| **Phone** | 07700 900318
| **E-mail** | sumaiya.choudhury@inkwell.example
| **DBS** | Enhanced, on the update service
## Personal profile
I am a calm and friendly teaching assistant. I support children in Year 1 and Year 2, many of them new to English. I lead phonics (Little Wandle) every morning and my group was the one with the most passes last June.
## Employment
|| 4.5 12.5
| Sept 2022 – present | **Teaching Assistant (Level 3)**\\Denbigh Primary School, Luton\\1:1 with a child with an EHCP in the mornings, class cover in PPA time, Bengali interpreting at parents’ evenings
| Jan 2020 – July 2022 | **Lunchtime Supervisor**\\Beech Hill Primary School, Luton\\First aid, games, dinner hall
| Apr 2016 – Dec 2019 | **Customer Assistant**\\Boots UK, Luton\\Till, No7 counter, healthcare partner training
## Qualifications
|| 4.5 12.5
| 2022 | Level 3 Diploma Supporting Teaching and Learning, Barnfield College
| 2015 | A levels: English Literature B, Sociology B, Biology D
| 2013 | 9 GCSEs incl. English and Maths (B)
## Languages
English, Bengali, Sylheti
## References
Head teacher and SENCo, details on request
`,
  }),
  cv('23-en-au-dump-truck', 'pdf', 'en', 'AU', {
    names: ['Shontelle Marie Abdullah', 'Shontelle Abdullah'],
    email: 'shontelle.abdullah@haulroad.example',
    phone: '0491 570 158',
    city: 'Kalgoorlie',
    jobs: [
      'Haul Truck Operator | KCGM Super Pit | Kalgoorlie | 2021-07 | now',
      'Trainee Haul Truck Operator | BHP Nickel West | Leinster | 2020-06 | 2021-06',
      'Bar Attendant | The Palace Hotel | Kalgoorlie | 2017-03 | 2020-03',
      'Aboriginal Education Assistant | O’Connor Primary School | Kalgoorlie | 2014-02 | 2016-12',
    ],
    aside: [1],
    page: `
SHONTELLE MARIE ABDULLAH
Lamington, Kalgoorlie WA 6430
0491 570 158
shontelle.abdullah@haulroad.example

CAREER SUMMARY

Jul 2021 – Current \tHaul Truck Operator
\tKCGM Super Pit, Kalgoorlie
\tCAT 793F, 8/6 roster days and nights. Passed out on water cart in 2023 and 988 loader in 2025. Trainer/assessor for new starters.

Jun 2020 – Jun 2021 \tTrainee Haul Truck Operator
\tBHP Nickel West, Leinster
\tFIFO 8:6, Komatsu 785

Mar 2017 – Mar 2020 \tBar Attendant
\tThe Palace Hotel, Kalgoorlie
\tBar, TAB, closing and cash up

Feb 2014 – Dec 2016 \tAboriginal Education Assistant
\tO’Connor Primary School, Kalgoorlie
\tPre-primary to Year 2, home visits, NAIDOC week

TICKETS
Cert III Surface Extraction Operations
HR licence
Senior First Aid
Pre-employment medical and D&A clear, September

PERSONAL
Wongatha woman, mum of two, umpire for the Mines Rovers netball girls

REFEREES
Craig Mutch, Pit Supervisor, KCGM, 0491 570 159
`,
  }),
  cv('24-en-nz-cafe-manager', 'pdf', 'en', 'NZ', {
    names: ['Felipe Andrade Nogueira', 'Felipe Nogueira'],
    email: 'felipe.nogueira@flatwhite.example',
    phone: '022 555 0181',
    city: 'Nelson',
    headline: 'Café Manager & Barista',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Café Manager | The Suter Café | Nelson | 2023-11 | now',
      'Head Barista | Kōwhai Coffee Roasters | Nelson | 2021-05 | 2023-10',
      'Barista | Mojo | Wellington | 2019-02 | 2021-04',
      'Graphic Designer | Agência Pitanga | Florianópolis | 2014-08 | 2018-11',
    ],
    page: `
! Felipe Andrade Nogueira
Café Manager & Barista
[[ 11 6
# Experience
## Café Manager
The Suter Café, Nelson
Nov 2023 – now
Seven staff, 22 kg of beans a week. Rosters in Deputy, wages to 34% of sales, events in the gallery to 150 people.
## Head Barista
Kōwhai Coffee Roasters, Nelson
May 2021 – Oct 2023
Cupping, wholesale training, dialling in for 14 cafés from Tākaka to Blenheim.
## Barista
Mojo, Wellington
Feb 2019 – Apr 2021
## Graphic Designer
Agência Pitanga, Florianópolis, Brazil
Aug 2014 – Nov 2018
Packaging for food and beer
---
# Contact
022 555 0181
felipe.nogueira@flatwhite.example
Nelson 7010
# Right to work
NZ resident since 2024
# Languages
Portuguese
English
Spanish
# Certificates
LCQ and Duty Manager
Food safety 167
SCA Barista Intermediate
# Study
Design, UDESC, 2014
]]
`,
  }),
  cv('25-en-us-paralegal', 'docx', 'en', 'US', {
    names: ['Rosalind M. Petrakis', 'Rosalind Petrakis'],
    email: 'rosalind.petrakis@docketmail.example',
    phone: '617-555-0108',
    city: 'Quincy',
    languages: ['Greek', 'English'],
    jobs: [
      'Senior Litigation Paralegal | Ropes & Gray LLP | Boston, MA | 2018-01 | now',
      'Paralegal | Sugarman and Dunleavy, P.C. | Boston, MA | 2012-09 | 2017-12',
      'Legal Secretary | Norfolk County District Attorney’s Office | Canton, MA | 2009-06 | 2012-08',
    ],
    page: `
HEAD Rosalind M. Petrakis | 617-555-0108 | rosalind.petrakis@docketmail.example
# ROSALIND M. PETRAKIS
Quincy, Massachusetts
^ **EXPERIENCE**
ROPES & GRAY LLP, Boston, MA
__Senior Litigation Paralegal__, January 2018 – Present
* Manage discovery in multi-district pharmaceutical litigation; productions of up to 3.5 million pages in Relativity
* Second-chaired exhibits at four jury trials, two in the District of Delaware
* Cite-check and file in federal and state courts (ECF, eFileMA)
SUGARMAN AND DUNLEAVY, P.C., Boston, MA
__Paralegal__, September 2012 – December 2017
* Personal injury plaintiffs: intake to demand letter, medical records, liens
NORFOLK COUNTY DISTRICT ATTORNEY’S OFFICE, Canton, MA
__Legal Secretary__, June 2009 – August 2012
* Grand jury schedules, subpoenas, victim notices
^ **EDUCATION**
Certificate in Paralegal Studies, Boston University, 2012
B.A., Classics, College of the Holy Cross, 2009, cum laude
^ **ADDITIONAL**
Notary Public, Commonwealth of Massachusetts
Languages: Greek (fluent), English
Software: Relativity, CaseMap, TrialDirector, iManage
FOOT References furnished upon request.
`,
  }),
  cv('26-en-ca-pharmacy', 'pdf', 'en', 'CA', {
    names: ['Harpreet Kaur Sidhu', 'Harpreet Sidhu'],
    email: 'harpreet.sidhu.rpht@rxmail.example',
    phone: '604-555-0137',
    city: 'Surrey',
    headline: 'Registered Pharmacy Technician',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Registered Pharmacy Technician | Fraser Health | Surrey, BC | 2022-05 | now',
      'Pharmacy Technician | Shoppers Drug Mart | Delta, BC | 2019-02 | 2022-04',
      'Practicum Student | London Drugs | Langley, BC | 2018-09 | 2018-12',
      'Pharmacist | Apollo Pharmacy | Ludhiana | 2014-07 | 2017-05',
    ],
    aside: [2],
    page: `
> **Harpreet Kaur Sidhu**
> Registered Pharmacy Technician
> 13300 block 88 Avenue, Surrey, BC V3W 3K4
> Cell: 604-555-0137 | harpreet.sidhu.rpht@rxmail.example
# Highlights of Qualifications
* Full registration, College of Pharmacists of BC
* Sterile compounding (NAPRA), hazardous and non-hazardous
* Experience in hospital, community and long term care blister packs
# Work Experience
**Registered Pharmacy Technician** \tMay 2022 – Present
Fraser Health, Surrey, BC
* Surrey Memorial: IV room, chemo, TPN; Pyxis refills; BPMH on admission in emergency
**Pharmacy Technician** \tFeb 2019 – Apr 2022
Shoppers Drug Mart, Delta, BC
* Order entry in HealthWatch, final check, methadone log
**Practicum Student** \tSept 2018 – Dec 2018
London Drugs, Langley, BC
**Pharmacist** \tJuly 2014 – May 2017
Apollo Pharmacy, Ludhiana, India
* Dispensing and counselling, stock and expiry control
# Education
Pharmacy Technician Diploma, CDI College, Surrey, 2018
Bachelor of Pharmacy, Punjabi University, Patiala, 2014 (ECA by WES)
# Languages
English, Punjabi, Hindi
# Volunteer
Guru Nanak food bank, Saturdays
`,
  }),
  cv('27-en-in-accountant', 'docx', 'en', 'IN', {
    names: ['CA Rohan Suresh Deshmukh', 'Rohan Suresh Deshmukh', 'Rohan Deshmukh'],
    email: 'ca.rohandeshmukh@ledgermail.example',
    phone: '+91-98220-55506',
    city: 'Pune',
    jobs: [
      'Manager – Finance & Accounts | Thermax Limited | Pune | 2022-08 | now',
      'Assistant Manager – Accounts | Bajaj Finserv | Pune | 2019-11 | 2022-07',
      'Article Assistant | M. R. Gokhale & Associates | Pune | 2015-08 | 2018-08',
    ],
    aside: [2],
    page: `
# CA ROHAN SURESH DESHMUKH
B-704, Sukhwani Heights, Pimple Saudagar, Pune 411027
M: +91-98220-55506 E: ca.rohandeshmukh@ledgermail.example
## Professional Synopsis
* Chartered Accountant (May 2019, second attempt) with 7 years of post-qualification experience in month end closing, GST, statutory audit and MIS
* Hands-on in SAP S/4HANA FICO, Tally Prime and Power BI
* Looking for opportunity in Pune or Mumbai, CTC negotiable, notice 60 days
## Organisational Experience
**Thermax Limited, Pune**
__Since Aug’22__
**Manager – Finance & Accounts**
* Consolidation of 4 subsidiaries under Ind AS in T+6 days
* GST returns, TDS, tax audit and replying to notices
* Reduced the overdue debtors from Rs. 61 Cr to Rs. 38 Cr
**Bajaj Finserv, Pune**
__Nov’19 – Jul’22__
**Assistant Manager – Accounts**
* Bank reconciliation of 60+ accounts, vendor payments, provisions
**M. R. Gokhale & Associates, Pune**
__Aug’15 – Aug’18__
**Article Assistant**
* Bank branch audits, co-operative societies, ITR filing
## Academic Details
|| 5 6 3 3
| Exam | Institute | Year | Result
| CA Final | ICAI | 2019 | 54%
| B.Com | BMCC, Pune | 2015 | 71%
| HSC | Fergusson College | 2012 | 83%
## Personal Dossier
Date of Birth: 3rd January 1995
Hobbies: trekking on Sahyadri forts, cricket
`,
  }),
  cv('28-en-sa-site-engineer', 'doc', 'en', 'SA', {
    names: [
      'Muhammad Usman Ghani Khattak',
      'Muhammad Usman Khattak',
      'Usman Khattak',
      'Engr. Muhammad Usman Ghani Khattak',
    ],
    email: 'engr.usmankhattak@sitemail.example',
    phone: '+966 55 555 0142',
    city: 'Dammam',
    headline: 'Civil Site Engineer',
    languages: ['English', 'Urdu', 'Pashto', 'Arabic'],
    jobs: [
      'Site Engineer (Civil) | Nesma & Partners | Jubail | 2021-02 | now',
      'Junior Site Engineer | Al Yamama Company | Dammam | 2018-04 | 2020-12',
      'Trainee Engineer | National Logistics Cell | Peshawar | 2017-01 | 2017-12',
    ],
    aside: [2],
    page: `
> **CURRICULUM VITAE**
**Engr. Muhammad Usman Ghani Khattak**
**Civil Site Engineer**
Al Faisaliyah District, Dammam, Saudi Arabia
Mobile: +966 55 555 0142 (WhatsApp)
E-mail: engr.usmankhattak@sitemail.example
Iqama: transferable (engineer profession, SCE accredited)
# OBJECTIVE
Seeking a responsible position in a reputed organization where my skills in concrete and earth works will be utilized.
# EXPERIENCE IN KSA
|| 1 7 9
| 1 | Company | Nesma & Partners
|  | Position | Site Engineer (Civil)
|  | Project | Petrochemical expansion, Jubail (client: SABIC)
|  | Duration | Feb 2021 till date
|  | Duties | Foundations, pipe rack, anchor bolts, RFI, Aramco SAEP, coordination with QC
|| 1 7 9
| 2 | Company | Al Yamama Company
|  | Position | Junior Site Engineer
|  | Project | Road and bridge works, Dammam
|  | Duration | Apr 2018 – Dec 2020
|  | Duties | Sub-base, asphalt, levels, sub-contractor bills
# EXPERIENCE IN PAKISTAN
|| 1 7 9
| 3 | Company | National Logistics Cell
|  | Position | Trainee Engineer
|  | Project | Torkham road, Peshawar
|  | Duration | Jan 2017 – Dec 2017
# EDUCATION
B.Sc. Civil Engineering, UET Peshawar, 2016, CGPA 3.21/4
# COMPUTER
AutoCAD, Primavera P6 (basic), MS Office
# LANGUAGES
English, Urdu, Pashto, Arabic (working)
`,
  }),
  cv('29-en-ph-customer-service', 'docx', 'en', 'PH', {
    names: ['John Paul Q. Villaruel', 'John Paul Villaruel', 'JP Villaruel'],
    email: 'jpvillaruel@callfloor.example',
    phone: '0917 555 0190',
    city: 'Mandaue City',
    jobs: [
      'Team Lead, Customer Experience | Concentrix | Cebu City | 2023-06 | now',
      'Customer Service Representative | Teleperformance | Cebu City | 2019-09 | 2023-05',
      'Crew Member | Jollibee | Mandaue City | 2017-04 | 2018-03',
    ],
    page: `
! JOHN PAUL Q. VILLARUEL
Purok Sampaguita, Brgy. Tipolo, Mandaue City, Cebu
0917 555 0190 | jpvillaruel@callfloor.example
# Objectives
To be part of a company that values people, where I can grow as an Operations Manager.
# Work Experiences
**TEAM LEAD, CUSTOMER EXPERIENCE**
Concentrix – Cebu City
June 2023 to present
* Handles 16 agents of a US airline account, voice and chat
* CSAT 91%, AHT 402 seconds, attrition lowest of the floor in Q1 and Q2
* Coaching logs, calibration with client, schedule adherence
**CUSTOMER SERVICE REPRESENTATIVE**
Teleperformance – Cebu City
September 2019 to May 2023
* Telco billing, retention queue; top agent 7 times
**CREW MEMBER**
Jollibee – Mandaue City
April 2017 to March 2018
* Counter, drive-thru, working student
# Educational Attainment
Tertiary: BS Hotel and Restaurant Management (undergraduate, 3rd year), University of Cebu
Secondary: Mandaue City Comprehensive National High School, 2015
# Seminars
Six Sigma Yellow Belt, 2024
# Character References
Ms. Aileen Suralta, Operations Manager, Concentrix, 0917 555 0122
I hereby certify that the above information is true and correct.
JP Villaruel
`,
  }),
  cv('30-en-sg-security-officer', 'doc', 'en', 'SG', {
    names: ['Muthusamy s/o Arumugam', 'Muthusamy Arumugam', 'Muthusamy'],
    email: 'muthu.arumugam@hawkermail.example',
    phone: '9555 0184',
    city: 'Singapore',
    languages: ['Tamil', 'English', 'Malay'],
    jobs: [
      'Security Officer | Certis | Singapore | 2019-01 | now',
      'Bus Captain | SBS Transit | Singapore | 2008-06 | 2018-11',
      'Storeman | Sheng Siong Supermarket | Singapore | 2001 | 2008',
    ],
    page: `
# RESUME
|| 5 12
| Full Name (as in NRIC) | Muthusamy s/o Arumugam
| Contact No. | 9555 0184
| Email | muthu.arumugam@hawkermail.example
| Address | Blk 118 Yishun Ring Road #03-402, Singapore 760118
| Citizenship | Singaporean
| Age | 54
| Languages | Tamil, English, Malay
| Availability | 2 weeks notice, prefer day shift in the North
# EMPLOYMENT RECORD
|| 4 5 4 4
| From – To | Company | Position | Reason for leaving
| 01/2019 – Present | Certis | Security Officer | Still working
| 06/2008 – 11/2018 | SBS Transit | Bus Captain | Eyesight (cataract, operated)
| 2001 – 2008 | Sheng Siong Supermarket | Storeman | Better pay
# LICENCE / CERT
PLRD licence valid, WSQ Handle Security Incidents, WSQ Supervise Security Officers
Class 3 and 4 driving licence
First Aid with AED 2025
# EDUCATION
GCE N Level, Yishun Town Secondary, 1988
`,
  }),
  cv('31-en-za-diesel-mechanic', 'pdf', 'en', 'ZA', {
    names: ['Hendrik Johannes Labuschagne', 'Hennie Labuschagne', 'Hendrik Labuschagne'],
    email: 'hennie.labuschagne@werkswinkel.example',
    phone: '+27 82 555 0158',
    city: 'Middelburg',
    headline: 'Diesel Mechanic (Red Seal)',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Diesel Mechanic – Earthmoving | Barloworld Equipment | Middelburg | 2018-08 | now',
      'Diesel Mechanic | Exxaro Grootegeluk | Lephalale | 2013-02 | 2018-07',
      'Apprentice Diesel Mechanic | Bell Equipment | Richards Bay | 2009-01 | 2012-12',
    ],
    aside: [2],
    page: `
! Hennie Labuschagne
Diesel Mechanic (Red Seal)
+27 82 555 0158  ·  hennie.labuschagne@werkswinkel.example  ·  Middelburg, Mpumalanga
{{
# Personal
Full names: Hendrik Johannes Labuschagne
Born: 1990, Ermelo
Languages: Afrikaans, English
Licence: EC with PDP
Passport: valid, willing to go to Australia or Zambia
# Trade
Red Seal Diesel Mechanic, INDLELA Olifantsfontein, 2012
N3 Engineering Studies, Umfolozi College
# Machines
CAT 777D/G, 785, D10T, 992
Komatsu PC3000, Bell B50
Cummins QSK, ET and Insite
# Work
**Diesel Mechanic – Earthmoving**
Barloworld Equipment, Middelburg
Aug 2018 to present
* Field service on three coal mines, 24 hr standby
* Final drives, engine in-frames, hydraulics fault finding
**Diesel Mechanic**
Exxaro Grootegeluk, Lephalale
Feb 2013 to Jul 2018
* 2 000 hour services, rebuilds in the component shop
**Apprentice Diesel Mechanic**
Bell Equipment, Richards Bay
Jan 2009 to Dec 2012
}}
`,
  }),
  cv('32-en-ie-hairdresser', 'docx', 'en', 'IE', {
    names: ['Ana-Maria Dragomirescu'],
    email: 'anamaria.drago@salonpost.example',
    phone: '020 918 6604',
    city: 'Navan',
    headline: 'Senior Stylist & Colourist',
    languages: ['Romanian', 'English', 'Italian'],
    jobs: [
      'Senior Stylist | Peter Mark | Navan | 2020-08 | now',
      'Stylist | Zoo Hair Studio | Drogheda | 2016-03 | 2020-03',
      'Parrucchiera | Salone Grazia | Bergamo | 2012-05 | 2015-12',
    ],
    page: `
> **ANA-MARIA DRAGOMIRESCU**
> Senior Stylist & Colourist
> Johnstown, Navan, Co. Meath
> 020 918 6604 – anamaria.drago@salonpost.example
# HELLO!
Twelve years behind the chair in two countries. My column is booked three weeks out. Balayage, colour correction, curly cuts, bridal. I teach the juniors on Tuesday evenings and I enjoy it more than I expected.
# WORK
**SENIOR STYLIST** / Peter Mark / Navan
August 2020 – present
* Average bill €94, retail 14% of takings
* Mentor of three apprentices, all now qualified
**STYLIST** / Zoo Hair Studio / Drogheda
March 2016 – March 2020
* Keune colour, barbering two days
**PARRUCCHIERA** / Salone Grazia / Bergamo, Italy
May 2012 – December 2015
# TRAINING
Wella Master Colour Expert, Dublin, 2022
Senior Trade exam, 2018
Hairdressing school, Bacău, 2011
# LANGUAGES
Romanian, English, Italian
# REFERENCE
The manager at Navan knows that I am looking, please still ask me before calling.
`,
  }),
  cv('33-en-us-line-cook', 'doc', 'en', 'US', {
    names: ['José Luis Cervantes Tovar', 'José Luis Cervantes', 'Jose Luis Cervantes Tovar'],
    email: 'joseluis.cervantes@lineup.example',
    phone: '(773) 555-0126',
    city: 'Chicago',
    languages: ['Spanish', 'English'],
    jobs: [
      'Lead Line Cook | Lou Malnati’s Pizzeria | Chicago | 2021 | now',
      'Line Cook | The Capital Grille | Chicago | 2016 | 2020',
      'Prep Cook | Taquería La Esquina | Cicero | 2012 | 2016',
      'Dishwasher | Taquería La Esquina | Cicero | 2010 | 2012',
    ],
    page: `
José Luis Cervantes Tovar
4100 W 26th St Apt 2, Chicago IL 60623
(773) 555-0126
joseluis.cervantes@lineup.example

Work experience

Lead Line Cook, Lou Malnati’s Pizzeria, Chicago
2021 to now
- Open the kitchen 6 am, dough, sauce, ordering from Sysco
- train new people, 5 cooks in my shift

Line Cook, The Capital Grille, Chicago
2016 to 2020
- Grill and saute, 250 covers friday and saturday
- closed with covid

Prep Cook, Taquería La Esquina, Cicero
2012 to 2016

Dishwasher, Taquería La Esquina, Cicero
2010 to 2012

Certificates
Illinois Food Handler, ServSafe Manager 2023

School
High school GED, Morton College

Speak Spanish and English
Can work nights weekends holidays. I have my own knifes and transportation.
`,
  }),
  cv('34-en-gb-software', 'pdf', 'en', 'GB', {
    names: ['Oluwadamilola Adeyinka', 'Dami Adeyinka', 'Oluwadamilola (Dami) Adeyinka'],
    email: 'dami@adeyinka.example',
    phone: '07700 900591',
    city: 'Cardiff',
    headline: 'Back-end engineer, Go and PostgreSQL',
    jobs: [
      'Senior Software Engineer | Monzo | | 2023-04 | now',
      'Software Engineer | Admiral Group | Cardiff | 2020-02 | 2023-03',
      'Graduate Developer | DVLA | Swansea | 2018-09 | 2020-01',
      'Summer Intern | Sony UK Technology Centre | Pencoed | 2017-06 | 2017-09',
    ],
    aside: [3],
    page: `
! Oluwadamilola (Dami) Adeyinka
Back-end engineer, Go and PostgreSQL
Cardiff  /  07700 900591  /  dami@adeyinka.example  /  github.example/damiadey
^ I build the boring parts of payments: ledgers, retries, reconciliation. I like small services, plain SQL and short meetings.
# Experience
## Monzo
Senior Software Engineer, remote
Apr 2023 – present
* Own the direct debit collections service: 1.9m collections a month, on call 1 in 7
* Moved reconciliation from nightly to streaming; breaks are found in four minutes, was nineteen hours
* Interviewer and mentor for two associates
## Admiral Group
Software Engineer, Cardiff
Feb 2020 – Mar 2023
* Quote engine from C# monolith to Go services, p99 from 2.1 s to 340 ms
* Kafka, Terraform, GCP
## DVLA
Graduate Developer, Swansea
Sep 2018 – Jan 2020
* Java and Node for the vehicle tax service
## Sony UK Technology Centre
Summer Intern, Pencoed
Jun – Sep 2017
# Education
BSc Computer Science, Swansea University, First, 2018
# Away from the desk
Organiser of Gophers Cymru; bass in a gospel choir
`,
  }),
  cv('35-en-ca-cover-letter-ece', 'doc', 'en', 'CA', {
    names: ['Moira Fennimore-Chu'],
    email: 'moira.fennimorechu@storytime.example',
    phone: '902-555-0149',
    city: 'Dartmouth',
    jobs: [
      'Lead Early Childhood Educator | Banook Children’s Centre | Dartmouth, NS | 2019-09 | now',
      'Early Childhood Educator | Kids & Company | Halifax, NS | 2015-06 | 2019-08',
      'Camp Counsellor | YMCA Camp Big Cove | Merigomish, NS | 2011 | 2014',
    ],
    page: `
Moira Fennimore-Chu
18 Slayter Street, Dartmouth NS B3A 2A3
902-555-0149
moira.fennimorechu@storytime.example

October 27, 2026

Harbourside Staffing
Halifax NS

Dear Ms. Boutilier,
Thank you for the call on Friday. As you asked, here is my resume for the director’s position at the centre in Bedford. I hold a Level 3 classification and have run our toddler floor for seven years, including through the move to the new funding model. My notice is two weeks, but I would want to see my group to the Christmas break.
Kind regards,
Moira Fennimore-Chu

# Resume
## Employment
September 2019 – present
Lead Early Childhood Educator
Banook Children’s Centre, Dartmouth, NS
* Supervise eight educators, 36 children
* Licensing file, inclusion plans, parent committee
June 2015 – August 2019
Early Childhood Educator
Kids & Company, Halifax, NS
* Preschool room, emergent curriculum, outdoor play in all weathers
Summers 2011 – 2014
Camp Counsellor
YMCA Camp Big Cove, Merigomish, NS
## Education
Bachelor of Child and Youth Study, Mount Saint Vincent University, 2015
## Certificates
Level 3 ECE (NS), Standard First Aid and CPR-C, Food Handler
`,
  }),
  cv('36-en-au-agency-anonymous', 'doc', 'en', 'AU', {
    names: [],
    city: 'Ballarat',
    headline: 'Registered Nurse, Aged Care',
    languages: ['English', 'Malayalam'],
    jobs: [
      'Registered Nurse | Bupa Aged Care | Ballarat | 2022-11 | now',
      'Registered Nurse | Estia Health | Bendigo | 2020-03 | 2022-10',
      'Staff Nurse | Amrita Hospital | Kochi | 2015-08 | 2019-09',
    ],
    page: `
HEAD Goldfields Nursing Solutions \tBlind profile 0883
> **Registered Nurse, Aged Care**
> Ballarat, VIC
|| 5 12
| Registration | AHPRA general, no conditions
| Experience | 10 years, 6 in Australia
| Available | Two weeks
| Shifts | Nights preferred, any weekend
| Languages | English, Malayalam
# Why we like her
In charge of 90 beds at night without fuss. Her references both used the word “unflappable”. Own car, happy to cover Ararat and Daylesford.
# Career
Registered Nurse – Bupa Aged Care, Ballarat
November 2022 to present
* In charge on nights, S8s, wounds, PEG, palliative pumps
* ANACC documentation in Leecare
Registered Nurse – Estia Health, Bendigo
March 2020 to October 2022
* Dementia unit of 28
Staff Nurse – Amrita Hospital, Kochi
August 2015 to September 2019
* Neuro step-down
# Education
Initial Registration for Overseas Nurses, Federation University, 2019
BSc Nursing, Kerala University of Health Sciences, 2015
FOOT To arrange an interview call Trudi on 0491 570 157 or write to desk@goldfieldsnursing.example
`,
  }),
];
