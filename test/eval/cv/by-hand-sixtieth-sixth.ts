import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth');

/** The closed ones in English from the thirty-first on. All people are made up. */
export const BY_HAND_SIXTIETH_SIXTH: Sheet[] = [
  cv('31-en-ie-conveyancing', 'pdf', 'en', 'IE', {
    names: ['Gráinne Uí Laoire', 'Gráinne Uí Laoire (O’Leary)', 'Gráinne O’Leary'],
    email: 'grainne.uilaoire@slaneymail.example',
    phone: '020 915 2280',
    city: 'Enniscorthy',
    headline: 'Conveyancing and Probate Solicitor',
    languages: ['English', 'Irish'],
    aside: [2],
    jobs: [
      'Associate Solicitor | Hore & Redmond LLP | Wexford | 2019-10 | now',
      'Assistant Solicitor | J. B. Furlong & Co. | Gorey | 2015-09 | 2019-09',
      'Trainee Solicitor | Mason Hayes & Curran | Dublin | 2013-01 | 2015-08',
    ],
    page: `
! Gráinne Uí Laoire (O’Leary)
Conveyancing and Probate Solicitor
Rafter Street, Enniscorthy, Co. Wexford | 020 915 2280 | grainne.uilaoire@slaneymail.example
## Overview
Eleven years post qualified in general practice with a real liking for title problems: missing deeds, adverse possession, rights of way up boreens. Practising certificate 2026, no claims.
## Career
Hore & Redmond LLP, Wexford
Associate Solicitor
October 2019 – present
* 140 completions a year; voluntary registration projects for two estates
* Probate incl. CAT returns and agricultural relief
* Supervise a legal executive and an apprentice
J. B. Furlong & Co., Gorey
Assistant Solicitor
September 2015 – September 2019
* District Court, conveyancing, wills
Mason Hayes & Curran, Dublin
Trainee Solicitor
January 2013 – August 2015
## Education
Law Society of Ireland, admitted 2015
BCL (Law and Irish), UCC, 2011, 2.1
## Languages
English, Irish
## Salary sought
€68,000, four day week considered
`,
  }),
  cv('32-en-ph-seaman', 'docx', 'en', 'PH', {
    names: ['Rodel Pangilinan Macaraeg', 'Rodel P. Macaraeg', 'Rodel Macaraeg'],
    email: 'rodel.macaraeg.ab@visayamail.example',
    phone: '0917-555-0198',
    city: 'Iloilo City',
    headline: 'Able Seaman',
    languages: ['English', 'Tagalog', 'Hiligaynon'],
    jobs: [
      'Able Seaman | Wilson ASA |  | 2025-11 | 2026-07',
      'Able Seaman | Wilson ASA |  | 2024-05 | 2025-01',
      'Ordinary Seaman | Anglo-Eastern |  | 2022-09 | 2023-06',
      'Deck Boy | Anglo-Eastern |  | 2021-02 | 2021-11',
    ],
    page: `
> **APPLICATION FORM – SEA STAFF**
|| 5 6 5
| Rank applied for | Able Seaman | (photo 2x2)
| Family name | Macaraeg | 
| Given name | Rodel | 
| Middle name | Pangilinan | 
| Date of birth | 19 Aug 1998 | 
| Address | Brgy. Molo, Iloilo City 5000 | 
| Mobile | 0917-555-0198 | 
| E-mail | rodel.macaraeg.ab@visayamail.example | 
| Languages | English, Tagalog, Hiligaynon | 
**SEA SERVICE (last vessel first)**
|| 3 5 4 3 3
| Rank | Vessel | Company | Sign on | Sign off
| Able Seaman | MV Baltic Heron | Wilson ASA | Nov 2025 | Jul 2026
| Able Seaman | MV Wilson Cadiz | Wilson ASA | May 2024 | Jan 2025
| Ordinary Seaman | MV Stella Orion | Anglo-Eastern | Sep 2022 | Jun 2023
| Deck Boy | MV Stella Orion | Anglo-Eastern | Feb 2021 | Nov 2021
**DOCUMENTS**
|| 7 4 4
| Document | Number | Valid until
| Seaman’s book | on request | Mar 2029
| COP Able Seafarer Deck II/5 | on request | unlimited
| Basic Training refresher | on request | Feb 2028
| Yellow fever | on request | life
**EDUCATION**
BS Marine Transportation, John B. Lacson Foundation Maritime University, 2019
Available from 5 January 2027
`,
  }),
  cv('33-en-ca-property-manager', 'doc', 'en', 'CA', {
    names: ['Mehrdad Farahani', 'Mehrdad (Mark) Farahani', 'Mark Farahani'],
    email: 'mark.farahani@burrardmail.example',
    phone: '+1 604 555 0114',
    city: 'Coquitlam',
    languages: ['Farsi', 'English'],
    jobs: [
      'Strata Manager | FirstService Residential | Vancouver | 2021-06 | now',
      'Resident Building Manager | Cressey Rentals | Burnaby | 2017-02 | 2021-05',
      'Concierge | Coal Harbour Towers | Vancouver | 2015-04 | 2017-01',
      'Civil Engineer | Mapna Group | Tehran | 2006 | 2014',
    ],
    page: `
**MEHRDAD (MARK) FARAHANI**
Coquitlam, British Columbia
Cell +1 604 555 0114
mark.farahani@burrardmail.example
# STRENGTHS
Calm in council meetings – Reads drawings – Knows where the shutoff is – BCFSA strata licence since 2021
# EMPLOYMENT
STRATA MANAGER
FirstService Residential, Vancouver (June 2021 to present)
* Nine stratas, 780 lots; AGMs, budgets, depreciation reports
* Envelope remediation, $6.2M, owners voted yes at second try
* Insurance renewals and water claims
RESIDENT BUILDING MANAGER
Cressey Rentals, Burnaby (Feb 2017 to May 2021)
* 118 suites, vacancy under 1%, boilers, trades, RTB hearings
CONCIERGE
Coal Harbour Towers, Vancouver (Apr 2015 to Jan 2017)
CIVIL ENGINEER
Mapna Group, Tehran (2006 to 2014)
# EDUCATION
Strata Management Licensing Course, UBC Sauder, 2021
BSc Civil Engineering, Iran University of Science and Technology, 2005
# LANGUAGES
Farsi, English
`,
  }),
  cv('34-en-za-it-support', 'pdf', 'en', 'ZA', {
    names: ['Kagiso Molefe', 'Kagiso Emmanuel Molefe'],
    email: 'kagiso.molefe@jacarandamail.example',
    phone: '+27 82 555 0177',
    city: 'Centurion',
    headline: 'Desktop Support Engineer',
    languages: ['Setswana', 'English', 'Sepedi'],
    aside: [3],
    jobs: [
      'Desktop Support Engineer | BCX | Centurion | 2022-10 | now',
      'Service Desk Agent | Dimension Data | Bryanston | 2020-03 | 2022-09',
      'Internet Café Attendant | Click & Print | Mabopane | 2017-05 | 2019-02',
      'IT Learner | MICT SETA / Altron | Midrand | 2019-03 | 2020-02',
    ],
    page: `
[[ 5 12
**Kagiso Emmanuel Molefe**
~ Desktop Support Engineer
^ **Reach me**
+27 82 555 0177
kagiso.molefe@jacarandamail.example
Centurion, Gauteng
^ **Languages**
Setswana
English
Sepedi
^ **Certs**
CompTIA A+ and N+
MS-102 (2025)
ITIL 4 Foundation
---
# Work experience
**Desktop Support Engineer**
BCX (on site at a bank), Centurion
October 2022 – present
* 900 users, Intune, Windows 11 roll out, VIP floor
* Average 11 tickets a day, SLA 97%
**Service Desk Agent**
Dimension Data, Bryanston
March 2020 – September 2022
* First line for a mining client, ServiceNow
**IT Learner** (learnership)
MICT SETA / Altron, Midrand
March 2019 – February 2020
**Internet Café Attendant**
Click & Print, Mabopane
May 2017 – February 2019
# Education
National Certificate: IT Technical Support NQF 4, 2020
Matric, Mabopane, 2016
# Referee
Ms L. Botha, Service Delivery Manager, 012 555 0135
]]
`,
  }),
  cv('35-en-sg-technician', 'docx', 'en', 'SG', {
    names: ['Murugan s/o Selvarajah', 'Murugan Selvarajah', 'S. Murugan'],
    email: 'murugan.selva@woodlandsmail.example',
    phone: '+65 8000 5532',
    city: 'Singapore',
    headline: 'Facilities Technician (M&E)',
    languages: ['English', 'Tamil', 'Malay'],
    jobs: [
      'Senior Technician | CBM Pte Ltd |  | 2018-12 | now',
      'M&E Technician | SMM Facilities |  | 2011-06 | 2018-11',
      'Electrician | Sembcorp Marine |  | 2004-01 | 2011-05',
    ],
    page: `
Facilities Technician (M&E)
# MURUGAN S/O SELVARAJAH
Woodlands Drive 16, Singapore 730582  |  +65 8000 5532  |  murugan.selva@woodlandsmail.example
## Profile
Singaporean, 46. Twenty two years hands on in electrical, ACMV, pumps and fire alarm. Can do shift, can do standby. Looking for stable job near North, basic 3.2k up.
## Licences
EMA Electrician licence (LE), BCSS, WAH supervisor, Fire Safety Manager course 2024
## Jobs
**Senior Technician, CBM Pte Ltd** (Dec 2018 – Present)
Hospital site. Chillers 3 x 700RT, AHU, LV switchboard shutdown once a year, lead 4 technicians, permit to work
**M&E Technician, SMM Facilities** (June 2011 – Nov 2018)
Shopping mall: escalator call out, pumps, lighting, tenants
**Electrician, Sembcorp Marine** (Jan 2004 – May 2011)
Yard, cable pulling, rig accommodation
## School
Nitec in Electrical Technology, ITE Bishan, 2003
## Language
English, Tamil, Malay
`,
  }),
  cv('36-en-ng-product-designer', 'doc', 'en', 'NG', {
    names: ['Tomiwa Adebanjo', 'Oluwatomiwa Adebanjo', 'Oluwatomiwa “Tomiwa” Adebanjo'],
    email: 'hello@tomiwadesigns.example',
    phone: '+234 803 555 0119',
    city: 'Ibadan',
    headline: 'Product Designer',
    languages: [],
    aside: [3],
    jobs: [
      'Product Designer | Moniepoint | Remote | 2024-04 | now',
      'UI/UX Designer | Farmcrowdy | Lagos | 2022-01 | 2024-03',
      'Freelance Graphic Designer | Self-employed | Ibadan | 2019 | 2022',
      'Design Intern | Hotels.ng | Remote | 2021-06 | 2021-08',
    ],
    page: `
! Oluwatomiwa “Tomiwa” Adebanjo
Product Designer
Ibadan, Nigeria (GMT+1) · hello@tomiwadesigns.example · +234 803 555 0119 · tomiwadesigns.example
^ I design money apps for people who count every naira. Research first, pretty second.
# Experience
## Product Designer, Moniepoint
April 2024 – Present · Remote
* Agent app for 600k POS agents: dispute flow cut support calls by a third
* Hausa and Pidgin copy tests
## UI/UX Designer, Farmcrowdy
January 2022 – March 2024 · Lagos
* Farmer onboarding by USSD and app
## Design Intern, Hotels.ng
June 2021 – August 2021 · Remote
## Freelance Graphic Designer, Self-employed
2019 – 2022 · Ibadan
* Flyers, church banners, two albums
# Education
B.Sc. Computer Science, University of Ibadan, 2021
# Tools
Figma, FigJam, Maze, Protopie, a bit of HTML
# Also
Speaker at Friends of Figma Ibadan 2025; plays bass
`,
  }),
];
