import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-sixth-rest');

/** The German ones of the thirty that are closed. */
export const BY_HAND_THIRTY_SIXTH_REST_GERMAN: Sheet[] = [
  cv('15-de-fahrer', 'doc', 'de', 'DE', {
    names: ['Emre Yılmaz', 'Emre Yilmaz'],
    email: 'emre.yilmaz.lkw@ruhrpost.example',
    phone: '0171 3920042',
    city: 'Gelsenkirchen',
    headline: 'Berufskraftfahrer CE',
    languages: ['Deutsch', 'Türkisch'],
    jobs: [
      'Berufskraftfahrer Nahverkehr | Dachser | Herne | 2020-02 | now',
      'Kraftfahrer Fernverkehr | Spedition Rieck | Bochum | 2014-08 | 2020-01',
      'Auslieferungsfahrer | Getränke Hoffmann | Gelsenkirchen | 2010-04 | 2014-07',
      'Lagerhelfer | Zeitarbeit Randstad | Essen | 2008-09 | 2010-03',
    ],
    page: `
L E B E N S L A U F
^ Yılmaz, Emre
Berufskraftfahrer CE
Bismarckstr. 150, 45881 Gelsenkirchen
Handy 0171 3920042
Mail emre.yilmaz.lkw@ruhrpost.example
geb. am 19.09.1989 in Gelsenkirchen, ledig, deutsch
^ **Berufspraxis**
= 02.2020 bis heute\tBerufskraftfahrer Nahverkehr
= \tDachser, Herne
= \tWechselbrücke, Stückgut, Hebebühne, 18 Stopps
= 08.2014 - 01.2020\tKraftfahrer Fernverkehr
= \tSpedition Rieck, Bochum
= \tBenelux und Frankreich, Plane
= 04.2010 - 07.2014\tAuslieferungsfahrer
= \tGetränke Hoffmann, Gelsenkirchen
= 09.2008 - 03.2010\tLagerhelfer
= \tZeitarbeit Randstad, Essen
^ **Schule**
= 2000 - 2006\tGesamtschule Ückendorf, Hauptschulabschluss nach Klasse 10
= 2006 - 2008\tAusbildung Maler und Lackierer (abgebrochen)
^ **Führerschein und Scheine**
B, C, CE, 95 bis 07/2029, Fahrerkarte, ADR Basis, Staplerschein, Ladungssicherung
^ **Sprachen**
= Deutsch\tsehr gut
= Türkisch\tMuttersprache
`,
  }),
  cv('16-de-at-bilanzbuchhalterin', 'docx', 'de', 'AT', {
    names: ['Katharina Edlinger-Huber'],
    email: 'k.edlinger-huber@murpost.example',
    phone: '+43 660 555 01 42',
    city: 'Graz',
    headline: 'Bilanzbuchhalterin',
    languages: ['Deutsch', 'Englisch', 'Slowenisch'],
    jobs: [
      'Leitung Rechnungswesen | Energie Steiermark | Graz | 2021-03 | now',
      'Bilanzbuchhalterin | Andritz AG | Graz | 2014-09 | 2021-02',
      'Buchhalterin | Steuerberatung Pichler & Partner | Leibnitz | 2009-10 | 2014-08',
    ],
    page: `
[[ 12 5
**Mag. (FH) Katharina Edlinger-Huber**
Bilanzbuchhalterin
Körösistraße 88, 8010 Graz
+43 660 555 01 42
k.edlinger-huber@murpost.example
---
PIC Foto | Porträt
]]
# Berufliche Laufbahn
**Energie Steiermark, Graz**
Leitung Rechnungswesen, März 2021 bis dato
* Team mit 9 Mitarbeiterinnen und Mitarbeitern
* Jahresabschluss nach UGB und IFRS, Konsolidierungskreis 31 Gesellschaften
* Karenzvertretung für die Konzernsteuern 2023
**Andritz AG, Graz**
Bilanzbuchhalterin, September 2014 bis Februar 2021
* Auftragsfertigung, POC, Intercompany
* Karenz Mai 2017 bis August 2018
**Steuerberatung Pichler & Partner, Leibnitz**
Buchhalterin, Oktober 2009 bis August 2014
# Ausbildung
FH-Studium Rechnungswesen und Controlling, Campus 02, Graz, 2005 – 2009
Bilanzbuchhalterprüfung, WIFI Steiermark, 2013
Matura, HAK Leibnitz, 2005
# Sprachen
Deutsch (Muttersprache), Englisch (C1), Slowenisch (A2)
# EDV
SAP FI/CO, BMD, LucaNet, Excel
# Freizeit
Chor, Weingarten der Schwiegereltern, Schitouren
`,
  }),
  cv('17-de-ch-koch', 'pdf', 'de', 'CH', {
    names: ['Duc Minh Pham'],
    email: 'dm.pham@limmatpost.example',
    phone: '079 555 01 63',
    city: 'Winterthur',
    headline: 'Sous-Chef',
    languages: ['Deutsch', 'Vietnamesisch', 'Französisch'],
    aside: [3],
    jobs: [
      'Sous-Chef | Restaurant Strauss | Winterthur | 2022-05 | now',
      'Chef de Partie | Park Hotel | Winterthur | 2018-11 | 2022-04',
      'Commis de cuisine | Grand Resort Bad Ragaz | Bad Ragaz | 2016-12 | 2018-10',
      'Lehre als Koch EFZ | Kantonsspital Winterthur | Winterthur | 2013-08 | 2016-07',
    ],
    page: `
[[ 5 12
! Duc Minh Pham
Sous-Chef
^ Winterthur
079 555 01 63
~ dm.pham@limmatpost.example
^ **Jahrgang**
1997, Schweizer
^ **Sprachen**
Deutsch
Vietnamesisch
Französisch (Schule)
^ **Kurse**
Berufsbildner
Lebensmittelhygiene
Diätkoch, in Ausbildung
^ **Hobbys**
Pilze, Bouldern
---
**Kurzprofil**
Ich koche gern mit wenig Zutaten und gut gelaunt. Lehrlinge auszubilden macht mir Freude; gesucht ist eine Küche mit Tagesbetrieb.
^ **Stationen**
**Restaurant Strauss, Winterthur**
Sous-Chef
Mai 2022 – heute
* Brigade von 9, zwei Lernende
* Bestellwesen, Menüplanung, 15 Gault-Millau-Punkte
**Park Hotel, Winterthur**
Chef de Partie
Nov. 2018 – April 2022
* Entremetier, danach Saucier
**Grand Resort Bad Ragaz**
Commis de cuisine
Dez. 2016 – Okt. 2018
**Kantonsspital Winterthur**
Lehre als Koch EFZ
Aug. 2013 – Juli 2016
^ **Schulen**
Sekundarschule B, Winterthur-Töss, 2013
^ Referenzen gebe ich gerne auf Anfrage
]]
`,
  }),
  cv('18-de-entwickler', 'pdf', 'de', 'DE', {
    names: ['Sven von der Heyde'],
    email: 'sven@vonderheyde.example',
    phone: '040 66969 218',
    city: 'Hamburg',
    headline: 'Freiberuflicher Softwarearchitekt',
    jobs: [
      'Softwarearchitekt | Otto | Hamburg | 2024-10 | now',
      'Lead Developer | Hapag-Lloyd | Hamburg | 2022-01 | 2024-09',
      'Entwickler | Hermes Germany | Hamburg | 2020-04 | 2021-12',
      'Senior Softwareentwickler | Silpion IT-Solutions | Hamburg | 2012-05 | 2020-03',
      'Softwareentwickler | Cassens Datentechnik GmbH | Lüneburg | 2007-09 | 2012-04',
    ],
    page: `
FOOT Profil Sven von der Heyde, Stand November 2026
# Profil
**Sven von der Heyde**
Freiberuflicher Softwarearchitekt
Hamburg, remote oder vor Ort
040 66969 218, sven@vonderheyde.example
Stundensatz nach Absprache, verfügbar ab 01.02.2027
# Schwerpunkte
Java/Kotlin, verteilte Systeme, Event Sourcing, Ablösung von Altsystemen, Workshops mit dem Fachbereich
# Projekte (freiberuflich)
|| 3.5 4.5 9
| **Zeitraum** | **Kunde** | **Rolle und Aufgabe**
| 10/2024 – heute | Otto | Softwarearchitekt\\Neuschnitt der Retourenabwicklung, 5 Teams, Kafka
| 01/2022 – 09/2024 | Hapag-Lloyd | Lead Developer\\Buchungsstrecke, Kotlin, AWS, Ablösung Host
| 04/2020 – 12/2021 | Hermes Germany | Entwickler\\Sendungsverfolgung, Spring Boot, Postgres
# Festanstellungen
|| 3.5 4.5 9
| 05/2012 – 03/2020 | Silpion IT-Solutions | Senior Softwareentwickler
| 09/2007 – 04/2012 | Cassens Datentechnik GmbH | Softwareentwickler, Lüneburg
# Ausbildung
Dipl.-Informatiker, Universität Hamburg, 2007
# Zertifikate
iSAQB CPSA-A, AWS Solutions Architect Associate
`,
  }),
  cv('19-de-erzieherin', 'docx', 'de', 'DE', {
    names: ['Lea-Sophie Wörner', 'Lea-Sophie Woerner'],
    email: 'leasophie.woerner@neckarmail.example',
    phone: '0174 9091317',
    city: 'Esslingen',
    headline: 'Staatlich anerkannte Erzieherin',
    aside: [1, 2],
    jobs: [
      'Erzieherin | Evangelische Kindertagesstätte Arche | Esslingen | 2024-09 | now',
      'Anerkennungspraktikum | Städtische Kita Pliensauvorstadt | Esslingen | 2023-09 | 2024-08',
      'Freiwilliges Soziales Jahr | Lebenshilfe | Kirchheim unter Teck | 2019-09 | 2020-08',
      'Aushilfe | dm-drogerie markt | Plochingen | 2018-05 | 2019-08',
    ],
    page: `
# Lebenslauf von Lea-Sophie Wörner
Staatlich anerkannte Erzieherin
PIC Foto | Foto
= Geboren\t27.11.2001 in Esslingen am Neckar
= Wohnhaft\tUrbanstraße 12, 73728 Esslingen
= Telefon\t0174 9091317
= E-Mail\tleasophie.woerner@neckarmail.example
## Praxis
**09/2024 – heute** Erzieherin
Evangelische Kindertagesstätte Arche, Esslingen
* U3-Gruppe, Eingewöhnung nach dem Berliner Modell
* Waldtag, Elternabende, Portfolio
**09/2023 – 08/2024** Anerkennungspraktikum
Städtische Kita Pliensauvorstadt, Esslingen
**09/2019 – 08/2020** Freiwilliges Soziales Jahr
Lebenshilfe, Kirchheim unter Teck
**05/2018 – 08/2019** Aushilfe
dm-drogerie markt, Plochingen
## Schule und Ausbildung
**2020 – 2024** Fachschule für Sozialpädagogik, Esslingen (praxisbegleitend)
**2012 – 2019** Georgii-Gymnasium Esslingen, Fachhochschulreife
## Und sonst
Gitarre, Jugendleiterin in der Kirchengemeinde, Erste Hilfe am Kind (2026)
Führerschein B
`,
  }),
  cv('20-de-polier', 'doc', 'de', 'DE', {
    names: ['Zbigniew Kowalczyk'],
    email: 'z.kowalczyk.bau@spreemail.example',
    phone: '030 23125 077',
    city: 'Königs Wusterhausen',
    headline: 'Polier Hochbau',
    languages: ['Polnisch', 'Deutsch'],
    jobs: [
      'Polier | Implenia Hochbau | Berlin | 2019-04 | now',
      'Werkpolier | Ed. Züblin AG | Berlin | 2013-03 | 2019-03',
      'Vorarbeiter Schalung | HBG Hanse-Bau | Rostock | 2008-05 | 2012-12',
      'Zimmerer | Budimex | Warschau | 1998 | 2008',
    ],
    page: `
**Bewerbung als Polier**
|| 4 13
| Familienname | Kowalczyk
| Vorname | Zbigniew
| Beruf | Polier Hochbau
| Wohnort | 15711 Königs Wusterhausen
| Telefon | 030 23125 077
| E-Mail | z.kowalczyk.bau@spreemail.example
| geboren | 1979
^ **Tätigkeiten**
|| 4 5 4 4
| **von – bis** | **Firma** | **Ort** | **als**
| 04/2019 – jetzt | Implenia Hochbau | Berlin | Polier
| 03/2013 – 03/2019 | Ed. Züblin AG | Berlin | Werkpolier
| 05/2008 – 12/2012 | HBG Hanse-Bau | Rostock | Vorarbeiter Schalung
| 1998 – 2008 | Budimex | Warschau | Zimmerer
^ **Baustellen der letzten Jahre**
* Bürohaus am Ostbahnhof, 9 Geschosse, Sichtbeton SB3
* Wohnhäuser in Schönefeld, 180 WE, Halbfertigteile
* U-Bahnhof, Deckel und Schlitzwandköpfe
^ **Kurse**
Polierprüfung IHK 2016, SCC Dok. 18, Kranführer, Anschläger, Ersthelfer
^ **Sprachen**
Polnisch, Deutsch (B2, Baustelle fließend)
^ Mit Montage nur noch im Umkreis von 100 km. Eintritt zum Quartal.
`,
  }),
];
