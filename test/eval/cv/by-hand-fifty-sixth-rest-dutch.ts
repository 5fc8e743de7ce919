import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-sixth');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_FIFTY_SIXTH_REST_DUTCH: Sheet[] = [
  cv('13-nl-nl-docent', 'pdf', 'nl', 'NL', {
    names: ['Geert-Jan Wiersma'],
    email: 'gjwiersma@tjongerpost.example',
    phone: '06 5550 0214',
    city: 'Heerenveen',
    headline: 'Docent wiskunde eerstegraads',
    languages: ['Nederlands', 'Fries', 'Engels', 'Duits'],
    jobs: [
      'Docent wiskunde | Bornego College | Heerenveen | 2016-08 | now',
      'Docent wiskunde | OSG Sevenwolden | Grou | 2009-08 | 2016-07',
      'Actuarieel medewerker | Aegon | Leeuwarden | 2003-09 | 2009-06',
    ],
    page: `
! Geert-Jan Wiersma
Docent wiskunde eerstegraads
Fok 155, 8441 BN Heerenveen, tel. 06 5550 0214, gjwiersma@tjongerpost.example
# Profiel
Zij-instromer van het eerste uur. Ik kwam uit de verzekeringen en ben nooit meer weggegaan uit het lokaal. Wiskunde B en D in de bovenbouw, mentor havo 4, examensecretaris. Ik zoek een school waar ik ook een dag per week leraren mag opleiden.
# Werkervaring
|| 4 13
| aug. 2016 – heden | **Docent wiskunde**, Bornego College, Heerenveen\\Bovenbouw havo/vwo, sinds 2021 examensecretaris\\Invoering van grafische rekenmachine-examenstand en digitale toetsen
| aug. 2009 – juli 2016 | **Docent wiskunde**, OSG Sevenwolden, Grou\\Onderbouw en vmbo-t, mentor, organisator van de wiskundedag
| sept. 2003 – juni 2009 | **Actuarieel medewerker**, Aegon, Leeuwarden\\Berekeningen voor pensioenportefeuilles
# Opleidingen
|| 4 13
| 2011 – 2014 | Master leraar wiskunde, NHL Hogeschool
| 2008 – 2010 | Leraar wiskunde tweedegraads (zij-instroom), NHL Hogeschool
| 1998 – 2003 | Econometrie, Rijksuniversiteit Groningen (doctoraal)
# Talen
Nederlands, Fries, Engels, Duits
# Vrije tijd
Skûtsjesilen, bestuurslid ijsclub
`,
  }),
  cv('14-nl-nl-timmerman', 'docx', 'nl', 'NL', {
    names: ['Kees Verschoor'],
    email: 'keesverschoor67@lingebox.example',
    phone: '0655500342',
    city: 'Leerdam',
    languages: [],
    jobs: [
      'timmerman | Bouwbedrijf Van Zessen | Meerkerk | 2013 | now',
      'voorman | Heijmans Woningbouw | Rosmalen | 1998 | 2013',
      'timmerman | Gebr. de With | Leerdam | 1984 | 1998',
    ],
    page: `
Kees Verschoor
Vlietskant 12
4141 CM Leerdam
0655500342
keesverschoor67@lingebox.example
geb. 3 maart 1967

Goedendag, hierbij mijn cv. Ik heb dit nooit eerder hoeven maken dus excuses als er iets mist.

**Werk**
2013 - nu: timmerman bij Bouwbedrijf Van Zessen in Meerkerk. Renovatie, kappen, kozijnen, trappen. Ook boerderijen en monumenten.
1998 - 2013: voorman bij Heijmans Woningbouw, Rosmalen. Ploeg van 7 man, nieuwbouw in rijen van 40.
1984 - 1998: timmerman bij Gebr. de With, Leerdam. Begonnen als jongste maatje.

**School**
LTS Timmeren, Leerdam, 1983
Streekschool, gezel timmeren, 1986
VCA, hoogwerker, BHV (allemaal geldig)

**Verder**
Rijbewijs B en BE. Eigen gereedschap en bus. Mijn baas stopt per 1 april omdat hij 68 wordt, daarom zoek ik voor de laatste jaren nog iets moois. 4 dagen heeft de voorkeur.
`,
  }),
  cv('15-nl-be-boekhoudster', 'doc', 'nl', 'BE', {
    names: ['Annelies Vandenbroucke'],
    email: 'annelies.vandenbroucke@leiepost.example',
    phone: '0456 55 01 77',
    city: 'Waregem',
    headline: 'Dossierbeheerder boekhouding',
    languages: ['Nederlands', 'Frans', 'Engels'],
    aside: [3],
    jobs: [
      'Dossierbeheerder | Titeca Pro Accountants | Roeselare | 2020-03 | now',
      'Boekhoudster | Balta Industries | Sint-Baafs-Vijve | 2013-09 | 2020-02',
      'Hulpboekhoudster | Garage Declercq | Deerlijk | 2011-10 | 2013-08',
      'Stagiaire | Moore | Kortrijk | 2011-02 | 2011-05',
    ],
    page: `
HEAD CV Annelies Vandenbroucke
# Personalia
|| 5 12
| Naam | Vandenbroucke
| Voornaam | Annelies
| Adres | Zuiderlaan 44, 8790 Waregem
| GSM | 0456 55 01 77
| E-mail | annelies.vandenbroucke@leiepost.example
| Geboren | Kortrijk, 12 november 1989
| Rijbewijs | B
| Functie | Dossierbeheerder boekhouding
# Studies
|| 5 12
| 2008 – 2011 | Bachelor Bedrijfsmanagement, Accountancy-Fiscaliteit, Howest Kortrijk
| 2002 – 2008 | Economie-Moderne Talen, Heilig Hartcollege Waregem
# Beroepservaring
|| 5 12
| 03/2020 – heden | **Dossierbeheerder**\\Titeca Pro Accountants, Roeselare\\60 kmo-dossiers, btw-aangiftes, jaarrekeningen, vennootschapsbelasting
| 09/2013 – 02/2020 | **Boekhoudster**\\Balta Industries, Sint-Baafs-Vijve\\Leveranciers, Intrastat, maandafsluiting in SAP
| 10/2011 – 08/2013 | **Hulpboekhoudster**\\Garage Declercq, Deerlijk
| 02/2011 – 05/2011 | **Stagiaire**\\Moore, Kortrijk
# Talenkennis
|| 5 12
| Nederlands | moedertaal
| Frans | zeer goed
| Engels | goed
# Pakketten
Exact Online, BOB 50, Silverfin, Excel
`,
  }),
  cv('16-nl-nl-hr-adviseur', 'pdf', 'nl', 'NL', {
    names: ['Naomi Sitanala'],
    email: 'naomi@sitanala.example',
    phone: '+31 6 5550 0388',
    city: 'Nijmegen',
    headline: 'HR-adviseur zorg & onderwijs',
    languages: ['Nederlands', 'Engels', 'Maleis'],
    jobs: [
      'HR-adviseur | Radboudumc | Nijmegen | 2021-02 | now',
      'HR-adviseur | Stichting Conexus | Nijmegen | 2017-04 | 2021-01',
      'Personeelsfunctionaris | Pluryn | Groesbeek | 2013-09 | 2017-03',
      'Intercedent | Tempo-Team | Arnhem | 2010-07 | 2013-08',
    ],
    page: `
[[ 6 11
! Naomi Sitanala
HR-adviseur zorg & onderwijs

**Contact**
Groesbeekseweg 301
6523 PE Nijmegen
+31 6 5550 0388
naomi@sitanala.example

**Talen**
Nederlands
Engels
Maleis (thuis)

**Goed in**
Verzuim en WVP
Cao Ziekenhuizen, cao PO
AFAS, SAP SuccessFactors
Lastige gesprekken

**Buiten werk**
Koor, volkstuin, twee pubers
---
**Over mij**
Vijftien jaar HR, altijd dicht bij de werkvloer. Leidinggevenden bellen mij omdat ik eerst luister en dan pas het wetboek pak.

**Loopbaan**
**HR-adviseur** – Radboudumc, Nijmegen
februari 2021 – nu
* Gesprekspartner voor vijf afdelingshoofden, 420 medewerkers
* Verzuim teruggebracht van 8,1 naar 5,9 procent
**HR-adviseur** – Stichting Conexus, Nijmegen
april 2017 – januari 2021
* Dertig basisscholen, invalpool opgezet
**Personeelsfunctionaris** – Pluryn, Groesbeek
september 2013 – maart 2017
**Intercedent** – Tempo-Team, Arnhem
juli 2010 – augustus 2013

**Opleiding**
HBO Personeel en Arbeid, HAN, 2006 – 2010
Post-hbo Arbeidsrecht, Kluwer, 2018
Mediation (MfN), 2023
]]
`,
  }),
  cv('17-nl-be-verpleegkundige', 'docx', 'nl', 'BE', {
    names: ['Fatoumata Diallo', 'Fatoumata Binta Diallo'],
    email: 'fb.diallo@scheldemail.example',
    phone: '+32 456 55 02 19',
    city: 'Borgerhout',
    languages: ['Frans', 'Pular', 'Nederlands', 'Engels'],
    jobs: [
      'Verpleegkundige spoed | ZNA Stuivenberg | Antwerpen | 2021-10 | now',
      'Verpleegkundige geriatrie | GZA Sint-Vincentius | Antwerpen | 2018-09 | 2021-09',
      'Zorgkundige | WZC Hof De Beuken | Ekeren | 2013-03 | 2017-08',
      'Schoonmaakster | ISS | Antwerpen | 2010-11 | 2013-02',
    ],
    page: `
> **Curriculum vitae**
|| 5 12
| **PERSOONLIJKE INFORMATIE** | **Fatoumata Binta Diallo**
|  | Turnhoutsebaan 210 bus 3, 2140 Borgerhout (België)
|  | +32 456 55 02 19
|  | fb.diallo@scheldemail.example
|  | Geslacht V, nationaliteit Belgische
| **WERKERVARING** | 
| okt. 2021 – heden | **Verpleegkundige spoed**\\ZNA Stuivenberg, Antwerpen\\▪ triage, shockkamer, opvang van anderstalige patiënten\\▪ mentor van studenten
| sept. 2018 – sept. 2021 | **Verpleegkundige geriatrie**\\GZA Sint-Vincentius, Antwerpen\\▪ nachten, covidafdeling in 2020
| maart 2013 – aug. 2017 | **Zorgkundige**\\WZC Hof De Beuken, Ekeren
| nov. 2010 – feb. 2013 | **Schoonmaakster**\\ISS, Antwerpen
| **ONDERWIJS EN OPLEIDING** | 
| 2015 – 2018 | Graduaat in de verpleegkunde (HBO5), Hivset Turnhout
| 2012 | Zorgkundige, VDAB Antwerpen
| 2010 – 2012 | Nederlands richtgraad 2, Atlas Antwerpen
| **PERSOONLIJKE VAARDIGHEDEN** | 
| Moedertaal | Frans, Pular
| Andere talen | Nederlands (C1), Engels (B1)
| Rijbewijs | B
`,
  }),
  cv('18-nl-nl-transportplanner', 'doc', 'nl', 'NL', {
    names: ['Rick van der Heijden'],
    email: 'rickvdheijden@peelmail.example',
    phone: '06-55500417',
    city: 'Venray',
    headline: 'Transportplanner',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Planner internationaal | Ewals Cargo Care | Tegelen | 2022-01 | now',
      'Planner nationaal | Jan Krediet | Venray | 2017-05 | 2021-12',
      'Chauffeur CE | Nabuurs | Haps | 2008-02 | 2017-04',
    ],
    page: `
~ Uitzendbureau De Maasgaard, Keizerstraat 8, 5801 GX Venray, 0478 555 010, info@maasgaard.example
# Kandidaat: Rick van der Heijden
|| 6 11
| Functie | Transportplanner
| Woonplaats | Venray
| Telefoon | 06-55500417
| Mail | rickvdheijden@peelmail.example
| Beschikbaar | Opzegtermijn 1 maand
| Uren | 40, ook vroege dienst
| Salarisindicatie | € 3.700
| Vervoer | Eigen auto
## Indruk
Rick is een rustige planner die zelf negen jaar gereden heeft. Chauffeurs pikken het van hem. Hij wil weg vanwege de reorganisatie in Tegelen.
## Werkervaring
**Planner internationaal, Ewals Cargo Care, Tegelen**
Januari 2022 – heden
* 35 trailers op Duitsland en Polen
* Tarieven, slots, schades
**Planner nationaal, Jan Krediet, Venray**
Mei 2017 – december 2021
**Chauffeur CE, Nabuurs, Haps**
Februari 2008 – april 2017
* Koel en vries, nachtritten
## Opleiding
MBO 4 Manager transport en logistiek (avond), Gilde Opleidingen, 2016
Vmbo-t, Raayland College, 2004
Code 95 tot 2028
## Talen
Nederlands, Duits, Engels
FOOT Dit profiel is opgesteld door De Maasgaard. Contactpersoon: Lotte Hendrix, lotte@maasgaard.example
`,
  }),
  cv('19-nl-nl-procesoperator', 'pdf', 'nl', 'NL', {
    names: ['Aziz Benhaddou', 'Abdelaziz Benhaddou', 'Abdelaziz (Aziz) Benhaddou'],
    email: 'abenhaddou@waterwegmail.example',
    phone: '06 5550 0460',
    city: 'Vlaardingen',
    headline: 'Allround procesoperator (VAPRO B / BOL 4)',
    languages: ['Nederlands', 'Arabisch', 'Engels'],
    aside: [3],
    jobs: [
      'Paneeloperator | Shell Pernis | Rotterdam | 2019-06 | now',
      'Procesoperator B | Vopak | Botlek | 2014-01 | 2019-05',
      'Procesoperator A | Cargill | Rotterdam | 2011-08 | 2013-12',
      'Stage | Huntsman | Botlek | 2010-09 | 2011-06',
    ],
    page: `
> **Abdelaziz (Aziz) Benhaddou**
> Allround procesoperator (VAPRO B / BOL 4)
> Vlaardingen • 06 5550 0460 • abenhaddou@waterwegmail.example
^ **WERK**
Shell Pernis, Rotterdam \t06-2019 / heden
Paneeloperator
* vijfploegendienst, hydrocracker, twee turnarounds gedraaid
* opstellen van werkvergunningen, LOTO, HAZOP als gebruiker
* inwerken van nieuwe buitenoperators
Vopak, Botlek \t01-2014 / 05-2019
Procesoperator B
* laden en lossen zeeschepen, tankputten, vlambewaking
Cargill, Rotterdam \t08-2011 / 12-2013
Procesoperator A
* sojaraffinage, monstername
Huntsman, Botlek \t09-2010 / 06-2011
Stage
^ **OPLEIDING**
Procestechniek niveau 4, STC Rotterdam, 2007 – 2011
VAPRO B, 2015
Hbo-propedeuse Chemische technologie (deeltijd), Hogeschool Rotterdam, 2022
^ **CERTIFICATEN**
VCA-VOL, adembescherming, gasmeten, bedrijfsbrandweer manschap
^ **TALEN**
Nederlands, Arabisch, Engels (technisch)
^ **HOBBY’S**
Zaalvoetbal, vissen op de Waterweg, mijn dochters
`,
  }),
];
