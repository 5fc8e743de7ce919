import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-seventh');

/** Twelve more in English and twelve in German and Dutch, closed. All people are made up. */
export const BY_HAND_SIXTY_SEVENTH_MORE: Sheet[] = [
  cv('25-en-gb-primary-teacher', 'pdf', 'en', 'GB', {
    names: ['Bethan Okonjo-Lewis'],
    email: 'b.okonjolewis@brecknock.example',
    phone: '07700 900418',
    city: 'Abergavenny',
    languages: [],
    jobs: [
      'Year 4 Class Teacher | Cantref Primary School | Abergavenny | 2020-09 | now',
      'Year 2 Class Teacher | St Mary’s C in W Primary | Brynmawr | 2017-09 | 2020-08',
      'Teaching Assistant | Deighton Primary | Tredegar | 2014-01 | 2016-07',
      'Nursery Assistant | Busy Bees | Newport | 2011-08 | 2013-12',
    ],
    page: `
HEAD CV – Mrs Bethan Okonjo-Lewis – QTS, EWC registered
! Bethan Okonjo-Lewis
12 Chapel Road, Abergavenny NP7 7XX
07700 900418 b.okonjolewis@brecknock.example
# Teaching experience
**Year 4 Class Teacher** \tSeptember 2020 – present
Cantref Primary School, Abergavenny
Class of 29. Expressive Arts AoLE lead, eisteddfod, school council. Mentor for two PGCE students. Curriculum for Wales from the first draft on.
**Year 2 Class Teacher** \tSeptember 2017 – August 2020
St Mary’s C in W Primary, Brynmawr
NQT year passed here. Foundation Phase profile, phonics tracking.
# Other experience with children
**Teaching Assistant** \tJanuary 2014 – July 2016
Deighton Primary, Tredegar
One to one with a boy with Down's syndrome, Makaton.
**Nursery Assistant** \tAugust 2011 – December 2013
Busy Bees, Newport
# Education
PGCE Primary, Cardiff Met, 2017
BA Education Studies (First), University of South Wales, 2014 (with part-time work throughout)
A levels: English Literature B, Drama A, RS B
# Supply availability
From Easter, Monday to Wednesday. KS2 preferred, anything considered within 25 miles.
# Referees
Mrs D. Prothero, Headteacher, Cantref Primary
`,
  }),
  cv('26-en-gb-agency-payroll', 'docx', 'en', 'GB', {
    names: [],
    city: 'Doncaster',
    headline: 'Payroll Manager',
    languages: [],
    jobs: [
      'Payroll Manager | Polypipe Group | Doncaster | 2019-09 | now',
      'Payroll Team Leader | DFS Furniture | Doncaster | 2015-01 | 2019-08',
      'Payroll Administrator | Rotherham NHS Foundation Trust | Rotherham | 2009-04 | 2014-12',
    ],
    page: `
HEAD FLAXTON FINANCE PEOPLE — 0114 496 0188 — desk@flaxtonfinance.example
> **CANDIDATE CV**
|| 5 12
| Candidate number | FFP/3381
| Job title | Payroll Manager
| Location | Doncaster
| Qualification | CIPP Level 5, 2018
| Systems | iTrent, Sage 50 Payroll, Oracle HCM
| Salary sought | £48,000
| Notice | Three months, may be negotiated
^ **PROFILE**
The candidate has run end-to-end monthly and weekly payrolls for up to 3,100 employees and took two employers through HMRC compliance checks without penalties. Hybrid working essential, two days in the office.
^ **CAREER**
**Sept 2019 – present**
Payroll Manager, Polypipe Group, Doncaster
* Team of four, three payrolls, pension auto-enrolment, PSA and P11D
* Led the change of provider in 2023
**Jan 2015 – Aug 2019**
Payroll Team Leader, DFS Furniture, Doncaster
* Commission payroll, 40 showrooms
**Apr 2009 – Dec 2014**
Payroll Administrator, Rotherham NHS Foundation Trust
* ESR, pensions forms, helpdesk
^ **EDUCATION**
CIPP Foundation Degree, 2016; five GCSEs
FOOT Supplied by Flaxton Finance People. Not to be passed on.
`,
  }),
  cv('27-en-us-pipe-welder', 'doc', 'en', 'US', {
    names: ['Cody Ray Thibodeaux', 'Cody Thibodeaux'],
    email: 'codythibweld@bayoupost.example',
    phone: '337-555-0191',
    city: 'Sulphur',
    languages: [],
    headline: 'Combo Pipe Welder',
    jobs: [
      'Combo Pipe Welder | Turner Industries | Lake Charles | 2020-02 | now',
      'Pipe Welder | Performance Contractors | Geismar | 2016-05 | 2020-01',
      'Structural Welder | Conrad Shipyard | Morgan City | 2012-08 | 2016-04',
      'Welder Helper | Conrad Shipyard | Morgan City | 2011-06 | 2012-08',
    ],
    page: `
> **CODY RAY THIBODEAUX**
> Combo Pipe Welder
> Sulphur, LA · 337-555-0191 · codythibweld@bayoupost.example
^ **PROCESSES:** GTAW / SMAW combo, FCAW, carbon, chrome (P91), stainless, Hastelloy
^ **TESTS:** 2" XXH 6G, 6" sch 120 6G, Mirror test. X-ray rate 98.6% last two turnarounds
^ **CARDS:** TWIC, Basic Plus, site specifics for six plants, respirator fit 09/2026
^ **WORK**
|| 4 13
| 02/2020 to now | Combo Pipe Welder\\Turner Industries, Lake Charles, LA\\LNG and chlorine units, turnarounds at 6-12s, $42/hr plus per diem
| 05/2016 to 01/2020 | Pipe Welder\\Performance Contractors, Geismar, LA\\Ethylene expansion, fab shop and field
| 08/2012 to 04/2016 | Structural Welder\\Conrad Shipyard, Morgan City, LA\\Barges and ferries, overhead all day
| 06/2011 to 08/2012 | Welder Helper\\Conrad Shipyard, Morgan City, LA\\Grinding, fire watch
^ **SCHOOL**
Welding certificate, SOWELA Technical Community College, 2012
GED 2010
^ Will travel anywhere but Midland. Got my own rig (2019 Ram, SA-200). Random drug test any time.
`,
  }),
  cv('28-en-us-paralegal', 'pdf', 'en', 'US', {
    names: ['Jin-ah Park', 'Jin-ah (Gina) Park', 'Gina Park'],
    email: 'jinah.park@lakefrontmail.example',
    phone: '312.555.0148',
    city: 'Chicago',
    headline: 'Litigation Paralegal',
    languages: ['Korean', 'English'],
    jobs: [
      'Senior Litigation Paralegal | Sidley Austin LLP | Chicago | 2020-08 | now',
      'Litigation Paralegal | Hollis Brandt & Meyer LLC | Chicago | 2016-10 | 2020-07',
      'Case Assistant | Hollis Brandt & Meyer LLC | Chicago | 2014-07 | 2016-10',
      'Tax Preparer | H&R Block | Skokie | 2013-01 | 2014-04',
    ],
    page: `
[[ 11 6
! Jin-ah (Gina) Park
Litigation Paralegal
# Work
**Sidley Austin LLP**
Senior Litigation Paralegal, Aug. 2020 – present
* Trial team in three MDLs; hot seat operator for two jury trials
* Relativity review coordination, privilege logs, deposition designations
**Hollis Brandt & Meyer LLC**
Litigation Paralegal, Oct. 2016 – July 2020
Case Assistant, July 2014 – Oct. 2016
* Cook County e-filing, subpoenas, medical records summaries
**H&R Block, Skokie**
Tax Preparer (seasonal), Jan. 2013 – Apr. 2014
# Education
Paralegal Certificate, Loyola University Chicago, 2014
B.A. Political Science, UIC, 2012
---
**Reach me**
Chicago, IL 60640
312.555.0148
jinah.park@lakefrontmail.example
^ **Software**
Relativity
TrialDirector
iManage
CourtLink
^ **Languages**
Korean
English
^ **Also**
Notary Public, State of Illinois
NFPA PACE exam, 2019
]]
`,
  }),
  cv('29-en-gb-firmware', 'docx', 'en', 'GB', {
    names: ['Dr Stelios Papaconstantinou', 'Stelios Papaconstantinou'],
    email: 'stelios@lowpower.example',
    phone: '07700 900559',
    city: 'Cambridge',
    headline: 'Principal Firmware Engineer (contract, outside IR35)',
    languages: ['Greek', 'English', 'German'],
    jobs: [
      'Director and Contractor | Lowpower Consulting Ltd | Cambridge | 2020-04 | now',
      'Lead Firmware Engineer | Dialog Semiconductor | Swindon | 2015-06 | 2020-03',
      'Embedded Software Engineer | Cambridge Silicon Radio | Cambridge | 2011-02 | 2015-05',
      'Research Associate | University of Southampton | Southampton | 2009-10 | 2011-01',
    ],
    page: `
Dr Stelios Papaconstantinou
Principal Firmware Engineer (contract, outside IR35)
stelios@lowpower.example / 07700 900559 / Cambridge UK
# Technology
C (MISRA), Rust embedded, Zephyr, FreeRTOS, BLE 5.4, LoRa, Nordic nRF54, STM32, Cortex-M, J-Link, Saleae, Python test rigs
# Assignments and posts
Lowpower Consulting Ltd, Cambridge
Director and Contractor
April 2020 – present
Clients include:
- glucose sensor start-up (18 months): BLE stack, DFU, IEC 62304 class B documents
- water utility meter: battery from 7 to 15 years
- agricultural ear tag: bring-up on first silicon, mesh, field trial in Powys
^ Dialog Semiconductor, Swindon
Lead Firmware Engineer
June 2015 – March 2020
Team of eight. SDK releases, ROM code, customer escalations in Shenzhen.
^ Cambridge Silicon Radio
Embedded Software Engineer
February 2011 – May 2015
Audio DSP, headset firmware.
^ University of Southampton
Research Associate
October 2009 – January 2011
Energy harvesting sensor nodes, four papers.
# Degrees
PhD Electronics, Southampton, 2009
MEng, National Technical University of Athens, 2005
# Languages
Greek, English, German (A2)
`,
  }),
  cv('30-en-au-merchandiser', 'doc', 'en', 'AU', {
    names: ['Pip Cotteril', 'Philippa Cotteril', 'Philippa "Pip" Cotteril'],
    email: 'pipcotteril@jacarandamail.example',
    phone: '0491 570 313',
    city: 'Newcastle',
    languages: [],
    headline: 'Visual Merchandiser & Store Stylist',
    jobs: [
      'Visual Merchandising Manager – Hunter Region | Adairs | Charlestown | 2021-11 | now',
      'Visual Merchandiser | David Jones | Kotara | 2016-03 | 2021-10',
      'Florist | Posy & Thorn | Hamilton | 2012-01 | 2016-02',
    ],
    page: `
! Philippa "Pip" Cotteril
Visual Merchandiser & Store Stylist
~ Newcastle NSW | 0491 570 313 | pipcotteril@jacarandamail.example | portfolio on request (it's 60 MB)
A window has four seconds. I have been winning those four seconds for fifteen years, first with flowers and then with towels.
# Experience
Visual Merchandising Manager – Hunter Region
Adairs, based at Charlestown
Nov 2021 – current
* Nine stores, two new fit-outs, monthly floor changes
* Wrote the guide that all NSW stores use for the bed wall
* Sales per square metre up 11% in the first year after relay
Visual Merchandiser
David Jones, Kotara
Mar 2016 – Oct 2021
* Homewares, Christmas shop, concession brands
* Overnight installs, EWP ticket
Florist
Posy & Thorn, Hamilton
Jan 2012 – Feb 2016
# Study
Diploma of Visual Merchandising, TAFE NSW Hunter Street, 2015
Cert III Floristry, 2011
# Two referees
Kerry-Anne at Adairs (state manager) and Jodie at DJs, both happy to talk, numbers when we get that far
`,
  }),
  cv('31-en-ie-bus-driver', 'pdf', 'en', 'IE', {
    names: ['Emeka Nwachukwu', 'Chukwuemeka Nwachukwu', 'Chukwuemeka (Emeka) Nwachukwu'],
    email: 'emeka.nwachukwu@liffeymail.example',
    phone: '020 913 7742',
    city: 'Balbriggan',
    languages: ['English', 'Igbo'],
    jobs: [
      'Bus Driver | Go-Ahead Ireland | Dublin | 2019-01 | now',
      'Coach Driver | Aircoach | Dublin | 2015-04 | 2018-12',
      'Security Officer | Noonan Services | Dublin | 2009-10 | 2015-03',
      'Secondary School Teacher | Government Secondary School | Owerri | 2001 | 2007',
    ],
    page: `
# Curriculum Vitae
**Personal details**
Name: Chukwuemeka (Emeka) Nwachukwu
Address: 22 Pinewood Green, Balbriggan, Co. Dublin
Tel: 020 913 7742
Email: emeka.nwachukwu@liffeymail.example
Citizenship: Irish (since 2014)
**Licence**
Category D and D+E, full, clean. Driver CPC up to date, tacho card to 2029. Garda vetting 2026.
**Employment**
From January 2019 I am with Go-Ahead Ireland, Dublin, as Bus Driver. Routes 33A, 102 and 220, five over seven, no blameworthy accident in seven years. I am also driver mentor, eleven new drivers so far.
April 2015 to December 2018: Aircoach, Dublin, Coach Driver. Cork and Belfast expressways, nights.
October 2009 to March 2015: Noonan Services, Dublin, Security Officer. PSA licence, static and mobile.
2001 to 2007: Government Secondary School, Owerri, Nigeria, Secondary School Teacher. Geography and Government.
**Education**
B.Ed. Geography, Imo State University, 2000
ECDL, 2010
**Languages**
English, Igbo
**Hobbies**
Church choir, under-12s football coach
`,
  }),
  cv('32-en-ca-housekeeping', 'docx', 'en', 'CA', {
    names: ['Harpreet Kaur Sidhu', 'Harpreet Sidhu'],
    email: 'harpreetksidhu@fraserpost.example',
    phone: '604 555 0135',
    city: 'Surrey',
    languages: ['Punjabi', 'Hindi', 'English'],
    headline: 'Housekeeping Supervisor',
    jobs: [
      'Housekeeping Supervisor | Fairmont Hotel Vancouver | Vancouver | 2022-05 | now',
      'Room Attendant | Sheraton Guildford | Surrey | 2018-09 | 2022-04',
      'Berry Picker | Mann Farms | Abbotsford | 2017-06 | 2017-09',
      'Primary Teacher | Guru Nanak Public School | Ludhiana | 2012-04 | 2016-12',
    ],
    page: `
! HARPREET KAUR SIDHU
Housekeeping Supervisor
Newton, Surrey BC V3W | 604 555 0135 | harpreetksidhu@fraserpost.example
# Highlights
* 8 years in union and non-union hotels (UNITE HERE Local 40 member)
* WHMIS 2015, FOODSAFE 1, first aid
* Speak with guests and room attendants in three languages
# Employment
Housekeeping Supervisor
**Fairmont Hotel Vancouver**, Vancouver BC \tMay 2022 to present
* Inspect 60 rooms a shift, Opera and HotSOS
* Deep clean program, lost and found, linen counts
Room Attendant
**Sheraton Guildford**, Surrey BC \tSep 2018 to Apr 2022
* 15 credits per day, floor trainer
Berry Picker
**Mann Farms**, Abbotsford BC \tJun 2017 to Sep 2017
Primary Teacher
**Guru Nanak Public School**, Ludhiana, India \tApr 2012 to Dec 2016
# Education
B.Ed., Panjab University, 2011
Hospitality Certificate, Surrey Continuing Ed, 2018
# Languages
Punjabi, Hindi, English
`,
  }),
  cv('33-en-in-lecturer', 'doc', 'en', 'IN', {
    names: ['Dr. Bibhuti Bhusan Pradhan', 'Bibhuti Bhusan Pradhan', 'B. B. Pradhan'],
    email: 'bbpradhan.zoology@mahanadi.example',
    phone: '+91 94370 55526',
    city: 'Cuttack',
    languages: ['Odia', 'Hindi', 'English', 'Bengali'],
    jobs: [
      'Assistant Professor (Zoology) | Stewart Science College | Cuttack | 2018-07 | now',
      'Guest Lecturer | Ravenshaw University | Cuttack | 2016-08 | 2018-06',
      'Senior Research Fellow | ICAR-CIFA | Bhubaneswar | 2013-01 | 2016-05',
      'Junior Research Fellow | ICAR-CIFA | Bhubaneswar | 2011-01 | 2012-12',
    ],
    page: `
**CURRICULUM-VITAE**
**Dr. Bibhuti Bhusan Pradhan**
M.Sc., M.Phil., Ph.D. (Zoology), NET
At/Po: Tulasipur, Cuttack – 753008, Odisha
Contact No.: +91 94370 55526
E-mail: bbpradhan.zoology@mahanadi.example
# Academic career
|| 4 6 3 4
| Degree | Institution | Year | Division
| Ph.D. | Utkal University | 2017 | Awarded
| M.Sc. | Utkal University | 2009 | First, 68%
| B.Sc. | BJB College, Bhubaneswar | 2007 | First (Hons.)
# Teaching and research experience
|| 1 6 5 5
| Sl. | Post | Institute | Period
| 1 | Assistant Professor (Zoology) | Stewart Science College, Cuttack | July 2018 – till date
| 2 | Guest Lecturer | Ravenshaw University, Cuttack | Aug 2016 – June 2018
| 3 | Senior Research Fellow | ICAR-CIFA, Bhubaneswar | Jan 2013 – May 2016
| 4 | Junior Research Fellow | ICAR-CIFA, Bhubaneswar | Jan 2011 – Dec 2012
# Publications
14 in refereed journals (list enclosed), one book chapter on freshwater prawn hatcheries
# Personal profile
Father's name: Late Purna Chandra Pradhan
Date of birth: 11-07-1986
Languages known: Odia, Hindi, English, Bengali
# Declaration
All statements made above are true.
Cuttack, 05.11.2026
`,
  }),
  cv('34-en-za-winemaker', 'pdf', 'en', 'ZA', {
    names: ['Anneke van Wyngaard', 'Anna Magdalena van Wyngaard', 'Anna Magdalena (Anneke) van Wyngaard'],
    email: 'anneke.vw@bergrivier.example',
    phone: '+27 84 555 0177',
    city: 'Wellington',
    languages: ['Afrikaans', 'English', 'French'],
    headline: 'Assistant Winemaker',
    jobs: [
      'Assistant Winemaker | Boschendal | Franschhoek | 2022-11 | now',
      'Cellar Hand (harvest) | Domaine Servin | Chablis | 2022-08 | 2022-10',
      'Laboratory Analyst | Distell | Stellenbosch | 2019-01 | 2022-07',
      'Harvest Intern | Diemersfontein | Wellington | 2018-01 | 2018-04',
    ],
    aside: [3],
    page: `
# Anna Magdalena (Anneke) van Wyngaard
Assistant Winemaker
Wellington, Western Cape · +27 84 555 0177 · anneke.vw@bergrivier.example
## Who I am
Cellar rat with a good nose and a clean bench. Five vintages in the Cape and one in Burgundy. I want to make my own Chenin one day, but not before I have learned to press it properly from somebody else.
## Cellar work
11/2022 – present | **Assistant Winemaker**, Boschendal, Franschhoek
1,900 t, harvest night shift, barrel programme, SAWIS returns, IPW audit
08/2022 – 10/2022 | **Cellar Hand (harvest)**, Domaine Servin, Chablis
01/2019 – 07/2022 | **Laboratory Analyst**, Distell, Stellenbosch
FOSS, free SO2, VA, filtration trials
01/2018 – 04/2018 | **Harvest Intern**, Diemersfontein, Wellington
## Study
BScAgric Viticulture and Oenology, Stellenbosch University, 2018
WSET Level 3, 2021
## Languages
Afrikaans, English, French (enough for a cellar)
## Practical
Code B licence, forklift, own transport. Notice one calendar month, not between January and April please.
`,
  }),
  cv('35-en-nz-physio', 'docx', 'en', 'NZ', {
    names: ['Siobhán Kerrigan'],
    email: 'siobhan.kerrigan@southernpost.example',
    phone: '022 555 0186',
    city: 'Dunedin',
    headline: 'Senior Physiotherapist – Musculoskeletal and ACC',
    languages: [],
    jobs: [
      'Senior Physiotherapist | Otago Sports Physio | Dunedin | 2023-02 | now',
      'Rotational Physiotherapist | Dunedin Hospital | Dunedin | 2020-11 | 2023-01',
      'Staff Grade Physiotherapist | Letterkenny University Hospital | Letterkenny | 2018-09 | 2020-09',
      'Physiotherapy Assistant | Donegal Hospice | Letterkenny | 2017-06 | 2017-08',
    ],
    page: `
Siobhán Kerrigan
Senior Physiotherapist – Musculoskeletal and ACC
^ Phone: 022 555 0186
Email: siobhan.kerrigan@southernpost.example
Lives: Dunedin. Physiotherapy Board of NZ registered, current APC. Resident visa.
# Clinical roles
## Otago Sports Physio
Senior Physiotherapist, Feb 2023 – today
Caseload of 55 a week, provincial women's rugby at weekends, vestibular clinic, supervise two new grads and one student a block.
## Dunedin Hospital
Rotational Physiotherapist, Nov 2020 – Jan 2023
Ortho, ICU and respiratory on call, older persons, hands.
## Letterkenny University Hospital, Ireland
Staff Grade Physiotherapist, Sept 2018 – Sept 2020
## Donegal Hospice, Letterkenny, Ireland
Physiotherapy Assistant, June 2017 – Aug 2017
# Education and courses
BSc Physiotherapy, Ulster University, 2018
Maitland level 1, dry needling, ACC concussion pathway
# What next
A permanent 0.8 in a public hospital hand clinic, Otago or Southland.
`,
  }),
  cv('36-en-gb-fundraiser-profile', 'doc', 'en', 'GB', {
    names: ['Jonty Ashcombe-Reid'],
    email: 'jonty@ashcombereid.example',
    city: 'Bristol',
    headline: 'Head of Philanthropy | Trusts, Major Donors and Legacies',
    languages: ['English', 'French'],
    jobs: [
      'Head of Philanthropy | Above and Beyond | Bristol | 2023-05 | now',
      'Trusts and Foundations Manager | WaterAid | London | 2019-01 | 2023-04',
      'Trusts Officer | WaterAid | London | 2016-09 | 2018-12',
      'Community Fundraiser | RNLI | Poole | 2013-10 | 2016-08',
    ],
    page: `
Contact
jonty@ashcombereid.example
^ Top Skills
Bid writing
Stewardship
Legacy giving
^ Languages
English (Native or Bilingual)
French (Limited Working)
# Jonty Ashcombe-Reid
Head of Philanthropy | Trusts, Major Donors and Legacies
Bristol, England, United Kingdom
## Summary
I ask people for money and they thank me for it. £11m raised since 2013, the largest single gift £1.2m.
## Experience
**Above and Beyond**
Head of Philanthropy
May 2023 - Present (3 years 7 months)
Bristol
**WaterAid**
6 years 8 months
Trusts and Foundations Manager
January 2019 - April 2023 (4 years 4 months)
London
Trusts Officer
September 2016 - December 2018 (2 years 4 months)
London
**RNLI**
Community Fundraiser
October 2013 - August 2016 (2 years 11 months)
Poole
## Education
University of Exeter
BA, Theology · (2009 - 2012)
~ Page 1 of 1
`,
  }),
  cv('37-de-elektroniker', 'docx', 'de', 'DE', {
    names: ['Maximilian Brandstetter'],
    email: 'm.brandstetter@isarnetz.example',
    phone: '089 99998 417',
    city: 'Freising',
    languages: ['Deutsch', 'Englisch'],
    headline: 'Elektroniker für Betriebstechnik',
    jobs: [
      'Instandhaltungselektroniker | Molkerei Weihenstephan | Freising | 2019-08 | now',
      'Elektroniker | Flughafen München GmbH | München | 2014-02 | 2019-07',
      'Ausbildung zum Elektroniker für Betriebstechnik | Texas Instruments Deutschland | Freising | 2010-09 | 2014-01',
    ],
    aside: [2],
    page: `
! Maximilian Brandstetter
Elektroniker für Betriebstechnik
|| 5 12
| Anschrift | Wippenhauser Str. 61, 85354 Freising
| Telefon | 089 99998 417
| E-Mail | m.brandstetter@isarnetz.example
| geboren | 04.09.1993 in Erding
| Führerschein | B, BE, Stapler
# Beruflicher Werdegang
|| 5 12
| 08/2019 – heute | **Instandhaltungselektroniker**\\Molkerei Weihenstephan, Freising\\Abfülllinien, S7-1500 und TIA Portal, Umrichter, Rufbereitschaft jede vierte Woche
| 02/2014 – 07/2019 | **Elektroniker**\\Flughafen München GmbH\\Gepäckförderanlage Terminal 2, DGUV V3, Schaltberechtigung bis 20 kV
# Ausbildung
|| 5 12
| 09/2010 – 01/2014 | Ausbildung zum Elektroniker für Betriebstechnik\\Texas Instruments Deutschland, Freising, verkürzt wegen guter Leistungen
| 2004 – 2010 | Realschule Gute Änger, Freising
# Weiterbildung
Ausbildereignung (IHK), 2021; Industriemeister Elektrotechnik begonnen
# Sprachen
Deutsch (Muttersprache), Englisch (B1)
`,
  }),
  cv('38-de-erzieherin', 'pdf', 'de', 'DE', {
    names: ['Oksana Hryhorivna Melnytschuk', 'Oksana Melnytschuk'],
    email: 'oksana.melnytschuk@leinepost.example',
    phone: '0176 04069017',
    city: 'Hildesheim',
    languages: ['Ukrainisch', 'Russisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Pädagogische Assistenzkraft | Kita Sonnenkamp der Caritas | Hildesheim | 2023-08 | now',
      'Küchenhilfe | Studentenwerk OstNiedersachsen | Hildesheim | 2022-10 | 2023-07',
      'Leiterin der Vorschulgruppe | Kindergarten Nr. 114 | Charkiw | 2014-09 | 2022-02',
      'Grundschullehrerin | Schule Nr. 36 | Charkiw | 2009-09 | 2014-06',
    ],
    page: `
> Lebenslauf
^ **Persönliche Daten**
Vor- und Nachname: Oksana Melnytschuk (laut Pass Oksana Hryhorivna)
Wohnort: Hildesheim, Nordstadt
Handy: 0176 04069017
Mail: oksana.melnytschuk@leinepost.example
Aufenthalt: § 24 AufenthG, Arbeit erlaubt
Familie: 2 Töchter, 13 und 9 Jahre
^ **Arbeit in Deutschland**
August 2023 – jetzt
Kita Sonnenkamp der Caritas, Hildesheim
Pädagogische Assistenzkraft
30 Stunden, Krippe und Elementar. Ich mache mit den Kindern Musik und helfe Eltern aus der Ukraine bei Papieren.
^ Oktober 2022 – Juli 2023
Studentenwerk OstNiedersachsen, Hildesheim
Küchenhilfe
^ **Arbeit in der Ukraine**
September 2014 – Februar 2022
Kindergarten Nr. 114, Charkiw
Leiterin der Vorschulgruppe
^ September 2009 – Juni 2014
Schule Nr. 36, Charkiw
Grundschullehrerin
^ **Bildung**
Diplom Grundschulpädagogik, Nationale Pädagogische Universität Skoworoda, Charkiw, 2009
Anerkennung als Sozialpädagogische Assistentin, Niedersachsen, 2024
Deutsch B2 (telc), 2024
^ **Sprachen**
Ukrainisch, Russisch, Deutsch (B2), Englisch (A2)
`,
  }),
  cv('39-de-at-kellnerin', 'doc', 'de', 'AT', {
    names: ['Magdalena Unterrainer', 'Leni Unterrainer'],
    email: 'leni.unterrainer@almpost.example',
    phone: '0664 555 01 42',
    city: 'Zell am See',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    headline: 'Restaurantfachfrau / Chef de Rang',
    jobs: [
      'Chef de Rang | Hotel Salzburgerhof | Zell am See | 2023-12 | now',
      'Oberkellnerin Hüttengastronomie | Areitalm | Schüttdorf | 2021-12 | 2023-04',
      'Commis de Rang | Hotel Sacher | Wien | 2018-05 | 2021-10',
      'Lehre Restaurantfachfrau | Gasthof Steinerwirt | Zell am See | 2014-09 | 2017-08',
    ],
    aside: [3],
    page: `
{{
PIC Foto | Porträt
**Magdalena Unterrainer**
Restaurantfachfrau / Chef de Rang
Schmittenstraße 88
5700 Zell am See
Tel. 0664 555 01 42
leni.unterrainer@almpost.example
geb. 30.01.1999
Österreich
^ **Sprachen**
Deutsch
Englisch
Italienisch
^ **Was ich kann**
Tranchieren, Flambieren, Jungsommelière (WIFI 2022), Protel, Gastrofix, sechs Teller
^ **Berufspraxis**
12/2023 – laufend
Chef de Rang
Hotel Salzburgerhof, Zell am See
Fünf Sterne Superior, Halbpension und à la carte, Station mit 28 Plätzen
^ 12/2021 – 04/2023
Oberkellnerin Hüttengastronomie
Areitalm, Schüttdorf
Wintersaisonen, Inkasso, zwölf Mitarbeiter
^ 05/2018 – 10/2021
Commis de Rang
Hotel Sacher, Wien
^ **Lehre**
09/2014 – 08/2017
Lehre Restaurantfachfrau
Gasthof Steinerwirt, Zell am See
Abschluss mit Auszeichnung, Landesbeste 2017
}}
FOOT Saison oder Jahresstelle, Zimmer erwünscht
`,
  }),
  cv('40-de-ch-polymechaniker', 'pdf', 'de', 'CH', {
    names: ['Besnik Krasniqi'],
    email: 'besnik.krasniqi@reussnetz.example',
    phone: '+41 79 555 01 63',
    city: 'Emmenbrücke',
    languages: ['Albanisch', 'Deutsch', 'Französisch'],
    headline: 'Polymechaniker EFZ, CNC-Fräsen 5-Achs',
    jobs: [
      'Gruppenleiter Fräserei | Pilatus Flugzeugwerke | Stans | 2020-06 | now',
      'CNC-Fräser | Schindler Aufzüge AG | Ebikon | 2014-03 | 2020-05',
      'Polymechaniker | Komax | Dierikon | 2010-08 | 2014-02',
      'Lernender Polymechaniker EFZ | Emmi Schweiz | Emmen | 2006-08 | 2010-07',
    ],
    aside: [3],
    page: `
# Besnik Krasniqi
Polymechaniker EFZ, CNC-Fräsen 5-Achs
Gerliswilstrasse 40, 6020 Emmenbrücke | +41 79 555 01 63 | besnik.krasniqi@reussnetz.example
Schweizer Bürger, 1990, verheiratet
## Stärken
* Heidenhain iTNC 530 und TNC7, Hermle C42, hyperMILL
* Titan, Inconel, dünnwandige Teile ab Losgrösse 1
* Ich erkläre gerne und verliere dabei nicht die Geduld
## Berufserfahrung
**Pilatus Flugzeugwerke, Stans** (80–100 %)
Gruppenleiter Fräserei, Juni 2020 bis heute
* 9 Mitarbeitende, 2 Lernende, 6 Maschinen, Schichtplan
**Schindler Aufzüge AG, Ebikon**
CNC-Fräser, März 2014 bis Mai 2020
* Einrichten, Programmieren, Serien bis 300
**Komax, Dierikon**
Polymechaniker, August 2010 bis Februar 2014
* Vorrichtungsbau, Prototypen
## Grundbildung
Lernender Polymechaniker EFZ, Emmi Schweiz, Emmen, August 2006 bis Juli 2010
Berufsbildnerkurs 2018
## Sprachen
Albanisch, Deutsch, Französisch (Schulkenntnisse)
## Referenzen
auf Anfrage
`,
  }),
  cv('41-de-agentur-lohn', 'docx', 'de', 'DE', {
    names: [],
    city: 'Kassel',
    headline: 'Lohn- und Gehaltsbuchhalterin',
    languages: ['Deutsch', 'Polnisch'],
    jobs: [
      'Lohn- und Gehaltsbuchhalterin | Wintershall Dea | Kassel | 2018-10 | now',
      'Sachbearbeiterin Entgeltabrechnung | Klinikum Kassel | Kassel | 2011-07 | 2018-09',
      'Steuerfachangestellte | Steuerkanzlei Rothaupt | Baunatal | 2006-08 | 2011-06',
    ],
    page: `
HEAD Hessenkontor Personal GmbH · Königsplatz 19 · 34117 Kassel · 0561 555 0120
> **Bewerberprofil Nr. K-7742**
|| 6 11
| Position | Lohn- und Gehaltsbuchhalterin
| Jahrgang | 1985
| Wohnort | Kassel
| Verfügbar | ab 1. März oder nach Absprache
| Gehaltswunsch | 52.000 € brutto, Teilzeit 32 Stunden
| Sprachen | Deutsch, Polnisch
^ **Unser Eindruck**
Ruhige, genaue Bewerberin mit sehr guten Zeugnissen. Kennt TVöD und Haustarif, SAP HCM und DATEV LODAS. Wechselt, weil die Abrechnung nach Danzig verlagert wird.
^ **Stationen**
|| 4 13
| 10/2018 – heute | Lohn- und Gehaltsbuchhalterin\\Wintershall Dea, Kassel\\1.150 Abrechnungen, Expatriates, Jahresabschluss
| 07/2011 – 09/2018 | Sachbearbeiterin Entgeltabrechnung\\Klinikum Kassel\\Schichtzulagen, Zusatzversorgung, Pfändungen
| 08/2006 – 06/2011 | Steuerfachangestellte\\Steuerkanzlei Rothaupt, Baunatal\\Mandantenlöhne, 45 Betriebe
^ **Ausbildung**
Fachassistentin Lohn und Gehalt, Steuerberaterkammer Hessen, 2014
FOOT Vertraulich. Personalien nach Freigabe durch die Bewerberin.
`,
  }),
  cv('42-de-landwirt', 'doc', 'de', 'DE', {
    names: ['Hinnerk Ohlendorf', 'Hinrich Ohlendorf', 'Hinrich "Hinnerk" Ohlendorf'],
    email: 'hinnerk@ohlendorf-hof.example',
    phone: '0152 28817391',
    city: 'Walsrode',
    languages: [],
    jobs: [
      'Betriebsleiter Ackerbau | Gut Stellichte | Walsrode | 2017-07 | now',
      'Verwalter | Agrargenossenschaft Osterburg | Osterburg | 2012-01 | 2017-06',
      'Landmaschinenverkäufer | LVD Krone | Spelle | 2008-04 | 2011-12',
    ],
    page: `
Hinrich "Hinnerk" Ohlendorf
Dorfmark 7, 29664 Walsrode
0152 28817391, hinnerk@ohlendorf-hof.example
An die
Agrarpersonal Nordheide
^ **Bewerbung als Betriebsleiter, Ihre Anzeige in der Land & Forst**
Guten Tag Herr Meinecke,
den Anruf von gestern fasse ich gern zusammen, damit Sie etwas in der Hand haben.
Seit Juli 2017 bin ich Betriebsleiter Ackerbau auf dem Gut Stellichte bei Walsrode: 780 Hektar, davon 120 Kartoffeln und 90 Rüben, Beregnung, drei feste Leute und zur Ernte acht.
Davor war ich von Januar 2012 bis Juni 2017 Verwalter bei der Agrargenossenschaft Osterburg in der Altmark, 1.900 Hektar und eine Biogasanlage mit 500 kW.
Angefangen habe ich nach dem Studium als Landmaschinenverkäufer bei LVD Krone in Spelle, April 2008 bis Dezember 2011. Verkaufen konnte ich, aber im Mai saß ich im Büro, das war nichts.
Studiert habe ich Agrarwirtschaft in Osnabrück (Diplom-Ingenieur FH, 2008), gelernt davor auf zwei Höfen in der Heide.
Sachkunde Pflanzenschutz liegt vor, Führerschein CE und T ebenso, Ackerschlagkartei führe ich in 365FarmNet.
Ich suche etwas mit Wohnhaus und mit Vollmacht. Frei wäre ich zum 1. Juli.
Mit freundlichen Grüßen
^ Hinnerk Ohlendorf
`,
  }),
  cv('43-nl-wijkverpleegkundige', 'pdf', 'nl', 'NL', {
    names: ['Marjolein van der Heijde-Boersma', 'Marjolein van der Heijde'],
    email: 'marjolein.boersma@terpmail.example',
    phone: '06 55501 327',
    city: 'Sneek',
    languages: ['Nederlands', 'Fries', 'Engels'],
    headline: 'Wijkverpleegkundige (hbo-v)',
    jobs: [
      'Wijkverpleegkundige | Thuiszorg Zuidwest Friesland | Sneek | 2019-03 | now',
      'Verpleegkundige cardiologie | Antonius Ziekenhuis | Sneek | 2012-09 | 2019-02',
      'Verzorgende IG | Patyna | Bolsward | 2008-08 | 2012-08',
    ],
    page: `
! Marjolein van der Heijde-Boersma
Wijkverpleegkundige (hbo-v)
|| 5 12
| Woonplaats | Sneek
| Telefoon | 06 55501 327
| E-mail | marjolein.boersma@terpmail.example
| Geboren | 12 maart 1989
| BIG | geregistreerd, nummer op verzoek
| Rijbewijs | B, eigen auto
# Over mij
Ik kom graag achter de voordeur. Indiceren doe ik met gezond verstand, en mijn dossiers zijn op vrijdag af. Ik zoek 24 tot 28 uur, geen nachten meer.
# Werk
**maart 2019 – heden, Wijkverpleegkundige**
Thuiszorg Zuidwest Friesland, Sneek
Team van elf, indicatiestelling, palliatieve zorg, infuus en PICC, praktijkbegeleider van twee hbo-v’ers
**september 2012 – februari 2019, Verpleegkundige cardiologie**
Antonius Ziekenhuis, Sneek
Hartbewaking, EHH, reanimatie-instructeur
**augustus 2008 – augustus 2012, Verzorgende IG**
Patyna, Bolsward
# Opleiding
Hbo-v (duaal), NHL Stenden Leeuwarden, 2016
Mbo-verpleegkundige, Friese Poort, 2012
# Talen
Nederlands, Fries, Engels
`,
  }),
  cv('44-nl-magazijn', 'docx', 'nl', 'NL', {
    names: ['Yusuf Demirtaş', 'Yusuf Demirtas'],
    email: 'yusufdemirtas@maasmail.example',
    phone: '06-55501884',
    city: 'Venlo',
    languages: ['Nederlands', 'Turks', 'Duits'],
    jobs: [
      'Reachtruckchauffeur | Arvato Supply Chain | Venlo | 2022-05 | now',
      'Orderpicker | Office Depot | Venlo | 2019-10 | 2022-04',
      'Productiemedewerker | Scelta Mushrooms | Belfeld | 2017-02 | 2019-09',
      'Bezorger | Domino’s Pizza | Tegelen | 2015 | 2017',
    ],
    page: `
**CV Yusuf Demirtaş**
^ Adres: Leutherweg, Venlo (Q4)
Tel: 06-55501884
Mail: yusufdemirtas@maasmail.example
Leeftijd: 29
Vervoer: auto en scooter
Beschikbaar: per direct, 2 of 3 ploegen, ook weekend
# Werkervaring
* Reachtruckchauffeur bij Arvato Supply Chain, Venlo, mei 2022 t/m nu. Hoogbouw 12 meter, laden lossen, nieuwe mensen inwerken.
* Orderpicker bij Office Depot, Venlo, okt 2019 t/m april 2022. Scanner, voice, EPT.
* Productiemedewerker bij Scelta Mushrooms, Belfeld, feb 2017 t/m sept 2019. Inpak, HACCP, koude hal.
* Bezorger bij Domino’s Pizza, Tegelen, 2015 t/m 2017.
# Diploma’s
Heftruck en reachtruck (geldig t/m 2029), VCA basis, BHV
Mbo 2 logistiek medewerker, Gilde Opleidingen, 2017
# Talen
Nederlands, Turks, Duits (beetje)
# Hobby
Zaalvoetbal, vissen met mijn vader
`,
  }),
  cv('45-nl-be-leerkracht', 'doc', 'nl', 'BE', {
    names: ['Lieselot Vanhoutte'],
    email: 'lieselot.vanhoutte@leiemail.example',
    phone: '0470 55 01 28',
    city: 'Kortrijk',
    languages: ['Nederlands', 'Frans', 'Engels'],
    headline: 'Leerkracht wiskunde en fysica (2de graad)',
    jobs: [
      'Leerkracht wiskunde en fysica | Guldensporencollege | Kortrijk | 2016-09 | now',
      'Interim-leerkracht | Sint-Jozefsinstituut | Menen | 2014-09 | 2016-06',
      'Consultant pricing | Barco | Kortrijk | 2011-02 | 2014-08',
    ],
    page: `
> **Lieselot Vanhoutte**
> Leerkracht wiskunde en fysica (2de graad)
> Doorniksewijk 120, 8500 Kortrijk – 0470 55 01 28 – lieselot.vanhoutte@leiemail.example
# Loopbaan
|| 5 12
| 1/09/2016 – heden | Guldensporencollege, Kortrijk\\**Leerkracht wiskunde en fysica**\\Vast benoemd sinds 2021. Klastitularis 4NW, STEM-werkgroep, Vlaamse Wiskunde Olympiade
| 1/09/2014 – 30/06/2016 | Sint-Jozefsinstituut, Menen\\**Interim-leerkracht**\\Vier vervangingen, van tso tot aso
| 1/02/2011 – 31/08/2014 | Barco, Kortrijk\\**Consultant pricing**\\Prijsmodellen medische schermen, SAS en Excel
# Studies
|| 5 12
| 2014 | Specifieke lerarenopleiding, KU Leuven Kulak
| 2006 – 2010 | Master in de wiskunde, UGent, onderscheiding
# Talen
|| 5 12
| Nederlands | moedertaal
| Frans | zeer goed
| Engels | goed
# Waarom een agentschap?
Ik wil na tien jaar terug naar een bedrijf, deeltijds, en daarnaast blijven lesgeven.
`,
  }),
  cv('46-nl-jurist', 'pdf', 'nl', 'NL', {
    names: ['Sharmila Ramcharan', 'mr. Sharmila Ramcharan', 'mr. S.D. Ramcharan', 'S.D. Ramcharan'],
    email: 's.ramcharan@hofvijver.example',
    phone: '070 555 0136',
    city: 'Rijswijk',
    languages: ['Nederlands', 'Engels', 'Sarnami'],
    headline: 'Senior jurist omgevingsrecht',
    jobs: [
      'Senior jurist omgevingsrecht | Gemeente Den Haag | Den Haag | 2021-01 | now',
      'Jurist bezwaar en beroep | Gemeente Zoetermeer | Zoetermeer | 2015-06 | 2020-12',
      'Juridisch medewerker | Raad van State | Den Haag | 2011-09 | 2015-05',
      'Student-stagiaire | Pels Rijcken | Den Haag | 2010-09 | 2010-12',
    ],
    aside: [3],
    page: `
# mr. S.D. (Sharmila) Ramcharan
Senior jurist omgevingsrecht
Rijswijk | 070 555 0136 | s.ramcharan@hofvijver.example
## Profiel
Vijftien jaar bestuursrecht, waarvan de laatste tien in het ruimtelijk domein. Ik schrijf besluiten die een burger kan lezen en een rechter kan handhaven. ZZP mogelijk, schaal 12 in loondienst ook.
## Werkervaring
**Gemeente Den Haag** — Senior jurist omgevingsrecht — januari 2021 tot heden
* Omgevingsplan deelgebied Binckhorst, BOPA-procedures, nadeelcompensatie
* Zittingen bij rechtbank en Afdeling, circa twintig per jaar
**Gemeente Zoetermeer** — Jurist bezwaar en beroep — juni 2015 tot en met december 2020
* Secretaris bezwaarschriftencommissie
**Raad van State** — Juridisch medewerker — september 2011 tot en met mei 2015
## Stage
**Pels Rijcken** — Student-stagiaire — september tot en met december 2010
## Opleiding
Master Staats- en bestuursrecht, Universiteit Leiden, 2011
Gymnasium, Segbroek College, 2005
## Talen
Nederlands, Engels, Sarnami
`,
  }),
  cv('47-nl-stukadoor', 'doc', 'nl', 'NL', {
    names: ['Rinus Schouten', 'Marinus Schouten', 'Marinus (Rinus) Schouten'],
    phone: '06 55501 663',
    city: 'Gouda',
    languages: [],
    jobs: [
      'zelfstandig stukadoor | Schouten Stucwerk | Gouda | 2009 | now',
      'voorman stukadoor | Van Vliet Afbouw | Waddinxveen | 2001 | 2009',
      'stukadoor | Gebr. Kooiman | Bodegraven | 1994 | 2001',
    ],
    page: `
MARINUS (RINUS) SCHOUTEN
Bosweg 3, Gouda
06 55501 663 (bellen, mailen doe ik niet)
^ Geboren 1977 te Reeuwijk. Getrouwd. Niet roker.
^ WAT IK GEDAAN HEB
1994 – 2001: stukadoor bij Gebr. Kooiman in Bodegraven. Daar geleerd, leerlingstelsel.
2001 – 2009: voorman stukadoor bij Van Vliet Afbouw in Waddinxveen. Ploeg van zes, nieuwbouw en ziekenhuis.
2009 – heden: zelfstandig stukadoor, Schouten Stucwerk, Gouda. Sierpleister, lijstwerk, kalk, twee kerken. Nu wil ik weer in loondienst, de knieen zijn op en ik wil jongens opleiden.
^ PAPIEREN
Stukadoor niveau 3 (SBB)
VCA vol, leermeester
Rijbewijs BE
^ WENSEN
Uitvoerder afbouw of werkvoorbereider, 36 uur, Gouda tot Utrecht
`,
  }),
  cv('48-nl-be-it', 'docx', 'nl', 'BE', {
    names: ['Wouter Peeters'],
    email: 'wouter.peeters@demerpost.example',
    phone: '+32 460 55 01 74',
    city: 'Hasselt',
    languages: ['Nederlands', 'Engels', 'Frans'],
    headline: 'Systeembeheerder Linux & cloud',
    jobs: [
      'Senior systeembeheerder | UHasselt | Diepenbeek | 2020-11 | now',
      'DevOps engineer | Cegeka | Hasselt | 2016-04 | 2020-10',
      'Systeembeheerder | Limburgs Provinciebestuur | Hasselt | 2011-07 | 2016-03',
      'Helpdeskmedewerker | Telenet | Mechelen | 2009-09 | 2011-06',
    ],
    page: `
[[ 5 12
PIC foto | Wouter
^ **Contact**
Hasselt
+32 460 55 01 74
wouter.peeters@demerpost.example
^ **Talen**
Nederlands
Engels
Frans
^ **Tools**
Debian, RHEL
Ansible
OpenStack
Kubernetes
Ceph
Grafana
^ **Vrije tijd**
Wielertoerist, brouwt bier
---
# Wouter Peeters
Systeembeheerder Linux & cloud
## Ervaring
**Senior systeembeheerder**
UHasselt, Diepenbeek
november 2020 – nu
* HPC-cluster en onderzoeksopslag, 2,4 PB
* on-call om de drie weken
**DevOps engineer**
Cegeka, Hasselt
april 2016 – oktober 2020
* CI/CD voor ziekenhuisklanten
**Systeembeheerder**
Limburgs Provinciebestuur, Hasselt
juli 2011 – maart 2016
**Helpdeskmedewerker**
Telenet, Mechelen
september 2009 – juni 2011
## Opleiding
Bachelor toegepaste informatica, PXL, 2009
RHCE 2021, CKA 2023
]]
`,
  }),
];
