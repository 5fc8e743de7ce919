import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-ninth');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_NINTH: Sheet[] = [
  cv('a01-au-aircraft-engineer', 'docx', 'en', 'AU', {
    names: ['Desmond Kurrle', 'Des Kurrle', 'Desmond (Des) Kurrle'],
    email: 'des.kurrle@peelvalley.example',
    phone: '0491 570 156',
    city: 'Tamworth',
    headline: 'Licensed Aircraft Maintenance Engineer, B1.1 and B2',
    languages: [],
    jobs: [
      'Maintenance Controller | Northern Slopes Air Services | Tamworth NSW | 2021-03 | now',
      'Senior LAME | Northern Slopes Air Services | Tamworth NSW | 2017-07 | 2021-02',
      'LAME, line and base | Bass Regional Airways | Launceston TAS | 2013-01 | 2017-06',
      'Aircraft Technician (Corporal) | Royal Australian Air Force | Richmond NSW | 2004-02 | 2011-11',
    ],
    page: `
! Desmond (Des) Kurrle
Licensed Aircraft Maintenance Engineer, B1.1 and B2
36 Degance Street, Tamworth NSW 2340
M 0491 570 156 \tE des.kurrle@peelvalley.example
# Licence coverage
* CASA Part 66, B1.1: Saab 340, Dash 8 100 to 400, King Air 200/350
* CASA Part 66, B2: Dash 8 400, King Air 350 (Pro Line 21)
* Run-up and taxi approvals, borescope, human factors instructor
# Career to date
**Northern Slopes Air Services** \tTamworth NSW
Maintenance Controller \t03/2021 – to date
* Fleet of eleven turboprops, dispatch reliability 99.2% last year
* Roster and authorisations for 26 engineers, CAMO liaison
* Wrote the transition plan from CAR 30 to Part 145
Senior LAME \t07/2017 – 02/2021
* Heavy checks, AOG recovery at Moree, Inverell and Cobar
^ **Bass Regional Airways** \tLaunceston TAS
LAME, line and base \t01/2013 – 06/2017
* Nights mostly. Signed for two Saabs and a very old Metro
^ **Royal Australian Air Force** \tRichmond NSW
Aircraft Technician (Corporal) \t02/2004 – 11/2011
* C-130H and J, two deployments, Australian Service Medal
^ 12/2011 – 12/2012: discharged, full-time study for the remaining B1 modules, drove around the block (all of it)
# Schooling
Diploma of Aeroskills (Mechanical), Aviation Australia, 2012
Year 12, Farrer Memorial Agricultural High School, 2003
# Two people who will vouch for me
Kerrie Stroud, Head of Aircraft Airworthiness and Maintenance Control, Northern Slopes Air Services, 0491 570 157
Warrant Officer (ret.) Paul Vella, 0491 570 158
`,
  }),
  cv('a02-au-deputy-principal', 'pdf', 'en', 'AU', {
    names: ['Leilani Tuimavave Brooks', 'Leilani Brooks'],
    email: 'leilani.brooks@macdonnellmail.example',
    phone: '0491 571 804',
    city: 'Alice Springs',
    headline: 'Primary educator and school leader',
    languages: ['English', 'Samoan', 'Alyawarr'],
    jobs: [
      'Acting Deputy Principal | Desert Oak Primary School | Alice Springs | 2024-01 | now',
      'Senior Teacher, Years 3 to 6 | Desert Oak Primary School | Alice Springs | 2020-07 | 2023-12',
      'Classroom Teacher (multi-age) | Sandover Homelands School | via Alice Springs | 2016-07 | 2019-12',
      'Teacher Aide | Logan Creek State School | Logan QLD | 2012-02 | 2015-11',
      'Junior Netball Coordinator | Todd River Netball Club | Alice Springs | 2021-03 | now',
    ],
    aside: [4],
    page: `
> **LEILANI TUIMAVAVE BROOKS**
> Primary educator and school leader
> PO Box 5510, Alice Springs NT 0871
> 0491 571 804 / leilani.brooks@macdonnellmail.example
# In brief
Ten years teaching in Central Australia, the last six at Desert Oak. Sandover Homelands School taught me to plan for eleven children on Monday and twenty-eight on Tuesday. I am applying for substantive leadership roles in the Territory or the Kimberley.
# Positions held
|| 12 5
| **Acting Deputy Principal**\\Desert Oak Primary School, Alice Springs\\Attendance strategy (71% to 83%), line management of 14, induction for remote graduates | Jan 2024 – current
| **Senior Teacher, Years 3 to 6**\\Desert Oak Primary School, Alice Springs\\Phonics and writing lead, data walls that people actually read | Jul 2020 – Dec 2023
| **Family leave**\\Caring for my grandmother in Apia | Jan 2020 – Jun 2020
| **Classroom Teacher (multi-age)**\\Sandover Homelands School, via Alice Springs\\Two-way learning alongside an assistant teacher, bough shed included | Jul 2016 – Dec 2019
| **Teacher Aide**\\Logan Creek State School, Logan QLD\\Special education unit, while studying | Feb 2012 – Nov 2015
# Qualifications
|| 12 5
| Master of Education (Leadership), Charles Darwin University | 2023
| Bachelor of Education (Primary), Griffith University | 2012 – 2016
| Full registration, Teacher Registration Board NT; Ochre Card | current
# Community
|| 12 5
| **Junior Netball Coordinator**\\Todd River Netball Club, Alice Springs | Mar 2021 – current
# Languages
English; Samoan (family); Alyawarr (classroom phrases)
# Referees
|| 8 8
| Mr Gavin Pascoe\\Principal, Desert Oak Primary School\\(08) 5550 7132 | Ms Rosie Hall\\Co-principal, Sandover Homelands School\\rosie@sandoverhomelands.example
`,
  }),
  cv('a03-gb-solicitor', 'doc', 'en', 'GB', {
    names: [
      'Katharine Fenwick-Auld',
      'Kit Fenwick-Auld',
      'Katharine "Kit" Fenwick-Auld',
      'Katharine Rose Fenwick-Auld',
    ],
    email: 'kit@fenwickauld.example',
    phone: '07700 900247',
    city: 'Hexham',
    headline: 'Commercial Property Solicitor',
    languages: ['French'],
    jobs: [
      'Legal Counsel, Land | Cheviot Wind Estates plc | Newcastle upon Tyne | 2022-04 | now',
      'Associate | Harbottle Ridley LLP | Newcastle upon Tyne | 2016-10 | 2022-03',
      'Solicitor | Harbottle Ridley LLP | Newcastle upon Tyne | 2012-09 | 2016-09',
      'Trainee Solicitor | Wearmouth Law Partnership | Sunderland | 2010-09 | 2012-08',
      'Paralegal | Wearmouth Law Partnership | Sunderland | 2009-07 | 2010-08',
      'Trustee and Secretary | Tynedale Village Halls Trust | Hexham | 2018 | now',
    ],
    aside: [3, 5],
    page: `
KATHARINE "KIT" FENWICK-AULD, LLB (Hons)
Commercial Property Solicitor
Admitted 3 September 2012
^ The Old Reading Room, Gallows Bank, Hexham, Northumberland NE46
Mobile 07700 900247. Email kit@fenwickauld.example
# CAREER HISTORY
**Legal Counsel, Land**, Cheviot Wind Estates plc, Newcastle upon Tyne. 4 April 2022 to present.
Sole property lawyer for a developer with 900 MW in planning. Options, leases, crossing agreements and the occasional irate grouse moor. I instruct panel firms and hold the budget (£640,000).
^ **Associate**, Harbottle Ridley LLP, Newcastle upon Tyne. 1 October 2016 to 31 March 2022.
Energy and rural estates team. Maternity leave May 2019 to January 2020, then four days a week. Supervised two trainees.
^ **Solicitor**, Harbottle Ridley LLP, Newcastle upon Tyne. 3 September 2012 to 30 September 2016.
Landlord and tenant, secured lending, first registrations going back to 1811.
^ **Trainee Solicitor**, Wearmouth Law Partnership, Sunderland. 1 September 2010 to 31 August 2012.
Seats in property, private client, litigation and employment.
^ **Paralegal**, Wearmouth Law Partnership, Sunderland. 6 July 2009 to 31 August 2010.
Volume conveyancing, some 300 files.
# EDUCATION
Legal Practice Course (Distinction), Northumbria University, 2008 to 2009
LLB (Hons), 2:1, University of Dundee, 2005 to 2008
# VOLUNTARY
**Trustee and Secretary**, Tynedale Village Halls Trust, Hexham. 2018 to present.
# OTHER MATTERS
French (reads contracts in it, orders lunch in it). Full clean licence. Notice period three months.
Referees: Simon Ridley, senior partner, and Dr Amrit Bains, company secretary, once an offer is made.
~ Name on the roll: Katharine Rose Fenwick-Auld
`,
  }),
  cv('a04-gb-bus-controller', 'pdf', 'en', 'GB', {
    names: ['Muhammad Asif Rehman', 'Asif Rehman', 'Mr Muhammad Asif Rehman'],
    email: 'asif.rehman@cartside.example',
    phone: '07700 900683',
    city: 'Paisley',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'Duty Operations Controller | Clydeview Buses Ltd | Paisley | 2021-06 | now',
      'Driver Mentor | Clydeview Buses Ltd | Paisley | 2017-02 | 2021-05',
      'PCV Driver | Clydeview Buses Ltd | Paisley | 2013-11 | 2017-01',
      'Private Hire Driver | Self-employed | Glasgow | 2010-03 | 2013-10',
      'Shop Manager | Rehman Brothers Grocers | Barrhead | 2004-08 | 2010-02',
    ],
    page: `
> **Curriculum Vitae**
|| 4 12
| Name | Mr Muhammad Asif Rehman (please call me Asif)
| Address | Flat 2/1, 19 Espedair Street, Paisley PA2
| Contact | 07700 900683
| Email | asif.rehman@cartside.example
| Licences | D, CPC valid to September 2029, no points
# Personal statement
Reliable and calm person who has driven every route from the Paisley garage and now puts the drivers on them. I am looking for a control room position with trams or rail.
# Employment record
|| 2 2 5 4 4
| **From** | **To** | **Employer** | **Post held** | **Reason for leaving**
| 06/2021 | Till date | Clydeview Buses Ltd, Paisley | Duty Operations Controller | Seeking progress
| 02/2017 | 05/2021 | Clydeview Buses Ltd, Paisley | Driver Mentor | Promoted
| 11/2013 | 01/2017 | Clydeview Buses Ltd, Paisley | PCV Driver | Promoted
| 03/2010 | 10/2013 | Self-employed, Glasgow | Private Hire Driver | Wanted regular shifts
| 08/2004 | 02/2010 | Rehman Brothers Grocers, Barrhead | Shop Manager | Business sold
# What the control room involves
* Live AVL and radio for 140 vehicles, curtailments and diversions
* First call for police, council and football clubs
* Trained five new controllers; covered COP26 follow-up events and two hurricanes
# Education and courses
|| 4 12
| 2022 | SVQ Level 3, Transport Operations, West College Scotland
| 2003 | Standard Grades (six), Castlehead High School
| 2024 | Mental Health First Aider
# Languages
English, Urdu and Punjabi, all fluent
# Reference
Mrs Elaine McGurk, Operations Manager, Clydeview Buses Ltd, 0141 496 0275, elaine.mcgurk@clydeviewbuses.example
`,
  }),
  cv('a05-gb-data-contractor', 'docx', 'en', 'GB', {
    names: ['Gethin ap Rhys'],
    email: 'gethin@morlaisdata.example',
    phone: '029 2018 0417',
    city: 'Penarth',
    headline: 'Contract Data Engineer',
    languages: [],
    jobs: [
      'Lead Data Engineer | Hafren Water plc | Bristol | 2025-09 | now',
      'Data Engineer | Office for Coastal Statistics | Newport | 2023-10 | 2025-07',
      'Azure Data Engineer | Mendip Mutual Insurance | Bath | 2021-09 | 2023-09',
      'ETL Developer | Gower Biscuits Ltd | Swansea | 2019-06 | 2021-01',
      'BI Developer | Taff Valley Housing | Pontypridd | 2015-03 | 2019-05',
      'Database Administrator | Taff Valley Housing | Pontypridd | 2012-07 | 2015-02',
      'Systems Support Analyst | Glamorgan Leisure Trust | Barry | 2010-10 | 2012-06',
    ],
    page: `
! Gethin ap Rhys
Contract Data Engineer
Penarth, Vale of Glamorgan
Tel. 029 2018 0417
gethin@morlaisdata.example
# Profile
Contracting since 2019 through my own company, Morlais Data Ltd (VAT registered, insured). SC cleared. Happy on site two days a week anywhere along the M4, and able to explain a slowly changing dimension to a finance director.
# Stack
Python, SQL, dbt, Spark, Databricks, Azure Data Factory, Snowflake, Terraform, Git, a bit of Power BI when nobody else will
# Contracts
## Hafren Water plc, Bristol
Lead Data Engineer \tSep 2025 – now
* Smart meter platform: 1.1 billion readings a month into a lakehouse
* Set the standards that four teams build to
## Office for Coastal Statistics, Newport
Data Engineer \tOct 2023 – Jul 2025
* Moved 212 SAS programs to Python, with tests, without missing a release
## Mendip Mutual Insurance, Bath
Azure Data Engineer \tSep 2021 – Sep 2023
* Claims warehouse, IFRS 17 feeds, two extensions
## Gower Biscuits Ltd, Swansea
ETL Developer \tJun 2019 – Jan 2021
* Production and demand data out of a 1998 system that hummed
## Between contracts
Feb 2021 – Aug 2021 \tLockdown, newborn son, narrowboat engine
# Permanent roles before that
## Taff Valley Housing, Pontypridd
BI Developer \tMar 2015 – May 2019
Database Administrator \tJul 2012 – Feb 2015
## Glamorgan Leisure Trust, Barry
Systems Support Analyst \tOct 2010 – Jun 2012
# Education
BSc Computing (2:1), University of Glamorgan, 2007 – 2010
Databricks Certified Data Engineer Professional, 2024
`,
  }),
  cv('a06-us-supply-chain', 'pdf', 'en', 'US', {
    names: ['Latoya Whitfield', 'Latoya D. Whitfield'],
    email: 'latoya@whitfieldsupply.example',
    phone: '(423) 555-0187',
    city: 'Chattanooga',
    headline: 'Director of Supply Chain @ Tri-Ridge Health | Perioperative & pharmacy | CMRP',
    languages: [],
    jobs: [
      'Director of Supply Chain | Tri-Ridge Health | Chattanooga, TN | 2023-03 | now',
      'Supply Chain Manager | Tri-Ridge Health | Chattanooga, TN | 2020-07 | 2023-03',
      'Senior Buyer, Surgical Services | Cumberland Children’s Hospital | Nashville, TN | 2014-08 | 2020-05',
      'Materials Coordinator | Ohio Bend Surgical Center | Paducah, KY | 2011-02 | 2014-07',
      'Pharmacy Technician | Dixie Pike Drugs | Paducah, KY | 2007-09 | 2011-01',
      'Board Member | Scenic City Diaper Bank | | 2022-01 | now',
    ],
    aside: [5],
    page: `
! Latoya Whitfield, CMRP
She/Her
Director of Supply Chain @ Tri-Ridge Health | Perioperative & pharmacy | CMRP
Chattanooga, Tennessee, United States
(423) 555-0187 · latoya@whitfieldsupply.example
# About
If the case cart is right, nobody knows my name. Before Tri-Ridge Health I bought every suture at Cumberland Children’s Hospital, and before that I counted pills on Dixie Pike. Nineteen years, one recall I still dream about.
# Experience
**Tri-Ridge Health**
Full-time · 6 yrs 5 mos
**Director of Supply Chain**
Mar 2023 - Present · 3 yrs 9 mos
Chattanooga, TN · On-site
* $186M annual spend across four hospitals and a consolidated service center
* 9.4% savings in the first contract year, clinicians still speaking to us
**Supply Chain Manager**
Jul 2020 - Mar 2023 · 2 yrs 9 mos
Chattanooga, TN
* PPE allocation, par level redesign in 41 units
**Senior Buyer, Surgical Services**
Cumberland Children’s Hospital · Full-time
Aug 2014 - May 2020 · 5 yrs 10 mos
Nashville, TN
* Implants, consignment, value analysis committee
**Materials Coordinator**
Ohio Bend Surgical Center · Full-time
Feb 2011 - Jul 2014 · 3 yrs 6 mos
Paducah, KY
**Pharmacy Technician**
Dixie Pike Drugs · Part-time
Sep 2007 - Jan 2011 · 3 yrs 5 mos
Paducah, KY
# Education
**Murray State University**
BSB, Logistics and Supply Chain Management
2007 - 2011
# Licenses & certifications
**Certified Materials & Resource Professional (CMRP)**
Issued Oct 2016 · Expires Oct 2028
# Volunteering
**Board Member**
Scenic City Diaper Bank
Jan 2022 - Present · 4 yrs 11 mos
# Skills
Contract Negotiation · Value Analysis · Workday · Inventory Optimization
# Recommendations
“Latoya D. Whitfield is the calmest person in a backorder.” Marcus Teal, VP Surgical Services, Tri-Ridge Health
`,
  }),
  cv('a07-us-ethnomusicologist', 'docx', 'en', 'US', {
    names: ['Rosalind A. Oyelaran-Keck', 'Rosalind Oyelaran-Keck', 'Rosalind Adunni Oyelaran-Keck'],
    email: 'r.oyelarankeck@clarkforkuni.example',
    phone: '406-555-0138',
    city: 'Missoula',
    languages: ['English', 'Yoruba', 'German', 'French'],
    jobs: [
      'Associate Professor of Ethnomusicology | Clark Fork University | Missoula, Montana | 2021 | now',
      'Assistant Professor of Ethnomusicology | Clark Fork University | Missoula, Montana | 2015 | 2021',
      'Visiting Assistant Professor | Gulf Prairie College | Galveston, Texas | 2013 | 2015',
      'Postdoctoral Fellow | Institut für Musik der Welt | Bayreuth, Germany | 2011 | 2013',
      'Sound Archivist | Oke-Ado Folkways Archive | Ibadan, Nigeria | 2003 | 2005',
    ],
    page: `
> **ROSALIND A. OYELARAN-KECK, Ph.D.**
> 812 Hastings Avenue, Missoula, MT 59801
> 406-555-0138
> r.oyelarankeck@clarkforkuni.example
# ACADEMIC APPOINTMENTS
**Clark Fork University**, Missoula, Montana
Associate Professor of Ethnomusicology\t2021–
Assistant Professor of Ethnomusicology\t2015–2021
^ **Gulf Prairie College**, Galveston, Texas
Visiting Assistant Professor\t2013–2015
^ **Institut für Musik der Welt**, Bayreuth, Germany
Postdoctoral Fellow\t2011–2013
# OTHER EMPLOYMENT
**Oke-Ado Folkways Archive**, Ibadan, Nigeria
Sound Archivist\t2003–2005
# EDUCATION
Ph.D., Ethnomusicology, Indiana University Bloomington\t2011
Dissertation: “Talking Back: Dùndún Ensembles and Municipal Noise Law in Ibadan”
M.A., Ethnomusicology, Indiana University Bloomington\t2007
B.Mus., Percussion, Oberlin Conservatory\t2003
# BOOKS
Oyelaran-Keck, Rosalind Adunni. The Permit and the Drum. Wapiti University Press, 2020.
# ARTICLES (SELECTED)
“Cassette Weddings.” Journal of Invented Sound Studies 31 (2): 88–117. 2024.
“Who Owns a Praise Name?” With T. Adisa. Archive & Ear 9: 14–40. 2018.
# GRANTS AND FELLOWSHIPS
Humanities Montana, $18,500, community recording van\t2023
ACLS Fellowship\t2019–2020
Fulbright-Hays Doctoral Dissertation Research Abroad\t2008–2009
# COURSES TAUGHT
Music of West Africa; Field Methods; Music, Law, and the City; Afro-Cuban Ensemble
# SERVICE
Director of Graduate Studies, School of Music; reviewer for three journals; faculty senate, two terms
# LANGUAGES
English and Yoruba (native), German (advanced), French (reading)
# REFERENCES
Professor Emerita Ruth Salzmann, rsalzmann@gulfprairie.example
Professor Tunde Adisa, t.adisa@okeadoarchive.example
`,
  }),
  cv('a08-nz-arborist', 'doc', 'en', 'NZ', {
    names: ['Callum Faasavalu-Reid', 'Cal Faasavalu-Reid'],
    email: 'cal.reid@ohopebeach.example',
    phone: '021 555 0173',
    city: 'Whakatāne',
    languages: [],
    jobs: [
      'Crew Leader and Climbing Arborist | Pukeko Tree Care Ltd | Whakatāne | 2019-10 | now',
      'Contract Climber | Self-employed | Tauranga | 2016-08 | 2019-04',
      'Groundsman, later Climber | Waikato Canopy Services | Hamilton | 2013-01 | 2016-07',
      'Forestry Worker | Kaingaroa Silviculture Gang 7 | Murupara | 2010-11 | 2012-12',
    ],
    page: `
**Callum Faasavalu-Reid**
(Cal is fine)
^ I live at 7B Muriwai Drive, Whakatāne 3120. Ring me on 021 555 0173 after four, or email cal.reid@ohopebeach.example any time.
^ **Tickets**
* NZ Certificate in Horticulture Services (Arboriculture) Level 4
* EWP, chipper, chainsaw, aerial rescue, STMS for level 1 roads, first aid to 2027
* Class 2 licence with W endorsement
^ **Job:** Crew Leader and Climbing Arborist
**For:** Pukeko Tree Care Ltd, Whakatāne
**When:** October 2019 until today
**What:** Three climbers and two on the ground. Line clearance for the network company, pōhutukawa under consent, storm work after Gabrielle. Quotes up to $20,000 are mine to sign.
^ **Job:** Contract Climber
**For:** Self-employed, Tauranga
**When:** August 2016 until April 2019
**What:** Day rates for five firms around the Bay.
^ May until September 2019 I was off with a broken ankle. Fell off a trampoline, not a tree.
^ **Job:** Groundsman, later Climber
**For:** Waikato Canopy Services, Hamilton
**When:** January 2013 until July 2016
**What:** Learned everything from the bottom rope up.
^ **Job:** Forestry Worker
**For:** Kaingaroa Silviculture Gang 7, Murupara
**When:** November 2010 until December 2012
**What:** Pruning and thinning.
^ **School:** Whakatāne High School, NCEA Level 2, 2009
^ **Outside work:** NZ tree climbing champs (ninth in 2022), fishing off Ōhope, two daughters
^ **Ask about me:** Janelle Horua, owner, Pukeko Tree Care, 021 555 0174
`,
  }),
  cv('a09-ie-site-engineer', 'pdf', 'en', 'IE', {
    names: ['Eimear Gallagher-Doherty', 'Eimear M. Gallagher-Doherty'],
    email: 'eimear@swillyengineer.example',
    phone: '020 913 5527',
    city: 'Letterkenny',
    headline: 'Chartered Engineer – Civil Works and Water',
    languages: ['English', 'Irish', 'German'],
    jobs: [
      'Project Engineer | Errigal Civil Contracting DAC | Letterkenny | 2021-03 | now',
      'Site Engineer | Errigal Civil Contracting DAC | Letterkenny | 2018-02 | 2021-03',
      'Graduate Engineer | Foyle & Finn Consulting Engineers | Derry | 2015-09 | 2018-01',
      'Work Placement | Foyle & Finn Consulting Engineers | Derry | 2014-01 | 2014-08',
      'Lifeguard | Aura na Mara Leisure Centre | Buncrana | 2011-06 | 2013-09',
    ],
    aside: [3],
    page: `
! Eimear M. Gallagher-Doherty
BEng (Hons) CEng MIEI
> Chartered Engineer – Civil Works and Water
> Apt 6, Ramelton Court, Letterkenny, Co. Donegal | 020 913 5527 | eimear@swillyengineer.example
# Key strengths
* Setting out to as-built on wastewater, roads and marine jobs
* NEC4 and PW-CF contracts, early warnings, measured accounts
* Temporary works coordinator; Safe Pass; PSCS experience
# Career
**Errigal Civil Contracting DAC, Letterkenny**
Project Engineer \tMar '21 – Present
Projects:
* Burtonport pier extension, €9.2m (2024–2026)
* Inishowen sewerage scheme, lot 3, €14m (2022–2024)
* Glenties greenway bridges, €2.1m (2021–2022)
Site Engineer \tFeb '18 – Mar '21
Projects:
* Ballybofey wastewater treatment plant, inlet works
* N56 realignment, drainage and pavement
^ **Foyle & Finn Consulting Engineers, Derry**
Graduate Engineer \tSept '15 – Jan '18
* Flood modelling, culvert design, site supervision in three counties
Work Placement \tJan '14 – Aug '14
^ **Aura na Mara Leisure Centre, Buncrana**
Lifeguard \tJune '11 – Sept '13 (summers and weekends)
# Education
BEng (Hons) Civil Engineering, First Class, Queen’s University Belfast, 2011 – 2015
Leaving Certificate (540 points), Scoil Mhuire, Buncrana, 2011
Chartered with Engineers Ireland, Nov '21
# Languages
English, Irish (good), German (Leaving Cert)
# Software
Civil 3D, 12d, Trimble Access, MicroDrainage, Asta
# Referees
Mr Dessie Bonner, Contracts Manager, Errigal Civil, 020 913 5528
Dr Fionnuala Kerr, Director, Foyle & Finn, 028 9649 6114
`,
  }),
  cv('a10-ie-wedding-manager', 'docx', 'en', 'IE', {
    names: ['Mairéad Quilligan', 'Mags Quilligan', 'Mairéad (Mags) Quilligan'],
    email: 'mags@quilliganevents.example',
    phone: '020 917 0864',
    city: 'Kenmare',
    headline: 'Hotel events and weddings',
    languages: ['English', 'French', 'Irish'],
    jobs: [
      'Head of Weddings and Events | Roughty Bay Hotel | Kenmare | 2022 | now',
      'Events Manager | Castle Dunmahon | Killarney | 2017 | 2020',
      'Conference Coordinator | Castle Dunmahon | Killarney | 2014 | 2017',
      'Guest Relations Agent | Hôtel des Trois Phares | La Rochelle | 2012 | 2013',
      'Duty Manager | The Anchor & Oar | Cork | 2009 | 2012',
    ],
    page: `
> **Mairéad (Mags) Quilligan**
> Hotel events and weddings
# Who you would be hiring
The woman with the safety pins. Since 2014 I have put 640 couples up the aisle, most of them at Castle Dunmahon and Roughty Bay, and only one groom did not turn up.
# Selling
* Conversion of show-rounds from 22 to 39 per cent
* Wedding revenue of €1.9m in 2025, 71 full weddings and 24 small ones
* Corporate retreats built from nothing in the quiet months
# Running the day
* Team of six coordinators, up to 45 casuals
* Humanist, church, registrar and one druid
* Opera, Triple Seat and a paper running order in the pocket for when the wifi goes
# Money and law
* Package costing with the chef, deposits, insurance claims after Storm Barra
* Licensing exemptions, food safety, Safeguarding
# Employment in brief
|| 4 7 5
| 2022 to date | Head of Weddings and Events | Roughty Bay Hotel, Kenmare
| 2020 to 2022 | Redundancy, then full-time carer | At home
| 2017 to 2020 | Events Manager | Castle Dunmahon, Killarney
| 2014 to 2017 | Conference Coordinator | Castle Dunmahon, Killarney
| 2012 to 2013 | Guest Relations Agent | Hôtel des Trois Phares, La Rochelle, France
| 2009 to 2012 | Duty Manager | The Anchor & Oar, Cork
# Study
BA in Hotel Management, Shannon College, 2005 to 2009
Certificate in Event Safety, MTU Kerry, 2019
# Languages
English, French (fluent), Irish (some)
# Where to find me
Mobile 020 917 0864
mags@quilliganevents.example
Lodge Wood, Kenmare, Co. Kerry
`,
  }),
  cv('a11-ca-settlement-counsellor', 'doc', 'en', 'CA', {
    names: ['Harpreet Kaur Sidhu', 'Harpreet Sidhu', 'Ms. Harpreet Kaur Sidhu'],
    email: 'harpreet.sidhu@wascanamail.example',
    phone: '306-555-0129',
    city: 'Saskatoon',
    languages: ['Punjabi', 'Hindi', 'English', 'Urdu'],
    jobs: [
      'Settlement Counsellor | Prairie Newcomers Centre | Saskatoon | 2022-06 | now',
      'Employment Facilitator | Meewasin Job Connections | Saskatoon | 2020-01 | 2022-05',
      'Customer Service Associate | Broadway Fresh Foods | Saskatoon | 2018-09 | 2019-12',
      'Assistant Manager, Counselling | Bright Horizon Overseas Education Pvt. Ltd. | Ludhiana | 2014-04 | 2018-06',
      'Lecturer in Sociology | Mata Sahib Devi Girls College | Moga | 2011-07 | 2014-03',
    ],
    page: `
> **CURRICULUM VITAE**
**Ms. Harpreet Kaur Sidhu**
D/o S. Balwinder Singh Sidhu
Suite 304, 215 Avenue P South, Saskatoon, SK S7M
Cell: 306-555-0129
Email ID: harpreet.sidhu@wascanamail.example
# CAREER OBJECTIVE
To serve newcomer families in a growth-oriented organization where my own experience of arriving with two suitcases is an asset.
# WORK EXPERIENCE
* Presently working as **Settlement Counsellor** with **Prairie Newcomers Centre**, Saskatoon from 6th June 2022 till date
* Worked as **Employment Facilitator** with **Meewasin Job Connections**, Saskatoon from 13th January 2020 to 27th May 2022
* Worked as **Customer Service Associate** with **Broadway Fresh Foods**, Saskatoon from 4th September 2018 to 31st December 2019
* Worked as **Assistant Manager, Counselling** with **Bright Horizon Overseas Education Pvt. Ltd.**, Ludhiana from 1st April 2014 to 30th June 2018
* Worked as **Lecturer in Sociology** with **Mata Sahib Devi Girls College**, Moga from 15th July 2011 to 31st March 2014
# KEY RESPONSIBILITIES AT PRESENT
* Needs assessment and referral for 22 families per month, reporting in iCARE
* Tax clinic, school registration, health card, tenancy disputes
* Women's circle in Punjabi and Hindi every Thursday
# EDUCATIONAL QUALIFICATION
|| 6 7 3
| **Examination** | **Board / University** | **Year**
| Career and Employment Services certificate | Saskatchewan Polytechnic | 2019
| M.A. Sociology (66%) | Punjabi University, Patiala | 2011
| B.A. | Panjab University, Chandigarh | 2009
| 10+2 | PSEB | 2006
# STRENGTHS
Patience, honesty, never late
# PERSONAL PROFILE
= Date of birth:\t21st October 1988
= Marital status:\tMarried
= Status in Canada:\tPermanent Resident
= Languages known:\tPunjabi, Hindi, English, Urdu (spoken)
# DECLARATION
I hereby declare that the above statements are true to the best of my knowledge.
Place: Saskatoon \tHarpreet Kaur Sidhu
`,
  }),
  cv('a12-ca-flight-dispatcher', 'pdf', 'en', 'CA', {
    names: ['Marc-André Beaulieu-Nault', 'Marc-André Beaulieu'],
    email: 'marcandre@beaulieunault.example',
    phone: '867-555-0160',
    city: 'Yellowknife',
    headline: 'Flight Dispatcher / Crew Scheduler',
    languages: ['French', 'English', 'Inuktitut'],
    jobs: [
      'Lead Flight Dispatcher | Great Slave Air | Yellowknife, NT | 2023-01 | now',
      'Flight Dispatcher | Great Slave Air | Yellowknife, NT | 2019-05 | 2022-12',
      'Crew Scheduler | Aviation Boréalis inc. | Val-d’Or, QC | 2016-03 | 2018-10',
      'Ramp Attendant | Aviation Boréalis inc. | Val-d’Or, QC | 2014-06 | 2016-02',
      'Search Volunteer | Civil Air Watch North | | 2020-02 | now',
    ],
    aside: [4],
    page: `
|| 6 11
| **Contact**\\Unit 12, 5023 Forrest Drive\\Yellowknife, NT X1A\\867-555-0160\\marcandre@beaulieunault.example\\**Languages**\\French (mother tongue)\\English (bilingual)\\Inuktitut (radio courtesies)\\**Tools**\\Jeppesen JetPlan\\AIMS\\NAV CANADA CFPS\\Excel with too many macros\\**Tickets**\\Canadian dispatch certification, Type A\\Restricted radio operator\\Dangerous goods\\Class 4 licence | **Marc-André Beaulieu-Nault**\\Flight Dispatcher / Crew Scheduler\\**Profile**\\Twelve years on the ground so that others can fly. Gravel strips, minus forty, medevac at two in the morning. Great Slave Air co-authority dispatch since 2019.\\**Experience**\\**Lead Flight Dispatcher**\\Great Slave Air, Yellowknife, NT\\January 2023 to present\\Desk of seven, ATR and Dash 7 fleet, winter operations manual\\**Flight Dispatcher**\\Great Slave Air, Yellowknife, NT\\May 2019 to December 2022\\Flight planning to 31 communities, 2021 wildfire airlift\\**Sabbatical**\\November 2018 to April 2019\\Cycled from Montréal to Ushuaia, most of it\\**Crew Scheduler**\\Aviation Boréalis inc., Val-d’Or, QC\\March 2016 to October 2018\\**Ramp Attendant**\\Aviation Boréalis inc., Val-d’Or, QC\\June 2014 to February 2016\\**Volunteering**\\**Search Volunteer**\\Civil Air Watch North\\February 2020 to present\\**Education**\\DEC, Air Transport, Cégep de Chicoutimi, 2014\\Dispatcher ground school, Calgary, 2019
`,
  }),
  cv('b01-de-de-notariat', 'docx', 'de', 'DE', {
    names: ['Wiebke Thamm'],
    email: 'wiebke.thamm@allerpost.example',
    phone: '0176 04069277',
    city: 'Celle',
    languages: ['Deutsch', 'Englisch', 'Niederdeutsch'],
    jobs: [
      'Büroleiterin Notariat | Notare Dr. Hüneke & Sprengel | Celle | 2021-07 | now',
      'Notarfachangestellte | Notariat Cordes | Soltau | 2014-09 | 2019-02',
      'Rechtsanwaltsfachangestellte | Kanzlei Meyerhoff und Partner | Munster | 2012-08 | 2014-08',
      'Ausbildung zur Rechtsanwalts- und Notarfachangestellten | Kanzlei Meyerhoff und Partner | Munster | 2009-08 | 2012-07',
      'Schülerpraktikum | Amtsgericht Soltau | Soltau | 2008-03 | 2008-03',
    ],
    aside: [3, 4],
    page: `
> **Lebenslauf**
|| 5 12
| Name | Wiebke Thamm, geb. Lüdecke
| Anschrift | Bremer Weg 27, 29223 Celle
| Mobil | 0176 04069277
| E-Mail | wiebke.thamm@allerpost.example
| Geburtsdatum und -ort | 22.03.1990, Soltau
| Familienstand | verheiratet, zwei Kinder (2019, 2020)
# Berufspraxis
|| 5 12
| 01.07.2021 – heute | **Büroleiterin Notariat**\\Notare Dr. Hüneke & Sprengel, Celle\\Organisation des Büros mit neun Angestellten, Entwürfe im Immobilien- und Gesellschaftsrecht, Kostenrecht, Einführung des elektronischen Urkundenarchivs
| 15.02.2019 – 30.06.2021 | Elternzeit, in dieser Zeit Lehrgang zur Notarfachwirtin
| 01.09.2014 – 14.02.2019 | **Notarfachangestellte**\\Notariat Cordes, Soltau\\Kaufvertragsabwicklung, Grundbuch- und Handelsregisteranträge
| 01.08.2012 – 31.08.2014 | **Rechtsanwaltsfachangestellte**\\Kanzlei Meyerhoff und Partner, Munster\\Fristen, Mahn- und Vollstreckungswesen
# Ausbildung
|| 5 12
| 01.08.2009 – 31.07.2012 | **Ausbildung zur Rechtsanwalts- und Notarfachangestellten**\\Kanzlei Meyerhoff und Partner, Munster\\Abschlussnote: sehr gut
| 05/2021 | Geprüfte Notarfachwirtin, Notarkammer Celle
| 06/2009 | Fachhochschulreife, BBS Soltau
| 03/2008 | **Schülerpraktikum**\\Amtsgericht Soltau
# Weitere Kenntnisse
|| 5 12
| Software | TriNotar, XNP, RA-MICRO, Word (Serienbriefe, Vorlagen)
| Sprachen | Deutsch (Muttersprache), Englisch (B1), Niederdeutsch (fließend)
| Führerschein | Klasse B
| Freizeit | Posaunenchor, Gemüsegarten
Celle, den 9. November 2026
Wiebke Thamm
`,
  }),
  cv('b02-de-at-kuechenchefin', 'pdf', 'de', 'AT', {
    names: ['Magdalena Fetz', 'Leni Fetz', 'Magdalena (Leni) Fetz'],
    email: 'magdalena.fetz@bodenseepost.example',
    phone: '0664 555 02 71',
    city: 'Dornbirn',
    headline: 'Küchenchefin',
    languages: ['Deutsch', 'Französisch', 'Englisch', 'Norwegisch'],
    jobs: [
      'Küchenchefin | Hotel Silberdistel | Lech am Arlberg | 2023-12 | now',
      'Sous-Chefin | Seerestaurant Wellstein | Bregenz | 2022-05 | 2023-10',
      'Chef Pâtissière | Seerestaurant Wellstein | Bregenz | 2019-06 | 2021-10',
      'Chef de Partie Entremetier | Alpenresort Kanisblick | Mellau | 2018-12 | 2019-04',
      'Commis de Cuisine | Hotell Fjordgløtt | Balestrand | 2018-06 | 2018-09',
      'Demi-Chef | Hotel Silberdistel | Lech am Arlberg | 2017-12 | 2018-04',
      'Kochlehre | Gasthof Löwen am Bach | Hohenems | 2014-09 | 2017-08',
    ],
    aside: [6],
    page: `
! Magdalena (Leni) Fetz
Küchenchefin
Kirchplatz 8/3, 6850 Dornbirn
Mobil 0664 555 02 71, Mail magdalena.fetz@bodenseepost.example
# Worum es mir geht
Regional ohne Getue. Im Hotel Silberdistel habe ich zwei Hauben erkocht und die Fünf-Tage-Woche eingeführt, beides war gleich schwer. Nun suche ich ein Haus, das im Sommer und im Winter offen hat.
# Stationen
Dez. 2023 – laufend\tKüchenchefin, Hotel Silberdistel, Lech am Arlberg
Mai 2022 – Okt. 2023\tSous-Chefin, Seerestaurant Wellstein, Bregenz
Nov. 2021 – Apr. 2022\tBildungskarenz, Schokoladekurs in Lyon
Juni 2019 – Okt. 2021\tChef Pâtissière, Seerestaurant Wellstein, Bregenz
Dez. 2018 – Apr. 2019\tChef de Partie Entremetier, Alpenresort Kanisblick, Mellau
Juni 2018 – Sept. 2018\tCommis de Cuisine, Hotell Fjordgløtt, Balestrand, Norwegen
Dez. 2017 – Apr. 2018\tDemi-Chef, Hotel Silberdistel, Lech am Arlberg
Sept. 2014 – Aug. 2017\tKochlehre, Gasthof Löwen am Bach, Hohenems
# Dazugelernt
Feb. 2025\tAusbilderprüfung, WIFI Dornbirn
Okt. 2022\tDiplomierte Käsekennerin
Juni 2014\tHauptschule und Polytechnische Schule, Hohenems
# Was ich mitbringe
* Brigade von vierzehn, Wareneinsatz unter 27 %
* HACCP, Allergene, Dienstplan, Lehrlingscoaching
* Eigene Messer, eigenes Auto, kein Quartier nötig im Rheintal
# Sprachen
Deutsch (Muttersprache), Französisch (Küchenniveau), Englisch (gut), Norwegisch (ein Sommer lang)
`,
  }),
  cv('b03-de-ch-treuhaender', 'doc', 'de', 'CH', {
    names: ['Flurin Andri Caduff', 'Flurin Caduff'],
    email: 'flurin.caduff@plessurmail.example',
    phone: '079 555 03 18',
    city: 'Chur',
    headline: 'Dipl. Treuhandexperte',
    languages: ['Rätoromanisch', 'Deutsch', 'Italienisch', 'Englisch'],
    jobs: [
      'Mandatsleiter und Mitglied der Geschäftsleitung | Calandablick Treuhand AG | Chur | 2018-04 | now',
      'Sachbearbeiter Treuhand und Steuern | Calandablick Treuhand AG | Chur | 2013-08 | 2018-03',
      'Steuersachbearbeiter | Gemeindeverwaltung Surcuolm-Dadens | Ilanz | 2009-09 | 2012-12',
      'Kaufmännischer Lehrling | Bündner Bergbank | Thusis | 2006-08 | 2009-07',
      'Kassier | Skiclub Signina | Ilanz | 2010 | now',
    ],
    aside: [3, 4],
    page: `
= Name\tCaduff
= Vornamen\tFlurin Andri
= Beruf\tDipl. Treuhandexperte
= Adresse\tScalettastrasse 77, 7000 Chur
= Mobile\t079 555 03 18
= E-Mail\tflurin.caduff@plessurmail.example
= Jahrgang\t1990
= Heimatort\tLumnezia GR
= Zivilstand\tledig
# Tätigkeiten
## Calandablick Treuhand AG, Chur
**Seit 1. April 2018:** Mandatsleiter und Mitglied der Geschäftsleitung
* 70 KMU-Mandate, davon 22 Hotels und Bergbahnen
* Abschlüsse OR und Swiss GAAP FER, Unternehmenssteuern, Nachfolgelösungen
**1. August 2013 bis 31. März 2018:** Sachbearbeiter Treuhand und Steuern
* Buchhaltungen, MWST, Lohnwesen, eingeschränkte Revision
## Weltreise
**Januar bis Juli 2013:** Südamerika, dazu Alpsommer in der Val Lumnezia
## Gemeindeverwaltung Surcuolm-Dadens, Ilanz
**1. September 2009 bis 31. Dezember 2012:** Steuersachbearbeiter
## Bündner Bergbank, Thusis
**1. August 2006 bis 31. Juli 2009:** Kaufmännischer Lehrling
# Diplome
2019\tTreuhandexperte mit eidg. Diplom
2015\tTreuhänder mit eidg. Fachausweis
2009\tKaufmann EFZ, Profil M, Berufsmaturität
# Sprachen
Rätoromanisch (Sursilvan, Muttersprache)
Deutsch (Muttersprache)
Italienisch (C1)
Englisch (B2)
# Ehrenamtlich
Kassier, Skiclub Signina, Ilanz, seit 2010
# Referenzen
Frau lic. iur. Seraina Tuor, Verwaltungsratspräsidentin Calandablick Treuhand AG, Telefon 081 555 03 40
Herr Gion Derungs, Direktor Hotel Péz Mundaun
`,
  }),
  cv('b04-fr-fr-puericultrice', 'pdf', 'fr', 'FR', {
    names: ['Gwenaëlle Le Bihan-Corre', 'Gwenaëlle Le Bihan'],
    email: 'gwen.lebihan@odetmail.example',
    phone: '06 39 98 52 07',
    city: 'Quimper',
    headline: 'Infirmière puéricultrice diplômée d’État',
    languages: ['Français', 'Breton', 'Anglais'],
    jobs: [
      'Puéricultrice, directrice adjointe de crèche | Multi-accueil Ar Steredenn | Quimper | 2019-09 | now',
      'Infirmière puéricultrice en néonatalogie | Centre hospitalier du Cap-Caval | Pont-l’Abbé | 2013-10 | 2018-08',
      'Infirmière de nuit, pédiatrie | Clinique Saint-Ronan | Quimper | 2010-09 | 2012-08',
      'Infirmière intérimaire | Intérim Santé Ouest | Brest | 2010-07 | 2010-08',
      'Secouriste bénévole | Sauveteurs de la baie d’Audierne | Audierne | 2011 | 2018',
    ],
    aside: [4],
    page: `
! Gwenaëlle Le Bihan-Corre
Infirmière puéricultrice diplômée d’État
14 rue des Douves, 29000 Quimper – 06 39 98 52 07 – gwen.lebihan@odetmail.example
38 ans, deux enfants, permis B
# Mon projet
Prendre la direction d’un multi-accueil de 30 à 60 berceaux, en Finistère ou dans le Morbihan.
# Parcours
**Depuis septembre 2019 : Puéricultrice, directrice adjointe de crèche**
Multi-accueil Ar Steredenn, Quimper
Quarante-cinq berceaux, dix-sept agents. Accueil d’enfants porteurs de handicap, immersion en breton, protocole diversification refait avec la diététicienne.
^ **Septembre 2018 à août 2019 : disponibilité**
Suivi de conjoint à Nouméa
^ **Octobre 2013 à août 2018 : Infirmière puéricultrice en néonatalogie**
Centre hospitalier du Cap-Caval, Pont-l’Abbé
Soins de développement, peau à peau, consultante lactation (IBCLC) à partir de 2016.
^ **Septembre 2010 à août 2012 : Infirmière de nuit, pédiatrie**
Clinique Saint-Ronan, Quimper
^ **Juillet et août 2010 : Infirmière intérimaire**
Intérim Santé Ouest, Brest
# Diplômes
2013 \tDiplôme d’État de puéricultrice, CHU de Rennes
2010 \tDiplôme d’État d’infirmier, IFSI de Quimper
2006 \tBaccalauréat SMS, lycée Chaptal, Quimper
2022 \tDU Éveil et développement du jeune enfant, Rennes 2
# Engagement
Secouriste bénévole, Sauveteurs de la baie d’Audierne, Audierne, de 2011 à 2018
# Langues
Français, Breton (courant), Anglais (scolaire)
# Loisirs
Gouren, cercle celtique, kouign-amann (production et contrôle qualité)
`,
  }),
  cv('b05-fr-fr-chef-de-chantier', 'docx', 'fr', 'FR', {
    names: ['Mourad Abdellaoui'],
    email: 'm.abdellaoui@forezmail.example',
    phone: '06.39.98.70.33',
    city: 'Saint-Étienne',
    headline: 'Chef de chantier gros œuvre',
    languages: ['Arabe', 'Portugais'],
    jobs: [
      'Chef de chantier | Bâtisseurs du Furan | Saint-Étienne | 2017-09 | now',
      'Chef d’équipe coffreur-bancheur | Bâtisseurs du Furan | Saint-Étienne | 2011-02 | 2017-08',
      'Coffreur-bancheur | Rhône Béton Construction | Givors | 2006-04 | 2010-12',
      'Maçon (intérim) | Agence Gerland Travail Temporaire | Lyon | 2005-07 | 2006-03',
      'Apprenti maçon | Entreprise Chomat Père & Fils | Firminy | 2003-09 | 2005-06',
    ],
    aside: [4],
    page: `
**ABDELLAOUI Mourad**
22 rue de la Talaudière, 42000 Saint-Étienne
Tél. 06.39.98.70.33
m.abdellaoui@forezmail.example
Né le 11/04/1987, marié, trois enfants
> **Chef de chantier gros œuvre**
# EXPÉRIENCES
**09/2017 à aujourd’hui – Chef de chantier – Bâtisseurs du Furan – Saint-Étienne**
* Résidence Les Terrasses de Montaud, 74 logements, R+7, 6,1 M€ (2024-2026)
* Groupe scolaire de Roche-la-Molière, 3,8 M€ (2022-2023)
* Parking silo, 410 places (2020-2021)
* Jusqu’à 25 compagnons, une grue, pas d’accident grave
**02/2011 à 08/2017 – Chef d’équipe coffreur-bancheur – Bâtisseurs du Furan – Saint-Étienne**
* Équipe de 6, rotation de banches, lecture de plans, traçage
**04/2006 à 12/2010 – Coffreur-bancheur – Rhône Béton Construction – Givors**
* Licenciement économique
**07/2005 à 03/2006 – Maçon (intérim) – Agence Gerland Travail Temporaire – Lyon**
**09/2003 à 06/2005 – Apprenti maçon – Entreprise Chomat Père & Fils – Firminy**
# FORMATION
* 2016 : Titre professionnel Chef de chantier gros œuvre, AFPA Saint-Étienne
* 2005 : CAP Maçonnerie, BTP CFA Loire
* CACES R482 cat. A et F, SST, AIPR encadrant, conduite de réunion sécurité
# COMPÉTENCES
* Planning à trois semaines, commandes béton et aciers, suivi des heures
* Implantation au laser, plan de prévention, PPSPS
* Tablette Fieldwire, Excel
# LANGUES
Arabe (courant), Portugais (celui du chantier)
# RÉFÉRENCES
M. Didier Chapelon, conducteur de travaux, Bâtisseurs du Furan, 06.39.98.70.34
`,
  }),
  cv('b06-fr-ca-ressources-humaines', 'doc', 'fr', 'CA', {
    names: ['Marie-Ève Thibodeau-Lacasse', 'Marie-Ève Thibodeau'],
    email: 'me.thibodeau@mauriciecourriel.example',
    phone: '819 555-0147',
    city: 'Trois-Rivières',
    headline: 'Conseillère principale en ressources humaines',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Conseillère principale, relations de travail | Papiers Batiscan inc. | Trois-Rivières | 2021-05 | now',
      'Conseillère en ressources humaines | Papiers Batiscan inc. | Trois-Rivières | 2017-01 | 2020-06',
      'Technicienne en dotation | CIUSSS des Trois-Vallées | Shawinigan | 2013-08 | 2016-12',
      'Commis à la paie | Meubles Grandes-Piles ltée | Grandes-Piles | 2011-05 | 2013-07',
      'Administratrice | Maison des aînés Sainte-Cécile | Trois-Rivières | 2019-09 | 2024-06',
    ],
    aside: [4],
    page: `
> **MARIE-ÈVE THIBODEAU-LACASSE, CRHA**
> Conseillère principale en ressources humaines
> 1055, rue Laviolette, app. 9, Trois-Rivières (Québec) G9A
> 819 555-0147 · me.thibodeau@mauriciecourriel.example
# SOMMAIRE
* Plus de quinze ans en milieu manufacturier et en santé
* Quatre conventions collectives négociées, dont une de nuit
* Membre de l’Ordre des CRHA depuis 2016
# EXPÉRIENCES DE TRAVAIL
**Papiers Batiscan inc.**, Trois-Rivières
**Conseillère principale, relations de travail** \tMai 2021 à ce jour
* Trois accréditations syndicales, 480 employés, griefs et arbitrage
* Programme de maintien en emploi, taux d’absentéisme de 8,1 à 5,4 %
**Conseillère en ressources humaines** \tJanvier 2017 à juin 2020
* Recrutement de main-d’œuvre étrangère au Mexique, accueil et francisation
^ **Congé de maternité et congé parental** \tJuillet 2020 à avril 2021
^ **CIUSSS des Trois-Vallées**, Shawinigan
**Technicienne en dotation** \tAoût 2013 à décembre 2016
* Listes de rappel, affichages, entrevues
^ **Meubles Grandes-Piles ltée**, Grandes-Piles
**Commis à la paie** \tMai 2011 à juillet 2013
# ENGAGEMENT BÉNÉVOLE
**Maison des aînés Sainte-Cécile**, Trois-Rivières
**Administratrice** \tSeptembre 2019 à juin 2024
# FORMATION
Baccalauréat en administration, gestion des ressources humaines, UQTR, 2016 (à temps partiel)
DEC Techniques de comptabilité et de gestion, Cégep de Trois-Rivières, 2011
# LOGICIELS
Workday, Dayforce, Médisolution, suite Office
# LANGUES
Français (langue maternelle), Anglais (avancé), Espagnol (intermédiaire)
# RÉFÉRENCES
Fournies sur demande
`,
  }),
  cv('b07-es-es-maestra', 'pdf', 'es', 'ES', {
    names: ['Uxía Vilariño Couto', 'Uxía Vilariño'],
    email: 'uxia.vilarino@lerezcorreo.example',
    phone: '600 555 391',
    city: 'Pontevedra',
    languages: ['Gallego', 'Castellano', 'Inglés', 'Portugués'],
    jobs: [
      'Coordinadora de Educación Infantil | CEIP Ponte das Burgas | Pontevedra | 2022-09 | now',
      'Tutora de Educación Infantil | CEIP Ponte das Burgas | Pontevedra | 2019-09 | 2022-08',
      'Maestra interina | CRA Terras do Deza | Lalín | 2016-09 | 2019-06',
      'Maestra sustituta | CEIP A Lagoa de Bueu | Bueu | 2015-11 | 2016-06',
      'Auxiliar de conversación | Escola Básica do Alto Minho | Viana do Castelo | 2013-10 | 2014-05',
      'Monitora de comedor y tiempo libre | Asociación Xogos do Lérez | Pontevedra | 2010-07 | 2013-08',
    ],
    page: `
> **CURRÍCULUM VÍTAE**
# DATOS PERSONALES
= Apellidos y nombre:\tVILARIÑO COUTO, UXÍA
= Fecha de nacimiento:\t19 de mayo de 1991
= Domicilio:\tRúa da Peregrina 61, 3.º B, 36001 Pontevedra
= Teléfono:\t600 555 391
= Correo electrónico:\tuxia.vilarino@lerezcorreo.example
# EXPERIENCIA DOCENTE
Del 01/09/2022 a la actualidad
**Coordinadora de Educación Infantil**
CEIP Ponte das Burgas (Pontevedra)
Nueve unidades, plan de lectura, patio nuevo sin un solo columpio
^ Del 01/09/2019 al 31/08/2022
**Tutora de Educación Infantil**
CEIP Ponte das Burgas (Pontevedra)
Grupos de tres a cinco años, ambientes, docencia a distancia en 2020
^ Del 05/09/2016 al 30/06/2019
**Maestra interina**
CRA Terras do Deza (Lalín)
Cuatro aulas unitarias y un Seat Ibiza
^ Del 16/11/2015 al 22/06/2016
**Maestra sustituta**
CEIP A Lagoa de Bueu (Bueu)
^ Del 01/10/2013 al 30/05/2014
**Auxiliar de conversación**
Escola Básica do Alto Minho (Viana do Castelo, Portugal)
# OTRA EXPERIENCIA
Del 01/07/2010 al 31/08/2013
**Monitora de comedor y tiempo libre**
Asociación Xogos do Lérez (Pontevedra)
# PREPARACIÓN DE OPOSICIONES
De junio de 2014 a noviembre de 2015 (aprobadas en 2019)
# FORMACIÓN
Grado en Maestra de Educación Infantil, Universidade de Vigo, 2009-2013
Máster en Dificultades de Aprendizaje, UNED, 2018
Celga 4 y 5; habilitación en lengua inglesa (B2)
# IDIOMAS
Gallego y castellano, nativos. Inglés, B2. Portugués, B2.
# REFERENCIAS
Dña. Carme Fontán, directora del CEIP Ponte das Burgas, 600 555 392
`,
  }),
  cv('b08-es-mx-calidad-automotriz', 'docx', 'es', 'MX', {
    names: [
      'José Refugio Zavala Ledezma',
      'Cuco Zavala',
      'José Refugio Zavala',
      'José Refugio "Cuco" Zavala Ledezma',
    ],
    email: 'jr.zavala@bajiocorreo.example',
    phone: '+52 461 555 0143',
    city: 'Celaya',
    headline: 'Ingeniero de calidad · Sector automotriz',
    languages: ['Español', 'Inglés', 'Japonés'],
    jobs: [
      'Gerente de Calidad | Sistemas de Freno Laja, S.A. de C.V. | Celaya, Gto. | 2022-01 | now',
      'Supervisor de Calidad Cliente | Sistemas de Freno Laja, S.A. de C.V. | Celaya, Gto. | 2018-04 | 2021-12',
      'Ingeniero de Calidad Proveedores | Kitagawa Press de México | Silao, Gto. | 2014-09 | 2018-03',
      'Inspector de Calidad | Fundidora Apaseo | Apaseo el Grande, Gto. | 2012-06 | 2014-08',
      'Practicante | Fundidora Apaseo | Apaseo el Grande, Gto. | 2011-08 | 2012-01',
    ],
    aside: [4],
    page: `
! JOSÉ REFUGIO ZAVALA LEDEZMA
Ingeniero de calidad · Sector automotriz
Celaya, Guanajuato | +52 461 555 0143 | jr.zavala@bajiocorreo.example
# Resumen ejecutivo
Doce años reduciendo PPM en frenos, estampado y fundición. Auditor líder IATF 16949. En Kitagawa Press aprendí a detener la línea; en Sistemas de Freno Laja, a que no haga falta. Todos me dicen Cuco.
# Logros
* De 64 a 7 PPM con el cliente principal en tres años
* Cero reclamos de campo en 2024 y 2025
* Ahorro de 9.2 millones de pesos por retrabajo
# Trayectoria laboral
**Sistemas de Freno Laja, S.A. de C.V.** – Celaya, Gto.
**Gerente de Calidad** \tEne 2022 – a la fecha
* 38 personas, laboratorio de metrología, tres turnos
* Lanzamiento de dos plataformas eléctricas
**Supervisor de Calidad Cliente** \tAbr 2018 – Dic 2021
* 8D, lecciones aprendidas, visitas a planta en Aguascalientes y San Luis Potosí
^ **Kitagawa Press de México** – Silao, Gto.
**Ingeniero de Calidad Proveedores** \tSep 2014 – Mar 2018
* PPAP, auditorías VDA 6.3, estancia de diez semanas en Hamamatsu
^ **Fundidora Apaseo** – Apaseo el Grande, Gto.
**Inspector de Calidad** \tJun 2012 – Ago 2014
**Practicante** \tAgo 2011 – Ene 2012
# Educación
Ingeniería Industrial, Instituto Tecnológico de Celaya, 2007 – 2012 (titulado, cédula 5551208)
Green Belt Six Sigma, 2017
# Idiomas
Español, Inglés (90 %), Japonés (N5)
`,
  }),
  cv('b09-es-co-abogada', 'doc', 'es', 'CO', {
    names: ['Luz Adriana Ocampo Giraldo', 'Luz Adriana Ocampo'],
    email: 'luzadriana.ocampo@nevadocorreo.example',
    phone: '300 555 0172',
    city: 'Manizales',
    headline: 'Abogada laboralista',
    languages: ['Inglés'],
    jobs: [
      'Coordinadora jurídica laboral | Caficultores Unidos del Ruiz S.A.S. | Manizales | 2020-02 | now',
      'Abogada junior | Botero Mejía Abogados | Pereira | 2016-07 | 2019-11',
      'Inspectora de trabajo (provisional) | Dirección Territorial del Trabajo | Armenia | 2014-03 | 2016-06',
      'Judicante | Juzgado Segundo Laboral del Circuito | Manizales | 2012-08 | 2013-05',
    ],
    aside: [3],
    page: `
> **HOJA DE VIDA**
> **LUZ ADRIANA OCAMPO GIRALDO**
> Abogada laboralista
# DATOS PERSONALES
= Documento de identidad:\tC.C. expedida en Neira (Caldas)
= Lugar y fecha de nacimiento:\tNeira, 4 de septiembre de 1989
= Estado civil:\tUnión libre
= Dirección:\tCarrera 23 n.º 55-18, apto. 402, Manizales
= Celular:\t300 555 0172
= Correo:\tluzadriana.ocampo@nevadocorreo.example
= Tarjeta profesional:\t255.501 del C. S. de la J.
# PERFIL PROFESIONAL
Abogada con énfasis en derecho laboral individual y colectivo, con manejo de fueros, procesos disciplinarios y negociación sindical. Facilidad para hablar claro con operarios y con juntas directivas.
# EXPERIENCIA LABORAL
= Empresa:\tCaficultores Unidos del Ruiz S.A.S., Manizales
= Cargo:\tCoordinadora jurídica laboral
= Fecha de ingreso:\t3 de febrero de 2020
= Fecha de retiro:\tActualmente
= Jefe inmediato:\tHernán Arango, gerente de talento humano
= Funciones:\tDefensa en 31 procesos, reforma del reglamento interno, teletrabajo
= Empresa:\tBotero Mejía Abogados, Pereira
= Cargo:\tAbogada junior
= Fecha de ingreso:\t1 de julio de 2016
= Fecha de retiro:\t29 de noviembre de 2019
= Jefe inmediato:\tDra. Clemencia Botero
= Empresa:\tDirección Territorial del Trabajo, Armenia
= Cargo:\tInspectora de trabajo (provisional)
= Fecha de ingreso:\t10 de marzo de 2014
= Fecha de retiro:\t30 de junio de 2016
= Empresa:\tJuzgado Segundo Laboral del Circuito, Manizales
= Cargo:\tJudicante
= Fecha de ingreso:\t1 de agosto de 2012
= Fecha de retiro:\t31 de mayo de 2013
# FORMACIÓN ACADÉMICA
Especialización en Derecho Laboral, Universidad Externado de Colombia, 2018
Derecho, Universidad de Caldas, 2007 – 2013
Bachiller, Normal Superior de Neira, 2006
# IDIOMAS
Inglés: intermedio (B1)
# REFERENCIAS PERSONALES
Jorge Eliécer Marín, odontólogo, 300 555 0173
Sor Beatriz Patiño, rectora, 300 555 0174
`,
  }),
  cv('b10-it-it-infermiera', 'pdf', 'it', 'IT', {
    names: ['Maria Grazia Piredda', 'Grazia Piredda'],
    email: 'mgrazia.piredda@tirsomail.example',
    phone: '(+39) 333 555 0164',
    city: 'Oristano',
    languages: ['Italiano', 'Sardo', 'Inglese', 'Spagnolo'],
    jobs: [
      'Infermiera strumentista di sala operatoria | Presidio Ospedaliero Eleonora | Oristano | 2021-03 | now',
      'Infermiera di medicina d’urgenza | Casa di Cura Sant’Efisio | Cagliari | 2017-06 | 2021-02',
      'Registered Nurse | Thornbury Vale Hospital | Bristol | 2014-10 | 2017-04',
      'Infermiera domiciliare | Cooperativa Sociale Sa Domu | Ghilarza | 2013-01 | 2014-09',
    ],
    page: `
! Maria Grazia Piredda
**Nazionalità:** italiana \t**Data di nascita:** 14/02/1989
**Numero di telefono:** (+39) 333 555 0164 (Cellulare)
**Indirizzo e-mail:** mgrazia.piredda@tirsomail.example
**Abitazione:** Via Tharros 22, 09170 Oristano (Italia)
# PRESENTAZIONE
Infermiera di sala da cinque anni, prima in pronto soccorso fra Cagliari e l’Inghilterra. In reparto tutti mi chiamano Grazia.
# ESPERIENZA LAVORATIVA
[ 01/03/2021 – Attuale ]
**Infermiera strumentista di sala operatoria**
**Presidio Ospedaliero Eleonora**
**Città:** Oristano | **Paese:** Italia
Ortopedia e chirurgia generale, conta garze, kit protesici, reperibilità notturna
^ [ 05/06/2017 – 28/02/2021 ]
**Infermiera di medicina d’urgenza**
**Casa di Cura Sant’Efisio**
**Città:** Cagliari | **Paese:** Italia
Triage, tutor di tirocinio, area Covid nel 2020
^ [ 06/10/2014 – 30/04/2017 ]
**Registered Nurse**
**Thornbury Vale Hospital**
**Città:** Bristol | **Paese:** Regno Unito
^ [ 07/01/2013 – 30/09/2014 ]
**Infermiera domiciliare**
**Cooperativa Sociale Sa Domu**
**Città:** Ghilarza | **Paese:** Italia
# ISTRUZIONE E FORMAZIONE
[ 01/10/2008 – 22/11/2012 ]
**Laurea in Infermieristica**
Università degli Studi di Cagliari
[ 2023 ]
**Master di I livello in infermieristica di sala operatoria**
Università degli Studi di Sassari
# COMPETENZE LINGUISTICHE
Lingua madre: Italiano, Sardo
Altre lingue: Inglese (C1), Spagnolo (A2)
# ULTERIORI INFORMAZIONI
OPI Oristano n. 5551. BLSD, ACLS. Patente B.
Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('b11-it-it-sistemista', 'docx', 'it', 'IT', {
    names: ['Tommaso degli Alberti Riva', 'Tommaso degli Alberti'],
    email: 'tommaso@dallago-it.example',
    phone: '333 5550147',
    city: 'Lecco',
    headline: 'Sistemista senior, cloud e reti',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Consulente sistemista senior | Resegone Informatica S.r.l. | Lecco | 2019-11 | now',
      'Sistemista | Trafilerie Adda S.p.A. | Calolziocorte | 2014-05 | 2019-10',
      'Tecnico helpdesk | Centro Assistenza PC Valsassina | Barzio | 2011-09 | 2014-04',
      'Stage | Provincia Informatica Lariana | Como | 2011-02 | 2011-06',
    ],
    aside: [3],
    page: `
! Tommaso degli Alberti Riva
Sistemista senior, cloud e reti
Via Promessi Sposi 35, 23900 Lecco
cell. 333 5550147
tommaso@dallago-it.example
# Due righe
Tengo accesi i server degli altri e spengo gli incendi, se possibile prima che si vedano. Cerco un ruolo interno da responsabile infrastruttura.
# Esperienze
**Resegone Informatica S.r.l.**, Lecco
**Consulente sistemista senior** \tnovembre 2019 – in corso
Clienti seguiti:
* Ospedale Valmadrera: segmentazione della rete, 1.400 porte
* Banca di Credito del Lario: migrazione a Microsoft 365, 620 caselle
* Setificio Mantero-Ghezzi: ripartenza dopo un ransomware in nove giorni
* Comunità Montana: backup immutabile, gara e collaudo
^ **Trafilerie Adda S.p.A.**, Calolziocorte
**Sistemista** \tmaggio 2014 – ottobre 2019
* VMware, doppia sala macchine, telefonia IP, rete di fabbrica
* Congedo di paternità di quattro mesi nel 2017
^ **Centro Assistenza PC Valsassina**, Barzio
**Tecnico helpdesk** \tsettembre 2011 – aprile 2014
^ **Provincia Informatica Lariana**, Como
**Stage** \tfebbraio 2011 – giugno 2011
# Certificazioni
* Azure Administrator Associate (2023)
* Fortinet NSE 5 (2022)
* CCNA (2015, scaduta)
# Studi
Laurea triennale in Informatica, Università dell’Insubria, Como, 2007 – 2011
Perito informatico, ITIS Badoni, Lecco, 2007
# Lingue
Italiano: madrelingua
Inglese: B2
Tedesco: A2
`,
  }),
  cv('b12-it-ch-spedizioniera', 'doc', 'it', 'CH', {
    names: ['Loredana Bernaschina-Keller', 'Loredana Bernaschina'],
    email: 'loredana.bernaschina@breggiamail.example',
    phone: '+41 79 555 04 26',
    city: 'Balerna',
    headline: 'Specialista doganale con attestato federale',
    languages: ['Italiano', 'Svizzero tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Responsabile sdoganamento importazione | Ceresio Trasporti SA | Chiasso | 2016-09 | now',
      'Dichiarante doganale | Ceresio Trasporti SA | Chiasso | 2008-03 | 2016-08',
      'Impiegata spedizioni | Keller Logistik AG | Pratteln | 2003-05 | 2006-06',
      'Impiegata di commercio | Manifattura Morbio SA | Morbio Inferiore | 2001-08 | 2003-04',
      'Apprendista impiegata di commercio | Manifattura Morbio SA | Morbio Inferiore | 1998-09 | 2001-07',
    ],
    aside: [4],
    page: `
|| 5 12
| Cognome e nome | **Bernaschina-Keller Loredana**
| Professione | Specialista doganale con attestato federale
| Indirizzo | Via San Gottardo 118, 6828 Balerna
| Telefono | +41 79 555 04 26
| Posta elettronica | loredana.bernaschina@breggiamail.example
| Attinenza | Breggia TI
| Stato civile | coniugata, due figli maggiorenni
# Carriera
|| 3 3 6 5
| **dal** | **al** | **datore di lavoro** | **funzione**
| 01.09.2016 | ad oggi | Ceresio Trasporti SA, Chiasso | Responsabile sdoganamento importazione
| 01.03.2008 | 31.08.2016 | Ceresio Trasporti SA, Chiasso | Dichiarante doganale
| 01.07.2006 | 29.02.2008 | – | pausa per i figli
| 01.05.2003 | 30.06.2006 | Keller Logistik AG, Pratteln | Impiegata spedizioni
| 01.08.2001 | 30.04.2003 | Manifattura Morbio SA, Morbio Inferiore | Impiegata di commercio
| 01.09.1998 | 31.07.2001 | Manifattura Morbio SA, Morbio Inferiore | Apprendista impiegata di commercio
# Mansioni attuali
* Undici dichiaranti, circa 38 000 dichiarazioni l’anno, passaggio da e-dec a Passar
* Destinatario autorizzato, origine preferenziale, depositi doganali aperti
* Contatto con la dogana di Chiasso-Strada e con quella di Ponte Chiasso
# Formazione
|| 3 14
| 2014 | Specialista doganale, attestato professionale federale
| 2001 | Attestato di capacità, impiegata di commercio, SPC Chiasso
| 2022 | Corso merci pericolose ADR 1.3
# Lingue
Italiano (lingua madre), Svizzero tedesco (corrente, in famiglia), Francese (buono), Inglese (buono)
# Referenze
Fabrizio Pellegrini, direttore, Ceresio Trasporti SA, +41 91 555 04 30
`,
  }),
  cv('b13-pt-pt-hotelaria', 'docx', 'pt', 'PT', {
    names: ['Mafalda Guerreiro Rosa da Costa', 'Mafalda Rosa da Costa', 'Mafalda da Costa', 'Mafalda Costa'],
    email: 'mafalda@rosadacosta.example',
    phone: '910 555 046',
    city: 'Lagos',
    headline: 'Direção de alojamento e receção',
    languages: ['Português', 'Inglês', 'Alemão', 'Espanhol'],
    jobs: [
      'Diretora de alojamento | Hotel Arribas da Luz | Lagos | 2023-03 | now',
      'Chefe de receção | Hotel Arribas da Luz | Lagos | 2019-04 | 2023-02',
      'Subchefe de receção | Quinta do Barrocal Resort | Silves | 2016-05 | 2018-10',
      'Rececionista | Pensão Sol e Sal | Sagres | 2013-06 | 2016-04',
      'Empregada de andares | Alpenhof Sonnleiten | Grindelwald | 2011-12 | 2013-04',
    ],
    page: `
! Mafalda Guerreiro Rosa da Costa
Direção de alojamento e receção
# O que sei fazer
**Receção e reservas**
* Ocupação média de 84 % em 2025, preço médio a subir 11 %
* Opera Cloud, canais, grupos, no-shows sem drama
**Andares**
* 23 colaboradoras, escalas com folgas seguidas, lavandaria própria
**Pessoas**
* Recrutamento no Nepal e em Cabo Verde, aulas de português na empresa
* Mediação de queixas em quatro línguas
# Onde trabalhei
**Hotel Arribas da Luz**, Lagos
Diretora de alojamento | março de 2023 – presente
Chefe de receção | abril de 2019 – fevereiro de 2023
**Quinta do Barrocal Resort**, Silves
Subchefe de receção | maio de 2016 – outubro de 2018
**Pensão Sol e Sal**, Sagres
Rececionista | junho de 2013 – abril de 2016
**Alpenhof Sonnleiten**, Grindelwald, Suíça
Empregada de andares | dezembro de 2011 – abril de 2013
Entre novembro de 2018 e março de 2019 fiz o Caminho de Santiago e obras em casa.
# Onde estudei
Curso técnico-profissional de Receção, Escola de Hotelaria do Barlavento, Portimão, 2011
Pós-graduação em Gestão Hoteleira (em curso), Universidade do Algarve, 2025 – 2027
# Línguas
Português, Inglês (fluente), Alemão (bom), Espanhol (bom)
# Contactos
Rua da Barroca 19, 8600-688 Lagos
910 555 046
mafalda@rosadacosta.example
`,
  }),
  cv('b14-pt-br-engenheiro-civil', 'pdf', 'pt', 'BR', {
    names: ['Rodrigo Yamashita Ferraz', 'Rodrigo Ferraz', 'Rodrigo Yamashita'],
    email: 'rodrigo@yferraz.example',
    phone: '(43) 95555-0189',
    city: 'Londrina',
    headline: 'Engenheiro Civil | Obras residenciais e industriais',
    languages: ['Inglês', 'Japonês'],
    jobs: [
      'Coordenador de Obras | Construtora Terra Vermelha S.A. | Londrina/PR | 2022-02 | now',
      'Engenheiro Civil Pleno | Construtora Terra Vermelha S.A. | Londrina/PR | 2018-03 | 2022-01',
      'Engenheiro Civil Júnior | Pré-Moldados Ivaí Ltda. | Maringá/PR | 2015-02 | 2017-08',
      'Estagiário de Engenharia | Prefeitura de Rio Tibagi | Ibiporã/PR | 2013-08 | 2014-12',
      'Professor voluntário de matemática | Cursinho Popular Pé Vermelho | Londrina/PR | 2016-02 | 2019-12',
    ],
    aside: [3, 4],
    page: `
> **Rodrigo Yamashita Ferraz**
> Engenheiro Civil | Obras residenciais e industriais
> 35 anos | Londrina/PR | (43) 95555-0189 | rodrigo@yferraz.example | CREA-PR 55512/D
# Resumo das qualificações
* Execução de 61 mil m² de área construída, três torres e dois galpões logísticos
* Gestão de até 180 pessoas entre próprios e empreiteiros
* Planejamento em MS Project, orçamento em Sienge, compatibilização em Revit
# Histórico profissional
**Construtora Terra Vermelha S.A. – Londrina/PR**
Coordenador de Obras – fev/2022 – atual
Residencial Catuaí (22 pavimentos), Centro de Distribuição Arapongas, PBQP-H nível A
Engenheiro Civil Pleno – mar/2018 – jan/2022
Edifício Igapó, alvenaria estrutural, medições e cronograma físico-financeiro
^ **Pré-Moldados Ivaí Ltda. – Maringá/PR**
Engenheiro Civil Júnior – fev/2015 – ago/2017
Projeto e montagem de estruturas pré-fabricadas
^ **Prefeitura de Rio Tibagi – Ibiporã/PR**
Estagiário de Engenharia – ago/2013 – dez/2014
# Intercâmbio
set/2017 – fev/2018: viagem ao Japão para conhecer a família do avô, sem vínculo de trabalho
# Voluntariado
**Cursinho Popular Pé Vermelho – Londrina/PR**
Professor voluntário de matemática – fev/2016 – dez/2019
# Formação
Engenharia Civil, Universidade Estadual de Londrina, 2010 – 2014
Especialização em Gerenciamento de Obras, UTFPR, 2019 – 2020
# Idiomas
Inglês: intermediário
Japonês: básico
# Outras informações
CNH B, disponibilidade para mudança, pretensão salarial a combinar
`,
  }),
  cv('b15-pt-pt-motorista', 'doc', 'pt', 'PT', {
    names: ['Joaquim Manuel Baptista Proença', 'Joaquim Proença', 'Joaquim Baptista Proença'],
    email: 'quim.proenca@gardunhamail.example',
    phone: '+351 910 555 318',
    city: 'Fundão',
    languages: ['Português', 'Francês', 'Luxemburguês'],
    jobs: [
      'Motorista internacional | Transportes Cova da Beira, Lda. | Fundão | 2016-05 | now',
      'Motorista de pesados | Kirchberg Transports S.à r.l. | Bettembourg | 2009-02 | 2016-03',
      'Manobrador de grua | Construções Irmãos Salvado | Covilhã | 2005-10 | 2008-11',
      'Motorista de distribuição | Queijaria da Soalheira | Soalheira | 2001-07 | 2005-09',
      'Bombeiro voluntário | Bombeiros da Encosta da Gardunha | Fundão | 1999 | now',
    ],
    aside: [4],
    page: `
Joaquim Manuel Baptista Proença
Rua das Cerejeiras, lote 14, 6230-345 Fundão
Telemóvel +351 910 555 318
quim.proenca@gardunhamail.example
Nascido a 3 de janeiro de 1980, casado, uma filha na universidade
^ **CARTA E CERTIFICADOS**
* C+E desde 2003, CAM válido até 2029, ADR base e cisternas, cartão tacógrafo
* Zero acidentes com culpa em cerca de dois milhões e meio de quilómetros
^ **TRABALHO**
05/2016 – até à data: Motorista internacional, Transportes Cova da Beira, Lda., Fundão
Frio para Rungis e Roterdão, carro novo, regresso a casa de dez em dez dias
02/2009 – 03/2016: Motorista de pesados, Kirchberg Transports S.à r.l., Bettembourg, Luxemburgo
Rotas no Benelux, formador de novos motoristas
10/2005 – 11/2008: Manobrador de grua, Construções Irmãos Salvado, Covilhã
A empresa fechou
07/2001 – 09/2005: Motorista de distribuição, Queijaria da Soalheira, Soalheira
^ **VOLUNTARIADO**
1999 – até à data: Bombeiro voluntário, Bombeiros da Encosta da Gardunha, Fundão
^ **ESCOLA**
12.º ano pelas Novas Oportunidades, 2008
9.º ano, Escola Secundária do Fundão, 1995
^ **LÍNGUAS**
Português, Francês (bem), Luxemburguês (o necessário)
^ **QUEM PODE FALAR DE MIM**
Sr. Armindo Nave, gerente, Transportes Cova da Beira, +351 910 555 319
`,
  }),
  cv('b16-nl-nl-verpleegkundig-specialist', 'pdf', 'nl', 'NL', {
    names: [
      'Margriet Tjeerdsma-de Wit',
      'M.E. Tjeerdsma-de Wit',
      'M.E. (Margriet) Tjeerdsma-de Wit',
      'Margriet Tjeerdsma',
    ],
    email: 'margriet.tjeerdsma@berkelpost.example',
    phone: '06-55550172',
    city: 'Zutphen',
    headline: 'Verpleegkundig specialist hartfalen',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Verpleegkundig specialist cardiologie | Ziekenhuis Graafschap-Noord | Zutphen | 2019-01 | now',
      'Hartfalenverpleegkundige | Ziekenhuis Graafschap-Noord | Zutphen | 2012-05 | 2018-12',
      'CCU-verpleegkundige | Medisch Centrum Salland-West | Deventer | 2006-09 | 2012-04',
      'Verpleegkundige (uitgezonden) | Hospitaal Marienburg | Paramaribo | 2004-10 | 2006-03',
      'Leerling-verpleegkundige | Medisch Centrum Salland-West | Deventer | 2000-09 | 2004-07',
      'Bestuurslid | Stichting Hartsveilig Warnsveld | Warnsveld | 2017 | now',
    ],
    aside: [4, 5],
    page: `
|| 11 6
| **M.E. (Margriet) Tjeerdsma-de Wit MSc**\\Verpleegkundig specialist hartfalen | Coehoornsingel 90\\7201 AC Zutphen\\06-55550172\\margriet.tjeerdsma@berkelpost.example\\BIG 55501234567
# Over mij
Ik combineer behandelen en verplegen al twintig jaar rond hetzelfde orgaan. In Ziekenhuis Graafschap-Noord zette ik de polikliniek thuismeten op; die ervaring deel ik graag met een regio die nog moet beginnen.
# Loopbaan
**Verpleegkundig specialist cardiologie** \tjanuari 2019 – heden
Ziekenhuis Graafschap-Noord, Zutphen
* Zelfstandig spreekuur, 310 patiënten, medicatie optitreren
* Telemonitoring: 28% minder heropnames in twee jaar
^ **Hartfalenverpleegkundige** \tmei 2012 – december 2018
Ziekenhuis Graafschap-Noord, Zutphen
* Vanaf 2016 in opleiding tot specialist (MANP)
^ **CCU-verpleegkundige** \tseptember 2006 – april 2012
Medisch Centrum Salland-West, Deventer
^ **Verpleegkundige (uitgezonden)** \toktober 2004 – maart 2006
Hospitaal Marienburg, Paramaribo, Suriname
^ **Leerling-verpleegkundige** \tseptember 2000 – juli 2004
Medisch Centrum Salland-West, Deventer
# Opleidingen
2016 – 2018 \tMaster Advanced Nursing Practice, HAN, Nijmegen
2007 – 2008 \tPost-hbo CCU, Zwolle
2000 – 2004 \tHbo-v (duaal), Saxion, Deventer
# Nevenfunctie
**Bestuurslid**, Stichting Hartsveilig Warnsveld, Warnsveld, 2017 – heden
# Talen
Nederlands, Engels (goed), Duits (redelijk)
# Referent
Dr. F. Oortwijn, cardioloog, f.oortwijn@graafschapnoord.example
`,
  }),
  cv('b17-nl-be-boekhoudster', 'docx', 'nl', 'BE', {
    names: ['Lieselot Vandeputte'],
    email: 'lieselot.vandeputte@leiepost.example',
    phone: '0470 55 02 91',
    city: 'Kortrijk',
    headline: 'ITAA-accountant',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Dossierbeheerder-teamcoach | Fiduciaire Groeninge BV | Kortrijk | 2020-10 | now',
      'Dossierbeheerder | Fiduciaire Groeninge BV | Kortrijk | 2015-09 | 2020-09',
      'Hulpboekhoudster | Vlasserij Depoorter NV | Wevelgem | 2012-11 | 2015-08',
      'Administratief bediende (uitzendkracht) | Interim West BV | Roeselare | 2012-07 | 2012-10',
      'Stage boekhouding | Kantoor Messiaen | Harelbeke | 2012-02 | 2012-05',
    ],
    aside: [4],
    page: `
> **LIESELOT VANDEPUTTE**
> ITAA-accountant
|| 8 8
| Overleiestraat 53\\8500 Kortrijk | 0470 55 02 91\\lieselot.vandeputte@leiepost.example
# Professionele ervaring
|| 5 6 6
| **Wanneer** | **Bij wie** | **Als wat**
| oktober 2020 tot nu | Fiduciaire Groeninge BV, Kortrijk | Dossierbeheerder-teamcoach
| september 2015 tot september 2020 | Fiduciaire Groeninge BV, Kortrijk | Dossierbeheerder
| november 2012 tot augustus 2015 | Vlasserij Depoorter NV, Wevelgem | Hulpboekhoudster
| juli 2012 tot oktober 2012 | Interim West BV, Roeselare | Administratief bediende (uitzendkracht)
| februari 2012 tot mei 2012 | Kantoor Messiaen, Harelbeke | Stage boekhouding
# Wat mijn dossiers vragen
* 45 kmo’s en vrije beroepen, van eenmanszaak tot holding
* Jaarrekeningen, vennootschapsbelasting, btw, bijzondere verslagen
* Vier collega’s opleiden; Octopus, Silverfin, Peppol sinds dag één
* Tijdskrediet halftijds van januari tot december 2018 (tweeling)
# Studies
|| 5 12
| 2009 – 2012 | Bachelor accountancy-fiscaliteit, Howest, Kortrijk
| 2003 – 2009 | Economie-moderne talen, Sint-Theresialyceum, Kortrijk
| 2019 | Bekwaamheidsexamen, ITAA
# Talen
Nederlands (moedertaal), Frans (vlot), Engels (goed)
# Vrije tijd
Fanfare (bugel), wielertoeristen, boekhouding van de speelpleinwerking
`,
  }),
  cv('b18-nl-nl-projectleider-bouw', 'doc', 'nl', 'NL', {
    names: [
      'Adriaan de Visser',
      'Ad de Visser',
      'Adriaan (Ad) de Visser',
      'A.P. de Visser',
      'A.P. (Ad) de Visser',
    ],
    email: 'ad.devisser@oosterscheldemail.example',
    phone: '06 5555 0138',
    city: 'Zierikzee',
    languages: [],
    jobs: [
      'Projectleider restauratie | Bouwbedrijf Schouwen-West B.V. | Zierikzee | 2014 | now',
      'Uitvoerder | Bouwbedrijf Schouwen-West B.V. | Zierikzee | 2007 | 2014',
      'Uitvoerder nieuwbouw | Aannemersbedrijf Kloosterman & Zn. | Goes | 2001 | 2006',
      'Werkvoorbereider | Aannemersbedrijf Kloosterman & Zn. | Goes | 1997 | 2001',
      'Timmerman | Gebr. Boogerd | Bruinisse | 1989 | 1997',
    ],
    page: `
CURRICULUM VITAE A.P. (Ad) de Visser
^ Adriaan de Visser, geboren 7 juni 1972
Hoge Molenstraat 11, 4301 Zierikzee
06 5555 0138
ad.devisser@oosterscheldemail.example
^ WERK
2014-heden\tProjectleider restauratie, Bouwbedrijf Schouwen-West B.V., Zierikzee
\to.a. drie kerktorens, een stolpboerderij, het oude weeshuis te Brouwershaven
\toffertes tot 3 miljoen, overleg met monumentencommissie en architect
2007-2014\tUitvoerder, Bouwbedrijf Schouwen-West B.V., Zierikzee
\twoningbouw, scholen, ploegen tot 20 man
2006-2007\tEigen huis gebouwd, geen betaald werk
2001-2006\tUitvoerder nieuwbouw, Aannemersbedrijf Kloosterman & Zn., Goes
1997-2001\tWerkvoorbereider, Aannemersbedrijf Kloosterman & Zn., Goes
1989-1997\tTimmerman, Gebr. Boogerd, Bruinisse
^ SCHOOL
2016\tRestauratie-opleiding voor leidinggevenden, Nationaal Restauratie Centrum
1994-1997\tMTS Bouwkunde (avond), Vlissingen
1985-1989\tLTS Timmeren, Zierikzee
^ PAPIEREN
VCA-VOL, BHV, steigers keuren, rijbewijs BE, vaarbewijs 1
^ IN HET DORP
Kerkrentmeester, lid van de kaatsclub, reparaties voor wie niet meer de ladder op kan
^ NAVRAGEN KAN BIJ
Ir. Josien Hanse, architect te Middelburg, 06 5555 0139
`,
  }),
  cv('b19-sv-se-gymnasielarare', 'pdf', 'sv', 'SE', {
    names: ['Torbjörn Wikén Åslund', 'Torbjörn Åslund'],
    email: 'torbjorn.wiken@storsjopost.example',
    phone: '070-174 06 52',
    city: 'Östersund',
    headline: 'Legitimerad gymnasielärare i historia och svenska, förstelärare',
    languages: ['Svenska', 'Engelska', 'Ryska'],
    jobs: [
      'Förstelärare | Frösö gymnasium | Östersund | 2018-08 | now',
      'Gymnasielärare, historia och svenska | Frösö gymnasium | Östersund | 2012-08 | 2018-07',
      'Lärare, svenska som andraspråk | Bergs folkhögskola | Svenstavik | 2010-01 | 2011-06',
      'Lärarvikarie | Krokoms lärcentrum | Krokom | 2008-08 | 2009-12',
      'Lektor i svenska | Språkinstitutet Nevskij | Sankt Petersburg | 2006-09 | 2007-06',
      'Kretsordförande | Jämtlands hembygdsförening | Östersund | 2015-03 | 2022-03',
    ],
    aside: [5],
    page: `
> **Torbjörn Wikén Åslund**
> Legitimerad gymnasielärare i historia och svenska, förstelärare
> Odenvallsgatan 5, 831 31 Östersund
> 070-174 06 52, torbjorn.wiken@storsjopost.example
# Sammanfattning
Jag får elever att läsa en hel roman. Efter fjorton år på Frösö gymnasium vill jag arbeta med läromedel, lärarfortbildning eller en skola där snön går undan före maj.
# Anställningar
2018-08 – pågående\t**Förstelärare**
\tFrösö gymnasium, Östersund
\tLedde kollegialt lärande för 44 lärare, nationella prov, AI i skrivundervisningen
2012-08 – 2018-07\t**Gymnasielärare, historia och svenska**
\tFrösö gymnasium, Östersund
\tMentor på samhällsprogrammet, resor till Auschwitz och Åbo
2011-07 – 2012-07\tFöräldraledighet och skogsbruk på hemgården
2010-01 – 2011-06\t**Lärare, svenska som andraspråk**
\tBergs folkhögskola, Svenstavik
2008-08 – 2009-12\t**Lärarvikarie**
\tKrokoms lärcentrum, Krokom
2006-09 – 2007-06\t**Lektor i svenska**
\tSpråkinstitutet Nevskij, Sankt Petersburg
# Utbildning
2001 – 2006\tLärarexamen, Umeå universitet
2014 – 2016\tMagister i historia (halvfart), Mittuniversitetet
# Publicerat
Läsa långt. Handbok för trötta lärare. Fjällboken, 2023
# Föreningsliv
2015-03 – 2022-03\t**Kretsordförande**
\tJämtlands hembygdsförening, Östersund
# Språk
Svenska (modersmål), Engelska (flytande), Ryska (god)
# Referens
Rektor Ann-Britt Näslund, Frösö gymnasium, 070-174 06 53
`,
  }),
  cv('b20-sv-se-it-projektledare', 'docx', 'sv', 'SE', {
    names: ['Shirin Moradi Ekblad', 'Shirin Ekblad', 'Shirin Moradi'],
    email: 'shirin.ekblad@klaralvskonsult.example',
    phone: '070-174 06 27',
    city: 'Karlstad',
    headline: 'Senior projektledare / Scrum Master',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Seniorkonsult, projektledning | Klarälvskonsult AB | Karlstad | 2020-11 | now',
      'IT-projektledare | Länskraft Värmland AB | Karlstad | 2016-04 | 2020-10',
      'Systemutvecklare | Länskraft Värmland AB | Karlstad | 2012-08 | 2016-03',
      'Supporttekniker | Brukets Data i Hagfors AB | Hagfors | 2009-06 | 2011-12',
    ],
    page: `
! Konsultprofil: Shirin Moradi Ekblad
Senior projektledare / Scrum Master
# Presentation
Shirin är en trygg projektledare som får leveranser över mållinjen utan att höja rösten. Hon har arbetat med energi, vård och kommuner. Innan Klarälvskonsult var hon åtta år på Länskraft, först som utvecklare.
# Nyckelkompetenser
* Agil projektledning, SAFe, PPS
* Offentlig upphandling, avtal, leverantörsstyrning
* Införandeprojekt, utbildning, förändringsledning
# Uppdrag i urval
* Region Väst: införande av ny tidbok på 61 vårdcentraler
* Kils Energi: kundportal, från förstudie till drift
* Säffle kommun: byte av skolplattform, 2 300 användare
# Anställningar
**Klarälvskonsult AB**, Karlstad
Seniorkonsult, projektledning, november 2020 – nuvarande
^ **Länskraft Värmland AB**, Karlstad
IT-projektledare, april 2016 – oktober 2020
Systemutvecklare, augusti 2012 – mars 2016
^ **Brukets Data i Hagfors AB**, Hagfors
Supporttekniker, juni 2009 – december 2011
^ Januari – juli 2012: resa och volontärkurs i Georgien
# Utbildning
Kandidatexamen i informatik, Karlstads universitet, 2006 – 2009
Certifierad Scrum Master, 2017; IPMA nivå C, 2021
# Språk
Svenska: flytande
Persiska: modersmål
Engelska: flytande
# Kontakt
Bosatt: Karlstad
Telefon: 070-174 06 27
E-post: shirin.ekblad@klaralvskonsult.example
`,
  }),
  cv('b21-sv-se-koksmastare', 'doc', 'sv', 'SE', {
    names: [
      'Youssef Haddad Lindqvist',
      'Youssef Lindqvist',
      'Joffe Lindqvist',
      'Youssef "Joffe" Haddad Lindqvist',
    ],
    email: 'joffe@haddadlindqvist.example',
    phone: '070-174 06 71',
    city: 'Visby',
    headline: 'Köksmästare',
    languages: ['Svenska', 'Arabiska', 'Engelska'],
    jobs: [
      'Köksmästare | Restaurang Bakfickan Söderport | Visby | 2021-05 | now',
      'Souschef | Strandgärdets Kurhotell | Ljugarn | 2018-04 | 2020-09',
      'Kock | Strandgärdets Kurhotell | Ljugarn | 2015-05 | 2018-03',
      'Kallskänka | Krog Skeppsbron 9 | Stockholm | 2012-10 | 2015-04',
      'Diskare och köksbiträde | Pizzeria Levanten | Märsta | 2009-06 | 2012-08',
    ],
    page: `
> **Youssef "Joffe" Haddad Lindqvist**
> Köksmästare
> Norra Murgatan 33, 621 55 Visby
> mobil 070-174 06 71 – e-post joffe@haddadlindqvist.example
# Meritförteckning
|| 4 6 6
| **Tid** | **Befattning** | **Arbetsplats**
| 1 maj 2021 – nu | Köksmästare | Restaurang Bakfickan Söderport, Visby
| 1 okt 2020 – 30 apr 2021 | Permitterad, sedan uppsagd (pandemin) | –
| 9 apr 2018 – 30 sep 2020 | Souschef | Strandgärdets Kurhotell, Ljugarn
| 15 maj 2015 – 31 mars 2018 | Kock | Strandgärdets Kurhotell, Ljugarn
| 1 okt 2012 – 30 apr 2015 | Kallskänka | Krog Skeppsbron 9, Stockholm
| 8 jun 2009 – 31 aug 2012 | Diskare och köksbiträde | Pizzeria Levanten, Märsta
# Mer om jobbet nu
* 70 platser, elva i köket på sommaren, fyra på vintern
* Lamm, tryffel och det som båten har med sig
* Råvarukostnad 26 %, egenkontroll utan anmärkning sedan start
# Skola och kurser
|| 4 12
| 2006 – 2009 | Hotell- och restaurangprogrammet, Arlandagymnasiet, Märsta
| 2019 | Serveringsansvar och kunskapsprov alkohollagen
| 2023 | Handledare för lärlingar
# Språk
Svenska, Arabiska (hemspråk), Engelska
# Referenser
Krögare Maud Sandelin, Bakfickan Söderport, 070-174 06 72
`,
  }),
  cv('b22-da-dk-paedagog', 'docx', 'da', 'DK', {
    names: ['Mie Louise Kofoed-Nørby', 'Mie Kofoed-Nørby'],
    email: 'mie@kofoednoerby.example',
    phone: '20 55 02 14',
    city: 'Holbæk',
    headline: 'Pædagog og praktikvejleder',
    languages: ['Dansk', 'Engelsk', 'Tegnsprog'],
    jobs: [
      'Afdelingsleder | Børnehuset Strandengen | Holbæk | 2023-02 | now',
      'Pædagog og praktikvejleder | Børnehuset Strandengen | Holbæk | 2017-08 | 2023-01',
      'Pædagog | Specialbørnehaven Kilden | Kalundborg | 2013-09 | 2016-11',
      'Pædagogmedhjælper | Vuggestuen Mælkebøtten | Roskilde | 2008-08 | 2010-01',
      'Lønnet praktik | Specialbørnehaven Kilden | Kalundborg | 2011-08 | 2012-01',
      'Spejderleder | Tuse Næs Spejderne | Holbæk | 2018-08 | now',
    ],
    aside: [4, 5],
    page: `
! Mie Louise Kofoed-Nørby
Pædagog og praktikvejleder
# Kort fortalt
Jeg har brugt femten år på gulvhøjde. I Børnehuset Strandengen gik vi fra vikarbureau til venteliste, og i Kilden lærte jeg at tale med hænderne.
# Arbejdsliv
**Afdelingsleder** – Børnehuset Strandengen, Holbæk
Februar 2023 – nu
* 82 børn, 16 medarbejdere, sygefravær halveret
* Læreplan, tilsyn, forældreråd, budget
^ **Pædagog og praktikvejleder** – Børnehuset Strandengen, Holbæk
August 2017 – januar 2023
* Sprogvurderinger, udegruppe i al slags vejr
^ **Barsel og flytning**
December 2016 – juli 2017
^ **Pædagog** – Specialbørnehaven Kilden, Kalundborg
September 2013 – november 2016
* Børn med høretab og autisme
^ **Pædagogmedhjælper** – Vuggestuen Mælkebøtten, Roskilde
August 2008 – januar 2010
# Praktik
^ **Lønnet praktik** – Specialbørnehaven Kilden, Kalundborg
August 2011 – januar 2012
# Uddannelse
Professionsbachelor som pædagog, UC Sjælland, Roskilde, 2010 – 2013
Diplomuddannelse i ledelse, Absalon, 2022 – 2024
Hf, Slagelse, 2008
# Frivillig
**Spejderleder** – Tuse Næs Spejderne, Holbæk
August 2018 – nu
# Sprog
Dansk, Engelsk, Tegnsprog (TSK)
# Her finder du mig
Strandmøllevej 44, 4300 Holbæk
20 55 02 14
mie@kofoednoerby.example
`,
  }),
  cv('b23-da-dk-byggeleder', 'doc', 'da', 'DK', {
    names: [
      'Jens Peter Kjær Overgaard',
      'JP Overgaard',
      'Jens Peter Overgaard',
      'Jens Peter "JP" Kjær Overgaard',
    ],
    email: 'jp.overgaard@thypost.example',
    phone: '+45 2055 0263',
    city: 'Thisted',
    headline: 'Byggeleder, tømrer og bygningskonstruktør',
    languages: [],
    jobs: [
      'Byggeleder | Limfjordens Boligselskab | Thisted | 2019-06 | now',
      'Projektleder | Klitmøller Entreprise ApS | Thisted | 2013-10 | 2019-05',
      'Tømrersvend, senere sjakbajs | Murer- og Tømrerfirmaet Søe | Hurup | 2005-08 | 2010-07',
      'Tømrersvend | Sermersuaq Byg A/S | Nuuk | 2004-04 | 2005-06',
      'Tømrerlærling | Murer- og Tømrerfirmaet Søe | Hurup | 2000-02 | 2004-01',
    ],
    aside: [4],
    page: `
**CV – Jens Peter "JP" Kjær Overgaard**
Byggeleder, tømrer og bygningskonstruktør
Tigervej 16, 7700 Thisted
+45 2055 0263
jp.overgaard@thypost.example
# Erhvervserfaring
01.06.2019 – dags dato
Limfjordens Boligselskab, Thisted
Stilling: Byggeleder
Helhedsplan for 312 almene boliger, genhusning, tilsyn, tre fagentrepriser
^ 01.10.2013 – 31.05.2019
Klitmøller Entreprise ApS, Thisted
Stilling: Projektleder
Sommerhuse, en surfskole og to klimaskærme i havgus
^ 01.08.2010 – 30.09.2013
Studerende, se Uddannelse
^ 15.08.2005 – 31.07.2010
Murer- og Tømrerfirmaet Søe, Hurup
Stilling: Tømrersvend, senere sjakbajs
^ 01.04.2004 – 30.06.2005
Sermersuaq Byg A/S, Nuuk
Stilling: Tømrersvend
^ 01.02.2000 – 31.01.2004
Murer- og Tømrerfirmaet Søe, Hurup
Stilling: Tømrerlærling
# Uddannelse
Bygningskonstruktør, UCN, Aalborg, 2010 – 2013
Tømrer, svendebrev med bronzemedalje, EUC Nordvest, 2004
Arbejdsmiljøkoordinator (AMK), 2014
# It
Dalux, MS Project, Revit på læseniveau
# Privat
Gift med Lone, tre drenge, fodboldtræner for U11, vinterbader
# Referencer
Direktør Bodil Yde, Limfjordens Boligselskab, +45 2055 0264
Mester Kaj Søe, Hurup
`,
  }),
  cv('b24-da-dk-marinbiolog', 'pdf', 'da', 'DK', {
    names: ['Asger Thorlaksson Juhl', 'Asger Juhl'],
    email: 'asger.juhl@vendsysselmail.example',
    phone: '20 55 02 98',
    city: 'Hirtshals',
    headline: 'Seniorforsker, fiskebestande og bifangst',
    languages: ['Dansk', 'Islandsk', 'Engelsk', 'Spansk'],
    jobs: [
      'Seniorforsker | Institut for Nordsøens Ressourcer | Hirtshals | 2022 | now',
      'Forsker | Institut for Nordsøens Ressourcer | Hirtshals | 2017 | 2022',
      'Postdoc | Hafstofnun Vestfjarða | Ísafjörður | 2014 | 2016',
      'Ph.d.-stipendiat | Limfjordsuniversitetet | Aalborg | 2010 | 2013',
      'Fiskeriobservatør | Skagen Havkontrol ApS | Skagen | 2008 | 2010',
    ],
    page: `
> **Asger Thorlaksson Juhl, ph.d.**
> Seniorforsker, fiskebestande og bifangst
> Havnegade 31, 9850 Hirtshals
> 20 55 02 98 | asger.juhl@vendsysselmail.example
# Forskningsprofil
Selektive redskaber, jomfruhummer, kameraer om bord og hvad fiskere gør, når ingen ser på. Har haft 640 havdage.
# Ansættelser
|| 4 12
| 2022 – nuværende | Seniorforsker, Institut for Nordsøens Ressourcer, Hirtshals
| 2017 – 2022 | Forsker, Institut for Nordsøens Ressourcer, Hirtshals
| 2016 – 2017 | Orlov: syg søn
| 2014 – 2016 | Postdoc, Hafstofnun Vestfjarða, Ísafjörður, Island
| 2010 – 2013 | Ph.d.-stipendiat, Limfjordsuniversitetet, Aalborg
| 2008 – 2010 | Fiskeriobservatør, Skagen Havkontrol ApS, Skagen
# Uddannelse
|| 4 12
| 2013 | Ph.d. i marin økologi, Limfjordsuniversitetet. Afhandling: "Det, der slap ud"
| 2008 | Cand.scient. i biologi, Aarhus Universitet
# Bevillinger
|| 4 12
| 2024 | Fiskeristyrelsens Fantasifond, 4,1 mio. kr., "Rist i stedet for rift"
| 2019 | Velux-lignende Fond, 1,9 mio. kr., kameraer på 14 kuttere
# Undervisning og formidling
Gæstelærer i bestandsberegning, tre specialer om året, foredrag på havnekontorer fra Thyborøn til Østerby
# Udvalgte publikationer
Juhl AT, Sigurðsson H (2025) Escape windows revisited. Fictional Fisheries Research 88: 1–19
Juhl AT, Bach L (2020) Kameraet som skipper. Havets Tidsskrift 5: 44–52
# Sprog
Dansk (modersmål), Islandsk (modersmål, fra far), Engelsk (flydende), Spansk (lidt)
# Referencer
Professor Lis Bach, l.bach@limfjordsuni.example
Hildur Sigurðsson, forskningschef, Hafstofnun Vestfjarða
`,
  }),
];
