import type { Sheet } from './sheet.ts';

/** A fifth round of CVs whose pages were written by hand: plain headings, towns that are employers, one line a job. All people are made up. */
export const BY_HAND_FIFTH: Sheet[] = [
  {
    id: 'fifth-uk-plain-headings',
    layout: 'by hand: plain title-case headings, the work behind all lists',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Rosamund Ekwueme-Pratt',
    names: ['Rosamund Ekwueme-Pratt'],
    email: 'rosamund.ep@mail.example',
    phone: '07700 900 314',
    place: 'London SE15',
    city: 'London',
    jobs: [
      'Payroll Manager | Thistlewood Housing Association | | 2020-03 | now',
      'Senior Payroll Officer | Borough of Camberley Council | | 2016-07 | 2020-02',
      'Payroll Clerk | Hartnell Dairies Ltd | | 2013-01 | 2016-06',
    ],
    edu: ['BA (Hons) Business Studies | University of Greenwich | 2012'],
    skills: ['Sage 50', 'iTrent', 'Excel', 'Real Time Information'],
    languages: ['English (native)', 'Igbo (conversational)'],
    page: `
Rosamund Ekwueme-Pratt
London SE15
Tel 07700 900 314, email rosamund.ep@mail.example

Key Skills
Sage 50, iTrent, Excel, Real Time Information

Certifications
CIPP Foundation Degree in Payroll Management
First Aid at Work

Languages
English (native), Igbo (conversational)

Awards
Payroll Team of the Year, 2019

Interests
Open-water swimming, choir

Work Experience
Payroll Manager
Thistlewood Housing Association
March 2020 to present
Runs the pay of 1,400 staff on two payrolls
Brought the year end in house
Senior Payroll Officer
Borough of Camberley Council
July 2016 to February 2020
Teachers' pensions, starters and leavers
Payroll Clerk
Hartnell Dairies Ltd
January 2013 to June 2016
Timesheets of drivers and packers

Education
BA (Hons) Business Studies, University of Greenwich, 2012

References
On request
`,
  },
  {
    id: 'fifth-us-roles',
    layout: 'by hand: several roles under one employer, dates at the right',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Deshawn K. Pruitt, PE',
    names: ['Deshawn K. Pruitt', 'Deshawn Pruitt'],
    email: 'dk.pruitt@mail.example',
    phone: '(704) 555-0139',
    place: 'Charlotte, NC',
    jobs: [
      'Director, Water Resources | Piedmont Civil Group | Charlotte, NC | 2021-01 | now',
      'Senior Project Engineer | Piedmont Civil Group | Charlotte, NC | 2017-04 | 2020-12',
      'Project Engineer | Piedmont Civil Group | Charlotte, NC | 2014-06 | 2017-03',
      'Staff Engineer | Catawba Utilities | Rock Hill, SC | 2011-08 | 2014-05',
    ],
    edu: ['BS, Civil Engineering | Clemson University | 2011'],
    skills: ['HEC-RAS', 'Civil 3D', 'SWMM', 'ArcGIS'],
    page: `
! Deshawn K. Pruitt, PE
Charlotte, NC | (704) 555-0139 | dk.pruitt@mail.example
# Career Summary
Licensed engineer with fifteen years in stormwater. React quickly to storms, swift execution on site.
# Professional Background
**Piedmont Civil Group, Charlotte, NC**\tJune 2014 – Present
__Director, Water Resources__\tJan 2021 – Present
* Leads 22 engineers in three offices
* Won the $40M Mallard Creek program
__Senior Project Engineer__\tApr 2017 – Dec 2020
* Dam rehabilitation, four counties
__Project Engineer__\tJun 2014 – Mar 2017
* Culvert design and permits
**Catawba Utilities, Rock Hill, SC**\tAug 2011 – May 2014
__Staff Engineer__
* Hydraulic models of the main trunk
# Technical Tools
HEC-RAS, Civil 3D, SWMM, ArcGIS
# Education
BS, Civil Engineering, Clemson University, 2011
`,
  },
  {
    id: 'fifth-in-bold',
    layout: 'by hand: Indian, each line of a job bold',
    format: 'pdf',
    lang: 'en',
    agency: 'IN',
    shown: 'SUDHANSHU RANJAN TRIPATHY',
    names: ['Sudhanshu Ranjan Tripathy'],
    email: 'sr.tripathy@mail.example',
    phone: '+91 98610 55214',
    place: 'Bhubaneswar',
    jobs: [
      'Senior Software Engineer | Kalinga Infosoft Pvt Ltd | Bhubaneswar | 2021-07 | now',
      'Software Engineer | Nexcore Technologies Pvt Ltd | Hyderabad | 2018-02 | 2021-06',
      'Trainee Engineer | Orbit Micro Systems | Cuttack | 2016-08 | 2018-01',
    ],
    edu: ['B.Tech (Information Technology) | Silicon Institute of Technology | 2016'],
    skills: ['Java', 'Spring Boot', 'Hibernate', 'Oracle', 'Jenkins'],
    page: `
> **CURRICULUM VITAE**
**SUDHANSHU RANJAN TRIPATHY**
Mobile: +91 98610 55214
E-mail: sr.tripathy@mail.example
Present address: Bhubaneswar
**CAREER OBJECTIVE**
To work in a challenging environment and to grow with the organization.
**WORK EXPERIENCE**
**Working as Senior Software Engineer in Kalinga Infosoft Pvt Ltd, Bhubaneswar from July 2021 to till date**
* Microservices for a billing platform
**Worked as Software Engineer in Nexcore Technologies Pvt Ltd, Hyderabad from Feb 2018 to June 2021**
* Payment gateway integration
**Worked as Trainee Engineer in Orbit Micro Systems, Cuttack from Aug 2016 to Jan 2018**
* Maintenance of the intranet
**TECHNICAL SKILLS**
Java, Spring Boot, Hibernate, Oracle, Jenkins
**ACADEMIC QUALIFICATION**
B.Tech (Information Technology), Silicon Institute of Technology, 2016
**DECLARATION**
I hereby declare that the above is true to the best of my knowledge.
Place: Bhubaneswar
(Sudhanshu Ranjan Tripathy)
`,
  },
  {
    id: 'fifth-in-projects',
    layout: 'by hand: Indian, bold employers with the designation below, projects between',
    format: 'pdf',
    lang: 'en',
    agency: 'IN',
    shown: 'Meenakshi Sundaram Velayutham',
    names: ['Meenakshi Sundaram Velayutham'],
    email: 'meenakshi.velayutham@mail.example',
    phone: '+91 94440 28817',
    place: 'Chennai',
    jobs: [
      'Assistant Manager – Quality | Sundar Auto Components Ltd | Chennai | 2019-09 | now',
      'Quality Engineer | Ashoka Castings | Coimbatore | 2014-06 | 2019-08',
    ],
    edu: ['B.E. Mechanical Engineering | PSG College of Technology | 2014'],
    skills: ['PPAP', 'SPC', 'Minitab', 'IATF 16949'],
    page: `
> **Meenakshi Sundaram Velayutham**
> meenakshi.velayutham@mail.example  |  +91 94440 28817  |  Chennai
**Professional Summary**
11 years in quality of castings and machined parts.
**Core Competencies**
PPAP, SPC, Minitab, IATF 16949
**Professional Experience**
**Sundar Auto Components Ltd, Chennai**
**Assistant Manager – Quality (Sep 2019 – Till Date)**
**Project: Steering knuckle line**
* Customer PPM from 120 to 18
**Project: Supplier upgrade**
* Audits of 14 suppliers
**Ashoka Castings, Coimbatore**
**Quality Engineer (Jun 2014 – Aug 2019)**
* Incoming inspection and gauges
**Education**
B.E. Mechanical Engineering, PSG College of Technology, 2014
**Personal Details**
Father's name: Velayutham K
Date of birth: 12/04/1992
Marital status: Married
`,
  },
  {
    id: 'fifth-au-table',
    layout: 'by hand: a table of the work, numbers in running text',
    format: 'doc',
    lang: 'en',
    agency: 'AU',
    shown: 'Callum Ngata-Rees',
    names: ['Callum Ngata-Rees'],
    email: 'callum.rees@mail.example',
    phone: '0491 570 156',
    place: 'Greater Sydney Area',
    city: 'Sydney',
    jobs: [
      'Site Supervisor | Banksia Constructions Pty Ltd | | 2022-02 | now',
      'Leading Hand Carpenter | Yarrabin Homes | | 2018-05 | 2022-01',
      'Carpenter | Fitzgibbon Joinery | | 2015-03 | 2018-04',
    ],
    edu: ['Certificate III in Carpentry | TAFE NSW | 2014'],
    skills: ['White Card', 'Formwork', 'Procore'],
    page: `
! Callum Ngata-Rees
Greater Sydney Area. Call me on 0491 570 156 after three or write to callum.rees@mail.example.
**Employment**
|| 4 6 6
| **When** | **Where** | **As**
| 02/2022 – now | Banksia Constructions Pty Ltd | Site Supervisor
| 05/2018 – 01/2022 | Yarrabin Homes | Leading Hand Carpenter
| 03/2015 – 04/2018 | Fitzgibbon Joinery | Carpenter
**Tickets and Skills**
White Card, Formwork, Procore
**Training**
Certificate III in Carpentry, TAFE NSW, 2014
`,
  },
  {
    id: 'fifth-linkedin',
    layout: 'by hand: a profile page with a sidebar, spans under each employer',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Ottoline Marchetti',
    names: ['Ottoline Marchetti'],
    headline: 'Product Marketing Lead at Quillfeather',
    email: 'ottoline.m@mail.example',
    place: 'Bristol, England, United Kingdom',
    city: 'Bristol',
    jobs: [
      'Product Marketing Lead | Quillfeather | | 2022-05 | now',
      'Product Marketing Manager | Quillfeather | | 2019-08 | 2022-05',
      'Marketing Executive | Dunmore & Sykes | | 2016-09 | 2019-07',
    ],
    edu: ['Bachelor of Arts, English Literature | University of Exeter | 2013 – 2016'],
    skills: ['Positioning', 'Product Launches', 'Copywriting'],
    languages: ['English (Native or Bilingual)', 'Italian (Professional Working)'],
    page: `
[[ 5 12
Contact
ottoline.m@mail.example
www.linkedin.com/in/ottoline-marchetti (LinkedIn)

Top Skills
Positioning
Product Launches
Copywriting

Languages
English (Native or Bilingual)
Italian (Professional Working)

Certifications
Pragmatic Certified, Level III
---
! Ottoline Marchetti
Product Marketing Lead at Quillfeather
Bristol, England, United Kingdom

# Summary
I help engineers say what they have built.

# Experience
**Quillfeather**
7 years 4 months
Product Marketing Lead
May 2022 - Present (4 years 7 months)
Bristol, England, United Kingdom
Two launches a quarter.
Product Marketing Manager
August 2019 - May 2022 (2 years 10 months)
**Dunmore & Sykes**
Marketing Executive
September 2016 - July 2019 (2 years 11 months)
Bath, England, United Kingdom

# Education
University of Exeter
Bachelor of Arts, English Literature · (2013 - 2016)
]]
`,
  },
  {
    id: 'fifth-ie-clinical',
    layout: 'by hand: a nurse, letters behind the name, clinical experience',
    format: 'docx',
    lang: 'en',
    agency: 'IE',
    shown: 'Siobhán Ní Dhálaigh, RGN, MSc, RANP',
    names: ['Siobhán Ní Dhálaigh'],
    email: 'siobhan.nidhalaigh@mail.example',
    phone: '+353 87 555 0142',
    place: 'Galway',
    jobs: [
      'Clinical Nurse Manager 2 | Corrib Valley Hospital | | 2021-11 | now',
      'Staff Nurse, Oncology | Corrib Valley Hospital | | 2017-02 | 2021-10',
      "Staff Nurse | St Brendan's Nursing Home | | 2014-10 | 2017-01",
    ],
    edu: [
      'MSc in Advanced Practice | University of Galway | 2020',
      'BNSc in General Nursing | Atlantic Technological University | 2014',
    ],
    page: `
**Siobhán Ní Dhálaigh, RGN, MSc, RANP**
Galway, Ireland
+353 87 555 0142
siobhan.nidhalaigh@mail.example
**Registration**
NMBI, general division, since 2014
**Clinical Experience**
Clinical Nurse Manager 2, Corrib Valley Hospital
November 2021 – present
* 28-bed oncology ward, 34 staff
Staff Nurse, Oncology, Corrib Valley Hospital
February 2017 – October 2021
* SACT and central lines
Staff Nurse, St Brendan's Nursing Home
October 2014 – January 2017
**Education and Training**
MSc in Advanced Practice, University of Galway, 2020
BNSc in General Nursing, Atlantic Technological University, 2014
`,
    untold: true,
  },
  {
    id: 'fifth-uk-no-headings',
    layout: 'by hand: no headings, one line a job',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Gethin Prosser',
    names: ['Gethin Prosser'],
    email: 'gethin.prosser@mail.example',
    phone: '+44 7700 900551',
    place: 'Swansea',
    jobs: [
      'Fleet Manager | Glanmor Coaches | | 2019 | now',
      'Workshop Foreman | Tawe Bus Company | | 2014 | 2019',
      'Mechanic | Neath Road Garage | | 2008 | 2014',
    ],
    edu: [],
    dates: 'year',
    untold: true,
    page: `
Gethin Prosser
Swansea, +44 7700 900551, gethin.prosser@mail.example

I look after coaches and the people who drive them.

2019 – present: Fleet Manager, Glanmor Coaches
2014 – 2019: Workshop Foreman, Tawe Bus Company
2008 – 2014: Mechanic, Neath Road Garage

Full UK licence with category D. References from either of the last two.
`,
  },
  {
    id: 'fifth-de-bei',
    layout: 'by hand: German, a title and its employer in one sentence, towns that are employers',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Annelie Trautwein-Kocabas',
    names: ['Annelie Trautwein-Kocabas'],
    email: 'a.trautwein@mail.example',
    phone: '0221 5550198',
    place: 'Köln',
    jobs: [
      'Einkäuferin | Siegen | Köln | 2021-04 | now',
      'Sachbearbeiterin Einkauf | Metallwerke Rheinbrohl GmbH | Rheinbrohl | 2017-09 | 2021-03',
      'Kauffrau für Büromanagement | Brenner & Söhne KG | Bonn | 2014-08 | 2017-08',
    ],
    edu: ['Ausbildung zur Kauffrau für Büromanagement | Berufskolleg Bonn-Duisdorf | 2011 – 2014'],
    skills: ['SAP MM', 'MS Excel', 'Verhandlungsführung'],
    languages: ['Deutsch (Muttersprache)', 'Englisch (B2)', 'Türkisch (A2)'],
    untold: true,
    page: `
Lebenslauf

Annelie Trautwein-Kocabas
Köln
0221 5550198
a.trautwein@mail.example

Beruflicher Werdegang
04/2021 – heute
Einkäuferin bei Siegen, Köln
* Rahmenverträge für Gussteile
* Lieferantenaudits
09/2017 – 03/2021
Sachbearbeiterin Einkauf bei Metallwerke Rheinbrohl GmbH, Rheinbrohl
* Bestellungen und Reklamationen
08/2014 – 08/2017
Kauffrau für Büromanagement bei Brenner & Söhne KG, Bonn

Schule und Ausbildung
2011 – 2014
Ausbildung zur Kauffrau für Büromanagement, Berufskolleg Bonn-Duisdorf

Kenntnisse
SAP MM, MS Excel, Verhandlungsführung

Sprachen
Deutsch (Muttersprache), Englisch (B2), Türkisch (A2)
`,
  },
  {
    id: 'fifth-de-zeilen',
    layout: 'by hand: German, two columns, each job in one line of a table',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Dipl.-Ing. (FH) Torben Quast',
    names: ['Torben Quast'],
    email: 'torben.quast@mail.example',
    phone: '+49 151 55501777',
    place: 'Leipzig',
    jobs: [
      'Teamleiter Konstruktion | Saaletal Anlagenbau GmbH | | 2019-01 | now',
      'Konstrukteur | Vogtland Pumpen AG | | 2013-06 | 2018-12',
      'Technischer Zeichner | Ingenieurbüro Pöhl | | 2010-10 | 2013-05',
    ],
    edu: ['Diplom Maschinenbau | Hochschule Zittau/Görlitz | 2010'],
    skills: ['Inventor', 'AutoCAD', 'Creo'],
    languages: ['Deutsch (Muttersprache)', 'Polnisch (B1)'],
    page: `
[[ 5 12
**Kontakt**
Leipzig
+49 151 55501777
torben.quast@mail.example
**EDV**
Inventor
AutoCAD
Creo
**Sprachen**
Deutsch (Muttersprache)
Polnisch (B1)
---
**Dipl.-Ing. (FH) Torben Quast**
**Stationen**
01.2019 – heute   Teamleiter Konstruktion, Saaletal Anlagenbau GmbH
06.2013 – 12.2018   Konstrukteur, Vogtland Pumpen AG
10.2010 – 05.2013   Technischer Zeichner, Ingenieurbüro Pöhl
**Studium**
2010   Diplom Maschinenbau, Hochschule Zittau/Görlitz
**Ehrenamt**
seit 2016   Trainer, SV Lindenau
]]
`,
  },
  {
    id: 'fifth-fr-ligne',
    layout: 'by hand: French, the period, then title and employer in one line',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Maëlys KERGOAT-DIALLO',
    names: ['Maëlys Kergoat-Diallo'],
    email: 'maelys.kd@mail.example',
    phone: '06 39 98 41 27',
    place: 'Rennes',
    jobs: [
      'Contrôleuse de gestion | Laiteries Brocéliande | Rennes | 2020-09 | now',
      'Assistante contrôle de gestion | Groupe Armor Emballage | Nantes | 2017-02 | 2020-08',
      'Comptable fournisseurs | Cabinet Le Floc’h | Vannes | 2014-09 | 2017-01',
    ],
    edu: ['Master CCA | IGR-IAE Rennes | 2014'],
    skills: ['Power BI', 'SAP CO', 'Excel VBA'],
    languages: ['Français (langue maternelle)', 'Anglais (C1)', 'Breton (notions)'],
    page: `
Maëlys KERGOAT-DIALLO
Rennes – 06 39 98 41 27 – maelys.kd@mail.example

Parcours professionnel
Depuis septembre 2020 : Contrôleuse de gestion, Laiteries Brocéliande, Rennes
* Clôtures mensuelles de six sites
Février 2017 – août 2020 : Assistante contrôle de gestion, Groupe Armor Emballage, Nantes
* Budgets et révisions
Septembre 2014 – janvier 2017 : Comptable fournisseurs, Cabinet Le Floc’h, Vannes

Diplômes
2014 : Master CCA, IGR-IAE Rennes

Outils
Power BI, SAP CO, Excel VBA

Langues
Français (langue maternelle), Anglais (C1), Breton (notions)

Centres d’intérêt
Voile, fest-noz
`,
  },
  {
    id: 'fifth-fr-postes',
    layout: 'by hand: French, two posts in one house, bold lines',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Bastien Ouédraogo',
    names: ['Bastien Ouédraogo'],
    email: 'bastien.ouedraogo@mail.example',
    phone: '+33 6 39 98 70 15',
    place: '69003 Lyon',
    city: 'Lyon',
    jobs: [
      'Chef de chantier | Rhône Bâtisseurs | Lyon | 2021-01 | now',
      'Conducteur de travaux adjoint | Rhône Bâtisseurs | Lyon | 2018-03 | 2020-12',
      'Technicien bureau d’études | Ateliers Fourvel | Villeurbanne | 2015-09 | 2018-02',
    ],
    edu: ['DUT Génie civil | IUT Lyon 1 | 2015'],
    skills: ['AutoCAD', 'Revit', 'MS Project'],
    languages: ['Français', 'Anglais'],
    page: `
> **Bastien Ouédraogo**
> 69003 Lyon · +33 6 39 98 70 15 · bastien.ouedraogo@mail.example
**EXPÉRIENCES**
**Rhône Bâtisseurs, Lyon** (mars 2018 – aujourd’hui)
**Chef de chantier** (depuis janvier 2021)
* Douze compagnons, trois lots
**Conducteur de travaux adjoint** (mars 2018 – décembre 2020)
* Planning et approvisionnement
**Ateliers Fourvel, Villeurbanne** (septembre 2015 – février 2018)
**Technicien bureau d’études**
* Métrés et plans
**ÉTUDES**
DUT Génie civil, IUT Lyon 1, 2015
**LOGICIELS**
AutoCAD, Revit, MS Project
**LANGUES**
Français, Anglais
`,
  },
  {
    id: 'fifth-es-santander',
    layout: 'by hand: Spanish, employers called as towns, plain headings',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'Itziar Goikoetxea Llorente',
    names: ['Itziar Goikoetxea Llorente'],
    email: 'itziar.goiko@mail.example',
    phone: '+34 655 550 118',
    place: 'Madrid',
    jobs: [
      'Analista de riesgos | Santander | Madrid | 2020-05 | now',
      'Gestora de banca personal | Sabadell | Bilbao | 2016-02 | 2020-04',
      'Administrativa | Gestoría Uribarri S.L. | Bilbao | 2013-09 | 2016-01',
    ],
    edu: ['Grado en Economía | Universidad del País Vasco | 2013'],
    skills: ['SQL', 'SAS', 'Excel'],
    languages: ['Español', 'Euskera', 'Inglés'],
    page: `
Itziar Goikoetxea Llorente
Madrid
+34 655 550 118
itziar.goiko@mail.example

Trayectoria Profesional
Analista de riesgos
Santander, Madrid
Mayo 2020 – actualidad
Modelos de impago para pymes
Gestora de banca personal
Sabadell, Bilbao
Febrero 2016 – abril 2020
Cartera de 300 clientes
Administrativa
Gestoría Uribarri S.L., Bilbao
Septiembre 2013 – enero 2016

Estudios
Grado en Economía, Universidad del País Vasco, 2013

Informática
SQL, SAS, Excel

Idiomas
Español, Euskera, Inglés
`,
  },
  {
    id: 'fifth-es-columnas',
    layout: 'by hand: Spanish, sidebar at the left, title and employer parted by a bar',
    format: 'pdf',
    lang: 'es',
    agency: 'MX',
    shown: 'Froylán Ibargüengoitia',
    names: ['Froylán Ibargüengoitia'],
    email: 'froylan.ib@mail.example',
    phone: '+52 55 5550 1187',
    place: 'Querétaro',
    jobs: [
      'Jefe de Almacén | Autopartes del Bajío | | 2019-10 | now',
      'Supervisor de Turno | Empaques Corregidora | | 2015-01 | 2019-09',
    ],
    edu: ['Ingeniería Industrial | Instituto Tecnológico de Querétaro | 2014'],
    skills: ['SAP WM', 'Kanban', '5S'],
    languages: ['Español', 'Inglés'],
    page: `
[[ 5 12
**CONTACTO**
Querétaro
+52 55 5550 1187
froylan.ib@mail.example
**HABILIDADES**
SAP WM
Kanban
5S
**IDIOMAS**
Español
Inglés
---
! Froylán Ibargüengoitia
# EXPERIENCIA LABORAL
**Jefe de Almacén | Autopartes del Bajío**
Octubre 2019 - Presente
* Doce mil ubicaciones, treinta personas
**Supervisor de Turno | Empaques Corregidora**
Enero 2015 - Septiembre 2019
* Embarques a Laredo
# FORMACIÓN
Ingeniería Industrial
Instituto Tecnológico de Querétaro, 2014
]]
`,
  },
  {
    id: 'fifth-it-righe',
    layout: 'by hand: Italian, dates first, employer in capitals behind the title',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Ludovica Sant’Angelo',
    names: ['Ludovica Sant’Angelo', "Ludovica Sant'Angelo"],
    email: 'ludovica.santangelo@mail.example',
    phone: '+39 347 555 0166',
    place: 'Bologna',
    jobs: [
      'Responsabile acquisti | Emilia Ingranaggi S.p.A. | Bologna | 2021-03 | now',
      'Buyer | Ceramiche Rubiera S.r.l. | Modena | 2017-06 | 2021-02',
      'Impiegata ufficio acquisti | Officine Savena | Bologna | 2014-01 | 2017-05',
    ],
    edu: ['Laurea in Economia aziendale | Università di Bologna | 2013'],
    skills: ['SAP', 'Incoterms', 'Excel'],
    languages: ['Italiano (madrelingua)', 'Inglese (B2)'],
    page: `
Ludovica Sant’Angelo
Bologna • +39 347 555 0166 • ludovica.santangelo@mail.example

Esperienza Lavorativa
Marzo 2021 – oggi
Responsabile acquisti – Emilia Ingranaggi S.p.A., Bologna
Gestione di 140 fornitori
Giugno 2017 – febbraio 2021
Buyer – Ceramiche Rubiera S.r.l., Modena
Gennaio 2014 – maggio 2017
Impiegata ufficio acquisti – Officine Savena, Bologna

Titoli di Studio
Laurea in Economia aziendale, Università di Bologna, 2013

Conoscenze Informatiche
SAP, Incoterms, Excel

Lingue
Italiano (madrelingua), Inglese (B2)
`,
  },
  {
    id: 'fifth-it-tabella',
    layout: 'by hand: Italian, a table of dates and places with bold employers',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Ermanno Del Favero',
    names: ['Ermanno Del Favero'],
    email: 'ermanno.delfavero@mail.example',
    phone: '0437 555 012',
    place: 'Belluno',
    jobs: [
      'Capocantiere | Dolomiti Costruzioni S.r.l. | | 2018-04 | now',
      'Muratore specializzato | Impresa Edile Zoldana | | 2009-03 | 2018-03',
    ],
    edu: ['Diploma di geometra | Istituto Tecnico Segato | 2008'],
    untold: true,
    page: `
**Curriculum vitae**
**Ermanno Del Favero**
Belluno, tel. 0437 555 012, ermanno.delfavero@mail.example
**Esperienze professionali**
|| 4 12
| 04/2018 – in corso | **Dolomiti Costruzioni S.r.l.**\\Capocantiere\\Tre squadre, cantieri in quota
| 03/2009 – 03/2018 | **Impresa Edile Zoldana**\\Muratore specializzato\\Restauro di malghe
**Formazione**
|| 4 12
| 2008 | Diploma di geometra, Istituto Tecnico Segato
**Patenti**
B, C, patentino gru
`,
  },
  {
    id: 'fifth-pt-sem-titulos',
    layout: 'by hand: Portuguese, plain headings, the employer first',
    format: 'docx',
    lang: 'pt',
    agency: 'PT',
    shown: 'Leonor Quaresma Vilhena',
    names: ['Leonor Quaresma Vilhena'],
    email: 'leonor.vilhena@mail.example',
    phone: '+351 915 550 173',
    place: 'Porto',
    jobs: [
      'Gestora de Clientes | Seguros Ribatejana | | 2019-11 | now',
      'Assistente Comercial | Têxteis do Ave, Lda. | | 2015-05 | 2019-10',
      'Operadora de Caixa | Supermercados Foz | | 2013-06 | 2015-04',
    ],
    edu: ['Licenciatura em Gestão | Universidade do Minho | 2013'],
    skills: ['Salesforce', 'Excel', 'Primavera'],
    languages: ['Português', 'Inglês', 'Francês'],
    page: `
Leonor Quaresma Vilhena
Porto
+351 915 550 173 | leonor.vilhena@mail.example

Competências
Salesforce, Excel, Primavera

Idiomas
Português, Inglês, Francês

Percurso Profissional
Seguros Ribatejana
Gestora de Clientes
novembro de 2019 – presente
Carteira de 220 empresas
Têxteis do Ave, Lda.
Assistente Comercial
maio de 2015 – outubro de 2019
Supermercados Foz
Operadora de Caixa
junho de 2013 – abril de 2015

Habilitações
Licenciatura em Gestão, Universidade do Minho, 2013
`,
  },
  {
    id: 'fifth-br-linha',
    layout: 'by hand: Brazilian, employer, title and period in one line',
    format: 'pdf',
    lang: 'pt',
    agency: 'BR',
    shown: 'Wanderléia Figueiró Batista',
    names: ['Wanderléia Figueiró Batista'],
    email: 'wanderleia.fb@mail.example',
    phone: '(31) 95555-0144',
    place: 'Belo Horizonte, MG',
    jobs: [
      'Coordenadora de RH | Mineração Serra Azul | | 2020-02 | now',
      'Analista de RH | Laticínios Curvelo | | 2016-08 | 2020-01',
      'Auxiliar de Departamento Pessoal | Contábil Savassi | | 2013-03 | 2016-07',
    ],
    edu: ['Psicologia | PUC Minas | 2012'],
    skills: ['eSocial', 'TOTVS RM', 'Power BI'],
    page: `
> **Wanderléia Figueiró Batista**
> Belo Horizonte, MG | (31) 95555-0144 | wanderleia.fb@mail.example
**EXPERIÊNCIA**
**Mineração Serra Azul** – Coordenadora de RH – 02/2020 até o momento
* Folha de 900 empregados
**Laticínios Curvelo** – Analista de RH – 08/2016 a 01/2020
* Recrutamento de safra
**Contábil Savassi** – Auxiliar de Departamento Pessoal – 03/2013 a 07/2016
**FORMAÇÃO**
Psicologia, PUC Minas, 2012
**CONHECIMENTOS**
eSocial, TOTVS RM, Power BI
`,
  },
  {
    id: 'fifth-nl-loopbaan',
    layout: 'by hand: Dutch, plain headings, the employer behind "bij"',
    format: 'docx',
    lang: 'nl',
    agency: 'NL',
    shown: 'Femke van den Eijnden',
    names: ['Femke van den Eijnden'],
    email: 'femke.vde@mail.example',
    phone: '06 5550 1839',
    place: 'Eindhoven',
    jobs: [
      'Logistiek coördinator | Kempen Transport B.V. | Eindhoven | 2021-01 | now',
      'Planner | Van Gerwen Logistiek | Veghel | 2017-04 | 2020-12',
      'Medewerker expeditie | Brabant Verpakkingen | Helmond | 2014-09 | 2017-03',
    ],
    edu: ['HBO Logistics Management | Fontys Hogescholen | 2014'],
    skills: ['SAP TM', 'Excel', 'WMS'],
    languages: ['Nederlands', 'Engels', 'Duits'],
    page: `
Femke van den Eijnden
Eindhoven, 06 5550 1839, femke.vde@mail.example

Loopbaan
Logistiek coördinator bij Kempen Transport B.V., Eindhoven
januari 2021 – heden
Aansturing van veertien planners en chauffeurs
Planner bij Van Gerwen Logistiek, Veghel
april 2017 – december 2020
Medewerker expeditie bij Brabant Verpakkingen, Helmond
september 2014 – maart 2017

Opleiding
HBO Logistics Management, Fontys Hogescholen, 2014

Vaardigheden
SAP TM, Excel, WMS

Talenkennis
Nederlands, Engels, Duits

Hobby's
Wielrennen
`,
  },
  {
    id: 'fifth-nl-tabel',
    layout: 'by hand: Dutch, a table with the function in bold',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Sjoerd Wierda',
    names: ['Sjoerd Wierda'],
    email: 'sjoerd.wierda@mail.example',
    phone: '+31 6 55501274',
    place: 'Leeuwarden',
    jobs: [
      'Teamleider Thuiszorg | Zorggroep De Terp | | 2020-06 | now',
      'Wijkverpleegkundige | Zorggroep De Terp | | 2015-02 | 2020-05',
      'Verpleegkundige | Ziekenhuis Oostergo | | 2010-09 | 2015-01',
    ],
    edu: ['HBO-V | NHL Stenden | 2010'],
    untold: true,
    page: `
! Sjoerd Wierda
Leeuwarden | +31 6 55501274 | sjoerd.wierda@mail.example
# Werkervaring
|| 4 12
| jun. 2020 – heden | **Teamleider Thuiszorg**, Zorggroep De Terp\\Twee teams in de wijk
| feb. 2015 – mei 2020 | **Wijkverpleegkundige**, Zorggroep De Terp
| sep. 2010 – jan. 2015 | **Verpleegkundige**, Ziekenhuis Oostergo\\Cardiologie
# Opleiding
|| 4 12
| 2010 | HBO-V, NHL Stenden
# Nevenactiviteiten
|| 4 12
| sinds 2018 | Bestuurslid, IJsclub Stiens
`,
  },
  {
    id: 'fifth-sv-anstallningar',
    layout: 'by hand: Swedish, plain headings, period behind the employer',
    format: 'docx',
    lang: 'sv',
    agency: 'SE',
    shown: 'Ebba Lindqvist-Öhrn',
    names: ['Ebba Lindqvist-Öhrn'],
    email: 'ebba.ohrn@mail.example',
    phone: '070-555 01 62',
    place: 'Malmö',
    jobs: [
      'Redovisningsekonom | Öresund Fastigheter AB | | 2020-04 | now',
      'Ekonomiassistent | Skånska Bageriet AB | | 2016-09 | 2020-03',
      'Lönehandläggare | Lomma kommun | | 2014-01 | 2016-08',
    ],
    edu: ['Ekonomie kandidat | Lunds universitet | 2013'],
    skills: ['Fortnox', 'Visma Lön', 'Excel'],
    languages: ['Svenska', 'Engelska', 'Danska'],
    page: `
Ebba Lindqvist-Öhrn
Malmö
070-555 01 62
ebba.ohrn@mail.example

Anställningar
Redovisningsekonom, Öresund Fastigheter AB (april 2020 – nuvarande)
Bokslut för nio bolag
Ekonomiassistent, Skånska Bageriet AB (september 2016 – mars 2020)
Lönehandläggare, Lomma kommun (januari 2014 – augusti 2016)

Utbildning
Ekonomie kandidat, Lunds universitet, 2013

Datakunskaper
Fortnox, Visma Lön, Excel

Språkkunskaper
Svenska, Engelska, Danska
`,
  },
  {
    id: 'fifth-da-ansaettelser',
    layout: 'by hand: Danish, bold lines with the period first',
    format: 'pdf',
    lang: 'da',
    agency: 'DK',
    shown: 'Rasmus Bjerregaard Thygesen',
    names: ['Rasmus Bjerregaard Thygesen'],
    email: 'rasmus.thygesen@mail.example',
    phone: '+45 25 55 01 73',
    place: 'Aarhus',
    jobs: [
      'Projektleder | Vestjysk Energi A/S | | 2019-08 | now',
      'Maskiningeniør | Limfjord Maskinfabrik | | 2014-02 | 2019-07',
    ],
    edu: ['Diplomingeniør, maskinteknik | VIA University College | 2014'],
    skills: ['SolidWorks', 'PRINCE2', 'MS Project'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    page: `
> **Rasmus Bjerregaard Thygesen**
> Aarhus | +45 25 55 01 73 | rasmus.thygesen@mail.example
**Ansættelser**
**08.2019 – nu: Projektleder, Vestjysk Energi A/S**
* Biogasanlæg til 60 mio. kr.
**02.2014 – 07.2019: Maskiningeniør, Limfjord Maskinfabrik**
* Konstruktion af kraner
**Uddannelse**
2014: Diplomingeniør, maskinteknik, VIA University College
**IT og værktøjer**
SolidWorks, PRINCE2, MS Project
**Sprog**
Dansk, Engelsk, Tysk
`,
  },
  {
    id: 'fifth-uk-academic',
    layout: 'by hand: academic appointments, plain, the year first',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Dr Ifeoma Adeyinka-Holt',
    names: ['Ifeoma Adeyinka-Holt', 'Dr Ifeoma Adeyinka-Holt'],
    email: 'i.adeyinka-holt@mail.example',
    phone: '+44 7700 900 862',
    place: 'Durham',
    jobs: [
      'Associate Professor in Hydrogeology | Durham University | | 2021 | now',
      'Lecturer in Earth Sciences | Keele University | | 2016 | 2021',
      'Postdoctoral Research Associate | British Geological Survey | | 2013 | 2016',
    ],
    edu: ['PhD in Geology | University of Leeds | 2013'],
    dates: 'year',
    untold: true,
    page: `
Dr Ifeoma Adeyinka-Holt
Department of Earth Sciences, Durham
i.adeyinka-holt@mail.example, +44 7700 900 862

Academic Appointments
2021 – present\tAssociate Professor in Hydrogeology, Durham University
2016 – 2021\tLecturer in Earth Sciences, Keele University
2013 – 2016\tPostdoctoral Research Associate, British Geological Survey

Qualifications
2013\tPhD in Geology, University of Leeds

Grants
2022 – 2025\tNERC, Recharge under drying climates, £612,000

Publications
Adeyinka-Holt, I. (2023) Chalk streams and their springs. Journal of Hydrology.
`,
  },
  {
    id: 'fifth-uk-contracts',
    layout: 'by hand: contracts, one bold line each with bars',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'VASQUEZ-BARRETT, Tobias',
    names: ['Tobias Vasquez-Barrett'],
    email: 'tobias@mail.example',
    phone: '07700 900 421',
    place: 'Reading',
    jobs: [
      'DevOps Engineer | Marlowe Insurance | | 2024-01 | now',
      'Platform Engineer | Fenwick Bank | | 2022-06 | 2023-12',
      'Linux Engineer | SAP | | 2019-09 | 2022-05',
    ],
    edu: ['BSc Computer Science | University of Reading | 2014'],
    skills: ['Kubernetes', 'Terraform', 'AWS', 'Ansible'],
    page: `
VASQUEZ-BARRETT, Tobias
Reading, 07700 900 421, tobias@mail.example
**Contracts**
**DevOps Engineer | Marlowe Insurance | Jan 2024 – Present**
* Moved 40 services to Kubernetes
**Platform Engineer | Fenwick Bank | Jun 2022 – Dec 2023**
* Golden images
**Linux Engineer | SAP | Sep 2019 – May 2022**
* Patching of 3,000 hosts
**Toolbox**
Kubernetes, Terraform, AWS, Ansible
**Degree**
BSc Computer Science, University of Reading, 2014
`,
  },
];
