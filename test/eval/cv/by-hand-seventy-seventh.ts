import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-seventh');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_SEVENTH: Sheet[] = [
  cv('a01-au-childcare-director', 'docx', 'en', 'AU', {
    names: ['Tamsin Louise Verhoeven', 'Tamsin Verhoeven', 'Tamsin L. Verhoeven'],
    email: 'tamsin.verhoeven@goldfields.example',
    phone: '0491 571 266',
    city: 'Bendigo',
    headline: 'Early Childhood Teacher and Centre Director',
    languages: [],
    jobs: [
      'Centre Director | Little Quoll Early Learning | Kangaroo Flat | 2022-03 | now',
      'Educational Leader | Little Quoll Early Learning | Kangaroo Flat | 2019-01 | 2021-02',
      'Early Childhood Teacher | Campaspe Street Kindergarten | Echuca | 2014-01 | 2018-12',
      'Room Leader, Toddlers | Sunny Corner Child Care | Castlemaine | 2010-07 | 2013-12',
      'Casual Educator | Loddon Relief Staffing | | 2009-02 | 2010-06',
    ],
    page: `
! Tamsin Verhoeven
Early Childhood Teacher and Centre Director
~ 8/41 Mundy Street, Bendigo VIC 3550
~ M: 0491 571 266   E: tamsin.verhoeven@goldfields.example
# About me
I run a 92-place long day care service rated Exceeding in five of seven quality areas. I like budgets nearly as much as mud kitchens. VIT registered, current WWCC, HLTAID012.
# Employment
**Centre Director** \tMarch 2022 – current
Little Quoll Early Learning, Kangaroo Flat
* 34 educators, occupancy from 71% to 96% in two years
* Assessment and rating visit 2024, quality improvement plan, CCS compliance
* Introduced bush kinder one day a week
^ **Parental leave** \tMarch 2021 – February 2022
^ **Educational Leader** \tJanuary 2019 – February 2021
Little Quoll Early Learning, Kangaroo Flat
* Mentored three teachers through full registration
* Rewrote the planning cycle with the team
^ **Early Childhood Teacher** \tJanuary 2014 – December 2018
Campaspe Street Kindergarten, Echuca
* Four-year-old program, two groups of 27
* Koorie Engagement contact for the cluster
^ **Room Leader, Toddlers** \tJuly 2010 – December 2013
Sunny Corner Child Care, Castlemaine
^ **Casual Educator** \tFebruary 2009 – June 2010
Loddon Relief Staffing
# Qualifications
Bachelor of Early Childhood Education, La Trobe University, Bendigo, 2013 (part time)
Diploma of Children's Services, Bendigo TAFE, 2009
# Referees
Janelle Okoro, Area Manager, Little Quoll Group, 0491 571 491
Written references can be provided.
~ Tamsin Louise Verhoeven – updated November 2026
`,
  }),
  cv('a02-au-accountant', 'pdf', 'en', 'AU', {
    names: ['Rajiv Menon-Tucker', 'Raj Menon-Tucker', 'Rajiv (Raj) Menon-Tucker'],
    email: 'raj@menontucker.example',
    phone: '0491 570 737',
    city: 'Norwood',
    headline: 'Finance Business Partner | CPA',
    languages: [],
    jobs: [
      'Finance Business Partner | Barossa Glass Packaging Pty Ltd | Gawler | 2023-10 | now',
      'Interim Financial Controller (6-month contract) | Tarnanthi Wines | McLaren Vale | 2023-03 | 2023-09',
      'Senior Management Accountant | Spencer Gulf Ports Corporation | Adelaide | 2018-05 | 2022-11',
      'Management Accountant | Spencer Gulf Ports Corporation | Adelaide | 2015-02 | 2018-05',
      'Graduate Accountant | Hollis Penhall Partners | Adelaide | 2012-02 | 2015-01',
      'Treasurer | Norwood Junior Soccer Club | | 2019 | now',
    ],
    aside: [5],
    page: `
> **RAJIV (RAJ) MENON-TUCKER**
> Finance Business Partner | CPA
> Norwood SA 5067 | 0491 570 737 | raj@menontucker.example
# CAREER SUMMARY
Management accountant with fourteen years in ports, glass and wine. Board papers that fit on two pages, and a month end that closes on day four.
# KEY STRENGTHS
* Budgeting and rolling forecasts, capex cases, standard costing
* Power BI, TM1, SAP S/4HANA, MYOB Advanced
* Explaining variances to people who would rather be in the plant
# PROFESSIONAL EXPERIENCE
**Barossa Glass Packaging Pty Ltd**, Gawler
Finance Business Partner | 10/2023 – Present
* Partner to operations and energy, cost base of $140m
* Furnace rebuild business case of $38m approved at first reading
^ **Tarnanthi Wines**, McLaren Vale
Interim Financial Controller (6-month contract) | 03/2023 – 09/2023
* Covered a resignation through vintage and year-end audit
^ **Spencer Gulf Ports Corporation**, Adelaide
Senior Management Accountant | 05/2018 – 11/2022
* Led a team of three; costing model for seven ports
Management Accountant | 02/2015 – 05/2018
* Month end, fixed assets, berth pricing
^ **Hollis Penhall Partners**, Adelaide
Graduate Accountant | 02/2012 – 01/2015
* Business services and superannuation funds
# EDUCATION
CPA Program, completed 2015
Bachelor of Commerce (Accounting), Flinders University, 2011
# COMMUNITY
Treasurer, Norwood Junior Soccer Club, since 2019
`,
  }),
  cv('a03-nz-plumber', 'doc', 'en', 'NZ', {
    names: ['Tevita Faleolo', 'David Tevita Faleolo', 'David Faleolo'],
    email: 'tevita.faleolo@manukapost.example',
    phone: '021 555 0168',
    city: 'Papakura',
    languages: ['English', 'Tongan'],
    jobs: [
      'Site Foreman | Takanini Plumbing & Gas Ltd | Takanini | 2022-07 | now',
      'Certifying Plumber and Gasfitter | Takanini Plumbing & Gas Ltd | Takanini | 2018-02 | 2022-06',
      'Plumber | Hot Pipes (Sydney) Pty Ltd | Blacktown | 2016-01 | 2017-11',
      'Plumber | Franklin Drainlayers | Pukekohe | 2013-05 | 2015-12',
      'Apprentice Plumber | Franklin Drainlayers | Pukekohe | 2009-04 | 2013-05',
    ],
    aside: [4],
    page: `
CURRICULUM VITAE
|| 5 12
| **Full name** | David Tevita Faleolo
| **Known as** | Tevita
| **Address** | 66 Settlement Road, Papakura 2110
| **Mobile** | 021 555 0168
| **Email** | tevita.faleolo@manukapost.example
| **Licences** | Certifying plumber and gasfitter (PGDB 55519), full class 1 and 2, Site Safe
# Personal Profile
Tradesman of seventeen years, now running gangs on terraced housing. My sites are tidy and my apprentices pass first time.
# Work History
|| 5 12
| July 2022 – now | **Site Foreman**\\Takanini Plumbing & Gas Ltd, Takanini\\Gangs of four to nine, 180 terraces at Drury, producer statements and council inspections
| Feb 2018 – June 2022 | **Certifying Plumber and Gasfitter**\\Takanini Plumbing & Gas Ltd, Takanini\\New builds, hot water, gas certificates
| Jan 2016 – Nov 2017 | **Plumber**\\Hot Pipes (Sydney) Pty Ltd, Blacktown, Australia\\Apartment blocks
| May 2013 – Dec 2015 | **Plumber**\\Franklin Drainlayers, Pukekohe
| April 2009 – May 2013 | **Apprentice Plumber**\\Franklin Drainlayers, Pukekohe
# Training
National Certificate in Plumbing and Gasfitting, Level 4, 2013
Certifying exams, 2017 (December, first sitting)
Papakura High School, NCEA Level 2, 2008
# Languages
English, Tongan
# Outside work
Church youth leader, touch rugby, smoking fish
# Referees
Grant Pilcher, Director, Takanini Plumbing & Gas, 021 555 0169
`,
  }),
  cv('a04-nz-policy-advisor', 'docx', 'en', 'NZ', {
    names: ['Dr Isobel Mackersey', 'Isobel Mackersey', 'Isobel Rose Mackersey', 'Dr Isobel Rose Mackersey'],
    email: 'isobel.mackersey@harbourwind.example',
    phone: '+64 21 555 0192',
    city: 'Wellington',
    languages: ['English', 'French', 'Te reo Māori'],
    jobs: [
      'Principal Policy Advisor | Ministry for the Environment | Wellington | 2023-08 | now',
      'Senior Policy Advisor | Ministry for the Environment | Wellington | 2020-06 | 2023-07',
      'Secondee, Office of the Minister | Department of the Prime Minister and Cabinet | Wellington | 2022-02 | 2022-08',
      'Policy Analyst | Greater Wairarapa Regional Council | Masterton | 2017-03 | 2020-05',
      'Teaching Fellow | University of Otago | Dunedin | 2014-02 | 2016-12',
    ],
    page: `
! Dr Isobel Rose Mackersey
~ Brooklyn, Wellington 6021 • +64 21 555 0192 • isobel.mackersey@harbourwind.example
# Profile
Freshwater scientist turned policy advisor. I write cabinet papers that survive consultation and brief ministers without slides.
# Career
## Ministry for the Environment, Wellington
**Principal Policy Advisor**, August 2023 to present
* Lead on allocation reform, virtual team of seven
* Four cabinet papers, two select committee appearances
**Senior Policy Advisor**, June 2020 to July 2023
* National direction on wetlands; 4,600 submissions analysed
## Department of the Prime Minister and Cabinet, Wellington
**Secondee, Office of the Minister**, February 2022 to August 2022
* Private secretary for environment during the portfolio change
## Greater Wairarapa Regional Council, Masterton
**Policy Analyst**, March 2017 to May 2020
* Section 32 reports, hearings, iwi partnership on the Ruamāhanga
## University of Otago, Dunedin
**Teaching Fellow**, February 2014 to December 2016
* Stage 2 and 3 ecology papers
# Education
PhD (Zoology), University of Otago, 2013
BSc (Hons), First Class, University of Canterbury, 2008
# Languages
English (native)
French (conversational)
Te reo Māori (Level 3 certificate, 2021)
# Publications
A list of eleven papers can be sent.
`,
  }),
  cv('a05-gb-solicitor', 'pdf', 'en', 'GB', {
    names: ['Harriet Anstruther-Okafor', 'Harriet N. Anstruther-Okafor'],
    email: 'h.anstruther@clerkenmail.example',
    phone: '07700 900742',
    city: 'Bristol',
    headline: 'Commercial Property Solicitor',
    languages: ['Italian'],
    jobs: [
      'Legal Director | Temple Meads Law LLP | Bristol | 2024-05 | now',
      'Senior Associate | Temple Meads Law LLP | Bristol | 2020-05 | 2024-04',
      'Associate | Gresham Pryor LLP | London | 2016-09 | 2019-06',
      'Trainee Solicitor | Gresham Pryor LLP | London | 2014-09 | 2016-08',
      'Paralegal | Avonbank Housing Association | Bath | 2012-10 | 2014-07',
    ],
    aside: [3],
    page: `
> **Harriet N. Anstruther-Okafor**
> Commercial Property Solicitor
> Clifton, Bristol BS8 · 07700 900742 · h.anstruther@clerkenmail.example
# Professional Summary
Ten years' PQE in landlord and tenant, development and investment work for institutions, housing associations and one zoo. Admitted September 2016.
# Career to Date
May 2024 – Present: Legal Director, Temple Meads Law LLP, Bristol
* Head of a team of four fee earners; £920k billed last year
* Acted on the £31m forward funding of a student scheme in Cardiff
^ May 2020 – April 2024: Senior Associate, Temple Meads Law LLP, Bristol
* Asset management of a 114-unit retail portfolio
* Supervised trainees, wrote the know-how notes on the Building Safety Act
^ July 2019 – April 2020: Career break – maternity, followed by a move from London
^ September 2016 – June 2019: Associate, Gresham Pryor LLP, London
* Rights of light, options, overage
^ September 2014 – August 2016: Trainee Solicitor, Gresham Pryor LLP, London
* Seats in real estate, corporate, planning and disputes
^ October 2012 – July 2014: Paralegal, Avonbank Housing Association, Bath
# Education
LPC, University of the West of England, Distinction, 2012
LLB (Hons), University of Exeter, 2:1, 2008 – 2011
A Levels: History (A), Italian (A), Maths (B)
# Additional Information
Fluent in Italian. Clean driving licence. Trustee of a hospice shop charity.
# References
Available on request
`,
  }),
  cv('a06-gb-hgv-technician', 'doc', 'en', 'GB', {
    names: ['Gareth "Gaz" Pumphrey', 'Gareth Pumphrey', 'Gaz Pumphrey'],
    email: 'gaz.pumphrey@humberlink.example',
    phone: '07700 900185',
    city: 'Goole',
    languages: [],
    jobs: [
      'Workshop Supervisor | Ouse Valley Commercials | Goole | 2021 | now',
      'HGV Technician | Ouse Valley Commercials | Goole | 2015 | 2021',
      'Mobile Fitter (self-employed) | GP Truck & Trailer | | 2011 | 2015',
      'Vehicle Mechanic, Class 1 | British Army, REME | Catterick | 2003 | 2011',
    ],
    page: `
! Gareth "Gaz" Pumphrey
27 Pasture Lane
Goole
DN14
Mobile: 07700 900185
Email: gaz.pumphrey@humberlink.example
# Personal Statement
Time-served HGV man with irtec, looking to move off the spanners into a fleet engineer's post. I have kept 61 units to a 98% first-time MOT pass for three years.
# Employment
2021 – present
**Workshop Supervisor**
Ouse Valley Commercials, Goole
* Seven technicians and two apprentices over two shifts
* DVSA audits, tacho and LOLER diary, parts budget
^ 2015 – 2021
**HGV Technician**
Ouse Valley Commercials, Goole
* DAF and Scania, walking floors, tail lifts, ADR tankers
^ 2011 – 2015
**Mobile Fitter (self-employed)**
GP Truck & Trailer
* Roadside and yard repairs across the Humber
^ 2003 – 2011
**Vehicle Mechanic, Class 1**
British Army, REME, Catterick and overseas
* Two tours of Afghanistan, left as Corporal
# Qualifications
irtec Inspection Technician (renewed 2025)
City & Guilds Level 3 Heavy Vehicle Maintenance
Class C+E licence, ADR
IOSH Managing Safely
# Hobbies
Restoring a 1974 Atkinson Borderer, darts
`,
  }),
  cv('a07-gb-radiographer', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Bankole', 'Seun Bankole', 'Oluwaseun Grace Bankole', 'Oluwaseun (Seun) Bankole'],
    email: 'seun.bankole@tynescan.example',
    phone: '01632 960471',
    city: 'Gateshead',
    headline: 'Senior CT Radiographer',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Senior Radiographer, CT (Band 6) | Northgate Royal Infirmary | Newcastle upon Tyne | 2021-04 | now',
      'Bank Radiographer | NHS Professionals | | 2019-09 | now',
      'Radiographer (Band 5) | Northgate Royal Infirmary | Newcastle upon Tyne | 2018-08 | 2021-03',
      'Radiographer | Oke-Ado Diagnostic Centre | Ibadan | 2013-11 | 2017-06',
      'Healthcare Assistant | Derwent Lodge Care Home | Consett | 2017-09 | 2018-07',
    ],
    page: `
|| 6 11
| **OLUWASEUN GRACE BANKOLE**\\(Seun)\\Senior CT Radiographer\\**Contact**\\Low Fell, Gateshead NE9\\01632 960471\\seun.bankole@tynescan.example\\**Registration**\\HCPC RA555072\\Society of Radiographers\\**Languages**\\English\\Yoruba\\**Training**\\IV cannulation\\CT colonography\\IR(ME)R update 2026\\ILS | **Work Experience**\\**Senior Radiographer, CT (Band 6)**\\Northgate Royal Infirmary, Newcastle upon Tyne\\April 2021 – present\\Trauma and stroke imaging, lead for student placements, dose audit\\**Bank Radiographer**\\NHS Professionals\\September 2019 – present\\Weekend plain film lists, about two shifts a month\\**Radiographer (Band 5)**\\Northgate Royal Infirmary, Newcastle upon Tyne\\August 2018 – March 2021\\A&E, theatre, mobiles\\**Radiographer**\\Oke-Ado Diagnostic Centre, Ibadan, Nigeria\\November 2013 – June 2017\\X-ray, mammography, records\\**Healthcare Assistant**\\Derwent Lodge Care Home, Consett\\September 2017 – July 2018\\While my HCPC registration was being processed\\**Education**\\PgCert Computed Tomography, Teesside University, 2022\\B.Rad., University of Ibadan, 2012
~ References: Superintendent Radiographer, Northgate Royal Infirmary – details on request
`,
  }),
  cv('a08-us-hotel-manager', 'pdf', 'en', 'US', {
    names: ['Desmond K. Fairweather', 'Desmond Fairweather'],
    email: 'dfairweather@lowcountry.example',
    phone: '(843) 555-0127',
    city: 'Charleston',
    headline: 'Hotel General Manager',
    languages: [],
    jobs: [
      'General Manager | The Palmetto Exchange Hotel | Charleston, SC | 2022-02 | now',
      'Director of Rooms | Marrowstone Hotels & Resorts | Savannah, GA | 2019-01 | 2020-04',
      'Front Office Manager | Marrowstone Hotels & Resorts | Savannah, GA | 2016-03 | 2018-12',
      'Assistant Front Office Manager | Marrowstone Hotels & Resorts | Hilton Head, SC | 2014-06 | 2016-03',
      'Night Auditor | Wando River Inn | Mount Pleasant, SC | 2011-09 | 2014-05',
    ],
    page: `
! DESMOND K. FAIRWEATHER
Hotel General Manager
Charleston, SC 29403 | (843) 555-0127 | dfairweather@lowcountry.example
# EXECUTIVE SUMMARY
Hospitality leader with 15 years from night audit to general manager. Opened a 142-key independent property and took it to #3 of 61 in the market within 18 months.
# CORE COMPETENCIES
P&L Ownership | Revenue Management | Pre-Opening | Union Relations | Guest Recovery | Opera & Delphi
# PROFESSIONAL EXPERIENCE
**The Palmetto Exchange Hotel** – Charleston, SC \t2022 – Present
**General Manager** (February 2022 – Present)
* RevPAR index from 88 to 117; GOP margin up 9 points
* Hired 94 associates; turnover of 28% against 70% in the market
^ Laid off with the closing of the resort in April 2020; cared for newborn twins until January 2022
^ **Marrowstone Hotels & Resorts** – Savannah, GA and Hilton Head, SC \t2014 – 2020
**Director of Rooms**, Savannah (January 2019 – April 2020)
* 310 keys, front office, housekeeping and engineering
**Front Office Manager**, Savannah (March 2016 – December 2018)
* Guest satisfaction from 8.1 to 9.0
**Assistant Front Office Manager**, Hilton Head (June 2014 – March 2016)
^ **Wando River Inn** – Mount Pleasant, SC \t2011 – 2014
**Night Auditor** (September 2011 – May 2014)
# EDUCATION
B.S., Hospitality Management, College of Charleston, 2014
# CERTIFICATIONS
Certified Hotel Administrator (CHA), 2021
ServSafe Manager
`,
  }),
  cv('a09-us-special-ed-teacher', 'doc', 'en', 'US', {
    names: [
      'M. Kathleen Wojcik-Alvarez',
      'Kathleen Wojcik-Alvarez',
      'Katie Wojcik-Alvarez',
      'M. Kathleen "Katie" Wojcik-Alvarez',
    ],
    email: 'katiewa@prairielane.example',
    phone: '515-555-0143',
    city: 'Ames',
    languages: ['American Sign Language', 'Spanish'],
    jobs: [
      'Special Education Teacher, Grades 3–5 | Story Creek Community School District | Ames, Iowa | 2017-08 | now',
      'Summer School Coordinator | Story Creek Community School District | Ames, Iowa | 2019-06 | 2023-07',
      'Resource Room Teacher | Boone Valley Elementary School | Boone, Iowa | 2012-08 | 2017-06',
      'Long-Term Substitute, Grade 2 | Nevada Public Schools | Nevada, Iowa | 2012-01 | 2012-05',
      'Student Teacher | Meredith Elementary | Des Moines, Iowa | 2011-08 | 2011-12',
    ],
    aside: [4],
    page: `
> **M. Kathleen "Katie" Wojcik-Alvarez, M.Ed.**
> 2216 Duff Avenue, Ames, Iowa 50010
> 515-555-0143 ~ katiewa@prairielane.example
# Objective
A position as special education department chair or instructional coach.
# Licensure
Iowa Standard License, Strategist I K–8 and Strategist II, folder no. 555180
# Teaching Experience
**Special Education Teacher, Grades 3–5** \tAugust 2017–Present
Story Creek Community School District, Ames, Iowa
* Caseload of 16; writes and defends IEPs; trains four paraeducators
* Brought reading growth of the caseload to 1.3 years per year
**Summer School Coordinator** \tJune 2019–July 2023 (summers)
Story Creek Community School District, Ames, Iowa
* Extended school year for 45 students, staff of nine
**Resource Room Teacher** \tAugust 2012–June 2017
Boone Valley Elementary School, Boone, Iowa
* Co-teaching in math, behavior plans
**Long-Term Substitute, Grade 2** \tJanuary 2012–May 2012
Nevada Public Schools, Nevada, Iowa
**Student Teacher** \tAugust 2011–December 2011
Meredith Elementary, Des Moines, Iowa
# Education
M.Ed., Special Education, Drake University, 2016
B.A., Elementary Education, University of Northern Iowa, December 2011
# Languages
American Sign Language (conversational), Spanish (working)
# Memberships
Council for Exceptional Children; building union representative
`,
  }),
  cv('a10-ie-compliance', 'docx', 'en', 'IE', {
    names: ['Diarmuid Ó Caoimh', "Dermot O'Keeffe"],
    email: 'diarmuid.ocaoimh@leemail.example',
    phone: '020 916 5523',
    city: 'Ballincollig',
    headline: 'Compliance and Financial Crime',
    languages: ['Irish', 'English', 'Polish'],
    jobs: [
      'Head of Compliance (PCF-12) | Cashel Mutual Credit DAC | Cork | 2022-06 | now',
      'AML Manager | Munster Savings Bank plc | Cork | 2018-02 | 2022-05',
      'Compliance Officer | Munster Savings Bank plc | Cork | 2014-10 | 2018-01',
      'Fund Accountant | Shannonside Fund Services | Limerick | 2011-07 | 2014-09',
      'English Teacher | Szkoła Językowa Bosman | Gdynia | 2009-09 | 2011-06',
    ],
    page: `
! Diarmuid Ó Caoimh
> Compliance and Financial Crime
= Address:\t18 Inniscarra View, Ballincollig, Co. Cork
= Mobile:\t020 916 5523
= Email:\tdiarmuid.ocaoimh@leemail.example
# Career Profile
Fifteen years in regulated financial services. PCF holder approved by the Central Bank. Answers to Dermot O'Keeffe as well, which is what the passport used to say.
# Career History
|| 3 5 5
| **Dates** | **Role** | **Organisation**
| 06/2022 – date | Head of Compliance (PCF-12) | Cashel Mutual Credit DAC, Cork
| 02/2018 – 05/2022 | AML Manager | Munster Savings Bank plc, Cork
| 10/2014 – 01/2018 | Compliance Officer | Munster Savings Bank plc, Cork
| 07/2011 – 09/2014 | Fund Accountant | Shannonside Fund Services, Limerick
| 09/2009 – 06/2011 | English Teacher | Szkoła Językowa Bosman, Gdynia, Poland
# Main achievements
* IAF and SEAR gap analysis for 46 responsibilities, closed before the deadline
* Cut the alert backlog at Munster Savings from 7,100 to under 200
* Took a risk mitigation programme to closure without enforcement
* Trained 380 branch staff on STRs
# Education and Professional
Licentiate of the ACOI, 2017
Professional Diploma in Compliance, UCD, 2016
BA in Economics and Irish, University College Cork, 2009
# Languages
Irish (fluent), English (native), Polish (basic)
# Interests
Scór, open water swimming, secretary of the local GAA club
`,
  }),
  cv('a11-in-civil-engineer', 'pdf', 'en', 'IN', {
    names: ['Priyanka Deshpande-Kulkarni', 'Priyanka S. Deshpande-Kulkarni'],
    email: 'priyanka.dk@sahyadrimail.example',
    phone: '+91 99555 03318',
    city: 'Pune',
    headline: 'Senior Planning Engineer – Metro and Highways',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Senior Planning Engineer | Trimurti Infraprojects Ltd. | Pune | 2022-06 | now',
      'Planning Engineer | Trimurti Infraprojects Ltd. | Nagpur | 2018-12 | 2022-05',
      'Site Engineer | Godavari Buildcon Pvt. Ltd. | Nashik | 2014-07 | 2017-03',
      'Graduate Engineer Trainee | Godavari Buildcon Pvt. Ltd. | Nashik | 2013-07 | 2014-06',
    ],
    aside: [3],
    page: `
! PRIYANKA S. DESHPANDE-KULKARNI
Senior Planning Engineer – Metro and Highways
Contact No.: +91 99555 03318, Email ID: priyanka.dk@sahyadrimail.example
# Professional Synopsis
* A result-oriented professional with 11 years of experience in planning, monitoring and billing of infrastructure projects
* Proficient in Primavera P6, MS Project, AutoCAD and Candy
* PMP certified (2021)
# Organisational Experience
**Trimurti Infraprojects Ltd.**
**Designation:** Senior Planning Engineer
**Duration:** June 2022 till date
**Location:** Pune
**Project:** Elevated metro viaduct, 12.4 km, Rs. 1,150 crore
* Baseline programme, EOT claims, monthly progress reports to the client
* Team of three planners and one quantity surveyor
^ **Trimurti Infraprojects Ltd.**
**Designation:** Planning Engineer
**Duration:** December 2018 to May 2022
**Location:** Nagpur
**Project:** Six-laning of NH, package IV
* Weekly look-ahead, resource histograms, delay analysis
^ **Godavari Buildcon Pvt. Ltd.**
**Designation:** Site Engineer
**Duration:** July 2014 to March 2017
**Location:** Nashik
* Minor bridges and box culverts, bar bending schedules
^ **Godavari Buildcon Pvt. Ltd.**
**Designation:** Graduate Engineer Trainee
**Duration:** July 2013 to June 2014
**Location:** Nashik
# Career Gap
April 2017 to November 2018: marriage, relocation and birth of daughter; completed Primavera training
# Academic Credentials
B.E. Civil, Savitribai Phule Pune University, 2013, First Class with Distinction
H.S.C., Maharashtra Board, 2009, 84.6%
# Personal Dossier
Date of Birth: 11th February 1992
Address: Flat 9, Shivneri Apartments, Kothrud, Pune – 411 038
Languages Known: Marathi, Hindi and English
Passport: valid up to 2031
`,
  }),
  cv('a12-za-logistics', 'doc', 'en', 'ZA', {
    names: ['Nomvula Precious Dlamini', 'Nomvula Dlamini', 'Precious Dlamini', 'Nomvula P. Dlamini'],
    email: 'nomvula.dlamini@umgenipost.example',
    phone: '082 555 0174',
    city: 'Pinetown',
    languages: ['isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Logistics Manager | Umhlanga Cold Chain (Pty) Ltd | Durban | 2021-09 | now',
      'Fleet Controller | Umhlanga Cold Chain (Pty) Ltd | Durban | 2018-04 | 2021-08',
      'Dispatch Supervisor | Valley Bakeries | Pietermaritzburg | 2014-01 | 2018-02',
      'Receiving Clerk | Valley Bakeries | Pietermaritzburg | 2011-06 | 2013-12',
      'Learnership: Freight Handling | Transwharf Academy | Durban | 2010-02 | 2011-01',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE OF NOMVULA PRECIOUS DLAMINI**
# PERSONAL PARTICULARS
= Surname\tDlamini
= Full names\tNomvula Precious
= Date of birth\t14 August 1991
= Nationality\tSouth African
= Gender\tFemale
= Home language\tisiZulu
= Other languages\tEnglish, Afrikaans
= Driver's licence\tCode 10 with PrDP
= Residential address\t5 Bamboo Lane, Pinetown 3610
= Cell\t082 555 0174
= E-mail\tnomvula.dlamini@umgenipost.example
# EDUCATIONAL BACKGROUND
= Matric\tIsipingo Secondary School, 2009
= Tertiary\tNational Diploma: Logistics, Durban University of Technology, 2017 (part time)
= Short courses\tSAP TM; RTMS auditor; labour relations for line managers
# EMPLOYMENT HISTORY
= Company\tUmhlanga Cold Chain (Pty) Ltd, Durban
= Position\tLogistics Manager
= Period\tSeptember 2021 to date
= Duties\tFleet of 72 reefers, 140 drivers, cross-border permits, fuel and tyre contracts
= Company\tUmhlanga Cold Chain (Pty) Ltd, Durban
= Position\tFleet Controller
= Period\tApril 2018 to August 2021
= Duties\tRoute planning, telematics, driver debriefing
= Company\tValley Bakeries, Pietermaritzburg
= Position\tDispatch Supervisor
= Period\tJanuary 2014 to February 2018
= Reason for leaving\tBetter prospects
= Company\tValley Bakeries, Pietermaritzburg
= Position\tReceiving Clerk
= Period\tJune 2011 to December 2013
= Company\tTranswharf Academy, Durban
= Position\tLearnership: Freight Handling
= Period\tFebruary 2010 to January 2011
# REFERENCES
Mr. S. Govender, Operations Director, Umhlanga Cold Chain, 082 555 0175
Mrs. A. van Tonder, formerly Valley Bakeries, 082 555 0176
`,
  }),
  cv('b01-de-de-steuerfachwirtin', 'docx', 'de', 'DE', {
    names: ['Annegret Söhnlein', 'Annegret Söhnlein, geb. Wachtmeister'],
    email: 'annegret.soehnlein@lahnkonto.example',
    phone: '0171 3920041',
    city: 'Wetzlar',
    headline: 'Steuerfachwirtin',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Steuerfachwirtin | Kanzlei Dr. Brühl & Partner mbB | Gießen | 2018-04 | now',
      'Steuerfachangestellte in Teilzeit | Steuerbüro Ingrid Fackiner | Solms | 2013-09 | 2018-03',
      'Steuerfachangestellte | Steuerbüro Ingrid Fackiner | Solms | 2006-08 | 2011-06',
      'Ausbildung zur Steuerfachangestellten | Steuerbüro Ingrid Fackiner | Solms | 2003-08 | 2006-07',
    ],
    aside: [3],
    page: `
> **LEBENSLAUF**
# Angaben zur Person
|| 5 11
| Name | Annegret Söhnlein, geb. Wachtmeister
| Geburtsdatum | 23. April 1986
| Geburtsort | Dillenburg
| Familienstand | verheiratet, zwei Kinder (13 und 15)
| Anschrift | Am Kornmarkt 8, 35578 Wetzlar
| Mobil | 0171 3920041
| E-Mail | annegret.soehnlein@lahnkonto.example
# Berufspraxis
|| 5 11
| 04/2018 – heute | **Steuerfachwirtin**\\Kanzlei Dr. Brühl & Partner mbB, Gießen\\Jahresabschlüsse und Erklärungen für 60 Mandate, Betriebsprüfungen, Einführung der digitalen Belegbuchung
| 09/2013 – 03/2018 | **Steuerfachangestellte in Teilzeit**\\Steuerbüro Ingrid Fackiner, Solms\\Finanzbuchhaltung, Lohn, 22 Wochenstunden
| 07/2011 – 08/2013 | Elternzeit
| 08/2006 – 06/2011 | **Steuerfachangestellte**\\Steuerbüro Ingrid Fackiner, Solms
# Ausbildung
|| 5 11
| 08/2003 – 07/2006 | **Ausbildung zur Steuerfachangestellten**\\Steuerbüro Ingrid Fackiner, Solms\\Abschluss vor der Steuerberaterkammer Hessen, Note gut
| 2003 | Fachhochschulreife, Theodor-Heuss-Schule, Wetzlar
# Weiterbildung
|| 5 11
| 2017 | Steuerfachwirtin, Steuerberaterkammer Hessen
| 2022 | Fachassistentin Digitalisierung und IT-Prozesse
# Sprachen
Deutsch (Muttersprache), Englisch (Schulkenntnisse)
# EDV
DATEV, Lexware, Excel
Wetzlar, 3. November 2026
Annegret Söhnlein
`,
  }),
  cv('b02-de-at-koch', 'pdf', 'de', 'AT', {
    names: ['Florian Zirbisegger', 'Florian Josef Zirbisegger'],
    email: 'f.zirbisegger@ennstalpost.example',
    phone: '+43 660 5550142',
    city: 'Schladming',
    headline: 'Küchenchef',
    languages: ['Deutsch', 'Englisch', 'Kroatisch'],
    jobs: [
      'Küchenchef | Alpenhotel Rittisberg | Ramsau am Dachstein | 2023-12 | now',
      'Souschef (Saison) | Hotel Gipfelglück | Obertauern | 2021-11 | 2023-04',
      'Koch auf Flusskreuzfahrten | Donaukrone Reederei GmbH | Linz | 2019-03 | 2020-03',
      'Chef de Partie | Restaurant Murblick | Graz | 2015-05 | 2019-01',
      'Jungkoch | Gasthof Kirchenwirt | Gröbming | 2013-09 | 2015-04',
      'Lehre Koch/Kellner | Gasthof Kirchenwirt | Gröbming | 2009-09 | 2013-08',
    ],
    aside: [5],
    page: `
! Florian Josef Zirbisegger
> Küchenchef
> 8970 Schladming, Siedlungsstraße 44 · +43 660 5550142 · f.zirbisegger@ennstalpost.example
# Profil
Regionale Küche ohne Heimatmuseum. Gewohnt, dass im Februar 190 Leute gleichzeitig essen wollen, und gern Lehrherr.
# Beruflicher Werdegang
Dezember 2023 – laufend
**Küchenchef**, Alpenhotel Rittisberg, Ramsau am Dachstein
* Brigade von elf, Wareneinsatz von 34 auf 28 Prozent, eine Haube seit 2025
November 2021 – April 2023
**Souschef (Saison)**, Hotel Gipfelglück, Obertauern
* Zwei Wintersaisonen und ein Sommer, Halbpension für 240 Gäste
April 2020 – Oktober 2021
Mitarbeit am elterlichen Bauernhof, Kurzarbeit der Branche
März 2019 – März 2020
**Koch auf Flusskreuzfahrten**, Donaukrone Reederei GmbH, Linz
Mai 2015 – Jänner 2019
**Chef de Partie**, Restaurant Murblick, Graz
* Entremetier, dann Saucier
September 2013 – April 2015
**Jungkoch**, Gasthof Kirchenwirt, Gröbming
# Ausbildung
September 2009 – August 2013
**Lehre Koch/Kellner**, Gasthof Kirchenwirt, Gröbming
* Doppellehre, Lehrabschlussprüfung mit Auszeichnung
Ausbilderprüfung WIFI Steiermark, 2022
Diplom-Diätkoch, 2018
# Sprachkenntnisse
Deutsch: Muttersprache
Englisch: gut
Kroatisch: Küchensprache
# Sonstiges
Grundwehrdienst absolviert. Führerschein B und F. Hobbys: Skitouren, Blasmusik (Tuba)
`,
  }),
  cv('b03-de-ch-informatiker', 'doc', 'de', 'CH', {
    names: ['Beat Hürlimann-Ferrari', 'Beat Hürlimann'],
    email: 'beat@huerlimann-ferrari.example',
    phone: '+41 78 555 01 29',
    city: 'Wil',
    headline: 'ICT-Systemingenieur',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Leiter Systemtechnik | Thurbau Informatik AG | Wil SG | 2020-01 | now',
      'Systemingenieur Windows/Cloud | Thurbau Informatik AG | Wil SG | 2016-05 | 2019-12',
      'Systemtechniker | Kantonsspital Hirschmatt | Frauenfeld | 2010-09 | 2016-02',
      'Supporter 1st/2nd Level | Bärlocher Treuhand & EDV | Gossau SG | 2007-08 | 2010-08',
      'Lehre als Informatiker EFZ | Maschinenfabrik Uzwil-Nord AG | Uzwil | 2003-08 | 2007-07',
    ],
    aside: [4],
    page: `
> **Beat Hürlimann-Ferrari**
> ICT-Systemingenieur
= Adresse\tBahnhofplatz 3, 9500 Wil
= Mobile\t+41 78 555 01 29
= Mail\tbeat@huerlimann-ferrari.example
= Jahrgang\t1987
= Heimatort\tWalchwil ZG
= Zivilstand\tverheiratet, ein Sohn
# Berufliche Tätigkeiten
01.2020 – heute\t**Leiter Systemtechnik**
\tThurbau Informatik AG, Wil SG
\tTeam mit sechs Ingenieuren, 84 KMU-Kunden, Migrationen nach Azure, Pikett, Budget
05.2016 – 12.2019\t**Systemingenieur Windows/Cloud**
\tThurbau Informatik AG, Wil SG
\tHyper-V, Exchange, M365, Firewalls
03.2016 – 04.2016\tUnbezahlter Urlaub, Velotour Lissabon – Wil
09.2010 – 02.2016\t**Systemtechniker**
\tKantonsspital Hirschmatt, Frauenfeld
\tCitrix für 1400 Arbeitsplätze, Storage, Backup
08.2007 – 08.2010\t**Supporter 1st/2nd Level**
\tBärlocher Treuhand & EDV, Gossau SG
\tdavon 21 Wochen Rekrutenschule und Unteroffiziersschule
# Aus- und Weiterbildung
2013 – 2016\tDipl. Techniker HF Systemtechnik, HF-Schule Ostschweiz, St. Gallen
2021\tCAS Cybersecurity, Fachhochschule Rapperswil
08.2003 – 07.2007\t**Lehre als Informatiker EFZ**
\tMaschinenfabrik Uzwil-Nord AG, Uzwil
# Sprachen
Deutsch\tMuttersprache
Englisch\tC1
Italienisch\tB1 (Familie der Ehefrau)
# Referenzen
Gebe ich im Gespräch gerne an.
`,
  }),
  cv('b04-fr-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Solène Abgrall-Diop', 'Solène Abgrall'],
    email: 'solene.abgrall@rancemail.example',
    phone: '06 39 98 51 07',
    city: 'Dinan',
    headline: 'Infirmière coordinatrice',
    languages: ['Français', 'Anglais', 'Wolof'],
    jobs: [
      'Infirmière coordinatrice (IDEC) | EHPAD Les Ajoncs d’Or | Dinan | 2022-01 | now',
      'Infirmière libérale remplaçante | Cabinet infirmier Rance et Frémur | Pleurtuit | 2019-06 | 2021-12',
      'Infirmière, service de pneumologie | Centre hospitalier de la Côte d’Émeraude | Saint-Malo | 2012-09 | 2018-08',
      'Infirmière intérimaire | Soignants Ouest Intérim | Rennes | 2011-10 | 2012-08',
      'Aide-soignante (été) | EHPAD Ker Huella | Lamballe | 2010-07 | 2010-08',
    ],
    page: `
|| 6 11
| **Solène ABGRALL-DIOP**\\Infirmière coordinatrice\\**Coordonnées**\\4 rue du Jerzual\\22100 Dinan\\06 39 98 51 07\\solene.abgrall@rancemail.example\\37 ans, deux enfants\\Permis B\\**Langues**\\Français : langue maternelle\\Anglais : B1\\Wolof : notions\\**Logiciels**\\NetSoins, Titan, Pathos/AGGIR\\**Centres d’intérêt**\\Natation en mer, couture | **Parcours professionnel**\\**Depuis janvier 2022**\\**Infirmière coordinatrice (IDEC)**\\EHPAD Les Ajoncs d’Or, Dinan\\82 résidents, 31 soignants, plannings, coupe Pathos, évaluation HAS\\**Juin 2019 – décembre 2021**\\**Infirmière libérale remplaçante**\\Cabinet infirmier Rance et Frémur, Pleurtuit\\Tournées rurales, chimiothérapie à domicile\\**Septembre 2018 – mai 2019**\\Congé parental\\**Septembre 2012 – août 2018**\\**Infirmière, service de pneumologie**\\Centre hospitalier de la Côte d’Émeraude, Saint-Malo\\Nuit puis jour, tutrice de stage\\**Octobre 2011 – août 2012**\\**Infirmière intérimaire**\\Soignants Ouest Intérim, Rennes\\**Juillet – août 2010**\\**Aide-soignante (été)**\\EHPAD Ker Huella, Lamballe\\**Diplômes**\\2023 : DU Coordination en gérontologie, Université de Rennes\\2011 : Diplôme d’État d’infirmier, IFSI de Saint-Brieuc\\2008 : Baccalauréat ST2S, Lycée La Fontaine des Eaux, Dinan
`,
  }),
  cv('b05-fr-fr-conducteur-travaux', 'pdf', 'fr', 'FR', {
    names: ['Thibault Escoffier', 'Thibault ESCOFFIER'],
    email: 'thibault.escoffier@isereposte.example',
    phone: '06 39 98 62 24',
    city: 'Voiron',
    headline: 'Conducteur de travaux principal – gros œuvre',
    languages: ['Anglais', 'Portugais'],
    jobs: [
      'Conducteur de travaux principal | Bâtisseurs du Vercors SAS | Grenoble | 2021-02 | now',
      'Conducteur de travaux | Bâtisseurs du Vercors SAS | Grenoble | 2016-09 | 2021-01',
      'Aide-conducteur de travaux | Groupe Perraudin Construction | Chambéry | 2014-07 | 2016-08',
      'Stage de fin d’études | Groupe Perraudin Construction | Chambéry | 2014-02 | 2014-06',
      'Coffreur-bancheur | Entreprise Lopes et Fils | Bourgoin-Jallieu | 2008-09 | 2011-07',
    ],
    aside: [3],
    page: `
! ESCOFFIER Thibault
Conducteur de travaux principal – gros œuvre
~ 12 chemin de la Brunerie, 38500 Voiron – 06 39 98 62 24 – thibault.escoffier@isereposte.example
# En quelques mots
Ancien coffreur devenu conducteur de travaux par la formation continue. Des chantiers jusqu’à 14 M€, zéro accident grave en dix ans, et le goût de former les jeunes.
# Expériences
**Bâtisseurs du Vercors SAS**, Grenoble
02/2021 – aujourd’hui : Conducteur de travaux principal
* Trois opérations de logements en parallèle, deux conducteurs sous ma responsabilité
* Collège de Saint-Égrève, 11,6 M€ HT, livré dans les délais
09/2016 – 01/2021 : Conducteur de travaux
* Études de prix, sous-traitance, situations, réserves
**Groupe Perraudin Construction**, Chambéry
07/2014 – 08/2016 : Aide-conducteur de travaux
02/2014 – 06/2014 : Stage de fin d’études
**Entreprise Lopes et Fils**, Bourgoin-Jallieu
09/2008 – 07/2011 : Coffreur-bancheur
# Formation
2011 – 2014\tReprise d’études : licence professionnelle Conduite de travaux, IUT de Grenoble
2006 – 2008\tBEP Gros œuvre, Lycée Roger-Deschaux, Sassenage
2019\tSauveteur secouriste du travail, AIPR concepteur
# Langues
Anglais (intermédiaire), Portugais (courant sur les chantiers)
# Loisirs
Sapeur-pompier volontaire depuis 2010, ski de randonnée
`,
  }),
  cv('b06-fr-ca-ressources-humaines', 'doc', 'fr', 'CA', {
    names: ['Marie-Pier Gagnon-Thériault', 'Marie-Pier Gagnon'],
    email: 'mp.gagnontheriault@estrie.example',
    phone: '819 555-0136',
    city: 'Sherbrooke',
    headline: 'Conseillère en ressources humaines agréée',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Partenaire d’affaires RH | Papiers Magog inc. | Magog | 2022-08 | now',
      'Conseillère en dotation | CIUSSS des Cantons | Sherbrooke | 2017-05 | 2021-08',
      'Technicienne en ressources humaines | CIUSSS des Cantons | Sherbrooke | 2014-03 | 2017-05',
      'Agente de bord | Aérolignes Boréales | Montréal | 2009-06 | 2012-08',
      'Bénévole, comité d’intégration | Accueil des nouveaux arrivants de l’Estrie | Sherbrooke | 2016 | now',
    ],
    aside: [4],
    page: `
! MARIE-PIER GAGNON-THÉRIAULT, CRHA
> Conseillère en ressources humaines agréée
> 845, rue du Conseil, Sherbrooke (Québec) J1G 5C1
> 819 555-0136 | mp.gagnontheriault@estrie.example
# SOMMAIRE
* Douze ans d’expérience en milieu syndiqué, public et manufacturier
* Dotation, relations de travail, santé et sécurité
* Langues : Français, Anglais, Espagnol (intermédiaire)
# EXPÉRIENCE DE TRAVAIL
**Partenaire d’affaires RH** \tAoût 2022 à ce jour
Papiers Magog inc., Magog
* 460 employés sur trois quarts, deux conventions collectives
* Baisse de l’absentéisme de 9 % à 5,5 %
**Conseillère en dotation** \tMai 2017 – août 2021
CIUSSS des Cantons, Sherbrooke
* Recrutement international de 65 infirmières
**Technicienne en ressources humaines** \tMars 2014 – mai 2017
CIUSSS des Cantons, Sherbrooke
**Agente de bord** \tJuin 2009 – août 2012
Aérolignes Boréales, Montréal
* Vols nolisés vers le Sud
# INTERRUPTION
Septembre 2021 – juillet 2022 : congé de maternité et RQAP
# FORMATION
Certificat en relations industrielles, Université de Sherbrooke, 2016 (à temps partiel)
Baccalauréat en psychologie, Université Bishop’s, 2009
AEC Techniques administratives, Cégep de Sherbrooke, 2014
# ENGAGEMENT
Bénévole, comité d’intégration, Accueil des nouveaux arrivants de l’Estrie, Sherbrooke, depuis 2016
Références fournies sur demande
`,
  }),
  cv('b07-es-es-fontanero', 'docx', 'es', 'ES', {
    names: ['Julián Pozuelo Barrientos', 'Julián Pozuelo'],
    email: 'julian.pozuelo@henaresmail.example',
    phone: '600 555 083',
    city: 'Guadalajara',
    languages: ['Castellano', 'Rumano'],
    jobs: [
      'Encargado de instalaciones | Climafont Alcarria, S.L. | Guadalajara | 2019-03 | now',
      'Fontanero oficial de 1.ª | Climafont Alcarria, S.L. | Guadalajara | 2015-09 | 2019-02',
      'Fontanero autónomo | Por cuenta propia | | 2012-04 | 2015-08',
      'Fontanero oficial de 2.ª | Instalaciones Torote, S.A. | Alcalá de Henares | 2004-05 | 2010-11',
      'Aprendiz | Instalaciones Torote, S.A. | Alcalá de Henares | 2002-06 | 2004-04',
    ],
    aside: [4],
    page: `
# CURRÍCULUM
|| 5 12
| **Nombre y apellidos** | Julián Pozuelo Barrientos
| **Fecha de nacimiento** | 2 de febrero de 1984
| **Domicilio** | Calle del Amparo 61, 3.º C, 19001 Guadalajara
| **Teléfono** | 600 555 083
| **Correo electrónico** | julian.pozuelo@henaresmail.example
| **Carnés** | Instalador RITE, gas categoría B, conducir B y C1
# EXPERIENCIA PROFESIONAL
|| 4 5 6
| Periodo | Empresa | Puesto
| Marzo 2019 – actualidad | Climafont Alcarria, S.L. (Guadalajara) | Encargado de instalaciones
| Sept. 2015 – febrero 2019 | Climafont Alcarria, S.L. (Guadalajara) | Fontanero oficial de 1.ª
| Abril 2012 – agosto 2015 | Por cuenta propia | Fontanero autónomo
| Dic. 2010 – marzo 2012 | – | En desempleo; curso de climatización (450 h)
| Mayo 2004 – nov. 2010 | Instalaciones Torote, S.A. (Alcalá de Henares) | Fontanero oficial de 2.ª
| Junio 2002 – abril 2004 | Instalaciones Torote, S.A. (Alcalá de Henares) | Aprendiz
# LO QUE HAGO
* Aerotermia, suelo radiante, salas de calderas
* Coordino a ocho operarios y a dos aprendices
* Presupuestos, certificaciones y trato con las comunidades de vecinos
# FORMACIÓN
Técnico en instalaciones frigoríficas y de climatización, IES Aguas Vivas, 2012
Graduado en ESO, Colegio Cardenal Cisneros, 2001
PRL construcción, 60 horas
# IDIOMAS
Castellano (nativo), Rumano (básico, por mi mujer)
`,
  }),
  cv('b08-es-mx-abogada', 'pdf', 'es', 'MX', {
    names: ['Ximena Arriaga Villalpando', 'Ximena Arriaga'],
    email: 'ximena.arriaga@bajiomail.example',
    phone: '442 555 0117',
    city: 'Querétaro',
    headline: 'Abogada corporativa y de cumplimiento',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Gerente jurídica | Autopartes Sierra Gorda, S.A. de C.V. | El Marqués | 2021-01 | now',
      'Abogada corporativa sénior | Autopartes Sierra Gorda, S.A. de C.V. | El Marqués | 2018-04 | 2020-12',
      'Asociada | Olmedo, Zertuche y Asociados, S.C. | Ciudad de México | 2013-08 | 2017-05',
      'Pasante | Olmedo, Zertuche y Asociados, S.C. | Ciudad de México | 2011-09 | 2013-07',
      'Docente de asignatura | Universidad del Acueducto | Querétaro | 2022-08 | now',
    ],
    aside: [3],
    page: `
! MTRA. XIMENA ARRIAGA VILLALPANDO
Abogada corporativa y de cumplimiento
Querétaro, Qro. | Cel. 442 555 0117 | ximena.arriaga@bajiomail.example
# RESUMEN EJECUTIVO
Trece años en contratos, comercio exterior y cumplimiento en la industria automotriz. Cédula profesional 5555071.
# EXPERIENCIA PROFESIONAL
**Autopartes Sierra Gorda, S.A. de C.V.** (El Marqués, Qro.)
**Gerente jurídica** | Enero 2021 – Actual
* Equipo de cuatro abogados, presupuesto y despachos externos
* Programa de integridad y canal de denuncias en tres plantas
**Abogada corporativa sénior** | Abril 2018 – Diciembre 2020
* Contratos de suministro con armadoras, IMMEX, T-MEC
^ **Olmedo, Zertuche y Asociados, S.C.** (Ciudad de México)
**Asociada** | Agosto 2013 – Mayo 2017
* Fusiones y adquisiciones, due diligence
**Pasante** | Septiembre 2011 – Julio 2013
# EXPERIENCIA DOCENTE
**Universidad del Acueducto** (Querétaro, Qro.)
**Docente de asignatura** | Agosto 2022 – Actual
* Derecho mercantil II, dos grupos por semestre
# FORMACIÓN ACADÉMICA
LL.M. en Derecho Económico Internacional, Universität Tübingen, Alemania, 2017 – 2018
Licenciatura en Derecho, UNAM, 2008 – 2013, mención honorífica
# IDIOMAS
Español (nativo) · Inglés (avanzado) · Alemán (B2)
`,
  }),
  cv('b09-es-es-farmaceutica', 'doc', 'es', 'ES', {
    names: ['Nuria Esteller i Prats', 'Nuria Esteller', 'Nuria Esteller Prats'],
    email: 'nuria.esteller@penyagolosa.example',
    phone: '600 555 129',
    city: 'Castellón de la Plana',
    headline: 'Farmacéutica adjunta',
    languages: ['Valenciano', 'Castellano', 'Inglés', 'Francés'],
    jobs: [
      'Farmacéutica adjunta | Farmacia Lda. Monzonís | Vila-real | 2017-02 | now',
      'Farmacéutica sustituta | Farmacia Avenida del Mar | Benicàssim | 2015-06 | 2016-09',
      'Técnica de control de calidad | Laboratorios Millars, S.A. | Onda | 2010-11 | 2014-12',
      'Prácticas tuteladas | Hospital Provincial del Maestrat | Vinaròs | 2010-02 | 2010-07',
    ],
    aside: [3],
    page: `
! Nuria Esteller i Prats
Farmacéutica adjunta
Dirección: Ronda Magdalena 37, 12004 Castellón de la Plana
Teléfono: 600 555 129
E-mail: nuria.esteller@penyagolosa.example
Colegiada n.º 5551 (MICOF Castellón)
# Sobre mí
Busco una farmacia comunitaria con ganas de hacer SPD y formulación magistral. Trato cercano y cuentas claras.
# Trayectoria profesional
De 02/2017 a hoy
Farmacia Lda. Monzonís, Vila-real
Farmacéutica adjunta
* Dispensación, SPD para 65 pacientes, dermofarmacia, responsable de la receta electrónica
^ De 10/2016 a 01/2017: baja maternal
^ De 06/2015 a 09/2016
Farmacia Avenida del Mar, Benicàssim
Farmacéutica sustituta
* Guardias de verano, turistas de siete países
^ De 11/2010 a 12/2014
Laboratorios Millars, S.A., Onda
Técnica de control de calidad
* HPLC, disoluciones, documentación GMP; el laboratorio cerró por ERE
^ De 02/2010 a 07/2010
Hospital Provincial del Maestrat, Vinaròs
Prácticas tuteladas
# Estudios
Máster en Atención Farmacéutica, Universitat de València, 2015
Licenciatura en Farmacia, Universitat de València, 2005 – 2010
# Idiomas
|| 5 5
| Valenciano | lengua materna
| Castellano | lengua materna
| Inglés | B2
| Francés | A2
# Informática
Farmatic, Nixfarma, paquete Office
`,
  }),
  cv('b10-it-it-logistica', 'docx', 'it', 'IT', {
    names: ['Giada Pellizzaro', 'Giada Maria Pellizzaro'],
    email: 'giada.pellizzaro@brentamail.example',
    phone: '333 555 0142',
    city: 'Bassano del Grappa',
    headline: 'Responsabile logistica e spedizioni',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Responsabile logistica | Rubinetterie Valbrenta S.r.l. | Romano d’Ezzelino | 2021-09 | now',
      'Impiegata ufficio spedizioni | Rubinetterie Valbrenta S.r.l. | Romano d’Ezzelino | 2016-02 | 2021-08',
      'Operatrice doganale | Casa di Spedizioni Toniolo & C. S.n.c. | Vicenza | 2011-10 | 2015-12',
      'Stagista | Casa di Spedizioni Toniolo & C. S.n.c. | Vicenza | 2011-04 | 2011-09',
    ],
    aside: [3],
    page: `
> **Giada Maria Pellizzaro**
> Responsabile logistica e spedizioni
> Via Ca’ Rezzonico 18, 36061 Bassano del Grappa (VI) – cell. 333 555 0142 – giada.pellizzaro@brentamail.example
# Chi sono
Seguo la merce dal bancale al cliente in 41 paesi. Preferisco telefonare una volta che scrivere sei mail.
# Esperienze di lavoro
|| 4 13
| 09/2021 – oggi | **Responsabile logistica**\\Rubinetterie Valbrenta S.r.l., Romano d’Ezzelino (VI)\\Sette persone tra magazzino e ufficio, gare con i corrieri, riduzione del costo per spedizione del 12%
| 02/2016 – 08/2021 | **Impiegata ufficio spedizioni**\\Rubinetterie Valbrenta S.r.l., Romano d’Ezzelino (VI)\\Documenti export, lettere di credito, Incoterms. Maternità da marzo a novembre 2018
| 10/2011 – 12/2015 | **Operatrice doganale**\\Casa di Spedizioni Toniolo & C. S.n.c., Vicenza
| 04/2011 – 09/2011 | **Stagista**\\Casa di Spedizioni Toniolo & C. S.n.c., Vicenza
# Istruzione
|| 4 13
| 2010 | Laurea triennale in Economia e commercio, Università di Padova, 98/110
| 2006 | Diploma di ragioniere e perito commerciale, ITCS Luigi Einaudi, Bassano del Grappa
# Lingue straniere
Italiano madrelingua; Inglese C1; Tedesco B1
# Competenze
SAP (MM, SD, WM), Excel avanzato, corso AEO, patente B
~ Autorizzo il trattamento dei dati personali ai sensi del GDPR.
`,
  }),
  cv('b11-it-it-cuoco', 'pdf', 'it', 'IT', {
    names: ['Mirko Antonio Carrozzo', 'Mirko Carrozzo'],
    email: 'mirko.carrozzo@salentopost.example',
    phone: '+39 333 555 0119',
    city: 'Gallipoli',
    headline: 'Chef di cucina',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Chef | Masseria Torre Vecchia | Gallipoli | 2022-04 | now',
      'Sous chef | Trattoria dell’Arsenale | Taranto | 2018-05 | 2021-10',
      'Capo partita primi | Ristorante Bellariva | Milano | 2015-03 | 2018-03',
      'Commis de cuisine | Auberge du Lac Noir | Annecy | 2012-06 | 2014-09',
      'Aiuto cuoco stagionale | Villaggio Punta Pizzo | Gallipoli | 2009-06 | 2011-09',
    ],
    page: `
! MIRKO CARROZZO
> Chef di cucina
= Nome completo\tMirko Antonio Carrozzo
= Nato a\tGallipoli (LE), 30 maggio 1991
= Domicilio\tContrada Li Foggi 7, 73014 Gallipoli
= Telefono\t+39 333 555 0119
= Posta elettronica\tmirko.carrozzo@salentopost.example
# Esperienza professionale
aprile 2022 – presente \tMasseria Torre Vecchia, Gallipoli
**Chef**
* Cucina dell’orto, 55 coperti, brigata di sei
* Food cost al 27%, laboratorio del pane
maggio 2018 – ottobre 2021 \tTrattoria dell’Arsenale, Taranto
**Sous chef**
* Pesce azzurro, turni, ordini, HACCP
marzo 2015 – marzo 2018 \tRistorante Bellariva, Milano
**Capo partita primi**
giugno 2012 – settembre 2014 \tAuberge du Lac Noir, Annecy (Francia)
**Commis de cuisine**
giugno 2009 – settembre 2011 \tVillaggio Punta Pizzo, Gallipoli
**Aiuto cuoco stagionale**
* Tre estati, durante e dopo la scuola
# Pausa
novembre 2021 – marzo 2022: intervento al ginocchio e riabilitazione
# Istruzione e corsi
Diploma IPSSEOA, indirizzo enogastronomia, Santa Cesarea Terme, 2010
Corso di panificazione con lievito madre, Altamura, 2023
# Lingue
Italiano: madrelingua – Inglese: B1 – Francese: B2
`,
  }),
  cv('b12-it-ch-bancaria', 'doc', 'it', 'CH', {
    names: ['Flavia Bernasconi Rusca', 'Flavia Bernasconi'],
    email: 'flavia.bernasconi@ceresiomail.example',
    phone: '+41 76 555 01 53',
    city: 'Mendrisio',
    headline: 'Consulente clientela privata',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Consulente clientela privata | Banca del Generoso SA | Lugano | 2019-07 | now',
      'Assistente consulente (70%) | Banca del Generoso SA | Lugano | 2015-10 | 2019-06',
      'Collaboratrice back office titoli | Credito Sottoceneri | Chiasso | 2009-08 | 2014-12',
      'Apprendista impiegata di commercio AFC | Fiduciaria Rovagnati | Mendrisio | 2006-08 | 2009-07',
    ],
    aside: [3],
    page: `
! Flavia Bernasconi Rusca
Consulente clientela privata
Via Stella 12
6850 Mendrisio
Tel. +41 76 555 01 53
flavia.bernasconi@ceresiomail.example
# Obiettivo
Un ruolo di responsabile di succursale nel Sottoceneri, al 90–100%.
# Percorso professionale
## Banca del Generoso SA, Lugano
**Consulente clientela privata** \tdal 07.2019
* 140 relazioni, patrimonio in gestione di 95 milioni
* Ipoteche, previdenza, sostituta del capogruppo
**Assistente consulente (70%)** \t10.2015 – 06.2019
* Preparazione dei colloqui, KYC, FATCA
## Credito Sottoceneri, Chiasso
**Collaboratrice back office titoli** \t08.2009 – 12.2014
* Operazioni sul capitale, riconciliazioni
^ Congedo maternità e pausa familiare: 01.2015 – 09.2015
## Fiduciaria Rovagnati, Mendrisio
**Apprendista impiegata di commercio AFC** \t08.2006 – 07.2009
# Formazione
Certificazione SAQ consulente alla clientela bancaria, 2020, rinnovata 2023
Specialista in finanza APF, Centro Studi Bancari, Vezia, 2013
Maturità professionale commerciale, 2009
# Lingue
|| 5 8
| Italiano | lingua madre
| Tedesco | C1 (sei mesi a Lucerna)
| Francese | B2
| Inglese | B2
# Referenze
Su richiesta, dopo il primo colloquio
`,
  }),
  cv('b13-pt-pt-professora', 'docx', 'pt', 'PT', {
    names: [
      'Maria do Carmo Pestana Valadão',
      'Carmo Valadão',
      'Maria do Carmo Valadão',
      'Carmo Pestana Valadão',
    ],
    email: 'carmo.valadao@tercemail.example',
    phone: '910 555 084',
    city: 'Angra do Heroísmo',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Coordenadora do departamento de Matemática | Escola Secundária do Monte Brasil | Angra do Heroísmo | 2020-09 | now',
      'Professora de Matemática | Escola Secundária do Monte Brasil | Angra do Heroísmo | 2013-09 | 2020-08',
      'Professora contratada | Agrupamento de Escolas de Vale do Roxo | Beja | 2009-09 | 2012-08',
      'Explicadora | Centro de Estudos Raiz Quadrada | Évora | 2007-10 | 2009-07',
      'Estágio pedagógico | Escola Secundária de Vendinha | Évora | 2006-09 | 2007-06',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE**
|| 5 12
| **Nome** | Maria do Carmo Pestana Valadão (Carmo)
| **Morada** | Rua da Sé, 140, 9700-191 Angra do Heroísmo
| **Telemóvel** | 910 555 084
| **Correio eletrónico** | carmo.valadao@tercemail.example
| **Data de nascimento** | 11/10/1983
# Experiência profissional
|| 5 12
| setembro de 2020 – presente | **Coordenadora do departamento de Matemática**\\Escola Secundária do Monte Brasil, Angra do Heroísmo\\Catorze docentes, horários, exames nacionais, clube de robótica
| setembro de 2013 – agosto de 2020 | **Professora de Matemática**\\Escola Secundária do Monte Brasil, Angra do Heroísmo\\3.º ciclo e secundário, direção de turma
| setembro de 2012 – agosto de 2013 | Licença parental e mudança para os Açores
| setembro de 2009 – agosto de 2012 | **Professora contratada**\\Agrupamento de Escolas de Vale do Roxo, Beja
| outubro de 2007 – julho de 2009 | **Explicadora**\\Centro de Estudos Raiz Quadrada, Évora
| setembro de 2006 – junho de 2007 | **Estágio pedagógico**\\Escola Secundária de Vendinha, Évora
# Habilitações
|| 5 12
| 2016 – 2018 | Mestrado em Administração Educacional, Universidade dos Açores
| 2002 – 2007 | Licenciatura em Ensino da Matemática, Universidade de Évora
# Línguas
Português (materna), Inglês (B2), Espanhol (B1)
# Voluntariado e tempos livres
Banco Alimentar, filarmónica (clarinete), trilhos
`,
  }),
  cv('b14-pt-br-desenvolvedor', 'pdf', 'pt', 'BR', {
    names: ['Wesley Nogueira Tavares', 'Wesley Tavares'],
    email: 'wesley@nogueiratavares.example',
    phone: '(31) 95555-0138',
    city: 'Belo Horizonte',
    headline: 'Engenheiro de Dados Sênior',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Engenheiro de Dados Sênior | Minério Dados S.A. | Belo Horizonte | 2023-05 | now',
      'Engenheiro de Dados Pleno | Minério Dados S.A. | Belo Horizonte | 2021-02 | 2023-04',
      'Desenvolvedor freelancer (PJ) | Autônomo | | 2019-08 | 2021-01',
      'Desenvolvedor Back-end | Cooperativa de Crédito Serra Azul | Contagem | 2016-04 | 2019-07',
      'Estagiário de TI | Prefeitura de Sabará | Sabará | 2015-01 | 2015-12',
    ],
    aside: [4],
    page: `
! WESLEY NOGUEIRA TAVARES
> Engenheiro de Dados Sênior
> Belo Horizonte – MG | (31) 95555-0138 | wesley@nogueiratavares.example | github.com/wnt-ficticio
# RESUMO
Dez anos com dados de mineração, crédito e governo. Construo pipelines que alguém consegue manter depois que eu saio de férias.
# TECNOLOGIAS
Python, Scala, Spark, Airflow, dbt, BigQuery, Kafka, Terraform
# EXPERIÊNCIA
**Minério Dados S.A. | Belo Horizonte – MG**
Engenheiro de Dados Sênior | mai/2023 – atual
* Lakehouse de 400 TB, redução de 35% no custo de nuvem
* Mentoria de cinco engenheiros
Engenheiro de Dados Pleno | fev/2021 – abr/2023
* Telemetria de caminhões fora de estrada em tempo quase real
**Autônomo**
Desenvolvedor freelancer (PJ) | ago/2019 – jan/2021
* Integrações para três lojas virtuais e uma clínica
**Cooperativa de Crédito Serra Azul | Contagem – MG**
Desenvolvedor Back-end | abr/2016 – jul/2019
* Java, Spring, migração do core para microsserviços
**Prefeitura de Sabará | Sabará – MG**
Estagiário de TI | jan/2015 – dez/2015
# FORMAÇÃO
Bacharelado em Sistemas de Informação, PUC Minas, 2015
Especialização em Ciência de Dados, UFMG, 2020
# IDIOMAS
Português (nativo), Inglês (avançado, entrevista técnica sem problema)
# CERTIFICAÇÕES
Google Professional Data Engineer (2022), Databricks Associate (2024)
`,
  }),
  cv('b15-pt-pt-motorista', 'doc', 'pt', 'PT', {
    names: ['Armindo Jesus Carvalhal', 'Armindo Carvalhal'],
    email: 'armindo.carvalhal@viseumail.example',
    phone: '+351 910 555 139',
    city: 'Mangualde',
    languages: ['Português', 'Francês', 'Espanhol'],
    jobs: [
      'Motorista de pesados internacional | Transportes Irmãos Lapa, Lda. | Mangualde | 2014-05 | now',
      'Motorista de distribuição | Frutas do Dão, S.A. | Viseu | 2008-03 | 2014-04',
      'Chauffeur poids lourd | Transports Garonne Sud | Toulouse | 2001-02 | 2007-10',
      'Serralheiro | Metalomecânica Cunha Alta | Mangualde | 1994 | 2000',
    ],
    page: `
ARMINDO JESUS CARVALHAL
Bairro do Modorno, lote 6, 3530-110 Mangualde
Telemóvel +351 910 555 139
armindo.carvalhal@viseumail.example
^ **Dados pessoais**
Nascido em 4 de janeiro de 1976, casado, dois filhos. Carta C+E, CAM, ADR, cartão tacográfico.
^ **Percurso profissional**
Motorista de pesados internacional – Transportes Irmãos Lapa, Lda., Mangualde – desde maio de 2014
* Espanha, França, Benelux; frigorífico e lona; mais de 1,5 milhões de quilómetros sem acidentes
Motorista de distribuição – Frutas do Dão, S.A., Viseu – março de 2008 a abril de 2014
* Entregas de madrugada, mercados abastecedores de Lisboa e Porto
Chauffeur poids lourd – Transports Garonne Sud, Toulouse, França – fevereiro de 2001 a outubro de 2007
Serralheiro – Metalomecânica Cunha Alta, Mangualde – 1994 a 2000
* Serviço militar em 1996/97, Regimento de Infantaria 14
^ **Escolaridade**
12.º ano (RVCC), Centro Novas Oportunidades de Mangualde, 2010
9.º ano, Escola Preparatória de Mangualde, 1991
^ **Línguas**
Português, Francês (fala bem), Espanhol (desenrasca)
^ **Referências**
Sr. Lapa (gerência), 910 555 140
`,
  }),
  cv('b16-nl-nl-monteur', 'docx', 'nl', 'NL', {
    names: ['Marinus Cornelis Bruinzeel', 'Rien Bruinzeel', 'M.C. Bruinzeel', 'Marinus Bruinzeel'],
    email: 'rien.bruinzeel@zeeuwsepost.example',
    phone: '06 5550 1618',
    city: 'Goes',
    headline: 'Servicemonteur warmtepompen',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Servicemonteur warmtepompen | Scheldewarmte Installaties B.V. | Goes | 2020-03 | now',
      'Zelfstandig installateur | Bruinzeel Klimaattechniek | | 2014-01 | 2020-02',
      'Eerste monteur cv | Loodgietersbedrijf De Nooijer | Kapelle | 2007-09 | 2013-12',
      'Leerling-monteur | Loodgietersbedrijf De Nooijer | Kapelle | 2004-09 | 2007-08',
    ],
    aside: [3],
    page: `
> **Curriculum vitae Rien Bruinzeel**
> Servicemonteur warmtepompen
# Persoonlijke gegevens
|| 5 12
| Naam | Marinus Cornelis (Rien) Bruinzeel
| Adres | Zuidvlietstraat 31, 4461 GR Goes
| Mobiel | 06 5550 1618
| E-mail | rien.bruinzeel@zeeuwsepost.example
| Geboortedatum | 22-06-1988
| Rijbewijs | B, BE
# Profiel
Storing zoeken vind ik het mooiste van het vak. Klanten bellen mij terug, niet de klachtenlijn. Liefst vier dagen van negen uur.
# Werkervaring
|| 5 12
| maart 2020 – heden | **Servicemonteur warmtepompen**\\Scheldewarmte Installaties B.V., Goes\\Inbedrijfstelling, storingsdienst 1 op 6, begeleiden van twee leerlingen
| jan. 2014 – feb. 2020 | **Zelfstandig installateur**\\Bruinzeel Klimaattechniek\\Badkamers, cv-ketels en vloerverwarming; bedrijf verkocht aan een collega
| sept. 2007 – dec. 2013 | **Eerste monteur cv**\\Loodgietersbedrijf De Nooijer, Kapelle
| sept. 2004 – aug. 2007 | **Leerling-monteur**\\Loodgietersbedrijf De Nooijer, Kapelle
# Opleiding en cursussen
|| 5 12
| 2021 | F-gassen categorie 1
| 2019 | CO-certificering (BRL 6000-25)
| 2004 – 2007 | MBO Installatietechniek niveau 3, Scalda, Goes
| 2000 – 2004 | Vmbo, Het Goese Lyceum
# Talen
Nederlands (moedertaal), Duits (redelijk), Engels (redelijk)
`,
  }),
  cv('b17-nl-be-jurist', 'pdf', 'nl', 'BE', {
    names: ['Charlotte Vandeputte-Goethals', 'Charlotte Vandeputte'],
    email: 'charlotte.vandeputte@leiepost.example',
    phone: '+32 478 55 01 27',
    city: 'Deinze',
    headline: 'Bedrijfsjurist | GDPR en overheidsopdrachten',
    languages: ['Nederlands', 'Frans', 'Engels', 'Duits'],
    jobs: [
      'Bedrijfsjurist en DPO | Intercommunale Leiedal-Water | Kortrijk | 2020-10 | now',
      'Juridisch adviseur | Agentschap Vlaamse Waterlopen | Gent | 2016-02 | 2020-09',
      'Advocaat | Kantoor Maes & De Clippele | Brugge | 2013-10 | 2015-12',
      'Advocaat-stagiair | Kantoor Rogge Advocaten | Gent | 2010-10 | 2013-09',
      'Vrijwillig juridisch eerstelijnsadvies | CAW Leie en Schelde | | 2018 | now',
    ],
    aside: [3, 4],
    page: `
! Charlotte Vandeputte-Goethals
Bedrijfsjurist | GDPR en overheidsopdrachten
~ Kapellestraat 90, 9800 Deinze – gsm +32 478 55 01 27 – charlotte.vandeputte@leiepost.example
# Over mij
Juriste die bestekken begrijpelijk maakt. Zestien jaar ervaring aan de balie, bij de Vlaamse overheid en in de watersector.
# Loopbaan
**Bedrijfsjurist en DPO** | Intercommunale Leiedal-Water, Kortrijk | okt. 2020 – nu
* Overheidsopdrachten tot 18 miljoen euro, register van verwerkingen, secretaris van de raad van bestuur
**Juridisch adviseur** | Agentschap Vlaamse Waterlopen, Gent | feb. 2016 – sep. 2020
* Onteigeningen, vergunningen; vier vijfde tijdens ouderschapsverlof in 2017
**Advocaat** | Kantoor Maes & De Clippele, Brugge | okt. 2013 – dec. 2015
* Bestuursrecht, Raad van State
**Advocaat-stagiair** | Kantoor Rogge Advocaten, Gent | okt. 2010 – sep. 2013
# Vrijwilligerswerk
**Vrijwillig juridisch eerstelijnsadvies** | CAW Leie en Schelde | 2018 – nu
# Opleiding
Postgraduaat Data Protection Officer, KU Leuven Brussel, 2019
Master in de rechten, Universiteit Gent, 2005 – 2010, onderscheiding
Latijn-Moderne Talen, Sint-Hendrikscollege Deinze, 1999 – 2005
# Talen
Nederlands (moedertaal), Frans (C1), Engels (C1), Duits (B1)
`,
  }),
  cv('b18-nl-nl-verpleegkundige', 'doc', 'nl', 'NL', {
    names: ['Fatima Zohra El Yaakoubi', 'Fatima El Yaakoubi', 'F.Z. El Yaakoubi'],
    email: 'fatima.elyaakoubi@maasmail.example',
    phone: '06 5550 1207',
    city: 'Schiedam',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Tarifit', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Stichting Thuiszorg De Schie | Schiedam | 2021-06 | now',
      'Verpleegkundige neurologie | Sint-Liduina Ziekenhuis | Rotterdam | 2015-09 | 2021-05',
      'Verzorgende IG (uitzendkracht) | Zorgpool Rijnmond | Rotterdam | 2012-02 | 2013-08',
      'Stage verpleegkunde | GGZ Vlietoord | Delft | 2014-09 | 2015-02',
    ],
    aside: [3],
    page: `
! F.Z. El Yaakoubi
Wijkverpleegkundige
Voornamen: Fatima Zohra
Roepnaam: Fatima
Woonplaats: Schiedam
Telefoon: 06 5550 1207
E-mail: fatima.elyaakoubi@maasmail.example
BIG-nummer: 99055501430
# Loopbaan
juni 2021 – heden
Wijkverpleegkundige bij Stichting Thuiszorg De Schie, Schiedam
* Indiceren, zorgplannen, coach van een zelfsturend team van twaalf
* Project kwetsbare ouderen met drie huisartsen
^ september 2015 – mei 2021
Verpleegkundige neurologie bij Sint-Liduina Ziekenhuis, Rotterdam
* Stroke-unit, later regieverpleegkundige, medicatiecommissie
^ februari 2012 – augustus 2013
Verzorgende IG (uitzendkracht) bij Zorgpool Rijnmond, Rotterdam
# Stage
september 2014 – februari 2015
Stage verpleegkunde bij GGZ Vlietoord, Delft
# Scholing
2020\tPost-hbo wijkverpleegkunde, Hogeschool Rotterdam
2011 – 2015\tHbo-v, Hogeschool Rotterdam
2011\tHavo, profiel natuur en gezondheid
# Talen
Nederlands (moedertaal), Tarifit (thuistaal), Engels (B1)
# Overig
Mantelzorger sinds 2023, rijbewijs B, e-bike aanwezig
`,
  }),
  cv('b19-sv-se-larare', 'docx', 'sv', 'SE', {
    names: ['Ylva Birgitta Sandelius', 'Ylva Sandelius'],
    email: 'ylva.sandelius@nolaskog.example',
    phone: '070-174 06 12',
    city: 'Kramfors',
    headline: 'Rektor och gymnasielärare',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Biträdande rektor | Ådalens gymnasium | Kramfors | 2022-08 | now',
      'Förstelärare i historia | Ådalens gymnasium | Kramfors | 2016-08 | 2022-07',
      'Gymnasielärare | Ådalens gymnasium | Kramfors | 2012-08 | 2016-07',
      'Lärarvikarie | Kramfors kommun | Kramfors | 2009-01 | 2010-06',
    ],
    page: `
! Ylva Sandelius
Rektor och gymnasielärare
|| 4 13
| Adress | Limstagatan 17, 872 30 Kramfors
| Mobil | 070-174 06 12
| E-post | ylva.sandelius@nolaskog.example
| Född | 1986, Ylva Birgitta Sandelius
# Sammanfattning
Fjorton år på samma skola och ändå i rörelse: lärare, förstelärare och nu skolledare. Söker en egen enhet att leda.
# Arbetslivserfarenhet
|| 4 13
| aug 2022 – pågående | **Biträdande rektor**, Ådalens gymnasium, Kramfors\\Personalansvar för 31 lärare, schema, systematiskt kvalitetsarbete, tillsyn utan anmärkning 2024
| aug 2016 – juli 2022 | **Förstelärare i historia**, Ådalens gymnasium, Kramfors\\Ämnesutveckling, handledning av VFU-studenter. Föräldraledig jan–okt 2019
| aug 2012 – juli 2016 | **Gymnasielärare**, Ådalens gymnasium, Kramfors\\Historia och svenska
| jan 2009 – juni 2010 | **Lärarvikarie**, Kramfors kommun\\Tim- och månadsvikariat på tre skolor
# Utbildning
|| 4 13
| 2023 – 2026 | Rektorsprogrammet, Umeå universitet
| 2007 – 2012 | Ämneslärarprogrammet, Mittuniversitetet, Härnösand
| 2002 – 2005 | Samhällsvetenskapsprogrammet, Kramfors
# Språk
Svenska (modersmål), Engelska (flytande), Tyska (grundläggande)
# Övrigt
Ordförande i hembygdsföreningen, körsång, B-körkort
`,
  }),
  cv('b20-sv-se-ekonom', 'pdf', 'sv', 'SE', {
    names: ['Amir Tavakoli Lindgren', 'Amir Tavakoli-Lindgren', 'Amir Lindgren'],
    email: 'amir@tavakolilindgren.example',
    phone: '+46 70 174 06 55',
    city: 'Västerås',
    headline: 'Redovisningschef | Controller',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Redovisningschef | Mälarmek Automation AB | Västerås | 2022-01 | now',
      'Business controller | Mälarmek Automation AB | Västerås | 2018-09 | 2021-12',
      'Interimskonsult, ekonomi | Tavakoli Ekonomi AB (eget bolag) | | 2017-03 | 2018-08',
      'Revisorsassistent | Stålberga Revision AB | Eskilstuna | 2013-09 | 2017-02',
      'Butiksbiträde (extra) | Västerås Sportlager | Västerås | 2009-05 | 2013-08',
    ],
    page: `
! Amir Tavakoli Lindgren
> Redovisningschef | Controller
> Stora gatan 40 B, 722 12 Västerås | +46 70 174 06 55 | amir@tavakolilindgren.example
# Profil
Ekonom som hellre går ner i verkstaden än mejlar. Bokslut på arbetsdag fyra, K3 och IFRS, Monitor och Power BI.
# Anställningar
**Mälarmek Automation AB, Västerås** \tsept 2018 – nu
Redovisningschef \tjan 2022 – nu
* Fem medarbetare, koncernredovisning med bolag i Polen och Finland
Business controller \tsept 2018 – dec 2021
* Kalkyler, prognoser, lagervärdering
**Tavakoli Ekonomi AB (eget bolag)** \tmars 2017 – aug 2018
Interimskonsult, ekonomi
* Uppdrag i tre tillverkande bolag, systembyte till Business Central
**Stålberga Revision AB, Eskilstuna** \tsept 2013 – feb 2017
Revisorsassistent
**Västerås Sportlager** \tmaj 2009 – aug 2013
Butiksbiträde (extra)
# Utbildning
Civilekonomprogrammet, Örebro universitet, 2009 – 2013
Ekonomiprogrammet, Carlforsska gymnasiet, 2005 – 2008
# Språk
Svenska (modersmål), Persiska (modersmål), Engelska (flytande)
# Förtroendeuppdrag
Revisor i bostadsrättsföreningen, tränare för P12
`,
  }),
  cv('b21-sv-fi-hotell', 'doc', 'sv', 'FI', {
    names: ['Camilla Nyholm-Virtanen', 'Camilla Nyholm', 'Milla Nyholm-Virtanen'],
    email: 'camilla.nyholm@kvarkenmail.example',
    phone: '050 555 0146',
    city: 'Vasa',
    headline: 'Hotell- och konferenschef',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Konferenschef | Hotell Replot Strand | Korsholm | 2020-02 | now',
      'Bokningsansvarig | Hotell Replot Strand | Korsholm | 2016-06 | 2018-12',
      'Purser | Kvarken Shipping Ab | Vasa | 2011-04 | 2016-05',
      'Servitris | Restaurang Bryggan | Jakobstad | 2008-06 | 2011-03',
      'Praktik, reception | Hotell Stadshus | Jakobstad | 2007-09 | 2007-12',
    ],
    aside: [4],
    page: `
> **MERITFÖRTECKNING**
> **Camilla Nyholm-Virtanen**
> Hotell- och konferenschef
= Kallas:\tMilla
= Adress:\tRådhusgatan 22 C 14, 65100 Vasa
= Telefon:\t050 555 0146
= E-post:\tcamilla.nyholm@kvarkenmail.example
= Född:\t19.8.1988 i Jakobstad
# Arbetserfarenhet
2/2020 – fortgår\t**Konferenschef**
\tHotell Replot Strand, Korsholm
\tMöten och bröllop för upp till 260 gäster, 14 anställda, budget och försäljning
1/2019 – 1/2020\tModerskaps- och föräldraledighet
6/2016 – 12/2018\t**Bokningsansvarig**
\tHotell Replot Strand, Korsholm
4/2011 – 5/2016\t**Purser**
\tKvarken Shipping Ab, Vasa
\tKassa, kundservice och säkerhet ombord
6/2008 – 3/2011\t**Servitris**
\tRestaurang Bryggan, Jakobstad
9/2007 – 12/2007\t**Praktik, reception**
\tHotell Stadshus, Jakobstad
# Utbildning
2014 – 2017\tRestonom (YH), Yrkeshögskolan Kvarken, flerform
2005 – 2008\tKock-servitör, Optima, Jakobstad
# Språkkunskaper
Svenska – modersmål
Finska – utmärkt
Engelska – utmärkt
# Kort och tillstånd
Hygienpass, alkoholpass, första hjälpen FHJ 1, körkort B
`,
  }),
  cv('b22-da-dk-sosu', 'docx', 'da', 'DK', {
    names: ['Gitte Rosenkilde Mogensen', 'Gitte Mogensen', 'Gitte R. Mogensen'],
    email: 'gitte.mogensen@limfjordspost.example',
    phone: '20 55 01 46',
    city: 'Skive',
    headline: 'Social- og sundhedsassistent',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Social- og sundhedsassistent | Plejecenter Fjordglimt | Skive | 2019-05 | now',
      'Social- og sundhedsassistent (vikar) | Limfjordens Vikarbureau | Viborg | 2018-02 | 2019-04',
      'Social- og sundhedshjælper | Hjemmeplejen Salling Nord | Roslev | 2010-08 | 2015-12',
      'Butiksassistent | Roslev Dagligvarer | Roslev | 1998-06 | 2009-01',
      'Frivillig besøgsven | Ældrehjælpen Skive | Skive | 2016 | now',
    ],
    aside: [4],
    page: `
> **CV – Gitte Rosenkilde Mogensen**
> Social- og sundhedsassistent
|| 4 12
| Adresse | Resenvej 58, 7800 Skive
| Mobil | 20 55 01 46
| E-mail | gitte.mogensen@limfjordspost.example
| Født | 14. marts 1980
| Civilstand | Samboende, tre hjemmeboende børn
# Kort om mig
Rolig i akutte situationer, god til pårørende og den, der husker kagen. Søger dag- eller aftenvagter, 32 timer.
# Erhvervserfaring
|| 4 12
| maj 2019 – nu | **Social- og sundhedsassistent**\\Plejecenter Fjordglimt, Skive\\Medicinansvarlig, demensressourceperson, praktikvejleder
| feb. 2018 – april 2019 | **Social- og sundhedsassistent (vikar)**\\Limfjordens Vikarbureau, Viborg
| aug. 2010 – dec. 2015 | **Social- og sundhedshjælper**\\Hjemmeplejen Salling Nord, Roslev
| juni 1998 – jan. 2009 | **Butiksassistent**\\Roslev Dagligvarer, Roslev\\Elev til 2000, derefter kasse og frugt og grønt; barsel 2005 og 2007
# Uddannelse
|| 4 12
| 2016 – 2018 | Social- og sundhedsassistent, SOSU-skolen Skive-Thisted-Viborg
| 2009 – 2010 | Social- og sundhedshjælper, samme sted
| 1996 – 1997 | HG, Skive Handelsskole
# Frivilligt arbejde
|| 4 12
| 2016 – nu | **Frivillig besøgsven**\\Ældrehjælpen Skive
# Sprog
Dansk (modersmål), Engelsk (hverdagsbrug), Tysk (lidt)
`,
  }),
  cv('b23-da-dk-okonomi', 'pdf', 'da', 'DK', {
    names: ['Rasmus Holmegård Thestrup', 'Rasmus Thestrup', 'Rasmus H. Thestrup'],
    email: 'rasmus.thestrup@odderpost.example',
    phone: '+45 20 55 01 72',
    city: 'Odder',
    headline: 'Økonomichef, cand.merc.aud.',
    languages: ['Dansk', 'Engelsk', 'Svensk'],
    jobs: [
      'Økonomichef | Kattegat Vindservice A/S | Aarhus | 2021-11 | now',
      'Regnskabschef | Kattegat Vindservice A/S | Aarhus | 2018-08 | 2021-10',
      'Senior Associate | Norup & Bjerre Revision | Horsens | 2014-09 | 2018-07',
      'Revisorassistent | Norup & Bjerre Revision | Horsens | 2011-09 | 2014-08',
      'Studentermedhjælper | Skatteforvaltningen | Aarhus | 2009-10 | 2011-06',
    ],
    page: `
! Rasmus Holmegård Thestrup
Økonomichef, cand.merc.aud.
~ Rosensgade 71, 8300 Odder · +45 20 55 01 72 · rasmus.thestrup@odderpost.example
# Resumé
Økonomichef med revisorbaggrund. Jeg har gjort månedsluk fem dage hurtigere og overhaling af ERP mindre smertefuld end frygtet.
# Kompetencer
* Koncernregnskab, likviditet, bankaftaler, moms i ni lande
* Business Central, Power BI, Konsolidator
* Ledelse af syv medarbejdere, heraf to på distance
# Erhvervserfaring
**2021 (nov.) – nu: Økonomichef**, Kattegat Vindservice A/S, Aarhus
* Refinansiering på 120 mio. kr., ESG-rapportering
**2018 (aug.) – 2021 (okt.): Regnskabschef**, Kattegat Vindservice A/S, Aarhus
* Otte ugers barselsorlov i 2020
**2014 (sept.) – 2018 (juli): Senior Associate**, Norup & Bjerre Revision, Horsens
**2011 (sept.) – 2014 (aug.): Revisorassistent**, Norup & Bjerre Revision, Horsens
**2009 (okt.) – 2011 (juni): Studentermedhjælper**, Skatteforvaltningen, Aarhus
# Uddannelse
Cand.merc.aud., Aarhus Universitet, 2014
HA, Aarhus Universitet, 2011
Studentereksamen, Odder Gymnasium, 2007
# Sprog
Dansk (modersmål), Engelsk (forhandlingsniveau), Svensk (forstår og læser)
# Fritid
Kasserer i sejlklubben, vinterbader, far til Alma og Viggo
`,
  }),
  cv('b24-da-dk-toemrer', 'doc', 'da', 'DK', {
    names: ['Poul-Erik Bækgaard'],
    email: 'poul.erik@baekgaardbyg.example',
    phone: '20 55 01 33',
    city: 'Ringsted',
    headline: 'Byggeleder og tømrermester',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Byggeleder | Midtsjællands Entreprise ApS | Ringsted | 2017-09 | now',
      'Selvstændig tømrermester | Bækgaard Byg | Ringsted | 2008-01 | 2017-08',
      'Tømrer | Fjordhus Bygg AS | Drammen | 2005-05 | 2007-11',
      'Tømrersvend | Jystrup Tømrerforretning | Jystrup | 2001-08 | 2005-04',
      'Tømrerlærling | Jystrup Tømrerforretning | Jystrup | 1997-08 | 2001-07',
    ],
    aside: [4],
    page: `
! POUL-ERIK BÆKGAARD
Byggeleder og tømrermester
Sorøvej 212, 4100 Ringsted
Tlf. 20 55 01 33
poul.erik@baekgaardbyg.example
# Profil
Håndværker med 29 år i faget og 9 år på kontorsiden af byggepladsen. Søger en bygherre, som vil høre sandheden om tidsplanen.
# Beskæftigelse
September 2017 – dags dato
Byggeleder, Midtsjællands Entreprise ApS, Ringsted
* Almene boliger, 30–90 enheder, tilsyn og byggemøder
* Arbejdsmiljøkoordinator (P og B)
Januar 2008 – august 2017
Selvstændig tømrermester, Bækgaard Byg, Ringsted
* Op til seks svende og to lærlinge, tagrenoveringer
Maj 2005 – november 2007
Tømrer, Fjordhus Bygg AS, Drammen, Norge
August 2001 – april 2005
Tømrersvend, Jystrup Tømrerforretning, Jystrup
August 1997 – juli 2001
Tømrerlærling, Jystrup Tømrerforretning, Jystrup
# Uddannelse og kurser
Bygningskonstruktør (deltid), Zealand Erhvervsakademi, Køge, 2016
Svendebrev som tømrer, Slagelse Tekniske Skole, 2001
Arbejdsmiljøkoordinator, Byggeriets Kursuscenter, 2018
# Sprog
Dansk, Engelsk (nogenlunde), Norsk (nemt)
# Andet
Kørekort B og E. Røgfri. Referencer oplyses efter aftale.
`,
  }),
];
