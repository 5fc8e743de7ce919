import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eighty-second');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_EIGHTY_SECOND: Sheet[] = [
  cv('a01-au-crane', 'pdf', 'en', 'AU', {
    names: ['Tevita Fonokalafi', 'Tevita Sione Fonokalafi'],
    email: 'tevita.fonokalafi@hedlandmail.example',
    phone: '0491 572 549',
    city: 'South Hedland',
    headline: 'Advanced Rigger and Crane Operator',
    languages: ['English', 'Tongan'],
    jobs: [
      'Crane Operator | Pilbara Lift & Shift Pty Ltd | Port Hedland WA | 2022-08 | now',
      'Advanced Rigger | Pilbara Lift & Shift Pty Ltd | Port Hedland WA | 2019-03 | 2022-07',
      'Rigger / Dogger | Burrup Shutdown Services | Karratha WA | 2015-06 | 2018-12',
      'Boilermaker | Cockburn Sound Marine Fabrication | Henderson WA | 2012-02 | 2015-05',
      'Apprentice Boilermaker | Cockburn Sound Marine Fabrication | Henderson WA | 2008-02 | 2012-01',
    ],
    aside: [4],
    page: `
! Tevita Fonokalafi
Advanced Rigger and Crane Operator
South Hedland WA 6722
Mob. 0491 572 549 / tevita.fonokalafi@hedlandmail.example
# Availability
Two weeks’ notice. 2:1 or 8:6 roster, FIFO ex Perth or residential in the Pilbara.
# High risk work licence and tickets
* HRW licence classes CO, C1, RA, DG, WP (expires 14/09/2029)
* HR truck licence, manual
* Working at heights, confined space entry, gas test atmospheres
* Coal Board medical and spirometry May 2026
# Work record
|| 2 2 5 5 3
| **From** | **To** | **Position** | **Company** | **Site**
| 08/2022 | Current | Crane Operator | Pilbara Lift & Shift Pty Ltd | Port Hedland WA
| 03/2019 | 07/2022 | Advanced Rigger | Pilbara Lift & Shift Pty Ltd | Port Hedland WA
| 06/2015 | 12/2018 | Rigger / Dogger | Burrup Shutdown Services | Karratha WA
| 02/2012 | 05/2015 | Boilermaker | Cockburn Sound Marine Fabrication | Henderson WA
# Trade papers
|| 2 2 5 5 3
| 02/2008 | 01/2012 | Apprentice Boilermaker | Cockburn Sound Marine Fabrication | Henderson WA
Certificate III in Engineering – Fabrication Trade, South Metropolitan TAFE, 2012
# Lifts I am proud of
* 186 t reclaimer bucket wheel, tandem lift with two 250 t all-terrains, wind window of four hours
* Ship loader boom change-out, no recordables on a 61-person crew
# Also
English and Tongan. Play prop for the over-35s. No alcohol since 2014.
# People who will vouch for me
Rhonda Pettifer, Lifting Superintendent, Pilbara Lift & Shift, 0491 572 665
Goran Matić, Workshop Foreman, Cockburn Sound Marine Fabrication, 0491 572 983
~ Licence in the name of Tevita Sione Fonokalafi
`,
  }),
  cv('a02-au-teacher', 'docx', 'en', 'AU', {
    names: ['Bronagh Mulcahy-Tran'],
    email: 'bronagh.mt@kiewamail.example',
    phone: '0491 573 770',
    city: 'Wodonga',
    languages: ['English', 'Spanish', 'Vietnamese'],
    jobs: [
      'Literacy Leader and Year 5/6 Teacher | Stringybark Flat Primary School | | 2021-01 | now',
      'Classroom Teacher (Years 3 and 4) | Stringybark Flat Primary School | | 2016-01 | 2020-12',
      'Casual Relief Teacher | Kiewa Valley Schools Network | | 2015-02 | 2015-12',
      'Language Assistant | Colegio Bilingüe Monte Pardo | Cáceres, Spain | 2013-10 | 2014-06',
      'After School Care Educator | Little Magpies OSHC | | 2011-03 | 2013-06',
      'Junior Netball Coach | Baranduda Netball Club | | 2018-03 | now',
    ],
    aside: [5],
    page: `
! Bronagh Mulcahy-Tran
Wodonga, VIC
bronagh.mt@kiewamail.example
0491 573 770
Profile printed 3 November 2026
# Personal summary
Primary teacher with ten years in one regional school of 310 students. Structured literacy, mentoring of graduates, NAPLAN writing growth above network for three years running.
# Career history
**Literacy Leader and Year 5/6 Teacher**
Stringybark Flat Primary School
Jan 2021 - Present (5 years 11 months)
* Lead a team of eleven through the change to systematic phonics
* Release day on Wednesdays for classroom observations
**Classroom Teacher (Years 3 and 4)**
Stringybark Flat Primary School
Jan 2016 - Dec 2020 (5 years)
* Multi-age class, camps at Falls Creek, school production
**Casual Relief Teacher**
Kiewa Valley Schools Network
Feb 2015 - Dec 2015 (11 months)
* Foundation to Year 6 in nine schools
**Language Assistant**
Colegio Bilingüe Monte Pardo, Cáceres, Spain
Oct 2013 - Jun 2014 (9 months)
**After School Care Educator**
Little Magpies OSHC
Mar 2011 - Jun 2013 (2 years 4 months)
# Community roles
**Junior Netball Coach**
Baranduda Netball Club
Mar 2018 - Present (8 years 9 months)
# Education and training
**Master of Teaching (Primary)**
La Trobe University
Finished 2014
**Bachelor of Arts (Spanish and Linguistics)**
Deakin University
Finished 2012
# Licences and checks
VIT registration
Full registration, renewed September 2026
Driver licence
Victoria, full
# Language proficiency
English - Expert
Spanish - Advanced
Vietnamese - Beginner
# Next role
Availability: Term 1, 2027
Preferred work types: Full time, Part time
Preferred locations: Albury Area, Yarrawonga & North East
Right to live and work: Australia (citizen), Ireland (citizen)
`,
  }),
  cv('a03-nz-chef', 'odt', 'en', 'NZ', {
    names: ['Mereana Tūhoro-Sinclair', 'Mere Tūhoro-Sinclair', 'Mereana (Mere) Tūhoro-Sinclair'],
    email: 'mere@tuhorosinclair.example',
    phone: '021 555 0173',
    city: 'Nelson',
    headline: 'Executive Chef',
    languages: ['English', 'te reo Māori', 'French'],
    jobs: [
      'Commis Chef | The Gannet & Anchor | Napier | 2009-11 | 2011-03',
      'Chef de Partie | The Gannet & Anchor | Napier | 2011-04 | 2013-02',
      'Chef de Partie | Bermondsey Larder Ltd | London | 2013-06 | 2015-11',
      'Sous Chef | Kōwhai House Lodge | Kerikeri | 2016-02 | 2019-08',
      'Head Chef | Maitai Riverside Kitchen | Nelson | 2019-10 | 2023-05',
      'Executive Chef | Maitai Riverside Kitchen | Nelson | 2023-06 | now',
      'Cook | Te Puna Kai Community Kitchen | Nelson | 2020-05 | 2021-12',
    ],
    aside: [6],
    page: `
> **Mereana (Mere) Tūhoro-Sinclair**
> Executive Chef
> Nelson, New Zealand
> ph 021 555 0173, mere@tuhorosinclair.example
# Ko wai au
Ngāti Kahungunu and Shetland. Trained on the pass at Napier, sharpened in London, settled in Whakatū. I cook what the boat brings and I run a kitchen where nobody shouts.
# Kitchens, first to last
**The Gannet & Anchor**, Napier
Commis Chef (Nov 2009 to Mar 2011), then Chef de Partie (Apr 2011 to Feb 2013)
Larder, fish and sauce; 120 covers on cruise days
^ **Bermondsey Larder Ltd**, London
Chef de Partie (Jun 2013 to Nov 2015)
Nose to tail, own charcuterie
^ **Kōwhai House Lodge**, Kerikeri
Sous Chef (Feb 2016 to Aug 2019)
Degustation for 26 guests, garden of 0.4 ha
^ **Maitai Riverside Kitchen**, Nelson
Head Chef (Oct 2019 to May 2023), then Executive Chef (Jun 2023 to now)
Two restaurants and an events arm, 31 staff, food cost 28.4%, one Cuisine hat
# Giving time
**Te Puna Kai Community Kitchen**, Nelson
Cook (May 2020 to Dec 2021)
# Papers and awards
NZ Certificate in Cookery Level 5, Eastern Institute of Technology, 2009
Food Control Plan verifier training, 2022
Seafood Chef of the Year finalist, Nelson Marlborough, 2024
# Languages spoken
English, te reo Māori (conversational), French (kitchen)
# Ask these people
Jerome Pascal, owner, Maitai Riverside Kitchen, 021 555 0174
Anahera Moke, former manager, Kōwhai House Lodge, 021 555 0175
`,
  }),
  cv('a04-nz-surveyor', 'doc', 'en', 'NZ', {
    names: ['Rupert Hohaia-Wynne', 'Rupert J. Hohaia-Wynne', 'Rupert Hohaia-Wynne, BSurv, LCS'],
    email: 'rupert.hw@moturikisurvey.example',
    phone: '027 555 0196',
    city: 'Tauranga',
    headline: 'Licensed Cadastral Surveyor',
    languages: [],
    jobs: [
      'Survey Manager | Moturiki Land Consultants Ltd | Tauranga | 2021-04 | now',
      'Licensed Cadastral Surveyor | Moturiki Land Consultants Ltd | Tauranga | 2017-09 | 2021-03',
      'Graduate Surveyor | Moturiki Land Consultants Ltd | Tauranga | 2014-02 | 2017-08',
      'Mine Surveyor | Ranga Gold Joint Venture | Kalgoorlie, WA | 2011-01 | 2013-07',
      'Survey Technician | Tararua District Roading | Dannevirke | 2007-11 | 2008-12',
    ],
    page: `
Rupert Hohaia-Wynne, BSurv, LCS
Licensed Cadastral Surveyor
14b Oceanview Terrace, Tauranga 3110
rupert.hw@moturikisurvey.example
027 555 0196
^ **In brief**
Subdivisions, unit titles, Māori land partitions and the occasional boundary argument. Licensed since 2017. Twelve years in the Bay, two and a half in a hole in Western Australia.
^ **Career to date**
|| 5 6 5
| **Organisation** | **Role** | **When**
| Moturiki Land Consultants Ltd\\Tauranga | Survey Manager\\Licensed Cadastral Surveyor\\Graduate Surveyor | Apr 2021 – present\\Sep 2017 – Mar 2021\\Feb 2014 – Aug 2017
| Ranga Gold Joint Venture\\Kalgoorlie, WA | Mine Surveyor | Jan 2011 – Jul 2013
| Tararua District Roading\\Dannevirke | Survey Technician | Nov 2007 – Dec 2008
^ **Selected jobs**
* Te Okuroa Drive stages 4 to 9: 388 lots, full LT plans in Landonline
* Papamoa East interchange: control network, monthly deformation monitoring
* 17 papakāinga partitions through the Māori Land Court
^ **Tools**
Trimble S9 and R12i, 12d, LSS, Civil 3D, drone LiDAR (Part 102)
^ **Degrees and exams**
Bachelor of Surveying, University of Otago, 2009 to 2010 and 2013
NZ Diploma in Surveying, Unitec, 2007
Licensing examinations, Cadastral Surveyors Licensing Board, 2017
^ **Between jobs**
August 2013 to January 2014: last papers of the degree in Dunedin
^ **Membership**
Survey and Spatial New Zealand, Bay of Plenty branch
^ **Two referees**
Available once we have spoken.
~ Signs plans as Rupert J. Hohaia-Wynne
`,
  }),
  cv('a05-gb-midwife', 'rtf', 'en', 'GB', {
    names: [
      'Folasade Adeyemi-Rourke',
      'Sade Adeyemi-Rourke',
      'Folasade (Sade) Adeyemi-Rourke',
      'Folasade Adeyemi',
    ],
    email: 'sade.rourke@gowerpost.example',
    phone: '07700 900462',
    city: 'Swansea',
    headline: 'Specialist Midwife',
    languages: ['English', 'Yoruba', 'Welsh'],
    jobs: [
      'Perinatal Mental Health Midwife | Bae Abertawe University Health Board | Swansea | 2021-09 | now',
      'Community Midwife | Bae Abertawe University Health Board | Neath | 2017-03 | 2021-08',
      'Midwife | Royal Avonside Hospital NHS Trust | Bath | 2013-10 | 2017-02',
      'Healthcare Assistant | Pengelli Nursing Home | Port Talbot | 2008-06 | 2010-09',
      'Student Midwife | Royal Avonside Hospital NHS Trust | Bath | 2010-10 | 2013-09',
      'Breastfeeding Peer Supporter | Mumbles Milk Club | Swansea | 2016-01 | 2019-06',
    ],
    aside: [4, 5],
    page: `
> **Folasade (Sade) Adeyemi-Rourke**
> RM, BSc (Hons), PGCert
> Specialist Midwife
= Address:\t23 Pinewood Rise, Swansea SA2
= Tel:\t07700 900462
= Email:\tsade.rourke@gowerpost.example
= NMC PIN:\t13J0555E (revalidation due October 2028)
# Personal statement
Thirteen years registered. I look after women who are frightened of birth, and I write the plans that the labour ward can follow at three in the morning.
# Clinical posts
**September 2021 onwards**
Perinatal Mental Health Midwife
Bae Abertawe University Health Board, Swansea
Band 7, 37.5 hours
* Caseload of 45, joint clinic with psychiatry on Tuesdays
* Wrote the health board’s tokophobia pathway
**March 2017 until August 2021**
Community Midwife
Bae Abertawe University Health Board, Neath
Band 6, home births and on-call
**October 2013 until February 2017**
Midwife
Royal Avonside Hospital NHS Trust, Bath
Band 5 rising to 6, rotational
# Before midwifery
**June 2008 until September 2010**
Healthcare Assistant
Pengelli Nursing Home, Port Talbot
# Student placements
**October 2010 until September 2013**
Student Midwife
Royal Avonside Hospital NHS Trust, Bath
# Unpaid
**January 2016 until June 2019**
Breastfeeding Peer Supporter
Mumbles Milk Club, Swansea
# Academic record
PGCert Perinatal Mental Health, Cardiff University, 2022
BSc (Hons) Midwifery, University of the West of England, 2013
# Courses
NIPE examiner, PROMPT faculty, non-medical prescribing (V300, 2024)
# I speak
English, Yoruba, Welsh (learner, Sylfaen level)
~ First registered as Folasade Adeyemi
`,
  }),
  cv('a06-gb-clerk', 'doc', 'en', 'GB', {
    names: ['Desmond Pike-Halloran', 'Des Pike-Halloran', 'Desmond ("Des") Pike-Halloran'],
    email: 'des.pikehalloran@orpingtonmail.example',
    phone: '020 7946 0812',
    city: 'Orpington',
    languages: [],
    jobs: [
      'Senior Clerk | Fountain Steps Chambers | London | 2018-03 | now',
      'First Junior Clerk | Two Vine Court | London | 2011-06 | 2018-02',
      'Junior Clerk | Two Vine Court | London | 2005-09 | 2011-05',
      'Listing Officer | Medway Combined Court | Maidstone | 2002-01 | 2005-08',
      'Trustee | Cray Valley Legal Advice Centre | | 2014-10 | now',
    ],
    aside: [4],
    page: `
Desmond ("Des") Pike-Halloran
6 Tubbenden Close, Orpington BR6
Telephone 020 7946 0812
des.pikehalloran@orpingtonmail.example
^ I have been Senior Clerk at Fountain Steps Chambers, London, since March 2018. The set has 54 members, eleven of them silks, practising in commercial chancery, professional negligence and insolvency. I run a clerks’ room of nine, negotiate fees, manage the LEX diary system and sit on the management committee. Receipts have grown from £14m to £22m.
^ Before that I spent twelve and a half years at Two Vine Court, London. From June 2011 to February 2018 I was First Junior Clerk there, responsible for the diaries of the twenty most senior juniors and for direct access work. I had joined as Junior Clerk in September 2005 and held that role until May 2011: I carried the books, learned the lists and made a lot of tea.
^ My first job, from January 2002 to August 2005, was that of Listing Officer at Medway Combined Court, Maidstone, where I fixed civil trials and smoothed over the ones that could not be reached.
^ I hold the BTEC Advanced Award in Chambers Administration (2008) and am a full member of the Institute of Barristers’ Clerks. I left school in Chislehurst in 2001 with three A-levels: Law, History and Business Studies.
^ In my own time I have been a Trustee of the Cray Valley Legal Advice Centre since October 2014.
^ I am leaving because chambers is merging and two senior clerks are one too many. My notice period is three months. Mr Alastair Quennell KC, head of chambers, will speak for me on 020 7946 0840.
`,
  }),
  cv('a07-gb-bricklayer', 'txt', 'en', 'GB', {
    names: ['Kieran Slater-Mbeki', 'Kieran SLATER-MBEKI'],
    email: 'k.slatermbeki@welland.example',
    phone: '01632 960417',
    city: 'Kettering',
    headline: 'Bricklayer and stone fixer',
    languages: [],
    jobs: [
      'Bricklaying Gang Leader | Hartwell & Dunne Homes | Corby | 2024-06 | now',
      'Bricklayer | Hartwell & Dunne Homes | Corby | 2021-01 | 2024-05',
      'Stone Fixer | Ketton Heritage Masonry | Stamford | 2017-04 | 2020-12',
      'Bricklayer (agency) | Swift Trades Midlands | Leicester | 2015-02 | 2017-03',
      'Bricklaying Apprentice | Cransley Builders Ltd | Kettering | 2011-09 | 2014-07',
    ],
    aside: [4],
    page: `
KIERAN SLATER-MBEKI
Bricklayer and stone fixer
9 Gipsy Hill, Kettering NN16
Phone 01632 960417
Email k.slatermbeki@welland.example
Own tools, own van, CSCS gold card
^ WORK
June 2024 - now ........ Bricklaying Gang Leader, Hartwell & Dunne Homes, Corby
Jan 2021 - May 2024 .... Bricklayer, Hartwell & Dunne Homes, Corby
Apr 2017 - Dec 2020 .... Stone Fixer, Ketton Heritage Masonry, Stamford
Feb 2015 - Mar 2017 .... Bricklayer (agency), Swift Trades Midlands, Leicester
^ APPRENTICESHIP
Sept 2011 - July 2014 .. Bricklaying Apprentice, Cransley Builders Ltd, Kettering
^ TIME OUT
Aug 2014 - Jan 2015: broken wrist, six months of physio
^ WHAT I DO
* Facework, English and Flemish bond, arches on formers, chimneys
* Lime mortar and ashlar, pointing to match
* Set out from drawings, run a gang of five, do the measure on a Friday
^ QUALIFIED IN
NVQ Level 3 Trowel Occupations, Tresham College, 2014
NVQ Level 3 Heritage Skills (Masonry), Building Crafts College, 2019
SSSTS, asbestos awareness, PASMA
^ ASK ABOUT ME
Colin Eady, site manager at Hartwell & Dunne, 01632 960418
`,
  }),
  cv('a08-us-driver', 'docx', 'en', 'US', {
    names: ['Lamar J. Whitcomb Jr.', 'Lamar J. Whitcomb', 'Lamar Whitcomb Jr.', 'Lamar Whitcomb'],
    email: 'lamar.whitcomb@yellowstonemail.example',
    phone: '+1 406 555 0187',
    city: 'Billings',
    headline: 'CDL-A Driver, Tanker and Hazmat',
    languages: [],
    jobs: [
      'Fuel Tanker Driver | Rimrock Petroleum Transport, Inc. | Billings, MT | 2023-03 | now',
      'Company Driver (OTR) | Big Antler Freight Lines | Laurel, MT | 2018-09 | 2023-02',
      'Forklift Operator | Pryor Valley Sugar | Billings, MT | 2015-05 | 2018-06',
      'Stocker | Hometown Grocers Warehouse | Miles City, MT | 2012-08 | 2015-04',
    ],
    page: `
! Lamar J. Whitcomb Jr.
CDL-A Driver, Tanker and Hazmat
Billings, MT 59101
lamar.whitcomb@yellowstonemail.example
+1 406 555 0187
Authorized to work in the US for any employer
Willing to relocate to: Wyoming - South Dakota
# Work Experience
**Fuel Tanker Driver**
Rimrock Petroleum Transport, Inc. - Billings, MT
March 2023 to Present
* Night deliveries to 34 stations, 9,200-gallon trailers, vapor recovery
* Train new hires on bottom loading
**Company Driver (OTR)**
Big Antler Freight Lines - Laurel, MT
September 2018 to February 2023
* 48 states, 612,000 accident-free miles
* Flatbed, tarping, chains on Lookout Pass
**Forklift Operator**
Pryor Valley Sugar - Billings, MT
May 2015 to June 2018
* Bag house and rail cars, beet campaign
**Stocker**
Hometown Grocers Warehouse - Miles City, MT
August 2012 to April 2015
# Schooling
**Certificate in Commercial Driving**
Sage Tech Truck Driving School - Billings, MT
July 2018 to August 2018
**High school diploma**
Custer County District High School - Miles City, MT
2008 to 2012
# Licenses and Endorsements
CDL A
March 2028
Tanker, hazmat (X endorsement), TWIC
# Driving Record
No moving violations since 2016. Clean DOT physical, no restrictions.
# Key Strengths
Elogs (8 years), Chain-up (8 years), Forklift (3 years)
`,
  }),
  cv('a09-us-supply', 'pdf', 'en', 'US', {
    names: ['Xiomara Quintanilla-Boggs', 'Xiomara Quintanilla-Boggs, PMP, CPIM', 'Xiomara Quintanilla'],
    email: 'xiomara.qb@tidewatermail.example',
    phone: '757.555.0116',
    city: 'Chesapeake',
    headline: 'Supply Chain Manager',
    languages: ['English', 'Spanish'],
    jobs: [
      'Supply Chain Manager | Dismal Swamp Turbines LLC | Suffolk, VA | 2022-04 | now',
      'Senior Buyer | Dismal Swamp Turbines LLC | Suffolk, VA | 2019-07 | 2022-03',
      'Materials Planner | Elizabeth River Ship Repair | Portsmouth, VA | 2015-10 | 2019-06',
      'Inventory Analyst | Elizabeth River Ship Repair | Portsmouth, VA | 2014-01 | 2015-09',
      'Logistics Specialist Second Class | United States Navy | Norfolk, VA | 2007-06 | 2013-06',
    ],
    aside: [4],
    page: `
> **XIOMARA QUINTANILLA-BOGGS, PMP, CPIM**
> Supply Chain Manager
> Chesapeake, VA 23320 | 757.555.0116 | xiomara.qb@tidewatermail.example
# EXECUTIVE SUMMARY
Planner at heart. $84M annual spend, 212 suppliers in nine countries, on-time delivery from 71% to 94%. Active Secret clearance.
# CORE COMPETENCIES
S&OP | SAP S/4HANA | Lean Six Sigma Green Belt | Incoterms | Team of 13 | Contract negotiation
# LEADERSHIP EXPERIENCE
**Dismal Swamp Turbines LLC** \tSuffolk, VA
Supply Chain Manager \t04/2022 - Present
* Dual-sourced 40 castings, cut lead time from 31 to 19 weeks
* Built the weekly shortage meeting that people now attend voluntarily
Senior Buyer \t07/2019 - 03/2022
* Forgings, bearings, coatings: $22M a year
^ **Elizabeth River Ship Repair** \tPortsmouth, VA
Materials Planner \t10/2015 - 06/2019
* Long-lead material for six dry-dockings
Inventory Analyst \t01/2014 - 09/2015
* Cycle count accuracy 98.7%
# MILITARY SERVICE
**United States Navy** \tNorfolk, VA
Logistics Specialist Second Class \t06/2007 - 06/2013
* Two deployments, Navy and Marine Corps Achievement Medal, honorable discharge
# DEGREES AND CREDENTIALS
MBA, Old Dominion University, 2018
BS Business Administration, Saint Leo University, 2013
PMP (2020), CPIM (2016)
# LANGUAGE SKILLS
English, Spanish (heritage speaker)
~ Service record under the name Xiomara Quintanilla
`,
  }),
  cv('a10-us-organist', 'rtf', 'en', 'US', {
    names: ['Dr. Winston Achebe-Lindqvist', 'Winston Achebe-Lindqvist', 'Dr. Winston Achebe-Lindqvist, FAGO'],
    email: 'winston@achebelindqvist.example',
    phone: '(912) 555-0142',
    city: 'Savannah',
    headline: 'Organist, Conductor, Teacher',
    languages: [],
    jobs: [
      'Director of Music | St. Cyprian’s Episcopal Church | Savannah, Georgia | 2019 | now',
      'Adjunct Instructor of Organ | Tybee Conservatory of Music | Savannah, Georgia | 2021 | now',
      'Organist and Choirmaster | Alder Falls Presbyterian Church | Asheville, North Carolina | 2012 | 2019',
      'Assistant Organist | Cathedral of the Holy Prairie | Omaha, Nebraska | 2009 | 2012',
      'Rehearsal Accompanist | Platte River Opera | Omaha, Nebraska | 2010 | 2011',
      'Organ Scholar | Wexley Minster | Wexley, England | 2008 | 2009',
    ],
    aside: [5],
    page: `
> Dr. Winston Achebe-Lindqvist, FAGO
> Organist, Conductor, Teacher
> 417 Habersham Row, Savannah, Georgia 31401
> (912) 555-0142
> winston@achebelindqvist.example
# Present Positions
**Director of Music**, St. Cyprian’s Episcopal Church, Savannah, Georgia
2019 to the present
Adult choir of 32, two children’s choirs, a three-manual tracker of 2006, Evensong on first Sundays
^ **Adjunct Instructor of Organ**, Tybee Conservatory of Music, Savannah, Georgia
2021 to the present
Six majors, studio class, church music seminar
# Former Positions
**Organist and Choirmaster**, Alder Falls Presbyterian Church, Asheville, North Carolina
2012 to 2019
Led the organ project: $1.3 million raised, instrument dedicated debt-free
^ **Assistant Organist**, Cathedral of the Holy Prairie, Omaha, Nebraska
2009 to 2012
^ **Rehearsal Accompanist**, Platte River Opera, Omaha, Nebraska
2010 to 2011, evenings
# Organ Scholarship
**Organ Scholar**, Wexley Minster, Wexley, England
2008 to 2009
# Earned Degrees
Doctor of Musical Arts in Organ, University of Iowa, 2012 (coursework in residence to 2008)
Master of Music, University of Iowa, 2006
Bachelor of Music, St. Olaf College, 2004
# Professional Standing
Fellow of the American Guild of Organists, 2014
Member of the Hymn Society
# Recordings
"Lowcountry Voluntaries", Palmetto Tracks, 2022
# Repertoire and Recommendation Letters
Sent on request.
`,
  }),
  cv('a11-in-pharma', 'odt', 'en', 'IN', {
    names: ['Sushmita Venkataraghavan', 'Ms. Sushmita Venkataraghavan'],
    email: 'sushmita.vraghavan@musimail.example',
    phone: '+91 55550 12846',
    city: 'Hyderabad',
    languages: ['English', 'Telugu', 'Tamil', 'Hindi'],
    jobs: [
      'Manager – Quality Assurance | Charmicure Formulations Pvt. Ltd. | Hyderabad | 2022-11 | now',
      'Deputy Manager – Quality Assurance | Charmicure Formulations Pvt. Ltd. | Hyderabad | 2019-04 | 2022-10',
      'Senior Executive – QA | Nilgiri Biologicals Limited | Hosur | 2016-01 | 2019-03',
      'Executive – QC | Sanjeevani Oral Solids Ltd. | Baddi, Himachal Pradesh | 2012-07 | 2015-12',
      'Industrial Trainee | Sanjeevani Oral Solids Ltd. | Baddi, Himachal Pradesh | 2012-01 | 2012-06',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE**
**Ms. Sushmita Venkataraghavan**
Flat 302, Sri Lakshmi Enclave, Kukatpally, Hyderabad – 500072
Mobile: +91 55550 12846
E-Mail: sushmita.vraghavan@musimail.example
# CAREER OBJECTIVE
To hold a leadership role in Quality where I can take a site through USFDA and EU-GMP inspections.
# PROFESSIONAL SYNOPSIS
* 14+ years in oral solids and sterile formulations
* Faced USFDA (4), MHRA (2), ANVISA (1); nil 483s in 2024
* Data integrity, APQR, CAPA, TrackWise, LIMS
# ORGANISATIONAL EXPERIENCE
|| 5 12
| Organisation | **Charmicure Formulations Pvt. Ltd., Hyderabad**
| Nov’2022 – Till Date | Manager – Quality Assurance
| Apr’2019 – Oct’2022 | Deputy Manager – Quality Assurance
| Reporting to | Site Quality Head
| Organisation | **Nilgiri Biologicals Limited, Hosur**
| Jan’2016 – Mar’2019 | Senior Executive – QA
| Reporting to | AGM – Quality
| Organisation | **Sanjeevani Oral Solids Ltd., Baddi, Himachal Pradesh**
| Jul’2012 – Dec’2015 | Executive – QC
| Reporting to | QC Head
# INDUSTRIAL TRAINING
|| 5 12
| Organisation | **Sanjeevani Oral Solids Ltd., Baddi, Himachal Pradesh**
| Jan’2012 – Jun’2012 | Industrial Trainee
# SCHOLASTICS
|| 6 7 3
| **Examination** | **Institute** | **Marks**
| M.Pharm (Pharmaceutical Analysis), 2012 | Kakatiya University | 78.4%
| B.Pharm, 2010 | Osmania University | 71.9%
| Intermediate (BiPC), 2006 | Narayana Junior College | 93.1%
# PERSONAL DETAILS
Father’s name: Shri T. Venkataraghavan
Date of birth: 17th August 1989
Marital status: Married
Languages known: English, Telugu, Tamil, Hindi
Passport: valid till 2031
# DECLARATION
I hereby declare that the above particulars are true to the best of my knowledge.
Place: Hyderabad
(Sushmita Venkataraghavan)
`,
  }),
  cv('a12-ie-qs', 'txt', 'en', 'IE', {
    names: ['Cathal Ó Dubhláin', 'Cathal Dolan'],
    email: 'cathal.odubhlain@corribpost.example',
    phone: '020 912 6638',
    city: 'Oranmore',
    headline: 'Chartered Quantity Surveyor, MSCSI MRICS',
    languages: ['English', 'Irish'],
    jobs: [
      'Commercial Manager | Galway Estuary Civils Ltd | Galway | 2023-02 | now',
      'Senior Quantity Surveyor | Galway Estuary Civils Ltd | Galway | 2018-10 | 2023-01',
      'Quantity Surveyor | Burj Al Noor Contracting LLC | Doha, Qatar | 2014-03 | 2018-06',
      'Junior Quantity Surveyor | Hennigan Tully & Partners | Sligo | 2011-09 | 2014-02',
      'Secretary | Cumann Naomh Éanna | Oranmore | 2019-11 | now',
    ],
    aside: [4],
    page: `
Cathal Ó Dubhláin
Chartered Quantity Surveyor, MSCSI MRICS
Frenchfort, Oranmore, Co. Galway
cathal.odubhlain@corribpost.example
020 912 6638
^ KEY POINTS
* Fifteen years, twelve of them with main contractors
* FIDIC Red and Yellow, PW-CF1 to CF5, NEC4
* Final accounts agreed on 37 projects, two conciliations, no court
^ POSTS
Commercial Manager. Galway Estuary Civils Ltd, Galway. February 2023 to date.
Harbour and flood relief works up to €64 million, team of six surveyors.
^ Senior Quantity Surveyor. Galway Estuary Civils Ltd, Galway. October 2018 to January 2023.
Greenways, two bridges, the Kinvara pier.
^ Quantity Surveyor. Burj Al Noor Contracting LLC, Doha, Qatar. March 2014 to June 2018.
Metro stations package, variations and claims.
^ Junior Quantity Surveyor. Hennigan Tully & Partners, Sligo. September 2011 to February 2014.
Schools programme, cost plans.
^ JULY TO SEPTEMBER 2018
Moved the family home from Qatar.
^ CLUB
Secretary. Cumann Naomh Éanna, Oranmore. November 2019 to date.
^ THIRD LEVEL
BSc (Hons) Quantity Surveying, GMIT, 2011
Diploma in Arbitration, UCD, 2021
^ TEANGACHA / TONGUES
English, Irish (B2)
^ CONTACTS FOR A REFERENCE
Fidelma Hession, director, Galway Estuary Civils, 020 912 6639
Qatar ID and passport read Cathal Dolan
`,
  }),
  cv('b01-de-de-aufzug', 'rtf', 'de', 'DE', {
    names: [
      'Dariusz Wojciechowski-Thiele',
      'Darek Wojciechowski-Thiele',
      'Dariusz „Darek“ Wojciechowski-Thiele',
    ],
    email: 'darek.thiele@fuldapost.example',
    phone: '0171 3920057',
    city: 'Kassel',
    headline: 'Servicetechniker Aufzüge und Fahrtreppen',
    languages: ['Deutsch', 'Polnisch', 'Englisch'],
    jobs: [
      'Gebietsleiter Service | Nordhessen Aufzüge GmbH & Co. KG | Kassel | 2020-10 | now',
      'Servicetechniker | Nordhessen Aufzüge GmbH & Co. KG | Kassel | 2014-04 | 2020-09',
      'Aufzugsmonteur | Liftbau Werratal GmbH | Eschwege | 2007-08 | 2014-03',
      'Grundwehrdienst | Bundeswehr | Fritzlar | 2006-10 | 2007-06',
      'Ausbildung zum Mechatroniker | Waggonfabrik Herkules AG | Kassel | 2003-09 | 2006-08',
    ],
    aside: [3, 4],
    page: `
! Dariusz „Darek“ Wojciechowski-Thiele
Servicetechniker Aufzüge und Fahrtreppen
Frankfurter Straße 211, 34134 Kassel
Mobil 0171 3920057
Mail darek.thiele@fuldapost.example
# Angaben zu mir
Geboren am 11.04.1986 in Opole, seit 1990 in Kassel, verheiratet, zwei Söhne
# Stationen im Beruf
**seit 10/2020**
Gebietsleiter Service bei der Nordhessen Aufzüge GmbH & Co. KG in Kassel
* Verantwortlich für 1.140 Anlagen und neun Techniker
* Angebote für Modernisierungen, Abstimmung mit dem TÜV
**04/2014 bis 09/2020**
Servicetechniker bei der Nordhessen Aufzüge GmbH & Co. KG in Kassel
* Wartung und Entstörung, Rufbereitschaft, Personenbefreiung
**08/2007 bis 03/2014**
Aufzugsmonteur bei der Liftbau Werratal GmbH in Eschwege
* Neuanlagen im Team zu zweit, Einstellung der Türantriebe
# Wehrdienst
**10/2006 bis 06/2007**
Grundwehrdienst bei der Bundeswehr in Fritzlar
# Lehrzeit
**09/2003 bis 08/2006**
Ausbildung zum Mechatroniker bei der Waggonfabrik Herkules AG in Kassel
# Schule
2003 Realschulabschluss, Johann-Amos-Comenius-Schule
# Lehrgänge
* Befähigte Person nach BetrSichV, 2016
* Elektrofachkraft, Schaltberechtigung bis 1 kV
* Führen im Außendienst, IHK, 2020
# Sprachkenntnisse
Deutsch, Polnisch (zweite Muttersprache), Englisch (Handbücher)
# Führerscheine
B, BE, C1
Kassel, den 28. Oktober 2026
`,
  }),
  cv('b02-de-at-lebensmittel', 'pdf', 'de', 'AT', {
    names: ['DI Magdalena Obergantschnig', 'Magdalena Obergantschnig'],
    email: 'm.obergantschnig@murpost.example',
    phone: '+43 664 5550 318',
    city: 'Graz',
    headline: 'Lebensmitteltechnologin',
    languages: ['Deutsch', 'Englisch', 'Kroatisch'],
    jobs: [
      'Leiterin Produktentwicklung | Kernöl & Feinkost Raabtal GmbH | Feldbach | 2021-03 | now',
      'Qualitätsmanagerin | Grazer Molkereigenossenschaft | Graz | 2016-09 | 2021-02',
      'Laborleiterin | Mühle Anton Kropf KG | Gleisdorf | 2013-01 | 2016-08',
      'Projektassistentin | Institut für Getreideforschung Tulln | Tulln | 2011-10 | 2012-12',
      'Ferialpraktikantin | Obsthof Wiesauer | Puch bei Weiz | 2009-07 | 2009-08',
    ],
    aside: [4],
    page: `
|| 11 6
| **Beruflicher Weg**\\**Leiterin Produktentwicklung**\\Kernöl & Feinkost Raabtal GmbH, Feldbach\\März 2021 bis heute\\Vierzehn Neuprodukte, zwei Patente, Team mit fünf Personen\\**Qualitätsmanagerin**\\Grazer Molkereigenossenschaft, Graz\\September 2016 bis Februar 2021\\IFS, FSSC 22000, Lieferantenaudits in sechs Ländern\\**Laborleiterin**\\Mühle Anton Kropf KG, Gleisdorf\\Jänner 2013 bis August 2016\\Mykotoxine, Backversuche, Prüfmittelüberwachung\\**Projektassistentin**\\Institut für Getreideforschung Tulln, Tulln\\Oktober 2011 bis Dezember 2012\\**Praktikum**\\**Ferialpraktikantin**\\Obsthof Wiesauer, Puch bei Weiz\\Juli 2009 bis August 2009\\**Studium und Schule**\\2005 bis 2011: Lebensmittel- und Biotechnologie, Universität für Bodenkultur Wien\\2005: Matura, HBLA für Ernährung, Raumberg\\**Zusatzqualifikationen**\\Sensorikerin nach ÖNORM, 2014\\HACCP-Teamleiterin, 2016 | **DI Magdalena Obergantschnig**\\Lebensmitteltechnologin\\**So erreichen Sie mich**\\Körösistraße 77/12\\8010 Graz\\+43 664 5550 318\\m.obergantschnig@murpost.example\\**Geburtsdatum**\\23. Mai 1986\\**Ich spreche**\\Deutsch\\Englisch (C1)\\Kroatisch (A2)\\**Programme**\\SAP QM\\Minitab\\CompuSense\\**Privat**\\Gemüsegarten, Weitwandern
`,
  }),
  cv('b03-de-ch-versicherung', 'txt', 'de', 'CH', {
    names: ['Reto Camenzind-Durrer', 'Reto Camenzind'],
    email: 'reto.camenzind@rigiblick.example',
    phone: '+41 79 555 04 71',
    city: 'Küssnacht am Rigi',
    headline: 'Versicherungsfachmann mit eidg. Fachausweis',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Kaufmännische Lehre EFZ Profil E | Gemeindeverwaltung Muotafurt | Muotafurt | 2004-08 | 2007-07',
      'Rekrutenschule als Sanitätssoldat | Schweizer Armee | Airolo | 2008-03 | 2008-07',
      'Sachbearbeiter Motorfahrzeuge | Urschweizer Mobiliarkasse | Schwyz | 2008-08 | 2012-11',
      'Schadeninspektor | Urschweizer Mobiliarkasse | Schwyz | 2012-12 | 2017-05',
      'Kundenberater Unternehmen | Gotthard Versicherungen AG | Luzern | 2017-06 | 2022-01',
      'Generalagent | Gotthard Versicherungen AG | Küssnacht am Rigi | 2022-02 | now',
    ],
    aside: [0, 1],
    page: `
LEBENSLAUF IN ZEITLICHER FOLGE
Reto Camenzind-Durrer
Versicherungsfachmann mit eidg. Fachausweis
Seebodenweg 3
6403 Küssnacht am Rigi
Mobile +41 79 555 04 71
Mail reto.camenzind@rigiblick.example
Geboren 30.09.1988, Bürger von Gersau, verheiratet
^ BIS 2007
August 2004 bis Juli 2007
Kaufmännische Lehre EFZ Profil E
Gemeindeverwaltung Muotafurt, Muotafurt
^ 2007 BIS 2012
August 2007 bis Februar 2008
Sprachaufenthalt in Montpellier
^ März 2008 bis Juli 2008
Rekrutenschule als Sanitätssoldat
Schweizer Armee, Airolo
^ August 2008 bis November 2012
Sachbearbeiter Motorfahrzeuge
Urschweizer Mobiliarkasse, Schwyz
^ 2012 BIS 2022
Dezember 2012 bis Mai 2017
Schadeninspektor
Urschweizer Mobiliarkasse, Schwyz
* Elementarschäden, 300 Augenscheine im Jahr
^ Juni 2017 bis Januar 2022
Kundenberater Unternehmen
Gotthard Versicherungen AG, Luzern
* KMU-Portefeuille von 4,1 Millionen Franken Prämie
^ SEIT 2022
Februar 2022 bis heute
Generalagent
Gotthard Versicherungen AG, Küssnacht am Rigi
* Elf Mitarbeitende, zwei Lernende, Schadenquote unter 55 Prozent
^ ABSCHLÜSSE
2007 Kaufmann EFZ
2015 Versicherungsfachmann mit eidg. Fachausweis
2021 CAS Führung, Hochschule Luzern
^ SPRACHEN UND FREIZEIT
Deutsch (Muttersprache), Französisch (B2), Englisch (B1)
Schwingen, Skitouren
`,
  }),
  cv('b04-fr-fr-boulangere', 'odt', 'fr', 'FR', {
    names: ['Solenn LE GUELLEC', 'Solenn Le Guellec'],
    email: 'solenn.leguellec@odetmail.example',
    phone: '06 39 98 22 17',
    city: 'Quimper',
    headline: 'Boulangère-pâtissière',
    languages: ['Français', 'Breton', 'Anglais'],
    jobs: [
      'Responsable de production | Fournil des Trois Vallées | Quimper | 2021-09 | now',
      'Boulangère tourière | Fournil des Trois Vallées | Quimper | 2018-03 | 2021-08',
      'Chef de partie pâtisserie | Hôtel Thalasso Cap Kernével | Bénodet | 2015-04 | 2017-11',
      'Ouvrière boulangère | Maison Quéméneur | Douarnenez | 2012-07 | 2015-03',
      'Apprentie boulangère | Maison Quéméneur | Douarnenez | 2010-09 | 2012-06',
      'Formatrice bénévole | Les Levains Solidaires | Quimper | 2022-01 | now',
    ],
    aside: [4, 5],
    page: `
> Solenn LE GUELLEC
> **Boulangère-pâtissière**
|| 8 8
| 4, venelle du Pain-Cuit\\29000 Quimper\\Permis B, véhicule | 06 39 98 22 17\\solenn.leguellec@odetmail.example\\34 ans, deux enfants
# Ce que je sais faire
* Pains au levain naturel, tourage, kouign-amann, viennoiserie en pousse lente
* Planning de sept personnes, coûts matière, HACCP
* Ouverture de deux points de vente et d’une tournée de marchés
# Mes emplois
|| 9 7
| **Responsable de production** – Fournil des Trois Vallées, Quimper | septembre 2021 à aujourd’hui
| **Boulangère tourière** – Fournil des Trois Vallées, Quimper | mars 2018 à août 2021
| **Chef de partie pâtisserie** – Hôtel Thalasso Cap Kernével, Bénodet | avril 2015 à novembre 2017
| **Ouvrière boulangère** – Maison Quéméneur, Douarnenez | juillet 2012 à mars 2015
# Mon apprentissage
|| 9 7
| **Apprentie boulangère** – Maison Quéméneur, Douarnenez | septembre 2010 à juin 2012
# Temps pour autre chose
De décembre 2017 à février 2018, rénovation d’un four banal à Pont-Croix
# Engagement
|| 9 7
| **Formatrice bénévole** – Les Levains Solidaires, Quimper | janvier 2022 à aujourd’hui
# Diplômes et concours
BP boulanger, CFA de Quimper, 2014
CAP boulanger, CFA de Quimper, 2012
2e prix du meilleur croissant au beurre du Finistère, 2023
# Langues parlées
Français, Breton (courant), Anglais (scolaire)
`,
  }),
  cv('b05-fr-ca-forestier', 'docx', 'fr', 'CA', {
    names: ['Marc-Olivier St-Amand-Picard', 'Marc-Olivier St-Amand-Picard, ing.f.', 'Marc-Olivier St-Amand'],
    email: 'mo.stamand@manicouaganmail.example',
    phone: '418-555-0137',
    city: 'Baie-Comeau',
    headline: 'Ingénieur forestier',
    languages: ['Français', 'Anglais', 'Innu'],
    jobs: [
      'Surintendant aux opérations forestières | Scierie Outardes-Nord inc. | Baie-Comeau | 2022-05 | now',
      'Ingénieur forestier, planification | Scierie Outardes-Nord inc. | Baie-Comeau | 2017-06 | 2022-04',
      'Contremaître en sylviculture | Coopérative forestière du Haut-Betsiamites | Forestville | 2015-09 | 2017-05',
      'Technicien forestier | Coopérative forestière du Haut-Betsiamites | Forestville | 2009-06 | 2012-08',
      'Débroussailleur | Reboisement Girard et Fils | Sacré-Cœur | 2008-06 | 2008-10',
    ],
    page: `
! Marc-Olivier St-Amand-Picard, ing.f.
Ingénieur forestier
Baie-Comeau (Québec) G4Z
Cell. 418-555-0137
Courriel : mo.stamand@manicouaganmail.example
# SOMMAIRE
Technicien devenu ingénieur : trois ans sur le terrain, neuf ans à la planification et aux opérations. 640 000 m³ par année, sept entrepreneurs, deux camps.
# CHEMINEMENT DE CARRIÈRE
**Scierie Outardes-Nord inc.**, Baie-Comeau
Surintendant aux opérations forestières : mai 2022 à ce jour
* Budget de 31 M$, coût de fibre réduit de 6 %
* Zéro accident avec perte de temps depuis 22 mois
Ingénieur forestier, planification : juin 2017 à avril 2022
* PAFIO, prescriptions sylvicoles, harmonisation avec la communauté de Pessamit
^ **Coopérative forestière du Haut-Betsiamites**, Forestville
Contremaître en sylviculture : septembre 2015 à mai 2017
Technicien forestier : juin 2009 à août 2012
* Inventaires, martelage, feux de 2010
^ **Reboisement Girard et Fils**, Sacré-Cœur
Débroussailleur : juin 2008 à octobre 2008
# SCOLARITÉ
2012-2015 : Baccalauréat en aménagement et environnement forestiers, Université Laval
2006-2009 : DEC en technologie forestière, Cégep de Baie-Comeau
# ORDRE ET CARTES
OIFQ no 15-055, secourisme en forêt, carte ASP, classe 5
# LANGUES PRATIQUÉES
Français, Anglais (fonctionnel), Innu (salutations et vocabulaire de chasse)
# LOISIRS
Trappe, hockey de ligue de garage
`,
  }),
  cv('b06-fr-be-controle', 'doc', 'fr', 'BE', {
    names: ['Ingrid de Waegeneer', 'Ingrid de Waegeneer-Lobet', 'Ingrid De Waegeneer'],
    email: 'ingrid.dewaegeneer@brabantwallon.example',
    phone: '+32 475 55 07 14',
    city: 'Wavre',
    headline: 'Contrôleuse de gestion industrielle',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Responsable contrôle de gestion | Verreries de la Dyle SA | Ottignies | 2018 | now',
      'Contrôleuse de gestion | Verreries de la Dyle SA | Ottignies | 2012 | 2018',
      'Auditrice | Fiduciaire Lannoy-Pirard | Bruxelles | 2008 | 2012',
      'Comptable fournisseurs | Brasserie du Vieux Pressoir SPRL | Nivelles | 2005 | 2007',
      'Trésorière | Crèche parentale Les Bourdons | Wavre | 2011 | 2016',
    ],
    aside: [4],
    page: `
Ingrid de Waegeneer
Contrôleuse de gestion industrielle
Chaussée de Louvain 402, 1300 Wavre
+32 475 55 07 14 ou ingrid.dewaegeneer@brabantwallon.example
^ **MES ATOUTS EN CINQ LIGNES**
1. Prix de revient en production continue : énergie, casse, rendement four
2. Clôture mensuelle en quatre jours, consolidation sous IFRS
3. Passage à S/4HANA piloté sur deux sites, dans les délais
4. Tableaux de bord Power BI lus par les chefs d’équipe
5. Encadrement de trois contrôleurs juniors
^ **OÙ J’AI TRAVAILLÉ**
|| 3 7 6
| depuis 2018 | Responsable contrôle de gestion | Verreries de la Dyle SA, Ottignies
| 2012 – 2018 | Contrôleuse de gestion | Verreries de la Dyle SA, Ottignies
| 2008 – 2012 | Auditrice | Fiduciaire Lannoy-Pirard, Bruxelles
| 2005 – 2007 | Comptable fournisseurs | Brasserie du Vieux Pressoir SPRL, Nivelles
^ **MANDAT BÉNÉVOLE**
|| 3 7 6
| 2011 – 2016 | Trésorière | Crèche parentale Les Bourdons, Wavre
^ **PARCOURS ACADÉMIQUE**
|| 3 13
| 2008 | Ingénieure de gestion, LSM, UCLouvain (horaire décalé)
| 2005 | Bachelier en comptabilité, EPHEC
^ **CONNAISSANCES LINGUISTIQUES**
Français (maternelle), Néerlandais (B2), Anglais (C1)
^ **ENVIE**
Un poste de finance manager à moins de quarante minutes de Wavre, quatre cinquièmes temps accepté.
~ État civil : Ingrid de Waegeneer-Lobet
`,
  }),
  cv('b07-es-es-autobus', 'rtf', 'es', 'ES', {
    names: ['Fermín Etxeandia Larralde', 'Fermín Etxeandia'],
    email: 'fermin.etxeandia@zadorramail.example',
    phone: '600 555 314',
    city: 'Vitoria-Gasteiz',
    headline: 'Conductor de autobús y formador CAP',
    languages: ['Castellano', 'Euskera', 'Portugués'],
    jobs: [
      'Conductor formador | Autobuses Llanada Alavesa, S.A. | Vitoria-Gasteiz | 2020-02 | now',
      'Conductor perceptor | Autobuses Llanada Alavesa, S.A. | Vitoria-Gasteiz | 2013-09 | 2020-01',
      'Conductor de autocar discrecional | Viajes y Autocares Urbión, S.L. | Logroño | 2008-04 | 2013-08',
      'Repartidor | Panificadora Siete Espigas | Miranda de Ebro | 2003-05 | 2008-03',
    ],
    page: `
> **FERMÍN ETXEANDIA LARRALDE**
> Conductor de autobús y formador CAP
# Mis datos
= Nombre:\tFermín Etxeandia Larralde
= Dirección:\tAvenida de los Chopos 41, 2.º B, 01008 Vitoria-Gasteiz
= Móvil:\t600 555 314
= Correo:\tfermin.etxeandia@zadorramail.example
= Nacimiento:\t19/07/1981
= Permisos:\tB, C, D, D+E, CAP viajeros y mercancías
# Empleos
**01/02/2020 - hasta hoy**
Conductor formador
Autobuses Llanada Alavesa, S.A. (Vitoria-Gasteiz)
* Formación de 60 conductores al año en conducción eficiente
* Puesta en servicio de 13 autobuses eléctricos
**01/09/2013 - 31/01/2020**
Conductor perceptor
Autobuses Llanada Alavesa, S.A. (Vitoria-Gasteiz)
* Líneas urbanas 2, 4 y 8, turno partido y correturnos
**07/04/2008 - 31/08/2013**
Conductor de autocar discrecional
Viajes y Autocares Urbión, S.L. (Logroño)
* Excursiones por España, Portugal y el sur de Francia
**12/05/2003 - 31/03/2008**
Repartidor
Panificadora Siete Espigas (Miranda de Ebro)
# Títulos
Técnico en Electromecánica de Vehículos, CIFP Mendizabala, 2001
Formador de CAP homologado, Gobierno Vasco, 2019
# Cursos recientes
Atención a personas con movilidad reducida, 20 horas, 2024
Primeros auxilios y DESA, 2025
# Conocimiento de idiomas
Castellano, Euskera (B2), Portugués (hablado)
# Puntos del carné
15 de 15
`,
  }),
  cv('b08-es-mx-calidad', 'docx', 'es', 'MX', {
    names: [
      'Ing. María Guadalupe Ávalos Tzintzun',
      'María Guadalupe Ávalos Tzintzun',
      'María Guadalupe Ávalos',
      'Lupita Ávalos',
    ],
    email: 'guadalupe.avalos@bajiomail.example',
    phone: '+52 442 555 0168',
    city: 'Querétaro',
    headline: 'Ingeniera de calidad automotriz',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'Gerente de Calidad | Inyecciones Plásticas Bernal S.A. de C.V. | El Marqués, Qro. | 2022-08 | now',
      'Ingeniera de Calidad de Proveedores | Arneses y Sensores del Bajío | Silao, Gto. | 2018-05 | 2022-07',
      'Ingeniera de Calidad | Arneses y Sensores del Bajío | Silao, Gto. | 2015-11 | 2018-04',
      'Inspectora de recibo | Fundición La Cañada | Querétaro | 2013-09 | 2015-10',
      'Practicante de Metrología | Centro Metrológico Corregidora | Querétaro | 2013-02 | 2013-07',
    ],
    aside: [4],
    page: `
! Ing. María Guadalupe Ávalos Tzintzun
Ingeniera de calidad automotriz
Col. Jardines del Acueducto, Querétaro, Qro. C.P. 76020
Cel. +52 442 555 0168, guadalupe.avalos@bajiomail.example
# Resumen ejecutivo
Trece años en proveedores Tier 1 y Tier 2. IATF 16949, VDA 6.3, core tools. PPM de 380 a 41 en tres años.
# Trayectoria laboral
|| 6 10
| **Inyecciones Plásticas Bernal S.A. de C.V.**\\El Marqués, Qro.\\Agosto 2022 – a la fecha | **Gerente de Calidad**\\Equipo de 17 personas, tres turnos\\Certificación IATF sin no conformidades mayores
| **Arneses y Sensores del Bajío**\\Silao, Gto.\\Mayo 2018 – Julio 2022 | **Ingeniera de Calidad de Proveedores**\\58 proveedores, auditorías en México, Texas y Baviera
| **Arneses y Sensores del Bajío**\\Silao, Gto.\\Noviembre 2015 – Abril 2018 | **Ingeniera de Calidad**\\APQP y PPAP de seis programas
| **Fundición La Cañada**\\Querétaro\\Septiembre 2013 – Octubre 2015 | **Inspectora de recibo**
# Prácticas profesionales
|| 6 10
| **Centro Metrológico Corregidora**\\Querétaro\\Febrero 2013 – Julio 2013 | **Practicante de Metrología**
# Preparación académica
Maestría en Manufactura Avanzada, CIDESI, 2020
Ingeniería Industrial, Instituto Tecnológico de Querétaro, 2009 – 2013
# Certificados
Auditora líder IATF 16949 (2021), Green Belt (2017)
# Idiomas extranjeros
Inglés (avanzado), Alemán (A2)
# Disponibilidad
Para viajar: sí. Para cambiar de residencia: San Luis Potosí o Aguascalientes.
~ En la planta me dicen Lupita Ávalos
`,
  }),
  cv('b09-es-cl-psicologa', 'txt', 'es', 'CL', {
    names: [
      'Javiera Antonia Quilodrán Mac-Lean',
      'Javiera Quilodrán Mac-Lean',
      'Javiera Quilodrán',
      'Ps. Javiera Quilodrán Mac-Lean',
    ],
    email: 'javiera.quilodran@callecallemail.example',
    phone: '+56 9 5550 1274',
    city: 'Valdivia',
    headline: 'Psicóloga educacional',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Coordinadora PIE | Liceo Técnico Rucapillán | Valdivia | 2021-03 | now',
      'Psicóloga PIE | Escuela Rural Los Notros | Máfil | 2016-03 | 2021-02',
      'Psicóloga | Fundación Puente Niñez | La Unión | 2014-05 | 2016-02',
      'Docente part-time | Instituto Profesional Ainilebu | Valdivia | 2018-08 | 2020-12',
      'Práctica profesional | Hospital Comunitario Lago Ranco | Lago Ranco | 2013-08 | 2013-12',
    ],
    aside: [4],
    page: `
CURRÍCULUM
Ps. Javiera Quilodrán Mac-Lean
Psicóloga educacional
Nombre completo: Javiera Antonia Quilodrán Mac-Lean
RUN: 17.555.012-3
Domicilio: Pasaje Los Laureles 1180, Valdivia, Región de Los Ríos
Fono: +56 9 5550 1274
Correo electrónico: javiera.quilodran@callecallemail.example
^ A) TRABAJO ACTUAL
mar-2021 a la fecha
Coordinadora PIE
Liceo Técnico Rucapillán, Valdivia
* 112 estudiantes con NEE, equipo de 14 profesionales
* Decretos 170 y 83, rendición ante la Superintendencia
^ B) TRABAJOS ANTERIORES
mar-2016 a feb-2021
Psicóloga PIE
Escuela Rural Los Notros, Máfil
* Evaluación WISC-V, talleres con apoderados
^ may-2014 a feb-2016
Psicóloga
Fundación Puente Niñez, La Unión
* Programa de protección, informes a tribunales de familia
^ C) DOCENCIA EN EDUCACIÓN SUPERIOR
ago-2018 a dic-2020
Docente part-time
Instituto Profesional Ainilebu, Valdivia
^ D) PRÁCTICA
ago-2013 a dic-2013
Práctica profesional
Hospital Comunitario Lago Ranco, Lago Ranco
^ E) ESTUDIOS
2019 Magíster en Psicología Educacional, Universidad de La Frontera
2013 Título de Psicóloga, Universidad Austral de Chile
^ F) OTROS ANTECEDENTES
Idiomas: Español, Inglés (intermedio)
Registro MINEDUC vigente
Pretensiones de renta: a convenir
^ G) REFERENCIAS LABORALES
Director Hernán Oyarzo, Escuela Rural Los Notros, +56 9 5550 1275
`,
  }),
  cv('b10-it-it-maestra', 'doc', 'it', 'IT', {
    names: ['Assunta De Lillo Spadavecchia', 'Assunta De Lillo', 'Susy De Lillo Spadavecchia'],
    email: 'assunta.delillo@ofantomail.example',
    phone: '333 555 0931',
    city: 'Barletta',
    languages: ['Italiano', 'Inglese', 'LIS'],
    jobs: [
      'Coordinatrice pedagogica | Scuola dell’infanzia paritaria L’Aquilone | Barletta | 2017-09 | now',
      'Insegnante di sezione | Scuola dell’infanzia paritaria L’Aquilone | Barletta | 2009-09 | 2017-08',
      'Educatrice di asilo nido | Cooperativa sociale Girotondo Dauno | Foggia | 2005-01 | 2009-07',
      'Babysitter | Famiglia Stevenson-Hale | Dublino | 2003-10 | 2004-09',
      'Servizio civile nazionale | Associazione Voce Amica | Trani | 2002-09 | 2003-09',
    ],
    aside: [4],
    page: `
ASSUNTA DE LILLO SPADAVECCHIA
(per i bambini Susy De Lillo Spadavecchia)
Via Imbriani vecchia 58, 76121 Barletta (BT)
333 555 0931
assunta.delillo@ofantomail.example
nata a Cerignola il 6 ottobre 1982
^ **IL MIO LAVORO CON I PICCOLI**
Coordinatrice pedagogica presso la Scuola dell’infanzia paritaria L’Aquilone a Barletta, dal 1° settembre 2017 a oggi.
Coordino quattro sezioni e undici colleghe, tengo i rapporti con il Comune e con il servizio di neuropsichiatria, scrivo il PTOF.
^ Insegnante di sezione presso la Scuola dell’infanzia paritaria L’Aquilone a Barletta, dal 1° settembre 2009 al 31 agosto 2017.
Sezione dei cinque anni, laboratorio di ombre, orto, accoglienza.
^ Educatrice di asilo nido presso la Cooperativa sociale Girotondo Dauno a Foggia, dal 10 gennaio 2005 al 31 luglio 2009.
^ Babysitter presso la Famiglia Stevenson-Hale a Dublino, dal 1° ottobre 2003 al 30 settembre 2004.
^ **UN ANNO DI SERVIZIO**
Servizio civile nazionale presso la Associazione Voce Amica a Trani, dal 2 settembre 2002 al 1° settembre 2003.
^ **TITOLI CONSEGUITI**
Laurea in Scienze della Formazione Primaria, Università di Foggia, 28 marzo 2009
Diploma magistrale, Istituto Staffa di Trinitapoli, luglio 2001
Master di I livello in pedagogia Montessori, 2016
^ **AGGIORNAMENTO**
Primo soccorso pediatrico (2025), metodo Reggio, psicomotricità
^ **LINGUE E LINGUAGGI**
Italiano, Inglese (B1), LIS (terzo livello)
^ Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.
Barletta, 20 ottobre 2026
`,
  }),
  cv('b11-it-it-meccanico', 'pdf', 'it', 'IT', {
    names: ['Ionuț Cristian Bălan', 'Ionuț Bălan'],
    email: 'ionut.balan@tanaromail.example',
    phone: '+39 333 555 0268',
    city: 'Cuneo',
    headline: 'Meccatronico d’auto',
    languages: ['Rumeno', 'Italiano', 'Tedesco'],
    jobs: [
      'Capo officina | Officine Valle Gesso S.r.l. | Cuneo | 2019-09 | now',
      'Meccatronico | Officine Valle Gesso S.r.l. | Cuneo | 2014-02 | 2019-08',
      'Meccanico di veicoli industriali | Truck Point Saluzzese S.n.c. | Saluzzo | 2010-06 | 2014-01',
      'Gommista | Pneumatici Falco di Falco Bruno | Fossano | 2008-03 | 2010-05',
      'Tirocinante elettrauto | Autoservice Dealul Mare | Ploiești, Romania | 2007-01 | 2007-06',
    ],
    aside: [4],
    page: `
! Ionuț Cristian Bălan
Meccatronico d’auto
# INFORMAZIONI DI CONTATTO
= Nazionalità:\tRumena
= Data di nascita:\t21/02/1989
= Indirizzo:\tVia dei Tigli 12, 12100, Cuneo, Italia (Abitazione)
= Telefono:\t+39 333 555 0268
= Indirizzo e-mail:\tionut.balan@tanaromail.example
# ESPERIENZA LAVORATIVA
**02/09/2019 – ATTUALE** – Cuneo, Italia
**Capo officina** – Officine Valle Gesso S.r.l.
* Sei meccanici, diagnosi multimarca, ADAS, accettazione clienti
* Corso PES/PAV per vetture elettriche
**03/02/2014 – 31/08/2019** – Cuneo, Italia
**Meccatronico** – Officine Valle Gesso S.r.l.
* Cambi automatici, iniezione diesel, impianti GPL
**01/06/2010 – 31/01/2014** – Saluzzo, Italia
**Meccanico di veicoli industriali** – Truck Point Saluzzese S.n.c.
**10/03/2008 – 31/05/2010** – Fossano, Italia
**Gommista** – Pneumatici Falco di Falco Bruno
# TIROCINI
**08/01/2007 – 29/06/2007** – Ploiești, Romania
**Tirocinante elettrauto** – Autoservice Dealul Mare
# ISTRUZIONE E CORSI
**09/2003 – 06/2007** – Ploiești, Romania
Diploma di tecnico meccanico, Liceo Tecnologico Toma Socolescu
**2016** – Torino, Italia
Responsabile tecnico di officina, sezione meccatronica
# COMPETENZE LINGUISTICHE
Lingua madre: Rumeno
Altre lingue: Italiano (C1), Tedesco (A1)
# PATENTE DI GUIDA
Patente di guida: B
Patente di guida: C
`,
  }),
  cv('b12-it-ch-dogana', 'odt', 'it', 'CH', {
    names: ['Nives Bernaschina-Pelli', 'Nives Bernaschina'],
    email: 'nives.bernaschina@generosomail.example',
    phone: '+41 76 555 02 19',
    city: 'Mendrisio',
    headline: 'Specialista doganale con attestato federale',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Responsabile ufficio doganale | Spedizioni Breggia SA | Chiasso | 2020-01 | now',
      'Dichiarante doganale | Spedizioni Breggia SA | Chiasso | 2014-07 | 2019-12',
      'Impiegata import/export | Lattonedil Ticinese Sagl | Stabio | 2010-08 | 2014-06',
      'Segretaria | Studio dentistico Dr. Marzio Quadri | Balerna | 2008-10 | 2010-07',
      'Apprendista di commercio | Cooperativa Agricola del Mendrisiotto Basso | Coldrerio | 2005-09 | 2008-08',
    ],
    aside: [4],
    page: `
> **Nives Bernaschina-Pelli**
> Specialista doganale con attestato federale
> Vicolo delle Cantine 6, 6850 Mendrisio
> nives.bernaschina@generosomail.example
> cellulare +41 76 555 02 19
# Il percorso
**Spedizioni Breggia SA** (Chiasso)
|| 10 6
| Responsabile ufficio doganale | gen. 2020 – in corso
| Dichiarante doganale | lug. 2014 – dic. 2019
* 14 dichiaranti, e-dec e Passar, transito T1/T2, origine preferenziale
* Ottenimento dello statuto di destinatario autorizzato
^ **Lattonedil Ticinese Sagl** (Stabio)
|| 10 6
| Impiegata import/export | ago. 2010 – giu. 2014
* Crediti documentari, Incoterms, perfezionamento attivo
^ **Studio dentistico Dr. Marzio Quadri** (Balerna)
|| 10 6
| Segretaria | ott. 2008 – lug. 2010
# L’apprendistato
**Cooperativa Agricola del Mendrisiotto Basso** (Coldrerio)
|| 10 6
| Apprendista di commercio | set. 2005 – ago. 2008
# Formazione continua
|| 10 6
| Attestato federale di specialista doganale | 2017
| Attestato federale di capacità, impiegata di commercio | 2008
| Formatrice di apprendisti | 2021
# Conoscenza delle lingue
Italiano, Tedesco (B2), Francese (B2), Inglese (B1)
# Chi sono fuori ufficio
Attinente di Castel San Pietro, nata il 14.03.1989, due figli, tamburo nella Filarmonica
# Persona di riferimento
Fausto Cattaneo-Riva, direttore, Spedizioni Breggia SA, +41 76 555 02 20
`,
  }),
  cv('b13-pt-pt-enfermeiro', 'odt', 'pt', 'PT', {
    names: ['Gonçalo Teles de Pinho', 'Gonçalo Nuno Teles de Pinho', 'Gonçalo de Pinho', 'Gonçalo Pinho'],
    email: 'goncalo.pinho@serramail.example',
    phone: '920 555 638',
    city: 'Covilhã',
    headline: 'Enfermeiro especialista em reabilitação',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Enfermeiro gestor | Unidade de Cuidados Continuados Penhas Altas | Covilhã | 2021-10 | now',
      'Enfermeiro especialista | Unidade de Cuidados Continuados Penhas Altas | Covilhã | 2017-02 | 2021-09',
      'Staff Nurse | Thornbeck Hospital NHS Trust | Leeds | 2012-05 | 2016-12',
      'Enfermeiro | Lar de Santa Eufémia da Gardunha | Fundão | 2010-09 | 2012-04',
      'Socorrista voluntário | Delegação do Zêzere da Cruz Verde | Covilhã | 2005-03 | 2010-08',
    ],
    aside: [4],
    page: `
! Gonçalo Teles de Pinho
Enfermeiro especialista em reabilitação
Travessa da Alegria 8, 6200-054 Covilhã
Telem. 920 555 638
goncalo.pinho@serramail.example
# Hoje
Desde outubro de 2021 sou **Enfermeiro gestor** na Unidade de Cuidados Continuados Penhas Altas, Covilhã. Dirijo 26 enfermeiros e 31 auxiliares em três tipologias, faço escalas, indicadores e auditorias da rede.
# Antes disso
Entre fevereiro de 2017 e setembro de 2021 fui **Enfermeiro especialista** na mesma casa, a Unidade de Cuidados Continuados Penhas Altas, Covilhã, com programas de treino de marcha e de deglutição.
De maio de 2012 a dezembro de 2016 trabalhei em Inglaterra como **Staff Nurse** no Thornbeck Hospital NHS Trust, Leeds, em neurocirurgia.
O meu primeiro contrato, de setembro de 2010 a abril de 2012, foi como **Enfermeiro** no Lar de Santa Eufémia da Gardunha, Fundão.
# Voluntariado de juventude
De março de 2005 a agosto de 2010, **Socorrista voluntário** na Delegação do Zêzere da Cruz Verde, Covilhã.
# Cursos superiores
Mestrado em Enfermagem de Reabilitação, Escola Superior de Saúde de Viseu, 2019
Licenciatura em Enfermagem, Universidade da Beira Interior, 2006 – 2010
# Línguas que uso
Português, Inglês (C1), Francês (A2)
# Inscrições
Ordem dos Enfermeiros, cédula 5-E-55518; NMC (Reino Unido), inativa
~ Nome completo: Gonçalo Nuno Teles de Pinho
`,
  }),
  cv('b14-pt-br-dp', 'txt', 'pt', 'BR', {
    names: ['Wellington Aparecido Tavares Nakamura', 'Wellington Nakamura', 'Wellington Tavares Nakamura'],
    email: 'wellington.nakamura@trianguloemail.example',
    phone: '(34) 95555-0126',
    city: 'Uberlândia',
    headline: 'Analista de Departamento Pessoal',
    languages: ['Inglês'],
    jobs: [
      'Analista de Departamento Pessoal Sênior | Laticínios Chapadão Verde S.A. | Uberlândia/MG | 2022-03 | now',
      'Analista de Departamento Pessoal Pleno | Laticínios Chapadão Verde S.A. | Uberlândia/MG | 2019-01 | 2022-02',
      'Assistente de RH | Transportes Rodonorte Mineiro Ltda | Araguari/MG | 2015-06 | 2018-11',
      'Auxiliar Administrativo | Escritório Contábil Prata & Prata | Uberlândia/MG | 2012-02 | 2015-05',
      'Jovem Aprendiz | Supermercados Buriti | Uberlândia/MG | 2010-03 | 2011-12',
    ],
    aside: [4],
    page: `
WELLINGTON APARECIDO TAVARES NAKAMURA
Analista de Departamento Pessoal
Bairro Santa Mônica, Uberlândia - MG
Fone/WhatsApp: (34) 95555-0126
wellington.nakamura@trianguloemail.example
CNH AB, veículo próprio
^ RESUMO DE QUALIFICAÇÕES
* Folha de 2.300 colaboradores, eSocial, DCTFWeb, FGTS Digital
* Admissão, férias, rescisão, ponto eletrônico, convenções coletivas
* TOTVS RM, Senior, Excel avançado
^ HISTÓRICO PROFISSIONAL
Laticínios Chapadão Verde S.A. - Uberlândia/MG
Analista de Departamento Pessoal Sênior (03/2022 - atual)
Analista de Departamento Pessoal Pleno (01/2019 - 02/2022)
Implantação do ponto por biometria facial em quatro unidades.
^ Transportes Rodonorte Mineiro Ltda - Araguari/MG
Assistente de RH (06/2015 - 11/2018)
Recrutamento de motoristas, exames toxicológicos, benefícios.
^ Escritório Contábil Prata & Prata - Uberlândia/MG
Auxiliar Administrativo (02/2012 - 05/2015)
^ PRIMEIRO EMPREGO (APRENDIZAGEM)
Supermercados Buriti - Uberlândia/MG
Jovem Aprendiz (03/2010 - 12/2011)
^ ESCOLARIDADE
MBA em Gestão de Pessoas, Uniube, 2021
Tecnólogo em Recursos Humanos, UNOPAR, 2014
^ IDIOMA
Inglês (básico)
^ OBSERVAÇÕES
Pretensão salarial: R$ 6.800,00
Disponibilidade para início: 30 dias
`,
  }),
  cv('b15-pt-pt-engenheira', 'docx', 'pt', 'PT', {
    names: [
      'Eng.ª Catarina Lopo Vaz Monteiro',
      'Catarina Lopo Vaz Monteiro',
      'Catarina Vaz Monteiro',
      'Catarina Monteiro',
    ],
    email: 'catarina.vazmonteiro@sadopost.example',
    phone: '+351 920 555 709',
    city: 'Setúbal',
    headline: 'Diretora de obra',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Diretora de obra | Construções Arrábida-Mar, S.A. | Setúbal | 2020-06 | now',
      'Adjunta de direção de obra | Construções Arrábida-Mar, S.A. | Setúbal | 2017-01 | 2020-05',
      'Engenheira residente | Nampula Estradas e Pontes, Lda. | Nacala, Moçambique | 2012-10 | 2016-11',
      'Projetista de estruturas | Gabinete Técnico Pedra Furada | Palmela | 2009-11 | 2012-09',
      'Engenheira estagiária | Câmara Municipal de Vale do Sado | Alcácer do Sal | 2008-10 | 2009-10',
    ],
    aside: [4],
    page: `
> Eng.ª Catarina Lopo Vaz Monteiro
> **Diretora de obra**
|| 6 6 5
| Setúbal, Portugal | catarina.vazmonteiro@sadopost.example | +351 920 555 709
# EM POUCAS PALAVRAS
Dezassete anos entre o estaleiro e o projeto. Obras até 38 milhões de euros, prazos cumpridos em 9 de 11 empreitadas. Alvará classe 8.
# CARREIRA
Diretora de obra \tJun/2020 – Presente
**Construções Arrábida-Mar, S.A.**, Setúbal
* Lar e unidade de cuidados em Azeitão, 14 M€
* Reabilitação do cais de pesca, trabalhos de maré
Adjunta de direção de obra \tJan/2017 – Mai/2020
**Construções Arrábida-Mar, S.A.**, Setúbal
* 120 fogos de renda acessível
Engenheira residente \tOut/2012 – Nov/2016
**Nampula Estradas e Pontes, Lda.**, Nacala, Moçambique
* 86 km de estrada, três pontes, 410 trabalhadores
Projetista de estruturas \tNov/2009 – Set/2012
**Gabinete Técnico Pedra Furada**, Palmela
# ESTÁGIO DE ADMISSÃO
Engenheira estagiária \tOut/2008 – Out/2009
**Câmara Municipal de Vale do Sado**, Alcácer do Sal
# GRAUS E CERTIFICAÇÕES
|| 3 14
| 2008 | Mestrado integrado em Engenharia Civil, Instituto Superior Técnico
| 2018 | Coordenação de segurança em obra, nível 6
| 2023 | PMP
# FERRAMENTAS
CCS Candy, MS Project, Revit, Robot, BIM 360
# LÍNGUAS FALADAS
Português, Inglês (C1), Espanhol (B2)
# MOBILIDADE
Carta B e disponibilidade para o estrangeiro até seis meses por ano
`,
  }),
  cv('b16-nl-nl-verpleegkundige', 'rtf', 'nl', 'NL', {
    names: ['Fenna Hoekstra-el Khatabi', 'Fenna Hoekstra'],
    email: 'fenna.hoekstra@eemsmail.example',
    phone: '06 5550 3364',
    city: 'Delfzijl',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Gronings', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Thuiszorg Dollardkust | Delfzijl | 2021-02 | now',
      'Dialyseverpleegkundige | Wadden Medisch Centrum | Groningen | 2014-09 | 2021-01',
      'Verpleegkundige interne geneeskunde | Wadden Medisch Centrum | Groningen | 2010-08 | 2014-08',
      'Verzorgende IG | Woonzorgcentrum De Maarborg | Appingedam | 2004-07 | 2008-08',
      'Leerling-verpleegkundige | Wadden Medisch Centrum | Groningen | 2008-09 | 2010-07',
    ],
    aside: [4],
    page: `
> **Fenna Hoekstra-el Khatabi**
> Wijkverpleegkundige
> BIG-nummer 55501820430
# Even voorstellen
Nuchter, niet bang voor een lange rit langs de dijk. Van de dialyse naar de wijk gegaan omdat ik mensen liever thuis zie dan in bed 14.
# Mijn banen
Wijkverpleegkundige (februari 2021 tot nu), **Thuiszorg Dollardkust**, Delfzijl
* Indicaties stellen, zelfsturend team van twaalf, palliatieve zorg
^ Dialyseverpleegkundige (september 2014 tot en met januari 2021), **Wadden Medisch Centrum**, Groningen
* Hemodialyse, thuisdialyse, shuntzorg
^ Verpleegkundige interne geneeskunde (augustus 2010 tot en met augustus 2014), **Wadden Medisch Centrum**, Groningen
^ Verzorgende IG (juli 2004 tot en met augustus 2008), **Woonzorgcentrum De Maarborg**, Appingedam
# Leerwerkplek
Leerling-verpleegkundige (september 2008 tot en met juli 2010), **Wadden Medisch Centrum**, Groningen
# Geleerd
Hbo-v, Hanzehogeschool Groningen, 2020
Vervolgopleiding dialyse, 2016
Mbo-verpleegkunde niveau 4, Noorderpoort, 2010
Verzorgende IG niveau 3, Noorderpoort, 2004
# Spreektalen
Nederlands, Gronings (moedertaal), Engels (voldoende)
# Bereikbaar
Singel 19, 9934 AB Delfzijl
06 5550 3364, na drie uur
fenna.hoekstra@eemsmail.example
~ Getrouwd, drie kinderen, rijbewijs B
`,
  }),
  cv('b17-nl-be-treinbestuurder', 'doc', 'nl', 'BE', {
    names: [
      'Koenraad Van den Abeele-Lievens',
      'Koen Van den Abeele-Lievens',
      'Koenraad (Koen) Van den Abeele-Lievens',
      'Koen Van den Abeele',
    ],
    email: 'koen.vandenabeele@dendermail.example',
    phone: '+32 478 55 09 36',
    city: 'Dendermonde',
    headline: 'Treinbestuurder en instructeur',
    languages: ['Nederlands', 'Frans', 'Duits'],
    jobs: [
      'Instructeur treinbestuurders | Scheldespoor Cargo NV | Antwerpen | 2016-03 | now',
      'Treinbestuurder goederenvervoer | Scheldespoor Cargo NV | Antwerpen | 2006-09 | 2016-02',
      'Rangeerder | Havenbedrijf Lossing & Zn. | Zeebrugge | 1999-05 | 2006-08',
      'Magazijnbediende | Tapijtweverij Ter Linden | Zele | 1993-08 | 1999-04',
      'Dienstplichtig soldaat | Belgische Landmacht | Leopoldsburg | 1992-09 | 1993-06',
    ],
    aside: [4],
    page: `
> Koenraad (Koen) Van den Abeele-Lievens
> Treinbestuurder en instructeur
^ **Gegevens**
Noordlaan 114, 9200 Dendermonde
Gsm: +32 478 55 09 36
Mail: koen.vandenabeele@dendermail.example
Geboren te Hamme op 2 februari 1973, gehuwd met Ann Lievens
^ **Wat ik te bieden heb**
* Lijnkennis Antwerpen – Montzen – Aken, Zeebrugge – Athus
* Types 28, 186 en 77, ETCS niveau 1 en 2
* Twintig jaar zonder seinvoorbijrijding
^ **Loopbaanoverzicht**
|| 8 5 4
| **Functie bij werkgever** | **Plaats** | **Wanneer**
| Instructeur treinbestuurders bij Scheldespoor Cargo NV | Antwerpen | mrt. 2016 – heden
| Treinbestuurder goederenvervoer bij Scheldespoor Cargo NV | Antwerpen | sept. 2006 – febr. 2016
| Rangeerder bij Havenbedrijf Lossing & Zn. | Zeebrugge | mei 1999 – aug. 2006
| Magazijnbediende bij Tapijtweverij Ter Linden | Zele | aug. 1993 – april 1999
^ **Legerdienst**
|| 8 5 4
| Dienstplichtig soldaat bij Belgische Landmacht | Leopoldsburg | sept. 1992 – juni 1993
^ **Studies en attesten**
A2 elektromechanica, VTI Dendermonde, 1992
Europese vergunning treinbestuurder, geldig tot 2031
Erkenning examinator (DVIS), 2019
^ **Taalkennis**
Nederlands (moedertaal), Frans (B1, getest), Duits (B1, getest)
^ **Vrije uren**
Modelspoor (uiteraard), fanfare, kleinkinderen
`,
  }),
  cv('b18-nl-nl-jurist', 'pdf', 'nl', 'NL', {
    names: ['Sytske Bouwhuis-van der Ploeg', 'mr. Sytske Bouwhuis-van der Ploeg', 'Sytske Bouwhuis'],
    email: 'sytske.bouwhuis@martinipost.example',
    phone: '06-55502917',
    city: 'Groningen',
    headline: 'Senior jurist omgevingsrecht bij Provincie Noorderhaven',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Senior jurist omgevingsrecht | Provincie Noorderhaven | Groningen | 2022-03 | now',
      'Jurist omgevingsrecht | Provincie Noorderhaven | Groningen | 2018-09 | 2022-02',
      'Advocaat | Turfsingel Advocatuur | Assen | 2013-01 | 2018-07',
      'Juridisch medewerker | Rechtswinkel Noordenveld | Roden | 2011-02 | 2012-12',
      'Student-stagiair | Afdeling Vergunningen Gemeente Oosterwold | Zuidhorn | 2010-02 | 2010-06',
      'Lid bezwaarschriftencommissie | Waterschap Hunzeland | Veendam | 2020-01 | 2023-12',
    ],
    aside: [4, 5],
    page: `
! mr. Sytske Bouwhuis-van der Ploeg
Senior jurist omgevingsrecht bij Provincie Noorderhaven
Groningen, Nederland
sytske.bouwhuis@martinipost.example · 06-55502917
# Info
Omgevingswet, stikstof, windparken. Ik schrijf besluiten die standhouden en leg ze uit aan de zaal. 41 zaken bij de Raad van State, 34 gewonnen.
# Activiteiten
612 volgers
# Ervaring
**Provincie Noorderhaven**
Voltijd · 8 jr 3 mnd
**Senior jurist omgevingsrecht**
mrt 2022 - heden · 4 jr 9 mnd
Groningen · Hybride
Coördinatie van vijf juristen, intrekkingsbesluiten, programma natuur
**Jurist omgevingsrecht**
sep 2018 - feb 2022 · 3 jr 6 mnd
Groningen · Op locatie
**Advocaat**
Turfsingel Advocatuur · Voltijd
jan 2013 - jul 2018 · 5 jr 7 mnd
Assen
Bestuursrecht, beroepsopleiding afgerond in 2016
**Juridisch medewerker**
Rechtswinkel Noordenveld · Deeltijd
feb 2011 - dec 2012 · 1 jr 11 mnd
Roden
**Student-stagiair**
Afdeling Vergunningen Gemeente Oosterwold · Stage
feb 2010 - jun 2010 · 5 mnd
Zuidhorn
# Scholing
**Rijksuniversiteit Groningen**
Master, Nederlands recht
2006 - 2010
**OSG Sevenwolden**
Vwo
2000 - 2006
# Vrijwilligersactiviteiten
**Lid bezwaarschriftencommissie**
Waterschap Hunzeland · Veendam
jan 2020 - dec 2023 · 4 jr
# Vaardigheden en onderschrijvingen
Bestuursrecht · 31
Procesvoering · 22
Mediation · 9
# Gesproken talen
Nederlands
Moedertaal of tweetalig
Fries
Moedertaal of tweetalig
Engels
Professionele werkvaardigheid
`,
  }),
  cv('b19-sv-se-underskoterska', 'txt', 'sv', 'SE', {
    names: ['Samira Haji-Lundqvist', 'Samira Haji Lundqvist'],
    email: 'samira.lundqvist@viskanmail.example',
    phone: '031-390 06 42',
    city: 'Borås',
    headline: 'Undersköterska, specialistutbildad inom demensvård',
    languages: ['Somaliska', 'Svenska', 'Engelska', 'Arabiska'],
    jobs: [
      'Undersköterska | Björkängens Vårdboende | Borås | 2021-03 | now',
      'Vårdbiträde | Hemtjänsten Kronogården AB | Borås | 2018-06 | 2021-02',
      'Lokalvårdare | Västgöta Städpartner AB | Ulricehamn | 2015-10 | 2018-05',
      'Barnskötare (vikarie) | Förskolan Trollskogen | Ulricehamn | 2014-08 | 2015-06',
      'Språkpraktik | Second hand-butiken Återbruket | Ulricehamn | 2013-09 | 2013-12',
    ],
    aside: [4],
    page: `
Meritförteckning
Samira Haji-Lundqvist
Undersköterska, specialistutbildad inom demensvård
Göteborgsvägen 88 B, 504 60 Borås
tel 031-390 06 42
samira.lundqvist@viskanmail.example
^ NUVARANDE ARBETE
2021-03 – tills vidare
Undersköterska på Björkängens Vårdboende, Borås
Dag och kväll, 24 boende, kontaktperson, läkemedelsdelegering, BPSD-administratör
^ TIDIGARE ARBETEN
2018-06 – 2021-02
Vårdbiträde på Hemtjänsten Kronogården AB, Borås
Personlig omvårdnad, larm, dokumentation i Treserva
^ 2015-10 – 2018-05
Lokalvårdare på Västgöta Städpartner AB, Ulricehamn
^ 2014-08 – 2015-06
Barnskötare (vikarie) på Förskolan Trollskogen, Ulricehamn
^ PRAKTIKPERIOD
2013-09 – 2013-12
Språkpraktik på Second hand-butiken Återbruket, Ulricehamn
^ SKOLA
2023-01 – 2024-12 Specialistundersköterska demens, yrkeshögskola, distans halvfart
2019-08 – 2020-12 Vård- och omsorgsprogrammet, vuxenutbildningen i Borås
2013 Svenska för invandrare, kurs D
^ SPRÅK JAG TALAR
Somaliska, Svenska, Engelska, Arabiska (lite)
^ KÖRKORT OCH INTYG
B, automat. HLR 2026. Skyddad yrkestitel undersköterska sedan 2024.
^ ATT FRÅGA
Enhetschef Marie-Louise Ahlgren, Björkängens Vårdboende, 031-390 06 43
`,
  }),
  cv('b20-sv-se-svetsare', 'docx', 'sv', 'SE', {
    names: ['Miroslav Petrović-Ek', 'Mirre Petrović-Ek', 'Miroslav (Mirre) Petrović-Ek'],
    email: 'mirre.ek@ornskold.example',
    phone: '070-174 06 77',
    city: 'Örnsköldsvik',
    headline: 'Licenssvetsare och svetsansvarig (IWS)',
    languages: ['Svenska', 'Serbiska', 'Engelska', 'Norska'],
    jobs: [
      'Svetsansvarig | Nolaskogs Tryckkärl AB | Örnsköldsvik | 2021-01 | now',
      'Rörsvetsare (uthyrd) | Norrlandsmontage Bemanning AB | Sundsvall | 2017-08 | 2020-12',
      'Svetsare | Haugaland Offshore AS | Haugesund, Norge | 2012-03 | 2017-06',
      'Svetsare | Husums Mekaniska Verkstad AB | Husum | 2006-06 | 2012-02',
      'Värnpliktig, bandvagnsförare | Norrlands dragonregemente | Arvidsjaur | 2004-08 | 2005-06',
    ],
    aside: [4],
    page: `
! Miroslav (Mirre) Petrović-Ek
Licenssvetsare och svetsansvarig (IWS)
|| 8 8
| Sjögatan 21, 891 38 Örnsköldsvik | 070-174 06 77\\mirre.ek@ornskold.example
# Licenser
|| 4 4 4 4
| **Metod** | **Material** | **Läge** | **Giltig till**
| 141 TIG | Rostfritt, duplex | H-L045 | 2028-02
| 111 MMA | Kolstål | PF, PC | 2027-11
| 136 rörtråd | Kolstål | PA, PB | 2027-11
# Jobb
|| 6 6 4
| **Nolaskogs Tryckkärl AB**, Örnsköldsvik | Svetsansvarig | jan 2021 – idag
| **Norrlandsmontage Bemanning AB**, Sundsvall | Rörsvetsare (uthyrd) | aug 2017 – dec 2020
| **Haugaland Offshore AS**, Haugesund, Norge | Svetsare | mars 2012 – juni 2017
| **Husums Mekaniska Verkstad AB**, Husum | Svetsare | juni 2006 – feb 2012
# Lumpen
|| 6 6 4
| **Norrlands dragonregemente**, Arvidsjaur | Värnpliktig, bandvagnsförare | aug 2004 – juni 2005
# Vad jag gör i dag
* Skriver WPS och WPQR, granskar röntgenfilm, handleder fjorton svetsare
* EN ISO 3834-2 och PED, revision utan avvikelse i april 2025
# Kurser och skola
International Welding Specialist, Luleå, 2020
Industriprogrammet, svets, Parkskolan, 2001 – 2004
Heta arbeten, fallskydd, liftkort
# Språkkunskaper
Svenska och Serbiska sedan barnsben, Engelska, Norska (arbetsspråk i fem år)
# Lön och start
Enligt överenskommelse, två månaders uppsägning
`,
  }),
  cv('b21-sv-se-redovisning', 'odt', 'sv', 'SE', {
    names: ['Annika von Bahrheim', 'Annika von Bahrheim Sköld'],
    email: 'annika@vonbahrheim.example',
    phone: '08-465 004 62',
    city: 'Nacka',
    headline: 'Auktoriserad redovisningskonsult',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Ekonomichef | Saltsjö Marinvaruhus AB | Nacka | 2022-08 | now',
      'Redovisningskonsult | Siffersmedjan Södermalm AB | Stockholm | 2015-01 | 2022-07',
      'Redovisningsekonom | Stiftelsen Mälarkonst | Stockholm | 2009-09 | 2014-12',
      'Ekonomiassistent | Tidskriftsförlaget Gåspennan AB | Uppsala | 2004-02 | 2008-06',
      'Au pair | Famille Delorme-Vasseur | Lyon | 2002-09 | 2003-07',
      'Revisor | Båtklubben Norra Lännersta | Nacka | 2017-03 | now',
    ],
    aside: [5],
    page: `
> **Annika von Bahrheim**
> Auktoriserad redovisningskonsult
> Gäddviksvägen 9, 131 36 Nacka
> 08-465 004 62 / annika@vonbahrheim.example
# Kort om mig
Siffror i tid och utan drama. Har tagit tre bolag från skokartong till digitalt flöde och ett genom en skatterevision.
# Min väg i arbetslivet
**Ekonomichef**, Saltsjö Marinvaruhus AB, Nacka
Augusti 2022 och framåt
Fyra butiker, 92 miljoner i omsättning, två medarbetare, bokslut enligt K3
^ **Redovisningskonsult**, Siffersmedjan Södermalm AB, Stockholm
Januari 2015 till juli 2022
38 kunder, auktorisation 2018, Fortnox-ansvarig på byrån
^ **Redovisningsekonom**, Stiftelsen Mälarkonst, Stockholm
September 2009 till december 2014
^ **Ekonomiassistent**, Tidskriftsförlaget Gåspennan AB, Uppsala
Februari 2004 till juni 2008
^ **Au pair**, Famille Delorme-Vasseur, Lyon
September 2002 till juli 2003
# Luckor
Juli 2008 till augusti 2009: föräldraledighet
# Ideellt
**Revisor**, Båtklubben Norra Lännersta, Nacka
Mars 2017 och framåt
# Examen
Civilekonomprogrammets kandidatdel, Uppsala universitet, 2004 – 2009, delvis på halvfart
Samskolan i Saltsjöbaden, ekonomisk linje, 2002
# Språkförmåga
Svenska, Engelska, Franska (samtal)
# Program
Fortnox, Visma, Excel, Hogia Lön
~ I folkbokföringen Annika von Bahrheim Sköld
`,
  }),
  cv('b22-da-dk-paedagog', 'pdf', 'da', 'DK', {
    names: [
      'Sofie-Amalie Bruun Kjærgaard',
      'Sofie-Amalie Kjærgaard',
      'Sofie Bruun Kjærgaard',
      'Sofie Kjærgaard',
    ],
    email: 'sofie.bk@gudenaapost.example',
    phone: '+45 26 55 03 17',
    city: 'Randers',
    headline: 'Pædagogisk leder',
    languages: ['Dansk', 'Engelsk', 'Tegnsprog'],
    jobs: [
      'Pædagogisk leder | Børnehuset Kastanjebakken | Randers | 2020-08 | now',
      'Pædagog og praktikvejleder | Børnehuset Kastanjebakken | Randers | 2015-02 | 2020-07',
      'Pædagog | Specialbørnehaven Stjernehaven | Hadsten | 2011-08 | 2015-01',
      'Pædagogmedhjælper | SFO Gnisten | Langå | 2005-08 | 2007-12',
      'Frivillig ved sommerlejr | Foreningen Døve Børns Ferier | Hobro | 2012 | 2019',
    ],
    aside: [4],
    page: `
! Sofie-Amalie Bruun Kjærgaard
Pædagogisk leder
Vestervold 12, 2. tv., 8900 Randers C
Telefon +45 26 55 03 17
Mail sofie.bk@gudenaapost.example
# Derfor mig
Jeg leder 19 voksne og 96 børn og er stadig på legepladsen hver dag. Sygefraværet er halveret siden 2021, og vi har ingen vikarer fra bureau.
# Arbejdsliv
|| 5 6 5
| **Hvor** | **Hvad** | **Hvornår**
| Børnehuset Kastanjebakken, Randers | Pædagogisk leder | august 2020 til dato
| Børnehuset Kastanjebakken, Randers | Pædagog og praktikvejleder | februar 2015 til juli 2020
| Specialbørnehaven Stjernehaven, Hadsten | Pædagog | august 2011 til januar 2015
| SFO Gnisten, Langå | Pædagogmedhjælper | august 2005 til december 2007
# Frivilligt arbejde i ferier
|| 5 6 5
| Foreningen Døve Børns Ferier, Hobro | Frivillig ved sommerlejr | 2012 til 2019
# Ledelse i praksis
* Den styrkede læreplan, faglige fyrtårne, aktionslæring
* Normering, budget på 11,2 mio. kr., APV og MUS
* Forældrebestyrelse og klager, også de svære
# Skolegang
|| 5 11
| 2018 – 2020 | Diplomuddannelse i ledelse, VIA Aarhus
| 2008 – 2011 | Pædagoguddannelsen, VIA Randers
| 2004 | Hf, Randers Hf og VUC
# Sprogkundskaber
Dansk, Engelsk (almindeligt), Tegnsprog (trin 3)
# Personligt
Gift med Jeppe, tre drenge, vinterbader
`,
  }),
  cv('b23-da-dk-tomrer', 'rtf', 'da', 'DK', {
    names: ['Malik Lyberth Thomsen', 'Malik Thomsen', 'Malik Lyberth'],
    email: 'malik.lyberth@limfjordsmail.example',
    phone: '28 55 04 62',
    city: 'Nørresundby',
    headline: 'Tømrersvend og byggeleder',
    languages: ['Dansk', 'Grønlandsk', 'Engelsk'],
    jobs: [
      'Byggeleder | Vendsyssel Tag & Facade A/S | Brønderslev | 2022-01 | now',
      'Tømrersjakbajs | Vendsyssel Tag & Facade A/S | Brønderslev | 2017-05 | 2021-12',
      'Tømrer | Sermersooq Byg ApS | Nuuk | 2013-04 | 2017-03',
      'Tømrer | Murer- og Tømrerfirmaet Bjarne Krogh | Aalborg | 2011-09 | 2013-03',
      'Tømrerlærling | Murer- og Tømrerfirmaet Bjarne Krogh | Aalborg | 2007-08 | 2011-08',
      'Værnepligtig | Beredskabscenter Himmerland | Thisted | 2006-08 | 2007-04',
    ],
    aside: [4, 5],
    page: `
MALIK LYBERTH THOMSEN
Tømrersvend og byggeleder
^ Lindholmsvej 57, 9400 Nørresundby
Mobil 28 55 04 62
malik.lyberth@limfjordsmail.example
Kørekort B og BE
^ **MIT ARBEJDE**
Vendsyssel Tag & Facade A/S, Brønderslev
Byggeleder siden januar 2022
Fem tagrenoveringer i almene boliger, op til 28 mand, byggemøder og mangellister
^ Vendsyssel Tag & Facade A/S, Brønderslev
Tømrersjakbajs fra maj 2017 til december 2021
^ Sermersooq Byg ApS, Nuuk
Tømrer fra april 2013 til marts 2017
Skole i Qinngorput, montage ved minus 20
^ Murer- og Tømrerfirmaet Bjarne Krogh, Aalborg
Tømrer fra september 2011 til marts 2013
^ **LÆRETID**
Murer- og Tømrerfirmaet Bjarne Krogh, Aalborg
Tømrerlærling fra august 2007 til august 2011
^ **VÆRNEPLIGT**
Beredskabscenter Himmerland, Thisted
Værnepligtig fra august 2006 til april 2007
^ **KURSER OG BEVISER**
Svendebrev med bronzemedalje, Tech College, 2011
Arbejdsmiljøkoordinator B, 2021
Rulle- og bukkestillads, faldsikring, asbest, teleskoplæsser
^ **TALTE SPROG**
Dansk, Grønlandsk (modersmål), Engelsk (til husbehov)
^ **FRITIDEN**
Kajak, rypejagt, håndbold med ungerne
`,
  }),
  cv('b24-da-dk-udvikler', 'doc', 'da', 'DK', {
    names: ['Thomas Ravn Iyer', 'Thomas Iyer', 'Thomas Ravn'],
    email: 'thomas@ravniyer.example',
    phone: '31 55 07 90',
    city: 'Odense',
    headline: 'Senior backendudvikler (Kotlin, Kafka, PostgreSQL)',
    languages: ['Dansk', 'Engelsk', 'Tamil'],
    jobs: [
      'Tech Lead | Fynbo Forsyningsdata A/S | Odense | 2023-02 | now',
      'Senior backendudvikler | Fynbo Forsyningsdata A/S | Odense | 2020-04 | 2023-01',
      'Softwareudvikler | Kreditbanken Lillebælt | Middelfart | 2016-10 | 2020-03',
      'Systemudvikler | Robotcentralen ApS | Odense | 2013-08 | 2016-06',
      'Studentermedhjælper | Robotcentralen ApS | Odense | 2011-09 | 2013-07',
      'Kodepirat-instruktør | Klub Kode Odense | Odense | 2018-01 | 2022-06',
    ],
    aside: [5],
    page: `
Thomas Ravn Iyer
Senior backendudvikler (Kotlin, Kafka, PostgreSQL)
Odense M – 31 55 07 90 – thomas@ravniyer.example
^ **Hvad jeg går efter**
Et produkt med rigtige brugere, et hold, der tester, og højst én dag om ugen på motorvejen.
^ **Karriereforløb**
|| 4 12
| 02/2023 – nuværende | **Tech Lead** hos Fynbo Forsyningsdata A/S, Odense\\Ni udviklere, målerdata fra 700.000 husstande, migrering væk fra Oracle\\Teknik: Kotlin, Kafka, Kubernetes
| 04/2020 – 01/2023 | **Senior backendudvikler** hos Fynbo Forsyningsdata A/S, Odense\\Teknik: Java, Spring Boot, PostgreSQL
| 10/2016 – 03/2020 | **Softwareudvikler** hos Kreditbanken Lillebælt, Middelfart\\PSD2, betalingsfiler, vagtordning\\Teknik: Java, DB2
| 08/2013 – 06/2016 | **Systemudvikler** hos Robotcentralen ApS, Odense\\Teknik: C++, ROS
| 09/2011 – 07/2013 | **Studentermedhjælper** hos Robotcentralen ApS, Odense
^ **Ulønnet**
|| 4 12
| 01/2018 – 06/2022 | **Kodepirat-instruktør** hos Klub Kode Odense, Odense
^ **Et hul i kalenderen**
07/2016 – 09/2016: tre måneder hos min farmor i Madurai
^ **Studietid**
|| 4 12
| 2011 – 2013 | Kandidat i software engineering, Syddansk Universitet
| 2008 – 2011 | Bachelor i software engineering, Syddansk Universitet
^ **Sproglige kompetencer**
Dansk, Engelsk (flydende), Tamil (hjemme hos farmor)
^ **Kan kontaktes**
Lene Vestager Holm, udviklingschef, Fynbo Forsyningsdata, 31 55 07 91
`,
  }),
];
