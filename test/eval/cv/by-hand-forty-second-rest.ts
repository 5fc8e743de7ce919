import { BY_HAND_FORTY_SECOND_REST_MORE } from './by-hand-forty-second-rest-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-second-closed');

/** Thirty that are closed: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_SECOND_REST: Sheet[] = [
  cv('01-en-gb-midwife', 'docx', 'en', 'GB', {
    names: ['Blessing Chinwe Okonkwo', 'Blessing Okonkwo'],
    email: 'blessing.okonkwo@medwaypost.example',
    phone: '07700 900417',
    city: 'Gillingham',
    headline: 'Community Midwife',
    languages: ['English', 'Igbo', 'French'],
    jobs: [
      'Community Midwife | Medway NHS Foundation Trust | | 2023-01 | now',
      'Rotational Midwife | Medway NHS Foundation Trust | | 2019-10 | 2022-12',
      'Maternity Support Worker | Lewisham and Greenwich NHS Trust | | 2014-06 | 2016-08',
      'Care Assistant | Barchester Healthcare | | 2011-11 | 2014-05',
    ],
    page: `
HEAD Blessing Chinwe Okonkwo – CV – November 2026
# Community Midwife
Flat 6, Saxton Street, Gillingham ME7 · 07700 900417 · blessing.okonkwo@medwaypost.example · NMC PIN on request
# About me
Band 6 midwife with a caseload of my own. I am happiest at home births and at the end of a long postnatal round. I drive.
# Employment
## Medway NHS Foundation Trust
Community Midwife, Band 6, January 2023 to date
* Caseload of 95 women, Rainham and Twydall
* On call for home births one night in seven
Rotational Midwife, Band 5 then 6, October 2019 to December 2022
* Delivery suite, birth place, antenatal ward
## Lewisham and Greenwich NHS Trust
Maternity Support Worker, Band 3, June 2014 to August 2016
## Barchester Healthcare
Care Assistant, November 2011 to May 2014
# Education
2016 – 2019 BSc (Hons) Midwifery, Canterbury Christ Church University, First
2016 Access to HE (Health), Lewisham College
# Training
NIPE, water birth, perineal suturing, PROMPT (faculty)
# Languages
English, Igbo, some French
`,
  }),
  cv('02-en-gb-management-accountant', 'doc', 'en', 'GB', {
    names: ['Przemysław Gajewski', 'Przemysław (Shem) Gajewski', 'Shem Gajewski'],
    email: 'p.gajewski@severnmail.example',
    phone: '07700 900265',
    city: 'Stroud',
    languages: ['Polish', 'English'],
    jobs: [
      'Management Accountant | Renishaw | Wotton-under-Edge | 2021-02 | now',
      'Assistant Management Accountant | Renishaw | Wotton-under-Edge | 2018-05 | 2021-01',
      'Accounts Assistant | Ecotricity | Stroud | 2014-09 | 2018-04',
      'Night Shift Packer | Müller | Stonehouse | 2008-03 | 2014-08',
    ],
    page: `
! Przemysław (Shem) Gajewski ACMA, CGMA
3 Bisley Old Road, Stroud, Gloucestershire GL5
07700 900265
p.gajewski@severnmail.example
^ I came to England in 2008 to pack yoghurts for a summer and stayed. Passed AAT and CIMA while working. I am looking for a Finance Manager post in an engineering firm.
# Career to date
= **Feb 2021 – now**\tManagement Accountant\tRenishaw, Wotton-under-Edge
* Standard costing for two plants, 4,000 part numbers
* Monthly pack, commentary, capex committee
= **May 2018 – Jan 2021**\tAssistant Management Accountant\tRenishaw, Wotton-under-Edge
* Stock reconciliation, cycle counts
= **Sep 2014 – Apr 2018**\tAccounts Assistant\tEcotricity, Stroud
= **Mar 2008 – Aug 2014**\tNight Shift Packer\tMüller, Stonehouse
# Qualifications
CIMA, passed finalist 2020, member since 2022
AAT Level 4, Gloucestershire College, 2016
Magister, Political Science, Uniwersytet Opolski, 2007
# Skills
IFS, Excel (advanced), Power BI, some SQL
# Languages
Polish (native), English (fluent)
# Interests
Narrowboat, slowly being restored
`,
  }),
  cv('03-en-gb-contract-developer', 'pdf', 'en', 'GB', {
    names: ['Ravi K. Chaudhuri', 'Ravi Chaudhuri'],
    email: 'ravi@ravikc.example',
    phone: '+44 7700 900588',
    city: 'Reading',
    headline: 'Contract .NET Developer / Technical Lead',
    languages: [],
    jobs: [
      'Technical Lead | Department for Work and Pensions | Leeds | 2025-06 | now',
      'Senior .NET Developer | Aviva | Norwich | 2024-03 | 2025-05',
      'Senior .NET Developer | Thames Water | Reading | 2022-09 | 2024-01',
      '.NET Developer | Ocado Technology | Hatfield | 2021-04 | 2022-08',
      'Software Engineer | Sage | Newcastle | 2014-07 | 2021-03',
    ],
    page: `
! Ravi K. Chaudhuri
**Contract .NET Developer / Technical Lead**
Reading · +44 7700 900588 · ravi@ravikc.example · SC cleared (2025) · outside IR35 through Chaudhuri Code Ltd
^ Available from 4 January 2027, remote or within an hour of Reading.
# Core skills
C# 13, .NET 9, ASP.NET Core, EF Core, Azure (Functions, Service Bus, AKS), SQL Server, Terraform, xUnit, React where I must
# Assignments
**Technical Lead – Department for Work and Pensions, Leeds (remote)**
June 2025 to present, contract
* Lead of two squads, payment timeline service
* Moved a 2009 WCF estate to containers
**Senior .NET Developer – Aviva, Norwich**
March 2024 to May 2025, contract, extended twice
* Pensions dashboard connector, FCA reporting
**Senior .NET Developer – Thames Water, Reading**
September 2022 to January 2024, contract
* Smart meter event pipeline on Service Bus, 1.1m reads a day
**.NET Developer – Ocado Technology, Hatfield**
April 2021 to August 2022, contract
# Permanent employment
**Software Engineer – Sage, Newcastle**
July 2014 to March 2021
* Payroll engine, three tax years
# Education
MSc Computing Science, Newcastle University, 2014
B.Tech, Jadavpur University, Kolkata, 2011
`,
  }),
  cv('04-en-nz-chef', 'docx', 'en', 'NZ', {
    names: ['Tevita Fifita', 'Tevita S. Fifita'],
    email: 'tevita.fifita@moananet.example',
    phone: '022 555 0164',
    city: 'Māngere',
    languages: ['Tongan', 'English'],
    jobs: [
      'Sous Chef | SkyCity | Auckland | 2022 | now',
      'Chef de Partie | The Grill | Auckland | 2018 | 2022',
      'Demi Chef | Hilton Auckland | Auckland | 2016 | 2018',
      'Kitchen Hand | Denny’s | Manukau | 2013 | 2016',
    ],
    page: `
|| 12 5
| ! Tevita S. Fifita\\Māngere, Auckland\\Ph 022 555 0164\\tevita.fifita@moananet.example | PIC photo
^ **Who I am**
Sous chef, 31, father of two. Good with a busy pass and a young crew. Looking for head chef in a lodge or a retirement village, days if I can get it.
^ **Where I have worked**
**SkyCity, Auckland** – Sous Chef, 2022 to now
* Conventions up to 1,400 covers
* Rosters, stock take, food control plan
**The Grill, Auckland** – Chef de Partie, 2018 to 2022
* Sauce, then grill
**Hilton Auckland** – Demi Chef, 2016 to 2018
**Denny’s, Manukau** – Kitchen Hand, 2013 to 2016
^ **Study**
NZ Certificate in Cookery Level 4, MIT Ōtara, 2015
NCEA Level 2, Southern Cross Campus, 2012
^ **Tickets**
LCQ, first aid, full licence
^ **Languages**
Tongan and English
^ **Referees**
Executive Sous Chef, SkyCity – call me first
`,
  }),
  cv('05-en-za-boilermaker', 'doc', 'en', 'ZA', {
    names: [
      'Hendrik Jacobus Coetzee',
      'Hendrik Coetzee',
      'Hennie Coetzee',
      'Hendrik Jacobus (Hennie) Coetzee',
    ],
    email: 'hennie.coetzee@highveldmail.example',
    phone: '083 555 0172',
    city: 'Secunda',
    languages: ['Afrikaans', 'English', 'Fanagalo'],
    jobs: [
      'Boilermaker Foreman | Sasol Synfuels | Secunda | 2015-02 | now',
      'Chargehand Boilermaker | Kentz Engineers | Secunda | 2009-08 | 2015-01',
      'Boilermaker | Eskom Kriel Power Station | Kriel | 1999-01 | 2009-07',
      'Apprentice | Iscor | Vanderbijlpark | 1995-01 | 1998-12',
    ],
    page: `
COETZEE, Hendrik Jacobus (Hennie)
17 Waterberg Street, Secunda 2302
083 555 0172
hennie.coetzee@highveldmail.example
^ Boilermaker Foreman (Red Seal), 31 years’ experience in petrochemical and power
^ **PERSONAL**
ID: on request. Married. Sober habits. Code EC licence.
Languages: Afrikaans, English, Fanagalo
^ **TRADE TEST**
Boilermaker, Olifantsfontein, November 1998. N3, Sebokeng College, 1997
^ **EMPLOYMENT**
|| 5.5 5.5 6
| **Company** | **Position** | **Dates**
| Sasol Synfuels, Secunda | Boilermaker Foreman | 02/2015 – present
| Kentz Engineers, Secunda | Chargehand Boilermaker | 08/2009 – 01/2015
| Eskom Kriel Power Station | Boilermaker | 01/1999 – 07/2009
| Iscor, Vanderbijlpark | Apprentice | 01/1995 – 12/1998
^ **SHUTDOWNS RUN**
* Phase 2 West shutdown 2024: 86 artisans and helpers, 21 days
* Tar distillation columns 2019, no leaks on start-up
* Unit 5 boiler tubes, Kriel, 2006
^ **COURSES**
Legal liability, HIRA, permit issuer, confined space, rigging
^ **REFERENCES**
Mr D. Fourie, Sasol, 017 555 0134
`,
  }),
  cv('06-en-ca-graduate', 'pdf', 'en', 'CA', {
    names: ['Xinyi Zhou', 'Cindy Zhou', 'Xinyi (Cindy) Zhou', 'Xinyi “Cindy” Zhou'],
    email: 'xzhou.cindy@frasermail.example',
    phone: '(604) 555-0139',
    city: 'Burnaby',
    languages: ['Mandarin', 'English', 'French'],
    aside: [0, 1, 3],
    jobs: [
      'Co-op Environmental Analyst | Metro Vancouver | | 2025-01 | 2025-08',
      'Lab Assistant (Co-op) | ALS Canada | | 2024-05 | 2024-08',
      'Barista | JJ Bean | | 2022-09 | now',
      'Volunteer Interpreter | Stanley Park Ecology Society | | 2021 | 2023',
    ],
    page: `
> **Xinyi “Cindy” Zhou**
> Burnaby, BC | (604) 555-0139 | xzhou.cindy@frasermail.example
# Education
**Bachelor of Environmental Science (Co-op)** \tSept 2021 – Apr 2026
Simon Fraser University, Burnaby, BC; GPA 3.67/4.33
# Co-op experience
**Co-op Environmental Analyst** \tJan 2025 – Aug 2025
Metro Vancouver
* Sampled 14 reservoirs and tidied nine years of turbidity data in R
* Drafted two sections of the annual water quality report
**Lab Assistant (Co-op)** \tMay 2024 – Aug 2024
ALS Canada
* Sample login, pH and TSS, QC charts
# Other experience
**Barista** \tSept 2022 – Present
JJ Bean
* Opening shifts, cash out, trained six new hires
**Volunteer Interpreter** \t2021 – 2023
Stanley Park Ecology Society
# Skills
R, ArcGIS Pro, Excel, WHMIS, class 5 licence
# Languages
Mandarin (native), English (fluent), French (intermediate)
`,
  }),
  cv('07-en-sg-warehouse', 'docx', 'en', 'SG', {
    names: [
      'Muhammad Faizal bin Abdul Rahim',
      'Muhammad Faizal Bin Abdul Rahim',
      'Faizal bin Abdul Rahim',
      'Muhammad Faizal Abdul Rahim',
    ],
    email: 'faizal.rahim88@temasekmail.example',
    phone: '8555 0177',
    city: 'Tampines',
    headline: 'Warehouse Operations Manager',
    languages: ['English', 'Malay'],
    jobs: [
      'Warehouse Operations Manager | YCH Group | | 2020-07 | now',
      'Warehouse Supervisor | DHL Supply Chain | | 2015-04 | 2020-06',
      'Inventory Controller | DHL Supply Chain | | 2012-10 | 2015-03',
      'Storeman | Singapore Armed Forces | | 2009 | 2011',
    ],
    page: `
**WAREHOUSE OPERATIONS MANAGER**
Name: MUHAMMAD FAIZAL BIN ABDUL RAHIM
Address: Blk 871 Tampines St 84, Singapore
Contact: 8555 0177 / faizal.rahim88@temasekmail.example
Nationality: Singaporean
Availability: 1 month notice
# CAREER SUMMARY
Fourteen years in 3PL, from cycle counting to running a 28,000 sqm ambient and aircon site with 74 staff and two shifts.
# WORKING EXPERIENCE
**YCH Group** \tJul 2020 – Present
Warehouse Operations Manager
* P&L of one site, FMCG and wine accounts
* Shuttle racking project, 31% more pallet positions
**DHL Supply Chain** \tOct 2012 – Jun 2020
Warehouse Supervisor (Apr 2015 – Jun 2020)
* Inbound, 40 containers a day at peak
Inventory Controller (Oct 2012 – Mar 2015)
**Singapore Armed Forces** \t2009 – 2011
Storeman (National Service)
# EDUCATION
Specialist Diploma in Supply Chain Management, Republic Polytechnic, 2017
Diploma in Logistics, Temasek Polytechnic, 2009
# LICENCES
Forklift, reach truck, class 3, BizSAFE level 2
# LANGUAGES
English, Malay
`,
  }),
  cv('08-en-nz-operations', 'pdf', 'en', 'NZ', {
    names: ['Siobhan Carmody'],
    city: 'Tauranga',
    headline: 'Operations Manager, kiwifruit and cold storage',
    languages: [],
    jobs: [
      'Packhouse Operations Manager | Seeka | Katikati | 2019-06 | now',
      'Shift Manager | Trevelyan’s | Te Puke | 2014-03 | 2019-05',
      'Quality Controller | Zespri | Mount Maunganui | 2011-04 | 2014-02',
      'Production Supervisor | Kerry Foods | Listowel | 2005 | 2010',
    ],
    page: `
HEAD Harbourside People Ltd – Level 1, 9 Wharf Street, Tauranga – 07 555 0100 – hello@harboursidepeople.example
> **Harbourside People**
> Candidate summary, in confidence
^ Candidate: Siobhan Carmody
Role considered: Operations Manager, kiwifruit and cold storage
Lives in: Tauranga
Notice: eight weeks
Presented by: Grant Ellison, Consultant
# Our comments
Siobhan came to New Zealand from Kerry in 2011. She talks straight, knows every grader by name and would leave for a year-round site.
# Career
**Seeka**, Katikati
Packhouse Operations Manager, June 2019 – present
* 9.2 million trays in 2026, 310 seasonal staff
* RSE accommodation and pastoral care
**Trevelyan’s**, Te Puke
Shift Manager, March 2014 – May 2019
**Zespri**, Mount Maunganui
Quality Controller, April 2011 – February 2014
**Kerry Foods**, Listowel, Ireland
Production Supervisor, 2005 – 2010
# Education
BSc Food Technology, University College Cork, 2005
FOOT Harbourside People accepts no liability for the particulars above. No approach to the candidate without our consent.
`,
  }),
  ...BY_HAND_FORTY_SECOND_REST_MORE,
];
