import { BY_HAND_FORTY_SECOND_REST_ITALIAN } from './by-hand-forty-second-rest-italian.ts';
import { BY_HAND_FORTY_SECOND_REST_NORTH } from './by-hand-forty-second-rest-north.ts';
import { BY_HAND_FORTY_SECOND_REST_PORTUGUESE } from './by-hand-forty-second-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second-closed');

/** The closed ones in Dutch, and with them the lists in Italian, Portuguese and the northern languages. All people are made up. */
export const BY_HAND_FORTY_SECOND_REST_MORE: Sheet[] = [
  cv('09-nl-nl-kok', 'docx', 'nl', 'NL', {
    names: ['Ruben de Graaff'],
    email: 'rubendegraaff@ijmail.example',
    phone: '06-55500128',
    city: 'Utrecht',
    headline: 'Zelfstandig werkend kok',
    languages: ['Nederlands', 'Engels', 'Spaans'],
    aside: [3],
    jobs: [
      'Zelfstandig werkend kok | Restaurant De Rechtbank | Utrecht | 2023-04 | now',
      'Kok | La Cubanita | Utrecht | 2020-06 | 2023-03',
      'Keukenhulp | Landgoed Zonheuvel | Doorn | 2017-09 | 2019-07',
      'Stagiair keuken | Karel V | Utrecht | 2019-09 | 2020-01',
    ],
    page: `
! Ruben de Graaff
Zelfstandig werkend kok
06-55500128 | rubendegraaff@ijmail.example | Utrecht (Zuilen) | geboren 14-05-2000
^ Ik kook het liefst met wat er die week van het land komt. Na drie jaar brasserie wil ik leren van een chef met een Bib of een ster. Avonden en weekenden geen probleem, zondag graag vrij.
## Werk
**apr 2023 – nu: Zelfstandig werkend kok, Restaurant De Rechtbank, Utrecht**
* 90 couverts op een gemiddelde avond, warme kant
* Bestellingen vlees en vis, HACCP-lijsten
**jun 2020 – mrt 2023: Kok, La Cubanita, Utrecht**
* Eerste kok op vrijdag en zaterdag
**sep 2017 – jul 2019: Keukenhulp, Landgoed Zonheuvel, Doorn**
* Bijbaan naast school
## Stage
**sep 2019 – jan 2020: Stagiair keuken, Karel V, Utrecht**
## Opleiding
2017 – 2020 mbo niveau 3 Zelfstandig werkend kok, ROC Midden Nederland (diploma)
2012 – 2017 vmbo-kb, Revius Lyceum, Doorn
## Talen
Nederlands, Engels (goed), Spaans (keukentaal)
`,
  }),
  cv('10-nl-nl-developer', 'pdf', 'nl', 'NL', {
    names: ['Shirin Farrokhzad-Moradi', 'Shirin Farrokhzad Moradi'],
    email: 's.farrokhzad@brainpost.example',
    phone: '+31 6 5550 0139',
    city: 'Eindhoven',
    headline: 'Embedded software engineer',
    languages: ['Perzisch', 'Engels', 'Nederlands'],
    jobs: [
      'Embedded software engineer | ASML | Veldhoven | 2021-03 | now',
      'Software engineer | Philips Healthcare | Best | 2017-11 | 2021-02',
      'Junior software engineer | Sioux Technologies | Eindhoven | 2016-02 | 2017-10',
    ],
    page: `
[[ 6 11
PIC foto | pasfoto
^ **Gegevens**
ir. Shirin Farrokhzad-Moradi
Strijp-S, Eindhoven
+31 6 5550 0139
s.farrokhzad@brainpost.example
Nederlandse nationaliteit
^ **Technieken**
C, C++17, Python
FreeRTOS, Yocto
Jenkins, CMake
ISO 26262, IEC 62304
^ **Talen**
Perzisch (moedertaal)
Engels (C2)
Nederlands (B2)
^ **Interesses**
Bouldermuur
Setar spelen
---
# Embedded software engineer
Ontwerpt en test besturingssoftware voor machines die niet mogen stilvallen. Zoekt een rol als architect.
^ **Werkervaring**
**ASML**, Veldhoven
Embedded software engineer
mrt 2021 – heden
* Wafer stage, foutafhandeling en tracing
* Scrummaster van een team van acht
**Philips Healthcare**, Best
Software engineer
nov 2017 – feb 2021
* Röntgensystemen, regressietest van drie dagen naar zeven uur
**Sioux Technologies**, Eindhoven
Junior software engineer
feb 2016 – okt 2017
* Gedetacheerd bij drie klanten
^ **Opleiding**
MSc Embedded Systems, TU Eindhoven, 2015
BSc Electrical Engineering, Sharif University of Technology, Teheran, 2012
]]
`,
  }),
  cv('11-nl-be-boekhouder', 'doc', 'nl', 'BE', {
    names: ['Kristof Vandenbroucke'],
    email: 'kristof.vdb@leiepost.example',
    phone: '0471 55 01 92',
    city: 'Waregem',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Hoofdboekhouder | Balta Industries | Sint-Baafs-Vijve | 2017-01 | now',
      'Boekhouder | Unilin | Wielsbeke | 2010-04 | 2016-12',
      'Dossierbeheerder | Titeca Accountancy | Roeselare | 2005-09 | 2010-03',
      'Hulpboekhouder | Transport Deconinck | Deinze | 2003-08 | 2005-08',
    ],
    page: `
> CURRICULUM VITAE
> **VANDENBROUCKE Kristof**
|| 5 12
| Adres | Zultseweg 61, 8790 Waregem
| Gsm | 0471 55 01 92
| E-mail | kristof.vdb@leiepost.example
| Geboortedatum | 22 juni 1982
| Gezin | samenwonend, twee dochters
| Rijbewijs | B
**PROFESSIONELE ERVARING**
|| 5 12
| 01/2017 – heden | Balta Industries, Sint-Baafs-Vijve\\**Hoofdboekhouder**\\Maandafsluiting, intercompany, btw, leiding over vijf boekhouders
| 04/2010 – 12/2016 | Unilin, Wielsbeke\\**Boekhouder**\\Leveranciers, vaste activa, Intrastat
| 09/2005 – 03/2010 | Titeca Accountancy, Roeselare\\**Dossierbeheerder**\\80 kmo-dossiers, vennootschapsbelasting
| 08/2003 – 08/2005 | Transport Deconinck, Deinze\\**Hulpboekhouder**
**STUDIES**
|| 5 12
| 2000 – 2003 | Graduaat accountancy-fiscaliteit, KATHO Kortrijk
| 2000 | Economie-wiskunde, Heilig-Hartcollege Waregem
**TALENKENNIS**
|| 5 4 4 4
|  | Spreken | Lezen | Schrijven
| Nederlands | moedertaal | moedertaal | moedertaal
| Frans | zeer goed | zeer goed | goed
| Engels | goed | goed | voldoende
**PC**
SAP FI/CO, Exact Online, Isabel, Excel
**HOBBY’S**
Wielrennen, duiven
`,
  }),
  cv('12-nl-nl-docent', 'docx', 'nl', 'NL', {
    names: ['Marijke ten Brinke-Hofstede', 'Marijke ten Brinke'],
    email: 'mtenbrinke@twentepost.example',
    phone: '074 555 0116',
    city: 'Hengelo',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Docent Duits | Bataafs Lyceum | Hengelo | 2012-08 | now',
      'Teamleider onderbouw | Bataafs Lyceum | Hengelo | 2018-08 | 2022-07',
      'Docent Duits | Het Assink Lyceum | Haaksbergen | 2003-08 | 2012-07',
      'Vertaalster | Grolsch | Enschede | 1996 | 2001',
    ],
    page: `
# Curriculum vitae
Marijke ten Brinke-Hofstede
Anninksweg 200, Hengelo
tel. 074 555 0116
mtenbrinke@twentepost.example
^ Gehuwd, 1971, eerstegraads bevoegd
# Wat ik zoek
Een baan van 0,6 fte in de bovenbouw, of begeleiding van zij-instromers. Ik sta nu 23 jaar voor de klas en vind het nog steeds leuk, behalve op vrijdag het achtste uur.
# Loopbaan
Docent Duits, Bataafs Lyceum, Hengelo (augustus 2012 – heden)
* Mentor 5 havo, examenklassen, uitwisseling met Münster
Teamleider onderbouw, Bataafs Lyceum, Hengelo (augustus 2018 – juli 2022)
* Naast mijn lessen; 28 collega’s, roosters, verzuim
Docent Duits, Het Assink Lyceum, Haaksbergen (augustus 2003 – juli 2012)
Vertaalster, Grolsch, Enschede (1996 – 2001)
* Handleidingen en contracten Duits – Nederlands
2001 – 2003: thuis met de kinderen en deeltijdstudie
# Opleiding
Eerstegraads lerarenopleiding Duits, Hogeschool van Arnhem en Nijmegen, 2003
Vertaalacademie Maastricht, 1995
Vwo, Rijksscholengemeenschap Enschede, 1989
# Talen
Nederlands, Duits (near-native), Engels (B2)
`,
  }),
  cv('13-nl-nl-uitvoerder', 'pdf', 'nl', 'NL', {
    names: ['Dursun Karabulut'],
    email: 'dursun@karabulutbouw.example',
    phone: '06 5550 0155',
    city: 'Schiedam',
    headline: 'Uitvoerder burgerlijke en utiliteitsbouw',
    languages: ['Nederlands', 'Turks'],
    jobs: [
      'Uitvoerder | Heijmans | Rotterdam | 2025-02 | now',
      'Uitvoerder afbouw | Dura Vermeer | Den Haag | 2023-06 | 2025-01',
      'Uitvoerder | BAM Wonen | Delft | 2021-09 | 2023-05',
      'Assistent-uitvoerder | Van Wijnen | Dordrecht | 2015-03 | 2021-08',
      'Timmerman | Van Wijnen | Dordrecht | 2008-08 | 2015-02',
    ],
    page: `
! DURSUN KARABULUT
**Uitvoerder burgerlijke en utiliteitsbouw**
Schiedam, 06 5550 0155, dursun@karabulutbouw.example
Zzp sinds september 2021, KvK en VCA-VOL aanwezig, uurtarief in overleg
# Opdrachten als zelfstandige
|| 4 13
| feb 2025 – heden | **Uitvoerder**, Heijmans, Rotterdam\\Toren van 22 lagen op Zuid, ruwbouw, 60 man op de bouw
| jun 2023 – jan 2025 | **Uitvoerder afbouw**, Dura Vermeer, Den Haag\\Renovatie ministerie, in bewoonde staat
| sep 2021 – mei 2023 | **Uitvoerder**, BAM Wonen, Delft\\118 grondgebonden woningen, oplevering zonder restpunten in 71 ervan
# In loondienst
|| 4 13
| mrt 2015 – aug 2021 | **Assistent-uitvoerder**, Van Wijnen, Dordrecht
| aug 2008 – feb 2015 | **Timmerman**, Van Wijnen, Dordrecht
# Scholing
|| 4 13
| 2016 – 2018 | Mbo 4 Uitvoerder bouw/infra, Zadkine (avond)
| 2005 – 2008 | Timmerman niveau 3, Bouwmensen Schiedam
# Kennis
Ed Controls, Bouw 7, MS Project, lean planning, toolboxmeetings
Talen: Nederlands, Turks
~ Referenties: projectleiders van Heijmans en BAM, op verzoek.
`,
  }),
  ...BY_HAND_FORTY_SECOND_REST_ITALIAN,
  ...BY_HAND_FORTY_SECOND_REST_PORTUGUESE,
  ...BY_HAND_FORTY_SECOND_REST_NORTH,
];
