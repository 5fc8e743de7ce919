import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eighty-first');

/** Thirty-six in nine languages, twelve of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_EIGHTY_FIRST: Sheet[] = [
  cv('a01-au-ranger', 'pdf', 'en', 'AU', {
    names: ['Jedda Castellano', 'Jedda Rose Castellano'],
    email: 'jedda.castellano@nitmiluk.example',
    phone: '0491 570 006',
    city: 'Katherine',
    headline: 'Senior Park Ranger',
    languages: ['English', 'Kriol', 'Italian'],
    jobs: [
      'Senior Park Ranger | Territory Gorges Parks Service | Katherine NT | 2021-05 | now',
      'Park Ranger | Territory Gorges Parks Service | Timber Creek NT | 2017-02 | 2021-04',
      'Crocodile Survey Officer | Mary Wetlands Trust | Jabiru NT | 2014-04 | 2016-11',
      'Tour Guide (dry season) | Escarpment Safaris Pty Ltd | Jabiru NT | 2012-05 | 2013-10',
      'Trainee Ranger | Warlpa Land Council | Mataranka NT | 2010-02 | 2011-12',
      'Deputy Captain | Edith Volunteer Bushfire Brigade | Katherine NT | 2019-06 | now',
    ],
    aside: [4, 5],
    page: `
! Jedda Castellano
Senior Park Ranger
Katherine NT 0850 | M: 0491 570 006 | E: jedda.castellano@nitmiluk.example
# About me
Born in Katherine, grew up between a mango farm and a fishing camp. Fire, feral pigs and visitors who swim where the sign says not to.
# Work history
|| 5 11
| May 2021 – present | **Senior Park Ranger**\\Territory Gorges Parks Service, Katherine NT\\Team of seven, early dry season burning over 2,900 km², joint management meetings
| Feb 2017 – Apr 2021 | **Park Ranger**\\Territory Gorges Parks Service, Timber Creek NT\\Weeds, boats, campground compliance
| Apr 2014 – Nov 2016 | **Crocodile Survey Officer**\\Mary Wetlands Trust, Jabiru NT\\Spotlight counts by airboat, 61 relocations
| May 2012 – Oct 2013 | **Tour Guide (dry season)**\\Escarpment Safaris Pty Ltd, Jabiru NT
# Traineeship
|| 5 11
| Feb 2010 – Dec 2011 | **Trainee Ranger**\\Warlpa Land Council, Mataranka NT
# Volunteer firefighting
|| 5 11
| Jun 2019 – present | **Deputy Captain**\\Edith Volunteer Bushfire Brigade, Katherine NT
# Qualifications
Diploma of Conservation and Ecosystem Management, Charles Darwin University, 2020
Certificate III in Conservation and Land Management, Batchelor Institute, 2011
# Licences
MR truck, coxswain grade 1, firearms category C, remote first aid, AusChem
# Languages
English, Kriol, Italian (from Nonna)
# Referees
Wes Maralngurra, Chief District Ranger, Territory Gorges Parks Service, 0491 570 110
~ Ochre Card in the name of Jedda Rose Castellano
`,
  }),
  cv('a02-au-phlebotomist', 'doc', 'en', 'AU', {
    names: ['Noeline Pascoe', 'Noeline Pascoe (née Vrankovic)'],
    email: 'noelinepascoe@tamarmail.example',
    phone: '0491 571 266',
    city: 'Launceston',
    languages: [],
    jobs: [
      'Collection Centre Supervisor | Tamar Pathology | Launceston | 2016-03 | now',
      'Pathology Collector | Tamar Pathology | Launceston | 2009-08 | 2016-02',
      'Blood Donor Attendant | Redgum Blood Service | Devonport | 2005-01 | 2008-06',
      'Ward Clerk | Mersey Bluff Hospital | Latrobe | 1998-03 | 2004-12',
    ],
    page: `
NOELINE PASCOE (NÉE VRANKOVIC)
Unit 4, 22 Elphin Road, Launceston TAS 7250
0491 571 266
noelinepascoe@tamarmail.example
^ **SKILLS BY AREA**
Collecting
* Adults, children, oncology ports, home visits in the Tamar Valley
* Glucose tolerance, drug and alcohol chain of custody, ECG and Holter
Supervising
* Six centres, fourteen collectors, NATA audits 2018, 2021 and 2024
* Wrote the needle-stick procedure for the whole state
Helping people
* Fainters, cryers, and the man who brings me lemons
^ **POSITIONS HELD**
03/2016 – now: Collection Centre Supervisor, Tamar Pathology, Launceston
08/2009 – 02/2016: Pathology Collector, Tamar Pathology, Launceston
01/2005 – 06/2008: Blood Donor Attendant, Redgum Blood Service, Devonport
03/1998 – 12/2004: Ward Clerk, Mersey Bluff Hospital, Latrobe
07/2008 – 07/2009: at home with Mum, who was ill
^ **STUDY**
Certificate III in Pathology Collection, TasTAFE, 2009
Certificate IV in Leadership and Management, TasTAFE, 2017
^ **CHECKS**
Working with Vulnerable People (Tas), hepatitis B immune, driver licence C
^ **REFEREES**
Dr Anil Gokhale, Pathologist, 0491 571 491
Kerry Stubbings, Regional Manager, Tamar Pathology, 0491 571 804
`,
  }),
  cv('a03-gb-librarian', 'docx', 'en', 'GB', {
    names: ['Gwenllian Probert-Ansah', 'Gwen Probert-Ansah', 'Gwenllian (Gwen) Probert-Ansah'],
    email: 'gwen.probertansah@wyebooks.example',
    phone: '01632 960188',
    city: 'Hereford',
    headline: 'Chartered Librarian',
    languages: ['English', 'Welsh', 'Twi'],
    jobs: [
      'Community Libraries Manager | Marches Libraries Trust | Hereford | 2020-10 | now',
      'Children’s and Schools Librarian | Marches Libraries Trust | Leominster | 2015-04 | 2020-09',
      'Assistant Librarian (Cataloguing) | St Ethelbert’s Chained Library | Hereford | 2011-11 | 2014-07',
      'Library Assistant | Brecon Town Council | Brecon | 2007-09 | 2010-08',
      'Reading Volunteer | HMP Lugg Vale | | 2022-01 | now',
    ],
    aside: [4],
    page: `
> **Gwenllian (Gwen) Probert-Ansah** BA MA MCLIP
> Chartered Librarian
> 7 Quarry Lane, Hereford HR1 • 01632 960188 • gwen.probertansah@wyebooks.example
# Profile
I kept eleven branches open on a budget for nine. At St Ethelbert’s I catalogued 1,400 volumes that are chained to the wall; at Marches Libraries I unchain everything.
# Employment
|| 10 6
| **Community Libraries Manager**\\Marches Libraries Trust, Hereford | October 2020 – to date
* Staff of 34 and 210 volunteers; warm spaces, repair cafés, digital inclusion
|| 10 6
| **Children’s and Schools Librarian**\\Marches Libraries Trust, Leominster | April 2015 – September 2020
* Summer reading sign-ups from 900 to 2,600
|| 10 6
| **Assistant Librarian (Cataloguing)**\\St Ethelbert’s Chained Library, Hereford | November 2011 – July 2014
|| 10 6
| **Library Assistant**\\Brecon Town Council, Brecon | September 2007 – August 2010
# Breaks in employment
August 2014 – March 2015: maternity and a house move
September 2010 – October 2011: full-time MA
# Volunteering
|| 10 6
| **Reading Volunteer**\\HMP Lugg Vale | January 2022 – to date
# Education
2010 – 2011, MA Library and Information Studies, Aberystwyth University
2004 – 2007, BA English and Welsh, Bangor University
# Languages
English, Welsh (first language), Twi (improving)
# References
Canon Hugh Treherne, St Ethelbert’s, h.treherne@chainedlibrary.example
`,
  }),
  cv('a04-gb-gas-engineer', 'pdf', 'en', 'GB', {
    names: ['Wayne Ollerenshaw', 'Wayne D. Ollerenshaw'],
    email: 'wayne.o@donvalley.example',
    phone: '07700 900319',
    city: 'Rotherham',
    headline: 'Gas & Heat Pump Engineer',
    languages: [],
    jobs: [
      'Heat Pump Installer | Don Valley Renewables Ltd | Rotherham | 2023-04 | now',
      'Gas Service Engineer | Northgate Homes Association | Doncaster | 2015-10 | 2023-03',
      'Self-employed Heating Engineer | W D Ollerenshaw Plumbing | Rotherham | 2010-02 | 2015-09',
      'Gas Fitter | Brinsworth Heating Co | Sheffield | 2004-08 | 2010-01',
      'Apprentice Plumber | Brinsworth Heating Co | Sheffield | 2000-08 | 2004-07',
    ],
    aside: [4],
    page: `
! WAYNE D. OLLERENSHAW
Gas & Heat Pump Engineer
= Home:\t118 Herringthorpe Lane, Rotherham S65
= Mobile:\t07700 900319
= Email:\twayne.o@donvalley.example
= Driving:\tFull, clean, own van
# Jobs
Heat Pump Installer – Don Valley Renewables Ltd, Rotherham – Apr 2023 to present
Gas Service Engineer – Northgate Homes Association, Doncaster – Oct 2015 to Mar 2023
Self-employed Heating Engineer – W D Ollerenshaw Plumbing, Rotherham – Feb 2010 to Sept 2015
Gas Fitter – Brinsworth Heating Co, Sheffield – Aug 2004 to Jan 2010
Apprentice Plumber – Brinsworth Heating Co, Sheffield – Aug 2000 to July 2004
# Cards
Gas Safe: CENWAT, CKR1, HTR1, CPA1, MET1, expiring June 2029
MCS heat pump design, F-gas category 1, unvented G3, WRAS
# Good at
* 70 landlord certificates a week without leaving mud on a carpet
* Heat loss surveys, cylinder swaps, explaining flow temperatures to tenants
# College
NVQ 3 Plumbing and Domestic Heating, Rother Valley College, 2004
Level 3 Low Temperature Heating Design, 2022
# Referee
Janice Hoyle, Contracts Manager, Northgate Homes Association, 01632 960733
`,
  }),
  cv('a05-gb-devops', 'doc', 'en', 'GB', {
    names: ['Tomasz Wielgosz', 'Tom Wielgosz', 'Tomasz "Tom" Wielgosz'],
    email: 'tom@wielgosz-platform.example',
    phone: '0117 496 0155',
    city: 'Bristol',
    headline: 'Platform Engineer (Kubernetes, Terraform, Azure)',
    languages: ['English', 'Polish'],
    jobs: [
      'Lead Platform Engineer | Severn Water Metering plc | Gloucester | 2025-01 | now',
      'DevOps Engineer | Clifton Actuaries LLP | Bristol | 2023-06 | 2024-11',
      'Site Reliability Engineer | Mendip Broadband | Wells | 2021-03 | 2023-05',
      'Build Engineer | Avonmouth Robotics Ltd | Bristol | 2016-09 | 2021-02',
      'Systems Administrator | Zakłady Meblowe Dąbrowa Sp. z o.o. | Olsztyn, Poland | 2012-07 | 2016-06',
    ],
    page: `
Tomasz "Tom" Wielgosz
Platform Engineer (Kubernetes, Terraform, Azure)
Bristol BS5, 0117 496 0155, tom@wielgosz-platform.example
^ **SUMMARY**
Fourteen years of servers, five of them through my own company, Wielgosz Platform Ltd. SC cleared to 2029. British and Polish citizen.
^ **CONTRACT WORK**
|| 3 13
| Client | Severn Water Metering plc, Gloucester
| Role | Lead Platform Engineer
| Period | January 2025 – present
| Work | AKS landing zone, 2.1 million smart meters, five squads
| Client | Clifton Actuaries LLP, Bristol
| Role | DevOps Engineer
| Period | June 2023 – November 2024
| Work | Batch valuation from 30 hours to four
| Client | Mendip Broadband, Wells
| Role | Site Reliability Engineer
| Period | March 2021 – May 2023
| Work | On-call from chaos to one page a month
^ **STAFF POSITIONS**
|| 3 13
| Employer | Avonmouth Robotics Ltd, Bristol
| Role | Build Engineer
| Period | September 2016 – February 2021
| Work | Yocto images, Jenkins, a wall of test rigs
| Employer | Zakłady Meblowe Dąbrowa Sp. z o.o., Olsztyn, Poland
| Role | Systems Administrator
| Period | July 2012 – June 2016
^ **EDUCATION**
MSc Computer Science, University of Warmia and Mazury, 2012
CKA 2020 (renewed 2023), Azure Solutions Architect Expert
^ **LANGUAGES**
English (fluent), Polish (native)
`,
  }),
  cv('a06-us-hygienist', 'docx', 'en', 'US', {
    names: ['Kristin Aho-Delacroix', 'Kristin L. Aho-Delacroix', 'Kristin Delacroix'],
    email: 'kaho@northshoremail.example',
    phone: '(218) 555-0119',
    city: 'Duluth',
    headline: 'Registered Dental Hygienist',
    languages: [],
    jobs: [
      'Lead Dental Hygienist | Lakewalk Family Dentistry | Duluth, MN | 2019-04 | now',
      'Dental Hygienist | Superior Smiles PLLC | Superior, WI | 2014-09 | 2018-12',
      'Dental Hygienist (part-time) | Iron Range Community Clinic | Virginia, MN | 2012-06 | 2014-08',
      'Dental Assistant | Dr. Paul Niskanen, DDS | Hibbing, MN | 2007-05 | 2010-08',
      'Volunteer Hygienist | Mission of Smiles Minnesota | | 2016 | now',
    ],
    aside: [4],
    page: `
> **KRISTIN L. AHO-DELACROIX, RDH, BSDH**
> Registered Dental Hygienist
> Duluth, MN 55804 · (218) 555-0119 · kaho@northshoremail.example
# OBJECTIVE
Full-time hygiene position, four tens preferred, in a practice that does not double-book.
# LICENSES
Minnesota RDH #H55519 (active), local anesthesia, nitrous; collaborative agreement since 2021
# EXPERIENCE
**Lakewalk Family Dentistry**, Duluth, MN
Lead Dental Hygienist, April 2019 - Present
* Perio program: 82% of recalls kept, Dentrix and Dexis
* Trained five new graduates
^ **Superior Smiles PLLC**, Superior, WI
Dental Hygienist, September 2014 - December 2018
^ **Iron Range Community Clinic**, Virginia, MN
Dental Hygienist (part-time), June 2012 - August 2014
* Sealants for 1,100 second graders
^ **Dr. Paul Niskanen, DDS**, Hibbing, MN
Dental Assistant, May 2007 - August 2010
# GAPS
January - March 2019: relocation. Fall 2010 - spring 2012: in school full time.
# EDUCATION
B.S. Dental Hygiene, Metropolitan State University, Saint Paul, 2017
A.A.S. Dental Hygiene, Lake Superior College, 2012
# GIVING BACK
**Mission of Smiles Minnesota**
Volunteer Hygienist, 2016 - Present
`,
  }),
  cv('a07-us-registrar', 'pdf', 'en', 'US', {
    names: ['Marisol Etcitty', 'Marisol B. Etcitty'],
    email: 'marisol.etcitty@adobepost.example',
    phone: '(505) 555-0172',
    city: 'Santa Fe',
    headline: 'Museum Registrar at Sangre Arts Museum | NAGPRA | Loans & Exhibitions',
    languages: ['English', 'Navajo', 'Spanish'],
    jobs: [
      'Head Registrar | Sangre Arts Museum | Santa Fe, New Mexico, United States | 2022-03 | now',
      'Associate Registrar | Sangre Arts Museum | Santa Fe, New Mexico, United States | 2018-07 | 2022-02',
      'Collections Technician | Bisti Heritage Center | Farmington, New Mexico | 2015-01 | 2018-05',
      'Museum Intern | Institute of Southwest Textiles | Albuquerque, New Mexico | 2014-06 | 2014-08',
      'Gallery Attendant | Painted Mesa Gallery | Gallup, New Mexico | 2012-09 | 2014-12',
      'Docent | Railyard Children’s Museum | | 2019-01 | 2020-02',
    ],
    aside: [3, 5],
    page: `
! Marisol Etcitty
Museum Registrar at Sangre Arts Museum | NAGPRA | Loans & Exhibitions
Santa Fe, New Mexico, United States
# Contact
(505) 555-0172 (Mobile)
marisol.etcitty@adobepost.example
www.linkedin.com/in/marisol-made-up
# Top Skills
TMS Collections
Couriering
Condition Reporting
# Languages
English (Native or Bilingual)
Navajo (Native or Bilingual)
Spanish (Limited Working)
# Summary
I get fragile things from A to B and home again. 41 ancestors and 300 objects returned to their communities since 2018.
# Experience
**Sangre Arts Museum**
8 years 5 months
**Head Registrar**
March 2022 - Present (4 years 9 months)
Santa Fe, New Mexico, United States
**Associate Registrar**
July 2018 - February 2022 (3 years 8 months)
Santa Fe, New Mexico, United States
Eleven outgoing loans a year, insurance schedules
**Bisti Heritage Center**
**Collections Technician**
January 2015 - May 2018 (3 years 5 months)
Farmington, New Mexico
**Institute of Southwest Textiles**
**Museum Intern**
June 2014 - August 2014 (3 months)
Albuquerque, New Mexico
**Painted Mesa Gallery**
**Gallery Attendant**
September 2012 - December 2014 (2 years 4 months)
Gallup, New Mexico
# Volunteer Experience
**Docent**
Railyard Children’s Museum
January 2019 - February 2020 (1 year 2 months)
# Education
University of New Mexico
Bachelor of Arts, Museum Studies · (2008 - 2012)
`,
  }),
  cv('a08-us-geologist', 'doc', 'en', 'US', {
    names: [
      'Nathaniel P. Osterhout',
      'Nathaniel Osterhout',
      'Nate Osterhout',
      'Nathaniel P. Osterhout, Ph.D.',
    ],
    email: 'nosterhout@bitterrootstate.example',
    phone: '406-555-0148',
    city: 'Missoula',
    languages: [],
    jobs: [
      'Associate Professor of Geology | Bitterroot State University | Missoula, MT | 2020 | now',
      'Assistant Professor of Geology | Bitterroot State University | Missoula, MT | 2014 | 2020',
      'Visiting Assistant Professor | Canyon Rim College | Twin Falls, ID | 2012 | 2014',
      'Postdoctoral Scholar | Cascadia Volcano Laboratory | Corvallis, OR | 2010 | 2012',
      'Mudlogger | Powder Basin Drilling, Inc. | Gillette, WY | 2002 | 2004',
    ],
    page: `
> CURRICULUM VITAE
> **Nathaniel P. Osterhout, Ph.D.**
> Department of Geosciences, Bitterroot State University, Missoula, MT 59812
> 406-555-0148, nosterhout@bitterrootstate.example
# EDUCATION
2010\tPh.D., Geology, University of Oregon
2006\tM.S., Geology, Idaho State University
2002\tB.A., Geology, Carleton College
# APPOINTMENTS
2020–present\tAssociate Professor of Geology, Bitterroot State University, Missoula, MT
2014–2020\tAssistant Professor of Geology, Bitterroot State University, Missoula, MT
2012–2014\tVisiting Assistant Professor, Canyon Rim College, Twin Falls, ID
2010–2012\tPostdoctoral Scholar, Cascadia Volcano Laboratory, Corvallis, OR
# INDUSTRY
2002–2004\tMudlogger, Powder Basin Drilling, Inc., Gillette, WY
# GRANTS
2022–2025\tNSF EAR, "Ash on the move", $412,000 (PI)
2017–2019\tMontana Geohazards Fund, $38,500 (co-PI with R. Quick-to-See)
# SELECTED PUBLICATIONS
Osterhout, N.P., and Vang, M., 2023, Welded tuffs of the Lemhi front: Journal of Fictional Petrology, v. 12, p. 55–81.
Osterhout, N.P., 2016, Slow lahars: Letters in Imaginary Volcanology, v. 3, p. 1–14.
# TEACHING
Physical Geology, Igneous Petrology, Field Camp (six weeks, every June)
# SERVICE
Faculty Senate, 2021–2023; reviewer for four journals
# REFERENCES
Dr. Renata Quick-to-See, Canyon Rim College, rquick@canyonrim.example
~ Students call me Nate.
`,
  }),
  cv('a09-nz-dairy', 'docx', 'en', 'NZ', {
    names: ['Hamish van der Laak', 'Hamish Van der Laak'],
    email: 'hamish.vdlaak@mataurapost.example',
    phone: '027 555 0148',
    city: 'Gore',
    headline: 'Dairy Operations Manager',
    languages: [],
    jobs: [
      'Operations Manager | Hokonui Dairies Ltd | Gore | 2022-06 | now',
      'Contract Milker | Hokonui Dairies Ltd | Mataura | 2018-06 | 2022-05',
      'Farm Manager | Waimea Plains Farming Partnership | Riversdale | 2014-06 | 2018-05',
      'Herd Manager | Waimea Plains Farming Partnership | Riversdale | 2012-06 | 2014-05',
      'Dairy Assistant | J & T Muller | Winton | 2009-06 | 2011-05',
    ],
    page: `
! Hamish van der Laak
Dairy Operations Manager
# Snapshot
* 1,450 cows over two sheds, 510 kgMS per cow
* NZ Dairy Industry Awards, Southland finalist 2017
* Freshwater farm plans, winter grazing consents, no abatement notices
# Seasons
June 2022 – present
Operations Manager, Hokonui Dairies Ltd, Gore
Two farm managers, nine staff, budgets with the bank and the accountant
^ June 2018 – May 2022
Contract Milker, Hokonui Dairies Ltd, Mataura
^ June 2014 – May 2018
Farm Manager, Waimea Plains Farming Partnership, Riversdale
^ June 2012 – May 2014
Herd Manager, Waimea Plains Farming Partnership, Riversdale
^ June 2009 – May 2011
Dairy Assistant, J & T Muller, Winton
# The missing season
June 2011 – May 2012: working holiday in Friesland with Dad’s cousins
# Papers
Diploma in Agribusiness Management, Primary ITO, 2019
National Certificate in Agriculture Level 4, 2013
AI technician, wheels tracks and rollers, growsafe
# Family
Married to Priya, three kids, one retired dog
# Contact
490 Waikaka Road, RD 2, Gore 9772
027 555 0148
hamish.vdlaak@mataurapost.example
# Referees
Trish Affleck, Director, Hokonui Dairies Ltd, 027 555 0149
`,
  }),
  cv('a10-ie-physio', 'pdf', 'en', 'IE', {
    names: ['Aoibheann Nic Conmara', 'Aoibheann McNamara'],
    email: 'aoibheann@sionainnphysio.example',
    phone: '020 917 4402',
    city: 'Athlone',
    headline: 'Chartered Physiotherapist, MISCP',
    languages: ['English', 'Irish'],
    jobs: [
      'Clinical Specialist Physiotherapist | Lough Ree Regional Hospital | Athlone | 2022-01 | now',
      'Senior Physiotherapist | Lough Ree Regional Hospital | Athlone | 2017-05 | 2021-12',
      'Physiotherapist Band 6 | Merseyhead NHS Foundation Trust | Liverpool | 2014-08 | 2017-03',
      'Staff Grade Physiotherapist | Slieve Bloom Rehabilitation Centre | Tullamore | 2012-09 | 2014-07',
      'Team Physiotherapist | Naomh Ciarán Camogie Club | Athlone | 2018-02 | now',
    ],
    aside: [4],
    page: `
|| 6 11
| **Aoibheann Nic Conmara**\\Chartered Physiotherapist, MISCP\\**Get in touch**\\Coosan Point Road\\Athlone, Co. Westmeath\\020 917 4402\\aoibheann@sionainnphysio.example\\**Registration**\\CORU PT055512\\**Languages**\\English\\Irish (fluent)\\**Away from work**\\Open water, sean-nós singing | **Employment**\\**Clinical Specialist Physiotherapist**\\Lough Ree Regional Hospital, Athlone\\January 2022 – present\\Spinal triage clinic, 1,200 new patients a year\\**Senior Physiotherapist**\\Lough Ree Regional Hospital, Athlone\\May 2017 – December 2021\\Stroke unit and orthopaedics in rotation\\**Physiotherapist Band 6**\\Merseyhead NHS Foundation Trust, Liverpool\\August 2014 – March 2017\\**Staff Grade Physiotherapist**\\Slieve Bloom Rehabilitation Centre, Tullamore\\September 2012 – July 2014\\**Voluntary**\\**Team Physiotherapist**\\Naomh Ciarán Camogie Club, Athlone\\February 2018 – present\\**Education**\\MSc Advanced Physiotherapy, University of Limerick, 2021\\BSc Physiotherapy, Trinity College Dublin, 2012\\**Note**\\UK registration (HCPC, lapsed) under Aoibheann McNamara
`,
  }),
  cv('a11-ca-ece', 'doc', 'en', 'CA', {
    names: ['Joceline Arsenault', 'Joceline M. Arsenault', 'Joce Arsenault', 'Joceline Marie Arsenault'],
    email: 'joce.arsenault@petitcodiac.example',
    phone: '506-555-0164',
    city: 'Dieppe',
    headline: 'Early Childhood Educator, Director',
    languages: ['French', 'English'],
    jobs: [
      'Centre Director | Les Petits Mascarets Early Learning Centre | Dieppe, NB | 2019-09 | now',
      'Lead Educator, Infants | Les Petits Mascarets Early Learning Centre | Dieppe, NB | 2014-01 | 2019-08',
      'Early Childhood Educator | Sunny Tantramar Daycare Inc. | Sackville, NB | 2009-09 | 2013-12',
      'Educational Assistant | School District 55 East | Shediac, NB | 2006-09 | 2009-06',
      'Practicum Student | Garderie Coquillage | Bouctouche, NB | 2006-01 | 2006-04',
    ],
    aside: [4],
    page: `
ARSENAULT, Joceline Marie
Early Childhood Educator, Director
Dieppe, New Brunswick | 506-555-0164 | joce.arsenault@petitcodiac.example
^ **HIGHLIGHTS**
* Twenty years with children from 3 months to 12 years, in both official languages
* Designated $10-a-day centre, 88 spaces, no inspection findings since 2021
* Reggio-inspired, mud-tolerant
^ **EMPLOYMENT**
|| 11 5
| **Centre Director**, Les Petits Mascarets Early Learning Centre, Dieppe, NB | Sept. 2019 – present
| **Lead Educator, Infants**, Les Petits Mascarets Early Learning Centre, Dieppe, NB | Jan. 2014 – Aug. 2019
| **Early Childhood Educator**, Sunny Tantramar Daycare Inc., Sackville, NB | Sept. 2009 – Dec. 2013
| **Educational Assistant**, School District 55 East, Shediac, NB | Sept. 2006 – June 2009
^ **PRACTICUM**
|| 11 5
| **Practicum Student**, Garderie Coquillage, Bouctouche, NB | Jan. 2006 – Apr. 2006
^ **EDUCATION**
BA (Child and Youth Studies), Mount Saint Vincent University, 2018, by distance
ECE Diploma, CCNB Dieppe, 2006
^ **LANGUAGES**
French (mother tongue), English (bilingual)
^ **CERTIFICATES**
Standard First Aid, vulnerable sector check 2026, food safety
^ **REFERENCES**
Normand Gallant, Board Chair, Les Petits Mascarets, 506-555-0165
`,
  }),
  cv('a12-ca-millwright', 'docx', 'en', 'CA', {
    names: ['Gurpreet Singh Dhaliwal-Moore', 'Gurpreet Dhaliwal-Moore', 'Gary Dhaliwal-Moore'],
    email: 'gdhaliwalmoore@thompsonriver.example',
    phone: '(250) 555-0131',
    city: 'Kamloops',
    headline: 'Red Seal Millwright',
    languages: ['English', 'Punjabi'],
    jobs: [
      'Maintenance Supervisor | Tranquille Pulp Ltd. | Kamloops, BC | 2021-10 | now',
      'Millwright | Tranquille Pulp Ltd. | Kamloops, BC | 2015-06 | 2021-09',
      'Millwright | Highland Ore Concentrators | Logan Lake, BC | 2011-03 | 2015-05',
      'Apprentice Millwright | Merritt Planer Mill | Merritt, BC | 2007-02 | 2011-02',
      'Millwright (shutdown contract) | Kitimat Smelting Services | Kitimat, BC | 2014-05 | 2014-06',
    ],
    aside: [3],
    page: `
! Gurpreet Singh Dhaliwal-Moore
Red Seal Millwright
Kamloops, BC V2B · (250) 555-0131 · gdhaliwalmoore@thompsonriver.example
# Strengths
Laser alignment, vibration analysis, steam turbines, SAP PM, digester shutdowns
# Experience
**Tranquille Pulp Ltd., Kamloops, BC**
Maintenance Supervisor (Oct/2021 – Current)
* Eighteen trades on two shifts; unplanned downtime cut from 6.1% to 3.4%
Millwright (Jun/2015 – Sep/2021)
* Recovery boiler, lime kiln, recaust
^ **Highland Ore Concentrators, Logan Lake, BC**
Millwright (Mar/2011 – May/2015)
* SAG mill relines
^ **Merritt Planer Mill, Merritt, BC**
Apprentice Millwright (Feb/2007 – Feb/2011)
# Shutdown work on holidays
**Kitimat Smelting Services, Kitimat, BC**
Millwright (shutdown contract) (May/2014 – Jun/2014)
# Education
Red Seal Industrial Mechanic (Millwright), Thompson Rivers University, 2011
Power Engineer 4th Class, 2017
Dogwood Diploma, Norkam Secondary, 2006
# Languages
English and Punjabi
# Other
On the floor I answer to Gary. Coach, U13 hockey.
`,
  }),
  cv('b01-de-de-optiker', 'docx', 'de', 'DE', {
    names: ['Holger Tschirner', 'Holger Matthias Tschirner'],
    email: 'h.tschirner@spreetal.example',
    phone: '0176 04069 218',
    city: 'Bautzen',
    headline: 'Augenoptikermeister und Filialleiter',
    languages: ['Deutsch', 'Sorbisch', 'Tschechisch'],
    jobs: [
      'Filialleiter | Optik Lausitzblick GmbH | Bautzen | 2018-08 | now',
      'Augenoptikermeister | Brillenhaus Reichentürme | Bautzen | 2011-04 | 2018-07',
      'Augenoptiker | Sehwerk Elbtal KG | Pirna | 2004-09 | 2009-08',
      'Zivildienst | Malteser Werk Oberlausitz | Kamenz | 2003-10 | 2004-06',
      'Ausbildung zum Augenoptiker | Optik Mättig | Löbau | 2000-08 | 2003-07',
    ],
    aside: [3, 4],
    page: `
! Holger Tschirner
Augenoptikermeister und Filialleiter
Schliebenstraße 14 · 02625 Bautzen · Tel. 0176 04069 218 · h.tschirner@spreetal.example
# Beruflicher Werdegang
**08/2018 – heute \tFilialleiter**
Optik Lausitzblick GmbH, Bautzen
* Acht Mitarbeitende, 1,1 Mio. Euro Umsatz, Einführung der Videozentrierung
* Kontaktlinsen-Sprechstunde, Myopiemanagement bei Kindern
**04/2011 – 07/2018 \tAugenoptikermeister**
Brillenhaus Reichentürme, Bautzen
* Refraktion, Low Vision, Werkstatt
**09/2004 – 08/2009 \tAugenoptiker**
Sehwerk Elbtal KG, Pirna
**10/2003 – 06/2004 \tZivildienst**
Malteser Werk Oberlausitz, Kamenz
**08/2000 – 07/2003 \tAusbildung zum Augenoptiker**
Optik Mättig, Löbau
# Weiterbildung
09/2009 – 03/2011: Meisterschule in Vollzeit, Fachakademie für Augenoptik Görlitz
2016: Fachberater für Sehbehinderte
# Schulbildung
1990 – 2000: Sorbische Mittelschule Radibor, Realschulabschluss
# Sprachen
Deutsch und Sorbisch (zweisprachig aufgewachsen), Tschechisch (Grundkenntnisse)
# Ehrenamt und Hobbys
Osterreiten, Chorgesang, Imkerei
Bautzen, 2. November 2026
Holger Matthias Tschirner
`,
  }),
  cv('b02-de-at-bergbahn', 'pdf', 'de', 'AT', {
    names: ['Ing. Leopold Haslinger', 'Leopold Haslinger', 'Poldi Haslinger', 'Ing. Leopold Haslinger, MBA'],
    email: 'l.haslinger@pinzgaupost.example',
    phone: '+43 660 5550 917',
    city: 'Zell am See',
    headline: 'Betriebsleiter Seilbahnen',
    languages: ['Deutsch', 'Englisch', 'Slowenisch'],
    jobs: [
      'Betriebsleiter | Hundstein Bergbahnen AG | Maria Alm | 2019-11 | now',
      'Stellvertretender Betriebsleiter | Hundstein Bergbahnen AG | Maria Alm | 2014-05 | 2019-10',
      'Servicetechniker | Seilwerk Vorarlberg GmbH | Wolfurt | 2008-03 | 2014-03',
      'Elektrotechniker | Tauernstrom Montagen GmbH | Kaprun | 2004-07 | 2007-06',
      'Ortsstellenleiter | Bergrettung Schmittental | Zell am See | 2015-01 | now',
    ],
    aside: [4],
    page: `
> **Ing. Leopold Haslinger, MBA**
> Betriebsleiter Seilbahnen
# Zur Person
|| 4 12
| Geboren | 9. Feber 1985 in Mittersill
| Wohnhaft | Porscheallee 31, 5700 Zell am See
| Telefon | +43 660 5550 917
| E-Mail | l.haslinger@pinzgaupost.example
| Staatsbürgerschaft | Österreich
# Berufliche Laufbahn
|| 4 6 6
| **Zeit** | **Tätigkeit** | **Betrieb**
| Nov. 2019 – dato | Betriebsleiter | Hundstein Bergbahnen AG, Maria Alm
| Mai 2014 – Okt. 2019 | Stellvertretender Betriebsleiter | Hundstein Bergbahnen AG, Maria Alm
| März 2008 – März 2014 | Servicetechniker | Seilwerk Vorarlberg GmbH, Wolfurt
| Juli 2004 – Juni 2007 | Elektrotechniker | Tauernstrom Montagen GmbH, Kaprun
# Präsenzdienst und Auszeit
Juli 2007 – Feb. 2008: Heeresversorgung, danach Skitour durch Kirgistan
# Schwerpunkte der letzten Jahre
* Neubau der 10er-Gondel, 31 Mio. Euro, Kollaudierung ohne Auflagen
* 46 Mitarbeitende im Winter, 19 im Sommer
* Beschneiung mit Pumpspeicher
# Ausbildung
|| 4 12
| 2016 – 2018 | MBA Tourismusmanagement, Fachhochschule Salzburg
| 1999 – 2004 | HTL Saalfelden, Elektrotechnik, Matura
| 2013 | Betriebsleiterprüfung für Seilbahnen
# Ehrenamt
|| 4 6 6
| Jän. 2015 – dato | Ortsstellenleiter | Bergrettung Schmittental, Zell am See
# Sprachen
Deutsch, Englisch (sehr gut), Slowenisch (Grundlagen)
~ Am Berg sagen alle Poldi
`,
  }),
  cv('b03-de-ch-weinhandel', 'doc', 'de', 'CH', {
    names: ['Ursina Würmli-de Kalbermatten', 'Ursina Würmli'],
    email: 'ursina.wuermli@munotpost.example',
    phone: '+41 79 555 03 26',
    city: 'Schaffhausen',
    languages: ['Schweizerdeutsch', 'Französisch', 'Italienisch', 'Englisch'],
    jobs: [
      'Leiterin Einkauf Wein | Rhyfall Getränke AG | Neuhausen am Rheinfall | 2020-02 | now',
      'Category Managerin Spirituosen | Rhyfall Getränke AG | Neuhausen am Rheinfall | 2016-09 | 2020-01',
      'Sommelière | Hotel Belle Époque Riffelsee | Zermatt | 2012-12 | 2016-04',
      'Chef de rang | Gasthof zum Goldenen Salm | Stein am Rhein | 2009-04 | 2012-10',
      'Lehre als Restaurationsfachfrau EFZ | Gasthof zum Goldenen Salm | Stein am Rhein | 2006-08 | 2009-03',
    ],
    aside: [4],
    page: `
Ursina Würmli-de Kalbermatten
Vordergasse 92, 8200 Schaffhausen
Natel +41 79 555 03 26
ursina.wuermli@munotpost.example
^ **Kurz gesagt**
Vom Teller zum Fass: Im Hotel Belle Époque habe ich 900 Positionen gepflegt, bei Rhyfall Getränke kaufe ich heute für 14 Millionen Franken ein.
^ **Praxis**
* Leiterin Einkauf Wein, Rhyfall Getränke AG, Neuhausen am Rheinfall, Februar 2020 bis heute
* Category Managerin Spirituosen, Rhyfall Getränke AG, Neuhausen am Rheinfall, September 2016 bis Januar 2020
* Sommelière, Hotel Belle Époque Riffelsee, Zermatt, Dezember 2012 bis April 2016
* Chef de rang, Gasthof zum Goldenen Salm, Stein am Rhein, April 2009 bis Oktober 2012
^ **Lehre**
* Lehre als Restaurationsfachfrau EFZ, Gasthof zum Goldenen Salm, Stein am Rhein, August 2006 bis März 2009
^ **Zwischenzeit**
Mai bis August 2016: Alpsommer auf der Alp Flix
^ **Diplome**
WSET Level 4 Diploma, 2021
Sommelière mit eidg. Fachausweis, 2015
^ **Sprachen**
Schweizerdeutsch (Muttersprache), Französisch (C1), Italienisch (B2), Englisch (B2)
^ **Referenz**
Beat Stamm, Geschäftsführer, Rhyfall Getränke AG, +41 79 555 03 27
`,
  }),
  cv('b04-fr-fr-libraire', 'pdf', 'fr', 'FR', {
    names: ['Capucine de La Tremblaye', 'Capucine DE LA TREMBLAYE', 'Capucine de la Tremblaye'],
    email: 'capucine@delatremblaye.example',
    phone: '06 39 98 71 40',
    city: 'La Rochelle',
    headline: 'Libraire jeunesse et BD',
    languages: ['Français', 'Anglais', 'Japonais'],
    jobs: [
      'Responsable de rayon jeunesse | Librairie Les Pertuis | La Rochelle | 2020-10 | now',
      'Libraire BD et mangas | Librairie Les Pertuis | La Rochelle | 2016-02 | 2020-09',
      'Représentante | Diffusion Grand Large | Nantes | 2012-09 | 2015-06',
      'Assistante d’édition | Éditions du Héron Gris | Angoulême | 2010-10 | 2012-08',
      'Stagiaire | Éditions du Héron Gris | Angoulême | 2010-03 | 2010-08',
      'Lectrice bénévole | Lire en Aunis | La Rochelle | 2017-09 | now',
    ],
    aside: [4, 5],
    page: `
|| 6 11
| **Capucine DE LA TREMBLAYE**\\Libraire jeunesse et BD\\**Me joindre**\\12 rue de la Sole d’Or\\17000 La Rochelle\\06 39 98 71 40\\capucine@delatremblaye.example\\**Langues**\\Français\\Anglais courant\\Japonais débutant\\**Logiciels**\\TiteLive, Electre, Canva\\**Passions**\\Sérigraphie, voile légère | **Expériences**\\**Responsable de rayon jeunesse**\\Librairie Les Pertuis, La Rochelle\\octobre 2020 – aujourd’hui\\9 000 références, 60 classes reçues par an, prix des lecteurs\\**Libraire BD et mangas**\\Librairie Les Pertuis, La Rochelle\\février 2016 – septembre 2020\\Dédicaces, retours, achats en office\\**Représentante**\\Diffusion Grand Large, Nantes\\septembre 2012 – juin 2015\\Grand Ouest, 110 points de vente\\**Assistante d’édition**\\Éditions du Héron Gris, Angoulême\\octobre 2010 – août 2012\\**Stage**\\**Stagiaire**\\Éditions du Héron Gris, Angoulême\\mars 2010 – août 2010\\**Parenthèse**\\juillet 2015 – janvier 2016 : congé maternité et parental\\**Bénévolat**\\**Lectrice bénévole**\\Lire en Aunis, La Rochelle\\depuis septembre 2017\\**Formation**\\2010 : Master Métiers du livre, Université de Poitiers\\2008 : Licence de lettres modernes, Tours
`,
  }),
  cv('b05-fr-be-assistant-social', 'docx', 'fr', 'BE', {
    names: ['Thibault Vanderelst-Mbuyi', 'Thibault Vanderelst', 'Thibault VANDERELST-MBUYI'],
    email: 'thibault.vm@mosanpost.example',
    phone: '+32 470 55 02 61',
    city: 'Namur',
    headline: 'Assistant social – médiateur de dettes',
    languages: ['Français', 'Néerlandais', 'Lingala'],
    jobs: [
      'Coordinateur du service de médiation de dettes | CPAS de Haute-Sambre | Namur | 2021-03 | now',
      'Assistant social | CPAS de Haute-Sambre | Namur | 2014-09 | 2021-02',
      'Éducateur de rue | ASBL Le Pavé Clair | Charleroi | 2010-01 | 2014-08',
      'Employé logement | Société Wallonne du Foyer Mosan | Andenne | 2008-02 | 2009-06',
      'Administrateur bénévole | Épicerie sociale La Besace | Jambes | 2018-05 | now',
    ],
    aside: [4],
    page: `
> **CURRICULUM VITAE**
= Nom\tVANDERELST-MBUYI
= Prénom\tThibault
= Domicile\tRue des Brasseurs 77 bte 3, 5000 Namur
= GSM\t+32 470 55 02 61
= Courriel\tthibault.vm@mosanpost.example
= Permis\tB
> Assistant social – médiateur de dettes
# Parcours professionnel
**De mars 2021 à ce jour**
Coordinateur du service de médiation de dettes
CPAS de Haute-Sambre, Namur
* Cinq médiateurs, 640 dossiers, lien avec le tribunal du travail
**De septembre 2014 à février 2021**
Assistant social
CPAS de Haute-Sambre, Namur
* RIS, fonds énergie, visites à domicile
**De janvier 2010 à août 2014**
Éducateur de rue
ASBL Le Pavé Clair, Charleroi
**De février 2008 à juin 2009**
Employé logement
Société Wallonne du Foyer Mosan, Andenne
# Interruption
De juillet 2009 à décembre 2009 : voyage familial à Kinshasa
# Études
Bachelier assistant social, HELHA Charleroi, 2004 – 2007
Certificat en médiation de dettes, 120 heures, 2015
# Langues
Français (maternelle), Néerlandais (bon), Lingala (notions)
# Bénévolat
**De mai 2018 à ce jour**
Administrateur bénévole
Épicerie sociale La Besace, Jambes
# Référence
Mme Josiane Pirson, directrice générale du CPAS de Haute-Sambre, +32 470 55 02 62
`,
  }),
  cv('b06-fr-ch-horloger', 'doc', 'fr', 'CH', {
    names: ['Jean-Marc Huguenin-Bergenat', 'Jean-Marc Huguenin', 'Jean-Marc HUGUENIN-BERGENAT'],
    email: 'jm.huguenin@montsjura.example',
    phone: '+41 78 555 02 83',
    city: 'Le Locle',
    headline: 'Horloger-rhabilleur, spécialiste grandes complications',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Chef d’atelier complications | Manufacture Perret-Calame SA | Le Locle | 2017-01 | now',
      'Horloger complications | Manufacture Perret-Calame SA | Le Locle | 2009-06 | 2016-12',
      'Horloger SAV | Montres Pouillerel SA | La Chaux-de-Fonds | 2003-10 | 2009-05',
      'Watchmaker | Harrogate Time Services Ltd | Harrogate, Angleterre | 2001-09 | 2003-07',
      'Apprentissage d’horloger CFC | École technique des Brenets | Les Brenets | 1997-08 | 2001-07',
    ],
    aside: [4],
    page: `
HUGUENIN-BERGENAT Jean-Marc
Horloger-rhabilleur, spécialiste grandes complications
Envers 39, 2400 Le Locle – +41 78 555 02 83 – jm.huguenin@montsjura.example
^ **EXPÉRIENCE**
|| 4 12
| 01.2017 à ce jour | Manufacture Perret-Calame SA, Le Locle\\**Chef d’atelier complications**\\Six horlogers, répétitions minutes, quantièmes perpétuels
| 06.2009 – 12.2016 | Manufacture Perret-Calame SA, Le Locle\\**Horloger complications**\\Assemblage et réglage de tourbillons
| 10.2003 – 05.2009 | Montres Pouillerel SA, La Chaux-de-Fonds\\**Horloger SAV**\\Révisions chronographes, 14 pièces par semaine
| 09.2001 – 07.2003 | Harrogate Time Services Ltd, Harrogate, Angleterre\\**Watchmaker**
^ **APPRENTISSAGE**
|| 4 12
| 08.1997 – 07.2001 | École technique des Brenets, Les Brenets\\**Apprentissage d’horloger CFC**
^ **PERFECTIONNEMENT**
|| 4 12
| 2012 | Brevet fédéral de formateur d’adultes
| 2019 | Cours de restauration, Musée international d’horlogerie
^ **DIVERS**
Août et septembre 2003 : école de recrues et répétition
Né le 12.05.1981, originaire du Locle, marié, deux filles
^ **LANGUES**
Français, Allemand (B1), Anglais (B2)
`,
  }),
  cv('b07-es-es-arqueologa', 'doc', 'es', 'ES', {
    names: ['Dra. Rocío Galván de Tena', 'Rocío Galván de Tena', 'Rocío Galván'],
    email: 'rocio.galvan@guadianamail.example',
    phone: '600 555 872',
    city: 'Mérida',
    headline: 'Arqueóloga y gestora de patrimonio',
    languages: ['Español', 'Italiano', 'Inglés'],
    jobs: [
      'Directora técnica | Arqueoemérita, S.L. | Mérida | 2019-04 | now',
      'Investigadora posdoctoral | Istituto di Archeologia Tiberina | Roma | 2017-01 | 2018-12',
      'Arqueóloga de obra | Excavaciones Vía de la Plata, S.L. | Cáceres | 2010-03 | 2012-09',
      'Auxiliar de museo | Museo Comarcal de Tierra de Barros | Almendralejo | 2008-10 | 2010-02',
      'Vocal | Asociación Amigos del Acueducto | Mérida | 2013-01 | now',
    ],
    aside: [4],
    page: `
> Dra. Rocío Galván de Tena
> Arqueóloga y gestora de patrimonio
> Calle Vespasiano 18, 06800 Mérida (Badajoz)
> Tfno. 600 555 872 – rocio.galvan@guadianamail.example
# FORMACIÓN
2012 – 2016: Doctorado en Arqueología (beca FPU), Universidad de Extremadura. Tesis: «Agua y basura en una capital romana»
2009: Máster en Arqueología y Patrimonio, UAM
2003 – 2008: Licenciatura en Historia, Universidad de Extremadura
# TRAYECTORIA
Desde abril de 2019: Directora técnica, Arqueoemérita, S.L., Mérida
* 54 intervenciones, ocho técnicos, memorias entregadas en plazo
De enero de 2017 a diciembre de 2018: Investigadora posdoctoral, Istituto di Archeologia Tiberina, Roma
* Ánforas, análisis de residuos, dos artículos
De marzo de 2010 a septiembre de 2012: Arqueóloga de obra, Excavaciones Vía de la Plata, S.L., Cáceres
* Seguimiento de la autovía, 70 km
De octubre de 2008 a febrero de 2010: Auxiliar de museo, Museo Comarcal de Tierra de Barros, Almendralejo
# ASOCIACIONES
Desde enero de 2013: Vocal, Asociación Amigos del Acueducto, Mérida
# MATERNIDAD
De enero a marzo de 2019
# PUBLICACIONES
Galván, R. (2018). Doce pozos y un cerdo. Revista Inventada de Arqueología, 5, 21–44.
# IDIOMAS
Español (materno), Italiano (C1), Inglés (B2)
# INFORMÁTICA
QGIS, Metashape, AutoCAD
`,
  }),
  cv('b08-es-ar-contador', 'docx', 'es', 'AR', {
    names: [
      'Cr. Leandro Ezequiel Brusco',
      'Leandro Ezequiel Brusco',
      'Leandro Brusco',
      'Cdor. Leandro Brusco',
    ],
    email: 'lebrusco@paranacito.example',
    phone: '+54 9 341 555-0147',
    city: 'Rosario',
    headline: 'Contador Público (UNR) – Impuestos y costos',
    languages: ['Inglés', 'Italiano'],
    jobs: [
      'Gerente de Administración y Finanzas | Aceitera Puerto Gaboto S.A. | Timbúes, Santa Fe | 2021-07 | now',
      'Jefe de Impuestos | Aceitera Puerto Gaboto S.A. | Timbúes, Santa Fe | 2016-03 | 2021-06',
      'Semi Senior de Auditoría | Estudio Paganini, Roldán y Asoc. | Rosario | 2012-08 | 2016-02',
      'Administrativo contable | Carrocerías El Litoraleño S.R.L. | Villa Constitución | 2008-04 | 2011-12',
      'Ayudante de cátedra ad honorem | Universidad Nacional de la Ribera | Rosario | 2014-03 | 2019-12',
    ],
    aside: [4],
    page: `
! Cr. Leandro Ezequiel Brusco
Contador Público (UNR) – Impuestos y costos
Mendoza 1893, 5.º C, Rosario, Santa Fe | +54 9 341 555-0147 | lebrusco@paranacito.example
# Experiencia laboral
**Aceitera Puerto Gaboto S.A.** | Timbúes, Santa Fe
Gerente de Administración y Finanzas | julio 2021 – actualidad
* Doce personas a cargo, cierre mensual en cinco días hábiles
* Retenciones, precios de transferencia, ajuste por inflación
Jefe de Impuestos | marzo 2016 – junio 2021
* Convenio Multilateral, recupero de IVA exportación
**Estudio Paganini, Roldán y Asoc.** | Rosario
Semi Senior de Auditoría | agosto 2012 – febrero 2016
**Carrocerías El Litoraleño S.R.L.** | Villa Constitución
Administrativo contable | abril 2008 – diciembre 2011
# Docencia
**Universidad Nacional de la Ribera** | Rosario
Ayudante de cátedra ad honorem | marzo 2014 – diciembre 2019
# Pausa
enero – julio 2012: últimas materias de la carrera
# Estudios
Contador Público, Universidad Nacional de Rosario, 2012
Especialización en Tributación, 2018
Perito Mercantil, Escuela Superior de Comercio, 2004
# Idiomas
Inglés (intermedio), Italiano (básico)
# Datos
DNI 31.555.014 – 3 de junio de 1986 – casado, una hija
`,
  }),
  cv('b09-es-co-desarrollador', 'pdf', 'es', 'CO', {
    names: [
      'Yeison Andrés Marulanda Ocampo',
      'Yeison Marulanda Ocampo',
      'Yeison Marulanda',
      'Yeison Andrés Marulanda',
    ],
    email: 'yeison.marulanda@otunmail.example',
    phone: '300 555 0162',
    city: 'Pereira',
    headline: 'Ingeniero de datos en Cafetal Analytics | Python | dbt | BigQuery',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Ingeniero de datos sénior | Cafetal Analytics | Pereira, Risaralda, Colombia | 2023-09 | now',
      'Ingeniero de datos | Cafetal Analytics | Pereira, Risaralda, Colombia | 2021-02 | 2023-08',
      'Desarrollador Python | Giros del Quindío S.A.S. | Armenia, Quindío, Colombia | 2018-04 | 2020-12',
      'Soporte técnico | Cable Nevado | Manizales, Caldas, Colombia | 2015-07 | 2018-03',
      'Aprendiz SENA | Alcaldía de Santa Lucía | Risaralda, Colombia | 2015-01 | 2015-06',
    ],
    aside: [4],
    page: `
! Yeison Andrés Marulanda Ocampo
Ingeniero de datos en Cafetal Analytics | Python | dbt | BigQuery
Pereira, Risaralda, Colombia
# Contactar
300 555 0162 (Mobile)
yeison.marulanda@otunmail.example
www.linkedin.com/in/yeison-inventado
# Aptitudes principales
Airflow
Modelado dimensional
SQL
# Languages
Español (Native or Bilingual)
Inglés (Professional Working)
# Certifications
Professional Data Engineer
# Extracto
Empecé subiendo a postes en Cable Nevado; hoy muevo 4 TB diarios sin subirme a nada.
# Experiencia
**Cafetal Analytics**
5 años 10 meses
**Ingeniero de datos sénior**
septiembre de 2023 - Present (3 años 3 meses)
Pereira, Risaralda, Colombia
Equipo de cuatro, trazabilidad de café para 38.000 fincas
**Ingeniero de datos**
febrero de 2021 - agosto de 2023 (2 años 7 meses)
Pereira, Risaralda, Colombia
**Giros del Quindío S.A.S.**
**Desarrollador Python**
abril de 2018 - diciembre de 2020 (2 años 9 meses)
Armenia, Quindío, Colombia
**Cable Nevado**
**Soporte técnico**
julio de 2015 - marzo de 2018 (2 años 9 meses)
Manizales, Caldas, Colombia
**Alcaldía de Santa Lucía**
**Aprendiz SENA**
enero de 2015 - junio de 2015 (6 meses)
Risaralda, Colombia
# Educación
Universidad Tecnológica de Pereira
Ingeniería, Sistemas y Computación · (2015 - 2020)
SENA
Tecnólogo, Redes de datos · (2013 - 2015)
`,
  }),
  cv('b10-it-it-restauratrice', 'pdf', 'it', 'IT', {
    names: ['Donatella Loperfido', 'Donatella Loperfido Schiavone'],
    email: 'donatella.loperfido@gravinamail.example',
    phone: '333 555 0478',
    city: 'Matera',
    headline: 'Restauratrice di beni culturali',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Direttrice tecnica di cantiere | Restauri Murgia Soc. Coop. | Matera | 2018-02 | now',
      'Restauratrice di affreschi | Restauri Murgia Soc. Coop. | Matera | 2012-05 | 2018-01',
      'Restauratrice | Laboratorio San Biagio | Lecce | 2008-09 | 2011-10',
      'Collaboratrice al restauro | Taller Giralda Vieja | Siviglia | 2007-02 | 2008-07',
      'Tirocinio | Cantiere Scuola di Basilicata | Potenza | 2005-10 | 2006-06',
      'Guida volontaria | Giornate delle Grotte | Matera | 2013 | now',
    ],
    aside: [4, 5],
    page: `
> **DONATELLA LOPERFIDO**
> Restauratrice di beni culturali
> via dei Fiorentini 204, 75100 Matera
> tel. 333 555 0478 – donatella.loperfido@gravinamail.example
# CHI SONO
Affreschi rupestri, tufo e pazienza. Abilitata MiC, settori 1 e 2.
# LAVORO
**dal 02/2018 a oggi** – Direttrice tecnica di cantiere
Restauri Murgia Soc. Coop., Matera
* Undici chiese rupestri, squadre da tre a nove persone
* Gare, computi, rapporti con la Soprintendenza
**dal 05/2012 al 01/2018** – Restauratrice di affreschi
Restauri Murgia Soc. Coop., Matera
**dal 09/2008 al 10/2011** – Restauratrice
Laboratorio San Biagio, Lecce
* Pietra leccese, altari barocchi
**dal 02/2007 al 07/2008** – Collaboratrice al restauro
Taller Giralda Vieja, Siviglia
# TIROCINIO
**dal 10/2005 al 06/2006** – Tirocinio
Cantiere Scuola di Basilicata, Potenza
# PAUSA
dal 11/2011 al 04/2012: nascita di Rocco
# STUDI
Diploma di restauro, Accademia di Belle Arti di Bari, 2005
Liceo artistico, Matera, 2001
# LINGUE
Italiano, Inglese (B1), Spagnolo (C1)
# VOLONTARIATO
**dal 2013 a oggi** – Guida volontaria
Giornate delle Grotte, Matera
~ All’albo figuro come Donatella Loperfido Schiavone
`,
  }),
  cv('b11-it-it-enologo', 'docx', 'it', 'IT', {
    names: ['Pierluigi Dal Cero', 'Gigi Dal Cero', 'Pierluigi (Gigi) Dal Cero'],
    email: 'gigi.dalcero@langhepost.example',
    phone: '+39 333 555 0612',
    city: 'Alba',
    headline: 'Enologo e consulente di cantina',
    languages: ['Italiano', 'Francese', 'Inglese'],
    jobs: [
      'Consulente enologo | Cascina Bric Rosso | Barbaresco | 2022-01 | now',
      'Consulente enologo | Cantina Sociale Val Bormida | Cortemilia | 2019-09 | 2023-08',
      'Enologo responsabile | Tenute Marchesi Scarrone S.p.A. | Canelli | 2011-07 | 2019-08',
      'Cantiniere e assistente di laboratorio | Tenute Marchesi Scarrone S.p.A. | Canelli | 2007-09 | 2011-06',
      'Cellar Hand | Marlbridge Wines Ltd | Blenheim, Nuova Zelanda | 2007-02 | 2007-05',
    ],
    page: `
! Pierluigi (Gigi) Dal Cero
Enologo e consulente di cantina
|| 8 8
| Corso Langhe 155\\12051 Alba (CN) | +39 333 555 0612\\gigi.dalcero@langhepost.example
# Consulenze (partita IVA dal 2019)
|| 4 6 6
| **Periodo** | **Cliente** | **Incarico**
| gennaio 2022 – in corso | Cascina Bric Rosso, Barbaresco | Consulente enologo
| settembre 2019 – agosto 2023 | Cantina Sociale Val Bormida, Cortemilia | Consulente enologo
# Lavoro dipendente
|| 4 6 6
| **Periodo** | **Azienda** | **Ruolo**
| luglio 2011 – agosto 2019 | Tenute Marchesi Scarrone S.p.A., Canelli | Enologo responsabile
| settembre 2007 – giugno 2011 | Tenute Marchesi Scarrone S.p.A., Canelli | Cantiniere e assistente di laboratorio
| febbraio 2007 – maggio 2007 | Marlbridge Wines Ltd, Blenheim, Nuova Zelanda | Cellar Hand
# Risultati
* Nebbiolo da 86 a 93 punti in quattro vendemmie
* Metodo classico: da zero a 60.000 bottiglie
* Certificazione biologica per due aziende
# Titoli
Laurea in Viticoltura ed Enologia, Università di Torino, 2006
Perito agrario, Istituto Umberto I di Alba, 2003
# Lingue
Italiano, Francese (B2), Inglese (B2)
# Referenze
Dott.ssa Carla Scarrone, Tenute Marchesi Scarrone, c.scarrone@scarronevini.example
`,
  }),
  cv('b12-it-it-magazziniere', 'doc', 'it', 'IT', {
    names: ['Mohamed El Amrani', 'Mohamed EL AMRANI'],
    email: 'momo.elamrani@polesinepost.example',
    phone: '333 555 0790',
    city: 'Rovigo',
    headline: 'Capoturno di magazzino',
    languages: ['Arabo', 'Italiano', 'Francese'],
    jobs: [
      'Capoturno di magazzino | Logistica Bassopadana S.r.l. | Rovigo | 2020-09 | now',
      'Carrellista | Logistica Bassopadana S.r.l. | Rovigo | 2015-03 | 2020-08',
      'Operaio di produzione | Zuccherificio Canalbianco S.p.A. | Adria | 2010-09 | 2014-11',
      'Bracciante agricolo | Azienda agricola Ferrarese | Lendinara | 2008-05 | 2010-08',
      'Volontario soccorritore | Croce Azzurra Polesine | Rovigo | 2017-02 | now',
    ],
    aside: [4],
    page: `
CURRICULUM VITAE
Cognome e nome: EL AMRANI Mohamed
Residenza: via Porta Adige 9/A, 45100 Rovigo
Cellulare: 333 555 0790
Email: momo.elamrani@polesinepost.example
Nato a: Khouribga (Marocco) il 02/01/1988
Cittadinanza: italiana
^ **PROFESSIONE:** Capoturno di magazzino
^ **ESPERIENZE DI LAVORO**
Date: 09/2020 – attuale
Datore di lavoro: Logistica Bassopadana S.r.l., Rovigo
Mansione: Capoturno di magazzino
Compiti: 22 addetti, turni, inventari, radiofrequenza
^ Date: 03/2015 – 08/2020
Datore di lavoro: Logistica Bassopadana S.r.l., Rovigo
Mansione: Carrellista
^ Date: 09/2010 – 11/2014
Datore di lavoro: Zuccherificio Canalbianco S.p.A., Adria
Mansione: Operaio di produzione
^ Date: 05/2008 – 08/2010
Datore di lavoro: Azienda agricola Ferrarese, Lendinara
Mansione: Bracciante agricolo
^ **DISOCCUPAZIONE:** dicembre 2014 – febbraio 2015
^ **VOLONTARIATO**
Date: 02/2017 – attuale
Ente: Croce Azzurra Polesine, Rovigo
Mansione: Volontario soccorritore
^ **PATENTI:** B e C, patentino carrelli e PLE
^ **ISTRUZIONE:** licenza media (CTP Rovigo, 2009), qualifica di operatore logistico (2016)
^ **LINGUE:** Arabo, Italiano, Francese
`,
  }),
  cv('b13-pt-pt-guia', 'pdf', 'pt', 'PT', {
    names: [
      'Leonor Sarmento de Brito Ravasco',
      'Leonor Ravasco',
      'Leonor Sarmento Ravasco',
      'Leonor de Brito Ravasco',
    ],
    email: 'leonor.ravasco@planiciemail.example',
    phone: '920 555 417',
    city: 'Évora',
    headline: 'Guia-intérprete oficial',
    languages: ['Português', 'Inglês', 'Alemão', 'Neerlandês'],
    jobs: [
      'Coordenadora de guias | Além-Tejo Viagens, Lda. | Évora | 2021-04 | now',
      'Guia-intérprete | Além-Tejo Viagens, Lda. | Évora | 2014-03 | 2020-03',
      'Rececionista de turno | Pousada do Aqueduto Velho | Évora | 2010-05 | 2014-02',
      'Animadora turística | Kasteelhotel De Kempen | Turnhout, Bélgica | 2008-06 | 2010-03',
      'Estágio curricular | Posto de Turismo de Vila Ampla | Estremoz | 2008-02 | 2008-05',
    ],
    aside: [4],
    page: `
> **Leonor Sarmento de Brito Ravasco**
> Guia-intérprete oficial
> Rua do Cano 31, 7000-596 Évora · 920 555 417 · leonor.ravasco@planiciemail.example
# Apresentação
Conto Évora em quatro línguas. Na Pousada do Aqueduto Velho aprendi a ouvir; na Além-Tejo Viagens, a andar devagar.
# Experiência
|| 4 12
| abr. 2021 – presente | **Coordenadora de guias**\\Além-Tejo Viagens, Lda., Évora\\Escala de 17 guias, formação, reclamações, grupos de cruzeiro
| mar. 2014 – mar. 2020 | **Guia-intérprete**\\Além-Tejo Viagens, Lda., Évora\\Megalitismo, vinho, património judaico
| maio 2010 – fev. 2014 | **Rececionista de turno**\\Pousada do Aqueduto Velho, Évora
| jun. 2008 – mar. 2010 | **Animadora turística**\\Kasteelhotel De Kempen, Turnhout, Bélgica
# Estágio
|| 4 12
| fev. 2008 – maio 2008 | **Estágio curricular**\\Posto de Turismo de Vila Ampla, Estremoz
# Pausa
Abril de 2020 a março de 2021: sem grupos; restaurei a casa dos meus avós
# Formação
|| 4 12
| 2005 – 2008 | Licenciatura em Turismo, Universidade de Évora
| 2013 | Curso de Guias-Intérpretes, ISLA Lisboa
# Línguas
Português, Inglês (C2), Alemão (C1), Neerlandês (B2)
`,
  }),
  cv('b14-pt-br-nutricionista', 'docx', 'pt', 'BR', {
    names: [
      'Jéssica Laís Cavalcanti de Arruda',
      'Jéssica Cavalcanti de Arruda',
      'Jéssica de Arruda',
      'Jéssica Arruda',
      'Laís Arruda',
      'Laís Cavalcanti de Arruda',
    ],
    email: 'lais.arruda@agrestemail.example',
    phone: '(81) 95555-0143',
    city: 'Caruaru',
    headline: 'Nutricionista – CRN-6 55514',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Coordenadora de Nutrição | Hospital Regional do Ipojuca | Caruaru/PE | 2022-02 | now',
      'Nutricionista Clínica | Hospital Regional do Ipojuca | Caruaru/PE | 2018-11 | 2022-01',
      'Nutricionista de Produção | Refeições Bom Prato Ltda. | Recife/PE | 2015-03 | 2018-07',
      'Residente em Nutrição Clínica | Instituto Materno Capibaribe | Recife/PE | 2013-03 | 2015-02',
      'Voluntária | Cozinha Solidária do Alto do Moura | Caruaru/PE | 2020-04 | now',
    ],
    aside: [3, 4],
    page: `
! JÉSSICA LAÍS CAVALCANTI DE ARRUDA
Nutricionista – CRN-6 55514
Brasileira, 35 anos, solteira – todo mundo me chama de Laís
Rua do Vassoural, 602, Caruaru/PE
Celular/WhatsApp: (81) 95555-0143
E-mail: lais.arruda@agrestemail.example
# OBJETIVO
Coordenação de nutrição hospitalar ou alimentação escolar.
# EXPERIÊNCIA PROFISSIONAL
* **Hospital Regional do Ipojuca** – Caruaru/PE
Cargo: Coordenadora de Nutrição
Período: 02/2022 até o momento
Equipe de 41 pessoas, 1.900 refeições por dia, protocolos de terapia enteral
* **Hospital Regional do Ipojuca** – Caruaru/PE
Cargo: Nutricionista Clínica
Período: 11/2018 a 01/2022
* **Refeições Bom Prato Ltda.** – Recife/PE
Cargo: Nutricionista de Produção
Período: 03/2015 a 07/2018
# RESIDÊNCIA
* **Instituto Materno Capibaribe** – Recife/PE
Cargo: Residente em Nutrição Clínica
Período: 03/2013 a 02/2015
# TRABALHO VOLUNTÁRIO
* **Cozinha Solidária do Alto do Moura** – Caruaru/PE
Cargo: Voluntária
Período: 04/2020 até o momento
# INTERVALO
08/2018 a 10/2018: mudança do Recife para Caruaru
# FORMAÇÃO
Graduação em Nutrição, UFPE – Vitória de Santo Antão, 2012
Especialização em Gestão de UAN, Estácio Recife, 2017
# IDIOMAS
Inglês (intermediário), Espanhol (leitura)
`,
  }),
  cv('b15-pt-pt-eletricista', 'doc', 'pt', 'PT', {
    names: ['Hélder Filipe Viana da Cunha', 'Hélder da Cunha', 'Hélder Cunha', 'Hélder Viana da Cunha'],
    email: 'helder.cunha@limiamail.example',
    phone: '+351 920 555 286',
    city: 'Viana do Castelo',
    headline: 'Eletricista naval',
    languages: ['Português', 'Inglês', 'Norueguês'],
    jobs: [
      'Encarregado de eletricidade | Estaleiros da Foz do Lima, S.A. | Viana do Castelo | 2019-10 | now',
      'Eletricista naval | Ålvik Verft AS | Bergen, Noruega | 2013-05 | 2019-08',
      'Eletricista naval | Estaleiros da Foz do Lima, S.A. | Viana do Castelo | 2004-02 | 2013-03',
      'Eletricista de construção civil | Instalações Neiva & Filhos, Lda. | Barcelos | 2001-09 | 2004-01',
      'Bombeiro voluntário | Bombeiros Voluntários de Santa Marta | | 1999 | 2012',
    ],
    aside: [4],
    page: `
> CURRICULUM VITAE
> **Hélder Filipe Viana da Cunha**
> Eletricista naval
^ Nasci em Darque a 8 de março de 1982. Moro na Rua da Bandeira, 266, 4900-561 Viana do Castelo.
Telemóvel +351 920 555 286, correio helder.cunha@limiamail.example
^ **ONDE TRABALHEI**
|| 6 5 5
| **Empresa** | **Função** | **De – a**
| Estaleiros da Foz do Lima, S.A., Viana do Castelo | Encarregado de eletricidade | outubro 2019 – presente
| Ålvik Verft AS, Bergen, Noruega | Eletricista naval | maio 2013 – agosto 2019
| Estaleiros da Foz do Lima, S.A., Viana do Castelo | Eletricista naval | fevereiro 2004 – março 2013
| Instalações Neiva & Filhos, Lda., Barcelos | Eletricista de construção civil | setembro 2001 – janeiro 2004
^ **O QUE SEI FAZER**
* Quadros principais, geradores, propulsão diesel-elétrica
* Ler esquemas em inglês e norueguês
* Chefiar 16 eletricistas em dois navios
^ **BOMBEIROS**
|| 6 5 5
| Bombeiros Voluntários de Santa Marta | Bombeiro voluntário | 1999 – 2012
^ **ESTUDOS**
2001: Curso tecnológico de eletrotecnia, Escola Secundária de Monserrate
2011: Técnico responsável por instalações elétricas, DGEG
^ **LÍNGUAS**
Português, Inglês (B2), Norueguês (B1)
`,
  }),
  cv('b16-nl-nl-geluid', 'docx', 'nl', 'NL', {
    names: ['Joris van Kuijk', 'Joris Van Kuijk', 'J.W. van Kuijk'],
    email: 'joris@vankuijkgeluid.example',
    phone: '06 5550 7719',
    city: 'Tilburg',
    headline: 'Geluidstechnicus en productieleider',
    languages: ['Nederlands', 'Engels', 'Spaans'],
    jobs: [
      'Hoofd techniek | Poppodium De Spoorloods | Tilburg | 2022-09 | now',
      'Geluidstechnicus | Verhuurbedrijf Luidruchtig B.V. | Waalwijk | 2012-01 | 2016-03',
      'Geluidstechnicus (freelance) | Theatergroep Zuiderwind | Eindhoven | 2018-08 | 2022-06',
      'Monitortechnicus (freelance) | Fanfare Nieuw Bloed | Breda | 2016-04 | 2020-02',
      'Stagiair podiumtechniek | Schouwburg Het Kruispunt | Den Bosch | 2011-02 | 2011-07',
      'Programmamaker | Lokale Omroep Goirke | Tilburg | 2009-09 | 2015-06',
    ],
    aside: [4, 5],
    page: `
> **Joris van Kuijk**
> Geluidstechnicus en productieleider
> Tilburg | 06 5550 7719 | joris@vankuijkgeluid.example
# Wie ben ik
Oren van 37, geduld van 70. Ik mix wat er is en ga niet harder dan 103.
# In dienst
**Poppodium De Spoorloods**, Tilburg
|| 11 5
| Hoofd techniek | september 2022 – heden
* Zes vaste technici, 40 freelancers, nieuwe PA aanbesteed
^ **Verhuurbedrijf Luidruchtig B.V.**, Waalwijk
|| 11 5
| Geluidstechnicus | januari 2012 – maart 2016
* Festivals, beurzen, bruiloften, één begrafenis met dj
# Als zzp'er (Van Kuijk Geluid)
**Theatergroep Zuiderwind**, Eindhoven
|| 11 5
| Geluidstechnicus (freelance) | augustus 2018 – juni 2022
* Vier tournees, 190 voorstellingen
^ **Fanfare Nieuw Bloed**, Breda
|| 11 5
| Monitortechnicus (freelance) | april 2016 – februari 2020
# Stage
**Schouwburg Het Kruispunt**, Den Bosch
|| 11 5
| Stagiair podiumtechniek | februari 2011 – juli 2011
# Vrijwillig
**Lokale Omroep Goirke**, Tilburg
|| 11 5
| Programmamaker | september 2009 – juni 2015
# Opleiding
2008 – 2011, Podium- en evenemententechniek (mbo 4), Rock City Institute Eindhoven
2007, havo, Theresialyceum Tilburg
# Talen
Nederlands, Engels (vloeiend), Spaans (beginner)
~ J.W. van Kuijk, KvK 55501234
`,
  }),
  cv('b17-nl-be-laborant', 'pdf', 'nl', 'BE', {
    names: ['Dr. Annelore Claesen', 'Annelore Claesen'],
    email: 'annelore.claesen@demerdal.example',
    phone: '+32 472 55 03 18',
    city: 'Hasselt',
    headline: 'Onderzoeker plantenbiotechnologie',
    languages: ['Nederlands', 'Engels', 'Frans', 'Duits'],
    jobs: [
      'Teamlead moleculaire veredeling | Haspengouw Fruitgenetica NV | Sint-Truiden | 2022-10 | now',
      'R&D-wetenschapper | Haspengouw Fruitgenetica NV | Sint-Truiden | 2018-11 | 2022-09',
      'Postdoctoraal onderzoeker | Institut für Obstbau Bodensee | Konstanz | 2016-10 | 2018-09',
      'Doctoraatsbursaal | Universiteit Kempenland | Diepenbeek | 2012-10 | 2016-09',
      'Laborant | Zuivel Maasoever BV | Maaseik | 2010-09 | 2012-08',
    ],
    page: `
! Dr. Annelore Claesen
Onderzoeker plantenbiotechnologie
Kuringersteenweg 318 bus 4, 3500 Hasselt
annelore.claesen@demerdal.example, +32 472 55 03 18
# Loopbaan
|| 4 7 5
| **Periode** | **Functie** | **Organisatie**
| 10/2022 – nu | Teamlead moleculaire veredeling | Haspengouw Fruitgenetica NV, Sint-Truiden
| 11/2018 – 09/2022 | R&D-wetenschapper | Haspengouw Fruitgenetica NV, Sint-Truiden
| 10/2016 – 09/2018 | Postdoctoraal onderzoeker | Institut für Obstbau Bodensee, Konstanz
| 10/2012 – 09/2016 | Doctoraatsbursaal | Universiteit Kempenland, Diepenbeek
| 09/2010 – 08/2012 | Laborant | Zuivel Maasoever BV, Maaseik
# Diploma's
|| 4 12
| 2016 | Doctor in de bio-ingenieurswetenschappen, proefschrift "Schurft onder druk"
| 2010 | Master biomedische wetenschappen, UHasselt
# Publicaties (keuze)
Claesen A, Lüthi B (2019) Scab loci in old cherries. Annals of Invented Pomology 4, 77–90
Claesen A (2015) Waarom peren zwijgen. Fictief Fruit 1, 3–8
# Technieken
qPCR, CRISPR, merkergestuurde selectie, R, weefselkweek
# Talen
Nederlands (moedertaal), Engels (C2), Frans (C1), Duits (B2)
# Vrije tijd
Cyclocross, bijen, bestuur van de fruitgaard
# Referenties
Prof. Beate Lüthi, Institut für Obstbau Bodensee, b.luethi@obstbau-bodensee.example
`,
  }),
  cv('b18-nl-nl-secretaresse', 'doc', 'nl', 'NL', {
    names: [
      'Margreet ter Horst-Pattipeilohy',
      'Margreet ter Horst',
      'M.E. ter Horst-Pattipeilohy',
      'Margreet Ter Horst-Pattipeilohy',
    ],
    email: 'margreet.terhorst@isselmail.example',
    phone: '06-55508126',
    city: 'Zwolle',
    headline: 'Juridisch secretaresse',
    languages: ['Nederlands', 'Engels', 'Maleis'],
    jobs: [
      'Officemanager | Sassenpoort Advocaten | Zwolle | 2019-02 | now',
      'Juridisch secretaresse | Sassenpoort Advocaten | Zwolle | 2013-05 | 2019-01',
      'Notarieel medewerker | Notariskantoor Bax & Terpstra | Kampen | 2004-11 | 2010-08',
      'Directiesecretaresse | Papierfabriek Berkelzicht N.V. | Zutphen | 1997-06 | 2004-10',
      'Bestuurslid | Stichting Molukse Keuken | Zwolle | 2011-01 | 2018-12',
    ],
    aside: [4],
    page: `
CURRICULUM VITAE
^ **Personalia**
|| 4 12
| Naam | M.E. ter Horst-Pattipeilohy
| Roepnaam | Margreet
| Adres | Assendorperstraat 244, 8012 CJ Zwolle
| Telefoon | 06-55508126
| E-mail | margreet.terhorst@isselmail.example
| Functie | Juridisch secretaresse
^ **Werkervaring**
|| 4 12
| Werkgever | Sassenpoort Advocaten, Zwolle
| Functie | Officemanager
| Periode | 1 februari 2019 tot heden
| Taken | Facturatie, personeelszaken, verhuizing naar nieuw pand
| Werkgever | Sassenpoort Advocaten, Zwolle
| Functie | Juridisch secretaresse
| Periode | 1 mei 2013 tot 31 januari 2019
| Taken | Processtukken, rolbewaking, toevoegingen
| Werkgever | Notariskantoor Bax & Terpstra, Kampen
| Functie | Notarieel medewerker
| Periode | 1 november 2004 tot 31 augustus 2010
| Taken | Hypotheekakten, testamenten
| Werkgever | Papierfabriek Berkelzicht N.V., Zutphen
| Functie | Directiesecretaresse
| Periode | 1 juni 1997 tot 31 oktober 2004
^ **Periode zonder baan**
September 2010 tot en met april 2013: zorg voor mijn moeder en de tweeling
^ **Vrijwilligerswerk**
|| 4 12
| Organisatie | Stichting Molukse Keuken, Zwolle
| Functie | Bestuurslid
| Periode | januari 2011 tot december 2018
^ **Opleiding**
1995 – 1997: Schoevers, directiesecretaresse
2012: Juridisch secretaresse, NTI
^ **Talen**
Nederlands (moedertaal), Engels (goed), Maleis (redelijk)
^ **Referentie**
Mr. P. Klinkhamer, partner bij Sassenpoort Advocaten, 06-55508127
`,
  }),
  cv('b19-sv-se-fastighet', 'doc', 'sv', 'SE', {
    names: ['Kent-Åke Niemi', 'Kent-Åke "Kenta" Niemi', 'Kenta Niemi'],
    email: 'kenta.niemi@lulefjarden.example',
    phone: '070-174 06 31',
    city: 'Luleå',
    headline: 'Fastighetstekniker',
    languages: ['Svenska', 'Finska', 'Meänkieli'],
    jobs: [
      'Driftansvarig | Porsöbostäder AB | Luleå | 2018-04 | now',
      'Fastighetstekniker | Porsöbostäder AB | Luleå | 2010-09 | 2018-03',
      'Vaktmästare | Råneå Folkhögskola Norra | Råneå | 2004-08 | 2010-08',
      'Pappersarbetare | Karlsborgs Sulfat AB | Kalix | 1994-06 | 2003-12',
      'Kassör | Luleå Skoterförening | Luleå | 2006 | now',
    ],
    aside: [4],
    page: `
Kent-Åke "Kenta" Niemi
Fastighetstekniker
Varvsgatan 62, 972 32 Luleå
Mobil 070-174 06 31, mejl kenta.niemi@lulefjarden.example
^ **VAD JAG KAN**
Värme och ventilation
* Injustering, OVK-åtgärder, fjärrvärmecentraler från Kalix till Piteå
El och styr
* Behörighet B, Siemens Desigo, laddstolpar
Människor
* Hyresgäster, entreprenörer och en och annan renbetesgranne
^ **ANSTÄLLNINGAR**
201804 –\tDriftansvarig, Porsöbostäder AB, Luleå
201009 – 201803\tFastighetstekniker, Porsöbostäder AB, Luleå
200408 – 201008\tVaktmästare, Råneå Folkhögskola Norra, Råneå
199406 – 200312\tPappersarbetare, Karlsborgs Sulfat AB, Kalix
^ **UPPEHÅLL**
200401 – 200407\tarbetssökande efter nedläggning
^ **UTBILDNING**
Driftteknik, yrkeshögskola i Boden, 2009 – 2010 (kvällar)
El- och teleteknisk linje, Furuhedsskolan, Kalix, 1993
^ **FÖRENINGSLIV**
2006 –\tKassör, Luleå Skoterförening, Luleå
^ **SPRÅK**
Svenska, Finska (flytande), Meänkieli (hemspråk)
^ **KÖRKORT**
B, BE, förarbevis snöskoter
^ **REFERENS**
Fastighetschef Mona Isaksson, Porsöbostäder, 070-174 06 32
`,
  }),
  cv('b20-sv-se-ux', 'docx', 'sv', 'SE', {
    names: ['Linnéa Abrahamsson Ruiz', 'Linnéa Ruiz', 'Linnéa Abrahamsson'],
    email: 'hej@linnearuiz.example',
    phone: '040-628 04 17',
    city: 'Malmö',
    headline: 'UX-designer med fokus på tillgänglighet',
    languages: ['Svenska', 'Spanska', 'Engelska'],
    jobs: [
      'Tillgänglighetsspecialist | Region Öresundslän | Malmö | 2024-09 | now',
      'Senior UX-designer | Biljettbolaget Perrong AB | Lund | 2022-01 | 2024-06',
      'UX-designer | Försäkringsbolaget Ankar | Helsingborg | 2019-03 | 2021-12',
      'Interaktionsdesigner | Byrån Mandelblom AB | Malmö | 2014-08 | 2019-02',
      'Praktikant | Estudio Naranjo | Valencia | 2014-01 | 2014-05',
    ],
    aside: [4],
    page: `
! Linnéa Abrahamsson Ruiz
UX-designer med fokus på tillgänglighet
# Profil
Tolv år av skisser. Hos Biljettbolaget Perrong byggde vi en app som min blinda faster använder varje dag. Sedan 2019 arbetar jag i eget bolag (Ruiz Form AB).
# Uppdrag
**Region Öresundslän, Malmö** \tsep 2024 – pågår
Tillgänglighetsspecialist
* EN 301 549, 40 e-tjänster granskade, utbildning av redaktörer
**Biljettbolaget Perrong AB, Lund** \tjan 2022 – jun 2024
Senior UX-designer
* Köpflöde, designsystem, skärmläsartester
**Försäkringsbolaget Ankar, Helsingborg** \tmar 2019 – dec 2021
UX-designer
# Anställning
**Byrån Mandelblom AB, Malmö** \taug 2014 – feb 2019
Interaktionsdesigner
# Praktik
**Estudio Naranjo, Valencia** \tjan 2014 – maj 2014
Praktikant
# Mellan uppdrag
jul – aug 2024: cyklade Kattegattleden med dottern
# Utbildning
Interaktionsdesign, kandidatexamen, Malmö universitet, 2011 – 2014
CPACC, IAAP, 2021
# Språk
Svenska, Spanska (andra modersmål), Engelska (flytande)
# Kontakt
Ystadsgatan 27, 214 24 Malmö
040-628 04 17
hej@linnearuiz.example
`,
  }),
  cv('b21-sv-se-veterinar', 'pdf', 'sv', 'SE', {
    names: ['Carl-Fredrik af Ekenstierna', 'Calle af Ekenstierna', 'Carl-Fredrik (Calle) af Ekenstierna'],
    email: 'calle@afekenstierna.example',
    phone: '+46 70 174 06 48',
    city: 'Kalmar',
    headline: 'Leg. veterinär, specialist i hästens sjukdomar',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Klinikchef | Möre Hästklinik AB | Kalmar | 2020-08 | now',
      'Specialistveterinär | Möre Hästklinik AB | Kalmar | 2016-02 | 2020-07',
      'Distriktsveterinär | Öland Djurhälsa | Borgholm | 2011-03 | 2013-06',
      'Stallskötare | Strömsbergs Ridskola | Jönköping | 2004-06 | 2005-08',
      'Veterinary Intern | Fenland Equine Hospital | Newmarket | 2013-07 | 2014-06',
    ],
    aside: [4],
    page: `
|| 6 11
| **Carl-Fredrik (Calle) af Ekenstierna**\\Leg. veterinär, specialist i hästens sjukdomar\\**Kontaktuppgifter**\\Norra Långgatan 5\\392 32 Kalmar\\+46 70 174 06 48\\calle@afekenstierna.example\\**Språk**\\Svenska: modersmål\\Engelska: flytande\\Tyska: goda kunskaper\\**Körkort**\\B, BE\\**Fritid**\\Fälttävlan, segling | **Anställningar**\\**Klinikchef**\\Möre Hästklinik AB, Kalmar\\augusti 2020 – nuvarande\\Tjugotvå medarbetare, ny MR, jour dygnet runt\\**Specialistveterinär**\\Möre Hästklinik AB, Kalmar\\februari 2016 – juli 2020\\Hältor, artroskopi, besiktningar\\**Distriktsveterinär**\\Öland Djurhälsa, Borgholm\\mars 2011 – juni 2013\\**Stallskötare**\\Strömsbergs Ridskola, Jönköping\\juni 2004 – augusti 2005\\**Internship**\\**Veterinary Intern**\\Fenland Equine Hospital, Newmarket\\juli 2013 – juni 2014\\**Föräldraledig**\\juli 2014 – januari 2016, tvillingar\\**Examina**\\2018: Specialist i hästens sjukdomar, Jordbruksverket\\2011: Veterinärexamen, SLU Ultuna\\2004: Naturvetenskapliga programmet, Per Brahegymnasiet
`,
  }),
  cv('b22-da-dk-bioanalytiker', 'docx', 'da', 'DK', {
    names: [
      'Karen-Margrethe Nørby',
      'Karen-Margrethe Dahl Nørby',
      'Grethe Nørby',
      'Karen-Margrethe (Grethe) Nørby',
    ],
    email: 'grethe.noerby@vadehavspost.example',
    phone: '20 55 01 91',
    city: 'Esbjerg',
    headline: 'Bioanalytiker',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Afdelingsbioanalytiker | Vadehavets Sygehus | Esbjerg | 2017-11 | now',
      'Bioanalytiker, blodbank | Vadehavets Sygehus | Esbjerg | 2008-03 | 2017-10',
      'Bioanalytiker | Laborverbund Husum | Husum, Tyskland | 2005-09 | 2008-01',
      'Laborant | Fiskemelsfabrikken Nordhavn A/S | Esbjerg | 2000-02 | 2002-01',
      'Besøgsven | Sædding Sogns Besøgstjeneste | Esbjerg | 2015-08 | now',
    ],
    aside: [4],
    page: `
! Karen-Margrethe (Grethe) Nørby
Bioanalytiker
= Adresse:\tFyrvej 18, 6710 Esbjerg V
= Mobil:\t20 55 01 91
= E-mail:\tgrethe.noerby@vadehavspost.example
= Født:\t19.06.1979
# Profil
Rolig hånd og skarpe øjne gennem tyve år. Jeg har kørt blodbankens nattevagter, da der kun var én af os.
# Ansættelser
2017 (nov.) – nu: Afdelingsbioanalytiker, Vadehavets Sygehus, Esbjerg
* 27 kolleger, ISO 15189, nyt LIS
2008 (marts) – 2017 (okt.): Bioanalytiker, blodbank, Vadehavets Sygehus, Esbjerg
2005 (sept.) – 2008 (jan.): Bioanalytiker, Laborverbund Husum, Husum, Tyskland
2000 (feb.) – 2002 (jan.): Laborant, Fiskemelsfabrikken Nordhavn A/S, Esbjerg
# Uddannelse
2002 – 2005: Bioanalytikeruddannelsen, CVU Vest, Esbjerg
2019: Diplom i ledelse, UC SYD
# Frivillig
2015 (aug.) – nu: Besøgsven, Sædding Sogns Besøgstjeneste, Esbjerg
# Sprog
Dansk, Engelsk (godt), Tysk (flydende)
# Referencer
Ledende overlæge Birthe Krog, Vadehavets Sygehus, 20 55 01 92
~ Autorisation udstedt til Karen-Margrethe Dahl Nørby
`,
  }),
  cv('b23-da-dk-skibsforer', 'pdf', 'da', 'DK', {
    names: ['Rasmus Friis-Ahlefeldt', 'Rasmus Peder Friis-Ahlefeldt'],
    email: 'rasmus@friis-ahlefeldt.example',
    phone: '+45 21 55 02 08',
    city: 'Svendborg',
    headline: 'Skibsfører',
    languages: ['Dansk', 'Engelsk', 'Filippinsk'],
    jobs: [
      'Skibsfører | Sydhavets Færger A/S | Svendborg | 2020-05 | now',
      'Overstyrmand | Rederiet Thurø Bulk A/S | Svendborg | 2014-10 | 2019-12',
      '1. styrmand | Rederiet Thurø Bulk A/S | Svendborg | 2010-08 | 2014-09',
      '2. styrmand | Nordlys Tankers AS | Ålesund, Norge | 2007-07 | 2010-06',
      'Skibsassistent | Øhavets Rederi ApS | Marstal | 2001-08 | 2003-07',
      'Instruktør | Svendborg Søspejdere | Svendborg | 2016 | now',
    ],
    aside: [5],
    page: `
> **RASMUS FRIIS-AHLEFELDT**
> Skibsfører
> Færgevej 3, 5700 Svendborg • +45 21 55 02 08 • rasmus@friis-ahlefeldt.example
# Til søs
|| 4 5 7
| **Tidsrum** | **Stilling** | **Rederi**
| 05.2020 – dags dato | Skibsfører | Sydhavets Færger A/S, Svendborg
| 10.2014 – 12.2019 | Overstyrmand | Rederiet Thurø Bulk A/S, Svendborg
| 08.2010 – 09.2014 | 1. styrmand | Rederiet Thurø Bulk A/S, Svendborg
| 07.2007 – 06.2010 | 2. styrmand | Nordlys Tankers AS, Ålesund, Norge
| 08.2001 – 07.2003 | Skibsassistent | Øhavets Rederi ApS, Marstal
# I land
01.2020 – 04.2020: orlov, byggede hus
# Fartøjer
* Elfærge, 140 passagerer, 31 biler
* Handysize, 37.000 tdw, Itajaí – Casablanca – Aarhus
* Kemikalietanker, Nordsøen
# Uddannelse
|| 4 12
| 2003 – 2007 | Skibsofficersuddannelsen, SIMAC, Svendborg
| 2000 | Søfartsskole, Skoleskibet Fulton
# Beviser
STCW II/2, GMDSS GOC, ECDIS, BRM, sundhedsbevis til 2028
# Frivilligt
|| 4 5 7
| 2016 – dags dato | Instruktør | Svendborg Søspejdere, Svendborg
# Sprog
Dansk, Engelsk (flydende), Filippinsk (nok til en god stemning)
~ Søfartsbog: Rasmus Peder Friis-Ahlefeldt
`,
  }),
  cv('b24-da-dk-kommunikation', 'doc', 'da', 'DK', {
    names: ['Zeynep Holm-Yildirim', 'Zeynep Holm', 'Zeynep Yildirim'],
    email: 'zeynep@holmyildirim.example',
    phone: '23 55 02 45',
    city: 'Silkeborg',
    headline: 'Kommunikationschef, cand.mag.',
    languages: ['Dansk', 'Tyrkisk', 'Engelsk', 'Tysk'],
    jobs: [
      'Kommunikationschef | Gudenå Energi a.m.b.a. | Silkeborg | 2023-03 | now',
      'Presserådgiver | Gudenå Energi a.m.b.a. | Silkeborg | 2019-01 | 2023-02',
      'Journalist | Midtjysk Dagblad | Viborg | 2013-02 | 2018-03',
      'Webredaktør | Foreningen Friske Unge | Aarhus | 2010-08 | 2013-01',
      'Journalistpraktikant | Radio Søhøjlandet | Ry | 2009-02 | 2010-01',
      'Bestyrelsesmedlem | Silkeborg Krisecenter Nord | | 2020-03 | now',
    ],
    aside: [4, 5],
    page: `
Zeynep Holm-Yildirim
Kommunikationschef, cand.mag.
Silkeborg | 23 55 02 45 | zeynep@holmyildirim.example
^ **OM MIG**
Fra Midtjysk Dagblad til fjernvarme: Jeg har skrevet 2.000 artikler og lukket én krisesag på seks timer.
^ **ERHVERVSERFARING**
**Gudenå Energi a.m.b.a.**, Silkeborg
Kommunikationschef, marts 2023 – i dag
* Fem medarbejdere, 48.000 kunder, prisstigninger forklaret på dansk
Presserådgiver, januar 2019 – februar 2023
^ **Midtjysk Dagblad**, Viborg
Journalist, februar 2013 – marts 2018
* Kommunalstof, Cavlingnomineret i 2016
^ **Foreningen Friske Unge**, Aarhus
Webredaktør, august 2010 – januar 2013
^ **PRAKTIK**
**Radio Søhøjlandet**, Ry
Journalistpraktikant, februar 2009 – januar 2010
^ **PAUSE**
April 2018 – december 2018: barsel
^ **TILLIDSHVERV**
**Silkeborg Krisecenter Nord**
Bestyrelsesmedlem, marts 2020 – i dag
^ **UDDANNELSE**
Cand.mag. i dansk og medievidenskab, Aarhus Universitet, 2010
Studentereksamen, Th. Langs Gymnasium, 2003
^ **SPROG**
Dansk, Tyrkisk (modersmål), Engelsk (flydende), Tysk (læser)
^ **REFERENCER**
Direktør Mogens Toft, Gudenå Energi, m.toft@gudenaaenergi.example
`,
  }),
];
