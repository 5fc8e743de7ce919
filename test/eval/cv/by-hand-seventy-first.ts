import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-first');

/** Twenty-seven in eight or more languages, three of each and six in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_FIRST: Sheet[] = [
  cv('a01-au-social-worker', 'docx', 'en', 'AU', {
    names: ['Bronwyn Tait-Mulvaney', 'Bron Tait-Mulvaney', 'Bronwyn (Bron) Tait-Mulvaney'],
    email: 'bron.tm@lilypillymail.example',
    phone: '0491 571 804',
    city: 'Toowoomba',
    headline: 'Accredited Mental Health Social Worker',
    languages: [],
    jobs: [
      'Senior Social Worker | Darling Downs Family Services | Toowoomba | 2022-10 | now',
      'Acting Team Leader, Intake | Darling Downs Family Services | Toowoomba | 2022-01 | 2022-09',
      'Social Worker | Darling Downs Family Services | Toowoomba | 2018-07 | 2021-12',
      'Youth Case Manager | Burnett Outreach Inc. | Kingaroy | 2014-02 | 2017-08',
      'Disability Support Worker | Clover Lane Living | Warwick | 2011-03 | 2014-01',
      "Final Placement Student | Ipswich Women's Refuge | Ipswich | 2013-07 | 2013-11",
    ],
    aside: [5],
    page: `
! Bronwyn (Bron) Tait-Mulvaney
Accredited Mental Health Social Worker
~ 8 Jacaranda Street, Toowoomba QLD 4350 · M 0491 571 804 · E bron.tm@lilypillymail.example
# Career profile
Social worker with twelve years in families, youth and mental health across regional Queensland. Blue Card and NDIS Worker Screening current.
# Employment
**Darling Downs Family Services, Toowoomba**
Senior Social Worker (October 2022 – current)
* Complex caseload of 14 families, court reports and affidavits
* Supervision of three graduates
Acting Team Leader, Intake (January 2022 – September 2022)
* Covered a long service leave; cut the waiting list from nine weeks to five
Social Worker (July 2018 – December 2021)
* Home visits, safety plans, parenting groups
**Parental leave** (September 2017 – June 2018)
**Burnett Outreach Inc., Kingaroy**
Youth Case Manager (February 2014 – August 2017)
* Housing, Centrelink and school re-entry for 12 to 18 year olds
**Clover Lane Living, Warwick**
Disability Support Worker (March 2011 – January 2014, part time while studying)
**Ipswich Women's Refuge, Ipswich**
Final Placement Student (July 2013 – November 2013)
# Qualifications
Bachelor of Social Work, University of Southern Queensland, 2013
Mental Health accreditation, AASW, 2021
# Professional development
Trauma informed practice (2023), Safe & Together (2022), ASIST (2019)
# Referees
Judith Pacey, Manager Intake, Darling Downs Family Services, 0491 575 789
Len Okafor, former Director, Burnett Outreach, 0491 573 087
`,
  }),
  cv('a02-gb-bus-driver', 'doc', 'en', 'GB', {
    names: ['Desmond St. John Cuffay', 'Desmond Cuffay', 'Des Cuffay'],
    email: 'descuffay58@tramline.example',
    phone: '07700 900 427',
    city: 'Nottingham',
    languages: [],
    jobs: [
      'PCV Driver | Trentside Buses | Nottingham | 2023-06 | now',
      'Coach Driver | Sherwood Travel Ltd | Mansfield | 2020-10 | 2023-05',
      'Delivery Driver (self-employed) | various couriers | | 2020-04 | 2020-09',
      'Class 1 HGV Driver | Malkin Haulage | Newark | 2012-01 | 2020-03',
      'Forklift Driver | Ashfield Bottling Co | Sutton-in-Ashfield | 2004 | 2011',
    ],
    page: `
> **Curriculum Vitae**
= Name:\tDesmond St. John CUFFAY (Des)
= Address:\t71 Hartley Road, Radford, Nottingham NG7
= Mobile:\t07700 900 427
= E-mail:\tdescuffay58@tramline.example
= Licence:\tCat D, C+E, clean. CPC card to Sept 2029. Digi tacho card.
**About me**
I am a reliable and friendly driver with over twenty years on the road and in the warehouse. I turn up on time and I do not mind earlies.
**Work History**
June 2023 to now
PCV Driver – Trentside Buses, Nottingham
City routes 35, 36 and night bus. Mentor to new starters. No blameworthy accidents.
October 2020 to May 2023
Coach Driver – Sherwood Travel Ltd, Mansfield
School contracts, seaside days, two tours a year to Holland and Belgium.
April 2020 to September 2020
Delivery Driver (self-employed) – various couriers
Multi drop during lockdown
January 2012 to March 2020
Class 1 HGV Driver – Malkin Haulage, Newark
Nights out, curtain siders and fridges, ADR until 2018
2004 to 2011
Forklift Driver – Ashfield Bottling Co, Sutton-in-Ashfield
**School**
Elliott Durham School, Nottingham. CSE Maths, English, Metalwork
**Hobbies**
Dominoes league, cricket, my grandchildren
References on request.
`,
  }),
  cv('a03-us-finance-executive', 'pdf', 'en', 'US', {
    names: [
      'Theodore W. Vandermolen III',
      'Theodore W. Vandermolen',
      'Theodore Vandermolen',
      'Ted Vandermolen',
      'Theodore Vandermolen III',
      'Theodore W. "Ted" Vandermolen III',
    ],
    email: 'ted@vandermolen-cfo.example',
    phone: '616.555.0138',
    city: 'Grand Rapids',
    headline: 'Chief Financial Officer | Private Equity & Family-Owned Manufacturing',
    languages: [],
    jobs: [
      'Chief Financial Officer | Lakeshore Seating Group | Holland, MI | 2019-05 | now',
      'Vice President, Finance | Lakeshore Seating Group | Holland, MI | 2016-08 | 2019-05',
      'Division Controller | Orrin Fastener Corporation | Toledo, OH | 2011-03 | 2016-07',
      'Plant Controller | Orrin Fastener Corporation | Kalamazoo, MI | 2008-01 | 2011-03',
      'Senior Auditor | Wexler Boyd & Tran LLP | Detroit, MI | 2003-09 | 2007-12',
    ],
    page: `
> **THEODORE W. "TED" VANDERMOLEN III, CPA, MBA**
> Chief Financial Officer | Private Equity & Family-Owned Manufacturing
> Grand Rapids, MI • 616.555.0138 • ted@vandermolen-cfo.example
CFO with P&L, treasury and M&A background in businesses from $60M to $740M in revenue. Led four acquisitions and one exit at 9.2x EBITDA. Known for closing the books in four days and for answering the phone.
# CORE COMPETENCIES
|| 6 6 6
| Cash & Covenant Management | ERP Implementation | Lean Accounting
| Buy-Side Due Diligence | Pricing | Board Reporting
# PROFESSIONAL EXPERIENCE
**LAKESHORE SEATING GROUP**, Holland, MI \t2016 – Present
$410M maker of school and stadium seating; owned by Cold Harbor Partners since 2018
**Chief Financial Officer** \t05/2019 – Present
* Refinanced $135M of senior debt, lowering interest by 180 bps
* Released $22M of working capital in five quarters
* Finance, IT and HR; staff of 47
**Vice President, Finance** \t08/2016 – 05/2019
* Prepared the sale of the company by its founding family
**ORRIN FASTENER CORPORATION** \t2008 – 2016
**Division Controller**, Toledo, OH \t03/2011 – 07/2016
* Three plants, 900 employees, SAP roll-out on budget
**Plant Controller**, Kalamazoo, MI \t01/2008 – 03/2011
**WEXLER BOYD & TRAN LLP**, Detroit, MI \t2003 – 2007
**Senior Auditor** \t09/2003 – 12/2007
# EDUCATION & CREDENTIALS
**MBA**, Western Michigan University, 2010
**BBA, Accounting**, Calvin College, 2003
Certified Public Accountant, State of Michigan
# BOARDS
Treasurer, Grand River Food Bank
`,
  }),
  cv('a04-ie-pastry-chef', 'pdf', 'en', 'IE', {
    names: ['Sorcha Uí Bhriain', "Sorcha Uí Bhriain (O'Brien)", "Sorcha O'Brien"],
    email: 'sorchabakes@shannonside.example',
    phone: '+353 20 913 4472',
    city: 'Ennis',
    headline: 'Pastry Chef',
    languages: ['English', 'Irish', 'French'],
    jobs: [
      'Head Pastry Chef | Lough Derg Castle Hotel | Killaloe | 2024-03 | now',
      'Owner and Baker | Crumb & Kettle | Ennis | 2018-05 | 2023-10',
      'Junior Sous Chef, Pastry | The Marlowe Rooms | Dublin | 2016-01 | 2018-03',
      'Commis Pâtissière | Maison Perrigot | Lyon | 2014-02 | 2015-10',
    ],
    page: `
! Sorcha Uí Bhriain (O'Brien)
Pastry Chef
Ennis, Co. Clare / +353 20 913 4472 / sorchabakes@shannonside.example
I have been baking for a living since I was nineteen. At present I am Head Pastry Chef at Lough Derg Castle Hotel, where I have run a section of five since March 2024: afternoon tea for ninety, plated desserts for the dining room, breads and the occasional wedding cake that has to travel by boat.
Before that I had my own place. Crumb & Kettle opened in Ennis in May 2018 and shut in October 2023 when the lease ran out; I was owner and baker and everything else, with six staff in a good summer. I took the winter off.
# In short
Mar 2024 – present: Head Pastry Chef, Lough Derg Castle Hotel, Killaloe
May 2018 – Oct 2023: Owner and Baker, Crumb & Kettle, Ennis
Jan 2016 – Mar 2018: Junior Sous Chef, Pastry, The Marlowe Rooms, Dublin
Feb 2014 – Oct 2015: Commis Pâtissière, Maison Perrigot, Lyon
# Training
Advanced Certificate in Professional Cookery (Pastry), GMIT, 2013
HACCP Level 3, 2024
# Languages
English, Irish, French (working)
# Referees
Names will be given at interview.
`,
  }),
  cv('a05-in-chartered-accountant', 'docx', 'en', 'IN', {
    names: ['Meenakshi Raghunathan', 'R. Meenakshi'],
    email: 'ca.meenakshi.r@marinamail.example',
    phone: '+91 99005 50173',
    city: 'Chennai',
    languages: ['Tamil', 'English', 'Telugu', 'Hindi'],
    jobs: [
      'Deputy Manager – Finance & Accounts | Coromandel Gears Ltd. | Chennai | 2021-04 | now',
      'Assistant Manager – Taxation | Palar Agro Foods Pvt. Ltd. | Vellore | 2018-08 | 2021-03',
      'Audit Executive | Sundaresan & Rao, Chartered Accountants | Chennai | 2017-02 | 2018-07',
      'Articled Assistant | Sundaresan & Rao, Chartered Accountants | Chennai | 2013-08 | 2016-08',
    ],
    aside: [3],
    page: `
> **RESUME**
**CA MEENAKSHI RAGHUNATHAN**, B.Com., ACA
Mobile: +91 99005 50173
Email id: ca.meenakshi.r@marinamail.example
Address: Flat 3B, Sai Enclave, 2nd Main Road, Velachery, Chennai – 600 042
# Career Objective
Seeking a responsible position in corporate finance in an organisation of repute.
# Experience Summary
|| 1 6 6 4
| Sl. | Name of the Company | Designation | Period
| 1. | Coromandel Gears Ltd., Chennai | Deputy Manager – Finance & Accounts | Apr 2021 – till date
| 2. | Palar Agro Foods Pvt. Ltd., Vellore | Assistant Manager – Taxation | Aug 2018 – Mar 2021
| 3. | Sundaresan & Rao, Chartered Accountants, Chennai | Audit Executive | Feb 2017 – Jul 2018
| 4. | Sundaresan & Rao, Chartered Accountants, Chennai | Articled Assistant | Aug 2013 – Aug 2016
# Key Responsibilities in Present Job
* Finalisation of accounts under Ind AS, turnover Rs. 640 crores
* GST returns GSTR-1, 3B and 9C, input credit reconciliation
* Liaison with statutory and cost auditors
* MIS to the CFO by the 5th of every month
# Achievements
* Refund of Rs. 4.1 crores of unutilised ITC obtained in 2023
# Academic Credentials
|| 6 8 3 3
| Examination | Board / Institute | Year | Marks
| CA Final | ICAI | Nov 2016 | 54%
| B.Com. | Ethiraj College | 2013 | 81%
| Class XII | State Board | 2010 | 94%
# Computer Skills
SAP FICO (end user), Tally Prime, Advanced Excel
# Personal Particulars
= Father's name\tS. Raghunathan
= Date of birth\t22.11.1992
= Languages known\tTamil, English, Telugu, Hindi
= Notice period\t60 days
Place: Chennai
Date: 14.10.2026 \tR. Meenakshi
`,
  }),
  cv('a06-nz-developer', 'pdf', 'en', 'NZ', {
    names: ['Sione Falaniko Vea', 'Sione Vea'],
    email: 'sione@vea-dev.example',
    phone: '+64 27 555 0109',
    city: 'Porirua',
    languages: ['English', 'Tongan'],
    jobs: [
      'Lead Developer | Pīwakawaka Software | Wellington | 2024-02 | now',
      'Senior Developer | Pīwakawaka Software | Wellington | 2021-11 | 2024-01',
      'Full-stack Developer (contract) | Department of Harbour Safety | Wellington | 2020-08 | 2021-10',
      'Developer | Kea Freight Systems | Lower Hutt | 2016-03 | 2019-12',
      'Help Desk Analyst | Kea Freight Systems | Lower Hutt | 2014-11 | 2016-03',
    ],
    page: `
! Sione Falaniko Vea
~ Porirua · +64 27 555 0109 · sione@vea-dev.example · NZ citizen
# Technical
C#, .NET 8, React, PostgreSQL, Azure, Bicep, Playwright
# Career
## Lead Developer
Pīwakawaka Software, Wellington
02/2024 – ongoing
* Squad of six on a booking engine for 240 clinics
* Moved 80 pipelines to GitHub Actions
## Senior Developer
Pīwakawaka Software, Wellington
11/2021 – 01/2024
* Rewrote the invoicing service, first without an outage since 2015
## Full-stack Developer (contract)
Department of Harbour Safety, Wellington
08/2020 – 10/2021
* Public vessel register, accessible to WCAG 2.1 AA
## Travel and volunteering
Tonga and Fiji
01/2020 – 07/2020
## Developer
Kea Freight Systems, Lower Hutt
03/2016 – 12/2019
## Help Desk Analyst
Kea Freight Systems, Lower Hutt
11/2014 – 03/2016
# Education
Bachelor of Information Technology, Whitireia, 2014
# Languages
English, Tongan
# Referees
On request
`,
  }),
  cv('a07-de-de-buchhalterin', 'docx', 'de', 'DE', {
    names: ['Annegret von der Heydt-Lübbers'],
    email: 'a.vdheydt@weserpost.example',
    phone: '0421 / 555 73 09',
    city: 'Bremen',
    languages: ['Deutsch', 'Englisch', 'Niederländisch'],
    jobs: [
      'Bilanzbuchhalterin | Hansekontor Kaffeeimport GmbH & Co. KG | Bremen | 2020-01 | now',
      'Finanzbuchhalterin | Steuerkanzlei Brockmöller | Delmenhorst | 2013-09 | 2019-12',
      'Debitorenbuchhalterin in Teilzeit | Werder Fischfeinkost AG | Bremerhaven | 2011-04 | 2013-08',
      'Steuerfachangestellte | Steuerkanzlei Brockmöller | Delmenhorst | 2004-07 | 2009-02',
      'Ausbildung zur Steuerfachangestellten | Kanzlei Dr. Thöle | Oldenburg | 2001-08 | 2004-06',
    ],
    aside: [4],
    page: `
! Lebenslauf
# Persönliche Daten
|| 5 11
| Name | Annegret von der Heydt-Lübbers
| Anschrift | Humboldtstraße 118, 28203 Bremen
| Telefon | 0421 / 555 73 09
| E-Mail | a.vdheydt@weserpost.example
| Geburtsdatum | 03.05.1984 in Vechta
| Familienstand | verheiratet, zwei Kinder
# Beruflicher Werdegang
|| 5 11
| seit 01/2020 | **Bilanzbuchhalterin**\\Hansekontor Kaffeeimport GmbH & Co. KG, Bremen\\– Monats- und Jahresabschlüsse nach HGB\\– Umsatzsteuer-Voranmeldungen, Zoll und Intrastat\\– Ansprechpartnerin für Wirtschaftsprüfer
| 09/2013 – 12/2019 | **Finanzbuchhalterin**\\Steuerkanzlei Brockmöller, Delmenhorst\\– 45 Mandate aus Handwerk und Gastronomie
| 04/2011 – 08/2013 | **Debitorenbuchhalterin in Teilzeit**\\Werder Fischfeinkost AG, Bremerhaven
| 03/2009 – 03/2011 | Elternzeit
| 07/2004 – 02/2009 | **Steuerfachangestellte**\\Steuerkanzlei Brockmöller, Delmenhorst
# Ausbildung
|| 5 11
| 2017 – 2018 | Geprüfte Bilanzbuchhalterin (IHK), Abendlehrgang
| 08/2001 – 06/2004 | **Ausbildung zur Steuerfachangestellten**\\Kanzlei Dr. Thöle, Oldenburg
| 2001 | Realschulabschluss, Realschule Wildeshausen
# Kenntnisse
|| 5 11
| EDV | DATEV, SAP R/3 FI, MS Office
| Sprachen | Deutsch (Muttersprache), Englisch (gut), Niederländisch (Grundkenntnisse)
| Führerschein | B
Bremen, 2. November 2026
`,
  }),
  cv('a08-de-at-kellner', 'doc', 'de', 'AT', {
    names: ['Zoltán Hrdlicka'],
    email: 'z.hrdlicka@donaumail.example',
    phone: '+43 660 555 1047',
    city: 'Krems an der Donau',
    languages: ['Deutsch', 'Ungarisch', 'Englisch', 'Italienisch'],
    jobs: [
      'Oberkellner | Gasthof Zum Goldenen Karpfen | Krems | 2023-04 | now',
      'Chef de Rang | Hotel Edelweißhof | Zürs am Arlberg | 2022-12 | 2023-03',
      'Chef de Rang | Wachauer Weinhotel | Dürnstein | 2018-03 | 2022-10',
      'Commis de Rang | Café Ferdinand | Wien | 2015-06 | 2018-01',
      'Lehrling Restaurantfachmann | Gasthaus Novotny | Horn | 2012-09 | 2015-05',
    ],
    aside: [4],
    page: `
LEBENSLAUF
HRDLICKA Zoltán
Hafnerplatz 6/11, 3500 Krems an der Donau
Tel. +43 660 555 1047
z.hrdlicka@donaumail.example
Geboren am 12.2.1996, Staatsbürgerschaft Österreich, Präsenzdienst abgeleistet
# Berufspraxis
April 2023 – laufend\tGasthof Zum Goldenen Karpfen, Krems
\tOberkellner
\t120 Plätze und Gastgarten, Diensteinteilung, Weinkarte
Dezember 2022 – März 2023\tHotel Edelweißhof, Zürs am Arlberg
\tChef de Rang
\tWintersaison
März 2018 – Oktober 2022\tWachauer Weinhotel, Dürnstein
\tChef de Rang
\tKurzarbeit von April bis Juni 2020
Juni 2015 – Jänner 2018\tCafé Ferdinand, Wien
\tCommis de Rang
September 2012 – Mai 2015\tGasthaus Novotny, Horn
\tLehrling Restaurantfachmann
# Schulbildung
2015\tLehrabschlussprüfung mit gutem Erfolg
2002 – 2012\tPflichtschulen in Horn
# Sprachen
Deutsch, Ungarisch (Muttersprachen), Englisch (fließend), Italienisch (Serviceniveau)
# Sonstiges
Jungsommelier 2019, Führerschein B, Freiwillige Feuerwehr
`,
  }),
  cv('a09-de-ch-projektleiterin', 'pdf', 'de', 'CH', {
    names: ['Dr. Fabienne Zurbriggen-Aeby', 'Fabienne Zurbriggen-Aeby'],
    email: 'fabienne.zurbriggen@aaretal.example',
    phone: '079 555 18 62',
    city: 'Burgdorf',
    headline: 'Projektleiterin Verfahrenstechnik',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Leiterin Engineering | Emmental Membrantechnik AG | Burgdorf | 2022-06 | now',
      'Projektleiterin Verfahrenstechnik | Emmental Membrantechnik AG | Burgdorf | 2018-02 | 2022-05',
      'Prozessingenieurin | Rhonechem SA | Visp | 2014-10 | 2017-06',
      'Wissenschaftliche Mitarbeiterin | ETH Zürich, Institut für Prozesstechnik | Zürich | 2010-09 | 2014-08',
      'Praktikantin | Salina Raffinerie AG | Pratteln | 2009-02 | 2009-07',
    ],
    aside: [4],
    page: `
! Dr. Fabienne Zurbriggen-Aeby
Projektleiterin Verfahrenstechnik
~ Lyssachstrasse 40, 3400 Burgdorf | 079 555 18 62 | fabienne.zurbriggen@aaretal.example
# Kurzprofil
Chemieingenieurin mit Freude an Anlagen, die man anfassen kann. Zwölf Jahre Industrie, davon acht in der Führung von Projekten bis CHF 18 Mio.
# Berufliche Stationen
**Emmental Membrantechnik AG, Burgdorf** \t02.2018 – heute
**Leiterin Engineering (80 %)** \tseit 06.2022
* Team von elf Personen, Budgetverantwortung, Mitglied der erweiterten Geschäftsleitung
* Aufbau des Standorts in Lyon
**Projektleiterin Verfahrenstechnik** \t02.2018 – 05.2022
* Neun Anlagen zur Abwasseraufbereitung, von der Offerte bis zur Abnahme
**Sabbatical, Segelreise und Mutterschaft** \t07.2017 – 01.2018
**Rhonechem SA, Visp** \t10.2014 – 06.2017
**Prozessingenieurin**
* Scale-up einer Hydrierung, HAZOP, Inbetriebnahmen
**ETH Zürich, Institut für Prozesstechnik** \t09.2010 – 08.2014
**Wissenschaftliche Mitarbeiterin**
* Dissertation über keramische Membranen
**Salina Raffinerie AG, Pratteln** \t02.2009 – 07.2009
**Praktikantin**
# Aus- und Weiterbildung
Dr. sc. ETH Zürich, 2014
MSc Chemieingenieurwissenschaften, ETH Zürich, 2010
CAS Leadership, Berner Fachhochschule, 2021
# Sprachen
Deutsch (Muttersprache), Französisch (C1), Englisch (C1)
# Referenzen
Auf Anfrage
`,
  }),
  cv('a10-fr-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Solène Kermarrec-Diallo'],
    email: 'solene.kermarrec@rademail.example',
    phone: '06 39 98 41 27',
    city: 'Brest',
    headline: "Infirmière diplômée d'État",
    languages: ['Français', 'Anglais', 'Breton'],
    jobs: [
      "Infirmière coordinatrice | EHPAD Les Ajoncs d'Or | Plougastel-Daoulas | 2022-09 | now",
      'Infirmière de nuit | Clinique du Grand Large | Brest | 2018-01 | 2022-08',
      'Infirmière intérimaire | Armor Santé Intérim | | 2016-10 | 2017-12',
      'Infirmière en chirurgie viscérale | Centre hospitalier de Landerneau | Landerneau | 2013-07 | 2016-09',
      "Aide-soignante | EHPAD Les Ajoncs d'Or | Plougastel-Daoulas | 2011 | 2012",
    ],
    page: `
**Solène KERMARREC-DIALLO**
12 rue de Siam prolongée
29200 Brest
06 39 98 41 27
solene.kermarrec@rademail.example
36 ans, permis B
> **Infirmière diplômée d'État**
# EXPÉRIENCES PROFESSIONNELLES
**Depuis septembre 2022 : Infirmière coordinatrice**
EHPAD Les Ajoncs d'Or, Plougastel-Daoulas
* 84 résidents, équipe de 6 infirmières et 21 aides-soignantes
* Plannings, projets de soins, lien avec les familles et les médecins traitants
**Janvier 2018 – août 2022 : Infirmière de nuit**
Clinique du Grand Large, Brest
* Service de médecine polyvalente, 32 lits ; renfort en réanimation au printemps 2020
**Octobre 2016 – décembre 2017 : Infirmière intérimaire**
Armor Santé Intérim
* Missions dans une dizaine d'établissements du Finistère
**Juillet 2013 – septembre 2016 : Infirmière en chirurgie viscérale**
Centre hospitalier de Landerneau
**Étés 2011 et 2012 : Aide-soignante**
EHPAD Les Ajoncs d'Or, Plougastel-Daoulas
# FORMATIONS
2024 : DU Soins palliatifs et accompagnement, Université de Bretagne Occidentale
2013 : Diplôme d'État d'infirmier, IFSI de Brest
2009 : Baccalauréat ST2S, lycée de l'Elorn
# LANGUES
Français, Anglais (B1), Breton (notions)
# CENTRES D'INTÉRÊT
Natation en eau libre, chorale, cuisine sénégalaise
`,
  }),
  cv('a11-fr-fr-commercial', 'pdf', 'fr', 'FR', {
    names: ['Thibault de La Rochefontaine', 'Thibault de la Rochefontaine'],
    email: 'tdlr@garonne-mail.example',
    phone: '+33 6 39 98 05 66',
    city: 'Toulouse',
    headline: 'Directeur régional des ventes – BTP et matériaux',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Directeur régional des ventes | Tuileries Cazenave SAS | Toulouse | 2021-01 | now',
      'Chef des ventes | Tuileries Cazenave SAS | Montauban | 2017-04 | 2020-12',
      'Responsable grands comptes | Isolants du Midi | Muret | 2012-09 | 2017-03',
      'Technico-commercial | Bétons Escoffier | Albi | 2008-02 | 2012-07',
      'Vendeur comptoir | Point Négoce | Castres | 2006-09 | 2008-01',
      "Stage de fin d'études | Bétons Escoffier | Albi | 2006-03 | 2006-08",
    ],
    aside: [5],
    page: `
! Thibault de La Rochefontaine
Directeur régional des ventes – BTP et matériaux
~ Toulouse (31) – +33 6 39 98 05 66 – tdlr@garonne-mail.example
# En bref
18 ans de vente technique dans le Sud-Ouest. Équipe de 14 commerciaux, 38 M€ de chiffre d'affaires, +11 % en 2025 sur un marché en recul.
# Parcours
|| 3 13
| 01/2021 – présent | **Directeur régional des ventes** – Tuileries Cazenave SAS, Toulouse\\Occitanie et Nouvelle-Aquitaine, trois agences, négociation avec les centrales d'achat
| 04/2017 – 12/2020 | **Chef des ventes** – Tuileries Cazenave SAS, Montauban\\Six itinérants, lancement de la tuile solaire
| 09/2012 – 03/2017 | **Responsable grands comptes** – Isolants du Midi, Muret\\Constructeurs de maisons individuelles et promoteurs
| 02/2008 – 07/2012 | **Technico-commercial** – Bétons Escoffier, Albi
| 09/2006 – 01/2008 | **Vendeur comptoir** – Point Négoce, Castres
| 03/2006 – 08/2006 | **Stage de fin d'études** – Bétons Escoffier, Albi
# Études
|| 3 13
| 2006 | Master Management commercial, IAE de Toulouse
| 2003 | DUT Techniques de commercialisation, Castres
# Outils et langues
Salesforce, Power BI, Excel avancé
Anglais : courant. Espagnol : bon niveau
# Divers
Troisième ligne à l'US Lavaur jusqu'en 2015, aujourd'hui éducateur de l'école de rugby
`,
  }),
  cv('a12-fr-ca-chauffeuse', 'doc', 'fr', 'CA', {
    names: ['Marie-Pier Gagnon Thivierge', 'Marie-Pier Gagnon'],
    email: 'mp.gagnon@boreal-courriel.example',
    phone: '418 555-0181',
    city: 'Rimouski',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Conductrice de camion classe 1 | Transport Bas-du-Fleuve inc. | Rimouski | 2022-05 | now',
      'Répartitrice | Transport Bas-du-Fleuve inc. | Rimouski | 2019-11 | 2022-05',
      "Conductrice d'autobus scolaire | Autobus Métis | Mont-Joli | 2015-08 | 2019-06",
      'Caissière | Marché Thériault | Amqui | 2012 | 2015',
    ],
    page: `
> **Marie-Pier Gagnon Thivierge**
> 233, rue des Gouverneurs, Rimouski (Québec) G5L 7P3
> 418 555-0181 | mp.gagnon@boreal-courriel.example
# Sommaire
* Permis classe 1, mentions F et M, dossier sans tache
* Connaissance de la loi 430, du SAAQclic et des heures de conduite américaines
* Ponctuelle, autonome, de bonne humeur même en février
# Expérience de travail
**Conductrice de camion classe 1** \tMai 2022 à aujourd'hui
Transport Bas-du-Fleuve inc., Rimouski
* Longue distance vers l'Ontario et le Maine, remorque réfrigérée et plateau
* Formation des nouvelles recrues sur la route
**Répartitrice** \tNovembre 2019 à mai 2022
Transport Bas-du-Fleuve inc., Rimouski
* 34 camions, planification des retours à vide
**Conductrice d'autobus scolaire** \tAoût 2015 à juin 2019
Autobus Métis, Mont-Joli
**Caissière** \t2012 à 2015
Marché Thériault, Amqui
# Formation
DEP en transport par camion, CFTC, 2019
DES, Polyvalente Armand-Saint-Onge, Amqui, 2012
# Langues
Français, Anglais (fonctionnel)
# Bénévolat
Guignolée, Club de motoneige
Références fournies sur demande
`,
  }),
  cv('a13-es-es-conductor', 'docx', 'es', 'ES', {
    names: ['José Antonio Peñalver Izquierdo', 'José Antonio Peñalver'],
    email: 'japenalver@huertamail.example',
    phone: '612 55 04 89',
    city: 'Murcia',
    languages: ['Español', 'Francés'],
    jobs: [
      'Conductor de tráiler | Frigoríficos Segura S.L. | Murcia | 2019-03 | now',
      'Conductor repartidor | Distribuciones Alcaraz e Hijos | Molina de Segura | 2014-06 | 2019-02',
      'Peón agrícola | Cítricos La Contraparada | Alcantarilla | 2012-11 | 2014-05',
      'Oficial de segunda albañil | Construcciones Ros Belmonte | Cartagena | 2003 | 2011',
    ],
    page: `
! CURRÍCULUM VÍTAE
# DATOS PERSONALES
= Nombre y apellidos:\tJosé Antonio Peñalver Izquierdo
= Fecha de nacimiento:\t19/08/1983
= Dirección:\tC/ Mayor de Espinardo, 27, 2.º B, 30100 Murcia
= Teléfono:\t612 55 04 89
= Correo:\tjapenalver@huertamail.example
= Carnet:\tB, C, C+E, CAP en vigor hasta 2029, ADR básico
# EXPERIENCIA LABORAL
- Desde marzo de 2019 hasta hoy: Conductor de tráiler en Frigoríficos Segura S.L., Murcia. Rutas a Perpiñán, Lyon y Róterdam con fruta y verdura.
- De junio de 2014 a febrero de 2019: Conductor repartidor en Distribuciones Alcaraz e Hijos, Molina de Segura. Reparto a bares y supermercados con camión rígido.
- De noviembre de 2012 a mayo de 2014: Peón agrícola en Cítricos La Contraparada, Alcantarilla.
- En 2012 estuve en paro e hice el curso de conductor profesional.
- De 2003 a 2011: Oficial de segunda albañil en Construcciones Ros Belmonte, Cartagena.
# FORMACIÓN
Graduado Escolar, C.P. Nuestra Señora de la Paz, 1999
Curso de CAP inicial (280 horas), 2012
Curso de carretillero, 2014
# IDIOMAS
Español: nativo. Francés: me defiendo.
# OTROS DATOS
Disponibilidad inmediata para dormir fuera de casa. Vehículo propio.
`,
  }),
  cv('a14-es-mx-ingeniera', 'pdf', 'es', 'MX', {
    names: [
      'Ximena Guadalupe Ordaz Villaseñor',
      'Ximena Ordaz Villaseñor',
      'Ximena Ordaz',
      'Ximena Guadalupe Ordaz',
    ],
    email: 'ximena.ordaz@bajiocorreo.example',
    phone: '+52 442 555 0127',
    city: 'Querétaro',
    headline: 'Ingeniera de Calidad | Sector Automotriz',
    languages: ['Español', 'Inglés', 'Japonés'],
    jobs: [
      'Gerente de Calidad de Planta | Arneses del Bajío S.A. de C.V. | Querétaro | 2023-02 | now',
      'Ingeniera de Calidad Sr. | Arneses del Bajío S.A. de C.V. | Querétaro | 2019-08 | 2023-01',
      'Ingeniera de Calidad a Proveedores | Kitamura Frenos México | Silao | 2016-05 | 2019-07',
      'Supervisora de Inspección | Troquelados Celaya | Celaya | 2014-01 | 2016-04',
      'Practicante de Metrología | Troquelados Celaya | Celaya | 2013-06 | 2013-12',
    ],
    aside: [4],
    page: `
> **XIMENA GUADALUPE ORDAZ VILLASEÑOR**
> Ingeniera de Calidad | Sector Automotriz
> Querétaro, Qro. | Cel. +52 442 555 0127 | ximena.ordaz@bajiocorreo.example
# RESUMEN PROFESIONAL
Ingeniera industrial con 12 años en plantas Tier 1 y Tier 2. Auditora líder IATF 16949, Black Belt. Reducción de PPM de cliente de 410 a 23 en tres años.
# EXPERIENCIA PROFESIONAL
**ARNESES DEL BAJÍO S.A. DE C.V.**, Querétaro
**Gerente de Calidad de Planta** \tFeb 2023 – Actual
* 28 personas a cargo, 3 turnos
* Cero reclamos mayores desde abril de 2024
**Ingeniera de Calidad Sr.** \tAgo 2019 – Ene 2023
* Lanzamiento de dos plataformas (APQP, PPAP nivel 3)
**KITAMURA FRENOS MÉXICO**, Silao
**Ingeniera de Calidad a Proveedores** \tMay 2016 – Jul 2019
* Desarrollo de 19 proveedores locales, visitas a Nagoya
**TROQUELADOS CELAYA**, Celaya
**Supervisora de Inspección** \tEne 2014 – Abr 2016
**Practicante de Metrología** \tJun 2013 – Dic 2013
# FORMACIÓN
Maestría en Ingeniería de Manufactura, Universidad Autónoma de Querétaro, 2021 (titulación en trámite)
Ingeniería Industrial, Instituto Tecnológico de Celaya, 2009 – 2013
# IDIOMAS
Español (nativo) · Inglés (C1) · Japonés (N4)
# HERRAMIENTAS
Minitab, SAP QM, CMM Zeiss Calypso, 8D, FMEA AIAG-VDA
`,
  }),
  cv('a15-es-es-profesora', 'doc', 'es', 'ES', {
    names: ['Itziar Olabarrieta de la Cal', 'Itziar Olabarrieta'],
    email: 'itziar.olabarrieta@ibaimail.example',
    phone: '(+34) 688 550 913',
    city: 'Bilbao',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Jefa de estudios | Ikastola Arbolagaña | Bilbao | 2023-09 | now',
      'Profesora de Física y Química | Ikastola Arbolagaña | Bilbao | 2016-09 | now',
      'Profesora sustituta | Departamento de Educación del Gobierno Vasco | | 2013-10 | 2016-06',
      'Técnica de laboratorio | Galvanizados Nervión | Barakaldo | 2010-02 | 2012-12',
      "Lectora de español | St Brannoc's College | Exeter | 2008-09 | 2009-06",
    ],
    page: `
OLABARRIETA DE LA CAL, Itziar
Iturribide 64, 4.º dcha. · 48006 Bilbao · (+34) 688 550 913 · itziar.olabarrieta@ibaimail.example
# Experiencia docente
|| 4 6 6
| Fechas | Puesto | Centro
| sept. 2023 – actualidad | Jefa de estudios | Ikastola Arbolagaña, Bilbao
| sept. 2016 – actualidad | Profesora de Física y Química | Ikastola Arbolagaña, Bilbao
| oct. 2013 – junio 2016 | Profesora sustituta | Departamento de Educación del Gobierno Vasco
# Otra experiencia
|| 4 6 6
| feb. 2010 – dic. 2012 | Técnica de laboratorio | Galvanizados Nervión, Barakaldo
| sept. 2008 – junio 2009 | Lectora de español | St Brannoc's College, Exeter
# Formación
|| 4 12
| 2013 | Máster de Formación del Profesorado, UPV/EHU
| 2008 | Licenciatura en Química, UPV/EHU
# Idiomas
|| 4 12
| Castellano | lengua materna
| Euskera | C2, perfil lingüístico 2
| Inglés | C1
# Cursos
Robótica educativa (30 h), Convivencia y mediación (50 h), Primeros auxilios (12 h)
`,
  }),
  cv('a16-it-it-cuoco', 'docx', 'it', 'IT', {
    names: ["Gianluca Dell'Orefice"],
    email: 'gianluca.dellorefice@tirrenoposta.example',
    phone: '333 555 0196',
    city: 'Viareggio',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Capo partita primi piatti | Ristorante Da Piero al Molo | Viareggio | 2024-04 | now',
      'Cuoco stagionale | Hotel Rosengarten | Nova Levante | 2023-12 | 2024-03',
      'Secondo cuoco | Trattoria La Darsena Vecchia | Livorno | 2017-05 | 2023-09',
      'Aiuto cuoco | Mensa Ligabue Servizi S.r.l. | Pisa | 2014-10 | 2017-04',
      'Lavapiatti | Bagno Nettuno | Viareggio | 2013 | 2014',
    ],
    page: `
! CURRICULUM VITAE
|| 5 11
| Cognome e nome | DELL'OREFICE GIANLUCA
| Nato a | Massa, il 30/01/1995
| Residenza | Via della Foce 9, 55049 Viareggio (LU)
| Cellulare | 333 555 0196
| E-mail | gianluca.dellorefice@tirrenoposta.example
| Patente | A e B, automunito
# ESPERIENZE LAVORATIVE
* Da aprile 2024 ad oggi: **Capo partita primi piatti**, Ristorante Da Piero al Molo, Viareggio
* Da dicembre 2023 a marzo 2024: **Cuoco stagionale**, Hotel Rosengarten, Nova Levante (BZ)
* Da maggio 2017 a settembre 2023: **Secondo cuoco**, Trattoria La Darsena Vecchia, Livorno
* Da ottobre 2014 ad aprile 2017: **Aiuto cuoco**, Mensa Ligabue Servizi S.r.l., Pisa
* Anni 2013 e 2014: **Lavapiatti**, Bagno Nettuno, Viareggio
# ISTRUZIONE
Diploma di tecnico dei servizi della ristorazione, Istituto Alberghiero di Marina di Massa, 2013
Attestato HACCP, rinnovato nel 2025
# LINGUE
Italiano (madrelingua), Inglese (scolastico), Tedesco (di cucina)
# CAPACITÀ
Pasta fresca, pesce crudo, gestione ordini e food cost, abituato ai ritmi della stagione
Autorizzo il trattamento dei miei dati personali ai sensi del GDPR.
Viareggio, 20 ottobre 2026 \tGianluca Dell'Orefice
`,
  }),
  cv('a17-it-it-ricercatrice', 'pdf', 'it', 'IT', {
    names: ["Maria Vittoria Sant'Ambrogio Pais", "Maria Vittoria Sant'Ambrogio"],
    email: 'mv.santambrogio@ateneo-etneo.example',
    phone: '+39 095 555 0144',
    city: 'Catania',
    languages: ['Italiano', 'Inglese', 'Francese', 'Catalano'],
    jobs: [
      'Professoressa associata di Vulcanologia | Ateneo Etneo | Catania | 2022-10 | now',
      'Ricercatrice a tempo determinato (tipo B) | Ateneo Etneo | Catania | 2019-10 | 2022-09',
      "Marie Curie Fellow | Institut de Géodynamique d'Auvergne | Clermont-Ferrand | 2017-03 | 2019-02",
      'Assegnista di ricerca | Università del Golfo | Napoli | 2014-11 | 2017-02',
      'Dottoranda | Università del Golfo | Napoli | 2011-11 | 2014-10',
    ],
    aside: [4],
    page: `
> **Prof.ssa Maria Vittoria Sant'Ambrogio Pais**
> Dipartimento di Scienze della Terra, Ateneo Etneo, Corso Italia 57, 95129 Catania
> Tel. +39 095 555 0144 – mv.santambrogio@ateneo-etneo.example
# Posizioni accademiche
**1 ottobre 2022 – presente** Professoressa associata di Vulcanologia, Ateneo Etneo, Catania
**1 ottobre 2019 – 30 settembre 2022** Ricercatrice a tempo determinato (tipo B), Ateneo Etneo, Catania
(congedo di maternità da marzo ad agosto 2021)
**1 marzo 2017 – 28 febbraio 2019** Marie Curie Fellow, Institut de Géodynamique d'Auvergne, Clermont-Ferrand
**novembre 2014 – febbraio 2017** Assegnista di ricerca, Università del Golfo, Napoli
**novembre 2011 – ottobre 2014** Dottoranda, Università del Golfo, Napoli
# Titoli di studio
2015 Dottorato di ricerca in Scienze della Terra
2011 Laurea magistrale in Geologia, 110/110 e lode, Cagliari
# Finanziamenti
PRIN 2022, responsabile di unità, 148.000 euro
Horizon 2020 MSCA-IF, 185.000 euro
# Pubblicazioni scelte
M. V. Sant'Ambrogio, L. Cottin, «Degassing at open vents», Journal of Invented Volcanology, 41 (2024), 112–131
M. V. Sant'Ambrogio, «Cenere e memoria», Quaderni Etnei, 7 (2021), 9–30
# Didattica
Vulcanologia (6 CFU), Rilevamento geologico (9 CFU), due tesi di dottorato seguite
# Lingue
Italiano, Inglese (C2), Francese (C1), Catalano di Alghero
`,
  }),
  cv('a18-it-it-agente', 'doc', 'it', 'IT', {
    names: ['Loris Bertuzzo'],
    email: 'loris.bertuzzo@piaveweb.example',
    phone: '+39 348 555 0170',
    city: 'Conegliano',
    headline: 'Area manager Nord-Est, settore arredo',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Area manager Nord-Est | Cucine Montello S.p.A. | Treviso | 2020-02 | now',
      'Agente plurimandatario | in proprio | | 2014-01 | 2020-01',
      'Impiegato commerciale estero | Mobilificio Fratelli Zanchetta | Oderzo | 2008-03 | 2013-12',
      'Impiegato ufficio ordini | Mobilificio Fratelli Zanchetta | Oderzo | 2005-09 | 2008-02',
      'Magazziniere | Ferramenta Pianca | Vittorio Veneto | 2002 | 2005',
    ],
    page: `
! Loris Bertuzzo
Area manager Nord-Est, settore arredo
Conegliano (TV) – cell. +39 348 555 0170 – loris.bertuzzo@piaveweb.example
# Profilo
Vendo cucine da vent'anni, prima dietro una scrivania, poi in macchina. Conosco per nome quasi tutti i mobilieri fra Verona e Trieste.
# Esperienza
**02/2020 – in corso**
**Area manager Nord-Est**
Cucine Montello S.p.A., Treviso
Coordinamento di cinque agenti, 130 rivenditori, fatturato 2025 di 9,4 milioni
**01/2014 – 01/2020**
**Agente plurimandatario**
in proprio (mandati: Divani Alpago, Tavolificio Meschio)
**03/2008 – 12/2013**
**Impiegato commerciale estero**
Mobilificio Fratelli Zanchetta, Oderzo
Clienti in Austria, Baviera e Slovenia, fiere di Colonia e Milano
**09/2005 – 02/2008**
**Impiegato ufficio ordini**
Mobilificio Fratelli Zanchetta, Oderzo
**2002 – 2005**
**Magazziniere**
Ferramenta Pianca, Vittorio Veneto
# Studi
Ragioniere e perito commerciale, I.T.C. Da Collo, 2002
# Lingue
Inglese buono, Tedesco discreto
# Altro
Enasarco regolare, iscrizione al Ruolo, auto aziendale, alpini in congedo
`,
  }),
  cv('a19-pt-pt-eletricista', 'docx', 'pt', 'PT', {
    names: [
      'Nélson Filipe Carrasqueira Bento',
      'Nélson Bento',
      'Nélson Carrasqueira Bento',
      'Nélson Filipe Bento',
    ],
    email: 'nelson.bento@sadocorreio.example',
    phone: '+351 910 555 238',
    city: 'Setúbal',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Chefe de equipa de eletricidade | Voltasado Instalações, Lda. | Setúbal | 2022-01 | now',
      'Eletricista industrial | Estaleiros da Mitrena, S.A. | Setúbal | 2015-03 | 2021-12',
      'Eletricista | Baumann Elektro AG | Berna | 2012-04 | 2014-12',
      'Ajudante de eletricista | Manuel Caeiro & Filhos | Palmela | 2008-09 | 2012-03',
    ],
    page: `
= Nome\tNélson Filipe Carrasqueira Bento
= Morada\tRua das Fontainhas, 41, r/c esq., 2910-512 Setúbal
= Telemóvel\t+351 910 555 238
= Correio eletrónico\tnelson.bento@sadocorreio.example
= Nacionalidade\tPortuguesa
= Data de nascimento\t07/04/1990
# EXPERIÊNCIA PROFISSIONAL
= Datas\tJaneiro de 2022 até ao presente
= Função\tChefe de equipa de eletricidade
= Empregador\tVoltasado Instalações, Lda., Setúbal
= Tarefas\tPostos de transformação, quadros gerais, coordenação de oito eletricistas
= Datas\tMarço de 2015 a dezembro de 2021
= Função\tEletricista industrial
= Empregador\tEstaleiros da Mitrena, S.A., Setúbal
= Tarefas\tManutenção de pórticos e reparação naval, piquete
= Datas\tAbril de 2012 a dezembro de 2014
= Função\tEletricista
= Empregador\tBaumann Elektro AG, Berna, Suíça
= Datas\tSetembro de 2008 a março de 2012
= Função\tAjudante de eletricista
= Empregador\tManuel Caeiro & Filhos, Palmela
# FORMAÇÃO
= 2020\tTécnico responsável por instalações elétricas, DGEG
= 2008\tCurso profissional de eletricidade, nível 3, IEFP de Setúbal
# LÍNGUAS
= Português\tmaterna
= Inglês\tB1
= Espanhol\tcompreensão
# CARTA DE CONDUÇÃO
B e C
`,
  }),
  cv('a20-pt-br-analista', 'pdf', 'pt', 'BR', {
    names: [
      'Thalita Cristina dos Santos Yamamoto',
      'Thalita Yamamoto',
      'Thalita dos Santos Yamamoto',
      'Thalita Cristina Yamamoto',
    ],
    email: 'thalita.yamamoto@ipecorreio.example',
    phone: '(43) 95555-0182',
    city: 'Londrina',
    languages: ['Inglês', 'Espanhol', 'Japonês'],
    jobs: [
      'Coordenadora de Dados | Cooperativa Terra Roxa | Londrina | 2024-08 | now',
      'Analista de BI Pleno | Cooperativa Terra Roxa | Londrina | 2021-10 | 2024-07',
      'Analista de Dados Júnior | PagaJá Meios de Pagamento S.A. | Curitiba | 2019-03 | 2021-09',
      'Assistente Administrativa | Colégio Integrado Pinheiros | Maringá | 2016-02 | 2018-06',
      'Estagiária de TI | PagaJá Meios de Pagamento S.A. | Curitiba | 2018-08 | 2019-02',
    ],
    aside: [4],
    page: `
! THALITA CRISTINA DOS SANTOS YAMAMOTO
Brasileira, solteira, 31 anos
Londrina – PR | (43) 95555-0182 | thalita.yamamoto@ipecorreio.example
# OBJETIVO
Especialista ou Coordenadora em Engenharia de Dados (remoto ou híbrido)
# RESUMO DE QUALIFICAÇÕES
* 7 anos com dados no agronegócio e em meios de pagamento
* SQL, Python, dbt, Databricks, Power BI (PL-300)
* Liderança de squad com cinco analistas
# EXPERIÊNCIA PROFISSIONAL
**Cooperativa Terra Roxa – Londrina/PR**
Cargo: Coordenadora de Dados
Período: 08/2024 – atual
Lago de dados de safra, 11 mil cooperados
Cargo: Analista de BI Pleno
Período: 10/2021 – 07/2024
Painéis de recebimento de grãos, redução de 6 horas no fechamento diário
**PagaJá Meios de Pagamento S.A. – Curitiba/PR**
Cargo: Analista de Dados Júnior
Período: 03/2019 – 09/2021
Prevenção a fraudes, testes A/B
**Colégio Integrado Pinheiros – Maringá/PR**
Cargo: Assistente Administrativa
Período: 02/2016 – 06/2018
# ESTÁGIO
**PagaJá Meios de Pagamento S.A. – Curitiba/PR**
Cargo: Estagiária de TI
Período: 08/2018 – 02/2019
# FORMAÇÃO ACADÊMICA
MBA em Engenharia de Dados – PUCPR – conclusão em 12/2023
Sistemas de Informação – UEM – 2018
# IDIOMAS
Inglês – avançado
Espanhol – intermediário
Japonês – básico
`,
  }),
  cv('a21-pt-pt-rececionista', 'doc', 'pt', 'PT', {
    names: [
      'Maria da Conceição Vaz Teles',
      'São Vaz Teles',
      'Maria da Conceição (São) Vaz Teles',
      'Conceição Vaz Teles',
    ],
    email: 'sao.vazteles@alvorada.example',
    phone: '282 555 017',
    city: 'Lagos',
    languages: ['português', 'inglês', 'alemão', 'francês'],
    jobs: [
      'Chefe de receção | Hotel Ponta dos Pinhões | Lagos | 2019-06 | now',
      'Rececionista de 1.ª | Hotel Ponta dos Pinhões | Lagos | 2014-04 | 2019-05',
      'Rececionista | Aldeamento Quinta do Medronho | Alvor | 2008-05 | 2013-10',
      'Telefonista | Câmara Municipal de Aljezur | Aljezur | 2003-01 | 2007-12',
    ],
    page: `
Maria da Conceição (São) Vaz Teles
Rua do Molhe, lote 5, 8600-315 Lagos
282 555 017
sao.vazteles@alvorada.example
Trabalho em hotelaria no barlavento algarvio desde 2008. Falo todos os dias português, inglês, alemão e francês.
Sou, desde junho de 2019, Chefe de receção no Hotel Ponta dos Pinhões, em Lagos, casa de 140 quartos, com sete pessoas a meu cargo. Entrei nesse hotel em abril de 2014 como Rececionista de 1.ª, função que tive até maio de 2019.
Antes, de maio de 2008 a outubro de 2013, fui Rececionista no Aldeamento Quinta do Medronho, em Alvor. No inverno de 2013 para 2014 estive em casa com a minha filha.
O meu primeiro emprego foi o de Telefonista na Câmara Municipal de Aljezur, de janeiro de 2003 a dezembro de 2007.
Estudei na Escola de Hotelaria e Turismo de Portimão (curso de Receção, 2008) e tenho o 12.º ano. Uso Opera, Protel e os sistemas das plataformas de reservas.
Procuro um lugar de diretora de alojamento. Posso começar em janeiro de 2027.
`,
  }),
  cv('a22-nl-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: [
      "Wilhelmina Johanna van 't Hoenderdaal-Bos",
      "Willemijn van 't Hoenderdaal-Bos",
      "Wilhelmina Johanna (Willemijn) van 't Hoenderdaal-Bos",
      "Wilhelmina van 't Hoenderdaal-Bos",
    ],
    email: 'willemijn.hoenderdaal@veluwenet.example',
    phone: '06-55501283',
    city: 'Apeldoorn',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Wijkverpleegkundige | Zorggroep De Sprengen | Apeldoorn | 2020-09 | now',
      'Verpleegkundige spoedeisende hulp | Ziekenhuis Het Groene Woud | Ede | 2014-02 | 2020-08',
      'Verpleegkundige cardiologie | Ziekenhuis Het Groene Woud | Ede | 2010-09 | 2014-01',
      'Vakantiekracht verzorging | Verpleeghuis Beekzicht | Epe | 2007 | 2009',
      'Stagiaire HBO-V | GGZ Oostrand | Zutphen | 2009-09 | 2010-06',
    ],
    aside: [4],
    page: `
! Curriculum vitae
# Personalia
|| 5 11
| Naam | Wilhelmina Johanna (Willemijn) van 't Hoenderdaal-Bos
| Adres | Loolaan 212
| Postcode en woonplaats | 7314 AB Apeldoorn
| Telefoon | 06-55501283
| E-mail | willemijn.hoenderdaal@veluwenet.example
| Geboren | 11 juni 1988 te Harderwijk
| BIG-nummer | 59055501830
# Werkervaring
|| 5 11
| sept. 2020 – heden | **Wijkverpleegkundige**, Zorggroep De Sprengen, Apeldoorn (24 uur)\\Indiceren, wondzorg, palliatieve zorg, begeleiden van leerlingen
| feb. 2014 – aug. 2020 | **Verpleegkundige spoedeisende hulp**, Ziekenhuis Het Groene Woud, Ede\\Triage, opvang trauma, lid van het crisisteam in 2020
| sept. 2010 – jan. 2014 | **Verpleegkundige cardiologie**, Ziekenhuis Het Groene Woud, Ede
| zomers 2007 – 2009 | **Vakantiekracht verzorging**, Verpleeghuis Beekzicht, Epe
# Stage
|| 5 11
| sept. 2009 – juni 2010 | **Stagiaire HBO-V**, GGZ Oostrand, Zutphen
# Opleiding
|| 5 11
| 2006 – 2010 | HBO-Verpleegkunde, Saxion (diploma)
| 2000 – 2006 | vwo, Christelijk College Nassau-Veluwe (diploma)
# Talen
Nederlands, Engels (goed), Duits (redelijk)
# Vrije tijd
Wielrennen, koor, moestuin
`,
  }),
  cv('a23-nl-be-boekhouder', 'pdf', 'nl', 'BE', {
    names: ['Pieter-Jan Vanden Abeele', 'PJ Vanden Abeele'],
    email: 'pj.vandenabeele@leiebericht.example',
    phone: '0470 55 52 16',
    city: 'Kortrijk',
    headline: 'Dossierbeheerder accountancy',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Senior dossierbeheerder | Accountantskantoor Lippens & Vermaut | Kortrijk | 2021-03 | now',
      'Dossierbeheerder | Accountantskantoor Lippens & Vermaut | Kortrijk | 2017-09 | 2021-02',
      'Hulpboekhouder | Vlasbedrijf Goethals NV | Wevelgem | 2015-10 | 2017-06',
      'Uitzendkracht administratie | Vaart Interim | Roeselare | 2014-11 | 2015-09',
      'Stagiair boekhouding | Brouwerij Sint-Elooi | Harelbeke | 2014-02 | 2014-05',
    ],
    aside: [4],
    page: `
! Pieter-Jan Vanden Abeele
Dossierbeheerder accountancy
~ Doorniksewijk 88, 8500 Kortrijk – 0470 55 52 16 – pj.vandenabeele@leiebericht.example
# Over mij
Cijferaar met een hart voor zelfstandigen. Ik leg een balans uit zonder jargon en haal mijn deadlines.
# Ervaring
## Accountantskantoor Lippens & Vermaut, Kortrijk
Senior dossierbeheerder \tmaart 2021 – nu
* 70 vennootschappen, jaarrekeningen, Biztax en btw
* Coach van twee juniors
Dossierbeheerder \tseptember 2017 – februari 2021
* Eenmanszaken en vrije beroepen
## Vlasbedrijf Goethals NV, Wevelgem
Hulpboekhouder \toktober 2015 – juni 2017
## Vaart Interim, Roeselare
Uitzendkracht administratie \tnovember 2014 – september 2015
## Brouwerij Sint-Elooi, Harelbeke
Stagiair boekhouding \tfebruari 2014 – mei 2014
# Studies
Bachelor accountancy-fiscaliteit, Howest Brugge, 2014
ASO Economie-Moderne talen, Sint-Amandscollege Kortrijk, 2011
# Talen
Nederlands: moedertaal
Frans: zeer goed
Engels: goed
# Software
Exact Online, Yuki, Silverfin, Excel
`,
  }),
  cv('a24-nl-nl-monteur', 'doc', 'nl', 'NL', {
    names: ['Yusuf el Khattabi'],
    email: 'y.elkhattabi@maasmail.example',
    phone: '+31 6 5550 7719',
    city: 'Schiedam',
    languages: ['Nederlands', 'Engels', 'Tarifit'],
    jobs: [
      'Servicemonteur warmtepompen | Klimaathuis Rijnmond B.V. | Vlaardingen | 2023-01 | now',
      'Zelfstandig installateur | El Khattabi Installaties | Schiedam | 2018-05 | 2022-12',
      'Cv-monteur | Warmtebedrijf Delfland | Delft | 2012-09 | 2018-04',
      'Leerling-monteur (BBL) | Warmtebedrijf Delfland | Delft | 2010-08 | 2012-08',
    ],
    aside: [3],
    page: `
Yusuf el Khattabi
Broersvest 77a
3111 CD Schiedam
+31 6 5550 7719
y.elkhattabi@maasmail.example
rijbewijs B en BE, VCA-VOL geldig tot 2030
**WERK**
1-1-2023 - heden Servicemonteur warmtepompen bij Klimaathuis Rijnmond B.V. te Vlaardingen
storingen, onderhoud, inbedrijfstelling van lucht-waterwarmtepompen tot 70 kW, een week per vijf piket
mei 2018-december 2022 Zelfstandig installateur, El Khattabi Installaties, Schiedam
badkamers, ketels, vloerverwarming, gestopt omdat ik weer collega's wilde
september 2012-april 2018 Cv-monteur bij Warmtebedrijf Delfland te Delft
augustus 2010-augustus 2012 Leerling-monteur (BBL) bij Warmtebedrijf Delfland te Delft
**SCHOOL**
mbo 3 Installatietechniek, Albeda, 2012
vmbo-kader, Lentiz Schiedam, 2010
**CERTIFICATEN**
F-gassen categorie 1, CO-vrij (gasverbrandingsinstallaties), BRL 6000-21
**TALEN**
Nederlands, Engels, Tarifit
`,
  }),
  cv('a25-sv-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Amina Warsame Lindqvist', 'Amina Lindqvist', 'Amina Warsame'],
    email: 'amina.w.lindqvist@norrlandspost.example',
    phone: '070-174 06 42',
    city: 'Umeå',
    languages: ['Svenska', 'Somaliska', 'Engelska'],
    jobs: [
      'Samordnare och undersköterska | Björkbackens äldreboende | Umeå | 2022-02 | now',
      'Undersköterska | Björkbackens äldreboende | Umeå | 2018-06 | 2022-01',
      'Undersköterska, natt | Hemtjänsten Kusten AB | Robertsfors | 2016-01 | 2017-05',
      'Vårdbiträde (timanställd) | Vännäs kommun | Vännäs | 2013-06 | 2015-12',
    ],
    page: `
! CV – Amina Warsame Lindqvist
Adress: Axtorpsvägen 14 B, 903 37 Umeå
Telefon: 070-174 06 42
E-post: amina.w.lindqvist@norrlandspost.example
# Om mig
Jag är en lugn och erfaren undersköterska som tycker om att få en avdelning att fungera. Jag har B-körkort.
# Arbetslivserfarenhet
|| 5 11
| feb 2022 – pågående | **Samordnare och undersköterska**\\Björkbackens äldreboende, Umeå\\Schema för 22 personer, inskolning, kontaktman för fyra boende
| juni 2018 – jan 2022 | **Undersköterska**\\Björkbackens äldreboende, Umeå\\Demensavdelning, medicindelegering
| juni 2017 – maj 2018 | Föräldraledig
| jan 2016 – maj 2017 | **Undersköterska, natt**\\Hemtjänsten Kusten AB, Robertsfors
| juni 2013 – dec 2015 | **Vårdbiträde (timanställd)**\\Vännäs kommun
# Utbildning
|| 5 11
| 2021 | Specialistutbildad undersköterska demens, YH, Umeå
| 2015 | Vård- och omsorgsprogrammet, Komvux Vännäs
# Språk
Svenska, Somaliska, Engelska
# Referenser
Lämnas gärna på begäran
`,
  }),
  cv('a26-da-dk-salgschef', 'pdf', 'da', 'DK', {
    names: ['Jeppe Kaas Søndergård', 'Jeppe Søndergård'],
    email: 'jeppe@kaas-soendergaard.example',
    phone: '+45 20 55 51 38',
    city: 'Kolding',
    headline: 'Salgschef med hang til regneark og lange køreture',
    languages: ['Dansk', 'Tysk', 'Engelsk'],
    jobs: [
      'Nordisk salgschef | Trekantens Køleteknik A/S | Kolding | 2021-08 | now',
      'Key Account Manager | Trekantens Køleteknik A/S | Kolding | 2017-10 | 2021-07',
      'Distriktschef | Vestjysk Foder ApS | Varde | 2013-01 | 2017-03',
      'Salgskonsulent | Brdr. Ankjær Maskiner | Vejen | 2009-08 | 2012-12',
      'Landbrugselev | Højgård I/S | Ribe | 2005-08 | 2007-07',
    ],
    aside: [4],
    page: `
! JEPPE KAAS SØNDERGÅRD
Salgschef med hang til regneark og lange køreture
~ Agtrupvej 93, 6000 Kolding · +45 20 55 51 38 · jeppe@kaas-soendergaard.example
# Profil
Jeg bygger salgsafdelinger op i virksomheder, der hidtil har levet af mund til mund. Gift med Lone, tre børn, to heste.
# Erhvervserfaring
08/2021 – nu \t**Nordisk salgschef**, Trekantens Køleteknik A/S, Kolding
* Ni sælgere i Danmark, Sverige og Norge
* Omsætning fra 84 til 131 mio. kr.
10/2017 – 07/2021 \t**Key Account Manager**, Trekantens Køleteknik A/S, Kolding
* Mejerier og slagterier
04/2017 – 09/2017 \tJobsøgende, byggede hus
01/2013 – 03/2017 \t**Distriktschef**, Vestjysk Foder ApS, Varde
08/2009 – 12/2012 \t**Salgskonsulent**, Brdr. Ankjær Maskiner, Vejen
08/2005 – 07/2007 \t**Landbrugselev**, Højgård I/S, Ribe
# Uddannelse
2019 \tAkademiuddannelse i ledelse, IBA Kolding
2007 – 2009 \tMarkedsføringsøkonom, Esbjerg
2005 \tStudent, Vejen Gymnasium
# Sprog
Dansk (modersmål), Tysk (flydende), Engelsk (flydende)
# Fritid
Formand for rideklubben, marathon i langsomt tempo
`,
  }),
  cv('a27-sv-se-utvecklare', 'pdf', 'sv', 'SE', {
    names: ['Carl-Axel af Wedelsparre', 'Calle af Wedelsparre', 'Carl-Axel "Calle" af Wedelsparre'],
    email: 'calle@wedelsparre.example',
    phone: '+46 70 174 06 88',
    city: 'Lund',
    headline: 'Systemutvecklare inom inbyggda system',
    languages: ['svenska', 'engelska', 'danska'],
    jobs: [
      'Konsult, inbyggda system | Ardenta Konsult AB | Malmö | 2023-05 | now',
      'Systemarkitekt | Ljungby Kameror AB | Lund | 2018-09 | 2023-04',
      'Mjukvaruutvecklare | Ljungby Kameror AB | Lund | 2014-08 | 2018-08',
      'Amanuens | Lunds tekniska högskola | Lund | 2012-09 | 2014-06',
      'Examensarbetare | Öresund Sonar AB | Helsingborg | 2014-01 | 2014-06',
    ],
    aside: [4],
    page: `
> **Carl-Axel "Calle" af Wedelsparre**
> Systemutvecklare inom inbyggda system
> Lund | +46 70 174 06 88 | calle@wedelsparre.example
# Sammanfattning
Tolv år med C, C++ och Rust nära hårdvaran. Trivs med oscilloskop och små team. Talar svenska, engelska och danska.
# Anställningar
**Ardenta Konsult AB, Malmö** – Konsult, inbyggda system
2023-05 – tills vidare
Uppdrag: pumpstyrning åt ett vattenbolag (2025–), laddboxar åt en biltillverkare (2023–2025)
**Ljungby Kameror AB, Lund** – Systemarkitekt
2018-09 – 2023-04
Arkitektur för tredje generationens nätverkskamera, säker uppstart, Yocto
**Ljungby Kameror AB, Lund** – Mjukvaruutvecklare
2014-08 – 2018-08
Drivrutiner, videokodning
**Lunds tekniska högskola, Lund** – Amanuens
2012-09 – 2014-06
**Öresund Sonar AB, Helsingborg** – Examensarbetare
2014-01 – 2014-06
# Utbildning
Civilingenjör i elektroteknik, Lunds tekniska högskola, 2009–2014
# Teknik
C, C++17, Rust, Zephyr, Yocto, CAN, I2C, Jenkins, Git
# Övrigt
Segling, körkort A och B, reservofficer
`,
  }),
];
