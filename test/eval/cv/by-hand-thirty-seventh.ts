import { BY_HAND_THIRTY_SEVENTH_OTHERS } from './by-hand-thirty-seventh-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh');

/** Twelve that are open: those in English and Dutch here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_SEVENTH: Sheet[] = [
  cv('01-en-nz-nurse', 'docx', 'en', 'NZ', {
    names: ['Mereana Te Rangi'],
    email: 'mereana.terangi@kauripost.example',
    phone: '021 555 0148',
    city: 'Hamilton',
    headline: 'Registered Nurse',
    languages: ['English', 'Te Reo Māori'],
    jobs: [
      'Clinical Nurse Coordinator | Waikato Hospital | | 2021-03 | now',
      'Registered Nurse | Waikato Hospital | | 2016-02 | 2021-02',
      'Healthcare Assistant | Bupa Care Homes | | 2013-01 | 2015-11',
    ],
    page: `
! Mereana Te Rangi, RN, BN
Registered Nurse – APC current to March 2027
12 Galloway St, Hamilton 3216 | 021 555 0148 | mereana.terangi@kauripost.example
# About me
Ko Taupiri te maunga, ko Waikato te awa. Thirteen years in hospitals and rest homes, ten of them registered. I like an orderly handover, a calm ward and students who ask questions. After a full time role nearer the whānau, days preferred.
# Employment
|| 4 13
| Mar 2021 – present | **Clinical Nurse Coordinator**\\Waikato Hospital, Ward A4 (orthopaedics)\\Bed flow, rosters and staffing for 32 beds; falls champion; sign off on IV certification
| Feb 2016 – Feb 2021 | **Registered Nurse**\\Waikato Hospital, Acute Medical\\NETP year, then level 3 PDRP; preceptor to 14 students
| Jan 2013 – Nov 2015 | **Healthcare Assistant**\\Bupa Care Homes, Cambridge\\Part time beside my study
# Qualifications
Bachelor of Nursing, Wintec, 2015
Postgraduate Certificate in Health Sciences, University of Auckland, 2020
Advanced Cardiac Life Support, 2025
# Languages
English, Te Reo Māori (conversational)
# Referees
Available once we have talked
`,
  }),
  cv('02-en-za-accountant', 'doc', 'en', 'ZA', {
    names: ['Thandeka Nomvula Mkhize', 'Thandeka Mkhize'],
    email: 'tn.mkhize@umgenimail.example',
    phone: '082 555 0163',
    city: 'Pinetown',
    languages: ['English', 'isiZulu', 'Afrikaans'],
    jobs: [
      'Financial Accountant | Tongaat Hulett | | 2020-07 | now',
      'Assistant Accountant | Unilever South Africa | | 2017-02 | 2020-06',
      'Trainee Accountant (SAICA articles) | Mazars | | 2014-01 | 2016-12',
    ],
    page: `
> **CURRICULUM VITAE**
> **OF**
> **THANDEKA NOMVULA MKHIZE**
^ **PERSONAL DETAILS**
|| 6 11
| Surname | Mkhize
| First names | Thandeka Nomvula
| Date of birth | 14 September 1991
| Nationality | South African
| Gender | Female
| Residential area | Pinetown, KwaZulu-Natal
| Cell number | 082 555 0163
| E-mail address | tn.mkhize@umgenimail.example
| Home languages | English, isiZulu, Afrikaans
| Driver’s licence | Code 8, own transport
| Notice period | One calendar month
^ **EDUCATION**
|| 6 11
| Tertiary | B Com Accounting, University of KwaZulu-Natal, 2012
|  | PGDA, UNISA, 2013
| Secondary | Matric with exemption, Pinetown Girls’ High School, 2009
^ **EMPLOYMENT HISTORY**
|| 6 11
| **Company** | **Tongaat Hulett**
| Position | Financial Accountant
| Period | July 2020 to date
| Duties | Month end packs to the group by day 4\\VAT201 and EMP201 submissions\\Audit file for Deloitte
| **Company** | **Unilever South Africa**
| Position | Assistant Accountant
| Period | February 2017 to June 2020
| Duties | Debtors of the KZN and Eastern Cape depots\\Promotional accruals
| Reason for leaving | Better prospects
| **Company** | **Mazars**
| Position | Trainee Accountant (SAICA articles)
| Period | January 2014 to December 2016
| Duties | Audits of schools, body corporates and a sugar co-operative
^ **REFERENCES**
Mr D. Naidoo, Financial Manager, Tongaat Hulett – 031 555 0110
Ms C. van Tonder, Mazars – 031 555 0127
`,
  }),
  cv('03-en-ca-developer', 'pdf', 'en', 'CA', {
    names: ['Minh Khoi Nguyen', 'Kevin Nguyen', 'Minh Khoi (Kevin) Nguyen'],
    email: 'kevin.mk.nguyen@bowriver.example',
    phone: '(403) 555-0136',
    city: 'Calgary',
    headline: 'Full Stack Developer',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Senior Software Developer | Benevity | | 2022-04 | now',
      'Software Developer | Benevity | | 2019-09 | 2022-03',
      'Junior Web Developer | Critical Mass | | 2017-06 | 2019-08',
    ],
    page: `
[[ 5 12
**Minh Khoi (Kevin) Nguyen**
Full Stack Developer
^ (403) 555-0136
kevin.mk.nguyen@bowriver.example
Calgary, AB
github.com/kmknguyen-example
^ **STACK**
TypeScript, React
Java, Spring Boot
PostgreSQL
Kafka
AWS, Terraform
^ **LANGUAGES**
English
Vietnamese
^ **OUTSIDE WORK**
Curling (skip), pho broth, two cats
---
**EXPERIENCE**
^ **Benevity**, Calgary
**Senior Software Developer** · Apr 2022 – Present
* Lead of the payouts squad, 6 people
* Took the nightly disbursement job from 5 hours to 40 minutes
* Hiring panel, 20 interviews a quarter; two interns a summer
* Cut the Kafka bill by a third after a bad February
* On the architecture guild since 2023
**Software Developer** · Sep 2019 – Mar 2022
* Volunteering module in React, later its public API
* Moved 300 Jenkins jobs to GitHub Actions with one colleague and much coffee
* Accessibility champion for the floor
^ **Critical Mass**, Calgary
**Junior Web Developer** · Jun 2017 – Aug 2019
* Landing pages and configurators for car makers
^ **EDUCATION**
BSc Computer Science, University of Calgary, 2017
Minor in Economics; Dean’s List 2015 and 2016
^ **PROJECTS**
“Chinook”, an Android widget for wind warnings, 4,000 installs
Bus times for my grandmother in Vietnamese, just the one user
^ **CERTIFICATIONS**
AWS Certified Developer – Associate, 2021
]]
`,
  }),
  cv('04-en-sg-shipping', 'docx', 'en', 'SG', {
    names: ['Tan Wei Ling', 'Jasmine Tan', 'Jasmine Tan Wei Ling', 'Wei Ling Tan'],
    email: 'jasmine.twl@straitsmail.example',
    phone: '+65 9555 0127',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Assistant Manager, Ocean Export | Kuehne+Nagel | | 2019-01 | now',
      'Senior Shipping Executive | DB Schenker | | 2014-08 | 2018-12',
      'Shipping Executive | Yang Kee Logistics | | 2011-05 | 2014-07',
      'Shipping Assistant | Cogent Holdings | | 2008-03 | 2011-04',
    ],
    page: `
HEAD Merlion Talent Partners Pte Ltd · EA Licence 99C0000 · candidate profile, private and confidential
**CANDIDATE PROFILE**
|| 6 11
| Candidate | Jasmine TAN Wei Ling
| Contact | +65 9555 0127
| Email | jasmine.twl@straitsmail.example
| Residence | Singapore (Punggol)
| Status | Singapore Citizen
| Expected salary | SGD 6,800
| Notice | 2 months
| Languages | English, Mandarin, Hokkien
**CONSULTANT’S REMARKS**
Steady candidate, three moves in 18 years, well spoken. Handles carriers and difficult consignees with a smile. Leaving because the Tuas office move adds 50 minutes a day.
**CAREER HISTORY**
**Kuehne+Nagel (Jan 2019 – Present)**
Assistant Manager, Ocean Export
* Team of 7, about 900 TEU a month to Europe and the Med
* Contract rates with four carriers
* VGM, advance manifests and AEO audit file
* Trained three juniors from the ITE programme
**DB Schenker (Aug 2014 – Dec 2018)**
Senior Shipping Executive
* Key accounts pharmaceuticals, letters of credit
**Yang Kee Logistics (May 2011 – Jul 2014)**
Shipping Executive
**Cogent Holdings (Mar 2008 – Apr 2011)**
Shipping Assistant
**EDUCATION**
Diploma in Maritime Business, Singapore Polytechnic, 2008
FOOT References and payslips on request · Merlion Talent Partners
`,
  }),
  cv('05-nl-chauffeur', 'docx', 'nl', 'NL', {
    names: ['Gerrit van der Wielen', 'Gerrit Jan van der Wielen'],
    email: 'gjvanderwielen@veluwepost.example',
    phone: '06 - 55 50 27 81',
    city: 'Barneveld',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Chauffeur CE | Van Opzeeland Transport | | 2017 | now',
      'Chauffeur C | Farm Frites | | 2009 | 2017',
      'Melkrijder | FrieslandCampina | | 2001 | 2009',
      'Landbouwmedewerker | Loonbedrijf Schuurman | | 1996 | 2001',
    ],
    page: `
# Curriculum vitae
## Personalia
= Naam:\tGerrit Jan van der Wielen
= Roepnaam:\tGerrit
= Woonplaats:\tBarneveld
= Geboren:\t3 februari 1978 te Ede
= Telefoon:\t06 - 55 50 27 81
= E-mail:\tgjvanderwielen@veluwepost.example
= Rijbewijs:\tB, BE, C, CE, T (code 95 geldig tot 2029)
## Werk
= 2017 – heden\tChauffeur CE
= \tVan Opzeeland Transport, Kootwijkerbroek
= \tKoeltransport op Duitsland, drie nachten van huis, vaste wagen
= 2009 – 2017\tChauffeur C
= \tFarm Frites, Oudenhoorn
= \tAardappelen van het land naar de fabriek, kippen en kranen
= 2001 – 2009\tMelkrijder
= \tFrieslandCampina, Lochem
= 1996 – 2001\tLandbouwmedewerker
= \tLoonbedrijf Schuurman, Voorthuizen
## Diploma’s
= 1996\tMBO Landbouw, Groenhorst College Barneveld
= 2018\tADR basis en tank
= 2022\tVCA Basis
## Talen
Nederlands, Duits (ik red me op de laadvloer)
## Vrije tijd
Trekkertrek, het koor van de kerk, kleinkinderen
`,
  }),
  cv('06-nl-be-leerkracht', 'pdf', 'nl', 'BE', {
    names: ['Fatima El Amrani-Claes', 'Fatima El Amrani'],
    email: 'f.elamrani@demerpost.example',
    phone: '0470 55 50 18',
    city: 'Hasselt',
    headline: 'Leerkracht secundair onderwijs Frans en Nederlands',
    languages: ['Nederlands', 'Frans', 'Arabisch', 'Engels'],
    jobs: [
      'Graadcoördinator tweede graad | Virga Jessecollege | | 2022-09 | now',
      'Leerkracht Frans | Virga Jessecollege | | 2014-09 | 2022-08',
      'Interimleerkracht Nederlands voor nieuwkomers | GO! Atheneum Genk | | 2013-01 | 2014-06',
    ],
    page: `
[[ 3 8 6
PIC foto | pasfoto van de kandidaat
---
**Fatima El Amrani-Claes**
Leerkracht secundair onderwijs Frans en Nederlands
---
0470 55 50 18
f.elamrani@demerpost.example
3500 Hasselt
]]
^ **ERVARING**
**Virga Jessecollege, Hasselt**
sept. 2022 – heden · Graadcoördinator tweede graad
* halve lesopdracht, halve coördinatie, zorgoverleg met CLB
* uurroosters en projectweken
* mentor van startende collega’s, observaties in de klas
* nieuw taalbeleid voor de hele school, goedgekeurd in 2025
sept. 2014 – aug. 2022 · Leerkracht Frans
* derde en vierde jaar, vast benoemd sinds 2018
* uitwisseling met een lyceum in Lille
**GO! Atheneum Genk**
jan. 2013 – juni 2014 · Interimleerkracht Nederlands voor nieuwkomers
^ **OPLEIDING**
Bachelor secundair onderwijs Frans – Nederlands, UCLL Diepenbeek, 2012
Banaba zorgverbreding en remediërend leren, 2019
^ **NASCHOLING**
Transitie van gezin naar school, Odisee, 2023
Omgaan met meertaligheid, KU Leuven, 2021
Toneel in de vreemde taal, Alliance Française, 2017
^ **TALEN**
Nederlands (moedertaal), Frans (C1), Arabisch (moedertaal, mondeling), Engels (B1)
^ **EN OOK**
Bestuurslid vzw Huiswerkklas, lange fietstochten langs het kanaal
`,
  }),
  ...BY_HAND_THIRTY_SEVENTH_OTHERS,
];
