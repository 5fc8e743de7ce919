import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fifth-closed');

/** The closed ones in German. All people are made up. */
export const BY_HAND_FORTY_FIFTH_REST_GERMAN: Sheet[] = [
  cv('19-de-at-schweisser', 'pdf', 'de', 'AT', {
    names: ['Dragan Stojanović'],
    email: 'stojanovic.d@voestalpe.example',
    phone: '0664 5550173',
    city: 'Linz',
    headline: 'Schweißer WIG / MAG (EN ISO 9606-1)',
    languages: ['Serbisch', 'Deutsch'],
    jobs: [
      'Rohrschweißer | Kremsmüller | Steinhaus | 2019-03 | now',
      'Leiharbeiter Schweißen | Trenkwalder | Linz | 2016-01 | 2019-02',
      'Schlosser | Goša Montaža | Velika Plana | 2004-09 | 2015-11',
    ],
    page: `
STOJANOVIĆ Dragan \tLinz, 24. November 2026
Schweißer WIG / MAG (EN ISO 9606-1)
Wiener Straße 302/14, 4030 Linz    0664 5550173    stojanovic.d@voestalpe.example
^ **BERUFLICHER WERDEGANG**
* Rohrschweißer, Kremsmüller, Steinhaus, 03/2019 bis dato: Raffinerie Schwechat, Papierfabrik, Chemiepark. Rohre 1/2 bis 12 Zoll, auch Duplex
* Leiharbeiter Schweißen, Trenkwalder, Linz, 01/2016 bis 02/2019: eingesetzt bei voestalpine, Rosenbauer und Fill
* Schlosser, Goša Montaža, Velika Plana (Serbien), 09/2004 bis 11/2015: Brücken, Kessel, Baustellen in Russland und Algerien
^ **SCHULE**
Mašinska škola, Smederevska Palanka, 2001 bis 2004, Abschluss in Österreich anerkannt (Metalltechnik)
^ **PRÜFUNGEN**
141 und 135, T BW FM1 und FM5, gültig bis 06/2027
Staplerschein, Kranschein, SCC
^ **SPRACHEN**
Serbisch, Deutsch (B1)
^ **SONSTIGES**
Rot-Weiß-Rot-Karte plus, Führerschein B und E, Montage in ganz Österreich kein Problem
`,
  }),
  cv('20-de-ch-lehrerin', 'docx', 'de', 'CH', {
    names: ['Ursina Caduff-Zgraggen', 'Ursina Caduff'],
    email: 'ursina.caduff@surselva.example',
    phone: '079 555 01 61',
    city: 'Chur',
    languages: ['Rätoromanisch', 'Deutsch', 'Italienisch', 'Französisch'],
    aside: [3],
    jobs: [
      'Klassenlehrperson 3./4. Klasse | Stadtschule Chur | Chur | 2019-08 | now',
      'Primarlehrerin | Scola Ilanz | Ilanz | 2011-08 | 2018-07',
      'Skilehrerin (Winter) | Schneesportschule Obersaxen | Obersaxen | 2006-12 | 2010-04',
      'Praktikantin | Kinderheim St. Josef | Chur | 2007-02 | 2007-07',
    ],
    page: `
|| 12 5
| ! Ursina Caduff-Zgraggen\\Primarlehrerin EDK | 079 555 01 61\\ursina.caduff@surselva.example\\Loëstrasse 70\\7000 Chur
^ Geboren am 6. Mai 1988, Bürgerort Lumnezia GR, verheiratet, ein Sohn
# Unterricht
|| 4 13
| 8.2019 – dato | Klassenlehrperson 3./4. Klasse, **Stadtschule Chur**\\80 Prozent, 21 Kinder, Teamteaching mit der Heilpädagogin\\Steuergruppe Qualität, ICT-Verantwortliche
| 8.2018 – 7.2019 | Mutterschaft und Reise mit der Familie (Kanada)
| 8.2011 – 7.2018 | Primarlehrerin, **Scola Ilanz**\\5./6. Klasse, zweisprachig romanisch und deutsch
# Vorher
|| 4 13
| 2.2007 – 7.2007 | Praktikantin, **Kinderheim St. Josef**, Chur
| 12.2006 – 4.2010 | Skilehrerin (Winter), **Schneesportschule Obersaxen**
# Ausbildung
|| 4 13
| 2023 | CAS Schulleitung, PH Graubünden
| 2008 – 2011 | Bachelor Primarstufe, PH Graubünden, Chur
| 2006 | Matura, Kantonsschule Chur
# Sprachen
|| 4 13
| Rätoromanisch | Muttersprache
| Deutsch | Zweitsprache seit Kindertagen
| Italienisch | B2
| Französisch | B1
`,
  }),
  cv('21-de-de-entwickler', 'doc', 'de', 'DE', {
    names: ['Jonas Fleischhauer', 'Jonas M. Fleischhauer'],
    email: 'hallo@fleischhauer-dev.example',
    phone: '0152 28895456',
    city: 'Leipzig',
    headline: 'Full-Stack-Entwickler · TypeScript, React, Node',
    languages: ['Deutsch', 'Englisch'],
    aside: [1, 3],
    jobs: [
      'Senior Software Engineer | Check24 | Leipzig | 2023-07 | now',
      'Freiberuflicher Webentwickler | Selbstständig | Leipzig | 2020-02 | 2023-06',
      'Softwareentwickler | Spreadshirt | Leipzig | 2016-10 | 2020-01',
      'Werkstudent | Softwareforen Leipzig | Leipzig | 2014-04 | 2016-09',
    ],
    page: `
HEAD Jonas M. Fleischhauer – Profil für Projekt- und Festanstellung – Stand 11/2026
Full-Stack-Entwickler · TypeScript, React, Node
~ Plagwitz, 04229 Leipzig  |  0152 28895456  |  hallo@fleischhauer-dev.example  |  github.com/jfl-beispiel
# Erfahrung
= 07/2023 – jetzt\tCheck24, Leipzig\tSenior Software Engineer
* Buchungsstrecke Mietwagen: von Monolith zu sieben Diensten
* Verantwortlich für Barrierefreiheit (BITV, WCAG 2.2)
= 02/2020 – 06/2023\tSelbstständig, Leipzig\tFreiberuflicher Webentwickler
* Kunden: ein Stadttheater, zwei Verlage, ein Fahrradkurier
* Next.js, Strapi, viel Beratung
= 10/2016 – 01/2020\tSpreadshirt, Leipzig\tSoftwareentwickler
* Gestaltungswerkzeug im Browser, Canvas, Performance
= 04/2014 – 09/2016\tSoftwareforen Leipzig\tWerkstudent
# Studium
M. Sc. Informatik, Universität Leipzig, 2016
B. Sc. Informatik, TU Chemnitz, 2013
# Stack
TypeScript, React, Node.js, PostgreSQL, Playwright, Docker, GitLab CI
# Sprachen
Deutsch, Englisch (fließend, ein Jahr Galway)
# Sonst
Vier-Tage-Woche gewünscht. Remote oder Leipzig.
`,
  }),
  cv('22-de-de-pflege', 'docx', 'de', 'DE', {
    names: ['Swetlana Wiebe-Dück', 'Swetlana Wiebe-Dück, geb. Penner'],
    email: 's.wiebe-dueck@lippemail.example',
    phone: '0152 28817386',
    city: 'Detmold',
    languages: ['Deutsch', 'Russisch', 'Plautdietsch'],
    aside: [3],
    jobs: [
      'Stellvertretende Wohnbereichsleitung | Diakonis Seniorenheim Sofienstraße | Detmold | 2020-04 | now',
      'Examinierte Altenpflegerin | Diakonis Seniorenheim Sofienstraße | Detmold | 2014-10 | 2020-03',
      'Verkäuferin (Teilzeit) | Bäckerei Meffert | Lemgo | 2008-01 | 2011-08',
      'Auszubildende zur Altenpflegerin | Euwatec | Bad Salzuflen | 2011-10 | 2014-09',
    ],
    page: `
# Lebenslauf
PIC Bewerbungsfoto | Porträt einer Frau mit kurzem Haar
|| 5 12
| Name | Swetlana Wiebe-Dück, geb. Penner
| Anschrift | Hiddeser Straße 118, 32760 Detmold
| Telefon | 0152 28817386
| E-Mail | s.wiebe-dueck@lippemail.example
| geboren | 17.10.1984 in Karaganda
| Familienstand | verheiratet, vier Kinder
# Berufspraxis
|| 5 12
| 04/2020 bis heute | **Stellvertretende Wohnbereichsleitung**\\Diakonis Seniorenheim Sofienstraße, Detmold\\Dienstplan für 22 Kräfte, Praxisanleitung, Begleitung der MD-Prüfung
| 10/2014 bis 03/2020 | **Examinierte Altenpflegerin**\\Diakonis Seniorenheim Sofienstraße, Detmold\\Grund- und Behandlungspflege, Wundmanagement, Bezugspflege
| 10/2011 bis 09/2014 | siehe Ausbildung
| 01/2008 bis 08/2011 | **Verkäuferin (Teilzeit)**\\Bäckerei Meffert, Lemgo
# Ausbildung
|| 5 12
| 10/2011 bis 09/2014 | **Auszubildende zur Altenpflegerin**\\Euwatec, Bad Salzuflen
| 2001 | Realschulabschluss, Lemgo
# Fortbildungen
Wundexpertin ICW (2018, Rezertifizierung 2023), Praxisanleiterin 300 Stunden (2021)
# Sprachen
Deutsch, Russisch, Plautdietsch
# Sonstiges
Führerschein B. Keine Nachtdienste möglich, Wochenenden sehr gern.
Detmold, 20.11.2026 \tSwetlana Wiebe-Dück
`,
  }),
  cv('23-de-de-bilanz', 'pdf', 'de', 'DE', {
    names: ['Anna-Katharina Gräfin von Hohenlandsberg', 'Anna-Katharina von Hohenlandsberg'],
    email: 'ak.hohenlandsberg@isarpost.example',
    phone: '+49 174 9091317',
    city: 'Augsburg',
    headline: 'Bilanzbuchhalterin (IHK), IFRS',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Teamleiterin Hauptbuch | KUKA AG | Augsburg | 2021-10 | now',
      'Bilanzbuchhalterin | MAN Energy Solutions | Augsburg | 2015-01 | 2021-09',
      'Finanzbuchhalterin | Kanzlei Obermaier und Partner | Friedberg | 2010-07 | 2014-12',
    ],
    page: `
[[ 7 10
^ **Kontakt**
Hochfeldstraße 8
86159 Augsburg
+49 174 9091317
ak.hohenlandsberg@isarpost.example
^ **Sprachen**
Deutsch (Muttersprache)
Englisch (C1)
Italienisch (A2)
^ **IT**
SAP S/4HANA FI
LucaNet
DATEV
Excel, Power Query
^ **Privat**
Bergwacht, Cello
---
! Anna-Katharina Gräfin von Hohenlandsberg
Bilanzbuchhalterin (IHK), IFRS
^ **Werdegang**
^ Okt. 2021 – heute
**Teamleiterin Hauptbuch**, KUKA AG, Augsburg
* Sechs Mitarbeitende, Monatsabschluss am dritten Arbeitstag
* Leasing nach IFRS 16 eingeführt
^ Jan. 2015 – Sept. 2021
**Bilanzbuchhalterin**, MAN Energy Solutions, Augsburg
* Einzelabschluss HGB, Überleitung IFRS, Rückstellungen
^ Juli 2010 – Dez. 2014
**Finanzbuchhalterin**, Kanzlei Obermaier und Partner, Friedberg
* 35 Mandate, Handwerk und Gastronomie
^ **Bildung**
2014  Geprüfte Bilanzbuchhalterin, IHK Schwaben
2007 – 2010  Ausbildung zur Steuerfachangestellten
2007  Abitur, Maria-Ward-Gymnasium Augsburg
]]
`,
  }),
  cv('24-de-de-arbeitsvorbereiter', 'doc', 'de', 'DE', {
    names: [],
    city: 'Tuttlingen',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Leiter Arbeitsvorbereitung | Karl Storz | Tuttlingen | 2022-01 | now',
      'Fertigungsplaner | Aesculap AG | Tuttlingen | 2014-05 | 2021-12',
      'CNC-Programmierer | Chiron-Werke | Tuttlingen | 2010-03 | 2014-04',
    ],
    page: `
HEAD Personalkontor Hegau GmbH · Ekkehardstraße 7 · 78224 Singen · 07731 5550120 · profile@personalkontor-hegau.example
! Kandidatenprofil KP-20931
~ anonymisiert; Name und Anschrift nach Abschluss der Vermittlungsvereinbarung
|| 5 12
| Wohnort | Tuttlingen
| Jahrgang | 1985
| Abschluss | Diplom-Ingenieur (FH) Maschinenbau
| Ihr Ansprechpartner | Herr Benedikt Auer, Durchwahl -22
# Kurz gesagt
Maschinenbauer mit Spänen an den Schuhen. Plant Fertigung von Losgröße 3 bis 30.000 in der Medizintechnik.
# Stationen
## Karl Storz, Tuttlingen
**Leiter Arbeitsvorbereitung**, seit Januar 2022
* Zwölf Planer und Programmierer in zwei Werken
* Rüstzeit im Bereich Langdrehen um ein Viertel gesenkt
* Einführung Feinplanung (FELIOS) gemeinsam mit der IT
## Aesculap AG, Tuttlingen
**Fertigungsplaner**, Mai 2014 bis Dezember 2021
* Arbeitspläne, Vorkalkulation, Prozessvalidierung nach ISO 13485
## Chiron-Werke, Tuttlingen
**CNC-Programmierer**, März 2010 bis April 2014
* Inbetriebnahmen beim Kunden in Bursa, Wuhan, Greenville
# Studium und Schule
Maschinenbau, Hochschule Furtwangen, Diplom (FH) 2009
Technisches Gymnasium Tuttlingen, Abitur 2004
# Sprachkenntnisse
Deutsch und Türkisch zweisprachig, Englisch verhandlungssicher
# Gehaltsvorstellung
82.000 Euro, Kündigungsfrist drei Monate zum Quartal
`,
  }),
];
