import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('nineteenth');

/** Sixteen in German, Dutch, the northern languages and English, set in many ways with a word processor. All people are made up. */
export const BY_HAND_NINETEENTH: Sheet[] = [
  cv('01-de-wiedereinstieg', 'odt', 'de', 'DE', {
    names: ['Silke Baumgart-Nkemelu'],
    email: 'silke.b-nkemelu@nordpost.example',
    phone: '0441 555 38 06',
    city: 'Oldenburg',
    languages: ['Englisch', 'Plattdeutsch'],
    jobs: [
      'Medizinische Fachangestellte | Gemeinschaftspraxis Dres. Harms und Eilers | | 2023-08 | now',
      'Krankenschwester | Klinikum Oldenburg | | 2006-10 | 2014-06',
      'Krankenschwester | Evangelisches Krankenhaus | | 2001-04 | 2006-09',
    ],
    page: `
> **Silke Baumgart-Nkemelu**
> examinierte Krankenschwester
> Nadorster Straße 204 b, 26123 Oldenburg – Tel. 0441 555 38 06
> silke.b-nkemelu@nordpost.example

**Was ich zurzeit mache**
Gemeinschaftspraxis Dres. Harms und Eilers, Rastede
Medizinische Fachangestellte (19,5 Std.)
(August 2023 – heute)
* Blutentnahme, EKG, Wundversorgung
* Quartalsabrechnung mit Medistar

**Was ich vorher gemacht habe**
Familienzeit mit drei Kindern und Pflege meines Schwiegervaters
(Juli 2014 – Juli 2023)
^ Klinikum Oldenburg
Krankenschwester (Station 312, Kardiologie)
(Oktober 2006 – Juni 2014)
* Dreischichtdienst, Praxisanleitung seit 2010
^ Evangelisches Krankenhaus, Oldenburg
Krankenschwester (Unfallchirurgie)
(April 2001 – September 2006)

**Was ich gelernt habe**
Krankenpflegeschule am Pius-Hospital, Examen März 2001 (Note: gut)
Realschulabschluss 1997, Realschule Wardenburg
Auffrischungskurs „Zurück in die Pflege“, VHS Oldenburg, 40 Stunden, 2023

**Außerdem**
Englisch (mein Mann kommt aus Enugu, zu Hause sprechen wir beides), Plattdeutsch
Führerschein Klasse 3
`,
  }),
  cv('02-de-schweisser', 'doc', 'de', 'DE', {
    names: ['Zbigniew Kwiatkowski'],
    email: 'zbyszek-spawacz@poczta.example',
    phone: '0157 5552 8814',
    city: 'Salzgitter',
    languages: ['Polnisch', 'Deutsch'],
    jobs: [
      'WIG-Schweißer | Salzgitter Anlagenbau GmbH | | 2021-02 | now',
      'MAG-Schweißer | Randstad Deutschland | | 2019-09 | 2021-01',
      'Schweißer | Meyer Werft | | 2015-05 | 2019-08',
      'Schlosser | Firma Stahlbau Kröger | | 2012-01 | 2015-03',
      'Schiffbauer | Stocznia Gdynia | | 1998 | 2009',
    ],
    page: `
LEBENSLAUF

Kwiatkowski, Zbigniew
geb. 08.02.1979 in Elbląg (Polen)
Berliner Str. 77, 38226 Salzgitter
Handy 0157 5552 8814
zbyszek-spawacz@poczta.example

Arbeit:
02.2021 - heute: WIG-Schweißer, Salzgitter Anlagenbau GmbH, Rohrleitungen und Behälter
09.2019 - 01.2021: MAG-Schweißer, Randstad Deutschland, Einsatz bei Alstom und MAN
05.2015 - 08.2019: Schweißer, Meyer Werft, Papenburg, Sektionsbau
01.2012 - 03.2015: Schlosser, Firma Stahlbau Kröger, Peine
2009 - 2011: Haus gebaut in Polen
1998 - 2009: Schiffbauer, Stocznia Gdynia

Schule:
1994 - 1998 Technikum in Elbląg, Beruf Schiffbauer
1986 - 1994 Grundschule

Scheine:
DIN EN ISO 9606-1 141 T BW FM5 und 135 P BW FM1, gültig bis 11/2027
Kran, Stapler, Hubsteiger. Führerschein B, eigenes Auto

Sprachen:
Polnisch Muttersprache, Deutsch gut

Montage bundesweit kein Problem
`,
  }),
  cv('03-de-controllerin', 'pdf', 'de', 'DE', {
    names: ['Annika Freitag', 'Dr. Annika Freitag'],
    email: 'annika@freitag-mannheim.example',
    phone: '+49 151 5550 4472',
    city: 'Mannheim',
    languages: ['Englisch', 'Spanisch', 'Mandarin'],
    jobs: [
      'Head of Group Controlling | Rheintal Polymer SE | | 2022-01 | now',
      'Leiterin Werkscontrolling | Rheintal Polymer SE | | 2018-04 | 2021-12',
      'Referentin Beteiligungscontrolling | Rheintal Polymer SE | | 2015-07 | 2018-03',
      'Senior Associate | KPMG AG Wirtschaftsprüfungsgesellschaft | | 2012-10 | 2015-06',
      'Wissenschaftliche Mitarbeiterin | Universität Mannheim, Lehrstuhl für Unternehmensrechnung | | 2008-09 | 2012-09',
    ],
    page: `
[[ 5.5 11.5
PIC Portrait | Dr. Annika Freitag, Foto Studio Lenz
**Kontakt**
Collinistraße 5
68161 Mannheim
+49 151 5550 4472
annika@freitag-mannheim.example
^ **Geboren**
22. Juni 1983
^ **Sprachen**
Englisch – C2
Spanisch – B1
Mandarin – A2
^ **Systeme**
SAP S/4HANA FI-CO
Lucanet
Power BI
Anaplan
^ **Privat**
Rudern (LRG Ludwigshafen)
zwei Kinder
---
! Dr. Annika Freitag
Controlling in der Prozessindustrie
# Stationen
**Rheintal Polymer SE, Ludwigshafen** (2,1 Mrd. € Umsatz)
__seit 07/2015__
**Head of Group Controlling**, seit 01/2022
* Berichtet an den CFO, 14 Mitarbeitende in drei Ländern
* Forecastzyklus von 21 auf 9 Tage verkürzt
**Leiterin Werkscontrolling**, 04/2018 – 12/2021
* Standorte Worms und Tarragona
**Referentin Beteiligungscontrolling**, 07/2015 – 03/2018
^ **KPMG AG Wirtschaftsprüfungsgesellschaft, Frankfurt**
**Senior Associate**, 10/2012 – 06/2015
* Abschlussprüfung Chemie und Pharma
^ **Universität Mannheim, Lehrstuhl für Unternehmensrechnung**
**Wissenschaftliche Mitarbeiterin**, 09/2008 – 09/2012
# Akademisches
Promotion (Dr. rer. pol.), Universität Mannheim, 2012, magna cum laude
Dipl.-Kffr., Universität Mannheim, 2008
Abitur, Kurfürst-Ruprecht-Gymnasium Neustadt, 2002
# Veröffentlichung
Freitag, A. (2013): Verrechnungspreise zwischen Steuer und Steuerung. Gabler.
]]
`,
  }),
  cv('04-de-quereinstieg', 'docx', 'de', 'DE', {
    names: ['Benedikt Hollerauer'],
    email: 'bene.hollerauer@isarmail.example',
    phone: '0160 555 90 17',
    city: 'Freising',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'IT-Supporter | Stadtwerke Freising GmbH | | 2024-03 | now',
      'Backstubenleiter | Bäckerei Geisenhofer | | 2016 | 2022',
      'Bäckergeselle | Hofpfisterei | | 2012 | 2016',
      'Bäckerlehrling | Bäckerei Muschler | | 2009 | 2012',
    ],
    aside: [3],
    page: `
Benedikt Hollerauer
Wippenhauser Str. 18
85354 Freising
0160 555 90 17
bene.hollerauer@isarmail.example

Freising, im Oktober 2026

**Mein Lebenslauf in ein paar Sätzen**

Sehr geehrte Damen und Herren,

ich schreibe meinen Lebenslauf lieber aus, weil er nicht ganz gerade ist.

Geboren bin ich am 30. April 1993 in Landshut. Nach der Mittelschule in Moosburg (2009) habe ich bei der Bäckerei Muschler in Mainburg Bäcker gelernt.

**2009 bis 2012: Bäckerlehrling bei der Bäckerei Muschler, Mainburg**
Gesellenprüfung als Innungsbester.

**2012 bis 2016: Bäckergeselle bei der Hofpfisterei, München**
Dort habe ich nachts um zwei angefangen und nebenbei Python gelernt, kein Witz.

**2016 bis 2022: Backstubenleiter bei der Bäckerei Geisenhofer, Erding**
Sieben Leute, 4.000 Semmeln am Tag. Die Bestell-App für unsere Filialen habe ich selbst gebaut. Im Herbst 2022 hat es die Bandscheibe nicht mehr mitgemacht.

**November 2022 bis Februar 2024: Umschulung**
Fachinformatiker für Systemintegration, bfz München, über die Rentenversicherung.

**seit März 2024: IT-Supporter bei der Stadtwerke Freising GmbH**
First und Second Level, Rollout von 240 Notebooks, Intune.

Deutsch ist meine Muttersprache, Englisch lese ich gut und spreche es mittel.

Mit freundlichen Grüßen
Benedikt Hollerauer
`,
  }),
  cv('05-de-buchhaltung', 'docx', 'de', 'CH', {
    names: ['Fabienne Rüegsegger-Amstutz'],
    email: 'fabienne.rueegsegger@bluemail.example',
    phone: '079 555 61 43',
    city: 'Burgdorf',
    languages: ['Deutsch', 'Französisch', 'Italienisch'],
    jobs: [
      'Mandatsleiterin Treuhand | Emmental Treuhand AG | | 2017-11 | now',
      'Sachbearbeiterin Rechnungswesen | Ypsomed AG | | 2011-05 | 2017-10',
      'Allrounderin Büro | Garage Wüthrich | | 2008-08 | 2011-04',
    ],
    page: `
FOOT Fabienne Rüegsegger-Amstutz · Lebenslauf · Seite 1
> **L E B E N S L A U F**
|| 12 5
| **Personalien**\\Rüegsegger-Amstutz Fabienne\\Lyssachstrasse 41, 3400 Burgdorf\\079 555 61 43\\fabienne.rueegsegger@bluemail.example\\12.12.1988, von Trub BE, verheiratet | PIC Passfoto
**Berufliche Tätigkeiten**
|| 12 5
| Mandatsleiterin Treuhand (80%)\\**Emmental Treuhand AG**, Burgdorf\\45 KMU-Mandate, MWST, Abschlüsse nach OR | 11.2017 – heute
| Sachbearbeiterin Rechnungswesen\\**Ypsomed AG**, Burgdorf\\Kreditoren, Anlagebuchhaltung, Spesen | 05.2011 – 10.2017
| Allrounderin Büro\\**Garage Wüthrich**, Sumiswald | 08.2008 – 04.2011
**Aus- und Weiterbildung**
|| 12 5
| Treuhänderin mit eidg. Fachausweis, Controller Akademie | 2019
| Sachbearbeiterin Rechnungswesen edupool.ch, bzemme | 2013
| Kauffrau EFZ, M-Profil, Gemeindeverwaltung Lützelflüh | 2005 – 2008
| Primar- und Sekundarschule in Trub und Langnau | 1995 – 2005
**Sprachen und PC**
Deutsch (Muttersprache), Französisch (B2), Italienisch (Grundkenntnisse)
Abacus, Bexio, Excel sehr gut
**Referenzen**
Urs Gerber, Inhaber Emmental Treuhand AG, 034 555 20 20
Doris Kläy, Leiterin Finanzen, Ypsomed AG, Tel. auf Anfrage
`,
  }),
  cv('06-nl-chauffeur', 'doc', 'nl', 'NL', {
    names: ['Gerrit Jan Boerema', 'Gerrit-Jan Boerema'],
    email: 'gjboerema64@noordnet.example',
    phone: '06 5550 2291',
    city: 'Hollandscheveld',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Chauffeur internationaal | Koninklijke Drenthe Transport | | 2008 | 2025',
      'Chauffeur melkrijder | Friesland Foods | | 1997 | 2008',
      'Vrachtwagenchauffeur | Van der Sluis Veevoeders | | 1988 | 1997',
      'Dienstplichtig chauffeur | Koninklijke Landmacht | | 1986 | 1987',
      'Meewerkende zoon | Melkveebedrijf Boerema | | 1981 | 1986',
    ],
    aside: [3],
    page: `
**CV GERRIT JAN BOEREMA**

|| 4 13
| Adres | Zuideropgaande 55, 7913 TB Hollandscheveld
| Telefoon | 06 5550 2291 (na 17 uur)
| Mail | gjboerema64@noordnet.example
| Geb. | 23-10-1964
| Burg. staat | gehuwd, 3 kinderen en 5 kleinkinderen

**Waar ik gewerkt heb**
|| 4 13
| 2008 – 2025 | Koninklijke Drenthe Transport, Hoogeveen
|  | Chauffeur internationaal. Duitsland, Denemarken en Polen, koel- en vriestransport. Gestopt door faillissement in mei 2025
| 1997 – 2008 | Friesland Foods, Beilen
|  | Chauffeur melkrijder (RMO)
| 1988 – 1997 | Van der Sluis Veevoeders, Nieuwlande
|  | Vrachtwagenchauffeur. Lossen met de slang, bij de boer op het erf
| 1986 – 1987 | Koninklijke Landmacht, Havelte
|  | Dienstplichtig chauffeur
| 1981 – 1986 | Melkveebedrijf Boerema
|  | Meewerkende zoon

**Papieren**
|| 4 13
| Rijbewijs | B, BE, C, CE + code 95 tot 2028
| Overig | ADR basis en tank, digitale tachokaart, heftruck
| School | LTS Hoogeveen, richting motorvoertuigen, diploma 1981

**Talen**
Nederlands (en Drents), Duits prima, Engels een paar woorden

Ik ben nooit ziek en sta graag om 4 uur op.
`,
  }),
  cv('07-nl-zzp', 'docx', 'nl', 'NL', {
    names: ['Joost van Ommeren'],
    email: 'joost@ommerendata.example',
    phone: '+31 (0)6 5553 7708',
    city: 'Utrecht',
    headline: 'Data-engineer & Scrum master',
    languages: ['Nederlands', 'Engels'],
    jobs: [
      'Freelance data-engineer | Ommeren Data | | 2018-05 | now',
      'BI-consultant | Ordina | | 2013-09 | 2018-04',
      'Applicatiebeheerder | UMC Utrecht | | 2010-02 | 2013-08',
    ],
    page: `
HEAD Joost van Ommeren | CV versie september 2026
! Joost van Ommeren
Data-engineer & Scrum master
{{
Utrecht (Lombok)
+31 (0)6 5553 7708
joost@ommerendata.example
KvK 555 77 081
Geboortejaar 1986
Tarief in overleg
}}
# Samenvatting
Ik bouw datastraten die ’s nachts ook echt draaien. Liefst bij organisaties waar iets met zorg of energie gebeurt, en liefst niet vijf dagen op kantoor.
# Ervaring
**Freelance data-engineer – Ommeren Data**	mei 2018 – heden
__Een greep uit de opdrachten:__
* Stedin (2024 – nu): slimmemeterdata naar Databricks, team van 6
* Achmea (2022 – 2023): migratie van SAS naar dbt/Snowflake
* Gemeente Amersfoort (2021): datawarehouse sociaal domein
* NS Stations (2018 – 2020): reizigersteldata, Kafka en Airflow
**BI-consultant – Ordina**	sept. 2013 – april 2018
* Gedetacheerd bij ProRail, Menzis en het CJIB
**Applicatiebeheerder – UMC Utrecht**	feb. 2010 – aug. 2013
* HiX en het laboratoriumsysteem GLIMS
# Opleiding en certificaten
HBO Informatica	Hogeschool Utrecht, 2010
Databricks Certified Data Engineer Professional	2024
PSM I en PSM II	2019
# Techniek
Python, SQL, Spark, dbt, Airflow, Terraform, Azure, een beetje Rust
# Talen
Nederlands (moedertaal) en Engels (vloeiend)
# Verder
Ik bak brood, zwem in het Amsterdam-Rijnkanaal en zit in de ouderraad van OBS De Kleine Dichter.
`,
  }),
  cv('08-nl-leerkracht', 'odt', 'nl', 'BE', {
    names: ['Liesbeth Van Hoeymissen'],
    email: 'juf.liesbeth@skypost.example',
    phone: '0495/55 18 62',
    city: 'Mechelen',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Zorgcoördinator | VBS De Regenboog | | 2019-09 | now',
      'Leerkracht L3 en L5 | VBS De Regenboog | | 2009-09 | 2019-08',
      'Interimleerkracht | Scholengroep Rivierenland | | 2007-09 | 2009-06',
      'Jobstudente | Planckendael | | 2004 | 2007',
    ],
    page: `
= **Liesbeth Van Hoeymissen**
= Battelsesteenweg 301 bus 2	2800 Mechelen
= 0495/55 18 62	juf.liesbeth@skypost.example
= Rijksregisternr. op aanvraag	°Duffel, 3 maart 1986

ONDERWIJSLOOPBAAN

= Zorgcoördinator	VBS De Regenboog	1/9/2019 – …
Sinds schooljaar 2019-2020 voltijds zorgco, overleg met CLB en ouders, aanspreekpunt autisme.

= Leerkracht L3 en L5	VBS De Regenboog	1/9/2009 – 31/8/2019
Derde en vijfde leerjaar, ad interim begonnen, vast benoemd op 1/1/2013.

= Interimleerkracht	Scholengroep Rivierenland	1/9/2007 – 30/6/2009
Vervangingen in Willebroek, Boom en Puurs, van twee weken tot zes maanden.

ANDER WERK

= Jobstudente	Planckendael	2004 – 2007
Elke zomer in de shop.

DIPLOMA’S

= Banaba Zorgverbreding	Thomas More	2018
= Bachelor lager onderwijs	Katholieke Hogeschool Mechelen	2007
= ASO Moderne Talen	Coloma-instituut	2004

TALEN

= Nederlands	moedertaal
= Frans	goed
= Engels	goed

VRIJE TIJD

Chiroleidster (1999-2008), nu kookouder op het kamp. Naailes bij de Academie.
`,
  }),
  cv('09-nl-laborant', 'pdf', 'nl', 'NL', {
    names: ['Wahyuningsih'],
    email: 'wahyu.lab@leidenpost.example',
    phone: '06-55 50 83 14',
    city: 'Leiden',
    languages: ['Indonesisch', 'Engels', 'Nederlands'],
    jobs: [
      'Analist QC | Batavia Biosciences | | 2022-06 | now',
      'Laboratory technician | PT Bio Farma | | 2014-03 | 2021-08',
      'Stagiaire microbiologie | Leids Universitair Medisch Centrum | | 2022-01 | 2022-05',
      'Schoonmaakster | Hago Zorg | | 2021-10 | 2021-12',
    ],
    aside: [2],
    page: `
! Wahyuningsih
(ik heb één naam; in mijn paspoort staat geen achternaam)
^ Leiden | 06-55 50 83 14 | wahyu.lab@leidenpost.example | verblijfsvergunning met vrije toegang tot de arbeidsmarkt
# Werk in Nederland
Analist QC, Batavia Biosciences, Leiden
06/2022 – nu
* ELISA, qPCR en HPLC onder GMP
* afwijkingen schrijven in TrackWise
^ Stagiaire microbiologie, Leids Universitair Medisch Centrum
01/2022 – 05/2022
^ Schoonmaakster, Hago Zorg
10/2021 – 12/2021, avonddienst
# Werk in Indonesië
Laboratory technician, PT Bio Farma, Bandung
03/2014 – 08/2021
* vrijgifte van poliovaccin, team van acht
# Studie
Sarjana Kimia (bachelor scheikunde), Universitas Padjadjaran, 2013, door Nuffic gewaardeerd als hbo-bachelor
Inburgeringsexamen, DUO, 2023
# Talen
Indonesisch, Engels (goed), Nederlands (B1, examen B2 in december)
# Referentie
dr. M. Kuipers, teamleider QC, op aanvraag
`,
  }),
  cv('10-sv-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Samira Haji Abdullahi'],
    email: 'samira.haji@folkpost.example',
    phone: '073-555 41 09',
    city: 'Borlänge',
    languages: ['Somaliska', 'Svenska', 'Arabiska'],
    jobs: [
      'Undersköterska | Äldreboendet Tunahemmet | | 2021-03 | now',
      'Vårdbiträde | Borlänge kommun, hemtjänsten | | 2018-06 | 2021-02',
      'Timvikarie | Förskolan Myran | | 2017 | 2018',
      'Butiksägare | egen butik i Hargeisa | | 2008 | 2013',
    ],
    // Whether a shop of one’s own without a name is a job with an employer is left open.
    aside: [3],
    page: `
**Samira Haji Abdullahi**
Hagavägen 12 lgh 1102, 784 40 Borlänge
Tel: 073-555 41 09
samira.haji@folkpost.example

# Om mig
Jag är 39 år, mamma till fyra barn och undersköterska. Lugn, punktlig och har lätt för att skratta.

# Jobb
Undersköterska
Äldreboendet Tunahemmet, Borlänge
Mars 2021 tills vidare, 85 %
Demensavdelning, kontaktman för tre boende, delegering för insulin

Vårdbiträde
Borlänge kommun, hemtjänsten
Juni 2018 till februari 2021

Timvikarie
Förskolan Myran
2017 till 2018

Butiksägare
egen butik i Hargeisa, Somalia
2008 till 2013
Sålde tyg och kläder

# Utbildning
Vård- och omsorgsprogrammet för vuxna, Komvux Borlänge, klar 2020
SFI kurs D, 2017
Gymnasium i Hargeisa, 2005

# Språk
Somaliska (modersmål), svenska (bra), arabiska (bra)

# Körkort
B sedan 2019

# Referenser
Enhetschef Lena Myhr, Tunahemmet, 0243-555 90
`,
  }),
  cv('11-sv-ingenjor', 'pdf', 'sv', 'SE', {
    names: ['Karl-Gustaf Lindeblad', 'Karl-Gustaf (Kåge) Lindeblad', 'Kåge Lindeblad'],
    email: 'kage.lindeblad@malarpost.example',
    phone: '+46 70 555 23 60',
    city: 'Södertälje',
    languages: ['Engelska', 'Tyska'],
    jobs: [
      'Teknisk specialist, utmattning | Scania CV AB | | 2015 | now',
      'Gruppchef hållfasthet | Scania CV AB | | 2004 | 2015',
      'Beräkningsingenjör | Scania CV AB | | 1996 | 2004',
      'Konstruktör | Alfa Laval Separation | | 1991 | 1996',
      'Doktorand | KTH, Institutionen för hållfasthetslära | | 1988 | 1991',
    ],
    aside: [4],
    page: `
HEAD CV K-G Lindeblad, 2026-10
! Karl-Gustaf (Kåge) Lindeblad
Civilingenjör, född 1963
Södertälje, +46 70 555 23 60, kage.lindeblad@malarpost.example
# Kort
Trettiofem år med sprickor. Söker uppdrag på deltid, gärna som granskare eller lärare.
# Anställningar
**SCANIA CV AB, Södertälje, 1996–**
= 2015–	Teknisk specialist, utmattning
Ramar, fjäderfästen, batterilådor. Handleder examensarbetare.
= 2004–2015	Gruppchef hållfasthet
Tolv ingenjörer. Lönesamtal, resursplan, införande av MSC Nastran i klustret.
= 1996–2004	Beräkningsingenjör
**ALFA LAVAL SEPARATION, Tumba, 1991–1996**
= 1991–1996	Konstruktör
**KTH, Institutionen för hållfasthetslära, 1988–1991**
= 1988–1991	Doktorand
Licentiatexamen 1991
# Examina
Teknologie licentiat, KTH, 1991
Civilingenjör maskinteknik, KTH, 1988
# Publikationer i urval
Lindeblad K-G, Ström P: Multiaxial fatigue of welded frame joints. Int. J. Fatigue, 2011.
Lindeblad K-G: Svetsens sanning. Svetsen nr 3, 2019.
# Språk
Engelska flytande, tyska hjälpligt
# Förtroendeuppdrag
Ordförande i Enhörna hembygdsförening 2012–
Kassör, Sveriges Ingenjörer Scaniaklubben, 2001–2008
`,
  }),
  cv('12-da-elektriker', 'odt', 'da', 'DK', {
    names: ['Jeppe Holm Rask'],
    email: 'jepperask@fynmail.example',
    phone: '55 50 17 93',
    city: 'Odense',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Serviceelektriker | Lindpro A/S | | 2022-08 | now',
      'Elektriker | Bravida Danmark | | 2017-05 | 2022-07',
      'Elektriker på montage | Siemens Gamesa | | 2015-01 | 2017-04',
      'Elektrikerlærling | Tommerup El-Service | | 2010-08 | 2014-12',
      'Flaskedreng | SuperBrugsen Tommerup | | 2007 | 2009',
    ],
    aside: [3],
    page: `
> **Jeppe Holm Rask**
> Elektriker – 34 år – Odense SV
> Mobil 55 50 17 93 – jepperask@fynmail.example

Hvem er jeg
Jeg er en glad fynbo, der hellere vil ud til kunderne end sidde på lageret. Bor sammen med Line og vores to drenge.

Hvor har jeg været
**Lindpro A/S, Odense**	08.2022 – nu
Serviceelektriker med egen bil
* Vagtordning hver fjerde uge
* Ladestandere, tavler, KNX
**Bravida Danmark, Odense**	05.2017 – 07.2022
Elektriker
* OUH-byggeriet, 3 år i træk
**Siemens Gamesa, Brande**	01.2015 – 04.2017
Elektriker på montage
* Rejste i Skotland og Nordtyskland
**Tommerup El-Service**	08.2010 – 12.2014
Elektrikerlærling (svendeprøve med bronze)
**SuperBrugsen Tommerup**	2007 – 2009
Flaskedreng

Hvad har jeg lært
Elektriker, stærkstrøm 2	Syddansk Erhvervsskole, 2014
KNX-partner	2020
L-AUS, førstehjælp, varmt arbejde	fornyet 2025

Sprog
Dansk, engelsk og lidt tysk
`,
  }),
  cv('13-en-nurse', 'docx', 'en', 'IE', {
    names: ['Ma. Lourdes Catacutan', 'Ma. Lourdes P. Catacutan', 'Maria Lourdes Catacutan'],
    email: 'malou.catacutan@eirmail.example',
    phone: '+353 85 555 0147',
    city: 'Tullamore',
    languages: ['English', 'Tagalog', 'Ilocano'],
    jobs: [
      'Clinical Nurse Manager 1 | Midland Regional Hospital | | 2021-05 | now',
      'Staff Nurse, Renal Dialysis Unit | Midland Regional Hospital | | 2015-11 | 2021-04',
      'Staff Nurse | King Fahad Specialist Hospital | | 2010-02 | 2015-08',
      'Ward Nurse | Baguio General Hospital and Medical Center | | 2007-06 | 2009-12',
      'Volunteer Nurse | Baguio General Hospital and Medical Center | | 2006-12 | 2007-05',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE**
> **Ma. Lourdes P. Catacutan, RGN**
> 14 Arden Vale, Tullamore, Co. Offaly
> +353 85 555 0147 / malou.catacutan@eirmail.example
> NMBI PIN 00055512

**CAREER OBJECTIVE**
To bring nineteen years of bedside nursing, eleven of them in dialysis, to a community haemodialysis service closer to my family.

**WORK HISTORY**
|| 4 13
| Position: | Clinical Nurse Manager 1
| Hospital: | Midland Regional Hospital, Tullamore
| Period: | 10 May 2021 to present
| Duties: | Rostering for 22 nurses; hand hygiene audits; water quality checks; stands in for CNM2

|| 4 13
| Position: | Staff Nurse, Renal Dialysis Unit
| Hospital: | Midland Regional Hospital, Tullamore
| Period: | 2 November 2015 to 9 May 2021
| Duties: | 24-station unit; fistula cannulation; preceptor to adaptation nurses

|| 4 13
| Position: | Staff Nurse
| Hospital: | King Fahad Specialist Hospital, Dammam, Saudi Arabia
| Period: | 14 February 2010 to 30 August 2015
| Duties: | Haemodialysis and plasma exchange

|| 4 13
| Position: | Ward Nurse
| Hospital: | Baguio General Hospital and Medical Center
| Period: | June 2007 to December 2009

|| 4 13
| Position: | Volunteer Nurse
| Hospital: | Baguio General Hospital and Medical Center
| Period: | December 2006 to May 2007

**EDUCATION**
BSc Nursing, Saint Louis University, Baguio City, 2006
Postgraduate Diploma in Renal Nursing, RCSI, 2019

**LANGUAGES**
English (OET B), Tagalog, Ilocano

**REFEREES**
Ms Fidelma Hoctor, Assistant Director of Nursing, MRHT
Dr R. Nair, Consultant Nephrologist
`,
  }),
  cv('14-en-hgv', 'doc', 'en', 'GB', {
    names: ['Trevor Ashdown', 'Trev Ashdown', 'Trevor “Trev” Ashdown', 'Trevor (Trev) Ashdown'],
    email: 'trevashdown@lorrymail.example',
    phone: '07700 900 418',
    city: 'Doncaster',
    jobs: [
      'Class 1 driver | Wincanton | | 2019-10 | now',
      'Class 2 driver | Travis Perkins | | 2013-04 | 2019-09',
      'Multi-drop van driver | Yodel | | 2011-11 | 2013-03',
      'Underground face worker | Hatfield Colliery | | 1994 | 2011',
    ],
    page: `
Trevor (Trev) Ashdown
7 Broadway, Dunscroft, Doncaster DN7
Tel 07700 900 418      Email trevashdown@lorrymail.example

LICENCE: C+E, clean, held since Sept 2019. CPC to Sept 2029. Digi card. ADR (not tanks). Moffett.

DRIVING JOBS
Class 1 driver with Wincanton, Doncaster iPort, Oct 2019 to date. Tramping Mon to Fri, double deck, then days since 2024.
Class 2 driver with Travis Perkins, Wheatley Hall Road, Apr 2013 to Sept 2019. HIAB brick grab, site deliveries.
Multi-drop van driver with Yodel, Nov 2011 to Mar 2013. 110 drops a day.

BEFORE THAT
Underground face worker at Hatfield Colliery, 1994 to 2011, made redundant. Shearer driver the last six years.

SCHOOL
Thorne Grammar, left 1993 with 4 GCSEs. NVQ 2 Mining.

ABOUT ME
Fifty last March, not had a day off sick since 2017. Keep whippets. Volunteer driver for Doncaster Foodbank on my Saturdays off, 2020 onwards.

Can start with a week’s notice. References - Gaz Pell, transport mgr, Wincanton 01302 555 016
`,
  }),
  cv('15-en-developer', 'pdf', 'en', 'US', {
    names: ['Anjali Raghunathan', 'Anjali S. Raghunathan'],
    email: 'anjali.r@hirecode.example',
    phone: '(512) 555-0183',
    city: 'Austin',
    headline: 'Staff Software Engineer',
    languages: ['Tamil'],
    jobs: [
      'Staff Software Engineer | Indeed | | 2022-03 | now',
      'Senior Software Engineer | Indeed | | 2018-08 | 2022-03',
      'Software Engineer II | HomeAway | | 2016-01 | 2018-07',
      'Software Engineer | HomeAway | | 2014-07 | 2016-01',
      'Software Engineering Intern | National Instruments | | 2013-05 | 2013-08',
    ],
    aside: [4],
    page: `
! Anjali S. Raghunathan
Staff Software Engineer
Austin, TX	(512) 555-0183	anjali.r@hirecode.example
[anjali-codes on GitHub](https://github.example/anjali-codes)
[[ 11.5 5.5
## Experience
**Indeed** · Austin, TX
Aug 2018 – Present · 8 yrs
**Staff Software Engineer**
Mar 2022 – Present
* Own the ranking feature store (Java, Aerospike), 1.2M reads/s at p99 of 6 ms
* Cut the on-call load in half by deleting things
**Senior Software Engineer**
Aug 2018 – Mar 2022
* Moved résumé parsing queue from RabbitMQ to Kafka with no downtime
^ **HomeAway** (now Vrbo) · Austin, TX
**Software Engineer II**
Jan 2016 – Jul 2018
* Calendar sync, three million listings
**Software Engineer**
Jul 2014 – Jan 2016
^ **National Instruments** · Austin, TX
**Software Engineering Intern**
Summer 2013 (May – Aug 2013)
---
## Education
B.S. Computer Science
UT Austin, 2014
Minor in Linguistics
## Stack
Java, Kotlin, Go
Kafka, Aerospike
Kubernetes, Terraform
## Talks
“Delete first”, SREcon 2024
“Caches lie”, Strange Loop 2022
## Languages
Tamil (native)
## Giving
Board member, Girls Who Code Austin chapter, 2019 –
]]
`,
  }),
  cv('16-en-returner', 'odt', 'en', 'GB', {
    names: ['Catherine Le Sueur', 'Catherine Le Sueur FCA', 'Catherine (Kitty) Le Sueur'],
    email: 'kitty.lesueur@channelpost.example',
    phone: '+44 7797 555 206',
    city: 'St Helier',
    languages: ['French'],
    jobs: [
      'Honorary Treasurer | Jersey Hospice Care | | 2019-01 | 2025-12',
      'Bookkeeper | Le Marquand Nurseries | | 2017-09 | 2022-07',
      'Fund Accounting Manager | State Street Fund Services (Jersey) | | 2004-02 | 2010-11',
      'Assistant Manager, financial services audit | PwC Channel Islands | | 2000-09 | 2004-01',
      'Audit trainee | Coopers & Lybrand | | 1996-09 | 2000-08',
    ],
    // An unpaid office listed among the posts.
    aside: [0, 4],
    page: `
HEAD Catherine Le Sueur FCA – Page 1 of 1 – in strict confidence
FOOT +44 7797 555 206 – kitty.lesueur@channelpost.example
! Catherine (Kitty) Le Sueur FCA
Apartment 9, Havre des Pas, St Helier, Jersey JE2
# Where I am now
A chartered accountant coming back to full-time work after bringing up twin sons, the younger of whom has cerebral palsy. Both are now at university and I have my weekdays back. My CPD never lapsed.
# Posts held
**Jan 2019 – Dec 2025**
__Jersey Hospice Care__
Honorary Treasurer (trustee, unpaid)
^ **Sept 2017 – July 2022**
__Le Marquand Nurseries, St Lawrence__
Bookkeeper (part-time, term time)
GST returns, wages for forty seasonal pickers, moved them off Sage 50 to Xero
^ **Dec 2010 – Aug 2017**
Full-time parent and carer
^ **Feb 2004 – Nov 2010**
__State Street Fund Services (Jersey)__
Fund Accounting Manager
Eleven staff; NAVs for private equity funds of €3.4bn
^ **Sept 2000 – Jan 2004**
__PwC Channel Islands__
Assistant Manager, financial services audit
^ **Sept 1996 – Aug 2000**
__Coopers & Lybrand, Southampton__
Audit trainee
# Qualifications
ACA 1999 (first-time passes), FCA 2009
BA French and Economics, University of Exeter, 1996, 2:1
# Skills
Xero, Excel to macro level, Investran (rusty). French, fluent.
# Referees
Advocate Philip de Gruchy, Chairman of the trustees until last year
Mrs Sue Renouf, formerly Director, State Street
`,
  }),
];
