import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-sixth');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_SIXTH: Sheet[] = [
  cv('a01-au-plumber', 'docx', 'en', 'AU', {
    names: ['Brodie Vella', 'Brodie James Vella'],
    email: 'brodie.vella@bluegumpost.example',
    phone: '0491 571 266',
    city: 'Cessnock',
    languages: [],
    jobs: [
      'Plumbing Supervisor | Hunterline Plumbing & Civil Pty Ltd | Maitland | 2021-03 | now',
      'Licensed Plumber and Gasfitter | Vella & Sons Plumbing | Cessnock | 2016-07 | 2021-02',
      'Plumber (working holiday) | Kelso Building Services | Leeds, UK | 2014-10 | 2016-05',
      'Plumber | Rathluba Maintenance Group | Newcastle | 2012-02 | 2014-09',
      'Apprentice Plumber | Rathluba Maintenance Group | Newcastle | 2008-01 | 2012-01',
      'Deputy Captain | Millfield Rural Fire Brigade | Millfield | 2018 | now',
    ],
    aside: [4, 5],
    page: `
! BRODIE JAMES VELLA
~ 7 Wollombi Street, Cessnock NSW 2325  |  M: 0491 571 266  |  E: brodie.vella@bluegumpost.example
# Licences and tickets
* NSW Contractor Licence 555066C – plumbing, draining, gasfitting, LPG
* White Card, confined space entry, EWP under 11 m, asbestos class B
* MR truck licence
# Employment
**Plumbing Supervisor**, Hunterline Plumbing & Civil Pty Ltd, Maitland \tMar 2021 – current
* Three crews and five apprentices on aged care and school builds up to $4.5m
* Price variations, order materials in simPRO, run the Monday toolbox talk
* Hydraulic drawings checked before anything gets cut
**Licensed Plumber and Gasfitter**, Vella & Sons Plumbing, Cessnock \tJul 2016 – Feb 2021
* Dad's business. Bathrooms, hot water, blocked drains, on call every second week
* Sold when Dad retired
**Plumber (working holiday)**, Kelso Building Services, Leeds, UK \tOct 2014 – May 2016
* Social housing refits, mostly heating
**Plumber**, Rathluba Maintenance Group, Newcastle \tFeb 2012 – Sep 2014
**Apprentice Plumber**, Rathluba Maintenance Group, Newcastle \tJan 2008 – Jan 2012
# Volunteering
**Deputy Captain**, Millfield Rural Fire Brigade, Millfield \t2018 – current
# Training
Certificate IV in Plumbing and Services, Hunter TAFE, 2015
Certificate III in Plumbing, Hunter TAFE, 2011
# Referees
Sandra Okely, Operations Manager, Hunterline Plumbing & Civil, 0491 571 491
Col Prentice, retired, ex Rathluba, 0491 571 804
`,
  }),
  cv('a02-nz-occupational-therapist', 'pdf', 'en', 'NZ', {
    names: ['Aroha Tamsin Whitcombe', 'Aroha Whitcombe'],
    email: 'aroha.whitcombe@tuimail.example',
    phone: '021 555 0183',
    city: 'Nelson',
    headline: 'NZ Registered Occupational Therapist',
    languages: [],
    jobs: [
      'Clinical Lead – Community Rehabilitation | Te Waka Ora Health Services | Nelson | 2022-11 | now',
      'Senior Occupational Therapist | Te Waka Ora Health Services | Nelson | 2019-02 | 2021-10',
      'Occupational Therapist (Band 6) | St Oswin NHS Trust | Bristol, United Kingdom | 2016-04 | 2018-11',
      'Occupational Therapist | Riverlea Spinal Unit | Christchurch | 2013-01 | 2016-02',
    ],
    page: `
> **Aroha Tamsin Whitcombe**
> NZ Registered Occupational Therapist
> 33 Tipahi Rise, Nelson 7010 · 021 555 0183 · aroha.whitcombe@tuimail.example
# Career profile
Thirteen years in spinal, stroke and community rehab, here and in the UK. I am now after a role with some research time. Full clean licence, OTBNZ annual practising certificate current to 31 March 2027.
# Employment history
**Te Waka Ora Health Services, Nelson**
Clinical Lead – Community Rehabilitation \tNovember 2022 – present
* Lead for nine OTs, physios and kaiāwhina from Golden Bay to Murchison
* Brought the wait for housing assessments down from 14 weeks to five
**Te Waka Ora Health Services, Nelson**
Senior Occupational Therapist \tFebruary 2019 – October 2021
* Supervised new graduates and students from Otago Polytechnic
^ November 2021 – October 2022: parental leave
^ **St Oswin NHS Trust, Bristol, United Kingdom**
Occupational Therapist (Band 6) \tApril 2016 – November 2018
* Acute stroke, then early supported discharge
**Riverlea Spinal Unit, Christchurch**
Occupational Therapist \tJanuary 2013 – February 2016
* Wheelchair and seating clinics, home modifications after the earthquakes
# Qualifications
Postgraduate Certificate in Rehabilitation, University of Otago, 2021
Bachelor of Occupational Therapy, Otago Polytechnic, 2009 – 2012
# Community
Treasurer, Tāhunanui Playcentre
Swim teacher for adults with disabilities, Wednesdays
# Referees
Names on request
`,
  }),
  cv('a03-gb-solicitor', 'doc', 'en', 'GB', {
    names: ['Imogen Prudence Ashdown-Rao', 'Imogen Ashdown-Rao', 'Imogen P. Ashdown-Rao'],
    email: 'imogen@ashdownrao.example',
    phone: '07700 900247',
    city: 'Lewes',
    languages: ['English', 'French', 'Gujarati'],
    jobs: [
      'Partner, Commercial Property | Pellew Garland LLP | Brighton | 2021-05 | now',
      'Senior Associate | Pellew Garland LLP | Brighton | 2017-05 | 2021-04',
      'Associate | Pellew Garland LLP | Brighton | 2013-09 | 2017-04',
      'Solicitor (maternity cover) | Sussex Downs Borough Council | Lewes | 2012-10 | 2013-08',
      'Trainee Solicitor | Tarrant Bligh & Co | London EC4 | 2010-09 | 2012-09',
      'Trustee | Ouse Valley Law Centre | Lewes | 2016 | now',
    ],
    aside: [4, 5],
    page: `
> **IMOGEN P. ASHDOWN-RAO**
> Solicitor (admitted October 2012) · SRA ID 555038
|| 4 13
| Address | Priory Cottage, Southover, Lewes, East Sussex
| Telephone | 07700 900247
| Email | imogen@ashdownrao.example
# CAREER
## Pellew Garland LLP, Brighton
|| 5 12
| May 2021 to date | **Partner, Commercial Property**\\Billings of £740k last year. Head of a team of six. Retailers, two universities and a housing association.
| May 2017 – April 2021 | **Senior Associate**\\Landlord and tenant, development agreements, overage
| September 2013 – April 2017 | **Associate**\\Leases, site assembly, secured lending
## Sussex Downs Borough Council, Lewes
|| 5 12
| October 2012 – August 2013 | **Solicitor (maternity cover)**\\Section 106 agreements, right to buy
## Tarrant Bligh & Co, London EC4
|| 5 12
| September 2010 – September 2012 | **Trainee Solicitor**\\Seats in property, litigation, private client and employment
# PRO BONO
|| 5 12
| 2016 to date | **Trustee**, Ouse Valley Law Centre, Lewes
# EDUCATION
|| 5 12
| 2008 – 2010 | GDL and LPC (Distinction), College of Law, Guildford
| 2005 – 2008 | BA (Hons) History, 2:1, University of York
# LANGUAGES
English, French (good), Gujarati (family use)
# INTERESTS
Sea swimming, bell ringing, mending clocks
~ Full name: Imogen Prudence Ashdown-Rao. Notice period: six months.
`,
  }),
  cv('a04-gb-hotel', 'docx', 'en', 'GB', {
    names: ['Tomasz Zieliński-Ward', 'Tom Zieliński-Ward', 'Tomasz (Tom) Zieliński-Ward'],
    email: 'tom.zielinskiward@lakesmail.example',
    phone: '01632 960472',
    city: 'Kendal',
    languages: ['Polish', 'English', 'German'],
    jobs: [
      'Deputy General Manager | The Borrowfell Hotel & Spa | Windermere | 2023-04 | now',
      'Front of House Manager | The Borrowfell Hotel & Spa | Windermere | 2020-07 | 2023-03',
      'Restaurant Manager | Harbottle Arms | Morpeth | 2017-02 | 2020-03',
      'Duty Manager | Quayside Lodge | Newcastle upon Tyne | 2014-06 | 2017-01',
      'Night Porter | Quayside Lodge | Newcastle upon Tyne | 2012-11 | 2014-05',
      'Waiter | Hotel Pod Orłem | Zakopane | 2010-05 | 2012-09',
    ],
    page: `
! Tomasz (Tom) Zieliński-Ward
Flat 2, Stramongate House, Kendal LA9
Telephone 01632 960472
tom.zielinskiward@lakesmail.example
# About me
I started on nights carrying bags and have done every job in a hotel apart from the accounts, which I am studying now. Guests remember names; so do I.
# Employment
|| 5 6 5
| **Dates** | **Employer** | **Position held**
| 04/2023 – now | The Borrowfell Hotel & Spa, Windermere | Deputy General Manager
| 07/2020 – 03/2023 | The Borrowfell Hotel & Spa, Windermere | Front of House Manager
| 03/2020 – 07/2020 | – | Not working (lockdown)
| 02/2017 – 03/2020 | Harbottle Arms, Morpeth | Restaurant Manager
| 06/2014 – 01/2017 | Quayside Lodge, Newcastle upon Tyne | Duty Manager
| 11/2012 – 05/2014 | Quayside Lodge, Newcastle upon Tyne | Night Porter
| 05/2010 – 09/2012 | Hotel Pod Orłem, Zakopane, Poland | Waiter
# What I am proud of
* Guest score from 8.1 to 9.2 in two seasons
* Staff turnover at the Borrowfell halved; live-in rooms done up with the team's own ideas
* 71-bedroom refurbishment with the hotel open throughout
# Courses
Level 5 Diploma in Hospitality Management (in progress)
Personal Licence Holder, 2015
WSET Level 2, 2018
Matura, Zakopane, 2010
# Languages
Polish (mother tongue), English (fluent), German (conversation)
# References
Mrs H. Lowther, General Manager, The Borrowfell Hotel & Spa – after offer, please
`,
  }),
  cv('a05-us-fpna', 'pdf', 'en', 'US', {
    names: ['Desmond Oyelaran', 'Desmond K. Oyelaran'],
    email: 'des.oyelaran@piedmontmail.example',
    phone: '(704) 555-0138',
    city: 'Charlotte',
    languages: [],
    jobs: [
      'Director, Financial Planning & Analysis | Carraway Building Products | Charlotte, NC | 2023-01 | now',
      'Senior Manager, FP&A | Carraway Building Products | Charlotte, NC | 2020-02 | 2022-12',
      'Finance Manager, Supply Chain | Tidewater Snack Foods, Inc. | Richmond, VA | 2016-08 | 2020-01',
      'Senior Financial Analyst | Tidewater Snack Foods, Inc. | Richmond, VA | 2014-06 | 2016-07',
      'Audit Associate | Hollis Crane LLP | Atlanta, GA | 2010-09 | 2012-07',
    ],
    page: `
> **DESMOND K. OYELARAN, CPA**
> Charlotte, NC 28205 • (704) 555-0138 • des.oyelaran@piedmontmail.example
# PROFESSIONAL SUMMARY
Finance leader who turns plant-floor numbers into decisions. Owner of a $610M plan. Comfortable with boards, lenders and forklift operators.
# PROFESSIONAL EXPERIENCE
**CARRAWAY BUILDING PRODUCTS** \tCharlotte, NC
Director, Financial Planning & Analysis \t01/2023 – Present
* Own budget, forecast and long-range plan across 14 plants
* Led diligence on three add-on acquisitions ($92M combined)
Senior Manager, FP&A \t02/2020 – 12/2022
* Rolled out Adaptive Planning; close-to-forecast cycle cut from 11 days to 4
**TIDEWATER SNACK FOODS, INC.** \tRichmond, VA
Finance Manager, Supply Chain \t08/2016 – 01/2020
* Found $6.3M in freight and pallet savings
Senior Financial Analyst \t06/2014 – 07/2016
* Standard costing for 380 SKUs
**HOLLIS CRANE LLP** \tAtlanta, GA
Audit Associate \t09/2010 – 07/2012
* Manufacturing and franchise clients
# EDUCATION
**University of North Carolina Wilmington** \t2012 – 2014
Master of Business Administration
**Morehouse College** \t2006 – 2010
B.A., Accounting, cum laude
# TECHNICAL
Adaptive, Hyperion, SAP S/4HANA, Power BI, SQL, advanced Excel
# COMMUNITY
Board treasurer, Queen City Youth Rowing; VITA tax preparer each spring
`,
  }),
  cv('a06-us-fire-captain', 'doc', 'en', 'US', {
    names: ['Kathleen Marie Bogdanovich', 'Kathleen M. Bogdanovich', 'Kathleen Bogdanovich'],
    email: 'kbogdanovich@ironrange.example',
    phone: '218-555-0144',
    city: 'Hibbing',
    languages: [],
    jobs: [
      'Fire Captain | City of Hibbing Fire Department | Hibbing, MN | 2019-01 | now',
      'Firefighter/Paramedic | City of Hibbing Fire Department | Hibbing, MN | 2009-10 | 2018-12',
      'Paramedic | North Shore Ambulance Cooperative | Two Harbors, MN | 2006-05 | 2009-09',
      'EMT-Basic (part-time) | Mesabi Transport Services | Virginia, MN | 2004-08 | 2006-04',
      'EMS Instructor | Mesabi Range Technical College | Eveleth, MN | 2014-01 | 2022-05',
    ],
    page: `
! Kathleen M. Bogdanovich
3316 Third Avenue East
Hibbing, Minnesota 55746
Phone: 218-555-0144
Email: kbogdanovich@ironrange.example
# Objective
Assistant Chief of Operations, a department of 60 or more, upper Midwest
# Fire Service Experience
Fire Captain, City of Hibbing Fire Department, Hibbing, MN (January 2019 to present)
* Command of B shift, ten members, two engines, one ladder, three ambulances
* Wrote the SAFER grant that paid for six positions
* Mine rescue liaison, interagency ice rescue program
Firefighter/Paramedic, City of Hibbing Fire Department, Hibbing, MN (October 2009 to December 2018)
* Acting officer from 2015, peer fitness trainer
Paramedic, North Shore Ambulance Cooperative, Two Harbors, MN (May 2006 to September 2009)
EMT-Basic (part-time), Mesabi Transport Services, Virginia, MN (August 2004 to April 2006)
# Teaching
EMS Instructor, Mesabi Range Technical College, Eveleth, MN (January 2014 to May 2022)
* Evening EMT classes, 23 cohorts
# Education
B.S., Fire and Emergency Response Management, Lake Superior State College, 2017
A.A.S., Paramedicine, Mesabi Range Technical College, 2006
National Fire Academy, Managing Officer Program, 2021
# Certifications
Fire Officer II, Fire Instructor II, NRP, Hazmat Technician, Blue Card IC
# Awards
Lifesaving Medal, 2013; Officer of the Year, 2023
`,
  }),
  cv('a07-ie-civil-servant', 'docx', 'en', 'IE', {
    names: ['Donncha Mac Giolla Rí', 'Denis McIlree', 'Donncha (Denis) Mac Giolla Rí'],
    email: 'donncha.macgr@liffeypost.example',
    phone: '020 913 5527',
    city: 'Naas',
    languages: ['Irish', 'English'],
    jobs: [
      'Assistant Principal Officer | Department of Regional Transport | Dublin 2 | 2022-06 | now',
      'Higher Executive Officer | Department of Regional Transport | Dublin 2 | 2018-03 | 2022-05',
      'Executive Officer | Office of the Land Registrar | Dublin 7 | 2014-11 | 2018-02',
      'Clerical Officer | Office of the Land Registrar | Dublin 7 | 2008-09 | 2014-10',
      'Branch Assistant | Curragh Building Society | Newbridge | 2004-07 | 2008-08',
    ],
    page: `
! Donncha (Denis) Mac Giolla Rí
~ 19 The Canal Stores, Naas, Co. Kildare
~ 020 913 5527
~ donncha.macgr@liffeypost.example
# Summary
Eighteen years in the civil service, most of them in policy and grants. Able to brief a minister in one page and to explain a decision to somebody who did not get the grant.
# Career to date
Assistant Principal Officer
Department of Regional Transport, Dublin 2
June 2022 – to date
* Head of the Rural Links unit: 11 staff, €48m a year in grants to local authorities
* Answers to the Committee of Public Accounts on two occasions
^ Higher Executive Officer
Department of Regional Transport, Dublin 2
March 2018 – May 2022
* Drafted the bus shelter scheme, 600 parliamentary questions
* Secondment to Brussels for six months in 2019
^ Executive Officer
Office of the Land Registrar, Dublin 7
November 2014 – February 2018
^ Clerical Officer
Office of the Land Registrar, Dublin 7
September 2008 – October 2014
* Career break from January to December 2011 (Australia)
^ Branch Assistant
Curragh Building Society, Newbridge
July 2004 – August 2008
# Education and training
|| 4 12
| 2017 | MA in Public Management, Institute of Public Administration
| 2013 | BA (evening), Maynooth University
| 2003 | Leaving Certificate, Patrician Secondary School, Newbridge
# Languages
Irish – fluent, TEG B2 certificate
English – native
# Interests
GAA: minor hurling selector with Naas. Hill walking. Choir.
`,
  }),
  cv('a08-in-chartered-accountant', 'pdf', 'en', 'IN', {
    names: ['Meenakshi Raghunath Deshpande', 'Meenakshi Deshpande', 'Meenakshi R. Deshpande'],
    email: 'ca.meenakshi.d@sahyadrimail.example',
    phone: '+91 90555 01362',
    city: 'Pune',
    headline: 'Chartered Accountant | Indirect Tax | 11 Years',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Deputy General Manager – Taxation | Deccan Forge Industries Ltd. | Pune | 2022-04 | now',
      'Manager – Indirect Tax | Deccan Forge Industries Ltd. | Pune | 2018-12 | 2022-03',
      'Assistant Manager – GST Advisory | Bhosale Kulkarni & Associates LLP | Mumbai | 2016-06 | 2018-11',
      'Executive – Accounts | Sunrise Agro Pipes Pvt. Ltd. | Nashik | 2015-02 | 2016-05',
      'Article Assistant | P. G. Joglekar & Co. | Nashik | 2011-08 | 2014-07',
    ],
    aside: [4],
    page: `
> **CA MEENAKSHI R. DESHPANDE**
> Chartered Accountant | Indirect Tax | 11 Years
> +91 90555 01362 | ca.meenakshi.d@sahyadrimail.example | Kothrud, Pune
# PROFILE SNAPSHOT
* Handled GST compliance of 9 registrations and pre-audit refunds of INR 38 Cr.
* Represented before AO, CIT (Appeals) and CESTAT
* SAP FICO end user, certified in Power BI
# ORGANISATIONAL EXPERIENCE
= Organisation\tDeccan Forge Industries Ltd., Pune
= Designation\tDeputy General Manager – Taxation
= Duration\tApr 2022 – Till Date
* Heads a team of 7, tax litigation, transfer of ITC on demerger
* Saved INR 4.2 Cr. by re-classification of export freight
= Organisation\tDeccan Forge Industries Ltd., Pune
= Designation\tManager – Indirect Tax
= Duration\tDec 2018 – Mar 2022
* E-invoicing go-live within eight weeks
= Organisation\tBhosale Kulkarni & Associates LLP, Mumbai
= Designation\tAssistant Manager – GST Advisory
= Duration\tJun 2016 – Nov 2018
* GST transition for 40 clients
= Organisation\tSunrise Agro Pipes Pvt. Ltd., Nashik
= Designation\tExecutive – Accounts
= Duration\tFeb 2015 – May 2016
# ARTICLESHIP
= Organisation\tP. G. Joglekar & Co., Nashik
= Designation\tArticle Assistant
= Duration\tAug 2011 – Jul 2014
# ACADEMIC CREDENTIALS
|| 6 6 3
| Qualification | Board / University | Year
| CA Final (both groups, first attempt) | ICAI | 2014
| B.Com. | University of Pune | 2011
| HSC (Commerce) | Maharashtra State Board | 2008
# PERSONAL DOSSIER
= Full Name\tMeenakshi Raghunath Deshpande
= Date of Birth\t3rd November 1990
= Linguistic Abilities\tMarathi, Hindi, English
= Notice Period\t60 days
`,
  }),
  cv('a09-sg-logistics', 'doc', 'en', 'SG', {
    names: ['Lim Wei Xiang Jeremy', 'Jeremy Lim Wei Xiang', 'Jeremy Lim', 'Lim Wei Xiang'],
    email: 'jeremylimwx@merlionpost.example',
    phone: '+65 8555 0146',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Warehouse Operations Manager | Strait Harbour Logistics Pte Ltd | Tuas | 2021-08 | now',
      'Assistant Operations Manager | Strait Harbour Logistics Pte Ltd | Tuas | 2018-10 | 2021-07',
      'Shipping Executive | Kallang Marine Supplies Pte Ltd | | 2015-07 | 2018-09',
      'Logistics Coordinator (6-month contract) | Peninsula Cold Chain (S) Pte Ltd | | 2014-12 | 2015-06',
      'Transport Supervisor | SAF | | 2009-12 | 2011-10',
    ],
    aside: [4],
    page: `
> **RESUME**
# Personal Particulars
|| 5 11
| Name | Lim Wei Xiang Jeremy
| Nationality | Singaporean
| Address | Blk 555 Choa Chu Kang North 6 #09-147, Singapore 680555
| Contact No. | +65 8555 0146
| Email | jeremylimwx@merlionpost.example
| Notice period | 2 months
| Expected salary | Negotiable
# Working Experience
**Strait Harbour Logistics Pte Ltd, Tuas**
Warehouse Operations Manager \tAug 2021 – Present
* 3PL site of 28,000 sqm, FMCG and spare parts, 85 headcount including foreign workers
* KPI: pick accuracy 99.93%, bizSAFE Star renewed
* Put in AMRs with EDG grant support
Assistant Operations Manager \tOct 2018 – Jul 2021
* Night shift in charge during circuit breaker
**Kallang Marine Supplies Pte Ltd**
Shipping Executive \tJul 2015 – Sep 2018
* TradeNet permits, freight booking, letter of credit documents
Reason for leaving: career advancement
**Peninsula Cold Chain (S) Pte Ltd**
Logistics Coordinator (6-month contract) \tDec 2014 – Jun 2015
Reason for leaving: end of contract
# National Service
SAF, 3SG, Transport Supervisor, Dec 2009 – Oct 2011
# Education
|| 4 12
| 2011 – 2014 | BSc (Hons) Supply Chain Management, SIM University
| 2006 – 2009 | Diploma in Maritime Business, Ngee Ann Polytechnic
| 2002 – 2005 | GCE 'O' Levels, Teck Whye Secondary School
# Language Proficiency
|| 5 4 4
| Language | Spoken | Written
| English | 9 | 9
| Mandarin | 9 | 8
| Hokkien | 7 | –
# Other Information
Forklift licence, Class 3 driving licence, WSQ Supervise WSH
`,
  }),
  cv('a10-au-data-contractor', 'pdf', 'en', 'AU', {
    names: ['Farhad Mohseni'],
    email: 'farhad@mohsenidata.example',
    phone: '0491 572 549',
    city: 'Brunswick East',
    headline: 'Data Engineer',
    languages: ['Persian', 'English'],
    jobs: [
      'Senior Data Engineer (contract) | Bunyip Superannuation | Melbourne | 2025-02 | now',
      'Data Engineer (contract) | Department of Water Futures | Melbourne | 2023-10 | 2024-12',
      'Data Engineer | Kookaburra Energy Retail | Melbourne | 2020-01 | 2023-09',
      'BI Developer | Larkspur Private Hospitals | Geelong | 2017-03 | 2019-12',
      'Database Developer | Parsian Rayaneh Co. | Shiraz | 2011-06 | 2016-01',
    ],
    page: `
|| 5 12
| **FARHAD MOHSENI**\\Data Engineer\\**Contact**\\Brunswick East VIC\\0491 572 549\\farhad@mohsenidata.example\\**Stack**\\Snowflake, dbt, Airflow\\Python, SQL, Spark\\Azure Data Factory\\Terraform\\**Languages**\\Persian\\English\\**Status**\\Australian citizen\\Baseline clearance (2023) | **Profile**\\I build the boring middle part of data platforms so that analysts can stop emailing spreadsheets. Contracting through my own company since late 2023.\\**Experience**\\**Senior Data Engineer (contract)**\\Bunyip Superannuation, Melbourne\\Feb 2025 – Present\\Member data moved off a mainframe, 1,100 dbt models, APRA reporting\\**Data Engineer (contract)**\\Department of Water Futures, Melbourne\\Oct 2023 – Dec 2024\\Sensor feeds from 2,700 gauges, extended twice\\**Data Engineer**\\Kookaburra Energy Retail, Melbourne\\Jan 2020 – Sep 2023\\Smart meter pipeline, five-minute settlement\\**BI Developer**\\Larkspur Private Hospitals, Geelong\\Mar 2017 – Dec 2019\\Theatre utilisation dashboards, SSIS, Power BI\\**Database Developer**\\Parsian Rayaneh Co., Shiraz, Iran\\Jun 2011 – Jan 2016\\Oracle, PL/SQL\\**Education**\\Master of Data Science, Deakin University, 2020 (part-time)\\BSc Software Engineering, Shiraz University of Technology, 2011
`,
  }),
  cv('a11-gb-teacher-return', 'docx', 'en', 'GB', {
    names: ['Rosalind Achterberg', 'Roz Achterberg', 'Rosalind (Roz) Achterberg'],
    email: 'roz.achterberg@fenlandpost.example',
    phone: '07700 900861',
    city: 'Ely',
    languages: [],
    jobs: [
      'Teacher of Chemistry (0.6) | Isle Academy | Ely | 2022-09 | now',
      'Private Tutor | Self-employed | | 2019-01 | 2022-08',
      'Head of Science | Thetford Priory School | Thetford | 2008-09 | 2014-08',
      'Second in Science | Wisbech Community College | Wisbech | 2004-09 | 2008-08',
      'Teacher of Science | Wisbech Community College | Wisbech | 2001-09 | 2004-08',
      'Research Chemist | Camfield Coatings Ltd | Duxford | 1997-10 | 2000-07',
    ],
    page: `
# Curriculum Vitae
**Rosalind (Roz) Achterberg**
4 Waterside Row, Ely, Cambs
07700 900861 / roz.achterberg@fenlandpost.example
# Statement
A chemist who became a teacher and still blows things up on Fridays. QTS, enhanced DBS on the update service. I would like to lead a department again, four days a week.
# Experience
9/2022 – present\t**Teacher of Chemistry (0.6)**, Isle Academy, Ely
\tYears 7 to 13, OCR A level, EPQ supervisor, STEM club
1/2019 – 8/2022\t**Private Tutor**, Self-employed
\tGCSE and A level, twelve pupils a week, online from 2020; also marked for OCR each summer
9/2014 – 12/2018\tAt home with twins
9/2008 – 8/2014\t**Head of Science**, Thetford Priory School, Thetford
\tNine teachers and three technicians; A*–C from 54% to 72%
9/2004 – 8/2008\t**Second in Science**, Wisbech Community College, Wisbech
9/2001 – 8/2004\t**Teacher of Science**, Wisbech Community College, Wisbech
10/1997 – 7/2000\t**Research Chemist**, Camfield Coatings Ltd, Duxford
\tLow-solvent primers, one patent
# Education
2000 – 2001\tPGCE Secondary Science, Homerton College
1993 – 1997\tMChem, University of Bath, 2:1
# Further training
NPQSL, 2013
Return to Teaching programme, 2022
# Referees
Mr J. Adeleke, Headteacher, Isle Academy
Dr S. Pymoor, formerly Principal, Thetford Priory School
`,
  }),
  cv('a12-au-support-worker', 'doc', 'en', 'AU', {
    names: ['Talia Grace Murrin', 'Talia Murrin'],
    email: 'taliamurrin@coralmail.example',
    phone: '0491 573 087',
    city: 'Bundaberg',
    languages: ['English', 'Auslan'],
    jobs: [
      'Disability Support Worker | Lantana Community Care | Bundaberg | 2024-05 | now',
      'Kitchen Hand (casual) | Bargara Surf Club | Bargara | 2022-11 | 2024-09',
      'Crew Member | Burger Billabong | Bundaberg | 2021-01 | 2022-10',
      'Work Placement (120 hours) | Kepnock Special School | Bundaberg | 2023-08 | 2023-10',
      'Volunteer Swim Buddy | Coral Coast All Abilities Swimming | Bundaberg | 2021 | 2023',
    ],
    aside: [3, 4],
    page: `
! Talia Grace Murrin
> Bundaberg QLD 4670
> 0491 573 087
> taliamurrin@coralmail.example
# Career Objective
To move into a team leader job in supported independent living while I finish my diploma.
# Key Strengths
* Patient, on time, good with families
* Auslan at a conversational level
* Medication assistance, manual handling, PEG feeding, positive behaviour support
# Work Experience
## Disability Support Worker
Lantana Community Care, Bundaberg | May 2024 – Present
* Four housemates in a SIL home, sleepovers and active nights
* Shift notes in ShiftCare, goals with the OT and speechie
## Kitchen Hand (casual)
Bargara Surf Club, Bargara | Nov 2022 – Sept 2024
## Crew Member
Burger Billabong, Bundaberg | Jan 2021 – Oct 2022
* Trained new starters, counted tills
# Placement and Volunteering
## Work Placement (120 hours)
Kepnock Special School, Bundaberg | Aug 2023 – Oct 2023
## Volunteer Swim Buddy
Coral Coast All Abilities Swimming, Bundaberg | 2021 – 2023
# Education
Diploma of Community Services, TAFE Queensland, started 2025
Certificate III in Individual Support (Disability), TAFE Queensland, 2023
Queensland Certificate of Education, Kepnock State High School, 2022
# Checks
NDIS Worker Screening Card, Blue Card, first aid and CPR, P2 licence and own car
# Languages
English, Auslan
# Referees
Deb Kowalczyk, Team Leader, Lantana Community Care, 0491 573 770
`,
  }),
  cv('b01-de-kanzlei', 'docx', 'de', 'DE', {
    names: [
      'Friederike Möllenkamp',
      'Friederike Möllenkamp geb. Sander',
      'Friederike Möllenkamp (geb. Sander)',
    ],
    email: 'f.moellenkamp@weserkonto.example',
    phone: '0171 3920055',
    city: 'Hameln',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Bürovorsteherin | Kanzlei Dr. Thiele & Ostermann | Hannover | 2020-08 | now',
      'Rechtsfachwirtin | Kanzlei Dr. Thiele & Ostermann | Hannover | 2017-02 | 2020-07',
      'Rechtsanwaltsfachangestellte | Rechtsanwälte Brinkmann PartG mbB | Hildesheim | 2009-10 | 2014-01',
      'Notariatsangestellte | Notar Henning Lüders | Hameln | 2006-07 | 2009-09',
      'Ausbildung zur Rechtsanwalts- und Notarfachangestellten | Notar Henning Lüders | Hameln | 2003-08 | 2006-06',
    ],
    aside: [4],
    page: `
> **LEBENSLAUF**
# Persönliche Daten
|| 5 11
| Name | Friederike Möllenkamp, geb. Sander
| Anschrift | Ostertorwall 55, 31785 Hameln
| Telefon | 0171 3920055
| E-Mail | f.moellenkamp@weserkonto.example
| Geburtsdatum / -ort | 14.02.1987 in Holzminden
| Familienstand | verheiratet, zwei Kinder
# Berufspraxis
|| 5 11
| 08/2020 – heute | **Bürovorsteherin**\\Kanzlei Dr. Thiele & Ostermann, Hannover\\Leitung des Sekretariats mit sieben Kräften, beA, Fristenkontrolle, Abrechnung nach RVG, Ausbildung
| 02/2017 – 07/2020 | **Rechtsfachwirtin**\\Kanzlei Dr. Thiele & Ostermann, Hannover\\Zwangsvollstreckung, Kostenrecht, Teilzeit 25 Stunden
| 02/2014 – 01/2017 | Elternzeit
| 10/2009 – 01/2014 | **Rechtsanwaltsfachangestellte**\\Rechtsanwälte Brinkmann PartG mbB, Hildesheim\\Dezernat Verkehrsrecht
| 07/2006 – 09/2009 | **Notariatsangestellte**\\Notar Henning Lüders, Hameln\\Grundstückskaufverträge, Registeranmeldungen
# Ausbildung
|| 5 11
| 08/2003 – 06/2006 | **Ausbildung zur Rechtsanwalts- und Notarfachangestellten**\\Notar Henning Lüders, Hameln
| 1997 – 2003 | Realschule Hessisch Oldendorf, Mittlere Reife
# Weiterbildung
|| 5 11
| 2015 – 2016 | Geprüfte Rechtsfachwirtin, Fernlehrgang mit Prüfung vor der Rechtsanwaltskammer Celle
| 2022 | Ausbildereignungsprüfung
# Weitere Kenntnisse
RA-MICRO, DATEV Anwalt, MS Office; Deutsch Muttersprache, Englisch Grundkenntnisse
Hameln, 3. November 2026
Friederike Möllenkamp
`,
  }),
  cv('b02-at-kuechenchef', 'pdf', 'de', 'AT', {
    names: ['Lukas Johannes Prantauer', 'Lukas Prantauer'],
    email: 'lukas.prantauer@innkoch.example',
    phone: '+43 664 5550173',
    city: 'Landeck',
    headline: 'Küchenchef',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Küchenchef | Hotel Silberspitz | St. Anton am Arlberg | 2021-12 | now',
      'Sous-Chef | Hotel Silberspitz | St. Anton am Arlberg | 2018-12 | 2021-04',
      'Chef de Partie (Saucier) | Gasthof Goldene Rose | Hall in Tirol | 2016-05 | 2018-10',
      'Chef de Partie (Saison) | Grand Hotel Arvenblick | Davos | 2014-12 | 2016-04',
      'Commis de Cuisine | Seerestaurant Mondlicht | Velden | 2013-05 | 2014-09',
      'Zivildienst | Rotes Kreuz Imst | Imst | 2012-10 | 2013-06',
      'Lehre als Koch | Gasthof Goldene Rose | Hall in Tirol | 2009-09 | 2012-08',
    ],
    aside: [5, 6],
    page: `
! Lukas Johannes Prantauer
> Küchenchef
~ Malser Weg 55, 6500 Landeck | +43 664 5550173 | lukas.prantauer@innkoch.example | geb. 27.6.1994
# Profil
Tiroler Küche ohne Heimatkitsch. Zwei Hauben seit 2023, Wareneinsatz 27 Prozent, Team von 14 mit acht Nationen, davon neun Stammkräfte in der dritten Saison.
# Berufliche Stationen
**Küchenchef** · Dez. 2021 bis dato
Hotel Silberspitz, St. Anton am Arlberg
* Halbpension für 140 Gäste und À-la-carte-Stube mit 24 Plätzen
* Umstellung auf ganze Tiere von vier Höfen
**Sous-Chef** · Dez. 2018 bis April 2021
Hotel Silberspitz, St. Anton am Arlberg
* Kurzarbeit im Winter 2020/21
**Chef de Partie (Saucier)** · Mai 2016 bis Okt. 2018
Gasthof Goldene Rose, Hall in Tirol
**Chef de Partie (Saison)** · Dez. 2014 bis April 2016
Grand Hotel Arvenblick, Davos, Schweiz
* Zwei Winter und ein Sommer
**Commis de Cuisine** · Mai 2013 bis Sept. 2014
Seerestaurant Mondlicht, Velden
# Zivildienst
Okt. 2012 bis Juni 2013 (Rotes Kreuz Imst, neun Monate)
# Ausbildung
**Lehre als Koch** · Sept. 2009 bis Aug. 2012
Gasthof Goldene Rose, Hall in Tirol
Lehrabschlussprüfung mit Auszeichnung
Befähigungsprüfung Gastgewerbe, WIFI Innsbruck, 2020
# Sprachen
Deutsch, Englisch (sehr gut), Italienisch (Küchenitalienisch)
`,
  }),
  cv('b03-ch-polymechaniker', 'doc', 'de', 'CH', {
    names: ['Besnik Krasniqi'],
    email: 'besnik.krasniqi@thurpost.example',
    phone: '+41 78 555 01 62',
    city: 'Frauenfeld',
    headline: 'Polymechaniker / Produktionsleiter',
    languages: ['Deutsch', 'Albanisch', 'Englisch', 'Französisch'],
    jobs: [
      'Produktionsleiter | Zellweger Spindelbau AG | Arbon | 2021-07 | now',
      'Gruppenleiter CNC-Fräsen | Zellweger Spindelbau AG | Arbon | 2017-01 | 2021-06',
      'Polymechaniker | Mettler & Rüegg Präzision AG | Wil SG | 2012-04 | 2016-12',
      'Polymechaniker (temporär) | Tempora Personal AG | Winterthur | 2011-09 | 2012-03',
      'Lehre Polymechaniker EFZ | Mettler & Rüegg Präzision AG | Wil SG | 2007-08 | 2011-07',
    ],
    aside: [4],
    page: `
**Besnik Krasniqi**
Polymechaniker / Produktionsleiter
Zürcherstrasse 255
8500 Frauenfeld
Mobile +41 78 555 01 62
besnik.krasniqi@thurpost.example
# Personalien
= Geburtsdatum\t19. Mai 1991
= Heimatort\tFrauenfeld TG
= Zivilstand\tverheiratet, ein Sohn
# Beruflicher Werdegang
07.2021 – heute\tZellweger Spindelbau AG, Arbon
\t**Produktionsleiter** (100 %)
\t– Führung von 31 Mitarbeitenden in drei Schichten
\t– Einführung von 5S und Shopfloor-Board
\t– Investitionen von CHF 3,2 Mio.
01.2017 – 06.2021\tZellweger Spindelbau AG, Arbon
\t**Gruppenleiter CNC-Fräsen** (100 %)
\t– Programmieren auf Heidenhain und Siemens
\t– Lehrlingsbetreuer
04.2012 – 12.2016\tMettler & Rüegg Präzision AG, Wil SG
\t**Polymechaniker** (100 %)
\t– Einzelteile und Kleinserien für die Medizintechnik
09.2011 – 03.2012\tTempora Personal AG, Winterthur
\t**Polymechaniker (temporär)**
08.2007 – 07.2011\tMettler & Rüegg Präzision AG, Wil SG
\t**Lehre Polymechaniker EFZ**
# Weiterbildung
2018 – 2020\tTechniker HF Unternehmensprozesse, Bildungszentrum Uzwil
2016\tBerufsbildnerkurs
2014\tSprachaufenthalt Brighton, drei Monate unbezahlter Urlaub
# Sprachen
Deutsch\tsehr gut in Wort und Schrift
Albanisch\tMuttersprache
Englisch\tB2
Französisch\tSchulkenntnisse
# Hobbys
Fussballtrainer der Junioren D, Familie, Oldtimer-Töffli
# Referenzen
Auf Anfrage
`,
  }),
  cv('b04-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Sandrine Pélissier-Diallo', 'Sandrine Pélissier'],
    email: 'sandrine.pelissier@lauragais.example',
    phone: '06 39 98 51 73',
    city: 'Castelnaudary',
    headline: "Infirmière diplômée d'État",
    languages: ['Français', 'Espagnol'],
    jobs: [
      'Infirmière coordinatrice | EHPAD Les Micocouliers | Castelnaudary | 2021-04 | now',
      'Infirmière libérale (remplaçante) | Cabinet infirmier Canal du Midi | Bram | 2018-09 | 2021-03',
      'Infirmière en réanimation | Centre hospitalier Saint-Vincent | Carcassonne | 2010-07 | 2017-08',
      "Infirmière intérimaire | Médi'Oc Intérim | Toulouse | 2009-08 | 2010-06",
      'Aide-soignante | Clinique du Fresquel | Carcassonne | 2003-10 | 2006-08',
    ],
    page: `
! Sandrine PÉLISSIER-DIALLO
Infirmière diplômée d'État
= Adresse :\t15 cours de la République, 11400 Castelnaudary
= Portable :\t06 39 98 51 73
= Courriel :\tsandrine.pelissier@lauragais.example
= Née le :\t22 août 1983 – mariée, 2 enfants – permis B, véhicule
# Parcours professionnel
**Depuis avril 2021 : Infirmière coordinatrice**
EHPAD Les Micocouliers, Castelnaudary (11)
* 84 résidents, équipe de 5 IDE et 22 aides-soignants
* Plannings, projets de soins personnalisés, évaluation HAS
**Septembre 2018 – mars 2021 : Infirmière libérale (remplaçante)**
Cabinet infirmier Canal du Midi, Bram (11)
* Tournées de 35 patients, pansements complexes, HAD
**Septembre 2017 – août 2018 : congé parental**
**Juillet 2010 – août 2017 : Infirmière en réanimation**
Centre hospitalier Saint-Vincent, Carcassonne (11)
* 12 lits, alternance jour-nuit, tutrice des étudiants
**Août 2009 – juin 2010 : Infirmière intérimaire**
Médi'Oc Intérim, Toulouse (31)
**Octobre 2003 – août 2006 : Aide-soignante**
Clinique du Fresquel, Carcassonne (11)
# Diplômes et formations
2022 : DU Infirmier coordinateur en EHPAD, Université de Montpellier
2009 : Diplôme d'État d'infirmier, IFSI de Carcassonne
2003 : Diplôme professionnel d'aide-soignant
2001 : Baccalauréat SMS, lycée Jules-Fil
# Compétences
Logiciels NETSoins et Titan, AFGSU 2, référente douleur et plaies
# Langues
Français, Espagnol (courant)
# Centres d'intérêt
Rugby à toucher, jardin potager, bénévole à l'Établissement français du sang
`,
  }),
  cv('b05-ch-informaticien', 'pdf', 'fr', 'CH', {
    names: ['Yannick Bochatay'],
    email: 'yannick@bochatay-it.example',
    phone: '+41 79 555 01 94',
    city: 'Martigny',
    headline: 'Ingénieur systèmes et cloud',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Responsable infrastructure | Banque du Rhône Supérieur | Sion | 2023-05 | now',
      'Ingénieur système senior | Banque du Rhône Supérieur | Sion | 2019-10 | 2023-04',
      'Consultant indépendant | Bochatay IT Sàrl | Martigny | 2018-01 | 2019-09',
      'Administrateur système | Hydrovalais Exploitation SA | Sierre | 2012-08 | 2017-12',
      'Apprentissage informaticien CFC | Commune de Bagnes | Le Châble | 2005-08 | 2009-07',
    ],
    aside: [4],
    page: `
> **YANNICK BOCHATAY**
> Ingénieur systèmes et cloud
|| 6 6 6
| Avenue de la Fusion 55\\1920 Martigny | +41 79 555 01 94\\yannick@bochatay-it.example | 37 ans, suisse\\Permis A et B
# Points forts
* Quinze ans d'exploitation en environnement critique (FINMA, ISO 27001)
* Migrations sans arrêt : 420 serveurs en deux ans
* Pédagogue, formateur d'apprentis
# Expériences professionnelles
**Banque du Rhône Supérieur, Sion**
05.2023 – aujourd'hui : **Responsable infrastructure**
* Équipe de 8 personnes, budget CHF 2,4 mio, plan de reprise testé deux fois l'an
10.2019 – 04.2023 : **Ingénieur système senior**
* VMware vers Azure Stack HCI, Ansible, Veeam
**Bochatay IT Sàrl, Martigny**
01.2018 – 09.2019 : **Consultant indépendant**
* PME et communes du Bas-Valais ; activité cédée à un confrère
**Hydrovalais Exploitation SA, Sierre**
08.2012 – 12.2017 : **Administrateur système**
* Réseaux industriels, SCADA, piquet une semaine sur quatre
# Formation
2009 – 2012 : Bachelor of Science HES-SO en informatique de gestion, Sierre
08.2005 – 07.2009 : **Apprentissage informaticien CFC**, Commune de Bagnes, Le Châble
2021 : CAS Cloud Security, Fribourg
# Langues
Français : langue maternelle
Allemand : B2 (séjour à Berne)
Anglais : C1
# Loisirs
Ski-alpinisme, Patrouille des Glaciers 2022, cor des Alpes
`,
  }),
  cv('b06-ca-enseignante', 'doc', 'fr', 'CA', {
    names: ['Marie-Ève Ouellet-Bacon', 'Marie-Ève Ouellet'],
    email: 'meouellet@fleuvecourriel.example',
    phone: '418 555-0167',
    city: 'Rimouski',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Directrice adjointe | École secondaire du Bic-Ouest | Rimouski | 2023-08 | now',
      'Enseignante de mathématique | École secondaire du Bic-Ouest | Rimouski | 2015-08 | 2023-06',
      'Enseignante (contrats de remplacement) | Centre de services scolaire des Hauts-Plateaux | Mont-Joli | 2012-09 | 2015-06',
      'Monitrice de français | Lakehead Ridge High School | Thunder Bay (Ontario) | 2011-09 | 2012-05',
      'Stage en enseignement IV | Polyvalente des Marées | Matane | 2011-01 | 2011-04',
    ],
    aside: [4],
    page: `
! Marie-Ève Ouellet-Bacon
~ 255, rue des Goélands, Rimouski (Québec) G5L 5A5
~ Tél. : 418 555-0167 • meouellet@fleuvecourriel.example
# PROFIL
* Gestionnaire scolaire, quatorze ans dans le réseau public du Bas-Saint-Laurent
* Brevet d'enseignement 555-0142
* Reconnue pour son calme et ses suivis
# EXPÉRIENCE DE TRAVAIL
**Directrice adjointe** \tAoût 2023 à ce jour
École secondaire du Bic-Ouest, Rimouski
* 640 élèves, 2e cycle, encadrement et vie étudiante
* Plan de lutte contre l'intimidation, grille-matières, dotation
**Enseignante de mathématique** \tAoût 2015 à juin 2023
École secondaire du Bic-Ouest, Rimouski
* Séquences CST et SN ; déléguée syndicale de 2018 à 2020
* Congé de maternité et parental : novembre 2016 à décembre 2017
**Enseignante (contrats de remplacement)** \tSeptembre 2012 à juin 2015
Centre de services scolaire des Hauts-Plateaux, Mont-Joli
* Mathématique, science et univers social, sept écoles
**Monitrice de français** \tSeptembre 2011 à mai 2012
Lakehead Ridge High School, Thunder Bay (Ontario)
# STAGE
**Stage en enseignement IV** \tJanvier à avril 2011
Polyvalente des Marées, Matane
# FORMATION
|| 4 12
| 2021 – 2023 | DESS en administration scolaire, UQAR
| 2007 – 2011 | Baccalauréat en enseignement secondaire, UQAR
| 2005 – 2007 | DEC en sciences de la nature, Cégep de Matane
# LANGUES
Français (langue maternelle), Anglais (avancé), Espagnol (débutant)
# BÉNÉVOLAT
Entraîneuse de soccer U10, comité du marché public
`,
  }),
  cv('b07-es-abogada', 'docx', 'es', 'ES', {
    names: ['Inmaculada Reverte Cañizares', 'Inma Reverte Cañizares', 'Inmaculada Reverte', 'Inma Reverte'],
    email: 'inma.reverte@seguramail.example',
    phone: '600 555 083',
    city: 'Murcia',
    headline: 'Abogada laboralista',
    languages: ['Español', 'Inglés', 'Italiano'],
    jobs: [
      'Socia del área laboral | Reverte Lozano Abogados, S.L.P. | Murcia | 2019-01 | now',
      'Abogada asociada | Bufete Pinar y Campillo | Murcia | 2012-04 | 2018-12',
      'Abogada júnior | Gestoría Jurídica Mar Menor | Cartagena | 2009-10 | 2012-03',
      'Profesora asociada | Universidad Católica de la Huerta | Murcia | 2016-09 | now',
      'Pasantía | Bufete Ródenas Egea | Lorca | 2008-09 | 2009-07',
    ],
    aside: [4],
    page: `
> **INMACULADA REVERTE CAÑIZARES**
> Abogada laboralista
> C/ Platería 55, 3.º A · 30001 Murcia · Tel. 600 555 083 · inma.reverte@seguramail.example
# EXTRACTO
Colegiada n.º 5.551 del ICAMUR desde 2009. Más de 1.400 juicios en lo social, negociación de cuatro ERE y diez convenios de empresa. Defiendo sobre todo a empresas medianas del sector agroalimentario.
# TRAYECTORIA PROFESIONAL
|| 4 12
| Enero 2019 – Actualidad | **Socia del área laboral**\\Reverte Lozano Abogados, S.L.P., Murcia\\Despacho de seis letrados; inspecciones, despidos, planes de igualdad
| Abril 2012 – Diciembre 2018 | **Abogada asociada**\\Bufete Pinar y Campillo, Murcia\\Reducción de jornada por cuidado de hija en 2015 y 2016
| Octubre 2009 – Marzo 2012 | **Abogada júnior**\\Gestoría Jurídica Mar Menor, Cartagena\\Reclamaciones de cantidad, SMAC, Seguridad Social
# DOCENCIA
|| 4 12
| Septiembre 2016 – Actualidad | **Profesora asociada**\\Universidad Católica de la Huerta, Murcia\\Derecho del Trabajo II, seis horas semanales
# PRÁCTICAS
|| 4 12
| Septiembre 2008 – Julio 2009 | **Pasantía**\\Bufete Ródenas Egea, Lorca
# FORMACIÓN
|| 4 12
| 2010 | Máster en Asesoría Jurídico-Laboral, ENAE
| 2003 – 2008 | Licenciatura en Derecho, Universidad de Murcia
# IDIOMAS
Español (nativo), Inglés (B2), Italiano (B1)
# PUBLICACIONES
«El fijo discontinuo tras la reforma», Revista Murciana de lo Social, 2022
`,
  }),
  cv('b08-mx-logistica', 'pdf', 'es', 'MX', {
    names: [
      'José Emiliano Treviño Garza',
      'Emiliano Treviño Garza',
      'Emiliano Treviño',
      'José Emiliano Treviño',
    ],
    email: 'emiliano.trevino@cerrosilla.example',
    phone: '+52 81 5555 0129',
    city: 'Monterrey',
    headline: 'Gerente de Logística y Comercio Exterior',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente de Logística | Aceros Planos del Bravo, S.A. de C.V. | Apodaca, N.L. | 2022-02 | now',
      'Jefe de Tráfico Internacional | Aceros Planos del Bravo, S.A. de C.V. | Apodaca, N.L. | 2018-05 | 2022-01',
      'Coordinador de Embarques | Electrodomésticos Sierra Madre | Ramos Arizpe, Coah. | 2015-01 | 2018-04',
      'Analista de Comercio Exterior | Agencia Aduanal Villarreal e Hijos | Nuevo Laredo, Tamps. | 2012-07 | 2014-12',
      'Becario de Logística | Electrodomésticos Sierra Madre | Ramos Arizpe, Coah. | 2011-08 | 2012-06',
    ],
    aside: [4],
    page: `
! José Emiliano Treviño Garza
Gerente de Logística y Comercio Exterior
~ Monterrey, Nuevo León | Cel. +52 81 5555 0129 | emiliano.trevino@cerrosilla.example | Disponibilidad para viajar
# RESUMEN
Ingeniero industrial con 14 años en transporte transfronterizo, aduanas e IMMEX. Reduje el costo por tonelada 18 % en tres años. Certificación C-TPAT y OEA vigentes.
# EXPERIENCIA
## Aceros Planos del Bravo, S.A. de C.V. – Apodaca, N.L.
**Gerente de Logística** | Feb 2022 – A la fecha
* 24 colaboradores, 1,900 embarques al mes a Texas y Bajío
* Licitación de fletes por 310 MDP
**Jefe de Tráfico Internacional** | May 2018 – Ene 2022
* Intermodal por Piedras Negras, reducción de demoras
## Electrodomésticos Sierra Madre – Ramos Arizpe, Coah.
**Coordinador de Embarques** | Ene 2015 – Abr 2018
* Patio de 60 cajas, SAP SD
## Agencia Aduanal Villarreal e Hijos – Nuevo Laredo, Tamps.
**Analista de Comercio Exterior** | Jul 2012 – Dic 2014
* Clasificación arancelaria, pedimentos A1 e IN
## Electrodomésticos Sierra Madre – Ramos Arizpe, Coah.
**Becario de Logística** | Ago 2011 – Jun 2012
# EDUCACIÓN
Maestría en Cadena de Suministro, EGADE, 2019 – 2021
Ingeniería Industrial y de Sistemas, UANL, 2007 – 2012
Diplomado en Derecho Aduanero, 2016
# IDIOMAS
Español: nativo. Inglés: avanzado (TOEIC 915).
# SOFTWARE
SAP, Oracle OTM, Power BI, SAAI Web
`,
  }),
  cv('b09-ar-administrativa', 'doc', 'es', 'AR', {
    names: ['Graciela Noemí Bustamante', 'Graciela Bustamante'],
    email: 'gracielabustamante@litoralcorreo.example',
    phone: '+54 9 342 555-0158',
    city: 'Santa Fe',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Jefa de Mesa de Entradas | Municipalidad de Santo Tomé | Santo Tomé | 2014-03 | now',
      'Administrativa | Municipalidad de Santo Tomé | Santo Tomé | 2006-08 | 2014-02',
      'Secretaria | Escribanía Zapata Lanteri | Santa Fe | 1999-05 | 2006-07',
      'Cajera | Supermercados El Yacaré | Paraná | 1995 | 1999',
      'Bibliotecaria voluntaria | Biblioteca Popular Juanele | Santa Fe | 2010 | now',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE**
# DATOS PERSONALES
= Apellido y nombres:\tBUSTAMANTE, Graciela Noemí
= Fecha de nacimiento:\t12/09/1975
= Estado civil:\tDivorciada
= Domicilio:\tBv. Pellegrini 5550, Santa Fe (CP 3000)
= Celular:\t+54 9 342 555-0158
= Correo electrónico:\tgracielabustamante@litoralcorreo.example
# ANTECEDENTES LABORALES
* Marzo 2014 – actualidad: **Jefa de Mesa de Entradas**, Municipalidad de Santo Tomé. A cargo de cinco agentes. Expediente electrónico, atención al vecino, archivo.
* Agosto 2006 – febrero 2014: **Administrativa**, Municipalidad de Santo Tomé. Rentas y luego Obras Privadas.
* Mayo 1999 – julio 2006: **Secretaria**, Escribanía Zapata Lanteri, Santa Fe. Certificaciones, agenda, trámites en el Registro.
* 1995 – 1999: **Cajera**, Supermercados El Yacaré, Paraná.
# ESTUDIOS
2009 – 2013: Tecnicatura Universitaria en Administración Pública, Universidad Nacional del Litoral
1988 – 1993: Perito Mercantil, Escuela Normal de Paraná
# CURSOS
Redacción administrativa (2015), Excel intermedio (2017), Lengua de señas I (2023)
# IDIOMAS
Inglés: nivel básico
Portugués: nivel intermedio
# ACTIVIDADES COMUNITARIAS
* 2010 – actualidad: **Bibliotecaria voluntaria**, Biblioteca Popular Juanele, Santa Fe. Sábados a la mañana.
# REFERENCIAS
Esc. Raúl Zapata Lanteri, titular de la escribanía, (0342) 555-0160
Lic. Mónica Berli, Secretaria de Gobierno, (0342) 555-0161
`,
  }),
  cv('b10-it-cuoca', 'docx', 'it', 'IT', {
    names: ['Loredana Puddu'],
    email: 'loredana.puddu@maestralemail.example',
    phone: '340 555 0119',
    city: 'Alghero',
    languages: ['Italiano', 'Inglese', 'Tedesco', 'Catalano'],
    jobs: [
      'Capocuoca | Agriturismo Sa Mandra Manna | Alghero | 2020-06 | now',
      'Cuoca (stagionale) | Resort Capo Galera S.r.l. | Alghero | 2016-05 | 2019-10',
      'Aiuto cuoca | Ristorante Zum Bären | Friburgo | 2012-09 | 2016-03',
      'Addetta mensa | Cooperativa Sociale Il Melograno | Sassari | 2008-10 | 2012-06',
      'Stage di cucina | Hotel Catalunya Mare | Alghero | 2007-06 | 2007-09',
    ],
    aside: [4],
    page: `
# Curriculum vitae – formato europeo
**INFORMAZIONI PERSONALI**
|| 5 12
| Nome | Loredana Puddu
| Indirizzo | Via Don Minzoni 155, 07041 Alghero (SS)
| Telefono | 340 555 0119
| E-mail | loredana.puddu@maestralemail.example
| Nazionalità | Italiana
| Data di nascita | 4 marzo 1989
# Esperienza lavorativa
|| 5 12
| • Date (da – a) | giugno 2020 – oggi
| • Datore di lavoro | Agriturismo Sa Mandra Manna, Alghero
| • Posizione ricoperta | Capocuoca
| • Mansioni | Menù fisso per 80 coperti, orto e conserve, brigata di quattro
| • Date (da – a) | maggio 2016 – ottobre 2019
| • Datore di lavoro | Resort Capo Galera S.r.l., Alghero
| • Posizione ricoperta | Cuoca (stagionale)
| • Mansioni | Quattro stagioni da aprile a ottobre, primi piatti e pesce
| • Date (da – a) | settembre 2012 – marzo 2016
| • Datore di lavoro | Ristorante Zum Bären, Friburgo, Germania
| • Posizione ricoperta | Aiuto cuoca
| • Mansioni | Antipasti, pasta fresca
| • Date (da – a) | ottobre 2008 – giugno 2012
| • Datore di lavoro | Cooperativa Sociale Il Melograno, Sassari
| • Posizione ricoperta | Addetta mensa
| • Mansioni | Mense scolastiche, diete speciali, HACCP
| • Date (da – a) | giugno 2007 – settembre 2007
| • Datore di lavoro | Hotel Catalunya Mare, Alghero
| • Posizione ricoperta | Stage di cucina
# Istruzione e formazione
|| 5 12
| 2008 | Diploma di tecnico dei servizi ristorativi, Istituto Alberghiero, Sassari
| 2021 | Corso di panificazione con lievito madre, 60 ore
# Capacità linguistiche
Italiano: madrelingua
Inglese: scolastico
Tedesco: buono
Catalano: parlato in famiglia
# Patente
B
Autorizzo il trattamento dei dati personali secondo il GDPR.
`,
  }),
  cv('b11-it-sviluppatore', 'pdf', 'it', 'IT', {
    names: ['Matteo Zambonelli'],
    email: 'matteo@zambonelli-dev.example',
    phone: '+39 349 555 0164',
    city: 'Bologna',
    headline: 'Sviluppatore backend · Java, Kotlin, Postgres',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Tech Lead | Portici Pagamenti S.p.A. | Bologna | 2024-03 | now',
      'Sviluppatore backend senior | Portici Pagamenti S.p.A. | Bologna | 2021-09 | 2024-02',
      'Sviluppatore freelance | Partita IVA | | 2020-01 | 2021-08',
      'Sviluppatore Java | Gruppo Emilsoft S.r.l. | Reggio Emilia | 2016-10 | 2019-12',
      'Tirocinio curricolare | Centro di Calcolo Appenninico | Modena | 2016-03 | 2016-06',
    ],
    aside: [4],
    page: `
! Matteo Zambonelli
Sviluppatore backend · Java, Kotlin, Postgres
^ Bologna · +39 349 555 0164 · matteo@zambonelli-dev.example
# Chi sono
Scrivo servizi che spostano soldi e che devono essere noiosi. Dieci anni di esperienza, tre come riferimento tecnico di una squadra di sei. Mi piace cancellare codice.
# Esperienze
**Portici Pagamenti S.p.A.** — Bologna
Tech Lead, mar 2024 – presente
* Motore di riconciliazione: da 40 minuti a 90 secondi
* Colloqui tecnici, formazione dei neoassunti
Sviluppatore backend senior, set 2021 – feb 2024
* Passaggio da monolite a servizi, Kafka, Kubernetes
**Partita IVA**
Sviluppatore freelance, gen 2020 – ago 2021
* Prenotazione vaccini per due ASL, gestionale per una cantina
**Gruppo Emilsoft S.r.l.** — Reggio Emilia
Sviluppatore Java, ott 2016 – dic 2019
* ERP per caseifici e salumifici
**Centro di Calcolo Appenninico** — Modena
Tirocinio curricolare, mar 2016 – giu 2016
# Formazione
Laurea triennale in Informatica, Università di Modena e Reggio Emilia, 2016
Diploma di perito informatico, ITIS Fermi, 2012
# Competenze
Java, Kotlin, Spring Boot, PostgreSQL, Kafka, Docker, Terraform
# Lingue
Italiano (madrelingua), Inglese (C1), Spagnolo (B1, Erasmus a Granada)
# Extra
Organizzo il Java User Group di quartiere; arbitro di basket
`,
  }),
  cv('b12-ch-ticino-commercio', 'doc', 'it', 'CH', {
    names: ['Daniela Bernasconi-Frei', 'Daniela Bernasconi'],
    email: 'daniela.bernasconi@ceresiopost.example',
    phone: '+41 76 555 01 27',
    city: 'Mendrisio',
    headline: 'Impiegata di commercio – back office bancario',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Responsabile back office | Banca Privata Generoso SA | Lugano | 2018-04 | now',
      'Specialista pagamenti | Banca Privata Generoso SA | Lugano | 2011-02 | 2018-03',
      'Impiegata di commercio | Fiduciaria Morcote SA | Chiasso | 2005-09 | 2009-06',
      'Impiegata contabile | Spedizioni Gottardo SA | Chiasso | 2002-08 | 2005-08',
      'Apprendistato di commercio | Spedizioni Gottardo SA | Chiasso | 1999-09 | 2002-07',
    ],
    aside: [4],
    page: `
**Daniela Bernasconi-Frei**
Impiegata di commercio – back office bancario
Via Torre 55
6850 Mendrisio
+41 76 555 01 27
daniela.bernasconi@ceresiopost.example
# Percorso professionale
|| 5 11
| aprile 2018 – oggi | **Responsabile back office** (80%)\\Banca Privata Generoso SA, Lugano\\Squadra di nove persone, titoli e pagamenti, migrazione ISO 20022
| febbraio 2011 – marzo 2018 | **Specialista pagamenti** (60%, poi 80%)\\Banca Privata Generoso SA, Lugano\\Controlli AML, reclami, Swift
| luglio 2009 – gennaio 2011 | Pausa familiare
| settembre 2005 – giugno 2009 | **Impiegata di commercio**\\Fiduciaria Morcote SA, Chiasso\\Contabilità clienti, IVA, stipendi
| agosto 2002 – agosto 2005 | **Impiegata contabile**\\Spedizioni Gottardo SA, Chiasso\\Fatturazione, pratiche doganali
# Formazione
|| 5 11
| settembre 1999 – luglio 2002 | **Apprendistato di commercio**\\Spedizioni Gottardo SA, Chiasso\\Attestato federale di capacità, media 5,3
| 2014 – 2016 | Attestato professionale federale di specialista in finanza e contabilità
| 2024 | Corso per formatori di apprendisti
# Lingue
|| 5 11
| Italiano | lingua madre
| Tedesco | ottimo (padre zurighese)
| Francese | buono
| Inglese | B2, First Certificate
# Informatica
Avaloq, Swift Alliance, Excel
# Interessi
Coro parrocchiale, passeggiate sul Generoso, cassiera della società di atletica
# Referenze
Su richiesta
`,
  }),
  cv('b13-pt-eletricista', 'docx', 'pt', 'PT', {
    names: [
      'Nuno Alexandre Quaresma Botelho',
      'Nuno Botelho',
      'Nuno Alexandre Botelho',
      'Nuno Quaresma Botelho',
    ],
    email: 'nuno.botelho@sadocorreio.example',
    phone: '+351 930 555 042',
    city: 'Setúbal',
    languages: ['Português', 'Francês', 'Inglês'],
    jobs: [
      'Encarregado de eletricistas | Arrábida Montagens Elétricas, Lda. | Palmela | 2020-09 | now',
      'Eletricista industrial | Arrábida Montagens Elétricas, Lda. | Palmela | 2017-01 | 2020-08',
      'Électricien bâtiment | Entreprise Lacombe et Cie | Lyon | 2012-03 | 2016-11',
      'Eletricista de manutenção | Papeleira da Mitrena, S.A. | Setúbal | 2006-06 | 2011-12',
      'Estágio profissional | Estaleiros do Sado | Setúbal | 2005-09 | 2006-05',
    ],
    aside: [4],
    page: `
! NUNO ALEXANDRE QUARESMA BOTELHO
Rua das Fontainhas, 55, 1.º Dto, 2900-155 Setúbal
Telemóvel: +351 930 555 042
E-mail: nuno.botelho@sadocorreio.example
Data de nascimento: 08/01/1986
# EXPERIÊNCIA PROFISSIONAL
**De 09/2020 até à data**
**Encarregado de eletricistas**, Arrábida Montagens Elétricas, Lda., Palmela
* Equipas até 18 pessoas em parques fotovoltaicos e naves industriais
* Autos de medição, segurança, contacto com o dono de obra
**De 01/2017 a 08/2020**
**Eletricista industrial**, Arrábida Montagens Elétricas, Lda., Palmela
* Quadros, caminhos de cabos, ensaios
**De 03/2012 a 11/2016**
**Électricien bâtiment**, Entreprise Lacombe et Cie, Lyon, França
* Habitação coletiva, domótica
**De 06/2006 a 12/2011**
**Eletricista de manutenção**, Papeleira da Mitrena, S.A., Setúbal
* Turnos rotativos, média tensão
**De 09/2005 a 05/2006**
**Estágio profissional**, Estaleiros do Sado, Setúbal
# FORMAÇÃO
Curso de Técnico de Eletrotecnia (nível 4), Escola Profissional de Setúbal, 2005
Técnico responsável pela execução, DGEG n.º 55514, 2018
Formação TET em baixa tensão, 2022
# LÍNGUAS
Português: língua materna
Francês: fluente
Inglês: básico
# OUTROS
Carta de condução B e C. Músico na Sociedade Filarmónica, dador de sangue.
`,
  }),
  cv('b14-br-financeiro', 'pdf', 'pt', 'BR', {
    names: ['Thaís Cordeiro Vasconcelos', 'Thaís Vasconcelos'],
    email: 'thais.vasconcelos@serramail.example',
    phone: '(31) 95555-0176',
    city: 'Belo Horizonte',
    headline: 'Coordenadora Financeira | Tesouraria | FP&A',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Coordenadora Financeira | Minas Verde Alimentos S.A. | Contagem | 2022-07 | now',
      'Analista Financeira Sênior | Minas Verde Alimentos S.A. | Contagem | 2019-11 | 2022-06',
      'Analista de Tesouraria Pleno | Construtora Horizonte Novo Ltda. | Belo Horizonte | 2017-02 | 2019-10',
      'Assistente Financeira | Construtora Horizonte Novo Ltda. | Belo Horizonte | 2015-01 | 2017-01',
      'Estagiária de Contabilidade | Contábil Pampulha | Belo Horizonte | 2013-06 | 2014-12',
    ],
    aside: [4],
    page: `
> **THAÍS CORDEIRO VASCONCELOS**
> Coordenadora Financeira | Tesouraria | FP&A
> Brasileira, 34 anos, casada · Bairro Sagrada Família, Belo Horizonte – MG
> (31) 95555-0176 · thais.vasconcelos@serramail.example
# OBJETIVO
Gerência financeira em empresa de médio porte
# RESUMO DE QUALIFICAÇÕES
* Mais de dez anos em tesouraria, fluxo de caixa e orçamento
* Captação de R$ 60 milhões em CRA e debêntures
* TOTVS Protheus, SAP, Power BI
# EXPERIÊNCIA PROFISSIONAL
**Minas Verde Alimentos S.A.** – Contagem/MG \tnov/2019 – atual
Coordenadora Financeira \tjul/2022 – atual
* Equipe de cinco analistas, relacionamento com onze bancos
* Licença-maternidade de set/2023 a fev/2024
Analista Financeira Sênior \tnov/2019 – jun/2022
* Projeção diária de caixa, hedge de milho e soja
**Construtora Horizonte Novo Ltda.** – Belo Horizonte/MG \tjan/2015 – out/2019
Analista de Tesouraria Pleno \tfev/2017 – out/2019
Assistente Financeira \tjan/2015 – jan/2017
* Contas a pagar, conciliação bancária
**Contábil Pampulha** – Belo Horizonte/MG \tjun/2013 – dez/2014
Estagiária de Contabilidade
# FORMAÇÃO ACADÊMICA
MBA em Finanças Corporativas – Ibmec BH – 2018
Bacharelado em Ciências Contábeis – PUC Minas – 2014
# IDIOMAS
Inglês – avançado
Espanhol – intermediário
# CURSOS
Valuation (2020), Python para finanças (2023)
`,
  }),
  cv('b15-br-fisioterapeuta', 'doc', 'pt', 'BR', {
    names: [
      'Anderson Luiz Pacheco da Rosa',
      'Anderson da Rosa',
      'Anderson Luiz da Rosa',
      'Anderson Pacheco da Rosa',
    ],
    email: 'anderson.darosa.fisio@guaibamail.example',
    phone: '(51) 95555-0133',
    city: 'Canoas',
    languages: ['Português', 'Espanhol'],
    jobs: [
      'Fisioterapeuta | Hospital Comunitário do Gravataí | Gravataí | 2018-08 | now',
      'Sócio-proprietário | Clínica MoviMente | Canoas | 2020-03 | now',
      'Fisioterapeuta | Esporte Clube Farroupilha do Vale | Novo Hamburgo | 2015-01 | 2018-07',
      'Instrutor de pilates | Studio Leve Corpo | Canoas | 2013-03 | 2014-12',
      'Fisioterapeuta voluntário | Abrigo Nova Enchente | Canoas | 2024-05 | 2024-08',
    ],
    aside: [4],
    page: `
! Anderson Luiz Pacheco da Rosa
Fisioterapeuta – CREFITO-5 555014-F
|| 8 8
| Rua Dona Rafaela, 1555, ap. 302\\Canoas – RS, CEP 92010-000 | (51) 95555-0133\\anderson.darosa.fisio@guaibamail.example
# Experiência
|| 4 6 6
| **Período** | **Instituição** | **Cargo**
| 08/2018 – hoje | Hospital Comunitário do Gravataí | Fisioterapeuta
| 03/2020 – hoje | Clínica MoviMente, Canoas | Sócio-proprietário
| 01/2015 – 07/2018 | Esporte Clube Farroupilha do Vale, Novo Hamburgo | Fisioterapeuta
| 03/2013 – 12/2014 | Studio Leve Corpo, Canoas | Instrutor de pilates
# Atividades
* UTI adulto, ventilação mecânica, protocolo de mobilização precoce
* Reabilitação de joelho e ombro em atletas da base
* Na clínica: agenda, equipe de três, convênios
# Trabalho voluntário
|| 4 6 6
| 05/2024 – 08/2024 | Abrigo Nova Enchente, Canoas | Fisioterapeuta voluntário
# Formação
Especialização em Fisioterapia em Terapia Intensiva, 2019
Graduação em Fisioterapia, Universidade Feevale, 2008 – 2012
# Idiomas
Português e Espanhol
`,
  }),
  cv('b16-nl-monteur', 'docx', 'nl', 'NL', {
    names: ['Sjoerd Hendrik Bakelaar', 'Sjoerd Bakelaar', 'S.H. Bakelaar'],
    email: 'sjoerd.bakelaar@vechtmail.example',
    phone: '06 5550 2816',
    city: 'Hardenberg',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Servicemonteur warmtepompen | Installatiebedrijf Ter Steege BV | Ommen | 2020-03 | now',
      'Cv-monteur | Installatiebedrijf Ter Steege BV | Ommen | 2013-09 | 2020-02',
      'Loodgieter (zzp) | Bakelaar Installatie | Hardenberg | 2010-01 | 2013-08',
      'Leerling-loodgieter | Firma Nijboer | Coevorden | 2005-08 | 2009-12',
      'Vrijwillig brandweerman | Veiligheidsregio IJsselland | Hardenberg | 2012 | now',
    ],
    aside: [3, 4],
    page: `
! Sjoerd Bakelaar
|| 5 11
| Naam | Sjoerd Hendrik Bakelaar
| Adres | Lage Doelen 55, 7772 BL Hardenberg
| Mobiel | 06 5550 2816
| E-mail | sjoerd.bakelaar@vechtmail.example
| Geboortedatum | 30 oktober 1988
| Rijbewijs | B en BE
# Profiel
Monteur die liever één keer goed kijkt dan drie keer terugkomt. Op zoek naar een baan als werkvoorbereider of chef-monteur in Overijssel of Drenthe.
# Werkervaring
**Servicemonteur warmtepompen** \tmaart 2020 – heden
Installatiebedrijf Ter Steege BV, Ommen
* Inbedrijfstellen, storingen, inregelen; vaste mentor van twee leerlingen
* Storingsdienst één week per maand
**Cv-monteur** \tseptember 2013 – februari 2020
Installatiebedrijf Ter Steege BV, Ommen
* Onderhoud en renovatie voor twee woningcorporaties
**Loodgieter (zzp)** \tjanuari 2010 – augustus 2013
Bakelaar Installatie, Hardenberg
* Badkamers en dakwerk; gestopt in de bouwcrisis
**Leerling-loodgieter** \taugustus 2005 – december 2009
Firma Nijboer, Coevorden
* Bbl, vier dagen werken en één dag school
# Nevenfuncties
**Vrijwillig brandweerman** \t2012 – heden
Veiligheidsregio IJsselland, Hardenberg
# Opleiding en cursussen
2019\tF-gassen cat. 1, BRL 6000-21 warmtepompen
2009\tMbo 3 Eerste monteur installatietechniek, Alfa-college
2005\tVmbo-kb, Vechtdal College
2026\tVCA-VOL (herhaling)
# Talen
Nederlands, Duits (redelijk), Engels (basis)
`,
  }),
  cv('b17-be-jurist', 'pdf', 'nl', 'BE', {
    names: ['Annelore Verstockt'],
    email: 'annelore.verstockt@scheldepost.example',
    phone: '+32 471 55 01 29',
    city: 'Dendermonde',
    headline: 'Bedrijfsjurist',
    languages: ['Nederlands', 'Frans', 'Engels', 'Duits'],
    jobs: [
      'Senior bedrijfsjurist | Textielgroep Vandaele NV | Waregem | 2021-06 | now',
      'Bedrijfsjurist | Textielgroep Vandaele NV | Waregem | 2017-09 | 2021-05',
      'Juridisch adviseur | Kamer voor Ambachten Oost-Vlaanderen vzw | Gent | 2014-11 | 2017-08',
      'Advocaat-medewerker | Advocatenkantoor De Rycke & Baert | Aalst | 2013-10 | 2014-10',
      'Advocaat-stagiair | Advocatenkantoor De Rycke & Baert | Aalst | 2010-10 | 2013-09',
    ],
    aside: [4],
    page: `
> **Annelore Verstockt**
> Bedrijfsjurist
~ Kerkstraat 155, 9200 Dendermonde · +32 471 55 01 29 · annelore.verstockt@scheldepost.example · °17/03/1987
# Over mij
Twaalf jaar ervaring in contracten, distributie en privacy. Lid van het Instituut voor bedrijfsjuristen. Ik schrijf contracten die ook op de werkvloer begrepen worden.
# Loopbaan
## Textielgroep Vandaele NV (Waregem)
06/2021 – heden: **Senior bedrijfsjurist**
* Verantwoordelijk voor vijf vennootschappen, DPO van de groep
* Overname van een spinnerij in Portugal begeleid
09/2017 – 05/2021: **Bedrijfsjurist**
* Sjablonen voor inkoop en agentuur
* Tijdskrediet 1/5 vanaf 2019
## Kamer voor Ambachten Oost-Vlaanderen vzw (Gent)
11/2014 – 08/2017: **Juridisch adviseur**
* Eerstelijnsadvies aan 900 zelfstandigen per jaar
## Advocatenkantoor De Rycke & Baert (Aalst)
10/2013 – 10/2014: **Advocaat-medewerker**
10/2010 – 09/2013: **Advocaat-stagiair**
* Ondernemingsrecht en invordering
# Diploma's
Master in de rechten, Universiteit Gent, 2010, onderscheiding
Erasmus in Heidelberg, 2008 – 2009
Opleiding DPO, Data Protection Academy, 2018
# Talenkennis
|| 5 5
| Nederlands | moedertaal
| Frans | vlot
| Engels | vlot
| Duits | goed
# Vrije tijd
Bestuurslid tennisclub, fotografie, vrijwilliger wereldwinkel
`,
  }),
  cv('b18-nl-gemeente', 'doc', 'nl', 'NL', {
    names: ['Fatiha el Mansouri', 'Fatiha El Mansouri'],
    email: 'fatiha.elmansouri@goudemail.example',
    phone: '06 5550 3947',
    city: 'Gouda',
    languages: ['Nederlands', 'Tamazight', 'Frans', 'Engels'],
    jobs: [
      'Senior beleidsadviseur sociaal domein | Gemeente Krimpenrand | Schoonhoven | 2022-01 | now',
      'Beleidsmedewerker jeugd | Gemeente Krimpenrand | Schoonhoven | 2018-05 | 2021-12',
      'Projectleider (detachering) | Publiek Talent Detachering BV | Utrecht | 2016-02 | 2018-04',
      'Jongerenwerker | Stichting De Brug Welzijn | Gouda | 2009-09 | 2015-06',
      'Stagiair beleid | Gemeente Boskerk | | 2008-09 | 2009-06',
    ],
    aside: [4],
    page: `
> **Curriculum vitae Fatiha el Mansouri**
**Personalia**
= Adres\tTurfmarkt 255 A, 2801 HA Gouda
= Telefoon\t06 5550 3947
= E-mail\tfatiha.elmansouri@goudemail.example
= Geboren\t11-11-1986, Al Hoceima
= Nationaliteit\tNederlandse
**Werkervaring**
2022-01 – nu\tSenior beleidsadviseur sociaal domein
\tGemeente Krimpenrand, Schoonhoven
\tWmo, inkoop jeugdhulp met zeven gemeenten, college- en raadsvoorstellen
2018-05 – 2021-12\tBeleidsmedewerker jeugd
\tGemeente Krimpenrand, Schoonhoven
\tLokaal preventieakkoord, jongerenraad opgezet
2016-02 – 2018-04\tProjectleider (detachering)
\tPubliek Talent Detachering BV, Utrecht
\tOpdrachten bij Woerden, Zeist en de provincie
2015-07 – 2016-01\tTussenjaar: mantelzorg en studie
2009-09 – 2015-06\tJongerenwerker
\tStichting De Brug Welzijn, Gouda
\tAmbulant werk in Gouda-Oost, huiswerkklas
**Stage**
2008-09 – 2009-06\tStagiair beleid
\tGemeente Boskerk
**Opleidingen**
2013 – 2016\tMaster Bestuurskunde (deeltijd), Erasmus Universiteit Rotterdam
2005 – 2009\tHbo Sociaal Pedagogische Hulpverlening, Hogeschool Leiden
1998 – 2005\tHavo, Antoniuscollege
**Talen**
Nederlands (vloeiend), Tamazight (moedertaal), Frans (redelijk), Engels (goed)
**Referenties**
Dhr. K. Ooms, teammanager, Gemeente Krimpenrand; telefoonnummer op aanvraag
`,
  }),
  cv('b19-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Birgitta Hallonsten', 'Birgitta Maria Hallonsten'],
    email: 'birgitta.hallonsten@vanerpost.example',
    phone: '070-174 06 52',
    city: 'Mariestad',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Undersköterska | Äldreboendet Björkgläntan | Mariestad | 2015-05 | now',
      'Undersköterska, hemtjänsten | Töreboda kommun | Töreboda | 2007-01 | 2015-04',
      'Personlig assistent | Assistanskompaniet Skaraborg AB | Skövde | 2003-09 | 2006-12',
      'Vårdbiträde, vikariat | Mariestads sjukhem | Mariestad | 2001-06 | 2003-08',
      'Butiksbiträde | Karlssons Livs | Sjötorp | 1994 | 2001',
    ],
    page: `
! Birgitta Maria Hallonsten
Nygatan 55 B, 542 30 Mariestad
Mobil: 070-174 06 52
Mejl: birgitta.hallonsten@vanerpost.example
Född: 1975
# Kort om mig
Trygg undersköterska med skyddad yrkestitel och 25 år i vården. Söker dagtid och gärna demensinriktning.
# Arbetslivserfarenhet
|| 5 5 6
| **När** | **Vad** | **Var**
| maj 2015 – pågående | Undersköterska | Äldreboendet Björkgläntan, Mariestad
| jan 2007 – apr 2015 | Undersköterska, hemtjänsten | Töreboda kommun
| sep 2003 – dec 2006 | Personlig assistent | Assistanskompaniet Skaraborg AB, Skövde
| jun 2001 – aug 2003 | Vårdbiträde, vikariat | Mariestads sjukhem
| 1994 – 2001 | Butiksbiträde | Karlssons Livs, Sjötorp
Föräldraledig i perioder 1998 – 2000 och 2005.
# Det jag gör i dag
* Kontaktperson för fyra boende, genomförandeplaner i Treserva
* Delegerad för insulin och läkemedel
* Handleder elever från vårdprogrammet
* Silviainstruktör sedan 2019
# Utbildning
|| 5 11
| 2018 – 2019 | Specialistundersköterska demens, YH Skövde, deltid
| 2000 – 2001 | Omvårdnadsprogrammet, Komvux Mariestad
| 1991 – 1994 | Handels- och administrationsprogrammet, Vadsbogymnasiet
# Språk
Svenska och lite Engelska
# Övrigt
B-körkort och bil. Sjunger i kyrkokören och håller biodling med maken.
# Referenser
Enhetschef Lena Torsson, Björkgläntan, 070-174 06 53
`,
  }),
  cv('b20-se-konsult', 'pdf', 'sv', 'SE', {
    names: ['Amir Radovanović Lindh', 'Amir Lindh', 'Amir Radovanović'],
    email: 'amir@radolindh.example',
    phone: '+46 70 174 06 77',
    city: 'Malmö',
    headline: 'Systemutvecklare och arkitekt, .NET/Azure',
    languages: ['Svenska', 'Bosniska', 'Engelska', 'Danska'],
    jobs: [
      'Seniorkonsult | Slagthuset Systems AB | Malmö | 2021-10 | now',
      'Systemarkitekt | Pågatåg Data AB | Lund | 2019-01 | 2021-09',
      'Systemutvecklare | Pågatåg Data AB | Lund | 2015-08 | 2018-12',
      'Softwareudvikler | Ørestad Billing ApS | København | 2013-02 | 2015-07',
      'Examensarbetare | Limhamns Vattenteknik | Malmö | 2012-01 | 2012-06',
    ],
    aside: [4],
    page: `
! Amir Radovanović Lindh
Systemutvecklare och arkitekt, .NET/Azure
~ Malmö | +46 70 174 06 77 | amir@radolindh.example
# Sammanfattning
Konsult med tretton års erfarenhet av betalningar och biljettsystem. Trivs i team som driftsätter på fredagar och sover gott ändå.
# Anställningar
**Slagthuset Systems AB, Malmö**
Seniorkonsult \tokt 2021 – nu
**Pågatåg Data AB, Lund**
Systemarkitekt \tjan 2019 – sep 2021
Systemutvecklare \taug 2015 – dec 2018
**Ørestad Billing ApS, København**
Softwareudvikler \tfeb 2013 – jul 2015
**Limhamns Vattenteknik, Malmö**
Examensarbetare \tjan 2012 – jun 2012
# Uppdrag i urval
**Biljettplattform för en regional trafikhuvudman**
* Lösningsarkitekt, C#, Azure Functions, Event Hubs, team om sju
**Kundportal för ett energibolag**
* Utvecklare, React, TypeScript, .NET 8
**Identitetslösning för en kommun**
* Kravanalys och införande, BankID, SAML
# Utbildning
Civilingenjör i datateknik, Lunds Tekniska Högskola, 2007 – 2012
Naturvetenskapsprogrammet, Malmö Latinskola, 2007
# Certifikat
Azure Solutions Architect Expert (2022), PSM I (2019)
# Språk
Svenska (modersmål), Bosniska (modersmål), Engelska (flytande), Danska (god)
# Annat
Pappaledig på heltid mars – november 2020. Ungdomstränare i handboll.
`,
  }),
  cv('b21-fi-ekonom', 'doc', 'sv', 'FI', {
    names: ['Christel Sandvik-Nyman', 'Christel Sandvik'],
    email: 'christel.sandvik@kvarkenmail.example',
    phone: '+358 50 555 0148',
    city: 'Korsholm',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Ekonomichef | Replot Båtvarv Ab | Korsholm | 2019-08 | now',
      'Controller | Vasa Fjärrvärme Ab | Vasa | 2013-03 | 2019-07',
      'Redovisare | Bokföringsbyrå Österö | Vasa | 2006-09 | 2012-02',
      'Bankfunktionär | Närpes Andelsbank | Närpes | 2003-06 | 2006-08',
      'Sommarpraktikant | Närpes Andelsbank | Närpes | 2001-06 | 2001-08',
    ],
    aside: [4],
    page: `
> **MERITFÖRTECKNING**
= Namn\tChristel Sandvik-Nyman
= Född\t25.4.1979 i Närpes
= Adress\tKarlebyvägen 55, 65610 Korsholm
= Telefon\t+358 50 555 0148
= E-post\tchristel.sandvik@kvarkenmail.example
= Familj\tgift, tre barn
# Arbetserfarenhet
8/2019 – \tEkonomichef, Replot Båtvarv Ab, Korsholm
\tBokslut enligt FAS, likviditet, fyra anställda, medlem i ledningsgruppen
3/2013 – 7/2019\tController, Vasa Fjärrvärme Ab, Vasa
\tBudget, månadsrapporter, investeringskalkyler
3/2012 – 2/2013\tVårdledig
9/2006 – 2/2012\tRedovisare, Bokföringsbyrå Österö, Vasa
\t45 småföretag, moms och löner
6/2003 – 8/2006\tBankfunktionär, Närpes Andelsbank, Närpes
6/2001 – 8/2001\tSommarpraktikant, Närpes Andelsbank, Närpes
# Utbildning
1998 – 2003\tEkonomie magister, Hanken, Vasa
1995 – 1998\tStudentexamen, Närpes gymnasium
2016\tYrkesexamen för ledarskap, läroavtal
# Språkkunskaper
Svenska\tmodersmål
Finska\tutmärkt
Engelska\tgod
# Datakunskaper
Netvisor, Visma Nova, Excel, Power BI
# Förtroendeuppdrag
Kassör i Replot hembygdsförening, ersättare i kommunfullmäktige 2021 – 2025
`,
  }),
  cv('b22-dk-paedagog', 'docx', 'da', 'DK', {
    names: ['Signe Østerlund Kragh', 'Signe Kragh', 'Signe Østerlund'],
    email: 'signe.kragh@fjordpost.example',
    phone: '+45 55 55 01 37',
    city: 'Svendborg',
    languages: [],
    jobs: [
      'Pædagogisk leder | Børnehuset Tangloppen | Svendborg | 2022-08 | now',
      'Souschef | Børnehuset Tangloppen | Svendborg | 2019-11 | 2022-07',
      'Pædagog | Skovbørnehaven Rævestien | Faaborg | 2013-02 | 2019-01',
      'Pædagog (barselsvikariat) | SFO Mælkevejen | Odense | 2012-02 | 2013-01',
      'Pædagogmedhjælper | Vuggestuen Blæksprutten | Odense | 2006-08 | 2008-07',
    ],
    page: `
! Signe Østerlund Kragh
> Møllergade 155, 5700 Svendborg
> Tlf. +45 55 55 01 37 · signe.kragh@fjordpost.example
# Profil
Jeg er pædagog og leder med 14 års erfaring fra 0-6-årsområdet. Jeg tror på faste rammer, mudder og at ledelse foregår ude på stuen.
# Erhvervserfaring
|| 4 12
| 08.2022 – nu | **Pædagogisk leder**, Børnehuset Tangloppen, Svendborg\\92 børn, 21 medarbejdere, budget på 14 mio. kr., sygefravær fra 9 til 5 procent
| 11.2019 – 07.2022 | **Souschef**, Børnehuset Tangloppen, Svendborg\\Vagtplaner, læreplaner, tilsyn
| 02.2019 – 10.2019 | Orlov: bopæl i Tromsø med familien
| 02.2013 – 01.2019 | **Pædagog**, Skovbørnehaven Rævestien, Faaborg\\Udegruppe, praktikvejleder
| 02.2012 – 01.2013 | **Pædagog (barselsvikariat)**, SFO Mælkevejen, Odense
| 08.2006 – 07.2008 | **Pædagogmedhjælper**, Vuggestuen Blæksprutten, Odense
# Uddannelse
|| 4 12
| 2020 – 2022 | Diplom i ledelse, UCL
| 2008 – 2012 | Pædagoguddannelsen, Jelling Seminarium
| 2003 – 2006 | Student, Midtfyns Gymnasium
# Kurser
ICDP-vejleder (2016), Førstehjælp til børn (2025), DUÅ (2018)
# Frivilligt arbejde
Kasserer i Svendborg Vinterbadere
# Privat
Gift med Rasmus, sammen har vi Alba på 11 og Storm på 7.
# Referencer
Oplyses ved samtale
`,
  }),
  cv('b23-dk-speditoer', 'pdf', 'da', 'DK', {
    names: ['Jeppe Brandstrup Møldrup', 'Jeppe Møldrup', 'Jeppe B. Møldrup'],
    email: 'jeppe@moeldrup-cv.example',
    phone: '55 55 01 68',
    city: 'Fredericia',
    headline: 'Afdelingsleder, vejtransport',
    languages: ['Dansk', 'Engelsk', 'Tysk', 'Polsk'],
    jobs: [
      'Afdelingsleder | Lillebælt Spedition A/S | Fredericia | 2022-03 | now',
      'Teamleder, Østeuropa | Lillebælt Spedition A/S | Fredericia | 2018-06 | 2022-02',
      'Speditør | Padborg Linjetrafik A/S | Padborg | 2013-09 | 2018-05',
      'Disponent | Vognmand Hardy Juhl ApS | Kolding | 2011-11 | 2013-08',
      'Speditørelev | Padborg Linjetrafik A/S | Padborg | 2009-08 | 2011-07',
    ],
    aside: [4],
    page: `
! Jeppe B. Møldrup
Afdelingsleder, vejtransport
~ Prangervej 155, 7000 Fredericia · mobil 55 55 01 68 · jeppe@moeldrup-cv.example
# Resumé
Speditør af uddannelse og hjerte. Har bygget en Polenstrafik op fra 3 til 40 træk om ugen. Søger ansvar for en hel niche, gerne med kølegods.
# Nøglekompetencer
* Personaleledelse, 13 medarbejdere
* Fragtaftaler, CMR, told, ADR-kendskab
* Navision, Transporeon, Timocom
# Karriere
Afdelingsleder \tmarts 2022 – d.d.
Lillebælt Spedition A/S, Fredericia
* Omsætning 118 mio. kr., dækningsgrad fra 11 til 14 procent
Teamleder, Østeuropa \tjuni 2018 – februar 2022
Lillebælt Spedition A/S, Fredericia
* Åbnede kontor i Poznań
Speditør \tseptember 2013 – maj 2018
Padborg Linjetrafik A/S, Padborg
Disponent \tnovember 2011 – august 2013
Vognmand Hardy Juhl ApS, Kolding
Speditørelev \taugust 2009 – juli 2011
Padborg Linjetrafik A/S, Padborg
# Uddannelse
Akademiuddannelse i international transport og logistik, IBA Kolding, 2015 – 2017
HHX, Aabenraa Handelsskole, 2006 – 2009
# Sprog
Dansk: modersmål
Engelsk: forhandlingsniveau
Tysk: flydende
Polsk: begynder
# Fritid
Håndboldtræner, mountainbike, far til tvillinger
~ Fulde navn: Jeppe Brandstrup Møldrup
`,
  }),
  cv('b24-dk-toemrer', 'doc', 'da', 'DK', {
    names: ['Villads Thorup Enevoldsen', 'Villads Enevoldsen', 'Villads Thorup'],
    email: 'villads.enevoldsen@limfjordmail.example',
    phone: '55 55 01 92',
    city: 'Skive',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Byggeleder | Salling Totalbyg A/S | Skive | 2021-02 | now',
      'Tømrersjakbajs | Salling Totalbyg A/S | Skive | 2016-04 | 2021-01',
      'Tømrer | Nordfjord Bygg AS | Stavanger | 2013-08 | 2016-03',
      'Selvstændig tømrer | Thorups Tømrerservice | Spøttrup | 2010-05 | 2013-06',
      'Tømrerlærling | Tømrermester Egon Bach | Roslev | 2005-08 | 2009-12',
    ],
    aside: [4],
    page: `
# CV
**Villads Thorup Enevoldsen**
Resenvej 55
7800 Skive
Mobil 55 55 01 92
villads.enevoldsen@limfjordmail.example
Født 6. juli 1988, kørekort B/E, truckcertifikat B
# Beskæftigelse
feb. 2021 – \t**Byggeleder**, Salling Totalbyg A/S, Skive
\tUdbud i hovedentreprise op til 55 mio. kr., tidsplaner i MS Project, byggemøder, sikkerhed
apr. 2016 – jan. 2021\t**Tømrersjakbajs**, Salling Totalbyg A/S, Skive
\tSjak på seks mand og to lærlinge, akkordaftaler
aug. 2013 – mar. 2016\t**Tømrer**, Nordfjord Bygg AS, Stavanger, Norge
\tRotation 12-9, hytter og rækkehuse
maj 2010 – juni 2013\t**Selvstændig tømrer**, Thorups Tømrerservice, Spøttrup
\tTage, vinduer, køkkener. Lukkede firmaet uden gæld.
jan. 2010 – apr. 2010\tLedig
aug. 2005 – dec. 2009\t**Tømrerlærling**, Tømrermester Egon Bach, Roslev
\tSvendebrev med bronzemedalje
# Skole og kurser
2018 – 2020\tBygningskonstruktør, enkeltmoduler, VIA Holstebro (ikke afsluttet)
2022\tArbejdsmiljøkoordinator
2014\tFallsikring og varme arbeider, norske kurser
2004 – 2005\tEfterskole, Sportscollege Ranum
# Sprog
Dansk, Engelsk, Norsk
# Fritid
Formand for den lokale skytteforening, jagt, to drenge på 6 og 9
# Reference
Projektchef Lone Dissing, Salling Totalbyg A/S, tlf. 55 55 01 93
`,
  }),
];
