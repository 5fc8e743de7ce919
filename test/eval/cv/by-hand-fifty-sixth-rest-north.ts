import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-sixth');

/** The closed ones in Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_FIFTY_SIXTH_REST_NORTH: Sheet[] = [
  cv('32-sv-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Hodan Warsame Ali', 'Hodan Warsame', 'Hodan Ali'],
    email: 'hodan.warsame@dalapost.example',
    phone: '070-174 06 18',
    city: 'Borlänge',
    headline: 'Undersköterska',
    languages: ['Somaliska', 'Svenska', 'Engelska'],
    jobs: [
      'Undersköterska | Borlänge kommun | Borlänge | 2020-02 | now',
      'Vårdbiträde | Attendo | Falun | 2017-06 | 2020-01',
      'Lokalvårdare | Samhall | Borlänge | 2014-09 | 2017-05',
    ],
    page: `
! Hodan Warsame Ali
Undersköterska
Tunagatan 12, 784 34 Borlänge
Tel 070-174 06 18
Mejl hodan.warsame@dalapost.example
# Om mig
Lugn och snäll med gamla, envis med rutiner. Jag jobbar gärna varannan helg och kan börja på bemanning redan i december.
# Arbete
**Undersköterska**, Borlänge kommun, Borlänge
Februari 2020 – nu
* Särskilt boende, demensenhet, delegering läkemedel och insulin
* Kontaktperson, dokumentation i Treserva
**Vårdbiträde**, Attendo, Falun
Juni 2017 – januari 2020
* Hemtjänst med bil
**Lokalvårdare**, Samhall, Borlänge
September 2014 – maj 2017
# Utbildning
Vård- och omsorgsutbildning, Vuxenutbildningscentrum Borlänge, 2018 – 2019
Sfi D och svenska som andraspråk, 2015
# Språk
Somaliska, svenska, engelska (lite)
# Övrigt
B-körkort. Skyddad yrkestitel sedan 2023.
`,
  }),
  cv('33-sv-platschef', 'doc', 'sv', 'SE', {
    names: ['Per-Olof Nygårds', 'P-O Nygårds', 'Per-Olof "P-O" Nygårds'],
    email: 'po.nygards@bottenviken.example',
    phone: '070 174 06 77',
    city: 'Luleå',
    headline: 'Platschef anläggning',
    languages: ['svenska', 'engelska', 'finska'],
    jobs: [
      'Platschef | NCC Infrastructure | Luleå | 2017-08 | now',
      'Arbetsledare | Peab Anläggning | Boden | 2009-04 | 2017-07',
      'Maskinförare | Hakkas Entreprenad | Gällivare | 2001 | 2009',
    ],
    page: `
HEAD CV   Per-Olof Nygårds   november 2026
# Per-Olof "P-O" Nygårds
Platschef anläggning
|| 4 13
| Bor | Luleå
| Mobil | 070 174 06 77
| E-post | po.nygards@bottenviken.example
| Född | 1981
## Anställningar
|| 4 13
| 2017-08 – | NCC Infrastructure, Luleå\\**Platschef**\\Järnvägsbroar på Norrbotniabanan, 180 Mkr. KMA, ekonomi, UE, beställarmöten
| 2009-04 – 2017-07 | Peab Anläggning, Boden\\**Arbetsledare**\\Vatten och avlopp, vägar, en dammförstärkning åt Vattenfall
| 2001 – 2009 | Hakkas Entreprenad, Gällivare\\**Maskinförare**\\Grävare och dumper, Aitik och kommunala jobb
## Utbildning
|| 4 13
| 2007 – 2009 | Yrkeshögskola, byggproduktion, Luleå
| 1997 – 2000 | Bygg- och anläggningsprogrammet, Välkommaskolan, Gällivare
## Kurser
BAS-P/U, Arbete på väg 1–3, ADR, Entreprenadjuridik AB 04, Ledarskap UGL
## Språk
svenska, engelska, finska (meänkieli hemma)
## Fritid
Skoter, lax, hockeytränare
`,
  }),
  cv('34-sv-ekonomiassistent', 'pdf', 'sv', 'SE', {
    names: [],
    city: 'Borås',
    headline: 'Redovisningsekonom',
    languages: ['Svenska', 'Bosniska', 'Engelska'],
    jobs: [
      'Redovisningsekonom | Ellos Group | Borås | 2021-01 | now',
      'Ekonomiassistent | Ericsson | Borås | 2016-08 | 2020-12',
      'Kundreskontra | Gina Tricot | Borås | 2014-03 | 2016-07',
    ],
    page: `
HEAD Viskan Bemanning AB | Allégatan 40, 503 37 Borås | 033-555 01 00 | kontakt@viskanbemanning.example
> **Anonym kandidatpresentation**
> Kandidat 26-1187
|| 5 12
| Roll | Redovisningsekonom
| Bostadsort | Borås
| Tillgänglig | Efter två månaders uppsägning
| Löneanspråk | 42 000 kr
| Ansvarig hos oss | Charlotta Frisk
# Sammanfattning
Kandidaten arbetar självständigt upp till bokslut och är den som kollegorna frågar om moms. Hon söker ett mindre bolag där hon får se hela kedjan.
# Erfarenhet
**Redovisningsekonom**
Ellos Group, Borås
Januari 2021 – pågående
* Månadsbokslut, moms i fyra länder, avstämningar, revisorskontakt
**Ekonomiassistent**
Ericsson, Borås
Augusti 2016 – december 2020
**Kundreskontra**
Gina Tricot, Borås
Mars 2014 – juli 2016
# Utbildning
Redovisningsekonom, YH, Campus Varberg, 2014
Ekonomiprogrammet, Bäckängsgymnasiet, 2010
# System
Fortnox, Visma, SAP S/4, Excel
# Språk
Svenska, Bosniska, Engelska
FOOT Sida 1 – får inte spridas vidare utan Viskan Bemannings godkännande
`,
  }),
  cv('35-da-paedagog', 'docx', 'da', 'DK', {
    names: ['Mikkel Søndergaard Thorsen', 'Mikkel Thorsen', 'Mikkel Søndergaard'],
    email: 'mikkelthorsen@limfjordpost.example',
    phone: '55 50 12 34',
    city: 'Nørresundby',
    headline: 'Pædagog',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    aside: [2],
    jobs: [
      'Pædagog | Børnehaven Mariehønen | Aalborg | 2020-08 | now',
      'SFO-pædagog | Løvvangskolen | Nørresundby | 2016-08 | 2020-07',
      'Lønnet praktik | Bostedet Limfjorden | Aalborg | 2014-08 | 2015-01',
      'Pædagogmedhjælper | Vuggestuen Solstrålen | Brønderslev | 2011-09 | 2012-12',
    ],
    page: `
> **Mikkel Søndergaard Thorsen**
> Pædagog
> Lindholmsvej 81, 9400 Nørresundby | 55 50 12 34 | mikkelthorsen@limfjordpost.example
^ **Kort fortalt**
Jeg er den, der sidder på gulvet. Natur, værksted og de drenge, som ikke kan sidde stille. Søger 32-37 timer i Aalborg eller Vendsyssel.
^ **Job**
Pædagog, Børnehaven Mariehønen, Aalborg
August 2020 – nu
* Stuen for de ældste, udegruppe tirsdag, TRIO-repræsentant
SFO-pædagog, Løvvangskolen, Nørresundby
August 2016 – juli 2020
* Klubaften, samarbejde i indskolingen
Lønnet praktik, Bostedet Limfjorden, Aalborg
August 2014 – januar 2015
Pædagogmedhjælper, Vuggestuen Solstrålen, Brønderslev
September 2011 – december 2012
^ **Uddannelse**
Professionsbachelor som pædagog, UCN Aalborg, 2013 – 2016
Student, Brønderslev Gymnasium, 2011
^ **Sprog**
Dansk, Engelsk, Tysk
^ **Fritid**
Spejderleder, bygger kajakker
`,
  }),
  cv('36-no-rorlegger', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Sindre Kvalheim'],
    email: 'sindre.kvalheim@fjordpost.example',
    phone: '+47 555 01 284',
    city: 'Florø',
    headline: 'Rørlegger med mesterbrev',
    languages: ['Norsk', 'Engelsk'],
    aside: [2],
    jobs: [
      'Rørlegger / bas | Bravida | Florø | 2018-03 | now',
      'Rørlegger | Kystrør AS | Måløy | 2012-08 | 2018-02',
      'Lærling | Kystrør AS | Måløy | 2010-08 | 2012-08',
    ],
    page: `
|| 5 12
| **Navn** | Sindre Kvalheim
| **Yrke** | Rørlegger med mesterbrev
| **Adresse** | Hans Blomgata 30, 6905 Florø
| **Telefon** | +47 555 01 284
| **E-post** | sindre.kvalheim@fjordpost.example
| **Født** | 14.06.1992
# Arbeidserfaring
|| 5 12
| mars 2018 – i dag | **Rørlegger / bas**, Bravida, Florø\\Sykehus, skoler, fiskemottak. Leder fire mann og to lærlinger
| aug. 2012 – feb. 2018 | **Rørlegger**, Kystrør AS, Måløy\\Bolig, bad, sprinkler, service på fabrikkskip
| aug. 2010 – aug. 2012 | **Lærling**, Kystrør AS, Måløy
# Utdanning
|| 5 12
| 2021 | Mesterbrev i rørleggerfaget, Mesterbrevnemnda
| 2012 | Svennebrev
| 2008 – 2010 | Bygg- og anleggsteknikk, Måløy vidaregåande skule
# Kurs
Varme arbeider, våtromssertifikat, sveising av PE, lift, førstehjelp
# Språk
Norsk, Engelsk
# Annet
Førerkort B, BE. Frivillig i brannvesenet. Referanser oppgis på forespørsel.
`,
  }),
];
