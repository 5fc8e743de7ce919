import { BY_HAND_THIRTY_SIXTH_REST_FRENCH } from './by-hand-thirty-sixth-rest-french.ts';
import { BY_HAND_THIRTY_SIXTH_REST_GERMAN } from './by-hand-thirty-sixth-rest-german.ts';
import { BY_HAND_THIRTY_SIXTH_REST_MORE } from './by-hand-thirty-sixth-rest-more.ts';
import { BY_HAND_THIRTY_SIXTH_REST_SPANISH } from './by-hand-thirty-sixth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth-rest');

/** Thirty that are closed: half of the English ones here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_SIXTH_REST: Sheet[] = [
  cv('01-en-gb-teacher', 'docx', 'en', 'GB', {
    names: ['Hannah Rose Fairweather', 'Hannah Fairweather'],
    email: 'h.fairweather@severnmail.example',
    phone: '07700 900283',
    city: 'Worcester',
    headline: 'Primary teacher, KS2',
    jobs: [
      'Year 5 Teacher and Maths Lead | Cranham Primary School | Worcester | 2020-09 | now',
      'Year 4 Teacher | St Barnabas CE Primary School | Worcester | 2016-09 | 2020-08',
      'NQT, Year 3 | Hollywood Primary | Wythall | 2015-09 | 2016-08',
      'Teaching Assistant | Stanley Road Primary | Worcester | 2012-01 | 2014-07',
    ],
    page: `
HEAD Hannah Rose Fairweather, 3 Lansdowne Crescent, Worcester WR3
FOOT DfE number given on request. Enhanced DBS on the update service.
Primary teacher, KS2
07700 900283    h.fairweather@severnmail.example
## About me
Eleven years in the classroom and still excited by a good column subtraction lesson. Strong behaviour management, warm with families. Wanting to move to an assistant head role in a one or two form school.
## Teaching posts
**Year 5 Teacher and Maths Lead**
Cranham Primary School, Worcester (Sept 2020 - present)
* KS2 maths at expected up from 68% to 81%
* Mastery readiness programme, staff CPD, governor link
**Year 4 Teacher**
St Barnabas CE Primary School, Worcester (Sept 2016 - Aug 2020)
* Eco council, residential leader
**NQT, Year 3**
Hollywood Primary, Wythall (Sept 2015 - Aug 2016)
**Teaching Assistant**
Stanley Road Primary, Worcester (Jan 2012 - July 2014)
## Qualifications
NPQLT, 2024
PGCE Primary (5-11), University of Worcester, 2015
BA (Hons) English and History, 2:1, University of Leicester, 2011
## Out of school
Choir, canal boats, mother of one (so I do need a nursery nearby)
`,
  }),
  cv('02-en-gb-chef', 'pdf', 'en', 'GB', {
    names: ['Dimitar Georgiev', 'Dimitar “Mitko” Georgiev', 'Mitko Georgiev'],
    email: 'mitkochef@pierpost.example',
    phone: '+44 7700 900871',
    city: 'Brighton',
    headline: 'Head Chef',
    languages: ['Bulgarian', 'English', 'Italian'],
    jobs: [
      'Head Chef | The Salt Room | Brighton | 2023-03 | now',
      'Sous Chef | English’s of Brighton | Brighton | 2019-06 | 2023-02',
      'Chef de Partie | Carluccio’s | Brighton | 2016-04 | 2019-05',
      'Cook | Hotel Marina | Sunny Beach, Bulgaria | 2012 | 2016',
    ],
    page: `
[[ 5 12
^ **Where to find me**
Brighton BN2
+44 7700 900871
~ mitkochef@pierpost.example
^ **Strong on**
Fish butchery
Allergens
Costing
Calm service
^ **I speak**
Bulgarian
English
Italian (kitchen)
^ **Papers**
Level 4 Food Safety
Settled status
HACCP
---
! Dimitar “Mitko” Georgiev
Head Chef
^ Seafood cook from the Black Sea who ended up on another pebbly coast. I buy from boats, I write short menus and I do not shout.
^ **Kitchens**
**The Salt Room**, Brighton
Head Chef, 03/2023 – present
* Brigade of 14, two rosettes kept
* Food cost 28.5%
* New raw bar brought in 6k a week
**English’s of Brighton**
Sous Chef, 06/2019 – 02/2023
* Ran the pass four nights a week
**Carluccio’s**, Brighton
Chef de Partie, 04/2016 – 05/2019
**Hotel Marina**, Sunny Beach, Bulgaria
Cook, seasons 2012 – 2016
^ **School**
Professional High School of Tourism, Burgas, 2011
]]
`,
  }),
  cv('03-en-gb-management-accountant', 'doc', 'en', 'GB', {
    names: ['Priyanka Raghunathan'],
    email: 'p.raghunathan@avonpost.example',
    phone: '07700 900195',
    city: 'Reading',
    headline: 'Management Accountant',
    jobs: [
      'Management Accountant | Thames Water | Reading | 2021-11 | now',
      'Assistant Management Accountant | Kerry Foods | Staines | 2018-04 | 2021-10',
      'Accounts Payable Clerk | Costain | Maidenhead | 2015-07 | 2018-03',
    ],
    page: `
> **LARKFIELD & MOSS FINANCE RECRUITMENT**
> Second Floor, Apex Court, Bristol BS1 – 0117 496 0148 – cvs@larkfieldmoss.example
# Candidate profile
|| 5 12
| Candidate | Priyanka Raghunathan ACMA
| Position sought | Management Accountant
| Location | Reading
| Telephone | 07700 900195
| E-mail | p.raghunathan@avonpost.example
| Notice | Three months
| Salary sought | £52,000
# Consultant’s comments
Met on Teams. Articulate, very good on variances, leaving because of a relocation of the team.
# Employment history
**Nov 2021 – present Thames Water, Reading**
Management Accountant
* Monthly pack for capital delivery, £240m budget
* Business partner to four programme managers
**Apr 2018 – Oct 2021 Kerry Foods, Staines**
Assistant Management Accountant
* Standard costing, stock counts, accruals
**Jul 2015 – Mar 2018 Costain, Maidenhead**
Accounts Payable Clerk
# Education
CIMA, qualified 2022
BCom, Madurai Kamaraj University, 2013
# Systems
SAP, Anaplan, Hyperion, Excel to macro level
`,
  }),
  cv('04-en-gb-site-manager', 'docx', 'en', 'GB', {
    names: ['Gary Thornhill', 'Gary ‘Gaz’ Thornhill', 'Gaz Thornhill'],
    email: 'gaz@thornhillsite.example',
    phone: '07700 900606',
    city: 'Wakefield',
    headline: 'Freelance Site Manager',
    jobs: [
      'Site Manager | Kier Construction | Pontefract | 2025-09 | now',
      'Site Manager | Caddick | Leeds | 2024-06 | 2025-08',
      'No. 2 Site Manager | Bowmer & Kirkland | Sheffield | 2023-01 | 2024-05',
      'Finishing Manager | Persimmon Homes | Castleford | 2021-02 | 2022-12',
      'Site Foreman | Barratt Homes | Wakefield | 2014 | 2021',
    ],
    page: `
**Gary ‘Gaz’ Thornhill**
Freelance Site Manager, Wakefield
07700 900606 | gaz@thornhillsite.example
SMSTS 2028, CSCS black, First Aid, Temporary Works Coordinator, Asbestos awareness, own transport
^ **Assignments**
|| 3.5 3.5 4 6
| **Dates** | **Role** | **Contractor** | **Job**
| Sep 2025 – present | Site Manager | Kier Construction | SEN school, Pontefract, £14m, steel frame
| Jun 2024 – Aug 2025 | Site Manager | Caddick | Student beds, Leeds, £31m, 11 storeys
| Jan 2023 – May 2024 | No. 2 Site Manager | Bowmer & Kirkland | Distribution shed, Sheffield, £22m
| Feb 2021 – Dec 2022 | Finishing Manager | Persimmon Homes | 186 plots, Castleford, NHBC pride in the job shortlist
^ **Before going freelance**
Site Foreman, Barratt Homes, Wakefield, 2014 – 2021
Bricklayer on the tools from 1998
^ **Education**
NVQ 6 Construction Site Management, 2017
City & Guilds Brickwork, Wakefield College, 1998
^ **Availability**
Present job finishes 18 December. Day rate £320, LTD or umbrella. 50 mile radius of WF1.
`,
  }),
  cv('05-en-gb-care', 'doc', 'en', 'GB', {
    names: ['Maria-Elena Popescu', 'Maria Elena Popescu'],
    email: 'mariaelena.popescu@fenmail.example',
    phone: '07700900447',
    city: 'Spalding',
    languages: ['Romanian', 'English'],
    jobs: [
      'Night Care Assistant | Ashwood Nursing Home | Spalding | 2024-02 | now',
      'Senior Carer | Orchard House | Spalding | 2015-05 | 2021-03',
      'Packer | Bakkavor | Spalding | 2013-01 | 2015-04',
      'Nursery assistant | Gradinita nr. 5 | Bacau, Romania | 2006 | 2012',
    ],
    page: `
CV
Maria-Elena Popescu
Address: 22 Pinchbeck Rd, Spalding PE11. Tel: 07700900447
mariaelena.popescu@fenmail.example
^ I am a kind, hard working lady who like to look after people. I took three years for my mother who was ill and now I am back in care and I want day shifts.
^ WORK
Ashwood Nursing Home, Spalding. Night Care Assistant. February 2024 to present.
Personal care, hourly checks, pad changes, hoist, night notes on PCS.
^ Career break, family. 2021 to 2024.
^ Orchard House, Spalding. Senior Carer. May 2015 to March 2021.
Medication round, care plans, training new staff, end of life.
^ Bakkavor, Spalding. Packer. January 2013 to April 2015.
^ Gradinita nr. 5, Bacau, Romania. Nursery assistant. 2006 to 2012.
^ COURSES
NVQ 3 Health and Social Care 2018
Moving and handling, Medication, Safeguarding, Dementia, all 2026
^ LANGUAGES
Romanian, English
^ Driver with own car. Non smoker.
References: manager of Ashwood, manager of Orchard House
`,
  }),
  cv('06-en-us-travel-nurse', 'pdf', 'en', 'US', {
    names: ['Jasmine T. Okafor', 'Jasmine Okafor'],
    email: 'jokafor.rn@desertmail.example',
    phone: '(602) 555-0188',
    city: 'Phoenix',
    headline: 'ICU Travel Nurse',
    jobs: [
      'Travel RN, MICU | UCHealth | Aurora, CO | 2026-03 | now',
      'Travel RN, CVICU | Banner University Medical Center | Tucson, AZ | 2025-08 | 2026-02',
      'Travel RN, ICU | St. Luke’s Regional Medical Center | Boise, ID | 2025-01 | 2025-07',
      'Staff RN, ICU | HonorHealth | Scottsdale, AZ | 2020-06 | 2024-12',
      'Patient Care Technician | Valleywise Health | Phoenix, AZ | 2017-09 | 2020-05',
    ],
    page: `
> **JASMINE T. OKAFOR, BSN, RN, CCRN**
> ICU Travel Nurse
> Phoenix, AZ 85016 • (602) 555-0188 • jokafor.rn@desertmail.example
# LICENSURE AND CERTIFICATION
Compact RN license (AZ), exp. 2028 • CCRN • ACLS, BLS, PALS • NIHSS • TNCC
# TRAVEL ASSIGNMENTS
**Travel RN, MICU** | UCHealth | Aurora, CO | 03/2026 – Present
* 24 beds, CRRT, proning, 1:2
**Travel RN, CVICU** | Banner University Medical Center | Tucson, AZ | 08/2025 – 02/2026
* Fresh hearts, IABP, Impella; extended once
**Travel RN, ICU** | St. Luke’s Regional Medical Center | Boise, ID | 01/2025 – 07/2025
* Mixed unit, floated to PCU
# STAFF POSITIONS
**Staff RN, ICU** | HonorHealth | Scottsdale, AZ | 06/2020 – 12/2024
* Charge relief, preceptor to nine new graduates, rapid response
**Patient Care Technician** | Valleywise Health | Phoenix, AZ | 09/2017 – 05/2020
# EDUCATION
BSN, Grand Canyon University, 2020
# CHARTING
Epic, Cerner, Meditech Expanse
`,
  }),
  cv('07-en-us-operations', 'docx', 'en', 'US', {
    names: ['Luis Fernando Herrera Castillo', 'Luis Herrera Castillo'],
    email: 'lf.herrera@lonestarpost.example',
    phone: '214.555.0119',
    city: 'Irving',
    headline: 'Warehouse Operations Manager',
    languages: ['English', 'Spanish'],
    jobs: [
      'Operations Manager | Amazon | | 2023-01 | now',
      'Area Manager II | Amazon | | 2020-09 | 2022-12',
      'Area Manager | Amazon | | 2019-06 | 2020-08',
      'Platoon Sergeant | U.S. Army | | 2011-03 | 2019-05',
    ],
    page: `
|| 11 6
| **Luis Fernando Herrera Castillo**\\Warehouse Operations Manager | Irving, TX\\214.555.0119\\~ lf.herrera@lonestarpost.example
# Summary
Army veteran and operations leader running two shifts and 420 associates. Safety first, then people, then rate.
# Experience
**Amazon** – DFW7 and FTW1, Texas (Jun 2019 – Present)
Operations Manager – Jan 2023 to Present
* Outbound, 7 area managers, 1.1M units a week at peak
* TRIR down 38%
Area Manager II – Sep 2020 to Dec 2022
* Pick and stow, launched a night shift from zero
Area Manager – Jun 2019 to Aug 2020
**U.S. Army** – Fort Cavazos, Texas (Mar 2011 – May 2019)
Platoon Sergeant
* 34 soldiers, $19M of vehicles and no losses, two deployments
# Education
B.B.A., Texas A&M University–Central Texas, 2018
Lean Six Sigma Green Belt, 2022
# Languages
English, Spanish (both fluent)
# Volunteer
Little League coach; Hiring Our Heroes mentor
`,
  }),
  ...BY_HAND_THIRTY_SIXTH_REST_MORE,
  ...BY_HAND_THIRTY_SIXTH_REST_GERMAN,
  ...BY_HAND_THIRTY_SIXTH_REST_FRENCH,
  ...BY_HAND_THIRTY_SIXTH_REST_SPANISH,
];
