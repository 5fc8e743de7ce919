import { BY_HAND_SIXTIETH_REST_DUTCH } from './by-hand-sixtieth-rest-dutch.ts';
import { BY_HAND_SIXTIETH_REST_FRENCH } from './by-hand-sixtieth-rest-french.ts';
import { BY_HAND_SIXTIETH_REST_ITALIAN } from './by-hand-sixtieth-rest-italian.ts';
import { BY_HAND_SIXTIETH_REST_NORTH } from './by-hand-sixtieth-rest-north.ts';
import { BY_HAND_SIXTIETH_REST_PORTUGUESE } from './by-hand-sixtieth-rest-portuguese.ts';
import { BY_HAND_SIXTIETH_REST_SPANISH } from './by-hand-sixtieth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The rest of the lot, in German and seven other languages, all closed. All people are made up. */
export const BY_HAND_SIXTIETH_REST: Sheet[] = [
  cv('01-de-de-altenpflege', 'pdf', 'de', 'DE', {
    names: ['Yvonne Kaczmarek', 'Yvonne Kaczmarek geb. Wolter'],
    email: 'yvonne.kaczmarek@havelpost.example',
    phone: '0176 04069021',
    city: 'Brandenburg an der Havel',
    headline: 'Examinierte Altenpflegerin',
    languages: ['Deutsch', 'Polnisch'],
    aside: [3],
    jobs: [
      'Wohnbereichsleitung | Seniorenpark Am Beetzsee | Brandenburg an der Havel | 2020-04 | now',
      'Altenpflegerin | Volkssolidarität | Rathenow | 2013-10 | 2020-03',
      'Altenpflegerin | Pro Seniore | Potsdam | 2010-09 | 2012-06',
      'Ausbildung zur Altenpflegerin | Pro Seniore | Potsdam | 2007-09 | 2010-08',
    ],
    page: `
> **Lebenslauf**
! Yvonne Kaczmarek
> Examinierte Altenpflegerin
# Persönliche Daten
Geburtsname\tWolter
Geboren\t03.05.1989 in Rathenow
Anschrift\tKrakauer Straße 19, 14776 Brandenburg an der Havel
Mobil\t0176 04069021
E-Mail\tyvonne.kaczmarek@havelpost.example
Familienstand\tverheiratet, zwei Kinder (9 und 13)
# Berufliche Stationen
04/2020 – heute\tWohnbereichsleitung
\tSeniorenpark Am Beetzsee, Brandenburg an der Havel
\tDienstplan für 16 Kolleginnen, Qualitätsprüfungen, Angehörigengespräche
10/2013 – 03/2020\tAltenpflegerin
\tVolkssolidarität, Rathenow
\tAmbulante Touren, Wundversorgung, Behandlungspflege
07/2012 – 09/2013\tElternzeit
09/2010 – 06/2012\tAltenpflegerin
\tPro Seniore, Potsdam
09/2007 – 08/2010\tAusbildung zur Altenpflegerin
\tPro Seniore, Potsdam
# Weiterbildung
2021\tPraxisanleiterin (300 Stunden)
2024\tPflegedienstleitung, Modul 1 bis 3
# Sprachen
Deutsch, Polnisch
# Sonstiges
Führerschein B, eigenes Auto; ab 01.02.2027 verfügbar
`,
  }),
  cv('02-de-at-tischler', 'docx', 'de', 'AT', {
    names: ['Ing. Florian Haslinger', 'Florian Haslinger'],
    email: 'flo.haslinger@innviertelpost.example',
    phone: '+43 660 555 01 28',
    city: 'Ried im Innkreis',
    languages: ['Deutsch', 'Englisch'],
    aside: [3],
    jobs: [
      'Projektleiter Ladenbau | Wiesauer Möbelbau GmbH | Ried im Innkreis | 2021 | now',
      'Arbeitsvorbereiter | FACC | Ort im Innkreis | 2017 | 2021',
      'Tischler | Tischlerei Brandstätter | Schärding | 2013 | 2017',
      'Lehrling | Tischlerei Brandstätter | Schärding | 2009 | 2012',
    ],
    page: `
[[ 12 5
# Ing. Florian Haslinger
Hohenzeller Weg 7, 4910 Ried im Innkreis
+43 660 555 01 28, flo.haslinger@innviertelpost.example
Geb. 1993, Österreich
---
PIC Foto | Portrait im Hemd
]]
## Was ich mache
|| 3 14
| seit 2021 | **Projektleiter Ladenbau**\\Wiesauer Möbelbau GmbH, Ried im Innkreis\\Bäckereien und Apotheken in AT, DE und Südtirol, Budget bis 900.000 €
| 2017–2021 | **Arbeitsvorbereiter**\\FACC, Ort im Innkreis\\CNC-Programme, Stücklisten, Kabinenausstattung
| 2013–2017 | **Tischler**\\Tischlerei Brandstätter, Schärding\\Küchen, Stiegen, Montage auf der Baustelle
| 2012–2013 | Präsenzdienst, Zehner-Kaserne
| 2009–2012 | **Lehrling**\\Tischlerei Brandstätter, Schärding
## Was ich gelernt habe
|| 3 14
| 2022 | Ingenieur (Zertifizierung WKO)
| 2016 | HTL für Berufstätige, Hallstatt, Innenausbau
| 2012 | Lehrabschlussprüfung mit Auszeichnung
## Was ich kann
Imos, AutoCAD, Excel, SAP am Rande; Deutsch, Englisch; Führerschein B, BE
## Gehaltsvorstellung
€ 3.900 brutto, 14 mal
`,
  }),
  cv('03-de-ch-polymechaniker', 'doc', 'de', 'CH', {
    names: ['Arben Krasniqi'],
    email: 'arben.krasniqi@thurpost.example',
    phone: '+41 79 555 01 43',
    city: 'Frauenfeld',
    headline: 'Polymechaniker EFZ',
    languages: ['Albanisch', 'Deutsch', 'Englisch'],
    jobs: [
      'CNC-Fräser / Teamleiter Stv. | Baumer Electric AG | Frauenfeld | 2019-08 | now',
      'Polymechaniker | Stadler Rail | Bussnang | 2014-08 | 2019-07',
      'Lagermitarbeiter | Migros Verteilzentrum | Gossau | 2009-03 | 2010-07',
    ],
    page: `
HEAD Arben Krasniqi – Zürcherstrasse 188 – 8500 Frauenfeld – +41 79 555 01 43 – arben.krasniqi@thurpost.example
**CURRICULUM VITAE**
Polymechaniker EFZ, Jahrgang 1990, Bewilligung C, verheiratet
^ **Berufserfahrung**
August 2019 bis heute
CNC-Fräser / Teamleiter Stv., Baumer Electric AG, Frauenfeld
* 5-Achs Hermle C32, Heidenhain iTNC 640, Serien von 5 bis 2000 Stück
* Einrichten, Erstmuster, Einteilung von sieben Personen in der Spätschicht
^ August 2014 bis Juli 2019
Polymechaniker, Stadler Rail, Bussnang
* Drehgestelle, Messen mit Zeiss, Vorrichtungsbau
^ März 2009 bis Juli 2010
Lagermitarbeiter, Migros Verteilzentrum, Gossau
^ **Ausbildung**
2010 bis 2014 Polymechaniker EFZ, Bildungszentrum für Technik Frauenfeld
Sekundarschule in Weinfelden
^ **Kurse**
SVBL Staplerfahrer 2009, Berufsbildnerkurs 2021
^ **Sprachen**
Albanisch, Deutsch, Englisch
^ **Referenz**
Herr Urs Debrunner, Leiter Fertigung, gerne auf Anfrage
`,
  }),
  cv('04-de-de-buerokauffrau', 'pdf', 'de', 'DE', {
    names: ['Sabine Ohlendorf-Petersen', 'Sabine Ohlendorf'],
    email: 's.ohlendorf@foerdemail.example',
    phone: '0431 5550187',
    city: 'Kiel',
    headline: 'Bürokauffrau',
    languages: [],
    jobs: [
      'Sachbearbeiterin Einkauf | Thyssenkrupp Marine Systems | Kiel | 2015-05 | now',
      'Assistentin der Geschäftsführung | Petersen Bootsbau GmbH | Eckernförde | 2006-01 | 2015-04',
      'Bürokauffrau | Autohaus Lüdtke | Rendsburg | 1999-08 | 2005-12',
    ],
    page: `
Sabine Ohlendorf-Petersen
Bürokauffrau
Holtenauer Straße 254
24106 Kiel
Tel. 0431 5550187
s.ohlendorf@foerdemail.example

**Profil**
Über 25 Jahre im Büro, davon elf im Einkauf. Ordentlich, trinkfest am Kaffeeautomaten, nicht aus der Ruhe zu bringen. Ich suche Teilzeit mit 25 bis 30 Stunden, gern vormittags.

**Beruf**
Mai 2015 – heute: Sachbearbeiterin Einkauf, Thyssenkrupp Marine Systems, Kiel
Bestellungen in SAP MM, Terminverfolgung, Rechnungsklärung, Lieferantenbewertung
Januar 2006 – April 2015: Assistentin der Geschäftsführung, Petersen Bootsbau GmbH, Eckernförde
Alles vom Angebot bis zur Lohnvorbereitung für 30 Leute; Messe boot in Düsseldorf
August 1999 – Dezember 2005: Bürokauffrau, Autohaus Lüdtke, Rendsburg

**Ausbildung**
1996 – 1999 Bürokauffrau, Berufsschule am Nord-Ostsee-Kanal
1996 Realschulabschluss

**EDV**
SAP MM, DATEV, Office, Lexware
`,
  }),
  cv('05-de-de-profil-agentur', 'docx', 'de', 'DE', {
    names: [],
    city: 'Regensburg',
    languages: ['Deutsch', 'Englisch', 'Tschechisch'],
    jobs: [
      'Testingenieur Elektronik | Vitesco | Regensburg | 2019-07 | now',
      'Prüffeldtechniker | Krones | Neutraubling | 2014-02 | 2019-06',
      'Elektroniker für Geräte und Systeme | Zollner Elektronik | Zandt | 2010-09 | 2014-01',
    ],
    page: `
HEAD Donautal Personal GmbH | Kandidatenprofil | vertraulich
# Kandidatenprofil Nr. 60-1183
|| 6 11
| Abschluss | Staatlich geprüfter Techniker, Elektrotechnik
| Geschlecht / Jahrgang | männlich, 1989
| Wohnort | Regensburg
| Verfügbarkeit | 3 Monate zum Quartal
| Gehaltswunsch | 68.000 €
| Sprachen | Deutsch, Englisch, Tschechisch
| Mobilität | Führerschein B, Reisen bis 20 %
# Beruflicher Werdegang
|| 6 11
| 07/2019 – heute | Vitesco, Regensburg\\**Testingenieur Elektronik**\\Prüfstände für Inverter, LabVIEW, CANoe, Testspezifikationen
| 02/2014 – 06/2019 | Krones, Neutraubling\\**Prüffeldtechniker**\\Inbetriebnahme Schaltschränke, VDE-Messungen
| 09/2010 – 01/2014 | Zollner Elektronik, Zandt\\**Elektroniker für Geräte und Systeme**
# Bildung
|| 6 11
| 2014 – 2018 | Techniker (Abendschule), Eckert Schulen Regenstauf
| 2007 – 2010 | Ausbildung, Zollner Elektronik
# Eindruck
Ruhiger, sehr genauer Gesprächspartner. Wechselmotiv: Standortabbau.
FOOT Ansprechpartnerin: Miriam Schraml, 0941 5550120, schraml@donautal-personal.example
`,
  }),
  cv('06-de-de-koch-syrien', 'doc', 'de', 'DE', {
    names: ['Abdulrahman Al-Khatib', 'Abdulrahman Al Khatib'],
    email: 'abd.alkhatib93@ruhrmail.example',
    phone: '0171 3920077',
    city: 'Bochum',
    languages: ['Arabisch', 'Deutsch', 'Türkisch'],
    jobs: [
      'Koch | Mercure Hotel | Bochum | 2022-06 | now',
      'Beikoch | Mensa Ruhr-Universität | Bochum | 2019-10 | 2022-05',
      'Küchenhilfe | Vapiano | Essen | 2017-04 | 2019-09',
      'Konditor | Salloura | Aleppo | 2010 | 2013',
    ],
    page: `
# Lebenslauf
|| 5 12
| Vorname, Name | Abdulrahman Al-Khatib
| Adresse | Herner Straße 311, 44809 Bochum
| Handy | 0171 3920077
| Mail | abd.alkhatib93@ruhrmail.example
| Geburtsdatum | 20.08.1993
| Staatsangehörigkeit | deutsch (seit 2024)
## Arbeit
* 06.2022 bis heute: Koch im Mercure Hotel, Bochum. Frühstück und Bankett bis 180 Personen, warme Küche, Bestellung Gemüse.
* 10.2019 bis 05.2022: Beikoch in der Mensa Ruhr-Universität, Bochum. 2.500 Essen am Tag.
* 04.2017 bis 09.2019: Küchenhilfe bei Vapiano, Essen.
* 2010 bis 2013: Konditor bei Salloura, Aleppo (Familie hat dort auch gearbeitet).
## Schule und Kurse
* Externenprüfung Koch, IHK Mittleres Ruhrgebiet, 2021, Note 2
* Deutsch B2 (telc), 2018
* Abitur in Aleppo, 2011
## Sprachen
Arabisch (Muttersprache), Deutsch (B2), Türkisch (gut)
## Ich suche
Vollzeit in Betriebsküche, wenn möglich ohne Sonntag. Führerschein B.
`,
  }),
  ...BY_HAND_SIXTIETH_REST_FRENCH,
  ...BY_HAND_SIXTIETH_REST_SPANISH,
  ...BY_HAND_SIXTIETH_REST_ITALIAN,
  ...BY_HAND_SIXTIETH_REST_PORTUGUESE,
  ...BY_HAND_SIXTIETH_REST_DUTCH,
  ...BY_HAND_SIXTIETH_REST_NORTH,
];
