import type { Sheet } from './sheet.ts';

/** A second round of CVs whose pages were written by hand, after the rules had learned from the first. All people are made up. */
export const BY_HAND_SECOND: Sheet[] = [
  {
    id: 'second-us-federal',
    layout: 'by hand: federal, with hours and supervisors',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'Ronald J. Kaczmarek Jr.',
    names: ['Ronald J. Kaczmarek Jr.', 'Ronald J. Kaczmarek', 'Ronald Kaczmarek', 'Ronald Kaczmarek Jr.'],
    email: 'rjkaczmarek@mail.example',
    phone: '410-555-0119',
    place: 'Baltimore, MD',
    jobs: [
      'Logistics Management Specialist | Chesapeake Supply Depot | Baltimore | 2018-06 | now',
      'Supply Technician | Naval Support Activity Annapolis | Annapolis | 2013-10 | 2018-06',
    ],
    edu: ['Bachelor of Science, Supply Chain Management | Towson University | 2013'],
    page: `
**Ronald J. Kaczmarek Jr.**
Baltimore, MD 21224
Phone: 410-555-0119
Email: rjkaczmarek@mail.example
Citizenship: United States
Veterans' Preference: 5 points
^ **WORK EXPERIENCE:**
^ **Logistics Management Specialist**, GS-0346-11
**Chesapeake Supply Depot**, Baltimore, MD
06/2018 – Present
Hours per week: 40
Supervisor: Linda Marsh, may contact
* Manages a stock of 14,000 lines
* Briefs the commander weekly
^ **Supply Technician**, GS-2005-07
**Naval Support Activity Annapolis**, Annapolis, MD
10/2013 – 06/2018
Hours per week: 40
* Received, stored and issued
^ **EDUCATION:**
Bachelor of Science, Supply Chain Management, Towson University, 2013
`,
  },
  {
    id: 'second-uk-promoted',
    layout: 'by hand: promotions in one line',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Harriet O’Donnell-Reyes',
    names: ['Harriet O’Donnell-Reyes', "Harriet O'Donnell-Reyes"],
    email: 'harriet.odr@mail.example',
    phone: '+44 (0)7700 900 655',
    place: 'Bristol',
    jobs: [
      'Head of Customer Operations | Tidewater Energy | Bristol | 2022-03 | now',
      'Customer Operations Manager | Tidewater Energy | Bristol | 2019-07 | 2022-02',
      'Team Leader | Kestrel Insurance Services | Swindon | 2016-01 | 2019-06',
      'Customer Adviser | Kestrel Insurance Services | Swindon | 2014-02 | 2015-12',
    ],
    edu: ['BSc Psychology | University of Bath | 2013'],
    page: `
> **HARRIET O’DONNELL-REYES**
> Bristol ~ +44 (0)7700 900 655 ~ harriet.odr@mail.example
^ **Where I have been**
^ **TIDEWATER ENERGY, BRISTOL (JULY 2019 – PRESENT)**
**Head of Customer Operations (March 2022 – Present)**
130 people on two floors, and a partner in Cape Town.
* Took complaints down by a third
**Customer Operations Manager (July 2019 – February 2022)**
* Moved the call centre home in nine days
^ **KESTREL INSURANCE SERVICES, SWINDON (FEBRUARY 2014 – JUNE 2019)**
**Team Leader (January 2016 – June 2019)**
**Customer Adviser (February 2014 – December 2015)**
^ **Education**
BSc Psychology, University of Bath, 2013
^ **Beyond work**
Trustee of a food bank since 2020. Open water swimmer.
`,
  },
  {
    id: 'second-seafarer',
    layout: 'by hand: sea service table',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'RAMIREZ, Jose Antonio Delgado',
    names: ['Jose Antonio Delgado Ramirez'],
    email: 'joseramirez.2ndoff@mail.example',
    phone: '+63 917 555 0142',
    jobs: [
      'Second Officer | Harbourline Shipping |  | 2024-03 | 2024-11',
      'Second Officer | Harbourline Shipping |  | 2023-02 | 2023-10',
      'Third Officer | Baltic Crest Tankers |  | 2021-06 | 2022-03',
    ],
    edu: ['BS Marine Transportation | Visayas Maritime Academy | 2018'],
    page: `
**CURRICULUM VITAE**
Name: RAMIREZ, Jose Antonio Delgado
Rank applied for: Second Officer
Mobile: +63 917 555 0142
Email: joseramirez.2ndoff@mail.example
^ **SEA SERVICE**
|| 3.5 3.5 4 3 3
| Vessel | Rank | Company | From | To
| MV Ardent Star | Second Officer | Harbourline Shipping | 03/2024 | 11/2024
| MV Quiet Star | Second Officer | Harbourline Shipping | 02/2023 | 10/2023
| MT Baltic Pearl | Third Officer | Baltic Crest Tankers | 06/2021 | 03/2022
^ **CERTIFICATES**
* Officer in charge of a navigational watch, II/1
* GMDSS General Operator
^ **EDUCATION**
BS Marine Transportation, Visayas Maritime Academy, 2018
`,
  },
  {
    id: 'second-teacher',
    layout: 'by hand: teacher, schools as employers',
    format: 'docx',
    lang: 'en',
    agency: 'AU',
    shown: 'Ms Talia Nguyen-Hart',
    names: ['Talia Nguyen-Hart', 'Ms Talia Nguyen-Hart'],
    email: 'talia.nh@mail.example',
    phone: '0491 570 313',
    place: 'Footscray VIC 3011',
    city: 'Footscray',
    jobs: [
      'Head of Year 9 and English Teacher | Yarrabank Secondary College |  | 2022 | now',
      'English Teacher | St Brigid’s Girls’ School |  | 2018 | 2021',
      'Graduate Teacher | Maribyrnong Community School |  | 2016 | 2017',
    ],
    edu: [
      'Master of Teaching (Secondary) | University of Melbourne | 2015',
      'Bachelor of Arts | Monash University | 2013',
    ],
    page: `
! Ms Talia Nguyen-Hart
0491 570 313 / talia.nh@mail.example / Footscray VIC 3011
# Qualifications
Master of Teaching (Secondary), University of Melbourne, 2015
Bachelor of Arts, Monash University, 2013
VIT registration 458812
# Teaching posts
**Yarrabank Secondary College** 2022 - current
Head of Year 9 and English Teacher
* 180 students, nine home groups
**St Brigid’s Girls’ School** 2018 - 2021
English Teacher
**Maribyrnong Community School** 2016 - 2017
Graduate Teacher
# Referees
Mr Paul Tran, Principal, Yarrabank Secondary College, 03 9555 0188
`,
  },
  {
    id: 'second-startup',
    layout: 'by hand: odd titles, dates at the right',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'jules tennant',
    names: ['Jules Tennant'],
    email: 'jules.tennant@hey.example',
    place: 'Brooklyn, NY',
    headline: 'Growth & Community',
    jobs: [
      'Growth Lead | Pebblework | New York | 2023-04 | now',
      'Community Builder | Open Pantry | Remote | 2020-09 | 2023-03',
      'Chief of Staff | Lanternfish | New York | 2018-05 | 2020-08',
      'Happiness Engineer | Folio & Co. | Remote | 2016-02 | 2018-04',
    ],
    edu: ['BA, Linguistics | Reed College | 2015'],
    skills: ['SQL', 'HubSpot', 'Webflow', 'Figma'],
    page: `
! jules tennant
Growth & Community
Brooklyn, NY · jules.tennant@hey.example · julestennant.example
^ **what i’ve done**
**Pebblework** — Growth Lead\tApr 2023 – now
* Took a newsletter from 4k to 61k readers
**Open Pantry** — Community Builder\tSep 2020 – Mar 2023
* 40 city groups run by volunteers
**Lanternfish** — Chief of Staff\tMay 2018 – Aug 2020
**Folio & Co.** — Happiness Engineer\tFeb 2016 – Apr 2018
* Answered 12,000 tickets, mostly kindly
^ **tools**
SQL, HubSpot, Webflow, Figma
^ **school**
BA, Linguistics — Reed College, 2015
`,
  },
  {
    id: 'second-de-pipes',
    layout: 'by hand: German with a bar at the right',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Leonie Hartwig',
    names: ['Leonie Hartwig'],
    email: 'leonie.hartwig@gmx.example',
    phone: '+49 (0) 151 2208 4471',
    place: 'Leipzig',
    headline: 'Online-Marketing-Managerin',
    jobs: [
      'Online-Marketing-Managerin | Sachsenquell Getränke GmbH | Leipzig | 2021-07 | now',
      'Junior Online-Marketing-Managerin | Agentur Lindwurm | Leipzig | 2019-01 | 2021-06',
      'Werkstudentin Social Media | Stadtwerke Halle | Halle | 2017-04 | 2018-12',
    ],
    edu: ['Bachelor Medien und Kommunikation | Universität Leipzig | 2018'],
    skills: ['Google Ads', 'Matomo', 'TYPO3', 'Canva'],
    languages: ['Deutsch (Muttersprache)', 'Englisch (C1)'],
    page: `
[[ 12 5
! Leonie Hartwig
Online-Marketing-Managerin
^ **Werdegang**
**07/2021 – heute | Online-Marketing-Managerin**
Sachsenquell Getränke GmbH, Leipzig
* Steuerung von Kampagnen mit 600.000 € im Jahr
* Aufbau des Onlineshops
**01/2019 – 06/2021 | Junior Online-Marketing-Managerin**
Agentur Lindwurm, Leipzig
* Betreuung von neun Kunden
**04/2017 – 12/2018 | Werkstudentin Social Media**
Stadtwerke Halle
^ **Bildungsweg**
**10/2014 – 03/2018 | Bachelor Medien und Kommunikation**
Universität Leipzig
---
**Kontakt**
04229 Leipzig
+49 (0) 151 2208 4471
leonie.hartwig@gmx.example
^ **Tools**
Google Ads
Matomo
TYPO3
Canva
^ **Sprachen**
Deutsch (Muttersprache)
Englisch (C1)
^ **Ehrenamt**
Lesepatin
]]
`,
  },
  {
    id: 'second-de-firma',
    layout: 'by hand: German form of the firm first',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Herr Jens-Uwe Petersen',
    names: ['Jens-Uwe Petersen', 'Herr Jens-Uwe Petersen'],
    email: 'ju.petersen@t-online.example',
    phone: '0431 5550 172',
    place: 'Kiel',
    jobs: [
      'Schichtleiter Produktion | Fördewerft Maschinen AG | Kiel | 2016-02 | now',
      'Industriemechaniker | Fördewerft Maschinen AG | Kiel | 2008-08 | 2016-01',
      'Zeitsoldat (Mannschaftslaufbahn) | Bundeswehr | Eckernförde | 2004-07 | 2008-06',
    ],
    edu: ['Realschulabschluss | Realschule Preetz | 2001'],
    skills: ['CNC', 'SAP PP', 'Kranschein'],
    page: `
**Bewerbung als Produktionsleiter**
Herr Jens-Uwe Petersen
Holtenauer Str. 300, 24106 Kiel
Tel. 0431 5550 172, ju.petersen@t-online.example
^ **Lebenslauf**
^ **Tätigkeiten**
|| 4 13
| 02/2016 – dato | Fördewerft Maschinen AG, Kiel\\**Schichtleiter Produktion**\\24 Mitarbeiter im Dreischichtbetrieb
| 08/2008 – 01/2016 | Fördewerft Maschinen AG, Kiel\\**Industriemechaniker**
| 07/2004 – 06/2008 | Bundeswehr, Eckernförde\\**Zeitsoldat (Mannschaftslaufbahn)**
^ **Schulbildung**
|| 4 13
| 2001 | Realschulabschluss, Realschule Preetz
^ **Fähigkeiten**
CNC, SAP PP, Kranschein
`,
  },
  {
    id: 'second-fr-de-a',
    layout: 'by hand: French, from and to in words',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Mme Nadège Thibodeau-Roy',
    names: ['Nadège Thibodeau-Roy', 'Mme Nadège Thibodeau-Roy'],
    email: 'n.thibodeau@mail.example',
    phone: '+33 6 44 60 11 98',
    place: 'Lille',
    jobs: [
      'Chargée de communication | Métropole Nord Habitat | Lille | 2019-05 | now',
      'Assistante de communication | Festival des Beffrois | Douai | 2016-09 | 2019-04',
      'Hôtesse d’accueil | Palais des Congrès d’Arras | Arras | 2014-10 | 2016-08',
    ],
    edu: ['Licence professionnelle Communication | Université de Lille | 2014'],
    skills: ['InDesign', 'WordPress', 'Relations presse'],
    languages: ['Français', 'Anglais', 'Néerlandais'],
    page: `
! Mme Nadège Thibodeau-Roy
Lille – +33 6 44 60 11 98 – n.thibodeau@mail.example
^ **MON PARCOURS PROFESSIONNEL**
**De mai 2019 à ce jour : Chargée de communication, Métropole Nord Habitat (Lille)**
Journal des locataires, réseaux sociaux, relations presse
**De septembre 2016 à avril 2019 : Assistante de communication, Festival des Beffrois (Douai)**
**D’octobre 2014 à août 2016 : Hôtesse d’accueil, Palais des Congrès d’Arras**
^ **ÉTUDES**
2014 – Licence professionnelle Communication, Université de Lille
^ **OUTILS ET SAVOIR-FAIRE**
InDesign, WordPress, Relations presse
^ **LANGUES**
Français, Anglais, Néerlandais
`,
  },
  {
    id: 'second-es-tabla',
    layout: 'by hand: Spanish table of jobs',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'Iñaki Zubizarreta Lasa',
    names: ['Iñaki Zubizarreta Lasa'],
    email: 'izubizarreta@mail.example',
    phone: '688 401 275',
    place: 'Vitoria-Gasteiz',
    jobs: [
      'Jefe de mantenimiento | Aceros Zadorra S.A. | Vitoria | 2017-09 | now',
      'Oficial de mantenimiento | Papelera del Bidasoa | Irún | 2011-04 | 2017-08',
      'Electromecánico | Montajes Goierri S.L. | Beasain | 2007-01 | 2011-03',
    ],
    edu: ['FP II Electricidad | Instituto Mendizabala | 2006'],
    languages: ['Euskera', 'Castellano', 'Inglés'],
    page: `
**Iñaki Zubizarreta Lasa**
Vitoria-Gasteiz, 688 401 275, izubizarreta@mail.example
^ **Experiencia**
|| 4 4.5 4 4
| Período | Empresa | Puesto | Localidad
| 09/2017 – actualidad | Aceros Zadorra S.A. | Jefe de mantenimiento | Vitoria
| 04/2011 – 08/2017 | Papelera del Bidasoa | Oficial de mantenimiento | Irún
| 01/2007 – 03/2011 | Montajes Goierri S.L. | Electromecánico | Beasain
^ **Estudios**
FP II Electricidad, Instituto Mendizabala, 2006
^ **Idiomas**
Euskera, Castellano, Inglés
`,
  },
  {
    id: 'second-it-dal',
    layout: 'by hand: Italian, from and to in words',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Rosalia Cannavò',
    names: ['Rosalia Cannavò'],
    email: 'rosalia.cannavo@mail.example',
    phone: '333 410 2298',
    place: 'Catania',
    jobs: [
      'Coordinatrice infermieristica | Casa di Cura Etna Salute | Catania | 2020-01 | now',
      'Infermiera | Ospedale San Luca | Acireale | 2012-06 | 2019-12',
      'Infermiera | Residenza Villa Serena | Paternò | 2010-03 | 2012-05',
    ],
    edu: ['Laurea in Infermieristica | Università di Catania | 2009'],
    languages: ['Italiano', 'Inglese'],
    page: `
! Rosalia Cannavò
Nata a Catania il 12/04/1987
Residente a Catania, cell. 333 410 2298
rosalia.cannavo@mail.example
^ **Esperienza**
**Dal gennaio 2020 ad oggi**
Coordinatrice infermieristica presso Casa di Cura Etna Salute, Catania
**Dal giugno 2012 al dicembre 2019**
Infermiera presso Ospedale San Luca, Acireale
**Dal marzo 2010 al maggio 2012**
Infermiera presso Residenza Villa Serena, Paternò
^ **Titolo di studio**
Laurea in Infermieristica, Università di Catania, 2009
^ **Lingue**
Italiano, Inglese
`,
  },
  {
    id: 'second-nl-bar',
    layout: 'by hand: Dutch with a bar at the left',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Sanne Bakker',
    names: ['Sanne Bakker'],
    email: 'sannebakker@mail.example',
    phone: '06 5122 7781',
    place: 'Groningen',
    jobs: [
      'Projectleider bodem | Adviesbureau Noorderzand B.V. | Groningen | 2020-02 | now',
      'Adviseur bodem | Adviesbureau Noorderzand B.V. | Groningen | 2016-09 | 2020-01',
      'Veldmedewerker | Grondmij Milieu | Assen | 2013-05 | 2016-08',
    ],
    edu: ['BSc Milieukunde | Van Hall Larenstein | 2013'],
    skills: ['QGIS', 'AutoCAD', 'SIKB 2001'],
    languages: ['Nederlands', 'Engels', 'Fries'],
    page: `
[[ 5 12
**Sanne Bakker**
^ **Contact**
06 5122 7781
sannebakker@mail.example
9712 AB Groningen
^ **Kennis**
QGIS
AutoCAD
SIKB 2001
^ **Talen**
Nederlands
Engels
Fries
---
**Wie ben ik**
Milieukundige die graag buiten staat en nog liever een helder rapport schrijft.
^ **Werk**
**Projectleider bodem**
Adviesbureau Noorderzand B.V. | februari 2020 – heden
* Saneringen voor gemeenten
**Adviseur bodem**
Adviesbureau Noorderzand B.V. | september 2016 – januari 2020
**Veldmedewerker**
Grondmij Milieu, Assen | mei 2013 – augustus 2016
^ **Opleiding**
BSc Milieukunde, Van Hall Larenstein, 2013
]]
`,
  },
  {
    id: 'second-sv-pdf',
    layout: 'by hand: Swedish, employer in capitals',
    format: 'pdf',
    lang: 'sv',
    agency: 'SE',
    shown: 'Mikael Öhrn',
    names: ['Mikael Öhrn'],
    email: 'mikael.ohrn@mail.example',
    phone: '+46 73 555 01 28',
    place: 'Sundsvall',
    jobs: [
      'Platschef | NORRBYGG AB | Sundsvall | 2018-05 | now',
      'Arbetsledare | NORRBYGG AB | Sundsvall | 2013-01 | 2018-04',
      'Snickare | HÄRNÖ TRÄ | Härnösand | 2006-08 | 2012-12',
    ],
    edu: ['Byggprogrammet | Härnösands gymnasium | 2006'],
    page: `
> **Mikael Öhrn**
> Sundsvall • +46 73 555 01 28 • mikael.ohrn@mail.example
^ **YRKESERFARENHET**
**NORRBYGG AB, Sundsvall**
Platschef, maj 2018 – nu
Ansvarar för två byggen om 90 miljoner kronor.
Arbetsledare, januari 2013 – april 2018
**HÄRNÖ TRÄ, Härnösand**
Snickare, augusti 2006 – december 2012
^ **UTBILDNING**
Byggprogrammet, Härnösands gymnasium, 2006
^ **ÖVRIGT**
B-körkort. Heta arbeten. Jaktlag.
`,
  },
  {
    id: 'second-pt-br',
    layout: 'by hand: Brazilian form of jobs',
    format: 'docx',
    lang: 'pt',
    agency: 'PT',
    shown: 'Thiago Nascimento Prado',
    names: ['Thiago Nascimento Prado'],
    email: 'thiagonprado@mail.example',
    phone: '+55 (41) 99812-3340',
    place: 'Curitiba – PR',
    city: 'Curitiba',
    jobs: [
      'Analista fiscal pleno | Grupo Araucária Alimentos | Curitiba | 2019-08 | now',
      'Assistente fiscal | Contábil Iguaçu Ltda | Curitiba | 2015-02 | 2019-07',
      'Auxiliar administrativo | Autopeças Batel | Curitiba | 2012-05 | 2015-01',
    ],
    edu: ['Bacharelado em Ciências Contábeis | Universidade Positivo | 2016'],
    skills: ['SPED', 'TOTVS Protheus', 'Excel'],
    languages: ['Inglês', 'Espanhol'],
    page: `
> **Thiago Nascimento Prado**
> Brasileiro, casado, 33 anos
> Curitiba – PR | +55 (41) 99812-3340 | thiagonprado@mail.example
^ **OBJETIVO**
Atuar na área fiscal.
^ **EXPERIÊNCIA**
**Grupo Araucária Alimentos**
Cargo: Analista fiscal pleno
Período: agosto/2019 até o momento
Principais atividades: apuração de ICMS, PIS e COFINS.
**Contábil Iguaçu Ltda**
Cargo: Assistente fiscal
Período: fevereiro/2015 a julho/2019
**Autopeças Batel**
Cargo: Auxiliar administrativo
Período: maio/2012 a janeiro/2015
^ **FORMAÇÃO**
Bacharelado em Ciências Contábeis – Universidade Positivo (2016)
^ **CONHECIMENTOS**
SPED, TOTVS Protheus, Excel
^ **IDIOMAS**
Inglês, Espanhol
`,
  },
  {
    id: 'second-da-pdf',
    layout: 'by hand: Danish with months',
    format: 'pdf',
    lang: 'da',
    agency: 'DK',
    shown: 'Søren Brøndum Kjær',
    names: ['Søren Brøndum Kjær'],
    email: 'soerenbk@mail.example',
    phone: '+45 20 55 01 74',
    place: 'Aarhus C',
    city: 'Aarhus',
    jobs: [
      'Indkøbschef | Østjyllands Møbler A/S | Aarhus | 2020-04 | now',
      'Indkøber | Vestkystens Fisk ApS | Esbjerg | 2014-09 | 2020-03',
      'Salgsassistent | Bolighuset Randers | Randers | 2010-08 | 2014-08',
    ],
    edu: ['HD i supply chain management | Aarhus Universitet | 2014'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    page: `
! Søren Brøndum Kjær
8000 Aarhus C, +45 20 55 01 74, soerenbk@mail.example
^ **Profil**
Indkøber med sans for både pris og håndværk.
^ **Erhvervserfaring**
April 2020 – i dag\tØstjyllands Møbler A/S, Aarhus
**Indkøbschef**
Leder af fire indkøbere.
September 2014 – marts 2020\tVestkystens Fisk ApS, Esbjerg
**Indkøber**
August 2010 – august 2014\tBolighuset Randers
**Salgsassistent**
^ **Uddannelse**
2014\tHD i supply chain management, Aarhus Universitet
^ **Sprog**
Dansk, Engelsk, Tysk
`,
  },
];
