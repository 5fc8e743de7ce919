import { BY_HAND_FIFTY_EIGHTH_REST_ENGLISH } from './by-hand-fifty-eighth-rest-english.ts';
import { BY_HAND_FIFTY_EIGHTH_REST_FRENCH } from './by-hand-fifty-eighth-rest-french.ts';
import { BY_HAND_FIFTY_EIGHTH_REST_GERMAN } from './by-hand-fifty-eighth-rest-german.ts';
import { BY_HAND_FIFTY_EIGHTH_REST_SPANISH } from './by-hand-fifty-eighth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-eighth');

/** Thirty-six that are closed: seven in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FIFTY_EIGHTH_REST: Sheet[] = [
  cv('01-en-gb-senior-carer', 'pdf', 'en', 'GB', {
    names: ['Rutendo Chikwanha'],
    email: 'rutendo.chik@mailbarn.example',
    phone: '07700 900318',
    city: 'Leicester',
    languages: ['English', 'Shona', 'Ndebele'],
    jobs: [
      'Senior Care Assistant | Aylestone Grange Care Home | Leicester | 2021-04 | now',
      'Care Assistant | Mears Care | Leicester | 2018-10 | 2021-03',
      'Housekeeping Assistant | Holiday Inn | Leicester | 2017-06 | 2018-09',
      'Primary School Teacher | Mkoba 4 Primary School | Gweru | 2009-01 | 2016-12',
    ],
    page: `
! Rutendo Chikwanha
18 Saffron Lane, Leicester LE2 6TE
Mobile: 07700 900318   Email: rutendo.chik@mailbarn.example

# Personal Profile
I am a kind and hard working senior carer with over eight years in domiciliary and residential care. I hold my NVQ Level 3 and I am part way through Level 4. I treat residents as I would my own mother and I am not afraid of paperwork.

# Employment History
**Senior Care Assistant**, Aylestone Grange Care Home, Leicester
April 2021 to present
* Lead a shift of five carers on a 38 bed dementia unit
* Medication rounds including controlled drugs, MAR charts, ordering with the pharmacy
* Write and review care plans on Nourish
* Moving and handling champion

**Care Assistant**, Mears Care, Leicester
October 2018 to March 2021
* Up to fourteen calls a day in LE2 and LE3, own car
* Personal care, meals, catheter and stoma care

**Housekeeping Assistant**, Holiday Inn, Leicester
June 2017 to September 2018

**Primary School Teacher**, Mkoba 4 Primary School, Gweru, Zimbabwe
January 2009 to December 2016
* Taught grades 3 and 4, classes of 45

# Qualifications
NVQ Level 3 Diploma in Adult Care, Leicester College, 2022
Diploma in Education, Mkoba Teachers College, 2008

# Training
Safeguarding adults, first aid, fire warden, PEG feeding, end of life (Gold Standards), all in date

# Languages
English (fluent), Shona (mother tongue), Ndebele (good)

# Other
Full clean UK driving licence. Indefinite leave to remain. Enhanced DBS on the update service.

# References
Available on request
`,
  }),
  cv('02-en-gb-bricklayer', 'docx', 'en', 'GB', {
    names: ['Darren Alcock', 'Daz Alcock', 'Darren (Daz) Alcock'],
    email: 'dazalcock74@brickmail.example',
    phone: '07700 900642',
    city: 'Stoke-on-Trent',
    jobs: [
      'Bricklayer | Keele Brickwork Contractors | Stafford | 2019 | now',
      'Bricklaying Foreman | Bovis Homes | Crewe | 2012 | 2019',
      'Bricklayer | Hays Construction | Manchester | 2005 | 2012',
      'Apprentice Bricklayer | J. Shenton & Sons | Hanley | 1991 | 1995',
    ],
    aside: [3],
    page: `
CV
Name: Darren (Daz) Alcock
Adress: 7 Etruria Vale Rd, Stoke-on-Trent ST1
Mob: 07700 900642 (leave a message if im up the scaffold)
E mail: dazalcock74@brickmail.example
CSCS: gold card, exp 03/28. Own tools, own van, CIS with UTR

WORK
2019 - now  Bricklayer, Keele Brickwork Contractors, Stafford
Housing mostly, two and one gang. price work. Footings to topping out, arches, some garden walls and stone for the posh ones

2012 - 2019  Bricklaying Foreman, Bovis Homes, Crewe
Run 14 brickies and 6 labourers over 3 sites, weekly prices, setting out, NHBC inspections, had no bother with the site manager which they will tell you

2005 - 2012  Bricklayer, Hays Construction, Manchester
Media City, schools, Sainsburys at Heaton Park, retaining walls

1991 - 1995  Apprentice Bricklayer, J. Shenton & Sons, Hanley
city and guilds at Stoke college, both crafts

TICKETS
SSSTS (renewed 2024)
PASMA
Asbestos awareness
Telehandler run out in 2022 would do again

INTERESTS Port Vale unfortunatly, fishing

Ref's - Gaz Pointon, contracts manager at Keele Brickwork, 07700 900115
`,
  }),
  cv('03-en-gb-legal-secretary', 'doc', 'en', 'GB', {
    names: ['Hilary Margaret Penfold', 'Hilary Penfold'],
    email: 'hmpenfold@wiltsmail.example',
    phone: '01632 960417',
    city: 'Devizes',
    jobs: [
      'Legal Secretary, Private Client | Ludgershall & Pryor LLP | Devizes | 2014-09 | now',
      'Legal Secretary, Conveyancing | Withy King | Swindon | 2006-02 | 2014-08',
      'Audio Typist | Wiltshire County Council | Trowbridge | 2001-05 | 2006-01',
      'Receptionist | Market Lavington Surgery | Market Lavington | 1996 | 2001',
    ],
    page: `
> **CURRICULUM VITAE**
> **HILARY MARGARET PENFOLD**
^ **PERSONAL DETAILS**
|| 4.5 12.5
| Address: | Rose Cottage\\Hartmoor Road\\Devizes\\Wiltshire SN10 5XX
| Telephone: | 01632 960417
| E-mail: | hmpenfold@wiltsmail.example
| Nationality: | British
| Notice period: | One month
^ **KEY SKILLS**
Audio and copy typing at 75 wpm, Proclaim and LEAP case management, digital dictation (BigHand), Land Registry portal, probate forms IHT400 and IHT205, diary management for two partners, billing.
^ **CAREER HISTORY**
|| 4.5 12.5
| Sept 2014 – Present | **Ludgershall & Pryor LLP, Devizes**\\Legal Secretary, Private Client\\Supporting one partner and an associate with wills, probate, powers of attorney and Court of Protection work. First contact for bereaved clients. Training of juniors.
| Feb 2006 – Aug 2014 | **Withy King, Swindon**\\Legal Secretary, Conveyancing\\Residential sales and purchases from instruction to post-completion, SDLT returns, up to sixty live files.
| May 2001 – Jan 2006 | **Wiltshire County Council, Trowbridge**\\Audio Typist\\Typing pool for social services; minutes of case conferences.
| 1996 – 2001 | **Market Lavington Surgery, Market Lavington**\\Receptionist
^ **EDUCATION**
|| 4.5 12.5
| 1994 – 1996 | Trowbridge College: RSA Stage III Typewriting (Distinction), Audio Transcription Stage II, Shorthand 100 wpm
| 1989 – 1994 | Lavington School: seven GCSEs including English (A) and Mathematics (C)
^ **INTERESTS**
Bell ringing (tower secretary), the allotment, long walks along the Kennet & Avon
^ **REFEREES**
Two referees will gladly be named after interview.
`,
  }),
  cv('04-en-gb-data-analyst', 'pdf', 'en', 'GB', {
    names: ['Imran Yousaf'],
    email: 'imran@yousafdata.example',
    phone: '+44 7700 900577',
    city: 'Bradford',
    headline: 'Data Analyst | SQL, Power BI, Python',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'Senior Data Analyst | Airedale & Wharfe Building Society | Bradford | 2023-01 | now',
      'Data Analyst | Morrisons | Bradford | 2020-03 | 2022-12',
      'MI Analyst | Provident Financial | Bradford | 2018-09 | 2020-02',
      'Customer Service Adviser | Vodafone | Leeds | 2017-07 | 2018-08',
    ],
    page: `
! Imran Yousaf
Data Analyst | SQL, Power BI, Python
Bradford, West Yorkshire | +44 7700 900577 | imran@yousafdata.example | github.example/imy
[[ 11.5 5.5
# Experience
**Senior Data Analyst** – Airedale & Wharfe Building Society, Bradford
Jan 2023 – Present
* Own the savings retention dashboard used by the exec every Monday
* Cut the monthly regulatory return from four days to six hours (SQL Server, SSIS, some stubbornness)
* Line manage one analyst and one apprentice
**Data Analyst** – Morrisons, Bradford
Mar 2020 – Dec 2022
* Basket and promotion analysis for produce, BigQuery and Looker
* A/B test of loyalty coupons, £1.1m uplift a year
**MI Analyst** – Provident Financial, Bradford
Sep 2018 – Feb 2020
* Daily arrears MI, VBA, Excel, more Excel
**Customer Service Adviser** – Vodafone, Leeds
Jul 2017 – Aug 2018
# Education
BSc Mathematics (2:1), University of Bradford, 2014 – 2017
A levels: Maths A, Physics B, Economics B
---
# Skills
SQL (T-SQL, BigQuery)
Power BI, DAX
Python (pandas)
dbt, Git
Stakeholder wrangling
# Certificates
PL-300, 2022
AWS Cloud Practitioner, 2024
# Languages
English
Urdu
Punjabi (spoken)
# Interests
Sunday league umpire
Restoring a 1991 Nissan Micra
]]
`,
  }),
  cv('05-en-us-forklift', 'docx', 'en', 'US', {
    names: ['Marisol Benavides'],
    email: 'marisolb915@desertpost.example',
    phone: '(915) 555-0148',
    city: 'El Paso',
    languages: ['Spanish', 'English'],
    jobs: [
      'Warehouse Lead | Franklin Mountain Logistics | El Paso | 2022-05 | now',
      'Forklift Operator | Schneider Electric | El Paso | 2018-08 | 2022-04',
      'Order Picker | Dollar General Distribution | San Antonio | 2016-11 | 2018-07',
    ],
    page: `
> **MARISOL BENAVIDES**
> 4410 Montwood Dr Apt 12, El Paso, TX 79936
> (915) 555-0148 ~ marisolb915@desertpost.example
^ **OBJECTIVE**
To get a steady first shift lead or supervisor position in a warehouse where safety comes first.
^ **EXPERIENCE**
Franklin Mountain Logistics, El Paso, TX\t05/2022 - Present
__Warehouse Lead__
* Supervise 11 associates on inbound and cross dock
* Cycle counts at 99.4% accuracy, RF scanners, Manhattan WMS
* Train and certify new sit-down and reach operators
* C-TPAT seal checks on trailers from Juárez
Schneider Electric, El Paso, TX\t08/2018 - 04/2022
__Forklift Operator__
* Loaded/unloaded 20+ trailers per shift, zero recordables in 3 yrs
* Operated reach truck, stand-up, cherry picker, clamp
Dollar General Distribution, San Antonio, TX\t11/2016 - 07/2018
__Order Picker__
* 180 cases per hr average (goal was 155)
^ **EDUCATION**
GED, El Paso Community College, 2016
^ **CERTIFICATIONS**
OSHA 10 General Industry; Forklift classes I, II, IV, V (exp. 02/2027); First Aid/CPR
^ **SKILLS**
Bilingual Spanish / English, Excel, SAP (basic), able to lift 50 lbs, own transportation
`,
  }),
  cv('06-en-us-teacher-aide', 'doc', 'en', 'US', {
    names: ['LaTonya R. Whitfield', 'LaTonya Whitfield'],
    email: 'latonya.whitfield@peachnet.example',
    phone: '706-555-0117',
    city: 'Columbus',
    headline: 'Paraprofessional – Special Education',
    jobs: [
      'Special Education Paraprofessional | Muscogee County School District | Columbus | 2017-08 | now',
      'School Bus Monitor | Muscogee County School District | Columbus | 2015-01 | 2017-05',
      'Day Care Teacher, Toddler Room | Little Blessings Child Development Center | Phenix City | 2010-06 | 2014-12',
      'Cashier | Publix Super Markets | Columbus | 2007 | 2010',
    ],
    page: `
HEAD LaTonya R. Whitfield – Résumé
! LaTonya R. Whitfield
Paraprofessional – Special Education
3902 Steam Mill Road, Columbus, Georgia 31907
Home/cell 706-555-0117
latonya.whitfield@peachnet.example
# SUMMARY
Patient, dependable paraprofessional with nine school years in self-contained and inclusion classrooms, K-5. Known for staying calm when nobody else is.
# PROFESSIONAL EXPERIENCE
## Muscogee County School District, Columbus, GA
**Special Education Paraprofessional** (August 2017 – present)
* One-on-one and small group support for students with autism and orthopedic impairments
* Toileting, feeding, lifting, behavior charts, IEP data collection
* Paraprofessional of the Year for the building, 2023
**School Bus Monitor** (January 2015 – May 2017)
* Route 114, special needs bus, wheelchair securement
## Little Blessings Child Development Center, Phenix City, AL
**Day Care Teacher, Toddler Room** (June 2010 – December 2014)
* Lesson plans, parent notes, 8 two-year-olds and no naps
## Publix Super Markets, Columbus, GA
**Cashier** (2007 – 2010)
# EDUCATION
Associate of Science, Early Childhood Care and Education, Columbus Technical College, 2012
Diploma, Carver High School, 2007
# LICENSES
GaPSC Paraprofessional Certificate, valid through June 2029
CPI Nonviolent Crisis Intervention, CPR/AED
# COMMUNITY
Children’s choir director, Mt. Zion AME
`,
  }),
  cv('07-en-us-backend-engineer', 'pdf', 'en', 'US', {
    names: ['Tyler J. Kowalczyk', 'Tyler Kowalczyk'],
    email: 'tyler@kowalczyk.example',
    phone: '612-555-0163',
    city: 'Minneapolis',
    jobs: [
      'Staff Engineer | Loonwater Health | Minneapolis | 2022-02 | now',
      'Senior Software Engineer | Target | Minneapolis | 2018-06 | 2022-01',
      'Software Engineer II | Target | Minneapolis | 2016-07 | 2018-06',
      'Software Engineer | Epic | Verona | 2013-08 | 2016-06',
      'Software Engineering Intern | Thomson Reuters | Eagan | 2012-05 | 2012-08',
    ],
    aside: [4],
    page: `
! Tyler J. Kowalczyk
tyler@kowalczyk.example · 612-555-0163 · Minneapolis, MN · kowalczyk.example

# Work
**Loonwater Health** — Minneapolis, MN
__Staff Engineer__, Feb 2022 – now
* Tech lead for claims pricing (Kotlin, Postgres, Kafka): 4 teams, 26 engineers
* Took p99 of the eligibility API from 1.9 s to 210 ms, mostly by deleting things
* Wrote the incident review guide everyone now complains about
**Target** — Minneapolis, MN
__Senior Software Engineer__, Jun 2018 – Jan 2022
* Drive Up order orchestration; survived March 2020
* Migrated 60 services from a homegrown platform to Kubernetes
__Software Engineer II__, Jul 2016 – Jun 2018
* Inventory events, Java / Spring, Cassandra
**Epic** — Verona, WI
__Software Engineer__, Aug 2013 – Jun 2016
* Lab results viewer (C#, M)
**Thomson Reuters** — Eagan, MN
__Software Engineering Intern__, May 2012 – Aug 2012

# School
University of Minnesota Duluth, B.S. Computer Science, 2013

# Things I know
Kotlin, Java, Go, SQL, Terraform, AWS; enough TypeScript to be dangerous

# Off the clock
Curling (vice skip), two greyhounds, an unreasonable amount of bread
`,
  }),
  ...BY_HAND_FIFTY_EIGHTH_REST_ENGLISH,
  ...BY_HAND_FIFTY_EIGHTH_REST_GERMAN,
  ...BY_HAND_FIFTY_EIGHTH_REST_FRENCH,
  ...BY_HAND_FIFTY_EIGHTH_REST_SPANISH,
];
