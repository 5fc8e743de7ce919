import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-first');

/** Ten more that are open, in seven languages; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_FIRST: Sheet[] = [
  cv('01-en-gb-site-manager', 'docx', 'en', 'GB', {
    names: ['Delroy Anthony Hutchins', 'Delroy Hutchins'],
    email: 'delroy.hutchins@brumpost.example',
    phone: '07700 900518',
    city: 'Dudley',
    headline: 'Site Manager (SMSTS, CSCS Black)',
    jobs: [
      'Site Manager | Kendrick Construction | | 2021-06 | now',
      'Assistant Site Manager | Kier | | 2018-02 | 2021-05',
      'Working Foreman | Black Country Brickwork Ltd | | 2012-09 | 2018-01',
      'Bricklayer | Wesley & Sons Builders | | |',
    ],
    page: `
> **DELROY ANTHONY HUTCHINS**
> Site Manager (SMSTS, CSCS Black)
> Dudley, West Midlands DY2
> 07700 900518 – delroy.hutchins@brumpost.example
^ **Key projects**
* Care home, Stourbridge, 66 beds, £9.4m, handed over two weeks early
* Primary school extension, Tipton, live site, £3.1m
* 48 affordable houses, Oldbury, timber frame
^ **Career to date**
Site Manager
Kendrick Construction, Wolverhampton
June 2021 – Present
Number one on schemes to £10m. Subbies, programme, snagging, toolbox talks.

Assistant Site Manager
Kier, Birmingham
February 2018 – May 2021
Came off the tools and did my NVQ 6 here.

Working Foreman
Black Country Brickwork Ltd, Tipton
September 2012 – January 2018
Gang of twelve, measured the work and priced extras.

Bricklayer
Wesley & Sons Builders, Tipton
Straight from college, where I learned most of it
^ **Tickets**
SMSTS (exp. 2029), First Aid at Work, Scaffold Inspection, Temporary Works Coordinator
^ **Training**
NVQ Level 6 Construction Site Management, 2020
City & Guilds Bricklaying, Dudley College, 2004
^ **About me**
Season ticket at the Hawthorns. Two grown-up girls. Full driving licence.
`,
  }),
  cv('02-en-us-office-template', 'doc', 'en', 'US', {
    names: ['Charlene Boudreaux', 'Charlene T. Boudreaux'],
    email: 'charlene.boudreaux@bayoumail.example',
    phone: '(337) 555-0118',
    city: 'Lafayette',
    jobs: [
      'Office Manager | Atchafalaya Orthopedics | | 2018-03 | now',
      'Medical Biller | Acadiana Billing Partners | | 2013-08 | 2018-02',
      'Front Desk Coordinator | Dr. Guidry Family Dentistry | | 2009-05 | 2013-07',
      'Teller | Home Bank | | 2006-01 | 2009-04',
    ],
    page: `
|| 4 13
|  | **Charlene T. Boudreaux**\\210 Doucet Rd., Lafayette, LA 70503\\(337) 555-0118\\charlene.boudreaux@bayoumail.example
| **Objective** | To keep a busy practice running and its doctors on time.
| **Skills** | Athenahealth, eClinicalWorks, QuickBooks, ICD-10 and CPT coding, payroll for 24
| **Experience** | **Office Manager**, Atchafalaya Orthopedics, Lafayette, LA\\March 2018 – present\\Supervise nine. Days in A/R from 52 to 31. Moved the whole office after the flood in one weekend.\\**Medical Biller**, Acadiana Billing Partners, Scott, LA\\August 2013 – February 2018\\Claims, denials and appeals for six practices.\\**Front Desk Coordinator**, Dr. Guidry Family Dentistry, Breaux Bridge, LA\\May 2009 – July 2013\\Scheduling, insurance verification, crying children.\\**Teller**, Home Bank, Lafayette, LA\\January 2006 – April 2009
| **Education** | Associate of General Studies, South Louisiana Community College, 2008\\Certified Professional Coder (AAPC), 2014
| **Volunteer** | Altar society and food pantry, St. Genevieve
| **References** | On request
`,
  }),
  cv('03-en-au-mine-electrician', 'pdf', 'en', 'AU', {
    names: ['Bradley Kowalczyk', 'Brad Kowalczyk', 'Bradley (Brad) Kowalczyk'],
    email: 'brad.kowalczyk@goldfieldsmail.example',
    phone: '0491 577 644',
    city: 'Kalgoorlie',
    headline: 'HV Electrician / Leading Hand',
    jobs: [
      'Leading Hand Electrician | Northern Star Resources | | 2020-11 | now',
      'Electrician (FIFO 8/6) | Monadelphous | | 2017-03 | 2020-10',
      'Electrician | Boulder Electrics | | 2014-01 | 2017-02',
      'Apprentice Electrician | Boulder Electrics | | 2010-01 | 2013-12',
    ],
    aside: [3],
    page: `
! BRADLEY (BRAD) KOWALCZYK
HV Electrician / Leading Hand
Kalgoorlie WA 6430 • 0491 577 644 • brad.kowalczyk@goldfieldsmail.example
# Licences and tickets
WA Electrical Licence A Grade, HV switching, EWP, dogging, HR licence, Coal Board medical (current)
# Career history
|| 5 12
| 11/2020 – Current\\Kalgoorlie | **Leading Hand Electrician – Northern Star Resources**\\Super Pit fixed plant, crew of six, shutdown planning, isolations officer
| 03/2017 – 10/2020\\Pilbara | **Electrician (FIFO 8/6) – Monadelphous**\\Conveyors, ship loaders, MCC change-outs
| 01/2014 – 02/2017\\Boulder | **Electrician – Boulder Electrics**\\Shops, houses, two pubs and the racecourse
| 01/2010 – 12/2013\\Boulder | **Apprentice Electrician – Boulder Electrics**
# Education
|| 5 12
| 2013 | Certificate III Electrotechnology Electrician, Central Regional TAFE
| 2009 | Year 12, Eastern Goldfields College
# Referees
|| 5 12
| Supervisor | Steve, Northern Star, number supplied at interview
`,
  }),
  cv('04-de-buchhaltung', 'docx', 'de', 'DE', {
    names: ['Birgit Kammerlander', 'Kammerlander, Birgit'],
    email: 'b.kammerlander@allgaeubrief.example',
    phone: '0831 555 0172',
    city: 'Kempten',
    headline: 'Bilanzbuchhalterin (IHK)',
    languages: ['Englisch', 'Französisch'],
    jobs: [
      'Leiterin Rechnungswesen | Käsewerk Oberallgäu eG | | 2017-10 | now',
      'Bilanzbuchhalterin | Liebherr | | 2009-04 | 2017-09',
      'Finanzbuchhalterin | Steuerkanzlei Epp & Partner | | 2003-09 | 2008-03',
      'Steuerfachgehilfin | Steuerkanzlei Epp & Partner | | 1998-08 | 2003-08',
    ],
    page: `
! Birgit Kammerlander
Bilanzbuchhalterin (IHK)
~ Fürstenstraße 19, 87439 Kempten ∙ Tel. 0831 555 0172 ∙ b.kammerlander@allgaeubrief.example
# Berufspraxis
**Seit Oktober 2017: Käsewerk Oberallgäu eG, Sonthofen**
Leiterin Rechnungswesen
* Jahresabschluss HGB, fünf Mitarbeiterinnen, Prüfungsverband
* Umstellung von DATEV auf SAP Business One
**April 2009 bis September 2017: Liebherr, Lindenberg**
Bilanzbuchhalterin
* Anlagen, Rückstellungen, Reporting nach IFRS
**April 2008 bis März 2009: Elternzeit**
**September 2003 bis März 2008: Steuerkanzlei Epp & Partner, Immenstadt**
Finanzbuchhalterin
**August 1998 bis August 2003: Steuerkanzlei Epp & Partner, Immenstadt**
Steuerfachgehilfin
# Abschlüsse
Bilanzbuchhalterin IHK Schwaben, 2009
Ausbildung Steuerfachangestellte, 1995 bis 1998
Mittlere Reife, Maria-Ward-Schule, 1995
# Kenntnisse
SAP Business One, DATEV, Excel, LucaNet
Englisch gut, Französisch Grundlagen
`,
  }),
  cv('05-fr-aide-soignante', 'pdf', 'fr', 'FR', {
    names: ['Fatoumata Cissé-Berthier', 'Cissé-Berthier Fatoumata'],
    email: 'fatou.cisse@boite-berry.example',
    phone: '07 39 98 24 71',
    city: 'Bourges',
    headline: 'Aide-soignante diplômée d’État',
    languages: ['Français', 'Bambara'],
    jobs: [
      'Aide-soignante de nuit | EHPAD Les Marronniers | | 2020-03 | now',
      'Aide-soignante | Centre hospitalier Jacques-Cœur | | 2015-07 | 2020-02',
      'Auxiliaire de vie | ADMR | | 2011-09 | 2014-08',
      'Agent d’entretien | Onet | | 2008-01 | 2011-08',
    ],
    page: `
[[ 11 6
**Fatoumata CISSÉ-BERTHIER**
Aide-soignante diplômée d’État
^ **MES EMPLOIS**
^ **Aide-soignante de nuit**
EHPAD Les Marronniers, Saint-Doulchard
De mars 2020 à maintenant
84 résidents à deux, transmissions sur Netsoins, tutrice de stagiaires
^ **Aide-soignante**
Centre hospitalier Jacques-Cœur, Bourges
De juillet 2015 à février 2020
Gériatrie aiguë puis chirurgie
^ **Auxiliaire de vie**
ADMR, Vierzon
De septembre 2011 à août 2014
^ **Agent d’entretien**
Onet, Bourges
De janvier 2008 à août 2011
^ **MES DIPLÔMES**
DEAS, IFAS de Bourges, 2015
BEP Carrières sanitaires et sociales, 2007
AFGSU 2, recyclage en 2025
---
**ME JOINDRE**
07 39 98 24 71
fatou.cisse@boite-berry.example
21 rue de Sarrebourg
18000 Bourges
Permis B
^ **MES QUALITÉS**
Douce
Ponctuelle
Résistante à la fatigue
^ **JE PARLE**
Français
Bambara
^ **J’AIME**
La couture
Le basket
]]
`,
  }),
  cv('06-es-electricista', 'doc', 'es', 'ES', {
    names: ['Óscar Villaescusa Pons', 'Villaescusa Pons Óscar'],
    email: 'oscarvillaescusa@correoturia.example',
    phone: '655 550 139',
    city: 'Sagunto',
    headline: 'Oficial 1.ª electricista',
    languages: ['Valenciano', 'Castellano'],
    jobs: [
      'Encargado de mantenimiento eléctrico | ArcelorMittal | | 2021-02 | now',
      'Oficial 1.ª electricista | Instalaciones Puig e Hijos S.L. | | 2014-10 | 2021-01',
      'Instalador fotovoltaico | Solarmed Levante | | 2008-05 | 2011-12',
      'Peón electricista | Elecnor | | 2005-09 | 2008-04',
    ],
    page: `
> CURRÍCULUM VÍTAE
**DATOS PERSONALES**
Nombre: Óscar Villaescusa Pons
Dirección: Avda. Camp de Morvedre 77, 46520 Sagunto (Valencia)
Teléfono: 655 550 139
Correo: oscarvillaescusa@correoturia.example
Fecha de nacimiento: 25/07/1985
^ **PUESTO**
Oficial 1.ª electricista
^ **TRAYECTORIA**
- Encargado de mantenimiento eléctrico en ArcelorMittal (Sagunto), de febrero de 2021 a hoy. Turno rotativo, ocho personas, variadores, media tensión.
- Oficial 1.ª electricista en Instalaciones Puig e Hijos S.L. (Puçol), de octubre de 2014 a enero de 2021. Naves, colegios, puntos de recarga.
- En paro y chapuzas, de enero de 2012 a septiembre de 2014.
- Instalador fotovoltaico en Solarmed Levante (Paterna), de mayo de 2008 a diciembre de 2011.
- Peón electricista en Elecnor (Valencia), de septiembre de 2005 a abril de 2008.
^ **ESTUDIOS**
- Técnico en Instalaciones Eléctricas, IES Eduardo Merello, 2005
- Carné de instalador autorizado (básico y especialista), 2013
- PRL 60 horas, trabajos en altura, carretilla
^ **IDIOMAS**
Valenciano y Castellano
^ **OTROS DATOS**
Carné B y moto. Vehículo propio. Incorporación en 15 días.
`,
  }),
  cv('07-nl-logistiek-uitzend', 'doc', 'nl', 'NL', {
    names: ['Wesley Kruidenier', 'Kruidenier, Wesley'],
    email: 'wesleykruidenier@maaspost.example',
    phone: '06 5550 1286',
    city: 'Venlo',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Shiftleader | Arvato | | 2022-04 | now',
      'Reachtruckchauffeur | Arvato | | 2019-01 | 2022-03',
      'Orderpicker | Tempo-Team | | 2017-05 | 2018-12',
      'Medewerker kas | Kwekerij Hoeijmakers | | 2014-06 | 2017-04',
    ],
    page: `
# CURRICULUM VITAE
|| 5 12
| Naam | Wesley Kruidenier
| Woonplaats | Venlo
| Telefoon | 06 5550 1286
| E-mail | wesleykruidenier@maaspost.example
| Geboren | 12-03-1996
| Rijbewijs | B, eigen vervoer
| Beschikbaar | in overleg, opzegtermijn één maand
# WERKERVARING
|| 5 12
| Periode | april 2022 – heden
| Bedrijf | Arvato, Venlo
| Functie | Shiftleader
| Taken | 35 mensen op de late dienst, verzuimgesprekken, KPI-bord
^ 
|| 5 12
| Periode | januari 2019 – maart 2022
| Bedrijf | Arvato, Venlo
| Functie | Reachtruckchauffeur
| Taken | In- en uitslag, tellen
^ 
|| 5 12
| Periode | mei 2017 – december 2018
| Bedrijf | Tempo-Team, Venray
| Functie | Orderpicker
| Taken | Voicepicking bij verschillende klanten
^ 
|| 5 12
| Periode | juni 2014 – april 2017
| Bedrijf | Kwekerij Hoeijmakers, Grubbenvorst
| Functie | Medewerker kas
# OPLEIDING
|| 5 12
| 2012 – 2014 | Mbo 2 logistiek, Gilde Opleidingen
| 2023 | Leidinggeven op de werkvloer, interne training
# TALEN
|| 5 12
| Nederlands | goed
| Duits | goed
| Engels | redelijk
`,
  }),
  cv('08-nl-communicatie-profiel', 'pdf', 'nl', 'NL', {
    names: ['Sanne Wiggers-Obbink'],
    email: 'sanne.wiggers@achterhoekmail.example',
    phone: '06 - 555 018 37',
    city: 'Zutphen',
    headline: 'Communicatieadviseur met een voorliefde voor moeilijke onderwerpen',
    languages: ['Engels', 'Deens'],
    jobs: [
      'Senior communicatieadviseur | Waterschap Rijn en IJssel | | 2021-09 | now',
      'Communicatieadviseur | Gemeente Lochem | | 2016-03 | 2021-08',
      'Redacteur | De Stentor | | 2011-10 | 2016-02',
      'Freelance tekstschrijver | Tekstbureau Klare Taal | | 2009 | 2011',
    ],
    page: `
# Sanne Wiggers-Obbink
Communicatieadviseur met een voorliefde voor moeilijke onderwerpen
Zutphen | 06 - 555 018 37 | sanne.wiggers@achterhoekmail.example
^ Ik heb boeren uitgelegd waarom de sloot breder moest en bewoners waarom de boom weg moest. Meestal bleef er koffie.
## Ervaring
## Waterschap Rijn en IJssel, Doetinchem
**Senior communicatieadviseur** (september 2021 – heden)
* Omgevingscommunicatie rond dijkversterking, bewonersavonden
* Woordvoering bij hoogwater, piket
## Gemeente Lochem
**Communicatieadviseur** (maart 2016 – augustus 2021)
* Burgemeester en wethouders, crisiscommunicatie, huisstijl
## De Stentor, Apeldoorn
**Redacteur** (oktober 2011 – februari 2016)
* Regio, rechtbank, af en toe een concert
## Tekstbureau Klare Taal, Ede
**Freelance tekstschrijver** (2009 – 2011)
## Opleiding
Journalistiek, Christelijke Hogeschool Ede, 2005 – 2009
Post-hbo Omgevingsmanagement, 2022
## Talen
Engels (vloeiend), Deens (gewoon leuk)
## Vrijwilliger
Voorzitter dorpshuis Warnsveld, sinds 2018
`,
  }),
  cv('09-sv-forskollarare', 'docx', 'sv', 'SE', {
    names: ['Carina Lundahl'],
    email: 'carina.lundahl@vasterpost.example',
    phone: '076-555 03 41',
    city: 'Borås',
    headline: 'Legitimerad förskollärare',
    languages: ['Svenska', 'Engelska', 'Finska'],
    jobs: [
      'Biträdande rektor | Förskolan Tranmossen | | 2022-01 | now',
      'Förskollärare | Förskolan Tranmossen | | 2013-08 | 2021-12',
      'Förskollärare | Pysslingen | | 2008-01 | 2013-06',
      'Barnskötare | Borås Stad | | 2001-08 | 2004-07',
    ],
    page: `
Carina Lundahl
Legitimerad förskollärare

Adress: Skogsrydsgatan 12, 506 49 Borås
Mobil: 076-555 03 41
E-post: carina.lundahl@vasterpost.example

Sammanfattning
Trygg ledare med över tjugo år bland små människor. Jag söker nu ett eget rektorsuppdrag, gärna på en mindre enhet.

Anställningar
Biträdande rektor, Förskolan Tranmossen, Borås, jan 2022 – pågående
Personalansvar för 19, schema, budgetuppföljning, systematiskt kvalitetsarbete.

Förskollärare, Förskolan Tranmossen, Borås, aug 2013 – dec 2021
Småbarnsavdelning, handledare för VFU-studenter.

Förskollärare, Pysslingen, Göteborg, jan 2008 – jun 2013

Barnskötare, Borås Stad, aug 2001 – jul 2004

Utbildning
Rektorsprogrammet, Göteborgs universitet, pågår
Lärarexamen mot förskola, Högskolan i Borås, 2004 – 2008
Barn- och fritidsprogrammet, Almåsgymnasiet, 2001

Språk
Svenska, engelska, finska (mammas)

Övrigt
B-körkort. Utdrag ur belastningsregistret visas gärna.
`,
  }),
  cv('10-no-kokk', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Sindre Myklebust Aas', 'Sindre Aas'],
    email: 'sindre.aas@vestlandspost.example',
    phone: '930 55 271',
    city: 'Ålesund',
    headline: 'Kjøkkensjef',
    languages: ['Norsk', 'Engelsk', 'Fransk'],
    jobs: [
      'Kjøkkensjef | Molja Brygge | | 2021-05 | now',
      'Souschef | Scandic | | 2017-08 | 2021-04',
      'Kokk | Hurtigruten | | 2014-02 | 2017-06',
      'Kokkelærling | Brosundet Kro | | 2011-08 | 2013-08',
    ],
    aside: [3],
    page: `
> **Sindre Myklebust Aas**
> Kjøkkensjef
> Keiser Wilhelms gate 14, 6003 Ålesund  |  930 55 271  |  sindre.aas@vestlandspost.example
^ **Om meg**
Kokk med sjøbein. Liker fisk som ble fanget i dag, og folk som sier fra før det brenner.
^ **Jobberfaring**
= 2021–nå\t**Kjøkkensjef**, Molja Brygge, Ålesund
= \tFra mai 2021. Sju på laget, 80 gjester, råvareprosent 29
= 2017–2021\t**Souschef**, Scandic, Ålesund
= \tAugust 2017 til april 2021. Selskap og frokost
= 2014–2017\t**Kokk**, Hurtigruten
= \tFebruar 2014 til juni 2017. 22 dager på, 22 dager av
= 2011–2013\t**Kokkelærling**, Brosundet Kro, Ålesund
= \tAugust 2011 til august 2013
^ **Skole**
= 2013\tFagbrev som kokk
= 2009–2011\tRestaurant- og matfag, Borgund videregående skole
^ **Kurs**
= 2024\tAllergener og internkontroll
= 2022\tLedelse for kjøkkensjefer, NHO
^ **Språk**
Norsk, engelsk, fransk (kjøkkenfransk)
`,
  }),
];
