import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-third-more');

/** Twenty-four short ones in English from twelve countries, whose difficulty is the name; closed. All people are made up. */
export const BY_HAND_THIRTY_THIRD_MORE: Sheet[] = [
  cv('01-gb-sous-chef', 'docx', 'en', 'GB', {
    names: ['Chase London'],
    email: 'chase.london@kernowpost.example',
    phone: '07700 900714',
    city: 'Falmouth',
    headline: 'Sous Chef',
    jobs: [
      'Sous Chef | The Greenbank Hotel | | 2022-04 | now',
      'Chef de Partie | Rick Stein | | 2018-03 | 2022-03',
    ],
    page: `
! Chase London
Sous Chef
Falmouth, Cornwall
07700 900714 / chase.london@kernowpost.example
# Kitchens
**Sous Chef**, The Greenbank Hotel, Falmouth
April 2022 – present
Two rosettes, brigade of nine, fish off the quay
**Chef de Partie**, Rick Stein, Padstow
March 2018 – March 2022
Sauce, then larder
# Training
Level 3 Professional Cookery, Truro College, 2017
Food hygiene level 3
`,
  }),
  cv('02-gb-groundworker', 'pdf', 'en', 'GB', {
    names: ['Gurdeep Singh Bhogal', 'Gurdeep Bhogal'],
    email: 'gary.bhogal@blackcountry.example',
    phone: '07700 900728',
    city: 'Smethwick',
    jobs: [
      'Groundworks Supervisor | Lee Marley | | 2019-10 | now',
      '360 Operator | McAuliffe Group | | 2012-02 | 2019-09',
    ],
    page: `
> Curriculum Vitae
> **Gurdeep Singh Bhogal**
Home: Smethwick, West Midlands B66
Phone: 07700 900728
Email: gary.bhogal@blackcountry.example
**Cards:** CSCS Gold, CPCS 360 and dumper, SSSTS
**Jobs**
Oct 2019 – now, Groundworks Supervisor, Lee Marley, Birmingham
Drainage, slabs, piling mats. Up to fifteen men.
Feb 2012 – Sep 2019, 360 Operator, McAuliffe Group, Wolverhampton
Muck shift and demolition
**School**
Holly Lodge High School, GCSEs
**Referee**
Sean Docherty, contracts manager
`,
  }),
  cv('03-gb-translator', 'doc', 'en', 'GB', {
    names: ['Agnieszka Ford', 'Agnieszka Ford formerly Zielińska', 'Ms Agnieszka Ford'],
    email: 'a.zielinska@severnmail.example',
    phone: '07700 900745',
    city: 'Gloucester',
    languages: ['Polish', 'English', 'Russian'],
    jobs: [
      'Public Service Interpreter | thebigword | | 2015-02 | now',
      'Bilingual Administrator | Gloucestershire Hospitals | | 2009-07 | 2015-01',
    ],
    page: `
**Ms Agnieszka Ford** (formerly Zielińska)
Tredworth, Gloucester GL1
07700 900745
a.zielinska@severnmail.example
# Profile
DPSI interpreter for courts, police and maternity wards. I drive.
# Employment
Public Service Interpreter, thebigword
February 2015 to present
Bilingual Administrator, Gloucestershire Hospitals
July 2009 to January 2015
# Qualifications
DPSI (Law), 2014
MA English Philology, Uniwersytet Łódzki, 2007
# Languages
Polish (mother tongue), English (fluent), Russian (good)
`,
  }),
  cv('04-gb-anonymous-nurse', 'docx', 'en', 'GB', {
    names: [],
    city: 'Norwich',
    headline: 'Practice Nurse (Band 6 equivalent)',
    jobs: [
      'Practice Nurse | Wensum Valley Medical Practice | | 2017-06 | now',
      'Community Nurse | Norfolk Community Health and Care | | 2011-09 | 2017-05',
    ],
    page: `
# Practice Nurse (Band 6 equivalent)
Location: Norwich
Reference: PN/20931
^ A warm and steady nurse with fifteen years in the community. Personal details removed in line with our blind shortlisting policy.
# Employment
**Practice Nurse**
Wensum Valley Medical Practice, June 2017 – present
Smears, immunisations, asthma and COPD reviews
**Community Nurse**
Norfolk Community Health and Care, September 2011 – May 2017
# Education
BSc Adult Nursing, University of East Anglia, 2011
# Referees
Dr Harriet Palgrave, GP partner
Mrs Jane Holloway, nurse manager
`,
  }),
  cv('05-ie-television', 'pdf', 'en', 'IE', {
    names: ['Pádraig Mac Giolla Bhríde'],
    email: 'pmacgb@anphost.example',
    phone: '086 555 0163',
    city: 'Gweedore',
    headline: 'Television Producer',
    languages: ['Irish', 'English'],
    jobs: ['Producer | TG4 | | 2016-01 | now', 'Researcher | RTÉ Raidió na Gaeltachta | | 2010-09 | 2015-12'],
    page: `
! Pádraig Mac Giolla Bhríde
Television Producer
Gweedore, Co. Donegal  |  086 555 0163  |  pmacgb@anphost.example
# Credits and posts
**Producer**, TG4
January 2016 – present
* Three seasons of a walking programme, one IFTA nomination
**Researcher**, RTÉ Raidió na Gaeltachta
September 2010 – December 2015
* Morning programme, elections
# Education
BA Communications and Irish, University of Galway, 2010
# Languages
Irish, English
`,
  }),
  cv('06-ie-nursing-home', 'doc', 'en', 'IE', {
    names: ['Chidinma Okonkwo-Byrne'],
    email: 'chichi.okonkwo@liffeymail.example',
    phone: '087 555 0155',
    city: 'Tallaght',
    headline: 'Staff Nurse',
    jobs: [
      'Staff Nurse | Kiltipper Woods Care Centre | | 2020-08 | now',
      'Healthcare Assistant | Mowlam Healthcare | | 2015-01 | 2020-07',
    ],
    page: `
**STAFF NURSE – CARE OF THE OLDER PERSON**
**Chidinma Okonkwo-Byrne**
Tallaght, Dublin 24
Tel. 087 555 0155
chichi.okonkwo@liffeymail.example
# Experience
Staff Nurse
Kiltipper Woods Care Centre, Dublin 24
August 2020 – Present
Medication rounds, Epic Care, palliative link nurse.
Healthcare Assistant
Mowlam Healthcare, Naas
January 2015 – July 2020
# Education
BSc General Nursing, TU Dublin, 2020
QQI Level 5 Healthcare Support, 2014
# Interests
Choir, and shouting at hurling
`,
  }),
  cv('07-ie-electrician', 'docx', 'en', 'IE', {
    names: ['Darragh Keane'],
    email: 'dkeane.electric@shannonpost.example',
    phone: '089 555 0104',
    city: 'Ennis',
    headline: 'Industrial Electrician',
    jobs: [
      'Industrial Electrician | Kirby Group | | 2019-05 | now',
      'Apprentice Electrician | Clare Electrical Services | | 2015-03 | 2019-04',
    ],
    aside: [1],
    page: `
# Industrial Electrician
Ennis, Co. Clare. 089 555 0104. dkeane.electric@shannonpost.example
^ Safe Electric registered, data centres and pharma, Safe Pass and manual handling up to date.
# Work
**Industrial Electrician**, Kirby Group
May 2019 – present
* Containment, terminations, testing for a hyperscale client in Dublin
**Apprentice Electrician**, Clare Electrical Services
March 2015 – April 2019
# Training
National Craft Certificate (Electrical), Limerick, 2019
# References
Noel Considine, foreman, Kirby Group
FOOT Darragh Keane · CV · page 1 of 1
`,
  }),
  cv('08-us-sales-director', 'pdf', 'en', 'US', {
    names: [
      'William Hargrove III',
      'William “Trey” Hargrove III',
      'Trey Hargrove',
      'William Hargrove',
      'William "Trey" Hargrove III',
    ],
    email: 'trey@hargrovefamily.example',
    phone: '615.555.0128',
    city: 'Nashville',
    headline: 'Regional Sales Director',
    jobs: [
      'Regional Sales Director | Stryker | | 2018-09 | now',
      'Territory Manager | Smith+Nephew | | 2011-01 | 2018-08',
    ],
    page: `
! William “Trey” Hargrove III
Regional Sales Director
Nashville, TN | 615.555.0128 | trey@hargrovefamily.example
# Experience
**Stryker** – Regional Sales Director
Sep 2018 – Present
* $41M region, eleven reps, President’s Club four times
**Smith+Nephew** – Territory Manager
Jan 2011 – Aug 2018
* Sports medicine, middle Tennessee
# Education
BBA, Vanderbilt University, 2010
`,
  }),
  cv('09-us-hvac', 'docx', 'en', 'US', {
    names: ['Jorge Luis Medina-Ortiz', 'Jorge Medina-Ortiz'],
    email: 'jlmedina77@rioverde.example',
    phone: '(915) 555-0173',
    city: 'El Paso',
    languages: ['Spanish', 'English'],
    jobs: [
      'HVAC Technician | Carrier | | 2020-02 | now',
      'HVAC Installer | Desert Air Mechanical | | 2013-04 | 2020-01',
    ],
    page: `
|| 6 11
| **JORGE LUIS MEDINA-ORTIZ** | El Paso, TX 79912\\(915) 555-0173\\jlmedina77@rioverde.example
# EXPERIENCE
|| 6 11
| 02/2020 – Present | **HVAC Technician**, Carrier\\Chillers and rooftop units, on call every third week
| 04/2013 – 01/2020 | **HVAC Installer**, Desert Air Mechanical\\New homes, ductwork
# CERTIFICATIONS
|| 6 11
| 2013 | EPA 608 Universal
| 2018 | NATE Air Conditioning
# LANGUAGES
|| 6 11
| Both | Spanish, English
`,
  }),
  cv('10-us-teacher', 'doc', 'en', 'US', {
    names: ['D’Andre T. Washington', 'D’Andre Washington', "D'Andre T. Washington"],
    email: 'mr.washington.math@steelcity.example',
    phone: '412-555-0136',
    city: 'Pittsburgh',
    headline: 'High School Mathematics Teacher',
    jobs: [
      'Mathematics Teacher | Pittsburgh Allderdice High School | | 2016-08 | now',
      'Paraprofessional | Propel Schools | | 2013-09 | 2016-06',
    ],
    page: `
> **D’Andre T. Washington, M.Ed.**
> High School Mathematics Teacher
> Pittsburgh, PA 15217 – 412-555-0136 – mr.washington.math@steelcity.example
# Teaching Experience
**Pittsburgh Allderdice High School**
Mathematics Teacher, August 2016 – Present
Algebra II, AP Statistics, chess club
**Propel Schools**
Paraprofessional, September 2013 – June 2016
# Education
M.Ed., Duquesne University, 2016
B.S. Mathematics, Lincoln University, 2013
# Certification
Pennsylvania Instructional II, Mathematics 7–12
`,
  }),
  cv('11-us-line-cook', 'pdf', 'en', 'US', {
    names: ['Yolanda Pruitt'],
    email: 'yoyo.pruitt@deltapost.example',
    phone: '901-555-0190',
    city: 'Memphis',
    jobs: ['Kitchen Manager | Corky’s BBQ | | 2019-03 | now', 'Line Cook | Huey’s | | 2012-06 | 2019-02'],
    page: `
To the hiring manager,
Please find below what I have done so far. I can start two weeks after you say yes.
Memphis, TN, 901-555-0190, yoyo.pruitt@deltapost.example
# Work
**Kitchen Manager**, Corky’s BBQ, Memphis
March 2019 – present
Food cost from 36 to 31 percent, schedule for twenty
**Line Cook**, Huey’s, Memphis
June 2012 – February 2019
# Certificates
ServSafe Manager
# School
Whitehaven High School, 2011
^ Sincerely,
Yolanda Pruitt
`,
  }),
  cv('12-ca-machinist', 'docx', 'en', 'CA', {
    names: ['Anh-Tuan Pham', 'Anh-Tuan “Tony” Pham', 'Tony Pham', 'Anh-Tuan "Tony" Pham'],
    email: 'tonypham@grandriver.example',
    phone: '519 555 0144',
    city: 'Kitchener',
    headline: 'CNC Machinist',
    jobs: [
      'CNC Machinist | Linamar | | 2016-11 | now',
      'Machine Operator | ATS Automation | | 2010-05 | 2016-10',
    ],
    page: `
! Anh-Tuan “Tony” Pham
CNC Machinist, Red Seal 429A
Kitchener, Ontario
519 555 0144
tonypham@grandriver.example
# Work Experience
**CNC Machinist**, Linamar, Guelph
November 2016 – Present
* Mazak and Okuma, set-up and first-off inspection
**Machine Operator**, ATS Automation, Cambridge
May 2010 – October 2016
# Education
General Machinist Apprenticeship, Conestoga College, 2016
`,
  }),
  cv('13-ca-forester', 'doc', 'en', 'CA', {
    names: ['Mackenzie Rae Blackbird', 'Mackenzie Blackbird'],
    email: 'mrb@northshoremail.example',
    phone: '807-555-0122',
    city: 'Thunder Bay',
    jobs: [
      'Forest Technician | Resolute Forest Products | | 2019-06 | now',
      'Fire Crew Member | Ontario Ministry of Natural Resources | | 2015-04 | 2018-09',
    ],
    page: `
Mackenzie Rae Blackbird\tThunder Bay, ON\t807-555-0122
~ mrb@northshoremail.example
# Experience
Forest Technician, Resolute Forest Products
June 2019 – present
Cruising, layout, regeneration surveys, drone mapping
Fire Crew Member, Ontario Ministry of Natural Resources
April 2015 – September 2018
Type 1 crew, exported to BC twice
# Education
Forest Technician diploma, Confederation College, 2019
# Community
Fort William First Nation youth canoe programme
`,
  }),
  cv('14-au-pathology', 'docx', 'en', 'AU', {
    names: ['Georgios Papadimitriou', 'George Papadimitriou', 'Georgios George Papadimitriou'],
    email: 'george.papa@portmail.example',
    phone: '0491 574 118',
    city: 'Oakleigh',
    headline: 'Medical Laboratory Scientist',
    languages: ['Greek', 'English'],
    jobs: [
      'Senior Scientist | Melbourne Pathology | | 2018-02 | now',
      'Scientist | Dorevitch Pathology | | 2010-01 | 2018-01',
    ],
    page: `
! Georgios (George) Papadimitriou
**Medical Laboratory Scientist**
Oakleigh VIC 3166, 0491 574 118, george.papa@portmail.example
# Career
**Senior Scientist – Melbourne Pathology**
February 2018 – present
Haematology, night roster, NATA audits
**Scientist – Dorevitch Pathology**
January 2010 – January 2018
# Education
Bachelor of Biomedical Science (Laboratory Medicine), RMIT, 2009
# Languages
Greek, English
# Referees
Dr Anita Krishnan, Clinical Lead
`,
  }),
  cv('15-au-conveyancer', 'pdf', 'en', 'AU', {
    names: ['Lily Xiaoyan Zhou', 'Lily Zhou', 'Xiaoyan Zhou'],
    email: 'lzhou@parraconvey.example',
    phone: '0491 575 254',
    city: 'Eastwood',
    headline: 'Licensed Conveyancer',
    languages: ['Mandarin', 'English'],
    jobs: [
      'Licensed Conveyancer | Parramatta Conveyancing Group | | 2020-01 | now',
      'Paralegal | Slater and Gordon | | 2015-07 | 2019-12',
    ],
    page: `
**LILY XIAOYAN ZHOU**
Licensed Conveyancer
Eastwood NSW 2122 | 0491 575 254 | lzhou@parraconvey.example
# Employment
## Licensed Conveyancer
Parramatta Conveyancing Group
January 2020 – current
PEXA, off-the-plan, strata
## Paralegal
Slater and Gordon
July 2015 – December 2019
# Education
Bachelor of Laws, Macquarie University, 2015
# Languages
Mandarin, English
`,
  }),
  cv('16-nz-meat-works', 'doc', 'en', 'NZ', {
    names: ['Fa’afetai Leota', "Fa'afetai Leota"],
    email: 'faf.leota@southlandpost.example',
    phone: '027 555 0168',
    city: 'Invercargill',
    jobs: [
      'Slaughterman | Alliance Group | | 2014-10 | now',
      'Labourer | Fletcher Building | | 2010-02 | 2014-09',
    ],
    page: `
> **CV**
> **Fa’afetai Leota**
> Invercargill
> 027 555 0168, faf.leota@southlandpost.example
**Strengths**
Turns up. Fit. Good with the young ones.
**Jobs**
Slaughterman, Alliance Group, Lorneville
October 2014 – now
Lamb chain, knife trainer, health and safety rep
Labourer, Fletcher Building, Christchurch
February 2010 – September 2014
Rebuild after the quakes
**School**
Aurora College, NCEA Level 1
**Referees**
Wiremu Tau, supervisor
Pastor Iosefa Tuala
`,
  }),
  cv('17-za-marketing', 'pdf', 'en', 'ZA', {
    names: ['Naledi Mokoena'],
    email: 'naledimokoena@jozimail.example',
    phone: '+27 82 555 0117',
    city: 'Johannesburg',
    headline: 'Digital Marketing Specialist',
    jobs: [
      'Digital Marketing Specialist | Takealot | | 2021-05 | now',
      'Social Media Coordinator | Nando’s | | 2018-02 | 2021-04',
    ],
    page: `
! NALEDI
! MOKOENA
Digital Marketing Specialist
^ +27 82 555 0117
naledimokoena@jozimail.example
Johannesburg, Gauteng
# EXPERIENCE
**Digital Marketing Specialist**
Takealot | May 2021 – Present
Paid search, R4m a month, marketplace launches
**Social Media Coordinator**
Nando’s | February 2018 – April 2021
# EDUCATION
BCom Marketing, University of Johannesburg, 2017
FOOT Résumé template by Karin Botha Design Studio
`,
  }),
  cv('18-za-security', 'docx', 'en', 'ZA', {
    names: ['Ashwin Pillay'],
    email: 'pillay.a@umgenipost.example',
    phone: '084 555 0139',
    city: 'Chatsworth',
    jobs: [
      'Control Room Supervisor | Fidelity ADT | | 2019-08 | now',
      'Armed Response Officer | Blue Security | | 2012-01 | 2019-07',
    ],
    page: `
# CURRICULUM VITAE
^ I, Ashwin Pillay, apply for the post of Site Security Manager. I live in Chatsworth, Durban, hold PSIRA Grade A and have my own car.
Telephone 084 555 0139
Email pillay.a@umgenipost.example
# Employment record
|| 5 12
| August 2019 – present | Fidelity ADT, Durban\\Control Room Supervisor
| January 2012 – July 2019 | Blue Security, Umhlanga\\Armed Response Officer
# Schooling
|| 5 12
| 2009 | Matric, Glenover Secondary School
# Contactable references
|| 5 12
| Fidelity ADT | Mr Riaan Coetzee, Branch Manager
`,
  }),
  cv('19-in-bicycle-works', 'doc', 'en', 'IN', {
    names: ['Gurpreet Singh'],
    email: 'gurpreet1990singh@panjmail.example',
    phone: '+91 90000 55523',
    city: 'Ludhiana',
    languages: ['Punjabi', 'Hindi', 'English'],
    jobs: [
      'Production Supervisor | Hero Cycles | | 2017-02 | now',
      'Machine Operator | Vardhman Textiles | | 2011-06 | 2017-01',
    ],
    page: `
> **BIO-DATA**
|| 5 12
| Name | GURPREET SINGH
| Father’s Name | S. Balwinder Singh
| Mother’s Name | Smt. Paramjit Kaur
| Address | Model Town, Ludhiana, Punjab
| Mobile | +91 90000 55523
| E-mail | gurpreet1990singh@panjmail.example
| Languages known | Punjabi, Hindi, English
# Work experience
|| 5 12
| Feb 2017 to present | Production Supervisor, Hero Cycles, Ludhiana
| June 2011 to Jan 2017 | Machine Operator, Vardhman Textiles, Ludhiana
# Qualification
|| 5 12
| 2011 | Diploma in Mechanical Engineering, Guru Nanak Dev Polytechnic
`,
  }),
  cv('20-in-gynaecologist', 'pdf', 'en', 'IN', {
    names: [
      'Anjali Deshpande-Kulkarni',
      'Dr. Anjali Deshpande-Kulkarni',
      'Dr. (Mrs.) Anjali Deshpande-Kulkarni',
    ],
    email: 'dr.anjali.dk@sahyadrimail.example',
    phone: '+91 90000 55568',
    city: 'Nashik',
    headline: 'Consultant Obstetrician & Gynaecologist',
    jobs: [
      'Consultant Obstetrician & Gynaecologist | Wockhardt Hospital | | 2016-04 | now',
      'Senior Resident | KEM Hospital | | 2013-01 | 2016-03',
    ],
    page: `
> **Dr. (Mrs.) Anjali Deshpande-Kulkarni**
> MBBS, MS (OBGY), FMAS
> Consultant Obstetrician & Gynaecologist
> Nashik, Maharashtra · +91 90000 55568 · dr.anjali.dk@sahyadrimail.example
# Appointments
Consultant Obstetrician & Gynaecologist, Wockhardt Hospital, Nashik
April 2016 – present
High-risk pregnancy, laparoscopy
Senior Resident, KEM Hospital, Mumbai
January 2013 – March 2016
# Degrees
MS (OBGY), Seth GS Medical College, 2012
MBBS, B.J. Medical College, Pune, 2008
`,
  }),
  cv('21-sg-port', 'doc', 'en', 'SG', {
    names: ['Muthu Kumaran s/o Rajendran', 'Muthu Kumaran', 'Muthu Kumaran Rajendran'],
    email: 'mkumaran.r@straitsmail.example',
    phone: '+65 8555 0197',
    city: 'Singapore',
    languages: ['Tamil', 'English'],
    jobs: [
      'Operations Supervisor | PSA Singapore | | 2015-10 | now',
      'Lashing Specialist | PSA Singapore | | 2009-03 | 2015-09',
    ],
    page: `
**MUTHU KUMARAN S/O RAJENDRAN**
Blk 412 Yishun Ring Road, Singapore
HP: +65 8555 0197
Email: mkumaran.r@straitsmail.example
**Working Experience**
Operations Supervisor
PSA Singapore
October 2015 – Present
Yard planning at Pasir Panjang, 40 men per shift
Lashing Specialist
PSA Singapore
March 2009 – September 2015
**Education**
Nitec in Mechanical Technology, ITE College Central, 2006
**Languages**
Tamil, English
**Expected salary**
Negotiable
`,
  }),
  cv('22-ng-bank-officer', 'pdf', 'en', 'NG', {
    names: [
      'Adeyemi Folasade Bolanle',
      'Folasade Bolanle Adeyemi',
      'Folasade Adeyemi',
      'Mrs. Folasade Bolanle Adeyemi',
    ],
    email: 'folasadebolanle@ekomail.example',
    phone: '0806 555 0111',
    city: 'Ibadan',
    jobs: [
      'Customer Service Manager | Wema Bank | | 2018-05 | now',
      'Teller | Skye Bank | | 2011-09 | 2018-04',
    ],
    page: `
> **CURRICULUM VITAE**
**PERSONAL DATA**
Name: ADEYEMI Folasade Bolanle (Mrs.)
Address: 15 Ring Road, Ibadan, Oyo State
Phone: 0806 555 0111
E-mail: folasadebolanle@ekomail.example
Religion: Christianity
**WORKING EXPERIENCE WITH DATES**
Wema Bank, Ibadan – Customer Service Manager – May 2018 till date
Skye Bank, Ibadan – Teller – September 2011 till April 2018
**INSTITUTIONS ATTENDED**
Obafemi Awolowo University, Ile-Ife, B.Sc. Economics, 2009
St. Anne’s School, Molete, 2003
**HOBBIES**
Reading and travelling
**REFEREES**
Mr. Kunle Afolabi, Branch Manager, Wema Bank
`,
  }),
  cv('23-ph-it-support', 'docx', 'en', 'PH', {
    names: ['John Paul Macaraeg', 'John Paul “JP” Macaraeg', 'JP Macaraeg', 'John Paul "JP" Macaraeg'],
    email: 'jpm.macaraeg@pasigmail.example',
    phone: '+63 917 555 0128',
    city: 'Pasig City',
    headline: 'IT Support Specialist',
    jobs: [
      'IT Support Specialist | Accenture | | 2022-01 | now',
      'Technical Support Representative | TaskUs | | 2018-06 | 2021-12',
    ],
    page: `
[[ 11 6
! John Paul “JP” Macaraeg
IT Support Specialist
^ **Experience**
**IT Support Specialist**, Accenture, Taguig
January 2022 – Present
Tier 2, Intune, ServiceNow, night shift
**Technical Support Representative**, TaskUs, Imus
June 2018 – December 2021
^ **Education**
BS Information Technology, Pamantasan ng Lungsod ng Pasig, 2018
---
^ **Contact**
Pasig City
+63 917 555 0128
jpm.macaraeg@pasigmail.example
^ **Tools**
Windows 11
Active Directory
Jira
]]
`,
  }),
  cv('24-ae-procurement', 'doc', 'en', 'AE', {
    names: ['Syed Ali Raza Naqvi', 'Ali Raza Naqvi'],
    email: 'purchase@albahrmarine.example',
    phone: '+971 55 555 0136',
    city: 'Dubai',
    headline: 'Procurement Manager',
    languages: ['Urdu', 'English', 'Arabic'],
    jobs: [
      'Procurement Manager | Al Bahr Marine Supplies | | 2019-04 | now',
      'Buyer | Drydocks World | | 2012-10 | 2019-03',
    ],
    page: `
PIC Image1 | Photo
**Syed Ali Raza Naqvi**, MCIPS
Procurement Manager
Deira, Dubai, UAE
Mobile: +971 55 555 0136
Work e-mail: purchase@albahrmarine.example
Nationality: Pakistani. UAE driving licence: yes
# Employment
Procurement Manager
Al Bahr Marine Supplies, Dubai
April 2019 – Present
Spares, ropes, paint; AED 60m a year
Buyer
Drydocks World, Dubai
October 2012 – March 2019
# Education
MBA, University of Karachi, 2011
# Languages
Urdu, English, Arabic (basic)
`,
  }),
];
