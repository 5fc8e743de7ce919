import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eightieth');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_EIGHTIETH: Sheet[] = [
  cv('a01-au-audiologist', 'docx', 'en', 'AU', {
    names: ['Tamsin Okonjo-Farrell', 'Tamsin Adaeze Okonjo-Farrell'],
    email: 'tamsin.of@yarrowee.example',
    phone: '0491 570 156',
    city: 'Ballarat',
    headline: 'Clinical Audiologist',
    languages: ['English', 'Auslan', 'Igbo'],
    jobs: [
      'Clinic Manager and Senior Audiologist | Goldfields Hearing Group | Ballarat VIC | 2022-01 | now',
      'Audiologist | Goldfields Hearing Group | Ballarat VIC | 2018-02 | 2021-12',
      'Paediatric Audiologist | Western Plains Children’s Hospital | Geelong VIC | 2014-07 | 2017-06',
      'Audiologist (rural outreach) | Sound Country Ltd | Dubbo NSW | 2012-01 | 2014-06',
      'Vestibular Clinic Placement | Royal Yarra Eye and Ear Centre | Melbourne VIC | 2011-03 | 2011-10',
    ],
    aside: [4],
    page: `
> **TAMSIN OKONJO-FARRELL**
> MClinAud, MAudSA (CCP)
> Clinical Audiologist
> Ballarat VIC 3350 • 0491 570 156 • tamsin.of@yarrowee.example
# Career Summary
Audiologist of fourteen years in hospital, outreach and private rooms. Since joining Goldfields Hearing Group I have built its cochlear implant mapping service from one day a month to three days a week.
# Employment History
**Goldfields Hearing Group**, Ballarat VIC
|| 11 5
| Clinic Manager and Senior Audiologist | Jan 2022 – Current
* Roster for six clinicians and four front-desk staff
* Hearing Services Program compliance, two clean audits
|| 11 5
| Audiologist | Feb 2018 – Dec 2021
* Adult rehabilitation, tinnitus counselling, implant mapping
^ **Western Plains Children’s Hospital**, Geelong VIC
|| 11 5
| Paediatric Audiologist | Jul 2014 – Jun 2017
* Newborn screening follow-up, ABR under sedation
^ **Sound Country Ltd**, Dubbo NSW
|| 11 5
| Audiologist (rural outreach) | Jan 2012 – Jun 2014
* Fly-in clinics in nine communities, otitis media program
# Career Break
Jul 2017 – Jan 2018: long service travel through West Africa with my parents
# Student Placement
|| 11 5
| Vestibular Clinic Placement, Royal Yarra Eye and Ear Centre, Melbourne VIC | Mar 2011 – Oct 2011
# Education
Master of Clinical Audiology, University of Melbourne, 2010 – 2011
Bachelor of Health Science, La Trobe University Bendigo, 2007 – 2009
# Languages
English (native), Auslan (Certificate III), Igbo (family)
# Referees
Dr Marcus Wynne, Director, Goldfields Hearing Group, 0491 570 157
Prof. Leonie Sacks, University of Melbourne, l.sacks@audiologyvic.example
~ Tamsin Adaeze Okonjo-Farrell, AHPRA not applicable, Working with Children Check current
`,
  }),
  cv('a02-au-train-driver', 'pdf', 'en', 'AU', {
    names: ['Garry Sedlacek', 'Gazza Sedlacek', 'Garry "Gazza" Sedlacek'],
    email: 'gsedlacek@spencergulf.example',
    phone: '0491 570 313',
    city: 'Port Augusta',
    languages: [],
    jobs: [
      'Driver Trainer | Nullarbor Freight Rail | Port Augusta | 2020-03 | now',
      'Locomotive Driver | Nullarbor Freight Rail | Port Augusta | 2011-11 | 2020-03',
      'Heavy Haul Driver (FIFO) | Karratha Ore Railway | Karratha WA | 2008-06 | 2011-10',
      'Trainee Driver | State Rail SA | Adelaide | 2006-08 | 2008-05',
      'Shunter | State Rail SA | Whyalla | 2002-02 | 2006-08',
      'Life Member and Steam Fireman | Pichi Flats Heritage Railway | Quorn | 1999-04 | now',
    ],
    aside: [3, 5],
    page: `
! Garry "Gazza" Sedlacek
9 Tassie Street, Port Augusta SA 5700
Ph 0491 570 313
Email gsedlacek@spencergulf.example
# Railway career
03/2020 – Present, Driver Trainer, Nullarbor Freight Rail, Port Augusta
* 22 trainees signed off, no SPADs among them
* Route knowledge packs for Tarcoola to Kalgoorlie
11/2011 – 03/2020, Locomotive Driver, Nullarbor Freight Rail, Port Augusta
* Two-up intermodal, 1,800 m trains, relay van working
06/2008 – 10/2011, Heavy Haul Driver (FIFO), Karratha Ore Railway, Karratha WA
08/2006 – 05/2008, Trainee Driver, State Rail SA, Adelaide
02/2002 – 08/2006, Shunter, State Rail SA, Whyalla
# Tickets and medicals
Certificate IV in Train Driving, 2008
Certificate IV in Training and Assessment, 2019
Rail Category 1 medical, passed July 2026
HR licence, first aid, track access accreditation
# Heritage rail (unpaid)
04/1999 – Present, Life Member and Steam Fireman, Pichi Flats Heritage Railway, Quorn
# Schooling
Year 12, Augusta Park High School, 2000
# Referee
Bev Tonkin, Operations Superintendent, Nullarbor Freight Rail, 0491 570 737
`,
  }),
  cv('a03-gb-payroll', 'doc', 'en', 'GB', {
    names: ['Sunita Rajkumar-Bligh', 'Mrs Sunita Rajkumar-Bligh', 'Sunita Bligh'],
    email: 'sunita.rb@humberlink.example',
    phone: '01632 960 447',
    city: 'Beverley',
    headline: 'Payroll Manager MCIPP',
    languages: ['English', 'Gujarati', 'Hindi'],
    jobs: [
      'Payroll Manager | Wolds Poultry Processing Ltd | Driffield | 2019-09 | now',
      'Payroll Team Leader | Hullport Shared Services | Hull | 2014-01 | 2019-08',
      'Senior Payroll Administrator | Hullport Shared Services | Hull | 2011-05 | 2013-12',
      'Payroll Clerk | Kettlewell Caravans plc | Cottingham | 2006-10 | 2010-03',
      'Wages Assistant | Kettlewell Caravans plc | Cottingham | 2004-07 | 2006-09',
      'Treasurer | Beverley Food Larder | Beverley | 2020-04 | now',
    ],
    aside: [5],
    page: `
> Mrs Sunita Rajkumar-Bligh
> Payroll Manager MCIPP
|| 4 12
| Address | 14 Keldgate Mews, Beverley, East Riding HU17
| Telephone | 01632 960 447
| Email | sunita.rb@humberlink.example
# PERSONAL STATEMENT
Payroll professional with over twenty years' experience, weekly and monthly, from caravans to chickens. At Hullport Shared Services I ran the migration of 9,000 council and school staff to iTrent; at Wolds Poultry I brought an outsourced payroll back in-house.
# KEY SKILLS
* PAYE, RTI, CIS, statutory payments, P11D
* Auto-enrolment and LGPS
* iTrent, Sage 50, Zellis, advanced Excel
# CAREER HISTORY
|| 4 12
| **Employer** | Wolds Poultry Processing Ltd, Driffield
| **Position** | Payroll Manager
| **Dates** | September 2019 – present
| **Summary** | 1,650 weekly paid, team of three, shift premia and holiday pay review
| **Employer** | Hullport Shared Services, Hull
| **Position** | Payroll Team Leader
| **Dates** | January 2014 – August 2019
| **Summary** | Migration lead, eleven staff, 42 schools
| **Employer** | Hullport Shared Services, Hull
| **Position** | Senior Payroll Administrator
| **Dates** | May 2011 – December 2013
| **Summary** | Teachers' pensions, maternity, overpayments
| **Employer** | Kettlewell Caravans plc, Cottingham
| **Position** | Payroll Clerk
| **Dates** | October 2006 – March 2010
| **Summary** | Made redundant when production moved
| **Employer** | Kettlewell Caravans plc, Cottingham
| **Position** | Wages Assistant
| **Dates** | July 2004 – September 2006
| **Summary** | Clock cards and piecework for 400
April 2010 – April 2011: full-time parent
# QUALIFICATIONS
CIPP Foundation Degree in Payroll Management, 2013
GNVQ Advanced Business, Longcroft Sixth Form, 2003
# LANGUAGES
English, Gujarati and Hindi
# VOLUNTARY ROLE
Treasurer, Beverley Food Larder, April 2020 – present
# REFERENCES
On request
`,
  }),
  cv('a04-gb-business-analyst', 'docx', 'en', 'GB', {
    names: ['Fergus MacAskill', 'Fergus Iain MacAskill'],
    email: 'fergus@macaskill-analysis.example',
    phone: '07700 900742',
    city: 'Linlithgow',
    headline: 'Contract Business Analyst | Pensions, Wealth and Regulatory Change',
    languages: [],
    jobs: [
      'Lead Business Analyst | Thistle & Tay Pensions | Edinburgh | 2025-04 | now',
      'Business Analyst, Consumer Duty | Corstorphine Wealth plc | Edinburgh | 2023-02 | 2025-01',
      'Senior Business Analyst | Clydeside Mutual | Glasgow | 2020-09 | 2022-12',
      'Business Analyst | Bank of Strathmore | Perth | 2018-06 | 2020-08',
      'Business Systems Analyst | Lomond Life Assurance | Stirling | 2012-10 | 2018-05',
      'Pensions Administrator | Lomond Life Assurance | Stirling | 2009-09 | 2012-09',
    ],
    page: `
! Fergus Iain MacAskill
Contract Business Analyst | Pensions, Wealth and Regulatory Change
Linlithgow, West Lothian · 07700 900742 · fergus@macaskill-analysis.example
Contracting through MacAskill Analysis Ltd since June 2018 (outside and inside IR35)
# In short
I write requirements that testers thank me for. BCS International Diploma, CSPO, SQL good enough to check the data myself.
# Contracts
**Apr 2025 – present: Thistle & Tay Pensions, Edinburgh**
Lead Business Analyst
* Pensions dashboards connection, 310,000 member records
* Four analysts, RAID log, weekly programme board
^ **Feb 2023 – Jan 2025: Corstorphine Wealth plc, Edinburgh**
Business Analyst, Consumer Duty
* Price and value assessments, 61 product journeys mapped
^ **Sep 2020 – Dec 2022: Clydeside Mutual, Glasgow**
Senior Business Analyst
* Policy migration from AS/400, data reconciliation
^ **Jun 2018 – Aug 2020: Bank of Strathmore, Perth**
Business Analyst
* Open Banking consents, strong customer authentication
# Between contracts
Feb – Mar 2025: walked the Camino
# Permanent roles
**Oct 2012 – May 2018: Lomond Life Assurance, Stirling**
Business Systems Analyst
^ **Sep 2009 – Sep 2012: Lomond Life Assurance, Stirling**
Pensions Administrator
# Education
BSc (Hons) Mathematics, Heriot-Watt University, 2005 – 2009
# Tools
Jira, Confluence, Visio, Miro, Azure DevOps, SQL
`,
  }),
  cv('a05-gb-maritime-law', 'pdf', 'en', 'GB', {
    names: [
      'Prof. Oluwaseun Adebayo-Clarke',
      'Oluwaseun Adebayo-Clarke',
      'Professor Oluwaseun Adebayo-Clarke',
      'Seun Adebayo-Clarke',
    ],
    email: 'o.adebayoclarke@solentlaw.example',
    phone: '07700 900086',
    city: 'Southampton',
    headline: 'Professor of Maritime Law',
    languages: ['English', 'Yoruba', 'French'],
    jobs: [
      'Professor of Maritime Law | Itchen University | Southampton | 2024-08 | now',
      'Associate Professor | Itchen University | Southampton | 2019-08 | 2024-07',
      'Lecturer in Commercial Law | University of Exmoor | Barnstaple | 2014-09 | 2019-07',
      'Teaching Fellow | University of Exmoor | Barnstaple | 2012-09 | 2014-08',
      'Associate, Shipping Group | Bellweather Stroud LLP | London | 2006-09 | 2009-06',
      'Trainee Solicitor | Bellweather Stroud LLP | London | 2004-09 | 2006-08',
    ],
    aside: [5],
    page: `
! Prof. Oluwaseun Adebayo-Clarke LLB LLM PhD SFHEA
Professor of Maritime Law
School of Law, Itchen University, University Road, Southampton
o.adebayoclarke@solentlaw.example | 07700 900086
# Academic positions
|| 4 12
| Aug. 2024 to date | **Professor of Maritime Law**, Itchen University, Southampton
| Aug. 2019 – July 2024 | **Associate Professor**, Itchen University, Southampton
| Sept. 2014 – July 2019 | **Lecturer in Commercial Law**, University of Exmoor, Barnstaple
| Sept. 2012 – Aug. 2014 | **Teaching Fellow**, University of Exmoor, Barnstaple
# Legal practice
|| 4 12
| Sept. 2006 – June 2009 | **Associate, Shipping Group**, Bellweather Stroud LLP, London
| Sept. 2004 – Aug. 2006 | **Trainee Solicitor**, Bellweather Stroud LLP, London
# Degrees
|| 4 12
| 2009 – 2012 | PhD, Swansea University: "Salvage, reward and the autonomous ship"
| 2002 – 2003 | LLM Maritime Law (Distinction), University of Southampton
| 1999 – 2002 | LLB, University of Lagos
# Books
Adebayo-Clarke, O. Salvage Without Sailors (Harbour Row Press, 2022)
Adebayo-Clarke, O. and Venn, P. Bills of Lading: A Student's Chart, 3rd edn (Harbour Row Press, 2025)
# Funding
2023 – 2026: AHRC, "Who owns a drifting drone?", £388,000 (PI)
# Service
Programme Director LLM, 2020 – 2023; external examiner, University of Menai, since 2022
# Languages
English, Yoruba, French (reading)
# Referee
Prof. Philippa Venn, University of Exmoor, p.venn@exmoorlaw.example
~ Friends and students call me Seun
`,
  }),
  cv('a06-us-principal', 'doc', 'en', 'US', {
    names: ['LaTonya M. Breckenridge', 'LaTonya Breckenridge', 'Dr. LaTonya M. Breckenridge'],
    email: 'lbreckenridge@pamlicomail.example',
    phone: '(252) 555-0143',
    city: 'New Bern',
    headline: 'Elementary School Principal',
    languages: ['Spanish'],
    jobs: [
      'Principal | Trent River Elementary School | New Bern, NC | 2020-07 | now',
      'Assistant Principal | Bogue Banks Middle School | Morehead City, NC | 2016-08 | 2020-06',
      'Instructional Coach | Carteret Sound Public Schools | Beaufort, NC | 2013-08 | 2016-06',
      'Fourth Grade Teacher | Oak Hammock Elementary | Kinston, NC | 2006-08 | 2012-06',
      'Substitute Teacher | Lenoir Forks School District | Kinston, NC | 2006-01 | 2006-05',
      'Board Member | Craven Literacy Alliance | New Bern, NC | 2021-09 | now',
    ],
    aside: [5],
    page: `
> **LaTonya M. Breckenridge, Ed.D.**
> Elementary School Principal
> New Bern, NC 28560 | (252) 555-0143 | lbreckenridge@pamlicomail.example
# SUMMARY OF QUALIFICATIONS
* Turned a D-rated school into a B in three years
* Twenty years in coastal North Carolina classrooms and front offices
* Hiring, budgeting, Title I, MTSS and hurricane recovery
# EDUCATIONAL LEADERSHIP
Principal \t07/2020 – Present
Trent River Elementary School, New Bern, NC
* 540 students, 61 staff, teacher turnover from 28% to 9%
Assistant Principal \t08/2016 – 06/2020
Bogue Banks Middle School, Morehead City, NC
* Reopened twelve days after Hurricane Florence
Instructional Coach \t08/2013 – 06/2016
Carteret Sound Public Schools, Beaufort, NC
# CLASSROOM EXPERIENCE
Fourth Grade Teacher \t08/2006 – 06/2012
Oak Hammock Elementary, Kinston, NC
* Teacher of the Year, 2010
Substitute Teacher \t01/2006 – 05/2006
Lenoir Forks School District, Kinston, NC
# EDUCATION
Ed.D., Educational Leadership, East Carolina University, 2019
M.S.A., School Administration, East Carolina University, 2013 (full-time study 2012 – 2013)
B.S., Elementary Education, Elizabeth City State University, 2005
# COMMUNITY SERVICE
Board Member \t09/2021 – Present
Craven Literacy Alliance, New Bern, NC
# LICENSURE
NC Principal (012), Elementary K-6 (025). Conversational Spanish.
`,
  }),
  cv('a07-us-supply-chain', 'pdf', 'en', 'US', {
    names: ['Rajiv Venkataraman', 'Raj Venkataraman', 'Rajiv (Raj) Venkataraman'],
    email: 'raj.venkataraman@maumeemail.example',
    phone: '(419) 555-0168',
    city: 'Toledo',
    headline: 'Supply Planning Manager @ Glass City Gaskets | S&OP | APICS CPIM',
    languages: ['English', 'Tamil'],
    jobs: [
      'Supply Planning Manager | Glass City Gaskets | Toledo, Ohio | 2023-06 | now',
      'Senior Supply Chain Analyst | Glass City Gaskets | Toledo, Ohio | 2020-11 | 2023-05',
      'Supply Chain Analyst | Buckeye Solar Modules | Perrysburg, Ohio | 2018-01 | 2020-02',
      'Buyer | Wolverine Seating Systems | Monroe, Michigan | 2015-08 | 2017-12',
      'Co-op Student, Purchasing | Wolverine Seating Systems | Monroe, Michigan | 2014-05 | 2014-12',
    ],
    aside: [4],
    page: `
|| 5 11
| **Contact**\\(419) 555-0168 (Mobile)\\raj.venkataraman@maumeemail.example\\www.linkedin.com/in/rajv-made-up (LinkedIn)\\**Top Skills**\\S&OP\\SAP IBP\\Power BI\\**Languages**\\English (Full Professional)\\Tamil (Native or Bilingual)\\**Certifications**\\CPIM, APICS\\Six Sigma Yellow Belt | **Rajiv (Raj) Venkataraman**\\Supply Planning Manager @ Glass City Gaskets | S&OP | APICS CPIM\\Toledo, Ohio, United States\\**Summary**\\Planner who still walks the dock. I took inventory down $6M at Glass City Gaskets without a single missed line at the customer.\\**Experience**\\Glass City Gaskets\\6 years 1 month\\Supply Planning Manager\\June 2023 - Present (3 years 6 months)\\Toledo, Ohio\\Senior Supply Chain Analyst\\November 2020 - May 2023 (2 years 7 months)\\Toledo, Ohio\\Buckeye Solar Modules\\Supply Chain Analyst\\January 2018 - February 2020 (2 years 2 months)\\Perrysburg, Ohio\\Demand model for three plants\\Wolverine Seating Systems\\Buyer\\August 2015 - December 2017 (2 years 5 months)\\Monroe, Michigan\\Foam, trim and fasteners\\Co-op Student, Purchasing\\May 2014 - December 2014 (8 months)\\Monroe, Michigan\\**Education**\\University of Toledo\\Bachelor of Business Administration, Operations · (2011 - 2015)
`,
  }),
  cv('a08-nz-arborist', 'docx', 'en', 'NZ', {
    names: ['Tipene Rawhiti', 'Steve Rawhiti', 'Stephen Rawhiti', 'Tipene (Stephen) Rawhiti'],
    email: 'tipene@rawhititrees.example',
    phone: '021 555 0163',
    city: 'Cambridge',
    headline: 'Arborist',
    languages: [],
    jobs: [
      'Utility Arborist Crew Leader | Waikato Line Clearance Ltd | Hamilton | 2023-11 | now',
      'Owner-operator | Rawhiti Trees | Cambridge | 2017-04 | 2023-10',
      'Climbing Arborist | Greenspan Tree Care | Tauranga | 2013-08 | 2017-03',
      'Climbing Arborist | Oxbridge Tree Surgeons | Reading, UK | 2011-05 | 2013-02',
      'Groundsman | Greenspan Tree Care | Tauranga | 2009-11 | 2011-04',
    ],
    page: `
! Tipene (Stephen) Rawhiti
Arborist
# Who I am
Ngāti Kahukura, forty next year, dad of two. Happiest thirty metres up a pin oak. Sold the truck and chipper in 2023 because paperwork was eating the climbing.
# Work, latest first
Waikato Line Clearance Ltd, Hamilton: Utility Arborist Crew Leader (Nov 2023 – now)
* Crew of four, 11 kV and 33 kV corridors, close approach consents
Rawhiti Trees, Cambridge: Owner-operator (Apr 2017 – Oct 2023)
* Residential, schools, two stud farms and the Waipa council panel
Greenspan Tree Care, Tauranga: Climbing Arborist (Aug 2013 – Mar 2017)
Oxbridge Tree Surgeons, Reading, UK: Climbing Arborist (May 2011 – Feb 2013)
Greenspan Tree Care, Tauranga: Groundsman (Nov 2009 – Apr 2011)
# Gap
Mar – Jul 2013: drove a van from Reading to Istanbul and flew home
# Tickets
New Zealand Certificate in Arboriculture Level 4, Wintec, 2015
EWP, Class 2, chainsaw units, aerial rescue, first aid (2026)
QTRA licensed user
# Competitions
Waikato tree climbing champs: 2nd in 2016, 1st in 2018
# Get hold of me
31 Thornton Road, Cambridge 3434
021 555 0163
tipene@rawhititrees.example
# Who to ask
Mere Poutapu, Operations Manager, Waikato Line Clearance, 021 555 0164
Everyone in the trade knows me as Steve.
`,
  }),
  cv('a09-nz-policy', 'doc', 'en', 'NZ', {
    names: ['Isla Thornburgh', 'Isla Margaret Thornburgh'],
    email: 'isla.thornburgh@korokoro.example',
    phone: '027 555 0121',
    city: 'Petone',
    languages: ['English', 'Te reo Māori', 'Mandarin'],
    jobs: [
      'Principal Policy Analyst | Ministry of Coasts and Harbours | Wellington | 2023-02 | now',
      'Senior Policy Analyst | Ministry of Coasts and Harbours | Wellington | 2019-05 | 2022-01',
      'Private Secretary (secondment) | Office of the Minister for Aquaculture | Wellington | 2018-03 | 2019-04',
      'Policy Analyst | Commission for Rural Water | Wellington | 2015-02 | 2018-02',
      'Graduate Adviser | Commission for Rural Water | Wellington | 2013-02 | 2015-01',
    ],
    page: `
Isla Margaret Thornburgh
Flat 2, 60 Nelson Street, Petone 5012
027 555 0121 / isla.thornburgh@korokoro.example
^ **OVERVIEW**
Thirteen years of turning wicked problems into Cabinet papers of under ten pages.
^ **CAPABILITIES**
Policy design
* Led the Marine Spatial Planning Bill from consultation to third reading
* Regulatory impact statements rated "meets" every time
Working with ministers
* A year in the Beehive; 300 written parliamentary questions
Leading people
* Mentor for the graduate programme, acting manager for five months in 2024
^ **ROLES**
02/2023 – present\tPrincipal Policy Analyst\tMinistry of Coasts and Harbours, Wellington
05/2019 – 01/2022\tSenior Policy Analyst\tMinistry of Coasts and Harbours, Wellington
03/2018 – 04/2019\tPrivate Secretary (secondment)\tOffice of the Minister for Aquaculture, Wellington
02/2015 – 02/2018\tPolicy Analyst\tCommission for Rural Water, Wellington
02/2013 – 01/2015\tGraduate Adviser\tCommission for Rural Water, Wellington
^ **TIME AWAY**
02/2022 – 01/2023\tParental leave
^ **EDUCATION**
2012\tBCom/BA (Hons), Economics and Chinese, Victoria University of Wellington
2021\tLevel 4 Certificate in Te Reo Māori, Te Wānanga o Raukawa
^ **LANGUAGES**
English, Te reo Māori (intermediate), Mandarin (intermediate)
^ **REFEREES**
Provided at interview stage
`,
  }),
  cv('a10-ie-chef', 'pdf', 'en', 'IE', {
    names: ['Donncha Ó Súilleabháin', 'Denis O’Sullivan'],
    email: 'donncha.chef@beara.example',
    phone: '020 912 6638',
    city: 'Kenmare',
    headline: 'Executive Head Chef',
    languages: ['English', 'Irish', 'French'],
    jobs: [
      'Executive Head Chef | Dromquinna Bay Hotel | Kenmare | 2021-03 | now',
      'Head Chef | The Salted Currach | Dingle | 2017-03 | 2020-03',
      'Sous Chef | Maison Tréguier | Rennes, France | 2014-02 | 2016-12',
      'Chef de Partie | Castle Mahony Hotel | Tralee | 2011-05 | 2014-01',
      'Commis Chef | Castle Mahony Hotel | Tralee | 2009-06 | 2011-05',
      'Kitchen Stage | Restaurant Havgus | Bergen, Norway | 2016-01 | 2016-02',
    ],
    aside: [5],
    page: `
> **DONNCHA Ó SÚILLEABHÁIN**
> (Denis O’Sullivan)
> Executive Head Chef
= Address:\tGortamullen, Kenmare, Co. Kerry
= Mobile:\t020 912 6638
= Email:\tdonncha.chef@beara.example
= Date of birth:\t2 February 1990
# Kitchens
**Executive Head Chef, Dromquinna Bay Hotel, Kenmare**
March 2021 to present
Brigade of 19, two restaurants and weddings to 220. Food cost held at 29%. Listed in two guides, 2024 and 2025.
**Head Chef, The Salted Currach, Dingle**
March 2017 to March 2020
Forty covers, day-boat fish, menu written at four in the afternoon.
**Sous Chef, Maison Tréguier, Rennes, France**
February 2014 to December 2016
One star kept through a change of owner.
**Chef de Partie, Castle Mahony Hotel, Tralee**
May 2011 to January 2014
**Commis Chef, Castle Mahony Hotel, Tralee**
June 2009 to May 2011
# Stage
**Kitchen Stage, Restaurant Havgus, Bergen, Norway**
January 2016 to February 2016
# April 2020 to February 2021
The restaurant closed for good in the pandemic. I fished with my uncle and cooked for the parish.
# Training
2007 – 2009\tAdvanced Certificate in Professional Cookery, Munster Technological University, Tralee
2022\tHACCP Level 4 (Management of Food Safety)
# Languages
English, Irish, French (kitchen and bar)
# References
Grainne Lehane, General Manager, Dromquinna Bay Hotel, 020 912 6640
`,
  }),
  cv('a11-ca-dispatcher', 'docx', 'en', 'CA', {
    names: ['Marie-Ève Tootoosis', 'Marie-Ève Tootoosis-Lavallée'],
    email: 'me.tootoosis@slavelake.example',
    phone: '(867) 555-0136',
    city: 'Yellowknife',
    headline: 'Flight Dispatcher',
    languages: ['English', 'French', 'Cree'],
    jobs: [
      'Manager, System Operations Control | Barrenland Air | Yellowknife, NT | 2023-01 | now',
      'Flight Dispatcher | Barrenland Air | Yellowknife, NT | 2018-09 | 2022-12',
      'Flight Follower | Great Bear Aviation Ltd. | Norman Wells, NT | 2016-05 | 2018-08',
      'Ramp Agent | Great Bear Aviation Ltd. | Norman Wells, NT | 2015-01 | 2016-04',
      'Air Cadet Instructor (volunteer) | Squadron 559 | Yellowknife, NT | 2019-09 | now',
    ],
    aside: [4],
    page: `
! MARIE-ÈVE TOOTOOSIS
Flight Dispatcher
Yellowknife, NT · (867) 555-0136 · me.tootoosis@slavelake.example
# OBJECTIVE
A move south to a 705 carrier with a bigger map and the same kind of weather.
# EXPERIENCE
|| 8 4 4
| Manager, System Operations Control\\Barrenland Air | Yellowknife, NT | 2023-01 to present
| Flight Dispatcher\\Barrenland Air | Yellowknife, NT | 2018-09 to 2022-12
| Flight Follower\\Great Bear Aviation Ltd. | Norman Wells, NT | 2016-05 to 2018-08
| Ramp Agent\\Great Bear Aviation Ltd. | Norman Wells, NT | 2015-01 to 2016-04
# SELECTED ACHIEVEMENTS
* Co-ordinated 46 evacuation flights in the 2023 wildfires
* Wrote the cold-weather alternates table now used by three bases
* ETOPS-style planning for gravel strips
# TRAINING
Type A dispatcher licence, written examinations FDOPS and FDMET, 2018
Aviation Operations Diploma, Northern Lights Polytechnic, Grande Prairie, AB, 2014
# VOLUNTEERING
|| 8 4 4
| Air Cadet Instructor (volunteer)\\Squadron 559 | Yellowknife, NT | 2019-09 to present
# LANGUAGES
English (fluent), French (first language), Cree (some)
# NOTES
Licence and transcripts are in the name of Marie-Ève Tootoosis-Lavallée.
`,
  }),
  cv('a12-ca-adjuster', 'doc', 'en', 'CA', {
    names: ['Bohdan Chernyak', 'Bo Chernyak', 'Bohdan "Bo" Chernyak'],
    email: 'bo.chernyak@qappelle.example',
    phone: '306-555-0189',
    city: 'Regina',
    languages: ['Ukrainian', 'English'],
    jobs: [
      'Senior Field Adjuster | Wheatland Mutual Insurance | Regina, SK | 2019-06 | now',
      'Independent Adjuster | Qu’Appelle Claims Services Ltd. | Regina, SK | 2013-03 | 2019-05',
      'Hail Adjuster (seasonal) | Prairie Crop Protection Co-op | Weyburn, SK | 2010-06 | 2012-09',
      'Auto Body Technician | Moose Mountain Collision | Carlyle, SK | 2003-05 | 2010-05',
    ],
    page: `
Chernyak, Bohdan "Bo", CIP
2205 Retallack Street, Regina, SK S4T
306-555-0189
bo.chernyak@qappelle.example
# What I do
Property and auto claims up to $750,000, farm losses a specialty. I know what a fender costs because I used to hang them.
# Where I did it
June 2019 – Present
Wheatland Mutual Insurance, Regina, SK
Senior Field Adjuster
* 140 open files, cat team lead for the 2024 hail
^ Mar. 2013 – May 2019
Qu’Appelle Claims Services Ltd., Regina, SK
Independent Adjuster
Principals included three mutuals, a reinsurer and two municipalities
^ June 2010 – Sept. 2012
Prairie Crop Protection Co-op, Weyburn, SK
Hail Adjuster (seasonal)
Summers only; winters at home with twins
^ May 2003 – May 2010
Moose Mountain Collision, Carlyle, SK
Auto Body Technician
# What I studied
Chartered Insurance Professional (CIP), 2016
Level 3 Adjuster licence, General Insurance Council of Saskatchewan
Autobody Technician journeyperson, Saskatchewan Polytechnic, 2006
# What I speak
Ukrainian and English
`,
  }),
  cv('b01-de-de-hebamme', 'docx', 'de', 'DE', {
    names: ['Friederike Anna Zöllner-Akgün', 'Friederike Zöllner-Akgün', 'Rike Zöllner-Akgün'],
    email: 'rike@hebamme-zoellner.example',
    phone: '0171 3920046',
    city: 'Göttingen',
    headline: 'Hebamme (B.Sc.)',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Leitende Hebamme | Klinikum Leinetal | Göttingen | 2023-04 | now',
      'Hebamme im Kreißsaal | Klinikum Leinetal | Göttingen | 2019-10 | 2023-03',
      'Freiberufliche Hebamme | Geburtshaus Werraknie | Eschwege | 2015-07 | 2018-09',
      'Hebamme | St. Kunigunde Krankenhaus | Kassel | 2012-10 | 2015-06',
      'Freiwilliges Soziales Jahr | DRK-Kinderheim Harzblick | Osterode | 2008-09 | 2009-08',
    ],
    aside: [4],
    page: `
! Lebenslauf
= Name:\tFriederike Anna Zöllner-Akgün
= Rufname:\tRike
= Anschrift:\tNikolausberger Weg 88, 37073 Göttingen
= Mobil:\t0171 3920046
= E-Mail:\trike@hebamme-zoellner.example
= Familienstand:\tverheiratet, zwei Kinder
> **Hebamme (B.Sc.)**
# Berufspraxis
|| 4 12
| 04/2023 – heute | **Leitende Hebamme**, Klinikum Leinetal, Göttingen\\23 Kolleginnen, hebammengeleiteter Kreißsaal seit 2024, Dienstplan, Praxisanleitung
| 10/2019 – 03/2023 | **Hebamme im Kreißsaal**, Klinikum Leinetal, Göttingen\\1.400 Geburten im Jahr, Perinatalzentrum Level 1
| 10/2018 – 09/2019 | Elternzeit
| 07/2015 – 09/2018 | **Freiberufliche Hebamme**, Geburtshaus Werraknie, Eschwege\\Begleitete Hausgeburten, Wochenbett, Kurse auf Türkisch
| 10/2012 – 06/2015 | **Hebamme**, St. Kunigunde Krankenhaus, Kassel
# Studium und Schule
|| 4 12
| 2019 – 2022 | B.Sc. Hebammenwissenschaft (berufsbegleitend), Hochschule Fulda
| 2009 – 2012 | Hebammenschule Kassel, Staatsexamen
| 2008 | Abitur, Tilman-Riemenschneider-Gymnasium Osterode
# Freiwilligendienst
|| 4 12
| 09/2008 – 08/2009 | **Freiwilliges Soziales Jahr**, DRK-Kinderheim Harzblick, Osterode
# Sprachkenntnisse
Deutsch (Muttersprache), Türkisch (verhandlungssicher), Englisch (Schulkenntnisse)
Göttingen, den 4. November 2026
`,
  }),
  cv('b02-de-at-konditorin', 'pdf', 'de', 'AT', {
    names: ['Katharina Schöpf-Mayrhuber', 'Kathi Schöpf-Mayrhuber'],
    email: 'kathi.schoepf@innpost.example',
    phone: '+43 664 5550183',
    city: 'Hall in Tirol',
    headline: 'Konditormeisterin',
    languages: ['Deutsch', 'Italienisch', 'Englisch'],
    jobs: [
      'Produktionsleiterin Patisserie | Hofzuckerbäckerei Strele | Innsbruck | 2020-01 | now',
      'Chef-Patissière | Alpenhotel Karwendelblick | Seefeld | 2016-12 | 2019-10',
      'Patissière | Pasticceria Dolomiti S.r.l. | Bozen | 2013-05 | 2016-11',
      'Jungkonditorin | Café Nordkette | Hall in Tirol | 2011-09 | 2013-04',
      'Lehre Konditorin (Zuckerbäckerin) | Café Nordkette | Hall in Tirol | 2008-09 | 2011-08',
    ],
    aside: [4],
    page: `
> **Katharina Schöpf-Mayrhuber**
> Konditormeisterin
> Eugenstraße 7/3, 6060 Hall in Tirol | +43 664 5550183 | kathi.schoepf@innpost.example
# Über mich
Süßes mit Rückgrat: Nach drei Jahren in der Pasticceria Dolomiti und vier Wintern im Alpenhotel Karwendelblick leite ich heute eine Backstube mit vierzehn Leuten. Alle nennen mich Kathi.
# Stationen
seit Jänner 2020: Produktionsleiterin Patisserie bei Hofzuckerbäckerei Strele, Innsbruck
* 60 Tortensorten, Kalkulation, Lehrlingsausbildung, Verkostungen
Dezember 2016 – Oktober 2019: Chef-Patissière im Alpenhotel Karwendelblick, Seefeld
* Fünf Sterne, 180 Gäste, Dessertbuffet und à la carte
Mai 2013 – November 2016: Patissière bei Pasticceria Dolomiti S.r.l., Bozen
September 2011 – April 2013: Jungkonditorin im Café Nordkette, Hall in Tirol
September 2008 – August 2011: Lehre Konditorin (Zuckerbäckerin) im Café Nordkette, Hall in Tirol
November und Dezember 2019: Auszeit, Knieoperation
# Ausbildung
Meisterprüfung Konditoren, WIFI Innsbruck, 2018
Lehrabschlussprüfung mit Auszeichnung, 2011
Hauptschule Hall, 2008
# Sprachen
Deutsch, Italienisch (C1), Englisch (B1)
# Auszeichnungen
Goldmedaille Tiroler Tortenschau, 2022
`,
  }),
  cv('b03-de-ch-testmanager', 'doc', 'de', 'CH', {
    names: ['Reto Camenisch', 'Reto Gian Camenisch'],
    email: 'reto.camenisch@plessur.example',
    phone: '+41 78 555 01 47',
    city: 'Chur',
    headline: 'Senior Test Manager, ISTQB Full Advanced',
    languages: ['Deutsch', 'Rätoromanisch', 'Englisch', 'Italienisch'],
    jobs: [
      'Testmanager Fahrgastinformation | Rätikon Bahnen AG | Chur | 2024-02 | now',
      'Testmanager Kernbanksystem | Bündner Sparbank | Chur | 2021-08 | 2023-12',
      'Testautomatisierer | Assekuranz Limmat AG | Zürich | 2019-03 | 2021-06',
      'Software Test Engineer | Calanda Systems AG | Landquart | 2013-10 | 2019-02',
      'Applikationsentwickler | Calanda Systems AG | Landquart | 2010-08 | 2013-09',
      'Informatikerlehre Applikationsentwicklung | Kantonalverwaltung Rheinquell | Chur | 2006-08 | 2010-07',
    ],
    aside: [5],
    page: `
! Reto Camenisch
Senior Test Manager, ISTQB Full Advanced
Loëstrasse 41, 7000 Chur · +41 78 555 01 47 · reto.camenisch@plessur.example
# Projekte als Freelancer (Camenisch Testing GmbH)
|| 3 4 9
| **Zeitraum** | **Kunde** | **Funktion und Inhalt**
| 02.2024 – heute | Rätikon Bahnen AG, Chur | **Testmanager Fahrgastinformation**\\Testkonzept, sechs Tester, Abnahme von 240 Anzeigen
| 08.2021 – 12.2023 | Bündner Sparbank, Chur | **Testmanager Kernbanksystem**\\Migration, 4 Generalproben, Testdaten
| 03.2019 – 06.2021 | Assekuranz Limmat AG, Zürich | **Testautomatisierer**\\Playwright, Jenkins, 1'100 Regressionstests
# Festanstellungen
|| 3 4 9
| 10.2013 – 02.2019 | Calanda Systems AG, Landquart | **Software Test Engineer**
| 08.2010 – 09.2013 | Calanda Systems AG, Landquart | **Applikationsentwickler**
| 08.2006 – 07.2010 | Kantonalverwaltung Rheinquell, Chur | **Informatikerlehre Applikationsentwicklung**
# Weiterbildung
|| 3 13
| 2014 – 2017 | BSc Informatik, Fachhochschule Graubünden, berufsbegleitend
| 2018 | ISTQB Advanced Test Manager
| 2022 | ISTQB Advanced Test Analyst und Technical Test Analyst
# Sprachen
Deutsch (Muttersprache), Rätoromanisch (Muttersprache), Englisch (C1), Italienisch (B1)
# Personalien
Reto Gian Camenisch, geb. 23.07.1990, Bürger von Sarn GR, ledig
Juli 2021: Militär und Ferien; Januar 2024: Skitouren
`,
  }),
  cv('b04-fr-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Solenn Kerbrat', 'Solenn Kerbrat-Diarra', 'Solenn KERBRAT'],
    email: 'solenn.kerbrat@cornouaille.example',
    phone: '06 39 98 27 63',
    city: 'Quimperlé',
    headline: 'Infirmière diplômée d’État – cadre de santé',
    languages: ['Français', 'Breton', 'Anglais'],
    jobs: [
      'Cadre de santé, service de gériatrie | Centre hospitalier de la Laïta | Quimperlé | 2022-09 | now',
      'Infirmière coordinatrice | EHPAD Les Genêts d’Or Fleuris | Concarneau | 2017-03 | 2021-08',
      'Infirmière libérale | Cabinet Le Meur-Kerbrat | Rosporden | 2012-01 | 2016-12',
      'Infirmière de nuit, réanimation | Clinique Saint-Corentin-du-Port | Brest | 2008-07 | 2011-12',
      'Équipière secouriste | Secouristes du Finistère Sud | | 2013 | now',
    ],
    aside: [4],
    page: `
**Solenn KERBRAT**
Infirmière diplômée d’État – cadre de santé
3 impasse du Gorréquer
29300 Quimperlé
Tél. : 06 39 98 27 63
Courriel : solenn.kerbrat@cornouaille.example
42 ans, mariée (nom d’usage : Kerbrat-Diarra), trois enfants
# EXPÉRIENCE
**Depuis 09/2022** \tCentre hospitalier de la Laïta, Quimperlé
Cadre de santé, service de gériatrie
* 38 agents, 30 lits, plannings, certification HAS
**09/2021 – 06/2022** \tIFCS de Brest : année de formation de cadre de santé
**03/2017 – 08/2021** \tEHPAD Les Genêts d’Or Fleuris, Concarneau
Infirmière coordinatrice
* Projets de soins de 84 résidents, vaccination, crise Covid
**01/2012 – 12/2016** \tCabinet Le Meur-Kerbrat, Rosporden
Infirmière libérale
* Tournée rurale, pansements complexes, chimiothérapie à domicile
**07/2008 – 12/2011** \tClinique Saint-Corentin-du-Port, Brest
Infirmière de nuit, réanimation
# DIPLÔMES
2022 : Diplôme de cadre de santé, IFCS de Brest
2019 : DU Plaies et cicatrisation, Université de Rennes
2008 : Diplôme d’État d’infirmier, IFSI de Quimper
2005 : Baccalauréat S, lycée de Kerneuzec, Quimperlé
# LANGUES
Français, Breton (bilingue), Anglais (lu, parlé)
# ENGAGEMENT
Depuis 2013 : Équipière secouriste, Secouristes du Finistère Sud
# LOISIRS
Fest-noz, nage en eau froide
`,
  }),
  cv('b05-fr-ca-gestionnaire', 'pdf', 'fr', 'CA', {
    names: ['Mathieu Gagnon-Thériault', 'Mathieu G.-Thériault'],
    email: 'mathieu.gt@bas-fleuve.example',
    phone: '418 555-0127',
    city: 'Rimouski',
    headline: 'Gestionnaire immobilier chez Habitations du Rocher-Blanc | OMBE, bâtiment durable',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Directeur, parc immobilier | Habitations du Rocher-Blanc | Rimouski, Québec | 2024-01 | now',
      'Gestionnaire immobilier | Habitations du Rocher-Blanc | Rimouski, Québec | 2020-06 | 2023-12',
      'Coordonnateur à l’entretien | Cégep de la Mitis | Mont-Joli, Québec | 2016-09 | 2019-11',
      'Technicien en bâtiment | Inspection Bic inc. | Rimouski, Québec | 2013-05 | 2016-08',
      'Administrateur | Coop d’habitation L’Estran | | 2018-04 | 2022-04',
    ],
    aside: [4],
    page: `
! Mathieu Gagnon-Thériault
Gestionnaire immobilier chez Habitations du Rocher-Blanc | OMBE, bâtiment durable
Rimouski, Québec, Canada
# Coordonnées
418 555-0127 (Mobile)
mathieu.gt@bas-fleuve.example
# Principales compétences
Maintien d’actifs
Appels d’offres publics
Efficacité énergétique
# Languages
Français (Native or Bilingual)
Anglais (Professional Working)
Espagnol (Elementary)
# Résumé
Ancien inspecteur devenu gestionnaire. 612 logements sociaux, des toits neufs et un taux d’inoccupation de 1,1 %.
# Expérience
**Habitations du Rocher-Blanc**
6 ans 6 mois
**Directeur, parc immobilier**
janvier 2024 - Present (2 ans 11 mois)
Rimouski, Québec
Budget de maintien de 7,4 M$, équipe de onze personnes
**Gestionnaire immobilier**
juin 2020 - décembre 2023 (3 ans 7 mois)
Rimouski, Québec
**Pause professionnelle**
Congé parental
décembre 2019 - mai 2020 (6 mois)
**Cégep de la Mitis**
**Coordonnateur à l’entretien**
septembre 2016 - novembre 2019 (3 ans 3 mois)
Mont-Joli, Québec
**Inspection Bic inc.**
**Technicien en bâtiment**
mai 2013 - août 2016 (3 ans 4 mois)
Rimouski, Québec
# Bénévolat
**Administrateur**
Coop d’habitation L’Estran
avril 2018 - avril 2022 (4 ans 1 mois)
# Formation
Cégep de Rimouski
DEC, Technologie de l’architecture · (2010 - 2013)
`,
  }),
  cv('b06-fr-fr-conducteur', 'doc', 'fr', 'FR', {
    names: ['Abdelkader Benslimane', 'Kader Benslimane', 'Abdelkader (dit Kader) Benslimane'],
    email: 'kader.benslimane@rhonepost.example',
    phone: '06 39 98 50 12',
    city: 'Montélimar',
    headline: 'Conducteur routier super-lourd',
    languages: [],
    jobs: [
      'Conducteur formateur, citernes alimentaires | Transports Ribière-Auzon | Montélimar | 2018-04 | now',
      'Conducteur international | Transports Ribière-Auzon | Montélimar | 2011-02 | 2018-03',
      'Conducteur régional frigo | Froid Express Vivarais | Aubenas | 2006-06 | 2010-12',
      'Chauffeur-livreur (intérim) | Agence Tempo Drôme | Valence | 2004-09 | 2006-05',
    ],
    page: `
BENSLIMANE Abdelkader (dit Kader)
Conducteur routier super-lourd
Quartier Bondonneau, 26200 Montélimar – 06 39 98 50 12 – kader.benslimane@rhonepost.example
^ **PERMIS ET TITRES**
B, C, CE – FIMO 2004, FCO à jour (mars 2024) – ADR base et citernes – carte conducteur – CACES R489 cat. 3
^ **PARCOURS**
Du 02/04/2018 à aujourd’hui : Conducteur formateur, citernes alimentaires, Transports Ribière-Auzon, Montélimar
Huit conducteurs formés par an, zéro accident responsable, éco-conduite
^ Du 14/02/2011 au 31/03/2018 : Conducteur international, Transports Ribière-Auzon, Montélimar
Italie, Espagne, Allemagne, découché cinq nuits
^ Du 01/06/2006 au 31/12/2010 : Conducteur régional frigo, Froid Express Vivarais, Aubenas
^ Du 06/09/2004 au 31/05/2006 : Chauffeur-livreur (intérim), Agence Tempo Drôme, Valence
^ Janvier et février 2011 : recherche d’emploi
^ **FORMATION**
Titre professionnel conducteur routier, AFTRAL Valence, 2004
CAP mécanicien poids lourds, lycée de Bourg-lès-Valence, 2002
^ **DIVERS**
Permis moto, supporter du rugby montilien, deux enfants
`,
  }),
  cv('b07-es-es-enfermero', 'docx', 'es', 'ES', {
    names: [
      'Francisco Javier Urquijo de la Fuente',
      'Javier Urquijo de la Fuente',
      'Javi Urquijo',
      'Francisco Javier Urquijo',
      'Javier Urquijo',
    ],
    email: 'javier.urquijo@pisuerga.example',
    phone: '600 555 341',
    city: 'Palencia',
    headline: 'Enfermero especialista en salud mental',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Supervisor de unidad de agudos | Complejo Asistencial Tierra de Campos | Palencia | 2021-11 | now',
      'Enfermero de hospital de día | Complejo Asistencial Tierra de Campos | Palencia | 2017-06 | 2021-10',
      'Enfermero de urgencias | Hospital Comarcal del Cerrato | Venta de Baños | 2014-06 | 2015-05',
      'Staff Nurse | Severnside NHS Trust | Gloucester, Reino Unido | 2011-10 | 2014-04',
      'Enfermero interno residente (EIR) | Hospital Virgen del Otero | Valladolid | 2015-06 | 2017-05',
    ],
    aside: [4],
    page: `
! Urquijo de la Fuente, Francisco Javier
Enfermero especialista en salud mental
|| 8 8
| C/ Mayor Antigua, 73, 1.º B\\34005 Palencia | 600 555 341\\javier.urquijo@pisuerga.example
# PERFIL
Quince años de planta, urgencias y hospital de día. En el Severnside NHS Trust aprendí la desescalada verbal; en el Complejo Tierra de Campos he bajado las contenciones mecánicas un 60 %.
# EXPERIENCIA
|| 4 7 5
| **Fechas** | **Centro** | **Puesto**
| 11/2021 – hoy | Complejo Asistencial Tierra de Campos, Palencia | Supervisor de unidad de agudos
| 06/2017 – 10/2021 | Complejo Asistencial Tierra de Campos, Palencia | Enfermero de hospital de día
| 06/2014 – 05/2015 | Hospital Comarcal del Cerrato, Venta de Baños | Enfermero de urgencias
| 10/2011 – 04/2014 | Severnside NHS Trust, Gloucester, Reino Unido | Staff Nurse
# RESIDENCIA
|| 4 7 5
| 06/2015 – 05/2017 | Hospital Virgen del Otero, Valladolid | Enfermero interno residente (EIR)
# ESTUDIOS
Grado en Enfermería, Universidad de Valladolid, campus de Palencia, 2011
Máster en Gestión Sanitaria, UNIR, 2020
# IDIOMAS
Español (nativo), Inglés (C1), Portugués (A2)
# OTROS DATOS
Colegiado n.º 34/5552. Carné B. Todos me llaman Javi.
`,
  }),
  cv('b08-es-mx-comercio', 'pdf', 'es', 'MX', {
    names: [
      'Lic. Ximena Guadalupe Treviño Sandoval',
      'Ximena Guadalupe Treviño Sandoval',
      'Ximena Treviño Sandoval',
      'Ximena Treviño',
    ],
    email: 'ximena.trevino@cerrosilla.example',
    phone: '81 5555 0174',
    city: 'San Nicolás de los Garza',
    headline: 'Gerente de Comercio Exterior y Aduanas',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente de Comercio Exterior | Arneses del Norte, S.A. de C.V. | Apodaca, N.L. | 2022-05 | now',
      'Coordinadora IMMEX | Arneses del Norte, S.A. de C.V. | Apodaca, N.L. | 2018-08 | 2022-04',
      'Ejecutiva de tráfico | Agencia Aduanal Garza Cantú, S.C. | Nuevo Laredo, Tamps. | 2014-02 | 2018-07',
      'Auxiliar de glosa | Agencia Aduanal Garza Cantú, S.C. | Nuevo Laredo, Tamps. | 2012-06 | 2014-01',
      'Servicio social | Administración Portuaria de Altamira Norte | Altamira, Tamps. | 2011-08 | 2012-02',
    ],
    aside: [4],
    page: `
> **LIC. XIMENA GUADALUPE TREVIÑO SANDOVAL**
> Gerente de Comercio Exterior y Aduanas
> San Nicolás de los Garza, N.L. | Cel. 81 5555 0174 | ximena.trevino@cerrosilla.example
# OBJETIVO
Dirigir el cumplimiento aduanero de un grupo industrial con operaciones en la frontera.
# TRAYECTORIA LABORAL
**ARNESES DEL NORTE, S.A. DE C.V.** – Apodaca, N.L.
**Gerente de Comercio Exterior** \tmayo 2022 – a la fecha
* Certificación OEA, Anexo 24 y 31 sin observaciones
* Ahorro de 1.3 MDD por regla octava y PROSEC
**Coordinadora IMMEX** \tagosto 2018 – abril 2022
* 900 pedimentos al mes, equipo de cuatro
^ **AGENCIA ADUANAL GARZA CANTÚ, S.C.** – Nuevo Laredo, Tamps.
**Ejecutiva de tráfico** \tfebrero 2014 – julio 2018
**Auxiliar de glosa** \tjunio 2012 – enero 2014
# SERVICIO SOCIAL
**ADMINISTRACIÓN PORTUARIA DE ALTAMIRA NORTE** – Altamira, Tamps.
**Servicio social** \tagosto 2011 – febrero 2012
# FORMACIÓN
Licenciatura en Comercio Internacional, Universidad Autónoma de Tamaulipas, 2008 – 2012
Diplomado en Clasificación Arancelaria, ITESM, 2019
# IDIOMAS
Español (materno)
Inglés (90 %)
# SISTEMAS
SAP GTS, Darwin, CASA, VUCEM
`,
  }),
  cv('b09-es-cl-administrativo', 'doc', 'es', 'CL', {
    names: ['Rodrigo Antonio Huenchumilla Soto', 'Rodrigo Huenchumilla Soto', 'Rodrigo Huenchumilla'],
    email: 'rhuenchumilla@calafquen.example',
    phone: '+56 9 5550 0138',
    city: 'Temuco',
    languages: ['Español', 'Mapudungún', 'Inglés'],
    jobs: [
      'Jefe de Remuneraciones | Maderas Cautín SpA | Temuco | 2019-01 | now',
      'Analista de Recursos Humanos | Maderas Cautín SpA | Temuco | 2015-04 | 2018-12',
      'Asistente contable | Salmones Villarrica Ltda. | Villarrica | 2011-03 | 2014-09',
      'Cajero | Supermercados El Copihue | Padre Las Casas | 2008-12 | 2011-02',
      'Práctica profesional | Municipalidad de Lago Hermoso | Lago Hermoso | 2008-07 | 2008-10',
    ],
    aside: [4],
    page: `
> CURRÍCULUM VITAE
# ANTECEDENTES PERSONALES
= Nombre\tRodrigo Antonio Huenchumilla Soto
= Fecha de nacimiento\t21 de abril de 1987
= Domicilio\tPasaje Los Coihues 0215, Temuco
= Celular\t+56 9 5550 0138
= Correo\trhuenchumilla@calafquen.example
# ANTECEDENTES LABORALES
= Empresa\tMaderas Cautín SpA, Temuco
= Cargo\tJefe de Remuneraciones
= Período\tEnero 2019 a la fecha
= Funciones\tLiquidaciones de 780 trabajadores, finiquitos, negociación colectiva, Previred
= Empresa\tMaderas Cautín SpA, Temuco
= Cargo\tAnalista de Recursos Humanos
= Período\tAbril 2015 a diciembre 2018
= Funciones\tContratos, control de asistencia
= Empresa\tSalmones Villarrica Ltda., Villarrica
= Cargo\tAsistente contable
= Período\tMarzo 2011 a septiembre 2014
= Funciones\tLibro de compras, conciliaciones
= Empresa\tSupermercados El Copihue, Padre Las Casas
= Cargo\tCajero
= Período\tDiciembre 2008 a febrero 2011
# PRÁCTICA
= Empresa\tMunicipalidad de Lago Hermoso
= Cargo\tPráctica profesional
= Período\tJulio 2008 a octubre 2008
# PAUSA
Octubre 2014 a marzo 2015: cuidado de mi abuela y cosecha familiar
# ANTECEDENTES ACADÉMICOS
2016 – 2018: Ingeniería en Administración de RR.HH., Inacap Temuco (vespertino)
2006 – 2008: Técnico en Contabilidad, Liceo Tecnológico de La Frontera
# IDIOMAS
Español (nativo), Mapudungún (hablado), Inglés (básico)
# REFERENCIAS
Sra. Gladys Painemal, Gerenta de Personas, Maderas Cautín, +56 9 5550 0139
`,
  }),
  cv('b10-it-it-commercialista', 'docx', 'it', 'IT', {
    names: ['Maria Grazia Lo Cascio', 'Mariella Lo Cascio', 'Maria Grazia (Mariella) Lo Cascio'],
    email: 'mariella.locascio@madonie.example',
    phone: '333 555 0214',
    city: 'Cefalù',
    headline: 'Commercialista e revisore legale',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Responsabile amministrazione e bilancio | Conserve Himera S.p.A. | Termini Imerese | 2021-06 | now',
      'Dottore commercialista | Studio Lo Cascio | Cefalù | 2014-01 | 2021-05',
      'Collaboratrice di studio | Studio Vitrano & Associati | Palermo | 2011-04 | 2013-12',
      'Praticante dottore commercialista | Studio Vitrano & Associati | Palermo | 2008-03 | 2011-03',
      'Tesoriera | Pro Loco Cefalù Mare | Cefalù | 2016-01 | 2022-12',
    ],
    aside: [3, 4],
    page: `
! Maria Grazia (Mariella) Lo Cascio
Commercialista e revisore legale
# In breve
Dieci anni in studio, poi il salto dall’altra parte del tavolo: da Conserve Himera chiudo il bilancio consolidato di tre società entro il 28 febbraio.
# Competenze chiave
* Bilancio civilistico, IFRS di base, controllo di gestione
* Dichiarativi, IVA, transfer pricing documentale
* Crisi d’impresa: tre composizioni negoziate
# Esperienze
**Conserve Himera S.p.A.** – Termini Imerese
Responsabile amministrazione e bilancio, giugno 2021 – presente
^ **Studio Lo Cascio** – Cefalù
Dottore commercialista, gennaio 2014 – maggio 2021
Titolare; 90 clienti fra ristoratori, hotel e cooperative
^ **Studio Vitrano & Associati** – Palermo
Collaboratrice di studio, aprile 2011 – dicembre 2013
Praticante dottore commercialista, marzo 2008 – marzo 2011
# Impegno sociale
**Pro Loco Cefalù Mare**
Tesoriera, gennaio 2016 – dicembre 2022
# Titoli di studio
Laurea magistrale in Economia e Commercio, Università di Palermo, 2007, 108/110
Iscrizione all’Albo n. 5553, Ordine di Palermo, 2011
# Lingue
Italiano, Inglese (B2), Francese (B1)
# Recapiti
Via Gibilmanna 19, 90015 Cefalù (PA)
Cell. 333 555 0214
mariella.locascio@madonie.example
~ Autorizzo il trattamento dei dati personali ai sensi del GDPR
`,
  }),
  cv('b11-it-it-sviluppatore', 'pdf', 'it', 'IT', {
    names: ['Tommaso degli Innocenti', 'Tommaso Degli Innocenti'],
    email: 'tommaso@degliinnocenti-dev.example',
    phone: '+39 333 555 0233',
    city: 'Empoli',
    headline: 'Sviluppatore backend senior – Java, Kotlin, AWS',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Tech Lead | Pagofacile Toscana S.r.l. | Firenze | 2023-03 | now',
      'Sviluppatore backend senior | Pagofacile Toscana S.r.l. | Firenze | 2020-10 | 2023-02',
      'Backend Engineer | Spreebogen Mobility GmbH | Berlino | 2017-05 | 2020-08',
      'Sviluppatore Java | Gestionali Valdarno S.n.c. | San Miniato | 2013-11 | 2017-04',
      'Stage curriculare | Istituto di Calcolo di Pisa Nord | Pisa | 2013-03 | 2013-07',
    ],
    aside: [4],
    page: `
|| 6 11
| **Tommaso degli Innocenti**\\Sviluppatore backend senior – Java, Kotlin, AWS\\**Contatti**\\Via Salvagnoli 60\\50053 Empoli (FI)\\+39 333 555 0233\\tommaso@degliinnocenti-dev.example\\**Lingue**\\Italiano: madrelingua\\Inglese: C1\\Tedesco: B1\\**Stack**\\Kotlin, Spring Boot\\PostgreSQL, Kafka\\Terraform, AWS\\**Interessi**\\Calcio storico, pane fatto in casa | **Esperienza**\\**Tech Lead**\\Pagofacile Toscana S.r.l., Firenze\\mar 2023 – oggi\\Squadra di sette, da monolite a dodici servizi, PSD2\\**Sviluppatore backend senior**\\Pagofacile Toscana S.r.l., Firenze\\ott 2020 – feb 2023\\Motore antifrode, 3 milioni di transazioni al giorno\\**Backend Engineer**\\Spreebogen Mobility GmbH, Berlino\\mag 2017 – ago 2020\\Tariffe dinamiche per monopattini\\**Sviluppatore Java**\\Gestionali Valdarno S.n.c., San Miniato\\nov 2013 – apr 2017\\Fatturazione per concerie\\**Stage curriculare**\\Istituto di Calcolo di Pisa Nord\\mar 2013 – lug 2013\\**Istruzione**\\2010 – 2013: Laurea in Informatica, Università di Pisa\\2005 – 2010: Liceo scientifico Il Pontormo, Empoli\\**Certificazioni**\\AWS Solutions Architect Associate, 2024
`,
  }),
  cv('b12-it-ch-insegnante', 'doc', 'it', 'CH', {
    names: ['Nadia Bernasconi-Pult', 'Nadia Bernasconi'],
    email: 'nadia.bernasconi@verzasca.example',
    phone: '+41 76 555 01 94',
    city: 'Gordola',
    headline: 'Docente di scuola speciale',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Romancio'],
    jobs: [
      'Capogruppo sostegno pedagogico | Circondario scolastico del Piano | Locarno | 2021 | now',
      'Docente di scuola speciale | Istituto Madonna del Sasso Nuovo | Minusio | 2013 | 2021',
      'Docente di scuola elementare | Scuole comunali di Tenero-Sopra | Tenero | 2006 | 2012',
      'Supplente | Scuole comunali di Tenero-Sopra | Tenero | 2005 | 2006',
      'Presidente | Ludoteca La Trottola Blu | Gordola | 2014 | 2020',
    ],
    aside: [4],
    page: `
> **Nadia Bernasconi-Pult**
> Docente di scuola speciale
# Dati personali
|| 5 11
| Indirizzo | Via Burio 12, 6596 Gordola
| Natel | +41 76 555 01 94
| Posta elettronica | nadia.bernasconi@verzasca.example
| Nata il | 16.10.1983 a Scuol
| Attinente di | Sent (GR)
# Attività professionale
|| 3 6 7
| **Anni** | **Funzione** | **Sede**
| 2021 – oggi | Capogruppo sostegno pedagogico | Circondario scolastico del Piano, Locarno
| 2013 – 2021 | Docente di scuola speciale | Istituto Madonna del Sasso Nuovo, Minusio
| 2012 – 2013 | Congedo non pagato per la nascita di Elia | (a casa)
| 2006 – 2012 | Docente di scuola elementare | Scuole comunali di Tenero-Sopra, Tenero
| 2005 – 2006 | Supplente | Scuole comunali di Tenero-Sopra, Tenero
# Formazione
|| 3 13
| 2013 – 2016 | Master in insegnamento speciale, SUPSI DFA, Locarno (in parallelo al lavoro)
| 2002 – 2005 | Bachelor in insegnamento elementare, ASP Locarno
| 2002 | Maturità liceale, Liceo di Locarno
# Lingue
Italiano, Tedesco (C1), Francese (B2), Romancio (di famiglia)
# Volontariato
|| 3 6 7
| 2014 – 2020 | Presidente | Ludoteca La Trottola Blu, Gordola
# Referenze
Direttore Fabio Pedrazzini, Circondario scolastico del Piano, f.pedrazzini@circondariopiano.example
`,
  }),
  cv('b13-pt-pt-serralheiro', 'docx', 'pt', 'PT', {
    names: [
      'Joaquim Fontainhas Redondo',
      'Quim Redondo',
      'Joaquim Redondo',
      'Joaquim (Quim) Fontainhas Redondo',
    ],
    email: 'quim.redondo@lizmail.example',
    phone: '920 555 148',
    city: 'Marinha Grande',
    headline: 'Serralheiro de moldes',
    languages: ['Português', 'Francês'],
    jobs: [
      'Chefe de bancada | Moldes Pinhal do Rei, Lda. | Marinha Grande | 2015-02 | now',
      'Serralheiro de moldes | Moldes Pinhal do Rei, Lda. | Marinha Grande | 2007-09 | 2015-01',
      'Ajusteur-mouliste | Plasturgie Bellignat SAS | Oyonnax, França | 2003-03 | 2007-07',
      'Serralheiro mecânico | Vidreira Estrela do Lis, S.A. | Marinha Grande | 1998-06 | 2003-01',
      'Aprendiz | Oficina Manuel Redondo & Irmão | Leiria | 1995-09 | 1998-05',
    ],
    aside: [4],
    page: `
! Joaquim (Quim) Fontainhas Redondo
Serralheiro de moldes
= Morada:\tRua da Guarda Nova 27, 2430-104 Marinha Grande
= Telemóvel:\t920 555 148
= E-mail:\tquim.redondo@lizmail.example
= Nascimento:\t14/06/1979
# Experiência
**02/2015 – atualmente**
Moldes Pinhal do Rei, Lda., Marinha Grande
Chefe de bancada
* Nove serralheiros, moldes até 22 toneladas, ensaios e afinações
^ **09/2007 – 01/2015**
Moldes Pinhal do Rei, Lda., Marinha Grande
Serralheiro de moldes
* Polimento, ajustamento, bimatéria
^ **03/2003 – 07/2007**
Plasturgie Bellignat SAS, Oyonnax, França
Ajusteur-mouliste
^ **06/1998 – 01/2003**
Vidreira Estrela do Lis, S.A., Marinha Grande
Serralheiro mecânico
* Encerramento da fábrica em janeiro de 2003
^ **09/1995 – 05/1998**
Oficina Manuel Redondo & Irmão, Leiria
Aprendiz
# Formação
CENFIM, Marinha Grande: Técnico de moldes, nível 4, 2010 (RVCC)
9.º ano, Escola Calazans Duarte, 1995
Curso de segurança com pontes rolantes, 2021
# Línguas
Português, Francês (fluente)
# Outros
Carta B e C. Fadista amador às sextas.
`,
  }),
  cv('b14-pt-br-engenheiro', 'pdf', 'pt', 'BR', {
    names: [
      'Wellington Akira Nakashima Pereira',
      'Wellington Nakashima Pereira',
      'Wellington Nakashima',
      'Wellington Pereira',
    ],
    email: 'wellington.nakashima@araucarias.example',
    phone: '(43) 95555-0187',
    city: 'Londrina',
    headline: 'Engenheiro Civil | Gestão de obras | Orçamentos',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Gerente de Obras | Construtora Pé Vermelho | Londrina, Paraná, Brasil | 2023-02 | now',
      'Engenheiro Residente | Construtora Pé Vermelho | Londrina, Paraná, Brasil | 2019-07 | 2023-01',
      'Engenheiro de Orçamentos | Tibagi Infraestrutura S.A. | Maringá, Paraná, Brasil | 2016-01 | 2018-12',
      'Estagiário de Engenharia | Tibagi Infraestrutura S.A. | Maringá, Paraná, Brasil | 2014-06 | 2015-12',
      'Voluntário de obras | Teto Norte do Paraná | | 2017-03 | 2019-06',
    ],
    aside: [3, 4],
    page: `
! Wellington Akira Nakashima Pereira
Engenheiro Civil | Gestão de obras | Orçamentos
Londrina, Paraná, Brasil
# Contato
(43) 95555-0187 (Mobile)
wellington.nakashima@araucarias.example
# Principais competências
MS Project
Alvenaria estrutural
BIM
# Languages
Português (Native or Bilingual)
Inglês (Professional Working)
Japonês (Limited Working)
# Resumo
Engenheiro de canteiro. Na Tibagi Infraestrutura aprendi a orçar; na Construtora Pé Vermelho, a entregar: 1.140 apartamentos em seis anos.
# Experiência
**Construtora Pé Vermelho**
7 anos 5 meses
**Gerente de Obras**
fevereiro de 2023 - Present (3 anos 10 meses)
Londrina, Paraná, Brasil
Quatro canteiros simultâneos, 310 pessoas
**Engenheiro Residente**
julho de 2019 - janeiro de 2023 (3 anos 7 meses)
Londrina, Paraná, Brasil
**Pausa na carreira**
Intercâmbio em Nagoya
janeiro de 2019 - junho de 2019 (6 meses)
**Tibagi Infraestrutura S.A.**
4 anos 7 meses
**Engenheiro de Orçamentos**
janeiro de 2016 - dezembro de 2018 (3 anos)
Maringá, Paraná, Brasil
**Estagiário de Engenharia**
junho de 2014 - dezembro de 2015 (1 ano 7 meses)
Maringá, Paraná, Brasil
# Experiência voluntária
**Voluntário de obras**
Teto Norte do Paraná
março de 2017 - junho de 2019
# Formação acadêmica
Universidade Estadual de Londrina
Bacharelado, Engenharia Civil · (2011 - 2015)
`,
  }),
  cv('b15-pt-pt-professora', 'doc', 'pt', 'PT', {
    names: [
      'Maria do Rosário Vaz Pestana',
      'Rosário Pestana',
      'Maria do Rosário Pestana',
      'Rosário Vaz Pestana',
    ],
    email: 'rosario.pestana@monchiquemail.example',
    phone: '+351 920 555 173',
    city: 'Silves',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Adjunta da direção | Agrupamento de Escolas do Arade Novo | Silves | 2022-09 | now',
      'Professora de Físico-Química | Agrupamento de Escolas do Arade Novo | Silves | 2013-09 | 2022-08',
      'Professora contratada | Escola Secundária da Rocha Brava | Portimão | 2007-09 | 2012-08',
      'Formadora | Centro de Formação Barlavento, CRL | Lagos | 2005-10 | 2007-07',
      'Estágio pedagógico | Escola Secundária de São Bartolomeu | Faro | 2004-09 | 2005-07',
    ],
    aside: [4],
    page: `
> **Curriculum Vitae**
|| 4 12
| Nome | Maria do Rosário Vaz Pestana
| Morada | Travessa da Sé Velha 6, 8300-112 Silves
| Telemóvel | +351 920 555 173
| Correio eletrónico | rosario.pestana@monchiquemail.example
| Nacionalidade | Portuguesa
# Percurso profissional
|| 4 12
| Datas | De 01/09/2022 até hoje
| Função | Adjunta da direção
| Entidade | Agrupamento de Escolas do Arade Novo, Silves
| Atividades | Horários de 140 docentes, exames nacionais, projetos Erasmus+
| Datas | De 01/09/2013 a 31/08/2022
| Função | Professora de Físico-Química
| Entidade | Agrupamento de Escolas do Arade Novo, Silves
| Atividades | 7.º ao 12.º ano, clube de astronomia
| Datas | De 03/09/2007 a 31/08/2012
| Função | Professora contratada
| Entidade | Escola Secundária da Rocha Brava, Portimão
| Atividades | Direção de turma, cursos profissionais
| Datas | De 10/10/2005 a 31/07/2007
| Função | Formadora
| Entidade | Centro de Formação Barlavento, CRL, Lagos
| Atividades | Matemática para a vida, adultos
# Estágio
|| 4 12
| Datas | De 01/09/2004 a 31/07/2005
| Função | Estágio pedagógico
| Entidade | Escola Secundária de São Bartolomeu, Faro
# Interrupção
Ano letivo de 2012/2013: sem colocação
# Habilitações
Mestrado em Administração Educacional, Universidade do Algarve, 2018
Licenciatura em Ensino de Física e Química, Universidade de Évora, 2005
# Línguas
Português (materna), Inglês (B2), Espanhol (B1)
`,
  }),
  cv('b16-nl-nl-verpleegkundige', 'pdf', 'nl', 'NL', {
    names: ['Fenna Oosterbaan-de Wit', 'F.A. Oosterbaan-de Wit', 'Fenna Oosterbaan'],
    email: 'fenna.oosterbaan@drentsehooi.example',
    phone: '06 5550 4417',
    city: 'Assen',
    headline: 'Wijkverpleegkundige niveau 6',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Wijkverpleegkundige | Thuiszorg Hondsrug | Assen | 2021-02 | now',
      'Verpleegkundige SEH | Ziekenhuis Marsdijk | Assen | 2016-10 | 2021-01',
      'Verpleegkundige chirurgie | Ziekenhuis Marsdijk | Assen | 2013-09 | 2016-09',
      'Verzorgende IG | Zorgcentrum De Turfsteker | Smilde | 2008-07 | 2012-08',
      'Stage verpleegkunde | GGZ Noorderzand | Beilen | 2012-09 | 2013-06',
    ],
    aside: [4],
    page: `
! Fenna Oosterbaan-de Wit
Wijkverpleegkundige niveau 6
|| 8 8
| Vaart Noordzijde 190\\9401 HW Assen | 06 5550 4417\\fenna.oosterbaan@drentsehooi.example
# Over mij
Na ruim zeven jaar Ziekenhuis Marsdijk koos ik voor de keukentafel. Ik indiceer, ik regel en ik ga pas weg als de koffie op is. BIG-geregistreerd.
# Waar ik goed in ben
**Zorginhoud**
* Wondzorg, palliatieve zorg, Omaha System
**Samenwerken**
* Huisartsenoverleg, wijkteam, casemanagement dementie
**Vernieuwen**
* Medicijndispensers en beeldzorg bij 70 cliënten ingevoerd
# Mijn loopbaan op een rij
|| 4 5 7
| feb. 2021 – heden | Wijkverpleegkundige | Thuiszorg Hondsrug, Assen
| okt. 2016 – jan. 2021 | Verpleegkundige SEH | Ziekenhuis Marsdijk, Assen
| sep. 2013 – sep. 2016 | Verpleegkundige chirurgie | Ziekenhuis Marsdijk, Assen
| juli 2008 – aug. 2012 | Verzorgende IG | Zorgcentrum De Turfsteker, Smilde
# Stage
|| 4 5 7
| sep. 2012 – juni 2013 | Stage verpleegkunde | GGZ Noorderzand, Beilen
# Scholing
|| 4 12
| 2018 – 2020 | Hbo-v, deeltijd, Hanzehogeschool Groningen
| 2010 – 2013 | Mbo-verpleegkunde, Drenthe College
| 2005 – 2008 | Verzorgende IG, Drenthe College
# Talen
Nederlands, Engels (redelijk), Duits (redelijk)
~ F.A. Oosterbaan-de Wit, geboren 30 maart 1989 te Rolde
`,
  }),
  cv('b17-nl-be-hr', 'docx', 'nl', 'BE', {
    names: ['Liesbeth Van den Eeckhaut', 'Lies Van den Eeckhaut', 'Liesbeth (Lies) Van den Eeckhaut'],
    email: 'lies.vandeneeckhaut@mandelpost.example',
    phone: '+32 471 55 01 26',
    city: 'Roeselare',
    headline: 'HR-businesspartner',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'HR-businesspartner | Diepvriesgroenten Mandel NV | Westrozebeke | 2020-05 | now',
      'Personeelsverantwoordelijke | Weverij Stervincke NV | Izegem | 2014-11 | 2020-04',
      'Consulent werving en selectie | Uitzendbureau Jobspoor | Kortrijk | 2010-09 | 2014-02',
      'Uitzendconsulent | Uitzendbureau Jobspoor | Roeselare | 2008-08 | 2010-08',
      'Hoofdleidster | Chiro Beveren-Oost | Roeselare | 2006-09 | 2009-08',
    ],
    aside: [4],
    page: `
> **Liesbeth (Lies) Van den Eeckhaut**
> HR-businesspartner
# PROFIEL
Praktische HR'ster met een zwak voor ploegenarbeid. Bij Weverij Stervincke begeleidde ik een sluiting van een afdeling zonder één dag staking.
# ERVARING
**Diepvriesgroenten Mandel NV** (Westrozebeke)
HR-businesspartner – mei 2020 tot heden
* 430 arbeiders, 17 nationaliteiten, sociaal overleg, verzuim van 9,8 naar 7,1 %
^ **Weverij Stervincke NV** (Izegem)
Personeelsverantwoordelijke – november 2014 tot april 2020
* Payroll met SD Worx, sociale verkiezingen 2016 en 2020
^ **Uitzendbureau Jobspoor** (Kortrijk)
Consulent werving en selectie – september 2010 tot februari 2014
^ **Uitzendbureau Jobspoor** (Roeselare)
Uitzendconsulent – augustus 2008 tot augustus 2010
^ Maart 2014 – oktober 2014: moederschapsrust en ouderschapsverlof
# JEUGDWERK
**Chiro Beveren-Oost** (Roeselare)
Hoofdleidster – september 2006 tot augustus 2009
# OPLEIDING
Bachelor toegepaste psychologie, Howest Brugge, 2005 – 2008
Postgraduaat sociaal recht, KULAK Kortrijk, 2017
# TALEN
Nederlands (moedertaal), Frans (zeer goed), Engels (goed)
# CONTACT
Groenestraat 214, 8800 Roeselare
+32 471 55 01 26
lies.vandeneeckhaut@mandelpost.example
`,
  }),
  cv('b18-nl-nl-timmerman', 'doc', 'nl', 'NL', {
    names: ['Gijsbert Verhoeff', 'Gijs Verhoeff', 'Gijsbert (Gijs) Verhoeff', 'G.J. Verhoeff'],
    email: 'gijs@verhoefftimmert.example',
    phone: '06-55503361',
    city: 'Gorinchem',
    languages: [],
    jobs: [
      'Uitvoerder | Bouwbedrijf Merwebocht B.V. | Hardinxveld | 2022-08 | now',
      'Zzp-timmerman | Verhoeff Timmerwerken | Gorinchem | 2014-01 | 2022-07',
      'Voorman timmerman | Aannemersbedrijf Loevezicht | Woudrichem | 2008-04 | 2013-12',
      'Timmerman | Aannemersbedrijf Loevezicht | Woudrichem | 2001-07 | 2008-03',
      'Leerling-timmerman (BBL) | Aannemersbedrijf Loevezicht | Woudrichem | 1999-08 | 2001-06',
    ],
    aside: [4],
    page: `
Curriculum vitae van Gijsbert (Gijs) Verhoeff
Adres: Arkelstraat 51, 4201 KB Gorinchem
Mobiel: 06-55503361
Mail: gijs@verhoefftimmert.example
Rijbewijs: B, BE
Geboren: 22-01-1983
^ **Werk**
08-2022 / heden\tUitvoerder\tBouwbedrijf Merwebocht B.V., Hardinxveld
\tTwee projecten tegelijk, 24 woningen en een school, planning en onderaannemers
01-2014 / 07-2022\tZzp-timmerman\tVerhoeff Timmerwerken, Gorinchem
\tOpdrachtgevers: drie aannemers, een woningcorporatie en een hoop buren
04-2008 / 12-2013\tVoorman timmerman\tAannemersbedrijf Loevezicht, Woudrichem
07-2001 / 03-2008\tTimmerman\tAannemersbedrijf Loevezicht, Woudrichem
08-1999 / 06-2001\tLeerling-timmerman (BBL)\tAannemersbedrijf Loevezicht, Woudrichem
^ **School**
2021 – 2022\tUitvoerder B&U, Bob Gouda (avond)
2001\tDiploma timmerman, Da Vinci College
1999\tVbo bouwtechniek, Gorinchem
^ **Papieren**
VCA-VOL, BHV, hoogwerker, asbestherkenning
^ **Vrije tijd**
Oude houten sloep opknappen, trainer F-jes
`,
  }),
  cv('b19-sv-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Ann-Britt Hägglöf Moberg', 'Ann-Britt Moberg', 'Ann-Britt Hägglöf'],
    email: 'annbritt.hm@ljusnanpost.example',
    phone: '070-174 06 22',
    city: 'Bollnäs',
    headline: 'Undersköterska',
    languages: ['Svenska', 'Tyska', 'Teckenspråk'],
    jobs: [
      'Specialistundersköterska demens | Solgläntans äldreboende | Bollnäs | 2019-03 | now',
      'Undersköterska, nattpatrull | Bollnäs kommun | | 2012-05 | 2019-02',
      'Undersköterska, ortopedi | Ljusnans Lasarett | Söderhamn | 2003-01 | 2011-09',
      'Vårdbiträde | Seniorenheim Lindenhof | Lübeck | 2001-02 | 2002-11',
      'Volontär | Röda Korset, Bollnäskretsen | Bollnäs | 2015-10 | now',
    ],
    aside: [4],
    page: `
> **MERITFÖRTECKNING**
= Namn\tAnn-Britt Hägglöf Moberg
= Yrke\tUndersköterska
= Adress\tHamngatan 30 B, 821 34 Bollnäs
= Mobil\t070-174 06 22
= E-post\tannbritt.hm@ljusnanpost.example
= Född\t1981-02-11
# Anställningar
|| 4 12
| mars 2019 – pågående | **Specialistundersköterska demens**\\Solgläntans äldreboende, Bollnäs\\BPSD-administratör, handledare för elever, Silviasyster
| maj 2012 – feb. 2019 | **Undersköterska, nattpatrull**\\Bollnäs kommun\\Hemtjänst, larm, insulin på delegering, mycket snö
| okt. 2011 – april 2012 | Sjukskriven efter trafikolycka
| jan. 2003 – sept. 2011 | **Undersköterska, ortopedi**\\Ljusnans Lasarett, Söderhamn
| feb. 2001 – nov. 2002 | **Vårdbiträde**\\Seniorenheim Lindenhof, Lübeck
# Utbildning
|| 4 12
| 2017 – 2019 | Specialistundersköterska demens, YH Hudiksvall, distans
| 1997 – 2000 | Omvårdnadsprogrammet, Torsbergsgymnasiet, Bollnäs
# Ideellt
|| 4 12
| okt. 2015 – pågående | **Volontär**\\Röda Korset, Bollnäskretsen\\Läxhjälp och språkcafé
# Språk
Svenska (modersmål), Tyska (god), Teckenspråk (grundkurs)
# Referenser
Enhetschef Yvonne Kreij, 070-174 06 23
`,
  }),
  cv('b20-sv-se-redovisning', 'pdf', 'sv', 'SE', {
    names: ['Dariush Farrokhzadeh', 'Dario Farrokhzadeh', 'Dariush (Dario) Farrokhzadeh'],
    email: 'dariush@farrokhzadeh.example',
    phone: '+46 70 174 06 57',
    city: 'Borås',
    headline: 'Auktoriserad redovisningskonsult | Srf | Fortnox-nörd',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Kontorschef | Viskastrand Redovisning AB | Borås | 2024-05 | now',
      'Redovisningskonsult | Viskastrand Redovisning AB | Borås | 2019-08 | 2024-04',
      'Ekonomiassistent | Textilgrossisten Knalle AB | Borås | 2016-02 | 2019-07',
      'Lagermedarbetare | Textilgrossisten Knalle AB | Borås | 2013-06 | 2014-08',
      'Praktikant | Revisionsbyrån Ås & Partner | Ulricehamn | 2015-11 | 2016-01',
      'Kassör | IF Sjöbo Futsal | Borås | 2018-01 | now',
    ],
    aside: [4, 5],
    page: `
! Dariush (Dario) Farrokhzadeh
Auktoriserad redovisningskonsult | Srf | Fortnox-nörd
Borås, Västra Götaland, Sverige
# Kontakt
+46 70 174 06 57 (Mobile)
dariush@farrokhzadeh.example
www.linkedin.com/in/dariush-pahittad
# Främsta kompetenser
K2 och K3
Bokslut
Lön
# Languages
Svenska (Full Professional)
Persiska (Native or Bilingual)
Engelska (Professional Working)
# Sammanfattning
Från lagret till ledgern. Jag började plocka tygrullar på Knalle och gör i dag bokslut åt 85 bolag.
# Erfarenhet
**Viskastrand Redovisning AB**
7 år 4 månader
**Kontorschef**
maj 2024 - Present (2 år 7 månader)
Borås
Nio medarbetare, egna kunder, rekrytering
**Redovisningskonsult**
augusti 2019 - april 2024 (4 år 9 månader)
Borås
**Textilgrossisten Knalle AB**
**Ekonomiassistent**
februari 2016 - juli 2019 (3 år 6 månader)
Borås
**Revisionsbyrån Ås & Partner**
**Praktikant**
november 2015 - januari 2016 (3 månader)
Ulricehamn
**Textilgrossisten Knalle AB**
**Lagermedarbetare**
juni 2013 - augusti 2014 (1 år 3 månader)
Borås
# Volontärarbete
**Kassör**
IF Sjöbo Futsal
januari 2018 - Present
# Utbildning
Yrkeshögskolan Viskadalen
Redovisningsekonom, YH-examen · (2014 - 2016)
Bäckängsgymnasiet
Ekonomiprogrammet · (2009 - 2012)
`,
  }),
  cv('b21-sv-se-berakning', 'doc', 'sv', 'SE', {
    names: ['Tekn. dr Ulrika von Essling', 'Ulrika von Essling', 'Dr Ulrika von Essling'],
    email: 'ulrika.vonessling@fyrisdata.example',
    phone: '08-465 004 71',
    city: 'Uppsala',
    headline: 'Beräkningsingenjör och forskare, hållfasthetslära',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Senior beräkningsingenjör | Roslagens Turbin AB | Knivsta | 2021-01 | now',
      'Biträdande lektor | Fyris tekniska högskola | Uppsala | 2017-01 | 2020-12',
      'Postdoktor | École des Matériaux de Savoie | Chambéry | 2015-02 | 2016-06',
      'Doktorand | Fyris tekniska högskola | Uppsala | 2009-09 | 2014-12',
      'Konstruktör | Bergslagens Gjuteri AB | Hällefors | 2007-08 | 2009-08',
    ],
    page: `
Tekn. dr Ulrika von Essling
Beräkningsingenjör och forskare, hållfasthetslära
Kåbovägen 11, 752 36 Uppsala
08-465 004 71 (hem), ulrika.vonessling@fyrisdata.example
^ ANSTÄLLNINGAR
2021-01 – tills vidare: Senior beräkningsingenjör, Roslagens Turbin AB, Knivsta
* Utmattning i skovlar, Abaqus, Python-verktyg för hela avdelningen
2017-01 – 2020-12: Biträdande lektor, Fyris tekniska högskola, Uppsala
* Kursansvar för Hållfasthetslära II, huvudhandledare för två doktorander
2015-02 – 2016-06: Postdoktor, École des Matériaux de Savoie, Chambéry
2009-09 – 2014-12: Doktorand, Fyris tekniska högskola, Uppsala
2007-08 – 2009-08: Konstruktör, Bergslagens Gjuteri AB, Hällefors
^ UPPEHÅLL
2016-07 – 2016-12: föräldraledighet
^ EXAMINA
2014: Teknologie doktorsexamen, avhandling "Sprickor som vänder"
2007: Civilingenjör, teknisk fysik, Umeå universitet
^ ANSLAG
2018: Vetenskapsrådet, etableringsbidrag, 3,2 miljoner kronor
^ PUBLIKATIONER I URVAL
von Essling U, Duret P (2019) Crack arrest in cast nickel. Journal of Invented Fracture 7, 14–31
von Essling U (2013) A note on kinks. Påhittad Mekanik 2, 1–9
^ SPRÅK
Svenska (modersmål), Engelska (flytande), Franska (god)
^ REFERENSER
Prof. Pascal Duret, École des Matériaux de Savoie, p.duret@ematsavoie.example
`,
  }),
  cv('b22-da-dk-paedagog', 'pdf', 'da', 'DK', {
    names: ['Malthe Thorup Vestergård', 'Malthe Vestergård'],
    email: 'malthe@vestergaardmail.example',
    phone: '21 55 01 64',
    city: 'Holstebro',
    headline: 'Pædagogisk leder',
    languages: ['Dansk', 'Engelsk', 'Arabisk'],
    jobs: [
      'Pædagogisk leder | Børnehuset Storåen | Holstebro | 2022-08 | now',
      'Souschef | Børnehuset Storåen | Holstebro | 2019-05 | 2022-07',
      'Pædagog | Integreret Institution Mejdal Nord | Holstebro | 2015-02 | 2019-04',
      'Pædagogmedhjælper | Vuggestuen Myretuen | Struer | 2010-08 | 2011-07',
      'Lønnet praktik | SFO Lundgården Øst | Herning | 2013-08 | 2014-01',
      'Formand | Holstebro Ungdomsteater | Holstebro | 2017-01 | 2023-12',
    ],
    aside: [4, 5],
    page: `
|| 6 11
| **Malthe Thorup Vestergård**\\Pædagogisk leder\\**Kontakt**\\Skjernvej 45\\7500 Holstebro\\Tlf. 21 55 01 64\\malthe@vestergaardmail.example\\**Sprog**\\Dansk: modersmål\\Engelsk: flydende\\Arabisk: begynder\\**Privat**\\Født 1990\\Gift med Amal, to børn | **Erhvervserfaring**\\**Pædagogisk leder**\\Børnehuset Storåen, Holstebro\\aug. 2022 – nu\\96 børn, 21 medarbejdere, budget og tilsyn\\**Souschef**\\Børnehuset Storåen, Holstebro\\maj 2019 – juli 2022\\Ny læreplan, udeliv hver onsdag\\**Pædagog**\\Integreret Institution Mejdal Nord, Holstebro\\feb. 2015 – april 2019\\**Pædagogmedhjælper**\\Vuggestuen Myretuen, Struer\\aug. 2010 – juli 2011\\**Praktik**\\**Lønnet praktik**\\SFO Lundgården Øst, Herning\\aug. 2013 – jan. 2014\\**Frivilligt**\\**Formand**\\Holstebro Ungdomsteater\\jan. 2017 – dec. 2023\\**Uddannelse**\\2011 – 2015: Pædagoguddannelsen, VIA University College, Holstebro\\2021 – 2023: Diplom i ledelse, 60 ECTS\\2007 – 2010: HF, Struer Statsgymnasium
`,
  }),
  cv('b23-da-dk-toemrer', 'doc', 'da', 'DK', {
    names: ['Jens-Ole Brandstrup', 'Jens-Ole Kragh Brandstrup'],
    email: 'jensole@brandstrupbyg.example',
    phone: '22 55 01 38',
    city: 'Nakskov',
    headline: 'Tømrer og byggeleder',
    languages: [],
    jobs: [
      'Byggeleder | Maribosund Entreprise A/S | Maribo | 2018-09 | now',
      'Selvstændig tømrermester | Brandstrup Byg | Nakskov | 2007-04 | 2018-06',
      'Tømrersvend | Firmaet Olsen & Tvede ApS | Nykøbing F. | 2002-10 | 2007-03',
      'Tømrersvend | Trehusbygg Stavern AS | Larvik, Norge | 2001-09 | 2002-08',
      'Tømrerlærling | Firmaet Olsen & Tvede ApS | Nykøbing F. | 1997-08 | 2001-08',
    ],
    aside: [4],
    page: `
> **CV – Jens-Ole Brandstrup**
> Tømrer og byggeleder
# Jeg kan
* Styre en renovering af 120 almene boliger med beboere i
* Læse tegninger, lave mængder og sige nej i tide
* Tækkemandens sprog, arkitektens sprog og lidt polsk på pladsen
# Jeg har arbejdet
|| 5 5 6
| **Firma** | **Som** | **Hvornår**
| Maribosund Entreprise A/S, Maribo | Byggeleder | 1/9 2018 – nu
| Brandstrup Byg, Nakskov | Selvstændig tømrermester | 1/4 2007 – 30/6 2018
| Firmaet Olsen & Tvede ApS, Nykøbing F. | Tømrersvend | 1/10 2002 – 31/3 2007
| Trehusbygg Stavern AS, Larvik, Norge | Tømrersvend | 1/9 2001 – 31/8 2002
| Firmaet Olsen & Tvede ApS, Nykøbing F. | Tømrerlærling | 1/8 1997 – 31/8 2001
Juli og august 2018: solgte firmaet og sejlede Fyn rundt
# Jeg har lært
2001: Svendebrev som tømrer, EUC Lolland-Falster
2019: Arbejdsmiljøkoordinator (AMK)
2023: Byggeleder, akademifag, Zealand Næstved
# Jeg bor
Jens-Ole Kragh Brandstrup
Tilegade 80, 4900 Nakskov
Mobil 22 55 01 38
jensole@brandstrupbyg.example
`,
  }),
  cv('b24-da-dk-jurist', 'docx', 'da', 'DK', {
    names: ['Agnete von Haffner-Lind', 'Cand.jur. Agnete von Haffner-Lind', 'Agnete von Haffner'],
    email: 'agnete@haffnerlind.example',
    phone: '+45 23 55 01 72',
    city: 'Roskilde',
    headline: 'Specialkonsulent i databeskyttelse',
    languages: ['Dansk', 'Engelsk', 'Fransk'],
    jobs: [
      'Databeskyttelsesrådgiver (DPO) | Fjordkommunen | Roskilde | 2021-10 | now',
      'Specialkonsulent | Styrelsen for Grønne Registre | København | 2018-03 | 2021-09',
      'Fuldmægtig | Styrelsen for Grønne Registre | København | 2015-02 | 2018-02',
      'Advokatfuldmægtig | Advokatfirmaet Thygesen Holm | Køge | 2012-09 | 2014-08',
      'Stud.jur. | Forsikringsselskabet Havblik | Ballerup | 2010-02 | 2012-06',
      'Retshjælper | Retshjælpen ved Domkirken | Roskilde | 2016-01 | now',
    ],
    aside: [5],
    page: `
! Agnete von Haffner-Lind
Cand.jur., CIPP/E
Specialkonsulent i databeskyttelse
Bopæl: Sankt Ibs Vej 22, 4000 Roskilde
Telefon: +45 23 55 01 72
Mail: agnete@haffnerlind.example
# Resumé
Jurist med elleve år i det offentlige. I Styrelsen for Grønne Registre skrev jeg vejledninger, som sagsbehandlerne faktisk åbnede; i Fjordkommunen svarer jeg på, hvad en skolelærer må lægge på Aula.
# Stillinger
**Databeskyttelsesrådgiver (DPO)**, Fjordkommunen, Roskilde \t10.2021 –
* Tilsyn med 14 forvaltninger, 60 brud om året, årlig rapport til byrådet
**Specialkonsulent**, Styrelsen for Grønne Registre, København \t03.2018 – 09.2021
* Konsekvensanalyser, udbud, ministerbetjening
**Fuldmægtig**, Styrelsen for Grønne Registre, København \t02.2015 – 02.2018
**Advokatfuldmægtig**, Advokatfirmaet Thygesen Holm, Køge \t09.2012 – 08.2014
**Stud.jur.**, Forsikringsselskabet Havblik, Ballerup \t02.2010 – 06.2012
# Barsel
09.2014 – 01.2015
# Frivilligt arbejde
**Retshjælper**, Retshjælpen ved Domkirken, Roskilde \t01.2016 –
# Uddannelse
Cand.jur., Københavns Universitet, 2007 – 2012
CIPP/E, IAPP, 2019
# Sprog
Dansk, Engelsk (flydende), Fransk (godt)
# Referencer
Kommunaldirektør Poul Rasch, p.rasch@fjordkommunen.example
`,
  }),
];
