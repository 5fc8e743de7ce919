import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first-closed');

/** The closed ones in German. */
export const BY_HAND_FORTY_FIRST_REST_GERMAN: Sheet[] = [
  cv('15-de-de-pflege', 'docx', 'de', 'DE', {
    names: ['Nguyễn Thị Hồng Nhung', 'Thi Hong Nhung Nguyen', 'Nguyen Thi Hong Nhung', 'Nhung Nguyen'],
    email: 'nhung.nguyen@spreekurier.example',
    phone: '030 23125 614',
    city: 'Berlin',
    headline: 'Pflegefachfrau',
    languages: ['Vietnamesisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Pflegefachfrau | Vivantes Klinikum Neukölln | | 2023-10 | now',
      'Auszubildende zur Pflegefachfrau | Vivantes Institut für berufliche Bildung | | 2020-10 | 2023-09',
      'Pflegehilfskraft | Seniorenzentrum am Böcklerpark | | 2019-11 | 2020-09',
    ],
    aside: [1],
    page: `
[[ 12 5
! Thi Hong Nhung Nguyen
Pflegefachfrau
Sonnenallee 000, 12045 Berlin
Telefon 030 23125 614
nhung.nguyen@spreekurier.example
geboren am 23.08.1998 in Vinh, Vietnam
---
PIC bewerbungsfoto | Bewerbungsfoto
]]
# Berufliche Erfahrung
**10/2023 – heute   Pflegefachfrau**
Vivantes Klinikum Neukölln, Unfallchirurgie, 36 Betten
* Grund- und Behandlungspflege, Schichtleitung im Spätdienst
* Wundexpertin in Weiterbildung
* Praxisanleiterin für die ausländischen Kolleginnen
**10/2020 – 09/2023   Auszubildende zur Pflegefachfrau**
Vivantes Institut für berufliche Bildung, Berlin
**11/2019 – 09/2020   Pflegehilfskraft**
Seniorenzentrum am Böcklerpark, Berlin
* Freiwilliges soziales Jahr, danach als Aushilfe übernommen
# Schule
09/2013 – 06/2016   Gymnasium Lê Viết Thuật, Vinh, Abitur
10/2018 – 10/2019   Deutschkurse bis B2, Goethe-Institut Hanoi
# Sprachen
Vietnamesisch (Muttersprache), Deutsch (C1), Englisch (Grundkenntnisse)
# Sonstiges
Führerschein Klasse B, Bereitschaft zum Schichtdienst, keine Wochenendscheu
`,
  }),
  cv('16-de-de-fahrer', 'doc', 'de', 'DE', {
    names: ['Horst-Dieter Krawczyk', 'Krawczyk, Horst-Dieter'],
    email: 'hd.krawczyk@ruhrpost.example',
    phone: '0171 3920048',
    city: 'Herne',
    headline: 'Berufskraftfahrer CE',
    languages: [],
    jobs: [
      'Kraftfahrer im Nahverkehr | Rhenus Logistics | | 2014-03 | now',
      'Tankwagenfahrer | Hoyer GmbH | | 2001-09 | 2014-02',
      'Kraftfahrer im Fernverkehr | Spedition Wiesmann & Söhne | | 1990-05 | 2001-08',
      'Schlosser unter Tage | Ruhrkohle AG | | 1985-09 | 1990-04',
    ],
    page: `
**Bewerbung als Berufskraftfahrer CE**
Krawczyk, Horst-Dieter
Bochumer Straße 000
44625 Herne
Tel.: 0171 3920048
hd.krawczyk@ruhrpost.example
**Lebenslauf**
= Geburtsdatum:\t30. April 1968
= Geburtsort:\tCastrop-Rauxel
= Familienstand:\tverwitwet, ein erwachsener Sohn
= Schulabschluss:\tHauptschule, 1984
= Führerscheine:\tAlle Klassen, ADR mit Tank, Modul 95 bis 2029, Fahrerkarte
**Tätigkeiten**
= seit 03/2014\tRhenus Logistics, Herne
= \tKraftfahrer im Nahverkehr
= \tWechselbrücken, Stückgut, täglich zu Hause
= 09/2001 – 02/2014\tHoyer GmbH, Marl
= \tTankwagenfahrer
= \tChemie und Mineralöl, Beladung selbstständig, unfallfrei
= 05/1990 – 08/2001\tSpedition Wiesmann & Söhne, Recklinghausen
= \tKraftfahrer im Fernverkehr
= \tItalien, Österreich, Benelux
= 09/1985 – 04/1990\tRuhrkohle AG, Zeche Blumenthal
= \tSchlosser unter Tage
= \tvorher dort Lehre zum Betriebsschlosser begonnen, Prüfung 1988
**Was mir wichtig ist**
Ein ordentlicher Wagen, ein Disponent, der ans Telefon geht, und samstags frei, wenn Westfalia spielt.
`,
  }),
  cv('17-de-de-entwickler', 'pdf', 'de', 'DE', {
    names: ['Dr. Farhad Moradi', 'Farhad Moradi', 'Dr.-Ing. Farhad Moradi'],
    email: 'farhad.moradi@isarcode.example',
    phone: '+49 89 99998 271',
    city: 'München',
    headline: 'Embedded-Entwickler C/C++',
    languages: ['Deutsch', 'Englisch', 'Persisch'],
    jobs: [
      'Senior Embedded Software Engineer | BMW Group | | 2021-02 | now',
      'Softwareentwickler | Infineon Technologies AG | | 2017-05 | 2021-01',
      'Wissenschaftlicher Mitarbeiter | Technische Universität München | | 2012-10 | 2017-03',
    ],
    page: `
[[ 6.5 10.5
^ **KONTAKT**
München (Giesing)
+49 89 99998 271
farhad.moradi@isarcode.example
^ **KENNTNISSE**
C, C++17, Rust
AUTOSAR Classic/Adaptive
CAN, Ethernet, SOME/IP
FreeRTOS, QNX
Python, CMake, Jenkins
ISO 26262 (ASIL B)
^ **SPRACHEN**
Deutsch: C2
Englisch: C1
Persisch: Muttersprache
^ **EHRENAMT**
Nachhilfe in Mathematik, Münchner Tafel
^ **HOBBYS**
Bergsteigen, Setar spielen
---
! Dr.-Ing. Farhad Moradi
Embedded-Entwickler C/C++
^ **BERUFSERFAHRUNG**
**Senior Embedded Software Engineer**
BMW Group, München
Februar 2021 – heute
* Diagnose und Update over the air, Zonensteuergerät
* Schnittstellenabstimmung mit vier Zulieferern, Abnahmetests am Brett und im Fahrzeug
* Umstellung der Builds von Make auf CMake und Bazel, Durchlauf von 55 auf 14 Minuten
* Fachliche Führung von fünf Kollegen in München und Bukarest
* Sicherheitsanalyse, Freigabe nach ISO 26262
* Fehlerabstellung im Anlauf, zwei Monate im Werk Debrecen
* Betreuung von drei Masterarbeiten
**Softwareentwickler**
Infineon Technologies AG, Neubiberg
Mai 2017 – Januar 2021
* Treiber für AURIX TC3xx, Bootloader, Kryptomodul
* Hardware-in-the-Loop-Aufbau, 1.200 Testfälle im nächtlichen Lauf
* Auswertung von Feldrückläufern, gemeinsam mit der Qualitätssicherung
* Kundenbetreuung vor Ort in Wolfsburg und Turin
**Wissenschaftlicher Mitarbeiter**
Technische Universität München, Lehrstuhl für Realzeitsysteme
Oktober 2012 – März 2017
* Forschung zu zeitgesteuerten Netzwerken, zwei Lehrveranstaltungen
* EU-Projekt mit Partnern aus Pisa, Lund und Wien, Arbeitspaketleitung
* Betreuung des Praktikums Echtzeitbetriebssysteme, je Semester 60 Studierende
* Administration der Laborrechner
^ **PROJEKTE (AUSWAHL)**
Zonensteuergerät: Startzeit von 2,1 s auf 0,6 s gesenkt, Speicherplan neu aufgeteilt, Speicherschutz eingeführt
Bootloader: Aktualisierung in zwei Bänken mit Rückfall, geprüft mit 10.000 Abbrüchen der Stromversorgung
Dissertation: Planbarkeit gemischt kritischer Nachrichten in geschaltetem Ethernet
^ **FORTBILDUNG**
TÜV Functional Safety Engineer, 2020
Cybersecurity nach ISO/SAE 21434, 2023
Führen ohne Vorgesetztenfunktion, 2022
^ **AUSBILDUNG**
Promotion (Dr.-Ing.), TU München, 2017
M. Sc. Elektrotechnik, RWTH Aachen, 2012
B. Sc. Elektrotechnik, Sharif-Universität Teheran, 2009
^ **VERÖFFENTLICHUNGEN**
Vier Konferenzbeiträge, Liste auf Wunsch
^ **WEITERES**
Deutsche Staatsangehörigkeit seit 2021, Führerschein Klasse B, Kündigungsfrist drei Monate zum Monatsende
]]
`,
  }),
  cv('18-de-at-koechin', 'docx', 'de', 'AT', {
    names: ['Magdalena Unterkofler', 'Leni Unterkofler'],
    email: 'leni.unterkofler@innpost.example',
    phone: '+43 664 555 01 09',
    city: 'Kufstein',
    headline: 'Küchenchefin',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Küchenchefin | Hotel Stanglwirt | | 2022-12 | now',
      'Souschefin | Hotel Stanglwirt | | 2019-05 | 2022-11',
      'Chef de Partie | Das Central | | 2017-11 | 2019-04',
      'Commis de Cuisine | Schloss Elmau | | 2015-05 | 2017-10',
      'Lehre als Köchin | Gasthof Auracher Löchl | | 2012-09 | 2015-04',
    ],
    aside: [4],
    page: `
> **L E B E N S L A U F**
> Magdalena Unterkofler, genannt Leni
> Küchenchefin
> 6330 Kufstein · +43 664 555 01 09 · leni.unterkofler@innpost.example
# Berufserfahrung
**Hotel Stanglwirt, Going am Wilden Kaiser**
Küchenchefin (Dezember 2022 bis heute)
* 34 Mitarbeitende, fünf Outlets, Wareneinsatz 28 %
* Eigene Metzgerei und Landwirtschaft in die Karte geholt
Souschefin (Mai 2019 bis November 2022)
* Dienstpläne, Lehrlingsausbildung, drei Landessieger
**Das Central, Sölden**
Chef de Partie (November 2017 bis April 2019)
* Zwei Wintersaisonen und der Sommer dazwischen, Entremetier
**Schloss Elmau, Krün (Deutschland)**
Commis de Cuisine (Mai 2015 bis Oktober 2017)
**Gasthof Auracher Löchl, Kufstein**
Lehre als Köchin (September 2012 bis April 2015)
Lehrabschlussprüfung mit Auszeichnung
# Weiterbildung
Ausbilderprüfung WIFI Tirol 2019, Diätkochkurs 2021, HACCP jährlich
# Sprachen
Deutsch (Muttersprache), Englisch (gut), Italienisch (Küche und Lieferanten)
# Freizeit
Bergrettung Kufstein, Imkerei mit vier Völkern
`,
  }),
  cv('19-de-ch-bauleiter', 'pdf', 'de', 'CH', {
    names: ['Luca Bernasconi'],
    email: 'l.bernasconi@limmatmail.example',
    phone: '+41 78 555 01 63',
    city: 'Winterthur',
    headline: 'Bauleiter Hochbau',
    languages: ['Italienisch', 'Deutsch', 'Französisch'],
    jobs: [
      'Bauleiter Hochbau | Implenia Schweiz AG | | 2020-06 | now',
      'Projektleiter Bauausführung | Losinger Marazzi AG | | 2015-10 | 2020-05',
      'Bauleiter | Studio d’architettura Ferrari & Giudici | | 2011-03 | 2015-08',
      'Hochbauzeichner | Studio d’architettura Ferrari & Giudici | | 2006-09 | 2009-08',
    ],
    page: `
! Luca Bernasconi
Bauleiter Hochbau
|| 8.5 8.5
| Tösstalstrasse 00, 8400 Winterthur | Geboren 6. Juni 1987, Bürger von Mendrisio
| +41 78 555 01 63 | ledig, in Partnerschaft, eine Tochter
| l.bernasconi@limmatmail.example | Führerausweis A, B
# Kurzprofil
Dipl. Techniker HF Bauführung, zuhause im Wohnungs- und Spitalbau. Termine und Kosten nach SIA, Devisierung, Abnahmen, Umgang mit Nachbarn. Verhandelt auf Deutsch, schimpft auf Italienisch.
# Berufspraxis
Implenia Schweiz AG, Zürich\tJuni 2020 – heute
**Bauleiter Hochbau**
* Kantonsspital Winterthur, Rückbau Hochhaus, CHF 41 Mio.
* Überbauung Lokstadt, 120 Wohnungen, zwei Gewerbegeschosse, Bauzeit 27 Monate
* Führung von 30 Unternehmern, wöchentliche Bausitzungen, Protokolle bis zum Abend
* Nachtragswesen, Ausmasse, Schlussabrechnungen ohne Gerichtsfall
* Sicherheitsbeauftragter der Baustelle, keine schweren Unfälle
* Betreuung von zwei Lernenden und einem Werkstudenten der ZHAW
Losinger Marazzi AG, Bern und Zürich\tOktober 2015 – Mai 2020
**Projektleiter Bauausführung**
* Greencity Zürich, Baufeld B3: Innenausbau und Haustechnikkoordination
* Europaallee Zürich, Mieterausbau auf vier Geschossen, Übergabe in 16 Wochen
* Käuferbetreuung für 78 Eigentumswohnungen, Mängelerledigung in durchschnittlich 21 Tagen
* Lean-Planung mit Taktsteuerung, intern als Vorlage übernommen
* Wechsel nach Bern für das Projekt Erlenmatt-Ersatzneubau, 14 Monate
Studio d’architettura Ferrari & Giudici, Lugano\tMärz 2011 – August 2015
**Bauleiter**
* Einfamilienhäuser und ein Altersheim in Chiasso
* Devisierung, Offertvergleiche, Vergabeanträge an die Bauherrschaft
* Umbau einer Mühle im Muggiotal, Denkmalpflege, Auszeichnung des Kantons 2014
Studio d’architettura Ferrari & Giudici, Lugano\tSeptember 2006 – August 2009
**Hochbauzeichner**
* Ausführungspläne 1:50, Details, Baueingaben in acht Gemeinden
* Danach zwei Jahre Vollzeitschule
# Aus- und Weiterbildung
CAS Bauprojektmanagement, ZHAW Winterthur\t2018
Dipl. Techniker HF Bauführung, SSST Lugano-Trevano\t2009 – 2011
Lehre als Hochbauzeichner, CSIA Lugano\t2002 – 2006
# Sprachen
Italienisch (Muttersprache), Deutsch (verhandlungssicher, Mundart verstanden), Französisch (gut)
# EDV
Messerli, MS Project, ArchiCAD, Revit Viewer
# Referenzen
Auf Anfrage
# Engagement
Bauchef im Vorstand des Ruderclubs Winterthur am Rhein, Koordination des Bootshausumbaus 2023
Experte bei den Lehrabschlussprüfungen der Zeichner, Kanton Zürich, seit 2019
# Freizeit
Rudern, Rennvelo über die Tessiner Pässe, Kochen für viele Leute
`,
  }),
  cv('20-de-de-controllerin', 'docx', 'de', 'DE', {
    names: ['Anna-Lena Freifrau von Wittgenfeld', 'Anna-Lena von Wittgenfeld'],
    email: 'al.vonwittgenfeld@mainmail.example',
    phone: '069 90009 382',
    city: 'Frankfurt am Main',
    headline: 'Senior Controllerin',
    languages: ['Deutsch', 'Englisch', 'Polnisch'],
    jobs: [
      'Senior Controllerin | Fraport AG | | 2019-07 | now',
      'Controllerin | Deutsche Lufthansa AG | | 2014-11 | 2019-06',
      'Junior Controllerin | Merck KGaA | | 2012-10 | 2014-10',
      'Praktikantin Controlling | Roland Berger | | 2011-08 | 2011-12',
    ],
    aside: [3],
    page: `
HEAD Hanauer & Kreis Personalberatung – Kaiserstraße 000, 60311 Frankfurt am Main – Telefon 069 90009 100
Vertrauliches Kandidatenprofil
|| 5.5 11.5
| Kandidatin | Anna-Lena Freifrau von Wittgenfeld
| Jahrgang | 1988
| Wohnort | Frankfurt am Main
| Position | Senior Controllerin
| Erreichbar unter | 069 90009 382, al.vonwittgenfeld@mainmail.example
| Kündigungsfrist | drei Monate zum Quartalsende
| Sprachen | Deutsch, Englisch (verhandlungssicher), Polnisch (Grundlagen)
**Unser Eindruck**
Frau von Wittgenfeld ist eine ruhige, sehr genaue Gesprächspartnerin mit Humor. Sie sucht nach sieben Jahren im Konzern eine kaufmännische Leitung in einem Mittelständler im Raum Rhein-Main.
**Beruflicher Werdegang**
**07/2019 – heute: Fraport AG, Frankfurt am Main**
Senior Controllerin
* Investitionscontrolling Terminal 3, Berichte an den Vorstand
* Einführung von SAP Analytics Cloud
**11/2014 – 06/2019: Deutsche Lufthansa AG, Frankfurt am Main**
Controllerin
* Streckenergebnisrechnung Nordatlantik, Planung, Abweichungsanalysen
**10/2012 – 10/2014: Merck KGaA, Darmstadt**
Junior Controllerin
**08/2011 – 12/2011: Roland Berger, München**
Praktikantin Controlling
**Studium**
2010 – 2012: M. Sc. Betriebswirtschaftslehre, Universität Mannheim
2007 – 2010: B. Sc., Goethe-Universität Frankfurt
**IT-Kenntnisse**
SAP CO, SAC, Power BI, Excel
`,
  }),
];
