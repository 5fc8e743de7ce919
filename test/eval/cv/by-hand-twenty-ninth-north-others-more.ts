import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth-more');

/** Those of the further twenty-ninth lot of the north in Swedish, Danish, Norwegian and English from Finland. All people are made up. */
export const BY_HAND_TWENTY_NINTH_NORTH_OTHERS_MORE: Sheet[] = [
  cv('n08-sv-butikschef', 'pdf', 'sv', 'SE', {
    names: ['Jessica Ståhlgren'],
    email: 'jessica.stahlgren@sormlandpost.example',
    phone: '070 - 174 06 37',
    city: 'Eskilstuna',
    jobs: [
      'Regionsäljare | Cloetta Sverige AB | | 2024-01 | now',
      'Butikschef | Elgiganten | | 2019-02 | 2023-12',
      'Avdelningschef vitvaror | Elgiganten | | 2016-04 | 2019-01',
      'Säljare | Elgiganten | | 2013-11 | 2016-03',
      'Telefonsäljare | Transcom | | 2012-08 | 2013-10',
      'Servitris | Restaurang Jernberghska | | 2010-06 | 2012-07',
    ],
    page: `
> **JESSICA STÅHLGREN**
> Kungsgatan 15, 632 19 Eskilstuna
> tel 070 - 174 06 37 * jessica.stahlgren@sormlandpost.example
> född -91, sambo, två barn, B-körkort
^ 
> **— Vem är jag? —**
> Säljare ut i fingerspetsarna. Jag gillar siffror som går upp, folk som skrattar i fikarummet och kunder som kommer tillbaka. 
^ 
> **— Här har jag jobbat —**
^ **Cloetta Sverige AB**
Regionsäljare, jan 2024 – nu
90 butiker i Sörmland och Västmanland, exponering, kampanjer, nyöppningar
^ **Elgiganten**, Eskilstuna
Butikschef, feb 2019 – dec 2023
Resultat, 28 medarbetare, Årets butik i region Mitt 2021
Avdelningschef vitvaror, apr 2016 – jan 2019
Säljare, nov 2013 – mars 2016
^ **Transcom**, Norrköping
Telefonsäljare, aug 2012 – okt 2013
Kampanjer för Telenor och Com Hem
^ **Restaurang Jernberghska**, Eskilstuna
Servitris, juni 2010 – juli 2012
^ 
> **— Det här kan jag —**
> Butiksekonomi, schemaläggning i Quinyx, förhandling, merförsäljning, Excel
^ 
> **— Skolor och kurser —**
> Handelsprogrammet, Rinmangymnasiet, 2007 – 2010
> Ledare i Elkjøp-skolan, Oslo, 2019
> Butikssäljare distans, Hermods, 2014
^ 
> Referenser får du när vi har träffats!
`,
  }),
  cv('n09-sv-svetsare-ar', 'doc', 'sv', 'SE', {
    names: ['Sven-Åke Burman'],
    email: 'svenake.burman@roslagspost.example',
    phone: '070-174 06 09',
    city: 'Gimo',
    jobs: [
      'licenssvetsare | Bilfinger Industrial Services | | 2018 | now',
      'svetsare | Sandvik Coromant | | 2006 | 2018',
      'rörsvetsare | Kvaerner Pulping | | 1999 | 2005',
      'plåtslagare | Forsmarks Kraftgrupp | | 1992 | 1999',
      'svetsare | Karlstads Mekaniska Werkstad | | 1988 | 1991',
    ],
    page: `
Sven-Åke Burman
Bruksgatan 7, 747 40 Gimo
070-174 06 09, svenake.burman@roslagspost.example
^ 
CV
^ 
Jobb
2018 – licenssvetsare, Bilfinger Industrial Services, Forsmark
Revisionsavställningar, TIG på rostfritt och kolstål, även Ringhals 2019 och Olkiluoto 2021
2006 – 2018 svetsare, Sandvik Coromant, Gimo
Verktygskroppar och reparationer, senaste åren även robotcell
1999 – 2005 rörsvetsare, Kvaerner Pulping, Karlstad
Montage i Chile, Indonesien och Skutskär
1992 – 1999 plåtslagare, Forsmarks Kraftgrupp
1988 – 1991 svetsare, Karlstads Mekaniska Werkstad
^ 
Skola
1986 – 1988 Verkstadsmekanisk linje, Karlstad
1980 – 1986 grundskola, Forshaga
^ 
Militärtjänst
1988, I 2 Karlstad, 7,5 månader
^ 
Svetslicenser
141 rör rostfritt t o m april 2027, 111 rör, 136 plåt
Strålskydd, heta arbeten, säkerhetsskyddsklass 3
^ 
Övrigt
Lämnar ackord till yngre förmågor. Kan börja efter midsommar. Vill helst åka hem på torsdagar.
`,
  }),
  cv('n10-da-lagerchef-tabel', 'docx', 'da', 'DK', {
    names: ['Mette Skovgaard Rahbek'],
    email: 'mette.rahbek@trekantpost.example',
    phone: '20 55 51 93',
    city: 'Fredericia',
    headline: 'Lager- og logistikchef',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Lagerchef | Scan Global Logistics | | 2021-04 | now',
      'Skifteholdsleder | DSV Solutions | | 2016-10 | 2020-03',
      'Teamleder | DSV Solutions | | 2013-08 | 2016-09',
      'Lagermedarbejder | Carlsberg Supply Company | | 2010-02 | 2013-07',
      'Lager- og terminalelev | Danske Fragtmænd | | 2007-08 | 2010-01',
    ],
    aside: [4],
    page: `
! Mette Skovgaard Rahbek
Lager- og logistikchef
|| 3 14
| Adresse: | Vendersgade 41, 2. th., 7000 Fredericia
| Mobil: | 20 55 51 93
| Mail: | mette.rahbek@trekantpost.example
| Født: | 12. januar 1990
^ **Kort om mig**
Jeg står helst med hænderne i paletterne og øjnene på tallene. 12 års erfaring med ledelse på skiftehold.
# Erhvervserfaring
|| 4 13
| apr. 2021 – dd. | **Lagerchef**, Scan Global Logistics, Taulov\\16.000 pallepladser, 34 timelønnede, budget og kundemøder\\Implementering af WMS (Körber) på fem måneder
| apr. 2020 – mar. 2021 | Barsel og ledig
| okt. 2016 – mar. 2020 | **Skifteholdsleder**, DSV Solutions, Horsens\\Aftenhold, 22 mand, AMR-samarbejde
| aug. 2013 – sep. 2016 | **Teamleder**, DSV Solutions, Horsens
| feb. 2010 – jul. 2013 | **Lagermedarbejder**, Carlsberg Supply Company, Fredericia\\Truck og natarbejde
| aug. 2007 – jan. 2010 | **Lager- og terminalelev**, Danske Fragtmænd, Kolding
# Uddannelse og kurser
|| 4 13
| 2023 – 2025 | Akademi i ledelse, IBA Kolding (aften)
| 2010 | Lager- og terminaluddannelsen, Svendebrev med bronze
| 2006 | Folkeskolens afgangsprøve, Erritsø
| 2015 | Arbejdsmiljøuddannelsen
# Andet
Certifikater: gaffeltruck B, farligt gods ADR 1.3
Sprog: Dansk, Engelsk, Tysk (kan skælde ud)
Frivillig: kasserer i Fredericia Roklub 2017 – 2022, nattevandrer
`,
  }),
  cv('n11-no-elektriker-bemanning', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Roger Tveiten'],
    email: 'roger.tveiten@grenlandpost.example',
    phone: '905 55 362',
    city: 'Skien',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Elektriker gruppe L | Bravida Norge AS | | 2023-01 | now',
      'Elektriker | Jobzone Porsgrunn | | 2021-03 | 2022-12',
      'Elektriker | Aibel AS | | 2016-05 | 2020-10',
      'Elektriker | Caverion Norge | | 2011-08 | 2016-04',
      'Lærling elektriker | Caverion Norge | | 2008-08 | 2011-02',
    ],
    aside: [4],
    page: `
**CURRICULUM VITAE**
^ **Roger Tveiten**
Gimsøygata 12
3730 Skien
Mob. 905 55 362
E-post: roger.tveiten@grenlandpost.example
F. 7.7.1990, norsk, samboer
^ **ARBEIDSERFARING**
= jan. 2023 – d.d.	Elektriker gruppe L
= 	Bravida Norge AS, Porsgrunn
= 	Service og vedlikehold Herøya, saksansvarlig, bas for tre
= mars 2021 – des. 2022	Elektriker
= 	Jobzone Porsgrunn
= 	Utleid til Yara, Eramet og Apply
= nov. 2020 – feb. 2021	Permittert / arbeidssøkende
= mai 2016 – okt. 2020	Elektriker
= 	Aibel AS, Haugesund
= 	Johan Sverdrup P2, 2–4-rotasjon, Ex-installasjoner
= aug. 2011 – april 2016	Elektriker
= 	Caverion Norge, Skien
= 	Skoler, sykehus og en svømmehall
= aug. 2008 – feb. 2011	Lærling elektriker
= 	Caverion Norge, Skien
^ **FØRSTEGANGSTJENESTE**
= mars 2011 – juli 2011	Garnisonen i Sør-Varanger (dimittert tidlig, kne)
^ **UTDANNING**
= 2011	Fagbrev elektriker
= 2006 – 2008	Elektro, Skien videregående skole
= 2019 – 2021	Fagskole elkraft, nettbasert, ikke fullført
^ **KURS**
FSE 2026, GSK (til 2028), Ex, HMS grunnkurs 40 t, personløfter
^ **SPRÅK**
Norsk, engelsk
^ **REFERANSER**
Avdelingsleder Stian Halvorsen, Bravida, oppgis gjerne
`,
  }),
  cv('n12-en-fi-embedded', 'pdf', 'en', 'FI', {
    names: ['Juha-Pekka Väisänen', 'J-P Väisänen'],
    email: 'jp.vaisanen@oulupost.example',
    phone: '+358 50 555 0147',
    city: 'Oulu',
    headline: 'Embedded Software Engineer',
    languages: ['Finnish', 'English', 'Swedish'],
    jobs: [
      'Principal Engineer | Nordic Semiconductor Finland Oy | | 2021-01 | now',
      'Senior SW Engineer | Polar Electro Oy | | 2014-08 | 2020-12',
      'SW Engineer | Elektrobit Wireless | | 2011-10 | 2014-06',
      'SW Engineer | Nokia Oyj | | 2005-03 | 2011-09',
      'Summer trainee | Nokia Oyj | | 2003-05 | 2003-08',
    ],
    aside: [4],
    page: `
[[ 11 6
! Juha-Pekka Väisänen
Embedded Software Engineer
---
Kajaaninkatu 22 A 9
90100 Oulu, Finland
+358 50 555 0147
jp.vaisanen@oulupost.example
]]
# Summary
Twenty years close to the metal, mostly things with a small battery. I read data sheets for fun and I do not talk much before lunch.
# Employment history
1/2021 – present	**Principal Engineer**
Nordic Semiconductor Finland Oy, Oulu
* Bluetooth LE controller, power management for the nRF54 family
* Release owner of two SDK versions; customer visits in Shenzhen
8/2014 – 12/2020	**Senior SW Engineer**
Polar Electro Oy, Kempele
* Sensor fusion and GPS drivers for running watches
* Led the move from a home-made RTOS to Zephyr (2019)
10/2011 – 6/2014	**SW Engineer**
Elektrobit Wireless, Oulu
* Tactical radio, customer not to be named
3/2005 – 9/2011	**SW Engineer**
Nokia Oyj, Oulu
* Symbian base port, later MeeGo. Left in the Bridge programme
5/2003 – 8/2003	**Summer trainee**
Nokia Oyj, Oulu
# Education
M.Sc. (Tech.), Electrical Engineering, University of Oulu, 1999 – 2005
Matriculation, Kuusamo upper secondary school, 1998
# Military service
1998 – 1999, Kainuu Brigade, Kajaani, signals NCO
# Skills
C, C++, Rust (two years), Python, Zephyr, FreeRTOS, Yocto, Git, Jenkins, oscilloscope
# Languages
Finnish (native), English (fluent), Swedish (school)
# Other
Board member of the Hietasaari sailing club 2016 – 2020. Parental leave 2/2017 – 8/2017.
`,
  }),
];
