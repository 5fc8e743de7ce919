import { BY_HAND_TWENTY_NINTH_WEST_OTHERS_MORE } from './by-hand-twenty-ninth-west-others-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-ninth-more-w');

/** Twelve, of which four in English and two in French stand here and the others in a file beside it. All people are made up. */
export const BY_HAND_TWENTY_NINTH_WEST_MORE: Sheet[] = [
  cv('01-en-gb-bands-nurse', 'doc', 'en', 'GB', {
    names: ['Philippa Dunstan-Okoro'],
    email: 'pippa.dunstanokoro@tamarmail.example',
    phone: '07700 900763',
    city: 'Plymouth',
    headline: 'Senior Sister, Acute Medicine',
    jobs: [
      'Senior Sister (Band 7), Acute Medical Unit | Tamar Valley Hospitals NHS Trust | | 2022-10 | now',
      'Junior Sister (Band 6), Acute Medical Unit | Tamar Valley Hospitals NHS Trust | | 2019-03 | 2022-09',
      'Staff Nurse (Band 5), Respiratory | Tamar Valley Hospitals NHS Trust | | 2015-09 | 2019-02',
      'Healthcare Assistant | Mount Batten Nursing Home | | 2011-06 | 2012-08',
      'Bar Supervisor | The Minerva Lantern | | 2008-11 | 2011-05',
    ],
    page: `
HEAD Philippa Dunstan-Okoro RN, BSc (Hons), PGCert  –  07700 900763  –  pippa.dunstanokoro@tamarmail.example
FOOT NMC registration active, revalidated May 2025. Enhanced DBS on the Update Service.
! Philippa Dunstan-Okoro RN
Senior Sister, Acute Medicine
Peverell, Plymouth PL3
^ Acute nurse with eleven years on the floor and four as ward manager. I took AMU through its 2024 CQC visit and from 19% vacancies to 4%.
# Employment
**Tamar Valley Hospitals NHS Trust**	Sept 2015 – present
## Senior Sister (Band 7), Acute Medical Unit	Oct 2022 – present
* 28 beds, 46 WTE, budget of £2.3m
* E-roster lead. Agency spend down by two thirds since April 2023
* Seconded one day a week to the Deteriorating Patient group at Devon ICB, Jan to June 2024
## Junior Sister (Band 6), Acute Medical Unit	Mar 2019 – Sept 2022
* In charge of shift, mentor to 14 internationally educated nurses
## Staff Nurse (Band 5), Respiratory	Sept 2015 – Feb 2019
* NIV, chest drains, end of life care
**Mount Batten Nursing Home**
## Healthcare Assistant	June 2011 – Aug 2012
* Nights, 32 residents. The job that made me apply for nursing
**The Minerva Lantern**, Barbican
## Bar Supervisor	Nov 2008 – May 2011
# Education and training
PGCert Leadership in Healthcare, University of Plymouth, 2021
BSc (Hons) Adult Nursing, University of Plymouth, Sept 2012 – July 2015
ALS (2025), SIM mentor, Mary Seacole programme (2020)
# Outside work
Volunteer crew, RNLI shop Saturdays since 2017. Two greyhounds.
`,
  }),
  cv('02-en-gb-pasted-warehouse', 'doc', 'en', 'GB', {
    names: ['Craig Tolmie'],
    email: 'craigtolmie89@clydepost.example',
    phone: '07700 900228',
    city: 'Motherwell',
    jobs: [
      'Reach Truck Driver | Lanark Chilled Logistics | | 2024-03 | now',
      'FLT Driver | Blue Arrow | | 2023-08 | 2024-02',
      'Warehouse Operative | Staffline | | 2022-05 | 2023-06',
      'Order Picker | Pertemps | | 2021-10 | 2022-04',
      'Goods In Clerk | Ravenscraig Catering Supplies | | 2015-01 | 2020-07',
      "Driver's Mate | Ravenscraig Catering Supplies | | 2013 | 2014",
      'Postman | Royal Mail | | 2007-11 | 2012-09',
      'Shop Assistant | Farmfoods | | 2005-06 | 2007-10',
    ],
    page: `
CRAIG TOLMIE

44 Dalzell Rise, Motherwell, ML1
07700 900228
craigtolmie89@clydepost.example
Full clean UK licence, own car. Counterbalance + reach (RTITB, refresher due 11/27)

PROFILE
Hard working and never late. Used to nights, freezer, scan guns, the lot. Looking for permanent days but will look at anything within 20 miles of Motherwell.

WORK

03/24 - now
Reach Truck Driver, Lanark Chilled Logistics, Newhouse
4 on 4 off nights. Putaway at 11m, wave picks for Aldi and Lidl depots. Fire marshal.

08/23 - 02/24
FLT Driver, Blue Arrow (temp, on site at a drinks warehouse in Bellshill)
Loading trailers, counterbalance, about 40 pallets an hour on a good night

05/22 - 06/23
Warehouse Operative, Staffline (temp)
Eurocentral, two different sites. Took over as line lead for the Christmas peak 2022

10/21 - 04/22
Order Picker, Pertemps (temp)
Voice picking, ambient

08/20 - 09/21
Not working, looked after my dad

01/15 - 07/20
Goods In Clerk, Ravenscraig Catering Supplies, Wishaw
Booking in, returns, stock counts. Paid off when the firm closed in lockdown

04/13 - 12/14
Driver's Mate, Ravenscraig Catering Supplies

11/07 - 09/12
Postman, Royal Mail, Motherwell delivery office

06/05 - 10/07
Shop Assistant, Farmfoods

SCHOOL
Our Lady's High, left 2005, 5 Standard Grades

HOBBIES
Motherwell FC, 5 a sides, fixing up a 1998 Transit

REFERENCES on request
`,
  }),
  cv('03-en-us-pipe-welder', 'doc', 'en', 'US', {
    names: ['Curtis Ray Holloway', 'Curtis Holloway'],
    email: 'crholloway@permianmail.example',
    phone: '432-555-0119',
    city: 'Odessa',
    jobs: [
      'Combo Welder / Foreman | Llano Estacado Pipeline Services | | 2021 | now',
      'Rig Welder | Holloway Welding LLC | | 2016 | 2021',
      'Pipe Welder | Turner Industries | | 2012 | 2016',
      'Structural Welder | Big Spring Steel Erectors | | 2009 | 2012',
      'Combat Engineer, Corporal | United States Marine Corps | | 2005 | 2009',
    ],
    page: `
! Curtis Ray Holloway
Odessa, TX | 432-555-0119 | crholloway@permianmail.example
TWIC card. Own rig truck (2019 F-350, SA-200). Will travel, per diem.
# Certs & Processes
* 6G SMAW downhill API 1104, 6G TIG/stick ASME IX up to 2" wall
* P91, 316 stainless, Inconel overlay
* OSHA 30, H2S Alive, confined space, NCCER #on file
* Passed x-ray at Exxon Baytown 2014 and Targa 2022 with a 0.6% reject rate
# Work
|| 3 9 5
| **Years** | **What I did** | **Who for**
| 2021 – present | **Combo Welder / Foreman**\\Crew of 9. 24" gathering lines, tie-ins, hot taps under a permit. | Llano Estacado Pipeline Services\\Midland, TX
| 2016 – 2021 | **Rig Welder**\\My own outfit. Worked day rate for Kinder, Plains and a few ranches. Shut it down when diesel and insurance ate it. | Holloway Welding LLC\\Odessa, TX
| 2012 – 2016 | **Pipe Welder**\\Turnarounds at Baytown, Port Arthur, Norco. Night shift mostly. | Turner Industries\\Baytown, TX
| 2009 – 2012 | **Structural Welder**\\Gymnasiums, grain bins, stairs. | Big Spring Steel Erectors\\Big Spring, TX
| 2005 – 2009 | **Combat Engineer, Corporal**\\2 deployments to Anbar. Honorable discharge. | United States Marine Corps\\Camp Pendleton, CA
# School
Welding certificate, Odessa College, 2010 (GI Bill)
Permian High School, 2005
# Family
Married, three boys. I coach Little League in the spring so I ask for April weekends up front.
`,
  }),
  cv('04-en-ng-legal-counsel', 'pdf', 'en', 'NG', {
    names: ['Chidinma Oluwaseun Ezekwe-Bello', 'Ezekwe-Bello Chidinma Oluwaseun', 'Chidinma Ezekwe-Bello'],
    email: 'chidinma.ezekwebello@lagosmail.example',
    phone: '+234 803 555 0142',
    city: 'Lagos',
    languages: ['English', 'Igbo', 'Yoruba'],
    jobs: [
      'Head, Legal & Compliance | Coral Microfinance Bank Plc | | 2022-01 | now',
      'Legal Counsel | Harbourline Oil & Gas Services Ltd | | 2018-04 | 2021-12',
      'Associate | Adeyemi-Cole & Partners | | 2014-10 | 2018-03',
      'Corps Member (Legal Aid) | National Youth Service Corps | | 2013-07 | 2014-06',
    ],
    aside: [3],
    page: `
> **EZEKWE-BELLO, CHIDINMA OLUWASEUN (Mrs.)**
> **LL.B (Hons), B.L., ACIS**
> 9 Adebisi Close, Ogudu GRA, Lagos
> +234 803 555 0142; chidinma.ezekwebello@lagosmail.example
# PERSONAL DATA
= Date of Birth:	19th September, 1989
= State of Origin:	Anambra
= Marital Status:	Married
= Languages:	English, Igbo, Yoruba
# EDUCATION WITH DATES
= 2012 – 2013	Nigerian Law School, Bwari, Abuja (B.L.)
= 2007 – 2012	University of Nigeria, Enugu Campus (LL.B, Second Class Upper)
= 2001 – 2007	Queen of the Rosary College, Onitsha (WASSCE)
# WORK EXPERIENCE WITH DATES
= January 2022 – Date	CORAL MICROFINANCE BANK PLC, Victoria Island
= Position:	Head, Legal & Compliance
* Company secretary to the board and three committees
* Answer to the CBN, NDIC and NFIU; the bank has had no sanction since I came
* Recovered ₦412m from a debtor after the Federal High Court ruling of 14th May 2024
= April 2018 – Dec. 2021	HARBOURLINE OIL & GAS SERVICES LTD, Apapa
= Position:	Legal Counsel
* Charterparties, NCDMB filings, joint venture with Bergvik Offshore AS
= Oct. 2014 – March 2018	ADEYEMI-COLE & PARTNERS, Ikoyi
= Position:	Associate
* Junior in twelve matters at the Court of Appeal
= July 2013 – June 2014	NATIONAL YOUTH SERVICE CORPS, Lokoja
= Position:	Corps Member (Legal Aid)
# PROFESSIONAL MEMBERSHIP
Nigerian Bar Association (Lagos Branch), 2013
Institute of Chartered Secretaries and Administrators of Nigeria, 2020
# REFEREES
Hon. Justice A. B. Fagbenle (Rtd.), Lagos
Dr. Nkem Obidike, Faculty of Law, University of Nigeria, Enugu Campus
`,
  }),
  cv('05-fr-saisons-cuisine', 'docx', 'fr', 'FR', {
    names: ['Thibault Lescarret'],
    email: 't.lescarret@poste-bearn.example',
    phone: '06 39 98 72 15',
    city: 'Pau',
    headline: 'Chef de cuisine',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Chef de cuisine | Hôtel du Boulevard des Gaves | | 2019-05 | now',
      'Second de cuisine | La Table d’Anselme | | 2016-09 | 2019-04',
      'Chef de partie poissons | Brasserie Le Grand Phare | | 2015-03 | 2016-08',
      'Chef de partie | Chalet-Hôtel Les Trois Couloirs | | 2014-12 | 2015-03',
      'Demi-chef de partie | Domaine de la Lande Haute | | 2014-05 | 2014-10',
      'Commis de cuisine | Chalet-Hôtel Les Trois Couloirs | | 2013-12 | 2014-04',
      'Commis de cuisine | Restaurant Chez Margot | | 2012-06 | 2013-11',
      'Commis de cuisine | Camping Les Embruns | | 2011-06 | 2011-09',
      'Plongeur | Camping Les Embruns | | 2010-07 | 2010-08',
    ],
    page: `
[[ 11 6
! Thibault LESCARRET
**Chef de cuisine**
34 ans – Permis B
---
PIC photo | portrait en veste blanche
06 39 98 72 15
t.lescarret@poste-bearn.example
64000 Pau
]]
# Parcours
|| 5 12
| **Depuis mai 2019** | **Chef de cuisine** – Hôtel du Boulevard des Gaves, Pau\\80 couverts midi et soir, banquets jusqu’à 220. Brigade de 9. Ratio matière ramené de 34 à 29 %. Ouverture de la terrasse en juillet 2021 avec la Cave de Jurançon.
| **Sept. 2016 – avril 2019** | **Second de cuisine** – La Table d’Anselme, Biarritz\\Une étoile obtenue en 2018 avec le chef Bordenave
| **Mars 2015 – août 2016** | **Chef de partie poissons** – Brasserie Le Grand Phare, Biarritz
| **Saison hiver 2014/2015** | **Chef de partie** – Chalet-Hôtel Les Trois Couloirs, Courchevel
| **Saison été 2014** | **Demi-chef de partie** – Domaine de la Lande Haute, Moliets
| **Saison hiver 2013/2014** | **Commis de cuisine** – Chalet-Hôtel Les Trois Couloirs, Courchevel
| **Juin 2012 – nov. 2013** | **Commis de cuisine** – Restaurant Chez Margot, Tarbes
| **Saison été 2011** | **Commis de cuisine** – Camping Les Embruns, Hourtin
| **Juil. – août 2010** | **Plongeur** – Camping Les Embruns, Hourtin
# Formation
|| 5 12
| **2012** | BTM Cuisinier, CFA de Pau
| **2010** | CAP Cuisine, lycée hôtelier de Biarritz
| **2023** | Permis d’exploitation, HACCP (remise à niveau)
# Langues et loisirs
Anglais de service, espagnol courant (mère aragonaise). Rugby à VII, cueillette de cèpes.
`,
  }),
  cv('06-fr-barreau-avocate', 'pdf', 'fr', 'FR', {
    names: ['Hélène Vasseur-Dubreucq'],
    email: 'h.vasseurdubreucq@robe-lille.example',
    phone: '+33 6 39 98 44 08',
    city: 'Lille',
    headline: 'Avocate en droit social',
    languages: ['Anglais', 'Néerlandais'],
    jobs: [
      'Avocate collaboratrice | Cabinet Wattrelot Desmedt Associés | | 2018-02 | now',
      'Juriste droit social | Textilia Nord SA | | 2015-10 | 2016-12',
      'Élève-avocate | Cabinet Harduin | | 2017-07 | 2017-12',
    ],
    aside: [2],
    page: `
[[ 5 12
**CONTACT**
Lille (59)
+33 6 39 98 44 08
h.vasseurdubreucq@robe-lille.example
^ **BARREAU**
Lille, serment du 18 janvier 2018
^ **LANGUES**
Anglais : C1 (TOEIC 945)
Néerlandais : B1
^ **OUTILS**
Lexis 360
Dalloz, RPVA
Secib
^ **INTÉRÊTS**
Chorale lyrique
Présidente de l’association Un Toit pour Fives depuis 2020
---
! Hélène VASSEUR-DUBREUCQ
Avocate en droit social
^ Huit ans de barreau, côté employeurs surtout, salariés quand la cause est bonne. Souhaite rejoindre une direction juridique.
^ **FORMATION**
CAPA, IXAD – école des avocats Nord-Ouest (2017)
Master 2 Droit du travail, Université de Lille (2015)
Licence de droit, Université d’Artois (2013)
^ **EXPÉRIENCE**
**Février 2018 à aujourd’hui**
**Cabinet Wattrelot Desmedt Associés**, Lille
__Avocate collaboratrice__
* Contentieux prud’homal : une centaine de dossiers, plaidoirie dans tout le ressort
* PSE de Lainière Logistics (2022) et de Aciéries d’Aulnoye (2024) pour le compte d’élus du CSE
* Formation des managers clients, dix sessions par an
**Juillet 2017 à décembre 2017**
**Cabinet Harduin**, Arras
__Élève-avocate__ (stage final)
**Octobre 2015 à décembre 2016**
**Textilia Nord SA**, Roubaix
__Juriste droit social__ (CDD)
* Ruptures conventionnelles, NAO, élections
]]
`,
  }),
  ...BY_HAND_TWENTY_NINTH_WEST_OTHERS_MORE,
];
