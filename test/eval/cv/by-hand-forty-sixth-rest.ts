import { BY_HAND_FORTY_SIXTH_REST_DUTCH } from './by-hand-forty-sixth-rest-dutch.ts';
import { BY_HAND_FORTY_SIXTH_REST_ITALIAN } from './by-hand-forty-sixth-rest-italian.ts';
import { BY_HAND_FORTY_SIXTH_REST_PORTUGUESE } from './by-hand-forty-sixth-rest-portuguese.ts';
import { BY_HAND_FORTY_SIXTH_REST_SWEDISH } from './by-hand-forty-sixth-rest-swedish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth-closed');

/** Thirty-six that are closed, in an ordinary month's mix: those in English here, the others beside it. All people are made up. */
export const BY_HAND_FORTY_SIXTH_REST: Sheet[] = [
  cv('01-en-dk-marine-biologist', 'pdf', 'en', 'DK', {
    names: ['Signe Lykke Thorup-Nielsen', 'Signe Thorup-Nielsen'],
    email: 'signe@thorup-nielsen.example',
    phone: '+45 55 55 01 77',
    city: 'Frederikshavn',
    languages: ['Danish', 'English', 'German'],
    jobs: [
      'Fisheries Scientist | DTU Aqua | Hirtshals | 2020-10 | now',
      'Project Biologist | COWI | Aalborg | 2017-02 | 2020-09',
      'Research Assistant | Greenland Institute of Natural Resources | Nuuk | 2015-05 | 2016-12',
    ],
    page: `
[[ 11 6
! Signe Lykke Thorup-Nielsen
---
Søparken 44, 9900 Frederikshavn
+45 55 55 01 77
signe@thorup-nielsen.example
]]
# Profil
Marine biologist with field time from Disko Bay to the Wadden Sea. I count, tag, model and write. My Danish template, but English text, as you asked.
# Erhvervserfaring
**Fisheries Scientist** \tOctober 2020 – nu
DTU Aqua, Hirtshals
* Stock assessment of sandeel and Norway pout, ICES working groups
* Cruise leader on Dana, twice a year, 14 people
**Project Biologist** \tFebruary 2017 – September 2020
COWI, Aalborg
* Environmental impact of offshore wind: benthos, eelgrass, porpoises
**Research Assistant** \tMay 2015 – December 2016
Greenland Institute of Natural Resources, Nuuk
* Shrimp surveys, otolith reading
# Uddannelse
MSc in Marine Biology, University of Copenhagen, 2015
BSc in Biology, Aarhus University, 2012
# Kompetencer
R, TMB, SAM, QGIS, sea survival course, VHF certificate
# Sprog
Danish (mother tongue), English (fluent), German (fair)
# Fritid
Winter bathing, sewing, a dinghy named Torsk
`,
  }),
  cv('02-en-nz-site-manager', 'docx', 'en', 'NZ', {
    names: ['Wiremu Te Rangi Paki', 'Wiremu Paki', 'Wiremu (Bill) Te Rangi Paki', 'Bill Paki'],
    email: 'bill.paki@waikatomail.example',
    phone: '021 555 0163',
    city: 'Hamilton',
    languages: [],
    jobs: [
      'Site Manager | Foster Construction | Hamilton | 2019-02 | now',
      'Foreman | Naylor Love | Hamilton | 2014-05 | 2019-01',
      'Leading Hand Carpenter | Hawkins | Christchurch | 2011-09 | 2014-04',
      'Carpenter | Keith Hay Homes | Te Awamutu | 2004 | 2011',
      'Shearing Shed Hand | Kereru Shearing | Ōtorohanga | 2002 | 2003',
    ],
    page: `
# Curriculum Vitae
## Wiremu (Bill) Te Rangi Paki
27 Dey Street, Hamilton East, Hamilton 3216
021 555 0163 / bill.paki@waikatomail.example
^ **What I do**
Run commercial builds from the slab up, $5m to $38m. I like a tidy site, a straight programme and subbies that get paid on time. LBP Site 2.
^ **What I've done**
Site Manager, Foster Construction, Hamilton (February 2019 to today)
* Ruakura Inland Port gatehouse and offices, $12m
* Te Awa Lakes apartments, stage 1, $38m, 61 units
* One LTI in seven years and I still think about it
Foreman, Naylor Love, Hamilton (May 2014 to January 2019)
* Wintec trades building, Rototuna high school blocks C and D
Leading Hand Carpenter, Hawkins, Christchurch (September 2011 to April 2014)
* Rebuild after the quakes, Burwood Hospital
Carpenter, Keith Hay Homes, Te Awamutu (2004 to 2011)
* Apprentice to begin with, then a gang of three, houses on trucks all over the King Country
Shearing Shed Hand, Kereru Shearing, Ōtorohanga (2002 to 2003)
^ **Papers**
National Certificate in Carpentry Level 4, BCITO, 2008
Site Safe Gold Card, first aid, SSSP writing, Class 2 licence
^ **Who will speak for me**
Two foremen and a client, names when we've had a yarn
`,
  }),
  cv('03-en-gb-portal-sales', 'doc', 'en', 'GB', {
    names: ['Gareth Pryce-Rowlands'],
    email: 'gareth.pr@swanseabay.example',
    phone: '07700 900274',
    city: 'Swansea',
    headline: 'Business Development Manager at Brother UK | Print, Scan, Label',
    languages: ['English', 'Welsh'],
    jobs: [
      'Business Development Manager | Brother UK | | 2022-09 | now',
      'Key Account Manager | Konica Minolta Business Solutions | | 2018-04 | 2022-08',
      'Account Manager | Konica Minolta Business Solutions | | 2016-01 | 2018-04',
      'Sales Executive | Ricoh UK | Cardiff | 2011-07 | 2015-12',
    ],
    page: `
[[ 5.5 11.5
**Contact**
gareth.pr@swanseabay.example
07700 900274 (Mobile)
www.linkedin.com/in/gareth-pr-sample (LinkedIn)
^ **Top Skills**
Managed Print
Channel Sales
Negotiation
^ **Languages**
English (Native or Bilingual)
Welsh (Professional Working)
^ **Certifications**
CompTIA CDIA+
Challenger Sale
---
! Gareth Pryce-Rowlands
Business Development Manager at Brother UK | Print, Scan, Label
Swansea, Wales, United Kingdom
^ **Summary**
Father, runner, closer of slow deals. Eleven years of copiers and I still read the contract to the end.
^ **Experience**
^ **Brother UK**
Business Development Manager
September 2022 - Present (4 years 3 months)
United Kingdom
Public sector frameworks in Wales and the Marches; £2.7m new margin.
^ **Konica Minolta Business Solutions**
6 years 8 months
Key Account Manager
April 2018 - August 2022 (4 years 5 months)
Account Manager
January 2016 - April 2018 (2 years 4 months)
^ **Ricoh UK**
Sales Executive
July 2011 - December 2015 (4 years 6 months)
Cardiff, United Kingdom
^ **Education**
Swansea University
BA (Hons), Business Management · (2008 - 2011)
]]
~ Page 1 of 1
`,
  }),
  cv('04-en-ca-technologist', 'pdf', 'en', 'CA', {
    names: ['Geneviève St-Onge'],
    email: 'genst-onge@rideaupost.example',
    phone: '613-555-0188',
    city: 'Ottawa',
    headline: 'Architectural Technologist',
    languages: ['English', 'French'],
    aside: [3],
    jobs: [
      'Senior Architectural Technologist | Hobin Architecture | Ottawa | 2021-06 | now',
      'Architectural Technologist | NORR | Ottawa | 2017-04 | 2021-05',
      'Junior Technologist | Lemay | Gatineau | 2015-06 | 2017-03',
      'Co-op Student | Public Services and Procurement Canada | Gatineau | 2014-09 | 2014-12',
    ],
    page: `
[[ 12 5
! GENEVIÈVE ST-ONGE, AT, LEED GA
Architectural Technologist
---
613-555-0188
genst-onge@rideaupost.example
Vanier, Ottawa, ON
]]
^ **PROFILE** Bilingual technologist who likes envelopes, stairs and permit drawings that pass the first time. OBC Part 3 and Part 9. BCIN.
^ **WORK**
|| 12 5
| **Senior Architectural Technologist**, Hobin Architecture, Ottawa\\Mid-rise wood frame and mass timber; Revit standards; site reviews every Thursday | June 2021 – Present
| **Architectural Technologist**, NORR, Ottawa\\Federal labs fit-out, door hardware, code matrices | April 2017 – May 2021
| **Junior Technologist**, Lemay, Gatineau\\Condo towers, shop drawing review | June 2015 – March 2017
| **Co-op Student**, Public Services and Procurement Canada, Gatineau | September 2014 – December 2014
^ **SCHOOL**
|| 12 5
| Advanced Diploma, Architectural Technology, Algonquin College | 2012 – 2015
| DEC in Natural Science, Cégep de l’Outaouais | 2010 – 2012
^ **LANGUAGES** English, French
^ **SOFTWARE** Revit, AutoCAD, Bluebeam, SketchUp, NovoSpec
`,
  }),
  cv('05-en-fi-test-engineer', 'docx', 'en', 'FI', {
    names: ['Juha-Pekka Ala-Korpela'],
    email: 'jp.alakorpela@oulujoki.example',
    phone: '+358 50 555 0119',
    city: 'Oulu',
    headline: 'Test automation engineer, embedded and radio',
    languages: ['Finnish', 'English', 'Swedish'],
    aside: [3],
    jobs: [
      'Senior Test Automation Engineer | Nokia | Oulu | 2021-03 | now',
      'Test Engineer | Polar Electro | Kempele | 2016-09 | 2021-02',
      'Software Tester | Bittium | Oulu | 2013-05 | 2016-08',
      'Trainee | Elektrobit | Oulu | 2012-05 | 2012-08',
    ],
    page: `
Ala-Korpela Juha-Pekka \tANSIOLUETTELO
Test automation engineer, embedded and radio
Tuira, Oulu \t+358 50 555 0119 \tjp.alakorpela@oulujoki.example
# Työkokemus
**3/2021 – nykyinen  Nokia, Oulu**
Senior Test Automation Engineer
5G baseband, Robot Framework and Python, lab of 40 racks. I keep the flaky tests list, and it gets shorter.
**9/2016 – 2/2021  Polar Electro, Kempele**
Test Engineer
Wrist devices: Bluetooth, GPS accuracy, battery. Built the running robot arm.
**5/2013 – 8/2016  Bittium, Oulu**
Software Tester
Tough Mobile, Android compatibility suites.
**5/2012 – 8/2012  Elektrobit, Oulu**
Trainee
# Koulutus
2008 – 2013 University of Oulu, M.Sc. (Tech.), information engineering
2008 Kastelli upper secondary school, matriculation
# Kielitaito
Finnish – native
English – working language
Swedish – school
# Taidot
Python, Robot Framework, Jenkins, Gerrit, spectrum analysers, JIRA
# Harrastukset
Ice swimming, floorball referee
`,
  }),
  cv('06-en-ie-sales-letter', 'doc', 'en', 'IE', {
    names: ['Aoife Ní Chonghaile', 'Aoife Conneely'],
    email: 'aoifenic@corribmail.example',
    phone: '085 555 0172',
    city: 'Oranmore',
    languages: ['Irish'],
    jobs: [
      'area sales manager | Glanbia Performance Nutrition | | 2021-09 | now',
      'sales representative | Musgrave MarketPlace | Galway | 2016-05 | 2021-08',
      'store supervisor | Joyce’s Supermarket | Athenry | 2012 | 2016',
    ],
    page: `
Carrowmoneash,
Oranmore,
Co. Galway

23rd November 2026

Dear Ms Fahy,

Thank you for ringing about the regional job with the oat drink people. You asked for my CV; it is being done up, so in the meantime here is all of it in one letter.

I have been area sales manager with Glanbia Performance Nutrition since September 2021, covering Connacht, Donegal and Clare. My patch was €1.9 million when I got it and will close this year a little over €3.2 million. I carry 140 gyms and health shops and the six symbol-group accounts.

From May 2016 to August 2021 I was sales representative for Musgrave MarketPlace in Galway, calling on cafés, B&Bs and the islands' shops, by ferry where it was sailing. Best new business in the west in 2018 and in 2019.

Before that, from 2012 to 2016, I was store supervisor at Joyce’s Supermarket in Athenry, which is where I learned what a buyer does not want to hear on a Friday.

My degree is a B.Comm with Irish (University of Galway, 2012) and I sat the Sales Institute diploma in 2019. I do business through Irish every week. Clean licence, company car at present, three months' notice, though they may let me go in one.

I am easiest got on 085 555 0172 after half five, or at aoifenic@corribmail.example any time.

Is mise le meas,

^ Aoife Ní Chonghaile
(Aoife Conneely on the payslips)
`,
  }),
  cv('07-en-za-care-europass', 'pdf', 'en', 'IE', {
    names: ['Lerato Precious Mokoena'],
    email: 'lerato.mokoena@vaalmail.example',
    phone: '+27 71 555 0128',
    city: 'Vereeniging',
    languages: ['Sesotho', 'English', 'Zulu', 'Afrikaans'],
    jobs: [
      'Enrolled Nursing Auxiliary | Midvaal Private Hospital | Vereeniging | 2021-05 | now',
      'Caregiver | Huis Vaaloord Frail Care | Vanderbijlpark | 2017-02 | 2021-04',
      'Home-based Carer | Emfuleni Hospice | Sebokeng | 2015-06 | 2017-01',
    ],
    page: `
**PERSONAL INFORMATION**
|| 5 12
| Surname(s) / First name(s) | **MOKOENA Lerato Precious**
| Address | 31 Rhodes Avenue, Vereeniging 1939, South Africa
| Telephone | +27 71 555 0128
| E-mail | lerato.mokoena@vaalmail.example
| Nationality | South African
| Date of birth | 24/09/1992
| Position applied for | Healthcare Assistant, nursing home, Ireland
**WORK EXPERIENCE**
|| 5 12
| Dates | 05/2021 → (current)
| Occupation or position held | Enrolled Nursing Auxiliary
| Main activities | Vital signs, wound dressing with RN, feeding, bed baths, 28 beds surgical
| Employer | Midvaal Private Hospital, Vereeniging
| Dates | 02/2017 → 04/2021
| Occupation or position held | Caregiver
| Main activities | Frail care, dementia, pressure care
| Employer | Huis Vaaloord Frail Care, Vanderbijlpark
| Dates | 06/2015 → 01/2017
| Occupation or position held | Home-based Carer
| Employer | Emfuleni Hospice, Sebokeng
**EDUCATION AND TRAINING**
|| 5 12
| Dates | 2018 → 2020
| Title of qualification | Higher Certificate in Auxiliary Nursing, SANC registered
| Organisation | Life Healthcare College
| Dates | 2010
| Title of qualification | National Senior Certificate (Matric)
| Organisation | Suncrest High School
**PERSONAL SKILLS**
|| 5 12
| Mother tongue | Sesotho
| Other languages | English (C1), Zulu (B2), Afrikaans (B1)
| Driving licence | Code 8
`,
  }),
  cv('08-en-no-piping', 'docx', 'en', 'NO', {
    names: ['Torbjørn Haugland Eide', 'Torbjørn Eide'],
    email: 'torbjorn.eide@ryfylkepost.example',
    phone: '+47 555 01 46',
    city: 'Sandnes',
    languages: ['Norwegian', 'English'],
    jobs: [
      'Lead Piping Engineer | Aker Solutions | Stavanger | 2019-08 | now',
      'Senior Piping Engineer | Rosenberg Worley | Stavanger | 2013-01 | 2019-07',
      'Piping Engineer | Aibel | Haugesund | 2007-08 | 2012-12',
      'Plate worker | Kværner Egersund | Egersund | 2001 | 2004',
    ],
    page: `
# CV
|| 4.5 12.5
| Navn | Torbjørn Haugland Eide
| Adresse | Hanaveien 71, 4327 Sandnes
| Telefon | +47 555 01 46
| E-post | torbjorn.eide@ryfylkepost.example
| Født | 1981
# Nøkkelkvalifikasjoner
Piping engineer with 19 years on brownfield modifications and topsides. Strong in PDMS/E3D, stress interface, material take-off, offshore surveys. Offshore health certificate and GSK valid to 2028.
# Arbeidserfaring
|| 4.5 12.5
| 08.2019 – d.d. | **Aker Solutions**, Stavanger\\Lead Piping Engineer\\Yggdrasil and Johan Sverdrup; discipline lead for 24 engineers and designers, also in Mumbai
| 01.2013 – 07.2019 | **Rosenberg Worley**, Stavanger\\Senior Piping Engineer\\Eldfisk and Ekofisk V&M, study phase and as-built
| 08.2007 – 12.2012 | **Aibel**, Haugesund\\Piping Engineer\\Gudrun, Kårstø expansion
| 2001 – 2004 | **Kværner Egersund**, Egersund\\Plate worker
# Prosjekter
|| 4.5 4.5 8
| Periode | Kunde | Oppgave
| 2024 – 2026 | Aker BP | Yggdrasil, Hugin A, lead for utility area piping, 3,200 isometrics
| 2022 – 2023 | Equinor | Sverdrup phase 2, tie-in campaign, 11 weeks offshore
| 2019 – 2021 | Equinor | Troll C, gas module, FEED and detail
| 2017 – 2019 | ConocoPhillips | Eldfisk S, produced water, stress interface
| 2015 – 2017 | ConocoPhillips | Ekofisk 2/4 J, dead leg removal, laser scan survey
| 2013 – 2014 | Shell | Draugen, flare study
| 2010 – 2012 | Gassco | Kårstø expansion, 36 inch header
| 2008 – 2010 | Statoil | Gudrun, process area, checker from 2009
# Kurs
|| 4.5 12.5
| 2025 | Basic safety and emergency training (GSK), repetition, Falck Nutec
| 2022 | Leadership in projects, BI Stavanger, 5 days
| 2018 | E3D Piping, Aveva
| 2012 | Caesar II, introduction
| 2010 | NORSOK L-001 to L-005, Tekna
| 2008 | PDMS Pipework, Aveva
# Verktøy
E3D, PDMS, Navisworks, Caesar II (reads), MTO in SPMat, ProArc, SAP
# Verv
Treasurer, Hana IL handball, 2016 – 2021. Deputy safety delegate 2020 – 2022.
# Utdanning
|| 4.5 12.5
| 2004 – 2007 | BSc Mechanical Engineering, University of Stavanger
| 2001 | Trade certificate, plate work
# Språk
Norwegian, English
# Referanser
Oppgis på forespørsel
`,
  }),
  cv('09-en-gb-bookkeeper', 'doc', 'en', 'GB', {
    names: ['Philippa Keane-Whitlock'],
    email: 'pippa@keanewhitlock.example',
    phone: '07700 900685',
    city: 'Shrewsbury',
    headline: 'Qualified bookkeeper & payroll',
    languages: [],
    jobs: [
      'Freelance Bookkeeper | Keane-Whitlock Bookkeeping | | 2021-04 | now',
      'Accounts Senior | Dyke Yaxley LLP | Shrewsbury | 2014-01 | 2021-03',
      'Purchase Ledger Clerk | Müller Milk & Ingredients | Market Drayton | 2009-10 | 2013-12',
      'Receptionist | Lion & Pheasant Hotel | Shrewsbury | 2007 | 2009',
    ],
    page: `
|| 9 8
| ! Philippa Keane-Whitlock MAAT\\Qualified bookkeeper & payroll | 4 Kingsland Mews\\Shrewsbury SY3 7JH\\07700 900685 (text first, I am often with a client)\\pippa@keanewhitlock.example
# In short
Twelve years in practice and industry, five on my own. I am winding the business down because I miss colleagues. Part time considered, 24 hours or more.
# Career
## Keane-Whitlock Bookkeeping \tApr 2021 – present
**Freelance Bookkeeper**
* 22 clients: three pubs, a vet, a canal boat yard, a parish council
* VAT under MTD, CIS returns, auto-enrolment, month-end packs in Xero and FreeAgent
## Dyke Yaxley LLP, Shrewsbury \tJan 2014 – Mar 2021
**Accounts Senior**
* Year ends for sole traders and small limiteds up to £4m
* Trained two juniors through AAT
## Müller Milk & Ingredients, Market Drayton \tOct 2009 – Dec 2013
**Purchase Ledger Clerk**
* 1,900 invoices a month on SAP, haulier statements
## Lion & Pheasant Hotel, Shrewsbury \t2007 – 2009
**Receptionist**
# Study
AAT Level 4, Shrewsbury Colleges Group (2013)
A levels: Maths, Art, French; Priory School then Sixth Form College (2007)
# Software
Xero (certified adviser), FreeAgent, Sage 50, BrightPay, Dext
`,
  }),
  cv('10-en-au-sparky', 'pdf', 'en', 'AU', {
    names: ['Brodie McAllister', 'Brodie James McAllister'],
    email: 'brodie.mca@hunterpost.example',
    phone: '0491 570 156',
    city: 'Maitland',
    headline: 'Licensed Electrician / Solar Installer',
    languages: [],
    jobs: [
      'Leading Hand Electrician | Downer | Newcastle | 2022-01 | now',
      'Solar Installer | Hunter Sun & Battery Pty Ltd | Rutherford | 2018-03 | 2021-12',
      'Electrician | Glencore Mangoola | | 2016-02 | 2018-02',
      'Apprentice Electrician | HVTC | Maitland | 2012-01 | 2016-01',
    ],
    page: `
HEAD Resume of Brodie McAllister — page one of one
! Brodie James McAllister
Licensed Electrician / Solar Installer
[[ 6 11
**Reach me**
0491 570 156
brodie.mca@hunterpost.example
Maitland NSW 2320
^ **Tickets**
NSW electrical licence
SAA accredited (grid connect and battery)
White card
EWP over 11 m
Working at heights
LVR and CPR, March 2026
HR truck licence
^ **Off the tools**
Under 12s league coach
Landcruiser that never gets finished
---
**Where I've worked**
^ **Downer, Newcastle**
Leading Hand Electrician, Jan 2022 – now
* Light rail and hospital work, crew of six plus two apprentices
* Test and tag through to switchboard change-outs
^ **Hunter Sun & Battery Pty Ltd, Rutherford**
Solar Installer, Mar 2018 – Dec 2021
* 600-odd roofs. Zero call backs for leaks
^ **Glencore Mangoola**
Electrician, Feb 2016 – Feb 2018
* Shutdowns, 7 on 7 off
^ **HVTC, Maitland**
Apprentice Electrician, Jan 2012 – Jan 2016
* Group training host placements: Ampcontrol, Hunter Water
^ **School**
Cert III Electrotechnology, Hunter TAFE, 2016
HSC, All Saints College Maitland, 2011
]]
`,
  }),
  cv('11-en-in-mechanical', 'docx', 'en', 'IN', {
    names: ['Senthil Kumaran R.', 'Senthil Kumaran R', 'R. Senthil Kumaran', 'Senthil Kumaran'],
    email: 'senthilkumaran.r@kovaimail.example',
    phone: '+91 98400 55501',
    city: 'Coimbatore',
    languages: ['Tamil', 'English', 'Hindi'],
    jobs: [
      'Assistant Manager – Maintenance | Roots Industries India Ltd | Coimbatore | 2021-08 | now',
      'Senior Engineer – Maintenance | Pricol Limited | Coimbatore | 2016-01 | 2021-07',
      'Graduate Engineer Trainee | Lakshmi Machine Works | Coimbatore | 2014-06 | 2015-12',
    ],
    aside: [2],
    page: `
> **CURRICULUM VITAE**
SENTHIL KUMARAN R. \tMobile: +91 98400 55501
Email: senthilkumaran.r@kovaimail.example
**CAREER OBJECTIVE**
To associate with a reputed organization which provides me an opportunity to apply my knowledge in Plant Maintenance and grow along with the organization.
**TOTAL EXPERIENCE:** 12+ years
**WORK EXPERIENCE**
|| 1.5 5 5 5.5
| S.No | Organization | Designation | Period
| 1 | Roots Industries India Ltd, Coimbatore | Assistant Manager – Maintenance | Aug 2021 – Till date
| 2 | Pricol Limited, Coimbatore | Senior Engineer – Maintenance | Jan 2016 – Jul 2021
| 3 | Lakshmi Machine Works, Coimbatore | Graduate Engineer Trainee | Jun 2014 – Dec 2015
**Job responsibilities**
* Preventive and predictive maintenance of 64 CNC and press machines
* TPM pillar leader, OEE improved from 71% to 83%
* Spares inventory, AMC vendors, utilities (compressor, chiller, DG)
**ACADEMIC PROFILE**
|| 4.5 6 3.5 3
| Course | Institution | Year | %
| B.E. Mechanical | PSG College of Technology | 2014 | 78.4
| HSC | Government Hr. Sec. School, Pollachi | 2010 | 91
| SSLC | Government Hr. Sec. School, Pollachi | 2008 | 93
**PERSONAL DETAILS**
Father’s Name : K. Rajendran
Date of Birth : 17-03-1993
Marital Status : Married
Languages Known : Tamil, English, Hindi
Address : 7/22, Thottipalayam Pirivu, Peelamedu, Coimbatore – 641 004
**DECLARATION**
I hereby declare that the above information is true to the best of my knowledge.
Place: Coimbatore
Date: \t(SENTHIL KUMARAN R.)
`,
  }),
  cv('12-en-ae-accounts', 'doc', 'en', 'AE', {
    names: ['W. A. Nimal Perera', 'Nimal Perera', 'W.A. Nimal Perera'],
    email: 'nimalperera.acma@deiramail.example',
    phone: '+971 50 555 0191',
    city: 'Sharjah',
    headline: 'Chief Accountant',
    languages: ['English', 'Sinhala', 'Tamil', 'Arabic'],
    jobs: [
      'Chief Accountant | Al Marwan Heavy Machinery LLC | Sharjah | 2020-02 | now',
      'Senior Accountant | Danube Building Materials | Dubai | 2015-09 | 2020-01',
      'Accountant | Hayleys Fabric PLC | Neboda | 2011-04 | 2015-08',
      'Audit Trainee | SJMS Associates | Colombo | 2008-05 | 2011-03',
    ],
    aside: [3],
    page: `
> Chief Accountant
> **W. A. NIMAL PERERA, ACMA**
> +971 50 555 0191 • nimalperera.acma@deiramail.example
|| 17
| Visa status: Employment (transferable)   Notice: 30 days   UAE driving licence: Yes   Residence: Al Nahda, Sharjah
# Executive Summary
CIMA qualified accountant with 18 years of experience including 11 years in UAE. IFRS, VAT, corporate tax registration, banking facilities, ERP roll-out.
# Professional Background
Chief Accountant
Al Marwan Heavy Machinery LLC, Sharjah
Feb 2020 – Present
* Reporting to the CFO, team of seven
* Rental fleet accounting for 1,200 machines; Oracle NetSuite go-live
* LCs, trust receipts and the yearly dance with four banks
Senior Accountant
Danube Building Materials, Dubai
Sep 2015 – Jan 2020
* Receivables of AED 90m, PDC control, VAT introduction in 2018
Accountant
Hayleys Fabric PLC, Neboda, Sri Lanka
Apr 2011 – Aug 2015
Audit Trainee
SJMS Associates, Colombo
May 2008 – Mar 2011
# Key Achievements
* Year-end audit closed in 19 days against 47 before
* Recovered AED 6.4m of receivables older than 365 days, without lawyers in most of the cases
* Designed chart of accounts for four companies in the group (Sharjah, Ajman, Muscat, Doha)
* Corporate tax impact study in 2022, registration of seven entities in 2023
* Cash flow forecast of 13 weeks, every Sunday, now Monday
* Trained two juniors who are today chief accountants themselves
# Areas of Expertise
Financial reporting under IFRS 15, 16 and 9; cost control; inventory; fixed assets register; payroll through WPS; gratuity provisions; inter-company; VAT returns and reconciliations; internal audit liaison; insurance claims
# Systems
Oracle NetSuite, Focus 8, Tally Prime, SAP Business One (user), Excel with macros
# Academic & Professional Qualifications
Associate Member, CIMA (UK), 2013
BSc Accounting (Special), University of Sri Jayewardenepura, 2010
# Languages
English, Sinhala, Tamil, Arabic (basic)
# Personal
Date of birth 3 June 1986, married, Sri Lankan
`,
  }),
  ...BY_HAND_FORTY_SIXTH_REST_DUTCH,
  ...BY_HAND_FORTY_SIXTH_REST_ITALIAN,
  ...BY_HAND_FORTY_SIXTH_REST_PORTUGUESE,
  ...BY_HAND_FORTY_SIXTH_REST_SWEDISH,
];
