import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-eighth');

/** The other seven in English. All people are made up. */
export const BY_HAND_FIFTY_EIGHTH_REST_ENGLISH: Sheet[] = [
  cv('08-en-ie-dairy-farm', 'docx', 'en', 'IE', {
    names: ['Pádraig Tuohy'],
    email: 'ptuohy@boherfarm.example',
    phone: '020 915 3302',
    city: 'Mitchelstown',
    jobs: [
      'Farm Manager | Galtee View Dairies | Mitchelstown | 2020-02 | now',
      'Assistant Herd Manager | Kilworth Estate Farm | Fermoy | 2016-01 | 2019-12',
      'Dairy Farm Assistant | Te Awa Pastoral | Ashburton | 2014-07 | 2015-06',
      'Relief Milker | Farm Relief Services | Mallow | 2012 | 2014',
    ],
    page: `
# Curriculum Vitae
**Name:** Pádraig Tuohy
**Address:** Ballinwillin, Mitchelstown, Co. Cork
**Phone:** 020 915 3302
**Email:** ptuohy@boherfarm.example
**Date of Birth:** 9 May 1993
# Education
2012 – 2014 Clonakilty Agricultural College, Advanced Certificate in Dairy Herd Management (Level 6), distinction
2006 – 2012 CBS Mitchelstown, Leaving Certificate, 365 points
# Work Experience
**February 2020 – Present: Farm Manager, Galtee View Dairies, Mitchelstown**
Full charge of 240 spring calving cows on two blocks, 30-unit rotary. Grass measuring weekly on PastureBase (14.1 t DM last year), AI, all the DAFM paper, two full time lads and four students in the spring. SCC kept under 110.
**January 2016 – December 2019: Assistant Herd Manager, Kilworth Estate Farm, Fermoy**
Milking 160 cows, calf rearing, contractor liaison, derogation records.
**July 2014 – June 2015: Dairy Farm Assistant, Te Awa Pastoral, Ashburton, New Zealand**
1,100 cow herd. Learned a lot about water and sheep dogs.
**2012 – 2014: Relief Milker, Farm Relief Services, Mallow**
Weekends and evenings while at college.
# Skills
* Tractor and loader, BE licence
* Hoof paring, freeze branding, DIY AI course 2017
* Herdwatch, Excel
# Interests
Hurling with Ballygiblin, Macra na Feirme (county treasurer 2018)
# Referees
My present employer does not know I am looking, please ring me first.
`,
  }),
  cv('09-en-ie-lab-analyst', 'doc', 'en', 'IE', {
    names: ['Beatriz Carvalho Nunes'],
    email: 'bia.cnunes@labpost.example',
    phone: '+353 20 917 6640',
    city: 'Carrigaline',
    headline: 'QC Analyst (HPLC / GC), pharmaceutical industry',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'QC Analyst II | Corrabeg Pharma | Ringaskiddy | 2021-06 | now',
      'QC Analyst I | Recordati | Ringaskiddy | 2019-01 | 2021-05',
      'Laboratory Technician | Bluepharma | Coimbra | 2015-09 | 2018-10',
    ],
    page: `
|| 5 12
| **Name** | Beatriz Carvalho Nunes
| **Profession** | QC Analyst (HPLC / GC), pharmaceutical industry
| **Address** | 12 Herons Wood, Carrigaline, Co. Cork
| **Contact** | +353 20 917 6640\\bia.cnunes@labpost.example
| **Status** | EU citizen (Portugal), in Ireland since November 2018
^ **WORK EXPERIENCE**
|| 5 12
| Dates | 06/2021 – present
| Employer | Corrabeg Pharma, Ringaskiddy, Co. Cork
| Position | QC Analyst II
| Main duties | Release and stability testing of APIs by HPLC, GC, KF and IR\\Method transfer from Lisbon, three in 2024\\OOS investigations in TrackWise, reviewer in Empower 3
|  | 
| Dates | 01/2019 – 05/2021
| Employer | Recordati, Ringaskiddy, Co. Cork
| Position | QC Analyst I
| Main duties | Raw materials, water, in-process samples on shift
|  | 
| Dates | 09/2015 – 10/2018
| Employer | Bluepharma, Coimbra, Portugal
| Position | Laboratory Technician
| Main duties | Dissolution and assay of solid dosage forms
^ **EDUCATION**
|| 5 12
| 2013 – 2015 | MSc Pharmaceutical Chemistry, Universidade de Coimbra
| 2010 – 2013 | BSc Biochemistry, Universidade de Aveiro
^ **LANGUAGES**
|| 5 12
| Portuguese | mother tongue
| English | C1
| Spanish | B1
^ **OTHER**
GMP refresher (2026), Lean Six Sigma yellow belt, category B licence
`,
  }),
  cv('10-en-au-electrician', 'pdf', 'en', 'AU', {
    names: ['Jarrod Pascoe'],
    email: 'jarrod@pascoelec.example',
    phone: '0491 570 159',
    city: 'Toowoomba',
    jobs: [
      'Leading Hand Electrician | Brackenrig Constructions | Toowoomba | 2021-03 | now',
      'Electrician (FIFO 8/6) | Downer | Moranbah | 2017-05 | 2021-02',
      'Electrician | Nilsen | Brisbane | 2015-02 | 2017-04',
      'Apprentice Electrician | Darling Downs Electrical | Dalby | 2011-01 | 2015-01',
    ],
    aside: [3],
    page: `
! JARROD PASCOE
{{
18 Hume St, Toowoomba QLD 4350
M 0491 570 159
E jarrod@pascoelec.example
QLD electrical licence (unrestricted)
White Card, EWP over 11 m, Coal Board medical
HR licence, manual
}}
# ABOUT ME
A-grade sparky, 15 years on the tools counting my time. Commercial fit-out, mining and a fair bit of solar. Happy to travel out west, done with living in a donga.
# EMPLOYMENT
**Brackenrig Constructions, Toowoomba**
Leading Hand Electrician
March 2021 – Present
* Toowoomba Hospital and school builds, crews of up to 9
* Switchboards, generator changeover, testing and commissioning to AS/NZS 3000
* Toolbox talks, SWMS, keeping the builder happy
**Downer, Moranbah**
Electrician (FIFO 8/6)
May 2017 – Feb 2021
* Wash plant shutdowns, HV isolations, conveyor drives and VSDs
**Nilsen, Brisbane**
Electrician
Feb 2015 – April 2017
* Office fit-outs and data
**Darling Downs Electrical, Dalby**
Apprentice Electrician
Jan 2011 – Jan 2015
* Grain dryers, irrigation pumps, farm houses
# QUALIFICATIONS
Cert III Electrotechnology Electrician, TAFE Queensland South West (2015)
CEC accredited, grid-connect design and install (2019)
CPR/LVR current
# REFEREES
Wayne Burgess, project manager, Brackenrig – 0491 570 110
`,
  }),
  cv('11-en-au-educator', 'docx', 'en', 'AU', {
    names: ['Thi Hong Nhung Pham', 'Nhung Pham', 'Thi Hong Nhung (Rose) Pham', 'Rose Pham'],
    email: 'rosepham.ece@banksiamail.example',
    phone: '0491 571 266',
    city: 'Footscray',
    languages: ['Vietnamese', 'English'],
    jobs: [
      'Room Leader (3–5 years) | Little Wattles Early Learning | Yarraville | 2022-01 | now',
      'Educator | Sunshine Community Child Care | Sunshine | 2019-07 | 2021-12',
      'Nail Technician | Highpoint Nails & Spa | Maribyrnong | 2016-10 | 2019-06',
      'Kindergarten Teacher | Trường Mầm non Hoa Sen | Hải Phòng | 2011-09 | 2016-03',
    ],
    page: `
Thi Hong Nhung (Rose) Pham
Footscray VIC 3011
0491 571 266
rosepham.ece@banksiamail.example

Dear Hiring Team,
Please find below my resume for a room leader or ECT position within 10 km of Footscray. I will finish my bachelor in July and I am ACECQA approved as working towards. Families tell me that their children ask for me on Saturdays.
Kind regards
Rose

**RESUME**

**Work history**

Room Leader (3–5 years)
Little Wattles Early Learning, Yarraville
January 2022 – now
- programming under EYLF V2.0, observations on Storypark
- lead two educators, 22 children
- bilingual story time, Tết festival

Educator
Sunshine Community Child Care, Sunshine
July 2019 – December 2021
- babies and toddlers room, routine care, sleep checks

Nail Technician
Highpoint Nails & Spa, Maribyrnong
October 2016 – June 2019

Kindergarten Teacher
Trường Mầm non Hoa Sen, Hải Phòng, Vietnam
September 2011 – March 2016
- class of 30 four year olds

**Study**
Bachelor of Early Childhood Education, Victoria University, expected July 2027
Diploma of ECEC, Victoria University Polytechnic, 2019
College Diploma in Preschool Education, Hải Phòng, 2011

**Languages**
Vietnamese, English

**Checks**
Employee WWCC, first aid HLTAID012, anaphylaxis, asthma, PROTECT
`,
  }),
  cv('12-en-ca-dental-hygienist', 'doc', 'en', 'CA', {
    names: [],
    city: 'Kelowna',
    languages: ['English', 'French'],
    headline: 'Registered Dental Hygienist',
    jobs: [
      'Dental Hygienist | Lakeshore Family Dental | Kelowna | 2019-05 | now',
      'Dental Hygienist | Centre dentaire Riverview | Moncton | 2014-09 | 2019-03',
      'Certified Dental Assistant | Dieppe Smiles | Dieppe | 2010 | 2012',
    ],
    page: `
HEAD Okanagan Health Staffing Ltd. – confidential candidate profile – do not forward
|| 6 11
| Candidate number | OHS-22817
| Profession | Registered Dental Hygienist
| Lives in | Kelowna, BC
| Available | four weeks after offer
| Rate | $58 – $62 per hour
| Consultant | desk@okanaganhealthstaffing.example, 250-555-0190
# Consultant’s comments
Warm, tidy and quick. Interviewed in person. Wants three or four long days and no Saturdays. Local anaesthesia certificate held.
# Licences
BCCOHP, full registration, 365-day rule exempt
CPR-C (Sept 2026)
# Employment
**Dental Hygienist**, Lakeshore Family Dental, Kelowna, BC
May 2019 to present
Six-chair practice, Dentrix, perio programme, 8 patients a day, iTero scans
**Dental Hygienist**, Centre dentaire Riverview, Moncton, NB
September 2014 to March 2019
Bilingual practice, mostly seniors and school children
**Certified Dental Assistant**, Dieppe Smiles, Dieppe, NB
2010 to 2012
# Education
Dental Hygiene Diploma, Oulton College, 2014
Dental Assistant Certificate, CCNB, 2010
# Languages
English, French
FOOT Okanagan Health Staffing Ltd., Kelowna, 250-555-0190
`,
  }),
  cv('13-en-ca-truck-driver', 'pdf', 'en', 'CA', {
    names: ['Gurpreet Singh Dhaliwal'],
    email: 'gpdhaliwal@roadmail.example',
    phone: '905-555-0172',
    city: 'Brampton',
    headline: 'AZ Truck Driver (Canada / USA)',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'AZ Driver, Long Haul | Grand River Freight Lines | Cambridge | 2021-10 | now',
      'AZ Driver, Regional | Bison Transport | Mississauga | 2018-11 | 2021-09',
      'DZ Delivery Driver | Sysco | Peterborough | 2017-04 | 2018-10',
      'Tractor Mechanic | Dhaliwal Agro Works | Moga | 2010 | 2016',
    ],
    page: `
RESUME

GURPREET SINGH DHALIWAL
AZ Truck Driver (Canada / USA)
55 Sandalwood Parkway East, Brampton, Ontario L6Z 3X3
Cell # 905-555-0172\tEmail: gpdhaliwal@roadmail.example

HIGHLIGHTS
* Clean abstract and CVOR, no accidents in 8 years
* FAST card, TWIC, valid passport
* 53 ft dry van, reefer, tandem, B-train
* Winter driving, Hwy 17 and Rogers Pass
* ELD (Isaac, Omnitracs), border paperwork ACE/ACI
* Languages: English, Punjabi, Hindi

WORK EXPERIENCE

AZ Driver, Long Haul\tOct. 2021 - Present
Grand River Freight Lines, Cambridge, ON
* Ontario to California and Texas in team and single
* Reefer produce loads, pre-cool, temperature logs

AZ Driver, Regional\tNov. 2018 - Sept. 2021
Bison Transport, Mississauga, ON
* Ontario, Quebec, Michigan, New York, home twice a week

DZ Delivery Driver\tApril 2017 - Oct. 2018
Sysco, Peterborough, ON
* 15 stops per day to restaurants, hand bomb with dolly

Tractor Mechanic\t2010 - 2016
Dhaliwal Agro Works, Moga, Punjab, India

EDUCATION
MELT AZ training, Humber College, 2018
ITI Diploma Motor Mechanic, Govt. ITI Moga, 2009
Grade 12, Punjab School Education Board, 2007

References will be given if asked
`,
  }),
  cv('14-en-in-site-engineer', 'docx', 'en', 'IN', {
    names: ['Sanjay Prakash Deshmukh', 'Sanjay Deshmukh'],
    email: 'sanjay.deshmukh.civil@puneinbox.example',
    phone: '+91 98000 00142',
    city: 'Pune',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Assistant Project Manager | Trimurti Buildcon | Pune | 2022-07 | now',
      'Senior Site Engineer | Kolte-Patil Developers | Pune | 2017-08 | 2022-06',
      'Site Engineer | B. G. Shirke Construction | Nashik | 2014-06 | 2017-07',
      'Graduate Engineer Trainee | B. G. Shirke Construction | Nashik | 2013-07 | 2014-06',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
**SANJAY PRAKASH DESHMUKH**
B.E. (Civil), PMP
Mobile: +91 98000 00142
E-mail: sanjay.deshmukh.civil@puneinbox.example
^ **CAREER OBJECTIVE**
To work in a growth oriented organisation where my thirteen years of experience in high rise execution can be utilised to the fullest.
^ **EXPERIENCE SUMMARY**
|| 1.2 4.8 4.6 3.2 3.2
| Sr. | Organisation | Designation | From | To
| 1 | Trimurti Buildcon, Pune | Assistant Project Manager | July 2022 | Till date
| 2 | Kolte-Patil Developers, Pune | Senior Site Engineer | Aug 2017 | June 2022
| 3 | B. G. Shirke Construction, Nashik | Site Engineer | June 2014 | July 2017
| 4 | B. G. Shirke Construction, Nashik | Graduate Engineer Trainee | July 2013 | June 2014
^ **KEY RESPONSIBILITIES**
* Execution of 2B+G+34 residential towers with Mivan shuttering, slab cycle of 8 days
* Reconciliation of steel, cement and RMC, checking of contractor RA bills
* BBS preparation, quantity take-off, MSP schedule
* Co-ordination with RCC consultant, MEP and liaison for PMC plinth checking
* QA/QC as per IS codes, cube register, pour cards
^ **ACADEMIC QUALIFICATION**
|| 5 6 3 3
| Examination | Board / University | Year | Percentage
| B.E. Civil | Savitribai Phule Pune University | 2013 | 66.4
| H.S.C. | Maharashtra State Board | 2009 | 78.2
| S.S.C. | Maharashtra State Board | 2007 | 84.9
^ **SOFTWARE**
AutoCAD, MSP, Primavera (basic), SAP MM, MS Office
^ **PERSONAL DETAILS**
|| 5 12
| Date of birth | 21st October 1991
| Marital status | Married
| Languages known | Marathi, Hindi, English
| Address | Flat 604, Rohan Heights, Sinhagad Road, Pune 411 051
| Passport | Valid up to 2031
^ **DECLARATION**
I hereby declare that the above information is true to the best of my knowledge.
Place: Pune
Date: 17/11/2026
> (S. P. Deshmukh)
`,
  }),
];
