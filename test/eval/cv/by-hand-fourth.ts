import type { Sheet } from './sheet.ts';

/** A fourth round of CVs whose pages were written by hand, in layouts that stand in none before. All people are made up. */
export const BY_HAND_FOURTH: Sheet[] = [
  {
    id: 'fourth-au-snapshot',
    layout: 'by hand: a snapshot of the career, then each job again',
    format: 'docx',
    lang: 'en',
    agency: 'AU',
    shown: 'Tegan Marlow-Fitch',
    names: ['Tegan Marlow-Fitch'],
    email: 'tegan.mf@mail.example',
    phone: '0491 570 006',
    place: 'Newcastle NSW',
    city: 'Newcastle',
    jobs: [
      'Supply Planning Manager | Coaldale Foods | | 2021-02 | now',
      'Senior Demand Planner | Coaldale Foods | | 2018-05 | 2021-01',
      'Inventory Analyst | Hexam Freight Lines | | 2015-09 | 2018-04',
    ],
    edu: ['Bachelor of Business (Logistics) | University of Newcastle | 2015'],
    page: `
# Tegan Marlow-Fitch
Newcastle NSW  •  0491 570 006  •  tegan.mf@mail.example
^ **Career snapshot**
|| 4 6 6
| 2021 to date | Coaldale Foods | Supply Planning Manager
| 2018 – 2021 | Coaldale Foods | Senior Demand Planner
| 2015 – 2018 | Hexam Freight Lines | Inventory Analyst
^ **Career in detail**
**Supply Planning Manager** – Coaldale Foods (February 2021 to date)
* Cut stock cover from 41 to 28 days over four sites
* Team of five planners
**Senior Demand Planner** – Coaldale Foods (May 2018 to January 2021)
* Weekly forecast of 900 lines
**Inventory Analyst** – Hexam Freight Lines (September 2015 to April 2018)
* Cycle counts, slow movers
^ **Study**
Bachelor of Business (Logistics), University of Newcastle, 2015
`,
  },
  {
    id: 'fourth-us-durations',
    layout: 'by hand: dates with their length in brackets below the employer',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Marcus D. Whitlow',
    names: ['Marcus D. Whitlow', 'Marcus Whitlow'],
    email: 'mdwhitlow@mail.example',
    phone: '(614) 555-0182',
    place: 'Columbus, OH',
    jobs: [
      'Controls Engineer III | Buckeye Conveyor Corp | | 2020-06 | now',
      'Automation Technician | Lindell Packaging | | 2016-03 | 2020-05',
    ],
    edu: ['Associate of Applied Science, Electro-Mechanical | Columbus State Community College | 2015'],
    skills: ['RSLogix 5000', 'Ignition SCADA', 'EPLAN'],
    page: `
> **Marcus D. Whitlow**
> Columbus, OH · (614) 555-0182 · mdwhitlow@mail.example
^ **WHERE I HAVE WORKED**
**Buckeye Conveyor Corp**
Jun 2020 – Present (5 yrs 4 mos)
Controls Engineer III
* PLC retrofit of eleven sortation lines
* FAT and SAT at three customers
**Lindell Packaging**
Mar 2016 – May 2020 (4 yrs 3 mos)
Automation Technician
* Second shift, four cartoners
^ **WHAT I KNOW**
RSLogix 5000, Ignition SCADA, EPLAN
^ **SCHOOLING**
Columbus State Community College
Associate of Applied Science, Electro-Mechanical, 2015
`,
  },
  {
    id: 'fourth-uk-arrows',
    layout: 'by hand: arrows between dates and a stroke before the employer',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Rhiannon Parrish',
    names: ['Rhiannon Parrish'],
    email: 'rhi.parrish@mail.example',
    phone: '07700 900 417',
    place: 'Swansea',
    jobs: [
      'Lead Quantity Surveyor | Gower & Vale Contracting | | 2022 | now',
      'Quantity Surveyor | Pen-y-Bryn Builders | | 2017 | 2022',
      'Assistant Quantity Surveyor | Tawe Civil Ltd | | 2014 | 2017',
    ],
    edu: ['BSc (Hons) Quantity Surveying | University of South Wales | 2014'],
    page: `
Rhiannon Parrish
Swansea / 07700 900 417 / rhi.parrish@mail.example
^ __Jobs__
2022 → now
Lead Quantity Surveyor / Gower & Vale Contracting
Final accounts, NEC4, a team of three.
2017 → 2022
Quantity Surveyor / Pen-y-Bryn Builders
Schools and a health centre up to £14m.
2014 → 2017
Assistant Quantity Surveyor / Tawe Civil Ltd
Valuations and remeasure.
^ __Degree__
BSc (Hons) Quantity Surveying, University of South Wales, 2014
`,
  },
  {
    id: 'fourth-nz-letters',
    layout: 'by hand: employer, a colon and the titles held there',
    format: 'docx',
    lang: 'en',
    agency: 'NZ',
    shown: 'Wiremu Tautahi',
    names: ['Wiremu Tautahi'],
    email: 'w.tautahi@mail.example',
    phone: '021 555 0127',
    place: 'Hamilton',
    jobs: [
      'Herd Manager | Rangiora Dairy Trust | | 2023-06 | now',
      'Assistant Herd Manager | Rangiora Dairy Trust | | 2020-06 | 2023-05',
      'Farm Hand | Puketaha Farms | | 2018-06 | 2020-05',
    ],
    edu: ['New Zealand Certificate in Agriculture Level 4 | Wintec | 2020'],
    page: `
**Wiremu Tautahi**
Hamilton | 021 555 0127 | w.tautahi@mail.example
^ **MAHI / EMPLOYMENT**
Rangiora Dairy Trust:
* Herd Manager, June 2023 – present
* Assistant Herd Manager, June 2020 – May 2023
Puketaha Farms:
* Farm Hand, June 2018 – May 2020
^ **TRAINING**
New Zealand Certificate in Agriculture Level 4, Wintec, 2020
`,
  },
  {
    id: 'fourth-de-aufsteigend',
    layout: 'by hand: German, the oldest job first',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Henrike Voßkühler',
    names: ['Henrike Voßkühler'],
    email: 'h.vosskuehler@mail.example',
    phone: '0151 23456781',
    place: 'Münster',
    jobs: [
      'Leiterin Qualitätssicherung | Westfalia Backwaren GmbH | | 2019-01 | now',
      'Referentin Qualitätsmanagement | Emsland Frischdienst | | 2014-10 | 2018-12',
      'Laborantin | Institut Dr. Hagemeister | | 2011-08 | 2014-09',
    ],
    edu: ['Staatlich geprüfte Lebensmitteltechnikerin | Fachschule Kulmbach | 2011'],
    languages: ['Deutsch', 'Englisch'],
    page: `
# Lebenslauf
**Henrike Voßkühler**
Warendorfer Straße 12, 48145 Münster
Telefon 0151 23456781
E-Mail h.vosskuehler@mail.example
^ **Schule und Ausbildung**
2009 bis 2011 Staatlich geprüfte Lebensmitteltechnikerin, Fachschule Kulmbach
^ **Beruf**
August 2011 bis September 2014
Laborantin, Institut Dr. Hagemeister
Oktober 2014 bis Dezember 2018
Referentin Qualitätsmanagement, Emsland Frischdienst
Januar 2019 bis heute
Leiterin Qualitätssicherung, Westfalia Backwaren GmbH
Audits nach IFS Food, Leitung von sechs Personen
^ **Sprachen**
Deutsch (Muttersprache), Englisch (B2)
`,
  },
  {
    id: 'fourth-ch-dato',
    layout: 'by hand: Swiss, full dates and dato',
    format: 'pdf',
    lang: 'de',
    agency: 'CH',
    shown: 'Reto Zgraggen',
    names: ['Reto Zgraggen'],
    email: 'reto.zgraggen@mail.example',
    phone: '+41 79 555 01 33',
    place: 'Luzern',
    jobs: [
      'Projektleiter Gebäudetechnik | Pilatus Haustechnik AG | | 2018-04 | now',
      'Sanitärplaner | Reuss Ingenieure | | 2013-01 | 2018-03',
    ],
    edu: ['Gebäudetechnikplaner Sanitär EFZ | Berufsbildungszentrum Luzern | 2012'],
    page: `
**Reto Zgraggen**
6003 Luzern · +41 79 555 01 33 · reto.zgraggen@mail.example
^ **BERUFLICHER WERDEGANG**
01.04.2018 – dato\tPilatus Haustechnik AG, Projektleiter Gebäudetechnik
\tLeitung von 12 Projekten, Offertwesen
01.01.2013 – 31.03.2018\tReuss Ingenieure, Sanitärplaner
\tAusführungsplanung
^ **AUSBILDUNG**
2008 – 2012\tBerufsbildungszentrum Luzern, Gebäudetechnikplaner Sanitär EFZ
`,
  },
  {
    id: 'fourth-fr-poste',
    layout: 'by hand: French, the present post apart from those before',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Aurélie CHAMBRELENT',
    names: ['Aurélie Chambrelent'],
    email: 'a.chambrelent@mail.example',
    phone: '06 39 98 12 34',
    place: 'Angers',
    jobs: [
      'Responsable paie | Groupe Maine Logistique | | 2019-09 | now',
      'Gestionnaire de paie | Cabinet Loirec | | 2014-02 | 2019-08',
      'Assistante RH | Vergers du Layon | | 2012-01 | 2014-01',
    ],
    edu: ['Licence professionnelle GRH | Université d’Angers | 2011'],
    page: `
Aurélie CHAMBRELENT
49000 Angers – 06 39 98 12 34 – a.chambrelent@mail.example
^ **POSTE ACTUEL**
Responsable paie, Groupe Maine Logistique, depuis septembre 2019
* 1 400 bulletins par mois, équipe de 4
^ **POSTES PRÉCÉDENTS**
Gestionnaire de paie, Cabinet Loirec, de février 2014 à août 2019
Assistante RH, Vergers du Layon, de janvier 2012 à janvier 2014
^ **DIPLÔME**
Licence professionnelle GRH, Université d’Angers, 2011
`,
  },
  {
    id: 'fourth-qc-a-ce-jour',
    layout: 'by hand: from Québec, title and dates at the ends of a line',
    format: 'doc',
    lang: 'fr',
    agency: 'CA',
    shown: 'Jean-Sébastien Thibodeau',
    names: ['Jean-Sébastien Thibodeau'],
    email: 'js.thibodeau@mail.example',
    phone: '(418) 555-0154',
    place: 'Lévis',
    jobs: [
      'Contremaître mécanique | Aciérie du Fleuve | | 2018 | now',
      'Mécanicien industriel | Papiers Etchemin inc. | | 2009 | 2018',
    ],
    edu: ['DEP Mécanique industrielle | Centre de formation de Lévis | 2009'],
    page: `
> **Jean-Sébastien Thibodeau**
> Lévis (Québec) (418) 555-0154 js.thibodeau@mail.example
^ **Expériences de travail**
Contremaître mécanique\t2018 à ce jour
Aciérie du Fleuve
* Planifier l’entretien préventif
Mécanicien industriel\t2009 à 2018
Papiers Etchemin inc.
* Réparer pompes et réducteurs
^ **Scolarité**
DEP Mécanique industrielle\t2009
Centre de formation de Lévis
`,
  },
  {
    id: 'fourth-mx-campos',
    layout: 'by hand: Mexican, fields of each job',
    format: 'docx',
    lang: 'es',
    agency: 'MX',
    shown: 'Ximena Ruelas Ocampo',
    names: ['Ximena Ruelas Ocampo'],
    email: 'ximena.ruelas@mail.example',
    phone: '+52 33 5550 1288',
    place: 'Guadalajara',
    jobs: [
      'Coordinadora de Almacén | Distribuidora Tapatía | | 2020-03 | now',
      'Auxiliar de Inventarios | Comercial Zapopan | | 2016-07 | 2020-02',
    ],
    edu: ['Licenciatura en Administración | Universidad de Guadalajara | 2016'],
    page: `
**Ximena Ruelas Ocampo**
Guadalajara, Jalisco
Cel. +52 33 5550 1288
Correo: ximena.ruelas@mail.example
^ **TRAYECTORIA LABORAL**
Empresa: Distribuidora Tapatía
Puesto: Coordinadora de Almacén
Periodo: marzo 2020 a la fecha
Actividades: rutas, inventarios cíclicos, 14 personas a cargo
^ Empresa: Comercial Zapopan
Puesto: Auxiliar de Inventarios
Periodo: julio 2016 a febrero 2020
^ **FORMACIÓN**
Licenciatura en Administración, Universidad de Guadalajara, 2016
`,
  },
  {
    id: 'fourth-es-actualidad',
    layout: 'by hand: Spanish, bullets with years and a dash',
    format: 'pdf',
    lang: 'es',
    agency: 'ES',
    shown: 'Iker Goñi Lasarte',
    names: ['Iker Goñi Lasarte'],
    email: 'iker.goni@mail.example',
    phone: '+34 612 555 014',
    place: 'Vitoria-Gasteiz',
    jobs: [
      'Jefe de taller | Talleres Zadorra | | 2017 | now',
      'Oficial de primera | Mecanizados Arkaute | | 2010 | 2017',
    ],
    edu: ['FP II Mecanizado | Instituto Mendizabala | 2009'],
    languages: ['Castellano', 'Euskera'],
    page: `
! Iker Goñi Lasarte
Vitoria-Gasteiz | +34 612 555 014 | iker.goni@mail.example
^ **Mi experiencia**
* 2017–actualidad: Jefe de taller en Talleres Zadorra. Organización de dos turnos.
* 2010–2017: Oficial de primera en Mecanizados Arkaute. Torno y fresa CNC.
^ **Mis estudios**
* 2009: FP II Mecanizado, Instituto Mendizabala
^ **Idiomas**
* Castellano, Euskera
`,
  },
  {
    id: 'fourth-it-ad-oggi',
    layout: 'by hand: Italian, a table of from, to, firm and duty',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Ludovica Bertagnolli',
    names: ['Ludovica Bertagnolli'],
    email: 'l.bertagnolli@mail.example',
    phone: '+39 347 555 0191',
    place: 'Trento',
    jobs: [
      'Responsabile acquisti | Cantine Val Noce | | 2020 | now',
      'Addetta acquisti | Ferramenta Adige Srl | | 2014 | 2020',
    ],
    edu: ['Laurea in Economia | Università di Trento | 2013'],
    page: `
**Ludovica Bertagnolli**
Trento – +39 347 555 0191 – l.bertagnolli@mail.example
^ **Percorso professionale**
|| 2.5 2.5 6 6
| Dal | Al | Azienda | Mansione
| 2020 | oggi | Cantine Val Noce | Responsabile acquisti
| 2014 | 2020 | Ferramenta Adige Srl | Addetta acquisti
^ **Titolo di studio**
Laurea in Economia, Università di Trento, 2013
`,
  },
  {
    id: 'fourth-it-maiuscole',
    layout: 'by hand: Italian, place behind a dash and dates in brackets',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Davide Scaramuzzino',
    names: ['Davide Scaramuzzino'],
    email: 'd.scaramuzzino@mail.example',
    phone: '+39 333 555 0142',
    place: 'Torino',
    jobs: [
      'Manutentore elettrico | Officine Stura | | 2016-05 | now',
      'Elettricista | Impianti Dora Snc | | 2011-03 | 2016-04',
    ],
    edu: ['Diploma di perito elettrotecnico | ITIS Avogadro | 2010'],
    page: `
Davide Scaramuzzino
Torino, +39 333 555 0142, d.scaramuzzino@mail.example
^ **ESPERIENZE**
Manutentore elettrico presso Officine Stura (maggio 2016 – attuale)
Turni, cabina MT, fotovoltaico
Elettricista presso Impianti Dora Snc (marzo 2011 – aprile 2016)
^ **ISTRUZIONE**
Diploma di perito elettrotecnico, ITIS Avogadro, 2010
`,
  },
  {
    id: 'fourth-pt-desde',
    layout: 'by hand: Portuguese, since and between in words',
    format: 'docx',
    lang: 'pt',
    agency: 'PT',
    shown: 'Telma Varandas',
    names: ['Telma Varandas'],
    email: 'telma.varandas@mail.example',
    phone: '+351 912 555 018',
    place: 'Braga',
    jobs: [
      'Diretora de loja | Supermercados Minhoto | | 2021-03 | now',
      'Chefe de secção | Supermercados Minhoto | | 2016-06 | 2021-02',
    ],
    edu: ['Licenciatura em Gestão | Universidade do Minho | 2015'],
    page: `
**Telma Varandas**
Braga · +351 912 555 018 · telma.varandas@mail.example
^ **PERCURSO**
Desde março de 2021
Diretora de loja
Supermercados Minhoto
Entre junho de 2016 e fevereiro de 2021
Chefe de secção
Supermercados Minhoto
^ **FORMAÇÃO ACADÉMICA**
2015 – Licenciatura em Gestão, Universidade do Minho
`,
  },
  {
    id: 'fourth-nl-heden',
    layout: 'by hand: Dutch, firm with its dates and functions below',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Sjoerd Hiemstra',
    names: ['Sjoerd Hiemstra'],
    email: 's.hiemstra@mail.example',
    phone: '06 1255 5017',
    place: 'Leeuwarden',
    jobs: [
      'Teamleider productie | Friesche Zuivelfabriek | | 2020-01 | now',
      'Operator | Friesche Zuivelfabriek | | 2015-05 | 2019-12',
      'Magazijnmedewerker | De Waag Logistiek | | 2012-09 | 2015-04',
    ],
    edu: ['MBO Procestechniek | Friesland College | 2012'],
    page: `
! Sjoerd Hiemstra
Leeuwarden – 06 1255 5017 – s.hiemstra@mail.example
^ **Loopbaan**
**Friesche Zuivelfabriek (mei 2015 – heden)**
januari 2020 – heden: Teamleider productie
mei 2015 – december 2019: Operator
**De Waag Logistiek (september 2012 – april 2015)**
Magazijnmedewerker
^ **Scholing**
MBO Procestechniek, Friesland College, 2012
`,
  },
  {
    id: 'fourth-sv-pagaende',
    layout: 'by hand: Swedish, months in figures and ongoing',
    format: 'docx',
    lang: 'sv',
    agency: 'SE',
    shown: 'Ebba Sandqvist',
    names: ['Ebba Sandqvist'],
    email: 'ebba.sandqvist@mail.example',
    phone: '070-555 01 62',
    place: 'Umeå',
    jobs: [
      'Enhetschef | Norrlands Hemvård | | 2019-08 | now',
      'Undersköterska | Umeå kommun | | 2012-06 | 2019-07',
    ],
    edu: ['Socionomprogrammet | Umeå universitet | 2019'],
    page: `
**Ebba Sandqvist**
Umeå, 070-555 01 62, ebba.sandqvist@mail.example
^ **Anställningar**
2019-08 – pågående: Enhetschef på Norrlands Hemvård
2012-06 – 2019-07: Undersköterska på Umeå kommun
^ **Utbildning**
2015 – 2019: Socionomprogrammet, Umeå universitet
`,
  },
  {
    id: 'fourth-da-nu',
    layout: 'by hand: Danish, years before the post and the firm in brackets',
    format: 'doc',
    lang: 'da',
    agency: 'DK',
    shown: 'Mads Thorup Lindegaard',
    names: ['Mads Thorup Lindegaard'],
    email: 'mads.lindegaard@mail.example',
    phone: '+45 20 55 01 73',
    place: 'Odense',
    jobs: ['Driftsleder | Fyns Varmeværk | | 2018 | now', 'Smed | Lindø Stålbyg | | 2011 | 2018'],
    edu: ['Klejnsmed | Syddansk Erhvervsskole | 2011'],
    page: `
**Mads Thorup Lindegaard**
Odense – +45 20 55 01 73 – mads.lindegaard@mail.example
^ **Joberfaring**
2018 – nu Driftsleder (Fyns Varmeværk)
2011 – 2018 Smed (Lindø Stålbyg)
^ **Uddannelse**
2011 Klejnsmed (Syddansk Erhvervsskole)
`,
  },
];
