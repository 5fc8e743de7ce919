import type { Sheet } from './sheet.ts';

/** A third round of CVs whose pages were written by hand. All people are made up. */
export const BY_HAND_THIRD: Sheet[] = [
  {
    id: 'third-uk-chef',
    layout: 'by hand: dates at the left in a narrow table',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Leon Achterberg-Cole',
    names: ['Leon Achterberg-Cole'],
    email: 'leon.ac@mail.example',
    phone: '07700 900 222',
    place: 'Margate',
    jobs: [
      'Head Chef | The Salt Rooms | Margate | 2022-06 | now',
      'Sous Chef | Harbour Arms Hotel | Whitstable | 2019-02 | 2022-05',
      'Chef de Partie | Brasserie Lumen | London | 2016-10 | 2019-01',
    ],
    edu: ['NVQ Level 3 Professional Cookery | Thanet College | 2016'],
    page: `
! Leon Achterberg-Cole
Margate, Kent. 07700 900 222. leon.ac@mail.example
^ **KITCHENS**
|| 3.5 13.5
| 06/22 – now | **Head Chef, The Salt Rooms, Margate**\\90 covers, brigade of seven, two rosettes
| 02/19 – 05/22 | **Sous Chef, Harbour Arms Hotel, Whitstable**\\Ran the pass four nights
| 10/16 – 01/19 | **Chef de Partie, Brasserie Lumen, London**\\Sauce and grill
^ **TRAINING**
NVQ Level 3 Professional Cookery, Thanet College, 2016
Food Hygiene Level 3
`,
  },
  {
    id: 'third-us-sales',
    layout: 'by hand: employer, place and dates between strokes',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Brianna K. Oyelaran, MBA',
    names: ['Brianna K. Oyelaran', 'Brianna Oyelaran'],
    email: 'brianna.oyelaran@mail.example',
    phone: '+1 (312) 555-0177',
    place: 'Chicago, IL',
    headline: 'Enterprise Account Executive',
    jobs: [
      'Enterprise Account Executive | Datalith | Chicago | 2022-01 | now',
      'Mid-Market Account Executive | Datalith | Chicago | 2020-03 | 2021-12',
      'Sales Development Representative | Fernway Systems | Chicago | 2018-07 | 2020-02',
      'Store Manager | Blue Heron Outfitters | Naperville | 2015-05 | 2018-06',
    ],
    edu: ['MBA | DePaul University | 2021', 'BA Communications | Northern Illinois University | 2015'],
    skills: ['MEDDICC', 'Salesforce', 'Outreach', 'Gong'],
    page: `
> **BRIANNA K. OYELARAN, MBA**
> Enterprise Account Executive
> Chicago, IL | +1 (312) 555-0177 | brianna.oyelaran@mail.example
^ **SALES EXPERIENCE**
Datalith | Chicago, IL | 2020–Present
__Enterprise Account Executive | Jan 2022–Present__
* 134% of quota in FY24
* Largest deal $1.9M, eleven months
__Mid-Market Account Executive | Mar 2020–Dec 2021__
* Rookie of the year
Fernway Systems | Chicago, IL
__Sales Development Representative | Jul 2018–Feb 2020__
Blue Heron Outfitters | Naperville, IL
__Store Manager | May 2015–Jun 2018__
^ **EDUCATION**
DePaul University, MBA, 2021
Northern Illinois University, BA Communications, 2015
^ **SALES TOOLBOX**
MEDDICC, Salesforce, Outreach, Gong
`,
  },
  {
    id: 'third-india-fresh',
    layout: 'by hand: company and role in brackets',
    format: 'doc',
    lang: 'en',
    agency: 'IN',
    shown: 'MOHD. FAIZAN ANSARI',
    names: ['Mohd. Faizan Ansari', 'Mohd Faizan Ansari', 'Faizan Ansari'],
    email: 'faizan.ansari97@mail.example',
    phone: '+91-8887012345',
    jobs: [
      'Site Engineer | Gangotri Infraprojects Ltd | Lucknow | 2021-09 | now',
      'Graduate Engineer Trainee | Awadh Constructions | Kanpur | 2019-07 | 2021-08',
    ],
    edu: ['B.Tech in Civil Engineering | AKTU, Lucknow | 2019'],
    skills: ['AutoCAD', 'STAAD Pro', 'Bar bending schedule', 'MS Excel'],
    languages: ['English', 'Hindi', 'Urdu'],
    page: `
> **RESUME**
**MOHD. FAIZAN ANSARI**
Contact No.: +91-8887012345
Email ID: faizan.ansari97@mail.example
^ **OBJECTIVE**
Seeking a position to utilize my skills in an organisation that offers professional growth.
^ **WORK EXPERIENCE (5+ Years)**
1. Company: Gangotri Infraprojects Ltd, Lucknow
Designation: Site Engineer
Duration: Sep 2021 to Till Date
Project: Six lane elevated corridor, package II
Responsibilities:
* Execution of pile and pile cap
* Preparation of BBS and daily progress report
2. Company: Awadh Constructions, Kanpur
Designation: Graduate Engineer Trainee
Duration: July 2019 to Aug 2021
Project: G+14 residential towers
^ **EDUCATIONAL QUALIFICATIONS**
B.Tech in Civil Engineering from AKTU, Lucknow in 2019 with 74%
^ **SOFTWARE SKILLS**
AutoCAD, STAAD Pro, Bar bending schedule, MS Excel
^ **PERSONAL PROFILE**
Father's Name: Mr. Shamim Ansari
Marital Status: Single
Languages Known: English, Hindi, Urdu
`,
  },
  {
    id: 'third-ie-carer',
    layout: 'by hand: from and to on lines of their own',
    format: 'docx',
    lang: 'en',
    agency: 'IE',
    shown: 'Grace Adaeze Okonjo',
    names: ['Grace Adaeze Okonjo'],
    email: 'gracead.okonjo@mail.example',
    phone: '+353 86 555 0143',
    place: 'Athlone',
    jobs: [
      'Healthcare Assistant | Lakeview Nursing Home | Athlone | 2021-03 | now',
      'Home Support Worker | Comfort Hands Homecare | Mullingar | 2018-11 | 2021-02',
    ],
    edu: ['QQI Level 5 Healthcare Support | Athlone Training Centre | 2018'],
    page: `
**Grace Adaeze Okonjo**
Address: 12 Abbey Road, Athlone, Co. Westmeath
Mobile: +353 86 555 0143
E-mail: gracead.okonjo@mail.example
^ __Work History__
From: March 2021
To: Present
Job title: Healthcare Assistant
Employer: Lakeview Nursing Home, Athlone
Duties: Personal care, manual handling, dementia activities
^ From: November 2018
To: February 2021
Job title: Home Support Worker
Employer: Comfort Hands Homecare, Mullingar
Duties: Visits to eleven clients a day
^ __Education and Training__
QQI Level 5 Healthcare Support, Athlone Training Centre, 2018
Patient moving and handling, 2025
`,
  },
  {
    id: 'third-de-arzt',
    layout: 'by hand: German doctor with since',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Dr. med. Florian Oberhuber',
    names: ['Florian Oberhuber', 'Dr. med. Florian Oberhuber', 'Dr. Florian Oberhuber'],
    email: 'f.oberhuber@mail.example',
    phone: '0176 44120087',
    place: 'Augsburg',
    headline: 'Facharzt für Innere Medizin',
    jobs: [
      'Oberarzt Kardiologie | Klinikum Lechfeld | Augsburg | 2021-10 | now',
      'Facharzt Innere Medizin | Klinikum Lechfeld | Augsburg | 2019-04 | 2021-09',
      'Assistenzarzt | Kreiskrankenhaus Mindeltal | Mindelheim | 2013-01 | 2019-03',
    ],
    edu: ['Studium der Humanmedizin | Ludwig-Maximilians-Universität München | 2006 – 2012'],
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    page: `
! Dr. med. Florian Oberhuber
Facharzt für Innere Medizin
Augsburg | 0176 44120087 | f.oberhuber@mail.example
^ **Ärztliche Tätigkeit**
**Seit 10/2021**: Oberarzt Kardiologie, Klinikum Lechfeld, Augsburg
**04/2019 – 09/2021**: Facharzt Innere Medizin, Klinikum Lechfeld, Augsburg
**01/2013 – 03/2019**: Assistenzarzt, Kreiskrankenhaus Mindeltal, Mindelheim
^ **Akademische Ausbildung**
2006 – 2012: Studium der Humanmedizin, Ludwig-Maximilians-Universität München
^ **Publikationen**
Oberhuber F et al. (2018) Vorhofflimmern nach Herzoperation. Z Kardiol 107: 33–41.
^ **Sprachen**
Deutsch, Englisch, Italienisch
`,
  },
  {
    id: 'third-fr-dev',
    layout: 'by hand: French with a stack under each job',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Yanis Belkacem',
    names: ['Yanis Belkacem'],
    email: 'yanis.belkacem@mail.example',
    phone: '07 81 22 40 63',
    place: 'Toulouse',
    headline: 'Développeur back-end Java',
    jobs: [
      'Développeur back-end | Aérolys | Toulouse | 2022-03 | now',
      'Développeur Java | Capitole Conseil | Toulouse | 2019-09 | 2022-02',
      'Alternant développeur | Mairie de Colomiers | Colomiers | 2018-09 | 2019-08',
    ],
    edu: ['Master Informatique | Université Paul Sabatier | 2019'],
    skills: ['Java', 'Spring', 'Kafka', 'PostgreSQL'],
    languages: ['Français', 'Anglais'],
    page: `
! Yanis Belkacem
Développeur back-end Java
Toulouse · 07 81 22 40 63 · yanis.belkacem@mail.example
## Expérience
**Aérolys** – Toulouse – CDI
Développeur back-end – mars 2022 à aujourd’hui
* Moteur de réservation de créneaux
Environnement technique : Java 21, Spring, Kafka
**Capitole Conseil** – Toulouse – CDI
Développeur Java – septembre 2019 à février 2022
Environnement technique : Java 11, PostgreSQL
**Mairie de Colomiers** – alternance
Alternant développeur – septembre 2018 à août 2019
## Compétences techniques
Java, Spring, Kafka, PostgreSQL
## Diplôme
2019 Master Informatique, Université Paul Sabatier
## Langues
Français, Anglais
`,
  },
  {
    id: 'third-es-enfermera',
    layout: 'by hand: Spanish, dates in brackets at the end',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'Nerea Gutiérrez Campo',
    names: ['Nerea Gutiérrez Campo'],
    email: 'nerea.gcampo@mail.example',
    phone: '617 555 903',
    place: 'Santander',
    jobs: [
      'Enfermera de quirófano | Clínica Mompía Norte | Santander | 2020-05 | now',
      'Enfermera de planta | Hospital Virgen del Mar | Laredo | 2016-07 | 2020-04',
    ],
    edu: ['Grado en Enfermería | Universidad de Cantabria | 2016'],
    languages: ['Español', 'Inglés'],
    page: `
**NEREA GUTIÉRREZ CAMPO**
Enfermera
Santander · Tel. 617 555 903 · nerea.gcampo@mail.example
^ **EXPERIENCIA LABORAL**
Enfermera de quirófano en Clínica Mompía Norte, Santander (mayo 2020 – actualmente)
Traumatología y cirugía general.
Enfermera de planta en Hospital Virgen del Mar, Laredo (julio 2016 – abril 2020)
Medicina interna.
^ **FORMACIÓN ACADÉMICA**
Grado en Enfermería, Universidad de Cantabria (2016)
^ **IDIOMAS**
Español, Inglés
`,
  },
  {
    id: 'third-nl-table',
    layout: 'by hand: Dutch table with three columns',
    format: 'docx',
    lang: 'nl',
    agency: 'NL',
    shown: 'Bram Wolters',
    names: ['Bram Wolters'],
    email: 'bram.wolters@mail.example',
    phone: '06 1344 8820',
    place: 'Zwolle',
    jobs: [
      'Teamleider logistiek | Koeltransport Hanze B.V. | Zwolle | 2019-03 | now',
      'Planner | Koeltransport Hanze B.V. | Zwolle | 2014-06 | 2019-02',
      'Vrachtwagenchauffeur | Meppel Bouwstoffen | Meppel | 2008-01 | 2014-05',
    ],
    edu: ['MBO Logistiek niveau 4 | Deltion College | 2014'],
    languages: ['Nederlands', 'Duits'],
    page: `
! Bram Wolters
Zwolle, 06 1344 8820, bram.wolters@mail.example
# Werkervaring
|| 4 6 7
| mrt 2019 – heden | Koeltransport Hanze B.V., Zwolle | Teamleider logistiek
| jun 2014 – feb 2019 | Koeltransport Hanze B.V., Zwolle | Planner
| jan 2008 – mei 2014 | Meppel Bouwstoffen, Meppel | Vrachtwagenchauffeur
# Opleiding
|| 4 13
| 2012 – 2014 | MBO Logistiek niveau 4, Deltion College
# Rijbewijzen
B, C, CE, code 95
# Talen
Nederlands, Duits
`,
  },
  {
    id: 'third-it-lista',
    layout: 'by hand: Italian, title in capitals',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Elisa Marangoni',
    names: ['Elisa Marangoni'],
    email: 'elisa.marangoni@mail.example',
    phone: '+39 340 555 0182',
    place: 'Verona',
    jobs: [
      'RESPONSABILE AMMINISTRATIVA | Marmi Valpantena S.r.l. | Verona | 2018-01 | now',
      'CONTABILE SENIOR | Studio Brentegani Commercialisti | Verona | 2012-09 | 2017-12',
      'IMPIEGATA CONTABILE | Cantina Monteforte | Soave | 2009-03 | 2012-08',
    ],
    edu: ['Diploma di Ragioneria | I.T.C. Lorgna | 2008'],
    page: `
! Elisa Marangoni
Verona | +39 340 555 0182 | elisa.marangoni@mail.example
^ **ESPERIENZE PROFESSIONALI**
**RESPONSABILE AMMINISTRATIVA**
Marmi Valpantena S.r.l., Verona
Gennaio 2018 - Presente
* Bilancio, banche, controllo di gestione
**CONTABILE SENIOR**
Studio Brentegani Commercialisti, Verona
Settembre 2012 - Dicembre 2017
**IMPIEGATA CONTABILE**
Cantina Monteforte, Soave
Marzo 2009 - Agosto 2012
^ **ISTRUZIONE**
Diploma di Ragioneria, I.T.C. Lorgna, 2008
`,
  },
  {
    id: 'third-pt-lista',
    layout: 'by hand: Portuguese with dates first and title after',
    format: 'docx',
    lang: 'pt',
    agency: 'PT',
    shown: 'Inês Vasconcelos Matos',
    names: ['Inês Vasconcelos Matos'],
    email: 'ines.vmatos@mail.example',
    phone: '917 555 023',
    place: 'Aveiro',
    jobs: [
      'Técnica de qualidade | Cerâmica Ria Azul S.A. | Aveiro | 2020-02 | now',
      'Assistente de laboratório | Lacticínios do Vouga | Águeda | 2016-10 | 2020-01',
    ],
    edu: ['Licenciatura em Química | Universidade de Aveiro | 2016'],
    skills: ['HACCP', 'ISO 9001', 'Excel'],
    languages: ['Português', 'Inglês'],
    page: `
**Inês Vasconcelos Matos**
Aveiro | 917 555 023 | ines.vmatos@mail.example
^ **Experiência de trabalho**
fev. 2020 – presente
**Técnica de qualidade** | Cerâmica Ria Azul S.A., Aveiro
* Auditorias internas
out. 2016 – jan. 2020
**Assistente de laboratório** | Lacticínios do Vouga, Águeda
^ **Formação**
Licenciatura em Química, Universidade de Aveiro, 2016
^ **Competências**
HACCP, ISO 9001, Excel
^ **Línguas**
Português, Inglês
`,
  },
];
