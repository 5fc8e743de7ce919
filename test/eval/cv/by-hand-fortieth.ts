import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Short CVs of which the head is what matters: how name, e-mail, phone and town stand on page one. English, the first ten. All people are made up. */
export const BY_HAND_FORTIETH: Sheet[] = [
  cv('01-en-gb-receptionist', 'docx', 'en', 'GB', {
    names: ['Grace Baker'],
    email: 'grace.baker94@ouseside.example',
    phone: '07700 900118',
    city: 'York',
    jobs: [
      'Front of House Receptionist | The Grand, York | | 2021-05 | now',
      'Sales Assistant | Bettys | | 2016-09 | 2021-04',
    ],
    page: `
! Grace Baker
> 14 Scarcroft Road, York YO23 · 07700 900118 · grace.baker94@ouseside.example
# Employment
**Front of House Receptionist**, The Grand, York\tMay 2021 – present
* Check-in, switchboard, florist and taxi accounts
* Opera, and the night audit on my own twice a month
**Sales Assistant**, Bettys\tSeptember 2016 – April 2021
* Bakery counter, then shop supervisor at weekends
# Education
A levels in French, Art and Business, York College, 2012
# Skills
Opera PMS, Outlook, first aid at work, a steady voice on the phone
`,
  }),
  cv('02-en-us-mechanic', 'pdf', 'en', 'US', {
    names: ['Austin Ford'],
    email: 'austinf_wrenches@caddomail.example',
    phone: '(318) 555-0142',
    city: 'Shreveport',
    headline: 'Diesel Mechanic',
    jobs: [
      'Lead Diesel Mechanic | Penske Truck Leasing | | 2019-03 | now',
      'Service Technician | Holmes Honda | | 2013-06 | 2019-02',
    ],
    page: `
! AUSTIN FORD
Diesel Mechanic
Shreveport, LA 71104 | (318) 555-0142 | austinf_wrenches@caddomail.example
# EXPERIENCE
**Lead Diesel Mechanic** | Penske Truck Leasing, Shreveport | Mar 2019 - Present
* Run a four-bay night shift, Class 8 tractors and reefers
* Freightliner and Detroit diagnostics
**Service Technician** | Holmes Honda, Bossier City | Jun 2013 - Feb 2019
* Brakes, alignments, recalls
# EDUCATION
Automotive Technology certificate, Bossier Parish Community College, 2013
# SKILLS
ASE Master Truck T1–T8, CDL A, welding, 609 refrigerant
`,
  }),
  cv('03-en-ie-accountant', 'docx', 'en', 'IE', {
    names: ['Aoife Ní Bhriain', 'Aoife Ni Bhriain'],
    email: 'aoife.nibhriain@corribpost.example',
    phone: '020 915 5510',
    city: 'Galway',
    jobs: [
      'Financial Controller | Supermac’s | | 2020-09 | now',
      'Audit Senior | Grant Thornton | | 2015-10 | 2020-08',
    ],
    page: `
! Aoife Ní Bhriain, B Comm, ACA
= Address:\t8 Taylor’s Hill, Galway
= Mobile:\t020 915 5510
= Email:\taoife.nibhriain@corribpost.example
# Profile
Chartered accountant, five years in practice and six in food. Gaeilge líofa.
# Career to date
**Supermac’s**, Financial Controller, September 2020 – present
Group reporting, cash forecasts for 120 outlets, team of six.
**Grant Thornton**, Audit Senior, October 2015 – August 2020
# Education
B Comm, University of Galway, 2014
# Skills
Sage 200, Power BI, FRS 102
`,
  }),
  cv('04-en-gb-nurse', 'docx', 'en', 'GB', {
    names: ['Maria Lourdes Dela Cruz', 'Malou Dela Cruz', 'Maria Lourdes “Malou” Dela Cruz'],
    email: 'malou_dc@wirralpost.example',
    phone: '07700 900 264',
    city: 'Birkenhead',
    jobs: [
      'Staff Nurse, Band 5 | Arrowe Park Hospital | | 2022-11 | now',
      'Ward Nurse | St. Luke’s Medical Center | | 2016-08 | 2022-09',
    ],
    page: `
|| 8 9
| **Maria Lourdes “Malou” Dela Cruz**\\Registered Nurse (NMC PIN on request) | 07700 900 264\\malou_dc@wirralpost.example\\3 Balls Road, Birkenhead CH43
# About me
Filipino nurse with ten years on medical wards, four of them with the NHS. OSCE passed first time.
# Work
|| 4 13
| 11/2022 – now | **Staff Nurse, Band 5**\\Arrowe Park Hospital, Wirral\\Respiratory ward, 28 beds, link nurse for tissue viability
| 08/2016 – 09/2022 | **Ward Nurse**\\St. Luke’s Medical Center, Quezon City
# Education
BSc Nursing, Far Eastern University, Manila, 2015
# Skills
IV and cannulation, NIV, EPR Cerner, Tagalog for patients who need it
`,
  }),
  cv('05-en-au-site-manager', 'doc', 'en', 'AU', {
    names: ['Craig Anthony Pemberton', 'Craig Pemberton'],
    email: 'cpemby@bassmail.example',
    phone: '0491 570 156',
    city: 'Geelong',
    jobs: [
      'Site Manager | Burbank Homes | | 2014 | now',
      'Leading Hand Carpenter | Metricon | | 2005 | 2014',
    ],
    page: `
**RESUME**
|| 5 12
| Name: | Craig Anthony Pemberton
| Address: | 27 Noble Street, Geelong VIC 3220
| Mobile: | 0491 570 156
| Email: | cpemby@bassmail.example
| Licences: | White Card, Working at Heights, C class
**WORK HISTORY**
2014 to present: Site Manager, Burbank Homes
Up to 14 volume builds at a time between Lara and Torquay, trades, inspections, handovers.
2005 to 2014: Leading Hand Carpenter, Metricon
Frames and fix outs, two apprentices.
**EDUCATION**
Certificate III in Carpentry, The Gordon, 2003
**SKILLS**
Reading plans, OH&S paperwork, talking to neighbours
**REFEREES**
On request
`,
  }),
  cv('06-en-in-engineer', 'pdf', 'en', 'IN', {
    names: ['Karthikeyan S', 'S. Karthikeyan', 'Karthikeyan S.', 'Karthikeyan'],
    email: 'karthi.mech1996@kaverimail.example',
    phone: '+91 55501 90274',
    city: 'Coimbatore',
    jobs: [
      'Design Engineer | Lakshmi Machine Works | | 2020-07 | now',
      'Graduate Engineer Trainee | Pricol | | 2018-06 | 2020-06',
    ],
    page: `
> **RESUME**
^ **KARTHIKEYAN S**
E-mail: karthi.mech1996@kaverimail.example
Mobile: +91 55501 90274
^ **CAREER OBJECTIVE**
To work in a challenging environment where my skills in machine design will grow along with the organisation.
**WORK EXPERIENCE**
* Design Engineer, Lakshmi Machine Works, July 2020 – till date
* Graduate Engineer Trainee, Pricol, June 2018 – June 2020
**ACADEMIC DETAILS**
B.E. Mechanical, PSG College of Technology, 2018, 8.1 CGPA
**SOFTWARE SKILLS**
SolidWorks, Creo, ANSYS, GD&T
**PERSONAL PROFILE**
= Father’s name\t: Subramaniam P
= Date of birth\t: 11.04.1996
= Languages known\t: Tamil, English
= Address\t: 4/27 Ramanathapuram, Coimbatore – 641 045
**DECLARATION**
I hereby declare that the above details are true to the best of my knowledge.
`,
    languages: ['Tamil', 'English'],
  }),
  cv('07-en-gb-driver', 'doc', 'en', 'GB', {
    names: ['Tim Brody'],
    email: 'sheilabrody61@fenmail.example',
    phone: '01632 960487',
    city: 'March',
    jobs: [
      'HGV Class 1 Driver | Knowles Transport | | 2008 | now',
      'Farm Worker | Greenvale | | 1994 | 2008',
    ],
    page: `
Tim Brody
19 Elliott Road
March
Cambs PE15
Tel 01632 960487 (after 6)
e-mail via my wife sheilabrody61@fenmail.example
^ **Work**
2008 – now   HGV Class 1 Driver, Knowles Transport, Wimblington. Curtain siders and fridges, UK only, home most nights.
1994 – 2008   Farm Worker, Greenvale. Potato grading, tractors, forklift.
^ **School**
Neale-Wade, left 1994 with 4 GCSEs
^ **Skills**
C+E, CPC to 2029, digi card, counterbalance forklift, HIAB
`,
  }),
  cv('08-en-us-event-planner', 'docx', 'en', 'US', {
    names: ['Paris Mason'],
    email: 'hello@parismason-events.example',
    phone: '720.555.0117',
    city: 'Denver',
    headline: 'Wedding & Event Planner',
    jobs: [
      'Senior Event Planner | Brown Palace Hotel | | 2020-02 | now',
      'Banquet Captain | Marriott | | 2015-05 | 2020-01',
    ],
    page: `
> **p a r i s   m a s o n**
> Wedding & Event Planner
> 720.555.0117 | hello@parismason-events.example | Denver, CO
# Experience
**Senior Event Planner**, Brown Palace Hotel\tFeb 2020 – Present
* 60 weddings a year, budgets to $180K
* Vendor list rebuilt after 2021
**Banquet Captain**, Marriott\tMay 2015 – Jan 2020
# Education
BA Hospitality Management, Metropolitan State University of Denver, 2015
# Skills
Social Tables, Delphi, Canva, seating plans that keep the peace
`,
  }),
  cv('09-en-gb-doctor', 'pdf', 'en', 'GB', {
    names: ['Oluwaseun Adeyemi-Clarke', 'Dr Oluwaseun Adeyemi-Clarke'],
    email: 's.adeyemi@medwaypost.example',
    phone: '+44 7700 900392',
    city: 'Gillingham',
    jobs: [
      'Specialty Registrar in Geriatric Medicine | Medway Maritime Hospital | | 2022-08 | now',
      'Core Medical Trainee | Lewisham Hospital | | 2019-08 | 2022-07',
    ],
    page: `
> CURRICULUM VITAE
! Dr Oluwaseun Adeyemi-Clarke
> MBBS (Lagos) MRCP (UK) PGCert Med Ed
> GMC 7999990 · +44 7700 900392 · s.adeyemi@medwaypost.example
> 51 Canterbury Street, Gillingham, Kent ME7
# Current post
Specialty Registrar in Geriatric Medicine, Medway Maritime Hospital, August 2022 – present
# Previous posts
Core Medical Trainee, Lewisham Hospital, August 2019 – July 2022
# Qualifications
MBBS, University of Lagos, 2014
# Skills
Comprehensive geriatric assessment, syncope clinic, quality improvement, teaching FY1s
`,
  }),
  cv('10-en-ca-cook', 'pdf', 'en', 'CA', {
    names: ['Jordan Marsh'],
    email: 'jmarsh.kitchen@fundymail.example',
    phone: '506-555-0171',
    city: 'Moncton',
    headline: 'Sous Chef',
    jobs: [
      'Sous Chef | Tide & Boar | | 2021-06 | now',
      'Line Cook | The Keg Steakhouse | | 2017-04 | 2021-05',
    ],
    page: `
[[ 5 12
**J O R D A N**
**M A R S H**
Sous Chef
^ 506-555-0171
jmarsh.kitchen@fundymail.example
Moncton, NB
^ SKILLS
Butchery
Fresh pasta
Food cost
Scheduling
---
EXPERIENCE
**Sous Chef**, Tide & Boar
June 2021 – present
* 70 seats, six cooks, smoker twice a week
**Line Cook**, The Keg Steakhouse
April 2017 – May 2021
* Grill and broiler, trained new hires
^ EDUCATION
NVQ 3 Professional Cookery, Leeds City College, 2016
Red Seal Cook, 2020
]]
`,
  }),
];
