import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_FORTY_EIGHTH_REST_DUTCH: Sheet[] = [
  cv('31-nl-nl-elektricien', 'doc', 'nl', 'NL', {
    names: ['Ruud Smeets', 'R.J.H. Smeets'],
    email: 'ruud.smeets@maasduinen.example',
    phone: '+31 6 5550 0191',
    city: 'Venray',
    headline: 'Eerste monteur elektrotechniek (utiliteit)',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Eerste monteur | Hoppenbrouwers Techniek | Venray | 2018-01 | now',
      'Monteur elektrotechniek | Imtech | Eindhoven | 2009-05 | 2015-08',
      'Elektromonteur | Installatiebedrijf Janssen | Horst | 2003-08 | 2009-04',
      'Zzp’er | RS Elektro | Venray | 2015-09 | 2017-12',
    ],
    page: `
[[ 5.5 11.5
PIC Pasfoto | Man met baard
^ **Ruud Smeets**
(R.J.H.)
^ Overloonseweg 18
5804 AV Venray
+31 6 5550 0191
ruud.smeets@maasduinen.example
^ **Papieren**
VCA-VOL
NEN 3140 VP
Hoogwerker
Rijbewijs B, BE
KNX Basic
^ **Talen**
Nederlands
Duits (platt met de buren)
---
**Eerste monteur elektrotechniek (utiliteit)**
^ Ik ben van 1984, kom uit een familie van elektriciens en werk het liefst met een leerling naast me. Zoek iets dichter bij huis, max. 30 minuten, 40 uur of vier keer negen.
# Ervaring
**Hoppenbrouwers Techniek, Venray**
Eerste monteur
2018-01 t/m heden
* Distributiecentra: hoofdverdelers, noodverlichting, laadpleinen
* Werkvoorbereiding op de tablet, opleveren, revisie
**RS Elektro, Venray**
Zzp’er
2015-09 t/m 2017-12
* Verbouwingen, zonnepanelen, storingen
**Imtech, Eindhoven**
Monteur elektrotechniek
2009-05 t/m 2015-08 (faillissement)
**Installatiebedrijf Janssen, Horst**
Elektromonteur
2003-08 t/m 2009-04
# School
MBO 3 Eerste monteur installaties, Gilde Opleidingen, 2008
MBO 2 BBL Elektro, Gilde Opleidingen, 2005
VMBO, Raayland College, 2003
]]
`,
  }),
  cv('32-nl-nl-brief-chauffeur', 'pdf', 'nl', 'NL', {
    names: ['Gerrit-Jan Wubs', 'Gerrit Jan Wubs'],
    email: 'gjwubs@hondsrugmail.example',
    phone: '06 55 50 01 08',
    city: 'Borger',
    languages: [],
    jobs: [
      'vrachtwagenchauffeur | Oegema Transport | Dedemsvaart | 2016 | now',
      'magazijnmedewerker | Beter Bed | Hardenberg | 2008 | 2016',
      'melkveehouder | Maatschap Wubs | Buinen | 1997 | 2008',
    ],
    page: `
Borger, 2 november 2026
^ Geachte mevrouw Pranger,
^ Via mijn zwager hoorde ik dat u planners zoekt. Een echt CV heb ik niet, maar hier staat alles in.
Ik ben 47 jaar. Sinds 2016 rijd ik als vrachtwagenchauffeur bij Oegema Transport in Dedemsvaart, eerst zuivel, de laatste vier jaar bloemen op Duitsland en Denemarken. Code 95 loopt tot 2029, ADR heb ik ook.
Van 2008 tot 2016 werkte ik als magazijnmedewerker bij Beter Bed in Hardenberg: laden, lossen, reachtruck, en het laatste jaar viel ik in voor de planner. Dat beviel me zo goed dat het nooit uit mijn hoofd is gegaan.
Daarvoor, van 1997 tot 2008, was ik melkveehouder bij Maatschap Wubs in Buinen, samen met mijn vader. We zijn gestopt toen zijn heup het begaf.
Ik heb de middelbare agrarische school in Emmen gedaan (diploma 1997) en vorig jaar via het LOI de cursus Transportplanner, met een 8.
Door mijn rug wil ik uit de cabine. In de avonden en het weekend ben ik bereikbaar op 06 55 50 01 08, mailen kan altijd: gjwubs@hondsrugmail.example.
^ Met vriendelijke groet,
^ Gerrit-Jan Wubs
Torenlaan 90, 9531 JL Borger
`,
  }),
  cv('33-nl-nl-portal-verkoop', 'docx', 'nl', 'NL', {
    names: ['Dennis van ’t Hof', "Dennis van 't Hof"],
    email: 'd.vanthof@zeelandmail.example',
    phone: '+31655500164',
    city: 'Goes',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Accountmanager buitendienst | Technische Unie | Goes | 2020-11 | now',
      'Commercieel medewerker binnendienst | Rexel Nederland | Breda | 2015-02 | 2020-10',
      'Verkoper | Praxis | Middelburg | 2011-04 | 2015-01',
    ],
    page: `
~ Profiel 4471906 – gedownload op 11-11-2026 – beschikbaar: in overleg – uren: 40
# Dennis van ’t Hof
**Woonplaats:** Goes
**Mobiel:** +31655500164
**E-mailadres:** d.vanthof@zeelandmail.example
**Gewenste functie:** Salesmanager / Rayonmanager
**Gewenst salaris:** € 4.600 – € 5.200
**Reisafstand:** tot 60 km
**Rijbewijs:** B
# Werkervaring
**Functie:** Accountmanager buitendienst
**Werkgever:** Technische Unie, Goes
**Periode:** november 2020 – heden
**Omschrijving:** 140 installateurs op Walcheren, Zuid- en Noord-Beveland en Schouwen. Omzet van 6,2 naar 8,9 miljoen. Beurzen, jaarafspraken, klachten.
**Functie:** Commercieel medewerker binnendienst
**Werkgever:** Rexel Nederland, Breda
**Periode:** februari 2015 – oktober 2020
**Omschrijving:** Offertes, verlichtingsplannen, nacalculatie.
**Functie:** Verkoper
**Werkgever:** Praxis, Middelburg
**Periode:** april 2011 – januari 2015
**Omschrijving:** Hout en ijzerwaren.
# Opleiding
**Opleiding:** HBO Commerciële Economie (niet afgerond)
**Instelling:** HZ University of Applied Sciences, Vlissingen
**Periode:** 2008 – 2010
**Opleiding:** HAVO
**Instelling:** Ostrea Lyceum, Goes
**Periode:** 2003 – 2008
# Taalkennis
**Nederlands:** moedertaal
**Engels:** goed
**Duits:** redelijk
`,
  }),
  cv('34-nl-be-zorgkundige', 'doc', 'nl', 'BE', {
    names: ['Kimberly Van den Broeck', 'Van den Broeck Kimberly'],
    email: 'kimmy.vdb@demermail.example',
    phone: '0470 55 01 26',
    city: 'Aarschot',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Zorgkundige | WZC Sint-Rochus | Aarschot | 2019-09 | now',
      'Poetshulp | Daenens Dienstencheques | Leuven | 2014-03 | 2019-08',
      'Winkelbediende | Zeeman | Diest | 2010-07 | 2014-02',
    ],
    page: `
# CV Van den Broeck Kimberly
Steenweg op Rillaar 44 bus 2, 3200 Aarschot
gsm 0470 55 01 26 - kimmy.vdb@demermail.example
° Leuven 3 mei 1992 - Belgische - samenwonend, 2 kindjes
# Werkervaring
09/2019 - heden \tWZC Sint-Rochus, Aarschot
Zorgkundige (30/38, dag en weekend)
* hygiënische zorgen, maaltijdbegeleiding, dementie-afdeling van 24 bewoners
* sinds 2023 extra handelingen: parameters, medicatie uitdelen, steunkousen
03/2014 - 08/2019 \tDaenens Dienstencheques, Leuven
Poetshulp
* bij 9 vaste klanten, meest oudere mensen
07/2010 - 02/2014 \tZeeman, Diest
Winkelbediende
# Studies
2018-2019 \tZorgkundige, CVO Volt Leuven (visum FOD in orde)
2004-2010 \tBSO Verzorging, Damiaaninstituut Aarschot
# Talen
Nederlands: moedertaal
Frans: een mondje
# Nog iets
Rijbewijs B en eigen wagen. Ik kan beginnen na mijn opzeg van 7 weken. Liefst niet verder dan Leuven.
`,
  }),
  cv('35-nl-be-boekhouder', 'pdf', 'nl', 'BE', {
    names: ['Annelies Baert-D’Hondt', 'Annelies Baert'],
    email: 'annelies.baert@leievallei.example',
    phone: '+32 470 55 01 71',
    city: 'Deinze',
    headline: 'ITAA-accountant',
    languages: ['Nederlands', 'Frans', 'Engels'],
    aside: [3],
    jobs: [
      'Finance Manager | Veldeman Bedding | Deinze | 2022-01 | now',
      'Dossierbeheerder | Vandelanotte | Kortrijk | 2013-09 | 2021-12',
      'Hulpboekhouder | Balta | Sint-Baafs-Vijve | 2010-08 | 2013-08',
      'Stage boekhouding | Kantoor Lagae & Zoon | Zulte | 2010-02 | 2010-05',
    ],
    page: `
|| 9 8
| **ANNELIES BAERT-D’HONDT**\\ITAA-accountant | Kapellestraat 12, 9800 Deinze\\+32 470 55 01 71\\annelies.baert@leievallei.example
# Profiel
Twaalf jaar kantoor en bedrijf. Ik sluit af op dag vijf en slaap daarna goed.
# Professioneel
|| 5.5 11.5
| **Finance Manager**\\01/2022 – heden | Veldeman Bedding, Deinze\\Consolidatie van vier vennootschappen, bankconvenanten, team van drie
| **Dossierbeheerder**\\09/2013 – 12/2021 | Vandelanotte, Kortrijk\\Btw, vennootschapsbelasting, neerlegging van 55 jaarrekeningen
| **Hulpboekhouder**\\08/2010 – 08/2013 | Balta, Sint-Baafs-Vijve\\Aankoopfacturen, Intrastat
| **Stage boekhouding**\\02/2010 – 05/2010 | Kantoor Lagae & Zoon, Zulte
# Diploma’s
|| 5.5 11.5
| 2016 – 2019 | Stage en bekwaamheidsexamen ITAA
| 2007 – 2010 | Professionele bachelor Accountancy-Fiscaliteit, HOGENT
| 2001 – 2007 | Economie-Moderne Talen, Leiepoort Deinze
# Pakketten
Exact Online, BOB50, Octopus, Silverfin
# Talenkennis
|| 5.5 11.5
| Nederlands | moedertaal
| Frans | vlot, dagelijks aan de telefoon
| Engels | goed
`,
  }),
  cv('36-nl-be-ict', 'docx', 'nl', 'BE', {
    names: ['Thibaut Coppens de Eeckenbrugge', 'Thibaut Coppens'],
    email: 'thibaut@codecoppens.example',
    phone: '+32 (0)470 55 01 39',
    city: 'Mechelen',
    headline: 'Backend developer – Java / Kotlin',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Freelance backend developer | Codecoppens BV | Mechelen | 2022-01 | now',
      'Software engineer | Colruyt Group IT | Halle | 2017-03 | 2021-12',
      'Junior developer | Cegeka | Leuven | 2014-09 | 2017-02',
    ],
    page: `
FOOT Thibaut Coppens de Eeckenbrugge – Codecoppens BV – BTW BE 0000.000.097
[[ 11.5 5.5
! Thibaut Coppens de Eeckenbrugge
Backend developer – Java / Kotlin
^ **Werk**
^ **Freelance backend developer**
Codecoppens BV, Mechelen
jan. 2022 – heden
Opdrachten:
* Colruyt Group: prijsmotor, Kafka, 2 000 berichten per seconde
* VRT: inlogdienst, OAuth2, Keycloak
* Stad Antwerpen: loket voor parkeervergunningen
^ **Software engineer**
Colruyt Group IT, Halle
mrt. 2017 – dec. 2021
* Van monoliet naar 40 services, Spring Boot
^ **Junior developer**
Cegeka, Leuven
sept. 2014 – febr. 2017
* Portaal voor Vlaamse lokale besturen, Struts, Oracle
^ **School**
Master Toegepaste Informatica, KU Leuven, 2014
Bachelor Informatica, KU Leuven, 2012
---
^ Mechelen
+32 (0)470 55 01 39
thibaut@codecoppens.example
^ **Talen**
Nederlands (thuis)
Frans (thuis)
Engels (werk)
^ **Stapel**
Kotlin, Java 21
Spring Boot, Ktor
Kafka, Postgres
Kubernetes, ArgoCD
^ **Tarief**
Vanaf 640 per dag
^ **Vrij vanaf**
1 februari 2027
^ **Verder**
Scoutsleider op rust, triatlon, bier brouwen met matig succes
]]
`,
  }),
];
