import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth-rest');

/** Of the thirty closed ones those in Dutch. */
export const BY_HAND_THIRTY_NINTH_REST_DUTCH: Sheet[] = [
  cv('09-nl-boekhouder', 'docx', 'nl', 'NL', {
    names: [
      'Maurits Ferdinand van den Akkerveken',
      'Maurits van den Akkerveken',
      'M.F. van den Akkerveken',
      'M.F. (Maurits) van den Akkerveken',
    ],
    email: 'm.vandenakkerveken@brabantpost.example',
    phone: '06-55503381',
    city: 'Tilburg',
    headline: 'Assistent-controller',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Assistent-controller | Fujifilm Manufacturing Europe | | 2019-09 | now',
      'Boekhouder | Van Gansewinkel | | 2013-01 | 2019-08',
      'Medewerker crediteuren | Interpolis | | 2004-09 | 2012-12',
    ],
    page: `
! drs. M.F. (Maurits) van den Akkerveken
Assistent-controller
|| 5 12
| Volledige naam | Maurits Ferdinand van den Akkerveken
| Adres | Goirkestraat 0, 5046 Tilburg
| Telefoon | 06-55503381
| E-mail | m.vandenakkerveken@brabantpost.example
| Geboortedatum | 30 mei 1980
| Beschikbaar | na opzegtermijn van één maand
# Werkervaring
|| 5 12
| sep 2019 – heden | **Assistent-controller**, Fujifilm Manufacturing Europe, Tilburg\\Maandafsluiting binnen vier werkdagen, kostprijzen, investeringsaanvragen, vraagbaak voor SAP CO
| jan 2013 – aug 2019 | **Boekhouder**, Van Gansewinkel, Eindhoven\\Grootboek van acht bv’s, btw, intercompany
| sep 2004 – dec 2012 | **Medewerker crediteuren**, Interpolis, Tilburg
# Opleiding
|| 5 12
| 1998 – 2004 | Doctoraal bedrijfseconomie, Universiteit van Tilburg
| 2015 – 2017 | Moderne bedrijfsadministratie (MBA), Associatie
| 1992 – 1998 | Vwo, Theresialyceum
# Vaardigheden
SAP S/4, Power BI, Excel (ook de lelijke bestanden)
# Talen
Nederlands (moedertaal), Engels (goed), Duits (redelijk)
# Hobby’s
Carnaval, wielrennen, penningmeester van de tennisclub
`,
  }),
  cv('10-nl-kok', 'pdf', 'nl', 'NL', {
    names: ['Mehmet Ali Yildirim', 'Mehmet Yildirim', 'Mehmet Ali Yıldırım'],
    email: 'mehmet@maaspost.example',
    phone: '06 55 50 42 19',
    city: 'Schiedam',
    headline: 'Zelfstandig werkend kok',
    languages: ['Nederlands', 'Turks', 'Engels'],
    jobs: [
      'Sous-chef | Hotel New York | | 2021-10 | now',
      'Zelfstandig werkend kok | Hotel New York | | 2017-03 | 2021-09',
      'Kok | Restaurant Opporto | | 2013-06 | 2017-02',
      'Keukenhulp | La Place | | 2010-09 | 2013-05',
    ],
    page: `
[[ 6 11
**MEHMET ALI YILDIRIM**
PIC foto | foto in koksbuis
^ Schiedam
06 55 50 42 19
mehmet@maaspost.example
^ **TALEN**
Nederlands
Turks
Engels
^ **PLUSPUNTEN**
Stressbestendig
SVH leermeester
HACCP
Rijbewijs B
---
**Zelfstandig werkend kok**
Geboren in Rotterdam-Zuid, opgegroeid tussen de pannen van mijn opa. Zoekt een chefsfunctie in een zaak met één gezin, niet vijf.
^ **ERVARING**
**Hotel New York**, Rotterdam
**Sous-chef**
okt. 2021 – heden
* Fruits de mer, 600 couverts op zondag
* Roosters, bestellingen, leerlingen
**Zelfstandig werkend kok**
mrt. 2017 – sept. 2021
**Restaurant Opporto**, Rotterdam
**Kok**
juni 2013 – febr. 2017
**La Place**, Schiedam
**Keukenhulp**
sept. 2010 – mei 2013
^ **OPLEIDING**
Kok niveau 3, Albeda College, 2013
Vmbo-kader, Schravenlant, 2010
]]
`,
  }),
  cv('11-nl-projectleider-civiel', 'doc', 'nl', 'NL', {
    names: ['Hendrikus Antonius Johannes Verhagen', 'Harrie Verhagen'],
    email: 'harrie.verhagen@peelpost.example',
    phone: '+31 6 55501274',
    city: 'Deurne',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Interim projectleider | Rijkswaterstaat | | 2025-03 | now',
      'Interim uitvoerder | Heijmans Infra | | 2023-09 | 2025-02',
      'Interim werkvoorbereider | Waterschap Aa en Maas | | 2022-10 | 2023-08',
      'Hoofduitvoerder | BAM Infra | | 2005-01 | 2022-09',
      'Uitvoerder | Van den Biggelaar | | 1994-08 | 2004-12',
    ],
    page: `
# CURRICULUM VITAE
## Personalia
= Naam\t: Hendrikus Antonius Johannes Verhagen
= Roepnaam\t: Harrie
= Geboren\t: 8 januari 1971
= Woonplaats\t: Deurne (N-Br.)
= Telefoon\t: +31 6 55501274
= Mail\t: harrie.verhagen@peelpost.example
= Bedrijf\t: Verhagen Infra Advies, zzp sinds 2022
## Opdrachten
**Rijkswaterstaat**, maart 2025 – heden
Interim projectleider
* Renovatie van drie sluizen in de Zuid-Willemsvaart, contract UAV-GC
**Heijmans Infra**, september 2023 – februari 2025
Interim uitvoerder
* Verbreding A2, nachtafsluitingen, omgevingshinder
* Vier onderaannemers, wekelijkse bouwvergadering, alles in VISI
* Toolboxen in drie talen, nul ongevallen met verzuim
**Waterschap Aa en Maas**, oktober 2022 – augustus 2023
Interim werkvoorbereider
* Kadeherstel Dieze, begroting en bestek volgens de Standaard RAW
* Vergunningen en grondstromen, bodem klasse industrie
## In loondienst
**BAM Infra**, januari 2005 – september 2022
Hoofduitvoerder
* Ploegen van 25 tot 60 man, spoorkruisingen, riolering, kunstwerken
* Spoorzone ’s-Hertogenbosch, onderdoorgang in één treinvrije periode van 52 uur
* Randweg Eindhoven, deelproject Ekkersweijer
* Leermeester van zeven jonge uitvoerders, van wie er nu twee mijn concurrent zijn
**Van den Biggelaar**, augustus 1994 – december 2004
Uitvoerder
* Rioleringen en woonrijp maken in de Kempen en de Peel
* Eerste jaren als maatvoerder met een waterpas en een fiets
## Opleiding
= 1994\tHts weg- en waterbouwkunde, ’s-Hertogenbosch
= 2011\tIPMA-C
= 2024\tVCA-VOL
## Talen
Nederlands, Duits, Engels
## Naast het werk
Voorzitter van de schutterij, oude Hanomag opknappen, elke zondag vissen aan het kanaal
## Tarief
In overleg
`,
  }),
  cv('12-nl-be-verkoop', 'docx', 'nl', 'BE', {
    names: ['Lien Van Steenbrugge', 'Lien van Steenbrugge'],
    email: 'lien.vansteenbrugge@leiepost.example',
    phone: '+32 496 55 50 22',
    city: 'Kortrijk',
    headline: 'Account manager B2B',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Account manager | Unilin | | 2021-02 | now',
      'Commercieel medewerker binnendienst | Vandemoortele | | 2017-09 | 2021-01',
      'Verkoopster | JBC | | 2016-07 | 2017-08',
    ],
    page: `
> **LIEN VAN STEENBRUGGE**
> Account manager B2B
> 8500 Kortrijk – +32 496 55 50 22 – lien.vansteenbrugge@leiepost.example
^ **OVER MIJ**
Ik bel liever dan ik mail. Negen jaar commerciële ervaring in bouw en voeding, tweetalig op de baan, met een gezonde goesting om te winnen.
^ **WERKERVARING**
**Account manager | Unilin | Wielsbeke**
02/2021 – heden
* 120 klanten in West- en Oost-Vlaanderen en Henegouwen
* Omzet van 3,1 naar 4,6 miljoen euro
**Commercieel medewerker binnendienst | Vandemoortele | Gent**
09/2017 – 01/2021
* Orders, prijsafspraken, klachten van Franse retailers
**Verkoopster | JBC | Kuurne**
07/2016 – 08/2017
^ **OPLEIDING**
Bachelor bedrijfsmanagement, optie marketing, VIVES Kortrijk (2016)
Handel, Guldensporencollege (2013)
^ **TALENKENNIS**
|| 6 4 4
| Nederlands | moedertaal | thuis
| Frans | C1 | dagelijks
| Engels | B2 | beurzen
^ **VRIJE TIJD**
Padel, leidster bij de Chiro geweest, twee kippen
`,
  }),
  cv('13-nl-starter-hbo', 'pdf', 'nl', 'NL', {
    names: ['Shanelle Wong A Kiem', 'Shanelle Wong-A-Kiem'],
    email: 'shanelle.wak@almerepost.example',
    phone: '06 5550 6920',
    city: 'Almere',
    languages: ['Nederlands', 'Engels', 'Sranantongo'],
    jobs: [
      'Stagiaire HR | Gemeente Almere | | 2025-09 | 2026-02',
      'Medewerker klantenservice | bol | | 2023-04 | now',
      'Caissière | Albert Heijn | | 2019-08 | 2023-03',
    ],
    aside: [0],
    page: `
**CV – Shanelle Wong A Kiem**
Almere Buiten · 06 5550 6920 · shanelle.wak@almerepost.example
^ **Wie ben ik?**
Bijna klaar met HRM aan de Hogeschool Windesheim. Ik ben nieuwsgierig, kan tegen een grapje en ben de persoon die de notulen wel maakt. Per februari fulltime beschikbaar als junior HR-adviseur of recruiter.
^ **Opleiding**
2022 – 2026\tHbo HRM, Windesheim, Almere
2017 – 2022\tHavo E&M, Oostvaarders College
^ **Stage**
sep 2025 – feb 2026\tStagiaire HR, Gemeente Almere
* Onderzoek naar verzuim bij de buitendienst, 14 interviews
* Vacatureteksten herschreven naar B1
^ **Bijbanen**
apr 2023 – nu\tMedewerker klantenservice, bol
aug 2019 – mrt 2023\tCaissière, Albert Heijn
^ **Vrijwillig**
Bestuurslid studievereniging, commissie introductieweek
^ **Talen en tools**
Nederlands, Engels, Sranantongo
AFAS, Canva, Excel
`,
  }),
];
