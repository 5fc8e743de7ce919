import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The closed ones in Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_SIXTIETH_REST_NORTH: Sheet[] = [
  cv('32-sv-se-elektriker', 'docx', 'sv', 'SE', {
    names: ['Robin Åkerström'],
    email: 'robin.akerstrom@siljanmail.example',
    phone: '070-174 06 41',
    city: 'Mora',
    headline: 'Installationselektriker',
    languages: ['Svenska', 'Engelska'],
    aside: [3],
    jobs: [
      'Servicemontör | Bravida | Mora | 2021-08 | now',
      'Installationselektriker | Orsa Elektriska AB | Orsa | 2017-02 | 2021-07',
      'Liftskötare | SkiStar | Sälen | 2016-12 | 2017-01',
      'Lärling | Orsa Elektriska AB | Orsa | 2014-08 | 2016-11',
    ],
    page: `
! Robin Åkerström
Installationselektriker
Vasagatan 12, 792 32 Mora – 070-174 06 41 – robin.akerstrom@siljanmail.example
# Kort om mig
Uppvuxen i Orsa, utbildad elektriker med ECY-certifikat. Gillar felsökning mer än nyproduktion. Söker tjänst som servicetekniker, gärna med laddstationer, solceller eller värmepumpar.
# Jobb
|| 4 13
| aug 2021 – nu | **Servicemontör**, Bravida, Mora\\Jour var femte vecka, butiker, skolor, laddstolpar
| feb 2017 – jul 2021 | **Installationselektriker**, Orsa Elektriska AB, Orsa\\Villor, fritidshus, såg
| dec 2016 – jan 2017 | **Liftskötare**, SkiStar, Sälen
| aug 2014 – nov 2016 | **Lärling**, Orsa Elektriska AB, Orsa
# Utbildning
El- och energiprogrammet, S:t Mikaelsskolan, Mora, 2014
ECY branschcertifikat, heta arbeten, fallskydd, BAS-U
# Språk
Svenska, Engelska
# Körkort
B, BE, snöskoter
`,
  }),
  cv('33-sv-se-ekonomiassistent', 'doc', 'sv', 'SE', {
    names: ['Dilan Aydın Bergqvist', 'Dilan Bergqvist', 'Dilan Aydın'],
    email: 'dilan.bergqvist@malarpost.example',
    phone: '070-174 06 59',
    city: 'Västerås',
    headline: 'Ekonomiassistent',
    languages: ['Svenska', 'Kurdiska', 'Turkiska', 'Engelska'],
    aside: [2],
    jobs: [
      'Ekonomiassistent | Westinghouse | Västerås | 2022-01 | now',
      'Kundreskontra | ICA Maxi Hälla | Västerås | 2018-05 | 2021-12',
      'Praktikant | Mälardalens Redovisningsbyrå | Köping | 2018-01 | 2018-04',
      'Butiksbiträde | H&M | Eskilstuna | 2012 | 2016',
    ],
    page: `
HEAD CV   Dilan Aydın Bergqvist   070-174 06 59   dilan.bergqvist@malarpost.example
# Ekonomiassistent
Bor på Bäckby i Västerås med man och en dotter.
# Arbetslivserfarenhet
**2022-01 – pågående**
Ekonomiassistent, Westinghouse, Västerås
Leverantörsreskontra 1 200 fakturor i månaden, resor och utlägg, bokslutsbilagor. Var med i bytet till SAP S/4.
**2018-05 – 2021-12**
Kundreskontra, ICA Maxi Hälla, Västerås
Kassaavstämning, kravhantering, löneunderlag
**2018-01 – 2018-04**
Praktikant, Mälardalens Redovisningsbyrå, Köping
**2012 – 2016**
Butiksbiträde, H&M, Eskilstuna
# Utbildning
Redovisningsekonom YH, 400 poäng, Hermods, 2016–2018
Samhällsvetenskapliga programmet, Rinmangymnasiet, 2012
# Språk
Svenska, Kurdiska, Turkiska, Engelska
# System
SAP, Visma, Fortnox, Hogia, Excel
FOOT Referenser lämnas vid intervju
`,
  }),
  cv('34-da-dk-paedagog', 'pdf', 'da', 'DK', {
    names: ['Mette Lykke Damsgaard', 'Mette Damsgaard', 'Mette L. Damsgaard'],
    email: 'mette.damsgaard@lillebaeltpost.example',
    phone: '20 55 01 74',
    city: 'Fredericia',
    headline: 'Pædagog',
    languages: ['Dansk', 'Tysk', 'Engelsk'],
    aside: [3],
    jobs: [
      'Pædagogisk leder | Børnehuset Ullerup | Fredericia | 2020-08 | now',
      'Pædagog | Børnehaven Mariehønen | Kolding | 2014-02 | 2020-07',
      'Pædagogmedhjælper | Vuggestuen Nøddebo | Vejle | 2009-08 | 2010-07',
      'Praktikant | Skovbørnehaven | Vejle | 2012-08 | 2013-01',
    ],
    page: `
> **CV**
# Mette Lykke Damsgaard
Pædagog
Danmarksgade 40, 7000 Fredericia · tlf. 20 55 01 74 · mette.damsgaard@lillebaeltpost.example
## Hvem er jeg
Jeg er 37 år, leder med ét ben på gulvet og det andet i budgettet. Jeg savner børnene og vil gerne tilbage som pædagog i 32-35 timer.
## Erfaring
Aug. 2020 – nu: **Pædagogisk leder**, Børnehuset Ullerup, Fredericia
* 74 børn, 16 ansatte, tilsyn, forældrebestyrelse
Feb. 2014 – juli 2020: **Pædagog**, Børnehaven Mariehønen, Kolding
* Sprogansvarlig, AMR
Aug. 2012 – jan. 2013: **Praktikant**, Skovbørnehaven, Vejle
Aug. 2009 – juli 2010: **Pædagogmedhjælper**, Vuggestuen Nøddebo, Vejle
## Uddannelse
Professionsbachelor som pædagog, UC Lillebælt Jelling, 2014
Diplommodul i ledelse, UCL, 2022
Student, Rosborg Gymnasium, 2008
## Sprog
Dansk, Tysk, Engelsk
## Fritid
Vinterbader, spejderleder, to drenge og en hund
`,
  }),
  cv('35-da-dk-smed', 'docx', 'da', 'DK', {
    names: ['Torben Kjær Nygaard', 'Torben Nygaard'],
    email: 'torben.nygaard@limfjordspost.example',
    phone: '+45 30 55 01 88',
    city: 'Thisted',
    languages: [],
    jobs: [
      'Værkfører | Thy Stål og Montage A/S | Thisted | 2012-01 | now',
      'Klejnsmed | Cimbria | Thisted | 1995-08 | 2011-12',
      'Fisker | L 417 Karen Marie | Hanstholm | 1991 | 1995',
    ],
    page: `
Torben Kjær Nygaard
Østerbakken 5
7700 Thisted
Mobil +45 30 55 01 88
torben.nygaard@limfjordspost.example

Jeg er 54 år og smed af hjertet. Min chef har solgt firmaet, og de nye vil samle det hele i Holstebro, så nu kigger jeg mig om.

**Job**
Januar 2012 til nu
Værkfører, Thy Stål og Montage A/S, Thisted
Otte mand, tilbud, tegninger i Inventor, EN 1090

August 1995 til december 2011
Klejnsmed, Cimbria, Thisted
Tyndplade, kantpresse, montage i Frankrig og Ukraine

1991 til 1995
Fisker, L 417 Karen Marie, Hanstholm

**Uddannelse**
Klejnsmed, Thisted Tekniske Skole, 1998 (voksenlærling)
Svejsecertifikater TIG og MAG, fornyet 2025
Truck B, kørekort B/E
`,
  }),
  cv('36-no-no-butikksjef', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Sindre Hauge Lien', 'Sindre Lien'],
    email: 'sindre.h.lien@sorlandspost.example',
    phone: '+47 400 00 631',
    city: 'Arendal',
    headline: 'Butikksjef',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Butikksjef | Kiwi Stoa | Arendal | 2021-09 | now',
      'Assisterende butikksjef | Rema 1000 | Grimstad | 2018-03 | 2021-08',
      'Butikkmedarbeider | Coop Obs | Arendal | 2014-06 | 2018-02',
    ],
    page: `
[[ 12 5
! Sindre Hauge Lien
Butikksjef
---
+47 400 00 631
sindre.h.lien@sorlandspost.example
Langbryggen 9, 4841 Arendal
]]
# Nøkkelkvalifikasjoner
* Resultatansvar for 96 millioner i omsetning
* Svinn ned fra 2,1 til 1,3 prosent
* Rekruttering og opplæring av unge på første jobb
# Arbeidserfaring
09.2021 – d.d.\tButikksjef
\tKiwi Stoa, Arendal
\t24 ansatte, bemanningsplan, HMS, lokale kampanjer
03.2018 – 08.2021\tAssisterende butikksjef
\tRema 1000, Grimstad
06.2014 – 02.2018\tButikkmedarbeider
\tCoop Obs, Arendal
# Utdanning
2018 – 2020\tÅrsstudium i ledelse, BI (nettstudier)
2011 – 2014\tSalg og service, Sam Eyde videregående skole
# Språk
Norsk, Engelsk, Spansk (enkel samtale)
# Annet
Førerkort B. Trener for jenter 12 i Øyestad håndball. Tre måneders oppsigelse.
`,
  }),
];
