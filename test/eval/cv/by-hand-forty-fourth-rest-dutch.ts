import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_FORTY_FOURTH_REST_DUTCH: Sheet[] = [
  cv('23-nl-be-elektricien', 'doc', 'nl', 'BE', {
    names: ['Steven Vandenbroucke', 'Vandenbroucke Steven'],
    email: 'steven.vdb@westhoekpost.example',
    phone: '0470 55 01 92',
    city: 'Roeselare',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Ploegbaas elektriciteit | Cegelec | Kortrijk | 2020-09 | now',
      'Industrieel elektricien | Vandemoortele | Izegem | 2012-02 | 2020-08',
      'Residentieel elektricien | Elektro Dewulf BV | Ardooie | 2006-07 | 2012-01',
    ],
    page: `
> **VANDENBROUCKE Steven**
> Honzebroekstraat 51 – 8800 Roeselare – 0470 55 01 92 – steven.vdb@westhoekpost.example
> °Torhout, 14/12/1987 – Belg – samenwonend, 2 kinderen – rijbewijs B en BE
^ **BEROEPSERVARING**
**09/2020 - heden: Cegelec, Kortrijk**
Ploegbaas elektriciteit
* Ploeg van 7, nieuwbouw in de voedingsnijverheid
* Keuringen met Vinçotte, as-builtdossier, werfvergaderingen
**02/2012 - 08/2020: Vandemoortele, Izegem**
Industrieel elektricien
* Storingen in 3 ploegen, Siemens S7 lezen en aanpassen, frequentieregelaars
**07/2006 - 01/2012: Elektro Dewulf BV, Ardooie**
Residentieel elektricien
* Woningen van a tot z, domotica (Niko Home Control), zonnepanelen
^ **STUDIES**
2003 - 2006: BSO Elektrische installaties + 7de jaar Industriële elektriciteit, VTI Roeselare
^ **ATTESTEN**
BA4/BA5, VCA-VOL, hoogwerker, attest werken op hoogte (2025)
^ **TALENKENNIS**
Nederlands: moedertaal / Frans: goed op de werf
^ **WAT IK ZOEK**
Dagwerk binnen 25 km van Roeselare, firmawagen, PC 149.01 of 124
`,
  }),
  cv('24-nl-nl-devops', 'pdf', 'nl', 'NL', {
    names: ['Roderick van den Bosch'],
    email: 'roderick@vdbosch.example',
    phone: '+31 6 5550 0155',
    city: 'Utrecht',
    headline: 'Platform engineer',
    languages: ['Nederlands', 'Engels', 'Portugees'],
    jobs: [
      'Freelance platform engineer | Bosch Cloudwerk | | 2022-06 | now',
      'Lead DevOps engineer | bol | Utrecht | 2018-04 | 2022-05',
      'Systeembeheerder | Universiteit Utrecht | | 2013-09 | 2018-03',
      'Medewerker servicedesk | Universiteit Utrecht | | 2011-05 | 2013-08',
    ],
    page: `
[[ 5.5 11.5
PIC foto | portret
**Gegevens**
Utrecht (Lombok)
+31 6 5550 0155
roderick@vdbosch.example
KvK en btw op aanvraag
^ **Dagelijks**
Kubernetes, ArgoCD
Terraform, Crossplane
AWS, Azure
Go, Bash
Grafana, Loki
^ **Certificaten**
CKA (2024)
AWS SA Professional (2023)
^ **Talen**
Nederlands
Engels
Portugees (basis)
---
! Roderick van den Bosch
Platform engineer
^ Ik zorg dat ontwikkelteams kunnen uitrollen zonder dat iemand een ticket hoeft te schrijven. Beschikbaar per 1 februari, 32 tot 36 uur, hybride.
^ **Ervaring**
**Freelance platform engineer**, Bosch Cloudwerk
juni 2022 – heden
Opdrachten:
* Politie, Driebergen: interne ontwikkelstraat, 60 teams (2024 – nu)
* Coolblue, Rotterdam: kosten van de cloud met 28% omlaag (2023)
* ANVA, Amersfoort: eerste stap naar Kubernetes (2022 – 2023)
**Lead DevOps engineer**, bol, Utrecht
april 2018 – mei 2022
* Van datacenter naar Google Cloud, met een team van zes
**Systeembeheerder**, Universiteit Utrecht
september 2013 – maart 2018
* Linux, Puppet, rekencluster van Geowetenschappen
**Medewerker servicedesk**, Universiteit Utrecht
mei 2011 – augustus 2013
^ **Opleiding**
Bachelor Kunstmatige intelligentie, Universiteit Utrecht (2008 – 2012)
Vwo, Stedelijk Gymnasium Den Bosch
]]
`,
  }),
  cv('25-nl-nl-verzorgende', 'txt', 'nl', 'NL', {
    names: ['Ilse Kortekaas'],
    email: 'ilse.kortekaas@bollenmail.example',
    phone: '06-55500137',
    city: 'Lisse',
    languages: [],
    jobs: [
      'verzorgende IG | Marente | Noordwijkerhout | 2017-05 | now',
      'helpende | Topaz | Leiden | 2012-09 | 2017-04',
      'medewerkster bloemenveiling | Royal FloraHolland | Rijnsburg | 2003 | 2012',
    ],
    page: `
Ilse Kortekaas
Heereweg 214 A, 2161 BR Lisse
06-55500137 (na 15.00 uur)
ilse.kortekaas@bollenmail.example

Lisse, 12 november 2026

Beste mensen van het uitzendbureau,

Een apart cv heb ik niet, dus ik schrijf het hier maar op.

Vanaf mei 2017 werk ik als verzorgende IG bij Marente in Noordwijkerhout, 24 uur, op een PG-afdeling met twaalf bewoners. Ik ben daar EVV'er en doe de medicatie. Mijn BIG-nummer heb ik niet, dat is voor verpleegkundigen, maar ik ben wel voor alles afgetekend t/m 2028.

Daarvoor was ik helpende bij Topaz in Leiden, september 2012 t/m april 2017. In die jaren heb ik 's avonds het diploma verzorgende IG gehaald bij mboRijnland.

En daarvoor, van 2003 tot 2012, stond ik als medewerkster bloemenveiling bij Royal FloraHolland in Rijnsburg. Om vier uur op, maar het was een leuke tijd.

Van school heb ik mavo (Fioretti College, 1999).

Ik zoek iets in de wijk, liefst Lisse, Hillegom of Sassenheim, tussen 20 en 28 uur. Ik heb rijbewijs B en een elektrische fiets.

Groetjes,
Ilse
`,
  }),
  cv('26-nl-nl-onderzoeker', 'odt', 'nl', 'NL', {
    names: ['Sanne ter Horst', 'dr. ir. Sanne ter Horst', 'S.E. ter Horst'],
    email: 's.terhorst@binnenveld.example',
    phone: '+31 (0)6 5550 0168',
    city: 'Wageningen',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Onderzoeker plantenveredeling | Rijk Zwaan | Fijnaart | 2021-10 | now',
      'Postdoctoraal onderzoeker | Wageningen University & Research | Wageningen | 2019-01 | 2021-09',
      'Promovendus | Max-Planck-Institut für Pflanzenzüchtungsforschung | Keulen | 2014-09 | 2018-12',
      'Laboratoriumanalist | NAK | Emmeloord | 2012-02 | 2014-08',
    ],
    page: `
# dr. ir. S.E. (Sanne) ter Horst
|| 4 13
| woonplaats | Wageningen
| telefoon | +31 (0)6 5550 0168
| mail | s.terhorst@binnenveld.example
| website | terhorst-kool.example
# Loopbaan
|| 4 13
| okt 2021 – heden | Onderzoeker plantenveredeling\\Rijk Zwaan, Fijnaart\\Resistentie tegen valse meeldauw in sla; merkers, klimaatkamers, twee analisten
| jan 2019 – sept 2021 | Postdoctoraal onderzoeker\\Wageningen University & Research, Wageningen\\NWO-project over knolvoet in koolgewassen
| sept 2014 – dec 2018 | Promovendus\\Max-Planck-Institut für Pflanzenzüchtungsforschung, Keulen
| feb 2012 – aug 2014 | Laboratoriumanalist\\NAK, Emmeloord\\ELISA en PCR op pootaardappelen
# Opleidingen
|| 4 13
| 2018 | Promotie (dr.), Universität zu Köln: Plasmodiophora in het wild
| 2009 – 2011 | MSc Plant Sciences (ir.), Wageningen University
| 2006 – 2009 | BSc Plantenwetenschappen, Wageningen University
# Publicaties (keuze)
Ter Horst SE, De Boer K, Vogel A (2020) Clubroot in wild cabbages. __Plant Pathology__
Vogel A, Ter Horst SE (2018) Field notes on __Brassica oleracea__. __Annals of Botany__
# Talen
Nederlands (moedertaal), Engels (C2), Duits (C1)
# Nevenactiviteiten
Bestuurslid van de volkstuin; juniorcommissie KNPV (2020 – 2023)
`,
  }),
];
