import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-eighth');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_EIGHTH: Sheet[] = [
  cv('a01-au-viticulturist', 'docx', 'en', 'AU', {
    names: ['Bronwyn Castellaro-Webb', 'Bron Castellaro-Webb', 'Bronwyn "Bron" Castellaro-Webb'],
    email: 'bron@castellaroweb.example',
    phone: '0491 575 254',
    city: 'Stanthorpe',
    headline: 'Viticulturist',
    languages: ['Spanish'],
    jobs: [
      'Vineyard Manager | Severnlea Ridge Wines | Ballandean | 2019-08 | now',
      'Assistant Viticulturist | Hollow Gum Estate | Mudgee NSW | 2014-02 | 2018-07',
      'Vineyard Supervisor | Hollow Gum Estate | Mudgee NSW | 2010-10 | 2014-01',
      'Cellar Hand | Bodega Río Manso | Mendoza, Argentina | 2010-02 | 2010-05',
      'Pruning Contractor | Self-employed | Orange NSW | 2007-06 | 2009-12',
    ],
    page: `
> **Bronwyn "Bron" Castellaro-Webb**
> Viticulturist
# What I bring
Nearly twenty vintages in granite, basalt and alluvium. At Severnlea Ridge I took over 38 hectares of tired shiraz and handed the winery fruit it now puts its name to. Before that, eight years at Hollow Gum taught me how to read a canopy.
# Vine health and yield
* Soil moisture probes and deficit irrigation, water use down by a third since 2020
* Frost fans, netting, powdery and downy programs without a lost block
* Replanting plan to 2032 with four alternative varieties
# People and machinery
* Crew of five, up to 40 pickers at harvest, all inductions and chemical records
* Gregoire harvester, multi-row sprayer, forklift and chainsaw tickets
# Figures and paperwork
* Budget of $1.4m, grower contracts, Sustainable Winegrowing audit passed in 2023 and 2025
# Where I have worked
Vineyard Manager, Severnlea Ridge Wines, Ballandean – Aug 2019 to date
Assistant Viticulturist, Hollow Gum Estate, Mudgee NSW – Feb 2014 to Jul 2018
Vineyard Supervisor, Hollow Gum Estate, Mudgee NSW – Oct 2010 to Jan 2014
Cellar Hand, Bodega Río Manso, Mendoza, Argentina – Feb 2010 to May 2010
Pruning Contractor, Self-employed, Orange NSW – Jun 2007 to Dec 2009
From August 2018 to July 2019 I was at home with my father in his last year.
# Study
Bachelor of Viticultural Science, Charles Sturt University, by distance, 2016
Certificate III in Production Horticulture, TAFE Orange, 2008
# Bits and pieces
Spanish (gets me through a shift), first aid, bush fire brigade
# Contact
Post: 17 Amiens Road, Stanthorpe QLD 4380
Mobile: 0491 575 254
Email: bron@castellaroweb.example
`,
  }),
  cv('a02-au-paramedic', 'pdf', 'en', 'AU', {
    names: ['Nikolaos Papadimitriou', 'Nick Papadimitriou', 'Nikolaos (Nick) Papadimitriou'],
    email: 'nick.papadimitriou@pioneerriver.example',
    phone: '0491 577 644',
    city: 'Mackay',
    headline: 'Advanced Care Paramedic',
    languages: ['Greek'],
    jobs: [
      'Advanced Care Paramedic II | Coral Coast Ambulance Service | Mackay | 2022-02 | now',
      'Advanced Care Paramedic I | Coral Coast Ambulance Service | Sarina | 2018-07 | 2022-02',
      'Graduate Paramedic | Coral Coast Ambulance Service | Bowen | 2017-01 | 2018-07',
      'Patient Transport Officer | Medilink Transfers Pty Ltd | Rockhampton | 2014-03 | 2016-12',
      'Barista and Supervisor | Kafeneio on Quay | Rockhampton | 2011-11 | 2014-02',
      'Patrol Captain | Lamberts Beach Surf Life Saving Club | Mackay | 2018-09 | now',
    ],
    aside: [5],
    page: `
! Nikolaos (Nick) Papadimitriou BParaSc, GradCertEmergHlth
Advanced Care Paramedic
Unit 4, 212 Shakespeare Street, Mackay QLD 4740
T 0491 577 644 / nick.papadimitriou@pioneerriver.example
# PROFILE
Registered paramedic (AHPRA PAR0005551) with almost ten years on road in regional stations, most of them single-officer response. Seeking an industry or remote-site clinical role with an even-time roster.
# EMPLOYMENT
|| 4 5 6
| **Dates** | **Position** | **Employer**
| 14/02/2022 – current | Advanced Care Paramedic II | Coral Coast Ambulance Service, Mackay
| 02/07/2018 – 13/02/2022 | Advanced Care Paramedic I | Coral Coast Ambulance Service, Sarina
| 16/01/2017 – 01/07/2018 | Graduate Paramedic | Coral Coast Ambulance Service, Bowen
| 10/03/2014 – 23/12/2016 | Patient Transport Officer | Medilink Transfers Pty Ltd, Rockhampton
| 07/11/2011 – 28/02/2014 | Barista and Supervisor | Kafeneio on Quay, Rockhampton
# CLINICAL SCOPE
* 12-lead interpretation and pre-hospital thrombolysis
* Mentor to eleven graduates, panel member for panel assessments
* Mine-site multi-casualty exercises at three collieries
# EDUCATION
|| 4 11
| 2021 | Graduate Certificate in Emergency Health, Monash University
| 2016 | Bachelor of Paramedic Science, CQUniversity, Rockhampton
| 2010 | QCE, The Cathedral College, Rockhampton
# VOLUNTEERING
|| 4 5 6
| 09/2018 – current | Patrol Captain | Lamberts Beach Surf Life Saving Club, Mackay
# OTHER
Manual C and MR licence, current vaccinations, Greek spoken at home
# REFEREES
Sandra Lockyer, Officer in Charge, Mackay Station, 0491 577 426, s.lockyer@coralcoastambulance.example
Dr Priya Raman, Medical Director, Medilink Transfers, 0491 578 148
`,
  }),
  cv('a03-gb-lighting-designer', 'doc', 'en', 'GB', {
    names: ['Jo Birtwhistle', 'Jocasta Birtwhistle', 'Jocasta Mary Birtwhistle'],
    email: 'jo@birtwhistlelight.example',
    phone: '07700 900561',
    city: 'Todmorden',
    headline: 'Lighting Designer & Programmer',
    languages: [],
    jobs: [
      'Lighting Designer and Programmer | Freelance | | 2017-05 | now',
      'Chief Electrician | Piece Hall Playhouse | Halifax | 2012-09 | 2017-04',
      'Deputy Chief Electrician | Piece Hall Playhouse | Halifax | 2009-08 | 2012-08',
      'Production Electrician, UK tours | Tinderbox Touring Ltd | Leeds | 2007-01 | 2009-07',
      'Casual Technician | Pennine Conference Centre | Huddersfield | 2005-10 | 2006-12',
    ],
    page: `
! JO BIRTWHISTLE
Lighting Designer & Programmer
Todmorden, West Yorkshire
07700 900561
jo@birtwhistlelight.example
# Nutshell
Theatre first, then opera, festivals and the odd cathedral. I programme on Eos and MA3, draw in Vectorworks and turn up with spare gel.
# Work
**Lighting Designer and Programmer** \tMay 2017 to now
Freelance
Clients include:
* Opera Calder – three main-stage designs, relights at Buxton
* Moorland Lights Festival – site-wide trail every winter, 62,000 visitors
* Skelmanthorpe Brass – arena tour, design and operation
* Diocese of Wakefield – LED refit of a nave, drawings to handover
^ **Chief Electrician** \tSeptember 2012 to April 2017
Piece Hall Playhouse, Halifax
* Department of four, £210k dimmer and rig replacement
* Hosted 48 touring weeks a year
^ **Deputy Chief Electrician** \tAugust 2009 to August 2012
Piece Hall Playhouse, Halifax
^ **Production Electrician, UK tours** \tJanuary 2007 to July 2009
Tinderbox Touring Ltd, Leeds
* Two musicals and a magician, get-ins by lunch
^ **Casual Technician** \tOctober 2005 to December 2006
Pennine Conference Centre, Huddersfield
# Training and tickets
BA (Hons) Theatre Lighting, Rose Bruford College, 2002–2005
IPAF 3a and 3b, PASMA, 18th Edition, working at height
# Insurance and kit
Public liability £10m. Own laptop, console wing and van.
# Referees
Anil Mistry, Technical Director, Opera Calder – 07700 900562
Cath Thwaite, General Manager, Piece Hall Playhouse – cath@piecehallplayhouse.example
~ Jocasta Mary Birtwhistle, trading as Birtwhistle Light
`,
  }),
  cv('a04-gb-glaciologist', 'pdf', 'en', 'GB', {
    names: [
      'Dr Rhiannon Elfed Pritchard',
      'Rhiannon Elfed Pritchard',
      'Dr Rhiannon Pritchard',
      'Rhiannon Pritchard',
    ],
    email: 'rhiannon.pritchard@ystwythmail.example',
    phone: '07700 900318',
    city: 'Aberystwyth',
    headline: 'Reader in Glacial Geomorphology',
    languages: ['Welsh', 'English', 'Norwegian'],
    jobs: [
      'Reader in Glacial Geomorphology | Penglais University | Aberystwyth | 2023 | now',
      'Senior Lecturer | Penglais University | Aberystwyth | 2018 | 2023',
      'Lecturer in Physical Geography | University of West Cumbria | Carlisle | 2013 | 2018',
      'Postdoctoral Research Associate | University of West Cumbria | Carlisle | 2010 | 2012',
      'Field Assistant | Nordlys Polar Station | Longyearbyen | 2005 | 2006',
    ],
    page: `
> **Curriculum Vitae**
> **Dr Rhiannon Elfed Pritchard, FGS, FHEA**
> Reader in Glacial Geomorphology
> 5 Heol y Bont, Aberystwyth SY23 · 07700 900318 · rhiannon.pritchard@ystwythmail.example
# Research interests
Sediment budgets of retreating outlet glaciers; cosmogenic nuclide dating; what moraines of the Little Ice Age can and cannot tell us.
# Appointments
2023–present\tReader in Glacial Geomorphology, Penglais University, Aberystwyth
2018–2023\tSenior Lecturer, Penglais University, Aberystwyth
2013–2018\tLecturer in Physical Geography, University of West Cumbria, Carlisle
2012–2013\tCareer break: maternity leave and a move north
2010–2012\tPostdoctoral Research Associate, University of West Cumbria, Carlisle
2005–2006\tField Assistant, Nordlys Polar Station, Longyearbyen
# Education
2006–2010\tPhD, Physical Geography, Durham University. Thesis: "Paraglacial adjustment in Ny-Friesland"
2001–2005\tBSc (Hons) Geography with Welsh, First Class, Bangor University
# Grants as principal investigator
2024\tNERC standard grant, £612,000, "Where did the gravel go?"
2019\tLeverhulme Research Project Grant, £214,000
2015\tRoyal Society equipment award, £14,800
# Teaching
Year 2 Earth Surface Processes (convenor), Year 3 Iceland field course, MSc Glaciology dissertations. Four PhD students to completion, two in progress.
# Selected publications
Pritchard RE, Holt M (2025) Delayed sediment release from dead ice. Journal of Imaginary Quaternary Studies 40, 211–230
Pritchard RE (2021) Ages of the Cwm Idwal boulders, again. Cambrian Geology 12, 3–19
Nilsen T, Pritchard RE (2016) Fans and floods in Adventdalen. Polar Surfaces 8, 77–95
# Languages
Welsh (first language), English (bilingual), Norwegian (reading)
# Referees
Prof. Margaret Holt, University of West Cumbria, m.holt@westcumbria.example
Prof. Tor Nilsen, Nordlys Polar Station, t.nilsen@nordlyspolar.example
`,
  }),
  cv('a05-us-product-designer', 'docx', 'en', 'US', {
    names: ['Marisol Quintanar'],
    email: 'marisol@quintanar-ux.example',
    phone: '(208) 555-0119',
    city: 'Boise',
    headline: 'Senior Product Designer at Treasure Fern Software | Design systems and accessibility',
    languages: ['English', 'Spanish'],
    jobs: [
      'Senior Product Designer | Treasure Fern Software | Boise, Idaho | 2023-01 | now',
      'Product Designer | Treasure Fern Software | Boise, Idaho | 2021-04 | 2022-12',
      'UX Designer | Snake River Health Plan | Meridian, Idaho | 2018-06 | 2020-10',
      'Junior Web Designer | Blue Sage Creative | Twin Falls, Idaho | 2016-07 | 2018-05',
      'Design Intern | Blue Sage Creative | Twin Falls, Idaho | 2015-06 | 2015-08',
      'Portfolio Reviewer | First Pixel Idaho | | 2022-03 | now',
    ],
    aside: [4, 5],
    page: `
! Marisol Quintanar
Senior Product Designer at Treasure Fern Software | Design systems and accessibility
Boise, Idaho, United States
# Contact
(208) 555-0119 (Mobile)
marisol@quintanar-ux.example
www.linkedin.com/in/marisol-q-fictional (LinkedIn)
# Top Skills
Figma
WCAG 2.2
Journey Mapping
# Languages
English (Native or Bilingual)
Spanish (Native or Bilingual)
# Certifications
CPACC
# Summary
I make insurance and payroll software that people can use on a bad day. At Snake River Health Plan I learned what a claim form does to a tired parent; at Treasure Fern I get to fix it.
# Experience
**Treasure Fern Software**
5 years 8 months
**Senior Product Designer**
January 2023 - Present (3 years 11 months)
Boise, Idaho, United States
Own the design system used by nine squads. Cut the payroll set-up flow from 31 screens to 12.
**Product Designer**
April 2021 - December 2022 (1 year 9 months)
Boise, Idaho, United States
**Career Break**
Layoff and bereavement
November 2020 - March 2021 (5 months)
**Snake River Health Plan**
**UX Designer**
June 2018 - October 2020 (2 years 5 months)
Meridian, Idaho, United States
Member portal redesign, 40 usability sessions a year in two languages.
**Blue Sage Creative**
2 years 2 months
**Junior Web Designer**
July 2016 - May 2018 (1 year 11 months)
Twin Falls, Idaho, United States
**Design Intern**
June 2015 - August 2015 (3 months)
Twin Falls, Idaho, United States
# Volunteer Experience
**Portfolio Reviewer**
First Pixel Idaho
March 2022 - Present (4 years 9 months)
# Education
Boise State University
Bachelor of Fine Arts - BFA, Graphic Design · (2012 - 2016)
`,
  }),
  cv('a06-us-pipefitter', 'doc', 'en', 'US', {
    names: ['Duane T. Haavisto', 'Duane Haavisto'],
    email: 'dhaavisto@northshoremail.example',
    phone: '218-555-0176',
    city: 'Duluth',
    languages: [],
    jobs: [
      'Pipefitter General Foreman | Gitche Mechanical Inc. | Superior, WI | 2020-03 | now',
      'Pipefitter Foreman | Gitche Mechanical Inc. | Superior, WI | 2015-09 | 2020-03',
      'Journeyman Pipefitter | Mesabi Process Piping | Hibbing, MN | 2008-04 | 2015-08',
      'Apprentice Pipefitter | Mesabi Process Piping | Hibbing, MN | 2003-06 | 2008-04',
      'Deckhand | Arrowhead Tug & Barge | Duluth, MN | 2001-04 | 2003-05',
    ],
    aside: [3],
    page: `
Duane T. Haavisto
4410 Grand Avenue, Duluth, MN 55807
218-555-0176, dhaavisto@northshoremail.example
^ Union pipefitter, Local 11, 23 years in taconite, paper and refinery work. No lost-time accident on any crew I have run.
^ Pipefitter General Foreman, Gitche Mechanical Inc., Superior, WI (3/2020 – present)
* Refinery rebuild: 85 fitters and welders, 14 miles of pipe, hydro packages turned over two weeks early
* Schedules, manpower calls to the hall, daily JSA
^ Pipefitter Foreman, Gitche Mechanical Inc., Superior, WI (9/2015 – 3/2020)
* Boiler outages at two paper mills, crew of 12
^ Journeyman Pipefitter, Mesabi Process Piping, Hibbing, MN (4/2008 – 8/2015)
* Slurry and steam lines, rigging, isometrics
* Laid off each winter of 2009 and 2010, called back each spring
^ Apprentice Pipefitter, Mesabi Process Piping, Hibbing, MN (6/2003 – 4/2008)
^ Deckhand, Arrowhead Tug & Barge, Duluth, MN (4/2001 – 5/2003)
^ Minnesota high pressure piping license. 6G stick and TIG. OSHA 30. NCCER rigger. TWIC card. Medical gas brazer.
^ Graduated Denfeld High School, 2000. Five-year apprenticeship school, Local 11, 2008.
^ Will travel up to 200 miles. Own tools, own truck. References: call the hall and ask for Marv.
`,
  }),
  cv('a07-nz-dairy-manager', 'pdf', 'en', 'NZ', {
    names: ['Wiremu Petersen-Tait', 'Wi Petersen-Tait', 'Wiremu (Wi) Petersen-Tait'],
    email: 'wi.petersentait@rangitatapost.example',
    phone: '027 555 0184',
    city: 'Geraldine',
    headline: 'Farm Operations Manager',
    languages: ['English', 'Te reo Māori'],
    jobs: [
      'Operations Manager | Orari Gorge Dairies Ltd | Geraldine | 2022-06 | now',
      'Contract Milker | Te Awa Trust Farm | Hinds | 2018-06 | 2022-05',
      'Farm Manager | Lynnford Pastures Ltd | Ashburton | 2015-06 | 2018-05',
      '2IC | Lynnford Pastures Ltd | Ashburton | 2012-06 | 2015-05',
      'Dairy Assistant | Kaponga Holdings | Eltham | 2009-07 | 2012-05',
    ],
    page: `
> **Wiremu (Wi) Petersen-Tait**
> Farm Operations Manager
> 027 555 0184 | wi.petersentait@rangitatapost.example | RD 21, Geraldine
# About me
Taranaki raised, Canterbury trained. I went from cups on at Kaponga Holdings to 1,450 cows at Orari Gorge Dairies in thirteen years, with a partner, three kids and five good dogs along the way.
# Experience
|| 4 12
| 1 June 2022 – present | **Operations Manager**\\Orari Gorge Dairies Ltd, Geraldine\\1,450 cows over two sheds, team of nine. Production 512 kgMS per cow. Nitrogen use down from 190 to 148 kg/ha. Farm environment plan graded A.
| 1 June 2018 – 31 May 2022 | **Contract Milker**\\Te Awa Trust Farm, Hinds\\780 cows, 54-bail rotary. Employed three staff. Empty rate from 18% to 11%.
| 1 June 2015 – 31 May 2018 | **Farm Manager**\\Lynnford Pastures Ltd, Ashburton\\620 cows, wintering off, M. bovis clean throughout.
| 1 June 2012 – 31 May 2015 | **2IC**\\Lynnford Pastures Ltd, Ashburton
| 20 July 2009 – 31 May 2012 | **Dairy Assistant**\\Kaponga Holdings, Eltham
# Qualifications
|| 4 12
| 2019 | Diploma in Agribusiness Management, Primary ITO
| 2014 | National Certificate in Agriculture (Dairy Farming), Level 4
| 2016 | Regional finalist, Dairy Manager of the Year
# Languages
English, Te reo Māori (conversational)
# Off farm
School board, touch rugby coach, whitebaiting
# Referees
|| 8 8
| Helen Rutherford\\Owner, Orari Gorge Dairies\\027 555 0185 | Stu McIlwraith\\Farm consultant, Ashburton\\stu@mcilwraithrural.example
`,
  }),
  cv('a08-nz-museum-registrar', 'docx', 'en', 'NZ', {
    names: ['Philippa van Rooyen-Hart', 'Pip van Rooyen-Hart', 'Philippa (Pip) van Rooyen-Hart'],
    email: 'pip.vanrooyenhart@tasmanbay.example',
    phone: '022 555 0137',
    city: 'Motueka',
    languages: ['English', 'Afrikaans'],
    jobs: [
      'Collections Manager | Tasman Heritage Museum | Nelson | 2021-10 | now',
      'Registrar | Tasman Heritage Museum | Nelson | 2017-04 | 2021-10',
      'Assistant Registrar | Whanganui River Gallery | Whanganui | 2014-02 | 2016-02',
      'Collections Technician (fixed term) | Karoo Fossil Museum | Graaff-Reinet | 2011-03 | 2013-06',
    ],
    page: `
! Philippa (Pip) van Rooyen-Hart
# Statement
Museum registrar with a weakness for bad loan agreements made good. I have moved a collection of 41,000 objects across a town, found eleven of the thirteen that were missing, and would do it again.
# Museum work
**Collections Manager**, Tasman Heritage Museum, Nelson
October 2021 – present
* Off-site store, earthquake restraint, pest management
* Repatriation of kōiwi tangata with iwi and Te Papa
^ **Registrar**, Tasman Heritage Museum, Nelson
April 2017 – October 2021
* Vernon CMS clean-up, inward and outward loans, courier trips to Sydney and Osaka
^ **Assistant Registrar**, Whanganui River Gallery, Whanganui
February 2014 – February 2016
* Touring exhibitions, condition reports
^ **Collections Technician (fixed term)**, Karoo Fossil Museum, Graaff-Reinet, South Africa
March 2011 – June 2013
# Time out
March 2016 to March 2017: parental leave and building a house
# Education
Postgraduate Diploma in Museum Studies, Massey University, 2014
BA (Archaeology), Rhodes University, 2010
# Software
Vernon, Collections Axiell, Excel
# Languages
English and Afrikaans
# Memberships
Museums Aotearoa; Australasian Registrars Committee
# Contact details
22A Greenwood Street, Motueka 7120
022 555 0137
pip.vanrooyenhart@tasmanbay.example
`,
  }),
  cv('a09-ie-process-technician', 'doc', 'en', 'IE', {
    names: ['Aoife Ní Bhriain', 'Eva Breen'],
    email: 'aoife.nibhriain@decies.example',
    phone: '020 918 4471',
    city: 'Dungarvan',
    languages: ['English', 'Irish'],
    jobs: [
      'Senior Process Technician | Helvick Biologics Ltd | Waterford | 2021-01 | now',
      'Process Technician (shift) | Helvick Biologics Ltd | Waterford | 2017-06 | 2020-12',
      'Manufacturing Operative | Suir Valley Pharma | Clonmel | 2012-09 | 2017-05',
      'Cheesemaker | Comeragh Farmhouse Dairy | Kilmacthomas | 2009-05 | 2012-08',
    ],
    page: `
> CURRICULUM VITAE
|| 4 12
| **Name:** | Aoife Ní Bhriain (Eva Breen)
| **Address:** | 3 Bothar na Trá, Abbeyside, Dungarvan, Co. Waterford
| **Phone:** | 020 918 4471
| **Email:** | aoife.nibhriain@decies.example
# Personal Profile
A careful and steady technician with fourteen years in GMP plants. Upstream, downstream, and the paperwork that goes with both. Looking for a days-based role in technical support.
# Work Experience
|| 4 12
| **Dates:** | Jan. 2021 – to date
| **Employer:** | Helvick Biologics Ltd, Waterford
| **Position:** | Senior Process Technician
| **Duties:** | Lead of a shift of eight, 2,000 L single-use bioreactors, deviations and CAPA, SME in two HPRA inspections
| **Dates:** | June 2017 – Dec. 2020
| **Employer:** | Helvick Biologics Ltd, Waterford
| **Position:** | Process Technician (shift)
| **Duties:** | Buffer preparation, chromatography, CIP/SIP
| **Dates:** | Sept. 2012 – May 2017
| **Employer:** | Suir Valley Pharma, Clonmel
| **Position:** | Manufacturing Operative
| **Duties:** | Granulation, compression, line clearance
| **Dates:** | May 2009 – Aug. 2012
| **Employer:** | Comeragh Farmhouse Dairy, Kilmacthomas
| **Position:** | Cheesemaker
| **Duties:** | Brine, turning, markets on Saturdays
# Education and Training
|| 4 12
| 2015 – 2017 | Higher Certificate in Good Manufacturing Practice and Technology, TU Dublin (evenings)
| 2008 | Leaving Certificate, Ardscoil na nDéise
| 2022 | Lean Six Sigma Green Belt
# Languages
English (native), Irish (fluent, from school and the Ring Gaeltacht)
# Interests
Camogie, sea kayaking, knitting badly
# References
Available from my current supervisor after an offer.
`,
  }),
  cv('a10-ie-youth-worker', 'pdf', 'en', 'IE', {
    names: ['Cathal Mac Giolla Rua', 'Cathal Kilroe'],
    email: 'cathal@kesh-corran.example',
    phone: '020 915 3306',
    city: 'Ballymote',
    headline: 'Youth and Community Worker',
    languages: ['English', 'Irish', 'Irish Sign Language'],
    jobs: [
      'Team Leader, Youth Diversion Project | Garavogue Youth Services CLG | Sligo | 2020-09 | now',
      'Youth Justice Worker | Garavogue Youth Services CLG | Sligo | 2016-04 | 2020-08',
      'Residential Care Worker | Lough Talt House | Tubbercurry | 2013-01 | 2016-03',
      'Relief Care Worker | Lough Talt House | Tubbercurry | 2011-06 | 2012-12',
      'Helpline Volunteer | Listen West | | 2014-02 | 2018-11',
      'Secretary | Ballymote Community Garden | Ballymote | 2019-03 | now',
    ],
    aside: [4, 5],
    page: `
! Cathal Mac Giolla Rua
(known at work as Cathal Kilroe)
> Youth and Community Worker
= Where\t12 Keenaghan Road, Ballymote, Co. Sligo
= Phone\t020 915 3306
= Mail\tcathal@kesh-corran.example
= Licence\tB and D1 (minibus)
= Vetting\tGarda vetted, June 2026
# Summary
Ten years with Garavogue and five in residential care before it. Good with lads who say nothing, and with the agencies that say too much.
# Paid work
Sep 2020 – present: Team Leader, Youth Diversion Project, Garavogue Youth Services CLG, Sligo
* Five staff, caseload of 60, JLO liaison, annual plan to the Department
Apr 2016 – Aug 2020: Youth Justice Worker, Garavogue Youth Services CLG, Sligo
* One-to-one and group work, a boat-building project that actually floated
Jan 2013 – Mar 2016: Residential Care Worker, Lough Talt House, Tubbercurry
* Key worker, TCI trained, sleepovers
Jun 2011 – Dec 2012: Relief Care Worker, Lough Talt House, Tubbercurry
# Unpaid work
Feb 2014 – Nov 2018: Helpline Volunteer, Listen West
Mar 2019 – present: Secretary, Ballymote Community Garden
# Learning
2019 – 2021\tMA in Criminology, University of Galway
2007 – 2011\tBA (Hons) in Applied Social Care, ATU Sligo
2024\tRestorative practice facilitator
# Languages
English, Irish (B2), Irish Sign Language (beginner)
# Referees
Noreen Feehily, Manager, Garavogue Youth Services, noreen@garavogueyouth.example
Sgt. P. Tansey, Juvenile Liaison Officer, contact through the station
`,
  }),
  cv('a11-ca-geologist', 'docx', 'en', 'CA', {
    names: ['Gordon R. Wachowich', 'Gordon Wachowich'],
    email: 'gwachowich@thompsonrock.example',
    phone: '(250) 555-0164',
    city: 'Kamloops',
    headline: 'Exploration Geologist',
    languages: ['English', 'Ukrainian', 'Spanish'],
    jobs: [
      'Consulting Geologist | Wachowich Geological Ltd. | Kamloops, BC | 2019-02 | now',
      'Exploration Manager | Porphyry Lake Copper Corp. | Smithers, BC | 2014-05 | 2018-11',
      'Senior Project Geologist | Porphyry Lake Copper Corp. | Smithers, BC | 2011-06 | 2014-05',
      'Project Geologist | Aurora Shield Gold Inc. | Timmins, ON | 2006-09 | 2011-05',
      'Mine Geologist | Minera Quebrada Honda S.A. | Copiapó, Chile | 2004-01 | 2006-07',
      'Junior Geologist | Aurora Shield Gold Inc. | Timmins, ON | 2001-05 | 2003-12',
    ],
    page: `
! GORDON R. WACHOWICH, M.Sc., P.Geo.
Exploration Geologist
Kamloops, BC V2C | (250) 555-0164 | gwachowich@thompsonrock.example
# PROFILE
Twenty-five years in copper-gold porphyries and orogenic gold. Qualified Person under NI 43-101; author or co-author of nine technical reports. Comfortable in core shacks and boardrooms, in that order.
# PROFESSIONAL EXPERIENCE
**Wachowich Geological Ltd.**, Kamloops, BC
**Consulting Geologist** \tFebruary 2019 – present
Clients and mandates:
* Stikine Arch Metals: 14,000 m drill program, camp of 35, first resource estimate
* Nechako Copper: target generation, two properties optioned out
* Royal Inland Lithium: due diligence, QP site visits in Nevada and Quebec
* Ministry of Energy: peer review of assessment reports
^ **Porphyry Lake Copper Corp.**, Smithers, BC
**Exploration Manager** \tMay 2014 – November 2018
* Annual budget of $11M; discovery of the Hankin zone in 2016
* Agreements with two First Nations, 40% local hire
**Senior Project Geologist** \tJune 2011 – May 2014
* Relogged 61 km of historic core
^ **Aurora Shield Gold Inc.**, Timmins, ON
**Project Geologist** \tSeptember 2006 – May 2011
^ **Minera Quebrada Honda S.A.**, Copiapó, Chile
**Mine Geologist** \tJanuary 2004 – July 2006
* Grade control, blast hole mapping
^ **Aurora Shield Gold Inc.**, Timmins, ON
**Junior Geologist** \tMay 2001 – December 2003
# EDUCATION
M.Sc., Economic Geology, Laurentian University, 2001
B.Sc. (Hons.), Geology, University of Saskatchewan, 1998
# LICENCES AND TICKETS
P.Geo., Engineers and Geoscientists BC (no. 55518); Wilderness First Aid; Class 5 licence
# LANGUAGES
English, Ukrainian (spoken), Spanish (working)
`,
  }),
  cv('a12-ca-dental-hygienist', 'doc', 'en', 'CA', {
    names: ['Thi Kim Oanh Nguyen', 'Kim Nguyen', 'Nguyen Thi Kim Oanh', 'Kim Oanh Nguyen', 'Oanh Nguyen'],
    email: 'kim.nguyen@petitcodiac.example',
    phone: '506-555-0152',
    city: 'Moncton',
    languages: ['Vietnamese', 'English', 'French'],
    jobs: [
      'Registered Dental Hygienist | Coverdale Family Dentistry | Riverview, NB | 2023-05 | now',
      'Dental Hygienist | Clinique dentaire Acadie | Dieppe, NB | 2019-07 | 2022-04',
      'Level II Dental Assistant | Mountain Road Dental Centre | Moncton, NB | 2015-10 | 2017-08',
      'Receptionist | Mountain Road Dental Centre | Moncton, NB | 2013-06 | 2015-09',
      'Dental Nurse | Bệnh viện Răng Hàm Mặt Sông Hàn | Da Nang, Vietnam | 2008-03 | 2012-12',
    ],
    page: `
> **RESUME**
= Surname:\tNguyen
= Given names:\tThi Kim Oanh
= Preferred name:\tKim
= Address:\t118 Botsford Street, Apt. 6, Moncton, NB E1C
= Cell:\t506-555-0152
= E-mail:\tkim.nguyen@petitcodiac.example
= Status:\tCanadian citizen since 2018
# Highlights of Qualifications
* Registered with the New Brunswick College of Dental Hygienists, local anaesthesia endorsed
* Patients from three to ninety-six, many of them anxious
* Vietnamese, English and French
# Work History
**Registered Dental Hygienist**
Coverdale Family Dentistry, Riverview, NB
May 2023 to present
Eight patients a day, perio program, orthodontic scans
^ **Dental Hygienist**
Clinique dentaire Acadie, Dieppe, NB
July 2019 to April 2022
Bilingual practice, school sealant clinic twice a year
^ May 2022 to April 2023: family leave (care of mother in Vietnam)
^ **Level II Dental Assistant**
Mountain Road Dental Centre, Moncton, NB
October 2015 to August 2017
^ **Receptionist**
Mountain Road Dental Centre, Moncton, NB
June 2013 to September 2015
^ **Dental Nurse**
Bệnh viện Răng Hàm Mặt Sông Hàn, Da Nang, Vietnam
March 2008 to December 2012
# Education
Dental Hygiene Diploma, Oulton College, Moncton, 2019
Dental Assisting Certificate, NBCC Saint John, 2015 (part time)
Nursing diploma, Da Nang Medical College, 2007
# Volunteer
Tet festival committee; free cleaning days at the food bank
# References
Dr. Lise Cormier, 506-555-0153
`,
  }),
  cv('b01-de-de-vermessung', 'docx', 'de', 'DE', {
    names: [
      'Henrike von dem Bruchhof',
      'Dipl.-Ing. (FH) Henrike von dem Bruchhof',
      'Henrike Mathilde von dem Bruchhof',
    ],
    email: 'h.vondembruchhof@peenepost.example',
    phone: '0176 04069318',
    city: 'Demmin',
    headline: 'Vermessungsingenieurin',
    languages: ['Deutsch', 'Englisch', 'Schwedisch'],
    jobs: [
      'Projektleiterin Ingenieurvermessung | Trebel Geodaten GmbH | Neubrandenburg | 2021-10 | now',
      'Vermessungsingenieurin | Trebel Geodaten GmbH | Neubrandenburg | 2016-03 | 2021-09',
      'Vermessungsingenieurin | ÖbVI Karsten Lübbe | Greifswald | 2011-05 | 2014-12',
      'Messgehilfin (Aushilfe) | ÖbVI Karsten Lübbe | Greifswald | 2008-07 | 2008-09',
      'Ausbildung zur Vermessungstechnikerin | Katasteramt Demmin | Demmin | 2003-08 | 2006-07',
    ],
    aside: [4],
    page: `
> **Dipl.-Ing. (FH) Henrike von dem Bruchhof**
> Vermessungsingenieurin
> Mühlenteich 6 · 17109 Demmin · 0176 04069318 · h.vondembruchhof@peenepost.example
# Kurzprofil
Mit Tachymeter, Drohne und Gummistiefeln unterwegs zwischen Ostsee und Müritz. Bei der Trebel Geodaten GmbH verantworte ich Absteckung und Monitoring für Bahn und Windparks.
# Beruflicher Werdegang
**seit 10/2021** \tTrebel Geodaten GmbH, Neubrandenburg
**Projektleiterin Ingenieurvermessung**
* Team aus vier Messtrupps, Auftragsvolumen 1,9 Mio. Euro
* Bauwerksüberwachung an zwölf Eisenbahnbrücken
**03/2016 – 09/2021** \tTrebel Geodaten GmbH, Neubrandenburg
**Vermessungsingenieurin**
* Laserscanning, Punktwolken, Mengenermittlung
**01/2015 – 02/2016** \tElternzeit
**05/2011 – 12/2014** \tÖbVI Karsten Lübbe, Greifswald
**Vermessungsingenieurin**
* Teilungsvermessungen, Grenzfeststellung, Gebäudeeinmessung
**07/2008 – 09/2008** \tÖbVI Karsten Lübbe, Greifswald
**Messgehilfin (Aushilfe)**
# Studium, Ausbildung, Schule
**09/2006 – 03/2011** \tStudium Vermessungswesen, Hochschule Neubrandenburg, Diplom (FH), Note 1,8
**08/2003 – 07/2006** \tAusbildung zur Vermessungstechnikerin, Katasteramt Demmin
**2003** \tAbitur, Goethe-Gymnasium Demmin
# Kenntnisse
AutoCAD Civil 3D, GEOgraf, Leica Captivate, EU-Fernpilotenzeugnis A2, Führerschein BE
# Sprachen
Deutsch (Muttersprache), Englisch (gut), Schwedisch (Grundkenntnisse)
# Persönliches
Geboren am 09.05.1984 in Anklam als Henrike Mathilde von dem Bruchhof, ledig, eine Tochter
`,
  }),
  cv('b02-de-at-elektriker', 'doc', 'de', 'AT', {
    names: ['Leopold Traxlgruber', 'Ing. Leopold Traxlgruber', 'Poldi Traxlgruber'],
    email: 'l.traxlgruber@almtalnet.example',
    phone: '+43 676 5550118',
    city: 'Scharnstein',
    languages: ['Deutsch', 'Englisch', 'Ungarisch'],
    jobs: [
      'Leiter Elektrotechnik und Instandhaltung | Traunkarton AG | Laakirchen | 2019-04 | now',
      'Betriebselektriker, Schichtführer | Traunkarton AG | Laakirchen | 2012-01 | 2019-03',
      'Elektromonteur | Elektro Grubinger GmbH | Gmunden | 2008-09 | 2011-12',
      'Servicetechniker | Liftbau Höllgebirge KG | Ebensee | 2007-01 | 2008-07',
      'Lehre Elektroinstallationstechniker | Elektro Grubinger GmbH | Gmunden | 2002-08 | 2006-02',
      'Zugskommandant | Freiwillige Feuerwehr Scharnstein | Scharnstein | 2015 | now',
    ],
    aside: [4, 5],
    page: `
**TRAXLGRUBER Leopold, Ing.**
# Zur Person
= Familienname:\tTraxlgruber
= Vorname:\tLeopold (Poldi)
= Geboren:\t30. Jänner 1987, Gmunden
= Staatsbürgerschaft:\tÖsterreich
= Zivildienst:\t2006 geleistet
= Adresse:\tGrubbachstraße 15, 4644 Scharnstein
= Telefon:\t+43 676 5550118
= E-Mail:\tl.traxlgruber@almtalnet.example
# Was ich gelernt und gemacht habe
|| 4 12
| Apr. 2019 – dato | **Traunkarton AG, Laakirchen**\\Leiter Elektrotechnik und Instandhaltung\\19 Mitarbeiter, Stillstandsplanung, Umbau KM 2, anlagenverantwortliche Person bis 30 kV
| Jän. 2012 – März 2019 | **Traunkarton AG, Laakirchen**\\Betriebselektriker, Schichtführer\\SPS S7 und TIA, Antriebe, Störungsanalyse
| Sept. 2008 – Dez. 2011 | **Elektro Grubinger GmbH, Gmunden**\\Elektromonteur
| Aug. 2008 | Mit dem Rad durch Island
| Jän. 2007 – Juli 2008 | **Liftbau Höllgebirge KG, Ebensee**\\Servicetechniker
| Aug. 2002 – Feb. 2006 | **Elektro Grubinger GmbH, Gmunden**\\Lehre Elektroinstallationstechniker
# Schulen und Kurse
|| 4 12
| 2013 – 2017 | HTL für Berufstätige, Elektrotechnik, Vöcklabruck (Matura)
| 2023 | Verleihung des Titels Ingenieur, NQR 6
| 2018 | Befähigungsprüfung Elektrotechnik, WKO Oberösterreich
# Sprachen
Deutsch, Englisch (B2), Ungarisch (etwas, von der Oma)
# Ehrenamt
|| 4 12
| 2015 – dato | **Freiwillige Feuerwehr Scharnstein**\\Zugskommandant
Scharnstein, im November 2026
`,
  }),
  cv('b03-de-ch-physiotherapeutin', 'pdf', 'de', 'CH', {
    names: ['Annamarie Zgraggen-Bühlmann', 'Annamarie Zgraggen', 'Anni Zgraggen-Bühlmann'],
    email: 'annamarie.zgraggen@reussmail.example',
    phone: '+41 79 555 01 62',
    city: 'Altdorf',
    headline: 'Dipl. Physiotherapeutin FH',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Stellvertretende Leiterin Therapien | Rehaklinik Schächental | Bürglen | 2021-05 | now',
      'Physiotherapeutin (60%) | Praxis Bewegig GmbH | Altdorf | 2016-08 | 2021-04',
      'Physiotherapeutin | Spital Seetal | Hochdorf | 2010-09 | 2014-06',
      'Vorpraktikum Pflege | Alters- und Pflegeheim Rosenhof | Flüelen | 2006-02 | 2006-08',
    ],
    aside: [3],
    page: `
|| 6 11
| **Annamarie Zgraggen-Bühlmann**\\Dipl. Physiotherapeutin FH\\**Kontakt**\\Gitschenstrasse 21\\6460 Altdorf UR\\+41 79 555 01 62\\annamarie.zgraggen@reussmail.example\\**Zur Person**\\Rufname Anni\\geboren 17.12.1986\\Bürgerort Silenen\\verheiratet, zwei Buben\\**Sprachen**\\Deutsch: Muttersprache\\Französisch: B2\\Englisch: B1\\**Hobbys**\\Klettern, Jodelchor | **Berufserfahrung**\\**Stellvertretende Leiterin Therapien**\\Rehaklinik Schächental, Bürglen\\Mai 2021 bis heute\\Fachführung von 14 Personen, Gangrobotik, Einsatzplanung, Qualitätszirkel\\**Physiotherapeutin (60%)**\\Praxis Bewegig GmbH, Altdorf\\August 2016 bis April 2021\\Muskuloskelettal, Domizilbehandlungen im ganzen Kanton\\**Familienpause**\\Juli 2014 bis Juli 2016\\**Physiotherapeutin**\\Spital Seetal, Hochdorf\\September 2010 bis Juni 2014\\Orthopädie, IPS, Praktikumsbetreuung\\**Vorpraktikum Pflege**\\Alters- und Pflegeheim Rosenhof, Flüelen\\Februar 2006 bis August 2006\\**Aus- und Weiterbildung**\\2022 – 2023: CAS Führung im Gesundheitswesen, Hochschule Luzern\\2018: Bobath-Grundkurs, Valens\\2006 – 2010: BSc Physiotherapie, ZHAW Winterthur\\2002 – 2006: Matura, Kollegium Karl Borromäus, Altdorf\\**Referenz**\\Dr. med. Urs Arnold, Chefarzt, Rehaklinik Schächental
`,
  }),
  cv('b04-fr-fr-graphiste', 'docx', 'fr', 'FR', {
    names: ['Maëlys Delattre-Benkirane', 'Maëlys Delattre', 'Maëlys Inès Delattre-Benkirane'],
    email: 'bonjour@maelysdelattre.example',
    phone: '06 39 98 14 40',
    city: 'Roubaix',
    headline: 'Directrice artistique & graphiste indépendante',
    languages: ['Français', 'Anglais', 'Arabe'],
    jobs: [
      'Directrice artistique | À mon compte | Roubaix | 2019-09 | now',
      'Directrice artistique junior | Agence Papier Peint | Lille | 2016-02 | 2019-07',
      'Graphiste exécutante | Agence Papier Peint | Lille | 2014-01 | 2016-01',
      'Maquettiste | La Gazette de la Pévèle | Orchies | 2012-09 | 2013-12',
      'Stagiaire graphiste | Éditions du Terril | Lens | 2012-03 | 2012-06',
    ],
    aside: [4],
    page: `
! Maëlys Delattre-Benkirane
Directrice artistique & graphiste indépendante
# Ce que je fais
Des identités qui tiennent dix ans, des livres que l’on garde, des affiches que l’on vole. Formée à l’imprimerie, à l’aise avec un développeur.
# Savoir-faire
* Identité visuelle et chartes
* Édition, mise en page, suivi de fabrication
* Signalétique et scénographie légère
* Suite Adobe, Glyphs, Figma, notions de HTML
# Mon parcours
**Directrice artistique – À mon compte, Roubaix**
Septembre 2019 à ce jour
Parmi mes clients : Théâtre du Canal, Brasserie Motte-Cordier, Communauté urbaine du Bas-Escaut, Musée de la Dentelle
**Directrice artistique junior, Agence Papier Peint, Lille**
Février 2016 – juillet 2019
Campagnes pour la grande distribution, encadrement de deux stagiaires
**Graphiste exécutante, Agence Papier Peint, Lille**
Janvier 2014 – janvier 2016
**Maquettiste, La Gazette de la Pévèle, Orchies**
Septembre 2012 – décembre 2013
Bouclage le mercredi soir
**Stagiaire graphiste, Éditions du Terril, Lens**
Mars 2012 – juin 2012
# Études
DSAA Design graphique, ESAAT, Roubaix, 2012
BTS Communication visuelle, Lycée Jean-Rostand, Roubaix, 2010
# Langues
Français (maternelle) – Anglais (professionnel) – Arabe (dialecte marocain)
# Me joindre
Maëlys Inès Delattre-Benkirane
Atelier 9, 31 rue de l’Épeule, 59100 Roubaix
06 39 98 14 40
bonjour@maelysdelattre.example
`,
  }),
  cv('b05-fr-be-technico-commercial', 'doc', 'fr', 'BE', {
    names: ['Jean-Baptiste Vanderstraeten', 'JB Vanderstraeten', 'Jean-Baptiste (JB) Vanderstraeten'],
    email: 'jb.vanderstraeten@sambremail.example',
    phone: '+32 470 55 01 39',
    city: 'Namur',
    headline: 'Délégué technico-commercial – fixations et quincaillerie industrielle',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Responsable grands comptes | Boulonnerie de Sambre SA | Floreffe | 2022-03 | now',
      'Délégué technico-commercial | Boulonnerie de Sambre SA | Floreffe | 2015-09 | 2022-02',
      'Vendeur interne | Quincaillerie Delhez & Fils SPRL | Huy | 2011-01 | 2015-08',
      'Magasinier | Quincaillerie Delhez & Fils SPRL | Huy | 2009-10 | 2010-12',
      'Entraîneur des U13 | Royal Jambes Basket | Jambes | 2017-08 | 2023-06',
    ],
    aside: [4],
    page: `
> **Jean-Baptiste (JB) Vanderstraeten**
> Délégué technico-commercial – fixations et quincaillerie industrielle
> Rue des Échasseurs 48, 5000 Namur
> +32 470 55 01 39 – jb.vanderstraeten@sambremail.example
# EXPÉRIENCES PROFESSIONNELLES
|| 4 5 7
| **Période** | **Société** | **Fonction**
| de 03/2022 à ce jour | Boulonnerie de Sambre SA, Floreffe | Responsable grands comptes
| de 09/2015 à 02/2022 | Boulonnerie de Sambre SA, Floreffe | Délégué technico-commercial
| de 01/2011 à 08/2015 | Quincaillerie Delhez & Fils SPRL, Huy | Vendeur interne
| de 10/2009 à 12/2010 | Quincaillerie Delhez & Fils SPRL, Huy | Magasinier
# QUELQUES CHIFFRES
* Portefeuille de 2,8 M€, 26 clients, marge de 31 %
* 14 machines VMI installées chez les clients en quatre ans
* 45 000 km par an, deux constats en quinze ans
# ÉTUDES
|| 4 12
| 2006 – 2009 | Bachelier en commerce extérieur, Haute École de Namur
| 2000 – 2006 | CESS, Institut Saint-Aubain, Namur
| 2016 | Formation Vente complexe, Cefora (cinq jours)
# LANGUES
Français (maternelle), Néerlandais (bonne maîtrise, SELOR 2014), Anglais (moyen)
# BÉNÉVOLAT
|| 4 5 7
| de 08/2017 à 06/2023 | Royal Jambes Basket | Entraîneur des U13
# DIVERS
Né à Ciney le 03/10/1988. Marié, trois filles. Permis B, voiture de société. Disponible moyennant préavis de treize semaines.
`,
  }),
  cv('b06-fr-ch-horloger', 'pdf', 'fr', 'CH', {
    names: ['Aloys de Montferrand-Jeanneret', 'Aloys de Montferrand'],
    email: 'aloys.dmj@doubsmail.example',
    phone: '+41 77 555 01 81',
    city: 'Le Locle',
    headline: 'Horloger-rhabilleur, spécialiste complications',
    languages: ['Français', 'Allemand', 'Japonais'],
    jobs: [
      'Chef d’atelier complications | Manufacture Saint-Elme SA | La Chaux-de-Fonds | 2020-08 | now',
      'Horloger complications | Manufacture Saint-Elme SA | La Chaux-de-Fonds | 2014-02 | 2020-07',
      'Horloger service après-vente | Kōyō Watch Service K.K. | Osaka | 2011-04 | 2013-09',
      'Horloger-rhabilleur | Atelier Perrelet & Nicod | Le Locle | 2006-08 | 2011-02',
      'Apprenti horloger | Atelier Perrelet & Nicod | Le Locle | 2002-08 | 2006-07',
    ],
    aside: [4],
    page: `
! Aloys de Montferrand-Jeanneret
Horloger-rhabilleur, spécialiste complications
Adresse : Crêt-Vaillant 30, 2400 Le Locle
Mobile : +41 77 555 01 81
Courriel : aloys.dmj@doubsmail.example
Nationalité : suisse et française
# Profil
Vingt ans d’établi. Répétitions minutes, quantièmes perpétuels, pièces anciennes sans plan. Je transmets volontiers : six apprentis, six CFC.
# Parcours
## Manufacture Saint-Elme SA, La Chaux-de-Fonds
Chef d’atelier complications – depuis août 2020
* Atelier de onze horlogers, industrialisation du calibre 31
Horloger complications – de février 2014 à juillet 2020
* Assemblage intégral, réglage, contrôle final
## Kōyō Watch Service K.K., Osaka (Japon)
Horloger service après-vente – d’avril 2011 à septembre 2013
## Atelier Perrelet & Nicod, Le Locle
Horloger-rhabilleur – d’août 2006 à février 2011
* Pendules neuchâteloises, chronographes à roue à colonnes
Apprenti horloger – d’août 2002 à juillet 2006
## Interruption
D’octobre 2013 à janvier 2014 : accident de montagne, rééducation
# Formation
2018\tBrevet fédéral de formateur, Neuchâtel
2015\tCours supérieur WOSTEP, Neuchâtel
2006\tCFC d’horloger-rhabilleur, École technique du Locle
# Langues
Français, langue maternelle
Allemand, A2
Japonais, conversation courante
# Outils
Tour Schaublin 70, Witschi Chronoscope, SolidWorks (lecture de plans)
`,
  }),
  cv('b07-es-es-agronoma', 'docx', 'es', 'ES', {
    names: [
      'María Encarnación Belmonte Peñarrubia',
      'Encarna Belmonte Peñarrubia',
      'Encarna Belmonte',
      'María Encarnación Belmonte',
    ],
    email: 'encarna.belmonte@guadalentin.example',
    phone: '600 555 214',
    city: 'Lorca',
    headline: 'Ingeniera agrónoma',
    languages: ['Español', 'Inglés', 'Neerlandés'],
    jobs: [
      'Directora técnica de cultivo | Hortícola Puerto Lumbreras, S. Coop. | Puerto Lumbreras | 2020-09 | now',
      'Responsable de calidad y certificaciones | Hortícola Puerto Lumbreras, S. Coop. | Puerto Lumbreras | 2016-01 | 2020-08',
      'Técnica de campo | Semillas Tierra Roja, S.L. | Águilas | 2011-03 | 2015-04',
      'Técnica de invernadero | Kwekerij Zonneveld B.V. | Naaldwijk | 2009-02 | 2011-01',
      'Becaria de investigación | Universidad Politécnica de Cartagena | Cartagena | 2007-10 | 2008-09',
    ],
    aside: [4],
    page: `
> **MARÍA ENCARNACIÓN BELMONTE PEÑARRUBIA (Encarna)**
> Ingeniera agrónoma
# Resumen
Brócoli, lechuga y uva de mesa desde la semilla hasta el palé. En Hortícola Puerto Lumbreras dirijo 1.900 hectáreas de rotación y me sé de memoria el precio del agua.
# Trayectoria
**Septiembre de 2020 – actualidad.** Directora técnica de cultivo. Hortícola Puerto Lumbreras, S. Coop., Puerto Lumbreras
* Siete técnicos, 240 agricultores socios, planificación semanal con supermercados
* Lucha biológica en el 80 % de la superficie
**Enero de 2016 – agosto de 2020.** Responsable de calidad y certificaciones. Hortícola Puerto Lumbreras, S. Coop., Puerto Lumbreras
* GlobalG.A.P., GRASP, IFS, auditorías de clientes
**Mayo de 2015 – diciembre de 2015.** Permiso por maternidad y excedencia
**Marzo de 2011 – abril de 2015.** Técnica de campo. Semillas Tierra Roja, S.L., Águilas
* Ensayos de variedades, asesoramiento comercial
**Febrero de 2009 – enero de 2011.** Técnica de invernadero. Kwekerij Zonneveld B.V., Naaldwijk (Países Bajos)
**Octubre de 2007 – septiembre de 2008.** Becaria de investigación. Universidad Politécnica de Cartagena
# Formación
Ingeniería Agronómica, Universidad Politécnica de Cartagena, 2001 – 2007
Asesora en gestión integrada de plagas, ROPO cualificado, 2013
# Idiomas
Español: nativo
Inglés: C1
Neerlandés: A2
# Datos de contacto
Alameda de Cervantes 14, 2.º A, 30800 Lorca (Murcia)
Móvil 600 555 214
encarna.belmonte@guadalentin.example
Permiso B, vehículo propio
`,
  }),
  cv('b08-es-ar-periodista', 'pdf', 'es', 'AR', {
    names: ['Lautaro Ezequiel Bongiovanni', 'Lautaro Bongiovanni'],
    email: 'lautaro@bongiovanniprensa.example',
    phone: '+54 9 341 555-0148',
    city: 'Rosario',
    headline: 'Periodista y editor de contenidos',
    languages: ['Español', 'Portugués', 'Inglés', 'Italiano'],
    jobs: [
      'Editor de contenidos digitales | Diario El Paranaense | Rosario | 2021-03 | now',
      'Redactor, sección Economía | Diario El Paranaense | Rosario | 2016-06 | 2021-02',
      'Productor y columnista | Radio Saladillo FM 93.9 | Rosario | 2013-02 | 2017-12',
      'Responsable de prensa | Cooperativa Agrícola La Guardia | Casilda | 2011-08 | 2013-01',
      'Pasante | Agencia Litoral Noticias | Santa Fe | 2010-03 | 2010-12',
    ],
    aside: [4],
    page: `
! Lautaro Ezequiel Bongiovanni
Periodista y editor de contenidos
Rosario, Santa Fe, Argentina
+54 9 341 555-0148
lautaro@bongiovanniprensa.example
# Extracto
Quince años entre el papel, la radio y la web. Empecé cubriendo el puerto y la cosecha; hoy dirijo la mesa digital de El Paranaense.
# Experiencia
**Diario El Paranaense**
10 años 6 meses
**Editor de contenidos digitales**
marzo de 2021 - actualidad (5 años 9 meses)
Rosario
Mesa de ocho personas, suscripciones digitales de 1.200 a 9.700, boletín del agro
**Redactor, sección Economía**
junio de 2016 - febrero de 2021 (4 años 9 meses)
Rosario
**Radio Saladillo FM 93.9**
**Productor y columnista**
febrero de 2013 - diciembre de 2017 (4 años 11 meses)
Rosario
La primera mañana, de 6 a 9
**Cooperativa Agrícola La Guardia**
**Responsable de prensa**
agosto de 2011 - enero de 2013 (1 año 6 meses)
Casilda
**Agencia Litoral Noticias**
**Pasante**
marzo de 2010 - diciembre de 2010 (10 meses)
Santa Fe
# Educación
Universidad Nacional de Rosario
Licenciatura en Comunicación Social · (2005 - 2011)
Universidad Austral
Diplomatura en Periodismo de Datos · (2019)
# Idiomas
Español (nativo)
Portugués (avanzado)
Inglés (intermedio)
Italiano (básico)
# Reconocimientos
Mención, premio regional de periodismo agropecuario, 2018
`,
  }),
  cv('b09-es-es-tornero', 'doc', 'es', 'ES', {
    names: ['Iñaki Goenaga Larrinoa', 'Ignacio Goenaga Larrinoa', 'Iñaki Goenaga', 'Ignacio Goenaga'],
    email: 'inaki.goenaga@debarroa.example',
    phone: '600 555 178',
    city: 'Elgoibar',
    headline: 'Oficial tornero y programador CNC',
    languages: ['Euskera', 'Castellano'],
    jobs: [
      'Encargado de turno, mecanizado | Arrate Mekanizatuak, S. Coop. | Eibar | 2018-01 | now',
      'Tornero-programador CNC | Arrate Mekanizatuak, S. Coop. | Eibar | 2009-09 | 2017-12',
      'Tornero de 1.ª | Talleres Hermanos Osoro, S.A. | Mallabia | 2001-03 | 2009-07',
      'Tornero de 3.ª | Talleres Hermanos Osoro, S.A. | Mallabia | 1997-10 | 2001-02',
      'Peón (ETT) | Lanaldi ETT | | 1996-09 | 1997-09',
    ],
    page: `
Iñaki Goenaga Larrinoa
Oficial tornero y programador CNC
^ DATOS PERSONALES
En el DNI: Ignacio Goenaga Larrinoa
Fecha de nacimiento: 25-VII-1977
Domicilio: San Frantzisko kalea 9, 4.º izda., 20870 Elgoibar
Teléfono: 600 555 178
Correo: inaki.goenaga@debarroa.example
^ EXPERIENCIA LABORAL
01/01/2018 – actualidad
Arrate Mekanizatuak, S. Coop. (Eibar)
Encargado de turno, mecanizado
Relevo de catorce personas, centros DMG y Danobat, puesta a punto de piezas para eólica
^ 01/09/2009 – 31/12/2017
Arrate Mekanizatuak, S. Coop. (Eibar)
Tornero-programador CNC
Fanuc, Fagor y Heidenhain, primeras piezas, metrología
^ 05/03/2001 – 31/07/2009
Talleres Hermanos Osoro, S.A. (Mallabia)
Tornero de 1.ª
Cierre de la empresa
^ 01/10/1997 – 28/02/2001
Talleres Hermanos Osoro, S.A. (Mallabia)
Tornero de 3.ª
^ 02/09/1996 – 30/09/1997
Lanaldi ETT
Peón (ETT)
^ FORMACIÓN
FP II Máquinas-Herramienta, Escuela de Armería, Eibar, 1996
CAM con Mastercam, IMH, Elgoibar, 120 horas, 2012
Mando intermedio, Mondragon, 2018
^ IDIOMAS
Euskera (lengua materna), Castellano
^ OTROS
Carretilla y puente grúa. Socio trabajador. Monte y bici.
`,
  }),
  cv('b10-it-it-geometra', 'docx', 'it', 'IT', {
    names: ['Gian Luca Ghibaudo', 'Geom. Gian Luca Ghibaudo'],
    email: 'studio@ghibaudogeometra.example',
    phone: '333 555 0176',
    city: 'Borgo San Dalmazzo',
    languages: ['Italiano', 'Francese', 'Inglese'],
    jobs: [
      'Geometra libero professionista | Studio Tecnico Ghibaudo | Borgo San Dalmazzo | 2017-01 | now',
      'Tecnico istruttore, sportello edilizia (tempo determinato) | Comune di Boves | Boves | 2015-03 | 2016-12',
      'Assistente di cantiere | Impresa Edile Alpi Marittime S.p.A. | Cuneo | 2009-06 | 2014-10',
      'Praticante geometra | Studio Associato Dutto e Pellegrino | Cuneo | 2007-02 | 2009-05',
      'Volontario | Soccorso Alpino, stazione di Valdieri | Valdieri | 2012 | now',
    ],
    aside: [3, 4],
    page: `
> **Geom. Gian Luca Ghibaudo**
|| 5 11
| Luogo e data di nascita | Cuneo, 19 ottobre 1986
| Residenza | Via Grandis 44, 12011 Borgo San Dalmazzo (CN)
| Cellulare | 333 555 0176
| E-mail | studio@ghibaudogeometra.example
| Albo | Collegio dei Geometri di Cuneo, n. 5551
# Percorso professionale
|| 5 11
| gennaio 2017 – in corso | **Geometra libero professionista**, Studio Tecnico Ghibaudo, Borgo San Dalmazzo\\Ristrutturazioni, pratiche catastali DOCFA e PREGEO, successioni, coordinamento sicurezza. Clienti: privati, tre amministratori, una parrocchia
| marzo 2015 – dicembre 2016 | **Tecnico istruttore, sportello edilizia (tempo determinato)**, Comune di Boves\\CILA, SCIA, permessi di costruire
| novembre 2014 – febbraio 2015 | Disoccupato; corso BIM di 80 ore
| giugno 2009 – ottobre 2014 | **Assistente di cantiere**, Impresa Edile Alpi Marittime S.p.A., Cuneo\\Contabilità lavori, tracciamenti, subappalti
| febbraio 2007 – maggio 2009 | **Praticante geometra**, Studio Associato Dutto e Pellegrino, Cuneo
# Studi e abilitazioni
|| 5 11
| 2009 | Abilitazione alla professione di geometra
| 2005 | Diploma di geometra, ITG Virginio, Cuneo, 92/100
| 2018 | Coordinatore della sicurezza (120 ore), aggiornato 2023
# Lingue
Italiano (madrelingua), Francese (buono), Inglese (scolastico)
# Strumenti
AutoCAD, Revit LT, stazione totale, drone (A1/A3)
# Volontariato
|| 5 11
| dal 2012 | **Volontario**, Soccorso Alpino, stazione di Valdieri
`,
  }),
  cv('b11-it-it-restauratrice', 'pdf', 'it', 'IT', {
    names: ['Lucia Addolorata Padula', 'Lucia Padula', 'Lucia A. Padula'],
    email: 'lucia@padularestauri.example',
    phone: '+39 333 555 0128',
    city: 'Matera',
    headline: 'Restauratrice di dipinti murali e materiali lapidei',
    languages: ['Italiano', 'Inglese', 'Greco'],
    jobs: [
      'Direttrice tecnica di cantiere | Consorzio Pietra Viva | Matera | 2021-02 | now',
      'Restauratrice | Soprintendenza della Murgia | Altamura | 2018-04 | 2020-11',
      'Restauratrice | Fondazione Chiese Rupestri | Matera | 2016-05 | 2018-03',
      'Collaboratrice restauratrice | Laboratorio Arte e Calce S.n.c. | Lecce | 2012-09 | 2016-04',
      'Tirocinio formativo | Museo Bizantino di Kastoria | Kastoria | 2011-10 | 2012-07',
    ],
    aside: [4],
    page: `
! Lucia A. Padula
> Restauratrice di dipinti murali e materiali lapidei
> Via Ridola 71, 75100 Matera – +39 333 555 0128 – lucia@padularestauri.example
# Presentazione
Lavoro con calce, pazienza e laser. Iscritta nell’elenco ministeriale dei restauratori di beni culturali (settori 1 e 2). Nome completo per gli atti: Lucia Addolorata Padula.
# Esperienza
**Direttrice tecnica di cantiere** | Consorzio Pietra Viva, Matera | 02/2021 – oggi
* Facciata di una cattedrale romanica, 2.100 mq, nove restauratori
* Preventivi, SAL, rapporti con la direzione lavori
**Restauratrice** | Soprintendenza della Murgia, Altamura | 04/2018 – 11/2020
* Incarichi a partita IVA: cripta del Peccato, lapidario, due portali
**Restauratrice** | Fondazione Chiese Rupestri, Matera | 05/2016 – 03/2018
* Affreschi del XIII secolo in sette chiese scavate nella roccia
**Collaboratrice restauratrice** | Laboratorio Arte e Calce S.n.c., Lecce | 09/2012 – 04/2016
* Altari in pietra leccese, puliture, stuccature
**Tirocinio formativo** | Museo Bizantino di Kastoria, Grecia | 10/2011 – 07/2012
# Pausa
12/2020 – 01/2021: maternità
# Formazione
Laurea magistrale a ciclo unico in Conservazione e restauro, Accademia di Belle Arti di Bari, 2006 – 2011, 110 e lode
Corso di pulitura laser, Firenze, 2019
# Lingue
Italiano (madrelingua) | Inglese (B2) | Greco (moderno, A2)
# Pubblicazioni
L. A. Padula, «Scialbi e silenzi», Quaderni della Murgia, 4, 2022
`,
  }),
  cv('b12-it-it-capoturno-presse', 'doc', 'it', 'IT', {
    names: ['Denis Zanette'],
    email: 'denis.zanette@noncellopost.example',
    phone: '333 555 0191',
    city: 'Cordenons',
    languages: ['Italiano', 'Friulano', 'Inglese'],
    jobs: [
      'Capoturno reparto presse | Officine Meduna S.p.A. | Pordenone | 2019-06 | now',
      'Operatore presse | Officine Meduna S.p.A. | Pordenone | 2013-02 | 2019-06',
      'Addetto montaggio (somministrato) | Lavoro Friuli Agenzia | Porcia | 2010-09 | 2012-12',
      'Mulettista | Mobilificio Livenza S.r.l. | Brugnera | 2004-10 | 2010-03',
    ],
    page: `
> **CURRICULUM VITAE**
# INFORMAZIONI PERSONALI
= Nome\tZANETTE, DENIS
= Indirizzo\tVia Sclavons 102, 33084 Cordenons (PN)
= Telefono\t333 555 0191
= E-mail\tdenis.zanette@noncellopost.example
= Nazionalità\tItaliana
= Data di nascita\t7 settembre 1985
# ESPERIENZA LAVORATIVA
= Date (da – a)\tDal 10/06/2019 – in corso
= Nome del datore di lavoro\tOfficine Meduna S.p.A., Pordenone
= Tipo di azienda o settore\tMetalmeccanico, componenti per elettrodomestici
= Tipo di impiego\tCapoturno reparto presse
= Principali mansioni e responsabilità\tVenti operatori, cambio stampi SMED, indicatori OEE, sicurezza
= Date (da – a)\tDal 04/02/2013 al 09/06/2019
= Nome del datore di lavoro\tOfficine Meduna S.p.A., Pordenone
= Tipo di azienda o settore\tMetalmeccanico
= Tipo di impiego\tOperatore presse
= Principali mansioni e responsabilità\tPresse da 200 a 800 t, controllo qualità, piccola manutenzione
= Date (da – a)\tDal 13/09/2010 al 21/12/2012
= Nome del datore di lavoro\tLavoro Friuli Agenzia, Porcia
= Tipo di azienda o settore\tAgenzia per il lavoro
= Tipo di impiego\tAddetto montaggio (somministrato)
= Date (da – a)\tDal 04/10/2004 al 31/03/2010
= Nome del datore di lavoro\tMobilificio Livenza S.r.l., Brugnera
= Tipo di azienda o settore\tLegno e arredo
= Tipo di impiego\tMulettista
# ISTRUZIONE E FORMAZIONE
= Date (da – a)\t2000 – 2004
= Nome e tipo di istituto\tIPSIA Zanussi, Pordenone
= Qualifica conseguita\tOperatore meccanico
# CAPACITÀ E COMPETENZE PERSONALI
= Madrelingua\tItaliano
= Altre lingue\tFriulano (parlato), Inglese (elementare)
= Patente o patenti\tB, carrello elevatore, carroponte
# ULTERIORI INFORMAZIONI
Preposto e addetto primo soccorso. Disponibile ai tre turni.
`,
  }),
  cv('b13-pt-pt-paisagista', 'docx', 'pt', 'PT', {
    names: [
      'Duarte de Sá Bettencourt',
      'Duarte Nuno de Sá Bettencourt',
      'Duarte Bettencourt',
      'Duarte Sá Bettencourt',
    ],
    email: 'duarte@sabettencourt.example',
    phone: '910 555 162',
    city: 'Braga',
    headline: 'Arquiteto paisagista',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Chefe da Divisão de Espaços Verdes | Câmara Municipal de Vale do Este | Vale do Este | 2019-10 | now',
      'Arquiteto paisagista | Terra Chã, Ateliê de Paisagem, Lda. | Braga | 2013-05 | 2019-09',
      'Arquiteto paisagista | Grünraum Bayern GmbH | Augsburgo | 2010-11 | 2013-03',
      'Estágio profissional | Terra Chã, Ateliê de Paisagem, Lda. | Braga | 2009-10 | 2010-09',
    ],
    aside: [3],
    page: `
! Duarte de Sá Bettencourt
Arquiteto paisagista
Rua de São Vicente 88, 3.º Dto., 4710-312 Braga
Tlm. 910 555 162 / duarte@sabettencourt.example
# Perfil
Projeto, obra e manutenção de espaço público. Na Terra Chã desenhei parques; na câmara aprendi quanto custa regá-los.
# Áreas de trabalho
**Projeto**
* Parque ribeirinho de 11 hectares, da ideia à receção definitiva
* Praças, recreios escolares, coberturas ajardinadas
**Gestão**
* Equipa de 46 jardineiros, três técnicos, orçamento de 2,3 milhões
* Cadastro do arvoredo (18 400 árvores) em SIG aberto
**Participação**
* Hortas comunitárias em sete bairros
# Cargos desempenhados
outubro de 2019 até ao presente | Chefe da Divisão de Espaços Verdes | Câmara Municipal de Vale do Este
maio de 2013 a setembro de 2019 | Arquiteto paisagista | Terra Chã, Ateliê de Paisagem, Lda., Braga
novembro de 2010 a março de 2013 | Arquiteto paisagista | Grünraum Bayern GmbH, Augsburgo, Alemanha
outubro de 2009 a setembro de 2010 | Estágio profissional | Terra Chã, Ateliê de Paisagem, Lda., Braga
# Formação
Mestrado em Arquitetura Paisagista, Universidade do Porto, 2009
Licenciatura em Arquitetura Paisagista, UTAD, Vila Real, 2007
# Línguas
Português (língua materna); Inglês (C1); Alemão (B2)
# Nota
Nome completo: Duarte Nuno de Sá Bettencourt. Membro da APAP n.º 5551. Carta de condução B.
`,
  }),
  cv('b14-pt-br-marketing', 'doc', 'pt', 'BR', {
    names: ['Janaína dos Santos Albuquerque', 'Janaína Albuquerque'],
    email: 'janaina.albuquerque@capibaribe.example',
    phone: '(81) 95555-0126',
    city: 'Olinda',
    headline: 'Coordenadora de Marketing',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Coordenadora de Marketing | Tapioca da Vovó Alimentos Ltda. | Recife | 2021-01 | now',
      'Analista de Marketing Sênior | Tapioca da Vovó Alimentos Ltda. | Recife | 2018-03 | 2020-12',
      'Analista de Marketing Pleno | Shopping Alto da Sé | Olinda | 2014-08 | 2018-02',
      'Assistente de Comunicação | Sindicato das Padarias de Pernambuco | Recife | 2012-02 | 2014-07',
      'Estagiária | Agência Maracatu Propaganda | Recife | 2010-08 | 2011-12',
    ],
    aside: [4],
    page: `
> **JANAÍNA DOS SANTOS ALBUQUERQUE**
> Coordenadora de Marketing
> Brasileira, casada, 38 anos
> Rua do Amparo, 203 – Olinda/PE – CEP 53020-000
> (81) 95555-0126 – janaina.albuquerque@capibaribe.example
# OBJETIVO
Gerência de marketing ou trade marketing em bens de consumo.
# EXPERIÊNCIA PROFISSIONAL
**Empresa:** Tapioca da Vovó Alimentos Ltda. – Recife/PE
**Cargo:** Coordenadora de Marketing
**Período:** 01/2021 até o momento
* Verba anual de R$ 4 milhões, lançamento de doze produtos
* Equipe de cinco pessoas e três agências
^ **Empresa:** Tapioca da Vovó Alimentos Ltda. – Recife/PE
**Cargo:** Analista de Marketing Sênior
**Período:** 03/2018 a 12/2020
* Redes sociais de 8 mil para 310 mil seguidores
^ **Empresa:** Shopping Alto da Sé – Olinda/PE
**Cargo:** Analista de Marketing Pleno
**Período:** 08/2014 a 02/2018
* Campanhas de Natal e Carnaval, licença-maternidade em 2016
^ **Empresa:** Sindicato das Padarias de Pernambuco – Recife/PE
**Cargo:** Assistente de Comunicação
**Período:** 02/2012 a 07/2014
^ **Empresa:** Agência Maracatu Propaganda – Recife/PE
**Cargo:** Estagiária
**Período:** 08/2010 a 12/2011
# FORMAÇÃO ACADÊMICA
MBA em Gestão de Marcas, FGV Recife, 2019
Publicidade e Propaganda, Universidade Católica de Pernambuco, 2011
# IDIOMAS
Inglês – avançado
Espanhol – intermediário
# INFORMÁTICA
Pacote Adobe, RD Station, Google Ads, Excel
`,
  }),
  cv('b15-pt-pt-quimica', 'pdf', 'pt', 'PT', {
    names: [
      'Ana Sofia Marinhas Quaresma',
      'Sofia Quaresma',
      'Ana Sofia Quaresma',
      'Sofia Marinhas Quaresma',
      'Ana Quaresma',
    ],
    email: 'sofia.quaresma@riamail.example',
    phone: '+351 910 555 207',
    city: 'Estarreja',
    headline: 'Engenheira química · Segurança de processo',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Responsável de segurança de processo | Clorantuã, S.A. | Estarreja | 2022-04 | now',
      'Engenheira de processo | Clorantuã, S.A. | Estarreja | 2017-01 | 2022-03',
      'Engenheira de produção | Resinas do Baixo Vouga, Lda. | Aveiro | 2012-09 | 2015-11',
      'Investigadora bolseira | Universidade de Aveiro | Aveiro | 2011-01 | 2012-08',
    ],
    page: `
|| 11 6
| **Experiência**\\**Responsável de segurança de processo**\\Clorantuã, S.A., Estarreja\\abr. 2022 – atual\\HAZOP de cinco unidades, diretiva Seveso III, simulacros com a proteção civil\\**Engenheira de processo**\\Clorantuã, S.A., Estarreja\\jan. 2017 – mar. 2022\\Eletrólise de membrana, balanços de energia, paragens programadas\\**Engenheira de produção**\\Resinas do Baixo Vouga, Lda., Aveiro\\set. 2012 – nov. 2015\\Turnos rotativos, formulações, ISO 9001\\**Investigadora bolseira**\\Universidade de Aveiro\\jan. 2011 – ago. 2012\\Projeto de valorização de lamas\\**Pausa**\\dez. 2015 – dez. 2016: nascimento das gémeas\\**Formação**\\2005 – 2010: Mestrado integrado em Engenharia Química, FCTUC, Coimbra\\2021: Pós-graduação em Segurança Industrial, Universidade do Minho | **Ana Sofia Marinhas Quaresma**\\(Sofia)\\Engenheira química · Segurança de processo\\**Contactos**\\Rua do Antuã 51\\3860-360 Estarreja\\+351 910 555 207\\sofia.quaresma@riamail.example\\**Línguas**\\Português (nativo)\\Inglês (C1)\\Francês (B1)\\**Ferramentas**\\Aspen HYSYS\\PHA-Pro\\SAP PM\\**Ordem dos Engenheiros**\\Membro efetivo n.º 55512
`,
  }),
  cv('b16-nl-nl-bibliothecaris', 'docx', 'nl', 'NL', {
    names: [
      'Janneke van der Heijden-Postma',
      'J.W. van der Heijden-Postma',
      'Janneke van der Heijden',
      'Johanna Willemina van der Heijden-Postma',
    ],
    email: 'janneke.vdheijden@ijsselpost.example',
    phone: '06 5550 2214',
    city: 'Hattem',
    languages: ['Nederlands', 'Fries', 'Engels', 'Duits'],
    jobs: [
      'Teamleider publieksservice | Bibliotheek De Vechtstroom | Zwolle | 2021-09 | now',
      'Domeinspecialist jeugd en taal | Bibliotheek De Vechtstroom | Zwolle | 2014-04 | 2021-08',
      'Leesconsulent | Openbare Bibliotheek Kampen-Noord | Kampen | 2008-08 | 2013-06',
      'Boekverkoper | Boekhandel Van Zanten | Sneek | 2003-10 | 2008-07',
      'Taalmaatje | Taalhuis Hattem | Hattem | 2013-09 | now',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE**
= Naam\tJ.W. van der Heijden-Postma
= Voornamen\tJohanna Willemina
= Roepnaam\tJanneke
= Adres\tKerkstraat 39, 8051 GK Hattem
= Telefoon\t06 5550 2214
= E-mail\tjanneke.vdheijden@ijsselpost.example
= Geboren\t12 november 1981 te Bolsward
# Profiel
Bibliothecaris van de vloer. Ik krijg een groep pubers stil met een goed eerste hoofdstuk en een wethouder mee met een goede grafiek.
# Werkervaring
sept. 2021 – heden\t**Teamleider publieksservice**
\tBibliotheek De Vechtstroom, Zwolle
\tLeidinggeven aan 22 medewerkers en 60 vrijwilligers, verbouwing van twee filialen
apr. 2014 – aug. 2021\t**Domeinspecialist jeugd en taal**
\tBibliotheek De Vechtstroom, Zwolle
\tBoekStart, de Bibliotheek op school, subsidieaanvragen
juli 2013 – mrt. 2014\tWerkzoekend na opheffing functie
aug. 2008 – juni 2013\t**Leesconsulent**
\tOpenbare Bibliotheek Kampen-Noord, Kampen
okt. 2003 – juli 2008\t**Boekverkoper**
\tBoekhandel Van Zanten, Sneek
# Opleiding
2009 – 2012\tHbo Informatiedienstverlening en -management, deeltijd, Deventer
1999 – 2003\tPabo, Leeuwarden (diploma behaald)
# Vrijwilligerswerk
sept. 2013 – heden\t**Taalmaatje**
\tTaalhuis Hattem
# Talen
Nederlands: moedertaal
Fries: moedertaal
Engels: goed
Duits: redelijk
`,
  }),
  cv('b17-nl-be-drukker', 'doc', 'nl', 'BE', {
    names: ['Kristof De Ridder', 'Kristof Leon De Ridder'],
    email: 'kristof.deridder@denderpost.example',
    phone: '+32 470 55 01 74',
    city: 'Aalst',
    headline: 'Drukker offset en digitaal',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Ploegbaas drukafdeling | Drukkerij Denderoever NV | Ninove | 2019 | now',
      'Eerste drukker offset | Drukkerij Denderoever NV | Ninove | 2012 | 2019',
      'Drukker | Etiketten Lammens BVBA | Erpe-Mere | 2005 | 2011',
      'Hulpdrukker | Etiketten Lammens BVBA | Erpe-Mere | 2003 | 2005',
      'Leerjongen (leercontract) | Drukkerij Van Acker | Aalst | 2001 | 2003',
    ],
    aside: [4],
    page: `
! De Ridder Kristof
Drukker offset en digitaal
Moorselbaan 166 bus 2
9300 Aalst
GSM: +32 470 55 01 74
Mail: kristof.deridder@denderpost.example
# WIE BEN IK?
Een drukker die nog inkt ruikt en toch een spectrofotometer vertrouwt. Bij Denderoever loopt mijn ploeg het laagste inschietpercentage van het huis.
# WAAR WERKTE IK?
2019 – nu: Ploegbaas drukafdeling bij Drukkerij Denderoever NV, Ninove
* Zes drukkers in drie ploegen, planning, PSO-certificering
* Opstart van twee digitale persen
2012 – 2019: Eerste drukker offset bij Drukkerij Denderoever NV, Ninove
* Achtkleuren perfector, korte oplages, Fogra 51
2011 – 2012: ziekte en herstel (rugoperatie)
2005 – 2011: Drukker bij Etiketten Lammens BVBA, Erpe-Mere
* Flexo, uv-inkt, stansen
2003 – 2005: Hulpdrukker bij Etiketten Lammens BVBA, Erpe-Mere
2001 – 2003: Leerjongen (leercontract) bij Drukkerij Van Acker, Aalst
# WAT LEERDE IK?
2003: getuigschrift drukken en afwerken, Syntra Midden-Vlaanderen, Aalst
2001: zesde jaar grafische technieken, VTI Aalst
2017: color management, VIGC Turnhout
# WELKE TALEN?
Nederlands (moedertaal)
Frans (behoorlijk)
# EN VERDER
Voluit: Kristof Leon De Ridder, geboren op 8/8/1983. Rijbewijs B. Prins Carnaval-kandidaat, 2014, nipt verloren.
`,
  }),
  cv('b18-nl-nl-interim', 'pdf', 'nl', 'NL', {
    names: ['Bas ten Hoope', 'S.P.M. ten Hoope', 'ir. S.P.M. (Bas) ten Hoope'],
    email: 'bas@tenhoope-interim.example',
    phone: '06 5550 1983',
    city: 'Amersfoort',
    headline: 'Interim programmamanager IT en informatievoorziening',
    languages: ['Nederlands', 'Engels', 'Frans'],
    jobs: [
      'Programmamanager zaakgericht werken | Gemeente Eemrode | Eemrode | 2025-02 | now',
      'Projectmanager migratie EPD | Ziekenhuis De Linge | Tiel | 2023-01 | 2024-10',
      'Interim hoofd informatiemanagement | Woonstichting Veluwezoom-Oost | Rheden | 2021-03 | 2022-12',
      'Projectmanager datacenterverhuizing | Waterschap Grebbe en Eem | Leusden | 2019-09 | 2021-02',
      'Teammanager applicatiebeheer | Verzekeraar Nova Onderling | Zeist | 2014-06 | 2019-08',
      'Consultant | Kompas & Kaart Consultancy B.V. | Utrecht | 2008-09 | 2014-05',
    ],
    page: `
> **ir. S.P.M. (Bas) ten Hoope**
> Interim programmamanager IT en informatievoorziening
> Amersfoort | 06 5550 1983 | bas@tenhoope-interim.example
# Profielschets
Rustig in de storm. Ik breng programma's van de stuurgroep naar de werkvloer en lever over aan mensen, niet aan mappen. Sinds 2019 zelfstandig; opdrachten bij gemeenten, zorg, corporaties en waterschappen.
# Opdrachten
|| 4 5 7
| **Periode** | **Opdrachtgever** | **Rol en resultaat**
| 02-2025 t/m heden | Gemeente Eemrode | **Programmamanager zaakgericht werken**\\Zeven afdelingen, 410 gebruikers, budget 3,2 mln.
| 01-2023 t/m 10-2024 | Ziekenhuis De Linge, Tiel | **Projectmanager migratie EPD**\\Livegang in één weekend, twee weken nazorg
| 03-2021 t/m 12-2022 | Woonstichting Veluwezoom-Oost, Rheden | **Interim hoofd informatiemanagement**\\Nieuwe I-visie, afdeling van negen naar veertien
| 09-2019 t/m 02-2021 | Waterschap Grebbe en Eem, Leusden | **Projectmanager datacenterverhuizing**
# Dienstverbanden
|| 4 5 7
| 06-2014 t/m 08-2019 | Verzekeraar Nova Onderling, Zeist | **Teammanager applicatiebeheer**\\Achttien fte, twee outsourcingtrajecten
| 09-2008 t/m 05-2014 | Kompas & Kaart Consultancy B.V., Utrecht | **Consultant**
# Opleiding en certificaten
|| 4 12
| 2002 – 2008 | Technische Bedrijfskunde, Universiteit Twente
| 2015 | MSP Practitioner
| 2020 | PRINCE2 Agile, SAFe Leading
# Talenkennis
Nederlands (moedertaal), Engels (vloeiend), Frans (matig)
# Referenties
Mevr. A. Bloemendaal, gemeentesecretaris, a.bloemendaal@eemrode.example
~ november tot en met januari 2025: sabbatical, gezeild naar de Azoren
`,
  }),
  cv('b19-sv-se-underhall', 'docx', 'sv', 'SE', {
    names: ['Kjell-Åke Rönnqvist', 'Kjell-Åke Martin Rönnqvist'],
    email: 'kjellake.ronnqvist@nykopingspost.example',
    phone: '070-174 06 38',
    city: 'Oxelösund',
    headline: 'Underhållstekniker, mekanik och hydraulik',
    languages: ['Svenska', 'Engelska', 'Finska'],
    jobs: [
      'Förste underhållstekniker | Järnudden Stål AB | Oxelösund | 2017-09 | now',
      'Mekaniker, skiftlag 4 | Järnudden Stål AB | Oxelösund | 2006-02 | 2017-08',
      'Maskinist | Rederi Vikbo AB | Norrköping | 2001-05 | 2005-11',
      'Bilmekaniker | Nävekvarns Bil & Motor | Nävekvarn | 1998-08 | 2001-04',
      'Skyddsombud | IF Metall, avd. Sörmlandskusten | | 2014 | now',
    ],
    aside: [4],
    page: `
! Kjell-Åke Rönnqvist
Underhållstekniker, mekanik och hydraulik
Sundsörsvägen 12, 613 31 Oxelösund | 070-174 06 38 | kjellake.ronnqvist@nykopingspost.example
# Kort om mig
Snart trettio år med fett på händerna. Läser ritningar, lyssnar på lager och lär gärna ut. Vill ha dagtid och ett mindre företag.
# Arbeten
**Förste underhållstekniker** \t2017-09 – nuvarande
Järnudden Stål AB, Oxelösund
* Valsverk, hydraulik upp till 350 bar, ronder i Maximo
* Planerar årsstoppet för linje 2
**Mekaniker, skiftlag 4** \t2006-02 – 2017-08
Järnudden Stål AB, Oxelösund
* Akut underhåll, svets, smörjning
**Maskinist** \t2001-05 – 2005-11
Rederi Vikbo AB, Norrköping
* Kustfartyg på Östersjön, vakt om fyra
**Bilmekaniker** \t1998-08 – 2001-04
Nävekvarns Bil & Motor, Nävekvarn
# Mellan jobben
2005-12 – 2006-01: väntade barn och målade huset
# Utbildning
2012 \tKY Underhållsteknik, deltid, Nyköping
2001 \tFartygsmaskinist klass VIII, Kalmar
1995–1998 \tFordonsprogrammet, Tessinskolan, Nyköping
# Fackligt
**Skyddsombud**, IF Metall, avd. Sörmlandskusten, 2014 – nuvarande
# Språk
Svenska (modersmål), Engelska (bra), Finska (förstår)
# Behörigheter
Heta arbeten, lift, travers, truck A+B, BE-körkort
# Referenser
Lena Wikman, underhållschef, 070-174 06 39
~ Kjell-Åke Martin Rönnqvist, född 1979
`,
  }),
  cv('b20-sv-se-landskapsarkitekt', 'pdf', 'sv', 'SE', {
    names: ['Linnéa af Ekenstam Holgersson', 'Linnéa af Ekenstam', 'Linnéa Holgersson'],
    email: 'linnea@ekenstamlandskap.example',
    phone: '+46 70 174 06 81',
    city: 'Ystad',
    headline: 'Landskapsarkitekt LAR/MSA',
    languages: ['Svenska', 'Engelska', 'Franska', 'Danska'],
    jobs: [
      'Stadsträdgårdsmästare | Ystads kommun | Ystad | 2022-03 | now',
      'Landskapsarkitekt | Studio Ås & Äng AB | Malmö | 2015-01 | 2022-02',
      'Landskapsarkitekt | Havnefronten ApS | København | 2012-08 | 2014-12',
      'Praktikant | Atelier Garrigue | Montpellier | 2011-02 | 2011-07',
    ],
    aside: [3],
    page: `
|| 11 6
| **Linnéa af Ekenstam Holgersson**\\Landskapsarkitekt LAR/MSA | Supgränd 7\\271 42 Ystad\\+46 70 174 06 81\\linnea@ekenstamlandskap.example
# Presentation
Jag ritar parker för trettio års sikt och har lärt mig att älska en driftbudget. På Studio Ås & Äng ledde jag uppdrag för åtta kommuner, nu sitter jag på beställarsidan.
# Erfarenhet
mars 2022 – nu
**Stadsträdgårdsmästare**, Ystads kommun
* Trädplan 2040, dagvattenpark vid stationen, 17 medarbetare
januari 2015 – februari 2022
**Landskapsarkitekt**, Studio Ås & Äng AB, Malmö
* Handläggande, senare uppdragsansvarig; föräldraledig på halvtid 2018
* Gestaltningsprogram, bygghandlingar, AMA-beskrivningar
augusti 2012 – december 2014
**Landskapsarkitekt**, Havnefronten ApS, København
* Tävlingar, kajstråk och lekplatser
februari 2011 – juli 2011
**Praktikant**, Atelier Garrigue, Montpellier
# Utbildning
Landskapsarkitektprogrammet, SLU Alnarp, 2006 – 2012
Utbytesår, ENSP Versailles, 2009 – 2010
Naturvetenskapliga programmet, Österportgymnasiet, Ystad, 2003 – 2006
# Verktyg
AutoCAD, Revit, QGIS, Adobe, akvarell
# Språk
Svenska (modersmål), Engelska (flytande), Franska (god), Danska (god)
# Utmärkelser
Hedersomnämnande, tävlingen Ny strandpark i Åhus, 2019
`,
  }),
  cv('b21-sv-se-skogsmaskin', 'doc', 'sv', 'SE', {
    names: ['Per-Anders Stenvall', 'Pea Stenvall', 'Per-Anders "Pea" Stenvall'],
    email: 'pea.stenvall@umeadalen.example',
    phone: '070-174 06 94',
    city: 'Lycksele',
    languages: [],
    jobs: [
      'Skördarförare | Vindelskog Entreprenad AB | Lycksele | 2018-10 | now',
      'Skotarförare | Vindelskog Entreprenad AB | Lycksele | 2013-09 | 2018-09',
      'Egen företagare, röjning och plantering | Stenvalls Skogsvård | Åsele | 2009-04 | 2013-08',
      'Lastbilschaufför, timmer | Granlunds Åkeri | Storuman | 2004-08 | 2009-03',
      'Virkesmätare (säsong) | Sågbolaget Betsele | Lycksele | 2003-06 | 2003-12',
    ],
    page: `
Per-Anders "Pea" Stenvall
Skogsvägen 4, 921 33 Lycksele
Telefon 070-174 06 94
pea.stenvall@umeadalen.example
^ Jag kör skördare på skift sedan åtta år och har aldrig lämnat djupa spår i en myr. Söker jobb närmare fjällen.
^ okt -18 – nu
Skördarförare, Vindelskog Entreprenad AB, Lycksele
* Gallring och slutavverkning, Ponsse och John Deere, dagligt underhåll
^ sept -13 – sept -18
Skotarförare, Vindelskog Entreprenad AB, Lycksele
^ apr -09 – aug -13
Egen företagare, röjning och plantering, Stenvalls Skogsvård, Åsele
* Två anställda på sommaren, avtal med tre skogsägarföreningar
^ aug -04 – mars -09
Lastbilschaufför, timmer, Granlunds Åkeri, Storuman
^ jan -04 – juli -04
Föräldraledig
^ juni -03 – dec -03
Virkesmätare (säsong), Sågbolaget Betsele, Lycksele
^ Naturbruksgymnasiet, skoglig inriktning, Lycksele, 2000 – 2003
Grönt kort, röjsågskörkort, ADR, YKB, körkort CE
Kurs i natur- och kulturmiljövård, 2021
^ Ordförande i skoterklubben. Referenser lämnas om ni ringer.
`,
  }),
  cv('b22-da-dk-bioanalytiker', 'docx', 'da', 'DK', {
    names: ['Hanne-Mette af Skibby'],
    email: 'hannemette@afskibby.example',
    phone: '20 55 01 87',
    city: 'Esbjerg',
    headline: 'Bioanalytiker',
    languages: ['Dansk', 'Engelsk', 'Færøsk'],
    jobs: [
      'Afdelingsbioanalytiker, koagulation | Vadehavets Sygehus | Esbjerg | 2020-02 | now',
      'Bioanalytiker | Vadehavets Sygehus | Esbjerg | 2014-08 | 2020-01',
      'Bioanalytiker (barselsvikar) | Landssjúkrahúsið Eystari | Tórshavn | 2012-03 | 2013-02',
      'Laborant | Ribe Mejerilaboratorium A/S | Ribe | 2005-09 | 2008-08',
    ],
    page: `
! Hanne-Mette af Skibby
> Bioanalytiker
= Bopæl\tKirkegade 119, 2. tv., 6700 Esbjerg
= Telefon\t20 55 01 87
= Mail\thannemette@afskibby.example
= Født\t5. juni 1984
= Autorisation\tID 0555D
# Faglig profil
Klinisk biokemi med hang til koagulation. Jeg underviser, validerer og finder fejlen, før klinikken ringer. På Vadehavets Sygehus er jeg tovholder for ISO 15189.
# Ansættelser
**02.2020 – d.d.** \tVadehavets Sygehus, Esbjerg
Afdelingsbioanalytiker, koagulation
* Metodevalidering, vejledning af studerende, nattevagter hver femte uge
**08.2014 – 01.2020** \tVadehavets Sygehus, Esbjerg
Bioanalytiker
* Blodprøvetagning på afdelingerne, automation, POCT
**03.2013 – 07.2014** \tBarsel og orlov
**03.2012 – 02.2013** \tLandssjúkrahúsið Eystari, Tórshavn
Bioanalytiker (barselsvikar)
**09.2005 – 08.2008** \tRibe Mejerilaboratorium A/S, Ribe
Laborant
* Kimtal, fedt, prøveudtagning hos landmænd
# Uddannelser
09.2008 – 01.2012\tProfessionsbachelor som bioanalytiker, UC Syd, Esbjerg
08.2003 – 08.2005\tLaborant (AK), Erhvervsakademi Sydvest
06.2003\tStudent, Ribe Katedralskole
# Sprog
Dansk (modersmål), Engelsk (godt), Færøsk (forstår det meste)
# Referencer
Ledende bioanalytiker Birthe Toft, 20 55 01 88, bt@vadehavetssygehus.example
Overlæge Jógvan Dam, j.dam@eystari.example
`,
  }),
  cv('b23-da-dk-kommunikation', 'pdf', 'da', 'DK', {
    names: ['Signe Bille Krogsgaard', 'Signe Krogsgaard', 'Signe B. Krogsgaard'],
    email: 'signe@krogsgaardtekst.example',
    phone: '+45 20 55 01 95',
    city: 'Svendborg',
    headline: 'Kommunikationsansvarlig hos Sydhavets Museum | Tekst, presse, film',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Kommunikationsansvarlig | Sydhavets Museum | Svendborg | 2024-08 | now',
      'Kommunikationsmedarbejder | Sydhavets Museum | Svendborg | 2022-09 | 2024-07',
      'Tekstforfatter | Bureauet Kridt & Kul | Odense | 2018-01 | 2022-08',
      'Journalist | Ugeavisen Tåsinge | Svendborg | 2015-08 | 2017-12',
      'Journalistpraktikant | Fyns Morgenpost | Odense | 2013-08 | 2014-07',
      'Frivillig presseansvarlig | Sommerfestivalen Bølgen | | 2019-01 | 2024-12',
    ],
    aside: [4, 5],
    page: `
! Signe Bille Krogsgaard
Kommunikationsansvarlig hos Sydhavets Museum | Tekst, presse, film
Svendborg, Region Syddanmark, Danmark
# Kontakt
+45 20 55 01 95 (Mobil)
signe@krogsgaardtekst.example
# Færdigheder
Pressearbejde
Storytelling
Premiere Pro
# Resumé
Uddannet journalist, gladest for lange formater. Hos Kridt & Kul skrev jeg for fjernvarme og færger, hos Sydhavets Museum skriver jeg for søfolk, børn og fonde.
# Erfaring
**Sydhavets Museum**
4 år 3 måneder
**Kommunikationsansvarlig**
august 2024 - nu (2 år 4 måneder)
Svendborg
Pressestrategi, to studentermedhjælpere, 40 % flere omtaler
**Kommunikationsmedarbejder**
september 2022 - juli 2024 (1 år 11 måneder)
Svendborg
**Bureauet Kridt & Kul**
**Tekstforfatter**
januar 2018 - august 2022 (4 år 8 måneder)
Odense
Kampagner, årsrapporter, tone of voice
**Ugeavisen Tåsinge**
**Journalist**
august 2015 - december 2017 (2 år 5 måneder)
Svendborg
**Fyns Morgenpost**
**Journalistpraktikant**
august 2013 - juli 2014 (1 år)
Odense
# Frivilligt arbejde
**Frivillig presseansvarlig**
Sommerfestivalen Bølgen
januar 2019 - december 2024
# Uddannelse
Syddansk Universitet
Bachelor, Journalistik · (2011 - 2015)
Svendborg Gymnasium
STX · (2007 - 2010)
# Sprog
Dansk (modersmål)
Engelsk (professionelt niveau)
Tysk (grundlæggende)
`,
  }),
  cv('b24-da-dk-maskinmester', 'doc', 'da', 'DK', {
    names: ['Svend Aage Kjærulff'],
    email: 'sa.kjaerulff@skagerakpost.example',
    phone: '20 55 01 59',
    city: 'Frederikshavn',
    headline: 'Maskinmester',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Smedelærling | Bangsbo Skibsreparation | Frederikshavn | 1994 | 1998',
      'Klejnsmed | Bangsbo Skibsreparation | Frederikshavn | 1998 | 2000',
      '2. maskinmester | Rederiet Nordhavet A/S | Skagen | 2004 | 2010',
      '1. maskinmester | Rederiet Nordhavet A/S | Skagen | 2010 | 2016',
      'Driftsleder | Vendsyssel Kraftvarme a.m.b.a. | Hjørring | 2017 | now',
    ],
    aside: [0],
    page: `
> **Curriculum vitae**
! Svend Aage Kjærulff
Maskinmester
# Om mig
Fra ambolt til kontrolrum. Jeg har sejlet i tolv år og holder nu 9.400 forbrugere varme. Tæller ned til et sidste job med ansvar for grøn omstilling.
# Mine job, i rækkefølge
|| 3 5 8
| **År** | **Arbejdsplads** | **Stilling**
| 1994 – 1998 | Bangsbo Skibsreparation, Frederikshavn | Smedelærling
| 1998 – 2000 | Bangsbo Skibsreparation, Frederikshavn | Klejnsmed
| 2004 – 2010 | Rederiet Nordhavet A/S, Skagen | 2. maskinmester
| 2010 – 2016 | Rederiet Nordhavet A/S, Skagen | 1. maskinmester
| 2017 – nu | Vendsyssel Kraftvarme a.m.b.a., Hjørring | Driftsleder
# Det bedste fra de sidste år
* Varmepumpe på 14 MW i drift til tiden
* Otte driftsassistenter, egen vagtplan, ingen opsigelser siden 2021
* El-deltagelse i regulerkraftmarkedet
# Uddannelse
|| 3 13
| 2000 – 2004 | Maskinmester, MARTEC, Frederikshavn
| 1998 | Svendebrev, klejnsmed
| 2019 | Energiledelse, Maskinmesterskolen Aarhus, deltid
# Sprog
Dansk, Engelsk (teknisk), Norsk (fra rederitiden)
# Privat
Født 1977, gift med Tove, to voksne børn, sommerhus i Ålbæk og en gammel jolle
# Kontakt
Læsøvej 26, 9900 Frederikshavn
Telefon 20 55 01 59
E-mail sa.kjaerulff@skagerakpost.example
`,
  }),
];
