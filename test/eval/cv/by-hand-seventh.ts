import type { Sheet } from './sheet.ts';

/** Pages of CVs of more countries and trades, written before the reader was looked at. All people are made up. */
export const BY_HAND_SEVENTH: Sheet[] = [
  {
    id: 'seventh-01-au-nurse',
    layout: 'seventh: sidebar with photo caption, several roles at one hospital',
    format: 'pdf',
    lang: 'en',
    agency: 'AU',
    shown: 'Bronwyn Tuilagi-Pearce',
    names: ['Bronwyn Tuilagi-Pearce'],
    email: 'bron.tp@bigpond-mail.example',
    phone: '0491 570 156',
    place: 'Geelong West VIC',
    city: 'Geelong West',
    jobs: [
      'Nurse Unit Manager | Barwon Coast Private Hospital | | 2021-08 | now',
      'Associate Nurse Unit Manager | Barwon Coast Private Hospital | | 2018-02 | 2021-08',
      'Registered Nurse, Surgical Ward | Barwon Coast Private Hospital | | 2014-02 | 2018-02',
      'Graduate Nurse | Ballarat Base Hospital | | 2013-02 | 2014-01',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Samoan'],
    page: `
[[ 5 12
Photo
^ **CONTACT**
0491 570 156
bron.tp@bigpond-mail.example
Geelong West VIC 3218
^ **REGISTRATION**
AHPRA NMW0001923847
^ **LANGUAGES**
English
Samoan (conversational)
^ **CHECKS**
WWCC current
Police check March 2026
^ **REFEREES**
On request
---
! Bronwyn Tuilagi-Pearce
Nurse Unit Manager, perioperative and surgical
^ **ABOUT ME**
Calm in a crisis, direct with surgeons, soft on patients. Thirteen years post grad, the last five running a 28 bed short stay unit.
^ **EMPLOYMENT**
**Barwon Coast Private Hospital**, Geelong
Feb 2014 – present
**Nurse Unit Manager** (Aug 2021 – present)
* 34 EFT, roster, budget and accreditation (NSQHS second edition)
* Brought agency use from 11% to 3%
**Associate Nurse Unit Manager** (Feb 2018 – Aug 2021)
* In charge PM shifts, portfolio falls and pressure injuries
**Registered Nurse, Surgical Ward** (Feb 2014 – Feb 2018)
* Ortho and colorectal, preceptor to second years
^ **Ballarat Base Hospital**, Ballarat
Feb 2013 – Jan 2014
**Graduate Nurse**
* Rotations: med, surg, ED
^ **EDUCATION**
Grad Cert Perioperative Nursing, Deakin University, 2017
Bachelor of Nursing, Federation University, 2012
]]
`,
  },
  {
    id: 'seventh-02-uk-contractor',
    layout: 'seventh: contractor, agencies and end clients',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'GARETH P. LLEWELLYN-DAVIES',
    names: ['Gareth P. Llewellyn-Davies', 'Gareth Llewellyn-Davies'],
    email: 'gareth@gpld-consulting.example',
    phone: '07700 900147',
    place: 'Cardiff',
    city: 'Cardiff',
    jobs: [
      'Senior Business Analyst | HM Revenue Estates | | 2025-02 | now',
      'Business Analyst | Severnside Water | | 2023-09 | 2025-01',
      'Lead BA, Payments | Northgate Building Society | | 2021-06 | 2023-08',
      'Business Analyst | Admiral Street Insurance plc | | 2016-04 | 2021-05',
    ],
    edu: [],
    untold: true,
    page: `
> GARETH P. LLEWELLYN-DAVIES
> Cardiff · 07700 900147 · gareth@gpld-consulting.example · SC cleared until 08/2027
> Available: 4 weeks · Outside IR35 preferred · £525 p/d

Profile
Contract BA, ten years across public sector, utilities and financial services. Comfortable in the room with the policy people and with the developers.

Contract History

Senior Business Analyst – HM Revenue Estates (via Hays)	Feb 2025 – Present
* Discovery and alpha for the lettings service, GDS assessed, passed first time
* Backlog owner for two squads

Business Analyst – Severnside Water (via Yolk Recruitment)	Sept 2023 – Jan 2025
* Smart meter roll out, as-is and to-be, 14 process maps
* Extended four times

Lead BA, Payments – Northgate Building Society (via Sanderson)	June 2021 – Aug 2023
* Confirmation of Payee phase 2
* Managed two junior BAs

Permanent Employment

Business Analyst – Admiral Street Insurance plc	Apr 2016 – May 2021
* Started on the graduate scheme; motor claims portal

Tools
Jira, Confluence, Visio, Miro, Azure DevOps

Education
BSc (Hons) Economics, Swansea University, 2:1, 2015
BCS Diploma in Business Analysis 2018

Interests
Touch rugby, coaching under 9s, bad guitar
`,
  },
  {
    id: 'seventh-03-us-linkedin',
    layout: 'seventh: profile export, several roles at one company',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'DeShawn Okafor-Reid',
    names: ['DeShawn Okafor-Reid'],
    email: 'deshawn.or@mailbox.example',
    place: 'Charlotte, North Carolina, United States',
    city: 'Charlotte',
    headline: 'Regional Sales Director | SaaS | Coach',
    jobs: [
      'Regional Sales Director | Pinegate Software | | 2023-01 | now',
      'Senior Account Executive | Pinegate Software | | 2020-03 | 2022-12',
      'Account Executive | Pinegate Software | | 2018-06 | 2020-03',
      'Sales Development Representative | Ledgerly | | 2016-09 | 2018-05',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Spanish'],
    page: `
[[ 5 12
Contact
deshawn.or@mailbox.example
www.linkedin.com/in/deshawn-or (LinkedIn)
^ Top Skills
Sales Enablement
MEDDIC
Territory Planning
^ Languages
English (Native or Bilingual)
Spanish (Limited Working)
^ Certifications
Certified Sales Leadership Professional
---
! DeShawn Okafor-Reid
Regional Sales Director | SaaS | Coach
Charlotte, North Carolina, United States
# Summary
I build teams that like picking up the phone. 3x President's Club.
# Experience
^ **Pinegate Software**
8 years 6 months
Regional Sales Director
January 2023 - Present (3 years 11 months)
Charlotte, North Carolina, United States
Own the Southeast, 9 reps, $14M ARR.
^ Senior Account Executive
March 2020 - December 2022 (2 years 10 months)
Charlotte, North Carolina
^ Account Executive
June 2018 - March 2020 (1 year 10 months)
^ **Ledgerly**
Sales Development Representative
September 2016 - May 2018 (1 year 9 months)
Raleigh-Durham, North Carolina Area
60 dials a day and loved it.
# Education
Winthrop University
Bachelor of Science - BS, Business Administration · (2012 - 2016)
~ Page 1 of 1
]]
`,
  },
  {
    id: 'seventh-04-india-doc',
    layout: 'seventh: Indian, till date, personal details at the end',
    format: 'doc',
    lang: 'en',
    agency: 'IN',
    shown: 'VENKATA SUBRAMANIAM KRISHNAMURTHY',
    names: ['Venkata Subramaniam Krishnamurthy'],
    email: 'vs.krish84@rediff-mail.example',
    phone: '+91 98400 12345',
    city: 'Chennai',
    jobs: [
      'Deputy Manager – Production | Sundaram Autoparts Pvt. Ltd. | | 2019-03 | now',
      'Senior Engineer | TVR Castings Limited | | 2014-07 | 2019-02',
      'Graduate Engineer Trainee | Kovai Pumps India Ltd | | 2012-06 | 2014-06',
    ],
    edu: [],
    untold: true,
    languages: ['Tamil', 'Telugu', 'English', 'Hindi'],
    page: `
> **CURRICULUM VITAE**

**VENKATA SUBRAMANIAM KRISHNAMURTHY**
Mobile: +91 98400 12345	E-Mail: vs.krish84@rediff-mail.example

**CAREER OBJECTIVE**
Seeking a challenging position in a growth oriented organisation where my skills in production planning can be utilised.

**SYNOPSIS**
* Result oriented professional with 14 years' experience in automotive machining and assembly
* Presently associated with Sundaram Autoparts Pvt. Ltd., Chennai as Deputy Manager – Production

**PROFESSIONAL EXPERIENCE**

**Mar'19 – Till date with Sundaram Autoparts Pvt. Ltd., Chennai as Deputy Manager – Production**
Role:
* Handling 3 shifts, 140 workmen, OEE improved from 68% to 81%
* IATF 16949 MR for the plant

**Jul'14 – Feb'19 with TVR Castings Limited, Coimbatore as Senior Engineer**
Role:
* PPAP, kaizen, 5S

**Jun'12 – Jun'14 with Kovai Pumps India Ltd, Coimbatore as Graduate Engineer Trainee**

**ACADEMIC CREDENTIALS**
|| 6 7 4
| Qualification | Institute | Year / %
| B.E. (Mech) | PSG College of Technology | 2012 / 78
| HSC | Govt. Hr. Sec. School, Salem | 2008 / 91

**IT SKILLS**
SAP PP, MS Office, AutoCAD

**PERSONAL DETAILS**
Father's Name	: R. Krishnamurthy
Date of Birth	: 12th May 1990
Marital Status	: Married
Languages Known	: Tamil, Telugu, English and Hindi
Permanent Address	: 14/2, Gandhi Street, Tambaram, Chennai – 600 045

I hereby declare that the above particulars are true to the best of my knowledge.

Place: Chennai
Date:	(V. S. Krishnamurthy)
`,
  },
  {
    id: 'seventh-05-sg-table',
    layout: 'seventh: table with dates at the right, expected salary',
    format: 'docx',
    lang: 'en',
    agency: 'SG',
    shown: 'TAN Wei Ling, Cheryl',
    names: [
      'Cheryl Tan Wei Ling',
      'Cheryl Wei Ling Tan',
      'Tan Wei Ling',
      'Wei Ling Tan',
      'Cheryl Tan',
      'Tan Wei Ling, Cheryl',
      'Wei Ling Cheryl Tan',
      'Tan Wei Ling Cheryl',
    ],
    unsure: true,
    email: 'cheryl.tanwl@sgmail.example',
    phone: '+65 9123 4567',
    place: 'Singapore',
    city: 'Singapore',
    jobs: [
      'Assistant Vice President, Regulatory Reporting | Straits Merchant Bank Ltd | | 2022-07 | now',
      'Senior Associate | Lim Koh & Partners LLP | | 2019-01 | 2022-06',
      'Audit Associate | Foo Kon Hock PAC | | 2016-08 | 2018-12',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Mandarin', 'Malay'],
    page: `
**TAN Wei Ling, Cheryl**
Blk 412 Tampines Street 41 #08-115 Singapore 520412
HP: +65 9123 4567
cheryl.tanwl@sgmail.example

__Working experience__
|| 13 4
| **Straits Merchant Bank Ltd**\\Assistant Vice President, Regulatory Reporting\\MAS 610, MAS 649, liquidity returns. Team of four. | Jul 2022 to present
| **Lim Koh & Partners LLP**\\Senior Associate\\Financial services audit, FINTRAC and MAS thematic reviews. | Jan 2019 to Jun 2022
| **Foo Kon Hock PAC**\\Audit Associate\\SME audits, stock takes. | Aug 2016 to Dec 2018

__Education__
|| 13 4
| **Nanyang Technological University**\\Bachelor of Accountancy (2nd Upper) | 2012 to 2016
| **Temasek Junior College**\\GCE A Levels | 2010 to 2011

__Professional membership__
Chartered Accountant (Singapore), ISCA

__Languages__
English, Mandarin, Malay (basic)

__Other information__
Last drawn: SGD 9,200 x 13
Expected: SGD 10,500
Notice period: 2 months
`,
  },
  {
    id: 'seventh-06-ng-graduate',
    layout: 'seventh: Nigerian, NYSC, bio-data first',
    format: 'pdf',
    lang: 'en',
    agency: 'NG',
    shown: 'OGUNDIPE, Temitope Abosede (Mrs.)',
    names: ['Temitope Abosede Ogundipe'],
    email: 'temi.ogundipe@ymail.example',
    phone: '0803 123 4567',
    place: 'Ikeja, Lagos',
    city: 'Lagos',
    jobs: [
      'Head, Internal Control | Crestfield Microfinance Bank | | 2021-01 | now',
      'Internal Control Officer | Crestfield Microfinance Bank | | 2017-05 | 2020-12',
      'Accounts Officer (NYSC) | Ministry of Works, Osogbo | | 2015-10 | 2016-09',
    ],
    edu: [],
    untold: true,
    aside: [2],
    page: `
> **CURRICULUM VITAE**
> **OGUNDIPE, Temitope Abosede (Mrs.)**
> 7, Allen Avenue, Ikeja, Lagos. 0803 123 4567. temi.ogundipe@ymail.example

**BIO-DATA**
Date of Birth: 3rd March, 1993
Sex: Female
State of Origin: Ogun
LGA: Ijebu-Ode
Marital Status: Married
Nationality: Nigerian

**INSTITUTIONS ATTENDED WITH DATES**
Obafemi Awolowo University, Ile-Ife	2010 – 2014
Our Lady of Apostles Secondary School, Ijebu-Ode	2004 – 2010

**QUALIFICATIONS OBTAINED WITH DATES**
Associate Chartered Accountant (ACA)	2019
B.Sc. Accounting (Second Class Upper)	2014
WASSCE	2010

**WORK EXPERIENCE WITH DATES**
**CRESTFIELD MICROFINANCE BANK, IKEJA**
Head, Internal Control	January 2021 – Date
Duties:
* Reporting directly to the Board Audit Committee
* Call over of all branches, fraud investigation
Internal Control Officer	May 2017 – December 2020
Duties:
* Daily call over, cash spot checks
**MINISTRY OF WORKS, OSOGBO**
Accounts Officer (NYSC)	October 2015 – September 2016

**HOBBIES**
Reading, Travelling and Singing

**REFEREES**
Available on request
`,
  },
  {
    id: 'seventh-07-de-tabelle',
    layout: 'seventh: tabellarischer Lebenslauf, table, seit',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Katharina Wiechmann-Özdemir',
    names: ['Katharina Wiechmann-Özdemir'],
    email: 'k.wiechmann@posteo-mail.example',
    phone: '0151 23456789',
    place: 'Bielefeld',
    city: 'Bielefeld',
    jobs: [
      'Teamleiterin Einkauf | Böllhoff & Kranz GmbH & Co. KG | | 2019-03 | now',
      'Strategische Einkäuferin | Wesertal Maschinenbau GmbH | | 2014-09 | 2019-02',
      'Sachbearbeiterin Einkauf | Lippe Küchen AG | | 2010-08 | 2014-08',
    ],
    edu: [],
    untold: true,
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    page: `
**Lebenslauf**

|| 5 12
| **Persönliche Daten** | 
| Name: | Katharina Wiechmann-Özdemir
| Anschrift: | Detmolder Str. 114, 33604 Bielefeld
| Telefon: | 0151 23456789
| E-Mail: | k.wiechmann@posteo-mail.example
| Geburtsdatum: | 11.06.1988 in Minden
| Familienstand: | verheiratet, zwei Kinder
|  | 
| **Beruflicher Werdegang** | 
| seit 03/2019 | **Teamleiterin Einkauf**\\Böllhoff & Kranz GmbH & Co. KG, Bielefeld\\- fachliche Führung von sechs Einkäufern\\- Rahmenverträge Zeichnungsteile, Volumen 24 Mio. €
| 09/2014 – 02/2019 | **Strategische Einkäuferin**\\Wesertal Maschinenbau GmbH, Porta Westfalica\\- Lieferantenaudits Osteuropa
| 02/2017 – 01/2018 | Elternzeit
| 08/2010 – 08/2014 | **Sachbearbeiterin Einkauf**\\Lippe Küchen AG, Lemgo
|  | 
| **Ausbildung** | 
| 2007 – 2010 | Ausbildung zur Industriekauffrau\\Lippe Küchen AG, Lemgo
| 1998 – 2007 | Gymnasium Petershagen, Abitur (2,3)
|  | 
| **Kenntnisse** | 
| EDV | SAP MM (sehr gut), MS Office
| Sprachen | Deutsch (Muttersprache), Türkisch (fließend), Englisch (B2)
| Führerschein | Klasse B

Bielefeld, den 4. November 2026
`,
  },
  {
    id: 'seventh-08-de-taetig',
    layout: 'seventh: German, sentences, bei der Firma als tätig',
    format: 'doc',
    lang: 'de',
    agency: 'DE',
    shown: 'Jürgen Stadlhuber',
    names: ['Jürgen Stadlhuber'],
    email: 'j.stadlhuber@web-post.example',
    phone: '08061 445566',
    place: 'Bad Aibling',
    city: 'Bad Aibling',
    jobs: [
      'Elektromeister | Huber Elektrotechnik GmbH | | 2018-04 | now',
      'Bauleitender Monteur | Elektro Aigner | | 2009-10 | 2018-03',
      'Elektroinstallateur | Stadtwerke Rosenheim | | 2003-09 | 2009-09',
    ],
    edu: [],
    untold: true,
    page: `
LEBENSLAUF

Jürgen Stadlhuber
Ghersburgstraße 9
83043 Bad Aibling
Tel. 08061 445566
j.stadlhuber@web-post.example

geboren am 23.02.1984 in Rosenheim, ledig

Beruflicher Werdegang

Seit April 2018 bin ich bei der Firma Huber Elektrotechnik GmbH in Kolbermoor als Elektromeister tätig. Ich leite dort die Abteilung Gebäudetechnik mit acht Monteuren und drei Lehrlingen.

Von Oktober 2009 bis März 2018 war ich bei der Firma Elektro Aigner in Bruckmühl als Bauleitender Monteur beschäftigt. Zu meinen Aufgaben gehörten Aufmaß und Abrechnung.

Von September 2003 bis September 2009 arbeitete ich als Elektroinstallateur bei den Stadtwerken Rosenheim.

Schulbildung und Ausbildung

2016 Meisterprüfung im Elektrotechniker-Handwerk, HWK München
2000 – 2003 Lehre als Elektroinstallateur, Elektro Kern, Rosenheim
1990 – 2000 Grund- und Hauptschule Bad Aibling, Qualifizierender Abschluss

Sonstiges

Führerschein B, BE, C1
KNX-Partner
Freiwillige Feuerwehr, Gruppenführer
`,
  },
  {
    id: 'seventh-09-fr-colonne',
    layout: 'seventh: French, side column, en cours',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Anne-Laure LE BIHAN-MERCIER',
    names: ['Anne-Laure Le Bihan-Mercier'],
    email: 'al.lebihan@orangepost.example',
    phone: '06 39 98 12 45',
    place: 'Lorient',
    city: 'Lorient',
    headline: 'Responsable ressources humaines',
    jobs: [
      'Responsable ressources humaines | Groupe Armor Conserves | | 2018-09 | now',
      'Chargée de recrutement | Manpower Lorient | | 2014-01 | 2018-08',
      'Assistante RH | Mairie de Quimperlé | | 2011-10 | 2013-12',
    ],
    edu: [],
    untold: true,
    languages: ['Anglais', 'Breton'],
    page: `
[[ 5 12
**Anne-Laure LE BIHAN-MERCIER**
38 ans – permis B
^ **Coordonnées**
17 rue du Port, 56100 Lorient
06 39 98 12 45
al.lebihan@orangepost.example
^ **Atouts**
Écoute
Sens de la négociation
Paie (Silae)
^ **Langues**
Anglais : courant (TOEIC 890)
Breton : notions
^ **Loisirs**
Voile, chorale
---
**Responsable ressources humaines**
15 ans d'expérience en PME et collectivité
^ **PARCOURS PROFESSIONNEL**
**sept. 2018 – en cours : Responsable ressources humaines**
Groupe Armor Conserves (420 salariés), Lorient
* Relations sociales, animation du CSE, NAO
* Recrutement de 60 CDI par an et des saisonniers
**janv. 2014 – août 2018 : Chargée de recrutement**
Manpower Lorient
* Portefeuille de 35 clients agroalimentaires
**oct. 2011 – déc. 2013 : Assistante RH**
Mairie de Quimperlé
* Gestion des carrières, absences
^ **FORMATION**
2011 Master 2 GRH, IAE de Brest
2009 Licence AES, Université de Bretagne-Sud
]]
`,
  },
  {
    id: 'seventh-10-fr-serveur',
    layout: 'seventh: French hospitality, seasons, dates below',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Mehdi Benkirane',
    names: ['Mehdi Benkirane'],
    email: 'mehdi.benkirane@laposte-mail.example',
    phone: '+33 6 39 98 77 01',
    place: 'Annecy',
    city: 'Annecy',
    jobs: [
      'Chef de rang | Restaurant Le Clos des Tilleuls | | 2022-05 | now',
      'Demi-chef de rang | Hôtel Beau Rivage | | 2019-12 | 2022-04',
      'Commis de salle | Brasserie du Lac | | 2018-06 | 2019-11',
    ],
    edu: [],
    untold: true,
    languages: ['Français', 'Arabe', 'Anglais'],
    page: `
Mehdi Benkirane
24 ans, célibataire, véhiculé
3 impasse des Cyclamens – 74000 Annecy
+33 6 39 98 77 01 – mehdi.benkirane@laposte-mail.example

EXPÉRIENCES

Chef de rang, Restaurant Le Clos des Tilleuls (1 étoile Michelin), Annecy-le-Vieux
Depuis mai 2022
Rang de 20 couverts, découpe, conseil en vins, encadrement de deux commis

Demi-chef de rang, Hôtel Beau Rivage ****, Évian
De décembre 2019 à avril 2022
Service petit-déjeuner et soir, room service, banquets jusqu'à 200 personnes

Commis de salle, Brasserie du Lac, Annecy
De juin 2018 à novembre 2019

DIPLÔMES

Bac professionnel Commercialisation et services en restauration, Lycée hôtelier de Thonon, mention bien (2018)
BEP Restauration (2016)

LANGUES

Français, arabe (langues maternelles), anglais (B1)

CENTRES D'INTÉRÊT

Football en club, randonnée, œnologie
`,
  },
  {
    id: 'seventh-11-es-sevilla',
    layout: 'seventh: Spanish, employer then function, header on each page',
    format: 'pdf',
    lang: 'es',
    agency: 'ES',
    shown: 'Mª Dolores Carrascosa Peña',
    names: ['Mª Dolores Carrascosa Peña', 'María Dolores Carrascosa Peña', 'M Dolores Carrascosa Peña'],
    email: 'lola.carrascosa@correo-es.example',
    phone: '655 12 34 56',
    place: 'Dos Hermanas (Sevilla)',
    city: 'Dos Hermanas',
    jobs: [
      'Jefa de administración | Olivarera del Guadaíra S.C.A. | | 2017-01 | now',
      'Técnico contable | Asesoría Ruiz Tagle, S.L. | | 2011-03 | 2016-12',
      'Auxiliar administrativo | Transportes Hermanos Beltrán | | 2007-09 | 2011-02',
    ],
    edu: [],
    untold: true,
    languages: ['Inglés', 'Francés'],
    page: `
HEAD Currículum de Mª Dolores Carrascosa Peña
FOOT Dos Hermanas, noviembre de 2026
! Mª Dolores Carrascosa Peña
C/ Real Utrera 23, 2ºB · 41700 Dos Hermanas (Sevilla)
Móvil 655 12 34 56 · lola.carrascosa@correo-es.example

^ **Perfil**
Administrativa contable con diecinueve años de experiencia en el sector agroalimentario y en asesoría.

^ **Experiencia laboral**

Olivarera del Guadaíra S.C.A. – Alcalá de Guadaíra
Enero 2017 – actualidad
Puesto: Jefa de administración
Funciones: cierre mensual, liquidaciones a socios, subvenciones PAC, equipo de 3 personas.

Asesoría Ruiz Tagle, S.L. – Sevilla
Marzo 2011 – diciembre 2016
Puesto: Técnico contable
Funciones: contabilidad y fiscalidad de 40 pymes, modelos 303, 390, 347.

Transportes Hermanos Beltrán – Utrera
Septiembre 2007 – febrero 2011
Puesto: Auxiliar administrativo
Funciones: facturación, atención telefónica, archivo.

^ **Formación**
Diplomatura en Ciencias Empresariales. Universidad de Sevilla, 2007
Curso SII y facturación electrónica (60 h), 2019

^ **Idiomas**
Inglés: B1. Francés: nivel básico.

^ **Informática**
A3ERP, ContaPlus, Excel avanzado

^ **Otros datos**
Carnet de conducir B y vehículo propio. Incorporación inmediata.
`,
  },
  {
    id: 'seventh-12-it-europass',
    layout: 'seventh: Italian, Europass of the old form',
    format: 'doc',
    lang: 'it',
    agency: 'IT',
    shown: 'Bellandi Sveva Maria',
    names: ['Sveva Maria Bellandi'],
    email: 'sveva.bellandi@libero-posta.example',
    phone: '+39 347 555 0192',
    place: 'Prato',
    city: 'Prato',
    jobs: [
      'Impiegata ufficio acquisti | Filati Bisenzio S.r.l. | | 2019-02 | now',
      'Addetta back office commerciale | Lanificio Fratelli Gori S.p.A. | | 2014-09 | 2019-01',
      'Commessa | Coop Centro Toscana | | 2012-05 | 2014-07',
    ],
    edu: [],
    untold: true,
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    page: `
**FORMATO EUROPEO PER IL CURRICULUM VITAE**

|| 6 11
| **INFORMAZIONI PERSONALI** | 
| Nome | **BELLANDI, SVEVA MARIA**
| Indirizzo | Via Ferrucci 88, 59100 Prato (PO)
| Telefono | +39 347 555 0192
| E-mail | sveva.bellandi@libero-posta.example
| Nazionalità | Italiana
| Data di nascita | 19/09/1991
|  | 
| **ESPERIENZA LAVORATIVA** | 
| • Date (da – a) | Da febbraio 2019 a oggi
| • Nome e indirizzo del datore di lavoro | Filati Bisenzio S.r.l., Via Bologna 12, Prato
| • Tipo di azienda o settore | Tessile
| • Tipo di impiego | Impiegata ufficio acquisti
| • Principali mansioni e responsabilità | Gestione ordini, solleciti, rapporti con fornitori esteri
|  | 
| • Date (da – a) | Da settembre 2014 a gennaio 2019
| • Nome e indirizzo del datore di lavoro | Lanificio Fratelli Gori S.p.A., Montemurlo
| • Tipo di azienda o settore | Tessile
| • Tipo di impiego | Addetta back office commerciale
| • Principali mansioni e responsabilità | Preventivi, campionari, fiere
|  | 
| • Date (da – a) | Da maggio 2012 a luglio 2014
| • Nome e indirizzo del datore di lavoro | Coop Centro Toscana, Prato
| • Tipo di azienda o settore | Grande distribuzione
| • Tipo di impiego | Commessa
| • Principali mansioni e responsabilità | Cassa e reparto freschi
|  | 
| **ISTRUZIONE E FORMAZIONE** | 
| • Date (da – a) | 2005 – 2010
| • Nome e tipo di istituto di istruzione o formazione | I.T.C. Paolo Dagomari, Prato
| • Qualifica conseguita | Diploma di ragioneria
|  | 
| **CAPACITÀ E COMPETENZE PERSONALI** | 
| Madrelingua | Italiano
| Altre lingue | Inglese
| • Capacità di lettura | Buona
| • Capacità di espressione orale | Discreta
|  | Tedesco
| • Capacità di lettura | Elementare
| • Capacità di espressione orale | Elementare
| Patente o patenti | B

Autorizzo il trattamento dei dati personali ai sensi del GDPR (Reg. UE 2016/679).
`,
  },
  {
    id: 'seventh-13-it-dal',
    layout: 'seventh: Italian, plain, dal ad oggi, sentence jobs',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Giancarlo Dell’Orto',
    names: ['Giancarlo Dell’Orto', "Giancarlo Dell'Orto"],
    email: 'gc.dellorto@tiscali-posta.example',
    phone: '338 555 0144',
    place: 'Lecco',
    city: 'Lecco',
    jobs: [
      'Responsabile di produzione | Trafilerie Valsassina S.p.A. | | 2015 | now',
      'Capo turno | Minuterie Colombo S.r.l. | | 2008 | 2015',
      'Operaio specializzato | Officine Meccaniche Galbiati | | 2001 | 2008',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    languages: ['Inglese', 'Francese'],
    page: `
CURRICULUM VITAE

Giancarlo Dell’Orto
Nato a Lecco il 14 marzo 1981
Residente in Via Amendola 41, 23900 Lecco
Cell. 338 555 0144
gc.dellorto@tiscali-posta.example

ESPERIENZE PROFESSIONALI

Dal 2015 ad oggi
Trafilerie Valsassina S.p.A., Introbio (LC)
Responsabile di produzione
Coordino 45 persone su tre turni, pianificazione, lean, sicurezza (preposto).

Dal 2008 al 2015
Minuterie Colombo S.r.l., Calolziocorte
Capo turno
Torni plurimandrino e CNC, programmazione Fanuc.

Dal 2001 al 2008
Officine Meccaniche Galbiati, Lecco
Operaio specializzato
Attrezzaggio macchine transfer.

TITOLO DI STUDIO

Diploma di perito meccanico, I.T.I.S. Badoni, Lecco, 2000, 82/100

CORSI

Preposto 2022, RLS 2018, Lean manufacturing (Confindustria Lecco) 2017

LINGUE STRANIERE

Inglese scolastico, francese buono

CONOSCENZE INFORMATICHE

AS400, SAP PP, Excel

Patente B, automunito. Disponibilità a trasferte.
`,
  },
  {
    id: 'seventh-14-br-analista',
    layout: 'seventh: Brazilian, objetivo, dates in brackets',
    format: 'docx',
    lang: 'pt',
    agency: 'BR',
    shown: 'Jéssica Aparecida dos Santos Nogueira',
    names: ['Jéssica Aparecida dos Santos Nogueira'],
    email: 'jessica.asn@uolmail.example',
    phone: '(41) 99123-4567',
    place: 'Curitiba, PR',
    city: 'Curitiba',
    jobs: [
      'Coordenadora de Logística | Transportadora Serra do Mar Ltda. | | 2022-03 | now',
      'Analista de Logística Pleno | Transportadora Serra do Mar Ltda. | | 2019-06 | 2022-02',
      'Assistente de Expedição | Moinho Iguaçu S.A. | | 2016-01 | 2019-05',
    ],
    edu: [],
    untold: true,
    languages: ['Português', 'Inglês', 'Espanhol'],
    page: `
> **Jéssica Aparecida dos Santos Nogueira**
> Brasileira, solteira, 31 anos
> Rua Itupava, 1210, ap. 53 – Alto da XV – Curitiba, PR
> (41) 99123-4567 / jessica.asn@uolmail.example

**OBJETIVO**
Atuar como Gerente de Logística

**RESUMO DE QUALIFICAÇÕES**
* 10 anos de vivência em transporte rodoviário e armazenagem
* Gestão de equipe de 22 pessoas

**HISTÓRICO PROFISSIONAL**

**Transportadora Serra do Mar Ltda.** (06/2019 – atual)
**Coordenadora de Logística** (03/2022 – atual)
Roteirização, KPIs OTIF, negociação de fretes, implantação do TMS.
**Analista de Logística Pleno** (06/2019 – 02/2022)
Controle de custos e indicadores.

**Moinho Iguaçu S.A.** (01/2016 – 05/2019)
**Assistente de Expedição**
Emissão de CT-e e NF-e, conferência de cargas.

**FORMAÇÃO ACADÊMICA**
Pós-graduação em Supply Chain – FAE Business School – 2023
Tecnólogo em Logística – UniCuritiba – 2018

**IDIOMAS**
Português nativo | Inglês intermediário | Espanhol básico

**INFORMÁTICA**
Pacote Office, SAP, Power BI
`,
  },
  {
    id: 'seventh-15-nl-zorg',
    layout: 'seventh: Dutch, dates left with tabs, heden',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Femke van der Zanden-Bouwhuis',
    names: ['Femke van der Zanden-Bouwhuis'],
    email: 'femkevdz@ziggo-mail.example',
    phone: '06-12345678',
    place: 'Apeldoorn',
    city: 'Apeldoorn',
    jobs: [
      'Teammanager wijkverpleging | Zorggroep De Veluwe | | 2020-09 | now',
      'Wijkverpleegkundige | Zorggroep De Veluwe | | 2015-02 | 2020-08',
      'Verpleegkundige interne geneeskunde | Gelre Lukas Ziekenhuis | | 2010-07 | 2015-01',
    ],
    edu: [],
    untold: true,
    languages: ['Nederlands', 'Engels', 'Duits'],
    page: `
! Curriculum Vitae

**Personalia**
= Naam	Femke van der Zanden-Bouwhuis
= Adres	Loolaan 88, 7314 AG Apeldoorn
= Telefoon	06-12345678
= E-mail	femkevdz@ziggo-mail.example
= Geboortedatum	2 april 1988
= Rijbewijs	B

**Profiel**
Nuchtere leidinggevende met hart voor de zorg thuis. Ik hou van korte lijnen en van een rooster dat klopt.

**Werkervaring**
= sept. 2020 – heden	Teammanager wijkverpleging
= 	Zorggroep De Veluwe, Apeldoorn
= 	Leiding aan drie teams, 41 medewerkers, productieafspraken
= febr. 2015 – aug. 2020	Wijkverpleegkundige
= 	Zorggroep De Veluwe, Epe
= 	Indiceren, casemanagement dementie
= juli 2010 – jan. 2015	Verpleegkundige interne geneeskunde
= 	Gelre Lukas Ziekenhuis, Apeldoorn

**Opleidingen**
= 2019 – 2020	Post-hbo Leidinggeven in de zorg, Saxion
= 2006 – 2010	HBO-V, Hogeschool Windesheim, Zwolle (diploma)

**Talen**
= Nederlands	moedertaal
= Engels	goed
= Duits	redelijk

**Hobby's**
Schaatsen, moestuin, mijn twee jongens
`,
  },
  {
    id: 'seventh-16-sv-ingenjor',
    layout: 'seventh: Swedish, headings unstyled, pågående',
    format: 'docx',
    lang: 'sv',
    agency: 'SE',
    shown: 'Björn-Erik Sandahl',
    names: ['Björn-Erik Sandahl'],
    email: 'be.sandahl@telia-post.example',
    phone: '070-123 45 67',
    place: 'Västerås',
    city: 'Västerås',
    jobs: [
      'Konstruktör | Mälardalens Verktyg AB | | 2020-01 | now',
      'Konsult, mekanikkonstruktion | Knightsbro Engineering AB | | 2015-08 | 2019-12',
      'CNC-operatör | Surahammar Precision AB | | 2009-06 | 2012-07',
    ],
    edu: [],
    untold: true,
    languages: ['Svenska', 'Engelska', 'Tyska'],
    page: `
CV Björn-Erik Sandahl

Adress: Oxbackssvängen 12, 723 36 Västerås
Mobil: 070-123 45 67
E-post: be.sandahl@telia-post.example
Född: 1988

Profil
Noggrann konstruktör som gärna står vid maskinen själv. Van vid SolidWorks och Creo.

Arbetslivserfarenhet

2020-01 – pågående
Konstruktör, Mälardalens Verktyg AB, Västerås
Ansvarar för fixturer och lyftverktyg, riskanalys enligt maskindirektivet.

2015-08 – 2019-12
Konsult, mekanikkonstruktion, Knightsbro Engineering AB, Västerås
Uppdrag hos kunder inom kraft och järnväg.

2009-06 – 2012-07
CNC-operatör, Surahammar Precision AB

Utbildning

2012 – 2015
Högskoleingenjör maskinteknik, Mälardalens högskola

2004 – 2007
Teknikprogrammet, Carlforsska gymnasiet

Språk

Svenska – modersmål
Engelska – flytande
Tyska – grundläggande

Övrigt

B-körkort, truckkort A+B

Referenser lämnas på begäran.
`,
  },
  {
    id: 'seventh-17-no-baker',
    layout: 'seventh: Norwegian, years left, d.d.',
    format: 'pdf',
    lang: 'da',
    spoken: 'no',
    agency: 'NO',
    shown: 'Ingvild Kristine Håkonsen',
    names: ['Ingvild Kristine Håkonsen'],
    email: 'ingvild.h@online-post.example',
    phone: '412 34 567',
    place: 'Tromsø',
    city: 'Tromsø',
    dates: 'year',
    jobs: [
      'Avdelingsleder | Nordlys Kjøpesenter AS | | 2021 | now',
      'Butikksjef | Mix Storgata | | 2017 | 2021',
      'Kundekonsulent | Troms Kraft Salg AS | | 2013 | 2017',
    ],
    edu: [],
    untold: true,
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    page: `
! Ingvild Kristine Håkonsen
Skippergata 14, 9008 Tromsø | 412 34 567 | ingvild.h@online-post.example

^ **Nøkkelkvalifikasjoner**
Erfaren leder i varehandel, trygg på budsjett, turnus og folk.

^ **Arbeidserfaring**
2021 – d.d.	**Avdelingsleder**, Nordlys Kjøpesenter AS, Tromsø
Personalansvar for 14, drift, leietakere
2017 – 2021	**Butikksjef**, Mix Storgata, Tromsø
Varebestilling, kasseoppgjør, opplæring
2013 – 2017	**Kundekonsulent**, Troms Kraft Salg AS, Tromsø

^ **Utdanning**
2010 – 2013	Bachelor i økonomi og administrasjon, UiT Norges arktiske universitet
2007 – 2010	Studiespesialisering, Kongsbakken videregående skole

^ **Kurs**
2022	Lederutvikling, BI

^ **Verv**
2019 – 2022	Kasserer, Tromsø Skiklubb

^ **Språk**
Norsk (morsmål), engelsk (flytende), spansk (noe)

^ **Referanser**
Oppgis ved forespørsel
`,
  },
  {
    id: 'seventh-18-pl-ksiegowa',
    layout: 'seventh: Polish, clause at the foot, obecnie',
    format: 'docx',
    lang: 'en',
    spoken: 'pl',
    agency: 'PL',
    shown: 'Małgorzata Wójcik-Zielińska',
    names: ['Małgorzata Wójcik-Zielińska'],
    email: 'm.wojcik.z@onet-poczta.example',
    phone: '+48 601 234 567',
    place: 'Wrocław',
    city: 'Wrocław',
    jobs: [
      'Główna księgowa | Odra Logistyka Sp. z o.o. | | 2018-05 | now',
      'Samodzielna księgowa | Biuro Rachunkowe Bilans | | 2012-03 | 2018-04',
      'Młodsza księgowa | Hurtownia Pol-Bud S.A. | | 2009-09 | 2012-02',
    ],
    edu: [],
    untold: true,
    languages: ['polski', 'angielski', 'niemiecki'],
    page: `
FOOT Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji (RODO).
! Małgorzata Wójcik-Zielińska
ul. Legnicka 48/12, 54-202 Wrocław
tel. +48 601 234 567
e-mail: m.wojcik.z@onet-poczta.example

^ **Podsumowanie zawodowe**
Księgowa z siedemnastoletnim doświadczeniem w pełnej księgowości.

^ **Doświadczenie zawodowe**
**05.2018 – obecnie**
**Główna księgowa**
Odra Logistyka Sp. z o.o., Wrocław
* sprawozdania finansowe, CIT, VAT, JPK
* nadzór nad zespołem 5 osób
**03.2012 – 04.2018**
**Samodzielna księgowa**
Biuro Rachunkowe Bilans, Oleśnica
* obsługa 30 spółek
**09.2009 – 02.2012**
**Młodsza księgowa**
Hurtownia Pol-Bud S.A., Wrocław

^ **Wykształcenie**
2004 – 2009 Uniwersytet Ekonomiczny we Wrocławiu, magister, Finanse i rachunkowość

^ **Umiejętności**
Symfonia, Comarch Optima, Excel

^ **Języki obce**
polski – ojczysty
angielski – B2
niemiecki – A2

^ **Zainteresowania**
Turystyka górska, kryminały
`,
  },
  {
    id: 'seventh-19-us-functional',
    layout: 'seventh: functional, veteran, employment history at the end in lines',
    format: 'doc',
    lang: 'en',
    agency: 'US',
    shown: 'Marcus T. Villanueva, PMP, CSCP',
    names: ['Marcus T. Villanueva', 'Marcus Villanueva'],
    email: 'mtvillanueva@army-mail.example',
    phone: '(253) 555-0187',
    place: 'Tacoma, WA',
    city: 'Tacoma',
    jobs: [
      'Operations Manager | Cascade Freight Solutions | | 2022 | now',
      'Logistics Officer (Captain) | U.S. Army | | 2016 | 2022',
      'Platoon Leader (First Lieutenant) | U.S. Army | | 2012 | 2016',
      'Shift Lead | Home Depot | | 2010 | 2012',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    page: `
! Marcus T. Villanueva, PMP, CSCP
Tacoma, WA 98402 • (253) 555-0187 • mtvillanueva@army-mail.example

^ **OPERATIONS & SUPPLY CHAIN LEADER**
Army veteran, TS/SCI eligible. I move things, on time, with fewer people than planned.

^ **CORE COMPETENCIES**
Fleet Management | Inventory Control | Lean Six Sigma | Hazmat | Team Building

^ **SELECTED ACCOMPLISHMENTS**
**Leadership**
* Led 62 Soldiers through a nine month deployment with zero lost time
* Coached four direct reports into manager roles
**Process Improvement**
* Cut dock-to-stock from 19 to 6 hours
* Rewrote the hazmat manual adopted by three sites
**Budget**
* Accountable for $38M of equipment, 100% inventory accuracy

^ **EMPLOYMENT HISTORY**
Operations Manager, Cascade Freight Solutions, Tacoma, WA	2022 – Present
Logistics Officer (Captain), U.S. Army, Fort Lewis, WA	2016 – 2022
Platoon Leader (First Lieutenant), U.S. Army, Fort Bragg, NC	2012 – 2016
Shift Lead, Home Depot, Lakewood, WA	2010 – 2012

^ **EDUCATION**
MBA, Pacific Lutheran University, 2021
BA Political Science, University of Washington, 2012
Army Logistics Captains Career Course

^ **AWARDS**
Bronze Star Medal, Army Commendation Medal (2)
`,
  },
  {
    id: 'seventh-20-uk-short',
    layout: 'seventh: very short, a gardener, lower case',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'kieran o’halloran',
    names: ['Kieran O’Halloran', "Kieran O'Halloran"],
    unsure: true,
    email: 'kieranoh92@mail-uk.example',
    phone: '07700 900 655',
    city: 'Stockport',
    jobs: [
      'Head Gardener | Bramall Lodge | | 2021 | now',
      'Gardener | Stockport Council | | 2015 | 2021',
      'Landscaper | Green Fingers NW | | 2011 | 2015',
    ],
    edu: [],
    untold: true,
    dates: 'year',
    page: `
kieran o’halloran
12 Banks Lane, Stockport SK1 4PR
07700 900 655
kieranoh92@mail-uk.example

work

Head Gardener, Bramall Lodge 2021 - now
Gardener, Stockport Council 2015 - 2021
Landscaper, Green Fingers NW 2011 - 2015

tickets

PA1 PA6, chainsaw CS30 CS31, full clean driving licence with trailer

school

Stockport Academy, 7 GCSEs
RHS level 2 Reaseheath College
`,
  },
];
