import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth-closed');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_FORTY_SIXTH_REST_DUTCH: Sheet[] = [
  cv('13-nl-nl-architect', 'pdf', 'nl', 'NL', {
    names: ['Jan-Willem ter Haar', 'J.W. (Jan-Willem) ter Haar', 'J.W. ter Haar'],
    email: 'jw@terhaarbouwt.example',
    phone: '06 5550 0139',
    city: 'Deventer',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Architect-partner | IAA Architecten | Enschede | 2016-01 | now',
      'Projectarchitect | Mecanoo | Delft | 2008-04 | 2015-12',
      'Ontwerper | Hild und K | München | 2005-10 | 2008-03',
    ],
    page: `
> ir. J.W. (Jan-Willem) ter Haar BNA
> Rijkmanstraat 9 · 7411 GB Deventer · 06 5550 0139 · jw@terhaarbouwt.example
# Over mij
Architect van scholen, stations en een enkele kerk. Registerarchitect sinds 2009. Na tien jaar partnerschap wil ik weer een potlood vasthouden in plaats van een begroting.
# Praktijk
## 2016 – heden: Architect-partner
IAA Architecten, Enschede (partner per januari 2016)
* Medeverantwoordelijk voor een bureau van 60 mensen
* Stationsgebied Hengelo, Kulturhus Borne, herbestemming van een textielfabriek
## 2008 – 2015: Projectarchitect
Mecanoo, Delft (april 2008 tot december 2015)
* Bibliotheek en station, team van elf, bouwbegeleiding
## 2005 – 2008: Ontwerper
Hild und K, München (oktober 2005 tot maart 2008)
# Werken, een keuze
|| 2.5 8 6.5
| Jaar | Werk | Rol
| 2025 | Stationsgebied Hengelo, fietsenstalling voor 2.400 fietsen | ontwerp, supervisie
| 2024 | Herbestemming textielfabriek Jannink-Noord, 74 lofts | architect, aanspreekpunt gemeente
| 2022 | Kulturhus Borne, uitbreiding theaterzaal | architect
| 2021 | Basisschool De Wheme, Vorden | architect, directievoering
| 2019 | Stiltekapel ziekenhuis Almelo | architect, meubilair
| 2018 | Brandweerkazerne Raalte | architect
| 2014 | Bibliotheek en station, zuidelijke hal | projectarchitect, bouwplaats
| 2012 | Campuspaviljoen, Taiwan | projectarchitect, zes maanden ter plaatse
| 2010 | Theater in Kaohsiung, fase definitief ontwerp | projectarchitect
| 2007 | Wohnhof Agfa, München | ontwerper
# Wat ik meebreng
* Aanbestedingen: elf Europese selecties gewonnen, van de dertig
* BIM in Revit en ArchiCAD, al teken ik liever schetsend met de hand
* Circulair bouwen: twee projecten met materialenpaspoort, Madaster
* Bouwkosten bewaken zonder ruzie, meestal
* Omgevingswet, participatieavonden, welstand aan beide kanten van de tafel
# Gestudeerd
Bouwkunde, TU Delft, ir., 2005 (cum laude)
Erasmus, ETH Zürich, 2003
# Nevenfuncties
Welstandscommissie Zwolle, lid 2018 – 2023
Gastdocent ArtEZ Arnhem
# Talen
Nederlands, Engels, Duits
# Publicaties en prijzen
Overijsselse architectuurprijs 2021 (eervolle vermelding)
`,
  }),
  cv('14-nl-nl-binnendienst-portaal', 'docx', 'nl', 'NL', {
    names: ['Priscilla Doornbos'],
    email: 'p.doornbos@emmenmail.example',
    phone: '0655500161',
    city: 'Emmen',
    headline: 'Commercieel medewerker binnendienst',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Commercieel medewerker binnendienst | Low & Bonar | Emmen | 2021-02 | now',
      'Verkoopmedewerker | Wildkamp | Lutten | 2017-09 | 2021-01',
      'Telefoniste | KPN Contact | Groningen | 2015-03 | 2017-08',
    ],
    page: `
~ Kandidaatprofiel gedownload op 19-11-2026 van Noorderbanen.example
**Priscilla Doornbos**
**Gewenste functie:** Commercieel medewerker binnendienst
**Woonplaats:** Emmen
**Telefoon:** 0655500161
**E-mail:** p.doornbos@emmenmail.example
**Uren per week:** 32 – 36
**Salarisindicatie:** € 2.900 – € 3.300 bruto
**Max. reistijd:** 40 minuten
^ **Persoonlijke pitch**
Ik denk in oplossingen, bel liever dan ik mail en spreek Duits zonder rood te worden.
^ **Werkervaring (3)**
**Commercieel medewerker binnendienst**
Low & Bonar, Emmen
02-2021 t/m heden
Offertes, orders, transport, klanten in Duitsland en Polen, SAP SD
**Verkoopmedewerker**
Wildkamp, Lutten
09-2017 t/m 01-2021
Balie en telefoon, pompen en beregening
**Telefoniste**
KPN Contact, Groningen
03-2015 t/m 08-2017
^ **Opleidingen (2)**
Mbo 4 Commerciële economie, Drenthe College, 2011 – 2015, diploma behaald
Vmbo-t, Esdal College, 2007 – 2011, diploma behaald
^ **Talen**
Nederlands: moedertaal
Duits: goed
Engels: redelijk
^ **Rijbewijs**
B (in bezit van auto)
`,
  }),
  cv('15-nl-nl-elektromonteur', 'doc', 'nl', 'NL', {
    names: ['Sjoerd Wijnbergen'],
    email: 'swijnbergen@graafschapmail.example',
    phone: '06-55500183',
    city: 'Doetinchem',
    languages: [],
    jobs: [
      'Servicemonteur elektrotechniek | Bolk Elektro | Zelhem | 2020-11 | now',
      'Eerste monteur utiliteit | Croonwolter&dros | Arnhem | 2014-03 | 2020-10',
      'Monteur woningbouw | Installatiebedrijf Wassink | Gaanderen | 2009-08 | 2014-02',
      'Leerling-monteur | Installatiebedrijf Wassink | Gaanderen | 2006-08 | 2009-07',
    ],
    aside: [3],
    page: `
# CV Sjoerd Wijnbergen
|| 4 13
| Woonplaats | Doetinchem
| Bereikbaar | 06-55500183 na vieren
| E-mail | swijnbergen@graafschapmail.example
| Rijbewijs | B en BE
| VCA | VOL, geldig t/m mei 2029
| Beschikbaar | per 1 februari 2027
## Werk
|| 4 13
| nov 2020 – nu | **Servicemonteur elektrotechniek**, Bolk Elektro, Zelhem\\Storingen bij scholen, boeren en bakkers. Eigen bus, één week op de vijf consignatie. NEN 3140 inspecties.
| mrt 2014 – okt 2020 | **Eerste monteur utiliteit**, Croonwolter&dros, Arnhem\\Rijnstate, gevangenis Zutphen (nieuwe noodstroom), 5 man onder me.
| aug 2009 – feb 2014 | **Monteur woningbouw**, Installatiebedrijf Wassink, Gaanderen\\Casco tot oplevering, laadpalen toen niemand die nog had.
| aug 2006 – jul 2009 | **Leerling-monteur**, Installatiebedrijf Wassink, Gaanderen
## School
|| 4 13
| 2009 – 2011 | Eerste monteur elektrotechnische industriële installaties, niveau 3, Graafschap College
| 2006 – 2009 | Monteur elektrotechnische installaties, niveau 2, Graafschap College
| 2002 – 2006 | Vmbo-kader, Metzo Doetinchem
## Verder
Vrijwillige brandweer sinds 2012. Motorcross, toeschouwer inmiddels.
`,
  }),
  cv('16-nl-nl-chauffeur', 'pdf', 'nl', 'NL', {
    names: ['Mehmet Öztürk', 'M. Öztürk'],
    email: 'mehmet.ozturk76@maasstadpost.example',
    phone: '+31 6 5550 0108',
    city: 'Schiedam',
    languages: ['Nederlands', 'Turks', 'Duits'],
    jobs: [
      'Chauffeur CE containervervoer | Van Berkel Logistics | Rotterdam | 2018-06 | now',
      'Chauffeur C distributie | Simon Loos | Barendrecht | 2011-02 | 2018-05',
      'Heftruckchauffeur | Kloosterboer | Vlaardingen | 2003-05 | 2011-01',
      'Productiemedewerker | Unox | Oss | 1998 | 2003',
    ],
    page: `
Naam: Mehmet Öztürk
Geboren: 9-12-1976 te Yozgat
Adres: Broersvest 140-B, 3111 Schiedam
Telefoon: +31 6 5550 0108
Mail: mehmet.ozturk76@maasstadpost.example

Wat heb ik gedaan:

Van juni 2018 tot heden ben ik Chauffeur CE containervervoer bij Van Berkel Logistics in Rotterdam. Maasvlakte, Antwerpen, Duisburg. Vier nachten per week weg. Rotterdam Portbase, Cargocard, ADR.

Van februari 2011 tot mei 2018: Chauffeur C distributie bij Simon Loos, Barendrecht. Albert Heijn winkels in Den Haag en Delft, rolcontainers, koel.

Van mei 2003 tot januari 2011: Heftruckchauffeur bij Kloosterboer te Vlaardingen, vrieshuis.

1998 tot 2003: Productiemedewerker bij Unox, Oss.

Papieren:
Rijbewijs B, C, CE met code 95 (tot 10-2030)
ADR basis en tank
Heftruck- en reachtruckcertificaat
Inburgering en NT2 programma I (2002)
Lagere en middelbare school in Turkije

Talen: Nederlands, Turks, Duits (redelijk)

Wat zoek ik: dagdiensten, liefst elke avond thuis, vanaf 18,50 per uur.
`,
  }),
  cv('17-nl-be-thuisverpleging', 'docx', 'nl', 'BE', {
    names: ['Griet Van Overbeke'],
    email: 'griet.vo@denderpost.example',
    phone: '0470 55 50 12',
    city: 'Ninove',
    headline: 'Thuisverpleegkundige',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Thuisverpleegkundige | Wit-Gele Kruis | Aalst | 2013-09 | now',
      'Verpleegkundige geriatrie | OLV Ziekenhuis | Aalst | 2004-07 | 2013-08',
      'Zorgkundige | WZC Klateringen | Ninove | 2001-02 | 2004-06',
    ],
    page: `
! Griet Van Overbeke
Thuisverpleegkundige
Brakelsesteenweg 212, 9400 Ninove | 0470 55 50 12 | griet.vo@denderpost.example
^ Al vijfentwintig jaar in de zorg en nog altijd graag. Ik zoek een post met vaste uren: mijn man is ziek en de ochtendronde van half zes gaat niet meer.
# Loopbaan
**Wit-Gele Kruis, Aalst**
Thuisverpleegkundige \tsept. 2013 – heden
* Ronde van 22 tot 26 patiënten, wondzorg, insuline, katheters
* Referentieverpleegkundige diabetes
* Mentor van studenten van Odisee
**OLV Ziekenhuis, Aalst**
Verpleegkundige geriatrie \tjuli 2004 – aug. 2013
**WZC Klateringen, Ninove**
Zorgkundige \tfeb. 2001 – juni 2004
# Studies
Bachelor verpleegkunde, KaHo Sint-Lieven Aalst, 2004 (avondonderwijs)
Verzorging, Sint-Jozef Ninove, 2000
Postgraduaat wondzorg, 2016
# Talen
Nederlands (moedertaal), Frans (vlot, veel patiënten in Denderleeuw en Liedekerke)
# Varia
Rijbewijs B, eigen wagen, BelRAI, CareConnect
`,
  }),
  cv('18-nl-nl-analist', 'doc', 'nl', 'NL', {
    names: ['Roos Schimmelpenninck van der Oye', 'R.E. Schimmelpenninck van der Oye'],
    email: 'roos.svdo@rijnlab.example',
    phone: '06 55 50 01 95',
    city: 'Leiden',
    languages: ['Nederlands', 'Engels', 'Frans'],
    jobs: [
      'QC-analist | Janssen Biologics | Leiden | 2020-01 | now',
      'Research-analist | LUMC | Leiden | 2013-09 | 2019-12',
      'Laborant microbiologie | Nutreco | Boxmeer | 2011-08 | 2013-08',
    ],
    page: `
# Curriculum vitae
**Personalia**
= Naam:\tR.E. Schimmelpenninck van der Oye
= Roepnaam:\tRoos
= Adres:\tHooigracht 80, 2312 KW Leiden
= Tel.:\t06 55 50 01 95
= E-mail:\troos.svdo@rijnlab.example
= Geboren:\t2 november 1989
**Ervaring**
**QC-analist**
Janssen Biologics, Leiden, januari 2020 – heden
HPLC, capillaire elektroforese, ELISA onder GMP. OOS-onderzoeken. Trainer van nieuwe collega's. Ploegendienst (2).
**Research-analist**
LUMC, afdeling Immunologie, Leiden, september 2013 – december 2019
Flowcytometrie, celkweek, muizenwerk (artikel 9), acht keer co-auteur.
**Laborant microbiologie**
Nutreco, Boxmeer, augustus 2011 – augustus 2013
**Opleiding**
Hbo Biologie en Medisch Laboratoriumonderzoek, Hogeschool Leiden, 2007 – 2011
Vwo, Stedelijk Gymnasium Arnhem, 2001 – 2007
**Cursussen**
GMP basis, Lean yellow belt, Empower 3
**Talen**
Nederlands, Engels (goed), Frans (redelijk)
**Hobby's**
Roeien bij Asopos, sjoelen met mijn oma
`,
  }),
];
