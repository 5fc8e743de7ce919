import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-third');

/** Twenty in English, of all trades and many countries, that are closed. All people are made up. */
export const BY_HAND_SIXTY_THIRD: Sheet[] = [
  cv('01-en-gb-senior-carer', 'doc', 'en', 'GB', {
    names: ['Nyaradzo Chikwanha'],
    email: 'nyaradzochikwanha@lupinmail.example',
    phone: '07700 900417',
    city: 'Leeds',
    languages: ['English', 'Shona'],
    jobs: [
      'Senior Care Assistant | Harehills Grange Care Home | Leeds | 2021-04 | now',
      'Care Assistant | Allied Healthcare | Bradford | 2017-09 | 2021-03',
      'Hospital Domestic | St James’s University Hospital | Leeds | 2015-06 | 2017-08',
    ],
    page: `
CURRICULUM VITAE

Nyaradzo Chikwanha
41 Compton Row, Leeds LS9 6DX
Mob: 07700 900417
nyaradzochikwanha@lupinmail.example

**About me**
I am a kind, patient and hard working carer with over 9 years experiance in residential and home care. I am medication trained and I have my own car. I am looking for nights because of my childrens school.

**Work History**

Harehills Grange Care Home, Leeds
Senior Care Assistant
April 2021 to date
* Leading a team of 5 on shift, 42 residents mostly dementia
* Giving medication, MAR charts, ordering from the pharmacy
* Writing care plans on Nourish and talking with families
* Supervisions for new starters

Allied Healthcare, Bradford
Care Assistant
September 2017 to March 2021
* Home visits, personal care, double ups, PEG feeding, catheter care

St James’s University Hospital, Leeds
Hospital Domestic
June 2015 to August 2017
* Cleaning wards 12 and 14 and serving of meals

**Qualifications**
NVQ Level 3 Health and Social Care (2020)
Care Certificate (2017)
O Levels, Mutare Girls High School (5 passes)

**Training up to date**: moving and handling, safeguarding adults, first aid, infection control, DoLS, fire marshall

**Languages**: English and Shona

I have an enhanced DBS on the update service. References can be given when you ask.
`,
  }),
  cv('02-en-gb-plasterer', 'pdf', 'en', 'GB', {
    names: ['Gary Whitlam'],
    phone: '07700 900283',
    email: 'gwhitlam.plastering@fernpost.example',
    city: 'Stoke-on-Trent',
    languages: [],
    jobs: [
      'Labourer | Bloor Homes | Stafford | 2006 | 2008',
      'Dryliner | Corrigan Interiors | Manchester | 2008 | 2012',
      'Plasterer | Seddon Construction | Stoke-on-Trent | 2012 | 2019',
      'Plasterer | Self-employed | Stoke-on-Trent | 2019 | now',
    ],
    page: `
> **GARY WHITLAM**
> Bentilee, Stoke-on-Trent · 07700 900283 · gwhitlam.plastering@fernpost.example
^ Time served plasterer, skim, float and set, rendering (K Rend and Weber), dot and dab, coving, some lime. Blue CSCS, IPAF, asbestos awareness. Own van and tools, £10m public liability.
# Where I've worked
2006 – 2008 \tLabourer, Bloor Homes, Stafford
2008 – 2012 \tDryliner, Corrigan Interiors, Manchester
2012 – 2019 \tPlasterer, Seddon Construction, Stoke-on-Trent
New build schools, care homes, the Hanley bus station job
2019 – now \tPlasterer, Self-employed, Stoke-on-Trent
Price work and day rate for local builders, insurance jobs and housing associations
# Tickets
NVQ 2 Plastering, Stoke on Trent College 2010
CSCS exp. 09/2029
IPAF 3a 3b
# Interests
Port Vale season ticket, fishing
`,
  }),
  cv('03-en-gb-qc-analyst', 'docx', 'en', 'GB', {
    names: ['Agnieszka Wrońska-Bell', 'Agnieszka Maria Wrońska-Bell'],
    email: 'a.wronska-bell@heronpost.example',
    phone: '+44 7700 900652',
    city: 'Macclesfield',
    headline: 'Senior QC Analyst – Small Molecules & Sterile Products',
    languages: ['Polish', 'English', 'German'],
    jobs: [
      'Senior QC Analyst | AstraZeneca | Macclesfield | 2021-02 | now',
      'QC Analyst | AstraZeneca | Macclesfield | 2018-01 | 2021-01',
      'Laboratory Technician | Sci-Tech Assays Ltd | Runcorn | 2015-10 | 2017-12',
      'Production Operative | Princes Foods | Wisbech | 2014-07 | 2015-09',
      'Placement student | Polpharma | Starogard Gdański | 2013-07 | 2013-09',
    ],
    aside: [4],
    page: `
# Dr Agnieszka Maria Wrońska-Bell
Senior QC Analyst – Small Molecules & Sterile Products
|| 8 9
| 8 Ryle Street, Macclesfield SK11 8BT | +44 7700 900652\\a.wronska-bell@heronpost.example
## Key skills
{{
* HPLC/UPLC (Empower 3)
* Dissolution, KF, GC headspace
* Method transfer and validation to ICH Q2
* OOS and deviation investigation
* Data integrity, MHRA and FDA inspections
* LIMS super user
}}
## Career
|| 4 13
| 02/2021 – present | **Senior QC Analyst**, AstraZeneca, Macclesfield\\Lead for release testing of three lyophilised products; trainer for twelve analysts; took the lab’s right-first-time from 93 to 98.6 %.
| 01/2018 – 01/2021 | **QC Analyst**, AstraZeneca, Macclesfield\\Stability programme, 300 pull points a year.
| 10/2015 – 12/2017 | **Laboratory Technician**, Sci-Tech Assays Ltd, Runcorn\\Contract testing of generics and food supplements.
| 07/2014 – 09/2015 | **Production Operative**, Princes Foods, Wisbech\\My first job in the UK, on the pea line.
| 07/2013 – 09/2013 | **Placement student**, Polpharma, Starogard Gdański
## Education
|| 4 13
| 2018 – 2023 | PhD Pharmaceutical Chemistry (part time), University of Manchester
| 2009 – 2014 | MSc Chemistry, University of Gdańsk
## Languages
Polish (native), English (fluent), German (reading)
## Memberships
MRSC, Royal Society of Chemistry. Settled status.
`,
  }),
  cv('04-en-gb-agency-legal-secretary', 'pdf', 'en', 'GB', {
    names: [],
    city: 'Norwich',
    headline: 'Legal Secretary – Residential Conveyancing',
    languages: [],
    jobs: [
      'Legal Secretary | Birketts LLP | Norwich | 2020-06 | now',
      'Conveyancing Assistant | Spire Solicitors | Dereham | 2016-02 | 2020-05',
      'Audio Typist | Norfolk County Council | Norwich | 2012-09 | 2016-01',
      'Receptionist | Steeles Law | Diss | 2010-05 | 2012-08',
    ],
    page: `
HEAD Castle Meadow Legal Recruitment  ·  01632 960 733  ·  desk@castlemeadowlegal.example
> **Legal Secretary – Residential Conveyancing**
> Candidate reference CM-20714
|| 6 11
| Lives in | Norwich
| Notice | One month
| Salary sought | £27,500 – £29,000
| Working pattern | Full time, hybrid considered
| Represented by | Harriet Ames
# Summary
A calm and accurate secretary with sixteen years in law firms and local government. Audio typing at 75 wpm. Used to supporting two or three fee earners at once and to clients on the telephone on completion day.
# Employment history
**Birketts LLP, Norwich**
Legal Secretary, June 2020 – present
Supports a partner and two associates. Opens files, AML checks, orders searches, prepares contract packs, SDLT returns, Land Registry portal.
**Spire Solicitors, Dereham**
Conveyancing Assistant, February 2016 – May 2020
Post completion, bills, diary, lender portals.
**Norfolk County Council, Norwich**
Audio Typist, September 2012 – January 2016
Typing pool for adult social services.
**Steeles Law, Diss**
Receptionist, May 2010 – August 2012
# Education
CILEX Level 3 Certificate, 2018
Pitman Legal Secretaries Diploma, 2011
A levels in English, History and Art, 2010
# Systems
Proclaim, LEAP, BigHand, Microsoft 365
FOOT Sent to you in confidence. The name and address of the candidate will be given once an interview has been agreed.
`,
  }),
  cv('05-en-ie-chef-de-partie', 'docx', 'en', 'IE', {
    names: ['Thiago Augusto Pessoa de Lima'],
    email: 'thiago.pessoalima@brisamail.example',
    phone: '020 914 2260',
    city: 'Cork',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Chef de Partie | Hayfield Manor Hotel | Cork | 2024-03 | now',
      'Commis Chef | The Roundy Kitchen | Cork | 2022-08 | 2024-02',
      'Kitchen Porter | Nando’s | Cork | 2021-11 | 2022-07',
      'Line Cook | Restaurante Mangai | Natal | 2017-01 | 2021-09',
    ],
    page: `
> europass
! Thiago Augusto Pessoa de Lima
**Nationality:** Brazilian  **Phone:** 020 914 2260  **Email:** thiago.pessoalima@brisamail.example
**Address:** Apt 6, 22 Washington Street, T12 X000 Cork, Ireland (Home)
# WORK EXPERIENCE
**Chef de Partie**
__Hayfield Manor Hotel [ 03/2024 – Current ]__
City: Cork, Country: Ireland
Responsible for the sauce section and twice in the week for the pass. Weddings to 180 covers.
**Commis Chef**
__The Roundy Kitchen [ 08/2022 – 02/2024 ]__
City: Cork, Country: Ireland
Starters and desserts, ordering of fish, allergens book.
**Kitchen Porter**
__Nando’s [ 11/2021 – 07/2022 ]__
City: Cork, Country: Ireland
**Line Cook**
__Restaurante Mangai [ 01/2017 – 09/2021 ]__
City: Natal, Country: Brazil
Grill, tapioca, regional buffet for 400 persons on Sunday.
# EDUCATION AND TRAINING
**Advanced Certificate in Professional Cookery** [ 09/2022 – 05/2024 ]
Munster Technological University, Cork
**Curso Técnico em Gastronomia** [ 2015 – 2016 ]
SENAC Rio Grande do Norte
# LANGUAGE SKILLS
Mother tongue(s): Portuguese
Other language(s):
|| 5 3 3 3
|  | Listening | Reading | Speaking
| English | B2 | B2 | B2
| Spanish | B1 | B1 | A2
# OTHER
HACCP level 2 (2025). Stamp 1, critical date March 2027.
`,
  }),
  cv('06-en-ie-dairy-farm', 'doc', 'en', 'IE', {
    names: ['Colm Heneghan'],
    phone: '020 917 0348',
    email: 'colmheneghan@turlough.example',
    city: 'Ballinrobe',
    languages: [],
    jobs: [
      'Herdsman | Maurice Prendergast | Kilmaine | 2022-02 | now',
      'Farm Assistant | Farm Relief Services | Tuam | 2019-05 | 2022-01',
      'Milker | Van Beek Dairies | Culverden | 2018-07 | 2019-03',
      'Store Assistant | Aurivo | Ballinrobe | 2015-09 | 2018-06',
    ],
    page: `
Colm Heneghan
Cushlough, Ballinrobe, Co. Mayo
020 917 0348
colmheneghan@turlough.example

12 October 2026

To: Siobhán, Western Agri Jobs

Dear Siobhán,

Further to your ad on Donedeal for a dairy farm manager near Athenry, please find my CV below. I am with the one man nearly five years now and he has no successor and is going into beef, so there is no bad blood. I would need a house or the price of one.

Regards,
Colm

# C.V.
## Employment
**Feb 2022 – present: Herdsman, Maurice Prendergast, Kilmaine**
180 cows, spring calving, 20 unit DeLaval. Full charge of breeding, calf rearing, grass measuring (PastureBase). SCC under 110 for two years running.
**May 2019 – Jan 2022: Farm Assistant, Farm Relief Services, Tuam**
Milking, fencing and lambing on up to fourteen farms between Tuam and Headford.
**July 2018 – March 2019: Milker, Van Beek Dairies, Culverden, New Zealand**
1,100 cows, rotary, two shifts.
**Sept 2015 – June 2018: Store Assistant, Aurivo, Ballinrobe**
Feed, fertiliser, hardware, forklift.
## Education
Green Cert, Mountbellew Agricultural College, 2015
Leaving Cert, Ballinrobe Community School, 2013
## Tickets
Full B and W licence, AI course (2022), spraying (PU number), Safe Pass
## Referees
Maurice Prendergast, 020 917 0911, after milking
`,
  }),
  cv('07-en-au-early-childhood', 'pdf', 'en', 'AU', {
    names: ['Kirrily Josephine Vance', 'Kirrily Vance'],
    email: 'kirrily.vance@banksiamail.example',
    phone: '0491 570 156',
    city: 'Toowoomba',
    headline: 'Lead Educator, Kindy Room',
    languages: ['English', 'Auslan'],
    jobs: [
      'Lead Educator | Goodstart Early Learning | Toowoomba | 2021-01 | now',
      'Assistant Educator | C&K Highfields | Highfields | 2016-04 | 2020-12',
      'Nanny | Private family | London | 2014-10 | 2016-01',
      'Trainee Educator | Little Gumnuts Family Day Care | Warwick | 2012-02 | 2014-02',
    ],
    aside: [3],
    page: `
[[ 6 11
**KIRRILY VANCE**
Lead Educator, Kindy Room

**Contact**
0491 570 156
kirrily.vance@banksiamail.example
Toowoomba QLD 4350

**Checks**
Blue Card current to Aug 2028
First aid, CPR, anaphylaxis, asthma (HLTAID012)

**Study**
Diploma of Early Childhood Education and Care, TAFE Queensland, 2019
Cert III, TAFE Queensland, 2014
Bachelor of Early Childhood, UniSQ (second year, online)

**Languages**
English
Auslan (conversational)
---
**Hello**
I’m an educator who would sooner be in the mud kitchen than in the office. I lead a room of 22 three and four year olds, and our service went from Meeting to Exceeding in Quality Areas 1 and 5 last year.
**Experience**
**Lead Educator**
Goodstart Early Learning, Toowoomba
Jan 2021 – present
* Program and documentation in Storypark, EYLF V2.0
* Inclusion support for four children
* Mentor for two trainees
**Assistant Educator**
C&K Highfields
Apr 2016 – Dec 2020
* Toddlers, then kindergarten
**Nanny**
Private family, London
Oct 2014 – Jan 2016
* Twins from four months
**Trainee Educator**
Little Gumnuts Family Day Care, Warwick
Feb 2012 – Feb 2014
]]
FOOT Kirrily Josephine Vance – resume – September 2026
`,
  }),
  cv('08-en-au-hc-driver', 'docx', 'en', 'AU', {
    names: ['Gurwinder Singh Dhaliwal'],
    email: 'gurwinder.dhaliwal@roadmail.example',
    phone: '0491 570 313',
    city: 'Craigieburn',
    languages: ['Punjabi', 'Hindi', 'English'],
    jobs: [
      'HC Driver | Linfox | Somerton | 2023-05 | now',
      'MR Driver | Border Express | Laverton North | 2020-10 | 2023-04',
      'Delivery Driver | Menulog | Melbourne | 2019-03 | 2020-09',
      'Assistant Manager | Verka Milk Plant | Ludhiana | 2015-08 | 2018-12',
    ],
    page: `
|| 17
| **GURWINDER SINGH DHALIWAL**\\Craigieburn VIC 3064, Ph 0491 570 313, Email: gurwinder.dhaliwal@roadmail.example
^ **OBJECTIVE**
To get full time job as MC or HC driver in good company where I can use my experience and grow.
^ **LICENCES**
Heavy Combination (HC) unrestricted, upgrading to MC in November. Forklift LF. MSIC card. Zero demerit points.
^ **EMPLOYMENT HISTORY**
|| 5 6 6
| **Period** | **Company** | **Position**
| 05/2023 – Present | Linfox, Somerton | HC Driver
| 10/2020 – 04/2023 | Border Express, Laverton North | MR Driver
| 03/2019 – 09/2020 | Menulog, Melbourne | Delivery Driver
| 08/2015 – 12/2018 | Verka Milk Plant, Ludhiana, India | Assistant Manager
^ **DUTIES IN CURRENT JOB**
* Semi trailer, Woolworths and Coles DC, 3 to 5 drops
* Pre start checks, fatigue diary, load restraint
* Night shift Sunday to Thursday
* Tautliner and fridge van
^ **EDUCATION**
Diploma of Leadership and Management, Melbourne (2020)
B.Tech Dairy Technology, GADVASU Ludhiana (2015)
^ **LANGUAGES**
Punjabi, Hindi, English
^ **VISA**
Permanent Resident
^ **REFERENCE**
Mr Darren Koh, Fleet Controller, Linfox, 0491 570 737
`,
  }),
  cv('09-en-nz-builder', 'doc', 'en', 'NZ', {
    names: ['Tavita Leiataua', 'Tavita (Dave) Leiataua', 'Dave Leiataua'],
    email: 'tavita.leiataua@kowhaimail.example',
    phone: '021 555 0148',
    city: 'Porirua',
    headline: 'Licensed Building Practitioner (Carpentry)',
    languages: ['Samoan', 'English'],
    jobs: [
      'Site Foreman | Mitre Homes Wellington | Lower Hutt | 2020-02 | now',
      'Leading Hand | Naylor Love | Wellington | 2015-03 | 2020-01',
      'Carpenter | Fletcher Construction | Christchurch | 2011-08 | 2015-02',
      'Apprentice Carpenter | Tuala Brothers Builders | Porirua | 2007-02 | 2011-07',
    ],
    aside: [3],
    page: `
! Tavita (Dave) Leiataua
Licensed Building Practitioner (Carpentry)
Cannons Creek, Porirua   021 555 0148   tavita.leiataua@kowhaimail.example
# Who I am
Talofa. I have been on the tools since I left Mana College, and running sites for the last six years. I like a tidy site, a programme on the wall that people believe, and a crew that talks to each other. My wife and I have four kids, and I coach the under 13s at Northern United.
# What I have done
## Site Foreman – Mitre Homes Wellington, Lower Hutt (February 2020 to now)
Terraced housing for Kāinga Ora, lots of 12 to 30. I look after up to 25 people with the subbies, do the council inspections, QA photos and toolbox talks.
## Leading Hand – Naylor Love, Wellington (March 2015 to January 2020)
Commercial fit out and seismic strengthening. Crew of six.
## Carpenter – Fletcher Construction, Christchurch (August 2011 to February 2015)
EQC repairs, re-levelling, foundations.
## Apprentice Carpenter – Tuala Brothers Builders, Porirua (February 2007 to July 2011)
# Papers
National Certificate in Carpentry Level 4 (BCITO, 2011)
LBP number on request
Site Safe Gold, First Aid, EWP, class 2 licence
# Languages
Samoan and English
# Referees
Two past project managers, numbers when we have talked
`,
  }),
  cv('10-en-nz-vet-nurse', 'pdf', 'en', 'NZ', {
    names: ['Bridie Macpherson', 'Bridie Anahera Macpherson'],
    email: 'bridie.mac@rakaiapost.example',
    phone: '027 555 0193',
    city: 'Ashburton',
    headline: 'Registered Veterinary Nurse',
    languages: [],
    jobs: [
      'Head Nurse | VetEnt | Ashburton | 2023-07 | now',
      'Veterinary Nurse | VetEnt | Ashburton | 2019-11 | 2023-06',
      'Locum Veterinary Nurse | Medivet | Bristol | 2018-05 | 2019-08',
      'Veterinary Nurse | Animates Vetcare | Christchurch | 2015-12 | 2018-04',
    ],
    page: `
HEAD Bridie Macpherson  /  027 555 0193  /  bridie.mac@rakaiapost.example
# Bridie Anahera Macpherson
**Registered Veterinary Nurse**
Ashburton, Mid Canterbury
^ Mixed practice nurse, a bit more lamb than labradoodle. Anaesthesia is what I’m best at. Hoping to move to a referral hospital in Christchurch or Dunedin early next year.
# Experience
**VetEnt, Ashburton**
__Head Nurse__ \tJuly 2023 – present
* Roster and appraisals for eleven nurses over two clinics
* Brought in anaesthetic checklists and a controlled drugs register that passes audit
__Veterinary Nurse__ \tNovember 2019 – June 2023
* Theatre, dentals, radiography, after hours 1 in 5
**Medivet, Bristol, UK**
__Locum Veterinary Nurse__ \tMay 2018 – August 2019
* Blocks of two to six weeks in small animal branches
**Animates Vetcare, Christchurch**
__Veterinary Nurse__ \tDecember 2015 – April 2018
# Qualifications
Diploma in Veterinary Nursing (Level 6), Otago Polytechnic, 2015
Certificate in Anaesthesia, Crampton Consulting, 2022
AVNR registered since 2016
# And
Full licence, own ute, two huntaways (retired)
`,
  }),
  cv('11-en-us-dental-hygienist', 'docx', 'en', 'US', {
    names: ['Marisol Quintanilla'],
    email: 'marisol.q.rdh@sunlandmail.example',
    phone: '(915) 555-0137',
    city: 'El Paso',
    headline: 'Registered Dental Hygienist',
    languages: ['English', 'Spanish'],
    jobs: [
      'Dental Hygienist | Franklin Mountain Family Dentistry | El Paso | 2019-08 | now',
      'Dental Hygienist | Aspen Dental | Las Cruces | 2016-06 | 2019-07',
      'Dental Assistant | Dr. Robert Ochoa, DDS | El Paso | 2011-03 | 2014-08',
    ],
    page: `
> **MARISOL QUINTANILLA, RDH, BS**
> Registered Dental Hygienist
> 4417 Trowbridge Dr., El Paso, TX 79903 • (915) 555-0137 • marisol.q.rdh@sunlandmail.example
# LICENSURE
* Texas State Board of Dental Examiners, Dental Hygiene License, active
* New Mexico Dental Hygiene License, active
* Local anesthesia permit; nitrous oxide monitoring; BLS exp. 05/2027
# EDUCATION
Bachelor of Science in Dental Hygiene, Texas Woman’s University, May 2016
Dental Assistant Certificate, El Paso Community College, December 2010
# PROFESSIONAL EXPERIENCE
**Franklin Mountain Family Dentistry** \tEl Paso, TX
Dental Hygienist \tAugust 2019 – Present
* See 8 to 10 patients a day; perio program grew from 12% to 31% of hygiene production
* Dentrix, Dexis, iTero scans, intraoral photos
* Explain treatment in English and Spanish
**Aspen Dental** \tLas Cruces, NM
Dental Hygienist \tJune 2016 – July 2019
* SRP, sealants, fluoride varnish, full mouth charting
**Dr. Robert Ochoa, DDS** \tEl Paso, TX
Dental Assistant \tMarch 2011 – August 2014
* Chairside, sterilization, impressions
# LANGUAGES
English, Spanish (both native)
# COMMUNITY
Texas Mission of Mercy, volunteer hygienist every spring
`,
  }),
  cv('12-en-us-warehouse', 'pdf', 'en', 'US', {
    names: ['DeShawn R. Pettiford', 'DeShawn Pettiford'],
    email: 'dpettiford614@buckmail.example',
    phone: '614-555-0162',
    city: 'Columbus',
    languages: [],
    jobs: [
      'Forklift Operator | DHL Supply Chain | Groveport | 2024-01 | now',
      'Order Picker | Amazon | Etna | 2021-06 | 2023-12',
      'Loader | UPS | Columbus | 2019-10 | 2021-05',
      'Crew Member | Wendy’s | Reynoldsburg | 2017-05 | 2019-09',
    ],
    page: `
! DeShawn R. Pettiford
Columbus, OH 43227
dpettiford614@buckmail.example
614-555-0162
Reliable forklift operator with 5+ years in high volume warehouses. Sit down, stand up, reach and cherry picker. Can start with one weeks notice. 1st or 2nd shift.
Willing to relocate: No
Authorized to work in the US for any employer
# Work Experience
**Forklift Operator**
DHL Supply Chain - Groveport, OH
January 2024 to Present
Unload inbound, put away, cycle counts with RF scanner. No accidents. Trained 6 new hires.
**Order Picker**
Amazon - Etna, OH
June 2021 to December 2023
Rate 112% average, problem solve, ambassador.
**Loader**
UPS - Columbus, OH
October 2019 to May 2021
Twilight shift.
**Crew Member**
Wendy’s - Reynoldsburg, OH
May 2017 to September 2019
# Education
High school diploma
Walnut Ridge High School - Columbus, OH
2018
# Skills
* Forklift (5 years)
* RF scanner (5 years)
* SAP EWM (2 years)
* Pallet jack (7 years)
# Certifications and Licenses
Forklift Certification (OSHA), March 2026
Driver's License
`,
  }),
  cv('13-en-ca-welder', 'doc', 'en', 'CA', {
    names: ['Oleksandr Hrytsenko', 'Oleksandr (Alex) Hrytsenko', 'Alex Hrytsenko'],
    email: 'o.hrytsenko@prairiepost.example',
    phone: '780-555-0119',
    city: 'Edmonton',
    headline: 'B-Pressure Welder, Red Seal',
    languages: ['Ukrainian', 'Russian', 'English'],
    jobs: [
      'Shop Welder | Waiward Industrial | Edmonton | 2023-09 | now',
      'Welder’s Helper | Labour Ready | Edmonton | 2022-10 | 2023-08',
      'Pipe Welder | Azovstal | Mariupol | 2014-04 | 2022-02',
      'Welder | Mariupol Ship Repair Yard | Mariupol | 2009-06 | 2014-03',
    ],
    page: `
OLEKSANDR (ALEX) HRYTSENKO
B-Pressure Welder, Red Seal
Apt 204, 11812 95 Street NW, Edmonton AB
Cell 780-555-0119
o.hrytsenko@prairiepost.example

**SUMMARY OF QUALIFICATIONS**
* 17 years of welding: SMAW, GTAW, FCAW, GMAW
* Carbon, stainless, P91
* Alberta B-Pressure since 2024, CWB all position
* CSTS, H2S Alive, fall protection, confined space
* Clean drug test any time

**WORK EXPERIENCE**

Sept 2023 – present
Waiward Industrial, Edmonton AB
Shop Welder
Pipe spools and modules for oil sands, x-ray repair rate below 1 percent

Oct 2022 – Aug 2023
Labour Ready, Edmonton AB
Welder’s Helper
Different shops in Nisku and Leduc while I waited for my tickets

Apr 2014 – Feb 2022
Azovstal, Mariupol, Ukraine
Pipe Welder
Steam and gas lines, shutdown crews, brigade of 8

June 2009 – Mar 2014
Mariupol Ship Repair Yard, Ukraine
Welder

**EDUCATION**
Welder, 5th category, Mariupol Vocational School No. 3, 2009
Red Seal endorsement, Alberta, 2024
LINC level 6, NorQuest College, 2023

**LANGUAGES**
Ukrainian, Russian, English (CLB 6)

Class 5 licence, own truck. Camp work is OK, 14/7 or 21/7.
`,
  }),
  cv('14-en-za-boilermaker', 'docx', 'en', 'ZA', {
    names: ['Thabiso Emmanuel Mokwena', 'Thabiso Mokwena'],
    email: 'thabiso.mokwena@highveldmail.example',
    phone: '082 555 0174',
    city: 'Secunda',
    languages: ['Sesotho', 'isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Boilermaker | Sasol Synfuels | Secunda | 2018-03 | now',
      'Boilermaker | Babcock Ntuthuko | Kriel | 2015-01 | 2018-02',
      'Artisan Assistant | Murray & Roberts | Kusile | 2012-06 | 2014-11',
      'Apprentice Boilermaker | Steinmüller Africa | Pretoria | 2008-02 | 2012-05',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
> **OF**
> **THABISO EMMANUEL MOKWENA**
# PERSONAL DETAILS
|| 6 11
| Surname | Mokwena
| First names | Thabiso Emmanuel
| Residential address | 16 Rotterdam Street, Secunda, 2302
| Cell | 082 555 0174
| E-mail | thabiso.mokwena@highveldmail.example
| Nationality | South African
| Home language | Sesotho
| Other languages | isiZulu, English, Afrikaans
| Driver’s licence | Code EB (own vehicle)
| Criminal record | None
| Health | Excellent
# QUALIFICATIONS
|| 6 11
| Trade test | Boilermaker, Olifantsfontein (INDLELA), 2012
| N3 | Engineering Studies, Gert Sibande TVET College, 2008
| Grade 12 | Thorisong High School, 2006
# EMPLOYMENT HISTORY
|| 6 11
| Company | **Sasol Synfuels, Secunda**
| Position | Boilermaker
| Period | March 2018 – to date
| Duties | Pressure vessels, fin fans and structural steel; shutdown planning; isometric drawings; mentoring of apprentices
| Reason for leaving | Career growth

|| 6 11
| Company | **Babcock Ntuthuko, Kriel**
| Position | Boilermaker
| Period | January 2015 – February 2018
| Duties | Boiler tube replacement, ducting, hoppers
| Reason for leaving | Contract ended

|| 6 11
| Company | **Murray & Roberts, Kusile**
| Position | Artisan Assistant
| Period | June 2012 – November 2014
| Reason for leaving | Project demobilised

|| 6 11
| Company | **Steinmüller Africa, Pretoria**
| Position | Apprentice Boilermaker
| Period | February 2008 – May 2012
# REFERENCES
Mr J. van Staden, Foreman, Sasol Synfuels, 083 555 0122
Ms P. Nkabinde, HR, Babcock, 083 555 0165
`,
  }),
  cv('15-en-gh-procurement', 'pdf', 'en', 'GH', {
    names: ['Akosua Serwaa Boakye-Mensah', 'Akosua Boakye-Mensah'],
    email: 'akosua.boakyemensah@adommail.example',
    phone: '+233 24 555 0136',
    city: 'Accra',
    headline: 'Procurement & Supply Chain Specialist',
    languages: ['English', 'Twi', 'French'],
    jobs: [
      'Procurement Manager | Blue Skies Products | Nsawam | 2022-05 | now',
      'Senior Procurement Officer | Ghana Cocoa Board | Accra | 2017-08 | 2022-04',
      'Procurement Officer | Volta River Authority | Akosombo | 2013-10 | 2017-07',
      'National Service Personnel | Ministry of Finance | Accra | 2012-09 | 2013-08',
    ],
    aside: [3],
    page: `
! AKOSUA SERWAA BOAKYE-MENSAH
Procurement & Supply Chain Specialist
House No. 14, Nii Okaiman Road, East Legon, Accra | +233 24 555 0136 | akosua.boakyemensah@adommail.example
# PROFESSIONAL PROFILE
Results-driven MCIPS-qualified professional with thirteen years’ experience in public and private sector procurement. Proven integrity, an excellent negotiator and a team builder with deep knowledge of the Public Procurement Act, 2003 (Act 663) as amended.
# CORE COMPETENCIES
Strategic sourcing · Tender evaluation · Contract management · Inventory control · SAP Ariba · GHANEPS
# PROFESSIONAL EXPERIENCE
**PROCUREMENT MANAGER** – BLUE SKIES PRODUCTS, NSAWAM \tMAY 2022 – PRESENT
* Manage an annual spend of GHS 64 million in packaging, fruit haulage and engineering spares
* Cut packaging cost by 11% by moving to two local suppliers
* Supervise a team of five
**SENIOR PROCUREMENT OFFICER** – GHANA COCOA BOARD, ACCRA \tAUG 2017 – APR 2022
* Prepared tender documents for jute sacks, fertiliser and vehicles
* Secretary to the entity tender committee
**PROCUREMENT OFFICER** – VOLTA RIVER AUTHORITY, AKOSOMBO \tOCT 2013 – JUL 2017
* Purchase orders, bid openings, supplier register
**NATIONAL SERVICE PERSONNEL** – MINISTRY OF FINANCE, ACCRA \tSEP 2012 – AUG 2013
# EDUCATION
MSc Procurement and Supply Chain Management, KNUST, Kumasi, 2017
BSc Administration, University of Ghana Business School, Legon, 2012
WASSCE, Yaa Asantewaa Girls’ Senior High School, Kumasi, 2008
# LANGUAGES
English (fluent), Twi (native), French (basic)
# REFEREES
Available upon request
`,
  }),
  cv('16-en-sg-shipping-executive', 'doc', 'en', 'SG', {
    names: ['Cheryl Tan Hui Min', 'Tan Hui Min Cheryl', 'Tan Hui Min', 'Cheryl Tan'],
    email: 'cheryl.tanhm@merlionpost.example',
    phone: '+65 9555 0128',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Senior Shipping Executive | Kuehne + Nagel | Singapore | 2021-09 | now',
      'Shipping Executive | Yusen Logistics | Singapore | 2018-02 | 2021-08',
      'Import Coordinator | Poh Tiong Choon Logistics | Singapore | 2015-05 | 2018-01',
    ],
    page: `
# CHERYL TAN HUI MIN
Blk 318 Ang Mo Kio Ave 1 #05-00, Singapore 560318
HP: +65 9555 0128
Email: cheryl.tanhm@merlionpost.example
|| 5 4 4 4
| Nationality: Singaporean | Notice: 1 month | Current: S$4,650 | Expected: S$5,200
## WORKING EXPERIENCE
|| 17
| Sep 2021 to Present – **Kuehne + Nagel**, Singapore
| Position: **Senior Shipping Executive**
| 1. Handle full set of sea export docs for 3 key accounts (chemical, DG class 3 and 8)\\2. TradeNet permits, COO, L/C presentation to bank\\3. Liaise with liners, hauliers and oversea agents\\4. Guide 2 junior staff
| Reason for leaving: seeking better work life balance
|| 17
| Feb 2018 to Aug 2021 – **Yusen Logistics**, Singapore
| Position: **Shipping Executive**
| 1. Sea and air export for Japanese customers\\2. Monthly KPI and billing in SAP
| Reason for leaving: career advancement
|| 17
| May 2015 to Jan 2018 – **Poh Tiong Choon Logistics**, Singapore
| Position: **Import Coordinator**
| 1. Import permits, delivery orders, arrangement of trucks
| Reason for leaving: better prospect
## EDUCATION
Diploma in Supply Chain Management, Ngee Ann Polytechnic, 2015
GCE O Level, Yio Chu Kang Secondary School, 2011
## SKILLS
TradeNet, CargoWise One, SAP, MS Excel (VLOOKUP, pivot)
## LANGUAGE
Spoken: English, Mandarin, Hokkien
Written: English, Mandarin
`,
  }),
  cv('17-en-my-process-engineer', 'pdf', 'en', 'MY', {
    names: ['Muhammad Hafiz bin Rosli', 'Muhammad Hafiz Bin Rosli', 'Muhammad Hafiz Rosli'],
    email: 'hafizrosli.eng@nibongmail.example',
    phone: '+60 12-555 0187',
    city: 'Bayan Lepas',
    languages: ['Malay', 'English'],
    jobs: [
      'Senior Process Engineer | Intel Malaysia | Penang | 2022-07 | now',
      'Process Engineer | Inari Amertron | Bayan Lepas | 2018-08 | 2022-06',
      'Technician | Flextronics | Senai | 2013-06 | 2014-08',
      'Intern | ON Semiconductor | Seremban | 2017-06 | 2017-09',
    ],
    aside: [3],
    page: `
[[ 11 6
**MUHAMMAD HAFIZ BIN ROSLI**
No. 7, Lintang Mahsuri 3, 11950 Bayan Lepas, Pulau Pinang
---
+60 12-555 0187
hafizrosli.eng@nibongmail.example
]]
^ Process engineer in semiconductor assembly, eight years, mainly die attach and flip chip underfill. Six Sigma Green Belt. Looking for principal or section head role, Penang or Kulim only.
# Career history
**Senior Process Engineer, Intel Malaysia, Penang**
July 2022 – Present
* Own the underfill module for two product families, yield 99.4% to 99.7%
* Tool buy off in Chengdu for three weeks in 2024
* Lead a kaizen team of technicians from both shifts
**Process Engineer, Inari Amertron, Bayan Lepas**
August 2018 – June 2022
* RF modules, die attach, FMEA, SPC, 8D to customer
**Technician, Flextronics, Senai**
June 2013 – August 2014
* SMT line, before I went back to study
# Internship
**Intern, ON Semiconductor, Seremban**
June 2017 – September 2017
# Academic
B.Eng (Hons) Mechanical Engineering, Universiti Malaysia Perlis, 2014 – 2018, CGPA 3.41
Diploma in Mechatronics, Politeknik Sultan Abdul Halim, 2010 – 2013
# Language
Malay – native, English – good
# Referee
Ir. Lim Chee Keong, Engineering Manager, Inari Amertron, 04-555 0119
`,
  }),
  cv('18-en-in-site-engineer', 'docx', 'en', 'IN', {
    names: ['Kotha Venkata Ramana Reddy', 'K. Venkata Ramana Reddy', 'Venkata Ramana Reddy'],
    email: 'kvramanareddy.civil@charminarmail.example',
    phone: '+91 99555 01842',
    city: 'Hyderabad',
    languages: ['Telugu', 'Hindi', 'English'],
    jobs: [
      'Senior Site Engineer | Aparna Constructions | Hyderabad | 2022-11 | now',
      'Site Engineer | Larsen & Toubro | Vijayawada | 2019-01 | 2022-10',
      'Junior Engineer | Sri Balaji Infra Projects | Guntur | 2016-07 | 2018-12',
    ],
    page: `
> **CURRICULUM VITAE**
**K. VENKATA RAMANA REDDY**
Mobile: +91 99555 01842
E-mail: kvramanareddy.civil@charminarmail.example
# CAREER OBJECTIVE
To work in a reputed organization where I can utilize my technical skills for the growth of the organization as well as myself.
# PROFESSIONAL SUMMARY
* Having 10 years of experience in execution of high rise residential and infrastructure works
* Good knowledge of BBS, quantity take off, contractor billing and quality checks
* Well versed with AutoCAD, MS Project and auto level
# EMPLOYMENT DETAILS
## 1. Aparna Constructions, Hyderabad
Designation: Senior Site Engineer
Duration: Nov 2022 to till date
Project: Residential towers, 2B + G + 32, Nallagandla
* Aluminium formwork (Mivan), slab cycle of 8 days
* Checking of reinforcement before pour, cube tests, RA bills
## 2. Larsen & Toubro, Vijayawada
Designation: Site Engineer
Duration: Jan 2019 to Oct 2022
Project: Water supply scheme, intake well and 48 km DI pipeline
## 3. Sri Balaji Infra Projects, Guntur
Designation: Junior Engineer
Duration: July 2016 to Dec 2018
Project: CC roads and drains for the municipality
# EDUCATIONAL QUALIFICATION
|| 4 7 3 3
| Course | Institution | Year | Marks
| B.Tech (Civil) | Bapatla Engineering College | 2016 | 71.2%
| Intermediate | Narayana Junior College, Guntur | 2012 | 88.4%
| SSC | Z.P. High School, Tenali | 2010 | 84.5%
# PERSONAL DETAILS
|| 6 11
| Name | Kotha Venkata Ramana Reddy
| Father’s name | Kotha Subba Reddy
| Date of birth | 14 June 1995
| Marital status | Married
| Languages known | Telugu, Hindi, English
| Present address | Plot 61, Miyapur, Hyderabad – 500049
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge and belief.
Place: Hyderabad
(K. Venkata Ramana Reddy)
`,
  }),
  cv('19-en-pk-accountant', 'doc', 'en', 'PK', {
    names: ['Hafsa Tariq Butt'],
    email: 'hafsa.tariq.butt@shalimarpost.example',
    phone: '0300 5550164',
    city: 'Lahore',
    headline: 'ACCA Affiliate | Finance & Tax',
    languages: ['Urdu', 'Punjabi', 'English'],
    jobs: [
      'Assistant Manager Finance | Packages Limited | Lahore | 2024-02 | now',
      'Accounts Executive | Nishat Mills | Lahore | 2021-10 | 2024-01',
      'Audit Trainee | A.F. Ferguson & Co. | Lahore | 2018-03 | 2021-09',
    ],
    aside: [2],
    page: `
! HAFSA TARIQ BUTT
ACCA Affiliate | Finance & Tax
House 212-B, Johar Town, Lahore
Cell: 0300 5550164 — Email: hafsa.tariq.butt@shalimarpost.example
# Experience
**Packages Limited, Lahore** — Feb 2024 till now
Assistant Manager Finance
* Monthly closing in SAP S/4HANA by working day 4
* Sales tax and withholding returns (FBR IRIS), reply to notices
* Budget of the tissue division, PKR 9.2 bn turnover
**Nishat Mills, Lahore** — Oct 2021 to Jan 2024
Accounts Executive
* Export rebates, bank reconciliations, LC margins
**A.F. Ferguson & Co., Lahore** — Mar 2018 to Sep 2021
Audit Trainee
* Clients in textile, cement and NGOs; in charge of small audits in the last year
# Education
ACCA (all papers passed), 2021
B.Com (Hons), Hailey College of Commerce, University of the Punjab, 2017
F.Sc. Pre-Engineering, Kinnaird College, 2013
# Achievements
* Top 10 in Pakistan in Advanced Taxation, December 2020
* Captain of the college badminton team
# Languages
Urdu, Punjabi, English
# References
Will be furnished on demand.
`,
  }),
  cv('20-en-ae-front-office', 'docx', 'en', 'AE', {
    names: ['Rosalinda Macaraeg Villanueva', 'Rosalinda M. Villanueva', 'Rosalinda Villanueva'],
    email: 'rosalinda.villanueva@palmpost.example',
    phone: '+971 50 555 0143',
    city: 'Dubai',
    headline: 'Front Office Supervisor',
    languages: ['English', 'Tagalog', 'Arabic'],
    jobs: [
      'Front Office Supervisor | Rove Hotels | Dubai | 2022-10 | now',
      'Guest Service Agent | Millennium Hotel | Abu Dhabi | 2018-04 | 2022-09',
      'Receptionist | Al Diar Capital Hotel | Abu Dhabi | 2016-01 | 2018-03',
      'Cashier | Jollibee | Dagupan City | 2013-06 | 2015-10',
    ],
    page: `
[[ 12 5
! ROSALINDA M. VILLANUEVA
**Front Office Supervisor**
Al Rigga, Deira, Dubai, U.A.E.
Mobile / WhatsApp: +971 50 555 0143
Email: rosalinda.villanueva@palmpost.example
---
PIC Photo | passport photo
]]
# CAREER SUMMARY
Ten years in UAE hospitality, pleasing personality, with full knowledge of Opera Cloud, night audit and upselling. Can join in 30 days. Visa status: employment visa, transferable.
# WORK EXPERIENCE
**FRONT OFFICE SUPERVISOR**
Rove Hotels, Dubai
October 2022 – Up to present
* In charge of shift of 6 agents, 420 rooms
* Handle complaints and VIP arrivals; Tripadvisor mention 38 times
* Cashier float and daily report to FOM
**GUEST SERVICE AGENT**
Millennium Hotel, Abu Dhabi
April 2018 – September 2022
* Check in, check out, group rooming list, currency exchange
**RECEPTIONIST**
Al Diar Capital Hotel, Abu Dhabi
January 2016 – March 2018
**CASHIER**
Jollibee, Dagupan City, Philippines
June 2013 – October 2015
# EDUCATION
Bachelor of Science in Hotel and Restaurant Management
University of Luzon, Dagupan City, 2009 – 2013
# PERSONAL DATA
Full name: Rosalinda Macaraeg Villanueva
Nationality: Filipino
Civil status: Single
Languages: English, Tagalog, Arabic (basic)
# CHARACTER REFERENCE
Ms. Joan Abella, Front Office Manager, Rove Hotels, +971 50 555 0190
`,
  }),
];
