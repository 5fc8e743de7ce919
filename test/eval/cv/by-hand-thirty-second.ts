import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-second');

/** Ten more that are open, in seven languages; written apart from the rules. All people are made up. */
export const BY_HAND_THIRTY_SECOND: Sheet[] = [
  cv('01-en-gb-housing-officer', 'docx', 'en', 'GB', {
    names: ['Yetunde Bankole-Reid'],
    email: 'yetunde.br@merseymail.example',
    phone: '07700 900394',
    city: 'Birkenhead',
    headline: 'Housing Officer',
    jobs: [
      'Senior Housing Officer | Magenta Living | | 2022-09 | now',
      'Housing Officer | Riverside | | 2018-01 | 2022-08',
      'Customer Service Adviser | Wirral Council | | 2014-05 | 2017-12',
      'Support Worker | The Whitechapel Centre | | 2011-10 | 2014-04',
    ],
    page: `
> **Yetunde Bankole-Reid**
> **Housing Officer**
^ 52 Park Road North, Birkenhead, CH41 4EZ
Mobile 07700 900394, email yetunde.br@merseymail.example
^ **Why me**
I know every stairwell on my patch. Arrears down from 5.1% to 2.8% with fewer evictions, not more. CIH Level 4.
^ **Where I have worked**
|| 12 5
| **Senior Housing Officer** – Magenta Living, Birkenhead | **Sept 2022 – now**
| 640 homes, line manager to three, ASB panel, Awaab’s Law lead for damp and mould cases | 
| **Housing Officer** – Riverside, Liverpool | **Jan 2018 – Aug 2022**
| Sign-ups, estate walks, court duty every second Thursday | 
| **Customer Service Adviser** – Wirral Council, Wallasey | **May 2014 – Dec 2017**
| Council tax and benefits, phones and front desk | 
| **Support Worker** – The Whitechapel Centre, Liverpool | **Oct 2011 – Apr 2014**
| Nights in the hostel, key work with eight residents | 
^ **Where I have studied**
|| 12 5
| CIH Level 4 Certificate in Housing | 2021
| BA (Hons) Criminology, Liverpool John Moores University | 2008 – 2011
^ **Other things**
Driver with car. DBS enhanced. School governor. Choir.
`,
  }),
  cv('02-en-us-welder-plain', 'pdf', 'en', 'US', {
    names: ['Dale Rutkowski', 'Dale E. Rutkowski'],
    phone: '(920) 555-0147',
    city: 'Marinette',
    jobs: [
      'Lead Welder | Fincantieri Marinette Marine | | 2019 | now',
      'Structural Welder | Great Lakes Fab Inc. | | 2012 | 2019',
      'Pipe Welder | Local 400 | | 2007 | 2012',
      'Farm Hand | Rutkowski Dairy | | 2001 | 2006',
    ],
    page: `
# DALE E. RUTKOWSKI
N2144 Shore Drive, Marinette, WI 54143
Phone: (920) 555-0147 (leave a message, I call back at lunch)
# CERTIFICATIONS
AWS D1.1 3G/4G, ASME IX 6G, NAVSEA 248, OSHA 30, forklift, overhead crane
# EXPERIENCE
2019 to Present
FINCANTIERI MARINETTE MARINE, Marinette, WI
Lead Welder
Flux core and pulse MIG on frigate modules. Crew of 8. Reject rate under 1.5 percent.

2012 to 2019
GREAT LAKES FAB INC., Menominee, MI
Structural Welder
Crane booms, bridge bearings, fit-up from prints. Weekend call-ins at the paper mill.

2007 to 2012
LOCAL 400, Kaukauna, WI
Pipe Welder
Out of the hall: power houses, cheese plants, one brewery. Stainless TIG.

2001 to 2006
RUTKOWSKI DAIRY, Coleman, WI
Farm Hand
Family place. Learned to weld because everything broke.
# EDUCATION
Northeast Wisconsin Technical College, Welding Technical Diploma, 2007
Coleman High School, 2001
# MILITARY
None. Brother served.
`,
  }),
  cv('03-en-ie-nurse-manager', 'doc', 'en', 'IE', {
    names: ['Bincy Varghese', 'Bincy Mathew Varghese'],
    email: 'bincy.varghese@liffeymail.example',
    phone: '+353 89 555 0126',
    city: 'Naas',
    languages: ['English', 'Malayalam', 'Hindi'],
    jobs: [
      'Clinical Nurse Manager 1 | Naas General Hospital | | 2022-11 | now',
      'Staff Nurse, Dialysis | Beacon Renal | | 2018-02 | 2022-10',
      'Staff Nurse | Craddock House Nursing Home | | 2016-08 | 2018-01',
      'Staff Nurse | Amala Hospital | | 2011-06 | 2015-12',
    ],
    page: `
> CURRICULUM VITAE
Name: Bincy Mathew Varghese
Address: 9 The Gallops, Naas, Co. Kildare
Phone: +353 89 555 0126
E-mail: bincy.varghese@liffeymail.example
NMBI PIN: available on request
Stamp 4

**Current position**
Clinical Nurse Manager 1, Naas General Hospital (November 2022 to date)
Medical ward of 28 beds. Rostering, off-duty, complaints, HIQA readiness, infection control link nurse.

**Previous positions**
Staff Nurse, Dialysis, Beacon Renal, Tallaght (February 2018 to October 2022)
HD and HDF, fistula cannulation, water testing, on call.

Staff Nurse, Craddock House Nursing Home, Naas (August 2016 to January 2018)
Adaptation completed here. Care plans on Epic Care.

Staff Nurse, Amala Hospital, Thrissur, India (June 2011 to December 2015)
Nephrology and post-transplant.

Career break January to July 2016 (relocation to Ireland).

**Education**
Postgraduate Diploma in Renal Nursing, UCD, 2020
BSc Nursing, Kerala University of Health Sciences, 2011

**Courses**
BLS/ACLS (2025), Manual handling (2026), People moving instructor

**Languages**
English, Malayalam, Hindi
`,
  }),
  cv('04-de-erzieherin', 'docx', 'de', 'DE', {
    names: ['Swantje Petersen-Boll'],
    email: 'swantje.petersenboll@fordepost.example',
    phone: '0461 555 0139',
    city: 'Flensburg',
    headline: 'Staatlich anerkannte Erzieherin',
    languages: ['Dänisch', 'Englisch'],
    jobs: [
      'Kita-Leitung | ADS-Grenzfriedensbund | | 2021-08 | now',
      'Gruppenleitung Krippe | ADS-Grenzfriedensbund | | 2014-08 | 2021-07',
      'Erzieherin | Evangelische Kita St. Petri | | 2009-09 | 2013-06',
      'Au-pair | Familie Lindqvist | | 2004-09 | 2005-07',
    ],
    page: `
# Swantje Petersen-Boll
Staatlich anerkannte Erzieherin
|| 8 9
| Osterallee 156\\24944 Flensburg | 0461 555 0139\\swantje.petersenboll@fordepost.example
## Beruf
**Kita-Leitung**
ADS-Grenzfriedensbund, Kita Engelsby, Flensburg
Aug. 2021 – jetzt
Fünf Gruppen, 21 Mitarbeitende, Dienstplan, Elternbeirat, Bauvorhaben Mensa
**Gruppenleitung Krippe**
ADS-Grenzfriedensbund, Kita Weiche, Flensburg
Aug. 2014 – Juli 2021
Eingewöhnung nach dem Berliner Modell, Praxisanleitung
**Elternzeit**
Juli 2013 – Juli 2014
**Erzieherin**
Evangelische Kita St. Petri, Flensburg
Sept. 2009 – Juni 2013
Elementargruppe, Waldtag
**Au-pair**
Familie Lindqvist, Aarhus
Sept. 2004 – Juli 2005
## Bildungsweg
Fachschule für Sozialpädagogik, Hannah-Arendt-Schule Flensburg, 2006 – 2009
Abitur, Goethe-Schule, 2004
Fachwirtin für Kita-Management, 2020
## Sprachen
Dänisch (fließend), Englisch (gut)
## Ehrenamt
Seenotretter-Basar, Trainerin Kinderturnen
`,
  }),
  cv('05-fr-ch-horloger', 'pdf', 'fr', 'CH', {
    names: ['Cédric Jeanrenaud'],
    email: 'cedric.jeanrenaud@jurapost.example',
    phone: '+41 79 555 01 73',
    city: 'Le Locle',
    headline: 'Horloger rhabilleur',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Horloger complications | Ulysse Nardin | | 2018-03 | now',
      'Horloger SAV | Tissot | | 2012-08 | 2018-02',
      'Visiteur | Manufacture des Brenets SA | | 2009-10 | 2012-07',
      'Apprenti horloger | Zenith | | 2005-08 | 2009-07',
    ],
    aside: [3],
    page: `
[[ 8 9
**Cédric Jeanrenaud**
Horloger rhabilleur
^ Rue des Envers 47
2400 Le Locle
+41 79 555 01 73
cedric.jeanrenaud@jurapost.example
Né en 1989
Permis A et B
^ **Langues**
Français, maternelle
Allemand, A2
Anglais, B1
^ **Loisirs**
Ski de fond
Fanfare (bugle)
---
**Expériences**
**Horloger complications, Ulysse Nardin, Le Locle**
depuis mars 2018
Tourbillons volants, répétition minutes, formation de deux collègues, prototypes avec le bureau technique
^ **Horloger SAV, Tissot, Le Locle**
août 2012 à février 2018
Révisions complètes, chronographes 7750, devis clients
^ **Visiteur, Manufacture des Brenets SA, Les Brenets**
octobre 2009 à juillet 2012
Contrôle des fournitures, statistiques
^ **Apprenti horloger, Zenith, Le Locle**
août 2005 à juillet 2009
^ **Diplômes**
CFC d’horloger praticien, CIFOM, 2009
Brevet de rhabilleur, 2016
Cours Greubel de finition main, 2021
]]
`,
  }),
  cv('06-es-ar-administrativa', 'doc', 'es', 'AR', {
    names: ['Florencia Iturralde', 'Florencia Belén Iturralde'],
    email: 'flor.iturralde@serranomail.example',
    phone: '351 555-0161',
    city: 'Villa Carlos Paz',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Analista de Compras | Arcor | | 2021-06 | now',
      'Administrativa Contable | Estudio Bossi y Asociados | | 2017-03 | 2021-05',
      'Recepcionista | Hotel Portal del Lago | | 2014-12 | 2017-02',
      'Promotora | Claro | | 2013 | 2014',
    ],
    page: `
**FLORENCIA BELÉN ITURRALDE**
__Datos personales__
* DNI: a disposición
* Nacimiento: 8 de octubre de 1993
* Domicilio: Los Ceibos 455, Villa Carlos Paz, Córdoba
* Celular: 351 555-0161
* Mail: flor.iturralde@serranomail.example

__Experiencia laboral__
* **Arcor** (Junio 2021 – Actualidad). Puesto: Analista de Compras. Tareas: pedidos de material de empaque, evaluación de proveedores, SAP MM. Referencia: Lic. Marcelo Dutto.
* **Estudio Bossi y Asociados** (Marzo 2017 – Mayo 2021). Puesto: Administrativa Contable. Tareas: liquidación de IVA e IIBB, conciliaciones, sueldos.
* **Hotel Portal del Lago** (Diciembre 2014 – Febrero 2017). Puesto: Recepcionista. Tareas: check in y out, caja, reservas.
* **Claro** (2013 – 2014). Puesto: Promotora.

__Formación académica__
* Contadora Pública, UNC (28 materias aprobadas de 34)
* Bachiller en Economía, IESS, 2011

__Otros conocimientos__
* Tango Gestión, Bejerman, Excel intermedio
* Inglés intermedio
* Portugués básico
`,
  }),
  cv('07-nl-timmerman', 'docx', 'nl', 'NL', {
    names: ['Harm-Jan Bijlsma', 'Harm Jan Bijlsma'],
    email: 'harmjan.bijlsma@friesmail.example',
    phone: '06 555 01 778',
    city: 'Drachten',
    headline: 'Uitvoerder woningbouw',
    languages: ['Fries', 'Nederlands', 'Duits'],
    jobs: [
      'Uitvoerder | Bouwbedrijf Lont | | 2020-08 | now',
      'Voorman timmerman | Jorritsma Bouw | | 2013-01 | 2020-07',
      'Timmerman | Zzp | | 2009 | 2012',
      'Timmerman | Bouwgroep Dijkstra Draisma | | 2003-07 | 2008-12',
    ],
    page: `
> **Harm-Jan Bijlsma**
> Uitvoerder woningbouw
> De Kaden 21, 9203 JB Drachten | 06 555 01 778 | harmjan.bijlsma@friesmail.example
^ __Wat ik zoek__
Een bouwbedrijf waar de uitvoerder nog een stem heeft in de planning. Liefst binnen drie kwartier rijden.
^ __Gewerkt bij__
**Bouwbedrijf Lont** (Sneek), aug 2020 – heden, uitvoerder
36 sociale huurwoningen in Bolsward, nul-op-de-meter in Joure. LMRA, KAM, opleverlijsten via Snagstream.
**Jorritsma Bouw** (Bolsward), jan 2013 – jul 2020, voorman timmerman
Ploeg van zes, prefab kappen, kozijnen stellen.
**Zzp**, 2009 – 2012, timmerman
Verbouwingen en dakkapellen. Gestopt toen de klanten niet meer betaalden.
**Bouwgroep Dijkstra Draisma** (Dokkum), jul 2003 – dec 2008, timmerman
^ __Geleerd__
Kaderopleiding uitvoerder, Bouwmensen, 2019
Timmerman niveau 3, Friesland College, 2001 – 2003
VCA VOL, BHV
^ __Talen__
Fries, Nederlands, Duits een beetje
`,
  }),
  cv('08-nl-data-analist', 'pdf', 'nl', 'NL', {
    names: ['Priya Ramdhani'],
    email: 'p.ramdhani@haagmail.example',
    phone: '+31 6 555 01 652',
    city: 'Rijswijk',
    headline: 'Data-analist',
    languages: ['Nederlands', 'Engels', 'Sarnami'],
    jobs: [
      'Data-analist | PGGM | | 2022-02 | now',
      'BI-specialist | HTM | | 2019-01 | 2022-01',
      'Medewerker managementinformatie | Gemeente Rijswijk | | 2016-09 | 2018-12',
      'Stagiair onderzoek | CBS | | 2016-02 | 2016-06',
    ],
    aside: [3],
    page: `
! Priya Ramdhani
Data-analist
Rijswijk • +31 6 555 01 652 • p.ramdhani@haagmail.example
# Ervaring
**PGGM**\tZeist
__Data-analist__\t02/2022 – heden
* Dashboard deelnemerscommunicatie, dbt, Snowflake, uitleg aan bestuurders
**HTM**\tDen Haag
__BI-specialist__\t01/2019 – 01/2022
* Punctualiteit per halte, Power BI, bron van elke ruzie over lijn 9
**Gemeente Rijswijk**\tRijswijk
__Medewerker managementinformatie__\t09/2016 – 12/2018
* Rapportages Wmo en jeugd
**CBS**\tDen Haag
__Stagiair onderzoek__\t02/2016 – 06/2016
# Opleiding
**MSc Sociologie**, Erasmus Universiteit Rotterdam\t2014 – 2016
**BSc Sociologie**, Erasmus Universiteit Rotterdam\t2011 – 2014
# Vaardigheden
SQL, Python, dbt, Snowflake, Power BI, Git
# Talen
Nederlands (moedertaal), Engels (C1), Sarnami (thuis)
`,
  }),
  cv('09-sv-ekonomiassistent', 'doc', 'sv', 'SE', {
    names: ['Zahra Mohammadi Ek', 'Zahra Ek'],
    email: 'zahra.ek@malarpost.example',
    phone: '073-555 02 18',
    city: 'Västerås',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Redovisningsekonom | Mälarenergi | | 2021-03 | now',
      'Ekonomiassistent | Coop Mitt | | 2017-09 | 2021-02',
      'Kassabiträde | Ica Maxi | | 2014-06 | 2017-08',
      'Modersmålslärare | Västerås stad | | 2012-08 | 2014-05',
    ],
    page: `
CURRICULUM VITAE

|| 5 12
| Namn | Zahra Mohammadi Ek
| Bostad | Pilgatan 40 B, 721 30 Västerås
| Mobil | 073-555 02 18
| Mejl | zahra.ek@malarpost.example
| Född | 1990

ERFARENHET

Mälarenergi
Redovisningsekonom, mars 2021 – nuvarande
Löpande redovisning, moms, bokslut för två dotterbolag. Jag byggde om avstämningarna så att boksluten går på fyra dagar i stället för nio.

Coop Mitt
Ekonomiassistent, september 2017 – februari 2021
Leverantörsreskontra, kontantkassor, inventering.

Ica Maxi
Kassabiträde, juni 2014 – augusti 2017
Deltid under studierna.

Västerås stad
Modersmålslärare, augusti 2012 – maj 2014
Persiska på tre skolor.

UTBILDNING

Kandidatexamen i företagsekonomi, Mälardalens högskola, 2014 – 2017
Komvux, Västerås, 2011 – 2012

SPRÅK

Svenska, persiska, engelska

SYSTEM

Unit4, Visma, Medius, Excel
`,
  }),
  cv('10-no-helsefagarbeider', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ragnhild Skjeggestad'],
    email: 'ragnhild.skjeggestad@trondpost.example',
    phone: '911 55 304',
    city: 'Stjørdal',
    headline: 'Helsefagarbeider',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Fagkoordinator | Halsen sykehjem | | 2022-01 | now',
      'Helsefagarbeider | Halsen sykehjem | | 2015-08 | 2021-12',
      'Hjemmehjelp | Malvik kommune | | 2011-03 | 2015-07',
      'Butikkmedarbeider | Rema 1000 | | 2008-08 | 2011-02',
    ],
    page: `
# Ragnhild Skjeggestad
Helsefagarbeider
Kjøpmannsgata 61, 7500 Stjørdal
911 55 304 / ragnhild.skjeggestad@trondpost.example
^ Rolig, rutinert og glad i gamle folk. Ønsker dagstilling på hjelpemiddelsentral eller i dagtilbud.
## Jobber jeg har hatt
|| 5 6 6
| Når | Stilling | Sted
| jan. 2022 – nå | Fagkoordinator | Halsen sykehjem, Stjørdal
| aug. 2015 – des. 2021 | Helsefagarbeider | Halsen sykehjem, Stjørdal
| mars 2011 – juli 2015 | Hjemmehjelp | Malvik kommune
| aug. 2008 – feb. 2011 | Butikkmedarbeider | Rema 1000, Hommelvik
## Skole
|| 5 6 6
| Når | Hva | Sted
| 2013 – 2015 | Fagbrev som helsefagarbeider | Ole Vig videregående skole
| 2020 – 2021 | Videreutdanning demens og alderspsykiatri | Fagskolen i Trøndelag
## Språk
Norsk (morsmål), engelsk (greit)
## Annet
Førerkort klasse B. Medikamentkurs hvert år. Leder i sanitetsforeningen.
`,
  }),
];
