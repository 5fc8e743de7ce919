import type { Sheet } from './sheet.ts';

/** Pages of CVs in seven languages by an author who read no rule; they are only ever run. All people are made up. */
export const BY_HAND_NINTH_CLOSED: Sheet[] = [
  {
    id: 'ninth-01-chef',
    layout: 'ninth: chef, dates first',
    format: 'docx',
    lang: 'en',
    agency: 'NZ',
    shown: 'Talia Manukau-Brent',
    names: ['Talia Manukau-Brent'],
    email: 'talia.mb@kitchenpost.example',
    phone: '021 555 0193',
    place: 'Whangārei',
    jobs: [
      'Head Chef | The Pilot House | | 2023-10 | now',
      'Sous Chef | The Pilot House | | 2021-06 | 2023-10',
      'Chef de Partie | Kauri & Salt | | 2018-11 | 2021-05',
      'Commis Chef | Harbourlight Hotel | | 2016-02 | 2018-10',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Te Reo Māori'],
    page: `
! Talia Manukau-Brent
Whangārei · 021 555 0193 · talia.mb@kitchenpost.example

^ **What I'm about**
Ten years in kitchens from Northland to Queenstown. I cost every dish, I feed my team properly and I do not shout. After a hotel or lodge with its own garden.

^ **Kitchens**
Oct 2023 – now
**Head Chef, The Pilot House**, Whangārei
* 90 covers, brigade of seven, food cost held at 28.5%
* Brought the whole menu in house, bread included
June 2021 – Oct 2023
**Sous Chef, The Pilot House**, Whangārei
* Ran the pass four nights, ordering and stocktake
Nov 2018 – May 2021
**Chef de Partie, Kauri & Salt**, Queenstown
* Larder, then fish
Feb 2016 – Oct 2018
**Commis Chef, Harbourlight Hotel**, Paihia

^ **Tickets**
NZ Certificate in Cookery Level 4, NorthTec, 2015
Food Control Plan supervisor, LCQ

^ **Languages**
English, Te Reo Māori (conversational)

^ **Referees**
Gladly, once we have talked.
`,
  },
  {
    id: 'ninth-02-programmer',
    layout: 'ninth: software, employer over stacked roles',
    format: 'pdf',
    lang: 'en',
    agency: 'IE',
    shown: 'Cormac Ó Briain',
    names: ['Cormac Ó Briain'],
    email: 'cormac@obriain.example',
    phone: '+353 85 555 0127',
    place: 'Ballincollig, Co. Cork',
    city: 'Ballincollig',
    jobs: [
      'Principal Engineer | Tidewrack Software | | 2024-01 | now',
      'Staff Engineer | Tidewrack Software | | 2021-03 | 2023-12',
      'Senior Software Engineer | Tidewrack Software | | 2018-09 | 2021-02',
      'Software Engineer | Lee Valley Payments | | 2015-07 | 2018-08',
      'QA Intern | Lee Valley Payments | | 2014-06 | 2014-09',
    ],
    aside: [4],
    edu: [],
    untold: true,
    page: `
! Cormac Ó Briain
Principal Engineer
Ballincollig, Co. Cork | +353 85 555 0127 | cormac@obriain.example | github.com/cobriain-x

# Summary
Backend engineer who likes old systems and short meetings. Payments, ledgers, reconciliation. Kotlin, Go, Postgres, a fair bit of Terraform.

# Experience
## Tidewrack Software, Cork
**Principal Engineer**	01/2024 – Present
* Set direction for 60 engineers across the ledger platform
* Cut nightly close from 5h to 40 min
**Staff Engineer**	03/2021 – 12/2023
* Moved 3,000 tenants off the shared schema without an outage
**Senior Software Engineer**	09/2018 – 02/2021
* Event store, outbox, audits
## Lee Valley Payments, Cork
**Software Engineer**	07/2015 – 08/2018
* Card settlement in Java 8, later Kotlin
**QA Intern**	06/2014 – 09/2014

# Education
BSc Computer Science (2:1), University College Cork, 2011 – 2015

# Other
Speaker, ConCork 2022. Coach of the under-12 hurlers.
`,
  },
  {
    id: 'ninth-03-electrician',
    layout: 'ninth: trade, employer then role, years only',
    format: 'doc',
    lang: 'en',
    agency: 'AU',
    shown: 'CRAIG LINDSAY HUTCHINGS',
    names: ['Craig Lindsay Hutchings', 'Craig Hutchings'],
    email: 'hutcho.sparky@mailwest.example',
    phone: '0491 570 158',
    place: 'Mandurah WA 6210',
    city: 'Mandurah',
    jobs: [
      'Electrical Supervisor | Ironbark Process Services | | 2022 | now',
      'Leading Hand Electrician | Ironbark Process Services | | 2019 | 2022',
      'Electrician | Dunmore Electrical Contractors | | 2014 | 2019',
      'Electrician | Peel Shire Council | | 2012 | 2014',
    ],
    edu: [],
    untold: true,
    page: `
> **CRAIG LINDSAY HUTCHINGS**
> 7 Sandpiper Cove, Mandurah WA 6210
> Ph 0491 570 158   hutcho.sparky@mailwest.example

**LICENCES**
* WA Electrical Worker's Licence EW158xxx
* HRWL: EWP, DG
* EEHA (Ex) – Competencies 1 to 4
* Switching, HV awareness, white card, Working at Heights

**EMPLOYMENT**

**Ironbark Process Services, Kwinana**
Electrical Supervisor, 2022 to date
* 14 sparkies on shutdowns at the alumina refinery, no LTIs
* Permits, isolations, dossiers
Leading Hand Electrician, 2019 to 2022
* MCC upgrades, instrumentation loops

**Dunmore Electrical Contractors, Rockingham**
Electrician, 2014 to 2019
* Commercial fit out and a bit of domestic, own van

**Peel Shire Council**
Electrician, 2012 to 2014
* Pump stations, street lights, callouts

**TRADE PAPERS**
Certificate III Electrotechnology, South Metropolitan TAFE, completed 2011

**INTERESTS**
Crabbing, footy tipping, restoring a 1964 EH Holden
`,
  },
  {
    id: 'ninth-04-nurse-practice',
    layout: 'ninth: nurse, two columns',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Philippa Agyemang',
    names: ['Philippa Agyemang'],
    email: 'pippa.agyemang@careline.example',
    phone: '07700 900 275',
    place: 'Norwich',
    jobs: [
      'Lead Practice Nurse | Wensum Bridge Surgery | | 2022-04 | now',
      'Practice Nurse | Wensum Bridge Surgery | | 2019-01 | 2022-03',
      'Community Staff Nurse | East Anglian Community Care | | 2016-05 | 2018-12',
      'Staff Nurse | Norfolk Coast Hospital | | 2013-09 | 2016-04',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Twi'],
    page: `
[[ 6.5 10.5
^ **Contact**
07700 900 275
pippa.agyemang@careline.example
Norwich
^ **Registration**
NMC 13I0456E
^ **Skills**
Diabetes, asthma and COPD clinics
Immunisations
Cervical screening
EMIS Web
^ **Languages**
English
Twi
^ **Driving**
Full licence, own car
---
! Philippa Agyemang
Lead Practice Nurse
^ **Profile**
Practice nurse with a soft spot for long-term conditions and for people who don't come to appointments.
^ **Career**
**Lead Practice Nurse**
Wensum Bridge Surgery, Norwich | April 2022 to present
* Team of four nurses and two HCAs, list size 11,400
* QOF diabetes from 71% to 88%
**Practice Nurse**
Wensum Bridge Surgery, Norwich | January 2019 to March 2022
* Travel health, smears, childhood imms
**Community Staff Nurse**
East Anglian Community Care | May 2016 to December 2018
* Caseload of 30, wound care and palliative
**Staff Nurse**
Norfolk Coast Hospital, Cromer | September 2013 to April 2016
* Elderly medicine
^ **Education**
BSc Adult Nursing, University of East Anglia, 2010 to 2013
Fundamentals of General Practice Nursing, 2019
]]
`,
  },
  {
    id: 'ninth-05-sales-us',
    layout: 'ninth: sales, one line a job and seasons',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'DeShawn R. Whitaker',
    names: ['DeShawn R. Whitaker', 'DeShawn Whitaker', 'DeShawn R Whitaker'],
    email: 'deshawn.whitaker@postmark.example',
    phone: '(704) 555-0116',
    place: 'Charlotte, NC',
    jobs: [
      'Regional Sales Director | Palmetto Packaging | | 2022 | now',
      'District Sales Manager | Palmetto Packaging | | 2018 | 2022',
      'Territory Sales Representative | Bluestem Containers, Inc. | | 2014 | 2018',
      'Inside Sales Associate | Catawba Supply Co. | | 2012 | 2014',
    ],
    edu: [],
    untold: true,
    page: `
> **DeShawn R. Whitaker**
> Charlotte, NC | (704) 555-0116 | deshawn.whitaker@postmark.example

**SUMMARY**
Packaging sales leader. $42M region, 9 reps, 6 of 7 years over plan.

**PROFESSIONAL EXPERIENCE**
**Palmetto Packaging** – Charlotte, NC
Regional Sales Director (Spring 2022 – Present)
* Grew corrugate in the Carolinas 31% in two years
* Rebuilt comp plan so that reps are paid on margin
District Sales Manager (Fall 2018 – Spring 2022)
* Five reps, opened Savannah
**Bluestem Containers, Inc.** – Greenville, SC
Territory Sales Representative (Summer 2014 – Fall 2018)
* President's Club 2016 and 2017
**Catawba Supply Co.** – Rock Hill, SC
Inside Sales Associate (2012 – 2014)

**EDUCATION**
B.S. Business Administration, Winthrop University, May 2012

**SYSTEMS**
Salesforce, HubSpot, Excel, NetSuite
`,
  },
  {
    id: 'ninth-06-pflege-de',
    layout: 'ninth: German, table of dates',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Ilka Brandhorst',
    names: ['Ilka Brandhorst'],
    email: 'ilka.brandhorst@postfach.example',
    phone: '0151 5550 7734',
    place: 'Osnabrück',
    jobs: [
      'Wohnbereichsleitung | Seniorenzentrum Hasepark | | 2021-04 | now',
      'Praxisanleiterin | Seniorenzentrum Hasepark | | 2018-01 | 2021-03',
      'Altenpflegerin | Pflegedienst Sonnenhof GmbH | | 2014-10 | 2017-12',
      'Auszubildende zur Altenpflegerin | Haus Maria Frieden | | 2011-10 | 2014-09',
    ],
    aside: [3],
    edu: [],
    untold: true,
    languages: ['Deutsch', 'Polnisch'],
    page: `
> **Lebenslauf**

|| 4.5 12.5
| Name | Ilka Brandhorst
| Anschrift | Kastanienweg 12, 49084 Osnabrück
| Telefon | 0151 5550 7734
| E-Mail | ilka.brandhorst@postfach.example
| Geboren | 03.07.1992 in Ibbenbüren

^ **Beruflicher Werdegang**
|| 4.5 12.5
| seit 04/2021 | **Wohnbereichsleitung**\\Seniorenzentrum Hasepark, Osnabrück\\34 Bewohner, 19 Mitarbeitende, Dienstplan, MD-Prüfung 1,1
| 01/2018 – 03/2021 | **Praxisanleiterin**\\Seniorenzentrum Hasepark, Osnabrück\\Anleitung von bis zu acht Auszubildenden
| 10/2014 – 12/2017 | **Altenpflegerin**\\Pflegedienst Sonnenhof GmbH, Bramsche\\Ambulante Touren, Wundversorgung
| 10/2011 – 09/2014 | **Auszubildende zur Altenpflegerin**\\Haus Maria Frieden, Ibbenbüren

^ **Schule und Weiterbildung**
|| 4.5 12.5
| 2020 | Weiterbildung Wohnbereichsleitung, Caritas Akademie
| 2017 | Weiterbildung Praxisanleitung
| 2011 | Realschulabschluss, Realschule Ibbenbüren

^ **Sprachen**
Deutsch (Muttersprache), Polnisch (gut)

^ **Sonstiges**
Führerschein Klasse B; MediFox, Vivendi

Osnabrück, den 14.11.2026
Ilka Brandhorst
`,
  },
  {
    id: 'ninth-07-ingenieur-de',
    layout: 'ninth: German, project leader, stages under one house',
    format: 'pdf',
    lang: 'de',
    agency: 'AT',
    shown: 'Dipl.-Ing. Matthias Egger-Hofbauer',
    names: ['Matthias Egger-Hofbauer', 'Dipl.-Ing. Matthias Egger-Hofbauer'],
    email: 'm.egger-hofbauer@donaumail.example',
    phone: '+43 664 555 0142',
    place: 'Linz',
    jobs: [
      'Leiter Projektmanagement | Traunstahl Anlagenbau GmbH | | 2020-07 | now',
      'Projektleiter | Traunstahl Anlagenbau GmbH | | 2016-02 | 2020-06',
      'Projektingenieur | Traunstahl Anlagenbau GmbH | | 2013-03 | 2016-01',
      'Konstrukteur | Voralp Fördertechnik AG | | 2010-09 | 2013-02',
    ],
    edu: [],
    untold: true,
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    page: `
! Dipl.-Ing. Matthias Egger-Hofbauer
Projektmanagement im Anlagenbau
Linz | +43 664 555 0142 | m.egger-hofbauer@donaumail.example

# Berufserfahrung
## Traunstahl Anlagenbau GmbH, Linz (03/2013 – heute)
**Leiter Projektmanagement** | seit 07/2020
* Führung von 11 Projektleitern, Auftragsvolumen 85 Mio. Euro
* Einführung eines Claim-Prozesses, Nachträge +18 %
**Projektleiter** | 02/2016 – 06/2020
* Walzwerksanlagen in Taranto, Dortmund und Pohang
**Projektingenieur** | 03/2013 – 01/2016
* Lastenhefte, Terminpläne, FAT und SAT
## Voralp Fördertechnik AG, Dornbirn
**Konstrukteur** | 09/2010 – 02/2013
* Bandanlagen in Inventor

# Ausbildung
Diplomstudium Maschinenbau, Technische Universität Graz, 2004 – 2010
HTL Steyr, Matura 2003

# Sprachen
Deutsch: Muttersprache
Englisch: verhandlungssicher
Italienisch: gut

# Kenntnisse
MS Project, Primavera, SAP PS, Inventor
`,
  },
  {
    id: 'ninth-08-comptable-fr',
    layout: 'ninth: French, accountant',
    format: 'doc',
    lang: 'fr',
    agency: 'FR',
    shown: 'Solène KERMARREC',
    names: ['Solène Kermarrec'],
    email: 'solene.kermarrec@boite.example',
    phone: '06 39 98 45 10',
    place: 'Lorient',
    jobs: [
      'Responsable comptable | Conserveries Ar Mor | | 2022-01 | now',
      'Comptable générale | Conserveries Ar Mor | | 2018-09 | 2021-12',
      'Comptable fournisseurs | Groupe Tremelin | | 2015-03 | 2018-08',
      'Assistante comptable | Cabinet Le Bihan & Associés | | 2013-09 | 2015-02',
    ],
    edu: [],
    untold: true,
    languages: ['Français', 'Anglais', 'Breton'],
    page: `
! Solène KERMARREC
**Responsable comptable**
12 rue du Port, 56100 Lorient
06 39 98 45 10 – solene.kermarrec@boite.example
Permis B

^ **EXPÉRIENCES PROFESSIONNELLES**
**Conserveries Ar Mor, Lorient**
**Responsable comptable**, depuis janvier 2022
* Équipe de quatre personnes, arrêtés mensuels à J+5
* Passage à la facturation électronique
**Comptable générale**, septembre 2018 – décembre 2021
* TVA, liasses, immobilisations
**Groupe Tremelin, Vannes**
**Comptable fournisseurs**, mars 2015 – août 2018
* 1 200 factures par mois
**Cabinet Le Bihan & Associés, Quimper**
**Assistante comptable**, septembre 2013 – février 2015

^ **FORMATION**
2013 : DCG, Lycée Dupuy de Lôme, Lorient
2010 : Baccalauréat STG

^ **LANGUES**
Français : langue maternelle
Anglais : B2
Breton : notions

^ **LOGICIELS**
Sage 100, Cegid, Excel (TCD, Power Query)

^ **LOISIRS**
Voile, bagad, mots fléchés
`,
  },
  {
    id: 'ninth-09-conducteur-fr',
    layout: 'ninth: French, site manager, side column',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Rachid Benhaddou',
    names: ['Rachid Benhaddou'],
    email: 'r.benhaddou@chantier.example',
    phone: '+33 6 39 98 77 21',
    place: 'Montreuil',
    jobs: [
      'Conducteur de travaux principal | Bâti Nord-Est | | 2021 | now',
      'Conducteur de travaux | Bâti Nord-Est | | 2017 | 2021',
      'Chef de chantier | Entreprise Garoche | | 2012 | 2017',
      'Chef d’équipe | Entreprise Garoche | | 2009 | 2012',
    ],
    edu: [],
    untold: true,
    languages: ['Français', 'Arabe'],
    page: `
[[ 6 11
^ **Contact**
Montreuil
+33 6 39 98 77 21
r.benhaddou@chantier.example
^ **Langues**
Français
Arabe
^ **Outils**
BIM 360
MS Project
AutoCAD
^ **Habilitations**
AIPR concepteur
SST
---
! Rachid Benhaddou
Conducteur de travaux principal
^ **Profil**
Dix-sept ans de gros œuvre, logement et tertiaire, de 2 à 28 M€.
^ **Expérience**
2021 – aujourd’hui
**Conducteur de travaux principal** – Bâti Nord-Est, Montreuil
* 3 chantiers en parallèle, 22 M€ de CA
* Taux de réserves divisé par deux
2017 – 2021
**Conducteur de travaux** – Bâti Nord-Est, Montreuil
* Collège de 600 élèves livré en avance
2012 – 2017
**Chef de chantier** – Entreprise Garoche, Créteil
2009 – 2012
**Chef d’équipe** – Entreprise Garoche, Créteil
^ **Formation**
BTS Bâtiment, Lycée Eugène-Freyssinet, 2009
]]
`,
  },
  {
    id: 'ninth-10-ristorazione-it',
    layout: 'ninth: Italian, Europass like',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Beatrice Lanfranchi',
    names: ['Beatrice Lanfranchi'],
    email: 'bea.lanfranchi@casella.example',
    phone: '+39 347 555 0188',
    place: 'Parma',
    jobs: [
      'Responsabile di sala | Osteria del Pozzo | | 2022-05 | now',
      'Cameriera di sala | Osteria del Pozzo | | 2019-06 | 2022-04',
      'Receptionist | Albergo Due Torri | | 2016-03 | 2019-05',
      'Stagista | Albergo Due Torri | | 2015-06 | 2015-09',
    ],
    aside: [3],
    edu: [],
    untold: true,
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    page: `
> **CURRICULUM VITAE**
|| 5 12
| Nome e cognome | Beatrice Lanfranchi
| Indirizzo | Borgo delle Colonne 8, 43121 Parma
| Telefono | +39 347 555 0188
| E-mail | bea.lanfranchi@casella.example
| Nazionalità | Italiana

^ **ESPERIENZA LAVORATIVA**
|| 5 12
| Date (da – a) | maggio 2022 – oggi
| Datore di lavoro | Osteria del Pozzo, Parma
| Tipo di impiego | Responsabile di sala
| Mansioni | Turni di nove persone, carta dei vini, cassa
|| 5 12
| Date (da – a) | giugno 2019 – aprile 2022
| Datore di lavoro | Osteria del Pozzo, Parma
| Tipo di impiego | Cameriera di sala
|| 5 12
| Date (da – a) | marzo 2016 – maggio 2019
| Datore di lavoro | Albergo Due Torri, Reggio Emilia
| Tipo di impiego | Receptionist
|| 5 12
| Date (da – a) | giugno 2015 – settembre 2015
| Datore di lavoro | Albergo Due Torri, Reggio Emilia
| Tipo di impiego | Stagista

^ **ISTRUZIONE**
|| 5 12
| Data | 2015
| Istituto | IPSSAR Magnaghi, Salsomaggiore
| Titolo | Diploma alberghiero

^ **LINGUE**
Italiano (madrelingua), Inglese (B2), Spagnolo (A2)

Patente B
Autorizzo il trattamento dei miei dati personali ai sensi del GDPR.
`,
  },
  {
    id: 'ninth-11-meccanico-it',
    layout: 'ninth: Italian, technician, dates at the right',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Davide Scarpellini',
    names: ['Davide Scarpellini'],
    email: 'davide.scarpellini@officina.example',
    phone: '348 555 0125',
    place: 'Bergamo',
    jobs: [
      'Capo officina | Meccanica Valseriana S.r.l. | | 2020-01 | now',
      'Manutentore meccanico | Meccanica Valseriana S.r.l. | | 2015-02 | 2019-12',
      'Tornitore CNC | Torneria Brembo Bassa | | 2010-09 | 2015-01',
    ],
    edu: [],
    untold: true,
    languages: ['Italiano', 'Inglese'],
    page: `
! Davide Scarpellini
Via Pignolo 51, Bergamo – 348 555 0125 – davide.scarpellini@officina.example

# Profilo
Sedici anni in officina, dal tornio alla guida di dodici colleghi. Preciso, puntuale, poche parole.

# Esperienze professionali
**Meccanica Valseriana S.r.l.**, Albino (BG)
Capo officina	gennaio 2020 – presente
* Programmazione di 14 centri di lavoro, OEE dal 61 all’78 %
* Formazione dei tirocinanti
Manutentore meccanico	febbraio 2015 – dicembre 2019
* Manutenzione preventiva, ricambi
**Torneria Brembo Bassa**, Ponte San Pietro
Tornitore CNC	settembre 2010 – gennaio 2015
* Fanuc e Heidenhain, serie da 5 a 5.000 pezzi

# Formazione
Diploma di perito meccanico, ITIS Paleocapa, Bergamo, 2010

# Lingue
Italiano: madrelingua
Inglese: tecnico

# Altro
Patente B e C, patentino carrelli
`,
  },
  {
    id: 'ninth-12-logistica-es',
    layout: 'ninth: Spanish, logistics',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'Nuria Cifuentes Olmedo',
    names: ['Nuria Cifuentes Olmedo', 'Nuria Cifuentes'],
    email: 'nuria.cifuentes@buzon.example',
    phone: '+34 655 550 132',
    place: 'Zaragoza',
    jobs: [
      'Jefa de tráfico | Transportes Moncayo S.L. | | 2021-03 | now',
      'Coordinadora de rutas | Transportes Moncayo S.L. | | 2017-10 | 2021-02',
      'Administrativa de almacén | Frutas Ebro Alto | | 2013-05 | 2017-09',
    ],
    edu: [],
    untold: true,
    languages: ['Español', 'Inglés', 'Francés'],
    page: `
! Nuria Cifuentes Olmedo
Jefa de tráfico
C/ Asalto 31, 3.º B, 50002 Zaragoza
Tel. +34 655 550 132 · nuria.cifuentes@buzon.example · Carné B

^ **EXPERIENCIA LABORAL**

**Jefa de tráfico** – Transportes Moncayo S.L. (Zaragoza)
Marzo de 2021 – Actualidad
* 48 camiones, 6 coordinadoras, seguimiento de frío
* Reducción de kilómetros en vacío del 23 % al 15 %

**Coordinadora de rutas** – Transportes Moncayo S.L. (Zaragoza)
Octubre de 2017 – Febrero de 2021
* Planificación con PTV, atención a chóferes

**Administrativa de almacén** – Frutas Ebro Alto (La Almunia)
Mayo de 2013 – Septiembre de 2017
* Albaranes, inventarios, campañas

^ **FORMACIÓN**
Grado Superior en Transporte y Logística, IES Pablo Serrano, 2013
CAP mercancías y competencia profesional, 2020

^ **IDIOMAS**
Español (nativo), Inglés (B1), Francés (B2)
`,
  },
  {
    id: 'ninth-13-recruiter-nl',
    layout: 'ninth: Dutch, HR',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Femke van der Wielen',
    names: ['Femke van der Wielen'],
    email: 'femke@vanderwielen.example',
    phone: '06 5550 8841',
    place: 'Amersfoort',
    jobs: [
      'HR-manager | Stichting De Eemborgh | | 2022-02 | now',
      'HR-adviseur | Stichting De Eemborgh | | 2018-05 | 2022-01',
      'Recruiter | Bouwgroep Terlinden B.V. | | 2014-09 | 2018-04',
      'Intercedent | Vliet Uitzendbureau | | 2012-08 | 2014-08',
    ],
    edu: [],
    untold: true,
    languages: ['Nederlands', 'Engels', 'Duits'],
    page: `
! Femke van der Wielen
Amersfoort | 06 5550 8841 | femke@vanderwielen.example

# Profiel
HR'er die liever op de werkvloer staat dan achter een dashboard. Twaalf jaar in zorg en bouw.

# Werkervaring
**HR-manager**, Stichting De Eemborgh, Amersfoort
februari 2022 – heden
* Team van vijf, verzuim van 8,4 naar 5,9 procent
* Cao VVT, reorganisatie van twee locaties
**HR-adviseur**, Stichting De Eemborgh, Amersfoort
mei 2018 – januari 2022
* Verzuimbegeleiding, werving van verpleegkundigen
**Recruiter**, Bouwgroep Terlinden B.V., Nijkerk
september 2014 – april 2018
* 90 vacatures per jaar, van timmerman tot projectleider
**Intercedent**, Vliet Uitzendbureau, Utrecht
augustus 2012 – augustus 2014

# Opleidingen
HBO Human Resource Management, Hogeschool Utrecht, 2008 – 2012
Arbeidsrecht voor HR, 2019

# Talen
Nederlands (moedertaal), Engels (vloeiend), Duits (redelijk)

# Hobby's
Roeien, moestuin
`,
  },
  {
    id: 'ninth-14-farmacia-pt',
    layout: 'ninth: Portuguese, pharmacist',
    format: 'doc',
    lang: 'pt',
    agency: 'PT',
    shown: 'Inês Carvalhosa Pinto',
    names: ['Inês Carvalhosa Pinto', 'Inês Pinto'],
    email: 'ines.carvalhosa@caixapostal.example',
    phone: '+351 915 550 176',
    place: 'Coimbra',
    jobs: [
      'Diretora técnica | Farmácia do Arnado | | 2021-09 | now',
      'Farmacêutica adjunta | Farmácia do Arnado | | 2017-04 | 2021-08',
      'Farmacêutica | Farmácia Central de Soure | | 2014-02 | 2017-03',
    ],
    edu: [],
    untold: true,
    languages: ['Português', 'Inglês', 'Espanhol'],
    page: `
! Inês Carvalhosa Pinto
Rua da Sota 45, 3000-392 Coimbra
+351 915 550 176 | ines.carvalhosa@caixapostal.example
Carteira profissional n.º 15 842

**EXPERIÊNCIA PROFISSIONAL**
09/2021 – presente
**Diretora técnica**
Farmácia do Arnado, Coimbra
* Equipa de oito, faturação de 2,1 M€
* Preparação individualizada da medicação para três lares
04/2017 – 08/2021
**Farmacêutica adjunta**
Farmácia do Arnado, Coimbra
* Manipulados, vacinação
02/2014 – 03/2017
**Farmacêutica**
Farmácia Central de Soure, Soure

**FORMAÇÃO**
Mestrado Integrado em Ciências Farmacêuticas, Universidade de Coimbra, 2008 – 2013

**IDIOMAS**
Português (língua materna), Inglês (C1), Espanhol (B1)

**INFORMÁTICA**
Sifarma, Excel

**VOLUNTARIADO**
Banco Alimentar, duas vezes por ano
`,
  },
];
