import { BY_HAND_FORTY_SIXTH_OTHERS } from './by-hand-forty-sixth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth');

/** Twelve that are open, in an ordinary month's mix: those in English here, the others beside it. All people are made up. */
export const BY_HAND_FORTY_SIXTH: Sheet[] = [
  cv('01-en-gb-chemist', 'pdf', 'en', 'GB', {
    names: ['Oluwaseun A. Adeyemi-Cole', 'Oluwaseun Adeyemi-Cole'],
    email: 'o.adeyemi-cole@chemlab.example',
    phone: '020 7946 0318',
    city: 'Stevenage',
    languages: ['English', 'Yoruba', 'French'],
    jobs: [
      'Principal Scientist, Process Chemistry | GSK | Stevenage | 2022-01 | now',
      'Senior Scientist | AstraZeneca | Macclesfield | 2016-11 | 2021-12',
      'Postdoctoral Research Fellow | University of Manchester | Manchester | 2014-10 | 2016-10',
      'Graduate Teaching Assistant | University of Leeds | Leeds | 2010-10 | 2014-06',
    ],
    page: `
FOOT Adeyemi-Cole, curriculum vitae, November 2026
! Dr Oluwaseun A. Adeyemi-Cole MRSC CChem
Stevenage, Hertfordshire · 020 7946 0318 · o.adeyemi-cole@chemlab.example · ORCID on request
# Summary
Process chemist: route scouting to tech transfer, small molecules and lately oligonucleotides. Eleven filed patents, 17 papers, two marketed products.
# Appointments
|| 4 13
| Jan 2022 – present | **Principal Scientist, Process Chemistry**\\GSK, Stevenage\\Matrix lead of a team of eight; continuous flow nitration at 40 kg; green metrics for the site
| Nov 2016 – Dec 2021 | **Senior Scientist**\\AstraZeneca, Macclesfield\\Second generation route, yield from 11% to 38%; supplier audits in Hyderabad and Visp
| Oct 2014 – Oct 2016 | **Postdoctoral Research Fellow**\\University of Manchester, group of Prof. J. Hartwell-Moss\\C–H activation with base metals
| Oct 2010 – Jun 2014 | **Graduate Teaching Assistant**\\University of Leeds\\Second-year practicals, exam marking
# Degrees
|| 4 13
| 2010 – 2014 | PhD Organic Chemistry, University of Leeds. Supervisor Dr Elspeth Rankine
| 2006 – 2010 | MChem with a year in industry (Syngenta, Jealott’s Hill), University of Leeds, first
# Selected publications
* O. A. Adeyemi-Cole, R. Sturgess, Org. Process Res. Dev. 2024, 28, 1102
* J. Hartwell-Moss, O. A. Adeyemi-Cole, P. Lindqvist, Angew. Chem. 2016, 55, 4410
* O. A. Adeyemi-Cole, E. Rankine, Chem. Commun. 2013, 49, 887
* O. A. Adeyemi-Cole, T. Brassington, M. Okafor-Lund, J. Org. Chem. 2021, 86, 13407
* T. Brassington, O. A. Adeyemi-Cole, Green Chem. 2023, 25, 641
* J. Hartwell-Moss, S. Pettigrew, O. A. Adeyemi-Cole, ACS Catal. 2015, 5, 6229
# Talks
* Scientific Update, Process Development, Lisbon, May 2025 (invited)
* Gordon Research Conference on Green Chemistry, Castelldefels, July 2022 (poster)
* RSC Organic Division regional meeting, Sheffield, 2013
# Methods I am asked about
Flow: Corning and Chemtrix reactors, inline IR, residence time studies, quench design
Safety: DSC, RC1, ARC, Stoessel classes; HAZOP chair for pilot plant 4
Analysis: HPLC, GC, qNMR, LC-MS, Karl Fischer; mutagenic impurities under ICH M7
Data: design of experiments in MODDE and JMP, a bit of Python, ELN champion for the department
# Awards
GSK Exceptional Science Award, 2024
AstraZeneca Global Operations Award, team, 2019
Salters’ Graduate Prize, 2010
RSC travel bursary, 2013
# People
Line manager of five, two of whom came up from the apprenticeship
Industrial supervisor of three PhD students (Leeds, York, Strathclyde)
STEM ambassador, Barnwell School, since 2018
# Service
Referee for OPR&D since 2019; RSC Process Chemistry committee, secretary 2023 – 2025
# Languages
English and Yoruba (both first), French (reading)
# Referees
Dr Elspeth Rankine, University of Leeds, e.rankine@leedschem.example
`,
  }),
  cv('02-en-ph-caregiver', 'docx', 'en', 'GB', {
    names: ['Maria Theresa S. Dela Cruz', 'Maria Theresa Dela Cruz'],
    email: 'mtheresa.delacruz@batangasmail.example',
    phone: '+63 917 555 0104',
    city: 'Lipa City',
    languages: ['Filipino', 'English', 'Mandarin'],
    jobs: [
      'Live-in Caregiver | Chan household | Hong Kong | 2019-11 | now',
      'Caregiver | Mei Ho Nursing Home | Taichung | 2015-03 | 2018-10',
      'Barangay Health Worker | Barangay Sabang Health Center | Lipa City | 2012-07 | 2015-01',
    ],
    page: `
APPLICANT PROFILE \tRef. GB-CARE-2291
|| 5 12
| Name | DELA CRUZ, Maria Theresa S.
| Civil status | Married, 2 children
| Age / height / weight | 37 / 157 cm / 54 kg
| Home address | Purok 4, Sabang, Lipa City, Batangas
| Contact no. | +63 917 555 0104 (WhatsApp, Viber)
| E-mail | mtheresa.delacruz@batangasmail.example
| Passport | valid until 2031
| Spouse | Rodel M. Dela Cruz, tricycle driver
^ EMPLOYMENT RECORD (latest first)
|| 5 12
| Position | Live-in Caregiver
| Employer | Chan household, Hong Kong
| Inclusive dates | November 2019 to present
| Duties | Grandmother 91 y/o with Parkinson’s, PEG feeding, transfer with hoist, cooking
| Position | Caregiver
| Employer | Mei Ho Nursing Home, Taichung, Taiwan
| Inclusive dates | March 2015 to October 2018
| Duties | 12 residents per shift, suction, turning every two hours
| Position | Barangay Health Worker
| Employer | Barangay Sabang Health Center, Lipa City
| Inclusive dates | July 2012 to January 2015
^ EDUCATION AND TRAINING
|| 5 12
| 2011 | Caregiving NC II, TESDA Batangas
| 2006 – 2010 | BS Nursing (undergraduate, 3rd year), University of Batangas
^ LANGUAGES SPOKEN
Filipino, English, Mandarin (basic)
^ I certify that all of this is true.
`,
  }),
  cv('03-en-gb-reach-truck', 'doc', 'en', 'GB', {
    names: ['Mohammed Imran Siddiqui'],
    email: 'imran.siddiqui84@lutonpost.example',
    phone: '07700 900137',
    city: 'Luton',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'Reach Truck Driver | GXO Logistics | Dunstable | 2024-02 | now',
      'FLT Driver (Agency) | Pertemps | | 2022-11 | 2024-01',
      'Warehouse Team Leader | B&M Distribution Centre | Bedford | 2019-06 | 2022-10',
      'Warehouse Operative | Amazon LTN4 | Dunstable | 2014-08 | 2019-05',
    ],
    page: `
**Mohammed Imran Siddiqui**
118 Biscot Road, Luton, LU3 1AX
Tel: 07700 900137
imran.siddiqui84@lutonpost.example

PROFILE
Hard working, on time, good with the scanner and good with people. Reach and counterbalance both refreshed June 2026. Can do 4 on 4 off, days or nights but not both in one week please.

LICENCES
Reach (D1) RTITB, Counterbalance (B1) RTITB, PPT, full UK driving licence cat B, no points

WORK HISTORY
GXO Logistics, Dunstable - Reach Truck Driver - February 2024 to present
Putaway to 11.5 metres, VNA cover when somebody is off, cycle counts on Red Prairie, 28 pallets an hour target and I do 31.

Pertemps - FLT Driver (Agency) - November 2022 to January 2024
Placed at Whitbread, Sainsbury's Stoke Orchard and DHL Milton Keynes.

B&M Distribution Centre, Bedford - Warehouse Team Leader - June 2019 to October 2022
14 pickers. Briefs, returns to work, KPI board.

Amazon LTN4, Dunstable - Warehouse Operative - August 2014 to May 2019

EDUCATION
Challney High School, Luton. 6 GCSEs.
Level 2 Warehousing and Storage, Barnfield College, 2013

LANGUAGES
English, Urdu, Punjabi

References on request
`,
  }),
  cv('04-en-us-data-engineer', 'pdf', 'en', 'US', {
    names: ['Thaddeus J. Kowalczyk', 'Thaddeus Kowalczyk'],
    email: 'tj.kowalczyk@lakefrontmail.example',
    phone: '312-555-0174',
    city: 'Oak Park',
    languages: ['Polish'],
    aside: [4],
    jobs: [
      'Staff Data Engineer | Grainger | Chicago | 2023-07 | now',
      'Senior Data Engineer | Grainger | Chicago | 2020-03 | 2023-07',
      'Data Engineer | Morningstar | Chicago | 2016-06 | 2020-02',
      'BI Developer | Zurich North America | Schaumburg | 2014-07 | 2016-05',
      'Summer Intern | Argonne National Laboratory | Lemont | 2013-06 | 2013-08',
    ],
    page: `
> **THADDEUS J. KOWALCZYK, PMP**
> Oak Park, IL | 312-555-0174 | tj.kowalczyk@lakefrontmail.example | github.com/tjk-sample
# EXPERIENCE
**Grainger**, Chicago, IL
__Staff Data Engineer__ \tJul 2023 – Present
* Own the product-catalog lakehouse on Databricks: 41 sources, 6 TB/day, 99.95% on time
* Cut warehouse spend by $1.1M/yr by moving cold tables to Iceberg
__Senior Data Engineer__ \tMar 2020 – Jul 2023
* Replaced 300 Informatica jobs with dbt + Airflow; led four engineers
**Morningstar**, Chicago, IL
__Data Engineer__ \tJun 2016 – Feb 2020
* Spark pipelines for fund holdings; on-call rotation every fifth week
**Zurich North America**, Schaumburg, IL
__BI Developer__ \tJul 2014 – May 2016
* SSIS, SSRS, Tableau for claims
**Argonne National Laboratory**, Lemont, IL
__Summer Intern__ \tJun 2013 – Aug 2013
# EDUCATION
**University of Illinois Urbana-Champaign** \tMay 2014
B.S. Computer Science, minor in Slavic Studies. GPA 3.6
# SKILLS
**Languages:** Python, Scala, SQL, a little Rust
**Platforms:** Databricks, Snowflake, AWS, Kafka
**Spoken:** Polish (at home)
`,
  }),
  ...BY_HAND_FORTY_SIXTH_OTHERS,
];
