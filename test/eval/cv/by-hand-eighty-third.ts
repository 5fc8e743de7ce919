import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eighty-third');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_EIGHTY_THIRD: Sheet[] = [
  cv('a01-au-site-medic', 'docx', 'en', 'AU', {
    names: ['Bronte Saddington', 'BRONTE SADDINGTON'],
    email: 'bronte.saddington@swancoast.example',
    phone: '0491 572 549',
    city: 'Mandurah',
    headline: 'Industrial Paramedic',
    languages: [],
    jobs: [
      'Emergency Services Coordinator | Ashburton Ridge Iron Ore | Newman WA | 2023-02 | now',
      'Site Medic | Remora Offshore Services | Dampier WA | 2018-10 | 2022-12',
      'Ambulance Paramedic | Leeuwin Ambulance Service | Bunbury WA | 2014-07 | 2018-09',
      'Student Paramedic | Leeuwin Ambulance Service | Bunbury WA | 2012-01 | 2014-06',
      'Citrus Packer | Harvey Grove Growers | Harvey WA | 2008-11 | 2011-12',
      'Patrol Captain | Falcon Bay Surf Lifesavers | Mandurah WA | 2016-11 | now',
    ],
    aside: [3, 5],
    page: `
|| 9 7
| **BRONTE SADDINGTON**\\Industrial Paramedic | 0491 572 549\\bronte.saddington@swancoast.example\\Mandurah WA 6210
# Site postings
**Emergency Services Coordinator** // Ashburton Ridge Iron Ore // Newman WA // 02/2023 – current
* Two weeks on, two weeks off; crew of nine ESOs, fire truck and two ambulances
* Confined space and vertical rescue drills every swing
**Site Medic** // Remora Offshore Services // Dampier WA // 10/2018 – 12/2022
* Sole medic on an accommodation barge of 210
# On the road
**Ambulance Paramedic** // Leeuwin Ambulance Service // Bunbury WA // 07/2014 – 09/2018
**Student Paramedic** // Leeuwin Ambulance Service // Bunbury WA // 01/2012 – 06/2014
# Before all that
**Citrus Packer** // Harvey Grove Growers // Harvey WA // 11/2008 – 12/2011
# Unpaid but serious
**Patrol Captain** // Falcon Bay Surf Lifesavers // Mandurah WA // 11/2016 – current
# Tickets
AHPRA registered paramedic, HR licence, Cert IV in Mine Emergency Response, working at heights, BOSIET (to 2028)
# Uni and TAFE
Bachelor of Science (Paramedical Science), Edith Cowan University, 2014
Cert II in Horticulture, South Regional TAFE, 2009
# Availability
Four weeks’ notice; any even-time roster out of Perth
`,
  }),
  cv('a02-au-pastry', 'rtf', 'en', 'AU', {
    names: ['Ngoc Anh Truong', 'Annie Truong', 'Ngoc Anh (Annie) Truong', 'NGOC ANH (ANNIE) TRUONG'],
    email: 'annie.truong@maribyrnong.example',
    phone: '0491 573 770',
    city: 'Yarraville',
    headline: 'Pastry Chef & Chocolatier',
    languages: ['Vietnamese', 'English', 'French'],
    jobs: [
      'Apprentice Pastry Cook | Hornbeam Bakehouse | Sunshine VIC | 2008-02 | 2012-01',
      'Pastry Cook | Hornbeam Bakehouse | Sunshine VIC | 2012-02 | 2014-11',
      'Chef de Partie Pastry | Hôtel Bellecombe | Lyon, France | 2015-04 | 2017-10',
      'Pastry Sous Chef | The Cullen Rooms | Melbourne VIC | 2018-02 | 2022-06',
      'Head Pastry Chef | Cocoa Lane Chocolates Pty Ltd | Brunswick VIC | 2022-08 | now',
    ],
    aside: [0],
    page: `
NGOC ANH (ANNIE) TRUONG
Pastry Chef & Chocolatier
Lives in Yarraville VIC 3013
Mobile 0491 573 770
Mail annie.truong@maribyrnong.example
^ **FROM THE FIRST OVEN TO THE LATEST**
(1) Apprentice Pastry Cook at Hornbeam Bakehouse, Sunshine VIC
Feb ’08 to Jan ’12
^ (2) Pastry Cook at Hornbeam Bakehouse, Sunshine VIC
Feb ’12 to Nov ’14
* 3 am starts, 1,800 croissants on a Saturday
^ (3) Chef de Partie Pastry at Hôtel Bellecombe, Lyon, France
Apr ’15 to Oct ’17
* Plated desserts, sugar work, being shouted at politely
^ (4) Pastry Sous Chef at The Cullen Rooms, Melbourne VIC
Feb ’18 to Jun ’22
* High tea for 140, food cost held at 24%
^ (5) Head Pastry Chef at Cocoa Lane Chocolates Pty Ltd, Brunswick VIC
Aug ’22 to now
* Team of six, 32 bonbons in the range, Royal Melbourne silver in 2024
^ **NOT WORKING**
Dec ’14 to Mar ’15 (French classes, saving), Nov ’17 to Jan ’18 (travelling home overland)
^ **CERTIFICATES ON THE WALL**
Certificate III in Patisserie, William Angliss Institute, 2012
Food Safety Supervisor, 2022
^ **TALKING**
Vietnamese at home, English everywhere, French in the kitchen
^ **PEOPLE TO RING**
Olly Threadgold, owner, Cocoa Lane Chocolates, 0491 573 087
`,
  }),
  cv('a03-nz-tower', 'pdf', 'en', 'NZ', {
    names: ['Te Ariki Wiremu-Hohepa'],
    email: 'tawh@ahuririmail.example',
    phone: '021 555 0186',
    city: 'Napier',
    headline: 'Air Traffic Controller (Aerodrome and Approach)',
    languages: ['English', 'te reo Māori'],
    jobs: [
      'Watch Supervisor | Aotearoa Flightways | Napier | 2021-09 | now',
      'Air Traffic Controller | Aotearoa Flightways | Napier | 2016-03 | 2021-08',
      'Air Traffic Controller | Aotearoa Flightways | Invercargill | 2012-07 | 2016-02',
      'Trainee Controller | Aotearoa Flightways | Christchurch | 2011-06 | 2012-06',
      'Ramp Agent | Kererū Ground Handling Ltd | Christchurch | 2008-05 | 2011-01',
    ],
    aside: [3],
    page: `
! Te Ariki Wiremu-Hohepa
Air Traffic Controller (Aerodrome and Approach)
|| 5 5 6
| Bluff Hill, Napier 4110 | 021 555 0186 | tawh@ahuririmail.example
# Duty record
|| 3 3 5 6
| **Start** | **Finish** | **Position** | **Employer and unit**
| 2021-09 | present | Watch Supervisor | Aotearoa Flightways, Napier
| 2016-03 | 2021-08 | Air Traffic Controller | Aotearoa Flightways, Napier
| 2012-07 | 2016-02 | Air Traffic Controller | Aotearoa Flightways, Invercargill
| 2011-06 | 2012-06 | Trainee Controller | Aotearoa Flightways, Christchurch
| 2008-05 | 2011-01 | Ramp Agent | Kererū Ground Handling Ltd, Christchurch
# Ratings held
Aerodrome control, approach control procedural, approach control surveillance, OJT instructor
Part 67 Class 3 medical valid to 2028-02
# In my own words
I like quiet frequencies and tidy strips. I have trained eleven controllers, nine of whom are still plugged in. In 2023 I ran the tower from a school hall for five days after the cyclone.
# Learning
Certificate in Air Traffic Services, 2011 to 2012
NCEA Level 3, Te Aute College, 2006
# Reo
English, te reo Māori (conversational, Level 4 at EIT)
# Off watch
Waka ama, whitebait, coaching under-12 rugby
`,
  }),
  cv('a04-nz-school', 'odt', 'en', 'NZ', {
    names: ['Salote Fifita-Brownlee', 'Mrs Salote Fifita-Brownlee'],
    email: 'salote.fb@porirualagoon.example',
    phone: '022 555 0119',
    city: 'Porirua',
    headline: 'Secondary School Leader',
    languages: ['English', 'Tongan', 'Samoan'],
    jobs: [
      'Deputy Principal | Titahi Heads College | Porirua | 2022-01 | now',
      'Head of Science | Titahi Heads College | Porirua | 2018-01 | 2021-12',
      'Teacher of Chemistry | Titahi Heads College | Porirua | 2015-07 | 2017-12',
      'Teacher of Science | Waiwhetu Valley High School | Lower Hutt | 2010-01 | 2014-04',
      'Relief Teacher | Lavinia Girls’ College | Nuku’alofa, Tonga | 2009-02 | 2009-11',
      'Homework Club Coordinator | Cannons Creek Tongan Parish | Porirua | 2012-03 | now',
    ],
    aside: [5],
    page: `
> **Mrs Salote Fifita-Brownlee**
> BSc, PGDipTchg (Secondary), MEd
> Secondary School Leader
> 26 Aotea Rise, Porirua 5024 · 022 555 0119 · salote.fb@porirualagoon.example
# In the classroom and out of it
**Titahi Heads College, Porirua** (2015 to present)
* Deputy Principal, January 2022 to present. Timetable, pastoral team, 1,150 students
* Head of Science, January 2018 to December 2021. Seven teachers, new labs opened on time
* Teacher of Chemistry, July 2015 to December 2017
**Waiwhetu Valley High School, Lower Hutt** (2010 to 2014)
* Teacher of Science, January 2010 to April 2014
**Lavinia Girls’ College, Nuku’alofa, Tonga** (2009)
* Relief Teacher, February 2009 to November 2009
# With my community
**Cannons Creek Tongan Parish, Porirua** (2012 to present)
* Homework Club Coordinator, March 2012 to present
# At home with children
May 2014 to June 2015
# My own schooling
Master of Education, Massey University, 2021
Postgraduate Diploma in Teaching, Victoria University of Wellington, 2008
Bachelor of Science in Chemistry, Victoria University of Wellington, 2007
# I can teach in
English, Tongan, Samoan (basic)
# Who will speak for me
Mr Graeme Pouwhare, Principal, Titahi Heads College, g.pouwhare@titahiheads.example
Teacher registration 355512, practising certificate to 2028
`,
  }),
  cv('a05-gb-security', 'docx', 'en', 'GB', {
    names: [
      'Alasdair Iain Strang',
      'Alasdair Strang',
      'Alasdair Iain Strang MBE',
      'Alasdair Iain Strang, MBE',
    ],
    email: 'a.strang@lothianmail.example',
    phone: '0131 496 0344',
    city: 'Edinburgh',
    headline: 'Security and Resilience Director',
    languages: ['English', 'German'],
    jobs: [
      'Head of Security | Forthbank Distillers plc | Leith | 2019-11 | now',
      'Resilience Manager | Lomond Data Halls Ltd | Livingston | 2016-01 | 2019-10',
      'Officer Commanding | 9th Lowland Logistic Regiment | Catterick | 2011-08 | 2015-12',
      'Operations Officer | 9th Lowland Logistic Regiment | Gütersloh, Germany | 2006-03 | 2011-07',
      'Troop Commander | 4th Border Transport Squadron | Colchester | 2002-04 | 2006-02',
      'Trustee | Veterans’ Woodland Project | Peebles | 2018-05 | now',
    ],
    aside: [2, 3, 4, 5],
    page: `
|| 11 6
| **Alasdair Iain Strang MBE**\\Security and Resilience Director\\**CIVILIAN CAREER**\\**Head of Security**\\Forthbank Distillers plc, Leith\\Nov 2019 to present\\Nine sites, 140 guards in-house and contracted, cask fraud down to nil\\**Resilience Manager**\\Lomond Data Halls Ltd, Livingston\\Jan 2016 to Oct 2019\\ISO 22301 at the first attempt\\**HM FORCES**\\**Officer Commanding**\\9th Lowland Logistic Regiment, Catterick\\Aug 2011 to Dec 2015\\Left in the rank of Major\\**Operations Officer**\\9th Lowland Logistic Regiment, Gütersloh, Germany\\Mar 2006 to Jul 2011\\**Troop Commander**\\4th Border Transport Squadron, Colchester\\Apr 2002 to Feb 2006\\**CHARITY**\\**Trustee**\\Veterans’ Woodland Project, Peebles\\May 2018 to present | **REACH ME**\\0131 496 0344\\a.strang@lothianmail.example\\Edinburgh EH7\\**CLEARANCE**\\SC to 2030\\**TRAINED**\\MSc Risk and Crisis Management, 2017\\Royal Military Academy Sandhurst, 2001\\MA History, St Andrews, 2000\\**SPEAKS**\\English\\German (B2)\\**ENJOYS**\\Hill running, fiddle
`,
  }),
  cv('a06-gb-doctor', 'pdf', 'en', 'GB', {
    names: ['Dr Oluwaseun Adebayo-Hart', 'Oluwaseun Adebayo-Hart', 'Dr OLUWASEUN ADEBAYO-HART'],
    email: 'seun.adebayohart@calderpost.example',
    phone: '07700 900581',
    city: 'Halifax',
    headline: 'Emergency Medicine Doctor',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Specialty Doctor | Calder & Wharfe Hospitals NHS Trust | Halifax | 2023-08 | now',
      'Clinical Fellow | Calder & Wharfe Hospitals NHS Trust | Halifax | 2021-08 | 2023-08',
      'Trust Grade Doctor | Holderness Infirmary | Hull | 2020-08 | 2021-07',
      'Medical Officer | Odan Specialist Hospital | Lagos, Nigeria | 2018-03 | 2020-06',
      'Corps Medical Officer | Ilesha General Clinic | Ilesha, Nigeria | 2017-02 | 2018-01',
      'House Officer | Oke-Ado Teaching Hospital | Ibadan, Nigeria | 2016-01 | 2017-01',
    ],
    aside: [4, 5],
    page: `
> Dr OLUWASEUN ADEBAYO-HART
> MBBS (Ibadan) MRCEM
> Emergency Medicine Doctor
= Full GMC registration:\t7955512
= Telephone:\t07700 900581
= Secure mail:\tseun.adebayohart@calderpost.example
= Address:\t3 Savile Mews, Halifax HX1
= Right to work:\tIndefinite leave to remain
# PRESENT APPOINTMENT
|| 5 11
| 7 Aug 2023 to date | **Specialty Doctor**\\Calder & Wharfe Hospitals NHS Trust, Halifax\\Department: Emergency Medicine
# PREVIOUS APPOINTMENTS
|| 5 11
| 4 Aug 2021 to 6 Aug 2023 | **Clinical Fellow**\\Calder & Wharfe Hospitals NHS Trust, Halifax\\Department: Emergency Medicine
| 5 Aug 2020 to 31 Jul 2021 | **Trust Grade Doctor**\\Holderness Infirmary, Hull\\Department: Acute Medicine
| 1 Mar 2018 to 30 Jun 2020 | **Medical Officer**\\Odan Specialist Hospital, Lagos, Nigeria
# NATIONAL YOUTH SERVICE AND INTERNSHIP
|| 5 11
| 14 Feb 2017 to 31 Jan 2018 | **Corps Medical Officer**\\Ilesha General Clinic, Ilesha, Nigeria
| 11 Jan 2016 to 10 Jan 2017 | **House Officer**\\Oke-Ado Teaching Hospital, Ibadan, Nigeria
# PROCEDURES
RSI under supervision, chest drains, procedural sedation, FAST scanning (level 1), fracture reduction
# COURSES IN DATE
ALS, ATLS, APLS, safeguarding children level 3
# AUDIT AND TEACHING
Sepsis six within the hour: 58% to 91% in two cycles
Weekly suturing session for third-year students
# DEGREES
2022 MRCEM, Royal College of Emergency Medicine
2015 MBBS, University of Ibadan
# LANGUAGES SPOKEN
English (fluent), Yoruba (native)
`,
  }),
  cv('a07-gb-hgv', 'txt', 'en', 'GB', {
    names: ['Delroy St. Aubyn Pinnock', 'Delroy Pinnock'],
    email: 'delroy.pinnock@potteries.example',
    phone: '07700 900642',
    city: 'Stoke-on-Trent',
    headline: 'HGV Class 1 Driver',
    languages: [],
    jobs: [
      'Class 1 Night Trunker | Trentside Haulage Ltd | Stoke-on-Trent | 2022-01 | now',
      'Multi-drop Driver | Etruria Parcels | Stoke-on-Trent | 2016-04 | 2021-11',
      'Bus Driver | Cheadle & Leek Omnibus Co | Leek | 2008-06 | 2016-03',
      'Kiln Placer | Longport Sanitaryware | Burslem | 1999-09 | 2008-05',
      'Minibus Driver | Fenton Pensioners Club | Stoke-on-Trent | 2018-01 | now',
    ],
    aside: [4],
    page: `
Delroy St. Aubyn Pinnock
HGV Class 1 Driver
17 Boothen Green, Stoke-on-Trent ST4
07700 900642
delroy.pinnock@potteries.example
^ C+E since 2021, D since 2008, digi card, CPC to Sept 2029, ADR (tanks), no points.
^ Jan 2022 to now - Class 1 Night Trunker - Trentside Haulage Ltd, Stoke-on-Trent
Double deckers to Avonmouth and back five nights a week. Zero bumps. Train the new starters on coupling up.
^ Apr 2016 to Nov 2021 - Multi-drop Driver - Etruria Parcels, Stoke-on-Trent
7.5 tonner, 60 drops a day, Peak District in all weathers.
^ Jun 2008 to Mar 2016 - Bus Driver - Cheadle & Leek Omnibus Co, Leek
School runs and the 18 route. Passed my D with the firm.
^ Sep 1999 to May 2008 - Kiln Placer - Longport Sanitaryware, Burslem
Works closed.
^ Jan 2018 to now - Minibus Driver - Fenton Pensioners Club, Stoke-on-Trent
Voluntary, Tuesdays.
^ Dec 2021 I was off with a broken ankle, fully mended.
^ School: St Thomas More, Longton, left 1999 with 5 GCSEs.
Reference: Karen Bould, Transport Manager, Trentside Haulage, 01632 960455
`,
  }),
  cv('a08-gb-stage', 'odt', 'en', 'GB', {
    names: ['Imogen ffoulkes-Tandy', 'Imogen Ffoulkes-Tandy'],
    email: 'imogen@ffoulkestandy.example',
    phone: '0161 496 0277',
    city: 'Manchester',
    headline: 'Stage Manager',
    languages: [],
    jobs: [
      'Company Stage Manager | Oxford Road Playhouse | Manchester | 2021-09 | now',
      'Deputy Stage Manager | Tin Lantern Theatre Company | Leeds | 2017-03 | 2020-03',
      'Assistant Stage Manager | Dovecote Rep | Kendal | 2013-10 | 2017-02',
      'Follow Spot Operator | North Pier Pavilion | Blackpool | 2012-05 | 2013-09',
      'Stage Management Placement | Opera Saltaire | Shipley | 2011-01 | 2011-04',
    ],
    aside: [4],
    page: `
! Imogen ffoulkes-Tandy
Stage Manager
Manchester M21 / 0161 496 0277 / imogen@ffoulkestandy.example
# The short version
On the book since 2013, calm since about 2016. Full driving licence, Equity member, first aider, can read a score.
# The longer version
Since September 2021 I have been Company Stage Manager at **Oxford Road Playhouse** in Manchester, where I look after a stage team of five and around nine productions a season, from the Christmas show with two ponies to a Beckett in which nothing falls down.
From March 2017 to March 2020 I toured as Deputy Stage Manager with **Tin Lantern Theatre Company** of Leeds: 212 performances in 74 venues, and one in a multi-storey car park. The last tour was called off in Carlisle.
Before that, from October 2013 to February 2017, I was Assistant Stage Manager at **Dovecote Rep** in Kendal, on props and then on the book.
My first paid work in a theatre was as Follow Spot Operator at **North Pier Pavilion** in Blackpool, from May 2012 to September 2013.
As a student I did a Stage Management Placement with **Opera Saltaire** in Shipley from January to April 2011.
# When theatres were dark
April 2020 to August 2021: unemployed, sewed scrubs, learnt QLab properly.
# Trained at
BA (Hons) Stage Management, Royal Conservatoire of Scotland, 2009 to 2012
# Ask about me
Femi Lascelles, Artistic Director, Oxford Road Playhouse, f.lascelles@oxfordroadplayhouse.example
`,
  }),
  cv('a09-us-supply-chain', 'pdf', 'en', 'US', {
    names: ['Shanice LaRue-Boudreaux'],
    email: 'shanice@laruebayou.example',
    phone: '(225) 555-0138',
    city: 'Baton Rouge',
    headline: 'Supply Chain Director | CPIM | Cold Chain & Perishables',
    languages: ['English', 'French'],
    jobs: [
      'Director of Supply Chain | Pelican Cold Chain, Inc. | Baton Rouge, Louisiana, United States | 2023-01 | now',
      'Senior Demand Planner | Pelican Cold Chain, Inc. | Baton Rouge, Louisiana, United States | 2019-06 | 2022-12',
      'Logistics Analyst | Gulf Bend Seafoods LLC | Lafayette, Louisiana, United States | 2015-03 | 2019-05',
      'Supply Chain Intern | Cajun Rail Terminals | New Iberia, Louisiana, United States | 2014-05 | 2014-08',
      'Shift Lead | Magnolia Pantry Stores | Lafayette, Louisiana, United States | 2011-09 | 2014-04',
      'Board Member | Capital Area Food Share | | 2021-03 | now',
    ],
    aside: [3, 5],
    page: `
**Shanice LaRue-Boudreaux** (She/Her)
Supply Chain Director | CPIM | Cold Chain & Perishables
Baton Rouge, Louisiana, United States · Contact info
500+ connections
^ shanice@laruebayou.example · (225) 555-0138
^ **About**
Shrimp, vaccines and ice cream have one thing in common: the clock. I plan for people who hate waste. …see more
^ **Experience**
^ Pelican Cold Chain, Inc.
Full-time · 7 yrs 6 mos
**Director of Supply Chain**
Jan 2023 - Present · 3 yrs 11 mos
Baton Rouge, Louisiana, United States · Hybrid
* 14 direct reports, $88M spend, spoilage from 4.2% to 1.1%
**Senior Demand Planner**
Jun 2019 - Dec 2022 · 3 yrs 7 mos
Baton Rouge, Louisiana, United States · On-site
^ **Logistics Analyst**
Gulf Bend Seafoods LLC · Full-time
Mar 2015 - May 2019 · 4 yrs 3 mos
Lafayette, Louisiana, United States
^ **Supply Chain Intern**
Cajun Rail Terminals · Internship
May 2014 - Aug 2014 · 4 mos
New Iberia, Louisiana, United States
^ **Shift Lead**
Magnolia Pantry Stores · Part-time
Sep 2011 - Apr 2014 · 2 yrs 8 mos
Lafayette, Louisiana, United States
^ **Education**
University of Louisiana at Lafayette
BSBA, Supply Chain Management
2010 - 2014
^ **Licenses & certifications**
CPIM, issued Oct 2018
^ **Volunteering and boards**
**Board Member**
Capital Area Food Share
Mar 2021 - Present · 5 yrs 9 mos
^ **Languages on profile**
English
Native or bilingual proficiency
French
Limited working proficiency
`,
  }),
  cv('a10-us-aviation', 'doc', 'en', 'US', {
    names: [
      'Raymundo D. Quintanilla Jr.',
      'Raymundo D. Quintanilla',
      'Raymundo Quintanilla',
      'Raymundo Quintanilla Jr.',
      'RAYMUNDO D. QUINTANILLA JR.',
    ],
    email: 'rdquintanilla@nuecesmail.example',
    phone: '361-555-0157',
    city: 'Corpus Christi',
    languages: ['Spanish'],
    jobs: [
      'Aircraft Mechanic Supervisor | Lone Mesa Rotorcraft Depot | Corpus Christi, TX | 2018-08 | now',
      'Aircraft Mechanic (Powertrain) | Lone Mesa Rotorcraft Depot | Corpus Christi, TX | 2012-03 | 2018-08',
      'A&P Mechanic | Coastal Bend Air Tours | Rockport, TX | 2010-06 | 2012-02',
      'Aviation Machinist’s Mate Second Class | U.S. Navy | Jacksonville, FL | 2004-07 | 2010-05',
    ],
    aside: [3],
    page: `
RAYMUNDO D. QUINTANILLA JR.
4418 Laguna Shores Drive, Corpus Christi, TX 78418
361-555-0157 / rdquintanilla@nuecesmail.example
Citizenship: United States. Veterans’ preference: 5 points. Highest grade held: WS-8852-10
^ **POSITIONS**
^ Position title: Aircraft Mechanic Supervisor
Employer: Lone Mesa Rotorcraft Depot, Corpus Christi, TX
Dates: 08/19/2018 – Present (40 hours per week)
Salary: $39.42 per hour
Supervisor: Wade Hollis, (361) 555-0158, may be contacted
Duties: Lead 23 mechanics on second shift overhauling T700 engines. Signed for 410 engines with two rejects. Write shift turnovers, approve leave, chair the FOD board.
^ Position title: Aircraft Mechanic (Powertrain)
Employer: Lone Mesa Rotorcraft Depot, Corpus Christi, TX
Dates: 03/26/2012 – 08/18/2018 (40 hours per week)
Duties: Disassembly, inspection and build-up of turboshaft engines; borescope; test cell operator from 2015.
^ Position title: A&P Mechanic
Employer: Coastal Bend Air Tours, Rockport, TX
Dates: 06/14/2010 – 02/29/2012 (45 hours per week)
Duties: Annual and 100-hour inspections on four Cessna 172 and one Bell 206.
^ Position title: Aviation Machinist’s Mate Second Class
Employer: U.S. Navy, Jacksonville, FL
Dates: 07/21/2004 – 05/31/2010 (active duty, honorable discharge)
Duties: Organizational and intermediate level maintenance, two deployments.
^ **SCHOOLS**
Embry-Riddle Worldwide, B.S. Aviation Maintenance, 2017, 121 semester hours
W.B. Ray High School, Corpus Christi, 2004
^ **LICENSES AND AWARDS**
FAA Airframe and Powerplant; Sustained Superior Performance 2016, 2020, 2023
^ **OTHER LANGUAGE**
Spanish: speaks and reads fluently
`,
  }),
  cv('a11-za-payroll', 'rtf', 'en', 'ZA', {
    names: [
      'Nomvula Precious van Rooyen',
      'Nomvula van Rooyen',
      'Nomvula Precious Van Rooyen',
      'Nomvula Precious van Rooyen (née Zikhali)',
    ],
    email: 'nomvula.vrooyen@umhlathuzana.example',
    phone: '082 555 0163',
    city: 'Pinetown',
    languages: ['English', 'isiZulu', 'Afrikaans'],
    jobs: [
      'Senior Payroll Administrator | Umgeni Polymers (Pty) Ltd | Pinetown | 2019-06 | now',
      'Payroll Clerk | Blue Crane Staffing Solutions CC | Durban | 2014-02 | 2019-05',
      'Wages Clerk | Sugarbelt Carriers | Tongaat | 2010-09 | 2013-10',
      'Payroll Learnership | Thekwini Services Training | Durban | 2009-07 | 2010-06',
      'Treasurer | Clermont Stokvel Association | Clermont | 2015-01 | now',
    ],
    aside: [3, 4],
    page: `
CURRICULUM VITAE OF NOMVULA PRECIOUS VAN ROOYEN
^ **1. Personal particulars**
|| 5 11
| Surname | van Rooyen (née Zikhali)
| First names | Nomvula Precious
| Date of birth | 17 August 1987
| Nationality | South African
| Residential area | Pinetown, KwaZulu-Natal
| Cell number | 082 555 0163
| E-mail | nomvula.vrooyen@umhlathuzana.example
| Home language | English and isiZulu
| Other language | Afrikaans
| Driver’s licence | Code 8, own transport
| Notice period | One calendar month
^ **2. Work record**
^ **2.1 Umgeni Polymers (Pty) Ltd, Pinetown**
|| 5 11
| Capacity | Senior Payroll Administrator
| Duration | 1 June 2019 to date
| Duties | 640 weekly and 115 monthly paid staff, EMP201 and EMP501, bargaining council returns
| System | Sage 300 People
^ **2.2 Blue Crane Staffing Solutions CC, Durban**
|| 5 11
| Capacity | Payroll Clerk
| Duration | 3 February 2014 to 31 May 2019
| Reason for leaving | Career growth
^ **2.3 Sugarbelt Carriers, Tongaat**
|| 5 11
| Capacity | Wages Clerk
| Duration | 1 September 2010 to 31 October 2013
| Reason for leaving | Retrenched
^ **3. Learnership**
|| 5 11
| Provider | Thekwini Services Training, Durban
| Capacity | Payroll Learnership
| Duration | 1 July 2009 to 30 June 2010
^ **4. Community**
|| 5 11
| Body | Clermont Stokvel Association, Clermont
| Capacity | Treasurer
| Duration | January 2015 to date
^ **5. Schooling and studies**
|| 5 11
| 2017 | Diploma in Payroll Administration, UNISA
| 2005 | Matric, Ziphathele High School
^ **6. Contactable references**
Mr S. Govender, Financial Manager, Umgeni Polymers, 031 555 0140
`,
  }),
  cv('a12-ca-landscape', 'docx', 'en', 'CA', {
    names: ['Soo-jin Park-Whitelaw', 'Soo-jin Park-Whitelaw, BCSLA', 'Sujin Park-Whitelaw'],
    email: 'sj@parkwhitelaw.example',
    phone: '604-555-0149',
    city: 'New Westminster',
    headline: 'Landscape Architect',
    languages: ['English', 'Korean'],
    jobs: [
      'Associate | Fernbank Studio Landscape Architects | Vancouver, B.C. | 2021-05 | now',
      'Landscape Designer | Fernbank Studio Landscape Architects | Vancouver, B.C. | 2017-04 | 2021-04',
      'Junior Designer | Prairie Grid Planning Ltd. | Saskatoon, Sask. | 2013-06 | 2016-08',
      'Parks Gardener | District of Shellmouth | Shellmouth, Man. | 2010-05 | 2010-10',
      'Design Co-op Student | Studio Haneul | Busan, South Korea | 2012-01 | 2012-04',
    ],
    aside: [4],
    page: `
! Soo-jin Park-Whitelaw, BCSLA
Landscape Architect
604-555-0149, sj@parkwhitelaw.example, New Westminster, B.C.
# What I bring
* Rain gardens, dikes and playgrounds for towns that flood
* Contract administration on projects up to $6.2 million
* Vectorworks, Rhino, Civil 3D, hand drawing
# Offices
|| 4 5 7
| **Role** | **When** | **Office**
| Associate | May 2021 – today | Fernbank Studio Landscape Architects, Vancouver, B.C.
| Landscape Designer | Apr. 2017 – Apr. 2021 | Fernbank Studio Landscape Architects, Vancouver, B.C.
| Junior Designer | June 2013 – Aug. 2016 | Prairie Grid Planning Ltd., Saskatoon, Sask.
| Parks Gardener | May 2010 – Oct. 2010 | District of Shellmouth, Shellmouth, Man.
# Co-op term
|| 4 5 7
| Design Co-op Student | Jan. 2012 – Apr. 2012 | Studio Haneul, Busan, South Korea
# Between offices
Sept. 2016 – Mar. 2017: parental leave
# Chosen projects
Brunette River Steps, New Westminster: CSLA award of merit, 2023
Meewasin Skate Garden, Saskatoon, 2016
# Degrees and registration
MLA, University of Manitoba, 2013
BEnvD, University of Manitoba, 2010
Registered with the B.C. Society of Landscape Architects since 2019
# Tongues
English, Korean
~ In Korea I write my name Sujin.
`,
  }),
  cv('b01-de-de-pflege', 'pdf', 'de', 'DE', {
    names: ['Wiebke von Elmshorst', 'Wiebke Von Elmshorst'],
    email: 'wiebke.vonelmshorst@hunteland.example',
    phone: '0171 3920045',
    city: 'Oldenburg',
    headline: 'Pflegedienstleiterin und Qualitätsbeauftragte',
    languages: ['Deutsch', 'Niederländisch', 'Bosnisch'],
    jobs: [
      'Pflegedienstleitung | Seniorenstift An der Bleiche gGmbH | Oldenburg | 2019-03 | now',
      'Wohnbereichsleitung | Seniorenstift An der Bleiche gGmbH | Oldenburg | 2015-10 | 2019-02',
      'Krankenschwester Intensivstation | Klinikum Hunteaue | Wildeshausen | 2008-04 | 2015-09',
      'Verpleegkundige | Thuiszorg Reiderland | Winschoten, Niederlande | 2004-11 | 2007-12',
      'Ausbildung zur Krankenschwester | Klinikum Hunteaue | Wildeshausen | 2001-10 | 2004-09',
      'Freiwilliges Soziales Jahr | Kinderkurheim Strandläufer | Norderney | 2000-08 | 2001-07',
    ],
    aside: [4, 5],
    page: `
> **Wiebke von Elmshorst**
> Pflegedienstleiterin und Qualitätsbeauftragte
> Donnerschweer Weg 88a, 26123 Oldenburg
> 0171 3920045 / wiebke.vonelmshorst@hunteland.example
# Stationen meines Berufslebens
**Seniorenstift An der Bleiche gGmbH**, Oldenburg
* Pflegedienstleitung · seit 03/19
* Wohnbereichsleitung · 10/15 – 02/19
Verantwortlich für 92 Plätze und 71 Kolleginnen und Kollegen, MD-Prüfung 2024 ohne Beanstandung, Leiharbeit auf null gesenkt
**Klinikum Hunteaue**, Wildeshausen
* Krankenschwester Intensivstation · 04/08 – 09/15
**Thuiszorg Reiderland**, Winschoten, Niederlande
* Verpleegkundige · 11/04 – 12/07
# Lehrjahre
**Klinikum Hunteaue**, Wildeshausen
* Ausbildung zur Krankenschwester · 10/01 – 09/04
**Kinderkurheim Strandläufer**, Norderney
* Freiwilliges Soziales Jahr · 08/00 – 07/01
# Familienzeit
01/08 – 03/08: Umzug zurück nach Deutschland
# Fortbildungen
2018: Weiterbildung zur verantwortlichen Pflegefachkraft, 720 Stunden, Bremen
2021: Qualitätsbeauftragte (TÜV)
2023: Palliative Care, 160 Stunden
# Schule
Abitur, Graf-Anton-Günther-Schule, 2000
# Sprachkenntnisse
Deutsch, Niederländisch (C1), Bosnisch (von der Schwiegermutter)
# Sonstiges
Führerschein B, Hund Emma, Kirchenchor
`,
  }),
  cv('b02-de-ch-gleisbau', 'odt', 'de', 'CH', {
    names: ['Reto Caduff-Ngoma', 'Reto Caduff'],
    email: 'reto.caduff@surselvapost.example',
    phone: '+41 76 555 04 19',
    city: 'Ilanz',
    headline: 'Projektleiter Gleisbau',
    languages: ['Rätoromanisch', 'Deutsch', 'Italienisch', 'Französisch'],
    jobs: [
      'Lehre als Gleisbauer EFZ | Calanda Gleisbau AG | Landquart | 2003-08 | 2006-07',
      'Gleisbauer | Calanda Gleisbau AG | Landquart | 2006-08 | 2010-03',
      'Polier | Armasuto Bahnbau SA | Bellinzona | 2010-05 | 2015-12',
      'Bauführer | Vorderrhein Schiene AG | Chur | 2016-04 | 2021-08',
      'Projektleiter | Vorderrhein Schiene AG | Chur | 2021-09 | now',
    ],
    aside: [0],
    page: `
! Reto Caduff-Ngoma
Projektleiter Gleisbau
Via Centrala 40, 7130 Ilanz – +41 76 555 04 19 – reto.caduff@surselvapost.example
# Mein Weg, von Anfang an erzählt
Von August 2003 bis Juli 2006 machte ich bei der **Calanda Gleisbau AG** in Landquart die Lehre als Gleisbauer EFZ.
Im gleichen Betrieb, der **Calanda Gleisbau AG** in Landquart, blieb ich von August 2006 bis März 2010 als Gleisbauer, meist nachts und meist bei Schnee.
Von Mai 2010 bis Dezember 2015 war ich Polier bei der **Armasuto Bahnbau SA** in Bellinzona. Dort habe ich Italienisch gelernt und die Zufahrten zu zwei Tunneln gebaut.
Von April 2016 bis August 2021 arbeitete ich als Bauführer bei der **Vorderrhein Schiene AG** in Chur.
Seit September 2021 bin ich Projektleiter bei der **Vorderrhein Schiene AG** in Chur und führe Lose bis 18 Millionen Franken, zuletzt den Umbau von drei Bahnhöfen unter Betrieb.
# Unterbruch
Januar bis März 2016: Reise mit meiner Frau zu ihrer Familie nach Kamerun
# Schulen und Ausweise
Dipl. Techniker HF Bauführung, ibW Südostschweiz, 2015
Eidg. Fachausweis Bau-Polier, 2010
Sicherheitschef, Zweiwegefahrzeuge, Kat. B und BE
# Welche Sprachen
Rätoromanisch (Muttersprache), Deutsch (Muttersprache), Italienisch (C1), Französisch (A2)
# Wen man fragen kann
Flurina Cathomas, Geschäftsleiterin, Vorderrhein Schiene AG, +41 76 555 04 20
`,
  }),
  cv('b03-de-at-controlling', 'doc', 'de', 'AT', {
    names: ['Mag.(FH) Theresia Obermoser-Jelinek', 'Theresia Obermoser-Jelinek'],
    email: 'th.obermoser@innviertelpost.example',
    phone: '+43 676 5550 238',
    city: 'Ried im Innkreis',
    headline: 'Controllerin',
    languages: ['Deutsch', 'Englisch', 'Tschechisch'],
    jobs: [
      'Leiterin Controlling | Hausruck Molkereien eGen | Ried im Innkreis | 2020-06 | now',
      'Controllerin | Hausruck Molkereien eGen | Ried im Innkreis | 2016-02 | 2020-05',
      'Junior Controllerin | Linzer Walzstahl Service GmbH | Linz | 2011-09 | 2014-12',
      'Buchhalterin | Möbelhaus Pramtal KG | Schärding | 2005-07 | 2008-08',
      'Ferialpraktikantin | Raika Antiesental | Ort im Innkreis | 2004-07 | 2004-08',
    ],
    aside: [4],
    page: `
|| 4 13
| **Lebenslauf** | **Mag.(FH) Theresia Obermoser-Jelinek**\\Controllerin
| **So erreichen Sie mich** | Kapuzinerberg 7, 4910 Ried im Innkreis\\+43 676 5550 238\\th.obermoser@innviertelpost.example
| **Geboren** | 23. November 1986 in Schärding, verheiratet, zwei Kinder
| **Derzeit** | **Leiterin Controlling**\\Hausruck Molkereien eGen, Ried im Innkreis\\Juni 2020 – laufend\\Fünf Mitarbeiterinnen, Monatsabschluss am vierten Werktag, SAP S/4-Umstellung
| **Davor** | **Controllerin**\\Hausruck Molkereien eGen, Ried im Innkreis\\Februar 2016 – Mai 2020\\Milchpreiskalkulation, Investitionsrechnung
| **Früher** | **Junior Controllerin**\\Linzer Walzstahl Service GmbH, Linz\\September 2011 – Dezember 2014
| **Zu Beginn** | **Buchhalterin**\\Möbelhaus Pramtal KG, Schärding\\Juli 2005 – August 2008
| **Praktikum** | **Ferialpraktikantin**\\Raika Antiesental, Ort im Innkreis\\Juli 2004 – August 2004
| **Karenz** | Jänner 2015 – Jänner 2016
| **Studium** | FH Oberösterreich, Steyr: Controlling, Rechnungswesen und Finanzmanagement, 2008 – 2011
| **Schule** | HAK Schärding, Matura 2005
| **EDV** | SAP CO, Power BI, Excel mit Makros
| **Ich spreche** | Deutsch, Englisch (C1), Tschechisch (A2)
`,
  }),
  cv('b04-fr-fr-travaux', 'docx', 'fr', 'FR', {
    names: ['Yann Le Gouézec', 'Yann LE GOUÉZEC'],
    email: 'yann.legouezec@blavetmail.example',
    phone: '06 39 98 22 17',
    city: 'Lorient',
    headline: 'Conducteur de travaux gros œuvre',
    languages: ['français', 'breton', 'anglais'],
    jobs: [
      'Conducteur de travaux principal | Maçonnerie du Scorff SAS | Lorient | 2021-01 | now',
      'Conducteur de travaux | Maçonnerie du Scorff SAS | Lorient | 2015-05 | 2020-12',
      'Chef de chantier | Béton Armé Quimpérois SARL | Quimper | 2009-09 | 2014-11',
      'Coffreur-bancheur | Béton Armé Quimpérois SARL | Quimper | 2005-02 | 2009-08',
      'Apprenti maçon | Entreprise Corvec Père et Fils | Hennebont | 2002-09 | 2004-08',
      'Sapeur-pompier volontaire | Centre de secours du Blavet | Hennebont | 2006-01 | 2019-12',
    ],
    aside: [4, 5],
    page: `
! Yann LE GOUÉZEC
Conducteur de travaux gros œuvre
|| 6 5 5
| 9 venelle du Moulin, 56100 Lorient | 06 39 98 22 17 | yann.legouezec@blavetmail.example
# Ce que je sais mener
* Jusqu’à quatre chantiers de front, 55 compagnons, 9 M€ par an
* Études, planning, achats, décompte définitif et levée de réserves
# Mes employeurs
**Conducteur de travaux principal** (depuis janvier 2021)
Maçonnerie du Scorff SAS – Lorient
* Médiathèque, 84 logements BBC, quai de pêche
**Conducteur de travaux** (mai 2015 à décembre 2020)
Maçonnerie du Scorff SAS – Lorient
**Chef de chantier** (septembre 2009 à novembre 2014)
Béton Armé Quimpérois SARL – Quimper
**Coffreur-bancheur** (février 2005 à août 2009)
Béton Armé Quimpérois SARL – Quimper
# Mon apprentissage
**Apprenti maçon** (septembre 2002 à août 2004)
Entreprise Corvec Père et Fils – Hennebont
# Sous le casque rouge
**Sapeur-pompier volontaire** (janvier 2006 à décembre 2019)
Centre de secours du Blavet – Hennebont
# Trous dans le calendrier
Septembre 2004 à janvier 2005 : tour de Bretagne à pied. Décembre 2014 à avril 2015 : licenciement économique.
# Diplômes et habilitations
BTS Bâtiment par la VAE, Rennes, 2014
CAP maçon, CFA de Vannes, 2004
AIPR encadrant, SST, permis B et BE
# Langues parlées
français, breton (courant), anglais (scolaire)
`,
  }),
  cv('b05-fr-ca-infirmiere', 'pdf', 'fr', 'CA', {
    names: ['Marie-Ève Thériault-Nguyen', 'Marie-Ève Thériault', 'MARIE-ÈVE THÉRIAULT-NGUYEN'],
    email: 'metheriault@saguenaymail.example',
    phone: '418 555-0126',
    city: 'Chicoutimi',
    headline: 'Infirmière clinicienne, soins critiques',
    languages: ['Français', 'Anglais', 'Vietnamien'],
    jobs: [
      'Conseillère en soins infirmiers | Hôpital de la Rivière-du-Moulin | Chicoutimi | 2021 | now',
      'Infirmière clinicienne | Hôpital de la Rivière-du-Moulin | Chicoutimi | 2015 | 2021',
      'Infirmière en région éloignée | Dispensaire de Baie-aux-Phoques | Kuujjuarapik | 2012 | 2014',
      'Préposée aux bénéficiaires | Résidence Le Vieux Moulin | Jonquière | 2008 | 2012',
      'Monitrice de ski adapté | Fondation Glisse sans limite | La Baie | 2017 | now',
    ],
    aside: [4],
    page: `
> MARIE-ÈVE THÉRIAULT-NGUYEN, inf., M. Sc.
> Infirmière clinicienne, soins critiques
> Chicoutimi (Québec) · 418 555-0126 · metheriault@saguenaymail.example
> Permis OIIQ 2155503
# SOMMAIRE
Quatorze ans au chevet et à la formation. J’ai monté la simulation haute fidélité de l’hôpital avec un mannequin d’occasion et beaucoup de ruban.
# EMPLOIS
|| 3 13
| 2021 à ce jour | **Conseillère en soins infirmiers**\\Hôpital de la Rivière-du-Moulin, Chicoutimi\\Protocoles de vasopresseurs, 34 cohortes de relève, agrément
| 2015 à 2021 | **Infirmière clinicienne**\\Hôpital de la Rivière-du-Moulin, Chicoutimi\\Soins intensifs, équipe de nuit, assistante au supérieur immédiat
| 2012 à 2014 | **Infirmière en région éloignée**\\Dispensaire de Baie-aux-Phoques, Kuujjuarapik\\Rôle élargi, évacuations aériennes
| 2008 à 2012 | **Préposée aux bénéficiaires**\\Résidence Le Vieux Moulin, Jonquière
# ENGAGEMENT SOCIAL
|| 3 13
| 2017 à ce jour | **Monitrice de ski adapté**\\Fondation Glisse sans limite, La Baie
# ÉTUDES UNIVERSITAIRES ET COLLÉGIALES
Maîtrise en sciences infirmières, UQAC, 2020
Baccalauréat en sciences infirmières, UQAC, 2014
DEC en soins infirmiers, Cégep de Jonquière, 2012
# LANGUES D’USAGE
Français (maternelle), Anglais (avancé), Vietnamien (débutante)
# ATTESTATIONS
SARC, PNDS, certification en soins critiques de l’AIIC (2018)
# RÉFÉRENCES
Fournies sur demande
`,
  }),
  cv('b06-fr-be-comptable', 'txt', 'fr', 'BE', {
    names: ['Désiré Kabongo-Wagner', 'Désiré KABONGO-WAGNER'],
    email: 'desire.kw@semoispost.example',
    phone: '+32 471 55 04 38',
    city: 'Arlon',
    headline: 'Comptable fiduciaire',
    languages: ['Français', 'Luxembourgeois', 'Anglais', 'Swahili'],
    jobs: [
      'Chef de mission comptable | Fiduciaire Kirchberg-Nord S.à r.l. | Luxembourg | 2019-09 | now',
      'Comptable | Fiduciaire Kirchberg-Nord S.à r.l. | Luxembourg | 2014-01 | 2019-09',
      'Aide-comptable | Transports Gaumais SPRL | Virton | 2010-05 | 2013-12',
      'Magasinier | Jardinerie des Deux Luxembourgs | Messancy | 2008-03 | 2010-04',
      'Stagiaire en comptabilité | Commune d’Habay-le-Château | Habay | 2009-09 | 2009-12',
    ],
    aside: [4],
    page: `
KABONGO-WAGNER
Désiré
Comptable fiduciaire
Rue du Marquisat 51, 6700 Arlon (Belgique)
Tél. : +32 471 55 04 38
Mail : desire.kw@semoispost.example
^ MON TRAVAIL
^ Poste : Chef de mission comptable
Société : Fiduciaire Kirchberg-Nord S.à r.l., Luxembourg
Dates : 16/09/2019 - présent
Contenu : 38 dossiers Soparfi et commerce, TVA intracommunautaire, eCDF, deux juniors
^ Poste : Comptable
Société : Fiduciaire Kirchberg-Nord S.à r.l., Luxembourg
Dates : 13/01/2014 - 15/09/2019
Contenu : tenue, salaires, bilans
^ Poste : Aide-comptable
Société : Transports Gaumais SPRL, Virton
Dates : 17/05/2010 - 31/12/2013
^ Poste : Magasinier
Société : Jardinerie des Deux Luxembourgs, Messancy
Dates : 15/03/2008 - 30/04/2010
Contenu : mi-temps pendant les études
^ MON STAGE
^ Poste : Stagiaire en comptabilité
Société : Commune d’Habay-le-Château, Habay
Dates : 14/09/2009 - 18/12/2009
^ MES ÉTUDES
Bachelier en comptabilité, HERS Libramont, 2010
Brevet de comptable OCL (cours du soir), 2017
^ MES LANGUES
Français (C2), Luxembourgeois (B1), Anglais (B2), Swahili (maternelle)
^ LOGICIELS
BOB 50, Sage 100, Excel, SAP FI
^ DIVERS
Permis B. Arbitre provincial de basket. Frontalier, donc patient.
`,
  }),
  cv('b07-es-es-eolica', 'pdf', 'es', 'ES', {
    names: ['Iñaki Etxeberria Lorenzo', 'Iñaki Etxeberria'],
    email: 'inaki.etxeberria@zidakos.example',
    phone: '+34 600 555 314',
    city: 'Tafalla',
    headline: 'Técnico de parques eólicos',
    languages: ['castellano', 'euskera', 'inglés'],
    jobs: [
      'Jefe de mantenimiento | Vientos de la Ribera, S.A. | Tafalla | 2020-01 | now',
      'Técnico de aerogeneradores | Vientos de la Ribera, S.A. | Tafalla | 2014-06 | 2019-12',
      'Wind Turbine Technician | Skagen Vindservice ApS | Esbjerg, Dinamarca | 2011-09 | 2014-04',
      'Electromecánico | Conservas Hijos de Oñatibia, S.L. | Lodosa | 2007-02 | 2011-08',
      'Prácticas de FP | Talleres Mecánicos Zubieta | Estella | 2006-09 | 2006-12',
    ],
    aside: [4],
    page: `
! Iñaki Etxeberria Lorenzo
Técnico de parques eólicos
= Vivo en\tCalle Beire 4, 3.º B, 31300 Tafalla (Navarra)
= Me localizas en\t+34 600 555 314
= O por escrito\tinaki.etxeberria@zidakos.example
= Nací el\t27 de abril de 1986
# Mi recorrido
**[01/2020 - hoy]** Jefe de mantenimiento
Vientos de la Ribera, S.A., Tafalla
* 88 máquinas, disponibilidad del 98,4 %, once técnicos
* Repotenciación de un parque de 1999
**[06/2014 - 12/2019]** Técnico de aerogeneradores
Vientos de la Ribera, S.A., Tafalla
* Preventivo, cambio de multiplicadoras, guardias
**[09/2011 - 04/2014]** Wind Turbine Technician
Skagen Vindservice ApS, Esbjerg, Dinamarca
* Puesta en marcha en tierra y en el mar
**[02/2007 - 08/2011]** Electromecánico
Conservas Hijos de Oñatibia, S.L., Lodosa
# Primeras prácticas
**[09/2006 - 12/2006]** Prácticas de FP
Talleres Mecánicos Zubieta, Estella
# Estudié
Grado superior en Mantenimiento de Equipo Industrial, Politécnico de Estella, 2004 – 2006
Experto en Energía Eólica, UPNA, 2018
# Tengo al día
GWO completo (hasta 2028), alta tensión, carretilla, plataforma elevadora, carné B y C
# Hablo
castellano, euskera (EGA), inglés (B2)
# Y además
Pelota a mano, dos perros pastores, nada de vértigo
`,
  }),
  cv('b08-es-mx-rh', 'docx', 'es', 'MX', {
    names: [
      'María Fernanda de la Garza Treviño',
      'Lic. María Fernanda de la Garza Treviño',
      'María Fernanda de la Garza',
      'Fernanda de la Garza',
      'Fernanda de la Garza Treviño',
    ],
    email: 'fer.delagarza@zarapemail.example',
    phone: '844 555 0137',
    city: 'Saltillo',
    headline: 'Gerente de Recursos Humanos',
    languages: ['inglés', 'alemán'],
    jobs: [
      'Gerente de Recursos Humanos | Arneses y Tableros del Norte, S.A. de C.V. | Ramos Arizpe, Coah. | 2022-03 | now',
      'Jefa de Relaciones Laborales | Arneses y Tableros del Norte, S.A. de C.V. | Ramos Arizpe, Coah. | 2018-05 | 2022-02',
      'Generalista de RH | Fundidora Sierra de Zapalinamé | Saltillo, Coah. | 2014-01 | 2018-04',
      'Reclutadora | Talento Regio Consultores, S.C. | Monterrey, N.L. | 2011-08 | 2013-11',
      'Becaria de capacitación | Fundidora Sierra de Zapalinamé | Saltillo, Coah. | 2010-08 | 2011-07',
    ],
    aside: [4],
    page: `
> **Lic. María Fernanda de la Garza Treviño**
> Gerente de Recursos Humanos
> Saltillo, Coahuila · Cel. 844 555 0137 · fer.delagarza@zarapemail.example
# Semblanza
Quince años en planta, siempre con zapato de seguridad. Revisión contractual con tres sindicatos sin un día de huelga; NOM-035 y NOM-036 cumplidas.
# Empleos
|| 7 6 4
| **Puesto y logros** | **Empresa** | **Periodo**
| **Gerente de Recursos Humanos**\\1,900 colaboradores, rotación de 9 a 4 % mensual | Arneses y Tableros del Norte, S.A. de C.V., Ramos Arizpe, Coah. | Marzo 2022 – a la fecha
| **Jefa de Relaciones Laborales**\\Contrato colectivo, legitimación 2021 | Arneses y Tableros del Norte, S.A. de C.V., Ramos Arizpe, Coah. | Mayo 2018 – febrero 2022
| **Generalista de RH**\\Nómina semanal, IMSS, Infonavit | Fundidora Sierra de Zapalinamé, Saltillo, Coah. | Enero 2014 – abril 2018
| **Reclutadora**\\40 vacantes operativas por semana | Talento Regio Consultores, S.C., Monterrey, N.L. | Agosto 2011 – noviembre 2013
# Beca
|| 7 6 4
| **Becaria de capacitación** | Fundidora Sierra de Zapalinamé, Saltillo, Coah. | Agosto 2010 – julio 2011
# Preparación
Maestría en Desarrollo Organizacional, UDEM, 2017
Licenciatura en Psicología, Universidad Autónoma de Coahuila, 2011 (cédula 5550123)
# Otros idiomas
inglés (avanzado), alemán (A2)
# Cursos recientes
Reforma laboral 2019 y vacaciones dignas, Power BI, Lean Yellow Belt
`,
  }),
  cv('b09-es-cl-enfermera', 'odt', 'es', 'CL', {
    names: [
      'Camila Antonia Huenchumilla Soto',
      'Camila Huenchumilla Soto',
      'Camila Huenchumilla',
      'Camila Antonia Huenchumilla',
    ],
    email: 'camila.huenchumilla@toltenmail.example',
    phone: '+56 9 5550 1284',
    city: 'Temuco',
    headline: 'Enfermera universitaria',
    languages: ['Español', 'Mapudungun', 'Inglés'],
    jobs: [
      'Enfermera supervisora de diálisis | Clínica Cautín Norte | Temuco | 2021-04 | now',
      'Enfermera clínica de diálisis | Clínica Cautín Norte | Temuco | 2017-09 | 2021-03',
      'Enfermera de posta rural | Departamento de Salud de Puerto Budi | Puerto Budi | 2014-04 | 2017-06',
      'Vendedora de farmacia | Farmacias del Ñielol | Temuco | 2009-01 | 2010-02',
      'Internado profesional | Hospital Intercultural de Lonquén | Nueva Imperial | 2013-08 | 2013-12',
    ],
    aside: [4],
    page: `
CAMILA ANTONIA HUENCHUMILLA SOTO
Enfermera universitaria
RUT 17.555.012-3
Pasaje Los Notros 0155, Temuco
+56 9 5550 1284
camila.huenchumilla@toltenmail.example
^ **Antecedentes laborales**
^ Clínica Cautín Norte, Temuco
|| 10 6
| Enfermera supervisora de diálisis | abril 2021 a la fecha
| Enfermera clínica de diálisis | septiembre 2017 a marzo 2021
* 24 puestos en tres turnos, agua tratada según norma, acreditación 2023
* Acceso vascular con ecógrafo; enseño a pacientes mapuche en su lengua
^ Departamento de Salud de Puerto Budi, Puerto Budi
|| 10 6
| Enfermera de posta rural | abril 2014 a junio 2017
* Rondas en lancha, vacunación, PAD
^ Farmacias del Ñielol, Temuco
|| 10 6
| Vendedora de farmacia | enero 2009 a febrero 2010
^ **Internado**
^ Hospital Intercultural de Lonquén, Nueva Imperial
|| 10 6
| Internado profesional | agosto 2013 a diciembre 2013
^ **Sin trabajar**
Julio y agosto de 2017, por el nacimiento de Lautaro
^ **Antecedentes académicos**
Diplomado en Diálisis, Universidad de La Frontera, 2018
Enfermera y Licenciada en Enfermería, Universidad de La Frontera, 2010 – 2013
Enseñanza media, Liceo Gabriela Mistral, 2008
^ **Manejo de idiomas**
Español (nativo), Mapudungun (hablado), Inglés (básico)
^ **Pretensiones y disponibilidad**
Turnos 4x4; disponible desde el 1 de enero de 2027
`,
  }),
  cv('b10-it-it-avvocato', 'odt', 'it', 'IT', {
    names: [
      'Francesca D’Ambrosio Castelvecchi',
      'Avv. Francesca D’Ambrosio Castelvecchi',
      'Francesca D’Ambrosio',
      "Francesca D'Ambrosio Castelvecchi",
    ],
    email: 'avv.dambrosio@foroaquilano.example',
    phone: '+39 340 555 0219',
    city: 'L’Aquila',
    headline: 'Avvocato del lavoro',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Responsabile affari legali | Laterizi Gran Sasso S.p.A. | L’Aquila | 2021-11 | now',
      'Avvocato associato | Studio legale Pantaleoni Ricciuti | Pescara | 2016-04 | 2021-10',
      'Avvocato collaboratore | Studio legale Morgante & Partners | Roma | 2013-02 | 2016-03',
      'Rechtsreferentin | Kanzlei Brüggen Feldhaus | Colonia, Germania | 2012-01 | 2012-12',
      'Praticante avvocato | Studio legale Morgante & Partners | Roma | 2009-10 | 2011-10',
    ],
    aside: [4],
    page: `
> Avv. Francesca D’Ambrosio Castelvecchi
> Avvocato del lavoro
> Via Fortebraccio 61, 67100 L’Aquila – cell. +39 340 555 0219 – avv.dambrosio@foroaquilano.example
# In breve
Diritto del lavoro e sindacale, dalla parte delle imprese e, quando ero in studio, qualche volta anche dall’altra. Iscritta all’Ordine dal 2013.
# Percorso forense e aziendale
Da novembre 2021 ad oggi sono Responsabile affari legali di **Laterizi Gran Sasso S.p.A.**, L’Aquila: 480 dipendenti, due procedure di mobilità, modello 231, contenzioso ridotto di due terzi.
Da aprile 2016 a ottobre 2021 ho lavorato come Avvocato associato presso lo **Studio legale Pantaleoni Ricciuti**, Pescara: licenziamenti, appalti, ispezioni.
Da febbraio 2013 a marzo 2016 sono stata Avvocato collaboratore presso lo **Studio legale Morgante & Partners**, Roma.
Da gennaio 2012 a dicembre 2012 sono stata Rechtsreferentin presso la **Kanzlei Brüggen Feldhaus**, Colonia, Germania.
# Pratica forense
Da ottobre 2009 a ottobre 2011, Praticante avvocato presso lo **Studio legale Morgante & Partners**, Roma.
# Titoli di studio
Laurea magistrale in Giurisprudenza, Università di Teramo, 2009, 110 e lode
Master in Diritto del lavoro, LUISS, 2014
Maturità classica, Liceo Cotugno, 2004
# Conoscenze linguistiche
Italiano (madrelingua), Inglese (C1), Tedesco (B2)
# Interessi
Sci di fondo, coro alpino, ricostruzione del borgo di famiglia
`,
  }),
  cv('b11-it-it-macchinista', 'pdf', 'it', 'IT', {
    names: ['Ciro Scognamillo', 'Scognamillo Ciro'],
    email: 'ciro.scognamillo@sarnomail.example',
    phone: '349 555 0853',
    city: 'Nocera Inferiore',
    headline: 'Macchinista ferroviario merci e passeggeri',
    languages: ['italiano', 'inglese'],
    jobs: [
      'Istruttore di condotta | Ferrovie dell’Agro Nocerino S.r.l. | Nocera Inferiore | 2022-02 | now',
      'Macchinista | Ferrovie dell’Agro Nocerino S.r.l. | Nocera Inferiore | 2016-05 | 2022-01',
      'Macchinista merci | Tirrenia Rail Cargo S.p.A. | Salerno | 2010-09 | 2016-04',
      'Manovratore | Interporto Piana del Sele | Battipaglia | 2007-03 | 2010-08',
      'Volontario in ferma breve | Esercito Italiano | Persano | 2004-01 | 2006-12',
    ],
    aside: [4],
    page: `
! Scognamillo Ciro
Macchinista ferroviario merci e passeggeri
# Anagrafica
|| 4 13
| Nato il | 19 settembre 1984 a Sarno (SA)
| Abito in | Via Atzori 112, 84014 Nocera Inferiore (SA)
| Telefono | 349 555 0853
| Posta | ciro.scognamillo@sarnomail.example
| Stato civile | coniugato, tre figli
# Dove ho lavorato
|| 3 3 5 6
| **Inizio** | **Fine** | **Mansione** | **Azienda**
| 02/2022 | oggi | Istruttore di condotta | Ferrovie dell’Agro Nocerino S.r.l., Nocera Inferiore
| 05/2016 | 01/2022 | Macchinista | Ferrovie dell’Agro Nocerino S.r.l., Nocera Inferiore
| 09/2010 | 04/2016 | Macchinista merci | Tirrenia Rail Cargo S.p.A., Salerno
| 03/2007 | 08/2010 | Manovratore | Interporto Piana del Sele, Battipaglia
# Servizio militare
|| 3 3 5 6
| 01/2004 | 12/2006 | Volontario in ferma breve | Esercito Italiano, Persano
# Abilitazioni
* Licenza europea di condotta, certificato complementare A1, A4, B
* E464, E652, D445, ETR pendolari; SCMT ed ERTMS livello 2
* Preposto alla sicurezza, addetto antincendio
# Note di servizio
Diciassette allievi portati alla patente. Nessun SPAD. Premio puntualità 2019, poi il Covid.
# Scuola
Diploma di perito elettrotecnico, ITIS Pagani, 2003
# Lingue conosciute
italiano, inglese (A2)
`,
  }),
  cv('b12-it-ch-giardiniere', 'docx', 'it', 'CH', {
    names: ['Fabrizio De Giorgi-Pedrazzini', 'Fabrizio De Giorgi'],
    email: 'f.degiorgi@valmaggiamail.example',
    phone: '+41 78 555 06 72',
    city: 'Locarno',
    headline: 'Maestro giardiniere paesaggista',
    languages: ['Italiano', 'Svizzero tedesco', 'Francese'],
    jobs: [
      'Responsabile cantieri | Verdeonda Giardini Sagl | Locarno | 2018-03 | now',
      'Capo giardiniere | Parco Botanico Isola Ferrata | Brissago | 2012-03 | 2018-02',
      'Giardiniere paesaggista | Gartenbau Rüegsegger GmbH | Thun | 2007-04 | 2011-10',
      'Apprendista giardiniere AFC | Floricoltura Pedemonte SA | Tenero | 2003-09 | 2006-08',
      'Istruttore | Campo estivo Pro Natura Verzasca | Sonogno | 2014 | 2022',
    ],
    aside: [3, 4],
    page: `
Fabrizio De Giorgi-Pedrazzini
Maestro giardiniere paesaggista
Via ai Saleggi 23, 6600 Locarno, +41 78 555 06 72, f.degiorgi@valmaggiamail.example
^ **COSA FACCIO OGGI**
Responsabile cantieri presso Verdeonda Giardini Sagl, Locarno (dal marzo 2018, tuttora)
* Preventivi, otto operai, tre apprendisti
* Muri a secco, piscine naturali, tetti verdi
^ **COSA FACEVO PRIMA**
Capo giardiniere presso il Parco Botanico Isola Ferrata, Brissago (dal marzo 2012 al febbraio 2018)
* 1’700 specie, collezione di camelie premiata
Giardiniere paesaggista presso Gartenbau Rüegsegger GmbH, Thun (dall’aprile 2007 all’ottobre 2011)
^ **APPRENDISTATO**
Apprendista giardiniere AFC presso Floricoltura Pedemonte SA, Tenero (dal settembre 2003 all’agosto 2006)
^ **CON I RAGAZZI**
Istruttore al Campo estivo Pro Natura Verzasca, Sonogno (ogni luglio, dal 2014 al 2022)
^ **PERIODI SENZA LAVORO FISSO**
Settembre 2006 – marzo 2007: scuola reclute e lingue. Novembre 2011 – febbraio 2012: inverno in Patagonia.
^ **ATTESTATI**
Maestro giardiniere, diploma federale, 2017
Attestato federale di capacità, Mezzana, 2006
Autorizzazione per prodotti fitosanitari
^ **PARLO**
Italiano (madrelingua), Svizzero tedesco (fluente), Francese (scolastico)
^ **CHIEDETE A**
Nadia Bernasconi, titolare, Verdeonda Giardini Sagl, +41 78 555 06 73
`,
  }),
  cv('b13-pt-pt-engenheiro', 'txt', 'pt', 'PT', {
    names: [
      'Duarte Nuno d’Orey Malheiro',
      'Eng.º Duarte Nuno d’Orey Malheiro',
      'Duarte d’Orey Malheiro',
      'Duarte Malheiro',
      "Duarte Nuno d'Orey Malheiro",
    ],
    email: 'duarte.malheiro@lismail.example',
    phone: '+351 920 555 633',
    city: 'Leiria',
    headline: 'Engenheiro civil',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Diretor de obra | Construções Pinhal do Rei, S.A. | Leiria | 2019-05 | now',
      'Adjunto do diretor de obra | Construções Pinhal do Rei, S.A. | Leiria | 2016-01 | 2019-04',
      'Engenheiro de qualidade | Obras do Zambeze, Lda. | Tete, Moçambique | 2012-08 | 2015-11',
      'Projetista de estruturas | Gabinete Traço & Cálculo | Coimbra | 2009-10 | 2012-07',
      'Estagiário da Ordem | Gabinete Traço & Cálculo | Coimbra | 2009-01 | 2009-09',
      'Aspirante miliciano | Regimento de Engenharia do Tejo | Tancos | 2003-09 | 2004-08',
    ],
    aside: [4, 5],
    page: `
Eng.º Duarte Nuno d’Orey Malheiro
Engenheiro civil
Rua do Poço Novo 18, 2400-118 Leiria
Tlm. +351 920 555 633
duarte.malheiro@lismail.example
^ ONDE TENHO CONSTRUÍDO
^ Diretor de obra, Construções Pinhal do Rei, S.A., Leiria (2019/05 a presente)
* Três escolas, um lar e 7 km de emissário; desvio médio de custo de 1,8 %
^ Adjunto do diretor de obra, Construções Pinhal do Rei, S.A., Leiria (2016/01 a 2019/04)
^ Engenheiro de qualidade, Obras do Zambeze, Lda., Tete, Moçambique (2012/08 a 2015/11)
* Betões, ensaios de solos, ponte de 240 m
^ Projetista de estruturas, Gabinete Traço & Cálculo, Coimbra (2009/10 a 2012/07)
^ COMO ESTAGIÁRIO
^ Estagiário da Ordem, Gabinete Traço & Cálculo, Coimbra (2009/01 a 2009/09)
^ NA TROPA
^ Aspirante miliciano, Regimento de Engenharia do Tejo, Tancos (2003/09 a 2004/08)
^ O QUE ESTUDEI
Mestrado integrado em Engenharia Civil, FCTUC, Universidade de Coimbra, 2008
Pós-graduação em Direção de Obra, ISEL, 2017
Membro efetivo da Ordem dos Engenheiros n.º 55530
^ LÍNGUAS ESTRANGEIRAS E MATERNA
Português, Inglês (C1), Francês (B1)
^ PROGRAMAS
MS Project, CCS Candy, AutoCAD, Robot
^ PAUSA
Em dezembro de 2015 regressei a Portugal.
`,
  }),
  cv('b14-pt-br-produto', 'pdf', 'pt', 'BR', {
    names: [
      'Thainá Yumi Nakagawa dos Santos',
      'Thainá Nakagawa',
      'Thainá Yumi Nakagawa',
      'Thainá Nakagawa dos Santos',
    ],
    email: 'thaina@nakagawaproduto.example',
    phone: '(43) 95555-0118',
    city: 'Londrina',
    headline: 'Gerente de Produto na Colheita Pay | Fintech | Agro',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Gerente de Produto | Colheita Pay | Londrina, Paraná, Brasil | 2023-04 | now',
      'Product Owner | Colheita Pay | Londrina, Paraná, Brasil | 2020-10 | 2023-03',
      'Analista de Negócios | Cooperativa Terra Roxa | Maringá, Paraná, Brasil | 2017-02 | 2020-09',
      'Analista de Suporte Jr. | Softgrão Sistemas | Cambé, Paraná, Brasil | 2014-08 | 2016-12',
      'Estagiária de TI | Softgrão Sistemas | Cambé, Paraná, Brasil | 2013-08 | 2014-07',
      'Mentora | Meninas do Norte Pioneiro no Código | Londrina, Paraná, Brasil | 2021-03 | now',
    ],
    aside: [4, 5],
    page: `
! Thainá Yumi Nakagawa dos Santos
Gerente de Produto na Colheita Pay | Fintech | Agro
Londrina, Paraná, Brasil
# Contato
(43) 95555-0118 (Mobile)
thaina@nakagawaproduto.example
www.linkedin.com/in/thaina-ficticia (LinkedIn)
# Principais competências
Discovery
Métricas de ativação
Crédito rural
# Idiomas no perfil
Português (Native or Bilingual)
Inglês (Full Professional)
Japonês (Elementary)
# Resumo
Neta de feirantes. Ajudo produtor pequeno a receber em dois dias o que antes recebia em sessenta. 23 mil contas ativas.
# Experiência
**Colheita Pay**
6 anos 2 meses
**Gerente de Produto**
abril de 2023 - Present (3 anos 8 meses)
Londrina, Paraná, Brasil
**Product Owner**
outubro de 2020 - março de 2023 (2 anos 6 meses)
Londrina, Paraná, Brasil
Antecipação de recebíveis, Pix garantido
**Cooperativa Terra Roxa**
**Analista de Negócios**
fevereiro de 2017 - setembro de 2020 (3 anos 8 meses)
Maringá, Paraná, Brasil
Page 1 of 2
**Softgrão Sistemas**
3 anos 5 meses
**Analista de Suporte Jr.**
agosto de 2014 - dezembro de 2016 (2 anos 5 meses)
Cambé, Paraná, Brasil
**Estagiária de TI**
agosto de 2013 - julho de 2014 (1 ano)
Cambé, Paraná, Brasil
**Meninas do Norte Pioneiro no Código**
**Mentora**
março de 2021 - Present (5 anos 9 meses)
Londrina, Paraná, Brasil
Trabalho voluntário, sábados
# Formação acadêmica
Universidade Estadual de Londrina
Bacharelado, Ciência da Computação · (2011 - 2015)
PUC Paraná
MBA, Gestão de Produtos Digitais · (2021 - 2022)
Page 2 of 2
`,
  }),
  cv('b15-pt-pt-cozinheira', 'doc', 'pt', 'PT', {
    names: [
      'Maria da Conceição Fortes Lopes',
      'Maria Conceição Fortes Lopes',
      'Maria da Conceição Lopes',
      'Conceição Fortes Lopes',
      'Conceição Lopes',
      'Maria Lopes',
    ],
    email: 'conceicao.fortes@sadomail.example',
    phone: '920 555 708',
    city: 'Setúbal',
    headline: 'Cozinheira de 1.ª',
    languages: ['Crioulo', 'Português', 'Francês'],
    jobs: [
      'Chefe de cozinha | Lar Senhora da Arrábida | Setúbal | 2017-09 | now',
      'Cozinheira de 1.ª | Refeitórios do Sado, Lda. | Palmela | 2009-03 | 2017-08',
      'Ajudante de cozinha | Marisqueira O Caranguejo Azul | Sesimbra | 2003-06 | 2008-10',
      'Empregada de limpeza | Limpa-Tudo Margem Sul, Lda. | Almada | 2000-02 | 2003-05',
      'Cozinheira voluntária | Associação Cabo-Verdiana da Bela Vista | Setúbal | 2012-01 | now',
    ],
    aside: [4],
    page: `
> Maria da Conceição Fortes Lopes
> Cozinheira de 1.ª
^ **Contactos**
Morada: Praceta das Amoreiras 5, r/c Dto., 2910-430 Setúbal
Telemóvel: 920 555 708
Correio eletrónico: conceicao.fortes@sadomail.example
^ **Os meus empregos**
|| 4 8 4
| **Desde** | **Lugar e casa** | **Até**
| 09/2017 | **Chefe de cozinha**\\Lar Senhora da Arrábida, Setúbal\\160 almoços, dietas, encomendas, HACCP | atualmente
| 03/2009 | **Cozinheira de 1.ª**\\Refeitórios do Sado, Lda., Palmela\\Fábrica com 900 refeições por turno | 08/2017
| 06/2003 | **Ajudante de cozinha**\\Marisqueira O Caranguejo Azul, Sesimbra | 10/2008
| 02/2000 | **Empregada de limpeza**\\Limpa-Tudo Margem Sul, Lda., Almada | 05/2003
^ **Voluntariado aos domingos**
|| 4 8 4
| 01/2012 | **Cozinheira voluntária**\\Associação Cabo-Verdiana da Bela Vista, Setúbal | atualmente
^ **Sem emprego**
Novembro de 2008 a fevereiro de 2009
^ **Escola e cursos**
Curso profissional de Cozinha, Escola de Hotelaria de Setúbal, 2008 – 2009, à noite
12.º ano (RVCC), 2011
Higiene e segurança alimentar, 35 horas, 2022
^ **Que línguas falo**
Crioulo (materna), Português, Francês (um pouco)
^ **O que dizem de mim**
Rápida, limpa, nunca faltei. Cachupa às sextas.
`,
  }),
  cv('b16-nl-nl-wijkzorg', 'doc', 'nl', 'NL', {
    names: ['Sietske van der Meulen-Oosterhof', 'Sietske van der Meulen', 'Sietske Van der Meulen-Oosterhof'],
    email: 'sietske.vdmeulen@lauwersmail.example',
    phone: '06-55503471',
    city: 'Dokkum',
    headline: 'Wijkverpleegkundige',
    languages: ['Fries', 'Nederlands', 'Duits'],
    jobs: [
      'Wijkverpleegkundige | Thuiszorg De Terpen | Dokkum | 2018-03 | now',
      'Teamleider nachtzorg | Woonzorgcentrum Lauwershiem | Kollum | 2013-09 | 2018-02',
      'Verpleegkundige dialyse | Ziekenhuis De Elfstroom | Leeuwarden | 2006-08 | 2013-08',
      'Melkster | Maatschap Oosterhof | Ternaard | 2001-05 | 2002-08',
      'Leerling-verpleegkundige | Ziekenhuis De Elfstroom | Leeuwarden | 2002-09 | 2006-07',
    ],
    aside: [4],
    page: `
Sietske van der Meulen-Oosterhof
Wijkverpleegkundige
Woudweg 55, 9101 VG Dokkum – 06-55503471 – sietske.vdmeulen@lauwersmail.example
^ Nuchter, BIG-geregistreerd (59055512330), eigen auto, ook voor op de dijk. Ik indiceer, leid op en houd de bloeddruk van het team laag.
^ **Waar ik gewerkt heb**
^ Thuiszorg De Terpen, Dokkum
Wijkverpleegkundige sinds maart 2018
* Zelfsturend team van 13, 90 cliënten, casemanager dementie
^ Woonzorgcentrum Lauwershiem, Kollum
Teamleider nachtzorg van september 2013 t/m februari 2018
^ Ziekenhuis De Elfstroom, Leeuwarden
Verpleegkundige dialyse van augustus 2006 t/m augustus 2013
* Thuisdialyse opgezet voor de Waddeneilanden
^ Maatschap Oosterhof, Ternaard
Melkster van mei 2001 t/m augustus 2002
^ **Leerplek**
^ Ziekenhuis De Elfstroom, Leeuwarden
Leerling-verpleegkundige van september 2002 t/m juli 2006
^ **Wat ik geleerd heb**
Hbo-v duaal, NHL Leeuwarden, 2006
Post-hbo wijkverpleegkunde, Hanzehogeschool, 2018
Mavo, Dokkum, 2001
^ **Ik spreek**
Fries (memmetaal), Nederlands, Duits (redelijk)
^ **Vrij**
Kaatsen, wadlopen, oppas-beppe
`,
  }),
  cv('b17-nl-be-hvac', 'docx', 'nl', 'BE', {
    names: [
      'Jeroen Van den Broecke',
      'Jeroen van den Broecke',
      'VAN DEN BROECKE Jeroen',
      'Jeroen VAN DEN BROECKE',
    ],
    email: 'jeroen.vdb@dendermail.example',
    phone: '+32 473 55 05 27',
    city: 'Aalst',
    headline: 'Projectleider HVAC en sanitair',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Senior projectleider HVAC | Dendertherm Technieken NV | Aalst | 2020-04 | now',
      'Projectleider HVAC | Dendertherm Technieken NV | Aalst | 2015-01 | 2020-03',
      'Werfleider sanitair | Loodgietersbedrijf Cooreman BV | Ninove | 2010-09 | 2014-12',
      'Tekenaar technieken | Studiebureau Pajotkracht CVBA | Halle | 2008-10 | 2010-06',
      'Stagiair | Brouwerij De Witte Hop | Opwijk | 2008-02 | 2008-05',
    ],
    aside: [4],
    page: `
> VAN DEN BROECKE Jeroen
> Projectleider HVAC en sanitair
> Moorselbaan 208, 9300 Aalst / gsm +32 473 55 05 27 / jeroen.vdb@dendermail.example
# Professioneel traject
|| 6 11
| **Dendertherm Technieken NV**\\Aalst | **Senior projectleider HVAC**\\april 2020 – heden\\Rusthuis Affligem (4,1 miljoen euro), BEO-veld met 60 boringen, vijf werfleiders
| **Dendertherm Technieken NV**\\Aalst | **Projectleider HVAC**\\januari 2015 – maart 2020\\Scholen van Morgen, zwembad Geraardsbergen
| **Loodgietersbedrijf Cooreman BV**\\Ninove | **Werfleider sanitair**\\september 2010 – december 2014
| **Studiebureau Pajotkracht CVBA**\\Halle | **Tekenaar technieken**\\oktober 2008 – juni 2010\\Revit, warmteverliesberekening
# Stageplaats
|| 6 11
| **Brouwerij De Witte Hop**\\Opwijk | **Stagiair**\\februari 2008 – mei 2008
# Korte onderbreking
Juli en augustus 2010: te voet naar Compostela
# Gestudeerd
|| 6 11
| 2005 – 2008 | Professionele bachelor klimatisering, KAHO Sint-Lieven, Gent
| 2022 | EPB-verslaggever, erkenning EP55510
# Talenkennis
Nederlands (moedertaal), Frans (vlot op de werf), Engels (B2)
# Troeven
Cijfers op vrijdagavond kloppend; bouwheren die terugkomen; VCA-VOL
`,
  }),
  cv('b18-nl-nl-beleid', 'rtf', 'nl', 'NL', {
    names: [
      'Rachid el Bouazzati',
      'drs. Rachid el Bouazzati',
      'R.A. el Bouazzati',
      'Rachid El Bouazzati',
      'drs. R.A. (Rachid) el Bouazzati',
      'R.A. (Rachid) el Bouazzati',
    ],
    email: 'r.elbouazzati@merwepost.example',
    phone: '06 5550 2964',
    city: 'Dordrecht',
    headline: 'Beleidsadviseur sociaal domein',
    languages: ['Nederlands', 'Tarifit', 'Engels', 'Frans'],
    jobs: [
      'Strategisch adviseur | Gemeente Alblasserdijk | Alblasserdijk | 2022-05 | now',
      'Beleidsadviseur Wmo | Gemeente Alblasserdijk | Alblasserdijk | 2017-01 | 2022-04',
      'Onderzoeker armoede | Adviesbureau Helder & Zonen | Utrecht | 2012-03 | 2016-10',
      'Docent maatschappijleer | Drechtsteden Lyceum | Zwijndrecht | 2009-08 | 2012-02',
      'Trainee | Provincie Rijn-IJsselland | Arnhem | 2008-09 | 2009-07',
      'Voorzitter | Voetbalvereniging Papendrechtse Boys | Papendrecht | 2019-06 | now',
    ],
    aside: [4, 5],
    page: `
drs. R.A. (Rachid) el Bouazzati
Beleidsadviseur sociaal domein
Singel 317, 3311 HJ Dordrecht
06 5550 2964
r.elbouazzati@merwepost.example
^ **IN EEN ALINEA**
Ik schrijf nota’s van vier pagina’s die raadsleden uitlezen. Vijftien jaar ervaring met armoede, Wmo en alles waar geen geld voor is.
^ **FUNCTIES**
^ Strategisch adviseur
Gemeente Alblasserdijk, Alblasserdijk
[mei 2022 / heden]
* Hervormingsagenda jeugd, regionale inkoop (31 miljoen euro)
^ Beleidsadviseur Wmo
Gemeente Alblasserdijk, Alblasserdijk
[januari 2017 / april 2022]
* Verordening huishoudelijke hulp, hoger beroep gewonnen
^ Onderzoeker armoede
Adviesbureau Helder & Zonen, Utrecht
[maart 2012 / oktober 2016]
^ Docent maatschappijleer
Drechtsteden Lyceum, Zwijndrecht
[augustus 2009 / februari 2012]
^ **EERST ALS TRAINEE**
^ Trainee
Provincie Rijn-IJsselland, Arnhem
[september 2008 / juli 2009]
^ **NEVENFUNCTIE (ONBEZOLDIGD)**
^ Voorzitter
Voetbalvereniging Papendrechtse Boys, Papendrecht
[juni 2019 / heden]
^ **ACADEMISCH**
Doctoraal sociologie, Erasmus Universiteit Rotterdam, 2008
Eerstegraads lesbevoegdheid, 2011
^ **TAALVAARDIGHEID**
Nederlands (moedertaal), Tarifit (thuistaal), Engels (C1), Frans (B1)
`,
  }),
  cv('b19-sv-se-underskoterska', 'pdf', 'sv', 'SE', {
    names: ['Yordanos Tesfamichael', 'Yordanos Tesfamichael Berhe'],
    email: 'yordanos.t@svartanpost.example',
    phone: '070-174 06 72',
    city: 'Västerås',
    headline: 'Undersköterska med skyddad yrkestitel',
    languages: ['Tigrinska', 'Svenska', 'Arabiska', 'Engelska'],
    jobs: [
      'Specialistundersköterska demens | Björkbackens Äldreboende AB | Västerås | 2022-09 | now',
      'Undersköterska | Björkbackens Äldreboende AB | Västerås | 2018-06 | 2022-08',
      'Vårdbiträde | Aros Hemtjänst Ekonomisk Förening | Västerås | 2016-01 | 2018-05',
      'Lokalvårdare | Skinande Rent i Mälardalen AB | Köping | 2013-08 | 2015-11',
      'Praktikant inom äldreomsorg | Kungsgårdens Servicehus | Köping | 2015-02 | 2015-05',
      'Språkvän | Föreningen Öppen Dörr | Västerås | 2019-01 | now',
    ],
    aside: [4, 5],
    page: `
! Yordanos Tesfamichael
Undersköterska med skyddad yrkestitel
|| 5 5 7
| 724 65 Västerås | 070-174 06 72 | yordanos.t@svartanpost.example
# Om mig, kort
Kom till Sverige 2012. Jag tycker om morgnar, ordning i läkemedelsskåpet och gamla visor. B-körkort sedan 2017.
# Arbeten
|| 4 4 9
| **Fr.o.m.** | **T.o.m.** | **Befattning och arbetsplats**
| 2022-09 | tills vidare | **Specialistundersköterska demens**\\Björkbackens Äldreboende AB, Västerås\\BPSD-administratör, handleder elever
| 2018-06 | 2022-08 | **Undersköterska**\\Björkbackens Äldreboende AB, Västerås
| 2016-01 | 2018-05 | **Vårdbiträde**\\Aros Hemtjänst Ekonomisk Förening, Västerås
| 2013-08 | 2015-11 | **Lokalvårdare**\\Skinande Rent i Mälardalen AB, Köping
# Praktikplats
|| 4 4 9
| 2015-02 | 2015-05 | **Praktikant inom äldreomsorg**\\Kungsgårdens Servicehus, Köping
# Ideellt
|| 4 4 9
| 2019-01 | tills vidare | **Språkvän**\\Föreningen Öppen Dörr, Västerås
# Kurser och betyg
Specialistundersköterska demens, yrkeshögskola, 200 poäng, 2020 – 2022
Vård- och omsorgsprogrammet, Komvux Västerås, 2016 – 2018
Gymnasium, Asmara, 2006
# Språkkunskaper
Tigrinska (modersmål), Svenska (mycket bra), Arabiska (bra), Engelska (enkel)
~ Bevis om skyddad yrkestitel: Yordanos Tesfamichael Berhe
`,
  }),
  cv('b20-sv-fi-batbyggare', 'docx', 'sv', 'FI', {
    names: [
      'Mats-Erik Söderholm-Backlund',
      'Matte Söderholm-Backlund',
      'Mats-Erik ”Matte” Söderholm-Backlund',
    ],
    email: 'matte@soderholmback.example',
    phone: '+358 50 555 0174',
    city: 'Jakobstad',
    headline: 'Båtbyggarmästare',
    languages: ['svenska', 'finska', 'engelska'],
    jobs: [
      'Produktionschef | Kvarnholmens Båtvarv Ab | Jakobstad | 2019-02 | now',
      'Arbetsledare laminering | Kvarnholmens Båtvarv Ab | Jakobstad | 2012-10 | 2019-01',
      'Båtbyggare | Oy Larsmo Yachts Ab | Larsmo | 2006-04 | 2012-09',
      'Shipwright | Tamaki Boatworks Ltd | Auckland, Nya Zeeland | 2003-09 | 2005-12',
      'Beväring | Skärgårdsbataljonen | Hangö | 2002-01 | 2002-12',
    ],
    aside: [4],
    page: `
! Mats-Erik ”Matte” Söderholm-Backlund
Båtbyggarmästare
Strengbergsgränden 9, 68600 Jakobstad | +358 50 555 0174 | matte@soderholmback.example
# Vad jag har byggt och var
**Kvarnholmens Båtvarv Ab, Jakobstad** (10/2012 – )
|| 9 7
| Produktionschef | 02/2019 – pågår
| Arbetsledare laminering | 10/2012 – 01/2019
* 64 anställda, 22 båtar om året, vakuuminjicering införd utan att någon sade upp sig
* Spill av harts minskat med en tredjedel
**Oy Larsmo Yachts Ab, Larsmo** (2006 – 2012)
|| 9 7
| Båtbyggare | 04/2006 – 09/2012
* Teakdäck och inredning, sedan formar
**Tamaki Boatworks Ltd, Auckland, Nya Zeeland** (2003 – 2005)
|| 9 7
| Shipwright | 09/2003 – 12/2005
# Beväringstjänst
**Skärgårdsbataljonen, Hangö**
|| 9 7
| Beväring | 01/2002 – 12/2002
# Luckor
Januari – augusti 2003: resa österut. Januari – mars 2006: hemresa, med båt.
# Skolgång
Båtbyggarmästare, specialyrkesexamen, 2014
Båtbyggare, Yrkesinstitutet i Jakobstad, 2001
# Talar
svenska (modersmål), finska (flytande), engelska (flytande)
# Intressen
Folkbåt nr 555, bastubygge, dragspel
`,
  }),
  cv('b21-sv-se-jurist', 'txt', 'sv', 'SE', {
    names: ['Ebba von Stierncreutz', 'Ebba Von Stierncreutz'],
    email: 'ebba@vonstierncreutz.example',
    phone: '08-465 004 31',
    city: 'Linköping',
    headline: 'Bolagsjurist',
    languages: ['svenska', 'engelska', 'franska'],
    jobs: [
      'Chefsjurist | Tannefors Flygsystem AB | Linköping | 2021-10 | now',
      'Bolagsjurist | Tannefors Flygsystem AB | Linköping | 2017-03 | 2021-09',
      'Biträdande jurist | Advokatfirman Hjelmqvist & Roos | Stockholm | 2012-09 | 2017-02',
      'Tingsnotarie | Östgöta Södra Tingsrätt | Linköping | 2010-08 | 2012-08',
      'Butiksbiträde | Bokhandeln Fjädern | Uppsala | 2006-09 | 2010-06',
      'Styrelseledamot | Stiftelsen Stångåns Kvinnojour | Linköping | 2018-04 | now',
    ],
    aside: [3, 5],
    page: `
Ebba von Stierncreutz
Bolagsjurist
Ågatan 71, 582 22 Linköping
08-465 004 31
ebba@vonstierncreutz.example
^ TJÄNSTER
^ Chefsjurist, Tannefors Flygsystem AB, Linköping
oktober 2021 till dags dato
Leder fyra jurister. Exportkontroll, offsetavtal, styrelsesekreterare.
^ Bolagsjurist, Tannefors Flygsystem AB, Linköping
mars 2017 till september 2021
Upphandling enligt LUFS, licensavtal, GDPR.
^ Biträdande jurist, Advokatfirman Hjelmqvist & Roos, Stockholm
september 2012 till februari 2017
Tvistlösning och entreprenadrätt.
^ NOTARIETJÄNSTGÖRING
^ Tingsnotarie, Östgöta Södra Tingsrätt, Linköping
augusti 2010 till augusti 2012
^ EXTRAJOBB UNDER STUDIERNA
^ Butiksbiträde, Bokhandeln Fjädern, Uppsala
september 2006 till juni 2010
^ IDEELLT UPPDRAG
^ Styrelseledamot, Stiftelsen Stångåns Kvinnojour, Linköping
april 2018 till dags dato
^ EXAMEN
Juristexamen, Uppsala universitet, juni 2010
Utbytestermin, Université de Strasbourg, 2009
Studentexamen, Katedralskolan i Linköping, 2005
^ SPRÅK JAG ARBETAR PÅ
svenska (modersmål), engelska (förhandlingsnivå), franska (goda kunskaper)
^ REFERENSER LÄMNAS GÄRNA
efter en första intervju
`,
  }),
  cv('b22-da-dk-byggeleder', 'pdf', 'da', 'DK', {
    names: ['Søren Skovgaard Thygesen', 'Søren Thygesen'],
    email: 'sst@limfjordspost.example',
    phone: '28 55 03 14',
    city: 'Skive',
    headline: 'Byggeleder og tømrermester',
    languages: ['dansk', 'tysk', 'polsk'],
    jobs: [
      'Byggeleder | Salling Råhus A/S | Skive | 2020-03 | now',
      'Tømrermester og indehaver | Thygesens Tømrerforretning | Roslev | 2011-01 | 2019-12',
      'Tømrersvend | Brdr. Kjærulff Byg ApS | Nykøbing Mors | 2006-07 | 2010-12',
      'Zimmerer | Holzbau Dithmarschen GmbH | Heide, Tyskland | 2005-01 | 2006-05',
      'Tømrerlærling | Brdr. Kjærulff Byg ApS | Nykøbing Mors | 2000-08 | 2004-04',
      'Værnepligtig | Dragonerne i Holstebro | Holstebro | 2004-05 | 2004-12',
    ],
    aside: [4, 5],
    page: `
|| 11 6
| **Søren Skovgaard Thygesen**\\Byggeleder og tømrermester\\**Job**\\**Byggeleder** hos Salling Råhus A/S, Skive\\marts 2020 til nu\\Plejehjem i CLT, 96 boliger, tre nabohøringer\\**Tømrermester og indehaver** af Thygesens Tømrerforretning, Roslev\\januar 2011 til december 2019\\Otte svende, to lærlinge om året, solgt til svendene\\**Tømrersvend** hos Brdr. Kjærulff Byg ApS, Nykøbing Mors\\juli 2006 til december 2010\\**Zimmerer** hos Holzbau Dithmarschen GmbH, Heide, Tyskland\\januar 2005 til maj 2006\\**Læretid**\\**Tømrerlærling** hos Brdr. Kjærulff Byg ApS, Nykøbing Mors\\august 2000 til april 2004\\**Trøjen på**\\**Værnepligtig** ved Dragonerne i Holstebro\\maj 2004 til december 2004\\**Hul i kalenderen**\\Januar og februar 2020: skulderoperation | **Find mig**\\Resenvej 44\\7800 Skive\\28 55 03 14\\sst@limfjordspost.example\\**Kurser**\\AMU byggeledelse, 2019\\Arbejdsmiljø § 9\\Stilladsbevis\\**Svendebrev**\\Skive Tekniske Skole, 2004, bronzemedalje\\**Jeg taler**\\dansk\\tysk (godt)\\polsk (på pladsen)\\**Kørekort**\\B, BE
`,
  }),
  cv('b23-da-dk-kvalitet', 'docx', 'da', 'DK', {
    names: ['Jákup á Heygum', 'Jákup Á Heygum'],
    email: 'jakup@aheygum.example',
    phone: '+45 29 55 04 66',
    city: 'Hirtshals',
    headline: 'Kvalitetschef i fiskeindustrien',
    languages: ['færøsk', 'dansk', 'engelsk', 'islandsk'],
    jobs: [
      'Kvalitetschef | Vendsyssel Pelagisk A/S | Hirtshals | 2021-02 | now',
      'Kvalitetskoordinator | Vendsyssel Pelagisk A/S | Hirtshals | 2017-06 | 2021-01',
      'Laboratorieleder | P/F Sundalagið Laks | Hvalvík, Færøerne | 2013-01 | 2017-04',
      'Trawlfisker | Skibet Norðhavið | Klaksvík, Færøerne | 2005-09 | 2009-07',
      'Praktikant | Fiskeriinstituttet Nordatlanten | Hirtshals | 2012-02 | 2012-06',
      'Frivillig redningsmand | Hirtshals Kystredning | Hirtshals | 2018-09 | now',
    ],
    aside: [4, 5],
    page: `
> Jákup á Heygum
> Kvalitetschef i fiskeindustrien
> Jørgen Fibigersgade 20, 9850 Hirtshals – +45 29 55 04 66 – jakup@aheygum.example
# Kort om Jákup
Fra dækket på en trawler til BRC-revision med karakteren AA+. Jeg ved, hvad fisken har været igennem.
# Karriere
|| 5 8 4
| **Virksomhed** | **Rolle og resultater** | **Hvornår**
| Vendsyssel Pelagisk A/S, Hirtshals | **Kvalitetschef**\\Fire teknikere, MSC og BRC, reklamationer halveret | feb. 2021 – i øjeblikket
| Vendsyssel Pelagisk A/S, Hirtshals | **Kvalitetskoordinator**\\HACCP-plan, histamin, sporbarhed | juni 2017 – jan. 2021
| P/F Sundalagið Laks, Hvalvík, Færøerne | **Laboratorieleder**\\Listeriaprogram, lusetælling | jan. 2013 – apr. 2017
| Skibet Norðhavið, Klaksvík, Færøerne | **Trawlfisker** | sep. 2005 – juli 2009
# Praktikophold
|| 5 8 4
| Fiskeriinstituttet Nordatlanten, Hirtshals | **Praktikant** | feb. 2012 – juni 2012
# Fritid med pligter
|| 5 8 4
| Hirtshals Kystredning, Hirtshals | **Frivillig redningsmand** | sep. 2018 – i øjeblikket
# Studier
Diplomingeniør i fødevareteknologi, DTU, 2009 – 2012
Studentereksamen, Studentaskúlin í Kambsdali, 2005
# Sprogkundskaber
færøsk (modersmål), dansk (flydende), engelsk (flydende), islandsk (godt)
# Anbefalere
Fabrikschef Lone Stidsholt, Vendsyssel Pelagisk, +45 29 55 04 67
`,
  }),
  cv('b24-da-dk-paedagog', 'rtf', 'da', 'DK', {
    names: ['Aisha Rønnow-Warsame', 'Aisha Warsame', 'Aisha Rønnow-Warsame (født Warsame)'],
    email: 'aisha.rw@stormgademail.example',
    phone: '26 55 01 88',
    city: 'Odense',
    headline: 'Pædagog og praktikvejleder',
    languages: ['dansk', 'somali', 'engelsk', 'arabisk'],
    jobs: [
      'Souschef | Børnehuset Regnbuekrattet | Odense | 2023-01 | now',
      'Pædagog | Børnehuset Regnbuekrattet | Odense | 2017-08 | 2022-12',
      'Støttepædagog | Specialbørnehaven Mælkevejen | Nyborg | 2014-02 | 2016-09',
      'Pædagogmedhjælper | Vuggestuen Humlebien | Odense | 2009-08 | 2010-07',
      'Lønnet praktikant | Skovbørnehaven Grankoglen | Faaborg | 2012-08 | 2013-01',
      'Lektiehjælper | Vollsmose Lektiecafé | Odense | 2008-02 | 2012-06',
    ],
    aside: [4, 5],
    page: `
AISHA RØNNOW-WARSAME (født Warsame)
Pædagog og praktikvejleder
5000 Odense C, tlf. 26 55 01 88, aisha.rw@stormgademail.example
^ **Hvem er jeg på gulvet**
Rolig stemme, gode gummistøvler, skarp på sprogvurderinger. Jeg har lært 200 børn at cykle uden støttehjul.
^ **Hvor jeg har arbejdet**
^ 01.01.2023 – d.d. som Souschef i Børnehuset Regnbuekrattet, Odense
* 84 børn, 19 ansatte, normeringer, styrket læreplan
^ 15.08.2017 – 31.12.2022 som Pædagog i Børnehuset Regnbuekrattet, Odense
* Sprogansvarlig, praktikvejleder for elleve studerende
^ 17.02.2014 – 30.09.2016 som Støttepædagog i Specialbørnehaven Mælkevejen, Nyborg
* Autisme, PECS, forældresamtaler med og uden tolk
^ 17.08.2009 – 31.07.2010 som Pædagogmedhjælper i Vuggestuen Humlebien, Odense
^ **I praktik**
^ 15.08.2012 – 31.01.2013 som Lønnet praktikant i Skovbørnehaven Grankoglen, Faaborg
^ **Som frivillig**
^ 20.02.2008 – 30.06.2012 som Lektiehjælper i Vollsmose Lektiecafé, Odense
^ **Barsel to gange**
01.10.2016 – 14.08.2017, og et halvt år i 2020 fra stillingen som pædagog
^ **Læst og bestået**
Professionsbachelor som pædagog, UC Lillebælt, 2010 – 2014
Praktikvejleder, UCL, 2019
Diplommodul i ledelse, UCL, 2024
^ **Sprogfærdigheder**
dansk, somali (begge fra barn), engelsk (flydende), arabisk (læser)
^ **Spørg gerne**
Leder Bente Krogsgaard Juhl, Regnbuekrattet, b.juhl@regnbuekrattet.example
`,
  }),
];
