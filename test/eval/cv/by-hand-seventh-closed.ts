import type { Sheet } from './sheet.ts';

/** The third of the seventh pages that is only ever run. */
export const BY_HAND_SEVENTH_CLOSED: Sheet[] = [
  {
    id: 'seventh-c1-za-artisan',
    layout: 'seventh closed',
    format: 'doc',
    lang: 'en',
    agency: 'ZA',
    shown: 'Sipho Themba Mabaso',
    names: ['Sipho Themba Mabaso'],
    email: 'sipho.mabaso77@webmail-za.example',
    phone: '082 555 0143',
    city: 'Witbank',
    jobs: [
      'Diesel Mechanic Foreman | Highveld Open Cast Mining (Pty) Ltd | | 2018-11 | now',
      'Diesel Mechanic | Barlow Earthmoving | | 2011-02 | 2018-10',
      'Apprentice Diesel Mechanic | Optimum Workshops | | 2007-01 | 2011-01',
    ],
    edu: [],
    untold: true,
    aside: [2],
    languages: ['English', 'isiZulu', 'Afrikaans'],
    page: `
> **CURRICULUM VITAE OF SIPHO THEMBA MABASO**

**PERSONAL DETAILS**
Surname	: Mabaso
First Names	: Sipho Themba
ID Number	: 860312 5555 08 1
Address	: 44 Duvha Park, Witbank, 1035
Cell	: 082 555 0143
Email	: sipho.mabaso77@webmail-za.example
Languages	: English, isiZulu, Afrikaans
Drivers Licence	: Code EC with PDP

**EDUCATION**
Highest Grade Passed: Grade 12, Vulindlela High School, 2004
Trade Test: Diesel Mechanic, INDLELA Olifantsfontein, 2010

**EMPLOYMENT HISTORY**
Company	: Highveld Open Cast Mining (Pty) Ltd
Position	: Diesel Mechanic Foreman
Period	: November 2018 – to date
Duties	: Supervising 9 artisans, CAT 777 and Komatsu 785

Company	: Barlow Earthmoving
Position	: Diesel Mechanic
Period	: February 2011 – October 2018
Reason for leaving	: Better prospects

Company	: Optimum Workshops
Position	: Apprentice Diesel Mechanic
Period	: January 2007 – January 2011
Reason for leaving	: Contract ended

**REFERENCES**
Mr J. Pretorius, Foreman, Barlow Earthmoving, 013 555 0122
`,
  },
  {
    id: 'seventh-c2-uk-academic',
    layout: 'seventh closed',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Dr Aoife Ní Dhomhnaill FHEA',
    names: ['Aoife Ní Dhomhnaill'],
    email: 'a.nidhomhnaill@uni-north.example',
    phone: '0191 498 0333',
    city: 'Durham',
    dates: 'year',
    jobs: [
      'Associate Professor in Early Modern History | Durham University | | 2022 | now',
      'Lecturer in History | University of Hull | | 2016 | 2022',
      'Leverhulme Early Career Fellow | University of York | | 2013 | 2016',
    ],
    edu: [],
    untold: true,
    languages: ['Irish', 'French', 'Latin'],
    page: `
FOOT A. Ní Dhomhnaill, CV, October 2026
! Dr Aoife Ní Dhomhnaill FHEA
Department of History, 43 North Bailey, Durham DH1 3EX
a.nidhomhnaill@uni-north.example | 0191 498 0333 | ORCID 0000-0002-1825-0097

# Academic Appointments
2022–	Associate Professor in Early Modern History, Durham University
2016–2022	Lecturer in History, University of Hull
2013–2016	Leverhulme Early Career Fellow, University of York
(maternity leave September 2014 – May 2015)

# Education
2009–2013	PhD History, Trinity College Dublin. Supervisor: Prof. M. O Siochru
2008–2009	MPhil, University of Cambridge (Distinction)
2004–2008	BA (Mod) History and French, Trinity College Dublin

# Publications
## Monographs
__Salt and Sovereignty: Coastal Lordship 1580–1640__ (Boydell, 2020)
## Articles
‘Wreckers and Wardens’, __Historical Research__ 94 (2021), 112–134
‘The Price of Herring’, __Past & Present__ 240 (2018), 55–90

# Grants
2023	AHRC Research Grant, £412,000 (PI)
2019	British Academy Small Grant, £8,900

# Teaching
Module leader, ‘Seas of Empire’, 2022–2025
PhD supervision: four completed

# Service
External examiner, University of Stirling, 2023–2026

# Languages
Irish (native), French (fluent), Latin (reading)
`,
  },
  {
    id: 'seventh-c3-de-pflege',
    layout: 'seventh closed',
    format: 'docx',
    lang: 'de',
    agency: 'AT',
    shown: 'Mag. (FH) Birgit Oberhauser, BSc',
    names: ['Birgit Oberhauser'],
    email: 'birgit.oberhauser@gmx-post.example',
    phone: '+43 664 1234567',
    place: 'Hall in Tirol',
    city: 'Hall in Tirol',
    jobs: [
      'Stationsleiterin Unfallchirurgie | Landeskrankenhaus Hall | | 2021-02 | now',
      'Diplomierte Gesundheits- und Krankenpflegerin | Klinik Innsbruck | | 2014-10 | 2021-01',
      'Pflegeassistentin | Wohn- und Pflegeheim Wattens | | 2010-07 | 2011-09',
    ],
    edu: [],
    untold: true,
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    page: `
Mag. (FH) Birgit Oberhauser, BSc

Salvatorgasse 7 · 6060 Hall in Tirol · +43 664 1234567 · birgit.oberhauser@gmx-post.example
geb. 17.8.1991, österreichische Staatsbürgerin, in Lebensgemeinschaft

Berufspraxis

02/2021 – dato
Landeskrankenhaus Hall
Stationsleiterin Unfallchirurgie
Führung von 26 Mitarbeitenden, Dienstplanung, Qualitätszirkel

10/2014 – 01/2021
Klinik Innsbruck
Diplomierte Gesundheits- und Krankenpflegerin
Intensivstation, ab 2018 Praxisanleiterin

07/2010 – 09/2011
Wohn- und Pflegeheim Wattens
Pflegeassistentin

Ausbildung

2017 – 2020 Bachelorstudium Pflegemanagement, fh gesundheit, Innsbruck
2011 – 2014 Schule für Gesundheits- und Krankenpflege, AZW Innsbruck
2005 – 2010 BORG Innsbruck, Matura

Fortbildungen

Wundmanagement (2019), Kinästhetik Grundkurs (2016)

Sprachen

Deutsch Muttersprache, Englisch gut, Italienisch Grundkenntnisse

Interessen

Schitouren, Blasmusik (Klarinette)
`,
  },
  {
    id: 'seventh-c4-fr-informatique',
    layout: 'seventh closed',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Thibault GRANDJEAN',
    names: ['Thibault Grandjean'],
    email: 'thibault.grandjean@free-mail.example',
    phone: '07 49 12 34 56',
    place: 'Villeurbanne',
    city: 'Villeurbanne',
    jobs: [
      'Architecte cloud | Banque Rhône-Alpes Crédit | | 2023-02 | now',
      'Ingénieur DevOps | Assurances Mutuelles du Sud | | 2019-11 | 2023-01',
      'Administrateur systèmes | Métallurgie Berthier SAS | | 2015-09 | 2019-10',
    ],
    edu: [],
    untold: true,
    languages: ['Anglais', 'Espagnol'],
    page: `
! Thibault GRANDJEAN
Architecte cloud – freelance
07 49 12 34 56 / thibault.grandjean@free-mail.example
12 cours Émile-Zola, 69100 Villeurbanne

**COMPÉTENCES TECHNIQUES**
|| 4.5 12.5
| Cloud | AWS, Azure, OVH
| Conteneurs | Kubernetes, Docker, Helm
| Langages | Python, Go, Bash

**EXPÉRIENCES PROFESSIONNELLES**

**Banque Rhône-Alpes Crédit, Lyon**	Février 2023 à ce jour
**Architecte cloud**
Contexte : migration de 140 applications vers Azure
Réalisations : landing zone, FinOps
Environnement : Terraform, AKS, GitLab

**Assurances Mutuelles du Sud, Montpellier (télétravail)**	Nov. 2019 – Janv. 2023
**Ingénieur DevOps**
Contexte : usine logicielle
Environnement : Jenkins, Ansible

**Métallurgie Berthier SAS, Saint-Étienne**	Sept. 2015 – Oct. 2019
**Administrateur systèmes**
Parc de 60 serveurs, virtualisation

**FORMATION**
2015	Diplôme d'ingénieur, Télécom Saint-Étienne
2012	DUT Réseaux et Télécoms, IUT de Roanne

**LANGUES**
Anglais (C1), espagnol (A2)
`,
  },
  {
    id: 'seventh-c5-it-cameriere',
    layout: 'seventh closed',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Loredana Pasqualetto',
    names: ['Loredana Pasqualetto'],
    email: 'lory.pasqualetto@virgilio-posta.example',
    phone: '349 555 0177',
    place: 'Mestre (VE)',
    city: 'Mestre',
    jobs: [
      'Governante | Hotel Bauer Garden | | 2020-03 | now',
      'Cameriera ai piani | Hotel Palazzo Querini | | 2014-04 | 2019-11',
      'Barista | Bar Centrale di Rossi & C. snc | | 2010-06 | 2014-03',
    ],
    edu: [],
    untold: true,
    languages: ['Inglese', 'Tedesco'],
    page: `
Curriculum vitae di

Loredana Pasqualetto

Nata a Mirano (VE) il 02/02/1990
Via Piave 131, 30171 Mestre (VE)
Tel. 349 555 0177, e-mail lory.pasqualetto@virgilio-posta.example

Esperienze di lavoro

Marzo 2020 – in corso: Governante presso Hotel Bauer Garden, Venezia
Coordino 18 cameriere ai piani, turni, inventario biancheria.

Aprile 2014 – novembre 2019: Cameriera ai piani presso Hotel Palazzo Querini, Venezia
Riassetto camere, 14 al giorno.

Giugno 2010 – marzo 2014: Barista presso Bar Centrale di Rossi & C. snc, Mirano

Studi

Diploma di tecnico dei servizi turistici, Istituto Barbarigo, Venezia (2009)

Lingue

Inglese: buono
Tedesco: sufficiente

Capacità

Opera (gestionale alberghiero), Excel base, HACCP

Disponibile a lavorare nei fine settimana e nei festivi.
Consenso al trattamento dei dati personali (D. Lgs. 196/2003 e GDPR 679/2016).
`,
  },
  {
    id: 'seventh-c6-mx-ventas',
    layout: 'seventh closed',
    format: 'doc',
    lang: 'es',
    agency: 'MX',
    shown: 'Lic. José Guadalupe Treviño Garza',
    names: ['José Guadalupe Treviño Garza'],
    email: 'jg.trevino@prodigy-mail.example',
    phone: '81 1234 5678',
    place: 'San Nicolás de los Garza, N.L.',
    city: 'San Nicolás de los Garza',
    jobs: [
      'Gerente Regional de Ventas | Aceros del Norte, S.A. de C.V. | | 2019-08 | now',
      'Ejecutivo de Cuenta Clave | Grupo Ferretero Cumbres | | 2014-01 | 2019-07',
      'Promotor de Ventas | Pinturas Regia | | 2010-05 | 2013-12',
    ],
    edu: [],
    untold: true,
    languages: ['Inglés'],
    page: `
> **Lic. José Guadalupe Treviño Garza**
> Calle Roble 231, Col. Las Puentes, San Nicolás de los Garza, N.L.
> Cel. 81 1234 5678 – jg.trevino@prodigy-mail.example

**OBJETIVO PROFESIONAL**
Desarrollarme en una empresa líder, aportando mi experiencia en ventas B2B.

**TRAYECTORIA LABORAL**

**ACEROS DEL NORTE, S.A. DE C.V.**
Agosto 2019 – A la fecha
**Gerente Regional de Ventas**
* Responsable de 9 ejecutivos, ventas por $180 MDP anuales
Logros:
* Incremento del 22% en cartera

**GRUPO FERRETERO CUMBRES**
Enero 2014 – Julio 2019
**Ejecutivo de Cuenta Clave**
* Atención a Home Depot y Construrama

**PINTURAS REGIA**
Mayo 2010 – Diciembre 2013
**Promotor de Ventas**

**FORMACIÓN ACADÉMICA**
Licenciatura en Mercadotecnia, Universidad Autónoma de Nuevo León (2005 – 2010). Titulado.

**IDIOMAS**
Inglés 80%

**PAQUETERÍA**
Office, Salesforce, SAP SD
`,
  },
  {
    id: 'seventh-c7-nl-monteur',
    layout: 'seventh closed',
    format: 'doc',
    lang: 'nl',
    agency: 'NL',
    shown: 'Sjoerd Hoekstra',
    names: ['Sjoerd Hoekstra'],
    email: 'sjoerd.hoekstra@kpn-post.example',
    phone: '06 - 23 45 67 89',
    place: 'Drachten',
    city: 'Drachten',
    dates: 'year',
    jobs: [
      'Servicemonteur | Koeltechniek Noord BV | | 2017 | now',
      'Onderhoudsmonteur | Zuivelfabriek De Terp | | 2011 | 2017',
      'Leerling monteur | Installatiebedrijf Wiersma | | 2008 | 2011',
    ],
    edu: [],
    untold: true,
    aside: [2],
    languages: ['Nederlands', 'Fries', 'Engels'],
    page: `
CURRICULUM VITAE

Naam: Sjoerd Hoekstra
Geboren: 9 november 1990 te Dokkum
Adres: De Kaden 14, 9201 KL Drachten
Mobiel: 06 - 23 45 67 89
E-mail: sjoerd.hoekstra@kpn-post.example

WERKERVARING

2017 - heden	Koeltechniek Noord BV te Drachten
	Functie: Servicemonteur
	Storingsdienst, F-gassen, klantcontact

2011 - 2017	Zuivelfabriek De Terp te Gerkesklooster
	Functie: Onderhoudsmonteur
	Preventief onderhoud, PLC storingen

2008 - 2011	Installatiebedrijf Wiersma te Dokkum
	Functie: Leerling monteur

OPLEIDING

2007 - 2011	MBO niveau 3 Koudetechniek, Friese Poort
2003 - 2007	VMBO, Dockinga College

CERTIFICATEN

VCA Basis, F-gassen categorie 1, NEN 3140

TALEN

Nederlands, Fries, Engels (redelijk)

HOBBY'S

Skûtsjesilen, motorrijden
`,
  },
  {
    id: 'seventh-c8-da-paedagog',
    layout: 'seventh closed',
    format: 'pdf',
    lang: 'da',
    agency: 'DK',
    shown: 'Mette Louise Kragh-Sørensen',
    names: ['Mette Louise Kragh-Sørensen'],
    email: 'mlks@mail-dk.example',
    phone: '20 12 34 56',
    place: 'Horsens',
    city: 'Horsens',
    jobs: [
      'Pædagogisk leder | Børnehuset Solstrålen | | 2020-08 | now',
      'Pædagog | Integreret institution Søbakken | | 2013-02 | 2020-07',
      'Pædagogmedhjælper | SFO Højvang | | 2008-08 | 2009-07',
    ],
    edu: [],
    untold: true,
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    page: `
[[ 5 12
**Kontakt**
Mette Louise Kragh-Sørensen
Strandpromenaden 5
8700 Horsens
20 12 34 56
mlks@mail-dk.example
^ **Sprog**
Dansk – modersmål
Engelsk – flydende
Tysk – lidt
^ **IT**
Aula, Tabulex, Office
^ **Fritid**
Vinterbader, kor
---
! Pædagogisk leder med ro på
^ **Profil**
Jeg er uddannet pædagog og har ledet et børnehus med 92 børn gennem en fusion.
^ **Erhvervserfaring**
**08.2020 – nu**
**Pædagogisk leder**, Børnehuset Solstrålen, Horsens Kommune
* Leder 17 medarbejdere
**02.2013 – 07.2020**
**Pædagog**, Integreret institution Søbakken, Skanderborg
* Stuepædagog, tillidsrepræsentant
**08.2008 – 07.2009**
**Pædagogmedhjælper**, SFO Højvang, Horsens
^ **Uddannelse**
**2009 – 2013**
Professionsbachelor som pædagog, VIA University College
**2005 – 2008**
Student, Horsens Gymnasium
]]
`,
  },
  {
    id: 'seventh-c9-in-long',
    layout: 'seventh closed',
    format: 'pdf',
    lang: 'en',
    agency: 'IN',
    shown: 'Ms. Anindita Roychowdhury',
    names: ['Anindita Roychowdhury'],
    email: 'anindita.rc@mail-in.example',
    phone: '+91-98300-54321',
    city: 'Kolkata',
    jobs: [
      'Technical Lead | Infomatrix Technologies Limited | | 2020-08 | now',
      'Senior Software Engineer | Cognivista Solutions Pvt Ltd | | 2016-11 | 2020-07',
      'Software Engineer | Webel Softlabs Pvt Ltd | | 2013-07 | 2016-10',
    ],
    edu: [],
    untold: true,
    languages: ['Bengali', 'English', 'Hindi'],
    page: `
HEAD Anindita Roychowdhury	Confidential
**Ms. Anindita Roychowdhury**
E-mail: anindita.rc@mail-in.example	Mobile: +91-98300-54321
Location: Kolkata, West Bengal

**Professional Summary**
* Over 13 years of IT experience in design, development and support of Java/J2EE applications
* Currently working as Technical Lead in Infomatrix Technologies Limited, Kolkata
* Hands on with Spring Boot, Kafka and Oracle

**Technical Skills**
|| 5 12
| Languages | Java, SQL, Python
| Frameworks | Spring Boot, Hibernate
| Databases | Oracle, PostgreSQL
| Tools | Jenkins, Git, SonarQube

**Work Experience**
* Working as a Technical Lead in Infomatrix Technologies Limited from Aug 2020 to till date
* Worked as a Senior Software Engineer in Cognivista Solutions Pvt Ltd from Nov 2016 to Jul 2020
* Worked as a Software Engineer in Webel Softlabs Pvt Ltd from Jul 2013 to Oct 2016

**Projects**
**Project 1: Claims Modernisation**
Client	: Great Lakes Insurance, USA
Role	: Technical Lead
Duration	: Jan 2022 – Till date
Team size	: 12
Environment	: Java 17, Spring Boot, Kafka, AWS
Description: Moving a mainframe claims engine to services.
Responsibilities:
* Design of the event model and code reviews
* Sprint planning with the client's architects
* Production support on rotation
* Mentoring four juniors
* Estimation of change requests

**Project 2: Retail Loyalty**
Client	: Maple Stores, Canada
Role	: Senior Developer
Duration	: Nov 2016 – Dec 2019
Team size	: 8
Environment	: Java 8, Hibernate, Oracle
Responsibilities:
* REST services for points and vouchers
* Batch jobs and reconciliation
* Unit tests with JUnit and Mockito
* Performance tuning of queries

**Project 3: e-District**
Client	: Govt. of West Bengal
Role	: Developer
Duration	: Jul 2013 – Oct 2016
Environment	: JSP, Struts, MySQL
Responsibilities:
* Certificates module, reports

**Education**
B.Tech in Computer Science, Heritage Institute of Technology, 2013, 8.1 CGPA
Higher Secondary, South Point High School, 2009

**Personal Profile**
Date of Birth : 22-Aug-1991
Languages known : Bengali, English, Hindi
Passport : Available
`,
  },
  {
    id: 'seventh-c10-pt-arquiteto',
    layout: 'seventh closed',
    format: 'docx',
    lang: 'pt',
    agency: 'PT',
    shown: 'Nuno Filipe Esteves Cordeiro',
    names: ['Nuno Filipe Esteves Cordeiro'],
    email: 'nuno.cordeiro@sapo-mail.example',
    phone: '+351 912 345 678',
    place: 'Braga',
    city: 'Braga',
    jobs: [
      'Diretor de obra | Construções Alto Minho, Lda. | | 2018-03 | now',
      'Adjunto de direção de obra | Casais & Teixeira, S.A. | | 2012-10 | 2018-02',
      'Estagiário | Câmara Municipal de Barcelos | | 2011-09 | 2012-08',
    ],
    edu: [],
    untold: true,
    aside: [2],
    languages: ['Português', 'Inglês', 'Francês'],
    page: `
|| 5 12
| **INFORMAÇÃO PESSOAL** | **Nuno Filipe Esteves Cordeiro**
|  | Rua dos Chãos 112, 4710-230 Braga\\+351 912 345 678\\nuno.cordeiro@sapo-mail.example\\Data de nascimento 04/07/1988 – Nacionalidade Portuguesa
| **EXPERIÊNCIA PROFISSIONAL** | 
| De março 2018 até ao presente | **Diretor de obra**\\Construções Alto Minho, Lda., Viana do Castelo\\Direção de três obras em simultâneo, orçamento até 6 M€
| De outubro 2012 a fevereiro 2018 | **Adjunto de direção de obra**\\Casais & Teixeira, S.A., Braga\\Medições, autos, subempreitadas
| De setembro 2011 a agosto 2012 | **Estagiário**\\Câmara Municipal de Barcelos
| **EDUCAÇÃO E FORMAÇÃO** | 
| 2006 – 2011 | **Mestrado Integrado em Engenharia Civil**\\Universidade do Minho
| **COMPETÊNCIAS PESSOAIS** | 
| Língua materna | Português
| Outras línguas | Inglês C1, Francês B2
| Carta de condução | B
`,
  },
];
