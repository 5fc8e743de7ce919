import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth-rest');

export const BY_HAND_THIRTY_FOURTH_REST_GERMAN: Sheet[] = [
  cv('15-de-industriekauffrau', 'docx', 'de', 'DE', {
    names: ['Sabrina Hölscher', 'Sabrina Hoelscher'],
    email: 'sabrina.hoelscher@muensterpost.example',
    phone: '0151 5550134',
    city: 'Münster',
    languages: ['Englisch', 'Niederländisch'],
    jobs: [
      'Teamleiterin Einkauf | Westfalen Armaturen GmbH | | 2020-04 | now',
      'Strategische Einkäuferin | Westfalen Armaturen GmbH | | 2015-01 | 2020-03',
      'Sachbearbeiterin Einkauf | Claas KGaA mbH | | 2010-07 | 2014-12',
      'Ausbildung zur Industriekauffrau | Claas KGaA mbH | | 2007-08 | 2010-06',
    ],
    aside: [3],
    page: `
! Lebenslauf
# Persönliche Daten
|| 5 12
| Name | Sabrina Hölscher
| Anschrift | Hammer Straße 118, 48153 Münster
| Telefon | 0151 5550134
| E-Mail | sabrina.hoelscher@muensterpost.example
| Geboren | 22.03.1990 in Warendorf
| Familienstand | verheiratet, ein Kind
# Beruflicher Werdegang
|| 5 12
| 04/2020 – heute | **Teamleiterin Einkauf**\\Westfalen Armaturen GmbH, Münster\\Führung von sechs Mitarbeitern, Einkaufsvolumen 28 Mio. Euro, Rahmenverträge
| 01/2015 – 03/2020 | **Strategische Einkäuferin**\\Westfalen Armaturen GmbH, Münster\\Warengruppe Guss, Lieferantenaudits in Tschechien und der Türkei
| 07/2010 – 12/2014 | **Sachbearbeiterin Einkauf**\\Claas KGaA mbH, Harsewinkel
# Ausbildung
|| 5 12
| 08/2007 – 06/2010 | **Ausbildung zur Industriekauffrau**\\Claas KGaA mbH, Harsewinkel
| 2013 – 2016 | Geprüfte Fachwirtin für Einkauf (IHK), berufsbegleitend
| 2007 | Fachhochschulreife, Paul-Spiegel-Berufskolleg Warendorf
# Kenntnisse
|| 5 12
| EDV | SAP MM, MS Office
| Sprachen | Englisch (verhandlungssicher), Niederländisch (Grundkenntnisse)
Münster, im November 2026
`,
  }),
  cv('16-de-pflegefachkraft', 'doc', 'de', 'DE', {
    names: ['Emine Yıldırım', 'Emine Yildirim'],
    email: 'emine.yildirim@ruhrbrief.example',
    phone: '0176 5550187',
    city: 'Gelsenkirchen',
    languages: ['Deutsch', 'Türkisch'],
    jobs: [
      'Wohnbereichsleitung | Seniorenzentrum St. Barbara | | 2021-10 | now',
      'Pflegefachkraft | Marienhospital Gelsenkirchen | | 2014-10 | 2021-09',
      'Pflegehelferin | Ambulanter Dienst Herzlich | | 2010-02 | 2011-09',
    ],
    page: `
**Emine Yıldırım**
Bochumer Str. 54
45886 Gelsenkirchen
Tel. 0176 5550187
emine.yildirim@ruhrbrief.example

**Berufspraxis**

seit 10/2021
Wohnbereichsleitung, Seniorenzentrum St. Barbara, Gelsenkirchen
* 34 Bewohner, Dienstplanung, Angehörigengespräche, Vorbereitung MD-Prüfung (Note 1,2)

10/2014 – 09/2021
Pflegefachkraft, Marienhospital Gelsenkirchen
* Innere Medizin und Geriatrie, Praxisanleiterin seit 2018

02/2010 – 09/2011
Pflegehelferin, Ambulanter Dienst Herzlich, Herne

**Ausbildung**

10/2011 – 09/2014
Gesundheits- und Krankenpflegerin, Kirchliches Bildungszentrum Ruhr

2009
Realschulabschluss, Gertrud-Bäumer-Realschule

**Fortbildungen**
Praxisanleitung (200 Std.), Palliative Care (160 Std.), Wundexpertin ICW

**Sonstiges**
Deutsch und Türkisch fließend, Führerschein B, ab 1.2. verfügbar
`,
  }),
  cv('17-de-ingenieur-zwei-spalten', 'pdf', 'de', 'DE', {
    names: ['Florian Achleitner', 'Dr.-Ing. Florian Achleitner', 'Dr. Florian Achleitner'],
    email: 'florian.achleitner@isarbrief.example',
    phone: '+49 160 5550119',
    city: 'Freising',
    headline: 'Entwicklungsingenieur Leistungselektronik',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Gruppenleiter Umrichterentwicklung | Hallertau Antriebstechnik AG | | 2022 | now',
      'Entwicklungsingenieur | Infineon Technologies AG | | 2017 | 2022',
      'Wissenschaftlicher Mitarbeiter | Technische Universität München | | 2012 | 2017',
    ],
    page: `
[[ 7 10
**KONTAKT**
Wippenhauser Str. 31
85354 Freising
+49 160 5550119
florian.achleitner@isarbrief.example
^ **SPRACHEN**
Deutsch – Muttersprache
Englisch – C1
^ **TOOLS**
MATLAB/Simulink
PLECS
Altium Designer
LTspice
^ **HOBBYS**
Skitouren, Modellbau
---
! Dr.-Ing. Florian Achleitner
Entwicklungsingenieur Leistungselektronik
^ **BERUFSERFAHRUNG**
**Gruppenleiter Umrichterentwicklung**
Hallertau Antriebstechnik AG | Mainburg | 2022 – heute
Acht Ingenieure, SiC-Umrichter bis 250 kW, Verantwortung für Musterbau und EMV
**Entwicklungsingenieur**
Infineon Technologies AG | Neubiberg | 2017 – 2022
Applikation IGBT-Module, Kunden in Japan und Schweden
**Wissenschaftlicher Mitarbeiter**
Technische Universität München | 2012 – 2017
Lehrstuhl für Leistungselektronik, Betreuung von 19 Abschlussarbeiten
^ **STUDIUM**
**Promotion zum Dr.-Ing.**, TU München, 2017
**Dipl.-Ing. Elektrotechnik**, TU München, 2006 – 2012
]]
`,
  }),
  cv('18-de-at-tourismus', 'docx', 'de', 'AT', {
    names: ['Magdalena Obwegeser', 'Mag. Magdalena Obwegeser', 'Mag. (FH) Magdalena Obwegeser'],
    email: 'm.obwegeser@pongaubrief.example',
    phone: '+43 664 5550143',
    city: 'St. Johann im Pongau',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Hoteldirektorin | Alpenresort Hochkogel | | 2019-12 | now',
      'Stellvertretende Hoteldirektorin | Hotel Sonnhof | | 2015-05 | 2019-11',
      'Rezeptionsleiterin | Falkensteiner Hotels | | 2011-12 | 2015-04',
      'Front Office Agent | Costa Crociere | | 2009-06 | 2011-10',
    ],
    page: `
> **CURRICULUM VITAE**
> **Mag. (FH) Magdalena Obwegeser**
> Liechtensteinklammstraße 40, 5600 St. Johann im Pongau
> +43 664 5550143 · m.obwegeser@pongaubrief.example
# Berufliche Erfahrung
**Dezember 2019 – laufend**
Hoteldirektorin, Alpenresort Hochkogel, Wagrain
* 142 Zimmer, 4*S, 78 Mitarbeiterinnen und Mitarbeiter
* GOP von 24 auf 31 Prozent, Umbau des Wellnessbereichs
**Mai 2015 – November 2019**
Stellvertretende Hoteldirektorin, Hotel Sonnhof, Alpendorf
**Dezember 2011 – April 2015**
Rezeptionsleiterin, Falkensteiner Hotels, Kärnten
**Juni 2009 – Oktober 2011**
Front Office Agent, Costa Crociere, Genua
# Ausbildung
2005 – 2009 FH Salzburg, Innovation und Management im Tourismus, Mag. (FH)
2000 – 2005 Tourismusschule Bad Hofgastein, Matura mit gutem Erfolg
# Sprachen
Deutsch (Muttersprache), Englisch (C2), Italienisch (C1)
# Sonstiges
Protel, Opera, Führerschein B
`,
  }),
  cv('19-de-ch-polymechaniker', 'doc', 'de', 'CH', {
    names: ['Reto Zurbriggen'],
    email: 'reto.zurbriggen@walliserpost.example',
    phone: '079 555 01 26',
    city: 'Visp',
    languages: ['Deutsch', 'Französisch'],
    jobs: [
      'Schichtleiter Instandhaltung | Lonza AG | | 2018-03 | now',
      'Polymechaniker | Matterhorn Gotthard Bahn | | 2012-08 | 2018-02',
      'Polymechaniker | Imboden Maschinenbau | | 2009-08 | 2012-07',
      'Lehre als Polymechaniker EFZ | Scintilla AG | | 2005-08 | 2009-07',
    ],
    aside: [3],
    page: `
! Reto Zurbriggen
Kleegärtenstrasse 12 · 3930 Visp · 079 555 01 26 · reto.zurbriggen@walliserpost.example
~ Jahrgang 1989, Schweizer, verheiratet, Führerausweis B/BE
# Berufserfahrung
03/2018 – heute\tLonza AG, Visp
\tSchichtleiter Instandhaltung
\tPikett, Störungsbehebung Abfüllanlagen, Führung von 5 Personen
08/2012 – 02/2018\tMatterhorn Gotthard Bahn, Brig-Glis
\tPolymechaniker
\tRevision Drehgestelle und Zahnradantriebe
08/2009 – 07/2012\tImboden Maschinenbau, Raron
\tPolymechaniker
\tCNC-Drehen und -Fräsen, Einzelteile
# Ausbildung
2014 – 2017\tInstandhaltungsfachmann mit eidg. Fachausweis, sfb
08/2005 – 07/2009\tLehre als Polymechaniker EFZ, Scintilla AG, St. Niklaus
# Sprachen
Deutsch (Muttersprache), Französisch (gut)
# Referenzen
Auf Anfrage
`,
  }),
  cv('20-de-lager-europass', 'doc', 'de', 'DE', {
    names: ['Dragan Jovanović', 'Dragan Jovanovic'],
    email: 'd.jovanovic@mannheimpost.example',
    phone: '(+49) 157 5550161',
    city: 'Mannheim',
    languages: ['Serbisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Schichtführer Lager | Rheinau Logistik GmbH | | 2019-03 | now',
      'Kommissionierer | Amazon Frankenthal | | 2016-05 | 2019-02',
      'Kraftfahrer | Voždovac Transport d.o.o. | | 2009-01 | 2016-03',
    ],
    page: `
PIC europass | Europass
! Dragan Jovanović
**Staatsangehörigkeit:** serbisch
**Telefonnummer:** (+49) 157 5550161
**E-Mail-Adresse:** d.jovanovic@mannheimpost.example
**Adresse:** Casterfeldstraße 77, 68199 Mannheim (Deutschland)
# BERUFSERFAHRUNG
~ 03/2019 – AKTUELL Mannheim, Deutschland
**SCHICHTFÜHRER LAGER** RHEINAU LOGISTIK GMBH
Einteilung von 16 Leuten, Wareneingang, Verladung, Inventur, Ladungssicherung
~ 05/2016 – 02/2019 Frankenthal, Deutschland
**KOMMISSIONIERER** AMAZON FRANKENTHAL
Picken, Packen, Schmalgangstapler
~ 01/2009 – 03/2016 Belgrad, Serbien
**KRAFTFAHRER** VOŽDOVAC TRANSPORT D.O.O.
Fernverkehr Italien und Österreich
# ALLGEMEINE UND BERUFLICHE BILDUNG
~ 2003 – 2007 Belgrad, Serbien
**VERKEHRSTECHNIKER** Saobraćajno-tehnička škola
# SPRACHKENNTNISSE
Muttersprache(n): **Serbisch**
Weitere Sprache(n):
|| 5 4 4 4
|  | VERSTEHEN | SPRECHEN | SCHREIBEN
| **Deutsch** | B2 | B2 | B1
| **Englisch** | A2 | A2 | A1
# FÜHRERSCHEIN
B, C, CE mit 95, Staplerschein
`,
  }),
];
