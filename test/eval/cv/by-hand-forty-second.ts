import { BY_HAND_FORTY_SECOND_OTHERS } from './by-hand-forty-second-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second');

/** Twelve that are open: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_SECOND: Sheet[] = [
  cv('01-en-za-bookkeeper', 'doc', 'en', 'ZA', {
    names: ['Thandeka Precious Mkhize', 'Thandeka Mkhize'],
    email: 'thandeka.mkhize84@umgenimail.example',
    phone: '082 555 0147',
    city: 'Pietermaritzburg',
    languages: ['isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Bookkeeper to Trial Balance | Midlands Agri Supplies | Howick | 2018-03 | now',
      'Senior Creditors Clerk | Capital Motors | Pietermaritzburg | 2013-02 | 2018-02',
      'Creditors Clerk | Capital Motors | Pietermaritzburg | 2009-07 | 2013-01',
      'Receptionist | Dr N. Naidoo & Partners | Pietermaritzburg | 2006-01 | 2009-06',
    ],
    page: `
> **CURRICULUM VITAE OF THANDEKA PRECIOUS MKHIZE**
# PERSONAL PARTICULARS
|| 6 11
| Surname | Mkhize
| First names | Thandeka Precious
| Date of birth | 19 August 1984
| Nationality | South African
| Residential address | 27 Oribi Road, Scottsville, Pietermaritzburg, 3201
| Cell | 082 555 0147
| E-mail | thandeka.mkhize84@umgenimail.example
| Languages | isiZulu, English, Afrikaans (read only)
| Driver’s licence | Code EB, own car
| Health | Excellent
# EDUCATION
Matric: Sobantu Secondary School, 2002
National Certificate: Bookkeeping (NQF 3), ICB, 2012
Currently studying: National Diploma: Financial Accounting, ICB, two papers outstanding
# EMPLOYMENT HISTORY
Company: Midlands Agri Supplies, Howick
Position: Bookkeeper to Trial Balance
Period: March 2018 to date
Duties:
* Cash book, debtors and creditors of three branches
* VAT 201, EMP 201 and EMP 501 on eFiling
* Wages for 44 people on Sage Pastel Payroll
Reason for leaving: looking for growth
^ Company: Capital Motors, Pietermaritzburg
Position: Senior Creditors Clerk
Period: February 2013 to February 2018
Duties:
* 180 supplier accounts, parts and workshop
* Trained two learners
^ Company: Capital Motors, Pietermaritzburg
Position: Creditors Clerk
Period: July 2009 to January 2013
Duties:
* Matching GRNs and invoices, filing, petty cash
^ Company: Dr N. Naidoo & Partners, Pietermaritzburg
Position: Receptionist
Period: January 2006 to June 2009
Reason for leaving: better prospects
# REFERENCES
Mrs L. Hattingh, Financial Manager, Midlands Agri Supplies: 033 555 0102
Mr S. Govender, Capital Motors: 033 555 0119
`,
  }),
  cv('02-en-ca-superintendent', 'docx', 'en', 'CA', {
    names: ['Dwayne R. MacIsaac', 'Dwayne MacIsaac'],
    email: 'dmacisaac@bowrivermail.example',
    phone: '403-555-0168',
    city: 'Airdrie',
    headline: 'Site Superintendent, ICI and multi-family',
    languages: [],
    jobs: [
      'Site Superintendent | PCL Construction | Calgary | 2019-04 | now',
      'Assistant Superintendent | PCL Construction | Calgary | 2016-01 | 2019-03',
      'Carpenter Foreman | Ledcor | Fort McMurray | 2010-05 | 2015-11',
      'Journeyman Carpenter | Bird Construction | Halifax | 2005 | 2010',
    ],
    page: `
! Dwayne R. MacIsaac, GSC
**Site Superintendent, ICI and multi-family**
Airdrie, AB T4B | 403-555-0168 | dmacisaac@bowrivermail.example
^ Red Seal carpenter from Cape Breton, twenty-one years in the trade and ten of them running the site. I plan in the trailer and check on the deck. No fatalities, no lost-time injury since 2017.
## EXPERIENCE
**PCL Construction – Calgary, AB**
**Site Superintendent** / April 2019 – present
* Foothills parkade, $61M, 14 months, handed over three weeks early
* Six-storey wood frame in Seton, 188 doors, up to 90 trades on site
* Runs look-ahead meetings; Procore, Touchplan, Bluebeam
**Assistant Superintendent** / January 2016 – March 2019
* East Village tower: hoist, crane, deliveries in a one-lane street
**Ledcor – Fort McMurray, AB**
**Carpenter Foreman** / May 2010 – November 2015
* Camp rotations 14/7, crew of 12 to 26
* Layoff with the oil price
**Bird Construction – Halifax, NS**
**Journeyman Carpenter** / 2005 – 2010
## TICKETS
Gold Seal Certified (2021), NCSO, First Aid Level C, fall protection, ECS
## TRAINING
Carpenter, Red Seal, Nova Scotia Community College, Port Hawkesbury, 2005
## AWAY FROM WORK
Assistant coach, U13 hockey. Plays the fiddle badly.
`,
  }),
  cv('03-en-sg-finance', 'pdf', 'en', 'SG', {
    names: ['Michelle Tan Wei Ling', 'Tan Wei Ling Michelle', 'Tan Wei Ling', 'Michelle Tan'],
    email: 'michelletanwl@merlion.example',
    phone: '+65 8555 0126',
    city: 'Singapore',
    headline: 'Regional Finance Manager',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Regional Finance Manager | Beiersdorf Singapore | | 2021-09 | now',
      'Finance Manager | Fonterra Brands | | 2017-02 | 2021-08',
      'Assistant Finance Manager | Fonterra Brands | | 2014-06 | 2017-01',
      'Audit Senior | Ernst & Young LLP | | 2010-08 | 2014-05',
    ],
    page: `
[[ 6 11
PIC photo | portrait
^ **PERSONAL**
+65 8555 0126
michelletanwl@merlion.example
Blk 214 Serangoon Ave 4
Singapore 550214
Singapore Citizen
Notice: 2 months
^ **QUALIFICATIONS**
Chartered Accountant (Singapore)
BAcc (2nd Upper), Nanyang Technological University, 2010
Victoria Junior College, A Levels, 2006
^ **SYSTEMS**
SAP S/4HANA
Anaplan
Power BI
^ **LANGUAGES**
English
Mandarin
Hokkien (spoken)
---
! Michelle Tan Wei Ling
**Regional Finance Manager**
Controllership and FP&A for consumer brands in six ASEAN markets. Known for plain reports and closing on working day four.
^ **WORK EXPERIENCE**
**Beiersdorf Singapore**
Regional Finance Manager | Sep 2021 – Present
* Team of 5 in Singapore and Kuala Lumpur
* Budget, forecast and transfer pricing file
* Moved three entities to one shared service centre
**Fonterra Brands**
Finance Manager | Feb 2017 – Aug 2021
* Trade spend review, SGD 3.4m released
Assistant Finance Manager | Jun 2014 – Jan 2017
* Month end, GST returns, statutory audit
**Ernst & Young LLP**
Audit Senior | Aug 2010 – May 2014
* Shipping and consumer clients, two secondments to Jakarta
^ **OTHERS**
Current drawn and expected salary on request
Treasurer of the condo committee, trail runner
]]
`,
  }),
  cv('04-en-nz-teacher', 'docx', 'en', 'NZ', {
    names: ['Mereana Te Whata', 'Mereana (Mere) Te Whata', 'Mere Te Whata'],
    email: 'mere.tewhata@kowhaipost.example',
    phone: '021 555 0193',
    city: 'Whangārei',
    headline: 'Primary school teacher, provisionally certificated',
    languages: ['English', 'te reo Māori'],
    aside: [1],
    jobs: [
      'Kaiako, Years 3 and 4 | Hikurangi School | | 2026-01 | now',
      'Student Teacher | Tikipunga Primary | | 2025-05 | 2025-10',
      'Teacher Aide | Onerahi Primary School | | 2020-02 | 2022-12',
      'Café Assistant | Columbus Coffee | | 2017-11 | 2020-01',
    ],
    page: `
# Primary school teacher, provisionally certificated
! Mereana (Mere) Te Whata
14 Puriri Crescent, Kamo, Whangārei 0112
021 555 0193  //  mere.tewhata@kowhaipost.example
^ Kia ora. I came to teaching late, after three years as a teacher aide, and I am finishing my first year with a class of my own. I am after a permanent job in Northland for 2027, full time.
# Teaching
|| 4 13
| Jan 2026 – now | **Kaiako, Years 3 and 4**, Hikurangi School\\Fixed term until December. 24 tamariki, structured literacy, pod of three classes
| May – Oct 2025 | **Student Teacher**, Tikipunga Primary\\Final practicum, seven weeks of full control
| Feb 2020 – Dec 2022 | **Teacher Aide**, Onerahi Primary School\\One-to-one with two ākonga with high needs
# Other work
|| 4 13
| Nov 2017 – Jan 2020 | **Café Assistant**, Columbus Coffee, Whangārei
# Qualifications
|| 4 13
| 2023 – 2025 | Bachelor of Education (Teaching), University of Auckland, Tai Tokerau campus
| 2016 | NCEA Level 3, Kamo High School
# Reo
English, te reo Māori (conversational, still learning)
# Referees
Tumuaki of Hikurangi School and my associate teacher; numbers when we talk
`,
  }),
  ...BY_HAND_FORTY_SECOND_OTHERS,
];
