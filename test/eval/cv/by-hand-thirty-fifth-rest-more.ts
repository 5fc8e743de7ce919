import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth-rest');

/** The Dutch ones of the thirty-fifth lot. All people are made up. */
export const BY_HAND_THIRTY_FIFTH_REST_MORE: Sheet[] = [
  cv('09-nl-doktersassistente', 'docx', 'nl', 'NL', {
    names: ['Fenna Terpstra'],
    email: 'fenna.terpstra@friesepost.example',
    phone: '06-55501942',
    city: 'Sneek',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Doktersassistente | Huisartsenpraktijk De Waag | | 2019-09 | now',
      'Triagist | Dokterswacht Friesland | | 2016-04 | 2019-08',
      'Doktersassistente | Antonius Ziekenhuis | | 2012-07 | 2016-03',
      'Caissière | Poiesz | | 2008-06 | 2010-08',
    ],
    page: `
# Fenna Terpstra
Sneek
06-55501942
fenna.terpstra@friesepost.example
Geboren op 3 mei 1992
^ **Over mij**
Ik ben een nuchtere assistente die graag aanpakt. In de praktijk ben ik het aanspreekpunt voor de diabetescontroles en werk ik nieuwe collega’s in. Ik zoek een baan van 24 tot 28 uur, liefst in Sneek of Heerenveen.
^ **Werkervaring**
**Doktersassistente** – Huisartsenpraktijk De Waag, Sneek
september 2019 – heden
* Telefonische triage (NHG), uitstrijkjes, injecties, hechtingen verwijderen
* Agenda van drie huisartsen in Medicom
* Diabetesspreekuur samen met de POH
**Triagist** – Dokterswacht Friesland, Leeuwarden
april 2016 – augustus 2019
* Avond-, nacht- en weekenddiensten
**Doktersassistente** – Antonius Ziekenhuis, Sneek
juli 2012 – maart 2016
* Poli dermatologie en KNO
**Caissière** – Poiesz, Bolsward
juni 2008 – augustus 2010
^ **Opleiding**
Mbo 4 Doktersassistent, Friese Poort, Leeuwarden (2009 – 2012)
Vmbo-t, Marne College, Bolsward (2009)
^ **Cursussen**
Triagediploma NHG, 2017
Reanimatie, jaarlijks
^ **Talen**
Nederlands, Fries, Engels (redelijk)
^ **Hobby’s**
Skûtsjesilen, bakken, hardlopen
`,
  }),
  cv('10-nl-installatiemonteur', 'pdf', 'nl', 'NL', {
    names: ['Youssef El Amrani'],
    email: 'elamrani@domstad.example',
    phone: '06 5550 7713',
    city: 'Utrecht',
    headline: 'Allround installatiemonteur',
    languages: ['Nederlands', 'Arabisch', 'Engels'],
    jobs: [
      'Eerste monteur warmtepompen | Feenstra | | 2022-02 | now',
      'Installatiemonteur | Breman | | 2017-09 | 2022-01',
      'Leerling-monteur | Loodgietersbedrijf Van Santen | | 2014-09 | 2017-08',
      'Bezorger | Thuisbezorgd | | 2013 | 2014',
    ],
    aside: [2],
    page: `
[[ 5.5 11.5
PIC Pasfoto | Portret
^ **CONTACT**
Amsterdamsestraatweg 512
3553 EK Utrecht
06 5550 7713
elamrani@domstad.example
^ **TALEN**
Nederlands
Arabisch
Engels
^ **VAARDIGHEDEN**
Warmtepompen
CV-ketels
Vloerverwarming
Inregelen
Klantcontact
^ **RIJBEWIJS**
B en BE
^ **HOBBY’S**
Zaalvoetbal
Koken
---
! Youssef El Amrani
Allround installatiemonteur
^ **PROFIEL**
Vakman met tien jaar ervaring in woningen en kleine utiliteit. Werk netjes en laat een schone vloer achter.
^ **WERKERVARING**
^ **Eerste monteur warmtepompen**
Feenstra | feb 2022 – heden
Hybride en all-electric, opleveren en uitleg aan bewoners, begeleiding van twee leerlingen
^ **Installatiemonteur**
Breman | sep 2017 – jan 2022
Renovatieprojecten van woningcorporaties in Overvecht en Kanaleneiland
^ **Leerling-monteur**
Loodgietersbedrijf Van Santen | sep 2014 – aug 2017
^ **Bezorger**
Thuisbezorgd | 2013 – 2014
^ **OPLEIDING**
Mbo 3 Monteur werktuigkundige installaties, ROC Midden Nederland, 2017
F-gassen categorie 1, 2021
BRL 6000-21, 2022
VCA basis, geldig tot 2029
]]
`,
  }),
  cv('11-nl-hr-header', 'doc', 'nl', 'NL', {
    names: ['Marloes van der Heijden-Kusters', 'Marloes van der Heijden'],
    email: 'marloes.vdheijden@kempenpost.example',
    phone: '06 – 5550 2864',
    city: 'Eindhoven',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'HR Business Partner | VDL Groep | | 2020-01 | now',
      'HR-adviseur | Catharina Ziekenhuis | | 2014-05 | 2019-12',
      'Personeelsfunctionaris | Gemeente Veldhoven | | 2009-10 | 2014-04',
      'Intercedente | Randstad | | 2006-08 | 2009-09',
    ],
    page: `
HEAD Marloes van der Heijden-Kusters  |  06 – 5550 2864  |  marloes.vdheijden@kempenpost.example
# Curriculum vitae
|| 5 12
| Adres | Boschdijk 288, 5612 HJ Eindhoven
| Geboortedatum | 19 september 1983
| Burgerlijke staat | Gehuwd, twee kinderen
| LinkedIn | linkedin.com/in/marloesvdh-example
# Profiel
Ervaren HR-generalist in industrie en zorg. Ik zeg wat ik zie en kan met een ondernemingsraad lachen. Op zoek naar een rol met meer verandertrajecten.
# Werkervaring
|| 5 12
| jan. 2020 – heden | **HR Business Partner**\\VDL Groep, Eindhoven\\Sparringpartner voor drie directies (620 medewerkers), reorganisatie zonder gedwongen ontslag, invoering functiehuis
| mei 2014 – dec. 2019 | **HR-adviseur**\\Catharina Ziekenhuis, Eindhoven\\Verzuimbegeleiding, werving OK-personeel, cao Ziekenhuizen
| okt. 2009 – apr. 2014 | **Personeelsfunctionaris**\\Gemeente Veldhoven
| aug. 2006 – sep. 2009 | **Intercedente**\\Randstad, Helmond\\Techniek en productie, dagstarts om zes uur
# Opleiding
|| 5 12
| 2016 – 2017 | Post-hbo Arbeidsrecht, Avans+
| 2002 – 2006 | Hbo Personeel en Arbeid, Fontys Hogescholen
| 1996 – 2002 | Vwo, Stedelijk College
# Overig
|| 5 12
| Systemen | AFAS, Visma, Cornerstone
| Talen | Nederlands, Engels, Duits
| Vrije tijd | Wielrennen, bestuurslid basisschool
`,
  }),
  cv('12-be-magazijn-europass', 'pdf', 'nl', 'BE', {
    names: ['Kobe Vandeputte', 'Vandeputte Kobe'],
    email: 'kobe.vandeputte@leiepost.example',
    phone: '+32 470 55 01 83',
    city: 'Kortrijk',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Teamleider magazijn | Barco | | 2021-05 | now',
      'Heftruckchauffeur | Agristo | | 2017-02 | 2021-04',
      'Magazijnier | Vandemoortele | | 2013-10 | 2017-01',
      'Arbeider textiel | Balta | | 2010-09 | 2013-08',
    ],
    page: `
|| 5 12
| **europass** | **Curriculum vitae**
|  | 
| **PERSOONLIJKE GEGEVENS** | **Kobe Vandeputte**
|  | Gentsesteenweg 119, 8500 Kortrijk (België)
|  | +32 470 55 01 83
|  | kobe.vandeputte@leiepost.example
|  | Geslacht Man  ⎪  Geboortedatum 22/08/1991  ⎪  Nationaliteit Belg
|  | 
| **WERKERVARING** | 
| 05/2021 – heden | **Teamleider magazijn**\\Barco, Kortrijk\\• Aansturen van 12 magazijniers in dagploeg\\• Cyclische tellingen in SAP, 5S
| 02/2017 – 04/2021 | **Heftruckchauffeur**\\Agristo, Harelbeke\\• Laden en lossen in diepvries, ploegenstelsel
| 10/2013 – 01/2017 | **Magazijnier**\\Vandemoortele, Izegem
| 09/2010 – 08/2013 | **Arbeider textiel**\\Balta, Sint-Baafs-Vijve
|  | 
| **ONDERWIJS EN OPLEIDING** | 
| 2008 – 2010 | TSO Handel, VTI Kortrijk
| 2019 | Attest heftruck en reachtruck, VDAB
| 2022 | Leidinggeven op de vloer, Syntra West
|  | 
| **PERSOONLIJKE VAARDIGHEDEN** | 
| Moedertaal | Nederlands
| Andere talen | Frans (B2), Engels (B1)
| Rijbewijs | B
`,
  }),
  cv('13-nl-beveiliger-formulier', 'doc', 'nl', 'NL', {
    names: ['Rodney Pinas', 'R. Pinas', 'Rodney R. Pinas'],
    city: 'Almere',
    languages: ['Nederlands', 'Sranantongo', 'Engels'],
    jobs: [
      'Teamleider beveiliging | Trigion | | 2021-11 | now',
      'Objectbeveiliger | Securitas | | 2016-03 | 2021-10',
      'Mobiel surveillant | G4S | | 2012-08 | 2016-02',
      'Magazijnmedewerker | Blokker | | 2009-01 | 2012-07',
    ],
    page: `
HEAD Kroon & Wachter Personeelsdiensten – kandidaatpresentatie
> **KANDIDAATPRESENTATIE**
|| 6 11
| **Kandidaat** | Rodney Pinas
| **Woonplaats** | Almere
| **Functie waarvoor voorgesteld** | Coördinator beveiliging, 36 uur
| **Beschikbaar per** | 1 februari 2027
| **Salarisindicatie** | € 3.350 bruto per maand
| **Rijbewijs / vervoer** | B, eigen auto
^ **Motivatie van onze consulent**
Rodney is rustig, duidelijk en bij de opdrachtgever geliefd. Hij leidt nu acht mensen op een kantorencomplex aan de Zuidas. Hij wil weg van de wisselende diensten. Referentie is gebeld en positief.
^ **Werkervaring**
|| 6 11
| nov 2021 – heden | Teamleider beveiliging\\Trigion, Amsterdam
| mrt 2016 – okt 2021 | Objectbeveiliger\\Securitas, Schiphol
| aug 2012 – feb 2016 | Mobiel surveillant\\G4S, Almere
| jan 2009 – jul 2012 | Magazijnmedewerker\\Blokker, Geldermalsen
^ **Opleiding en certificaten**
|| 6 11
| 2012 | Beveiliger mbo 2, ROC van Flevoland
| 2020 | Coördinator beveiliging mbo 3
| Geldig tot 2028 | BHV, EHBO, grijze pas
^ **Talen**
Nederlands, Sranantongo, Engels
FOOT Aan deze presentatie kunnen geen rechten worden ontleend. Contact met de kandidaat loopt via ons kantoor.
`,
  }),
];
