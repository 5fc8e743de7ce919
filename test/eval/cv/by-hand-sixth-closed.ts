import type { Sheet } from './sheet.ts';

/** The third of the sixth pages that is only ever run, never looked at while the reader is mended. All people are made up. */
export const BY_HAND_SIXTH_CLOSED: Sheet[] = [
  {
    id: 'sixth-c1-grad',
    layout: 'sixth: one-page graduate',
    format: 'pdf',
    lang: 'en',
    agency: 'AU',
    shown: 'Arjun Wickramasinghe',
    names: ['Arjun Wickramasinghe'],
    email: 'arjun.wickram@unimail.example',
    phone: '0491 570 159',
    place: 'Clayton VIC',
    city: 'Clayton',
    jobs: [
      'Data Analyst Intern | Yarra Grid Operations | | 2024-11 | 2025-02',
      'Crew Trainer | Burger Barn Oakleigh | | 2022-03 | now',
    ],
    aside: [0],
    edu: [],
    untold: true,
    page: `
> **Arjun Wickramasinghe**
> Clayton VIC | 0491 570 159 | arjun.wickram@unimail.example | github.com/arjunw
^ **Education**
**Bachelor of Data Science**, Monash University	Feb 2023 – Nov 2025
WAM 81.4. Relevant units: Applied Forecasting, Databases, Ethics of AI
**VCE**, Glen Eira College, ATAR 94.60	2022
^ **Projects**
**Footy Tipster** – Python, scikit-learn, Streamlit	2025
* Model of AFL results, 68% of tips right over the season
**Tram Delay Map** – R, Leaflet	2024
* Won second place at GovHack Melbourne
^ **Work Experience**
**Data Analyst Intern**, Yarra Grid Operations	Nov 2024 – Feb 2025
* Built a Power BI report on outages that the control room still uses
**Crew Trainer**, Burger Barn Oakleigh	Mar 2022 – present
* Trained 30 new crew members
^ **Technical Skills**
Python, SQL, R, Power BI, Git
^ **Volunteering**
Tutor, Homework Club, Springvale Library (2023–2024)
`,
  },
  {
    id: 'sixth-c2-exec',
    layout: 'sixth: executive, several roles under one employer',
    format: 'doc',
    lang: 'en',
    agency: 'US',
    shown: 'Leland R. Abernathy III, MBA, CPA',
    names: ['Leland Abernathy', 'Leland R. Abernathy', 'Leland R. Abernathy III', 'Leland Abernathy III'],
    email: 'lr.abernathy@execmail.example',
    phone: '(614) 555-0137',
    place: 'Columbus, OH',
    headline: 'CHIEF FINANCIAL OFFICER',
    jobs: [
      'Chief Financial Officer | Buckeye Fasteners, Inc. | | 2019 | now',
      'Vice President, Finance | Buckeye Fasteners, Inc. | | 2016 | 2019',
      'Corporate Controller | Olentangy Plastics LLC | | 2010 | 2016',
      'Audit Manager | Marsh Whitcomb LLP | | 2004 | 2010',
    ],
    edu: [],
    untold: true,
    page: `
> **Leland R. Abernathy III, MBA, CPA**
> Columbus, OH 43215 • (614) 555-0137 • lr.abernathy@execmail.example
> **CHIEF FINANCIAL OFFICER**
> Manufacturing · Private Equity · Turnaround
^ **CAREER SUMMARY**
Finance leader who has taken two companies through sale. Covenants met in every quarter since 2019.
^ **CORE COMPETENCIES**
Treasury • M&A Integration • ERP Implementation • Lender Relations • Cost Accounting
^ **PROFESSIONAL EXPERIENCE**
**BUCKEYE FASTENERS, INC.**, Columbus, OH	2016 – Present
$240M maker of aerospace and automotive fasteners, owned by a private equity firm.
**Chief Financial Officer** (2019 – Present)
* Led the sale process; 11.2x EBITDA multiple
* Cut DSO from 61 to 43 days
**Vice President, Finance** (2016 – 2019)
* Implemented Oracle Cloud across five plants
**OLENTANGY PLASTICS LLC**, Delaware, OH	2010 – 2016
**Corporate Controller**
* Closed the books in five days, from fourteen
**MARSH WHITCOMB LLP**, Cleveland, OH	2004 – 2010
**Audit Manager**
* Portfolio of mid-market manufacturers
^ **EDUCATION**
MBA, The Ohio State University, 2009
BS Accounting, Miami University, 2003
`,
  },
  {
    id: 'sixth-c3-de',
    layout: 'sixth: German, craftsman',
    format: 'odt',
    lang: 'de',
    agency: 'DE',
    shown: 'Kevin-Jerome Wiśniewski',
    names: ['Kevin-Jerome Wiśniewski'],
    email: 'kj.wisniewski@mailbox.example',
    phone: '0157 5550 8123',
    place: 'Gelsenkirchen',
    headline: 'Elektroniker für Betriebstechnik',
    jobs: [
      'Schichtführer Instandhaltung | Ruhrglas Verpackung GmbH | | 2021-07 | now',
      'Betriebselektriker | Emscher Chemie AG | | 2016-02 | 2021-06',
      'Elektroinstallateur | Elektro Szymanek | | 2012-07 | 2016-01',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'Polish', 'English'],
    page: `
! Kevin-Jerome Wiśniewski
Elektroniker für Betriebstechnik
Bochumer Str. 204, 45886 Gelsenkirchen
Mobil: 0157 5550 8123 – kj.wisniewski@mailbox.example
# Praxiserfahrung
**07/2021 – heute: Schichtführer Instandhaltung**
Ruhrglas Verpackung GmbH, Essen
* Führung einer Schicht von fünf Kollegen
* Störungssuche an SPS Siemens S7 und TIA
**02/2016 – 06/2021: Betriebselektriker**
Emscher Chemie AG, Castrop-Rauxel
* Wartung von Mittelspannungsanlagen, Schaltberechtigung bis 30 kV
**07/2012 – 01/2016: Elektroinstallateur**
Elektro Szymanek, Herne
# Bildungsweg
2019: Industriemeister Elektrotechnik (IHK)
2008 – 2012: Ausbildung zum Elektroniker für Betriebstechnik, Zeche Nordlicht
# Scheine
Staplerschein, Hubarbeitsbühne, Ersthelfer
# Sprachkenntnisse
Deutsch – Muttersprache
Polnisch – fließend
Englisch – Grundkenntnisse
`,
  },
  {
    id: 'sixth-c4-fr',
    layout: 'sixth: French, side column',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'Mamadou DIARRASSOUBA',
    names: ['Mamadou Diarrassouba'],
    email: 'm.diarrassouba@poste.example',
    phone: '+33 7 56 78 90 12',
    place: 'Villeurbanne',
    headline: 'Développeur full stack',
    jobs: [
      'Développeur full stack | Traboule Numérique | | 2022-01 | now',
      'Développeur PHP | Agence Bellecombe | | 2018-09 | 2021-12',
      'Technicien support | Mairie de Vaulx-en-Velin | | 2016-02 | 2018-08',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Bambara'],
    page: `
[[ 5.5 11.5
**Contact**
+33 7 56 78 90 12
m.diarrassouba@poste.example
69100 Villeurbanne
^ **Compétences techniques**
Symfony
Vue.js
PostgreSQL
Docker
^ **Langues**
Anglais – B2
Bambara – langue maternelle
^ **Loisirs**
Basket, cuisine
---
! Mamadou DIARRASSOUBA
Développeur full stack
^ **Expériences**
**Développeur full stack**
Traboule Numérique – Lyon | janvier 2022 – aujourd’hui
* Refonte d’un portail client (120 000 comptes)
* Revue de code, intégration continue sous GitLab
**Développeur PHP**
Agence Bellecombe – Lyon | septembre 2018 – décembre 2021
* Sites et extranets sous Symfony 4
**Technicien support**
Mairie de Vaulx-en-Velin | février 2016 – août 2018
* Parc de 400 postes
^ **Diplômes**
Titre RNCP Concepteur développeur d’applications, 2018
BTS Services informatiques aux organisations, lycée La Martinière, 2015
]]
`,
  },
  {
    id: 'sixth-c5-es',
    layout: 'sixth: Spanish (Mexico), employer first',
    format: 'pdf',
    lang: 'es',
    agency: 'MX',
    shown: 'José Ángel Xool Canché',
    names: ['José Ángel Xool Canché'],
    email: 'jaxool@buzon.example',
    phone: '+52 999 555 0176',
    place: 'Mérida, Yucatán',
    jobs: [
      'Gerente de Alimentos y Bebidas | Hotel Hacienda Chukum | | 2021-10 | now',
      'Chef Ejecutivo | Hotel Hacienda Chukum | | 2018-06 | 2021-09',
      'Sous Chef | Restaurante La Ceiba Blanca | | 2013-05 | 2018-05',
    ],
    edu: [],
    untold: true,
    languages: ['Maya', 'Spanish', 'English'],
    page: `
> **JOSÉ ÁNGEL XOOL CANCHÉ**
> Mérida, Yucatán | Cel. +52 999 555 0176 | jaxool@buzon.example
^ **RESUMEN PROFESIONAL**
Profesional de la hospitalidad con más de doce años en cocina y piso, apasionado del producto local.
^ **EXPERIENCIA LABORAL**
**Hotel Hacienda Chukum**, Mérida, Yuc.
Gerente de Alimentos y Bebidas	Octubre 2021 – a la fecha
* Presupuesto anual de 38 millones de pesos, costo de alimentos de 34% a 29%
Chef Ejecutivo	Junio 2018 – Septiembre 2021
* Brigada de 22 cocineros y tres puntos de venta
**Restaurante La Ceiba Blanca**, Progreso, Yuc.
Sous Chef	Mayo 2013 – Mayo 2018
* Menú de temporada, compras a pescadores
^ **EDUCACIÓN**
Licenciatura en Gastronomía, Universidad Anáhuac Mayab, 2009 – 2013
^ **CERTIFICACIONES**
Distintivo H, ServSafe Manager
^ **IDIOMAS**
Maya (nativo), Español (nativo), Inglés (avanzado)
`,
  },
  {
    id: 'sixth-c6-it',
    layout: 'sixth: Italian, simple',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Dott.ssa Benedetta Sanfilippo',
    names: ['Benedetta Sanfilippo'],
    email: 'benedetta.sanfilippo@casella.example',
    phone: '347 555 0934',
    place: 'Catania',
    headline: 'Farmacista',
    jobs: [
      'Farmacista direttrice | Farmacia Del Corso | | 2020-02 | now',
      'Farmacista collaboratrice | Farmacia San Berillo | | 2014-05 | 2020-01',
      'Informatrice scientifica | Aretusa Pharma S.p.A. | | 2012-10 | 2014-04',
    ],
    edu: [],
    untold: true,
    languages: ['Italian', 'English', 'French'],
    page: `
# Dott.ssa Benedetta Sanfilippo
Farmacista
Via Etnea 310, 95128 Catania – cell. 347 555 0934 – benedetta.sanfilippo@casella.example
## Profilo
Farmacista iscritta all’Ordine di Catania dal 2012. Passione per la galenica e per i rapporti con il pubblico.
## Percorso professionale
**Farmacista direttrice** – Farmacia Del Corso, Acireale
da febbraio 2020 ad oggi
* Gestione degli acquisti e di sei collaboratori
**Farmacista collaboratrice** – Farmacia San Berillo, Catania
da maggio 2014 a gennaio 2020
* Banco, laboratorio galenico, CUP
**Informatrice scientifica** – Aretusa Pharma S.p.A., Siracusa
da ottobre 2012 ad aprile 2014
## Titoli di studio
Laurea magistrale in Farmacia, Università degli Studi di Catania, 110/110 e lode (2012)
Maturità classica, Liceo Cutelli (2006)
## Conoscenze linguistiche
Italiano: madrelingua
Inglese: C1
Francese: A2
## Conoscenze informatiche
Wingesfar, Excel
`,
  },
  {
    id: 'sixth-c7-pt',
    layout: 'sixth: Portuguese, table',
    format: 'doc',
    lang: 'pt',
    agency: 'PT',
    shown: 'Duarte Nuno Quintela Sarmento',
    names: ['Duarte Nuno Quintela Sarmento'],
    email: 'duarte.sarmento@sapomail.example',
    phone: '+351 912 555 083',
    place: 'Braga',
    jobs: [
      'Diretor de Qualidade | Têxteis do Ave, S.A. | | 2019-09 | now',
      'Engenheiro de Processo | Calçado Felgueirense, Lda. | | 2013-02 | 2019-08',
      'Técnico de Laboratório | Centro Tecnológico do Minho | | 2010-10 | 2013-01',
    ],
    edu: [],
    untold: true,
    languages: ['Portuguese', 'English', 'Spanish'],
    page: `
! Duarte Nuno Quintela Sarmento
^ **Informação pessoal**
|| 5 12
| Morada | Rua de São Vicente 41, 4710-312 Braga
| Telemóvel | +351 912 555 083
| Correio eletrónico | duarte.sarmento@sapomail.example
| Nacionalidade | Portuguesa
^ **Experiência profissional**
|| 5 12
| Set. 2019 – presente | **Diretor de Qualidade**\\Têxteis do Ave, S.A. (Vila Nova de Famalicão)\\Auditorias OEKO-TEX e GOTS, equipa de nove pessoas
| Fev. 2013 – Ago. 2019 | **Engenheiro de Processo**\\Calçado Felgueirense, Lda. (Felgueiras)\\Tempos e métodos, lean, redução de desperdício
| Out. 2010 – Jan. 2013 | **Técnico de Laboratório**\\Centro Tecnológico do Minho (Guimarães)\\Ensaios físicos e químicos
^ **Formação**
|| 5 12
| 2005 – 2010 | Mestrado Integrado em Engenharia Têxtil\\Universidade do Minho
^ **Aptidões e competências**
|| 5 12
| Línguas | Português (materna), inglês (C1), espanhol (B2)
| Informática | SAP QM, Minitab
| Carta de condução | B
`,
  },
  {
    id: 'sixth-c8-da',
    layout: 'sixth: Danish',
    format: 'docx',
    lang: 'da',
    agency: 'DK',
    shown: 'Søren Bjerregaard Lykke',
    names: ['Søren Bjerregaard Lykke'],
    email: 'sbl@mailpost.example',
    phone: '+45 20 55 51 07',
    place: 'Odense',
    headline: 'Produktionsplanlægger',
    jobs: [
      'Produktionsplanlægger | Fynske Møbler A/S | | 2018-08 | now',
      'Logistikmedarbejder | Lillebælt Frost ApS | | 2014-03 | 2018-07',
      'Lagermedarbejder | Lillebælt Frost ApS | | 2011 | 2014',
    ],
    edu: [],
    untold: true,
    languages: ['Danish', 'English', 'German'],
    page: `
! Søren Bjerregaard Lykke
Produktionsplanlægger
Vesterbro 112, 2. tv., 5000 Odense C
Tlf.: +45 20 55 51 07 · sbl@mailpost.example
^ **Profil**
Jeg er en struktureret planlægger, der trives mellem salg og produktion.
^ **Erhvervserfaring**
**08.2018 – nu	Produktionsplanlægger**
Fynske Møbler A/S, Odense
* Planlægning af 14 maskiner i Navision
* Leveringssikkerhed fra 88 til 97 procent
**03.2014 – 07.2018	Logistikmedarbejder**
Lillebælt Frost ApS, Middelfart
* Disponering af 30 biler om dagen
**2011 – 2014	Lagermedarbejder**
Lillebælt Frost ApS, Middelfart
^ **Uddannelse**
2014 – 2016	Akademiuddannelse i logistik, Erhvervsakademi Lillebælt
2008 – 2011	Lager- og logistikoperatør, Syddansk Erhvervsskole
^ **Sprog**
Dansk: modersmål
Engelsk: flydende
Tysk: begynder
^ **Fritid**
Håndbold og havkajak
`,
  },
];
