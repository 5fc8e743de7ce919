import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth');

/** The closed ones in English from the seventh on. All people are made up. */
export const BY_HAND_SIXTIETH_SECOND: Sheet[] = [
  cv('07-en-nz-dairy-farm', 'pdf', 'en', 'NZ', {
    names: ['Wiremu Tautari', 'Wiremu (Wi) Tautari', 'Wi Tautari'],
    email: 'wi.tautari@pukekomail.example',
    phone: '021 555 0183',
    city: 'Morrinsville',
    headline: '2IC / Assistant Herd Manager',
    languages: ['Te reo Māori', 'English'],
    jobs: [
      '2IC | Piako Flats Farms | Morrinsville | 2023-06 | now',
      'Dairy Assistant | Hollis Family Trust | Tatuanui | 2020-06 | 2023-05',
      'Calf Rearer | Hollis Family Trust | Tatuanui | 2019-07 | 2019-10',
      'Fencer’s labourer | Kaimai Fencing | Te Aroha | 2018-02 | 2019-06',
    ],
    page: `
HEAD Wiremu (Wi) Tautari – 021 555 0183 – wi.tautari@pukekomail.example
# 2IC / Assistant Herd Manager
Currently living on farm, Morrinsville. Looking for a herd manager job from 1 June, Waikato or Bay of Plenty, house needed (partner, 2 kids, 1 tidy dog).
# Skills
* 480 cow rotary and 30-a-side herringbone
* AI tech trained, calving beat, pasture walks & feed wedge
* Tractor, side by side, Growsafe, bit of welding
# Jobs
|| 4 13
| June 2023 – now | **2IC**, Piako Flats Farms, Morrinsville\\480 cows, split calving. Run the farm every second weekend and six weeks when the boss was crook. SCC under 140.
| June 2020 – May 2023 | **Dairy Assistant**, Hollis Family Trust, Tatuanui\\Milking, effluent, spraying, rearing 110 replacements
| July – Oct 2019 | **Calf Rearer** (season), Hollis Family Trust, Tatuanui
| Feb 2018 – June 2019 | **Fencer’s labourer**, Kaimai Fencing, Te Aroha
# Training
Primary ITO Level 4 Livestock Husbandry 2024, Level 3 Milk Harvesting 2022
NCEA Level 2, Te Aroha College
# Reo
Te reo Māori, English
# Ref
Grant Hollis 021 555 0117
`,
  }),
  cv('08-en-ca-welder', 'docx', 'en', 'CA', {
    names: ['Kevin Obuya Ochieng', 'Kevin Ochieng'],
    email: 'k.ochieng@foothillsnet.example',
    phone: '403-555-0135',
    city: 'Red Deer',
    headline: 'Journeyman Welder (Red Seal), B Pressure',
    languages: ['English', 'Swahili', 'French'],
    aside: [2],
    jobs: [
      'Journeyman Welder | Studon Electric & Controls | Red Deer | 2022-03 | now',
      'Welder | CCI Thermal | Edmonton | 2019-09 | 2022-02',
      'Apprentice Welder | Brandt Fabrication | Red Deer | 2016-05 | 2019-08',
      'Warehouse Associate | Canadian Tire | Calgary | 2014-11 | 2016-04',
    ],
    page: `
**Kevin Obuya Ochieng**
Journeyman Welder (Red Seal), B Pressure
Red Deer, AB   403-555-0135   k.ochieng@foothillsnet.example
^ **QUALIFICATIONS**
* Red Seal 2019, ABSA B Pressure (renewed Jan 2026)
* SMAW, GTAW, FCAW; carbon, stainless, P91
* H2S Alive, CSTS, Confined Space, Fall Protection, clean abstract Class 5
^ **EMPLOYMENT HISTORY**
Studon Electric & Controls, Red Deer – **Journeyman Welder** – March 2022 to present
Skid packages, module yard; x-ray reject rate 1.1%
CCI Thermal, Edmonton – **Welder** – Sept 2019 to Feb 2022
Heater cores and tube bundles, 4/10 shifts
Brandt Fabrication, Red Deer – **Apprentice Welder** – May 2016 to Aug 2019
Canadian Tire, Calgary – **Warehouse Associate** – Nov 2014 to Apr 2016
^ **EDUCATION**
Red Deer Polytechnic, Welder apprenticeship technical training, three periods
Kenya Certificate of Secondary Education, Kisumu Boys, 2011
^ **LANGUAGES**
English, Swahili, some French
^ **AVAILABILITY**
Camp OK 14/7, own rig truck not available
`,
  }),
  cv('09-en-gb-sen-ta', 'doc', 'en', 'GB', {
    names: ['Mrs Shabana Iqbal-Hussain', 'Shabana Iqbal-Hussain'],
    email: 'shabana.ih@penninepost.example',
    phone: '07700 900845',
    city: 'Huddersfield',
    languages: ['English', 'Urdu', 'Punjabi'],
    jobs: [
      'SEND Teaching Assistant (Level 3) | Moor End Academy | Huddersfield | 2021-09 | now',
      '1:1 Support Assistant | Lindley Junior School | Huddersfield | 2018-01 | 2021-07',
      'Midday Supervisor | Lindley Junior School | Huddersfield | 2016-09 | 2017-12',
      'Customer Adviser | Halifax | Huddersfield | 2005 | 2011',
    ],
    page: `
Name\tMrs Shabana Iqbal-Hussain
Address\t9 Thornhill Court, Huddersfield, HD3
Telephone\t07700 900845
Email\tshabana.ih@penninepost.example
DBS\tEnhanced, update service
# Personal Profile
I am a calm, consistent teaching assistant working with autistic pupils and pupils with SEMH needs in Years 7 to 9. I returned to work after raising three children and have not looked back.
# Employment History
Sept 2021 – present
SEND Teaching Assistant (Level 3), Moor End Academy, Huddersfield
Zones of Regulation and ELSA sessions, reader and scribe, keyworker for four pupils with EHCPs.
^ Jan 2018 – July 2021
1:1 Support Assistant, Lindley Junior School, Huddersfield
Visual timetables, Makaton, toileting, liaison with Mum every day.
^ Sept 2016 – Dec 2017
Midday Supervisor, Lindley Junior School, Huddersfield
^ 2011 – 2016
Career break, bringing up my family
^ 2005 – 2011
Customer Adviser, Halifax, Huddersfield
# Qualifications
CACHE Level 3 Supporting Teaching and Learning, Kirklees College, 2021
ELSA trained, Team Teach (Nov 2025), Paediatric First Aid
A levels: Business C, Urdu B, Sociology D
# Languages
English, Urdu, Punjabi
`,
  }),
  cv('10-en-ng-driver', 'pdf', 'en', 'NG', {
    names: ['Adewale Sunday Ogunbiyi', 'Adewale Ogunbiyi'],
    email: 'walesunday.ogunbiyi@nairapost.example',
    phone: '0803 555 0172',
    city: 'Lagos',
    languages: ['English', 'Yoruba', 'Hausa'],
    jobs: [
      'Executive Driver | Stanbic IBTC | Lagos | 2019-02 | now',
      'Pool Driver | Julius Berger | Abuja | 2013-05 | 2018-12',
      'Truck Driver | Dangote Cement | Obajana | 2009-01 | 2013-04',
    ],
    page: `
> **CURRICULUM VITAE**
**BIO-DATA**
= NAME:\tADEWALE SUNDAY OGUNBIYI
= DATE OF BIRTH:\t7th May, 1984
= SEX:\tMale
= STATE OF ORIGIN:\tOgun State
= MARITAL STATUS:\tMarried with children
= ADDRESS:\t17, Olufemi Street, Surulere, Lagos
= PHONE:\t0803 555 0172
= E-MAIL:\twalesunday.ogunbiyi@nairapost.example
= LANGUAGES:\tEnglish, Yoruba, Hausa
^ **WORKING EXPERIENCE**
1. Stanbic IBTC, Lagos
Executive Driver
February 2019 till date
Driving of the Regional Head and visitors, care of two vehicles, log book, airport protocol
2. Julius Berger, Abuja
Pool Driver
May 2013 – December 2018
3. Dangote Cement, Obajana
Truck Driver
January 2009 – April 2013
^ **EDUCATIONAL QUALIFICATION**
WASSCE, Abeokuta Grammar School, 2003
First School Leaving Certificate, 1996
FRSC licence class E, defensive driving certificate 2024 (no accident in 14 years)
^ **HOBBIES** Reading newspaper, football
^ **REFEREES** On request
`,
  }),
  cv('11-en-us-hvac', 'docx', 'en', 'US', {
    names: ['Travis J. Eberhardt', 'Travis Eberhardt'],
    email: 'tj.eberhardt@ozarkwire.example',
    phone: '417.555.0109',
    city: 'Springfield',
    languages: [],
    jobs: [
      'Lead Service Technician | Ridgeline Heating & Air | Springfield | 2020 | now',
      'Service Technician | Lennox | Joplin | 2015 | 2020',
      'Installer | Cato Mechanical | Nixa | 2012 | 2015',
      'Generator Mechanic | US Army | Fort Leonard Wood | 2008 | 2012',
    ],
    page: `
! TRAVIS J. EBERHARDT
~ Springfield, MO | 417.555.0109 | tj.eberhardt@ozarkwire.example | EPA Universal | NATE
{{
# EXPERIENCE
**Lead Service Technician**
Ridgeline Heating & Air, Springfield MO
2020–Present
* Commercial RTUs, heat pumps, walk-ins
* On-call lead for 5 techs, 92% first-time fix
**Service Technician**
Lennox, Joplin MO
2015–2020
**Installer**
Cato Mechanical, Nixa MO
2012–2015
**Generator Mechanic**
US Army, Fort Leonard Wood MO
2008–2012
Honorable discharge, E-5
# EDUCATION
HVACR certificate, Ozarks Technical Community College, 2013
Willard High School, 2008
# SKILLS
Controls (Tridium basics), brazing, R-454B and A2L handling, ServiceTitan, customers who are mad
}}
`,
  }),
  cv('12-en-sg-logistics', 'doc', 'en', 'SG', {
    names: ['Lim Hui Ting (Joanne)', 'Lim Hui Ting', 'Joanne Lim', 'Joanne Lim Hui Ting', 'Hui Ting Lim'],
    email: 'joanne.lim.ht@merlionmail.example',
    phone: '+65 8000 5514',
    city: 'Singapore',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Assistant Manager, Sea Freight Export | Kuehne+Nagel |  | 2022-01 | now',
      'Senior Shipping Executive | YCH Group |  | 2017-03 | 2021-12',
      'Shipping Coordinator | Tat Hong Trading Pte Ltd |  | 2013-07 | 2017-02',
    ],
    page: `
**Lim Hui Ting (Joanne)**
Blk 512 Jurong West St 52, #08-31, Singapore 640512
HP: +65 8000 5514
Email: joanne.lim.ht@merlionmail.example
Nationality: Singaporean | Notice: 1 month | Current: S$5,200 | Expected: S$6,000 nego
# EMPLOYMENT
|| 3 13
| Jan 2022 to Present | Kuehne+Nagel\\Assistant Manager, Sea Freight Export\\- Lead team of 6, 900 TEU/month, mainly chemicals and electronics\\- Rate negotiation with carriers, VGM, DG declaration\\- Project lead for move to new TMS
| Mar 2017 to Dec 2021 | YCH Group\\Senior Shipping Executive\\- Export permits in TradeNet, LC documents, claims
| Jul 2013 to Feb 2017 | Tat Hong Trading Pte Ltd\\Shipping Coordinator\\- Import of crane parts, AR and AP support
# EDUCATION
2013\tDiploma in Logistics & Operations Management, Singapore Polytechnic
2010\tGCE ‘O’ Level, Juying Secondary School
# LANGUAGES
Spoken: English, Mandarin, Hokkien
# IT
SAP, CargoWise One, MS Excel (pivot table, Power Query)
`,
  }),
];
