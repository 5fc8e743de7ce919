import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth');

/** The closed ones in English from the nineteenth on. All people are made up. */
export const BY_HAND_SIXTIETH_FOURTH: Sheet[] = [
  cv('19-en-ca-health-care-aide', 'pdf', 'en', 'CA', {
    names: ['Lourdes Aquino Bautista', 'Lourdes Bautista', 'Lourdes A. Bautista'],
    email: 'lourdes.bautista@redrivermail.example',
    phone: '204-555-0177',
    city: 'Winnipeg',
    languages: ['English', 'Tagalog', 'Ilocano'],
    jobs: [
      'Health Care Aide | Riverview Health Centre | Winnipeg | 2020-10 | now',
      'Home Support Worker | WRHA Home Care | Winnipeg | 2018-04 | 2020-09',
      'Housekeeping Attendant | Fairmont Hotel | Winnipeg | 2016-07 | 2018-03',
      'Elementary Teacher | Laoag Central School | Laoag City | 2008-06 | 2016-04',
    ],
    page: `
> **LOURDES AQUINO BAUTISTA**
> 311 – 55 Balmoral Street, Winnipeg MB R3C 1X4
> 204-555-0177 | lourdes.bautista@redrivermail.example
**SUMMARY**
Compassionate Health Care Aide with six years in long term care and rehab. Available for evenings and every other weekend, up to 1.0 EFT.
**CERTIFICATES**
Health Care Aide Certificate, Red River College Polytechnic, 2018
CPR-C, N95 fit test (2026), PHIA, safe client handling, P.I.E.C.E.S.
**WORK EXPERIENCE**
= Oct 2020 – present\tHealth Care Aide, Riverview Health Centre, Winnipeg
* 30-bed personal care unit, morning care, meal assist, two-person transfers
= Apr 2018 – Sept 2020\tHome Support Worker, WRHA Home Care, Winnipeg
* 9 to 11 clients per shift by bus and car
= July 2016 – Mar 2018\tHousekeeping Attendant, Fairmont Hotel, Winnipeg
= June 2008 – Apr 2016\tElementary Teacher, Laoag Central School, Laoag City, Philippines
**EDUCATION**
Bachelor of Elementary Education, Mariano Marcos State University, 2008
**LANGUAGES**
English, Tagalog, Ilocano
**VOLUNTEER**
Sunday school and potluck committee, St. Edward’s
`,
  }),
  cv('20-en-nz-quantity-surveyor', 'docx', 'en', 'NZ', {
    names: ['Pieter van Rensburg'],
    email: 'pieter.vr@canterburymail.example',
    phone: '+64 21 555 0129',
    city: 'Rolleston',
    headline: 'Intermediate Quantity Surveyor',
    languages: ['English', 'Afrikaans'],
    jobs: [
      'Quantity Surveyor | Naylor Love | Christchurch | 2022-11 | now',
      'Estimator | Southbase Construction | Christchurch | 2020-02 | 2022-10',
      'Junior Quantity Surveyor | WBHO | Johannesburg | 2016-01 | 2019-12',
    ],
    page: `
[[ 12 5
! Pieter van Rensburg
Intermediate Quantity Surveyor
---
+64 21 555 0129
pieter.vr@canterburymail.example
Rolleston, Canterbury
NZ resident visa
]]
# PROFILE
South African trained QS with ten years of contractor side experience, the last six in Christchurch. Comfortable with NZS 3910, subcontract procurement and cost to complete. Next step: senior QS with a project of my own.
# CAREER HISTORY
**Naylor Love, Christchurch** | November 2022 – present
Quantity Surveyor
* Two school rebuilds ($28m and $19m) and a rest home extension
* Variations, payment claims, monthly CVR, final accounts
**Southbase Construction, Christchurch** | February 2020 – October 2022
Estimator
* Tenders to $45m, CostX take-off
**WBHO, Johannesburg** | January 2016 – December 2019
Junior Quantity Surveyor
* Mall of the South parking deck, hospital fit-out
# EDUCATION
BSc Hons Quantity Surveying, University of Pretoria, 2015
# MEMBERSHIP
NZIQS (working to Reg.QS)
# LANGUAGES
English and Afrikaans
# OUTSIDE WORK
Mountain bike, braai, two boys at Lincoln Rugby
`,
  }),
  cv('21-en-au-agency-profile', 'doc', 'en', 'AU', {
    names: [],
    city: 'Newcastle',
    languages: [],
    jobs: [
      'Heavy Diesel Fitter | WesTrac | Tomago | 2019-07 | now',
      'Diesel Mechanic | Boral Quarries | Seaham | 2014-02 | 2019-06',
      'Apprentice Diesel Mechanic | Hunter Truck Repairs | Beresfield | 2010-01 | 2014-01',
    ],
    aside: [2],
    page: `
HEAD BLACKBUTT RECRUITMENT – CANDIDATE PROFILE – IN CONFIDENCE
|| 5 11
| Candidate reference | BB-20417
| Position sought | HR Heavy Diesel Fitter
| Location | Newcastle NSW
| Availability | Two weeks
| Rate | $52 per hour plus super
| Consultant | Kim Satterley, kim@blackbuttrecruitment.example
# Consultant's comments
Presented very well at interview. Trade papers sighted, HR licence sighted, white card sighted. Wants local work after five years of shutdowns; prefers day shift. Two verbal references taken, both would rehire.
# Work history
**Heavy Diesel Fitter** – WesTrac, Tomago – July 2019 to current
Cat 785 and 789 rebuilds, field service in the Upper Hunter
**Diesel Mechanic** – Boral Quarries, Seaham – February 2014 to June 2019
Loaders, crushers, pre-starts and breakdowns
**Apprentice Diesel Mechanic** – Hunter Truck Repairs, Beresfield – January 2010 to January 2014
# Qualifications
Certificate III Heavy Commercial Vehicle Mechanical Technology, Hunter TAFE
HR licence, forklift LF, dogging DG, coal board medical (2026)
FOOT Full contact details are released on confirmation of interview. Blackbutt Recruitment Pty Ltd, 02 5550 0144
`,
  }),
  cv('22-en-ph-accountant', 'pdf', 'en', 'PH', {
    names: ['Kristine Joy Dela Peña, CPA', 'Kristine Joy Dela Peña', 'Kristine Dela Peña'],
    email: 'kjdelapena.cpa@luzonmail.example',
    phone: '+63 917 555 0139',
    city: 'Quezon City',
    headline: 'Certified Public Accountant',
    languages: [],
    aside: [3],
    jobs: [
      'General Accountant | Mapúa Foods Corporation | Pasig City | 2023-03 | now',
      'Audit Senior | SGV & Co. | Makati City | 2021-10 | 2023-02',
      'Audit Associate | SGV & Co. | Makati City | 2019-11 | 2021-09',
      'Accounting Intern | Bureau of Internal Revenue | Quezon City | 2018-04 | 2018-06',
    ],
    page: `
! Kristine Joy Dela Peña, CPA
> Certified Public Accountant
> 27-B Maginhawa St., Quezon City | +63 917 555 0139 | kjdelapena.cpa@luzonmail.example
# Career Profile
Big 4 trained accountant who closed the books in five days instead of eleven. Open to remote work for an Australian firm (day shift Manila).
# Professional Experience
**Mapúa Foods Corporation** — Pasig City
General Accountant, Mar 2023 – Present
* Month end close, bank recon of 14 accounts, BIR forms 2550Q and 1601EQ
* Xero and Hubdoc set up for the Davao branch
**SGV & Co.** — Makati City
Audit Senior, Oct 2021 – Feb 2023
Audit Associate, Nov 2019 – Sep 2021
* Audits under PFRS of retail, BPO and a listed property firm
**Bureau of Internal Revenue** — Quezon City
Accounting Intern, Apr – Jun 2018
# Education
BS Accountancy, cum laude, Polytechnic University of the Philippines, 2019
CPA Licensure Examination, October 2019, 84.50%
# Trainings
Xero Advisor certified, Excel Power Query, IFRS 16 workshop
`,
  }),
  cv('23-en-sg-preschool', 'docx', 'en', 'SG', {
    names: ['Nurul Aisyah binte Mohd Razali', 'Nurul Aisyah', 'Nurul Aisyah Mohd Razali'],
    email: 'nurulaisyah.mr@bedokmail.example',
    phone: '8000 5567',
    city: 'Singapore',
    languages: ['English', 'Malay', 'Arabic'],
    jobs: [
      'Senior English Teacher (K1/K2) | PCF Sparkletots | Tampines | 2021-01 | now',
      'Preschool Teacher | My First Skool | Bedok | 2016-09 | 2020-12',
      'Relief Teacher | Kampong Siglap Kindergarten |  | 2015-03 | 2016-08',
    ],
    page: `
# Resume
= Name\tNurul Aisyah binte Mohd Razali
= Address\tBlk 88 Bedok North Street 4, #05-113, Singapore 460088
= Contact\t8000 5567
= Email\tnurulaisyah.mr@bedokmail.example
= Date available\t4 January 2027
## Summary
ECDA certified L2 teacher, ten years with Nursery to K2, strong in phonics and in talking to anxious first time parents.
## Working experience
**PCF Sparkletots, Tampines** (Jan 2021 to now)
Senior English Teacher (K1/K2)
Lead of level, plan of the English corner, SPARK re-certification committee
**My First Skool, Bedok** (Sep 2016 to Dec 2020)
Preschool Teacher
**Kampong Siglap Kindergarten** (Mar 2015 to Aug 2016)
Relief Teacher, part time while studying
## Education
Diploma in Early Childhood Care and Education – Teaching, Ngee Ann Polytechnic, 2016
GCE N Level, Bedok View Secondary
## Languages
English, Malay, Arabic (reading)
## Expected salary
$3,900
`,
  }),
  cv('24-en-za-admin', 'doc', 'en', 'ZA', {
    names: ['Chantelle Adams', 'Chantelle Bernice Adams'],
    email: 'chantelle.adams@tablemail.example',
    phone: '083 555 0161',
    city: 'Mitchells Plain',
    languages: ['English', 'Afrikaans'],
    jobs: [
      'Debtors Clerk | Pick n Pay Head Office | Kenilworth | 2018-05 | now',
      'Receptionist / Admin Assistant | Dr F. Parker & Partners | Athlone | 2013-02 | 2018-04',
      'Cashier | Shoprite | Mitchells Plain | 2010-11 | 2013-01',
    ],
    page: `
CURRICULUM VITAE
OF
**CHANTELLE BERNICE ADAMS**
^ Personal Particulars
* Known as: Chantelle
* Address: 31 Alpine Road, Rocklands, Mitchells Plain 7785
* Cell: 083 555 0161
* Email: chantelle.adams@tablemail.example
* Languages: English, Afrikaans
* Transport: own car, code B
^ Educational Background
* Matric, Spine Road High School, 2009
* Credit Management certificate, False Bay TVET College, 2017
^ Computer Literacy
* SAP FI, Excel intermediate, Outlook
^ Employment Details
**1. PICK N PAY HEAD OFFICE, KENILWORTH**
Position: Debtors Clerk
Duration: May 2018 to present
* 320 franchise accounts, recons, credit notes, age analysis
* Collected R4.1m of old debt in one year
**2. DR F. PARKER & PARTNERS, ATHLONE**
Position: Receptionist / Admin Assistant
Duration: February 2013 to April 2018
* Bookings, medical aid claims, petty cash
**3. SHOPRITE, MITCHELLS PLAIN**
Position: Cashier
Duration: November 2010 to January 2013
^ References
Mrs Y. Daniels, Credit Manager, Pick n Pay, 021 555 0108
`,
  }),
];
