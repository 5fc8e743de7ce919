import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third-rest');

/** The closed ones in German. All people are made up. */
export const BY_HAND_FORTY_THIRD_REST_GERMAN: Sheet[] = [
  cv('16-de-bauleiter-brief', 'txt', 'de', 'DE', {
    names: ['Jürgen Oberle'],
    email: 'oberle.bau@ortenaupost.example',
    phone: '07821 5550 12',
    city: 'Lahr',
    languages: [],
    jobs: [
      'Bauleiter Tiefbau | Vogel-Bau | Lahr | 2006-03 | now',
      'Polier | Züblin | Karlsruhe | 1998-04 | 2006-02',
      'Maurer | Bauunternehmung Welle | Seelbach | 1988-09 | 1996-08',
    ],
    page: `
Jürgen Oberle
Geroldsecker Vorstadt 58
77933 Lahr
Tel. 07821 5550 12
oberle.bau@ortenaupost.example

Personalberatung Schwarzwald-Nord
Frau Kiefer

Lahr, 5.11.2026

Bewerbung als Oberbauleiter, zugleich Lebenslauf

Sehr geehrte Frau Kiefer,

wie am Telefon besprochen, schreibe ich Ihnen meinen Werdegang einfach auf.

Gelernt habe ich Maurer, und als Maurer habe ich von September 1988 bis August 1996 bei der Bauunternehmung Welle in Seelbach gearbeitet. Danach war ich zwei Jahre auf der Meisterschule in Freiburg (Polierprüfung 1997, Meister 1998).

Von April 1998 bis Februar 2006 war ich Polier bei Züblin, Niederlassung Karlsruhe, überwiegend Brücken an der A5.

Seit März 2006 bin ich Bauleiter Tiefbau bei Vogel-Bau in Lahr. Ich führe vier Kolonnen, Jahresleistung um die 9 Mio. Euro, Kanal, Straße, Nahwärme. Abrechnung nach REB, Nachträge, das ganze Programm.

Frei wäre ich zum 1. April. Gehalt sollte nicht unter 84.000 liegen. Umziehen werde ich mit 56 nicht mehr.

Mit freundlichen Grüßen
Jürgen Oberle
`,
  }),
  cv('17-de-pflege', 'docx', 'de', 'DE', {
    names: ['Sabine Kretschmer-Aydın'],
    email: 's.kretschmer-aydin@ruhrpost.example',
    phone: '0151 55501427',
    city: 'Bochum',
    languages: ['Deutsch', 'Türkisch'],
    aside: [3],
    jobs: [
      'Stationsleitung Geriatrie | Marienhospital | Herne | 2019-07 | now',
      'Gesundheits- und Krankenpflegerin | Marienhospital | Herne | 2012-04 | 2019-06',
      'Gesundheits- und Krankenpflegerin | Knappschaftskrankenhaus | Bochum | 2008-10 | 2012-03',
      'Ausbildung zur Gesundheits- und Krankenpflegerin | Augusta-Kranken-Anstalt | Bochum | 2005-10 | 2008-09',
    ],
    page: `
! Lebenslauf
**Persönliche Daten**
|| 5 12
| Name | Sabine Kretschmer-Aydın, geb. Kretschmer
| Anschrift | Hattinger Str. 311, 44795 Bochum
| Telefon | 0151 55501427
| E-Mail | s.kretschmer-aydin@ruhrpost.example
| geboren | 22.06.1986 in Wattenscheid
| Familienstand | verheiratet, zwei Kinder (9 und 12)
^ **Beruflicher Werdegang**
|| 5 12
| 07/2019 – heute | **Stationsleitung Geriatrie**\\Marienhospital, Herne\\34 Betten, 27 Mitarbeitende, Dienstplan, Komplexbehandlung
| 04/2012 – 06/2019 | **Gesundheits- und Krankenpflegerin**\\Marienhospital, Herne\\Innere, später Stroke Unit; dazwischen Elternzeit 08/2014 – 09/2015 und 05/2017 – 05/2018
| 10/2008 – 03/2012 | **Gesundheits- und Krankenpflegerin**\\Knappschaftskrankenhaus, Bochum\\Neurochirurgie
^ **Ausbildung**
|| 5 12
| 10/2005 – 09/2008 | Ausbildung zur Gesundheits- und Krankenpflegerin\\Augusta-Kranken-Anstalt, Bochum
| 2005 | Abitur, Märkische Schule Wattenscheid
^ **Weiterbildung**
|| 5 12
| 2018 | Leitung einer Station, 460 Stunden (DBfK)
| 2021 | ZERCUR Geriatrie
^ **Sprachen**
Deutsch, Türkisch (gute Grundkenntnisse, Familie)
^ Bochum, den 8. November 2026
`,
  }),
  cv('18-de-kraftfahrer', 'doc', 'de', 'DE', {
    names: ['Ingo Petersen', 'Ingo Hinrich Petersen'],
    phone: '0171 5550196',
    email: 'ingo-petersen-lkw@nordkurier.example',
    city: 'Rendsburg',
    languages: [],
    jobs: [
      'Kraftfahrer Fernverkehr | Voigt Logistik | Neumünster | 2017 | now',
      'Kraftfahrer Schwertransport | Ascherl Nord | Kiel | 2009 | 2017',
      'Zeitsoldat, Kraftfahrer B/C/CE | Bundeswehr | Seeth | 1999 | 2009',
    ],
    page: `
Petersen, Ingo Hinrich
Am Gerhardshain 7 · 24768 Rendsburg
Tel. 0171 5550196 · ingo-petersen-lkw@nordkurier.example
^ **TABELLARISCHER LEBENSLAUF**
^ Geburtsdatum: 17.12.1979
Staatsangehörigkeit: deutsch
Führerschein: alle Klassen außer D, Module 95 bis 2029, Fahrerkarte, ADR, Kran bis 22 mt
^ **Arbeitgeber**
= seit 2017\tVoigt Logistik, Neumünster
= \tKraftfahrer Fernverkehr
= \tKühlzug Skandinavien, Fähre Travemünde – Trelleborg
= 2009 – 2017\tAscherl Nord, Kiel
= \tKraftfahrer Schwertransport
= \tRotorblätter und Türme, BF3 begleitet
= 1999 – 2009\tBundeswehr, Seeth
= \tZeitsoldat, Kraftfahrer B/C/CE
= \tzwei Einsätze Kosovo, ein Einsatz Kundus
^ **Schule und Lehre**
= 1996 – 1999\tKfz-Mechaniker, Autohaus Thomsen, Rendsburg (Gesellenbrief)
= 1996\tHauptschulabschluss
^ **Warum ich wechseln will**
Nahverkehr, jeden Abend daheim. Der Hund wird auch nicht jünger.
`,
  }),
  cv('19-de-schweisser', 'rtf', 'de', 'DE', {
    names: ['Krzysztof Wojciechowski'],
    email: 'k.wojciechowski@oderpost.example',
    phone: '0160 5550133',
    city: 'Eisenhüttenstadt',
    headline: 'WIG- und MAG-Schweißer',
    languages: ['Polnisch', 'Deutsch'],
    jobs: [
      'Schweißer | Personaldienst Märkisch GmbH | Fürstenwalde | 2024-03 | now',
      'Rohrschweißer | Bilfinger | Schwedt | 2016-05 | 2023-12',
      'Schweißer | Stocznia Szczecin | Stettin | 2006-09 | 2016-04',
    ],
    page: `
**Lebenslauf Krzysztof Wojciechowski**
WIG- und MAG-Schweißer
^ Wohnhaft: Lindenallee 16, 15890 Eisenhüttenstadt
Handy: 0160 5550133
Mail: k.wojciechowski@oderpost.example
Geb. 11.09.1984 in Gryfino, polnisch
^ **Arbeit**
Von 03/2024 bis jetzt: Schweißer bei Personaldienst Märkisch GmbH, Fürstenwalde
Einsatz bei ArcelorMittal Eisenhüttenstadt (bis 06/2025) und bei Reuther STC (seit 07/2025), Stahlbau, Dickblech bis 60 mm
Von 05/2016 bis 12/2023: Rohrschweißer bei Bilfinger, Schwedt
Raffinerie, Stillstände, WIG E-Hand kombiniert, Röntgennaht
Von 09/2006 bis 04/2016: Schweißer bei Stocznia Szczecin, Stettin
Schiffbau, MAG, auch überkopf
^ **Schule**
Zasadnicza Szkoła Zawodowa in Gryfino, Schlosser, 2003
^ **Prüfungen**
DIN EN ISO 9606-1, 141 und 135/136, gültig bis 04/2027
Staplerschein, SCC, Hebebühne
^ **Sprachen**
Polnisch, Deutsch (B1)
^ Ich habe Auto und Werkzeug. Schicht ist kein Problem. Montage auch, aber bitte nicht mehr als 2 Wochen.
`,
  }),
  cv('20-de-at-koechin', 'pdf', 'de', 'AT', {
    names: ['Magdalena Huber-Ortner', 'Leni Huber-Ortner'],
    email: 'leni.huberortner@pinzgaupost.example',
    phone: '+43 660 5550 118',
    city: 'Zell am See',
    headline: 'Küchenchefin',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    aside: [4],
    jobs: [
      'Küchenchefin | Hotel Salzburger Hof | Zell am See | 2022-05 | now',
      'Sous-Chefin | Restaurant Ikarus | Salzburg | 2019-03 | 2022-03',
      'Chef de Partie | Hotel Gasthof Post | Lech | 2016-12 | 2019-02',
      'Jungköchin | Obauer | Werfen | 2014-09 | 2016-11',
      'Lehre zur Köchin | Gasthof Steinerwirt | Zell am See | 2011-09 | 2014-08',
    ],
    page: `
[[ 5.5 11.5
PIC Foto | Bewerbungsfoto
^ **Leni Huber-Ortner**
(Magdalena)
^ **So erreichen Sie mich**
Schmittenstraße 40
5700 Zell am See
+43 660 5550 118
leni.huberortner@pinzgaupost.example
^ **Sprachen**
Deutsch
Englisch
Italienisch
^ **Auszeichnungen**
2 Hauben 2024, 3 Hauben 2026
Jungköchin des Jahres Salzburg 2015
^ **Privat**
Skitouren
Kräutergarten
---
# Küchenchefin
Ich koche, was rundherum wächst, und rechne dabei mit. Zwölf in der Küche, keiner schreit.
^ **STATIONEN**
**Küchenchefin** Mai 2022 – heute
Hotel Salzburger Hof, Zell am See
* Wareneinsatz von 34 auf 28 Prozent
* Drei Lehrlinge, alle mit Auszeichnung
**Sous-Chefin** März 2019 – März 2022
Restaurant Ikarus, Salzburg
**Chef de Partie** Dezember 2016 – Februar 2019
Hotel Gasthof Post, Lech
* Saucier, in der Zwischensaison Patisserie
**Jungköchin** September 2014 – November 2016
Obauer, Werfen
**Lehre zur Köchin** September 2011 – August 2014
Gasthof Steinerwirt, Zell am See
^ **KURSE**
Diätküche, WIFI Salzburg 2018
Ausbilderprüfung, WIFI Salzburg 2021
]]
`,
  }),
  cv('21-de-entwickler', 'pdf', 'de', 'DE', {
    names: ['Thuy-Linh Nguyen', 'Thuy Linh Nguyen'],
    email: 'hallo@linhbaut.example',
    phone: '+49 176 55501 84',
    city: 'Leipzig',
    headline: 'Softwareentwicklerin Backend (Python, Go)',
    languages: ['Deutsch', 'Vietnamesisch', 'Englisch'],
    aside: [3],
    jobs: [
      'Senior Softwareentwicklerin | Check24 | Leipzig | 2023-01 | now',
      'Softwareentwicklerin | Spreadshirt | Leipzig | 2019-10 | 2022-12',
      'Freie Entwicklerin | selbstständig | Leipzig | 2018-04 | 2019-09',
      'Werkstudentin | DHL Hub Leipzig | Schkeuditz | 2016-10 | 2018-03',
    ],
    page: `
[[ 11 6
! Thuy-Linh Nguyen
Softwareentwicklerin Backend (Python, Go)
^ **Erfahrung**
2023-01 – heute
**Senior Softwareentwicklerin** @ Check24, Leipzig
* Tarifrechner Strom und Gas, 40 Mio. Abfragen im Monat
* Umzug von der Eigenbau-Queue auf Kafka
2019-10 – 2022-12
**Softwareentwicklerin** @ Spreadshirt, Leipzig
* Druckauftragssteuerung für fünf Werke
2018-04 – 2019-09
**Freie Entwicklerin**, selbstständig, Leipzig
* Kunden: zwei Arztpraxen, ein Stadtwerk, ein Puppentheater
2016-10 – 2018-03
**Werkstudentin** @ DHL Hub Leipzig, Schkeuditz
^ **Studium**
B.Sc. Informatik, HTWK Leipzig, 2014 – 2018
Abitur, Wilhelm-Ostwald-Gymnasium, 2013
---
**Kontakt**
04229 Leipzig
+49 176 55501 84
hallo@linhbaut.example
linhbaut.example
^ **Sprachen**
Deutsch ●●●●●
Vietnamesisch ●●●●○
Englisch ●●●●○
^ **Werkzeug**
Python, FastAPI, Django
Go
PostgreSQL, Redis
Kubernetes, Terraform
^ **Sonst so**
Organisiert das Python-Treffen
Kann vier Instrumente, keins richtig
]]
`,
  }),
];
