import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** The closed ones in Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_FORTY_FOURTH_REST_NORTH: Sheet[] = [
  cv('35-sv-elektriker', 'rtf', 'sv', 'SE', {
    names: ['Ahmed Al-Jubouri'],
    email: 'ahmed.aljubouri@malarpost.example',
    phone: '070-174 06 42',
    city: 'Södertälje',
    headline: 'Elektriker med ECY-certifikat',
    languages: ['Arabiska', 'Svenska', 'Engelska'],
    jobs: [
      'Servicelektriker | Bravida | Södertälje | 2022-02 | now',
      'Elmontör | Assemblin | Stockholm | 2019-01 | 2022-01',
      'Lärling | El & Larm i Salem AB | Salem | 2017-08 | 2018-12',
      'Elektroingenjör | North Oil Company | Kirkuk | 2010-10 | 2014-07',
    ],
    aside: [2],
    page: `
! AHMED AL-JUBOURI
Elektriker med ECY-certifikat
Saltsjögatan 30, 151 71 Södertälje / 070-174 06 42 / ahmed.aljubouri@malarpost.example
# Kort om mig
Ingenjör från Irak, elektriker i Sverige sedan 2017. Jag kommer i tid, skriver ordentliga protokoll och lämnar en städad central efter mig.
# Arbetslivserfarenhet
**Bravida, Södertälje**
Servicelektriker, februari 2022 – pågående
* Felsökning hos Scania, AstraZeneca och bostadsbolag
* Laddstolpar, solceller, egenkontroll i appen
**Assemblin, Stockholm**
Elmontör, januari 2019 – januari 2022
* Nya Slussen och två skolor i Haninge
**El & Larm i Salem AB, Salem**
Lärling, augusti 2017 – december 2018
**North Oil Company, Kirkuk**
Elektroingenjör, oktober 2010 – juli 2014
* Mellanspänning, reläskydd, pumpstationer
# Utbildning
Elektriker, yrkesvux, Torekällgymnasiet, 2016 – 2017
Svenska som andraspråk 3, Komvux Södertälje, 2016
B.Sc. Electrical Engineering, University of Mosul, 2010 (bedömd av UHR)
# Behörigheter
ECY bas, heta arbeten, fallskydd, ställning upp till 9 m, ID06
# Språk
Arabiska – modersmål
Svenska – flytande
Engelska – god
`,
  }),
  cv('36-sv-systemutvecklare', 'pdf', 'sv', 'SE', {
    names: ['Linnéa Bergqvist Ståhl'],
    email: 'hej@linneastahl.example',
    phone: '+46 70 174 06 55',
    city: 'Göteborg',
    headline: 'Backendutvecklare & teknisk lead',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Teknisk lead | Volvo Cars | Göteborg | 2023-08 | now',
      'Systemutvecklare (konsult) | HiQ | Göteborg | 2018-10 | 2023-07',
      'Junior utvecklare | Consid | Jönköping | 2016-06 | 2018-09',
    ],
    page: `
[[ 6 11
PIC porträtt | foto
! Linnéa
! Bergqvist Ståhl
Backendutvecklare & teknisk lead
^ **Hitta mig**
Majorna, Göteborg
+46 70 174 06 55
hej@linneastahl.example
^ **Det här kan jag**
C# och .NET 8
Java, Quarkus
Azure, Bicep
Kafka
Domain-driven design
^ **Språk**
Svenska
Engelska
Franska (gymnasienivå)
^ **Intressen**
Havskajak, stickning, Wikipedia
---
**OM MIG**
Tio år med kod som andra bygger vidare på. Jag ritar hellre på en tavla än i ett verktyg och skriver tester först när det är svårt, efteråt när det är lätt.
^ **ERFARENHET**
**Volvo Cars**, Göteborg
Teknisk lead \taug 2023 – nu
* Plattform för uppkopplade bilar, 4 team
* Gick från tre driftsättningar i månaden till tjugo om dagen
**HiQ**, Göteborg
Systemutvecklare (konsult) \tokt 2018 – juli 2023
* Uppdrag hos Västtrafik: biljettsystem, 2 år
* Uppdrag hos Stena Line: bokning, 18 månader
* Uppdrag hos Polestar: integrationer
**Consid**, Jönköping
Junior utvecklare \tjuni 2016 – sep 2018
^ **UTBILDNING**
Högskoleingenjör, datateknik
Jönköping University, 2013 – 2016
Naturvetenskapsprogrammet
Per Brahegymnasiet, 2009 – 2012
]]
`,
  }),
  cv('37-sv-lager', 'txt', 'sv', 'SE', {
    names: ['Petter Niemi'],
    email: 'petter.niemi@tornedalsmail.example',
    phone: '070 174 06 31',
    city: 'Haparanda',
    languages: ['Finska', 'Svenska', 'Meänkieli'],
    jobs: [
      'Lagerarbetare | IKEA Haparanda | | 2021-06 | now',
      'Terminalarbetare | PostNord | Luleå | 2018-11 | 2021-05',
      'Maskinförare | BDX | Kalix | 2013-05 | 2018-10',
      'Renslakteriarbetare | Karesuando Ren AB | Karesuando | 2011-09 | 2013-04',
    ],
    page: `
CV

Petter Niemi, 953 31 Haparanda
tel 070 174 06 31, mejl petter.niemi@tornedalsmail.example
Född 92. B-kort, C-kort, truckkort A1-A4 B1-B4.

Söker: heltid, gärna 2-skift. Haparanda, Kalix, Torneå.

Jobb

2021-06 -- IKEA Haparanda
Lagerarbetare. Godsmottagning, påfyllning på natten, motviktstruck och skjutstativ. Skyddsombud.

2018-11 -- 2021-05 PostNord, Luleå
Terminalarbetare. Sortering, lastning, lite chaufför när nån var sjuk.

2013-05 -- 2018-10 BDX, Kalix
Maskinförare. Hjullastare i grustäkt, snöröjning.

2011-09 -- 2013-04 Karesuando Ren AB, Karesuando
Renslakteriarbetare.

Skola

Fordonsprogrammet, Tornedalsskolan, klar 2011

Språk

Finska och Svenska lika bra, Meänkieli hemma

Referens: chefen på IKEA, ring mig först
`,
  }),
  cv('38-sv-arkitekt', 'pdf', 'sv', 'SE', {
    names: ['Saga Lövenborg'],
    email: 'saga.lovenborg@vattholma.example',
    phone: '+46 (0)70 174 06 19',
    city: 'Uppsala',
    headline: 'Landskapsarkitekt LAR/MSA',
    languages: ['svenska', 'engelska', 'danska'],
    jobs: [
      'Landskapsarkitekt | White Arkitekter | Uppsala | 2021-01 | now',
      'Landskapsarkitekt | SLA | Köpenhamn | 2017-09 | 2020-12',
      'Trädgårdsmästare | Linnéträdgården | Uppsala | 2010-04 | 2012-10',
      'Praktikant | Nyréns Arkitektkontor | Stockholm | 2015-06 | 2015-12',
    ],
    aside: [3],
    page: `
HEAD SAGA LÖVENBORG   Landskapsarkitekt LAR/MSA
|| 5.7 5.7 5.6
| Uppsala | +46 (0)70 174 06 19 | saga.lovenborg@vattholma.example
^ Jag började med händerna i jorden på Linnéträdgården och ritar nu skyfallsparker, skolgårdar och kyrkogårdar. Växter först, sedan sten.
# Yrkesliv
|| 3.5 13.5
| 2021-01 → | **Landskapsarkitekt**, White Arkitekter, Uppsala\\Rosendal etapp 4; dagvattenpark i Gävle, från program till bygghandling; handläggande sedan 2023
| 2017-09 → 2020-12 | **Landskapsarkitekt**, SLA, Köpenhamn\\Tävlingsteam, två vinster; planteringsplaner för Amager
| 2015-06 → 2015-12 | **Praktikant**, Nyréns Arkitektkontor, Stockholm
| 2010-04 → 2012-10 | **Trädgårdsmästare**, Linnéträdgården, Uppsala
# Lärdom
|| 3.5 13.5
| 2012 – 2017 | Landskapsarkitektprogrammet, SLU Ultuna, masterexamen
| 2008 – 2010 | Trädgårdsmästarutbildning, Enköping
# Verktyg
AutoCAD, Rhino, InDesign, QGIS, sekatör
# Tungomål
svenska, engelska, danska (förstår och blir förstådd)
# Utmärkt
Sienapriset, hederomnämnande, 2024
`,
  }),
  cv('39-sv-saljare', 'rtf', 'sv', 'SE', {
    names: ['Stefan Öhrn'],
    email: 'stefan.ohrn@vattermail.example',
    phone: '070-174 06 77',
    city: 'Huskvarna',
    languages: ['Engelska', 'Tyska'],
    jobs: [
      'Regionsäljare | Husqvarna | Huskvarna | 2016-02 | now',
      'Innesäljare | Ahlsell | Jönköping | 2008-05 | 2016-01',
      'Butikssäljare | Elgiganten | Jönköping | 2001-08 | 2008-04',
    ],
    page: `
CV \tStefan Öhrn
Personnummer: lämnas på begäran
Adress: Grännavägen 14 C, 561 34 Huskvarna
Telefon: 070-174 06 77
Epost: stefan.ohrn@vattermail.example
**Mål**
Försäljningschef med personalansvar, helst inom maskin eller bygg. Jönköping med omnejd.
**Anställningar**
Tid: 2016-02 – nuvarande
Arbetsgivare: Husqvarna, Huskvarna
Befattning: Regionsäljare
Uppgifter: Återförsäljare i Småland och Östergötland, 62 stycken, budget 48 miljoner. Demodagar, avtal, utbildning av butikspersonal.
^ Tid: 2008-05 – 2016-01
Arbetsgivare: Ahlsell, Jönköping
Befattning: Innesäljare
Uppgifter: VVS och verktyg över disk och telefon. Disponent för två lärlingar.
^ Tid: 2001-08 – 2008-04
Arbetsgivare: Elgiganten, Jönköping
Befattning: Butikssäljare
Uppgifter: Vitvaror. Årets säljare 2006.
**Skolor**
Tid: 1997 – 2000
Skola: Per Brahegymnasiet, Jönköping
Inriktning: Handels- och administrationsprogrammet
**Kurser**
Mercuri International, förhandling (2018); IHM Ledarskap (2022)
**Språk**
Engelska: bra. Tyska: hjälplig
**Data**
Salesforce, Excel, SAP lite grann
**Körkort**
B, BE
`,
  }),
  cv('40-da-ingenior', 'pdf', 'da', 'DK', {
    names: ['Rasmus Thorup-Dahl'],
    email: 'rasmus@thorupdahl.example',
    phone: '+45 55 55 01 87',
    city: 'Odense',
    headline: 'Robotingeniør',
    languages: ['Dansk', 'Engelsk', 'Svensk'],
    jobs: [
      'Senior robotingeniør | Universal Robots | Odense | 2021-11 | now',
      'Softwareingeniør | Blue Ocean Robotics | Odense | 2018-02 | 2021-10',
      'Automationstekniker | Lindø Industripark | Munkebo | 2009-08 | 2012-07',
      'Praktikant | Scape Technologies | Odense | 2016-08 | 2017-01',
    ],
    aside: [3],
    page: `
[[ 11.5 5.5
! Rasmus Thorup-Dahl
**Robotingeniør**
^ Automationstekniker, der læste videre. Jeg får arme til at gribe det, man troede de ikke kunne, og jeg kan stadig trække et kabel.
^ **ERHVERVSERFARING**
**Senior robotingeniør** / Universal Robots, Odense
11.2021 – d.d.
* Kraftstyring i den nye 30-kilos arm
* Leder af sikkerhedssporet, ISO 10218
**Softwareingeniør** / Blue Ocean Robotics, Odense
02.2018 – 10.2021
* Navigation for UV-robotter under pandemien, fra 8 til 90 lande
**Praktikant** / Scape Technologies, Odense
08.2016 – 01.2017
**Automationstekniker** / Lindø Industripark, Munkebo
08.2009 – 07.2012
^ **UDDANNELSE**
Civilingeniør i robotteknologi, SDU, 2017
Bachelor i robotteknologi, SDU, 2015
Automationstekniker, Syddansk Erhvervsskole, 2009
---
PIC foto | portræt
**KONTAKT**
Skibhusvej 102
5000 Odense C
+45 55 55 01 87
rasmus@thorupdahl.example
^ **FAGLIGT**
C++17, Python
ROS 2
Beckhoff TwinCAT
Matlab
^ **SPROG**
Dansk
Engelsk
Svensk (forstår)
^ **FRITID**
Veteranknallerter
Far til to
]]
`,
  }),
  cv('41-da-lager', 'doc', 'da', 'DK', {
    names: ['Jeppe Skov Andreasen', 'Jeppe Andreasen'],
    email: 'jeppeskov@lillebaelt.example',
    phone: '55 55 01 29',
    city: 'Kolding',
    languages: ['Dansk', 'Engelsk'],
    jobs: [
      'Lagermedarbejder | DSV | Horsens | 2024-01 | now',
      'Vikar, lager og produktion | JKS | Kolding | 2022-03 | 2023-12',
      'Butiksmedhjælper | Rema 1000 | Vamdrup | 2019-08 | 2022-02',
    ],
    page: `
> **CV – Jeppe Skov Andreasen**
|| 5 12
| Adresse | Søndre Ringvej 8, st. tv., 6000 Kolding
| Mobil | 55 55 01 29
| Mail | jeppeskov@lillebaelt.example
| Født | 14. juni 2001
| Certifikater | Gaffeltruck B, kran og stropning, kørekort B
^ **Job**
|| 5 12
| Jan. 2024 – nu | DSV, Horsens\\Lagermedarbejder\\Pluk med headset, containertømning, returvarer
| Marts 2022 – dec. 2023 | JKS, Kolding\\Vikar, lager og produktion\\Sendt ud hos bl.a. Arla, Bestseller og Dantherm
| Aug. 2019 – feb. 2022 | Rema 1000, Vamdrup\\Butiksmedhjælper\\Åbnede butikken i weekender, frugt og grønt
^ **Uddannelse**
|| 5 12
| 2017 – 2020 | HF, IBC Kolding (ikke færdiggjort)
| 2017 | 9. klasse, Vamdrup Skole
^ **Sprog**
Dansk og Engelsk
^ **Ellers**
Har ikke noget imod nat. Spiller e-sport og fodbold, serie 3.
`,
  }),
  cv('42-no-regnskap', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Aasen Haugland', 'Ingvild Haugland'],
    email: 'ingvild.haugland@sunnfjordpost.example',
    phone: '+47 400 00 155',
    city: 'Førde',
    headline: 'Statsautorisert regnskapsfører',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Oppdragsansvarlig regnskapsfører | Sparebanken Sogn Regnskap | Førde | 2020-08 | now',
      'Regnskapsmedarbeider | Lerum | Kaupanger | 2014-06 | 2020-07',
      'Resepsjonist | Kviknes Hotel | Balestrand | 2011-05 | 2013-09',
    ],
    page: `
|| 11 6
| ! Ingvild Aasen Haugland\\Statsautorisert regnskapsfører | Hafstadvegen 44\\6800 Førde\\+47 400 00 155\\ingvild.haugland@sunnfjordpost.example
# Nøkkelkvalifikasjoner
* Årsoppgjør og skattemelding for 45 kunder, fra bonde til entreprenør
* Tripletex, Fiken, Visma Business, Altinn
* Trives best med kaffe hos kunden
# Arbeidserfaring
**Oppdragsansvarlig regnskapsfører** \taug. 2020 – d.d.
Sparebanken Sogn Regnskap, Førde
* Lønn for 130 ansatte, rådgiving ved generasjonsskifte på gard
**Regnskapsmedarbeider** \tjuni 2014 – juli 2020
Lerum, Kaupanger
* Kunde- og leverandørreskontro, varelager, mva
**Resepsjonist** \tmai 2011 – sept. 2013
Kviknes Hotel, Balestrand (sesong)
# Utdanning
Bachelor i økonomi og administrasjon, Høgskulen på Vestlandet, Sogndal, 2011 – 2014
Autorisasjon, Finanstilsynet, 2019
Studiespesialisering, Firda vidaregåande skule, 2010
# Språk
Norsk (bokmål og nynorsk), Engelsk (flytende), Spansk (litt)
# Verv
Kasserer i Førde IL, langrenn
`,
  }),
];
