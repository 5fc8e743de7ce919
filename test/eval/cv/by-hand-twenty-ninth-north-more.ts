import { BY_HAND_TWENTY_NINTH_NORTH_OTHERS_MORE } from './by-hand-twenty-ninth-north-others-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth-more');

/** Twelve further ones, of which those in German and Dutch stand here and those in Swedish, Danish, Norwegian and English from Finland in a file beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_NINTH_NORTH_MORE: Sheet[] = [
  cv('n01-de-lager-text', 'doc', 'de', 'DE', {
    names: ['Adnan Hadžić', 'Adnan Hadzic'],
    email: 'adnan-hadzic84@ruhrmail.example',
    phone: '0171/3920018',
    city: 'Herne',
    languages: ['Bosnisch', 'Deutsch'],
    jobs: [
      'Staplerfahrer | Rhenus Warehousing Solutions | | 2022-05 | now',
      'Lagerhelfer | Persona Service AG | | 2021-06 | 2022-04',
      'Kommissionierer | Amazon Logistik Dortmund GmbH | | 2018-10 | 2020-12',
      'Auslieferungsfahrer | GLS-Subunternehmer Yildirim | | 2017-03 | 2018-08',
      'Staplerfahrer | Opel Group Warehousing GmbH | | 2013-01 | 2016-12',
      'Produktionshelfer | Adecco Personaldienstleistungen | | 2010-05 | 2012-12',
      'Trockenbauer | Hadžić Innenausbau | | 2004-08 | 2010-03',
    ],
    page: `
Adnan Hadžić
Shamrockring 9, 44623 Herne
Handy 0171/3920018
adnan-hadzic84@ruhrmail.example
geb. 03.03.1984 in Tuzla, deutsch, verh., 3 Kinder
^ 
Lebenslauf
^ 
05/22 - jetzt
Rhenus Warehousing Solutions, Herne
Staplerfahrer, Schubmast und Hochregal, Schicht, auch Inventur und Ladungssicherung
^ 
06/21 - 04/22
Persona Service AG, Bochum (Zeitarbeit)
Lagerhelfer, eingesetzt bei Aldi Zentrallager Herten und in einem Möbellager in Wattenscheid
^ 
01/21 - 05/21
arbeitssuchend (Corona), in der Zeit Staplerschein verlängert
^ 
10/18 - 12/20
Amazon Logistik Dortmund GmbH
Kommissionierer, befristet 2 Jahre
^ 
03/17 - 08/18
GLS-Subunternehmer Yildirim, Gelsenkirchen
Auslieferungsfahrer, 140 Stopps am Tag
^ 
01/13 - 12/16
Opel Group Warehousing GmbH, Bochum
Staplerfahrer, bis das Werk zu war
^ 
05/10 - 12/12
Adecco Personaldienstleistungen, Bochum
Produktionshelfer, die ganze Zeit bei Opel im Werk I
^ 
08/04 - 03/10
Hadžić Innenausbau, Herne (Firma vom Onkel)
Trockenbauer, ohne Lehre angelernt
^ 
Schule: Hauptschule Wanne, 2001, Abschluss nach Klasse 10
Scheine: Stapler (jährl. Unterweisung), Kran flurgesteuert, Führerschein B + BE
Sprachen: Bosnisch, Deutsch
Eintritt ab sofort möglich wenn 4 Wochen Kündigung ok sind
`,
  }),
  cv('n02-de-anwaeltin', 'pdf', 'de', 'DE', {
    names: [
      'Leonie Tauber-Schwarzkopf',
      'Dr. Leonie Tauber-Schwarzkopf',
      'Dr. iur. Leonie Tauber-Schwarzkopf',
    ],
    email: 'tauber-schwarzkopf@kanzleipost.example',
    phone: '069 90009 412',
    city: 'Frankfurt am Main',
    headline: 'Rechtsanwältin · Fachanwältin für Arbeitsrecht',
    languages: ['Deutsch', 'Englisch', 'Spanisch'],
    jobs: [
      'Counsel | Gleiss Lutz | | 2022-01 | now',
      'Senior Associate | Gleiss Lutz | | 2019-06 | 2021-12',
      'Syndikusrechtsanwältin | Commerzbank AG | | 2017-02 | 2019-05',
      'Rechtsanwältin | Kliemt & Vollstädt | | 2014-03 | 2017-01',
      'Rechtsreferendarin | Oberlandesgericht Frankfurt | | 2011-11 | 2013-12',
      'Wissenschaftliche Mitarbeiterin | Goethe-Universität Frankfurt | | 2009-04 | 2011-10',
    ],
    aside: [4],
    page: `
> **Dr. iur. Leonie Tauber-Schwarzkopf**
> Rechtsanwältin · Fachanwältin für Arbeitsrecht
> Holzhausenstraße 63 · 60322 Frankfurt am Main
> 069 90009 412 · tauber-schwarzkopf@kanzleipost.example
# Berufliche Tätigkeit
**Counsel**	Jan. 2022 – heute
Gleiss Lutz, Frankfurt
Restrukturierungen, Betriebsübergang, Verhandlungen mit Betriebsräten und der IG Metall
^ **Senior Associate**
Gleiss Lutz, Frankfurt	Juni 2019 – Dez. 2021
Secondment zur Deutschen Lufthansa AG (Sept. 2020 – Feb. 2021), Kurzarbeit und Sozialplan
^ **Syndikusrechtsanwältin**
Commerzbank AG, Frankfurt	Feb. 2017 – Mai 2019
Kollektivarbeitsrecht Inland
^ **Rechtsanwältin**
Kliemt & Vollstädt, Frankfurt	März 2014 – Jan. 2017
Kündigungsschutz, Prozessführung vor den Arbeitsgerichten in Hessen
^ **Rechtsreferendarin**
Oberlandesgericht Frankfurt	Nov. 2011 – Dez. 2013
Stationen: Staatsanwaltschaft Hanau; Regierungspräsidium Darmstadt; Kanzlei in Buenos Aires
^ **Wissenschaftliche Mitarbeiterin**
Goethe-Universität Frankfurt, Lehrstuhl Prof. Dr. Lindenau	Apr. 2009 – Okt. 2011
# Ausbildung
Promotion zum Thema Tarifpluralität (magna cum laude)	2012
Zweites Staatsexamen, vollbefriedigend	2013
Erstes Staatsexamen, vollbefriedigend	2009
Studium der Rechtswissenschaften in Freiburg und Granada	2003 – 2009
# Lehre und Veröffentlichungen
Vorlesung Kollektives Arbeitsrecht, Frankfurt School, jedes Sommersemester
Kommentierung der §§ 111 – 112a BetrVG, 3. Auflage 2023
Zahlreiche Anmerkungen in NZA und ArbRB
# Sprachen
Deutsch, Englisch (verhandlungssicher), Spanisch (sehr gut)
FOOT Dr. L. Tauber-Schwarzkopf, Lebenslauf, Stand Oktober 2026
`,
  }),
  cv('n03-de-at-koch-saison', 'doc', 'de', 'AT', {
    names: ['Manuel Gstrein'],
    email: 'manu.gstrein@oetztalpost.example',
    phone: '0654 555 02 18',
    city: 'Längenfeld',
    headline: 'Koch – Souschef',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Souschef | Das Central | | 2023-11 | 2026-04',
      'Chef Saucier | Hotel Post Lermoos | | 2022-06 | 2023-10',
      'Chef Entremetier | Aqua Dome Hotel | | 2020-12 | 2022-04',
      'Demichef Entremetier | Trofana Royal | | 2019-11 | 2020-03',
      'Demichef | MS Europa 2 | | 2019-04 | 2019-10',
      'Commis de Cuisine | Trofana Royal | | 2018-11 | 2019-04',
      'Commis de Cuisine | Schlosshotel Velden | | 2018-05 | 2018-10',
      'Jungkoch | Gasthof Stern | | 2017-06 | 2018-04',
      'Kochlehrling | Gasthof Stern | | 2013-09 | 2016-11',
    ],
    aside: [8],
    page: `
PIC Foto | Manuel Gstrein in Kochjacke
! Manuel Gstrein
Koch – Souschef
Unterlängenfeld 140, 6444 Längenfeld | 0654 555 02 18 | manu.gstrein@oetztalpost.example
geb. 21. Juni 1998, Österreicher, ledig, Führerschein B
# Praxis
|| 4.5 4.5 8
| Nov. 2023 – Apr. 2026 | Souschef | **Das Central**, Sölden (2 Hauben)\\Brigade von 18, Menüplanung, HACCP
| Juni 2022 – Okt. 2023 | Chef Saucier | **Hotel Post Lermoos**, Lermoos
| Dez. 2020 – Apr. 2022 | Chef Entremetier | **Aqua Dome Hotel**, Längenfeld\\mit Unterbrechung durch die Lockdowns
| Nov. 2019 – März 2020 | Demichef Entremetier | **Trofana Royal**, Ischgl
| Apr. 2019 – Okt. 2019 | Demichef | **MS Europa 2**, Hapag-Lloyd Cruises
| Nov. 2018 – Apr. 2019 | Commis de Cuisine | **Trofana Royal**, Ischgl
| Mai 2018 – Okt. 2018 | Commis de Cuisine | **Schlosshotel Velden**, Velden am Wörthersee
| Juni 2017 – Apr. 2018 | Jungkoch | **Gasthof Stern**, Oetz
| Sept. 2013 – Nov. 2016 | Kochlehrling | **Gasthof Stern**, Oetz
# Präsenzdienst
Jän. – Juni 2017, Standschützen-Kaserne Innsbruck, Küche
# Ausbildung
TFBS für Tourismus Landeck, Lehrabschlussprüfung mit Auszeichnung, 2016
Polytechnische Schule Ötz, 2013
Kurse: Diätetik (WIFI 2021), Pâtisserie bei Zotter in Riegersburg (eine Woche, 2022)
# Sonst noch
Deutsch, Englisch (Küchenenglisch, reicht). Bergrettung Längenfeld seit 2015. Frei ab sofort, gern Jahresstelle.
`,
  }),
  cv('n04-de-at-bilanz', 'docx', 'de', 'AT', {
    names: ['Elfriede Pumhösel', 'Mag.a Elfriede Pumhösel'],
    email: 'e.pumhoesel@traunpost.example',
    phone: '+43 654 555 03 77',
    city: 'Wels',
    headline: 'Bilanzbuchhalterin',
    jobs: [
      'Leiterin Rechnungswesen | Fronius International GmbH | | 2019-09 | now',
      'Bilanzbuchhalterin | Fronius International GmbH | | 2015-01 | 2019-08',
      'Buchhalterin (Teilzeit) | Steuerberatung Hainzl & Partner | | 2011-09 | 2014-12',
      'Berufsanwärterin | KPMG Linz | | 2004-10 | 2009-05',
      'Sachbearbeiterin Export | Trodat GmbH | | 1998-07 | 1999-09',
    ],
    page: `
HEAD Elfriede Pumhösel · Dragonerstraße 44, 4600 Wels · +43 654 555 03 77 · e.pumhoesel@traunpost.example
! Mag.a Elfriede Pumhösel
Bilanzbuchhalterin
# Ausbildung
1999 – 2004	Diplomstudium Wirtschaftswissenschaften, Johannes Kepler Universität Linz
1993 – 1998	Handelsakademie Wels, Matura
2006	Bilanzbuchhalterprüfung, WIFI Oberösterreich
2018	IFRS-Zertifikat, Controller Institut Wien
# Beruflicher Werdegang
^ Sept. 2019 – dzt.
**Leiterin Rechnungswesen**
Fronius International GmbH, Wels
* Einzelabschlüsse von fünf Inlandsgesellschaften nach UGB, Konzernpaket nach IFRS
* Zehn Mitarbeiterinnen, davon sechs in Teilzeit
* Projektleitung SAP S/4HANA Finance (2021 – 2023, mit Deloitte)
^ Jän. 2015 – Aug. 2019
**Bilanzbuchhalterin**
Fronius International GmbH, Wels
* Anlagenbuchhaltung, UVA, Intrastat, Abstimmung der Auslandstöchter
^ Sept. 2011 – Dez. 2014
**Buchhalterin (Teilzeit)**
Steuerberatung Hainzl & Partner, Marchtrenk
* 30 Klienten, Einnahmen-Ausgaben-Rechner und kleine GmbHs, BMD NTCS
^ Juni 2009 – Aug. 2011
Karenz (Zwillinge)
^ Okt. 2004 – Mai 2009
**Berufsanwärterin**
KPMG Linz
* Prüfungsteams in Industrie und Landesbanken
^ Juli 1998 – Sept. 1999
**Sachbearbeiterin Export**
Trodat GmbH, Wels
# Persönliches
Geb. am 8.8.1979, verheiratet, zwei Kinder (17). Obfrau des Elternvereins 2020 – 2022. Staatsbürgerschaft: Österreich.
`,
  }),
  cv('n05-nl-ir-tabel', 'docx', 'nl', 'NL', {
    names: [
      'Annelies ten Brinke-de Waal',
      'ir. Annelies ten Brinke-de Waal',
      'ir. A.M. (Annelies) ten Brinke-de Waal',
      'A.M. ten Brinke-de Waal',
    ],
    email: 'annelies.tenbrinke@merwedepost.example',
    phone: '+31 6 5550 7730',
    city: 'Gorinchem',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Contractmanager | Rijkswaterstaat | | 2021-11 | now',
      'Technisch manager | Rijkswaterstaat | | 2017-05 | 2021-10',
      'Senior adviseur waterbouw | Royal HaskoningDHV | | 2013-01 | 2017-04',
      'Adviseur waterbouw | Royal HaskoningDHV | | 2008-09 | 2012-12',
      'Werkvoorbereider | Boskalis | | 2006-10 | 2008-08',
    ],
    page: `
> **CURRICULUM VITAE**
^ **Personalia**
|| 4 13
| Naam | ir. A.M. (Annelies) ten Brinke-de Waal
| Adres | Krinkelwinkel 19, 4201 AB Gorinchem
| Telefoon | +31 6 5550 7730
| E-mail | annelies.tenbrinke@merwedepost.example
| Geboren | 17 mei 1982, Hardenberg
| Burgerlijke staat | gehuwd
^ **Werkervaring**
|| 4 4.5 8.5
| **Periode** | **Functie** | **Werkgever en werkzaamheden**
| nov 2021 – heden | Contractmanager | Rijkswaterstaat, Utrecht\\UAV-GC-contracten voor de renovatie van sluizen in de Hollandsche IJssel, waarde € 210 mln
| mei 2017 – okt 2021 | Technisch manager | Rijkswaterstaat, Utrecht\\Vervanging en renovatie, planstudie Julianasluis; team van 12
| jan 2013 – apr 2017 | Senior adviseur waterbouw | Royal HaskoningDHV, Nijmegen\\Projectleider dijkversterking voor Waterschap Rivierenland (2014 – 2016)
| sep 2008 – dec 2012 | Adviseur waterbouw | Royal HaskoningDHV, Nijmegen\\Sterkteberekeningen, onder meer voor de Kaapse dijk
| okt 2006 – aug 2008 | Werkvoorbereider | Boskalis, Papendrecht\\Uitgezonden naar Bahrein (8 maanden)
^ **Opleidingen**
|| 4 13
| 2000 – 2006 | Technische Universiteit Delft, Civiele Techniek (ir.), richting waterbouw
| 1994 – 2000 | Vechtdal College Hardenberg, gymnasium
^ **Cursussen**
|| 4 13
| 2022 | UAV-GC gevorderd, Neerlands Diep
| 2016 | IPMA-C
| 2011 | PLAXIS 2D
^ **Nevenfuncties**
|| 4 13
| 2019 – heden | Lid Raad van Toezicht, Stichting Bibliotheek AanZet (onbezoldigd)
| 2012 – 2018 | Penningmeester roeivereniging Gorinchem
^ **Talen**
Nederlands, Engels (vloeiend), Duits (goed)
`,
  }),
  cv('n06-nl-docent-zijbalk', 'pdf', 'nl', 'NL', {
    names: ['Fenna Hoekzema'],
    email: 'fenna@stadjer.example',
    phone: '06 5550 1163',
    city: 'Groningen',
    headline: 'Docent biologie, eerstegraads',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Docent biologie en NLT | Praedinius Gymnasium | | 2022 | now',
      'Docent biologie | Dr. Nassau College | | 2015 | 2020',
      'Onderzoeksanalist | RIKILT Wageningen | | 2012 | 2014',
      'Promovenda | Rijksuniversiteit Groningen | | 2007 | 2011',
    ],
    page: `
[[ 5 12
PIC Pasfoto | Fenna Hoekzema voor een schoolbord
^ **GEGEVENS**
Nieuwe Kijk in 't Jatstraat 88
9712 SM Groningen
06 5550 1163
fenna@stadjer.example
geboren 06-04-1984
^ **TALEN**
Nederlands
Engels (C1)
Duits (B1)
^ **COMPETENTIES**
Geduld
Humor
Practica opzetten
Magister, Somtoday
^ **HOBBY'S**
Wadlopen
Bijen (drie kasten)
Altviool
---
! Fenna Hoekzema
Docent biologie, eerstegraads
^ Na een promotie die ik niet afmaakte en twee jaar lab ben ik voor de klas beland, en daar hoor ik. Ik zoek 0,7 fte op een school met een eigen practicumlokaal.
^ **WERK**
2022 – nu
**Docent biologie en NLT**
Praedinius Gymnasium, Groningen
Onderbouw en examenklassen, mentor 3B, pws-coördinator
^ 2020 – 2022
Mantelzorg voor mijn vader, in die tijd bijles aan huis
^ 2015 – 2020
**Docent biologie**
Dr. Nassau College, Assen
Havo bovenbouw. Uitwisseling met een school in Leer (2018)
^ 2012 – 2014
**Onderzoeksanalist**
RIKILT Wageningen
Residuen in honing en melk
^ 2007 – 2011
**Promovenda**
Rijksuniversiteit Groningen, Gedragsbiologie
Scholeksters op Schiermonnikoog; niet voltooid
^ **STUDIE**
2014 – 2015 Lerarenopleiding (1e graads), Rijksuniversiteit Groningen
2002 – 2007 Biologie (MSc), Rijksuniversiteit Groningen
1996 – 2002 vwo, Ommelander College Appingedam
^ **VRIJWILLIG**
2016 – heden Excursieleider, IVN Groningen
2009 – 2013 Zeehondencrèche Pieterburen, nachtdiensten
]]
`,
  }),
  cv('n07-nl-be-boekhouder', 'docx', 'nl', 'BE', {
    names: ['Wim Vandenbroucke'],
    email: 'wim.vandenbroucke@leiepost.example',
    phone: '0479/55.51.64',
    city: 'Waregem',
    headline: 'Boekhouder – dossierbeheerder',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Hoofdboekhouder | Lano Carpets NV | | 2018-02 | now',
      'Boekhouder (interim via Start People) | Agristo NV | | 2017-06 | 2018-01',
      'Dossierbeheerder | SBB Accountants en Adviseurs | | 2009-09 | 2017-05',
      'Hulpboekhouder | Balta Industries | | 2006-11 | 2009-08',
      'Bediende aankoop | Vandemoortele | | 2004-08 | 2006-10',
    ],
    page: `
HEAD CV Wim Vandenbroucke	0479/55.51.64
! Wim Vandenbroucke
Boekhouder – dossierbeheerder
Stormestraat 203, 8790 Waregem
wim.vandenbroucke@leiepost.example
Geboren te Kortrijk op 9 september 1983. Gehuwd, drie kinderen. Rijbewijs B.
## Studies
Graduaat (bachelor) Boekhouden-Fiscaliteit, Katho Kortrijk, 2001 – 2004, onderscheiding
Economie-Moderne Talen, Heilig Hartcollege Waregem, 1995 – 2001
Getuigschrift erkend boekhouder-fiscalist (BIBF), stage 2010 – 2012
## Beroepservaring
**01/02/2018 – tot op heden**
**Hoofdboekhouder** bij Lano Carpets NV, Harelbeke
* maandafsluiting, btw-aangiften, Intrastat, jaarrekening en dossier voor de revisor (EY)
* team van vier, overstap van Navision naar Business Central in 2022
^ **12/06/2017 – 31/01/2018**
**Boekhouder (interim via Start People)** bij Agristo NV, Hulste
* vervanging zwangerschapsverlof, klanten- en leveranciersadministratie
^ **01/09/2009 – 31/05/2017**
**Dossierbeheerder** bij SBB Accountants en Adviseurs, Kortrijk
* 85 dossiers: landbouwers, vrije beroepen, kleine vennootschappen
* personenbelasting, optimalisatie, gesprekken aan de keukentafel
^ **06/11/2006 – 31/08/2009**
**Hulpboekhouder** bij Balta Industries, Sint-Baafs-Vijve
^ **16/08/2004 – 31/10/2006**
**Bediende aankoop** bij Vandemoortele, Izegem
## Talenkennis
|| 4 6 7
| Nederlands | moedertaal | 
| Frans | vlot, ook West-Vlaams Frans | dagelijks gebruik
| Engels | goed | vooral mail
## Informatica
Business Central, Exact Online, BOB 50, WinBooks, Excel (draaitabellen, Power Query)
## Vrije tijd
Kassier KSA Waregem 2012 – 2019, wielertoerist, moestuin
`,
  }),
  ...BY_HAND_TWENTY_NINTH_NORTH_OTHERS_MORE,
];
