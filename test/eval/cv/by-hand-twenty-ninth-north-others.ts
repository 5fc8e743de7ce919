import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth');

/** Those of the twenty-ninth lot of the north in Swedish, Danish, Norwegian and English from Finland. All people are made up. */
export const BY_HAND_TWENTY_NINTH_NORTH_OTHERS: Sheet[] = [
  cv('n07-sv-underskoterska', 'doc', 'sv', 'SE', {
    names: ['Marie-Louise Tjärnström'],
    email: 'malou.tjarnstrom@jamtpost.example',
    phone: '070-174 06 22',
    city: 'Östersund',
    languages: ['Svenska', 'Engelska', 'Norska'],
    jobs: [
      'Undersköterska | Region Jämtland Härjedalen | | 2022-05 | now',
      'Undersköterska | Lernia Bemanning AB | | 2019-09 | 2022-04',
      'Sykepleierassistent | St. Olavs hospital | | 2016-02 | 2018-06',
      'Undersköterska | Östersunds kommun | | 2009-08 | 2016-01',
      'Vårdbiträde | Attendo Care | | 2006-06 | 2009-06',
    ],
    page: `
> **MERITFÖRTECKNING**
^ Marie-Louise Tjärnström
Född 1987-10-02
Rådhusgatan 90 B, 831 45 Östersund
Mobil: 070-174 06 22
E-post: malou.tjarnstrom@jamtpost.example
^ **Anställningar**
|| 4.5 12.5
| 2022-05-01 – pågående | Undersköterska, Region Jämtland Härjedalen, Östersunds sjukhus\\Ortopedavdelning 303, 80 %. Handledare för elever, ansvar för gipsrummet
| 2019-09-16 – 2022-04-30 | Undersköterska, Lernia Bemanning AB\\Uthyrd till äldreboenden och hemtjänst i Åre, Krokom och Berg
| 2018-07-01 – 2019-09-15 | Föräldraledig
| 2016-02-01 – 2018-06-30 | Sykepleierassistent, St. Olavs hospital, Trondheim\\Pendlade veckovis
| 2009-08-10 – 2016-01-31 | Undersköterska, Östersunds kommun\\Särskilt boende Tallåsen, nattjänst
| 2006-06-12 – 2009-06-30 | Vårdbiträde, Attendo Care, Östersund
^ **Utbildning**
|| 4.5 12.5
| 2020 – 2021 | Specialistundersköterska ortopedi (YH, distans), Sollefteå
| 2003 – 2006 | Omvårdnadsprogrammet, Wargentinsgymnasiet Östersund
^ **Kurser**
|| 4.5 12.5
| 2024 | HLR-instruktör
| 2017 | Delegering läkemedel och insulin (förnyas varje år)
^ **Fackligt och ideellt**
|| 4.5 12.5
| 2023 – | Skyddsombud, Kommunal
| 2010 – 2015 | Ungdomsledare, Ope IF
^ **Språk**
Svenska, engelska, norska (talar obehindrat)
^ **Körkort:** B
`,
  }),
  cv('n08-sv-konsult-utvecklare', 'pdf', 'sv', 'SE', {
    names: ['Farhad Moradi Lindqvist'],
    email: 'farhad.ml@malmopost.example',
    phone: '+46 70 174 06 58',
    city: 'Malmö',
    headline: 'Senior systemutvecklare .NET och Azure',
    languages: ['Svenska', 'Engelska', 'Persiska'],
    jobs: [
      'Senior konsult | Knowit Solutions | | 2020-08 | now',
      'Systemutvecklare | IKEA IT AB | | 2016-01 | 2020-07',
      'Systemutvecklare | Softhouse Consulting | | 2012-06 | 2015-12',
      'Testare | Sony Mobile Communications | | 2010-09 | 2012-05',
    ],
    page: `
[[ 11 6
! Farhad Moradi Lindqvist
Senior systemutvecklare .NET och Azure
---
Malmö
+46 70 174 06 58
farhad.ml@malmopost.example
]]
^ Lugn utvecklare som skriver testet först och mejlet sist. Trivs i team där någon annan än jag bestämmer färgerna.
# Anställningar
**Knowit Solutions**, Malmö
Senior konsult, augusti 2020 – nuvarande
* Uppdrag Skånetrafiken (2023 – 2025): biljettmotor, 4 milj. köp i månaden
* Uppdrag E.ON (2021 – 2023): mätvärden in i Azure Data Explorer
* Uppdrag Trelleborgs Hamn (hösten 2020): bokning av lastbilar
**IKEA IT AB**, Helsingborg
Systemutvecklare, januari 2016 – juli 2020
* Lagersaldo i realtid för 38 länder, .NET Core och Kafka
**Softhouse Consulting**, Malmö
Systemutvecklare, juni 2012 – december 2015
**Sony Mobile Communications**, Lund
Testare, september 2010 – maj 2012
# Utbildning
Civilingenjör datateknik, Lunds tekniska högskola	2005 – 2010
Teknikprogrammet, Spyken	2002 – 2005
# Teknik
|| 4 13
| Språk och ramverk | C#, TypeScript, ASP.NET, Blazor, EF Core
| Drift | Azure, Bicep, Kubernetes, Grafana
| Databaser | SQL Server, Cosmos DB, Redis
# Certifikat
AZ-204 (2022), Professional Scrum Master I (2018)
# Språk
Svenska, engelska, persiska
# Fritid
Tränare för flickor 12 i Malmö City FC, långfärdsskridskor när det går
`,
  }),
  cv('n09-sv-redovisning-sidolist', 'docx', 'sv', 'SE', {
    names: ['Pär af Ekström'],
    email: 'par@afekstrom.example',
    phone: '070-1740691',
    city: 'Linköping',
    headline: 'Auktoriserad redovisningskonsult',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Redovisningschef | Väderstad AB | | 2021-03 | now',
      'Redovisningskonsult | Ludvig & Co | | 2014-10 | 2021-02',
      'Redovisningsekonom | Saab AB | | 2009-01 | 2014-09',
      'Ekonomiassistent | Manpower Linköping | | 2007-09 | 2008-12',
    ],
    page: `
[[ 12 5
! Pär af Ekström
Auktoriserad redovisningskonsult
## ARBETE
**Redovisningschef**
Väderstad AB
2021-03--
* Koncern med 14 bolag, rapportering den tredje arbetsdagen
* Byte från Agda till Hogia, nytt attestflöde
* Leder sju ekonomer
**Redovisningskonsult**
Ludvig & Co, Mjölby
2014-10--2021-02
* 60 lantbrukskunder, bokslut, K2 och K3, deklarationer
* Kontorsansvarig under 2019
**Redovisningsekonom**
Saab AB, Linköping
2009-01--2014-09
* Projektredovisning Gripen, interna kontroller
**Ekonomiassistent**
Manpower Linköping
2007-09--2008-12
* Uthyrd till Östgötatrafiken och Toyota Material Handling
## UTBILDNING
**Ekonomprogrammet, 180 hp**
Linköpings universitet 2004--2007
**Samhällsvetenskap**
Katedralskolan 1999--2002
## LUMPEN
K 3 Karlsborg, värnplikt 2002--2003, därefter ett år på resande fot
---
PIC Porträtt | Pär af Ekström
**KONTAKT**
Malmslättsvägen 30
582 48 Linköping
070-1740691
par@afekstrom.example
^ **PROGRAM**
Hogia
Visma Capego
Fortnox
Excel
^ **SPRÅK**
Svenska
Engelska
Tyska (skol-)
^ **UPPDRAG**
Kassör i BRF Valla sedan 2018
Revisor, Linköpings Schacksällskap
^ **INTRESSEN**
Orientering, surdeg, tåg
]]
`,
  }),
  cv('n10-da-sygeplejerske', 'pdf', 'da', 'DK', {
    names: ['Tobias Rønnow'],
    email: 'tobias.roennow@fynskpost.example',
    phone: '+45 31 55 50 78',
    city: 'Assens',
    headline: 'Intensivsygeplejerske',
    jobs: [
      'Intensivsygeplejerske | Odense Universitetshospital | | 2019-02 | now',
      'Vikarsygeplejerske | PowerCare | | 2018-03 | 2019-01',
      'Sygeplejerske | Svendborg Sygehus | | 2014-09 | 2018-02',
      'Social- og sundhedshjælper | Faaborg-Midtfyn Kommune | | 2009-03 | 2010-12',
      'Konstabel | Den Kongelige Livgarde | | 2006-08 | 2007-12',
    ],
    page: `
HEAD Tobias Rønnow, sygeplejerske	+45 31 55 50 78	tobias.roennow@fynskpost.example
> **TOBIAS RØNNOW**
> Intensivsygeplejerske
> Plumsgade 16, 5610 Assens
# Uddannelse
Specialuddannelse i intensiv sygepleje, OUH, 2020 – 2022
Sygeplejerske, UC Lillebælt, Odense, februar 2011 – juni 2014
Social- og sundhedshjælper, SOSU Fyn, 2008 – 2009
Student, Midtfyns Gymnasium, 2006
# Ansættelser
**Odense Universitetshospital, afdeling V, intensiv**
Intensivsygeplejerske	1. februar 2019 – nu
Respirator, CRRT, organdonation. Klinisk vejleder siden 2021. Udlånt til Rigshospitalet i april og maj 2020.
^ **PowerCare**
Vikarsygeplejerske	1. marts 2018 – 31. januar 2019
Vagter på akutmodtagelser i Esbjerg, Kolding og Aabenraa
^ **Svendborg Sygehus**
Sygeplejerske	1. september 2014 – 28. februar 2018
Medicinsk afdeling, tillidsrepræsentant det sidste år
^ **Faaborg-Midtfyn Kommune**
Social- og sundhedshjælper	marts 2009 – december 2010
Hjemmepleje, aften
^ **Den Kongelige Livgarde**
Konstabel	august 2006 – december 2007
Kosovo hold 15
# Privat
Bor med Line og vores tre piger. Vinterbader. Bas i et band, der spiller til bryllupper.
# Referencer
Afdelingssygeplejerske Gitte Mørch, OUH, efter aftale
FOOT Side 1 af 1
`,
  }),
  cv('n11-no-regnskap', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Gunhild Aasmundstad', 'Gunhild Marie Aasmundstad'],
    email: 'gunhild.aasmundstad@mjospost.example',
    phone: '+47 934 55 107',
    city: 'Hamar',
    headline: 'Statsautorisert regnskapsfører',
    jobs: [
      'Økonomisjef | Hamar Sveis og Mekanikk AS | | 2024-06 | now',
      'Avdelingsleder | Azets Insight AS | | 2019-01 | 2024-05',
      'Regnskapsfører | Azets Insight AS | | 2012-10 | 2018-12',
      'Lønnskonsulent | Nordea Hamar | | 2006-02 | 2012-09',
      'Kontormedarbeider | Felleskjøpet Øst | | 2001-08 | 2006-01',
    ],
    page: `
! Gunhild Marie Aasmundstad
Statsautorisert regnskapsfører
Strandgata 55, 2317 Hamar · tlf. +47 934 55 107 · gunhild.aasmundstad@mjospost.example
^ **Nøkkelkvalifikasjoner**
* Årsoppgjør for aksjeselskap og jordbruk, 18 år
* Lønn for inntil 240 ansatte, tariff og reiseregning
* Systemer: Visma.net, Tripletex, PowerOffice Go, Xledger
^ **Praksis**
**Hamar Sveis og Mekanikk AS**
__Økonomisjef__
Juni 2024 – nå
Likviditet, bank, styresaker. Innførte prosjektregnskap sammen med BDO høsten 2024.
^ **Azets Insight AS, Hamar**
__Avdelingsleder__
Januar 2019 – mai 2024
11 medarbeidere, kvalitetskontroll, oppfølging av kunder som Coop Innlandet og Hias
__Regnskapsfører__
Oktober 2012 – desember 2018
^ **Nordea Hamar**
__Lønnskonsulent__
Februar 2006 – september 2012
Permisjon med Oda i 2008 og Even i 2010
^ **Felleskjøpet Øst, Stange**
__Kontormedarbeider__
August 2001 – januar 2006
^ **Utdanning**
Bachelor i regnskap og revisjon, Høgskolen i Hedmark, 2009 – 2012 (deltid)
Økonomisk-administrative fag, Stange videregående, 1998 – 2001
^ **Tillitsverv**
Styreleder, Hamar Speiderkorps, 2015 – 2021
Kontrollutvalget i Hamar kommune, vara, 2019 – 2023
^ **Interesser**
Langrenn, bunadsøm, hytta på Sjusjøen
`,
  }),
  cv('n12-en-fi-agency-warehouse', 'doc', 'en', 'FI', {
    names: ['Anu Kettunen', 'Anu Maarit Kettunen'],
    email: 'anu.kettunen@vantaapost.example',
    phone: '050 555 0162',
    city: 'Vantaa',
    languages: ['Finnish', 'English', 'Estonian'],
    jobs: [
      'Warehouse supervisor | Posti Group Oyj | | 2022-09 | now',
      'Warehouse worker | Barona Logistiikka Oy | | 2020-08 | 2022-08',
      'Cabin crew | Finnair | | 2012-04 | 2020-06',
      'Cleaning supervisor | ISS Palvelut Oy | | 2008-01 | 2012-03',
      'Cleaner | SOL Palvelut Oy | | 2005-09 | 2007-12',
      'Au pair | family Hargreaves | | 2004-08 | 2005-07',
    ],
    page: `
> **CURRICULUM VITAE**
^ **Personal information**
|| 4.5 12.5
| Name | Anu Maarit Kettunen
| Date of birth | 25.3.1985
| Address | Tikkuraitti 11 C 40, 01300 Vantaa
| Telephone | 050 555 0162
| E-mail | anu.kettunen@vantaapost.example
| Driving licence | B
^ **Work experience**
|| 4.5 12.5
| 9/2022 – | Warehouse supervisor\\Posti Group Oyj, Vantaa\\Evening shift of 19 people, rotas, inductions in Finnish and English
| 8/2020 – 8/2022 | Warehouse worker\\Barona Logistiikka Oy (staffing agency)\\Picking at Inex Partners and Tokmanni, forklift from 2021
| 4/2012 – 6/2020 | Cabin crew\\Finnair, Helsinki-Vantaa\\Long haul from 2015; laid off because of the pandemic
| 1/2008 – 3/2012 | Cleaning supervisor\\ISS Palvelut Oy, Espoo\\Three office sites, team of eight
| 9/2005 – 12/2007 | Cleaner\\SOL Palvelut Oy, Espoo
| 8/2004 – 7/2005 | Au pair\\family Hargreaves, Leeds, England
^ **Education**
|| 4.5 12.5
| 2024 | Specialist vocational qualification in leadership, Varia (on the job)
| 2001 – 2004 | Tourism, vocational diploma, Omnia, Espoo
^ **Language skills**
|| 4.5 12.5
| Finnish | mother tongue
| English | very good
| Estonian | everyday
^ **Cards and permits**
Occupational safety card (until 2/2029), hygiene passport, forklift
^ **Voluntary work**
Red Cross emergency group, Vantaa, since 2018
^ **References**
Terhi Salonen, shift manager, Posti. Call her after 14.
`,
  }),
];
