import { BY_HAND_FIFTY_NINTH_REST_DUTCH } from './by-hand-fifty-ninth-rest-dutch.ts';
import { BY_HAND_FIFTY_NINTH_REST_ITALIAN } from './by-hand-fifty-ninth-rest-italian.ts';
import { BY_HAND_FIFTY_NINTH_REST_NORTH } from './by-hand-fifty-ninth-rest-north.ts';
import { BY_HAND_FIFTY_NINTH_REST_PORTUGUESE } from './by-hand-fifty-ninth-rest-portuguese.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-ninth');

/** A lot set by hand in English, Dutch, Italian, Portuguese and the languages of the North, all closed. All people are made up. */
export const BY_HAND_FIFTY_NINTH_REST: Sheet[] = [
  cv('01-en-gb-night-carer', 'pdf', 'en', 'GB', {
    names: ['Abena Owusu-Mensah'],
    email: 'abena.owusumensah@brightpost.example',
    phone: '07700 900318',
    city: 'Leicester',
    languages: ['English', 'Twi'],
    jobs: [
      'Night Care Assistant | Aylestone Lodge Care Home | Leicester | 2022-05 | now',
      'Domiciliary Carer | Kindred Homecare Ltd | Leicester | 2020-11 | 2022-04',
      'Kitchen Assistant | Leicester Royal Infirmary | Leicester | 2019-08 | 2020-10',
      'Shop Assistant | Melcom | Kumasi | 2015 | 2018',
    ],
    page: `
> **CURRICULUM VITAE**
Name:\tAbena Owusu-Mensah
Address:\t14 Tewkesbury Street, Leicester LE3 5HR
Mobile:\t07700 900318
Email:\tabena.owusumensah@brightpost.example
# About me
I am caring, patient and very reliable person. I work nights because my children is at school in the day. I have never missed a shift. I am looking for senior carer on nights or days, full time, in Leicester or Oadby (I use bus).
# Work
**Aylestone Lodge Care Home, Leicester**
Night Care Assistant
May 2022 till now
* Two carers for 34 residents, most with dementia
* Repositioning, pad changes, fluid charts, writing on PCS handheld
* I help the nurse with controlled drugs as second signature
**Kindred Homecare Ltd, Leicester**
Domiciliary Carer
Nov 2020 till April 2022
* 12-15 calls a day, double ups with hoist
**Leicester Royal Infirmary**
Kitchen Assistant
Aug 2019 till Oct 2020
**Melcom, Kumasi, Ghana**
Shop Assistant
2015 till 2018
# Training
NVQ Level 2 Health and Social Care (2023), working on Level 3
Care Certificate, moving and handling (March 2026), first aid, safeguarding adults
Senior High School, Kumasi, 2012
# Languages
English, Twi
Enhanced DBS on update service. Right to work: yes, indefinite leave.
`,
  }),
  cv('02-en-gb-quantity-surveyor', 'docx', 'en', 'GB', {
    names: ['Jonathan P. Whitcombe', 'Jonathan Whitcombe'],
    email: 'jpwhitcombe@tamarmail.example',
    phone: '+44 7700 900742',
    city: 'Exeter',
    headline: 'Senior Quantity Surveyor MRICS',
    languages: [],
    jobs: [
      'Senior Quantity Surveyor | Kier Construction | Exeter | 2021-02 | now',
      'Quantity Surveyor | Midas Group | Exeter | 2016-06 | 2021-01',
      'Assistant Quantity Surveyor | Midas Group | Exeter | 2014-09 | 2016-05',
      'Cost Consultant | Pellow & Rudd LLP | Truro | 2012-07 | 2014-08',
    ],
    page: `
! Jonathan P. Whitcombe
Senior Quantity Surveyor MRICS
3 Barnfield Hill, Exeter EX1 1SR  |  +44 7700 900742  |  jpwhitcombe@tamarmail.example
# Profile
Main contractor’s QS with projects from £2m to £38m, mostly schools, blue light and defence estates in the South West. Comfortable under NEC4 and JCT D&B. I like final accounts, which I am told is unusual.
# Employment History
**Kier Construction, Exeter**\tFeb 2021 – Present
Senior Quantity Surveyor
* Commercial lead on a £38m secondary school near Plymouth, two assistants
* Subcontract procurement, CVRs to regional board, compensation events
* Final account of Launceston fire station agreed within eleven weeks of PC
**Midas Group, Exeter**\tSept 2014 – Jan 2021
Quantity Surveyor (June 2016 – Jan 2021)
* Extra care housing, student residences in Falmouth
Assistant Quantity Surveyor (Sept 2014 – May 2016)
* Measures, valuations, day works
**Pellow & Rudd LLP, Truro**\tJuly 2012 – Aug 2014
Cost Consultant
* Bills of quantities, contractor’s claims on a harbour wall
# Education
BSc (Hons) Quantity Surveying, UWE Bristol, 2009 – 2012 (2:1)
APC passed, November 2017
# Software
CostX, Bluebeam, COINS, Excel
# Interests
Gig rowing, allotment
Notice period: three months. Full clean driving licence.
`,
  }),
  cv('03-en-gb-nameless-legal-secretary', 'doc', 'en', 'GB', {
    names: [],
    city: 'Reading',
    headline: 'Legal Secretary – Private Client / Conveyancing',
    languages: ['English', 'Polish'],
    jobs: [
      'Legal Secretary | Regional law firm | Reading | 2019-10 | now',
      'Legal Secretary | High street solicitors | Newbury | 2014-03 | 2019-09',
      'Receptionist / Typist | Estate agency | Newbury | 2011-01 | 2014-02',
    ],
    page: `
HEAD Thornbury & Vale Recruitment | Legal Support Division | 0118 496 0755 | legal@thornburyvale.example
> **CANDIDATE SUMMARY – REF LS/4471**
|| 5 12
| Position | Legal Secretary – Private Client / Conveyancing
| Location | Reading (will travel to Wokingham, Henley, Bracknell)
| Salary | £29,000 – £31,500
| Notice | One month
| Typing | 78 wpm audio, tested at our offices 16/11/26
| Languages | English, Polish
# Why we like her
This candidate has fifteen years of law firm and office experience and has been with her present firm for seven of them. She supports two partners on her own and is looking for a move only because the firm is closing its Reading office in the spring.
# Employment
**Regional law firm – Reading**
Legal Secretary, October 2019 – present
* Wills, LPAs and probate papers for two of the fourteen partners; SDLT returns, AP1s on the portal
* Case management on Proclaim, bundles on Bundledocs
**High street solicitors – Newbury**
Legal Secretary, March 2014 – September 2019
* Residential conveyancing, file opening, post-completion
**Estate agency – Newbury**
Receptionist / Typist, January 2011 – February 2014
# Qualifications
ILSPA Legal Secretaries Diploma (2014); A levels in English, Law and Polish
FOOT Sent in confidence. Names of candidate and employers are given once an interview has been agreed.
`,
  }),
  cv('04-en-us-truck-driver', 'pdf', 'en', 'US', {
    names: ['Darnell Tyrone Massey', 'Darnell T. Massey', 'Darnell Massey'],
    email: 'dmassey_otr@roadhouse.example',
    phone: '(901) 555-0163',
    city: 'Memphis',
    languages: [],
    jobs: [
      'Company Driver, Regional Flatbed | Maverick Transportation | North Little Rock | 2021-03 | now',
      'OTR Driver | Werner Enterprises | Omaha | 2017-08 | 2021-02',
      'Forklift Operator | FedEx | Memphis | 2013-04 | 2017-07',
      'Line Cook | Cozy Corner BBQ | Memphis | 2011 | 2013',
    ],
    page: `
# DARNELL TYRONE MASSEY
1187 Faxon Ave, Memphis, TN 38104
(901) 555-0163
dmassey_otr@roadhouse.example
## OBJECTIVE
Home-weekly flatbed or step deck. No touch freight preferred. No NYC.
## LICENSE
TN Class A CDL, exp. 08/2029. Endorsements T, N, H. TWIC card. Medical card through 5/2028.
9 years and 980,000 miles no preventable accidents. One warning (log, form and manner) in 2019. MVR on request.
## WORK HISTORY
Maverick Transportation, North Little Rock, AR
Company Driver, Regional Flatbed
03/2021 - Present
Steel coils, lumber, glass racks, 14 states. Tarps and chains. Trained 6 new drivers.
Werner Enterprises, Omaha, NE
OTR Driver
08/2017 - 02/2021
48 states dry van, 2,700 mi/week avg
FedEx, Memphis, TN
Forklift Operator
04/2013 - 07/2017
Night sort, container loading
Cozy Corner BBQ, Memphis, TN
Line Cook
2011 - 2013
## SCHOOL
Tennessee College of Applied Technology, Truck Driving, 2017
Central High School, Memphis, 2010
`,
  }),
  cv('05-en-us-lab-scientist', 'docx', 'en', 'US', {
    names: ['Mai Linh Nguyen', 'Mai Linh T. Nguyen', 'Mai Nguyen'],
    email: 'mailinh.nguyen@labnotes.example',
    phone: '713-555-0118',
    city: 'Houston',
    headline: 'Medical Laboratory Scientist, MLS(ASCP)',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Lead Medical Laboratory Scientist, Blood Bank | Houston Methodist Hospital | Houston | 2020-01 | now',
      'Medical Laboratory Scientist | Memorial Hermann | Sugar Land | 2015-06 | 2019-12',
      'Phlebotomist | Quest Diagnostics | Houston | 2012-08 | 2014-05',
      'MLS Intern | Ben Taub Hospital | Houston | 2014-08 | 2015-05',
    ],
    aside: [3],
    page: `
! Mai Linh T. Nguyen
Medical Laboratory Scientist, MLS(ASCP)
[[ 5 12
**CONTACT**
Houston, TX 77036
713-555-0118
mailinh.nguyen@labnotes.example

**CERTIFICATION**
MLS(ASCP)CM #0155501
SBB eligible

**SYSTEMS**
Epic Beaker
SoftBank
Ortho Vision
Sysmex XN
cobas 8000

**LANGUAGES**
English
Vietnamese
---
**EXPERIENCE**
**Lead Medical Laboratory Scientist, Blood Bank**
Houston Methodist Hospital, Houston, TX
Jan 2020 – Present
* Antibody IDs, massive transfusion protocol, cord blood workups
* Write and revise SOPs; two AABB inspections without deficiency
* Schedule 18 techs on three shifts
**Medical Laboratory Scientist**
Memorial Hermann, Sugar Land, TX
Jun 2015 – Dec 2019
* Generalist on evenings: chemistry, heme, UA, coag
**MLS Intern**
Ben Taub Hospital, Houston, TX
Aug 2014 – May 2015
**Phlebotomist**
Quest Diagnostics, Houston, TX
Aug 2012 – May 2014
**EDUCATION**
BS Clinical Laboratory Sciences, UTMB Galveston, 2015
AS Biology, Houston Community College, 2012
]]
`,
  }),
  cv('06-en-us-restaurant-manager', 'doc', 'en', 'US', {
    names: ['Rosalba Quintero'],
    email: 'rosalbaq@mesamail.example',
    phone: '(505) 555-0147',
    city: 'Albuquerque',
    languages: ['English', 'Spanish'],
    jobs: [
      'General Manager | Sadie’s of New Mexico | Albuquerque | 2022-09 | now',
      'Assistant General Manager | Chili’s Grill & Bar | Rio Rancho | 2018-05 | 2022-08',
      'Shift Supervisor | Chili’s Grill & Bar | Rio Rancho | 2015-10 | 2018-04',
      'Server | Frontier Restaurant | Albuquerque | 2012-06 | 2015-09',
    ],
    page: `
HEAD Rosalba Quintero · Albuquerque, NM · (505) 555-0147 · rosalbaq@mesamail.example
# SUMMARY
Bilingual restaurant manager who started on the floor. $5.1M house, 74 employees, 96 on the last two health inspections. Looking for a multi-unit or district job, open to hotel F&B.
# HIGHLIGHTS
* Turnover of hourly staff down from 118% to 61% in two years
* Food cost 28.4%, labor 30.9% year to date
* Opened one patio, closed none
# EXPERIENCE
|| 13 4
| **General Manager**\\Sadie’s of New Mexico, Albuquerque, NM\\Full P&L, hiring, catering contracts with UNM and two casinos. Rewrote the prep list so that the morning crew could leave by two. | Sept. 2022 – present
| **Assistant General Manager**\\Chili’s Grill & Bar, Rio Rancho, NM\\Kitchen side first, then bar; certified trainer for the region | May 2018 – Aug. 2022
| **Shift Supervisor**\\Chili’s Grill & Bar, Rio Rancho, NM | Oct. 2015 – Apr. 2018
| **Server**\\Frontier Restaurant, Albuquerque, NM | June 2012 – Sept. 2015
# EDUCATION
Associate of Applied Science, Hospitality & Tourism, Central New Mexico Community College, 2016
ServSafe Manager, NM Alcohol Server Permit
# LANGUAGES
English, Spanish
`,
  }),
  cv('07-en-ie-dairy-farm', 'pdf', 'en', 'IE', {
    names: ['Tomás Ó Floinn', 'Tomás (Tom) Ó Floinn', 'Tom Ó Floinn'],
    email: 'tomasofloinn@parlour.example',
    phone: '020 914 3382',
    city: 'Mitchelstown',
    headline: 'Assistant Farm Manager (dairy)',
    languages: [],
    jobs: [
      'Assistant Farm Manager | Glenacurrane Dairies | Mitchelstown | 2023-01 | now',
      'Herdsman | Sheehan Family Farm | Fermoy | 2019-02 | 2022-12',
      'Dairy Assistant | Pukeatua Dairies | Te Awamutu | 2017-07 | 2018-11',
      'Relief Milker | Farm Relief Services | Fermoy | 2016-05 | 2017-06',
    ],
    page: `
> **Tomás (Tom) Ó Floinn**
> Assistant Farm Manager (dairy)
> Kildorrery Road, Mitchelstown, Co. Cork
> 020 914 3382   tomasofloinn@parlour.example
^ I’m 31, from a suckler farm my brother has now. I’d like to manage a herd of my own choosing, 200 cows up, with a house if there is one. Can start after breeding, say July, sooner if someone is stuck.
# Experience
**Glenacurrane Dairies, Mitchelstown**
**Assistant Farm Manager, January 2023 to date**
310 spring-calving cows, 50-unit rotary. I do grass measuring (AgriNet), the rosters for three lads and most of the AI. EBI up from 148 to 201, SCC under 110.
**Sheehan Family Farm, Fermoy**
**Herdsman, February 2019 to December 2022**
130 cows. Milking, calves, dosing, contractor on the tank days.
**Pukeatua Dairies, Te Awamutu, New Zealand**
**Dairy Assistant, July 2017 to November 2018**
720 cows, two seasons, came home for a wedding and stayed.
**Farm Relief Services, Fermoy**
**Relief Milker, May 2016 to June 2017**
# Education
Professional Diploma in Dairy Farm Management, Teagasc Moorepark, 2021
Level 6 Advanced Cert. Dairy Herd Management, Clonakilty Agricultural College, 2016
Leaving Cert, CBS Mitchelstown, 2013
# Tickets
BE licence, W licence, sprayer, DIY AI, manual handling
Referee: Pat Sheehan, 020 915 7714
`,
  }),
  cv('08-en-ie-support-lead', 'docx', 'en', 'IE', {
    names: ['Thaís Cristina Bortolotto', 'Thaís Bortolotto'],
    email: 'thais.bortolotto@liffeyside.example',
    phone: '+353 20 917 6025',
    city: 'Dublin',
    headline: 'Customer Support Team Lead | SaaS & Payments',
    languages: ['Portuguese', 'English', 'Italian'],
    jobs: [
      'Team Lead, Merchant Support | SumUp | Dublin | 2023-04 | now',
      'Senior Customer Support Specialist | Zendesk | Dublin | 2020-08 | 2023-03',
      'Customer Care Agent | Voxpro | Cork | 2018-02 | 2020-07',
      'Barista | Insomnia Coffee | Dublin | 2017-01 | 2018-01',
      'Junior Reporter | Zero Hora | Porto Alegre | 2014-03 | 2016-10',
    ],
    page: `
# Thaís Cristina Bortolotto
Customer Support Team Lead | SaaS & Payments
Dublin 8 • +353 20 917 6025 • thais.bortolotto@liffeyside.example • Stamp 4
## What I do
I lead twelve people who answer card terminals’ owners in four languages. CSAT 93, first reply under four minutes. I coach in the open, I write macros nobody hates, and I know how to say no to Product in a way that ends in a ticket.
## Where I did it
**Team Lead, Merchant Support** — SumUp, Dublin
Apr 2023 → today
* 12 direct reports; hiring, probation reviews, rota for weekends
* Chatbot deflection from 18% to 34% without a drop in CSAT
**Senior Customer Support Specialist** — Zendesk, Dublin
Aug 2020 → Mar 2023
* Tier 2 for API and SSO, on the crisis rota
**Customer Care Agent** — Voxpro, Cork
Feb 2018 → Jul 2020
* Airline account, Portuguese and English queues
**Barista** — Insomnia Coffee, Dublin
Jan 2017 → Jan 2018
**Junior Reporter** — Zero Hora, Porto Alegre
Mar 2014 → Oct 2016
* City desk and the night shift nobody wanted
## Where I learnt
BA Journalism, PUCRS, Porto Alegre, 2016
Certificate in First Line Management, IMI, 2024
## Languages
Portuguese (native), English (C2), Italian (B1)
`,
  }),
  cv('09-en-au-childcare-letter', 'doc', 'en', 'AU', {
    names: ['Gurpreet Kaur Dhaliwal', 'Gurpreet Dhaliwal'],
    email: 'gurpreet.dhaliwal@wattlenet.example',
    phone: '0491 570 158',
    city: 'Tarneit',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Room Leader (Toddlers) | Goodstart Early Learning | Hoppers Crossing | 2023-02 | now',
      'Early Childhood Educator | Little Banksias Childcare | Werribee | 2020-07 | 2023-01',
      'Casual Educator | ANZUK Education | Melbourne | 2019-11 | 2020-06',
      'Primary Teacher | Sacred Heart Convent School | Ludhiana | 2013-04 | 2018-03',
    ],
    page: `
Gurpreet Kaur Dhaliwal
22 Penrose Promenade
Tarneit VIC 3029
0491 570 158
gurpreet.dhaliwal@wattlenet.example

20 November 2026

Ms Kirsty Lonergan
Bluegum Education Recruitment
Level 4, 350 Queen Street
Melbourne VIC 3000

Dear Kirsty,
Thank you for your call on Wednesday. As discussed I am interested in the kindergarten teacher position in Point Cook from Term 1. My ECT registration came through last month (VIT provisional). Please find my resume below. I can do an in-person interview any day after 3.30.
Kind regards,
Gurpreet
# Resume
## Employment
**Goodstart Early Learning, Hoppers Crossing**
Room Leader (Toddlers)
February 2023 – present
* Team of four, programming to EYLF V2.0, family meetings
* Nominated Supervisor when the director is on leave
**Little Banksias Childcare, Werribee**
Early Childhood Educator
July 2020 – January 2023
**ANZUK Education, Melbourne**
Casual Educator
November 2019 – June 2020
**Sacred Heart Convent School, Ludhiana, India**
Primary Teacher
April 2013 – March 2018
* Classes 1 to 3, all subjects
## Education
Graduate Diploma of Early Childhood Education, Victoria University, 2026
Diploma of Early Childhood Education and Care, Chisholm, 2020
Bachelor of Education, Panjab University, 2013
## Checks
Working with Children (employee) to 2030, HLTAID012 first aid, anaphylaxis, asthma
## Languages
English, Punjabi, Hindi
`,
  }),
  cv('10-en-au-solicitor', 'pdf', 'en', 'AU', {
    names: ['Hamish Drummond-Reid'],
    email: 'hdrummondreid@banksiachambers.example',
    phone: '+61 491 570 737',
    city: 'Adelaide',
    languages: [],
    headline: 'Senior Associate, Construction & Infrastructure',
    jobs: [
      'Senior Associate | Piper Alderman | Adelaide | 2021-07 | now',
      'Associate | Minter Ellison | Adelaide | 2018-02 | 2021-06',
      'Solicitor | Minter Ellison | Adelaide | 2016-02 | 2018-01',
      'Judge’s Associate | District Court of South Australia |  | 2015-01 | 2015-12',
      'Law Clerk | Botten & Karaulis Lawyers | Norwood | 2013 | 2014',
    ],
    page: `
! HAMISH DRUMMOND-REID
Senior Associate, Construction & Infrastructure
Adelaide SA
+61 491 570 737
hdrummondreid@banksiachambers.example
^ **ADMISSION**
Supreme Court of South Australia, February 2016; High Court of Australia, 2017
^ **PRACTICE SUMMARY**
Contentious and project-side construction law. Security of payment adjudications (claimant and respondent), EOT and latent condition claims, defects in apartment buildings. Seconded for five months to a rail contractor in 2023.
^ **CAREER**
|| 4 13
| July 2021 – present | **Piper Alderman**, Adelaide\\Senior Associate\\Run files to $60m with light partner supervision. Junior counsel briefings, expert conclaves, three SACAT trials on my feet
| Feb 2018 – June 2021 | **Minter Ellison**, Adelaide\\Associate
| Feb 2016 – Jan 2018 | **Minter Ellison**, Adelaide\\Solicitor\\Graduate rotations settled in Construction
| Jan 2015 – Dec 2015 | **District Court of South Australia**\\Judge’s Associate
| 2013 – 2014 | **Botten & Karaulis Lawyers**, Norwood\\Law Clerk (part-time while studying)
^ **EDUCATION**
|| 4 13
| 2015 | Graduate Diploma in Legal Practice, Law Society of SA
| 2010 – 2014 | LLB (Hons) / B.Ec., University of Adelaide
^ **PUBLICATIONS**
Two case notes in the Building and Construction Law Journal
^ **REFEREES**
Available once an offer is in contemplation
`,
  }),
  cv('11-en-za-boilermaker', 'docx', 'en', 'ZA', {
    names: ['Sipho Nkosinathi Mabaso', 'Sipho Mabaso', 'Mabaso Sipho Nkosinathi'],
    email: 'siphomabaso84@umlazimail.example',
    phone: '083 555 0172',
    city: 'Secunda',
    languages: ['isiZulu', 'English', 'Sesotho'],
    jobs: [
      'Coded Boilermaker | Kentz Engineers | Secunda | 2022-08 | now',
      'Boilermaker | Steinmüller Africa | Lephalale | 2017-03 | 2022-06',
      'Boilermaker | Murray & Roberts | Richards Bay | 2011-10 | 2016-12',
      'Apprentice Boilermaker | Richards Bay Minerals | Richards Bay | 2008-01 | 2011-09',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE OF SIPHO NKOSINATHI MABASO**
# PERSONAL PARTICULARS
|| 6 11
| Surname | Mabaso
| First names | Sipho Nkosinathi
| Date of birth | 9 June 1988
| Gender | Male
| Nationality | South African
| Home language | isiZulu
| Other languages | English, Sesotho
| Driver’s licence | Code 10 with PDP
| Residential address | 18 Waterkant Street, Secunda 2302
| Cell | 083 555 0172
| E-mail | siphomabaso84@umlazimail.example
| Criminal offences | None
| Health | Excellent
# SCHOOL AND TRADE
Grade 12, Dlangezwa High School, 2006
N3 Mechanical Engineering, Umfolozi TVET College, 2008
Trade test Boilermaker, Indlela, 2011
# EMPLOYMENT RECORD
|| 6 11
| Company | Kentz Engineers
| Position | Coded Boilermaker
| Period | August 2022 to date
| Place | Secunda (Sasol shutdowns)
| Duties | Pressure piping, pipe fit-up, tank floors, GTAW root runs, reading isometrics
|| 6 11
| Company | Steinmüller Africa
| Position | Boilermaker
| Period | March 2017 to June 2022
| Place | Lephalale
| Duties | Boiler tube panels at Medupi, headers, ducting
| Reason for leaving | Contract ended
|| 6 11
| Company | Murray & Roberts
| Position | Boilermaker
| Period | October 2011 to December 2016
| Place | Richards Bay
| Reason for leaving | Retrenched
|| 6 11
| Company | Richards Bay Minerals
| Position | Apprentice Boilermaker
| Period | January 2008 to September 2011
# REFERENCES
Mr D. Oosthuizen, site manager, 082 555 0139
Mrs T. Khumalo, HR, 013 555 0120
`,
  }),
  cv('12-en-za-test-analyst', 'doc', 'en', 'ZA', {
    names: ['Anél van der Westhuizen'],
    email: 'anel@fynbosdev.example',
    phone: '+27 82 555 0195',
    city: 'Stellenbosch',
    languages: ['Afrikaans', 'English'],
    jobs: [
      'Senior Test Analyst | Capitec Bank | Stellenbosch | 2021-05 | now',
      'Test Analyst | Sanlam | Bellville | 2017-11 | 2021-04',
      'Junior Tester | Entelect | Cape Town | 2016-02 | 2017-10',
    ],
    page: `
Anél van der Westhuizen
Die Boord, Stellenbosch, 7600  /  +27 82 555 0195  /  anel@fynbosdev.example
# In short
Ten years of breaking other people’s banking apps. ISTQB Advanced Test Analyst, some automation (Playwright, a little Java), a lot of exploratory testing. I am good with business people and bad with long meetings.
# Work experience
## Capitec Bank, Stellenbosch
Senior Test Analyst (2021/05 – current)
* Payments squad: PayShap, debit orders, international transfers
* Regression pack from 3 days to 5 hours
* Line manager of two juniors
Tools: Jira, Xray, Playwright, Postman, SQL
## Sanlam, Bellville
Test Analyst (2017/11 – 2021/04)
* Policy administration migration, 1.4 million policies reconciled
## Entelect, Cape Town
Junior Tester (2016/02 – 2017/10)
* Client sites: retail and a medical aid
# Education
BCom Information Systems, Stellenbosch University, 2015
Matric with five distinctions, Paarl Gimnasium, 2012
# Languages
Afrikaans (first language)
English (fluent)
# Expectations
R65 000 – R72 000 per month, calendar month’s notice, hybrid
`,
  }),
  ...BY_HAND_FIFTY_NINTH_REST_DUTCH,
  ...BY_HAND_FIFTY_NINTH_REST_ITALIAN,
  ...BY_HAND_FIFTY_NINTH_REST_PORTUGUESE,
  ...BY_HAND_FIFTY_NINTH_REST_NORTH,
];
