import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh-rest');

/** The five of the closed thirty that are in Dutch. */
export const BY_HAND_THIRTY_SEVENTH_REST_DUTCH: Sheet[] = [
  cv('09-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: ['Annemieke ter Braak-de Groot', 'Annemieke ter Braak'],
    email: 'annemieketerbraak@twentemail.example',
    phone: '06 55 50 61 39',
    city: 'Hengelo',
    jobs: [
      'Wijkverpleegkundige | Carintreggeland | | 2018-05 | now',
      'Verpleegkundige spoedeisende hulp | Medisch Spectrum Twente | | 2009-10 | 2018-04',
      'Verpleegkundige | ZGT Almelo | | 2006-08 | 2009-09',
    ],
    page: `
|| 5 12
| **Naam** | Annemieke ter Braak-de Groot
| **Adres** | Oldenzaalsestraat 88, 7551 AR Hengelo
| **Mobiel** | 06 55 50 61 39
| **Mail** | annemieketerbraak@twentemail.example
| **Geboren** | 7 juli 1984, Borne
| **BIG-nummer** | 00000000030
^ **Wat ik zoek**
Een baan als wijkverpleegkundige of casemanager van 24 tot 28 uur, liefst zonder avonddiensten. Ik ben nuchter, zelfstandig en ik kan goed luisteren.
^ **Waar ik heb gewerkt**
|| 5 12
| 05-2018 tot heden | Wijkverpleegkundige bij Carintreggeland, Hengelo\\Indicaties stellen, zorgplannen, palliatieve zorg, begeleiden van stagiaires
| 10-2009 tot 04-2018 | Verpleegkundige spoedeisende hulp bij Medisch Spectrum Twente, Enschede\\Triage, traumaopvang, lid van de verpleegkundige adviesraad
| 08-2006 tot 09-2009 | Verpleegkundige bij ZGT Almelo\\Afdeling longziekten
^ **Wat ik heb geleerd**
|| 5 12
| 2017 | Post-hbo Wijkverpleegkunde, Saxion
| 2011 | SEH-opleiding, Radboud Zorgacademie
| 2002 – 2006 | Hbo-v, Saxion Enschede
^ **Verder**
Rijbewijs B en eigen auto. Zing in een shantykoor en fok Drentse patrijshonden.
`,
  }),
  cv('10-nl-devops', 'pdf', 'nl', 'NL', {
    names: ['Yonas Tesfay Gebremedhin', 'Yonas Gebremedhin', 'Yonas Tesfay'],
    email: 'yonas@gebremedhin.example',
    phone: '+31 6 5550 8824',
    city: 'Utrecht',
    headline: 'DevOps engineer',
    languages: ['Nederlands', 'Engels', 'Tigrinya'],
    jobs: [
      'Platform engineer | Bol | | 2023-03 | now',
      'DevOps engineer | NS Reizigers | | 2020-02 | 2023-02',
      'Systeembeheerder | Gemeente Amersfoort | | 2017-09 | 2020-01',
      'Helpdeskmedewerker | Centric | | 2016-04 | 2017-08',
    ],
    page: `
! Yonas Tesfay Gebremedhin
DevOps engineer • Utrecht • +31 6 5550 8824 • yonas@gebremedhin.example
[[ 11 6
**Ervaring**
**Platform engineer** – Bol, Utrecht
mrt 2023 – heden
Kubernetes op GKE voor veertig teams, kostenbewaking, on-call
**DevOps engineer** – NS Reizigers, Utrecht
feb 2020 – feb 2023
Van handwerk naar GitLab CI, reisplanner in de cloud, monitoring met Grafana
**Systeembeheerder** – Gemeente Amersfoort
sep 2017 – jan 2020
Windows Server, VMware, back-up en restore
**Helpdeskmedewerker** – Centric, Gouda
apr 2016 – aug 2017
Eerste lijn, via UWV leerwerktraject begonnen
^ **Opleiding**
Mbo 4 ICT-beheerder, ROC Midden Nederland, 2014 – 2017
Inburgering en NT2 staatsexamen II, 2014
---
**Kennis**
Kubernetes
Terraform
Go en Python
Prometheus
Argo CD
^ **Certificaten**
CKA (2022)
GCP Professional Cloud Architect (2024)
^ **Talen**
Nederlands
Engels
Tigrinya
^ **Privé**
Hardlopen (marathon 2.54), coach van nieuwkomers bij VluchtelingenWerk
]]
`,
  }),
  cv('11-nl-bedrijfsleider-horeca', 'doc', 'nl', 'NL', {
    names: ['Chantal Vermeulen'],
    email: 'c.vermeulen@brabantpost.example',
    phone: '06-55502274',
    city: 'Breda',
    headline: 'Bedrijfsleider horeca',
    languages: ['Nederlands', 'Engels', 'Frans'],
    jobs: [
      'Bedrijfsleider | Grand Café De Beyerd | | 2020-06 | now',
      'Assistent-bedrijfsleider | Grand Café De Beyerd | | 2016-01 | 2020-05',
      'Eerste medewerker bediening | Van der Valk Princeville | | 2012-03 | 2015-12',
      'Medewerker bediening | Efteling | | 2008-04 | 2012-02',
    ],
    page: `
Bedrijfsleider horeca
**Chantal Vermeulen** | Breda | 06-55502274 | c.vermeulen@brabantpost.example
# PROFIEL
Horeca is voor mij gastheerschap, maar ook een loonkostenpercentage van 31. Na tien jaar in dezelfde zaak toe aan iets nieuws, hotel of evenementen.
# LOOPBAAN
## Grand Café De Beyerd, Breda
**Bedrijfsleider** (juni 2020 – heden)
* Omzet van 2,4 mln, 28 man, eigen brouwerij
* Terras opnieuw ingericht, gasten blijven nu langer zitten
* Ziekteverzuim van 9 naar 4 procent
* Planning in L1NDA, inkoop, sollicitaties
**Assistent-bedrijfsleider** (januari 2016 – mei 2020)
* Avonddiensten, terras van 180 plaatsen
## Van der Valk Princeville
**Eerste medewerker bediening** (maart 2012 – december 2015)
* Banqueting en à la carte
## Efteling, Kaatsheuvel
**Medewerker bediening** (april 2008 – februari 2012)
* Polles Keuken, bijbaan en later fulltime
# OPLEIDING
Mbo 4 Manager/ondernemer horeca, De Rooi Pannen Breda, 2011
Sociale Hygiëne, 2013
BHV, jaarlijks herhaald
# TALEN
Nederlands, Engels, Frans
`,
  }),
  cv('12-nl-be-werfleider', 'pdf', 'nl', 'BE', {
    names: ['Van den Broeck Stijn', 'Stijn Van den Broeck'],
    email: 'stijn.vdb@denderpost.example',
    phone: '+32 470 55 50 63',
    city: 'Aalst',
    headline: 'Projectleider ruwbouw',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Projectleider | Willemen Groep | | 2019-01 | now',
      'Werfleider | BESIX | | 2012-09 | 2018-12',
      'Assistent-werfleider | Democo | | 2009-09 | 2012-08',
      'Stagiair | Strabag Belgium | | 2009-02 | 2009-05',
    ],
    aside: [3],
    page: `
[[ 12 5
**VAN DEN BROECK Stijn**
Projectleider ruwbouw
Ing. bouwkunde
---
PIC Foto | portret
]]
^ **Gegevens**
= Adres\tMoorselbaan 214, 9300 Aalst
= Gsm\t+32 470 55 50 63
= E-mail\tstijn.vdb@denderpost.example
= Geboren\t19 april 1987
= Talen\tNederlands, Frans, Engels
^ **Beroepservaring**
**01/2019 – heden: Willemen Groep, Mechelen**
Projectleider
* AZ Alma-uitbreiding, Eeklo (18 mio)
* Woonzorgcentrum met 120 kamers, Ninove (14 mio)
* Basisschool De Notelaar, Denderleeuw (6 mio, DBFM)
* Nacalculatie, vorderingsstaten, onderhandelen met onderaannemers
**09/2012 – 12/2018: BESIX, Brussel**
Werfleider
* Appartementen Up-Site, afwerking
* Waterzuivering Brussel-Zuid
* Parking onder het station van Leuven, diepwanden
* Planning per week, betonbestellingen, veiligheidsrondgangen
**09/2009 – 08/2012: Democo, Hasselt**
Assistent-werfleider
* Scholen van Morgen, opmetingen en bestellingen
**02/2009 – 05/2009: Strabag Belgium**
Stagiair
^ **Opleiding**
Industrieel ingenieur bouwkunde, Hogeschool Gent, 2005 – 2009
Preventieadviseur niveau III, 2016
VCA-VOL
^ **Software**
MS Project, Revit Viewer, Bluebeam, Teamwork
^ **Ontspanning**
Duivensport met mijn vader, Eendracht Aalst
`,
  }),
  cv('13-nl-administratie-starter', 'docx', 'nl', 'NL', {
    names: ['Shanaya Ramdin', 'Shanaya Priya Ramdin'],
    email: 'shanayaramdin@hofmail.example',
    phone: '06 5550 9917',
    city: 'Zoetermeer',
    languages: ['Nederlands', 'Engels', 'Sarnami'],
    jobs: [
      'Caissière | Jumbo | | 2021-05 | now',
      'Stagiaire crediteurenadministratie | Siemens Nederland | | 2025-02 | 2025-07',
      'Stagiaire | Administratiekantoor Van Leeuwen | | 2023-09 | 2024-01',
    ],
    aside: [1, 2],
    page: `
# Shanaya Priya Ramdin
~ 06 5550 9917 / shanayaramdin@hofmail.example / Zoetermeer / 02-12-2004
## Over mij
Net klaar met mijn hbo Finance & Control. Ik ben precies, ik vraag door en ik vind een kloppende balans echt mooi. Op zoek naar mijn eerste volle baan op een financiële administratie, regio Den Haag.
## Opleiding
2022 – 2026 Associate degree Finance & Control, De Haagse Hogeschool
2017 – 2022 Havo, Oranje Nassau College Zoetermeer
## Stages
**Siemens Nederland, Den Haag**
Stagiaire crediteurenadministratie, februari 2025 – juli 2025
* Facturen in SAP, openstaande posten, een handleiding voor de volgende stagiair
**Administratiekantoor Van Leeuwen, Zoetermeer**
Stagiaire, september 2023 – januari 2024
* Btw-aangiften van eenmanszaken
## Bijbaan
**Jumbo, Zoetermeer**
Caissière, mei 2021 – heden
* Kassa’s openen en afsluiten, servicebalie
## Talen
Nederlands, Engels, Sarnami
## Vaardigheden
Excel (draaitabellen), Exact Online, SAP FI, AFAS
`,
  }),
];
