import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second');

/** The open ones in Swedish and Danish. All people are made up. */
export const BY_HAND_FORTY_SECOND_NORTH: Sheet[] = [
  cv('11-sv-ekonom', 'docx', 'sv', 'SE', {
    names: ['Ann-Sofie Lindqvist Rahimi', 'Ann-Sofie Lindqvist', 'Ann-Sofie Rahimi'],
    email: 'annsofie.lr@fyrispost.example',
    phone: '070-174 06 31',
    city: 'Uppsala',
    headline: 'Redovisningsekonom',
    languages: ['Svenska', 'Engelska', 'Persiska'],
    jobs: [
      'Redovisningsekonom | Fresenius Kabi | Uppsala | 2020-08 | now',
      'Redovisningskonsult | Ludvig & Co | Enköping | 2014-01 | 2020-07',
      'Ekonomiassistent | Uppsala kommun | Uppsala | 2008-09 | 2013-12',
      'Butikssäljare | Lindex | Uppsala | 2004-06 | 2008-06',
    ],
    page: `
! Ann-Sofie Lindqvist Rahimi
__Redovisningsekonom__
Adress: Luthagsesplanaden 34 B, 752 25 Uppsala
Mobil: 070-174 06 31 E-post: annsofie.lr@fyrispost.example
# Om mig
Jag har arbetat med löpande bokföring och bokslut sedan 2008. Lugn vid årsskiftet, otålig med kvitton utan moms. Söker en roll som redovisningsansvarig i Uppsala eller Stockholm.
# Anställningar
2020-08 – pågående
**Redovisningsekonom, Fresenius Kabi**
* Månadsbokslut, koncernrapportering i SAP
* Ansvarig för anläggningsregister och moms
2014-01 – 2020-07
**Redovisningskonsult, Ludvig & Co, Enköping**
* Ett sextiotal lantbruk och mindre bolag, deklarationer
2008-09 – 2013-12
**Ekonomiassistent, Uppsala kommun**
* Leverantörsreskontra, e-fakturor
2004-06 – 2008-06
**Butikssäljare, Lindex, Uppsala**
# Utbildning
2012 – 2014 Redovisningsekonom (YH), distans, FEI
2001 – 2004 Samhällsprogrammet, Celsiusskolan
# Språk
Svenska, modersmål. Engelska, flytande. Persiska, lite (via maken)
# Referenser
Lämnas gärna på begäran
`,
  }),
  cv('12-da-kok', 'pdf', 'da', 'DK', {
    names: ['Agnieszka Wojciechowska', 'Agnieszka (Aga) Wojciechowska', 'Aga Wojciechowska'],
    email: 'aga.wojcie@fjordpost.example',
    phone: '50 55 01 64',
    city: 'Aarhus',
    headline: 'Souschef / kok',
    languages: ['Polsk', 'Dansk', 'Engelsk'],
    aside: [2],
    jobs: [
      'Souschef | Restaurant Kystens Perle | | 2022-03 | now',
      'Kok | Salling Rooftop | | 2018-08 | 2022-02',
      'Kokkeelev | Varna Palæet | | 2016-08 | 2018-07',
      'Køkkenmedhjælper | Comwell Aarhus | | 2014-05 | 2016-07',
    ],
    page: `
[[ 11 6
! Agnieszka (Aga) Wojciechowska
Souschef / kok
# Erfaring
**Souschef**, Restaurant Kystens Perle
marts 2022 – nu
* Leder varmt køkken, fire kokke og to elever
* Egenkontrol, bestilling, madspild ned med en tredjedel
**Kok**, Salling Rooftop
august 2018 – februar 2022
* Brunch og selskaber op til 200
**Kokkeelev**, Varna Palæet
august 2016 – juli 2018
**Køkkenmedhjælper**, Comwell Aarhus
maj 2014 – juli 2016
# Uddannelse
Kok med svendebrev, Aarhus Tech, 2018 (medalje)
Gymnasium, Toruń, 2012
---
**Kontakt**
Frederiks Allé 140, 2. tv
8000 Aarhus
50 55 01 64
aga.wojcie@fjordpost.example
Født 1993
^ **Sprog**
Polsk – modersmål
Dansk – flydende (PD3)
Engelsk – godt
^ **Kurser**
Hygiejnebevis
Allergener
Førstehjælp
^ **Fritid**
Vinterbader og svampejæger
]]
`,
  }),
];
