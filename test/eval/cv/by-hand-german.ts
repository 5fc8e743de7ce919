import type { Sheet } from './sheet.ts';

const german = { lang: 'de', agency: 'DE' } as const;

/** CVs in German whose pages were written by hand, apart from the reader. All people are made up. */
export const BY_HAND_GERMAN: Sheet[] = [
  {
    ...german,
    id: 'german-tabular-persoenlich',
    layout: 'by hand: tabular, personal data as a table with labels',
    format: 'docx',
    shown: 'Annegret Bruns-Hollmann',
    names: ['Annegret Bruns-Hollmann'],
    email: 'a.bruns-hollmann@mail.example',
    phone: '0541 9988123',
    place: 'Osnabrück',
    jobs: [
      'Lohnbuchhalterin | Hasetal Logistik GmbH & Co. KG | | 2019-03 | now',
      'Sachbearbeiterin Personal | Stadtwerke Bramsche | | 2012-08 | 2017-12',
    ],
    edu: ['Kauffrau für Bürokommunikation | Möbelhaus Terheide | 2012'],
    page: `
> **LEBENSLAUF**
^ **Persönliche Daten**
|| 5 11
| Name | Annegret Bruns-Hollmann
| Anschrift | Iburger Str. 88, 49082 Osnabrück
| Telefon | 0541 9988123
| E-Mail | a.bruns-hollmann@mail.example
| Geburtsdatum | 04.06.1990
^ **Beruflicher Werdegang**
|| 5 11
| seit 03/2019 | Lohnbuchhalterin\\Hasetal Logistik GmbH & Co. KG, Osnabrück\\- Abrechnung von 400 Mitarbeitenden\\- DATEV LODAS
| 01/2018 – 02/2019 | Elternzeit
| 08/2012 – 12/2017 | Sachbearbeiterin Personal\\Stadtwerke Bramsche\\- Zeitwirtschaft, Bewerbermanagement
^ **Ausbildung**
|| 5 11
| 08/2009 – 07/2012 | Ausbildung zur Kauffrau für Bürokommunikation\\Möbelhaus Terheide, Osnabrück
^ **Kenntnisse**
DATEV, SAP HCM, MS Excel
`,
  },
  {
    ...german,
    id: 'german-werkstudent',
    layout: 'by hand: student jobs, internships and a thesis with a firm',
    format: 'pdf',
    shown: 'Jannik Thorweihe',
    names: ['Jannik Thorweihe'],
    email: 'jannik.thorweihe@mail.example',
    phone: '+49 176 55501234',
    place: 'Aachen',
    jobs: [
      'Entwicklungsingenieur Antriebstechnik | Voltaris Mobility GmbH | | 2022-04 | now',
      'Werkstudent Simulation | Voltaris Mobility GmbH | | 2020-10 | 2022-03',
      'Praktikant Versuch | Kessler Getriebebau AG | | 2019-09 | 2020-02',
    ],
    edu: ['M.Sc. Maschinenbau | RWTH Aachen | 2022', 'B.Sc. Maschinenbau | RWTH Aachen | 2019'],
    page: `
! Jannik Thorweihe
Pontstraße 4 | 52062 Aachen | +49 176 55501234 | jannik.thorweihe@mail.example
# Berufserfahrung
**04/2022 – heute\tEntwicklungsingenieur Antriebstechnik**
Voltaris Mobility GmbH, Aachen
* Auslegung von Planetengetrieben
* Betreuung von Prüfständen
**10/2020 – 03/2022\tWerkstudent Simulation**
Voltaris Mobility GmbH, Aachen
* Modelle in Simulink
**09/2019 – 02/2020\tPraktikant Versuch**
Kessler Getriebebau AG, Friedrichshafen
* Auswertung von Messdaten
# Studium
**10/2019 – 03/2022\tM.Sc. Maschinenbau**
RWTH Aachen, Note 1,7
**10/2015 – 09/2019\tB.Sc. Maschinenbau**
RWTH Aachen
# Sprachen
Deutsch (Muttersprache), Englisch (C1), Niederländisch (A2)
`,
  },
  {
    ...german,
    id: 'german-handwerk',
    layout: 'by hand: a tradesman, employer first, years alone',
    format: 'doc',
    shown: 'Detlef Oberschmidt',
    names: ['Detlef Oberschmidt'],
    email: 'detlef.oberschmidt@mail.example',
    phone: '05231 778899',
    place: 'Detmold',
    jobs: [
      'Vorarbeiter | Lippe Rohrleitungsbau GmbH | | 2016 | now',
      'Rohrleitungsbauer | Weser-Tief GmbH | | 2009 | 2016',
      'Anlagenmechaniker | Fa. Heinrich Diekjobst | | 2005 | 2009',
    ],
    edu: ['Anlagenmechaniker | Fa. Heinrich Diekjobst | 2005'],
    page: `
Lebenslauf
Detlef Oberschmidt
Bielefelder Straße 210, 32758 Detmold
Tel. 05231 778899, detlef.oberschmidt@mail.example
^ Berufspraxis
2016 bis heute\tLippe Rohrleitungsbau GmbH, Detmold
\tVorarbeiter
2009 bis 2016\tWeser-Tief GmbH, Minden
\tRohrleitungsbauer
2005 bis 2009\tFa. Heinrich Diekjobst, Lage
\tAnlagenmechaniker
^ Berufsausbildung
2002 bis 2005\tFa. Heinrich Diekjobst, Lage
\tAusbildung zum Anlagenmechaniker, Gesellenbrief
^ Schulbildung
1992 bis 2002\tRealschule Lage, Mittlere Reife
^ Führerschein
Klasse B, C1E
`,
  },
  {
    ...german,
    id: 'german-zweispaltig',
    layout: 'by hand: two columns, contact and skills at the left',
    format: 'pdf',
    shown: 'Yasemin Aydoğan',
    names: ['Yasemin Aydoğan'],
    email: 'yasemin.aydogan@mail.example',
    phone: '0157 33322110',
    place: 'Mannheim',
    jobs: [
      'Teamleiterin Kundenservice | Quadrate Versicherungen AG | | 2021-01 | now',
      'Kundenberaterin | Quadrate Versicherungen AG | | 2017-05 | 2020-12',
      'Servicekraft im Callcenter | Neckar Dialog GmbH | | 2015-02 | 2017-04',
    ],
    edu: ['Kauffrau für Versicherungen und Finanzen | Rhein-Allianz Mannheim | 2015'],
    skills: ['Genesys', 'SAP CRM'],
    page: `
[[ 5.5 11.5
**KONTAKT**
Lange Rötterstr. 5
68167 Mannheim
0157 33322110
yasemin.aydogan@mail.example
**KENNTNISSE**
Genesys
SAP CRM
**SPRACHEN**
Deutsch
Türkisch
---
! Yasemin Aydoğan
**BERUFSERFAHRUNG**
**Teamleiterin Kundenservice**
Quadrate Versicherungen AG | 01/2021 – heute
* Führung von 14 Mitarbeitenden
* Einsatzplanung
**Kundenberaterin**
Quadrate Versicherungen AG | 05/2017 – 12/2020
* Schadenaufnahme
**Servicekraft im Callcenter**
Neckar Dialog GmbH | 02/2015 – 04/2017
**AUSBILDUNG**
**Kauffrau für Versicherungen und Finanzen**
Rhein-Allianz Mannheim | 2012 – 2015
]]
`,
  },
  {
    ...german,
    id: 'german-pflege',
    layout: 'by hand: a nurse, dates above each job in bold',
    format: 'docx',
    shown: 'Mandy Zschoche',
    names: ['Mandy Zschoche'],
    email: 'mandy.zschoche@mail.example',
    phone: '0351 4455667',
    place: 'Dresden',
    jobs: [
      'Stationsleitung Intensivpflege | Klinikum Elbhang | | 2020-07 | now',
      'Gesundheits- und Krankenpflegerin | Klinikum Elbhang | | 2013-10 | 2020-06',
      'Altenpflegehelferin | Seniorenheim Lindenhof | | 2009-09 | 2010-08',
    ],
    edu: ['Gesundheits- und Krankenpflegerin | Medizinische Berufsfachschule Dresden | 2013'],
    page: `
! Mandy Zschoche
Gesundheits- und Krankenpflegerin
Augsburger Str. 9, 01309 Dresden · Tel.: 0351 4455667 · mandy.zschoche@mail.example
## Berufliche Stationen
**Seit Juli 2020**
Stationsleitung Intensivpflege, Klinikum Elbhang, Dresden
* Dienstplanung für 32 Pflegekräfte
* Praxisanleitung
**Oktober 2013 – Juni 2020**
Gesundheits- und Krankenpflegerin, Klinikum Elbhang, Dresden
* Internistische Station
**September 2009 – August 2010**
Altenpflegehelferin, Seniorenheim Lindenhof, Pirna
## Aus- und Weiterbildung
**2018 – 2020** Fachweiterbildung Intensivpflege und Anästhesie, Akademie Elbe
**2010 – 2013** Gesundheits- und Krankenpflegerin, Medizinische Berufsfachschule Dresden
`,
  },
  {
    ...german,
    id: 'german-tt-mm-jjjj',
    layout: 'by hand: whole dates with the employer before a dash',
    format: 'pdf',
    shown: 'Volker Sießegger',
    names: ['Volker Sießegger'],
    email: 'v.siessegger@mail.example',
    phone: '07531 445566',
    place: 'Konstanz',
    jobs: [
      'Einkaufsleiter | Bodan Anlagenbau GmbH | | 2018-02 | now',
      'Strategischer Einkäufer | Hegau Pumpen KG | | 2011-07 | 2018-01',
    ],
    edu: ['Dipl.-Wirtsch.-Ing. (FH) | HTWG Konstanz | 2011'],
    page: `
# Lebenslauf Volker Sießegger
Seestraße 31, 78464 Konstanz, Tel. 07531 445566, v.siessegger@mail.example
## Berufstätigkeit
01.02.2018 – heute
**Bodan Anlagenbau GmbH – Einkaufsleiter**
Verantwortung für 45 Mio. € Einkaufsvolumen, Rahmenverträge, drei Mitarbeiter
01.07.2011 – 31.01.2018
**Hegau Pumpen KG – Strategischer Einkäufer**
Gussteile, Lieferantenaudits
## Studium
01.10.2006 – 30.06.2011
**HTWG Konstanz – Dipl.-Wirtsch.-Ing. (FH)**
## Wehrdienst
01.10.2005 – 30.06.2006 Gebirgsjägerbataillon 231, Bad Reichenhall
`,
  },
  {
    ...german,
    id: 'german-at-lehre',
    layout: 'by hand: Austrian, Lehre and Präsenzdienst',
    format: 'docx',
    agency: 'AT',
    shown: 'Ing. Gernot Haselsteiner',
    names: ['Gernot Haselsteiner'],
    email: 'gernot.haselsteiner@mail.example',
    phone: '+43 664 5550123',
    place: 'Linz',
    jobs: [
      'Bauleiter Hochbau | Donauwerk Bau GmbH | | 2017-03 | now',
      'Techniker | Traun Fertigteile GmbH | | 2010-09 | 2017-02',
    ],
    edu: ['Hochbau | HTL Linz | 2009'],
    page: `
# LEBENSLAUF
## Zur Person
Name:\tIng. Gernot Haselsteiner
Adresse:\tWiener Straße 14, 4020 Linz
Mobil:\t+43 664 5550123
Mail:\tgernot.haselsteiner@mail.example
Staatsbürgerschaft:\tÖsterreich
## Berufliche Laufbahn
seit März 2017\tBauleiter Hochbau
\tDonauwerk Bau GmbH, Linz
\tWohnbau bis 20 Mio. €
09/2010 – 02/2017\tTechniker
\tTraun Fertigteile GmbH, Traun
\tArbeitsvorbereitung
09/2009 – 02/2010\tPräsenzdienst, Hörsching
## Schule
2004 – 2009\tHTL Linz, Hochbau, Matura
`,
  },
  {
    ...german,
    id: 'german-ch-funktion',
    layout: 'by hand: Swiss, Funktion and Firma as labels',
    format: 'pdf',
    agency: 'CH',
    shown: 'Ursina Caduff',
    names: ['Ursina Caduff'],
    email: 'ursina.caduff@mail.example',
    phone: '+41 78 555 04 11',
    place: 'Chur',
    jobs: [
      'Leiterin Finanzen | Rätia Seilbahnen AG | | 2019-08 | now',
      'Treuhänderin | Plessur Treuhand AG | | 2014-01 | 2019-07',
    ],
    edu: ['Fachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis | Controller Akademie | 2014'],
    page: `
! Ursina Caduff
Kasernenstrasse 60, 7000 Chur – +41 78 555 04 11 – ursina.caduff@mail.example
^ **Berufserfahrung**
Zeitraum:\t08/2019 – heute
Firma:\tRätia Seilbahnen AG, Chur
Funktion:\tLeiterin Finanzen
Aufgaben:\tJahresabschluss nach Swiss GAAP FER, Budget
^ Zeitraum:\t01/2014 – 07/2019
Firma:\tPlessur Treuhand AG, Chur
Funktion:\tTreuhänderin
Aufgaben:\tMandate von KMU
^ **Weiterbildung**
2012 – 2014\tFachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis, Controller Akademie
^ **Sprachen**
Deutsch, Rätoromanisch, Italienisch
`,
  },
  {
    ...german,
    id: 'german-promoviert',
    layout: 'by hand: a doctor, position and institute on one line',
    format: 'docx',
    shown: 'Dr. rer. nat. Friederike von Hülst',
    names: ['Friederike von Hülst'],
    email: 'f.vonhuelst@mail.example',
    phone: '0551 3344556',
    place: 'Göttingen',
    jobs: [
      'Laborleiterin Analytik | Leine Pharma GmbH | | 2020-11 | now',
      'Wissenschaftliche Mitarbeiterin | Max-Planck-Institut für Stoffkreisläufe | | 2015-04 | 2020-10',
    ],
    edu: ['Promotion in Chemie | Georg-August-Universität Göttingen | 2015'],
    page: `
> **Dr. rer. nat. Friederike von Hülst**
> Chemikerin
> Herzberger Landstr. 2, 37085 Göttingen · 0551 3344556 · f.vonhuelst@mail.example
^ **WERDEGANG**
**seit 11/2020: Laborleiterin Analytik, Leine Pharma GmbH, Göttingen**
* HPLC, LC-MS, GMP
* zehn Mitarbeitende
**04/2015 – 10/2020: Wissenschaftliche Mitarbeiterin, Max-Planck-Institut für Stoffkreisläufe**
* Isotopenanalytik
^ **BILDUNGSWEG**
2011 – 2015 Promotion in Chemie, Georg-August-Universität Göttingen
2006 – 2011 Diplom in Chemie, Georg-August-Universität Göttingen
^ **PUBLIKATIONEN**
elf Artikel, Liste auf Wunsch
`,
  },
  {
    ...german,
    id: 'german-lang-rolle',
    layout: 'by hand: several posts under one employer, dates in brackets',
    format: 'pdf',
    shown: 'Tobias Krähenbrink',
    names: ['Tobias Krähenbrink'],
    email: 'tobias.kraehenbrink@mail.example',
    phone: '0201 5556677',
    place: 'Essen',
    jobs: [
      'Abteilungsleiter IT-Betrieb | Ruhrgut Energie AG | | 2021-01 | now',
      'Teamleiter Serverbetrieb | Ruhrgut Energie AG | | 2016-06 | 2020-12',
      'Systemadministrator | Ruhrgut Energie AG | | 2011-09 | 2016-05',
      'IT-Techniker | Computerhaus Baldeney | | 2008-08 | 2011-08',
    ],
    edu: ['Fachinformatiker Systemintegration | Computerhaus Baldeney | 2008'],
    page: `
! Tobias Krähenbrink
Rüttenscheider Str. 120 · 45131 Essen · 0201 5556677 · tobias.kraehenbrink@mail.example
# Praxiserfahrung
## Ruhrgut Energie AG, Essen
**Abteilungsleiter IT-Betrieb** (01/2021 – heute)
* 28 Mitarbeitende, zwei Rechenzentren
**Teamleiter Serverbetrieb** (06/2016 – 12/2020)
* Virtualisierung
**Systemadministrator** (09/2011 – 05/2016)
* Windows, Exchange
## Computerhaus Baldeney, Essen
**IT-Techniker** (08/2008 – 08/2011)
* Vor-Ort-Service
# Ausbildung
Fachinformatiker Systemintegration, Computerhaus Baldeney (08/2005 – 07/2008)
`,
  },
  {
    ...german,
    id: 'german-absteigend-ohne-koepfe',
    layout: 'by hand: one table with all of a life, newest last',
    format: 'docx',
    shown: 'Margarethe Poppinga',
    names: ['Margarethe Poppinga'],
    email: 'm.poppinga@mail.example',
    phone: '04941 223344',
    place: 'Aurich',
    jobs: [
      'Bürokauffrau | Autohaus Wittmund | | 2003-09 | 2008-03',
      'Assistentin der Geschäftsführung | Ostfriesische Molkerei eG | | 2010-04 | 2019-12',
      'Office Managerin | Windpark Service Nord GmbH | | 2020-01 | now',
    ],
    edu: ['Bürokauffrau | Autohaus Wittmund | 2003'],
    page: `
**Margarethe Poppinga**, Esenser Str. 7, 26603 Aurich
Telefon: 04941 223344 – E-Mail: m.poppinga@mail.example
^ **Tabellarischer Lebenslauf**
|| 5 11
| 1990 – 2000 | Grund- und Realschule Aurich, Realschulabschluss
| 09/2000 – 08/2003 | Ausbildung zur Bürokauffrau, Autohaus Wittmund
| 09/2003 – 03/2008 | Bürokauffrau, Autohaus Wittmund
| 04/2008 – 03/2010 | Elternzeit
| 04/2010 – 12/2019 | Assistentin der Geschäftsführung, Ostfriesische Molkerei eG
| seit 01/2020 | Office Managerin, Windpark Service Nord GmbH
`,
  },
  {
    ...german,
    id: 'german-freelancer',
    layout: 'by hand: a freelancer, projects with clients',
    format: 'pdf',
    shown: 'Sönke Ahrendt',
    names: ['Sönke Ahrendt'],
    email: 'soenke@ahrendt.example',
    phone: '040 22334455',
    place: 'Hamburg',
    jobs: [
      'Freiberuflicher Softwarearchitekt | selbstständig | | 2018-01 | now',
      'Softwareentwickler | Alster Digital GmbH | | 2012-03 | 2017-12',
    ],
    edu: ['Diplom-Informatiker | Universität Hamburg | 2012'],
    skills: ['Java', 'Kubernetes', 'Kafka'],
    page: `
! Sönke Ahrendt
Softwarearchitekt | Hamburg | 040 22334455 | soenke@ahrendt.example
# Kernkompetenzen
Java, Kubernetes, Kafka
# Beruflicher Hintergrund
**Freiberuflicher Softwarearchitekt**
selbstständig, seit 01/2018
* Einführung einer Ereignisplattform bei einem Versandhändler
* Ablösung eines Altsystems bei einem Versicherer
**Softwareentwickler**
Alster Digital GmbH, 03/2012 bis 12/2017
* Webshops in Java
# Akademische Ausbildung
Diplom-Informatiker, Universität Hamburg, 2012
`,
  },
];
