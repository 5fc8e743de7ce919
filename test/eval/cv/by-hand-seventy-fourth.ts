import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-fourth');

/** Thirty-three in nine languages, as they lie in an agency's inbox. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_FOURTH: Sheet[] = [
  cv('a01-au-diesel-fitter', 'docx', 'en', 'AU', {
    names: ['Brett Anthony Sciberras', 'Brett Sciberras'],
    email: 'bsciberras74@tablelandmail.example',
    phone: '0491 573 087',
    city: 'Emerald',
    languages: [],
    jobs: [
      'Leading Hand Diesel Fitter | Capricorn Heavy Plant | Emerald | 2021-03 | now',
      'Diesel Fitter (FIFO) | Bowen Ridge Coal | Moranbah | 2015-08 | 2021-02',
      'Field Service Mechanic | Darling Downs Machinery | Toowoomba | 2011-01 | 2015-07',
      'Apprentice Diesel Fitter | Darling Downs Machinery | Toowoomba | 2007-01 | 2010-12',
    ],
    aside: [3],
    page: `
! Brett Anthony Sciberras
8 Gindie Court, Emerald QLD 4720
M: 0491 573 087
E: bsciberras74@tablelandmail.example
# Summary
Trade qualified diesel fitter with 15 years on Cat and Komatsu gear, underground and open cut. Good with a young crew and with paperwork, in that order.
# Tickets
* Cert III Heavy Commercial Vehicle Mechanical Technology
* Standard 11, coal board medical (2025)
* HR licence, forklift, EWP over 11 m
# Employment
**Leading Hand Diesel Fitter**
Capricorn Heavy Plant, Emerald
March 2021 – Present
* Six fitters and two apprentices, 40 machines
* 500, 1000 and 2000 hour services, component change-outs
**Diesel Fitter (FIFO)**
Bowen Ridge Coal, Moranbah
August 2015 – February 2021
* 793F and D11 fleet, breakdown crew, night shift
**Field Service Mechanic**
Darling Downs Machinery, Toowoomba
January 2011 – July 2015
* Headers and tractors, harvest on-call
**Apprentice Diesel Fitter**
Darling Downs Machinery, Toowoomba
January 2007 – December 2010
# Referees
Available upon request
`,
  }),
  cv('a02-gb-primary-teacher', 'pdf', 'en', 'GB', {
    names: ['Shabana Iqbal-Hartley'],
    email: 's.iqbalhartley@caldermail.example',
    phone: '07700 900482',
    city: 'Huddersfield',
    headline: 'Primary Teacher and Phase Leader',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'Key Stage 2 Phase Leader | Fernley Bridge Primary School | Huddersfield | 2022-09 | now',
      'Year 5 Class Teacher | Fernley Bridge Primary School | Huddersfield | 2018-09 | 2022-08',
      'Year 3 Class Teacher (NQT) | St Oswald’s C of E Primary | Halifax | 2016-09 | 2018-08',
      'Teaching Assistant | Moorside Infants | Brighouse | 2014-01 | 2015-07',
    ],
    page: `
! Mrs Shabana Iqbal-Hartley BA (Hons), PGCE, NPQML
Primary Teacher and Phase Leader
~ 31 Birkby Rise, Huddersfield HD2 | 07700 900482 | s.iqbalhartley@caldermail.example
# Personal statement
I lead a phase of six classes and still teach four days out of five. My classes write a lot, read aloud every day and know what a fronted adverbial is for.
# Teaching experience
|| 4 13
| Sept 2022 – present | **Key Stage 2 Phase Leader**\\Fernley Bridge Primary School, Huddersfield\\Six teachers, writing moderation for the local cluster, SATs co-ordination
| Sept 2018 – Aug 2022 | **Year 5 Class Teacher**\\Fernley Bridge Primary School, Huddersfield\\History lead, residential trips, remote teaching in 2020 and 2021
| Sept 2016 – Aug 2018 | **Year 3 Class Teacher (NQT)**\\St Oswald’s C of E Primary, Halifax\\Class of 29, fourteen with EAL
| Jan 2014 – July 2015 | **Teaching Assistant**\\Moorside Infants, Brighouse\\One-to-one for a child with hearing loss
# Education
|| 4 13
| 2015 – 2016 | PGCE Primary with QTS, University of Huddersfield
| 2010 – 2013 | BA (Hons) English, 2:1, Leeds Trinity
# Other
Languages: English, Urdu, Punjabi (spoken)
Enhanced DBS on the update service. Full clean driving licence.
`,
  }),
  cv('a03-us-hvac-service', 'doc', 'en', 'US', {
    names: [
      'Raymond Lee Castellano, Jr.',
      'Raymond L. Castellano Jr.',
      'Raymond L. Castellano',
      'Raymond Castellano Jr.',
      'Raymond Castellano',
      'Ray Castellano',
    ],
    email: 'raycjr@alleghenymail.example',
    phone: '(412) 555-0173',
    city: 'Bethel Park',
    headline: 'HVAC Service Manager',
    languages: [],
    jobs: [
      'Service Manager | Three Rivers Mechanical, Inc. | Pittsburgh, PA | 2019-05 | now',
      'Lead HVAC Technician | Three Rivers Mechanical, Inc. | Pittsburgh, PA | 2013-10 | 2019-05',
      'HVAC Technician | Keystone Comfort Heating & Air | Monroeville, PA | 2008-03 | 2013-09',
      'Installer Helper | Keystone Comfort Heating & Air | Monroeville, PA | 2006-06 | 2008-02',
    ],
    page: `
> **RAYMOND L. CASTELLANO, JR.**
> HVAC Service Manager
> 2216 Brightwood Dr, Bethel Park, PA 15102
> (412) 555-0173 · raycjr@alleghenymail.example
# OBJECTIVE
Operations or branch manager position with a commercial HVAC contractor in Western Pennsylvania.
# EXPERIENCE
**Three Rivers Mechanical, Inc.**, Pittsburgh, PA
Service Manager, May 2019 – Present
* 14 technicians, 410 maintenance contracts, $6.2M annual revenue
* First-time fix rate from 71% to 88% in three years
Lead HVAC Technician, October 2013 – May 2019
* Rooftop units, chillers to 300 tons, VRF start-ups
**Keystone Comfort Heating & Air**, Monroeville, PA
HVAC Technician, March 2008 – September 2013
* Residential service and replacement, on call every third week
Installer Helper, June 2006 – February 2008
# CERTIFICATIONS
EPA 608 Universal; NATE Commercial Refrigeration; OSHA 30
# EDUCATION
Associate in Specialized Technology, HVAC, Dean Institute of Trades, 2008
# PERSONAL
Everybody calls me Ray. Little League umpire, deer hunter, Steelers.
`,
  }),
  cv('a04-nz-arborist', 'docx', 'en', 'NZ', {
    names: ['Tamsin Whaanga'],
    email: 'tamsin.whaanga@totaramail.example',
    phone: '021 555 0163',
    city: 'Nelson',
    headline: 'Climbing arborist / crew leader',
    languages: [],
    jobs: [
      'Crew Leader | Tasman Tree Surgeons Ltd | Nelson | 2022-10 | now',
      'Climbing Arborist | Tasman Tree Surgeons Ltd | Nelson | 2019-02 | 2022-10',
      'Climber (working holiday) | Oakhurst Arboriculture | Bristol | 2017-03 | 2018-11',
      'Groundie | Bay Tree Care | Napier | 2015-01 | 2017-02',
    ],
    page: `
! TAMSIN WHAANGA
Climbing arborist / crew leader
Nelson · 021 555 0163 · tamsin.whaanga@totaramail.example
# About
Nine years in trees, seven of them off the ground. I run a crew of four, price the small jobs myself and bring everybody home.
# Work
Oct 2022 – now: **Crew Leader**, Tasman Tree Surgeons Ltd, Nelson
* Council and Waka Kotahi contracts, traffic management, crane removals
* Trained three climbers from the ground up
Feb 2019 – Oct 2022: **Climbing Arborist**, Tasman Tree Surgeons Ltd, Nelson
* Close-approach work near lines, storm call-outs after Gita and Gabrielle
Mar 2017 – Nov 2018: **Climber (working holiday)**, Oakhurst Arboriculture, Bristol
* Ash dieback, mostly
Jan 2015 – Feb 2017: **Groundie**, Bay Tree Care, Napier
# Qualifications
New Zealand Certificate in Horticulture Services (Arboriculture) Level 4, 2018
NZQA chainsaw units, Growsafe, STMS, first aid
# Outside work
Finalist, national tree climbing champs 2024. Whitebaiting. Two whippets.
`,
  }),
  cv('a05-ie-solicitor', 'pdf', 'en', 'IE', {
    names: ['Muireann de Búrca', 'Muireann Aoife de Búrca'],
    email: 'mdeburca@liffeypost.example',
    phone: '089 555 0142',
    city: 'Maynooth',
    languages: ['English', 'Irish', 'French'],
    jobs: [
      'Senior Associate, Commercial Property | Brannock Tuohy LLP | Dublin 2 | 2021-01 | now',
      'Associate | Brannock Tuohy LLP | Dublin 2 | 2017-04 | 2020-12',
      'Assistant Solicitor | Hanrahan Scully & Co. | Naas | 2014-11 | 2017-03',
      'Trainee Solicitor | Hanrahan Scully & Co. | Naas | 2012-10 | 2014-10',
      'Legal Secretary (temp) | Curragh Office Staff | Newbridge | 2011-06 | 2012-09',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
= Name\tMuireann Aoife de Búrca
= Address\t4 Carton Walk, Maynooth, Co. Kildare
= Mobile\t089 555 0142
= Email\tmdeburca@liffeypost.example
= Admitted\tRoll of Solicitors, November 2014
# Professional experience
## Brannock Tuohy LLP, Dublin 2
**Senior Associate, Commercial Property** \tJanuary 2021 – present
* Acts for two pension funds in the purchase and letting of offices and logistics parks
* Supervises two trainees and a paralegal
**Associate** \tApril 2017 – December 2020
* Leases, certificates of title, forward funding
## Hanrahan Scully & Co., Naas
**Assistant Solicitor** \tNovember 2014 – March 2017
* Conveyancing, probate, a little District Court
**Trainee Solicitor** \tOctober 2012 – October 2014
## Curragh Office Staff, Newbridge
**Legal Secretary (temp)** \tJune 2011 – September 2012
# Education
Law Society of Ireland, Blackhall Place, PPC I and II, 2012 – 2014
LL.B., Maynooth University, 2008 – 2011, second class honours, grade one
# Languages
English, Irish (fluent), French (reading)
# Memberships
Law Society of Ireland; Kildare Bar Association
`,
  }),
  cv('a06-in-site-engineer', 'doc', 'en', 'IN', {
    names: ['Pradeep Kumar Sahoo', 'Pradeep Sahoo'],
    email: 'pradeepsahoo.civil@mahanadimail.example',
    phone: '+91 98555 01462',
    city: 'Bhubaneswar',
    languages: ['English', 'Hindi', 'Odia', 'Telugu'],
    jobs: [
      'Senior Site Engineer | Konark Infraprojects Pvt. Ltd. | Bhubaneswar | 2020-12 | now',
      'Site Engineer | Godavari Roads & Bridges Ltd. | Rajahmundry | 2016-06 | 2020-11',
      'Junior Engineer (Civil) | Utkal Builders | Cuttack | 2013-07 | 2016-05',
    ],
    page: `
> **CURRICULUM VITAE**
|| 8 8
| **PRADEEP KUMAR SAHOO**\\B.Tech (Civil) | Mob: +91 98555 01462\\Email: pradeepsahoo.civil@mahanadimail.example
# CAREER OBJECTIVE
To work in an organisation where I can use my knowledge of highway and bridge construction for the growth of the company and myself.
# WORK EXPERIENCE
**1. Konark Infraprojects Pvt. Ltd., Bhubaneswar**
= Designation\tSenior Site Engineer
= Duration\tDec 2020 to till date
= Project\tSix-laning of NH-16, km 62 to km 118
* Supervision of DBM, BC and PQC, preparation of RA bills
* Co-ordination with the authority's engineer and sub-contractors
**2. Godavari Roads & Bridges Ltd., Rajahmundry**
= Designation\tSite Engineer
= Duration\tJune 2016 to Nov 2020
= Project\tMajor bridge across Vasishta branch (PSC girders)
* Pile foundation, pier caps, launching of girders
**3. Utkal Builders, Cuttack**
= Designation\tJunior Engineer (Civil)
= Duration\tJuly 2013 to May 2016
= Project\tG+7 residential towers
# ACADEMIC QUALIFICATION
|| 4 7 3 3
| Examination | Board / University | Year | Marks
| B.Tech (Civil) | Biju Patnaik University of Technology | 2013 | 7.9 CGPA
| +2 Science | CHSE Odisha | 2009 | 68%
| Matriculation | BSE Odisha | 2007 | 81%
# SOFTWARE
AutoCAD, MS Project, STAAD Pro (basic), MS Office
# PERSONAL PROFILE
= Father's name\tBansidhar Sahoo
= Date of birth\t12/06/1991
= Languages\tEnglish, Hindi, Odia, Telugu
= Permanent address\tPlot 218, Sailashree Vihar, Bhubaneswar – 751021
= Passport\tYes
# DECLARATION
I do hereby declare that the above information is true to the best of my knowledge and belief.
Place: Bhubaneswar \tPradeep Kumar Sahoo
`,
  }),
  cv('a07-ca-claims-adjuster', 'docx', 'en', 'CA', {
    names: ['Oksana Hrynchuk'],
    email: 'ohrynchuk@assiniboine.example',
    phone: '204-555-0127',
    city: 'Winnipeg',
    headline: 'Property Claims Adjuster, CIP',
    languages: ['English', 'Ukrainian', 'French'],
    jobs: [
      'Senior Property Adjuster | Red River Mutual Assurance | Winnipeg, MB | 2021-06 | now',
      'Field Adjuster | Red River Mutual Assurance | Brandon, MB | 2018-02 | 2021-05',
      'Independent Adjuster | Paddlewheel Claims Services | Kenora, ON | 2015-09 | 2018-01',
      'Claims Service Representative | Great Prairie Insurance Brokers | Winnipeg, MB | 2013-05 | 2015-08',
    ],
    page: `
! Oksana Hrynchuk, CIP
Property Claims Adjuster, CIP
Winnipeg, MB R3L · 204-555-0127 · ohrynchuk@assiniboine.example · linkedin.example/in/ohrynchuk
# Highlights
* Eleven years in property claims, from sewer backup to total loss
* Authority of $250,000; catastrophe team for hail and flood
* Level 3 licence in Manitoba and Saskatchewan
# Experience
|| 9 4
| **Senior Property Adjuster**\\Red River Mutual Assurance, Winnipeg, MB\\Complex and litigated losses, mentoring of four adjusters | June 2021 – Present
| **Field Adjuster**\\Red River Mutual Assurance, Brandon, MB\\Farm and dwelling claims across Westman, 180 files a year | Feb 2018 – May 2021
| **Independent Adjuster**\\Paddlewheel Claims Services, Kenora, ON\\Cottage country: fire, ice, boats and bears | Sept 2015 – Jan 2018
| **Claims Service Representative**\\Great Prairie Insurance Brokers, Winnipeg, MB\\First notice of loss, 60 calls a day | May 2013 – Aug 2015
# Education
|| 9 4
| Chartered Insurance Professional, Insurance Institute of Manitoba | 2019
| Business Administration Diploma, Red River Polytechnic | 2013
# Languages
English, Ukrainian, French (intermediate)
# Community
Treasurer, Rusalka dancers; Bear Clan patrol volunteer
`,
  }),
  cv('a08-za-hr-officer', 'pdf', 'en', 'ZA', {
    names: ['Nomvula Precious Mthembu', 'Nomvula Mthembu', 'Nomvula P. Mthembu'],
    email: 'nomvula.mthembu@umgenimail.example',
    phone: '071 555 0138',
    city: 'Pinetown',
    languages: ['isiZulu', 'English', 'isiXhosa', 'Afrikaans'],
    jobs: [
      'HR Business Partner | Umlazi Packaging (Pty) Ltd | Pinetown | 2022-04 | now',
      'Industrial Relations Officer | Umlazi Packaging (Pty) Ltd | Pinetown | 2018-08 | 2022-03',
      'HR Administrator | Thekweni Cold Storage | Durban | 2015-02 | 2018-07',
      'HR Intern | KZN Department of Transport | Pietermaritzburg | 2014-02 | 2015-01',
    ],
    aside: [3],
    page: `
> **Curriculum Vitae of**
> **NOMVULA PRECIOUS MTHEMBU**
# PERSONAL DETAILS
|| 5 9
| Surname | Mthembu
| First names | Nomvula Precious
| ID number | Available on request
| Nationality | South African
| Residential address | 44 Caversham Road, Pinetown, 3610
| Cell | 071 555 0138
| Email | nomvula.mthembu@umgenimail.example
| Driver's licence | Code B (08)
| Languages | isiZulu, English, isiXhosa, Afrikaans
# EMPLOYMENT HISTORY
|| 5 9
| Company | Umlazi Packaging (Pty) Ltd, Pinetown
| Position | HR Business Partner
| Period | April 2022 – current
| Duties | Workforce planning for 640 employees, employment equity plan, wage negotiations
| Reason for leaving | Looking for growth
|| 5 9
| Company | Umlazi Packaging (Pty) Ltd, Pinetown
| Position | Industrial Relations Officer
| Period | August 2018 – March 2022
| Duties | Disciplinary hearings, CCMA conciliations, shop steward meetings
|| 5 9
| Company | Thekweni Cold Storage, Durban
| Position | HR Administrator
| Period | February 2015 – July 2018
| Duties | Payroll input, leave, UIF and COIDA claims
|| 5 9
| Company | KZN Department of Transport, Pietermaritzburg
| Position | HR Intern
| Period | February 2014 – January 2015
# EDUCATION
|| 5 9
| 2019 | Postgraduate Diploma in Labour Law, University of KwaZulu-Natal
| 2013 | National Diploma: Human Resources Management, Durban University of Technology
| 2010 | National Senior Certificate, Ferndale Combined School
# REFERENCES
Mr S. Pillay, Operations Director, Umlazi Packaging, 031 555 0144
`,
  }),
  cv('a09-sg-port-operations', 'doc', 'en', 'SG', {
    names: [
      'Grace Koh Siew Ling',
      'Grace Koh',
      'Koh Siew Ling',
      'Siew Ling Koh',
      'Koh Siew Ling Grace',
      'Grace Siew Ling Koh',
      'Koh Siew Ling, Grace',
    ],
    email: 'grace.kohsl@kallangmail.example',
    phone: '+65 8555 0139',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien', 'Malay'],
    jobs: [
      'Assistant Manager, Vessel Planning | Straits Gateway Terminals Pte Ltd | | 2021-07 | now',
      'Senior Planner | Straits Gateway Terminals Pte Ltd | | 2017-01 | 2021-06',
      'Shipping Executive | Pelican Feeder Lines (S) Pte Ltd | | 2013-05 | 2016-12',
      'Documentation Clerk | Wah Hin Forwarding | | 2009-03 | 2011-07',
    ],
    page: `
! RESUME
= Name\tKoh Siew Ling, Grace (Ms)
= Address\tBlk 412 Tampines Street 41, #07-118, Singapore 520412
= Contact\t+65 8555 0139
= Email\tgrace.kohsl@kallangmail.example
= Nationality\tSingaporean
= Notice period\tTwo months
= Expected salary\tNegotiable
# Employment history
**Straits Gateway Terminals Pte Ltd**
**Assistant Manager, Vessel Planning** (Jul 2021 – Present)
* Leads a shift of nine planners, 22 berths, 60 vessel calls a week
* Cut re-handles by 14% with new stowage rules
**Senior Planner** (Jan 2017 – Jun 2021)
* Yard and crane allocation, 12-hour shifts
**Pelican Feeder Lines (S) Pte Ltd**
**Shipping Executive** (May 2013 – Dec 2016)
* Bookings, transhipment connections, demurrage disputes
**Wah Hin Forwarding**
**Documentation Clerk** (Mar 2009 – Jul 2011)
* Bills of lading, permits in TradeNet
# Education
Bachelor of Science (Maritime Studies), Nanyang Technological University, 2017 (part-time)
Diploma in Maritime Business, Singapore Polytechnic, 2011 – 2013
# Languages
Spoken: English, Mandarin, Hokkien, Malay (simple)
# Skills
Navis N4, CATOS, Excel, PortNet
`,
  }),
  cv('a10-de-baeckermeister', 'pdf', 'de', 'DE', {
    names: ['Torsten Hinnerk Lüdemann', 'Torsten Lüdemann'],
    email: 't.luedemann@heidepost.example',
    phone: '0151 23456071',
    city: 'Soltau',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Produktionsleiter | Backhaus Wietzendorf GmbH | Soltau | 2019-09 | now',
      'Bäckermeister, Schichtleiter | Backhaus Wietzendorf GmbH | Soltau | 2014-01 | 2019-08',
      'Bäckergeselle | Landbäckerei Oetjen | Schneverdingen | 2008-08 | 2013-06',
      'Bäckergeselle | Reederei Hansenius | Hamburg | 2007-02 | 2008-06',
      'Ausbildung zum Bäcker | Bäckerei Cordes | Walsrode | 2003-08 | 2006-07',
    ],
    aside: [4],
    page: `
> **Lebenslauf**
# Persönliche Daten
= Name\tTorsten Hinnerk Lüdemann
= Geburtsdatum\t14.02.1987
= Geburtsort\tWalsrode
= Familienstand\tverheiratet, ein Sohn
= Anschrift\tAm Böhmewald 12, 29614 Soltau
= Telefon\t0151 23456071
= E-Mail\tt.luedemann@heidepost.example
# Berufliche Tätigkeiten
09/2019 – heute\tProduktionsleiter
\tBackhaus Wietzendorf GmbH, Soltau
\t31 Filialen, 46 Mitarbeiter in der Backstube, Rezepturen, HACCP, Einkauf Mehl und Saaten
01/2014 – 08/2019\tBäckermeister, Schichtleiter
\tBackhaus Wietzendorf GmbH, Soltau
\tNachtschicht, Ofenposten, Ausbildung von sieben Lehrlingen
08/2008 – 06/2013\tBäckergeselle
\tLandbäckerei Oetjen, Schneverdingen
02/2007 – 06/2008\tBäckergeselle
\tReederei Hansenius, Hamburg
\tBordbäckerei der MS Nordmeer
# Ausbildung
07/2013 – 12/2013\tMeisterschule, Akademie des Bäckerhandwerks, Hannover
08/2003 – 07/2006\tAusbildung zum Bäcker
\tBäckerei Cordes, Walsrode
1997 – 2003\tRealschule Walsrode
# Sonstiges
Führerschein B und BE, Ausbildereignung, Brotsommelier (2022)
Sprachen: Deutsch, Englisch (Grundkenntnisse)
Soltau, den 3. November 2026
`,
  }),
  cv('a11-at-hotel-empfang', 'docx', 'de', 'AT', {
    names: ['Anna-Lena Egger-Pichler'],
    email: 'annalena.egger@zillermail.example',
    phone: '+43 664 5550143',
    city: 'Zell am Ziller',
    headline: 'Front Office Managerin',
    languages: ['Deutsch', 'Englisch', 'Italienisch', 'Russisch'],
    jobs: [
      'Front Office Managerin | Alpenresort Gerlosstein | Zell am Ziller | 2021-12 | now',
      'Stv. Rezeptionsleitung | Hotel Kaiserblick | Kitzbühel | 2018-05 | 2021-04',
      'Rezeptionistin (Saison) | Residenz Arlberghöhe | Lech | 2016-12 | 2018-04',
      'Rezeptionistin (Saison) | Strandhotel Seewinkel | Velden | 2016-05 | 2016-10',
    ],
    page: `
|| 5 12
| **Kontakt**\\Unterbergstraße 7\\6280 Zell am Ziller\\+43 664 5550143\\annalena.egger@zillermail.example\\geb. 19.08.1994 in Schwaz\\Österreich\\**Sprachen**\\Deutsch (Muttersprache)\\Englisch (C1)\\Italienisch (B1)\\Russisch (A2)\\**EDV**\\Protel, Opera, Fidelio\\**Hobbys**\\Blasmusik, Rodeln | **Anna-Lena Egger-Pichler**\\Front Office Managerin\\**Berufserfahrung**\\**Front Office Managerin**\\Alpenresort Gerlosstein, Zell am Ziller\\12/2021 – laufend\\8 Mitarbeiter, 210 Betten, Yield, Beschwerden, Lehrlinge\\**Stv. Rezeptionsleitung**\\Hotel Kaiserblick, Kitzbühel\\05/2018 – 04/2021\\Gruppen, Dienstpläne, Kassaabschluss\\**Rezeptionistin (Saison)**\\Residenz Arlberghöhe, Lech\\12/2016 – 04/2018\\**Rezeptionistin (Saison)**\\Strandhotel Seewinkel, Velden\\05/2016 – 10/2016\\**Ausbildung**\\2011 – 2016 Höhere Lehranstalt für Tourismus, Zell am Ziller, Matura\\2020 Lehrlingsausbilderprüfung, WIFI Tirol
`,
  }),
  cv('a12-ch-systemadministrator', 'doc', 'de', 'CH', {
    names: ['Arben Krasniqi'],
    email: 'arben.krasniqi@reussmail.example',
    phone: '+41 78 555 01 72',
    city: 'Emmenbrücke',
    headline: 'System Engineer Microsoft / Azure',
    languages: ['Deutsch', 'Albanisch', 'Englisch', 'Französisch'],
    jobs: [
      'System Engineer | Pilatus Data Services AG | Luzern | 2022-03 | now',
      'Systemadministrator | Kantonale Gebäudewerke Obwalden | Sarnen | 2017-08 | 2022-02',
      'ICT-Supporter | Bürgi Elektrotechnik AG | Kriens | 2014-08 | 2017-07',
      'Lehre als Informatiker EFZ, Systemtechnik | Bürgi Elektrotechnik AG | Kriens | 2010-08 | 2014-07',
    ],
    aside: [3],
    page: `
! Krasniqi Arben
System Engineer Microsoft / Azure
= Vorname\tArben
= Name\tKrasniqi
= Adresse\tGerliswilstrasse 88, 6020 Emmenbrücke
= Mobile\t+41 78 555 01 72
= Mail\tarben.krasniqi@reussmail.example
= Geburtsdatum\t05.11.1994
= Nationalität\tSchweiz / Kosovo
# Berufspraxis
**03.2022 – heute** \t**System Engineer**, Pilatus Data Services AG, Luzern
* Azure-Migrationen für KMU, Intune, Conditional Access
* Pikett alle fünf Wochen
**08.2017 – 02.2022** \t**Systemadministrator**, Kantonale Gebäudewerke Obwalden, Sarnen
* 340 Arbeitsplätze, VMware, Veeam, Exchange
**08.2014 – 07.2017** \t**ICT-Supporter**, Bürgi Elektrotechnik AG, Kriens
* First und Second Level, Rollout Windows 10
**08.2010 – 07.2014** \t**Lehre als Informatiker EFZ, Systemtechnik**, Bürgi Elektrotechnik AG, Kriens
# Weiterbildung
2021 \tAzure Administrator Associate (AZ-104)
2018 – 2020 \tTechniker HF Informatik, Höhere Fachschule Luzern
2015 \tITIL Foundation
# Sprachkenntnisse
Deutsch: Muttersprache
Albanisch: Muttersprache
Englisch: B2
Französisch: A2
# Referenzen
Auf Anfrage
`,
  }),
  cv('a13-de-steuerfach', 'docx', 'de', 'DE', {
    names: ['Friederike von Hagenow'],
    email: 'f.vonhagenow@warnowkonto.example',
    phone: '0170 5550184',
    city: 'Rostock',
    headline: 'Steuerberaterin',
    languages: ['Deutsch', 'Englisch', 'Schwedisch'],
    jobs: [
      'Steuerberaterin, angestellt nach § 58 StBerG | Brinkmann Voss & Partner mbB | Rostock | 2018-04 | now',
      'Steuerassistentin | Ostsee Treuhand GmbH | Stralsund | 2013-10 | 2018-03',
      'Wissenschaftliche Mitarbeiterin | Universität Greifswald | Greifswald | 2009-10 | 2013-09',
    ],
    page: `
Dr. Friederike von Hagenow
Steuerberaterin
Neptunallee 5, 18057 Rostock
Tel. 0170 5550184
f.vonhagenow@warnowkonto.example
> **Werdegang**
Geboren am 2. Mai 1984 in Güstrow, ledig.
^ **Beruf**
|| 4 12
| seit April 2018 | Steuerberaterin, angestellt nach § 58 StBerG\\Brinkmann Voss & Partner mbB, Rostock\\Mandate im Mittelstand und in der Landwirtschaft, Betriebsprüfungen, Umwandlungen
| Okt. 2013 – März 2018 | Steuerassistentin\\Ostsee Treuhand GmbH, Stralsund\\Jahresabschlüsse, Steuererklärungen, Vorbereitung auf das Examen
| Okt. 2009 – Sept. 2013 | Wissenschaftliche Mitarbeiterin\\Universität Greifswald, Lehrstuhl für Steuerrecht\\Lehre, Promotion
^ **Studium und Prüfungen**
|| 4 12
| 2018 | Bestellung zur Steuerberaterin
| 2013 | Promotion zum Dr. iur., magna cum laude
| 2004 – 2009 | Rechtswissenschaft, Universität Greifswald, Erstes Staatsexamen
| 2003 | Abitur, John-Brinckman-Gymnasium Güstrow
^ **Weitere Kenntnisse**
DATEV, Addison, Excel. Deutsch, Englisch (fließend), Schwedisch (Grundlagen).
`,
  }),
  cv('a14-fr-plombier', 'pdf', 'fr', 'FR', {
    names: ['Mickaël Delahousse'],
    email: 'mickael.delahousse@scarpemail.example',
    phone: '06 39 98 52 07',
    city: 'Douai',
    headline: 'Plombier chauffagiste – 14 ans d’expérience',
    languages: [],
    jobs: [
      'Chef d’équipe plomberie | Thermi Nord SARL | Douai | 2020-09 | now',
      'Plombier chauffagiste | Thermi Nord SARL | Douai | 2016-04 | 2020-08',
      'Plombier (missions d’intérim) | Artois Emploi Intérim | Arras | 2014-10 | 2016-03',
      'Plombier | Établissements Carlier | Lens | 2012-07 | 2014-07',
      'Apprenti plombier | Établissements Carlier | Lens | 2010-09 | 2012-06',
    ],
    aside: [4],
    page: `
! DELAHOUSSE Mickaël
> Plombier chauffagiste – 14 ans d’expérience
> 19 rue du Gouvernement, 59500 Douai
> 06 39 98 52 07 – mickael.delahousse@scarpemail.example
> Permis B, véhicule personnel
# EXPÉRIENCES PROFESSIONNELLES
**Depuis septembre 2020 : Chef d’équipe plomberie**
Thermi Nord SARL, Douai
* Cinq compagnons, logements collectifs neufs et réhabilitation
* Pompes à chaleur, réseaux cuivre et multicouche
**Avril 2016 – août 2020 : Plombier chauffagiste**
Thermi Nord SARL, Douai
* Dépannage, entretien de chaudières gaz
**Octobre 2014 – mars 2016 : Plombier (missions d’intérim)**
Artois Emploi Intérim, Arras
* Chantiers hospitaliers à Arras et à Valenciennes
**Juillet 2012 – juillet 2014 : Plombier**
Établissements Carlier, Lens
**Septembre 2010 – juin 2012 : Apprenti plombier**
Établissements Carlier, Lens
# DIPLÔMES ET HABILITATIONS
* BP Monteur en installations du génie climatique, 2014
* CAP Installateur sanitaire, CFA de Lens, 2012
* QualiPAC, habilitation gaz, CACES nacelle
# CENTRES D’INTÉRÊT
Pêche en étang, moto, supporter du RC Lens
`,
  }),
  cv('a15-be-vendeuse', 'doc', 'fr', 'BE', {
    names: ['Laetitia Vandenbroucke', 'Laetitia Vandenbroucke-Colson', 'Laetitia Colson'],
    email: 'laetitia.vdb@ourthemail.example',
    phone: '0470 55 01 64',
    city: 'Liège',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Gérante de magasin | Maroquinerie Saint-Paul | Liège | 2020-02 | now',
      'Première vendeuse | Chaussures Bertholet | Seraing | 2015-09 | 2020-01',
      'Vendeuse | Galeries du Pont d’Île | Liège | 2011-03 | 2015-08',
      'Étudiante jobiste | Boulangerie Radoux | Esneux | 2009 | 2010',
    ],
    page: `
Laetitia Vandenbroucke – épouse Colson
Quai de Rome 54, 4000 Liège
GSM 0470 55 01 64
laetitia.vdb@ourthemail.example
Née le 27 avril 1990 – Mariée, deux enfants – Permis B
# Objectif
Trouver une place de gérante ou de responsable de secteur dans la région liégeoise, de préférence dans la mode ou la maison.
# Expérience
|| 4 6 6
| **Période** | **Fonction** | **Société**
| 02/2020 à ce jour | Gérante de magasin | Maroquinerie Saint-Paul, Liège
| 09/2015 – 01/2020 | Première vendeuse | Chaussures Bertholet, Seraing
| 03/2011 – 08/2015 | Vendeuse | Galeries du Pont d’Île, Liège
| 2009 – 2010 | Étudiante jobiste | Boulangerie Radoux, Esneux
# Tâches
* Ouverture, caisse, commandes, inventaires, étalages
* Formation de trois vendeuses, horaires
* Chiffre d’affaires en hausse de 12 % en 2024
# Études
2008 – 2010 : Bachelier en marketing (1re et 2e années), Haute École Charlemagne, Liège
2008 : CESS, Athénée Royal d’Esneux
# Langues
Français (maternelle), Néerlandais (B1), Anglais (B1)
`,
  }),
  cv('a16-ca-qc-graphiste', 'docx', 'fr', 'CA', {
    names: ['Marie-Ève Thibault-Ouellet'],
    email: 'bonjour@marieevegraphiste.example',
    phone: '418 555-0196',
    city: 'Québec',
    headline: 'Directrice artistique et graphiste',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Directrice artistique | Studio Perce-Neige | Québec | 2021-05 | now',
      'Graphiste principale | Communications Boréalis | Lévis | 2016-08 | 2021-04',
      'Graphiste | Imprimerie du Fleuve | Rimouski | 2013-06 | 2016-07',
      'Pigiste | À mon compte | | 2012-01 | 2013-05',
    ],
    page: `
! Marie-Ève Thibault-Ouellet
Directrice artistique et graphiste
~ Québec (Québec) G1R | 418 555-0196 | bonjour@marieevegraphiste.example
# Profil
Quatorze ans entre l’encre et l’écran. J’aime les grilles serrées, les budgets clairs et les imprimeurs qui rappellent.
# Expérience professionnelle
**Studio Perce-Neige** – Québec
Directrice artistique \tMai 2021 – aujourd’hui
* Équipe de cinq personnes, image de marque de festivals et de musées
* Gala Grafika 2024, prix en édition
**Communications Boréalis** – Lévis
Graphiste principale \tAoût 2016 – avril 2021
* Rapports annuels, campagnes municipales, gestion des fournisseurs
**Imprimerie du Fleuve** – Rimouski
Graphiste \tJuin 2013 – juillet 2016
* Prépresse, emballage, catalogues
**À mon compte**
Pigiste \tJanvier 2012 – mai 2013
# Formation
Baccalauréat en design graphique, Université Laval, 2011
DEC en graphisme, Cégep de Rivière-du-Loup, 2008
# Outils
InDesign, Illustrator, Photoshop, Figma, After Effects
# Langues
Français, Anglais (courant), Espagnol (base)
`,
  }),
  cv('a17-ch-horloger', 'pdf', 'fr', 'CH', {
    names: ['João Pedro Monnier-Teixeira', 'João Monnier-Teixeira'],
    email: 'jp.monnier@doubsmail.example',
    phone: '+41 76 555 01 29',
    city: 'Le Locle',
    languages: ['Français', 'Portugais', 'Allemand', 'Anglais'],
    jobs: [
      'Horloger rhabilleur | Atelier Perrenoud-Huguenin SA | Le Locle | 2019-01 | now',
      'Horloger, atelier des complications | Manufacture Valvert | La Chaux-de-Fonds | 2014-03 | 2018-12',
      'Horloger praticien | Manufacture Valvert | La Chaux-de-Fonds | 2012-08 | 2014-02',
    ],
    page: `
|| 9 6
| **João Pedro Monnier-Teixeira**\\Rue de la Côte 22\\2400 Le Locle | +41 76 555 01 29\\jp.monnier@doubsmail.example\\né le 8 juin 1991\\Suisse et Portugal
# Parcours
## Janvier 2019 à aujourd’hui
**Horloger rhabilleur** – Atelier Perrenoud-Huguenin SA, Le Locle
* Restauration de pièces anciennes, répétitions minutes, fabrication de fournitures
* Devis, contact avec les collectionneurs
## Mars 2014 à décembre 2018
**Horloger, atelier des complications** – Manufacture Valvert, La Chaux-de-Fonds
* Quantièmes perpétuels, tourbillons, réglage
## Août 2012 à février 2014
**Horloger praticien** – Manufacture Valvert, La Chaux-de-Fonds
* Assemblage T1 et T2
# Formation
2008 – 2012 \tCFC d’horloger rhabilleur, CIFOM Le Locle
2017 \tBrevet fédéral, module restauration
# Langues
Français, Portugais (langues maternelles)
Allemand (A2), Anglais (B1)
# Loisirs
VTT, accordéon, pétanque
`,
  }),
  cv('a18-es-conductor', 'docx', 'es', 'ES', {
    names: [
      'Francisco Javier Molina Cortés',
      'Francisco Javier Molina',
      'Javier Molina Cortés',
      'Javier Molina',
    ],
    email: 'javi.molina.cortes@segurapost.example',
    phone: '600 555 027',
    city: 'Molina de Segura',
    languages: ['Español', 'Francés'],
    jobs: [
      'Conductor de tráiler frigorífico | Transportes Hermanos Belmonte, S.L. | Molina de Segura | 2018-05 | now',
      'Conductor internacional | Frigolevante Cargo, S.A. | Lorca | 2012-09 | 2018-04',
      'Repartidor | Distribuciones Vega Media | Murcia | 2007-03 | 2012-06',
      'Peón de almacén | Conservas La Huertana | Alguazas | 2003 | 2007',
    ],
    page: `
! Molina Cortés, Francisco Javier
= Dirección\tCalle Almendros 14, 30500 Molina de Segura (Murcia)
= Teléfono\t600 555 027
= Correo electrónico\tjavi.molina.cortes@segurapost.example
= Fecha de nacimiento\t03/10/1983
= Carnés\tB, C, C+E, CAP en vigor, ADR básico y cisternas
# Experiencia laboral
* **Conductor de tráiler frigorífico.** Transportes Hermanos Belmonte, S.L., Molina de Segura. Mayo 2018 – actualidad. Ruta nacional y Francia, tacógrafo digital, control de temperatura.
* **Conductor internacional.** Frigolevante Cargo, S.A., Lorca. Septiembre 2012 – abril 2018. Alemania, Países Bajos y Reino Unido.
* **Repartidor.** Distribuciones Vega Media, Murcia. Marzo 2007 – junio 2012. Furgoneta y camión rígido de 12 t.
* **Peón de almacén.** Conservas La Huertana, Alguazas. 2003 – 2007.
# Formación
Graduado en ESO, IES Vega del Argos, 1999
Curso de estiba y sujeción de cargas, 2021
# Idiomas
Español (nativo), Francés (nivel básico)
# Otros
Disponibilidad inmediata. No fumador. Sin sanciones.
`,
  }),
  cv('a19-mx-contadora', 'pdf', 'es', 'MX', {
    names: ['Ana Lilia Gutiérrez Ramos', 'Ana Lilia Gutiérrez'],
    email: 'analilia.gtz@bajiomail.example',
    phone: '477 555 0148',
    city: 'León',
    headline: 'Contadora pública certificada',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente de Contabilidad | Curtidos y Pieles del Centro, S.A. de C.V. | León | 2020-08 | now',
      'Contadora General | Calzado Tres Potrillos, S.A. de C.V. | León | 2015-01 | 2020-07',
      'Auxiliar Contable | Despacho Ornelas, Puga y Asociados, S.C. | Irapuato | 2011-02 | 2014-12',
      'Becaria de auditoría | Despacho Ornelas, Puga y Asociados, S.C. | Irapuato | 2010-02 | 2011-01',
    ],
    aside: [3],
    page: `
> **C.P. ANA LILIA GUTIÉRREZ RAMOS**
> Contadora pública certificada
> León, Guanajuato · Cel. 477 555 0148 · analilia.gtz@bajiomail.example
# PERFIL PROFESIONAL
Quince años de experiencia en contabilidad, impuestos y nómina en empresas de cuero y calzado. Manejo de equipos, cierre mensual en cinco días y cero requerimientos del SAT sin contestar.
# EXPERIENCIA LABORAL
**Curtidos y Pieles del Centro, S.A. de C.V.** \tLeón, Gto.
Gerente de Contabilidad \tAgo 2020 – Actual
* Siete personas a cargo, estados financieros, IMMEX, dictamen fiscal
**Calzado Tres Potrillos, S.A. de C.V.** \tLeón, Gto.
Contadora General \tEne 2015 – Jul 2020
* Declaraciones, CFDI 4.0, costos por modelo
**Despacho Ornelas, Puga y Asociados, S.C.** \tIrapuato, Gto.
Auxiliar Contable \tFeb 2011 – Dic 2014
Becaria de auditoría \tFeb 2010 – Ene 2011
# FORMACIÓN
Licenciatura en Contaduría Pública, Universidad de Guanajuato, 2006 – 2010
Diplomado en Impuestos, IMCP, 2016
# IDIOMAS
Español nativo, Inglés intermedio
# PROGRAMAS
CONTPAQi, SAP Business One, Excel avanzado
`,
  }),
  cv('a20-ar-veterinaria', 'doc', 'es', 'AR', {
    names: ['María Sol Etchegaray'],
    email: 'solet.vet@pampamail.example',
    phone: '+54 9 249 555-0133',
    city: 'Tandil',
    headline: 'Médica Veterinaria',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Médica veterinaria, reproducción bovina | Cabaña Los Cardales | Tandil | 2019-03 | now',
      'Veterinaria de guardia | Clínica Veterinaria del Parque | Tandil | 2015-04 | 2019-02',
      'Ayudante de cátedra | Universidad Nacional del Centro | Tandil | 2016-03 | 2018-12',
    ],
    page: `
Currículum Vitae
! María Sol Etchegaray
Médica Veterinaria
Matrícula: M.P. 55512
Dirección: Alsina 1155, Tandil, Provincia de Buenos Aires
Celular: +54 9 249 555-0133
Correo: solet.vet@pampamail.example
DNI: a pedido · Nacida el 11 de enero de 1990 · Licencia de conducir B1
^ **EXPERIENCIA**
Desde marzo de 2019
**Médica veterinaria, reproducción bovina**, Cabaña Los Cardales, Tandil
Inseminación a tiempo fijo, ecografía, transferencia de embriones, 3.800 vientres por campaña
Abril de 2015 a febrero de 2019
**Veterinaria de guardia**, Clínica Veterinaria del Parque, Tandil
Clínica y cirugía de pequeños animales, guardias nocturnas
Marzo de 2016 a diciembre de 2018
**Ayudante de cátedra**, Universidad Nacional del Centro, Tandil
Trabajos prácticos de Teriogenología, dedicación simple
^ **ESTUDIOS**
Médica Veterinaria, Universidad Nacional del Centro, 2008 – 2014
Especialización en Reproducción Bovina, 2018 – 2020
Bachiller, Colegio San José, Tandil, 2007
^ **IDIOMAS**
Español, Inglés (lectura técnica), Portugués (básico)
^ **REFERENCIAS**
Dr. Horacio Lavalleja, Cabaña Los Cardales, 249 555-0150
`,
  }),
  cv('a21-co-abogado', 'docx', 'es', 'CO', {
    names: [
      'Jhon Alexánder Mosquera Palacios',
      'Jhon Alexánder Mosquera',
      'Jhon Mosquera Palacios',
      'Jhon Mosquera',
    ],
    email: 'jhon.mosquera@caucamail.example',
    phone: '+57 300 555 0157',
    city: 'Cali',
    headline: 'Abogado especialista en derecho laboral',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Asesor jurídico laboral | Ingenio San Telmo S.A. | Palmira | 2021-02 | now',
      'Abogado litigante | Mosquera & Hinestroza Abogados | Cali | 2016-08 | 2021-01',
      'Profesional universitario | Personería Municipal de Buenaventura | Buenaventura | 2013-01 | 2016-07',
      'Judicatura | Juzgado Tercero Laboral del Circuito de Cali | Cali | 2012-01 | 2012-11',
    ],
    aside: [3],
    page: `
# HOJA DE VIDA
|| 5 10
| **NOMBRES** | Jhon Alexánder
| **APELLIDOS** | Mosquera Palacios
| **PROFESIÓN** | Abogado especialista en derecho laboral
| **TARJETA PROFESIONAL** | 555.107 del C. S. de la J.
| **DIRECCIÓN** | Carrera 66 # 13B-55, Cali, Valle del Cauca
| **CELULAR** | +57 300 555 0157
| **CORREO** | jhon.mosquera@caucamail.example
# PERFIL
Abogado con trece años de ejercicio en relaciones individuales y colectivas de trabajo, negociación con sindicatos y litigio ante la jurisdicción ordinaria.
# EXPERIENCIA PROFESIONAL
|| 5 10
| **Empresa** | Ingenio San Telmo S.A., Palmira
| **Cargo** | Asesor jurídico laboral
| **Tiempo** | Febrero de 2021 – a la fecha
| **Funciones** | Convención colectiva, procesos disciplinarios, concepto a la gerencia
|| 5 10
| **Empresa** | Mosquera & Hinestroza Abogados, Cali
| **Cargo** | Abogado litigante
| **Tiempo** | Agosto de 2016 – enero de 2021
| **Funciones** | 140 procesos laborales y de seguridad social
|| 5 10
| **Empresa** | Personería Municipal de Buenaventura
| **Cargo** | Profesional universitario
| **Tiempo** | Enero de 2013 – julio de 2016
|| 5 10
| **Empresa** | Juzgado Tercero Laboral del Circuito de Cali
| **Cargo** | Judicatura
| **Tiempo** | Enero de 2012 – noviembre de 2012
# FORMACIÓN ACADÉMICA
Especialización en Derecho Laboral, Universidad Icesi, 2015
Abogado, Universidad Santiago de Cali, 2012
Bachiller académico, Colegio Pascual de Andagoya, 2005
# IDIOMAS
Español nativo, Inglés B1
`,
  }),
  cv('a22-it-commessa', 'pdf', 'it', 'IT', {
    names: ['Giada Mastrangelo'],
    email: 'giada.mastrangelo@bradanomail.example',
    phone: '320 555 0164',
    city: 'Altamura',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Store manager | Outlet Casa Murgia | Molfetta | 2022-09 | now',
      'Responsabile di reparto | Profumerie Santoro | Bari | 2018-03 | 2022-08',
      'Addetta alle vendite | Profumerie Santoro | Bari | 2015-11 | 2018-02',
      'Banconista stagionale | Bar Lido Azzurro | Polignano a Mare | 2013-06 | 2015-09',
    ],
    page: `
! Curriculum Vitae
# Informazioni personali
= Nome e cognome\tGiada Mastrangelo
= Indirizzo\tVia Matera 140, 70022 Altamura (BA)
= Telefono\t320 555 0164
= E-mail\tgiada.mastrangelo@bradanomail.example
= Nazionalità\tItaliana
= Data di nascita\t23 maggio 1994
# Esperienza lavorativa
= Date\tsettembre 2022 – in corso
= Datore di lavoro\tOutlet Casa Murgia, Molfetta
= Posizione\tStore manager
= Mansioni\tSette addetti, turni, budget, visual merchandising
^
= Date\tmarzo 2018 – agosto 2022
= Datore di lavoro\tProfumerie Santoro, Bari
= Posizione\tResponsabile di reparto
= Mansioni\tOrdini, inventari, formazione delle nuove addette
^
= Date\tnovembre 2015 – febbraio 2018
= Datore di lavoro\tProfumerie Santoro, Bari
= Posizione\tAddetta alle vendite
^
= Date\tgiugno 2013 – settembre 2015 (stagioni estive)
= Datore di lavoro\tBar Lido Azzurro, Polignano a Mare
= Posizione\tBanconista stagionale
# Istruzione e formazione
2013 \tDiploma di tecnico dei servizi commerciali, I.P.S.S. De Nora, Altamura
2019 \tCorso di visual merchandising, 80 ore
# Capacità e competenze
Madrelingua: Italiano
Altre lingue: Inglese (B1), Francese (A2)
Patente: B
Autorizzo il trattamento dei dati personali contenuti nel presente CV.
`,
  }),
  cv('a23-it-geometra', 'doc', 'it', 'IT', {
    names: ['Pierluigi Dal Molin'],
    email: 'geom.dalmolin@piavemail.example',
    phone: '348 555 0119',
    city: 'Feltre',
    headline: 'Geometra libero professionista – Direttore di cantiere',
    languages: ['Italiano', 'Tedesco'],
    jobs: [
      'Direttore di cantiere | Costruzioni Dolomia S.r.l. | Belluno | 2016-04 | now',
      'Geometra di cantiere | Impresa Zanella & Figli S.n.c. | Feltre | 2007-02 | 2016-03',
      'Tecnico comunale a tempo determinato | Comune di Sedico | Sedico | 2005-03 | 2007-01',
      'Praticante geometra | Studio Tecnico Corso | Feltre | 2003-01 | 2005-01',
    ],
    aside: [3],
    page: `
> **GEOM. PIERLUIGI DAL MOLIN**
> Geometra libero professionista – Direttore di cantiere
> Via Cavour 9, 32032 Feltre (BL) – cell. 348 555 0119 – geom.dalmolin@piavemail.example
# ESPERIENZE PROFESSIONALI
dal 04/2016 \t**Direttore di cantiere**
\tCostruzioni Dolomia S.r.l., Belluno
\tScuole, impianti di risalita, due gallerie paramassi; cantieri fino a 9 milioni
02/2007 – 03/2016 \t**Geometra di cantiere**
\tImpresa Zanella & Figli S.n.c., Feltre
\tContabilità lavori, tracciamenti, sicurezza
03/2005 – 01/2007 \t**Tecnico comunale a tempo determinato**
\tComune di Sedico
01/2003 – 01/2005 \t**Praticante geometra**
\tStudio Tecnico Corso, Feltre
# TITOLI
2005 \tAbilitazione, Collegio dei Geometri di Belluno
2002 \tDiploma di geometra, ITG Forcellini, Feltre
2023 \tAggiornamento coordinatore sicurezza (40 ore)
# COMPETENZE
AutoCAD, Primus, stazione totale, GPS, drone (patentino A1/A3)
# LINGUE
Italiano, Tedesco (scolastico)
# VARIE
Soccorso alpino dal 2009. Patente B e C.
`,
  }),
  cv('a24-it-farmacista', 'docx', 'it', 'IT', {
    names: ['Ileana Cristina Dobrescu', 'Ileana Dobrescu'],
    email: 'ileana.dobrescu@ticinomail.example',
    phone: '+39 329 555 0182',
    city: 'Pavia',
    headline: 'Farmacista collaboratrice',
    languages: ['Rumeno', 'Italiano', 'Inglese'],
    jobs: [
      'Farmacista collaboratrice | Farmacia San Michele | Pavia | 2019-10 | now',
      'Farmacista | Parafarmacia Salute & Natura | Voghera | 2017-02 | 2019-09',
      'Informatrice scientifica | Laboratori Helianthus S.p.A. | Milano | 2014-05 | 2016-12',
    ],
    page: `
! Dott.ssa Ileana Cristina Dobrescu
Farmacista collaboratrice
|| 5 12
| **CONTATTI**\\Via Torretta 31\\27100 Pavia\\+39 329 555 0182\\ileana.dobrescu@ticinomail.example\\Nata a Iași il 06/07/1988\\**LINGUE**\\Rumeno (madrelingua)\\Italiano (C2)\\Inglese (B2)\\**PATENTE**\\B | **ESPERIENZA**\\**Farmacista collaboratrice**\\Farmacia San Michele, Pavia\\Ottobre 2019 – presente\\Banco, galenica, CUP, vaccinazioni, turni notturni\\**Farmacista**\\Parafarmacia Salute & Natura, Voghera\\Febbraio 2017 – settembre 2019\\Cosmesi, ordini, gestione scadenze\\**Informatrice scientifica**\\Laboratori Helianthus S.p.A., Milano\\Maggio 2014 – dicembre 2016\\Zona Lombardia sud, 160 medici\\**FORMAZIONE**\\Laurea magistrale in Farmacia, Università di Pavia, 2013\\Iscrizione all’Ordine dei Farmacisti di Pavia, 2014\\Master in galenica, 2021
`,
  }),
  cv('a25-pt-pasteleira', 'doc', 'pt', 'PT', {
    names: [
      'Maria de Fátima Canelas Brito',
      'Maria de Fátima Brito',
      'Fátima Brito',
      'Maria Brito',
      'Fátima Canelas Brito',
    ],
    email: 'fatimabrito.pastelaria@sadomail.example',
    phone: '910 555 063',
    city: 'Setúbal',
    languages: ['Português', 'Espanhol'],
    jobs: [
      'Chefe de pastelaria | Confeitaria Flor do Sado | Setúbal | 2017-06 | now',
      'Pasteleira de 1.ª | Hotel Atlântida Tróia | Grândola | 2011-04 | 2017-05',
      'Ajudante de pastelaria | Pastelaria Capri | Palmela | 2005-09 | 2011-03',
    ],
    page: `
# CURRICULUM VITAE
= Nome:\tMaria de Fátima Canelas Brito
= Morada:\tRua das Amoreiras, n.º 38, 2.º Dto., 2900-018 Setúbal
= Telemóvel:\t910 555 063
= E-mail:\tfatimabrito.pastelaria@sadomail.example
= Data de nascimento:\t20 de março de 1986
= Estado civil:\tDivorciada
# EXPERIÊNCIA PROFISSIONAL
Junho de 2017 até hoje
**Chefe de pastelaria** – Confeitaria Flor do Sado, Setúbal
Equipa de seis, fabrico próprio, bolos de noiva, encomendas de Natal
Abril de 2011 a maio de 2017
**Pasteleira de 1.ª** – Hotel Atlântida Tróia, Grândola
Sobremesas de carta, pequenos-almoços, banquetes até 300 pessoas
Setembro de 2005 a março de 2011
**Ajudante de pastelaria** – Pastelaria Capri, Palmela
# FORMAÇÃO
Curso de Pastelaria e Panificação, Escola de Hotelaria e Turismo de Setúbal, 2004 – 2005
9.º ano, Escola Básica de Palmela, 2001
Formação em HACCP, 2022 (25 horas)
# LÍNGUAS
Português (materna), Espanhol (razoável)
# OUTROS
Carta de condução B, viatura própria. Disponível para turnos da madrugada.
`,
  }),
  cv('a26-br-analista-rh', 'pdf', 'pt', 'BR', {
    names: [
      'Thaís Aparecida Nakamura dos Santos',
      'Thaís Nakamura dos Santos',
      'Thaís Nakamura',
      'Thaís dos Santos',
      'Thaís Santos',
      'Thaís Aparecida dos Santos',
    ],
    email: 'thais.nakamura@tietemail.example',
    phone: '(15) 95555-0148',
    city: 'Sorocaba',
    headline: 'Analista de Recursos Humanos Sênior',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Analista de RH Sênior | Metalúrgica Ipanema Ltda. | Sorocaba | 2022-01 | now',
      'Analista de RH Pleno | Metalúrgica Ipanema Ltda. | Sorocaba | 2019-02 | 2021-12',
      'Assistente de Departamento Pessoal | Contábil Rocha & Lins | Votorantim | 2015-07 | 2019-01',
      'Estagiária de RH | Rede Supermercados Boa Safra | Itu | 2014-01 | 2015-06',
    ],
    aside: [3],
    page: `
! THAÍS APARECIDA NAKAMURA DOS SANTOS
Analista de Recursos Humanos Sênior
Brasileira, 33 anos, casada
Sorocaba – SP | (15) 95555-0148 (WhatsApp) | thais.nakamura@tietemail.example
# OBJETIVO
Atuar como Coordenadora ou Analista Sênior de RH.
# RESUMO DE QUALIFICAÇÕES
* Experiência de 12 anos em recrutamento e seleção, folha e treinamento
* eSocial, TOTVS RM, Gupy, Power BI
# HISTÓRICO PROFISSIONAL
**Metalúrgica Ipanema Ltda.** – Sorocaba/SP – 820 funcionários
Cargo: Analista de RH Sênior
Período: 01/2022 – atual
* Responsável por recrutamento operacional e técnico, clima e indicadores
Cargo: Analista de RH Pleno
Período: 02/2019 – 12/2021
**Contábil Rocha & Lins** – Votorantim/SP
Cargo: Assistente de Departamento Pessoal
Período: 07/2015 – 01/2019
* Admissões, férias e rescisões de 45 clientes
**Rede Supermercados Boa Safra** – Itu/SP
Cargo: Estagiária de RH
Período: 01/2014 – 06/2015
# FORMAÇÃO ACADÊMICA
MBA em Gestão de Pessoas, Esamc, 2020
Psicologia, Universidade de Sorocaba, 2011 – 2015
# IDIOMAS
Português nativo, Inglês intermediário, Japonês básico
`,
  }),
  cv('a27-br-eletrotecnico', 'docx', 'pt', 'BR', {
    names: [
      'Wellington José Tavares Filho',
      'Wellington José Tavares',
      'Wellington Tavares Filho',
      'Wellington Tavares',
    ],
    email: 'wellington.tavares.f@capibaribe.example',
    phone: '(81) 95555-0171',
    city: 'Jaboatão dos Guararapes',
    headline: 'Técnico em Eletrotécnica',
    languages: [],
    jobs: [
      'Supervisor de Manutenção Elétrica | Estaleiro Porto Suape S.A. | Ipojuca | 2020-03 | now',
      'Eletrotécnico | Cervejaria Marco Zero | Igarassu | 2014-06 | 2020-02',
      'Eletricista Industrial | Montec Montagens Industriais | Cabo de Santo Agostinho | 2010-02 | 2014-05',
      'Auxiliar de Eletricista | Condomínio Boa Vista Center | Recife | 2007 | 2009',
    ],
    page: `
Wellington José Tavares Filho
**Técnico em Eletrotécnica**
Rua Itamaracá, 310 – Piedade
Jaboatão dos Guararapes – PE
Fone: (81) 95555-0171
E-mail: wellington.tavares.f@capibaribe.example
CNH AB
# Experiência
**Supervisor de Manutenção Elétrica** \tmar/2020 – até o momento
Estaleiro Porto Suape S.A. – Ipojuca
* Equipe de 18 eletricistas, subestação de 69 kV, NR-10 e SEP
* Plano de manutenção no SAP PM
**Eletrotécnico** \tjun/2014 – fev/2020
Cervejaria Marco Zero – Igarassu
* Linhas de envase, inversores, CLP Siemens S7
**Eletricista Industrial** \tfev/2010 – mai/2014
Montec Montagens Industriais – Cabo de Santo Agostinho
* Obras da refinaria, leitos, painéis, comissionamento
**Auxiliar de Eletricista** \t2007 – 2009
Condomínio Boa Vista Center – Recife
# Formação
Técnico em Eletrotécnica, IFPE Campus Recife, 2009
Tecnólogo em Automação Industrial, em andamento (previsão 2027)
# Cursos
NR-10, NR-33, NR-35, CLP avançado (Senai, 2018)
`,
  }),
  cv('a28-nl-loodgieter', 'doc', 'nl', 'NL', {
    names: ['Sjoerd van den Heuvel'],
    email: 'sjoerdvdheuvel@peelpost.example',
    phone: '06 5550 1628',
    city: 'Helmond',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Servicemonteur warmtepompen | Van Asten Installatietechniek BV | Helmond | 2021-09 | now',
      'Loodgieter / cv-monteur | Van Asten Installatietechniek BV | Helmond | 2014-02 | 2021-08',
      'Loodgieter | Gebroeders Kuypers | Deurne | 2009-07 | 2014-01',
      'Leerling loodgieter | Gebroeders Kuypers | Deurne | 2006-08 | 2009-06',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
|| 5 11
| Naam | Heuvel, van den
| Voornaam | Sjoerd
| Adres | Mierloseweg 217
| Postcode en woonplaats | 5707 AL Helmond
| Telefoonnummer | 06 5550 1628
| E-mailadres | sjoerdvdheuvel@peelpost.example
| Geboortedatum | 30-09-1989
| Rijbewijs | B, BE
**Werkervaring**
|| 5 11
| sep 2021 – heden | Servicemonteur warmtepompen\\Van Asten Installatietechniek BV, Helmond\\Storingen, onderhoud, inbedrijfstelling, consignatie
| feb 2014 – aug 2021 | Loodgieter / cv-monteur\\Van Asten Installatietechniek BV, Helmond\\Nieuwbouw en renovatie voor woningcorporaties
| jul 2009 – jan 2014 | Loodgieter\\Gebroeders Kuypers, Deurne\\Dakwerk, zink, riolering
| aug 2006 – jun 2009 | Leerling loodgieter\\Gebroeders Kuypers, Deurne
**Opleiding en cursussen**
|| 5 11
| 2006 – 2009 | BBL Installatietechniek niveau 3, ROC Ter AA, Helmond
| 2021 | BRL 6000-21, F-gassen categorie 1
| 2024 | VCA VOL
**Talen**
Nederlands, Duits (redelijk)
**Hobby's**
Carnaval, karper, klussen
`,
  }),
  cv('a29-be-boekhouder', 'pdf', 'nl', 'BE', {
    names: ['Ilse Van de Walle'],
    email: 'ilse.vandewalle@denderpost.example',
    phone: '+32 471 55 01 39',
    city: 'Aalst',
    headline: 'Gecertificeerd accountant ITAA',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Dossierbeheerder | Fiducia Dender BV | Aalst | 2018-01 | now',
      'Boekhouder | Textielgroep Meulebroek NV | Ninove | 2012-03 | 2017-12',
      'Hulpboekhouder | Textielgroep Meulebroek NV | Ninove | 2009-09 | 2012-02',
      'Onthaalmedewerker (interim) | Flexa Interim | Dendermonde | 2008-10 | 2009-08',
    ],
    page: `
! Ilse Van de Walle
Gecertificeerd accountant ITAA
~ Pontstraat 71 bus 4, 9300 Aalst – +32 471 55 01 39 – ilse.vandewalle@denderpost.example
# Wie ben ik
Punctueel, tweetalig in cijfers en in klanten. Zeven jaar op kantoor, acht jaar in een bedrijf: ik ken beide kanten van het dossier.
# Loopbaan
**Fiducia Dender BV**, Aalst
Dossierbeheerder – januari 2018 tot nu
* 62 dossiers kmo en eenmanszaken, jaarrekening, vennootschapsbelasting
* Begeleiding bij Peppol en e-facturatie
**Textielgroep Meulebroek NV**, Ninove
Boekhouder – maart 2012 tot december 2017
* Consolidatie van vijf vennootschappen, maandrapportering
Hulpboekhouder – september 2009 tot februari 2012
* Klanten, leveranciers, btw-aangiften
**Flexa Interim**, Dendermonde
Onthaalmedewerker (interim) – oktober 2008 tot augustus 2009
# Studies
Bachelor Accountancy-Fiscaliteit, Hogeschool Gent, 2005 – 2008
ITAA-stage voltooid, 2016
# Talenkennis
Nederlands: moedertaal
Frans: zeer goed
Engels: goed
# Software
Exact Online, Octopus, WinBooks, Silverfin
`,
  }),
  cv('a30-nl-jurist', 'docx', 'nl', 'NL', {
    names: ['Samira el Bouazzaoui'],
    email: 's.elbouazzaoui@vechtmail.example',
    phone: '06-5550 1743',
    city: 'Utrecht',
    headline: 'Jurist bestuursrecht en omgevingsrecht',
    languages: ['Nederlands', 'Engels', 'Arabisch', 'Frans'],
    jobs: [
      'Senior jurist Omgevingswet | Gemeente Woudenhorst | Woudenhorst | 2022-05 | now',
      'Jurist bezwaar en beroep | Omgevingsdienst Kromme Rijn | Zeist | 2018-09 | 2022-04',
      'Juridisch medewerker | Stichting Rechtsbalie Utrecht | Utrecht | 2016-10 | 2018-08',
      'Stagiair bestuursrecht | Rechtbank Midden-Nederland | Utrecht | 2016-02 | 2016-07',
    ],
    aside: [3],
    page: `
! mr. Samira el Bouazzaoui
> Jurist bestuursrecht en omgevingsrecht
Utrecht | 06-5550 1743 | s.elbouazzaoui@vechtmail.example
# Profiel
Jurist met een nuchtere pen. Ik schrijf besluiten die bij de rechter standhouden en die de aanvrager ook begrijpt.
# Werkervaring
**Senior jurist Omgevingswet** | Gemeente Woudenhorst | mei 2022 – heden
* Adviseur van college en raad, omgevingsplan, nadeelcompensatie
* Begeleidt drie jonge juristen
**Jurist bezwaar en beroep** | Omgevingsdienst Kromme Rijn, Zeist | september 2018 – april 2022
* Handhaving, verweerschriften, zittingen
**Juridisch medewerker** | Stichting Rechtsbalie Utrecht | oktober 2016 – augustus 2018
* Spreekuur huur, sociale zekerheid en vreemdelingenrecht
**Stagiair bestuursrecht** | Rechtbank Midden-Nederland, Utrecht | februari – juli 2016
# Opleidingen
LLM Staats- en bestuursrecht, Universiteit Utrecht, 2016
LLB Rechtsgeleerdheid, Universiteit Utrecht, 2014
Leergang Omgevingswet, Grotius Academie, 2021
# Talen
Nederlands, Engels, Arabisch (spreekvaardig), Frans (basis)
# Nevenactiviteiten
Lid klachtencommissie woningcorporatie, zaalvoetbal
`,
  }),
  cv('a31-se-underskoterska', 'doc', 'sv', 'SE', {
    names: ['Fadumo Abdirahman Warsame', 'Fadumo Warsame'],
    email: 'fadumo.warsame@malarmail.example',
    phone: '070-174 06 52',
    city: 'Eskilstuna',
    languages: ['Somaliska', 'Svenska', 'Engelska', 'Arabiska'],
    jobs: [
      'Undersköterska, nattjänst | Vårdboendet Trumslagaren | Eskilstuna | 2020-01 | now',
      'Undersköterska | Hemtjänsten Fröslunda | Eskilstuna | 2017-06 | 2019-12',
      'Vårdbiträde | Hemtjänsten Fröslunda | Eskilstuna | 2014-09 | 2017-05',
      'Lokalvårdare | Rekarne Städ AB | Torshälla | 2012-03 | 2014-08',
    ],
    page: `
! CV
**Fadumo Abdirahman Warsame**
Stenbygatan 14 C, 632 27 Eskilstuna
Mobil: 070-174 06 52
E-post: fadumo.warsame@malarmail.example
Född: 1987
Körkort: B
# Om mig
Jag är lugn, tålmodig och van vid ansvar. Jag tycker om att arbeta natt och att handleda nya kollegor.
# Arbetslivserfarenhet
**2020-01 – tills vidare** \tUndersköterska, nattjänst
\tVårdboendet Trumslagaren, Eskilstuna
\tDemensavdelning, delegering av läkemedel och insulin
**2017-06 – 2019-12** \tUndersköterska
\tHemtjänsten Fröslunda, Eskilstuna
\tKontaktman för åtta brukare
**2014-09 – 2017-05** \tVårdbiträde
\tHemtjänsten Fröslunda, Eskilstuna
**2012-03 – 2014-08** \tLokalvårdare
\tRekarne Städ AB, Torshälla
# Utbildning
2015 – 2017 \tVård- och omsorgsutbildning, Komvux Eskilstuna
2011 – 2012 \tSvenska för invandrare, SFI D
2023 \tHandledarutbildning, steg 1
# Språk
Somaliska (modersmål), Svenska (flytande), Engelska (god), Arabiska (viss)
# Referenser
Lämnas på begäran
`,
  }),
  cv('a32-se-systemutvecklare', 'pdf', 'sv', 'SE', {
    names: ['Per-Olof Sjöstrand', 'Peo Sjöstrand', 'Per-Olof "Peo" Sjöstrand', 'Per-Olof ”Peo” Sjöstrand'],
    email: 'peo@sjostrandkod.example',
    phone: '+46 70 174 06 91',
    city: 'Linköping',
    headline: 'Senior systemutvecklare, Java och Kotlin',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Konsult, systemutvecklare | Roxenkod AB | Linköping | 2018-02 | now',
      'Systemutvecklare | Östgöta Radarteknik AB | Linköping | 2010-08 | 2018-01',
      'Programmerare | Telematik Norden AB | Norrköping | 2004-06 | 2010-07',
      'Amanuens | Linköpings universitet | Linköping | 2002 | 2004',
    ],
    page: `
! Per-Olof ”Peo” Sjöstrand
Senior systemutvecklare, Java och Kotlin
~ Linköping · +46 70 174 06 91 · peo@sjostrandkod.example
# Sammanfattning
Tjugotvå år med server, databas och de som ska använda dem. Trivs bäst i små team med korta beslut.
# Anställningar
## Roxenkod AB, Linköping
**Konsult, systemutvecklare** \tfeb 2018 – pågående
Uppdrag: Region Sörmland, 2022 – 2025
* Journalintegration, FHIR, Kotlin och Kafka
Uppdrag: Försäkringsbolaget Kinda, 2018 – 2022
* Skadesystem, Spring Boot, PostgreSQL
## Östgöta Radarteknik AB, Linköping
**Systemutvecklare** \taug 2010 – jan 2018
* Operatörsgränssnitt i Java, testledning
## Telematik Norden AB, Norrköping
**Programmerare** \tjun 2004 – jul 2010
## Linköpings universitet
**Amanuens** \t2002 – 2004
* Programmering grundkurs
# Utbildning
Civilingenjör, datateknik, Linköpings universitet, 1999 – 2004
# Språk
Svenska, Engelska (flytande), Tyska (skolnivå)
# Fritid
Långfärdsskridskor, hemvärnet, storband (trombon)
`,
  }),
  cv('a33-dk-paedagog', 'doc', 'da', 'DK', {
    names: ['Mette Kirstine Damgaard Holm', 'Mette Holm', 'Mette Damgaard Holm', 'Mette Kirstine Holm'],
    email: 'mette.dholm@limfjordmail.example',
    phone: '+45 20 55 01 47',
    city: 'Skive',
    headline: 'Pædagog med lyst til ledelse',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Afdelingsleder | Børnehuset Fjordglimt | Skive | 2021-08 | now',
      'Pædagog | Børnehuset Fjordglimt | Skive | 2015-01 | 2021-07',
      'Pædagog i SFO | Resenlund Skole | Skive | 2012-02 | 2014-12',
      'Pædagogmedhjælper | Vuggestuen Mælkebøtten | Viborg | 2006-08 | 2008-07',
    ],
    page: `
! Mette Kirstine Damgaard Holm
> Pædagog med lyst til ledelse
|| 6 10
| Adresse | Havnevej 29, 7800 Skive
| Mobil | +45 20 55 01 47
| Mail | mette.dholm@limfjordmail.example
| Født | 16. december 1986
| Civilstatus | Gift, to børn på 8 og 11
# Erhvervserfaring
|| 6 10
| August 2021 – nu | **Afdelingsleder**, Børnehuset Fjordglimt, Skive\\19 medarbejdere, budget, forældreråd, læreplaner
| Januar 2015 – juli 2021 | **Pædagog**, Børnehuset Fjordglimt, Skive\\Storbørnsgruppe, sprogvejleder fra 2018
| Februar 2012 – december 2014 | **Pædagog i SFO**, Resenlund Skole, Skive\\Heldagstilbud, samarbejde med indskolingen
| August 2006 – juli 2008 | **Pædagogmedhjælper**, Vuggestuen Mælkebøtten, Viborg
# Uddannelse
|| 6 10
| 2022 – 2024 | Diplom i ledelse, VIA University College
| 2008 – 2012 | Professionsbachelor som pædagog, VIA University College, Viborg
| 2003 – 2006 | Student, Skive Gymnasium
# Sprog
Dansk (modersmål), Engelsk (godt), Tysk (lidt)
# Fritid
Spejder, vinterbadning, korsang. Referencer oplyses gerne.
`,
  }),
];
