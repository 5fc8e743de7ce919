import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-second');

/** Twenty-seven in nine languages, six of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_SECOND: Sheet[] = [
  cv('a01-au-plumber', 'docx', 'en', 'AU', {
    names: ["Trent William O'Hehir", "Trent O'Hehir"],
    email: 'trent.ohehir@gumleafmail.example',
    phone: '0491 571 266',
    city: 'Toowoomba',
    languages: [],
    jobs: [
      'Service Plumber | Darling Downs Plumbing & Gas | Toowoomba | 2022-03 | now',
      'Plumber / Gasfitter | Self-employed | Roma | 2017-07 | 2022-02',
      'Maintenance Plumber | Maranoa Hospital Services | Roma | 2014-01 | 2017-06',
      'Plumber | Lockyer Drainage Pty Ltd | Gatton | 2011-02 | 2013-11',
    ],
    page: `
> **RESUME**
> **TRENT WILLIAM O'HEHIR**
> 8 Jacaranda Court, Toowoomba QLD 4350
> M: 0491 571 266   E: trent.ohehir@gumleafmail.example
# Profile
Licensed plumber and gasfitter with fifteen years in service, maintenance and drainage work across the Downs and the South West. Currently a service plumber with Darling Downs Plumbing & Gas, running my own van and one apprentice. Looking for a supervisor role closer to home hours.
# Licences and tickets
* QBCC Plumbing and Drainage (contractor) 1555014
* Gas Work Licence, backflow endorsement, thermostatic mixing valves
* White card, EWP under 11 m, confined spaces, open car and MR licence
# Employment
**Darling Downs Plumbing & Gas, Toowoomba**
Service Plumber
March 2022 – current
* Six to eight call-outs a day, hot water, blocked drains, gas leaks
* Quotes up to $15,000 on the tablet (simPRO)
^ **Self-employed, Roma**
Plumber / Gasfitter
July 2017 – February 2022
* Stations, motels and the council pool
* Sold the business when the kids started high school
^ **Maranoa Hospital Services, Roma**
Maintenance Plumber
January 2014 – June 2017
* Legionella flushing program, warm water systems, medical gas shutdowns
^ **Lockyer Drainage Pty Ltd, Gatton**
Plumber
February 2011 – November 2013
# Training
Certificate III in Plumbing, TAFE Toowoomba, completed January 2011
Certificate IV in Plumbing and Services, 2016
# Referees
Wayne Buchholz, Service Manager, 0491 571 491
Sr Joan Petersen, former Director of Nursing, 0491 571 804
`,
  }),
  cv('a02-gb-credit-controller', 'pdf', 'en', 'GB', {
    names: [
      'Priyanka Wakeling-Shah',
      'Pri Wakeling-Shah',
      'Priyanka (Pri) Wakeling-Shah',
      'Priyanka "Pri" Wakeling-Shah',
    ],
    email: 'pri.wakelingshah@soarvalley.example',
    phone: '07700 900271',
    city: 'Loughborough',
    headline: 'Credit Control Manager',
    languages: ['English', 'Gujarati'],
    jobs: [
      'Credit Control Manager | Fosseway Building Supplies Ltd | Leicester | 2021-10 | now',
      'Senior Credit Controller | Fosseway Building Supplies Ltd | Leicester | 2018-05 | 2021-09',
      'Credit Controller | Hathern Packaging plc | Loughborough | 2014-11 | 2018-04',
      'Sales Ledger Assistant | Trentside Motor Factors | Nottingham | 2012-08 | 2014-10',
      'Customer Adviser | East Midlands Building Society | Derby | 2010-06 | 2012-07',
    ],
    page: `
! PRIYANKA (PRI) WAKELING-SHAH MCICM
Credit Control Manager
~ Loughborough, Leicestershire · 07700 900271 · pri.wakelingshah@soarvalley.example
# Personal profile
A chartered credit professional who manages a ledger of £38m and a team of seven at a national builders' merchant. DSO brought down from 61 to 44 days in three years without losing a top-fifty customer.
# Career history
**Fosseway Building Supplies Ltd, Leicester** \tMay 2018 – present
Credit Control Manager \tOctober 2021 – present
* Credit policy, insurance cover, limits up to £250k
* Moved 4,100 accounts to direct debit; legal spend halved
Senior Credit Controller \tMay 2018 – September 2021
* Key accounts, disputes, weekly cash forecast
**Hathern Packaging plc, Loughborough** \tNovember 2014 – April 2018
Credit Controller
* UK and Benelux ledger, 900 live accounts, SAP FI
**Trentside Motor Factors, Nottingham** \tAugust 2012 – October 2014
Sales Ledger Assistant
**East Midlands Building Society, Derby** \tJune 2010 – July 2012
Customer Adviser
* Counter, savings, first-line complaints
# Qualifications
CICM Level 5 Diploma in Credit and Collections Management, 2019
BA (Hons) Business Studies, De Montfort University, 2007 – 2010
# Systems
SAP, Sage 200, Onguard, Creditsafe, advanced Excel
# Languages
English, Gujarati (spoken)
# Interests
Half marathons, school PTA treasurer, slow cooking
`,
  }),
  cv('a03-us-respiratory-therapist', 'doc', 'en', 'US', {
    names: [
      'Robert E. Castellano Jr.',
      'Robert E. Castellano, Jr.',
      'Robert E. Castellano',
      'Robert Castellano Jr.',
      'Robert Castellano, Jr.',
      'Robert Castellano',
    ],
    email: 'rcastellano.rrt@keystonemail.example',
    phone: '(570) 555-0143',
    city: 'Scranton',
    languages: [],
    jobs: [
      'Respiratory Care Supervisor | Lackawanna Regional Medical Center | Scranton, PA | 2019-09 | now',
      'Neonatal Respiratory Therapist | Lackawanna Regional Medical Center | Scranton, PA | 2014-04 | 2019-08',
      'Respiratory Therapist (travel) | BlueHeron Medical Staffing | | 2012-07 | 2014-03',
      'Respiratory Therapist | Pocono Valley Hospital | East Stroudsburg, PA | 2008-06 | 2012-06',
    ],
    page: `
> **Robert E. Castellano, Jr., MS, RRT-NPS**
> 417 Mulberry Hill Road, Scranton, PA 18504
> (570) 555-0143 | rcastellano.rrt@keystonemail.example
# LICENSURE AND CERTIFICATION
Pennsylvania Respiratory Therapist license RT555014
NBRC: RRT (2008), NPS (2013) – ACLS, PALS, NRP instructor
# PROFESSIONAL EXPERIENCE
|| 12 5
| **Respiratory Care Supervisor**\\Lackawanna Regional Medical Center, Scranton, PA | 09/2019 – Present
| **Neonatal Respiratory Therapist**\\Lackawanna Regional Medical Center, Scranton, PA | 04/2014 – 08/2019
| **Respiratory Therapist (travel)**\\BlueHeron Medical Staffing | 07/2012 – 03/2014
| **Respiratory Therapist**\\Pocono Valley Hospital, East Stroudsburg, PA | 06/2008 – 06/2012
# SELECTED ACCOMPLISHMENTS
* Supervise 34 therapists on three shifts; turnover down to 6% in 2025
* Wrote the ventilator weaning protocol that cut ICU ventilator days by 1.4
* Built a level III NICU transport team with two ground units
* Thirteen-week assignments in Maine, Arizona and Oregon
# EDUCATION
M.S., Health Care Administration, Marywood University, 2018
A.A.S., Respiratory Care, Luzerne County Community College, 2008
# MEMBERSHIPS
American Association for Respiratory Care; Pennsylvania Society for Respiratory Care (treasurer 2021 – 2023)
# REFERENCES
Furnished upon request
`,
  }),
  cv('a04-nz-network-engineer', 'pdf', 'en', 'NZ', {
    names: [
      'Xinyi Zhou',
      'Cindy Zhou',
      'Xinyi (Cindy) Zhou',
      'Xinyi "Cindy" Zhou',
      '周欣怡',
      'Xinyi Zhou (周欣怡)',
      'Xinyi Zhou 周欣怡',
      'Xinyi (Cindy) Zhou 周欣怡',
      'Xinyi (Cindy) Zhou (周欣怡)',
    ],
    email: 'cindy.zhou@harbourside.example',
    city: 'Lower Hutt',
    headline: 'Senior Network Engineer at Tararua Fibre | CCNP | Automation',
    languages: ['English', 'Chinese'],
    jobs: [
      'Senior Network Engineer | Tararua Fibre | Wellington | 2023-02 | now',
      'Network Engineer | Tararua Fibre | Wellington | 2020-01 | 2023-02',
      'Network Operations Analyst | Pōhutukawa Managed Services | Auckland | 2017-11 | 2019-12',
      'IT Support Technician | Waitematā Primary Schools Trust | Auckland | 2016-02 | 2017-10',
    ],
    page: `
**Contact**
cindy.zhou@harbourside.example
www.linkedin.com/in/xinyi-cindy-zhou-made-up (LinkedIn)
**Top Skills**
BGP
Ansible
Network Automation
**Languages**
English (Full Professional)
Chinese (Native or Bilingual)
**Certifications**
CCNP Enterprise
NZQA Cyber Foundations
! Xinyi (Cindy) Zhou 周欣怡
Senior Network Engineer at Tararua Fibre | CCNP | Automation
~ Lower Hutt, Wellington, New Zealand
# Summary
I keep a lower North Island fibre network boring. Currently leading the move of the aggregation layer to segment routing, and writing the Python that checks it at 3 am so that nobody else has to.
# Experience
## Tararua Fibre
6 years 11 months
**Senior Network Engineer**
February 2023 - Present (3 years 10 months)
Wellington, New Zealand
- Design authority for core and aggregation
- Change window success rate from 91% to 99.2%
**Network Engineer**
January 2020 - February 2023 (3 years 2 months)
Wellington, New Zealand
## Pōhutukawa Managed Services
**Network Operations Analyst**
November 2017 - December 2019 (2 years 2 months)
Auckland, New Zealand
Follow-the-sun NOC, 60 customers.
## Waitematā Primary Schools Trust
**IT Support Technician**
February 2016 - October 2017 (1 year 9 months)
Auckland
# Education
**Unitec Institute of Technology**
Bachelor of Computing Systems, Networking · (2013 - 2015)
~ Page 1 of 1
`,
  }),
  cv('a05-ie-hotel-manager', 'doc', 'en', 'IE', {
    names: ['Tadhg Mac Giolla Phádraig', 'Tadhg Pádraig Mac Giolla Phádraig'],
    email: 'tadhg.macgp@shannonmail.example',
    phone: '020 915 5562',
    city: 'Ennis',
    languages: ['English', 'Irish', 'Spanish'],
    jobs: [
      'General Manager | The Burren Lodge Hotel | Ballyvaughan | 2022-04 | now',
      'Deputy General Manager | Kilkee Strand Hotel | Kilkee | 2018-03 | 2022-03',
      'Food & Beverage Manager | Kilkee Strand Hotel | Kilkee | 2016-02 | 2018-02',
      'Bar Supervisor | Hotel Mirador del Puerto | Alicante | 2013-05 | 2015-10',
      'Night Porter | Clare Abbey Inn | Ennis | 2011-09 | 2013-04',
    ],
    page: `
> **CURRICULUM VITAE**
**Personal Details**
|| 5 12
| Surname | Mac Giolla Phádraig
| First names | Tadhg Pádraig
| Address | 22 Lifford Gardens, Ennis, Co. Clare
| Telephone | 020 915 5562
| E-mail | tadhg.macgp@shannonmail.example
| Driving licence | Full, clean
^ **Employment History**
April 2022 to date
**General Manager**, The Burren Lodge Hotel, Ballyvaughan
72 rooms, four stars, 85 staff in season. Occupancy up 11 points, Fáilte Ireland employer award 2024.
March 2018 to March 2022
**Deputy General Manager**, Kilkee Strand Hotel, Kilkee
Reopened the house twice during the pandemic, weddings up to 220, HACCP lead.
February 2016 to February 2018
**Food & Beverage Manager**, Kilkee Strand Hotel, Kilkee
May 2013 to October 2015
**Bar Supervisor**, Hotel Mirador del Puerto, Alicante
Spanish-speaking team of nine.
September 2011 to April 2013
**Night Porter**, Clare Abbey Inn, Ennis
^ **Education**
BBS in Hotel Management, Shannon College of Hotel Management, 2007 – 2011
Leaving Certificate, Rice College, Ennis, 2007
^ **Languages**
English, Irish (fluent), Spanish (good)
^ **Interests**
Hurling (junior B and proud of it), set dancing, sea swimming
^ **Referees**
Names on request
`,
  }),
  cv('a06-in-pharma-sales', 'docx', 'en', 'IN', {
    names: ['Mohd. Irfan Qureshi', 'Mohd Irfan Qureshi', 'Irfan Qureshi'],
    email: 'irfan.qureshi.sales@gomtimail.example',
    phone: '+91 98555 01396',
    city: 'Lucknow',
    languages: ['Hindi', 'Urdu', 'English'],
    jobs: [
      'Area Business Manager | Sanjeevan Lifesciences Pvt. Ltd. | Lucknow | 2021-06 | now',
      'Senior Medical Representative | Sanjeevan Lifesciences Pvt. Ltd. | Kanpur | 2018-04 | 2021-05',
      'Medical Representative | Aravali Remedies Ltd. | Kanpur | 2015-07 | 2018-03',
      'Sales Executive | Bharat Consumer Durables | Allahabad | 2013-08 | 2015-06',
    ],
    page: `
> **CURRICULUM VITAE**
**MOHD. IRFAN QURESHI**
Contact No.: +91 98555 01396
Email Id: irfan.qureshi.sales@gomtimail.example
Address: H. No. 5/214, Vikas Nagar, Lucknow – 226 022 (U.P.)
# CAREER OBJECTIVE
To work with a reputed pharmaceutical organisation in a second-line sales role where I can contribute to its growth as well as mine.
# PROFILE SNAPSHOT
* 13 years of experience in sales, of which 11 years in ethical pharma (cardio-diabetic and gastro)
* Presently handling a team of 6 MRs with a monthly business of Rs. 62 lacs
* Best ABM, North Zone, 2023-24; President's Club, Bangkok, 2019
# WORK EXPERIENCE
**1. Sanjeevan Lifesciences Pvt. Ltd., Lucknow**
Designation: Area Business Manager
Duration: June 2021 – Till date
* Area: Lucknow, Sitapur, Hardoi, Barabanki
* Joint working, doctor coverage 94%, stockist claims and closing
^ **2. Sanjeevan Lifesciences Pvt. Ltd., Kanpur**
Designation: Senior Medical Representative
Duration: April 2018 – May 2021
^ **3. Aravali Remedies Ltd., Kanpur**
Designation: Medical Representative
Duration: July 2015 – March 2018
* Launched two molecules, achievement 112% in 2017
^ **4. Bharat Consumer Durables, Allahabad**
Designation: Sales Executive
Duration: August 2013 – June 2015
# ACADEMIC QUALIFICATION
|| 5 8 3
| Examination | Board / University | Year
| MBA (Marketing), distance | Uttar Pradesh Rajarshi Tandon Open University | 2017
| B.Sc. (Bio) | University of Allahabad | 2013
| Intermediate | U.P. Board | 2010
# PERSONAL DETAILS
= Father's Name\tMr. Abdul Hameed Qureshi
= Date of Birth\t14th August 1992
= Gender\tMale
= Marital Status\tMarried
= Languages Known\tHindi, Urdu, English
= Hobbies\tCricket, ghazals
# DECLARATION
I hereby declare that the information given above is true and correct to the best of my knowledge and belief.
Place: Lucknow \t(MOHD. IRFAN QURESHI)
`,
  }),
  cv('a07-de-mechatroniker', 'doc', 'de', 'DE', {
    names: ['Torben von der Heydt'],
    email: 'torben.vdheydt@leinepost.example',
    phone: '0152 54599371',
    city: 'Hildesheim',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Instandhalter Verpackungsanlagen | Nordharzer Molkerei eG | Hildesheim | 2020-04 | now',
      'Servicetechniker im Außendienst | Krögerling Aufzüge GmbH | Hannover | 2016-02 | 2020-03',
      'Mechatroniker (Zeitarbeit) | Pluspunkt Personal GmbH | Hannover | 2014-09 | 2015-12',
      'Mechatroniker | Innersteguss GmbH & Co. KG | Sarstedt | 2011-02 | 2014-06',
      'Ausbildung zum Mechatroniker | Innersteguss GmbH & Co. KG | Sarstedt | 2007-08 | 2011-01',
    ],
    aside: [4],
    page: `
> **Lebenslauf**
**Persönliche Angaben**
|| 5 12
| Name, Vorname | von der Heydt, Torben
| Anschrift | Am Galgenberg 33, 31141 Hildesheim
| Telefon | 0152 54599371
| E-Mail | torben.vdheydt@leinepost.example
| Geburtsdatum / -ort | 23.05.1990 in Alfeld (Leine)
| Familienstand | ledig, eine Tochter
| Führerschein | B, BE, Staplerschein
^ **Berufliche Tätigkeit**
|| 5 12
| 04/2020 – heute | **Instandhalter Verpackungsanlagen**\\Nordharzer Molkerei eG, Hildesheim\\Störungsbeseitigung im Dreischichtbetrieb, S7-Programme, Ersatzteile, Einweisung der Maschinenführer
| 02/2016 – 03/2020 | **Servicetechniker im Außendienst**\\Krögerling Aufzüge GmbH, Hannover\\Wartung und Notbefreiung, Rufbereitschaft jede dritte Woche
| 09/2014 – 12/2015 | **Mechatroniker (Zeitarbeit)**\\Pluspunkt Personal GmbH, Hannover\\Einsätze in der Automobilzulieferung
| 07/2014 – 08/2014 | arbeitsuchend
| 02/2011 – 06/2014 | **Mechatroniker**\\Innersteguss GmbH & Co. KG, Sarstedt
^ **Ausbildung**
|| 5 12
| 08/2007 – 01/2011 | **Ausbildung zum Mechatroniker**\\Innersteguss GmbH & Co. KG, Sarstedt
| 2007 | Erweiterter Realschulabschluss, Renataschule Hildesheim
^ **Weiterbildung**
|| 5 12
| 2023 | Elektrofachkraft, Schaltberechtigung bis 20 kV
| 2019 | Siemens TIA Portal, Stufe 2
^ **Sprachen**
Deutsch (Muttersprache), Englisch (Grundkenntnisse)
Hildesheim, 16.11.2026 \tTorben von der Heydt
`,
  }),
  cv('a08-at-rezeption', 'docx', 'de', 'AT', {
    names: ['Katharina Zehetgruber'],
    email: 'k.zehetgruber@pinzgaumail.example',
    phone: '+43 664 5550183',
    city: 'Zell am See',
    headline: 'Rezeptionsleiterin',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Rezeptionsleiterin | Hotel Schmittenblick | Zell am See | 2021-12 | now',
      'Rezeptionistin | Hotel Schmittenblick | Zell am See | 2019-12 | 2021-11',
      'Guest Relations Agent | Auwald Flusskreuzfahrten GmbH | Passau | 2018-03 | 2019-10',
      'Restaurantfachfrau (Saison) | Gasthof Kitzsteinbauer | Kaprun | 2015-12 | 2017-04',
    ],
    page: `
! Katharina Zehetgruber, BA
> Rezeptionsleiterin
~ Seehofgasse 4/2, 5700 Zell am See · +43 664 5550183 · k.zehetgruber@pinzgaumail.example · geb. 2.2.1993 · Österreich
# Über mich
Ich leite seit fünf Jahren die Rezeption eines Vier-Sterne-Hauses mit 96 Zimmern und suche eine Jahresstelle als Direktionsassistentin im Land Salzburg.
# Praxis
seit Dez. 2021
**Rezeptionsleiterin**
Hotel Schmittenblick, Zell am See
* Team von acht, Dienstplan, Lehrlinge, Protel und Channel Manager
* Zimmerpreis im Schnitt um 19 % gehoben
^ Dez. 2019 – Nov. 2021
**Rezeptionistin**
Hotel Schmittenblick, Zell am See
* in Kurzarbeit von März bis Mai 2020
^ März 2018 – Okt. 2019
**Guest Relations Agent**
Auwald Flusskreuzfahrten GmbH, Passau
^ Mai 2017 – Feb. 2018
Reise durch Südostasien und Sprachkurs in Verona
^ Dez. 2015 – April 2017
**Restaurantfachfrau (Saison)**
Gasthof Kitzsteinbauer, Kaprun
# Ausbildung
Bachelor Innovation & Management im Tourismus, FH Salzburg (berufsbegleitend), 2020 – 2023
Höhere Lehranstalt für Tourismus, Bramberg, Matura 2012
# Sprachen
Deutsch – Muttersprache
Englisch – verhandlungssicher
Italienisch – gut
# Sonstiges
Führerschein B, Lehrlingsausbilderin, Skilehreranwärterin
`,
  }),
  cv('a09-de-buchhalterin', 'pdf', 'de', 'DE', {
    names: ['Oksana Melnytschuk', 'Оксана Мельничук', 'Oksana Melnytschuk (Оксана Мельничук)'],
    email: 'oksana.melnytschuk@elbkonto.example',
    phone: '0152 28895456',
    city: 'Magdeburg',
    headline: 'Finanzbuchhalterin',
    languages: ['Ukrainisch', 'Russisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Finanzbuchhalterin | Börde Agrarhandel GmbH | Magdeburg | 2024-02 | now',
      'Sachbearbeiterin Debitoren | Stadtwerke Ohretal | Haldensleben | 2023-03 | 2024-01',
      'Hauptbuchhalterin | TOW Lisowyj Budynok | Tscherkassy | 2014-09 | 2022-02',
      'Buchhalterin | Molkerei Dniprowska | Tscherkassy | 2009-07 | 2014-08',
    ],
    page: `
! Oksana Melnytschuk
> (Оксана Мельничук)
Finanzbuchhalterin
= Adresse\tLübecker Straße 118, 39124 Magdeburg
= Mobil\t0152 28895456
= E-Mail\toksana.melnytschuk@elbkonto.example
= Geboren\t11. Januar 1987, Tscherkassy (Ukraine)
= Aufenthalt\tunbefristete Arbeitserlaubnis
# Berufserfahrung
**Finanzbuchhalterin** \t02/2024 – heute
Börde Agrarhandel GmbH, Magdeburg
* Kreditoren, Anlagen, Umsatzsteuer-Voranmeldung, Vorbereitung Jahresabschluss nach HGB
* DATEV Unternehmen online eingeführt
**Sachbearbeiterin Debitoren** \t03/2023 – 01/2024
Stadtwerke Ohretal, Haldensleben
* Mahnwesen, Ratenpläne, Telefon
Integrationskurs und Deutsch B2, Volkshochschule Magdeburg \t05/2022 – 02/2023
**Hauptbuchhalterin** \t09/2014 – 02/2022
TOW Lisowyj Budynok, Tscherkassy
* Holzhandel mit 140 Beschäftigten, Team von vier, Steuerprüfungen
**Buchhalterin** \t07/2009 – 08/2014
Molkerei Dniprowska, Tscherkassy
# Ausbildung
Diplom Rechnungswesen und Audit, Nationale Universität Tscherkassy, 2004 – 2009 (anerkannt als Bachelor, ZAB 2023)
Finanzbuchhalterin (IHK), Magdeburg, 2025
# EDV
DATEV, SAP S/4HANA (Grundlagen), 1C, Excel sehr gut
# Sprachen
Ukrainisch (Muttersprache), Russisch (Muttersprache), Deutsch (C1), Englisch (A2)
`,
  }),
  cv('a10-fr-infirmiere', 'pdf', 'fr', 'FR', {
    names: ['Sandrine Nguyen-Lefort'],
    email: 's.nguyenlefort@isarapost.example',
    phone: '06 39 98 27 51',
    city: 'Voiron',
    headline: 'Infirmière coordinatrice',
    languages: ['Français', 'Anglais', 'Vietnamien'],
    jobs: [
      'Infirmière coordinatrice | EHPAD Les Tilleuls de Chartreuse | Voiron | 2021-09 | now',
      'Infirmière libérale | Cabinet infirmier du Mail | Moirans | 2015-01 | 2021-07',
      'Infirmière aux urgences | Clinique du Drac | Grenoble | 2009-10 | 2014-12',
      'Infirmière intérimaire | Santéa Intérim | Grenoble | 2008-12 | 2009-09',
    ],
    page: `
Mme NGUYEN-LEFORT Sandrine
12 impasse des Vergers
38500 Voiron
06 39 98 27 51 – s.nguyenlefort@isarapost.example
Née le 3 octobre 1986, deux enfants, permis B
> **Infirmière coordinatrice**
> 18 ans d'expérience, de l'urgence au grand âge
# EXPÉRIENCE PROFESSIONNELLE
**09/2021 à aujourd'hui : Infirmière coordinatrice**
EHPAD Les Tilleuls de Chartreuse, Voiron
* 84 résidents, encadrement de 6 IDE et 22 aides-soignants
* Projets de soins, coupes PATHOS et GIR, relations avec les familles
**01/2015 à 07/2021 : Infirmière libérale**
Cabinet infirmier du Mail, Moirans
* Tournées à domicile, pansements complexes, chimiothérapie, cotations NGAP
**10/2009 à 12/2014 : Infirmière aux urgences**
Clinique du Drac, Grenoble
* Accueil et orientation, déchocage, tutorat des étudiants
**12/2008 à 09/2009 : Infirmière intérimaire**
Santéa Intérim, Grenoble
* Missions en médecine, chirurgie et SSR
# DIPLÔMES
2022 : DU Infirmière coordinatrice en EHPAD, Université Grenoble Alpes
2008 : Diplôme d'État d'infirmière, IFSI de Voiron
2004 : Baccalauréat S, lycée Édouard-Herriot
# LANGUES
Français (langue maternelle), Anglais (scolaire), Vietnamien (parlé en famille)
# CENTRES D'INTÉRÊT
Randonnée, chorale, bénévole à la Croix-Rouge
`,
  }),
  cv('a11-ch-conducteur-travaux', 'doc', 'fr', 'CH', {
    names: ['Yannick de Montmollin'],
    email: 'yannick.demontmollin@jorannet.example',
    phone: '+41 78 555 02 64',
    city: 'Yverdon-les-Bains',
    languages: ['Français', 'Allemand', 'Portugais'],
    jobs: [
      'Conducteur de travaux | Perrochon Génie civil SA | Yverdon-les-Bains | 2019-08 | now',
      "Chef d'équipe | Perrochon Génie civil SA | Yverdon-les-Bains | 2014-03 | 2017-08",
      'Maçon CFC | Blanc & Tissières Sàrl | Orbe | 2009-08 | 2014-02',
      'Apprenti maçon | Blanc & Tissières Sàrl | Orbe | 2006-08 | 2009-07',
    ],
    aside: [3],
    page: `
|| 9 7
| **Yannick de Montmollin**\\Chemin de la Thièle 27\\1400 Yverdon-les-Bains | +41 78 555 02 64\\yannick.demontmollin@jorannet.example\\Né le 14.06.1990, suisse, marié
^ **Objectif**
Conducteur de travaux en génie civil depuis sept ans, je souhaite rejoindre une entreprise qui construit aussi des ouvrages d'art.
^ **Parcours professionnel**
|| 4 12
| 08.2019 – à ce jour | **Conducteur de travaux**\\Perrochon Génie civil SA, Yverdon-les-Bains\\Routes cantonales, canalisations, budgets jusqu'à CHF 9 mio, métrés et factures selon CAN
| 09.2017 – 07.2019 | École technique à plein temps
| 03.2014 – 08.2017 | **Chef d'équipe**\\Perrochon Génie civil SA, Yverdon-les-Bains\\Équipes de cinq à neuf ouvriers
| 08.2009 – 02.2014 | **Maçon CFC**\\Blanc & Tissières Sàrl, Orbe\\Villas, transformations; service militaire en 2010 (sapeur)
| 08.2006 – 07.2009 | **Apprenti maçon**\\Blanc & Tissières Sàrl, Orbe
^ **Formation**
|| 4 12
| 2017 – 2019 | Technicien ES en conduite de travaux, École technique de la construction, Fribourg
| 2009 | CFC de maçon, CEPM Morges
^ **Langues**
Français (langue maternelle), Allemand (B1), Portugais (chantier)
^ **Informatique**
Sorba, MS Project, AutoCAD LT
^ **Loisirs**
Lutte suisse, VTT, sapeur-pompier volontaire
`,
  }),
  cv('a12-ca-developpeuse', 'docx', 'fr', 'CA', {
    names: ['Marie-Ève St-Onge Bélanger', 'Marie-Ève St-Onge'],
    email: 'me.stonge@chaudieremail.example',
    phone: '418 555-0127',
    city: 'Lévis',
    headline: 'Développeuse full stack',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Développeuse principale | Assurances Cap-Rouge | Québec | 2023-01 | now',
      'Développeuse full stack | Assurances Cap-Rouge | Québec | 2020-05 | 2022-12',
      'Développeuse web | Studio Boréalis inc. | Lévis | 2017-06 | 2020-04',
      'Agente au soutien technique | Télécom Bellechasse | Saint-Anselme | 2015-09 | 2017-05',
    ],
    page: `
! Marie-Ève St-Onge Bélanger
Développeuse full stack
Lévis (Québec) | 418 555-0127 | me.stonge@chaudieremail.example | github.com/mestonge-fictif
# Sommaire
Neuf ans de développement web, surtout en .NET et en React. J'aime le code lisible, les tests qui échouent pour de bonnes raisons et les équipes où l'on se dit les choses.
# Compétences techniques
**Langages :** C#, TypeScript, SQL, un peu de Go
**Outils :** Azure DevOps, Docker, Playwright, SQL Server, Redis
# Expériences de travail
## Assurances Cap-Rouge, Québec
**Développeuse principale** \tJanv. 2023 – aujourd'hui
* Refonte du portail de réclamations (11 000 utilisateurs)
* Mentorat de trois juniors, revues d'architecture
**Développeuse full stack** \tMai 2020 – déc. 2022
* Soumission en ligne auto et habitation, API de tarification
## Studio Boréalis inc., Lévis
**Développeuse web** \tJuin 2017 – avril 2020
* Sites transactionnels pour une trentaine de PME
* Congé de maternité d'octobre 2018 à août 2019
## Télécom Bellechasse, Saint-Anselme
**Agente au soutien technique** \tSept. 2015 – mai 2017
# Formation
Certificat en génie logiciel, Université Laval, 2021
DEC Techniques de l'informatique, Cégep de Lévis, 2015
# Langues
Français, Anglais (intermédiaire avancé)
# Implication
Mentore chez Les filles et le code, entraîneuse de ringuette
`,
  }),
  cv('a13-es-jefa-sala', 'pdf', 'es', 'ES', {
    names: [
      'Rocío de los Ángeles Peñalver Quirós',
      'Rocío Peñalver Quirós',
      'Rocío Peñalver',
      'Rocío de los Ángeles Peñalver',
    ],
    email: 'rocio.penalver@mislatamail.example',
    phone: '611 555 028',
    city: 'Valencia',
    headline: 'Jefa de sala y sumiller',
    languages: ['Español', 'Valenciano', 'Inglés', 'Francés'],
    jobs: [
      'Jefa de sala | Restaurante La Barraca Blava | Valencia | 2022-05 | now',
      'Sumiller | Hotel Palacio de Monforte | Valencia | 2018-10 | 2022-04',
      'Camarera de sala | Brasserie Le Grand Pont | Lyon | 2016-04 | 2018-07',
      'Camarera | Chiringuito Casa Tonet | Cullera | 2013-06 | 2015-09',
    ],
    page: `
! ROCÍO PEÑALVER QUIRÓS
Jefa de sala y sumiller
= Nombre completo\tRocío de los Ángeles Peñalver Quirós
= Domicilio\tCalle Poeta Bodria 9, pta. 6, 46010 Valencia
= Teléfono\t611 555 028
= Correo electrónico\trocio.penalver@mislatamail.example
= Nacimiento\t8 de mayo de 1994
# SOBRE MÍ
Actualmente dirijo la sala de La Barraca Blava, un restaurante de 60 plazas con un sol en la guía. Me gusta formar equipo y vender vino sin asustar a nadie.
# EXPERIENCIA
Mayo 2022 – Actualidad
**Jefa de sala** · Restaurante La Barraca Blava, Valencia
* Equipo de once, reservas, escandallos de bodega, carta de 240 referencias
Octubre 2018 – Abril 2022
**Sumiller** · Hotel Palacio de Monforte, Valencia
* Catas para grupos, compra y rotación; ERTE de marzo a julio de 2020
Abril 2016 – Julio 2018
**Camarera de sala** · Brasserie Le Grand Pont, Lyon
Junio 2013 – Septiembre 2015 (veranos)
**Camarera** · Chiringuito Casa Tonet, Cullera
# ESTUDIOS
WSET nivel 3, Valencia, 2020
Técnico Superior en Dirección de Servicios de Restauración, CdT de Valencia, 2014 – 2016
# IDIOMAS
Español: nativo
Valenciano: nativo
Inglés: B2
Francés: C1
# OTROS
Carné B y coche propio. Manipuladora de alimentos. Incorporación con quince días de preaviso.
`,
  }),
  cv('a14-mx-contador', 'docx', 'es', 'MX', {
    names: ['Juan Carlos de la Garza Treviño', 'Juan Carlos de la Garza'],
    email: 'jc.delagarza@regiocorreo.example',
    phone: '81 5555 0174',
    city: 'San Nicolás de los Garza',
    headline: 'Contador Público | Gerente de Impuestos',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente de Impuestos | Grupo Acerero Cumbres, S.A. de C.V. | Monterrey | 2020-08 | now',
      'Coordinador Fiscal | Grupo Acerero Cumbres, S.A. de C.V. | Monterrey | 2016-03 | 2020-07',
      'Auditor Senior | Despacho Villarreal Cantú y Asociados, S.C. | Monterrey | 2013-01 | 2016-02',
      'Auditor Junior | Despacho Villarreal Cantú y Asociados, S.C. | Monterrey | 2010-08 | 2012-12',
      'Auxiliar Contable | Refacciones El Obispado | Monterrey | 2009-02 | 2010-07',
    ],
    page: `
> **C.P. JUAN CARLOS DE LA GARZA TREVIÑO**
> Contador Público | Gerente de Impuestos
> Av. Las Puentes 512, Col. Las Puentes 3er. Sector, San Nicolás de los Garza, N.L.
> Cel. 81 5555 0174 · jc.delagarza@regiocorreo.example
# Resumen ejecutivo
Contador Público certificado con más de 15 años en el área fiscal y de auditoría. Precios de transferencia, devoluciones de IVA, dictamen e IMMEX.
# Trayectoria profesional
|| 6 6 4
| **Empresa** | **Puesto** | **Periodo**
| Grupo Acerero Cumbres, S.A. de C.V., Monterrey | Gerente de Impuestos | Ago 2020 – Actual
| Grupo Acerero Cumbres, S.A. de C.V., Monterrey | Coordinador Fiscal | Mar 2016 – Jul 2020
| Despacho Villarreal Cantú y Asociados, S.C., Monterrey | Auditor Senior | Ene 2013 – Feb 2016
| Despacho Villarreal Cantú y Asociados, S.C., Monterrey | Auditor Junior | Ago 2010 – Dic 2012
| Refacciones El Obispado, Monterrey | Auxiliar Contable | Feb 2009 – Jul 2010
# Logros
* Recuperación de 84 millones de pesos de saldos a favor de IVA
* Cierre sin crédito fiscal de dos auditorías del SAT
* Equipo de cinco personas, rotación cero en tres años
# Formación académica
Maestría en Derecho Fiscal, Facultad Libre de Derecho de Monterrey, 2018
Contador Público, Universidad Autónoma de Nuevo León, 2005 – 2010
# Certificaciones
IMCP, certificación en el área fiscal, 2019
# Idiomas
Español (nativo), Inglés (avanzado)
# Paquetería
SAP FI, CONTPAQi, Excel avanzado
`,
  }),
  cv('a15-ar-docente', 'doc', 'es', 'AR', {
    names: ['Norma Beatriz Gallardo', 'Norma Gallardo'],
    email: 'norma.gallardo@sierrachica.example',
    phone: '+54 9 351 555-0162',
    city: 'Villa Allende',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Vicedirectora | Instituto Privado Paso de los Andes | Córdoba | 2021-03 | now',
      'Profesora de Matemática | Instituto Privado Paso de los Andes | Córdoba | 2012-03 | 2021-02',
      'Profesora suplente | IPEM 555 Cerro Azul | Unquillo | 2010-04 | 2011-12',
      'Preceptora | Colegio San Jerónimo del Valle | Córdoba | 2007-03 | 2010-03',
    ],
    page: `
> **Currículum Vitae**
**Datos personales**
Apellido y nombres: GALLARDO, Norma Beatriz
Fecha de nacimiento: 27/11/1984
Domicilio: Los Aromos 1433, Villa Allende, Córdoba
Teléfono: +54 9 351 555-0162
Correo electrónico: norma.gallardo@sierrachica.example
^ **Estudios cursados**
Especialización en Gestión Educativa, Universidad Católica de Córdoba, 2020
Profesorado en Matemática, Universidad Nacional de Córdoba, 2004 – 2009
Bachiller, Instituto Nuestra Señora del Carmen, Villa Allende, 2002
^ **Antecedentes laborales**
**Vicedirectora** – Instituto Privado Paso de los Andes, Córdoba
Desde marzo de 2021 y continúa
Nivel secundario, 480 alumnos. Acompañamiento a docentes, convivencia, plan de mejora.
^ **Profesora de Matemática** – Instituto Privado Paso de los Andes, Córdoba
Marzo de 2012 a febrero de 2021
Ciclo básico y orientado, 24 horas cátedra, olimpíadas.
^ **Profesora suplente** – IPEM 555 Cerro Azul, Unquillo
Abril de 2010 a diciembre de 2011
^ **Preceptora** – Colegio San Jerónimo del Valle, Córdoba
Marzo de 2007 a marzo de 2010
^ **Cursos y jornadas**
Evaluación formativa (40 h), Ministerio de Educación, 2022
GeoGebra en el aula (30 h), 2016
^ **Idiomas**
Español (lengua materna), Inglés (intermedio), Portugués (lectura)
^ **Otros**
Disponibilidad para turno tarde. Referencias a pedido.
`,
  }),
  cv('a16-it-elettricista-europass', 'pdf', 'it', 'IT', {
    names: ['Denis Marangon'],
    email: 'denis.marangon@pedemontana.example',
    phone: '+39 348 555 0147',
    city: 'Bassano del Grappa',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Capocantiere elettrico | Brenta Impianti S.r.l. | Bassano del Grappa | 2019-02 | now',
      "Elettricista quadrista | Quadri Valsugana S.n.c. | Romano d'Ezzelino | 2013-09 | 2019-01",
      'Elektromonteur | Tiroler Seilbahntechnik GmbH | Innsbruck | 2011-03 | 2013-06',
      'Apprendista elettricista | Ditta Zonta Ivano | Rosà | 2007-07 | 2011-02',
    ],
    aside: [3],
    page: `
> **Curriculum Vitae Europass**
# INFORMAZIONI PERSONALI
= Cognome / Nome\tMARANGON Denis
= Indirizzo\tVia Ca' Dolfin 58, 36061 Bassano del Grappa (VI)
= Cellulare\t+39 348 555 0147
= E-mail\tdenis.marangon@pedemontana.example
= Cittadinanza\tItaliana
= Data di nascita\t22/08/1988
= Sesso\tMaschile
# ESPERIENZA PROFESSIONALE
= Date\t02/2019 – in corso
= Lavoro o posizione ricoperti\tCapocantiere elettrico
= Principali attività\tImpianti industriali e fotovoltaici fino a 1 MW, squadra di otto, DiCo, rapporti con i clienti
= Nome del datore di lavoro\tBrenta Impianti S.r.l.
= Città\tBassano del Grappa
= Date\t09/2013 – 01/2019
= Lavoro o posizione ricoperti\tElettricista quadrista
= Principali attività\tCablaggio quadri BT, collaudi
= Nome del datore di lavoro\tQuadri Valsugana S.n.c.
= Città\tRomano d'Ezzelino
= Date\t03/2011 – 06/2013
= Lavoro o posizione ricoperti\tElektromonteur
= Principali attività\tMontaggio funivie, trasferte
= Nome del datore di lavoro\tTiroler Seilbahntechnik GmbH
= Città\tInnsbruck
= Date\t07/2007 – 02/2011
= Lavoro o posizione ricoperti\tApprendista elettricista
= Nome del datore di lavoro\tDitta Zonta Ivano
= Città\tRosà
# ISTRUZIONE E FORMAZIONE
= Date\t2002 – 2007
= Titolo della qualifica\tDiploma di tecnico delle industrie elettriche
= Istituto\tIPSIA A. Scotton, Bassano del Grappa
= Date\t2018
= Titolo della qualifica\tPES – PAV – PEI, lavori sotto tensione
= Istituto\tConfartigianato Vicenza
# CAPACITÀ E COMPETENZE PERSONALI
= Madrelingua\tItaliano
= Altre lingue\tInglese (A2), Tedesco (B1)
= Competenze tecniche\tAutoCAD, KNX, termografia
= Patente\tB, PLE con e senza stabilizzatori
Autorizzo il trattamento dei dati personali ai sensi del GDPR 679/2016.
`,
  }),
  cv('a17-it-cuoca-mail', 'doc', 'it', 'IT', {
    names: [
      'Giuseppina Lo Monaco',
      'Giusy Lo Monaco',
      'Giuseppina (Giusy) Lo Monaco',
      'Giuseppina "Giusy" Lo Monaco',
    ],
    email: 'giusy.lomonaco@trinacriapost.example',
    phone: '328 555 0193',
    city: 'Rimini',
    languages: ['italiano', 'inglese'],
    jobs: [
      'cuoca capopartita | Hotel Villa Adria | Riccione | 2021-05 | now',
      'aiuto cuoca | Trattoria Da Nerina | Rimini | 2017-03 | 2020-10',
      'addetta mensa | Serenissima Pasti coop. | Forlì | 2014-09 | 2017-02',
      'banconista | Panificio Sgarlata | Siracusa | 2010 | 2014',
    ],
    page: `
Oggetto: candidatura come cuoca
Buongiorno,
mi chiamo Giuseppina Lo Monaco, per tutti Giusy, ho 35 anni e abito a Rimini. Vi scrivo perché cerco un posto di cuoca per tutto l'anno e non solo per la stagione. Mando qui sotto le mie esperienze, se preferite passo a portarle di persona.
^ Da maggio 2021 ad oggi sono cuoca capopartita all'Hotel Villa Adria di Riccione (primi piatti, 180 coperti in agosto, d'inverno pranzi aziendali).
Da marzo 2017 a ottobre 2020 ho fatto l'aiuto cuoca alla Trattoria Da Nerina di Rimini, pasta fresca tutte le mattine.
Da settembre 2014 a febbraio 2017 ero addetta mensa per la Serenissima Pasti coop. di Forlì, diete speciali e celiachia.
Dal 2010 al 2014 banconista al Panificio Sgarlata di Siracusa.
^ Ho il diploma dell'istituto alberghiero di Siracusa (2010), l'attestato HACCP rinnovato nel 2025 e la patente B. Parlo italiano e un po' di inglese.
Nel 2020-2021 sono rimasta a casa con la bambina.
^ Sono disponibile anche subito, turni spezzati compresi.
Grazie e cordiali saluti
Giuseppina (Giusy) Lo Monaco
cell. 328 555 0193
giusy.lomonaco@trinacriapost.example
`,
  }),
  cv('a18-ch-impiegata-commercio', 'docx', 'it', 'CH', {
    names: ['Elif Bernasconi-Kaya', 'Elif Bernasconi'],
    email: 'elif.bernasconi@ceresiomail.example',
    phone: '+41 76 555 03 12',
    city: 'Mendrisio',
    headline: 'Specialista acquisti',
    languages: ['Italiano', 'Turco', 'Tedesco', 'Inglese'],
    jobs: [
      'Specialista acquisti | Momò Precision SA | Mendrisio | 2020-11 | now',
      'Impiegata ufficio acquisti | Momò Precision SA | Mendrisio | 2017-01 | 2020-10',
      'Impiegata di commercio | Fiduciaria Generoso Sagl | Chiasso | 2012-09 | 2016-05',
      'Apprendista impiegata di commercio AFC | Comune di Balerna | Balerna | 2009-09 | 2012-08',
    ],
    aside: [3],
    page: `
|| 10 6
| **BERNASCONI-KAYA Elif**\\Specialista acquisti | Via Vignalunga 6\\6850 Mendrisio\\+41 76 555 03 12\\elif.bernasconi@ceresiomail.example
# Profilo
Specialista acquisti con attestato federale presso un'azienda di meccanica di precisione (220 collaboratori), responsabile di 140 fornitori in Svizzera, Germania e Turchia.
# Esperienze
2020.11 – oggi\t**Specialista acquisti**
\tMomò Precision SA, Mendrisio
\tTrattative, contratti quadro, valutazione fornitori, risparmio annuo del 7 %
2017.01 – 2020.10\t**Impiegata ufficio acquisti**
\tMomò Precision SA, Mendrisio
\tOrdini, solleciti, dogana
2016.06 – 2016.12\tMaternità
2012.09 – 2016.05\t**Impiegata di commercio**
\tFiduciaria Generoso Sagl, Chiasso
\tContabilità clienti, IVA, stipendi
2009.09 – 2012.08\t**Apprendista impiegata di commercio AFC**
\tComune di Balerna, Balerna
# Formazione
2020\tSpecialista in acquisti con attestato professionale federale, procure.ch
2013\tMaturità professionale commerciale, SPC Chiasso
# Lingue
Italiano (madrelingua), Turco (madrelingua), Tedesco (B2), Inglese (B2)
# Informatica
SAP MM, Abacus, Office 365
# Tempo libero
Pallavolo, orto, coro
`,
  }),
  cv('a19-pt-vendedor', 'docx', 'pt', 'PT', {
    names: [
      'Tiago André Nóbrega dos Reis',
      'Tiago dos Reis',
      'Tiago Reis',
      'Tiago Nóbrega dos Reis',
      'Tiago André dos Reis',
    ],
    email: 'tiago.nobregareis@lismail.example',
    phone: '+351 930 555 046',
    city: 'Leiria',
    headline: 'Gestor de clientes – máquinas e equipamentos',
    languages: ['Português', 'Espanhol', 'Inglês'],
    jobs: [
      'Gestor de clientes | Moldelis Equipamentos, Lda. | Marinha Grande | 2021-01 | now',
      'Vendedor | Moldelis Equipamentos, Lda. | Marinha Grande | 2018-06 | 2020-12',
      'Comercial externo | Ferragens Nabão, S.A. | Tomar | 2014-02 | 2018-05',
      'Operador de loja | Hiper Casa do Oeste | Caldas da Rainha | 2011-10 | 2013-12',
    ],
    page: `
> **CURRICULUM VITAE**
! Tiago André Nóbrega dos Reis
Gestor de clientes – máquinas e equipamentos
~ Rua dos Mártires 71, 3.º Esq., 2400-186 Leiria | +351 930 555 046 | tiago.nobregareis@lismail.example
# Perfil
Quinze anos de vendas, oito dos quais em equipamentos para a indústria de moldes. Carteira atual de 130 clientes e 4,2 M€ por ano na zona centro.
# Percurso profissional
**Moldelis Equipamentos, Lda.** – Marinha Grande
Gestor de clientes (jan. 2021 – presente)
* Centros de maquinação, contratos de manutenção, feiras em Bilbau e Hanôver
Vendedor (jun. 2018 – dez. 2020)
* Abertura da zona de Oliveira de Azeméis
**Ferragens Nabão, S.A.** – Tomar
Comercial externo (fev. 2014 – mai. 2018)
* Visitas a 60 lojas, 118% do objetivo em 2017
**Hiper Casa do Oeste** – Caldas da Rainha
Operador de loja (out. 2011 – dez. 2013)
# Habilitações
CTeSP em Gestão Comercial e Vendas, Politécnico de Leiria, 2016 – 2018 (pós-laboral)
12.º ano, Escola Secundária Domingos Sequeira, 2011
# Línguas
|| 5 8
| Português | língua materna
| Espanhol | fluente
| Inglês | B1
# Informática
Primavera, PHC CRM, Excel
# Outros
Carta B, disponibilidade para viajar, jogador de futsal
`,
  }),
  cv('a20-br-analista-dados', 'pdf', 'pt', 'BR', {
    names: ['Juliana Tiemi Nakamura', 'Juliana Nakamura', 'Juliana T. Nakamura'],
    email: 'ju.nakamura@ipemail.example',
    phone: '(43) 95555-0138',
    city: 'Londrina',
    headline: 'Analista de Dados Sênior | Python | SQL | Power BI',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Analista de Dados Sênior | Cooperativa Terra Roxa Crédito | Londrina/PR | 2023-08 | now',
      'Analista de Dados Pleno | Cooperativa Terra Roxa Crédito | Londrina/PR | 2021-03 | 2023-07',
      'Analista de BI Júnior | Varejão Paranaense S.A. | Maringá/PR | 2018-02 | 2021-02',
      'Estagiária de TI | Varejão Paranaense S.A. | Maringá/PR | 2017-01 | 2018-01',
    ],
    aside: [3],
    page: `
! Juliana Tiemi Nakamura
Analista de Dados Sênior | Python | SQL | Power BI
Londrina – PR · (43) 95555-0138 · ju.nakamura@ipemail.example · linkedin.com/in/julianatnakamura-ficticio
# RESUMO PROFISSIONAL
Atualmente sou Analista de Dados Sênior em uma cooperativa de crédito com 310 mil associados. Modelagem, indicadores de inadimplência e muita conversa com as agências.
# EXPERIÊNCIA PROFISSIONAL
**Cooperativa Terra Roxa Crédito** – Londrina/PR
**Analista de Dados Sênior** | ago/2023 – atual
* Modelo de propensão à inadimplência (KS 41)
* Migração do DW para BigQuery e dbt
**Analista de Dados Pleno** | mar/2021 – jul/2023
* Painéis para 48 agências
**Varejão Paranaense S.A.** – Maringá/PR
**Analista de BI Júnior** | fev/2018 – fev/2021
* Ruptura de estoque e sortimento por loja
**Estagiária de TI** | jan/2017 – jan/2018
# FORMAÇÃO
MBA em Data Science & Analytics, USP/Esalq (EAD), 2022
Bacharelado em Ciência da Computação, Universidade Estadual de Maringá, 2013 – 2017
# IDIOMAS
Português – nativo
Inglês – avançado
Japonês – básico (JLPT N4)
# CERTIFICAÇÕES
Microsoft PL-300, 2022
Google Professional Data Engineer, 2024
`,
  }),
  cv('a21-br-tecnico-enfermagem', 'doc', 'pt', 'BR', {
    names: [
      'José Wellington da Silva Filho',
      'José Wellington da Silva',
      'Wellington da Silva Filho',
      'José da Silva Filho',
    ],
    email: 'wellington.silvafilho@caririmail.example',
    phone: '(88) 95555-0121',
    city: 'Juazeiro do Norte',
    languages: [],
    jobs: [
      'Técnico de Enfermagem – UTI | Hospital Regional Padre Ibiapina | Juazeiro do Norte – CE | 2019-03 | now',
      'Técnico de Enfermagem | UPA 24h Limoeiro | Juazeiro do Norte – CE | 2016-05 | 2019-02',
      'Socorrista | Cariri Remoções Ltda. | Crato – CE | 2014-08 | 2016-03',
      'Cobrador de ônibus | Viação Serra do Araripe | Crato – CE | 2010-01 | 2013-12',
    ],
    page: `
> **JOSÉ WELLINGTON DA SILVA FILHO**
Brasileiro, casado, 36 anos
Rua das Flores, 1020 – Bairro Pirajá
Juazeiro do Norte – CE
Telefone: (88) 95555-0121 (WhatsApp)
E-mail: wellington.silvafilho@caririmail.example
COREN-CE 555.014-TE
# OBJETIVO
Atuar como Técnico de Enfermagem em unidade hospitalar.
# FORMAÇÃO
* Curso Técnico em Enfermagem – Escola Santa Luzia, Crato – concluído em 2014
* Ensino Médio completo – EEM Dom Quintino – 2007
* Graduação em Enfermagem – Centro Universitário do Cariri – cursando o 6º semestre
# EXPERIÊNCIA PROFISSIONAL
* Hospital Regional Padre Ibiapina, Juazeiro do Norte – CE
Cargo: Técnico de Enfermagem – UTI
Período: 03/2019 até o momento
Atividades: cuidados a pacientes críticos, hemodiálise à beira-leito, banho no leito, checklist de cateter
* UPA 24h Limoeiro, Juazeiro do Norte – CE
Cargo: Técnico de Enfermagem
Período: 05/2016 a 02/2019
Atividades: classificação de risco, medicação, sala vermelha
* Cariri Remoções Ltda., Crato – CE
Cargo: Socorrista
Período: 08/2014 a 03/2016
* Viação Serra do Araripe, Crato – CE
Cargo: Cobrador de ônibus
Período: 01/2010 a 12/2013
# CURSOS COMPLEMENTARES
Suporte básico de vida (BLS), 2025; Feridas e curativos, 40 h, 2021; NR-32
# INFORMAÇÕES ADICIONAIS
CNH AD. Disponibilidade para plantão noturno e escala 12x36.
`,
  }),
  cv('a22-nl-chauffeur', 'doc', 'nl', 'NL', {
    names: ['Gert-Jan ter Steege', 'G.J. ter Steege', 'G.J. (Gert-Jan) ter Steege'],
    email: 'gj.tersteege@dinkelnet.example',
    phone: '06 5550 2817',
    city: 'Rijssen',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Vrachtwagenchauffeur internationaal | Transportbedrijf Averink B.V. | Rijssen | 2016-09 | now',
      'Chauffeur bulktransport | Oude Wesselink Veevoeders | Holten | 2009-03 | 2016-08',
      'Kraanmachinist | Loonbedrijf Nijland | Enter | 2003-05 | 2008-12',
      'Magazijnmedewerker | Bouwmarkt De Reggehof | Nijverdal | 2001-07 | 2003-04',
    ],
    page: `
> **CURRICULUM VITAE**
|| 5 11
| Naam | G.J. (Gert-Jan) ter Steege
| Adres | Esstraat 44, 7461 XC Rijssen
| Mobiel | 06 5550 2817
| E-mail | gj.tersteege@dinkelnet.example
| Geboortedatum | 30 maart 1984
| Nationaliteit | Nederlandse
| Rijbewijs | B, BE, C, CE, code 95 tot 2029, ADR basis en tank
^ **Werkervaring**
**September 2016 – heden**
Functie: Vrachtwagenchauffeur internationaal
Bedrijf: Transportbedrijf Averink B.V., Rijssen
Werkzaamheden: koeltransport op Duitsland, Oostenrijk en Noord-Italië, vier nachten van huis
^ **Maart 2009 – augustus 2016**
Functie: Chauffeur bulktransport
Bedrijf: Oude Wesselink Veevoeders, Holten
Werkzaamheden: lossen in silo's bij de boer, planning van de vroege ritten
^ **Mei 2003 – december 2008**
Functie: Kraanmachinist
Bedrijf: Loonbedrijf Nijland, Enter
^ **Juli 2001 – april 2003**
Functie: Magazijnmedewerker
Bedrijf: Bouwmarkt De Reggehof, Nijverdal
^ **Opleiding**
VMBO (toen VBO) mechanische techniek, Rijssen, diploma 2000
Chauffeur goederenvervoer, STL, 2009
^ **Talen**
Nederlands, Duits (goed), Engels (redelijk)
^ **Overig**
Schadevrij sinds 2014. Ik zoek werk waarbij ik 's avonds thuis ben. Hobby's: trekkertrek, duiven.
`,
  }),
  cv('a23-be-boekhouder', 'pdf', 'nl', 'BE', {
    names: ['Liesbeth Van den Bossche', 'Liesbeth van den Bossche'],
    email: 'liesbeth.vdbossche@denderpost.example',
    phone: '+32 472 55 03 91',
    city: 'Aalst',
    headline: 'Dossierbeheerder – gecertificeerd accountant',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Senior dossierbeheerder | Fiduciaire Denderland BV | Aalst | 2022-01 | now',
      'Dossierbeheerder | Fiduciaire Denderland BV | Aalst | 2019-02 | 2021-12',
      'Boekhouder | Brouwerij De Roskam NV | Ninove | 2014-09 | 2018-12',
      'Hulpboekhouder | Meubelen Van Nuffel BVBA | Lede | 2012-07 | 2014-08',
    ],
    page: `
! VAN DEN BOSSCHE Liesbeth
Dossierbeheerder – gecertificeerd accountant
= Adres\tKeizersplein 16 bus 3, 9300 Aalst
= Gsm\t+32 472 55 03 91
= E-mail\tliesbeth.vdbossche@denderpost.example
= Geboren\tDendermonde, 5 juni 1991
= Rijbewijs\tB
# Professionele ervaring
01/2022 – heden \tFiduciaire Denderland BV, Aalst
**Senior dossierbeheerder**
* 65 vennootschappen en vzw's, jaarrekening, vennootschapsbelasting, adviesgesprekken
* Invoering Peppol-facturatie bij alle klanten
02/2019 – 12/2021 \tFiduciaire Denderland BV, Aalst
**Dossierbeheerder**
* Btw-aangiften, personenbelasting, stage ITAA
09/2014 – 12/2018 \tBrouwerij De Roskam NV, Ninove
**Boekhouder**
* Accijnzen, voorraadwaardering, maandrapportering
07/2012 – 08/2014 \tMeubelen Van Nuffel BVBA, Lede
**Hulpboekhouder**
# Opleiding
2022 \tBekwaamheidsexamen ITAA, gecertificeerd accountant
2009 – 2012 \tBachelor bedrijfsmanagement, accountancy-fiscaliteit, Hogeschool Gent
2003 – 2009 \tASO economie-moderne talen, Sint-Jozefscollege Aalst
# Talenkennis
Nederlands: moedertaal
Frans: zeer goed
Engels: goed
# Software
Exact Online, Winbooks, Silverfin, BOB 50
# Vrije tijd
Carnavalsvereniging, lopen, lid oudercomité
`,
  }),
  cv('a24-nl-devops', 'docx', 'nl', 'NL', {
    names: [
      'Nikolaos Papadakis',
      'Nikos Papadakis',
      'Nikolaos (Nikos) Papadakis',
      'Nikolaos "Nikos" Papadakis',
      'Νικόλαος Παπαδάκης',
      'Nikolaos Papadakis (Νικόλαος Παπαδάκης)',
      'Nikolaos Papadakis Νικόλαος Παπαδάκης',
    ],
    email: 'nikos@papadakisops.example',
    phone: '+31 6 5550 3946',
    city: 'Utrecht',
    headline: 'DevOps engineer',
    languages: ['Grieks', 'Engels', 'Nederlands'],
    jobs: [
      'DevOps engineer | Zorgbrug Digitaal B.V. | Utrecht | 2022-06 | now',
      'Freelance cloud engineer | Papadakis Ops | Utrecht | 2020-09 | 2022-05',
      'Systeembeheerder | Domstad Hosting | Nieuwegein | 2017-04 | 2020-08',
      'Junior system administrator | Kritiki Data S.A. | Heraklion | 2014-10 | 2017-01',
    ],
    page: `
> **Nikolaos (Nikos) Papadakis**
> Νικόλαος Παπαδάκης
> DevOps engineer
> Utrecht · +31 6 5550 3946 · nikos@papadakisops.example
# Profiel
Bouwt en bewaakt platforms voor zorgsoftware. Werkt graag met kleine teams, korte lijnen en een saaie vrijdagmiddag. Sinds 2017 in Nederland, inburgering afgerond.
# Ervaring
**DevOps engineer** – Zorgbrug Digitaal B.V., Utrecht
juni 2022 – nu
* Kubernetes op twee datacenters, NEN 7510, GitLab CI
* Hersteltijd na storing van vier uur naar 25 minuten
**Freelance cloud engineer** – Papadakis Ops, Utrecht
september 2020 – mei 2022
* Opdrachten bij een gemeente, een webwinkel en een energiebedrijf
**Systeembeheerder** – Domstad Hosting, Nieuwegein
april 2017 – augustus 2020
* 900 Linux-servers, Puppet, piketdienst
**Junior system administrator** – Kritiki Data S.A., Heraklion
oktober 2014 – januari 2017
# Opleiding
BSc Informatica, Universiteit van Kreta, Heraklion, 2009 – 2014
Certified Kubernetes Administrator, 2023
# Talen
Grieks (moedertaal), Engels (vloeiend), Nederlands (B2)
# Techniek
Terraform, Ansible, Prometheus, PostgreSQL, Bash, Python
`,
  }),
  cv('a25-se-underskoterska', 'pdf', 'sv', 'SE', {
    names: ['Fatuma Abdi Warsame', 'Fatuma Warsame'],
    email: 'fatuma.warsame@malarpost.example',
    phone: '070-174 06 52',
    city: 'Eskilstuna',
    headline: 'Undersköterska med specialistutbildning i demensvård',
    languages: ['Somaliska', 'Svenska', 'Engelska'],
    jobs: [
      'Undersköterska, teamansvarig | Vårdboendet Trollesund | Eskilstuna | 2021-06 | now',
      'Undersköterska | Hemtjänsten Torshälla | Torshälla | 2017-08 | 2021-05',
      'Vårdbiträde, timanställd | Omsorgsbolaget Sörmland AB | Strängnäs | 2015-06 | 2017-07',
      'Lokalvårdare | Blanka Städ AB | Eskilstuna | 2013-01 | 2014-12',
    ],
    page: `
! Fatuma Abdi Warsame
Undersköterska med specialistutbildning i demensvård
~ Västermarksgatan 31 B, 633 53 Eskilstuna | 070-174 06 52 | fatuma.warsame@malarpost.example
# Profil
Jag arbetar i dag som teamansvarig undersköterska på ett demensboende med 36 platser. Lugn, noggrann och van vid att förklara saker på tre språk.
# Arbetslivserfarenhet
2021-06 – pågående\t**Undersköterska, teamansvarig**
\tVårdboendet Trollesund, Eskilstuna
\tSchema, BPSD-registret, handledning av elever, läkemedelsdelegering
2017-08 – 2021-05\t**Undersköterska**
\tHemtjänsten Torshälla, Torshälla
\tKvällspatrull, dokumentation i Treserva
2015-06 – 2017-07\t**Vårdbiträde, timanställd**
\tOmsorgsbolaget Sörmland AB, Strängnäs
2013-01 – 2014-12\t**Lokalvårdare**
\tBlanka Städ AB, Eskilstuna
# Utbildning
2022 – 2023\tSpecialistundersköterska demens, YH Eskilstuna
2015 – 2017\tVård- och omsorgsutbildning, Komvux Eskilstuna
2011 – 2012\tSvenska för invandrare, kurs D
# Språk
Somaliska (modersmål), Svenska (flytande), Engelska (grundläggande)
# Övrigt
B-körkort. Skyddad yrkestitel undersköterska. Referenser lämnas på begäran.
`,
  }),
  cv('a26-fi-saljare', 'doc', 'sv', 'FI', {
    names: ['Mikaela Österholm', 'Mikaela Österholm f. Backlund', 'Mikaela Österholm (f. Backlund)'],
    email: 'mikaela.osterholm@kvarkenpost.example',
    phone: '+358 50 555 0174',
    city: 'Vasa',
    languages: ['Svenska', 'Finska', 'Engelska', 'Tyska'],
    jobs: [
      'Försäljningschef | Replot Båtbyggeri Ab | Vasa | 2020-03 | now',
      'Exportsäljare | Replot Båtbyggeri Ab | Vasa | 2015-05 | 2020-02',
      'Kundrådgivare | Kvarkens Andelsbank | Korsnäs | 2011-09 | 2014-06',
      'Butiksbiträde | Kjells Sport | Närpes | 2008-06 | 2011-08',
    ],
    page: `
> **Meritförteckning**
Mikaela Österholm (f. Backlund)
Strandgatan 17 A 4, 65100 Vasa
tfn +358 50 555 0174
mikaela.osterholm@kvarkenpost.example
född 12.9.1989 i Närpes, gift, två barn
^ **Arbetserfarenhet**
|| 4 6 6
| 3/2020 – | Replot Båtbyggeri Ab, Vasa | Försäljningschef
| 5/2015 – 2/2020 | Replot Båtbyggeri Ab, Vasa | Exportsäljare
| 9/2011 – 6/2014 | Kvarkens Andelsbank, Korsnäs | Kundrådgivare
| 6/2008 – 8/2011 | Kjells Sport, Närpes | Butiksbiträde
Föräldraledig 7/2014 – 4/2015.
^ **Nuvarande uppgifter**
Ansvarar för försäljningen i Norden och Tyskland, fem säljare och 22 återförsäljare. Båtmässor i Helsingfors, Göteborg och Düsseldorf. Omsättning 14 miljoner euro år 2025.
^ **Utbildning**
|| 4 12
| 2016 – 2018 | Tradenom, Yrkeshögskolan Novia (flerform)
| 2008 | Student, Närpes gymnasium
^ **Språkkunskaper**
Svenska (modersmål), Finska (utmärkta), Engelska (goda), Tyska (nöjaktiga)
^ **IT-kunskaper**
Lime CRM, Visma, Office
^ **Förtroendeuppdrag**
Styrelsemedlem i Vasa Segelförening sedan 2022
^ **Referenser**
Ges gärna vid en intervju
`,
  }),
  cv('a27-dk-toemrer', 'docx', 'da', 'DK', {
    names: ['Jens Christian Friis Ovesen', 'Jens Christian Ovesen', 'Jens Ovesen', 'Jens Friis Ovesen'],
    email: 'jc.ovesen@limfjordspost.example',
    phone: '+45 20 55 51 38',
    city: 'Nykøbing Mors',
    headline: 'Tømrer og byggeleder',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Byggeleder | Salling Bolig A/S | Skive | 2021-08 | now',
      'Tømrersvend og formand | Thisted Tømrer & Snedker ApS | Thisted | 2015-04 | 2021-07',
      'Tømrer | Nordfjord Hytter AS | Stryn | 2013-02 | 2015-03',
      'Tømrersvend | Morsø Bygningssnedkeri | Nykøbing Mors | 2010-09 | 2013-01',
      'Tømrerlærling | Morsø Bygningssnedkeri | Nykøbing Mors | 2007-02 | 2010-08',
    ],
    aside: [4],
    page: `
! CV – Jens Christian Friis Ovesen
Tømrer og byggeleder
Adresse: Fårupvej 12, 7900 Nykøbing Mors
Mobil: +45 20 55 51 38
Mail: jc.ovesen@limfjordspost.example
Født: 4. april 1989
# Kort om mig
Uddannet tømrer, der endte på kontoret og stadig helst er på pladsen. Til daglig byggeleder hos Salling Bolig A/S på almene boliger, gift med Lene og far til tre.
# Erhvervserfaring
**2021 aug. – nu: Byggeleder, Salling Bolig A/S, Skive**
* 84 boliger i tre etaper, tilsyn, tidsplan, entreprenørmøder
* Aflevering uden væsentlige mangler i 2024
**2015 apr. – 2021 juli: Tømrersvend og formand, Thisted Tømrer & Snedker ApS, Thisted**
* Sjak på otte, tage og facader, akkorder
**2013 feb. – 2015 marts: Tømrer, Nordfjord Hytter AS, Stryn**
* Hytter i laft og bindingsværk
**2010 sep. – 2013 jan.: Tømrersvend, Morsø Bygningssnedkeri, Nykøbing Mors**
# Uddannelse
2018 – 2021\tBygningskonstruktør (deltid), VIA University College, Horsens
2010\tSvendebrev som tømrer (bronze)
2007 feb. – 2010 aug.\tTømrerlærling, Morsø Bygningssnedkeri, Nykøbing Mors
# Kurser
Arbejdsmiljøkoordinator (AMK), rulle- og bukkestillads, varmt arbejde
# Sprog
Dansk (modersmål), Engelsk (godt), Norsk (taler og forstår)
# Fritid
Jagt, håndbold for U13, gammel træbåd
# Referencer
Opgives gerne ved en samtale
`,
  }),
];
