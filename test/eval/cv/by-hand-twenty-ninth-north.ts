import { BY_HAND_TWENTY_NINTH_NORTH_OTHERS } from './by-hand-twenty-ninth-north-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth');

/** Twelve, of which those in German and Dutch stand here and those in Swedish, Danish, Norwegian and English from Finland in a file beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_NINTH_NORTH: Sheet[] = [
  cv('n01-de-pflege-tabellarisch', 'doc', 'de', 'DE', {
    names: ['Katja Lehnigk'],
    email: 'katja.lehnigk@pleissepost.example',
    phone: '0176 04069052',
    city: 'Markkleeberg',
    languages: ['Deutsch', 'Russisch', 'Englisch'],
    jobs: [
      'Praxisanleiterin | Klinikum St. Georg gGmbH | | 2021-07 | now',
      'Gesundheits- und Krankenpflegerin | Klinikum St. Georg gGmbH | | 2018-04 | 2021-06',
      'Pflegefachkraft | Pacura med GmbH | | 2016-01 | 2017-01',
      'Gesundheits- und Krankenpflegerin | Helios Park-Klinikum | | 2011-10 | 2015-12',
      'Ausbildung zur Gesundheits- und Krankenpflegerin | Universitätsklinikum Leipzig | | 2008-09 | 2011-08',
    ],
    aside: [4],
    page: `
> **Tabellarischer Lebenslauf**
^ **Persönliche Daten**
|| 5 12
| Name | Katja Lehnigk
| geboren am | 14.02.1991 in Borna
| Anschrift | Rathausstraße 31, 04416 Markkleeberg
| Telefon | 0176 04069052
| E-Mail | katja.lehnigk@pleissepost.example
| Familienstand | ledig, eine Tochter (geb. 2017)
^ **Schulbildung**
|| 5 12
| 08/2001 – 07/2007 | Dinter-Mittelschule Borna, Realschulabschluss
| 09/2007 – 08/2008 | Freiwilliges Soziales Jahr, Diakonie Leipziger Land
^ **Berufsausbildung**
|| 5 12
| 01.09.2008 – 31.08.2011 | Ausbildung zur Gesundheits- und Krankenpflegerin\\Universitätsklinikum Leipzig, Medizinische Berufsfachschule\\Examen, Note 2
^ **Beruflicher Werdegang**
|| 5 12
| 01.10.2011 – 31.12.2015 | Gesundheits- und Krankenpflegerin\\Helios Park-Klinikum, Leipzig\\Station für Unfallchirurgie, Drei-Schicht-System
| 01.01.2016 – 31.01.2017 | Pflegefachkraft\\Pacura med GmbH, Niederlassung Leipzig (Arbeitnehmerüberlassung)\\Springerin in Kliniken zwischen Torgau und Zeitz, meist Intensiv und IMC
| 01.02.2017 – 31.03.2018 | Mutterschutz und Elternzeit
| 01.04.2018 – 30.06.2021 | Gesundheits- und Krankenpflegerin\\Klinikum St. Georg gGmbH, Leipzig\\Infektiologie, 75 %, ab März 2020 COVID-Station
| seit 01.07.2021 | Praxisanleiterin\\Klinikum St. Georg gGmbH, Leipzig\\zentrale Anleitung, betreut 24 Auszubildende im Jahr
^ **Fort- und Weiterbildung**
|| 5 12
| 2020 – 2021 | Praxisanleitung, 300 Stunden, Akademie am St. Georg
| 2019 | Wundexpertin ICW
| 2014 | Kinästhetik Grundkurs
^ **Sonstige Kenntnisse**
|| 5 12
| Sprachen | Deutsch, Russisch (Schule, wieder aufgefrischt), Englisch
| EDV | ORBIS, Vivendi PEP, Word
| Führerschein | Klasse B, Pkw vorhanden
^ Markkleeberg, 11.09.2026
`,
  }),
  cv('n02-de-ingenieur-seitenspalte', 'docx', 'de', 'DE', {
    names: ['Friedrich von Bredow', 'Dipl.-Ing. Friedrich von Bredow'],
    email: 'fvb@bredow-post.example',
    phone: '+49 171 3920063',
    city: 'Markdorf',
    headline: 'Entwicklungsleiter Antriebstechnik',
    languages: ['Deutsch', 'Englisch', 'Französisch'],
    jobs: [
      'Entwicklungsleiter Hybridgetriebe | ZF Friedrichshafen AG | | 2020-04 | now',
      'Teamleiter Hydrauliksteuerung | ZF Friedrichshafen AG | | 2014-09 | 2020-03',
      'Entwicklungsingenieur | ZF Friedrichshafen AG | | 2009-02 | 2014-08',
      'Berechnungsingenieur | MTU Friedrichshafen GmbH | | 2005-10 | 2009-01',
      'Konstrukteur | Liebherr-Werk Biberach GmbH | | 2003-06 | 2005-09',
    ],
    page: `
[[ 5.5 11.5
PIC Passfoto | Friedrich von Bredow im dunklen Anzug
^ **KONTAKT**
Gehrenbergstraße 8
88677 Markdorf
+49 171 3920063
[fvb@bredow-post.example](mailto:fvb@bredow-post.example)
^ **GEBOREN**
05.12.1977 in Celle
^ **SPRACHEN**
Deutsch – Muttersprache
Englisch – C1
Französisch – B1
^ **WERKZEUGE**
CATIA V5
Simulink
DOORS Next
FMEA-Moderation
^ **PRIVAT**
Segeln (Jollenkreuzer)
Kirchengemeinderat
Zwei Söhne, ein Hund
---
! Dipl.-Ing. Friedrich von Bredow
Entwicklungsleiter Antriebstechnik
^ **BERUFSWEG**
**ZF Friedrichshafen AG**
02/2009 bis heute
^ __Entwicklungsleiter Hybridgetriebe__ (04/2020 bis heute)
* Fachliche und disziplinarische Führung von 41 Ingenieuren an drei Standorten
* Serienanlauf 8HP evo bei BMW 2022, Änderungskosten 30 % unter Plan
* Aufbau der Gruppe in Pilsen
__Teamleiter Hydrauliksteuerung__ (09/2014 bis 03/2020)
* Sieben Mitarbeiter, Budget 3,8 Mio. €
* Patente DE 10 2016 000 000 A1 u. a. (vier Anmeldungen)
__Entwicklungsingenieur__ (02/2009 bis 08/2014)
* Ventilgehäuse, Versuchsbetreuung am Prüfstand, Wintererprobung in Arjeplog
^ **MTU Friedrichshafen GmbH**
__Berechnungsingenieur__ (10/2005 bis 01/2009)
* Kurbelwellen und Pleuel der Baureihe 4000
^ **Liebherr-Werk Biberach GmbH**
__Konstrukteur__ (06/2003 bis 09/2005)
* Drehwerke für Turmdrehkrane
^ **STUDIUM**
10/1997 bis 05/2003
Maschinenbau, Technische Universität Braunschweig
Diplomarbeit bei Volkswagen in Kassel, Note 1,7
^ **WEHRDIENST**
07/1996 bis 04/1997, Munster
]]
`,
  }),
  cv('n03-de-ch-schweisser', 'pdf', 'de', 'CH', {
    names: ['Beat Zurflüh'],
    email: 'b.zurflueh@urimail.example',
    phone: '+41 76 555 41 09',
    city: 'Schattdorf',
    headline: 'Schweisser / Anlagen- und Apparatebauer EFZ',
    languages: ['Deutsch', 'Italienisch'],
    jobs: [
      'Schweisser WIG / MAG | Manpower AG | | 2025-03 | now',
      'Vorarbeiter Schweisserei | Dätwyler IT Infra | | 2019-08 | 2024-12',
      'Schweisser | Stahlbau Gamma Gisler AG | | 2014-02 | 2019-07',
      'Rohrschlosser | Adecco Human Resources AG | | 2013-01 | 2014-01',
      'Anlagen- und Apparatebauer | RUAG Altdorf | | 2009-08 | 2012-10',
      'Lehre als Anlagen- und Apparatebauer EFZ | RUAG Altdorf | | 2005-08 | 2009-07',
    ],
    aside: [5],
    page: `
[[ 11.5 5.5
! Beat Zurflüh
Schweisser / Anlagen- und Apparatebauer EFZ
# Berufserfahrung
**03.2025 – bis dato**
**Schweisser WIG / MAG**, temporär
Manpower AG, Luzern
Einsätze: Sulzer in Winterthur, Druckleitung Kraftwerk Göschenen, zurzeit Revision KKW Leibstadt
^ **08.2019 – 12.2024**
**Vorarbeiter Schweisserei**
Dätwyler IT Infra, Altdorf
Gruppe von 5, Kleinserien Chromstahl, Schweissaufsicht. Abteilung wurde geschlossen
^ **02.2014 – 07.2019**
**Schweisser**
Stahlbau Gamma Gisler AG, Altdorf
Treppen, Geländer, Montage auf Baustellen der Neat
^ **01.2013 – 01.2014**
**Rohrschlosser**, temporär
Adecco Human Resources AG, Zug
^ **11.2012 – 12.2012**
Unfallpause (Schulter), Kurs bei der Suva
^ **08.2009 – 10.2012**
**Anlagen- und Apparatebauer**
RUAG Altdorf
^ **08.2005 – 07.2009**
**Lehre als Anlagen- und Apparatebauer EFZ**
RUAG Altdorf
# Schulen und Kurse
1996 – 2005 Primar- und Sekundarschule Schattdorf
2021 International Welding Specialist, SVS Basel
2024 Prüfungen ISO 9606-1, 141 und 135
---
PIC Beat Zurflüh | Foto vom Dorfchilbi
Dorfstrasse 77
6467 Schattdorf
+41 76 555 41 09
b.zurflueh@urimail.example
^ **Jahrgang** 1989
**Zivilstand** geschieden
**Heimatort** Bürglen UR
**Militär** Uof, alle WK geleistet
^ **Sprachen**
Deutsch
Italienisch (Baustelle)
^ **Ausweise**
Kat. B, BE
Stapler
Hebebühne IPAF
^ **Referenzen**
Toni Arnold, ehem. Produktionsleiter Dätwyler
auf Anfrage
]]
`,
  }),
  cv('n04-de-ch-entwicklerin', 'docx', 'de', 'CH', {
    names: ['Nadja Brunschwiler'],
    email: 'nadja@brunschwiler-dev.example',
    phone: '+41 77 555 16 28',
    city: 'St. Gallen',
    headline: 'Full-Stack-Entwicklerin (TypeScript, Kotlin)',
    languages: ['Deutsch', 'Englisch', 'Französisch'],
    jobs: [
      'Freelance Software-Entwicklerin | Brunschwiler Dev GmbH | | 2023 | now',
      'Lead Frontend Engineer | Abacus Research AG | | 2019 | 2023',
      'Software-Entwicklerin | Namics AG | | 2015 | 2018',
      'Applikationsentwicklerin | Helvetia Versicherungen | | 2012 | 2015',
      'Informatiklernende | Stadt St. Gallen | | 2008 | 2012',
    ],
    aside: [4],
    page: `
! Nadja Brunschwiler
Full-Stack-Entwicklerin (TypeScript, Kotlin)
St. Gallen · +41 77 555 16 28 · nadja@brunschwiler-dev.example · [github.com/nbrunschwiler-example](https://github.com/nbrunschwiler-example)
^ Ich baue Oberflächen, die auch am Freitagabend noch jemand versteht. Am liebsten 60 bis 80 %, am liebsten zwei Tage davon im Zug oder daheim.
{{
**Sprachen**
Deutsch, Englisch (C2), Französisch (B1)
**Täglich**
TypeScript, React, Kotlin, Spring Boot, Postgres
**Schon gemacht**
Java EE, Angular 1 bis 12, Terraform
**Gern**
Barrierefreiheit, Pair Programming, alte Systeme ablösen
}}
# Werdegang
**Freelance Software-Entwicklerin** — Brunschwiler Dev GmbH, St. Gallen, seit 2023
* SBB, 2025: Störungskarte für das Leitstellenpersonal
* Kantonsspital St. Gallen, 2024: Anmeldeportal, nach WCAG geprüft
* Galaxus, 2023 – 2024: Checkout, drei Monate verlängert
**Lead Frontend Engineer** — Abacus Research AG, Wittenbach, 2019 – 2023
* Sechs Leute, Design-System für AbaWeb, Umzug von GWT
**Software-Entwicklerin** — Namics AG, St. Gallen, 2015 – 2018
* Kundenprojekte für Migros, Bühler und die Post
__2018 – 2019 elf Monate mit dem Velo von Rorschach nach Bischkek__
**Applikationsentwicklerin** — Helvetia Versicherungen, St. Gallen, 2012 – 2015
**Informatiklernende** — Stadt St. Gallen, Informatikdienste, 2008 – 2012
# Bildung
BSc Informatik, OST Rapperswil (berufsbegleitend), 2013 – 2018
Informatikerin EFZ mit BMS, GBS St. Gallen, 2012
# Daneben
Mentorin bei Women in Tech Ostschweiz seit 2021; Vorstand Velowerkstatt Lachen, 2016 – 2018
`,
  }),
  cv('n05-nl-zzp-timmerman', 'pdf', 'nl', 'NL', {
    names: ['Gerben van der Ploeg'],
    email: 'info@gerbentimmert.example',
    phone: '06 5550 4417',
    city: 'Drachten',
    headline: 'Allround timmerman (zzp)',
    languages: ['Nederlands', 'Fries', 'Duits'],
    jobs: [
      'Zelfstandig timmerman | Gerben Timmert | | 2019-03 | now',
      'Uitvoerder | Bouwgroep Dijkstra Draisma | | 2016-09 | 2019-02',
      'Timmerman | Bouwgroep Dijkstra Draisma | | 2011-01 | 2016-08',
      'Timmerman | Aannemersbedrijf Van Wijnen | | 2007-08 | 2010-12',
    ],
    page: `
! Gerben van der Ploeg
Allround timmerman (zzp)
Noorderbuurt 54, 9203 AM Drachten – 06 5550 4417 – info@gerbentimmert.example
KvK en btw-nummer op de factuur. Eigen bus, eigen gereedschap, VCA-vol, verzekerd.
# Werk
**Zelfstandig timmerman**	mrt. 2019 – heden
Gerben Timmert, Drachten
Een greep uit de opdrachten:
* Van der Meer Vastgoed, Leeuwarden: kozijnen en kapconstructies, 42 woningen (2024 – 2025)
* Friso Bouwgroep, Sneek: afbouw zorgcentrum, inhuur voor 32 uur (jan. – nov. 2023)
* Particulieren: dakkapellen, trappen, een boekenkast van zes meter
^ **Uitvoerder**	sept. 2016 – feb. 2019
Bouwgroep Dijkstra Draisma, Dokkum
* Renovatie van 118 huurwoningen in bewoonde staat, planning en onderaannemers
^ **Timmerman**	jan. 2011 – aug. 2016
Bouwgroep Dijkstra Draisma, Dokkum
^ **Timmerman**	aug. 2007 – dec. 2010
Aannemersbedrijf Van Wijnen, Gorredijk
Werken en leren (BBL), één dag school
# Opleiding
Kaderfunctionaris bouw, niveau 4, Friesland College	2014
Allround timmerman, niveau 3, ROC Friese Poort	2010
VMBO-K bouwtechniek, Singelland Drachten	2007
# En verder
VCA-VOL, BHV, hoogwerker, rijbewijs B en BE. Nederlands, Fries, Duits (redelijk).
Vrijwilliger bij de brandweer Drachten sinds 2012.
`,
  }),
  cv('n06-nl-uitzend-logistiek', 'doc', 'nl', 'NL', {
    names: ['Ricardo Martina'],
    email: 'r.martina88@brabantmail.example',
    phone: '06-5550 2985',
    city: 'Tilburg',
    languages: ['Nederlands', 'Papiaments', 'Engels', 'Spaans'],
    jobs: [
      'Orderpicker / reachtruckchauffeur | Tempo-Team | | 2024-02 | now',
      'Reachtruckchauffeur | Olympia Uitzendbureau | | 2022-04 | 2023-11',
      'Magazijnmedewerker | Bol.com fulfilmentcenter | | 2020-01 | 2022-03',
      'Productiemedewerker | Vion Food Group | | 2018-06 | 2019-12',
      'Pakketbezorger | DHL Parcel | | 2016-10 | 2018-05',
      'Medewerker bediening | Beachclub Mambo | | 2009-07 | 2015-12',
    ],
    page: `
**CV Ricardo Martina**
^ Naam: Ricardo Martina
Woonplaats: Tilburg
Geboortedatum: 30-11-1988
Geboorteplaats: Willemstad, Curaçao
Mobiel: 06-5550 2985
Mail: r.martina88@brabantmail.example
Rijbewijs: B, heb auto
^ **WERKERVARING**
^ Periode: 02-2024 t/m heden
Werkgever: Tempo-Team, Tilburg
Functie: Orderpicker / reachtruckchauffeur
Inlener: Ceva Logistics, Waalwijk
Taken: orders picken met voice, pallets wegzetten op 11 meter, cycle counts
^ Periode: 12-2023 t/m 01-2024
Tussen twee banen, familiebezoek Curaçao
^ Periode: 04-2022 t/m 11-2023
Werkgever: Olympia Uitzendbureau, Tilburg
Functie: Reachtruckchauffeur
Inlener: Coolblue en daarna Rhenus
Taken: inbound, laden en lossen
^ Periode: 01-2020 t/m 03-2022
Werkgever: Bol.com fulfilmentcenter, Waalwijk
Functie: Magazijnmedewerker
Taken: inpakken, retouren
^ Periode: 06-2018 t/m 12-2019
Werkgever: Vion Food Group, Boxtel
Functie: Productiemedewerker
Taken: inpaklijn, koelcel
^ Periode: 10-2016 t/m 05-2018
Werkgever: DHL Parcel, Tilburg
Functie: Pakketbezorger
Taken: ongeveer 130 stops
^ Periode: 07-2009 t/m 12-2015
Werkgever: Beachclub Mambo, Curaçao
Functie: Medewerker bediening
Taken: terras en bar
^ **OPLEIDING**
2004 - 2008 Maris Stella SBO, Curaçao, Horeca niveau 2 (diploma)
2022 Reachtruck en EPT certificaat, geldig tot 2027
2017 Inburgering niet nodig, Nederlands paspoort
^ **TALEN**
Nederlands, Papiaments, Engels, Spaans
^ **EIGENSCHAPPEN**
op tijd, sterk, grappig, kan goed tegen kou
^ **HOBBY'S**
honkbal bij Tilburg Tigers, dominoën, koken
`,
  }),
  ...BY_HAND_TWENTY_NINTH_NORTH_OTHERS,
];
