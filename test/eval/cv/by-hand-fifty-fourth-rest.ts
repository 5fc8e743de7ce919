import { BY_HAND_FIFTY_FOURTH_REST_ENGLISH } from './by-hand-fifty-fourth-rest-english.ts';
import { BY_HAND_FIFTY_FOURTH_REST_FRENCH } from './by-hand-fifty-fourth-rest-french.ts';
import { BY_HAND_FIFTY_FOURTH_REST_GERMAN } from './by-hand-fifty-fourth-rest-german.ts';
import { BY_HAND_FIFTY_FOURTH_REST_SPANISH } from './by-hand-fifty-fourth-rest-spanish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-fourth');

/** Thirty-six that are closed: seven in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FIFTY_FOURTH_REST: Sheet[] = [
  cv('01-en-gb-care', 'pdf', 'en', 'GB', {
    names: ['Blessing Oluwaseun Adeyemi', 'Blessing Adeyemi'],
    email: 'blessing.adeyemi@merseypost.example',
    phone: '07700 900214',
    city: 'Birkenhead',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Senior Care Assistant | Rosebank Lodge | Wallasey | 2023-02 | now',
      'Care Assistant | HC-One | Liverpool | 2021-06 | 2023-01',
      'Home Support Worker | Brightway Home Care | Liverpool | 2020-03 | 2021-05',
      'Customer Service Officer | First Bank of Nigeria | Ibadan | 2014-09 | 2019-10',
    ],
    page: `
! Blessing Oluwaseun Adeyemi
44 Grange Mount, Birkenhead CH41 2XX
Tel: 07700 900214    Email: blessing.adeyemi@merseypost.example
# Personal profile
A patient and reliable senior carer with six years in residential and home care in the North West. I have the NVQ Level 3 and give medication. I have settled status pending and do not need sponsorship as my husband is the visa holder.
# Work history
**Senior Care Assistant, Rosebank Lodge, Wallasey**
February 2023 – present
* Lead a shift of five carers on a 28 bed dementia unit
* Medication rounds, care plans on PCS, handover to district nurses
* Moving and handling buddy for new starters
**Care Assistant, HC-One, Liverpool**
June 2021 – January 2023
* Personal care, meals, activities, end of life care
**Home Support Worker, Brightway Home Care, Liverpool**
March 2020 – May 2021
* Up to 14 calls a day on foot and by bus, all through lockdown
**Customer Service Officer, First Bank of Nigeria, Ibadan**
September 2014 – October 2019
# Qualifications
NVQ Level 3 Health and Social Care, City of Liverpool College, 2022
Care Certificate, 2020
HND Business Administration, The Polytechnic Ibadan, 2013
# Languages
English (fluent), Yoruba (mother tongue)
# References
Available from Rosebank Lodge on request
`,
  }),
  cv('02-en-us-warehouse', 'docx', 'en', 'US', {
    names: ['Marisol Quintanilla'],
    email: 'mquintanilla82@llanomail.example',
    phone: '(915) 555-0147',
    city: 'El Paso',
    headline: 'Warehouse Lead / Certified Forklift Operator',
    languages: ['English', 'Spanish'],
    jobs: [
      'Warehouse Lead, 2nd Shift | FedEx Ground | El Paso | 2021-08 | now',
      'Reach Truck Operator | Sun City Cold Storage | El Paso | 2017-05 | 2021-07',
      'Picker/Packer | Amazon | San Marcos | 2016-09 | 2017-04',
    ],
    page: `
# Marisol Quintanilla
Warehouse Lead / Certified Forklift Operator
El Paso, TX 79936
mquintanilla82@llanomail.example
(915) 555-0147
## Work Experience
**Warehouse Lead, 2nd Shift**
FedEx Ground - El Paso, TX
August 2021 to Present
* Run unload with 22 package handlers, 11,000 packages a night
* Zero lost-time accidents since January 2024
* Train new hires on scanners and load quality
**Reach Truck Operator**
Sun City Cold Storage - El Paso, TX
May 2017 to July 2021
* -10F freezer, double deep racking, cycle counts
**Picker/Packer**
Amazon - San Marcos, TX
September 2016 to April 2017
## Education
High School Diploma
Del Valle High School - El Paso, TX
2001
## Skills
* Forklift - sit down, stand up, reach, clamp (9 years)
* RF scanner (10+ years)
* WMS: Manhattan, Körber
* Bilingual English / Spanish
## Certifications and Licenses
**OSHA 10**
**Powered Industrial Truck Operator**
Exp. March 2028
`,
  }),
  cv('03-en-au-educator', 'doc', 'en', 'AU', {
    names: ['Tran Thi Hong Nhung', 'Rosie Tran', 'Tran Thi Hong Nhung (Rosie Tran)'],
    email: 'rosie.tran@yarramail.example',
    phone: '0491 570 158',
    city: 'Sunshine West',
    languages: ['Vietnamese', 'English'],
    jobs: [
      'Room Leader, Toddlers | Goodstart Early Learning | Caroline Springs | 2022-01 | now',
      'Early Childhood Educator | Little Banksia Childcare | Deer Park | 2018-07 | 2021-12',
      'Placement student | Sunshine Kindergarten | Sunshine | 2018-02 | 2018-05',
    ],
    aside: [2],
    page: `
> **Tran Thi Hong Nhung (Rosie Tran)**
> 3/17 Fairbairn Rd, Sunshine West VIC 3020
> Mobile 0491 570 158
> rosie.tran@yarramail.example
^ **CAREER OBJECTIVE**
To find a room leader role closer to home, three or four days a week, in a centre that puts outdoor play first.
^ **QUALIFICATIONS**
Diploma of Early Childhood Education and Care, Victoria University Polytechnic, 2021
Certificate III in Early Childhood Education and Care, Victoria University Polytechnic, 2018
First Aid HLTAID012, current. Working with Children Check, current to 2029.
^ **EMPLOYMENT**
Room Leader, Toddlers
Goodstart Early Learning, Caroline Springs
Jan 2022 - Current
- lead three educators and 15 children aged 18 months to 3
- documentation on Storypark, weekly program, parent evenings
- part of the team for the Exceeding rating in 2024
Early Childhood Educator
Little Banksia Childcare, Deer Park
Jul 2018 - Dec 2021
- babies' room, bottle and sleep routines, nappy change
Placement student
Sunshine Kindergarten, Sunshine
Feb 2018 - May 2018
^ **LANGUAGES**
Vietnamese, English
^ **REFEREES**
Karen Doyle, Centre Director, Goodstart Caroline Springs, 03 5550 0133
`,
  }),
  cv('04-en-ie-dairy', 'pdf', 'en', 'IE', {
    names: ['Fergal Cosgrave'],
    email: 'fcosgrave@munstermail.example',
    phone: '020 913 0882',
    city: 'Mitchelstown',
    headline: 'Dairy Farm Manager',
    languages: [],
    jobs: [
      'Farm Manager | Ballyderown Dairies | Fermoy | 2019 | now',
      'Assistant Herd Manager | Van der Meulen Farms | Ashburton, New Zealand | 2016 | 2018',
      'Farm Assistant | Teagasc Moorepark | Fermoy | 2013 | 2016',
    ],
    page: `
! Fergal Cosgrave
**Dairy Farm Manager**
Kilglass, Mitchelstown, Co. Cork
020 913 0882 | fcosgrave@munstermail.example
# About me
32, farm reared, married with one small girl. I run 310 spring calvers on grass with one full time man and students from Clonakilty. I want a share or a profit split in the next job and I don't mind moving for it, within Munster.
# Jobs
|| 4 13
| 2019 to date | **Farm Manager**, Ballyderown Dairies, Fermoy\\310 cows, 40 unit herringbone, 508 kg MS per cow in 2025\\Grass measuring every week, budget and cash flow with the accountant, bulk tank SCC under 130
| 2016 to 2018 | **Assistant Herd Manager**, Van der Meulen Farms, Ashburton, New Zealand\\1,100 cows on a rotary, second in charge at calving
| 2013 to 2016 | **Farm Assistant**, Teagasc Moorepark, Fermoy\\Trial herds, weighing, sampling, milking
# Education
Level 7 Professional Diploma in Dairy Farm Management, Teagasc / UCD, 2016
Green Cert, Clonakilty Agricultural College, 2013
Leaving Cert, CBS Mitchelstown, 2011
# Other
Full licence B, BE, W. AI course done. Play full back for Ballygiblin junior Bs
`,
  }),
  cv('05-en-ca-hygienist', 'docx', 'en', 'CA', {
    names: ['Harpreet Kaur Dhaliwal', 'Harpreet Dhaliwal'],
    email: 'harpreet.rdh@fraserpost.example',
    phone: '604-555-0163',
    city: 'Surrey',
    headline: 'Registered Dental Hygienist',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Dental Hygienist | Guildford Smiles Dental Centre | Surrey | 2020-09 | now',
      'Dental Hygienist (part-time) | Cedar Hills Family Dentistry | Delta | 2019-06 | 2021-03',
      'Certified Dental Assistant | Dr. R. Pannu Inc. | Abbotsford | 2014-01 | 2017-08',
    ],
    page: `
[[ 5.5 11.5
**CONTACT**
604-555-0163
harpreet.rdh@fraserpost.example
Surrey, BC
^ **LICENCES**
BCCOHP registration, full
Local anaesthesia certified
CPR-C, 2026
^ **SOFTWARE**
Dentrix
Cleardent
Tracker
^ **LANGUAGES**
English
Punjabi
Hindi
---
! Harpreet Kaur Dhaliwal
Registered Dental Hygienist
^ **EXPERIENCE**
**Dental Hygienist**
Guildford Smiles Dental Centre, Surrey, BC
September 2020 – Present
* Full mouth debridement, perio maintenance, 8 patients a day
* Brought in a recall script that cut no-shows by a third
**Dental Hygienist (part-time)**
Cedar Hills Family Dentistry, Delta, BC
June 2019 – March 2021
* Evenings and Saturdays, mostly children and seniors
**Certified Dental Assistant**
Dr. R. Pannu Inc., Abbotsford, BC
January 2014 – August 2017
^ **EDUCATION**
Diploma in Dental Hygiene, Vancouver Community College, 2019
Certified Dental Assisting, University of the Fraser Valley, 2013
]]
`,
  }),
  cv('06-en-gb-conveyancer-letter', 'doc', 'en', 'GB', {
    names: ['Imogen Fairhurst', 'Imogen R. Fairhurst'],
    email: 'imogen.fairhurst@ribblemail.example',
    phone: '07700 900377',
    city: 'Preston',
    languages: [],
    jobs: [
      'Residential Conveyancing Executive | Harrowgate Pryce LLP | Preston | 2021-04 | now',
      'Conveyancing Assistant | Countrywide Conveyancing Services | Manchester | 2018-10 | 2021-03',
      'Legal Secretary | Tunnicliffe & Sons Solicitors | Chorley | 2015-07 | 2018-09',
    ],
    page: `
Imogen R. Fairhurst
16 Moor Park Avenue
Preston
PR1 6XX
07700 900377
imogen.fairhurst@ribblemail.example
^ 9 November 2026
^ Mrs Joanne Sykes
Pennine Legal Recruitment
Halifax
^ Dear Mrs Sykes
Thank you for your call on Thursday. As promised I enclose my CV for the fee earner post in Lancaster. I am on one month's notice and would be glad to hear more about the hybrid days and the size of the caseload before you send it over to them.
Yours sincerely
^ Imogen Fairhurst
^ 
> **CURRICULUM VITAE**
**Employment**
Apr 2021 – present\tHarrowgate Pryce LLP, Preston
\tResidential Conveyancing Executive
\tOwn caseload of 70 freehold and leasehold files, Help to Buy redemptions, lender panel work
Oct 2018 – Mar 2021\tCountrywide Conveyancing Services, Manchester
\tConveyancing Assistant
\tPost completion, SDLT and Land Registry AP1s, requisitions
Jul 2015 – Sep 2018\tTunnicliffe & Sons Solicitors, Chorley
\tLegal Secretary
\tAudio typing for two partners (conveyancing and probate), front desk cover
**Education and training**
CLC Level 6 Diploma in Conveyancing Law and Practice, 2023
CILEX Level 3, Preston College, 2017
A levels: English B, Law B, Sociology C, Runshaw College, 2015
**Systems**
Proclaim, Leap, Osprey, Land Registry portal
**Interests**
Bell ringing, fell walking, my greyhound
`,
  }),
  cv('07-en-za-safety', 'pdf', 'en', 'ZA', {
    names: ['Nomvula Precious Khumalo', 'Nomvula Khumalo'],
    email: 'nomvula.khumalo@vaalpost.example',
    phone: '072 555 0139',
    city: 'Vanderbijlpark',
    languages: ['isiZulu', 'English', 'Sesotho', 'Afrikaans'],
    jobs: [
      'SHEQ Officer | Murray & Dickson Construction | Sasolburg | 2022-03 | now',
      'Safety Officer | ArcelorMittal South Africa | Vanderbijlpark | 2018-06 | 2022-02',
      'Safety Representative / Site Clerk | Thabong Civils | Welkom | 2016-01 | 2018-05',
      'SHE Intern | Sasol | Secunda | 2015-01 | 2015-12',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE OF NOMVULA PRECIOUS KHUMALO**
# PERSONAL DETAILS
|| 6 11
| Surname | Khumalo
| First names | Nomvula Precious
| Date of birth | 14 August 1992
| Nationality | South African
| Gender | Female
| Home languages | isiZulu, English, Sesotho, Afrikaans
| Driver’s licence | Code EB (10), own car
| Residential address | 22 Curie Boulevard, SW5, Vanderbijlpark, 1911
| Contact number | 072 555 0139
| Email | nomvula.khumalo@vaalpost.example
| Criminal record | None
# QUALIFICATIONS
National Diploma: Safety Management, UNISA, 2014
SAMTRAC, NOSA, 2016
Matric, Sebokeng Technical High School, 2010
Registered with SACPCMP as Construction Health and Safety Officer
# WORK EXPERIENCE
|| 5 12
| Company | Murray & Dickson Construction, Sasolburg
| Position | SHEQ Officer
| Period | March 2022 – to date
| Duties | Site inspections, toolbox talks, HIRA, incident investigation, audits for ISO 45001
| Company | ArcelorMittal South Africa, Vanderbijlpark
| Position | Safety Officer
| Period | June 2018 – February 2022
| Duties | Contractor files, permits, shutdown safety, hot work
| Reason for leaving | Contract ended
| Company | Thabong Civils, Welkom
| Position | Safety Representative / Site Clerk
| Period | January 2016 – May 2018
| Company | Sasol, Secunda
| Position | SHE Intern
| Period | January 2015 – December 2015
# REFERENCES
Mr P. Botha, Contracts Manager, Murray & Dickson, 016 555 0120
Ms L. Mofokeng, SHE Manager, ArcelorMittal, 016 555 0171
`,
  }),
  ...BY_HAND_FIFTY_FOURTH_REST_ENGLISH,
  ...BY_HAND_FIFTY_FOURTH_REST_GERMAN,
  ...BY_HAND_FIFTY_FOURTH_REST_FRENCH,
  ...BY_HAND_FIFTY_FOURTH_REST_SPANISH,
];
