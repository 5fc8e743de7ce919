import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth-rest');

/** The Danish and the Norwegian ones of the thirty-fifth lot. All people are made up. */
export const BY_HAND_THIRTY_FIFTH_REST_NORTH: Sheet[] = [
  cv('25-da-paedagog', 'docx', 'da', 'DK', {
    names: ['Mette Bjerregaard Holm', 'Mette Holm'],
    email: 'mettebholm@viborgpost.example',
    phone: '25 55 01 76',
    city: 'Viborg',
    headline: 'Pædagog',
    jobs: [
      'Afdelingsleder | Børnehuset Spiren | | 2020-08 | now',
      'Pædagog | Børnehuset Spiren | | 2013-09 | 2020-07',
      'Pædagog | Silkeborg Kommune | | 2010-02 | 2013-08',
      'Pædagogmedhjælper | Vuggestuen Mælkebøtten | | 2004-08 | 2006-07',
    ],
    page: `
! Mette Bjerregaard Holm
Pædagog
Gl. Skivevej 48, 8800 Viborg · 25 55 01 76 · mettebholm@viborgpost.example
# Kort om mig
42 år, gift med Henrik, mor til to teenagere. Jeg er en leder, der stadig går med på legepladsen. Jeg er tydelig over for forældre og trofast over for mine kolleger.
# Erhvervserfaring
**Afdelingsleder** – Børnehuset Spiren, Viborg
August 2020 – nu
* Daglig ledelse af 14 medarbejdere og 68 børn
* Vagtplan, MUS, sygefravær nedbragt fra 8 til 4,5 procent
* Arbejdet med den styrkede læreplan
**Pædagog** – Børnehuset Spiren, Viborg
September 2013 – juli 2020
* Praktikvejleder og tillidsrepræsentant
**Pædagog** – Silkeborg Kommune
Februar 2010 – august 2013
* Specialgruppe, ICDP
**Pædagogmedhjælper** – Vuggestuen Mælkebøtten, Viborg
August 2004 – juli 2006
# Uddannelse
Diplomuddannelse i ledelse, VIA University College, 2022 – 2024
Pædagoguddannelsen, VIA University College, Viborg, 2006 – 2010
Student, Viborg Katedralskole, 2003
# Frivilligt arbejde
Spejderleder, Hald Ege
# Referencer
Oplyses efter aftale
`,
  }),
  cv('26-da-webudvikler', 'pdf', 'da', 'DK', {
    names: ['Emil Krogsgaard'],
    email: 'emil@krogsgaard.example',
    phone: '+45 31 55 02 84',
    city: 'Aarhus',
    headline: 'Frontendudvikler',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Senior frontendudvikler | Vestas | | 2023-04 | now',
      'Frontendudvikler | Systematic | | 2019-08 | 2023-03',
      'Webudvikler | Bureauet Nørrelys ApS | | 2016-09 | 2019-07',
      'Studentermedhjælper | Aarhus Universitet | | 2014-02 | 2016-06',
    ],
    aside: [3],
    page: `
[[ 12 5
! Emil Krogsgaard
Frontendudvikler
^ **Erfaring**
^ **Vestas** — Senior frontendudvikler
Apr. 2023 – nu
Dashboards til driften af møller i 40 lande. React, TypeScript, D3. Teknisk lead for fem.
^ **Systematic** — Frontendudvikler
Aug. 2019 – mar. 2023
Sundheds-it, WCAG 2.1, Storybook
^ **Bureauet Nørrelys ApS** — Webudvikler
Sep. 2016 – jul. 2019
Umbraco og WordPress for museer, bagere og en enkelt zoologisk have
^ **Aarhus Universitet** — Studentermedhjælper
Feb. 2014 – jun. 2016
^ **Uddannelse**
Cand.it. i digital design, Aarhus Universitet, 2014 – 2016
Bachelor i medievidenskab, Aarhus Universitet, 2011 – 2014
^ **Sideprojekter**
En app der siger, hvornår det er vindstille nok til kajak
---
**Kontakt**
emil@krogsgaard.example
+45 31 55 02 84
8000 Aarhus
github.com/krogsgaard-example
^ **Teknologi**
TypeScript
React
Svelte
Playwright
Node
Figma
^ **Sprog**
Dansk
Engelsk
Tysk
^ **Fritid**
Havkajak
Surdej
]]
`,
  }),
  cv('27-da-svejser', 'doc', 'da', 'DK', {
    names: ['Dariusz Nowicki'],
    email: 'dariusz.nowicki@vesterhavspost.example',
    phone: '50 55 01 38',
    city: 'Esbjerg',
    languages: ['Polsk', 'Dansk', 'Engelsk'],
    jobs: [
      'Certifikatsvejser | Semco Maritime | | 2019-03 | now',
      'Svejser | Bladt Industries | | 2014-10 | 2019-02',
      'Smed | Vestjysk Stålmontage A/S | | 2011-04 | 2014-09',
      'Svejser | Stocznia Gdynia | | 2004-09 | 2009-05',
    ],
    page: `
> **CV – Dariusz Nowicki**
|| 5 12
| **Adresse** | Stormgade 160, 6700 Esbjerg
| **Telefon** | 50 55 01 38
| **Mail** | dariusz.nowicki@vesterhavspost.example
| **Født** | 1985 i Gdynia, Polen
| **Sprog** | Polsk, dansk, engelsk
| **Kørekort** | B og truck
^ **Arbejde**
|| 5 12
| Marts 2019 – nu | **Certifikatsvejser**\\Semco Maritime, Esbjerg\\TIG og 136 på rør, offshore i perioder, boreriggen på havnen
| Okt. 2014 – feb. 2019 | **Svejser**\\Bladt Industries, Aalborg\\Transition pieces, pulversvejsning
| April 2011 – sept. 2014 | **Smed**\\Vestjysk Stålmontage A/S, Varde\\Trapper, gelændere, montage
| Sept. 2004 – maj 2009 | **Svejser**\\Stocznia Gdynia
^ **Certifikater**
|| 5 12
| Svejsning | EN ISO 9606-1: 141 T BW, 136 P FW, 111
| Sikkerhed | BOSIET (til 2028), varmt arbejde, stillads, faldsikring
^ **Uddannelse**
|| 5 12
| 2001 – 2004 | Zasadnicza Szkoła Zawodowa, Gdynia (svejser)
| 2013 | Dansk prøve 2, Sprogcenter Vejle
^ **Lidt mere**
Jeg møder til tiden og har mit eget værktøj. Kan starte efter en måned.
`,
  }),
  cv('28-no-sykepleier', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ragnhild Tveit Sæther', 'Ragnhild Sæther'],
    email: 'ragnhild.saether@saltenpost.example',
    phone: '911 55 083',
    city: 'Bodø',
    headline: 'Intensivsykepleier',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Intensivsykepleier | Nordlandssykehuset | | 2018-08 | now',
      'Sykepleier | Nordlandssykehuset | | 2013-07 | 2017-07',
      'Sykepleier | Vågan kommune | | 2011-07 | 2013-06',
      'Assistent | Hamarøy sykehjem | | 2007 | 2010',
    ],
    page: `
> **Ragnhild Tveit Sæther**
> Intensivsykepleier
> Parkveien 33, 8005 Bodø
> Tlf. 911 55 083 – ragnhild.saether@saltenpost.example
^ **Nøkkelkvalifikasjoner**
* Åtte år på intensiv, respirator, ECMO-transport
* Veileder for studenter i videreutdanning
* Rolig i akutte situasjoner, sier det som det er
^ **Arbeidserfaring**
08.2018 – d.d.\t**Intensivsykepleier**
Nordlandssykehuset, Bodø
Ansvarssykepleier på vakt, fagutviklingsgruppe for sedasjon
07.2013 – 07.2017\t**Sykepleier**
Nordlandssykehuset, Bodø
Kirurgisk sengepost
07.2011 – 06.2013\t**Sykepleier**
Vågan kommune, Svolvær
Hjemmesykepleie med båt og bil
2007 – 2010\t**Assistent**
Hamarøy sykehjem
Helger og somre under studiene
^ **Utdanning**
2017 – 2018\tVidereutdanning i intensivsykepleie, Nord universitet
2008 – 2011\tBachelor i sykepleie, Høgskolen i Bodø
2005 – 2008\tKnut Hamsun videregående skole
^ **Språk**
Norsk, engelsk
^ **Verv**
Tillitsvalgt NSF 2020 – 2023
^ **Interesser**
Toppturer, strikking, kor
^ **Referanser**
Oppgis på forespørsel
`,
  }),
  cv('29-no-tomrer', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Torbjørn Haukeland'],
    email: 'torbjorn.haukeland@hardangerpost.example',
    phone: '+47 957 55 104',
    city: 'Voss',
    headline: 'Tømrermester',
    jobs: [
      'Byggeleder | Block Watne | | 2022-01 | now',
      'Tømrermester | Haukeland Bygg AS | | 2014-03 | 2021-12',
      'Tømrer | Vossabygg AS | | 2008-08 | 2014-02',
      'Lærling | Vossabygg AS | | 2006-08 | 2008-07',
    ],
    aside: [3],
    page: `
# Torbjørn Haukeland
**Tømrermester**
Gullfjordungsvegen 20, 5704 Voss
+47 957 55 104
torbjorn.haukeland@hardangerpost.example

Eg har bygd hus sidan eg var seksten og dreiv eige firma i nesten åtte år. No har eg fast stilling, men saknar å vere nærare folka på plassen.
## Erfaring
## Block Watne, Bergen
**Byggeleder**, januar 2022 – i dag
Tre felt med til saman 54 boligar, framdrift, HMS, overtaking
## Haukeland Bygg AS, Voss
**Tømrermester**, mars 2014 – desember 2021
Eige firma med fire tilsette. Hytter på Mjølfjell og Myrkdalen. Selde då dottera mi vart fødd.
## Vossabygg AS, Voss
**Tømrer**, august 2008 – februar 2014
**Lærling**, august 2006 – juli 2008
## Utdanning
Meisterbrev, 2013
Fagbrev i tømrarfaget, 2008
Byggfag, Voss vidaregåande skule, 2004 – 2006
## Kurs
Varme arbeid, stillas over 9 meter, HMS-kort, prosjektrekneskap
## Anna
Førarkort B, BE og T. Spelar trekkspel.
`,
  }),
  cv('30-no-bussjafor', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Abdirahman Warsame Ali', 'Abdirahman Ali'],
    email: 'abdirahman.w.ali@drammenspost.example',
    phone: '468 55 019',
    city: 'Drammen',
    languages: ['Somali', 'Norsk', 'Engelsk', 'Arabisk'],
    jobs: [
      'Bussjåfør | Vy Buss | | 2020-06 | now',
      'Drosjesjåfør | Drammen Taxi | | 2016-09 | 2020-05',
      'Lagermedarbeider | ASKO | | 2013-01 | 2016-08',
      'Renholder | Toma | | 2010-05 | 2012-12',
    ],
    page: `
CV

Navn: Abdirahman Warsame Ali
Adresse: Konggata 44, 3019 Drammen
Telefon: 468 55 019
E-post: abdirahman.w.ali@drammenspost.example
Født: 1988
Statsborgerskap: Norsk

**Arbeidserfaring**
Juni 2020 – nå: Bussjåfør, Vy Buss, Drammen
By- og regionruter, billettsystem, fadder for nye sjåfører. Ingen skader siste tre år.
Sept. 2016 – mai 2020: Drosjesjåfør, Drammen Taxi
Mest natt og helg.
Jan. 2013 – aug. 2016: Lagermedarbeider, ASKO, Lier
Plukk på frys, jekketralle og truck.
Mai 2010 – des. 2012: Renholder, Toma, Drammen

**Utdanning**
2020: Yrkessjåfør persontransport, klasse D, Buskerud trafikkskole
2012: Norskprøve 3, Introduksjonssenteret i Drammen
2006: Videregående skole, Hargeisa

**Språk**
Somali (morsmål), norsk (flytende), engelsk (god), arabisk (litt)

**Førerkort**
B, D, kjøreseddel, YSK gyldig til 2030

**Om meg**
Jeg er tålmodig, presis og glad i folk. Trener guttelag i fotball to kvelder i uka.
`,
  }),
];
