import { BY_HAND_THIRTY_FIFTH_REST_MORE } from './by-hand-thirty-fifth-rest-more.ts';
import { BY_HAND_THIRTY_FIFTH_REST_NORTH } from './by-hand-thirty-fifth-rest-north.ts';
import { BY_HAND_THIRTY_FIFTH_REST_OTHERS } from './by-hand-thirty-fifth-rest-others.ts';
import { BY_HAND_THIRTY_FIFTH_REST_PORTUGUESE } from './by-hand-thirty-fifth-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth-rest');

/** Thirty that are only ever run: six in English here, the others in four files beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_FIFTH_REST: Sheet[] = [
  cv('01-en-gb-care-coordinator', 'docx', 'en', 'GB', {
    names: ['Temitope Ogunleye'],
    email: 'temi.ogunleye@southmail.example',
    phone: '07700 900633',
    city: 'Croydon',
    headline: 'Care Coordinator',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Care Coordinator | Bluebird Care | | 2021-10 | now',
      'Senior Carer | Hillcrest Lodge | | 2018-04 | 2021-09',
      'Healthcare Assistant | Croydon University Hospital | | 2015-11 | 2018-03',
      'Customer Assistant | Sainsbury’s | | 2013-02 | 2015-10',
    ],
    page: `
! Temitope Ogunleye
Care Coordinator
Croydon, CR0 | 07700 900633 | temi.ogunleye@southmail.example
# Profile
Organised and calm care coordinator with over ten years in health and social care. I know what it is to be on the floor, so I plan rounds that carers can actually do. Looking for a deputy or registered manager role within an hour of Croydon.
# Work experience
## Care Coordinator
Bluebird Care, Croydon
October 2021 – Present
* Rota for 46 carers and 110 customers across Croydon and Sutton
* First assessments, care plans and medication audits
* Out of hours phone one week in four
* Part of the team rated Good by CQC in 2024
## Senior Carer
Hillcrest Lodge, Purley
April 2018 – September 2021
* Shift lead in a 38-bed residential home
* Inducted new starters and observed competencies
## Healthcare Assistant
Croydon University Hospital
November 2015 – March 2018
* Bank and then permanent on an acute elderly ward
## Customer Assistant
Sainsbury’s, Selhurst
February 2013 – October 2015
# Education and training
Level 5 Diploma in Leadership and Management for Adult Care, 2023
NVQ Level 3 Health and Social Care, Croydon College, 2017
BSc Microbiology, University of Ilorin, 2010
# Skills
Access CM Mobizio, Microsoft Office, safeguarding, risk assessment, rota planning
# Languages
English (fluent), Yoruba (native)
# References
Available on request
`,
  }),
  cv('02-en-us-pharmacy-profile', 'pdf', 'en', 'US', {
    names: ['Thuy-Tien Pham', 'Thuy Tien Pham', 'Tien Pham'],
    email: 'tienpham.cpht@valleymail.example',
    city: 'San Jose',
    headline: 'Lead Pharmacy Technician at Kaiser Permanente',
    languages: ['Vietnamese', 'English'],
    jobs: [
      'Lead Pharmacy Technician | Kaiser Permanente | | 2022-01 | now',
      'Pharmacy Technician II | Kaiser Permanente | | 2018-06 | 2021-12',
      'Pharmacy Technician | Walgreens | | 2014-09 | 2018-05',
      'Receptionist | Lotus Nails & Spa | | 2012-05 | 2014-08',
    ],
    page: `
[[ 5 12
**Contact**
tienpham.cpht@valleymail.example
www.linkedin.com/in/tienpham-example (LinkedIn)
^ **Top Skills**
Medication Reconciliation
Inventory Control
Team Leadership
^ **Languages**
Vietnamese (Native or Bilingual)
English (Full Professional)
^ **Certifications**
Certified Pharmacy Technician (CPhT)
Sterile Compounding
---
! Thuy-Tien Pham
Lead Pharmacy Technician at Kaiser Permanente
San Jose, California, United States
^ **Summary**
Pharmacy technician with experience in retail, outpatient and infusion. I like a tidy shelf and a patient who leaves knowing what the pill is for.
^ **Experience**
^ **Kaiser Permanente**
8 years 6 months
Lead Pharmacy Technician
January 2022 - Present (4 years 11 months)
San Jose, California, United States
Lead for 14 technicians in outpatient pharmacy. Scheduling, training, 340B inventory.
Pharmacy Technician II
June 2018 - December 2021 (3 years 7 months)
Santa Clara, California, United States
^ **Walgreens**
Pharmacy Technician
September 2014 - May 2018 (3 years 9 months)
Milpitas, California
Insurance rejections, drive-through, vaccination days
^ **Lotus Nails & Spa**
Receptionist
May 2012 - August 2014 (2 years 4 months)
San Jose
^ **Education**
**Mission College**
Certificate, Pharmacy Technology · (2013 - 2014)
**Evergreen Valley College**
Associate of Science, Biology · (2010 - 2013)
~ Page 1 of 1
]]
`,
  }),
  cv('03-en-au-transport', 'doc', 'en', 'AU', {
    names: ['Rajwinder Kaur Dhaliwal', 'Rajwinder Dhaliwal'],
    email: 'rajdhaliwal.mel@westernpost.example',
    phone: '0491 570 156',
    city: 'Truganina',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Transport Allocator | Linfox | | 2023-02 | now',
      'MC Driver | Toll Group | | 2019-07 | 2023-01',
      'HR Delivery Driver | Laverton Building Supplies | | 2016-10 | 2019-06',
      'Warehouse Assistant | Woolworths Distribution Centre | | 2014-03 | 2016-09',
    ],
    page: `
> **RAJWINDER KAUR DHALIWAL**
> 14 Everton Road, Truganina VIC 3029
> Mobile: 0491 570 156    Email: rajdhaliwal.mel@westernpost.example
^ **CAREER OBJECTIVE**
To move fully into the office side of transport after years behind the wheel, in a company that treats drivers properly.
^ **KEY SKILLS**
* MC licence, clean record, 7 years linehaul and local
* Fatigue management (Basic and Advanced), load restraint, CoR
* MyTrucking, Telematics, Excel
* Rostering up to 35 drivers
^ **EMPLOYMENT HISTORY**
**Transport Allocator**\tFeb 2023 – Current
Linfox, Derrimut
Allocate day and afternoon runs for a national retailer. Deal with breakdowns, late trucks and angry store managers.
^ **MC Driver**\tJul 2019 – Jan 2023
Toll Group, Altona North
B-double, Melbourne to Sydney and Adelaide, changeover at Tarcutta.
^ **HR Delivery Driver**\tOct 2016 – Jun 2019
Laverton Building Supplies, Laverton North
Crane truck, plasterboard and timber to building sites.
^ **Warehouse Assistant**\tMar 2014 – Sep 2016
Woolworths Distribution Centre, Hume
Voice picking and forklift.
^ **EDUCATION**
Certificate IV in Supply Chain Operations, Victoria University Polytechnic, 2022
Bachelor of Arts, Punjabi University, Patiala, 2012
^ **LICENCES**
MC, LF forklift, White Card, Dangerous Goods (DG) driver licence
^ **LANGUAGES**
English, Punjabi, Hindi
^ **REFEREES**
Mr Dean Papadakis, Operations Manager, Toll Group – 0491 570 313
`,
  }),
  cv('04-en-sg-facilities', 'pdf', 'en', 'SG', {
    names: ['Muhammad Hafiz bin Ismail', 'Muhammad Hafiz Ismail', 'Hafiz Ismail'],
    email: 'hafiz.ismail87@lionpost.example',
    phone: '+65 8555 0192',
    city: 'Singapore',
    languages: ['English', 'Malay'],
    jobs: [
      'Senior Facilities Technician | CBRE | | 2020-08 | now',
      'M&E Technician | Certis | | 2016-01 | 2020-07',
      'Aircon Technician | Gain City Engineering | | 2012-06 | 2015-12',
      'Production Operator | Seagate | | 2009-03 | 2010-04',
    ],
    page: `
# RESUME
**PERSONAL PARTICULARS**
|| 5 12
| Name | Muhammad Hafiz bin Ismail
| Address | Blk 418 Tampines Street 41, Singapore 520418
| Mobile | +65 8555 0192
| Email | hafiz.ismail87@lionpost.example
| Nationality | Singaporean
| Age | 39
| Language spoken | English, Malay
| Notice period | 1 month
| Expected salary | Negotiable
^ **WORKING EXPERIENCE**
|| 5 12
| Aug 2020 to Present | **CBRE (client: bank data centre, Tai Seng)**\\Senior Facilities Technician\\- Monitor BMS, chillers, gensets and UPS on 12 hr shift\\- Supervise 4 technicians and term contractors\\- PTW, LOTO, monthly report to client
| Jan 2016 to Jul 2020 | **Certis**\\M&E Technician\\- Preventive maintenance at Changi Business Park, pumps, AHU, fire protection
| Jun 2012 to Dec 2015 | **Gain City Engineering**\\Aircon Technician\\- Install and service VRV systems
| Mar 2009 to Apr 2010 | **Seagate**\\Production Operator
| May 2010 to Apr 2012 | National Service (SCDF)
^ **EDUCATION**
|| 5 12
| 2019 | Specialist Diploma in Facilities Management, BCA Academy
| 2009 | Higher Nitec in Mechatronics Engineering, ITE College East
| 2006 | GCE ‘N’ Level, Springfield Secondary School
^ **CERTIFICATES**
|| 5 12
| BCSS | Building Construction Safety Supervisor, 2021
| CERT | First aid and AED
`,
  }),
  cv('05-en-ae-guest-relations', 'docx', 'en', 'AE', {
    names: ['Jonalyn Dela Cruz Santiago', 'Jonalyn Santiago', 'Jonalyn D. Santiago'],
    email: 'jonalyn.santiago@creekmail.example',
    phone: '+971 50 555 0148',
    city: 'Dubai',
    headline: 'Guest Relations Supervisor',
    languages: ['English', 'Tagalog', 'Arabic'],
    jobs: [
      'Guest Relations Supervisor | Rove Hotels | | 2022-11 | now',
      'Guest Service Agent | JA Resort Jebel Ali | | 2018-05 | 2022-10',
      'Front Desk Officer | Waterfront Cebu City Hotel | | 2015-06 | 2018-03',
      'Call Center Representative | Convergys | | 2013-08 | 2015-05',
    ],
    page: `
PIC Photo | Passport size photo
> **JONALYN DELA CRUZ SANTIAGO**
> Guest Relations Supervisor
> Al Rigga, Deira, Dubai, UAE
> +971 50 555 0148 | jonalyn.santiago@creekmail.example
> Visa status: Employment visa (transferable)
# SUMMARY
Hospitality professional with 11 years of front office experience in UAE and Philippines. Known for good memory of names and for staying pleasant at 4 in the morning.
# PROFESSIONAL EXPERIENCE
**GUEST RELATIONS SUPERVISOR**
**Rove Hotels – Dubai, UAE**
**November 2022 – Present**
* Supervise 8 guest service agents per shift, 420 rooms
* Handle complaints and online reviews, TripAdvisor score raised from 4.1 to 4.6
* Prepare VIP amenities, airport transfers and late check-out
**GUEST SERVICE AGENT**
**JA Resort Jebel Ali – Dubai, UAE**
**May 2018 – October 2022**
* Check in / check out, Opera PMS, cashiering, upselling
**FRONT DESK OFFICER**
**Waterfront Cebu City Hotel – Cebu, Philippines**
**June 2015 – March 2018**
**CALL CENTER REPRESENTATIVE**
**Convergys – Cebu, Philippines**
**August 2013 – May 2015**
# EDUCATION
Bachelor of Science in Hotel and Restaurant Management
University of San Carlos, Cebu City, 2009 – 2013
# SKILLS
Opera PMS, Micros, Knowcross, MS Office, complaint handling
# LANGUAGES
English, Tagalog, Arabic (basic)
# PERSONAL INFORMATION
Date of birth: 17 February 1992
Civil status: Single
Religion: Roman Catholic
`,
  }),
  cv('06-en-ng-civil-engineer', 'pdf', 'en', 'NG', {
    names: ['Chukwuemeka Obiora Nwankwo', 'Chukwuemeka Nwankwo', 'Engr. Chukwuemeka Obiora Nwankwo'],
    email: 'emeka.nwankwo@lagoonmail.example',
    phone: '+234 803 555 0117',
    city: 'Lagos',
    jobs: [
      'Project Manager | Julius Berger Nigeria Plc | | 2020-03 | now',
      'Site Engineer | Dangote Industries | | 2015-07 | 2020-02',
      'Structural Engineer | Okafor & Bello Consultants | | 2012-01 | 2015-06',
      'NYSC Engineer | Kaduna State Ministry of Works | | 2010-11 | 2011-10',
    ],
    aside: [3],
    page: `
> **Engr. Chukwuemeka Obiora Nwankwo, MNSE, R.Eng (COREN), PMP**
> 22 Adeniran Ajao Street, Anthony Village, Lagos
> +234 803 555 0117, emeka.nwankwo@lagoonmail.example
^ **EXECUTIVE SUMMARY**
A seasoned civil engineer with fifteen years’ experience in the design, supervision and delivery of bridges, industrial buildings and jetties. Proven capacity to manage multidisciplinary teams and host communities.
^ **CAREER HISTORY**
**Julius Berger Nigeria Plc** (March 2020 – Date)
**Project Manager**
* Delivered 3.4 km flyover in Apapa ahead of schedule; contract sum ₦21bn
* Lead 9 engineers and 260 artisans
* Interface with Federal Ministry of Works and the LGA
**Dangote Industries** (July 2015 – February 2020)
**Site Engineer**
* Piling, raft foundations and pipe racks at Lekki
* Weekly progress report and quantity verification
**Okafor & Bello Consultants** (January 2012 – June 2015)
**Structural Engineer**
* Design of residential and office blocks to BS 8110 and Eurocode 2
**Kaduna State Ministry of Works** (November 2010 – October 2011)
**NYSC Engineer**
^ **EDUCATION AND QUALIFICATIONS**
MSc Structural Engineering, University of Lagos, 2014
B.Eng Civil Engineering (Second Class Upper), University of Nigeria, Nsukka, 2010
WASSCE, Government College Umuahia, 2004
^ **PROFESSIONAL MEMBERSHIP**
Council for the Regulation of Engineering in Nigeria, 2016
Nigerian Society of Engineers, 2015
Project Management Institute, 2019
^ **SOFTWARE**
AutoCAD Civil 3D, Orion, SAP2000, Primavera P6
^ **HOBBIES**
Reading, travelling, football
^ **REFEREES**
To be supplied on request
`,
  }),
  ...BY_HAND_THIRTY_FIFTH_REST_OTHERS,
  ...BY_HAND_THIRTY_FIFTH_REST_MORE,
  ...BY_HAND_THIRTY_FIFTH_REST_PORTUGUESE,
  ...BY_HAND_THIRTY_FIFTH_REST_NORTH,
];
