import { BY_HAND_FORTY_THIRD_OTHERS } from './by-hand-forty-third-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third');

/** Twelve that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_THIRD: Sheet[] = [
  cv('01-en-ph-csr', 'txt', 'en', 'PH', {
    names: ['John Mark Villanueva', 'John Mark T. Villanueva', 'JM Villanueva'],
    email: 'jm.villanueva@mactanmail.example',
    phone: '0917 555 0123',
    city: 'Lapu-Lapu City',
    headline: 'Team Leader - Voice and Chat Support',
    languages: [],
    jobs: [
      'Team Leader | Concentrix | Cebu | 2024-02 | now',
      'Subject Matter Expert | Concentrix | Cebu | 2022-01 | 2024-01',
      'Customer Service Associate | Concentrix | Cebu | 2020-03 | 2021-12',
      'Service Crew | Jollibee | Lapu-Lapu City | 2018-06 | 2020-02',
    ],
    page: `
JOHN MARK T. VILLANUEVA ("JM")
Team Leader - Voice and Chat Support
Pusok, Lapu-Lapu City, Cebu * 0917 555 0123 * jm.villanueva@mactanmail.example

SUMMARY
Six years in BPO, telco and US healthcare accounts. CSAT 93% as TL of 18 agents. Amenable to night shift, onsite or WFH (100 Mbps fiber, with back up).

EXPERIENCE
CONCENTRIX, Cebu IT Park
    Team Leader (Feb 2024 - Present)
        Coaching, calibration, attrition from 9% to 4%
    Subject Matter Expert (Jan 2022 - Jan 2024)
        Floor support, new hire nesting
    Customer Service Associate (Mar 2020 - Dec 2021)
        Inbound, 60 calls per shift
JOLLIBEE, Lapu-Lapu City
    Service Crew (Jun 2018 - Feb 2020)
        Working student

EDUCATION
BS Hospitality Management, Cebu Technological University (undergraduate, 3rd year)
Senior High School, Babag National High School, 2018

TRAININGS
Lean Six Sigma Yellow Belt (2025)
Leading with Empathy (2024)

CHARACTER REFERENCES
Ms. Kristine Ouano, Operations Manager, Concentrix
Mr. Rey Baguio, Store Manager, Jollibee
`,
  }),
  cv('02-en-ca-hygienist', 'pdf', 'en', 'CA', {
    names: ['Marie-Ève Charlebois'],
    email: 'me.charlebois@rideaumail.example',
    phone: '613-555-0184',
    city: 'Orléans',
    headline: 'Registered Dental Hygienist',
    languages: ['English', 'French'],
    jobs: [
      'Dental Hygienist | Orléans Family Dental | Ottawa, ON | 2022-05 | now',
      'Dental Hygienist | Canadian Forces Health Services | Petawawa, ON | 2017-01 | 2021-04',
      'Dental Assistant | Clinique dentaire Aylmer | Gatineau, QC | 2013-08 | 2016-12',
    ],
    page: `
HEAD Charlebois, M.-È., RDH – Résumé
! Marie-Ève Charlebois, RDH
**Registered Dental Hygienist**
(formerly on file as Marie-Ève Charlebois Singh)
Orléans, ON | 613-555-0184 | me.charlebois@rideaumail.example
# Highlights
* CDHO registered, self-initiation authorized, local anaesthetic (2023)
* Fully bilingual chairside
* Comfortable with anxious patients, kids and colonels alike
# Work history
= May 2022 – Present\tDental Hygienist\tOrléans Family Dental, Ottawa, ON
Two columns a day, perio program, Dentrix. Four days a week.
= Apr 2021 – May 2022\tParental leave
= Jan 2017 – Apr 2021\tDental Hygienist\tCanadian Forces Health Services, Petawawa, ON
Base clinic, civilian contract. Enhanced Reliability clearance.
= Aug 2013 – Dec 2016\tDental Assistant\tClinique dentaire Aylmer, Gatineau, QC
# Education
Dental Hygiene Diploma, Algonquin College, 2016
DEP Assistance dentaire, Centre de formation professionnelle Vision-Avenir, 2013
# Languages
English, French
`,
  }),
  cv('03-en-nz-planner', 'pdf', 'en', 'NZ', {
    names: ['Harriet Fforde-Lennox'],
    email: 'harriet@fforde.example',
    phone: '+64 22 555 0178',
    city: 'Wellington',
    headline: 'Senior Resource Consents Planner',
    languages: [],
    jobs: [
      'Senior Planner | Boffa Miskell | Wellington | 2022-11 | now',
      'Planner | Kāpiti Coast District Council | Paraparaumu | 2019-02 | 2022-10',
      'Graduate Planner | Kāpiti Coast District Council | Paraparaumu | 2017-02 | 2019-01',
      'Barista | Mojo Coffee | Wellington | 2014-03 | 2016-11',
    ],
    page: `
[[ 11.5 5.5
! Harriet Fforde-Lennox
Senior Resource Consents Planner
Consents are mostly about listening early. I have processed or lodged about four hundred of them, from carports to a wind farm, and have appeared twice as an expert witness in the Environment Court.
# Experience
**Senior Planner | Boffa Miskell, Wellington**
November 2022 – present
* AEEs for infrastructure clients, mostly in Porirua and the Hutt
* Section 92 responses, hearings evidence
* Two graduates to look after
**Kāpiti Coast District Council, Paraparaumu**
Planner, February 2019 – October 2022
Graduate Planner, February 2017 – January 2019
* Land use and subdivision consents, duty planner roster
* Helped write the plan change for papakāinga housing
**Barista | Mojo Coffee, Wellington**
March 2014 – November 2016
---
**Details**
Wellington 6021
+64 22 555 0178
harriet@fforde.example
^ **Education**
BRP (Hons), Massey University, 2016
Making Good Decisions certificate, 2024
^ **Memberships**
NZPI, Intermediate
Resource Management Law Association
^ **Tools**
ArcGIS Pro
Objective
MagiQ
^ **Other**
Full licence
Tramping, sourdough
]]
`,
  }),
  cv('04-en-za-boilermaker', 'docx', 'en', 'ZA', {
    names: [
      'Johannes Petrus van der Westhuizen',
      'Hannes van der Westhuizen',
      'Johannes van der Westhuizen',
      'Johannes Petrus (Hannes) van der Westhuizen',
    ],
    email: 'hannesvdw@hoeveldpos.example',
    phone: '073 555 0158',
    city: 'Secunda',
    headline: 'Coded Boilermaker',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Boilermaker | Sasol | Secunda | 2026-02 | now',
      'Boilermaker (shutdown) | Kelro Labour Hire | Kriel | 2025-07 | 2025-10',
      'Boilermaker (shutdown) | Fluor SA | Sasolburg | 2025-02 | 2025-05',
      'Boilermaker | DB Thermal | Nigel | 2009-03 | 2024-11',
      'Apprentice Boilermaker | Highveld Steel | Witbank | 2005-01 | 2009-02',
    ],
    page: `
! VAN DER WESTHUIZEN, Johannes Petrus (Hannes)
**Coded Boilermaker**
12 Rietvlei Street, Secunda, 2302
Cell 073 555 0158   e-mail hannesvdw@hoeveldpos.example
ID 860314 5550 08 1   Licence EC1, PrDP
# Trade
Red seal (Olifantsfontein, 2009). Coded on 6G pipe, GTAW/SMAW, P91. SACPCMP no. Medical and police clearance valid.
# Record of service
|| 4.5 4.5 5 3
| From – to | Employer | Capacity | Site
| 02/2026 – current | Sasol | Boilermaker | Secunda
| 07/2025 – 10/2025 | Kelro Labour Hire | Boilermaker (shutdown) | Kriel
| 02/2025 – 05/2025 | Fluor SA | Boilermaker (shutdown) | Sasolburg
| 03/2009 – 11/2024 | DB Thermal | Boilermaker | Nigel
| 01/2005 – 02/2009 | Highveld Steel | Apprentice Boilermaker | Witbank
# Schooling
N3 Engineering Studies, Nkangala TVET, 2006
Grade 12, Hoërskool Generaal Hertzog, 2004
# Languages
Afrikaans, English
# References
Oom Piet Grobler, DB Thermal, 011 555 0148
L. Mahlangu, Fluor, 016 555 0171
`,
  }),
  cv('05-en-sg-logistics', 'rtf', 'en', 'SG', {
    names: [
      'Muhammad Faizal bin Rahmat',
      'Muhammad Faizal Bin Rahmat',
      'Muhammad Faizal',
      'Faizal Rahmat',
      'Faizal bin Rahmat',
    ],
    email: 'faizal.rahmat@tampinesmail.example',
    phone: '+65 9555 0137',
    city: 'Singapore',
    languages: ['English', 'Malay'],
    jobs: [
      'Warehouse Operations Executive | DHL Supply Chain | | 2020-07 | now',
      'Warehouse Supervisor | YCH Group | | 2016-01 | 2020-06',
      'Storeman | Cold Storage Distribution Centre | | 2012-11 | 2015-12',
    ],
    page: `
**RESUME**
|| 5 12
| Full Name | : Muhammad Faizal Bin Rahmat
| Address | : Blk 871 Tampines St 84 #09-213, Singapore 520871
| Handphone | : +65 9555 0137
| Email | : faizal.rahmat@tampinesmail.example
| Race / Religion | : Malay / Islam
| NS status | : Completed (SCDF, 2012)
| Driving licence | : Class 3, forklift
| Last drawn / expected | : $4,150 / $4,800
| Notice | : 1 month
^ **Education**
|| 5 12
| 2008 – 2010 | Higher Nitec in Logistics Management, ITE College East
| 2007 | GCE N Level, Tampines Secondary
^ **Working Experience**
|| 5 12
| Company | : DHL Supply Chain
| Position | : Warehouse Operations Executive
| Period | : Jul 2020 – Present
| Job scope | : Pharma account, 22 headcount, GDP audit, cycle count, KPI deck for customer
| Company | : YCH Group
| Position | : Warehouse Supervisor
| Period | : Jan 2016 – Jun 2020
| Reason for leaving | : Career advancement
| Company | : Cold Storage Distribution Centre
| Position | : Storeman
| Period | : Nov 2012 – Dec 2015
^ **Language**
English (spoken and written), Malay (spoken and written)
`,
  }),
  cv('06-en-gb-chef', 'rtf', 'en', 'GB', {
    names: ['Kieran O’Halloran-Bates', "Kieran O'Halloran-Bates"],
    email: 'kieran.ohb@severnsidepost.example',
    phone: '07700 900318',
    city: 'Ludlow',
    languages: [],
    jobs: [
      'Sous Chef | The Charlton Arms | Ludlow | 2023-05 | now',
      'Chef de Partie | Mortimers | Ludlow | 2020-09 | 2023-04',
      'Chef de Partie | Hakkasan Mayfair | London | 2018-02 | 2020-03',
      'Commis Chef | The Ivy | London | 2016-06 | 2018-01',
      'Kitchen Porter | The Swan | Tenbury Wells | 2014-07 | 2016-05',
    ],
    page: `
Curriculum Vitae
^ Name: Kieran O’Halloran-Bates
Address: Flat 2, 31 Corve Street, Ludlow, Shropshire SY8
Tel: 07700 900318
Email: kieran.ohb@severnsidepost.example
Date of birth: 30/10/97
^ **Personal statement**
Hard working chef with London and rosette experience looking for a head chef job where the menu changes with the seasons. Happy on every section, best on sauce. I dont do microwaves.
^ **Work history**
May 2023 - Present: Sous Chef, The Charlton Arms, Ludlow
Brigade of 7, 120 covers on a Sunday. Ordering, rotas, GP at 71%. Game from local shoots.
Sept 2020 - April 2023: Chef de Partie, Mortimers, Ludlow
3 rosettes. Sauce then pastry.
March 2020 - Sept 2020: Furlough / out of work, covid
Feb 2018 - March 2020: Chef de Partie, Hakkasan Mayfair, London
Dim sum and wok.
June 2016 - Jan 2018: Commis Chef, The Ivy, London
July 2014 - May 2016: Kitchen Porter, The Swan, Tenbury Wells
Started washing pots at 16, ended up on starters.
^ **Qualifications**
NVQ Level 2 and 3 Professional Cookery, Herefordshire and Ludlow College
Level 3 Food Hygiene (2024), allergens
GCSEs: 5 incl. English and Maths
^ **Interests**
Foraging, fishing, motorbikes
`,
  }),
  ...BY_HAND_FORTY_THIRD_OTHERS,
];
