import { BY_HAND_THIRTY_FIRST_MORE_MORE } from './by-hand-thirty-first-more-more.ts';
import { BY_HAND_THIRTY_FIRST_MORE_OTHERS } from './by-hand-thirty-first-more-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-first-more');

/** Twenty-four that were at first only ever run: eight in English here, the others in two files beside it. Written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_FIRST_MORE: Sheet[] = [
  cv('01-en-gb-vet-nurse', 'docx', 'en', 'GB', {
    names: ['Bethan Rhiannon Pugh', 'Bethan Pugh'],
    email: 'bethan.pugh@cambrianmail.example',
    phone: '07700 900274',
    city: 'Brecon',
    headline: 'Registered Veterinary Nurse',
    languages: ['Welsh', 'English'],
    jobs: [
      'Head Veterinary Nurse | Honddu Vets | | 2022-03 | now',
      'Registered Veterinary Nurse | Honddu Vets | | 2018-09 | 2022-02',
      'Registered Veterinary Nurse | Medivet | | 2016-08 | 2018-08',
      'Student Veterinary Nurse | Medivet | | 2014-09 | 2016-07',
      'Kennel Assistant | Usk Valley Boarding Kennels | | 2012-06 | 2014-08',
    ],
    aside: [3],
    page: `
! Bethan Rhiannon Pugh
Registered Veterinary Nurse
3 Ship Street, Brecon LD3 9AF | 07700 900274 | bethan.pugh@cambrianmail.example
# Personal statement
RVN with ten years in mixed practice. I run a calm prep room and a tidy drugs cupboard, and I like teaching. I am looking for a referral hospital within an hour of Brecon, four days a week.
# Employment history
## Head Veterinary Nurse
**Honddu Vets, Brecon**\tMarch 2022 – Present
* Line manager of six nurses and two students
* Controlled drugs register, RCVS practice standards, rota
* Started the Thursday nurse clinics (weight, dental, senior cats)
## Registered Veterinary Nurse
**Honddu Vets, Brecon**\tSeptember 2018 – February 2022
* Anaesthetic monitoring, radiography, lambing season on call
## Registered Veterinary Nurse
**Medivet, Hereford**\tAugust 2016 – August 2018
* Small animal only, 24 hour site, nights one week in four
## Student Veterinary Nurse
**Medivet, Hereford**\tSeptember 2014 – July 2016
## Kennel Assistant
**Usk Valley Boarding Kennels, Crickhowell**\tJune 2012 – August 2014
# Education
## Level 3 Diploma in Veterinary Nursing
Hartpury College, 2014 – 2016
## A levels: Biology, Welsh, Geography
Brecon High School, 2012
# Skills
* Dental charting
* IV catheters and blood sampling
* Robovet, VetIT
* Clinical coach since 2020
# Languages
Welsh (first language), English
# References
Available on request
`,
  }),
  cv('02-en-us-restaurant-profile', 'pdf', 'en', 'US', {
    names: ['Marisol Quintero-Blake'],
    email: 'marisolqb@desertpost.example',
    city: 'Tucson',
    headline: 'General Manager | Full-service restaurants | ServSafe instructor',
    languages: ['Spanish', 'English'],
    jobs: [
      'General Manager | Copper Lantern Grill | | 2021-04 | now',
      'Assistant General Manager | Copper Lantern Grill | | 2019-02 | 2021-04',
      'Shift Supervisor | Starbucks | | 2016-06 | 2019-01',
      'Server | Casa Molina | | 2013-05 | 2016-06',
    ],
    page: `
[[ 6 11
**Contact**
marisolqb@desertpost.example
linkedin.example/in/marisolqb
^ **Top Skills**
Labor cost control
Restaurant openings
Team building
^ **Languages**
Spanish (Native or Bilingual)
English (Full Professional)
^ **Certifications**
ServSafe Instructor
Arizona Title 4 Liquor Law, Management
---
! Marisol Quintero-Blake
General Manager | Full-service restaurants | ServSafe instructor
~ Tucson, Arizona, United States
^ **Summary**
I run busy dining rooms where people stay. 140 seats, 46 staff, $4.1M last year. I promote from the dish pit when I can, because somebody once did that for me.
^ **Experience**
^ **Copper Lantern Grill**
~ 7 years 10 months
General Manager
April 2021 - Present (5 years 8 months)
Tucson, Arizona, United States
Reopened after the pandemic with 11 people and rebuilt the team. Prime cost from 67% to 59%.
^ Assistant General Manager
February 2019 - April 2021 (2 years 3 months)
Tucson, Arizona, United States
^ **Starbucks**
Shift Supervisor
June 2016 - January 2019 (2 years 8 months)
Tucson, Arizona Area
Opened the store on Speedway, trained baristas, cash handling
^ **Casa Molina**
Server
May 2013 - June 2016 (3 years 2 months)
^ **Education**
**Pima Community College**
Associate of Applied Science, Hospitality Management · (2012 - 2015)
**Desert View High School**
]]
`,
  }),
  cv('03-en-ie-quantity-surveyor', 'doc', 'en', 'IE', {
    names: ['Cathal Mac Giolla Bhríde', 'Cathal Mac Giolla Bhride'],
    email: 'cathal.mgb@shannonpost.example',
    phone: '087 555 0143',
    city: 'Ennis',
    languages: ['English', 'Irish'],
    jobs: [
      'Senior Quantity Surveyor | Ballyvara Building Ltd | | 2020-01 | now',
      'Quantity Surveyor | Sisk | | 2015-09 | 2019-12',
      'Assistant Quantity Surveyor | Lend Lease | | 2012-03 | 2015-08',
      'Graduate Estimator | Coastline Civil Pty Ltd | | 2010-10 | 2012-02',
    ],
    page: `
> **CURRICULUM VITAE**
> **CATHAL MAC GIOLLA BHRÍDE**
> __BSc (Hons) Quantity Surveying, MSCSI__
|| 4 13
| **Address:** | Clonroadmore, Ennis, Co. Clare
| **Mobile:** | 087 555 0143
| **Email:** | cathal.mgb@shannonpost.example
| **Licence:** | Full, clean, own jeep
^ **EMPLOYMENT**
|| 4 13
| **Jan 2020 – to date** | **Ballyvara Building Ltd, Limerick**\\**Senior Quantity Surveyor**\\Final accounts on three primary schools (DoE), two nursing homes and the Parteen treatment works. Reports to the contracts director. Mind one junior and one trainee.
| **Sept 2015 – Dec 2019** | **Sisk, Cork**\\**Quantity Surveyor**\\Pharma fit-out, subcontract procurement, monthly CVRs.
| **Mar 2012 – Aug 2015** | **Lend Lease, Sydney**\\**Assistant Quantity Surveyor**\\Barangaroo, façade package.
| **Oct 2010 – Feb 2012** | **Coastline Civil Pty Ltd, Wollongong**\\**Graduate Estimator**\\Take-offs for small roads and drains. Came out for a year, stayed five.
^ **EDUCATION**
|| 4 13
| **2006 – 2010** | BSc (Hons) in Quantity Surveying, Limerick Institute of Technology
| **2006** | Leaving Certificate, Rice College, 440 points
^ **PROFESSIONAL**
|| 4 13
| **Chartered** | Member of the SCSI and RICS since 2017
| **Software** | CostX, Buildsoft Cubit, Causeway, Excel
| **Safe Pass** | Valid to 2028
| **Languages** | English and Irish (fluent, Gweedore on the mother’s side)
^ **INTERESTS**
|| 4 13
| **GAA** | Treasurer of the local club. I gave up playing at 33 when the knee did.
| **Other** | Dry stone walls
`,
  }),
  cv('04-en-au-care-agency-form', 'doc', 'en', 'AU', {
    names: ['Josephine Tuilagi', 'Josephine (Jo) Tuilagi', 'Jo Tuilagi'],
    city: 'Logan Central',
    languages: ['English', 'Samoan'],
    jobs: [
      'Personal Care Worker | Jacaranda Gardens Aged Care | | 2022-02 | now',
      'Disability Support Worker | Endeavour Foundation | | 2018-07 | 2022-01',
      'Kitchen Hand | Logan Hospital | | 2016-03 | 2018-06',
      'Packer | Inghams | | 2013-10 | 2016-02',
    ],
    page: `
HEAD Sunstate Care Recruitment – Candidate profile – In confidence
# CANDIDATE PROFILE
|| 6 11
| Candidate name | Josephine (Jo) Tuilagi
| Position sought | Team leader or AIN, permanent part time
| Suburb | Logan Central QLD
| Availability | Four weeks’ notice
| Work rights | NZ citizen, subclass 444
| Rate expected | $34 plus penalties
| Languages | English, Samoan
| Checks | Yellow Card (NDIS), Police Check Sept 2026, flu and COVID vax up to date
# CONSULTANT’S COMMENTS
Jo came across as warm and very practical. She has led the evening shift when the RN was short and it shows. Her manager is aware that she is looking. Strong with dementia clients. Drives her own car.
# EMPLOYMENT SUMMARY
|| 6 11
| Employer | Jacaranda Gardens Aged Care, Waterford
| Position held | Personal Care Worker
| Dates | Feb 2022 – current
| Duties | Showering, medication prompts, two-person transfers, evening shift lead for 28 residents
| Reason for leaving | Wants a step up
^ 
|| 6 11
| Employer | Endeavour Foundation, Browns Plains
| Position held | Disability Support Worker
| Dates | Jul 2018 – Jan 2022
| Duties | Community access, sleepovers, PEG feeds, behaviour plans
| Reason for leaving | Roster changes
^ 
|| 6 11
| Employer | Logan Hospital, Meadowbrook
| Position held | Kitchen Hand
| Dates | Mar 2016 – Jun 2018
| Reason for leaving | Finished Cert III
^ 
|| 6 11
| Employer | Inghams, Murarrie
| Position held | Packer
| Dates | Oct 2013 – Feb 2016
| Reason for leaving | Site changed to nights only
# QUALIFICATIONS
|| 6 11
| Cert III Individual Support | TAFE Queensland, 2018
| Cert IV Disability | TAFE Queensland, 2021
| First Aid and CPR | Current
FOOT Candidate contact details are held by the agency. Please call your consultant.
`,
  }),
  cv('05-en-in-tester-labels', 'docx', 'en', 'IN', {
    names: ['Lakshmi Narayanan Subramaniam', 'Subramaniam Lakshmi Narayanan'],
    email: 'lnsubbu.qa@kovaimail.example',
    phone: '+91-90055 50128',
    city: 'Coimbatore',
    headline: 'QA Lead (Manual + Automation)',
    languages: ['Tamil', 'English', 'Malayalam'],
    jobs: [
      'QA Lead | Cognizant Technology Solutions | | 2021-07 | now',
      'Senior Test Engineer | Bosch Global Software Technologies | | 2017-11 | 2021-06',
      'Test Engineer | Payoda Technologies | | 2014-08 | 2017-10',
      'Trainee Test Engineer | Nila Infosoft Pvt Ltd | | 2013-09 | 2014-07',
    ],
    aside: [3],
    page: `
**Lakshmi Narayanan Subramaniam**
QA Lead (Manual + Automation)
Email: lnsubbu.qa@kovaimail.example
Contact No: +91-90055 50128
Current Location: Coimbatore (open to Chennai, Kochi, Bengaluru)

**Professional Summary**
* 13 years in IT out of which 9 years in automation using Selenium, RestAssured and Playwright
* Domain: Banking, Automotive, Healthcare (US)
* Expertise in preparing test plan, RTM, estimation, defect triage calls with onsite
* Good team player with excellent communication skill

**Technical Skills**
|| 5 12
| Tools | JIRA, qTest, ALM, Postman
| Languages | Java, Python (basic), SQL
| Automation | Selenium, TestNG, Cucumber, Playwright
| CI | Jenkins, Azure DevOps

**Work Experience**
Organization: Cognizant Technology Solutions
Designation: QA Lead
Duration: July 2021 to till date
Project: Retail lending platform for a US bank. Team size 14. Handled end to end regression, reduced cycle from 9 days to 4 days.

Organization: Bosch Global Software Technologies
Designation: Senior Test Engineer
Duration: November 2017 to June 2021
Project: Instrument cluster HMI validation, CAN traces, onsite Hildesheim for 5 months.

Organization: Payoda Technologies
Designation: Test Engineer
Duration: August 2014 to October 2017
Project: Claims portal, functional and API testing.

Organization: Nila Infosoft Pvt Ltd
Designation: Trainee Test Engineer
Duration: September 2013 to July 2014

**Educational Qualification**
B.E. (ECE) from Kumaraguru College of Technology, Anna University, 2013 with 7.9 CGPA
HSC from G.R.G. Matriculation, 2009 with 91%

**Certifications**
ISTQB Foundation (2015), ISTQB Test Automation Engineer (2020)

**Personal Details**
Date of Birth : 11-04-1992
Languages Known : Tamil, English, Malayalam
Passport : Valid till 2031

I hereby declare that the details given above are true to my knowledge.
`,
  }),
  cv('06-en-za-forklift-plain', 'docx', 'en', 'ZA', {
    names: ['Ayanda Mncedisi Sigcawu', 'Ayanda Sigcawu'],
    email: 'ayandasigcawu88@gqpost.example',
    phone: '078 555 0132',
    city: 'Gqeberha',
    languages: ['isiXhosa', 'English', 'Afrikaans'],
    jobs: [
      'Forklift Driver | Aspen Pharmacare | | 2019-05 | now',
      'General Worker | Transnet Port Terminals | | 2015-08 | 2019-04',
      'Car Washer | Moffett Valet | | 2012-01 | 2013-11',
      'Petrol Attendant | Njoli Service Station | | 2009-02 | 2011-12',
    ],
    page: `
CURRICULUM VITAE OF AYANDA MNCEDISI SIGCAWU

PERSONAL PARTICULARS
Surname: Sigcawu
Full names: Ayanda Mncedisi
Gender: Male
Marital status: Married, three dependants
Residential address: 2217 Zwide, Gqeberha, 6201
Cell no: 078 555 0132
E-mail: ayandasigcawu88@gqpost.example
Home language: isiXhosa
Other languages: English, Afrikaans
Driver’s licence: Code 10 with PrDP
Criminal offence: None
Health: Good

EDUCATIONAL BACKGROUND
Last school attended: Ndzondelelo High School
Highest standard passed: Grade 12
Year: 2007

OTHER CERTIFICATES
Lift truck code F2 and F4 (renewed 2025)
Basic fire fighting
First aid level 2

WORK EXPERIENCE
Company: Aspen Pharmacare
Position: Forklift Driver
Period: May 2019 to present
Duties: Loading and offloading, scanning stock, cold room, checking truck before shift
Reference: Mr D. Barnard, 041 555 0110

Company: Transnet Port Terminals
Position: General Worker
Period: August 2015 to April 2019
Duties: Lashing, cleaning of the hold, tally
Reference: Ms Nontsikelelo Faku, 041 555 0177

Company: Moffett Valet
Position: Car Washer
Period: January 2012 to November 2013
Duties: Washing and polishing, cash up
Reference: Owner has since passed on

Company: Njoli Service Station
Position: Petrol Attendant
Period: February 2009 to December 2011

I was without work from December 2013 to July 2015 and did piece jobs in the location.
`,
  }),
  cv('07-en-nz-dairy-narrative', 'doc', 'en', 'NZ', {
    names: ['Murray Te Awa', 'Murray John Te Awa'],
    email: 'murraytreeawa@plainsmail.example',
    phone: '021 555 0184',
    city: 'Morrinsville',
    jobs: [
      'Farm Manager | Waitoa Dairies | | 2018-06 | now',
      '50/50 Sharemilker | Kereone Trust | | 2010-06 | 2018-05',
      'Herd Manager | Landcorp | | 2005 | 2010',
      'Farm Assistant | Verhoeven Family Farms | | 2002 | 2005',
    ],
    page: `
Murray John Te Awa
412 Scott Road, Morrinsville 3373. Ring me on 021 555 0184 (after evening milking) or write to murraytreeawa@plainsmail.example.

A bit about me
I am 43, married to Kiri, three kids at school, and I have milked cows in the Waikato all my life. I keep good records, I do not shout at people and my somatic cell count is under 120. I would like a farm of 600 cows or better with a decent house.

Where I have been
Farm Manager at Waitoa Dairies since June 2018. 480 cows on 165 hectares, System 3, one 2IC and one assistant. We went to three in two milking in 2021 and lost next to nothing for it. I do the feed budget, the effluent plan and all the hiring.

Before that I was a 50/50 Sharemilker with Kereone Trust, June 2010 to May 2018. 310 cows, my own herd, which I sold when the price was right and the bank was happy.

From 2005 to 2010 I was Herd Manager for Landcorp at Taupo. That was a big unit, 1,050 cows through a 60 bail rotary, and where I learned how to run a roster.

My first real job was as Farm Assistant for Verhoeven Family Farms in Tatuanui, 2002 to 2005.

Tickets and papers
National Certificate in Agriculture Level 4, AgITO, 2007
Diploma in Agribusiness Management, 2013
Growsafe, quad bike, chainsaw, class 2 and wheels endorsement
Waikato Dairy Manager of the Year, third place, 2020

People who will talk about me
Names of two farm owners and my vet when you ask for them.
`,
  }),
  cv('08-en-gb-glaciologist-latex', 'pdf', 'en', 'GB', {
    names: ['Eilidh Drummond-Kaur', 'Dr Eilidh Drummond-Kaur'],
    email: 'e.drummondkaur@firthmail.example',
    phone: '+44 7700 900845',
    city: 'Edinburgh',
    headline: 'Geospatial Data Scientist',
    jobs: [
      'Geospatial Data Scientist | Skerry Analytics | | 2023-10 | now',
      'Postdoctoral Research Associate | University of Edinburgh | | 2020-09 | 2023-09',
      'Research Fellow | Norwegian Polar Institute | | 2018-08 | 2020-08',
      'Teaching Assistant | Durham University | | 2014-10 | 2018-06',
    ],
    page: `
> **Dr Eilidh Drummond-Kaur**
> Geospatial Data Scientist
> Edinburgh, UK ◦ +44 7700 900845 ◦ e.drummondkaur@firthmail.example ◦ github.com/edk-example
# Experience
**Skerry Analytics**\tEdinburgh
__Geospatial Data Scientist__\tOct 2023 – present
– Flood exposure models for two insurers; Sentinel-1, xarray, Dask
– Rewrote the tile service in Rust, cost down by a factor of four
**University of Edinburgh**, School of GeoSciences\tEdinburgh
__Postdoctoral Research Associate__\tSep 2020 – Sep 2023
– Swath altimetry of outlet glaciers; code released and used by five groups
**Norwegian Polar Institute**\tTromsø, Norway
__Research Fellow__\tAug 2018 – Aug 2020
– Two field seasons on Austfonna, ground radar, one polar bear
**Durham University**, Department of Geography\tDurham
__Teaching Assistant__\tOct 2014 – Jun 2018
– GIS practicals for second years
# Education
**PhD**, Glaciology, Durham University\t2014 – 2018
__Thesis:__ Surge-type glaciers from space
**MSc by Research**, Geography, Swansea University\t2013 – 2014
**BSc (Hons)**, Geography, University of St Andrews\t2009 – 2013
# Selected publications
[1] **E. Drummond-Kaur** et al. (2022). Thinning of Arctic outlet glaciers. __J. of Made-up Cryospheric Studies__ 14, 201–219.
[2] A. Solheim and **E. Drummond-Kaur** (2020). Radar over wet snow. __Polar Letters__ 3, 44.
# Computing
Python, Rust, PostGIS, GDAL, xarray, AWS, Docker, LaTeX
# Grants and prizes
2021 Early career travel award (£3,000). 2017 Best poster, glaciology branch meeting.
`,
  }),
  ...BY_HAND_THIRTY_FIRST_MORE_OTHERS,
  ...BY_HAND_THIRTY_FIRST_MORE_MORE,
];
