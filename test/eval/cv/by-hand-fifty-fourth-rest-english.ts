import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-fourth');

/** The other seven in English that are closed. All people are made up. */
export const BY_HAND_FIFTY_FOURTH_REST_ENGLISH: Sheet[] = [
  cv('08-en-us-sous-chef', 'docx', 'en', 'US', {
    names: [
      'Desmond T. Whitaker Jr.',
      'Desmond T. Whitaker, Jr.',
      'Desmond T. Whitaker',
      'Desmond Whitaker Jr.',
      'Desmond Whitaker',
    ],
    email: 'chefdes@bayoupost.example',
    phone: '504.555.0118',
    city: 'New Orleans',
    languages: [],
    jobs: [
      'Executive Sous Chef | Hotel Peyroux | New Orleans, LA | 2023-03 | now',
      'Sous Chef | Brennan’s | New Orleans, LA | 2019-01 | 2023-02',
      'Lead Line Cook | Hattie Mae’s Supper Club | Baton Rouge, LA | 2015-06 | 2018-12',
      'Line Cook | Waffle House | Baton Rouge, LA | 2013-08 | 2015-05',
    ],
    page: `
> **DESMOND T. WHITAKER, JR.**
> New Orleans, LA 70117 • 504.555.0118 • chefdes@bayoupost.example
# SUMMARY
Creole born, classically drilled. Thirteen years on the line and off it; 28.5% food cost held through two bad shrimp seasons. ServSafe Manager.
# PROFESSIONAL EXPERIENCE
**HOTEL PEYROUX**, New Orleans, LA\tMar 2023 – Present
__Executive Sous Chef__
* Two outlets, banquets to 450, room service; crew of 31
* Wrote the Lent menu that made the cover of a local weekly
**BRENNAN’S**, New Orleans, LA\tJan 2019 – Feb 2023
__Sous Chef__
* Expedite brunch, 600 covers Sundays
* Ordering, inventory, line schedules
**HATTIE MAE’S SUPPER CLUB**, Baton Rouge, LA\tJun 2015 – Dec 2018
__Lead Line Cook__
**WAFFLE HOUSE**, Baton Rouge, LA\tAug 2013 – May 2015
__Line Cook__
# EDUCATION
A.A.S. Culinary Arts, Delgado Community College\t2018
# COMMUNITY
Volunteer cook, Second Harvest, every Thanksgiving since 2016
`,
  }),
  cv('09-en-au-agency-lab', 'doc', 'en', 'AU', {
    names: ['Callum Strickland'],
    city: 'Thebarton',
    headline: 'Laboratory Technician (Food & Wine)',
    languages: [],
    jobs: [
      'Laboratory Technician | Treasury Wine Estates | Nuriootpa | 2021-02 | now',
      'Vintage Laboratory Hand | Treasury Wine Estates | Nuriootpa | 2020-02 | 2020-05',
      'Quality Assurance Technician | Thomas Foods International | Murray Bridge | 2017-03 | 2019-12',
    ],
    page: `
HEAD TORRENS SCIENTIFIC STAFFING   |   08 5550 0142   |   candidates@torrensscientific.example
# Candidate summary: Callum Strickland
**Laboratory Technician (Food & Wine)**
|| 6 11
| Location | Thebarton SA
| Work rights | Australian citizen
| Notice | 4 weeks
| Salary expectation | $78,000 + super
| Licence / car | Yes / yes
| Interviewed by | Meredith Oakes, by video on 4 November
## Why Callum
Quietly spoken, organised, and the only candidate so far who has validated a method himself. He drives 80 minutes to the Barossa each way and wants to work in town.
## Employment history
**Treasury Wine Estates**, Nuriootpa
Laboratory Technician – Feb 2021 to current
* Free and total SO2, VA, residual sugar, alcohol by NIR, FOSS WineScan
* Validation of an enzymatic malic acid method in 2024
* Reagents, balances, pipette calibration, NATA audit evidence
Vintage Laboratory Hand – Feb 2020 to May 2020
* 200 baumé and pH a night in the peak
**Thomas Foods International**, Murray Bridge
Quality Assurance Technician – Mar 2017 to Dec 2019
* Swabs, micro plates, label checks, AQIS paperwork
## Education
Bachelor of Science (Chemistry), Flinders University, 2016
FOOT This profile was prepared by Torrens Scientific Staffing and stays our property. Please do not contact the candidate directly.
`,
  }),
  cv('10-en-ie-pharmacy-tech', 'pdf', 'en', 'IE', {
    names: ['Thaís Moreira Lopes', 'Thaís Lopes'],
    email: 'thaislopes.dub@liffeypost.example',
    phone: '020 915 7340',
    city: 'Dublin',
    headline: 'Pharmacy Technician',
    languages: ['Portuguese', 'English', 'Spanish'],
    jobs: [
      'Pharmacy Technician | Boots Ireland | Swords | 2022-05 | now',
      'Pharmacy Sales Assistant | Hickey’s Pharmacy | Drumcondra | 2020-02 | 2022-04',
      'Pharmacist | Drogaria São Tarcísio | Goiânia | 2015-03 | 2019-08',
    ],
    page: `
PIC Photo | Portrait of Thaís
! Thaís Moreira Lopes
Pharmacy Technician
Dublin 9, Ireland  ·  020 915 7340  ·  thaislopes.dub@liffeypost.example  ·  Stamp 4
# WORK EXPERIENCE
05/2022 – Present
**Pharmacy Technician** – Boots Ireland, Swords
* dispensing and checking under the pharmacist, 350 items on a Monday
* blister packs for two nursing homes
* McLernons and PCRS claims
02/2020 – 04/2022
**Pharmacy Sales Assistant** – Hickey’s Pharmacy, Drumcondra
* OTC counter, skincare, stock rotation
03/2015 – 08/2019
**Pharmacist** – Drogaria São Tarcísio, Goiânia (Brazil)
* responsible pharmacist, team of six
# EDUCATION
Pharmacy Technician Level 6, Griffith College Dublin, 2023
Bachelor of Pharmacy, Universidade Federal de Goiás, 2014
# LANGUAGES
Portuguese (native), English (C1), Spanish (B1)
# INTERESTS
Sea swimming at Clontarf, samba drumming, Bohemians
`,
  }),
  cv('11-en-ca-driver', 'pdf', 'en', 'CA', {
    names: ['Yvan Robichaud'],
    email: 'yrobichaud@acadiemail.example',
    phone: '506 555 0192',
    city: 'Shediac',
    languages: ['French', 'English'],
    jobs: [
      'Class 1 Driver, Maritimes regional | Armour Transportation Systems | Moncton | 2018 | now',
      'Delivery Driver | Sysco | Moncton | 2011 | 2018',
      'Deckhand | F/V Reine Évangéline | Cap-Pelé | 2004 | 2011',
    ],
    page: `
YVAN ROBICHAUD
112 ch. Pascal-Poirier, Shediac, New Brunswick
506 555 0192, yrobichaud@acadiemail.example
LICENCES
NB Class 1 with air brakes, clean abstract, FAST card, TDG up to date
EXPERIENCE
Class 1 Driver, Maritimes regional
Armour Transportation Systems, Moncton
2018 - present
Reefers and dry vans to Halifax, Sydney, Saint John and back, 2 nights out a week. 900,000 accident free km. ELD, pre-trip, load securement.
Delivery Driver
Sysco, Moncton
2011 - 2018
Straight truck, 18 stops a day, hand bombing with a two wheeler. Restaurants and nursing homes from Bouctouche to Sackville.
Deckhand
F/V Reine Évangéline, Cap-Pelé
2004 - 2011
Lobster spring and fall, herring in between.
SCHOOL
Grade 12, École Louis-J.-Robichaud, Shediac
Class 1 course, Commercial Safety College, 2010
LANGUAGES
French and English, spoken and written
I am home weekends now and would like to stay that way.
`,
  }),
  cv('12-en-gb-tester', 'docx', 'en', 'GB', {
    names: ['Mateusz Wiśniewski', 'Mateusz (Matt) Wiśniewski', 'Matt Wiśniewski'],
    email: 'matt.wisniewski@avonmail.example',
    phone: '07700 900645',
    city: 'Bristol',
    headline: 'Senior QA Engineer',
    languages: ['Polish', 'English'],
    jobs: [
      'Senior QA Engineer | Hargreaves Lansdown | Bristol | 2022-11 | now',
      'QA Engineer | Kestrel & Finch Software | Bath | 2019-03 | 2022-10',
      'Test Analyst (contract) | Nationwide Building Society | Swindon | 2018-05 | 2019-02',
      'Barista, later shift supervisor | Costa Coffee | Swindon | 2014-08 | 2018-04',
    ],
    page: `
# Mateusz (Matt) Wiśniewski
## Senior QA Engineer
Bristol BS5 | 07700 900645 | [matt.wisniewski@avonmail.example](mailto:matt.wisniewski@avonmail.example) | [GitHub](https://code.example/mattw)
^ I test software for a living and have done so for eight years: first by hand with a spreadsheet, then with Selenium, and today mostly with Playwright, k6 and long conversations with product owners before a line is written. I came to it late, after four years of coffee, which taught me more about queues and load than any course. I mentor two juniors and run the local testers' meetup.
# Career history
**Senior QA Engineer** | Hargreaves Lansdown, Bristol | Nov 2022 – now
Own the regression pack of the mobile share dealing app (1,900 checks, 14 minutes in CI). Moved it from Appium to Maestro in 2024. Sit in on incident reviews. Interviewed some forty candidates.
**QA Engineer** | Kestrel & Finch Software, Bath | Mar 2019 – Oct 2022
First tester in a team of twelve. Wrote the test strategy, set up Cypress, built the accessibility checks that won us a council contract.
**Test Analyst (contract)** | Nationwide Building Society, Swindon | May 2018 – Feb 2019
Manual UAT of a mortgage portal, defect triage in Jira.
**Barista, later shift supervisor** | Costa Coffee, Swindon | Aug 2014 – Apr 2018
# Tools
Playwright, Cypress, Maestro, k6, Postman, TypeScript, SQL, GitHub Actions, Jira, Xray
# Education
ISTQB Foundation (2018), ISTQB Test Automation Engineer (2021)
Licencjat (BA) in English Philology, University of Opole, 2014
# Languages
Polish (native), English (C2)
`,
  }),
  cv('13-en-gb-caretaker', 'doc', 'en', 'GB', {
    names: ['Trevor Pike'],
    phone: '07700 900502',
    city: 'Grimsby',
    languages: [],
    jobs: [
      'Caretaker | Nunsthorpe Primary Academy | Grimsby | 2016-09 | now',
      'Maintenance man | Freshney Place Shopping Centre | Grimsby | 2007-04 | 2016-08',
      'Filleter | Youngs Seafood | Grimsby | 1998-01 | 2007-03',
    ],
    page: `
C.V.
NAME:   TREVOR PIKE
ADRESS:   58 Laceby Rd, Grimsby
MOBILE:   07700 900502    (no email, ring after 4)
DRIVING LICENSE:   yes clean
^ WORK
SEPT 2016 TO PRESENT   CARETAKER   NUNSTHORPE PRIMARY ACADEMY, GRIMSBY
unlocking and locking up, boiler checks, legionella flushing, gritting, small repairs, setting out hall, lettings at weekends. I look after two cleaners
APRIL 2007 TO AUG 2016   MAINTENANCE MAN   FRESHNEY PLACE SHOPPING CENTRE, GRIMSBY
lights, doors, toilets, painting, christmas decorations. Left as hours were cut
JAN 1998 TO MARCH 2007   FILLETER   YOUNGS SEAFOOD, GRIMSBY
^ SCHOOL
Whitgift school 1989 to 1994, 4 GCSEs
^ COURSES
asbestos awareness 2024, ladders 2023, COSHH, manual handling, fire warden, DBS enhanced
^ HOBBYS
Grimsby Town FC, pigeons, allotment
^ REFERENCE
Head teacher Mrs Allenby on 01632 960188
`,
  }),
  cv('14-en-us-hr', 'doc', 'en', 'US', {
    names: ['Lakshmi Venkataraman-Ortiz', 'Lakshmi Venkataraman-Ortiz, SHRM-CP'],
    email: 'lakshmi.vo@prairiemail.example',
    phone: '+1 (402) 555-0175',
    city: 'Omaha',
    headline: 'Human Resources Generalist',
    languages: [],
    jobs: [
      'Senior HR Generalist | Werner Enterprises | Omaha, NE | 2024-01 | now',
      'HR Generalist | Werner Enterprises | Omaha, NE | 2021-04 | 2023-12',
      'Benefits Coordinator | Nebraska Medicine | Omaha, NE | 2017-10 | 2021-03',
      'HR Assistant | Great Plains Packing Co. | Grand Island, NE | 2015-06 | 2017-09',
      'HR Intern | Kiewit | Omaha, NE | 2014-05 | 2014-08',
    ],
    aside: [4],
    page: `
! Lakshmi Venkataraman-Ortiz, SHRM-CP
Human Resources Generalist
Omaha, NE | +1 (402) 555-0175 | lakshmi.vo@prairiemail.example | in/lakshmivo
# Experience
## Werner Enterprises, Omaha, NE
Senior HR Generalist (01/2024 – Present)
* Employee relations for 1,400 drivers and 210 terminal staff
* Rolled out Workday absence; cut leave backlog from 19 days to 3
HR Generalist (04/2021 – 12/2023)
* Investigations, unemployment hearings, I-9 audits
## Nebraska Medicine, Omaha, NE
Benefits Coordinator (10/2017 – 03/2021)
* Open enrollment for 8,500, FMLA, COBRA
## Great Plains Packing Co., Grand Island, NE
HR Assistant (06/2015 – 09/2017)
## Kiewit, Omaha, NE
HR Intern (05/2014 – 08/2014)
# Education
B.S. Business Administration, Human Resources, University of Nebraska at Kearney, 2015
# Certifications
SHRM-CP (2019, renewed 2025); Mental Health First Aid
# Skills
Workday, UKG, ADP; FMLA/ADA; conflict mediation; Excel
`,
  }),
];
