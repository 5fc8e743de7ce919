import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-seventh');

/** The closed ones in German. All people are made up. */
export const BY_HAND_FORTY_SEVENTH_REST_GERMAN: Sheet[] = [
  cv('37-de-at-lehrerin', 'docx', 'de', 'AT', {
    names: [
      'Theresia Pichler-Zwettler',
      'Mag. Dr. Theresia Pichler-Zwettler',
      'Mag. Dr. Theresia Pichler-Zwettler, MEd',
    ],
    email: 'th.pichler-zwettler@murtal.example',
    phone: '+43 660 555 0177',
    city: 'Graz',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    aside: [3],
    jobs: [
      'Professorin für Mathematik und Physik | BG/BRG Lichtenfels | Graz | 2016-09 | now',
      'Lehrerin | HTL Kapfenberg | Kapfenberg | 2011-09 | 2016-08',
      'Projektassistentin | TU Graz | Graz | 2007-03 | 2010-12',
      'Unterrichtspraktikum | BG Leoben | Leoben | 2010-09 | 2011-07',
    ],
    page: `
> Mag. Dr. Theresia Pichler-Zwettler, MEd
> Keplerstraße 60/12, 8020 Graz · +43 660 555 0177 · th.pichler-zwettler@murtal.example
# Berufliche Stationen
|| 5 12
| seit 09/2016 | BG/BRG Lichtenfels, Graz\\**Professorin für Mathematik und Physik**\\Klassenvorständin, Kustodiat Physik, Begabtenförderung
| 09/2011 – 08/2016 | HTL Kapfenberg\\**Lehrerin**\\Angewandte Mathematik, Reife- und Diplomprüfung
| 09/2010 – 07/2011 | BG Leoben\\**Unterrichtspraktikum**
| 03/2007 – 12/2010 | TU Graz, Institut für Experimentalphysik\\**Projektassistentin**\\FWF-Projekt zu dünnen Schichten, Dissertation
# Akademische Ausbildung
|| 5 12
| 2022 – 2024 | Masterlehrgang Schulmanagement, PH Steiermark
| 2007 – 2010 | Doktoratsstudium, TU Graz
| 2000 – 2006 | Lehramt Mathematik und Physik, Karl-Franzens-Universität Graz
| 1999 | Matura, BORG Murau, mit Auszeichnung
# Sprachen
Deutsch, Englisch, Italienisch (Grundkenntnisse)
# Fort- und Weiterbildung (Auswahl)
* Digitale Grundbildung, Pflichtmodul, PH Steiermark, 2022
* Umgang mit Rechenschwäche in der Sekundarstufe, 2020
* Experimentieren mit einfachen Mitteln, Universität Graz, 2019
* Konfliktgespräche mit Eltern, zwei Tage in Seggauberg, 2018
* Geogebra für Fortgeschrittene, JKU Linz, 2015
# Projekte und Funktionen
* Physikolympiade: zwei Schülerinnen im Bundesfinale (2021, 2024)
* Schulpartnerschaft mit dem Liceo Galilei in Triest, drei Austauschwochen
* Personalvertretung im Dienststellenausschuss von 2019 bis 2023
* Neuer Physiksaal: Planung, Ausschreibung und Umzug im Sommer 2020
* Mathe-Café: offene Lernstunde am Dienstag, von Schülerinnen für Schüler
* Aufgabenpool für die standardisierte Reifeprüfung, Mitarbeit in einer Arbeitsgruppe
# Veröffentlichungen
* Dissertation: Optische Eigenschaften organischer Schichten auf Silber, Graz 2010
* Drei Beiträge in PLUS LUCIS zu Freihandversuchen (2017, 2018, 2022)
* Ein Kapitel in einem Schulbuch der 7. Klasse, 2023
# Ehrenamt
* Bergrettung Murau, seit 2001, derzeit Ausbildung der Anwärter
* Organisation des Kinder-Uni-Tages im Bezirk
* Kassierin im Chor von St. Leonhard
# EDV
Sokrates, Moodle, Teams, Geogebra, LaTeX, Python für Anfänger, Excel
# Warum ich wechsle
Ich möchte in die Lehrlingsakademie eines Betriebs. Teilzeit ab 30 Stunden.
`,
  }),
  cv('38-de-ch-treuhand', 'doc', 'de', 'CH', {
    names: ['Dragana Petrović', 'Dragana Petrovic'],
    email: 'dragana.petrovic@limmatmail.example',
    phone: '+41 76 555 01 29',
    city: 'Dietikon',
    languages: ['Deutsch', 'Serbisch', 'Englisch', 'Französisch'],
    aside: [3],
    jobs: [
      'Mandatsleiterin | OBT AG | Zürich | 2022-05 | now',
      'Sachbearbeiterin Treuhand | Gewerbe-Treuhand | Luzern | 2017-08 | 2022-04',
      'Kreditorenbuchhalterin (80 %) | Coop | Spreitenbach | 2014-08 | 2017-07',
      'Kauffrau EFZ | Stadt Dietikon | Dietikon | 2011-08 | 2014-07',
    ],
    page: `
HEAD Finanzprofis Limmattal GmbH – Bewerberdossier – bewerbung@finanzprofis.example – 044 555 01 00
# Bewerberdossier Nr. 5083
|| 6 11
| Name, Vorname | Petrović, Dragana
| Wohnort | 8953 Dietikon
| Jahrgang / Nationalität | 1995 / CH und SRB
| Mobile | +41 76 555 01 29
| Mail | dragana.petrovic@limmatmail.example
| Verfügbar | nach 3 Monaten
| Pensum | 80 – 100 %
| Lohnvorstellung | CHF 102'000 × 13
| Betreuung bei uns | Marco Lüthi, 044 555 01 07
# Einschätzung
Frau Petrović wirkt ruhig und sehr organisiert. Sie sucht den Wechsel vom Treuhandbüro in die Industrie.
# Laufbahn
|| 4.5 7 5.5
| 05.2022 – aktuell | OBT AG, Zürich | Mandatsleiterin
| 08.2017 – 04.2022 | Gewerbe-Treuhand, Luzern | Sachbearbeiterin Treuhand
| 08.2014 – 07.2017 | Coop, Spreitenbach | Kreditorenbuchhalterin (80 %)
# Aus- und Weiterbildung
|| 4.5 7 5.5
| 2019 – 2022 | Treuhänderin mit eidg. FA | Controller Akademie
| 2011 – 2014 | Stadt Dietikon | Kauffrau EFZ
# Sprachen
Deutsch, Serbisch, Englisch (B2), Französisch (B1)
# Kenntnisse
Abacus, Sage 200, Mehrwertsteuer, Lohn bis 60 Mitarbeitende
`,
  }),
  cv('39-de-de-koch-brief', 'pdf', 'de', 'DE', {
    names: ['Mehmet Ali Özgür', 'Mehmet Özgür'],
    email: 'oezguer.kocht@ruhrmail.example',
    phone: '0174 9464308',
    city: 'Gelsenkirchen',
    languages: [],
    aside: [3],
    jobs: [
      'Küchenleiter | Marienhospital | Gelsenkirchen | 2018-05 | now',
      'stellvertretender Küchenchef | Hotel Maritim | Gelsenkirchen | 2012 | 2018',
      'Koch | Gasthaus Schwarzbach | Bottrop | 2007 | 2012',
      'Lehre | Hotel Handelshof | Essen | 2004 | 2007',
    ],
    page: `
Mehmet Ali Özgür
Cranger Straße 130
45894 Gelsenkirchen
oezguer.kocht@ruhrmail.example

Personalvermittlung Kohlmann & Töchter
Frau Seidel
Kettwiger Straße 99
45127 Essen

Gelsenkirchen, 14.11.2026

Bewerbung als Küchenleiter Betriebsgastronomie (Anzeige WAZ vom Samstag)

Sehr geehrte Frau Seidel,
wie gestern telefonisch besprochen schicke ich Ihnen meinen Werdegang gleich im Brief, das ist mir lieber als Tabellen.
Meine Lehre habe ich von 2004 bis 2007 im Hotel Handelshof in Essen gemacht. Danach war ich bis 2012 Koch im Gasthaus Schwarzbach in Bottrop, gutbürgerlich, viel Wild. Von 2012 bis 2018 war ich stellvertretender Küchenchef im Hotel Maritim in Gelsenkirchen, Bankett bis 600 Personen. Seit Mai 2018 bin ich Küchenleiter im Marienhospital Gelsenkirchen: 480 Essen am Tag, Cook & Chill, 21 Leute, HACCP, Einkauf über Sander.
Ausbildereignung habe ich seit 2011, Diätkoch (DGE) seit 2019. Kündigungsfrist drei Monate zum Quartal. Mein Wunsch sind 52.000 Euro und freie Wochenenden.
Sie erreichen mich mobil unter 0174 9464308.

Mit freundlichem Gruß
M. A. Özgür
`,
  }),
  cv('40-de-ch-polymechaniker', 'docx', 'de', 'CH', {
    names: ['Reto Bürgi-Nadalet', 'Reto Bürgi'],
    email: 'reto.buergi@uzwilpost.example',
    phone: '079 555 01 84',
    city: 'Uzwil',
    headline: 'Polymechaniker EFZ / Teamleiter CNC',
    languages: ['Deutsch', 'Italienisch', 'Englisch'],
    aside: [3],
    jobs: [
      'Teamleiter Zerspanung | Bühler AG | Uzwil | 2020-01 | now',
      'CNC-Fräser | Starrag | Rorschacherberg | 2013-08 | 2019-12',
      'Polymechaniker | Benninger | Uzwil | 2011-08 | 2013-07',
      'Lehre als Polymechaniker EFZ | Bühler AG | Uzwil | 2007-08 | 2011-07',
    ],
    page: `
FOOT Lebenslauf Reto Bürgi-Nadalet, Seite 1 von 1
|| 10 7
| Reto Bürgi-Nadalet\\Polymechaniker EFZ / Teamleiter CNC | Bahnhofstrasse 88\\9240 Uzwil\\079 555 01 84\\reto.buergi@uzwilpost.example
^ Heimatort: Flawil SG. Zivilstand: verheiratet. Militär: Durchdiener, Gefreiter.
# Berufliche Erfahrung
## Bühler AG, Uzwil
**01.2020 – heute: Teamleiter Zerspanung**
* 11 Mitarbeitende und 3 Lernende, 5-Achs-Zentren (Hermle, DMG)
* Rüstzeiten von 55 auf 32 Minuten gesenkt
## Starrag, Rorschacherberg
**08.2013 – 12.2019: CNC-Fräser**
* Heidenhain und Siemens, Turbinenschaufeln
## Benninger, Uzwil
**08.2011 – 07.2013: Polymechaniker**
# Grundbildung und Weiterbildung
**08.2007 – 07.2011: Lehre als Polymechaniker EFZ**, Bühler AG, Uzwil
2017: Berufsbildnerkurs
2018 – 2020: Produktionsfachmann mit eidg. Fachausweis, ZbW St. Gallen
# Sprachen
Deutsch (Muttersprache), Italienisch (gut, Ehefrau aus dem Tessin), Englisch (A2)
# Referenz
Herr Urs Eugster, Betriebsleiter, 079 555 01 03
`,
  }),
  cv('41-de-de-entwickler-profil', 'doc', 'de', 'DE', {
    names: ['Nguyen Thi Thu Ha', 'Thu Ha Nguyen', 'Nguyen Thu Ha', 'Thi Thu Ha Nguyen'],
    email: 'ha.nguyen@codeundtee.example',
    phone: '0176 04069055',
    city: 'Leipzig',
    headline: 'Frontend-Entwicklerin (React, TypeScript)',
    languages: ['Deutsch', 'Vietnamesisch', 'Englisch'],
    aside: [3],
    jobs: [
      'Senior Frontend-Entwicklerin | Check24 | Leipzig | 2023-02 | now',
      'Frontend-Entwicklerin | Spreadshirt | Leipzig | 2019-08 | 2023-01',
      'Junior-Entwicklerin | Mercateo | Leipzig | 2018-04 | 2019-07',
      'Werkstudentin | Mercateo | Leipzig | 2016-10 | 2018-03',
    ],
    page: `
~ Profil exportiert am 19.11.2026 · Talentportal Mitteldeutschland · Profil-ID 77120
# NGUYEN Thi Thu Ha
Frontend-Entwicklerin (React, TypeScript)
Leipzig · Umkreis 30 km oder remote
## Kontaktdaten
E-Mail: ha.nguyen@codeundtee.example
Mobil: 0176 04069055
## Über mich
In Zwickau groß geworden, in Leipzig hängen geblieben. Barrierefreiheit ist für mich kein Ticket, sondern Handwerk.
## Berufserfahrung
**Senior Frontend-Entwicklerin** bei Check24
Leipzig, Februar 2023 – heute
Designsystem, Storybook, WCAG-Prüfung, drei Mentees
**Frontend-Entwicklerin** bei Spreadshirt
Leipzig, August 2019 – Januar 2023
T-Shirt-Konfigurator, Canvas, WebGL
**Junior-Entwicklerin** bei Mercateo
Leipzig, April 2018 – Juli 2019
**Werkstudentin** bei Mercateo
Leipzig, Oktober 2016 – März 2018
## Ausbildung
B.Sc. Medieninformatik, HTWK Leipzig, 2014 – 2018
## Sprachkenntnisse
Deutsch: verhandlungssicher
Vietnamesisch: Muttersprache
Englisch: fließend
## Gehaltsvorstellung
68.000 € im Jahr
`,
  }),
  cv('42-de-de-pflege', 'pdf', 'de', 'DE', {
    names: ['Agnieszka Kowalczyk-Brandt'],
    email: 'a.kowalczyk-brandt@elbpost.example',
    phone: '0176 04069012',
    city: 'Magdeburg',
    languages: ['Deutsch', 'Polnisch', 'Russisch'],
    aside: [3],
    jobs: [
      'Wohnbereichsleitung | Pfeiffersche Stiftungen | Magdeburg | 2021-04 | now',
      'Pflegefachkraft | Seniorenresidenz Am Krökentor | Magdeburg | 2015-10 | 2021-03',
      'Pflegefachkraft | Ambulanter Pflegedienst Sonnenblick | Burg | 2012-09 | 2015-09',
      'Ausbildung zur Altenpflegerin | Bördeland-Klinik | Oschersleben | 2009-09 | 2012-08',
    ],
    page: `
! LEBENSLAUF
# Persönliche Angaben
|| 5 12
| Name | Agnieszka Kowalczyk-Brandt
| Anschrift | Leipziger Straße 41, 39112 Magdeburg
| Telefon | 0176 04069012
| E-Mail | a.kowalczyk-brandt@elbpost.example
| Geboren | 17.05.1990 in Stettin
| Familienstand | verheiratet, zwei Kinder (9 und 6)
# Beruflicher Werdegang
|| 5 12
| 04/2021 – heute | **Wohnbereichsleitung**\\Pfeiffersche Stiftungen, Magdeburg\\42 Bewohner, 18 Mitarbeitende, Dienstplan mit Vivendi
| 10/2015 – 03/2021 | **Pflegefachkraft**\\Seniorenresidenz Am Krökentor, Magdeburg\\Wundmanagement, Praxisanleitung seit 2018
| 09/2012 – 09/2015 | **Pflegefachkraft**\\Ambulanter Pflegedienst Sonnenblick, Burg
# Ausbildung
|| 5 12
| 09/2009 – 08/2012 | Ausbildung zur Altenpflegerin, Bördeland-Klinik, Oschersleben (Note 1,7)
| 2006 – 2009 | Realschulabschluss, Sekundarschule „Thomas Müntzer“
# Fortbildung
Praxisanleiterin (300 Std., 2018), Palliative Care (160 Std., 2022), ICW-Wundexpertin
# Sprachen
Deutsch (C2), Polnisch (Muttersprache), Russisch (Schulkenntnisse)
^ Magdeburg, den 8. November 2026
Agnieszka Kowalczyk-Brandt
`,
  }),
];
