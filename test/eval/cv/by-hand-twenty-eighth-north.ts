import { BY_HAND_TWENTY_EIGHTH_NORTH_OTHERS } from './by-hand-twenty-eighth-north-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth');

/** Twelve, of which six in English stand here and six in German, Swedish, Danish and Norwegian in a file beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_NORTH: Sheet[] = [
  cv('n01-en-gb-contract-designer', 'doc', 'en', 'GB', {
    names: ['Derek Pargeter', 'Derek J. Pargeter'],
    email: 'derek@pargeterdesign.example',
    phone: '07700 900418',
    city: 'Nuneaton',
    headline: 'Contract Mechanical Design Engineer',
    jobs: [
      'Senior Design Engineer | Cummins | | 2025-02 | now',
      'Design Engineer | JCB | | 2024-06 | 2025-01',
      'Design Engineer | Alstom | | 2023-11 | 2024-05',
      'Mechanical Design Engineer | Sellafield Ltd | | 2023-03 | 2023-10',
      'Design Checker | Caterpillar | | 2022-09 | 2023-02',
      'Design Engineer | Moog | | 2022-01 | 2022-07',
      'Tooling Designer | Triumph Motorcycles | | 2021-05 | 2021-12',
      'Design Engineer | Rolls-Royce | | 2019-10 | 2020-03',
      'CAD Engineer | Bombardier Transportation | | 2019-04 | 2019-09',
      'Design Engineer | London EV Company | | 2018-01 | 2019-03',
      'Design Draughtsman | Brose Ltd | | 2008-09 | 2017-12',
    ],
    page: `
! Derek J. Pargeter
Contract Mechanical Design Engineer
Nuneaton, Warks. Tel 07700 900418. derek@pargeterdesign.example
Trading through Pargeter Design Ltd, PI £1m. Will travel within 90 minutes, or stay away Mon-Thurs. Notice: one week.
**CAD:** Creo 4 to 10, SolidWorks, NX (rusty), Windchill, Teamcenter. **Stress:** hand calcs, bit of Ansys.
^ **CONTRACTS**
|| 4 5 8
| **Dates** | **Client** | **Role**
| Feb 25 – date | Cummins, Darlington | **Senior Design Engineer**\\Brackets and fuel lines, hydrogen test cell
| Jun 24 – Jan 25 | JCB, Rocester | **Design Engineer**\\Loadall cab, plastics and glazing
| Nov 23 – May 24 | Alstom, Derby | **Design Engineer**\\Aventra underframe cable trays
| Mar 23 – Oct 23 | Sellafield Ltd, Risley | **Mechanical Design Engineer**\\Glovebox lifting frame, SC cleared
| Sep 22 – Feb 23 | Caterpillar, Desford | **Design Checker**\\BS 8888, about 400 sheets
| Jan 22 – Jul 22 | Moog, Wolverhampton | **Design Engineer**\\Actuator housings
| May 21 – Dec 21 | Triumph Motorcycles, Hinckley | **Tooling Designer**\\Weld fixtures for the frame cell
| Oct 19 – Mar 20 | Rolls-Royce, Derby | **Design Engineer**\\Trent slave rigs. Ended with lockdown
| Apr 19 – Sep 19 | Bombardier Transportation, Derby | **CAD Engineer**\\Drawing conversion
| Jan 18 – Mar 19 | London EV Company, Ansty | **Design Engineer**\\Taxi ramp and rear door
^ **STAFF**
|| 4 5 8
| Sep 08 – Dec 17 | Brose Ltd, Coventry | **Design Draughtsman**\\Window regulators. Redundancy
^ **APPRENTICESHIP & EDUCATION**
HNC Mechanical Engineering, North Warwickshire College, 2008
Two clients will speak for me, names on request.
`,
  }),
  cv('n02-en-nz-builder', 'docx', 'en', 'NZ', {
    names: ['Tamati Rewiti-Hughes', 'Tama Rewiti-Hughes', 'Tamati (Tama) Rewiti-Hughes'],
    email: 'tama.builds@kapitimail.example',
    phone: '025 555 0143',
    city: 'Paraparaumu',
    languages: ['English', 'Te reo Māori'],
    jobs: [
      'Site Foreman | Homestead Construction (Kāpiti) Ltd | | 2021-03 | now',
      'Leading Hand | Naylor Love | | 2017-08 | 2021-02',
      'Qualified Carpenter | Fletcher EQR | | 2013-02 | 2017-07',
      'Apprentice Carpenter | Pritchard Builders | | 2009-01 | 2013-01',
    ],
    aside: [3],
    page: `
> **TAMATI (TAMA) REWITI-HUGHES**
> Paraparaumu, Kāpiti Coast
> 025 555 0143 / tama.builds@kapitimail.example
^ LBP Carpentry and Site 2. Third-generation chippy who turns up at ten to seven with his gear and reads the plans the night before.
# Work
**Homestead Construction (Kāpiti) Ltd**
__Site Foreman, March 2021 – now__
* Eight townhouses at Raumati, on time, no call-backs on weathertightness
* Run a crew of six plus subbies, council inspections, toolbox talks
* Mentoring two BCITO apprentices
**Naylor Love**, Wellington
__Leading Hand, August 2017 – February 2021__
* Seismic strengthening at Victoria University
* Formwork and precast, Tākina convention centre
**Fletcher EQR**, Christchurch
__Qualified Carpenter, February 2013 – July 2017__
* Relevels, ring foundations, hundreds of claddings
**Pritchard Builders**, Levin
__Apprentice Carpenter, January 2009 – January 2013__
# Tickets
Site Safe Passport, working at heights, EWP, first aid (expires May 2027), Class 1 & 2 full licence
# Quals
National Certificate in Carpentry Level 4, BCITO, 2013
NCEA Level 2, Horowhenua College, 2008
# Other stuff
English, conversational te reo Māori. Coach the Paraparaumu under-12s. Waka ama.
# Referees
Glenys Pritchard, Pritchard Builders, 025 555 0188
Matiu Kerehi, project manager at Naylor Love, number on request
`,
  }),
  cv('n03-en-us-federal', 'docx', 'en', 'US', {
    names: ['Rosalind K. Tsosie-Bergman', 'Rosalind Tsosie-Bergman'],
    email: 'rosalind.tsosiebergman@mtnmail.example',
    phone: '406-555-0127',
    city: 'Missoula',
    jobs: [
      'Management Analyst | U.S. Forest Service | | 2020-08 | now',
      'Program Support Assistant | Bureau of Land Management | | 2016-03 | 2020-08',
      'Supply Specialist | Montana Army National Guard | | 2012-06 | 2018-06',
      'Office Manager | Bitterroot Veterinary Clinic | | 2011-01 | 2016-02',
    ],
    page: `
**Rosalind K. Tsosie-Bergman**
2210 Gerald Ave
Missoula, MT 59801 US
Mobile: 406-555-0127
Email: rosalind.tsosiebergman@mtnmail.example
**Availability:**	Job Type: Permanent
	Work Schedule: Full-Time
**Desired locations:**	United States - MT; United States - ID
Citizenship: U.S. citizen. Veterans' Preference: 5-point (TP). Highest grade: GS-11
^ **Work Experience:**
**U.S. Forest Service**
26 Fort Missoula Road
Missoula, MT 59804 United States
^ **08/2020 - Present**
**Salary:** 78,412.00 USD Per Year
**Hours per week:** 40
**Series:** 0343 **Pay Plan:** GS **Grade:** 11
**Management Analyst (This is a federal job)**
**Duties, Accomplishments and Related Skills:**
Analyze staffing, travel and fleet data for nine ranger districts; brief the Deputy Regional Forester each quarter.
Wrote the desk guide that cut late purchase card reconciliations from 140 to 11 a month.
**Supervisor:** Carl Ostrander (406-555-0150)
**Okay to contact this Supervisor:** Contact me first
^ **Bureau of Land Management**
106 N Parkmont
Butte, MT 59701 United States
^ **03/2016 - 08/2020**
**Salary:** 44,906.00 USD Per Year
**Hours per week:** 40
**Series:** 0303 **Pay Plan:** GS **Grade:** 07
**Program Support Assistant (This is a federal job)**
**Duties, Accomplishments and Related Skills:**
Processed grazing permits, time and attendance for 46 employees, and travel vouchers in Concur.
**Supervisor:** Dana Whitcomb (406-555-0161)
**Okay to contact this Supervisor:** Yes
^ **Montana Army National Guard**
Helena, MT United States
^ **06/2012 - 06/2018**
**Hours per week:** 6
**Supply Specialist**
**Duties, Accomplishments and Related Skills:**
E-5. Accounted for $3.1M of property with no loss over two change-of-command inventories.
^ **Bitterroot Veterinary Clinic**
Hamilton, MT United States
^ **01/2011 - 02/2016**
**Hours per week:** 40
**Office Manager**
**Duties, Accomplishments and Related Skills:**
Payroll, scheduling, three front-desk staff, and the occasional goat.
^ **Education:**
**University of Montana** Missoula, MT United States
Bachelor's Degree 12/2010
**GPA:** 3.4 of a maximum 4.0. **Major:** Business Administration
^ **Job Related Training:**
Data Analysis for Managers, Graduate School USA, 2022; COR Level II, 2023
`,
  }),
  cv('n04-en-ie-nurse', 'pdf', 'en', 'IE', {
    names: ['Jincy Kuriakose'],
    email: 'jincy.kuriakose@liffeymail.example',
    phone: '088 555 0176',
    city: 'Lucan',
    headline: 'Registered General Nurse',
    languages: ['English', 'Malayalam', 'Hindi'],
    jobs: [
      'Clinical Nurse Manager 1 | Mater Misericordiae University Hospital | | 2022-05 | now',
      'Staff Nurse | Mater Misericordiae University Hospital | | 2018-11 | 2022-04',
      'Staff Nurse | Beechfield Manor Nursing Home | | 2017-02 | 2018-10',
      'Staff Nurse | Amrita Institute of Medical Sciences | | 2012-07 | 2016-12',
      'Student Nurse | Lisie College of Nursing | | 2008-08 | 2012-05',
    ],
    aside: [4],
    page: `
! Jincy Kuriakose
Registered General Nurse
7 Hazelwood Drive, Lucan, Co. Dublin
M: 088 555 0176	E: jincy.kuriakose@liffeymail.example
# PROFILE
Cardiology nurse with thirteen years at the bedside and the last three split between the bedside and the roster. Stamp 4, no sponsorship needed. Looking for a CNM2 post outside the M50.
# NURSING EXPERIENCE
**Clinical Nurse Manager 1**	May 2022 – Present
Mater Misericordiae University Hospital, Dublin 7
* Deputise for the CNM2 on a 28-bed cardiology ward, e-rostering, HIQA self-assessment
* Preceptor to 11 adaptation nurses
**Staff Nurse**	November 2018 – April 2022
Mater Misericordiae University Hospital, Dublin 7
* CCU and step-down, telemetry, post-PCI care; redeployed to HDU March to June 2020
**Staff Nurse**	February 2017 – October 2018
Beechfield Manor Nursing Home, Shankill
* Night nurse in charge of 33 residents, medication management, end of life care
**Staff Nurse**	July 2012 – December 2016
Amrita Institute of Medical Sciences, Kochi, India
* Cardiac surgical ICU, ventilated patients, IABP
**Student Nurse**	August 2008 – May 2012
Lisie College of Nursing, Kochi, India
# EDUCATION AND COURSES
Postgraduate Diploma in Cardiovascular Nursing, RCSI	2020
RCSI Aptitude Test	2017
BSc Nursing, Kerala University of Health Sciences	2012
ACLS (to 2027), venepuncture and cannulation, manual handling, Children First. NMBI PIN on request
# LANGUAGES
English (OET B in all four), Malayalam, Hindi
# REFEREES
Given gladly once we have spoken.
`,
  }),
  cv('n05-en-za-agency', 'doc', 'en', 'ZA', {
    names: ['Nomvula Precious Dladla', 'Nomvula Dladla'],
    city: 'Pietermaritzburg',
    languages: ['IsiZulu', 'English'],
    jobs: [
      'Financial Accountant | Hulamin Limited | | 2021-10 | now',
      'Assistant Accountant | Tongaat Hulett | | 2018-02 | 2021-09',
      'Trainee Accountant (SAICA articles) | Grant Thornton | | 2015-01 | 2017-12',
      'Creditors Clerk | Spargs SuperSpar | | 2012-11 | 2014-12',
    ],
    page: `
HEAD MIDLANDS CAREER PARTNERS (PTY) LTD	CONFIDENTIAL
> **CURRICULUM VITAE**
> **NOMVULA PRECIOUS DLADLA**
> Applying for: Financial Manager, Howick (ref MCP 4471)
^ **PERSONAL DETAILS**
|| 6 11
| Surname | Dladla
| First names | Nomvula Precious
| Residential area | Pietermaritzburg
| EE status | African female
| ID number | Available on request
| Languages | IsiZulu, English
| Licence / own transport | Code B / yes
| Health | Excellent
| Current package | R 52 000 per month CTC
| Salary required | R 58 000 CTC, negotiable
| Availability | One calendar month
^ **QUALIFICATIONS**
|| 6 11
| Institution | University of KwaZulu-Natal
| Qualification | BCom Accounting
| Year completed | 2014
| Institution | Russell High School
| Qualification | Matric with exemption
| Year completed | 2009
^ **CAREER HISTORY**
|| 6 11
| Name of company | Hulamin Limited
| Position held | Financial Accountant
| Period | October 2021 to date
| Duties | Month-end packs, VAT and income tax, fixed asset register, year-end file for auditors, supervision of 3 clerks
| Reason for leaving | No further growth, plant up for sale
| Name of company | Tongaat Hulett
| Position held | Assistant Accountant
| Period | February 2018 to September 2021
| Duties | Balance sheet recons, growers' payments, intercompany
| Reason for leaving | Business rescue
| Name of company | Grant Thornton
| Position held | Trainee Accountant (SAICA articles)
| Period | January 2015 to December 2017
| Duties | External audits: schools, body corporates, two sugar estates
| Reason for leaving | Completed contract
| Name of company | Spargs SuperSpar
| Position held | Creditors Clerk
| Period | November 2012 to December 2014
| Duties | Matching, remittances, part-time while studying
| Reason for leaving | Articles
^ **COMPUTER LITERACY**
SAP FI, Pastel Evolution, CaseWare, Excel to pivot level
^ **CONSULTANT'S REMARKS**
Nomvula presented neatly and speaks plainly about what went wrong at Tongaat. Credit and criminal checks clear.
FOOT Consultant: Estelle Vermaak, estelle@midlandscareers.example, 033 555 0110. This CV may not be passed on without our written consent.
`,
  }),
  cv('n06-en-sg-skills-first', 'pdf', 'en', 'SG', {
    names: ['Koh Wei Ling Adeline', 'Adeline Koh', 'Adeline Koh Wei Ling'],
    email: 'adeline.koh@islandpost.example',
    phone: '+65 9995 0142',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Regional Supply Chain Manager | DKSH Singapore Pte Ltd | | 2022-04 | now',
      'Demand Planning Manager | DKSH Singapore Pte Ltd | | 2019-01 | 2022-03',
      'Senior Demand Planner | DKSH Singapore Pte Ltd | | 2016-06 | 2018-12',
      'Logistics Executive | Yeo Hiap Seng | | 2013-07 | 2016-05',
      'Intern, Warehouse Operations | YCH Group | | 2012-05 | 2012-08',
    ],
    aside: [4],
    page: `
> **KOH WEI LING ADELINE**
> Blk 417 Tampines St 41, Singapore 520417 | +65 9995 0142 | adeline.koh@islandpost.example
^ **WHAT I BRING**
**Planning** – S&OP for 14 markets, SKU rationalisation (2,300 down to 1,450), forecast accuracy 61% to 78%
**Systems** – SAP APO and IBP, Kinaxis, Power BI, enough SQL to be dangerous
**People** – led seven planners in Singapore, KL and Bangkok; hired five of them
**Cold chain** – GDPMDS, vaccine lanes to Brunei and Cambodia
**Commercial** – 3PL tender worth S$9m, saved 11% without a strike
^ **EMPLOYMENT**
**DKSH Singapore Pte Ltd** (healthcare distribution)
Regional Supply Chain Manager	Apr 2022 – Present
Demand Planning Manager	Jan 2019 – Mar 2022
Senior Demand Planner	Jun 2016 – Dec 2018
^ **Yeo Hiap Seng** (food and beverage)
Logistics Executive	Jul 2013 – May 2016
^ **YCH Group**
Intern, Warehouse Operations	May 2012 – Aug 2012
^ **EDUCATION**
National University of Singapore, BEng (Industrial & Systems), Second Upper	2009 – 2013
Hwa Chong Institution, GCE A levels	2007 – 2008
^ **OTHER PARTICULARS**
Languages: English, Mandarin, Hokkien (market standard)
Nationality: Singaporean. Notice: two months. Expected: to be discussed.
Volunteer driver, Willing Hearts soup kitchen, most Saturdays
`,
  }),
  ...BY_HAND_TWENTY_EIGHTH_NORTH_OTHERS,
];
