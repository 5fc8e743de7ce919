import { BY_HAND_FORTY_FOURTH_REST_DUTCH } from './by-hand-forty-fourth-rest-dutch.ts';
import { BY_HAND_FORTY_FOURTH_REST_ITALIAN } from './by-hand-forty-fourth-rest-italian.ts';
import { BY_HAND_FORTY_FOURTH_REST_NORTH } from './by-hand-forty-fourth-rest-north.ts';
import { BY_HAND_FORTY_FOURTH_REST_PORTUGUESE } from './by-hand-forty-fourth-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** Thirty that are closed: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_FOURTH_REST: Sheet[] = [
  cv('13-en-gb-warehouse', 'txt', 'en', 'GB', {
    names: ['Kamil Wojciechowski'],
    email: 'kamil.wojc88@trentpost.example',
    phone: '07700 900276',
    city: 'Doncaster',
    languages: ['English', 'Polish', 'Russian'],
    jobs: [
      'Reach Truck Driver | Wincanton | | 2021-11 | now',
      'Counterbalance FLT Driver | Blue Arrow | | 2019-02 | 2021-10',
      'Picker / Packer | Next Distribution | | 2014-05 | 2019-01',
      'Tractor driver | family farm | | 2008 | 2014',
    ],
    page: `
Kamil Wojciechowski
23 Chequer Road, Doncaster DN1
tel. 07700 900276
kamil.wojc88@trentpost.example

WHAT I WANT
Days or rotating shift, reach or VNA, Doncaster / Thorne / iPort. Can start after 1 week.

LICENCES
Reach (RTITB), counterbalance, LLOP, PPT. Reach refresher done March 2026. UK driving licence B.

JOBS
Nov 2021 - present
Wincanton, iPort
Reach Truck Driver
- put away and let down to 11 m, about 28 pallets in hour
- WMS scanner Manhattan, stock count every quarter
- first aider on shift

Feb 2019 - Oct 2021
Blue Arrow (agency), site: Ikea Distribution
Counterbalance FLT Driver
- unloading trailers and containers
- no accident, no damage in 2 years

May 2014 - Jan 2019
Next Distribution, South Elmsall
Picker / Packer
- rate 112% average

2008 - 2014
family farm, near Zamość, Poland
Tractor driver

SCHOOL
Technical school of agriculture, Zamość, 2007

LANGUAGES
English good, Polish, Russian some
`,
  }),
  cv('14-en-us-scientist', 'pdf', 'en', 'US', {
    names: ['Priyanka Raghunathan'],
    email: 'praghu@charles.example',
    phone: '617-555-0188',
    city: 'Somerville',
    headline: 'Protein biochemist, assay development',
    languages: ['English', 'Tamil', 'German'],
    jobs: [
      'Senior Scientist II, Assay Development | Moderna | Cambridge | 2024-02 | now',
      'Scientist I | Ginkgo Bioworks | Boston | 2021-06 | 2024-01',
      'Postdoctoral Fellow | Brandeis University | Waltham | 2018-08 | 2021-05',
      'Research Assistant | National Centre for Biological Sciences | Bengaluru | 2011-07 | 2012-08',
    ],
    page: `
[[ 11.5 5.5
! Priyanka Raghunathan, Ph.D.
__Protein biochemist, assay development__
^ **EXPERIENCE**
**Senior Scientist II, Assay Development**
Moderna, Cambridge, MA \tFebruary 2024 – Present
* Potency assays for two late-stage vaccine candidates, from first plate to transfer to QC
* Supervises two associates and a co-op student
* Wrote the validation section of one BLA
**Scientist I**
Ginkgo Bioworks, Boston, MA \tJune 2021 – January 2024
* Built a label-free binding screen, 1,500 variants a week
* Liquid handling on Hamilton and Echo
**Postdoctoral Fellow**
Brandeis University, Waltham, MA \tAugust 2018 – May 2021
* Advisor: Prof. D. Lindqvist. Kinetics of a bacterial rhomboid protease
**Research Assistant**
National Centre for Biological Sciences, Bengaluru, India \tJuly 2011 – August 2012
^ **EDUCATION**
Ph.D. Biochemistry, University of Wisconsin–Madison, 2018
M.Sc. Biotechnology, Anna University, Chennai, 2011
^ **SELECTED PUBLICATIONS**
**Raghunathan P**, Osei K, Lindqvist D. Slow gates in rhomboid proteases. __Protein Sci.__ 2021
Osei K, **Raghunathan P**. A plate reader is a microscope. __ACS Omega__ 2020
---
**REACH ME**
617-555-0188
praghu@charles.example
Somerville, MA
orcid 0000-0000-0000-0000
^ **BENCH**
SPR and BLI
ELISA, HTRF
HPLC, SEC-MALS
Mammalian expression
^ **DESK**
JMP, Prism, Python
GxP, ICH Q2(R2)
Benchling
^ **SPOKEN**
English
Tamil
German (A2)
^ **STATUS**
Green card
]]
`,
  }),
  cv('15-en-au-sales', 'rtf', 'en', 'AU', {
    names: ['Craig Anthony Pappas', 'Craig Pappas'],
    email: 'craigpappas@yarrabend.example',
    phone: '0491 570 156',
    city: 'Bendigo',
    languages: [],
    jobs: [
      'Territory Manager – Northern Victoria | Dulux Group | | 2019-07 | now',
      'Trade Account Manager | Bunnings | Epsom | 2015-03 | 2019-06',
      'Store Manager | Mitre 10 Golden Square | | 2009-01 | 2015-02',
      'Sales Assistant, then 2IC | Mitre 10 Golden Square | | 2004-11 | 2008-12',
    ],
    page: `
Resume
! Craig Anthony Pappas
Address: 8 Honeyeater Court, Strathfieldsaye, Bendigo VIC 3551
Mobile: 0491 570 156
Email: craigpappas@yarrabend.example
## Career snapshot
I have sold paint, timber and tools to tradies for more than twenty years. I know most builders between Kyneton and Echuca by first name. What I like: early starts, a full ute, a month that ends above budget.
## Career history
**July 2019 – current**
**Territory Manager – Northern Victoria**
Dulux Group
Responsibilities:
* 160 trade centres, painters and strata managers
* $5.8M a year, 7% growth in FY25
* Demo days, defects, tender specs
Achievements:
* Territory Manager of the Year, Vic/Tas, 2023
**March 2015 – June 2019**
**Trade Account Manager**
Bunnings, Epsom
Responsibilities:
* Opened the PowerPass desk and brought 400 accounts across
**January 2009 – February 2015**
**Store Manager**
Mitre 10 Golden Square
**November 2004 – December 2008**
**Sales Assistant, then 2IC**
Mitre 10 Golden Square
## Education
Certificate IV in Business (Frontline Management), Bendigo TAFE, 2011
VCE, Catholic College Bendigo, 2003
## Interests
Fishing the Campaspe, Bendigo Spirit member, school council
`,
  }),
  cv('16-en-in-developer', 'docx', 'en', 'IN', {
    names: ['K. S. Venkatesan', 'Venkatesan K. S.', 'Venkatesan K S'],
    email: 'venkatesanks.dev@cauverymail.example',
    phone: '+91 90000 55501',
    city: 'Coimbatore',
    headline: 'Java / Spring Boot Developer with 8+ years of experience',
    languages: ['Tamil', 'English', 'Malayalam', 'Hindi'],
    jobs: [
      'Technology Lead | Infosys Limited | Coimbatore | 2022-01 | now',
      'Senior Software Engineer | Cognizant Technology Solutions | Chennai | 2019-06 | 2021-12',
      'Software Trainee | Kovai Softworks Pvt Ltd | Coimbatore | 2018-02 | 2019-05',
    ],
    page: `
> **CURRICULUM VITAE**
**K. S. VENKATESAN**
Mobile: +91 90000 55501
E-Mail: venkatesanks.dev@cauverymail.example
**Java / Spring Boot Developer with 8+ years of experience**
# Career Objective
To work in a challenging environment where my skills are put to the best use of the organization and of myself.
# Professional Summary
* 8+ years in analysis, design, development and production support of web applications
* Good exposure to microservices, Kafka and AWS (EC2, S3, Lambda)
* Experience of onsite co-ordination with clients of US and UK
# Organisational Experience
* Working as Technology Lead in Infosys Limited, Coimbatore from Jan 2022 to till date
* Worked as Senior Software Engineer in Cognizant Technology Solutions, Chennai from June 2019 to Dec 2021
* Worked as Software Trainee in Kovai Softworks Pvt Ltd, Coimbatore from Feb 2018 to May 2019
# Project Details
|| 4 13
| Project #1 | **Claims Modernisation**
| Client | A US health insurer
| Role | Module Lead
| Duration | Mar 2022 – till date
| Environment | Java 17, Spring Boot, Kafka, PostgreSQL
| Project #2 | **Store Ordering**
| Client | A UK supermarket chain
| Role | Developer
| Duration | July 2019 – Nov 2021
| Environment | Java 8, Oracle, Jenkins
# Academic Credentials
|| 6 7 4
| Course | Institution | Year and marks
| B.E. (ECE) | PSG College of Technology, Coimbatore | 2017, 7.9 CGPA
| HSC | Govt. Hr. Sec. School, Pollachi | 2013, 91%
| SSLC | Govt. Hr. Sec. School, Pollachi | 2011, 94%
# Personal Details
Father’s name: K. Subramaniam
Date of birth: 14.06.1996
Marital status: Married
Languages known: Tamil, English, Malayalam and Hindi (speak)
Address: 4/118, Thottam Street, Saravanampatti, Coimbatore – 641 035
# Declaration
I hereby declare that the above particulars are true to the best of my knowledge.
Place: Coimbatore \t(K. S. Venkatesan)
`,
  }),
  cv('17-en-fi-engineer', 'odt', 'en', 'FI', {
    names: ['Tuomas Heikkilä', 'Tuomas Olavi Heikkilä'],
    email: 'tuomas.heikkila@pyhajarvi.example',
    phone: '+358 45 7555 0121',
    city: 'Tampere',
    headline: 'Mechanical Design Engineer',
    languages: ['Finnish', 'English', 'Swedish'],
    jobs: [
      'Lead Design Engineer | Sandvik Mining and Construction | Tampere | 2020-08 | now',
      'Design Engineer | Valmet Technologies | Jyväskylä | 2015-05 | 2020-07',
      'Thesis Worker | Valmet Technologies | Jyväskylä | 2014-09 | 2015-04',
      'Summer Worker, machining | Agco Power | Linnavuori | 2012-06 | 2013-08',
    ],
    aside: [2],
    page: `
# ANSIOLUETTELO / CV
|| 5 12
| Nimi | Heikkilä Tuomas Olavi
| Syntynyt | 21.1.1990 Kangasala
| Osoite | Pispalan valtatie 40 B 9, 33250 Tampere
| Puhelin | +358 45 7555 0121
| Sähköposti | tuomas.heikkila@pyhajarvi.example
^ **Mechanical Design Engineer**
Twelve years of rock drills and paper machines. I draw, I calculate, I stand beside the test rig until it works. (The Finnish headings stay: this is our school's form; the text is English for your client.)
# TYÖKOKEMUS
8/2020 – **Lead Design Engineer**, Sandvik Mining and Construction, Tampere
* Booms and feeds for underground drill rigs; team of four designers
* Weight of one boom taken down by 11 per cent
5/2015 – 7/2020 **Design Engineer**, Valmet Technologies, Jyväskylä
* Winders, roll handling, machine safety files
9/2014 – 4/2015 **Thesis Worker**, Valmet Technologies, Jyväskylä
6/2012 – 8/2013 **Summer Worker, machining**, Agco Power, Linnavuori (two summers)
# KOULUTUS
2009 – 2015 M.Sc. (Tech.), Mechanical Engineering, Tampere University of Technology
2009 Matriculation, Kangasalan lukio
# KIELITAITO
Finnish (native), English (fluent), Swedish (passable)
# OHJELMISTOT
Creo, Windchill, Ansys Mechanical, SAP PLM
# SUOSITTELIJAT
On request
`,
  }),
  cv('18-en-ae-civil', 'doc', 'en', 'AE', {
    names: ['Rowena B. Dimaculangan', 'Rowena Dimaculangan'],
    email: 'rowena.dimaculangan@taalmail.example',
    phone: '+971 55 555 0164',
    city: 'Sharjah',
    headline: 'Civil Engineer – QA/QC',
    languages: ['Filipino', 'English'],
    jobs: [
      'QA/QC Civil Engineer | ALEC Engineering & Contracting LLC | Dubai | 2021-02 | now',
      'Site Engineer | Arabian Construction Company | Abu Dhabi | 2016-10 | 2020-06',
      'Junior Site Engineer | DMCI Homes | Taguig City | 2013-08 | 2016-08',
    ],
    page: `
PIC photo | 2x2 photo
**ENGR. ROWENA B. DIMACULANGAN**
Civil Engineer – QA/QC
**Present address:** Al Nahda, Sharjah, U.A.E.
**Contact No.:** +971 55 555 0164
**E-mail Add.:** rowena.dimaculangan@taalmail.example
^ **WORK EXPERIENCES:**
Company Name : ALEC Engineering & Contracting LLC
Location : Dubai, UAE
Position : QA/QC Civil Engineer
Inclusive Dates : February 2021 up to present
Projects handled : One Za'abeel (podium), hotel at Expo Valley
Job description :
* Raise WIR / MIR and attend inspection with the consultant
* Control of concrete cubes, rebar certificates, NCR log
* Prepare as-built and handover documents
^ Company Name : Arabian Construction Company
Location : Abu Dhabi, UAE
Position : Site Engineer
Inclusive Dates : October 2016 – June 2020 (redundancy, COVID)
Projects handled : Reem Island towers, 2B+G+42
^ Company Name : DMCI Homes
Location : Taguig City, Philippines
Position : Junior Site Engineer
Inclusive Dates : August 2013 – August 2016
^ **EDUCATIONAL BACKGROUND:**
College : BS Civil Engineering, Batangas State University, 2008 – 2013
High School : Lipa City National High School, 2004 – 2008
^ **LICENSE:**
PRC Licensed Civil Engineer (November 2013 board), Society of Engineers UAE card
^ **PERSONAL INFORMATION:**
Age : 35      Civil status : Married      Religion : R. Catholic
Languages : Filipino, English
Visa : employment, transferable, NOC available
~ I hereby certify that the above information is true and correct.
`,
  }),
  cv('19-en-kr-hardware', 'odt', 'en', 'NL', {
    names: ['Park Ji-hoon', 'Ji-hoon Park'],
    email: 'jihoon.park@hangangmail.example',
    phone: '+31 6 5550 0112',
    city: 'Eindhoven',
    headline: 'Hardware Engineer – power electronics',
    languages: ['Korean', 'English', 'Dutch'],
    jobs: [
      'Power Electronics Engineer | Prodrive Technologies | Son | 2023-09 | now',
      'Hardware Engineer | LG Innotek | Ansan | 2018-01 | 2023-06',
      'Sergeant, signals (mandatory service) | Republic of Korea Army | | 2012-03 | 2013-12',
    ],
    aside: [2],
    page: `
! PARK Ji-hoon
Hardware Engineer – power electronics
Eindhoven, the Netherlands (highly skilled migrant, 30% ruling) • +31 6 5550 0112 • jihoon.park@hangangmail.example
# Summary
Design of DC/DC and on-board chargers, 3 to 22 kW. Family name is Park; colleagues call me Ji.
# Experience
## Prodrive Technologies, Son
Power Electronics Engineer, September 2023 to present
* LLC stage for a bidirectional charger, 97.4% peak
* EMC debugging in our own chamber; first pass at the notified body
* Mentors two graduates from TU/e
## LG Innotek, Ansan, South Korea
Hardware Engineer, January 2018 to June 2023
* DC/DC converters for two German car makers, from sample A to SOP
* Eight months resident at the customer in Ingolstadt
* Two patents (KR), one pending (US)
## Republic of Korea Army
Sergeant, signals (mandatory service), March 2012 to December 2013
# Education
M.S. Electrical Engineering, KAIST, Daejeon, 2018
B.S. Electrical Engineering, Hanyang University, Seoul, 2016
# Skills
Altium, LTspice, PLECS, Simetrix, Matlab; GaN and SiC; ISO 26262 basics
# Languages
Korean (native), English (TOEIC 955), Dutch (A2, evening class)
`,
  }),
  cv('20-en-gb-portal', 'rtf', 'en', 'GB', {
    names: ['Shanice Campbell'],
    email: 'shanice_c@brummail.example',
    phone: '07700 900731',
    city: 'Birmingham',
    headline: 'Customer Service Team Leader',
    languages: [],
    jobs: [
      'Customer Service Team Leader | Severn Trent | Coventry | 2022-04 | now',
      'Customer Service Adviser | Severn Trent | Coventry | 2019-10 | 2022-04',
      'Call Handler | West Midlands Ambulance Service | Brierley Hill | 2017-01 | 2019-09',
      'Sales Assistant (part time) | Primark | Birmingham | 2014-11 | 2016-12',
    ],
    page: `
~ Candidate profile downloaded 17 Nov 2026 · Ref CND-55019 · Matched to: Contact Centre Manager, Solihull
! Shanice Campbell
Customer Service Team Leader
Birmingham, B13 · Willing to travel 15 miles
shanice_c@brummail.example
07700 900731
^ **Last active:** today      **Notice:** 4 weeks      **Minimum salary:** £34,000
## Personal statement
Team leader with 14 direct reports in a busy billing contact centre. Calm on the phone, tidy with numbers, good with new starters.
## Work history
Customer Service Team Leader
Severn Trent – Coventry
April 2022 to Present
Side by sides, call listening, rotas on Verint, complaints up to deadlock stage. CSAT of the team 91%.
Customer Service Adviser
Severn Trent – Coventry
October 2019 to April 2022
Call Handler
West Midlands Ambulance Service – Brierley Hill
January 2017 to September 2019
999 and NHS 111 calls, NHS Pathways.
Sales Assistant (part time)
Primark – Birmingham
November 2014 to December 2016
## Education
A-Levels in English, Sociology and Media
Cadbury Sixth Form College – Birmingham
2014 to 2016
GCSEs (9)
Queensbridge School – Birmingham
2009 to 2014
## Skills
Verint (4 years), Salesforce Service Cloud (3 years), Complaint handling (6 years), Coaching (4 years)
## Assessments
Typing: Proficient, March 2026
Call centre customer service: Highly proficient, March 2026
`,
  }),
  cv('21-en-ke-accountant', 'pdf', 'en', 'KE', {
    names: ['Grace Wanjiru Njoroge', 'Grace Njoroge'],
    email: 'gwnjoroge@karuramail.example',
    phone: '+254 700 555 018',
    city: 'Nairobi',
    headline: 'Finance & Grants Accountant',
    languages: ['English', 'Kiswahili', 'Gikuyu'],
    aside: [3],
    jobs: [
      'Grants Accountant | Amref Health Africa | Nairobi | 2021-04 | now',
      'Accountant | Twiga Foods | Nairobi | 2018-05 | 2021-03',
      'Audit Associate | PKF Kenya | Nairobi | 2015-09 | 2018-04',
      'Attachment | Kenya Revenue Authority | Thika | 2014-05 | 2014-08',
    ],
    page: `
> ! CPA GRACE WANJIRU NJOROGE
> **Finance & Grants Accountant**
> P.O. Box 00000 – 00100, Nairobi | +254 700 555 018 | gwnjoroge@karuramail.example
# PERSONAL PROFILE
A Certified Public Accountant with eleven years in audit, agri-business and donor funds. ICPAK member in good standing.
# WORK EXPERIENCE
|| 4 5 8
| **Period** | **Organisation** | **Position and key duties**
| April 2021 to date | Amref Health Africa, Nairobi | **Grants Accountant**\\Budgets and reports for USAID, FCDO and Global Fund grants; KES 900m a year; sub-grantee visits to Turkana and Kilifi
| May 2018 – March 2021 | Twiga Foods, Nairobi | **Accountant**\\M-Pesa reconciliations, VAT and WHT returns on iTax
| Sept 2015 – April 2018 | PKF Kenya, Nairobi | **Audit Associate**\\SACCOs, hotels and flower farms
| May – Aug 2014 | Kenya Revenue Authority, Thika | **Attachment**
# EDUCATION
|| 4 13
| 2011 – 2015 | B.Com (Finance), Second Class Upper, Kenyatta University
| 2013 – 2016 | CPA (K), Strathmore University
| 2007 – 2010 | KCSE, mean grade A-, Loreto High School Limuru
# LANGUAGES
English, Kiswahili, Gikuyu
# REFEREES
|| 8.5 8.5
| Peter Odhiambo\\Finance Director, Amref Health Africa | Dr. Salome Chege\\Lecturer, Kenyatta University
`,
  }),
  cv('22-en-gb-operations', 'docx', 'en', 'GB', {
    names: ['Dr. Alasdair J. McCorquodale', 'Alasdair J. McCorquodale', 'Alasdair McCorquodale'],
    email: 'alasdair@mccorquodale.example',
    phone: '+44 7700 900163',
    city: 'Perth',
    headline: 'Operations Director | Food & Drink Manufacturing',
    languages: ['English', 'French'],
    jobs: [
      'Operations Director | Highland Spring Group | Blackford | 2021-03 | now',
      'Non-Executive Director | Tayside Bakers Co-operative | | 2023-01 | now',
      'General Manager, Forfar site | Strathmore Foods | Forfar | 2015-10 | 2021-02',
      'Production Manager | Strathmore Foods | Forfar | 2011-06 | 2015-09',
      'Shift Manager | Nestlé UK | Girvan | 2006-09 | 2011-05',
      'Graduate Trainee | Nestlé UK | York | 2004-09 | 2006-08',
    ],
    page: `
HEAD Dr. A. J. McCorquodale – Curriculum Vitae – in confidence
> ! Dr. Alasdair J. McCorquodale CEng FIChemE
> Operations Director | Food & Drink Manufacturing
> Perth, Scotland  ·  +44 7700 900163  ·  alasdair@mccorquodale.example
# EXECUTIVE SUMMARY
Twenty-two years in food and drink, from the night shift to the board. Three sites, 610 people, £190m turnover. Chemical engineer by training, and still happier beside a filler than beside a slide. Looking for a group role or the top job in a family firm, in Scotland or the north of England.
# KEY ACHIEVEMENTS
* Two can lines installed and running at rate within nine weeks (2024)
* Lost-time accidents from 14 to 2 a year
* Water used per litre sold down by a fifth
# CAREER
**HIGHLAND SPRING GROUP, Blackford** \t**2021 to present**
__Bottled water; private company; 3 sites__
**Operations Director** (March 2021 to present)
* Reports to the Chief Executive; member of the board
* Capital plan of £46m over five years
* Led the move to four-on four-off with both unions
**TAYSIDE BAKERS CO-OPERATIVE** \t**2023 to present**
**Non-Executive Director** (January 2023 to present; one day a month)
**STRATHMORE FOODS, Forfar** \t**2011 to 2021**
__Chilled ready meals; supplier to Aldi, Lidl and Asda__
**General Manager, Forfar site** (October 2015 to February 2021)
* P&L of £48m, 260 people
* BRC AA+ five years in a row
**Production Manager** (June 2011 to September 2015)
**NESTLÉ UK** \t**2004 to 2011**
**Shift Manager**, Girvan (September 2006 to May 2011)
**Graduate Trainee**, York (September 2004 to August 2006)
# EDUCATION
PhD, Heat transfer in viscous foods, Heriot-Watt University, 2004
MEng Chemical Engineering, University of Strathclyde, 2000
Perth Academy
# BOARDS AND BODIES
Fellow, Institution of Chemical Engineers. Trustee, Perth Theatre (unpaid).
# LANGUAGES
English; French (working)
`,
  }),
  ...BY_HAND_FORTY_FOURTH_REST_DUTCH,
  ...BY_HAND_FORTY_FOURTH_REST_ITALIAN,
  ...BY_HAND_FORTY_FOURTH_REST_NORTH,
  ...BY_HAND_FORTY_FOURTH_REST_PORTUGUESE,
];
