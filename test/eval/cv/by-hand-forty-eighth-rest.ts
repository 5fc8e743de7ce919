import { BY_HAND_FORTY_EIGHTH_REST_DUTCH } from './by-hand-forty-eighth-rest-dutch.ts';
import { BY_HAND_FORTY_EIGHTH_REST_ITALIAN } from './by-hand-forty-eighth-rest-italian.ts';
import { BY_HAND_FORTY_EIGHTH_REST_PORTUGUESE } from './by-hand-forty-eighth-rest-portuguese.ts';
import { BY_HAND_FORTY_EIGHTH_REST_SWEDISH } from './by-hand-forty-eighth-rest-swedish.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-eighth');

/** Thirty-six that are only ever run: those in English here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_FORTY_EIGHTH_REST: Sheet[] = [
  cv('19-en-gb-support', 'docx', 'en', 'GB', {
    names: ['Tracey-Ann Mullarkey', 'Tracey-Ann Louise Mullarkey'],
    email: 'tam.mullarkey@potteriespost.example',
    phone: '07700 900271',
    city: 'Stoke-on-Trent',
    languages: [],
    jobs: [
      'Support Worker (Supported Living) | Choices Housing Association | Burslem | 2021-04 | now',
      'Night Care Assistant | Trentham Court Nursing Home | Trentham | 2016-10 | 2021-03',
      'Team Member | Wilko | Hanley | 2012-11 | 2016-09',
      'Sponger and Fettler | Churchill China | Tunstall | 2003 | 2012',
    ],
    page: `
|| 10 7
| **Tracey-Ann Louise Mullarkey**\\9 Dimmock Street, Smallthorne\\Stoke-on-Trent ST6 1XX | m: 07700 900271\\e: tam.mullarkey@potteriespost.example\\Car driver (own car, business insurance)
^ I have worked with adults with learning disabilities for five years and with older people before that. People tell me I am calm. I like a house where there is a laugh and the tea is on time.
# Where I have worked
## Choices Housing Association, Burslem
Support Worker (Supported Living)
April 2021 to present
* Four tenants, two with epilepsy, one with PICA. Buccal midazolam trained
* Money sheets, MAR charts, appointments, holidays (Rhyl, every year)
* Shift lead when the senior is on leave
## Trentham Court Nursing Home
Night Care Assistant
October 2016 to March 2021
* Turns, pads, obs, settling people who think it is morning
## Wilko, Hanley
Team Member
November 2012 to September 2016
* Tills, paint desk, click and collect
## Churchill China, Tunstall
Sponger and Fettler
2003 to 2012
# Learning
Level 3 Diploma in Adult Care (Stoke College, 2023)
Level 2 Health & Social Care (2018)
Autism awareness, PBS, MAPA, food hygiene
GCSEs at Haywood High School
# Checks
DBS enhanced, October 2025. Two references on request, one from my current manager who knows I am looking.
`,
  }),
  cv('20-en-ie-europass', 'doc', 'en', 'IE', {
    names: ['Grzegorz Szczepaniak-Byrne'],
    email: 'grzegorz.sb@midlandpost.example',
    phone: '(+353) 89 555 0118',
    city: 'Tullamore',
    languages: ['Polish', 'English', 'Russian'],
    jobs: [
      'WAREHOUSE TEAM LEADER | Axus Logistics | Tullamore | 2021-05 | now',
      'FORKLIFT DRIVER | Tullamore Dew Distillery | Tullamore | 2014-02 | 2021-04',
      'MEAT PLANT OPERATIVE | Rosderra Irish Meats | Edenderry | 2006-09 | 2014-01',
    ],
    page: `
~ europass
! Grzegorz Szczepaniak-Byrne
**Date of birth:** 11/08/1983  **Nationality:** Polish, Irish
**Phone number:** (+353) 89 555 0118 (Mobile)
**Email address:** [grzegorz.sb@midlandpost.example](mailto:grzegorz.sb@midlandpost.example)
**Address:** 40 Arden Vale, R35 XX00, Tullamore, Ireland (Home)
# WORK EXPERIENCE
**WAREHOUSE TEAM LEADER** – 05/2021 – CURRENT
Axus Logistics – Tullamore, Ireland
* Team of eleven, inbound of medical devices
* GDP, cycle counts, SAP EWM
**FORKLIFT DRIVER** – 02/2014 – 04/2021
Tullamore Dew Distillery – Tullamore, Ireland
* Casks and pallets, bonded store
**MEAT PLANT OPERATIVE** – 09/2006 – 01/2014
Rosderra Irish Meats – Edenderry, Ireland
# EDUCATION AND TRAINING
**TECHNIK MECHANIK** – 09/1998 – 06/2003
Zespół Szkół Mechanicznych – Radom, Poland
**QQI LEVEL 5 WAREHOUSING** – 2019
Laois and Offaly ETB – Tullamore, Ireland
# LANGUAGE SKILLS
Mother tongue(s): **Polish**
Other language(s):
|| 4 3 3 3 3
|  | Listening | Reading | Spoken | Writing
| **English** | C1 | C1 | B2 | B1
| **Russian** | B1 | A2 | A2 | A1
~ Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user
# DRIVING LICENCE
B, C1, BE
`,
  }),
  cv('21-en-fi-nurse', 'pdf', 'en', 'FI', {
    names: ['Maricel Dela Cruz Virtanen', 'Maricel Virtanen', 'Maricel D. Virtanen'],
    email: 'maricel.virtanen@saimaamail.example',
    phone: '+358 50 555 0138',
    city: 'Lappeenranta',
    headline: 'Registered Nurse (Sairaanhoitaja)',
    languages: ['Tagalog', 'English', 'Finnish'],
    jobs: [
      'Registered Nurse | Etelä-Karjalan hyvinvointialue | Lappeenranta | 2021-09 | now',
      'Practical Nurse | Esperi Care | Imatra | 2018-02 | 2021-08',
      'Staff Nurse | Makati Medical Center | Manila | 2011-06 | 2017-05',
    ],
    page: `
PIC Portrait | Smiling woman in front of a lake
! Maricel D. Virtanen
Registered Nurse (Sairaanhoitaja)
__Osoite__ Kauppakatu 61 B 14, 53100 Lappeenranta
__Puhelin__ +358 50 555 0138
__Sähköposti__ maricel.virtanen@saimaamail.example
^ My Filipino name is Maricel Dela Cruz Virtanen (married 2019). Valvira licence since 2021.
# Työkokemus
**Etelä-Karjalan hyvinvointialue**, Lappeenranta
Registered Nurse, 9/2021 –
* Internal medicine ward, 28 beds, three shifts
* Mentor for nurses who come from abroad
**Esperi Care**, Imatra
Practical Nurse, 2/2018 – 8/2021
* Home for people with memory disease
**Makati Medical Center**, Manila
Staff Nurse, 6/2011 – 5/2017
* Surgical ward, dialysis
# Koulutus
Sairaanhoitaja (AMK), LAB University of Applied Sciences, 2021
BS Nursing, Far Eastern University, 2010
# Kielitaito
Tagalog (mother tongue), English (excellent), Finnish (B2, YKI 4)
# Harrastukset
Karaoke, berries, two huskies
`,
  }),
  cv('22-en-ng-accountant', 'docx', 'en', 'NG', {
    names: ['Adebayo Oluwaseun Emmanuel', 'Oluwaseun Emmanuel Adebayo', 'Oluwaseun Adebayo'],
    email: 'seunadebayo.aca@lagosmail.example',
    phone: '+234 803 555 0171',
    city: 'Lagos',
    languages: ['English', 'Yoruba'],
    aside: [3],
    jobs: [
      'Financial Accountant | Dangote Cement Plc | Lagos | 2021-01 | now',
      'Audit Senior | PKF Nigeria | Lagos | 2016-05 | 2020-12',
      'Accounts Officer | Bovas & Company Limited | Ibadan | 2013-11 | 2016-04',
      'Corps Member (Accounts Teacher) | Government Secondary School, Lafia | Lafia | 2012-10 | 2013-09',
    ],
    page: `
> **ADEBAYO, OLUWASEUN EMMANUEL (ACA)**
> No. 7 Adeniyi Jones Avenue, Ikeja, Lagos
> Tel: +234 803 555 0171. E-mail: seunadebayo.aca@lagosmail.example
# PERSONAL DATA
= Sex: \tMale
= State of origin: \tOyo
= Marital status: \tMarried
= Languages spoken: \tEnglish, Yoruba
# CAREER OBJECTIVE
To work in a goal oriented organisation where my skills in financial reporting would be put to full use and rewarded.
# WORKING EXPERIENCE
**Dangote Cement Plc, Lagos** \tJan. 2021 – Till date
Post held: Financial Accountant
* Preparation of monthly management accounts and IFRS packs
* FIRS remittances: VAT, WHT, PAYE
**PKF Nigeria, Lagos** \tMay 2016 – Dec. 2020
Post held: Audit Senior
* Statutory audit of banks, breweries and two state agencies
**Bovas & Company Limited, Ibadan** \tNov. 2013 – Apr. 2016
Post held: Accounts Officer
**Government Secondary School, Lafia (NYSC)** \tOct. 2012 – Sept. 2013
Post held: Corps Member (Accounts Teacher)
# INSTITUTIONS ATTENDED WITH DATES
Institute of Chartered Accountants of Nigeria (ACA) \t2018
The Polytechnic, Ibadan (HND Accountancy, Upper Credit) \t2010 – 2012
Loyola College, Ibadan (WAEC) \t2001 – 2007
# HOBBIES
Reading, table tennis, praying
# REFEREES
On request
`,
  }),
  cv('23-en-no-marine', 'doc', 'en', 'NO', {
    names: ['Jerzy Wałęsa-Nowicki', 'Jerzy Walesa-Nowicki', 'Jerzy (Jurek) Wałęsa-Nowicki'],
    email: 'jurek.wn@fjordpost.example',
    phone: '+47 555 01 184',
    city: 'Ålesund',
    languages: ['Polish', 'English', 'Norwegian'],
    jobs: [
      'Service Engineer | Kongsberg Maritime | Ålesund | 2020-01 | now',
      'Second Engineer | Island Offshore | Ulsteinvik | 2012-04 | 2019-12',
      'Third Engineer | Polsteam | Szczecin | 2007-10 | 2012-03',
    ],
    page: `
# CV / Jerzy (Jurek) Wałęsa-Nowicki
|| 4 13
| Adresse | Borgundvegen 212, 6008 Ålesund
| Mobil | +47 555 01 184
| E-post | jurek.wn@fjordpost.example
| Statsborgerskap | Polish, in Norway since 2012
| Sertifikater | STCW II/2 Chief Engineer, GWO, HUET, DNV approved welder
# Arbeidserfaring
|| 4 13
| 01.2020 – d.d. | **Kongsberg Maritime**, Ålesund\\Service Engineer\\Azimuth thrusters, tunnel thrusters. 140 travel days a year, from Singapore to Båtsfjord. I write the reports in English and the coffee lists in Norwegian.
| 04.2012 – 12.2019 | **Island Offshore**, Ulsteinvik\\Second Engineer\\PSV and well intervention vessels, Bergen and MaK engines, TM Master
| 10.2007 – 03.2012 | **Polsteam**, Szczecin\\Third Engineer\\Bulk carriers, deep sea
# Utdanning
|| 4 13
| 2002 – 2007 | MSc Marine Engineering, Maritime University of Szczecin
# Språk
Polish (native), English (fluent), Norwegian (good)
# Referanser
Oppgis på forespørsel
`,
  }),
  cv('24-en-gb-letter-carpenter', 'pdf', 'en', 'GB', {
    names: ['Derek Bloomfield', 'D. W. Bloomfield'],
    email: 'del.bloomfield@fenlandmail.example',
    phone: '07700 900 645',
    city: 'Wisbech',
    languages: [],
    jobs: [
      'bench joiner | Fenmarc Joinery | March | 2014 | now',
      'site carpenter | Kier | Peterborough | 2003 | 2014',
      'workshop instructor | HMP Whitemoor | March | 1998 | 2003',
    ],
    page: `
22 Elm Low Road
Wisbech
Cambs
^ 07700 900 645
del.bloomfield@fenlandmail.example
^ 4 November 2026
^ Dear Mrs Abbott,
^ **Joiner, sash window workshop, ref 7714**
My CV went with the old computer, so I hope you'll take this instead. I'm 54, I've been in wood since I was sixteen and I'd like to finish in it.
At the moment I am a bench joiner at Fenmarc Joinery in March and I've been there since 2014. Doors, stairs, box sashes, some curved work. There are nine of us on the bench and I set the spindle moulder for everybody.
From 2003 to 2014 I was a site carpenter with Kier, mainly out of Peterborough: schools, the hospital, a lot of second fix.
Before that, 1998 to 2003, I was workshop instructor at HMP Whitemoor. I taught lads to City and Guilds level 1. Good work but I missed making things myself.
I did my apprenticeship with my uncle Ron and got my Advanced Craft at Isle College in 1991. CSCS gold card, first aid at work, towing licence.
The reason for moving is that the workshop is being sold. I'm on £17.20 an hour. I can do the practical test any Friday afternoon.
^ Yours sincerely,
^ D. W. Bloomfield
(Derek)
`,
  }),
  cv('25-en-sg-pm', 'docx', 'en', 'SG', {
    names: ['Tan Wei Ling Cheryl', 'Cheryl Tan Wei Ling', 'Cheryl Tan', 'Tan Wei Ling'],
    email: 'cheryltwl@merlionpost.example',
    phone: '+65 5550 1152',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Malay'],
    jobs: [
      'Vice President, Technology Project Manager | DBS Bank | Singapore | 2020-10 | now',
      'Senior IT Project Manager | Singtel | Singapore | 2015-04 | 2020-09',
      'Business Analyst | NCS Pte Ltd | Singapore | 2010-07 | 2015-03',
    ],
    page: `
|| 5 12
| **NAME** | TAN WEI LING CHERYL
| **NATIONALITY** | Singaporean
| **ADDRESS** | Blk 118 Bishan Street 12 #08-00, Singapore 570118
| **HP** | +65 5550 1152
| **EMAIL** | cheryltwl@merlionpost.example
| **NOTICE** | 2 months
| **EXPECTED** | SGD 12,500 monthly, negotiable
# EXECUTIVE SUMMARY
16 years of delivery in banking and telco. PMP, CSM, SAFe 6. Budgets to SGD 18m. Teams in Hyderabad, Guangzhou and Changi.
# EMPLOYMENT HISTORY
|| 5 12
| **Company** | DBS Bank
| **Position** | Vice President, Technology Project Manager
| **Period** | Oct 2020 to Current
| **Duties** | Core payments migration to ISO 20022; vendor steering; MAS TRM audit points closed
| **Reason for leaving** | Seeking regional scope
| **Company** | Singtel
| **Position** | Senior IT Project Manager
| **Period** | Apr 2015 to Sep 2020
| **Duties** | Billing consolidation, 5G launch readiness
| **Reason for leaving** | Career progression
| **Company** | NCS Pte Ltd
| **Position** | Business Analyst
| **Period** | Jul 2010 to Mar 2015
| **Duties** | Requirements for two ministries, UAT
| **Reason for leaving** | Career progression
# EDUCATION
|| 5 12
| 2006 – 2010 | Bachelor of Computing (Information Systems), National University of Singapore
| 2004 – 2005 | GCE A Levels, Raffles Junior College
# LANGUAGES
English, Mandarin (spoken, written), Malay (simple)
`,
  }),
  cv('26-en-au-electrician', 'doc', 'en', 'AU', {
    names: ['Jayden Papadimitriou', 'Jay Papadimitriou'],
    email: 'jay@sparkypapa.example',
    phone: '0491 570 156',
    city: 'Geelong',
    headline: 'A Grade Electrician',
    languages: ['Greek', 'English'],
    aside: [3],
    jobs: [
      'Leading Hand Electrician | Downer | Geelong | 2023-02 | now',
      'Solar Installer | Sunny Afternoons Solar | Corio | 2020-07 | 2023-01',
      'Maintenance Electrician | Viva Energy Geelong Refinery | | 2018-03 | 2020-06',
      'Apprentice Electrician | Con Stathis Electrics Pty Ltd | Norlane | 2014-02 | 2018-02',
    ],
    page: `
[[ 5.5 11.5
**Contact**
0491 570 156
jay@sparkypapa.example
Bell Park, Geelong VIC 3215
^ **Licences**
A Grade (Energy Safe Victoria)
CEC accredited, grid connect
White Card
EWP under 11 m
Confined space
Manual driver licence
^ **Tools of trade**
Megger, Fluke 1664
AutoCAD LT
SimPRO
^ **Languages**
English
Greek (with my yiayia)
^ **Weekends**
Assistant coach, North Geelong Warriors under 12s
---
! Jayden Papadimitriou
A Grade Electrician
^ Everyone calls me Jay. Twelve years on the tools, domestic to refinery. After a leading hand or supervisor spot, Geelong or the Surf Coast, no FIFO.
# Experience
**Leading Hand Electrician**
Downer, Geelong
Feb 2023 – now
* Run a crew of seven on water treatment and pump station upgrades
* JSAs, test sheets, handover packs
**Solar Installer**
Sunny Afternoons Solar, Corio
Jul 2020 – Jan 2023
* 400-odd roofs, batteries since 2022
**Maintenance Electrician**
Viva Energy Geelong Refinery
Mar 2018 – Jun 2020
* Hazardous areas (EEHA), shutdown work
**Apprentice Electrician**
Con Stathis Electrics Pty Ltd, Norlane
Feb 2014 – Feb 2018
# Education
Cert III Electrotechnology, The Gordon, 2018
VCE, Northern Bay College, 2013
]]
`,
  }),
  cv('27-en-dk-engineer', 'pdf', 'en', 'DK', {
    names: ['Rohan Deshpande'],
    email: 'rohan.deshpande@vindmail.example',
    phone: '+45 55 55 01 27',
    city: 'Aarhus',
    headline: 'Structural Engineer, Offshore Wind',
    languages: ['English', 'Marathi', 'Danish'],
    jobs: [
      'Lead Structural Engineer | Vestas | Aarhus | 2023-03 | now',
      'Structural Engineer | Ramboll | Esbjerg | 2019-08 | 2023-02',
      'Design Engineer | L&T Hydrocarbon | Mumbai | 2014-07 | 2017-07',
    ],
    page: `
! Rohan Deshpande
Structural Engineer, Offshore Wind
~ Åbyhøj, Aarhus · +45 55 55 01 27 · rohan.deshpande@vindmail.example · født 1992 · gift, 1 barn
# Profil
I design the steel between the seabed and the tower. I have lived in Denmark since 2017, I hold permanent residence and I am half way through Module 5 of Danish classes, so my headings are in Danish and the rest will follow.
# Erhvervserfaring
2023.03 – nu \tVestas, Aarhus
**Lead Structural Engineer**
* Transition pieces of two North Sea parks, fatigue and boat impact
* Technical buyer for fabrication in Spain and Poland
2019.08 – 2023.02 \tRamboll, Esbjerg
**Structural Engineer**
* Monopiles, SACS, ROSAP, client reviews with Ørsted
2014.07 – 2017.07 \tL&T Hydrocarbon, Mumbai
**Design Engineer**
* Topside modules, lifting analysis
# Uddannelse
2017 – 2019 \tMSc Civil Engineering, Aalborg University
2010 – 2014 \tBTech Civil, VNIT Nagpur
# IT
SACS, Sesam, Tekla, Python, Mathcad
# Sprog
English (fluent), Marathi (mother tongue), Danish (B1, on the way)
# Fritid
Winter bathing, cricket at AGF, baking bread that does not rise
`,
  }),
  cv('28-en-ca-scientist', 'docx', 'en', 'CA', {
    names: ['Anneliese Thiessen-Wong', 'Anneliese M. Thiessen-Wong'],
    email: 'a.thiessenwong@prairielab.example',
    phone: '+1 306 555 0127',
    city: 'Saskatoon',
    languages: ['English', 'German', 'Cantonese'],
    aside: [3],
    jobs: [
      'Research Scientist | Agriculture and Agri-Food Canada | Saskatoon | 2021-09 | now',
      'Postdoctoral Fellow | John Innes Centre | Norwich | 2018-10 | 2021-08',
      'Research Technician | VIDO | Saskatoon | 2010-05 | 2012-08',
      'Graduate Research Assistant | University of Guelph | Guelph | 2012-09 | 2018-06',
    ],
    page: `
HEAD Thiessen-Wong, curriculum vitae, page 1 of 3
# Anneliese M. Thiessen-Wong, PhD, P.Ag.
Plant pathology, clubroot and blackleg of canola
312 Clarence Avenue South, Saskatoon SK S7H 0X0
a.thiessenwong@prairielab.example; +1 306 555 0127
ORCID 0000-0000-0000-0000
## Appointments
Research Scientist, Agriculture and Agri-Food Canada, Saskatoon. September 2021 to present
* Principal investigator for three Canola Council grants (total $1.4M)
* Supervise two technicians and a rotating band of co-op students
Postdoctoral Fellow, John Innes Centre, Norwich, UK. October 2018 to August 2021
* Effector biology of Leptosphaeria maculans with Prof. H. Lister
Graduate Research Assistant, University of Guelph. September 2012 to June 2018
Research Technician, VIDO, Saskatoon. May 2010 to August 2012
## Degrees
PhD, Plant Agriculture, University of Guelph, 2018. Thesis: Resistance erosion in Brassica napus under short rotations
BSc (Hons), Microbiology, University of Saskatchewan, 2010
## Awards
NSERC PDF 2018; Governor General's Bronze Medal 2006
## Selected publications (of 31)
Thiessen-Wong A, Hubbard R. 2025. Pathotype 3A on the prairies. Can J Plant Pathol 47:112
Lister H, Thiessen-Wong A. 2022. A new avirulence gene. Mol Plant Pathol 23:901
Thiessen A. 2016. Spores in the shed. Plant Dis 100:44
## Service
Reviewer for Plant Disease, Phytopathology
President of the Saskatoon chapter, Agrologists, 2023-2024
## Languages
English; German (Plautdietsch at home); Cantonese (learning)
## Referees
Dr. Rory Hubbard, University of Alberta, rory.hubbard@labmail.example, +1 780 555 0110
Prof. Helen Lister, Norwich, h.lister@norwichmail.example
`,
  }),
  cv('29-en-za-architect', 'doc', 'en', 'ZA', {
    names: ['Lerato Mokoena-van Wyk', 'Lerato Precious Mokoena-van Wyk'],
    email: 'lerato@mvwstudio.example',
    phone: '+27 82 555 0149',
    city: 'Pretoria',
    headline: 'Professional Architect (SACAP)',
    languages: ['Sesotho', 'English', 'Afrikaans'],
    jobs: [
      'Senior Architect | Boogertman + Partners | Pretoria | 2021-06 | now',
      'Architect | Paragon Group | Johannesburg | 2016-02 | 2021-05',
      'Candidate Architect | Mathews & Associates | Pretoria | 2013-01 | 2016-01',
    ],
    page: `
[[ 17
! LERATO PRECIOUS MOKOENA-VAN WYK
Professional Architect (SACAP)
]]
|| 4 4.5 8.5
| Pretoria | +27 82 555 0149 | lerato@mvwstudio.example
# PROFILE
Design architect with a bias towards clinics, schools and the shade between them. Strong on documentation and on getting municipal plans through.
# EXPERIENCE
**Boogertman + Partners, Pretoria**
Senior Architect. June 2021 to present
* Menlyn mixed use, 42 000 m², from concept to stage 5
* Lead of a team of six; Green Star 5 rating
**Paragon Group, Johannesburg**
Architect. February 2016 to May 2021
* Office towers in Sandton; facade packages; Revit families
**Mathews & Associates, Pretoria**
Candidate Architect. January 2013 to January 2016
* Two rural clinics in Limpopo, measured drawings, site minutes
# QUALIFICATIONS
MArch (Prof), University of Pretoria, 2012
BSc Arch, University of Pretoria, 2010
Matric with five distinctions, Afrikaanse Hoër Meisieskool, 2006
# SOFTWARE
Revit | ArchiCAD | Rhino | Lumion
# LANGUAGES
Sesotho (home) | English | Afrikaans
# REFERENCES
Available when we have met
`,
  }),
  cv('30-en-in-portal', 'pdf', 'en', 'IN', {
    names: ['Venkata Subramanian R', 'R. Venkata Subramanian', 'Venkata Subramanian R.'],
    email: 'venkat.subbu@cloudmail.example',
    phone: '+91 99555 50133',
    city: 'Chennai',
    headline: 'DevOps Lead | AWS | Kubernetes | Terraform',
    languages: ['Tamil', 'English', 'Telugu'],
    jobs: [
      'DevOps Lead | Zoho | Chennai | 2022-07 | now',
      'Senior Systems Engineer | Infosys | Mysuru | 2018-11 | 2022-06',
      'System Administrator | Sify Technologies | Chennai | 2015-06 | 2018-10',
    ],
    page: `
~ Candidate profile downloaded on 03 Nov 2026. Resume last updated: 21 Oct 2026. Last active: today
! Venkata Subramanian R
**DevOps Lead | AWS | Kubernetes | Terraform**
|| 5 12
| Total experience | 11 years 4 months
| Current company | Zoho
| Current location | Chennai
| Preferred locations | Chennai, Bengaluru, Remote
| Notice period | 60 days
| Current CTC | 31 LPA
| Expected CTC | 40 LPA
| Mobile | +91 99555 50133 (verified)
| Email | venkat.subbu@cloudmail.example (verified)
# Profile summary
11+ years in infrastructure automation. Moved 140 services to EKS, built golden pipelines, reduced the AWS bill by 27%.
# Work experience
**DevOps Lead at Zoho**
Jul 2022 to Present
* Team of 8. On-call design, SLOs, GitOps with Argo CD
**Senior Systems Engineer at Infosys**
Nov 2018 to Jun 2022
* Client: a US retailer. Jenkins, Ansible, Azure DevOps
**System Administrator at Sify Technologies**
Jun 2015 to Oct 2018
* RHEL, VMware, Nagios; night shift support
# Education
B.E. Electronics and Communication, Anna University, 2015
12th, State Board, 2011
# IT skills
|| 5 4 4
| Skill | Version | Experience
| Kubernetes | 1.30 | 6 years
| Terraform | 1.9 | 5 years
| Python | 3 | 7 years
# Languages known
|| 5 4 4
| Language | Read | Speak
| Tamil | Yes | Yes
| English | Yes | Yes
| Telugu | No | Yes
# Personal details
Date of birth: 14 Mar 1994. Marital status: Married. Category: General
`,
  }),
  ...BY_HAND_FORTY_EIGHTH_REST_DUTCH,
  ...BY_HAND_FORTY_EIGHTH_REST_ITALIAN,
  ...BY_HAND_FORTY_EIGHTH_REST_PORTUGUESE,
  ...BY_HAND_FORTY_EIGHTH_REST_SWEDISH,
];
