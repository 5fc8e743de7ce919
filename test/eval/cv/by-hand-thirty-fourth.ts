import { BY_HAND_THIRTY_FOURTH_MORE } from './by-hand-thirty-fourth-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth');

/** Twelve that are open: English, German, French and Spanish. All people are made up. */
export const BY_HAND_THIRTY_FOURTH: Sheet[] = [
  cv('01-en-gb-warehouse', 'docx', 'en', 'GB', {
    names: ['Craig Whittle'],
    email: 'craigwhittle81@donnymail.example',
    phone: '07700 900655',
    city: 'Doncaster',
    jobs: [
      'Warehouse Shift Manager | Wincanton | | 2020-02 | now',
      'Team Leader | IKEA Distribution | | 2013-06 | 2020-01',
      'Warehouse Operative | Next Distribution | | 2007-09 | 2013-05',
    ],
    page: `
! Craig Whittle
# Contact details
Address: 51 Thorne Road, Doncaster DN2 5BQ
Phone: 07700 900655
Email: craigwhittle81@donnymail.example
# About me
Nineteen years in big sheds. I know the floor because I came off it. Looking for an operations manager job on days.
# Work
**Wincanton, Doncaster iPort – Warehouse Shift Manager**
February 2020 to now
* 85 colleagues on lates, three team leaders
* Pick accuracy 99.7%, lost-time accidents none in two years
**IKEA Distribution, Doncaster – Team Leader**
June 2013 to January 2020
* Goods in, slot planning, agency labour
**Next Distribution, South Elmsall – Warehouse Operative**
September 2007 to May 2013
# Courses
IOSH Managing Safely 2021, ILM Level 3 2016, counterbalance and reach (in date)
# School
Danum School, GCSEs 1997
`,
  }),
  cv('02-en-us-dental-hygienist', 'pdf', 'en', 'US', {
    names: ['Alejandra Fuentes', 'Alejandra M. Fuentes'],
    email: 'ale.fuentes.rdh@rgvmail.example',
    phone: '(956) 555-0172',
    city: 'McAllen',
    headline: 'Registered Dental Hygienist',
    languages: ['Spanish', 'English'],
    jobs: [
      'Dental Hygienist | Palm Valley Dental | | 2019-06 | now',
      'Dental Hygienist | Smile Rio Grande | | 2015-07 | 2019-05',
      'Dental Assistant | Dr. Hector Salinas DDS | | 2011-01 | 2013-06',
    ],
    page: `
! Alejandra M. Fuentes, RDH
Registered Dental Hygienist
McAllen, TX · (956) 555-0172 · ale.fuentes.rdh@rgvmail.example
# Experience
**Dental Hygienist** – Palm Valley Dental, McAllen, TX
June 2019 – Present
* Nine patients a day, perio therapy, laser certified
* Case acceptance for scaling up 20 points
**Dental Hygienist** – Smile Rio Grande, Edinburg, TX
July 2015 – May 2019
* Pediatric and adult, Medicaid
**Dental Assistant** – Dr. Hector Salinas DDS, Pharr, TX
January 2011 – June 2013
# Education
A.A.S. Dental Hygiene, Texas State Technical College, Harlingen, 2015
# Licenses
Texas RDH, local anesthesia permit, CPR/BLS through 2028
# Languages
Spanish, English
`,
  }),
  cv('03-en-au-barista-store', 'doc', 'en', 'AU', {
    names: ['Thanh Nguyen', 'Nguyen Thi Thanh', 'Thanh Thi Nguyen'],
    email: 'thanh.nguyen.syd@cabramail.example',
    phone: '0491 572 549',
    city: 'Cabramatta',
    jobs: [
      'Store Manager | Gloria Jean’s Coffees | | 2022-10 | now',
      'Shift Supervisor | Gloria Jean’s Coffees | | 2019-05 | 2022-09',
      'Sales Assistant | Big W | | 2016-11 | 2019-04',
    ],
    page: `
> **Thanh Nguyen**
> Cabramatta NSW 2166 / 0491 572 549 / thanh.nguyen.syd@cabramail.example
^ **Skills**
* Rostering in Deputy, cost of goods, stocktake
* Hiring and training juniors
* Latte art (state semi-final 2023)
^ **Employment**
|| 12 5
| **Store Manager**, Gloria Jean’s Coffees, Liverpool\\14 staff, $28k weekly sales, mystery shop over 95% | Oct 2022 – Current
| **Shift Supervisor**, Gloria Jean’s Coffees, Liverpool\\Opening, banking, cleaning schedules | May 2019 – Sep 2022
| **Sales Assistant**, Big W, Fairfield | Nov 2016 – Apr 2019
^ **Education**
|| 12 5
| Diploma of Leadership and Management, TAFE NSW | 2021
| HSC, Canley Vale High School | 2016
^ **Referee**
Area manager, details on request
`,
  }),
  cv('04-en-ie-solicitor', 'docx', 'en', 'IE', {
    names: ['Fionn Ó Cuív Daly', 'Fionn O Cuiv Daly'],
    email: 'fionn.daly@dublinbar.example',
    phone: '+353 83 555 0119',
    city: 'Dublin',
    jobs: [
      'Associate Solicitor, Commercial Property | Liffey Quay Solicitors LLP | | 2021-11 | now',
      'Solicitor | Hanratty & Co. | | 2018-10 | 2021-10',
      'Trainee Solicitor | Hanratty & Co. | | 2016-07 | 2018-09',
    ],
    aside: [2],
    page: `
HEAD Fionn Ó Cuív Daly, LL.B., Solicitor
Private and confidential
Dublin 8 | +353 83 555 0119 | fionn.daly@dublinbar.example
# Career summary
Commercial property solicitor, admitted 2018. Landlord and tenant, receivership sales, forward funding.
# Career history
**Associate Solicitor, Commercial Property**
Liffey Quay Solicitors LLP, Dublin 2, November 2021 – present
* Ran the sale of a €48m mixed-use portfolio
* Supervises two trainees
**Solicitor**
Hanratty & Co., Navan, October 2018 – October 2021
**Trainee Solicitor**
Hanratty & Co., Navan, July 2016 – September 2018
# Education
Law Society of Ireland, Professional Practice Courses, 2016 – 2018
Trinity College Dublin, LL.B. (II.1), 2015
# Interests
Chess, hill walking, a very old Saab
`,
  }),
  cv('05-en-in-accounts', 'pdf', 'en', 'IN', {
    names: ['Farhana Shaikh', 'Farhana Iqbal Shaikh'],
    email: 'farhana.shaikh@suratmail.example',
    phone: '+91 90990 55514',
    city: 'Surat',
    headline: 'Accounts Executive',
    languages: ['English', 'Hindi', 'Gujarati'],
    jobs: [
      'Accounts Executive | Laxmi Diamond Tools Pvt. Ltd. | | 2019-07 | now',
      'Junior Accountant | M/s Jariwala Textiles | | 2016-04 | 2019-06',
      'Tally Operator | Patel & Shah Associates | | 2014-06 | 2016-03',
    ],
    page: `
> **RESUME**
! Farhana Iqbal Shaikh
Accounts Executive
Address: B-204, Rander Road, Surat, Gujarat 395005
Mob: +91 90990 55514 | Email: farhana.shaikh@suratmail.example
# Work Experience (12 years)
|| 1 5 5 6
| **Sr.** | **Company** | **Designation** | **Period**
| 1 | Laxmi Diamond Tools Pvt. Ltd. | Accounts Executive | July 2019 – Till date
| 2 | M/s Jariwala Textiles | Junior Accountant | April 2016 – June 2019
| 3 | Patel & Shah Associates | Tally Operator | June 2014 – March 2016
# Job Responsibilities
* GST returns (GSTR-1, 3B), TDS, e-way bills
* Bank reconciliation, debtors follow up, MIS to director
# Academic Details
|| 5 6 3 3
| **Exam** | **Board / University** | **Year** | **Result**
| M.Com. | VNSGU, Surat | 2016 | 58%
| B.Com. | VNSGU, Surat | 2014 | 63%
# Personal
DOB: 02/12/1993, Married. Languages: English, Hindi, Gujarati
`,
  }),
  ...BY_HAND_THIRTY_FOURTH_MORE,
];
