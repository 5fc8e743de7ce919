import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-eighth');

/** The eight in German. All people are made up. */
export const BY_HAND_FIFTY_EIGHTH_REST_GERMAN: Sheet[] = [
  cv('15-de-industriemechaniker', 'doc', 'de', 'DE', {
    names: ['Andrzej Wojciechowski'],
    email: 'a.wojciechowski@ruhrbrief.example',
    phone: '0152 54599371',
    city: 'Gelsenkirchen',
    languages: ['Polnisch', 'Deutsch', 'Russisch'],
    jobs: [
      'Industriemechaniker Instandhaltung | Glaswerk Rentfort GmbH | Gladbeck | 2018-03 | now',
      'Schlosser in Zeitarbeit | Randstad | Essen | 2015-09 | 2018-02',
      'Maschinenschlosser | Huta Katowice | Dąbrowa Górnicza | 2001-08 | 2015-06',
    ],
    page: `
**LEBENSLAUF**
^ **Persönliche Daten**
|| 5 12
| Name: | Andrzej Wojciechowski
| Geburtsdatum: | 04.10.1982
| Geburtsort: | Sosnowiec (Polen)
| Adresse: | Horster Str. 288, 45899 Gelsenkirchen
| Telefon: | 0152 54599371
| E-Mail: | a.wojciechowski@ruhrbrief.example
| Familienstand: | verheiratet, 2 Kinder
^ **Berufspraxis**
|| 5 12
| 03/2018 – heute | Industriemechaniker Instandhaltung\\Glaswerk Rentfort GmbH, Gladbeck\\- Wartung und Reparatur der Floatlinie, Pumpen, Getriebe, Hydraulik\\- 4-Schicht, Rufbereitschaft\\- Schweißen E-Hand und WIG
| 09/2015 – 02/2018 | Schlosser in Zeitarbeit\\Randstad, Essen\\- Einsätze bei Evonik Marl, BP Scholven und Trimet
| 08/2001 – 06/2015 | Maschinenschlosser\\Huta Katowice, Dąbrowa Górnicza\\- Walzwerk, Reparaturbrigade
^ **Schule und Ausbildung**
|| 5 12
| 1997 – 2001 | Technische Berufsschule Sosnowiec, Abschluss: Maschinenschlosser (von der IHK anerkannt 2017)
| 1989 – 1997 | Grundschule
^ **Sonstige Kenntnisse**
|| 5 12
| Sprachen | Polnisch (Muttersprache), Deutsch (gut in Wort, Schrift geht so), Russisch (Schule)
| Führerschein | B, C, Staplerschein, Kranschein
| Schweißerprüfung | 111, 141, gültig bis 06/2027
^ Gelsenkirchen, den 20.11.2026
`,
  }),
  cv('16-de-erzieherin', 'pdf', 'de', 'DE', {
    names: ['Merve Yıldırım-Scholz'],
    email: 'merve.ys@kiezmail.example',
    phone: '030 23125 447',
    city: 'Berlin',
    headline: 'Staatlich anerkannte Erzieherin',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Stellvertretende Kitaleitung | Kita Sonnenkäfer | Berlin | 2022-08 | now',
      'Erzieherin Krippe | Kita Wilde Rübe | Berlin | 2016-09 | 2022-07',
      'Au-pair | Familie Hartley | Bristol | 2012-09 | 2013-07',
      'Ausbildung zur Erzieherin | Anna-Freud-Schule | Berlin | 2013-08 | 2016-07',
    ],
    aside: [3],
    page: `
[[ 6 11
PIC Foto | Porträtfoto
^ **Kontakt**
Weserstraße 190
12045 Berlin
030 23125 447
merve.ys@kiezmail.example
^ **Geboren**
11. Mai 1994, Berlin-Neukölln
^ **Sprachen**
Deutsch
Türkisch
Englisch (B2)
^ **Das kann ich**
Eingewöhnung nach Berliner Modell
Sprachlerntagebuch
Elterngespräche zweisprachig
Dienstplan, wenn drei krank sind
Gitarre, laut
---
! Merve Yıldırım-Scholz
Staatlich anerkannte Erzieherin
# Berufliche Stationen
**Stellvertretende Kitaleitung**
Kita Sonnenkäfer, Berlin
seit August 2022
* 94 Kinder, 19 Fachkräfte, Stellvertretung in allen Belangen
* Anleitung von Quereinsteigern und berufsbegleitend Studierenden
* Konzeption zur Mehrsprachigkeit
**Erzieherin Krippe**
Kita Wilde Rübe, Berlin
September 2016 bis Juli 2022
* Nestgruppe mit 10 Kindern, zwei davon mit Integrationsstatus B
**Au-pair**
Familie Hartley, Bristol (England)
September 2012 bis Juli 2013
# Ausbildung
**Ausbildung zur Erzieherin**
Anna-Freud-Schule, Berlin
August 2013 bis Juli 2016
**Abitur**
Albert-Schweitzer-Gymnasium, 2012
# Fortbildung
Facherzieherin für Integration (2019), Kinderschutz nach § 8a (2024), Erste Hilfe am Kind (2026)
]]
`,
  }),
  cv('17-de-sachbearbeiterin', 'docx', 'de', 'DE', {
    names: ['Heike Brandstetter'],
    email: 'heike.brandstetter@inntal.example',
    phone: '0171 3920068',
    city: 'Rosenheim',
    jobs: [
      'Sachbearbeiterin Vertriebsinnendienst | Mangfall Antennentechnik GmbH | Rosenheim | 2011 | now',
      'Exportsachbearbeiterin | Hamberger Industriewerke GmbH | Stephanskirchen | 2002 | 2011',
      'Bürokauffrau | Autohaus Eder | Kolbermoor | 1994 | 1998',
      'Auszubildende zur Bürokauffrau | Autohaus Eder | Kolbermoor | 1991 | 1994',
    ],
    aside: [3],
    page: `
Heike Brandstetter, Ebersberger Straße 41, 83022 Rosenheim
Tel. 0171 3920068, heike.brandstetter@inntal.example

Bewerbung als Sachbearbeiterin in Teilzeit (25–30 Std.)

Sehr geehrte Damen und Herren,
nach vielen Jahren im selben Haus möchte ich noch einmal etwas Neues anfangen. Meinen Lebenslauf finden Sie unten, die Zeugnisse reiche ich gern nach.
Mit freundlichen Grüßen
Heike Brandstetter

# Lebenslauf
Geboren am 30.12.1974 in Bad Aibling, verheiratet, zwei erwachsene Töchter

## Beruf
seit 2011\tSachbearbeiterin Vertriebsinnendienst, Mangfall Antennentechnik GmbH, Rosenheim
\tAufträge anlegen in SAP SD, Liefertermine, Reklamationen, Messevorbereitung
2002 – 2011\tExportsachbearbeiterin, Hamberger Industriewerke GmbH, Stephanskirchen
\tZollpapiere, Akkreditive, Speditionen, Schwerpunkt Skandinavien
1998 – 2002\tFamilienphase
1994 – 1998\tBürokauffrau, Autohaus Eder, Kolbermoor
1991 – 1994\tAuszubildende zur Bürokauffrau, Autohaus Eder, Kolbermoor

## Schule
1985 – 1991\tRealschule Bad Aibling, mittlere Reife

## Kenntnisse
MS Office (sehr gut), SAP SD und MM, ATLAS-Ausfuhr, Zehnfingersystem

## Ehrenamt
Kassierin beim Trachtenverein, Schöffin am Amtsgericht 2019 – 2023
`,
  }),
  cv('18-de-shk-profil', 'doc', 'de', 'DE', {
    names: [],
    city: 'Kassel',
    headline: 'Anlagenmechaniker SHK',
    languages: ['Deutsch', 'Arabisch', 'Englisch'],
    jobs: [
      'Kundendienstmonteur | Wärmetechnik Umbach GmbH | Baunatal | 2021-09 | now',
      'Anlagenmechaniker SHK | Haustechnik Reuse | Kassel | 2019-02 | 2021-08',
      'Ausbildung zum Anlagenmechaniker SHK | Haustechnik Reuse | Kassel | 2016-08 | 2019-01',
      'Klempner | Sanitärbetrieb Haddad | Homs | 2008 | 2013',
    ],
    aside: [2],
    page: `
HEAD Fuldatal Personal GmbH · Bewerberprofil Nr. 7713
> **Anonymisiertes Bewerberprofil**
|| 5.5 11.5
| Beruf | Anlagenmechaniker SHK
| Wohnort | Kassel
| Jahrgang | 1989
| Verfügbar | ab 01.02.2027
| Lohnvorstellung | 21,50 € / Std.
| Mobilität | Führerschein B, BE
| Sprachen | Deutsch (B2/C1), Arabisch, Englisch (Grundkenntnisse)
# Einschätzung des Disponenten
Pünktlich, sauberes Auftreten beim Kunden, fachlich sicher an Gasthermen und Wärmepumpen. Aktueller Arbeitgeber bitte nicht kontaktieren.
# Beruflicher Werdegang
**09/2021 – heute | Kundendienstmonteur**
Wärmetechnik Umbach GmbH, Baunatal
* Wartung und Störungsbeseitigung Viessmann, Vaillant, Buderus
* Inbetriebnahme von Wärmepumpen, Kältemittelschein Kat. I
**02/2019 – 08/2021 | Anlagenmechaniker SHK**
Haustechnik Reuse, Kassel
* Bäder, Steigleitungen, Pressfittings, Fußbodenheizung
**08/2016 – 01/2019 | Ausbildung zum Anlagenmechaniker SHK**
Haustechnik Reuse, Kassel (verkürzt)
**2008 – 2013 | Klempner**
Sanitärbetrieb Haddad, Homs (Syrien)
# Schule
Oskar-von-Miller-Schule Kassel (Berufsschule), Abschluss 2019
Mittelschulabschluss, anerkannt
FOOT Ihr Ansprechpartner: Herr Kördel, 0561 000 12 30, profile@fuldatal-personal.example
`,
  }),
  cv('19-de-sysadmin', 'pdf', 'de', 'DE', {
    names: ['Malte Hinrichsen'],
    email: 'post@malte-hinrichsen.example',
    phone: '+49 40 66969 215',
    city: 'Hamburg',
    languages: ['Deutsch', 'Englisch', 'Dänisch'],
    jobs: [
      'Teamleiter IT-Betrieb | Elbkai Logistik-IT GmbH | Hamburg | 2023-04 | now',
      'Linux-Systemadministrator | Otto Group | Hamburg | 2017-10 | 2023-03',
      'Systemadministrator | Universität Flensburg | Flensburg | 2012-01 | 2017-09',
      'Werkstudent Netzwerktechnik | Stadtwerke Flensburg | Flensburg | 2009-04 | 2011-12',
    ],
    page: `
! Malte Hinrichsen
~ Bahrenfelder Chaussee 73 · 22761 Hamburg · +49 40 66969 215 · post@malte-hinrichsen.example
# Profil
Seit fast fünfzehn Jahren Betrieb von Linux-Landschaften, zuletzt mit Personalverantwortung für sieben Leute. Ich automatisiere alles, was ich zweimal tun musste, und dokumentiere, was ich nicht automatisieren konnte.
# Erfahrung
## Teamleiter IT-Betrieb
Elbkai Logistik-IT GmbH, Hamburg
04/2023 – heute
* Betrieb von rund 420 VMs, zwei Rechenzentren, Wechsel von VMware zu Proxmox
* Rufbereitschaft neu geregelt (und überlebt)
* KRITIS-Audit 2025 ohne Hauptabweichung
## Linux-Systemadministrator
Otto Group, Hamburg
10/2017 – 03/2023
* Ansible, Foreman, Ceph; SLES und RHEL
* Containerplattform auf OpenShift mit aufgebaut
## Systemadministrator
Universität Flensburg
01/2012 – 09/2017
* Mail, LDAP, Moodle, Drucker (leider)
## Werkstudent Netzwerktechnik
Stadtwerke Flensburg
04/2009 – 12/2011
# Studium
B.Sc. Angewandte Informatik, Hochschule Flensburg, 2007 – 2011
# Zertifikate
RHCE, LPIC-3, ITIL 4 Foundation, BSI IT-Grundschutz-Praktiker
# Sprachen
Deutsch, Englisch (verhandlungssicher), Dänisch (aus der Schule in Flensburg, noch brauchbar)
`,
  }),
  cv('20-at-koch', 'docx', 'de', 'AT', {
    names: ['Florian Gschwandtner'],
    email: 'flo.gschwandtner@almpost.example',
    phone: '+43 664 555 01 87',
    city: 'St. Johann im Pongau',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Sous-Chef | Hotel Tannlehen | St. Johann im Pongau | 2022-12 | now',
      'Chef de Partie (Saucier) | Restaurant Döllerer | Golling | 2019-05 | 2022-10',
      'Demichef | Hotel Post | Lech am Arlberg | 2017-12 | 2019-04',
      'Commis de Cuisine | MS Europa 2 | | 2016-05 | 2017-10',
      'Kochlehrling | Gasthof Brückenwirt | St. Johann im Pongau | 2012-09 | 2015-08',
    ],
    aside: [4],
    page: `
# FLORIAN GSCHWANDTNER
Alpendorf 22, 5600 St. Johann im Pongau
+43 664 555 01 87 / flo.gschwandtner@almpost.example
geb. 14.02.1997 in Schwarzach, ledig, Präsenzdienst abgeleistet (2015/16)
# WERDEGANG
**Seit Dezember 2022**
Sous-Chef im Hotel Tannlehen, St. Johann im Pongau
140 Halbpensionsgäste, à la carte für 40, Brigade von neun. Wareneinsatz, Menüplanung, Lehrlingsausbildner seit 2024.
**Mai 2019 bis Oktober 2022**
Chef de Partie (Saucier) im Restaurant Döllerer, Golling
Vier Hauben, da lernt man Demut.
**Dezember 2017 bis April 2019**
Demichef im Hotel Post, Lech am Arlberg
Posten: Entremetier, Aushilfe Patisserie
**Mai 2016 bis Oktober 2017**
Commis de Cuisine auf der MS Europa 2
Einmal rundherum, Sicherheitslehrgang STCW
**September 2012 bis August 2015**
Kochlehrling im Gasthof Brückenwirt, St. Johann im Pongau
LAP mit Auszeichnung
# SCHULE
PTS St. Johann, davor Hauptschule
# SPRACHEN
Deutsch, Englisch (gut), Italienisch (Küche)
# SONST
Führerschein B, Bergrettung Ortsstelle St. Johann, Skitouren
`,
  }),
  cv('21-at-buchhalterin', 'doc', 'de', 'AT', {
    names: ['Dragana Petrović', 'Mag. Dragana Petrović', 'Mag.a Dragana Petrović'],
    email: 'd.petrovic@donaubrief.example',
    phone: '0664 555 0133',
    city: 'Linz',
    languages: ['Serbisch', 'Deutsch', 'Englisch'],
    headline: 'Bilanzbuchhalterin',
    jobs: [
      'Bilanzbuchhalterin | Steuerberatung Haslinger & Auböck | Linz | 2020-01 | now',
      'Buchhalterin | Fabasoft AG | Linz | 2015-06 | 2019-12',
      'Buchhaltungskraft | Trafik Großhandel Hofstätter | Wels | 2013-03 | 2015-05',
      'Referentin für Controlling | NIS a.d. | Novi Sad | 2008-10 | 2012-11',
    ],
    page: `
[[ 11 6
**Mag.a Dragana Petrović**
Bilanzbuchhalterin
---
Wiener Straße 131/9
4020 Linz
0664 555 0133
d.petrovic@donaubrief.example
]]
^ **BERUFSERFAHRUNG**
|| 4 13
| 01/2020 – dato | **Bilanzbuchhalterin**, Steuerberatung Haslinger & Auböck, Linz
|  | Jahresabschlüsse nach UGB für 35 Mandanten, Steuererklärungen, Betriebsprüfungen, BMD NTCS
| 06/2015 – 12/2019 | **Buchhalterin**, Fabasoft AG, Linz
|  | Kreditoren, Debitoren, Anlagen, UVA, ZM, Quartalsmeldungen
| 03/2013 – 05/2015 | **Buchhaltungskraft**, Trafik Großhandel Hofstätter, Wels
|  | Teilzeit neben dem Deutschkurs, Belege, Kassa, Mahnwesen
| 10/2008 – 11/2012 | **Referentin für Controlling**, NIS a.d., Novi Sad
|  | Budget Tankstellennetz, Berichte an die Zentrale
^ **AUSBILDUNG**
|| 4 13
| 2018 | Bilanzbuchhalterprüfung, WIFI Oberösterreich
| 2003 – 2008 | Wirtschaftswissenschaften, Universität Novi Sad (nostrifiziert als Mag.a rer.soc.oec.)
^ **SPRACHEN**
|| 4 13
| Serbisch | Muttersprache
| Deutsch | C2
| Englisch | B2
^ **PERSÖNLICHES**
Geboren 1984 in Zrenjanin, österreichische Staatsbürgerin, ein Sohn
`,
  }),
  cv('22-ch-fage', 'pdf', 'de', 'CH', {
    names: ['Ladina Caduff'],
    email: 'ladina.caduff@bergpost.example',
    phone: '079 555 01 46',
    city: 'Ilanz',
    languages: ['Rätoromanisch', 'Deutsch', 'Italienisch'],
    jobs: [
      'Fachfrau Gesundheit EFZ | Spitex Rein Anteriur | Ilanz | 2023-08 | now',
      'Fachfrau Gesundheit EFZ | Kantonsspital Graubünden | Chur | 2020-09 | 2023-06',
      'Saisonmitarbeiterin Skiverleih | Menzli Sport | Obersaxen | 2019-12 | 2020-04',
      'Lernende Fachfrau Gesundheit | Alters- und Pflegeheim Casa sogn Martin | Trun | 2016-08 | 2019-07',
    ],
    aside: [3],
    page: `
HEAD Ladina Caduff · Via Centrala 14 · 7130 Ilanz
# Curriculum Vitae
= Vorname\tLadina
= Name\tCaduff
= Adresse\tVia Centrala 14, 7130 Ilanz
= Natel\t079 555 01 46
= E-Mail\tladina.caduff@bergpost.example
= Geburtsdatum\t23.3.2000
= Heimatort\tLumnezia GR
# Berufliche Tätigkeiten
= 8.2023 – heute\tFachfrau Gesundheit EFZ, Spitex Rein Anteriur, Ilanz
* Grund- und Behandlungspflege bei Klientinnen von Vals bis Safien
* Wundpflege, Medikamente richten, Perigon
* Berufsbildnerin für eine Lernende
= 9.2020 – 6.2023\tFachfrau Gesundheit EFZ, Kantonsspital Graubünden, Chur
* Orthopädie, Station B4, 80 %
= 12.2019 – 4.2020\tSaisonmitarbeiterin Skiverleih, Menzli Sport, Obersaxen
# Ausbildung
= 8.2016 – 7.2019\tLernende Fachfrau Gesundheit, Alters- und Pflegeheim Casa sogn Martin, Trun
= 2007 – 2016\tPrimar- und Oberstufe, Ilanz
# Weiterbildung
= 2024\tBerufsbildnerkurs SRK Graubünden
= 2025\tPalliative Care A2
# Sprachen
Rätoromanisch (Sursilvan, Muttersprache), Deutsch (zweite Muttersprache), Italienisch (B1)
# Freizeit
Chor, Alpsommer auf Alp Dado, Motorrad
# Referenzen
Gibt es auf Anfrage, grüezi oder allegra genügt.
`,
  }),
];
