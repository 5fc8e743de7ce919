import { BY_HAND_THIRTY_NINTH_OTHERS } from './by-hand-thirty-ninth-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth');

/** Twelve that are open: those in English and Dutch here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_NINTH: Sheet[] = [
  cv('01-en-gb-payroll', 'docx', 'en', 'GB', {
    names: [
      'Beatrice Olamide Adeyemi-Clarke',
      'Bea Adeyemi-Clarke',
      'Beatrice Adeyemi-Clarke',
      'Beatrice (Bea) Olamide Adeyemi-Clarke',
    ],
    email: 'bea.adeyemiclarke@tynepost.example',
    phone: '07700 900417',
    city: 'Gateshead',
    headline: 'Payroll Manager',
    languages: ['English', 'Yoruba'],
    jobs: [
      'Payroll Manager | Greggs plc | | 2022-05 | now',
      'Senior Payroll Administrator | Northumbrian Water | | 2017-09 | 2022-04',
      'Payroll Administrator | Northumbrian Water | | 2014-06 | 2017-08',
      'Wages Clerk | Fenwick | | 2011-10 | 2014-05',
    ],
    page: `
! Beatrice (Bea) Olamide Adeyemi-Clarke MCIPP
Payroll Manager
Gateshead NE9 • 07700 900417 • bea.adeyemiclarke@tynepost.example
# Profile
Payroll professional with fifteen years in retail and utilities. I have run weekly and monthly payrolls of up to 24,000 people, two system changes and more year ends than I care to count.
# Key skills
* Resourcelink, iTrent and SAP HR
* Holiday pay, NMW audits, salary sacrifice
* RTI, P11D, pension auto-enrolment
* Coaching a team of 9
# Career history
**Payroll Manager**\tMay 2022 – present
Greggs plc, Newcastle upon Tyne
* Weekly pay for shops and bakeries, 24,000 payslips
* Led the move to iTrent, delivered in 11 months
* Brought queries down from 900 to 310 a week
**Senior Payroll Administrator**\tSep 2017 – Apr 2022
Northumbrian Water, Durham
* Monthly payroll for 3,000 staff, two pension schemes
**Payroll Administrator**\tJun 2014 – Aug 2017
Northumbrian Water, Durham
**Wages Clerk**\tOct 2011 – May 2014
Fenwick, Newcastle upon Tyne
# Education and training
CIPP Foundation Degree in Payroll Management, 2019
BTEC National in Business, Gateshead College, 2011
# Other
English (native), Yoruba (spoken at home). Full clean driving licence.
`,
  }),
  cv('02-en-za-foreman', 'doc', 'en', 'ZA', {
    names: ['Petrus Johannes Oosthuizen', 'Piet Oosthuizen'],
    email: 'pietoosthuizen71@vaalnet.example',
    phone: '083 555 0194',
    city: 'Secunda',
    languages: ['Afrikaans', 'English', 'Sesotho'],
    jobs: [
      'Site Foreman (Civils) | WBHO Construction | | 2018-02 | now',
      'Construction Foreman | Group Five | | 2009-08 | 2017-11',
      'Assistant Foreman | Murray & Roberts | | 2001-01 | 2009-07',
      'Shutterhand / Carpenter | Murray & Roberts | | 1992-03 | 2000-12',
    ],
    page: `
> CURRICULUM VITAE
^ **1. PERSONAL PARTICULARS**
= Surname:\tOOSTHUIZEN
= Full names:\tPetrus Johannes
= Known as:\tPiet
= ID number:\tOn request
= Home language:\tAfrikaans
= Other languages:\tEnglish, Sesotho
= Residing at:\tSecunda, Mpumalanga
= Cell:\t083 555 0194
= E-mail:\tpietoosthuizen71@vaalnet.example
= Driver’s licence:\tCode EC with PrDP
= Health:\tExcellent, medical valid to April 2027
^ **2. EDUCATION**
= School:\tHoërskool Evander, Std 10, 1989
= Trade:\tCarpenter, Olifantsfontein trade test, 1994
= Courses:\tScaffold inspector, SAMTRAC, excavation supervisor, first aid level 3
^ **3. WORK EXPERIENCE**
**WBHO Construction**
= Position:\tSite Foreman (Civils)
= Period:\tFebruary 2018 – current
= Projects:\tSasol tank farm bund walls; Kusile ash dump; N4 bridge rehabilitation
= Duties:\tCrew of 45, daily toolbox talk, concrete pours up to 380 m³, setting out checks
**Group Five**
= Position:\tConstruction Foreman
= Period:\tAugust 2009 – November 2017
= Projects:\tGautrain viaducts, Medupi turbine foundations
= Reason for leaving:\tCompany went into business rescue
**Murray & Roberts**
= Position:\tAssistant Foreman
= Period:\tJanuary 2001 – July 2009
= Position:\tShutterhand / Carpenter
= Period:\tMarch 1992 – December 2000
^ **4. REFERENCES**
Mr S. Mabaso, Contracts Manager, WBHO, 011 555 0182
Mr H. Fourie, retired (Group Five), 082 555 0119
`,
  }),
  cv('03-en-ca-graduate', 'pdf', 'en', 'CA', {
    names: ['Oleksandra Hnatiuk', 'Sasha Hnatiuk', 'Oleksandra “Sasha” Hnatiuk'],
    email: 'sasha.hnatiuk@rideaumail.example',
    phone: '613-555-0172',
    city: 'Ottawa',
    languages: ['English', 'French', 'Ukrainian'],
    jobs: [
      'Policy Analyst (Student) | Natural Resources Canada | | 2025-05 | 2025-12',
      'Research Assistant | Carleton University | | 2024-09 | 2025-04',
      'Barista | Bridgehead Coffee | | 2022-06 | 2024-08',
    ],
    page: `
! Oleksandra “Sasha” Hnatiuk
Ottawa, ON | 613-555-0172 | sasha.hnatiuk@rideaumail.example | linkedin.com/in/shnatiuk-example
# EDUCATION
**Carleton University**, Ottawa, ON\tApr 2026
Bachelor of Public Affairs and Policy Management (High Honours), GPA 10.8/12
Thesis: Who pays for a heat pump? Retrofit grants in three eastern Ontario counties
**École secondaire De La Salle**, Ottawa, ON\tJun 2021
OSSD, French immersion
# EXPERIENCE
**Policy Analyst (Student)**, Natural Resources Canada\tMay 2025 – Dec 2025
* Drafted briefing notes on building codes for the director
* Coded 1,150 consultation answers in NVivo
**Research Assistant**, Carleton University\tSep 2024 – Apr 2025
* Built a small database of 62 municipal climate plans for Prof. Tremblay-Okafor
**Barista**, Bridgehead Coffee\tJun 2022 – Aug 2024
* Opened the Bank Street shop four mornings a week during term
# LEADERSHIP
Treasurer, Ukrainian Students’ Club, 2023 – 2025
Goalkeeper, Carleton intramural soccer
# SKILLS
R, NVivo, ArcGIS, Excel; secret clearance in process
English (native), French (advanced, CBC), Ukrainian (heritage)
`,
  }),
  cv('04-en-nz-it-contractor', 'pdf', 'en', 'NZ', {
    names: ['Rajesh Venkataraman', 'Raj Venkataraman'],
    email: 'raj@venkat-consulting.example',
    phone: '+64 27 555 0139',
    city: 'Wellington',
    headline: 'Business Analyst / Product Owner (Contract)',
    languages: ['English', 'Tamil', 'Hindi'],
    jobs: [
      'Senior Business Analyst | Inland Revenue | | 2025-02 | now',
      'Product Owner | Kāinga Ora | | 2023-07 | 2024-12',
      'Senior Business Analyst | Ministry of Education | | 2022-03 | 2023-06',
      'Business Analyst | ANZ New Zealand | | 2019-11 | 2022-02',
      'Systems Analyst | Infosys | | 2013-06 | 2019-08',
    ],
    page: `
Business Analyst / Product Owner (Contract)
! RAJESH VENKATARAMAN
Raj · Wellington · +64 27 555 0139 · raj@venkat-consulting.example · NZ citizen · available from 1 February
# Summary
Business analyst with a developer’s past. Contracting in Wellington since 2022 through my own company, Venkat Consulting Ltd. References from every assignment.
# Assignments
|| 4 5 8
| **When** | **Client and role** | **What I did**
| Feb 2025 – now | **Inland Revenue**\\Senior Business Analyst | Student loan correspondence, 41 letter templates down to 12; process maps, acceptance criteria, two rounds of user testing\\Traceability from the Student Loan Scheme Act down to each letter\\Stand-in for the delivery lead since August
| Jul 2023 – Dec 2024 | **Kāinga Ora**\\Product Owner | Tenancy maintenance portal, squad of 8, fortnightly releases; owned the backlog and most of the awkward conversations\\Wrote the cutover plan for 70,000 homes and 61 contractors\\Stayed two extra months to hand over to a permanent owner
| Mar 2022 – Jun 2023 | **Ministry of Education**\\Senior Business Analyst | School transport tendering, requirements and evaluation model\\Interviewed 23 bus operators between Kaitāia and Bluff\\Benefits case to Treasury’s template
# Permanent roles before
|| 4 5 8
| Nov 2019 – Feb 2022 | **ANZ New Zealand**\\Business Analyst | Home loan origination, responsible lending changes\\Facilitated the workshops with credit risk and the branches\\Decision tables in DMN for 140 lending rules\\Acting practice lead over six analysts for a summer
| Jun 2013 – Aug 2019 | **Infosys**\\Systems Analyst | Chennai, then on site in Melbourne for a telco’s billing platform\\Interface specifications, test data, night releases\\Trained two intakes of graduates in SQL and in asking why
# Qualifications
B.E. Computer Science, Anna University, Chennai, 2013
CBAP, 2021 · Certified Scrum Product Owner, 2023
# Tools
Jira, Confluence, Miro, Figma for sketches, Bizagi, SQL Server, a whiteboard and four colours
# Community
Wellington chapter of the IIBA, programme committee 2023 – 2025
Scorer for the Karori under-13 cricket side
# Languages
English, Tamil, Hindi
`,
  }),
  cv('05-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: ['Annelies Hofstra-de Boer', 'Annelies de Boer', 'Annelies Hofstra'],
    email: 'annelies.hofstra@friesepost.example',
    phone: '06 5550 3417',
    city: 'Drachten',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Buurtzorg | | 2017-04 | now',
      'Verpleegkundige hartbewaking | Medisch Centrum Leeuwarden | | 2009-10 | 2017-03',
      'Verpleegkundige interne geneeskunde | Nij Smellinghe | | 2004-08 | 2009-09',
    ],
    page: `
[[ 5 12
PIC pasfoto | foto van de kandidaat
^ **Persoonlijk**
Drachten
06 5550 3417
annelies.hofstra@friesepost.example
Geboren 11-07-1982
Gehuwd, drie kinderen
Rijbewijs B
BIG 00000000030
^ **Talen**
Nederlands
Fries
Engels (redelijk)
^ **Systemen**
ECD van Ecare
Epic
OMAHA
^ **Vrije tijd**
Skûtsjesilen, moestuin, schaatsen zodra het kan
---
! Annelies Hofstra-de Boer
Wijkverpleegkundige
^ Met twee benen in de klei en een hart voor mensen die liever thuis blijven. Na negen jaar in de wijk zoek ik een functie waarin ik ook collega’s kan opleiden.
^ **Werkervaring**
**Wijkverpleegkundige**
Buurtzorg, team Drachten-Zuid
april 2017 – heden
* Indiceren, zorgplannen, palliatieve zorg
* Samenwerking met vier huisartsenpraktijken
* Werkbegeleider van hbo-v-studenten
**Verpleegkundige hartbewaking**
Medisch Centrum Leeuwarden
oktober 2009 – maart 2017
* CCU, zes bedden, reanimatieteam
**Verpleegkundige interne geneeskunde**
Nij Smellinghe, Drachten
augustus 2004 – september 2009
^ **Opleiding**
2016 – 2017  Post-hbo wijkverpleegkundige, NHL
2010 – 2011  CCU-opleiding, Wenckebach Instituut
2000 – 2004  Hbo-v, Noordelijke Hogeschool Leeuwarden
]]
`,
  }),
  cv('06-nl-be-magazijnier', 'docx', 'nl', 'BE', {
    names: ['Emmanuel Kwabena Osei', 'Emmanuel Osei', 'OSEI Emmanuel Kwabena'],
    email: 'manuosei88@scheldepost.example',
    phone: '0485 55 50 63',
    city: 'Antwerpen',
    languages: ['Nederlands', 'Engels', 'Twi', 'Frans'],
    jobs: [
      'Teamleider magazijn | Katoen Natie | | 2021-01 | now',
      'Heftruckchauffeur | Katoen Natie | | 2016-05 | 2020-12',
      'Orderpicker (interim) | Nike ELC Laakdal | | 2014-09 | 2016-04',
    ],
    page: `
HEAD Havenjobs Antwerpen – uitzendkantoor – Noorderlaan 000, 2030 Antwerpen
**Kandidatenfiche**
|| 5 12
| Naam en voornaam | OSEI Emmanuel Kwabena
| Geboortejaar | 1988
| Woonplaats | Antwerpen (Deurne)
| Gsm | 0485 55 50 63
| E-mail | manuosei88@scheldepost.example
| Vervoer | eigen wagen, bereid tot ploegen
| Talen | Nederlands (goed), Engels (zeer goed), Twi (moedertaal), Frans (basis)
| Attesten | heftruck, reachtruck, VCA-basis, EHBO
**Loopbaan**
|| 4 6 7
| **Periode** | **Werkgever** | **Functie**
| 01/2021 – heden | Katoen Natie | Teamleider magazijn
| 05/2016 – 12/2020 | Katoen Natie | Heftruckchauffeur
| 09/2014 – 04/2016 | Nike ELC Laakdal | Orderpicker (interim)
**Opleiding**
|| 4 13
| 2013 – 2014 | Inburgering en NT2 tot niveau 2.4, Atlas Antwerpen
| 2004 – 2008 | Secundair onderwijs, Kumasi (Ghana)
**Opmerking van de consulente**
Rustige man, spreekt vlot Nederlands met de mensen op de vloer. Wil vaste dagploeg.
`,
  }),
  ...BY_HAND_THIRTY_NINTH_OTHERS,
];
