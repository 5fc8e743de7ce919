import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first-closed');

/** What is left of the closed ones in English. */
export const BY_HAND_FORTY_FIRST_REST_LAST: Sheet[] = [
  cv('07-en-au-graduate', 'pdf', 'en', 'AU', {
    names: ['Harrison Wei-Jie Lim', 'Harrison Lim'],
    email: 'harrison.lim@torrensmail.example',
    phone: '0491 577 426',
    city: 'Adelaide',
    languages: ['English', 'Mandarin'],
    jobs: [
      'Vacation Engineer | BHP Olympic Dam | | 2025-11 | 2026-02',
      'Mathematics Tutor | Kip McGrath Education Centres | | 2023-03 | now',
      'Crew Member | McDonald’s | | 2020-01 | 2023-02',
    ],
    aside: [0],
    page: `
> **Harrison Wei-Jie Lim**
> Adelaide SA 5000 | 0491 577 426 | harrison.lim@torrensmail.example | linkedin.example/in/hwjlim
# Objective
Final year mechanical engineering student seeking a graduate position in mining, water or defence from February 2027.
# Education
**The University of Adelaide**\tFeb 2022 – Dec 2026 (expected)
Bachelor of Engineering (Honours) (Mechanical), GPA 6.1/7
Honours project: vibration monitoring on slurry pumps using cheap accelerometers
**Glenunga International High School**\t2017 – 2021
SACE, ATAR 97.4
# Work experience
**Vacation Engineer**\tNov 2025 – Feb 2026
BHP Olympic Dam, Roxby Downs
* Walked down 62 conveyors and updated the guarding register
* Costed two options for a mill liner handler and presented them to the superintendent
**Mathematics Tutor**\tMar 2023 – present
Kip McGrath Education Centres, Norwood
* Years 8 to 12, six hours a week during semester
**Crew Member**\tJan 2020 – Feb 2023
McDonald’s, Glenunga
* Trained new starters, closed on Fridays
# Projects and leadership
Formula SAE: suspension sub-team lead, 2024 and 2025
President, Adelaide University Malaysian students’ association, 2024
# Skills
SolidWorks, ANSYS, MATLAB, Python; English (native), Mandarin (conversational)
Australian citizen, able to get a baseline clearance
`,
  }),
  cv('13-en-in-accounts', 'doc', 'en', 'IN', {
    names: ['Md. Irfan Ansari', 'Mohammad Irfan Ansari', 'Mohd Irfan Ansari', 'Irfan Ansari'],
    email: 'irfanansari.acc@gangapost.example',
    phone: '+91 90000 00312',
    city: 'Lucknow',
    languages: ['Hindi', 'English', 'Urdu'],
    jobs: [
      'Sr. Accounts Executive | Sahara Hospital | | 2021-07 | now',
      'Accounts Executive | Pidilite Distributors – Gupta Traders | | 2018-04 | 2021-06',
      'Tally Operator | M/s R. K. Agarwal & Associates | | 2015-08 | 2018-03',
    ],
    page: `
> **CURRICULUM VITAE**
**MD. IRFAN ANSARI**
S/o Mr. Md. Salim Ansari
Aliganj, Lucknow, Uttar Pradesh – 226024
Mob.: +91 90000 00312
E-mail: irfanansari.acc@gangapost.example
# CAREER OBJECTIVE
To work in a growing organization where I can utilize my knowledge of accounts and taxation and grow along with the organization.
# PROFESSIONAL EXPERIENCE
1. Sahara Hospital, Lucknow
Designation: Sr. Accounts Executive
Duration: July 2021 to till date
* TPA billing reconciliation, vendor payments, TDS returns (24Q, 26Q)
* GSTR-1 and GSTR-3B filing, finalisation with the CA
2. Pidilite Distributors – Gupta Traders, Lucknow
Designation: Accounts Executive
Duration: April 2018 to June 2021
* Sales and purchase entries, stock statement, debtors follow up
3. M/s R. K. Agarwal & Associates, Chartered Accountants, Lucknow
Designation: Tally Operator
Duration: August 2015 to March 2018
# EDUCATIONAL QUALIFICATION
|| 5 6 3 3
| **Examination** | **Board / University** | **Year** | **Marks**
| M.Com | University of Lucknow | 2017 | 61%
| B.Com | University of Lucknow | 2015 | 58%
| Intermediate | U.P. Board | 2012 | 66%
| High School | U.P. Board | 2010 | 63%
# COMPUTER SKILLS
Tally Prime, Busy, MS Excel (VLOOKUP, Pivot), ADCA one year diploma
# PERSONAL PROFILE
= Father’s Name\t Mr. Md. Salim Ansari
= Date of Birth\t 04/03/1995
= Marital Status\t Married
= Languages Known\t Hindi, English, Urdu
= Hobbies\t Cricket, reading newspaper
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge and belief.
Place: Lucknow
Date: (Md. Irfan Ansari)
`,
  }),
  cv('14-en-in-qa-lead', 'docx', 'en', 'IN', {
    names: ['K. Vigneshwaran', 'Vigneshwaran Krishnamoorthy', 'Vigneshwaran K'],
    email: 'vignesh.k.qa@marinamail.example',
    phone: '+91 90000 00455',
    city: 'Chennai',
    headline: 'QA Lead – Automation',
    languages: ['English', 'Tamil'],
    jobs: [
      'QA Lead | Zoho Corporation | | 2021-12 | now',
      'Senior Test Engineer | Cognizant Technology Solutions | | 2017-03 | 2021-11',
      'Programmer Analyst Trainee | Cognizant Technology Solutions | | 2014-12 | 2017-02',
    ],
    page: `
HEAD TalentBridge Staffing Solutions LLP | Guindy, Chennai | profiles@talentbridge-staffing.example
Candidate profile, our reference TB-4471
|| 5 12
| **Position** | QA Lead – Automation
| **Candidate name** | K. Vigneshwaran (Vigneshwaran Krishnamoorthy)
| **Contact** | +91 90000 00455, vignesh.k.qa@marinamail.example
| **Current location** | Chennai (Tambaram)
| **Total / relevant experience** | 11.9 years / 9 years
| **Notice period** | 45 days, negotiable
| **Current / expected CTC** | as discussed on call
| **Languages** | English, Tamil
**Summary**
* Selenium with Java, Playwright with TypeScript, REST Assured, JMeter
* Set up automation from scratch for two products, 4,200 regression cases
* ISTQB Advanced Test Manager
**Experience**
|| 4.5 5.5 7
| **Duration** | **Company** | **Designation**
| Dec 2021 – Present | Zoho Corporation | QA Lead
| Mar 2017 – Nov 2021 | Cognizant Technology Solutions | Senior Test Engineer
| Dec 2014 – Feb 2017 | Cognizant Technology Solutions | Programmer Analyst Trainee
**Project details**
Zoho Corporation: finance suite, team of 7, nightly run of six hours brought down to 70 minutes, defect leakage below 2%.
Cognizant Technology Solutions: client a US health insurer, claims adjudication, HIPAA testing, on site at Hartford for five months in 2019.
**Education**
B.E. Electronics and Communication, SSN College of Engineering, 2014
`,
  }),
];
