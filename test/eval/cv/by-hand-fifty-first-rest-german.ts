import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-first');

/** The six in German that are closed. All people are made up. */
export const BY_HAND_FIFTY_FIRST_REST_GERMAN: Sheet[] = [
  cv('19-de-pflege', 'pdf', 'de', 'DE', {
    names: ['Annegret Mählmann-Petersen'],
    email: 'a.maehlmann@wesermail.example',
    phone: '0171 3920041',
    city: 'Delmenhorst',
    languages: ['Deutsch', 'Englisch', 'Plattdeutsch'],
    jobs: [
      'Stationsleitung Geriatrie | Klinikum Links der Weser | Bremen | 2020-10 | now',
      'Praxisanleiterin | Josef-Hospital Delmenhorst | Delmenhorst | 2013-04 | 2020-09',
      'Gesundheits- und Krankenpflegerin | Josef-Hospital Delmenhorst | Delmenhorst | 2007-10 | 2013-03',
      'Ausbildung zur Gesundheits- und Krankenpflegerin | Klinikum Oldenburg | Oldenburg | 2004-10 | 2007-09',
    ],
    aside: [3],
    page: `
> **Lebenslauf**
PIC Bewerbungsfoto | Foto der Bewerberin
^ **Angaben zur Person**
|| 5 12
| Name | Annegret Mählmann-Petersen
| geboren | am 17. Juni 1986 in Wildeshausen
| Anschrift | Düsternortstraße 142, 27755 Delmenhorst
| Telefon | 0171 3920041
| E-Mail | a.maehlmann@wesermail.example
| Familienstand | verheiratet, zwei Kinder (14 und 11)
^ **Beruflicher Werdegang**
|| 5 12
| seit 10/2020 | **Stationsleitung Geriatrie**\\Klinikum Links der Weser, Bremen\\32 Betten, 27 Mitarbeitende, Dienstplan mit Vivendi, Mitarbeit im Delir-Projekt
| 04/2013 – 09/2020 | **Praxisanleiterin**\\Josef-Hospital Delmenhorst\\Begleitung von bis zu acht Auszubildenden, Prüfungsausschuss
| 10/2007 – 03/2013 | **Gesundheits- und Krankenpflegerin**\\Josef-Hospital Delmenhorst\\Innere Medizin, Vollzeit, ab 2012 Teilzeit 75 %
^ **Ausbildung und Schule**
|| 5 12
| 10/2004 – 09/2007 | Ausbildung zur Gesundheits- und Krankenpflegerin\\Klinikum Oldenburg, Examen: gut
| 1997 – 2004 | Graf-Anton-Günther-Schule, Oldenburg, Fachhochschulreife
^ **Fort- und Weiterbildung**
|| 5 12
| 2019 – 2020 | Stationsleitungskurs DKG, Bildungsakademie Bremen (720 Std.)
| 2012 | Praxisanleitung, 300 Stunden
^ **Sprachen**
Deutsch (Muttersprache), Englisch (Grundkenntnisse), Plattdeutsch
^ **Sonstiges**
Führerschein B, Schwerbehinderung: nein, frühester Eintritt 1. April
^ Delmenhorst, 22.11.2026
`,
  }),
  cv('20-de-kraftfahrer', 'docx', 'de', 'DE', {
    names: ['Uwe Gottschlich'],
    phone: '0152 28895456',
    city: 'Riesa',
    languages: ['Deutsch', 'Russisch'],
    jobs: [
      'Berufskraftfahrer Fernverkehr | Spedition Zschoche | Riesa | 2016 | now',
      'Kipperfahrer | Wolff & Müller | Dresden | 2009 | 2016',
      'Kraftfahrer | Molkerei Müller | Leppersdorf | 1998 | 2009',
      'Soldat auf Zeit | Bundeswehr | Frankenberg | 1994 | 1998',
    ],
    page: `
LEBENSLAUF
Gottschlich, Uwe
Klötzerstr. 31
01587 Riesa
Handy 0152 28895456 (abends, am besten nach 19 Uhr)
geb. 02.02.1973 Oschatz, geschieden, 1 Sohn erwachsen
Schule
1979-1989 POS „Käthe Kollwitz“ Riesa, Abschluß 10. Klasse
Lehre
1989-1992 Lehre Kfz-Schlosser, Stahlwerk Riesa, Facharbeiter
Arbeit
1994 - 1998   Soldat auf Zeit, Bundeswehr, Frankenberg (dort alle Scheine gemacht)
1998 - 2009   Kraftfahrer, Molkerei Müller, Leppersdorf, Milchsammelwagen
2009 - 2016   Kipperfahrer, Wolff & Müller, Dresden, A14 und A72 mitgebaut
2016 - jetzt   Berufskraftfahrer Fernverkehr, Spedition Zschoche, Riesa, Planenzug, DE/CZ/AT/IT
1992 - 1994 arbeitslos / ABM
Scheine
C, CE, 95 bis 2029, ADR Grundkurs, Staplerschein, Ladekran
Fahrerkarte gültig bis 07/2030
Sprachen
Deutsch, Russisch (Schule)
Ich suche Nahverkehr, wegen der Mutter (Pflegegrad 3). Wechselbrücke oder Tankwagen, Tagschicht, Lohn ab 3200 brutto.
Uwe Gottschlich
`,
  }),
  cv('21-de-at-buchhaltung', 'doc', 'de', 'AT', {
    names: ['Sabine Ortner-Huber', 'Mag. (FH) Sabine Ortner-Huber'],
    email: 'sabine.ortnerhuber@traunpost.example',
    phone: '0664 555 01 38',
    city: 'Wels',
    languages: ['Deutsch', 'Englisch', 'Ungarisch'],
    headline: 'Bilanzbuchhalterin',
    jobs: [
      'Leiterin Buchhaltung | Fronius International GmbH | Pettenbach | 2019-02 | now',
      'Bilanzbuchhalterin | TGW Logistics Group | Marchtrenk | 2012-06 | 2019-01',
      'Buchhalterin | Kanzlei Dr. Aigner Steuerberatung | Wels | 2007-09 | 2012-05',
    ],
    page: `
# Mag. (FH) Sabine Ortner-Huber
Bilanzbuchhalterin
Pernauer Straße 14/6, 4600 Wels, Österreich
Mobil: 0664 555 01 38 | sabine.ortnerhuber@traunpost.example
Geb. 11. Jänner 1984, österr. Staatsbürgerin, verh., 1 Kind
## Berufspraxis
**Fronius International GmbH**, Pettenbach
Leiterin Buchhaltung, Februar 2019 bis dato
* Führung von 9 Mitarbeiterinnen und Mitarbeitern
* UGB- und IFRS-Abschlüsse, 6 Auslandstöchter
* Einführung der elektronischen Eingangsrechnung, Durchlaufzeit von 14 auf 4 Tage
**TGW Logistics Group**, Marchtrenk
Bilanzbuchhalterin, Juni 2012 bis Jänner 2019 (Karenz 03/2015 – 05/2016)
* Projektbewertung POC, Anlagenbuchhaltung, UVA, ZM, Intrastat
**Kanzlei Dr. Aigner Steuerberatung**, Wels
Buchhalterin, September 2007 bis Mai 2012
* Klientenbuchhaltungen, Personalverrechnung für Gasthäuser und Ordinationen
## Ausbildung
2003 – 2007: FH Oberösterreich, Campus Steyr, Studiengang Controlling, Rechnungswesen und Finanzmanagement
1998 – 2003: Handelsakademie Wels, Matura
2011: Bilanzbuchhalterprüfung WIFI Linz
## Kenntnisse
BMD NTCS, SAP FI/CO, LucaNet, Excel (sehr gut)
Sprachen: Deutsch, Englisch (B2), Ungarisch (Grundlagen, von der Oma)
## Gehaltsvorstellung
€ 72.000 brutto p. a. bei 38,5 Stunden, Homeoffice zwei Tage
`,
  }),
  cv('22-de-ch-polymechaniker', 'pdf', 'de', 'CH', {
    names: ['Reto Aschwanden'],
    email: 'reto.aschwanden@reusstal.example',
    phone: '079 555 01 24',
    city: 'Altdorf',
    languages: ['Deutsch', 'Italienisch', 'Englisch'],
    headline: 'Polymechaniker EFZ / CNC-Programmierer',
    jobs: [
      'Gruppenleiter CNC-Fräsen | RUAG AG | Altdorf | 2021-03 | now',
      'CNC-Programmierer | Mikron SA | Agno | 2016-08 | 2021-02',
      'Polymechaniker | Pilatus Flugzeugwerke AG | Stans | 2012-08 | 2016-07',
    ],
    page: `
[[ 11.5 5.5
! Reto Aschwanden
**Polymechaniker EFZ / CNC-Programmierer**
^ __Genau ist mir genau genug. Ich suche eine Stelle in der Luftfahrt oder Medizinaltechnik, 80 bis 100 %, nicht weiter als eine Stunde von Altdorf.__
# Berufserfahrung
**Gruppenleiter CNC-Fräsen**
RUAG AG, Altdorf, März 2021 – heute
* 7 Leute, 5 Hermle C42, Zweischicht
* Rüstzeiten um 22 % gesenkt (Nullpunktspannung)
* Berufsbildner für drei Lernende
**CNC-Programmierer**
Mikron SA, Agno, August 2016 – Februar 2021
* hyperMILL, Mastercam, Siemens 840D
* Prototypen für die Uhrenbranche
**Polymechaniker**
Pilatus Flugzeugwerke AG, Stans, August 2012 – Juli 2016
* Beschläge PC-12, 5-Achs
# Ausbildung
2017 – 2019 Produktionsfachmann mit eidg. FA, Swissmechanic Tessin
2008 – 2012 Lehre als Polymechaniker EFZ, Dätwyler AG, Altdorf
---
^ **Kontakt**
Gotthardstrasse 77
6460 Altdorf UR
079 555 01 24
reto.aschwanden@reusstal.example
^ **Jahrgang**
1992, ledig
^ **Sprachen**
Deutsch (Muttersprache)
Italienisch (gut)
Englisch (B1)
^ **Ausweise**
Kat. B, A
Stapler R1
^ **Hobbys**
Schwingen (aktiv bis 2020), Ziegen, Tambour
^ **Referenz**
Frau Gisler, RUAG, erst nach Rücksprache
]]
`,
  }),
  cv('23-de-entwicklerin', 'docx', 'de', 'DE', {
    names: ['Ayşe Nur Yıldırım', 'Dr. Ayşe Nur Yıldırım', 'Dr. rer. nat. Ayşe Nur Yıldırım'],
    email: 'hallo@aysenur.example',
    phone: '0176 04069033',
    city: 'Karlsruhe',
    languages: ['Deutsch', 'Türkisch', 'Englisch', 'Französisch'],
    headline: 'Senior Data Engineer',
    aside: [3, 4],
    jobs: [
      'Senior Data Engineer | EnBW Energie Baden-Württemberg AG | Karlsruhe | 2022-01 | now',
      'Data Engineer | inovex GmbH | Karlsruhe | 2018-11 | 2021-12',
      'Wissenschaftliche Mitarbeiterin | Karlsruher Institut für Technologie (KIT) | Karlsruhe | 2014-10 | 2018-09',
      'Werkstudentin | SAP SE | Walldorf | 2012-04 | 2014-03',
      'Praktikum | Siemens | Istanbul | 2011-07 | 2011-09',
    ],
    page: `
# Dr. rer. nat. Ayşe Nur Yıldırım
Senior Data Engineer
Gerwigstraße 20 · 76131 Karlsruhe · 0176 04069033 · hallo@aysenur.example · gitlab.example/aysenur
## Kurz gesagt
Ich baue Datenstrecken, die auch am Sonntagabend laufen. Promoviert habe ich über Windfelder, geblieben bin ich bei Streams. Teilzeit (80 %) wäre mir lieb, Karlsruhe oder remote.
## Stationen
EnBW Energie Baden-Württemberg AG, Karlsruhe \tJan. 2022 – heute
**Senior Data Engineer**
* Smart-Meter-Daten: 1,4 Mio. Zähler, Kafka, Flink, Iceberg
* Fachliche Leitung eines Teams von fünf
inovex GmbH, Karlsruhe \tNov. 2018 – Dez. 2021
**Data Engineer** (Beratung)
* Kunden: eine Drogeriekette, ein Maschinenbauer, ein Verlag
* Spark, Airflow, dbt, AWS
Karlsruher Institut für Technologie (KIT) \tOkt. 2014 – Sept. 2018
**Wissenschaftliche Mitarbeiterin**
* Promotion „Kurzfristprognose von Windböen mit rekurrenten Netzen“, magna cum laude
SAP SE, Walldorf \tApr. 2012 – März 2014
**Werkstudentin**
Siemens, Istanbul \tJuli – Sept. 2011
**Praktikum**
## Studium
2009 – 2014 \tInformatik (B.Sc., M.Sc.), KIT, Note 1,3
2009 \tAbitur, Lessing-Gymnasium Karlsruhe
## Werkzeugkasten
Python, Scala, SQL, Terraform, Kubernetes, Databricks, Grafana
## Sprachen
Deutsch und Türkisch (beide Muttersprache), Englisch (C1), Französisch (A2)
## Drumherum
Mentorin bei CyberMentor, Rennrad, Baglama
`,
  }),
  cv('24-de-koch-brief', 'doc', 'de', 'DE', {
    names: ['Korbinian Freiherr von Thannhausen', 'Korbinian von Thannhausen'],
    email: 'korbi.thannhausen@chiemgaumail.example',
    phone: '030 23125 417',
    city: 'Prien am Chiemsee',
    languages: [],
    jobs: [
      'Küchenchef | Gasthof Zum Fischer am See | Prien am Chiemsee | 2020 | now',
      'Souschef | Residenz Heinz Winkler | Aschau | 2014 | 2019',
      'Chef de partie | Steirereck | Wien | 2011 | 2013',
      'Koch | Hotel Bareiss | Baiersbronn | 2008 | 2011',
    ],
    page: `
Korbinian Freiherr von Thannhausen
Seestraße 58
83209 Prien am Chiemsee
korbi.thannhausen@chiemgaumail.example
030 23125 417
^ An die Tafelrunde Personalberatung
z. Hd. Frau Ilse Kammerlander
Sendlinger Straße 9
80331 München
^ Prien, den 18. November 2026
^ **Bewerbung als Küchenchef, Kennziffer TR-330**
Sehr geehrte Frau Kammerlander,
einen Lebenslauf in Tabellenform habe ich seit zwölf Jahren nicht mehr gebraucht, darum erzähle ich es Ihnen so.
Seit 2020 bin ich Küchenchef im Gasthof Zum Fischer am See in Prien am Chiemsee, mit acht Köchen, zwei Lehrlingen und einem Wareneinsatz von 27 Prozent. Im Sommer machen wir 350 Essen am Tag, im Winter hundert.
Davor war ich von 2014 bis 2019 Souschef in der Residenz Heinz Winkler in Aschau. Von 2011 bis 2013 stand ich im Steirereck in Wien als Chef de partie am Fischposten. Angefangen habe ich nach der Lehre im Hotel Bareiss in Baiersbronn, dort war ich von 2008 bis 2011 Koch.
Die Lehre habe ich 2005 bis 2008 im Bayerischen Hof in München gemacht, den Küchenmeister (IHK) 2016 in Rosenheim.
Der Grund meines Wechsels ist einfach: Der Pachtvertrag läuft im März aus. Mein Gehaltswunsch liegt bei 5.400 Euro brutto, zwei Tage frei am Stück wären schön.
Mit freundlichen Grüßen
^ Korbinian v. Thannhausen
~ Den Adel lassen Sie am Herd bitte weg.
`,
  }),
];
