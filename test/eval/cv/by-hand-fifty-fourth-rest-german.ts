import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-fourth');

/** The eight in German that are closed. All people are made up. */
export const BY_HAND_FIFTY_FOURTH_REST_GERMAN: Sheet[] = [
  cv('15-de-erzieherin', 'pdf', 'de', 'DE', {
    names: ['Wiebke Jansen-Öztürk'],
    email: 'wiebke.joe@fjordpost.example',
    phone: '0171 3920088',
    city: 'Kiel',
    languages: ['Deutsch', 'Dänisch', 'Türkisch'],
    jobs: [
      'Stellvertretende Kita-Leitung | Kita Möwennest | Kiel | 2022-08 | now',
      'Erzieherin | DRK-Kindertagesstätte Gaarden | Kiel | 2016-08 | 2022-07',
      'Anerkennungsjahr | Ev. Kindergarten St. Nikolai | Eckernförde | 2015-08 | 2016-07',
    ],
    aside: [2],
    page: `
> **Lebenslauf**
# Persönliches
Name:\tWiebke Jansen-Öztürk
Geburtsdatum:\t03.11.1993
Wohnort:\tProjensdorfer Straße 210, 24106 Kiel
Mobil:\t0171 3920088
E-Mail:\twiebke.joe@fjordpost.example
# Beruflicher Werdegang
08/2022 – heute\t**Stellvertretende Kita-Leitung**
\tKita Möwennest, Kiel
\t5 Gruppen, Dienstplanung, Elternabende, Konzeption Sprache
08/2016 – 07/2022\t**Erzieherin**
\tDRK-Kindertagesstätte Gaarden, Kiel
\tElementargruppe, ab 2019 Krippe, Eingewöhnung nach dem Berliner Modell
08/2015 – 07/2016\t**Anerkennungsjahr**
\tEv. Kindergarten St. Nikolai, Eckernförde
# Schule und Ausbildung
2013 – 2016\tFachschule für Sozialpädagogik, RBZ am Königsweg, Kiel
\tAbschluss: staatlich anerkannte Erzieherin (1,9)
2013\tAbitur, Jungmannschule Eckernförde
# Fortbildungen
Fachkraft Sprach-Kita (2020), Praxismentorin (2023), Kinderschutz § 8a
# Sprachen
Deutsch, Dänisch (gut), Türkisch (Alltag)
Kiel, im November 2026
`,
  }),
  cv('16-de-elektroniker', 'docx', 'de', 'DE', {
    names: ['Mohamad Alkhalil'],
    email: 'm.alkhalil@ruhrpost.example',
    phone: '0176 04069114',
    city: 'Gelsenkirchen',
    headline: 'Elektroniker für Energie- und Gebäudetechnik',
    languages: ['Arabisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Elektroniker | Elektro Kaminski GmbH | Gelsenkirchen | 2021-07 | now',
      'Auszubildender Elektroniker für Energie- und Gebäudetechnik | Elektro Kaminski GmbH | Gelsenkirchen | 2018-01 | 2021-06',
      'Produktionshelfer | Randstad | Herne | 2017-03 | 2017-12',
      'Elektriker | Werkstatt Abu Samir | Homs | 2010 | 2014',
    ],
    aside: [1],
    page: `
! Mohamad Alkhalil
Elektroniker für Energie- und Gebäudetechnik
Bismarckstr. 97, 45881 Gelsenkirchen
0176 04069114 | m.alkhalil@ruhrpost.example
# Über mich
Ich bin 35, seit 2015 in Deutschland, eingebürgert 2024, Führerschein B. Ich suche eine Firma, die mehr Photovoltaik und Ladesäulen macht.
# Berufspraxis
**Elektroniker, Elektro Kaminski GmbH, Gelsenkirchen**
07/2021 – heute
* Wohnungssanierung für Wohnungsgesellschaften, Zählerschränke, E-Check
* PV-Anlagen bis 30 kWp, Wallboxen
* Kundendienst mit eigenem Fahrzeug
**Auszubildender Elektroniker für Energie- und Gebäudetechnik, Elektro Kaminski GmbH, Gelsenkirchen**
01/2018 – 06/2021
**Produktionshelfer, Randstad, Herne**
03/2017 – 12/2017
**Elektriker, Werkstatt Abu Samir, Homs (Syrien)**
2010 – 2014
# Bildung
Gesellenbrief, Handwerkskammer Münster, 2021
Integrationskurs und B2 Beruf, VHS Gelsenkirchen, 2016 – 2017
Abitur, Homs, 2009
# Sprachen
* Arabisch: Muttersprache
* Deutsch: C1
* Englisch: A2
`,
  }),
  cv('17-de-at-rezeption', 'doc', 'de', 'AT', {
    names: ['Mag. (FH) Katharina Pichlbauer', 'Katharina Pichlbauer'],
    email: 'k.pichlbauer@tauernpost.example',
    phone: '+43 664 5550 128',
    city: 'Zell am See',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Front Office Managerin | Hotel Seeblick Superior | Zell am See | 2019-12 | now',
      'Rezeptionistin | Falkensteiner Hotels | Katschberg | 2016-12 | 2019-10',
      'Reservierungsmitarbeiterin | Arlberg Reisen | Innsbruck | 2013-10 | 2016-04',
    ],
    page: `
HEAD Mag. (FH) Katharina Pichlbauer · Schmittenstraße 61/4 · 5700 Zell am See · +43 664 5550 128 · k.pichlbauer@tauernpost.example
> **LEBENSLAUF**
PIC Foto | Bewerbungsfoto
^ **Persönliche Daten**
Geboren am 21. Februar 1989 in Schwarzach im Pongau, österreichische Staatsbürgerin, ledig, Führerschein B
^ **Berufserfahrung**
|| 5 12
| Dez. 2019 – laufend | Front Office Managerin\\Hotel Seeblick Superior, Zell am See\\94 Zimmer, Team von acht, Protel, Beschwerden, Gruppenverträge
| Dez. 2016 – Okt. 2019 | Rezeptionistin\\Falkensteiner Hotels, Katschberg\\Check-in und Check-out, Nachtdienst in der Saison
| Okt. 2013 – April 2016 | Reservierungsmitarbeiterin\\Arlberg Reisen, Innsbruck
^ **Ausbildung**
|| 5 12
| 2009 – 2013 | MCI Innsbruck, Tourismus- und Freizeitwirtschaft, Mag. (FH)
| 2003 – 2008 | Tourismusschule Bad Hofgastein, Matura
^ **Sprachen**
Deutsch, Englisch (verhandlungssicher), Italienisch (gut)
^ **EDV**
Protel, Opera, Channel Manager, MS Office
^ **Sonstiges**
Skilehreranwärterin, Sängerin in der Trachtenmusikkapelle
FOOT Seite 1
`,
  }),
  cv('18-de-ch-innendienst', 'pdf', 'de', 'CH', {
    names: ['Arbnora Krasniqi'],
    email: 'arbnora.krasniqi@aarepost.example',
    phone: '079 555 01 46',
    city: 'Olten',
    headline: 'Sachbearbeiterin Verkaufsinnendienst',
    languages: ['Deutsch', 'Albanisch', 'Französisch', 'Englisch'],
    jobs: [
      'Sachbearbeiterin Verkaufsinnendienst | Jura Elektroapparate AG | Niederbuchsiten | 2020-02 | now',
      'Sachbearbeiterin Auftragsabwicklung | Coop Genossenschaft | Pratteln | 2016-09 | 2020-01',
      'Kauffrau EFZ (Lehre) | Gemeindeverwaltung Trimbach | Trimbach | 2013-08 | 2016-07',
    ],
    aside: [2],
    page: `
[[ 5.5 11.5
**Kontakt**
Aarauerstrasse 88
4600 Olten
079 555 01 46
arbnora.krasniqi@aarepost.example
^ **Geburtsdatum**
12.05.1997
^ **Nationalität**
Schweiz, Kosovo
^ **Sprachen**
Deutsch (Muttersprache)
Albanisch (Muttersprache)
Französisch B2
Englisch B2
^ **IT**
SAP S/4HANA
Salesforce
MS Office
^ **Hobbys**
Volleyball, Backen
---
! Arbnora Krasniqi
Sachbearbeiterin Verkaufsinnendienst
^ **Berufserfahrung**
02.2020 – heute
**Sachbearbeiterin Verkaufsinnendienst**
Jura Elektroapparate AG, Niederbuchsiten
* Offerten, Auftragserfassung, Liefertermine
* Betreuung der Fachhändler in der Romandie am Telefon
* Ausbildnerin für eine Lernende
09.2016 – 01.2020
**Sachbearbeiterin Auftragsabwicklung**
Coop Genossenschaft, Pratteln
* Disposition, Reklamationen, Fakturierung
08.2013 – 07.2016
**Kauffrau EFZ (Lehre)**
Gemeindeverwaltung Trimbach, Trimbach
^ **Weiterbildung**
2021 – 2022 Technische Kauffrau mit eidg. Fachausweis, KS Olten
2018 Berufsbildnerkurs
^ **Referenzen**
gerne auf Anfrage
]]
`,
  }),
  cv('19-de-lager', 'docx', 'de', 'DE', {
    names: ['Ronny Schlegel'],
    email: 'ronny-schlegel@pleissepost.example',
    phone: '0176/04069233',
    city: 'Schkeuditz',
    languages: [],
    jobs: [
      'Schichtleiter Wareneingang | DHL Hub Leipzig | Schkeuditz | 2021-04 | now',
      'Staplerfahrer | Amazon | Leipzig | 2014-09 | 2021-03',
      'Trockenbauer | Baugeschäft Heinze | Delitzsch | 2006-06 | 2014-08',
      'Zeitsoldat | Bundeswehr | Weißenfels | 2002-01 | 2005-12',
    ],
    page: `
Bewerbung / Lebenslauf
Ronny Schlegel, geb. 19.9.81, verheiratet, 3 Kinder
Leipziger Str. 14 b, 04435 Schkeuditz
Handy 0176/04069233
Mail ronny-schlegel@pleissepost.example
^ **Arbeit**
seit 04/2021 DHL Hub Leipzig, Schkeuditz
als Schichtleiter Wareneingang, Nachtschicht, 24 Leute
09/2014 – 03/2021 Amazon, Leipzig
Staplerfahrer (Schubmast, Schnellläufer), Einweiser für neue
06/2006 – 08/2014 Baugeschäft Heinze, Delitzsch
Trockenbauer, Firma ist insolvent
01/2002 – 12/2005 Bundeswehr, Weißenfels
Zeitsoldat, zuletzt Stabsgefreiter
^ **Lehre u. Schule**
1998 – 2001 Maurerlehre, Gesellenbrief 2001 (3)
1998 Realschule Delitzsch
^ **Scheine**
Staplerschein, Kranschein, Führerschein B C1 E, Ersthelfer, Brandschutzhelfer
^ **Wünsche**
Tagschicht oder 2-Schicht, ab 19 € die Std, Raum Halle Leipzig
`,
  }),
  cv('20-de-bauleiter-profil', 'doc', 'de', 'DE', {
    names: [],
    city: 'Würzburg',
    headline: 'Bauleiter Hochbau',
    languages: ['Deutsch', 'Kroatisch', 'Englisch'],
    jobs: [
      'Bauleiter Hochbau | Riedel Bau | Schweinfurt | 2019-05 | now',
      'Jungbauleiter | Max Bögl | Sengenthal | 2015-10 | 2019-04',
      'Werkstudent Kalkulation | Ingenieurbüro Hofmann + Partner | Würzburg | 2013-04 | 2015-09',
    ],
    aside: [2],
    page: `
HEAD MainPlan Personal GmbH · Juliuspromenade 3 · 97070 Würzburg · Tel. 0931 5550140 · profile@mainplan.example
> **Bewerberprofil**
> Referenznummer MP-26-0873
|| 6 11
| Position | Bauleiter Hochbau
| Wohnort | Würzburg
| Jahrgang | 1990
| Verfügbar ab | 3 Monate zum Quartalsende
| Gehaltswunsch | 82.000 € und Dienstwagen
| Reisebereitschaft | bis 100 km um den Wohnort
| Ansprechpartnerin | Frau Sandra Dittmar, Durchwahl -22
# Kurzeinschätzung
Der Bewerber führt derzeit zwei Wohnbauprojekte mit zusammen 31 Mio. € und möchte zu einem kleineren Unternehmen mit flachen Wegen wechseln. Er wirkt ruhig und bestimmt.
# Stationen
|| 5 12
| 05/2019 – heute | **Bauleiter Hochbau**\\Riedel Bau, Schweinfurt\\Wohnungsbau, ein Ärztehaus, ein Kindergarten; Nachträge nach VOB/B, Nachunternehmer
| 10/2015 – 04/2019 | **Jungbauleiter**\\Max Bögl, Sengenthal\\Parkhaus und Logistikhallen
| 04/2013 – 09/2015 | **Werkstudent Kalkulation**\\Ingenieurbüro Hofmann + Partner, Würzburg
# Ausbildung
B.Eng. Bauingenieurwesen, TH Würzburg-Schweinfurt, 2015
Maurergeselle, 2010
# Kenntnisse
RIB iTWO, MS Project, AutoCAD; SiGeKo
Sprachen: Deutsch, Kroatisch, Englisch (Grundkenntnisse)
FOOT Vertraulich. Name und Kontaktdaten erhalten Sie nach Ihrer Rückmeldung.
`,
  }),
  cv('21-de-zfa-brief', 'pdf', 'de', 'DE', {
    names: ['Chiara Lo Presti'],
    email: 'chiara.lopresti@neckarpost.example',
    phone: '0171 3920127',
    city: 'Esslingen',
    languages: ['Deutsch', 'Italienisch'],
    jobs: [
      'Zahnmedizinische Prophylaxeassistentin | Praxis Dr. Haug & Kollegen | Plochingen | 2021-01 | now',
      'Zahnmedizinische Fachangestellte | Zahnarztpraxis Dr. Mehmet Aydın | Stuttgart | 2017-08 | 2020-12',
      'Ausbildung zur ZFA | Zahnarztpraxis Dr. Mehmet Aydın | Stuttgart | 2014-09 | 2017-07',
    ],
    aside: [2],
    page: `
Chiara Lo Presti
Obertorstraße 33
73728 Esslingen
Telefon 0171 3920127
chiara.lopresti@neckarpost.example
^ Praxispersonal Südwest
z. Hd. Herrn Uwe Bantle
70178 Stuttgart
^ Esslingen, 12.11.2026
^ **Bewerbung als Prophylaxeassistentin in Teilzeit**
Sehr geehrter Herr Bantle,
auf Ihrer Seite habe ich gelesen, dass Sie für eine Praxis in Göppingen eine ZMP suchen. Ich arbeite zurzeit Vollzeit und möchte nach der Elternzeit auf 60 % gehen, was in meiner jetzigen Praxis leider nicht geht.
Mit freundlichen Grüßen
Chiara Lo Presti
^ **LEBENSLAUF**
geboren am 30.01.1998 in Esslingen, verheiratet, ein Sohn
**Beruf**
01/2021 bis heute: Zahnmedizinische Prophylaxeassistentin, Praxis Dr. Haug & Kollegen, Plochingen (Elternzeit 2025/26)
08/2017 bis 12/2020: Zahnmedizinische Fachangestellte, Zahnarztpraxis Dr. Mehmet Aydın, Stuttgart
09/2014 bis 07/2017: Ausbildung zur ZFA, Zahnarztpraxis Dr. Mehmet Aydın, Stuttgart
**Weiterbildung**
2020 ZMP, Zahnmedizinisches Fortbildungszentrum Stuttgart
2018 Röntgenschein
**Schule**
2014 Mittlere Reife, Realschule Oberesslingen
**Kenntnisse**
Dampsoft, Airflow, PSI, Parodontitis-Strecke, Abrechnung BEMA und GOZ (Grundlagen)
**Sprachen**
Deutsch, Italienisch
`,
  }),
  cv('22-de-europass-chemie', 'docx', 'de', 'DE', {
    names: ['Dr. Oleksandra Hrytsenko', 'Oleksandra Hrytsenko', 'Dr. rer. nat. Oleksandra Hrytsenko'],
    email: 'o.hrytsenko@saalepost.example',
    phone: '(+49) 17139200154',
    city: 'Halle',
    languages: ['Ukrainisch', 'Englisch', 'Deutsch'],
    jobs: [
      'Laborleiterin Polymeranalytik | Dow Olefinverbund GmbH | Schkopau | 2024-03 | now',
      'Wissenschaftliche Mitarbeiterin | Fraunhofer IMWS | Halle | 2022-06 | 2024-02',
      'Ingenieurin für Qualitätskontrolle | Farmak | Kiew | 2018-09 | 2022-03',
    ],
    page: `
~ europass
# Oleksandra Hrytsenko
**Geburtsdatum:** 08/04/1991   **Staatsangehörigkeit:** Ukrainisch   **Geschlecht:** Weiblich
**Telefonnummer:** (+49) 17139200154 (Mobiltelefon)
**E-Mail-Adresse:** o.hrytsenko@saalepost.example
**Adresse:** Reilstraße 112, 06114 Halle (Deutschland)
## BERUFSERFAHRUNG
**Laborleiterin Polymeranalytik**
__Dow Olefinverbund GmbH__ [ 01/03/2024 – Aktuell ]
Ort: Schkopau | Land: Deutschland
* GPC, DSC, TGA, FTIR; Leitung von fünf Laborantinnen und Laboranten
* Vertretung des Betriebs in Normenausschüssen
**Wissenschaftliche Mitarbeiterin**
__Fraunhofer IMWS__ [ 01/06/2022 – 29/02/2024 ]
Ort: Halle | Land: Deutschland
* Alterung von Kunststoffen in Solarmodulen
**Ingenieurin für Qualitätskontrolle**
__Farmak__ [ 03/09/2018 – 11/03/2022 ]
Ort: Kiew | Land: Ukraine
* HPLC, Stabilitätsprüfungen, GMP
## ALLGEMEINE UND BERUFLICHE BILDUNG
**Promotion (Dr. rer. nat. anerkannt), Polymerchemie**
Nationale Taras-Schewtschenko-Universität Kiew [ 2014 – 2018 ]
**Master Chemie**
Nationale Taras-Schewtschenko-Universität Kiew [ 2008 – 2014 ]
## SPRACHKOMPETENZEN
Muttersprache(n): **Ukrainisch**
Weitere Sprache(n):
|| 5 4 4 4
|  | VERSTEHEN | SPRECHEN | SCHREIBEN
| Englisch | C1 | C1 | C1
| Deutsch | C1 | B2 | B2
`,
  }),
];
