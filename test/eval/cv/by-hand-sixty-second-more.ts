import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-second');

/** Eighteen more in English that are closed. All people are made up. */
export const BY_HAND_SIXTY_SECOND_MORE: Sheet[] = [
  cv('19-en-ie-pastry-chef', 'pdf', 'en', 'IE', {
    names: ['Agnieszka Walczak-Byrne', 'Aga Walczak-Byrne', 'Agnieszka (Aga) Walczak-Byrne'],
    email: 'aga.wb@boynepost.example',
    phone: '020 915 6620',
    city: 'Drogheda',
    headline: 'Pastry Chef',
    languages: ['English', 'Polish'],
    jobs: [
      'Pastry Chef | Scholars Townhouse Hotel | Drogheda | 2022-04 | now',
      'Junior Pastry Chef | Carton House | Maynooth | 2017-06 | 2022-03',
      'Baker | SuperValu | Drogheda | 2012-11 | 2017-05',
      'Kitchen Porter | The D Hotel | Drogheda | 2011-06 | 2012-10',
    ],
    page: `
[[ 6 11
**Agnieszka (Aga) Walczak-Byrne**
Pastry Chef
^ 12 Ballsgrove, Drogheda, Co. Louth
020 915 6620
aga.wb@boynepost.example
^ **Skills**
Plated desserts
Chocolate and sugar
Viennoiserie
Afternoon tea for 90
Allergens and costings
HACCP Level 2
^ **Languages**
English
Polish
---
**Experience**
^ **Scholars Townhouse Hotel, Drogheda**
Pastry Chef, April 2022 – now
Two AA rosettes. Desserts, breads, petit fours and wedding cakes with one commis. Brought food cost of the section from 31 to 24 percent.
^ **Carton House, Maynooth**
Junior Pastry Chef, June 2017 – March 2022
Banqueting for up to 400, bakery shift from 4 am.
^ **SuperValu, Drogheda**
Baker, November 2012 – May 2017
In-store scratch bakery.
^ **The D Hotel, Drogheda**
Kitchen Porter, June 2011 – October 2012
^ **Education**
Culinary Arts (Pastry), TU Dublin, part-time, 2016 – 2018
Technikum Gastronomiczne, Lublin, 2010
^ **About me**
I run half marathons so that I can eat what I bake. Full driving licence.
]]
`,
  }),
  cv('20-en-gb-primary-teacher', 'docx', 'en', 'GB', {
    names: ['Tomos Wyn Bebb', 'Tomos Bebb'],
    email: 'mr.bebb@tyneschools.example',
    phone: '07700 900672',
    city: 'Gateshead',
    jobs: [
      'Year 4 Class Teacher and Maths Lead | Carr Hill Community Primary School | Gateshead | 2021-09 | now',
      'Year 5 Class Teacher | Walkergate Primary School | Newcastle upon Tyne | 2018-09 | 2021-08',
      'Supply Teacher | Teaching Personnel | Newcastle upon Tyne | 2017-10 | 2018-07',
      'Teaching Assistant | Ysgol Pen Barras | Ruthin | 2015-09 | 2016-07',
    ],
    page: `
! Tomos Wyn Bebb
26 Saltwell View, Gateshead NE8 4JS – 07700 900672 – mr.bebb@tyneschools.example
QTS, TRN 5550143, DBS on update service
# Professional profile
KS2 teacher with nine years in the North East. I teach maths with things you can hold, take the choir, and have never lost a child on a residential. Looking for a phase lead role.
# Teaching posts
|| 4 13
| Sep 2021 – present | **Carr Hill Community Primary School**, Gateshead\\Year 4 Class Teacher and Maths Lead\\White Rose roll-out, staff CPD, MTC average up from 17.9 to 21.4. Mentor for two ECTs.
| Sep 2018 – Aug 2021 | **Walkergate Primary School**, Newcastle upon Tyne\\Year 5 Class Teacher\\Class of 31, 12 languages. Online teaching through both lockdowns.
| Oct 2017 – Jul 2018 | **Teaching Personnel**, Newcastle upon Tyne\\Supply Teacher\\Short and long term cover from Reception to Year 6
| Sep 2015 – Jul 2016 | **Ysgol Pen Barras**, Ruthin\\Teaching Assistant
# Qualifications
PGCE Primary (7–11), Northumbria University, 2017
BA (Hons) Mathematics and Music, Bangor University, 2015, 2:1
NPQ Leading Primary Mathematics, 2025
# Other
Minibus D1, paediatric first aid, Level 1 swimming
# Referees
Mrs D. Charlton, Headteacher, head@carrhill.example
Ms R. Okoye, Deputy Head, r.okoye@walkergate.example
`,
  }),
  cv('21-en-us-hvac', 'doc', 'en', 'US', {
    names: ['Jose Luis Barrientos', 'Jose Barrientos', 'José Luis Barrientos'],
    email: 'barrientosjl@mesamail.example',
    phone: '602.555.0148',
    city: 'Glendale',
    headline: 'HVAC Service Technician',
    languages: ['English', 'Spanish'],
    jobs: [
      'HVAC Service Technician | Goettl Air Conditioning | Phoenix | 2020-05 | now',
      'HVAC Installer | Parker & Sons | Phoenix | 2017-02 | 2020-04',
      'Warehouse Associate | Amazon | Goodyear | 2014-10 | 2017-01',
    ],
    page: `
# Jose Luis Barrientos
**HVAC Service Technician**
Glendale, AZ 85301
602.555.0148
barrientosjl@mesamail.example
## Objective
A lead technician position with a company that pays for training and has trucks that start.
## Certifications
EPA 608 Universal, NATE (AC and Heat Pump), OSHA 10, AZ fingerprint clearance card
## Experience
Goettl Air Conditioning, Phoenix AZ
HVAC Service Technician
May 2020 – Present
* 5 to 7 residential calls a day in summer, on call every third weekend
* Diagnose compressors, TXVs, inverter boards, duct leaks; rooftop package units up to 20 ton
* Callback rate under 2%, $410 average ticket
Parker & Sons, Phoenix AZ
HVAC Installer
Feb. 2017 – Apr. 2020
* Change-outs, line sets, duct design, start-up sheets. Lead installer last year
Amazon, Goodyear AZ
Warehouse Associate
Oct. 2014 – Jan. 2017
* Picker, then problem solve
## Education
HVAC/R Certificate, GateWay Community College, 2017
Diploma, Maryvale High School, 2014
## Additional
Bilingual English / Spanish. Own hand tools, meters and gauges. Clean MVR.
`,
  }),
  cv('22-en-nz-retail-manager', 'pdf', 'en', 'NZ', {
    names: ['Philippa Jane Wetherall', 'Pip Wetherall', 'Philippa Wetherall'],
    email: 'pip.wetherall@southernpost.example',
    phone: '027 555 0136',
    city: 'Dunedin',
    jobs: [
      'Store Manager | Kathmandu | Dunedin | 2018-05 | now',
      'Assistant Store Manager | Farmers | Dunedin | 2014-03 | 2018-04',
      'Department Supervisor | Farmers | Invercargill | 2011-01 | 2014-02',
      'Sales Assistant | H & J Smith | Invercargill | 2007-11 | 2010-12',
    ],
    page: `
HEAD Curriculum Vitae – Pip Wetherall
! Pip Wetherall
~ (Philippa Jane on the passport)
St Clair, Dunedin 9012
027 555 0136
pip.wetherall@southernpost.example
# A bit about me
Nineteen years on shop floors in the south. I hire for attitude, I count the till myself on Sundays, and my team of 14 has had two leavers in three years. I'd like to try an area role or something in visual merchandising.
# Roles
**Store Manager – Kathmandu, Dunedin**
May 2018 to now
* $4.2m store, beat budget in six years of eight
* Shrinkage 0.6%, best in the South Island 2024
* Managed the move to the new site in George Street without losing a trading day
**Assistant Store Manager – Farmers, Dunedin**
March 2014 to April 2018
* Rosters for 46 staff, health and safety rep, stocktakes
**Department Supervisor – Farmers, Invercargill**
January 2011 to February 2014
* Homeware and small appliances
**Sales Assistant – H & J Smith, Invercargill**
November 2007 to December 2010
# Training
NZ Certificate in Retail Level 4, ServiceIQ, 2015
Leading Teams, Otago Polytechnic short course, 2019
Southland Girls’ High School, 2003 – 2007
# Referees
Happy to give two when we have talked
FOOT Page 1
`,
  }),
  cv('23-en-ca-truck-driver', 'docx', 'en', 'CA', {
    names: ['Gurpreet Singh Dhaliwal', 'Gurpreet Dhaliwal', 'Gurpreet Singh'],
    email: 'gurpreet.dhaliwal@bramptonmail.example',
    phone: '905-555-0191',
    city: 'Brampton',
    headline: 'AZ Truck Driver',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'AZ Driver (US Long Haul) | Challenger Motor Freight | Cambridge | 2022-03 | now',
      'AZ Driver (Local) | Sodhi Bros Trucking Inc. | Mississauga | 2020-08 | 2022-02',
      'Security Guard | Paladin Security | Toronto | 2018-09 | 2020-07',
      'Tractor Mechanic | Dhaliwal Agro Works | Moga | 2014 | 2017',
    ],
    page: `
> **GURPREET SINGH DHALIWAL**
> AZ Truck Driver
> 88 Fallen Leaf Cres, Brampton ON L6Y 5X3
> Cell: 905-555-0191
> gurpreet.dhaliwal@bramptonmail.example
**SUMMARY**
* 6 years AZ experience, 750,000 km without chargeable accident
* FAST card, clean abstract and CVOR, criminal search clear
* Reefer, dry van, flatbed with tarping, some B-train
* ELD, pre-trip, border paperwork ACE/ACI

**WORK HISTORY**
AZ Driver (US Long Haul) \t03/2022 – Present
Challenger Motor Freight, Cambridge ON
* Ontario to Texas, Georgia, California in team and single
* Produce loads, temperature log, lumper receipts
AZ Driver (Local) \t08/2020 – 02/2022
Sodhi Bros Trucking Inc., Mississauga ON
* Container moves from CN and CP yards, GTA and Hamilton
Security Guard \t09/2018 – 07/2020
Paladin Security, Toronto ON
* Hospital and condo, nights, while studying
Tractor Mechanic \t2014 – 2017
Dhaliwal Agro Works, Moga, Punjab

**EDUCATION**
Supply Chain Management Diploma, Sheridan College, 2020
MELT, Commercial Heavy Equipment Training, 2020
10+2, Punjab School Education Board, 2013

**LANGUAGES**: English, Punjabi, Hindi
Ready to start in 2 weeks. Permanent resident.
`,
  }),
  cv('24-en-in-design-engineer', 'doc', 'en', 'IN', {
    names: ['Aniruddha Shrikant Deshmukh', 'Aniruddha Deshmukh', 'Aniruddha S. Deshmukh'],
    email: 'aniruddha.deshmukh@sahyadrimail.example',
    phone: '+91 98220 55538',
    city: 'Pune',
    headline: 'Mechanical Design Engineer',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Assistant Manager – Design | Thermax Limited | Pune | 2021-10 | now',
      'Design Engineer | Kirloskar Brothers | Kirloskarvadi | 2017-07 | 2021-09',
      'Graduate Engineer Trainee | Kirloskar Brothers | Kirloskarvadi | 2016-07 | 2017-06',
    ],
    page: `
[[ 12 5
! Aniruddha S. Deshmukh
Mechanical Design Engineer
Kothrud, Pune 411038
+91 98220 55538
aniruddha.deshmukh@sahyadrimail.example
---
PIC Photograph | portrait
]]
# Career Synopsis
A result oriented professional with 10 years’ experience in design of pressure parts and centrifugal pumps. Presently associated with Thermax Limited, Pune as Assistant Manager – Design.
# Organisational Experience
|| 4 6 7
| Period | Organisation | Designation
| Oct 2021 – till date | Thermax Limited, Pune | Assistant Manager – Design
| Jul 2017 – Sep 2021 | Kirloskar Brothers, Kirloskarvadi | Design Engineer
| Jul 2016 – Jun 2017 | Kirloskar Brothers, Kirloskarvadi | Graduate Engineer Trainee
# Key Responsibilities
* Design of boiler pressure parts as per IBR and ASME Sec I, GA drawings and BOM release
* FEA of headers and supports in ANSYS, review with third party inspection
* Value engineering: saving of Rs 1.4 crore in FY 2024–25 on platform structure
* Earlier: hydraulic casing design of split case pumps, pattern drawing, DFMEA
* Leading 4 designers and two diploma trainees
# Scholastics
B.E. (Mechanical), Walchand College of Engineering, Sangli, 2016, 71.8%
Diploma in Mechanical Engineering, Government Polytechnic, Kolhapur, 2013
# Software
Creo 8, SolidWorks, AutoCAD, ANSYS, Teamcenter, SAP PP
# Personal Dossier
= Full name:\tAniruddha Shrikant Deshmukh
= Date of birth:\t11th February 1995
= Languages known:\tMarathi, Hindi, English
= Passport:\tvalid up to 2031
= Current CTC:\t13.2 LPA
= Notice period:\t60 days
`,
  }),
  cv('25-en-qa-hse-officer', 'pdf', 'en', 'QA', {
    names: ['Bishnu Prasad Adhikari', 'Bishnu Adhikari'],
    email: 'bishnu.hse@himalpost.example',
    phone: '+974 5555 0127',
    city: 'Doha',
    languages: ['English', 'Nepali', 'Hindi', 'Arabic'],
    jobs: [
      'HSE Officer | Al Jaber Engineering | Doha | 2021-01 | now',
      'Assistant Safety Officer | QDVC | Doha | 2017-03 | 2020-12',
      'Scaffolder | Midmac Contracting | Doha | 2012-09 | 2017-02',
    ],
    page: `
> **CURRICULUM VITAE**
> **Position applied for: Senior HSE Officer**
**BISHNU PRASAD ADHIKARI**
Mobile: +974 5555 0127 (WhatsApp)
Email: bishnu.hse@himalpost.example
Present address: Bin Mahmoud, Doha, Qatar
**CAREER OBJECTIVE**
Seeking the post of senior safety in a reputed company where I can share my experience of fourteen years in Qatar and go home each day with the same number of people.
**CERTIFICATES**
* NEBOSH International General Certificate (2019)
* IOSH Managing Safely (2018)
* First aider, fire warden, scaffold inspection (CISRS basic)
* QatarEnergy safety passport
**EMPLOYMENT HISTORY**
**Company: Al Jaber Engineering**
Position: HSE Officer
Duration: January 2021 to till date
Project: Treatment plant and outfall, client Ashghal
Duties: daily inspection and TBT in Hindi, Nepali and English, PTW, lifting plan check, incident report, heat stress campaign, 450 workers
**Company: QDVC**
Position: Assistant Safety Officer
Duration: March 2017 to December 2020
Project: Light rail depot
**Company: Midmac Contracting**
Position: Scaffolder
Duration: September 2012 to February 2017
**EDUCATION**
+2 Science, Shree Amar Singh School, Pokhara, Nepal, 2010
**PERSONAL DETAILS**
|| 5 12
| Nationality | Nepali
| Date of birth | 2049/04/12 BS (27 July 1992)
| Marital status | Married
| QID | transferable with NOC
| Driving licence | Qatar light vehicle
| Languages | English, Nepali, Hindi, Arabic (basic)
`,
  }),
  cv('26-en-za-boilermaker', 'docx', 'en', 'ZA', {
    names: ['Hendrik Johannes Swanepoel', 'Hennie Swanepoel', 'Hendrik Swanepoel'],
    email: 'hennieswanepoel@hoeveldpost.example',
    phone: '083 555 0164',
    city: 'Secunda',
    headline: 'Coded Boilermaker',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Boilermaker | Plant Design Services | Secunda | 2023-02 | 2026-08',
      'Welder and Fabricator | Self-employed | Bethal | 2019-12 | 2023-01',
      'Boilermaker Supervisor | Murray & Roberts | Medupi | 2012-05 | 2019-11',
      'Boilermaker | Sasol Synfuels | Secunda | 2006-01 | 2012-04',
      'Apprentice Boilermaker | Sasol Synfuels | Secunda | 2002-01 | 2005-12',
    ],
    aside: [4],
    page: `
# CV: HENNIE SWANEPOEL
**Coded Boilermaker**
|| 5 12
| Full names | Hendrik Johannes
| Surname | Swanepoel
| Known as | Hennie
| Town | Secunda, Mpumalanga
| Cell | 083 555 0164
| Email | hennieswanepoel@hoeveldpost.example
| Languages | Afrikaans (first), English
| Licence | EB, PDP
| Available | Immediately
## Trade
Red Seal Boilermaker, Olifantsfontein, 2005
N3 Engineering Studies, Secunda campus, 2004
## Work record
2023-02 to 2026-08 Plant Design Services, Secunda
Boilermaker
Shutdowns at the synfuels plant: nozzles, exchangers, columns, pipe racks. Marking off and developing from isometrics. Contract ended.
2019-12 to 2023-01 Self-employed, Bethal
Welder and Fabricator
Gates, trailers and water tanks for farmers. Diesel and load shedding ate it up.
2012-05 to 2019-11 Murray & Roberts, Medupi
Boilermaker Supervisor
Ducting and pressure parts on units 4 to 6, 22 men under me
2006-01 to 2012-04 Sasol Synfuels, Secunda
Boilermaker
2002-01 to 2005-12 Sasol Synfuels, Secunda
Apprentice Boilermaker
## Tickets
Working at heights, confined space, rigging basic, medical valid to April 2027
## References
Kobus Nel, shutdown manager, 082 555 0115
Sipho Mthembu, foreman, 079 555 0108
`,
  }),
  cv('27-en-ng-hr-officer', 'pdf', 'en', 'NG', {
    names: ['Chidinma Grace Okwuosa', 'Chidinma Okwuosa'],
    email: 'chidinma.okwuosa@unitypost.example',
    phone: '0809 555 0177',
    city: 'Abuja',
    headline: 'HR Generalist | ACIPM',
    jobs: [
      'HR Officer | Zinox Technologies | Abuja | 2022-06 | now',
      'HR Assistant | Shoprite Nigeria | Abuja | 2019-09 | 2022-05',
      'Corps Member, Admin Department | Federal Medical Centre | Lokoja | 2018-07 | 2019-06',
    ],
    aside: [2],
    page: `
! Chidinma Grace Okwuosa
HR Generalist | ACIPM
Gwarinpa, Abuja • 0809 555 0177 • chidinma.okwuosa@unitypost.example
# Professional Summary
HR generalist with seven years' experience across recruitment, payroll and employee relations in technology and retail. Cut time to hire from 47 to 26 days. Known for answering staff queries on the same day.
# Core Competencies
{{
* Recruitment and onboarding
* Payroll and pension remittance
* Nigerian Labour Act
* Performance appraisal
* HRIS (SeamlessHR)
* Conflict resolution
}}
# Work Experience
**HR Officer**
**Zinox Technologies, Abuja** \tJune 2022 – Present
* Recruit for sales, service desk and warehouse roles (112 hires)
* Prepare monthly payroll inputs for 340 staff, PAYE, NHF, ITF
* Rolled out SeamlessHR in three branches
**HR Assistant**
**Shoprite Nigeria, Abuja** \tSeptember 2019 – May 2022
* Personnel files, leave roster, staff clinic, disciplinary minutes
**Corps Member, Admin Department**
**Federal Medical Centre, Lokoja** \tJuly 2018 – June 2019
# Education
M.Sc. Industrial Relations and Personnel Management, University of Abuja (in view)
B.Sc. Psychology, Nnamdi Azikiwe University, Awka, 2017
# Certification
Associate, Chartered Institute of Personnel Management of Nigeria, 2021
# Referees
Available on request
`,
  }),
  cv('28-en-gb-agency-analyst', 'doc', 'en', 'GB', {
    names: [],
    headline: 'Data Analyst',
    city: 'Leeds',
    jobs: [
      'Senior Data Analyst | Yorkshire Building Society | Leeds | 2023-01 | now',
      'Data Analyst | Sky Betting & Gaming | Leeds | 2019-07 | 2022-12',
      'MI Analyst | Leeds Teaching Hospitals NHS Trust | Leeds | 2017-09 | 2019-06',
    ],
    page: `
HEAD Aire Data Recruitment Ltd • 1 Whitehall Quay, Leeds LS1 4HR • 0113 496 0110 • cvs@airedata.example
> **Candidate reference AD-20417**
> Data Analyst
|| 5 12
| Location | Leeds (LS8), hybrid up to three days
| Salary | £46,000 – £50,000
| Notice | Two months
| Right to work | British citizen
| Interview | Tuesdays and Thursdays after 4 pm
**Consultant summary**
Strong SQL and Power BI, good in front of stakeholders. Has two other processes at second stage, so please move quickly. Call Beth on the number above to arrange.
# Experience
**Senior Data Analyst**
Yorkshire Building Society, Leeds
January 2023 to present
* Arrears dashboards, Consumer Duty reporting, dbt models on Snowflake
* Line manages one apprentice
**Data Analyst**
Sky Betting & Gaming, Leeds
July 2019 to December 2022
* Customer churn, A/B test read-outs, safer gambling triggers
**MI Analyst**
Leeds Teaching Hospitals NHS Trust
September 2017 to June 2019
* RTT waiting lists, SSRS, monthly board pack
# Education
BSc Economics, University of Sheffield, 2:1, 2017
# Technical
SQL, Python (pandas), Power BI, Tableau, dbt, Snowflake, Git
FOOT Aire Data Recruitment acts as an employment agency. Please do not approach the candidate directly.
`,
  }),
  cv('29-en-sg-building-technician', 'docx', 'en', 'SG', {
    names: ['Murugan s/o Thangavelu', 'Murugan Thangavelu', 'T. Murugan'],
    email: 'murugan.tv@lionpost.example',
    phone: '9555 0173',
    city: 'Singapore',
    headline: 'Senior Technician (M&E)',
    languages: ['English', 'Tamil', 'Malay'],
    jobs: [
      'Senior Technician (M&E) | CBRE GWS | Singapore | 2017-01 | now',
      'Technician | Cushman & Wakefield | Singapore | 2010-04 | 2016-12',
      'Aircon Technician | Natural Cool Airconditioning | Singapore | 2005-07 | 2010-03',
    ],
    page: `
**RESUME**
= Name\t: Murugan s/o Thangavelu
= Address\t: Blk 23 Yishun Ring Road #11-07 Singapore 760023
= Contact\t: 9555 0173
= Email\t: murugan.tv@lionpost.example
= Age\t: 42
= Nationality\t: Singaporean
= Post held\t: Senior Technician (M&E)
= Languages\t: English, Tamil, Malay

**Employment**
CBRE GWS
Senior Technician (M&E)
Jan 2017 to present
Site: bank data centre and office tower in Changi Business Park
– chiller plant, CRAC units, UPS and genset monthly run
– permit to work, contractor escort, BMS alarms
– 12 hour shift 4 on 2 off, lead of 3 technicians

Cushman & Wakefield
Technician
Apr 2010 to Dec 2016
Site: shopping mall in Orchard
– pumps, lighting, toilets, escalator reset, fire panel

Natural Cool Airconditioning
Aircon Technician
Jul 2005 to Mar 2010
– servicing and chemical wash, installation of split units in HDB

**Education**
Nitec in Facility Technology (Air-conditioning), ITE College Central, 2003
N Level, Naval Base Secondary School, 2000

**Courses**
WSH Level 3, Work at Height Supervisor, BCSS, CERT, LEW assistant

**NS**: completed, Sergeant, SCDF
`,
  }),
  cv('30-en-ke-safari-guide', 'pdf', 'en', 'KE', {
    names: ['Samson Ole Nkaiserry', 'Samson Nkaiserry'],
    email: 'samson.guide@savannamail.example',
    phone: '+254 710 555 093',
    city: 'Narok',
    headline: 'Driver Guide (KPSGA Silver)',
    languages: ['Maa', 'Kiswahili', 'English', 'German'],
    jobs: [
      'Head Guide | Basecamp Explorer | Maasai Mara | 2020 | now',
      'Driver Guide | Gamewatchers Safaris | Nairobi | 2014 | 2020',
      'Camp Askari | Kicheche Camps | Maasai Mara | 2011 | 2014',
    ],
    page: `
[[ 5 12
PIC Samson | guide beside a vehicle
Narok, Kenya
+254 710 555 093
samson.guide@savannamail.example
^ **Languages**
Maa (mother tongue)
Kiswahili
English
German (A2, Goethe-Institut Nairobi)
^ **Licences**
Driving BCE, PSV badge
KPSGA Silver No. 555
Wilderness First Aid
---
# SAMSON OLE NKAISERRY
Driver Guide (KPSGA Silver)
## Who I am
Born at Talek, among the animals I now show to visitors. I know birds by call, tyres by sound and guests by the second morning.
## Work
**2020 – today**
**Head Guide**, Basecamp Explorer, Maasai Mara
Eleven guides, vehicle roster, guest reviews, walking safaris in the conservancy
**2014 – 2020**
**Driver Guide**, Gamewatchers Safaris, Nairobi
Land Cruiser circuits Amboseli, Nakuru, Mara, Samburu; photographers from Germany
**2011 – 2014**
**Camp Askari**, Kicheche Camps, Maasai Mara
## School
Certificate in Tour Guiding, Kenya Utalii College, 2013
KCSE, Narok High School, 2009
]]
`,
  }),
  cv('31-en-au-warehouse', 'doc', 'en', 'AU', {
    names: ['Thi Bich Ngoc Pham', 'Ngoc Pham', 'Pham Thi Bich Ngoc'],
    email: 'ngocpham.au@banksiapost.example',
    phone: '0491 570 313',
    city: 'Cabramatta',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Pick packer | Coles Distribution Centre | Eastern Creek | 2022-08 | now',
      'Process worker | Inghams | Lisarow | 2020-02 | 2022-07',
      'Nail technician | Lotus Nails | Cabramatta | 2016-05 | 2020-01',
    ],
    page: `
Resume

Name: Thi Bich Ngoc Pham (please call me Ngoc)
Address: 6/45 Hughes St, Cabramatta NSW 2166
Phone: 0491 570 313
Email: ngocpham.au@banksiapost.example
Visa: permanent resident

I am looking for day or arvo shift, full time, near Liverpool, Fairfield or Wetherill Park. I am fast and I do not take sick days.

WORK

Coles Distribution Centre, Eastern Creek
Pick packer
August 2022 - now
Voice picking 165 cartons per hour, LO pallet jack, wrapping, ambient and chilled, sometimes inbound scan

Inghams, Lisarow
Process worker
February 2020 - July 2022
Deboning, packing, QA weight check, cleaning

Lotus Nails, Cabramatta
Nail technician
May 2016 - January 2020

LICENCE AND SKILL
LF forklift licence (2023)
RF scanner and voice
First aid
Own car

EDUCATION
TAFE NSW, Certificate III Warehousing, 2023
High school, Can Tho, Vietnam, 2008

LANGUAGE
English, Vietnamese

REFEREE
Wayne Tuilagi, team leader Coles, 0491 570 159
`,
  }),
  cv('32-en-us-pharmacy-tech', 'docx', 'en', 'US', {
    names: ['LaTonya Renee Fairchild', 'LaTonya Fairchild', 'LaTonya R. Fairchild'],
    email: 'latonya.fairchild@peachpost.example',
    phone: '(404) 555-0157',
    city: 'Decatur',
    headline: 'Certified Pharmacy Technician',
    jobs: [
      'Lead Pharmacy Technician | Emory Decatur Hospital | Decatur | 2021-08 | now',
      'Pharmacy Technician II | Emory Decatur Hospital | Decatur | 2018-02 | 2021-08',
      'Pharmacy Technician | CVS Health | Atlanta | 2014-06 | 2018-01',
      'Crew Member | Chick-fil-A | Stone Mountain | 2012-05 | 2014-05',
    ],
    page: `
|| 10 7
| **LaTonya R. Fairchild, CPhT**\\Certified Pharmacy Technician | Decatur, GA 30032\\(404) 555-0157\\latonya.fairchild@peachpost.example
# PROFESSIONAL SUMMARY
Detail-oriented CPhT with 12 years in retail and hospital pharmacy. Sterile compounding, automation and a friendly voice at the window at 6:45 a.m.
# PROFESSIONAL EXPERIENCE
**Emory Decatur Hospital** \tDecatur, GA
Lead Pharmacy Technician \tAugust 2021 – Present
* Schedule 18 technicians on three shifts
* Own Pyxis par levels and outdates for 41 stations; cut waste by $62K a year
* USP 797/800 garbing and media-fill assessor
Pharmacy Technician II \tFebruary 2018 – August 2021
* IV room, chemo prep, med reconciliation in the ED
**CVS Health** \tAtlanta, GA
Pharmacy Technician \tJune 2014 – January 2018
* 450 scripts a day, prior authorizations, drive-thru
**Chick-fil-A** \tStone Mountain, GA
Crew Member \tMay 2012 – May 2014
# EDUCATION AND CERTIFICATIONS
Pharmacy Technology Diploma, Georgia Piedmont Technical College, 2014
PTCB Certified (CPhT), CSPT; Georgia registration active
# TECHNICAL SKILLS
Epic Willow, Pyxis ES, DoseEdge, RxConnect
# COMMUNITY
Delta Sigma Theta; choir, Greater Travelers Rest
`,
  }),
  cv('33-en-gb-europass-welder', 'pdf', 'en', 'GB', {
    names: [
      'Constantin-Marius Lupu',
      'Constantin Marius Lupu',
      'Lupu Constantin-Marius',
      'Marius Lupu',
      'Constantin Lupu',
    ],
    email: 'marius.lupu@fenmail.example',
    phone: '07700 900455',
    city: 'Peterborough',
    languages: ['Romanian', 'English', 'Italian'],
    jobs: [
      'MIG Welder | Perkins Engines | Peterborough | 2019-10 | now',
      'Welder Fabricator | Gray & Adams | Doncaster | 2016-02 | 2019-09',
      'Welder | Fincantieri | Tulcea | 2010-03 | 2015-12',
    ],
    page: `
~ Europass Curriculum Vitae
|| 5 12
| **Personal information** | –
| First name(s) / Surname(s) | **Constantin-Marius Lupu**
| Address | 14 Gladstone Street, Peterborough PE1 2BN, United Kingdom
| Mobile | 07700 900455
| E-mail | marius.lupu@fenmail.example
| Nationality | Romanian, settled status
| Date of birth | 08/11/1989
| **Work experience** | –
| Dates | 10/2019 → present
| Occupation or position held | MIG Welder
| Main activities and responsibilities | Robot cell loading, MIG on engine frames, repair of castings, 5S
| Name and address of employer | Perkins Engines, Peterborough
| Dates | 02/2016 → 09/2019
| Occupation or position held | Welder Fabricator
| Main activities and responsibilities | Aluminium and stainless trailers, TIG, drawings, bending
| Name and address of employer | Gray & Adams, Doncaster
| Dates | 03/2010 → 12/2015
| Occupation or position held | Welder
| Main activities and responsibilities | Hull blocks, FCAW in all positions
| Name and address of employer | Fincantieri, Tulcea, Romania
| **Education and training** | –
| Dates | 2005 → 2009
| Title of qualification awarded | Vocational certificate, shipbuilding
| Name of organisation | Grup Școlar Henri Coandă, Tulcea
| **Personal skills** | –
| Mother tongue | Romanian
| Other languages | English (B2), Italian (B1)
| Technical skills | Coded to ISO 9606-1 (135, 136, 141), slinger, counterbalance forklift
| Driving licence | B
FOOT Curriculum vitae of Lupu Constantin-Marius
`,
  }),
  cv('34-en-ie-support-engineer', 'docx', 'en', 'IE', {
    names: ['Thiago Henrique Valadares', 'Thiago Valadares'],
    email: 'thiago.valadares@liffeymail.example',
    phone: '+353 20 917 3345',
    city: 'Dublin',
    headline: 'Technical Support Engineer',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Technical Support Engineer II | HubSpot | Dublin | 2023-05 | now',
      'Technical Support Specialist | Zendesk | Dublin | 2020-11 | 2023-04',
      'Deliveroo rider | Self-employed | Dublin | 2019-09 | 2020-10',
      'IT Analyst | Unimed-BH | Belo Horizonte | 2015-02 | 2019-07',
    ],
    page: `
# Thiago Henrique Valadares
Technical Support Engineer
Phibsborough, Dublin 7 · +353 20 917 3345 · thiago.valadares@liffeymail.example · Stamp 4
## Work
**HubSpot, Dublin**
__Technical Support Engineer II__ (May 2023 – present)
* Escalations on APIs, webhooks and email deliverability, 30 to 35 open tickets, CSAT 96%
* Built a log-parsing tool in Python that the whole tier now uses
* Queue captain for Iberia and LatAm
**Zendesk, Dublin**
__Technical Support Specialist__ (November 2020 – April 2023)
* Chat and phone in three languages; SSO, CTI, triggers
**Self-employed**
__Deliveroo rider__ (September 2019 – October 2020)
* While at English school. I know every one-way street in D1
**Unimed-BH, Belo Horizonte, Brazil**
__IT Analyst__ (February 2015 – July 2019)
* Windows estate of 900 seats, Active Directory, SQL reports for claims
## Study
BSc Information Systems, PUC Minas, 2014
Higher Diploma in Computing (Cloud), National College of Ireland, 2022, evening
## Tools
Postman, Kibana, SQL, Python, Jira, Okta, Wireshark
## Languages
Portuguese (native), English (C1), Spanish (B2)
`,
  }),
  cv('35-en-ca-agency-millwright', 'doc', 'en', 'CA', {
    names: [],
    headline: 'Industrial Millwright (Red Seal)',
    city: 'Prince George',
    jobs: [
      'Millwright Charge Hand | Canfor | Prince George | 2018-04 | now',
      'Millwright | West Fraser | Quesnel | 2011-09 | 2018-03',
      'Apprentice Millwright | Dunkley Lumber | Strathnaver | 2007-06 | 2011-08',
    ],
    aside: [2],
    page: `
~ Submitted by Cariboo Trades Staffing, 1488 Fourth Ave, Prince George BC, 250-555-0100, desk@cariboostaffing.example
> **PROFILE 3316**
> **Industrial Millwright (Red Seal)**
Home base: Prince George, BC
Rate: $52 per hour plus LOA
Start: three weeks from offer
Will travel: yes, 14/7 preferred, not north of Fort Nelson in winter
# Why we put this person forward
Nineteen years in sawmills and one planer rebuild after another. References checked by Dawn, both would rehire. Name released with signed terms.
# Work history
|| 5 12
| 04/2018 – present | Millwright Charge Hand, Canfor, Prince George\\Crew of six on graveyard, lockout lead, debarker and canter line, laser alignment
| 09/2011 – 03/2018 | Millwright, West Fraser, Quesnel\\Planer mill, hydraulics, conveyors, kiln carts
| 06/2007 – 08/2011 | Apprentice Millwright, Dunkley Lumber, Strathnaver
# Tickets
Red Seal Industrial Mechanic 2011, welding C level, fall arrest, OFA 1, scissor and boom lift, class 5 licence
# School
Industrial Mechanic (Millwright), College of New Caledonia, 2007 – 2011
`,
  }),
  cv('36-en-sa-biomedical-engineer', 'doc', 'en', 'SA', {
    names: ['Rana Khalid Al-Otaibi', 'Rana Al-Otaibi', 'Rana K. Al-Otaibi'],
    email: 'rana.alotaibi@najdpost.example',
    phone: '+966 55 555 0119',
    city: 'Riyadh',
    headline: 'Biomedical Engineer',
    languages: ['Arabic', 'English'],
    jobs: [
      'Biomedical Engineer | King Fahad Medical City | Riyadh | 2022-02 | now',
      'Field Service Engineer | GE HealthCare | Riyadh | 2019-08 | 2022-01',
      'Intern, Clinical Engineering | King Faisal Specialist Hospital | Riyadh | 2019-01 | 2019-05',
    ],
    aside: [2],
    page: `
! Rana K. Al-Otaibi
Biomedical Engineer
= Mobile\t+966 55 555 0119
= E-mail\trana.alotaibi@najdpost.example
= City\tRiyadh, Saudi Arabia
= Registration\tSaudi Council of Engineers 555210
# Profile
Biomedical engineer (two and a half years with a vendor, almost five in a hospital) with a focus on imaging, ventilators and uptime. First woman on the on-call rota of the department.
# Experience
**Biomedical Engineer** | King Fahad Medical City, Riyadh | Feb 2022 – Present
* PPM programme for 3,100 devices, uptime 98.7%
* Evaluation committee for the new hybrid OR, CBAHI and JCI audits
* Supervise four technicians
**Field Service Engineer** | GE HealthCare, Riyadh | Aug 2019 – Jan 2022
* Ultrasound and X-ray installation and corrective maintenance in Central Region
**Intern, Clinical Engineering** | King Faisal Specialist Hospital, Riyadh | Jan 2019 – May 2019
# Education
B.Sc. Biomedical Technology, King Saud University, 2019, GPA 4.6 / 5
# Certificates
CBET preparation course, PMP (2025), Lean Yellow Belt
# Languages
Arabic, English (IELTS 7.0)
# References
Will be provided upon request
`,
  }),
];
