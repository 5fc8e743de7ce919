import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-sixth');

/** Twenty more in English that are closed. All people are made up. */
export const BY_HAND_SIXTY_SIXTH_MORE: Sheet[] = [
  cv('21-en-gb-marine-engineer', 'doc', 'en', 'GB', {
    names: ['Callum Isbister'],
    email: 'callum.isbister@northisles.example',
    phone: '07700 900457',
    city: 'Stromness',
    headline: 'Second Engineer (Class 2 Unlimited Motor)',
    languages: [],
    jobs: [
      'Second Engineer | NorthLink Ferries | Aberdeen | 2021-04 | now',
      'Third Engineer | Vroon Offshore Services | Aberdeen | 2016-01 | 2021-03',
      'Fourth Engineer | Maersk Supply Service | Aberdeen | 2012-10 | 2015-11',
      'Engineer Cadet | Clyde Marine Training | Glasgow | 2009-09 | 2012-08',
    ],
    aside: [3],
    page: `
> **Callum Isbister**
> Second Engineer (Class 2 Unlimited Motor)
> 2 Hellihole Court, Stromness, Orkney KW16 3XX
> 07700 900457 callum.isbister@northisles.example
## Certificates
|| 7 5 5
| Certificate | Number | Expires
| CoC STCW III/2 Second Engineer | UK 0058xxx | 03/2029
| ENG1 medical | - | 08/2028
| STCW basic safety, PSCRB, advanced fire fighting | - | 01/2030
| High voltage (management) | - | none
## Sea service
**Second Engineer, NorthLink Ferries, Aberdeen**
April 2021 – present, two on two off
MV Hjaltland and MV Hamnavoe, 4 x MaK 6M43. Planned maintenance, dry dock lists, engine room team of seven.
**Third Engineer, Vroon Offshore Services, Aberdeen**
January 2016 – March 2021
ERRV and PSV, purifiers, sewage plant, bunkering
**Fourth Engineer, Maersk Supply Service, Aberdeen**
October 2012 – November 2015
AHTS in the North Sea and off Angola
**Engineer Cadet, Clyde Marine Training, Glasgow**
September 2009 – August 2012
## Education
HND Marine Engineering, City of Glasgow College, 2012
Stromness Academy, five Highers
## What next
Would like a shore job, superintendent or surveyor, and would move to the mainland for it.
`,
  }),
  cv('22-en-nz-early-childhood', 'pdf', 'en', 'NZ', {
    names: ['Mereana Tūhoro-Banks', 'Mereana Tuhoro-Banks'],
    email: 'mereana.tb@kowhaipost.example',
    phone: '027 555 0136',
    city: 'Porirua',
    headline: 'Registered Early Childhood Kaiako',
    languages: ['English', 'Te reo Māori'],
    jobs: [
      'Head Teacher | BestStart Whitby | Porirua | 2022-02 | now',
      'Kaiako | Te Kōhanga Reo o Takapūwāhia | Porirua | 2016-01 | 2021-12',
      'Reliever | Kidspace Early Learning | Lower Hutt | 2014-07 | 2015-12',
    ],
    page: `
! Mereana Tūhoro-Banks
Registered Early Childhood Kaiako
Titahi Bay, Porirua | 027 555 0136 | mereana.tb@kowhaipost.example
# Ko wai au
Ko Whitireia te maunga. I am a mum of two, a nana of one, and a teacher of many. Full practising certificate to February 2028.
# Mahi
{{
**Head Teacher**
BestStart Whitby, Porirua
Feb 2022 – now
Infants and toddlers room, five teachers, 80% registered. ERO visit last year with nothing to be ashamed of. Transition to school with three local kura.
**Kaiako**
Te Kōhanga Reo o Takapūwāhia, Porirua
Jan 2016 – Dec 2021
Full immersion. Kai, karakia, whānau hui, funding returns.
**Reliever**
Kidspace Early Learning, Lower Hutt
Jul 2014 – Dec 2015
}}
# Study
Bachelor of Teaching (ECE), Te Rito Maioha, 2015
Te Ara Reo Māori, Te Wānanga o Aotearoa, Level 4, 2017
# Languages
English, Te reo Māori
# Referees
Centre manager and a parent, both happy to talk after four o’clock
`,
  }),
  cv('23-en-us-travel-nurse', 'docx', 'en', 'US', {
    names: ['Danielle Okonkwo-Reyes', 'Danielle T. Okonkwo-Reyes', 'Danielle T Okonkwo-Reyes'],
    email: 'dokonkworeyes.rn@shiftmail.example',
    phone: '(602) 555-0188',
    city: 'Mesa',
    headline: 'ICU Travel Nurse, CCRN',
    languages: ['English', 'Igbo'],
    jobs: [
      'RN, Cardiac ICU | Banner University Medical Center | Phoenix | 2026-03 | now',
      'RN, Medical ICU | UC Davis Medical Center | Sacramento | 2025-08 | 2026-02',
      'RN, Surgical ICU | Harborview Medical Center | Seattle | 2024-11 | 2025-05',
      'Staff Nurse, ICU | Valleywise Health | Phoenix | 2019-07 | 2024-10',
      'Staff Nurse, Telemetry | Dignity Health | Chandler | 2017-02 | 2019-06',
    ],
    page: `
# Danielle T. Okonkwo-Reyes, BSN, RN, CCRN
ICU Travel Nurse, CCRN
1820 E. Juanita Ave, Mesa, AZ 85204
(602) 555-0188 – dokonkworeyes.rn@shiftmail.example
## Licenses and Certifications
Arizona RN (compact), California RN, Washington RN
BLS, ACLS, PALS (AHA, exp. 06/2027), NIHSS, CCRN (exp. 2028)
## Charting systems
Epic, Cerner
## Assignments and Positions
|| 5 4 4 4
| Facility | Unit / role | Dates | Beds, ratio
| Banner University Medical Center, Phoenix, AZ | RN, Cardiac ICU | 03/2026 – Present | 24 beds, 1:2
| UC Davis Medical Center, Sacramento, CA | RN, Medical ICU | 08/2025 – 02/2026 | 20 beds, 1:2
| Harborview Medical Center, Seattle, WA | RN, Surgical ICU | 11/2024 – 05/2025 | 32 beds, 1:1 to 1:2
| Valleywise Health, Phoenix, AZ | Staff Nurse, ICU | 07/2019 – 10/2024 | 18 beds, 1:2
| Dignity Health, Chandler, AZ | Staff Nurse, Telemetry | 02/2017 – 06/2019 | 36 beds, 1:4
## Skills
CRRT, Impella, IABP, ventilators, EVDs, massive transfusion, post-op hearts (recover fresh), charge experience at Valleywise
## Education
BSN, Arizona State University, December 2016
## Languages
English, Igbo (conversational)
## Preferences
Nights, 36 hrs, blocks OK. Next available January 4.
`,
  }),
  cv('24-en-in-site-engineer', 'doc', 'en', 'IN', {
    names: ['Mohammed Arshad Shaikh', 'Arshad Shaikh', 'Mohd. Arshad Shaikh'],
    email: 'arshadshaikh.civil@nirman.example',
    phone: '+91 90000 83471',
    city: 'Hyderabad',
    languages: ['English', 'Hindi', 'Urdu', 'Telugu'],
    headline: 'Civil Site Engineer',
    jobs: [
      'Senior Site Engineer | Shapoorji Pallonji | Hyderabad | 2023-01 | now',
      'Site Engineer | Al Naboodah Construction | Dubai | 2018-11 | 2022-10',
      'Junior Engineer | NCC Limited | Vijayawada | 2015-07 | 2018-09',
    ],
    page: `
> **RESUME**
**MOHAMMED ARSHAD SHAIKH**
**Civil Site Engineer**
Mob: +91 90000 83471
Email: arshadshaikh.civil@nirman.example
# CARRIER OBJECTIVE
Seeking a position as Project Engineer in Gulf or India where I can contribute my 11 years experience of high rise building and infrastructure works.
# EXPERIENCE SUMMARY
1) Shapoorji Pallonji, Hyderabad
Designation: Senior Site Engineer
From Jan 2023 to till date
Project: G+41 residential towers, Kokapet
* Execution of aluform shuttering, reinforcement and PT slab
* Checking sub contractor bills and BBS
* 7 day slab cycle achieved from 11 days

2) Al Naboodah Construction, Dubai, UAE
Designation: Site Engineer
From Nov 2018 to Oct 2022
Project: Staff accommodation and road works, Dubai South
* Inspection requests with consultant, method statement, material submittals

3) NCC Limited, Vijayawada
Designation: Junior Engineer
From July 2015 to Sept 2018
Project: Water treatment plant 60 MLD
* Levelling by auto level, concrete pour cards, cube test records
# TECHNICAL QUALIFICATION
B.Tech Civil Engineering, JNTU Hyderabad, 2015, First Class
Diploma in Civil Engineering, Government Polytechnic Masab Tank, 2012
# COMPUTER SKILL
AutoCAD, MS Project, MS Office
# PERSONAL DETAIL
|| 5 12
| Father Name | Shaikh Abdul Rahim
| Date of Birth | 21-09-1994
| Passport | valid up to 2031
| UAE licence | Light vehicle
| Languages | English, Hindi, Urdu, Telugu
| Address | H.No. 8-1-402, Tolichowki, Hyderabad 500008
`,
  }),
  cv('25-en-ca-truck-mechanic', 'pdf', 'en', 'CA', {
    names: ['Harmanpreet Singh Dhaliwal', 'Harmanpreet Dhaliwal'],
    email: 'harman.dhaliwal310t@gearpost.example',
    phone: '905-555-0134',
    city: 'Brampton',
    headline: '310T Truck and Coach Technician',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Truck and Coach Technician | Volvo Group Canada | Mississauga | 2022-08 | now',
      'Apprentice Technician | Challenger Motor Freight | Cambridge | 2019-05 | 2022-07',
      'Lube Technician | Mr. Lube | Brampton | 2018-01 | 2019-04',
    ],
    aside: [1],
    page: `
! Harmanpreet Singh Dhaliwal
310T Truck and Coach Technician
905-555-0134 | harman.dhaliwal310t@gearpost.example | Brampton, ON
# Highlights
* Red Seal 310T, issued September 2022
* Certified on VECTO diagnostics, Premium Tech Tool, Cummins Insite
* Air brake DZ licence, clean CVOR
* Own tools (two boxes)
# Work Experience
**Truck and Coach Technician** \tAugust 2022 to present
Volvo Group Canada, Mississauga, ON
* Afternoon shift, engine and aftertreatment, D13 in-frames
* Annual safeties under Ontario MVIS
* Mentor to two apprentices
**Apprentice Technician** \tMay 2019 to July 2022
Challenger Motor Freight, Cambridge, ON
* Trailer reefers, brakes, wheel ends, road calls on the 401
**Lube Technician** \tJanuary 2018 to April 2019
Mr. Lube, Brampton, ON
# Education
Truck and Coach, Level 1 – 3, Centennial College
Mechanical Engineering Technician diploma, Sheridan College, 2019
12th (Non-medical), Khalsa Senior Secondary School, Moga, 2016
# Languages
English, Punjabi, Hindi
FOOT References will be furnished upon request.
`,
  }),
  cv('26-en-za-hr-officer', 'docx', 'en', 'ZA', {
    names: ['Lerato Mokoena-van Wyk'],
    email: 'lerato.mvw@khayamail.example',
    phone: '071 555 0116',
    city: 'Centurion',
    headline: 'HR Officer (Industrial Relations)',
    languages: ['Sesotho', 'English', 'Afrikaans', 'Setswana'],
    jobs: [
      'HR Officer | Tiger Brands | Pretoria | 2021-06 | now',
      'HR Administrator | Clover SA | Centurion | 2017-03 | 2021-05',
      'Payroll Clerk | Edcon | Johannesburg | 2014-02 | 2017-02',
      'HR Intern | Department of Labour | Bloemfontein | 2013-01 | 2013-12',
    ],
    aside: [3],
    page: `
# Lerato Mokoena-van Wyk
**HR Officer (Industrial Relations)**
|| 4 13
| Cell | 071 555 0116
| Mail | lerato.mvw@khayamail.example
| Area | Centurion, Gauteng
| EE status | African female
| Notice | One calendar month
| Licence | Code B, own vehicle
## Overview
An HR generalist with a nose for IR. I have chaired over 150 hearings, sat through eleven CCMA conciliations and lost one. SABPP registered at HR Associate level.
## Career
## Tiger Brands, Pretoria
__HR Officer, June 2021 – present__
* 640 employees, bakery and mill, two recognised unions
* Disciplinary process, grievances, section 189 in 2024
* EE committee and workplace skills plan
## Clover SA, Centurion
__HR Administrator, March 2017 – May 2021__
* Recruitment admin, onboarding, leave, Sage 300 People
## Edcon, Johannesburg
__Payroll Clerk, February 2014 – February 2017__
## Department of Labour, Bloemfontein
__HR Intern, January 2013 – December 2013__
## Education
Postgraduate Diploma in Labour Law, University of the Free State, 2019
BCom Human Resource Management, University of the Free State, 2012
Matric, Eunice High School, 2009
## Languages
Sesotho (home), English, Afrikaans, Setswana
`,
  }),
  cv('27-en-au-venue-manager', 'doc', 'en', 'AU', {
    names: ['Sujan Gurung'],
    email: 'sujan.gurung@himalmail.example',
    phone: '0491 570 313',
    city: 'Fremantle',
    languages: ['Nepali', 'English', 'Hindi'],
    jobs: [
      'Assistant Venue Manager | Little Creatures | Fremantle | 2024 | now',
      'Bar Supervisor | Crown Perth | Burswood | 2021 | 2024',
      'Barista | Dôme Café | Maylands | 2019 | 2021',
      'Kitchen Hand | Nando’s | Morley | 2018 | 2019',
    ],
    page: `
Sujan Gurung
Flat 4, 61 South Terrace, Fremantle WA 6160
M 0491 570 313
E sujan.gurung@himalmail.example

ABOUT
Permanent resident since 2025, WA approved manager, RSA, RSG. Cheerful on a Friday night with 700 through the doors. Looking for my first venue of my own.

WHAT I HAVE DONE

2024 - present \tAssistant Venue Manager
\tLittle Creatures, Fremantle
\tRoster of 55 staff, stocktake, function bookings, training new supervisors

2021 - 2024 \tBar Supervisor
\tCrown Perth, Burswood
\tFour outlets, cash office, incident register

2019 - 2021 \tBarista
\tDôme Café, Maylands
\t25 kilos on a weekend, opens and closes

2018 - 2019 \tKitchen Hand
\tNando’s, Morley
\tWhile studying

STUDY
Bachelor of Business (Hospitality Management), Edith Cowan University, 2020
+2 Management, Kathmandu

LANGUAGES
Nepali, English, Hindi
`,
  }),
  cv('28-en-gb-agency-form-accountant', 'pdf', 'en', 'GB', {
    names: [],
    city: 'Stockport',
    headline: 'Part-Qualified Management Accountant',
    languages: [],
    jobs: [
      'Assistant Management Accountant | AO World | Bolton | 2023-07 | now',
      'Finance Assistant | Seddon Construction | Bolton | 2020-01 | 2023-06',
      'Purchase Ledger Clerk | Robinsons Brewery | Stockport | 2017-09 | 2019-12',
    ],
    page: `
HEAD Pemberton Lane Finance Recruitment, 3 Mosley Street, Manchester M2 3XX, 0161 496 0144
|| 6 11
| Candidate ref | PLF/6613
| Role | Part-Qualified Management Accountant
| Lives | Stockport
| Salary | £36,000, looking for £40,000 with study support
| Notice | 4 weeks
| Travel | Drives, up to 40 minutes
| Presented by | Oliver Tranter, oliver@pembertonlane.example
^ **Notes from interview**
A confident communicator who explained a stock variance to me in terms that I understood. Has passed all CIMA papers up to the Management Case Study. Leaving since the month end team is moving to Crewe.
# Employment
**AO World, Bolton** (July 2023 – current)
Assistant Management Accountant
* Prepares accruals, prepayments and the fixed asset note for two divisions
* Variance commentary to the FP&A manager by working day four
* Built a freight cost model in Excel which is used by the buying team
**Seddon Construction, Bolton** (January 2020 – June 2023)
Finance Assistant
* CIS returns, subcontractor ledgers, bank recs
**Robinsons Brewery, Stockport** (September 2017 – December 2019)
Purchase Ledger Clerk
* 1,200 invoices a month on Sage 200
# Education
CIMA, Operational and Management levels complete
AAT Level 4, Trafford College, 2019
BTEC Business, Aquinas College, 2017
FOOT The candidate’s name and details are withheld until an interview is agreed.
`,
  }),
  cv('29-en-sg-lab-technologist', 'docx', 'en', 'SG', {
    names: ['Nurul Aisyah Binte Rahmat', 'Nurul Aisyah', 'Nurul Aisyah Rahmat', 'Nurul Aisyah binte Rahmat'],
    email: 'n.aisyah.rahmat@merlionpost.example',
    phone: '+65 9555 0171',
    city: 'Singapore',
    languages: ['English', 'Malay'],
    jobs: [
      'Senior Medical Technologist | Singapore General Hospital | Outram | 2022-04 | now',
      'Medical Technologist | Parkway Laboratory Services | Singapore | 2018-01 | 2022-03',
      'Laboratory Assistant | Innoquest Diagnostics | Singapore | 2016-05 | 2017-12',
      'Polytechnic Intern | KK Women’s and Children’s Hospital | Singapore | 2015-09 | 2016-02',
    ],
    aside: [3],
    page: `
> **NURUL AISYAH BINTE RAHMAT**
> Blk 663 Woodlands Ring Road #04-117, Singapore 730663
> +65 9555 0171 | n.aisyah.rahmat@merlionpost.example
# SUMMARY
Medical technologist in clinical chemistry and haematology, with experience in CAP and ISO 15189 inspections and in a 24-hour laboratory.
# WORKING EXPERIENCE
**SENIOR MEDICAL TECHNOLOGIST** (Apr 2022 – Present)
Singapore General Hospital, Outram
* Section in-charge, Roche cobas 8000 and Sysmex XN line
* Validation of new troponin assay, lot to lot studies
* Competency assessment of nine staff
**MEDICAL TECHNOLOGIST** (Jan 2018 – Mar 2022)
Parkway Laboratory Services, Singapore
* Rotating shift, blood bank cross match, QC review
**LABORATORY ASSISTANT** (May 2016 – Dec 2017)
Innoquest Diagnostics, Singapore
* Specimen reception, phlebotomy twice a week
**POLYTECHNIC INTERN** (Sep 2015 – Feb 2016)
KK Women’s and Children’s Hospital, Singapore
# EDUCATION
BSc (Hons) Biomedical Science, Northumbria University (part time, MDIS), 2021
Diploma in Biomedical Science, Republic Polytechnic, 2016
# LANGUAGES
English and Malay, spoken and written
# AVAILABILITY
Two months’ notice. Expected salary negotiable.
`,
  }),
  cv('30-en-ph-draftsman', 'doc', 'en', 'PH', {
    names: ['Rommel Bautista Salonga', 'Rommel B. Salonga', 'Rommel Salonga'],
    email: 'rommelsalonga.cad@pintuan.example',
    phone: '+63 917 555 0193',
    city: 'San Fernando',
    headline: 'Architectural Draftsman / BIM Modeler',
    languages: ['English', 'Filipino', 'Kapampangan'],
    jobs: [
      'BIM Modeler | DMCI Homes | Makati | 2022-10 | now',
      'CAD Operator | Megaworld Corporation | Taguig | 2017-01 | 2022-09',
      'Junior Draftsman | Arch. R. Lingad and Associates | San Fernando | 2009-06 | 2012-01',
      'Architectural Draftsman | Saudi Oger | Riyadh | 2012-03 | 2016-08',
    ],
    page: `
# ROMMEL BAUTISTA SALONGA
Architectural Draftsman / BIM Modeler
Purok 3, Brgy. Dolores, San Fernando, Pampanga
Mobile: +63 917 555 0193 \tEmail: rommelsalonga.cad@pintuan.example
# POSITION APPLIED FOR
Any draftsman or BIM position abroad (with family status if possible)
# SOFTWARE
AutoCAD 2025, Revit Architecture, SketchUp, Navisworks, Enscape, Photoshop
# LOCAL EXPERIENCE
Employer: DMCI Homes, Makati
Position: BIM Modeler
Date: October 2022 to present
Duties: LOD 350 models of condominium towers, clash reports, shop drawings for façade and wet areas

Employer: Megaworld Corporation, Taguig
Position: CAD Operator
Date: January 2017 to September 2022
Duties: as-built plans, door and window schedules, tenant fit-out plans

Employer: Arch. R. Lingad and Associates, San Fernando
Position: Junior Draftsman
Date: June 2009 to January 2012
# OVERSEAS EXPERIENCE
Employer: Saudi Oger, Riyadh, K.S.A.
Position: Architectural Draftsman
Date: March 2012 to August 2016
Duties: shop drawings, stone cladding, hospital project
# EDUCATION
BS Architecture (undergraduate, 3rd year), Don Honorio Ventura State University, 2006 – 2009
NC II Technical Drafting, TESDA, 2010
# PERSONAL
Born: April 4, 1989. Married, 2 children. Passport valid to 2034.
Languages: English, Filipino, Kapampangan
`,
  }),
  cv('31-en-ng-teacher', 'pdf', 'en', 'NG', {
    names: ['Ngozi Perpetua Umeh', 'Ngozi Umeh', 'Umeh Ngozi Perpetua'],
    email: 'ngoziumeh.chem@ulomail.example',
    phone: '+234 803 555 0107',
    city: 'Enugu',
    languages: ['English', 'Igbo'],
    headline: 'Chemistry Teacher',
    jobs: [
      'Chemistry Teacher and Head of Science | Spring of Life International School | Enugu | 2018-09 | now',
      'Chemistry Teacher | Queen’s School | Enugu | 2013-01 | 2018-07',
      'Laboratory Technologist | Nigerian Breweries | Ama | 2010-04 | 2012-11',
    ],
    page: `
[[ 11 6
! Ngozi Perpetua Umeh
Chemistry Teacher
No. 15 Chime Avenue, New Haven, Enugu
---
+234 803 555 0107
ngoziumeh.chem@ulomail.example
TRCN registered
]]
# Statement
I teach Chemistry for WAEC, NECO, JAMB and Cambridge IGCSE. Out of my last set of 41 candidates 38 had credit and above. I believe that a practical done with a kettle and red cabbage is better than a practical copied from the board.
# Teaching and industry
|| 4 13
| 2018 (September) to date | Chemistry Teacher and Head of Science\\Spring of Life International School, Enugu\\Department of six, laboratory budget, school science fair, online lessons since the lockdown
| 2013 (January) – 2018 (July) | Chemistry Teacher\\Queen’s School, Enugu\\SS1 to SS3, form mistress, JETS club
| 2010 (April) – 2012 (November) | Laboratory Technologist\\Nigerian Breweries, Ama\\Wort and water analysis on shift
# Qualifications
PGDE, National Teachers’ Institute, Kaduna, 2014
B.Sc. Industrial Chemistry, Enugu State University of Science and Technology, 2008
# Languages
English, Igbo
# Referees
The Principal, Spring of Life International School, 0803 555 0160
Rev. Sr. M. Okeke, Queen’s School
`,
  }),
  cv('32-en-us-data-analyst', 'docx', 'en', 'US', {
    names: ['Hao-Yu "Henry" Tsai', 'Hao-Yu Tsai', 'Henry Tsai', 'Hao-Yu (Henry) Tsai'],
    email: 'henry.tsai.data@quantbox.example',
    phone: '614.555.0129',
    city: 'Columbus',
    headline: 'Data Analyst',
    languages: [],
    jobs: [
      'Data Analyst II | Nationwide Insurance | Columbus | 2024-05 | now',
      'Data Analyst | Cardinal Health | Dublin | 2021-08 | 2024-05',
      'Analytics Intern | Huntington Bank | Columbus | 2020-06 | 2020-08',
    ],
    aside: [2],
    page: `
! Hao-Yu "Henry" Tsai
Data Analyst | Columbus, OH | 614.555.0129 | henry.tsai.data@quantbox.example | github.example/htsai
# EXPERIENCE
**Nationwide Insurance** \tColumbus, OH
__Data Analyst II__ \tMay 2024 – Present
* Rebuilt the claims severity dashboard in Tableau (340 weekly users), cutting refresh from 3 hours to 12 minutes
* Wrote dbt models on Snowflake which replaced 70 Access queries
* Ran A/B test of the first notice of loss form, completion up 9 points
**Cardinal Health** \tDublin, OH
__Data Analyst__ \tAugust 2021 – May 2024
* Forecast demand for 4,000 SKUs in Python, MAPE from 31% to 22%
* Taught lunch-and-learn SQL, 60 attendees
**Huntington Bank** \tColumbus, OH
__Analytics Intern__ \tJune 2020 – August 2020
* Branch traffic analysis, presented to VP
# EDUCATION
**The Ohio State University** \tColumbus, OH
BS in Data Analytics, minor in Statistics, GPA 3.71 \tMay 2021
# PROJECTS
Bus delay predictor for COTA with open data; pinball league ratings (Glicko-2)
# SKILLS
SQL, Python (pandas, scikit-learn), R, Tableau, Power BI, dbt, Git, Airflow basics
`,
  }),
  cv('33-en-gb-hairdresser', 'doc', 'en', 'GB', {
    names: ['Chantelle Louise Fairbrother', 'Chantelle Fairbrother'],
    email: 'chantellef.hair@curlmail.example',
    phone: '07700 900935',
    city: 'Grimsby',
    languages: [],
    jobs: [
      'Senior Stylist | Headmasters | Lincoln | 2022-03 | now',
      'Stylist | Toni & Guy | Grimsby | 2016-06 | 2022-02',
      'Apprentice Hairdresser | Snips of Cleethorpes | Cleethorpes | 2013-08 | 2016-05',
    ],
    aside: [2],
    page: `
# Chantelle Louise Fairbrother
19 Weelsby View, Grimsby, DN32 8XX
Mob: 07700 900935 Email: chantellef.hair@curlmail.example

**Profile**
Bubbly, reliable and never knowingly off sick!! 10 yrs qualified, colour specialist. I build up a column quickly and my retail is always top two in the salon. Commute to Lincoln is killing me so looking for something nearer home or freelance chair with guaranteed hours.

**Jobs so far**
Headmasters, Lincoln – Senior Stylist – March 2022 to now
* Balayage, colour correction, L’Oréal colour degree
* Looks after two juniors, Tuesday model nights
* £2.9k average weekly take

Toni & Guy, Grimsby – Stylist – June 2016 to Feb 2022
* Ladies and gents cutting, bridal

Snips of Cleethorpes – Apprentice Hairdresser – Aug 2013 to May 2016

**Qualifications**
NVQ 3 Women’s Hairdressing, Grimsby Institute, 2017
NVQ 2 Hairdressing, 2015
GCSEs, Cleethorpes Academy: English C, Maths D (resat, C), Art A

**Hobbies**
My whippets, festivals, doing up a caravan
`,
  }),
  cv('34-en-ie-quantity-surveyor', 'pdf', 'en', 'IE', {
    names: ['Rafael Augusto Monteiro Lins', 'Rafael Monteiro Lins', 'Rafael Lins'],
    email: 'rafael.lins.qs@obramail.example',
    phone: '+353 20 913 8840',
    city: 'Naas',
    headline: 'Quantity Surveyor',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Quantity Surveyor | Sisk | Dublin | 2023-02 | now',
      'Assistant Quantity Surveyor | Glenveagh Properties | Maynooth | 2020-09 | 2023-01',
      'Kitchen Porter | The Kildare Hotel | Straffan | 2018-10 | 2020-08',
      'Civil Engineer | Odebrecht | Recife | 2013-03 | 2018-06',
    ],
    page: `
# Rafael Augusto Monteiro Lins
Quantity Surveyor
Naas, Co. Kildare
+353 20 913 8840
rafael.lins.qs@obramail.example
Stamp 4, no permit needed
## Profile
Civil engineer from Recife turned quantity surveyor in Ireland. Post-contract mostly, apartments and a data centre, with a good eye for what a subcontractor forgot to price.
## Experience
**Quantity Surveyor** | Sisk, Dublin | Feb 2023 – Present
* Data centre fit-out of €64m, M&E packages, monthly CVR
* Final accounts with nine subcontractors
**Assistant Quantity Surveyor** | Glenveagh Properties, Maynooth | Sep 2020 – Jan 2023
* 210 houses, measures in CostX, interim payments
**Kitchen Porter** | The Kildare Hotel, Straffan | Oct 2018 – Aug 2020
* First job in Ireland, while I learned English and did the diploma at night
**Civil Engineer** | Odebrecht, Recife, Brazil | Mar 2013 – Jun 2018
* Site supervision of a metro extension and a shopping centre
## Education
Higher Diploma in Quantity Surveying, TU Dublin, 2020
Civil Engineering (five years), Universidade Federal de Pernambuco, 2012
## Languages
Portuguese (native), English (C1), Spanish (B1)
## Memberships
SCSI, associate, APC planned for spring 2027
`,
  }),
  cv('35-en-au-disability-support', 'docx', 'en', 'AU', {
    names: ['Jacinta O’Halloran', "Jacinta O'Halloran"],
    email: 'jacinta.oh@wattlepost.example',
    phone: '0491 570 737',
    city: 'Ballarat',
    headline: 'Disability Support Worker',
    languages: ['English', 'Auslan'],
    jobs: [
      'Disability Support Worker | Scope Australia | Ballarat | 2021-11 | now',
      'Support Worker (casual) | Pinarc Disability Support | Ballarat | 2019-02 | 2021-10',
      'Checkout Supervisor | Woolworths | Delacombe | 2010-03 | 2019-01',
    ],
    page: `
|| 12 5
| # Jacinta O’Halloran\\Disability Support Worker\\Wendouree, Ballarat VIC 3355\\0491 570 737\\jacinta.oh@wattlepost.example | **Checks**\\NDIS worker screening\\Working with children\\First aid and CPR\\Open licence, own car
# Why me
I came to this work at 35 because of my brother, and I’m not going back to the registers. I listen first. I can do manual handling, PEG, epilepsy plans and midazolam, and a decent spag bol.
# Employment history
Scope Australia, Ballarat
**Disability Support Worker**
Nov 2021 – present
* SIL house, four men with complex needs, sleepovers and actives
* Key worker for two, goals reviewed with families each quarter
* Behaviour support plans and incident reports on CareMaster
Pinarc Disability Support, Ballarat
**Support Worker (casual)**
Feb 2019 – Oct 2021
* Community access, respite camps, after school program
Woolworths, Delacombe
**Checkout Supervisor**
Mar 2010 – Jan 2019
* Front end of 40, training, tills
# Qualifications
Cert IV in Disability, Federation TAFE, 2021
Cert III Individual Support, Federation TAFE, 2019
# Languages
English, Auslan (Cert II)
# Referees
On request, one is my house supervisor
`,
  }),
  cv('36-en-us-hvac-dispatcher', 'doc', 'en', 'US', {
    names: ['Rhonda Kay Tillery', 'Rhonda Tillery', 'Rhonda K. Tillery'],
    email: 'rktillery@plainsnet.example',
    phone: '(806) 555-0140',
    city: 'Lubbock',
    languages: [],
    headline: 'Dispatcher / Office Manager',
    jobs: [
      'Dispatcher | Llano Air Conditioning | Lubbock | 2017-03 | 2026-09',
      'Office Manager | Caprock Plumbing & Drain | Lubbock | 2009-01 | 2017-02',
      '911 Telecommunicator | Lubbock County Sheriff’s Office | Lubbock | 2001-06 | 2008-12',
    ],
    page: `
Rhonda Kay Tillery
Dispatcher / Office Manager
5612 46th St.
Lubbock, TX 79414
(806) 555-0140
rktillery@plainsnet.example

# Summary of Qualifications
25 years on the phone with people who are hot, cold or scared. ServiceTitan power user, 14 techs on the board at one time, notary public, QuickBooks, collections.

# Work Experience
Dispatcher
Llano Air Conditioning, Lubbock, TX
March 2017 to September 2026
* Routed up to 70 calls a day in July
* Raised booking rate from 71 to 88 percent
* Company was sold and the desk went to Dallas

Office Manager
Caprock Plumbing & Drain, Lubbock, TX
January 2009 to February 2017
* Payroll for 11, A/R, permits with the city

911 Telecommunicator
Lubbock County Sheriff’s Office, Lubbock, TX
June 2001 to December 2008
* TCOLE certified, trainer for new hires

# Education
South Plains College, Levelland, TX, 34 credit hours toward AAS Office Technology
Frenship High School, 2000
`,
  }),
  cv('37-en-in-chef-gulf', 'pdf', 'en', 'IN', {
    names: ['Biju Thomas Varghese', 'Biju Varghese'],
    email: 'chefbijuthomas@malabar.example',
    phone: '+91 90000 26654',
    city: 'Kottayam',
    headline: 'Chef de Partie – Indian & Continental',
    languages: ['English', 'Malayalam', 'Hindi', 'Arabic'],
    jobs: [
      'Chef de Partie | Rotana Hotels | Abu Dhabi | 2020-02 | 2026-06',
      'Demi Chef de Partie | Movenpick Hotel | Doha | 2016-05 | 2019-11',
      'Commis I | Kumarakom Lake Resort | Kumarakom | 2013-08 | 2016-03',
      'Commis III | Casino Hotel | Kochi | 2011-07 | 2013-07',
    ],
    page: `
HEAD Application for Sous Chef / CDP
! BIJU THOMAS VARGHESE
Chef de Partie – Indian & Continental
Puthenparambil House, Pampady P.O., Kottayam, Kerala – 686502
Tel / WhatsApp: +91 90000 26654 \tEmail: chefbijuthomas@malabar.example
# OBJECTIVE
To join a reputed five star property or cruise line as sous chef. I am at home on leave since July and can join immediately.
# PROFESSIONAL EXPERIENCE
**ROTANA HOTELS, ABU DHABI, UAE**
Chef de Partie \t02/2020 to 06/2026
* All day dining buffet 450 pax, live dosa and grill station
* HACCP records, food cost under 29%
* Employee of the quarter two times
**MOVENPICK HOTEL, DOHA, QATAR**
Demi Chef de Partie \t05/2016 to 11/2019
* Banquet kitchen, hot range, Ramadan tent
**KUMARAKOM LAKE RESORT, KUMARAKOM**
Commis I \t08/2013 to 03/2016
* Kerala seafood specialities
**CASINO HOTEL, KOCHI**
Commis III \t07/2011 to 07/2013
# EDUCATION
Craft Certificate in Food Production, Food Craft Institute, Kottayam, 2011
Plus Two, Kerala State Board, 2009
# CERTIFICATES
Person in Charge Level 3, food safety (Abu Dhabi), basic fire fighting
# PERSONAL PROFILE
|| 5 12
| Date of Birth | 30.05.1991
| Marital Status | Married
| Languages | English, Malayalam, Hindi, Arabic (basic)
| Passport | Valid until 2033
`,
  }),
  cv('38-en-gb-butcher', 'docx', 'en', 'GB', {
    names: ['Gareth Pennington'],
    email: 'gpennington.meat@shopmail.example',
    phone: '07700 900073',
    city: 'Kendal',
    headline: 'Master butcher',
    languages: [],
    jobs: [
      'Shop Manager | Lakes Farm Butchers | Kendal | 2015-10 | now',
      'Butcher | Booths | Ulverston | 2006-04 | 2015-09',
      'Boning Hall Operative | Dunbia | Preston | 2003-02 | 2006-03',
      'Butcher’s Boy | E. Threlfall & Son | Milnthorpe | 1999-07 | 2003-01',
    ],
    page: `
# Gareth Pennington
Master butcher
|| 8 9
| 40 Burneside Close, Kendal LA9 6XX | 07700 900073\\gpennington.meat@shopmail.example
I am 43 and have had a knife in my hand since I was 16. Whole carcase, seam butchery, dry ageing, pies, bacon, sausages (Cumberland, naturally). I can also do a rota, a gross margin and an Environmental Health visit: 5 stars eight years in a row.
^ **1. Lakes Farm Butchers, Kendal**
Shop Manager
October 2015 until now
Six staff, £22k in an ordinary week and £95k in Christmas week. Started the online boxes in 2020.
^ **2. Booths, Ulverston**
Butcher
April 2006 until September 2015
Counter service, ordering, training of Saturday lads.
^ **3. Dunbia, Preston**
Boning Hall Operative
February 2003 until March 2006
^ **4. E. Threlfall & Son, Milnthorpe**
Butcher’s Boy
July 1999 until January 2003
^ **Papers**
Level 3 Advanced Butchery, Level 3 HACCP, personal licence, full driving licence up to 7.5 t
^ **Why I am writing**
The farm is being sold. I could go anywhere between Lancaster and Penrith, no Sundays.
`,
  }),
  cv('39-en-nz-vet-nurse', 'doc', 'en', 'NZ', {
    names: ['Imogen Claire Satterthwaite', 'Imogen Satterthwaite'],
    email: 'imogen.satterthwaite@pawpost.example',
    phone: '022 555 0181',
    city: 'Invercargill',
    headline: 'Registered Veterinary Nurse',
    languages: [],
    jobs: [
      'Head Veterinary Nurse | VetSouth | Invercargill | 2023-08 | now',
      'Veterinary Nurse | Animates Vetcare | Christchurch | 2019-03 | 2023-06',
      'Veterinary Receptionist | Gore Veterinary Centre | Gore | 2017-01 | 2018-01',
    ],
    page: `
> **Imogen Claire Satterthwaite**
> Registered Veterinary Nurse
|| 6 6 5
| 022 555 0181 | imogen.satterthwaite@pawpost.example | Otatara, Invercargill 9879
# Skills
Anaesthetic monitoring, dental radiographs, IV catheters, in-house bloods, calving kits at 3 am, ezyVet, puppy school, roster for nine
# Experience
|| 12 5
| **Head Veterinary Nurse**, VetSouth, Invercargill\\Mixed practice, nurse team of nine, stock and controlled drug register, student placements from SIT | August 2023 – present
| **Veterinary Nurse**, Animates Vetcare, Christchurch\\Companion animal, dentals and desexings all day, nurse clinics for weight and nails | March 2019 – June 2023
| **Veterinary Receptionist**, Gore Veterinary Centre, Gore\\Phones, drench and dips, accounts | January 2017 – January 2018
# Education
NZ Diploma in Veterinary Nursing (Level 6), Otago Polytechnic, 2018
NCEA Level 3, St Peter’s College, Gore, 2016
# Registration
Allied Veterinary Professional Regulatory Council, RVN since 2019
# Referees
Dr Philippa Storer, VetSouth, 03 555 0122
`,
  }),
  cv('40-en-ca-payroll', 'pdf', 'en', 'CA', {
    names: ['Xiomara Delgado Pruneda', 'Xiomara Delgado'],
    email: 'xiomara.delgado@prairiepost.example',
    phone: '(306) 555-0158',
    city: 'Saskatoon',
    headline: 'Payroll & Benefits Specialist',
    languages: ['English', 'Spanish', 'French'],
    jobs: [
      'Payroll & Benefits Specialist | Nutrien | Saskatoon | 2022-05 | now',
      'Payroll Administrator | Saskatoon Co-op | Saskatoon | 2019-01 | 2022-04',
      'Housekeeping Attendant | Delta Hotels | Saskatoon | 2017-09 | 2018-12',
      'Accountant | Cemex | Monterrey | 2011-02 | 2017-06',
    ],
    page: `
[[ 11 6
! Xiomara Delgado Pruneda
Payroll & Benefits Specialist
# Experience
**Payroll & Benefits Specialist**
Nutrien, Saskatoon SK
May 2022 – Present
* Semi-monthly payroll for 1,900 unionized employees at two potash mines
* Year end T4 and RL-1, pension adjustments, WCB remittances
* Workday implementation, tester and then trainer
**Payroll Administrator**
Saskatoon Co-op, Saskatoon SK
January 2019 – April 2022
* Ceridian Dayforce, garnishments, ROE on web
**Housekeeping Attendant**
Delta Hotels, Saskatoon SK
September 2017 – December 2018
**Accountant**
Cemex, Monterrey, Mexico
February 2011 – June 2017
* Intercompany, IMSS and Infonavit filings
---
# Contact
(306) 555-0158
xiomara.delgado@prairiepost.example
Stonebridge, Saskatoon
# Education
Payroll Leadership Professional, National Payroll Institute, 2024
Business Certificate, Saskatchewan Polytechnic, 2019
Contador Público, UANL, 2010
# Languages
English
Spanish
French (beginner)
# Volunteer
Open Door Society, settlement buddy
]]
`,
  }),
];
