import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fortieth');

/** Heads of English CVs, the third ten. All people are made up. */
export const BY_HAND_FORTIETH_3: Sheet[] = [
  cv('21-en-gb-surveyor', 'doc', 'en', 'GB', {
    names: ['Malcolm George Thompson', 'Malcolm Thompson', 'Thompson, Malcolm George'],
    email: 'mgthompson@tynepost.example',
    phone: '01632 960 219',
    city: 'Hexham',
    jobs: [
      'Senior Quantity Surveyor | Esh Construction | | 2006 | now',
      'Quantity Surveyor | Balfour Beatty | | 1989 | 2006',
    ],
    page: `
**THOMPSON, Malcolm George**
Hencotes House, Hexham, Northumberland
Telephone 01632 960 219 (home). Email mgthompson@tynepost.example
Born 1965. Married, three grown children. MRICS.
**PRESENT POSITION**
Senior Quantity Surveyor, Esh Construction, since 2006
Frameworks for Northumbrian Water, final accounts, two assistants
**PREVIOUS POSITIONS**
Quantity Surveyor, Balfour Beatty, 1989 – 2006
**EDUCATION**
BSc Quantity Surveying, Newcastle Polytechnic, 1987
**SKILLS**
NEC3 and NEC4, CostX, adjudication
`,
  }),
  cv('22-en-sg-audit', 'docx', 'en', 'SG', {
    names: ['Chan Mei Ling', 'Mei Ling Chan', 'Chan Mei Ling 陈美玲', '陈美玲'],
    email: 'meiling.chan@lionmail.example',
    phone: '+65 8555 0164',
    city: 'Singapore',
    jobs: ['Internal Auditor | OCBC Bank | | 2019-05 | now', 'Audit Associate | KPMG | | 2015-09 | 2019-04'],
    page: `
! Chan Mei Ling  陈美玲
> Blk 118 Bishan Street 12, Singapore
> HP +65 8555 0164  |  meiling.chan@lionmail.example
# Working experience
**Internal Auditor**, OCBC Bank\tMay 2019 – present
* Trade finance and KYC audits in four countries
**Audit Associate**, KPMG\tSep 2015 – Apr 2019
# Education
Bachelor of Accountancy, Nanyang Technological University, 2015
# Skills
CIA, ACL Analytics, SQL
`,
  }),
  cv('23-en-gb-solicitor', 'pdf', 'en', 'GB', {
    names: ['J. R. P. Whitcombe', 'J.R.P. Whitcombe', 'JRP Whitcombe'],
    email: 'jrpw@sarumpost.example',
    phone: '07700 900 903',
    city: 'Salisbury',
    jobs: ['Consultant Solicitor | Wilsons | | 2016 | now', 'Partner | Parker Bullen | | 1998 | 2016'],
    page: `
> **J. R. P. WHITCOMBE, LLB, TEP**
> The Old Forge, Harnham, Salisbury
> jrpw@sarumpost.example
> 07700 900 903
^ **Appointments**
2016 to date: Consultant Solicitor, Wilsons. Wills, trusts and landed estates, three days a week.
1998 to 2016: Partner, Parker Bullen. Private client; money laundering officer from 2007.
^ **Education**
LLB, University of Exeter, 1988; College of Law, Guildford, 1989
^ **Skills**
Contested probate, agricultural property relief, Court of Protection
`,
  }),
  cv('24-en-us-realtor', 'pdf', 'en', 'US', {
    names: ['Yolanda Reyes-Whitfield', 'Yolanda Reyes Whitfield'],
    email: 'yolanda.reyes@saguaropost.example',
    phone: '(520) 555-0109',
    city: 'Tucson',
    headline: 'Licensed Realtor',
    jobs: ['Realtor | Long Realty | | 2015-01 | now', 'Leasing Consultant | Greystar | | 2010-06 | 2014-12'],
    page: `
[[ 6 11
PIC portrait | Yolanda Reyes-Whitfield in front of a house
Yolanda Reyes-Whitfield
~ Licensed Realtor
^ (520) 555-0109
yolanda.reyes@saguaropost.example
Tucson, Arizona
^ **Skills**
Tucson MLS, negotiation, staging, Spanish
---
**WORK EXPERIENCE**
**Realtor**, Long Realty
January 2015 – Present
* 34 closings in 2025, half of them first homes
**Leasing Consultant**, Greystar
June 2010 – December 2014
* 312 units, 96% occupied
^ **EDUCATION**
A.A. Business, Pima Community College, 2010
]]
`,
  }),
  cv('25-en-gb-cleaner', 'docx', 'en', 'GB', {
    names: ['Prasetyo'],
    email: 'prasetyo.mcr@irwellpost.example',
    phone: '07700 900 377',
    city: 'Manchester',
    jobs: [
      'Cleaning Supervisor | Mitie | | 2019-11 | now',
      'Room Attendant | Premier Inn | | 2016-02 | 2019-10',
    ],
    page: `
# Prasetyo
(I have one name only, as usual in Java. On my passport it stands twice.)
Moss Side, Manchester M14 | 07700 900 377 | prasetyo.mcr@irwellpost.example
## Jobs
**Cleaning Supervisor**, Mitie, November 2019 – now
Two office blocks at Spinningfields, 11 cleaners
**Room Attendant**, Premier Inn, February 2016 – October 2019
## Education
D3 English, Universitas Gadjah Mada, Yogyakarta, 2011
## Skills
COSHH, BICSc, rotas, buffing machines
`,
  }),
  cv('26-en-us-foreman', 'doc', 'en', 'US', {
    names: [
      'Robert J. Delacroix Jr.',
      'Robert Delacroix Jr.',
      'Robert J. Delacroix',
      'Robert Delacroix',
      'Bobby Delacroix',
      'Robert J. “Bobby” Delacroix, Jr.',
    ],
    email: 'bdelacroixjr@teche.example',
    phone: '337-555-0158',
    city: 'New Iberia',
    jobs: ['Electrical Foreman | MMR Group | | 2012 | now', 'Journeyman Electrician | Danos | | 2003 | 2012'],
    page: `
> **Robert J. “Bobby” Delacroix, Jr.**
> 210 Jane Street, New Iberia, LA 70560
> Cell: 337-555-0158   Email: bdelacroixjr@teche.example
**Objective**
Electrical foreman or superintendent, onshore.
**Experience**
2012–Present\tElectrical Foreman, MMR Group
\tCrews of 8 to 20, LNG and chemical plants
2003–2012\tJourneyman Electrician, Danos
**Education**
\tIndustrial Electrician certificate, South Louisiana Community College, 2002
**Skills**
\tTWIC, OSHA 30, NCCER, conduit to 4 in.
`,
  }),
  cv('27-en-gb-initials', 'pdf', 'en', 'GB', {
    names: [],
    city: 'Reading',
    headline: 'Credit Controller',
    jobs: [
      'Credit Controller | Thames Water | | 2018-06 | now',
      'Sales Ledger Clerk | Microsoft | | 2013-04 | 2018-05',
    ],
    page: `
HEAD PRESENTED BY KENNET FINANCE PEOPLE · 01632 960 777 · cvs@kennetfp.example
> **CANDIDATE PROFILE: K.O.**
> Credit Controller
> Location: Reading – Salary: £34,000 – Available: immediately
# Career summary
**Credit Controller** – Thames Water – June 2018 to present
Business accounts to £2m, court claims, DSO down nine days
**Sales Ledger Clerk** – Microsoft – April 2013 to May 2018
# Education
CICM Level 3, 2017
# Skills
SAP FI, Sage, collections calls
FOOT Kennet Finance People Ltd introduces candidates under its terms of business
`,
  }),
  cv('28-en-ca-nanny', 'docx', 'en', 'CA', {
    names: ['Oksana Hrytsenko', 'Оксана Гриценко', 'Oksana Hrytsenko (Оксана Гриценко)'],
    email: 'oksana.hrytsenko@assiniboine.example',
    phone: '204-555-0122',
    city: 'Winnipeg',
    jobs: [
      'Early Childhood Educator | YMCA-YWCA of Winnipeg | | 2023-01 | now',
      'Kindergarten Teacher | Dytynets No. 14 | | 2011-09 | 2022-02',
    ],
    page: `
! Oksana Hrytsenko
> Оксана Гриценко
> Winnipeg, Manitoba – 204-555-0122 – oksana.hrytsenko@assiniboine.example
# Experience
**Early Childhood Educator**, YMCA-YWCA of Winnipeg, January 2023 – present
Preschool room, 16 children, circle time in English and Ukrainian
**Kindergarten Teacher**, Dytynets No. 14, Poltava, September 2011 – February 2022
# Education
Bachelor of Preschool Education, Poltava National Pedagogical University, 2011
# Skills
ECE II Manitoba, first aid, music and movement
`,
  }),
  cv('29-en-au-librarian', 'docx', 'en', 'AU', {
    names: ['Felicity Jane Armitage', 'Felicity Armitage'],
    email: 'felicity.armitage@derwentpost.example',
    phone: '0491 570 110',
    city: 'Hobart',
    jobs: [
      'Children’s Librarian | Libraries Tasmania | | 2013-02 | now',
      'Library Technician | University of Tasmania | | 2007-01 | 2013-01',
    ],
    page: `
> Curriculum Vitae
! Felicity Jane Armitage
> 22 Lansdowne Crescent, West Hobart
> 0491 570 110
> felicity.armitage@derwentpost.example
# Employment history
**Children’s Librarian** | Libraries Tasmania, Hobart | Feb 2013 – present
Rock & Rhyme, school visits, picture book budget of $60,000
**Library Technician** | University of Tasmania | Jan 2007 – Jan 2013
# Education
Graduate Diploma in Information Studies, Charles Sturt University, 2012
# Skills
SirsiDynix, storytelling, grant writing, ALIA associate
`,
  }),
  cv('30-en-gb-analyst', 'pdf', 'en', 'GB', {
    names: ['Hamza Siddiqui'],
    email: 'hamza.siddiqui@airepost.example',
    phone: '07700 900 650',
    city: 'Bradford',
    headline: 'Data Analyst',
    jobs: [
      'Data Analyst | Yorkshire Building Society | | 2023-09 | now',
      'Call Handler | NHS 111 | | 2020-10 | 2022-08',
    ],
    page: `
! Hamza Siddiqui
Data Analyst
|| 6 11
| Email | hamza.siddiqui@airepost.example
| Email (university, until 2027) | ms21hs@leedsalumni.example
| Mobile | 07700 900 650
| Based in | Bradford
# Experience
**Data Analyst**, Yorkshire Building Society, Sept 2023 – present
Arrears dashboards, fortnightly model checks
**Call Handler**, NHS 111, Oct 2020 – Aug 2022
# Education
BSc Mathematics with Statistics, University of Leeds, 2023
# Skills
SQL, Python, Power BI, dbt
`,
  }),
];
