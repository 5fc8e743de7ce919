import { BY_HAND_FORTY_FOURTH_OTHERS } from './by-hand-forty-fourth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fourth');

/** Twelve that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_FOURTH: Sheet[] = [
  cv('01-en-gb-care', 'doc', 'en', 'GB', {
    names: ['Blessing Chiamaka Okonkwo-Bright', 'Blessing Okonkwo-Bright'],
    email: 'blessing.ob@tynesidemail.example',
    phone: '07700 900418',
    city: 'Gateshead',
    headline: 'Senior Care Assistant',
    languages: ['English', 'Igbo'],
    jobs: [
      'Senior Care Assistant | Ravensworth Lodge | Gateshead | 2023-01 | now',
      'Domiciliary Carer | Angel Home Support Ltd | | 2020-06 | 2022-12',
      'Kitchen Assistant | Queen Elizabeth Hospital | | 2018-10 | 2020-05',
      'Class Teacher | Bright Future Nursery and Primary | Enugu | 2011-09 | 2018-04',
    ],
    page: `
# BLESSING CHIAMAKA OKONKWO-BRIGHT
Senior Care Assistant
Flat 3, 61 Saltwell View, Gateshead NE8 4PA
Mobile 07700 900418    Email blessing.ob@tynesidemail.example
Enhanced DBS on the update service. Right to work: ILR. Full clean licence, own car.
# About me
I am a patient and cheerful senior carer with NVQ level 3. I give out meds, I write care plans and I lead a shift of five. I am happy with nights.
# Employment
**Ravensworth Lodge, Gateshead** \tJan 2023 to date
**Senior Care Assistant**
* 44 bed nursing and dementia home, part of HC-One
* Medication rounds, controlled drugs book, handover, supervision of new starters
* Covered as deputy for 9 weeks when our deputy was off
**Angel Home Support Ltd** \tJune 2020 to Dec 2022
**Domiciliary Carer**
* 11 to 14 calls a day in Low Fell, Felling and Wrekenton, some double up calls
**Queen Elizabeth Hospital, catering department** \tOct 2018 to May 2020
**Kitchen Assistant**
**Bright Future Nursery and Primary, Enugu, Nigeria** \tSept 2011 to April 2018
**Class Teacher**
# Qualifications
NVQ Level 3 Health and Social Care, Gateshead College, 2022
B.Ed, Enugu State University, 2011
Moving and handling, safeguarding, basic life support: all in date (Feb 2026)
# Languages
English and Igbo
# Referees
Available. Please do not ring the home before I have told my manager.
`,
  }),
  cv('02-en-ie-electrician', 'docx', 'en', 'IE', {
    names: ['Pádraig Ó Súilleabháin', 'Paddy O’Sullivan', 'Pádraig (Paddy) Ó Súilleabháin'],
    email: 'paddysparks@kenmarebay.example',
    phone: '+353 85 555 0133',
    city: 'Killarney',
    languages: ['English', 'Irish'],
    jobs: [
      'Electrical Supervisor | Kirby Group Engineering | Limerick | 2022-03 | now',
      'Electrician | Mercury | Clonee | 2018-09 | 2022-02',
      'Electrician | O’Donnell Griffin | Perth | 2015-01 | 2018-07',
      'Apprentice Electrician | Tim Kelliher Electrical | Tralee | 2010 | 2014',
    ],
    page: `
|| 4 13
| Name | Pádraig Ó Súilleabháin (Paddy O’Sullivan on my Safe Pass)
| Address | Gortroe, Fossa, Killarney, Co. Kerry, V93 XY00
| Phone | +353 85 555 0133
| Email | paddysparks@kenmarebay.example
| Trade | National Craft Certificate, Electrical (2014), QQI level 6
| Tickets | Safe Pass, MEWP, manual handling, HV awareness, SSSTS
| Languages | English, Irish (fluent, raised with it)
^ **WORK TO DATE**
|| 4 13
| 03/2022 – now | **Electrical Supervisor**, Kirby Group Engineering, Limerick\\Pharma job in Ringaskiddy, then data halls. 22 men on containment and terminations, toolbox talks, QA sheets on Procore
| 09/2018 – 02/2022 | **Electrician**, Mercury, Clonee\\Data centre CLN4, cable pulling, Starline busbar, testing
| 01/2015 – 07/2018 | **Electrician**, O’Donnell Griffin, Perth, WA\\On a 457 visa. Iron ore port, 3 and 1 roster
| 2010 – 2014 | **Apprentice Electrician**, Tim Kelliher Electrical, Tralee\\Houses, schools, milking parlours
^ **SCHOOLING**
|| 4 13
| 2010 – 2014 | Electrical apprenticeship phases, Kerry College and CIT
| 2009 | Leaving Cert, Pobalscoil Chorca Dhuibhne, Dingle
^ **OTHER**
Looking for work in Munster; 3 young children so no more Nordics, thanks. Football with Fossa GAA, over the hill.
`,
  }),
  cv('03-en-gb-architect', 'pdf', 'en', 'GB', {
    names: ['Imogen Fairweather-Tait'],
    email: 'imogen@fairweather-tait.example',
    phone: '07700 900552',
    city: 'Bristol',
    headline: 'Architect & Passivhaus Designer',
    languages: [],
    aside: [3],
    jobs: [
      'Associate | Feilden Clegg Bradley Studios | Bath | 2022-05 | now',
      'Project Architect | Stride Treglown | Bristol | 2017-09 | 2022-04',
      'Part II Architectural Assistant | Stride Treglown | Bristol | 2015-08 | 2017-08',
      'Part I Architectural Assistant | Mikhail Riches | London | 2012-07 | 2013-08',
    ],
    page: `
FOOT Portfolio: fairweather-tait.example — sixteen pages, please ask for the password
|| 10 7
| ! Imogen Fairweather-Tait ARB RIBA\\Architect & Passivhaus Designer | Totterdown, Bristol\\07700 900552\\imogen@fairweather-tait.example
^ Housing, mostly; old mills, sometimes. I run projects between stage 2 and stage 5 and keep the detail honest.
# Practice
|| 5 12
| **2022–** | **Feilden Clegg Bradley Studios**, Bath\\**Associate** (since May 2022)\\Lockleaze, 96 homes, certified Passivhaus, on site\\Retrofit of a 1970s library, stage 4
| **2015–22** | **Stride Treglown**, Bristol
| Sep 2017 – Apr 2022 | **Project Architect**\\Two schools and a health centre, BIM lead on the second
| Aug 2015 – Aug 2017 | **Part II Architectural Assistant**\\Planning drawings, door schedules, models in card
| **2012–13** | **Mikhail Riches**, London\\**Part I Architectural Assistant**, July 2012 – August 2013
# Taught and taught by
|| 5 12
| 2019 | Certified Passivhaus Designer, BRE
| 2017 | Part 3, UWE Bristol
| 2013–15 | MArch, University of Sheffield
| 2009–12 | BA Architecture, first class, University of Bath
# Tools
Revit, Rhino, PHPP, Enscape, a 0.3 pen
# Also
Visiting critic at UWE; allotment; RIBA South West Emerging Architect 2024
`,
  }),
  cv('04-en-us-maintenance-letter', 'txt', 'en', 'US', {
    names: ['Leroy Dale Hutchins', 'Leroy D. Hutchins', 'Leroy Hutchins'],
    email: 'ldhutch@ozarkwire.example',
    phone: '(417) 555-0139',
    city: 'Joplin',
    languages: [],
    jobs: [
      'maintenance lead | La-Z-Boy | Neosho | 2017 | now',
      'millwright | Eagle-Picher | Joplin | 2006 | 2017',
      'diesel mechanic | Contract Freighters | Joplin | 2001 | 2006',
    ],
    page: `
November 9, 2026
To Whom It May Concern,
I saw your ad for an industrial maintenance supervisor and my daughter told me a letter is as good as a resume so here it is.
Since 2017 I have been maintenance lead at La-Z-Boy in Neosho. There are six of us on second shift and we keep 140 machines going, frame shop and sewing both. I do the PM schedule, order the parts and write up the lockout sheets. I still turn wrenches every night.
Before that I was a millwright at Eagle-Picher here in Joplin from 2006 to 2017. Conveyors, gearboxes, presses, welding (stick and MIG). They cut the line I was on and I did not want to go to the other plant.
From 2001 to 2006 I was a diesel mechanic for Contract Freighters, also in Joplin.
I came out of Seneca High School in 2000 and I have the industrial maintenance certificate from Crowder College (2009). OSHA 30, forklift, scissor lift, Allen-Bradley PLC level 1.
I make $31.40 now and would want to do better than that. I can give two weeks and not less.
You can reach me after 11 in the morning at (417) 555-0139 or ldhutch@ozarkwire.example.
Yours truly,
^ Leroy Dale Hutchins
2215 Pennsylvania Ave
Joplin, Missouri 64804
`,
  }),
  ...BY_HAND_FORTY_FOURTH_OTHERS,
];
