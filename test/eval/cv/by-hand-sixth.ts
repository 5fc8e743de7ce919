import type { Sheet } from './sheet.ts';

/** Pages of CVs in many manners, written before the reader was looked at. All people are made up. */
export const BY_HAND_SIXTH: Sheet[] = [
  {
    id: 'sixth-01-nurse',
    layout: 'sixth: nurse, plain headings',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Oluwaseun “Seun” Adeyemi-Clarke RGN, BSc (Hons), NMP',
    names: ['Oluwaseun Adeyemi-Clarke', 'Oluwaseun “Seun” Adeyemi-Clarke', 'Seun Adeyemi-Clarke'],
    email: 'seun.adeyemiclarke@nhs-mail.example',
    phone: '07700 900 318',
    place: 'Bedminster, Bristol',
    city: 'Bristol',
    jobs: [
      'Advanced Nurse Practitioner | Southmead Hospital, North Bristol NHS Trust | | 2021-05 | now',
      'Senior Sister, Acute Medical Unit | Southmead Hospital, North Bristol NHS Trust | | 2018-02 | 2021-05',
      'Junior Sister | Royal Gwent Hospital | | 2015-09 | 2018-01',
      'Staff Nurse (Band 5) | University Hospital of Wales | | 2012-10 | 2015-08',
    ],
    edu: [],
    untold: true,
    page: `
! Oluwaseun “Seun” Adeyemi-Clarke RGN, BSc (Hons), NMP
Flat 4, 22 Raleigh Road, Bedminster, Bristol BS3 1QR
Mob: 07700 900 318 | seun.adeyemiclarke@nhs-mail.example | NMC PIN 12H3456E

^ **Personal Statement**
A caring and decisive nurse with thirteen years in acute medicine. I prescribe independently and I run the Same Day Emergency Care clinic twice a week. Looking for a consultant practitioner post within commuting distance of Bristol.

^ **Clinical Experience**
**Southmead Hospital, North Bristol NHS Trust**
**Advanced Nurse Practitioner** (Band 8a)	May 2021 – present
* Clerks, assesses and discharges up to 18 patients a shift
* Non-medical prescriber; clinical supervisor to four trainee ACPs
* Led the audit on VTE assessment, from 78% to 96% in one year
**Senior Sister, Acute Medical Unit** (Band 7)	Feb 2018 – May 2021
* Line manager of 42 WTE staff, budget of £1.9m
* Reduced agency spend by a third
^ **Royal Gwent Hospital, Newport**
**Junior Sister**	Sept 2015 – Jan 2018
* Nurse in charge of a 30-bed respiratory ward
^ **University Hospital of Wales, Cardiff**
**Staff Nurse (Band 5)**	Oct 2012 – Aug 2015
* Preceptorship, then rotation through medicine and surgery

^ **Qualifications and Training**
MSc Advanced Clinical Practice, University of the West of England, 2020
Independent and Supplementary Prescribing (V300), 2019
BSc (Hons) Adult Nursing, Cardiff University, 2012
ALS Provider, Resuscitation Council UK – valid to March 2027

^ **Interests**
Open-water swimming, gospel choir
^ **References**
Available on request
`,
  },
  {
    id: 'sixth-02-fitter',
    layout: 'sixth: trade with tickets',
    format: 'docx',
    lang: 'en',
    agency: 'AU',
    shown: 'DARREN J. PAPADOPOULOS',
    names: ['Darren Papadopoulos', 'Darren J. Papadopoulos'],
    email: 'dazpapa78@bigpond.example',
    phone: '+61 491 570 156',
    place: 'Thornlie WA',
    city: 'Thornlie',
    jobs: [
      'Heavy Duty Diesel Fitter | Redcliff Iron | | 2022-03 | now',
      'Leading Hand Fitter | Orana Mining Services | | 2017 | 2022',
      'Diesel Fitter | Wesco Plant Hire | | 2013 | 2016',
      'Apprentice Fitter | Ahern Bros Earthmoving | | 2009 | 2013',
    ],
    aside: [3],
    edu: [],
    untold: true,
    page: `
> **DARREN J. PAPADOPOULOS**
> 14 Spoonbill Way Thornlie WA 6108
> M: +61 491 570 156   E: dazpapa78@bigpond.example
^ **TICKETS & LICENCES**
* High Risk Work Licence – LF, WP (expires 08/2028)
* HR truck licence
* Working at Heights, Confined Space, Gas Test Atmospheres
* Coal Board Medical (current), White Card, Provide First Aid
* Cert III Heavy Commercial Vehicle Mechanical Technology
^ **WORK HISTORY**
**REDCLIFF IRON** – Newman WA
Heavy Duty Diesel Fitter (FIFO 2:1)
March 2022 to Present
* Breakdowns and scheduled services on Cat 793F, Komatsu 930E and Hitachi EX5600
* Fault finding with ET and VIMS
* Permit holder and isolation officer
**ORANA MINING SERVICES** – Kalgoorlie WA
Leading Hand Fitter
2017 - 2022
* Crew of 8 on the Super Pit shutdown
* Toolbox talks, JHAs, parts ordering in Pronto
**WESCO PLANT HIRE** – Welshpool WA
Diesel Fitter
2013 - 2016
* Field service of dozers, graders and loaders
**AHERN BROS EARTHMOVING** – Bunbury WA
Apprentice Fitter
2009 - 2013
^ **REFEREES**
Mick Tranter, Maintenance Superintendent, Redcliff Iron – 0491 570 737
Jo Beale, Workshop Manager, Wesco – 0491 570 313
`,
  },
  {
    id: 'sixth-03-india',
    layout: 'sixth: Indian style',
    format: 'docx',
    lang: 'en',
    agency: 'IN',
    shown: 'VENKATA RAMANA MURTHY K.',
    names: ['Venkata Ramana Murthy K', 'Venkata Ramana Murthy K.', 'K Venkata Ramana Murthy'],
    email: 'kvrmurthy.java@mailbox.example',
    phone: '+91-98480-12345',
    jobs: [
      'Senior Software Engineer | Cynosure Infotech Pvt Ltd | | 2021-08 | now',
      'Software Engineer | Brightwave Technologies | | 2018-06 | 2021-07',
      'Java Developer | Satyadev Soft Solutions | | 2016-01 | 2018-05',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Hindi', 'Telugu'],
    page: `
> **CURRICULUM VITAE**
**VENKATA RAMANA MURTHY K.**
E-mail: kvrmurthy.java@mailbox.example
Mobile: +91-98480-12345
^ **CAREER OBJECTIVE:**
To work in a challenging environment where I can utilise my skills for the growth of the organisation and myself.
^ **PROFESSIONAL SUMMARY:**
* Having 9+ years of experience in IT industry in design and development of Java/J2EE applications.
* Good exposure on Spring Boot, Hibernate, Kafka and Oracle.
* Quick learner and a good team player.
^ **WORK EXPERIENCE:**
* Working as Senior Software Engineer in Cynosure Infotech Pvt Ltd, Hyderabad from Aug 2021 to till date.
* Worked as Software Engineer in Brightwave Technologies, Hyderabad from June 2018 to July 2021.
* Worked as Java Developer with Satyadev Soft Solutions, Vijayawada from Jan 2016 to May 2018.
^ **TECHNICAL SKILLS:**
|| 5 12
| Languages | Java 8/11, SQL, JavaScript
| Frameworks | Spring Boot, Hibernate, Struts
| Databases | Oracle 12c, MySQL
| Tools | Jenkins, Git, Maven, JIRA
^ **PROJECTS HANDLED:**
**Project #1: Claims Adjudication Portal**
|| 5 12
| Client | Lakeshore Mutual, USA
| Role | Module Lead
| Duration | Sep 2021 to till date
| Environment | Java 11, Spring Boot, Kafka, Oracle
Responsibilities:
* Involved in requirement gathering and preparation of design documents.
* Code reviews of five developers.
**Project #2: e-Challan**
|| 5 12
| Client | Transport Department
| Role | Developer
| Duration | Aug 2018 to June 2021
| Environment | Java 8, Struts, MySQL
^ **EDUCATIONAL QUALIFICATIONS:**
* B.Tech (ECE) from JNTU Kakinada with 71.2% in 2015
* Intermediate from Sri Chaitanya Junior College with 91% in 2011
^ **PERSONAL DETAILS:**
Father's Name : K. Satyanarayana
Date of Birth : 12-06-1994
Marital Status : Married
Languages Known : English, Hindi, Telugu
^ **DECLARATION:**
I hereby declare that the above information is true to the best of my knowledge.
Place: Hyderabad
Date:	(K.V. RAMANA MURTHY)
`,
  },
  {
    id: 'sixth-04-hongkong',
    layout: 'sixth: Hong Kong, table',
    format: 'docx',
    lang: 'en',
    agency: 'HK',
    shown: 'CHEUNG Ka Yan, Kristy (張嘉欣)',
    names: [
      'Kristy Cheung',
      'Kristy Ka Yan Cheung',
      'Ka Yan Cheung',
      'Cheung Ka Yan',
      'Kristy Cheung Ka Yan',
      'Cheung Ka Yan Kristy',
      'Ka Yan Kristy Cheung',
      'Cheung Ka Yan, Kristy',
    ],
    email: 'kristy.cheungky@hkmail.example',
    phone: '(852) 5550 7812',
    place: 'Tseung Kwan O, N.T., Hong Kong',
    city: 'Hong Kong',
    jobs: [
      'Assistant Vice President, Regulatory Reporting | Fragrant Harbour Bank (Asia) Limited | | 2020-11 | now',
      'Audit Senior | Lam, Ortega & Co. CPA Limited | | 2017-09 | 2020-10',
      'Audit Associate | Lam, Ortega & Co. CPA Limited | | 2015-09 | 2017-08',
    ],
    edu: [],
    untold: true,
    languages: ['Cantonese', 'Mandarin', 'English'],
    page: `
> **RESUME**
^ **Personal Particulars**
|| 5 12
| Name | CHEUNG Ka Yan, Kristy (張嘉欣)
| Address | Flat C, 18/F, Block 3, Well On Garden, Tseung Kwan O, N.T., Hong Kong
| Contact no. | (852) 5550 7812
| Email | kristy.cheungky@hkmail.example
| Availability | One month's notice
| Expected salary | HK$58,000 per month
^ **Working Experience**
|| 4 13
| 11/2020 – Present | **Fragrant Harbour Bank (Asia) Limited**\\Assistant Vice President, Regulatory Reporting\\- Prepare MA(BS) returns to the HKMA\\- Review liquidity ratios (LMR, CFR) and large exposures
| 9/2017 – 10/2020 | **Lam, Ortega & Co. CPA Limited**\\Audit Senior\\- In charge of five listed clients in retail and property
| 9/2015 – 8/2017 | **Lam, Ortega & Co. CPA Limited**\\Audit Associate\\- Stock takes, bank confirmations, cash flow
^ **Education**
|| 4 13
| 2011 – 2015 | The Hong Kong Polytechnic University\\BBA (Hons) in Accountancy, Second Upper
| 2004 – 2011 | Tak Ming Secondary School
^ **Professional Qualification**
Member of HKICPA (since 2019)
^ **Language**
Cantonese (native), Mandarin (fluent), English (fluent)
^ **Computer Skills**
Excel VBA, Oracle FCCM, Axiom
`,
  },
  {
    id: 'sixth-05-linkedin',
    layout: 'sixth: like a profile page’s export',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Brianna Kowalczyk-Reyes, PMP',
    names: ['Brianna Kowalczyk-Reyes'],
    email: 'bkreyes@inbox.example',
    phone: '(512) 555-0148',
    place: 'Austin, Texas, United States',
    headline: 'Director of Program Management | SaaS | I help teams ship',
    jobs: [
      'Director of Program Management | Hollowtree | | 2023-02 | now',
      'Senior Program Manager | Hollowtree | | 2020-06 | 2023-02',
      'Program Manager | Hollowtree | | 2018-08 | 2020-06',
      'Technical Project Manager | Pecan Street Systems | | 2014-01 | 2018-07',
      'Business Analyst | State of Texas | | 2011-06 | 2013-12',
    ],
    edu: [],
    untold: true,
    languages: ['Polish', 'Spanish'],
    page: `
[[ 5.5 11.5
**Contact**
(512) 555-0148 (Mobile)
bkreyes@inbox.example
www.linkedin.com/in/brianna-kr (LinkedIn)
^ **Top Skills**
Roadmapping
Vendor Management
OKRs
^ **Languages**
Polish (Native or Bilingual)
Spanish (Limited Working)
^ **Certifications**
Project Management Professional (PMP)
SAFe 5 Agilist
^ **Publications**
Why status reports lie
---
! Brianna Kowalczyk-Reyes, PMP
Director of Program Management | SaaS | I help teams ship
Austin, Texas, United States
^ **Summary**
Fifteen years of turning loose plans into releases. Known for calm in the last two weeks.
^ **Experience**
**Hollowtree**
8 years 4 months
**Director of Program Management**
February 2023 - Present (3 years 10 months)
Austin, Texas, United States
Own the portfolio of eleven programs and a group of nine managers.
**Senior Program Manager**
June 2020 - February 2023 (2 years 9 months)
Austin, Texas, United States
**Program Manager**
August 2018 - June 2020 (1 year 11 months)
^ **Pecan Street Systems**
Technical Project Manager
January 2014 - July 2018 (4 years 7 months)
Round Rock, Texas
Rolled out smart meters to 40,000 homes.
^ **State of Texas**
Business Analyst
June 2011 - December 2013 (2 years 7 months)
^ **Education**
The University of Texas at San Antonio
Bachelor of Business Administration - BBA, Information Systems · (2007 - 2011)
]]
~ Page 1 of 1
`,
  },
  {
    id: 'sixth-06-academic',
    layout: 'sixth: academic',
    format: 'pdf',
    lang: 'en',
    agency: 'US',
    shown: 'Ngozi B. Tremblay-Sato, Ph.D.',
    names: ['Ngozi Tremblay-Sato', 'Ngozi B. Tremblay-Sato'],
    email: 'nts@entomology.lakeville.example',
    phone: '607.555.0122',
    jobs: [
      'Associate Professor (with tenure) | Department of Entomology, Lakeville University | | 2019 | now',
      'Assistant Professor | Department of Entomology, Lakeville University | | 2013 | 2019',
      'Postdoctoral Associate | Prairie Insect Laboratory, University of Saskatoon West | | 2010 | 2013',
    ],
    edu: [],
    untold: true,
    page: `
> **Ngozi B. Tremblay-Sato, Ph.D.**
> Curriculum Vitae, November 2025
> Department of Entomology, 214 Comstock Annex, Lakeville University, Lakeville NY 14850
> nts@entomology.lakeville.example · 607.555.0122
# Academic Appointments
2019–	Associate Professor (with tenure), Department of Entomology, Lakeville University
2013–2019	Assistant Professor, Department of Entomology, Lakeville University
2010–2013	Postdoctoral Associate, Prairie Insect Laboratory, University of Saskatoon West
# Education
2010	Ph.D., Entomology, University of Ohio Valley. Dissertation: __Cold hardiness in leafcutter bees__
2004	B.Sc., Biology, Université de l'Outaouais
# Grants and Fellowships
2022–2026	NSF CAREER, “Diapause under warming winters”, $812,000 (PI)
2017–2020	USDA NIFA, pollinator health, $340,000 (co-PI)
# Peer-Reviewed Publications
Tremblay-Sato N, Okoye P, Lind R (2024). Snow cover and the survival of cavity nesters. J. Insect Phys. 91: 11–24.
Okoye P, Tremblay-Sato N (2021). Heat units revisited. Env. Ent. 50: 220–231.
# Teaching
ENT 2010 Insect Biology (2014–2023), ENT 6150 Physiological Ecology (alternate years)
# Service
Chair, graduate admissions, 2021–2023
`,
  },
  {
    id: 'sixth-07-contractor',
    layout: 'sixth: list of contracts',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Hamish MacIlwraith',
    names: ['Hamish MacIlwraith'],
    email: 'hamish@macilwraith-consulting.example',
    phone: '+44 (0)131 496 0921',
    place: 'Leith, Edinburgh',
    city: 'Edinburgh',
    headline: 'SAP FICO Consultant (Contract)',
    jobs: [
      'SAP S/4HANA Finance Lead | Caledon Water | | 2024-11 | now',
      'FICO Workstream Lead | Norvale Foods | | 2023-03 | 2024-10',
      'SAP FI Consultant | HM Estates Agency | | 2022-01 | 2023-02',
      'SAP FICO Consultant | Brockhurst Aerospace | | 2019-06 | 2021-12',
    ],
    edu: [],
    untold: true,
    page: `
! Hamish MacIlwraith
SAP FICO Consultant (Contract)
Leith, Edinburgh · +44 (0)131 496 0921 · hamish@macilwraith-consulting.example
Outside IR35 preferred. SC cleared until 2029. Day rate £650.
^ CONTRACTS
**Nov 24 – date: SAP S/4HANA Finance Lead, Caledon Water (via Turnbull Resourcing)**
Central finance, universal journal, group reporting. Team of six.
**Mar 23 – Oct 24: FICO Workstream Lead, Norvale Foods**
Greenfield S/4HANA, 11 countries, cutover manager.
**Jan 22 – Feb 23: SAP FI Consultant, HM Estates Agency (via Turnbull Resourcing)**
Making Tax Digital, bank communication management.
**Jun 19 – Dec 21: SAP FICO Consultant, Brockhurst Aerospace**
Product costing, COPA, transfer prices.
^ EARLIER CAREER
Management accountant in the drinks industry (2008 to 2019), details on request.
^ QUALIFICATIONS
CIMA (2012). SAP Certified Application Associate, S/4HANA Financial Accounting. MA Economics, University of Aberdeen.
`,
  },
  {
    id: 'sixth-08-prose',
    layout: 'sixth: jobs in prose, career break',
    format: 'docx',
    lang: 'en',
    agency: 'GB',
    shown: 'Philippa Wren-Hathaway',
    names: ['Philippa Wren-Hathaway', 'Pippa Wren-Hathaway'],
    email: 'pippa.wh@post.example',
    phone: '07700 900461',
    place: 'Hebden Bridge',
    jobs: [
      'Office Manager | Calder & Stott Architects | | 2023-01 | now',
      'Events Manager | Northlight Galleries | | 2012-04 | 2018-06',
      'Conference Coordinator | Harrogate Halls | | 2008 | 2012',
    ],
    edu: [],
    untold: true,
    page: `
# Philippa Wren-Hathaway
Hebden Bridge, West Yorkshire. You can reach me on 07700 900461 or at pippa.wh@post.example.
## About me
Organised, warm and hard to fluster. I came back to work in 2023 after four years at home with my twins.
## My career so far
**Office Manager, Calder & Stott Architects (January 2023 to now)**
I run the practice of twenty-five: the books, the building and the people. In my first year I moved us to a new studio without a lost day.
**Career break (July 2018 to December 2022)**
Full-time parent; treasurer of the village hall.
**Events Manager, Northlight Galleries (April 2012 to June 2018)**
I planned forty openings a year in Leeds and Salford, with a team of three and any number of difficult artists.
**Conference Coordinator, Harrogate Halls (2008 to 2012)**
My first proper job, where I learned that the coffee must be hot.
## Studies
BA History of Art, University of York (2005–2008), 2:1
## Things I use every day
Xero, Outlook, Trello and a very good label printer
`,
  },
  {
    id: 'sixth-09-de-spalten',
    layout: 'sixth: German, side column',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Dipl.-Ing. (FH) Torben Kleinschmitt',
    names: ['Torben Kleinschmitt'],
    email: 't.kleinschmitt@posteo.example',
    phone: '0171 5550 342',
    place: '38102 Braunschweig',
    city: 'Braunschweig',
    headline: 'Konstruktionsleiter Sondermaschinenbau',
    jobs: [
      'Leiter Konstruktion | Harzwerk Anlagentechnik GmbH & Co. KG | | 2020-01 | now',
      'Projektingenieur | Harzwerk Anlagentechnik GmbH & Co. KG | | 2015-04 | 2019-12',
      'Konstrukteur | Ostfalen Fördertechnik GmbH | | 2010-10 | 2015-03',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'English', 'Danish'],
    page: `
[[ 5.5 11.5
**Kontakt**
Am Ringgleis 8
38102 Braunschweig
0171 5550 342
t.kleinschmitt@posteo.example
^ **Sprachen**
Deutsch (Muttersprache)
Englisch (verhandlungssicher)
Dänisch (Grundkenntnisse)
^ **EDV**
SolidWorks
EPLAN
SAP PLM
^ **Hobbys**
Segeln, Modellbau
---
! Dipl.-Ing. (FH) Torben Kleinschmitt
Konstruktionsleiter Sondermaschinenbau
^ **Werdegang**
**Harzwerk Anlagentechnik GmbH & Co. KG, Goslar**
Leiter Konstruktion (seit 01/2020)
* Fachliche und disziplinarische Führung von 14 Mitarbeitenden
* Einführung eines Baukastensystems, Durchlaufzeit um 22 % gesenkt
Projektingenieur (04/2015 – 12/2019)
* Kundenprojekte bis 3 Mio. Euro von der Anfrage bis zur Abnahme
^ **Ostfalen Fördertechnik GmbH, Wolfenbüttel**
Konstrukteur (10/2010 – 03/2015)
* Rollenbahnen, Hubtische, Normteile
^ **Studium**
Maschinenbau, Ostfalia Hochschule, Abschluss: Dipl.-Ing. (FH) 2010
^ **Weiterbildung**
Führungskräftetraining (IHK), 2021
]]
`,
  },
  {
    id: 'sixth-10-de-tabelle',
    layout: 'sixth: German, table with parental leave',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Marie-Christin Özdemir-Vogt',
    names: ['Marie-Christin Özdemir-Vogt'],
    email: 'mc.oezdemirvogt@web-post.example',
    phone: '+49 711 5550187',
    place: 'Esslingen am Neckar',
    jobs: [
      'Lohn- und Gehaltsbuchhalterin (Teilzeit 60 %) | Steuerkanzlei Rapp & Partner mbB | | 2022-09 | now',
      'Sachbearbeiterin Entgeltabrechnung | Neckar Automotive Zulieferung AG | | 2014-08 | 2019-11',
      'Kaufmännische Angestellte | Autohaus Beyerle e.K. | | 2011-08 | 2014-07',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'Turkish', 'English'],
    page: `
! LEBENSLAUF
^ **Angaben zur Person**
|| 5 12
| Vor- und Zuname | Marie-Christin Özdemir-Vogt
| Wohnort | Fabrikstraße 31, 73728 Esslingen am Neckar
| Telefon | +49 711 5550187
| Mail | mc.oezdemirvogt@web-post.example
| geboren am | 03.05.1990 in Ludwigsburg
^ **Beruflicher Werdegang**
|| 5 12
| seit 09.2022 | Lohn- und Gehaltsbuchhalterin (Teilzeit 60 %)\\Steuerkanzlei Rapp & Partner mbB, Stuttgart\\• Abrechnung von 35 Mandanten mit DATEV LODAS\\• Ansprechpartnerin der Krankenkassen
| 12.2019 – 08.2022 | Elternzeit
| 08.2014 – 11.2019 | Sachbearbeiterin Entgeltabrechnung\\Neckar Automotive Zulieferung AG, Esslingen\\• 1.200 Abrechnungen im Monat, SAP HCM
| 08.2011 – 07.2014 | Kaufmännische Angestellte\\Autohaus Beyerle e.K., Plochingen
^ **Schule und Ausbildung**
|| 5 12
| 09.2008 – 07.2011 | Ausbildung zur Bürokauffrau, Autohaus Beyerle e.K.
| 2002 – 2008 | Realschule Plochingen, Mittlere Reife
^ **Besondere Kenntnisse**
|| 5 12
| EDV | DATEV, SAP HCM, MS Office
| Sprachen | Deutsch und Türkisch (Muttersprachen), Englisch B1
| Führerschein | Klasse B
Esslingen, den 02.11.2025
Marie-Christin Özdemir-Vogt
`,
  },
  {
    id: 'sixth-11-fr',
    layout: 'sixth: French, dates in front',
    format: 'doc',
    lang: 'fr',
    agency: 'FR',
    shown: 'Gwenaëlle LE GOFF-MARTINEAU',
    names: ['Gwenaëlle Le Goff-Martineau'],
    email: 'gwen.legoffmartineau@courriel.example',
    phone: '06 39 98 41 07',
    place: '35000 Rennes',
    city: 'Rennes',
    headline: 'Responsable logistique – 12 ans d’expérience',
    jobs: [
      'Responsable logistique | Laiteries de l’Argoat | | 2019-09 | now',
      'Adjointe au responsable d’entrepôt | Transports Kermarrec | | 2015-03 | 2019-08',
      'Gestionnaire de stocks | Brico Armor | | 2012 | 2015',
    ],
    edu: [],
    untold: true,
    languages: ['French', 'English', 'Breton'],
    page: `
Gwenaëlle LE GOFF-MARTINEAU
12, rue de la Palestine – 35000 Rennes
Tél. : 06 39 98 41 07
Courriel : gwen.legoffmartineau@courriel.example
39 ans, permis B
> **Responsable logistique – 12 ans d’expérience**
^ **PARCOURS PROFESSIONNEL**
**Depuis septembre 2019 : Responsable logistique**
Laiteries de l’Argoat, Loudéac (CDI)
* Encadrement de 26 caristes et préparateurs
* Mise en place du WMS Reflex, taux de service porté à 99,1 %
**De mars 2015 à août 2019 : Adjointe au responsable d’entrepôt**
Transports Kermarrec, Rennes (CDI)
* Planification des tournées, suivi des litiges
**2012 – 2015 : Gestionnaire de stocks**
Brico Armor, Saint-Brieuc
* Inventaires tournants, réception
^ **FORMATION**
2012 : Licence professionnelle Logistique, IUT de Saint-Nazaire
2010 : DUT Gestion logistique et transport, IUT de Brest
^ **INFORMATIQUE ET LANGUES**
Reflex WMS, SAP MM, Excel
Anglais courant (TOEIC 870), breton (notions)
Français : langue maternelle
^ **CENTRES D’INTÉRÊT**
Gouren, fest-noz, jardinage
`,
  },
  {
    id: 'sixth-12-es',
    layout: 'sixth: Spanish, functional first',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'María del Rosario Ibáñez de la Fuente',
    names: ['María del Rosario Ibáñez de la Fuente'],
    email: 'charo.ibanez@correo.example',
    phone: '+34 612 345 098',
    place: 'Valladolid',
    headline: 'Técnica de Recursos Humanos',
    jobs: [
      'Técnica de Recursos Humanos | Grupo Harinero Castellano, S.A. | | 2018-05 | now',
      'Técnica de Selección | Talento Norte ETT, S.L. | | 2014-10 | 2018-04',
      'Administrativa de Personal | Ayuntamiento de Palencia | | 2011-02 | 2014-09',
    ],
    edu: [],
    untold: true,
    languages: ['Spanish', 'English', 'French'],
    page: `
! María del Rosario Ibáñez de la Fuente
Técnica de Recursos Humanos
Valladolid | +34 612 345 098 | charo.ibanez@correo.example | Carné de conducir B
# Áreas de competencia
**Selección**
Más de 300 procesos cerrados, de operarios a mandos intermedios.
**Administración de personal**
Nóminas, seguros sociales, Sistema RED, contratos y finiquitos.
**Formación y desarrollo**
Plan anual de formación, gestión de la bonificación FUNDAE.
# Trayectoria laboral
|| 4 13
| Mayo 2018 – Actualidad | Técnica de Recursos Humanos. Grupo Harinero Castellano, S.A. (Valladolid)
| Oct. 2014 – Abr. 2018 | Técnica de Selección. Talento Norte ETT, S.L. (Burgos)
| Feb. 2011 – Sept. 2014 | Administrativa de Personal. Ayuntamiento de Palencia
# Estudios
Grado en Relaciones Laborales y Recursos Humanos, Universidad de Valladolid (2006-2010)
Máster en Prevención de Riesgos Laborales, UNED (2012)
# Idiomas
Español: lengua materna
Inglés: B2 (First Certificate)
Francés: A2
# Informática
A3 Nóminas, Meta4, Excel avanzado
`,
  },
  {
    id: 'sixth-13-it',
    layout: 'sixth: Italian, Europass in words',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Dal Pozzo Gianmarco',
    names: ['Gianmarco Dal Pozzo', 'Dal Pozzo Gianmarco'],
    email: 'gianmarco.dalpozzo@posta.example',
    phone: '+39 349 555 0261',
    place: 'Treviso',
    jobs: [
      'Capocantiere | Costruzioni Zanetti & Figli S.r.l. | | 2017-03 | now',
      'Assistente di cantiere | Impresa Edile Cadore S.p.A. | | 2011-09 | 2017-02',
      'Muratore | Cooperativa Edile Montello | | 2006 | 2011',
    ],
    edu: [],
    untold: true,
    languages: ['Italian', 'English', 'German'],
    page: `
> **CURRICULUM VITAE**
**INFORMAZIONI PERSONALI**
|| 5 12
| Cognome e nome | Dal Pozzo Gianmarco
| Indirizzo | Via Canova 45, 31100 Treviso (TV)
| Cellulare | +39 349 555 0261
| E-mail | gianmarco.dalpozzo@posta.example
| Nazionalità | Italiana
| Data di nascita | 21/08/1986
^ **ESPERIENZA LAVORATIVA**
|| 5 12
| Date (da – a) | Marzo 2017 – in corso
| Nome e indirizzo del datore di lavoro | Costruzioni Zanetti & Figli S.r.l., Conegliano (TV)
| Tipo di azienda o settore | Edilizia
| Tipo di impiego | Capocantiere
| Principali mansioni e responsabilità | Gestione di cantieri residenziali fino a 40 alloggi, contabilità lavori
| Date (da – a) | Settembre 2011 – febbraio 2017
| Nome e indirizzo del datore di lavoro | Impresa Edile Cadore S.p.A., Belluno
| Tipo di azienda o settore | Edilizia
| Tipo di impiego | Assistente di cantiere
| Principali mansioni e responsabilità | Tracciamenti, rapporti giornalieri, sicurezza
| Date (da – a) | 2006 – 2011
| Nome e indirizzo del datore di lavoro | Cooperativa Edile Montello, Montebelluna
| Tipo di impiego | Muratore
^ **ISTRUZIONE E FORMAZIONE**
|| 5 12
| Date (da – a) | 2000 – 2005
| Nome e tipo di istituto | Istituto Tecnico per Geometri “A. Palladio”, Treviso
| Qualifica conseguita | Diploma di geometra
^ **CAPACITÀ E COMPETENZE PERSONALI**
Madrelingua: italiano
Altre lingue: inglese (elementare), tedesco (buono)
Patente B e C. Attestato preposto (D.Lgs. 81/08), PLE, escavatori.
Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.
`,
  },
  {
    id: 'sixth-14-nl',
    layout: 'sixth: Dutch, no marks for headings',
    format: 'doc',
    lang: 'nl',
    agency: 'NL',
    shown: 'Sjoerd van der Wal',
    names: ['Sjoerd van der Wal'],
    email: 'sjoerd.vdwal@kpnpost.example',
    phone: '06-5550 1824',
    place: 'Leeuwarden',
    headline: 'Werkvoorbereider installatietechniek',
    jobs: [
      'Werkvoorbereider W-installaties | Friso Techniek BV | | 2019-04 | now',
      'Servicemonteur | Hoekstra Klimaat | | 2013-01 | 2019-03',
      'Leerling-monteur | Hoekstra Klimaat | | 2010-08 | 2012-12',
    ],
    aside: [2],
    edu: [],
    untold: true,
    languages: ['Dutch', 'Frisian', 'English'],
    page: `
Curriculum vitae
Naam: Sjoerd van der Wal
Adres: Grachtswal 77, 8921 BJ Leeuwarden
Telefoon: 06-5550 1824
E-mail: sjoerd.vdwal@kpnpost.example
Rijbewijs: B, BE
^ Profiel
Werkvoorbereider installatietechniek met een achtergrond als monteur. Nauwkeurig en nuchter.
^ Werkervaring
april 2019 – heden
Werkvoorbereider W-installaties, Friso Techniek BV, Drachten
* Calculatie en inkoop van projecten tot 1,5 miljoen euro
* Aansturen van onderaannemers
januari 2013 – maart 2019
Servicemonteur, Hoekstra Klimaat, Leeuwarden
* Onderhoud en storingen aan cv-ketels en warmtepompen
augustus 2010 – december 2012
Leerling-monteur, Hoekstra Klimaat, Leeuwarden
^ Opleidingen
2010 – 2013: MBO niveau 4 Installatietechniek, Friese Poort
2006 – 2010: VMBO-K, Comenius College
^ Cursussen en certificaten
VCA-VOL (2023), F-gassen categorie I, STEK
^ Talen
Nederlands (moedertaal), Fries (moedertaal), Engels (redelijk)
^ Hobby's
Fierljeppen, schaatsen
`,
  },
  {
    id: 'sixth-15-br',
    layout: 'sixth: Brazilian',
    format: 'docx',
    lang: 'pt',
    agency: 'BR',
    shown: 'THAÍS CRISTINA NASCIMENTO DOS ANJOS',
    names: ['Thaís Cristina Nascimento dos Anjos'],
    email: 'thais.anjos@correio.example',
    phone: '(31) 95550-2741',
    place: 'Belo Horizonte – MG',
    city: 'Belo Horizonte',
    jobs: [
      'Analista Fiscal Sênior | Mineradora Serra Azul S.A. | | 2021-03 | now',
      'Analista Fiscal Pleno | Mineradora Serra Azul S.A. | | 2018-07 | 2021-02',
      'Assistente Contábil | Contabilidade Horizonte Ltda. | | 2014-02 | 2018-06',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Spanish'],
    page: `
> **THAÍS CRISTINA NASCIMENTO DOS ANJOS**
> Brasileira, casada, 34 anos
> Rua dos Timbiras, 1250, ap. 302 – Belo Horizonte – MG
> Tel.: (31) 95550-2741 – thais.anjos@correio.example
^ **OBJETIVO**
Coordenação Fiscal / Tributária
^ **RESUMO DAS QUALIFICAÇÕES**
* Onze anos de experiência na área fiscal, com SPED, ICMS, PIS/COFINS e CIAP
* Domínio do SAP e do Excel avançado
^ **HISTÓRICO PROFISSIONAL**
**Mineradora Serra Azul S.A.** (jul/2018 a atual)
**Analista Fiscal Sênior** – desde mar/2021
* Apuração de ICMS de sete filiais
**Analista Fiscal Pleno** – jul/2018 a fev/2021
* Entrega de EFD-Contribuições e EFD ICMS/IPI
**Contabilidade Horizonte Ltda.** (fev/2014 a jun/2018)
**Assistente Contábil**
* Classificação de notas e conciliações
^ **FORMAÇÃO ACADÊMICA**
Pós-graduação em Direito Tributário – PUC Minas (2019)
Ciências Contábeis – UFMG (2014)
^ **IDIOMAS**
Inglês avançado; Espanhol intermediário
^ **CURSOS COMPLEMENTARES**
Reforma Tributária na prática – 40h (2025)
`,
  },
  {
    id: 'sixth-16-sv',
    layout: 'sixth: Swedish',
    format: 'pdf',
    lang: 'sv',
    agency: 'SE',
    shown: 'Ann-Sofi Hägglund Bäckström',
    names: ['Ann-Sofi Hägglund Bäckström'],
    email: 'annsofi.hb@epost.example',
    phone: '070-174 06 35',
    place: 'Umeå',
    headline: 'Undersköterska och teamledare',
    jobs: [
      'Teamledare hemtjänst | Umeå kommun | | 2020-02 | now',
      'Undersköterska | Region Västerbotten | | 2012-06 | 2020-01',
      'Vårdbiträde | Björkgårdens äldreboende | | 2009 | 2012',
    ],
    edu: [],
    untold: true,
    languages: ['Swedish', 'English', 'Finnish'],
    page: `
! Ann-Sofi Hägglund Bäckström
Undersköterska och teamledare
Storgatan 88 B, 903 33 Umeå · 070-174 06 35 · annsofi.hb@epost.example
# Om mig
Jag är en trygg och noggrann person som trivs när det händer mycket. Efter många år på vårdavdelning leder jag nu ett team på tolv medarbetare.
# Arbetslivserfarenhet
**Teamledare hemtjänst**
Umeå kommun, 2020-02 – pågående
* Schemaläggning i Time Care, nyanställningar, brukarsamtal
**Undersköterska**
Region Västerbotten, kirurgavdelning, 2012-06 – 2020-01
* Omvårdnad, provtagning, handledning av elever
**Vårdbiträde**
Björkgårdens äldreboende, 2009 – 2012
# Utbildning
Vård- och omsorgsprogrammet, Dragonskolan, 2006–2009
Specialistundersköterska, YH Umeå, 2018
# Språk
Svenska (modersmål), engelska (goda kunskaper), finska (grunder)
# Övrigt
B-körkort
Referenser lämnas gärna på begäran
`,
  },
];
