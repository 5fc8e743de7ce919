import { BY_HAND_TWENTY_EIGHTH_NORTH_OTHERS_MORE } from './by-hand-twenty-eighth-north-others-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth-more');

/** Twelve further ones, of which six in English stand here and six in German, Swedish, Danish and Norwegian in a file beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_NORTH_MORE: Sheet[] = [
  cv('n01-en-au-linkedin', 'pdf', 'en', 'AU', {
    names: ['Imogen Castellaro'],
    email: 'imogen.castellaro@harbourmail.example',
    phone: '0491 570 156',
    city: 'Newcastle',
    headline: 'People & Culture leader | Mining services | GAICD',
    languages: ['English', 'Italian'],
    jobs: [
      'Head of People & Culture | Bloomfield Group | | 2022-02 | now',
      'HR Business Partner | Thiess | | 2019-05 | 2022-01',
      'HR Advisor | Thiess | | 2016-09 | 2019-05',
      'Recruitment Consultant | Programmed | | 2014-03 | 2016-08',
      'Board Member | Got Your Back Sista | | 2020-11 | now',
    ],
    aside: [4],
    page: `
[[ 5.5 11.5
**Contact**
0491 570 156 (Mobile)
imogen.castellaro@harbourmail.example
www.linkedin.example/in/imogencastellaro (LinkedIn)
^ **Top Skills**
Industrial Relations
Workforce Planning
Enterprise Bargaining
^ **Languages**
English (Native or Bilingual)
Italian (Limited Working)
^ **Certifications**
Mental Health First Aider
AICD Company Directors Course
^ **Honors-Awards**
AHRI HR Practitioner of the Year, finalist 2023
---
! Imogen Castellaro
People & Culture leader | Mining services | GAICD
~ Newcastle, New South Wales, Australia
^ **Summary**
I like complicated rosters and simple policies. Eleven years across mining, labour hire and maintenance, most of them in steel caps.
^ **Experience**
**Bloomfield Group**
Head of People & Culture
~ February 2022 - Present (4 years 9 months)
~ East Maitland, New South Wales, Australia
Team of nine. Two enterprise agreements voted up first time.
^ **Thiess**
~ 5 years 5 months
HR Business Partner
~ May 2019 - January 2022 (2 years 9 months)
~ Mount Pleasant Operation
HR Advisor
~ September 2016 - May 2019 (2 years 9 months)
~ Brisbane, Queensland, Australia
^ **Programmed**
Recruitment Consultant
~ March 2014 - August 2016 (2 years 6 months)
~ Newcastle, Australia
^ **Got Your Back Sista**
Board Member
~ November 2020 - Present (6 years)
^ **Education**
**University of Newcastle**
Bachelor of Business, Human Resource Management · (2010 - 2013)
]]
FOOT Page 1 of 1
`,
  }),
  cv('n02-en-in-teacher', 'doc', 'en', 'IN', {
    names: ['Sudeshna Mukhopadhyay', 'Mrs. Sudeshna Mukhopadhyay'],
    email: 'sudeshna.m@shikshamail.example',
    phone: '+91 50005 50143',
    city: 'Pune',
    languages: ['English', 'Hindi', 'Bengali', 'Marathi'],
    jobs: [
      'Head of Department, Mathematics | Orchid Valley International School | | 2021-06 | now',
      'PGT Mathematics | Delhi Public School | | 2016-04 | 2021-05',
      'TGT Mathematics | Kendriya Vidyalaya No. 2 | | 2012-07 | 2016-03',
      'Trainee Teacher | Modern High School | | 2011-11 | 2012-03',
    ],
    aside: [3],
    page: `
> **RESUME**
**Mrs. SUDESHNA MUKHOPADHYAY**
Flat C-604, Rohan Silver Palm, Baner, Pune - 411045
Mob: +91 50005 50143, Email: sudeshna.m@shikshamail.example
^ **CAREER OBJECTIVE**
To obtain a challenging position in a reputed institution where I can use my 14 years of experience for the growth of the students and myself.
^ **ACADEMIC QUALIFICATION**
|| 4 6 4 3
| **Exam** | **Board / University** | **Year** | **Marks**
| B.Ed. | University of Calcutta | 2012 | 74%
| M.Sc. (Maths) | Jadavpur University | 2010 | 68.5%
| B.Sc. (Hons.) | Presidency College | 2008 | 66%
| XII | WBCHSE | 2005 | 81%
^ **WORK EXPERIENCE**
**1) Organisation : Orchid Valley International School, Pune (IB & IGCSE)**
Designation : Head of Department, Mathematics
Duration : June 2021 till date
Job Profile : Lesson plans, DP Analysis & Approaches HL, appraisal of 6 teachers, internal assessment moderation
^ **2) Organisation : Delhi Public School, Pune (CBSE)**
Designation : PGT Mathematics
Duration : April 2016 to May 2021
Job Profile : Classes XI and XII, board results average 83.2, Maths Olympiad in-charge
^ **3) Organisation : Kendriya Vidyalaya No. 2, Kharagpur**
Designation : TGT Mathematics
Duration : July 2012 to March 2016
Job Profile : Classes VIII to X, CCE records, NCC girls' wing
^ **4) Organisation : Modern High School, Kolkata**
Designation : Trainee Teacher
Duration : November 2011 to March 2012
^ **PERSONAL PROFILE**
= Husband's Name	: Mr. Arindam Mukhopadhyay
= Date of Birth	: 17th February 1988
= Languages Known	: English, Hindi, Bengali, Marathi
= Hobbies	: Rabindra Sangeet, sudoku
^ **DECLARATION**
I hereby declare that the above information is true to the best of my knowledge.
Place: Pune
Date: 02/11/2026	(Sudeshna Mukhopadhyay)
`,
  }),
  cv('n03-en-ca-template-marketing', 'docx', 'en', 'CA', {
    names: ['Max Thériault-Singh'],
    email: 'hello@maxtheriaultsingh.example',
    phone: '(604) 555-0147',
    city: 'Burnaby',
    headline: 'Marketing Coordinator',
    languages: ['English', 'French', 'Punjabi'],
    jobs: [
      'Marketing Coordinator | Nature’s Path Foods | | 2023-09 | now',
      'Social Media Assistant | Vancouver Aquarium | | 2021-05 | 2023-08',
      'Barista & Shift Lead | JJ Bean Coffee Roasters | | 2018-09 | 2021-04',
      'Communications Intern | City of Burnaby | | 2020-05 | 2020-08',
      'Event Volunteer | Vancouver Pride Society | | 2017-06 | 2019-08',
    ],
    aside: [3, 4],
    page: `
PIC Headshot | Round photograph of the applicant
> **MAX THÉRIAULT-SINGH**
> Marketing Coordinator
[[ 11 6
# WORK
**Nature’s Path Foods**
Marketing Coordinator
SEP 2023 — PRESENT | RICHMOND, BC
* Launched two granola lines in Costco Canada, bilingual packaging
* Runs a $240K sampling calendar
**Vancouver Aquarium**
Social Media Assistant
MAY 2021 — AUG 2023 | VANCOUVER, BC
* Sea otter livestream: 3.1M views, and yes, I named one
* Wrote the comment policy
**JJ Bean Coffee Roasters**
Barista & Shift Lead
SEP 2018 — APR 2021 | VANCOUVER, BC
# CO-OP
**City of Burnaby**
Communications Intern
MAY 2020 — AUG 2020
# VOLUNTEERING
**Vancouver Pride Society**
Event Volunteer
JUN 2017 — AUG 2019
---
PIC Phone icon | Icon of a phone
(604) 555-0147
PIC Mail icon | Icon of an envelope
hello@maxtheriaultsingh.example
PIC Pin icon | Icon of a map pin
Burnaby, BC
# SCHOOL
**Simon Fraser University**
BA, Communication
2017 — 2021
**BCIT**
Certificate in Digital Analytics
2024
# TOOLS
Canva, Hootsuite, Klaviyo, GA4, Premiere
# LANGUAGES
English
French (fluent)
Punjabi (with my grandmother)
]]
`,
  }),
  cv('n04-en-ie-academic', 'doc', 'en', 'IE', {
    names: ['Ruairí Ó Conghaile', 'Dr Ruairí Ó Conghaile'],
    email: 'ruairi.oconghaile@scholarpost.example',
    phone: '+353 88 555 0119',
    city: 'Maynooth',
    languages: ['Irish', 'English', 'German', 'Latin', 'Old Norse'],
    jobs: [
      'Assistant Professor in Medieval History | Maynooth University | | 2020 | now',
      'Marie Curie Fellow | University of Freiburg | | 2017 | 2019',
      'Postdoctoral Researcher | University College Cork | | 2015 | 2017',
      'Teaching Assistant | Trinity College Dublin | | 2011 | 2014',
    ],
    page: `
> **Dr Ruairí Ó Conghaile**
> Curriculum vitae, October 2026
Home: 4 Parson Street, Maynooth, Co. Kildare. Mobile +353 88 555 0119. ruairi.oconghaile@scholarpost.example
^ **Education**
|| 3.5 13.5
| 2010–2014 | PhD, Trinity College Dublin. __Salt, tolls and the monasteries of the Irish Sea, 1050–1200__
| 2009–2010 | MPhil Medieval History, Trinity College Dublin (Distinction)
| 2005–2008 | BA History and Irish, NUI Galway (First)
^ **Academic appointments**
|| 3.5 13.5
| 2020–present | Assistant Professor in Medieval History, Maynooth University
| 2017–2019 | Marie Curie Fellow, University of Freiburg
| 2015–2017 | Postdoctoral Researcher, University College Cork
| 2011–2014 | Teaching Assistant, Trinity College Dublin
^ **Grants and prizes**
|| 3.5 13.5
| 2023 | IRC Laureate Starting Award, €398,000
| 2016 | Irish Historical Studies essay prize
^ **Selected publications**
__Brackish Lordships__ (Four Courts, 2021)
‘Who paid at Carlingford?’, __Peritia__ 29 (2018), 77–101
with A. Hummel, ‘Zoll und Kloster’, in __Grenzen__ (Thorbecke, 2019), 210–34
^ **Teaching**
HY218 Vikings to Normans; HY644 Palaeography; 5 PhD students (2 completed)
^ **Service**
Athena Swan committee 2021–2024; external examiner, University of Aberdeen, 2024–
^ **Languages**
Irish (native), English (native), German (C1), Latin, Old Norse (reading)
^ **Referees**
Prof. Máire Cruise, Cork. Prof. em. Volker Stahl, Freiburg. Addresses on request.
`,
  }),
  cv('n05-en-gb-oneline-gas', 'docx', 'en', 'GB', {
    names: ['Lee Ollerenshaw'],
    email: 'leeollerenshaw@tameside-mail.example',
    phone: '07700 900 231',
    city: 'Hyde',
    jobs: [
      'Gas Service Engineer | Liberty Gas Group | | 2021-11 | now',
      'Heating Engineer | Jigsaw Homes | | 2017-06 | 2021-10',
      'Boiler Installer | Help-Link UK Ltd | | 2014-01 | 2017-05',
      'Plumber | Emanuel Whittaker Ltd | | 2008-04 | 2012-07',
      'Apprentice Plumber | Emanuel Whittaker Ltd | | 2004-09 | 2008-03',
    ],
    aside: [4],
    page: `
! Lee Ollerenshaw
19 Dowson Road, Hyde, SK14. 07700 900 231. leeollerenshaw@tameside-mail.example
Gas Safe registered (CCN1, CENWAT, CKR1, HTR1, CPA1), unvented, Part L. Full clean licence. DBS this year.
**Jobs, newest first**
Nov 2021 – present: Gas Service Engineer at Liberty Gas Group, Manchester (LGSRs, breakdowns, 1 in 5 on call)
June 2017 – Oct 2021: Heating Engineer at Jigsaw Homes, Ashton-under-Lyne (voids and repairs, 12,000 homes)
Jan 2014 – May 2017: Boiler Installer at Help-Link UK Ltd, Leeds (swap-outs, two a day)
Aug 2012 – Dec 2013: at home with our two while my wife finished her training
April 2008 – July 2012: Plumber at Emanuel Whittaker Ltd, Oldham
Sept 2004 – March 2008: Apprentice Plumber at Emanuel Whittaker Ltd, Oldham
**Trained at**
Tameside College, NVQ Level 3 Plumbing, 2008. ACS renewed April 2025. Heat pumps (LCL Level 3), 2024.
**About me**
First-time fix 88% last quarter. Tidy, dust sheets down, shoes off if they ask. City till I die, don't hold it against me.
**References**
Kev Barlow, my supervisor at Liberty, once I've told him
`,
  }),
  cv('n06-en-us-promotions', 'pdf', 'en', 'US', {
    names: ['Darnell T. Whitfield', 'Darnell Whitfield'],
    email: 'dwhitfield@queencitymail.example',
    phone: '(704) 555-0186',
    city: 'Charlotte',
    headline: 'Distribution Operations Executive',
    jobs: [
      'Director of Operations, Southeast | Sysco Corporation | | 2021-03 | now',
      'Warehouse Operations Manager | Sysco Corporation | | 2016-07 | 2021-02',
      'Night Shift Supervisor | Sysco Corporation | | 2013-10 | 2016-06',
      'Order Selector | Sysco Corporation | | 2011-05 | 2013-09',
      'Platoon Sergeant | United States Army | | 2003-06 | 2011-04',
    ],
    page: `
> **DARNELL T. WHITFIELD**
> Charlotte, NC 28205 • (704) 555-0186 • dwhitfield@queencitymail.example
> **Distribution Operations Executive**
P&L owner who came up from the freezer dock. Known for safety numbers that hold after I leave the building.
^ **SELECTED RESULTS**
* Cut selector turnover from 71% to 38% across four distribution centers
* Took OSHA recordables from 9.2 to 3.1
* $14.6M automation build in Concord, delivered 3 weeks early
^ **PROFESSIONAL EXPERIENCE**
**SYSCO CORPORATION**, Charlotte and Concord, NC	**May 2011 – Present**
**Director of Operations, Southeast**	March 2021 – Present
Four sites, 1,150 associates, $96M operating budget. Report to the regional president.
* Rolled out a three-day week for night crews
* Union-free vote in Columbia, 2023
**Warehouse Operations Manager**	July 2016 – February 2021
* 340 associates, three temperature zones, Manhattan WMS go-live
**Night Shift Supervisor**	October 2013 – June 2016
**Order Selector**	May 2011 – September 2013
**UNITED STATES ARMY**, Fort Bragg, NC	**June 2003 – April 2011**
**Platoon Sergeant**
* Two deployments, logistics and convoy security; Bronze Star
^ **EDUCATION**
MBA, Queens University of Charlotte	2018
BS Supply Chain Management, Fayetteville State University	2012
^ **COMMUNITY**
Deacon, Greater Mount Sinai; Big Brothers Big Sisters since 2015
`,
  }),
  ...BY_HAND_TWENTY_EIGHTH_NORTH_OTHERS_MORE,
];
