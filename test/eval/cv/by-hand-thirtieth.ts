import { BY_HAND_THIRTIETH_MORE } from './by-hand-thirtieth-more.ts';
import { BY_HAND_THIRTIETH_OTHERS } from './by-hand-thirtieth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirtieth');

/** Twenty-four that are at first only ever run: seven in English here, the others in two files beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_THIRTIETH: Sheet[] = [
  cv('01-en-gb-bus-driver', 'doc', 'en', 'GB', {
    names: ['Graham Tunnicliffe'],
    email: 'gtunnicliffe62@peakpost.example',
    phone: '07700 900663',
    city: 'Glossop',
    jobs: [
      'Bus Driver | Stagecoach Manchester | | 2019-10 | now',
      'Coach Driver | Hattersley Travel | | 2016-05 | 2019-09',
      'Home Delivery Driver | Tesco | | 2011-03 | 2015-02',
      'Warehouse Operative | Blue Arrow | | 2010-01 | 2011-02',
      'Press Operator | Maconochie Castings | | 1998 | 2009',
      'Trolley Lad | Kwik Save | | 1997 | 1998',
    ],
    page: `
GRAHAM TUNNICLIFFE
14 Pikes Lane, Glossop, SK13 8EH
Mob 07700 900663, email (my daughter checks it too) gtunnicliffe62@peakpost.example

Category D since 2016, clean, CPC up to date until September 2029, digital tacho card. I live ten minutes off the M67 and do not mind earlies.

MY JOBS, LATEST FIRST
Bus Driver, Stagecoach Manchester, Hyde Road depot (Oct 2019 to date)
The 201, the 219 and rail replacement. Buddy for new starters since last year. One customer commendation framed in the canteen.

Coach Driver, Hattersley Travel, Hyde (May 2016 to Sept 2019)
School runs in the week, Blackpool and Chatsworth at weekends, football away days. Passed my D with them.

Looking after Mum at home (March 2015 to April 2016)

Home Delivery Driver, Tesco, Stalybridge (March 2011 to Feb 2015)
3.5 tonne van, up to 22 drops.

Warehouse Operative, Blue Arrow, various sites in Trafford Park (Jan 2010 to Feb 2011)
Counterbalance and reach, nights.

Press Operator, Maconochie Castings, Dukinfield (1998 to 2009)
Eleven years until it shut its gates.

Trolley Lad, Kwik Save, Glossop (1997 to 1998)

SCHOOL
Six GCSEs, Philip Howard, 1997

OTHER THINGS
Crown green bowls. First aider at work. Can start after four weeks.
`,
  }),
  cv('02-en-gb-law-partner', 'pdf', 'en', 'GB', {
    names: ['Honor Fitzalan-Reyes', 'Honor M. Fitzalan-Reyes'],
    email: 'honor@fitzalanreyes.example',
    phone: '+44 7700 900127',
    city: 'Bristol',
    headline: 'Partner, Private Wealth and Contentious Trusts',
    languages: ['Spanish', 'French'],
    jobs: [
      'Partner | Mossman Leigh LLP | | 2019-05 | now',
      'Senior Associate | Mossman Leigh LLP | | 2015-05 | 2019-04',
      'Associate | Mossman Leigh LLP | | 2011-09 | 2015-04',
      'Solicitor | Burgoyne Tate | | 2009-09 | 2011-08',
      'Trainee Solicitor | Burgoyne Tate | | 2007-09 | 2009-08',
    ],
    aside: [4],
    page: `
> **Honor M. Fitzalan-Reyes** LLB, TEP
> Partner, Private Wealth and Contentious Trusts
> Redland, Bristol  ·  +44 7700 900127  ·  honor@fitzalanreyes.example
^ Rated in both directories since 2017. Book of £1.3m, some two thirds of which should follow. Strictly confidential: my firm does not know that I am talking to anybody.
## Recent mandates
* Acting for the younger branch of a landed family in the removal of two trustees; settled at mediation, estate of £41m
* Defending a professional executor against a claim for devastavit, struck out
* Restructuring of a Jersey trust ahead of the 2025 changes to domicile
## Practice history
**Mossman Leigh LLP**, Bristol and London	September 2011 to present
__Partner__ (elected May 2019)
Head a team of nine; sit on the remuneration committee; wrote the hybrid policy that everybody complained of equally
__Senior Associate__ (May 2015 to April 2019)
__Associate__ (September 2011 to April 2015)
**Burgoyne Tate**, Cheltenham	September 2007 to August 2011
__Solicitor__ (September 2009 to August 2011)
__Trainee Solicitor__ (September 2007 to August 2009)
Seats in private client, agricultural property, family and litigation
## Admission and learning
Solicitor of the Senior Courts of England and Wales (roll number on request)
LPC with distinction, College of Law, Guildford, 2007
LLB (Hons) Law with Hispanic Studies, University of Exeter, 2006
## Tongues
Spanish to professional standard, French for reading wills
## Beyond the desk
Trustee of a city hospice. Bell-ringer, badly.
`,
  }),
  cv('03-en-us-welder-functional', 'docx', 'en', 'US', {
    names: ['Duane Ostrowski', 'Duane "Buck" Ostrowski', 'Buck Ostrowski'],
    email: 'buckwelds@limamail.example',
    phone: '(419) 555-0164',
    city: 'Lima',
    headline: 'Combination Pipe & Structural Welder',
    jobs: [
      'Structural Welder | Tri-County Steel Fabricators | | 2020 | now',
      'Pipe Welder | Ironhorse Industrial Contractors | | 2015 | 2020',
      'Owner/Welder | Buck’s Mobile Welding | | 2011 | 2015',
      'Welder’s Helper | Marathon Petroleum | | 2009 | 2011',
      'Line Worker | Whirlpool | | 2006 | 2009',
    ],
    page: `
|| 9 8
| **DUANE "BUCK" OSTROWSKI**\\Combination Pipe & Structural Welder | 817 S. Metcalf St.\\Lima, OH 45804\\(419) 555-0164\\buckwelds@limamail.example
^ **OBJECTIVE:** First-shift position with an outfit that fixes its crane.
^ **PROCESSES**
SMAW, FCAW and GMAW all positions. GTAW on stainless and chrome-moly, schedule 10 to 160. Carbon arc gouging. Oxy-fuel and plasma.
^ **CODES AND CERTS**
AWS D1.1 3G and 4G unlimited. ASME IX 6G (papers current, will test). OSHA 30. TWIC card. Rigger level 1.
^ **BLUEPRINT AND LAYOUT**
Fit from prints without a fitter. Weld maps, weld symbols, piping isometrics. Built my own pipe stands and beam clamps.
^ **SAFETY AND PEOPLE**
Fire watch lead on two turnarounds. Foreman fill-in, crew of five. Eleven years no recordable.
^ **ACCOMPLISHMENTS**
* 98.7% X-ray pass rate, 412 welds, winter outage
* Re-did the tail frames for the county’s snow plows in nine days
^ **WHERE I’VE WORKED**
Structural Welder, Tri-County Steel Fabricators, Lima, OH	2020 to now
Pipe Welder, Ironhorse Industrial Contractors, Toledo, OH	2015 to 2020
Owner/Welder, Buck’s Mobile Welding, Lima, OH	2011 to 2015
Welder’s Helper, Marathon Petroleum, Findlay, OH	2009 to 2011
Line Worker, Whirlpool, Ottawa, OH	2006 to 2009
^ **SCHOOLING**
Apollo Career Center, Adult Welding, 600 hours. Bath High School.
`,
  }),
  cv('04-en-us-data-engineer', 'pdf', 'en', 'US', {
    names: ['Priyanka Venkataraman-Cole', 'Priya Venkataraman-Cole', 'Priyanka (Priya) Venkataraman-Cole'],
    email: 'priya@vcole.example',
    phone: '512.555.0139',
    city: 'Round Rock',
    headline: 'Senior Data Engineer',
    languages: ['English', 'Tamil'],
    jobs: [
      'Staff Data Engineer | Bluebonnet Freight Exchange | | 2024-02 | now',
      'Senior Data Engineer | Bluebonnet Freight Exchange | | 2021-08 | 2024-01',
      'Data Engineer II | Indeed | | 2018-06 | 2021-07',
      'BI Developer | Seton Healthcare Family | | 2015-09 | 2018-05',
      'Data Analyst | Texas Comptroller of Public Accounts | | 2013-07 | 2015-08',
      'Undergraduate Research Assistant | UT Austin | | 2012-01 | 2013-05',
    ],
    aside: [5],
    page: `
[[ 12 5
! Priyanka (Priya) Venkataraman-Cole
Senior Data Engineer
I build pipelines that page nobody at 3 a.m. Twelve years from Excel macros to streaming, and I still like SQL best.
^ **Work**
**Bluebonnet Freight Exchange** | Austin, TX (hybrid)
Staff Data Engineer | Feb 2024–Present
* Set the lakehouse direction for 5 squads; Iceberg on S3, 40 TB, retired Redshift
* Mentor to 4 engineers, interview loop owner
Senior Data Engineer | Aug 2021–Jan 2024
* CDC from 11 Postgres clusters with Debezium, latency from 6 h to 90 s
* Cut the Snowflake bill 38%
**Indeed** | Austin, TX
Data Engineer II | Jun 2018–Jul 2021
* Owned the employer billing marts; Airflow, Hive then Spark
**Seton Healthcare Family** | Austin, TX
BI Developer | Sep 2015–May 2018
* SSIS and Tableau for 13 hospitals, readmission dashboards
**Texas Comptroller of Public Accounts** | Austin, TX
Data Analyst | Jul 2013–Aug 2015
* Sales tax delinquency scoring, SAS
**UT Austin** | Department of Geography
Undergraduate Research Assistant | Jan 2012–May 2013
---
^ **Reach me**
512.555.0139
priya@vcole.example
Round Rock, TX
github.com/pvcole-example
^ **Tools**
Python, Scala
dbt, Airflow, Dagster
Kafka, Flink
Snowflake, Iceberg
Terraform, AWS
^ **School**
BS Mathematics
UT Austin, 2013
^ **Badges**
AWS Data Engineer Associate, 2024
SnowPro Core, 2022
^ **Speak**
English
Tamil
^ **Else**
Talk: “Late data is still data”, Data Day Texas 2023
]]
`,
  }),
  cv('05-en-au-chef-seasons', 'docx', 'en', 'AU', {
    names: ['Lachlan Ferrante', 'Lachie Ferrante', 'Lachlan (Lachie) Ferrante'],
    email: 'lachie.ferrante@surfcoastmail.example',
    phone: '0491 570 156',
    city: 'Torquay',
    languages: ['Italian'],
    jobs: [
      'Head Chef | The Tide Table | | 2021 | now',
      'Owner-operator | Pickle & Crumb | | 2017 | 2020',
      'Sous Chef | Brae Hill Winery | | 2015 | 2017',
      'Chef de Partie | Snowgum Lodge | | 2014 | 2014',
      'Commis Chef | Osteria del Ponte | | 2012 | 2013',
      'Apprentice Chef | Geelong RSL | | 2008 | 2012',
    ],
    aside: [5],
    page: `
# LACHLAN (LACHIE) FERRANTE
Torquay VIC 3228	0491 570 156
lachie.ferrante@surfcoastmail.example	Own car, own knives
^ Produce-first cook, good with a P&L, calm on the pass. Chasing an exec chef gig somewhere with a garden.
# ON THE PANS
## Head Chef · The Tide Table, Lorne
__Autumn 2021 until now__
Ninety seats, brigade of eight, one hat two years running. Food cost 27 per cent. Took us off the gas in 2024.
## Nothing much · Melbourne
__Lockdowns, winter 2020 to summer 2020/21__
Sold the truck, cooked for the neighbours, learned to bake.
## Owner-operator · Pickle & Crumb, Geelong
__Spring 2017 until winter 2020__
Food truck and small catering. Toastie of the Year, Geelong Advertiser. Sold as a going concern.
## Sous Chef · Brae Hill Winery, Moorabool
__Autumn 2015 until spring 2017__
Weddings to 180, tasting menu Friday to Sunday.
## Chef de Partie · Snowgum Lodge, Falls Creek
__Winter 2014__
Larder and breakfasts, and a broken wrist.
## Commis Chef · Osteria del Ponte, Bologna
__2012 – 2013__
Working holiday that got out of hand. Pasta every morning from six.
## Apprentice Chef · Geelong RSL
__2008 – 2012__
# PAPERS
Cert III Commercial Cookery, The Gordon, 2012
Food Safety Supervisor, RSA, Working With Children Check
Kitchen Italian, actually quite decent now
# WHO TO RING
Mel at the Tide Table knows I am looking, number when we meet
`,
  }),
  cv('06-en-in-buyer-table', 'doc', 'en', 'IN', {
    names: ['Sudhir Ramchandra Kulkarni', 'Kulkarni Sudhir Ramchandra', 'Sudhir Kulkarni'],
    email: 'sr.kulkarni@punemail.example',
    phone: '+91 95550 14472',
    city: 'Pune',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Deputy Manager – Strategic Sourcing | Thermax Limited | | 2021-01 | now',
      'Assistant Manager – Purchase | Kirloskar Pneumatic Co. Ltd. | | 2016-06 | 2020-12',
      'Senior Engineer – Purchase | Sahyadri Castings Pvt. Ltd. | | 2012-08 | 2016-05',
      'Engineer – Stores & Purchase | Sahyadri Castings Pvt. Ltd. | | 2010-07 | 2012-07',
    ],
    page: `
> **RESUME**
**SUDHIR RAMCHANDRA KULKARNI**
B.E. (Mech.), PGDMM
Mobile: +91 95550 14472	E-mail: sr.kulkarni@punemail.example
^ **CAREER OBJECTIVE:**
To associate with a progressive organisation where my 16 years of purchase exposure will add value in cost and vendor development.
^ **SYNOPSIS:**
* Total spend handled Rs. 185 Cr. p.a. (castings, forgings, fabrication, bought-outs)
* Proficient in SAP MM, ARIBA, should-cost modelling, import documentation (BOE, LC)
* Notice period: 60 days. Present CTC 21.4 LPA
^ **ORGANISATIONAL EXPERIENCE (latest first):**
|| 2 5 5 2.5 2.5
| **Sr.** | **Organisation** | **Designation** | **From** | **To**
| 1 | Thermax Limited, Chinchwad | Deputy Manager – Strategic Sourcing | 01-2021 | Till date
| 2 | Kirloskar Pneumatic Co. Ltd., Hadapsar | Assistant Manager – Purchase | 06-2016 | 12-2020
| 3 | Sahyadri Castings Pvt. Ltd., Kolhapur | Senior Engineer – Purchase | 08-2012 | 05-2016
| 4 | Sahyadri Castings Pvt. Ltd., Kolhapur | Engineer – Stores & Purchase | 07-2010 | 07-2012
^ **KEY RESULT AREAS AT PRESENT:**
* Vendor base rationalised from 340 nos. to 212 nos.
* Annual saving of Rs. 9.2 Cr. through e-auction and alternate sourcing
* MSME payment compliance, line rejection below 800 PPM
^ **ACADEMICS:**
|| 5 8 4
| **Course** | **Board / University** | **Year & class**
| PGDMM | IIMM, Pune | 2014, First
| B.E. Mechanical | Shivaji University | 2010, First
| HSC | Kolhapur Board | 2006, 78%
^ **PERSONAL DETAILS:**
|| 5 12
| Father’s name | Ramchandra V. Kulkarni
| Date of birth | 19th Sept. 1988
| Languages known | Marathi, Hindi, English
| Address | Flat 9, Swapnapurti CHS, Kothrud, Pune 411038
^ I hereby declare that the above furnished particulars are true to the best of my knowledge.
Place: Pune	(S. R. Kulkarni)
`,
  }),
  cv('07-en-za-midwife-labels', 'docx', 'en', 'ZA', {
    names: ['Thandeka Mbuyisa', 'Thandeka Grace Mbuyisa'],
    email: 'thandeka.mbuyisa@kznpost.example',
    phone: '083 555 0191',
    city: 'Empangeni',
    languages: ['isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Operational Manager: Maternity | Ngwelezana Tertiary Hospital | | 2022-06 | now',
      'Advanced Midwife | Lower Umfolozi District War Memorial Hospital | | 2017-09 | 2022-05',
      'Registered Midwife | Netcare The Bay Hospital | | 2013-02 | 2015-10',
      'Professional Nurse (Community Service) | Nseleni Community Health Centre | | 2012-01 | 2012-12',
    ],
    page: `
> **Sr Thandeka Grace Mbuyisa (née Khoza)**
> __SANC registered: General, Midwifery, Advanced Midwifery and Neonatal__
|| 4 13
| I stay in | Empangeni, KwaZulu-Natal
| Phone | 083 555 0191 (WhatsApp is best when I am on duty)
| Mail | thandeka.mbuyisa@kznpost.example
| I speak | isiZulu, English, Afrikaans
| Drive | Code EB, own vehicle
^ **WORK RECORD**
= Post:	Operational Manager: Maternity
= Where:	Ngwelezana Tertiary Hospital
= Since:	June 2022
= What I do:	24 beds, 31 staff, Perinatal Problem Identification Programme, K2 audits
^ 
= Post:	Advanced Midwife
= Where:	Lower Umfolozi District War Memorial Hospital
= When:	September 2017 till May 2022
= What I did:	Labour ward shift leader, high-risk antenatal, ESMOE trainer
^ 
= Post:	none
= When:	November 2015 till August 2017
= What I did:	Twins. Then the diploma in advanced midwifery, full time
^ 
= Post:	Registered Midwife
= Where:	Netcare The Bay Hospital, Richards Bay
= When:	February 2013 till October 2015
= What I did:	Labour ward, theatre recovery, lactation
^ 
= Post:	Professional Nurse (Community Service)
= Where:	Nseleni Community Health Centre
= When:	January till December 2012
^ **STUDIES**
= 2017	Advanced Diploma in Midwifery, University of KwaZulu-Natal
= 2011	Bachelor of Nursing, University of Zululand
^ **REFERENCES**
= 	Matron P. Cele, Nursing Manager, on request only
`,
  }),
  ...BY_HAND_THIRTIETH_OTHERS,
  ...BY_HAND_THIRTIETH_MORE,
];
