import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-second');

/** The closed ones in Swedish. All people are made up. */
export const BY_HAND_FIFTY_SECOND_REST_SWEDISH: Sheet[] = [
  cv('31-sv-elektriker', 'pdf', 'sv', 'SE', {
    names: ['Jerker Hedlund-Niemi', 'Nils Jerker Hedlund-Niemi'],
    email: 'jerker.el@norrskenspost.example',
    phone: '070-174 06 27',
    city: 'Gällivare',
    headline: 'Elektriker, allmän behörighet (AL)',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Serviceelektriker | Bravida | Gällivare | 2019-04 | now',
      'Driftelektriker | LKAB | Malmberget | 2011-06 | 2019-03',
      'Installationselektriker | Assemblin | Luleå | 2006-08 | 2011-05',
      'Lärling | Kiruna Eltjänst | Kiruna | 2004 | 2006',
    ],
    page: `
! Jerker Hedlund-Niemi
Elektriker, allmän behörighet (AL)
Lasarettsgatan 44, 982 31 Gällivare   070-174 06 27   jerker.el@norrskenspost.example
# Kort om mig
Tjugo år i kyla och damm. Felsökning är det roligaste jag vet, därefter skoter. Skulle gärna bli projektledare någon gång men tar ett servicejobb med hyggliga tider också.
# Jobb
**Bravida, Gällivare** (2019-04 – nu)
Serviceelektriker
* jour var femte vecka; sjukhuset, gruvan, fastighetsbolagen
* laddstolpar, reservkraft, egenkontroller i Next
**LKAB, Malmberget** (2011-06 – 2019-03)
Driftelektriker
* krossar, uppfordring, 6 kV; skyddsombud i fem år
**Assemblin, Luleå** (2006-08 – 2011-05)
Installationselektriker
**Kiruna Eltjänst, Kiruna** (2004 – 2006)
Lärling
# Utbildning
2018 – AL-behörighet, Yrkesakademin på distans
2004 – El- och energiprogrammet, Välkommaskolan
# Bevis
ESA 19, heta arbeten, lift, fallskydd, HLR, C1E
# Språk
Svenska, Finska (meänkieli hemma), Engelska
# Referens
Finns, säg till
~ Fullständigt namn: Nils Jerker Hedlund-Niemi
`,
  }),
  cv('32-sv-systemutvecklare', 'docx', 'sv', 'SE', {
    names: ['Parisa Rahimzadeh Lindqvist', 'Parisa Rahimzadeh-Lindqvist'],
    email: 'parisa@rahimzadeh.example',
    phone: '+46 70 174 06 55',
    city: 'Göteborg',
    headline: 'Senior systemutvecklare & teknisk lead',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Senior konsult | Knowit | Göteborg | 2019-10 | now',
      'Systemutvecklare | Volvo Cars | Torslanda | 2014-09 | 2019-09',
      'Junior utvecklare | Softhouse | Göteborg | 2012-08 | 2014-08',
    ],
    page: `
|| 5 12
| **PRL** | ! Parisa Rahimzadeh Lindqvist\\Senior systemutvecklare & teknisk lead\\Majorna, Göteborg\\+46 70 174 06 55, parisa@rahimzadeh.example
# Sammanfattning
Backend i grunden (Java, C#), numera även den som håller ihop teamet. Jag skriver tester först, dokumentation sist och mötesanteckningar aldrig. Öppen för fast anställning hos produktbolag.
# Anställningar
**Oktober 2019 – pågående**
Senior konsult, Knowit, Göteborg
* Betalflöden för en försäkringskassa, .NET 8, Azure
* Teknisk lead för sju personer hos ett transportbolag
* Intern kursledare i hotmodellering
**September 2014 – september 2019**
Systemutvecklare, Volvo Cars, Torslanda
* Uppkopplade tjänster, Java och Kafka, två patentansökningar
**Augusti 2012 – augusti 2014**
Junior utvecklare, Softhouse, Göteborg
# Föräldraledighet
Mars – december 2017 samt januari – augusti 2021
# Utbildning
**2007 – 2012** Civilingenjör datateknik, Chalmers
**2004 – 2007** Naturvetenskapligt program, Hvitfeldtska
# Teknik
Java, C#, Kafka, Azure, Terraform, PostgreSQL, React (hjälpligt)
# Språk
Svenska, Persiska, Engelska
`,
  }),
  cv('33-sv-fi-narvardare', 'doc', 'sv', 'FI', {
    names: ['Benita Grönroos-Ahlbäck', 'Benita Grönroos-Ahlbäck, f. Ström'],
    email: 'benita.ga@osterbottenpost.example',
    phone: '+358 40 555 0181',
    city: 'Närpes',
    languages: ['svenska', 'finska', 'vietnamesiska'],
    jobs: [
      'Närvårdare | Österbottens välfärdsområde | Närpes | 2023-01 | now',
      'Närvårdare | Närpes stad | Närpes | 2010-06 | 2022-12',
      'Växthusarbetare | Ab Pörtom Tomat | Pörtom | 2001 | 2009',
      'Butiksbiträde | K-Market Kaskö | Kaskö | 1997 | 2001',
    ],
    page: `
MERITFÖRTECKNING
|| 5 12
| Efternamn | Grönroos-Ahlbäck, f. Ström
| Förnamn | Benita
| Adress | Kyrkvägen 17 B 4, 64200 Närpes
| Telefon | +358 40 555 0181
| E-post | benita.ga@osterbottenpost.example
| Modersmål | svenska
# Arbetserfarenhet
|| 4.5 5.5 7
| **Tid** | **Arbetsgivare** | **Uppgift**
| 1.1.2023 – | Österbottens välfärdsområde, Närpes | Närvårdare\\Effektiverat serviceboende, läkemedelslov, elevhandledare
| 1.6.2010 – 31.12.2022 | Närpes stad, Närpes | Närvårdare\\Hemvård i Övermark och Pörtom, bil i tjänsten
| 2001 – 2009 | Ab Pörtom Tomat, Pörtom | Växthusarbetare\\Skörd, packning, arbetsledare för sex
| 1997 – 2001 | K-Market Kaskö, Kaskö | Butiksbiträde
# Utbildning
|| 4.5 12.5
| 2008 – 2010 | Närvårdare, Yrkesakademin i Österbotten
| 1997 | Student, Närpes gymnasium
# Kurser
LOVe-tentamen 2025, ergonomikort, hygienpass, första hjälpen 2
# Språkkunskaper
svenska, finska (nöjaktiga), vietnamesiska (några fraser, från tomaterna)
# Intressen
Folkdans, tomatsylt, Kraft ishockeylag
`,
  }),
  cv('34-sv-lager', 'pdf', 'sv', 'SE', {
    names: ['Abdirahman Yusuf Warsame', 'Abdirahman Warsame'],
    email: 'abdi.warsame@narkepost.example',
    phone: '0701-74 06 91',
    city: 'Örebro',
    languages: ['somaliska', 'svenska', 'engelska'],
    aside: [3],
    jobs: [
      'Truckförare | Svenska Retursystem | Örebro | 2020-09 | now',
      'Lagermedarbetare | Elgiganten Logistik | Örebro | 2017-01 | 2020-08',
      'Tidningsbud | Tidningstjänst Närke | Örebro | 2015 | 2017',
      'Praktikant | Myrorna | Örebro | 2014-09 | 2014-12',
    ],
    page: `
**CV**
Abdirahman Yusuf Warsame, Hjalmar Bergmans väg 30, 703 66 Örebro
Mobil: 0701-74 06 91. E-post: abdi.warsame@narkepost.example. Född 1991.
**Jobb jag haft**
Truckförare, Svenska Retursystem, Örebro, från september 2020
Motviktstruck och ledstaplare (A+B), tvättlinje, inventering, introducerar nya
Lagermedarbetare, Elgiganten Logistik, Örebro, januari 2017 - augusti 2020
Plock med handdator, vitvaror, returer
Tidningsbud, Tidningstjänst Närke, Örebro, 2015 - 2017
Nätter i Varberga och Vivalla, aldrig en reklamation i december (kollade)
Praktikant, Myrorna, Örebro, september - december 2014
**Skolor**
Svenska som andraspråk 2, Komvux, 2017
SFI kurs D, Örebro, 2014
Gymnasium i Hargeisa, 2009
**Kort**
Truckkort A2, A4, B1 (giltigt), B-körkort, heta arbeten
**Språk**
somaliska, svenska, engelska
**Övrigt**
Tränar ett pojklag i Rynninge IK. Kan jobba skift, även natt.
`,
  }),
  cv('35-sv-saljare', 'docx', 'sv', 'SE', {
    names: ['Ann-Charlotte af Klinteberg', 'Lotta af Klinteberg', 'Ann-Charlotte ”Lotta” af Klinteberg'],
    email: 'lotta@afklinteberg.example',
    phone: '070 174 06 38',
    city: 'Lidköping',
    headline: 'Key Account Manager inom dagligvaror',
    languages: ['Svenska', 'Engelska', 'Norska'],
    jobs: [
      'Key Account Manager | Lantmännen Cerealia | Järna | 2020-05 | now',
      'Regional säljchef | Arla Foods | Götene | 2013-02 | 2020-04',
      'Butikssäljare | Cloetta | Malmö | 2006-09 | 2013-01',
      'Receptionist | Läckö Slottshotell | Lidköping | 2003 | 2006',
    ],
    page: `
FOOT Sida 1 (1)      Ann-Charlotte af Klinteberg
Ann-Charlotte ”Lotta” af Klinteberg
Key Account Manager inom dagligvaror
^ **Kontakt:** Esplanaden 9, Lidköping / 070 174 06 38 / lotta@afklinteberg.example
{{
# Yrkesliv
**Key Account Manager**
Lantmännen Cerealia, Järna
maj 2020 – idag
* Axfood och Coop, 410 MSEK
* Årsavtal, kampanjplan, svinn
* Hemmakontor tre dagar i veckan
**Regional säljchef**
Arla Foods, Götene
feb 2013 – apr 2020
* 14 säljare, Västra Götaland och Värmland
* Från ombudslista till Salesforce
**Butikssäljare**
Cloetta, Malmö
sep 2006 – jan 2013
* 90 butiker; Årets säljare 2010
**Receptionist**
Läckö Slottshotell, Lidköping
2003 – 2006
# Studier
IHM Business School, Diplomerad marknadsekonom, 2012
Turismprogrammet, De la Gardiegymnasiet, 2002
# Starka sidor
Förhandling, prognoser, ett telefonsamtal för mycket hellre än ett för lite
# Språk
Svenska, Engelska, Norska (förstår allt, pratar svorska)
# Uppdrag
Ledamot, Lidköpings Näringsliv
Scoutledare
}}
`,
  }),
  cv('36-sv-kemist', 'doc', 'sv', 'SE', {
    names: ['Per-Olof Wretlind', 'P-O Wretlind', 'Per-Olof (P-O) Wretlind'],
    email: 'po.wretlind@malarbrevet.example',
    phone: '+46 (0)70-174 06 70',
    city: 'Uppsala',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    aside: [4],
    jobs: [
      'Specialist, analytisk kemi | Cytiva | Uppsala | 2020-04 | now',
      'Forskningsingenjör | GE Healthcare | Uppsala | 2008-02 | 2020-03',
      'Laboratoriechef | Eurofins | Lidköping | 2003-05 | 2008-01',
      'Laboratorieingenjör | SLU | Uppsala | 1998-09 | 1998-12',
      'Doktorand | Uppsala universitet | Uppsala | 1999-01 | 2003-04',
    ],
    page: `
Uppsala den 2 november 2026
# Levnadsbeskrivning
^ fil. dr Per-Olof (P-O) Wretlind
Sysslomansgatan 22 B, 753 11 Uppsala
tfn +46 (0)70-174 06 70
po.wretlind@malarbrevet.example
## Sammandrag
Analytisk kemist med tyngdpunkt på vätskekromatografi och masspektrometri. Har stannat länge på få ställen och blivit den man frågar. Vid sextio års ålder nästan färdig med chefsuppdrag men inte med kemi.
## Tjänster
|| 4 13
| 2020-04 → | **Specialist, analytisk kemi**\\Cytiva, Uppsala\\Samma arbetsplats som förut, ny ägare. Metodvalidering för kromatografimedier, avvikelser, revisioner av kund
| 2008-02 → 2020-03 | **Forskningsingenjör**\\GE Healthcare, Uppsala\\Läckage av ligander, extraherbara ämnen; projektledare för två produkter
| 2003-05 → 2008-01 | **Laboratoriechef**\\Eurofins, Lidköping\\Pesticider och mykotoxiner, 16 medarbetare, ackreditering SWEDAC
| 1999-01 → 2003-04 | **Doktorand**\\Uppsala universitet\\Avhandling: Spårämnen i lösta organiska fraktioner av sjövatten
| 1998-09 → 1998-12 | **Laboratorieingenjör**\\SLU, Uppsala\\Vikariat
## Examina
|| 4 13
| 2003 | Filosofie doktor i analytisk kemi, Uppsala universitet
| 1998 | Filosofie magister, kemi, Umeå universitet
## Skrifter
Nio artiklar, två standardmetoder (SIS), en populär bok om Fyrisån
## Språk
Svenska, Engelska, Tyska
## Övriga upplysningar
Uppsägningstid tre månader. Skepparexamen. Gift, fyra barn, sex barnbarn.
`,
  }),
];
