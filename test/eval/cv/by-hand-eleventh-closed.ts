import type { Sheet } from './sheet.ts';

/**
 * Pages of CVs of ten languages in many manners, by an author who did not know the reader. Closed: they only ever run, and
 * no rule is made with them. All people are made up.
 */
export const BY_HAND_ELEVENTH_CLOSED: Sheet[] = [
  {
    id: 'eleventh-01-fundraiser',
    layout: 'eleventh: dates at the right margin',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Imogen Tattersall-Nkemelu',
    names: ['Imogen Tattersall-Nkemelu'],
    email: 'imogen.tn@letterbox.example',
    phone: '07700 900 274',
    place: 'Chapel Allerton, Leeds',
    city: 'Leeds',
    jobs: [
      'Head of Philanthropy | Pennine Children’s Hospice | | 2022-09 | now',
      'Major Donor Manager | The Ashworth Foundation | | 2019-01 | 2022-08',
      'Trusts and Foundations Officer | Rivers North | | 2016-06 | 2018-12',
      'Fundraising Assistant | Rivers North | | 2014-09 | 2016-05',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Igbo'],
    page: `
! Imogen Tattersall-Nkemelu
Chapel Allerton, Leeds LS7 | 07700 900 274 | imogen.tn@letterbox.example
^ **PROFILE**
Chartered fundraiser (MCIOF) who has closed nine gifts of six figures. I like small teams, big asks and boards that give.
^ **EMPLOYMENT HISTORY**
**Head of Philanthropy**	September 2022 – Present
__Pennine Children’s Hospice, Huddersfield__
* Lead a team of five; income from major gifts up from £640k to £1.3m
* Wrote the case for support of the £4m Lighthouse Appeal
* Report to the Director of Income, present to trustees each quarter
**Major Donor Manager**	January 2019 – August 2022
__The Ashworth Foundation, Leeds__
* Portfolio of 85 donors, mid-value programme launched in 2020
* Moved the database from Raiser’s Edge to Salesforce
**Trusts and Foundations Officer**	June 2016 – December 2018
__Rivers North, Skipton__
* 140 applications a year with a success rate of 38%
**Fundraising Assistant**	September 2014 – May 2016
__Rivers North, Skipton__
* Thanking, banking, Gift Aid claims
^ **EDUCATION**
MA Voluntary Sector Management, Leeds Trinity University	2018
BA (Hons) English Literature, Newcastle University	2011 – 2014
^ **VOLUNTARY ROLES**
Trustee, Harehills Food Pantry	2021 – Present
^ **LANGUAGES**
English (native), Igbo (conversational)
^ **REFEREES**
Available on request.
`,
  },
  {
    id: 'eleventh-02-hvac',
    layout: 'eleventh: one-page résumé, employer and dates on one line',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'DeShawn R. Villalobos',
    names: ['DeShawn Villalobos', 'DeShawn R. Villalobos'],
    email: 'dr.villalobos@fastpost.example',
    phone: '(480) 555-0163',
    place: 'Mesa, AZ',
    jobs: [
      'Service Manager | Copper State Mechanical LLC | | 2021-04 | now',
      'Lead HVAC Technician | Copper State Mechanical LLC | | 2018-02 | 2021-03',
      'HVAC Service Technician | Saguaro Comfort Systems | | 2014-07 | 2018-01',
      'Utilities Specialist | United States Army | | 2009-08 | 2014-05',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Spanish'],
    page: `
> **DeShawn R. Villalobos**
> Mesa, AZ 85204 • (480) 555-0163 • dr.villalobos@fastpost.example
> linkedin.com/in/deshawn-villalobos
^ **SUMMARY**
EPA Universal certified HVAC leader with 12+ years in commercial and residential service. Grew a service department from 6 to 19 trucks.
^ **EXPERIENCE**
**Copper State Mechanical LLC**, Tempe, AZ	04/2021 – Present
__Service Manager__
* P&L of $6.2M; gross margin up 7 points in three years
* Recruit, train and ride along with 19 technicians and 4 apprentices
* Rolled out ServiceTitan, cut callbacks from 9% to 3.5%
**Copper State Mechanical LLC**, Tempe, AZ	02/2018 – 03/2021
__Lead HVAC Technician__
* Chillers, VRF and rooftop units up to 60 tons
**Saguaro Comfort Systems**, Mesa, AZ	07/2014 – 01/2018
__HVAC Service Technician__
* Average of 7 calls a day in July, Technician of the Year 2016
**United States Army**, Fort Bliss, TX	08/2009 – 05/2014
__Utilities Specialist__
* Sergeant (E-5); one deployment to Kandahar
^ **EDUCATION & CERTIFICATIONS**
Associate of Applied Science, HVAC/R, Gila Valley Community College, 2014
EPA 608 Universal | NATE Senior Level | OSHA 30 | Arizona R-39R qualifying party
^ **SKILLS**
Dispatch, estimating, load calculation (Manual J), P&L, ServiceTitan, Trane Tracer
Bilingual: English / Spanish
`,
  },
  {
    id: 'eleventh-03-childcare',
    layout: 'eleventh: title, employer and dates with bars between them',
    format: 'docx',
    lang: 'en',
    agency: 'AU',
    shown: 'Kirralee Papageorgiou',
    names: ['Kirralee Papageorgiou'],
    email: 'kirra.papa@ozmail.example',
    phone: '0491 570 158',
    place: 'Ringwood, VIC',
    headline: 'Centre Director | Bachelor qualified ECT',
    jobs: [
      'Centre Director | Gumnut Lane Early Learning | | 2023-02 | now',
      'Educational Leader | Gumnut Lane Early Learning | | 2020-07 | 2023-01',
      'Kindergarten Teacher | Yarra Valley Kinders Inc. | | 2016-01 | 2020-06',
      'Diploma Qualified Educator | Little Wrens Childcare | | 2012-03 | 2015-12',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Greek'],
    page: `
# Kirralee Papageorgiou
Centre Director | Bachelor qualified ECT
Ringwood, VIC 3134 | 0491 570 158 | kirra.papa@ozmail.example
WWCC 1234567A-01, First Aid (HLTAID012), VIT registered
## About me
Warm and straight-talking leader with 14 years in long day care and sessional kinder. Took my service from Working Towards to Exceeding in two years.
## Work experience
**Centre Director | Gumnut Lane Early Learning | Feb 2023 – current**
* 94 places, 27 staff, occupancy from 71% to 96%
* Nominated Supervisor; A&R visit in 2024 rated Exceeding in six areas
* Kinder funding, CCS, rosters in Xplor
**Educational Leader | Gumnut Lane Early Learning | Jul 2020 – Jan 2023**
* Wrote the service philosophy with families
* Mentored five trainees through their Cert III
**Kindergarten Teacher | Yarra Valley Kinders Inc. | Jan 2016 – Jun 2020**
* Three- and four-year-old groups, bush kinder on Wednesdays
**Diploma Qualified Educator | Little Wrens Childcare | Mar 2012 – Dec 2015**
* Toddler room leader from 2013
## Education
Bachelor of Early Childhood Education, Swinbourne Hills University, 2015
Diploma of Children’s Services, Holmview TAFE, 2011
## Languages
English and Greek
## Referees
Sue Mavros, Area Manager, Gumnut Lane – 0491 570 110
Dr Trent Oakley, Yarra Valley Kinders – t.oakley@yvk.example
`,
  },
  {
    id: 'eleventh-04-gulf',
    layout: 'eleventh: biodata with particulars at the end',
    format: 'doc',
    lang: 'en',
    agency: 'AE',
    shown: 'MOHAMMED ASLAM KUNNATH',
    names: ['Mohammed Aslam Kunnath'],
    email: 'aslam.kunnath.civil@postbox.example',
    phone: '+971 50 555 0192',
    place: 'Al Qusais, Dubai',
    city: 'Dubai',
    headline: 'Senior Planning Engineer (Primavera P6)',
    jobs: [
      'Senior Planning Engineer | Al Noor Al Sharqi Contracting LLC | | 2019-05 | now',
      'Planning Engineer | Gulf Meridian Engineering W.L.L. | | 2015-01 | 2019-03',
      'Site Engineer | Malabar Constructions Pvt. Ltd. | | 2012-07 | 2014-11',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Malayalam', 'Hindi', 'Arabic'],
    page: `
> **CURRICULUM VITAE**
**MOHAMMED ASLAM KUNNATH**
**Senior Planning Engineer (Primavera P6)**
Mobile: +971 50 555 0192
Email: aslam.kunnath.civil@postbox.example
Location: Al Qusais, Dubai, UAE (on employment visa, transferable)
^ **OBJECTIVE**
Seeking a challenging position as Planning Manager with a reputed contractor or consultant in the GCC.
^ **KEY SKILLS**
* Primavera P6, MS Project, Power BI
* EOT claims, delay analysis, recovery programmes
* FIDIC 1999 and 2017
^ **EXPERIENCE DETAILS**
**1) Company: Al Noor Al Sharqi Contracting LLC, Dubai, UAE**
Designation: Senior Planning Engineer
Period: May 2019 to till date
Project: G+42 residential tower at Business Bay (AED 480 million)
* Prepared baseline programme of 3,800 activities and got approval in first submission
* Weekly and monthly reports, look-ahead schedules, cash flow
**2) Company: Gulf Meridian Engineering W.L.L., Doha, Qatar**
Designation: Planning Engineer
Period: January 2015 to March 2019
Project: Stormwater tunnel and pumping station
* Monitored progress of 14 subcontractors
**3) Company: Malabar Constructions Pvt. Ltd., Kozhikode, India**
Designation: Site Engineer
Period: July 2012 to November 2014
* Executed RCC works of a 300-bed hospital
^ **EDUCATION**
* B.Tech in Civil Engineering, University of Calicut, 2012 (First Class)
* Plus Two, Kerala State Board, 2008
^ **PERSONAL PARTICULARS**
Father's name : Abdul Rahiman Kunnath
Date of birth : 14-02-1990
Nationality : Indian
Marital status : Married
Passport no. : M0000000, valid until 08/2031
Driving licence : UAE (light vehicle)
Languages known : English, Malayalam, Hindi, Arabic (basic)
^ **DECLARATION**
I hereby declare that the details furnished above are true to the best of my knowledge and belief.
Aslam Kunnath
`,
  },
  {
    id: 'eleventh-05-paramedic',
    layout: 'eleventh: side column at the right',
    format: 'pdf',
    lang: 'en',
    agency: 'CA',
    shown: 'Mireille Okanagan-Fraser',
    names: ['Mireille Okanagan-Fraser'],
    email: 'mireille.of@northmail.example',
    phone: '613-555-0137',
    place: 'Ottawa, ON',
    headline: 'Advanced Care Paramedic',
    jobs: [
      'Advanced Care Paramedic | Rideau County Paramedic Service | | 2019-06 | now',
      'Primary Care Paramedic | Rideau County Paramedic Service | | 2015-05 | 2019-06',
      'Emergency Call Taker | Capital Dispatch Centre | | 2013-09 | 2015-04',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'French'],
    page: `
[[ 11.5 5.5
! Mireille Okanagan-Fraser
Advanced Care Paramedic
^ **WORK HISTORY**
**Advanced Care Paramedic**
Rideau County Paramedic Service | Ottawa, ON
June 2019 – present
* Intubation, surgical airways, thrombolysis under medical directives
* Field trainer for eleven students
* Acting superintendent in 2024 and 2025 as needed
**Primary Care Paramedic**
Rideau County Paramedic Service | Ottawa, ON
May 2015 – June 2019
* Marine unit on the Rideau Canal, two summers
**Emergency Call Taker**
Capital Dispatch Centre | Gatineau, QC
September 2013 – April 2015
* Calls in both official languages
^ **EDUCATION**
Advanced Care Paramedic, graduate certificate
Collège Bytown, 2019
Paramedic Diploma
Collège Bytown, 2015
---
**CONTACT**
Ottawa, ON K1N 0A9
613-555-0137
mireille.of@northmail.example
^ **LICENCES**
AEMCA
Class F licence
ACLS, PALS, ITLS
^ **LANGUAGES**
English – native
French – native
^ **INTERESTS**
Cross-country skiing
Fiddle
]]
`,
  },
  {
    id: 'eleventh-06-payroll-za',
    layout: 'eleventh: labels and values for each employer',
    format: 'docx',
    lang: 'en',
    agency: 'ZA',
    shown: 'Nomvula Precious van Heerden-Dlamini',
    names: ['Nomvula van Heerden-Dlamini', 'Nomvula Precious van Heerden-Dlamini'],
    email: 'nomvula.vhd@kaapmail.example',
    phone: '082 555 0146',
    place: 'Durbanville, Cape Town',
    city: 'Cape Town',
    jobs: [
      'Payroll Administrator | Overberg Fruit Packers (Pty) Ltd | | 2018-10 | now',
      'Wages Clerk | Tygerberg Cold Storage | | 2014-03 | 2018-09',
      'Receptionist | Dr Pillay & Partners | | 2011-02 | 2014-02',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Afrikaans', 'Zulu'],
    page: `
> **CURRICULUM VITAE OF NOMVULA PRECIOUS VAN HEERDEN-DLAMINI**
^ **PERSONAL DETAILS**
|| 5 12
| Surname | van Heerden-Dlamini
| First names | Nomvula Precious
| Residential area | Durbanville, Cape Town
| Gender / EE status | Female / African
| Cell number | 082 555 0146
| E-mail | nomvula.vhd@kaapmail.example
| Home language | Zulu
| Other languages | English, Afrikaans
| Driver’s licence | Code EB, own vehicle
| Notice period | Calendar month
^ **EDUCATION**
|| 5 12
| Highest grade | Grade 12, Bellville High School, 2010
| Tertiary | National Certificate: Payroll Administration, Cape Skills College, 2017
^ **CAREER HISTORY**
|| 5 12
| Company | Overberg Fruit Packers (Pty) Ltd
| Position | Payroll Administrator
| Period | October 2018 – to date
| Duties | Weekly and monthly payroll for 1 350 permanent and seasonal staff\\UIF, COIDA, EMP201 and EMP501 submissions\\Sage 300 People
| Reason for leaving | Looking for growth
|| 5 12
| Company | Tygerberg Cold Storage
| Position | Wages Clerk
| Period | March 2014 – September 2018
| Duties | Clock cards, overtime, leave\\Petty cash
| Reason for leaving | Better offer
|| 5 12
| Company | Dr Pillay & Partners
| Position | Receptionist
| Period | February 2011 – February 2014
| Duties | Appointments, medical aid claims
| Reason for leaving | Career change
^ **REFERENCES**
|| 5 12
| Mrs A. Cloete | Financial Manager, Overberg Fruit Packers, 021 555 0101
| Mr J. Naidoo | Tygerberg Cold Storage, 021 555 0177
`,
  },
  {
    id: 'eleventh-07-de-projekte',
    layout: 'eleventh: German, list of a freelancer’s projects',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Ruprecht Sandvoss',
    names: ['Ruprecht Sandvoss'],
    email: 'kontakt@sandvoss-testing.example',
    phone: '+49 151 5550 4471',
    place: '22765 Hamburg',
    city: 'Hamburg',
    headline: 'Testmanager und Testautomatisierer',
    jobs: [
      'Testmanager | Nordelbe Versicherung AG | | 2025-02 | now',
      'Testautomatisierer | Hansekontor Logistik GmbH | | 2023-05 | 2024-12',
      'Testmanager | Stadtnetze Weser GmbH | | 2020-09 | 2023-04',
      'Testanalyst | Brinkmann Medizintechnik SE | | 2018-01 | 2020-08',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'English'],
    page: `
HEAD Profil Ruprecht Sandvoss – Stand: November 2026
! Ruprecht Sandvoss
Testmanager und Testautomatisierer
22765 Hamburg | +49 151 5550 4471 | kontakt@sandvoss-testing.example
^ **Verfügbarkeit:** ab 01.02.2027, 80–100 %, remote bevorzugt
**Stundensatz:** 98 € zzgl. USt.
**Sprachen:** Deutsch (Muttersprache), Englisch (verhandlungssicher)
**Zertifikate:** ISTQB Advanced Level Test Manager, iSAQB CPSA-F
# Projekte
**02/2025 – heute**
**Rolle:** Testmanager
**Kunde:** Nordelbe Versicherung AG
**Projekt:** Ablösung des Bestandssystems Leben
* Teststrategie, Aufbau von vier Testteams, Abnahmekoordination
* Umgebung: Jira, Xray, Azure DevOps
**05/2023 – 12/2024**
**Rolle:** Testautomatisierer
**Kunde:** Hansekontor Logistik GmbH
**Projekt:** Kundenportal Seefracht
* 1.200 Playwright-Tests, Laufzeit von 4 h auf 25 min gesenkt
* Umgebung: TypeScript, GitLab CI, Docker
**09/2020 – 04/2023**
**Rolle:** Testmanager
**Kunde:** Stadtnetze Weser GmbH
**Projekt:** Smart-Meter-Rollout
* Ende-zu-Ende-Test der Marktkommunikation
**01/2018 – 08/2020**
**Rolle:** Testanalyst
**Kunde:** Brinkmann Medizintechnik SE
**Projekt:** Infusionspumpe, IEC 62304
* Testfälle, Reviews, Rückverfolgbarkeit in Polarion
# Ausbildung
Diplom-Informatiker, Universität Oldenburg, 2007
# Kenntnisse
Playwright, Selenium, Cucumber, SQL, Postman, JMeter
FOOT R. Sandvoss · Seite 1
`,
  },
  {
    id: 'eleventh-08-de-optikerin',
    layout: 'eleventh: German, classic table',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Friederike Wachtmeister',
    names: ['Friederike Wachtmeister'],
    email: 'f.wachtmeister@briefpost.example',
    phone: '0176 5550 8123',
    place: 'Regensburg',
    jobs: [
      'Filialleiterin | Optik Donaublick GmbH | | 2021-10 | now',
      'Augenoptikermeisterin | Brillen Seidl KG | | 2016-04 | 2021-09',
      'Augenoptikerin | Brillen Seidl KG | | 2012-08 | 2016-03',
      'Ausbildung zur Augenoptikerin | Optik Huber | | 2009-09 | 2012-07',
    ],
    aside: [3],
    edu: [],
    untold: true,
    languages: ['German', 'English', 'Czech'],
    page: `
# Lebenslauf
## Persönliche Daten
|| 5 12
| Name | Friederike Wachtmeister
| Anschrift | Prebrunnstraße 14\\93049 Regensburg
| Mobil | 0176 5550 8123
| E-Mail | f.wachtmeister@briefpost.example
| Geburtsdatum | 22. Januar 1992
| Familienstand | verheiratet, ein Kind
## Berufspraxis
|| 5 12
| 10/2021 – heute | **Filialleiterin**\\Optik Donaublick GmbH, Regensburg\\• Führung von acht Mitarbeitenden, Umsatz 1,4 Mio. €\\• Kontaktlinsenanpassung und Low Vision
| 04/2016 – 09/2021 | **Augenoptikermeisterin**\\Brillen Seidl KG, Straubing\\• Refraktion, Ausbildung von drei Lehrlingen
| 08/2012 – 03/2016 | **Augenoptikerin**\\Brillen Seidl KG, Straubing\\• Werkstatt, Verkauf
| 09/2009 – 07/2012 | **Ausbildung zur Augenoptikerin**\\Optik Huber, Deggendorf
## Weiterbildung
|| 5 12
| 2015 – 2016 | Meisterschule für Augenoptik, München\\Abschluss: Augenoptikermeisterin
## Schulbildung
|| 5 12
| 2003 – 2009 | Realschule Deggendorf, Mittlere Reife
## Sonstiges
|| 5 12
| Sprachen | Deutsch (Muttersprache)\\Englisch (gut)\\Tschechisch (Grundkenntnisse)
| EDV | IPRO, MS Office
| Führerschein | B
Regensburg, 12. November 2026
`,
  },
  {
    id: 'eleventh-09-at-rezeption',
    layout: 'eleventh: Austrian, oldest first',
    format: 'doc',
    lang: 'de',
    agency: 'AT',
    shown: 'Mag. (FH) Zdenka Hinterleitner',
    names: ['Zdenka Hinterleitner'],
    email: 'zdenka.hinterleitner@postfach.example',
    phone: '+43 664 5550 219',
    place: '5020 Salzburg',
    city: 'Salzburg',
    jobs: [
      'Rezeptionistin | Hotel Zum Goldenen Hirschen | | 2010-12 | 2013-04',
      'Stellvertretende Empfangschefin | Kurhotel Gasteinblick | | 2013-05 | 2017-10',
      'Empfangschefin | Mozartkai Suites GmbH | | 2017-12 | 2022-03',
      'Front Office Managerin | Festspielhotel Leopoldskron-Süd | | 2022-04 | now',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'Slovak', 'English', 'Italian'],
    page: `
Mag. (FH) Zdenka Hinterleitner
Linzer Gasse 71/8, 5020 Salzburg
Tel. +43 664 5550 219
zdenka.hinterleitner@postfach.example
geb. am 9. 6. 1986 in Bratislava, österreichische Staatsbürgerin
^ **AUSBILDUNG**
1996–2004	Gymnasium in Bratislava, Matura
2005–2010	Fachhochschule Salzburg, Studiengang Innovation und Management im Tourismus
^ **BERUFLICHER WERDEGANG**
Dez. 2010 – April 2013
**Rezeptionistin**, Hotel Zum Goldenen Hirschen, Bad Ischl
Check-in, Kassa, Reservierung in Protel
^ Mai 2013 – Okt. 2017
**Stellvertretende Empfangschefin**, Kurhotel Gasteinblick, Bad Hofgastein
Dienstpläne für neun Personen, Gruppen, Beschwerden
^ Dez. 2017 – März 2022
**Empfangschefin**, Mozartkai Suites GmbH, Salzburg
Umstellung von Protel auf Opera Cloud
^ seit April 2022
**Front Office Managerin**, Festspielhotel Leopoldskron-Süd, Salzburg
Verantwortung für Empfang, Concierge und Reservierung mit 21 Mitarbeitern
^ **SPRACHEN**
Deutsch und Slowakisch: Muttersprachen
Englisch: fließend
Italienisch: Grundlagen
^ **EDV**
Opera Cloud, Protel, Suite8, MS Office
`,
  },
  {
    id: 'eleventh-10-ch-bauleiter',
    layout: 'eleventh: Swiss, grid of three columns',
    format: 'pdf',
    lang: 'de',
    agency: 'CH',
    shown: 'Reto Zgraggen',
    names: ['Reto Zgraggen'],
    email: 'reto.zgraggen@bergpost.example',
    phone: '079 555 01 88',
    place: '6460 Altdorf UR',
    city: 'Altdorf',
    jobs: [
      'Bauleiter Hochbau | Implanta Architekten AG | | 2020-08 | now',
      'Bauleiter-Stv. | Gebr. Arnold Bauunternehmung AG | | 2016-01 | 2020-07',
      'Hochbauzeichner | Planwerk Uri GmbH | | 2010-08 | 2015-12',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'Italian', 'English'],
    page: `
! Lebenslauf Reto Zgraggen
|| 4 13
| Adresse | Schmiedgasse 5, 6460 Altdorf UR
| Telefon | 079 555 01 88
| E-Mail | reto.zgraggen@bergpost.example
| Jahrgang | 1990
| Heimatort | Silenen UR
| Zivilstand | ledig
^ **Berufliche Stationen**
|| 4 5 8
| 08.2020 – dato | Bauleiter Hochbau | Implanta Architekten AG, Luzern\\Wohnüberbauungen bis CHF 28 Mio., Ausschreibung nach NPK, Kostenkontrolle
| 01.2016 – 07.2020 | Bauleiter-Stv. | Gebr. Arnold Bauunternehmung AG, Flüelen\\Regierapporte, Ausmass, Arbeitssicherheit
| 08.2010 – 12.2015 | Hochbauzeichner | Planwerk Uri GmbH, Altdorf\\Ausführungspläne, Modellbau
^ **Aus- und Weiterbildung**
|| 4 5 8
| 2016 – 2019 | Dipl. Techniker HF Bauführung | Baugewerbliche Berufsschule Zürich
| 2006 – 2010 | Hochbauzeichner EFZ | Berufsschule Altdorf
^ **Sprachen**
|| 4 13
| Deutsch | Muttersprache
| Italienisch | gute mündliche Kenntnisse
| Englisch | B1
^ **Informatik**
|| 4 13
| Bau | Messerli, BauPlus, ArchiCAD
| Büro | MS Office, Bexio
^ **Referenzen**
Werden auf Wunsch gerne bekannt gegeben.
`,
  },
  {
    id: 'eleventh-11-fr-communication',
    layout: 'eleventh: French, side column at the left',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Apolline VANDERMEERSCH',
    names: ['Apolline Vandermeersch'],
    email: 'apolline.vdm@messagerie.example',
    phone: '07 55 50 12 84',
    place: '59000 Lille',
    city: 'Lille',
    headline: 'Chargée de communication',
    jobs: [
      'Chargée de communication | Mutuelle des Hauts-de-Flandre | | 2022-01 | now',
      'Community manager | Agence Tournesol | | 2019-09 | 2021-12',
      'Assistante de communication | Ville de Roubaix | | 2017-10 | 2019-08',
      'Stagiaire | Festival des Beffrois | | 2017-03 | 2017-08',
    ],
    aside: [3],
    edu: [],
    untold: true,
    languages: ['French', 'English', 'Dutch'],
    page: `
[[ 5.5 11.5
**CONTACT**
07 55 50 12 84
apolline.vdm@messagerie.example
59000 Lille
Permis B
^ **LANGUES**
Français (langue maternelle)
Anglais (C1)
Néerlandais (B1)
^ **LOGICIELS**
Suite Adobe
Canva
WordPress
Brevo
^ **CENTRES D’INTÉRÊT**
Théâtre d’improvisation
Roller derby
---
! Apolline VANDERMEERSCH
Chargée de communication
^ Créative et rigoureuse, je raconte des choses compliquées avec des mots simples depuis bientôt dix ans.
^ **EXPÉRIENCES PROFESSIONNELLES**
**Chargée de communication** – CDI
Mutuelle des Hauts-de-Flandre, Lille
janvier 2022 – aujourd’hui
* Refonte du site et de l’intranet
* Plan de communication interne pour 600 salariés
**Community manager** – CDI
Agence Tournesol, Villeneuve-d’Ascq
septembre 2019 – décembre 2021
* Douze comptes clients, calendrier éditorial, publicités Meta
**Assistante de communication** – CDD
Ville de Roubaix
octobre 2017 – août 2019
* Magazine municipal, relations presse
**Stagiaire** – stage de fin d’études
Festival des Beffrois, Arras
mars 2017 – août 2017
* Accueil des artistes et des journalistes
^ **FORMATION**
Master Communication des organisations, Université de Lille – 2017
Licence Lettres modernes, Université d’Artois – 2015
]]
`,
  },
  {
    id: 'eleventh-12-fr-travaux',
    layout: 'eleventh: French, employers in capitals with sites below',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Jean-Baptiste ETCHEVERRIA',
    names: ['Jean-Baptiste Etcheverria'],
    email: 'jb.etcheverria@boitemail.example',
    phone: '+33 6 39 98 55 21',
    place: '64100 Bayonne',
    city: 'Bayonne',
    headline: 'Conducteur de travaux TP – 15 ans d’expérience',
    jobs: [
      'Conducteur de travaux principal | ADOUR TERRASSEMENTS SAS | | 2018-04 | now',
      'Conducteur de travaux | ROUTES ET RÉSEAUX DU GAVE | | 2013-09 | 2018-03',
      'Chef de chantier | ROUTES ET RÉSEAUX DU GAVE | | 2011-06 | 2013-08',
    ],
    edu: [],
    untold: true,
    languages: ['French', 'Spanish', 'Basque'],
    page: `
Jean-Baptiste ETCHEVERRIA	+33 6 39 98 55 21
8, chemin de Halage	jb.etcheverria@boitemail.example
64100 Bayonne	41 ans, permis B et BE
> **Conducteur de travaux TP – 15 ans d’expérience**
# EXPÉRIENCE PROFESSIONNELLE
**ADOUR TERRASSEMENTS SAS – Anglet (64)**
**Conducteur de travaux principal** (depuis avril 2018)
* Chiffre d’affaires géré : 7 M€ par an, trois chefs de chantier
* Déviation de la RD 932, 4,2 M€
* Plateforme logistique de Tarnos, 11 ha
* Études de prix, sous-traitance, réception, DGD
**ROUTES ET RÉSEAUX DU GAVE – Pau (64)**
**Conducteur de travaux** (septembre 2013 – mars 2018)
* Assainissement et eau potable, marchés à bons de commande
* Sécurité : zéro accident avec arrêt en 2016 et 2017
**Chef de chantier** (juin 2011 – août 2013)
* Équipe de huit personnes, enrobés et bordures
# FORMATION ET DIPLÔMES
2011	Licence pro Conduite de chantiers TP, IUT de Bayonne
2009	BTS Travaux publics, lycée Cantau, Anglet
2024	AIPR concepteur, renouvellement
# LANGUES
Français (maternelle), espagnol (courant), basque (notions)
# INFORMATIQUE
Mensura, AutoCAD, MS Project, Onaya
# LOISIRS
Rugby (éducateur des moins de 14 ans), pelote
`,
  },
  {
    id: 'eleventh-13-be-comptable',
    layout: 'eleventh: Belgian French, table without headings of its own',
    format: 'docx',
    lang: 'fr',
    agency: 'BE',
    shown: 'Fatoumata Delvaux',
    names: ['Fatoumata Delvaux'],
    email: 'fatou.delvaux@courrier.example',
    phone: '0470 55 01 63',
    place: '5000 Namur',
    city: 'Namur',
    jobs: [
      'Cheffe comptable | Brasserie de la Meuse SA | | 2021-11 | now',
      'Comptable | Fiduciaire Lambiotte SRL | | 2016-02 | 2021-10',
      'Aide-comptable | Matériaux Wéry | | 2013-09 | 2016-01',
    ],
    edu: [],
    untold: true,
    languages: ['French', 'Dutch', 'English', 'Wolof'],
    page: `
> **Fatoumata Delvaux**
> Rue Saint-Nicolas 112 – 5000 Namur – 0470 55 01 63 – fatou.delvaux@courrier.example
> Nationalité belge – née le 17/05/1991 – permis B
|| 4 13
| **Expériences** | \u00a0
| Depuis 11/2021 | **Cheffe comptable** – Brasserie de la Meuse SA, Jambes\\Clôtures mensuelles, TVA, Intrastat, accises\\Encadrement de trois collaborateurs
| 02/2016 – 10/2021 | **Comptable** – Fiduciaire Lambiotte SRL, Gembloux\\Portefeuille de 45 PME, déclarations ISOC, dépôt BNB
| 09/2013 – 01/2016 | **Aide-comptable** – Matériaux Wéry, Ciney\\Encodage, rappels, caisse
| **Études** | \u00a0
| 2010 – 2013 | Bachelier en comptabilité, Haute École de Namur
| 2019 | Agrégation ITAA
| **Langues** | \u00a0
| Français | langue maternelle
| Néerlandais | bon niveau (Selor B)
| Anglais | moyen
| Wolof | langue familiale
| **Informatique** | \u00a0
| Logiciels | BOB, WinBooks, Exact Online, Excel (TCD, Power Query)
`,
  },
  {
    id: 'eleventh-14-ch-horloger',
    layout: 'eleventh: Swiss French, three tab stops',
    format: 'pdf',
    lang: 'fr',
    agency: 'CH',
    shown: 'Loris Jeanneret-Grosjean',
    names: ['Loris Jeanneret-Grosjean'],
    email: 'loris.jg@jurapost.example',
    phone: '+41 78 555 02 37',
    place: '2300 La Chaux-de-Fonds',
    city: 'La Chaux-de-Fonds',
    headline: 'Horloger complications',
    jobs: [
      'Horloger complications | Manufacture Perrelet-Robert | | 2019-03 | now',
      'Horloger SAV | Comptoir des Montagnes SA | | 2014-08 | 2019-02',
      'Horloger rhabilleur | Atelier Sandoz & Cie | | 2011-08 | 2014-07',
    ],
    edu: [],
    untold: true,
    languages: ['French', 'German', 'English'],
    page: `
! Loris Jeanneret-Grosjean
Horloger complications
Rue du Progrès 48, 2300 La Chaux-de-Fonds
+41 78 555 02 37 – loris.jg@jurapost.example
Né le 30.09.1991, suisse, célibataire
# Parcours
= dès 03.2019	Horloger complications	Manufacture Perrelet-Robert, Le Locle
* Assemblage, réglage et emboîtage de tourbillons et de répétitions minutes
* Formation de deux apprentis par an
= 08.2014 – 02.2019	Horloger SAV	Comptoir des Montagnes SA, Bienne
* Révision de chronographes, contact avec les détaillants
= 08.2011 – 07.2014	Horloger rhabilleur	Atelier Sandoz & Cie, Neuchâtel
* Pendules anciennes, fabrication de composants
# Formation
= 2007 – 2011	CFC d’horloger	École technique, Le Locle
= 2016	Cours chronométrie	Fondation FET, Neuchâtel
# Langues
= Français	maternelle
= Allemand	B1
= Anglais	A2
# Divers
Permis B. Pratique du cor des Alpes. Préavis : trois mois.
`,
  },
  {
    id: 'eleventh-15-it-farmacista',
    layout: 'eleventh: Italian, Europass of today',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Maria Assunta Lo Presti',
    names: ['Maria Assunta Lo Presti'],
    email: 'massunta.lopresti@casella.example',
    phone: '(+39) 3405550917',
    place: '90144 Palermo',
    city: 'Palermo',
    jobs: [
      'FARMACISTA RESPONSABILE | FARMACIA DEL PORTO S.N.C. | | 2020-02 | now',
      'FARMACISTA COLLABORATRICE | FARMACIA DOTT. GRECO | | 2015-06 | 2020-01',
      'INFORMATRICE SCIENTIFICA DEL FARMACO | TRINACRIA PHARMA S.R.L. | | 2013-09 | 2015-05',
    ],
    edu: [],
    untold: true,
    languages: ['Italian', 'English', 'French'],
    page: `
! Maria Assunta Lo Presti
**Nazionalità:** Italiana   **Data di nascita:** 11/12/1987   **Sesso:** Femminile
**Numero di telefono:** (+39) 3405550917
**Indirizzo e-mail:** massunta.lopresti@casella.example
**Indirizzo:** Via Notarbartolo 210, 90144 Palermo (Italia)
^ **ESPERIENZA LAVORATIVA**
01/02/2020 – ATTUALE – Palermo, Italia
**FARMACISTA RESPONSABILE** – FARMACIA DEL PORTO S.N.C.
* Direzione tecnica, turni, ordini ai grossisti
* Galenica magistrale e autoanalisi
* Vaccinazioni in farmacia
15/06/2015 – 31/01/2020 – Monreale, Italia
**FARMACISTA COLLABORATRICE** – FARMACIA DOTT. GRECO
* Dispensazione, tariffazione delle ricette, dermocosmesi
02/09/2013 – 31/05/2015 – Catania, Italia
**INFORMATRICE SCIENTIFICA DEL FARMACO** – TRINACRIA PHARMA S.R.L.
* Area cardiologica, 140 medici visitati al mese
^ **ISTRUZIONE E FORMAZIONE**
2006 – 2013 – Palermo, Italia
**LAUREA MAGISTRALE IN FARMACIA** – Università degli Studi di Palermo
Voto finale: 108/110
^ **COMPETENZE LINGUISTICHE**
Lingua madre: ITALIANO
Altre lingue:
|| 5 3 3 3
| Lingua | Ascolto | Lettura | Scrittura
| INGLESE | B2 | B2 | B1
| FRANCESE | A2 | B1 | A2
^ **COMPETENZE DIGITALI**
Wingesfar | Microsoft Office | Sistema TS
^ **PATENTE DI GUIDA**
Patente di guida: B
~ Autorizzo il trattamento dei miei dati personali presenti nel CV ai sensi dell’art. 13 del GDPR.
`,
  },
  {
    id: 'eleventh-16-it-negozio',
    layout: 'eleventh: Italian, employer then role and period in brackets',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Tiziano Brambilla-Conti',
    names: ['Tiziano Brambilla-Conti'],
    email: 'tiziano.bc@postaveloce.example',
    phone: '347 555 0672',
    place: 'Monza (MB)',
    city: 'Monza',
    jobs: [
      'Store Manager | Calzature Ticinese S.p.A. | | 2021-03 | now',
      'Vice responsabile di negozio | Calzature Ticinese S.p.A. | | 2018-09 | 2021-02',
      'Addetto vendite | Sport e Natura S.r.l. | | 2014-11 | 2018-08',
      'Cameriere | Trattoria da Piero | | 2012 | 2014',
    ],
    edu: [],
    untold: true,
    languages: ['Italian', 'English', 'Spanish'],
    page: `
# TIZIANO BRAMBILLA-CONTI
Monza (MB) – cell. 347 555 0672 – tiziano.bc@postaveloce.example
__Automunito, disponibile a trasferte in Lombardia e Piemonte__
## Chi sono
Lavoro nel retail da dodici anni. Mi piacciono i numeri chiari, le vetrine pulite e le squadre che ridono.
## Esperienze di lavoro
**Calzature Ticinese S.p.A. – Milano, Corso Buenos Aires**
Store Manager (marzo 2021 – oggi)
* Negozio da 420 mq, 14 persone, 3,1 milioni di fatturato
* Scontrino medio +12% in due anni
Vice responsabile di negozio (settembre 2018 – febbraio 2021)
* Turni, inventari, apertura del punto vendita di Sesto San Giovanni
**Sport e Natura S.r.l. – Monza**
Addetto vendite (novembre 2014 – agosto 2018)
* Reparto montagna e running
**Trattoria da Piero – Lissone**
Cameriere (2012 – 2014)
## Titoli di studio
Diploma di perito commerciale, I.T.C. “Mosè Bianchi”, Monza, 2012
## Lingue
Italiano (madrelingua), inglese (B2), spagnolo (B1)
## Strumenti
Cegid, Zucchetti Turni, Excel
Ai sensi del D.Lgs. 196/2003 e del GDPR autorizzo il trattamento dei dati.
`,
  },
  {
    id: 'eleventh-17-ti-cuoco',
    layout: 'eleventh: Italian of Switzerland, plain with capitals',
    format: 'doc',
    lang: 'it',
    agency: 'CH',
    shown: 'ORLANDO BERNASCONI',
    names: ['Orlando Bernasconi'],
    email: 'orlando.bernasconi@lagomail.example',
    phone: '+41 76 555 03 19',
    place: '6900 Lugano',
    city: 'Lugano',
    jobs: [
      'Capo partita ai primi | Grand Hotel Paradiso Sur | | 2022-04 | now',
      'Commis di cucina | Grotto del Cavicc-Vecchio | | 2019-03 | 2021-11',
      'Commis di cucina | Ristorante Al Battello | | 2017-07 | 2019-02',
      'Apprendista cuoco | Ristorante Al Battello | | 2014-08 | 2017-06',
    ],
    aside: [3],
    edu: [],
    untold: true,
    languages: ['Italian', 'German', 'French', 'English'],
    page: `
CURRICULUM VITAE

ORLANDO BERNASCONI
Via Trevano 33, 6900 Lugano
Telefono +41 76 555 03 19
Posta elettronica orlando.bernasconi@lagomail.example
Data di nascita 04.03.1998
Attinente di Chiasso, celibe

ESPERIENZE PROFESSIONALI

04.2022 a tutt'oggi
Grand Hotel Paradiso Sur, Lugano
Capo partita ai primi
Brigata di 18 persone, 16 punti GaultMillau

03.2019 - 11.2021
Grotto del Cavicc-Vecchio, Montagnola
Commis di cucina
Stagioni da marzo a novembre

07.2017 - 02.2019
Ristorante Al Battello, Ascona
Commis di cucina

08.2014 - 06.2017
Ristorante Al Battello, Ascona
Apprendista cuoco

FORMAZIONE

2014 - 2017 Attestato federale di capacità cuoco AFC, SPAI Locarno
2023 Corso formatori di apprendisti, Bellinzona

LINGUE

Italiano: lingua madre
Tedesco: buono
Francese: buono
Inglese: scolastico

ALTRO

Patente B, militare assolto (cuciniere)
`,
  },
  {
    id: 'eleventh-18-es-profesora',
    layout: 'eleventh: Spanish, kinds of experience apart',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'Nuria Etxeberria Salvatierra',
    names: ['Nuria Etxeberria Salvatierra'],
    email: 'nuria.etxeberria@correoweb.example',
    phone: '655 55 01 42',
    place: '50009 Zaragoza',
    city: 'Zaragoza',
    jobs: [
      'Jefa de estudios | Colegio Santa Engracia | | 2022-09 | now',
      'Profesora de Biología y Geología | Colegio Santa Engracia | | 2016-09 | 2022-08',
      'Profesora interina | IES Valle del Jalón | | 2014-09 | 2016-06',
      'Técnica de laboratorio | Aguas del Ebro, S.A. | | 2011-03 | 2014-07',
    ],
    edu: [],
    untold: true,
    languages: ['Spanish', 'Basque', 'English'],
    page: `
> **NURIA ETXEBERRIA SALVATIERRA**
> C/ Océano Atlántico, 7, 3.º B – 50009 Zaragoza
> 655 55 01 42 · nuria.etxeberria@correoweb.example
^ **PERFIL**
Docente de ciencias con doce años de aula y cuatro de jefatura. Convencida de que un laboratorio con ruido es un laboratorio que funciona.
^ **EXPERIENCIA DOCENTE**
**Jefa de estudios**. Colegio Santa Engracia, Zaragoza.
Desde septiembre de 2022
* Horarios, evaluación y convivencia de 640 alumnos
**Profesora de Biología y Geología**. Colegio Santa Engracia, Zaragoza.
De septiembre de 2016 a agosto de 2022
* ESO y Bachillerato, tutora de 2.º de Bachillerato
**Profesora interina**. IES Valle del Jalón, Calatayud.
De septiembre de 2014 a junio de 2016
^ **OTRA EXPERIENCIA PROFESIONAL**
**Técnica de laboratorio**. Aguas del Ebro, S.A., Zaragoza.
De marzo de 2011 a julio de 2014
* Análisis microbiológico de aguas de consumo
^ **FORMACIÓN**
Máster en Formación del Profesorado, Universidad de Zaragoza (2014)
Licenciatura en Biología, Universidad del País Vasco (2010)
^ **IDIOMAS**
Castellano: nativo
Euskera: nativo
Inglés: C1 (CAE)
^ **OTROS DATOS**
Carné B y vehículo propio. Certificado negativo de delitos de naturaleza sexual.
`,
  },
  {
    id: 'eleventh-19-mx-calidad',
    layout: 'eleventh: Mexican, two columns of running text',
    format: 'pdf',
    lang: 'es',
    agency: 'MX',
    shown: 'Ing. Héctor Iván Tzompantzi Robles',
    names: ['Héctor Iván Tzompantzi Robles'],
    email: 'hector.tzompantzi@buzonmx.example',
    phone: '+52 222 555 0184',
    place: 'Puebla, Pue.',
    jobs: [
      'Gerente de Calidad | Autopartes Malinche S.A. de C.V. | | 2021-08 | now',
      'Ingeniero de Calidad de Proveedores | Sistemas de Freno Cholula S.A. de C.V. | | 2017-03 | 2021-07',
      'Inspector de Calidad | Sistemas de Freno Cholula S.A. de C.V. | | 2015-01 | 2017-02',
    ],
    edu: [],
    untold: true,
    languages: ['Spanish', 'English', 'German'],
    page: `
> **Ing. Héctor Iván Tzompantzi Robles**
> Puebla, Pue. | Cel. +52 222 555 0184 | hector.tzompantzi@buzonmx.example
{{
^ **EXPERIENCIA LABORAL**
**Gerente de Calidad**
Autopartes Malinche S.A. de C.V.
Agosto 2021 – a la fecha
* Responsable de IATF 16949 en dos plantas
* PPM de cliente de 85 a 12
* Equipo de 22 personas
**Ingeniero de Calidad de Proveedores**
Sistemas de Freno Cholula S.A. de C.V.
Marzo 2017 – Julio 2021
* PPAP, APQP y auditorías VDA 6.3
**Inspector de Calidad**
Sistemas de Freno Cholula S.A. de C.V.
Enero 2015 – Febrero 2017
* Metrología, CMM, SPC
^ **ESCOLARIDAD**
Ingeniería Industrial, Instituto Tecnológico de Puebla, 2010 – 2014
Green Belt Six Sigma, 2018
^ **IDIOMAS**
Español (nativo)
Inglés (90 %)
Alemán (básico)
^ **COMPETENCIAS**
8D, AMEF, MSA, Minitab, SAP QM
^ **DISPONIBILIDAD**
Para viajar y cambiar de residencia
}}
`,
  },
  {
    id: 'eleventh-20-ar-redactora',
    layout: 'eleventh: Argentine, told in prose with contact at the foot',
    format: 'docx',
    lang: 'es',
    agency: 'AR',
    shown: 'Milagros Scarfó',
    names: ['Milagros Scarfó'],
    email: 'mili.scarfo@cartero.example',
    phone: '+54 9 351 555-0126',
    place: 'Córdoba, Argentina',
    headline: 'Editora y redactora',
    jobs: [
      'Editora de contenidos | Mundo Sierra Medios | | 2021-05 | now',
      'Redactora UX | Billetera Ceibo | | 2018-08 | 2021-04',
      'Periodista | La Voz del Suquía | | 2013-02 | 2018-07',
    ],
    edu: [],
    untold: true,
    languages: ['Spanish', 'English', 'Portuguese'],
    page: `
# Milagros Scarfó
Editora y redactora
## Sobre mí
Escribo para que se entienda. Me formé en una redacción de diario, pasé por una fintech y hoy coordino un equipo de siete personas que publica todos los días.
## Dónde trabajé
**Editora de contenidos en Mundo Sierra Medios (mayo de 2021 al presente)**
Planifico la agenda, edito notas y boletines y cuido el manual de estilo. En tres años pasamos de 40 mil a 310 mil suscriptores.
**Redactora UX en Billetera Ceibo (agosto de 2018 a abril de 2021)**
Escribí los textos de la aplicación y del centro de ayuda. Los reclamos por mensajes confusos bajaron un 30 %.
**Periodista en La Voz del Suquía (febrero de 2013 a julio de 2018)**
Cubrí policiales, después economía y al final un poco de todo.
## Qué estudié
Licenciatura en Comunicación Social, Universidad Nacional de Córdoba, 2012
## Idiomas
Español nativo, inglés avanzado, portugués intermedio
## Herramientas
WordPress, Figma, Notion, SEO
FOOT Córdoba, Argentina · +54 9 351 555-0126 · mili.scarfo@cartero.example
`,
  },
  {
    id: 'eleventh-21-nl-planner',
    layout: 'eleventh: Dutch, side column and dates above the roles',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Fenna Hoogeveen-de Bruin',
    names: ['Fenna Hoogeveen-de Bruin', 'Fenna Hoogeveen - de Bruin'],
    email: 'fenna.hoogeveen@postbus.example',
    phone: '06 5550 7741',
    place: 'Zwolle',
    headline: 'Transportplanner',
    jobs: [
      'Senior transportplanner | Overijssel Koeltransport B.V. | | 2021-06 | now',
      'Transportplanner | Overijssel Koeltransport B.V. | | 2017-02 | 2021-05',
      'Medewerker klantenservice | Hanze Webwinkel | | 2013-09 | 2017-01',
    ],
    edu: [],
    untold: true,
    languages: ['Dutch', 'English', 'German'],
    page: `
[[ 5.5 11.5
**Personalia**
Fenna Hoogeveen-de Bruin
Assendorperstraat 90
8012 DZ Zwolle
06 5550 7741
fenna.hoogeveen@postbus.example
Geboren: 19-04-1993
Rijbewijs B
^ **Talen**
Nederlands: moedertaal
Engels: goed
Duits: redelijk
^ **Systemen**
Transics
SAP TM
Excel
^ **Interesses**
Wielrennen
Bakken
---
! Transportplanner
Ik houd overzicht als de A28 dichtstaat. Chauffeurs bellen mij liever dan de navigatie.
# Werkervaring
**juni 2021 – heden**
Senior transportplanner
Overijssel Koeltransport B.V., Zwolle
* Planning van 64 trekkers in de Benelux en Duitsland
* Inwerken van vijf collega’s
**februari 2017 – mei 2021**
Transportplanner
Overijssel Koeltransport B.V., Zwolle
* Nationale distributie, charters inhuren
**september 2013 – januari 2017**
Medewerker klantenservice
Hanze Webwinkel, Deventer
* Telefoon, mail en chat
# Opleiding
**2010 – 2013**
MBO-4 Manager transport en logistiek, Deltion College, Zwolle (diploma)
**2005 – 2010**
HAVO, Thorbecke, Zwolle
# Cursussen
ADR-bewustwording, 2022
]]
`,
  },
  {
    id: 'eleventh-22-be-elektricien',
    layout: 'eleventh: Flemish, dashes and tabs',
    format: 'docx',
    lang: 'nl',
    agency: 'BE',
    shown: 'Dimitri Vandecasteele',
    names: ['Dimitri Vandecasteele'],
    email: 'dimitri.vdc@mailbus.example',
    phone: '0498/55 01 37',
    place: '8800 Roeselare',
    city: 'Roeselare',
    jobs: [
      'Ploegbaas elektriciteit | Elektro Maes nv | | 2019-01 | now',
      'Industrieel elektricien | Diepvries Westland | | 2012-09 | 2018-12',
      'Residentieel elektricien | Claeys Installaties bvba | | 2008-07 | 2012-08',
    ],
    edu: [],
    untold: true,
    languages: ['Dutch', 'French', 'English'],
    page: `
**CURRICULUM VITAE**
**Persoonlijke gegevens**
Naam:	Dimitri Vandecasteele
Adres:	Iepersestraat 210, 8800 Roeselare
Gsm:	0498/55 01 37
E-mail:	dimitri.vdc@mailbus.example
Geboortedatum:	2 februari 1989
Rijbewijs:	B, BE
^ **Werkervaring**
01/2019 – heden:	Ploegbaas elektriciteit bij Elektro Maes nv te Izegem
- leiding over zes elektriciens en twee leerlingen
- borden bouwen, keuring, werfvergaderingen
09/2012 – 12/2018:	Industrieel elektricien bij Diepvries Westland te Ardooie
- storingen in drie ploegen, Siemens S7
07/2008 – 08/2012:	Residentieel elektricien bij Claeys Installaties bvba te Tielt
- nieuwbouw en renovatie, domotica (Niko)
^ **Opleiding**
2002 – 2008:	TSO Elektrische installatietechnieken, VTI Roeselare
2013:	BA4 – BA5, Syntra West
2021:	VCA-VOL
^ **Talenkennis**
Nederlands:	moedertaal
Frans:	goed
Engels:	basis
^ **Hobby’s**
Duivensport, cyclocross
`,
  },
  {
    id: 'eleventh-23-sv-butikschef',
    layout: 'eleventh: Swedish, years in front of roles',
    format: 'docx',
    lang: 'sv',
    agency: 'SE',
    shown: 'Rasmus Åkerblom',
    names: ['Rasmus Åkerblom'],
    email: 'rasmus.akerblom@brevlada.example',
    phone: '073-555 01 64',
    place: 'Linköping',
    jobs: [
      'Butikschef | Granngården i Valla AB | | 2020-03 | now',
      'Biträdande butikschef | Hemfint Tornby | | 2016-08 | 2020-02',
      'Säljare | Hemfint Tornby | | 2012-05 | 2016-07',
    ],
    edu: [],
    untold: true,
    languages: ['Swedish', 'English'],
    page: `
**CV**
! Rasmus Åkerblom
Adress: Drottninggatan 19, 582 25 Linköping
Telefon: 073-555 01 64
E-post: rasmus.akerblom@brevlada.example
^ **Profil**
Butikschef som trivs på golvet. Jag leder genom att vara med, och jag kan min budget.
^ **Anställningar**
**mars 2020 – nuvarande	Butikschef**
Granngården i Valla AB, Linköping
* Resultat- och personalansvar för 16 medarbetare
* Omsättning från 38 till 52 miljoner kronor
**augusti 2016 – februari 2020	Biträdande butikschef**
Hemfint Tornby, Linköping
* Schema, inköp, arbetsmiljö
**maj 2012 – juli 2016	Säljare**
Hemfint Tornby, Linköping
* Kök och vitvaror
^ **Utbildning**
Handels- och administrationsprogrammet, Anders Ljungstedts gymnasium, 2009–2012
Ledarskap i detaljhandeln, YH 100 poäng, 2018
^ **Språk**
Svenska – modersmål
Engelska – flytande i tal och skrift
^ **Körkort**
B
^ **Referenser**
Lämnas på begäran
`,
  },
  {
    id: 'eleventh-24-fi-forskare',
    layout: 'eleventh: Swedish of Finland, academic',
    format: 'pdf',
    lang: 'sv',
    agency: 'FI',
    shown: 'Docent, FD Ylva Sundqvist-Kallio',
    names: ['Ylva Sundqvist-Kallio'],
    email: 'ylva.sundqvist@skargard.example',
    phone: '+358 40 555 0176',
    place: 'Åbo',
    jobs: [
      'Universitetslektor i marinbiologi | Åbolands universitet | | 2020-08 | now',
      'Forskardoktor | Finlands skärgårdsinstitut | | 2016-01 | 2020-07',
      'Doktorand | Åbolands universitet | | 2011-09 | 2015-12',
    ],
    aside: [2],
    edu: [],
    untold: true,
    languages: ['Swedish', 'Finnish', 'English', 'Estonian'],
    page: `
HEAD CV – Ylva Sundqvist-Kallio – 3.11.2026
> **Docent, FD Ylva Sundqvist-Kallio**
> Biskopsgatan 14, 20500 Åbo
> +358 40 555 0176 · ylva.sundqvist@skargard.example · ORCID 0000-0000-0000-0000
# 1. Examina
2015	Filosofie doktor, Åbolands universitet (avhandling: __Blåmusslor i bräckt vatten__)
2011	Filosofie magister, Helsingfors universitet
# 2. Tjänster
8/2020–	Universitetslektor i marinbiologi, Åbolands universitet
1/2016–7/2020	Forskardoktor, Finlands skärgårdsinstitut
9/2011–12/2015	Doktorand, Åbolands universitet
# 3. Forskningsfinansiering
2023–2027	Östersjöfonden, 620 000 €, ansvarig ledare
2018–2020	Stiftelsen för havsvård, 95 000 €
# 4. Handledning
Tre doktorander, elva magisteravhandlingar
# 5. Publikationer i urval
Sundqvist-Kallio Y, Rehn P (2024). Salinity and settlement of mussel larvae. Balt. J. Mar. 18: 201–219.
Rehn P, Sundqvist-Kallio Y (2021). Counting what moves. Mar. Meth. 7: 44–58.
# 6. Språkkunskaper
Svenska (modersmål), finska (utmärkta), engelska (utmärkta), estniska (grunder)
# 7. Förtroendeuppdrag
Medlem av fakultetsrådet, 2022–2025
`,
  },
  {
    id: 'eleventh-25-no-styrmann',
    layout: 'eleventh: Norwegian, table of service at sea',
    format: 'docx',
    lang: 'da',
    spoken: 'no',
    agency: 'NO',
    shown: 'Eirik Bø Halvorsen',
    names: ['Eirik Bø Halvorsen'],
    email: 'eirik.bo.halvorsen@havpost.example',
    phone: '+47 955 50 173',
    place: '6005 Ålesund',
    city: 'Ålesund',
    headline: 'Overstyrmann offshore',
    jobs: [
      'Overstyrmann | Stadt Offshore AS | | 2021-05 | now',
      'Styrmann | Stadt Offshore AS | | 2017-08 | 2021-04',
      'Styrmann | Kystferger Nordmøre | | 2014-01 | 2017-07',
      'Matros | Brønnbåt Sørøya AS | | 2010-06 | 2013-12',
    ],
    edu: [],
    untold: true,
    languages: ['Norwegian', 'English'],
    page: `
! Eirik Bø Halvorsen
Overstyrmann offshore
Kirkegata 22, 6005 Ålesund – tlf. +47 955 50 173 – eirik.bo.halvorsen@havpost.example
Født 25.08.1991, gift, to barn
^ **Nøkkelkvalifikasjoner**
* Dekksoffiser klasse 2, DP Unlimited
* 4 200 timer DP på PSV og AHTS
* Gyldig helseattest til 05.2028
^ **Fartstid og arbeidserfaring**
|| 4 4 5 4
| **Periode** | **Stilling** | **Arbeidsgiver** | **Fartøy**
| 05.2021 – d.d. | Overstyrmann | Stadt Offshore AS | PSV «Stadt Viking»
| 08.2017 – 04.2021 | Styrmann | Stadt Offshore AS | AHTS «Stadt Ørn»
| 01.2014 – 07.2017 | Styrmann | Kystferger Nordmøre | MF «Tustna»
| 06.2010 – 12.2013 | Matros | Brønnbåt Sørøya AS | «Sørøya Star»
^ **Utdanning**
|| 4 13
| 2012 – 2014 | Fagskolen i Ålesund, nautikk
| 2007 – 2010 | Ålesund videregående skole, matrosfag
^ **Kurs**
STCW grunnleggende sikkerhet, ECDIS, GMDSS GOC, HLO, medisinsk behandling
^ **Språk**
Norsk (morsmål), engelsk (flytende)
^ **Referanser**
Oppgis på forespørsel
`,
  },
  {
    id: 'eleventh-26-pt-arquiteta',
    layout: 'eleventh: Portuguese, spaced headings and places before dates',
    format: 'pdf',
    lang: 'pt',
    agency: 'PT',
    shown: 'Leonor Quintanilha Sá Pereira',
    names: ['Leonor Quintanilha Sá Pereira'],
    email: 'leonor.qsp@caixapostal.example',
    phone: '+351 912 555 043',
    place: 'Porto, Portugal',
    headline: 'Arquiteta',
    jobs: [
      'Arquiteta sénior | Atelier Ribeira 12 | | 2020-10 | now',
      'Arquiteta | Moura & Tavares Arquitetos, Lda. | | 2015-05 | 2020-09',
      'Arquiteta estagiária | Câmara Municipal de Guimarães | | 2013-10 | 2015-03',
    ],
    aside: [2],
    edu: [],
    untold: true,
    languages: ['Portuguese', 'English', 'Spanish'],
    page: `
! Leonor Quintanilha Sá Pereira
Arquiteta
Porto, Portugal  ·  +351 912 555 043  ·  leonor.qsp@caixapostal.example
^ **S O B R E   M I M**
Reabilito casas antigas sem lhes tirar a alma. Membro da Ordem dos Arquitetos n.º 00000.
^ **E X P E R I Ê N C I A**
**Arquiteta sénior**
Atelier Ribeira 12 — Porto — outubro de 2020 até ao presente
* Coordenação de projetos de reabilitação no centro histórico
* Acompanhamento de obra e licenciamento
**Arquiteta**
Moura & Tavares Arquitetos, Lda. — Braga — maio de 2015 a setembro de 2020
* Habitação e escolas, projeto de execução em Revit
**Arquiteta estagiária**
Câmara Municipal de Guimarães — Guimarães — outubro de 2013 a março de 2015
^ **F O R M A Ç Ã O**
Mestrado Integrado em Arquitetura, Universidade do Minho, 2013
Pós-graduação em Reabilitação do Património, FAUP, 2018
^ **I D I O M A S**
Português (língua materna), Inglês (C1), Espanhol (B2)
^ **P R O G R A M A S**
Revit, ArchiCAD, SketchUp, Adobe InDesign
`,
  },
  {
    id: 'eleventh-27-pl-ksiegowa',
    layout: 'eleventh: Polish, with its clause of consent',
    format: 'docx',
    lang: 'en',
    spoken: 'pl',
    agency: 'PL',
    shown: 'Bożena Świątek-Łuczak',
    names: ['Bożena Świątek-Łuczak'],
    email: 'bozena.swiatek@skrzynka.example',
    phone: '+48 601 555 082',
    place: '61-806 Poznań',
    city: 'Poznań',
    jobs: [
      'Główna księgowa | Warta Meble Sp. z o.o. | | 2019-02 | now',
      'Samodzielna księgowa | Biuro Rachunkowe Bilans | | 2014-06 | 2019-01',
      'Młodsza księgowa | Hurtownia Jeżyce S.A. | | 2011-10 | 2014-05',
    ],
    edu: [],
    untold: true,
    languages: ['Polish', 'English', 'German'],
    page: `
# Curriculum Vitae
**Dane osobowe**
|| 5 12
| Imię i nazwisko | Bożena Świątek-Łuczak
| Adres | ul. Święty Marcin 40/7, 61-806 Poznań
| Telefon | +48 601 555 082
| E-mail | bozena.swiatek@skrzynka.example
^ **Doświadczenie zawodowe**
**02.2019 – obecnie**
**Główna księgowa**, Warta Meble Sp. z o.o., Swarzędz
* Sprawozdania finansowe, CIT, VAT, JPK
* Kierowanie zespołem sześciu osób, wdrożenie Comarch ERP XL
**06.2014 – 01.2019**
**Samodzielna księgowa**, Biuro Rachunkowe Bilans, Poznań
* Pełna księgowość 22 spółek
**10.2011 – 05.2014**
**Młodsza księgowa**, Hurtownia Jeżyce S.A., Poznań
* Faktury, rozrachunki, windykacja
^ **Wykształcenie**
2006 – 2011 Uniwersytet Ekonomiczny w Poznaniu, finanse i rachunkowość, magister
2016 Certyfikat księgowy Ministerstwa Finansów
^ **Języki obce**
Polski – ojczysty
Angielski – dobry (B2)
Niemiecki – podstawowy (A2)
^ **Umiejętności**
Comarch ERP XL, Symfonia, Płatnik, Excel (zaawansowany), prawo jazdy kat. B
^ **Zainteresowania**
Kajakarstwo, kuchnia roślinna
~ Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji zgodnie z RODO.
`,
  },
];
