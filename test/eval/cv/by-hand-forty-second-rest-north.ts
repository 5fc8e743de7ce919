import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second-closed');

/** The closed ones in Swedish, of Finland too, Danish and Norwegian. All people are made up. */
export const BY_HAND_FORTY_SECOND_REST_NORTH: Sheet[] = [
  cv('24-sv-sjukskoterska', 'docx', 'sv', 'SE', {
    names: ['Maja-Lena Öhrn'],
    email: 'majalena.ohrn@indalsposten.example',
    phone: '070-174 06 48',
    city: 'Östersund',
    headline: 'Legitimerad sjuksköterska',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Vårdenhetschef | Region Jämtland Härjedalen | Östersund | 2022-09 | now',
      'Sjuksköterska | Region Jämtland Härjedalen | Östersund | 2014-02 | 2022-08',
      'Sjuksköterska | Sankt Olavs hospital | Trondheim | 2011-06 | 2014-01',
      'Undersköterska | Krokoms kommun | Krokom | 2005-06 | 2008-08',
    ],
    page: `
! Maja-Lena Öhrn
Legitimerad sjuksköterska
Rådhusgatan 71, Östersund | 070-174 06 48 | majalena.ohrn@indalsposten.example
# Profil
Sjuksköterska med femton år i yrket, varav fyra som chef. Jag trivs bäst nära patienten och vill nu tillbaka dit, gärna i kommunal hemsjukvård.
# Arbetslivserfarenhet
**Region Jämtland Härjedalen**, Östersunds sjukhus
Vårdenhetschef, medicinavdelning (september 2022 – nuvarande)
* 34 medarbetare, budget, schema i Heroma
Sjuksköterska, medicinavdelning (februari 2014 – augusti 2022)
* Strokeenhet, handledare för studenter
**Sankt Olavs hospital**, Trondheim
Sjuksköterska, lungmedicin (juni 2011 – januari 2014)
**Krokoms kommun**
Undersköterska (juni 2005 – augusti 2008)
# Utbildning
Sjuksköterskeprogrammet, Mittuniversitetet, 2008 – 2011
Omvårdnadsprogrammet, Wargentinsgymnasiet, 2002 – 2005
# Övrigt
Språk: Svenska, Engelska
Körkort B, snöskoterförarbevis
`,
  }),
  cv('25-sv-lastbilsforare', 'doc', 'sv', 'SE', {
    names: ['Haider Al-Jubouri', 'Haider Kadhim Al-Jubouri'],
    email: 'haider.aljubouri@ronnebrev.example',
    phone: '070 174 06 72',
    city: 'Malmö',
    languages: ['Arabiska', 'Svenska', 'Engelska'],
    jobs: [
      'Lastbilschaufför C/CE | DHL Freight | Malmö | 2018-01 | now',
      'Budbilsförare | PostNord | Malmö | 2014-04 | 2017-12',
      'Lagermedarbetare | Bergendahls | Hässleholm | 2011-10 | 2014-03',
      'Ingenjör, vattenverk | Staden Basra | Basra | 2003 | 2009',
    ],
    page: `
# CV
|| 4 13
| Namn | Haider Kadhim Al-Jubouri
| Adress | Ramels väg 45, 213 67 Malmö
| Telefon | 070 174 06 72
| E-post | haider.aljubouri@ronnebrev.example
| Född | 1979
# Arbete
|| 4 13
| 2018-01 – | Lastbilschaufför C/CE, DHL Freight, Malmö\\Fjärr och distribution i södra Sverige och Danmark, truck och kylsläp
| 2014-04 – 2017-12 | Budbilsförare, PostNord, Malmö
| 2011-10 – 2014-03 | Lagermedarbetare, Bergendahls, Hässleholm\\Plock med röststyrning, motvikt- och skjutstativtruck
| 2003 – 2009 | Ingenjör, vattenverk, Staden Basra, Irak
# Utbildning
|| 4 13
| 2017 | Yrkesförarutbildning, Lernia (C, CE, YKB, ADR)
| 2010 – 2011 | SFI D och Svenska som andraspråk, Malmö
| 1998 – 2002 | Civilingenjör, University of Basrah
# Språk
|| 4 13
| Arabiska | modersmål
| Svenska | mycket bra
| Engelska | bra
# Körkort
|| 4 13
| B, C, CE | förarkort och YKB giltiga till 2028
`,
  }),
  cv('26-fi-sv-larare', 'pdf', 'sv', 'FI', {
    names: ['Kaj-Erik Nygård'],
    email: 'kaj-erik.nygard@kvarkenpost.example',
    phone: '+358 50 555 0131',
    city: 'Vasa',
    headline: 'Ämneslärare i historia och samhällslära',
    languages: ['Svenska', 'Finska', 'Engelska', 'Tyska'],
    jobs: [
      'Lektor i historia och samhällslära | Vasa gymnasium | Vasa | 2010-08 | now',
      'Biträdande rektor | Korsholms högstadium | Korsholm | 2006-08 | 2010-07',
      'Timlärare | Korsholms högstadium | Korsholm | 2001-08 | 2006-07',
      'Sommarredaktör | Vasabladet | Vasa | 1998 | 2000',
    ],
    page: `
! Kaj-Erik Nygård
Ämneslärare i historia och samhällslära
Strandgatan 18 B 12, 65100 Vasa
Tfn +358 50 555 0131, kaj-erik.nygard@kvarkenpost.example
# Utbildning
Filosofie magister, Åbo Akademi, 2001
Behörighetsgivande pedagogiska studier, Åbo Akademi i Vasa, 2003
Student, Närpes gymnasium, 1994
# Tjänster
1.8.2010 – fortgår \tLektor i historia och samhällslära, Vasa gymnasium
1.8.2006 – 31.7.2010 \tBiträdande rektor, Korsholms högstadium
1.8.2001 – 31.7.2006 \tTimlärare, Korsholms högstadium
somrarna 1998 – 2000 \tSommarredaktör, Vasabladet
# Förtroendeuppdrag
Censor, Studentexamensnämnden, 2015 – 2021
Ordförande, lokalavdelningen av FSL, 2012 – 2018
# Språkkunskaper
Svenska (modersmål), Finska (utmärkta), Engelska (goda), Tyska (nöjaktiga)
# Publikationer
Läromedlet Vägar till 1917 (tillsammans med två kolleger), 2019
# Referenser
Rektor, Vasa gymnasium
`,
  }),
  cv('27-da-bogholder', 'docx', 'da', 'DK', {
    names: ['Birthe Kjærgaard Toft', 'Birthe Toft'],
    email: 'birthe.toft@limfjordspost.example',
    phone: '51 55 01 73',
    city: 'Nørresundby',
    headline: 'Bogholder',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Bogholder | Aalborg Portland | Aalborg | 2016-11 | now',
      'Regnskabsassistent | Desmi | Nørresundby | 2007-03 | 2016-10',
      'Kontorassistent | Revision Limfjord | Brønderslev | 1998-08 | 2007-02',
      'Butiksassistent | Kvickly | Brønderslev | 1993 | 1996',
    ],
    page: `
FOOT CV – Birthe Kjærgaard Toft – side 1
! Birthe Kjærgaard Toft
Bogholder
Strandgade 9, 9400 Nørresundby / 51 55 01 73 / birthe.toft@limfjordspost.example
# Kort om mig
Erfaren bogholder, der kan lide når det stemmer. 55 år, udeboende børn, god tid og godt helbred. Søger 30 timer om ugen.
# Erhvervserfaring
**Bogholder** – Aalborg Portland
Nov. 2016 – dd.
* Debitorer for fire selskaber, bankafstemning, momsangivelse
* Superbruger ved skift til Dynamics 365
**Regnskabsassistent** – Desmi, Nørresundby
Marts 2007 – okt. 2016
* Kreditorer, rejseafregning, lønbilag
**Kontorassistent** – Revision Limfjord, Brønderslev
Aug. 1998 – feb. 2007
**Butiksassistent** – Kvickly, Brønderslev
1993 – 1996
# Uddannelse
Merkonom i regnskab, Tech College, 2010
Kontoruddannelse med speciale i økonomi, 1998
HH, Brønderslev Handelsskole, 1991
# IT
Navision, Dynamics 365, Excel, e-conomic
# Sprog
Dansk, Engelsk (godt), Tysk (til husbehov)
`,
  }),
  cv('28-da-udvikler', 'pdf', 'da', 'DK', {
    names: ['Thanushan Sivakumaran'],
    email: 'thanu@sivakumaran.example',
    phone: '+45 60 55 01 29',
    city: 'Odense',
    headline: 'Softwareudvikler',
    languages: ['Dansk', 'Tamil', 'Engelsk'],
    aside: [2],
    jobs: [
      'Softwareudvikler | Universal Robots | Odense | 2023-08 | now',
      'Studentermedhjælper | OUH | Odense | 2021-02 | 2023-06',
      'Praktikant | Energinet | Fredericia | 2022-08 | 2022-12',
      'Opfylder | Netto | Vollsmose | 2016 | 2020',
    ],
    page: `
[[ 5.5 11.5
PIC foto | portræt
^ **Thanushan Sivakumaran**
Softwareudvikler
^ **Kontakt**
5230 Odense M
+45 60 55 01 29
thanu@sivakumaran.example
^ **Kode**
C++, Python
ROS 2, Qt
Git, Docker
^ **Sprog**
Dansk
Tamil
Engelsk
^ **Fritid**
Cricket
Skak
---
# Profil
Nysgerrig civilingenjør, tre år med robotter. Vil gerne tættere på kunderne og rejse lidt.
# Erfaring
**Universal Robots**, Odense
Softwareudvikler, aug. 2023 – nu
* Bevægelsesplanlægning og sikkerhedszoner
* Testrobot der kører hver nat
**OUH**, Odense
Studentermedhjælper, feb. 2021 – jun. 2023
* Scripts til billeddata
**Energinet**, Fredericia
Praktikant, aug. 2022 – dec. 2022
**Netto**, Vollsmose
Opfylder, 2016 – 2020
# Uddannelse
2021 – 2023 Cand.polyt. i robotteknologi, Syddansk Universitet
2018 – 2021 BSc i robotteknologi, Syddansk Universitet
2015 – 2018 HTX, Odense
]]
`,
  }),
  cv('29-no-anleggsleder', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Torgeir Myklebust Aasen', 'Torgeir Aasen', 'Torgeir M. Aasen'],
    email: 'torgeir.aasen@romsdalspost.example',
    phone: '900 55 017',
    city: 'Molde',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Anleggsleder | Veidekke | | 2019-08 | now',
      'Formann | Christie & Opsahl | | 2009-03 | 2019-07',
      'Maskinfører | Christie & Opsahl | | 2001-05 | 2009-02',
      'Lagfører | Forsvaret | | 1999 | 2000',
    ],
    page: `
# CURRICULUM VITAE
= Navn:\tTorgeir Myklebust Aasen
= Født:\t09.04.1980
= Adresse:\tFannestrandvegen 204, 6419 Molde
= Mobil:\t900 55 017
= E-post:\ttorgeir.aasen@romsdalspost.example
# NØKKELKVALIFIKASJONER
Anleggsleder med bakgrunn fra maskin. Vei, tunnelportaler, VA og skredsikring i Møre og Romsdal. Kan å snakke med både grunneiere og byggherre.
# ARBEIDSERFARING
= 08.2019 – d.d.\tAnleggsleder\tVeidekke
* E39 Betna – Stormyra, 480 mill., 70 egne og innleide
* Fv. 64, rassikring, døgndrift
= 03.2009 – 07.2019\tFormann\tChristie & Opsahl
* Boligfelt, kaianlegg, VA-sanering i Molde sentrum
= 05.2001 – 02.2009\tMaskinfører\tChristie & Opsahl
* Gravemaskin 30 tonn og hjullaster
= 1999 – 2000\tLagfører\tForsvaret
# UTDANNING
= 2011 – 2014\tFagskole anlegg (deltid)\tFagskolen i Kristiansund
= 1996 – 1999\tAnleggsteknikk, fagbrev\tGjermundnes
# KURS
Arbeidsvarsling 1 og 2, bas sprengning, HMS for ledere, stikning
# SPRÅK
Norsk (morsmål), Engelsk (arbeidsspråk)
# REFERANSER
Oppgis på forespørsel
`,
  }),
  cv('30-no-kokk', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Giedrė Kazlauskaitė'],
    email: 'giedre.k@lofotbrev.example',
    phone: '+47 400 55 082',
    city: 'Svolvær',
    headline: 'Kokk med fagbrev',
    languages: ['Litauisk', 'Norsk', 'Engelsk', 'Russisk'],
    jobs: [
      'Kjøkkensjef | Thon Hotel Lofoten | Svolvær | 2022-02 | now',
      'Kokk | Nusfjord Arctic Resort | Nusfjord | 2018-04 | 2022-01',
      'Produksjonsmedarbeider | Ellingsen Seafood | Skrova | 2015-08 | 2018-03',
      'Grillansvarlig | Čili Pizza | Kaunas | 2012 | 2015',
    ],
    page: `
> **GIEDRĖ KAZLAUSKAITĖ**
> Kokk med fagbrev
> Svolvær · +47 400 55 082 · giedre.k@lofotbrev.example
^ **Om meg**
Jeg kom til Lofoten for å jobbe en sesong på fiskebruk, og tok fagbrev som praksiskandidat. Nå leder jeg et kjøkken med sju ansatte. Ser etter helårsstilling i Bodø eller Tromsø.
^ **Erfaring**
|| 4.5 12.5
| feb. 2022 – nå | Thon Hotel Lofoten, Svolvær\\**Kjøkkensjef**\\Frokost til 300, konferanse og à la carte
| apr. 2018 – jan. 2022 | Nusfjord Arctic Resort, Nusfjord\\**Kokk**\\Åpnet ny restaurant i 2019
| aug. 2015 – mars 2018 | Ellingsen Seafood, Skrova\\**Produksjonsmedarbeider**\\Sløying og pakking av laks
| 2012 – 2015 | Čili Pizza, Kaunas\\**Grillansvarlig**
^ **Utdanning**
|| 4.5 12.5
| 2020 | Fagbrev i kokkfaget, Nordland fylkeskommune
| 2012 | Bachelor i turisme (ikke fullført), Kauno kolegija
^ **Språk**
Litauisk, Norsk (B2), Engelsk (B2), Russisk
^ **Annet**
Førerkort B. Ikke-røyker. Liker å løpe i fjellet.
`,
  }),
];
