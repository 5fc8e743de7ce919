import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-ninth');

/** The closed ones in Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_FIFTY_NINTH_REST_NORTH: Sheet[] = [
  cv('32-sv-se-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Hodan Warsame Ali', 'Hodan Warsame'],
    email: 'hodan.warsame@dalbrev.example',
    phone: '070-174 06 18',
    city: 'Borlänge',
    headline: 'Undersköterska',
    languages: ['Somaliska', 'Svenska', 'Engelska'],
    jobs: [
      'Undersköterska | Borlänge kommun |  | 2020-01 | now',
      'Vårdbiträde | Attendo | Falun | 2017-06 | 2019-12',
      'Lokalvårdare | Samhall | Borlänge | 2015-02 | 2017-05',
    ],
    page: `
! Hodan Warsame Ali
Undersköterska
Mobil 070-174 06 18 | hodan.warsame@dalbrev.example | Borlänge
# Om mig
Lugn och erfaren undersköterska med skyddad yrkestitel. Jag tycker om att arbeta med äldre och med nya kollegor som ska lära sig. Söker tjänst på sjukhus eller i hemsjukvård, gärna i Falun, heltid dag/kväll.
# Arbetslivserfarenhet
**Undersköterska**
Borlänge kommun
Januari 2020 – pågående
* Demensboende: omvårdnad, delegering för läkemedel och insulin, dokumentation i Treserva
* Språkombud och handledare för elever
**Vårdbiträde**
Attendo, Falun
Juni 2017 – december 2019
* Hemtjänst, först timvikarie och sedan månadsanställd
**Lokalvårdare**
Samhall, Borlänge
Februari 2015 – maj 2017
# Utbildning
Vård- och omsorgsprogrammet för vuxna, Komvux Borlänge, 2018–2019
Specialistundersköterska demens (pågår på distans, klar juni 2027)
# Språk
Somaliska, Svenska, Engelska
# Körkort
B, egen bil
Referenser lämnas gärna
`,
  }),
  cv('33-sv-se-amneslarare', 'doc', 'sv', 'SE', {
    names: ['Karl-Johan Lindqvist', 'Kalle Lindqvist', 'Karl-Johan ”Kalle” Lindqvist'],
    email: 'kj.lindqvist@ovikspost.example',
    phone: '+46 70 174 06 83',
    city: 'Örnsköldsvik',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Förstelärare i matematik | Parkskolan | Örnsköldsvik | 2018-08 | now',
      'Ämneslärare matematik och fysik | Parkskolan | Örnsköldsvik | 2013-08 | 2018-07',
      'Lärarvikarie | Nolaskolan | Örnsköldsvik | 2012-01 | 2012-06',
      'Processoperatör | Domsjö Fabriker | Örnsköldsvik | 2005 | 2008',
    ],
    page: `
Meritförteckning
^ **Karl-Johan ”Kalle” Lindqvist**
Sjögatan 14, 891 60 Örnsköldsvik
+46 70 174 06 83, kj.lindqvist@ovikspost.example
# Anställningar
|| 4 13
| 2018-08 – tills vidare | **Förstelärare i matematik**, Parkskolan, Örnsköldsvik\\Leder ämneslaget, kollegialt lärande, ansvar för nationella prov
| 2013-08 – 2018-07 | **Ämneslärare matematik och fysik**, Parkskolan, Örnsköldsvik\\Mentor för årskurs 8 och 9
| 2012-01 – 2012-06 | **Lärarvikarie**, Nolaskolan, Örnsköldsvik
| 2005 – 2008 | **Processoperatör**, Domsjö Fabriker, Örnsköldsvik\\Femskift i kokeriet
# Examina
|| 4 13
| 2013 | Ämneslärarexamen, Umeå universitet
| 2005 | Naturvetenskapsprogrammet, Nolaskolan
# Språkkunskaper
Svenska, Engelska, Tyska (skoltyska)
# Behörighet
Lärarlegitimation i matematik, fysik och teknik (åk 7–9 samt gymnasiet)
# Förtroendeuppdrag
Skyddsombud, Sveriges Lärare. Tränare i längdskidor
# Varför jag söker
Vill gärna arbeta som utbildare eller instruktör i industrin, och kan börja efter vårterminen.
`,
  }),
  cv('34-sv-se-truckforare', 'pdf', 'sv', 'SE', {
    names: ['Arben Krasniqi'],
    email: 'arbenkrasniqi@lagerpost.example',
    phone: '070 174 06 37',
    city: 'Helsingborg',
    languages: ['Albanska', 'Svenska', 'Serbiska'],
    headline: 'Truckförare A+B',
    jobs: [
      'Truckförare | IKEA | Helsingborg | 2024-10 | now',
      'Lagermedarbetare | PostNord TPL | Helsingborg | 2021-08 | 2024-09',
      'Lagerarbetare | Lernia | Helsingborg | 2020-02 | 2021-07',
      'Servitör | Restaurang Kärnan | Helsingborg | 2017 | 2019',
    ],
    page: `
~ Utskrift från kandidatbanken 2026-11-25, kandidat-id 305517, senast inloggad i går
# Arben Krasniqi
Truckförare A+B
**Ort:** Helsingborg
**Mobil:** 070 174 06 37
**E-post:** arbenkrasniqi@lagerpost.example
**Tillgänglig:** omgående, alla skift
**Körkort:** B
## Erfarenhet
Truckförare
IKEA, Helsingborg
okt 2024 – nu (2 år 2 mån)
Skjutstativ, motvikt, inleverans från hamnen
Lagermedarbetare
PostNord TPL, Helsingborg
aug 2021 – sep 2024 (3 år 2 mån)
Plock med röst, packning, returer
Lagerarbetare
Lernia, Helsingborg
feb 2020 – jul 2021 (1 år 6 mån)
Uthyrd till livsmedelslager
Servitör
Restaurang Kärnan, Helsingborg
2017 – 2019
## Utbildning
Handels- och administrationsprogrammet, Rönnowska skolan, 2017
Truckkort A1–A5, B1–B4, 2020
## Språk
Albanska
Svenska
Serbiska
## Kompetenser
WMS Astro, pick by voice, 5S, skyddsombudsutbildning
`,
  }),
  cv('35-da-dk-toemrer', 'docx', 'da', 'DK', {
    names: ['Mathias Bruun Thygesen', 'Mathias Thygesen'],
    email: 'mathiasthygesen@fjordpost.example',
    phone: '31 00 55 72',
    city: 'Vejle',
    headline: 'Tømrersvend',
    languages: ['Dansk', 'Engelsk'],
    jobs: [
      'Sjakformand | MT Højgaard | Fredericia | 2022-08 | now',
      'Tømrersvend | Egon Olsen & Søn | Vejle | 2016-03 | 2022-07',
      'Tømrer | Byggmester Haugland AS | Bergen | 2014-01 | 2016-02',
      'Tømrerlærling | Grejsdalens Tømrerforretning | Vejle | 2009-08 | 2013-12',
    ],
    aside: [3],
    page: `
# Mathias Bruun Thygesen
Tømrersvend
Grejsdalsvej 204, 7100 Vejle · 31 00 55 72 · mathiasthygesen@fjordpost.example
Jeg er 35, gift og har tre drenge. Jeg er vant til at have sjakket og tegningerne i den ene hånd og telefonen i den anden. Søger nu noget nærmere hjemmet, gerne renovering, også byggeleder hvis I tør.
## Arbejde
**MT Højgaard, Fredericia** \taug. 2022 – nu
Sjakformand
* 9 mand, almene boliger, 112 lejligheder, facader og tag
* Ugeplaner, materialer, sikkerhedsrunder
**Egon Olsen & Søn, Vejle** \tmarts 2016 – juli 2022
Tømrersvend
* Forsikringsskader, køkkener, kviste
**Byggmester Haugland AS, Bergen** \tjan. 2014 – feb. 2016
Tømrer
**Grejsdalens Tømrerforretning, Vejle** \taug. 2009 – dec. 2013
Tømrerlærling
## Uddannelse og kurser
Svendebrev, Learnmark Horsens, 2013 (bronzemedalje)
Arbejdsmiljøuddannelsen, stillads, asbest, varmt arbejde, kørekort B/E
## Sprog
Dansk, Engelsk
`,
  }),
  cv('36-no-no-sykepleier', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Sæther Moen', 'Ingvild Moen'],
    email: 'ingvild.moen@fjellpost.example',
    phone: '+47 400 00 518',
    city: 'Steinkjer',
    headline: 'Intensivsykepleier',
    languages: ['Norsk', 'Engelsk', 'Tysk'],
    jobs: [
      'Intensivsykepleier | Sykehuset Levanger | Levanger | 2019-09 | now',
      'Sykepleier | St. Olavs hospital | Trondheim | 2013-07 | 2019-08',
      'Sykepleier | Steinkjer kommune | Steinkjer | 2011-08 | 2013-06',
      'Butikkmedarbeider | Coop Extra | Steinkjer | 2007 | 2011',
    ],
    page: `
HEAD CV – Ingvild Sæther Moen – Intensivsykepleier
|| 5 12
| Adresse | Ogndalsvegen 31, 7713 Steinkjer
| Telefon | +47 400 00 518
| E-post | ingvild.moen@fjellpost.example
| Født | 14.05.1988
| HPR-nr. | 0055512
# Nøkkelkvalifikasjoner
Spesialsykepleier med tretten års sykehuserfaring, trygg på respirator, CRRT og luftambulanseoverflyttinger. Ønsker vikaroppdrag på 2–4 uker i Nord-Norge eller på Svalbard, kombinert med 50 % stilling hjemme.
# Arbeidserfaring
**Intensivsykepleier, Sykehuset Levanger**
September 2019 – d.d.
* Ansvarshavende kveld og natt, veileder for videreutdanningsstudenter
**Sykepleier, St. Olavs hospital, Trondheim**
Juli 2013 – august 2019
* Hjertemedisinsk sengepost, deretter overvåkning
**Sykepleier, Steinkjer kommune**
August 2011 – juni 2013
* Hjemmesykepleie
**Butikkmedarbeider, Coop Extra, Steinkjer**
2007 – 2011
* Ved siden av studiene
# Utdanning
2017 – 2019 \tVidereutdanning i intensivsykepleie, NTNU
2008 – 2011 \tBachelor i sykepleie, Nord universitet, Namsos
# Språk
Norsk (morsmål), Engelsk (flytende), Tysk (noe)
# Kurs
AHLR, PTC, strålevern, Metavision og Helseplattformen
`,
  }),
];
