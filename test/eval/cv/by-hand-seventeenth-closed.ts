import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventeenth-closed');

/** Pages of nine languages by an author who has read none of the reader's rules and none of the other sets. All people are made up. */
export const BY_HAND_SEVENTEENTH_CLOSED: Sheet[] = [
  cv('01-gb-electrician', 'docx', 'en', 'GB', {
    names: ['Gareth Wyn Pritchard'],
    email: 'gareth.pritchard@postbox.example',
    phone: '07700 900 412',
    city: 'Wrexham',
    languages: ['Welsh', 'English'],
    jobs: [
      'Approved Electrician | Dee Valley Electrical Services Ltd | | 2019-03 | now',
      'Maintenance Electrician | Brymbo Fabrications Ltd | | 2013-08 | 2019-02',
      'Apprentice Electrician | Hafod Power & Light | | 2009-09 | 2013-07',
    ],
    aside: [2],
    page: `
! Gareth Wyn Pritchard
17 Maes Glas, Wrexham LL13 9QT
Mobile: 07700 900 412 | Email: gareth.pritchard@postbox.example
# Personal Profile
Time-served electrician with sixteen years on domestic, commercial and light industrial sites. JIB gold card, clean driving licence and own tools. Happy to travel anywhere in North Wales and the north west.
# Employment
**Dee Valley Electrical Services Ltd**, Wrexham\tMarch 2019 – Present
__Approved Electrician__
* First and second fix on new-build housing, up to 40 plots a year
* Inspection and testing, EICRs for two housing associations
* Look after an apprentice and sign off his NVQ evidence
**Brymbo Fabrications Ltd**, Wrexham\tAugust 2013 – February 2019
__Maintenance Electrician__
* Planned and reactive maintenance of presses, cranes and conveyors
* Panel building and fault finding on Siemens and Mitsubishi PLCs
* On call one week in four
**Hafod Power & Light**, Ruabon\tSeptember 2009 – July 2013
__Apprentice Electrician__
* Rewires, consumer unit changes and emergency lighting
# Qualifications
* City & Guilds 2391 Inspection and Testing, 2016
* 18th Edition Wiring Regulations, updated 2023
* NVQ Level 3 Electrotechnical Services, Coleg Glannau, 2013
* IPAF 3a and 3b, first aid at work
# Languages
Welsh (first language), English (fluent)
# Interests
Second row for Rhosddu Rugby Club and assistant coach of the under-12s since 2021. Fell walking. Restoring a 1974 Triumph.
# References
Available on request.
`,
  }),
  cv('02-gb-teacher', 'pdf', 'en', 'GB', {
    names: ['Oluwaseun Adeyemi-Clarke', 'Mrs Oluwaseun Adeyemi-Clarke'],
    email: 'o.adeyemi-clarke@mailhouse.example',
    phone: '+44 (0)7700 900731',
    city: 'Croydon',
    languages: ['English', 'Yoruba', 'French'],
    jobs: [
      'Year 4 Class Teacher | Elmshurst Primary School | | 2021-09 | now',
      "Class Teacher | St Brannoc's C of E Primary School | | 2017-09 | 2021-08",
      'Teaching Assistant | Harlow Road Infant School | | 2014-01 | 2016-07',
    ],
    page: `
> **CURRICULUM VITAE**
> **Mrs Oluwaseun Adeyemi-Clarke**
> Flat 3, 88 Lansdowne Way, Croydon CR0 2BX
> Tel: +44 (0)7700 900731   E-mail: [o.adeyemi-clarke@mailhouse.example](mailto:o.adeyemi-clarke@mailhouse.example)

# Personal statement
I am a warm and well-organised primary teacher with a particular interest in early reading and in children who have English as an additional language. I am looking for a Key Stage 2 post with phase responsibility.
# Teaching experience
**Year 4 Class Teacher**\tSept 2021 to date
Elmshurst Primary School, Croydon
* Class of 29, eleven home languages
* English subject lead since 2023; introduced whole-class guided reading
* Mentor to two early career teachers
**Class Teacher**\tSept 2017 to Aug 2021
St Brannoc's C of E Primary School, Sutton
* Taught Years 2 and 3; led the phonics screening group
* Ran the school choir and the gardening club
**Teaching Assistant**\tJan 2014 to July 2016
Harlow Road Infant School, Mitcham
* One-to-one support for a pupil with cerebral palsy
# Education and training
PGCE Primary with QTS, University of Roehampton\t2016 – 2017
BA (Hons) English Literature, University of Kent, 2:1\t2010 – 2013
# Languages
English, Yoruba (fluent), French (GCSE)
# Volunteering
Leader of the 3rd Addiscombe Brownies, 2018 – 2022. Reading volunteer at Croydon Central Library.
# Referees
Mr P. Haddow, Headteacher, Elmshurst Primary School, office@elmshurst.example, 020 7946 0117
Mrs J. Lisle, former Headteacher, St Brannoc's, jlisle@stbrannocs.example
`,
  }),
  cv('03-us-nurse', 'docx', 'en', 'US', {
    names: ['Marisol Vega-Duarte'],
    email: 'mvegaduarte@inbox.example',
    phone: '(512) 555-0147',
    city: 'Austin',
    languages: ['English', 'Spanish'],
    jobs: [
      'Cardiac ICU Charge Nurse | Barton Creek Medical Center | | 2021-06 | now',
      'Cardiac ICU Staff Nurse | Barton Creek Medical Center | | 2017-08 | 2021-05',
      'Medical-Surgical Nurse | Lone Star Regional Hospital | | 2014-07 | 2017-07',
    ],
    page: `
! Marisol Vega-Duarte, BSN, RN, CCRN
Austin, TX 78745 · (512) 555-0147 · mvegaduarte@inbox.example · linkedin.com/in/mvd-rn
# Summary
Critical care nurse with twelve years of bedside experience, the last nine in a 24-bed cardiac ICU. Known for calm handovers and for teaching.
# Professional Experience
**Barton Creek Medical Center**, Austin, TX
Cardiac ICU Charge Nurse\tJune 2021 – Present
* Assign and support a team of 14 RNs per shift
* Cut central line infections by a third in two years with a bundle checklist
Cardiac ICU Staff Nurse\tAugust 2017 – May 2021
* Cared for open-heart, ECMO and IABP patients at a 1:1 or 1:2 ratio
* Preceptor for nine new graduates
**Lone Star Regional Hospital**, San Marcos, TX
Medical-Surgical Nurse\tJuly 2014 – July 2017
* Five to six patients per shift on a telemetry floor
* Member of the falls committee
# Education
Bachelor of Science in Nursing, Texas State University\tMay 2014
# Licenses and Certifications
* Registered Nurse, Texas (compact)
* CCRN, American Association of Critical-Care Nurses, 2019
* ACLS, BLS, PALS
# Languages
English and Spanish (bilingual)
`,
  }),
  cv('04-us-linkedin', 'pdf', 'en', 'US', {
    names: ['Devon Achterberg'],
    email: 'devon.achterberg@lakemail.example',
    phone: '6125550188',
    city: 'Minneapolis',
    headline: 'Staff Software Engineer at Northfield Grain Analytics',
    languages: ['English', 'German'],
    jobs: [
      'Staff Software Engineer | Northfield Grain Analytics | | 2023-03 | now',
      'Senior Software Engineer | Northfield Grain Analytics | | 2019-10 | 2023-02',
      'Software Engineer | Tamarack Health Systems | | 2016-06 | 2019-09',
      'Web Developer | Cloquet Creative | | 2014-08 | 2016-05',
    ],
    page: `
[[ 5 12
Contact
6125550188 (Mobile)
[devon.achterberg@lakemail.example](mailto:devon.achterberg@lakemail.example)
[www.linkedin.com/in/devon-achterberg-0a1b](https://www.linkedin.com/in/devon-achterberg-0a1b) (LinkedIn)

Top Skills
Distributed Systems
Go (Programming Language)
PostgreSQL

Languages
English (Native or Bilingual)
German (Limited Working)

Certifications
Certified Kubernetes Application Developer
---
! Devon Achterberg
Staff Software Engineer at Northfield Grain Analytics
Minneapolis, Minnesota, United States
# Summary
I build dull, dependable back ends for companies that move physical things. Currently interested in scheduling problems.
# Experience
**Northfield Grain Analytics**
7 years 2 months
Staff Software Engineer
March 2023 - Present (3 years 9 months)
Minneapolis, Minnesota, United States
Lead of the elevator forecasting group, six engineers.
Senior Software Engineer
October 2019 - February 2023 (3 years 5 months)
Minneapolis, Minnesota, United States
Moved ingest from nightly batch to streams.
**Tamarack Health Systems**
Software Engineer
June 2016 - September 2019 (3 years 4 months)
St Paul, Minnesota, United States
Appointment scheduling for 40 clinics.
**Cloquet Creative**
Web Developer
August 2014 - May 2016 (1 year 10 months)
Duluth, Minnesota, United States
# Education
**University of Minnesota Duluth**
Bachelor of Science - BS, Computer Science · (2010 - 2014)
]]
~ Page 1 of 2
`,
  }),
  cv('05-au-fitter', 'docx', 'en', 'AU', {
    names: ['Brodie J. McAllister', 'Brodie McAllister'],
    email: 'brodie.mcallister@bushmail.example',
    phone: '0491 570 156',
    city: 'Kalgoorlie',
    jobs: [
      'Leading Hand Diesel Fitter | Goongarrie Gold Operations | | 2020-02 | now',
      'HD Diesel Fitter | Pilbara Haulage Group | | 2015-05 | 2019-11',
      'Workshop Mechanic | Esperance Farm Machinery | | 2011-01 | 2015-04',
      'Apprentice Heavy Vehicle Mechanic | Esperance Farm Machinery | | 2007-02 | 2010-12',
    ],
    aside: [3],
    page: `
! BRODIE J. McALLISTER
Kalgoorlie WA 6430
M: 0491 570 156   E: brodie.mcallister@bushmail.example
# CAREER PROFILE
Trade-qualified heavy diesel fitter, eight years underground and open cut, FIFO and residential. Strong on Cat and Komatsu gear. Drug and alcohol free, fit, own PPE.
# WORK HISTORY
= Feb 2020 – Current\tLeading Hand Diesel Fitter
= \tGoongarrie Gold Operations, Kalgoorlie
* Crew of five, 8/6 roster, planning shuts and ordering parts
* Cat 785, 789 and 992 rebuilds, component change-outs
* Permit holder, isolation officer
= May 2015 – Nov 2019\tHD Diesel Fitter
= \tPilbara Haulage Group, Newman
* Servicing of quad road trains, FIFO 2/1
* Field breakdowns on day and night shift
= Jan 2011 – Apr 2015\tWorkshop Mechanic
= \tEsperance Farm Machinery, Esperance
* Headers, tractors and sprayers in shop and paddock
= Feb 2007 – Dec 2010\tApprentice Heavy Vehicle Mechanic
= \tEsperance Farm Machinery, Esperance
# LICENCES & TICKETS
* Certificate III Heavy Commercial Vehicle Mechanical Technology, TAFE WA, 2010
* HR licence, HRWL forklift and dogging
* Working at heights, confined space, HLTAID011 first aid
# REFEREES
Trent Woolcock, Maintenance Superintendent, Goongarrie Gold Operations – 0491 570 737
Shayne Barrow, Workshop Manager, Pilbara Haulage Group – 0491 571 266
`,
  }),
  cv('06-ie-retail', 'pdf', 'en', 'IE', {
    names: ['Caoimhín Ó Súilleabháin'],
    email: 'caoimhin.os@baymail.example',
    phone: '+353 (0)85 555 0164',
    city: 'Galway',
    languages: ['Irish', 'English', 'French'],
    jobs: [
      'Regional Operations Manager | Corrib Home & Hardware Group | | 2015-01 | now',
      'Store Manager | Corrib Home & Hardware Group | | 2007-09 | 2014-12',
      'Assistant Manager | Shannonside Building Supplies | | 2001-03 | 2007-08',
      "Department Supervisor | Tuohy's Department Store | | 1997-06 | 2001-02",
      "Sales Assistant | Tuohy's Department Store | | 1995-10 | 1997-05",
    ],
    page: `
! Caoimhín Ó Súilleabháin
14 Bóthar na Trá, Salthill, Galway H91 X2K8
+353 (0)85 555 0164  |  caoimhin.os@baymail.example
# Profile
Retail manager with thirty years on the shop floor and behind it. Full P&L for eleven stores, 340 staff and €62m turnover. Opened four stores, closed one with decency.
# Career History
**Regional Operations Manager**\tJan 2015 – Present
Corrib Home & Hardware Group, Galway
* Eleven stores between Letterkenny and Tralee
* Shrinkage down from 2.1% to 0.9%
* Sponsor of the click-and-collect roll-out in 2020
**Store Manager**\tSept 2007 – Dec 2014
Corrib Home & Hardware Group, Ennis
* Team of 48, store of the year 2011 and 2013
**Assistant Manager**\tMar 2001 – Aug 2007
Shannonside Building Supplies, Limerick
* Trade counter, yard and three delivery lorries
**Department Supervisor**\tJune 1997 – Feb 2001
Tuohy's Department Store, Limerick
**Sales Assistant**\tOct 1995 – May 1997
Tuohy's Department Store, Limerick
# Education
Diploma in Retail Management, Limerick RTC, 1995
Leaving Certificate, Coláiste na Mara, 1993
# Languages
Irish (native), English (native), French (basic)
# Interests
Honorary secretary of Cois Trá GAA Club from 2012 to 2019, sea swimming, sean-nós singing.
# References
On request
`,
  }),
  cv('07-nz-first-job', 'docx', 'en', 'NZ', {
    names: ['Aroha Te Whata-Henare'],
    email: 'aroha.tewhata@kiwimail.example',
    phone: '021 555 0138',
    city: 'Hamilton',
    languages: ['English', 'te reo Māori'],
    jobs: [
      "Crew Member | Pipi's Fish & Chips | | 2024-11 | now",
      'Holiday Programme Assistant | Waikato Kids Camps | | 2024-12 | 2025-01',
      'Kiwifruit Packer | Te Puna Orchards | | 2024-04 | 2024-05',
    ],
    page: `
! Aroha Te Whata-Henare
Hamilton 3204, Waikato | 021 555 0138 | [aroha.tewhata@kiwimail.example](mailto:aroha.tewhata@kiwimail.example)
# About me
I finished school last year and have just begun at university. I am looking for part-time work in retail or a call centre, up to 20 hours a week. I am on time, I like people and I learn fast.
# Work experience
**Crew Member**, Pipi's Fish & Chips, Hamilton East
November 2024 – now (weekends)
* Front counter, till and phone orders
* Close and cash up on Sunday nights
**Holiday Programme Assistant**, Waikato Kids Camps, Raglan
December 2024 – January 2025
* Helped run games and walks for 8 to 11 year olds
**Kiwifruit Packer**, Te Puna Orchards, Tauranga
April 2024 – May 2024
# Education
Bachelor of Communication, University of Waikato\tMarch 2026 – present (first year)
NCEA Level 3 with merit, Fairfield Heights College\t2021 – 2025
# Volunteering
* Kapa haka tutor for juniors at Te Kōhao marae since 2023
* Beach clean-ups with my whānau every summer
# Skills
Customer service, cash handling, Canva, restricted driver licence
# Languages
English, te reo Māori (conversational)
# Referees
Mere Pōtiki, owner, Pipi's Fish & Chips, 021 555 0199
Mr D. Anscombe, dean, Fairfield Heights College, anscombe@fhc.example
`,
  }),
  cv('08-in-accountant', 'doc', 'en', 'IN', {
    names: ['Lakshmi Priya Raghunathan'],
    email: 'lakshmipriya.r@indmail.example',
    phone: '+91 98400 55512',
    city: 'Chennai',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Senior Accountant | Kaveri Auto Components Pvt. Ltd. | | 2021-04 | now',
      'Accounts Executive | Marina Logistics Pvt. Ltd. | | 2017-07 | 2021-03',
      'Accounts Assistant | R. Subramaniam & Co. | | 2015-06 | 2017-06',
    ],
    page: `
> **RESUME**
**LAKSHMI PRIYA RAGHUNATHAN**
E-mail: lakshmipriya.r@indmail.example
Mobile: +91 98400 55512
**CAREER OBJECTIVE**
To obtain a responsible position in finance and accounts where my knowledge will be used for the growth of the organisation and of myself.
**WORK EXPERIENCE**
|| 2 6 4.5 4.5
| **Sl. No.** | **Organisation** | **Designation** | **Period**
| 1 | Kaveri Auto Components Pvt. Ltd., Chennai | Senior Accountant | April 2021 to till date
| 2 | Marina Logistics Pvt. Ltd., Chennai | Accounts Executive | July 2017 to March 2021
| 3 | R. Subramaniam & Co., Chartered Accountants, Madurai | Accounts Assistant | June 2015 to June 2017
**JOB RESPONSIBILITIES**
* GST returns (GSTR-1, 3B), TDS and e-way bills
* Finalisation of accounts up to balance sheet
* Bank reconciliation and MIS for the directors
**EDUCATIONAL QUALIFICATION**
* M.Com., University of Madras, 2015, 71%
* B.Com., Lady Meenakshi College, Madurai, 2013, 78%
**SOFTWARE**
Tally Prime, SAP FICO (end user), MS Excel
**PERSONAL DETAILS**
Father's Name : K. Raghunathan
Date of Birth : 09.11.1992
Marital Status : Married
Languages Known : Tamil, English, Hindi
Address : 12/4, 3rd Cross Street, Mylapore, Chennai – 600 004
**DECLARATION**
I hereby declare that the above particulars are true to the best of my knowledge and belief.
Place: Chennai
Date:\t(LAKSHMI PRIYA R.)
`,
  }),
  cv('09-ng-engineer', 'pdf', 'en', 'NG', {
    names: ['Chukwuemeka Obinna Nwosu', 'Engr. Chukwuemeka Obinna Nwosu'],
    email: 'emeka.nwosu@naijapost.example',
    phone: '0803 555 0192',
    city: 'Port Harcourt',
    languages: ['English', 'Igbo'],
    jobs: [
      'Senior Site Engineer | Bonny Marine Contractors Ltd | | 2018-02 | now',
      'Site Engineer | Delta Roads & Bridges Nigeria Ltd | | 2014-03 | 2018-01',
      'Graduate Engineer | Kogi State Ministry of Works | | 2012-11 | 2013-10',
    ],
    aside: [2],
    page: `
> **ENGR. CHUKWUEMEKA OBINNA NWOSU, MNSE**
> 14B Ada George Road, Port Harcourt, Rivers State
> Phone: 0803 555 0192 Email: emeka.nwosu@naijapost.example
**BIO-DATA**
Date of Birth: 17th May, 1988
Sex: Male
Marital Status: Married
State of Origin: Imo State
**CAREER SUMMARY**
A COREN-registered civil engineer with over twelve years of experience in jetties, piling and road works.
**WORKING EXPERIENCE**
**Bonny Marine Contractors Ltd**, Port Harcourt\tFeb. 2018 – Till date
Position: Senior Site Engineer
* Supervision of a 220 m jetty and 96 driven piles
* Preparation of valuations and as-built drawings
* Daily toolbox meetings, zero LTI in four years
**Delta Roads & Bridges Nigeria Ltd**, Warri\tMarch 2014 – Jan. 2018
Position: Site Engineer
* Setting out, levels and quality control of asphalt
* Supervision of subcontractors
**Kogi State Ministry of Works**, Lokoja (NYSC)\tNov. 2012 – Oct. 2013
Position: Graduate Engineer
**EDUCATION**
B.Eng. Civil Engineering (Second Class Upper), Federal University of Technology, Owerri\t2006 – 2011
West African Senior School Certificate, Orlu Boys Secondary School\t2005
**PROFESSIONAL MEMBERSHIP**
* Corporate Member, Nigerian Society of Engineers (MNSE)
* Registered Engineer, COREN
**LANGUAGES SPOKEN**
English, Igbo
**HOBBIES**
Football, reading, travelling
**REFEREES**
Available on request.
`,
  }),
  cv('10-ae-chef-anonymous', 'docx', 'en', 'AE', {
    names: [],
    city: 'Dubai',
    languages: ['English', 'Tagalog', 'Arabic'],
    jobs: [
      'Executive Sous Chef | Al Noor Palm Resort | | 2021-10 | now',
      'Sous Chef | Al Noor Palm Resort | | 2019-01 | 2021-09',
      'Chef de Partie | Oceanis Cruise Line | | 2014-05 | 2018-11',
      'Commis Chef | Manila Bay Garden Hotel | | 2011-06 | 2014-03',
    ],
    page: `
> **CANDIDATE PROFILE**
> Ref: GX-20417
~ Presented in confidence by Harbour & Dune Recruitment. Personal details are released on interview.
|| 5 12
| Position applied for | Executive Chef
| Nationality | Filipino
| Location | Dubai, UAE
| Visa status | Employment visa, transferable
| Notice period | 60 days
| Languages | English, Tagalog, Arabic (basic)
# Summary
The candidate has fifteen years of hot kitchen and banqueting experience in five-star hotels and at sea, pre-opening included.
# Employment History
**Al Noor Palm Resort, Dubai**
Executive Sous Chef | October 2021 – Present
* Deputises for the Executive Chef, brigade of 62
* Food cost held at 27% for three years
Sous Chef | January 2019 – September 2021
* Two outlets and in-room dining
**Oceanis Cruise Line, Miami**
Chef de Partie | May 2014 – November 2018
* Contracts of eight months, 2,400 guests
**Manila Bay Garden Hotel, Manila**
Commis Chef | June 2011 – March 2014
# Education
Diploma in Culinary Arts, Cavite School of Hospitality, 2011
# Certificates
* HACCP Level 3, Dubai Municipality PIC
* STCW basic safety
`,
  }),
  cv('11-de-buero', 'pdf', 'de', 'DE', {
    names: ['Sabine Kröger-Thielmann'],
    email: 'sabine.kroeger@postfach.example',
    phone: '0521 / 555 01 73',
    city: 'Bielefeld',
    languages: ['Englisch', 'Polnisch'],
    jobs: [
      'Sachbearbeiterin Auftragsabwicklung | Lippe Möbelwerke GmbH & Co. KG | | 2016-04 | now',
      'Bürokauffrau | Sparrenberg Druck GmbH | | 2006-08 | 2013-01',
      'Ausbildung zur Bürokauffrau | Sparrenberg Druck GmbH | | 2003-08 | 2006-07',
    ],
    aside: [2],
    page: `
! Lebenslauf
# Persönliche Daten
= Name:\tSabine Kröger-Thielmann, geb. Thielmann
= Anschrift:\tOldentruper Straße 118, 33604 Bielefeld
= Telefon:\t0521 / 555 01 73
= E-Mail:\tsabine.kroeger@postfach.example
= Geburtsdatum:\t23.06.1986 in Herford
= Familienstand:\tverheiratet, zwei Kinder
# Beruflicher Werdegang
= 04/2016 – heute\tSachbearbeiterin Auftragsabwicklung
= \tLippe Möbelwerke GmbH & Co. KG, Bielefeld
* Auftragserfassung und Terminverfolgung in SAP
* Reklamationen, Schriftverkehr mit Händlern in Polen
= 02/2013 – 03/2016\tElternzeit
= 08/2006 – 01/2013\tBürokauffrau
= \tSparrenberg Druck GmbH, Bielefeld
* Angebote, Rechnungen, Mahnwesen
* Betreuung der Auszubildenden
# Ausbildung
= 08/2003 – 07/2006\tAusbildung zur Bürokauffrau
= \tSparrenberg Druck GmbH, Bielefeld
= 1996 – 2003\tRealschule am Kesselbrink, Mittlere Reife
# Kenntnisse
= EDV:\tMS Office, SAP SD, DATEV (Grundlagen)
= Sprachen:\tEnglisch (gut), Polnisch (Grundkenntnisse)
= Führerschein:\tKlasse B
# Hobbys
Handball (TV Heepen), Nähen, Kinderbücherei der Gemeinde

Bielefeld, 12. Oktober 2026
Sabine Kröger-Thielmann
`,
  }),
  cv('12-de-testerin', 'docx', 'de', 'DE', {
    names: ['Olena Schewtschuk', 'Олена Шевчук', 'Olena Schewtschuk / Олена Шевчук'],
    email: 'o.schewtschuk@netzpost.example',
    phone: '+49 1512 5550187',
    city: 'Leipzig',
    headline: 'Softwaretesterin',
    languages: ['Ukrainisch', 'Russisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Softwaretesterin | Pleiße Digital GmbH | | 2023-02 | now',
      'QA Engineer | Dnipro Soft TOV | | 2018-09 | 2022-03',
      'Junior QA Engineer | Charkiw IT Studio | | 2016-07 | 2018-08',
    ],
    page: `
! Olena Schewtschuk (Олена Шевчук)
Softwaretesterin
Karl-Heine-Straße 77, 04229 Leipzig | +49 1512 5550187 | [o.schewtschuk@netzpost.example](mailto:o.schewtschuk@netzpost.example)
# Kurzprofil
Zehn Jahre Erfahrung im manuellen und automatisierten Testen von Web- und mobilen Anwendungen, ISTQB Foundation und Test Analyst.
# Berufserfahrung
**Softwaretesterin**\t02/2023 – heute
Pleiße Digital GmbH, Leipzig
* Testautomatisierung mit Playwright und TypeScript
* Testkonzepte und Abnahmen für drei Stadtwerke
**Umzug nach Deutschland, Integrations- und Sprachkurse**\t04/2022 – 01/2023
**QA Engineer**\t09/2018 – 03/2022
Dnipro Soft TOV, Dnipro
* Regressionstests einer Buchungsplattform, Selenium, Jenkins
**Junior QA Engineer**\t07/2016 – 08/2018
Charkiw IT Studio, Charkiw
* Testfälle, Fehlerberichte, Smoke-Tests
# Studium
**Master Wirtschaftsinformatik (berufsbegleitend)**\tseit 10/2025
HTWK Leipzig, voraussichtlicher Abschluss 2028
**Bachelor Informatik**\t2012 – 2016
Nationale Universität Charkiw
# Kenntnisse
Playwright, Selenium, Postman, SQL, Jira, Git
# Sprachen
Ukrainisch (Muttersprache), Russisch (fließend), Deutsch (C1), Englisch (B2)
`,
  }),
  cv('13-at-personal', 'pdf', 'de', 'AT', {
    names: [
      'Katharina Oberhuber-Lechner',
      'Mag. Katharina Oberhuber-Lechner',
      'Mag.a Katharina Oberhuber-Lechner',
      'Mag.ª Katharina Oberhuber-Lechner',
    ],
    email: 'katharina.oberhuber-lechner@posthorn.example',
    phone: '+43 664 555 01 29',
    city: 'Graz',
    languages: ['Deutsch', 'Englisch', 'Italienisch', 'Slowenisch'],
    jobs: [
      'Leiterin Personalentwicklung | Murtal Anlagenbau GmbH | | 2020-05 | now',
      'Personalreferentin | Murtal Anlagenbau GmbH | | 2015-09 | 2020-04',
      'HR-Assistentin | Kern Handels AG | | 2012-03 | 2015-08',
    ],
    page: `
[[ 5 12
~ Foto: Atelier Lechthaler
**KONTAKT**
Körösistraße 54/7
8010 Graz
+43 664 555 01 29
katharina.oberhuber-lechner@posthorn.example

**GEBOREN**
3. April 1987 in Leoben

**SPRACHEN**
Deutsch – Muttersprache
Englisch – C1
Italienisch – B1
Slowenisch – A2

**EDV**
SAP HCM
Personio
MS 365

**INTERESSEN**
Bergrettung
Chor
---
! Mag.ª Katharina Oberhuber-Lechner
**BERUFSERFAHRUNG**
05/2020 – dato
**Leiterin Personalentwicklung**
Murtal Anlagenbau GmbH, Graz
* Team von vier Personen, Budget 480.000 €
* Lehrlingsakademie mit 35 Lehrlingen aufgebaut
09/2015 – 04/2020
**Personalreferentin**
Murtal Anlagenbau GmbH, Graz
* Recruiting für Technik und Verwaltung
* Einführung des Mitarbeitergesprächs
03/2012 – 08/2015
**HR-Assistentin**
Kern Handels AG, Kapfenberg
* Dienstverträge, An- und Abmeldungen, Zeiterfassung

**AUSBILDUNG**
2006 – 2011
Diplomstudium Betriebswirtschaft, Karl-Franzens-Universität Graz
1997 – 2005
BG/BRG Leoben, Matura

**WEITERBILDUNG**
2022: Systemischer Coach, Akademie am Schloßberg
]]
`,
  }),
  cv('14-ch-koch', 'docx', 'de', 'CH', {
    names: ['Reto von Allmen'],
    email: 'reto.vonallmen@bluemail.example',
    phone: '079 555 01 28',
    city: 'Bern',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Küchenchef | Gasthof zum Goldenen Bären | | 2018-04 | now',
      'Souschef | Hotel Aarehof | | 2013-06 | 2018-03',
      'Chef de Partie | Berghotel Firstblick | | 2009-12 | 2013-04',
      'Lehre als Koch EFZ | Restaurant Schwanen | | 2006-08 | 2009-07',
    ],
    aside: [3],
    page: `
! Reto von Allmen
Lorrainestrasse 23, 3013 Bern
Mobile 079 555 01 28
reto.vonallmen@bluemail.example
Geburtsdatum 14. Januar 1990, Heimatort Lauterbrunnen, ledig
# Beruflicher Werdegang
|| 4 13
| 04.2018 – heute | **Küchenchef**\\nGasthof zum Goldenen Bären, Münsingen\\nBrigade mit neun Personen, 14 Punkte, Menüplanung, Einkauf, Kalkulation
| 06.2013 – 03.2018 | **Souschef**\\nHotel Aarehof, Thun\\nBankette bis 180 Personen, Stellvertretung des Küchenchefs
| 12.2009 – 04.2013 | **Chef de Partie**\\nBerghotel Firstblick, Grindelwald\\nSaucier und Garde-manger, Wintersaison und Sommersaison
# Ausbildung
|| 4 13
| 08.2006 – 07.2009 | Lehre als Koch EFZ\\nRestaurant Schwanen, Interlaken
| 2016 | Chefkoch mit eidg. Fachausweis, Hotel & Gastro formation, Weggis
| 1997 – 2006 | Primar- und Sekundarschule, Lauterbrunnen
# Sprachen
Deutsch: Muttersprache
Französisch: gute Kenntnisse in Wort und Schrift
Englisch: Grundkenntnisse
# Freizeit
Skitouren, Hornussergesellschaft Wasen, Jassen
# Referenzen
Ursula Zbinden, Inhaberin Gasthof zum Goldenen Bären, 031 555 01 77
`,
  }),
  cv('15-de-profil-anonym', 'doc', 'de', 'DE', {
    names: [],
    city: 'Mannheim',
    headline: 'Kaufmännischer Leiter',
    languages: ['Deutsch', 'Englisch', 'Französisch'],
    jobs: [
      'Kaufmännischer Leiter | Neckar Pumpenfabrik GmbH | | 2014 | now',
      'Leiter Controlling | Rheinau Chemiehandel AG | | 2006 | 2014',
      'Controller | Rheinau Chemiehandel AG | | 2001 | 2006',
      'Referent Rechnungswesen | Odenwald Papier AG | | 1996 | 2001',
    ],
    page: `
! Kandidatenprofil Nr. 7731
Kaufmännischer Leiter
~ Vertraulich. Name und Kontaktdaten werden nach Rücksprache mit dem Kandidaten mitgeteilt.
|| 5 12
| Jahrgang | 1970
| Wohnort | Mannheim
| Verfügbarkeit | sechs Monate zum Quartalsende
| Gehaltswunsch | 145.000 € p. a.
| Sprachen | Deutsch (Muttersprache), Englisch (verhandlungssicher), Französisch (gut)
# Kurzbeschreibung
Diplom-Kaufmann mit dreißig Jahren Erfahrung in Finanzen und Controlling des produzierenden Mittelstands, davon zwölf Jahre in der Geschäftsleitung. Bankgespräche, Werksverlagerung, ERP-Einführung.
# Berufliche Stationen
**2014 – heute: Kaufmännischer Leiter**
Neckar Pumpenfabrik GmbH, Heidelberg (320 Mitarbeiter)
* Finanzen, Personal, IT und Einkauf, 28 Mitarbeiter
* Refinanzierung über 18 Mio. €
**2006 – 2014: Leiter Controlling**
Rheinau Chemiehandel AG, Mannheim
* Konzernberichtswesen nach IFRS
**2001 – 2006: Controller**
Rheinau Chemiehandel AG, Mannheim
**1996 – 2001: Referent Rechnungswesen**
Odenwald Papier AG, Weinheim
# Ausbildung
1990 – 1996: Studium der Betriebswirtschaftslehre, Universität Mannheim, Diplom-Kaufmann
`,
  }),
  cv('16-fr-aide-soignante', 'docx', 'fr', 'FR', {
    names: ['Mai Phuong Nguyen-Leroy', 'Nguyen-Leroy Mai Phuong'],
    email: 'maiphuong.nguyenleroy@boite.example',
    phone: '06 39 98 41 07',
    city: 'Rennes',
    languages: ['français', 'vietnamien', 'anglais'],
    jobs: [
      'Aide-soignante | EHPAD Les Tilleuls | | 2019-09 | now',
      'Aide-soignante de nuit | Clinique Saint-Melaine | | 2015-03 | 2019-08',
      'Auxiliaire de vie | Association Aide à Domicile du Pays de Vitré | | 2011-01 | 2014-06',
    ],
    page: `
! Mai Phuong NGUYEN-LEROY
12 rue de la Motte, 35000 Rennes
06 39 98 41 07
maiphuong.nguyenleroy@boite.example
Permis B – 38 ans
# EXPÉRIENCES PROFESSIONNELLES
**Aide-soignante**\tDepuis septembre 2019
EHPAD Les Tilleuls, Rennes
* Unité protégée de 14 lits, accompagnement de fin de vie
* Référente bientraitance, tutrice de stagiaires
**Aide-soignante de nuit**\tMars 2015 – août 2019
Clinique Saint-Melaine, Rennes
* Chirurgie ambulatoire et médecine, 22 patients
**Auxiliaire de vie**\tJanvier 2011 – juin 2014
Association Aide à Domicile du Pays de Vitré, Vitré
* Toilette, repas, courses auprès de personnes âgées
# FORMATION
**Diplôme d'État d'aide-soignant**\t2014 – 2015
IFAS du CHU de Rennes
**BEP Carrières sanitaires et sociales**\t2006
Lycée La Champagne, Vitré
# COMPÉTENCES
Manutention, transmissions ciblées, AFGSU 2, Humanitude
# LANGUES
Français, vietnamien (courant), anglais (notions)
# CENTRES D'INTÉRÊT
Aviron (Société des régates rennaises), cuisine, tai-chi
`,
  }),
  cv('17-fr-ingenieur', 'pdf', 'fr', 'FR', {
    names: ['Jean-Baptiste de La Rochebrune'],
    email: 'jb.delarochebrune@courriel.example',
    phone: '+33 6 39 98 22 15',
    city: 'Lyon',
    languages: ['Français', 'Anglais', 'Allemand'],
    jobs: [
      'Responsable bureau d’études | Soierie Mécanique du Rhône | | 2020-01 | now',
      'Ingénieur conception | Soierie Mécanique du Rhône | | 2016-09 | 2019-12',
      'Ingénieur calcul | Aéro-Structures Dauphiné | | 2012-10 | 2016-08',
      'Stagiaire ingénieur | Bielstein Getriebe GmbH | | 2012-02 | 2012-08',
    ],
    aside: [3],
    page: `
> **Jean-Baptiste de La Rochebrune**
> Responsable bureau d’études mécaniques
{{
**CONTACT**
8 montée Saint-Barthélemy
69005 Lyon
+33 6 39 98 22 15
jb.delarochebrune [at] courriel.example

**COMPÉTENCES**
* CATIA V5, SolidWorks, Ansys
* Cotation ISO, AMDEC
* Management d'équipe (8 personnes)

**LANGUES**
Français : langue maternelle
Anglais : C1, TOEIC 960
Allemand : B2

**FORMATION**
2009 – 2012 : Diplôme d'ingénieur, INSA Lyon
2007 – 2009 : CPGE PTSI-PT, lycée La Martinière

**LOISIRS**
Escalade, scoutisme (chef de groupe 2010 – 2014), violoncelle
**EXPÉRIENCE**
**Responsable bureau d’études**
Soierie Mécanique du Rhône, Villeurbanne
Depuis janvier 2020
* Refonte de la gamme de métiers à tisser
* Réduction des coûts matière de 12 %

**Ingénieur conception**
Soierie Mécanique du Rhône, Villeurbanne
Septembre 2016 – décembre 2019
* Étude de cames et de châssis

**Ingénieur calcul**
Aéro-Structures Dauphiné, Grenoble
Octobre 2012 – août 2016
* Calcul par éléments finis, fatigue

**Stagiaire ingénieur**
Bielstein Getriebe GmbH, Cologne
Février – août 2012
}}
`,
  }),
  cv('18-fr-anonyme', 'doc', 'fr', 'FR', {
    names: [],
    city: 'Saint-Étienne',
    languages: ['Français', 'Arabe', 'Anglais'],
    jobs: [
      'Technicien de maintenance | Emboutissage Forézien | | 2017-05 | now',
      'Électromécanicien | Verrerie de Veauche-le-Bas | | 2010-02 | 2017-03',
      "Agent d'entretien industriel | Textiles Gier | | 2006-09 | 2009-11",
    ],
    page: `
> **CV ANONYME**
> Réf. 2026-118
Domicile : Saint-Étienne (42)
Permis B, véhicule personnel
Poste recherché : chef d'équipe maintenance
# Parcours professionnel
Mai 2017 à aujourd'hui
**Technicien de maintenance** – Emboutissage Forézien, Saint-Chamond
* Maintenance préventive et curative de 14 presses
* GMAO, gestion des pièces de rechange
* Astreinte une semaine sur trois
Février 2010 à mars 2017
**Électromécanicien** – Verrerie de Veauche-le-Bas, Veauche
* Fours, convoyeurs et machines IS
* Travail en 5 x 8
Septembre 2006 à novembre 2009
**Agent d'entretien industriel** – Textiles Gier, Rive-de-Gier
# Formation
2006 : Bac professionnel MEI, lycée Étienne-Mimard
2004 : BEP électrotechnique
Habilitations électriques B2V, BR, BC ; CACES R489
# Langues
Français, arabe (courant), anglais (technique)
# Divers
Entraîneur bénévole de boxe dans un club de quartier
`,
  }),
  cv('19-be-logistique', 'pdf', 'fr', 'BE', {
    names: ['Charlotte Vandenbroucke'],
    email: 'c.vandenbroucke@skymail.example',
    phone: '+32 470 55 01 93',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Coordinatrice logistique | Sambre Distribution SA | | 2022-01 | now',
      'Employée au planning | Transports Delvigne SPRL | | 2017-04 | 2021-12',
      'Réceptionniste | Hôtel du Beffroi | | 2014-09 | 2017-03',
    ],
    page: `
! Charlotte Vandenbroucke
Avenue Reine Astrid 41, 5000 Namur
GSM : +32 470 55 01 93
E-mail : [c.vandenbroucke@skymail.example](mailto:c.vandenbroucke@skymail.example)
Née le 19/09/1992 – Nationalité belge – Permis B
# Expérience professionnelle
**Coordinatrice logistique**\t01/2022 – présent
Sambre Distribution SA, Gembloux
* Planification de 35 tournées par jour
* Contact avec les clients en Flandre (néerlandais quotidien)
* Suivi des indicateurs sous Excel et SAP TM
**Employée au planning**\t04/2017 – 12/2021
Transports Delvigne SPRL, Sambreville
* Affectation des chauffeurs, tachygraphes
**Réceptionniste**\t09/2014 – 03/2017
Hôtel du Beffroi, Namur
* Check-in, réservations, caisse
# Formation
**Bachelier en gestion des ressources humaines** (en cours, horaire décalé)\t09/2024 – présent
HEPN, Namur
**Bachelier en tourisme**\t2011 – 2014
Haute École de la Meuse, Namur
# Langues
|| 5 4 4 4
| Langue | Compréhension | Oral | Écrit
| Français | langue maternelle | langue maternelle | langue maternelle
| Néerlandais | C1 | B2 | B2
| Anglais | B2 | B1 | B1
# Informatique
SAP TM, Excel (tableaux croisés), Transics
# Centres d'intérêt
Jogging, bénévole à la Banque alimentaire, céramique
`,
  }),
  cv('20-qc-comptable', 'pdf', 'fr', 'CA', {
    names: ['Marie-Ève Tremblay-Gagnon'],
    email: 'metremblaygagnon@courrier.example',
    phone: '819 555-0173',
    city: 'Sherbrooke',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Technicienne en comptabilité | Érablière des Cantons inc. | | 2021-05 | now',
      'Commis comptable | Quincaillerie Lac-Mégantic | | 2016-09 | 2019-08',
      'Caissière | Marché Bélanger | | 2013-06 | 2016-08',
    ],
    page: `
! Marie-Ève Tremblay-Gagnon
1420, rue Belvédère Sud, app. 6, Sherbrooke (Québec) J1H 4C9
Cell. : 819 555-0173
metremblaygagnon@courrier.example
# Sommaire
* Six ans d'expérience en tenue de livres et cycle comptable complet
* Excellente maîtrise de Sage 50, Acomba et Excel
* Sens de l'organisation, discrétion, ponctualité
# Expérience de travail
**Technicienne en comptabilité**\tMai 2021 à aujourd'hui
Érablière des Cantons inc., Magog
* Comptes payables et recevables, paie de 45 employés
* Remises de TPS et TVQ, préparation du dossier de fin d'année
**Commis comptable**\tSeptembre 2016 à août 2019
Quincaillerie Lac-Mégantic, Lac-Mégantic
* Conciliation bancaire, facturation, classement
**Caissière** (temps partiel)\tJuin 2013 à août 2016
Marché Bélanger, Sherbrooke
# Formation
**DEC Techniques de comptabilité et de gestion**\t2019 – 2021
Cégep de Sherbrooke
**DES**\t2015
École secondaire de la Montée
# Langues
Français : langue maternelle
Anglais : intermédiaire, bonne lecture
# Bénévolat
Trésorière du club de patinage artistique Les Pirouettes depuis 2022
# Références
Fournies sur demande
`,
  }),
  cv('21-es-administrativa', 'docx', 'es', 'ES', {
    names: ['María del Carmen Fuentes Ibáñez'],
    email: 'mcarmen.fuentes@buzon.example',
    phone: '655 501 842',
    city: 'Zaragoza',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Responsable de administración | Cierzo Instalaciones S.L. | | 2018-02 | now',
      'Administrativa contable | Talleres Ebro Medio S.A. | | 2009-10 | 2017-12',
      'Auxiliar administrativa | Gestoría Lanuza | | 2005-03 | 2009-09',
    ],
    page: `
! María del Carmen Fuentes Ibáñez
C/ San Vicente de Paúl 19, 3.º B – 50001 Zaragoza
Tel. 655 501 842 – mcarmen.fuentes@buzon.example
Fecha de nacimiento: 30 de mayo de 1982
# Experiencia laboral
**Responsable de administración**\tFebrero 2018 – Actualidad
Cierzo Instalaciones S.L., Zaragoza
* Contabilidad, impuestos y tesorería de tres sociedades
* Coordinación de un equipo de cuatro personas
**Administrativa contable**\tOctubre 2009 – Diciembre 2017
Talleres Ebro Medio S.A., Utebo
* Facturación, cobros y conciliación bancaria
* Nóminas y seguros sociales de 60 trabajadores
**Auxiliar administrativa**\tMarzo 2005 – Septiembre 2009
Gestoría Lanuza, Zaragoza
* Atención al público, trámites de tráfico y autónomos
# Formación académica
**Grado en Administración y Dirección de Empresas**\t2012 – 2018
UNED
**Técnico Superior en Administración y Finanzas**\t2002 – 2004
IES Río Gállego, Zaragoza
# Idiomas
Español: lengua materna
Inglés: B2 (First Certificate, 2016)
Francés: A2
# Informática
ContaPlus, A3, Sage 200, Excel avanzado
# Otros datos
Carné de conducir B y vehículo propio. Disponibilidad para viajar.
`,
  }),
  cv('22-es-academico', 'pdf', 'es', 'ES', {
    names: ['Joan Puigdevall i Ferrer', 'Dr. Joan Puigdevall i Ferrer'],
    email: 'joan.puigdevall@geo-girona.example',
    phone: '0034 972 555 184',
    city: 'Girona',
    languages: ['Catalán', 'Castellano', 'Inglés', 'Francés'],
    jobs: [
      'Profesor titular | Universitat de Girona | | 2019 | now',
      'Profesor lector | Universitat de Girona | | 2013 | 2019',
      'Investigador posdoctoral | Aberystwyth University | | 2010 | 2012',
      'Becario predoctoral | Universitat Autònoma de Barcelona | | 2006 | 2010',
    ],
    aside: [3],
    page: `
! Dr. Joan Puigdevall i Ferrer
Departamento de Geografía
Plaça Ferrater Mora 1, 17004 Girona
Tel.: 0034 972 555 184
Correo: joan.puigdevall@geo-girona.example
ORCID 0000-0000-0000-0147
# Formación académica
2010 – Doctor en Geografía, Universitat Autònoma de Barcelona. Tesis: «Crecidas históricas del Ter»
2006 – Licenciado en Geografía, Universitat de Girona
# Situación y trayectoria profesional
**2019 – actualidad.** Profesor titular, Universitat de Girona
**2013 – 2019.** Profesor lector, Universitat de Girona
**2010 – 2012.** Investigador posdoctoral, Aberystwyth University (Reino Unido)
**2006 – 2010.** Becario predoctoral, Universitat Autònoma de Barcelona
# Docencia
Hidrología (grado, 2013 – ), Sistemas de información geográfica (máster, 2016 – ), Trabajo de campo en el Alt Empordà
# Proyectos de investigación
CRECER: memoria de las inundaciones en la Cataluña interior (2021 – 2025), investigador principal, 142.000 €
FLUVITER (2016 – 2019), investigador, IP: M. Sarroca
# Publicaciones (selección)
Puigdevall, J. y Sarroca, M. (2024). «Sediment memory of small Mediterranean rivers», __Catena Minor__, 41, 112-131.
Puigdevall, J. (2021). __El río que vuelve__. Girona: Edicions del Pla.
Hughes, D. y Puigdevall, J. (2012). «Palaeofloods of the upper Severn», __River Notes__, 7, 3-19.
# Estancias
University of Bergen, tres meses, 2017
# Idiomas
Catalán (nativo), castellano (nativo), inglés (C2), francés (B1)
# Gestión
Coordinador del grado en Geografía (2020 – 2023). Vocal de la Associació de Geògrafs.
`,
  }),
  cv('23-mx-ingeniero', 'docx', 'es', 'MX', {
    names: ['José Luis Hernández Ocampo', 'Ing. José Luis Hernández Ocampo'],
    email: 'jl.hernandez.ocampo@correomx.example',
    phone: '+52 442 555 0119',
    city: 'Querétaro',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente de calidad | Autopartes del Bajío S.A. de C.V. | | 2020-08 | now',
      'Supervisor de calidad | Autopartes del Bajío S.A. de C.V. | | 2016-01 | 2020-07',
      'Ingeniero de procesos | Plásticos Técnicos Corregidora | | 2012-06 | 2015-12',
      'Practicante | Plásticos Técnicos Corregidora | | 2011-08 | 2012-05',
    ],
    aside: [3],
    page: `
> **ING. JOSÉ LUIS HERNÁNDEZ OCAMPO**
> Col. Jardines de la Hacienda, Querétaro, Qro., C.P. 76180
> Cel. +52 442 555 0119 | jl.hernandez.ocampo@correomx.example
**OBJETIVO**
Desarrollarme como gerente de calidad corporativo en la industria automotriz.
**EXPERIENCIA PROFESIONAL**
**Autopartes del Bajío S.A. de C.V.**, El Marqués, Qro.
**Gerente de calidad**\tagosto 2020 – a la fecha
* Responsable de IATF 16949 e ISO 14001, 26 personas a cargo
* Reducción de PPM de 180 a 22 con tres clientes OEM
**Supervisor de calidad**\tenero 2016 – julio 2020
* Liberación de producto, 8D, PPAP y auditorías de capas
**Plásticos Técnicos Corregidora**, Querétaro
**Ingeniero de procesos**\tjunio 2012 – diciembre 2015
* Inyección de plásticos, SMED, OEE
**Practicante**\tagosto 2011 – mayo 2012
**FORMACIÓN ACADÉMICA**
Ingeniería Industrial, Instituto Tecnológico de Querétaro\t2007 – 2012
Diplomado Black Belt Seis Sigma, Universidad del Valle de Corregidora\t2018
**IDIOMAS**
Español nativo, inglés avanzado (TOEFL 580)
**CURSOS**
Core Tools, VDA 6.3, Minitab
`,
  }),
  cv('24-ar-disenadora', 'pdf', 'es', 'AR', {
    names: ['Martina Sol Echeverría'],
    email: 'hola@martinasol.example',
    phone: '+54 9 341 555-0126',
    city: 'Rosario',
    headline: 'diseñadora gráfica',
    languages: ['español', 'inglés', 'portugués'],
    jobs: [
      'diseñadora gráfica senior | estudio mandarina | | 2022-03 | now',
      'diseñadora gráfica | editorial paraná | | 2018-07 | 2022-02',
      'asistente de diseño | imprenta oroño | | 2016-02 | 2018-06',
    ],
    page: `
[[ 5.5 11.5
**contacto**
pasaje monroe 2240
rosario, santa fe
+54 9 341 555-0126
[hola@martinasol.example](mailto:hola@martinasol.example)
behance.net/martinasol

**herramientas**
illustrator
indesign
figma
after effects

**idiomas**
español, nativo
inglés, intermedio
portugués, básico

**me gusta**
la serigrafía, el río, el básquet del club náutico
---
! martina sol echeverría
diseñadora gráfica
# experiencia
**diseñadora gráfica senior**
estudio mandarina, rosario
marzo 2022 – hoy
* identidad de marca para bodegas y cooperativas
* dirección de dos juniors
**diseñadora gráfica**
editorial paraná, rosario
julio 2018 – febrero 2022
* tapas y maquetación de 60 libros
**asistente de diseño**
imprenta oroño, rosario
febrero 2016 – junio 2018
* preimpresión y atención de pedidos
# formación
licenciatura en diseño gráfico
universidad abierta del litoral, 2012 – 2017
curso de tipografía, escuela de la letra, 2020
]]
`,
  }),
  cv('25-es-funcional', 'odt', 'es', 'ES', {
    names: ['Antonio José Peñalver Ros'],
    email: 'ajpenalver@correomur.example',
    phone: '+34 611 555 073',
    city: 'Murcia',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Jefe de almacén | Hortofrutícola El Segura S.L. | | 2017 | 2025',
      'Encargado de turno | Conservas La Huerta Vieja | | 2011 | 2017',
      'Mozo de almacén | Conservas La Huerta Vieja | | 2004 | 2011',
    ],
    page: `
! Antonio José Peñalver Ros
Calle Mayor 62, 30006 Murcia
+34 611 555 073
ajpenalver@correomur.example
# Objetivo profesional
Puesto de responsable de logística o de expediciones en empresa agroalimentaria. Disponible de inmediato.
# Áreas de competencia
**Organización del almacén**
* Diseño de ubicaciones y rutas de picking para 9.000 palés
* Implantación de radiofrecuencia y de inventario rotativo
**Gestión de personas**
* Equipos de hasta 45 personas en campaña, tres turnos
* Formación de carretilleros y prevención de riesgos
**Calidad y cliente**
* Auditorías IFS y BRC sin no conformidades mayores
* Trato diario con transportistas y cadenas de distribución
# Historial laboral
2017 – 2025   Jefe de almacén, Hortofrutícola El Segura S.L., Molina de Segura
2011 – 2017   Encargado de turno, Conservas La Huerta Vieja, Alcantarilla
2004 – 2011   Mozo de almacén, Conservas La Huerta Vieja, Alcantarilla
# Formación
Técnico en Comercio, IES Poeta Sánchez Bautista, 2003
Curso de carretillas y plataformas elevadoras, 2019
# Idiomas
Español nativo. Inglés básico.
# Otros
Carné B y C. Voluntario de Protección Civil.
`,
  }),
  cv('26-it-europass', 'pdf', 'it', 'IT', {
    names: ["Francesca Dell'Acqua"],
    email: 'francesca.dellacqua@lettera.example',
    phone: '(+39) 348 555 0162',
    city: 'Verona',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Addetta ufficio estero | Agrivalpolicella S.r.l. | | 2019-02 | now',
      'Impiegata commerciale | Marmi Lessini S.p.A. | | 2014-09 | 2019-01',
      'Hostess di fiera | Veronaeventi Soc. Coop. | | 2011-04 | 2014-06',
    ],
    page: `
! Francesca Dell'Acqua
**Data di nascita:** 27/11/1990 | **Nazionalità:** Italiana | **Sesso:** Femminile | **Numero di telefono:** (+39) 348 555 0162 (Cellulare) | **Indirizzo e-mail:** [francesca.dellacqua@lettera.example](mailto:francesca.dellacqua@lettera.example) | **Indirizzo:** Via Venti Settembre 71, 37129, Verona, Italia (Abitazione)
# PRESENTAZIONE
Seguo clienti esteri di area tedesca e anglosassone dal preventivo alla spedizione.
# ESPERIENZA LAVORATIVA
02/2019 – ATTUALE Verona, Italia
**ADDETTA UFFICIO ESTERO** AGRIVALPOLICELLA S.R.L.
* Gestione ordini Germania, Austria e Regno Unito
* Documenti doganali e accise
09/2014 – 01/2019 Sant'Ambrogio di Valpolicella, Italia
**IMPIEGATA COMMERCIALE** MARMI LESSINI S.P.A.
* Offerte, campionature, fiere di settore
04/2011 – 06/2014 Verona, Italia
**HOSTESS DI FIERA** VERONAEVENTI SOC. COOP.
# ISTRUZIONE E FORMAZIONE
10/2009 – 03/2013 Verona, Italia
**LAUREA IN LINGUE E CULTURE PER IL COMMERCIO INTERNAZIONALE** Università degli Studi di Verona
# COMPETENZE LINGUISTICHE
Lingua madre: **ITALIANO**
Altre lingue:
|| 4 3 3 3 4
| Lingua | Ascolto | Lettura | Scrittura | Produzione orale
| **INGLESE** | C1 | C1 | B2 | C1
| **TEDESCO** | B2 | B2 | B1 | B2
~ Livelli: A1 e A2: Livello elementare B1 e B2: Livello intermedio C1 e C2: Livello avanzato
# COMPETENZE DIGITALI
Zucchetti | Microsoft Excel | Intrastat web
# PATENTE DI GUIDA
Patente di guida: B
`,
  }),
  cv('27-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Alessio De Luca', 'De Luca Alessio'],
    email: 'alessiodeluca88@postait.example',
    phone: '329 555 0184',
    city: 'Bari',
    languages: ['Inglese'],
    jobs: [
      'Capo magazziniere | Adriatica Ricambi S.r.l. | | 2017-01 | now',
      'Magazziniere | Logistica Murge Soc. Coop. | | 2010-05 | 2016-12',
      'Commesso | Ferramenta Lorusso | | 2007-09 | 2010-03',
    ],
    page: `
> **CURRICULUM VITAE**
**DATI PERSONALI**
Cognome e nome: De Luca Alessio
Nato a: Altamura (BA) il 05/07/1988
Residenza: Via Dante Alighieri 203, 70122 Bari
Cellulare: 329 555 0184
E-mail: alessiodeluca88@postait.example
Stato civile: coniugato
Patente: B, patentino muletto
**ESPERIENZE LAVORATIVE**
Gennaio 2017 – oggi
Adriatica Ricambi S.r.l., Bari
**Capo magazziniere**
* Coordinamento di sei addetti
* Inventari, resi, rapporti con i corrieri
Maggio 2010 – dicembre 2016
Logistica Murge Soc. Coop., Modugno
**Magazziniere**
* Carico e scarico, picking, uso del muletto
Settembre 2007 – marzo 2010
Ferramenta Lorusso, Altamura
**Commesso**
* Vendita al banco e cassa
**ISTRUZIONE**
2007: Diploma di perito meccanico, ITIS Galileo Ferraris, Altamura
**CORSI**
2018: Addetto al primo soccorso
2023: Rinnovo abilitazione carrelli elevatori
**LINGUE**
Inglese: livello scolastico
**INFORMATICA**
Gestionale Danea, Excel
**HOBBY**
Calcetto, pesca, volontario della Pro Loco

Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('28-it-sarta', 'doc', 'it', 'IT', {
    names: ['Ornella Brambilla Pisoni'],
    email: 'ornella.brambilla@postalibera.example',
    phone: '333 555 01 47',
    city: 'Bergamo',
    languages: ['francese'],
    jobs: [
      'Responsabile del reparto campionario | Sartoria Lombarda Vismara | | 2017-01 | now',
      'Modellista | Maglificio Valbrembo S.p.A. | | 2003-07 | 2016-12',
      'Sarta | Confezioni Orobia S.r.l. | | 1994-09 | 2003-06',
    ],
    page: `
Ornella Brambilla Pisoni
Via Borgo Palazzo 63 – 24125 Bergamo
Cell. 333 555 01 47 – ornella.brambilla@postalibera.example
Nata a Treviglio l'8 maggio 1973

Ho frequentato l'Istituto professionale per l'abbigliamento Caterina Caniana, dove mi sono diplomata nel luglio del 1992.

Dal settembre 1994 al giugno 2003 ho lavorato come sarta presso Confezioni Orobia S.r.l. di Seriate, sulla linea giacche e cappotti.

Dal luglio 2003 al dicembre 2016 sono stata modellista presso Maglificio Valbrembo S.p.A. di Almè: cartamodelli a mano e al CAD, sviluppo taglie, prime prove.

Dal gennaio 2017 a oggi lavoro come responsabile del reparto campionario presso Sartoria Lombarda Vismara di Bergamo, con cinque collaboratrici.

Parlo un discreto francese. Uso Lectra Modaris ed Excel.

Nel tempo libero canto nel coro della parrocchia di Boccaleone.
`,
  }),
  cv('29-it-tecnico', 'pdf', 'it', 'IT', {
    names: ['Nicolò Zanetti'],
    email: 'nicolo.zanetti@webmail-it.example',
    phone: '+39 340 555 01 98',
    city: 'Padova',
    headline: 'Tecnico elettronico',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Tecnico di assistenza | Brenta Medicale S.r.l. | | 2021-03 | now',
      'Collaudatore elettronico | Quadri Euganei S.n.c. | | 2016-10 | 2021-02',
      'Tirocinante | Quadri Euganei S.n.c. | | 2016-06 | 2016-09',
    ],
    aside: [2],
    page: `
! Nicolò Zanetti
Tecnico elettronico
Via Facciolati 120, 35126 Padova • +39 340 555 01 98 • nicolo.zanetti@webmail-it.example
# Profilo
Tecnico elettronico con dieci anni di esperienza tra collaudo e assistenza sul campo di apparecchi medicali.
# Esperienza professionale
**Tecnico di assistenza**\tmar 2021 – oggi
Brenta Medicale S.r.l., Padova
* Installazione e manutenzione di ecografi in ospedali del Triveneto
* Reperibilità nei fine settimana
**Collaudatore elettronico**\tott 2016 – feb 2021
Quadri Euganei S.n.c., Abano Terme
* Collaudo di quadri e schede, ricerca guasti
**Tirocinante**\tgiu 2016 – set 2016
Quadri Euganei S.n.c., Abano Terme
# Istruzione
**Diploma ITS Meccatronico Veneto**\t2014 – 2016
ITS Academy, Vicenza
**Diploma di perito elettronico**\t2009 – 2014
ITIS Marconi, Padova
# Competenze
Saldatura SMD, oscilloscopio, Altium, norme CEI 62353
# Lingue
Italiano (madrelingua), Inglese (B2), Spagnolo (A2)
# Volontariato
Soccorritore presso la Croce Verde di Padova dal 2018
# Interessi
Radioamatore, trekking con il CAI
`,
  }),
  cv('30-pt-contabilista', 'docx', 'pt', 'PT', {
    names: ['Ana Rita Vasconcelos Pimentel'],
    email: 'anarita.pimentel@sapato.example',
    phone: '+351 912 555 016',
    city: 'Braga',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Contabilista certificada | Minho Têxteis, S.A. | | 2018-10 | now',
      'Técnica de contabilidade | Gabinete Fiscal Sameiro, Lda. | | 2013-01 | 2018-09',
      'Estágio profissional | Gabinete Fiscal Sameiro, Lda. | | 2012-01 | 2012-12',
    ],
    aside: [2],
    page: `
! Ana Rita Vasconcelos Pimentel
Rua de São Vicente, 148, 2.º Esq., 4710-312 Braga
Telemóvel: +351 912 555 016
Email: [anarita.pimentel@sapato.example](mailto:anarita.pimentel@sapato.example)
# Perfil
Contabilista certificada (OCC) com catorze anos de experiência em indústria e em gabinete.
# Experiência profissional
**Contabilista certificada**\toutubro de 2018 – presente
Minho Têxteis, S.A., Guimarães
* Fecho mensal e anual, IES, Modelo 22
* Relação com auditores e bancos
**Técnica de contabilidade**\tjaneiro de 2013 – setembro de 2018
Gabinete Fiscal Sameiro, Lda., Braga
* Carteira de 38 pequenas empresas
* Processamento de salários
**Estágio profissional**\tjaneiro de 2012 – dezembro de 2012
Gabinete Fiscal Sameiro, Lda., Braga
# Formação académica
**Licenciatura em Contabilidade**\t2008 – 2011
Instituto Politécnico do Cávado e do Ave
# Competências
PHC, Primavera, SAF-T, Excel avançado
# Línguas
Português (materna), Inglês (B2), Espanhol (B1)
# Outras atividades
Tesoureira da associação de pais da escola desde 2023; caminhadas
`,
  }),
  cv('31-br-analista', 'pdf', 'pt', 'BR', {
    names: ['João Victor Albuquerque dos Santos'],
    email: 'joaovictor.as@caixapostal.example',
    phone: '(81) 99955-0142',
    city: 'Recife',
    headline: 'Analista de Marketing Digital',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Analista de Marketing Digital | Maracatu Comércio Eletrônico Ltda. | | 2024-02 | now',
      'Assistente de Marketing | Rede Capibaribe de Farmácias | | 2022-01 | 2024-01',
      'Estagiário de Comunicação | Rede Capibaribe de Farmácias | | 2021-01 | 2021-12',
    ],
    aside: [2],
    page: `
> **JOÃO VICTOR ALBUQUERQUE DOS SANTOS**
> Analista de Marketing Digital
> Brasileiro, solteiro, 26 anos
> Rua da Aurora, 905, ap. 1102, Boa Vista – Recife/PE
> (81) 99955-0142 (WhatsApp) | joaovictor.as@caixapostal.example
# OBJETIVO
Atuar na área de performance e mídia paga.
# EXPERIÊNCIA PROFISSIONAL
**Maracatu Comércio Eletrônico Ltda.** – Recife/PE
Cargo: Analista de Marketing Digital
Período: 02/2024 – atual
* Gestão de R$ 90 mil por mês em Google Ads e Meta Ads
* Testes A/B e relatórios no Looker Studio
**Rede Capibaribe de Farmácias** – Olinda/PE
Cargo: Assistente de Marketing
Período: 01/2022 – 01/2024
* Redes sociais de 14 lojas, e-mail marketing
**Rede Capibaribe de Farmácias** – Olinda/PE
Cargo: Estagiário de Comunicação
Período: 01/2021 – 12/2021
# FORMAÇÃO
MBA em Marketing Digital – Faculdade do Cais – em andamento (conclusão prevista: 12/2027)
Bacharelado em Publicidade e Propaganda – Universidade Católica de Pernambuco – 2018 a 2022
# IDIOMAS
Português – nativo
Inglês – avançado
# CURSOS
Google Ads Search (2024), SEO na prática (2023)
`,
  }),
  cv('32-nl-monteur', 'docx', 'nl', 'NL', {
    names: ['Joris van der Heijden'],
    email: 'jorisvdheijden@postbus.example',
    phone: '06-55501287',
    city: 'Zwolle',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Servicemonteur | IJssel Klimaattechniek B.V. | | 2018-09 | now',
      'Installatiemonteur | Van Buuren Installaties | | 2012-08 | 2018-08',
      'Leerling-monteur | Van Buuren Installaties | | 2010-08 | 2012-07',
    ],
    aside: [2],
    page: `
! Curriculum vitae
# Persoonlijke gegevens
= Naam\tJoris van der Heijden
= Adres\tAssendorperstraat 187, 8012 DG Zwolle
= Telefoon\t06-55501287
= E-mail\tjorisvdheijden@postbus.example
= Geboortedatum\t11 maart 1993
= Rijbewijs\tB en BE
# Profiel
Zelfstandige monteur die graag bij de klant komt. Sterk in warmtepompen en in het vinden van storingen.
# Werkervaring
= sep 2018 – heden\t**Servicemonteur**
= \tIJssel Klimaattechniek B.V., Zwolle
* Onderhoud en storingen aan cv-ketels, warmtepompen en airco's
* Begeleiding van twee leerlingen
= aug 2012 – aug 2018\t**Installatiemonteur**
= \tVan Buuren Installaties, Kampen
* Nieuwbouw en renovatie, sanitair en vloerverwarming
= aug 2010 – jul 2012\t**Leerling-monteur**
= \tVan Buuren Installaties, Kampen
# Opleidingen
= 2010 – 2013\tMonteur werktuigkundige installaties niveau 3, Deltion College
= 2005 – 2010\tvmbo techniek, Agnieten College
# Cursussen
F-gassen categorie I (2019), VCA-VOL (2024), BHV
# Talen
Nederlands (moedertaal), Duits (goed), Engels (redelijk)
# Hobby's
Keeper bij vv Berkum 4, schaatsen, vrijwillige brandweer sinds 2020
`,
  }),
  cv('33-nl-finance', 'docx', 'nl', 'NL', {
    names: ['Mei-Ling Tan', 'Mei-Ling Tan 陈美玲', '陈美玲', 'Tan Mei-Ling'],
    email: 'meiling.tan@denhaagpost.example',
    phone: '+31 6 5550 1349',
    city: 'Den Haag',
    languages: ['Nederlands', 'Chinees', 'Engels', 'Indonesisch'],
    jobs: [
      'Financial controller | Haagse Windenergie N.V. | | 2021-01 | now',
      'Assistent-controller | Stichting Duinzorg | | 2016-05 | 2020-12',
      'Administratief medewerker | Toko Semarang Groothandel | | 2012-09 | 2016-04',
    ],
    page: `
|| 12 5
| **Mei-Ling Tan** 陈美玲\\nLaan van Meerdervoort 512, 2563 AZ Den Haag\\n+31 6 5550 1349 | geboren 30 augustus 1990\\nmeiling.tan@denhaagpost.example
# Werkervaring
|| 4 13
| 01-2021 tot heden | **Financial controller**\\nHaagse Windenergie N.V., Den Haag\\nMaandafsluiting, begroting, consolidatie van zes parken
| 05-2016 tot 12-2020 | **Assistent-controller**\\nStichting Duinzorg, Wassenaar\\nManagementrapportages, subsidieverantwoording
| 09-2012 tot 04-2016 | **Administratief medewerker**\\nToko Semarang Groothandel, Rotterdam\\nDebiteuren en crediteuren, btw-aangifte
# Opleiding
|| 4 13
| 2023 – heden | Registercontroller (postmaster, deeltijd), Vrije Universiteit Amsterdam
| 2008 – 2012 | hbo Accountancy, De Haagse Hogeschool
# Vaardigheden
|| 4 13
| Systemen | Exact Online, AFAS, Power BI
| Talen | Nederlands (moedertaal), Chinees (vloeiend), Engels (C1), Indonesisch (basis)
# Nevenfuncties
|| 4 13
| 2019 – 2022 | Penningmeester hockeyvereniging HV Ockenburgh
`,
  }),
  cv('34-be-projectleider', 'docx', 'nl', 'BE', {
    names: ['Pieter-Jan Van Hoecke', 'ir. Pieter-Jan Van Hoecke'],
    email: 'pj.vanhoecke@telepost.example',
    phone: '0470/55.01.36',
    city: 'Gent',
    headline: 'Projectleider bouw',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Projectleider bouw | Algemene Bouwwerken Leiestreek NV | | 2017-06 | now',
      'Werfleider | Algemene Bouwwerken Leiestreek NV | | 2012-09 | 2017-05',
      'Junior werfleider | Wegenbouw De Smedt & Zonen | | 2010-09 | 2012-08',
    ],
    page: `
! IR. PIETER-JAN VAN HOECKE
PROJECTLEIDER BOUW
Coupure Rechts 214, 9000 Gent – 0470/55.01.36 – [E-mail](mailto:pj.vanhoecke@telepost.example)
# PROFIEL
BURGERLIJK INGENIEUR MET ZESTIEN JAAR ERVARING IN UTILITEITSBOUW. RUSTIG, DUIDELIJK, CIJFERMATIG STERK.
# WERKERVARING
PROJECTLEIDER BOUW\tJUNI 2017 – HEDEN
ALGEMENE BOUWWERKEN LEIESTREEK NV, DEINZE
* Scholen en woonzorgcentra van 5 tot 22 miljoen euro
* Aankoop, planning, vorderingsstaten, nacalculatie
WERFLEIDER\tSEPTEMBER 2012 – MEI 2017
ALGEMENE BOUWWERKEN LEIESTREEK NV, DEINZE
* Appartementen in Gent, Aalst en Brugge
JUNIOR WERFLEIDER\tSEPTEMBER 2010 – AUGUSTUS 2012
WEGENBOUW DE SMEDT & ZONEN, LOKEREN
# OPLEIDING
MASTER IN DE INGENIEURSWETENSCHAPPEN: BOUWKUNDE\t2005 – 2010
UNIVERSITEIT GENT
LATIJN-WISKUNDE, SINT-LIEVENSCOLLEGE\t1999 – 2005
# TALEN
NEDERLANDS (MOEDERTAAL), FRANS (ZEER GOED), ENGELS (GOED)
# VRIJE TIJD
Jeugdtrainer bij Gantoise Rugby, zeilen, vader van drie
`,
  }),
  cv('35-sv-sjukskoterska', 'docx', 'sv', 'SE', {
    names: ['Shirin Rahimi Lindqvist'],
    email: 'shirin.rahimi.lindqvist@brevlada.example',
    phone: '070-555 01 62',
    city: 'Västerås',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Sjuksköterska | Mälardalens Närsjukhus | | 2020-06 | now',
      'Undersköterska | Äldreboendet Björkbacken | | 2013-08 | 2017-07',
      'Vårdbiträde | Hemtjänsten Bäckby | | 2011-05 | 2013-07',
    ],
    page: `
! Shirin Rahimi Lindqvist
Stora Gatan 48, 722 12 Västerås
070-555 01 62
shirin.rahimi.lindqvist@brevlada.example
# Om mig
Legitimerad sjuksköterska med sex års erfarenhet av medicinsk akutvård. Läser till specialistsjuksköterska på halvfart.
# Arbetslivserfarenhet
**Sjuksköterska**\tjuni 2020 – pågående
Mälardalens Närsjukhus, Västerås
* Medicinsk akutvårdsavdelning, 24 platser
* Huvudhandledare för studenter
**Undersköterska**\taugusti 2013 – juli 2017
Äldreboendet Björkbacken, Västerås
* Kontaktperson, dokumentation i Treserva
**Vårdbiträde**\tmaj 2011 – juli 2013
Hemtjänsten Bäckby, Västerås
# Utbildning
**Specialistsjuksköterska, akutsjukvård (pågående)**\tjanuari 2025 – pågående
Mälardalens universitet
**Sjuksköterskeprogrammet, 180 hp**\t2017 – 2020
Mälardalens högskola
**Omvårdnadsprogrammet**\t2008 – 2011
Carlforsska gymnasiet
# Språk
Svenska (flytande), persiska (modersmål), engelska (god)
# Övrigt
B-körkort. Ledare i Skiljebo SK:s flicklag, född 2014.
# Referenser
Lämnas på begäran.
`,
  }),
  cv('36-no-skipper', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Kjell-Arne Bjørnstad'],
    email: 'kjellarne.bjornstad@havpost.example',
    phone: '+47 905 55 014',
    city: 'Ålesund',
    languages: ['Norsk', 'Engelsk', 'Tysk'],
    jobs: [
      'Driftsleder | Sunnmøre Laks AS | | 2016-08 | now',
      'Skipper | Havgløtt Rederi AS | | 2004-01 | 2016-06',
      'Styrmann | Havgløtt Rederi AS | | 1998-03 | 2003-12',
      'Dekksmann | Brødrene Vatne Fiskeri | | 1994-06 | 1996-07',
    ],
    page: `
! Kjell-Arne Bjørnstad
Borgundvegen 311, 6015 Ålesund
Mobil: +47 905 55 014
E-post: kjellarne.bjornstad@havpost.example
Født: 2. februar 1976
# Nøkkelkvalifikasjoner
Over tretti år på sjøen og i havbruk. Dekksoffiser klasse 2, leder for 18 ansatte, vant til døgndrift.
# Arbeidserfaring
**Driftsleder**\taugust 2016 – nå
Sunnmøre Laks AS, Ålesund
* Ansvar for fire lokaliteter, HMS og bemanning
* Innføring av digitalt fôringssystem
**Skipper**\tjanuar 2004 – juni 2016
Havgløtt Rederi AS, Fosnavåg
* Ringnotsnurper på 64 meter, mannskap på ni
**Styrmann**\tmars 1998 – desember 2003
Havgløtt Rederi AS, Fosnavåg
**Dekksmann**\tjuni 1994 – juli 1996
Brødrene Vatne Fiskeri, Ålesund
# Utdanning
Nautisk linje, Ålesund maritime skole\t1996 – 1998
Grunnkurs fiske og fangst, Vigra videregående skole\t1992 – 1994
# Kurs
GMDSS GOC, BRM, fiskevelferd, truckførerbevis
# Språk
Norsk (morsmål), engelsk (flytende), tysk (litt)
# Verv
Styremedlem i Ålesund Fiskarlag 2010 – 2014. Trener for Rollon G12.
# Referanser
Oppgis på forespørsel
`,
  }),
];
