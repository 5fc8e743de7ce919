import { BY_HAND_FORTY_FIFTH_REST_FRENCH } from './by-hand-forty-fifth-rest-french.ts';
import { BY_HAND_FORTY_FIFTH_REST_GERMAN } from './by-hand-forty-fifth-rest-german.ts';
import { BY_HAND_FORTY_FIFTH_REST_SPANISH } from './by-hand-forty-fifth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fifth-closed');

/** Thirty-six that are only ever run: the eighteen in English here, six each in German, French and Spanish beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_FIFTH_REST: Sheet[] = [
  cv('01-en-sg-logistics', 'pdf', 'en', 'SG', {
    names: [
      'Michelle Tan Wei Ling',
      'Tan Wei Ling Michelle',
      'Tan Wei Ling',
      'Michelle Tan',
      'Tan Wei Ling, Michelle',
      'Wei Ling Tan',
    ],
    email: 'michelle.tanwl@merlionpost.example',
    phone: '+65 5550 0139',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Assistant Manager, Freight Operations | DB Schenker | Singapore | 2022-07 | now',
      'Logistics Executive | YCH Group | Singapore | 2017-03 | 2022-06',
      'Shipping Coordinator | Ocean Network Express | Singapore | 2013-08 | 2017-02',
    ],
    page: `
! TAN WEI LING, MICHELLE
Blk 417 Tampines Street 41 #08-163, Singapore 520417
HP: +65 5550 0139   Email: michelle.tanwl@merlionpost.example
Nationality: Singaporean   Race: Chinese   Age: 36
# WORKING EXPERIENCE
|| 4.5 12.5
| **Company** | DB Schenker, Singapore
| **Position** | Assistant Manager, Freight Operations
| **Period** | Jul 2022 – Present
| **Job scope** | Air freight exports to EU and US, 11 staff, carrier contracts, TradeNet permits
| **Last drawn** | S$6,200
| **Reason for leaving** | Relocation of function to Penang
|| 4.5 12.5
| **Company** | YCH Group, Singapore
| **Position** | Logistics Executive
| **Period** | Mar 2017 – Jun 2022
| **Job scope** | 3PL for a cosmetics principal, cycle count, bonded store
| **Reason for leaving** | Career advancement
|| 4.5 12.5
| **Company** | Ocean Network Express, Singapore
| **Position** | Shipping Coordinator
| **Period** | Aug 2013 – Feb 2017
| **Job scope** | Bills of lading, demurrage claims
# EDUCATION
Diploma in Logistics Management, Temasek Polytechnic, 2013
GCE O Levels, Dunman Secondary School, 2009
# LANGUAGES
Spoken: English, Mandarin, Hokkien
Written: English, Mandarin
# AVAILABILITY
2 months’ notice
`,
  }),
  cv('02-en-za-boilermaker', 'docx', 'en', 'ZA', {
    names: ['Johannes Petrus van der Westhuizen', 'Hannes van der Westhuizen', 'J.P. van der Westhuizen'],
    email: 'hannesvdw@vaalpos.example',
    phone: '082 555 0136',
    city: 'Vanderbijlpark',
    languages: ['Afrikaans', 'English', 'Sesotho'],
    jobs: [
      'Boilermaker Foreman | Sasol | Sasolburg | 2017-05 | now',
      'Coded Boilermaker | ArcelorMittal | Vanderbijlpark | 2007-02 | 2017-04',
      'Boilermaker | Steinmüller Africa | Secunda | 2003-10 | 2007-01',
    ],
    page: `
> CURRICULUM VITAE
> OF
> JOHANNES PETRUS VAN DER WESTHUIZEN
# PERSONAL PARTICULARS
= Surname:\tVan der Westhuizen
= First names:\tJohannes Petrus
= Known as:\tHannes
= ID number:\twithheld
= Address:\t14 Frikkie Meyer Blvd, Vanderbijlpark 1911
= Cell:\t082 555 0136
= E-mail:\thannesvdw@vaalpos.example
= Marital status:\tMarried, two sons
= Home language:\tAfrikaans
= Other languages:\tEnglish, Sesotho
= Drivers licence:\tCode EB
# TRADE
Red Seal Boilermaker, Olifantsfontein, 2003
N3 Engineering, Sedibeng TVET College, 2001
Matric, HTS Vereeniging, 1999
# WORK RECORD
= Employer:\tSasol, Sasolburg
= Position:\tBoilermaker Foreman
= Period:\tMay 2017 to present
= Duties:\tShutdown crews up to 40, QCPs, toolbox talks, heat exchangers
^ 
= Employer:\tArcelorMittal, Vanderbijlpark
= Position:\tCoded Boilermaker
= Period:\tFebruary 2007 to April 2017
= Duties:\tBlast furnace relines, pressure vessels, oxy and plasma
^ 
= Employer:\tSteinmüller Africa, Secunda
= Position:\tBoilermaker
= Period:\tOctober 2003 to January 2007
# REFERENCES
Mr Fanie Botha, Superintendent, Sasol: 016 555 0104
`,
  }),
  cv('03-en-ca-hvac', 'doc', 'en', 'CA', {
    names: ['Jean-Marc Desrosiers'],
    email: 'jmdesrosiers@nickelcity.example',
    phone: '705-555-0191',
    city: 'Sudbury',
    headline: '313A Refrigeration and A/C Mechanic, G2',
    languages: ['English', 'French'],
    jobs: [
      'Service Technician | Carrier Enterprise | Sudbury, ON | 2018-11 | now',
      'Refrigeration Mechanic | Nickel District Mechanical | Sudbury, ON | 2013-05 | 2018-10',
      'Apprentice, 313A | Cimco Refrigeration | North Bay, ON | 2009-06 | 2013-04',
    ],
    aside: [2],
    page: `
# Jean-Marc Desrosiers
**313A Refrigeration and A/C Mechanic, G2**
|| 5 12
| Mailing address | 1411 Lasalle Blvd, Unit 6, Sudbury ON P3A 1Z2
| Cell | 705-555-0191
| E-mail | jmdesrosiers@nickelcity.example
| Driver’s licence | Ontario G, clean abstract
# What I do
Rooftops, walk-ins, chillers to 200 tons, ice plants, and calls at 2 a.m. in February.
# Jobs
**Service Technician – Carrier Enterprise, Sudbury, ON**
November 2018 – today
* 30 contracts: Health Sciences North, two mines, the mall
* On call every third week
* Startup and commissioning of VRF systems
**Refrigeration Mechanic – Nickel District Mechanical, Sudbury, ON**
May 2013 – October 2018
* Supermarket racks, leak checks, ODP card
**Apprentice, 313A – Cimco Refrigeration, North Bay, ON**
June 2009 – April 2013
* Arenas all over the north
# School
Cambrian College, Gas Technician 2, 2011
École secondaire du Sacré-Cœur, OSSD, 2008
# Languages
English, French
# Salary
Now $47/h plus truck.
`,
  }),
  cv('04-en-au-nurse', 'pdf', 'en', 'AU', {
    names: ['Kerry-Anne Mulcahy', 'Kerry-Anne Therese Mulcahy'],
    email: 'kamulcahy@wimmeranet.example',
    phone: '0491 570 156',
    city: 'Horsham',
    languages: [],
    jobs: [
      'Associate Nurse Unit Manager | Grampians Health | Horsham | 2021-02 | now',
      'Registered Nurse, Perioperative | Ballarat Base Hospital | Ballarat | 2013-07 | 2021-01',
      'Graduate Nurse | St John of God Hospital | Ballarat | 2012-02 | 2013-06',
      'Personal Care Worker | Kurrajong Lodge | Horsham | 2009-05 | 2011-12',
    ],
    page: `
# Kerry-Anne Therese Mulcahy RN, GradCertPeriopNurs
17 Baillie Street, Horsham VIC 3400 \tm 0491 570 156
kamulcahy@wimmeranet.example \tAHPRA: NMW000 (current, no conditions)
# Career Snapshot
Theatre nurse at heart. Anaesthetics, scrub and scout, ten years of on call, and lately the roster as well. After a move back towards Ballarat when my youngest starts secondary.
# Employment History
**Associate Nurse Unit Manager**
Grampians Health, Horsham
February 2021 – present
* In charge of two theatres and recovery across a team of 23
* Got prosthesis stock write-offs down by half
* Preceptor for the graduate intake each year
**Registered Nurse, Perioperative**
Ballarat Base Hospital
July 2013 – January 2021
* Scrub/scout: ortho, general, urology, a bit of vascular
* Anaesthetic nurse from 2016
**Graduate Nurse**
St John of God Hospital, Ballarat
February 2012 – June 2013
**Personal Care Worker**
Kurrajong Lodge, Horsham
May 2009 – December 2011 (while studying)
# Qualifications
Graduate Certificate in Perioperative Nursing, Deakin University, 2017
Bachelor of Nursing, Federation University, 2011
# Checks
Working With Children, NDIS screening, immunisations complete
# Referees
Names given at interview
`,
  }),
  cv('05-en-in-java', 'docx', 'en', 'IN', {
    names: [
      'Venkata Sai Krishna Chaitanya Pothuri',
      'P. V. S. K. Chaitanya',
      'Chaitanya Pothuri',
      'Venkata Sai Krishna Chaitanya P',
    ],
    email: 'pvsk.chaitanya@godavarimail.example',
    phone: '+91 55500 10147',
    city: 'Hyderabad',
    languages: ['English', 'Telugu', 'Hindi'],
    jobs: [
      'Technical Lead | Tech Mahindra | Hyderabad | 2022-01 | now',
      'Senior Software Engineer | Cognizant Technology Solutions | Chennai | 2018-06 | 2021-12',
      'Software Engineer | Infosys Limited | Mysuru | 2015-08 | 2018-05',
    ],
    page: `
> RESUME
^ **Venkata Sai Krishna Chaitanya Pothuri**
Mobile: +91 55500 10147
E-mail: pvsk.chaitanya@godavarimail.example
# Professional Summary:
* Having 11+ years of IT experience in Java/J2EE, Spring Boot, Microservices and Angular.
* Hands on experience in Kafka, Docker, Kubernetes, AWS.
* Good team player with excellent communication.
# Organizational Experience:
|| 6 5 6
| **Organization** | **Designation** | **Duration**
| Tech Mahindra | Technical Lead | Jan 2022 – Till date
| Cognizant Technology Solutions | Senior Software Engineer | Jun 2018 – Dec 2021
| Infosys Limited | Software Engineer | Aug 2015 – May 2018
# Projects Undertaken:
**Project #1: Claims Adjudication (Tech Mahindra)**
Client: A leading US health insurer
Role: Technical Lead
Team size: 12
Environment: Java 17, Spring Boot, Kafka, Oracle, OpenShift
* Designed the event flow and code review standards.
* Conducted sprint planning, daily stand-up and retrospective for the offshore team.
* Migrated 38 SOAP services to REST with Spring Boot and OpenAPI.
* Tuned Oracle queries, batch window reduced from 6 hours to 2.5 hours.
* Prepared knowledge transfer documents and trained 7 freshers.
* Production support on rotation, root cause analysis, ITIL change tickets.
**Project #1A: Provider Portal (Tech Mahindra)**
Client: Same client, second engagement
Role: Technical Lead
Team size: 8
Environment: Angular 15, Java 11, Redis, Azure DevOps
* Single sign on with Okta, role based access.
* Sonar coverage improved from 42% to 81%.
* Weekly status to the onsite manager.
**Project #2: Retail Loyalty (Cognizant)**
Client: A UK supermarket
Role: Developer
* Developed REST services and JUnit tests.
* Worked on points accrual engine and voucher redemption at till.
* Interacted with the business analysts in Welwyn Garden City for requirements.
* Deployed with Jenkins and Docker to AWS ECS.
* Received “Above and Beyond” award, quarter 3 of 2020.
**Project #2A: Store Picking App (Cognizant)**
Client: A UK supermarket
Role: Senior Developer
Environment: Java 8, Spring MVC, Angular 9, MongoDB
* Implemented substitution rules and slot booking.
* Load testing with JMeter for 3,000 pickers.
**Project #3: Core Banking Interface (Infosys)**
Role: Developer
* Prepared unit test cases and fixed the defects.
# Academics:
B.Tech (CSE), JNTU Kakinada, 2015, 78.4%
Intermediate (MPC), Sri Chaitanya Junior College, Vijayawada, 2011, 94.1%
# Personal Details:
Father’s Name: Pothuri Satyanarayana
Date of Birth: 14-06-1994
Languages Known: English, Telugu, Hindi
Address: Plot 61, Miyapur, Hyderabad 500049
# Declaration:
I hereby declare that the above information is true to the best of my knowledge.
Place: Hyderabad \t(Chaitanya P)
`,
  }),
  cv('06-en-ng-accountant', 'doc', 'en', 'NG', {
    names: ['Oluwaseun Tobiloba Adeyemi', 'Adeyemi Oluwaseun Tobiloba', 'Oluwaseun Adeyemi'],
    email: 'tobi.adeyemi@eko.example',
    phone: '+234 803 555 0146',
    city: 'Lagos',
    languages: ['English', 'Yoruba'],
    aside: [2, 3],
    jobs: [
      'Financial Accountant | Flour Mills of Nigeria Plc | Apapa | 2021-01 | now',
      'Audit Senior | PKF Professional Services | Lagos | 2017-11 | 2020-12',
      'Audit Trainee | PKF Professional Services | Lagos | 2016-02 | 2017-10',
      'Accounts Officer (NYSC) | Kebbi State Ministry of Works | Birnin Kebbi | 2014-11 | 2015-10',
    ],
    page: `
ADEYEMI, Oluwaseun Tobiloba (Mr.), ACA, B.Sc.
No 9 Akerele Extension, Surulere, Lagos.
+234 803 555 0146; tobi.adeyemi@eko.example
^ **PROFILE:** A result oriented Chartered Accountant with nine years post qualification and pre qualification experience in audit and FMCG.
^ **PERSONAL DATA**
Date of Birth: 19th September, 1991
Sex: Male
State of Origin: Osun
Marital Status: Married
Languages: English, Yoruba
^ **WORK EXPERIENCE**
**FLOUR MILLS OF NIGERIA PLC, Apapa** – Financial Accountant (January 2021 till date)
* Preparation of IFRS financial statements, group reporting pack
* Liaison with FIRS and external auditors
* Fixed asset register, SAP S/4HANA
**PKF PROFESSIONAL SERVICES, Lagos** – Audit Senior (November 2017 – December 2020)
* Led engagements in oil servicing, schools and microfinance
**PKF PROFESSIONAL SERVICES, Lagos** – Audit Trainee (February 2016 – October 2017)
**KEBBI STATE MINISTRY OF WORKS, Birnin Kebbi** – Accounts Officer (NYSC) (November 2014 – October 2015)
^ **INSTITUTIONS ATTENDED WITH DATES**
Obafemi Awolowo University, Ile-Ife, B.Sc. Accounting (Second Class Upper), 2010 – 2014
Loyola College, Ibadan, WASSCE, 2003 – 2009
Institute of Chartered Accountants of Nigeria, ACA, 2018
^ **HOBBIES:** Chess, reading, football analysis
^ **REFEREES:** On request.
`,
  }),
  cv('07-en-us-operator', 'pdf', 'en', 'US', {
    names: [
      'Ray Montoya',
      'Ramón Montoya',
      'Ramón A. Montoya',
      'Ramón A. “Ray” Montoya',
      'Ramón A. Montoya Jr.',
      'Ramón A. “Ray” Montoya Jr.',
      'Ray Montoya Jr.',
    ],
    email: 'raymontoyajr@pecosvalley.example',
    phone: '(575) 555-0127',
    city: 'Carlsbad',
    languages: ['English', 'Spanish'],
    jobs: [
      'Crane Operator | Sundt Construction | Carlsbad, NM | 2021-04 | now',
      'Heavy Equipment Operator | Constructors Inc. | Carlsbad, NM | 2014-03 | 2021-03',
      'Roustabout | Key Energy Services | Hobbs, NM | 2011-01 | 2014-02',
      'Motor Transport Operator (88M) | U.S. Army | Fort Bliss, TX | 2006-07 | 2010-07',
    ],
    page: `
Ramón A. “Ray” Montoya Jr.
906 N. Canal St.
Carlsbad, NM 88220
(575) 555-0127
raymontoyajr@pecosvalley.example
^ OBJECTIVE
Seat in a crawler crane, Permian or El Paso, day shift.
^ CERTIFICATIONS
NCCCO Lattice Boom Crawler, Telescopic Boom Swing Cab (exp. 08/2028)
OSHA 30, MSHA Part 46, H2S Alive, TWIC, CDL A with tanker
^ WORK HISTORY
4/2021 – Present     Sundt Construction, Carlsbad, NM
Crane Operator
Potash plant expansion. Manitowoc 999 and Link-Belt 238. Critical lifts up to 62 tons.
3/2014 – 3/2021     Constructors Inc., Carlsbad, NM
Heavy Equipment Operator
Blade, dozer, excavator with GPS. Caliche pads, county roads.
1/2011 – 2/2014     Key Energy Services, Hobbs, NM
Roustabout
^ MILITARY
7/2006 – 7/2010     U.S. Army, Fort Bliss, TX
Motor Transport Operator (88M)
One tour in Iraq. Honorable discharge, E-4.
^ EDUCATION
GED, 2005
^ LANGUAGES
English and Spanish, both since the cradle
`,
  }),
  cv('08-en-nz-farm-letter', 'docx', 'en', 'NZ', {
    names: ['Toby Carruthers'],
    email: 'toby.carruthers@waimatefarm.example',
    phone: '027 555 0175',
    city: 'Waimate',
    languages: [],
    jobs: [
      'second in charge | Glenavy Dairies | Glenavy | 2022-06 | now',
      'herd manager | Rangitata Pastures Ltd | | 2019 | 2022',
      'farm assistant | Theland | | 2016 | 2019',
    ],
    page: `
Toby Carruthers
88 Hunter Hills Road, RD 7
Waimate
027 555 0175
toby.carruthers@waimatefarm.example
^ 23 November 2026
^ Dear Sir or Madam
^ Re: Farm Manager, 900 cows, Hakataramea
I would like to be considered for the manager’s job. I have put down what I have done instead of sending a separate CV.
I have been second in charge at Glenavy Dairies since June 2022. It is a 1,150 cow, 70 bail rotary with wintering barns. I run the place on the boss’s weekends off, do the feed wedge, mating, transition cows and three staff. Last season was 520 kg MS a cow.
From 2019 to 2022 I was herd manager for Rangitata Pastures Ltd, 760 cows in a 54 bail rotary with Protrack.
My first real job was as a farm assistant with Theland, from 2016 to 2019, on two of their Canterbury farms.
I have Primary ITO level 4 in Dairy Herd Management (2021) and level 3 before that, and I went to Timaru Boys’ High. Full licence, wheels tracks and rollers, Growsafe.
My partner Jess rears calves and would be keen on that if it is going. We have one dog, well mannered.
^ Regards
Toby
`,
  }),
  cv('09-en-nz-teacher', 'doc', 'en', 'NZ', {
    names: ['Hēmi Rāwiri Te Koha', 'Hēmi Te Koha'],
    email: 'hemitekoha@tairawhiti.example',
    phone: '021 555 0148',
    city: 'Gisborne',
    headline: 'Kaiako | Secondary Teacher, Maths and Hangarau',
    languages: ['English', 'te reo Māori'],
    jobs: [
      'HOD Mathematics | Lytton High School | Gisborne | 2020-01 | now',
      'Teacher of Mathematics | Gisborne Boys’ High School | Gisborne | 2014-01 | 2019-12',
      'Beginning Teacher | Tarawera High School | Kawerau | 2012-02 | 2013-12',
      'Surveyor’s Assistant | Eastland Port | Gisborne | 2006 | 2010',
    ],
    page: `
> **Hēmi Rāwiri Te Koha**
> Kaiako | Secondary Teacher, Maths and Hangarau
> Kaiti, Gisborne 4010 · 021 555 0148 · hemitekoha@tairawhiti.example
^ Ngāti Porou, Rongowhakaata. Full practising certificate to March 2028. I teach maths so that kids who have been told they cannot do it find out that they can.
# Teaching positions
**Lytton High School**, Gisborne \t2020 – present
HOD Mathematics (since Term 1, 2020)
* Department of seven; NCEA level 1 change programme
* Numeracy co-req pass rate 48% to 71% over three years
**Gisborne Boys’ High School** \t2014 – 2019
Teacher of Mathematics
* Years 9 to 13, Statistics and Calculus; coach, 2nd XV
**Tarawera High School**, Kawerau \t2012 – 2013
Beginning Teacher
# Before teaching
**Eastland Port**, Gisborne \t2006 – 2010
Surveyor’s Assistant
# Study
Graduate Diploma of Teaching (Secondary), University of Waikato, 2011
BSc Mathematics, Victoria University of Wellington, 2005
# Reo
English; te reo Māori, fluent, Te Panekiretanga graduate
# Interests
Waka ama, diving for kina, my father’s beehives
`,
  }),
  cv('10-en-gb-legal-secretary', 'pdf', 'en', 'GB', {
    names: ['Wendy Ap Rhys-Lloyd', 'Wendy ap Rhys-Lloyd'],
    email: 'wendyarl@teifimail.example',
    phone: '07700 900905',
    city: 'Carmarthen',
    languages: ['English', 'Welsh'],
    jobs: [
      'Legal Secretary (Conveyancing) | Ungoed-Thomas & King | Carmarthen | 2012-05 | 2023-12',
      'Audio Typist | Dyfed-Powys Police | Carmarthen | 2004-01 | 2012-04',
      'Office Junior | Red Dragon Insurance Brokers | Llanelli | 1998 | 2003',
    ],
    page: `
Wendy ap Rhys-Lloyd \tCurriculum Vitae
Address: Bryn Hyfryd, Heol Llansteffan, Carmarthen SA31 3TT
Telephone: 07700 900905
Email: wendyarl@teifimail.example
## Personal Statement
I looked after my mother from January 2024 until she died this spring, and I am ready to return to an office. I type at 75 wpm, I know Land Registry portal and SDLT inside out, and I keep a confidence.
## Employment
May 2012 – Dec 2023
Ungoed-Thomas & King, Solicitors, Carmarthen
Legal Secretary (Conveyancing)
* Two fee earners, about 60 live files, completions, post-completion
* Proclaim case management, BigHand dictation
* Welsh speaking clients and farms
Jan 2004 – Apr 2012
Dyfed-Powys Police, Carmarthen
Audio Typist
* Interview transcripts, court files
1998 – 2003
Red Dragon Insurance Brokers, Llanelli
Office Junior
## Education
CILEx Level 2 Legal Secretaries, Coleg Sir Gâr, 2013
RSA Typewriting III, 1998
Ysgol Bro Myrddin, 9 GCSEs, 1997
## Languages
Welsh (first language), English
## Referees
Mrs E. King, partner, Ungoed-Thomas & King (retired). Address on request.
`,
  }),
  cv('11-en-au-driver', 'docx', 'en', 'AU', {
    names: ['Bruce Tamihana', 'Bruce W Tamihana'],
    phone: '0491 570 313',
    city: 'Toowoomba',
    languages: [],
    jobs: [
      'MC DRIVER | FRASERS LIVESTOCK TRANSPORT | WARWICK | 2019 | now',
      'HC DRIVER | SIMON NATIONAL CARRIERS | BRISBANE | 2012 | 2019',
      'TIPPER DRIVER | WAGNERS | TOOWOOMBA | 2008 | 2012',
      'STOREMAN | WOOLWORTHS DC | LARAPINTA | 2005 | 2008',
    ],
    page: `
RESUME
BRUCE W TAMIHANA
4/22 ALDERLEY ST, TOOWOOMBA QLD 4350
PHONE 0491 570 313   (NO EMAIL, RING AFTER 4PM)
LICENCE: MC, CLEAN. BFM ACCREDITED. FORKLIFT LF. MSIC.

WORK
2019 - NOW    FRASERS LIVESTOCK TRANSPORT, WARWICK
MC DRIVER
B DOUBLES AND ROAD TRAINS. CATTLE ROMA TO DINMORE. LOAD AND UNLOAD, PAPERWORK, NVDS.

2012 - 2019    SIMON NATIONAL CARRIERS, BRISBANE
HC DRIVER
LINEHAUL BRISBANE - SYDNEY OVERNIGHT. NO ACCIDENTS IN 7 YRS.

2008 - 2012    WAGNERS, TOOWOOMBA
TIPPER DRIVER
TRUCK AND DOG, QUARRY PRODUCTS, SOME AGI WORK

2005 - 2008    WOOLWORTHS DC, LARAPINTA
STOREMAN

SCHOOL
YEAR 10, ROTORUA BOYS HIGH SCHOOL 1998

REFEREES
GLEN (DEPOT BOSS AT FRASERS) - ASK ME FIRST
`,
  }),
  cv('12-en-ie-physio', 'doc', 'en', 'IE', {
    names: ['Oluwafemi Adebayo', 'Femi Adebayo', 'Oluwafemi (Femi) Adebayo'],
    email: 'femi.physio@athlonemail.example',
    phone: '+353 89 555 0160',
    city: 'Athlone',
    headline: 'Senior Physiotherapist, CORU registered',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Senior Physiotherapist | HSE Primary Care | Athlone | 2021-11 | now',
      'Staff Grade Physiotherapist | Midland Regional Hospital | Tullamore | 2018-02 | 2021-10',
      'Physiotherapist | Lagoon Hospitals | Lagos | 2014-10 | 2017-09',
    ],
    page: `
FOOT Femi Adebayo, MISCP, CV November 2026
|| 11 6
| ! Oluwafemi (Femi) Adebayo\\Senior Physiotherapist, CORU registered | +353 89 555 0160\\femi.physio@athlonemail.example\\Monksland, Athlone
^ **PROFESSIONAL EXPERIENCE**
**Senior Physiotherapist, HSE Primary Care, Athlone**
__November 2021 – current__
Mixed caseload: musculoskeletal clinic three days, domiciliary two days. Supervise two staff grades and students from RCSI. Set up the falls class at the Bealnamulla centre.
**Staff Grade Physiotherapist, Midland Regional Hospital, Tullamore**
__February 2018 – October 2021__
Rotations in orthopaedics, respiratory, care of the elderly and the emergency department. On call roster.
**Physiotherapist, Lagoon Hospitals, Lagos**
__October 2014 – September 2017__
Outpatients, stroke unit.
^ **EDUCATION AND REGISTRATION**
MSc Neurological Physiotherapy, UCD, 2020
B. Physiotherapy, University of Lagos, 2013
CORU PT0000, Irish Society of Chartered Physiotherapists
^ **LANGUAGES**
English, Yoruba
^ **OTHER**
Manual handling instructor. Full Irish licence. Stamp 4.
`,
  }),
  cv('13-en-us-developer', 'pdf', 'en', 'US', {
    names: ['Priya Raghunathan'],
    email: 'priya@raghunathan-codes.example',
    phone: '206-555-0164',
    city: 'Seattle',
    languages: [],
    aside: [3],
    jobs: [
      'Staff Software Engineer | Zillow | Seattle, WA | 2023-10 | now',
      'Senior Software Engineer | Stripe | Remote | 2020-05 | 2023-09',
      'Software Engineer | Expedia Group | Seattle, WA | 2017-07 | 2020-04',
      'Software Engineering Intern | Qualcomm | San Diego, CA | 2016-06 | 2016-09',
    ],
    page: `
> **PRIYA RAGHUNATHAN**
> Seattle, WA | 206-555-0164 | priya@raghunathan-codes.example | github.com/praghu-example
^ **EXPERIENCE**
**Zillow** \tSeattle, WA
__Staff Software Engineer__ \tOct 2023 – Present
* Own the listings ingestion platform: 41M updates a day, p99 under 900 ms
* Wrote the RFC for schema contracts, now used by nine teams
* Mentor five engineers, two promoted to senior
**Stripe** \tRemote
__Senior Software Engineer__ \tMay 2020 – Sep 2023
* Idempotency layer for payouts; zero duplicate transfers since launch
* Cut Ruby batch cost 37% by moving reconciliation to Go
**Expedia Group** \tSeattle, WA
__Software Engineer__ \tJul 2017 – Apr 2020
* Java services for rate caching, on call one week in six
**Qualcomm** \tSan Diego, CA
__Software Engineering Intern__ \tJun 2016 – Sep 2016
^ **EDUCATION**
**University of Washington** \tSeattle, WA
MS Computer Science \t2017
**Anna University** \tChennai, India
BE Computer Science and Engineering \t2015
^ **TECHNICAL**
Go, Java, Ruby, Kafka, Postgres, Terraform, AWS
^ **VOLUNTEERING**
Rainier Scholars, tutor, Saturdays since 2019
`,
  }),
  cv('14-en-ie-planner', 'docx', 'en', 'IE', {
    names: ['Caoimhe Brennan-Walsh'],
    email: 'caoimhebw@dungarvanbay.example',
    phone: '087 555 0152',
    city: 'Dungarvan',
    languages: [],
    jobs: [
      'Senior Production Planner | Sanofi | Waterford | 2023-02 | now',
      'Production Planner | Sanofi | Waterford | 2019-06 | 2023-01',
      'Materials Planner | Glanbia | Dungarvan | 2015-09 | 2019-05',
      'Graduate, Supply Chain | Glanbia | Kilkenny | 2013-09 | 2015-08',
    ],
    page: `
# Caoimhe Brennan-Walsh
Abbeyside, Dungarvan, Co. Waterford
087 555 0152 / caoimhebw@dungarvanbay.example
# Summary
* 13 years in planning, seven of those in sterile pharma
* SAP APO, IBP and plain old whiteboard
* CPIM certified, Green Belt
# Experience
## SANOFI, WATERFORD
**Senior Production Planner** \tFeb 2023 – Present
* Finite schedule for two filling lines and packing
* Planned a six week shutdown and the stock build before it
* Wrote the site’s allocation rules for shortages
* Line manager to two planners and one placement student
* Chairs the weekly S&OE meeting; OTIF 96.8%
**Production Planner** \tJun 2019 – Jan 2023
* Took cycle stock down by €3.1m
* Key user in the move to S/4
## GLANBIA
**Materials Planner**, Dungarvan \tSep 2015 – May 2019
* Whey, packaging and spares, 1,400 SKUs
**Graduate, Supply Chain**, Kilkenny \tSep 2013 – Aug 2015
* Three rotations: procurement, transport, planning
# Education
MSc Supply Chain Management, UCD Smurfit School, 2013
BBS, Waterford Institute of Technology, 2012
# Interests
Camogie (retired, knees), choir, two greyhounds
`,
  }),
  cv('15-en-ph-marine', 'doc', 'en', 'PH', {
    names: [
      'Juan Paolo Macaraeg Dela Cruz',
      'Juan Paolo M. Dela Cruz',
      'Juan Paolo Dela Cruz',
      'Juan Paolo dela Cruz',
    ],
    email: 'jpdelacruz_eng@barkomail.example',
    phone: '0917 555 0123',
    city: 'Dagupan',
    languages: ['English', 'Filipino', 'Ilocano'],
    jobs: [
      'Third Engineer | Magsaysay Maritime Corporation | | 2023-02 | now',
      'Fourth Engineer | Magsaysay Maritime Corporation | | 2019-05 | 2022-10',
      'Oiler | Crossworld Marine Services | | 2015-01 | 2019-01',
      'Engine Cadet | Crossworld Marine Services | | 2013-09 | 2014-09',
    ],
    aside: [3],
    page: `
# APPLICATION FOR SHORE-BASED POSITION: Marine Maintenance Planner
|| 5 12
| Last name | DELA CRUZ
| First name | JUAN PAOLO
| Middle name | MACARAEG
| Home address | 14 Rizal Extension, Bonuan Gueset, Dagupan, Pangasinan
| Mobile | 0917 555 0123
| E-mail | jpdelacruz_eng@barkomail.example
| Civil status | Married
| Next of kin | Rowena S. Dela Cruz (wife), 0917 555 0124
| Languages | English, Filipino, Ilocano
# Sea service
|| 4.5 5 4.5 3
| **Agency** | **Rank** | **Period** | **Vessel type**
| Magsaysay Maritime Corporation | Third Engineer | Feb 2023 – present | Product tanker
| Magsaysay Maritime Corporation | Fourth Engineer | May 2019 – Oct 2022 | Bulk carrier
| Crossworld Marine Services | Oiler | Jan 2015 – Jan 2019 | Chemical tanker
| Crossworld Marine Services | Engine Cadet | Sep 2013 – Sep 2014 | Container
# Education
BS Marine Engineering, PMI Colleges Bohol, 2013
# Licences
OIC Engineering Watch (MARINA), COC valid until 2029; Advanced Tanker; Medical Care
# Why ashore
Our second child is due in March and I have planned maintenance in AMOS for three ships.
`,
  }),
  cv('16-en-au-estimator-agency', 'pdf', 'en', 'AU', {
    names: ['Sanjeewa Wickramasinghe'],
    city: 'Perth',
    headline: 'Senior Civil Estimator',
    languages: ['English', 'Sinhala'],
    jobs: [
      'Senior Estimator | Georgiou Group | Perth | 2020-08 | now',
      'Estimator | BMD Constructions | Perth | 2015-03 | 2020-07',
      'Site Engineer | BMD Constructions | Karratha | 2012-01 | 2015-02',
      'Junior Quantity Surveyor | Maga Engineering | Colombo | 2008-06 | 2011-10',
    ],
    page: `
HEAD Redgum & Locke Recruitment | Level 3, 190 St Georges Tce, Perth | 08 5550 0110 | cvs@redgumlocke.example
FOOT Presented in confidence by Redgum & Locke. Your consultant: Felicity Arkwright, 0491 570 491
! Candidate Profile
|| 5 12
| **Candidate** | Sanjeewa Wickramasinghe
| **Position sought** | Senior Civil Estimator
| **Lives in** | Perth (Canning Vale)
| **Status** | Australian citizen
| **Notice** | 4 weeks
| **Languages** | English, Sinhala
# Consultant’s comments
Felicity met Sanjeewa on 12 November. He is calm and numerate and knows what a cubic metre of rock costs north of the 26th parallel. His present tender closes in January.
# Career history
**Aug 2020 – Present | Georgiou Group, Perth**
**Senior Estimator**
* First principles pricing of road and bridge tenders from $5m to $180m
* Leads a bid team of four
Tenders priced in this position, by his own list:
|| 9 4 4
| **Project** | **Client** | **Result**
| Bridge duplication, Great Eastern Highway, $96m | Main Roads WA | Won
| Haul road and culverts, Tom Price, $41m | Confidential miner | Won
| Town beach seawall, Broome, $18m | Shire of Broome | Second of five
| Bus station forecourt, Ellenbrook, $12m | PTA | Won
| Tailings dam raise, Boddington, $63m | Confidential miner | Withdrawn
| Foreshore path and jetty, Mandurah, $7m | City of Mandurah | Won
**Mar 2015 – Jul 2020 | BMD Constructions, Perth**
**Estimator**
* Subdivisions, sewer and drainage, Benchmark Estimating
* About 50 tenders a year, from $300k to $35m
* Quantities from 12d models, subcontract packages, risk workshops
* Handover to delivery and a look back at six months, which he started and others kept up
**Jan 2012 – Feb 2015 | BMD Constructions, Karratha**
**Site Engineer**
* Port access road, 5:2 roster
**Jun 2008 – Oct 2011 | Maga Engineering, Colombo, Sri Lanka**
**Junior Quantity Surveyor**
# Education
BSc (Hons) Civil Engineering, University of Moratuwa, 2008
Graduate Certificate in Project Management, Curtin University, 2019
# Tickets and software
White card, C class licence, Benchmark, 12d, Bluebeam, Excel, Primavera P6 (reads, does not build)
# Remuneration
Presently $195k package plus vehicle. Looks for $210k and some days at home.
# Interview times
Tuesdays and Thursdays before 9 am, or by video at lunch. Please arrange through us and not through his office.
# What happens next
Ring Felicity with two times that suit you. Redgum & Locke’s terms of business apply to any introduction; a copy goes with this profile.
# His referees
Two former managers, who have both agreed; we take references once an offer is near.
`,
  }),
  cv('17-en-gb-chef', 'docx', 'en', 'GB', {
    names: ['Mateusz Zieliński', 'Matt Zieliński', 'Mateusz (Matt) Zieliński', 'Mateusz “Matt” Zieliński'],
    email: 'matt.cooks@lakesinbox.example',
    phone: '07700 900733',
    city: 'Kendal',
    languages: ['English', 'Polish'],
    jobs: [
      'Sous Chef | The Punch Bowl Inn | Crosthwaite | 2023-04 | now',
      'Junior Sous Chef | Gilpin Hotel | Windermere | 2020-07 | 2023-03',
      'Chef de Partie | Linthwaite House | Windermere | 2017-05 | 2020-03',
      'Commis Chef | Hotel Bristol | Warsaw | 2014-09 | 2017-04',
    ],
    page: `
! Mateusz “Matt” Zieliński
~ 5 Captain French Lane, Kendal LA9 • tel. 07700 900733 • matt.cooks@lakesinbox.example • settled status
# Kitchens
|| 8 9
| **The Punch Bowl Inn**, Crosthwaite\\**Sous Chef**\\April 2023 to now | Brigade of seven, two rosettes. Sauce and pass. GP held at 71% through the worst of the butter prices. Menus for game season.
| **Gilpin Hotel**, Windermere\\**Junior Sous Chef**\\July 2020 to March 2023 | Larder and pastry cover, HACCP folder, allergens, training of three apprentices.
| **Linthwaite House**, Windermere\\**Chef de Partie**\\May 2017 to March 2020 | Fish, then meat. Left at the first lockdown.
| **Hotel Bristol**, Warsaw\\**Commis Chef**\\September 2014 to April 2017 | Banqueting for up to 400.
# Training
Level 3 Food Safety (Highfield, 2024) · First aid at work · Technikum Gastronomiczne, Warsaw, 2014
# Languages
English (C1), Polish
# When
One month’s notice. Live out preferred. Would do a trial shift any Monday or Tuesday.
`,
  }),
  cv('18-en-in-accounts-biodata', 'doc', 'en', 'IN', {
    names: ['Harpreet Kaur Dhaliwal', 'Harpreet Kaur'],
    email: 'harpreetkaurdhaliwal@satlujmail.example',
    phone: '55500 10188',
    city: 'Ludhiana',
    languages: ['Punjabi', 'Hindi', 'English'],
    jobs: [
      'Accounts Executive | Vardhman Textiles Ltd | Ludhiana | 2021-07 | now',
      'Accountant | Avon Cycles Ltd | Ludhiana | 2017-04 | 2021-06',
      'Article Assistant | S. K. Bhatia & Co. | Ludhiana | 2014-03 | 2017-03',
    ],
    aside: [2],
    page: `
> **BIO-DATA**
|| 6 11
| Name | HARPREET KAUR DHALIWAL
| Father’s name | S. Gurcharan Singh Dhaliwal
| Husband’s name | Mandeep Singh Grewal
| Date of birth | 02.02.1992
| Correspondence address | H. No. 214, Model Town, Ludhiana, Punjab 141002
| Contact no. | 55500 10188
| Email ID | harpreetkaurdhaliwal@satlujmail.example
| Languages known | Punjabi, Hindi, English
^ **Career objective**
To work with an esteemed organisation where my knowledge of accounts and GST is used to the fullest.
^ **Work experience**
1. Presently working with Vardhman Textiles Ltd, Ludhiana as Accounts Executive since July 2021. (GST returns, TDS, debtors reconciliation, SAP FICO)
2. Worked with Avon Cycles Ltd, Ludhiana as Accountant from April 2017 to June 2021. (Tally ERP, bank reconciliation, vouchers)
3. Worked with S. K. Bhatia & Co., Chartered Accountants, Ludhiana as Article Assistant from March 2014 to March 2017.
^ **Qualification**
|| 5 7 5
| Exam | Board / University | Year
| CA Inter | ICAI | 2016
| B.Com | Panjab University | 2013
| 10+2 | PSEB | 2010
^ **Strengths**
Punctual, sincere, quick learner
^ Salary drawn: Rs. 5.4 lakh p.a. Expected: negotiable.
`,
  }),
  ...BY_HAND_FORTY_FIFTH_REST_GERMAN,
  ...BY_HAND_FORTY_FIFTH_REST_FRENCH,
  ...BY_HAND_FORTY_FIFTH_REST_SPANISH,
];
