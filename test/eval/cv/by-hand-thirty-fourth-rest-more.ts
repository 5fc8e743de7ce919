import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth-rest');

export const BY_HAND_THIRTY_FOURTH_REST_MORE: Sheet[] = [
  cv('08-en-au-diesel-fitter', 'pdf', 'en', 'AU', {
    names: ['Shane Patrick Dunlop', 'Shane Dunlop'],
    email: 'shane.dunlop@mackaymail.example',
    phone: '0491 571 266',
    city: 'Mackay',
    jobs: [
      'Heavy Diesel Fitter | Hastings Deering | | 2018-08 | now',
      'Diesel Fitter | Thiess | | 2013-02 | 2018-07',
      'Mechanic | Sarina Tractor Repairs | | 2009-06 | 2013-01',
    ],
    page: `
HEAD Shane Patrick Dunlop – 0491 571 266 – shane.dunlop@mackaymail.example – Mackay QLD
# Resume
# Summary
Trade qualified heavy diesel fitter. Cat 789 and 793, Komatsu 930E, D11 dozers. Field and workshop, happy on 7/7.
# Work history
|| 4 13
| Aug 2018 – now | **Heavy Diesel Fitter**\\Hastings Deering, Mackay\\Component change-outs, SIS, fault finding, mentoring of two apprentices
| Feb 2013 – Jul 2018 | **Diesel Fitter**\\Thiess, Moranbah\\Breakdown crew on night shift, pump and hose changes, crib-hut philosopher
| Jun 2009 – Jan 2013 | **Mechanic**\\Sarina Tractor Repairs\\Cane harvesters and haulouts
# Tickets
S11, Coal Board medical, working at heights, confined space, HR licence, Gas test atmospheres
# Education
|| 4 13
| 2009 | Cert III Mobile Plant Technology, TAFE Queensland
# Referees
Workshop supervisor and maintenance planner, names when wanted
`,
  }),
  cv('09-en-ie-pharma', 'doc', 'en', 'IE', {
    names: ['Niamh Ní Fhaoláin', 'Niamh Ni Fhaolain'],
    email: 'niamh.nifhaolain@leesidemail.example',
    phone: '086 555 0177',
    city: 'Carrigaline',
    jobs: [
      'QA Specialist | Janssen Sciences Ireland | | 2020-06 | now',
      'QC Analyst | Pfizer Ringaskiddy | | 2016-09 | 2020-05',
      'Laboratory Technician | Eurofins Lancaster | | 2014-07 | 2016-08',
    ],
    page: `
> **Niamh Ní Fhaoláin**
> 9 Herons Wood, Carrigaline, Co. Cork
> 086 555 0177 / niamh.nifhaolain@leesidemail.example
^ **Profile**
Quality professional with twelve years in biologics and small molecule sites. Batch record review, deviations, HPRA and FDA inspections. Looking for a QA lead role within commuting distance of Cork.
^ **Experience**
**Janssen Sciences Ireland, Ringaskiddy**
QA Specialist: June 2020 – Present
* Review and approval of batch records, 24/7 shift cover for one year
* Owner of 40+ deviations and CAPAs in TrackWise
**Pfizer Ringaskiddy**
QC Analyst: September 2016 – May 2020
* HPLC, GC, KF, dissolution, method transfer from Groton
**Eurofins Lancaster, Dungarvan**
Laboratory Technician: July 2014 – August 2016
^ **Education**
MSc in Pharmaceutical Quality, TU Dublin (part time), 2022
BSc (Hons) Chemistry, University College Cork, 2H1, 2014
Leaving Certificate, Coláiste Chríost Rí, 2010
^ **Interests**
Sea swimming, camogie, baking with mixed results
`,
  }),
  cv('10-en-ie-childcare-letter', 'docx', 'en', 'IE', {
    names: ['Aoife Brennan'],
    email: 'aoife.brennan@kildaremail.example',
    phone: '085 555 0120',
    city: 'Naas',
    jobs: [
      'Room Leader (Toddlers) | Little Acorns Crèche | | 2021-08 | now',
      'Early Years Educator | Giraffe Childcare | | 2017-09 | 2021-07',
      'Au Pair | Família Ferrer | | 2016 | 2017',
    ],
    page: `
Dear Ms Doyle,
Please find my CV below for the position of Assistant Manager that you advertised last week. I have been a room leader for five years and I have just finished my Level 8. I would be available from the middle of January.
Kind regards,
Aoife

! AOIFE BRENNAN
26 Oldtown Mill, Naas, Co. Kildare
085 555 0120
aoife.brennan@kildaremail.example
# WORK EXPERIENCE
**Room Leader (Toddlers)**
Little Acorns Crèche, Naas, August 2021 – Present
* Key person to ten children, planning with Aistear and Síolta
* Tusla inspection 2024, no non-compliances in my room
**Early Years Educator**
Giraffe Childcare, Celbridge, September 2017 – July 2021
* ECCE room, AIM support
**Au Pair**
Família Ferrer, Valencia, 2016 – 2017
# EDUCATION
2022 – 2026: BA (Hons) Early Childhood Education, Maynooth University (part time)
2015 – 2016: QQI Level 6 Early Childhood Care, Naas CFE
# OTHER
Paediatric First Aid, Children First, Garda vetted, full licence
`,
  }),
  cv('11-en-in-developer', 'pdf', 'en', 'IN', {
    names: ['Rohit Kumar Deshpande', 'Rohit Deshpande'],
    email: 'rohit.deshpande.dev@punemail.example',
    phone: '+91 98230 55501',
    city: 'Pune',
    languages: ['English', 'Hindi', 'Marathi'],
    jobs: [
      'Technical Lead | Persistent Systems | | 2022-04 | now',
      'Senior Software Engineer | Infosys | | 2018-01 | 2022-03',
      'Software Engineer | Zensar Technologies | | 2014-12 | 2017-12',
    ],
    page: `
! ROHIT KUMAR DESHPANDE
Mobile: +91 98230 55501 | Email: rohit.deshpande.dev@punemail.example | Pune, Maharashtra
# CAREER OBJECTIVE
To work in a challenging environment where my 11+ years in Java and Spring Boot can add value to the organisation.
# TECHNICAL SKILLS
|| 5 12
| Languages | Java 17, Kotlin, SQL
| Frameworks | Spring Boot, Hibernate, Angular 15
| Databases | Oracle, MongoDB, Redis
| Cloud | AWS (ECS, Lambda, RDS)
# WORK EXPERIENCE
**Technical Lead – Persistent Systems, Pune (Apr 2022 – Present)**
* Leading team of 7 for a US healthcare client, claims adjudication
* Migration of monolith to 22 microservices
**Senior Software Engineer – Infosys, Pune (Jan 2018 – Mar 2022)**
* Core banking interfaces, production support, mentoring of freshers
**Software Engineer – Zensar Technologies, Pune (Dec 2014 – Dec 2017)**
* Retail POS backend
# EDUCATION
B.E. Computer Engineering, Savitribai Phule Pune University, 2014, First Class
HSC, Fergusson College, 2010, 84%
# PERSONAL DETAILS
Date of Birth: 17th June 1992
Languages Known: English, Hindi, Marathi
Notice Period: 60 days (negotiable)
`,
  }),
  cv('12-en-za-bookkeeper', 'doc', 'en', 'ZA', {
    names: ['Johanna Magdalena van Schalkwyk', 'Johanna van Schalkwyk', 'Hanlie van Schalkwyk'],
    email: 'hanlievs@bolandmail.example',
    phone: '082 555 0148',
    city: 'Paarl',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Bookkeeper to Trial Balance | Drakenstein Cellars (Pty) Ltd | | 2016-02 | now',
      'Debtors Clerk | Pioneer Foods | | 2010-03 | 2016-01',
      'Receptionist | Dr Louw & Partners | | 2007-01 | 2010-02',
    ],
    page: `
> **CURRICULUM VITAE**
^ **PERSONAL DETAILS**
|| 6 11
| Surname | van Schalkwyk
| First names | Johanna Magdalena
| Known as | Hanlie
| Residential area | Paarl, Western Cape
| Cell | 082 555 0148
| E-mail | hanlievs@bolandmail.example
| Nationality | South African
| Languages | Afrikaans, English
| Driver's licence | Code B, own car
| Notice period | One calendar month
^ **EMPLOYMENT HISTORY**
|| 6 11
| Employer | Drakenstein Cellars (Pty) Ltd
| Position | Bookkeeper to Trial Balance
| Period | February 2016 – Present
| Duties | Cash book, creditors, VAT201, EMP201, stock take, Pastel Partner and Sage Payroll
|| 6 11
| Employer | Pioneer Foods
| Position | Debtors Clerk
| Period | March 2010 – January 2016
| Duties | 600 accounts, reconciliations, credit applications
| Reason for leaving | Closer to home
|| 6 11
| Employer | Dr Louw & Partners
| Position | Receptionist
| Period | January 2007 – February 2010
^ **EDUCATION**
|| 6 11
| 2014 | ICB National Certificate: Bookkeeping
| 2006 | Grade 12, Paarl Girls' High School
`,
  }),
  cv('13-en-ca-project-coordinator', 'docx', 'en', 'CA', {
    names: ['Mei-Ling Trudeau-Chan', 'Mei-Ling Trudeau Chan'],
    email: 'meiling.tc@lakeshoremail.example',
    phone: '647-555-0151',
    city: 'Mississauga',
    headline: 'Project Coordinator, Commercial Interiors',
    languages: ['English', 'Cantonese', 'French'],
    jobs: [
      'Project Coordinator | Govan Brown | | 2021-09 | now',
      'Office Administrator | Peel Drywall Inc. | | 2018-04 | 2021-08',
      'Sales Associate | Canadian Tire | | 2015-06 | 2018-03',
    ],
    page: `
! Mei-Ling Trudeau-Chan
Project Coordinator, Commercial Interiors
Mississauga, ON | 647-555-0151 | meiling.tc@lakeshoremail.example
# Highlights
* Gold Seal Intern, CCA
* Coordinated 30+ fit-outs worth $55M
* Procore, Bluebeam, MS Project
# Experience
## Govan Brown – Toronto, ON
**Project Coordinator** | September 2021 to present
* RFIs, submittals, change orders, closeout packages
* Weekly site walks and minutes that people read
## Peel Drywall Inc. – Brampton, ON
**Office Administrator** | April 2018 to August 2021
* Certified payroll, WSIB clearances, tender bonds
## Canadian Tire – Mississauga, ON
**Sales Associate** | June 2015 to March 2018
# Education
Construction Project Management, Ontario College Graduate Certificate – George Brown College, 2021
BA, Geography – University of Toronto Mississauga, 2018
# Languages
English, Cantonese, French (intermediate)
# Volunteering
Food bank driver on Saturdays
`,
  }),
  cv('14-en-nz-hr-advisor', 'pdf', 'en', 'NZ', {
    names: ['Hinemoa Rangihuna', 'Hinemoa Grace Rangihuna'],
    email: 'hinemoa.r@poneke-mail.example',
    phone: '027 555 0162',
    city: 'Lower Hutt',
    jobs: [
      'Senior HR Advisor | Hutt City Council | | 2022-07 | now',
      'HR Advisor | Kāinga Ora | | 2019-01 | 2022-06',
      'HR Coordinator | Downer | | 2016-03 | 2018-12',
      'Recruitment Administrator | Madison | | |',
    ],
    page: `
> **Hinemoa Grace Rangihuna**
> Lower Hutt, Wellington
> 027 555 0162 | hinemoa.r@poneke-mail.example
# Tēnā koe
I am a generalist who likes the hard conversations done kindly. Employment relations, change processes, bargaining with two unions.
# What I have done
**Senior HR Advisor, Hutt City Council**
July 2022 – present
Partner to Parks, Libraries and Pools (310 staff). Wrote the flexible work policy.
**HR Advisor, Kāinga Ora**
January 2019 – June 2022
Merger of three agencies, job sizing, 200 change letters.
**HR Coordinator, Downer**
March 2016 – December 2018
Onboarding, drug and alcohol testing, contracts.
**Recruitment Administrator, Madison**
Before that, a first year and a half in temps.
# Study
BCom (Human Resource Management), Victoria University of Wellington, 2014
Level 4 te reo Māori, Te Wānanga o Aotearoa, 2021
# Professional body
HRNZ Chartered Member
`,
  }),
];
