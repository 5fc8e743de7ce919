import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth-closed');

/** The closed ones in Swedish. All people are made up. */
export const BY_HAND_FORTY_SIXTH_REST_SWEDISH: Sheet[] = [
  cv('31-sv-se-elektriker', 'pdf', 'sv', 'SE', {
    names: ['Robert Jansson Lindh', 'Robban Jansson Lindh'],
    email: 'robban.lindh@varmlandspost.example',
    phone: '070-174 06 31',
    city: 'Karlstad',
    headline: 'Elektriker med allmän behörighet',
    languages: [],
    jobs: [
      'Ledande montör | Bravida | Karlstad | 2018-10 | now',
      'Elektriker | Assemblin | Karlstad | 2011-03 | 2018-09',
      'Elektriker | Elgruppen i Sunne AB | Sunne | 2006-08 | 2011-02',
      'Lärling | Elgruppen i Sunne AB | Sunne | 2004-06 | 2006-08',
    ],
    aside: [3],
    page: `
! Robert Jansson Lindh
Elektriker med allmän behörighet
Rudsvägen 88, 654 56 Karlstad, 070-174 06 31, robban.lindh@varmlandspost.example
# Kort om mig
Fyrtio år, gift, två tonåringar. Har hållit på med ström sedan jag fick stöt i mormors brödrost. Kallas Robban av alla utom Skatteverket.
# Jobb
Bravida, Karlstad
Ledande montör, oktober 2018 – pågående
* Centralsjukhuset hus 10, Löfbergs rosteri, laddstolpar åt Karlstads kommun
* Fyra till sju man, egenkontroller, beställningar i Bravidas app
Assemblin, Karlstad
Elektriker, mars 2011 – september 2018
* Service och entreprenad, brandlarm
Elgruppen i Sunne AB
Elektriker, augusti 2006 – februari 2011
Lärling, juni 2004 – augusti 2006
# Skola
Elprogrammet, Broby gymnasieskola, Sunne, 2001 – 2004
Allmän behörighet, STF, 2015
# Intyg
ESA 14, heta arbeten, liftkort, ställning 2–9 meter, körkort B och BE
`,
  }),
  cv('32-sv-se-forskare', 'docx', 'sv', 'SE', {
    names: ['Nils Erik Olof Bergqvist', 'Olof Bergqvist'],
    email: 'olof.bergqvist@skogslab.example',
    phone: '+46 701 740 662',
    city: 'Uppsala',
    languages: ['svenska', 'engelska', 'tyska'],
    jobs: [
      'Forskare | Skogforsk | Uppsala | 2019-01 | now',
      'Postdoktor | SLU | Umeå | 2016-02 | 2018-12',
      'Doktorand | SLU | Umeå | 2011-03 | 2016-01',
      'Skogstekniker | Holmen Skog | Lycksele | 2009-05 | 2011-02',
    ],
    page: `
FOOT Sida 1 (1) • Bergqvist • CV
|| 5 12
| **Namn** | Nils Erik __Olof__ Bergqvist (tilltalsnamn Olof)
| **Titel** | Skoglig doktor, jägmästare
| **Bostad** | Sunnersta, Uppsala
| **Kontakt** | +46 701 740 662\\olof.bergqvist@skogslab.example
^ **Anställningar**
|| 5 12
| 2019-01 – tills vidare | Forskare, Skogforsk, Uppsala\\Fjärranalys av granbarkborre, drönare, samverkan med Södra och Sveaskog
| 2016-02 – 2018-12 | Postdoktor, SLU, Umeå\\Laserskanning, biomassa
| 2011-03 – 2016-01 | Doktorand, SLU, Umeå\\Handledare: prof. Gudrun Wallander
| 2009-05 – 2011-02 | Skogstekniker, Holmen Skog, Lycksele
^ **Examina**
|| 5 12
| 2016 | Skoglig doktorsexamen, SLU
| 2009 | Jägmästarexamen, SLU
^ **Språk**
|| 5 12
| Obehindrat | svenska, engelska
| Läser | tyska
^ **Publikationer i urval**
|| 5 12
| 2024 | Bergqvist O, Wallander G. Early detection of bark beetle attack. For Ecol Manage
| 2023 | Bergqvist O, Tornberg A-S, Heino P. Drones and spruce: a season of flights. Remote Sens
| 2022 | Tornberg A-S, Bergqvist O. Skador efter torkan 2018. Arbetsrapport 1120, Skogforsk
| 2020 | Bergqvist O, Heino P. Growing stock from sparse point clouds. Forestry
| 2018 | Heino P, Bergqvist O. Biomass in boreal mires. Silva Fenn
| 2017 | Bergqvist O, Wallander G. Two flights, one forest. Scand J For Res
| 2015 | Bergqvist O. Laser data in young stands. Scand J For Res
^ **Undervisning och handledning**
|| 5 12
| 2023 – | Bihandledare åt en doktorand, SLU
| 2021, 2022, 2024 | Gästföreläsare, kursen Skoglig fjärranalys, SLU
| 2012 – 2015 | Kursassistent, Skogsuppskattning, 160 timmar per år
| 2014 | Pedagogisk grundkurs, 5 veckor
^ **Anslag**
|| 5 12
| 2024 – 2027 | Formas, 4,2 mkr, medsökande
| 2021 – 2023 | Stiftelsen Skogssällskapet, 900 tkr, huvudsökande
| 2016 | Resestipendium, Kungl. Skogs- och Lantbruksakademien
^ **Verktyg**
R, Python, QGIS, LAStools, Google Earth Engine, DJI Matrice med A2-certifikat
^ **Förtroendeuppdrag och granskning**
|| 5 12
| 2022 – | Granskar för Forestry och Remote Sensing
| 2019 – 2023 | Facklig förtroendeman, Naturvetarna
| 2013 – 2014 | Doktorandrepresentant i fakultetsnämnden
^ **Övrigt**
Jägarexamen, motorsåg AB, styrelseledamot i Upplands ornitologer 2020 – 2025
`,
  }),
  cv('33-sv-se-arkitekt', 'doc', 'sv', 'SE', {
    names: ['Carl-Magnus af Ekenstam'],
    email: 'cm@afekenstam.example',
    phone: '070-174 06 90',
    city: 'Göteborg',
    languages: ['engelska', 'franska'],
    jobs: [
      'Uppdragsansvarig arkitekt | White Arkitekter | Göteborg | 2015-02 | now',
      'Handläggande arkitekt | Wingårdhs | Göteborg | 2007-09 | 2015-01',
      'Arkitekt | Snøhetta | Oslo | 2004-06 | 2007-08',
    ],
    page: `
# Carl-Magnus af Ekenstam SAR/MSA
|| 8.5 8.5
| Linnégatan 40, Göteborg\\070-174 06 90 | cm@afekenstam.example\\Portfölj skickas på begäran
# Erfarenhet
**2015 –**
Uppdragsansvarig arkitekt, White Arkitekter, Göteborg. Började i februari 2015. Vård och labb: Sahlgrenska Life, ombyggnad i Borås, ett hospice på Orust.
**2007 – 2015**
Handläggande arkitekt, Wingårdhs, Göteborg, september 2007 – januari 2015. Bygghandlingar, kulturhus, två tävlingsvinster.
**2004 – 2007**
Arkitekt, Snøhetta, Oslo, juni 2004 – augusti 2007. Operan, marmorn på taket.
# Utbildning
Arkitektexamen, Chalmers, 2004
Utbytesår, École de Belleville, Paris, 2001
# Språk
Flytande engelska, hjälplig franska
# Program
Revit, ArchiCAD, Solibri
# Uppdrag vid sidan av
Ledamot i Sveriges Arkitekter Västra Götaland 2017 – 2021
Gästkritiker, Chalmers
`,
  }),
  cv('34-sv-se-skoterska', 'pdf', 'sv', 'SE', {
    names: ['Fatemeh Rezai Nyström'],
    email: 'fatemeh.rn@uppsalapost.example',
    phone: '0701-740655',
    city: 'Uppsala',
    headline: 'Leg. sjuksköterska, specialist i psykiatri',
    languages: ['svenska', 'persiska', 'engelska'],
    jobs: [
      'Specialistsjuksköterska | Akademiska sjukhuset | Uppsala | 2020-02 | now',
      'Sjuksköterska | Capio | Uppsala | 2016-06 | 2020-01',
      'Skötare | Akademiska sjukhuset | Uppsala | 2010-09 | 2013-07',
    ],
    page: `
[[ 10 7
! Fatemeh Rezai Nyström
Leg. sjuksköterska, specialist i psykiatri
---
Gottsundavägen, Uppsala
0701-740655
fatemeh.rn@uppsalapost.example
]]
# Profil
Lugn på akuten, envis på rond. Söker bemanningsuppdrag, gärna två veckor på och två veckor av, i hela Mellansverige.
# Arbetslivserfarenhet
|| 4 13
| 2020-02 – nu | **Akademiska sjukhuset, Uppsala**\\Specialistsjuksköterska\\Psykiatrisk intensivvård, handledare, medicinansvarig
| 2016-06 – 2020-01 | **Capio, Uppsala**\\Sjuksköterska\\Vårdcentral, BVC-vikarie, vaccinationer
| 2010-09 – 2013-07 | **Akademiska sjukhuset, Uppsala**\\Skötare\\Affektiva mottagningen
# Utbildning
|| 4 13
| 2018 – 2019 | Specialistsjuksköterskeexamen, psykiatri, Uppsala universitet
| 2013 – 2016 | Sjuksköterskeexamen, Uppsala universitet
| 2006 – 2009 | Naturvetenskap, Celsiusskolan
# Journalsystem
Cosmic, TakeCare, Pascal
# Språk
svenska, persiska och engelska
`,
  }),
  cv('35-sv-fi-ekonomi', 'docx', 'sv', 'FI', {
    names: ['Ann-Christine Backman-Sjöblom', 'Ann-Christine (Anki) Backman-Sjöblom', 'Anki Backman-Sjöblom'],
    email: 'anki.backman@jakobstadpost.example',
    phone: '+358 45 555 0136',
    city: 'Jakobstad',
    languages: ['svenska', 'finska', 'engelska'],
    jobs: [
      'Controller | Snellman | Jakobstad | 2016-08 | now',
      'Bokförare | Rantalainen | Vasa | 2007-01 | 2016-07',
      'Bankfunktionär | Andelsbanken | Nykarleby | 2002-06 | 2006-12',
    ],
    page: `
MERITFÖRTECKNING \t19.11.2026
^ Ann-Christine (Anki) Backman-Sjöblom
Kyrkoesplanaden 14 A 6, 68600 Jakobstad
+358 45 555 0136, anki.backman@jakobstadpost.example
# Arbetserfarenhet
8/2016 – fortgår \tController, Snellman, Jakobstad
\tBudget, prognoser, kalkyler per korv och per gris; koncernrapport på finska och svenska
1/2007 – 7/2016 \tBokförare, Rantalainen, Vasa
\t35 klienter, byggföretag och åkerier
6/2002 – 12/2006 \tBankfunktionär, Andelsbanken, Nykarleby
# Utbildning
2009 – 2012 \tEkonomie magister, Hanken, Vasa (vid sidan av arbetet)
1999 – 2002 \tTradenom, Svenska yrkeshögskolan
# Språkkunskaper
svenska (modersmål), finska (utmärkta), engelska (goda)
# Datakunskaper
Lemonsoft, Netvisor, Power BI, SAP
# Förtroendeuppdrag
Kassör i Jaro Dam 2014 – 2019
Ersättare i stadsfullmäktige
`,
  }),
  cv('36-sv-se-lager', 'doc', 'sv', 'SE', {
    names: ['Abdi Warsame Hassan', 'Abdi Hassan'],
    email: 'abdiwarsame@lagerposten.example',
    phone: '070 174 06 48',
    city: 'Jönköping',
    languages: ['somaliska', 'svenska', 'engelska', 'arabiska'],
    jobs: [
      'lagerarbetare | IKEA Industry | Torsvik | 2021-05 | now',
      'truckförare | Elgiganten Logistik | Torsvik | 2017-10 | 2021-04',
      'tidningsbud | Tidningstjänst | Jönköping | 2016 | 2017',
    ],
    page: `
CV

Efternamn, förnamn: Hassan, Abdi Warsame
Adress: Råslättsgatan 12, 552 66 Jönköping
Telefon: 070 174 06 48
Mejl: abdiwarsame@lagerposten.example
Född: 1991

ARBETE
maj 2021 - idag, lagerarbetare, IKEA Industry, Torsvik
plock, packning, inventering, skiftgång 2-skift, brandskyddsombud
oktober 2017 - april 2021, truckförare, Elgiganten Logistik, Torsvik
motvikt och skjutstativ, lastning
2016 - 2017, tidningsbud, Tidningstjänst, Jönköping

SKOLA
2014 - 2016 SFI och grundläggande vux, Per Brahegymnasiet
2017 truckkort A och B, Lernia
Gymnasium i Mogadishu

SPRÅK
somaliska (modersmål), svenska (bra), engelska (bra), arabiska (lite)

KÖRKORT
B, egen bil

REFERENSER
Skiftledare Mats på IKEA Industry, fråga mig om numret
`,
  }),
];
