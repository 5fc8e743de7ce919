import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** The closed ones in Swedish. All people are made up. */
export const BY_HAND_FORTY_EIGHTH_REST_SWEDISH: Sheet[] = [
  cv('49-sv-fi-ekonom', 'doc', 'sv', 'FI', {
    names: ['Carl-Gustaf Nyholm-Laine', 'Calle Nyholm-Laine', 'Carl-Gustaf (Calle) Nyholm-Laine'],
    email: 'calle.nyholm@ostrabotten.example',
    phone: '+358 50 555 0171',
    city: 'Vasa',
    headline: 'Ekonomichef, ekon.mag.',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Ekonomichef | Wärtsilä Services | Vasa | 2019-02 | now',
      'Controller | KWH Mirka | Jeppo | 2012-08 | 2019-01',
      'Revisorsassistent | Ernst & Young | Vasa | 2009-09 | 2012-07',
    ],
    page: `
FOOT Carl-Gustaf (Calle) Nyholm-Laine • CV november 2026
> MERITFÖRTECKNING
# Personuppgifter
= Namn: \tCarl-Gustaf (Calle) Nyholm-Laine
= Titel: \tEkonomichef, ekon.mag.
= Bostadsort: \tVasa
= Telefon: \t+358 50 555 0171
= E-post: \tcalle.nyholm@ostrabotten.example
= Familj: \tgift, tre barn
= Militär grad: \tfänrik i reserven
# Arbetserfarenhet
**2/2019 –** \tWärtsilä Services, Vasa
Ekonomichef
* Bokslut enligt IFRS, sex länder, en fusion
**8/2012 – 1/2019** \tKWH Mirka, Jeppo
Controller
* Kalkyler, investeringar i Jeppo och Oravais
**9/2009 – 7/2012** \tErnst & Young, Vasa
Revisorsassistent
# Utbildning
= 2004 – 2009 \tEkonomie magister, Hanken, Vasa
= 2003 \tStudentexamen, Vasa övningsskola
# Språkkunskaper
Svenska modersmål, Finska utmärkta, Engelska utmärkta
# Förtroendeuppdrag
Kyrkofullmäktige 2019 – 2022; kassör i båtklubben
`,
  }),
  cv('50-sv-utvecklare-platsbanken', 'pdf', 'sv', 'SE', {
    names: ['Reza Karimi Nordlund', 'Reza Nordlund'],
    email: 'reza.nordlund@karlstadkod.example',
    phone: '+46701740604',
    city: 'Karlstad',
    languages: ['Persiska', 'Svenska', 'Engelska'],
    aside: [2],
    jobs: [
      'Systemutvecklare .NET | Försäkringskassan IT | Karlstad | 2022-01 | now',
      'Webbutvecklare | Redpill Linpro | Karlstad | 2018-08 | 2021-12',
      'LIA-praktikant | Prevas | Karlstad | 2017-11 | 2018-05',
    ],
    page: `
~ Utskrivet från kandidatbanken 2026-11-06. Kandidatnr 88120
**Namn:** Reza Karimi Nordlund
**Ort:** Karlstad
**Telefon:** +46701740604
**E-post:** reza.nordlund@karlstadkod.example
**Önskad roll:** Fullstackutvecklare, arkitekt på sikt
**Tillgänglig:** Efter tre månader
**Distans:** Ja, minst två dagar
# Presentation
Systemutvecklare som trivs i gammal kod. Jag har flyttat 300 000 rader från Web Forms till .NET 8 utan att någon i kassan märkte det, vilket var poängen.
# Arbetslivserfarenhet
## Systemutvecklare .NET
Försäkringskassan IT, Karlstad
2022-01 – Pågående
C#, SQL Server, Azure DevOps, Blazor
## Webbutvecklare
Redpill Linpro, Karlstad
2018-08 – 2021-12
Drupal, React, tillgänglighet (WCAG)
## LIA-praktikant
Prevas, Karlstad
2017-11 – 2018-05
# Utbildning
## Applikationsutvecklare .NET (YH, 400 poäng)
Nackademin, 2016-08 – 2018-06
## Kandidatexamen i matematik
Shiraz universitet, 2008 – 2012
# Språk
Persiska – Modersmål
Svenska – Flytande
Engelska – Flytande
# Kompetenser
C#, .NET, React, SQL, Docker, Git, Scrum
`,
  }),
  cv('51-sv-underskoterska-tabell', 'docx', 'sv', 'SE', {
    names: ['Amina Warsame Osman', 'Amina Osman'],
    email: 'amina.w.osman@orebromail.example',
    phone: '0701-74 06 51',
    city: 'Örebro',
    languages: ['Somaliska', 'Svenska', 'Arabiska'],
    jobs: [
      'Undersköterska | Region Örebro län | Örebro | 2020-06 | now',
      'Vårdbiträde | Attendo | Kumla | 2017-09 | 2020-05',
      'Lokalvårdare | ISS | Örebro | 2013-04 | 2017-08',
    ],
    page: `
|| 5 12
| **Förnamn** | Amina
| **Efternamn** | Warsame Osman
| **Adress** | Tessingatan 8 lgh 1203, 702 25 Örebro
| **Mobil** | 0701-74 06 51
| **E-post** | amina.w.osman@orebromail.example
| **Legitimation** | Skyddad yrkestitel undersköterska, 2023
^ **ARBETE**
|| 4 6 7
| När | Var | Som
| 2020-06 – tills vidare | Region Örebro län, USÖ | Undersköterska, strokeavdelning
| 2017-09 – 2020-05 | Attendo, Kumla | Vårdbiträde, hemtjänst
| 2013-04 – 2017-08 | ISS, Örebro | Lokalvårdare
^ **SKOLA**
|| 4 6 7
| 2018 – 2020 | Komvux Örebro | Vård- och omsorgsprogrammet
| 2011 – 2013 | Folkuniversitetet | SFI, kurs D
^ **SPRÅK**
Somaliska (modersmål), Svenska (mycket bra), Arabiska (bra)
^ **OM MIG**
Jag är lugn, stark och punktlig. Jag vill arbeta dag, max 75 procent, för jag läser till sjuksköterska på distans från januari.
`,
  }),
  cv('52-sv-arkitekt', 'doc', 'sv', 'SE', {
    names: ['Sofia Lagercrantz Wadell', 'Sofia Wadell'],
    email: 'sofia@lagercrantzwadell.example',
    phone: '070 1740 645',
    city: 'Malmö',
    headline: 'Arkitekt SAR/MSA',
    languages: ['Svenska', 'Engelska', 'Danska'],
    jobs: [
      'Uppdragsansvarig arkitekt | FOJAB | Malmö | 2021-01 | now',
      'Arkitekt | Henning Larsen | Köpenhamn | 2015-09 | 2020-12',
      'Arkitekt | White | Malmö | 2012-02 | 2015-08',
    ],
    page: `
|| 12 5
| ! Sofia Lagercrantz Wadell\\Arkitekt SAR/MSA | Möllevången, Malmö\\070 1740 645\\sofia@lagercrantzwadell.example
^ Jag ritar skolor och vårdhus. Trä när det går, tegel när det måste, aldrig mer fasad än budget.
# Uppdrag och anställningar
|| 12 5
| **Uppdragsansvarig arkitekt**, FOJAB\\Två F–9-skolor i massivträ, psykiatrikvarter i tidigt skede, fyra medarbetare | Malmö\\2021-01 →
| **Arkitekt**, Henning Larsen\\Sjukhus i Odense, tävlingar, dagsljusstudier | Köpenhamn\\2015-09 → 2020-12
| **Arkitekt**, White\\Bostäder i Hyllie | Malmö\\2012-02 → 2015-08
# Utbildning
|| 12 5
| Arkitektexamen, LTH, Lunds universitet | 2006 → 2011
| Utbytestermin, Kunstakademiet | 2009
# Undervisning
Gästkritiker LTH 2018 – 2024
# Program
Revit, Rhino, Grasshopper, Solibri
# Språk
Svenska, Engelska, Danska
`,
  }),
  cv('53-sv-saljare-brev', 'pdf', 'sv', 'SE', {
    names: ['Britt-Marie Svanström', 'Bim Svanström'],
    email: 'bim@svanstromhem.example',
    phone: '0701 740 699',
    city: 'Kalmar',
    languages: [],
    jobs: [
      'innesäljare | Ahlsell | Kalmar | 2013 | now',
      'butikschef | Elon | Nybro | 2005 | 2013',
      'servitris | Öland Hotell | Borgholm | 1999 | 2005',
    ],
    page: `
Kalmar den 3 november 2026
^ Hej Fredrik!
^ Tack för samtalet i går. Du bad om mitt CV men jag skriver hellre ett brev, så får du rösten på köpet.
Jag heter Britt-Marie Svanström men har alltid kallats Bim. Sedan 2013 är jag innesäljare på Ahlsell här i Kalmar, VVS och verktyg. Jag har 85 fasta kunder, mest små rörfirmor, och jag vet vad deras hundar heter.
Mellan 2005 och 2013 var jag butikschef på Elon i Nybro med fyra anställda och eget resultatansvar. Innan dess, 1999 till 2005, var jag servitris på Öland Hotell i Borgholm, säsong och så småningom hela året.
Jag gick handelsprogrammet på Jenny Nyströmsskolan och blev klar 1999. Säljkurser har jag gått så många att jag tappat räkningen. Körkort B.
Det jag vill nu är att komma ut på vägen. En tjänst som utesäljare i Kalmar och Blekinge vore drömmen.
Du når mig på 0701 740 699 eller bim@svanstromhem.example.
^ Vänliga hälsningar
^ Bim Svanström
Norra vägen 40, 392 35 Kalmar
`,
  }),
  cv('54-sv-lagerarbetare', 'docx', 'sv', 'SE', {
    names: ['Dragan Stojković', 'Dragan Stojkovic'],
    email: 'dragan.stojkovic@jkpgmail.example',
    phone: '070 174 06 77',
    city: 'Huskvarna',
    languages: ['Serbiska', 'Svenska'],
    jobs: [
      'Truckförare | Elgiganten Distribution | Jönköping | 2019-10 | now',
      'Lagermedarbetare | PostNord TPL | Torsvik | 2014-05 | 2019-09',
      'Maskinoperatör | Husqvarna AB | Huskvarna | 2008-03 | 2014-01',
      'Lastbilsmekaniker | Autokomerc | Kragujevac | 1999 | 2007',
    ],
    page: `
CV
^ Dragan Stojković
Öxnehagagatan 15, 561 47 Huskvarna
Tel: 070 174 06 77
Mejl: dragan.stojkovic@jkpgmail.example
Född: 1980
^ Söker: Truckförare / teamledare lager. Helst dagtid, kan ta 2-skift.
^ JOBB
^ 2019-10 - nu
Truckförare, Elgiganten Distribution, Jönköping
Skjutstativ, smalgång, inventering. Handledare.
^ 2014-05 - 2019-09
Lagermedarbetare, PostNord TPL, Torsvik
Plock, pack, returer
^ 2008-03 - 2014-01
Maskinoperatör, Husqvarna AB, Huskvarna
^ 1999 - 2007
Lastbilsmekaniker, Autokomerc, Kragujevac
^ UTBILDNING
Truckkort A1-A4, B1-B4 (förnyat 2024)
Teamledarkurs, Almega, 2023
Yrkesskola, fordon, Kragujevac, 1998
^ SPRÅK
Serbiska, Svenska
`,
  }),
];
