import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eighty-fourth');

/** Forty-eight in nine languages, eight of them in English and five in each other. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_EIGHTY_FOURTH: Sheet[] = [
  cv('a01-au-boilermaker', 'doc', 'en', 'AU', {
    names: ['Darren Kowalczyk', 'Darren J. Kowalczyk', 'Daz Kowalczyk'],
    email: 'dkowalczyk@pilbaranet.example',
    phone: '0491 572 549',
    city: 'Karratha',
    headline: 'Boilermaker / Welder',
    languages: [],
    jobs: [
      'Leading Hand Boilermaker | Roebourne Fabrication & Maintenance Pty Ltd | Karratha | 2022-03 | now',
      'Boilermaker/Welder, FIFO 2:1 | Hammerhead Shutdown Services | Tom Price | 2018-08 | 2022-02',
      'Boilermaker | Naval Base Vessel & Pipe Pty Ltd | Kwinana Beach | 2013-01 | 2018-07',
      'Pipe Welder (contract) | Montebello LNG Constructors | Barrow Island | 2012-08 | 2012-11',
      'Boilermaker | Leschenault Rail Wagons | Bunbury | 2008-02 | 2012-07',
      'Apprentice Boilermaker | Leschenault Rail Wagons | Bunbury | 2004-02 | 2008-01',
    ],
    aside: [5],
    page: `
> **DARREN J. KOWALCZYK**
> Boilermaker / Welder
> 14 Clarkson Way, Karratha WA 6714
> 0491 572 549 / dkowalczyk@pilbaranet.example
^ **Tickets**
Working at heights, confined space, EWP over 11 m, dogging (DG), HR licence, C10/C12 gas detection, first aid June 2026
Weld codes held: AS/NZS 1554.1 SP, AS/NZS 3992 (GTAW root, SMAW fill), stick and flux core all positions
^ **Employment record**
|| 2 2 5 5 3
| **From** | **To** | **Position** | **Company** | **Site**
| Mar-22 | current | Leading Hand Boilermaker | Roebourne Fabrication & Maintenance Pty Ltd | Karratha
| Aug-18 | Feb-22 | Boilermaker/Welder, FIFO 2:1 | Hammerhead Shutdown Services | Tom Price
| Jan-13 | Jul-18 | Boilermaker | Naval Base Vessel & Pipe Pty Ltd | Kwinana Beach
| Aug-12 | Nov-12 | Pipe Welder (contract) | Montebello LNG Constructors | Barrow Island
| Feb-08 | Jul-12 | Boilermaker | Leschenault Rail Wagons | Bunbury
| Feb-04 | Jan-08 | Apprentice Boilermaker | Leschenault Rail Wagons | Bunbury
^ **Some of the work**
* Crew of nine on wear plate and chute change-outs, four shutdowns a year, no lost time since 2022
* Pressure vessel nozzles and spools to 3992, repair rate under 2%
* Wagon underframes, jigs and fixtures
* Take-offs and ordering plate, use of MEX and Pronto
December 2012 was a month off for my wedding.
^ **Trade papers**
Certificate III in Engineering – Fabrication Trade (Boilermaking), South Metropolitan TAFE, 2008
Certificate IV in Training and Assessment, 2020
^ **Two people you can ring**
Steve Brajkovich, Maintenance Superintendent, 0491 572 665
Carol Ng, Shutdown Planner, Hammerhead Shutdown Services, 0491 572 983
Happy to do either FIFO or residential. Known on site as Daz.
`,
  }),
  cv('a02-au-solicitor', 'pdf', 'en', 'AU', {
    names: ['Priyanka Ranganathan', 'Priyanka Ranganathan LLB (Hons) GDLP'],
    email: 'p.ranganathan@parklandslaw.example',
    phone: '0491 573 770',
    city: 'Adelaide',
    headline: 'Special Counsel | Construction and Infrastructure Disputes',
    languages: ['English', 'Tamil', 'Hindi'],
    jobs: [
      'Special Counsel | Strangway Byrne Lawyers | Adelaide | 2023-07 | now',
      'Senior Associate | Strangway Byrne Lawyers | Adelaide | 2020-07 | 2023-06',
      'Lawyer | Strangway Byrne Lawyers | Adelaide | 2017-02 | 2020-06',
      'Legal Officer | Riverbank Metro Authority | Adelaide | 2015-03 | 2017-01',
      'Research Officer | Torrens Law Reform Institute | Adelaide | 2013-02 | 2015-02',
      'Paralegal | Coorong Legal Aid Office | Murray Bridge | 2011-06 | 2012-12',
      'Duty Lawyer (volunteer) | Western Suburbs Tenancy Clinic | Woodville | 2018-03 | now',
    ],
    aside: [6],
    page: `
|| 10 6
| **Priyanka Ranganathan** LLB (Hons) GDLP | Adelaide SA 5000\\0491 573 770\\p.ranganathan@parklandslaw.example
Special Counsel | Construction and Infrastructure Disputes
# Snapshot of practice
Front-end and back-end construction lawyer with experience on both sides of the table: private practice for head contractors, and in-house for a rail authority. Regular adjudication work under security of payment legislation, expert determinations and two Supreme Court trials.
# Admissions
Supreme Court of South Australia, February 2013; High Court of Australia, 2016
Unrestricted practising certificate 2026/27
# Legal career
**Strangway Byrne Lawyers, Adelaide** \t2017 – present
Special Counsel (July 2023 – present)
* Acting for the contractor on a $410m hospital car park and plant claim
* Supervises two lawyers and a graduate, writes the firm's monthly security of payment note
Senior Associate (July 2020 – June 2023)
* 31 adjudication applications and responses
* Led discovery of 1.2 million documents on the desalination pipeline matter
Lawyer (February 2017 – June 2020)
* Drafting of AS 4000 and AS 4902 amendments, subcontract suites, deeds of release
**Riverbank Metro Authority, Adelaide** \t2015 – 2017
Legal Officer (March 2015 – January 2017)
* Interface agreements, land access, FOI requests
**Torrens Law Reform Institute, Adelaide** \t2013 – 2015
Research Officer (February 2013 – February 2015)
**Coorong Legal Aid Office, Murray Bridge** \t2011 – 2012
Paralegal (June 2011 – December 2012)
# Community
**Western Suburbs Tenancy Clinic, Woodville**
Duty Lawyer (volunteer) (March 2018 – present)
# Academic record
Graduate Diploma in Legal Practice, University of South Australia, 2012
Bachelor of Laws (Honours 2A) and Bachelor of Arts, Flinders University, 2007 – 2011
# Speaks
English, Tamil (fluent), Hindi (conversational)
# Memberships
Law Society of South Australia (Construction Committee since 2021), Society of Construction Law Australia
`,
  }),
  cv('a03-nz-chef', 'docx', 'en', 'NZ', {
    names: ['Matiu Hohepa-Ross'],
    email: 'matiu.hohepaross@ahuriripost.example',
    phone: '022 555 0137',
    city: 'Napier',
    headline: 'Head Chef',
    languages: ['English', 'Te Reo Māori'],
    jobs: [
      'Head Chef | Tuki Tuki Cellar Kitchen | Havelock North | 2024-06 | now',
      'Sous Chef | Quayside Larder | Napier | 2021-02 | 2024-05',
      'Chef de Partie | Hotel Aurora Wynyard | Auckland | 2018-03 | 2020-07',
      'Demi Chef de Partie | The Brine Room | Melbourne | 2016-05 | 2018-01',
      'Commis Chef | Kauri Street Brasserie | Hastings | 2013-11 | 2016-04',
      'Kitchen Hand | Cape Coast Fish & Chips | Haumoana | 2010-12 | 2013-10',
      'Volunteer Cook | Flaxmere Kai Collective | Hastings | 2021-08 | now',
    ],
    aside: [6],
    page: `
! Matiu Hohepa-Ross
Head Chef
Napier, Hawke's Bay | 022 555 0137 | matiu.hohepaross@ahuriripost.example
# What I bring
Local produce, tidy costings and a kitchen where nobody throws a pan. Food cost between 27 and 29 percent over the last eight quarters. Happy with 40 covers or 300.
# Kitchens I have worked in
**Head Chef** at Tuki Tuki Cellar Kitchen, Havelock North (June 2024 – now)
* Winery restaurant, 80 seats, weddings to 180; team of eight
* Menus, ordering, rosters, MPI food control plan
* One hat in the 2025 regional guide
**Sous Chef** at Quayside Larder, Napier (Feb 2021 – May 2024)
* Ran the pass five nights, trained three apprentices to Level 4
**Chef de Partie** at Hotel Aurora Wynyard, Auckland (Mar 2018 – Jul 2020)
* Sauce and grill, room service, banqueting for 450
* Made redundant in the lockdown
**Demi Chef de Partie** at The Brine Room, Melbourne (May 2016 – Jan 2018)
**Commis Chef** at Kauri Street Brasserie, Hastings (Nov 2013 – Apr 2016)
**Kitchen Hand** at Cape Coast Fish & Chips, Haumoana (Dec 2010 – Oct 2013)
# August 2020 to January 2021
At home with our newborn.
# Unpaid
**Volunteer Cook** at Flaxmere Kai Collective, Hastings (Aug 2021 – now)
* 120 school lunches on Mondays
# Where I learned it
New Zealand Certificate in Cookery (Level 4), EIT Taradale, 2015
NCEA Level 2, Hastings Boys' High, 2012
Food Safety Unit Standards 167 and 168
# Kōrero
English, Te Reo Māori (everyday)
# Ask about me
Annelise Korver, owner, Quayside Larder, 022 555 0138
`,
  }),
  cv('a04-nz-deputy-principal', 'pdf', 'en', 'NZ', {
    names: ['Losa Faleafa-Wright', 'Losalina Faleafa-Wright', 'Losalina (Losa) Faleafa-Wright'],
    email: 'losa.faleafawright@porirualearn.example',
    phone: '027 555 0172',
    city: 'Porirua',
    languages: ['English', 'Samoan'],
    jobs: [
      'Teacher Aide | Titahi Heights School | Porirua | 2001 | 2003',
      'Provisionally Registered Teacher, Year 3/4 | Taupō Swamp School | Plimmerton | 2007 | 2008',
      'Classroom Teacher, Year 5/6 | Taupō Swamp School | Plimmerton | 2009 | 2012',
      'Bilingual Unit Leader | St Perpetua’s Catholic School | Porirua | 2014 | 2017',
      'Assistant Principal | St Perpetua’s Catholic School | Porirua | 2018 | 2021',
      'Deputy Principal | Hutt Terraces Intermediate | Lower Hutt | 2022 | now',
    ],
    page: `
> **LOSALINA (LOSA) FALEAFA-WRIGHT**
> 6 Warspite Rise, Cannons Creek, Porirua 5024
> 027 555 0172 · losa.faleafawright@porirualearn.example
> Teacher registration 555173, full practising certificate to March 2029
# Teaching philosophy
Every child knows that I know their name, their village and their grandmother. Achievement follows from that.
# Positions held (earliest first)
|| 3 7 7
| **Years** | **School** | **Position**
| 2001–2003 | Titahi Heights School, Porirua | Teacher Aide
| 2007–2008 | Taupō Swamp School, Plimmerton | Provisionally Registered Teacher, Year 3/4
| 2009–2012 | Taupō Swamp School, Plimmerton | Classroom Teacher, Year 5/6
| 2014–2017 | St Perpetua’s Catholic School, Porirua | Bilingual Unit Leader
| 2018–2021 | St Perpetua’s Catholic School, Porirua | Assistant Principal
| 2022–present | Hutt Terraces Intermediate, Lower Hutt | Deputy Principal
# Years not in the table
2004–2006 teacher training; 2013 parental leave
# Leadership highlights
* Structured literacy across 22 classes, 71% to 84% at or above in two years
* Attendance plan with the Pasifika parents' fono; chronic absence halved
* SENCO, PB4L coach, EOTC coordinator, timetable for 540 students
# Tertiary qualifications
|| 3 14
| 2020 | Postgraduate Diploma in Educational Leadership, Massey University
| 2006 | Bachelor of Education (Teaching) Primary, Victoria University of Wellington
# Languages spoken
English; Samoan (gagana muamua)
# Referees on request
Please do not ring my present school before an interview.
`,
  }),
  cv('a05-gb-financial-controller', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Adebayo-Finch', 'Seun Adebayo-Finch', 'Oluwaseun Adebayo-Finch FCCA'],
    email: 'seun.adebayofinch@airevalley.example',
    phone: '0113 496 0274',
    city: 'Leeds',
    headline: 'Group Financial Controller – manufacturing and distribution',
    languages: [],
    jobs: [
      'Group Financial Controller | Kirkgate Packaging Group plc | Leeds | 2021-11 | now',
      'Financial Controller | Holbeck Valve Company Ltd | Leeds | 2017-06 | 2021-10',
      'Finance Manager | Ridings Frozen Foods Ltd | Wakefield | 2014-01 | 2017-05',
      'Management Accountant | Ridings Frozen Foods Ltd | Wakefield | 2011-09 | 2013-12',
      'Assistant Accountant | Calder Textile Hire | Dewsbury | 2008 | 2011',
      'Audit Trainee | Messrs Ackroyd Sugden | Bradford | 2005 | 2008',
      'Sales Ledger Clerk | Tong Lane Motors | Bradford | 2003 | 2005',
    ],
    aside: [5],
    page: `
> **Oluwaseun Adebayo-Finch FCCA**
> Group Financial Controller – manufacturing and distribution
> Roundhay, Leeds LS8 | 0113 496 0274 | seun.adebayofinch@airevalley.example
# Career summary
FCCA with sixteen years in industry and turnover responsibility from £18m to £260m. Comfortable with banks, auditors and the shop floor. Now looking for a first Finance Director post within an hour of Leeds.
# Career history
**Group Financial Controller** \tNov 2021 to date
Kirkgate Packaging Group plc, Leeds
Listed on AIM, turnover £260m, five sites in the UK and one in Gdańsk. Reporting to the CFO with a team of fourteen.
* Consolidation under IFRS brought down from working day 12 to working day 6
* Refinancing of a £45m facility with a club of three banks
* First two years of sustainability reporting, clean audit opinions throughout
**Financial Controller** \tJun 2017 to Oct 2021
Holbeck Valve Company Ltd, Leeds
Private equity owned engineering business, turnover £42m.
* Standard costing rebuilt with production after an ERP move to IFS
* Stock write-offs reduced by £0.7m a year
* Vendor due diligence for the 2021 sale
**Finance Manager** \tJan 2014 to May 2017
Ridings Frozen Foods Ltd, Wakefield
* Retailer rebates, weekly margin pack, 13-week cash flow
**Management Accountant** \tSep 2011 to Dec 2013
Ridings Frozen Foods Ltd, Wakefield
# Earlier career
2008–2011\tAssistant Accountant, Calder Textile Hire, Dewsbury
2005–2008\tAudit Trainee, Messrs Ackroyd Sugden, Bradford
2003–2005\tSales Ledger Clerk, Tong Lane Motors, Bradford
# Professional and academic
ACCA, admitted 2010, Fellow since 2015
BSc (Hons) Applied Accounting, Oxford Brookes University, 2009
A levels in Economics, Maths and French, Beckfoot, 2003
# Systems
IFS, Sage 200, Power BI, OneStream, advanced Excel
# Outside work
Treasurer of a Sunday league side, allotment, three marathons. Colleagues call me Seun.
`,
  }),
  cv('a06-gb-hgv-driver', 'doc', 'en', 'GB', {
    names: ['Michael Garrity', 'Mick Garrity', 'Michael (Mick) Garrity'],
    email: 'mickgarrity68@calderroads.example',
    phone: '07700 900462',
    city: 'Burnley',
    languages: [],
    jobs: [
      'HGV Class 1 Driver | Pendle Pallet Haulage Ltd | Burnley | 2019-05 | now',
      'HGV Class 1 Driver | Rossendale Bulk Liquids | Haslingden | 2012-09 | 2019-04',
      'Tramper | O’Dowd International Transport | Nelson | 2004-03 | 2012-08',
      'Class 2 Driver | Brierfield Brewery Supplies | Brierfield | 1998-07 | 2004-02',
      'Multi-drop Van Driver | Whitewalls Parcels | Colne | 1995-01 | 1998-06',
      'Driver | British Army | Catterick and Bielefeld | 1986-09 | 1994-11',
    ],
    aside: [5],
    page: `
Michael (Mick) Garrity
21 Healey Wood Grove, Burnley BB11
07700 900462, mickgarrity68@calderroads.example
^ I am a Class 1 driver with a clean licence, CPC to September 2029, digi card and ADR (tanks and packages, classes 2, 3 and 8). I live five minutes from junction 10 and I do not mind nights. I am looking for a permanent trunking job, no nights out because of my wife's health.
^ 06/05/2019 to present
HGV Class 1 Driver, Pendle Pallet Haulage Ltd, Burnley
Night trunk to Daventry and back, tail lift, moffett, own unit since 2021.
^ 03/09/2012 to 26/04/2019
HGV Class 1 Driver, Rossendale Bulk Liquids, Haslingden
Food grade tankers and later class 8, dairies and breweries. Left when the depot closed.
^ 15/03/2004 to 31/08/2012
Tramper, O’Dowd International Transport, Nelson
Fridges to Spain and Italy, five nights out.
^ 13/07/1998 to 27/02/2004
Class 2 Driver, Brierfield Brewery Supplies, Brierfield
^ 09/01/1995 to 30/06/1998
Multi-drop Van Driver, Whitewalls Parcels, Colne
^ 02/09/1986 to 30/11/1994
Driver, British Army, Catterick and Bielefeld
Royal Corps of Transport, left as Lance Corporal with an exemplary record. All my licences were done there.
^ I went to Towneley High and left in 1984 with CSEs in maths, English and metalwork. I have a forklift ticket (counterbalance, RTITB, refreshed 2024) and first aid at work.
^ My transport manager at Pendle is Diane Whittle, 01632 960415, and she knows I am applying.
`,
  }),
  cv('a07-us-nurse-manager', 'pdf', 'en', 'US', {
    names: [
      'Danielle K. Thibodeaux-Reyes',
      'Danielle Thibodeaux-Reyes',
      'Danielle K. Thibodeaux-Reyes, MSN, RN, CCRN',
    ],
    email: 'dthibodeauxreyes@atchafalaya.example',
    phone: '(337) 555-0126',
    city: 'Lafayette',
    headline: 'Nurse Manager, Cardiac Intensive Care',
    languages: ['English', 'Spanish', 'Louisiana French'],
    jobs: [
      'Nurse Manager, CICU | Bayou Vermilion Medical Center | Lafayette, LA | 2021-08 | now',
      'Assistant Nurse Manager | Bayou Vermilion Medical Center | Lafayette, LA | 2018-01 | 2021-07',
      'Staff Nurse, CICU | Bayou Vermilion Medical Center | Lafayette, LA | 2014-06 | 2017-12',
      'Travel Nurse, ICU | Blue Heron Travel Staffing | Houston, TX | 2013-02 | 2014-05',
      'Registered Nurse, Med/Surg | Evangeline Parish General Hospital | Ville Platte, LA | 2010-07 | 2013-01',
      'Student Nurse Extern | Evangeline Parish General Hospital | Ville Platte, LA | 2009-05 | 2009-08',
      'Shelter Nurse (volunteer) | Acadiana Storm Relief | Lake Charles, LA | 2020-09 | 2020-10',
    ],
    aside: [5, 6],
    page: `
> **DANIELLE K. THIBODEAUX-REYES, MSN, RN, CCRN**
> Nurse Manager, Cardiac Intensive Care
|| 11 6
| **NURSING EXPERIENCE**\\**Bayou Vermilion Medical Center** – Lafayette, LA\\Nurse Manager, CICU\\August 2021 to present\\24 beds, 78 FTEs, $11.4M budget. CLABSI zero for 19 months, turnover from 31% to 14%, Beacon gold 2024.\\Assistant Nurse Manager\\January 2018 to July 2021\\Night shift operations, open heart recovery program, surge unit in 2020.\\Staff Nurse, CICU\\June 2014 to December 2017\\IABP, Impella, CRRT, charge and preceptor.\\**Blue Heron Travel Staffing** – Houston, TX\\Travel Nurse, ICU\\February 2013 to May 2014\\**Evangeline Parish General Hospital** – Ville Platte, LA\\Registered Nurse, Med/Surg\\July 2010 to January 2013\\**STUDENT AND VOLUNTEER ROLES**\\Student Nurse Extern, May 2009 to August 2009\\Evangeline Parish General Hospital, Ville Platte, LA\\Shelter Nurse (volunteer), September 2020 to October 2020\\Acadiana Storm Relief, Lake Charles, LA | **REACH ME**\\Lafayette, LA 70503\\(337) 555-0126\\dthibodeauxreyes@atchafalaya.example\\**LICENSURE**\\RN, Louisiana (multistate compact)\\CCRN, BLS, ACLS, instructor for both\\**DEGREES**\\MSN, Nursing Leadership\\University of Louisiana at Lafayette, 2019\\BSN\\McNeese State University, 2010\\**I SPEAK**\\English\\Spanish (medical)\\Louisiana French (at home)\\**COMPUTERS**\\Epic, Kronos, Vizient, Excel
`,
  }),
  cv('a08-us-salesforce', 'docx', 'en', 'US', {
    names: ['Rajesh Venkataraman', 'Raj Venkataraman', 'Rajesh (Raj) Venkataraman'],
    email: 'raj.venkat.dev@piedmontmail.example',
    phone: '704-555-0183',
    city: 'Charlotte',
    headline: 'Senior Salesforce Developer',
    languages: [],
    jobs: [
      'Senior Salesforce Developer | Catawba Mutual Insurance | Charlotte, NC | 2022-05 | now',
      'Salesforce Developer | Palmetto Timeshare Holdings | Myrtle Beach, SC | 2019-02 | 2022-04',
      'Salesforce Administrator | Triad Medical Devices, Inc. | Greensboro, NC | 2016-08 | 2019-01',
      'Java Developer | Cuyahoga Freight Systems | Cleveland, OH | 2014-01 | 2016-06',
      'Software Engineer | Charminar Infosolutions Pvt. Ltd. | Hyderabad, India | 2009-07 | 2012-07',
      'Trainee Programmer | Charminar Infosolutions Pvt. Ltd. | Hyderabad, India | 2009-01 | 2009-06',
    ],
    aside: [5],
    page: `
! Rajesh (Raj) Venkataraman
Senior Salesforce Developer
Charlotte, NC 28277 - 704-555-0183 - raj.venkat.dev@piedmontmail.example - US citizen
# PROFESSIONAL SUMMARY
* 15 years in IT, the last 10 on the Salesforce platform (Sales, Service, Financial Services Cloud)
* Apex, LWC, Flow, Batch and Queueable, Platform Events, REST and SOAP callouts
* Data migration with Informatica and Data Loader, more than 60 million records
* Deployments with Copado, Gearset and SFDX; code coverage above 90%
* Agile team member and lead of offshore teams
# CERTIFICATIONS
Platform Developer II, Application Architect, Administrator, Sales Cloud Consultant
# TECHNICAL SKILLS
|| 4 12
| Languages | Apex, JavaScript, Java, SQL, Python
| Tools | VS Code, Git, Copado, Jira, Postman, Splunk
| Databases | Oracle, PostgreSQL, SOQL
# WORK EXPERIENCE
**Catawba Mutual Insurance, Charlotte, NC** \tMay 2022 – Present
Role: Senior Salesforce Developer
Responsibilities:
* Designed claims intake in Financial Services Cloud for 1,900 adjusters
* Built 45 Lightning Web Components and retired all Aura code
* Mentored four developers; reviewed every pull request
Environment: Apex, LWC, MuleSoft, Copado, OwnBackup
**Palmetto Timeshare Holdings, Myrtle Beach, SC** \tFebruary 2019 – April 2022
Role: Salesforce Developer
Responsibilities:
* Owner portal in Experience Cloud, 210,000 users
* Payment gateway integration, nightly batch of loan balances
Environment: Visualforce, LWC, Heroku, Jenkins
**Triad Medical Devices, Inc., Greensboro, NC** \tAugust 2016 – January 2019
Role: Salesforce Administrator
Responsibilities:
* Profiles, sharing rules, CPQ price books, FDA complaint tracking
Environment: Sales Cloud, CPQ, Tableau
**Cuyahoga Freight Systems, Cleveland, OH** \tJanuary 2014 – June 2016
Role: Java Developer
Environment: Spring, Hibernate, Oracle 11g, WebLogic
**Charminar Infosolutions Pvt. Ltd., Hyderabad, India** \tJuly 2009 – July 2012
Role: Software Engineer
Environment: J2EE, Struts, MySQL
**Charminar Infosolutions Pvt. Ltd., Hyderabad, India** \tJanuary 2009 – June 2009
Role: Trainee Programmer
# ACADEMICS
Master of Science in Computer Science, Cleveland State University, December 2013
Bachelor of Technology, Osmania University, 2008
`,
  }),
  cv('b01-de-de-pflegedienst', 'doc', 'de', 'DE', {
    names: ['Gülşen Aydoğan-Peters'],
    email: 'g.aydogan-peters@emscherpost.example',
    phone: '0171 3920041',
    city: 'Dortmund',
    headline: 'Pflegedienstleitung',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Pflegedienstleitung | Haus Emscheraue gGmbH | Dortmund | 2021-04 | now',
      'Wohnbereichsleitung | Haus Emscheraue gGmbH | Dortmund | 2016-01 | 2021-03',
      'Examinierte Altenpflegerin | Seniorenstift Hellweg e. V. | Unna | 2009-10 | 2015-12',
      'Examinierte Altenpflegerin | Ambulante Pflege Rosenberg | Schwerte | 2007-11 | 2009-09',
      'Ausbildung zur Altenpflegerin | Seniorenstift Hellweg e. V. | Unna | 2004-10 | 2007-09',
      'Freiwilliges Soziales Jahr | Knappschaftsklinik Ardey | Witten | 2003-09 | 2004-08',
    ],
    aside: [4, 5],
    page: `
> **LEBENSLAUF**
> Gülşen Aydoğan-Peters
> Pflegedienstleitung
^ **Persönliche Angaben**
Geburtsdatum:\t23. April 1985
Geburtsort:\tHamm
Anschrift:\tMärkische Straße 171, 44141 Dortmund
Mobil:\t0171 3920041
Mail:\tg.aydogan-peters@emscherpost.example
Familienstand:\tverheiratet, ein Sohn
^ **Berufspraxis**
04/2021 –\t**Pflegedienstleitung**
heute\tHaus Emscheraue gGmbH, Dortmund
* 96 Plätze, 58 Mitarbeitende, Dienst- und Urlaubsplanung
* Qualitätsprüfung 2025 ohne Beanstandung
01/2016 –\t**Wohnbereichsleitung**
03/2021\tHaus Emscheraue gGmbH, Dortmund
* Einarbeitung, Pflegedokumentation, Angehörigengespräche
10/2009 –\t**Examinierte Altenpflegerin**
12/2015\tSeniorenstift Hellweg e. V., Unna
* Wundmanagement, Praxisanleitung ab 2012
11/2007 –\t**Examinierte Altenpflegerin**
09/2009\tAmbulante Pflege Rosenberg, Schwerte
^ **Berufsausbildung und Freiwilligendienst**
10/2004 –\t**Ausbildung zur Altenpflegerin**
09/2007\tSeniorenstift Hellweg e. V., Unna
09/2003 –\t**Freiwilliges Soziales Jahr**
08/2004\tKnappschaftsklinik Ardey, Witten
^ **Fortbildungen**
2019 – 2021\tWeiterbildung zur Pflegedienstleitung, 720 Stunden, Caritas-Akademie Köln
2012\tPraxisanleiterin
2017\tWundexpertin ICW
^ **Schule**
1996 – 2003\tGesamtschule Hamm, Fachoberschulreife und Fachabitur
^ **Weitere Kenntnisse**
Deutsch und Türkisch (beides Muttersprache), Englisch (Schulkenntnisse)
Vivendi PD, Connext, MS Office
Führerschein Klasse B
^ Dortmund, den 9. November 2026
Gülşen Aydoğan-Peters
`,
  }),
  cv('b02-de-de-konstrukteur', 'docx', 'de', 'DE', {
    names: [
      'Friedhelm von der Heidt',
      'Dipl.-Ing. (FH) Friedhelm von der Heidt',
      'Dipl.-Ing. Friedhelm von der Heidt',
    ],
    email: 'f.vdheidt@neckartal-mail.example',
    phone: '+49 176 040690 73',
    city: 'Esslingen',
    headline: 'Konstruktionsleiter Sondermaschinenbau',
    languages: ['Deutsch', 'Englisch', 'Schwedisch'],
    jobs: [
      'Leiter Konstruktion | Filderwerk Automation GmbH | Ostfildern | 2019-07 | now',
      'Teamleiter Mechanik | Filderwerk Automation GmbH | Ostfildern | 2015-01 | 2019-06',
      'Projektkonstrukteur | Filderwerk Automation GmbH | Ostfildern | 2011-04 | 2014-12',
      'Mechanical Design Engineer | Bergslagens Pressverktyg AB | Örebro | 2008-09 | 2011-02',
      'Konstrukteur | Textilmaschinen Schwab & Co. KG | Reutlingen | 2003-10 | 2008-08',
      'Werkstudent | Getriebebau Nürtinger Tal | Nürtingen | 2001-03 | 2002-09',
      'Grundwehrdienst | Gebirgsjägerbataillon 558 | Mittenwald | 1997-07 | 1998-04',
    ],
    aside: [5, 6],
    page: `
|| 11 5
| **Dipl.-Ing. (FH) Friedhelm von der Heidt**\\Konstruktionsleiter Sondermaschinenbau | Wäldenbronner Weg 8\\73732 Esslingen\\+49 176 040690 73\\f.vdheidt@neckartal-mail.example
# Kompetenzprofil
* 23 Jahre Konstruktion, davon 11 mit Personalverantwortung
* Sondermaschinen für Batteriemontage, Pressenverkettung, Textiltechnik
* SolidWorks, Creo, EPLAN-Schnittstellen, SAP PLM, FMEA, CE nach Maschinenverordnung
# Stationen
**Filderwerk Automation GmbH, Ostfildern**
(Sondermaschinen, 340 Beschäftigte)
– Leiter Konstruktion (07/19 bis heute)
* 22 Konstrukteure an zwei Standorten, Budget 2,6 Mio. EUR
* Baukasten für Zuführtechnik, Durchlaufzeit um ein Drittel gesenkt
– Teamleiter Mechanik (01/15 bis 06/19)
* Acht Mitarbeiter, Abnahmen in Györ und Silao
– Projektkonstrukteur (04/11 bis 12/14)
^ **Bergslagens Pressverktyg AB, Örebro**
(Werkzeugbau, Schweden)
– Mechanical Design Engineer (09/08 bis 02/11)
* Transferwerkzeuge für Hersteller von Lkw-Rahmen
^ **Textilmaschinen Schwab & Co. KG, Reutlingen**
– Konstrukteur (10/03 bis 08/08)
^ **Getriebebau Nürtinger Tal, Nürtingen**
– Werkstudent (03/01 bis 09/02)
# Studium, Schule, Wehrdienst
Hochschule Esslingen, Maschinenbau, Abschluss Diplom-Ingenieur (FH), 09/98 bis 09/03
Gebirgsjägerbataillon 558, Mittenwald, Grundwehrdienst, 07/97 bis 04/98
Georgii-Gymnasium Esslingen, Abitur, 06/97
# Fremdsprachen und Muttersprache
Deutsch, Englisch (verhandlungssicher), Schwedisch (gut)
# Privates
Verheiratet, drei Töchter, Modellbau und Langlauf. Kündigungsfrist sechs Monate zum Quartal.
`,
  }),
  cv('b03-de-at-datenanalyse', 'pdf', 'de', 'AT', {
    names: [
      'Mag. Magdalena Oberhuber-Pichler',
      'Magdalena Oberhuber-Pichler',
      'Mag. Magdalena Oberhuber-Pichler, BSc',
    ],
    email: 'm.oberhuber-pichler@murpost.example',
    phone: '+43 664 5550 328',
    city: 'Graz',
    languages: ['Deutsch', 'Englisch', 'Kroatisch'],
    jobs: [
      'Senior Data Analyst | Plabutsch Versicherung AG | Graz | 2022-01 | now',
      'Datenanalystin | Plabutsch Versicherung AG | Graz | 2018-03 | 2020-02',
      'Statistikerin | Landesinstitut für Gesundheitsdaten | Klagenfurt | 2014-10 | 2018-02',
      'Studienassistentin | Institut für Demografie Leechwald | Graz | 2012-03 | 2014-06',
      'Praktikantin Marktforschung | Hopfenperle Brauerei GmbH | Leoben | 2011-07 | 2011-09',
      'Freiwilliges Sozialjahr | Rettungsstelle Aichfeld | Judenburg | 2007-10 | 2008-08',
    ],
    aside: [4, 5],
    page: `
! Mag. Magdalena Oberhuber-Pichler, BSc
Heinrichstraße 212/9, 8010 Graz
+43 664 5550 328
m.oberhuber-pichler@murpost.example
geboren am 17. Jänner 1989 in Judenburg, ein Kind
# Was ich mache
Aus Schadensdaten werden bei mir Entscheidungen. Am liebsten mit R, SQL und einem Fachbereich, der Fragen stellt.
# Wo ich gearbeitet habe
|| 12 4
| **Senior Data Analyst** bei Plabutsch Versicherung AG, Graz\\Betrugserkennung Kfz, Schadenreserven, Einführung von dbt; fachliche Führung von drei Personen | Jänner 2022 – laufend
| **Datenanalystin** bei Plabutsch Versicherung AG, Graz\\Berichtswesen für den Vorstand, Ablöse von 140 Excel-Listen | März 2018 – Februar 2020
| **Statistikerin** bei Landesinstitut für Gesundheitsdaten, Klagenfurt\\Impfquoten, Krebsregister, Gesundheitsbericht 2017 | Oktober 2014 – Februar 2018
| **Studienassistentin** bei Institut für Demografie Leechwald, Graz\\Tutorien in Statistik 1 und 2 | März 2012 – Juni 2014
| **Praktikantin Marktforschung** bei Hopfenperle Brauerei GmbH, Leoben | Juli 2011 – September 2011
| **Freiwilliges Sozialjahr** bei Rettungsstelle Aichfeld, Judenburg | Oktober 2007 – August 2008
März 2020 – Dezember 2021: Mutterschutz und Karenz
# Wo ich gelernt habe
|| 12 4
| Diplomstudium Volkswirtschaftslehre, Universität Graz (Mag. rer. soc. oec.) | 2008 – 2014
| Bachelorstudium Statistik, TU Graz | 2010 – 2014
| Matura am BG Judenburg | 2007
# Werkzeuge
R, SQL, Python, dbt, Power BI, Git
# Sprachen im Alltag
Deutsch (Erstsprache), Englisch (C1), Kroatisch (A2)
`,
  }),
  cv('b04-de-ch-treuhand', 'pdf', 'de', 'CH', {
    names: ['Reto Zurflüh-Amacher', 'Reto Zurflüh'],
    email: 'reto.zurflueh@aaretal.example',
    phone: '+41 78 555 04 19',
    city: 'Thun',
    headline: 'Mandatsleiter bei Dreiklang Treuhand AG | Fachmann Finanz- und Rechnungswesen',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Mandatsleiter Treuhand | Dreiklang Treuhand AG | Thun, Bern, Schweiz | 2021-02 | now',
      'Sachbearbeiter Treuhand | Dreiklang Treuhand AG | Thun, Bern, Schweiz | 2017-05 | 2021-01',
      'Sachbearbeiter Finanzen | Einwohnergemeinde Niederbüel | Region Thun | 2013-08 | 2017-04',
      'Buchhalter 60 % | Käsereigenossenschaft Stockhorn | Region Thun | 2012-09 | 2013-07',
      'Lernender Kaufmann EFZ | Garage Kuonen AG | Spiez | 2009-08 | 2012-07',
    ],
    aside: [4],
    page: `
# Kontaktangaben
+41 78 555 04 19 (Mobile)
reto.zurflueh@aaretal.example
www.linkedin.com/in/reto-zurflueh-erfunden (LinkedIn)
# Top-Kenntnisse
Mehrwertsteuer
Abacus
Lohnbuchhaltung
# Sprachkenntnisse
Deutsch (Native or Bilingual)
Französisch (Professional Working)
Englisch (Limited Working)
# Bescheinigungen
Fachmann im Finanz- und Rechnungswesen mit eidg. Fachausweis
! Reto Zurflüh-Amacher
Mandatsleiter bei Dreiklang Treuhand AG | Fachmann Finanz- und Rechnungswesen
Thun, Bern, Schweiz
# Zusammenfassung
Ich betreue 70 KMU im Berner Oberland: Bäckereien, Schreinereien, Bergrestaurants. Abschluss, Steuern, Löhne und manchmal auch die Nachfolge.
# Berufserfahrung
**Dreiklang Treuhand AG**
9 Jahre 7 Monate
**Mandatsleiter Treuhand**
Februar 2021 - Present (5 Jahre 10 Monate)
Thun, Bern, Schweiz
Vier Mitarbeitende, eingeschränkte Revision, Einführung digitaler Belegfluss
**Sachbearbeiter Treuhand**
Mai 2017 - Januar 2021 (3 Jahre 9 Monate)
Thun, Bern, Schweiz
**Einwohnergemeinde Niederbüel**
**Sachbearbeiter Finanzen**
August 2013 - April 2017 (3 Jahre 9 Monate)
Region Thun
HRM2, Gebühren, Stellvertretung der Finanzverwalterin
**Käsereigenossenschaft Stockhorn**
**Buchhalter 60 %**
September 2012 - Juli 2013 (11 Monate)
Region Thun
**Garage Kuonen AG**
**Lernender Kaufmann EFZ**
August 2009 - Juli 2012 (3 Jahre)
Spiez
# Bildungsweg
WKS KV Bildung Bern
Eidg. Fachausweis, Finanz- und Rechnungswesen · (2014 - 2016)
Wirtschaftsschule Thun
Kaufmann EFZ, M-Profil · (2009 - 2012)
`,
  }),
  cv('b05-de-de-erzieherin', 'docx', 'de', 'DE', {
    names: ['Annegret Möhlenkamp', 'Annegret Möhlenkamp, geb. Tapken'],
    email: 'annegret.moehlenkamp@hunteport.example',
    phone: '0174 9464308',
    city: 'Oldenburg',
    languages: ['Plattdeutsch', 'Niederländisch'],
    jobs: [
      'Berufspraktikantin | Kindergarten Regenbogen | Wardenburg | 1998-08 | 1999-07',
      'Erzieherin | Kita Sonnentau | Oldenburg | 1999-09 | 2004-06',
      'Gruppenleiterin | Hort der Grundschule Eversten-Süd | Oldenburg | 2008-02 | 2014-07',
      'Stellvertretende Leiterin | Familienzentrum Huntewiesen | Hatten | 2014-08 | 2019-12',
      'Leiterin | Familienzentrum Huntewiesen | Hatten | 2020-01 | now',
    ],
    aside: [0],
    page: `
Annegret Möhlenkamp, geb. Tapken
Hundsmühler Straße 303
26131 Oldenburg
Telefon 0174 9464308
annegret.moehlenkamp@hunteport.example
> **Ausführlicher Lebenslauf**
^ Am 30. Mai 1977 wurde ich als zweites Kind des Landwirts Gerd Tapken und seiner Frau Helene in Westerstede geboren. Dort besuchte ich von 1983 an die Grundschule und bis 1994 die Realschule. Von 1994 bis 1998 machte ich an den Berufsbildenden Schulen in Oldenburg zuerst den Abschluss als Sozialassistentin und dann die schulische Ausbildung zur Erzieherin.
^ Von August 1998 bis Juli 1999 war ich Berufspraktikantin im Kindergarten Regenbogen in Wardenburg und wurde danach staatlich anerkannt.
^ Von September 1999 bis Juni 2004 arbeitete ich als Erzieherin in der Kita Sonnentau in Oldenburg. In dieser Zeit habe ich die erste Waldgruppe der Stadt mit aufgebaut.
^ Nach der Geburt meiner Kinder Enno und Wiebke blieb ich bis Januar 2008 zu Hause.
^ Von Februar 2008 bis Juli 2014 war ich Gruppenleiterin im Hort der Grundschule Eversten-Süd in Oldenburg. Ich hatte dort 20 Kinder zwischen sechs und zehn Jahren und führte die Hausaufgabenzeit ohne Strafarbeiten ein.
^ Im August 2014 wechselte ich als Stellvertretende Leiterin in das Familienzentrum Huntewiesen in Hatten und blieb in dieser Stelle bis Dezember 2019. Berufsbegleitend schloss ich 2018 das Studium Bildungs- und Sozialmanagement an der Hochschule Koblenz mit dem Bachelor ab.
^ Seit Januar 2020 bin ich Leiterin im Familienzentrum Huntewiesen in Hatten. Ich führe 24 Kolleginnen und Kollegen, fünf Gruppen und ein Café für Eltern.
^ Ich spreche Plattdeutsch und Niederländisch, singe im Kirchenchor und habe den Führerschein B.
^ Oldenburg, im November 2026
Annegret Möhlenkamp
`,
  }),
  cv('b06-fr-fr-conducteur-travaux', 'doc', 'fr', 'FR', {
    names: ['Yann Le Brazidec', 'Yann LE BRAZIDEC'],
    email: 'yann.lebrazidec@blavetmail.example',
    phone: '02 61 91 40 27',
    city: 'Hennebont',
    headline: 'CONDUCTEUR DE TRAVAUX PRINCIPAL – GROS ŒUVRE',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Conducteur de travaux principal | Bâtisseurs du Scorff SAS | Lorient | 2018-09 | now',
      'Conducteur de travaux | Armor Génie Bâti | Vannes | 2012-03 | 2018-08',
      'Aide-conducteur de travaux | Armor Génie Bâti | Vannes | 2010-01 | 2012-02',
      'Chef d’équipe coffreur | Entreprise Guyomard et Fils | Pontivy | 2004-10 | 2009-06',
      'Coffreur-bancheur | Entreprise Guyomard et Fils | Pontivy | 2000-09 | 2004-09',
      'Apprenti maçon | Maçonnerie Talhouët | Baud | 1998-09 | 2000-08',
    ],
    aside: [5],
    page: `
Yann LE BRAZIDEC
17 rue de la Vieille Ville, 56700 Hennebont
Tél. 02 61 91 40 27 - yann.lebrazidec@blavetmail.example
44 ans, marié, 3 enfants, permis B et BE
> **CONDUCTEUR DE TRAVAUX PRINCIPAL – GROS ŒUVRE**
^ **MES ATOUTS**
* Venu du terrain : coffreur, chef d’équipe, puis bureau
* Chantiers de 2 à 14 M€ HT, jusqu’à 60 compagnons
* AIPR, SST, habilitation H0B0, BIM niveau 2
^ **MON PARCOURS**
Sept. 2018 → en poste | Bâtisseurs du Scorff SAS (Lorient) | Conducteur de travaux principal
- EHPAD de 92 lits, 11,4 M€, livré en 19 mois
- Lycée maritime, extension, béton bas carbone
- Tutorat de deux alternants ingénieurs
Mars 2012 → août 2018 | Armor Génie Bâti (Vannes) | Conducteur de travaux
- Logements collectifs, 8 opérations
- Achats, situations, DGD, levée des réserves
Janv. 2010 → févr. 2012 | Armor Génie Bâti (Vannes) | Aide-conducteur de travaux
Oct. 2004 → juin 2009 | Entreprise Guyomard et Fils (Pontivy) | Chef d’équipe coffreur
Sept. 2000 → sept. 2004 | Entreprise Guyomard et Fils (Pontivy) | Coffreur-bancheur
Sept. 1998 → août 2000 | Maçonnerie Talhouët (Baud) | Apprenti maçon
(Juillet à décembre 2009 : formation AFPA à plein temps)
^ **MES DIPLÔMES**
2009 : Titre professionnel Conducteur de travaux bâtiment, AFPA de Lorient
2000 : CAP maçon, CFA du bâtiment de Vannes
^ **LOGICIELS ET LANGUES**
AutoCAD, Revit (lecture), MS Project, Onaya
Anglais (scolaire), Breton (courant)
^ **ET AUSSI**
Sonneur de bombarde au bagad, entraîneur de gouren
`,
  }),
  cv('b07-fr-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Marie-Aude de Saint-Aubert', 'Marie-Aude DE SAINT-AUBERT', 'Marie-Aude de Saint-Aubert-Nguyen'],
    email: 'ma.desaintaubert@garlabanmail.example',
    phone: '06 39 98 20 56',
    city: 'Aubagne',
    headline: 'Cadre de santé – bloc opératoire',
    languages: ['Anglais', 'Vietnamien'],
    jobs: [
      'Cadre de santé | Clinique des Trois Calanques | Marseille | 2021-09 | now',
      'Infirmière de bloc opératoire (IBODE) | Clinique des Trois Calanques | Marseille | 2015-01 | 2020-08',
      'Infirmière de bloc | Centre hospitalier du Val d’Huveaune | Aubagne | 2011-02 | 2012-06',
      'Infirmière de nuit, réanimation | Centre hospitalier du Val d’Huveaune | Aubagne | 2008-09 | 2011-01',
      'Infirmière intérimaire | Intérim Santé Méditerranée | Toulon | 2008-07 | 2008-08',
      'Infirmière bénévole | Médecins sans Murs | Antananarivo, Madagascar | 2014-02 | 2014-10',
    ],
    aside: [5],
    page: `
! Marie-Aude de Saint-Aubert
Cadre de santé – bloc opératoire
4 chemin des Solans, 13400 Aubagne
Portable : 06 39 98 20 56
Courriel : ma.desaintaubert@garlabanmail.example
# En résumé
Dix-huit ans de soins, dont douze au bloc. Je cherche un poste de cadre supérieur dans un établissement public ou associatif entre Marseille et Toulon.
# Postes occupés
**Clinique des Trois Calanques, Marseille**
|| 10 6
| Cadre de santé | 09/2021 – en cours
| Infirmière de bloc opératoire (IBODE) | 01/2015 – 08/2020
* Huit salles, 41 agents, planification avec trois spécialités
* Certification HAS 2024 avec mention, plan de retour de congé longue maladie
* Orthopédie, viscéral et robot au temps de l’IBODE
^ **Centre hospitalier du Val d’Huveaune, Aubagne**
|| 10 6
| Infirmière de bloc | 02/2011 – 06/2012
| Infirmière de nuit, réanimation | 09/2008 – 01/2011
^ **Intérim Santé Méditerranée, Toulon**
|| 10 6
| Infirmière intérimaire | 07/2008 – 08/2008
# Mission humanitaire
**Médecins sans Murs, Antananarivo, Madagascar**
|| 10 6
| Infirmière bénévole | 02/2014 – 10/2014
# Diplômes d’État et titres
|| 10 6
| Diplôme de cadre de santé, IFCS d’Aix-Marseille | 09/2020 – 06/2021
| Diplôme d’État d’infirmier de bloc opératoire, Marseille | 09/2012 – 01/2014
| Diplôme d’État d’infirmier, IFSI de Toulon | 2005 – 2008
# Langues étrangères
Anglais (B1), Vietnamien (compris, parlé un peu)
# Divers
Inscrite à l’Ordre des infirmiers sous Marie-Aude de Saint-Aubert-Nguyen. Randonnée, polyphonie.
`,
  }),
  cv('b08-fr-be-comptable', 'pdf', 'fr', 'BE', {
    names: ['Kévin Nsimba-Lejeune', 'Kévin Lejeune'],
    email: 'kevin.nsimbalejeune@ourthepost.example',
    phone: '+32 485 55 04 77',
    city: 'Liège',
    headline: 'Expert-comptable certifié ITAA',
    languages: ['Français', 'Néerlandais', 'Anglais', 'Lingala'],
    jobs: [
      'Responsable comptabilité | Transports Outremeuse SA | Herstal | 2022-10 | now',
      'Gestionnaire de dossiers senior | Fiduciaire Wéry & Partners SRL | Liège | 2018-01 | 2022-09',
      'Gestionnaire de dossiers | Fiduciaire Wéry & Partners SRL | Liège | 2014-07 | 2017-12',
      'Aide-comptable | Confitures de Herve SC | Battice | 2012-09 | 2014-06',
      'Stagiaire | Cabinet Grosjean | Verviers | 2012-02 | 2012-05',
      'Trésorier bénévole | Football Club Droixhe | Liège | 2016-07 | now',
    ],
    aside: [4, 5],
    page: `
|| 11 6
| **CE QUE J’AI FAIT**\\**Responsable comptabilité**\\01/10/2022 – ce jour\\Transports Outremeuse SA, Herstal\\Trois collègues, 85 camions, comptes annuels et TVA de quatre pays, remplacement de WinBooks par Odoo\\**Gestionnaire de dossiers senior**\\01/01/2018 – 30/09/2022\\Fiduciaire Wéry & Partners SRL, Liège\\60 dossiers PME, plans financiers, contrôles fiscaux\\**Gestionnaire de dossiers**\\01/07/2014 – 31/12/2017\\Fiduciaire Wéry & Partners SRL, Liège\\Encodage, IPP et ISOC\\**Aide-comptable**\\03/09/2012 – 30/06/2014\\Confitures de Herve SC, Battice\\**MON STAGE**\\**Stagiaire**\\06/02/2012 – 18/05/2012\\Cabinet Grosjean, Verviers\\**MON CLUB**\\**Trésorier bénévole**\\depuis juillet 2016\\Football Club Droixhe, Liège\\**CE QUE J’AI APPRIS**\\2022 : Expert-comptable certifié, examen ITAA\\2012 : Bachelier en comptabilité, Haute École Charlemagne, Liège\\2009 : CESS, Athénée Léonie de Waha | **Kévin Nsimba-Lejeune**\\Expert-comptable certifié ITAA\\Quai de la Dérivation 41\\4020 Liège\\+32 485 55 04 77\\kevin.nsimbalejeune@ourthepost.example\\Né le 14 juin 1990\\Belge\\**JE PARLE**\\Français (langue maternelle)\\Néerlandais (B2)\\Anglais (B2)\\Lingala (à la maison)\\**JE MANIE**\\Odoo, WinBooks, Bob50\\Excel avec Power Query\\Isabel 6
`,
  }),
  cv('b09-fr-ca-tes', 'doc', 'fr', 'CA', {
    names: ['Noémie Charbonneau-Thivierge', 'Noémie Charbonneau Thivierge'],
    email: 'noemie.ct@mauriciemail.example',
    phone: '819 555-0134',
    city: 'Trois-Rivières',
    headline: 'Technicienne en éducation spécialisée',
    languages: ['Français', 'Anglais', 'Langue des signes québécoise'],
    jobs: [
      'Chef d’équipe, adaptation scolaire | Centre de services scolaire des Trois-Rives | Trois-Rivières | 2023 | now',
      'Technicienne en éducation spécialisée | Centre de services scolaire des Trois-Rives | Trois-Rivières | 2017 | 2023',
      'Éducatrice en hébergement | Maison Le Tremplin de Batiscan | Batiscan | 2013 | 2017',
      'Préposée aux bénéficiaires | Résidence du Coteau | Louiseville | 2011 | 2013',
      'Stagiaire, troisième stage | École secondaire des Chutes | Shawinigan | 2011 | 2011',
      'Monitrice de camp | Camp Lac Minogami | Saint-Mathieu-du-Parc | 2008 | 2010',
      'Écoutante | Ligne d’écoute Le Fil | Trois-Rivières | 2019 | 2022',
    ],
    aside: [4, 6],
    page: `
> **Noémie Charbonneau-Thivierge**
> Technicienne en éducation spécialisée
> 1180, rue Sainte-Ursule, Trois-Rivières (Québec) G9A
> 819 555-0134 • noemie.ct@mauriciemail.example
^ **SOMMAIRE DE CARRIÈRE**
* Quinze ans auprès d’enfants et d’adolescents ayant un TSA, un TDAH ou des troubles de l’attachement
* Plans d’intervention, gestion de crise (formation Oméga), travail d’équipe
^ **EXPÉRIENCES DE TRAVAIL**
**Chef d’équipe, adaptation scolaire** \t2023 à aujourd’hui
Centre de services scolaire des Trois-Rives, Trois-Rivières
* Coordonner onze TES dans quatre écoles primaires
* Former les surveillants du midi et du service de garde
**Technicienne en éducation spécialisée** \t2017 à 2023
Centre de services scolaire des Trois-Rives, Trois-Rivières
* Classe TSA de huit élèves
**Éducatrice en hébergement** \t2013 à 2017
Maison Le Tremplin de Batiscan, Batiscan
* Foyer de groupe, garçons de 12 à 17 ans, quarts de soir et de fin de semaine
**Préposée aux bénéficiaires** \t2011 à 2013
Résidence du Coteau, Louiseville
**Stagiaire, troisième stage** \t2011
École secondaire des Chutes, Shawinigan
**Monitrice de camp** \t2008 à 2010
Camp Lac Minogami, Saint-Mathieu-du-Parc
^ **IMPLICATION SOCIALE**
**Écoutante** \t2019 à 2022
Ligne d’écoute Le Fil, Trois-Rivières
^ **ÉTUDES ET PERFECTIONNEMENT**
Certificat en santé mentale, Université du Québec à Trois-Rivières, 2020
DEC en techniques d’éducation spécialisée, Cégep de Trois-Rivières, 2011
^ **LANGUES PARLÉES**
Français, Anglais (intermédiaire), Langue des signes québécoise (LSQ 4)
^ Références fournies sur demande.
`,
  }),
  cv('b10-fr-fr-ingenieure-affaires', 'pdf', 'fr', 'FR', {
    names: ['Amandine Roussel-Kaci', 'Amandine Roussel Kaci'],
    email: 'amandine.rousselkaci@garonnemail.example',
    phone: '06 39 98 55 13',
    city: 'Bordeaux',
    headline: 'Ingénieure d’affaires chez Estuaire Infogérance | Cloud, cybersécurité, PME',
    languages: ['Français', 'Anglais', 'Kabyle'],
    jobs: [
      'Ingénieure d’affaires | Estuaire Infogérance | Bordeaux, Nouvelle-Aquitaine, France | 2022-03 | now',
      'Chargée de comptes | Estuaire Infogérance | Bordeaux, Nouvelle-Aquitaine, France | 2019-01 | 2022-02',
      'Commerciale sédentaire | Papeterie Lormontaise | Lormont | 2016-10 | 2018-12',
      'Conseillère de vente | Lunettes Mériadis | Bordeaux | 2014-06 | 2016-09',
      'Assistante commerciale en alternance | Menuiseries du Libournais | Libourne | 2012-09 | 2014-05',
    ],
    aside: [4],
    page: `
! Amandine Roussel-Kaci
Ingénieure d’affaires chez Estuaire Infogérance | Cloud, cybersécurité, PME
Bordeaux, Nouvelle-Aquitaine, France
# Infos de contact
06 39 98 55 13 (Mobile)
amandine.rousselkaci@garonnemail.example
www.linkedin.com/in/amandine-inventee (LinkedIn)
# Principales compétences
Prospection grands comptes
Salesforce
Réponse aux appels d’offres
# Connaissances linguistiques
Français (Native or Bilingual)
Anglais (Full Professional)
Kabyle (Native or Bilingual)
# Résumé
J’accompagne les PME de Nouvelle-Aquitaine vers un système d’information qui ne tombe pas le vendredi soir. 1,9 M€ de marge signée en 2025.
# Expérience
**Estuaire Infogérance**
7 ans 11 mois
**Ingénieure d’affaires**
mars 2022 - Present (4 ans 9 mois)
Bordeaux, Nouvelle-Aquitaine, France
Portefeuille de 45 clients, cycles de six à neuf mois, binôme avec un avant-vente
**Chargée de comptes**
janvier 2019 - février 2022 (3 ans 2 mois)
Bordeaux, Nouvelle-Aquitaine, France
**Papeterie Lormontaise**
**Commerciale sédentaire**
octobre 2016 - décembre 2018 (2 ans 3 mois)
Lormont
**Lunettes Mériadis**
**Conseillère de vente**
juin 2014 - septembre 2016 (2 ans 4 mois)
Bordeaux
**Menuiseries du Libournais**
**Assistante commerciale en alternance**
septembre 2012 - mai 2014 (1 an 9 mois)
Libourne
# Cursus
INSEEC Bordeaux
Bachelor, Commerce et développement · (2014 - 2015)
Lycée Max Linder
BTS, Négociation et relation client · (2012 - 2014)
`,
  }),
  cv('b11-es-es-jefe-sala', 'docx', 'es', 'ES', {
    names: [
      'José María Etxeberria Ruiz de Azúa',
      'Chema Etxeberria Ruiz de Azúa',
      'José María Etxeberria',
      'Chema Etxeberria',
      'José María (Chema) Etxeberria Ruiz de Azúa',
    ],
    email: 'chema.etxeberria@zadorramail.example',
    phone: '611 555 034',
    city: 'Vitoria-Gasteiz',
    headline: 'Jefe de sala y sumiller',
    languages: ['Castellano', 'Euskera', 'Inglés', 'Francés'],
    jobs: [
      'Jefe de sala | Restaurante Harizpe | Vitoria-Gasteiz | 2021-10 | now',
      'Sumiller | Restaurante Harizpe | Vitoria-Gasteiz | 2018-03 | 2021-09',
      'Segundo maître | Hotel Balneario de Urbietazarra | Zestoa | 2014-06 | 2017-12',
      'Camarero de rango | Asador Casa Matxin | Tolosa | 2011-02 | 2014-05',
      'Camarero | Cruceros Mar de Alborán, S.A. | Málaga | 2009-04 | 2010-10',
      'Prácticas de sala | Hotel Gran Miramar del Norte | Hondarribia | 2008-06 | 2008-09',
    ],
    aside: [5],
    page: `
> José María (Chema) Etxeberria Ruiz de Azúa
> Jefe de sala y sumiller
> Calle Nueva Fuera, 25, 3.º izda., 01001 Vitoria-Gasteiz
> 611 555 034 · chema.etxeberria@zadorramail.example
# Lo que ofrezco
Quince años de sala, de la barra de pintxos al menú de 14 pases. Bodega de 620 referencias con inventario al día. Equipo estable: en tres años solo se ha marchado una persona, y fue para casarse en Chile.
# Dónde he trabajado
**Jefe de sala.** Restaurante Harizpe (Vitoria-Gasteiz). Oct-2021 / Actualidad.
* Doce personas entre sala y barra, turnos partidos eliminados en 2023
* Ticket medio de 68 a 84 euros
**Sumiller.** Restaurante Harizpe (Vitoria-Gasteiz). Mar-2018 / Sep-2021.
* Compra directa a 40 productores de Rioja Alavesa y Txakoli
**Segundo maître.** Hotel Balneario de Urbietazarra (Zestoa). Jun-2014 / Dic-2017.
* Banquetes de hasta 250 comensales
**Camarero de rango.** Asador Casa Matxin (Tolosa). Feb-2011 / May-2014.
**Camarero.** Cruceros Mar de Alborán, S.A. (Málaga). Abr-2009 / Oct-2010.
**Prácticas de sala.** Hotel Gran Miramar del Norte (Hondarribia). Jun-2008 / Sep-2008.
# Qué he estudiado
Técnico Superior en Dirección de Servicios de Restauración, Escuela de Hostelería de Gamarra, 2009
WSET nivel 3 en vinos, 2019
Curso de alérgenos y manipulador de alimentos, 2024
# Qué hablo
Castellano, Euskera (C1), Inglés (B2), Francés (B1)
# Otros datos
Carné B y coche propio. Disponibilidad con 30 días de preaviso.
`,
  }),
  cv('b12-es-mx-calidad', 'pdf', 'es', 'MX', {
    names: [
      'Ing. María Guadalupe Treviño Cantú',
      'María Guadalupe Treviño Cantú',
      'María Guadalupe Treviño',
      'Lupita Treviño Cantú',
    ],
    email: 'mg.trevinocantu@sierramail.example',
    phone: '81 5550 0147',
    city: 'Monterrey',
    headline: 'Gerente de Calidad Automotriz',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Gerente de Calidad | Grupo Metalúrgico Sierra Mitra, S.A. de C.V. | Apodaca, N.L. | 2021-01 | now',
      'Jefa de Calidad Proveedores | Grupo Metalúrgico Sierra Mitra, S.A. de C.V. | Apodaca, N.L. | 2017-08 | 2020-12',
      'Ingeniera de Calidad Cliente | Grupo Metalúrgico Sierra Mitra, S.A. de C.V. | Apodaca, N.L. | 2015-02 | 2017-07',
      'Ingeniera de Manufactura | Arneses del Bravo, S. de R.L. | Reynosa, Tamps. | 2012-06 | 2015-01',
      'Inspectora de Calidad | Vidrios Topo Chico, S.A. | Monterrey, N.L. | 2010-09 | 2012-05',
      'Practicante | Vidrios Topo Chico, S.A. | Monterrey, N.L. | 2010-01 | 2010-06',
    ],
    aside: [5],
    page: `
! Ing. María Guadalupe Treviño Cantú
Gerente de Calidad Automotriz
Monterrey, Nuevo León | Cel. 81 5550 0147 | mg.trevinocantu@sierramail.example
# Resumen ejecutivo
Ingeniera industrial con 16 años en calidad: estampado, arneses y vidrio. Black Belt certificada. IATF 16949, VDA 6.3, core tools, 8D. Disponibilidad para viajar y cambiar de residencia (Bajío o frontera).
# Trayectoria laboral
**Grupo Metalúrgico Sierra Mitra, S.A. de C.V.** (Apodaca, N.L.) \tfebrero 2015 a la fecha
**→ Gerente de Calidad** (enero 2021 a la fecha)
* 64 colaboradores en tres turnos; PPM de cliente de 210 a 34
* Lanzamiento de 19 números de parte para plataforma eléctrica
* Reporte matricial a casa matriz en Wolfsburg
**→ Jefa de Calidad Proveedores** (agosto 2017 a diciembre 2020)
* 88 proveedores de acero, recubrimiento y fijación
**→ Ingeniera de Calidad Cliente** (febrero 2015 a julio 2017)
**Arneses del Bravo, S. de R.L.** (Reynosa, Tamps.) \tjunio 2012 a enero 2015
**→ Ingeniera de Manufactura** (junio 2012 a enero 2015)
* Balanceo de líneas, AMEF de proceso
**Vidrios Topo Chico, S.A.** (Monterrey, N.L.) \tenero 2010 a mayo 2012
**→ Inspectora de Calidad** (septiembre 2010 a mayo 2012)
**→ Practicante** (enero 2010 a junio 2010)
# Preparación académica
|| 12 4
| Maestría en Sistemas de Calidad, Universidad Autónoma de Nuevo León | 2016 – 2018
| Ingeniería Industrial Administradora, Universidad Autónoma de Nuevo León | 2005 – 2010
# Certificaciones vigentes
Six Sigma Black Belt (2019), auditora líder IATF 16949 (2022), VDA 6.3 (2023)
# Dominio de idiomas
Español (nativo), Inglés (avanzado, TOEIC 910), Alemán (A2)
# Paquetería
Minitab, SAP QM, APIS IQ, AutoCAD
~ En planta todos me conocen como Lupita Treviño Cantú
`,
  }),
  cv('b13-es-es-conductor', 'doc', 'es', 'ES', {
    names: ['Vasile Munteanu', 'Vasile MUNTEANU'],
    email: 'vasile.munteanu@ebromail.example',
    phone: '622 555 918',
    city: 'Zaragoza',
    headline: 'CONDUCTOR DE TRÁILER (C+E)',
    languages: ['Rumano', 'Español', 'Italiano'],
    jobs: [
      'Conductor de tráiler, ruta nacional | Transportes Hermanos Bailo, S.L. | Zaragoza | 2019-03 | now',
      'Conductor de tráiler, ruta internacional | Frigoríficos Cinca Truck, S.A. | Fraga | 2011-06 | 2019-02',
      'Conductor de camión rígido | Áridos del Gállego, S.L. | Zuera | 2007-04 | 2010-11',
      'Peón de almacén | Cooperativa San Gregorio | La Almunia | 2005-09 | 2007-03',
      'Muratore | Impresa Edile Fratelli Costantin | Treviso, Italia | 2003-02 | 2005-07',
      'Soldado conductor | Ejército de Rumanía | Cluj-Napoca, Rumanía | 2001-10 | 2002-09',
    ],
    aside: [5],
    page: `
CURRICULUM VITAE
^ **MUNTEANU, Vasile**
CONDUCTOR DE TRÁILER (C+E)
Dirección: C/ Miguel Servet 188, 4.º B, 50013 Zaragoza
Móvil: 622 555 918
Correo: vasile.munteanu@ebromail.example
Nacido en Turda (Rumanía) el 11-02-1982. Español desde 2017.
^ **CARNETS**
B, C, C+E, CAP en vigor hasta 05/2030, tarjeta de tacógrafo digital, ADR básico y cisternas, carretilla frontal
^ **TRABAJOS**
|| 4 5 3 4
| **Fechas** | **Empresa** | **Ciudad** | **Puesto**
| 03/2019 – hoy | Transportes Hermanos Bailo, S.L. | Zaragoza | Conductor de tráiler, ruta nacional
| 06/2011 – 02/2019 | Frigoríficos Cinca Truck, S.A. | Fraga | Conductor de tráiler, ruta internacional
| 04/2007 – 11/2010 | Áridos del Gállego, S.L. | Zuera | Conductor de camión rígido
| 09/2005 – 03/2007 | Cooperativa San Gregorio | La Almunia | Peón de almacén
| 02/2003 – 07/2005 | Impresa Edile Fratelli Costantin | Treviso, Italia | Muratore
| 10/2001 – 09/2002 | Ejército de Rumanía | Cluj-Napoca, Rumanía | Soldado conductor
De diciembre de 2010 a mayo de 2011 cobré el paro y saqué el C+E.
^ **EXPERIENCIA CON**
* Lona, frigo, basculante, doble piso
* Francia, Alemania, Benelux y norte de Italia
* Ni un accidente con culpa en 19 años
^ **ESCUELA**
Liceo industrial de Turda, mecánica, 1997 – 2001
^ **LENGUAS**
Rumano (materno), Español (muy bien), Italiano (bien)
^ **SITUACIÓN**
Casado, dos hijos. Busco ruta con descanso en casa el fin de semana. Incorporación en 15 días.
`,
  }),
  cv('b14-es-cl-enfermera', 'docx', 'es', 'CL', {
    names: ['Camila Millaray Antilef Huenchumán', 'Camila Antilef Huenchumán', 'Camila Antilef'],
    email: 'camila.antilef@cautinmail.example',
    phone: '+56 9 5555 0126',
    city: 'Temuco',
    languages: ['Español', 'Mapudungun', 'Inglés'],
    jobs: [
      'Enfermera supervisora UPC | Hospital Clínico del Llaima | Temuco | 2020-03 | now',
      'Enfermera clínica UCI | Hospital Clínico del Llaima | Temuco | 2015-05 | 2020-02',
      'Enfermera de turno | Hospital Intercultural Budi | Puerto Saavedra | 2012-04 | 2015-04',
      'Enfermera coordinadora | Posta Rural Piedra Alta | Puerto Saavedra | 2011-02 | 2012-03',
      'Interna de enfermería | Consultorio Los Boldos | Nueva Imperial | 2010-03 | 2010-12',
      'Docente de simulación, part time | Instituto Profesional Ñielol | Temuco | 2018-03 | 2022-12',
      'Monitora de primeros auxilios | Agrupación Werkén de la Salud | Cholchol | 2013-01 | 2016-12',
    ],
    aside: [4, 6],
    page: `
> **Curriculum Vitae**
# Antecedentes personales
= Nombre:\tCamila Millaray Antilef Huenchumán
= Domicilio:\tPasaje Los Notros 0455, Temuco
= Celular:\t+56 9 5555 0126
= Correo:\tcamila.antilef@cautinmail.example
= Nacimiento:\t4 de octubre de 1987
= Estado civil:\tConviviente civil
# Antecedentes académicos
2006 – 2010\tEnfermería, Universidad de La Frontera
2017\tDiplomado en Gestión del Cuidado Crítico, Universidad de Chile (a distancia)
2002 – 2005\tEnseñanza media, Liceo de Nueva Imperial
# Antecedentes laborales
Marzo 2020 a la fecha:
Enfermera supervisora UPC, Hospital Clínico del Llaima, Temuco.
* 18 camas críticas, 46 funcionarios, plan de turnos de cuarto turno modificado
* Acreditación institucional 2024
Mayo 2015 a febrero 2020:
Enfermera clínica UCI, Hospital Clínico del Llaima, Temuco.
* ECMO, ventilación en prono, procuramiento de órganos
Abril 2012 a abril 2015:
Enfermera de turno, Hospital Intercultural Budi, Puerto Saavedra.
Febrero 2011 a marzo 2012:
Enfermera coordinadora, Posta Rural Piedra Alta, Puerto Saavedra.
Marzo 2010 a diciembre 2010:
Interna de enfermería, Consultorio Los Boldos, Nueva Imperial.
# Antecedentes docentes
Marzo 2018 a diciembre 2022:
Docente de simulación, part time, Instituto Profesional Ñielol, Temuco.
# Actividades comunitarias
Enero 2013 a diciembre 2016:
Monitora de primeros auxilios, Agrupación Werkén de la Salud, Cholchol.
# Manejo de idiomas
Español, Mapudungun (conversación), Inglés (lectura técnica)
# Cursos
IAAS 80 horas (2023), ACLS (2025), humanización del trato (2022)
Pretensión de renta: conversable. Disponibilidad: desde enero de 2027.
`,
  }),
  cv('b15-es-pe-abogado', 'doc', 'es', 'PE', {
    names: [
      'Renzo Paolo Quispe Villanueva',
      'Abg. Renzo Paolo Quispe Villanueva',
      'Renzo Quispe Villanueva',
      'Renzo Quispe',
    ],
    email: 'renzo.quispev@misticorreo.example',
    phone: '955 550 163',
    city: 'Arequipa',
    headline: 'ABOGADO – DERECHO LABORAL Y CONTRATACIONES DEL ESTADO',
    languages: ['Español', 'Quechua', 'Inglés'],
    jobs: [
      'Especialista legal | Autoridad Regional de Riego Majes-Colca | Arequipa | 2022-01 | now',
      'Asesor legal externo | Minera Cerro Sillar S.A.C. | Mollendo | 2019-03 | 2021-12',
      'Abogado asociado | Estudio Zegarra & Bustinza Abogados | Arequipa | 2015-04 | 2019-02',
      'Asistente legal | Municipalidad Distrital de Pampa Honda | Camaná | 2013-07 | 2015-03',
      'Secigrista | Procuraduría Regional del Misti | Arequipa | 2012-04 | 2012-12',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE DOCUMENTADO**
> **Abg. Renzo Paolo Quispe Villanueva**
> ABOGADO – DERECHO LABORAL Y CONTRATACIONES DEL ESTADO
^ **I. INFORMACIÓN GENERAL**
DNI: 45550163 – Colegiatura C.A.A. N.º 5555 (habilitado)
Urb. Los Cipreses F-12, Arequipa – celular 955 550 163 – renzo.quispev@misticorreo.example
^ **II. GRADOS Y TÍTULOS**
Título de abogado, Universidad Nacional de San Agustín, 10/06/2013
Maestría en Derecho del Trabajo (egresado), Universidad Católica de Santa María, 2018
^ **III. EXPERIENCIA PROFESIONAL**
3.1 Puesto actual
|| 5 11
| Entidad | Autoridad Regional de Riego Majes-Colca, Arequipa
| Cargo desempeñado | Especialista legal
| Fecha de inicio | 03/01/2022
| Fecha de término | a la actualidad
| Funciones | Informes sobre adicionales de obra, ampliaciones de plazo y procesos disciplinarios
^ 3.2 Puesto anterior
|| 5 11
| Entidad | Minera Cerro Sillar S.A.C., Mollendo
| Cargo desempeñado | Asesor legal externo
| Fecha de inicio | 01/03/2019
| Fecha de término | 31/12/2021
| Funciones | Inspecciones de SUNAFIL, negociación colectiva, contratos de tercerización
^ 3.3 Puesto anterior
|| 5 11
| Entidad | Estudio Zegarra & Bustinza Abogados, Arequipa
| Cargo desempeñado | Abogado asociado
| Fecha de inicio | 06/04/2015
| Fecha de término | 28/02/2019
| Funciones | 210 procesos laborales, audiencias en Arequipa y Moquegua
^ 3.4 Puesto anterior
|| 5 11
| Entidad | Municipalidad Distrital de Pampa Honda, Camaná
| Cargo desempeñado | Asistente legal
| Fecha de inicio | 01/07/2013
| Fecha de término | 31/03/2015
^ **IV. SECIGRA DERECHO**
|| 5 11
| Entidad | Procuraduría Regional del Misti, Arequipa
| Cargo desempeñado | Secigrista
| Fecha de inicio | 02/04/2012
| Fecha de término | 31/12/2012
^ **V. CAPACITACIÓN**
Diplomado en Contrataciones del Estado, 120 horas, 2021
Certificación OSCE nivel intermedio, 2023
^ **VI. IDIOMAS Y OFIMÁTICA**
Español (lengua materna), Quechua (intermedio), Inglés (básico)
Word y Excel intermedio, SEACE, SPIJ
Arequipa, noviembre de 2026
`,
  }),
  cv('b16-it-it-infermiera', 'doc', 'it', 'IT', {
    names: ['Concetta Lo Cascio', 'Concetta LO CASCIO', 'Concetta Maria Lo Cascio'],
    email: 'concetta.locascio@belicemail.example',
    phone: '349 555 0281',
    city: 'Palermo',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Infermiera coordinatrice | Presidio Ospedaliero Santa Rosalia Nuova | Palermo | 2018-03 | now',
      'Infermiera di pronto soccorso | Presidio Ospedaliero Santa Rosalia Nuova | Palermo | 2011-09 | 2018-02',
      'Infermiera | Casa di Cura Villa Zagara S.r.l. | Bagheria | 2008-01 | 2011-08',
      'Infermiera | Residenza per anziani I Tre Ulivi | Reggio Emilia | 2005-12 | 2007-12',
      'Tirocinante infermiera | Ospedale Civile di Porta Castro | Palermo | 2003-10 | 2005-10',
      'Infermiera volontaria | Corpo Soccorso Conca d’Oro | Palermo | 2009-05 | 2014-06',
    ],
    aside: [4, 5],
    page: `
**FORMATO EUROPEO PER IL CURRICULUM VITAE**
^ **INFORMAZIONI PERSONALI**
|| 5 11
| Nome | LO CASCIO Concetta
| Indirizzo | via Dante 311, 90141 Palermo
| Telefono | 349 555 0281
| E-mail | concetta.locascio@belicemail.example
| Nazionalità | Italiana
| Data di nascita | 8 dicembre 1982
^ **ESPERIENZA LAVORATIVA**
|| 5 11
| • Date (da – a) | marzo 2018 – a tutt’oggi
| • Nome del datore di lavoro | Presidio Ospedaliero Santa Rosalia Nuova, Palermo
| • Tipo di azienda o settore | Azienda sanitaria pubblica
| • Tipo di impiego | Infermiera coordinatrice
| • Principali mansioni | Turnistica di 38 infermieri e 14 OSS, triage, farmaci, formazione neoassunti
| • Date (da – a) | settembre 2011 – febbraio 2018
| • Nome del datore di lavoro | Presidio Ospedaliero Santa Rosalia Nuova, Palermo
| • Tipo di azienda o settore | Azienda sanitaria pubblica
| • Tipo di impiego | Infermiera di pronto soccorso
| • Principali mansioni | Triage, sala rossa, OBI
| • Date (da – a) | gennaio 2008 – agosto 2011
| • Nome del datore di lavoro | Casa di Cura Villa Zagara S.r.l., Bagheria
| • Tipo di azienda o settore | Sanità privata
| • Tipo di impiego | Infermiera
| • Principali mansioni | Chirurgia generale, degenza
| • Date (da – a) | dicembre 2005 – dicembre 2007
| • Nome del datore di lavoro | Residenza per anziani I Tre Ulivi, Reggio Emilia
| • Tipo di azienda o settore | Cooperativa sociale
| • Tipo di impiego | Infermiera
| • Date (da – a) | ottobre 2003 – ottobre 2005
| • Nome del datore di lavoro | Ospedale Civile di Porta Castro, Palermo
| • Tipo di azienda o settore | Tirocinio universitario
| • Tipo di impiego | Tirocinante infermiera
| • Date (da – a) | maggio 2009 – giugno 2014
| • Nome del datore di lavoro | Corpo Soccorso Conca d’Oro, Palermo
| • Tipo di azienda o settore | Volontariato
| • Tipo di impiego | Infermiera volontaria
^ **ISTRUZIONE**
|| 5 11
| • Qualifica conseguita | Master in Management per le funzioni di coordinamento, 2016
| • Istituto | Università degli Studi di Palermo
| • Qualifica conseguita | Laurea in Infermieristica, 110/110, novembre 2005
| • Istituto | Università degli Studi di Palermo
^ **CAPACITÀ E COMPETENZE PERSONALI**
|| 5 11
| Madrelingua | Italiano
| Altre lingue | Inglese (B1), Francese (A2)
| Patente | B
^ Iscritta all’OPI di Palermo come Concetta Maria Lo Cascio.
Autorizzo il trattamento dei miei dati personali ai sensi del D.Lgs. 196/2003 e del GDPR.
`,
  }),
  cv('b17-it-it-paghe', 'docx', 'it', 'IT', {
    names: ['Elisabetta de’ Grandi', 'Dott.ssa Elisabetta de’ Grandi', 'Elisabetta De’ Grandi'],
    email: 'e.degrandi@valpanteno.example',
    phone: '+39 340 555 0719',
    city: 'Verona',
    headline: 'Responsabile paghe e amministrazione del personale',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Responsabile amministrazione del personale | Marmi Lessinia S.p.A. | Sant’Ambrogio di Valpolicella | 2020-01 | now',
      'Payroll specialist | Dolciaria Scaligera S.r.l. | Verona | 2016-04 | 2019-12',
      'Addetta paghe e contributi | Studio Tosi Consulenti del Lavoro | Verona | 2010-06 | 2016-03',
      'Addetta paghe junior | Studio Tosi Consulenti del Lavoro | Verona | 2008-09 | 2010-05',
      'Impiegata amministrativa | Autotrasporti Basso Garda | Peschiera del Garda | 2006-10 | 2008-07',
      'Stage in ufficio risorse umane | Cartiera di Montorio | Verona | 2006-03 | 2006-08',
    ],
    aside: [5],
    page: `
! Dott.ssa Elisabetta de’ Grandi
Responsabile paghe e amministrazione del personale
via Valverde 58 – 37122 Verona – +39 340 555 0719 – e.degrandi@valpanteno.example
# Sintesi
Vent’anni tra cedolini, CU e contratti. Gestisco in autonomia 480 dipendenti di tre CCNL (lapidei, industria alimentare, logistica). Cerco un ruolo di HR administration manager in provincia di Verona o Brescia, anche ibrido.
# Percorso professionale
**Marmi Lessinia S.p.A.** – Sant’Ambrogio di Valpolicella\tgen. 2020 ad oggi
Responsabile amministrazione del personale
* Tre persone, 310 dipendenti e 40 somministrati
* Passaggio da Zucchetti Paghe Project a Infinity
* Relazioni sindacali e welfare aziendale
**Dolciaria Scaligera S.r.l.** – Verona\tapr. 2016 – dic. 2019
Payroll specialist
* Stagionali: da 90 a 260 cedolini al mese
**Studio Tosi Consulenti del Lavoro** – Verona
Addetta paghe e contributi\tgiu. 2010 – mar. 2016
Addetta paghe junior\tset. 2008 – mag. 2010
**Autotrasporti Basso Garda** – Peschiera del Garda\tott. 2006 – lug. 2008
Impiegata amministrativa
**Cartiera di Montorio** – Verona\tmar. 2006 – ago. 2006
Stage in ufficio risorse umane
# Titoli di studio
Laurea triennale in Scienze dei servizi giuridici per l’impresa, Università di Verona, 2006
Maturità scientifica, Liceo Messedaglia, 2002
Corso di alta formazione in diritto del lavoro, Padova, 2015
# Lingue straniere
Inglese (B2), Tedesco (B1)
# Informatica
Zucchetti, TeamSystem, Excel avanzato, portali INPS e INAIL
# Note
Categoria protetta: no. Preavviso: 60 giorni. Automunita.
`,
  }),
  cv('b18-it-ch-capocantiere', 'pdf', 'it', 'CH', {
    names: ['Fabrizio Bernasconi-Rezzi', 'Fabrizio Bernasconi'],
    email: 'fabrizio.bernasconi@ceresiomail.example',
    phone: '+41 79 555 07 52',
    city: 'Mendrisio',
    headline: 'Capocantiere edile con attestato federale',
    languages: ['Italiano', 'Tedesco', 'Portoghese'],
    jobs: [
      'Capocantiere | Impresa Generale Basso Ceresio SA | Mendrisio | 2017-04 | now',
      'Capo muratore | Impresa Generale Basso Ceresio SA | Mendrisio | 2011-03 | 2017-03',
      'Muratore | Costruzioni Generoso Sagl | Balerna | 2005-09 | 2010-12',
      'Muratore | Bauunternehmung Hürlimann AG | Schwyz | 2003-08 | 2005-07',
      'Apprendista muratore AFC | Costruzioni Generoso Sagl | Balerna | 2000-08 | 2003-07',
      'Granatiere | Esercito svizzero | Isone | 2004-02 | 2004-07',
    ],
    aside: [4, 5],
    page: `
|| 9 7
| **Fabrizio Bernasconi-Rezzi**\\Capocantiere edile con attestato federale | via Carlo Pasta 19, 6850 Mendrisio\\+41 79 555 07 52\\fabrizio.bernasconi@ceresiomail.example\\1984, cittadino svizzero, coniugato
# Attività lavorativa
|| 2 2 6 6
| **dal** | **al** | **funzione** | **ditta**
| 04.2017 | oggi | Capocantiere | Impresa Generale Basso Ceresio SA, Mendrisio
| 03.2011 | 03.2017 | Capo muratore | Impresa Generale Basso Ceresio SA, Mendrisio
| 09.2005 | 12.2010 | Muratore | Costruzioni Generoso Sagl, Balerna
| 08.2003 | 07.2005 | Muratore | Bauunternehmung Hürlimann AG, Schwyz
| 08.2000 | 07.2003 | Apprendista muratore AFC | Costruzioni Generoso Sagl, Balerna
# Servizio militare
|| 2 2 6 6
| 02.2004 | 07.2004 | Granatiere | Esercito svizzero, Isone
# Cantieri recenti
* Casa anziani a Chiasso, 14 mio. CHF, 2023 – 2025
* Sottopasso stazione, lavori notturni sotto esercizio
* Sei ville unifamiliari a Novazzano e Coldrerio
# Formazione e attestati
2016\tAttestato federale di capocantiere, Centro formazione professionale Gordola
2010 – 2011\tScuola capi muratori, Gordola (inverno)
2019\tAddetto alla sicurezza AdSic
2022\tMacchinista cat. M2
# Conoscenze linguistiche
Italiano (lingua madre), Tedesco (dialetto compreso, A2), Portoghese (di cantiere)
# Tempo libero
Corale, funghi, allenatore dei pulcini
`,
  }),
  cv('b19-it-it-sviluppatrice', 'pdf', 'it', 'IT', {
    names: ['Oleksandra Bondarenko', 'Sasha Bondarenko', 'Oleksandra (Sasha) Bondarenko'],
    email: 'oleksandra.bondarenko@savenamail.example',
    phone: '351 555 0446',
    city: 'Bologna',
    headline: 'Senior Software Engineer presso Portici Digitale | Java, Kotlin, Kafka',
    languages: ['Ucraino', 'Russo', 'Italiano', 'Inglese'],
    jobs: [
      'Senior Software Engineer | Portici Digitale S.p.A. | Bologna, Emilia-Romagna, Italia | 2023-04 | now',
      'Sviluppatrice backend | Portici Digitale S.p.A. | Bologna, Emilia-Romagna, Italia | 2022-06 | 2023-03',
      'Java Developer | Slobozhan Soft | Kharkiv, Ucraina | 2018-09 | 2022-02',
      'Junior QA Engineer | Slobozhan Soft | Kharkiv, Ucraina | 2017-03 | 2018-08',
      'Tirocinante IT | Banca Dnipro-Skhid | Kharkiv, Ucraina | 2016-09 | 2016-12',
      'Interprete volontaria | Sportello Ucraina Bolognina | | 2022-04 | 2022-12',
    ],
    aside: [4, 5],
    page: `
# Contatti
351 555 0446 (Mobile)
oleksandra.bondarenko@savenamail.example
www.linkedin.com/in/sasha-inventata (LinkedIn)
# Competenze principali
Spring Boot
Apache Kafka
Test automatici
# Lingue conosciute
Ucraino (Native or Bilingual)
Russo (Native or Bilingual)
Italiano (Professional Working)
Inglese (Full Professional)
! Oleksandra (Sasha) Bondarenko
Senior Software Engineer presso Portici Digitale | Java, Kotlin, Kafka
Bologna, Emilia-Romagna, Italia
# Riepilogo
Scrivo servizi che reggono il giorno delle iscrizioni universitarie. Arrivata a Bologna nel marzo 2022 con uno zaino e un portatile.
# Esperienza
**Portici Digitale S.p.A.**
4 anni 6 mesi
**Senior Software Engineer**
aprile 2023 - Present (3 anni 8 mesi)
Bologna, Emilia-Romagna, Italia
Architettura a eventi per 11 atenei, mentoring di due junior
**Sviluppatrice backend**
giugno 2022 - marzo 2023 (10 mesi)
Bologna, Emilia-Romagna, Italia
**Slobozhan Soft**
5 anni
**Java Developer**
settembre 2018 - febbraio 2022 (3 anni 6 mesi)
Kharkiv, Ucraina
Piattaforma assicurativa per un cliente scandinavo
**Junior QA Engineer**
marzo 2017 - agosto 2018 (1 anno 6 mesi)
Kharkiv, Ucraina
**Banca Dnipro-Skhid**
**Tirocinante IT**
settembre 2016 - dicembre 2016 (4 mesi)
Kharkiv, Ucraina
# Esperienze di volontariato
**Interprete volontaria**
Sportello Ucraina Bolognina
aprile 2022 - dicembre 2022 (9 mesi)
# Studi universitari
Università Nazionale Karazin di Kharkiv
Laurea magistrale, Informatica applicata · (2012 - 2017)
`,
  }),
  cv('b20-it-it-cuoco', 'docx', 'it', 'IT', {
    names: ['Salvatore Ruggeri', 'Salvo Ruggeri', 'Salvatore (Salvo) Ruggeri'],
    email: 'salvo.ruggeri@stromboliposta.example',
    phone: '338 555 0917',
    city: 'Milazzo',
    headline: 'Capo partita – secondi di pesce e banchettistica',
    languages: ['italiano', 'tedesco', 'inglese'],
    jobs: [
      'Capo partita | Resort Capo Peloro | Messina | 2023-04 | now',
      'Capo partita ai secondi | Hotel Cala Pomice | Lipari | 2022-05 | 2022-10',
      'Chef de partie | Berghotel Schlernblick | Siusi allo Sciliar | 2021-12 | 2022-04',
      'Cuoco | Hotel Cala Pomice | Lipari | 2019-05 | 2019-10',
      'Cuoco | Trattoria Zu Peppe | Milazzo | 2014-02 | 2018-11',
      'Commis di cucina | Ristorante Sizilianischer Hof | Stoccarda | 2011-09 | 2013-12',
      'Aiuto cuoco | Panificio e Rosticceria Mangano | Barcellona Pozzo di Gotto | 2009-06 | 2011-08',
    ],
    page: `
Salvatore (Salvo) Ruggeri
**Capo partita – secondi di pesce e banchettistica**
^ Abito a Milazzo (ME), via Umberto I 88, 98057
Mi trovate al 338 555 0917 o a salvo.ruggeri@stromboliposta.example
Nato il 27 luglio 1991, patente B, disponibile a trasferte e vitto e alloggio
^ **Dove ho cucinato**
aprile 2023 – presente, **Resort Capo Peloro**, Messina
Capo partita
Brigata di 16, 220 coperti a sera, linea pesce, due commis
^ maggio – ottobre 2022, **Hotel Cala Pomice**, Lipari
Capo partita ai secondi
^ dicembre 2021 – aprile 2022, **Berghotel Schlernblick**, Siusi allo Sciliar
Chef de partie
Cucina altoatesina, mezza pensione, 140 ospiti
^ maggio – ottobre 2019, **Hotel Cala Pomice**, Lipari
Cuoco
^ febbraio 2014 – novembre 2018, **Trattoria Zu Peppe**, Milazzo
Cuoco
Pescato del giorno, menu alla lavagna
^ settembre 2011 – dicembre 2013, **Ristorante Sizilianischer Hof**, Stoccarda
Commis di cucina
^ giugno 2009 – agosto 2011, **Panificio e Rosticceria Mangano**, Barcellona Pozzo di Gotto
Aiuto cuoco
^ **Periodi fermi**
Novembre 2019 – novembre 2021: pandemia e ristrutturazione della casa dei nonni
Novembre 2022 – marzo 2023: corso di pasticceria e riposo
^ **Scuola e corsi**
IPSSAR di Milazzo, diploma di tecnico dei servizi della ristorazione, 2009
Corso HACCP rinnovato a gennaio 2026
Pasticceria da ristorazione, 120 ore, Catania, 2023
^ **Parlo**
italiano, tedesco (buono), inglese (da cucina)
`,
  }),
  cv('b21-pt-pt-enfermeiro', 'doc', 'pt', 'PT', {
    names: ['Nuno Miguel Seabra e Castro', 'Nuno Seabra e Castro', 'Nuno Castro', 'Nuno Seabra Castro'],
    email: 'nuno.seabracastro@mondegomail.example',
    phone: '(+351) 920 555 634',
    city: 'Coimbra',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Enfermeiro gestor | Hospital da Lapa dos Esteios | Coimbra | 2022-02 | now',
      'Enfermeiro especialista em reabilitação | Hospital da Lapa dos Esteios | Coimbra | 2016-09 | 2022-01',
      'Enfermeiro de cuidados gerais | Clinique du Vieux-Moulin | Rouen, França | 2012-03 | 2016-07',
      'Enfermeiro | Lar Nossa Senhora da Boa Hora | Condeixa-a-Nova | 2010-11 | 2012-02',
      'Socorrista voluntário | Delegação da Cruz Branca de Penacova | Penacova | 2007-01 | 2011-12',
    ],
    aside: [4],
    page: `
**Nuno Miguel Seabra e Castro**
Data de nascimento: 19/05/1988 – Nacionalidade: portuguesa – Sexo: masculino
Endereço: Rua António José de Almeida 402, 3000-045 Coimbra (Portugal)
Telemóvel: (+351) 920 555 634
Endereço eletrónico: nuno.seabracastro@mondegomail.example
^ **SOBRE MIM**
Enfermeiro há 16 anos, três países na equipa, um só registo clínico. Procuro funções de direção num hospital privado ou numa unidade de cuidados continuados.
^ **PERCURSO**
01/02/2022 – ATUAL, Coimbra, Portugal
**Enfermeiro gestor** – Hospital da Lapa dos Esteios
* 44 enfermeiros, 31 camas de ortopedia e reabilitação
* Redução de quedas em 38 % em dois anos
01/09/2016 – 31/01/2022, Coimbra, Portugal
**Enfermeiro especialista em reabilitação** – Hospital da Lapa dos Esteios
* Treino de marcha, AVD, consulta pós-alta
05/03/2012 – 31/07/2016, Rouen, França
**Enfermeiro de cuidados gerais** – Clinique du Vieux-Moulin
* Cirurgia geral e bloco de ambulatório
02/11/2010 – 29/02/2012, Condeixa-a-Nova, Portugal
**Enfermeiro** – Lar Nossa Senhora da Boa Hora
^ **VOLUNTARIADO E ASSOCIATIVISMO**
01/01/2007 – 31/12/2011, Penacova, Portugal
**Socorrista voluntário** – Delegação da Cruz Branca de Penacova
^ **EDUCAÇÃO E CERTIFICADOS**
2014 – 2016: Mestrado em Enfermagem de Reabilitação, ESEnfC (fins de semana)
2006 – 2010: Licenciatura em Enfermagem, Escola Superior de Enfermagem de Coimbra
^ **COMPETÊNCIAS LINGUÍSTICAS**
Língua materna: Português
Outras línguas: Inglês (B2), Francês (C1)
^ **CARTA DE CONDUÇÃO**
B1, B
^ Ordem dos Enfermeiros, cédula 5-E-55563.
`,
  }),
  cv('b22-pt-br-engenheira', 'pdf', 'pt', 'BR', {
    names: [
      'Thaís Yumi Nakamura Pires',
      'Thaís Nakamura Pires',
      'Thaís Nakamura',
      'Thaís Pires',
      'Yumi Nakamura Pires',
    ],
    email: 'thais.nakamura@mantiqueiramail.example',
    phone: '(12) 95555-0179',
    city: 'São José dos Campos',
    headline: 'Engenheira de Manufatura | Compósitos | Lean',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Engenheira de Processos Sênior | Aerovale Estruturas S.A. | São José dos Campos/SP | 2021-03 | now',
      'Engenheira de Processos Pleno | Aerovale Estruturas S.A. | São José dos Campos/SP | 2017-06 | 2021-02',
      'Engenheira de Produção Júnior | Autopeças Serra Azul Ltda. | Taubaté/SP | 2014-01 | 2017-05',
      'Trainee Industrial | Autopeças Serra Azul Ltda. | Taubaté/SP | 2013-01 | 2013-12',
      'Estagiária de Engenharia | Celulose Paraibuna S.A. | Jacareí/SP | 2011-08 | 2012-12',
    ],
    aside: [3, 4],
    page: `
> **THAÍS YUMI NAKAMURA PIRES**
> Engenheira de Manufatura | Compósitos | Lean
> São José dos Campos/SP – (12) 95555-0179 – thais.nakamura@mantiqueiramail.example
# Síntese
Engenheira de produção com 13 anos de chão de fábrica. Implantou a primeira célula automatizada de laminação da empresa e economizou R$ 6,8 milhões em refugo. Fala japonês com a avó e com fornecedores.
# Atuação profissional
|| 5 11
| **Aerovale Estruturas S.A.**\\São José dos Campos/SP\\mar/2021 – atual | **Engenheira de Processos Sênior**\\Lidera seis engenheiros e técnicos\\Industrialização de portas de carga em fibra de carbono\\Autoclave, AFP, planos de controle, auditorias NADCAP
| **Aerovale Estruturas S.A.**\\São José dos Campos/SP\\jun/2017 – fev/2021 | **Engenheira de Processos Pleno**\\Balanceamento da linha de asas, SMED na rebitagem
| **Autopeças Serra Azul Ltda.**\\Taubaté/SP\\jan/2014 – mai/2017 | **Engenheira de Produção Júnior**\\Cronoanálise, layout, kaizen com operadores
| **Autopeças Serra Azul Ltda.**\\Taubaté/SP\\jan/2013 – dez/2013 | **Trainee Industrial**\\Rodízio por PCP, qualidade e logística
| **Celulose Paraibuna S.A.**\\Jacareí/SP\\ago/2011 – dez/2012 | **Estagiária de Engenharia**
# Formação e cursos
|| 5 11
| 2018 – 2020 | Mestrado profissional em Engenharia Aeronáutica, ITA
| 2008 – 2012 | Engenharia de Produção, Universidade Federal de Itajubá
| 2016 | Green Belt, Fundação Vanzolini
# Ferramentas
CATIA V5, Minitab, SAP PP, Arena, Power BI
# Conhecimento de línguas
Português (nativo), Inglês (fluente), Japonês (intermediário, JLPT N3)
`,
  }),
  cv('b23-pt-br-vendedor', 'docx', 'pt', 'BR', {
    names: ['Wellington dos Santos Bezerra', 'Wellington Bezerra', 'Wellington Santos Bezerra'],
    email: 'wellington.bezerra@sertaomail.example',
    phone: '(75) 95555-0128',
    city: 'Feira de Santana',
    languages: [],
    jobs: [
      'Gerente de loja | Móveis Princesa do Sertão Ltda. | Feira de Santana/BA | 2021 | now',
      'Supervisor de vendas | Móveis Princesa do Sertão Ltda. | Feira de Santana/BA | 2018 | 2021',
      'Vendedor externo | Distribuidora Jacuípe de Bebidas | Serrinha/BA | 2014 | 2018',
      'Vendedor interno | Casa das Tintas Subaé | Santo Amaro/BA | 2011 | 2014',
      'Operador de caixa | Supermercado Bom Vizinho | Feira de Santana/BA | 2009 | 2011',
      'Jovem aprendiz | Supermercado Bom Vizinho | Feira de Santana/BA | 2007 | 2009',
    ],
    aside: [5],
    page: `
! Wellington dos Santos Bezerra
Brasileiro, casado, 36 anos, dois filhos
Rua Tupinambás, 81, bairro Brasília, Feira de Santana – BA
Fone/WhatsApp: (75) 95555-0128
wellington.bezerra@sertaomail.example
CNH: AB, veículo próprio
# Objetivo profissional
Gerência comercial ou de loja, com salário fixo mais comissão
# Resumo das qualificações
* 15 anos no varejo e na distribuição, sempre acima de 95% da meta
* Formação de equipes de até 22 vendedores
* Crediário próprio, inadimplência de 9% para 4,6%
# Vivência profissional
**2021 – Atual: Móveis Princesa do Sertão Ltda. (Feira de Santana/BA)**
Cargo atual: Gerente de loja
Principais atividades: metas, escala, estoque, negociação com fornecedores, feirões
**2018 – 2021: Móveis Princesa do Sertão Ltda. (Feira de Santana/BA)**
Cargo anterior: Supervisor de vendas
**2014 – 2018: Distribuidora Jacuípe de Bebidas (Serrinha/BA)**
Cargo: Vendedor externo
Principais atividades: rota com 140 clientes em nove municípios, positivação, cobrança
**2011 – 2014: Casa das Tintas Subaé (Santo Amaro/BA)**
Cargo: Vendedor interno
**2009 – 2011: Supermercado Bom Vizinho (Feira de Santana/BA)**
Cargo: Operador de caixa
**2007 – 2009: Supermercado Bom Vizinho (Feira de Santana/BA)**
Cargo: Jovem aprendiz
# Escolaridade
Tecnólogo em Gestão Comercial, Unifacs (EAD), concluído em 2019
Ensino médio completo, Colégio Estadual Gastão Guimarães, 2008
# Cursos extras
Liderança de equipes (Senac, 40 h), Excel básico, Técnicas de negociação (Sebrae)
Tenho disponibilidade para viagens e para trabalhar aos sábados.
`,
  }),
  cv('b24-pt-pt-contabilista', 'doc', 'pt', 'PT', {
    names: ['Filipa Brandão Holst', 'Dra. Filipa Brandão Holst', 'Filipa Maria Brandão Holst'],
    email: 'filipa.holst@leixoesmail.example',
    phone: '+351 220 555 071',
    city: 'Porto',
    headline: 'Contabilista certificada e diretora financeira',
    languages: ['português', 'inglês', 'espanhol', 'alemão'],
    jobs: [
      'Diretora financeira | Conservas do Cabo do Mundo, S.A. | Matosinhos | 2020-01 | now',
      'Controller | Têxteis Ribeira d’Ave, S.A. | Vila Nova de Famalicão | 2015-06 | 2019-12',
      'Chefe de contabilidade | Têxteis Ribeira d’Ave, S.A. | Vila Nova de Famalicão | 2012-01 | 2015-05',
      'Auditora sénior | Lobo, Aguiar & Associados, SROC | Porto | 2007-09 | 2011-12',
      'Técnica de contabilidade | Gabinete Contas Certas, Lda. | Maia | 2004-10 | 2007-08',
      'Estagiária | Gabinete Contas Certas, Lda. | Maia | 2004-04 | 2004-09',
    ],
    aside: [5],
    page: `
> **Dra. Filipa Brandão Holst**
> Contabilista certificada e diretora financeira
> Rua de Costa Cabral 777, 4200-224 Porto, telefone +351 220 555 071
> filipa.holst@leixoesmail.example
^ **O meu trajeto, do mais recente para o mais antigo**
^ De janeiro de 2020 até hoje sou **Diretora financeira** na **Conservas do Cabo do Mundo, S.A.**, em Matosinhos. Dirijo sete pessoas, fecho as contas ao quinto dia útil e negociei com quatro bancos o financiamento da nova unidade de congelados (12 milhões de euros).
^ De junho de 2015 a dezembro de 2019 fui **Controller** na **Têxteis Ribeira d’Ave, S.A.**, em Vila Nova de Famalicão. Montei o custeio por encomenda e o reporte à casa-mãe em Barcelona.
^ De janeiro de 2012 a maio de 2015 fui **Chefe de contabilidade** na **Têxteis Ribeira d’Ave, S.A.**, em Vila Nova de Famalicão.
^ De setembro de 2007 a dezembro de 2011 fui **Auditora sénior** na **Lobo, Aguiar & Associados, SROC**, no Porto, com clientes do calçado, da cortiça e do setor social.
^ De outubro de 2004 a agosto de 2007 fui **Técnica de contabilidade** no **Gabinete Contas Certas, Lda.**, na Maia.
^ De abril de 2004 a setembro de 2004 fui **Estagiária** no **Gabinete Contas Certas, Lda.**, na Maia.
^ **Os meus estudos**
Licenciatura em Contabilidade e Administração, ISCAP, 2004. Pós-graduação em Finanças Empresariais, Porto Business School, 2013. Inscrita na Ordem dos Contabilistas Certificados com o número 55571.
^ **Idiomas que uso no trabalho**
português, inglês (todos os dias), espanhol (todos os dias), alemão (para ler)
^ **Programas**
Primavera, SAP FI/CO, Power BI, Excel com VBA
^ No cartão de cidadão: Filipa Maria Brandão Holst
`,
  }),
  cv('b25-pt-pt-soldador', 'pdf', 'pt', 'PT', {
    names: ['Adérito Semedo Tavares', 'Adérito Tavares'],
    email: 'aderito.tavares@sadoposta.example',
    phone: '920 555 758',
    city: 'Setúbal',
    headline: 'Soldador TIG e elétrodo – tubagem e naval',
    languages: ['Crioulo cabo-verdiano', 'Português', 'Francês', 'Neerlandês'],
    jobs: [
      'Chefe de equipa de soldadura | Metalonaval do Sado, S.A. | Setúbal | 2022-05 | now',
      'Soldador de tubagem | Van Rooij Piping B.V. | Roterdão, Países Baixos | 2018-02 | 2022-03',
      'Soldador naval | Metalonaval do Sado, S.A. | Setúbal | 2012-10 | 2018-01',
      'Serralheiro soldador | Estruturas Palmela, Lda. | Palmela | 2007-05 | 2012-06',
      'Ajudante de serralheiro | Oficina Mindelo Mar | Mindelo, Cabo Verde | 2003-01 | 2006-11',
      'Mentor | Associação Morabeza da Bela Vista | Setúbal | 2023-01 | now',
    ],
    aside: [5],
    page: `
! Adérito Semedo Tavares
Soldador TIG e elétrodo – tubagem e naval
|| 8 8
| Avenida Bento Jesus Caraça 14, 2910-431 Setúbal\\Telemóvel 920 555 758 | aderito.tavares@sadoposta.example\\Nascido em São Vicente, 1984
# Certificados de soldadura
EN ISO 9606-1: 141 T BW FM5 (inox), 111 P BW FM1, 136; válidos até março de 2028
VCA/SCC, espaços confinados, ponte rolante, plataformas
# Obras e empresas
|| 5 5 3 3
| **Empresa** | **Categoria** | **Entrada** | **Saída**
| Metalonaval do Sado, S.A., Setúbal | Chefe de equipa de soldadura | 05-2022 | até hoje
| Van Rooij Piping B.V., Roterdão, Países Baixos | Soldador de tubagem | 02-2018 | 03-2022
| Metalonaval do Sado, S.A., Setúbal | Soldador naval | 10-2012 | 01-2018
| Estruturas Palmela, Lda., Palmela | Serralheiro soldador | 05-2007 | 06-2012
| Oficina Mindelo Mar, Mindelo, Cabo Verde | Ajudante de serralheiro | 01-2003 | 11-2006
# Mais em pormenor
* Equipa de 12 soldadores, navio de cruzeiro em doca, 9 km de tubo
* Refinaria e terminais de gás, taxa de reparação de 1,2 %
* Leio isométricas e WPS em três línguas
De julho a setembro de 2012 fiz o curso de TIG.
# Associação de moradores
|| 5 5 3 3
| Associação Morabeza da Bela Vista, Setúbal | Mentor | 01-2023 | até hoje
# Habilitações
9.º ano, Escola Técnica do Mindelo, 2002
Curso de soldadura TIG, Cenfim, 2012
# Línguas faladas
Crioulo cabo-verdiano, Português, Francês (bom), Neerlandês (de obra)
`,
  }),
  cv('b26-nl-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: ['Fatima el Bouazzati', 'Fatima El Bouazzati'],
    email: 'fatima.elbouazzati@rottemail.example',
    phone: '06 5550 4413',
    city: 'Rotterdam',
    headline: 'Wijkverpleegkundige (hbo-v)',
    languages: ['Nederlands', 'Tamazight', 'Arabisch', 'Engels'],
    jobs: [
      'Wijkverpleegkundige en teamcoach | Thuiszorg Rottekade | Rotterdam | 2021-03 | now',
      'Wijkverpleegkundige | Thuiszorg Rottekade | Rotterdam | 2018-09 | 2021-02',
      'Verpleegkundige oncologie | Maasstede Ziekenhuis | Schiedam | 2014-08 | 2018-08',
      'Verpleegkundige interne geneeskunde | Maasstede Ziekenhuis | Schiedam | 2012-07 | 2014-07',
      'Helpende | Woonzorgcentrum De Zilverschoon | Vlaardingen | 2008-09 | 2010-06',
      'Stagiaire | Kraamzorg Nieuw Begin | Capelle aan den IJssel | 2011-09 | 2012-01',
    ],
    aside: [5],
    page: `
! Fatima el Bouazzati
Wijkverpleegkundige (hbo-v)
Rotterdam-Noord · 06 5550 4413 · fatima.elbouazzati@rottemail.example · BIG 55904413030
# Kort
Ik indiceer, coach en verpleeg in drie wijken. Ik kom bij mensen thuis en trek mijn schoenen uit. Nu zoek ik een rol als kwaliteitsverpleegkundige, 28 tot 32 uur.
# Wat ik nu doe
**Thuiszorg Rottekade** te Rotterdam
Wijkverpleegkundige en teamcoach\tmrt 2021 – heden
* 31 collega's in drie zelfsturende teams, casuïstiek, caseload en contracten
* Proef met medicijndispensers: 11 uur per week bespaard
Wijkverpleegkundige\tsep 2018 – feb 2021
* Indicatiestelling, palliatieve zorg, Omaha
# Wat ik eerder deed
**Maasstede Ziekenhuis** te Schiedam
Verpleegkundige oncologie\taug 2014 – aug 2018
Verpleegkundige interne geneeskunde\tjul 2012 – jul 2014
**Woonzorgcentrum De Zilverschoon** te Vlaardingen
Helpende\tsep 2008 – jun 2010
# Stage tijdens de opleiding
**Kraamzorg Nieuw Begin** te Capelle aan den IJssel
Stagiaire\tsep 2011 – jan 2012
# Diploma's en scholing
hbo-verpleegkunde, Hogeschool Rotterdam, 2012 (verkort)
Oncologieverpleegkundige (CZO), 2016
mbo-verpleegkunde niveau 4, Albeda, 2010
Voorbehouden handelingen bijgewerkt tot 2027
# Talenkennis
Nederlands, Tamazight (thuistaal), Arabisch (spreken), Engels (B1)
# Over mij
Getrouwd, drie kinderen, rijbewijs B, zwemt om zes uur 's ochtends
`,
  }),
  cv('b27-nl-nl-programmamanager', 'pdf', 'nl', 'NL', {
    names: ['Sjoerd Tjepkema', 'ir. Sjoerd Tjepkema', 'ir. Sjoerd Tjepkema MBA'],
    email: 'sjoerd@tjepkema-water.example',
    phone: '+31 6 5550 2284',
    city: 'Leeuwarden',
    headline: 'Programmamanager waterveiligheid',
    languages: ['Nederlands', 'Fries', 'Engels', 'Duits'],
    jobs: [
      'Programmamanager dijkversterking | Waterschap Middelzee | Leeuwarden | 2021 | now',
      'Projectmanager gemalen | Waterschap Middelzee | Leeuwarden | 2016 | 2021',
      'Senior adviseur | Ingenieursbureau Terpen & Delta B.V. | Groningen | 2010 | 2016',
      'Adviseur waterbouw | Ingenieursbureau Terpen & Delta B.V. | Groningen | 2005 | 2010',
      'Site engineer | Baggermaatschappij Kornwerd N.V. | Bremerhaven | 2002 | 2005',
      'Dienstplichtig genist | Koninklijke Landmacht | Wezep | 1995 | 1996',
    ],
    aside: [5],
    page: `
|| 6 10
| **ir. Sjoerd Tjepkema MBA** | Programmamanager waterveiligheid
| Telefoon | +31 6 5550 2284
| Mail | sjoerd@tjepkema-water.example
| Woonplaats | Leeuwarden
| Geboren | 30 maart 1976
# Profielschets
Bestuurlijk sensitief, technisch onderlegd en in twee talen van de polder thuis. Brengt mensen met laarzen en mensen met stropdassen aan één tafel. Portefeuille van 340 miljoen euro.
# Loopbaanoverzicht
|| 7 6 3
| **Organisatie** | **Rol** | **Jaren**
| Waterschap Middelzee, Leeuwarden | Programmamanager dijkversterking | 2021-heden
| Waterschap Middelzee, Leeuwarden | Projectmanager gemalen | 2016-2021
| Ingenieursbureau Terpen & Delta B.V., Groningen | Senior adviseur | 2010-2016
| Ingenieursbureau Terpen & Delta B.V., Groningen | Adviseur waterbouw | 2005-2010
| Baggermaatschappij Kornwerd N.V., Bremerhaven | Site engineer | 2002-2005
| Koninklijke Landmacht, Wezep | Dienstplichtig genist | 1995-1996
# Uitgelichte resultaten
**Dijkversterking Koehool-Noord** (47 km)
* Alliantiecontract, 22 miljoen onder raming, twaalf zienswijzen en geen beroep
**Renovatie van 19 gemalen**
* Visvriendelijke pompen, energieverbruik 28% lager
# Opleiding en training
1996 – 2002: Civiele Techniek, TU Delft (ir.)
2013 – 2015: MBA, Rijksuniversiteit Groningen
IPMA-B, 2018; UAV-GC en twee-fasenaanpak, 2022
# Talen die ik spreek
Nederlands, Fries (memmetaal), Engels (vloeiend), Duits (goed)
# Nevenactiviteiten en sport
Elfstedenschaatser (kruisje 1997), fierljeppen op de wal
`,
  }),
  cv('b28-nl-be-heftruck', 'doc', 'nl', 'BE', {
    names: ['Dirk Van den Broeck'],
    email: 'dirk.vdbroeck@netelandpost.example',
    phone: '0486 55 07 39',
    city: 'Geel',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Ploegbaas magazijn | Kempenland Koeling NV | Geel | 2018-04 | now',
      'Heftruckchauffeur | Kempenland Koeling NV | Geel | 2012-01 | 2018-03',
      'Reachtruckchauffeur | Speelgoed Vermander BVBA | Herentals | 2006-09 | 2011-10',
      'Operator blaaslijn | Plastibuis Grobbendonk NV | Grobbendonk | 2001-05 | 2006-08',
      'Arbeider | Diamantslijperij Nijlen-Oost | Nijlen | 1996-07 | 2000-12',
      'Milicien | Belgisch leger | Leopoldsburg | 1993-02 | 1993-11',
    ],
    aside: [5],
    page: `
Van den Broeck Dirk
Stelenseweg 112, 2440 Geel
GSM 0486 55 07 39
dirk.vdbroeck@netelandpost.example
Geboren te Turnhout op 5 november 1974, Belg, gehuwd, rijbewijs B en C
^ Sinds 02/04/2018: Ploegbaas magazijn bij Kempenland Koeling NV te Geel
vriesmagazijn -24°, 16 man, twee ploegen, WMS, veiligheidsoverleg
^ Van 02/01/2012 tot 31/03/2018: Heftruckchauffeur bij Kempenland Koeling NV te Geel
^ Van 01/09/2006 tot 28/10/2011: Reachtruckchauffeur bij Speelgoed Vermander BVBA te Herentals
sluiting van de vestiging
^ Van 07/05/2001 tot 31/08/2006: Operator blaaslijn bij Plastibuis Grobbendonk NV te Grobbendonk
drie ploegen, 4 machines
^ Van 01/07/1996 tot 22/12/2000: Arbeider bij Diamantslijperij Nijlen-Oost te Nijlen
^ Van 01/02/1993 tot 30/11/1993: Milicien bij Belgisch leger te Leopoldsburg
^ Gestudeerd: A2 mechanica, Technisch Instituut Sint-Jozef Geel, 1992
Attesten: heftruck, reachtruck en stapelaar (hernieuwd 2025), EHBO, VCA basis, brandploeg
^ Talen: Nederlands, Frans (genoeg voor chauffeurs)
Hobby's: duiven, moestuin, supporter van een ploeg die nooit wint
^ Beschikbaar na zes weken opzeg. Liefst dagploeg of vroege, geen nacht meer.
`,
  }),
  cv('b29-nl-nl-hovenier', 'docx', 'nl', 'NL', {
    names: ['Wouter ’t Hart', "Wouter 't Hart"],
    email: 'wouter@tharttuinen.example',
    phone: '06-5550 6691',
    city: 'Amersfoort',
    headline: 'Hovenier, boomverzorger en voorman groen',
    languages: [],
    jobs: [
      'Leerling-hovenier | Kwekerij De Laagte | Boskoop | 2003-08 | 2006-07',
      'Vakbekwaam hovenier | Tuinen van Soesterberg B.V. | Soest | 2006-08 | 2011-12',
      'Boomverzorger (ETW) | Kroonsnoei Eemland | Baarn | 2012-02 | 2015-10',
      'Eigenaar | ’t Hart Tuinen | Amersfoort | 2015-11 | 2023-03',
      'Voorman groen | Gemeentelijk Groenbedrijf Eemstreek | Amersfoort | 2023-04 | now',
    ],
    aside: [0],
    page: `
> **Wouter ’t Hart**
> Hovenier, boomverzorger en voorman groen
# Hoe je mij bereikt
Leusderweg 407, 3817 KG Amersfoort
06-5550 6691 of wouter@tharttuinen.example
# Mijn verhaal in vijf banen, van oud naar nieuw
**Leerling-hovenier**
Kwekerij De Laagte, Boskoop
augustus 2003 t/m juli 2006
Vier dagen kweken, één dag school. Heesters, stekken, onkruid.
^ **Vakbekwaam hovenier**
Tuinen van Soesterberg B.V., Soest
augustus 2006 t/m december 2011
Aanleg van villatuinen, bestrating, vijvers.
^ **Boomverzorger (ETW)**
Kroonsnoei Eemland, Baarn
februari 2012 t/m oktober 2015
Klimmen, kroonverankering, VTA-controles. Gestopt na schouderblessure.
^ **Eigenaar**
’t Hart Tuinen, Amersfoort
november 2015 t/m maart 2023
Tot vier man personeel. Verkocht aan een collega.
^ **Voorman groen**
Gemeentelijk Groenbedrijf Eemstreek, Amersfoort
april 2023 tot nu
Ploeg van elf, waarvan zes met een SW-indicatie. Ecologisch bermbeheer, klimaatpleinen.
# Papieren
ETW'er (European Tree Worker), 2012, opnieuw 2024
Hovenier niveau 3, Groenhorst Maartensdijk, 2006
Spuitlicentie, VCA-VOL, BE-rijbewijs, Flora en fauna niveau 2
# Wat je verder moet weten
36 uur graag. Vrijdag is papadag.
`,
  }),
  cv('b30-nl-be-hr', 'doc', 'nl', 'BE', {
    names: ['Lies De Smedt', 'Lies De Smedt-Vandenbulcke'],
    email: 'lies.desmedt@leiestreekmail.example',
    phone: '+32 497 55 08 12',
    city: 'Gent',
    headline: 'HR business partner',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'HR business partner | Weverij Damast & Zoon NV | Deinze | 2019-09 | now',
      'HR officer | Weverij Damast & Zoon NV | Deinze | 2016-02 | 2019-08',
      'Consulent uitzendarbeid | Startklaar Interim NV | Gent | 2013-01 | 2016-01',
      'Personeelsmedewerker | vzw Zorgkring Meetjesland | Eeklo | 2010-10 | 2012-12',
      'Stage sociaal werk | OCMW Scheldevallei | Wetteren | 2010-02 | 2010-05',
      'Vrijwillig bestuurder | vzw Speelplein De Kriebel | Gent | 2014-06 | 2020-09',
    ],
    aside: [4, 5],
    page: `
^ **Lies De Smedt**
HR business partner
|| 8 8
| Kortrijksesteenweg 622, 9000 Gent | +32 497 55 08 12\\lies.desmedt@leiestreekmail.example
^ **Waar ik voor sta**
Eerlijke gesprekken, propere loonbrieven en een ploegbaas die durft te bellen. Ervaring met PC 120 en PC 124, sociale verkiezingen 2020 en 2024, collectief ontslag en heropstart.
^ **Mijn werk tot nu toe**
|| 4 12
| sep. '19 – nu | HR business partner, Weverij Damast & Zoon NV, Deinze\\430 arbeiders en bedienden; absenteïsme van 9,2 naar 6,1 procent
| feb. '16 – aug. '19 | HR officer, Weverij Damast & Zoon NV, Deinze\\Rekrutering, opleidingsplan, opstart van een interne weefschool
| jan. '13 – jan. '16 | Consulent uitzendarbeid, Startklaar Interim NV, Gent
| okt. '10 – dec. '12 | Personeelsmedewerker, vzw Zorgkring Meetjesland, Eeklo
^ **Mijn stage**
|| 4 12
| feb. '10 – mei '10 | Stage sociaal werk, OCMW Scheldevallei, Wetteren
^ **Mijn vrije tijd in dienst van anderen**
|| 4 12
| jun. '14 – sep. '20 | Vrijwillig bestuurder, vzw Speelplein De Kriebel, Gent
^ **Mijn diploma's**
|| 4 12
| 2010 | Bachelor sociaal werk, Arteveldehogeschool Gent
| 2018 | Postgraduaat human resources management, Vlerick
^ **Mijn talen**
Nederlands (moedertaal), Frans (vlot), Engels (vlot)
^ **Mijn software**
SD Worx, Protime, SuccessFactors, Excel
^ Referenties geef ik graag door na een eerste gesprek.
Mijn officiële naam is Lies De Smedt-Vandenbulcke.
`,
  }),
  cv('b31-sv-se-underskoterska', 'doc', 'sv', 'SE', {
    names: ['Amina Warsame Hersi', 'Amina Hersi', 'Amina Warsame'],
    email: 'amina.hersi@hisingsposten.example',
    phone: '031-390 06 42',
    city: 'Göteborg',
    headline: 'Undersköterska (skyddad yrkestitel)',
    languages: ['Somaliska', 'Svenska', 'Arabiska', 'Engelska'],
    jobs: [
      'Undersköterska, dialys | Bohus Närsjukhus | Kungälv | 2022-04 | now',
      'Undersköterska | Äldreboendet Lövgläntan | Göteborg | 2017-01 | 2022-03',
      'Vårdbiträde | Hemtjänst Norra Älvstranden AB | Göteborg | 2013-06 | 2015-08',
      'Lokalvårdare | Skinande Rent i Väst AB | Mölndal | 2011-02 | 2013-05',
      'APL-praktik | Rehabkliniken Slottsberget | Göteborg | 2016-09 | 2016-12',
      'Läxhjälpare | Föreningen Systrar i Biskopsgården | Göteborg | 2018-02 | now',
    ],
    aside: [4, 5],
    page: `
Amina Warsame Hersi
Undersköterska (skyddad yrkestitel)
Långströmsgatan 25 B, 418 72 Göteborg
Tel 031-390 06 42
E-post amina.hersi@hisingsposten.example
^ **Kort om mig**
Jag är lugn, punktlig och van vid tunga lyft, svåra samtal och trasiga skrivare. Jag söker heltid dagtid på sjukhus eller vårdcentral.
^ **Arbeten**
2022-04 – fortfarande
Undersköterska, dialys
Bohus Närsjukhus, Kungälv
Förbereder maskiner, sticker fistlar efter delegering, handleder elever
^ 2017-01 – 2022-03
Undersköterska
Äldreboendet Lövgläntan, Göteborg
Demensavdelning, kontaktman för fyra boende, ombud för munhälsa
^ 2013-06 – 2015-08
Vårdbiträde
Hemtjänst Norra Älvstranden AB, Göteborg
^ 2011-02 – 2013-05
Lokalvårdare
Skinande Rent i Väst AB, Mölndal
^ **Praktik under skoltiden**
2016-09 – 2016-12
APL-praktik
Rehabkliniken Slottsberget, Göteborg
^ **Ideellt**
2018-02 – fortfarande
Läxhjälpare
Föreningen Systrar i Biskopsgården, Göteborg
^ **Skolor och kurser**
2015-08 – 2016-12: Vård- och omsorgsprogrammet för vuxna, Göteborg
2009-08 – 2011-01: Svenska för invandrare, nivå D
2024: Hygienombud, 2 dagar
^ **Språkkunskaper**
Somaliska (modersmål), Svenska (flytande), Arabiska (bra), Engelska (lite)
^ **Övrigt**
B-körkort sedan 2014, utdrag ur belastningsregistret kan visas
`,
  }),
  cv('b32-sv-se-redovisningschef', 'docx', 'sv', 'SE', {
    names: ['Fredrik von Essenberg', 'Fredrik Von Essenberg', 'Carl Fredrik von Essenberg'],
    email: 'fredrik.vonessenberg@fyrisbrev.example',
    phone: '08-465 004 37',
    city: 'Uppsala',
    headline: 'Redovisningschef, civilekonom',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Redovisningschef | Ultuna Biotest AB (publ) | Uppsala | 2020-02 | now',
      'Koncernredovisare | Ultuna Biotest AB (publ) | Uppsala | 2016-05 | 2020-01',
      'Business controller | Mälarhamnar Logistik AB | Västerås | 2012-09 | 2016-04',
      'Revisorsassistent | Revisionsbyrån Odinslund AB | Uppsala | 2008-10 | 2012-08',
      'Trainee ekonomi | Gimo Verktygsstål AB | Gimo | 2007-09 | 2008-09',
      'Värnpliktig signalist | Upplands flygflottilj | Uppsala | 2001-06 | 2002-04',
    ],
    aside: [4, 5],
    page: `
! Fredrik von Essenberg
Redovisningschef, civilekonom
|| 10 6
| **MIN BANA**\\**Redovisningschef**\\Ultuna Biotest AB (publ), Uppsala\\februari 2020 – tills i dag\\Nio medarbetare, IFRS, kvartalsrapporter till First North, budget och likviditet. Bytte Agresso mot Business Central på sju månader.\\**Koncernredovisare**\\Ultuna Biotest AB (publ), Uppsala\\maj 2016 – januari 2020\\Dotterbolag i Lyon och Boston, internprissättning\\**Business controller**\\Mälarhamnar Logistik AB, Västerås\\september 2012 – april 2016\\Investeringskalkyler för kranar och kaj\\**Revisorsassistent**\\Revisionsbyrån Odinslund AB, Uppsala\\oktober 2008 – augusti 2012\\Ägarledda bolag, stiftelser, en domkyrkoförsamling\\**Trainee ekonomi**\\Gimo Verktygsstål AB, Gimo\\september 2007 – september 2008\\**VÄRNPLIKT**\\**Värnpliktig signalist**\\Upplands flygflottilj, Uppsala\\juni 2001 – april 2002 | **NÅ MIG**\\Kyrkogårdsgatan 27\\753 12 Uppsala\\08-465 004 37\\fredrik.vonessenberg@fyrisbrev.example\\**EXAMINA**\\Ekonomie magister, Uppsala universitet, 2007\\Utbytesår, Université Lyon 2, 2005\\**SYSTEM**\\Business Central\\Agresso\\Mercur\\Power BI\\**JAG TALAR**\\Svenska\\Engelska (förhandlingsnivå)\\Franska (god)\\**FRITID**\\Orientering\\Kassör i koloniföreningen
~ Fullständigt namn: Carl Fredrik von Essenberg
`,
  }),
  cv('b33-sv-se-snickare', 'doc', 'sv', 'SE', {
    names: ['Jörgen Bäckström'],
    email: 'jorgen@backstromsnickeri.example',
    phone: '070-174 06 77',
    city: 'Umeå',
    headline: 'Snickare / arbetsledare',
    languages: [],
    jobs: [
      'Arbetsledare | Västerbottens Träbyggare AB | Umeå | 2020-03 | now',
      'Egenföretagare, snickeri | Bäckströms Snickeri | Vännäs | 2013-01 | 2020-02',
      'Byggnadssnickare | Norrfog Entreprenad AB | Umeå | 2006-08 | 2012-12',
      'Tømrer | Nordfjord Hytteservice AS | Bodø, Norge | 2004-05 | 2006-06',
      'Lärling | Norrfog Entreprenad AB | Umeå | 2001-08 | 2004-04',
      'Ungdomsledare | Grubbe Innebandyklubb | Umeå | 2014 | 2021',
    ],
    aside: [4, 5],
    page: `
> **JÖRGEN BÄCKSTRÖM**
> Snickare / arbetsledare
Bor på Dragonvägen 40 i Umeå, nås på 070-174 06 77 eller jorgen@backstromsnickeri.example
Född 1985, sambo, två barn på dagis och en på högstadiet
^ **Så här har jag jobbat**
* Arbetsledare på Västerbottens Träbyggare AB i Umeå, från mars 2020 och framåt. Bas för 14 snickare, flerbostadshus i KL-trä, egenkontroller, UE-möten.
* Egenföretagare, snickeri, i Bäckströms Snickeri i Vännäs, från januari 2013 till februari 2020. Kök, bastu, timmerlagning, ROT.
* Byggnadssnickare på Norrfog Entreprenad AB i Umeå, från augusti 2006 till december 2012. Skolor, ishall, formbyggnad.
* Tømrer på Nordfjord Hytteservice AS i Bodø, Norge, från maj 2004 till juni 2006.
* Lärling på Norrfog Entreprenad AB i Umeå, från augusti 2001 till april 2004.
^ **Vid sidan av**
* Ungdomsledare i Grubbe Innebandyklubb i Umeå, från 2014 till 2021.
^ **Bevis och behörigheter**
Yrkesbevis träarbetare, ställning 2–9 m, heta arbeten, Bas-U och Bas-P, lift, teleskoplastare, B och BE
^ **Skola**
Byggprogrammet, Dragonskolan, klar 2001
Arbetsledarutbildning hos Byggföretagen, 2021
^ **Bra att veta**
Läser ritningar i Bluebeam, kalkylerar i Bidcon. Uppsägningstid två månader.
Referenser: Kjell Nordgren, platschef, 070-174 06 78
`,
  }),
  cv('b34-sv-se-utvecklare', 'pdf', 'sv', 'SE', {
    names: ['Ngoc-Anh Tran Wallin', 'Ngoc-Anh Wallin', 'Ngoc-Anh Tran'],
    email: 'ngocanh.wallin@stangmail.example',
    phone: '070-174 06 84',
    city: 'Linköping',
    headline: 'Teknisk ledare på Stångå Systems | C++, realtid, simulering',
    languages: ['Svenska', 'Vietnamesiska', 'Engelska'],
    jobs: [
      'Teknisk ledare | Stångå Systems AB | Linköping, Östergötlands län, Sverige | 2024-01 | now',
      'Systemutvecklare | Stångå Systems AB | Linköping, Östergötlands län, Sverige | 2020-08 | 2023-12',
      'Mjukvaruingenjör | Berga Flygsimulering AB | Linköping, Östergötlands län, Sverige | 2017-09 | 2020-07',
      'IT-tekniker | Motala Ströms Energi AB | Norrköping | 2015-06 | 2017-08',
      'Examensarbetare | Vätterns Fordonsdata AB | Jönköping | 2015-01 | 2015-05',
    ],
    aside: [4],
    page: `
! Ngoc-Anh Tran Wallin
Teknisk ledare på Stångå Systems | C++, realtid, simulering
Linköping, Östergötlands län, Sverige
# Kontakta
070-174 06 84 (Mobile)
ngocanh.wallin@stangmail.example
www.linkedin.com/in/ngoc-anh-hittepa (LinkedIn)
# Viktigaste kompetenser
C++20
Inbyggda system
Kodgranskning
# Språk och nivå
Svenska (Native or Bilingual)
Vietnamesiska (Native or Bilingual)
Engelska (Full Professional)
# Sammanfattning
Jag ser till att radarskärmen visar rätt prick i rätt millisekund. Mentor för två nyexaminerade varje år.
# Erfarenhet
**Stångå Systems AB**
6 år 4 månader
**Teknisk ledare**
januari 2024 - Present (2 år 11 månader)
Linköping, Östergötlands län, Sverige
Arkitektur för sensorfusion, team på åtta
**Systemutvecklare**
augusti 2020 - december 2023 (3 år 5 månader)
Linköping, Östergötlands län, Sverige
**Berga Flygsimulering AB**
**Mjukvaruingenjör**
september 2017 - juli 2020 (2 år 11 månader)
Linköping, Östergötlands län, Sverige
Visuella system, OpenGL, testbänkar
**Motala Ströms Energi AB**
**IT-tekniker**
juni 2015 - augusti 2017 (2 år 3 månader)
Norrköping
**Vätterns Fordonsdata AB**
**Examensarbetare**
januari 2015 - maj 2015 (5 månader)
Jönköping
# Utbildningsbakgrund
Linköpings universitet
Högskoleingenjör, Datateknik · (2012 - 2015)
Katedralskolan
Teknikprogrammet · (2009 - 2012)
`,
  }),
  cv('b35-sv-fi-larare', 'docx', 'sv', 'FI', {
    names: [
      'Ann-Christine Södergård-Mäkinen',
      'Ann-Christine Södergård',
      'Ann-Christine ”Anki” Södergård-Mäkinen',
      'Anki Södergård-Mäkinen',
    ],
    email: 'anki.sodergard@kvarkenpost.example',
    phone: '+358 50 5550 168',
    city: 'Vasa',
    headline: 'Klasslärare och speciallärare, PeM',
    languages: ['Svenska', 'Finska', 'Engelska', 'Tyska'],
    jobs: [
      'Biträdande rektor | Brändö sunds skola | Vasa | 2021-08 | now',
      'Speciallärare | Brändö sunds skola | Vasa | 2014-08 | 2021-07',
      'Klasslärare | Replotviks skola | Korsholm | 2006-08 | 2013-07',
      'Timlärare i svenska | Seinäjoen Jokirannan koulu | Seinäjoki | 2004-08 | 2006-05',
      'Skolgångsbiträde | Lappfors byaskola | Pedersöre | 1998-08 | 1999-05',
      'Kretsordförande | Kvarkens barnskydd rf | Vasa | 2016-01 | 2023-12',
    ],
    aside: [5],
    page: `
|| 9 7
| **Ann-Christine ”Anki” Södergård-Mäkinen**\\Klasslärare och speciallärare, PeM | Båtsmansgatan 11 A 6, 65100 Vasa\\+358 50 5550 168\\anki.sodergard@kvarkenpost.example
# Nuvarande tjänst
1.8.2021 –\tBiträdande rektor, Brändö sunds skola, Vasa
* Elevhälsa, lärarnas schema, läsårsplan för 312 elever
# Tidigare tjänster
1.8.2014 – 31.7.2021\tSpeciallärare, Brändö sunds skola, Vasa
* Trestegsstöd, läs- och skrivscreening i åk 1–6
1.8.2006 – 31.7.2013\tKlasslärare, Replotviks skola, Korsholm
* Sammansatt klass 3–4, skolans skidläger
9.8.2004 – 31.5.2006\tTimlärare i svenska, Seinäjoen Jokirannan koulu, Seinäjoki
10.8.1998 – 31.5.1999\tSkolgångsbiträde, Lappfors byaskola, Pedersöre
# Studieledighet
1.8.2013 – 31.7.2014\tspeciallärarstudier vid Åbo Akademi
# Förtroendeuppdrag
1.1.2016 – 31.12.2023\tKretsordförande, Kvarkens barnskydd rf, Vasa
# Examina och studier
2014\tSpeciallärarbehörighet, 60 sp, Åbo Akademi
2004\tPedagogie magister, Åbo Akademi i Vasa
2022\tExamen i utbildningsförvaltning
1998\tStudent, Jakobstads gymnasium
# Kunskaper i språk
Svenska (modersmål), Finska (utmärkta, statsförvaltningens språkexamen), Engelska (goda), Tyska (nöjaktiga)
# Intressen
Vinterbad, dragspel, skärgårdsstugan
`,
  }),
  cv('b36-da-dk-tomrer', 'doc', 'da', 'DK', {
    names: ['Brian Lykke Thygesen', 'Brian Thygesen'],
    email: 'brian.thygesen@storaapost.example',
    phone: '28 55 03 74',
    city: 'Holstebro',
    headline: 'Tømrersvend og formand',
    languages: [],
    jobs: [
      'Formand | Vestegnens Tag & Tømrer ApS | Holstebro | 2019-08 | now',
      'Tømrersvend | Vestegnens Tag & Tømrer ApS | Holstebro | 2014-03 | 2019-07',
      'Tømrersvend | Hjerm Byggeforretning A/S | Struer | 2008-09 | 2013-11',
      'Montør | Kuling Vindmølletårne A/S | Lem | 2006-05 | 2008-08',
      'Tømrerlærling | Murer- og Tømrerfirmaet Skou & Søn | Vinderup | 2001-08 | 2005-06',
      'Konstabelelev | Dragonkasernen | Holstebro | 2005-08 | 2006-04',
    ],
    aside: [4, 5],
    page: `
Brian Lykke Thygesen
Tømrersvend og formand
^ Døesvej 119, 7500 Holstebro
Tlf. 28 55 03 74
brian.thygesen@storaapost.example
^ **Job**
Formand hos Vestegnens Tag & Tømrer ApS, Holstebro, fra august 2019 til dato
- Otte svende og tre lærlinge, tagrenovering af 240 rækkehuse, KS og timesedler
Tømrersvend hos Vestegnens Tag & Tømrer ApS, Holstebro, fra marts 2014 til juli 2019
Tømrersvend hos Hjerm Byggeforretning A/S, Struer, fra september 2008 til november 2013
- Vinduer, lofter, stalde. Firmaet lukkede.
Montør hos Kuling Vindmølletårne A/S, Lem, fra maj 2006 til august 2008
^ **Lære og værnepligt**
Tømrerlærling hos Murer- og Tømrerfirmaet Skou & Søn, Vinderup, fra august 2001 til juni 2005
Konstabelelev hos Dragonkasernen, Holstebro, fra august 2005 til april 2006
^ **Ledig**
December 2013 til februar 2014
^ **Kurser**
Rulle- og bukkestillads, asbest, epoxy (fornyet 2025), arbejdsmiljøuddannelsen, teleskoplæsser, varmt arbejde
^ **Skole**
Svendebrev fra Holstebro Tekniske Skole, bronzemedalje, 2005
Folkeskolens 10. klasse, Vinderup, 2001
^ **Kørekort**
B og BE, egen bil og eget håndværktøj
^ **Om mig selv**
41 år, gift med Mette, tre drenge, håndboldtræner på lægter og liniment
`,
  }),
  cv('b37-da-dk-sygeplejerske', 'pdf', 'da', 'DK', {
    names: ['Sofie Wulff-Krabbe', 'Sofie Amalie Wulff-Krabbe', 'Sofie Krabbe'],
    email: 'sofie.wulffkrabbe@odenseaapost.example',
    phone: '+45 29 55 04 61',
    city: 'Odense',
    headline: 'Anæstesisygeplejerske',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Anæstesisygeplejerske | Fyns Centralklinik | Odense | 2021-03 | now',
      'Kursist, specialuddannelsen i anæstesi | Fyns Centralklinik | Odense | 2019-02 | 2021-02',
      'Sygeplejerske, akutmodtagelsen | Fyns Centralklinik | Odense | 2016-02 | 2019-01',
      'Vikarsygeplejerske | Polarvikar AS | Tromsø, Norge | 2015-03 | 2015-12',
      'Sygeplejerske, medicinsk afdeling | Bælthospitalet | Nyborg | 2012-08 | 2015-02',
      'Nødhjælper | Læger på Tværs | Sydsudan | 2018-06 | 2018-09',
    ],
    aside: [1, 5],
    page: `
> **Sofie Wulff-Krabbe**
> Anæstesisygeplejerske
> Absalonsgade 38, 2. tv., 5000 Odense | +45 29 55 04 61 | sofie.wulffkrabbe@odenseaapost.example
# Motivation
Jeg har lagt 4.000 patienter til at sove og vækket dem igen. Nu vil jeg gerne undervise: simulation, luftvej og samarbejde på stuen.
# Ansættelsesforhold
|| 11 5
| **Fyns Centralklinik** | Odense
| Anæstesisygeplejerske | 01.03.2021 - nu
| Kursist, specialuddannelsen i anæstesi | 01.02.2019 - 28.02.2021
| Sygeplejerske, akutmodtagelsen | 01.02.2016 - 31.01.2019
| **Polarvikar AS** | Tromsø, Norge
| Vikarsygeplejerske | 01.03.2015 - 31.12.2015
| **Bælthospitalet** | Nyborg
| Sygeplejerske, medicinsk afdeling | 01.08.2012 - 28.02.2015
# Udsendelse (orlov)
|| 11 5
| **Læger på Tværs** | Sydsudan
| Nødhjælper | 01.06.2018 - 30.09.2018
# Kerneopgaver
* Generel anæstesi ASA 1-3, sectio, børn over to år, traumekald
* Tovholder for simulationstræning siden 2023
* Tillidsrepræsentant for 61 kolleger
# Uddannelser
|| 11 5
| Specialuddannelse i anæstesiologisk sygepleje | 2021
| Sygeplejerske, University College Lillebælt | 2012
| Matematisk student, Nyborg Gymnasium | 2008
# Sprogkundskaber
Dansk (modersmål), Engelsk (flydende), Norsk (forstår og skriver)
# Fritid
Havkajak, lange læserækker, fire søstre
~ Autorisations-id 0ZZ55, Sofie Amalie Wulff-Krabbe
`,
  }),
  cv('b38-da-dk-revisor', 'docx', 'da', 'DK', {
    names: [
      'Abdirahman Yusuf Nielsen',
      'Abdi Nielsen',
      'Abdirahman Nielsen',
      'Abdirahman (Abdi) Yusuf Nielsen',
    ],
    email: 'abdi.nielsen@limfjordsbrev.example',
    phone: '31 55 02 19',
    city: 'Aalborg',
    headline: 'Statsautoriseret revisor',
    languages: ['Dansk', 'Somali', 'Engelsk', 'Svensk'],
    jobs: [
      'Director, revision | Limfjord Revision P/S | Aalborg | 2022 | now',
      'Senior manager | Limfjord Revision P/S | Aalborg | 2018 | 2022',
      'Manager | Kattegat Revisorerne I/S | Aarhus | 2014 | 2018',
      'Revisorassistent | Kattegat Revisorerne I/S | Aarhus | 2009 | 2014',
      'Revisortrainee | Vendsyssel Regnskab ApS | Hjørring | 2007 | 2009',
      'Frivillig gældsrådgiver | Sund Økonomi Aalborg Øst | Aalborg | 2019 | now',
    ],
    aside: [4, 5],
    page: `
! Abdirahman (Abdi) Yusuf Nielsen
Statsautoriseret revisor
= Bopæl\tKastetvej 74, 1. th., 9000 Aalborg
= Telefon\t31 55 02 19
= Mail\tabdi.nielsen@limfjordsbrev.example
# Kort fortalt
Jeg har revideret alt fra fiskekuttere til fjernvarmeværker. Underskriver 130 årsrapporter om året og har aldrig fået en påtale i kvalitetskontrollen. Søger en stilling som økonomidirektør i en ejerledet virksomhed.
# Karrierevej
**Limfjord Revision P/S, Aalborg**
Director, revision\t2022-
* Leder for 18 medarbejdere, kundeansvar på 11 mio. kr.
* Ansvarlig for kontorets overgang til dataanalyse i CaseWare
Senior manager\t2018-2022
* Erhvervsdrivende fonde, landbrug, due diligence
**Kattegat Revisorerne I/S, Aarhus**
Manager\t2014-2018
Revisorassistent\t2009-2014
**Vendsyssel Regnskab ApS, Hjørring**
Revisortrainee\t2007-2009
# Frivilligt arbejde
**Sund Økonomi Aalborg Øst, Aalborg**
Frivillig gældsrådgiver\t2019-
# Uddannelsesforløb
Statsautoriseret revisor, beskikket 2016
Cand.merc.aud., Aalborg Universitet, 2013
HA, Aalborg Universitet, 2009
Hhx, Hjørring Handelsskole, 2005
# Sprog, jeg bruger
Dansk og Somali (begge modersmål), Engelsk (flydende), Svensk (forstår)
# It
CaseWare, Business Central, e-conomic, Excel på øverste hylde
# Privat
Gift med Trine, to børn, løber Aalborg Halvmaraton hvert år og aldrig hurtigere
`,
  }),
  cv('b39-da-dk-kok', 'doc', 'da', 'DK', {
    names: ['Jean-Pierre Østergård', 'JP Østergård', 'Jean-Pierre "JP" Østergård'],
    email: 'jp.oestergaard@skagbopost.example',
    phone: '42 55 01 38',
    city: 'Frederikshavn',
    languages: ['dansk', 'fransk', 'engelsk'],
    jobs: [
      'Køkkenchef | Badehotellet Klitrosen | Skagen | 2020-04 | now',
      'Souschef | Restaurant Rødtunge | Aalborg | 2015-08 | 2019-12',
      'Chef de partie | Auberge du Vieux Lavoir | Honfleur, Frankrig | 2012-02 | 2015-06',
      'Skibskok | Rederiet Læsø Shuttle A/S | Frederikshavn | 2009-10 | 2011-12',
      'Kokkeelev | Hotel Jutlandia Nord | Frederikshavn | 2005-08 | 2009-07',
    ],
    aside: [4],
    page: `
Jean-Pierre "JP" Østergård
Søparken 23, 9900 Frederikshavn
42 55 01 38 – jp.oestergaard@skagbopost.example
^ Til rette vedkommende
^ Her er mit CV i hele sætninger, for skemaer har jeg nok af i køkkenet.
^ Siden april 2020 har jeg været **Køkkenchef** på **Badehotellet Klitrosen** i Skagen. Vi er ti i køkkenet om sommeren og fire om vinteren, laver 260 kuverter på en god julidag og har holdt råvareprocenten under 30 i fem år. Jeg står for menuer, indkøb på auktionen, elever og egenkontrol.
^ Fra august 2015 til december 2019 var jeg **Souschef** på **Restaurant Rødtunge** i Aalborg, hvor jeg kørte aftenen, når chefen var på farten.
^ Fra februar 2012 til juni 2015 var jeg **Chef de partie** på **Auberge du Vieux Lavoir** i Honfleur, Frankrig. Min mor er fra Normandiet, så sproget havde jeg med hjemmefra.
^ Fra oktober 2009 til december 2011 var jeg **Skibskok** hos **Rederiet Læsø Shuttle A/S** i Frederikshavn.
^ Fra august 2005 til juli 2009 var jeg **Kokkeelev** på **Hotel Jutlandia Nord** i Frederikshavn og blev udlært med medalje fra Food College Aalborg.
^ Jeg er 37 år, har hygiejnebevis, søfartsbog og kørekort til bil og taler dansk, fransk og engelsk. Jeg vil gerne have et fast helårsjob i Nordjylland med to weekender fri om måneden.
^ Ring til hotellets ejer, Bodil Kjær, 42 55 01 39, hvis I vil høre, om det passer.
`,
  }),
  cv('b40-da-dk-civilingenior', 'pdf', 'da', 'DK', {
    names: ['Torben Due-Fønss'],
    email: 'torben@due-foenss.example',
    phone: '+45 40 55 06 23',
    city: 'Kolding',
    headline: 'Civilingeniør, ph.d. – varmepumper og fjernkøling',
    languages: ['Dansk', 'Engelsk', 'Tysk', 'Japansk'],
    jobs: [
      'Udviklingschef | Trekantens Varmeteknik A/S | Kolding | 2018-10 | now',
      'Projektleder, R&D | Trekantens Varmeteknik A/S | Kolding | 2013-01 | 2018-09',
      'Visiting researcher | Hokuriku Institute of Cooling | Kanazawa, Japan | 2011-04 | 2012-03',
      'Ph.d.-stipendiat | Sydjysk Teknisk Universitet | Sønderborg | 2009-09 | 2012-12',
      'Beregningsingeniør | Als Kompressor A/S | Nordborg | 2004-08 | 2009-08',
      'Ingeniørpraktikant | Kältewerk Flensburg GmbH | Flensborg, Tyskland | 2002-02 | 2002-07',
      'Censor | Ingeniøruddannelsernes Censorkorps Syd | | 2016 | now',
    ],
    aside: [5],
    page: `
> **Torben Due-Fønss**
> Civilingeniør, ph.d. – varmepumper og fjernkøling
> Fjordvej 152, 6000 Kolding
> +45 40 55 06 23
> torben@due-foenss.example
# Ansættelser og ophold
|| 2 2 5 7
| **Fra** | **Til** | **Titel** | **Arbejdsplads**
| 10/2018 | nu | Udviklingschef | Trekantens Varmeteknik A/S, Kolding
| 01/2013 | 09/2018 | Projektleder, R&D | Trekantens Varmeteknik A/S, Kolding
| 04/2011 | 03/2012 | Visiting researcher | Hokuriku Institute of Cooling, Kanazawa, Japan
| 09/2009 | 12/2012 | Ph.d.-stipendiat | Sydjysk Teknisk Universitet, Sønderborg
| 08/2004 | 08/2009 | Beregningsingeniør | Als Kompressor A/S, Nordborg
| 02/2002 | 07/2002 | Ingeniørpraktikant | Kältewerk Flensburg GmbH, Flensborg, Tyskland
# Bibeskæftigelse
|| 2 2 5 7
| 2016 | nu | Censor | Ingeniøruddannelsernes Censorkorps Syd
# Resultater
* 24 ingeniører i Kolding og Pune, årligt budget på 41 mio. kr.
* Ammoniakvarmepumpe på 5 MW, solgt i 33 eksemplarer
* Tre patenter: EP 5550001, EP 5550002, EP 5550003
# Grader
2013: Ph.d., afhandling om tofasestrømning i pladevekslere
2004: Civilingeniør i energi, DTU
1999: Student, Amtsgymnasiet i Sønderborg
# Udvalgte artikler
Due-Fønss T, Morita K (2012): Slug flow in small plates. Opdigtet Køleteknik 7, 12-29
# Sprogfærdigheder
Dansk, Engelsk (forhandler), Tysk (forhandler), Japansk (høflig)
# Familie og fritid
Gift, to voksne døtre, bygger veteranbåd
`,
  }),
];
