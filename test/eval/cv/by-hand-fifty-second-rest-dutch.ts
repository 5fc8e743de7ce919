import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-second');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_FIFTY_SECOND_REST_DUTCH: Sheet[] = [
  cv('13-nl-nl-verzorgende', 'pdf', 'nl', 'NL', {
    names: ['Soraya El Idrissi-Kuipers', 'Soraya El Idrissi - Kuipers'],
    email: 'sorayakuipers@zaanpost.example',
    phone: '06 - 5550 0173',
    city: 'Zaandam',
    headline: 'Verzorgende IG',
    languages: ['Nederlands', 'Berbers', 'Frans'],
    jobs: [
      'Verzorgende IG | Evean | Purmerend | 2020-10 | now',
      'Verzorgende IG | Zorgcirkel | Krommenie | 2015-05 | 2020-09',
      'Helpende plus | Zorgcirkel | Krommenie | 2012-02 | 2015-04',
      'Caissière | Deen Supermarkten | Wormerveer | 2008 | 2012',
    ],
    page: `
> **Soraya El Idrissi-Kuipers**
> Verzorgende IG
> Botenmakersstraat 140 | 1506 TE Zaandam | 06 - 5550 0173 | sorayakuipers@zaanpost.example
^ **Even voorstellen**
Moeder van drie, nuchter, en nooit te beroerd om een dienst te ruilen. Na vijf jaar wijk in Purmerend zoek ik iets dichter bij huis: 24 tot 28 uur, liefst overdag, en één weekend per maand is prima.
^ **Waar ik gewerkt heb**
**Evean**, wijkteam Purmerend-Zuid – Verzorgende IG – oktober 2020 tot heden
* medicatie, wondzorg, steunkousen, katheters; EVV voor negen cliënten
* werk met Ons en met de mobiele medicijnapp
**Zorgcirkel**, locatie Rosariumhorst, Krommenie
Verzorgende IG – mei 2015 t/m september 2020
Helpende plus – februari 2012 t/m april 2015
* psychogeriatrie, twee woningen van acht
**Deen Supermarkten**, Wormerveer – Caissière – 2008-2012
^ **Diploma’s**
Verzorgende IG, niveau 3, Regio College Zaandam (BBL), 2015
Helpende Zorg en Welzijn, niveau 2, Regio College, 2011
Vmbo-kader, Trias VMBO, 2008
^ **Bijgeschoold**
Voorbehouden handelingen (tot 06-2027), BHV, dementie en probleemgedrag, AVG
^ **Talen**
Nederlands, Berbers, Frans (een beetje)
^ **Rijbewijs**
B, en een e-bike
`,
  }),
  cv('14-nl-be-elektricien', 'docx', 'nl', 'BE', {
    names: ['Wim Van den Bossche', 'Wim Van Den Bossche'],
    email: 'wim.vdb@denderpost.example',
    phone: '0455 55 01 28',
    city: 'Ninove',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Industrieel elektricien | Aviko | Erembodegem | 2017-03 | now',
      'Onderhoudselektricien | Tupperware | Aalst | 2008-09 | 2017-02',
      'Residentieel elektricien | Elektro De Smedt bvba | Geraardsbergen | 2003-07 | 2008-08',
    ],
    page: `
# PERSOONLIJKE INFORMATIE
|| 5 12
| Familienaam, voornaam | VAN DEN BOSSCHE Wim
| Adres | Brakelsesteenweg 233 bus 1, 9400 Ninove
| Gsm | 0455 55 01 28
| E-mail | wim.vdb@denderpost.example
| Geboren te | Aalst, 30 april 1984
| Rijbewijs | B en BE
# BEROEPSERVARING
|| 5 12
| Periode | maart 2017 – heden
| Functie | Industrieel elektricien
| Werkgever | Aviko, Erembodegem
| Taken | Storingen in ploeg (3 x 8), Siemens S7 en TIA, frequentieregelaars, wachtdienst
| Periode | september 2008 – februari 2017
| Functie | Onderhoudselektricien
| Werkgever | Tupperware, Aalst
| Taken | Spuitgietmachines, matrijsverwarming, preventief plan in Ultimo
| Periode | juli 2003 – augustus 2008
| Functie | Residentieel elektricien
| Werkgever | Elektro De Smedt bvba, Geraardsbergen
| Taken | Nieuwbouw, keuringen klaarzetten, domotica Niko
# OPLEIDING
|| 5 12
| 2003 | 7de jaar Industriële elektriciteit, VTI Aalst
| 2002 | TSO Elektrotechnieken, VTI Ninove
# ATTESTEN
BA5, VCA-VOL, hoogtewerker, heftruck, EHBO
# TALENKENNIS
|| 5 12
| Nederlands | moedertaal
| Frans | goed (mondeling), matig (schriftelijk)
`,
  }),
  cv('15-nl-nl-assistent-controller', 'doc', 'nl', 'NL', {
    names: ['Johannes Petrus van ’t Hoff', 'Hans van ’t Hoff', 'J.P. van ’t Hoff', "Hans van 't Hoff"],
    email: 'hansvanthoff@baroniebericht.example',
    phone: '+31 6 5550 0141',
    city: 'Etten-Leur',
    headline: 'Assistent controller met een voorliefde voor voorraden',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Assistent controller | Hero Benelux | Breda | 2021-06 | now',
      'Medewerker planning & control | Gemeente Halderberge | Oudenbosch | 2016-01 | 2021-05',
      'Assistent accountant | ABAB | Roosendaal | 2010-09 | 2015-12',
      'Administratief medewerker | Koninklijke Maas Jongeneel | Etten-Leur | 2006-08 | 2010-08',
      'Vakkenvuller en teamleider | Albert Heijn | Etten-Leur | 2002 | 2006',
    ],
    page: `
HEAD Curriculum vitae J.P. van ’t Hoff
# Hans van ’t Hoff
Assistent controller met een voorliefde voor voorraden
^ = Naam voluit \tJohannes Petrus van ’t Hoff
= Woonplaats \tEtten-Leur (Lage Banken 6, 4871)
= Mobiel \t+31 6 5550 0141
= Mail \thansvanthoff@baroniebericht.example
= Geboren \t19-03-1986 te Rucphen
# Loopbaan
06-2021 / heden \tHero Benelux, Breda
**Assistent controller**
* Maandafsluiting van twee fabrieken binnen vijf dagen
* Nacalculatie jam en babyvoeding, voorraadverschillen, kostprijsronde
* Sleuteluser bij de gang naar S/4HANA
* Wekelijks overleg met de fabriekschef, de inkoper en iemand van kwaliteit
* Forecast per kwartaal en een dashboard dat ook op de werkvloer hangt
* Vervanger van de controller in vakanties en bij zijn knieoperatie (elf weken)
* Begeleider van twee stagiairs van Avans
Resultaat: afkeur op suiker zichtbaar gemaakt, scheelt een ton per jaar
01-2016 / 05-2021 \tGemeente Halderberge, Oudenbosch
**Medewerker planning & control**
* Begroting en jaarstukken sociaal domein
* Verbijzonderde interne controle, samen met de accountant
* Kostprijs van leges en rioolheffing
* Raadsvragen over geld in gewone taal beantwoord
* Lid van de werkgroep herindeling, cijfers van drie dorpen naast elkaar gelegd
Reden van vertrek: ik wilde weer iets zien bewegen op een band
09-2010 / 12-2015 \tABAB, Roosendaal
**Assistent accountant**
* Samenstelpraktijk, vooral tuinders en transport
* Aangiften IB, VPB en omzetbelasting
* Twee jaar in de controlepraktijk meegelopen, veel voorraadopnames in de kou
* Relatiebeheer voor vijftien eigen klanten vanaf 2013
08-2006 / 08-2010 \tKoninklijke Maas Jongeneel, Etten-Leur
**Administratief medewerker**
* Facturen hout en plaatmateriaal, debiteuren nabellen
* Kas en pin van de balie, maandelijkse telling
2002 / 2006 \tAlbert Heijn, Etten-Leur
**Vakkenvuller en teamleider** (naast school)
# Scholing
2017 – 2019 \tPost-hbo Public controlling, Bestuursacademie
2010 – 2014 \tHbo Accountancy, Avans Breda (deeltijd)
2002 – 2006 \tMbo Bedrijfsadministratie, Markiezaat College
# Cursussen
2025 \tPower Query en DAX voor financials, twee dagen
2023 \tCoachend leidinggeven, intern bij Hero
2020 \tBBV en rechtmatigheid, VNG Academie
2018 \tLean green belt
2009 \tPraktijkdiploma boekhouden (PDB)
# Systemen
SAP S/4HANA, Key2Financiën, Power BI, Caseware, Excel (ook VBA)
# Talen
= Nederlands \tmoedertaal
= Engels \tgoed
= Duits \tredelijk
# Wat collega’s zeggen
“Hans vraagt drie keer waarom en dan klopt het.” “Hij lacht om zijn eigen grapjes, wij meestal ook.”
# Wensen
32 tot 36 uur, regio Breda – Roosendaal – Bergen op Zoom, een of twee dagen thuis, salaris vanaf € 4.600 bij voltijd
# Buiten kantoor
Penningmeester carnavalsvereniging, mountainbike, opa in wording
`,
  }),
  cv('16-nl-nl-software', 'pdf', 'nl', 'NL', {
    names: ['Thijmen ter Braak'],
    email: 'hoi@terbraak.example',
    phone: '+31 (0)6 5550 0188',
    city: 'Enschede',
    headline: 'Back-end developer',
    languages: ['Nederlands', 'Engels', 'Duits'],
    aside: [3],
    jobs: [
      'Medior back-end developer | Nedap | Groenlo | 2023-02 | now',
      'Software engineer | Topicus | Deventer | 2020-09 | 2023-01',
      'Werkstudent | Demcon | Enschede | 2018-09 | 2020-08',
      'Afstudeerder | Thales Nederland | Hengelo | 2020-02 | 2020-07',
    ],
    page: `
[[ 5 12
PIC Portret | Foto van de kandidaat
**Gegevens**
Enschede
+31 (0)6 5550 0188
hoi@terbraak.example
gitlab.com/terbraak-vb
Rijbewijs B

**Gereedschap**
Kotlin, Java 21
Spring Boot
PostgreSQL
Kafka
Kubernetes
Grafana

**Talen**
Nederlands
Engels (C1)
Duits (B1)

**Vrij**
Boulderen
Modelspoor, schaal N
Vrijwilliger Repair Café
---
! Thijmen ter Braak
Back-end developer
Zeven jaar code in productie, het meest voor zorg en onderwijs. Ik hou van saaie technologie en van mensen die vragen waarom.
# Ervaring
## Medior back-end developer
**Nedap**, Groenlo · feb. ’23 – nu
* Roosterengine voor thuiszorg: van minuten naar seconden
* Bereikbaarheidsdienst, eens in de zes weken
## Software engineer
**Topicus**, Deventer · sept. ’20 – jan. ’23
* Leerlingvolgsysteem, koppelingen met DUO
* Van monoliet naar vier diensten, en een weer terug
## Afstudeerder
**Thales Nederland**, Hengelo · feb. ’20 – juli ’20
* Radarbeelden comprimeren, cijfer 8,5
## Werkstudent
**Demcon**, Enschede · sept. ’18 – aug. ’20
* Testopstellingen in Python, twee dagen per week
# Opleiding
MSc Computer Science, Universiteit Twente, 2018–2020
BSc Technische Informatica, Universiteit Twente, 2014–2018
Vwo, Het Stormink, Deventer, 2014
]]
`,
  }),
  cv('17-nl-nl-magazijn', 'docx', 'nl', 'NL', {
    names: ['Ömer Yıldırım', 'Ömer Faruk Yıldırım'],
    email: 'omeryildirim77@betuwenet.example',
    phone: '0655500197',
    city: 'Tiel',
    languages: ['Turks', 'Nederlands'],
    jobs: [
      'heftruckchauffeur | Lidl distributiecentrum | Tiel | 2018 | now',
      'orderpicker | Kruidvat DC | Heteren | 2013 | 2018',
      'inpakker | Fruitmasters | Geldermalsen | 2009 | 2013',
      'bakkersknecht | Bakkerij Yıldırım | Tiel | 1996 | 2009',
    ],
    page: `
cv
naam: Ömer Faruk Yıldırım
straat: Predikbroedersweg 9
plaats: Tiel
tel: 0655500197
mail: omeryildirim77@betuwenet.example
geb. datum: 5-6-1977

werk
2018-nu heftruckchauffeur bij Lidl distributiecentrum, Tiel
reachtruck en hoogbouw, 2 ploegen, ook dock planning als de chef er niet is
2013-2018 orderpicker bij Kruidvat DC, Heteren
voicepicking, elke week boven de norm
2009-2013 inpakker bij Fruitmasters, Geldermalsen
appels en peren, seizoen werd vast
1996-2009 bakkersknecht bij Bakkerij Yıldırım, Tiel (van mijn vader, dicht sinds 2009)

school
vbo metaal, 1995, geen diploma
heftruckcertificaat, reachtruck, EPT (geldig tot 2028)
Nederlands op niveau B1, 2011

talen
Turks, Nederlands

ik ben nooit ziek en ik heb een auto. vroege dienst heeft mijn voorkeur
`,
  }),
  cv('18-nl-be-onderzoekster', 'doc', 'nl', 'BE', {
    names: ['Liesbet Van Hoorebeke-Claes', 'Liesbet Van Hoorebeke - Claes', 'Liesbet Van Hoorebeke'],
    email: 'liesbet.vanhoorebeke@leiepost.example',
    phone: '+32 455 55 01 66',
    city: 'Deinze',
    languages: ['Nederlands', 'Engels', 'Frans', 'Spaans'],
    aside: [3],
    jobs: [
      'Groepsleider enzymtechnologie | Inbiose | Zwijnaarde | 2021-01 | now',
      'Senior onderzoeker | VIB | Gent | 2015-10 | 2020-12',
      'Procesingenieur | Citrique Belge | Tienen | 2011-09 | 2015-09',
      'Doctoraatsbursaal | Universiteit Gent | Gent | 2007-10 | 2011-08',
    ],
    page: `
|| 8.5 8.5
| **dr. ir. Liesbet Van Hoorebeke-Claes** | Kouter 49, 9800 Deinze\\+32 455 55 01 66\\liesbet.vanhoorebeke@leiepost.example
# SAMENVATTING
Bio-ingenieur met 19 jaar ervaring, van kolf tot 15 m³. Ik leid een ploeg van acht en sta nog elke week zelf aan de fermentor. Op zoek naar een rol als R&D-directeur in een bedrijf onder de 100 mensen.
# PROFESSIONEEL PARCOURS
__01/2021 – heden__
Inbiose, Zwijnaarde
**Groepsleider enzymtechnologie**
* Twee humane melkoligosachariden van lab tot EFSA-dossier
* Budget 2,4 M euro, drie VLAIO-projecten als trekker
__10/2015 – 12/2020__
VIB, Gent
**Senior onderzoeker**
* High-throughput screening van glycosyltransferasen
* Begeleiding van vier doctorandi
__09/2011 – 09/2015__
Citrique Belge, Tienen
**Procesingenieur**
* Rendement citroenzuur van 78 naar 84 %
* Ploegverantwoordelijke bij de heropstart na de brand
__10/2007 – 08/2011__
Universiteit Gent, Vakgroep Biotechnologie
**Doctoraatsbursaal** (IWT-beurs)
# STUDIES
2011 \tDoctor in de bio-ingenieurswetenschappen, Universiteit Gent
2007 \tBio-ingenieur cel- en genbiotechnologie, grote onderscheiding
2002 \tLatijn-Wiskunde, Sint-Hendrikscollege Deinze
# OCTROOIEN EN PUBLICATIES
WO 2023/555014: Cell factories for fucosylated sugars (mede-uitvinder)
14 artikels met peer review, waarvan 6 als eerste auteur; lijst op vraag
# TALEN
Nederlands (moedertaal), Engels (vlot), Frans (goed), Spaans (basis)
# VARIA
Gemeenteraadslid in Deinze (2013-2018), koorzangeres
`,
  }),
];
