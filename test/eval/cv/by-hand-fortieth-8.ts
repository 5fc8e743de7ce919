import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of Swedish, Danish, Norwegian, Finnish and Polish CVs. All people are made up. */
export const BY_HAND_FORTIETH_8: Sheet[] = [
  cv('71-sv-ekonom', 'docx', 'sv', 'SE', {
    names: ['Ann-Sofie Lindqvist'],
    email: 'ann-sofie.lindqvist@svartanpost.example',
    phone: '070-174 06 12',
    city: 'Örebro',
    headline: 'Redovisningsekonom',
    jobs: [
      'Redovisningsekonom | Epiroc | | 2016-08 | now',
      'Ekonomiassistent | Örebro kommun | | 2011-01 | 2016-07',
    ],
    page: `
! Ann-Sofie Lindqvist
> Redovisningsekonom
> Rudbecksgatan 22, Örebro | 070-174 06 12 | ann-sofie.lindqvist@svartanpost.example
# Arbetslivserfarenhet
**Redovisningsekonom**, Epiroc\taug 2016 – nu
Bokslut, moms, koncernrapportering
**Ekonomiassistent**, Örebro kommun\tjan 2011 – jul 2016
# Utbildning
Kandidatexamen i företagsekonomi, Örebro universitet, 2010
# Kunskaper
SAP, Visma, Excel
`,
  }),
  cv('72-sv-barnskotare', 'pdf', 'sv', 'SE', {
    names: ['Hodan Abdi Warsame', 'Hodan Warsame', 'Hodan Abdi'],
    email: 'hodan.a.w1990@rosengardspost.example',
    phone: '070-174 06 48',
    city: 'Malmö',
    jobs: ['Barnskötare | Malmö stad | | 2019-02 | now', 'Lokalvårdare | Sodexo | | 2014-04 | 2019-01'],
    page: `
# CV
= Namn:\tHodan Abdi Warsame
= Bor i:\tMalmö
= Mobil:\t070-174 06 48
= Mejl:\thodan.a.w1990@rosengardspost.example
## Jobb
= 2019-02 – nu\tBarnskötare, Malmö stad
= 2014-04 – 2019-01\tLokalvårdare, Sodexo
## Utbildning
= 2018\tBarn- och fritidsprogrammet, Komvux Malmö
## Kunskaper
Somaliska, svenska, engelska, HLR barn, sagostunder
`,
  }),
  cv('73-sv-snickare', 'doc', 'sv', 'SE', {
    names: ['Per-Olof Håkansson', 'Pelle Håkansson', 'Per-Olof “Pelle” Håkansson'],
    email: 'pelleochgun@vatternpost.example',
    phone: '070-174 06 95',
    city: 'Motala',
    jobs: ['Byggnadssnickare | Peab | | 1998 | now', 'Snickare | Håkansson & Söner | | 1984 | 1998'],
    page: `
Meritförteckning
Per-Olof ”Pelle” Håkansson, f. 1966
Motala
Tel 070-174 06 95
E-post pelleochgun@vatternpost.example (delas med frugan)
^ **Anställningar**
1998 – nu\tByggnadssnickare, Peab, Motala
1984 – 1998\tSnickare, Håkansson & Söner, Vadstena
^ **Skola**
\tByggteknisk linje, Platengymnasiet, 1984
^ **Kan**
\tTrappor, fönster, fallskydd, B och BE
`,
  }),
  cv('74-da-paedagog', 'docx', 'da', 'DK', {
    names: ['Mette Skovgaard Thygesen', 'Mette Thygesen', 'Mette Skovgaard'],
    email: 'mette.skov.t@gudenaapost.example',
    phone: '20 55 51 38',
    city: 'Silkeborg',
    headline: 'Pædagog',
    jobs: [
      'Pædagog | Silkeborg Kommune | | 2014-08 | now',
      'Pædagogmedhjælper | Børnehuset Troldhøj | | 2008-06 | 2010-08',
    ],
    page: `
[[ 4 13
PIC foto | foto af ansøgeren
---
**Mette Skovgaard Thygesen**
Pædagog
Silkeborg · 20 55 51 38 · mette.skov.t@gudenaapost.example
]]
# Erfaring
**Pædagog**, Silkeborg Kommune, august 2014 – nu
Skovbørnehave, 44 børn, praktikvejleder
**Pædagogmedhjælper**, Børnehuset Troldhøj, juni 2008 – august 2010
# Uddannelse
Professionsbachelor som pædagog, VIA University College, 2014
# Kompetencer
Bål og kniv, tegn til tale, forældresamtaler
`,
  }),
  cv('75-da-svejser', 'pdf', 'da', 'DK', {
    names: ['Rune Ø. Bach', 'Rune Østergaard Bach', 'Rune Bach'],
    email: 'r.bach@limfjordspost.example',
    phone: '+45 20 55 52 90',
    city: 'Aalborg',
    jobs: ['Svejser | Siemens Gamesa | | 2015 | now', 'Smed | Aalborg Portland | | 2007 | 2015'],
    page: `
> CURRICULUM VITAE
> RUNE Ø. BACH
^ Vestbyen, Aalborg\t+45 20 55 52 90
r.bach@limfjordspost.example
# Job
Svejser, Siemens Gamesa, 2015 – nu
Smed, Aalborg Portland, 2007 – 2015
# Uddannelse
Klejnsmed, EUC Nord, 2007
# Kompetencer
136, 141 og 111, truckcertifikat B, tegningslæsning
`,
  }),
  cv('76-no-laerer', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Aasen Sørli', 'Ingvild Sørli', 'Ingvild Aasen'],
    email: 'ingvild.sorli@nidelvpost.example',
    phone: '+47 955 50 118',
    city: 'Trondheim',
    headline: 'Lektor i norsk og historie',
    jobs: [
      'Lektor | Strinda videregående skole | | 2013-08 | now',
      'Vikarlærer | Trondheim kommune | | 2011-01 | 2013-06',
    ],
    page: `
! Ingvild Aasen Sørli
Lektor i norsk og historie
Trondheim | +47 955 50 118 | ingvild.sorli@nidelvpost.example
# Arbeidserfaring
**Lektor**, Strinda videregående skole\taug. 2013 – nå
* Kontaktlærer, sensor, elevrådskontakt
**Vikarlærer**, Trondheim kommune\tjan. 2011 – juni 2013
# Utdanning
Lektorutdanning, NTNU, 2012
# Ferdigheter
Teams, eksamensarbeid, kor
`,
  }),
  cv('77-no-litauer', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Vytautas Kazlauskas'],
    email: 'v.kazlauskas.bygg@hafrsfjord.example',
    phone: '955 50 264',
    city: 'Stavanger',
    jobs: ['Forskalingssnekker | Veidekke | | 2014 | now', 'Betongarbeider | Kruse Smith | | 2009 | 2014'],
    page: `
HEAD Søknad – forskalingssnekker – ref. 26/1140
|| 5 12
| Etternavn | Kazlauskas
| Fornavn | Vytautas
| Bosted | Stavanger
| Telefon | 955 50 264
| E-post | v.kazlauskas.bygg@hafrsfjord.example
| Fra | Litauen, i Norge siden 2009
# Praksis
2014 – nå: Forskalingssnekker, Veidekke
2009 – 2014: Betongarbeider, Kruse Smith
# Utdanning
Yrkesskole, Šiauliai, 2003
# Ferdigheter
Doka og Peri, kranfører G8, norsk B1
`,
  }),
  cv('78-fi-myyja', 'docx', 'sv', 'FI', {
    spoken: 'fi',
    names: ['Päivi Korhonen-Laakso', 'Päivi Korhonen', 'Päivi Laakso'],
    email: 'paivi.korhonen@pyhajarvi.example',
    phone: '040 555 0173',
    city: 'Tampere',
    headline: 'Myyjä',
    jobs: ['Myyjä | Prisma | | 2012 | now', 'Kassatyöntekijä | Lidl | | 2006 | 2012'],
    page: `
! Päivi Korhonen-Laakso
Myyjä
Kissanmaa, Tampere
p. 040 555 0173
paivi.korhonen@pyhajarvi.example
# Työkokemus
2012 – nykyhetki\tMyyjä, Prisma, Tampere
2006 – 2012\tKassatyöntekijä, Lidl, Ylöjärvi
# Koulutus
Merkonomi, Tampereen ammattiopisto, 2006
# Osaaminen
Hygieniapassi, kassajärjestelmät, ruotsi tyydyttävä
`,
  }),
  cv('79-pl-ksiegowa', 'docx', 'en', 'PL', {
    spoken: 'pl',
    names: ['Małgorzata Zielińska-Kruk', 'Małgorzata Zielińska'],
    email: 'm.zielinska.kruk@wartapost.example',
    phone: '+48 555 010 148',
    city: 'Poznań',
    headline: 'Samodzielna księgowa',
    jobs: [
      'Samodzielna księgowa | Enea | | 2017-09 | now',
      'Młodsza księgowa | Żabka Polska | | 2012-03 | 2017-08',
    ],
    page: `
[[ 11 6
! Małgorzata Zielińska-Kruk
Samodzielna księgowa
---
tel. +48 555 010 148
m.zielinska.kruk@wartapost.example
Poznań
]]
# Doświadczenie zawodowe
**Samodzielna księgowa**, Enea\t09.2017 – obecnie
* VAT, JPK, zamknięcia miesiąca
**Młodsza księgowa**, Żabka Polska\t03.2012 – 08.2017
# Wykształcenie
Finanse i rachunkowość, Uniwersytet Ekonomiczny w Poznaniu, 2012
# Umiejętności
SAP, Symfonia, angielski B2
~ Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.
`,
  }),
  cv('80-pl-magazynier', 'doc', 'en', 'PL', {
    spoken: 'pl',
    names: ['Zbigniew Wrona'],
    email: 'zbyszek_wronka@sanpost.example',
    phone: '555 010 377',
    city: 'Rzeszów',
    jobs: ['Magazynier | Raben | | 2013 | now', 'Ślusarz | WSK Rzeszów | | 1995 | 2013'],
    page: `
> **ŻYCIORYS**
Nazywam się Zbigniew Wrona. Urodziłem się 1 maja 1975 r. w Łańcucie, mieszkam w mieście Rzeszów przy ulicy Lwowskiej. Mój telefon: 555 010 377, poczta: zbyszek_wronka@sanpost.example.
**Praca**
Od 2013 do dziś – Magazynier, Raben
1995 – 2013 – Ślusarz, WSK Rzeszów
**Szkoła**
Zasadnicza Szkoła Zawodowa, Rzeszów, 1993
**Umiejętności**
Wózki widłowe UDT, skaner, prawo jazdy B
`,
  }),
];
