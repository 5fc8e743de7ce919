import { BY_HAND_FORTY_EIGHTH_OTHERS } from './by-hand-forty-eighth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** Eighteen that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_EIGHTH: Sheet[] = [
  cv('01-en-us-warehouse', 'docx', 'en', 'US', {
    names: ['Marquis D. Tolliver', 'Marquis Tolliver'],
    email: 'mtolliver88@memphisbox.example',
    phone: '(901) 555-0174',
    city: 'Memphis',
    languages: [],
    jobs: [
      'Shift Lead, Outbound | Nike North America Logistics Campus | Memphis | 2022 | now',
      'Reach Truck Operator | Technicolor | Memphis | 2017 | 2022',
      'Package Handler | FedEx Express World Hub | Memphis | 2013 | 2017',
      'Cook | Central BBQ | Memphis | 2010 | 2013',
    ],
    page: `
! MARQUIS D. TOLLIVER
4408 Kerwin Dr, Memphis, TN 38128 | (901) 555-0174 | mtolliver88@memphisbox.example
# OBJECTIVE
Warehouse supervisor, first shift, somewhere I can stay and grow.
# WORK HISTORY
**SHIFT LEAD, OUTBOUND** \t2022 – Present
Nike North America Logistics Campus, Memphis, TN
* Lead 28 associates over 12 dock doors; trailers out on time 98.6%
* Train new hires on RF guns and Manhattan WMS
* Zero recordables on my shift in 2024 and 2025
**REACH TRUCK OPERATOR** \t2017 – 2022
Technicolor, Memphis, TN
* Put-away and replenishment, 30 ft racks, 120 moves a shift
**PACKAGE HANDLER** \t2013 – 2017
FedEx Express World Hub, Memphis, TN
* Night sort. Sorted, scanned and loaded containers
**COOK** \t2010 – 2013
Central BBQ, Memphis, TN
# EDUCATION
Diploma, Craigmont High School, 2010
Logistics certificate, Southwest Tennessee Community College, 2021
# CERTIFICATIONS
OSHA 10 • Forklift (sit-down, stand-up, reach, cherry picker) • CPR
`,
  }),
  cv('02-en-us-nurse', 'doc', 'en', 'US', {
    names: ['Guadalupe Herrera-Stein', 'Guadalupe "Lupe" Herrera-Stein', 'Lupe Herrera-Stein'],
    email: 'lupe.rn@sandiamail.example',
    phone: '505-555-0183',
    city: 'Albuquerque',
    headline: 'Emergency Department Charge Nurse',
    languages: ['English', 'Spanish'],
    jobs: [
      'Charge Nurse, Emergency Department | Presbyterian Hospital | Albuquerque | 2021-03 | now',
      'Travel Nurse, ED/ICU | Aya Healthcare | | 2019-09 | 2021-02',
      'Staff Nurse, Telemetry | UNM Hospital | Albuquerque | 2015-07 | 2019-08',
      'Certified Nursing Assistant | La Vida Llena | Albuquerque | 2012-05 | 2015-06',
    ],
    page: `
> **Guadalupe "Lupe" Herrera-Stein, BSN, RN, CEN**
> Emergency Department Charge Nurse
> Albuquerque, NM 87110 ∙ 505-555-0183 ∙ lupe.rn@sandiamail.example
# LICENSES & CERTIFICATIONS
RN, New Mexico (compact), exp. 09/2028; CEN; ACLS, PALS, TNCC; NIHSS
# CLINICAL EXPERIENCE
**Presbyterian Hospital**, Albuquerque, NM
__Charge Nurse, Emergency Department__, March 2021 – Present
* 66-bed ED, 250+ visits a day; run the board, assign 18 RNs and 6 techs
* Sepsis bundle champion: door to antibiotic down to 41 minutes
**Aya Healthcare** (13-week contracts in Fresno, Tucson and El Paso)
__Travel Nurse, ED/ICU__, September 2019 – February 2021
**UNM Hospital**, Albuquerque, NM
__Staff Nurse, Telemetry__, July 2015 – August 2019
* Preceptor to nine new graduates
**La Vida Llena**, Albuquerque, NM
__Certified Nursing Assistant__, May 2012 – June 2015
# EDUCATION
BSN, New Mexico State University, 2018
ADN, Central New Mexico Community College, 2015
# LANGUAGES
English and Spanish, both native; qualified bilingual staff interpreter
# AFFILIATIONS
Emergency Nurses Association; Daisy Award honoree, 2023
`,
  }),
  cv('03-en-gb-sales-functional', 'pdf', 'en', 'GB', {
    names: ['Nigel St John-Cope', 'Nigel St. John-Cope'],
    email: 'nigel.stjc@cotswoldnet.example',
    phone: '01632 960 188',
    city: 'Cirencester',
    languages: ['French'],
    jobs: [
      'National Account Manager | Yeo Valley | | 2017 | now',
      'Regional Sales Manager | Müller Wiseman Dairies | | 2009 | 2017',
      'Area Sales Executive | Tate & Lyle | | 2002 | 2009',
      'Graduate Trainee | Booker | | 2000 | 2002',
    ],
    page: `
> CURRICULUM VITAE
> NIGEL ST JOHN-COPE
> The Old Forge, Watermoor Road, Cirencester, Gloucestershire
> Telephone 01632 960 188 (home, there is an answering machine)
> nigel.stjc@cotswoldnet.example
# PERSONAL STATEMENT
A commercially minded food salesman of the old school who has made his peace with dashboards. Grocery multiples, wholesale, food service.
# KEY ACHIEVEMENTS
**Growing accounts.** Took a big four retailer from £11m to £19m in four years with a private label yoghurt range.
**Negotiating.** Three annual price rounds in a year of cost inflation; lost no lines.
**Leading.** Seven field sales executives, of whom four have been promoted.
**Systems.** Salesforce, Nielsen, Kantar, more Excel than is good for anyone.
# CAREER HISTORY
= 2017 – date \tYeo Valley \tNational Account Manager
= 2009 – 2017 \tMüller Wiseman Dairies \tRegional Sales Manager
= 2002 – 2009 \tTate & Lyle \tArea Sales Executive
= 2000 – 2002 \tBooker \tGraduate Trainee
# EDUCATION
= 1997 – 2000 \tUniversity of Reading \tBSc Food Marketing, 2:1
= 1990 – 1997 \tDean Close School \t3 A levels
# OTHER
Conversational French. Clean licence. Church bells, terriers, bad cricket.
`,
  }),
  cv('04-en-nz-store-manager', 'docx', 'en', 'NZ', {
    names: ['Hinemoa Te Whare-Ngata', 'Hinemoa Rose Te Whare-Ngata'],
    email: 'hinemoa.tw@eastcape.example',
    phone: '021 555 0146',
    city: 'Gisborne',
    languages: ['English', 'te reo Māori'],
    jobs: [
      'Store Manager | Mitre 10 Gisborne | Gisborne | 2022-08 | now',
      'Assistant Store Manager | Pak’nSave Gisborne | Gisborne | 2018-05 | 2022-07',
      'Department Manager, Produce | Pak’nSave Gisborne | Gisborne | 2015-02 | 2018-04',
      'Orchard Supervisor | Kaiaponi Farms | Waerenga-a-hika | 2011-12 | 2015-01',
    ],
    page: `
# Kia ora, I'm Hinemoa
Full name: Hinemoa Rose Te Whare-Ngata
Iwi: Ngāti Porou
Home: Kaiti, Gisborne
Call or text: 021 555 0146
Email: hinemoa.tw@eastcape.example
# What I bring
Big stores, young teams, straight talk. I grew sales 14% in a flat market and kept staff turnover under 10%.
# My mahi
## Mitre 10 Gisborne
**Store Manager** | Aug 2022 – present
* P&L of $23m, 64 staff, trade and retail
* Got us through Cyclone Gabrielle recovery, generators and all
## Pak’nSave Gisborne
**Assistant Store Manager** | May 2018 – Jul 2022
* Rosters, health and safety, night fill
**Department Manager, Produce** | Feb 2015 – Apr 2018
* Shrinkage from 6.1 to 3.4%
## Kaiaponi Farms
**Orchard Supervisor** | Dec 2011 – Jan 2015
* Picking gangs of up to 40, kiwifruit and apples
# Study
NZ Diploma in Business (Level 5), EIT Tairāwhiti, 2020
NCEA Level 3, Lytton High School, 2010
# Reo
English and te reo Māori, both from home
`,
  }),
  cv('05-en-ie-bookkeeper', 'doc', 'en', 'IE', {
    names: ['Attracta Ní Dhomhnaill', 'Attracta Ni Dhomhnaill'],
    email: 'attracta.books@gweedore.example',
    phone: '087 555 0162',
    city: 'Letterkenny',
    headline: 'Bookkeeper and payroll, MIATI',
    languages: ['Irish', 'English'],
    jobs: [
      'Bookkeeper | Watson Hire | Letterkenny | 2020-02 | now',
      'Accounts Assistant | Donegal Creameries | Killygordon | 2012-06 | 2020-01',
      'Payroll Clerk | Fruit of the Loom | Buncrana | 2004-09 | 2006-12',
    ],
    page: `
> **Attracta Ní Dhomhnaill**
> Bookkeeper and payroll, MIATI
> 14 Glencar Heights, Letterkenny, Co. Donegal
> 087 555 0162 / attracta.books@gweedore.example
# Summary
Twenty years of ledgers. VAT3, RTD, PAYE modernisation, Sage 50, Big Red Cloud, Thesaurus. Would like four days a week, no weekends in January please.
# Employment record
|| 4 13
| 02/2020 – present | **Watson Hire, Letterkenny**\\Bookkeeper\\Debtors ledger for 900 trade accounts, bank recs daily, weekly payroll of 41, handing over to Kpmg at the year end
| 06/2012 – 01/2020 | **Donegal Creameries, Killygordon**\\Accounts Assistant\\Creditors, supplier statements, milk cheques
| 01/2007 – 05/2012 | Home with three small ones; did the books of my husband's boat in the evenings
| 09/2004 – 12/2006 | **Fruit of the Loom, Buncrana**\\Payroll Clerk\\Clock cards of 300 sewing operatives until the factory shut
# Education
|| 4 13
| 2015 | Accounting Technicians Ireland, full member
| 2004 | Higher Certificate in Business, Letterkenny IT
| 2001 | Leaving Certificate, Pobalscoil Ghaoth Dobhair
# Languages
Irish (first language), English
`,
  }),
  cv('06-en-gb-lab-tech', 'pdf', 'en', 'GB', {
    names: ['Oluwadamilare Fitzgerald', 'Dami Fitzgerald'],
    email: 'dami.fitz@meadowbank.example',
    phone: '+44 7700 900829',
    city: 'Edinburgh',
    headline: 'Laboratory Technician',
    languages: [],
    aside: [2],
    jobs: [
      'Laboratory Technician (QC) | Charles River Laboratories | Tranent | 2023-09 | now',
      'Barista | Artisan Roast | Edinburgh | 2019-09 | 2023-06',
      'Summer Placement Student | The Roslin Institute | Midlothian | 2022-06 | 2022-08',
    ],
    page: `
{{
**Dami Fitzgerald**
(Oluwadamilare on the passport)
Laboratory Technician
^ Leith, Edinburgh
+44 7700 900829
dami.fitz@meadowbank.example
^ **About**
Three years in GMP. Neat notebook, steady pipette, will happily do the Saturday plate counts.
^ **Methods**
ELISA, qPCR, HPLC, bioburden, endotoxin, environmental monitoring
^ **Software**
LabWare LIMS, Empower, GraphPad
^ **Studied**
BSc (Hons) Biomedical Sciences, 2:1, Edinburgh Napier University, 2019 to 2023
Highers, Leith Academy, 2019
^ **Worked**
Charles River Laboratories, Tranent
Laboratory Technician (QC)
Sep 2023 to present
Release testing of biologics, out-of-spec investigations, two method transfers
^ Artisan Roast, Edinburgh
Barista
Sep 2019 to Jun 2023
Part time beside the degree
^ The Roslin Institute, Midlothian
Summer Placement Student
Jun 2022 to Aug 2022
Chicken genotyping
^ **And**
Runs with Hunters Bog Trotters; STEM ambassador; no car yet
}}
`,
  }),
  ...BY_HAND_FORTY_EIGHTH_OTHERS,
];
