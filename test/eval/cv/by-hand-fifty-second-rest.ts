import { BY_HAND_FIFTY_SECOND_REST_DUTCH } from './by-hand-fifty-second-rest-dutch.ts';
import { BY_HAND_FIFTY_SECOND_REST_ITALIAN } from './by-hand-fifty-second-rest-italian.ts';
import { BY_HAND_FIFTY_SECOND_REST_PORTUGUESE } from './by-hand-fifty-second-rest-portuguese.ts';
import { BY_HAND_FIFTY_SECOND_REST_SWEDISH } from './by-hand-fifty-second-rest-swedish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-second');

/** Thirty-six that are closed: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FIFTY_SECOND_REST: Sheet[] = [
  cv('01-en-gb-support-worker', 'pdf', 'en', 'GB', {
    names: ['Delroy Anthony Pinnock', 'Delroy Pinnock'],
    email: 'delroypinnock@blackcountrymail.example',
    phone: '07700 900263',
    city: 'West Bromwich',
    languages: [],
    jobs: [
      'Support Worker | Sandwell Supported Living CIC | | 2021-09 | now',
      'Bus Driver | National Express West Midlands | | 2012-02 | 2021-08',
      'Press Operator | Albion Pressings | Oldbury | 2003 | 2011',
    ],
    page: `
> **DELROY ANTHONY PINNOCK**
> 18 Bratt Street, West Bromwich, B70 8RD
> 07700 900263 / delroypinnock@blackcountrymail.example
**Who I am**
Calm, 48, twice a grandad. I came to support work after nine years on the buses because I liked the regulars more than the bus. I work with four men with learning disabilities in their own home, including sleep-ins, and two of them have epilepsy.
**What I have done**
Support Worker, Sandwell Supported Living CIC, September 2021 - present
- personal care, cooking, budgets, hospital passports, PRN buccal midazolam
- keyworker for one man who moved out of a long stay ward after 16 years
Bus Driver, National Express West Midlands, February 2012 - August 2021
- routes 74, 79 and 80; buddy driver for new starters
Press Operator, Albion Pressings, Oldbury, 2003 - 2011
- 160 tonne power presses, setter from 2007, redundant when it shut
**Training**
Care Certificate (2021), Level 2 Diploma in Care (2023, Sandwell College), PROACT-SCIPr, Oliver McGowan tier 2, PCV licence still valid
**References**
Two on request: my registered manager and the minister of my church
`,
  }),
  cv('02-en-gb-approved-electrician', 'docx', 'en', 'GB', {
    names: ['Gareth Wyn Prydderch', 'Gareth Prydderch'],
    email: 'gwp.electrical@clwydpost.example',
    phone: '07700 900871',
    city: 'Ruthin',
    languages: ['Welsh', 'English'],
    jobs: [
      'Approved Electrician | Jones Bros Civil Engineering | Ruthin | 2020-03 | now',
      'Electrician | Dawnus Construction | Swansea | 2016-11 | 2019-03',
      'Electrician | Babcock | RAF Valley | 2012-01 | 2016-10',
      'Apprentice | Alun Griffith Trydanol | Bala | 2007-09 | 2011-12',
    ],
    page: `
|| 10 7
| ! GARETH WYN PRYDDERCH | Bryn Awel, Llanfwrog, Ruthin LL15 2AD\\Tel: 07700 900871\\gwp.electrical@clwydpost.example
# CARDS AND TICKETS
ECS Gold Card – Approved Electrician. 18th Edition Amd 2. 2391-52. SSSTS. IPAF 3a, 3b. CAT & Genny. CompEx 01–04 (lapsed 2024, can resit).
# WORK HISTORY
|| 3.5 4.5 9
| **When** | **Who for** | **As what, and what it was**
| 03/20 – now | Jones Bros Civil Engineering, Ruthin | Approved Electrician\\Pumping stations, wind farm welfare, hydro schemes up to 500 kW. Panel wiring, testing, certs on Tysoft
| 11/16 – 03/19 | Dawnus Construction, Swansea | Electrician\\Schools in Powys until the firm went under
| 01/12 – 10/16 | Babcock, RAF Valley | Electrician\\Airfield ground lighting and hangars, SC cleared
| 09/07 – 12/11 | Alun Griffith Trydanol, Bala | Apprentice\\Farms, chapels, caravans
In 2019 I was off for most of a year with my shoulder. Right as rain now.
# SCHOOL AND COLLEGE
|| 3.5 4.5 9
| 2011 | Coleg Llandrillo | NVQ 3 Electrotechnical, AM2
| 2007 | Ysgol Brynhyfryd | 8 GCSEs
# LANGUAGES
Welsh (first), English
`,
  }),
  cv('03-en-ie-bookkeeper', 'doc', 'en', 'IE', {
    names: ['Caoimhe Ní Dhomhnaill-Burke', 'Caoimhe Ni Dhomhnaill-Burke'],
    email: 'caoimhe.books@corribline.example',
    phone: '087 555 0162',
    city: 'Oranmore',
    headline: 'Bookkeeper and payroll administrator (MIATI)',
    languages: ['Irish', 'English', 'French'],
    jobs: [
      'Bookkeeper (part time) | Clarin Oyster Company | Clarinbridge | 2022-01 | now',
      'Payroll Administrator | Supermac’s head office | Ballybrit | 2014-05 | 2019-11',
      'Accounts Assistant | Galway Clinic | Doughiska | 2009-09 | 2014-04',
      'Bank Official | Ulster Bank | Eyre Square, Galway | 2005 | 2009',
    ],
    page: `
Caoimhe Ní Dhomhnaill-Burke
Bookkeeper and payroll administrator (MIATI)
Frenchfort, Oranmore, Co. Galway H91 XX00 \t087 555 0162
caoimhe.books@corribline.example

OVERVIEW
Fifteen years and a bit of ledgers, wages and VAT. Back at work since my twins went to playschool. Would like 25 to 30 hours, mornings suit best, and I have my own quiet room and fibre at home.

EMPLOYMENT

Bookkeeper (part time) \t01/2022 – to date
Clarin Oyster Company, Clarinbridge
Purchase and sales ledgers on Sage 50; VAT3 and RTD; Revenue Online; weekly wages for 8, seasonally 23

Home duties \t12/2019 – 12/2021

Payroll Administrator \t05/2014 – 11/2019
Supermac’s head office, Ballybrit
Weekly payroll for 1,900 hourly staff; PAYE modernisation project in 2018; maternity cover for the payroll manager

Accounts Assistant \t09/2009 – 04/2014
Galway Clinic, Doughiska
Insurer claims, creditors, bank recs

Bank Official \t2005 – 2009
Ulster Bank, Eyre Square, Galway

EDUCATION AND MEMBERSHIP
Accounting Technicians Ireland, full member since 2013
BA (Irish and French), NUI Galway, 2005
Leaving Certificate, Coláiste Chroí Mhuire, An Spidéal, 2002

SYSTEMS
Sage 50, Thesaurus Payroll, BrightPay, Xero, Excel to pivot tables

LANGUAGES
Irish (native), English (native), French (good)
`,
  }),
  cv('04-en-us-civil-engineer', 'pdf', 'en', 'US', {
    names: ['Priscilla Anne Yellowhorse', 'Priscilla A. Yellowhorse', 'Priscilla Yellowhorse'],
    email: 'pyh.pe@sandiamail.example',
    phone: '505-555-0174',
    city: 'Albuquerque',
    languages: ['English', 'Navajo', 'Spanish'],
    aside: [3],
    jobs: [
      'Senior Water Resources Engineer | Bohannan Huston | Albuquerque | 2019-06 | now',
      'Project Engineer | Wilson & Company | Rio Rancho | 2014-02 | 2019-05',
      'Staff Engineer | Navajo Tribal Utility Authority | Fort Defiance | 2010-07 | 2014-01',
      'Engineering Intern | City of Farmington Public Works | Farmington | 2009-05 | 2009-08',
    ],
    page: `
[[ 5.5 11.5
**CONTACT**
Albuquerque, NM 87107
505-555-0174
pyh.pe@sandiamail.example

**LICENSES**
PE, New Mexico
PE, Arizona
CFM

**EDUCATION**
M.S. Civil Engineering
University of New Mexico, 2013
B.S. Civil Engineering
New Mexico State University, 2010

**SOFTWARE**
HEC-RAS 1D and 2D
HEC-HMS
Civil 3D
ArcGIS Pro
WaterGEMS

**LANGUAGES**
English
Navajo
Spanish (working)
---
! Priscilla A. Yellowhorse, P.E., CFM
Water and drainage engineer with sixteen years on arroyos, ditches and rural systems that nobody has drawings for. Comfortable in a council chamber and in mud boots.
# EXPERIENCE
**Senior Water Resources Engineer**
Bohannan Huston | Albuquerque, NM | June 2019 – Present
* Lead engineer, Calabacillas arroyo grade control, $14M
* Manage four EITs; QA/QC on all FEMA submittals from the office
* LOMR for Placitas approved on first review
**Project Engineer**
Wilson & Company | Rio Rancho, NM | February 2014 – May 2019
* Storm drain master plans for three villages
* Construction phase services, I-25 frontage roads
**Staff Engineer**
Navajo Tribal Utility Authority | Fort Defiance, AZ | July 2010 – January 2014
* Designed 61 miles of waterline and two 250,000 gal tanks
**Engineering Intern**
City of Farmington Public Works | Farmington, NM | Summer 2009 (May – August)
# SERVICE
AISES professional chapter, treasurer
Judge, state science fair
]]
`,
  }),
  cv('05-en-au-warehouse', 'docx', 'en', 'AU', {
    names: ['Tavita Faleolo', 'Tavita (Dave) Faleolo', 'Dave Faleolo'],
    email: 'tavitaf@westsidemail.example',
    phone: '0491 570 156',
    city: 'Werribee',
    headline: 'Warehouse Team Leader | LF & LO licences',
    languages: ['English', 'Samoan'],
    jobs: [
      'Team Leader, Afternoon Shift | Woolworths Melbourne South RDC | Dandenong South | 2021 | now',
      'Reach Truck Operator | Linfox | Truganina | 2017 | 2021',
      'Pick Packer | Kmart Distribution Centre | Truganina | 2015 | 2017',
      'Meat Worker | JBS | Brooklyn | 2011 | 2015',
    ],
    page: `
! Tavita (Dave) Faleolo
Warehouse Team Leader | LF & LO licences
M 0491 570 156 · E tavitaf@westsidemail.example · Werribee VIC 3030 · Permanent resident
# In short
10+ years in DCs and a few on the meat line before that. I turn up, my team turns up. Looking for days closer to the western suburbs since the drive to Dandenong is killing me.
# Jobs
## Woolworths Melbourne South RDC, Dandenong South
**Team Leader, Afternoon Shift** (2021 to now)
* 34 on the roster, mix of perm and labour hire
* pick rate from 141 to 163 cph, LTIs nil since March 2023
* toolbox talks, one on ones, first point for the union delegate
## Linfox, Truganina
**Reach Truck Operator** (2017 to 2021)
* very narrow aisle, RF, cycle counts, trained 20 odd new drivers
## Kmart Distribution Centre, Truganina
**Pick Packer** (2015 to 2017)
## JBS, Brooklyn
**Meat Worker** (2011 to 2015)
* boning room then load out
# Tickets
LF, LO, first aid HLTAID011, HSR 5 day course, white card
# Study
Cert IV in Leadership and Management, Victoria University Polytechnic (2022)
Year 12, Samoa College, Apia (2007)
# Languages
English, Samoan
# Referees
Marg Dimitriou, shift manager – phone number if we get to that stage
`,
  }),
  cv('06-en-ca-sales', 'doc', 'en', 'CA', {
    names: ['Jean-Philippe St-Amour', 'J.P. St-Amour', 'Jean-Philippe (J.P.) St-Amour'],
    email: 'jpstamour@ottawavalley.example',
    phone: '613-555-0187',
    city: 'Orléans',
    headline: 'Territory Sales | HVAC & Plumbing Wholesale',
    languages: ['English', 'French'],
    jobs: [
      'Territory Manager, Eastern Ontario | Wolseley Canada | Ottawa | 2020-02 | now',
      'Outside Sales Representative | Wolseley Canada | Ottawa | 2016-04 | 2020-01',
      'Counter Sales | Emco Corporation | Gatineau | 2012-05 | 2016-03',
      'Plumber’s Helper | Plomberie Lamoureux et fils | Hull | 2009 | 2012',
    ],
    page: `
HEAD J.P. St-Amour – résumé – page 1 of 1
! Jean-Philippe (J.P.) St-Amour
Territory Sales | HVAC & Plumbing Wholesale
Orléans, Ontario K1C 0A0
Cell 613-555-0187 – jpstamour@ottawavalley.example
# Highlights
* 118% of plan on average over six years; President’s Club 2022 and 2024
* Grew heat pump sales from $0.4M to $3.1M
* Bilingual, at ease in a mechanical room and in a boardroom
# Career
**WOLSELEY CANADA, Ottawa** \tApril 2016 – present
__Territory Manager, Eastern Ontario__ \tFeb. 2020 – present
* 140 contractor accounts between Cornwall and Pembroke
* Negotiates annual programs, co-op funds and job quotes
* Coaches two inside reps
__Outside Sales Representative__ \tApr. 2016 – Jan. 2020
* Opened 47 accounts in the first 24 months
**EMCO CORPORATION, Gatineau** \tMay 2012 – Mar. 2016
__Counter Sales__
* Opened at 6:30 a.m.; will-call, returns, some lift truck
**PLOMBERIE LAMOUREUX ET FILS, Hull** \t2009 – 2012
__Plumber’s Helper__
# Education
Business Administration – Marketing, Algonquin College, 2012
DES, École secondaire Mont-Bleu, 2008
# Languages
English and French, spoken and written
# Interests
Pond hockey, smoker and ribs, minor hockey trainer (U13)
`,
  }),
  cv('07-en-gb-scientist', 'pdf', 'en', 'GB', {
    names: ['Nnenna Adaeze van der Westhuizen', 'Nnenna A. van der Westhuizen', 'Nnenna van der Westhuizen'],
    email: 'n.vanderwesthuizen@fenlandlab.example',
    phone: '+44 7700 900315',
    city: 'Ely',
    languages: ['English', 'Afrikaans', 'German'],
    aside: [4],
    jobs: [
      'Principal Scientist, Bioassay | Abcam | Cambridge | 2022-10 | now',
      'Senior Scientist | MedImmune / AstraZeneca | Granta Park | 2018-01 | 2022-09',
      'Postdoctoral Research Associate | University of Dundee | Dundee | 2015-03 | 2017-12',
      'Research Assistant | Stellenbosch University | Stellenbosch | 2009-02 | 2010-08',
      'Visiting Student | Max Planck Institute of Biochemistry | Martinsried | 2013-05 | 2013-10',
    ],
    page: `
FOOT N. A. van der Westhuizen, curriculum vitae, October 2026
! Dr Nnenna A. van der Westhuizen MRSB
|| 8.5 8.5
| 12 Babylon Lane\\Ely CB7 4AU\\United Kingdom | +44 7700 900315\\n.vanderwesthuizen@fenlandlab.example\\ORCID 0000-0000-0000-0000
# Research profile
Cell biologist who moved to assays. I develop and validate potency methods for antibodies and, lately, for bispecifics; I write the reports that regulators read and I like them short.
# Appointments
|| 4 13
| 10/2022 – present | **Principal Scientist, Bioassay**, Abcam, Cambridge\\Leads five scientists and one apprentice; reports to the site director\\Twelve potency methods transferred to two contract labs, one in Leuven and one in Shanghai\\Owner of the working cell bank and of its budget\\Introduced design of experiments to the group; assay failures down from 14 to 4 in a hundred\\Host of two MHRA inspections, no major findings
| 01/2018 – 09/2022 | **Senior Scientist**, MedImmune / AstraZeneca, Granta Park\\Reporter gene assays under GMP for three antibodies in phase 2 and 3\\Statistical equivalence with the CMC group, parallel line analysis in PLA 3 and in R\\Wrote the bioassay sections of two BLA modules and answered the questions that came back\\Line manager of two from 2020; lab safety lead for the second floor through the pandemic
| 03/2015 – 12/2017 | **Postdoctoral Research Associate**, University of Dundee\\Ubiquitin ligases in mitophagy, group of Prof. R. Heatherington\\Built knock-in neuron lines that four other groups still use\\Supervised three honours students and a rotation student
| 05/2013 – 10/2013 | **Visiting Student**, Max Planck Institute of Biochemistry, Martinsried\\Quantitative mass spectrometry, DAAD stipend
| 02/2009 – 08/2010 | **Research Assistant**, Stellenbosch University\\Grapevine pathogens, field and bench
# Degrees
|| 4 13
| 2014 | PhD Biochemistry, University of Edinburgh (Darwin Trust scholar)
| 2010 | MSc Biotechnology, cum laude, Stellenbosch University
| 2008 | BSc Molecular Biology, Stellenbosch University
# Selected publications
1. van der Westhuizen NA, Okafor T, Lindqvist S. A plate-based potency assay for T-cell engagers. J Immunol Assays 2024; 51: 112–120.
2. Heatherington R, van der Westhuizen NA. Ligase switching in stressed neurons. Cell Rep Lett 2017; 9: 44–58.
3. van der Westhuizen N, du Preez J. Eutypa in the Robertson valley. S Afr J Vitic 2010; 31: 7–12.
# Methods
Cell-based potency assays, flow cytometry, ELISA and MSD, SPR (Biacore 8K), CRISPR editing, iPSC neurons, confocal microscopy, label-free quantification, automated liquid handling (Hamilton STAR), JMP, R, Graphpad Prism, LIMS administration
# Funding and awards
2016 \tTravel fellowship, Biochemical Society, £750
2013 \tDAAD short stay stipend
2010 \tDarwin Trust of Edinburgh, full PhD studentship
2010 \tFaculty medal for the best master’s thesis, Stellenbosch
# Professional bodies
Royal Society of Biology, member since 2017; BEBPA, programme committee since 2024; British Pharmacopoeia, expert panel on bioassay, corresponding member 2023 – 2025
# Talks and posters
2025 \tBEBPA Europe, invited talk, Prague
2023 \tCASSS Bioassays, poster prize
2019 \tStability and comparability workshop, Cambridge, talk
2016 \tKeystone Symposium on mitochondria, Killarney, poster
2013 \tGBM Autumn meeting, Frankfurt, poster
# Teaching
Second-year practicals at Dundee, 2015 – 2017; STEM Ambassador at a primary school in Littleport
# Languages
English (mother tongue), Afrikaans (fluent), German (B1)
# Referees
Prof. R. Heatherington, Dundee; Dr S. Lindqvist, Cambridge
`,
  }),
  cv('08-en-no-subsea', 'docx', 'en', 'NO', {
    names: ['Øyvind Bakke-Halvorsen'],
    email: 'oyvind.bh@sandnespost.example',
    phone: '+47 955 50 118',
    city: 'Sandnes',
    headline: 'Subsea controls engineer',
    languages: ['Norwegian', 'English', 'Portuguese'],
    jobs: [
      'Lead Engineer Subsea Controls | Aker Solutions | Ågotnes | 2021-08 | now',
      'Field Service Engineer | OneSubsea | Bergen | 2015-02 | 2021-07',
      'Service Technician | FMC Technologies | Macaé | 2011-09 | 2015-01',
      'Electronics Technician | Royal Norwegian Navy | Haakonsvern | 2007-08 | 2011-08',
    ],
    page: `
! Øyvind Bakke-Halvorsen
Subsea controls engineer
# Personalia
|| 4 13
| Adresse | Skippergata 71, 4306 Sandnes
| Mobil | +47 955 50 118
| E-post | oyvind.bh@sandnespost.example
| Født | 09.10.1986
| Sivilstand | Cohabitant, one daughter
# Nøkkelkvalifikasjoner
Fifteen years with control modules, umbilicals and the people offshore who have to live with them. FAT and SIT lead on four fields. Valid GSK and health certificate.
# Arbeidserfaring
|| 4 13
| Aug. 2021 – d.d. | **Aker Solutions**, Ågotnes\\Lead Engineer Subsea Controls\\Package lead for SCM refurbishment, budget NOK 60 mill., six engineers
| Feb. 2015 – Jul. 2021 | **OneSubsea**, Bergen\\Field Service Engineer\\About 140 days offshore a year: Troll, Gullfaks, Schiehallion
| Sep. 2011 – Jan. 2015 | **FMC Technologies**, Macaé, Brazil\\Service Technician\\Workover systems for Petrobras, three weeks on and three off
| Aug. 2007 – Aug. 2011 | **Royal Norwegian Navy**, Haakonsvern\\Electronics Technician\\Sonar and data links on board minesweepers
# Utdanning
|| 4 13
| 2018 – 2022 | B.Eng. Automation, part time, Western Norway University of Applied Sciences
| 2005 – 2007 | Naval technical school, Bergen
# Kurs
HUET, work at height, IWCF level 2, PLC S7
# Språk
Norwegian (native), English (fluent), Portuguese (conversational)
# Fritid
Fly fishing, coach for girls’ handball
# Referanser
Given on request
`,
  }),
  cv('09-en-fi-tester', 'doc', 'en', 'FI', {
    names: ['Anna-Kaisa Hietaniemi'],
    email: 'ak.hietaniemi@pirkanposti.example',
    phone: '+358 40 555 0137',
    city: 'Tampere',
    languages: ['Finnish', 'English', 'Swedish'],
    aside: [3],
    jobs: [
      'Test Automation Engineer | Vincit | Tampere | 2022-05 | now',
      'Software Tester | Tieto | Tampere | 2017-01 | 2022-04',
      'Customer Service Agent | Elisa | Tampere | 2013-06 | 2016-08',
      'Trainee, Quality Assurance | M-Files | Tampere | 2016-09 | 2016-12',
    ],
    page: `
ANSIOLUETTELO
Hietaniemi, Anna-Kaisa
Hämeenpuisto 14 C 27, 33210 Tampere
puh. +358 40 555 0137
ak.hietaniemi@pirkanposti.example
# TYÖKOKEMUS
5/2022– \t**Test Automation Engineer**, Vincit, Tampere
Robot Framework and Playwright for a pharmacy chain and for a harbour operator. I built the nightly run from nothing and it takes 38 minutes now.
1/2017–4/2022 \t**Software Tester**, Tieto, Tampere
Manual and regression testing of hospital systems; ISTQB; scrum master for half a year
9/2016–12/2016 \t**Trainee, Quality Assurance**, M-Files, Tampere
6/2013–8/2016 \t**Customer Service Agent**, Elisa, Tampere
Part time beside my studies, full time in summers
# KOULUTUS
2016 \tBachelor of Business Administration, Business Information Systems, TAMK
2011 \tMatriculation examination, Kangasalan lukio
# IT-TAIDOT
Robot Framework, Python, Playwright, SQL, Jenkins, Jira, Azure DevOps
# KIELITAITO
Finnish (mother tongue), English (excellent), Swedish (fair)
# LUOTTAMUSTOIMET
Board member of the housing company since 2020
# SUOSITTELIJAT
Will be given separately
`,
  }),
  cv('10-en-ae-accountant-portal', 'pdf', 'en', 'AE', {
    names: ['K. S. Venkataraghavan', 'Kumbakonam Srinivasan Venkataraghavan', 'K.S. Venkataraghavan'],
    email: 'ksvraghavan@deiramail.example',
    phone: '+971 50 555 0144',
    city: 'Sharjah',
    headline: 'Chief Accountant - Contracting',
    languages: ['English', 'Tamil', 'Hindi'],
    jobs: [
      'Chief Accountant | Al Shafar General Contracting | Dubai | 2016-11 | now',
      'Senior Accountant | Arabtec Construction LLC | Dubai | 2010-04 | 2016-10',
      'Accountant | ETA Star Group | Dubai | 2006-08 | 2010-03',
      'Accounts Executive | Larsen & Toubro | Chennai | 2001-07 | 2006-06',
    ],
    page: `
~ Candidate profile exported 17-Oct-2026 11:42 | Ref CND-5550148
**K. S. VENKATARAGHAVAN**
Chief Accountant - Contracting
|| 5 12
| Current location | Sharjah, United Arab Emirates
| Mobile (verified) | +971 50 555 0144
| E-mail (verified) | ksvraghavan@deiramail.example
| Nationality | Indian
| Visa status | Employment visa, transferable
| Notice period | 2 months
| Current salary | AED 19,500 monthly
| Expected salary | AED 23,000 monthly
| Total experience | 25 years 3 months
^ **CV headline**
CA Inter with 25 years in contracting, of which 20 in Gulf; IFRS 15, retention, bonds, JV accounts. Handled audits by three of the Big Four. Family settled in Sharjah, own car, UAE licence since 2007.
^ **Work experience**
^ **Chief Accountant**
Al Shafar General Contracting, Dubai, UAE
Nov-2016 to Present (9 years 11 months)
Industry: Construction / Civil Engineering. Team of 11. Month end in 6 working days. Guarantees and LC limits with seven banks. VAT implementation 2018, corporate tax registration 2023.
- Monthly cost to complete with the planning department for 24 live projects
- Retention receivable brought down from AED 61 m to AED 22 m in two years
- Joint venture books with a Korean partner, separate trial balance and audit
- Gratuity and leave provision for 4,300 workers
- Coordination with external auditors and with the family office
^ **Senior Accountant**
Arabtec Construction LLC, Dubai, UAE
Apr-2010 to Oct-2016 (6 years 7 months)
- Site cost reports for towers in Business Bay and Abu Dhabi
- Subcontractor certificates, back charges and final accounts
- Wages Protection System files, petty cash of 14 sites
- Oracle roll out, key user for projects module
^ **Accountant**
ETA Star Group, Dubai, UAE
Aug-2006 to Mar-2010 (3 years 8 months)
- Receivables of the lifts division, bank reconciliation of 9 accounts
- Stock take of spares each quarter
^ **Accounts Executive**
Larsen & Toubro, Chennai, India
Jul-2001 to Jun-2006 (5 years)
- Vendor bills, TDS, sales tax returns for Tamil Nadu sites
- Deputed to Kakinada port project for 11 months as site accountant
^ **Education**
CA Intermediate, ICAI, 2003
B.Com, Vivekananda College, University of Madras, 2001
^ **Key skills**
SAP FICO, Oracle, Tally, IFRS, Treasury, VAT, Team handling
^ **Languages known**
English (Expert), Tamil (Native), Hindi (Intermediate)
^ **Courses and certificates**
UAE VAT diploma, 2018
IFRS certificate, ACCA, 2015
Oracle Projects end user, 2012
^ **Personal**
Married, two sons; passport valid until 2033; hobbies Carnatic music and cricket
^ **Declaration**
I hereby declare that the particulars above are true to the best of my knowledge.
Kumbakonam Srinivasan Venkataraghavan
`,
  }),
  cv('11-en-nz-dispatcher-letter', 'docx', 'en', 'NZ', {
    names: ['Marama Te Rangi-Wilson'],
    email: 'marama.tw@waikatolink.example',
    phone: '021 555 0142',
    city: 'Te Awamutu',
    languages: [],
    jobs: [
      'transport dispatcher | Dibble Transport | Te Kūiti | 2019-08 | now',
      'weighbridge operator | McDonald’s Lime | Ōtorohanga | 2014 | 2019',
      'stock clerk | Farmlands | Te Awamutu | 2010 | 2014',
    ],
    page: `
12 November 2026
Kia ora,
Your Facebook page says you have a logistics coordinator job going near Hamilton and that a full CV can come later. I thought I would do both in one go.
Right now I am the transport dispatcher at Dibble Transport in Te Kūiti. I started in August 2019. I plan 26 trucks a day, stock and bulk, and I look after logbooks, RUCs and the after hours phone one week in three. When the floods came in January 2023 I was the one ringing the farmers.
Before I came here I was a weighbridge operator for McDonald’s Lime in Ōtorohanga, 2014 to 2019. Tickets, invoicing, opening the gate at five.
And before the kids I was a stock clerk with Farmlands in Te Awamutu, 2010 to 2014.
I left Te Awamutu College with NCEA level 3 in 2009. I have a class 2 licence, forklift with F endorsement, first aid, and level 4 in supply chain from Wintec which I finished by night in 2021. I use MyTrucking, Xero and more Excel than is healthy.
I coach netball on Saturdays so would rather not work those. I can start about a month after a yes.
You can get me on 021 555 0142 or marama.tw@waikatolink.example.
Ngā mihi nui
^ Marama Te Rangi-Wilson
Pirongia Road, RD 6, Te Awamutu
`,
  }),
  cv('12-en-dk-architect', 'doc', 'en', 'DK', {
    names: ['Yusuf Emre Karaosmanoğlu', 'Emre Karaosmanoğlu'],
    email: 'emre@karaosmanoglu.example',
    phone: '+45 55 55 01 72',
    city: 'Aarhus',
    headline: 'Architect MAA',
    languages: ['Turkish', 'English', 'Danish'],
    aside: [3],
    jobs: [
      'Project Architect | C.F. Møller Architects | Aarhus | 2021-04 | now',
      'Architect | Arkitema | Aarhus | 2018-09 | 2021-03',
      'Junior Architect | Emre Arolat Architecture | Istanbul | 2014-07 | 2016-06',
      'Intern | Henning Larsen | Copenhagen | 2017-08 | 2018-01',
    ],
    page: `
|| 11.5 5.5
| ! Yusuf Emre\\! KARAOSMANOĞLU\\Architect MAA | Vestergade 58, 3. tv.\\8000 Aarhus C\\+45 55 55 01 72\\emre@karaosmanoglu.example
# Profil
Turkish by birth and Danish by rye bread. Hospital and laboratory buildings from competition to tender; Revit since the day it was slow.
# Erhvervserfaring
**C.F. Møller Architects**, Aarhus
Project Architect, April 2021 –
* Laboratory wing of a university hospital, 22,000 m²
* Coordination with six engineering trades, weekly clash rounds
**Arkitema**, Aarhus
Architect, September 2018 – March 2021
* Social housing in Gellerup, phases 2 and 3
**Henning Larsen**, Copenhagen
Intern, August 2017 – January 2018
**Emre Arolat Architecture**, Istanbul
Junior Architect, July 2014 – June 2016
* Working drawings for a mosque and a shopping street
# Uddannelse
2016 – 2018 \tM.Arch., Aarhus School of Architecture
2009 – 2014 \tB.Arch., Istanbul Technical University
# Kompetencer
Revit, Dynamo, Rhino, InDesign, DGNB consultant (2022), BR18
# Sprog
Turkish, English, Danish (PD3, 2020)
# Konkurrencer
2023: second prize, school in Randers
2019: shortlisted, town hall in Bodø
`,
  }),
  ...BY_HAND_FIFTY_SECOND_REST_DUTCH,
  ...BY_HAND_FIFTY_SECOND_REST_ITALIAN,
  ...BY_HAND_FIFTY_SECOND_REST_PORTUGUESE,
  ...BY_HAND_FIFTY_SECOND_REST_SWEDISH,
];
