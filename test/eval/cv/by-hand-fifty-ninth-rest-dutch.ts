import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-ninth');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_FIFTY_NINTH_REST_DUTCH: Sheet[] = [
  cv('13-nl-nl-wijkverpleegkundige', 'pdf', 'nl', 'NL', {
    names: ['Marjolein Hoekstra-de Boer', 'Marjolein Hoekstra'],
    email: 'marjolein.hoekstra@terpmail.example',
    phone: '06 18 44 90 27',
    city: 'Sneek',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Patyna | Sneek | 2019-03 | now',
      'Verpleegkundige | Antonius Ziekenhuis | Sneek | 2008-09 | 2019-02',
      'Verzorgende IG | Zorggroep Tellens | Bolsward | 2004-08 | 2008-08',
    ],
    page: `
! Marjolein Hoekstra-de Boer
Wijkverpleegkundige
Leeuwarderkade 31, 8606 KC Sneek
06 18 44 90 27
marjolein.hoekstra@terpmail.example
# Wie ben ik
Nuchtere verpleegkundige met ruim twintig jaar ervaring, de laatste zeven in de wijk. Ik indiceer, ik was en ik luister, soms in die volgorde. Op zoek naar 24 à 28 uur, liefst zonder avonddiensten.
# Werkervaring
**Patyna, Sneek**
Wijkverpleegkundige
maart 2019 – heden
* Indicatiestelling en zorgplannen volgens Omaha System
* Aanspreekpunt voor drie huisartsenpraktijken
* Werkbegeleider van hbo-v-studenten
**Antonius Ziekenhuis, Sneek**
Verpleegkundige, afdeling longgeneeskunde
september 2008 – februari 2019
**Zorggroep Tellens, Bolsward**
Verzorgende IG
augustus 2004 – augustus 2008
# Opleiding
2015 – 2018 \tHbo-v (deeltijd), NHL Stenden, diploma
2006 – 2008 \tMbo-verpleegkundige niveau 4, Friese Poort
2001 – 2004 \tVerzorgende IG, Friese Poort
# Talen
Nederlands, Fries, Engels
# Overig
BIG-geregistreerd, rijbewijs B, eigen auto. Zingt in een shantykoor.
`,
  }),
  cv('14-nl-nl-chauffeur', 'docx', 'nl', 'NL', {
    names: ['Grzegorz Wojciechowski'],
    email: 'g.wojciechowski@snelpost.example',
    phone: '+31 6 27 55 03 81',
    city: 'Venlo',
    languages: ['Pools', 'Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Chauffeur CE | Ewals Cargo Care | Tegelen | 2021-01 | now',
      'Chauffeur CE | Otto Work Force | Venlo | 2018-05 | 2020-12',
      'Heftruckchauffeur | Otto Work Force | Venray | 2016-09 | 2018-04',
      'Automonteur | Auto-Serwis Kaczmarek | Opole | 2007 | 2016',
    ],
    page: `
# CV
|| 5 12
| Naam | Grzegorz Wojciechowski
| Adres | Hertog Reinoudsingel 88, Venlo
| Telefoon | +31 6 27 55 03 81
| Mail | g.wojciechowski@snelpost.example
| Geboren | 17-02-1986 in Opole, Polen
| Rijbewijs | B, C, CE, code 95 tot 2029, ADR basis
| Talen | Pools, Nederlands (B1), Duits, Engels beetje
## Werk
|| 5 12
| 01-2021 tot nu | Ewals Cargo Care, Tegelen\\Chauffeur CE\\Mega trailers naar Duitsland en Engeland, automotive, weekend thuis
| 05-2018 tot 12-2020 | Otto Work Force, Venlo\\Chauffeur CE\\Bij verschillende klanten, koeltransport bloemen en groente
| 09-2016 tot 04-2018 | Otto Work Force, Venray\\Heftruckchauffeur\\Reachtruck en EPT bij magazijn van kleding
| 2007 tot 2016 | Auto-Serwis Kaczmarek, Opole\\Automonteur
## School
Technikum Samochodowe Opole, diploma 2006
Nederlands cursus Gilde Venlo, 2019 en 2022
## Ik zoek
Dagritten of nacht, vaste contract, regio Venlo of Roermond. Kan beginnen na 4 weken.
`,
  }),
  cv('15-nl-nl-data-engineer', 'doc', 'nl', 'NL', {
    names: ['Yassine El Khattabi'],
    email: 'yassine@elkhattabi-data.example',
    phone: '06-39 71 22 05',
    city: 'Utrecht',
    headline: 'Data engineer (Azure, dbt, Python)',
    languages: ['Nederlands', 'Engels', 'Tarifit'],
    jobs: [
      'Data engineer | ProRail | Utrecht | 2022-11 | now',
      'Data engineer | Xebia | Hilversum | 2019-09 | 2022-10',
      'BI-ontwikkelaar | Zilveren Kruis | Leusden | 2017-02 | 2019-08',
      'Afstudeerstagiair | Rabobank | Utrecht | 2016-02 | 2016-07',
    ],
    aside: [3],
    page: `
HEAD Yassine El Khattabi | Data engineer (Azure, dbt, Python) | Utrecht
yassine@elkhattabi-data.example  –  06-39 71 22 05  –  github.example/yelkhattabi
# Profiel
Ik bouw pijplijnen die ’s nachts niet bellen. Sterk in modelleren, testen en het uitleggen aan mensen die eigenlijk alleen een Excel wilden. Voorkeur voor publieke sector of energie.
# Ervaring
**Data engineer** | ProRail, Utrecht | nov. 2022 – nu
* Sensordata van 7.000 wissels naar Databricks, 40 miljoen regels per dag
* dbt ingevoerd bij vier teams, inclusief code reviews
**Data engineer** | Xebia, Hilversum | sep. 2019 – okt. 2022
* Opdrachten bij een netbeheerder (14 maanden) en een supermarktketen (20 maanden)
**BI-ontwikkelaar** | Zilveren Kruis, Leusden | feb. 2017 – aug. 2019
* SSIS, Power BI, declaratierapportages
**Afstudeerstagiair** | Rabobank, Utrecht | feb. 2016 – juli 2016
# Opleiding
Bachelor Informatica, Hogeschool Utrecht, 2012 – 2016
Havo N&T, Amadeus Lyceum, Vleuten, 2012
# Certificaten
DP-203, dbt Analytics Engineering, Scrum Master PSM I
# Talen
Nederlands – moedertaal
Engels – vloeiend
Tarifit – thuis
`,
  }),
  cv('16-nl-be-boekhoudster', 'pdf', 'nl', 'BE', {
    names: ['Griet Vandenbroucke'],
    email: 'griet.vandenbroucke@leiepost.example',
    phone: '0470 00 61 42',
    city: 'Waregem',
    languages: ['Nederlands', 'Frans', 'Engels'],
    headline: 'Allround boekhoudster',
    jobs: [
      'Hoofdboekhoudster | Vandecasteele Textiles nv | Waregem | 2017-04 | now',
      'Dossierbeheerder | SBB Accountants | Kortrijk | 2010-10 | 2017-03',
      'Medewerker boekhouding | Colruyt Group | Halle | 2008-09 | 2010-09',
    ],
    page: `
> **Griet Vandenbroucke**
> __Allround boekhoudster__
> Zuiderlaan 17 bus 3 – 8790 Waregem – 0470 00 61 42 – griet.vandenbroucke@leiepost.example
^ **BEROEPSERVARING**
**Hoofdboekhoudster**\tapril 2017 – heden
Vandecasteele Textiles nv, Waregem (120 werknemers, export 80 %)
* Maand- en jaarafsluiting, btw-aangiften, Intrastat
* Aansturing van twee collega’s, contact met revisor en bank
* Overstap van Exact naar Odoo getrokken in 2024
**Dossierbeheerder**\toktober 2010 – maart 2017
SBB Accountants, Kortrijk
* Een zestigtal dossiers: landbouwers, bakkers, vrije beroepen
**Medewerker boekhouding**\tseptember 2008 – september 2010
Colruyt Group, Halle
^ **STUDIES**
Bachelor Accountancy-Fiscaliteit, HoGent, 2008
ASO Economie-Moderne Talen, Heilig Hart College Waregem, 2005
^ **TALENKENNIS**
Nederlands (moedertaal), Frans (zeer goed), Engels (goed)
^ **PC**
Odoo, Exact Online, BOB50, Excel gevorderd
^ **VRIJE TIJD**
Penningmeester van de volleybalclub, uiteraard
`,
  }),
  cv('17-nl-nl-kok', 'docx', 'nl', 'NL', {
    names: ['Sjoerd Kuipers'],
    email: 'sjoerdkookt@duinpan.example',
    phone: '06 5190 3348',
    city: 'Middelburg',
    languages: [],
    jobs: [
      'souschef | Restaurant De Vier Schepels | Vlissingen | 2023-03 | now',
      'zelfstandig werkend kok | Strandpaviljoen Zeezot | Domburg | 2019-04 | 2023-02',
      'kok | Roompot | Kamperland | 2016-05 | 2019-03',
      'leerling-kok | Hotel Arneville | Middelburg | 2013-08 | 2016-04',
    ],
    aside: [3],
    page: `
hoi, hierbij mijn cv zoals besproken aan de telefoon, gr Sjoerd

**Sjoerd Kuipers**
Seisdam 12, Middelburg
06 5190 3348 / sjoerdkookt@duinpan.example
geb. 4 mei 1996
# waar gewerkt
**2023 maart - nu**  Restaurant De Vier Schepels, Vlissingen
souschef. team van 6, 55 couverts, vis en veel groente. Doe de bestellingen en de HACCP map en sta op de pass als de chef vrij is
**2019 april - 2023 februari**  Strandpaviljoen Zeezot, Domburg
zelfstandig werkend kok, seizoen tot 400 man op een dag
**2016 mei - 2019 maart**  Roompot, Kamperland
kok (restaurant op het park)
**2013 augustus - 2016 april**  Hotel Arneville, Middelburg
leerling-kok
# school
Kok niveau 3, Scalda, klaar in 2016
VMBO kader Nehalennia
# wat ik zoek
souschef of chef in Zeeland, 4 dagen, zondag vrij (kleine meid thuis). Rijbewijs ja auto ja
`,
  }),
  cv('18-nl-be-lasser', 'doc', 'nl', 'BE', {
    names: ['Ionuț Mureșan', 'Ionut Muresan', 'Mureșan Ionuț'],
    phone: '0471 00 38 55',
    email: 'muresan.ionut@staalmail.example',
    city: 'Genk',
    headline: 'Lasser TIG/MAG – pijpfitter',
    languages: ['Roemeens', 'Nederlands', 'Italiaans'],
    jobs: [
      'Pijpfitter-lasser | Iemants | Arendonk | 2020-06 | now',
      'Lasser MAG | Stas Trailers | Waregem | 2017-01 | 2020-05',
      'Lasser | Fincantieri | Monfalcone | 2012-03 | 2016-11',
    ],
    page: `
HEAD LIMBO-TECHNICS INTERIM – Europalaan 40, 3600 Genk – 089 00 12 00 – techniek@limbotechnics.example
> **INSCHRIJVINGSFORMULIER KANDIDAAT**
|| 6 11
| Naam en voornaam | Mureșan Ionuț
| Functie | Lasser TIG/MAG – pijpfitter
| Straat en nr. | Hoogstraat 203
| Postcode en gemeente | 3600 Genk
| GSM | 0471 00 38 55
| E-mail | muresan.ionut@staalmail.example
| Geboortedatum | 30/10/1990
| Nationaliteit | Roemeense
| Rijbewijs / eigen vervoer | B / ja
| Talen | Roemeens, Nederlands (redelijk), Italiaans (goed)
| Ploegen | 2 en 3 ploegen ok, geen weekend
# Vroegere werkgevers (laatste eerst)
|| 4 5 4 4
| Periode | Werkgever | Plaats | Functie
| 06/2020 – heden | Iemants | Arendonk | Pijpfitter-lasser
| 01/2017 – 05/2020 | Stas Trailers | Waregem | Lasser MAG
| 03/2012 – 11/2016 | Fincantieri | Monfalcone (IT) | Lasser
# Attesten
|| 9 8
| ISO 9606-1 141 T BW PH L045 | geldig tot 03/2028
| ISO 9606-1 135 P FW PB | geldig tot 03/2028
| VCA basis | geldig tot 11/2031
| Hoogwerker | ja
# Opleiding
Liceul Tehnologic Baia Mare, mechanica, 2009
FOOT Kandidaat gaat akkoord met de verwerking van zijn gegevens. Consulent: Els Reynders
`,
  }),
  cv('19-nl-nl-zonder-naam-hr', 'pdf', 'nl', 'NL', {
    names: [],
    city: 'Amersfoort',
    headline: 'HR-adviseur',
    languages: ['Nederlands', 'Engels', 'Turks'],
    jobs: [
      'HR-adviseur | Gemeente Nijkerk | Nijkerk | 2021-09 | now',
      'HR-medewerker | Meander Medisch Centrum | Amersfoort | 2017-06 | 2021-08',
      'Intercedent | Randstad | Ede | 2014-10 | 2017-05',
    ],
    page: `
HEAD Van Brakel Werving | Kandidaatpresentatie 2026-1183 | vertrouwelijk
# HR-adviseur
|| 5 12
| Woonplaats | Amersfoort
| Beschikbaarheid | 32 uur, opzegtermijn één maand
| Salarisindicatie | € 4.100 – € 4.400 bruto bij 36 uur
| Opleiding | Hbo HRM, Hogeschool Utrecht (2014)
| Talen | Nederlands, Engels, Turks
# Onze indruk
Kandidaat is een rustige, goed voorbereide gesprekspartner die verzuim en functiewaardering echt beheerst. Ze zoekt een organisatie waar HR aan tafel zit. Diversiteit in de directie noemt ze als pluspunt.
# Loopbaan
**2021-09 – heden: HR-adviseur, Gemeente Nijkerk**
Adviseert zes teammanagers, HR21, verzuim van 7,1 naar 5,4 procent, project generatiepact
**2017-06 – 2021-08: HR-medewerker, Meander Medisch Centrum, Amersfoort**
Contracten, AFAS, onboarding van verpleegkundigen uit het buitenland
**2014-10 – 2017-05: Intercedent, Randstad, Ede**
Logistiek en productie
# Cursussen
Wet verbetering poortwachter (2022), Mediation basis (2024)
FOOT Van Brakel Werving, Stadsring 140 Amersfoort, 033 000 12 40, Lieke van Brakel
`,
  }),
];
