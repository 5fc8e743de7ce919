import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-fifth');

/** Thirty-six in nine languages, nine of them in English. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_FIFTH: Sheet[] = [
  cv('a01-au-plumber', 'docx', 'en', 'AU', {
    names: ['Brett Lonergan', 'Brett A. Lonergan'],
    email: 'brett.lonergan@gumtreepost.example',
    phone: '0491 570 313',
    city: 'Toowoomba',
    languages: [],
    jobs: [
      'Plumbing Supervisor | Downs Mechanical Services | Toowoomba | 2020-03 | now',
      'Maintenance Plumber | Range Hospital Group | Toowoomba | 2015-08 | 2020-02',
      'Plumber | Gowrie Plumbing & Gas | Oakey | 2011-01 | 2015-07',
      'Apprentice Plumber | Gowrie Plumbing & Gas | Oakey | 2007-01 | 2010-12',
    ],
    aside: [3],
    page: `
! Brett A. Lonergan
~ 6 Jacaranda Court, Toowoomba QLD 4350
~ Mob: 0491 570 313   Email: brett.lonergan@gumtreepost.example
# Summary
Licensed plumber, drainer and gasfitter with nineteen years in the trade. Commercial, hospital and rural work. Looking for a site manager role close to home.
# Employment
**Plumbing Supervisor** \tMarch 2020 – current
Downs Mechanical Services, Toowoomba
* Runs three crews and six apprentices
* Backflow testing, TMV servicing, quotes up to $250k
* Toolbox talks and SWMS for every job
**Maintenance Plumber** \tAugust 2015 – February 2020
Range Hospital Group, Toowoomba
* Legionella program, medical gas shutdowns, on call one week in four
**Plumber** \tJanuary 2011 – July 2015
Gowrie Plumbing & Gas, Oakey
* New homes, bore pumps, septic systems
**Apprentice Plumber** \tJanuary 2007 – December 2010
Gowrie Plumbing & Gas, Oakey
# Licences and tickets
QBCC plumber and drainer, gas work licence, white card, EWP, confined space
# Education
Certificate III in Plumbing, Southern Queensland TAFE, 2010
# Referees
Darryl Koch, Operations Manager, Downs Mechanical Services, 0491 570 737
`,
  }),
  cv('a02-gb-solicitor', 'pdf', 'en', 'GB', {
    names: ['Harriet Olive Pemberthy', 'Harriet Pemberthy'],
    email: 'harriet.pemberthy@exemail.example',
    phone: '07700 900482',
    city: 'Exeter',
    headline: 'Solicitor, Residential Property',
    languages: [],
    jobs: [
      'Senior Associate | Culverhouse Legal LLP | Exeter | 2022-05 | now',
      'Solicitor | Bovey & Marchant Solicitors | Newton Abbot | 2018-09 | 2022-04',
      'Trainee Solicitor | Bovey & Marchant Solicitors | Newton Abbot | 2016-09 | 2018-08',
      'Paralegal | Tamar Conveyancing Direct | Plymouth | 2014-10 | 2016-08',
    ],
    aside: [2],
    page: `
> **HARRIET OLIVE PEMBERTHY**
> Solicitor, Residential Property
> 07700 900482 · harriet.pemberthy@exemail.example · Exeter
# PROFILE
Property solicitor, eight years qualified, with a full caseload of freehold, leasehold and new build matters. Known by local agents for picking up the phone.
# CAREER HISTORY
**May 2022 – Present**
**Senior Associate, Culverhouse Legal LLP, Exeter**
* Supervises two paralegals and one trainee
* About 95 open files, billing 118% of target last year
* Wrote the firm's guide to the Building Safety Act
**September 2018 – April 2022**
**Solicitor, Bovey & Marchant Solicitors, Newton Abbot**
* Sales, purchases, transfers of equity, shared ownership
**September 2016 – August 2018**
**Trainee Solicitor, Bovey & Marchant Solicitors, Newton Abbot**
* Seats in property, private client and family
**October 2014 – August 2016**
**Paralegal, Tamar Conveyancing Direct, Plymouth**
# EDUCATION
Legal Practice Course (Distinction), Bristol, 2014
LLB Law, 2:1, University of Exeter, 2010 – 2013
# INTERESTS
Gig rowing, choir, a very slow restoration of a Morris Minor
`,
  }),
  cv('a03-us-accountant', 'doc', 'en', 'US', {
    names: [
      'Theodore J. Wasilewski',
      'Ted Wasilewski',
      'Theodore Wasilewski',
      'Theodore J. "Ted" Wasilewski',
    ],
    email: 'ted.wasilewski@lakeshoremail.example',
    phone: '(414) 555-0137',
    city: 'Waukesha',
    languages: [],
    jobs: [
      'Controller | Kettle Moraine Foods, Inc. | Waukesha, WI | 2019-06 | now',
      'Assistant Controller | Kettle Moraine Foods, Inc. | Waukesha, WI | 2016-02 | 2019-05',
      'Senior Auditor | Halvorsen Price & Co. | Milwaukee, WI | 2012-09 | 2016-01',
      'Staff Accountant | Badger Tool & Die | West Allis, WI | 2010-06 | 2012-08',
    ],
    page: `
> **Theodore J. "Ted" Wasilewski, CPA**
> W240 Pebble Valley Rd, Waukesha, WI 53188
> (414) 555-0137 | ted.wasilewski@lakeshoremail.example
# SUMMARY OF QUALIFICATIONS
* CPA (Wisconsin) with 16 years in public and private accounting
* Month-end close cut from 11 days to 5
* Two ERP conversions (JD Edwards, NetSuite)
# PROFESSIONAL EXPERIENCE
**Kettle Moraine Foods, Inc.**, Waukesha, WI
**Controller** (06/2019 – Present)
* Staff of seven; $140M revenue; bank covenants, audit, sales tax in 31 states
* Standard costs for 900 SKUs
**Assistant Controller** (02/2016 – 05/2019)
* General ledger, fixed assets, inventory counts
**Halvorsen Price & Co.**, Milwaukee, WI
**Senior Auditor** (09/2012 – 01/2016)
* Manufacturing and credit union clients
**Badger Tool & Die**, West Allis, WI
**Staff Accountant** (06/2010 – 08/2012)
* Payables, job costing, bank reconciliations
# EDUCATION
BBA in Accounting, University of Wisconsin–Whitewater, 2010
# SOFTWARE
NetSuite, Excel, Power BI, ADP Workforce Now
`,
  }),
  cv('a04-nz-early-childhood', 'docx', 'en', 'NZ', {
    names: ['Sina Faleolo-Marsh'],
    email: 'sina.fmarsh@tuimail.example',
    phone: '021 555 0162',
    city: 'Porirua',
    languages: ['Samoan', 'English'],
    jobs: [
      'Head Teacher | Harbourside Early Learning Centre | Porirua | 2021-01 | now',
      'Registered Teacher | Little Kererū Kindergarten | Tawa | 2016-02 | 2020-12',
      'Nanny | Private family | Wellington | 2014-03 | 2015-12',
      'Relief Educator | Capital Childcare Relievers | Wellington | 2013-02 | 2014-02',
    ],
    page: `
# CURRICULUM VITAE
|| 4 12
| Name | Sina Faleolo-Marsh
| Address | 41 Mungavin Avenue, Porirua 5024
| Cellphone | 021 555 0162
| Email | sina.fmarsh@tuimail.example
| Registration | Full practising certificate, Teaching Council
| Languages | Samoan, English
# Teaching philosophy
Children lead, we follow with good questions. Aiga first, then the programme.
# Work history
|| 4 12
| 2021 Jan – now | **Head Teacher**, Harbourside Early Learning Centre, Porirua\\55 tamariki, team of nine. ERO review 2024: Whakaū Embedding. Rosters, ratios, parent evenings.
| 2016 Feb – 2020 Dec | **Registered Teacher**, Little Kererū Kindergarten, Tawa\\Over-threes room, mentor to two provisionally registered teachers.
| 2014 Mar – 2015 Dec | **Nanny**, Private family, Wellington\\Twins, from six months
| 2013 Feb – 2014 Feb | **Relief Educator**, Capital Childcare Relievers, Wellington
# Qualifications
|| 4 12
| 2012 | Bachelor of Education (Early Childhood), Victoria University of Wellington
| 2025 | First aid certificate renewed
# Interests
White Sunday choir, netball, gardening with the kids
`,
  }),
  cv('a05-ie-lab-analyst', 'pdf', 'en', 'IE', {
    names: ['Donncha Hanrahan'],
    email: 'donncha.hanrahan@suirmail.example',
    phone: '020 915 5563',
    city: 'Clonmel',
    headline: 'QC Microbiologist',
    languages: [],
    jobs: [
      'Senior QC Analyst | Slievenamon Biopharma | Clonmel | 2023-03 | now',
      'QC Analyst | Slievenamon Biopharma | Clonmel | 2020-06 | 2023-02',
      'Laboratory Analyst | Munster Dairy Laboratories | Mitchelstown | 2018-01 | 2020-05',
      'Deli Assistant | Galtee Foodstore | Cahir | 2014 | 2017',
    ],
    page: `
! Donncha Hanrahan
QC Microbiologist
~ Clonmel, Co. Tipperary | 020 915 5563 | donncha.hanrahan@suirmail.example
# Profile
Microbiologist with eight years in GMP and food laboratories. Sterility, endotoxin and environmental monitoring. Good at finding out why a plate grew what it should not have.
# Employment
**Slievenamon Biopharma, Clonmel**
Senior QC Analyst, March 2023 – Present
* Trains new analysts, owns the EM trend reports
* Took part in two HPRA and one FDA inspection
QC Analyst, June 2020 – February 2023
* Bioburden, LAL, water testing, LabWare LIMS
**Munster Dairy Laboratories, Mitchelstown**
Laboratory Analyst, January 2018 – May 2020
* Milk powder, Salmonella and Listeria by PCR
**Galtee Foodstore, Cahir**
Deli Assistant, 2014 – 2017 (part time during college)
# Education
BSc (Hons) Microbiology, University College Cork, 2013 – 2017
Leaving Certificate, High School Clonmel, 2013
# Additional
Full clean licence. Hurling coach, under 10s.
`,
  }),
  cv('a06-in-civil-engineer', 'doc', 'en', 'IN', {
    names: ['Prakash Narayan Deshmukh', 'Prakash Deshmukh', 'Prakash N. Deshmukh'],
    email: 'pndeshmukh.civil@sahyadri.example',
    phone: '+91 99555 01683',
    city: 'Nashik',
    languages: ['Marathi', 'Hindi', 'English'],
    jobs: [
      'Deputy Project Manager | Godavari Infra Projects Pvt. Ltd. | Nashik | 2020-07 | now',
      'Senior Site Engineer | Trimbak Constructions Ltd. | Pune | 2015-04 | 2020-06',
      'Site Engineer | Ashok Patil & Sons | Aurangabad | 2011-08 | 2015-03',
    ],
    page: `
> **CURRICULUM VITAE**
**PRAKASH NARAYAN DESHMUKH**
Flat No. 12, Gangapur Road, Nashik – 422013
Mobile: +91 99555 01683
Email: pndeshmukh.civil@sahyadri.example
# OBJECTIVE
Seeking a responsible position in highway and bridge projects with scope for growth.
# EXPERIENCE (15 YEARS)
**1) Godavari Infra Projects Pvt. Ltd., Nashik**
Designation: Deputy Project Manager
Period: July 2020 to till date
* Four-laning of 42 km state highway, EPC, Rs. 380 crore
* Co-ordination with PWD and independent engineer
**2) Trimbak Constructions Ltd., Pune**
Designation: Senior Site Engineer
Period: April 2015 to June 2020
* Two flyovers, PSC girders, pile foundations
**3) Ashok Patil & Sons, Aurangabad**
Designation: Site Engineer
Period: August 2011 to March 2015
* Quantity take-off, BBS, contractor bills
# ACADEMIC QUALIFICATION
B.E. Civil, University of Pune, 2011, First Class
HSC, Maharashtra Board, 2007
# COMPUTER SKILLS
AutoCAD, MS Project, Primavera P6
# PERSONAL DETAILS
= Date of Birth\t14th May 1989
= Marital Status\tMarried
= Languages Known\tMarathi, Hindi, English
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge.
Place: Nashik \tPrakash N. Deshmukh
`,
  }),
  cv('a07-ca-hr-generalist', 'docx', 'en', 'CA', {
    names: ['Mei-Ling Charbonneau'],
    email: 'meiling.charbonneau@redriver.example',
    phone: '204-555-0148',
    city: 'Winnipeg',
    headline: 'Human Resources Generalist, CPHR',
    languages: ['English', 'French', 'Mandarin'],
    jobs: [
      'HR Generalist | Assiniboine Credit Cooperative | Winnipeg, MB | 2021-09 | now',
      'HR Coordinator | Prairie Grain Handlers | Brandon, MB | 2018-05 | 2021-08',
      'Recruiter | Northgate Staffing | Winnipeg, MB | 2016-07 | 2018-04',
      'Administrative Assistant | City of Brandon | Brandon, MB | 2014-06 | 2016-06',
    ],
    page: `
! MEI-LING CHARBONNEAU
> Human Resources Generalist, CPHR
> Winnipeg, MB R3G | 204-555-0148 | meiling.charbonneau@redriver.example
# HIGHLIGHTS
* Unionized and non-union workplaces, up to 420 employees
* Return to work, grievances to step two, pay equity
* Bilingual (English, French), conversational Mandarin
# RELEVANT EXPERIENCE
|| 12 5
| **HR Generalist**\\Assiniboine Credit Cooperative, Winnipeg, MB | Sept 2021 – Present
* Full-cycle recruitment for nine branches
* Launched a new HRIS (Dayforce)
|| 12 5
| **HR Coordinator**\\Prairie Grain Handlers, Brandon, MB | May 2018 – Aug 2021
* Safety committee, benefits enrolment, seasonal hiring
|| 12 5
| **Recruiter**\\Northgate Staffing, Winnipeg, MB | July 2016 – Apr 2018
* Light industrial and office placements, 12 a month
|| 12 5
| **Administrative Assistant**\\City of Brandon, Brandon, MB | June 2014 – June 2016
# EDUCATION
Diploma in Human Resource Management, Red River College, 2016
BA (Sociology), Brandon University, 2014
# VOLUNTEER
Festival du Voyageur, kitchen crew, every February
`,
  }),
  cv('a08-za-mechanic', 'doc', 'en', 'ZA', {
    names: ['Sipho Emmanuel Mahlangu', 'Sipho Mahlangu'],
    email: 'sipho.mahlangu@veldmail.example',
    phone: '082 555 0173',
    city: 'Witbank',
    languages: ['isiNdebele', 'isiZulu', 'English', 'Afrikaans'],
    jobs: [
      'Workshop Foreman | Highveld Earthmoving (Pty) Ltd | Witbank | 2019-04 | now',
      'Diesel Mechanic | Kranspoort Colliery | Middelburg | 2013-02 | 2019-03',
      'Diesel Mechanic | Louw Trekkers CC | Bethal | 2010-05 | 2013-01',
      'Apprentice Diesel Mechanic | Louw Trekkers CC | Bethal | 2006-03 | 2010-04',
    ],
    aside: [3],
    page: `
# CURRICULUM VITAE OF SIPHO EMMANUEL MAHLANGU
**PERSONAL DETAILS**
= Surname:\tMahlangu
= First names:\tSipho Emmanuel
= Date of birth:\t9 August 1986
= Nationality:\tSouth African
= Address:\t23 Protea Street, Witbank, 1035
= Cell:\t082 555 0173
= E-mail:\tsipho.mahlangu@veldmail.example
= Languages:\tisiNdebele, isiZulu, English, Afrikaans
= Driver's licence:\tCode EC with PDP
**EDUCATION**
= Highest standard passed:\tGrade 12, 2004
= Trade test:\tDiesel Mechanic, Olifantsfontein, 2010
**EMPLOYMENT HISTORY**
**1. Present employer**
= Company:\tHighveld Earthmoving (Pty) Ltd, Witbank
= Position:\tWorkshop Foreman
= Period:\tApril 2019 – present
= Duties:\t14 artisans, 60 machines, planned maintenance, stores
**2. Previous employer**
= Company:\tKranspoort Colliery, Middelburg
= Position:\tDiesel Mechanic
= Period:\tFebruary 2013 – March 2019
= Duties:\tHaul trucks, underground LHDs, breakdowns
= Reason for leaving:\tRetrenchment
**3. Previous employer**
= Company:\tLouw Trekkers CC, Bethal
= Position:\tDiesel Mechanic
= Period:\tMay 2010 – January 2013
**4. Apprenticeship**
= Company:\tLouw Trekkers CC, Bethal
= Position:\tApprentice Diesel Mechanic
= Period:\tMarch 2006 – April 2010
**REFERENCES**
Mr P. Venter, General Manager, Highveld Earthmoving, 082 555 0199
`,
  }),
  cv('a09-sg-logistics', 'pdf', 'en', 'SG', {
    names: ['Tan Wei Jie Adrian', 'Adrian Tan Wei Jie', 'Adrian Tan', 'Tan Wei Jie'],
    email: 'adrian.tanwj@straitsmail.example',
    phone: '+65 8555 0142',
    city: 'Singapore',
    headline: 'Freight and Supply Chain Manager',
    languages: ['English', 'Mandarin', 'Malay'],
    jobs: [
      'Regional Freight Manager | Pelican Ocean Lines Pte Ltd | Singapore | 2022-02 | now',
      'Operations Manager | Changi Cargo Partners Pte Ltd | Singapore | 2017-06 | 2022-01',
      'Import Executive | Changi Cargo Partners Pte Ltd | Singapore | 2014-09 | 2017-05',
      'Shipping Coordinator | Keramat Trading | Singapore | 2012-07 | 2014-08',
    ],
    page: `
! Adrian Tan Wei Jie
Freight and Supply Chain Manager
~ Blk 512 Bedok North Ave 3 #08-11, Singapore 460512
~ +65 8555 0142 | adrian.tanwj@straitsmail.example
# Professional Summary
Fourteen years in sea and air freight across ASEAN. P&L of SGD 22 million, 31 staff in three countries.
# Work Experience
## Pelican Ocean Lines Pte Ltd
**Regional Freight Manager** (Feb 2022 – Present)
* Rate negotiations with carriers, FCL and LCL
* Opened the Port Klang office
## Changi Cargo Partners Pte Ltd
**Operations Manager** (Jun 2017 – Jan 2022)
* Customs permits (TradeNet), air freight desk, cold chain for vaccines
**Import Executive** (Sep 2014 – May 2017)
## Keramat Trading
**Shipping Coordinator** (Jul 2012 – Aug 2014)
# Education
BSc (Hons) Logistics and Supply Chain, SUSS, 2016 (part-time)
Diploma in Maritime Business, Singapore Polytechnic, 2010
# Languages
English, Mandarin, Malay
# Others
National Service completed 2012. Notice period: two months. Expected salary: negotiable.
`,
  }),
  cv('a10-de-buchhalterin', 'docx', 'de', 'DE', {
    names: ['Annegret Thiessen-Kolbe'],
    email: 'a.thiessen-kolbe@fordepost.example',
    phone: '0152 28817386',
    city: 'Kiel',
    languages: ['Deutsch', 'Englisch', 'Dänisch'],
    jobs: [
      'Bilanzbuchhalterin | Schwentine Werft GmbH | Kiel | 2018-04 | now',
      'Finanzbuchhalterin | Holsten Nahrungsmittel AG | Neumünster | 2011-10 | 2018-03',
      'Steuerfachangestellte | Kanzlei Brodersen & Partner | Kiel | 2007-08 | 2011-09',
      'Ausbildung zur Steuerfachangestellten | Kanzlei Brodersen & Partner | Kiel | 2004-08 | 2007-07',
    ],
    aside: [3],
    page: `
! Lebenslauf
# Persönliche Daten
= Name:\tAnnegret Thiessen-Kolbe
= Anschrift:\tHoltenauer Straße 218, 24106 Kiel
= Telefon:\t0152 28817386
= E-Mail:\ta.thiessen-kolbe@fordepost.example
= Geburtsdatum:\t17.02.1986 in Rendsburg
= Familienstand:\tverheiratet, zwei Kinder
# Beruflicher Werdegang
04/2018 – heute\t**Bilanzbuchhalterin**
\tSchwentine Werft GmbH, Kiel
\tMonats- und Jahresabschlüsse nach HGB, Anlagenbuchhaltung, Ansprechpartnerin der Wirtschaftsprüfer
10/2011 – 03/2018\t**Finanzbuchhalterin**
\tHolsten Nahrungsmittel AG, Neumünster
\tDebitoren, Kreditoren, Umsatzsteuervoranmeldung, Einführung von SAP FI
08/2007 – 09/2011\t**Steuerfachangestellte**
\tKanzlei Brodersen & Partner, Kiel
\tLohn- und Finanzbuchhaltung für rund 60 Mandanten
# Ausbildung
08/2004 – 07/2007\tAusbildung zur Steuerfachangestellten
\tKanzlei Brodersen & Partner, Kiel
2004\tFachabitur, Berufliche Schule Rendsburg
# Weiterbildung
2016\tBilanzbuchhalterin (IHK)
# Kenntnisse
DATEV, SAP FI, MS Excel (sehr gut)
Sprachen: Deutsch, Englisch, Dänisch
Kiel, den 5. November 2026
Annegret Thiessen-Kolbe
`,
  }),
  cv('a11-de-mechatroniker', 'pdf', 'de', 'DE', {
    names: ['Murat Yıldızhan'],
    email: 'murat.yildizhan@neckarnetz.example',
    phone: '0171 3920047',
    city: 'Heilbronn',
    headline: 'Mechatroniker | Servicetechniker im Außendienst',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Servicetechniker im Außendienst | Kocher Verpackungstechnik GmbH & Co. KG | Schwäbisch Hall | 2021-07 | now',
      'Instandhalter | Gießerei Unterland GmbH | Neckarsulm | 2016-03 | 2021-06',
      'Mechatroniker | Zeitarbeit Südwest GmbH | Heilbronn | 2015-02 | 2016-02',
    ],
    page: `
! Murat Yıldızhan
Mechatroniker | Servicetechniker im Außendienst
~ 74076 Heilbronn · 0171 3920047 · murat.yildizhan@neckarnetz.example
# Kurzprofil
Ich nehme Anlagen in Betrieb und finde Fehler, auch wenn der Kunde schon drei Leute da hatte. Reisebereitschaft bis 70 %, Führerschein B und BE.
# Berufserfahrung
**Servicetechniker im Außendienst**
Kocher Verpackungstechnik GmbH & Co. KG, Schwäbisch Hall
Juli 2021 – heute
* Inbetriebnahme von Kartoniermaschinen in Europa und der Türkei
* Siemens S7 und TIA-Portal, Fernwartung
* Schulung von Bedienern
**Instandhalter**
Gießerei Unterland GmbH, Neckarsulm
März 2016 – Juni 2021
* Vorbeugende Wartung, Hydraulik, Roboter (KUKA)
* Rufbereitschaft im Drei-Schicht-Betrieb
**Mechatroniker**
Zeitarbeit Südwest GmbH, Heilbronn
Februar 2015 – Februar 2016
# Ausbildung
Mechatroniker (IHK), Christian-Schmidt-Schule Neckarsulm, 2011 – 2015
Mittlere Reife, 2011
# Sprachen
Deutsch (Muttersprache), Türkisch (Muttersprache), Englisch (B1)
# Hobbys
Fußball (B-Lizenz Trainer), Modellbau
`,
  }),
  cv('a12-at-rezeptionistin', 'doc', 'de', 'AT', {
    names: ['Katharina Oberhuber'],
    email: 'kathi.oberhuber@tauernpost.example',
    phone: '+43 664 5550142',
    city: 'Zell am See',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Front Office Managerin | Seehotel Kitzsteinblick | Zell am See | 2022-05 | now',
      'Stellvertretende Empfangschefin | Hotel Drei Mohren | Innsbruck | 2018-12 | 2022-04',
      'Rezeptionistin | Alpenresort Gerlos | Gerlos | 2016-12 | 2018-10',
      'Praktikantin | Hotel Bellariva | Riva del Garda | 2015-06 | 2015-09',
    ],
    aside: [3],
    page: `
! Mag. Katharina Oberhuber
Seegasse 4/2, 5700 Zell am See
Tel. +43 664 5550142, kathi.oberhuber@tauernpost.example
geb. 23. Juni 1992 in Lienz, österreichische Staatsbürgerin
# BERUFLICHE STATIONEN
|| 4 12
| seit Mai 2022 | **Seehotel Kitzsteinblick, Zell am See**\\Front Office Managerin\\112 Zimmer, acht Mitarbeiter, Gruppenverträge, Umstellung auf protel Air
| Dez. 2018 – Apr. 2022 | **Hotel Drei Mohren, Innsbruck**\\Stellvertretende Empfangschefin\\Dienstpläne, Beschwerden, Nachtabschluss
| Dez. 2016 – Okt. 2018 | **Alpenresort Gerlos**\\Rezeptionistin\\Check-in, Telefon, Gästekarten
| Juni – Sept. 2015 | **Hotel Bellariva, Riva del Garda**\\Praktikantin
# BILDUNG
|| 4 12
| 2010 – 2016 | Diplomstudium Romanistik, Universität Innsbruck
| 2010 | Matura, BORG Lienz
# SPRACHEN
Deutsch (Muttersprache), Englisch (verhandlungssicher), Italienisch (sehr gut)
# SONSTIGES
Führerschein B, Skilehrer-Anwärterin, ehrenamtlich bei der Wasserrettung
`,
  }),
  cv('a13-ch-pflegefachmann', 'docx', 'de', 'CH', {
    names: ['Reto Ammann'],
    email: 'reto.ammann@thurmail.example',
    phone: '079 555 01 46',
    city: 'Frauenfeld',
    headline: 'Dipl. Pflegefachmann HF',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Stationsleiter | Klinik Seerücken | Steckborn | 2021-01 | now',
      'Dipl. Pflegefachmann HF | Spital Thurtal | Weinfelden | 2015-10 | 2020-12',
      'Fachmann Gesundheit | Alterszentrum Lindenhof | Amriswil | 2010-08 | 2012-08',
      'Polymechaniker | Arbon Maschinen AG | Arbon | 2004 | 2007',
    ],
    page: `
> **Ammann Reto**
> Dipl. Pflegefachmann HF
|| 5 12
| Adresse | Zürcherstrasse 77, 8500 Frauenfeld
| Mobile | 079 555 01 46
| E-Mail | reto.ammann@thurmail.example
| Geburtsdatum | 3. April 1985
| Heimatort | Wil SG
# Berufspraxis
|| 5 12
| 01.2021 – dato | **Stationsleiter**, Klinik Seerücken, Steckborn\\Führung von 18 Mitarbeitenden, Budget, Qualitätszirkel
| 10.2015 – 12.2020 | **Dipl. Pflegefachmann HF**, Spital Thurtal, Weinfelden\\Chirurgie, Berufsbildner
| 08.2010 – 08.2012 | **Fachmann Gesundheit**, Alterszentrum Lindenhof, Amriswil
| 2004 – 2007 | **Polymechaniker**, Arbon Maschinen AG, Arbon
# Aus- und Weiterbildung
|| 5 12
| 2020 | CAS Führung im Gesundheitswesen, OST St. Gallen
| 2012 – 2015 | Pflegefachmann HF, BfGS Weinfelden
| 2007 – 2010 | Fachmann Gesundheit EFZ
| 2000 – 2004 | Polymechaniker EFZ
# Sprachen
Deutsch (Muttersprache), Französisch (B1), Englisch (B2)
# Referenzen
auf Anfrage
`,
  }),
  cv('a14-fr-comptable', 'pdf', 'fr', 'FR', {
    names: ['Solène Guivarch'],
    email: 'solene.guivarch@armorposte.example',
    phone: '06 39 98 14 27',
    city: 'Quimperlé',
    headline: 'Comptable unique',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Comptable unique | Conserverie de la Laïta | Quimperlé | 2019-09 | now',
      'Collaboratrice comptable | Cabinet Le Dantec Expertise | Lorient | 2014-01 | 2019-08',
      'Aide-comptable | Transports Cornic | Scaër | 2011-07 | 2013-12',
    ],
    page: `
! Solène GUIVARCH
Comptable unique
~ 15 rue du Gorrequer, 29300 Quimperlé
~ 06 39 98 14 27 – solene.guivarch@armorposte.example
~ 36 ans, permis B
# EXPÉRIENCES PROFESSIONNELLES
**Depuis septembre 2019 : Comptable unique**
Conserverie de la Laïta, Quimperlé
* Tenue de la comptabilité générale et analytique jusqu'au bilan
* Paie de 45 salariés, déclarations de TVA, DSN
* Passage à Sage 100
**Janvier 2014 – août 2019 : Collaboratrice comptable**
Cabinet Le Dantec Expertise, Lorient
* Portefeuille de 40 dossiers, artisans et agriculteurs
**Juillet 2011 – décembre 2013 : Aide-comptable**
Transports Cornic, Scaër
* Saisie, rapprochements bancaires, relances
# FORMATION
2013 : DCG, CNAM Lorient (cours du soir)
2011 : BTS Comptabilité et gestion, lycée de Cornouaille, Quimper
# INFORMATIQUE
Sage 100, Cegid, Excel avancé
# LANGUES
Anglais (B1), Breton (notions)
# CENTRES D'INTÉRÊT
Bagad, voile, trésorière d'une association
`,
  }),
  cv('a15-fr-macon', 'doc', 'fr', 'FR', {
    names: ['Abdelkader Benhamza'],
    email: 'kader.benhamza@rhonemail.example',
    phone: '06 39 98 52 03',
    city: 'Vénissieux',
    headline: "CHEF D'ÉQUIPE GROS ŒUVRE",
    languages: ['Français', 'Arabe'],
    jobs: [
      "Chef d'équipe | Rivoire Bâtiment | Saint-Priest | 2018-02 | now",
      'Maçon coffreur | Rivoire Bâtiment | Saint-Priest | 2012-05 | 2018-01',
      'Maçon intérimaire | Temporis Travaux | Lyon | 2010 | 2012',
      'Manœuvre | Entreprise Sabatier | Villeurbanne | 2007 | 2010',
    ],
    page: `
BENHAMZA Abdelkader
8 avenue Jean Cagne
69200 Vénissieux
Tél : 06 39 98 52 03
Mail : kader.benhamza@rhonemail.example
> **CHEF D'ÉQUIPE GROS ŒUVRE**
**MES COMPÉTENCES**
- lecture de plans, implantation
- coffrage traditionnel et banches
- encadrement de 6 à 10 personnes
- CACES R482 cat. A, habilitation électrique BS, SST
**MON PARCOURS**
02/2018 à ce jour : **Chef d'équipe**, Rivoire Bâtiment, Saint-Priest
Logements collectifs, un groupe scolaire, une station d'épuration
05/2012 à 01/2018 : **Maçon coffreur**, Rivoire Bâtiment, Saint-Priest
2010 à 2012 : **Maçon intérimaire**, Temporis Travaux, Lyon
2007 à 2010 : **Manœuvre**, Entreprise Sabatier, Villeurbanne
**FORMATION**
2009 : CAP Maçon (VAE), GRETA de Lyon
2006 : niveau BEP
**LANGUES**
Français, Arabe
**DIVERS**
Permis B et véhicule. Disponible sous un mois. Pétanque, football.
`,
  }),
  cv('a16-be-assistante', 'docx', 'fr', 'BE', {
    names: ['Marie-Laurence Delvaux'],
    email: 'ml.delvaux@meusemail.example',
    phone: '0470 55 50 16',
    city: 'Namur',
    headline: 'Assistante de direction trilingue',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Assistante de direction | Fédération wallonne des Carriers | Namur | 2020-11 | now',
      'Office manager | Stratus Conseil SRL | Wavre | 2015-03 | 2020-10',
      'Secrétaire commerciale | Verreries de Floreffe SA | Floreffe | 2009-09 | 2015-02',
      'Réceptionniste | Hôtel du Confluent | Namur | 2008-07 | 2009-08',
    ],
    page: `
> **Marie-Laurence Delvaux**
> Assistante de direction trilingue
|| 6 11
| **Coordonnées**\\Rue Saint-Nicolas 58\\5000 Namur\\0470 55 50 16\\ml.delvaux@meusemail.example\\**Langues**\\Français\\Néerlandais\\Anglais\\**Outils**\\Microsoft 365\\Odoo\\Teamleader\\**Atouts**\\Discrète\\Organisée\\Drôle le vendredi | **Expérience**\\**Assistante de direction**\\Fédération wallonne des Carriers, Namur\\novembre 2020 – aujourd'hui\\Agendas, conseils d'administration, procès-verbaux, assemblée annuelle de 300 membres\\**Office manager**\\Stratus Conseil SRL, Wavre\\mars 2015 – octobre 2020\\Facturation, flotte, accueil des nouveaux, déménagement des bureaux\\**Secrétaire commerciale**\\Verreries de Floreffe SA, Floreffe\\septembre 2009 – février 2015\\Offres, commandes, suivi des clients flamands\\**Réceptionniste**\\Hôtel du Confluent, Namur\\juillet 2008 – août 2009\\**Études**\\Bachelier en secrétariat de direction, HENALLUX, 2008
`,
  }),
  cv('a17-ca-qc-soudeur', 'pdf', 'fr', 'CA', {
    names: ['Jean-Sébastien Thivierge'],
    email: 'js.thivierge@saguenaypost.example',
    phone: '418 555-0129',
    city: 'Chicoutimi',
    headline: 'Soudeur-monteur certifié CWB',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Contremaître soudage | Structures Boréal inc. | Chicoutimi | 2021-04 | now',
      'Soudeur-monteur | Structures Boréal inc. | Chicoutimi | 2014-06 | 2021-03',
      'Soudeur | Chantier naval Des Îles | Cap-aux-Meules | 2011-05 | 2014-05',
      'Journalier | Scierie Mistassini | Dolbeau-Mistassini | 2009-06 | 2010-08',
    ],
    page: `
! Jean-Sébastien Thivierge
> Soudeur-monteur certifié CWB
> 1045, rue Bégin, Chicoutimi (Québec) G7H 4N6
> 418 555-0129 | js.thivierge@saguenaypost.example
# SOMMAIRE
* 15 ans d'expérience en charpente d'acier et aluminium
* Procédés SMAW, FCAW, GMAW, toutes positions
* Cartes ASP Construction, nacelle, pont roulant
# EXPÉRIENCE DE TRAVAIL
**Contremaître soudage** \tavril 2021 à aujourd'hui
Structures Boréal inc., Chicoutimi
* Équipe de 12 soudeurs, planification, inspection visuelle
* Baisse des reprises de 9 % à 3 %
**Soudeur-monteur** \tjuin 2014 à mars 2021
Structures Boréal inc., Chicoutimi
* Ponts, passerelles, bâtiments industriels
**Soudeur** \tmai 2011 à mai 2014
Chantier naval Des Îles, Cap-aux-Meules
* Réparation de coques en aluminium
**Journalier** \tjuin 2009 à août 2010
Scierie Mistassini, Dolbeau-Mistassini
# FORMATION
DEP Soudage-montage, CFP Jonquière, 2011
DES, polyvalente de Dolbeau, 2009
# LANGUES
Français, Anglais (fonctionnel)
# LOISIRS
Motoneige, pêche blanche, forge
`,
  }),
  cv('a18-es-camarera', 'docx', 'es', 'ES', {
    names: ['Rocío Bermejo Salas', 'Rocío Bermejo'],
    email: 'rocio.bermejo@almenara.example',
    phone: '600 555 143',
    city: 'Cádiz',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Jefa de sala | Restaurante La Almadraba Vieja | Cádiz | 2022-03 | now',
      'Camarera | Hotel Playa Cortadura | Cádiz | 2018-04 | 2022-02',
      'Servicekraft | Gasthof zum Löwen | Tübingen | 2015-05 | 2018-01',
      'Dependienta | Calzados Merino | San Fernando | 2012 | 2014',
    ],
    page: `
# CURRÍCULUM VÍTAE
**DATOS PERSONALES**
= Nombre y apellidos:\tRocío Bermejo Salas
= Fecha de nacimiento:\t11/09/1991
= Dirección:\tC/ Virgen de la Palma, 9, 2.º B, 11002 Cádiz
= Teléfono:\t600 555 143
= Correo:\trocio.bermejo@almenara.example
= Carné de conducir:\tB
**EXPERIENCIA LABORAL**
* Jefa de sala. Restaurante La Almadraba Vieja, Cádiz. Desde marzo de 2022 hasta la actualidad. Equipo de nueve personas, carta de vinos, turnos y caja.
* Camarera. Hotel Playa Cortadura, Cádiz. De abril de 2018 a febrero de 2022. Desayunos, eventos y bodas.
* Servicekraft. Gasthof zum Löwen, Tübingen (Alemania). De mayo de 2015 a enero de 2018.
* Dependienta. Calzados Merino, San Fernando. 2012 – 2014.
**FORMACIÓN**
Técnico en Servicios en Restauración, IES Fernando Quiñones, 2012
Curso de sumiller, Escuela de Hostelería de Cádiz, 2020
Manipulador de alimentos, 2024
**IDIOMAS**
Español nativo
Inglés B2
Alemán C1
**OTROS DATOS**
Incorporación inmediata. Disponibilidad para fines de semana.
`,
  }),
  cv('a19-es-ingeniero', 'pdf', 'es', 'ES', {
    names: ['Iñaki Goikoetxea Lasa', 'Iñaki Goikoetxea'],
    email: 'inaki.goikoetxea@urolapost.example',
    phone: '+34 611 555 029',
    city: 'Azpeitia',
    headline: 'Ingeniero de procesos',
    languages: ['Euskera', 'Castellano', 'Inglés', 'Francés'],
    jobs: [
      'Responsable de ingeniería de procesos | Urola Forja S. Coop. | Azkoitia | 2020-01 | now',
      'Ingeniero de procesos | Automoción Deba S.L. | Elgoibar | 2014-09 | 2019-12',
      'Técnico de calidad | Tornillería Anardi S.A. | Azpeitia | 2011-10 | 2014-08',
      'Prácticas de ingeniería | Centro Tecnológico Arrate | Eibar | 2011-02 | 2011-07',
    ],
    aside: [3],
    page: `
! Iñaki Goikoetxea Lasa
Ingeniero de procesos
~ Azpeitia (Gipuzkoa) | +34 611 555 029 | inaki.goikoetxea@urolapost.example
# Perfil
Ingeniero industrial con quince años en forja y mecanizado. Lean, Six Sigma (Green Belt) y muchas horas a pie de máquina.
# Experiencia
**Responsable de ingeniería de procesos** \tEne. 2020 – Actualidad
Urola Forja S. Coop., Azkoitia
* Reducción del OEE perdido de un 31 % a un 19 %
* Inversión de 2,4 M€ en dos prensas
**Ingeniero de procesos** \tSep. 2014 – Dic. 2019
Automoción Deba S.L., Elgoibar
* AMFE, PPAP, lanzamiento de 22 referencias
**Técnico de calidad** \tOct. 2011 – Ago. 2014
Tornillería Anardi S.A., Azpeitia
**Prácticas de ingeniería** \tFeb. 2011 – Jul. 2011
Centro Tecnológico Arrate, Eibar
# Formación
Ingeniería Industrial, Tecnun, San Sebastián, 2005 – 2011
# Idiomas
Euskera (nativo), Castellano (nativo), Inglés (C1), Francés (B1)
# Informática
CATIA V5, Minitab, SAP PP, Power BI
`,
  }),
  cv('a20-mx-ventas', 'doc', 'es', 'MX', {
    names: ['Luis Fernando Arriaga Montes', 'Luis Fernando Arriaga'],
    email: 'fer.arriaga@bajiocorreo.example',
    phone: '477 555 0184',
    city: 'León',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente regional de ventas | Curtidos del Bajío, S.A. de C.V. | León | 2021-08 | now',
      'Ejecutivo de cuentas clave | Abarrotes Mayoristas Guanajuato | Irapuato | 2017-02 | 2021-07',
      'Representante de ventas | Bebidas La Joya | Celaya | 2013-06 | 2017-01',
    ],
    page: `
> **LIC. LUIS FERNANDO ARRIAGA MONTES**
> Blvd. Campestre 1508, León, Guanajuato
> Cel. 477 555 0184 · fer.arriaga@bajiocorreo.example
**Objetivo**
Dirigir un equipo comercial en una empresa con planes de crecer en el occidente del país.
**Experiencia profesional**
**Curtidos del Bajío, S.A. de C.V.** (León, Gto.)
Puesto: Gerente regional de ventas
Periodo: agosto 2021 – a la fecha
* Equipo de 11 vendedores en cinco estados
* Ventas de 68 a 104 millones de pesos en cuatro años
**Abarrotes Mayoristas Guanajuato** (Irapuato, Gto.)
Puesto: Ejecutivo de cuentas clave
Periodo: febrero 2017 – julio 2021
* Negociación anual con tres cadenas de autoservicio
**Bebidas La Joya** (Celaya, Gto.)
Puesto: Representante de ventas
Periodo: junio 2013 – enero 2017
* Ruta de 180 tiendas
**Escolaridad**
Licenciatura en Mercadotecnia, Universidad de Guanajuato, 2008 – 2013 (titulado)
**Idiomas**
Español, Inglés (intermedio)
**Paquetería**
Excel, Salesforce, Contpaqi
Disponibilidad para viajar. Auto propio.
`,
  }),
  cv('a21-ar-docente', 'docx', 'es', 'AR', {
    names: ['Graciela Noemí Paz de Urtubey', 'Graciela Paz de Urtubey', 'Graciela Paz', 'Graciela Noemí Paz'],
    email: 'gracielapaz.prof@cuyomail.example',
    phone: '+54 9 261 555-0137',
    city: 'Godoy Cruz',
    headline: 'Profesora de Matemática',
    languages: ['Español', 'Portugués'],
    jobs: [
      'Vicedirectora | Instituto San Rafael Arcángel | Godoy Cruz | 2020-03 | now',
      'Profesora de Matemática | Instituto San Rafael Arcángel | Godoy Cruz | 2010-03 | 2020-02',
      'Profesora suplente | Escuela Técnica N.º 4-555 | Luján de Cuyo | 2008-03 | 2009-12',
      'Administrativa | Bodega Los Carolinos | Maipú | 2004-02 | 2007-12',
    ],
    page: `
! Graciela Noemí Paz de Urtubey
Profesora de Matemática
= Domicilio:\tPerito Moreno 1420, Godoy Cruz, Mendoza
= Celular:\t+54 9 261 555-0137
= Correo electrónico:\tgracielapaz.prof@cuyomail.example
= Estado civil:\tcasada
# ANTECEDENTES LABORALES
|| 4 6 6
| **Período** | **Cargo** | **Institución**
| 03/2020 – actualidad | Vicedirectora | Instituto San Rafael Arcángel, Godoy Cruz
| 03/2010 – 02/2020 | Profesora de Matemática | Instituto San Rafael Arcángel, Godoy Cruz
| 03/2008 – 12/2009 | Profesora suplente | Escuela Técnica N.º 4-555, Luján de Cuyo
| 02/2004 – 12/2007 | Administrativa | Bodega Los Carolinos, Maipú
# ESTUDIOS
Profesorado de Matemática, Instituto Superior 9-002, Mendoza, 2007
Bachiller, Escuela Normal Superior, 1999
# CURSOS
Didáctica con GeoGebra (120 horas), 2018
Gestión de instituciones educativas, 2021
# IDIOMAS
Español, Portugués (nivel intermedio)
# REFERENCIAS
A disposición
`,
  }),
  cv('a22-it-cuoco', 'pdf', 'it', 'IT', {
    names: ['Michele Santoianni'],
    email: 'michele.santoianni@trabocco.example',
    phone: '+39 348 555 0162',
    city: 'Termoli',
    headline: 'Chef di cucina',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Chef di cucina | Ristorante Il Trabocco Antico | Termoli | 2021-05 | now',
      'Sous chef | Grand Hotel Majella | Pescara | 2017-04 | 2021-03',
      'Capopartita primi | Osteria Zum Adler | Monaco di Baviera | 2014-02 | 2017-02',
      'Commis di cucina | Villaggio Gargano Blu | Vieste | 2012-05 | 2013-10',
    ],
    page: `
! Michele Santoianni
Chef di cucina
~ Via Sannitica 31, 86039 Termoli (CB) – +39 348 555 0162 – michele.santoianni@trabocco.example
# Chi sono
Cuoco di mare, nato in una famiglia di pescatori. Cucino quello che arriva la mattina e tengo il food cost sotto il 28%.
# Esperienze lavorative
**Ristorante Il Trabocco Antico, Termoli**
Chef di cucina | maggio 2021 – oggi
* Brigata di sei persone, 60 coperti
* Menu stagionale, HACCP, rapporti con la cooperativa dei pescatori
**Grand Hotel Majella, Pescara**
Sous chef | aprile 2017 – marzo 2021
* Banchetti fino a 250 persone
**Osteria Zum Adler, Monaco di Baviera**
Capopartita primi | febbraio 2014 – febbraio 2017
**Villaggio Gargano Blu, Vieste**
Commis di cucina | maggio 2012 – ottobre 2013 (stagionale)
# Formazione
Diploma alberghiero, IPSSAR Termoli, 2012
Corso di panificazione, Campobasso, 2019
# Lingue
Italiano (madrelingua), Inglese (B1), Tedesco (B2)
Autorizzo il trattamento dei dati personali ai sensi del GDPR.
`,
  }),
  cv('a23-it-impiegata', 'doc', 'it', 'IT', {
    names: ['Maria Teresa De Gregoris'],
    email: 'mt.degregoris@cioceria.example',
    phone: '333 555 0147',
    city: 'Frosinone',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Impiegata amministrativa | Lazio Imballaggi S.r.l. | Frosinone | 2017-09 | now',
      'Addetta paghe e contributi | Studio Cerroni Consulenti del Lavoro | Frosinone | 2008-01 | 2017-07',
      'Segretaria | Autoscuola Ciociara | Ferentino | 2003-03 | 2007-12',
    ],
    page: `
> CURRICULUM VITAE
# INFORMAZIONI PERSONALI
|| 5 12
| Cognome e nome | De Gregoris Maria Teresa
| Indirizzo | Via Aldo Moro 112, 03100 Frosinone
| Cellulare | 333 555 0147
| E-mail | mt.degregoris@cioceria.example
| Nazionalità | Italiana
| Data di nascita | 30/01/1982
# ESPERIENZA LAVORATIVA
|| 5 12
| Date (da – a) | settembre 2017 – oggi
| Datore di lavoro | Lazio Imballaggi S.r.l., Frosinone
| Tipo di impiego | Impiegata amministrativa
| Mansioni | Fatturazione elettronica, prima nota, F24, rapporti con le banche
| Date (da – a) | gennaio 2008 – luglio 2017
| Datore di lavoro | Studio Cerroni Consulenti del Lavoro, Frosinone
| Tipo di impiego | Addetta paghe e contributi
| Mansioni | Cedolini per 35 aziende, CU, 770
| Date (da – a) | marzo 2003 – dicembre 2007
| Datore di lavoro | Autoscuola Ciociara, Ferentino
| Tipo di impiego | Segretaria
| Mansioni | Iscrizioni, pratiche, cassa
# ISTRUZIONE
|| 5 12
| Date | 2001
| Titolo | Diploma di ragioneria, ITC Da Vinci, Frosinone
# CAPACITÀ E COMPETENZE
|| 5 12
| Madrelingua | Italiano
| Altra lingua | Inglese (A2)
| Informatica | Zucchetti, TeamSystem, Excel
| Patente | B
`,
  }),
  cv('a24-it-magazziniere', 'docx', 'it', 'IT', {
    names: ['Ion Cătălin Munteanu', 'Cătălin Munteanu', 'Ion Munteanu'],
    email: 'catalin.munteanu@padusmail.example',
    phone: '+39 320 555 0118',
    city: 'Piacenza',
    languages: ['Romeno', 'Italiano', 'Spagnolo'],
    jobs: [
      'Responsabile di magazzino | Logistica Trebbia S.p.A. | Piacenza | 2022-01 | now',
      'Magazziniere carrellista | Logistica Trebbia S.p.A. | Piacenza | 2016-10 | 2021-12',
      'Operaio agricolo | Azienda Agricola Val Nure | Podenzano | 2014 | 2016',
      'Mozo de almacén | Frutas Segura S.L. | Murcia | 2010 | 2013',
    ],
    page: `
! Ion Cătălin Munteanu
~ Piacenza, via Colombo 88 · cell. +39 320 555 0118 · catalin.munteanu@padusmail.example
^ **Cosa cerco**
Un posto da responsabile di turno o di magazzino, anche su tre turni, nel raggio di 40 km da Piacenza.
^ **Dove ho lavorato**
01/2022 – oggi\t**Responsabile di magazzino**, Logistica Trebbia S.p.A., Piacenza
\t22 addetti, 14 ribalte, inventari, formazione dei nuovi
10/2016 – 12/2021\t**Magazziniere carrellista**, Logistica Trebbia S.p.A., Piacenza
\tCarrello retrattile, radiofrequenza, picking
2014 – 2016\t**Operaio agricolo**, Azienda Agricola Val Nure, Podenzano
2010 – 2013\t**Mozo de almacén**, Frutas Segura S.L., Murcia (Spagna)
^ **Studi e patentini**
Liceo tecnologico, Bacău, Romania, 2008
Patentino carrelli elevatori, rinnovo 2025
Addetto antincendio rischio medio, 2023
^ **Lingue**
Romeno (madrelingua), Italiano (ottimo), Spagnolo (buono)
`,
  }),
  cv('a25-ch-ti-fisioterapista', 'pdf', 'it', 'CH', {
    names: ['Nadia Bernasconi-Rezzonico', 'Nadia Bernasconi'],
    email: 'nadia.bernasconi@ceresiomail.example',
    phone: '+41 79 555 01 83',
    city: 'Mendrisio',
    headline: 'Fisioterapista BSc',
    languages: ['Italiano', 'Tedesco', 'Francese'],
    jobs: [
      'Fisioterapista titolare | Fisio Magnolia Sagl | Mendrisio | 2021-02 | now',
      'Fisioterapista | Clinica Collina Verde | Lugano | 2015-09 | 2021-01',
      'Physiotherapeutin | Rehazentrum Aarebogen | Solothurn | 2013-09 | 2015-08',
    ],
    page: `
|| 6 11
| **Nadia Bernasconi-Rezzonico**\\Fisioterapista BSc\\Via Vignalunga 7\\6850 Mendrisio\\+41 79 555 01 83\\nadia.bernasconi@ceresiomail.example\\**Lingue**\\Italiano: madrelingua\\Tedesco: C1\\Francese: B2\\**Competenze**\\Terapia manuale\\Riabilitazione sportiva\\Dry needling | **Esperienza**\\02.2021 – oggi\\**Fisioterapista titolare**\\Fisio Magnolia Sagl, Mendrisio\\Studio con tre collaboratrici, circa 40 pazienti a settimana\\09.2015 – 01.2021\\**Fisioterapista**\\Clinica Collina Verde, Lugano\\Ortopedia e neurologia, tutor degli studenti\\09.2013 – 08.2015\\**Physiotherapeutin**\\Rehazentrum Aarebogen, Solothurn\\**Formazione**\\2013, BSc in Fisioterapia, SUPSI, Manno\\2009, Maturità, Liceo di Mendrisio\\**Tempo libero**\\Corsa in montagna, fisarmonica
`,
  }),
  cv('a26-pt-eletricista', 'doc', 'pt', 'PT', {
    names: ['Nuno Filipe Carvalhal', 'Nuno Carvalhal'],
    email: 'nuno.carvalhal@minhomail.example',
    phone: '+351 910 555 038',
    city: 'Barcelos',
    languages: ['Português', 'Francês'],
    jobs: [
      'Encarregado eletricista | Instalações Cávado, Lda. | Barcelos | 2020-09 | now',
      'Électricien bâtiment | Élec Genevoise SARL | Annemasse | 2014-03 | 2020-07',
      'Eletricista | Construções Irmãos Faria, S.A. | Braga | 2008-05 | 2014-01',
    ],
    page: `
**CURRICULUM VITAE**
= Nome:\tNuno Filipe Carvalhal
= Morada:\tRua da Olaria, 44, 4750-123 Barcelos
= Telemóvel:\t+351 910 555 038
= Email:\tnuno.carvalhal@minhomail.example
= Data de nascimento:\t22/10/1987
= Carta de condução:\tB e C
**EXPERIÊNCIA PROFISSIONAL**
De setembro de 2020 até à data – Encarregado eletricista
Instalações Cávado, Lda., Barcelos
- equipas de 8 pessoas, hotelaria e indústria têxtil
- quadros, postos de transformação, carregadores de veículos
De março de 2014 a julho de 2020 – Électricien bâtiment
Élec Genevoise SARL, Annemasse, França
- habitação coletiva, domótica
De maio de 2008 a janeiro de 2014 – Eletricista
Construções Irmãos Faria, S.A., Braga
**FORMAÇÃO**
Técnico de instalações elétricas, nível 4, IEFP Braga, 2008
Técnico responsável (DGEG), 2021
**LÍNGUAS**
Português, Francês (fluente)
**OUTROS**
Bombeiro voluntário, caça, concertina
`,
  }),
  cv('a27-pt-farmaceutica', 'docx', 'pt', 'PT', {
    names: ['Inês Vasconcelos Tavira', 'Inês Tavira'],
    email: 'ines.tavira@gharbmail.example',
    phone: '+351 910 555 072',
    city: 'Faro',
    headline: 'Farmacêutica comunitária',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Diretora técnica | Farmácia do Arco da Vila | Faro | 2022-01 | now',
      'Farmacêutica adjunta | Farmácia Ria Nova | Olhão | 2017-10 | 2021-12',
      'Delegada de informação médica | Laboratórios Almarjão | Lisboa | 2016-02 | 2017-09',
      'Estágio curricular | Hospital Distrital do Barlavento | Portimão | 2015-02 | 2015-07',
    ],
    aside: [3],
    page: `
! Inês Vasconcelos Tavira
> Farmacêutica comunitária
> Faro | +351 910 555 072 | ines.tavira@gharbmail.example
# Perfil
Farmacêutica com nove anos de balcão e gestão. Gosto de pessoas, de stocks certos e de vacinas dadas sem dor.
# Experiência
|| 5 12
| jan. 2022 – presente | **Diretora técnica**\\Farmácia do Arco da Vila, Faro\\Equipa de seis, encomendas, campanha de vacinação sazonal
| out. 2017 – dez. 2021 | **Farmacêutica adjunta**\\Farmácia Ria Nova, Olhão\\Atendimento, preparação individualizada da medicação
| fev. 2016 – set. 2017 | **Delegada de informação médica**\\Laboratórios Almarjão, Lisboa\\Zona Sul, cardiologia
| fev. 2015 – jul. 2015 | **Estágio curricular**\\Hospital Distrital do Barlavento, Portimão
# Formação académica
|| 5 12
| 2010 – 2015 | Mestrado Integrado em Ciências Farmacêuticas, Universidade do Algarve
| 2019 | Pós-graduação em Gestão de Farmácia, Lisboa
# Idiomas
Português (nativo), Inglês (C1), Espanhol (B2)
# Informática
Sifarma 2000, Sifarma módulo de atendimento, Excel
`,
  }),
  cv('a28-br-analista', 'pdf', 'pt', 'BR', {
    names: ['Wellington dos Santos Macedo', 'Wellington Macedo'],
    email: 'wellington.macedo.ti@igarapemail.example',
    phone: '(19) 95555-0134',
    city: 'Campinas',
    headline: 'Analista de Suporte Sênior',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Analista de Suporte Sênior | Datavia Tecnologia Ltda. | Campinas | 2022-11 | now',
      'Analista de Suporte Pleno | Datavia Tecnologia Ltda. | Campinas | 2019-08 | 2022-10',
      'Técnico de Informática | Colégio Monte Azul | Valinhos | 2016-03 | 2019-07',
      'Operador de Caixa | Supermercados Pague Bem | Campinas | 2013-05 | 2016-02',
    ],
    page: `
! WELLINGTON DOS SANTOS MACEDO
Analista de Suporte Sênior
~ Brasileiro, solteiro, 31 anos
~ Jardim Chapadão, Campinas – SP
~ (19) 95555-0134 (WhatsApp) | wellington.macedo.ti@igarapemail.example
# OBJETIVO
Atuar como analista de infraestrutura ou coordenador de service desk.
# RESUMO DE QUALIFICAÇÕES
* Dez anos em suporte e infraestrutura
* Windows Server, Microsoft 365, Zabbix, redes
* ITIL 4 Foundation, AZ-104
# EXPERIÊNCIA PROFISSIONAL
**Datavia Tecnologia Ltda. – Campinas**
Cargo: Analista de Suporte Sênior
Período: 11/2022 – atual
* Referência técnica de cinco analistas, atendimento nível 3
Cargo: Analista de Suporte Pleno
Período: 08/2019 – 10/2022
* Migração de 700 caixas de correio para a nuvem
**Colégio Monte Azul – Valinhos**
Cargo: Técnico de Informática
Período: 03/2016 – 07/2019
**Supermercados Pague Bem – Campinas**
Cargo: Operador de Caixa
Período: 05/2013 – 02/2016
# FORMAÇÃO ACADÊMICA
Tecnólogo em Redes de Computadores, Fatec Americana, concluído em 2018
# IDIOMAS
Português, Inglês (técnico)
`,
  }),
  cv('a29-br-enfermeira', 'doc', 'pt', 'BR', {
    names: [
      'Tatiane Aparecida Ribeiro Lopes',
      'Tatiane Ribeiro Lopes',
      'Tatiane Lopes',
      'Tatiane Aparecida Lopes',
    ],
    email: 'tatiane.lopes.enf@geraismail.example',
    phone: '(31) 95555-0178',
    city: 'Contagem',
    languages: ['Português', 'Espanhol'],
    jobs: [
      'Enfermeira coordenadora | Hospital Serra do Rola Moça | Contagem | 2021-06 | now',
      'Enfermeira assistencial | Hospital Serra do Rola Moça | Contagem | 2017-02 | 2021-05',
      'Técnica de enfermagem | Clínica Pampulha Vida | Belo Horizonte | 2011-04 | 2017-01',
    ],
    page: `
> **Tatiane Aparecida Ribeiro Lopes**
Rua das Acácias, 310, apto 201, Eldorado, Contagem/MG
Telefone: (31) 95555-0178
E-mail: tatiane.lopes.enf@geraismail.example
COREN-MG 555.014
# Formação
* Graduação em Enfermagem, PUC Minas, 2016
* Especialização em Terapia Intensiva, 2019
* Curso técnico em Enfermagem, Senac Contagem, 2010
# Experiência profissional
* 06/2021 até o momento: Enfermeira coordenadora – Hospital Serra do Rola Moça, Contagem
Gestão de 40 profissionais na UTI adulto, escalas, indicadores, acreditação ONA nível 2.
* 02/2017 a 05/2021: Enfermeira assistencial – Hospital Serra do Rola Moça, Contagem
UTI adulto, plantão 12x36.
* 04/2011 a 01/2017: Técnica de enfermagem – Clínica Pampulha Vida, Belo Horizonte
Sala de recuperação, endoscopia.
# Cursos
* ACLS e BLS, 2024
* Segurança do paciente, 40 horas
# Idiomas
Português (nativo), Espanhol (básico)
`,
  }),
  cv('a30-nl-accountmanager', 'pdf', 'nl', 'NL', {
    names: ['Jeroen Hoogstraten', 'J.P. Hoogstraten', 'Jeroen Pieter Hoogstraten'],
    email: 'jeroen.hoogstraten@peelpost.example',
    phone: '06 5550 2816',
    city: 'Helmond',
    headline: 'Accountmanager technische groothandel',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Senior accountmanager | Brabantse Aandrijftechniek B.V. | Eindhoven | 2020-04 | now',
      'Accountmanager | Peeters Bevestigingen | Veghel | 2014-02 | 2020-03',
      'Commercieel medewerker binnendienst | Peeters Bevestigingen | Veghel | 2010-09 | 2014-01',
      'Verkoper | Bouwmarkt De Hamer | Deurne | 2008-07 | 2010-08',
    ],
    page: `
! Jeroen Hoogstraten
Accountmanager technische groothandel
~ Helmond | 06 5550 2816 | jeroen.hoogstraten@peelpost.example
# Profiel
Verkoper met vet onder de nagels. Ik ken de machines van mijn klanten en kom ook langs als er niets te verkopen valt.
# Werkervaring
**Senior accountmanager** \tapr 2020 – heden
Brabantse Aandrijftechniek B.V., Eindhoven
* 85 klanten in food en intralogistiek, omzet € 6,2 miljoen
* Coach van twee junioren
**Accountmanager** \tfeb 2014 – mrt 2020
Peeters Bevestigingen, Veghel
* Regio Zuidoost, kanbanleveringen bij 30 klanten
**Commercieel medewerker binnendienst** \tsep 2010 – jan 2014
Peeters Bevestigingen, Veghel
**Verkoper** \tjul 2008 – aug 2010
Bouwmarkt De Hamer, Deurne
# Opleiding
Hbo Commerciële economie (deeltijd), Fontys, Eindhoven, 2011 – 2015
Mbo Werktuigbouwkunde, ROC Ter AA, Helmond, 2008
# Talen
Nederlands (moedertaal), Engels (goed), Duits (goed)
# Persoonlijk
Volledige naam: Jeroen Pieter Hoogstraten. Rijbewijs B en A. Carnavalsvereniging, mountainbike.
`,
  }),
  cv('a31-nl-verzorgende', 'docx', 'nl', 'NL', {
    names: ['Fatima el Ouazzani', 'Fatima El Ouazzani'],
    email: 'fatima.elouazzani@rijnmail.example',
    phone: '06 5550 3391',
    city: 'Gouda',
    languages: ['Nederlands', 'Berbers', 'Frans'],
    jobs: [
      'Verzorgende IG | Zorggroep De IJsselhoeve | Gouda | 2018-11 | now',
      'Helpende | Thuiszorg Groene Hart | Bodegraven | 2013-05 | 2018-10',
      'Schoonmaakster | Helder Facilitair | Gouda | 2009-01 | 2013-04',
    ],
    page: `
# CV
|| 5 12
| Naam | Fatima el Ouazzani
| Adres | Bernadottelaan 63, 2806 Gouda
| Telefoon | 06 5550 3391
| E-mail | fatima.elouazzani@rijnmail.example
| Geboortedatum | 4 maart 1988
| Rijbewijs | B, eigen auto
# Over mij
Geduldig, vrolijk en stipt. Ik werk graag in de avonden en om het weekend. Ervaring met dementie en palliatieve zorg.
# Werkervaring
**Zorggroep De IJsselhoeve, Gouda**
Functie: Verzorgende IG
Periode: november 2018 – heden
Kleinschalig wonen, medicatie, contact met familie, EVV voor vier bewoners
**Thuiszorg Groene Hart, Bodegraven**
Functie: Helpende
Periode: mei 2013 – oktober 2018
Wassen, kleden, rapporteren
**Helder Facilitair, Gouda**
Functie: Schoonmaakster
Periode: januari 2009 – april 2013
# Opleidingen
2016 – 2018: Verzorgende IG, mboRijnland, Gouda (diploma)
2012 – 2013: Helpende zorg en welzijn, mboRijnland (diploma)
# Talen
Nederlands, Berbers, Frans (een beetje)
# Referenties
Op verzoek
`,
  }),
  cv('a32-be-magazijn', 'doc', 'nl', 'BE', {
    names: ['Koen Vandenbroucke'],
    email: 'koen.vandenbroucke@leiepost.example',
    phone: '0470 55 51 28',
    city: 'Waregem',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Magazijnverantwoordelijke | Tapijten Desmedt NV | Waregem | 2019-02 | now',
      'Ploegbaas | Diepvries Westland | Ardooie | 2013-09 | 2019-01',
      'Heftruckchauffeur | Diepvries Westland | Ardooie | 2009-04 | 2013-08',
      'Chauffeur | Bakkerij Callens | Tielt | 2005 | 2009',
    ],
    page: `
**Vandenbroucke Koen**
Stormestraat 120
8790 Waregem
GSM 0470 55 51 28
koen.vandenbroucke@leiepost.example
° Kortrijk, 19/07/1986
# WERKERVARING
|| 4 6 7
| 02/2019 – heden | Tapijten Desmedt NV, Waregem | Magazijnverantwoordelijke\\18 arbeiders, 24 laadkades, invoering van scanning
| 09/2013 – 01/2019 | Diepvries Westland, Ardooie | Ploegbaas\\Vriesmagazijn, drieploegenstelsel
| 04/2009 – 08/2013 | Diepvries Westland, Ardooie | Heftruckchauffeur
| 2005 – 2009 | Bakkerij Callens, Tielt | Chauffeur\\Leveringen vanaf 3 uur 's nachts
# OPLEIDING
|| 4 13
| 2021 | Leidinggeven op de werkvloer, VDAB Kortrijk
| 2004 | A2 Elektromechanica, VTI Waregem
# ATTESTEN
Heftruck en reachtruck, EHBO, rijbewijs B en C
# TALENKENNIS
Nederlands: moedertaal
Frans: goed
Engels: basis
# VRIJE TIJD
Wielertoerist, ploegbegeleider bij de jeugd
`,
  }),
  cv('a33-nl-tekstschrijver', 'doc', 'nl', 'NL', {
    names: ['Liselot Bruinsma'],
    email: 'hallo@liselotschrijft.example',
    phone: '06 5550 4470',
    city: 'Zwolle',
    headline: 'Communicatieadviseur & tekstschrijver',
    languages: ['Nederlands', 'Engels'],
    jobs: [
      'Zelfstandig tekstschrijver | Liselot Schrijft | Zwolle | 2023-01 | now',
      'Communicatieadviseur | Waterschap Vechtlanden | Zwolle | 2017-05 | 2022-12',
      'Redacteur | Uitgeverij De Koppel | Deventer | 2014-08 | 2017-04',
      'Stagiair communicatie | Gemeente Raalte | Raalte | 2013-09 | 2014-01',
    ],
    aside: [3],
    page: `
> **LISELOT BRUINSMA**
> Communicatieadviseur & tekstschrijver
> hallo@liselotschrijft.example – 06 5550 4470 – Zwolle
# WIE IK BEN
Ik maak van beleid gewone zinnen. Na drie jaar voor mezelf wil ik graag weer collega's en een koffieautomaat.
# WAAR IK WERKTE
## 2023 tot nu
Januari 2023 – nu: **Zelfstandig tekstschrijver** bij Liselot Schrijft, Zwolle
* Webteksten, jaarverslagen, campagnes voor gemeenten en zorginstellingen
## 2017 tot 2022
Mei 2017 – december 2022: **Communicatieadviseur** bij Waterschap Vechtlanden, Zwolle
* Dijkversterking, bewonersavonden, persvoorlichting
## 2014 tot 2017
Augustus 2014 – april 2017: **Redacteur** bij Uitgeverij De Koppel, Deventer
* Schoolboeken aardrijkskunde
## Stage
September 2013 – januari 2014: **Stagiair communicatie** bij Gemeente Raalte
# WAT IK LEERDE
Hbo Communicatie, Windesheim, Zwolle, 2010 – 2014
Training Direct Duidelijk, 2019
# TALEN
Nederlands (uiteraard), Engels (vloeiend)
`,
  }),
  cv('a34-se-larare', 'docx', 'sv', 'SE', {
    names: ['Åsa Lindqvist Moberg', 'Åsa Moberg'],
    email: 'asa.moberg@hallandsmail.example',
    phone: '070-174 06 22',
    city: 'Varberg',
    headline: 'Förskollärare',
    languages: ['Svenska', 'Engelska', 'Spanska'],
    jobs: [
      'Biträdande rektor | Förskolan Strandråg | Varberg | 2022-08 | now',
      'Förskollärare | Förskolan Strandråg | Varberg | 2015-01 | 2022-07',
      'Förskollärare | Håstens förskola | Varberg | 2010-08 | 2014-12',
      'Barnskötare | Falkenbergs kommun | Falkenberg | 2005-08 | 2007-06',
    ],
    page: `
! Åsa Lindqvist Moberg
Förskollärare
~ Getteröplatsen 3, 432 40 Varberg | 070-174 06 22 | asa.moberg@hallandsmail.example
# Profil
Legitimerad förskollärare med ledaransvar. Trygg i stora barngrupper och i svåra föräldrasamtal.
# Arbetslivserfarenhet
**Biträdande rektor**, Förskolan Strandråg, Varberg
aug 2022 – nu
* Fem avdelningar, 21 medarbetare, schema och lönesamtal
**Förskollärare**, Förskolan Strandråg, Varberg
jan 2015 – juli 2022
* Naturvetenskap och utomhuspedagogik
**Förskollärare**, Håstens förskola, Varberg
aug 2010 – dec 2014
**Barnskötare**, Falkenbergs kommun
aug 2005 – juni 2007
# Utbildning
Förskollärarprogrammet, Högskolan i Halmstad, 2007 – 2010
Barn- och fritidsprogrammet, Falkenbergs gymnasieskola, 2005
# Språk
Svenska (modersmål), Engelska (god), Spanska (grunder)
# Övrigt
Körkort B, kallbadare, sekreterare i Lärarförbundets lokalavdelning
`,
  }),
  cv('a35-se-systemutvecklare', 'pdf', 'sv', 'SE', {
    names: ['Dariush Rahmani'],
    email: 'dariush@rahmanikod.example',
    phone: '070-174 06 51',
    city: 'Linköping',
    headline: 'Systemutvecklare .NET',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Systemutvecklare | Stångån Systems AB | Linköping | 2021-03 | now',
      'Konsult | Kodkraft Öst AB | Norrköping | 2017-09 | 2021-02',
      'Testare | Kodkraft Öst AB | Norrköping | 2016-08 | 2017-08',
      'Taxichaufför | Taxi Motala | Motala | 2012 | 2016',
    ],
    page: `
! CV – Dariush Rahmani
> Systemutvecklare .NET
|| 6 11
| Telefon | 070-174 06 51
| E-post | dariush@rahmanikod.example
| Bostadsort | Linköping
| Språk | Svenska, Persiska, Engelska
# Anställningar
2021-03 – pågående\t**Stångån Systems AB, Linköping**
Systemutvecklare
* Ärendehantering för regioner, C#, Azure, SQL Server
* Flyttade 14 tjänster till Kubernetes
2017-09 – 2021-02\t**Kodkraft Öst AB, Norrköping**
Konsult
* Uppdrag hos logistikbolag och två myndigheter
2016-08 – 2017-08\t**Kodkraft Öst AB, Norrköping**
Testare
2012 – 2016\t**Taxi Motala**
Taxichaufför
# Utbildning
Systemutvecklare .NET, yrkeshögskola, Linköping, 2014 – 2016
Kandidat i fysik, Shiraz, 2009
# Tekniker
C#, ASP.NET Core, React, PostgreSQL, Docker, Git
# Referenser
Lämnas på begäran
`,
  }),
  cv('a36-dk-toemrer', 'doc', 'da', 'DK', {
    names: ['Søren Kjærgaard Bisp', 'Søren Bisp'],
    email: 'soeren.bisp@limfjordpost.example',
    phone: '20 55 50 47',
    city: 'Nykøbing Mors',
    headline: 'Tømrer og byggeleder',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Byggeleder | Morsø Huse A/S | Nykøbing Mors | 2021-02 | now',
      'Formand | Salling Tømrer & Snedker ApS | Skive | 2015-05 | 2021-01',
      'Tømrer | Vestlandsbygg AS | Stavanger | 2012-08 | 2015-03',
      'Tømrerlærling | Tømrermester Aage Lund | Thisted | 2008-08 | 2012-06',
    ],
    aside: [3],
    page: `
! Søren Kjærgaard Bisp
Tømrer og byggeleder
= Adresse:\tStrandvejen 27, 7900 Nykøbing Mors
= Mobil:\t20 55 50 47
= E-mail:\tsoeren.bisp@limfjordpost.example
= Født:\t12. maj 1991
# Kort om mig
Jeg holder tidsplanen, fordi jeg selv har stået på taget i november. Gift, tre børn og et gammelt hus, der aldrig bliver færdigt.
# Erhvervserfaring
februar 2021 – nu\t**Byggeleder**, Morsø Huse A/S, Nykøbing Mors
\tParcelhuse og et plejehjem, budget op til 45 mio. kr., sikkerhedsmøder
maj 2015 – januar 2021\t**Formand**, Salling Tømrer & Snedker ApS, Skive
\tSjak på syv mand, renovering af almene boliger
august 2012 – marts 2015\t**Tømrer**, Vestlandsbygg AS, Stavanger
\tTræhuse, hytter, arbejde i rotation
august 2008 – juni 2012\t**Tømrerlærling**, Tømrermester Aage Lund, Thisted
# Uddannelse
2019\tArbejdsmiljøkoordinator, AMU Nordjylland
2012\tSvendebrev som tømrer, EUC Nordvest (bronzemedalje)
# Sprog
Dansk, Engelsk, Norsk (forstår og taler)
# Fritid
Sejlads, håndboldtræner for U11
`,
  }),
];
