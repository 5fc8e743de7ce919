import { BY_HAND_THIRTY_FIFTH_MORE } from './by-hand-thirty-fifth-more.ts';
import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth');

/** Twelve more that are open: those in English and Dutch here, the others beside it; written before any rule was read. All people are made up. */
export const BY_HAND_THIRTY_FIFTH: Sheet[] = [
  cv('01-en-gb-sous-chef', 'docx', 'en', 'GB', {
    names: ['Kwame Asante-Boateng'],
    email: 'kwame.ab@airedale.example',
    phone: '07700 900452',
    city: 'Leeds',
    headline: 'Sous Chef',
    jobs: [
      'Sous Chef | The Alchemist | | 2022-08 | now',
      'Junior Sous Chef | Queens Hotel | | 2019-05 | 2022-07',
      'Chef de Partie | Harewood Kitchens | | 2016-11 | 2019-03',
      'Commis Chef | Wagamama | | 2014-06 | 2016-10',
      'Kitchen Porter | Toby Carvery | | |',
    ],
    page: `
# Kwame Asante-Boateng
Sous Chef
Leeds LS8 · 07700 900452 · kwame.ab@airedale.example
^ **About me**
Hard-working sous with a proper classical base and a lot of West African flavour at home. Good with the team, strict with the fridge labels.
^ **Experience**
**Sous Chef**, The Alchemist, Leeds
Aug 2022 to present
* Brigade of 11, 450 covers on a Saturday
* GP held at 71% through a menu change
* Rotas, ordering, EHO five stars twice
**Junior Sous Chef**, Queens Hotel, Leeds
May 2019 to Jul 2022
* Banqueting to 300, furloughed for part of 2020
**Chef de Partie**, Harewood Kitchens, Harrogate
Nov 2016 to Mar 2019
* Sauce and larder
**Commis Chef**, Wagamama, Leeds
Jun 2014 to Oct 2016
**Kitchen Porter**, Toby Carvery, Bradford
Weekends while at college
^ **Qualifications**
NVQ Level 3 Professional Cookery, Leeds City College, 2016
Level 3 Food Hygiene, 2023
First Aid at Work
^ **Interests**
Five-a-side, highlife records, my allotment
^ **References**
Two head chefs, names given on request
`,
  }),
  cv('02-en-us-project-coordinator', 'pdf', 'en', 'US', {
    names: ['Kristen Halvorsen'],
    email: 'k.halvorsen@lakes.example',
    phone: '(612) 555-0173',
    city: 'Minneapolis',
    headline: 'Construction Project Coordinator',
    jobs: [
      'Project Coordinator | Mortenson | | 2021-05 | now',
      'Assistant Project Coordinator | Ryan Companies | | 2018-02 | 2021-04',
      'Administrative Assistant | Prairie Roofing & Siding | | 2015-09 | 2018-01',
      'Barista | Caribou Coffee | | 2013-06 | 2015-08',
    ],
    page: `
[[ 6 11
**Kristen Halvorsen**
Construction Project Coordinator
^ **Reach me**
(612) 555-0173
k.halvorsen@lakes.example
Minneapolis, MN 55406
^ **Tools**
Procore
Bluebeam
Sage 300
Smartsheet
DocuSign
^ **Strengths**
Submittals
RFIs
Change orders
Lien waivers
^ **Education**
B.S. Construction Management
Minnesota State University, Mankato
2015
---
**Work History**
^ **Project Coordinator**
Mortenson, Minneapolis, MN
May 2021 – Present
* Document control for a $180M hospital tower
* Track 1,900 submittals with zero late returns last year
* Onboard every new superintendent in Procore
^ **Assistant Project Coordinator**
Ryan Companies, Minneapolis, MN
February 2018 – April 2021
* Pay apps, insurance certificates, closeout binders
^ **Administrative Assistant**
Prairie Roofing & Siding, Bloomington, MN
September 2015 – January 2018
^ **Barista**
Caribou Coffee, Mankato, MN
June 2013 – August 2015
^ **Professional**
OSHA 10, 2021
Member, NAWIC Chapter 7
^ **Community**
Habitat for Humanity build weeks, 2019 to date
]]
`,
  }),
  cv('03-en-ae-hvac', 'doc', 'en', 'AE', {
    names: ['Suresh Kumar Pillai', 'Suresh Pillai'],
    email: 'sureshpillai.hvac@gulfpost.example',
    phone: '+971 55 555 0126',
    city: 'Sharjah',
    headline: 'HVAC Supervisor',
    languages: ['English', 'Hindi', 'Malayalam', 'Arabic'],
    jobs: [
      'HVAC Supervisor | Emrill Services LLC | | 2018-10 | now',
      'HVAC Technician | Al Shirawi Facilities | | 2012-04 | 2018-09',
      'A/C Mechanic | Blue Star Limited | | 2008-07 | 2012-02',
    ],
    page: `
> **CURRICULUM VITAE**
**SURESH KUMAR PILLAI**
HVAC Supervisor
Mobile: +971 55 555 0126
E-mail: sureshpillai.hvac@gulfpost.example
Al Nahda, Sharjah, U.A.E.
^ **OBJECTIVE**
18 years experience, 14 of them in UAE. Seeking a challenging position in a reputed organization where I can utilize my skill for the growth of the company and myself.
^ **WORK EXPERIENCE**
**1) Emrill Services LLC, Dubai**
Position: HVAC Supervisor
Period: Oct 2018 to till date
* Supervise team of 18 technicians for community villas and towers
* Chillers, FCU, AHU, VFD, cooling tower water treatment
* CAFM (Maximo) closing of work orders within SLA
**2) Al Shirawi Facilities, Dubai**
Position: HVAC Technician
Period: Apr 2012 to Sep 2018
* PPM and breakdown of package and split units
**3) Blue Star Limited, Kochi, India**
Position: A/C Mechanic
Period: Jul 2008 to Feb 2012
^ **ACADEMIC QUALIFICATION**
|| 6 11
| ITI Refrigeration and Air Conditioning | Govt. ITI Kollam, 2006 – 2008
| SSLC | Kerala Board, 2006
^ **PERSONAL DETAILS**
|| 6 11
| Father’s name | Gopala Pillai
| Date of birth | 30-05-1990
| Marital status | Married
| Languages known | English, Hindi, Malayalam, Arabic
| Driving licence | UAE light vehicle
| Passport | Valid
`,
  }),
  cv('04-nl-inkoper', 'docx', 'nl', 'NL', {
    names: ['Bart Zijlstra'],
    email: 'bart.zijlstra@ijsselpost.example',
    phone: '06-5550 3319',
    city: 'Zwolle',
    headline: 'Strategisch inkoper',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Strategisch inkoper | Scania Production | | 2019-11 | now',
      'Operationeel inkoper | Wavin | | 2014-02 | 2019-10',
      'Medewerker inkoop | Fruitmotor Holland B.V. | | 2011-08 | 2014-01',
    ],
    page: `
! Bart Zijlstra
Strategisch inkoper
Zwolle | 06-5550 3319 | bart.zijlstra@ijsselpost.example | linkedin.com/in/bartzijlstra-example
# Profiel
Inkoper met gevoel voor techniek en voor mensen aan de andere kant van de tafel. Vijftien jaar maakindustrie. Zoekt een rol als lead buyer met een klein team.
# Werkervaring
**Scania Production – Strategisch inkoper**
November 2019 – heden, Zwolle
* Verantwoordelijk voor logistieke dienstverlening en verpakkingen, spend € 38 mln
* Tenders met Södertälje, twee keer besparing boven target
**Wavin – Operationeel inkoper**
Februari 2014 – oktober 2019, Hardenberg
* Granulaat en hulpstoffen, leveranciersbeoordeling
* Projectlid invoering SAP Ariba
**Fruitmotor Holland B.V. – Medewerker inkoop**
Augustus 2011 – januari 2014, Geldermalsen
# Opleidingen
NEVI 2, 2018
Hbo Technische Bedrijfskunde, Windesheim, 2007 – 2011
# Talen
Nederlands (moedertaal), Engels (goed), Duits (redelijk)
# Overig
Rijbewijs B. Scheidsrechter bij PEC jeugd, vader van een tweeling.
`,
  }),
  cv('05-nl-kinderopvang', 'pdf', 'nl', 'NL', {
    names: ['Dilek Yıldız', 'Dilek Yildiz'],
    email: 'dilek.yildiz@maas.example',
    phone: '06 55 50 44 12',
    city: 'Rotterdam',
    headline: 'Pedagogisch medewerker',
    languages: ['Nederlands', 'Turks', 'Engels'],
    jobs: [
      'Pedagogisch medewerker | Kinderdam | | 2018-08 | now',
      'Groepshulp | Gro-up | | 2016-09 | 2018-07',
      'Verkoopmedewerker | HEMA | | 2013-11 | 2016-08',
    ],
    page: `
! Dilek Yıldız
Pedagogisch medewerker
[[ 5 12
**Gegevens**
Rotterdam (Charlois)
06 55 50 44 12
dilek.yildiz@maas.example
Geboren 11-10-1996
Geen rijbewijs, wel een snelle fiets
^ **Talen**
Nederlands
Turks
Engels
^ **Ik ben**
Geduldig
Creatief
Duidelijk
Een teamspeler
---
**Werk**
**Pedagogisch medewerker**
Kinderdam, Rotterdam
augustus 2018 - nu
Babygroep en peuters, mentor van zes kinderen, VE-geschoold, oudergesprekken
**Groepshulp**
Gro-up, Rotterdam
september 2016 - juli 2018
**Verkoopmedewerker**
HEMA, Zuidplein
november 2013 - augustus 2016
Zaterdagen en vakanties
^ **School**
Mbo 3 Pedagogisch medewerker kinderopvang, Albeda College, 2015 - 2018
Vmbo-kader, Olympia College, 2013
^ **Certificaten**
Kinder-EHBO 2025
Taaltoets 3F
Uk & Puk
]]
`,
  }),
  ...BY_HAND_THIRTY_FIFTH_MORE,
];
