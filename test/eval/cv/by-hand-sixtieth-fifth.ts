import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth');

/** The closed ones in English from the twenty-fifth on. All people are made up. */
export const BY_HAND_SIXTIETH_FIFTH: Sheet[] = [
  cv('25-en-gb-bus-driver', 'pdf', 'en', 'GB', {
    names: ['Desmond Everton Clarke', 'Desmond Clarke', 'Des Clarke'],
    email: 'desclarke1966@brummail.example',
    phone: '07700 900227',
    city: 'Birmingham',
    languages: [],
    jobs: [
      'Minibus Driver / Passenger Assistant | Birmingham City Council |  | 2019-09 | now',
      'Bus Driver | National Express West Midlands |  | 1998-03 | 2019-06',
      'Press Operator | Longbridge Rover | Birmingham | 1986 | 1998',
    ],
    page: `
DESMOND EVERTON CLARKE
18 Mackadown Lane, Kitts Green, Birmingham B33
Tel: 07700 900227
E: desclarke1966@brummail.example

WORK HISTORY

Sept 2019 to date      Birmingham City Council
Minibus Driver / Passenger Assistant
Taking SEN children to school and back. Tail lift, wheelchair clamps, know every child by name. Split shift.

March 1998 to June 2019      National Express West Midlands
Bus Driver
Acocks Green garage. PCV D. Four 'safe driver' awards. Instructor for new starters for last 3 years.

1986 to 1998      Longbridge Rover, Birmingham
Press Operator

LICENCES
D, D1, B, digi card, CPC till Sept 2029, medical done Feb 2026, clean licence

EDUCATION
Cockshut Hill School 1982

INTEREST
Church (St Edburgha's), allotment, cricket

I would like 20 – 25 hours a week, no late nights. Please call after 10 in the morning. Des
`,
  }),
  cv('26-en-ng-nurse', 'docx', 'en', 'NG', {
    names: ['Ifeoma Blessing Nwachukwu', 'Ifeoma Nwachukwu', 'Nwachukwu Ifeoma Blessing'],
    email: 'ifeomanwachukwu.rn@enugumail.example',
    phone: '+234 803 555 0148',
    city: 'Enugu',
    headline: 'Registered Nurse / Midwife',
    languages: ['English', 'Igbo'],
    aside: [2],
    jobs: [
      'Staff Nurse/Midwife | University of Nigeria Teaching Hospital | Ituku-Ozalla | 2020-07 | now',
      'Nursing Officer II | Annunciation Specialist Hospital | Enugu | 2018-02 | 2020-06',
      'Intern Nurse | Federal Medical Centre | Umuahia | 2016-11 | 2017-11',
    ],
    page: `
> **NWACHUKWU IFEOMA BLESSING**
> Registered Nurse / Midwife
> 5 Chime Avenue, New Haven, Enugu
> +234 803 555 0148, ifeomanwachukwu.rn@enugumail.example
# Personal statement
RN, RM with eight years on labour ward and neonatal unit. CBT for the NMC passed in March 2026, IELTS 7.5 overall (writing 7.0). Looking for sponsorship in the UK or Ireland, willing to relocate anywhere.
# Registration
NMCN (RN) 2016, NMCN (RM) 2018, licence valid to 2028
# Work experience
|| 4 12
| 07/2020 – date | **Staff Nurse/Midwife**\\University of Nigeria Teaching Hospital, Ituku-Ozalla\\12 deliveries a shift at peak, partograph, PPH drill lead, preceptor to students
| 02/2018 – 06/2020 | **Nursing Officer II**\\Annunciation Specialist Hospital, Enugu\\Special care baby unit, phototherapy, cup feeding
| 11/2016 – 11/2017 | **Intern Nurse**\\Federal Medical Centre, Umuahia
# Education
B.N.Sc, University of Nigeria, Nsukka, 2016 (Second Class Upper)
School of Midwifery, Bishop Shanahan Hospital, 2018
# Languages
English, Igbo
# Referees
Mrs. C. Eze, Assistant Director of Nursing, UNTH
`,
  }),
  cv('27-en-us-school-counselor', 'doc', 'en', 'US', {
    names: ['Rebecca Lindholm Ortiz', 'Rebecca Ortiz', 'Becca Ortiz', 'Rebecca (Becca) Lindholm Ortiz'],
    email: 'becca.ortiz.counsels@northstarmail.example',
    phone: '(612) 555-0186',
    city: 'Minneapolis',
    languages: ['English', 'Spanish'],
    aside: [2],
    jobs: [
      'School Counselor | Roosevelt High School | Minneapolis | 2021-08 | now',
      'College Access Advisor | College Possible | St. Paul | 2017-08 | 2019-06',
      'Counseling Intern | Como Park Senior High School | St. Paul | 2020-09 | 2021-05',
      'Barista | Caribou Coffee | Mankato | 2013 | 2017',
    ],
    page: `
# Rebecca (Becca) Lindholm Ortiz
she/her • Minneapolis, MN • (612) 555-0186 • becca.ortiz.counsels@northstarmail.example
## What I do
I counsel 340 ninth and tenth graders, most of them the first in their family to think about college, in two languages and with an open door.
## Relevant experience
**School Counselor** | Roosevelt High School, Minneapolis | August 2021 – present
* 504 coordinator, crisis team, MTSS tier 2 groups on grief and anxiety
* FAFSA completion up from 41% to 63%
**College Access Advisor** | College Possible, St. Paul | August 2017 – June 2019
* AmeriCorps; 38 juniors, ACT prep, campus tours
**Counseling Intern** | Como Park Senior High School, St. Paul | September 2020 – May 2021
## Other experience
**Barista** | Caribou Coffee, Mankato | 2013 – 2017
## Education
MS School Counseling, Minnesota State University, Mankato, 2021
BA Psychology and Spanish, Gustavus Adolphus College, 2017
## Licenses
Minnesota K-12 School Counselor, Tier 4, exp. June 2029
## Languages
English, Spanish
`,
  }),
  cv('28-en-au-support-worker', 'pdf', 'en', 'AU', {
    names: ['Bikram Thapa'],
    email: 'bikramthapa.support@tasmail.example',
    phone: '0491 570 494',
    city: 'Hobart',
    headline: 'Disability Support Worker',
    languages: ['Nepali', 'Hindi', 'English'],
    jobs: [
      'Disability Support Worker | Li-Ve Tasmania | Hobart | 2024-02 | now',
      'Cleaner | Spotless | Hobart | 2022-08 | 2024-01',
      'Kitchen Hand | Taste of Kathmandu | Sandy Bay | 2022-03 | 2023-11',
      'Bank Clerk | Nabil Bank | Pokhara | 2018 | 2021',
    ],
    page: `
! Bikram Thapa
Disability Support Worker
{{
**Phone** 0491 570 494
**Email** bikramthapa.support@tasmail.example
**Lives in** Glenorchy, Hobart TAS
**Visa** 485, full work rights to 2028
**Languages** Nepali, Hindi, English
}}
# Career objective
To give respectful support to people with disability and to become a team leader in SIL houses. I drive manual and automatic and I have my own car, insured for business use.
# Checks
NDIS Worker Screening, WWVP, police check Jan 2026, First Aid HLTAID011, medication competency
# Experience
Disability Support Worker, Li-Ve Tasmania, Hobart
February 2024 to present
* Two SIL houses, five participants, sleepovers and active nights
* PEG feeding, bowel care level 1, behaviour support plans, shift notes in Lumary
Cleaner, Spotless, Hobart
August 2022 to January 2024
* Royal Hobart Hospital wards at night
Kitchen Hand, Taste of Kathmandu, Sandy Bay
March 2022 to November 2023
* weekend only
Bank Clerk, Nabil Bank, Pokhara, Nepal
2018 to 2021
# Education
Master of Professional Accounting, University of Tasmania, 2023
Certificate III Individual Support (Disability), TasTAFE, 2024
`,
  }),
  cv('29-en-in-hr', 'docx', 'en', 'IN', {
    names: ['Mohammed Faizan Qureshi', 'Faizan Qureshi', 'Md. Faizan Qureshi', 'Mohammed Qureshi'],
    email: 'faizan.q.hr@nizammail.example',
    phone: '90000 55346',
    city: 'Hyderabad',
    headline: 'HR Executive',
    languages: ['English', 'Hindi', 'Urdu', 'Telugu'],
    aside: [2],
    jobs: [
      'HR Executive | Apollo Hospitals | Hyderabad | 2023-01 | now',
      'HR Recruiter | TeamLease | Secunderabad | 2020-09 | 2022-12',
      'HR Trainee | Karachi Bakery | Hyderabad | 2020-01 | 2020-06',
    ],
    page: `
RESUME
**Md. Faizan Qureshi**
HR Executive
H.No. 8-1-405, Tolichowki, Hyderabad – 500008
Mob: 90000 55346   Email: faizan.q.hr@nizammail.example
# Objective
Looking for HR Generalist role in hospital, pharma or FMCG, Hyderabad only.
# Experience Summary
Total 6 yrs in recruitment, joining formalities, PF / ESI, attendance and employee engagement.
# Employment
➢ Currently working as **HR Executive** in Apollo Hospitals, Hyderabad from January 2023 to till date
* Nursing recruitment, 45 joinings per month, campus drives in Kerala
* Full & final settlement, Darwinbox
➢ Worked as **HR Recruiter** in TeamLease, Secunderabad from September 2020 to December 2022
* Bulk hiring for warehouses and delivery partners
➢ Worked as **HR Trainee** in Karachi Bakery, Hyderabad from January 2020 to June 2020
# Qualification
MBA (HR), Osmania University, 2020, 68%
B.Com, Anwar ul Uloom College, 2018
# Personal Profile
Full name : Mohammed Faizan Qureshi
Date of birth : 02-11-1997
Languages : English, Hindi, Urdu, Telugu
Present CTC : 5.4 LPA    Expected : 7 LPA    Notice : 1 month
`,
  }),
  cv('30-en-nz-retail-manager', 'doc', 'en', 'NZ', {
    names: ['Losaline Faleolo'],
    email: 'losaline.faleolo@manukaumail.example',
    phone: '022 555 0166',
    city: 'Auckland',
    languages: ['Samoan', 'English'],
    jobs: [
      'Store Manager | The Warehouse | Manukau | 2022-03 | now',
      'Department Manager | The Warehouse | Māngere | 2018-07 | 2022-02',
      'Checkout Supervisor | Pak’nSave | Ōtāhuhu | 2014-02 | 2018-06',
      'Checkout Operator | Pak’nSave | Ōtāhuhu | 2011-11 | 2014-02',
    ],
    page: `
HEAD Losaline Faleolo    022 555 0166    losaline.faleolo@manukaumail.example    Ōtara, Auckland 2023
^ **Talofa lava!**
Fifteen years in big, busy South Auckland shops. I started on the checkouts at seventeen and today I've a store with 85 staff, $31 million in sales and the lowest shrink in the region.
# Work
|| 9 4 3
| **Store Manager**, The Warehouse, Manukau | Mar 2022 – present | 85 staff
| P&L, rosters, union consultation, two refits. Engagement score 61 to 78. |  | 
| **Department Manager**, The Warehouse, Māngere | Jul 2018 – Feb 2022 | 22 staff
| Apparel, then seasonal. Acting manager for seven months. |  | 
| **Checkout Supervisor**, Pak’nSave, Ōtāhuhu | Feb 2014 – Jun 2018 | 40 staff
| **Checkout Operator**, Pak’nSave, Ōtāhuhu | Nov 2011 – Feb 2014 | 
# Study
NZ Diploma in Business Level 5, Manukau Institute of Technology, 2021
NCEA Level 3, Tangaroa College, 2011
# Languages
Samoan, English
# Community
Youth leader and White Sunday organiser, EFKS Ōtara
`,
  }),
];
