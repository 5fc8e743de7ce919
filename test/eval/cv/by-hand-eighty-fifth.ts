import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eighty-fifth');

/** Forty-eight in nine languages, a third each as pdf, docx and doc. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_EIGHTY_FIFTH: Sheet[] = [
  cv('a01-gb-care-manager', 'docx', 'en', 'GB', {
    names: ['Bernadette Akpofure', 'Bernadette A. Akpofure'],
    email: 'b.akpofure@maunvalley.example',
    phone: '07700 900482',
    city: 'Mansfield',
    headline: 'Registered Manager (Older People and Dementia)',
    jobs: [
      'Registered Manager | Brierley Court Care Home | Mansfield | 2020-04 | now',
      'Deputy Manager | Brierley Court Care Home | Mansfield | 2017-09 | 2020-03',
      'Senior Staff Nurse, Care of the Elderly | King’s Meadow NHS Trust | Nottingham | 2012-02 | 2017-08',
      'Staff Nurse | King’s Meadow NHS Trust | Nottingham | 2008-10 | 2012-01',
      'Healthcare Assistant | Thoresby Lodge Nursing Home | Worksop | 2003-06 | 2005-08',
    ],
    page: `
! Bernadette A. Akpofure RGN
Registered Manager (Older People and Dementia)
14 Cawood Crescent, Mansfield NG18
07700 900482
b.akpofure@maunvalley.example
# Personal Statement
A registered nurse with over fifteen years in hospital and residential settings. I took Brierley Court from "Requires Improvement" to "Good" in eighteen months and have kept it there through two further inspections.
# Career History
**Registered Manager**\tApril 2020 – Present
Brierley Court Care Home, Mansfield
* CQC registered manager for a 54-bed home with a 20-bed dementia unit
* Lead 71 staff; agency use down from 22% to under 3%
* Safeguarding lead, DoLS applications, complaints and family meetings
* Budget of £2.4m, occupancy held above 95%
**Deputy Manager**\tSeptember 2017 – March 2020
Brierley Court Care Home, Mansfield
* Clinical supervision, medication audits, rotas
* Introduced electronic care planning
**Senior Staff Nurse, Care of the Elderly**\tFebruary 2012 – August 2017
King’s Meadow NHS Trust, Nottingham
* In charge of a 28-bed ward on nights, mentor for student nurses
**Staff Nurse**\tOctober 2008 – January 2012
King’s Meadow NHS Trust, Nottingham
**Healthcare Assistant**\tJune 2003 – August 2005
Thoresby Lodge Nursing Home, Worksop
# Qualifications
Level 5 Diploma in Leadership for Health and Social Care (2019)
DipHE Adult Nursing, University of Nottingham (2005 – 2008)
NVQ Level 2 Health and Social Care (2004)
# Training
Safeguarding Adults Level 4, Mental Capacity Act, moving and handling (trainer), medication competency assessor
# Additional Information
NMC PIN held, Enhanced DBS on the update service, full driving licence
# References
Available on request
`,
  }),
  cv('a02-au-site-supervisor', 'pdf', 'en', 'AU', {
    names: ['Dale Kostopoulos'],
    email: 'dale.kosto@barwonheads.example',
    phone: '0491 573 087',
    city: 'Geelong',
    headline: 'Site Supervisor | Registered Builder (DB-L)',
    jobs: [
      'Site Supervisor | Surfcoast Homes Pty Ltd | Torquay | 2019-02 | now',
      'Leading Hand Carpenter | Moorabool Constructions | Geelong | 2014-07 | 2019-01',
      'Carpenter | Bellarine Framing & Fixing | Drysdale | 2010-01 | 2014-06',
      'Labourer | Otway Salvage Timber | Colac | 2005 | 2006',
      'Apprentice Carpenter | Corio Bay Building Group | Geelong | 2006-02 | 2009-12',
    ],
    aside: [4],
    page: `
> **DALE KOSTOPOULOS**
> Site Supervisor | Registered Builder (DB-L)
> 6 Helm Court, Geelong VIC 3220 | 0491 573 087 | dale.kosto@barwonheads.example
# CAREER OVERVIEW
Carpenter by trade with seventeen years on residential and light commercial sites between Geelong and Apollo Bay. Comfortable running up to nine builds at once.
# KEY STRENGTHS
* Programming trades and ordering ahead of long lead times
* Reading engineering drawings, set-out with total station
* Toolbox talks, SWMS, incident reporting
* Calm handovers with owners
# EMPLOYMENT HISTORY
|| 4 12
| Feb 2019 – Current | **Site Supervisor**\\Surfcoast Homes Pty Ltd, Torquay\\Custom homes from $600k to $2.8m, four to nine sites at a time\\Average build time cut from 48 to 39 weeks
| Jul 2014 – Jan 2019 | **Leading Hand Carpenter**\\Moorabool Constructions, Geelong\\Crew of six, childcare centres and townhouses
| Jan 2010 – Jun 2014 | **Carpenter**\\Bellarine Framing & Fixing, Drysdale\\Frames, fix-out, decks and pergolas
| 2005 – 2006 | **Labourer**\\Otway Salvage Timber, Colac
# APPRENTICESHIP
|| 4 12
| Feb 2006 – Dec 2009 | **Apprentice Carpenter**\\Corio Bay Building Group, Geelong
# LICENCES AND TICKETS
Domestic Builder Limited registration, White Card, EWP under 11 m, working at heights, First Aid (HLTAID011), HR truck licence
# EDUCATION
Certificate IV in Building and Construction, The Gordon, 2018
Certificate III in Carpentry, The Gordon, 2009
# REFEREES
Steve Whitcombe, Construction Manager, Surfcoast Homes Pty Ltd, 0491 574 118
`,
  }),
  cv('a03-nz-teacher', 'doc', 'en', 'NZ', {
    names: ['Ngaire Te Hira-Lockwood'],
    email: 'ngaire.tehira@ruahinepost.example',
    phone: '021 555 0176',
    city: 'Palmerston North',
    languages: ['English', 'Te reo Māori'],
    jobs: [
      'Head of Department, Mathematics | Manawatū Girls’ College | Palmerston North | 2021-01 | now',
      'Assistant HOD Mathematics | Ruahine High School | Feilding | 2017-01 | 2020-12',
      'Teacher of Mathematics and Science | Ruahine High School | Feilding | 2012-01 | 2016-12',
      'Teacher of Mathematics | Westbridge Academy | Reading, UK | 2009-09 | 2011-07',
      'Marker, NCEA Level 1 | Aotearoa Assessment Services | | 2015 | 2019',
    ],
    page: `
NGAIRE TE HIRA-LOCKWOOD
BSc, GradDipTchg (Secondary), fully certificated teacher
^ 31 Ihaka Street, Palmerston North 4410
Mobile: 021 555 0176
Email: ngaire.tehira@ruahinepost.example
^ TEACHING PHILOSOPHY
Every student can do mathematics if someone takes the time to find out what they already know. I use culturally sustaining practice, mixed-ability grouping and plenty of whiteboards.
^ TEACHING POSITIONS
^ **Manawatū Girls’ College, Palmerston North**
Head of Department, Mathematics, January 2021 – present
- lead a team of eight teachers
- rewrote the junior programme for the refreshed curriculum
- Level 3 Calculus pass rate up from 71% to 88%
^ **Ruahine High School, Feilding**
Assistant HOD Mathematics, January 2017 – December 2020
- dean of Year 10, moderator for internal assessment
Teacher of Mathematics and Science, January 2012 – December 2016
- Years 9 to 13, coach of the netball second team
^ **Westbridge Academy, Reading, UK**
Teacher of Mathematics, September 2009 – July 2011
^ OTHER PAID WORK
^ **Aotearoa Assessment Services**
Marker, NCEA Level 1, 2015 – 2019 (each November)
^ QUALIFICATIONS
Graduate Diploma of Teaching (Secondary), Massey University, 2008
Bachelor of Science (Mathematics), Victoria University of Wellington, 2007
^ LANGUAGES
English, Te reo Māori (conversational)
^ INTERESTS
Kapa haka, tramping, restoring an old Singer sewing machine
^ REFEREES
Mrs Deborah Finlayson, Principal, Manawatū Girls’ College, 021 555 0177
`,
  }),
  cv('a04-us-sous-chef', 'pdf', 'en', 'US', {
    names: ['Terrence Bolduc', 'T.J. Bolduc', 'Terrence "T.J." Bolduc'],
    email: 'tjbolduc@ashleyriver.example',
    phone: '(843) 555-0137',
    city: 'Charleston',
    headline: 'Executive Sous Chef',
    languages: ['English', 'Spanish'],
    jobs: [
      'Executive Sous Chef | Harbor & Vine | Charleston, SC | 2021-05 | now',
      'Sous Chef | The Rice Broker | Charleston, SC | 2017-03 | 2021-04',
      'Line Cook | The Rice Broker | Charleston, SC | 2015-08 | 2017-02',
      'Line Cook | Low Tide Oyster Company | Savannah, GA | 2013-05 | 2015-07',
      'Prep Cook | Magnolia Street Cafeteria | Greenville, SC | 2011-06 | 2012-08',
      'Culinary Extern | Hotel Penobscot | Bangor, ME | 2013-01 | 2013-04',
    ],
    aside: [5],
    page: `
! Terrence "T.J." Bolduc
Executive Sous Chef
Charleston, SC 29403 · (843) 555-0137 · tjbolduc@ashleyriver.example
# Summary of Qualifications
* Thirteen years on the line in high-volume Lowcountry restaurants
* Food cost held at 28.5% on $6.2M in annual sales
* ServSafe Manager, HACCP, whole-animal butchery
# Kitchen Experience
**Executive Sous Chef | Harbor & Vine | Charleston, SC | May 2021 – Present**
* Run a brigade of 22, 300 covers on a Saturday
* Write the weekly specials, cost every plate, train new hires
* Opened the private dining room, booked out since spring 2023
**Sous Chef | The Rice Broker | Charleston, SC | Mar 2017 – Apr 2021**
* Ordering, inventory, expediting
**Line Cook | The Rice Broker | Charleston, SC | Aug 2015 – Feb 2017**
* Sauté and wood grill
**Line Cook | Low Tide Oyster Company | Savannah, GA | May 2013 – Jul 2015**
**Prep Cook | Magnolia Street Cafeteria | Greenville, SC | Jun 2011 – Aug 2012**
# Externship
**Culinary Extern | Hotel Penobscot | Bangor, ME | Jan 2013 – Apr 2013**
# Education
A.A.S. in Culinary Arts, Trident Technical College, Charleston, SC, 2013
# Languages
English (native), Spanish (kitchen fluent)
`,
  }),
  cv('a05-ie-solicitor', 'docx', 'en', 'IE', {
    names: ['Cormac Ó Dálaigh'],
    email: 'cormac@odalaighlegal.example',
    phone: '020 913 5527',
    city: 'Galway',
    headline: 'Solicitor – Property and Private Client',
    languages: ['English', 'Irish', 'French'],
    jobs: [
      'Associate Solicitor | Hession Tierney LLP | Galway | 2022-10 | now',
      'Solicitor | Quigley Rathbone Solicitors | Dublin 2 | 2018-11 | 2022-09',
      'Legal Executive | Quigley Rathbone Solicitors | Dublin 2 | 2014-07 | 2016-08',
      'Trainee Solicitor | Corrib Law Partners | Galway | 2016-09 | 2018-10',
      'Volunteer Adviser | West Coast Free Legal Clinic | Galway | 2023-02 | now',
    ],
    aside: [3, 4],
    page: `
! Cormac Ó Dálaigh, BCL, LLM
Solicitor – Property and Private Client
|| 8 8
| Apartment 9, Merchants Quay\\Galway H91 | Phone: 020 913 5527\\E-mail: cormac@odalaighlegal.example
# Areas of practice
Residential and commercial conveyancing, probate, enduring powers of attorney, agricultural land transfers
# Post-qualification experience
|| 12 5
| **Hession Tierney LLP**, Galway\\Associate Solicitor | October 2022 to date
* Own caseload of 140 files, two secretaries
* Acted for three family farms in succession planning
* Sales of 62 new apartments for a developer client
|| 12 5
| **Quigley Rathbone Solicitors**, Dublin 2\\Solicitor | November 2018 to September 2022
* Probate department, estates up to €4m
# Pre-qualification experience
|| 12 5
| **Quigley Rathbone Solicitors**, Dublin 2\\Legal Executive | July 2014 to August 2016
# Training contract
|| 12 5
| **Corrib Law Partners**, Galway\\Trainee Solicitor | September 2016 to October 2018
* Seats in litigation, property and family law
# Pro bono
|| 12 5
| **West Coast Free Legal Clinic**, Galway\\Volunteer Adviser | February 2023 to date
# Education and admission
Admitted to the Roll of Solicitors, November 2018
LLM, University College Cork, 2014
BCL (2.1), University of Galway, 2013
# Languages
English, Irish (fluent, able to advise), French (good)
# Referees
Ms Gráinne Hession, Partner, Hession Tierney LLP
`,
  }),
  cv('a06-in-test-lead', 'doc', 'en', 'IN', {
    names: ['R. Karthikeyan', 'Karthikeyan R.', 'R Karthikeyan'],
    email: 'karthikeyan.r@noyyalmail.example',
    phone: '+91 55501 40172',
    city: 'Coimbatore',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Test Lead | Kovai Infosoft Pvt. Ltd. | Coimbatore | 2021-06 | now',
      'Senior Test Engineer | Kovai Infosoft Pvt. Ltd. | Coimbatore | 2018-04 | 2021-05',
      'Test Engineer | Marina Digital Solutions | Chennai | 2015-07 | 2018-03',
      'Graduate Trainee | Vaigai Computers | Madurai | 2014-08 | 2015-06',
    ],
    aside: [3],
    page: `
> **RESUME**
R. KARTHIKEYAN
12/4, Sanganur Main Road, Coimbatore – 641 027
Mobile: +91 55501 40172
E-mail: karthikeyan.r@noyyalmail.example
^ **CAREER OBJECTIVE**
To work in a challenging environment where I can use my automation skills for the growth of the organisation.
^ **PROFESSIONAL SUMMARY**
* 11+ years in manual and automation testing of banking and insurance applications
* Hands-on with Selenium, Java, TestNG, REST Assured, JMeter
* ISTQB Advanced Level Test Manager
^ **WORK EXPERIENCE**
|| 5 11
| Organisation | Kovai Infosoft Pvt. Ltd., Coimbatore
| Designation | Test Lead
| Duration | June 2021 to till date
| Organisation | Kovai Infosoft Pvt. Ltd., Coimbatore
| Designation | Senior Test Engineer
| Duration | April 2018 to May 2021
| Organisation | Marina Digital Solutions, Chennai
| Designation | Test Engineer
| Duration | July 2015 to March 2018
| Organisation | Vaigai Computers, Madurai
| Designation | Graduate Trainee
| Duration | August 2014 to June 2015
^ **PROJECT DETAILS**
Project: Claims Workbench (insurance, team size 14). Role: automation framework, regression suite of 2,300 scripts.
Project: Core Banking Migration (team size 40). Role: data validation and sign-off.
^ **ACADEMIC QUALIFICATION**
|| 5 7 4
| **Course** | **Institution** | **Year / %**
| B.E. (CSE) | Government College of Technology, Coimbatore | 2014 / 78
| HSC | Sri Vidya Mandir, Erode | 2010 / 91
^ **PERSONAL DETAILS**
Father’s name: P. Ramasamy
Date of birth: 14-05-1992
Marital status: Married
Languages known: Tamil, English, Hindi
^ **DECLARATION**
I hereby declare that the above information is true to the best of my knowledge.
Place: Coimbatore
(R. KARTHIKEYAN)
`,
  }),
  cv('b01-de-pflege', 'pdf', 'de', 'DE', {
    names: ['Jadranka Hoffmeister-Perić'],
    email: 'j.hoffmeister@wupperpost.example',
    phone: '0171 3920047',
    city: 'Wuppertal',
    headline: 'Pflegedienstleitung',
    languages: ['Deutsch', 'Kroatisch', 'Englisch'],
    jobs: [
      'Pflegedienstleitung | Seniorenzentrum Nützenberg gGmbH | Wuppertal | 2021-01 | now',
      'Wohnbereichsleitung | Seniorenzentrum Nützenberg gGmbH | Wuppertal | 2015-10 | 2020-12',
      'Altenpflegerin | Ambulanter Dienst Barmen GmbH | Wuppertal | 2009-10 | 2015-09',
      'Verkäuferin | Bäckerei Hasenclever | Remscheid | 2004-08 | 2006-09',
      'Ausbildung zur Altenpflegerin | Haus Abendruh | Solingen | 2006-10 | 2009-09',
    ],
    aside: [4],
    page: `
> **Lebenslauf**
# Zu meiner Person
= Name:\tJadranka Hoffmeister-Perić
= Geburtsdatum:\t17. Mai 1987 in Remscheid
= Anschrift:\tBriller Straße 208, 42105 Wuppertal
= Mobil:\t0171 3920047
= E-Mail:\tj.hoffmeister@wupperpost.example
= Angestrebte Position:\tPflegedienstleitung
# Berufliche Stationen
|| 4 12
| 01/2021 – heute | **Pflegedienstleitung**\\Seniorenzentrum Nützenberg gGmbH, Wuppertal\\• Verantwortung für 96 Plätze und 78 Mitarbeitende\\• Dienst- und Urlaubsplanung, Personalgewinnung\\• MD-Prüfung 2024 ohne Beanstandung
| 10/2015 – 12/2020 | **Wohnbereichsleitung**\\Seniorenzentrum Nützenberg gGmbH, Wuppertal\\• Wohnbereich mit 32 Bewohnern, Einführung der SIS-Dokumentation
| 10/2009 – 09/2015 | **Altenpflegerin**\\Ambulanter Dienst Barmen GmbH, Wuppertal\\• Grund- und Behandlungspflege, Tourenplanung
| 08/2004 – 09/2006 | **Verkäuferin**\\Bäckerei Hasenclever, Remscheid
# Berufsausbildung
|| 4 12
| 10/2006 – 09/2009 | **Ausbildung zur Altenpflegerin**\\Haus Abendruh, Solingen
# Fort- und Weiterbildung
|| 4 12
| 2020 | Verantwortliche Pflegefachkraft nach § 71 SGB XI, 460 Stunden
| 2017 | Praxisanleiterin
| 2013 | Wundexpertin ICW
# Schule
|| 4 12
| 1997 – 2004 | Realschule am Stadtpark, Remscheid, Mittlere Reife
# Sprachkenntnisse
Deutsch und Kroatisch (Muttersprachen), Englisch (Grundkenntnisse)
# Sonstiges
Führerschein Klasse B, Vivendi PD, MS Office
Wuppertal, den 12.10.2026
`,
  }),
  cv('b02-de-spedition', 'docx', 'de', 'DE', {
    names: ['Kai-Uwe Rademacher'],
    email: 'kai-uwe.rademacher@weserhafen.example',
    phone: '0421 55501 83',
    city: 'Bremen',
    headline: 'Teamleiter Seefracht Export',
    languages: ['Deutsch', 'Englisch', 'Spanisch'],
    jobs: [
      'Teamleiter Seefracht Export | Hansekontor Logistik GmbH & Co. KG | Bremen | 2019-05 | now',
      'Disponent Seefracht | Hansekontor Logistik GmbH & Co. KG | Bremen | 2013-02 | 2019-04',
      'Sachbearbeiter Zoll und Versand | Kaffeerösterei Overbeck AG | Bremen | 2008-08 | 2013-01',
      'Sachbearbeiter Luftfracht | Aerocargo Langenhagen GmbH | Hannover | 2006-07 | 2008-07',
      'Auszubildender zum Speditionskaufmann | Spedition Gebr. Lührs | Verden | 2003-08 | 2006-06',
    ],
    aside: [4],
    page: `
! Kai-Uwe Rademacher
Teamleiter Seefracht Export
Neukirchstraße 61, 28215 Bremen
Telefon 0421 55501 83 | kai-uwe.rademacher@weserhafen.example
# Profil in Stichworten
* 20 Jahre Spedition, davon sieben mit Personalverantwortung
* Akkreditive, Gefahrgut IMDG, ATLAS-Ausfuhr
* Verhandlungssicheres Englisch, Spanisch für den Alltag mit Südamerika
# Berufspraxis
**Hansekontor Logistik GmbH & Co. KG, Bremen**
|| 12 5
| Teamleiter Seefracht Export | seit 05/2019
* Neun Mitarbeitende, rund 11.000 TEU im Jahr
* Einführung von CargoWise, Ratenverhandlungen mit Reedereien
|| 12 5
| Disponent Seefracht | 02/2013 – 04/2019
* Stückgut und Vollcontainer nach Chile, Peru und Kolumbien
**Kaffeerösterei Overbeck AG, Bremen**
|| 12 5
| Sachbearbeiter Zoll und Versand | 08/2008 – 01/2013
* Importabfertigung Rohkaffee, Bewilligung Zolllager
**Aerocargo Langenhagen GmbH, Hannover**
|| 12 5
| Sachbearbeiter Luftfracht | 07/2006 – 07/2008
# Berufsausbildung
**Spedition Gebr. Lührs, Verden**
|| 12 5
| Auszubildender zum Speditionskaufmann | 08/2003 – 06/2006
# Weiterbildung
Geprüfter Fachwirt für Güterverkehr und Logistik (IHK), 2012
Ausbildereignung (AEVO), 2016
Gefahrgutbeauftragter See, zuletzt verlängert 2025
# Schulabschluss
Fachhochschulreife, Berufsbildende Schulen Verden, 2003
# Sprachen
Deutsch (Muttersprache), Englisch (C1), Spanisch (B1)
`,
  }),
  cv('b03-de-entwickler', 'doc', 'de', 'DE', {
    names: ['Dipl.-Inf. (FH) Torben Jessen', 'Torben Jessen'],
    email: 'torben@jessen-software.example',
    phone: '0431 5550 126',
    city: 'Kiel',
    headline: 'Senior Softwareentwickler Java / Kotlin',
    languages: ['Deutsch', 'Dänisch', 'Englisch'],
    jobs: [
      'Senior Softwareentwickler | Fjordblick Systems GmbH | Kiel | 2020-04 | now',
      'Softwarearchitekt | Nordmark Krankenversicherung a. G. | Hamburg | 2014-10 | 2020-03',
      'Java-Entwickler | Nordmark Krankenversicherung a. G. | Hamburg | 2010-01 | 2014-09',
      'Anwendungsentwickler | Lotse Medien KG | Flensburg | 2006-10 | 2009-12',
      'Werkstudent | Lotse Medien KG | Flensburg | 2005-03 | 2006-09',
    ],
    page: `
Dipl.-Inf. (FH) Torben Jessen
Senior Softwareentwickler Java / Kotlin
^ Holtenauer Straße 187 · 24118 Kiel
Tel. 0431 5550 126
torben@jessen-software.example
^ TECHNIK
|| 4 12
| Sprachen | Java, Kotlin, SQL, etwas TypeScript
| Frameworks | Spring Boot, Quarkus, Hibernate, JUnit 5
| Betrieb | Docker, Kubernetes, GitLab CI, Grafana
| Methoden | Scrum, TDD, Domain-Driven Design
^ BERUFSERFAHRUNG
^ **April 2020 bis heute: Senior Softwareentwickler**
Fjordblick Systems GmbH, Kiel
Buchungsplattform für Fähren, 4 Teams, Ablösung des Altsystems ohne Stillstand
Pate für neue Kolleginnen und Kollegen
^ **Oktober 2014 bis März 2020: Softwarearchitekt**
Nordmark Krankenversicherung a. G., Hamburg
Zerlegung der Leistungsabrechnung in 12 Dienste
^ **Januar 2010 bis September 2014: Java-Entwickler**
Nordmark Krankenversicherung a. G., Hamburg
^ **Oktober 2006 bis Dezember 2009: Anwendungsentwickler**
Lotse Medien KG, Flensburg
Redaktionssystem, PHP und später Java
^ NEBEN DEM STUDIUM
^ **März 2005 bis September 2006: Werkstudent**
Lotse Medien KG, Flensburg
^ STUDIUM
2002 – 2006: Angewandte Informatik, Fachhochschule Flensburg, Diplom (Note 1,7)
^ ZERTIFIKATE
iSAQB CPSA-F (2014), Certified Kubernetes Application Developer (2022)
^ SPRACHEN
Deutsch, Dänisch (zweite Muttersprache), Englisch (fließend)
^ INTERESSEN
Seekajak, Funkamateur
`,
  }),
  cv('b04-at-kueche', 'pdf', 'de', 'AT', {
    names: ['Veronika Oberhollenzer'],
    email: 'v.oberhollenzer@stubaimail.example',
    phone: '+43 660 5550 284',
    city: 'Innsbruck',
    headline: 'Küchenmeisterin',
    languages: ['Deutsch', 'Italienisch', 'Englisch'],
    jobs: [
      'Küchenchefin | Hotel Serlesblick GmbH | Neustift im Stubaital | 2022-12 | now',
      'Souschefin | Gasthaus Zum Weißen Steg | Innsbruck | 2017-05 | 2022-10',
      'Chef Entremetier | Albergo Drei Linden | Sterzing, Italien | 2014-12 | 2017-04',
      'Commis de Cuisine | Alpenresort Pitzgrund | St. Leonhard | 2012-12 | 2014-10',
      'Lehrling Köchin | Gasthof Rosskogel | Oberperfuss | 2009-09 | 2012-08',
      'Praktikantin | Patisserie Lendbach | Hall in Tirol | 2009-02 | 2009-03',
    ],
    aside: [4, 5],
    page: `
|| 5 12
| **Veronika Oberhollenzer**\\Küchenmeisterin\\**Kontakt**\\Höttinger Au 44\\6020 Innsbruck\\+43 660 5550 284\\v.oberhollenzer@stubaimail.example\\**Geboren**\\3. Juli 1994 in Hall in Tirol\\**Sprachen**\\Deutsch (Muttersprache)\\Italienisch (B2)\\Englisch (B1)\\**Stärken**\\Regionale Küche\\Kalkulation\\Lehrlingsausbildung\\**Führerschein**\\B | **Berufspraxis**\\**Dez. 2022 – laufend**\\Küchenchefin\\Hotel Serlesblick GmbH, Neustift im Stubaital\\Vier Sterne, 140 Betten, elf Köche, zwei Lehrlinge\\**Mai 2017 – Okt. 2022**\\Souschefin\\Gasthaus Zum Weißen Steg, Innsbruck\\Eine Haube, À-la-carte und Catering bis 200 Personen\\**Dez. 2014 – April 2017**\\Chef Entremetier\\Albergo Drei Linden, Sterzing, Italien\\**Dez. 2012 – Okt. 2014**\\Commis de Cuisine\\Alpenresort Pitzgrund, St. Leonhard\\**Lehre und Praktikum**\\**Sept. 2009 – Aug. 2012**\\Lehrling Köchin\\Gasthof Rosskogel, Oberperfuss\\**Feb. 2009 – März 2009**\\Praktikantin\\Patisserie Lendbach, Hall in Tirol\\**Ausbildung**\\2021: Küchenmeisterprüfung, WIFI Innsbruck\\2019: Diätisch geschulte Köchin\\2012: Lehrabschluss mit gutem Erfolg, TFBS Absam\\2009: Polytechnische Schule Hall
`,
  }),
  cv('b05-ch-polymechaniker', 'docx', 'de', 'CH', {
    names: ['Reto Zgraggen-Bissig'],
    email: 'reto.zgraggen@urnersee.example',
    phone: '079 555 04 71',
    city: 'Altdorf',
    headline: 'Polymechaniker EFZ / Produktionsleiter',
    languages: ['Deutsch', 'Italienisch', 'Englisch'],
    jobs: [
      'Produktionsleiter Zerspanung | Gotthard Präzision AG | Schattdorf | 2018-03 | now',
      'Gruppenleiter Fräserei | Gotthard Präzision AG | Schattdorf | 2012-07 | 2018-02',
      'CNC-Fräser | Turbinenwerk Reusstal AG | Emmenbrücke | 2006-09 | 2012-06',
      'Monteur | Kabelbahn Service Uri GmbH | Erstfeld | 2005-08 | 2006-05',
      'Lehre als Polymechaniker EFZ | Lehrwerkstätten Attinghausen | Attinghausen | 2001-08 | 2005-07',
    ],
    aside: [4],
    page: `
! Reto Zgraggen-Bissig
Polymechaniker EFZ / Produktionsleiter
|| 4 12
| Adresse | Gitschenstrasse 16, 6460 Altdorf
| Mobile | 079 555 04 71
| Mail | reto.zgraggen@urnersee.example
| Jahrgang | 1985, Bürger von Erstfeld UR
| Zivilstand | verheiratet, drei Kinder
# Tätigkeiten
|| 4 6 6
| **Von – bis** | **Firma** | **Funktion**
| 03.2018 – heute | Gotthard Präzision AG, Schattdorf | Produktionsleiter Zerspanung
| 07.2012 – 02.2018 | Gotthard Präzision AG, Schattdorf | Gruppenleiter Fräserei
| 09.2006 – 06.2012 | Turbinenwerk Reusstal AG, Emmenbrücke | CNC-Fräser
| 08.2005 – 05.2006 | Kabelbahn Service Uri GmbH, Erstfeld | Monteur
# Lehre
|| 4 6 6
| 08.2001 – 07.2005 | Lehrwerkstätten Attinghausen, Attinghausen | Lehre als Polymechaniker EFZ
# Militär
06.2006 – 08.2006: Rekrutenschule, Rettungstruppen
# Aufgaben heute
* 34 Mitarbeitende in drei Schichten, 19 Bearbeitungszentren
* Investitionsanträge, OEE von 61 auf 74 Prozent
* Lehrlingsverantwortlicher, jedes Jahr zwei Lernende
# Aus- und Weiterbildung
|| 4 12
| 2015 – 2017 | Industriemeister mit eidg. Diplom, Swissmechanic
| 2011 | Berufsbildnerkurs
| 2009 | 5-Achs-Programmierung, Heidenhain
# Sprachkenntnisse
Deutsch (Muttersprache), Italienisch (mündlich gut), Englisch (technisch)
# Hobbys
Skitouren, Älplerchilbi, Modellbau
`,
  }),
  cv('b06-de-verwaltung', 'doc', 'de', 'DE', {
    names: ['S. Wendland'],
    unsure: true,
    email: 's.wendland@harzrand.example',
    phone: '0176 04069 057',
    city: 'Goslar',
    languages: ['Deutsch', 'Englisch', 'Polnisch'],
    jobs: [
      'Sachbearbeiterin Wohngeld | Landkreis Innerstetal | Goslar | 2019-09 | now',
      'Sachbearbeiterin Bürgerbüro | Stadt Vienenstedt | Vienenstedt | 2014-08 | 2019-08',
      'Verwaltungsfachangestellte | Samtgemeinde Okerberg | Schladen | 2010-08 | 2014-07',
      'Ausbildung zur Verwaltungsfachangestellten | Samtgemeinde Okerberg | Schladen | 2007-08 | 2010-07',
    ],
    aside: [3],
    page: `
> **LEBENSLAUF**
^ Anschrift: Bäringerstraße 30, 38640 Goslar
Telefon: 0176 04069 057
E-Mail: s.wendland@harzrand.example
Geboren: 22.11.1990 in Salzgitter
Familienstand: ledig, ein Kind
^ **BERUFSTÄTIGKEIT**
01.09.2019 bis heute
Sachbearbeiterin Wohngeld
Landkreis Innerstetal, Goslar
- Antragsbearbeitung A – K, Widersprüche, Außentermine
- Umstellung auf die elektronische Akte
^ 01.08.2014 bis 31.08.2019
Sachbearbeiterin Bürgerbüro
Stadt Vienenstedt, Vienenstedt
- Melde- und Passwesen, Kasse
^ 01.08.2010 bis 31.07.2014
Verwaltungsfachangestellte
Samtgemeinde Okerberg, Schladen
- Ordnungsamt, Gewerbeanmeldungen
^ **AUSBILDUNG**
01.08.2007 bis 31.07.2010
Ausbildung zur Verwaltungsfachangestellten
Samtgemeinde Okerberg, Schladen
Abschlussnote: 2,1
^ **LEHRGÄNGE**
2016 – 2018: Angestelltenlehrgang II, Studieninstitut Braunschweig
2022: Leichte Sprache in der Verwaltung
^ **SCHULE**
2001 – 2007: Realschule Salzgitter-Bad, Realschulabschluss
^ **SPRACHEN**
Deutsch, Englisch (B1), Polnisch (Grundkenntnisse)
^ **EDV**
OPEN/PROSOZ, MESO, Word, Excel
^ Goslar, 5. November 2026
S. Wendland
`,
  }),
  cv('c01-fr-aide-soignante', 'pdf', 'fr', 'FR', {
    names: ['Fatoumata Lemoine', 'Fatoumata LEMOINE', 'Fatoumata LEMOINE née DIARRA'],
    email: 'fatoumata.lemoine@valdorge.example',
    phone: '06 39 98 22 57',
    city: 'Évry-Courcouronnes',
    headline: 'Aide-soignante diplômée d’État',
    languages: ['Français', 'Bambara', 'Anglais'],
    jobs: [
      'Aide-soignante de nuit | Clinique des Trois Cèdres | Corbeil-Essonnes | 2021-02 | now',
      'Aide-soignante en EHPAD | Résidence Le Clos Fleuri | Ris-Orangis | 2016-09 | 2021-01',
      'Auxiliaire de vie | Domicile Services Essonne | Évry | 2012-03 | 2015-08',
      'Agent d’entretien | Propreté Sud Francilien | Massy | 2009-10 | 2012-02',
      'Stagiaire aide-soignante | Centre hospitalier du Hurepoix | Arpajon | 2016-01 | 2016-03',
    ],
    aside: [4],
    page: `
! Fatoumata LEMOINE née DIARRA
Aide-soignante diplômée d’État
8 allée des Aunettes, 91000 Évry-Courcouronnes
Tél. : 06 39 98 22 57 – Courriel : fatoumata.lemoine@valdorge.example
Permis B, véhicule personnel
# MON PARCOURS
**Aide-soignante de nuit**\tdepuis février 2021
Clinique des Trois Cèdres, Corbeil-Essonnes
* Service de médecine polyvalente, 32 lits, en binôme avec l’infirmière
* Surveillance, change, prévention des escarres, transmissions ciblées
* Référente hygiène des mains
**Aide-soignante en EHPAD**\tsept. 2016 – janv. 2021
Résidence Le Clos Fleuri, Ris-Orangis
* Unité protégée Alzheimer de 14 résidents
**Auxiliaire de vie**\tmars 2012 – août 2015
Domicile Services Essonne, Évry
* Toilette, repas, courses, accompagnement aux rendez-vous
**Agent d’entretien**\toct. 2009 – févr. 2012
Propreté Sud Francilien, Massy
# MON STAGE DE FORMATION
**Stagiaire aide-soignante**\tjanv. 2016 – mars 2016
Centre hospitalier du Hurepoix, Arpajon
# DIPLÔMES
2016\tDiplôme d’État d’aide-soignant, IFAS d’Évry
2011\tTitre professionnel assistante de vie aux familles
2008\tBEP carrières sanitaires et sociales
# FORMATIONS COURTES
AFGSU niveau 2 (recyclage 2024), soins palliatifs, manutention des patients
# LANGUES
Français, Bambara, Anglais (notions)
`,
  }),
  cv('c02-fr-travaux', 'docx', 'fr', 'FR', {
    names: ['Sylvain Kervella', 'Sylvain KERVELLA'],
    email: 's.kervella@rademail.example',
    phone: '06 39 98 63 15',
    city: 'Brest',
    headline: 'Conducteur de travaux gros œuvre',
    languages: ['Français', 'Anglais', 'Breton'],
    jobs: [
      'Conducteur de travaux principal | Armor Structures SAS | Guipavas | 2019-06 | now',
      'Conducteur de travaux | Armor Structures SAS | Guipavas | 2014-01 | 2019-05',
      'Chef de chantier | Bâtisseurs du Ponant | Quimper | 2008-09 | 2013-12',
      'Chef d’équipe maçon | Entreprise Le Goff-Pichon | Landerneau | 2004-07 | 2008-08',
      'Maçon coffreur | Entreprise Le Goff-Pichon | Landerneau | 2001-07 | 2004-06',
      'Apprenti maçon | Le Bihan Père et Fils | Plouzané | 1999-09 | 2001-06',
    ],
    aside: [5],
    page: `
|| 10 6
| **Sylvain KERVELLA**\\Conducteur de travaux gros œuvre | 52 rue de Lyon\\29200 Brest\\06 39 98 63 15\\s.kervella@rademail.example
# Compétences clés
* Préparation, planning et budget d’opérations de 1 à 12 M€
* Négociation des sous-traitants, situations mensuelles, DGD
* Prévention : PPSPS, quart d’heure sécurité, zéro accident grave
* AutoCAD, MS Project, Revit en lecture
# Expériences professionnelles
|| 4 12
| juin 2019 – ce jour | **Conducteur de travaux principal** – Armor Structures SAS, Guipavas\\Collège de 600 élèves, 84 logements à Lambézellec, extension d’une clinique
| janvier 2014 – mai 2019 | **Conducteur de travaux** – Armor Structures SAS, Guipavas\\Logements collectifs et locaux industriels
| septembre 2008 – décembre 2013 | **Chef de chantier** – Bâtisseurs du Ponant, Quimper\\Équipes de 12 à 25 compagnons
| juillet 2004 – août 2008 | **Chef d’équipe maçon** – Entreprise Le Goff-Pichon, Landerneau
| juillet 2001 – juin 2004 | **Maçon coffreur** – Entreprise Le Goff-Pichon, Landerneau
# Apprentissage
|| 4 12
| septembre 1999 – juin 2001 | **Apprenti maçon** – Le Bihan Père et Fils, Plouzané
# Formation
|| 4 12
| 2013 | Licence professionnelle Conduite de travaux (VAE), IUT de Brest
| 2004 | Brevet professionnel maçon
| 2001 | CAP maçon, CFA de Quimper
# Langues
Français, Anglais (scolaire), Breton (lu et parlé)
# Loisirs
Voile habitable, bagad
`,
  }),
  cv('c03-fr-juriste', 'doc', 'fr', 'FR', {
    names: ['Anne-Sophie Roquebert', 'Maître Anne-Sophie Roquebert', 'Anne-Sophie ROQUEBERT'],
    email: 'as.roquebert@capitolepost.example',
    phone: '06 39 98 05 84',
    city: 'Toulouse',
    headline: 'Avocate en droit social – projet de retour en entreprise',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Avocate associée | Cabinet Roquebert Salvagnac | Toulouse | 2019-01 | now',
      'Avocate collaboratrice | Selarl Vidal & Puységur | Toulouse | 2014-01 | 2018-12',
      'Responsable juridique social | Aérofonderies du Lauragais SA | Labège | 2009-10 | 2012-06',
      'Juriste droit social | Aérofonderies du Lauragais SA | Labège | 2007-02 | 2009-09',
      'Élève avocate | Cour d’appel de Haute-Garonne | Toulouse | 2013-01 | 2013-06',
    ],
    aside: [4],
    page: `
> Anne-Sophie ROQUEBERT
> Avocate en droit social – projet de retour en entreprise
> 27 rue du Rempart-Villeneuve, 31000 Toulouse
> 06 39 98 05 84 | as.roquebert@capitolepost.example
^ **CE QUE J’APPORTE**
Une double culture, cabinet et entreprise. Plus de 300 dossiers prud’homaux plaidés, quatre plans de sauvegarde de l’emploi accompagnés, des négociations avec cinq organisations syndicales.
^ **EN CABINET**
Cabinet Roquebert Salvagnac, Toulouse
Avocate associée, depuis janvier 2019
• Conseil quotidien de 40 PME, contentieux collectif, audits
• Encadrement de deux collaborateurs
^ Selarl Vidal & Puységur, Toulouse
Avocate collaboratrice, de janvier 2014 à décembre 2018
• Contentieux prud’homal et Urssaf
^ **EN ENTREPRISE**
Aérofonderies du Lauragais SA, Labège (900 salariés)
Responsable juridique social, d’octobre 2009 à juin 2012
• Accords de temps de travail, élections professionnelles
Juriste droit social, de février 2007 à septembre 2009
^ **STAGE DE L’ÉCOLE DES AVOCATS**
Cour d’appel de Haute-Garonne, Toulouse
Élève avocate, de janvier à juin 2013
^ **FORMATION**
2013 : CAPA, École des avocats Sud-Ouest Pyrénées
2006 : Master 2 Droit social, Université Toulouse 1 Capitole
^ **PUBLICATIONS ET ENSEIGNEMENT**
Chronique trimestrielle dans une revue régionale depuis 2020
^ **LANGUES**
Français, Anglais (courant), Espagnol (intermédiaire)
`,
  }),
  cv('c04-be-magasinier', 'docx', 'fr', 'BE', {
    names: ['Olivier Dewandre', 'Olivier DEWANDRE', 'DEWANDRE Olivier'],
    email: 'olivier.dewandre@hesbayemail.example',
    phone: '0470 55 08 34',
    city: 'Liège',
    headline: 'Responsable d’entrepôt',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Responsable d’entrepôt | Frigomeuse SA | Herstal | 2020-03 | now',
      'Chef d’équipe réception | Colis Express Wallonie SRL | Grâce-Hollogne | 2013-11 | 2020-02',
      'Magasinier-cariste | Colis Express Wallonie SRL | Grâce-Hollogne | 2010-05 | 2013-10',
      'Ouvrier de conditionnement | Conserverie de Waremme | Waremme | 2007-01 | 2010-04',
      'Vendeur | Brico-Ourthe | Chênée | 2005-09 | 2006-12',
    ],
    page: `
> **CURRICULUM VITÆ**
# Identité
= Nom et prénom :\tDEWANDRE Olivier
= Né le :\t30 avril 1986 à Huy
= Adresse :\tRue Grétry 140, 4020 Liège
= Téléphone :\t0470 55 08 34
= Mail :\tolivier.dewandre@hesbayemail.example
= Profession :\tResponsable d’entrepôt
# Emplois
= Fonction :\tResponsable d’entrepôt
= Société :\tFrigomeuse SA, Herstal
= Période :\t03/2020 – aujourd’hui
* Plateforme surgelés de 9 000 m², 38 collaborateurs en deux pauses
* Passage au WMS Reflex, erreurs de préparation divisées par trois
= Fonction :\tChef d’équipe réception
= Société :\tColis Express Wallonie SRL, Grâce-Hollogne
= Période :\t11/2013 – 02/2020
* Quai de nuit, 60 camions par vacation
= Fonction :\tMagasinier-cariste
= Société :\tColis Express Wallonie SRL, Grâce-Hollogne
= Période :\t05/2010 – 10/2013
= Fonction :\tOuvrier de conditionnement
= Société :\tConserverie de Waremme, Waremme
= Période :\t01/2007 – 04/2010
= Fonction :\tVendeur
= Société :\tBrico-Ourthe, Chênée
= Période :\t09/2005 – 12/2006
# Formations
2018 : Bachelier en gestion logistique, promotion sociale, Liège
2010 : Brevet cariste classes 1, 2 et 3, Forem
2005 : CESS technique de gestion, Athénée de Huy
# Langues
Français (langue maternelle), Néerlandais (B1), Anglais (A2)
# Permis
B et C
`,
  }),
  cv('c05-ch-enseignante', 'pdf', 'fr', 'CH', {
    names: ['Mélanie Cuendet'],
    email: 'melanie.cuendet@gruyerepost.example',
    phone: '+41 76 555 09 12',
    city: 'Bulle',
    headline: 'Enseignante primaire, cycle 2',
    languages: ['Français', 'Allemand', 'Norvégien'],
    jobs: [
      'Enseignante primaire 7H-8H | Cercle scolaire de la Trême | Bulle | 2018-08 | now',
      'Enseignante primaire 5H | École primaire de Sarine-Ouest | Villars-sur-Glâne | 2013-08 | 2018-07',
      'Enseignante remplaçante | Écoles de la Veveyse | Châtel-Saint-Denis | 2012-08 | 2013-07',
      'Fille au pair | Famille Berg-Nilsen | Stavanger, Norvège | 2008-08 | 2009-06',
      'Monitrice de camp | Association Plein Air Moléson | Bulle | 2010 | 2016',
    ],
    aside: [4],
    page: `
! Mélanie Cuendet
Enseignante primaire, cycle 2
Rue de la Condémine 41 | 1630 Bulle | +41 76 555 09 12 | melanie.cuendet@gruyerepost.example
# Pratique de l’enseignement
|| 4 6 6
| **Dates** | **Fonction** | **Établissement**
| août 2018 – ce jour | Enseignante primaire 7H-8H | Cercle scolaire de la Trême, Bulle
| août 2013 – juillet 2018 | Enseignante primaire 5H | École primaire de Sarine-Ouest, Villars-sur-Glâne
| août 2012 – juillet 2013 | Enseignante remplaçante | Écoles de la Veveyse, Châtel-Saint-Denis
# Séjour à l’étranger
|| 4 6 6
| août 2008 – juin 2009 | Fille au pair | Famille Berg-Nilsen, Stavanger, Norvège
# Engagements bénévoles
|| 4 6 6
| 2010 – 2016, en été | Monitrice de camp | Association Plein Air Moléson, Bulle
# Responsabilités particulières
* Praticienne formatrice pour la HEP depuis 2020
* Personne ressource en éducation numérique (MITIC)
* Organisation des classes vertes
# Diplômes
|| 4 12
| 2009 – 2012 | Bachelor en enseignement préscolaire et primaire, HEP Fribourg
| 2022 | CAS Pédagogie de l’inclusion, HEP Vaud
| 2008 | Maturité gymnasiale, Collège du Sud, Bulle
# Langues
Français (langue première), Allemand (C1), Norvégien (B1)
# Centres d’intérêt
Chœur mixte, ski de fond, photographie
# Personne de référence
M. Pascal Yerly, responsable d’établissement, Cercle scolaire de la Trême
`,
  }),
  cv('c06-fr-maraichage', 'doc', 'fr', 'FR', {
    names: ['Gaëtan Bourrelier', 'Gaëtan BOURRELIER', 'BOURRELIER Gaëtan'],
    email: 'gaetan.bourrelier@ventouxmail.example',
    phone: '06 39 98 41 90',
    city: 'Carpentras',
    headline: 'CHEF DE CULTURE – MARAÎCHAGE SOUS ABRI',
    languages: ['Français', 'Espagnol', 'Arabe'],
    jobs: [
      'Chef de culture | EARL Les Serres du Brégoux | Monteux | 2017-03 | now',
      'Second de culture | GAEC des Garrigues Basses | Châteaurenard | 2011-02 | 2017-02',
      'Ouvrier serriste | GAEC des Garrigues Basses | Châteaurenard | 2007-04 | 2011-01',
      'Saisonnier agricole | Vergers Faraud | Cavaillon | 2005 | 2006',
    ],
    page: `
BOURRELIER Gaëtan
41 ans, marié, deux enfants
1120 chemin de la Lègue, 84200 Carpentras
06 39 98 41 90
gaetan.bourrelier@ventouxmail.example
> CHEF DE CULTURE – MARAÎCHAGE SOUS ABRI
^ **SAVOIR-FAIRE**
Conduite des cultures
* Tomate, concombre et fraise hors-sol, 4,5 ha de serres verre et multichapelles
* Irrigation fertilisante, climat (ordinateur Priva), protection biologique intégrée
Organisation
* Plannings de 18 permanents et jusqu’à 45 saisonniers
* Suivi des temps, traçabilité, GlobalG.A.P. et HVE niveau 3
Matériel
* Tracteurs, nacelle, chariot élévateur, petites réparations
^ **POSTES OCCUPÉS**
Depuis 03/2017 : Chef de culture, EARL Les Serres du Brégoux, Monteux
02/2011 – 02/2017 : Second de culture, GAEC des Garrigues Basses, Châteaurenard
04/2007 – 01/2011 : Ouvrier serriste, GAEC des Garrigues Basses, Châteaurenard
2005 – 2006 : Saisonnier agricole, Vergers Faraud, Cavaillon
^ **ÉTUDES**
BTSA Productions horticoles, lycée agricole de Carpentras-Serres, 2007
Bac pro Productions horticoles, 2005
^ **CERTIFICATS**
Certiphyto décideur (valable jusqu’en 2028), Caces R489 catégorie 3, SST
^ **LANGUES PARLÉES**
Français, espagnol (courant avec les équipes), arabe (bases)
^ **DIVERS**
Permis B, BE et C. Disponible pour les astreintes de week-end.
`,
  }),
  cv('d01-es-cocinera', 'docx', 'es', 'ES', {
    names: ['Maite Uriarte Zelaia', 'Maite Uriarte'],
    email: 'maite.uriarte@deustopost.example',
    phone: '600 555 214',
    city: 'Bilbao',
    headline: 'Jefa de cocina',
    languages: ['Castellano', 'Euskera', 'Francés'],
    jobs: [
      'Jefa de cocina | Restaurante Kaialde | Bilbao | 2019-10 | now',
      'Segunda de cocina | Restaurante Kaialde | Bilbao | 2016-03 | 2019-09',
      'Jefa de partida | Hotel Palacio de Arriluze | Getxo | 2012-06 | 2016-02',
      'Ayudante de cocina | Sidrería Etxe Zaharra | Hernani | 2009-01 | 2012-05',
      'Alumna en prácticas | Brasserie du Port Vieux | Biarritz | 2008-06 | 2008-09',
    ],
    aside: [4],
    page: `
! Maite Uriarte Zelaia
Jefa de cocina
|| 8 8
| Calle Iparraguirre 71, 4.º dcha.\\48010 Bilbao | Móvil: 600 555 214\\Correo: maite.uriarte@deustopost.example
# Sobre mí
Cocina vasca de producto y de temporada, con cabeza para los números. Me gusta formar equipos estables: en los últimos cuatro años solo se han ido dos personas.
# Recorrido profesional
**Restaurante Kaialde**, Bilbao
|| 12 5
| Jefa de cocina | octubre 2019 – actualidad
| Segunda de cocina | marzo 2016 – septiembre 2019
* Equipo de 14, dos turnos, 90 cubiertos
* Escandallos, compras en lonja, carta nueva cada trimestre
**Hotel Palacio de Arriluze**, Getxo
|| 12 5
| Jefa de partida | junio 2012 – febrero 2016
* Carnes y guarniciones, banquetes de hasta 350 personas
**Sidrería Etxe Zaharra**, Hernani
|| 12 5
| Ayudante de cocina | enero 2009 – mayo 2012
# Prácticas
**Brasserie du Port Vieux**, Biarritz
|| 12 5
| Alumna en prácticas | junio 2008 – septiembre 2008
# Estudios
Técnica Superior en Dirección de Cocina, Escuela de Hostelería de Leioa, 2006 – 2008
Curso de panadería de masa madre, 40 horas, 2021
# Otros títulos
Manipuladora de alimentos, APPCC, primeros auxilios
# Idiomas
Castellano y Euskera (nativos), Francés (B2)
`,
  }),
  cv('d02-es-enfermera', 'pdf', 'es', 'ES', {
    names: [
      'María del Pilar Benítez Calderón',
      'Pilar Benítez Calderón',
      'María del Pilar Benítez',
      'Mª del Pilar Benítez Calderón',
    ],
    email: 'pilar.benitez@bahiamail.example',
    phone: '600 555 391',
    city: 'Cádiz',
    headline: 'Enfermera especialista en Salud Mental',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Supervisora de enfermería | Hospital Bahía del Sur | Cádiz | 2022-03 | now',
      'Enfermera de Salud Mental | Hospital Bahía del Sur | Cádiz | 2016-07 | 2022-02',
      'Enfermera | Clínica Santa Rosalía | Jerez de la Frontera | 2012-10 | 2014-04',
      'Registered Nurse | Trentmoor NHS Foundation Trust | Derby, Reino Unido | 2010-11 | 2012-08',
      'Enfermera Interna Residente (EIR) | Unidad Docente de Salud Mental Guadalete | Jerez de la Frontera | 2014-05 | 2016-05',
    ],
    aside: [4],
    page: `
> Mª DEL PILAR BENÍTEZ CALDERÓN
> Enfermera especialista en Salud Mental
# DATOS DE CONTACTO
|| 4 12
| Domicilio | C/ Sagasta, 58, 2.º B, 11002 Cádiz
| Teléfono | 600 555 391
| Correo | pilar.benitez@bahiamail.example
| N.º colegiada | 11/05551
# EXPERIENCIA LABORAL
|| 4 7 6
| **Fechas** | **Centro** | **Categoría**
| 03/2022 – actualidad | Hospital Bahía del Sur, Cádiz | Supervisora de enfermería
| 07/2016 – 02/2022 | Hospital Bahía del Sur, Cádiz | Enfermera de Salud Mental
| 10/2012 – 04/2014 | Clínica Santa Rosalía, Jerez de la Frontera | Enfermera
| 11/2010 – 08/2012 | Trentmoor NHS Foundation Trust, Derby, Reino Unido | Registered Nurse
# RESIDENCIA
|| 4 7 6
| 05/2014 – 05/2016 | Unidad Docente de Salud Mental Guadalete, Jerez de la Frontera | Enfermera Interna Residente (EIR)
# FUNCIONES ACTUALES
* Unidad de agudos de 24 camas, 31 profesionales
* Protocolo de contención cero, docencia de residentes
* Participación en la comisión de cuidados
# FORMACIÓN REGLADA
2010: Diplomatura en Enfermería, Universidad de Cádiz
2016: Especialidad en Enfermería de Salud Mental
2020: Máster en Gestión de Cuidados, UNED
# CURSOS (selección)
Soporte vital avanzado, 30 h, 2024. Entrevista motivacional, 50 h, 2019.
# IDIOMAS
Inglés (C1), Portugués (A2)
`,
  }),
  cv('d03-mx-produccion', 'doc', 'es', 'MX', {
    names: [
      'Ing. Brenda Yolotzin Cárdenas Treviño',
      'Brenda Yolotzin Cárdenas Treviño',
      'Brenda Cárdenas Treviño',
      'Brenda Cárdenas',
    ],
    email: 'brenda.cardenas@elcerromail.example',
    phone: '442 555 0183',
    city: 'Querétaro',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'Gerente de Producción | Autopartes del Bajío Norte, S.A. de C.V. | Querétaro, Qro. | 2021-08 | now',
      'Supervisora de Línea | Autopartes del Bajío Norte, S.A. de C.V. | Querétaro, Qro. | 2016-10 | 2021-07',
      'Ingeniera de Calidad | Plásticos Inyectados Corregidora | San Juan del Río, Qro. | 2013-05 | 2016-09',
      'Analista de Procesos | Embotelladora La Cañada | Celaya, Gto. | 2011-02 | 2013-04',
      'Becaria de Ingeniería Industrial | Embotelladora La Cañada | Celaya, Gto. | 2010-08 | 2011-01',
    ],
    aside: [4],
    page: `
Ing. Brenda Yolotzin Cárdenas Treviño
Col. Jardines de la Hacienda, Querétaro, Qro., C.P. 76180
Cel. 442 555 0183
brenda.cardenas@elcerromail.example
^ **OBJETIVO**
Dirigir una planta de manufactura automotriz con enfoque en gente y mejora continua.
^ **LOGROS**
* Scrap de 4.2 % a 1.1 % en dos años
* Arranque de la línea de arneses para tres clientes nuevos
* Certificación IATF 16949 sin no conformidades mayores
^ **EXPERIENCIA PROFESIONAL**
^ EMPRESA: Autopartes del Bajío Norte, S.A. de C.V., Querétaro, Qro.
PUESTO: Gerente de Producción
PERIODO: Agosto 2021 a la fecha
ACTIVIDADES: 210 operadores, tres turnos, presupuesto, KPI, juntas con cliente
^ EMPRESA: Autopartes del Bajío Norte, S.A. de C.V., Querétaro, Qro.
PUESTO: Supervisora de Línea
PERIODO: Octubre 2016 a Julio 2021
ACTIVIDADES: Balanceo de líneas, SMED, capacitación
^ EMPRESA: Plásticos Inyectados Corregidora, San Juan del Río, Qro.
PUESTO: Ingeniera de Calidad
PERIODO: Mayo 2013 a Septiembre 2016
ACTIVIDADES: PPAP, AMEF, atención a reclamos
^ EMPRESA: Embotelladora La Cañada, Celaya, Gto.
PUESTO: Analista de Procesos
PERIODO: Febrero 2011 a Abril 2013
^ **PRÁCTICAS PROFESIONALES**
EMPRESA: Embotelladora La Cañada, Celaya, Gto.
PUESTO: Becaria de Ingeniería Industrial
PERIODO: Agosto 2010 a Enero 2011
^ **ESCOLARIDAD**
Ingeniería Industrial, Instituto Tecnológico de Celaya, 2006 – 2010 (titulada, cédula profesional)
Green Belt Six Sigma, 2015
^ **IDIOMAS**
Inglés 90 %, Alemán básico
^ **PAQUETERÍA**
SAP PP, Minitab, Excel avanzado
^ Disponibilidad para viajar
`,
  }),
  cv('d04-cl-profesor', 'pdf', 'es', 'CL', {
    names: ['Rodrigo Alonso Huenchulaf Soto', 'Rodrigo Huenchulaf Soto', 'Rodrigo Huenchulaf'],
    email: 'rodrigo.huenchulaf@calafquen.example',
    phone: '+56 9 5550 0168',
    city: 'Temuco',
    headline: 'Profesor de Historia, Geografía y Ciencias Sociales',
    languages: ['Español', 'Mapuzugun', 'Inglés'],
    jobs: [
      'Jefe de Unidad Técnico Pedagógica | Liceo Bicentenario Ñielol Alto | Temuco | 2021-03 | now',
      'Profesor de Historia | Liceo Bicentenario Ñielol Alto | Temuco | 2015-03 | 2021-02',
      'Profesor de Historia | Colegio San Crispín | Villarrica | 2011-03 | 2015-02',
      'Profesor rural | Escuela Particular Coñaripe Chico | Panguipulli | 2009-03 | 2011-02',
      'Práctica profesional | Liceo Comercial Las Quilas | Temuco | 2008-08 | 2008-12',
      'Ayudante de investigación | Centro de Estudios del Toltén | Temuco | 2007 | 2008',
    ],
    aside: [4],
    page: `
! Rodrigo Alonso Huenchulaf Soto
Profesor de Historia, Geografía y Ciencias Sociales
Pasaje Los Notros 0456, Temuco · +56 9 5550 0168 · rodrigo.huenchulaf@calafquen.example
# Presentación
Profesor con diecisiete años de aula en la Araucanía y Los Ríos. Evaluado como Experto I en la carrera docente. Trabajo con enfoque intercultural y proyectos con la comunidad.
# Antecedentes laborales
**2021 (marzo) a la fecha**
Liceo Bicentenario Ñielol Alto, Temuco
Cargo: Jefe de Unidad Técnico Pedagógica
* Acompañamiento en el aula a 46 docentes, planificación anual
* Plan de mejora lectora, 12 puntos más en Simce
**2015 (marzo) a 2021 (febrero)**
Liceo Bicentenario Ñielol Alto, Temuco
Cargo: Profesor de Historia
* Jefatura de tercero y cuarto medio, electivo PAES
**2011 (marzo) a 2015 (febrero)**
Colegio San Crispín, Villarrica
Cargo: Profesor de Historia
**2009 (marzo) a 2011 (febrero)**
Escuela Particular Coñaripe Chico, Panguipulli
Cargo: Profesor rural
* Curso multigrado de 1.º a 6.º básico
# Antes de titularme
**2008 (agosto a diciembre)**
Liceo Comercial Las Quilas, Temuco
Cargo: Práctica profesional
**2007 a 2008**
Centro de Estudios del Toltén, Temuco
Cargo: Ayudante de investigación
# Antecedentes académicos
Pedagogía en Historia y Geografía, Universidad de La Frontera, 2004 – 2008
Magíster en Liderazgo Escolar, 2020
# Idiomas
Español, Mapuzugun (intermedio), Inglés (lectura)
# Datos personales
Nacido el 9 de octubre de 1985, casado, RUT 55.555.014-1
`,
  }),
  cv('d05-es-comercial', 'docx', 'es', 'ES', {
    names: [
      'Francesc Xavier Puigdevall i Roure',
      'Xavier Puigdevall i Roure',
      'Francesc Xavier Puigdevall',
      'Xavier Puigdevall',
      'Xavi Puigdevall',
    ],
    email: 'xavi@puigdevall-comercial.example',
    phone: '600 555 638',
    city: 'Lleida',
    headline: 'Delegado comercial · Maquinaria agrícola y riego',
    languages: ['Catalán', 'Castellano', 'Francés', 'Inglés'],
    jobs: [
      'Delegado comercial Cataluña y Aragón | Regatges del Segrià, S.L. | Lleida | 2020-02 | now',
      'Jefe de ventas | Tractores Monegros, S.A. | Fraga | 2014-09 | 2020-01',
      'Comercial de zona | Tractores Monegros, S.A. | Fraga | 2009-04 | 2014-08',
      'Vendedor de recambios | Suministros Agrícolas Urgell | Mollerussa | 2005-10 | 2009-03',
      'Mozo de almacén | Cooperativa del Pla | Bellpuig | 2003 | 2005',
    ],
    page: `
> **Francesc Xavier (Xavi) Puigdevall i Roure**
> Delegado comercial · Maquinaria agrícola y riego
> Lleida · 600 555 638 · xavi@puigdevall-comercial.example
# EN POCAS PALABRAS
Veintitrés años vendiendo en el campo. Conozco por el nombre a 600 clientes entre Huesca y Tarragona y sé cuándo no hay que llamarles: en plena cosecha.
# TRABAJOS
* Delegado comercial Cataluña y Aragón, Regatges del Segrià, S.L., Lleida (febrero de 2020 – hoy)
* Jefe de ventas, Tractores Monegros, S.A., Fraga (septiembre de 2014 – enero de 2020)
* Comercial de zona, Tractores Monegros, S.A., Fraga (abril de 2009 – agosto de 2014)
* Vendedor de recambios, Suministros Agrícolas Urgell, Mollerussa (octubre de 2005 – marzo de 2009)
* Mozo de almacén, Cooperativa del Pla, Bellpuig (2003 – 2005)
# RESULTADOS
|| 4 12
| 2024 | 3,8 M€ en riego por goteo, 117 % del objetivo
| 2022 | 41 instalaciones solares de bombeo
| 2018 | Equipo de seis comerciales, primera delegación de la marca en España
# FORMACIÓN
CFGS Gestión Comercial y Marketing, IES Torre Vicens, 2003
Programa de Dirección de Ventas, Cámara de Comercio, 2016
# IDIOMAS
Catalán y Castellano (maternos), Francés (B2), Inglés (B1)
# OTROS
Carnet B y BE, coche propio, carnet de fitosanitarios cualificado
`,
  }),
  cv('d06-pe-abogado', 'doc', 'es', 'PE', {
    names: ['Álvaro Martín Quispe Bustamante', 'Álvaro Quispe Bustamante', 'Álvaro Quispe'],
    email: 'alvaro.quispe@mistimail.example',
    phone: '955 550 127',
    city: 'Arequipa',
    headline: 'Abogado – Contrataciones del Estado y Derecho Administrativo',
    languages: ['Español', 'Quechua', 'Inglés'],
    jobs: [
      'Jefe de la Oficina de Asesoría Jurídica | Municipalidad Distrital de Alto Chilina | Arequipa | 2023-01 | now',
      'Especialista en Contrataciones | Gobierno Regional Valle del Chili | Arequipa | 2018-04 | 2022-12',
      'Abogado asociado | Estudio Barreda Zegarra Abogados | Arequipa | 2014-06 | 2018-03',
      'Asistente legal | Estudio Barreda Zegarra Abogados | Arequipa | 2012-08 | 2014-05',
      'Secigrista | Corte Distrital de Islay | Mollendo | 2011-03 | 2011-12',
    ],
    aside: [4],
    page: `
> HOJA DE VIDA
^ **I. DATOS PERSONALES**
|| 6 10
| Apellidos y nombres | QUISPE BUSTAMANTE, Álvaro Martín
| Domicilio | Urb. La Floresta D-8, Arequipa
| Celular | 955 550 127
| Correo electrónico | alvaro.quispe@mistimail.example
| Colegiatura | C.A.A. 05551, habilitado
^ Abogado – Contrataciones del Estado y Derecho Administrativo
^ **II. EXPERIENCIA LABORAL**
|| 6 10
| Entidad | Municipalidad Distrital de Alto Chilina, Arequipa
| Cargo | Jefe de la Oficina de Asesoría Jurídica
| Inicio – fin | 02/01/2023 – hasta la actualidad
| Funciones | Opiniones legales, convenios, defensa ante el tribunal de contrataciones
| Entidad | Gobierno Regional Valle del Chili, Arequipa
| Cargo | Especialista en Contrataciones
| Inicio – fin | 16/04/2018 – 31/12/2022
| Funciones | Comités de selección, 140 procesos, adendas y ampliaciones
| Entidad | Estudio Barreda Zegarra Abogados, Arequipa
| Cargo | Abogado asociado
| Inicio – fin | 01/06/2014 – 31/03/2018
| Entidad | Estudio Barreda Zegarra Abogados, Arequipa
| Cargo | Asistente legal
| Inicio – fin | 01/08/2012 – 31/05/2014
^ **III. SECIGRA DERECHO**
|| 6 10
| Entidad | Corte Distrital de Islay, Mollendo
| Cargo | Secigrista
| Inicio – fin | 01/03/2011 – 30/12/2011
^ **IV. FORMACIÓN ACADÉMICA**
Título de Abogado, Universidad Nacional de San Agustín, 2014
Bachiller en Derecho, 2012
Maestría en Derecho Administrativo (egresado), 2021
^ **V. CAPACITACIÓN**
Diplomado en Ley de Contrataciones del Estado, 120 horas, 2019
^ **VI. IDIOMAS**
Español, Quechua (intermedio), Inglés (básico)
`,
  }),
  cv('e01-it-oss', 'doc', 'it', 'IT', {
    names: ['Rosaria Cantalupo', 'Rosaria CANTALUPO'],
    email: 'rosaria.cantalupo@collinemail.example',
    phone: '333 555 0164',
    city: 'Reggio Emilia',
    headline: 'Operatrice Socio-Sanitaria (OSS)',
    languages: ['Italiano', 'Spagnolo'],
    jobs: [
      'Operatrice Socio-Sanitaria | RSA Villa dei Tigli | Reggio Emilia | 2018-06 | now',
      'Operatrice Socio-Sanitaria | Cooperativa Sociale Mani Amiche | Scandiano | 2014-02 | 2018-05',
      'Assistente familiare | Famiglia Bertani | Correggio | 2010-09 | 2013-06',
      'Operaia addetta al confezionamento | Salumificio Terre d’Enza S.r.l. | Montecchio Emilia | 2006-03 | 2010-07',
      'Tirocinante OSS | Ospedale di Comunità Val Tassobbio | Castelnovo ne’ Monti | 2013-09 | 2013-12',
    ],
    aside: [4],
    page: `
> CURRICULUM VITAE
> Rosaria CANTALUPO
> Operatrice Socio-Sanitaria (OSS)
^ Via Emilia all’Angelo 33, 42124 Reggio Emilia
Cell. 333 555 0164
E-mail rosaria.cantalupo@collinemail.example
Nata a Nocera Inferiore (SA) il 28/08/1983
Automunita, patente B
^ **ESPERIENZA PROFESSIONALE**
^ **Da giugno 2018 ad oggi**
RSA Villa dei Tigli, Reggio Emilia
Operatrice Socio-Sanitaria
- Nucleo di 30 ospiti non autosufficienti, turni sulle 24 ore
- Igiene, mobilizzazione con sollevatore, alimentazione, PAI
- Tutor delle nuove assunte
^ **Da febbraio 2014 a maggio 2018**
Cooperativa Sociale Mani Amiche, Scandiano
Operatrice Socio-Sanitaria
- Assistenza domiciliare, otto utenti al giorno
^ **Da settembre 2010 a giugno 2013**
Famiglia Bertani, Correggio
Assistente familiare
^ **Da marzo 2006 a luglio 2010**
Salumificio Terre d’Enza S.r.l., Montecchio Emilia
Operaia addetta al confezionamento
^ **TIROCINIO**
^ **Da settembre a dicembre 2013**
Ospedale di Comunità Val Tassobbio, Castelnovo ne’ Monti
Tirocinante OSS
^ **ISTRUZIONE E CORSI**
2013: Qualifica OSS, 1.000 ore, ente di formazione accreditato dalla Regione Emilia-Romagna
2019: Corso sulla demenza e il metodo Validation, 24 ore
2002: Diploma di Tecnico dei Servizi Sociali, Salerno
^ **LINGUE**
Italiano (madrelingua), Spagnolo (scolastico)
^ Autorizzo il trattamento dei miei dati personali ai sensi del D.Lgs. 196/2003 e del GDPR.
`,
  }),
  cv('e02-it-capocantiere', 'pdf', 'it', 'IT', {
    names: ['Geom. Ivano Tonezzer', 'Ivano Tonezzer'],
    email: 'ivano.tonezzer@valsugana.example',
    phone: '+39 333 555 0347',
    city: 'Trento',
    headline: 'Capocantiere edile – opere civili e in legno',
    languages: ['Italiano', 'Tedesco'],
    jobs: [
      'Capocantiere | Costruzioni Lagorai S.p.A. | Trento | 2017-04 | now',
      'Assistente di cantiere | Costruzioni Lagorai S.p.A. | Trento | 2012-03 | 2017-03',
      'Tecnico di cantiere | Holzbau Eggental GmbH | Nova Levante | 2008-09 | 2012-02',
      'Geometra | Studio Tecnico Nardelli | Pergine Valsugana | 2005-01 | 2008-08',
      'Praticante geometra | Studio Tecnico Nardelli | Pergine Valsugana | 2002-10 | 2004-10',
      'Vigile del fuoco volontario | Corpo Volontari di Cognola | Trento | 2006 | now',
    ],
    aside: [4, 5],
    page: `
! Geom. Ivano Tonezzer
Capocantiere edile – opere civili e in legno
= Residenza\tVia alla Cascata 19, 38121 Trento
= Telefono\t+39 333 555 0347
= E-mail\tivano.tonezzer@valsugana.example
= Nato il\t11 gennaio 1983
# Percorso lavorativo
|| 4 6 6
| **Periodo** | **Impresa** | **Mansione**
| 04/2017 – oggi | Costruzioni Lagorai S.p.A., Trento | Capocantiere
| 03/2012 – 03/2017 | Costruzioni Lagorai S.p.A., Trento | Assistente di cantiere
| 09/2008 – 02/2012 | Holzbau Eggental GmbH, Nova Levante | Tecnico di cantiere
| 01/2005 – 08/2008 | Studio Tecnico Nardelli, Pergine Valsugana | Geometra
# Praticantato
|| 4 6 6
| 10/2002 – 10/2004 | Studio Tecnico Nardelli, Pergine Valsugana | Praticante geometra
# Cantieri significativi
* Scuola primaria in X-LAM, 4,2 milioni di euro, 14 mesi
* Condominio di 36 alloggi, classe A4
* Ampliamento di un caseificio senza fermo della produzione
# Cosa so fare
Tracciamenti, contabilità lavori (Primus), gestione subappalti, POS e coordinamento sicurezza
# Titoli di studio e abilitazioni
|| 4 12
| 2002 | Diploma di geometra, Istituto Tecnico Pozzo, Trento
| 2005 | Iscrizione al Collegio dei Geometri
| 2009 | Coordinatore della sicurezza, 120 ore (aggiornato 2024)
# Lingue
Italiano, Tedesco (patentino B)
# Volontariato
|| 4 6 6
| 2006 – oggi | Corpo Volontari di Cognola, Trento | Vigile del fuoco volontario
`,
  }),
  cv('e03-it-sviluppatrice', 'docx', 'it', 'IT', {
    names: ['Ludovica Serrentino'],
    email: 'ludovica@serrentino-dev.example',
    phone: '333 555 0581',
    city: 'Catania',
    headline: 'Sviluppatrice front-end senior',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Sviluppatrice front-end senior | Lavica Software S.r.l. | Catania | 2022-09 | now',
      'Sviluppatrice front-end | Lavica Software S.r.l. | Catania | 2020-01 | 2022-08',
      'Full-stack developer | Prenotaclinic S.p.A. | Milano | 2017-04 | 2019-12',
      'Web developer | Agenzia Zagara Digitale | Siracusa | 2015-02 | 2017-03',
      'Tutor di laboratorio | Università dello Jonio | Catania | 2014-03 | 2014-07',
      'Stagista sviluppo web | Jasmin Studio SARL | Tunisi | 2014-09 | 2014-12',
    ],
    aside: [5],
    page: `
! Ludovica Serrentino
Sviluppatrice front-end senior
Catania (disponibile da remoto) | 333 555 0581 | ludovica@serrentino-dev.example
# Profilo sintetico
Undici anni di web. Accessibilità, prestazioni e interfacce che non fanno perdere tempo alle persone. In Lavica ho guidato la migrazione da AngularJS a React di un gestionale usato da 900 studi dentistici.
# Stack
React, TypeScript, Next.js, Node.js, Playwright, Figma, Git
# Dove ho lavorato
**Lavica Software S.r.l.** \tCatania
Sviluppatrice front-end senior \tset. 2022 – presente
* Design system condiviso da tre prodotti
* Colloqui tecnici e affiancamento di due junior
Sviluppatrice front-end \tgen. 2020 – ago. 2022
* Agenda multi-poltrona, stampa dei preventivi
**Prenotaclinic S.p.A.** \tMilano
Full-stack developer \tapr. 2017 – dic. 2019
* Portale di prenotazione, 1,2 milioni di utenti
**Agenzia Zagara Digitale** \tSiracusa
Web developer \tfeb. 2015 – mar. 2017
* Siti per hotel e cantine
**Università dello Jonio** \tCatania
Tutor di laboratorio \tmar. 2014 – lug. 2014
# Stage
**Jasmin Studio SARL** \tTunisi
Stagista sviluppo web \tset. 2014 – dic. 2014
# Formazione
Laurea magistrale in Informatica, Università di Catania, 2014, 110/110
Laurea triennale in Informatica, Università di Catania, 2011
# Lingue
Italiano, Inglese (C1), Francese (B1)
`,
  }),
  cv('e04-it-pizzaiolo', 'pdf', 'it', 'IT', {
    names: ['Carmine D’Aniello'],
    email: 'carmine.daniello@vesuviopost.example',
    phone: '333 555 0926',
    city: 'Portici',
    headline: 'Pizzaiolo e responsabile di pizzeria',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Responsabile di pizzeria | Pizzeria Antico Granatello | Portici (NA) | 2021-03 | now',
      'Capo pizzaiolo | Ristorante Bella Marina | Amburgo, Germania | 2016-05 | 2021-01',
      'Pizzaiolo | Pizzeria Sette Fontane | Ercolano (NA) | 2012-04 | 2016-04',
      'Aiuto pizzaiolo | Pizzeria Sette Fontane | Ercolano (NA) | 2010-09 | 2012-03',
      'Banconista | Panificio Esposito & Figli | Portici (NA) | 2008 | 2010',
    ],
    page: `
|| 5 12
| **Carmine D’Aniello**\\Pizzaiolo e responsabile di pizzeria\\**CONTATTI**\\Corso Garibaldi 210\\80055 Portici (NA)\\333 555 0926\\carmine.daniello@vesuviopost.example\\**NATO IL**\\5 febbraio 1991\\**LINGUE**\\Italiano\\Inglese base\\Tedesco B1\\**COMPETENZE**\\Impasti diretti e indiretti\\Forno a legna, elettrico\\Food cost\\HACCP\\**PATENTE**\\A, B | **ESPERIENZE**\\**Responsabile di pizzeria**\\Pizzeria Antico Granatello, Portici (NA)\\marzo 2021 – oggi\\Sette persone, 350 pizze il sabato, menu stagionale, ordini e turni\\**Capo pizzaiolo**\\Ristorante Bella Marina, Amburgo, Germania\\maggio 2016 – gennaio 2021\\Apertura del secondo forno, formazione degli aiuti\\**Pizzaiolo**\\Pizzeria Sette Fontane, Ercolano (NA)\\aprile 2012 – aprile 2016\\**Aiuto pizzaiolo**\\Pizzeria Sette Fontane, Ercolano (NA)\\settembre 2010 – marzo 2012\\**Banconista**\\Panificio Esposito & Figli, Portici (NA)\\2008 – 2010\\**ISTRUZIONE**\\2010: Diploma alberghiero, Istituto Rossi Doria\\2015: Corso per pizzaiolo professionista, 80 ore\\**CONCORSI**\\Terzo posto al trofeo provinciale, categoria classica, 2023
`,
  }),
  cv('e05-it-insegnante', 'docx', 'it', 'IT', {
    names: ['Mariangela Puddu'],
    email: 'mariangela.puddu@oristanomail.example',
    phone: '+39 333 555 0713',
    city: 'Cagliari',
    languages: ['Italiano', 'Inglese', 'Sardo', 'Spagnolo'],
    jobs: [
      'Docente di ruolo di lingua inglese | Istituto Superiore Monte Urpinu | Cagliari | 2019-09 | now',
      'Docente a tempo determinato | Liceo Scientifico Giara | Sanluri | 2015-09 | 2019-06',
      'Insegnante di inglese | Centro Lingue Maestrale S.n.c. | Oristano | 2012-10 | 2015-06',
      'Receptionist | Hotel Cala Murtas | Villasimius | 2010-05 | 2012-09',
      'Italian Language Assistant | Ravensbourne Girls’ School | Leeds, Regno Unito | 2008-09 | 2009-06',
    ],
    page: `
> **Curriculum vitae in formato europeo**
# INFORMAZIONI PERSONALI
|| 5 11
| Nome | Puddu Mariangela
| Indirizzo | Via Dante 175, 09128 Cagliari
| Telefono | +39 333 555 0713
| E-mail | mariangela.puddu@oristanomail.example
| Nazionalità | Italiana
| Data di nascita | 19 marzo 1985
# ESPERIENZA LAVORATIVA
|| 5 11
| • Date (da – a) | settembre 2019 – oggi
| • Nome del datore di lavoro | Istituto Superiore Monte Urpinu, Cagliari
| • Tipo di impiego | Docente di ruolo di lingua inglese
| • Principali mansioni | Triennio, referente Erasmus+, certificazioni B2 e C1
| • Date (da – a) | settembre 2015 – giugno 2019
| • Nome del datore di lavoro | Liceo Scientifico Giara, Sanluri
| • Tipo di impiego | Docente a tempo determinato
| • Principali mansioni | Inglese nel biennio, corsi di recupero
| • Date (da – a) | ottobre 2012 – giugno 2015
| • Nome del datore di lavoro | Centro Lingue Maestrale S.n.c., Oristano
| • Tipo di impiego | Insegnante di inglese
| • Date (da – a) | maggio 2010 – settembre 2012
| • Nome del datore di lavoro | Hotel Cala Murtas, Villasimius
| • Tipo di impiego | Receptionist
| • Date (da – a) | settembre 2008 – giugno 2009
| • Nome del datore di lavoro | Ravensbourne Girls’ School, Leeds, Regno Unito
| • Tipo di impiego | Italian Language Assistant
# ISTRUZIONE E FORMAZIONE
|| 5 11
| • Date | 2015
| • Titolo | TFA in Lingua e civiltà inglese, Università di Sassari
| • Date | 2010
| • Titolo | Laurea magistrale in Lingue moderne, Università di Cagliari
# CAPACITÀ E COMPETENZE
|| 5 11
| Prima lingua | Italiano
| Altre lingue | Inglese (C2), Sardo, Spagnolo (A2)
| Informatica | Google Workspace, Moodle, registro elettronico
La sottoscritta dichiara che quanto sopra corrisponde al vero (DPR 445/2000).
Cagliari, 2 ottobre 2026
`,
  }),
  cv('e06-ch-commercio', 'doc', 'it', 'CH', {
    names: ['Tiziano Bernasconi-Frey'],
    email: 'tiziano.bernasconi@mendrisiomail.example',
    phone: '+41 79 555 06 38',
    city: 'Chiasso',
    headline: 'Impiegato di commercio AFC – export e dogana',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Responsabile export | Profumi Generoso SA | Mendrisio | 2020-11 | now',
      'Specialista doganale | Spedizioni Balerna SA | Chiasso | 2014-05 | 2020-10',
      'Impiegato di commercio | Spedizioni Balerna SA | Chiasso | 2009-08 | 2014-04',
      'Sachbearbeiter Import | Zürimoos Handels AG | Dietikon | 2007-09 | 2009-07',
      'Apprendista di commercio | Comune di Morbio Alto | Morbio Alto | 2003-09 | 2006-08',
    ],
    aside: [4],
    page: `
Tiziano Bernasconi-Frey
Impiegato di commercio AFC – export e dogana
Via Livio 11, 6830 Chiasso, +41 79 555 06 38, tiziano.bernasconi@mendrisiomail.example
^ ATTIVITÀ PROFESSIONALI
^ 11.2020 – oggi\tResponsabile export, Profumi Generoso SA, Mendrisio
• spedizioni in 46 paesi, merci pericolose ADR e IATA
• un collaboratore e un apprendista
^ 05.2014 – 10.2020\tSpecialista doganale, Spedizioni Balerna SA, Chiasso
• e-dec, Passar, regimi di perfezionamento
^ 08.2009 – 04.2014\tImpiegato di commercio, Spedizioni Balerna SA, Chiasso
^ 09.2007 – 07.2009\tSachbearbeiter Import, Zürimoos Handels AG, Dietikon
^ APPRENDISTATO
^ 09.2003 – 08.2006\tApprendista di commercio, Comune di Morbio Alto
^ ALTRO
09.2006 – 08.2007\tservizio militare e soggiorno linguistico a Friburgo in Brisgovia
^ FORMAZIONE
2013\tAttestato professionale federale di specialista doganale
2006\tAttestato federale di capacità, impiegato di commercio profilo E
^ LINGUE
Italiano (madrelingua)
Tedesco (C1)
Francese (B1)
Inglese (B2)
^ REFERENZE
Signora Nadia Crivelli, direttrice, Profumi Generoso SA, +41 79 555 06 39
`,
  }),
  cv('f01-br-enfermeiro', 'pdf', 'pt', 'BR', {
    names: [
      'Wellington Aparecido dos Santos',
      'Wellington dos Santos',
      'Wellington Santos',
      'Wellington Aparecido Santos',
    ],
    email: 'wellington.enf@tietemail.example',
    phone: '(14) 95555-0172',
    city: 'Bauru',
    headline: 'Enfermeiro – UTI Adulto e Emergência',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Coordenador de Enfermagem – UTI | Hospital Vale do Batalha | Bauru/SP | 2021-03 | now',
      'Enfermeiro Assistencial – UTI | Hospital Vale do Batalha | Bauru/SP | 2017-08 | 2021-02',
      'Enfermeiro – Pronto-Socorro | Santa Casa de Pederneiras do Sul | Pederneiras/SP | 2014-05 | 2017-07',
      'Técnico de Enfermagem | Clínica Renal Noroeste | Lins/SP | 2008-02 | 2014-04',
      'Estágio Supervisionado | UBS Parque Jaraguá Novo | Bauru/SP | 2013-03 | 2013-11',
    ],
    aside: [4],
    page: `
> **WELLINGTON APARECIDO DOS SANTOS**
> Enfermeiro – UTI Adulto e Emergência
> COREN-SP 555.014 | Brasileiro, casado, 38 anos
> Rua Araújo Leite, 33-55, Bauru/SP | (14) 95555-0172 | wellington.enf@tietemail.example
# RESUMO DE QUALIFICAÇÕES
* 18 anos na enfermagem, 12 deles como enfermeiro
* Gestão de escalas, indicadores e acreditação ONA nível 2
* ACLS e PHTLS válidos
# HISTÓRICO PROFISSIONAL
**Hospital Vale do Batalha – Bauru/SP**
Coordenador de Enfermagem – UTI\tmar/2021 – atual
* 20 leitos, 64 profissionais, redução de 40% em infecções de cateter
Enfermeiro Assistencial – UTI\tago/2017 – fev/2021
* Hemodiálise à beira do leito, protocolo de sepse
**Santa Casa de Pederneiras do Sul – Pederneiras/SP**
Enfermeiro – Pronto-Socorro\tmai/2014 – jul/2017
* Classificação de risco, sala vermelha
**Clínica Renal Noroeste – Lins/SP**
Técnico de Enfermagem\tfev/2008 – abr/2014
# ESTÁGIO
**UBS Parque Jaraguá Novo – Bauru/SP**
Estágio Supervisionado\tmar/2013 – nov/2013
# FORMAÇÃO
Bacharelado em Enfermagem, Centro Universitário do Noroeste, 2010 – 2013
Pós-graduação em Terapia Intensiva, 2016
Técnico em Enfermagem, Etec de Lins, 2007
# IDIOMAS
Inglês básico, Espanhol básico
`,
  }),
  cv('f02-br-logistica', 'docx', 'pt', 'BR', {
    names: ['Sheila Regina Zanella', 'Sheila Zanella'],
    email: 'sheila.zanella@itajaipost.example',
    phone: '(47) 95555-0119',
    city: 'Itajaí',
    headline: 'Supervisora de Logística e Comércio Exterior',
    languages: ['Português', 'Inglês', 'Italiano'],
    jobs: [
      'Supervisora de Logística | Porto Seco Camboriú S.A. | Itajaí/SC | 2022-01 | now',
      'Analista de Importação Sênior | Importadora Vale Norte Ltda. | Blumenau/SC | 2018-06 | 2021-12',
      'Analista de Importação Pleno | Importadora Vale Norte Ltda. | Blumenau/SC | 2015-09 | 2018-05',
      'Assistente de Comércio Exterior | Têxtil Testo Rega Indústria S.A. | Pomerode/SC | 2012-03 | 2015-08',
      'Jovem Aprendiz | Supermercados Enxaimel | Pomerode/SC | 2008-02 | 2009-12',
    ],
    aside: [4],
    page: `
! Sheila Regina Zanella
Supervisora de Logística e Comércio Exterior
= Endereço:\tRua Uruguai, 1240, ap. 302, Itajaí/SC
= Telefone:\t(47) 95555-0119
= E-mail:\tsheila.zanella@itajaipost.example
= CNH:\tB
# Objetivo
Gerência de logística ou supply chain em empresa importadora.
# Trajetória profissional
|| 4 6 6
| **Período** | **Empresa** | **Cargo**
| 01/2022 – atual | Porto Seco Camboriú S.A., Itajaí/SC | Supervisora de Logística
| 06/2018 – 12/2021 | Importadora Vale Norte Ltda., Blumenau/SC | Analista de Importação Sênior
| 09/2015 – 05/2018 | Importadora Vale Norte Ltda., Blumenau/SC | Analista de Importação Pleno
| 03/2012 – 08/2015 | Têxtil Testo Rega Indústria S.A., Pomerode/SC | Assistente de Comércio Exterior
# Programa de aprendizagem
|| 4 6 6
| 02/2008 – 12/2009 | Supermercados Enxaimel, Pomerode/SC | Jovem Aprendiz
# Principais resultados
* Redução de demurrage em R$ 1,7 milhão por ano
* Equipe de 23 pessoas em dois turnos, rotatividade de 9%
* Implantação do regime de entreposto aduaneiro
# Formação acadêmica
|| 4 12
| 2019 – 2020 | MBA em Gestão Portuária, Univale Litoral
| 2010 – 2014 | Comércio Exterior, Univale Litoral
# Cursos
DUIMP e Portal Único (2023), Power BI (2021), Green Belt (2017)
# Idiomas
Português (nativo), Inglês (avançado), Italiano (intermediário)
`,
  }),
  cv('f03-br-advogada', 'doc', 'pt', 'BR', {
    names: ['Dra. Thaís Monteiro Queiroga', 'Thaís Monteiro Queiroga', 'Thaís Queiroga'],
    email: 'thais.queiroga@jampapost.example',
    phone: '(83) 95555-0188',
    city: 'João Pessoa',
    headline: 'Advogada – Direito do Trabalho',
    languages: ['Inglês', 'Francês'],
    jobs: [
      'Coordenadora Jurídica Trabalhista | Construtora Cabo Branco Empreendimentos Ltda. | João Pessoa/PB | 2020-08 | now',
      'Advogada Sênior | Lucena & Farias Advogados Associados | Campina Grande/PB | 2015-02 | 2020-07',
      'Advogada Júnior | Lucena & Farias Advogados Associados | Campina Grande/PB | 2012-11 | 2015-01',
      'Estagiária de Direito | Vara do Trabalho da Borborema | Campina Grande/PB | 2010-08 | 2012-07',
      'Voluntária | Balcão de Direitos da Mulher | João Pessoa/PB | 2021 | now',
    ],
    aside: [3, 4],
    page: `
Dra. Thaís Monteiro Queiroga
Advogada – Direito do Trabalho
OAB/PB 55.501
^ Av. Epitácio Pessoa, 2710, sala 5, João Pessoa/PB
Fone (83) 95555-0188
thais.queiroga@jampapost.example
^ **PERFIL**
Advogada com mais de 13 anos de experiência em contencioso trabalhista de massa e consultivo preventivo na construção civil. Gestão de carteira de 1.100 processos e de provisões.
^ **ATUAÇÃO PROFISSIONAL**
^ **Construtora Cabo Branco Empreendimentos Ltda.** (João Pessoa/PB)
Coordenadora Jurídica Trabalhista – desde agosto de 2020
- Equipe de três advogados e dois estagiários
- Acordos coletivos com quatro sindicatos
- Queda de 35% nas novas ações em três anos
^ **Lucena & Farias Advogados Associados** (Campina Grande/PB)
Advogada Sênior – fevereiro de 2015 a julho de 2020
- Audiências, sustentações orais no tribunal regional
Advogada Júnior – novembro de 2012 a janeiro de 2015
^ **ESTÁGIO**
^ **Vara do Trabalho da Borborema** (Campina Grande/PB)
Estagiária de Direito – agosto de 2010 a julho de 2012
^ **VOLUNTARIADO**
^ **Balcão de Direitos da Mulher** (João Pessoa/PB)
Voluntária – desde 2021
^ **FORMAÇÃO**
Direito, Universidade Estadual da Paraíba, 2007 – 2012
Especialização em Direito e Processo do Trabalho, 2015
^ **IDIOMAS**
Inglês (avançado), Francês (básico)
`,
  }),
  cv('f04-pt-engenheiro', 'pdf', 'pt', 'PT', {
    names: [
      'Eng.º Nuno Filipe Casqueiro de Moura',
      'Nuno Filipe Casqueiro de Moura',
      'Nuno Casqueiro de Moura',
      'Nuno de Moura',
      'Nuno Moura',
    ],
    email: 'nuno.moura@mondegomail.example',
    phone: '+351 920 555 741',
    city: 'Coimbra',
    headline: 'Diretor de obra',
    languages: ['Português', 'Francês', 'Inglês'],
    jobs: [
      'Diretor de obra | Betões do Mondego, S.A. | Coimbra | 2018-10 | now',
      'Diretor de obra | Sotocal Angola, Lda. | Benguela, Angola | 2013-02 | 2018-07',
      'Adjunto de direção de obra | Ramalheira & Irmãos, Lda. | Leiria | 2009-09 | 2012-12',
      'Técnico de fiscalização | Ramalheira & Irmãos, Lda. | Leiria | 2007-10 | 2009-08',
      'Estágio profissional | Câmara Municipal de Vale de Soure | Soure | 2006-11 | 2007-09',
    ],
    aside: [4],
    page: `
! Eng.º Nuno Filipe Casqueiro de Moura
Diretor de obra
Rua do Brasil 317, 3030-175 Coimbra
+351 920 555 741 | nuno.moura@mondegomail.example
Membro efetivo da Ordem dos Engenheiros
# Percurso profissional
|| 4 12
| 10/2018 – presente | **Betões do Mondego, S.A.**, Coimbra\\Diretor de obra\\Reabilitação de residência universitária (8,4 M€), centro de saúde, duas pontes\\Gestão de 11 técnicos e 26 subempreiteiros
| 02/2013 – 07/2018 | **Sotocal Angola, Lda.**, Benguela, Angola\\Diretor de obra\\Estrada de 52 km, mercado municipal
| 09/2009 – 12/2012 | **Ramalheira & Irmãos, Lda.**, Leiria\\Adjunto de direção de obra\\Autos de medição, planeamento, compras
| 10/2007 – 08/2009 | **Ramalheira & Irmãos, Lda.**, Leiria\\Técnico de fiscalização
# Estágio
|| 4 12
| 11/2006 – 09/2007 | **Câmara Municipal de Vale de Soure**, Soure\\Estágio profissional
# Habilitações académicas
|| 4 12
| 2001 – 2006 | Licenciatura em Engenharia Civil, Universidade de Coimbra
| 2021 | Pós-graduação em Reabilitação de Edifícios, ISEC
# Formação complementar
Coordenação de segurança em obra (150 h), BIM para direção de obra, alvarás e Código dos Contratos Públicos
# Ferramentas
MS Project, CCS Candy, AutoCAD, Revit
# Línguas
Português, Francês (B2), Inglês (B2)
# Outros dados
Carta de condução B. Disponibilidade para deslocações.
`,
  }),
  cv('f05-pt-investigadora', 'docx', 'pt', 'PT', {
    names: ['Doutora Inês Albuquerque Farinha', 'Inês Albuquerque Farinha', 'Inês Farinha'],
    email: 'ines.farinha@riaformosa.example',
    phone: '920 555 603',
    city: 'Faro',
    headline: 'Investigadora em aquacultura e biologia marinha',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Investigadora auxiliar | Centro de Ciências do Mar do Sotavento | Faro | 2021-09 | now',
      'Investigadora de pós-doutoramento | Centro de Ciências do Mar do Sotavento | Faro | 2018-10 | 2021-08',
      'Postdoctoral Researcher | Bergenfjord Havforsk | Bergen, Noruega | 2016-09 | 2018-08',
      'Responsável de laboratório | Piscicultura Barra Nova, S.A. | Olhão | 2010-03 | 2011-12',
      'Técnica de laboratório | Piscicultura Barra Nova, S.A. | Olhão | 2008-10 | 2010-02',
      'Monitora | Centro Ciência do Arade | Portimão | 2007-06 | 2008-09',
    ],
    page: `
> **Doutora Inês Albuquerque Farinha**
> Investigadora em aquacultura e biologia marinha
> Faro | 920 555 603 | ines.farinha@riaformosa.example
# Formação
2012 – 2016\tDoutoramento em Ciências do Mar, Universidade do Algarve (bolsa FCT)
2008\tMestrado em Aquacultura, Universidade do Algarve
2006\tLicenciatura em Biologia Marinha, Universidade do Algarve
# Carreira de investigação
set. 2021 – atualidade\tInvestigadora auxiliar, Centro de Ciências do Mar do Sotavento, Faro
out. 2018 – ago. 2021\tInvestigadora de pós-doutoramento, Centro de Ciências do Mar do Sotavento, Faro
set. 2016 – ago. 2018\tPostdoctoral Researcher, Bergenfjord Havforsk, Bergen, Noruega
# Experiência na indústria
mar. 2010 – dez. 2011\tResponsável de laboratório, Piscicultura Barra Nova, S.A., Olhão
out. 2008 – fev. 2010\tTécnica de laboratório, Piscicultura Barra Nova, S.A., Olhão
# Divulgação de ciência
jun. 2007 – set. 2008\tMonitora, Centro Ciência do Arade, Portimão
# Projetos financiados
2023 – 2026\tRAÇÃO-AZUL, investigadora responsável, 248 mil euros
2019 – 2021\tOSTRA+, coordenadora de tarefa
# Publicações selecionadas
Farinha I., Solheim K. (2022). Insect meal in sea bream diets. Aquaculture Notes, 14, 101–117.
Farinha I. (2019). Ostras e calor. Cadernos do Mar, 8, 9–20.
# Orientação e ensino
Três teses de mestrado concluídas, aulas de Nutrição de Peixes desde 2022
# Línguas
Português, Inglês (C2), Espanhol (C1)
`,
  }),
  cv('f06-pt-pasteleira', 'doc', 'pt', 'PT', {
    names: [
      'Sandra Cristina Fontainhas Leal',
      'Sandra Fontainhas Leal',
      'Sandra Leal',
      'Sandra Cristina Leal',
    ],
    email: 'sandra.leal@douropost.example',
    phone: '920 555 158',
    city: 'Vila Nova de Gaia',
    headline: 'Chefe de pastelaria',
    languages: ['Português', 'Francês'],
    jobs: [
      'Chefe de pastelaria | Confeitaria Rainha do Douro, Lda. | Porto | 2019-04 | now',
      'Pasteleira de 1.ª | Hotel Ribeira Imperial | Porto | 2013-06 | 2019-03',
      'Pâtissière | Boulangerie Aux Blés Dorés | Lyon, França | 2009-02 | 2013-04',
      'Ajudante de pastelaria | Padaria Pão da Afurada | Vila Nova de Gaia | 2005-09 | 2009-01',
      'Empregada de balcão | Café Cais Velho | Vila Nova de Gaia | 2003 | 2005',
    ],
    page: `
CURRICULUM VITAE
^ **IDENTIFICAÇÃO**
Nome: Sandra Cristina Fontainhas Leal
Data de nascimento: 21 de junho de 1985
Morada: Rua Cândido dos Reis 90, 4400-069 Vila Nova de Gaia
Telemóvel: 920 555 158
Correio eletrónico: sandra.leal@douropost.example
Profissão: Chefe de pastelaria
^ **EXPERIÊNCIA**
1. Chefe de pastelaria
Confeitaria Rainha do Douro, Lda., Porto
Abril de 2019 até hoje
Produção diária para quatro lojas, nove pasteleiros, bolos de casamento
^ 2. Pasteleira de 1.ª
Hotel Ribeira Imperial, Porto
Junho de 2013 a março de 2019
Sobremesas de carta e pequenos-almoços para 220 quartos
^ 3. Pâtissière
Boulangerie Aux Blés Dorés, Lyon, França
Fevereiro de 2009 a abril de 2013
^ 4. Ajudante de pastelaria
Padaria Pão da Afurada, Vila Nova de Gaia
Setembro de 2005 a janeiro de 2009
^ 5. Empregada de balcão
Café Cais Velho, Vila Nova de Gaia
2003 a 2005
^ **ESCOLARIDADE**
12.º ano (processo RVCC), 2018
Curso de Pastelaria e Padaria, Escola de Hotelaria do Porto, 2008
^ **CURSOS**
Chocolate e bombons, 35 horas, 2022
HACCP, 25 horas, 2020
^ **LÍNGUAS**
Português e Francês (fluente)
^ **OUTRAS INFORMAÇÕES**
Carta de condução B, disponível para trabalho noturno
`,
  }),
  cv('g01-nl-wijkverpleegkundige', 'pdf', 'nl', 'NL', {
    names: ['Femke Hoekstra-de Bruin', 'Femke Hoekstra - de Bruin'],
    email: 'femke.hoekstra@friesewoud.example',
    phone: '06 5550 3382',
    city: 'Drachten',
    headline: 'Wijkverpleegkundige hbo-v',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Thuiszorg De Smelne | Drachten | 2019-01 | now',
      'Verpleegkundige dialyse | Ziekenhuis Woudstreek | Drachten | 2013-09 | 2018-12',
      'Verpleegkundige interne geneeskunde | Ziekenhuis Woudstreek | Drachten | 2010-08 | 2013-08',
      'Helpende | Zorgcentrum It Heechhout | Gorredijk | 2006-07 | 2010-07',
      'Stagiaire verpleegkunde | GGZ Lauwersland | Dokkum | 2009-09 | 2010-01',
    ],
    aside: [4],
    page: `
! Femke Hoekstra-de Bruin
Wijkverpleegkundige hbo-v
De Kaden 118, 9203 Drachten | 06 5550 3382 | femke.hoekstra@friesewoud.example | BIG 55500187430
# Over mij
Wijkverpleegkundige met een nuchtere blik. Ik indiceer wat nodig is, leer mensen zelf doen wat kan en houd de lijnen met de huisarts kort.
# Loopbaanoverzicht
|| 4 12
| 2019 (januari) – heden | **Wijkverpleegkundige**\\Thuiszorg De Smelne, Drachten\\Indicatiestelling voor 85 cliënten, coach van een zelfsturend team van 14\\Palliatieve zorg, pilot beeldzorg
| 2013 (september) – 2018 (december) | **Verpleegkundige dialyse**\\Ziekenhuis Woudstreek, Drachten\\Hemodialyse, begeleiding thuisdialyse
| 2010 (augustus) – 2013 (augustus) | **Verpleegkundige interne geneeskunde**\\Ziekenhuis Woudstreek, Drachten
| 2006 (juli) – 2010 (juli) | **Helpende**\\Zorgcentrum It Heechhout, Gorredijk\\Bijbaan naast de studie
# Stage
|| 4 12
| 2009 (september) – 2010 (januari) | **Stagiaire verpleegkunde**\\GGZ Lauwersland, Dokkum
# Diploma's en cursussen
|| 4 12
| 2006 – 2010 | Hbo-verpleegkunde, NHL Leeuwarden (diploma)
| 2014 | Dialyseverpleegkundige, vervolgopleiding
| 2020 | Indiceren en organiseren van zorg
| 2025 | Voorbehouden handelingen, hertoetsing
# Systemen
Nedap Ons, Omaha System, Zorgdomein
# Talen
Nederlands, Fries (moedertaal), Engels (redelijk)
# Vrije tijd
Fierljeppen kijken, schaatsen, moestuin
`,
  }),
  cv('g02-nl-uitvoerder', 'docx', 'nl', 'NL', {
    names: ['Rinus van den Oever', 'M.J. van den Oever', 'Rinus Van den Oever'],
    email: 'rinus.vandenoever@alblaspost.example',
    phone: '06-55504719',
    city: 'Gorinchem',
    headline: 'Uitvoerder woningbouw',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Hoofduitvoerder | Bouwbedrijf Merwedezicht B.V. | Gorinchem | 2020-02 | now',
      'Uitvoerder | Bouwbedrijf Merwedezicht B.V. | Gorinchem | 2014-04 | 2020-01',
      'Assistent-uitvoerder | Aannemersmaatschappij Lek & Linge | Culemborg | 2010-09 | 2014-03',
      'Timmerman | Aannemersmaatschappij Lek & Linge | Culemborg | 2003-08 | 2010-08',
      'Leerling-timmerman | Gebr. Stuivenberg | Leerdam | 2000-08 | 2003-07',
    ],
    aside: [4],
    page: `
! Rinus van den Oever
Uitvoerder woningbouw
= Naam:\tM.J. (Rinus) van den Oever
= Adres:\tVissersdijk 24, 4201 ZA Gorinchem
= Telefoon:\t06-55504719
= E-mail:\trinus.vandenoever@alblaspost.example
= Geboren:\t14 september 1983
= Rijbewijs:\tB, BE
# Werk
**Hoofduitvoerder** bij Bouwbedrijf Merwedezicht B.V., Gorinchem
februari 2020 – heden
* Twee uitvoerders, projecten van 30 tot 110 woningen
* Lean planning met onderaannemers, oplevering met gemiddeld 2 punten per woning
* Wkb-dossiers, VGM-plannen
**Uitvoerder** bij Bouwbedrijf Merwedezicht B.V., Gorinchem
april 2014 – januari 2020
* Grondgebonden woningen, één zorgcomplex
**Assistent-uitvoerder** bij Aannemersmaatschappij Lek & Linge, Culemborg
september 2010 – maart 2014
**Timmerman** bij Aannemersmaatschappij Lek & Linge, Culemborg
augustus 2003 – augustus 2010
* Renovatie, kozijnen, kapconstructies
# Leerlingtijd
**Leerling-timmerman** bij Gebr. Stuivenberg, Leerdam
augustus 2000 – juli 2003
# Scholing
2010 – 2012: Uitvoerder bouw/infra (mbo 4), avondopleiding
2000 – 2003: Timmerman (bbl, niveau 3)
2024: VCA-VOL, BHV
# Talen
Nederlands, Duits (goed op de bouwplaats), Engels (basis)
# Referentie
Dhr. A. Terlouw, directeur Bouwbedrijf Merwedezicht B.V., 06-55504720
`,
  }),
  cv('g03-nl-beleid-anoniem', 'doc', 'nl', 'NL', {
    names: [],
    city: 'Amersfoort',
    headline: 'Beleidsadviseur Wmo en jeugd',
    languages: ['Nederlands', 'Engels', 'Turks'],
    jobs: [
      'Senior beleidsadviseur Wmo | Gemeente Eemvallei | Amersfoort | 2021-06 | now',
      'Beleidsmedewerker jeugd | Gemeente Eemvallei | Amersfoort | 2017-02 | 2021-05',
      'Projectmedewerker | Regiobureau Gooi en Heuvelrug | Hilversum | 2013-10 | 2017-01',
      'Klantmanager Werk en Inkomen | Gemeente Rijnmeer | Woerden | 2009-05 | 2013-09',
      'Stagiair beleid | Provinciaal Steunpunt Zorg | Utrecht | 2008-09 | 2009-02',
    ],
    aside: [4],
    page: `
> **KANDIDAATPROFIEL**
> Kandidaatnummer 40817
> Beleidsadviseur Wmo en jeugd
^ Om een eerlijke selectie mogelijk te maken zijn naam, contactgegevens en geboortedatum weggelaten.
^ **ALGEMEEN**
|| 5 11
| Woonplaats | Amersfoort
| Beschikbaar | vanaf januari, 32 uur per week
| Opzegtermijn | twee maanden
| Rijbewijs | B
^ **SAMENVATTING**
Ervaren adviseur in het sociaal domein, thuis in inkoop, raadsvoorstellen en samenwerking met zorgaanbieders. Schrijft helder en legt geduldig uit.
^ **WERKERVARING**
|| 5 11
| juni 2021 – heden | **Senior beleidsadviseur Wmo**\\Gemeente Eemvallei, Amersfoort\\Verordening hulp bij het huishouden, inkoop 2024, adviseur van de wethouder
| februari 2017 – mei 2021 | **Beleidsmedewerker jeugd**\\Gemeente Eemvallei, Amersfoort\\Wijkteams, contractmanagement van 60 aanbieders
| oktober 2013 – januari 2017 | **Projectmedewerker**\\Regiobureau Gooi en Heuvelrug, Hilversum\\Transitie van de jeugdzorg
| mei 2009 – september 2013 | **Klantmanager Werk en Inkomen**\\Gemeente Rijnmeer, Woerden
^ **STAGE**
|| 5 11
| september 2008 – februari 2009 | **Stagiair beleid**\\Provinciaal Steunpunt Zorg, Utrecht
^ **OPLEIDING**
|| 5 11
| 2007 – 2009 | Master Bestuurskunde, Universiteit Utrecht
| 2003 – 2007 | Sociaal-juridische dienstverlening, Hogeschool Utrecht
^ **CURSUSSEN**
Inkoop sociaal domein (2022), schrijven voor de raad (2018)
^ **TALEN**
Nederlands, Engels (goed), Turks (moedertaal)
`,
  }),
  cv('g04-be-leerkracht', 'pdf', 'nl', 'BE', {
    names: ['Liesbeth Vandeputte', 'Liesbeth VANDEPUTTE'],
    email: 'liesbeth.vandeputte@leiestreek.example',
    phone: '0474 55 06 29',
    city: 'Kortrijk',
    headline: 'Zorgcoördinator en leerkracht lager onderwijs',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Zorgcoördinator | Basisschool De Vlaschaard | Kortrijk | 2020-09 | now',
      'Leerkracht vijfde leerjaar | Basisschool De Vlaschaard | Kortrijk | 2013-09 | 2020-08',
      'Leerkracht tweede leerjaar | Vrije Basisschool Sint-Elooi | Harelbeke | 2009-09 | 2013-06',
      'Leerkracht interim | Scholengroep Mandelvallei | Roeselare | 2008-09 | 2009-06',
      'Hoofdanimator | Speelplein De Zandbak | Kuurne | 2004 | 2009',
    ],
    aside: [4],
    page: `
|| 11 6
| **Liesbeth VANDEPUTTE**\\Zorgcoördinator en leerkracht lager onderwijs\\**ERVARING**\\**Zorgcoördinator**\\Basisschool De Vlaschaard, Kortrijk\\september 2020 – heden\\Zorgoverleg met 19 klasteams, contact met het CLB, handelingsplannen\\**Leerkracht vijfde leerjaar**\\Basisschool De Vlaschaard, Kortrijk\\september 2013 – augustus 2020\\Mentor van starters, coördinatie van de bosklassen\\**Leerkracht tweede leerjaar**\\Vrije Basisschool Sint-Elooi, Harelbeke\\september 2009 – juni 2013\\**Leerkracht interim**\\Scholengroep Mandelvallei, Roeselare\\september 2008 – juni 2009\\**VRIJWILLIGERSWERK**\\**Hoofdanimator**\\Speelplein De Zandbak, Kuurne\\2004 – 2009\\**STUDIES**\\2019: Bachelor-na-bachelor zorgverbreding en remediërend leren, Howest\\2008: Bachelor lager onderwijs, Katho Tielt\\2005: Humane wetenschappen, Sint-Niklaasinstituut Kortrijk | **GEGEVENS**\\Doorniksewijk 203\\8500 Kortrijk\\0474 55 06 29\\liesbeth.vandeputte@leiestreek.example\\° 2 december 1987\\**TALEN**\\Nederlands: moedertaal\\Frans: vlot\\Engels: goed\\**ICT**\\Smartschool, Bingel, Canva\\**RIJBEWIJS**\\B\\**HOBBY'S**\\Harmonie (klarinet), lopen
`,
  }),
  cv('g05-be-vertegenwoordiger', 'docx', 'nl', 'BE', {
    names: ['Bart Peeters-Van Hoof'],
    email: 'bart.peetersvh@netevallei.example',
    phone: '+32 475 55 07 43',
    city: 'Lier',
    headline: 'Accountmanager horeca',
    languages: ['Nederlands', 'Frans', 'Engels', 'Duits'],
    jobs: [
      'Accountmanager horeca | Brouwerij De Zimmer NV | Lier | 2021-01 | now',
      'Key accountmanager retail | Koekjesfabriek Destrooper-Maes NV | Herentals | 2016-05 | 2020-12',
      'Vertegenwoordiger | Koekjesfabriek Destrooper-Maes NV | Herentals | 2011-09 | 2016-04',
      'Winkelverantwoordelijke | Drankencentrale Van Looy BV | Mechelen | 2008-02 | 2011-08',
      'Barman | Café Den Gouden Arend | Antwerpen | 2006 | 2008',
    ],
    page: `
> **Bart Peeters-Van Hoof**
> Accountmanager horeca
> Mechelsesteenweg 88, 2500 Lier · +32 475 55 07 43 · bart.peetersvh@netevallei.example
# Wat u van mij mag verwachten
* 15 jaar buitendienst in voeding en dranken, 240 horecaklanten in portefeuille
* Drie jaar op rij boven het jaardoel (2023, 2024 en 2025)
* Contracten, tapinstallaties, investeringsdossiers
# Beroepservaring
**Brouwerij De Zimmer NV**, Lier \t01/2021 – heden
Accountmanager horeca
* Provincie Antwerpen, omzet 3,1 miljoen euro
* Lancering van twee alcoholvrije bieren op het vat
**Koekjesfabriek Destrooper-Maes NV**, Herentals
Key accountmanager retail \t05/2016 – 12/2020
* Jaarafspraken met vier supermarktketens
Vertegenwoordiger \t09/2011 – 04/2016
* Kempen en Limburg, 12 bezoeken per dag
**Drankencentrale Van Looy BV**, Mechelen \t02/2008 – 08/2011
Winkelverantwoordelijke
**Café Den Gouden Arend**, Antwerpen \t2006 – 2008
Barman
# Opleiding
Bachelor bedrijfsmanagement, optie marketing, Lessius Mechelen, 2003 – 2006
Biersommelier, Syntra, 2022
# Talenkennis
Nederlands (moedertaal), Frans (vlot), Engels (vlot), Duits (basis)
# Extra
CRM: Salesforce. Rijbewijs B. Penningmeester van de volleybalclub.
`,
  }),
  cv('g06-nl-glastuinbouw', 'doc', 'nl', 'NL', {
    names: ['ing. Jeroen Zwinkels', 'Jeroen Zwinkels', 'Ing. Jeroen Zwinkels', 'ing. J.P. Zwinkels'],
    email: 'jeroen.zwinkels@westlandpost.example',
    phone: '06 5550 6641',
    city: 'Naaldwijk',
    headline: 'Teeltmanager glasgroenten',
    languages: ['Nederlands', 'Engels', 'Pools'],
    jobs: [
      'Teeltmanager paprika | Kwekerij Zuidpolder B.V. | Naaldwijk | 2019-11 | now',
      'Teeltadviseur | Gewasadvies Delfland | De Lier | 2014-03 | 2019-10',
      'Assistent-teler | Tomatenkwekerij Van Paassen | Maasdijk | 2010-08 | 2014-02',
      'Junior Grower | Sunbelt Greenhouses Inc. | Leamington, Canada | 2009-07 | 2010-06',
      'Medewerker veiling | Bloemenveiling Gantel | Honselersdijk | 2005 | 2009',
    ],
    page: `
ing. J.P. (Jeroen) Zwinkels
Teeltmanager glasgroenten
^ Dijkweg 77, 2671 Naaldwijk, 06 5550 6641, jeroen.zwinkels@westlandpost.example
^ FUNCTIES
^ 11-2019 tot heden: Teeltmanager paprika, Kwekerij Zuidpolder B.V., Naaldwijk
- 14 hectare rood en geel, belichte proefkas van 1 hectare
- leiding aan twee assistenten en een scoutingteam
- gasverbruik van 31 naar 22 kuub per meter
^ 03-2014 tot 10-2019: Teeltadviseur, Gewasadvies Delfland, De Lier
- 35 telers in Westland en Oostland
^ 08-2010 tot 02-2014: Assistent-teler, Tomatenkwekerij Van Paassen, Maasdijk
^ 07-2009 tot 06-2010: Junior Grower, Sunbelt Greenhouses Inc., Leamington, Canada
^ 2005 tot 2009: Medewerker veiling, Bloemenveiling Gantel, Honselersdijk (zaterdagen en vakanties)
^ OPLEIDINGEN
2005 – 2009: Tuin- en akkerbouw, Hogeschool Inholland Delft, ing.
2000 – 2005: havo, Interconfessioneel College Westland
2021: Het Nieuwe Telen, basis en verdieping
^ KENNIS
Hortimax en Priva Connect, Letsgrow, biologische bestrijding, restwarmte en aardwarmte
^ TALEN
Nederlands, Engels (vloeiend), Pools (basis)
^ REFERENTIES
Op verzoek
`,
  }),
  cv('h01-dk-sosu', 'pdf', 'da', 'DK', {
    names: ['Birgitte Lykke Thorsager', 'Birgitte Thorsager'],
    email: 'birgitte.thorsager@limfjordpost.example',
    phone: '22 55 03 17',
    city: 'Aalborg',
    headline: 'Social- og sundhedsassistent',
    languages: ['Dansk', 'Engelsk', 'Arabisk'],
    jobs: [
      'Teamkoordinator | Plejecenter Kildeparken Nord | Aalborg | 2021-08 | now',
      'Social- og sundhedsassistent | Plejecenter Kildeparken Nord | Aalborg | 2014-03 | 2021-07',
      'Social- og sundhedshjælper | Hjemmeplejen Hammer Bakker | Vodskov | 2007-09 | 2012-06',
      'Butiksassistent | Købmandsgården Sulsted | Sulsted | 2003-04 | 2006-06',
      'Elev, social- og sundhedsassistent | Vendsyssel Kommunehospital | Hjørring | 2012-08 | 2014-02',
    ],
    aside: [4],
    page: `
! Birgitte Lykke Thorsager
Social- og sundhedsassistent
|| 8 8
| Løvbakken 29, 2. tv.\\9000 Aalborg | Mobil 22 55 03 17\\birgitte.thorsager@limfjordpost.example
# Kort om mig
Jeg er en stabil kollega med mange års erfaring fra demensområdet. Jeg trives med struktur, grin i pauserne og pårørende, der stiller spørgsmål.
# Mine job
**Teamkoordinator**\taugust 2021 – nu
Plejecenter Kildeparken Nord, Aalborg
* Vagtplan for 22 kolleger, medicinansvar, oplæring
* Dokumentation i Nexus, audit på utilsigtede hændelser
**Social- og sundhedsassistent**\tmarts 2014 – juli 2021
Plejecenter Kildeparken Nord, Aalborg
* Demensafsnit med 16 boliger
**Social- og sundhedshjælper**\tseptember 2007 – juni 2012
Hjemmeplejen Hammer Bakker, Vodskov
* Aftenvagter, kørerute med 12 borgere
**Butiksassistent**\tapril 2003 – juni 2006
Købmandsgården Sulsted, Sulsted
# Elevtid
**Elev, social- og sundhedsassistent**\taugust 2012 – februar 2014
Vendsyssel Kommunehospital, Hjørring
# Uddannelse og kurser
2014\tSocial- og sundhedsassistent, SOSU Nord
2007\tSocial- og sundhedshjælper, SOSU Nord
2022\tNeuropædagogik i praksis, 6 dage
2018\tDemens ABC, AMU
# Sprog
Dansk, Engelsk (rimeligt), Arabisk (lidt)
# Privat
Gift med Henrik, to voksne børn, kolonihave og kor
`,
  }),
  cv('h02-dk-tomrer', 'docx', 'da', 'DK', {
    names: ['Mads Bundgaard', 'Mads Emil Bundgaard'],
    email: 'mads.bundgaard@kertemindemail.example',
    phone: '+45 25 55 04 62',
    city: 'Odense',
    headline: 'Tømrerformand',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Tømrerformand | Rytterskov Byg A/S | Odense | 2018-02 | now',
      'Tømrersvend | Rytterskov Byg A/S | Odense | 2014-08 | 2018-01',
      'Tømrer | Fjellhytter Hemsedal AS | Hemsedal, Norge | 2012-01 | 2014-06',
      'Tømrersvend | Tømrermester Knud Bæk ApS | Kerteminde | 2010-09 | 2011-12',
      'Tømrerlærling | Tømrermester Knud Bæk ApS | Kerteminde | 2006-08 | 2010-08',
    ],
    aside: [4],
    page: `
> **MADS EMIL BUNDGAARD**
> Tømrerformand
> Skibhusvej 301, 5000 Odense C | +45 25 55 04 62 | mads.bundgaard@kertemindemail.example
# RESUMÉ
Uddannet tømrer med formandserfaring fra renovering af almene boliger. Kan læse en tegning, holde en tidsplan og tale med både beboere og bygherre.
# BESKÆFTIGELSE
|| 4 6 6
| **Periode** | **Virksomhed** | **Titel**
| 02/2018 – nu | Rytterskov Byg A/S, Odense | Tømrerformand
| 08/2014 – 01/2018 | Rytterskov Byg A/S, Odense | Tømrersvend
| 01/2012 – 06/2014 | Fjellhytter Hemsedal AS, Hemsedal, Norge | Tømrer
| 09/2010 – 12/2011 | Tømrermester Knud Bæk ApS, Kerteminde | Tømrersvend
# LÆRETID
|| 4 6 6
| 08/2006 – 08/2010 | Tømrermester Knud Bæk ApS, Kerteminde | Tømrerlærling
# OPGAVER JEG HAR STÅET FOR
* 212 boliger i Vollsmose, nye facader og vinduer, 18 måneder
* Tagudskiftning på to skoler i sommerferien
* Mandskab på 15, bas for sjakket, akkordregnskab
# UDDANNELSE
|| 4 12
| 2010 | Svendebrev som tømrer med bronzemedalje, Syddansk Erhvervsskole
| 2019 | Byggeleder, akademifag, UCL
# KURSER
Stillads, asbest, varmt arbejde tag og pap, § 26 arbejdsmiljøkoordinator, førstehjælp 2025
# SPROG
Dansk, Engelsk (godt), Norsk (forstår og taler)
# ØVRIGT
Kørekort B/E, egen varebil. Spiller bas i et partyband.
`,
  }),
  cv('h03-dk-jurist', 'doc', 'da', 'DK', {
    names: ['Sofie Amalie Krarup-Hvass', 'Sofie Krarup-Hvass'],
    email: 'sofie@krarup-hvass.example',
    phone: '28 55 01 06',
    city: 'Roskilde',
    headline: 'Cand.jur. med speciale i miljø- og planret',
    languages: ['Dansk', 'Engelsk', 'Fransk'],
    jobs: [
      'Specialkonsulent | Styrelsen for Kyst og Plan | København | 2022-05 | now',
      'Fuldmægtig | Styrelsen for Kyst og Plan | København | 2017-09 | 2022-04',
      'Jurist | Lejre Bro Kommune | Lejre | 2014-02 | 2017-08',
      'Advokatfuldmægtig | Advokatfirmaet Steensgaard & Rønn | Roskilde | 2012-09 | 2014-01',
      'Studentermedhjælper | Naturklageinstansen | København | 2010-01 | 2012-06',
      'Retshjælper | Roskilde Frivillige Retshjælp | Roskilde | 2015-01 | now',
    ],
    aside: [5],
    page: `
Sofie Amalie Krarup-Hvass
Cand.jur. med speciale i miljø- og planret
^ Adresse: Frederiksborgvej 52, 4000 Roskilde
Telefon: 28 55 01 06
E-mail: sofie@krarup-hvass.example
^ **FAGLIGE KOMPETENCER**
* Planlov, miljøvurdering, naturbeskyttelse, forvaltningsret
* Ministerbetjening, lovforberedende arbejde, høringer
* Klar formidling til borgere og kommuner
^ **ANSÆTTELSESFORHOLD**
^ **Styrelsen for Kyst og Plan, København**
Specialkonsulent, 1. maj 2022 – i dag
- Sagskoordinator for kystbeskyttelse, oplæring af fire nye fuldmægtige
Fuldmægtig, 1. september 2017 – 30. april 2022
- Dispensationssager, svar til Folketingets udvalg
^ **Lejre Bro Kommune, Lejre**
Jurist, 1. februar 2014 – 31. august 2017
- Lokalplaner, aktindsigt, juridisk støtte til byggesag
^ **Advokatfirmaet Steensgaard & Rønn, Roskilde**
Advokatfuldmægtig, 1. september 2012 – 31. januar 2014
^ **Naturklageinstansen, København**
Studentermedhjælper, 1. januar 2010 – 30. juni 2012
^ **FRIVILLIGT ARBEJDE**
^ **Roskilde Frivillige Retshjælp, Roskilde**
Retshjælper, januar 2015 – i dag
^ **UDDANNELSE**
2010 – 2012: Kandidat i jura, Københavns Universitet
2007 – 2010: Bachelor i jura, Københavns Universitet
2006: Student fra Roskilde Katedralskole
^ **SPROG**
Dansk (modersmål), Engelsk (flydende), Fransk (mellem)
`,
  }),
  cv('i01-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Ann-Christin Hallgren', 'Ann-Christin (Anki) Hallgren', 'Anki Hallgren'],
    email: 'anki.hallgren@storsjomail.example',
    phone: '070-174 06 77',
    city: 'Östersund',
    headline: 'Undersköterska med inriktning mot demens',
    languages: ['Svenska', 'Engelska', 'Norska'],
    jobs: [
      'Undersköterska | Särskilda boendet Frösöstrand | Östersund | 2016-09 | now',
      'Undersköterska, nattpatrullen | Hemtjänsten Odensala | Östersund | 2009-05 | 2016-08',
      'Vårdbiträde | Hemtjänsten Odensala | Östersund | 2004-03 | 2009-04',
      'Lokalvårdare | Jämtstäd AB | Östersund | 2000-01 | 2004-02',
      'Praktikant | Äldreboendet Solgläntan | Krokom | 1999-09 | 1999-12',
    ],
    aside: [4],
    page: `
! Ann-Christin (Anki) Hallgren
Undersköterska med inriktning mot demens
Rådhusgatan 114 B, 831 45 Östersund | 070-174 06 77 | anki.hallgren@storsjomail.example
# Om mig
Trygg, noggrann och van vid natt. Silviasyster sedan 2018 och handledare för elever från vårdprogrammet.
# Yrkeserfarenhet
|| 4 12
| sep 2016 – pågående | **Undersköterska**, Särskilda boendet Frösöstrand, Östersund\\Demensenhet med tio boende, kontaktman, BPSD-administratör
| maj 2009 – aug 2016 | **Undersköterska, nattpatrullen**, Hemtjänsten Odensala, Östersund\\Larm, insulin på delegering, vård i livets slut
| mars 2004 – april 2009 | **Vårdbiträde**, Hemtjänsten Odensala, Östersund\\Omvårdnad, inköp, städ
| jan 2000 – feb 2004 | **Lokalvårdare**, Jämtstäd AB, Östersund\\Skolor och kontor
# Praktik
|| 4 12
| sep 1999 – dec 1999 | **Praktikant**, Äldreboendet Solgläntan, Krokom
# Utbildningar
|| 4 12
| 2018 | Silviasyster, specialistutbildning
| 2007 – 2009 | Omvårdnadsprogrammet för vuxna, Lärcentrum Östersund (deltid)
| 1996 – 1999 | Handels- och administrationsprogrammet, Wargentinsskolan
# Intyg
Delegering läkemedel, hygienkörkort, förflyttningsteknik, hjärt-lungräddning 2025
# Språk
Svenska, Engelska (grundläggande), Norska (förstår)
# Körkort
B, tillgång till bil
# Referenser
Enhetschef Malin Fahlén, Särskilda boendet Frösöstrand, 070-174 06 78
`,
  }),
  cv('i02-se-akeri', 'pdf', 'sv', 'SE', {
    names: ['Jovan Stojković-Lindh'],
    email: 'jovan.sl@vatternmail.example',
    phone: '070-174 06 85',
    city: 'Jönköping',
    headline: 'TRAFIKLEDARE OCH LASTBILSCHAUFFÖR CE',
    languages: ['Svenska', 'Serbiska', 'Tyska', 'Engelska'],
    jobs: [
      'Trafikledare | Munksjö Fjärrfrakt AB | Jönköping | 2021-04 | now',
      'Transportplanerare | Munksjö Fjärrfrakt AB | Jönköping | 2018-01 | 2021-03',
      'Fjärrchaufför | Lindstedts Åkeri i Nässjö AB | Nässjö | 2011-06 | 2017-12',
      'Distributionschaufför | Bröderna Kvists Bageri AB | Huskvarna | 2008-02 | 2011-05',
      'Truckförare | Smålands Möbellager | Torsvik | 2005 | 2008',
    ],
    page: `
! Jovan Stojković-Lindh
TRAFIKLEDARE OCH LASTBILSCHAUFFÖR CE
= Adress:\tÖdestuguvägen 12, 553 11 Jönköping
= Telefon:\t070-174 06 85
= E-post:\tjovan.sl@vatternmail.example
= Född:\t1986
# Anställningar
* Trafikledare, Munksjö Fjärrfrakt AB, Jönköping, april 2021 – nu
* Transportplanerare, Munksjö Fjärrfrakt AB, Jönköping, januari 2018 – mars 2021
* Fjärrchaufför, Lindstedts Åkeri i Nässjö AB, Nässjö, juni 2011 – december 2017
* Distributionschaufför, Bröderna Kvists Bageri AB, Huskvarna, februari 2008 – maj 2011
* Truckförare, Smålands Möbellager, Torsvik, 2005 – 2008
# Det här gör jag i dag
Planerar 48 ekipage i Sverige, Danmark och Tyskland. Har hand om kör- och vilotider, returlaster och kundkontakt. Andelen tomkörning har gått från 19 till 11 procent sedan 2021.
# Det här har jag gjort
Körde Norrland och Ruhr i sex år utan skada på gods. Lärde upp elva nya förare. Byggde upp planeringen i Opter från början.
# Behörigheter
CE, YKB till 2029, ADR grund och tank, truckkort A och B, digitalt förarkort
# Utbildning
2017: Trafikledare inom transport, yrkeshögskola, Jönköping
2005: Fordonsprogrammet, transport, Bäckadalsgymnasiet
# Språk
Svenska och Serbiska (modersmål), Tyska (talar bra), Engelska (talar bra)
# Fritid
Ungdomsledare i handboll, fiske i Vättern
`,
  }),
  cv('i03-se-utvecklare', 'doc', 'sv', 'SE', {
    names: ['Hanna Wrangsjö Tesfaye', 'Hanna Tesfaye', 'Hanna Wrangsjö'],
    email: 'hanna@tesfaye-kod.example',
    phone: '031-390 06 24',
    city: 'Göteborg',
    headline: 'Systemutvecklare .NET och Azure',
    languages: ['Svenska', 'Engelska', 'Tigrinska'],
    jobs: [
      'Teknisk ledare | Hamnlots Data AB | Göteborg | 2023-02 | now',
      'Systemutvecklare | Hamnlots Data AB | Göteborg | 2019-10 | 2023-01',
      'Backendutvecklare | Västkustens Elhandel AB | Mölndal | 2016-08 | 2019-09',
      'Testare | Konsulthuset Järnvåg AB | Borås | 2014-09 | 2016-07',
      'Examensarbetare | Rullager Hisingen AB | Göteborg | 2014-01 | 2014-06',
      'Mentor | Föreningen Kod för Alla | Göteborg | 2020-09 | now',
    ],
    aside: [4, 5],
    page: `
Hanna Wrangsjö Tesfaye
Systemutvecklare .NET och Azure
^ Plantagegatan 8, 413 05 Göteborg
Tel. 031-390 06 24
hanna@tesfaye-kod.example
^ SAMMANFATTNING
Utvecklare med tolv år i branschen, från test till teknisk ledning. Gillar tydliga krav, små leveranser och kod som någon annan kan läsa.
^ TEKNISKA KUNSKAPER
C#, .NET 8, Azure Functions, Service Bus, SQL Server, Bicep, xUnit, Git
^ TJÄNSTER
|| 11 5
| **Hamnlots Data AB**, Göteborg\\Teknisk ledare | feb 2023 – nuvarande
| **Hamnlots Data AB**, Göteborg\\Systemutvecklare | okt 2019 – jan 2023
| **Västkustens Elhandel AB**, Mölndal\\Backendutvecklare | aug 2016 – sep 2019
| **Konsulthuset Järnvåg AB**, Borås\\Testare | sep 2014 – juli 2016
^ UTVALDA UPPDRAG
* Anlöpssystem för sex hamnar, flyttat till Azure utan driftstopp
* Timavräkning av el för 130 000 kunder
^ EXAMENSARBETE
|| 11 5
| **Rullager Hisingen AB**, Göteborg\\Examensarbetare | jan 2014 – juni 2014
^ IDEELLT
|| 11 5
| **Föreningen Kod för Alla**, Göteborg\\Mentor | sep 2020 – nuvarande
^ UTBILDNING
Högskoleingenjör i datateknik, Chalmers, 2011 – 2014
Naturvetenskapsprogrammet, Hvitfeldtska gymnasiet, 2008 – 2011
^ CERTIFIERINGAR
Azure Developer Associate (2021), ISTQB Foundation (2015)
^ SPRÅK
Svenska, Engelska (flytande), Tigrinska (hemspråk)
`,
  }),
];
