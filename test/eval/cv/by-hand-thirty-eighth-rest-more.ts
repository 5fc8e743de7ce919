import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth-rest');

/** The other half of those in English. */
export const BY_HAND_THIRTY_EIGHTH_REST_MORE: Sheet[] = [
  cv('08-en-gb-site-manager', 'docx', 'en', 'GB', {
    names: ['Callum Mackintosh'],
    email: 'c.mackintosh@nessmail.example',
    phone: '07700 900290',
    city: 'Inverness',
    headline: 'Site Manager',
    languages: [],
    jobs: [
      'Site Manager | Robertson Construction | | 2020-01 | now',
      'Assistant Site Manager | Morrison Construction | | 2015-05 | 2019-12',
      'Joiner | Tulloch Homes | | 2008-08 | 2015-04',
    ],
    page: `
> **Great Glen Recruitment**
> 4 Wharf Yard, Inverness · 01632 960118 · desk@greatglenrecruit.example
# Candidate: Callum Mackintosh
**Role sought:** Site Manager
|| 5 12
| Home | Inverness
| Mobile | 07700 900290
| Email | c.mackintosh@nessmail.example
| Cards | CSCS black, SMSTS, first aid, temporary works co-ordinator
| Available | four weeks
# Employment
**Robertson Construction** | Site Manager | January 2020 – present
* Two primary schools and a health centre, values 6 to 18 million
**Morrison Construction** | Assistant Site Manager | May 2015 – December 2019
* Student flats, hospital wing
**Tulloch Homes** | Joiner | August 2008 – April 2015
* Apprenticeship, then second fix
# Education
HNC Construction Management, Inverness College UHI, 2015
`,
  }),
  cv('09-en-gb-graduate', 'pdf', 'en', 'GB', {
    names: ['Zainab Begum Choudhury', 'Zainab Choudhury'],
    email: 'zainab.choudhury@leamail.example',
    phone: '07700 900911',
    city: 'Luton',
    languages: ['English', 'Bengali'],
    aside: [0],
    jobs: [
      'Summer Analyst | Aviva | | 2025-06 | 2025-08',
      'Customer Assistant | Boots | | 2023-10 | now',
      'Maths Tutor | Kumon | | 2021-09 | 2023-07',
    ],
    page: `
! ZAINAB BEGUM CHOUDHURY
Luton, Bedfordshire | 07700 900911 | zainab.choudhury@leamail.example
# EDUCATION
**University of Warwick** – BSc Mathematics and Statistics, First \t2023 – 2026
Dissertation: survival models for household boilers
**Luton Sixth Form College** – A levels: Maths A*, Further Maths A, Economics A \t2021 – 2023
# EXPERIENCE
**Aviva**, Norwich – Summer Analyst \tJune – August 2025
* Motor pricing in R, presented to 30 people
**Boots**, Leamington Spa – Customer Assistant \tOctober 2023 – present
* Ten hours a week, pharmacy counter
**Kumon**, Luton – Maths Tutor \tSeptember 2021 – July 2023
# SKILLS
R, Python, SQL, Excel
# LANGUAGES
English, Bengali (Sylheti at home)
# VOLUNTEERING
Iftar kitchen, Warwick Islamic Society
`,
  }),
  cv('10-en-au-developer', 'pdf', 'en', 'AU', {
    names: ['Harpreet Singh Gill', 'Harpreet Gill', 'Harry Gill'],
    email: 'harry.gill@torrensmail.example',
    phone: '0491 571 491',
    city: 'Adelaide',
    headline: 'Front End Engineer',
    languages: ['English', 'Punjabi'],
    jobs: [
      'Front End Engineer | BAE Systems Australia | | 2022-07 | now',
      'Web Developer | Internode | | 2018-02 | 2022-06',
      'Help Desk Officer | University of South Australia | | 2016-03 | 2018-01',
    ],
    page: `
[[ 11 6
**Front End Engineer**
^ **Harpreet Singh Gill**
goes by Harry Gill
^ **Experience**
**BAE Systems Australia**
Front End Engineer
July 2022 – Present
* Angular consoles, tested with keyboard and gloves
**Internode**
Web Developer
Feb 2018 – June 2022
* Customer portal, outage map
**University of South Australia**
Help Desk Officer
Mar 2016 – Jan 2018
^ **Education**
Bachelor of Information Technology, UniSA, 2017
---
**Find me**
Adelaide SA
0491 571 491
harry.gill@torrensmail.example
^ **Tools**
TypeScript
Angular, RxJS
Cypress
Figma
^ **Clearance**
NV1
^ **Languages**
English
Punjabi
]]
`,
  }),
  cv('11-en-us-manager', 'docx', 'en', 'US', {
    names: ['Kathleen "Kitty" Vandermolen', 'Kathleen Vandermolen', 'Kitty Vandermolen'],
    email: 'kitty.vandermolen@lakeshoremail.example',
    phone: '(616) 555-0188',
    city: 'Grand Rapids',
    headline: 'Operations Manager',
    languages: [],
    jobs: [
      'Operations Manager | Steelcase | | 2014 | now',
      'Production Supervisor | Herman Miller | | 2006 | 2014',
      'Shift Lead | Gentex | | 1999 | 2006',
    ],
    page: `
> Kathleen "Kitty" Vandermolen
> Operations Manager
> Grand Rapids, MI | (616) 555-0188 | kitty.vandermolen@lakeshoremail.example
# Core strengths
**Lean:** cut changeover from 95 to 22 minutes, 5S that stays, daily tier meetings
**People:** 140 direct and indirect, two unions, turnover down to 9%
**Money:** $31 million budget, four plants consolidated into three
# Employment record
Operations Manager, Steelcase, Grand Rapids, MI, 2014 – Present
Production Supervisor, Herman Miller, Zeeland, MI, 2006 – 2014
Shift Lead, Gentex, Zeeland, MI, 1999 – 2006
# Education
B.S. Industrial Technology, Ferris State University, 1999
Six Sigma Black Belt, 2011
`,
  }),
  cv('12-en-us-chef', 'doc', 'en', 'US', {
    names: ['José Luis Ayala', 'Jose Luis Ayala', 'José Ayala'],
    email: 'chef.jlayala@mesquitemail.example',
    phone: '(210) 555-0104',
    city: 'San Antonio',
    languages: ['English', 'Spanish'],
    jobs: [
      'Executive Sous Chef | Marriott Rivercenter | | 2019-03 | now',
      'Line Cook | Marriott Rivercenter | | 2014-01 | 2019-02',
      'Prep Cook | Mi Tierra Café | | 2011-06 | 2013-12',
    ],
    page: `
HEAD José Luis Ayala | San Antonio, TX 78207 | (210) 555-0104 | chef.jlayala@mesquitemail.example
**SUMMARY**
Banquet and outlet chef, bilingual, ServSafe Manager. From dish pit to second in command in one building.
^ **EXPERIENCE**
|| 13 4
| **Marriott Rivercenter**, San Antonio, TX | 
| Executive Sous Chef | Mar 2019 – Present
| Banquets to 3,000 covers, food cost 26%, 38 cooks | 
| Line Cook | Jan 2014 – Feb 2019
| **Mi Tierra Café**, San Antonio, TX | 
| Prep Cook | Jun 2011 – Dec 2013
^ **EDUCATION**
A.A.S. Culinary Arts, St. Philip's College, 2013
^ **LANGUAGES**
English, Spanish
`,
  }),
  cv('13-en-ie-carer', 'docx', 'en', 'IE', {
    names: ['Blessing Chidinma Okonkwo', 'Blessing Okonkwo'],
    email: 'blessing.okonkwo@boynemail.example',
    phone: '085 555 0177',
    city: 'Drogheda',
    languages: ['English', 'Igbo'],
    jobs: [
      'Senior Healthcare Assistant | Beaumont Hospital | | 2020-02 | now',
      'Home Care Assistant | Comfort Keepers | | 2016-07 | 2020-01',
      'Bank Cashier | Zenith Bank | | 2008-04 | 2014-12',
    ],
    page: `
**CV**
**Name:** Blessing Chidinma Okonkwo
**Address:** 41 Ballymakenny Park, Drogheda, Co. Louth
**Mobile:** 085 555 0177
**Email:** blessing.okonkwo@boynemail.example
**Visa:** Irish citizen
^ **Work experience**
**Position:** Senior Healthcare Assistant
**Employer:** Beaumont Hospital, Dublin 9
**Dates:** February 2020 – Present
Stroke unit; feeding, hoist, observations, kind word
^ **Position:** Home Care Assistant
**Employer:** Comfort Keepers, Louth
**Dates:** July 2016 – January 2020
Own car, 12 clients a week
^ **Position:** Bank Cashier
**Employer:** Zenith Bank, Enugu, Nigeria
**Dates:** April 2008 – December 2014
^ **Education**
QQI Level 5 Healthcare Support, Drogheda Institute, 2016
B.Sc. Banking and Finance, University of Nigeria, Nsukka, 2007
^ **Languages:** English, Igbo
`,
  }),
  cv('14-en-in-graduate', 'pdf', 'en', 'IN', {
    names: ['Ananya Deshpande'],
    email: 'ananya.deshpande@mulamail.example',
    phone: '+91 90110 55537',
    city: 'Pune',
    languages: ['Marathi', 'Hindi', 'English', 'German'],
    aside: [1],
    jobs: [
      'Graduate Engineer Trainee | Bharat Forge | | 2025-08 | now',
      'Student Intern | Kirloskar Oil Engines | | 2024-05 | 2024-07',
    ],
    page: `
[[ 4 13
PIC photo | photo of the candidate
---
**ANANYA DESHPANDE**
Kothrud, Pune 411038
+91 90110 55537
ananya.deshpande@mulamail.example
]]
# EDUCATION
|| 5 7 5
| **Degree** | **Institution** | **Result**
| B.Tech Mechanical | COEP Technological University, 2025 | CGPA 8.7
| HSC | Fergusson College, 2021 | 91.2 %
| SSC | Abhinava Vidyalaya, 2019 | 95.4 %
# EXPERIENCE
**Graduate Engineer Trainee**, Bharat Forge, Mundhwa (Aug 2025 – present)
* Die life study, press line 4
**Student Intern**, Kirloskar Oil Engines, Khadki (May 2024 – Jul 2024)
* Jigs for a 3-cylinder block in NX
# PROJECT
Baja SAE 2024: suspension lead, 19th of 140 teams
# LANGUAGES
Marathi, Hindi, English, German (A2)
# ACTIVITIES
Kathak visharad, NSS camp at Mulshi
`,
  }),
];
