import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth-rest');

/** Those in German. */
export const BY_HAND_THIRTY_EIGHTH_REST_GERMAN: Sheet[] = [
  cv('15-de-fahrer', 'docx', 'de', 'DE', {
    names: ['Mehmet Yıldırım'],
    email: 'mehmet.yildirim61@ruhrpost.example',
    phone: '0152 555 01 64',
    city: 'Gelsenkirchen',
    languages: ['Türkisch', 'Deutsch'],
    jobs: [
      'Berufskraftfahrer Fernverkehr | Duvenbeck | | 2017-05 | now',
      'Kraftfahrer Nahverkehr | Rhenus | | 2009-02 | 2017-04',
      'Hauer | RAG Bergwerk Westerholt | | 1989-08 | 2008-12',
    ],
    page: `
> **LEBENSLAUF**
**Angaben zur Person**
= Name:\tYıldırım
= Vorname:\tMehmet
= Geburtsdatum:\t03.01.1972
= Anschrift:\tBochumer Str. 88, 45886 Gelsenkirchen
= Handy:\t0152 555 01 64
= Mail:\tmehmet.yildirim61@ruhrpost.example
**Berufliche Tätigkeit**
= 05/2017 – heute\tBerufskraftfahrer Fernverkehr
= \tDuvenbeck, Bocholt
= 02/2009 – 04/2017\tKraftfahrer Nahverkehr
= \tRhenus, Herne
= 08/1989 – 12/2008\tHauer
= \tRAG Bergwerk Westerholt, Herten
**Führerscheine**
= CE, 95\tgültig bis 2030
= ADR\tStückgut und Tank
**Sprachen**
= Türkisch\tMuttersprache
= Deutsch\tgut in Wort, mittel in Schrift
`,
  }),
  cv('16-de-entwickler', 'pdf', 'de', 'DE', {
    names: ['Dr. Konstantin von Rautenfeld', 'Konstantin von Rautenfeld'],
    email: 'k.rautenfeld@elbpost.example',
    phone: '+49 176 5550 1931',
    city: 'Hamburg',
    headline: 'Softwarearchitekt',
    languages: ['Deutsch', 'Englisch', 'Russisch'],
    jobs: [
      'Softwarearchitekt | Otto Group | | 2019-04 | now',
      'Senior Entwickler Java | Hapag-Lloyd | | 2014-01 | 2019-03',
      'Wissenschaftlicher Mitarbeiter | Technische Universität Hamburg | | 2009-10 | 2013-12',
    ],
    page: `
[[ 5 12
**Kontakt**
Hamburg-Eimsbüttel
+49 176 5550 1931
k.rautenfeld@elbpost.example
^ **Technik**
Java, Kotlin
Spring
Kafka
Kubernetes, GCP
ArchUnit
^ **Sprachen**
Deutsch
Englisch
Russisch
---
! Dr. Konstantin von Rautenfeld
Softwarearchitekt
**Berufserfahrung**
**Softwarearchitekt** · Otto Group, Hamburg
April 2019 – heute
* Bestellstrecke, 14 Teams, Zerlegung eines Monolithen von 2003
* Architekturgilde, Reviews, Bewerbergespräche
**Senior Entwickler Java** · Hapag-Lloyd, Hamburg
Januar 2014 – März 2019
* Containerverfolgung
**Wissenschaftlicher Mitarbeiter** · Technische Universität Hamburg
Oktober 2009 – Dezember 2013
* Promotion über verteilte Uhren
**Ausbildung**
Dr.-Ing., 2014
Diplom-Informatiker, Universität Rostock, 2009
]]
`,
  }),
  cv('17-de-buchhalterin', 'doc', 'de', 'DE', {
    names: ['Heidemarie Kupfernagel'],
    email: 'h.kupfernagel@saalepost.example',
    phone: '0345 / 555 01 47',
    city: 'Halle (Saale)',
    languages: ['Russisch', 'Englisch'],
    jobs: [
      'Finanzbuchhalterin | Stadtwerke Halle | | 2003-03 | now',
      'Lohnbuchhalterin | Steuerbüro Dietzel | | 1994-06 | 2003-02',
      'Sachbearbeiterin | VEB Chemische Werke Buna | | 1984-09 | 1992-12',
    ],
    page: `
**Lebenslauf von Heidemarie Kupfernagel**
geb. am 19.10.1965 in Merseburg, verwitwet
wohnhaft Reilstraße 7, 06114 Halle (Saale)
Telefon 0345 / 555 01 47, h.kupfernagel@saalepost.example
^ **Beruflicher Werdegang**
|| 5 12
| seit März 2003 | Stadtwerke Halle\\Finanzbuchhalterin\\Kreditoren, Anlagen, Zuarbeit Jahresabschluss
| Juni 1994 bis Februar 2003 | Steuerbüro Dietzel, Halle\\Lohnbuchhalterin\\Baulohn, 40 Mandanten
| 1993 bis Mai 1994 | Umschulung zur Buchhalterin, Bildungswerk
| September 1984 bis Dezember 1992 | VEB Chemische Werke Buna, Schkopau\\Sachbearbeiterin
^ **Ausbildung**
|| 5 12
| 1982 bis 1984 | Facharbeiterin für Schreibtechnik
^ **Kenntnisse**
SAP FI, DATEV, Russisch (Schule), Englisch (Grundkenntnisse)
`,
  }),
  cv('18-de-at-koch', 'docx', 'de', 'AT', {
    names: ['Lukas Moosbrugger'],
    email: 'l.moosbrugger@arlpost.example',
    phone: '0664 555 02 81',
    city: 'Bludenz',
    headline: 'Souschef',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Souschef | Hotel Arlberg | | 2022-12 | now',
      'Chef de Partie | Burg Vital Resort | | 2019-06 | 2022-10',
      'Commis de Cuisine | Hotel Post | | 2016-12 | 2019-04',
    ],
    page: `
! Lukas Moosbrugger
> Souschef
> 6700 Bludenz · 0664 555 02 81 · l.moosbrugger@arlpost.example
# Stationen
## Hotel Arlberg, Lech
Souschef, Dez. 2022 – laufend
* Halbpension 160 Gäste, à la carte 40
## Burg Vital Resort, Oberlech
Chef de Partie, Juni 2019 – Okt. 2022
* Saucier, später Pâtisserie
## Hotel Post, Bezau
Commis de Cuisine, Dez. 2016 – April 2019
# Lehre
Koch, Tourismusschule und GASCHT Hohenems, 2013 – 2016, mit Auszeichnung
# Sprachen
Deutsch, Englisch (gut), Italienisch (Küche)
# Freizeit
Skitouren, Imkerei mit dem Opa
`,
  }),
  cv('19-de-ch-lehrerin', 'pdf', 'de', 'CH', {
    names: ['Shpresa Gashi Ammann', 'Shpresa Gashi'],
    email: 's.gashi.ammann@seepost.example',
    phone: '079 555 01 52',
    city: 'Wil',
    languages: ['Deutsch', 'Albanisch', 'Französisch'],
    jobs: [
      'Klassenlehrerin Mittelstufe | Primarschule Wil | | 2018-08 | now',
      'Primarlehrerin | Schule Uzwil | | 2013-08 | 2018-07',
      'Kauffrau EFZ | Bühler | | 2007-08 | 2010-07',
    ],
    page: `
[[ 4 13
PIC Bild | Porträtfoto
---
# Shpresa Gashi Ammann
Obere Bahnhofstrasse 19, 9500 Wil
079 555 01 52, s.gashi.ammann@seepost.example
Geboren 1988, Schweizerin, verheiratet
]]
# Berufspraxis
|| 4 13
| 08.2018 – heute | **Klassenlehrerin Mittelstufe**\\Primarschule Wil, 80 %\\5. und 6. Klasse, Übertrittsgespräche, Fachgruppe DaZ
| 08.2013 – 07.2018 | **Primarlehrerin**\\Schule Uzwil
| 08.2007 – 07.2010 | **Kauffrau EFZ**\\Bühler, Uzwil\\Exportabteilung
# Ausbildung
|| 4 13
| 2010 – 2013 | Bachelor Primarstufe, PH St. Gallen
| 2004 – 2007 | Lehre als Kauffrau, Bühler
# Sprachen
Deutsch, Albanisch, Französisch (B2)
# Referenzen
Schulleitung Wil, auf Anfrage
`,
  }),
  cv('20-de-absolvent', 'docx', 'de', 'DE', {
    names: ['Tran Duc Anh', 'Duc Anh Tran'],
    email: 'ducanh.tran@muldepost.example',
    phone: '0176 555 019 22',
    city: 'Chemnitz',
    languages: ['Deutsch', 'Vietnamesisch', 'Englisch'],
    aside: [1],
    jobs: [
      'Werkstudent Qualitätssicherung | Siemens | | 2024-10 | 2026-09',
      'Praktikant | Volkswagen Sachsen | | 2024-03 | 2024-08',
      'Servicekraft | Restaurant Lotus | | 2019 | 2023',
    ],
    page: `
> **Bewerbung als Trainee Qualitätsmanagement**
**TRAN, Duc Anh**
Zietenstraße 40 · 09130 Chemnitz · 0176 555 019 22 · ducanh.tran@muldepost.example
# Studium
10/2023 – 09/2026 \tM. Sc. Maschinenbau, TU Chemnitz (1,8)
10/2019 – 09/2023 \tB. Sc. Maschinenbau, TU Chemnitz
# Praxis
10/2024 – 09/2026 \tWerkstudent Qualitätssicherung
Siemens, Chemnitz
* Messmittelfähigkeit, Prüfpläne
03/2024 – 08/2024 \tPraktikant
Volkswagen Sachsen, Zwickau
* Reklamationen Türen
2019 – 2023 \tServicekraft
Restaurant Lotus, Chemnitz (Familienbetrieb)
# Kenntnisse
CATIA V5, Minitab, Python
# Sprachen
Deutsch, Vietnamesisch, Englisch (C1)
`,
  }),
];
