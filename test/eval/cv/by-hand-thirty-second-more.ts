import { BY_HAND_THIRTY_SECOND_MORE_MORE } from './by-hand-thirty-second-more-more.ts';
import { BY_HAND_THIRTY_SECOND_MORE_OTHERS } from './by-hand-thirty-second-more-others.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-second-more');

/** Twenty-four more that are closed, in eleven languages; written apart from the rules. All people are made up. */
export const BY_HAND_THIRTY_SECOND_MORE: Sheet[] = [
  cv('01-en-gb-bus-engineer', 'docx', 'en', 'GB', {
    names: ['Gareth Pennifold'],
    email: 'gpennifold@weldmail.example',
    phone: '07700 900263',
    city: 'Swindon',
    jobs: [
      'Depot Engineering Manager | Stagecoach West | | 2022-02 | now',
      'Engineering Supervisor | Stagecoach West | | 2017-06 | 2022-01',
      'PSV Technician | Go South Coast | | 2009-11 | 2017-05',
      'Vehicle Mechanic | REME | | 2001-09 | 2009-10',
    ],
    page: `
# Gareth Pennifold
14 Cricklade Road, Swindon SN2 1AG
t: 07700 900263
e: gpennifold@weldmail.example
# Personal statement
Engineering manager with 25 years around heavy vehicles, the first eight of them in uniform. First-time MOT pass rate at my depot is 98.4%. I am after a regional role with less night call-out.
# Employment history
## Stagecoach West, Swindon
Depot Engineering Manager (February 2022 to present)
* 112 vehicles, 26 staff over three shifts
* Brought in the first nine electric buses and the HV training
* OCRS green throughout
Engineering Supervisor (June 2017 to January 2022)
* Ran the night shift, inspections and the stores
## Go South Coast, Swindon
PSV Technician (November 2009 to May 2017)
* Volvo B9, Scania, Optare; irtec licensed
## REME
Vehicle Mechanic (September 2001 to October 2009)
* Tidworth, Paderborn and two tours. Left as Corporal
# Qualifications
irtec Master Technician, 2021
IOSH Managing Safely, 2019
City & Guilds Level 3 Heavy Vehicle Maintenance, 2003
7 GCSEs, Commonweal School, 2001
# Licences
B, C+E, D
`,
  }),
  cv('02-en-us-nurse-two-column', 'pdf', 'en', 'US', {
    names: ['Kimberly Ostrander', 'Kimberly A. Ostrander'],
    email: 'k.ostrander.rn@lakepost.example',
    phone: '218-555-0164',
    city: 'Duluth',
    headline: 'Registered Nurse, BSN, CCRN',
    jobs: [
      'Charge Nurse, Cardiac ICU | Essentia Health | | 2019-09 | now',
      'Travel Nurse, ICU | Aya Healthcare | | 2017-01 | 2019-08',
      'Staff Nurse, Telemetry | Mercy Hospital | | 2013-07 | 2016-12',
      'Certified Nursing Assistant | Lakeshore Manor | | 2010-06 | 2013-06',
    ],
    page: `
! KIMBERLY A. OSTRANDER
Registered Nurse, BSN, CCRN
[[ 7 10
**CONTACT**
218-555-0164
k.ostrander.rn@lakepost.example
Duluth, MN 55804
^ **LICENSES**
RN Minnesota and Wisconsin
CCRN, ACLS, PALS
TNCC (2025)
^ **EDUCATION**
B.S. Nursing
College of St. Scholastica
2013
^ **CHARTING**
Epic
Cerner
^ **AWARDS**
DAISY Award 2022
---
**WORK HISTORY**
**Charge Nurse, Cardiac ICU**
Essentia Health | Duluth, MN
09/2019 - Present
* 16-bed unit, assignments, rapid response, ECMO since 2023
* Precepted 14 new graduates; 13 are still here
^ **Travel Nurse, ICU**
Aya Healthcare | Phoenix, Seattle, Anchorage
01/2017 - 08/2019
* Eight assignments, every one extended
^ **Staff Nurse, Telemetry**
Mercy Hospital | Coon Rapids, MN
07/2013 - 12/2016
* 1:4 ratio, post-cath, chest tubes
^ **Certified Nursing Assistant**
Lakeshore Manor | Two Harbors, MN
06/2010 - 06/2013
^ **COMMUNITY**
Ski patrol at Spirit Mountain, winters
]]
`,
  }),
  cv('03-en-au-teacher-dates-below', 'doc', 'en', 'AU', {
    names: ['Priscilla Vandenberg', 'Priscilla Anne Vandenberg'],
    email: 'priscilla.vandenberg@yarramail.example',
    phone: '0491 570 313',
    city: 'Bendigo',
    jobs: [
      'Leading Teacher, Numeracy | Kangaroo Flat Primary School | | 2021 | now',
      'Classroom Teacher | Kangaroo Flat Primary School | | 2015 | 2020',
      'Primary Teacher | Mildura West Primary School | | 2011 | 2014',
      'Casual Relief Teacher | ANZUK Education | | 2010 | 2010',
    ],
    page: `
> **Priscilla Anne Vandenberg**
> 8 Lockwood Street, Bendigo VIC 3550
> 0491 570 313
> priscilla.vandenberg@yarramail.example
^ **VIT Registration 355019, current to September 2027. Working with Children Check, current.**
^ __Teaching experience__
**Kangaroo Flat Primary School**
Leading Teacher, Numeracy
2021 – current
I coach eleven teachers, run the PLCs and look after the NAPLAN data without letting it look after us. Acting Assistant Principal for Term 3, 2024.

**Kangaroo Flat Primary School**
Classroom Teacher
2015 – 2020
Grades 3/4 and 5/6, camp coordinator, student leadership.

**Mildura West Primary School**
Primary Teacher
2011 – 2014
Prep and Grade 1, many families with English as a second language.

**ANZUK Education, Melbourne**
Casual Relief Teacher
2010
^ __Academic record__
Master of Instructional Leadership, University of Melbourne, 2019
Bachelor of Education (Primary), La Trobe University Bendigo, 2006 – 2009
^ __Professional learning__
Berry Street Education Model, 2022
Numeracy Suite, Bastow, 2020
^ __Referees__
Ms Dianne Corcoran, Principal, Kangaroo Flat. Details on application.
`,
  }),
  cv('04-en-ie-chef-table', 'docx', 'en', 'IE', {
    names: ['Przemek Olszewski', 'Przemysław Olszewski', 'Przemysław (Przemek) Olszewski'],
    email: 'przemek.chef@corribpost.example',
    phone: '085 555 0197',
    city: 'Galway',
    headline: 'Sous Chef',
    languages: ['Polish', 'English', 'Italian'],
    jobs: [
      'Sous Chef | The Salthill Hotel | | 2022-05 | now',
      'Chef de Partie | Quayside Seafood House | | 2018-03 | 2022-04',
      'Commis Chef | Trattoria Nonna Pina | | 2016-01 | 2018-02',
      'Kitchen Porter | The Salthill Hotel | | 2014-06 | 2015-12',
      'Baker | Piekarnia Gruszka | | 2009-09 | 2014-05',
    ],
    page: `
|| 10 7
| **PRZEMYSŁAW (PRZEMEK) OLSZEWSKI**\\Sous Chef | Galway, Ireland\\085 555 0197\\przemek.chef@corribpost.example
^ I started at the sink in 2014 and came back to the same kitchen as sous chef. That says most of it.
# Work
|| 6 7 4
| **Where** | **What** | **When**
| The Salthill Hotel, Galway | Sous Chef\\Banquets to 240, ordering, HACCP sheets | May 2022 – Present
| Quayside Seafood House, Galway | Chef de Partie\\Fish section, two busy summers alone on it | Mar 2018 – Apr 2022
| Trattoria Nonna Pina, Oranmore | Commis Chef\\Fresh pasta, pizza oven | Jan 2016 – Feb 2018
| The Salthill Hotel, Galway | Kitchen Porter | Jun 2014 – Dec 2015
| Piekarnia Gruszka, Radom (Poland) | Baker\\Nights | Sep 2009 – May 2014
# Training
|| 6 7 4
| GMIT Galway | Higher Certificate in Culinary Arts | 2017 – 2019
| Safefood | HACCP Level 3 | 2023
| ZSZ Radom | Baker and confectioner | 2006 – 2009
# Languages
Polish (mother tongue), English (very good), Italian (kitchen only)
`,
  }),
  cv('05-en-in-accounts-declaration', 'pdf', 'en', 'IN', {
    names: ['Jignesh Harshadbhai Panchal', 'Jignesh Panchal', 'Jignesh H. Panchal'],
    email: 'ca.jigneshpanchal@gujpost.example',
    phone: '+91 90990 55017',
    city: 'Vadodara',
    languages: ['Gujarati', 'Hindi', 'English'],
    jobs: [
      'Manager – Accounts & Taxation | Sayaji Polymers Pvt. Ltd. | | 2020-08 | now',
      'Deputy Manager – Finance | Alembic Pharmaceuticals Ltd. | | 2016-04 | 2020-07',
      'Assistant Manager – Accounts | Narmada Gases Ltd. | | 2013-02 | 2016-03',
      'Article Assistant | M/s Thakkar Doshi & Co. | | 2009-07 | 2012-07',
    ],
    aside: [3],
    page: `
> __RESUME__
**CA JIGNESH H. PANCHAL**
B-304, Shreeji Residency, Gotri Road, Vadodara – 390 021
Mob: +91 90990 55017, Mail: ca.jigneshpanchal@gujpost.example
# CAREER OBJECTIVE
To obtain a challenging position in a growing organisation where my knowledge of direct and indirect taxation shall be utilised for mutual growth.
# PROFESSIONAL EXPERIENCE (13+ YEARS)
**1. Sayaji Polymers Pvt. Ltd., Vadodara (Aug 2020 – Till Date)**
**Designation: Manager – Accounts & Taxation**
* Finalisation of books, turnover Rs. 310 Cr., statutory and tax audit
* GST returns, annual return, departmental audit without demand
* SAP S/4HANA implementation core team member
**2. Alembic Pharmaceuticals Ltd., Vadodara (Apr 2016 – Jul 2020)**
**Designation: Deputy Manager – Finance**
* MIS, budgeting, inter-company reconciliation, Ind AS transition
**3. Narmada Gases Ltd., Bharuch (Feb 2013 – Mar 2016)**
**Designation: Assistant Manager – Accounts**
* Bank reconciliation, TDS, debtors ageing
**4. M/s Thakkar Doshi & Co., Chartered Accountants, Vadodara (Jul 2009 – Jul 2012)**
**Designation: Article Assistant**
# ACADEMICS
|| 6 7 4
| **Examination** | **Board / University** | **Year**
| CA Final | ICAI | Nov 2012
| B.Com. | The M.S. University of Baroda | 2010
| H.S.C. | GSHSEB | 2007
# PERSONAL PROFILE
Father’s name: Harshadbhai Panchal
Date of birth: 17th May 1990
Languages: Gujarati, Hindi, English
Notice period: 60 days, negotiable
# DECLARATION
I, Jignesh Harshadbhai Panchal, hereby declare the above to be true.
Place: Vadodara
`,
  }),
  cv('06-en-za-agency-safety', 'doc', 'en', 'ZA', {
    names: ['Lerato Khumalo-Nkosi'],
    city: 'Secunda',
    languages: ['isiZulu', 'Sesotho', 'English'],
    jobs: [
      'SHE Officer | Trichardt Rigging Services | | 2021-03 | now',
      'Safety Officer | Murray & Roberts | | 2016-10 | 2020-12',
      'Safety Representative | Sasol | | 2013-01 | 2016-09',
      'Administrative Clerk | Goven Mbeki Clinic | | 2010-02 | 2012-12',
    ],
    page: `
HEAD Highveld Staffing (Pty) Ltd | CV prepared for client use only
> **CANDIDATE: LERATO KHUMALO-NKOSI**
> Applying for: SHEQ Manager
|| 6 11
| ID / Equity | African female
| Residing in | Secunda, Mpumalanga
| Current package | R38 500 CTC
| Notice | 1 calendar month
| Languages | isiZulu, Sesotho, English
| Transport | Own vehicle, Code B
# Employment at a glance
|| 5 6 6
| March 2021 – Current | Trichardt Rigging Services | SHE Officer
| October 2016 – December 2020 | Murray & Roberts | Safety Officer
| January 2013 – September 2016 | Sasol | Safety Representative
| February 2010 – December 2012 | Goven Mbeki Clinic | Administrative Clerk
# Employment in detail
**Trichardt Rigging Services**
SHE Officer
* Safety files for shutdown contractors, 300 people at peak
* Incident investigation (ICAM), no LTI in 26 months
Reason for leaving: growth
**Murray & Roberts**
Safety Officer
* Kusile, boiler 5 and 6. Working at heights rescue plan
Reason for leaving: retrenchment, project completed
**Sasol**
Safety Representative
* Inspections, toolbox talks, PPE stock
Reason for leaving: promotion elsewhere
**Goven Mbeki Clinic**
Administrative Clerk
Reason for leaving: studies
# Education
|| 5 12
| 2019 | National Diploma Safety Management, UNISA
| 2015 | SAMTRAC, NOSA
| 2008 | Matric, Kusasalethu Secondary
# SACPCMP
Registered CHSO since 2017
FOOT References have been taken and are held on file
`,
  }),
  cv('07-en-gb-marketing-linkedin', 'docx', 'en', 'GB', {
    names: ['Tamsin Okafor-Leigh'],
    email: 'tamsin.ol@severnmail.example',
    city: 'Bristol',
    headline: 'Head of Growth at Tidewell | B2B SaaS | Ex-agency',
    languages: ['English', 'French'],
    jobs: [
      'Head of Growth | Tidewell | | 2023-01 | now',
      'Senior Marketing Manager | Tidewell | | 2020-10 | 2022-12',
      'Marketing Manager | Halo Post Ltd | | 2018-05 | 2020-09',
      'Account Manager | Mustard & Pine | | 2015-09 | 2018-04',
      'Barista | Boston Tea Party | | 2012-06 | 2015-08',
    ],
    page: `
[[ 11 6
! Tamsin Okafor-Leigh
Head of Growth at Tidewell | B2B SaaS | Ex-agency
~ Bristol, England, United Kingdom
# Experience
**Tidewell**
6 years 2 months
__Head of Growth__
January 2023 - Present (3 years 11 months)
Bristol, England, United Kingdom
Pipeline up 3x with half the ad spend. Team of seven. I own the website, sadly.
__Senior Marketing Manager__
October 2020 - December 2022 (2 years 3 months)
^ **Halo Post Ltd**
__Marketing Manager__
May 2018 - September 2020 (2 years 5 months)
Bath, United Kingdom
^ **Mustard & Pine**
__Account Manager__
September 2015 - April 2018 (2 years 8 months)
Bristol, United Kingdom
Clients: two universities, one cider, a zoo
^ **Boston Tea Party**
__Barista__
June 2012 - August 2015 (3 years 3 months)
# Education
**University of the West of England**
BA (Hons), English and Journalism · (2012 - 2015)
---
**Contact**
tamsin.ol@severnmail.example
linkedin.example/in/tamsinol
^ **Top Skills**
HubSpot
Demand generation
Positioning
^ **Languages**
English (Native)
French (Elementary)
^ **Honors-Awards**
South West Marketer to Watch 2024
]]
`,
  }),
  cv('08-en-gb-driver-cut-down', 'pdf', 'en', 'GB', {
    names: ['Mohammed Tariq Chaudhry', 'Tariq Chaudhry', 'Mohammed Tariq (Tariq) Chaudhry'],
    phone: '07700 900771',
    city: 'Rochdale',
    headline: 'HGV Class 1 Driver',
    jobs: [
      'Class 1 Driver (tramping) | Wincanton | | 2023-08 | now',
      'Class 2 Driver | Brakes | | 2019-04 | 2023-07',
      'Private Hire Driver | Self-employed | | 2014 | 2019',
      'Warehouse Operative | JD Sports | | 2011 | 2014',
      'Machine Minder | Castleton Mill Towels | | |',
    ],
    page: `
**Mohammed Tariq (Tariq) Chaudhry** / HGV Class 1 Driver / Rochdale OL11 / 07700 900771

CPC to Sept 2029. Digi card. No points. ADR packages. HIAB. Moffett.

**Jobs**

Aug 23 – now. Class 1 Driver (tramping), Wincanton, Greenford contract out of Heywood. Trunks, double deckers, nights out up to four.

Apr 19 – Jul 23. Class 2 Driver, Brakes, Oldham. Multi-drop to schools and pubs, 18 drops on a good day, cages and tail lift.

2014 – 2019. Private Hire Driver, Self-employed. Rochdale council badge.

2011 – 2014. Warehouse Operative, JD Sports, Kingsway. Picking then reach truck.

Before that: Machine Minder, Castleton Mill Towels, until it shut.

**Schooling**
Balderstone Community School, left 2007
Licence C 2019, C+E 2021 (both first time)

**Hobbies** cricket with Heyside second team, my allotment
`,
  }),
  ...BY_HAND_THIRTY_SECOND_MORE_OTHERS,
  ...BY_HAND_THIRTY_SECOND_MORE_MORE,
];
