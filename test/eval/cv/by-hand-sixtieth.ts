import { BY_HAND_SIXTIETH_FIFTH } from './by-hand-sixtieth-fifth.ts';
import { BY_HAND_SIXTIETH_FOURTH } from './by-hand-sixtieth-fourth.ts';
import { BY_HAND_SIXTIETH_SECOND } from './by-hand-sixtieth-second.ts';
import { BY_HAND_SIXTIETH_SIXTH } from './by-hand-sixtieth-sixth.ts';
import { BY_HAND_SIXTIETH_THIRD } from './by-hand-sixtieth-third.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth');

/** A lot set by hand in English, all closed. All people are made up. */
export const BY_HAND_SIXTIETH: Sheet[] = [
  cv('01-en-gb-roofer', 'pdf', 'en', 'GB', {
    names: ['Dean Arkwright'],
    email: 'dean.arkwright71@millpost.example',
    phone: '07700 900672',
    city: 'Accrington',
    headline: 'Roofer / Slater',
    languages: [],
    jobs: [
      'Self Employed Roofer | Arkwright Roofing | Accrington | 2016 | now',
      'Roofer | Hargreaves & Dunn Ltd | Blackburn | 2007 | 2016',
      'Roofing Labourer | Hargreaves & Dunn Ltd | Blackburn | 2005 | 2007',
    ],
    page: `
! Dean Arkwright
Roofer / Slater
22 Peel Bank Road, Accrington, BB5
Mob 07700 900672   dean.arkwright71@millpost.example
# Profile
Time served roofer, 20 years on the tools. Slate, tile, lead, flat. I have run my own jobs but I am sick of quoting and want to be on the cards with a decent firm.
# Tickets
CSCS gold, PASMA, asbestos awareness, IPAF 3a/3b, full clean licence and own van
# Work
**Self Employed Roofer – Arkwright Roofing, Accrington**
2016 to present
* Re-roofs on terraces for landlords, about 40 a year
* Subbed to two house builders on site at Clitheroe and Whalley
**Roofer – Hargreaves & Dunn Ltd, Blackburn**
2007 to 2016
* Heritage slate, three churches, lead flashings and valleys
**Roofing Labourer – Hargreaves & Dunn Ltd, Blackburn**
2005 to 2007
# Education
Accrington and Rossendale College, NVQ 2 Roofing Occupations 2007
Hyndburn Park High, 4 GCSEs
# References
Can be given, ask me first as current customers don't know
`,
  }),
  cv('02-en-au-childcare', 'docx', 'en', 'AU', {
    names: ['Tahlia Nguyen-Roberts'],
    email: 'tahlia.nr@wattlemail.example',
    phone: '0491 570 213',
    city: 'Toowoomba',
    languages: ['English', 'Vietnamese'],
    aside: [3],
    jobs: [
      'Lead Educator (Kindy Room) | Goodstart Early Learning | Toowoomba | 2023-02 | now',
      'Early Childhood Educator | Little Gum Leaves Childcare | Highfields | 2020-07 | 2023-01',
      'Casual Educator | C&K Kindergarten | Gatton | 2019-03 | 2020-06',
      'Student Placement | Little Gum Leaves Childcare | Highfields | 2018-08 | 2018-11',
    ],
    page: `
# Tahlia Nguyen-Roberts
|| 4 13
| Phone | 0491 570 213
| Email | tahlia.nr@wattlemail.example
| Suburb | Rangeville, Toowoomba QLD 4350
| Blue Card | Current, expires March 2028
# About me
I'm a Diploma-qualified educator with a soft spot for three to five year olds and mud kitchens. I've been part of two Assessment & Rating visits (Exceeding both times) and I'm halfway through my Bachelor.
# Experience
## Goodstart Early Learning, Toowoomba
Lead Educator (Kindy Room) | Feb 2023 – current
- 22 children, two educators and a trainee
- Approved Kindergarten Program, Storypark observations
- Educational leader on Mondays when our ELT is away
## Little Gum Leaves Childcare, Highfields
Early Childhood Educator | Jul 2020 – Jan 2023
- Toddlers, then pre-kindy; sleep checks, nappies, family chats
## C&K Kindergarten, Gatton
Casual Educator | Mar 2019 – Jun 2020
## Little Gum Leaves Childcare, Highfields
Student Placement | Aug – Nov 2018
# Study
Bachelor of Education (Early Childhood), UniSQ, part time, 2024 –
Diploma of Early Childhood Education and Care, TAFE Queensland, 2018
# Languages
English, Vietnamese (with Mum and her sisters)
# Referees
Jodie Pratt, Centre Director, 0491 570 737
`,
  }),
  cv('03-en-us-dental-hygienist', 'doc', 'en', 'US', {
    names: ['Marisol Quintanilla, RDH', 'Marisol Quintanilla'],
    email: 'mquintanilla.rdh@mesabox.example',
    phone: '(505) 555-0148',
    city: 'Albuquerque',
    headline: 'Registered Dental Hygienist',
    languages: ['English', 'Spanish'],
    jobs: [
      'Dental Hygienist | Sandia Family Dental | Albuquerque | 2019-06 | now',
      'Dental Hygienist (temp) | Onward Dental Staffing | Albuquerque | 2018-08 | 2019-05',
      'Dental Assistant | Aspen Dental | Rio Rancho | 2013-01 | 2016-07',
    ],
    page: `
> **MARISOL QUINTANILLA, RDH**
> Registered Dental Hygienist
> 1180 Tramway Ct NE, Albuquerque, NM 87122  ·  (505) 555-0148  ·  mquintanilla.rdh@mesabox.example
# SUMMARY
Patient-first hygienist, licensed in New Mexico since 2018, local anesthesia certified. Eight patients a day, on time.
# LICENSES
NM RDH #555-0219  |  Local anesthesia  |  CPR/BLS through 04/2027  |  Nitrous monitoring
# EXPERIENCE
**Dental Hygienist**, Sandia Family Dental, Albuquerque, NM\tJune 2019 – Present
* Prophys, SRP, sealants, Arestin, digital x-rays, Dentrix charting
* Raised perio program from 6% to 19% of hygiene visits
* Bilingual chairside education
**Dental Hygienist (temp)**, Onward Dental Staffing, Albuquerque, NM\tAug 2018 – May 2019
* Filled in at eleven offices incl. pediatric and county clinic
**Dental Assistant**, Aspen Dental, Rio Rancho, NM\tJan 2013 – July 2016
# EDUCATION
B.S. Dental Hygiene, University of New Mexico, 2018
Dental Assisting certificate, Central New Mexico Community College, 2012
# LANGUAGES
English, Spanish
`,
  }),
  cv('04-en-in-site-engineer', 'pdf', 'en', 'IN', {
    names: ['Prashant Vilas Kadam', 'Prashant Kadam', 'Prashant V. Kadam'],
    email: 'prashantkadam.civil@deccanmail.example',
    phone: '+91 90000 55123',
    city: 'Pune',
    languages: ['English', 'Hindi', 'Marathi'],
    jobs: [
      'Senior Site Engineer | Shapoorji Pallonji | Pune | 2021-08 | now',
      'Site Engineer | Kolte-Patil Developers | Pune | 2018-06 | 2021-07',
      'Junior Engineer | Bhosale Infra Projects | Satara | 2016-07 | 2018-05',
    ],
    page: `
> **CURRICULUM VITAE**
**PRASHANT VILAS KADAM**
B.E. (Civil)
Mobile: +91 90000 55123
E-mail: prashantkadam.civil@deccanmail.example
^ **CAREER OBJECTIVE**
To work with a reputed organisation in high-rise construction where I can use my knowledge of execution, billing and quality and grow with the organisation.
^ **WORK EXPERIENCE (10+ YEARS)**
|| 1 4 4 4 4
| Sr | Organisation | Designation | Period | Project
| 1 | Shapoorji Pallonji, Pune | Senior Site Engineer | Aug 2021 to till date | 2B+G+32 residential towers, Hinjewadi
| 2 | Kolte-Patil Developers, Pune | Site Engineer | June 2018 to July 2021 | Township, 14 buildings
| 3 | Bhosale Infra Projects, Satara | Junior Engineer | July 2016 to May 2018 | Minor bridges and road widening
^ **RESPONSIBILITIES**
* Checking of shuttering, reinforcement and MIVAN formwork as per drawing
* Preparation of BBS and RA bills of sub-contractors
* Daily progress report and coordination with consultant
^ **ACADEMIC QUALIFICATION**
|| 4 6 3 3
| Exam | Institute | Year | Percentage
| B.E. Civil | Sinhgad College of Engineering | 2016 | 64.20
| H.S.C. | Yashwantrao Chavan Jr. College, Satara | 2012 | 71.50
| S.S.C. | New English School, Satara | 2010 | 83.00
^ **PERSONAL DETAILS**
Father's Name: Vilas Kadam
Date of Birth: 14th February 1994
Marital Status: Married
Languages Known: English, Hindi, Marathi
Address: Flat 12, Sai Residency, Wakad, Pune 411057
^ I hereby declare that the above information is true to the best of my knowledge.
Place: Pune                                                        (Prashant V. Kadam)
`,
  }),
  cv('05-en-ie-bar-manager', 'docx', 'en', 'IE', {
    names: ['Cormac Devaney'],
    email: 'cormac.devaney@shannonmail.example',
    phone: '020 913 7750',
    city: 'Limerick',
    languages: [],
    jobs: [
      'Bar Manager | The Curragower Lodge | Limerick | 2022-04 | now',
      'Assistant Manager | Flannery’s Bar | Limerick | 2018-11 | 2022-03',
      'Bartender | The Merrion Hotel | Dublin | 2016-02 | 2018-10',
      'Bar Staff | Rottnest Island Hotel | Perth | 2014-09 | 2015-11',
    ],
    page: `
! Cormac Devaney
42 Clancy Strand, Limerick  /  020 913 7750  /  cormac.devaney@shannonmail.example
Running bars since I was twenty-four. I can do a rota that people don't cry at, a stocktake that comes out under 1% and a Munster final Sunday without calling the guards.
# Where I've worked
**The Curragower Lodge, Limerick** – Bar Manager – April 2022 to now
* Wet sales €1.6m, 14 staff, food since 2024
* Cut waste on draught from 6% to 2.4%
* First cocktail list the place ever had, now 15% of takings
**Flannery’s Bar, Limerick** – Assistant Manager – November 2018 to March 2022
* Whiskey tastings, opening & locking up, cellar, got through covid
**The Merrion Hotel, Dublin** – Bartender – February 2016 to October 2018
**Rottnest Island Hotel, Perth, Australia** – Bar Staff – September 2014 to November 2015
# Training
WSET Level 2 Spirits (2021), HACCP Level 2, manual handling, first aid
Higher Cert in Bar Management, DIT, 2014
# Other
Full B licence. I hurl (badly) for Na Piarsaigh juniors. One month's notice.
`,
  }),
  cv('06-en-ph-call-centre', 'doc', 'en', 'PH', {
    names: ['Jhun Mark B. Villareal', 'Jhun Mark Villareal'],
    email: 'jmvillareal.cebu@islamail.example',
    phone: '0917 555 0164',
    city: 'Mandaue City',
    headline: 'Team Leader – Customer Service',
    languages: ['English', 'Filipino', 'Cebuano'],
    jobs: [
      'Team Leader | Concentrix | Cebu City | 2022-09 | now',
      'Subject Matter Expert | Teleperformance | Cebu City | 2020-01 | 2022-08',
      'Customer Service Representative | Convergys | Cebu City | 2016-10 | 2019-12',
      'Service Crew | Jollibee | Mandaue City | 2014 | 2016',
    ],
    page: `
[[ 11 5
# JHUN MARK B. VILLAREAL
Team Leader – Customer Service
Blk 4 Lot 9, Villa Paraiso, Mandaue City, Cebu 6014
0917 555 0164 | jmvillareal.cebu@islamail.example
---
PIC Photo | 2x2 picture
]]
# OBJECTIVE
Seeking a work from home Operations Supervisor post, graveyard or mid shift is ok.
# WORK EXPERIENCE
**TEAM LEADER**
Concentrix, IT Park, Cebu City
September 2022 – Present
* 17 agents, US telco, voice and chat
* CSAT 88 to 93, attrition lowest in the site for 3 quarters
**SUBJECT MATTER EXPERT**
Teleperformance, Cebu City
January 2020 – August 2022
* Floor support and nesting for new hires
**CUSTOMER SERVICE REPRESENTATIVE**
Convergys, Cebu City
October 2016 – December 2019
**SERVICE CREW**
Jollibee, Mandaue City
2014 – 2016
# EDUCATION
BS Information Technology (undergraduate, 3rd year), University of Cebu, 2013 – 2016
# LANGUAGES
English, Filipino, Cebuano
# CHARACTER REFERENCES
Ms. Rowena Taneo, Operations Manager, Concentrix, 0917 555 0120
`,
  }),
  ...BY_HAND_SIXTIETH_SECOND,
  ...BY_HAND_SIXTIETH_THIRD,
  ...BY_HAND_SIXTIETH_FOURTH,
  ...BY_HAND_SIXTIETH_FIFTH,
  ...BY_HAND_SIXTIETH_SIXTH,
];
