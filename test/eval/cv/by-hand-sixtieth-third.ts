import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth');

/** The closed ones in English from the thirteenth on. All people are made up. */
export const BY_HAND_SIXTIETH_THIRD: Sheet[] = [
  cv('13-en-au-payroll', 'pdf', 'en', 'AU', {
    names: ['Siobhan McAllister'],
    email: 'siobhan.mcallister@yarramail.example',
    phone: '0491 570 338',
    city: 'Geelong',
    headline: 'Senior Payroll Officer',
    languages: [],
    jobs: [
      'Senior Payroll Officer | Barwon Health | Geelong | 2020-02 | now',
      'Payroll Officer | Cotton On Group | Geelong | 2016-08 | 2020-01',
      'Payroll & Accounts Clerk | Otway Timber & Truss | Colac | 2012-03 | 2016-07',
      'Receptionist | Otway Timber & Truss | Colac | 2010-01 | 2012-02',
    ],
    page: `
! Siobhan McAllister
[[ 5 12
## Contact
0491 570 338
siobhan.mcallister@yarramail.example
Geelong VIC 3220
## Systems
Chris21
Kronos
MYOB Advanced
Excel
## Certificates
Cert IV Accounting & Bookkeeping, The Gordon, 2014
Payroll certification, The Association for Payroll, 2022
---
## Senior Payroll Officer
I pay 8,000 people a fortnight under nine enterprise agreements and I answer the phone when it's wrong. Looking for a payroll manager or team leader role, Geelong or hybrid from Melbourne.
## Career
**Senior Payroll Officer**
Barwon Health, Geelong
Feb 2020 – Present
* Nurses & Midwives EBA back pay project ($11m)
* STP phase 2, superannuation, long service leave
**Payroll Officer**
Cotton On Group, Geelong
Aug 2016 – Jan 2020
* 4,500 retail casuals in AU and NZ, weekly
**Payroll & Accounts Clerk**
Otway Timber & Truss, Colac
Mar 2012 – Jul 2016
**Receptionist**
Otway Timber & Truss, Colac
Jan 2010 – Feb 2012
]]
`,
  }),
  cv('14-en-za-security', 'docx', 'en', 'ZA', {
    names: ['Themba Lucky Mthembu', 'Themba Mthembu', 'Lucky Mthembu'],
    email: 'luckymthembu88@kwapost.example',
    phone: '072 555 0146',
    city: 'Pinetown',
    languages: ['isiZulu', 'English', 'isiXhosa'],
    jobs: [
      'Site Supervisor | Fidelity Services Group | Durban | 2021-03 | now',
      'Control Room Operator | Marshall Security | Durban North | 2016-06 | 2021-02',
      'Security Officer Grade C | G4S | Pinetown | 2011-10 | 2016-05',
    ],
    page: `
# CURRICULUM VITAE OF THEMBA LUCKY MTHEMBU
## PERSONAL DETAILS
|| 6 10
| Surname | Mthembu
| First names | Themba Lucky
| Identity number | available on request
| Residential address | 1204 Mpola Road, Mariannhill, Pinetown 3610
| Contact number | 072 555 0146
| Alternative number | 031 555 0190 (wife)
| Email | luckymthembu88@kwapost.example
| Languages | isiZulu, English, isiXhosa
| Health | Excellent
| Criminal record | None
| Drivers licence | Code 10 with PDP
## PSIRA
Grade A, registered 2011, firearm competency (handgun, shotgun)
## EMPLOYMENT HISTORY
|| 6 10
| Company | Fidelity Services Group, Durban
| Position | Site Supervisor
| Period | March 2021 – to date
| Duties | 24 officers on a logistics park, posting sheets, OB, incident reports, client meetings
|| 6 10
| Company | Marshall Security, Durban North
| Position | Control Room Operator
| Period | June 2016 – February 2021
| Duties | Dispatch of armed response, radio and CCTV, 12 hour shifts
|| 6 10
| Company | G4S, Pinetown
| Position | Security Officer Grade C
| Period | October 2011 – May 2016
| Reason for leaving | Better offer
## EDUCATION
Grade 12, Mariannhill High School, 2007
## REFERENCES
Mr R. Govender, Fidelity, 031 555 0112
`,
  }),
  cv('15-en-ie-lab-analyst', 'doc', 'en', 'IE', {
    names: ['Agnieszka Wrońska-Daly', 'Agnieszka Wrońska Daly'],
    email: 'a.wronskadaly@leemail.example',
    phone: '020 914 0362',
    city: 'Carrigaline',
    headline: 'QC Microbiology Analyst',
    languages: ['Polish', 'English'],
    aside: [3],
    jobs: [
      'QC Microbiology Analyst | Janssen | Ringaskiddy | 2021-05 | now',
      'Laboratory Technician | Eurofins | Cork | 2018-02 | 2021-04',
      'Production Operator | Carbery Group | Ballineen | 2015-09 | 2018-01',
      'Laboratory Intern | University of Gdańsk | Gdańsk | 2014-10 | 2015-06',
    ],
    page: `
Agnieszka Wrońska-Daly
QC Microbiology Analyst
Carrigaline, Co. Cork. Tel 020 914 0362. a.wronskadaly@leemail.example
~ Irish resident since 2015, EU citizen, no permit needed
# Key skills
Environmental monitoring (Grades A–D), bioburden, endotoxin, growth promotion, water sampling, LIMS, Trackwise, deviation writing, GMP audit ready
# Employment to date
05/2021 – Present: QC Microbiology Analyst, Janssen, Ringaskiddy
* EM of a biologics drug substance suite, shift pattern 4 on 4 off
* Gowning qualifier and trainer, 12 people to date
* Owner of three minor deviations and one change control
02/2018 – 04/2021: Laboratory Technician, Eurofins, Cork
* Food and water micro, ISO 17025, 90 samples a day
09/2015 – 01/2018: Production Operator, Carbery Group, Ballineen
* Cheese line and whey; night shift
10/2014 – 06/2015: Laboratory Intern, University of Gdańsk
# Education
Higher Diploma in Pharmaceutical Operations, MTU, 2020, 2.1
MSc Biotechnology, University of Gdańsk, 2015
# Languages
Polish (native), English (fluent)
`,
  }),
  cv('16-en-us-paralegal', 'pdf', 'en', 'US', {
    names: ['Denise Yolanda Prudhomme', 'Denise Prudhomme', 'Denise Y. Prudhomme'],
    email: 'dprudhomme@bayoulink.example',
    phone: '504-555-0121',
    city: 'Metairie',
    languages: [],
    jobs: [
      'Senior Litigation Paralegal | Broussard Kline LLP | New Orleans | 2017-10 | now',
      'Paralegal | Entergy | New Orleans | 2011-04 | 2017-09',
      'Legal Secretary | Law Office of Paul G. Mouton | Kenner | 2006-08 | 2011-03',
      'Deputy Clerk | 24th Judicial District Court | Gretna | 2003-06 | 2006-07',
    ],
    page: `
October 26, 2026
Hiring Team, Legal Placements
Dear Sir or Madam,
Please consider me for the paralegal opening in your Metairie listing. I have carried toxic tort and maritime files from intake through trial for almost twenty years, and I would like to do it fifteen minutes from home. My resume is below.
Sincerely,
Denise Prudhomme
^ ______________________________________
# Denise Yolanda Prudhomme
Metairie, Louisiana 70003 | 504-555-0121 | dprudhomme@bayoulink.example
## Experience
Senior Litigation Paralegal
**Broussard Kline LLP**, New Orleans, LA — October 2017 to Present
* Sole paralegal for two partners; 60 active Jones Act and asbestos matters
* Relativity, privilege logs, trial binders, exhibits in six jury trials
Paralegal
**Entergy**, New Orleans, LA — April 2011 to September 2017
* Subpoenas, storm claims, outside counsel invoices
Legal Secretary
**Law Office of Paul G. Mouton**, Kenner, LA — August 2006 to March 2011
Deputy Clerk
**24th Judicial District Court**, Gretna, LA — June 2003 to July 2006
## Education
Paralegal Studies certificate, Tulane University, 2010
B.A. Political Science, Xavier University of Louisiana, 2003
## Affiliations
NALA Certified Paralegal since 2012; notary public, Jefferson Parish
`,
  }),
  cv('17-en-gb-chef', 'docx', 'en', 'GB', {
    names: ['Ionuț-Gabriel Munteanu', 'Ionuț Munteanu', 'Gabriel Munteanu', 'Gabi Munteanu'],
    email: 'gabi.chef.munteanu@forkmail.example',
    phone: '+44 7700 900139',
    city: 'Bournemouth',
    languages: ['Romanian', 'English', 'Italian'],
    jobs: [
      'Sous Chef | The Alum Chine Hotel | Bournemouth | 2023-05 | now',
      'Chef de Partie | Harbour Heights | Poole | 2020-08 | 2023-04',
      'Commis Chef | Zizzi | Southampton | 2018-03 | 2020-03',
      'Cook | Trattoria da Nello | Rimini | 2014 | 2017',
    ],
    page: `
! Ionuț-Gabriel Munteanu (Gabi)
Bournemouth BH4 – drive, own car – phone +44 7700 900139 – gabi.chef.munteanu@forkmail.example – settled status
^ **Sous Chef** - The Alum Chine Hotel, Bournemouth - 05.2023 to present
2 rosettes, 70 covers, brigade of 8. I run the pass 4 nights, I order, I do the GP (71% last month), I write the allergen matrix and I do the rota when Head Chef off.
^ **Chef de Partie** - Harbour Heights, Poole - 08.2020 to 04.2023
Sauce and fish. Before that 4 months furlough.
^ **Commis Chef** - Zizzi, Southampton - 03.2018 to 03.2020
pizza, pasta, prep
^ **Cook** - Trattoria da Nello, Rimini (Italy) - 2014 to 2017, summers and one winter
^ **School and courses**
Economic high school Bacău 2013
Level 3 food safety, allergens, fire warden
^ **Speak:** Romanian, English, Italian
^ **I look for:** head chef in small place, Mon-Fri if exist :) 38k+, no live in
`,
  }),
  cv('18-en-in-data-engineer', 'doc', 'en', 'IN', {
    names: ['Sowmya Raghunathan'],
    email: 'sowmya.raghunathan@kaverimail.example',
    phone: '+91-90000-55871',
    city: 'Chennai',
    headline: 'Senior Data Engineer',
    languages: ['Tamil', 'English', 'Telugu'],
    jobs: [
      'Senior Data Engineer | Freshworks | Chennai | 2022-06 | now',
      'Data Engineer | Cognizant | Chennai | 2019-01 | 2022-05',
      'Programmer Analyst Trainee | Cognizant | Coimbatore | 2017-12 | 2018-12',
    ],
    page: `
HEAD Sowmya Raghunathan | Resume
**Sowmya Raghunathan**
Senior Data Engineer
+91-90000-55871 | sowmya.raghunathan@kaverimail.example | Velachery, Chennai | linkedin.example/in/sowmya-rn
# PROFESSIONAL SUMMARY
* 8.9 years of total IT experience, 7 in data engineering
* Hands on in PySpark, Airflow, dbt, Snowflake and AWS (Glue, EMR, Lambda)
* Notice period: 60 days (negotiable)
# TECHNICAL SKILLS
|| 5 12
| Languages | Python, SQL, Scala (basic)
| Warehouses | Snowflake, Redshift
| Orchestration | Airflow, Step Functions
| Others | Git, Terraform, Great Expectations
# WORK EXPERIENCE
**Freshworks**, Chennai\tJun 2022 – Present
__Senior Data Engineer__
* Moved 140 pipelines from cron to Airflow, cost down by 31%
* Mentor three engineers
**Cognizant**, Chennai\tJan 2019 – May 2022
__Data Engineer__
* Client: US health insurer. Claims lake on AWS
**Cognizant**, Coimbatore\tDec 2017 – Dec 2018
__Programmer Analyst Trainee__
# EDUCATION
B.Tech (IT), PSG College of Technology, Coimbatore, 2017, CGPA 8.4
# LANGUAGES
Tamil, English, Telugu (can speak)
FOOT Page 1
`,
  }),
];
