import { BY_HAND_THIRTY_NINTH_REST_DUTCH } from './by-hand-thirty-ninth-rest-dutch.ts';
import { BY_HAND_THIRTY_NINTH_REST_ITALIAN } from './by-hand-thirty-ninth-rest-italian.ts';
import { BY_HAND_THIRTY_NINTH_REST_MORE } from './by-hand-thirty-ninth-rest-more.ts';
import { BY_HAND_THIRTY_NINTH_REST_NORTH } from './by-hand-thirty-ninth-rest-north.ts';
import { BY_HAND_THIRTY_NINTH_REST_PORTUGUESE } from './by-hand-thirty-ninth-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth-rest');

/** Thirty that stay closed: six in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_NINTH_REST: Sheet[] = [
  cv('01-en-gb-hgv', 'docx', 'en', 'GB', {
    names: ['Darren Michael Pugh', 'Darren Michael (Daz) Pugh', 'Darren Pugh', 'Daz Pugh'],
    email: 'dazpugh74@severnmail.example',
    phone: '07700 900 235',
    city: 'Telford',
    languages: [],
    jobs: [
      'HGV Class 1 Driver | Culina Logistics | | 2019 | now',
      'Class 1 Night Trunker | DHL Supply Chain | | 2012 | 2019',
      'Class 2 Multidrop Driver | Brakes | | 2006 | 2012',
      'Van Driver | Parcelforce | | 1999 | 2006',
    ],
    page: `
**Darren Michael Pugh (Daz)**
Telford, Shropshire
Mob 07700 900 235
Email dazpugh74@severnmail.example
^ **LICENCES**
C+E since 2011, CPC to September 2029, digi card, ADR (packages), Moffett, no points
^ **ABOUT ME**
Reliable, never had an accident that was my fault, can do nights out but prefer days now. Own boots and hi vis.
^ **JOBS**
**2019 to now – HGV Class 1 Driver, Culina Logistics, Market Drayton**
Chilled deliveries into RDCs, curtainsiders and fridges, some shunting
**2012 – 2019 – Class 1 Night Trunker, DHL Supply Chain, Telford**
Two trunks a night to Warrington and back
**2006 – 2012 – Class 2 Multidrop Driver, Brakes, Wolverhampton**
Pubs and schools, handball
**1999 – 2006 – Van Driver, Parcelforce, Shrewsbury**
^ **SCHOOL**
Abraham Darby School, 5 GCSEs, 1990
^ **HOBBIES**
Fishing, Wolves, grandkids
`,
  }),
  cv('02-en-gb-finance-director', 'pdf', 'en', 'GB', {
    names: ['Sir Hugh Alasdair Fenwick-Monro', 'Hugh Fenwick-Monro', 'Hugh Alasdair Fenwick-Monro'],
    email: 'hugh@fenwickmonro.example',
    phone: '+44 7700 900561',
    city: 'Edinburgh',
    headline: 'Finance Director and Non-Executive',
    languages: ['French'],
    jobs: [
      'Non-Executive Director, Audit Chair | Scottish Canals | | 2021-06 | now',
      'Group Finance Director | Wood Group | | 2013-09 | 2021-03',
      'Finance Director, Europe | Aggreko | | 2007-01 | 2013-08',
      'Financial Controller | Aggreko | | 2002-04 | 2006-12',
      'Manager, Audit | KPMG | | 1995-09 | 2002-03',
    ],
    page: `
> **Sir Hugh Alasdair Fenwick-Monro, Bt, CA, MA**
> Finance Director and Non-Executive
> Edinburgh · +44 7700 900561 · hugh@fenwickmonro.example
# Summary
Chartered accountant with executive experience in energy services and industrial hire, two disposals and one rights issue. Now building a portfolio of two or three boards and open to interim assignments of up to nine months.
# Current appointment
**Scottish Canals** (June 2021 – present)
**Non-Executive Director, Audit Chair**
* Led the valuation of the infrastructure estate, first clean audit opinion since 2019
* Chair of the audit and risk committee
* Sponsor of the internal audit retender in 2024
* Member of the remuneration panel since 2023
# Executive career
**Wood Group** (September 2013 – March 2021)
**Group Finance Director**, Aberdeen
* Merger of the finance functions after the acquisition of Amec Foster Wheeler
* Refinancing, 12 banks, $1.75bn
* Disposal of the nuclear business to Jacobs and of two smaller units
* Shared service centres in Chennai and Monterrey, 420 people
* Investor relations through the collapse of the oil price in 2015 and again in 2020
* Succession: three of my direct reports are now finance directors elsewhere
**Aggreko** (April 2002 – August 2013)
**Finance Director, Europe** (January 2007 – August 2013)
* P&L of £240m, 17 countries
* Contracts for two winter Olympics and a World Cup, each with its own pop-up finance team
* Cash collection from 78 to 59 days
**Financial Controller** (April 2002 – December 2006)
* Group consolidation, first IFRS accounts in 2005
* Rolled out JD Edwards in nine countries
**KPMG** (September 1995 – March 2002)
**Manager, Audit**, Glasgow
* Whisky, housebuilding and one football club, which shall remain nameless
* Secondment to the Calgary office in 1999
# Education
MA (Hons) Economics and History, University of St Andrews, 1995
Member of the Institute of Chartered Accountants of Scotland, 1998
Financial Times Non-Executive Director Diploma, 2021
# Voluntary work
Trustee and treasurer of a village hall; mentor with the Prince’s Trust for eleven years
# Interests
Hill farming (badly), the Scottish Chamber Orchestra. Spoken French.
`,
  }),
  cv('03-en-ca-nurse', 'docx', 'en', 'CA', {
    names: [
      'Maria Cristina Villanueva-Reyes',
      'Cristina Villanueva-Reyes',
      'Tina Villanueva-Reyes',
      'Cristina Reyes',
      'Maria Cristina “Tina” Villanueva-Reyes',
    ],
    email: 'tinavr.rn@prairiepost.example',
    phone: '(204) 555-0151',
    city: 'Winnipeg',
    headline: 'Registered Nurse – Dialysis',
    languages: ['English', 'Tagalog', 'Ilocano'],
    jobs: [
      'Registered Nurse, Hemodialysis | Seven Oaks General Hospital | | 2018-10 | now',
      'Health Care Aide | Misericordia Place | | 2015-07 | 2018-09',
      'Dialysis Nurse | King Faisal Specialist Hospital | | 2009-02 | 2014-11',
      'Staff Nurse | Baguio General Hospital | | 2005-06 | 2008-12',
    ],
    page: `
|| 11 6
| **VILLANUEVA-REYES, Maria Cristina “Tina”**\\Registered Nurse – Dialysis\\CRNM registrant, CNeph(C) | (204) 555-0151\\tinavr.rn@prairiepost.example\\Winnipeg, Manitoba
^ **OBJECTIVE**
A position in renal care, preferably home hemodialysis training.
^ **LICENSURE**
College of Registered Nurses of Manitoba, active 2018 to date
CNA certification in nephrology, 2022; BLS, 2026
^ **PROFESSIONAL EXPERIENCE**
**Registered Nurse, Hemodialysis** – Seven Oaks General Hospital, Winnipeg, MB
October 2018 to present
* 12 chair unit, chronic patients, shift lead twice a week
* Needling mentor; vascular access committee
**Health Care Aide** – Misericordia Place, Winnipeg, MB
July 2015 to September 2018
* While my credentials were assessed and I wrote the NCLEX-RN
**Dialysis Nurse** – King Faisal Specialist Hospital, Riyadh, Saudi Arabia
February 2009 to November 2014
**Staff Nurse** – Baguio General Hospital, Baguio City, Philippines
June 2005 to December 2008
^ **EDUCATION**
Bachelor of Science in Nursing, Saint Louis University, Baguio City, 2005
Bridge Program for Internationally Educated Nurses, Red River College, 2017
^ **LANGUAGES**
English, Tagalog, Ilocano
`,
  }),
  cv('04-en-sg-admin', 'pdf', 'en', 'SG', {
    names: ['Nur Aisyah binte Rahmat', 'Nur Aisyah', 'Aisyah Rahmat', 'Nur Aisyah Binte Rahmat'],
    email: 'aisyah@pasirpost.example',
    phone: '9555 0184',
    city: 'Singapore',
    headline: 'Executive Assistant / Office Manager',
    languages: ['English', 'Malay'],
    jobs: [
      'Executive Assistant to the Regional CEO | Prudential Singapore | | 2021-11 | now',
      'Office Manager | Grab | | 2018-04 | 2021-10',
      'Senior Secretary | Keppel Corporation | | 2013-08 | 2018-03',
      'Receptionist | Shangri-La Singapore | | 2011-05 | 2013-07',
    ],
    page: `
[[ 6 11
PIC Photo | photo of the applicant
^ **NUR AISYAH BINTE RAHMAT**
Executive Assistant / Office Manager
^ **Contact**
9555 0184
aisyah@pasirpost.example
Tampines, Singapore 520000
^ **Tools**
Concur, Outlook, Visio
SAP Ariba
Zoom rooms
^ **Languages**
English
Malay
^ **Education**
Higher Nitec in Business Studies, ITE College East, 2010
Diploma in Office Administration, PSB Academy, 2015 (part time)
---
**Profile**
Discreet assistant who knows when the boss needs a coffee and when a closed door. Fourteen years in hotel, marine, tech and insurance.
^ **Work experience**
**Prudential Singapore**
Executive Assistant to the Regional CEO
Nov 2021 – Present
* Calendars over five time zones
* Board papers for four meetings a year
* Claims and budget of the CEO’s office
**Grab**
Office Manager
Apr 2018 – Oct 2021
* Move from Midview City to one-north, 1,100 seats
* Pantry, vendors, access cards, pandemic plan
**Keppel Corporation**
Senior Secretary
Aug 2013 – Mar 2018
**Shangri-La Singapore**
Receptionist
May 2011 – Jul 2013
^ **Notice**
One month, negotiable
]]
`,
  }),
  cv('05-en-za-teacher', 'doc', 'en', 'ZA', {
    names: ['Lerato Precious Mokoena', 'Lerato Mokoena'],
    email: 'lp.mokoena@gautengpost.example',
    phone: '073 555 0126',
    city: 'Soweto',
    languages: ['Sesotho', 'isiZulu', 'English'],
    jobs: [
      'Head of Department: Mathematics | Parktown High School for Girls | | 2022-01 | now',
      'Educator | Parktown High School for Girls | | 2017-01 | 2021-12',
      'Educator | Orlando West High School | | 2012-04 | 2016-12',
    ],
    page: `
> **CURRICULUM VITAE**
> Private and confidential
**BIOGRAPHICAL DETAILS**
|| 7 10
| SURNAME | Mokoena
| FIRST NAMES | Lerato Precious
| SACE NO | On request
| DATE OF BIRTH | 1988-06-16
| MARITAL STATUS | Married
| ADDRESS | Diepkloof Extension, Soweto, 1862
| CELL | 073 555 0126
| EMAIL | lp.mokoena@gautengpost.example
| LANGUAGES | Sesotho, isiZulu, English
**WORK EXPERIENCE**
|| 4 5 5 3
| **Period** | **Institution** | **Post** | **Subjects**
| Jan 2022 – to date | Parktown High School for Girls | Head of Department: Mathematics | Maths 10–12
| Jan 2017 – Dec 2021 | Parktown High School for Girls | Educator | Maths, Maths Literacy
| Apr 2012 – Dec 2016 | Orlando West High School | Educator | Maths, Physical Sciences
**ACHIEVEMENTS**
* 100% matric pass in Mathematics in 2023 and 2024
* Marker for the NSC, sub-examiner in 2025
**QUALIFICATIONS**
|| 4 13
| 2011 | B Ed (FET), University of Johannesburg
| 2020 | B Ed Hons Educational Leadership, University of the Witwatersrand
**REFEREES**
The Principal, Parktown High School for Girls, 011 555 0137
Mr Z. Dube, former principal, Orlando West, 011 555 0164
`,
  }),
  cv('06-en-nz-graduate', 'pdf', 'en', 'NZ', {
    names: ['Sione Tupou Fifita', 'Sione Fifita'],
    email: 'sione.fifita@tamakimail.example',
    phone: '022 555 0117',
    city: 'Auckland',
    headline: 'Graduate Civil Engineer',
    languages: ['English', 'Tongan'],
    jobs: [
      'Summer Engineering Intern | Fulton Hogan | | 2025-11 | 2026-02',
      'Labourer | Downer | | 2024-11 | 2025-02',
      'Night Fill Assistant | Pak’nSave | | 2021-03 | now',
    ],
    aside: [0],
    page: `
! Sione Tupou Fifita
Graduate Civil Engineer
Māngere, Auckland ~ 022 555 0117 ~ sione.fifita@tamakimail.example
# Personal statement
Final year civil engineer at the University of Auckland, first in my family at uni. I have pushed a barrow, read a drawing and stacked a lot of yoghurt. Looking for a graduate role in roads or three waters from January 2027.
# Education
2023 – 2026\tBE (Hons) Civil, University of Auckland
2018 – 2022\tNCEA level 3 with Merit, Māngere College
# Work experience
Nov 2025 – Feb 2026\t**Summer Engineering Intern**, Fulton Hogan
* As-builts and quantities, Drury interchange
* Traffic counts at five in the morning
Nov 2024 – Feb 2025\t**Labourer**, Downer
* Kerb and channel crew; Site Safe passport
Mar 2021 – present\t**Night Fill Assistant**, Pak’nSave
* Part time, 15 hours a week, dairy aisle
# Projects
Capstone: stormwater detention under a rugby field in Ōtāhuhu
Concrete canoe team, 2025
# Skills
12d, Civil 3D, Excel, class 1 and WTR licence
Languages: English, Tongan (fluent)
# Referees
Available on request
`,
  }),
  ...BY_HAND_THIRTY_NINTH_REST_MORE,
  ...BY_HAND_THIRTY_NINTH_REST_DUTCH,
  ...BY_HAND_THIRTY_NINTH_REST_ITALIAN,
  ...BY_HAND_THIRTY_NINTH_REST_PORTUGUESE,
  ...BY_HAND_THIRTY_NINTH_REST_NORTH,
];
