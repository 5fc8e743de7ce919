import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-seventh');

/** Twenty-four in English from eleven countries, closed. All people are made up. */
export const BY_HAND_SIXTY_SEVENTH: Sheet[] = [
  cv('01-en-gb-night-senior', 'pdf', 'en', 'GB', {
    names: ['Tendai Precious Mukaro', 'Tendai Mukaro'],
    email: 'tendaimukaro@riverpost.example',
    phone: '07700 900214',
    city: 'Kettering',
    languages: ['English', 'Shona', 'Ndebele'],
    jobs: [
      'Senior Care Assistant (Nights) | Beech Lodge Residential Home | Kettering | 2022-02 | now',
      'Care Assistant | Beech Lodge Residential Home | Kettering | 2019-08 | 2022-02',
      'Domiciliary Care Worker | Allied Healthcare | Corby | 2017-01 | 2019-07',
      'Cashier | OK Zimbabwe | Mutare | 2012 | 2016',
    ],
    page: `
> **CURRICULUM VITAE**
Name:\tTendai Precious Mukaro
Address:\t31 Headlands Court, Kettering NN15 6XX
Mobile:\t07700 900214
Email:\ttendaimukaro@riverpost.example
Right to work:\tILR, no restrictions
DBS:\tEnhanced, on update service
# ABOUT ME
I am a caring and reliable person who has worked nights for over five years. I am medication trained and I have never had a drug error. I can drive and have my own car.
# WORK HISTORY
**Beech Lodge Residential Home, Kettering** (42 beds, dementia and residential)
Senior Care Assistant (Nights)
February 2022 to date
* In charge of the building from 8pm to 8am with three carers
* Controlled drugs, MAR charts, handover
* Calling 111 and families, falls forms, safeguarding referrals
Care Assistant
August 2019 to February 2022
* Personal care, hoisting, turning charts, food and fluids
**Allied Healthcare, Corby**
Domiciliary Care Worker
January 2017 to July 2019
* Four runs a week, double-ups, end of life calls
**OK Zimbabwe, Mutare**
Cashier
2012 to 2016
# TRAINING
NVQ Level 3 Health and Social Care (Tresham College, 2021)
Care Certificate
Moving and Handling, Basic Life Support, MCA & DoLS, Dementia Tier 2 – all in date
# LANGUAGES
English, Shona, Ndebele
# REFERENCES
The manager at Beech Lodge, Mrs Carol Inskip, will speak for me. Please ask me first.
`,
  }),
  cv('02-en-gb-brickwork-foreman', 'docx', 'en', 'GB', {
    names: ['Gary Stopforth'],
    email: 'g.stopforth@lathommail.example',
    phone: '07700 900632',
    city: 'Skelmersdale',
    languages: [],
    headline: 'Brickwork Foreman / Working Supervisor',
    jobs: [
      'Brickwork foreman | Seddon Construction | Bolton | 2021 | now',
      'Bricklayer (self employed) | Irwell Brickwork | Salford | 2013 | 2021',
      'Bricklayer | Redrow Homes | Chorley | 2006 | 2013',
      'Apprentice bricklayer | R. Halsall & Sons | Ormskirk | 2002 | 2006',
    ],
    aside: [3],
    page: `
# Gary Stopforth
Brickwork Foreman / Working Supervisor
Skelmersdale, Lancs • 07700 900632 • g.stopforth@lathommail.example
CSCS Gold (Supervisor) • SSSTS to Aug 2028 • Full licence and van • Own tools
24 years on the trowel, last 5 running gangs. Happy to price, happy to lay. Won't do shutdowns or nights.
## Work
2021 – now \tBrickwork foreman, Seddon Construction (Bolton and about)
\tFour gangs, 22 lads. Schools and extra care mainly. Setting out, ordering, RAMS briefings, snagging with the clerk of works.
2013 – 2021 \tBricklayer (self employed) for Irwell Brickwork, Salford
\tApartments at MediaCity, a lot of Flemish bond on a listed mill in Ancoats.
2006 – 2013 \tBricklayer, Redrow Homes, Chorley
\tPlots from oversite to topping out. Two NHBC Pride in the Job sites.
2002 – 2006 \tApprentice bricklayer, R. Halsall & Sons, Ormskirk
## Tickets
NVQ 2 and 3 Trowel Occupations (Skem College)
Level 4 Construction Site Supervision – half done
Abrasive wheels, asbestos awareness, first aid at work
## Refs
Ring the Seddon contracts manager, Phil Unsworth, number on request.
`,
  }),
  cv('03-en-gb-conveyancer', 'doc', 'en', 'GB', {
    names: ['Nasreen Akhtar-Boyle'],
    email: 'n.akhtarboyle@quillmail.example',
    phone: '020 7946 0417',
    city: 'Harrow',
    languages: ['Urdu', 'Punjabi'],
    headline: 'Licensed Conveyancer, 11 years PQE',
    jobs: [
      'Head of Residential Property | Mortlake Webb LLP | Pinner | 2021-05 | now',
      'Licensed Conveyancer | Premier Property Lawyers | Leicester | 2015-09 | 2021-04',
      'Conveyancing Assistant | Dunstan Frere Solicitors | Watford | 2012-10 | 2015-08',
      'Legal Secretary | Dunstan Frere Solicitors | Watford | 2010-06 | 2012-09',
    ],
    page: `
! Nasreen Akhtar-Boyle
Licensed Conveyancer, 11 years PQE
~ 8 Pinner View, Harrow, Middlesex HA1 4XX  |  020 7946 0417 (evenings)  |  n.akhtarboyle@quillmail.example
# Key skills
* Freehold and leasehold sale and purchase, new build, shared ownership, lease extension, equity release
* Building Safety Act deeds of certificate
* LEAP, Proclaim, InfoTrack, HMLR portal
* Running caseload of 85, average 64 days to completion in 2025
# Career history
## Mortlake Webb LLP, Pinner
Head of Residential Property
05/2021 – current
Lead a team of three fee earners and two assistants, CQS senior responsible officer, annual billing of £612,000. Brought in two estate agency panels.
## Premier Property Lawyers, Leicester (home based)
Licensed Conveyancer
09/2015 – 04/2021
Volume purchase files, then the leasehold specialist desk.
## Dunstan Frere Solicitors, Watford
Conveyancing Assistant
10/2012 – 08/2015
Legal Secretary
06/2010 – 09/2012
# Qualifications
CLC Licence, 2015
Diploma in Conveyancing Law and Practice, SQA
BA (Hons) History, Brunel University, 2010 (2:1)
# Additional
I take instructions in Urdu and Punjabi. Notice is three months, which I expect to be able to shorten.
`,
  }),
  cv('04-en-gb-class-one-driver', 'docx', 'en', 'GB', {
    names: ['Dariusz Krawczyk', 'Darek Krawczyk', 'Dariusz (Darek) Krawczyk'],
    email: 'darek.krawczyk@fenpost.example',
    phone: '07700 900377',
    city: 'Wisbech',
    languages: ['Polish', 'English', 'Russian'],
    jobs: [
      'Class 1 driver – tramper | Turners (Soham) Ltd | Soham | 2018-03 | now',
      'Class 1 driver – supermarket trunking | Wincanton | Peterborough | 2014-11 | 2018-02',
      'Class 2 driver | Fenland Produce | March | 2011-04 | 2014-10',
      'Packhouse operative | Fenland Produce | March | 2008-06 | 2011-03',
    ],
    page: `
|| 6 11
| Surname | Krawczyk
| First names | Dariusz (Darek)
| Town | Wisbech, Cambridgeshire
| Tel. | 07700 900377
| E-mail | darek.krawczyk@fenpost.example
| Licence | C+E since 2013, no points
| CPC | valid until 9 September 2029
| Digi card | yes
| ADR | yes, packages and tanks
^ **Driving jobs and others**
|| 4 6 7
| **When** | **Who for** | **What**
| Mar 2018 – present | Turners (Soham) Ltd | Class 1 driver – tramper\\Fridge work, Felixstowe, Scotland, nights out Mon to Fri
| Nov 2014 – Feb 2018 | Wincanton, Peterborough | Class 1 driver – supermarket trunking\\Double deckers, 4 on 4 off
| Apr 2011 – Oct 2014 | Fenland Produce, March | Class 2 driver\\Farm collections, tail lift, moffett
| Jun 2008 – Mar 2011 | Fenland Produce, March | Packhouse operative\\Leeks and carrots, line leader in last year
^ **Languages:** Polish, English (good), Russian (some)
^ **What I look for:** day work, home every night, Wisbech or King's Lynn or Peterborough. My daughter starts school and I want to see her.
`,
  }),
  cv('05-en-us-medical-assistant', 'pdf', 'en', 'US', {
    names: ['Marisol Quintanilla-Reyes', 'Marisol Quintanilla-Reyes, CMA'],
    email: 'marisolqr@mesaverdemail.example',
    phone: '(505) 555-0139',
    city: 'Albuquerque',
    languages: ['English', 'Spanish'],
    headline: 'Certified Medical Assistant (AAMA)',
    jobs: [
      'Lead Medical Assistant | Presbyterian Medical Group | Albuquerque | 2022-08 | now',
      'Medical Assistant | Lovelace Women’s Hospital | Albuquerque | 2019-06 | 2022-07',
      'Front Desk Receptionist | Sandia Foothills Pediatrics | Albuquerque | 2016-09 | 2019-05',
      'Medical Assistant Extern | First Choice Community Healthcare | Los Lunas | 2019-02 | 2019-04',
    ],
    aside: [3],
    page: `
! Marisol Quintanilla-Reyes, CMA
> Certified Medical Assistant (AAMA)
> Albuquerque, NM 87109 · (505) 555-0139 · marisolqr@mesaverdemail.example
# SUMMARY
Bilingual CMA with seven years in family practice and women's health. 30+ patients a day with two providers. Known for getting a vein on the first stick.
# EXPERIENCE
**Presbyterian Medical Group** — Albuquerque, NM
__Lead Medical Assistant__ | 08/2022 – Present
* Schedule and train 9 MAs across two clinics
* Rooming, EKG, phlebotomy, point-of-care testing, immunizations
* Moved the clinic's prior auth backlog from 140 to under 20
**Lovelace Women’s Hospital** — Albuquerque, NM
__Medical Assistant__ | 06/2019 – 07/2022
* OB intake, NSTs, assisting with LEEP and IUD placement
* Epic super user
**Sandia Foothills Pediatrics** — Albuquerque, NM
__Front Desk Receptionist__ | 09/2016 – 05/2019
* Check-in, copays, insurance verification, vaccine records
# EXTERNSHIP
**First Choice Community Healthcare** — Los Lunas, NM
__Medical Assistant Extern__ | 02/2019 – 04/2019 (180 hours)
# EDUCATION & CERTIFICATION
Certificate, Medical Assisting, Central New Mexico Community College, 2019
CMA (AAMA) through 06/2029; BLS (AHA) through 03/2028
# LANGUAGES
English, Spanish (both native)
`,
  }),
  cv('06-en-us-warehouse-manager', 'docx', 'en', 'US', {
    names: ['Terrence L. Whitlock', 'Terrence Whitlock'],
    email: 't.whitlock77@peachpost.example',
    phone: '404-555-0162',
    city: 'Lithonia',
    languages: [],
    headline: 'Distribution & Warehouse Operations Manager',
    jobs: [
      'Operations Manager | Home Depot Distribution | McDonough | 2021-03 | now',
      'Shift Manager | Amazon Fulfillment (ATL2) | Stone Mountain | 2018-10 | 2021-03',
      'Warehouse Supervisor | Sysco Atlanta | College Park | 2014-02 | 2018-09',
      'Motor Transport Operator (88M), Sergeant | U.S. Army | Fort Stewart | 2006-06 | 2013-12',
    ],
    page: `
Terrence L. Whitlock
4410 Panola Ridge Dr, Lithonia, GA 30038
404-555-0162 / t.whitlock77@peachpost.example
^ **Distribution & Warehouse Operations Manager**
Army veteran and operations leader with 12 years of moving freight in and out of metro Atlanta buildings. I build teams that show up. Lean Six Sigma Green Belt.
# Core competencies
{{
* Labor planning
* WMS: Manhattan, Blue Yonder
* OSHA 30
* Slotting and cycle counts
* Dock scheduling
* Union and non-union
}}
# Professional history
Operations Manager \tMarch 2021 to Present
Home Depot Distribution, McDonough, GA
* 1.1M sq ft, 240 associates, five area managers
* Recordables down 38% in two years
* $3.4M overtime reduction by changing the weekend pattern
Shift Manager \tOctober 2018 to March 2021
Amazon Fulfillment (ATL2), Stone Mountain, GA
* Inbound nights, 90 direct reports at peak
Warehouse Supervisor \tFebruary 2014 to September 2018
Sysco Atlanta, College Park, GA
* Freezer and cooler, 28 selectors, 99.7% accuracy
Motor Transport Operator (88M), Sergeant \tJune 2006 to December 2013
U.S. Army, Fort Stewart, GA
* Two deployments, squad leader of ten. Honorable discharge.
# Education
B.S. Logistics Management, American Military University, 2017
`,
  }),
  cv('07-en-au-educator', 'docx', 'en', 'AU', {
    names: ['Thi Kim Ngan Pham', 'Kim Pham', 'Pham Thi Kim Ngan', 'Thi Kim Ngan (Kim) Pham'],
    email: 'kim.pham@wattlemail.example',
    phone: '0491 570 156',
    city: 'Footscray',
    languages: ['Vietnamese', 'English'],
    headline: 'Diploma-qualified Early Childhood Educator',
    jobs: [
      'Room Leader, Kinder (3–4 yrs) | Goodstart Early Learning | Maribyrnong | 2023-01 | now',
      'Educator, Toddlers | Little Gum Nuts Childcare | Sunshine | 2020-07 | 2022-12',
      'Casual Educator | ANZUK Education | Melbourne | 2019-09 | 2020-06',
      'Nail Technician | Highpoint Nails | Maribyrnong | 2016 | 2019',
    ],
    page: `
! Thi Kim Ngan (Kim) Pham
Diploma-qualified Early Childhood Educator
m 0491 570 156   e kim.pham@wattlemail.example   Footscray VIC 3011
# Why me
Children run to me in the morning and their parents do too. I plan from what the children do, document on Storypark the same day, and I know the NQS well enough to have been through two Assessment & Rating visits (both Exceeding in QA5).
# My jobs so far
**Goodstart Early Learning, Maribyrnong**
Room Leader, Kinder (3–4 yrs)
Jan 2023 – present
* 22 children, two assistants, weekly plan with the ECT
* Transition statements, inclusion support for three children
**Little Gum Nuts Childcare, Sunshine**
Educator, Toddlers
Jul 2020 – Dec 2022
* Ratio 1:4, sleep checks, nappies, family day lunches
**ANZUK Education, Melbourne**
Casual Educator
Sep 2019 – Jun 2020
* About thirty different centres across the west
**Highpoint Nails, Maribyrnong**
Nail Technician
2016 – 2019
# Papers
Diploma of Early Childhood Education and Care, Victoria University Polytechnic, 2022
Certificate III, Victoria University Polytechnic, 2019
WWCC (employee), HLTAID012 Oct 2026, anaphylaxis and asthma, food safety
# Languages
Vietnamese – native
English – fluent
# Referees
Centre Director, Goodstart Maribyrnong – details when we have spoken
`,
  }),
  cv('08-en-au-agency-electrician', 'pdf', 'en', 'AU', {
    names: [],
    city: 'Rockingham',
    languages: [],
    headline: 'E&I Technician',
    jobs: [
      'E&I Technician | Monadelphous | Karratha | 2023-04 | now',
      'Electrician – shutdowns | UGL | Kwinana | 2020-02 | 2023-03',
      'Electrician | Schindler Lifts | Perth | 2017-06 | 2020-01',
    ],
    page: `
HEAD Blackwood & Tern Recruitment  |  Perth  |  08 5550 0174
# Candidate summary – reference BT-20931
|| 5 12
| Role sought | E&I Technician
| Base | Rockingham, WA
| Notice | 1 week
| Rate | $62 p/h + super, 2:1 or better
| Tickets | WA A-grade, EEHA, HRWL WP, confined space, gas test atmospheres, LV rescue & CPR (Aug 2026)
# Our view
Strong hazardous areas background and one of the few who enjoys the paperwork. Dossiers we have seen are tidy. Was on the shortlist for a Barrow Island role and came second.
# Work history
**E&I Technician – Monadelphous, Karratha**
April 2023 to present
* Brownfields instrumentation, loop checks, Ex inspections, two LNG trains
**Electrician – shutdowns – UGL, Kwinana**
February 2020 to March 2023
* Refinery and alumina shutdowns, cable tray, terminations, MCC upgrades
**Electrician – Schindler Lifts, Perth**
June 2017 to January 2020
* Maintenance round of 70 lifts in the CBD
# Education
Certificate III Electrotechnology, South Metropolitan TAFE
FOOT Name and contact details are withheld until an interview is agreed. BT-20931
`,
  }),
  cv('09-en-nz-herd-manager', 'doc', 'en', 'NZ', {
    names: ['Hamish Te Aroha Wipaki', 'Hamish Wipaki'],
    email: 'hamish.wipaki@paddockpost.example',
    phone: '021 555 0148',
    city: 'Morrinsville',
    languages: ['English', 'te reo Māori'],
    jobs: [
      'Herd Manager | Tauwhare Dairies Ltd | Morrinsville | 2023-06 | now',
      'Assistant Herd Manager | Pāmu | Reporoa | 2020-06 | 2023-05',
      'Dairy Assistant | J & L Verboeket | Te Aroha | 2018-06 | 2020-05',
      'Fencer | Waihou Rural Fencing | Te Aroha | 2016 | 2018',
    ],
    page: `
> **Hamish Te Aroha Wipaki**
> RD 2, Morrinsville   021 555 0148   hamish.wipaki@paddockpost.example
Kia ora,
I'm after a 2IC or farm manager job from 1 June next season, Waikato or Bay of Plenty. House needed, partner and two kids, one heading dog who is quiet and one who is not.
# Where I've worked
**Tauwhare Dairies Ltd, Morrinsville – Herd Manager**
June 2023 until now
* 620 cows, 50 bail rotary, Protrack
* Mating: 6 week in-calf 74%, no bulls
* Roster for two staff, grazing plan, pasture walk every Tuesday
**Pāmu, Reporoa – Assistant Herd Manager**
June 2020 to May 2023
* 900 cows, 2 sheds, effluent consents, calf shed 260 calves
**J & L Verboeket, Te Aroha – Dairy Assistant**
June 2018 to May 2020
* 280 cows through a 24 aside, learned to do everything
**Waihou Rural Fencing, Te Aroha – Fencer**
2016 to 2018
# Study
Primary ITO Level 4 Dairy Herd Management 2024; Milk Quality 2; Growsafe; class 1 and 2 licence; quad and tractor unit standards
# Languages
English, te reo Māori (learning with the kids, conversational)
# Who to ring
Luuk Verboeket, Te Aroha; or my boss Craig, but after Christmas please.
`,
  }),
  cv('10-en-nz-quantity-surveyor', 'docx', 'en', 'NZ', {
    names: ['Maria Concepcion Dimaculangan', 'Connie Dimaculangan', 'Maria Dimaculangan'],
    email: 'connie.d@harbourlane.example',
    phone: '+64 21 555 0172',
    city: 'Auckland',
    headline: 'Intermediate Quantity Surveyor',
    languages: ['English', 'Filipino'],
    jobs: [
      'Intermediate Quantity Surveyor | Naylor Love | Auckland | 2022-10 | now',
      'Quantity Surveyor | Hawkins | Auckland | 2019-11 | 2022-09',
      'Quantity Surveyor | Arabtec Construction | Dubai | 2015-04 | 2019-08',
      'Junior QS / Estimator | DMCI | Makati | 2012-06 | 2015-02',
    ],
    page: `
[[ 5 12
! Maria Concepcion Dimaculangan
(everyone says Connie)
^ **Contact**
Auckland
+64 21 555 0172
connie.d@harbourlane.example
^ **Visa**
Resident
^ **Tools**
CostX
Bluebeam
Procore
Excel
^ **Languages**
English
Filipino
^ **Memberships**
NZIQS (affiliate)
---
**Intermediate Quantity Surveyor**
Post-contract QS with fourteen years across three countries. NZS 3910 contracts, subcontract procurement, variations that hold up when they are argued.
# Employment
**Naylor Love, Auckland**
Intermediate Quantity Surveyor
10/2022 – present
Two schools and a $48m retirement village. Monthly claims, cost to complete, subcontractor final accounts.
**Hawkins, Auckland**
Quantity Surveyor
11/2019 – 09/2022
Airport works, seismic strengthening, remeasure.
**Arabtec Construction, Dubai**
Quantity Surveyor
04/2015 – 08/2019
Villas and a mall. FIDIC.
**DMCI, Makati**
Junior QS / Estimator
06/2012 – 02/2015
# Education
BS Civil Engineering, Mapúa Institute of Technology, 2012
Licensed Civil Engineer (Philippines)
]]
`,
  }),
  cv('11-en-ie-process-technician', 'pdf', 'en', 'IE', {
    names: ['Declan O’Halloran'],
    email: 'declanoh@shannonpost.example',
    phone: '020 914 6630',
    city: 'Midleton',
    headline: 'Senior Process Technician – Biopharma',
    languages: [],
    jobs: [
      'Senior Process Technician | Janssen Biologics | Ringaskiddy | 2020-01 | now',
      'Process Technician | Pfizer | Ringaskiddy | 2014-05 | 2019-12',
      'Production Operator | Irish Distillers | Midleton | 2009-09 | 2014-04',
      'Dairy Plant Operator | Carbery Group | Ballineen | 2007-02 | 2009-08',
    ],
    page: `
# DECLAN O’HALLORAN
Senior Process Technician – Biopharma
Ballinacurra, Midleton, Co. Cork  —  020 914 6630  —  declanoh@shannonpost.example
## PROFILE
12 years GMP. Upstream and downstream, single use and stainless, 2 FDA inspections and an HPRA with no observations against my area. Four-cycle shift preferred.
## CAREER TO DATE
Jan 2020 – Present
JANSSEN BIOLOGICS, Ringaskiddy
Senior Process Technician
* Shift lead for 6 technicians in the 15,000 L suite
* DeltaV, eBR, deviations and CAPAs in TrackWise
* Trainer for column packing
May 2014 – Dec 2019
PFIZER, Ringaskiddy
Process Technician
* API solvent handling, centrifuges, filter dryers; ATEX
* Permit issuer
Sept 2009 – April 2014
IRISH DISTILLERS, Midleton
Production Operator
* Brewhouse, stills, spirit safe. Yes, staff sales.
Feb 2007 – Aug 2009
CARBERY GROUP, Ballineen
Dairy Plant Operator
## EDUCATION
BSc Process Plant Technology (part time), MTU Cork, 2018
FETAC Level 6 Pharmaceutical Manufacturing, 2013
Leaving Cert, Midleton CBS, 2004
## INTERESTS
Hurling (junior B, and only when short), bees
`,
  }),
  cv('12-en-ie-barista', 'docx', 'en', 'IE', {
    names: ['Thainá Oliveira dos Santos', 'Thainá dos Santos'],
    email: 'thaina.oliveira@cafezinhomail.example',
    phone: '020 917 3325',
    city: 'Dublin',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Head Barista | Two Pups Coffee | Dublin | 2024-05 | now',
      'Barista | Butlers Chocolate Café | Dublin | 2023-02 | 2024-04',
      'Kitchen Porter | The Bankers Bar | Dublin | 2022-09 | 2023-01',
      'Dental Receptionist | Clínica Sorriso Mais | Goiânia | 2018-03 | 2022-06',
    ],
    page: `
! Thainá Oliveira dos Santos
Dublin 8
Phone: 020 917 3325
E-mail: thaina.oliveira@cafezinhomail.example
Visa: Stamp 1G until March 2028 (full time)
# Objective
A position as head barista or café supervisor, 39 hours, no split shifts. I would like to learn roasting.
# Experience
__05/2024 – now__
**Head Barista, Two Pups Coffee, Dublin**
Dial in every morning, train the new ones, order milk and beans, open and close, latte art (third place in a throwdown).
__02/2023 – 04/2024__
**Barista, Butlers Chocolate Café, Dublin**
Airport and Henry Street. Very fast queue, HACCP sheets, cash.
__09/2022 – 01/2023__
**Kitchen Porter, The Bankers Bar, Dublin**
__03/2018 – 06/2022__
**Dental Receptionist, Clínica Sorriso Mais, Goiânia, Brazil**
Agenda of three dentists, payments, phone, stock.
# Courses
SCA Barista Skills Intermediate (2024)
General English B2, language school in Dublin (2022 – 2023)
Administration, two years, PUC Goiás, not finished
# Languages
Portuguese: mother tongue
English: B2+
Spanish: understand well
`,
  }),
  cv('13-en-in-accountant', 'doc', 'en', 'IN', {
    names: ['Rajeshwari Kulkarni', 'Rajeshwari Vinayak Kulkarni', 'Mrs. Rajeshwari Vinayak Kulkarni'],
    email: 'rajeshwari.kulkarni@sahyadrimail.example',
    phone: '+91-98220-55541',
    city: 'Pune',
    languages: ['Marathi', 'Hindi', 'English', 'Kannada'],
    jobs: [
      'Assistant Manager – Accounts & Taxation | Kirloskar Brothers Limited | Pune | 2019-04 | now',
      'Senior Accountant | Praj Industries | Pune | 2013-07 | 2019-03',
      'Accounts Executive | Deshpande & Joshi, Chartered Accountants | Kolhapur | 2010-06 | 2013-06',
    ],
    page: `
> **RESUME**
**Mrs. Rajeshwari Vinayak Kulkarni**
M.Com., Inter CA
Flat 12, Swapnapurti Society, Kothrud, Pune – 411038
Mob: +91-98220-55541
Mail ID: rajeshwari.kulkarni@sahyadrimail.example
# CAREER OBJECTIVE
To work in a reputed organisation where my 16 years' experience in direct and indirect taxation will be utilised and where I can contribute to the growth of the company.
# WORK EXPERIENCE
**1) Kirloskar Brothers Limited, Pune**
Designation: Assistant Manager – Accounts & Taxation
Duration: April 2019 to till date
Job profile:
* GSTR-1, 3B, 9 and 9C for eleven states, e-invoicing, ITC reconciliation with 2B
* TDS / TCS returns, tax audit schedules, 3CD
* Month end in SAP S/4HANA (FI), closing by WD4
* Departmental assessments and replies to notices
**2) Praj Industries, Pune**
Designation: Senior Accountant
Duration: July 2013 to March 2019
Job profile:
* Service tax and VAT to GST migration, vendor accounting, BRS
**3) Deshpande & Joshi, Chartered Accountants, Kolhapur**
Designation: Accounts Executive
Duration: June 2010 to June 2013
# EDUCATIONAL QUALIFICATION
|| 4 7 3 3
| Exam | Board / University | Year | %
| M.Com. | Shivaji University, Kolhapur | 2010 | 64.2
| B.Com. | Shivaji University, Kolhapur | 2008 | 69.0
| H.S.C. | Kolhapur Board | 2005 | 72.5
# PERSONAL DETAILS
Date of birth : 3rd February 1988
Marital status : Married
Husband's name : Mr. Vinayak Kulkarni
Languages known : Marathi, Hindi, English, Kannada
Notice period : 60 days
# DECLARATION
I hereby declare that the above is true to the best of my knowledge.
Place: Pune
(Rajeshwari V. Kulkarni)
`,
  }),
  cv('14-en-in-site-engineer', 'pdf', 'en', 'IN', {
    names: ['Mohammed Faizan Ansari', 'Md. Faizan Ansari', 'Faizan Ansari', 'Mohd Faizan Ansari'],
    email: 'faizan.ansari.civil@gangetic.example',
    phone: '+91 70070 55518',
    city: 'Lucknow',
    languages: ['Hindi', 'Urdu', 'English'],
    headline: 'Site Engineer (Civil) – Metro & Elevated Structures',
    jobs: [
      'Senior Site Engineer | Larsen & Toubro | Kanpur | 2022-11 | now',
      'Site Engineer | Afcons Infrastructure | Kanpur | 2019-09 | 2022-10',
      'Junior Engineer | Gawar Construction | Barabanki | 2017-08 | 2019-08',
      'Summer Trainee | PWD Uttar Pradesh | Lucknow | 2016-06 | 2016-07',
    ],
    aside: [3],
    page: `
! MOHAMMED FAIZAN ANSARI
**Site Engineer (Civil) – Metro & Elevated Structures**
Address: Indira Nagar, Lucknow, U.P. | +91 70070 55518 | faizan.ansari.civil@gangetic.example
# Synopsis
* B.Tech (Civil) with 9 years in piling, pile caps, piers, segment casting and launching
* Conversant with IRC, IS 456, MORTH 5th revision
* AutoCAD, MS Project, Total station, auto level
# Professional experience
|| 5 12
| Company | **Larsen & Toubro**
| Position | Senior Site Engineer
| Period | Nov-2022 to present
| Project | Kanpur Metro, underground station box, diaphragm walls and top-down slabs
| Work | Pour planning, RFI with the general consultant, billing of RA bills, 140 labour on roll
^ 
|| 5 12
| Company | **Afcons Infrastructure**
| Position | Site Engineer
| Period | Sep-2019 to Oct-2022
| Project | Kanpur Metro, elevated viaduct IIT – Motijheel
| Work | U-girder launching, bearing and pedestal checks, night shift in-charge
^ 
|| 5 12
| Company | **Gawar Construction**
| Position | Junior Engineer
| Period | Aug-2017 to Aug-2019
| Project | NH-28 four laning, Barabanki
| Work | Culverts, RE walls, lab register
# Training
Summer Trainee, PWD Uttar Pradesh, Lucknow, Jun-2016 to Jul-2016
# Academics
B.Tech Civil Engineering, Integral University, Lucknow, 2017, 7.8 CGPA
Intermediate 2013, High School 2011, U.P. Board
# Personal
DOB 14.08.1995 · Passport available · Ready for Gulf
Languages: Hindi, Urdu, English
`,
  }),
  cv('15-en-za-boilermaker', 'doc', 'en', 'ZA', {
    names: ['Sipho Emmanuel Mthembu', 'Sipho Mthembu'],
    email: 'siphom.boilermaker@highveldmail.example',
    phone: '082 555 0143',
    city: 'Secunda',
    languages: ['isiZulu', 'English', 'Sesotho'],
    jobs: [
      'Boilermaker | Sasol Synfuels | Secunda | 2017-02 | now',
      'Boilermaker | Murray & Roberts | Ogies | 2013-05 | 2016-11',
      'Semi-skilled Boilermaker | DCD Heavy Engineering | Vereeniging | 2011-01 | 2013-04',
      'Apprentice Boilermaker | ArcelorMittal South Africa | Vanderbijlpark | 2007-01 | 2010-12',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE OF**
> **SIPHO EMMANUEL MTHEMBU**
# PERSONAL PARTICULARS
|| 6 11
| Surname | Mthembu
| Full names | Sipho Emmanuel
| Date of birth | 19 May 1986
| Nationality | South African
| Residential address | Embalenhle Ext 14, Secunda, 2302
| Cell | 082 555 0143
| E-mail | siphom.boilermaker@highveldmail.example
| Driver's licence | Code C1, PDP
| Home language | isiZulu
| Other languages | English, Sesotho
| Health | Excellent
# QUALIFICATIONS
Trade Test Boilermaker, Olifantsfontein, 2010
N3 Mechanical, Sedibeng College, 2008
Grade 12, 2004
# EMPLOYMENT HISTORY
Company: Sasol Synfuels, Secunda
Position: Boilermaker
Period: February 2017 – to date
Duties: Shutdown and running maintenance on gasifiers, plate and pipe work, reading drawings, flange management, permit taker, mentoring of two apprentices
^ Company: Murray & Roberts, Kusile Power Station, Ogies
Position: Boilermaker
Period: May 2013 – November 2016
Duties: Ducting, hoppers, rigging of panels, fit-up for coded welders
Reason for leaving: End of contract
^ Company: DCD Heavy Engineering, Vereeniging
Position: Semi-skilled Boilermaker
Period: January 2011 – April 2013
Reason for leaving: Short time
^ Company: ArcelorMittal South Africa, Vanderbijlpark
Position: Apprentice Boilermaker
Period: January 2007 – December 2010
Reason for leaving: Contract completed
# REFERENCES
Mr J. Pretorius, Foreman, Sasol, 083 555 0118
Mr T. Nkosi, Site Supervisor, Murray & Roberts, 072 555 0190
`,
  }),
  cv('16-en-za-call-centre', 'docx', 'en', 'ZA', {
    names: ['Chantelle Adams', 'Chantelle Bernadette Adams'],
    email: 'chantelle.adams@tablebay.example',
    phone: '073 555 0156',
    city: 'Cape Town',
    headline: 'Contact Centre Team Leader',
    languages: ['English', 'Afrikaans'],
    jobs: [
      'Team Leader – UK Retail Campaign | Merchants SA | Cape Town | 2021-06 | now',
      'Quality Assessor | Merchants SA | Cape Town | 2019-03 | 2021-05',
      'Customer Service Agent | Webhelp South Africa | Cape Town | 2016-01 | 2019-02',
      'Sales Consultant | Truworths | Claremont | 2013-11 | 2015-12',
    ],
    page: `
Chantelle Bernadette Adams
Contact Centre Team Leader
📍 Mitchells Plain, Cape Town   📞 073 555 0156   ✉ chantelle.adams@tablebay.example
# In short
Ten years in BPO, five of them with my own team. I took over a team of 18 that was last on the floor and it has been in the top three since. COPC yellow belt. I know load shedding rotas by heart.
# What I have done
## Merchants SA, Cape Town
Team Leader – UK Retail Campaign (06/2021 – current)
* 18 agents, voice and chat, AHT 410 s, CSAT 88
* Coaching, disciplinary hearings, shrinkage, shift bids
Quality Assessor (03/2019 – 05/2021)
* 220 calls a month, calibration with the client in Leeds
## Webhelp South Africa, Cape Town
Customer Service Agent (01/2016 – 02/2019)
* Mobile network, billing, retention desk
## Truworths, Claremont
Sales Consultant (11/2013 – 12/2015)
# Schooling
National Certificate: Contact Centre Operations NQF 4, 2018
Matric, Spine Road High School, 2012
# Languages
English, Afrikaans
# Referee
Ops manager at Merchants, Mr Yaseen Davids, with my permission only
`,
  }),
  cv('17-en-ca-lab-technologist', 'pdf', 'en', 'CA', {
    names: ['Oluwadamilola Adeyemi-Grant', 'Dami Adeyemi-Grant'],
    email: 'dami.ag@prairiepost.example',
    phone: '306-555-0117',
    city: 'Saskatoon',
    languages: ['English', 'Yoruba'],
    headline: 'Medical Laboratory Technologist (CSMLS certified)',
    jobs: [
      'Medical Laboratory Technologist II – Transfusion Medicine | Royal University Hospital | Saskatoon | 2021-09 | now',
      'Medical Laboratory Technologist I | Battlefords Union Hospital | North Battleford | 2018-05 | 2021-08',
      'Laboratory Assistant | LifeLabs | Regina | 2016-01 | 2018-04',
    ],
    page: `
HEAD Oluwadamilola Adeyemi-Grant — 306-555-0117 — dami.ag@prairiepost.example
> **Oluwadamilola Adeyemi-Grant**
> Medical Laboratory Technologist (CSMLS certified)
> Saskatoon, SK  S7H
I go by Dami. I trained in Regina, worked rural for three years as a generalist, and now work in the blood bank of a trauma centre. Looking for a straight-days line or a supervisor role.
# Employment
**Medical Laboratory Technologist II – Transfusion Medicine**
Royal University Hospital, Saskatoon
Sep. 2021 – Present
* Antibody identification, massive transfusion, Rh immune globulin program
* Lead for accreditation binder and competency of 14 staff
**Medical Laboratory Technologist I**
Battlefords Union Hospital, North Battleford
May 2018 – Aug. 2021
* Chemistry, hematology, urinalysis, micro set-up, call one week in three
**Laboratory Assistant**
LifeLabs, Regina
Jan. 2016 – Apr. 2018
* Collections, 60 patients a morning, processing, ECGs
# Education
Diploma, Medical Laboratory Technology, Saskatchewan Polytechnic, 2018
BSc Biochemistry, University of Ibadan, 2014
# Languages
English, Yoruba
FOOT Page 1 of 1
`,
  }),
  cv('18-en-ca-carpenter', 'doc', 'en', 'CA', {
    names: ['Wade Pelletier'],
    email: 'wadepelletier@fundymail.example',
    phone: '(506) 555-0183',
    city: 'Miramichi',
    languages: ['English', 'French'],
    jobs: [
      'Journeyman carpenter | Pomerleau | Halifax | 2023 | now',
      'Formwork carpenter | EllisDon | Moncton | 2019 | 2023',
      'Carpenter | Miramichi Timber Frames | Miramichi | 2014 | 2019',
      'Labourer | Miramichi Timber Frames | Miramichi | 2012 | 2014',
    ],
    page: `
Wade Pelletier
17 Wellington St
Miramichi NB
(506) 555-0183
wadepelletier@fundymail.example
^ RE: carpenters for Saint John, your ad
I seen your ad at the hall and my sister typed this up for me. I'm a Red Seal carpenter with about 14 years in. I don't mind travelling as long as there is LOA.
^ **What I done**
**Pomerleau, Halifax. 2023 – still there**
Journeyman carpenter. Hospital job, interior framing and doors and hardware, then forms for the parkade. Crew of six under me some weeks.
**EllisDon, Moncton. 2019 – 2023**
Formwork carpenter. Gang forms, fly tables, core walls. Fall arrest every day.
**Miramichi Timber Frames, Miramichi. 2014 – 2019**
Carpenter. Camps and houses, scribing, stairs. Did my blocks at NBCC while I was there.
**Same outfit, 2012 – 2014**
Labourer. Peeled logs.
^ **Tickets:** Red Seal (2018), WHMIS, fall protection, EWP, first aid, telehandler
^ **Truck:** yes  **Tools:** yes  **Dog:** yes, but she can stay with my sister
^ **Languages:** English, French
`,
  }),
  cv('19-en-sg-logistics', 'docx', 'en', 'SG', {
    names: ['Lim Wei Jie Benjamin', 'Benjamin Lim Wei Jie', 'Benjamin Lim', 'Lim Wei Jie, Benjamin'],
    email: 'benjaminlimwj@kallangmail.example',
    phone: '+65 8555 0129',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Malay'],
    headline: 'Assistant Logistics Manager',
    jobs: [
      'Assistant Logistics Manager | Kuehne+Nagel | Singapore | 2022-03 | now',
      'Senior Logistics Executive | DHL Supply Chain | Singapore | 2018-07 | 2022-02',
      'Shipping Coordinator | Pacific International Lines | Singapore | 2015-05 | 2018-06',
      'Transport Supervisor (NSF) | Singapore Armed Forces | Singapore | 2010-01 | 2011-12',
    ],
    page: `
# LIM WEI JIE, BENJAMIN
Assistant Logistics Manager
|| 5 12
| Address | Blk 412 Bedok North Ave 2, Singapore 460412
| Contact | +65 8555 0129
| Email | benjaminlimwj@kallangmail.example
| Citizenship | Singaporean
| Languages | English, Mandarin, Malay
| Current salary | SGD 6,400
| Expected salary | SGD 7,200, negotiable
| Availability | 2 months' notice
## WORKING EXPERIENCE
**KUEHNE+NAGEL, Singapore** \tMar 2022 – Present
Assistant Logistics Manager
* Semicon account: 4-hour critical spares, FTZ and licensed warehouse
* TradeNet permits, strategic goods, STS
* Team of seven executives and a 3PL trucking pool
**DHL SUPPLY CHAIN, Singapore** \tJul 2018 – Feb 2022
Senior Logistics Executive
* Healthcare DC, GDPMDS audit lead, SAP EWM go-live
**PACIFIC INTERNATIONAL LINES, Singapore** \tMay 2015 – Jun 2018
Shipping Coordinator
* BL, manifest, demurrage
**SINGAPORE ARMED FORCES** \tJan 2010 – Dec 2011
Transport Supervisor (NSF)
## EDUCATION
BSc (Hons) Maritime Business, SUSS, 2015
Diploma in Logistics Management, Nanyang Polytechnic, 2009
## REASON FOR LEAVING
Account moving to Penang
`,
  }),
  cv('20-en-sg-outlet-manager', 'pdf', 'en', 'SG', {
    names: ['Nurul Huda Binte Rahmat', 'Nurul Huda', 'Nurul Huda Rahmat'],
    email: 'nurulhuda.r@bugislane.example',
    phone: '9555 0171',
    city: 'Singapore',
    languages: ['Malay', 'English'],
    headline: 'Outlet Manager (F&B)',
    jobs: [
      'Outlet Manager | The Soup Spoon | Singapore | 2023-07 | now',
      'Assistant Outlet Manager | The Soup Spoon | Singapore | 2021-02 | 2023-06',
      'Shift Supervisor | Starbucks Coffee Singapore | Singapore | 2017-11 | 2021-01',
      'Service Crew | Jumbo Seafood | Singapore | 2015-06 | 2017-10',
    ],
    page: `
{{
! Nurul Huda Binte Rahmat
**Outlet Manager (F&B)**
Tampines St 45, Singapore 520431
HP 9555 0171
nurulhuda.r@bugislane.example
# Strengths
* P&L, food cost 28%
* Rostering, foreign worker quota
* WSQ Food Hygiene Officer
* GrabFood / Deliveroo ratings 4.7
# Languages
Malay
English
# School
ITE Nitec in Service (F&B), ITE College East, 2015
N Levels, 2012
# Experience
**The Soup Spoon, Singapore**
Outlet Manager
July 2023 – Present
Jewel outlet, 24 staff, monthly sales $210k. Halal team leader, NEA grade A.
Assistant Outlet Manager
February 2021 – June 2023
Two outlets during Covid, mostly delivery.
**Starbucks Coffee Singapore**
Shift Supervisor
November 2017 – January 2021
**Jumbo Seafood, Singapore**
Service Crew
June 2015 – October 2017
}}
`,
  }),
  cv('21-en-ph-second-cook-sea', 'doc', 'en', 'PH', {
    names: ['Rodel B. Magbanua', 'Rodel Magbanua', 'Magbanua, Rodel B.', 'Rodel Bautista Magbanua'],
    email: 'rodelmagbanua@panaymail.example',
    phone: '0917 555 0134',
    city: 'Iloilo City',
    languages: ['English', 'Hiligaynon', 'Tagalog'],
    headline: 'Chief Cook',
    jobs: [
      'Chief Cook | Wallem Maritime Services | | 2025-01 | 2026-08',
      'Chief Cook | Magsaysay Maritime Corporation | | 2022-11 | 2024-06',
      'Second Cook | Magsaysay Maritime Corporation | | 2019-03 | 2022-05',
      'Line Cook | Esca’s Grill House | Iloilo City | 2015 | 2018',
    ],
    page: `
> **PERSONAL DATA SHEET – SEAFARER**
|| 5 12
| Position applied | Chief Cook
| Last name | Magbanua
| First name | Rodel
| Middle name | Bautista
| Address | Brgy. Tabuc Suba, Jaro, Iloilo City
| Mobile | 0917 555 0134
| E-mail | rodelmagbanua@panaymail.example
| Civil status | Married, 3 children
| Religion | Roman Catholic
| Height / weight | 165 cm / 71 kg
| Languages | English, Hiligaynon, Tagalog
^ **Sea service (latest first)**
|| 3 5 4 3 3
| Rank | Manning agent | Vessel type | Sign on | Sign off
| Chief Cook | Wallem Maritime Services | Bulk carrier, 22 crew | Jan 2025 | Aug 2026
| Chief Cook | Magsaysay Maritime Corporation | Chemical tanker, 25 crew | Nov 2022 | Jun 2024
| Second Cook | Magsaysay Maritime Corporation | Cruise, several contracts | Mar 2019 | May 2022
^ **Shore experience**
2015 – 2018, Line Cook, Esca’s Grill House, Iloilo City
^ **Certificates**
NC III Ships' Catering Services (TESDA), NC II Cookery, BT, SDSD, PSCRB, MLC food safety, yellow fever
^ **Education**
BS Hotel and Restaurant Management, two years, John B. Lacson Foundation
^ Signature: Rodel B. Magbanua \tDate: 21 October 2026
`,
  }),
  cv('22-en-ph-theatre-nurse', 'pdf', 'en', 'PH', {
    names: ['Angelica Mae Villaluz', 'Angelica Mae S. Villaluz', 'Angelica Villaluz'],
    email: 'angelicamae.villaluz@sampaguita.example',
    phone: '+63 918 555 0162',
    city: 'Quezon City',
    languages: ['English', 'Filipino', 'Ilocano'],
    headline: 'Operating Room Nurse',
    jobs: [
      'Operating Room Nurse | St. Luke’s Medical Center | Quezon City | 2021-10 | now',
      'Staff Nurse – Surgical Ward | East Avenue Medical Center | Quezon City | 2018-08 | 2021-09',
      'Company Nurse | Concentrix | Eastwood | 2017-05 | 2018-07',
    ],
    page: `
PIC photo | Angelica, 2x2, white background
# ANGELICA MAE S. VILLALUZ, RN
Operating Room Nurse
Project 8, Quezon City, Metro Manila
+63 918 555 0162 | angelicamae.villaluz@sampaguita.example
IELTS Academic 7.5 (L 8, R 8, W 7, S 7), CBT passed, NMC decision letter on hand
## PROFESSIONAL EXPERIENCE
**St. Luke’s Medical Center** (650 beds, JCI accredited), Quezon City
**Operating Room Nurse**, October 2021 – present
Scrub and circulate: ortho, neuro, general, robotics (da Vinci Xi). On average 95 cases a month. Count policy champion. Implant inventory.
**East Avenue Medical Center** (600 beds, government), Quezon City
**Staff Nurse – Surgical Ward**, August 2018 – September 2021
Ratio 1:20. Pre and post-op, blood transfusion, wound care, Covid ICU for 14 months.
**Concentrix**, Eastwood
**Company Nurse**, May 2017 – July 2018
## LICENSES
PRC RN license valid to 2028 · BLS/ACLS (PHA) 2026 · ORNAP member
## EDUCATION
Bachelor of Science in Nursing, Trinity University of Asia, 2016
## LANGUAGES
English, Filipino, Ilocano
`,
  }),
  cv('23-en-ng-hse-officer', 'doc', 'en', 'NG', {
    names: ['Ebikabowei Tari Dokubo', 'Ebikabowei Dokubo', 'Dokubo Ebikabowei Tari'],
    email: 'ebi.dokubo@creekmail.example',
    phone: '0803 555 0127',
    city: 'Port Harcourt',
    languages: ['English', 'Ijaw', 'Pidgin'],
    jobs: [
      'HSE Supervisor | Saipem Contracting Nigeria | Port Harcourt | 2021-08 | now',
      'HSE Officer | Daewoo E&C Nigeria | Bonny | 2017-03 | 2021-07',
      'Safety Assistant | Julius Berger Nigeria Plc | Warri | 2014-09 | 2017-02',
      'Corps Member (NYSC) | Federal Road Safety Corps | Lokoja | 2013-07 | 2014-06',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
# BIO DATA
Name: DOKUBO Ebikabowei Tari
Sex: Male
Date of Birth: 2nd August, 1989
State of Origin: Bayelsa
Address: 14 Ada George Road, Port Harcourt, Rivers State
Phone: 0803 555 0127
E-mail: ebi.dokubo@creekmail.example
Languages: English, Ijaw, Pidgin
# CAREER OBJECTIVE
To attain excellence in any organization where safety of lives and property is taken seriously.
# WORKING EXPERIENCE WITH DATES
**SAIPEM CONTRACTING NIGERIA, Port Harcourt – HSE Supervisor – Aug. 2021 till date**
i. Train 7 project on Bonny Island, night shift lead
ii. Toolbox talks for 300 workmen, JHA review, lifting plans
iii. 4.2 million man hours without LTI
**DAEWOO E&C NIGERIA, Bonny – HSE Officer – Mar. 2017 to July 2021**
i. Permit office, gas testing, confined space watch
**JULIUS BERGER NIGERIA PLC, Warri – Safety Assistant – Sept. 2014 to Feb. 2017**
**FEDERAL ROAD SAFETY CORPS, Lokoja – Corps Member (NYSC) – July 2013 to June 2014**
# EDUCATIONAL QUALIFICATIONS
B.Tech. Environmental Science (Second Class Upper), Rivers State University of Science and Technology, 2012
SSCE, County Grammar School, 2005
# PROFESSIONAL CERTIFICATES
NEBOSH IGC, ISO 45001 Lead Auditor, IOSH Managing Safely, BOSIET
# REFEREES
Available on request
`,
  }),
  cv('24-en-ng-it-support', 'doc', 'en', 'NG', {
    names: ['Zainab Abubakar Bello', 'Zainab Bello', 'Zainab A. Bello'],
    email: 'zainab.bello@savannahmail.example',
    phone: '+234 806 555 0119',
    city: 'Abuja',
    languages: ['English', 'Hausa', 'Arabic'],
    headline: 'IT Support Specialist | Microsoft 365 | Networking',
    jobs: [
      'IT Support Lead | Jaiz Bank | Abuja | 2023-04 | now',
      'IT Support Officer | Jaiz Bank | Kano | 2020-01 | 2023-03',
      'Help Desk Analyst | MainOne | Lagos | 2017-10 | 2019-12',
      'Computer Studies Teacher | Crescent Girls’ Academy | Kaduna | 2015-09 | 2017-07',
    ],
    page: `
# Zainab A. Bello
**IT Support Specialist | Microsoft 365 | Networking**
Gwarinpa, Abuja · zainab.bello@savannahmail.example · +234 806 555 0119
Full name on certificates: Zainab Abubakar Bello
## Professional summary
I keep 46 branches online when NEPA, the ISP and the printer all disagree. Ten thousand tickets closed, 94% within SLA. Open to remote work with a UK or Gulf company.
## Experience
IT Support Lead, Jaiz Bank, Abuja (Apr 2023 to present)
* Team of five; Intune rollout to 1,300 laptops; switched branch links to SD-WAN
* On-call escalation for ATM network
IT Support Officer, Jaiz Bank, Kano (Jan 2020 to Mar 2023)
* Northern branches by road, core banking front-end, CCTV
Help Desk Analyst, MainOne, Lagos (Oct 2017 to Dec 2019)
* First line for fibre customers, shift work
Computer Studies Teacher, Crescent Girls’ Academy, Kaduna (Sept 2015 to July 2017)
## Education
BSc Computer Science, Ahmadu Bello University, Zaria, 2014
## Certifications
MS-102, CCNA, ITIL 4 Foundation
## Languages
English, Hausa, Arabic (reading)
`,
  }),
];
