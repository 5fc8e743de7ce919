import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh-rest');

/** The seven of the closed thirty that are in Swedish, Danish and Norwegian, one of them from Finland. */
export const BY_HAND_THIRTY_SEVENTH_REST_NORTH: Sheet[] = [
  cv('24-sv-redovisning', 'docx', 'sv', 'SE', {
    names: ['Birgitta af Ekenstam', 'Birgitta Elisabet af Ekenstam'],
    email: 'birgitta.afekenstam@roxenpost.example',
    phone: '070-174 06 48',
    city: 'Linköping',
    headline: 'Redovisningsekonom',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Redovisningsansvarig | Saab Dynamics | | 2014-09 | now',
      'Redovisningsekonom | Toyota Material Handling | | 2005-03 | 2014-08',
      'Ekonomiassistent | Cloetta | | 1998-08 | 2005-02',
      'Banktjänsteman | Östgöta Enskilda Bank | | 1990-06 | 1998-07',
    ],
    page: `
# Meritförteckning
**Birgitta Elisabet af Ekenstam**
Redovisningsekonom
Född 1968 · Hunnebergsgatan 20, Linköping · 070-174 06 48 · birgitta.afekenstam@roxenpost.example
## Kort om mig
Trettio år med siffror och fortfarande nyfiken. Jag trivs med bokslut, struktur och yngre kollegor som vill lära sig. Söker ett uppdrag på 80 procent fram till pension.
## Anställningar
**Saab Dynamics, Linköping**
Redovisningsansvarig, september 2014 – pågående
* Månads- och årsbokslut för tre bolag, K3 och IFRS
* Moms, intrastat och skattedeklarationer
* Byte från Movex till IFS 2019, ansvarig för kontoplanen
* Handledare för två trainees
**Toyota Material Handling, Mjölby**
Redovisningsekonom, mars 2005 – augusti 2014
* Koncernrapportering till Japan, anläggningsregister
**Cloetta, Ljungsbro**
Ekonomiassistent, augusti 1998 – februari 2005
**Östgöta Enskilda Bank**
Banktjänsteman, juni 1990 – juli 1998
## Utbildning
Ekonomprogrammet, fristående kurser 90 hp, Linköpings universitet, 2004
Gymnasieekonom, Katedralskolan, 1987
## Språk
Svenska, Engelska, Tyska
## Föreningsliv
Kassör i Röda Korset och i koloniföreningen
`,
  }),
  cv('25-sv-utvecklare', 'pdf', 'sv', 'SE', {
    names: ['Amir Hosseini Rad', 'Amir Hosseini'],
    email: 'amir@hosseinirad.example',
    phone: '+46 70 174 06 12',
    city: 'Göteborg',
    headline: 'Inbyggda system och C++',
    languages: ['Svenska', 'Engelska', 'Persiska'],
    jobs: [
      'Seniorkonsult | Knightec | | 2021-08 | now',
      'Mjukvaruutvecklare | Volvo Cars | | 2017-01 | 2021-07',
      'Systemutvecklare | Ericsson | | 2013-09 | 2016-12',
    ],
    page: `
[[ 5 12
**Amir Hosseini Rad**
Inbyggda system och C++
^ +46 70 174 06 12
amir@hosseinirad.example
Göteborg
^ **Teknik**
C++17, Rust
AUTOSAR
Linux, Yocto
CAN, SOME/IP
Python
^ **Språk**
Svenska
Engelska
Persiska
---
**Anställningar**
**Seniorkonsult**, Knightec, 2021-08 – nu
Uppdrag hos Zeekr (parkeringsassistans, 2023-02 – nu), hos CEVT (diagnostik, 2021-08 – 2023-01)
**Mjukvaruutvecklare**, Volvo Cars, 2017-01 – 2021-07
Infotainment, bootkedja, säkerhetsuppdateringar
**Systemutvecklare**, Ericsson, 2013-09 – 2016-12
Basband, Lindholmen
^ **Utbildning**
Civilingenjör elektroteknik, Chalmers, 2008 – 2013
Utbytesår, TU Delft, 2011
^ **Kurser**
ISO 26262, funktionssäkerhet, 2019
Scrum Master, 2022
^ **Fritid**
Schack i Majorna, två döttrar, en gammal Volvo 240
]]
`,
  }),
  cv('26-sv-fi-kock', 'docx', 'sv', 'FI', {
    names: ['Kaj-Erik Nygård', 'Kaj-Erik (Kaje) Nygård', 'Kaje Nygård'],
    email: 'kaje.nygard@skargard.example',
    phone: '+358 45 555 0133',
    city: 'Ekenäs',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Kökschef | Restaurang Albatross | | 2019-04 | now',
      'Köksmästare | Viking Line | | 2010-03 | 2019-03',
      'Kock | Hotel Kämp | | 2005-08 | 2010-02',
      'Kökselev | Knipan | | 2004-05 | 2004-08',
    ],
    aside: [3],
    page: `
**Kaj-Erik (Kaje) Nygård**
Strandallén 9, Ekenäs, Raseborg
Tfn +358 45 555 0133, kaje.nygard@skargard.example
^ **Vem är jag?**
En finlandssvensk kock med sjöben. Strömming, rotfrukter, och en budget som håller. Nu är barnen stora och jag kan flytta på mig mellan Hangö och Helsingfors.
^ **Jobb**
= 4/2019 –\tKökschef, Restaurang Albatross, Ekenäs
= \tSäsong för 300 gäster, vintertid fem anställda
= 3/2010 – 3/2019\tKöksmästare, Viking Line, m/s Gabriella
= \tÅttatimmarsvakt, 1 500 portioner per kryssning
= 8/2005 – 2/2010\tKock, Hotel Kämp, Helsingfors
= 5/2004 – 8/2004\tKökselev, Knipan, Ekenäs
^ **Utbildning**
Restaurangkock, Yrkesinstitutet Axxell, 2005
Specialyrkesexamen för dietkock, Perho, 2014
Hygienpass, A-rättigheter
^ **Språk**
Svenska (modersmål), Finska (flytande), Engelska (bra)
^ **Referenser**
Kapten B. Söderlund, Viking Line, +358 40 555 0101
`,
  }),
  cv('27-da-projektleder', 'pdf', 'da', 'DK', {
    names: ['Jeppe Thorlund Kristoffersen', 'Jeppe Kristoffersen', 'Jeppe Thorlund'],
    email: 'jeppe@thorlund.example',
    phone: '+45 55 55 01 38',
    city: 'Aarhus',
    headline: 'Projektleder, vindenergi',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Senior projektleder | Vestas | | 2019-08 | now',
      'Projektleder | Vestas | | 2015-02 | 2019-07',
      'Projektingeniør | Siemens Wind Power | | 2010-09 | 2015-01',
      'Studentermedhjælper | Grontmij | | 2008-09 | 2010-06',
    ],
    page: `
! Jeppe Thorlund Kristoffersen
Projektleder, vindenergi
~ Aarhus C · +45 55 55 01 38 · jeppe@thorlund.example · PMP, IPMA B
# Profil
Rolig i store projekter, utålmodig i små møder. Seksten år i vind, land og hav, fra fundament til overdragelse.
# Erhvervserfaring
**Vestas, Aarhus**
Senior projektleder, august 2019 – nu
* Baltic Eagle, 50 møller, ansvar for installationsfasen
* Team på 14 i Rønne, Sassnitz og Aarhus
* Claims, vejrvinduer og myndigheder i to lande
* Kontraktsum 210 mio. euro, afleveret 11 dage før tid
Projektleder, februar 2015 – juli 2019
* Otte landprojekter i Polen og Sverige
* Forhandlede med lodsejere og kommuner, også på gebrokkent polsk
* Indførte fælles risikolog, som stadig bruges
**Siemens Wind Power, Brande**
Projektingeniør, september 2010 – januar 2015
* Anholt og London Array, logistik
**Grontmij, Aarhus**
Studentermedhjælper, september 2008 – juni 2010
# Uddannelse
Civilingeniør, byggeri og anlæg, Aalborg Universitet, 2010
PRINCE2 Practitioner, 2014
# Kurser
GWO Basic Safety, 2025
Forhandlingsteknik, CBS Executive, 2021
Ledelse uden titel, Teknologisk Institut, 2017
# Tillidshverv
Forældrerepræsentant i skolebestyrelsen, 2021 – 2024
Kasserer i Kaløvig Bådelaug
# Sprog
Dansk, Engelsk, Tysk
# Privat
Gift med Sofie, tre børn, sejler en Folkebåd fra 1967
`,
  }),
  cv('28-da-sosu', 'docx', 'da', 'DK', {
    names: ['Nguyen Thi Lan Petersen', 'Lan Petersen', 'Thi Lan Nguyen Petersen'],
    email: 'lan.petersen@odensemail.example',
    phone: '55 55 02 71',
    city: 'Odense',
    headline: 'Social- og sundhedsassistent',
    languages: ['Dansk', 'Vietnamesisk', 'Engelsk'],
    jobs: [
      'Social- og sundhedsassistent | Odense Universitetshospital | | 2018-02 | now',
      'Social- og sundhedshjælper | Odense Kommune | | 2012-08 | 2016-12',
      'Køkkenmedhjælper | Restaurant Saigon | | 2007-01 | 2012-07',
    ],
    page: `
[[ 4 13
PIC Billede | portræt
---
**Nguyen Thi Lan Petersen**
Social- og sundhedsassistent
]]
^ **Kontakt**
Lan Petersen, Vollsmose Allé 5, 5240 Odense NØ
Mobil 55 55 02 71
lan.petersen@odensemail.example
^ **Erfaring**
|| 4 13
| 02.2018 – nu | **Social- og sundhedsassistent**\\Odense Universitetshospital, geriatrisk afdeling\\Medicinadministration, sårpleje, udskrivninger, praktikvejleder
| 08.2012 – 12.2016 | **Social- og sundhedshjælper**\\Odense Kommune, hjemmeplejen Tarup\\Aftenvagter, demens
| 01.2007 – 07.2012 | **Køkkenmedhjælper**\\Restaurant Saigon, Odense
^ **Uddannelse**
|| 4 13
| 2017 – 2018 | Social- og sundhedsassistent, Social- og Sundhedsskolen Fyn
| 2011 – 2012 | Social- og sundhedshjælper, samme sted
| 1999 | Gymnasium, Hải Phòng
^ **Sprog**
Dansk, Vietnamesisk, Engelsk (lidt)
^ **Om mig**
Jeg er stille, men ser meget. Borgerne siger at jeg har varme hænder.
`,
  }),
  cv('29-no-sykepleier', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Ragnhild Sofie Aasen Lervik', 'Ragnhild Lervik', 'Ragnhild Aasen Lervik'],
    email: 'ragnhild.lervik@nidarpost.example',
    phone: '915 55 062',
    city: 'Trondheim',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Avdelingssykepleier | St. Olavs hospital | | 2020-01 | now',
      'Intensivsykepleier | St. Olavs hospital | | 2014-08 | 2019-12',
      'Sykepleier | Leger Uten Grenser | | 2013-01 | 2013-10',
      'Sykepleier | Levanger sykehus | | 2010-07 | 2012-12',
    ],
    page: `
> **CV**
> **Lervik, Ragnhild Sofie Aasen**
> Kirkegata 60, 7014 Trondheim
> Mobil 915 55 062, e-post ragnhild.lervik@nidarpost.example
> Født 9. mai 1986. HPR-nummer 0000000
^ **Sammendrag**
Intensivsykepleier med ledererfaring fra en avdeling på 54 ansatte. Ønsker en stilling med dagtid, gjerne rådgiver eller fagutvikler.
^ **Yrkeserfaring**
01/2020 – d.d. St. Olavs hospital, Trondheim
Avdelingssykepleier, hovedintensiv. Budsjett, turnus, rekruttering, sykefravær ned fra 11 til 7 prosent.
08/2014 – 12/2019 St. Olavs hospital, Trondheim
Intensivsykepleier. Superbruker i Helseplattformen.
01/2013 – 10/2013 Leger Uten Grenser, Sør-Sudan
Sykepleier. Feltsykehus i Bor.
07/2010 – 12/2012 Levanger sykehus
Sykepleier. Medisinsk sengepost.
^ **Utdanning**
Master i helseledelse, NTNU, 2022
Videreutdanning i intensivsykepleie, HiST, 2014
Bachelor i sykepleie, Høgskolen i Nord-Trøndelag, 2010
^ **Språk**
Norsk, Engelsk, Spansk
^ **Referanser**
Oppgis etter intervju
`,
  }),
  cv('30-no-sjafor', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Darius Kazlauskas'],
    email: 'darius.kazlauskas@mjosamail.example',
    phone: '+47 485 55 019',
    city: 'Drammen',
    headline: 'Yrkessjåfør',
    languages: ['Litauisk', 'Norsk', 'Engelsk', 'Russisk'],
    jobs: [
      'Sjåfør distribusjon | ASKO Oslofjord | | 2016-10 | now',
      'Lastebilsjåfør | Nor-Log | | 2011-03 | 2016-09',
      'Lagerarbeider | Adecco | | 2009-02 | 2011-02',
      'Trailersjåfør | Girteka | | 2002-06 | 2009-01',
    ],
    page: `
|| 10 7
| # Darius Kazlauskas\\Yrkessjåfør | Drammen\\+47 485 55 019\\darius.kazlauskas@mjosamail.example
^ **JOBBER**
**ASKO Oslofjord**\tokt. 2016 – i dag
Sjåfør distribusjon
* Butikker i Buskerud, elektrisk lastebil siden 2023
* Fadder for nye sjåfører
**Nor-Log**\tmars 2011 – sep. 2016
Lastebilsjåfør
* Termotransport Drammen–Bergen, vinterkjøring over Hemsedal
**Adecco**\tfeb. 2009 – feb. 2011
Lagerarbeider
* Utleid til Posten og til Rema
**Girteka**\tjuni 2002 – jan. 2009
Trailersjåfør
* Vilnius–Rotterdam
^ **KURS OG KOMPETANSE**
Førerkort C1E, CE, yrkessjåførbevis til 2028, ADR, truck T1–T4
Norskprøve B1, 2013
Yrkesskole, bilmekaniker, Kaunas, 2000
^ **SPRÅK**
Litauisk, Norsk, Engelsk, Russisk
^ **ANNET**
Ikke-røyker, rent førerkort, basketballtrener for jenter 12
`,
  }),
];
