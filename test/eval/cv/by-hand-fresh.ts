import type { Sheet } from './sheet.ts';

/** Pages of CVs with what is to be read in them, by an author who had not seen the reader. All people are made up. */
export const BY_HAND_FRESH: Sheet[] = [
  {
    id: 'fresh-01-de',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Annegret von der Heydt-Lüders',
    names: ['Annegret von der Heydt-Lüders'],
    email: 'a.vdheydt@example.org',
    phone: '0251 / 555 01 73',
    place: 'Münster',
    jobs: [
      'Oberärztin, Klinik für Innere Medizin II (Kardiologie) | St.-Ludgerus-Hospital | | 2019-04 | now',
      'Fachärztin für Innere Medizin und Kardiologie | Kreisklinikum Borken-Süd | | 2017-01 | 2019-03',
      'Assistenzärztin in Weiterbildung | Klinikum Lippe-West gGmbH | | 2009-10 | 2015-07',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'English', 'Dutch'],
    page: `
! Lebenslauf
^ **Persönliche Daten**
|| 5 12
| Name: | von der Heydt-Lüders
| Vorname: | Annegret
| Titel: | Dr. med.
| Geburtsdatum: | 14.02.1979
| Geburtsort: | Wuppertal
| Familienstand: | verheiratet, zwei Kinder
| Anschrift: | Am Stadtgarten 17, 48143 Münster
| Telefon: | 0251 / 555 01 73
| E-Mail: | a.vdheydt@example.org
^ **Beruflicher Werdegang**
|| 5 12
| seit 04/2019 | Oberärztin, Klinik für Innere Medizin II (Kardiologie)\\St.-Ludgerus-Hospital, Münster\\Schwerpunkt: Herzinsuffizienz, Leitung der Echokardiographie
| 01/2017 – 03/2019 | Fachärztin für Innere Medizin und Kardiologie\\Kreisklinikum Borken-Süd, Borken
| 08/2015 – 12/2016 | Elternzeit
| 10/2009 – 07/2015 | Assistenzärztin in Weiterbildung\\Klinikum Lippe-West gGmbH, Detmold
^ **Studium und Prüfungen**
|| 5 12
| 2016 | Facharztprüfung vor der Ärztekammer Westfalen-Lippe
| 2010 | Promotion, Westfälische Wilhelms-Universität Münster (magna cum laude)
| 10/2002 – 06/2009 | Studium der Humanmedizin, Universität Göttingen
| 1998 – 2001 | Pädagogium Wuppertal, Abitur (Note 1,4)
^ **Sprachen**
|| 5 12
| Deutsch | Muttersprache
| Englisch | verhandlungssicher
| Niederländisch | Grundkenntnisse
^ Münster, den 3. November 2026
`,
  },
  {
    id: 'fresh-03-de',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'de',
    agency: 'DE',
    shown: 'Mirko Hadžić',
    names: ['Mirko Hadžić'],
    email: 'hadzic.mirko@example.net',
    phone: '03364 555 0912',
    place: 'Eisenhüttenstadt',
    jobs: [
      'Kfz-Meister und Werkstattleiter | Autohaus Grabow GmbH | | 2021 | now',
      'Kfz-Mechatroniker | Autohaus Grabow GmbH | | 2016 | 2021',
      'Kfz-Mechatroniker | Pitline Service | | 2012 | 2016',
      'Ausbildung zum Kfz-Mechatroniker | Fahrzeugbau Müllrose e.K. | | 2008 | 2012',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['German', 'Bosnian', 'Polish'],
    page: `
Mirko Hadžić
Lindenallee 88a, 15890 Eisenhüttenstadt
Tel. 03364 555 0912, handy 0171 5550912
hadzic.mirko@example.net
^ geb. 07.09.1991 in Zenica, ledig, deutsche Staatsangehörigkeit
^ 2021 bis heute  Kfz-Meister und Werkstattleiter, Autohaus Grabow GmbH, Eisenhüttenstadt
2016 – 2021  Kfz-Mechatroniker, Autohaus Grabow GmbH
2012 – 2016  Kfz-Mechatroniker, Pitline Service Frankfurt (Oder)
2008 – 2012  Ausbildung zum Kfz-Mechatroniker, Fahrzeugbau Müllrose e.K., Abschluss gut
2002 – 2008  Oberschule am Kanal, mittlere Reife
^ Meisterprüfung Handwerkskammer Cottbus 2020, HU/AU-Schulung, Hochvolt Stufe 2S
spreche deutsch, bosnisch (beides wie Muttersprache) und etwas polnisch
Hobbys: Rallye, Angeln
`,
  },
  {
    id: 'fresh-05-de',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'de',
    agency: 'DE',
    shown: 'Gülşah Öztürk-Brandt',
    names: ['Gülşah Öztürk-Brandt'],
    email: 'guelsah.oeztuerk@example.com',
    phone: '+49 (0)421 5550 338',
    place: 'Bremen',
    jobs: [
      'Leiterin Controlling | Nordwerft Zulieferer SE | | 2019-08 | now',
      'Senior Controllerin | Nordwerft Zulieferer SE | | 2015-02 | 2019-07',
      'Referentin Konzernrechnungswesen | Hanseatische Kaffee-Kontor AG | | 2011-10 | 2015-01',
      'Werkstudentin Buchhaltung | Steuerkanzlei Petersen & Partner mbB | | 2009 | 2011',
    ],
    edu: [],
    untold: true,
    languages: ['German', 'Turkish', 'English'],
    page: `
{{
**Leiterin Controlling**, 08/2019 – heute
Nordwerft Zulieferer SE, Bremen
Führung eines Teams von fünf Personen, Monatsabschluss in vier Tagen, Einführung SAP S/4HANA
^ **Senior Controllerin**, 02/2015 – 07/2019
Nordwerft Zulieferer SE, Bremen
Beteiligungscontrolling, Budgetprozess für drei Werke
^ **Referentin Konzernrechnungswesen**, 10/2011 – 01/2015
Hanseatische Kaffee-Kontor AG, Hamburg
HGB und IFRS, Konsolidierung mit LucaNet
^ **Werkstudentin Buchhaltung**, 2009 – 2011
Steuerkanzlei Petersen & Partner mbB, Oldenburg
^ **Studium**
M.Sc. Accounting & Finance, Carl von Ossietzky Universität Oldenburg, 2011
B.A. Wirtschaftswissenschaften, ebenda, 2009
^ **EDV**
SAP FI/CO, LucaNet, Power BI, MS Excel (VBA)
^ **Sprachkenntnisse**
Deutsch und Türkisch als Muttersprachen, Englisch C1
^ **Zur Person**
Gülşah Öztürk-Brandt
Contrescarpe 211, 28195 Bremen
+49 (0)421 5550 338
guelsah.oeztuerk@example.com
geboren am 21. Mai 1987
}}
`,
  },
  {
    id: 'fresh-07-de',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'de',
    agency: 'AT',
    shown: 'Theresia Hinteregger',
    names: ['Theresia Hinteregger'],
    email: 't.hinteregger@example.org',
    phone: '+43 316 555 0221',
    place: 'Graz',
    jobs: [
      'Leiterin Personal & Recht | Murtal Seilbahnen Betriebs-GmbH | | 2022-01 | now',
      'Arbeitsrechtsexpertin | Kammer für Wirtschaftstreuhand Steiermark | | 2015-02 | 2020-05',
      'Rechtsanwaltsanwärterin | Kanzlei Pölzl Stadlober & Partner | | 2012-09 | 2015-01',
      'Rechtspraktikantin | Oberlandesgericht Graz | | 2011-10 | 2012-06',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['German', 'Slovenian', 'English', 'Italian'],
    page: `
! Mag.ª Dr.in Theresia Hinteregger, MBA
Juristin · Leitung Personal und Recht
A-8010 Graz, Zinzendorfgasse 31/7
T: +43 316 555 0221
M: t.hinteregger@example.org
^ **BERUF**
^ dzt. (seit Jänner 2022)
Leiterin Personal & Recht (30 Wochenstunden)
Murtal Seilbahnen Betriebs-GmbH, Graz
^ Juni 2020 – Dezember 2021
Karenz
^ Feber 2015 – Mai 2020
Arbeitsrechtsexpertin
Kammer für Wirtschaftstreuhand Steiermark, Graz
^ Sept. 2012 – Jänner 2015
Rechtsanwaltsanwärterin
Kanzlei Pölzl Stadlober & Partner, Leoben
^ Okt. 2011 – Juni 2012
Rechtspraktikantin
Oberlandesgericht Graz
^ **AUSBILDUNG**
^ 2018 – 2019 Executive MBA, WU Wien
2009 – 2012 Doktoratsstudium Rechtswissenschaften, Karl-Franzens-Universität Graz
2004 – 2009 Diplomstudium Rechtswissenschaften, ebendort
2004 Matura, BG/BRG Judenburg
^ **SPRACHEN**
Deutsch – Muttersprache
Slowenisch – B2
Englisch – C1
Italienisch – A2
`,
  },
  {
    id: 'fresh-09-de',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'de',
    agency: 'CH',
    shown: 'Brigitte Aebischer-Zurbuchen',
    names: ['Brigitte Aebischer-Zurbuchen'],
    email: 'b.aebischer@example.org',
    phone: '079 555 03 18',
    place: 'Unterseen',
    jobs: [
      'Sachbearbeiterin Treuhand | Jungfrau Treuhand & Revision AG | | 2020-04 | now',
      'Mitarbeiterin Finanzen | Einwohnergemeinde Matten b. Interlaken | | 2014-08 | 2020-03',
      'Allrounderin Administration | Garage Ruchti & Söhne | | 2006-09 | 2012-06',
      'Kaufmännische Lehre, Profil E | Raiffeisenkasse Niesen | | 2003-08 | 2006-08',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['German', 'French', 'English'],
    page: `
! Brigitte Aebischer-Zurbuchen
Kauffrau EFZ / Sachbearbeiterin Treuhand mit eidg. FA
Spitalgasse 12, 3800 Unterseen BE	079 555 03 18	b.aebischer@example.org
Jahrgang 1984, Bürgerin von Habkern BE
# Berufspraxis
= 01.04.2020 – heute	**Sachbearbeiterin Treuhand, 60 %**
= 	Jungfrau Treuhand & Revision AG, Interlaken
= 	Führung von 35 Mandaten, Löhne, MWST, Steuern natürlicher Personen
= 01.08.2014 – 31.03.2020	**Mitarbeiterin Finanzen, 40 %**
= 	Einwohnergemeinde Matten b. Interlaken
= 	Debitoren, Kreditoren, Inkasso
= 01.07.2012 – 31.07.2014	Familienzeit (Geburt Nils und Lea)
= 01.09.2006 – 30.06.2012	**Allrounderin Administration, 100 %, ab 2010 80 %**
= 	Garage Ruchti & Söhne, Spiez
= 15.08.2003 – 14.08.2006	**Kaufmännische Lehre, Profil E**
= 	Raiffeisenkasse Niesen, Frutigen
# Weiterbildung
= 2017 – 2019	Fachausweis Treuhand, STS Bern (eidg. FA)
= 2008	First Certificate in English
# Sprachen
= Deutsch	Muttersprache
= Französisch	B2, mündlich sicher
= Englisch	B2
`,
  },
  {
    id: 'fresh-11-fr',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'fr',
    agency: 'FR',
    shown: 'Anne-Sophie Le Goff de Kervily',
    names: ['Anne-Sophie Le Goff de Kervily'],
    email: 'as.legoff@example.org',
    phone: '06 39 98 01 57',
    place: 'Quimper',
    jobs: [
      "Responsable marketing | Biscuiterie de l'Odet SAS | | 2021-03 | now",
      'Cheffe de produit junior puis cheffe de produit | Conserveries Le Bris & Fils | | 2016-09 | 2021-02',
      'Assistante marketing (alternance) | Groupe Armor Loisirs | | 2014-09 | 2016-08',
      'Vendeuse saisonnière | Crêperie du Port | | 2011 | 2013',
    ],
    edu: [],
    untold: true,
    aside: [2],
    languages: ['French', 'English', 'Breton'],
    page: `
! LE GOFF de KERVILY Anne-Sophie
**Responsable marketing et communication**
35 ans – Permis B
14 rue des Tanneurs, 29000 Quimper
06 39 98 01 57 – as.legoff@example.org
# EXPÉRIENCES PROFESSIONNELLES
^ **Responsable marketing**
Biscuiterie de l'Odet SAS, Quimper
Depuis mars 2021
* Refonte de la marque, budget de 600 k€, équipe de 4 personnes
^ **Cheffe de produit junior puis cheffe de produit**
Conserveries Le Bris & Fils, Douarnenez
De septembre 2016 à février 2021
* Lancement d'une gamme bio en GMS
^ **Assistante marketing (alternance)**
Groupe Armor Loisirs, Rennes
De septembre 2014 à août 2016
^ **Vendeuse saisonnière**
Étés 2011, 2012 et 2013
Crêperie du Port, Bénodet
# FORMATION
|| 5 12
| 2016 | Master Marketing, IGR-IAE Rennes
| 2013 | Licence Économie-gestion, UBO Brest
| 2010 | Baccalauréat ES, mention bien
# LANGUES
Français : langue maternelle
Anglais : courant (TOEIC 915)
Breton : notions
`,
  },
  {
    id: 'fresh-13-fr',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'fr',
    agency: 'CA',
    shown: 'Marie-Ève Tremblay Gagnon',
    names: ['Marie-Ève Tremblay Gagnon'],
    email: 'me.tremblaygagnon@example.com',
    phone: '819 555-0142',
    place: 'Sherbrooke (Québec)',
    jobs: [
      "Partenaire d'affaires RH | Aciers Memphrémagog inc. | | 2022-01 | now",
      'Conseillère RH, dotation | CIUSSS des Appalaches | | 2017-05 | 2021-12',
      'Technicienne en administration | Caisse populaire du Haut-Saint-François | | 2014 | 2017',
    ],
    edu: [],
    untold: true,
    languages: ['French', 'English', 'Spanish'],
    page: `
! Marie-Ève Tremblay Gagnon, CRHA
Sherbrooke (Québec) | 819 555-0142 | me.tremblaygagnon@example.com
^ **PROFIL**
Conseillère en ressources humaines agréée, dix ans en milieu manufacturier syndiqué. Bilingue.
^ **EXPÉRIENCE**
^ **Partenaire d'affaires RH** | Aciers Memphrémagog inc., Magog | janv. 2022 à présent
* Négociation de deux conventions collectives (CSN)
* Taux de roulement ramené de 31 % à 17 %
^ **Conseillère RH, dotation** | CIUSSS des Appalaches, Sherbrooke | mai 2017 – déc. 2021
* Congé de maternité et parental : août 2019 – juil. 2020
^ **Technicienne en administration** | Caisse populaire du Haut-Saint-François, Cookshire-Eaton | 2014 – 2017
^ **FORMATION**
Baccalauréat en administration des affaires (GRH), Université de Sherbrooke, 2017
DEC, Techniques de comptabilité, Cégep de Sherbrooke, 2014
^ **LANGUES**
Français, anglais, espagnol intermédiaire
^ Références sur demande
`,
  },
  {
    id: 'fresh-15-nl',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'Machteld van den Bosch-de Vries',
    names: ['Machteld van den Bosch-de Vries'],
    email: 'machteld.vandenbosch@example.org',
    phone: '06-55501927',
    place: 'Utrecht',
    jobs: [
      'Senior beleidsadviseur Jeugd en Wmo | Gemeente Nieuwegein | | 2021 | now',
      'Beleidsmedewerker Werk en Inkomen | Gemeente Nieuwegein | | 2016 | 2021',
      'Projectleider participatie | Stichting Lister & Zorg | | 2011 | 2016',
      'Onderzoeker | Movado Instituut | | 2005 | 2009',
    ],
    edu: [],
    untold: true,
    languages: ['Dutch', 'English', 'German', 'Frisian'],
    page: `
! drs. Machteld van den Bosch-de Vries
Beleidsadviseur sociaal domein
Oudegracht 318 bis, 3511 PK Utrecht – 06-55501927 – machteld.vandenbosch@example.org
^ **Werkervaring**
= 2021 – heden	Gemeente Nieuwegein
= 	**Senior beleidsadviseur Jeugd en Wmo** (28 uur)
= 	Regionale inkoop jeugdhulp, opdrachtgever wijkteams
= 2016 – 2021	Gemeente Nieuwegein
= 	**Beleidsmedewerker Werk en Inkomen** (32 uur)
= 2011 – 2016	Stichting Lister & Zorg, Zeist
= 	**Projectleider participatie**
= 2009 – 2010	Ouderschapsverlof en mantelzorg
= 2005 – 2009	Movado Instituut, Utrecht
= 	**Onderzoeker**
^ **Opleiding**
= 1999 – 2005	Sociologie (drs.), Universiteit Utrecht
= 1993 – 1999	Gymnasium, Christelijk Lyceum Zeist
^ **Talen**
Nederlands (moedertaal), Engels (goed), Duits (redelijk), Fries (passief)
`,
  },
  {
    id: 'fresh-17-nl',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'nl',
    agency: 'BE',
    shown: 'Wout Vanden Broucke',
    names: ['Wout Vanden Broucke'],
    email: 'wout.vdb@example.com',
    phone: '0493 55 50 11',
    place: 'Roeselare',
    jobs: [
      'Lasser-monteur (TIG/halfautomaat) | Metaalwerken Dejonghe bvba | | 2019-03 | now',
      'Lasser | Vlaschaert Constructie nv | | 2014-10 | 2019-02',
      'Productiearbeider | Westgro | | 2013-07 | 2014-09',
    ],
    edu: [],
    untold: true,
    languages: ['Dutch', 'French'],
    page: `
PERSOONLIJKE GEGEVENS
|| 5 12
| Naam | Vanden Broucke
| Voornaam | Wout
| Adres | Meensesteenweg 77, 8800 Roeselare
| Gsm | 0493 55 50 11
| E-mail | wout.vdb@example.com
| Rijbewijs | B + heftruck
^ WERKERVARING
**Lasser-monteur (TIG/halfautomaat)**, Metaalwerken Dejonghe bvba, Izegem
van maart 2019 tot op heden
**Lasser**, Vlaschaert Constructie nv, Kortrijk
van oktober 2014 tot en met februari 2019
**Productiearbeider**, diepvriesgroentenbedrijf Westgro, Staden
vakantiewerk 2012, vast van juli 2013 tot september 2014
^ OPLEIDING
7de jaar bijzonder lassen, VTI Roeselare, 2013
IWS-certificaten 135, 141 (geldig tot 2027)
^ TALENKENNIS
Nederlands: moedertaal
Frans: voldoende
`,
  },
  {
    id: 'fresh-19-da',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'da',
    agency: 'DK',
    shown: 'Søren Bruun Østergaard-Møller',
    names: ['Søren Bruun Østergaard-Møller', 'Søren Østergaard-Møller'],
    email: 'soren@example.net',
    phone: '42 55 01 66',
    place: 'Aarhus C',
    jobs: [
      'Lead udvikler | Fjordpay A/S | | 2021-06 | now',
      'Seniorudvikler | Fjordpay A/S | | 2018-01 | 2021-05',
      'Systemudvikler | Midtdata ApS | | 2011-08 | 2017-12',
      'IT-supporter (elev) | Silkeborg Handelsskole | | 2006-08 | 2008-07',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['Danish', 'English', 'German'],
    page: `
! CV – Søren Bruun Østergaard-Møller
Født 3. marts 1985, gift, 2 børn
Vestre Ringgade 140, 3. tv., 8000 Aarhus C
Mobil 42 55 01 66
soren@example.net
# Erhvervserfaring
Lead udvikler, Fjordpay A/S, Aarhus	06.2021 – d.d.
Ansvarlig for betalingsplatform i .NET og Azure
Seniorudvikler, Fjordpay A/S, Aarhus	01.2018 – 05.2021
Systemudvikler, Midtdata ApS, Viborg	08.2011 – 12.2017
Barselsorlov (tre måneder i 2016)
IT-supporter (elev), Silkeborg Handelsskole	08.2006 – 07.2008
# Uddannelse
Datamatiker, Erhvervsakademi Aarhus	2008 – 2011
# Sprog
Dansk – modersmål
Engelsk – flydende
Tysk – læser
`,
  },
  {
    id: 'fresh-21-es',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'es',
    agency: 'ES',
    shown: 'María del Carmen Fernández de Córdoba Ruiz',
    names: ['María del Carmen Fernández de Córdoba Ruiz', 'María Fernández de Córdoba Ruiz'],
    email: 'mc.fdezdecordoba@example.com',
    phone: '600 55 01 29',
    place: 'Sevilla',
    jobs: [
      'Responsable de administración | Aceites Guadalvera, S.L. | | 2017-03 | now',
      'Contable | Asesoría Bernal y Asociados | | 2010-10 | 2017-02',
      'Auxiliar administrativa (interina) | Ayuntamiento de Alcalá de Guadaíra | | 2009-06 | 2010-09',
    ],
    edu: [],
    untold: true,
    languages: ['Spanish', 'English', 'Portuguese'],
    page: `
! María del Carmen Fernández de Córdoba Ruiz
Contable y responsable de administración
C/ Feria, 88, 2.º B, 41003 Sevilla
Móvil: 600 55 01 29 | Correo: mc.fdezdecordoba@example.com
^ **EXPERIENCIA LABORAL**
^ Marzo 2017 – Actualidad
Aceites Guadalvera, S.L. (Dos Hermanas, Sevilla)
Responsable de administración. Reducción de jornada por cuidado de hijos (75 %) desde 2021.
^ Octubre 2010 – Febrero 2017
Asesoría Bernal y Asociados (Sevilla)
Contable. Cierres, modelos 303 y 347, nóminas con A3.
^ Junio 2009 – Septiembre 2010
Ayuntamiento de Alcalá de Guadaíra
Auxiliar administrativa (interina)
^ **FORMACIÓN**
= 2004 – 2009	Licenciatura en Administración y Dirección de Empresas, Universidad de Sevilla
= 2012	Máster en Tributación, Cámara de Comercio
^ **IDIOMAS**
Español nativo. Inglés B2 (First). Portugués A2.
`,
  },
  {
    id: 'fresh-23-es',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'es',
    agency: 'ES',
    shown: 'Jordi Puig i Ferrer',
    names: ['Jordi Puig i Ferrer'],
    email: 'jordipuig@example.org',
    phone: '6 9 9 5 5 0 1 4 4',
    place: 'Girona',
    jobs: [
      'jefe de sala | Restaurant Can Xifra | | 2023-06 | now',
      'camarero de rango | Hotel Ultònia Mar | | 2021-11 | 2023-05',
      'camarero | Xiringuito La Gavina | | 2018 | 2021',
      'ayudante de camarero | Cafeteria Estació | | 2016 | 2018',
    ],
    edu: [],
    untold: true,
    languages: ['Catalan', 'Spanish', 'French', 'English', 'Russian'],
    page: `
Jordi Puig i Ferrer
camarero y jefe de sala, 29 años
vivo en Girona, coche propio
jordipuig@example.org / 6 9 9 5 5 0 1 4 4
^ desde 06/2023 jefe de sala en Restaurant Can Xifra, Girona
11/2021 a 05/2023 camarero de rango, Hotel Ultònia Mar, Lloret de Mar
temporadas 2018, 2019 y 2021: camarero, Xiringuito La Gavina, Platja d'Aro
2016-2018 ayudante de camarero, Cafeteria Estació (Figueres)
^ Grado medio en servicios de restauración, Escola d'Hostaleria de Girona, 2016
curso de sumiller nivel 2 (2024), carné de manipulador
^ hablo catalán y castellano, francés bien, inglés bien, un poco de ruso
`,
  },
  {
    id: 'fresh-25-it',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: "Maria Vittoria dell'Acqua",
    names: ["Maria Vittoria dell'Acqua", "Maria dell'Acqua"],
    email: 'mv.dellacqua@example.com',
    phone: '333 5550 186',
    place: 'Roma',
    jobs: [
      'Coordinatrice del centro diurno | Cooperativa Sociale Il Melograno | | 2020-01 | now',
      'Psicologa | Cooperativa Sociale Il Melograno | | 2017-09 | 2019-12',
      'Psicologa libera professionista | Studio privato | | 2015 | now',
      'Tirocinante, poi psicologa borsista | Casa di Cura Villa Serena | | 2014 | 2017',
    ],
    edu: [],
    untold: true,
    languages: ['Italian', 'English', 'Italian Sign Language'],
    page: `
! Dott.ssa Maria Vittoria dell'Acqua
Psicologa clinica – iscritta all'Albo della Regione Lazio n. 00000
Roma (quartiere Monteverde) – cell. 333 5550 186 – mv.dellacqua@example.com
^ **Esperienze**
^ gennaio 2020 – presente
Cooperativa Sociale Il Melograno, Roma
Coordinatrice del centro diurno (part-time 25 ore)
^ settembre 2017 – dicembre 2019
Cooperativa Sociale Il Melograno, Roma
Psicologa
^ (maternità: marzo – ottobre 2018)
^ 2014 – 2017
Casa di Cura Villa Serena, Frascati
Tirocinante, poi psicologa borsista
^ dal 2015
Studio privato, Roma
Psicologa libera professionista
^ **Formazione**
2019 Specializzazione in psicoterapia cognitiva, APC Roma
2013 Laurea magistrale in Psicologia, Sapienza Università di Roma, 110/110 e lode
^ **Lingue**
italiano, inglese C1, lingua dei segni italiana (LIS)
`,
  },
  {
    id: 'fresh-27-pt',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'pt',
    agency: 'PT',
    shown: 'Inês Sofia de Sá e Meneses Quintanilha',
    names: ['Inês Sofia de Sá e Meneses Quintanilha', 'Inês de Sá e Meneses Quintanilha'],
    email: 'ines.quintanilha@example.org',
    phone: '910 555 017',
    place: 'Porto',
    jobs: [
      'Gestora de projetos sénior | Eólicas do Minho, S.A. | | 2022-04 | now',
      'Gestora de projetos | Eólicas do Minho, S.A. | | 2018-01 | 2022-03',
      'Engenheira de campo | Construções Ribatejo & Irmão, Lda. | | 2013-09 | 2017-12',
      'Estágio curricular | Câmara Municipal de Gaia | | 2013 | 2013',
    ],
    edu: [],
    untold: true,
    aside: [3],
    languages: ['Portuguese', 'English', 'Spanish'],
    page: `
! Inês Sofia de Sá e Meneses Quintanilha
Gestora de projetos | Energias renováveis
Rua do Almada 250, 4050-032 Porto | 910 555 017 | ines.quintanilha@example.org
^ **Experiência profissional**
**Gestora de projetos sénior** – Eólicas do Minho, S.A., Viana do Castelo
Desde abril de 2022
**Gestora de projetos** – Eólicas do Minho, S.A., Viana do Castelo
De janeiro de 2018 a março de 2022 (licença parental de junho a novembro de 2020)
**Engenheira de campo** – Construções Ribatejo & Irmão, Lda., Santarém
De setembro de 2013 a dezembro de 2017
**Estágio curricular** – Câmara Municipal de Gaia
2013
^ **Formação académica**
Mestrado Integrado em Engenharia Civil, FEUP, 2008–2013
^ **Línguas**
Português – língua materna
Inglês – C1
Castelhano – B2
`,
  },
  {
    id: 'fresh-29-en',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Arabella St John-Smythe',
    names: ['Arabella St John-Smythe'],
    email: 'arabella.stjs@example.org',
    phone: '07700 900347',
    place: 'Harrogate, North Yorkshire',
    jobs: [
      'Head of People | Dalesway Foods Group plc | | 2022-02 | now',
      'Senior HR Business Partner | Brontë & Pryce Home Stores Ltd | | 2018-02 | 2022-01',
      'HR Business Partner | Brontë & Pryce Home Stores Ltd | | 2014-05 | 2018-01',
      'HR Adviser | Airedale NHS Trust | | 2010 | 2014',
    ],
    edu: [],
    untold: true,
    languages: [],
    page: `
! The Hon. Arabella St John-Smythe
Chartered FCIPD
Harrogate, North Yorkshire
07700 900347 | arabella.stjs@example.org
^ **Profile**
Commercial people leader with a background in retail and distribution. I have led teams through two TUPE transfers and a site closure.
^ **Career history**
^ **Head of People**
Dalesway Foods Group plc, Leeds
Feb 2022 – Present
Four direct reports, 2,100 colleagues on five sites
^ **Senior HR Business Partner**
Feb 2018 – Jan 2022
**HR Business Partner** (maternity leave Sept 2015 to June 2016)
May 2014 – Jan 2018
Brontë & Pryce Home Stores Ltd, Bradford
^ **HR Adviser**
Airedale NHS Trust
2010 – 2014
^ **Education**
MA Human Resource Management, Leeds Beckett University, 2013
BA (Hons) History 2:1, Durham University, 2009
^ **Interests**
Fell running, school governor since 2019 (Western Primary, Harrogate)
`,
  },
  {
    id: 'fresh-31-en',
    layout: 'by hand: fresh',
    format: 'docx',
    lang: 'en',
    agency: 'US',
    shown: 'DeShawna K. MacArthur-Beaulieu',
    names: ['DeShawna K. MacArthur-Beaulieu', 'DeShawna MacArthur-Beaulieu'],
    email: 'dk.macarthur@example.com',
    phone: '(225) 555-0139',
    place: 'Baton Rouge, LA',
    jobs: [
      'Nurse Manager, Cardiac Step-Down (32 beds) | Bayou Regional Medical Center | | 2021-01 | now',
      'Charge Nurse | Bayou Regional Medical Center | | 2016-06 | 2020-12',
      'Staff Nurse, CVICU | Our Lady of Grace Hospital | | 2010-07 | 2016-05',
      'Travel Nurse, Telemetry | TravelWell Staffing | | 2009 | 2010',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Louisiana French'],
    page: `
DESHAWNA K. MACARTHUR-BEAULIEU, MSN, RN, CCRN-K, NE-BC
Baton Rouge, LA  |  (225) 555-0139  |  dk.macarthur@example.com  |  linkedin.com/in/example-dkmb
^ PROFESSIONAL EXPERIENCE
BAYOU REGIONAL MEDICAL CENTER, Baton Rouge, LA	06/2016 – Present
Nurse Manager, Cardiac Step-Down (32 beds)	01/2021 – Present
= Charge Nurse	06/2016 – 12/2020
    Cut CLABSI to zero for 19 months; led Magnet redesignation council
OUR LADY OF GRACE HOSPITAL, Lafayette, LA	07/2010 – 05/2016
Staff Nurse, CVICU
TRAVELWELL STAFFING, assignments in TX and NM	2009 – 2010
Travel Nurse, Telemetry
^ EDUCATION
MSN, Nursing Leadership, Southern University and A&M College, 2018
BSN, University of Louisiana at Lafayette, 2008
^ LICENSURE
Louisiana RN (multistate), exp. 01/2028
^ LANGUAGES
English; Louisiana French (conversational)
`,
  },
  {
    id: 'fresh-33-en',
    layout: 'by hand: fresh',
    format: 'pdf',
    lang: 'en',
    agency: 'GB',
    shown: 'Cosmo van Zyl',
    names: ['Cosmo van Zyl'],
    email: 'cosmovz@example.org',
    phone: '07700 900 812',
    place: 'Bristol',
    jobs: [
      'Head Chef | The Tobacco Shed | | 2024-01 | now',
      'Sous | Pelican & Rye | | 2021-09 | 2023-12',
      "Junior sous, then sous | Harbourmaster's Table | | 2018-04 | 2021-08",
      'CDP | Kloof Street Kitchen | | 2015 | 2018',
      'Commis | Hotel Protea Bay | | 2014 | 2014',
    ],
    edu: [],
    untold: true,
    languages: ['Afrikaans', 'English', 'Spanish'],
    page: `
Cosmo van Zyl
chef
^ cosmovz@example.org
07700 900 812
based in Bristol, will travel, clean licence
^ Head Chef at The Tobacco Shed, Bristol. Jan 24 to now. 70 covers, GP 71%, small plates, team of six.
Sous at Pelican & Rye, Bath. Sept 21 to Dec 23. Two rosettes kept both years.
Junior sous, then sous, at Harbourmaster's Table, Falmouth. April 18 to Aug 21 incl. furlough 2020.
CDP at Kloof Street Kitchen, Cape Town. 2015 to 2018.
Commis at Hotel Protea Bay, Cape Town. 2014.
^ City & Guilds Level 3 Professional Cookery, False Bay College, 2013
Level 3 Food Safety, Allergens, First Aid at Work
^ Afrikaans and English, kitchen Spanish
References: ask and I'll ring them first
`,
  },
  {
    id: 'fresh-35-en',
    layout: 'by hand: fresh',
    format: 'doc',
    lang: 'en',
    agency: 'GB',
    shown: 'Oluwaseun Adébáyò-Fitzwilliam',
    names: ['Oluwaseun Adébáyò-Fitzwilliam'],
    email: 'o.adebayo-fitzwilliam@example.org',
    phone: '+44 1632 960412',
    place: 'Ilkley',
    jobs: [
      'Professor of Materials Chemistry | University of Wharfedale | | 2021 | now',
      'Visiting Scholar | University of Ibadan | | 2019-01 | 2019-06',
      'Associate Professor | University of Wharfedale | | 2017 | 2021',
      'Assistant Professor (Universitair Docent) | Technische Universiteit Maasvlakte | | 2013 | 2017',
      'Postdoctoral Research Associate | Caldwell Institute of Technology | | 2010 | 2012',
    ],
    edu: [],
    untold: true,
    languages: ['English', 'Yoruba', 'Dutch'],
    page: `
! Prof. Dr. Ir. Oluwaseun Adébáyò-Fitzwilliam, PhD (Cantab), FRSC
Department of Chemistry, University of Wharfedale, Ilkley LS29 0XX, United Kingdom
o.adebayo-fitzwilliam@example.org · +44 1632 960412 · ORCID 0000-0000-0000-0000
^ **Academic appointments**
|| 5 12
| 2021– | Professor of Materials Chemistry, University of Wharfedale
| 2017–2021 | Associate Professor, University of Wharfedale
| 2013–2017 | Assistant Professor (Universitair Docent), Technische Universiteit Maasvlakte, Netherlands
| 2010–2012 | Postdoctoral Research Associate, Caldwell Institute of Technology, USA
^ **Visiting positions**
|| 5 12
| Jan–Jun 2019 | Visiting Scholar, University of Ibadan, Nigeria
^ **Education**
|| 5 12
| 2006–2010 | PhD in Chemistry, University of Cambridge (St Edmund's College)
| 2001–2006 | BSc (First Class) Industrial Chemistry, University of Ibadan
^ **Grants**
|| 5 12
| 2023–2027 | EPSRC Programme Grant, £4.1m (PI)
| 2018–2021 | Leverhulme Research Project Grant, £310k (PI)
^ **Selected publications**
1. Adébáyò-Fitzwilliam O., Chen L., Marsh T. Porous frameworks for ammonia capture. J. Imag. Mater. 2024, 12, 101–119.
2. Marsh T., Adébáyò-Fitzwilliam O. Review of amine sorbents. Ann. Sorpt. 2020, 3, 1–44.
^ **Service**
Editorial Board, Annals of Sorption, 2019–present
External examiner, University of Kirkby, 2022–2025
^ **Languages**
English, Yorùbá, Dutch (B2)
`,
  },
];
