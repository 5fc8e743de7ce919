import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth-rest');

/** Of the thirty closed ones those from the north: Swedish (one of them from Finland), Danish and Norwegian. */
export const BY_HAND_THIRTY_NINTH_REST_NORTH: Sheet[] = [
  cv('24-sv-sjukskoterska', 'docx', 'sv', 'SE', {
    names: ['Gun-Britt Lindqvist Åkesson', 'Gun-Britt Åkesson', 'Gun-Britt Lindqvist'],
    email: 'gunbritt.akesson@skanepost.example',
    phone: '070-174 06 33',
    city: 'Kristianstad',
    headline: 'Specialistsjuksköterska, anestesi',
    languages: ['Svenska', 'Engelska', 'Danska'],
    jobs: [
      'Anestesisjuksköterska | Centralsjukhuset Kristianstad | | 2004-09 | now',
      'Sjuksköterska | Helsingborgs lasarett | | 1997-02 | 2004-08',
      'Sjuksköterska | Rigshospitalet | | 1995-08 | 1997-01',
    ],
    page: `
> **MERITFÖRTECKNING**
|| 5 12
| Namn | Gun-Britt Lindqvist Åkesson
| Född | 1971-10-02
| Bostadsort | Kristianstad
| Mobil | 070-174 06 33
| E-post | gunbritt.akesson@skanepost.example
| Yrke | Specialistsjuksköterska, anestesi
^ **Anställningar**
|| 5 12
| 2004-09 – tills vidare | Anestesisjuksköterska, Centralsjukhuset Kristianstad. Operation, dagkirurgi, larm på akuten. Schemaansvarig sedan 2016.
| 1997-02 – 2004-08 | Sjuksköterska, Helsingborgs lasarett. Uppvak och kirurgavdelning.
| 1995-08 – 1997-01 | Sjuksköterska, Rigshospitalet, Köpenhamn. Neurokirurgi.
^ **Utbildning**
|| 5 12
| 2002 – 2003 | Specialistutbildning anestesi, Lunds universitet
| 1992 – 1995 | Sjuksköterskeexamen, Vårdhögskolan Kristianstad
^ **Kurser**
A-HLR instruktör, PHTLS, handledning 7,5 hp
^ **Språk**
Svenska, Engelska, Danska (förstår allt, talar med händerna)
^ **Referenser**
Lämnas på begäran
`,
  }),
  cv('25-sv-truckforare', 'doc', 'sv', 'SE', {
    names: ['Ahmed Hassan Al-Jabouri', 'Ahmed Al-Jabouri'],
    email: 'ahmed.aljabouri@malarpost.example',
    phone: '070 174 06 48',
    city: 'Eskilstuna',
    headline: 'Truckförare',
    languages: ['Arabiska', 'Svenska', 'Engelska'],
    jobs: [
      'Lagerarbetare / Truckförare | H&M Distribution | | 2021-03 | now',
      'Terminalarbetare | PostNord | | 2018-10 | 2021-02',
      'Lokalvårdare | Samhall | | 2017-01 | 2018-09',
      'Elektriker | Al-Noor Electric Company | | 2007 | 2014',
    ],
    page: `
! AHMED HASSAN AL-JABOURI
Truckförare
Eskilstuna
Tel: 070 174 06 48
Mejl: ahmed.aljabouri@malarpost.example
# PROFIL
Jag är en punktlig person som gillar att jobba. Har truckkort A1–B5 och B-körkort. Trivs med kväll och natt.
# ARBETSLIVSERFARENHET
**Lagerarbetare / Truckförare** – H&M Distribution, Eskilstuna
Mars 2021 – pågående
* Plock, pack, skjutstativ, inventering
* Fadder för nya kollegor
**Terminalarbetare** – PostNord, Hallsberg
Oktober 2018 – februari 2021
**Lokalvårdare** – Samhall, Eskilstuna
Januari 2017 – september 2018
**Elektriker** – Al-Noor Electric Company, Mosul
2007 – 2014
# UTBILDNING
Sfi kurs D, Eskilstuna, 2017
Svenska som andraspråk grund, Komvux, 2019
Yrkesskola el, Mosul, 2006
# SPRÅK
Arabiska – modersmål
Svenska – bra
Engelska – grundläggande
`,
  }),
  cv('26-sv-fi-redovisning', 'pdf', 'sv', 'FI', {
    names: ['Camilla Sjöberg-Heikkinen', 'Camilla Sjöberg'],
    email: 'csh@vasapost.example',
    phone: '+358 45 555 0126',
    city: 'Vasa',
    headline: 'Redovisningschef',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Redovisningschef | Wärtsilä Finland Oy | | 2019-05 | now',
      'Business Controller | Wärtsilä Finland Oy | | 2014-01 | 2019-04',
      'Revisorsassistent | Oy Österbottens Revision Ab | | 2009-09 | 2013-12',
    ],
    page: `
[[ 12 5
! Camilla Sjöberg-Heikkinen
Redovisningschef
^ **Arbetserfarenhet**
**Redovisningschef**, Wärtsilä Finland Oy
5/2019 – fortgående
* Bokslut IFRS och FAS, sju koncernbolag
* Tolv medarbetare i Vasa och Gdańsk
* S/4HANA-projektet 2022–2024
**Business Controller**, Wärtsilä Finland Oy
1/2014 – 4/2019
* Projektuppföljning, kraftverk i Västafrika
**Revisorsassistent**, Oy Österbottens Revision Ab
9/2009 – 12/2013
* Pälsfarmer, varv, församlingar och en och annan fotbollsförening
^ **Utbildning**
EM, Hanken Svenska handelshögskolan, Vasa, 2009
Student, Korsholms gymnasium, 2003
^ **Förtroendeuppdrag**
Kassör, Vasa sim- och livräddningssällskap
---
PIC foto | porträtt
^ **Kontakt**
65100 Vasa
+358 45 555 0126
csh@vasapost.example
Född 22.3.1984
^ **Språk**
Svenska
Finska
Engelska
^ **Program**
SAP
OneStream
Power BI
]]
`,
  }),
  cv('27-da-tomrer', 'docx', 'da', 'DK', {
    names: ['Jens Peter Mølgaard'],
    email: 'jp@moelgaard-vestjylland.example',
    phone: '+45 22 55 50 38',
    city: 'Ringkøbing',
    headline: 'Tømrer og byggeleder',
    languages: ['Dansk', 'Tysk', 'Engelsk'],
    jobs: [
      'Byggeleder | KG Hansen & Sønner | | 2016 | now',
      'Formand | Hustømrerne | | 2008 | 2016',
      'Tømrersvend | Mester Villy Toft | | 2001 | 2008',
      'Tømrerlærling | Mester Villy Toft | | 1997 | 2001',
    ],
    aside: [3],
    page: `
> **Curriculum Vitae**
> Jens Peter Mølgaard
> Tømrer og byggeleder
^ **Personlige oplysninger**
Vesterbyen 0, 6950 Ringkøbing
Mobil +45 22 55 50 38 – mail jp@moelgaard-vestjylland.example
Født 12. april 1980, gift med Lone, tre børn
^ **Kort om mig**
Håndværker i bund og grund. Jeg læser tegningen, før jeg bestiller, og ringer, før det går galt.
^ **Ansættelser**
2016 –\tByggeleder, KG Hansen & Sønner
\tSommerhuse, en svømmehal, to skoler; tilbud og tidsplaner
2008 – 2016\tFormand, Hustømrerne
\tSjak på otte, renovering af almene boliger
2001 – 2008\tTømrersvend, Mester Villy Toft
1997 – 2001\tTømrerlærling, Mester Villy Toft
^ **Uddannelse og kurser**
2014 – 2016\tByggeledelse på akademiniveau, VIA Horsens
2001\tSvendebrev, bronzemedalje
2024\tArbejdsmiljøkoordinator
^ **Sprog**
Dansk, Tysk (godt, vi bor tæt på), Engelsk (skole)
`,
  }),
  cv('28-da-marketing', 'pdf', 'da', 'DK', {
    names: [
      'Thi Mai Linh Pham Sørensen',
      'Mai Linh Sørensen',
      'Linh Pham Sørensen',
      'Linh Sørensen',
      'Mai Linh Pham Sørensen',
    ],
    email: 'linh@phamsoerensen.example',
    phone: '31 55 50 94',
    city: 'Aarhus',
    headline: 'Digital marketingspecialist',
    languages: ['Dansk', 'Engelsk', 'Vietnamesisk'],
    jobs: [
      'Marketing Manager | Salling Group | | 2023-04 | now',
      'Digital marketingspecialist | Bestseller | | 2019-08 | 2023-03',
      'Marketingkoordinator | JYSK | | 2016-09 | 2019-07',
      'Studentermedhjælper, sociale medier | ARoS | | 2014-02 | 2016-06',
    ],
    page: `
[[ 11 6
**THI MAI LINH PHAM SØRENSEN**
Digital marketingspecialist
^ **JOB**
**Marketing Manager**
Salling Group | april 2023 – nu
* Kundeklub med 1,1 mio. medlemmer
* Leder for fire, budget 22 mio. kr.
* Automation i Braze
**Digital marketingspecialist**
Bestseller | august 2019 – marts 2023
* Betalt søgning i ni lande
* Ny målepraksis efter cookierne
**Marketingkoordinator**
JYSK | september 2016 – juli 2019
**Studentermedhjælper, sociale medier**
ARoS | februar 2014 – juni 2016
^ **UDDANNELSE**
Cand.merc. i marketing, Aarhus BSS, 2016
HA, Aarhus BSS, 2014
---
**KONTAKT**
31 55 50 94
linh@phamsoerensen.example
8000 Aarhus C
^ **VÆRKTØJER**
GA4, Looker
Braze
Google Ads
Figma
^ **SPROG**
Dansk
Engelsk
Vietnamesisk
^ **KALDES**
Linh
]]
`,
  }),
  cv('29-no-industrimekaniker', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Odd-Arne Kvamme'],
    email: 'oddarne.kvamme@sunnhordlandpost.example',
    phone: '+47 995 55 017',
    city: 'Stord',
    headline: 'Industrimekaniker',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Bas mekanisk | Aker Solutions | | 2017-08 | now',
      'Industrimekaniker | Aker Solutions | | 2006-05 | 2017-07',
      'Mekaniker offshore | Aibel | | 2000-01 | 2006-04',
      'Lærling | Kværner Stord | | 1996-08 | 1998-08',
    ],
    aside: [3],
    page: `
HEAD VESTNOR BEMANNING AS – Leirvik – kandidatpresentasjon
# Industrimekaniker
**Navn:** Odd-Arne Kvamme
**Født:** 1979
**Bosted:** Stord
**Mobil:** +47 995 55 017
**E-post:** oddarne.kvamme@sunnhordlandpost.example
**Sertifikat:** B, BE, truck T1–T4, fallsikring, GSK/HUET gyldig til 2028
## Nøkkelkvalifikasjoner
* Oppretting av roterende utstyr, hydraulikk, flensarbeid
* Bas for inntil 14 mann
* Rotasjon 14/21 er greit
## Arbeidserfaring
|| 5 12
| 08/2017 – dd. | **Bas mekanisk**, Aker Solutions\\Johan Sverdrup fase 2, Njord A, havvind
| 05/2006 – 07/2017 | **Industrimekaniker**, Aker Solutions\\Verft og offshoreoppdrag
| 01/2000 – 04/2006 | **Mekaniker offshore**, Aibel\\Gullfaks og Oseberg
| 08/1996 – 08/1998 | **Lærling**, Kværner Stord
## Utdanning
|| 5 12
| 1998 | Fagbrev industrimekaniker
| 1994 – 1996 | Mekaniske fag, Stord yrkesskole
| 2013 | Teknisk fagskole, maskinteknikk (deltid)
## Språk
Norsk, Engelsk
FOOT Referanser oppgis ved intervju · Vestnor Bemanning AS
`,
  }),
  cv('30-no-laerer', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Marie Tveit Nilsen', 'Ingvild Nilsen', 'Ingvild Tveit Nilsen', 'Ingvild Marie Nilsen'],
    email: 'ingvild.tveit@trondelagpost.example',
    phone: '412 55 508',
    city: 'Trondheim',
    headline: 'Lektor med tilleggsutdanning',
    languages: ['Norsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Avdelingsleder | Charlottenlund videregående skole | | 2023-08 | now',
      'Lektor | Charlottenlund videregående skole | | 2015-08 | 2023-07',
      'Lærer | Rosenborg ungdomsskole | | 2012-08 | 2015-07',
      'Museumsvert | Rockheim | | 2010-09 | 2012-06',
    ],
    page: `
! Ingvild Marie Tveit Nilsen
Lektor med tilleggsutdanning
412 55 508 | ingvild.tveit@trondelagpost.example | 7043 Trondheim
# Om meg
Lektor i engelsk og historie, nå leder for studiespesialisering. Søker meg til opplæring i næringslivet eller en stilling som rektor.
# Erfaring
**Charlottenlund videregående skole**\taug. 2015 –
Avdelingsleder\taug. 2023 – nå
* 27 lærere, timeplan, eksamen, foreldresamtaler som tar tid
Lektor\taug. 2015 – juli 2023
* Kontaktlærer, digital pådriver, prosjekt om kildekritikk
**Rosenborg ungdomsskole**
Lærer\taug. 2012 – juli 2015
**Rockheim**
Museumsvert\tsept. 2010 – juni 2012
* Deltid ved siden av studiet
# Utdanning
Lektorprogrammet i språkfag, NTNU\t2007 – 2012
Rektorutdanning, NTNU\t2022 – 2024
Utveksling, Universidad de Granada\t2009
# Språk
Norsk (morsmål), Engelsk (flytende), Spansk (godt)
# Verv
Styremedlem i borettslaget, speider
`,
  }),
];
