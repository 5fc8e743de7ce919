import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('nineteenth-closed');

/** Ten more in German, Dutch, Swedish and English that nobody who works on the reader looks at. All people are made up. */
export const BY_HAND_NINETEENTH_CLOSED: Sheet[] = [
  cv('01-de-vertrieb', 'docx', 'de', 'DE', {
    names: ['Ralf-Dieter Puschkeit'],
    email: 'rd.puschkeit@sauerlandpost.example',
    phone: '0171 555 83 20',
    city: 'Iserlohn',
    languages: ['Englisch', 'Niederländisch'],
    jobs: [
      'Gebietsverkaufsleiter NRW/Benelux | Hengstler Armaturen GmbH | | 2010-01 | now',
      'Außendienstmitarbeiter | Hengstler Armaturen GmbH | | 2003-06 | 2009-12',
      'Außendienstmitarbeiter | Richter+Frenzel | | 1997-03 | 2003-05',
      'Fachverkäufer Sanitär | Max Bahr Baumarkt | | 1993-08 | 1997-02',
      'Zeitsoldat (SaZ 4) | Bundeswehr | | 1989-07 | 1993-06',
    ],
    aside: [4],
    page: `
HEAD Ralf-Dieter Puschkeit * Hugo-Fuchs-Allee 14 * 58644 Iserlohn
FOOT 0171 555 83 20 * rd.puschkeit@sauerlandpost.example
# Ralf-Dieter Puschkeit
geboren 1968, verheiratet, ortsgebunden, reisefreudig

## Das kann ich
* Rahmenverträge mit Fachgroßhandel und Industrie
* Messen von Düsseldorf bis Rotterdam
* zuhören

## Das habe ich gemacht
**Seit 01/2010**	Hengstler Armaturen GmbH, Menden
Gebietsverkaufsleiter NRW/Benelux
8 Außendienstler, 11,5 Mio. Euro Umsatz, zweimal Vertriebsteam des Jahres
**06/2003 bis 12/2009**	Hengstler Armaturen GmbH, Menden
Außendienstmitarbeiter
**03/1997 bis 05/2003**	Richter+Frenzel, Hagen
Außendienstmitarbeiter
**08/1993 bis 02/1997**	Max Bahr Baumarkt, Lüdenscheid
Fachverkäufer Sanitär
**07/1989 bis 06/1993**	Bundeswehr, Hemer
Zeitsoldat (SaZ 4)

## Das habe ich gelernt
Gas- und Wasserinstallateur, Fa. Kuhbier, Altena, 1986 bis 1989
Handelsfachwirt (IHK), SIHK zu Hagen, 2001, abends

## Sprachen
Englisch gut, Niederländisch „wie man an der Theke spricht“

## Verein
Seit 1999 Geschäftsführer der Schützenbruderschaft Sümmern
`,
  }),
  cv('02-de-arzt', 'pdf', 'de', 'DE', {
    names: ['Anas Al-Khatib', 'Dr. Anas Al-Khatib', 'Dr. med. Anas Al-Khatib', 'Anas Al Khatib'],
    email: 'a.alkhatib@aerztepost.example',
    phone: '+49 172 5550 319',
    city: 'Chemnitz',
    languages: ['Arabisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Oberarzt Innere Medizin | Klinikum Chemnitz gGmbH | | 2023-04 | now',
      'Facharzt für Innere Medizin | Klinikum Chemnitz gGmbH | | 2021-02 | 2023-03',
      'Assistenzarzt | Heinrich-Braun-Klinikum | | 2016-05 | 2021-01',
      'Hospitant | Heinrich-Braun-Klinikum | | 2016-01 | 2016-03',
      'Assistenzarzt | Al-Mouwasat University Hospital | | 2012-09 | 2014-10',
    ],
    aside: [3],
    page: `
> LEBENSLAUF
|| 13 4
| **Dr. med. Anas Al-Khatib**\\Barbarossastr. 66, 09112 Chemnitz\\Mobil +49 172 5550 319\\a.alkhatib@aerztepost.example\\geb. am 05.01.1988 in Homs, deutsche Staatsangehörigkeit seit 2024 | PIC Bewerbungsfoto
# Ärztliche Tätigkeit
Klinikum Chemnitz gGmbH, Klinik für Innere Medizin II
= 	Oberarzt Innere Medizin	seit 01.04.2023
= 	Facharzt für Innere Medizin	01.02.2021 – 31.03.2023
Heinrich-Braun-Klinikum, Zwickau
= 	Assistenzarzt	01.05.2016 – 31.01.2021
= 	Hospitant	04.01.2016 – 31.03.2016
Al-Mouwasat University Hospital, Damaskus
= 	Assistenzarzt	01.09.2012 – 15.10.2014
# Flucht und Neuanfang
November 2014 bis Dezember 2015: Türkei, Griechenland, Erstaufnahme Schneeberg, Deutschkurse A1 bis C1
# Approbation und Weiterbildung
Deutsche Approbation, Landesdirektion Sachsen, 03.2016
Facharztanerkennung, Sächsische Landesärztekammer, 12.2020
Fachkunde Strahlenschutz, Sonographie (DEGUM I)
# Studium
Humanmedizin, Universität Damaskus, 2006 – 2012
Promotion an der TU Dresden, 2022: „Versorgung unbegleiteter minderjähriger Geflüchteter“
# Publikationen
Al-Khatib A, Seifert M: Notaufnahme zweisprachig. Ärzteblatt Sachsen 7/2021.
# Sprachen
Arabisch (Muttersprache), Deutsch (C2), Englisch (B2)
`,
  }),
  cv('03-de-studentin', 'odt', 'de', 'AT', {
    names: ['Valentina Posch'],
    email: 'valentina.posch@murpost.example',
    phone: '0660 555 4091',
    city: 'Graz',
    languages: ['Deutsch', 'Englisch', 'Slowenisch'],
    jobs: [
      'Studentische Mitarbeiterin | Joanneum Research | | 2025-03 | now',
      'Barista | Tribeka | | 2023-10 | 2025-02',
      'Ferialpraktikantin | AVL List GmbH | | 2024-07 | 2024-08',
      'Ferialarbeiterin | Spar Zentrallager | | 2022-07 | 2022-08',
      'Nachhilfelehrerin | Lernquadrat | | 2020 | 2022',
    ],
    aside: [2],
    page: `
> **Valentina Posch**
> 0660 555 4091 ~ valentina.posch@murpost.example ~ Keplerstraße 52/14, 8020 Graz

|| 8.5 8.5
| **Jobs**\\seit März 2025\\**Joanneum Research**, Graz\\Studentische Mitarbeiterin (10 h)\\Feinstaubsensoren kalibrieren, Messdaten mit R auswerten\\ \\Juli – August 2024\\**AVL List GmbH**, Graz\\Ferialpraktikantin Prüfstand\\ \\Oktober 2023 – Februar 2025\\**Tribeka**, Graz\\Barista\\ \\Juli – August 2022\\**Spar Zentrallager**, Graz-Puntigam\\Ferialarbeiterin\\ \\2020 – 2022\\**Lernquadrat**, Leibnitz\\Nachhilfelehrerin (Mathe, Physik) | **Uni**\\Bachelor Umweltsystemwissenschaften, Schwerpunkt Physik, Universität Graz, seit WS 2022, voraussichtlich fertig im Juli 2027\\ \\**Schule**\\BG/BRG Leibnitz, Matura 2022 mit gutem Erfolg\\ \\**Sprachen**\\Deutsch, Englisch C1, Slowenisch B1 (Oma)\\ \\**Programme**\\R, Python, QGIS, LaTeX\\ \\**Freiwillig**\\Jugendrotkreuz Leibnitz 2018 – 2022\\Studienvertretung USW seit 2024\\ \\**Sonst**\\B-Schein, Querflöte, geboren 2004
`,
  }),
  cv('04-nl-verkoop', 'docx', 'nl', 'NL', {
    names: ['Naoual Benhaddou-Timmer', 'Naoual Benhaddou - Timmer'],
    email: 'naoual.bt@maaspost.example',
    phone: '06 55 54 20 77',
    city: 'Roermond',
    languages: ['Nederlands', 'Berbers', 'Duits', 'Engels'],
    jobs: [
      'Assistent-filiaalmanager | Rituals | | 2022-02 | now',
      'Verkoopmedewerker parfumerie | Douglas | | 2016-11 | 2022-01',
      'Gastvrouw | Designer Outlet | | 2014-04 | 2015-12',
      'Kapster | Kapsalon Knap! | | 2009-08 | 2013-06',
    ],
    page: `
Beste lezer,

Mijn naam is **Naoual Benhaddou-Timmer**, 35 jaar, en ik woon met mijn man en dochter in Roermond. U bereikt mij op 06 55 54 20 77 of via naoual.bt@maaspost.example. Hieronder staat in het kort wat ik heb gedaan; ik vertel er graag meer over.

Sinds februari 2022 ben ik
**assistent-filiaalmanager bij Rituals** in de Outlet.
Ik maak het rooster, doe de kassa-afsluiting en leid nieuwe collega’s op.

Van november 2016 tot en met januari 2022 was ik
**verkoopmedewerker parfumerie bij Douglas** in Venlo.
Twee keer winkel met de hoogste klanttevredenheid van Limburg.

In 2016 werd onze dochter geboren en was ik een klein jaar thuis.

Van april 2014 tot en met december 2015 was ik
**gastvrouw bij Designer Outlet** in Roermond.
Informatiebalie, veel Duitse en Chinese klanten.

Van augustus 2009 tot en met juni 2013 was ik
**kapster bij Kapsalon Knap!** in Echt.
Gestopt door een allergie.

Mijn diploma’s: mbo 3 Kapper (Gilde Opleidingen, 2010), mbo 4 Manager Retail (NCOI, 2021), BHV.

Mijn talen: Nederlands, Berbers (thuis), Duits goed, Engels goed.

Groetjes en hopelijk tot ziens!
Naoual
`,
  }),
  cv('05-nl-ingenieur', 'pdf', 'nl', 'BE', {
    names: ['Arnaud de Schaetzen van Brienen', 'Arnaud de Schaetzen'],
    email: 'arnaud.deschaetzen@brusselspost.example',
    phone: '+32 472 55 50 66',
    city: 'Tervuren',
    languages: ['Frans', 'Nederlands', 'Engels'],
    jobs: [
      'Project Director Offshore | Jan De Nul Group | | 2020-10 | now',
      'Senior Project Manager | DEME | | 2014-03 | 2020-09',
      'Project Engineer | DEME | | 2009-09 | 2014-02',
      'Site Engineer | Besix | | 2006-10 | 2009-08',
    ],
    page: `
[[ 12 5
! ir. Arnaud de Schaetzen van Brienen
Burgerlijk ingenieur bouwkunde
---
~ +32 472 55 50 66
~ arnaud.deschaetzen@brusselspost.example
~ Brusselsesteenweg 118, 3080 Tervuren
~ ° Ukkel, 1983
]]
# PROFESSIONELE LOOPBAAN
|| 4 10 3
| **JAN DE NUL GROUP** | **Project Director Offshore**\\Windpark voor de kust van Taiwan: 62 funderingen, budget van 410 M€, 180 mensen op drie schepen | 10/20 – heden
| **DEME** | **Senior Project Manager**\\Rentel en Seamade, kabelinstallatie | 03/14 – 09/20
|  | **Project Engineer**\\Baggerwerken Gladstone (Australië) | 09/09 – 02/14
| **BESIX** | **Site Engineer**\\Coentunnel, Amsterdam | 10/06 – 08/09
# STUDIES
|| 4 10 3
| KU Leuven | Burgerlijk bouwkundig ingenieur, grote onderscheiding | 2006
| Vlerick Business School | Executive MBA | 2018
| Sint-Jan Berchmanscollege | Latijn-Wiskunde | 2001
# TALEN
|| 4 10 3
| Frans | moedertaal | 
| Nederlands | vlot, 15 jaar werktaal | 
| Engels | vlot | 
# PUBLICATIES EN LEZINGEN
“Scour protection revisited”, Terra et Aqua 161 (met L. Maertens)
Gastcollege waterbouw, UGent, jaarlijks sinds 2019
# NEVENACTIVITEITEN
Bestuurder vzw De Vrienden van het Zoniënwoud, 2017 – heden
`,
  }),
  cv('06-nl-logistiek', 'doc', 'nl', 'NL', {
    names: ['Raymond Kartosemito'],
    email: 'r.kartosemito@almerepost.example',
    phone: '036-555 77 12',
    city: 'Almere',
    languages: ['Nederlands', 'Sranan', 'Javaans'],
    jobs: [
      'Teamleider expeditie | Bakker Logistiek | | 2016 | now',
      'Reachtruckchauffeur | Bakker Logistiek | | 2011 | 2016',
      'Orderpicker | Tempo-Team | | 2010 | 2011',
      'Postbode | TNT Post | | 2001 | 2010',
      'Hulpkok | Warung Mini | | 1998 | 2001',
    ],
    page: `
KARTOSEMITO
Raymond Soekardi

Stedenwijk, Almere
036-555 77 12
r.kartosemito@almerepost.example
Paramaribo, 15 sept. 1977, Nederlandse nationaliteit

2016-heden   Teamleider expeditie, Bakker Logistiek, Zeewolde
             25 man, twee ploegen, ook BHV en OR-lid
2011-2016    Reachtruckchauffeur, Bakker Logistiek, Zeewolde
2010-2011    Orderpicker, Tempo-Team, bij Bol in Waalwijk en Bakker
2001-2010    Postbode, TNT Post, Amsterdam Zuidoost
             Wijk Gein en Reigersbos te fiets
1998-2001    Hulpkok, Warung Mini, Amsterdam
1997         Naar Nederland gekomen

2018         Mbo 3 Teamleider logistiek, ROC Flevoland
2011         Reachtruck- en heftruckcertificaat
1996         Mulo-B, Paramaribo

Nederlands, Sranan en Javaans. Engels redelijk.

Vrije tijd: badminton, gamelan spelen bij de vereniging Bangsa Jawa, karper vissen
`,
  }),
  cv('07-sv-larare', 'odt', 'sv', 'SE', {
    names: ['Maj-Britt Niia Juuso', 'Maj-Britt Niia-Juuso'],
    email: 'majbritt.niia@norrpost.example',
    phone: '070-555 18 44',
    city: 'Jokkmokk',
    languages: ['Svenska', 'Lulesamiska', 'Finska'],
    jobs: [
      'Rektor | Sameskolan i Jokkmokk | | 2020-08 | now',
      'Förstelärare | Östra skolan | | 2014-08 | 2020-07',
      'Lärare åk 4–6 | Östra skolan | | 2002-08 | 2014-07',
      'Barnflicka | familjen Rosenthal | | 1996 | 1997',
      'Projektledare | Sametinget | | 2012-01 | 2012-12',
    ],
    aside: [3],
    page: `
FOOT CV – Maj-Britt Niia Juuso – 2 sidor
! Maj-Britt Niia Juuso
Västra Torggatan 19, 962 31 Jokkmokk
070-555 18 44 • majbritt.niia@norrpost.example

**SKOLA**

Rektor, Sameskolan i Jokkmokk [aug 2020 – pågående]
* Budget, personal, 74 elever, fritidshem
* Lett arbetet med lulesamiska som undervisningsspråk

Förstelärare, Östra skolan, Jokkmokk [aug 2014 – juli 2020]
* Läslyftet, handledde kollegor i fyra kommuner

Lärare åk 4–6, Östra skolan, Jokkmokk [aug 2002 – juli 2014]
* Tjänstledig 2005–2006 och 2008–2009 (barn) samt 2012

**ANNAT**

Projektledare, Sametinget, Kiruna [jan 2012 – dec 2012]
* Digitalt läromedel, levererat i tid

Barnflicka, familjen Rosenthal, Zürich [1996 – 1997]

**UTBILDAD**

Statliga rektorsprogrammet, Umeå universitet, 2023
Grundskollärarexamen 1–7 Sv/So, Luleå tekniska universitet, 2002
Samernas folkhögskola, duodjilinjen, 1998

**TALAR**

Svenska, lulesamiska, finska (förstår det mesta)

**UPPDRAG**

Ledamot i kyrkofullmäktige sedan 2018
Tävlingsledare i lassokastning på Jokkmokks marknad, varje februari

Referenser lämnas gärna, ring först.
`,
  }),
  cv('08-en-teacher', 'docx', 'en', 'GB', {
    names: ['Oluwadamilola Bankole-Hughes', 'Oluwadamilola (Dami) Bankole-Hughes', 'Dami Bankole-Hughes'],
    email: 'd.bankolehughes@classmail.example',
    phone: '07700 900 736',
    city: 'Cardiff',
    languages: ['English', 'Yoruba', 'Welsh'],
    jobs: [
      'Head of Science | Fitzalan High School | | 2021-09 | now',
      'Second in Department | Cathays High School | | 2016-09 | 2021-08',
      'Teacher of Chemistry | Cathays High School | | 2012-09 | 2016-08',
      'Process Chemist | Dow Silicones | | 2007-10 | 2011-07',
    ],
    page: `
|| 5.5 11.5
| **Name** | Oluwadamilola (Dami) Bankole-Hughes
| **Address** | 23 Kimberley Road, Penylan, Cardiff CF23
| **Phone** | 07700 900 736
| **Email** | d.bankolehughes@classmail.example
| **EWC number** | 55/50921
| **Current post** | Head of Science, Fitzalan High School, Cardiff, since September 2021

**Teaching posts, most recent first**
|| 4 6 4 3
| **Post** | **School** | **Dates** | **Reason for leaving**
| Head of Science | Fitzalan High School | Sep 2021 – present | n/a
| Second in Department | Cathays High School | Sep 2016 – Aug 2021 | Promotion
| Teacher of Chemistry | Cathays High School | Sep 2012 – Aug 2016 | Promoted internally

**Other employment**
|| 4 6 4 3
| **Post** | **Employer** | **Dates** | **Reason for leaving**
| Process Chemist | Dow Silicones, Barry | Oct 2007 – Jul 2011 | To train as a teacher

**Qualifications**
|| 4 6 4 3
| PGCE (QTS) | Cardiff Met | 2012 | 
| MChem | University of Bath | 2007 | First
| NPQH | National Academy for Educational Leadership | 2025 | in progress

**Supporting statement**
I left a good job in a chemical works because I was happier at the Saturday science club than at my desk. In five years as Head of Science our triple award entries have gone from 24 to 61. I run the department’s Eisteddfod team, badly.

**Languages** English and Yoruba (native), Welsh (Canolradd)

**Referees** Ms C. Rees, Headteacher, Fitzalan High School; Mr J. Abdi, formerly Deputy Head, Cathays
`,
  }),
  cv('09-en-welder', 'doc', 'en', 'AU', {
    names: ['Tawhiri Ngatai', 'Tāwhiri Ngatai'],
    email: 'tawhiri.n@pilbaramail.example',
    phone: '0491 570 156',
    city: 'Karratha',
    jobs: [
      'Boilermaker/Welder (FIFO) | Monadelphous | | 2023-02 | now',
      'Coded Welder | Civmec | | 2019-06 | 2023-01',
      'Fabrication Supervisor | Culham Engineering | | 2015-03 | 2019-05',
      'Boilermaker | Culham Engineering | | 2012-07 | 2015-02',
      'Apprentice Boilermaker | Page Macrae Engineering | | 2008-02 | 2012-05',
    ],
    aside: [4],
    page: `
TAWHIRI NGATAI
Boilermaker / Coded Welder / Leading Hand
Karratha WA 6714    M: 0491 570 156    E: tawhiri.n@pilbaramail.example

TICKETS
HRWL: DG, LF, WP. White Card. Confined Space, Heights, Gas Test. AS1796 Cert 3. MR licence. Medical & D/A done August.

WORK
MONADELPHOUS	Feb 2023 – Current
Boilermaker/Welder (FIFO)	Newman, WA
- 2:1 roster, shutdowns on crushers and conveyors, BHP and FMG sites
CIVMEC	Jun 2019 – Jan 2023
Coded Welder	Henderson, WA
- Pressure pipe 6G, stainless and duplex. Zero repairs on last 400 joints
CULHAM ENGINEERING	Jul 2012 – May 2019
Fabrication Supervisor (Mar 2015 – May 2019)	Welshpool, WA
- 16 on the floor, ran toolbox and timesheets
Boilermaker (Jul 2012 – Feb 2015)	Welshpool, WA
PAGE MACRAE ENGINEERING	Feb 2008 – May 2012
Apprentice Boilermaker	Mount Maunganui, NZ

SCHOOL
Tauranga Boys’ College, NCEA Level 2, 2007
National Certificate in Engineering (Heavy Fabrication) Level 4, 2012

FAMILY & SPORT
Partner and three kids in Karratha. Coach U12s, Karratha Broncos rugby league, since 2021. Kapa haka.

REFS
Brett Slade, Superintendent, Monadelphous 0491 570 157
Mick Della Vedova, Civmec 0491 570 158
`,
  }),
  cv('10-en-accounts', 'pdf', 'en', 'CA', {
    names: ['Geneviève Thibault-Singh'],
    email: 'g.thibaultsingh@prairiepost.example',
    phone: '(204) 555-0129',
    city: 'Winnipeg',
    headline: 'Payroll and Accounts Payable Specialist',
    languages: ['English', 'French', 'Punjabi'],
    jobs: [
      'Payroll Specialist | Red River Grain Handling Ltd. | | 2019-04 | now',
      'Accounts Payable Clerk | New Flyer Industries | | 2013-01 | 2016-06',
      'Accounts Payable Clerk (contract) | City of Winnipeg | | 2018-09 | 2019-03',
      'Customer Service Representative | Assiniboine Credit Union | | 2009-05 | 2012-12',
    ],
    page: `
> **GENEVIÈVE THIBAULT-SINGH**
> Payroll and Accounts Payable Specialist
> Winnipeg, Manitoba | (204) 555-0129 | g.thibaultsingh@prairiepost.example

**Highlights**
{{
* PCP designation (2020)
* 640 employees, biweekly, three unions
* Ceridian Dayforce, SAP, Excel
* Bilingual phone manner
* T4s out by mid-February, every year
* Calm at year-end
}}

**Employment**
RED RIVER GRAIN HANDLING LTD., Winnipeg, MB
Payroll Specialist
* End-to-end payroll, pension remittances, garnishments, ROEs
* Brought payroll in-house from an outside bureau
__April 2019 to the present__

CITY OF WINNIPEG, Winnipeg, MB
Accounts Payable Clerk (contract)
* Returned to work with a six-month term after two years at home with my son
__September 2018 to March 2019__

NEW FLYER INDUSTRIES, Winnipeg, MB
Accounts Payable Clerk
* Three-way match, 900 invoices a week
* Parental leave March 2015 to March 2016
__January 2013 to June 2016__

ASSINIBOINE CREDIT UNION, Winnipeg, MB
Customer Service Representative
__May 2009 to December 2012__

**Education**
Business Administration Diploma (Accounting), Red River College, 2009
Collège Jeanne-Sauvé, 2006

**Languages**
English, French, conversational Punjabi

**Community**
Treasurer, École Guyot parent council, 2022 to the present
Festival du Voyageur volunteer since I was twelve
`,
  }),
];
