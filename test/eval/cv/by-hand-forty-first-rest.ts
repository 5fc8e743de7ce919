import { BY_HAND_FORTY_FIRST_REST_FRENCH } from './by-hand-forty-first-rest-french.ts';
import { BY_HAND_FORTY_FIRST_REST_GERMAN } from './by-hand-forty-first-rest-german.ts';
import { BY_HAND_FORTY_FIRST_REST_LAST } from './by-hand-forty-first-rest-last.ts';
import { BY_HAND_FORTY_FIRST_REST_MORE } from './by-hand-forty-first-rest-more.ts';
import { BY_HAND_FORTY_FIRST_REST_SPANISH } from './by-hand-forty-first-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first-closed');

/** Thirty that are closed: the first in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_FIRST_REST: Sheet[] = [
  cv('01-en-gb-teacher', 'docx', 'en', 'GB', {
    names: [
      'Gwenllian Haf Pritchard',
      'Gwenllian Pritchard',
      'Gwen Pritchard',
      'Gwenllian Haf (Gwen) Pritchard',
    ],
    email: 'gwen.pritchard@menaipost.example',
    phone: '07700 900642',
    city: 'Wrexham',
    headline: 'Teacher of Mathematics',
    languages: ['Welsh', 'English'],
    jobs: [
      'Second in Department (Mathematics) | Ysgol Rhiwabon | | 2019-09 | now',
      'Teacher of Mathematics | Ysgol Morgan Llwyd | | 2013-09 | 2019-08',
      'Teacher of Mathematics (NQT) | Bishop Heber High School | | 2012-09 | 2013-08',
      'Teaching Assistant | Bishop Heber High School | | 2010-09 | 2011-07',
    ],
    page: `
! Mrs Gwenllian Haf (Gwen) Pritchard
Teacher of Mathematics
Wrexham LL13 | 07700 900642 | gwen.pritchard@menaipost.example | DfE number on request | Enhanced DBS, update service
# Teaching experience
|| 5 12
| Sept 2019 – present | **Second in Department (Mathematics)**\\Ysgol Rhiwabon, 11–16, 720 on roll\\Run Key Stage 3, timetable the sets, lead on numeracy across the school. GCSE A*–C up from 58% to 69% over five summers.
| Sept 2013 – Aug 2019 | **Teacher of Mathematics**\\Ysgol Morgan Llwyd, Wrexham\\Taught through the medium of Welsh to A level. Form tutor. Maternity leave September 2016 to June 2017.
| Sept 2012 – Aug 2013 | **Teacher of Mathematics (NQT)**\\Bishop Heber High School, Malpas\\Induction year passed.
| Sept 2010 – July 2011 | **Teaching Assistant**\\Bishop Heber High School, Malpas\\One to one with a pupil with a visual impairment.
# Qualifications
|| 5 12
| 2021 | NPQ for middle leaders
| 2011 – 2012 | PGCE Secondary Mathematics with QTS, Bangor University
| 2007 – 2010 | BSc Mathematics (2:1), Aberystwyth University
# Languages
Welsh (first language), English (bilingual)
# Interests
Chapel choir, fell walking, marking exam papers for WJEC every June
# Referees
Mr Iolo Bebb, Headteacher, Ysgol Rhiwabon, head@rhiwabon-school.example
`,
  }),
  cv('02-en-gb-hgv', 'doc', 'en', 'GB', {
    names: ['Ionuț-Cătălin Dumitrescu', 'Ionut-Catalin Dumitrescu', 'Catalin Dumitrescu', 'Ionut Dumitrescu'],
    email: 'catalin.dumitrescu83@fastpost.example',
    phone: '07700 900394',
    city: 'Wakefield',
    headline: 'HGV Class 1 Driver',
    languages: ['English', 'Romanian', 'Italian'],
    jobs: [
      'HGV Class 1 Driver | Wincanton | | 2021-11 | now',
      'HGV Class 1 Driver (agency) | Driver Hire Wakefield | | 2019-02 | 2021-10',
      'HGV Class 2 Driver | Brakes | | 2016-03 | 2019-01',
      'Warehouse Operative | ASDA Distribution | | 2014-04 | 2016-02',
      'Lorry Driver | Arcese Trasporti | | 2006-05 | 2014-02',
    ],
    page: `
**CURRICULUM VITAE**
**Ionut-Catalin Dumitrescu**
HGV Class 1 Driver
Address: Wakefield, WF2
Mobile: 07700 900394
Email: catalin.dumitrescu83@fastpost.example
**LICENCES AND CARDS**
* C+E since 2018 in UK (C+E Romania 2005), no points
* CPC valid to Sept 2029, digi card
* ADR tanks and packages, Moffett, FLT counterbalance
**WORK EXPERIENCE**
11/2021 – Present Wincanton, Normanton – HGV Class 1 Driver
Night trunking to Greenford and Swindon, store deliveries at weekends. Double deck trailers.
02/2019 – 10/2021 Driver Hire Wakefield – HGV Class 1 Driver (agency)
Worked for Royal Mail, DHL, Morrisons and many small hauliers. Never missed a shift.
03/2016 – 01/2019 Brakes, Tamworth – HGV Class 2 Driver
Multidrop to schools and pubs, 15 – 20 drops, handball and cages.
04/2014 – 02/2016 ASDA Distribution, Normanton – Warehouse Operative
Picking by voice, later LLOP.
05/2006 – 02/2014 Arcese Trasporti, Italy – Lorry Driver
International trips Italy – Germany – Benelux.
**EDUCATION**
High school, Bacau, Romania, 2001. Military service 2002 – 2003.
**LANGUAGES**
English good, Romanian native, Italian very good
**OTHER**
Non smoker. Prefer nights, Monday to Friday. Can start with one week notice.
`,
  }),
  cv('03-en-gb-accountant', 'pdf', 'en', 'GB', {
    names: ['Alistair J. D. Ferguson-Blythe', 'Alistair Ferguson-Blythe'],
    email: 'ajd.fergusonblythe@lothianmail.example',
    phone: '07700 900715',
    city: 'Edinburgh',
    headline: 'Finance Business Partner',
    languages: [],
    jobs: [
      'Finance Business Partner | NatWest Group | | 2021-04 | now',
      'Management Accountant | NatWest Group | | 2017-06 | 2021-03',
      'Assistant Management Accountant | NatWest Group | | 2015-01 | 2017-05',
      'Accounts Assistant | Scottish Widows | | 2012-09 | 2014-12',
    ],
    page: `
HEAD Alistair Ferguson-Blythe – CV
> **ALISTAIR J. D. FERGUSON-BLYTHE ACMA CGMA**
> Finance Business Partner
> Edinburgh EH10 · 07700 900715 · ajd.fergusonblythe@lothianmail.example
# Profile
CIMA qualified accountant with eleven years in one large bank and three in a life office. I turn cost reports into decisions and I am told that I do so politely. Seeking a finance manager role outside banking, ideally renewables or whisky.
# Key achievements
* Built the branch cost model that underpinned a £38m saving
* Replaced 47 spreadsheets with one Anaplan model
* Chaired the East of Scotland CIMA students’ society, 2016/17
# Career
## NatWest Group, Edinburgh – January 2015 to present
**Finance Business Partner, Retail Technology** (April 2021 – present)
Budget of £210m, quarterly forecast, business cases to the investment committee. Two direct reports.
* Partner to the Chief Information Officer for retail and two programme directors
* Built the contractor-to-permanent case: 140 roles converted, £6.2m a year saved
* Capitalisation policy for agile teams agreed with Group Technical Accounting and the auditors
* Monthly review of cloud spend; the bill fell 17% in the first year of doing it properly
* Chairs the finance community of practice in Gogarburn, 60 members
**Management Accountant** (June 2017 – March 2021)
Month end for the property portfolio; IFRS 16 implementation.
* 1,350 leases loaded, checked and defended in two audits
* Branch closure provisions and dilapidations, working day four reporting
* Trained 23 property managers to read their own cost report
* Seconded for five months to the separation programme as finance lead for facilities
**Assistant Management Accountant** (January 2015 – May 2017)
Journals, accruals, cost centre reviews with branch managers.
* Automated the headcount report, two days’ work down to a morning
* Fixed asset register and physical verification in 80 branches from Lerwick to Dumfries
## Scottish Widows, Edinburgh – September 2012 to December 2014
**Accounts Assistant**
Bank reconciliations, unit pricing checks, purchase ledger.
* Processed 900 invoices a month on SAP
* Stand-in for the cashier during a year of vacancies
* Employee volunteer of the year 2013 for the schools numeracy scheme
# Training
* Influencing without authority (Edinburgh Business School, 2022)
* Anaplan Model Builder level 2 (2021), Tableau Desktop Specialist (2020)
* CIMA case study marker (since 2023)
# Education
CIMA, qualified 2018
MA (Hons) Economics, 2:1, University of St Andrews, 2008 – 2012
The Royal High School, Edinburgh, 2002 – 2008
# Systems
Oracle Fusion, Anaplan, Tableau, Excel to VBA
# Outside work
Munros (141 so far), curling, treasurer of a community cinema
# References
From my present line manager once an offer is made. Earlier: Morag Heron, formerly Head of Property Finance, m.heron@heronadvice.example
`,
  }),
  cv('04-en-gb-support-worker', 'docx', 'en', 'GB', {
    names: ['Blessing Chiamaka Okwuosa', 'Blessing Okwuosa'],
    email: 'blessing.okwuosa@medwaymail.example',
    phone: '07700 900127',
    city: 'Chatham',
    headline: 'Support Worker and Senior Carer',
    languages: ['English', 'Igbo'],
    jobs: [
      'Senior Carer | Barchester Healthcare | | 2022-08 | now',
      'Support Worker | Mencap | | 2019-03 | 2022-07',
      'Care Assistant | Bupa Care Homes | | 2016-11 | 2019-02',
      'Cashier | First Bank of Nigeria | | 2008 | 2015',
    ],
    page: `
Support Worker and Senior Carer
! Blessing Chiamaka Okwuosa
Chatham, Kent, ME4
Tel 07700 900127
blessing.okwuosa@medwaymail.example
# What I bring
**Personal care.** Ten years helping older people and adults with learning disabilities to wash, dress, eat and get out of the house, at their own pace.
**Medication.** Trained and signed off for medication rounds, controlled drugs witness, PEG feeding and insulin.
**Leading a shift.** I hand over, allocate, cover the sickness and ring the GP. I write care plans on Nourish and keep them true.
**Calm.** PROACT-SCIPr trained. I have talked people down from a roof once and from the stairs many times.
# Training
NVQ level 3 in Adult Care (2021), NVQ level 2 (2018), moving and handling trainer, end of life care (Six Steps), food hygiene
# Career in short
Senior Carer, Barchester Healthcare, Maidstone, August 2022 to now
Support Worker, Mencap, Medway, March 2019 to July 2022
Care Assistant, Bupa Care Homes, Gillingham, November 2016 to February 2019
Cashier, First Bank of Nigeria, Enugu, 2008 to 2015
# Education
OND Banking and Finance, Institute of Management and Technology, Enugu, 2007
# Languages
English, Igbo
# References
Mrs Dawn Hollis, Home Manager, 01632 960118
Pastor E. Nwachukwu, Gillingham, 01632 960441
`,
  }),
  cv('05-en-au-nurse', 'pdf', 'en', 'AU', {
    names: ['Ngoc Anh Tran', 'Tran Ngoc Anh', 'Annie Tran', 'Ngoc Anh (Annie) Tran'],
    email: 'annie.tran.rn@yarrapost.example',
    phone: '0491 571 804',
    city: 'Footscray',
    headline: 'Registered Nurse – Emergency',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Clinical Nurse Specialist | The Royal Melbourne Hospital | | 2023-02 | now',
      'Registered Nurse | The Royal Melbourne Hospital | | 2019-08 | 2023-01',
      'Registered Nurse | Sunshine Hospital | | 2018-02 | 2019-07',
      'Graduate Nurse | Sunshine Hospital | | 2017-02 | 2018-01',
    ],
    page: `
[[ 6.5 10.5
^ **Contact**
Footscray VIC 3011
0491 571 804
annie.tran.rn@yarrapost.example
^ **Registration**
AHPRA Registered Nurse
Division 1, since 2017
^ **Skills**
Triage (ETEK)
ALS, PALS
Plastering
Cannulation
Ultrasound guided IVs
EPIC, FirstNet
^ **Languages**
English
Vietnamese
^ **Checks**
Working with Children
NDIS screening
Police check 06/2026
^ **Referees**
On request
---
! Ngoc Anh (Annie) Tran
Registered Nurse – Emergency
^ Emergency nurse with nine years in two very busy departments in Melbourne’s west and north. Grad Cert done, Masters half done, looking for an ANUM position or remote area contracts.
^ **Employment**
**Clinical Nurse Specialist**
The Royal Melbourne Hospital, Emergency Department
February 2023 – present
* Triage, resus and fast track, in charge of pods on nights
* Preceptor to 14 graduates, runs the plastering workshop
* Sepsis pathway audit, antibiotics in 60 minutes from 61% to 84%
**Registered Nurse**
The Royal Melbourne Hospital, Emergency Department
August 2019 – January 2023
* Seconded to hotel quarantine for 11 weeks in 2020
**Registered Nurse**
Sunshine Hospital, Western Health
February 2018 – July 2019
* Emergency short stay, 16 beds
**Graduate Nurse**
Sunshine Hospital, Western Health
February 2017 – January 2018
^ **Education**
Graduate Certificate in Emergency Nursing, University of Melbourne, 2020
Bachelor of Nursing, Victoria University, 2014 – 2016
^ **Memberships**
ANMF, College of Emergency Nursing Australasia
]]
`,
  }),
  cv('06-en-au-site-supervisor', 'docx', 'en', 'AU', {
    names: ['Tomasi Vunivalu Naqasima', 'Tomasi Naqasima', 'Tom Naqasima'],
    email: 'tomnaqasima@moretonmail.example',
    phone: '0491 572 665',
    city: 'Caboolture',
    headline: 'Site Supervisor',
    languages: ['English', 'Fijian'],
    jobs: [
      'Site Supervisor | Hutchinson Builders | | 2020-05 | now',
      'Leading Hand Carpenter | Hutchinson Builders | | 2015-07 | 2020-04',
      'Carpenter | Metricon Homes | | 2011-03 | 2015-06',
    ],
    page: `
! TOMASI VUNIVALU NAQASIMA
Site Supervisor
Caboolture QLD | M: 0491 572 665 | E: tomnaqasima@moretonmail.example
^ **SUMMARY OF EXPERIENCE**
Carpenter by trade, 15 years in Queensland, the last six and a half as site supervisor on jobs from $4M to $28M. Aged care, schools, medium density. QBCC site supervisor licence.
^ **LICENCES**
White card, EWP over 11 m, HRW dogging, working at heights, first aid/CPR (exp. 03/27), Blue card
^ **CAREER**
Hutchinson Builders
Site Supervisor\tMay 2020 – Current
* Bribie Island aged care, 96 beds, $28M: structure to handover
* Morayfield State School, three storey learning centre, $11M
* Short-term programmes, SWMS reviews, defects on Procore
Leading Hand Carpenter\tJul 2015 – Apr 2020
* Crew of 8, formwork and fix out, four apprentices signed off
Metricon Homes
Carpenter\tMar 2011 – Jun 2015
* Frames, trusses and fix on around 130 houses, subcontract
^ **EDUCATION AND TRAINING**
Cert IV in Building and Construction, TAFE Queensland, 2019
Cert III Carpentry (recognised), 2011
Trade Certificate, Fiji Institute of Technology, Suva, 2006
^ **LANGUAGES**
English, Fijian
^ **INTERESTS**
Coach, Caboolture Snakes under 15s. Reading group at church.
^ **REFEREES**
Glenn Pascoe, Project Manager, Hutchinson Builders, 0491 574 632
`,
  }),
  ...BY_HAND_FORTY_FIRST_REST_MORE,
  ...BY_HAND_FORTY_FIRST_REST_LAST,
  ...BY_HAND_FORTY_FIRST_REST_GERMAN,
  ...BY_HAND_FORTY_FIRST_REST_FRENCH,
  ...BY_HAND_FORTY_FIRST_REST_SPANISH,
];
