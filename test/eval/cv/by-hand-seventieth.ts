import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventieth');

/** Twenty-seven: six in English, three in each of seven other languages. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTIETH: Sheet[] = [
  cv('a01-au-science-teacher', 'docx', 'en', 'AU', {
    names: ['Rosalind Mary Achterberg', 'Rosalind Achterberg', 'Roz Achterberg'],
    email: 'roz.achterberg@bunyip.example',
    phone: '(03) 5550 4417',
    city: 'Castlemaine',
    languages: [],
    jobs: [
      'Leading Teacher – Science | Loddon Valley Secondary College | Castlemaine | 2023-01 | now',
      'Year 9 Coordinator | Loddon Valley Secondary College | Castlemaine | 2019-01 | 2022-12',
      'Classroom Teacher (Biology, General Science) | Loddon Valley Secondary College | Castlemaine | 2016-01 | 2018-12',
      'Casual Relief Teacher | Goldfields Relief Staffing | | 2014-07 | 2015-12',
      "Graduate Teacher | St Finbarr's Catholic College | Mildura | 2010-01 | 2012-12",
      'Laboratory Technician | Tarrangower Winery | Maldon | 2006 | 2008',
    ],
    page: `
! Roz Achterberg
> Rosalind Mary Achterberg · 3 Hargreaves Lane, Castlemaine VIC 3450
> (03) 5550 4417 · roz.achterberg@bunyip.example
> VIT registration 555107 · Working with Children Check current to 2029
# Teaching career
**Leading Teacher – Science** \tJan 2023 to current
Loddon Valley Secondary College, Castlemaine
* Lead a faculty of fourteen; VCE Biology median study score up from 27 to 31
* Rewrote the Year 7 and 8 program so that every unit has one proper experiment in it
* Key selection criteria addressed in the attached document
**Year 9 Coordinator** \tJan 2019 – Dec 2022
Loddon Valley Secondary College, Castlemaine
* Attendance, camps, 140 families, and the remote learning years
**Classroom Teacher (Biology, General Science)** \tJan 2016 – Dec 2018
Loddon Valley Secondary College, Castlemaine
**Casual Relief Teacher** \tJuly 2014 – Dec 2015
Goldfields Relief Staffing (schools in Bendigo, Kyneton and Maryborough)
**Family leave** \tJan 2013 – June 2014
Birth of twins
**Graduate Teacher** \tJan 2010 – Dec 2012
St Finbarr's Catholic College, Mildura
# Before teaching
**Laboratory Technician** \t2006 – 2008
Tarrangower Winery, Maldon
# Qualifications
Graduate Diploma of Education (Secondary), La Trobe University, 2009
Bachelor of Science (Botany), University of Melbourne, 2005
# Professional learning
Berry Street Education Model, 2022
Laboratory safety for heads of science, 2024
# Referees
Mr Dominic Sarelli, Principal, Loddon Valley Secondary College – (03) 5550 4400
Ms Wen Fraser, Assistant Principal – (03) 5550 4401
`,
  }),
  cv('a02-gb-chef', 'pdf', 'en', 'GB', {
    names: [
      'Tobias St John Merriweather',
      'Toby Merriweather',
      'Tobias Merriweather',
      'Toby St John Merriweather',
    ],
    email: 'toby@merriweathercooks.example',
    phone: '+44 (0)7700 900 651',
    city: 'Falmouth',
    headline: 'Head Chef',
    languages: [],
    jobs: [
      'Head Chef | The Packet & Anchor | Falmouth | 2022-03 | now',
      'Private Chef | Self-employed | | 2020-09 | 2022-02',
      'Sous Chef | Penhallow House Hotel | St Mawes | 2017-05 | 2020-03',
      'Junior Sous Chef | Penhallow House Hotel | St Mawes | 2016-02 | 2017-05',
      'Chef de Partie, Sauce | Brasserie Lamorna | London | 2013-10 | 2016-01',
      'Commis Chef | Brasserie Lamorna | London | 2012-06 | 2013-10',
    ],
    page: `
! Tobias St John Merriweather
Head Chef
Falmouth, Cornwall  |  +44 (0)7700 900 651  |  toby@merriweathercooks.example
# In short
Fourteen years at the stove, the last four running the pass of a 70-cover dining pub two streets from the quay. Whole fish, whole beasts, honest gross profit (71% this year, up from 62%). Everybody calls me Toby.
# Kitchens
## The Packet & Anchor, Falmouth
**Head Chef**, March 2022 – present
* Brigade of eight, five-day rota, nobody has left since Easter 2024
* EHO five stars at each visit; allergens and HACCP rewritten from nothing
* Day boats only, menu printed at four in the afternoon
## Self-employed
**Private Chef**, Sept 2020 – Feb 2022
* House parties, two shoots and a film crew
## Penhallow House Hotel, St Mawes (2 rosettes)
**Sous Chef**, May 2017 – March 2020 (redundant when the hotel shut in the pandemic)
**Junior Sous Chef**, Feb 2016 – May 2017
## Brasserie Lamorna, London SW1
**Chef de Partie, Sauce**, Oct 2013 – Jan 2016
**Commis Chef**, June 2012 – Oct 2013
# Certificates
Level 3 Food Safety in Catering, 2023
NVQ Level 2 and 3 Professional Cookery, Truro, 2010 – 2012
# And also
Full licence, own knives, two greyhounds
`,
  }),
  cv('a03-us-developer', 'pdf', 'en', 'US', {
    names: ['DeShawn M. Okonkwo-Reyes', 'DeShawn Okonkwo-Reyes'],
    email: 'deshawn.or@tinyfork.example',
    phone: '(919) 555-0182',
    city: 'Durham',
    headline: 'Senior Backend Engineer',
    languages: [],
    jobs: [
      'Staff Software Engineer | Larkspur Health, Inc. | Remote | 2024-06 | now',
      'Senior Software Engineer | Larkspur Health, Inc. | Durham, NC | 2021-11 | 2024-06',
      'Software Engineer II | Quillpay | Raleigh, NC | 2019-02 | 2021-10',
      'Software Engineer | Quillpay | Raleigh, NC | 2017-07 | 2019-02',
      'Software Engineering Intern | Blue Heron Analytics | Cary, NC | 2016-05 | 2016-08',
    ],
    aside: [4],
    page: `
> **DeShawn M. Okonkwo-Reyes**
> Senior Backend Engineer
> Durham, NC • (919) 555-0182 • deshawn.or@tinyfork.example • github.com/deshawn-or-demo
# TECHNICAL SKILLS
**Languages:** Go, Python, TypeScript, SQL
**Infrastructure:** AWS (ECS, SQS, RDS), Terraform, Kubernetes, Datadog
**Data:** PostgreSQL, Kafka, dbt, Snowflake
# EXPERIENCE
**Larkspur Health, Inc.** \tRemote
Staff Software Engineer \t06/2024 – Present
* Split the claims monolith into five Go services; p99 latency from 2.4 s to 310 ms
* Set the on-call practice for 4 teams, pages per week down 68%
**Larkspur Health, Inc.** \tDurham, NC
Senior Software Engineer \t11/2021 – 06/2024
* Owned eligibility checks against 140 payers (X12 270/271)
* Mentored three new grads, all promoted within two years
**Quillpay** \tRaleigh, NC
Software Engineer II \t02/2019 – 10/2021
* Ledger with double entry on PostgreSQL, $40M a day at peak
Software Engineer \t07/2017 – 02/2019
* Webhooks, retries, merchant onboarding API
**Blue Heron Analytics** \tCary, NC
Software Engineering Intern \t05/2016 – 08/2016
# EDUCATION
**North Carolina Central University** \tDurham, NC
B.S. Computer Science, magna cum laude \tMay 2017
# PROJECTS
**pgbreath** – shows which queries hold their breath behind a lock (1.1k stars)
# VOLUNTEERING
Saturday coding club at the Stanford L. Warren branch library
`,
  }),
  cv('a04-ie-accountant', 'docx', 'en', 'IE', {
    names: ['Gráinne Ní Fhlaithearta'],
    email: 'gnif@cladachpost.example',
    phone: '087 555 0193',
    city: 'Oranmore',
    languages: ['Irish', 'English', 'French'],
    jobs: [
      'Financial Controller | Corrib Medical Devices DAC | Galway | 2023-09 | now',
      'Finance Manager | Corrib Medical Devices DAC | Galway | 2020-01 | 2023-08',
      'Assistant Manager, Audit | Halloran Tighe & Co. | Dublin 2 | 2016-10 | 2018-12',
      'Trainee Chartered Accountant | Halloran Tighe & Co. | Dublin 2 | 2013-04 | 2016-09',
    ],
    aside: [3],
    page: `
! Gráinne Ní Fhlaithearta, BComm, MAcc, FCA
~ (Grainne O'Flaherty on older certificates)
|| 4 12
| Address | 11 Cúirt na Mara, Oranmore, Co. Galway
| Mobile | 087 555 0193
| E-mail | gnif@cladachpost.example
| Notice | Three months
# Personal statement
Fellow of Chartered Accountants Ireland, ten years qualified. Month end in four working days, two clean audits, one ERP move that came in under budget.
# Employment
|| 4 12
| 09/2023 – present | **Financial Controller**\\Corrib Medical Devices DAC, Parkmore, Galway\\Group reporting under IFRS to a US parent, SOX, treasury, team of seven
| 01/2020 – 08/2023 | **Finance Manager**\\Corrib Medical Devices DAC, Parkmore, Galway\\Standard costing, R&D tax credit, Business Central
| 2019 | **Year out**\\South America and the Camino
| 10/2016 – 12/2018 | **Assistant Manager, Audit**\\Halloran Tighe & Co., Dublin 2\\Manufacturing, agri-food and three credit unions
| 04/2013 – 09/2016 | **Trainee Chartered Accountant**\\Halloran Tighe & Co., Dublin 2\\Training contract, 3.5 years
# Education
|| 4 12
| 2016 | ACA (first sitting throughout), Chartered Accountants Ireland
| 2012 – 2013 | Master of Accounting, UCD Smurfit
| 2009 – 2012 | BComm (Gaeilge), NUI Galway
| 2009 | Leaving Certificate, 510 points, Coláiste Chroí Mhuire
# Languages
Irish (native), English (native), French (B1)
# Interests
Currach rowing, treasurer of Cumann Iomartha Órán Mór
`,
  }),
  cv('a05-in-mechanical-engineer', 'doc', 'en', 'IN', {
    names: [
      'Venkata Subramaniam R.',
      'R. Venkata Subramaniam',
      'Venkata Subramaniam',
      'R Venkata Subramaniam',
    ],
    email: 'rv.subramaniam@kaveripost.example',
    phone: '+91 90000 55512',
    city: 'Coimbatore',
    languages: ['Tamil', 'English', 'Hindi', 'Kannada'],
    jobs: [
      'Deputy Manager – Production | Sri Amman Pumps & Motors Pvt. Ltd. | Coimbatore | 2021-04 | now',
      'Senior Engineer – Production | Sri Amman Pumps & Motors Pvt. Ltd. | Coimbatore | 2018-04 | 2021-03',
      'Production Engineer | Hosur Precision Castings Ltd. | Hosur | 2014-08 | 2018-03',
      'Graduate Engineer Trainee | Hosur Precision Castings Ltd. | Hosur | 2013-07 | 2014-07',
    ],
    aside: [3],
    page: `
> **RESUME**
**R. VENKATA SUBRAMANIAM**
No. 12/4, Second Cross, Saibaba Colony,
Coimbatore – 641 011, Tamil Nadu
Mob: +91 90000 55512
Mail: rv.subramaniam@kaveripost.example
# CAREER OBJECTIVE
To obtain a challenging position in a growth oriented organisation where my 13 years of foundry and machine shop experience will be put to best use.
# WORK EXPERIENCE
**1. Sri Amman Pumps & Motors Pvt. Ltd., Coimbatore**
= Designation\t: Deputy Manager – Production
= Period\t: April 2021 to Till Date
* Handling 3 shifts, 240 workmen, 18,000 pumps per month
* OEE improved from 61% to 74% by SMED and autonomous maintenance
= Designation\t: Senior Engineer – Production
= Period\t: April 2018 to March 2021
* Commissioning of 6 nos. VMC and robotic deburring cell
**2. Hosur Precision Castings Ltd., Hosur**
= Designation\t: Production Engineer
= Period\t: Aug 2014 to March 2018
* Rejection reduced from 7.2% to 3.1% in ductile iron brackets
= Designation\t: Graduate Engineer Trainee
= Period\t: July 2013 to July 2014
# ACADEMIC PROFILE
|| 5 6 3 2
| **Course** | **Institution** | **Year of passing** | **%**
| B.E. (Mechanical) | PSG College of Technology, Coimbatore | 2013 | 78.4
| HSC | Govt. Hr. Sec. School, Pollachi | 2009 | 91.0
| SSLC | Govt. Hr. Sec. School, Pollachi | 2007 | 88.2
# SOFTWARE KNOWN
SAP PP, AutoCAD, SolidWorks, MS Office
# PERSONAL DETAILS
= Name\t: Venkata Subramaniam R.
= Father's Name\t: Ramanathan K.
= Date of Birth\t: 09.11.1991
= Marital Status\t: Married
= Languages known\t: Tamil, English, Hindi and Kannada
= Passport No.\t: Available
# DECLARATION
I hereby declare that the particulars furnished above are true to the best of my knowledge.
Place: Coimbatore
Date:\t(R. Venkata Subramaniam)
`,
  }),
  cv('a06-nz-truck-driver', 'docx', 'en', 'NZ', {
    names: ['Trevor Wiremu Sandilands', 'Trevor Sandilands', 'Sandy Sandilands', 'Trevor "Sandy" Sandilands'],
    email: 'sandytrucks@totara.example',
    phone: '027 555 0061',
    city: 'Ashburton',
    languages: [],
    jobs: [
      'Linehaul driver | Alpine Bulk Haulage | Ashburton | 2020 | now',
      'Milk tanker operator | Plains Dairy Co-op | Clandeboye | 2013 | 2019',
      'Logging truck driver | Balmoral Loggers Ltd | Hanmer Springs | 2008 | 2013',
      'Yardman | Tinwald Saleyards | Tinwald | 2004 | 2007',
    ],
    page: `
Trevor Wiremu Sandilands ("Sandy")
44 Racecourse Road, Ashburton 7700
027 555 0061
sandytrucks@totara.example
Licence: Class 1, 2, 3, 4, 5, endorsements D (dangerous goods), F (forklift), W (wheels). No demerits, no accidents.
From 2020 until now I am a linehaul driver for Alpine Bulk Haulage, Ashburton. Nine-axle HPMV, mostly grain and fert, Christchurch to Invercargill and back, nights. I do the training runs with the new ones.
Linehaul driver, Alpine Bulk Haulage, 2020 – now
Milk tanker operator, Plains Dairy Co-op, Clandeboye, 2013 – 2019 (stopped for a new hip, eight months)
Logging truck driver, Balmoral Loggers Ltd, Hanmer Springs, 2008 – 2013
Yardman, Tinwald Saleyards, 2004 – 2007
Schooling: Ashburton College to sixth form. First aid certificate 2025. NZ Certificate in Commercial Road Transport (Heavy Vehicle Operator) level 4, 2017.
I can start two weeks after you say yes. Ring Bevan at Alpine on 027 555 0062 for a reference, he knows I am looking to be home more.
`,
  }),
  cv('a07-de-pflege', 'docx', 'de', 'DE', {
    names: ['Mandy Kretzschmar-Yıldız', 'Mandy Kretzschmar-Yildiz'],
    email: 'm.kretzschmar-yildiz@pleissepost.example',
    phone: '0341 / 555 02 87',
    city: 'Leipzig',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Praxisanleiterin und stellv. Stationsleitung | Klinikum Auwald gGmbH | Leipzig | 2021-10 | now',
      'Gesundheits- und Krankenpflegerin, Intensivstation | Klinikum Auwald gGmbH | Leipzig | 2016-04 | 2021-09',
      'Pflegefachkraft | Ambulanter Pflegedienst Sonnenschein | Markkleeberg | 2014-02 | 2015-01',
      'Krankenschwester | Kreiskrankenhaus Muldental | Grimma | 2010-09 | 2014-01',
      'Ausbildung zur Gesundheits- und Krankenpflegerin | Kreiskrankenhaus Muldental | Grimma | 2007-09 | 2010-08',
    ],
    aside: [4],
    page: `
! Lebenslauf
# Persönliche Angaben
|| 5 11
| Name: | Mandy Kretzschmar-Yıldız, geb. Kretzschmar
| Anschrift: | Zschochersche Straße 91, 04229 Leipzig
| Telefon: | 0341 / 555 02 87
| E-Mail: | m.kretzschmar-yildiz@pleissepost.example
| Geburtsdatum/-ort: | 23.05.1990 in Wurzen
| Familienstand: | verheiratet, ein Kind
# Beruflicher Werdegang
|| 5 11
| 10/2021 – heute | **Praxisanleiterin und stellv. Stationsleitung**\\Klinikum Auwald gGmbH, Leipzig\\Interdisziplinäre ITS, 22 Betten; Dienstplanung, Anleitung von 14 Auszubildenden im Jahr
| 04/2016 – 09/2021 | **Gesundheits- und Krankenpflegerin, Intensivstation**\\Klinikum Auwald gGmbH, Leipzig\\Beatmung, CVVHD, Reanimationsteam
| 02/2015 – 03/2016 | Elternzeit
| 02/2014 – 01/2015 | **Pflegefachkraft**\\Ambulanter Pflegedienst Sonnenschein, Markkleeberg
| 09/2010 – 01/2014 | **Krankenschwester**\\Kreiskrankenhaus Muldental, Grimma\\Innere, ab 2012 Kardiologie
# Ausbildung
|| 5 11
| 09/2007 – 08/2010 | **Ausbildung zur Gesundheits- und Krankenpflegerin**\\Kreiskrankenhaus Muldental, Grimma\\Examen mit Note 1,7
| 2007 | Realschulabschluss, Oberschule Wurzen
# Weiterbildung
|| 5 11
| 2020 | Praxisanleitung (300 Std.)
| 2018 | Fachweiterbildung Intensivpflege und Anästhesie
# Sonstiges
|| 5 11
| Sprachen | Deutsch (Muttersprache), Türkisch (A2), Englisch (B1)
| EDV | Orbis, Copra, SP-Expert
| Führerschein | Klasse B
Leipzig, den 4. November 2026
`,
  }),
  cv('a08-at-vertrieb', 'pdf', 'de', 'AT', {
    names: ['Ferdinand von Trattenau-Moser'],
    email: 'f.trattenau@donaubrief.example',
    phone: '+43 664 555 01 29',
    city: 'Linz',
    headline: 'Key Account Manager Maschinenbau',
    languages: ['Deutsch', 'Englisch', 'Tschechisch'],
    jobs: [
      'Key Account Manager DACH/CZ | Hinterleitner Pressentechnik GmbH | Linz | 2022-03 | now',
      'Gebietsverkaufsleiter Ost | Hinterleitner Pressentechnik GmbH | Linz | 2018-09 | 2022-02',
      'Technischer Verkäufer im Außendienst | Sauwald Werkzeuge KG | Schärding | 2014-01 | 2018-08',
      'Innendienstmitarbeiter | Sauwald Werkzeuge KG | Schärding | 2011-10 | 2013-12',
      'Präsenzdienst | Österreichisches Bundesheer | Hörsching | 2010-09 | 2011-02',
    ],
    aside: [4],
    page: `
! Ing. Ferdinand von Trattenau-Moser, MBA
Key Account Manager Maschinenbau
~ Hauptplatz 6/14, 4020 Linz · +43 664 555 01 29 · f.trattenau@donaubrief.example · geb. 02.02.1991, österr. Staatsbürger
# Berufserfahrung
**Key Account Manager DACH/CZ** \tMärz 2022 – dato
Hinterleitner Pressentechnik GmbH, Linz
* Elf Schlüsselkunden, Jahresumsatz 14,2 Mio. EUR
* Rahmenvertrag mit zwei Automobilzulieferern in Mladá Boleslav
**Gebietsverkaufsleiter Ost** \tSeptember 2018 – Februar 2022
Hinterleitner Pressentechnik GmbH, Linz
* NÖ, Wien, Burgenland; fünf Außendienstler
**Technischer Verkäufer im Außendienst** \tJänner 2014 – August 2018
Sauwald Werkzeuge KG, Schärding
**Innendienstmitarbeiter** \tOktober 2011 – Dezember 2013
Sauwald Werkzeuge KG, Schärding
* Angebote, Reklamationen, Messe Wels
**Präsenzdienst** \tSeptember 2010 – Februar 2011
Österreichisches Bundesheer, Hörsching
# Aus- und Weiterbildung
2019 – 2021 \tMBA Vertriebsmanagement (berufsbegleitend), Johannes Kepler Universität
2005 – 2010 \tHTL Ried, Maschinenbau, Matura mit gutem Erfolg
# Sprachen
Deutsch – Muttersprache
Englisch – verhandlungssicher
Tschechisch – Grundkenntnisse
# Kenntnisse
SAP SD, Salesforce, Inventor, Führerschein B und BE
# Freizeit
Kapellmeister der Stadtkapelle, Rennrad
`,
  }),
  cv('a09-ch-geschaeftsfuehrer', 'doc', 'de', 'CH', {
    names: ['Reto Caduff-Zgraggen', 'Reto Caduff', 'Reto Luzius Caduff', 'Reto Luzius Caduff-Zgraggen'],
    email: 'reto.caduff@rheinquell.example',
    phone: '079 555 01 44',
    city: 'Chur',
    languages: ['Rätoromanisch', 'Deutsch', 'Italienisch', 'Englisch'],
    jobs: [
      'Geschäftsführer | Surselva Bergbahnen AG | Ilanz | 2019-05 | now',
      'Leiter Finanzen und Dienste | Surselva Bergbahnen AG | Ilanz | 2015-01 | 2019-04',
      'Mandatsleiter Treuhand | Calanda Treuhand AG | Chur | 2009-08 | 2014-12',
      'Sachbearbeiter Buchhaltung | Hotel Piz Sardona | Flims | 2006-04 | 2009-07',
      'Kaufmännische Lehre | Gemeindeverwaltung Trun | Trun | 2001-08 | 2004-07',
    ],
    aside: [4],
    page: `
! Curriculum vitae
= Name\tCaduff-Zgraggen
= Vorname\tReto Luzius
= Adresse\tTittwiesenstrasse 27, 7000 Chur
= Natel\t079 555 01 44
= Mail\treto.caduff@rheinquell.example
= Geboren\t17. Juni 1985, Bürger von Trun GR
= Zivilstand\tverheiratet, drei Kinder
# Berufliche Stationen
**Geschäftsführer**, Surselva Bergbahnen AG, Ilanz
seit 1. Mai 2019
Gesamtverantwortung für 9 Anlagen, 62 Jahresstellen und 140 Saisonstellen. Beschneiung auf Eigenstrom umgestellt, EBITDA-Marge von 17 auf 24 Prozent. Mitglied im Vorstand des Branchenverbands.
**Leiter Finanzen und Dienste**, Surselva Bergbahnen AG, Ilanz
Januar 2015 bis April 2019
Mitglied der Geschäftsleitung, Refinanzierung mit Kanton und drei Banken
**Mandatsleiter Treuhand**, Calanda Treuhand AG, Chur
August 2009 bis Dezember 2014
**Sachbearbeiter Buchhaltung**, Hotel Piz Sardona, Flims
April 2006 bis Juli 2009
Militär und Sprachaufenthalte
August 2004 bis März 2006
**Kaufmännische Lehre**, Gemeindeverwaltung Trun
August 2001 bis Juli 2004
# Bildung
EMBA, Fachhochschule Graubünden, 2016 – 2018
Dipl. Treuhandexperte, 2013
Fachausweis Finanz- und Rechnungswesen, 2009
# Sprachen
Rätoromanisch (Muttersprache), Deutsch (Muttersprache), Italienisch (C1), Englisch (B2)
# Referenzen
Werden nach einem ersten Gespräch gerne genannt.
`,
  }),
  cv('a10-fr-infirmiere', 'pdf', 'fr', 'FR', {
    names: ['Maëlys LE GOFF-DUBREUIL', 'Maëlys Le Goff-Dubreuil'],
    email: 'maelys.lgd@courrier-armor.example',
    phone: '06 39 98 41 27',
    city: 'Lorient',
    headline: "Infirmière diplômée d'État",
    languages: ['Anglais', 'Breton'],
    jobs: [
      "Infirmière coordinatrice | EHPAD Les Genêts d'Or | Lorient | 2022-09 | now",
      "Infirmière de nuit | EHPAD Les Genêts d'Or | Lorient | 2020-03 | 2022-08",
      'Infirmière intérimaire | Blavet Santé Intérim | | 2018-11 | 2020-02',
      'Infirmière en chirurgie digestive | Clinique du Ter Nord | Vannes | 2013-09 | 2017-12',
      'Aide-soignante (étés) | Maison de retraite Ker Anna | Quimperlé | 2011 | 2012',
    ],
    page: `
Maëlys LE GOFF-DUBREUIL
8 rue du Port-Louis, 56100 Lorient
06 39 98 41 27
maelys.lgd@courrier-armor.example
34 ans – permis B – véhiculée
! Infirmière diplômée d'État
# Expériences
**Sept. 2022 à aujourd'hui** \tInfirmière coordinatrice
EHPAD Les Genêts d'Or, Lorient
* Encadrement de 6 IDE et 24 aides-soignants, plannings, évaluation HAS
* Référente plaies et douleur
**Mars 2020 – août 2022** \tInfirmière de nuit
EHPAD Les Genêts d'Or, Lorient
**Nov. 2018 – févr. 2020** \tInfirmière intérimaire
Blavet Santé Intérim (SSR, urgences, bloc)
**Janv. – oct. 2018** \tCongé sans solde, tour de l'Atlantique à la voile
**Sept. 2013 – déc. 2017** \tInfirmière en chirurgie digestive
Clinique du Ter Nord, Vannes
* Stomathérapie, pansements complexes, tutorat
**2011 – 2012** \tAide-soignante (étés)
Maison de retraite Ker Anna, Quimperlé
# Formation
2024 \tDU Plaies et cicatrisation, Université de Nantes
2010 – 2013 \tDiplôme d'État d'infirmier, IFSI de Vannes
2010 \tBac S, lycée Dupuy-de-Lôme
# Langues
Anglais : B2
Breton : notions
# Centres d'intérêt
Voile, fest-noz, tricot
`,
  }),
  cv('a11-be-chauffeur', 'docx', 'fr', 'BE', {
    names: ['Giuseppe Vandenbroucke', 'Jo Vandenbroucke'],
    email: 'giu.vdb@sambrepost.example',
    phone: '0470 55 01 83',
    city: 'Charleroi',
    languages: ['Français', 'Italien', 'Néerlandais'],
    jobs: [
      'Chauffeur CE international | Transports Deltenre & Fils SPRL | Fleurus | 2019-02 | now',
      'Chauffeur C – livraison matériaux | Matériaux Piéton | Courcelles | 2012-04 | 2018-10',
      'Cariste | Verreries du Hainaut SA | Jumet | 2007-09 | 2012-03',
      'Manœuvre | Intérim Vigie | Charleroi | 2005 | 2007',
    ],
    page: `
! CURRICULUM VITAE
|| 5 11
| Nom et prénom | VANDENBROUCKE Giuseppe (Jo)
| Adresse | Rue de la Broucheterre 112 bte 3, 6000 Charleroi
| GSM | 0470 55 01 83
| Courriel | giu.vdb@sambrepost.example
| Né le | 30/08/1986 à La Louvière
| Nationalité | belge
| Permis | B, C, CE – CAP jusqu'au 14/06/2029 – ADR citernes – carte conducteur
# PARCOURS PROFESSIONNEL
|| 4 6 6
| **Période** | **Fonction** | **Société**
| Depuis le 11/02/2019 | Chauffeur CE international | Transports Deltenre & Fils SPRL, Fleurus
| 04/2012 → 10/2018 | Chauffeur C – livraison matériaux | Matériaux Piéton, Courcelles
| 09/2007 → 03/2012 | Cariste | Verreries du Hainaut SA, Jumet
| 2005 → 2007 | Manœuvre | Intérim Vigie, Charleroi
# DÉTAIL DES TÂCHES
* Frigo et bâché, Benelux, nord de la France, Italie du Nord
* Grue auxiliaire Hiab, sangles, CMR, petits entretiens
* Chariots frontaux et rétractables
# ÉTUDES
CESS mécanique, Institut technique de Marchienne, 2005
# LANGUES
Français : langue maternelle – Italien : bon – Néerlandais : notions
# DIVERS
Disponible après préavis de six semaines, plan Activa non. Colombophile.
`,
  }),
  cv('a12-fr-maitre-conferences', 'doc', 'fr', 'FR', {
    names: ['Anne-Sophie de La Vernhe', 'Anne-Sophie de la Vernhe'],
    email: 'as.delavernhe@univ-essai.example',
    phone: '+33 (0)5 36 49 02 18',
    city: 'Toulouse',
    languages: ['français', 'occitan', 'anglais', 'allemand', 'latin'],
    jobs: [
      'Maîtresse de conférences HDR en histoire médiévale | Université Garonne-Pyrénées | Toulouse | 2016-09 | now',
      'Directrice adjointe | Laboratoire Mondes méridionaux | Toulouse | 2021-01 | 2024-12',
      'Post-doctorante | Institut historique de Fribourg-en-Brisgau | Fribourg-en-Brisgau | 2014-10 | 2016-08',
      'ATER | Université de Basse-Auvergne | Clermont-Ferrand | 2012-09 | 2014-08',
      "Professeure agrégée d'histoire-géographie | Lycée Bellevue-Saint-Roch | Albi | 2007-09 | 2009-08",
    ],
    page: `
> **Anne-Sophie de La Vernhe**
> née en 1983 – 15, allée des Soupirs, 31000 Toulouse
> as.delavernhe@univ-essai.example – +33 (0)5 36 49 02 18
# I. Situation et carrière
Depuis septembre 2016 : Maîtresse de conférences HDR en histoire médiévale, Université Garonne-Pyrénées (Toulouse)
Janvier 2021 – décembre 2024 : Directrice adjointe, Laboratoire Mondes méridionaux (Toulouse)
Octobre 2014 – août 2016 : Post-doctorante, Institut historique de Fribourg-en-Brisgau
Septembre 2012 – août 2014 : ATER, Université de Basse-Auvergne (Clermont-Ferrand)
Septembre 2007 – août 2009 : Professeure agrégée d'histoire-géographie, Lycée Bellevue-Saint-Roch (Albi)
# II. Titres
2022 : habilitation à diriger des recherches, « Compter le sel. Gabelles et gens du péage, XIIIe-XVe siècle »
2012 : doctorat d'histoire, mention très honorable avec les félicitations du jury
2006 : agrégation d'histoire (rang : 31e)
# III. Enseignement
^ Cours magistraux de première et deuxième année (environ 300 inscrits), paléographie en master, préparation aux concours. 192 heures par an, décharge de 48 heures de 2021 à 2024.
# IV. Publications choisies
1. Le grenier et la route, Presses du Quercy, 2018, 412 p.
2. « Un péager devant ses juges », Annales fictives du Midi, t. 131, 2019, p. 45-71.
3. (dir., avec P. Cazalbou) Fraudes, Presses du Quercy, 2023.
# V. Langues
français, occitan, anglais, allemand, latin
`,
  }),
  cv('a13-es-comercial', 'pdf', 'es', 'ES', {
    names: ['Íñigo Arrizabalaga Sáenz de Tejada', 'Íñigo Arrizabalaga'],
    email: 'inigo.arriza@correonorte.example',
    phone: '644 55 01 72',
    city: 'Vitoria-Gasteiz',
    headline: 'DELEGADO COMERCIAL · SECTOR ALIMENTACIÓN',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Delegado comercial zona norte | Conservas Peña Labra, S.A. | Vitoria-Gasteiz | 2021-01 | now',
      'Gestor de punto de venta | Conservas Peña Labra, S.A. | Logroño | 2018-05 | 2020-12',
      'Comercial autoventa | Distribuciones Hermanos Urbina | Miranda de Ebro | 2014-03 | 2018-04',
      'Reponedor | Supermercados La Llanada | Vitoria-Gasteiz | 2011-06 | 2013-09',
    ],
    page: `
! ÍÑIGO ARRIZABALAGA SÁENZ DE TEJADA
DELEGADO COMERCIAL · SECTOR ALIMENTACIÓN
644 55 01 72 | inigo.arriza@correonorte.example | C/ Zapatería 33, 2.º izda., 01001 Vitoria-Gasteiz
# SOBRE MÍ
Vendo conservas, que es vender paciencia. Doce años de carretera, cartera propia y coche siempre limpio.
# EXPERIENCIA LABORAL
**Conservas Peña Labra, S.A.**
Delegado comercial zona norte – Vitoria-Gasteiz (enero 2021 – actualidad)
* País Vasco, Navarra, La Rioja y Cantabria: 3,8 M€
* Negociación de plantillas anuales con cuatro centrales de compra
Gestor de punto de venta – Logroño (mayo 2018 – diciembre 2020)
* 85 tiendas, lineales, promociones, implantaciones
**Distribuciones Hermanos Urbina**
Comercial autoventa – Miranda de Ebro (marzo 2014 – abril 2018)
**Supermercados La Llanada**
Reponedor – Vitoria-Gasteiz (junio 2011 – septiembre 2013)
# FORMACIÓN
Técnico superior en Gestión Comercial y Marketing, CIFP Mendizorrotza, 2009 – 2011
Curso de negociación avanzada (60 h), Cámara de Álava, 2019
# IDIOMAS
Castellano: nativo
Euskera: B2 (HABE)
Inglés: B1
# OTROS DATOS
Carné B, vehículo propio, disponibilidad para viajar
`,
  }),
  cv('a14-mx-contadora', 'docx', 'es', 'MX', {
    names: [
      'María Guadalupe Xicoténcatl Rivas',
      'Guadalupe Xicoténcatl Rivas',
      'Lupita Xicoténcatl',
      'María Guadalupe Xicoténcatl',
      'Guadalupe Xicoténcatl',
    ],
    email: 'lupita.xico@correopuebla.example',
    phone: '222 555 0136',
    city: 'Puebla',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Contadora General | Autopartes Cholula, S.A. de C.V. | Puebla | 2020-08 | now',
      'Jefa de Impuestos | Autopartes Cholula, S.A. de C.V. | Puebla | 2017-02 | 2020-07',
      'Auditora Semi-Senior | Despacho Olvera, Montiel y Cía., S.C. | Ciudad de México | 2013-09 | 2016-12',
      'Auxiliar contable | Ferretería El Tornillo Feliz | Atlixco | 2011-01 | 2013-08',
      'Servicio social | Servicio de Administración Tributaria | Puebla | 2010-02 | 2010-08',
    ],
    aside: [4],
    page: `
> **C.P. María Guadalupe Xicoténcatl Rivas, M.I.**
> Cédula profesional 5550142
> Calle 16 de Septiembre 4107, Col. Huexotitla, Puebla, Pue., C.P. 72534
> Cel. 222 555 0136 · lupita.xico@correopuebla.example
# OBJETIVO
Gerencia de contraloría en empresa industrial de la zona Puebla–Tlaxcala.
# EXPERIENCIA PROFESIONAL
**Autopartes Cholula, S.A. de C.V.**, Puebla (proveedor Tier 2, 600 empleados)
**Contadora General** \tAgosto 2020 a la fecha
* Cierre mensual en 5 días, estados financieros bajo NIF y US GAAP
* IMMEX, devoluciones de IVA por 48 mdp, dictamen sin salvedades
**Jefa de Impuestos** \tFebrero 2017 a julio 2020
* Declaraciones, DIOT, CFDI 4.0, precios de transferencia
**Despacho Olvera, Montiel y Cía., S.C.**, Ciudad de México
**Auditora Semi-Senior** \tSeptiembre 2013 a diciembre 2016
**Ferretería El Tornillo Feliz**, Atlixco
**Auxiliar contable** \tEnero 2011 a agosto 2013
**Servicio de Administración Tributaria**, Puebla
**Servicio social** \tFebrero a agosto 2010
# FORMACIÓN ACADÉMICA
Maestría en Impuestos, Instituto de Especialización Fiscal, 2018 – 2020
Licenciatura en Contaduría Pública, BUAP, 2006 – 2010 (titulada)
# CÓMPUTO
SAP FI, Contpaqi, Excel avanzado con macros
# IDIOMAS
Español (natal), Inglés (80%)
`,
  }),
  cv('a15-ar-profesora', 'doc', 'es', 'AR', {
    names: ['Ludmila Ayelén Brizuela', 'Ludmila Brizuela'],
    email: 'ludbrizuela@correosur.example',
    phone: '(0341) 15-555-0178',
    city: 'Rosario',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Profesora de Lengua y Literatura | Escuela Secundaria N.º 5551 "Alfonsina Storni" | Rosario | 2015-03 | now',
      'Tallerista de escritura | Biblioteca Popular Barrio Refinería | Rosario | 2018 | now',
      'Correctora | Editorial Paraná Arriba | Rosario | 2011-04 | 2014-12',
      'Preceptora | Instituto San Cayetano | Villa Gobernador Gálvez | 2008-03 | 2011-03',
    ],
    page: `
**Apellido y nombres:** BRIZUELA, Ludmila Ayelén
**DNI:** 55.501.234
**Fecha de nacimiento:** 12/07/1986
**Domicilio:** Pje. Tucumanos 1448, Rosario (2000), Santa Fe
**Tel.:** (0341) 15-555-0178
**Mail:** ludbrizuela@correosur.example
# ANTECEDENTES LABORALES
* Desde marzo de 2015: **Profesora de Lengua y Literatura** en la Escuela Secundaria N.º 5551 "Alfonsina Storni", Rosario. Titular, 24 horas cátedra. Licencia por maternidad de mayo a diciembre de 2020.
* Desde 2018: **Tallerista de escritura** en la Biblioteca Popular Barrio Refinería, Rosario (sábados).
* Abril de 2011 – diciembre de 2014: **Correctora**, Editorial Paraná Arriba, Rosario.
* Marzo de 2008 – marzo de 2011: **Preceptora**, Instituto San Cayetano, Villa Gobernador Gálvez.
# ESTUDIOS CURSADOS
* Profesorado en Letras, Universidad Nacional de Rosario (2005 – 2012). Promedio: 8,41.
* Diplomatura en Educación Sexual Integral, 2021.
* Bachiller en Ciencias Sociales, E.E.M. N.º 432, 2004.
# IDIOMAS
* Inglés: lee y habla bien.
* Portugués: lee.
# PUBLICACIONES
* Agua dulce, poemas, Editorial Paraná Arriba, 2016.
`,
  }),
  cv('a16-it-cuoca', 'docx', 'it', 'IT', {
    names: ['Addolorata Lo Presti', 'Dora Lo Presti', 'Addolorata "Dora" Lo Presti'],
    email: 'dora.lopresti@postaionica.example',
    phone: '+39 351 555 0126',
    city: 'Siracusa',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Capo cuoca | Ristorante La Tonnara di Santa Panagia | Siracusa | 2020-06 | now',
      'Cuoca | Mensa scolastica Coop. Aretusa Servizi | Siracusa | 2016-09 | 2020-02',
      'Capo partita primi | Grand Hotel Timoleone | Taormina | 2012-04 | 2015-10',
      'Commis di cucina | Grand Hotel Timoleone | Taormina | 2010-04 | 2011-10',
    ],
    page: `
! Curriculum Vitae
# INFORMAZIONI PERSONALI
|| 5 11
| Nome | Addolorata "Dora" Lo Presti
| Indirizzo | Via Tisia 58, 96100 Siracusa (SR)
| Telefono | +39 351 555 0126
| E-mail | dora.lopresti@postaionica.example
| Nazionalità | Italiana
| Data di nascita | 15/12/1989
# ESPERIENZA LAVORATIVA
|| 5 11
| Date (da – a) | Giugno 2020 – oggi
| Nome e indirizzo del datore di lavoro | Ristorante La Tonnara di Santa Panagia, Siracusa
| Tipo di azienda o settore | Ristorazione, 60 coperti
| Tipo di impiego | Capo cuoca
| Principali mansioni e responsabilità | Menù di mare, acquisti al mercato, brigata di cinque persone, food cost al 29%
| Date (da – a) | Settembre 2016 – febbraio 2020
| Nome e indirizzo del datore di lavoro | Mensa scolastica Coop. Aretusa Servizi, Siracusa
| Tipo di azienda o settore | Ristorazione collettiva, 800 pasti al giorno
| Tipo di impiego | Cuoca
| Principali mansioni e responsabilità | Diete speciali, celiachia, HACCP
| Date (da – a) | Aprile 2012 – ottobre 2015 (stagionale)
| Nome e indirizzo del datore di lavoro | Grand Hotel Timoleone, Taormina
| Tipo di impiego | Capo partita primi
| Date (da – a) | Aprile 2010 – ottobre 2011 (stagionale)
| Nome e indirizzo del datore di lavoro | Grand Hotel Timoleone, Taormina
| Tipo di impiego | Commis di cucina
# ISTRUZIONE E FORMAZIONE
|| 5 11
| Date | 2003 – 2008
| Istituto | I.P.S.S.A.R. "Federico II", Siracusa
| Qualifica conseguita | Diploma di tecnico dei servizi della ristorazione
# CAPACITÀ E COMPETENZE PERSONALI
|| 5 11
| Madrelingua | Italiano
| Altre lingue | Inglese (B1), Francese (A2)
| Patente | B
Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
Siracusa, 3 novembre 2026
`,
  }),
  cv('a17-it-ingegnere', 'pdf', 'it', 'IT', {
    names: ["Pierluigi Dall'Acqua"],
    email: 'p.dallacqua@postapadana.example',
    phone: '347 5550 198',
    city: 'Reggio Emilia',
    headline: 'Responsabile Ufficio Tecnico',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Responsabile Ufficio Tecnico | Oleodinamica Crostolo S.p.A. | Reggio Emilia | 2021-05 | now',
      'Project Leader | Oleodinamica Crostolo S.p.A. | Reggio Emilia | 2017-01 | 2021-04',
      'Progettista meccanico | Trattori Fratelli Bigi S.r.l. | Fabbrico | 2012-02 | 2016-12',
      'Stage curricolare | Motori Secchia S.p.A. | Sassuolo | 2011-03 | 2011-09',
    ],
    aside: [3],
    page: `
! Ing. Pierluigi Dall'Acqua
Responsabile Ufficio Tecnico
~ Reggio Emilia · 347 5550 198 · p.dallacqua@postapadana.example · nato il 6/3/1987
# Profilo
Ingegnere meccanico con quattordici anni nell'oleodinamica e nelle macchine agricole. Otto progettisti, tre brevetti, nessuna paura del tornio.
# Esperienze
05/2021 – in corso \t**Responsabile Ufficio Tecnico**
\tOleodinamica Crostolo S.p.A., Reggio Emilia
* Distributori flangiati per macchine movimento terra, budget 1,6 M€
* Passaggio da 2D a PLM in undici mesi
01/2017 – 04/2021 \t**Project Leader**
\tOleodinamica Crostolo S.p.A., Reggio Emilia
* Valvola proporzionale a basso consumo, dal foglio bianco alla serie
02/2012 – 12/2016 \t**Progettista meccanico**
\tTrattori Fratelli Bigi S.r.l., Fabbrico
* Sollevatori e prese di forza, calcolo FEM
03/2011 – 09/2011 \t**Stage curricolare**
\tMotori Secchia S.p.A., Sassuolo
# Formazione
2009 – 2011 \tLaurea magistrale in Ingegneria meccanica, Università di Modena e Reggio Emilia, 110/110
2006 – 2009 \tLaurea triennale in Ingegneria meccanica, stesso ateneo
2012 \tAbilitazione, Ordine degli Ingegneri di Reggio Emilia
# Lingue
Italiano madrelingua, Inglese C1, Tedesco A2
# Software
Creo, Windchill, Ansys, AMESim
`,
  }),
  cv('a18-it-autista', 'doc', 'it', 'IT', {
    names: ['Mihai Florin Cozmâncă', 'Florin Cozmâncă', 'Mihai Cozmâncă'],
    email: 'florin.cozmanca@postaveneta.example',
    phone: '320/5550147',
    city: 'Mestre',
    languages: ['Rumeno', 'Italiano', 'Spagnolo'],
    jobs: [
      'Autista di linea | Autoservizi Laguna Nord | Mestre | 2018-03 | now',
      'Autista patente CE | Trasporti Zennaro Silvano & C. S.n.c. | Marghera | 2011-09 | 2018-02',
      'Magazziniere | Ortofrutta Brenta | Mira | 2008-05 | 2011-08',
      'Muratore | Impresa edile Boscolo | Chioggia | 2006 | 2008',
    ],
    page: `
COZMÂNCĂ MIHAI FLORIN
Via Piave 204, int. 5 – 30171 Mestre (VE)
cell. 320/5550147 – florin.cozmanca@postaveneta.example
nato a Bacău (Romania) il 21/01/1984, in Italia dal 2006, cittadino italiano dal 2021
Patenti: B, C, CE, D, DE; CQC merci e persone; ADR base; carta tachigrafica
ESPERIENZE DI LAVORO
da marzo 2018 a oggi: Autista di linea, Autoservizi Laguna Nord, Mestre. Linee urbane e per l'aeroporto, turni anche di notte, tutor dei nuovi assunti.
da settembre 2011 a febbraio 2018: Autista patente CE, Trasporti Zennaro Silvano & C. S.n.c., Marghera. Container dal porto, bilico centinato, Austria e Slovenia.
da maggio 2008 ad agosto 2011: Magazziniere, Ortofrutta Brenta, Mira. Muletto, carico, celle.
2006 – 2008: Muratore, Impresa edile Boscolo, Chioggia.
SCUOLE
Liceo industriale, Bacău, 2002. Corso CQC, Autoscuola San Marco, 2010 e 2017.
LINGUE
Rumeno, Italiano, un po' di Spagnolo
Disponibile a straordinari e festivi. Ai sensi del GDPR autorizzo l'uso dei miei dati.
`,
  }),
  cv('a19-pt-contabilista', 'docx', 'pt', 'PT', {
    names: [
      'Maria da Conceição Falcão Teles',
      'Maria da Conceição Teles',
      'Conceição Falcão Teles',
      'São Falcão Teles',
      'Conceição Teles',
    ],
    email: 'sao.teles@correiodosado.example',
    phone: '+351 936 555 014',
    city: 'Setúbal',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Diretora Financeira | Pescado do Sado, S.A. | Setúbal | 2022-01 | now',
      'Contabilista Certificada | Pescado do Sado, S.A. | Setúbal | 2015-06 | 2021-12',
      'Técnica de contabilidade | Contas à Moda Antiga, Lda. | Palmela | 2006-10 | 2015-05',
      'Administrativa | Oficinas Barradas & Irmão | Pinhal Novo | 2003 | 2006',
    ],
    page: `
! Maria da Conceição Falcão Teles
> Contabilista Certificada n.º 55501
> Rua Arronches Junqueiro, 77 – 1.º Esq., 2900-249 Setúbal
> +351 936 555 014 | sao.teles@correiodosado.example
~ Toda a gente me trata por São
# EXPERIÊNCIA PROFISSIONAL
|| 4 12
| Jan. 2022 – presente | **Diretora Financeira**\\Pescado do Sado, S.A., Setúbal\\Tesouraria, banca, fundos do Mar 2030, equipa de seis pessoas
| Jun. 2015 – Dez. 2021 | **Contabilista Certificada**\\Pescado do Sado, S.A., Setúbal\\Fecho mensal, IES, Modelo 22, SAF-T, auditoria
| Out. 2006 – Maio 2015 | **Técnica de contabilidade**\\Contas à Moda Antiga, Lda., Palmela\\Carteira de 42 clientes, salários
| 2003 – 2006 | **Administrativa**\\Oficinas Barradas & Irmão, Pinhal Novo
# FORMAÇÃO
|| 4 12
| 2019 – 2020 | Pós-graduação em Fiscalidade, ISCAL
| 1999 – 2003 | Licenciatura em Contabilidade e Finanças, Instituto Politécnico de Setúbal
# LÍNGUAS
Português (materna), Inglês (B2), Espanhol (B1)
# INFORMÁTICA
Primavera, PHC, Power BI
# OUTROS
Carta de condução ligeiros. Coro do Conservatório.
`,
  }),
  cv('a20-br-desenvolvedor', 'pdf', 'pt', 'BR', {
    names: ['Wellington dos Santos Kobayashi', 'Wellington Kobayashi'],
    email: 'well.kobayashi@capivara.example',
    phone: '(41) 95550-0187',
    city: 'Curitiba',
    headline: 'Desenvolvedor Full Stack Sênior | Java | React',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Desenvolvedor Full Stack Sênior | Araucária Pagamentos | Curitiba | 2022-04 | now',
      'Desenvolvedor Pleno | Gralha Azul Sistemas Ltda. | Curitiba | 2019-02 | 2022-03',
      'Desenvolvedor Júnior | Gralha Azul Sistemas Ltda. | Curitiba | 2017-08 | 2019-01',
      'Estagiário de TI | Prefeitura Municipal de Pinhais | Pinhais | 2016-02 | 2017-07',
    ],
    aside: [3],
    page: `
! Wellington dos Santos Kobayashi
Desenvolvedor Full Stack Sênior | Java | React
Curitiba – PR | (41) 95550-0187 | well.kobayashi@capivara.example | linkedin.com/in/wkobayashi-exemplo
# Resumo
Nove anos entre o banco de dados e a tela. Gosto de sistemas que ninguém precisa acordar de madrugada para consertar.
# Experiência
**Araucária Pagamentos** – Curitiba (híbrido)
Desenvolvedor Full Stack Sênior
abr/2022 – atual
* Pix automático e split de pagamento, 3 milhões de transações por dia
* Migração de Java 8 para 21, custo de nuvem 37% menor
**Gralha Azul Sistemas Ltda.** – Curitiba
Desenvolvedor Pleno
fev/2019 – mar/2022
* ERP para cooperativas agrícolas, emissão de NF-e
Desenvolvedor Júnior
ago/2017 – jan/2019
**Prefeitura Municipal de Pinhais**
Estagiário de TI
fev/2016 – jul/2017
# Formação acadêmica
Bacharelado em Sistemas de Informação – UTFPR (2013 – 2017)
MBA em Arquitetura de Software – em andamento, previsão 2027
# Competências
Java, Spring Boot, React, TypeScript, Oracle, PostgreSQL, RabbitMQ, Docker
# Idiomas
Português – nativo
Inglês – avançado
Japonês – básico
`,
  }),
  cv('a21-br-motorista', 'doc', 'pt', 'BR', {
    names: [
      'Raimundo Nonato Ferreira de Sousa Filho',
      'Raimundo Nonato de Sousa Filho',
      'Raimundo de Sousa Filho',
    ],
    email: 'rnonato.motorista@sertaomail.example',
    phone: '85 95550-0143',
    city: 'Maracanaú',
    languages: [],
    jobs: [
      'Motorista carreteiro | Transportadora Jangada Veloz Ltda | Maracanaú | 2017-09 | now',
      'Motorista entregador | Bebidas Serra Grande | Fortaleza | 2012-05 | 2017-03',
      'Ajudante de caminhão | Bebidas Serra Grande | Fortaleza | 2010-01 | 2012-05',
      'Cobrador de ônibus | Viação Pirambu | Fortaleza | 2006 | 2009',
    ],
    page: `
> **CURRÍCULO**
# DADOS PESSOAIS
= Nome:\tRAIMUNDO NONATO FERREIRA DE SOUSA FILHO
= Endereço:\tRua 27, nº 318, Conj. Jereissati I, Maracanaú – CE
= Telefone:\t85 95550-0143 (recado com Francisca: 85 95550-0144)
= E-mail:\trnonato.motorista@sertaomail.example
= Estado civil:\tCasado, 2 filhos
= CNH:\tCategoria E, EAR, MOPP em dia
# OBJETIVO
Motorista carreteiro ou instrutor.
# EXPERIÊNCIA
= Empresa:\tTransportadora Jangada Veloz Ltda – Maracanaú
= Cargo:\tMotorista carreteiro
= Período:\t04/09/2017 até o momento
= Empresa:\tBebidas Serra Grande – Fortaleza
= Cargo:\tMotorista entregador
= Período:\t02/05/2012 a 31/03/2017
= Empresa:\tBebidas Serra Grande – Fortaleza
= Cargo:\tAjudante de caminhão
= Período:\t11/01/2010 a 01/05/2012
= Empresa:\tViação Pirambu – Fortaleza
= Cargo:\tCobrador de ônibus
= Período:\t2006 a 2009
# ESCOLARIDADE
Ensino médio completo – EEFM Professor Milton Façanha, 2005
# CURSOS
MOPP, direção defensiva, transporte de cargas indivisíveis (SEST SENAT)
`,
  }),
  cv('a22-nl-wijkverpleegkundige', 'docx', 'nl', 'NL', {
    names: [
      'Geertruida van der Zwaag-Postma',
      'Truus van der Zwaag-Postma',
      'Geertruida Johanna van der Zwaag-Postma',
      'Truus van der Zwaag',
      'Geertruida Johanna van der Zwaag',
      'Geertruida van der Zwaag',
    ],
    email: 'truusvdzwaag@postvanterp.example',
    phone: '06-55501763',
    city: 'Drachten',
    languages: ['Nederlands', 'Fries', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Thuiszorg De Lauwers | Drachten | 2018-11 | now',
      'Verpleegkundige IG | Stichting Zorgcentra Opsterland | Gorredijk | 2011-03 | 2018-10',
      'Verzorgende IG | Stichting Zorgcentra Opsterland | Gorredijk | 2005-08 | 2011-02',
      'Caissière | Poiesma Supermarkt | Surhuisterveen | 1996 | 1999',
    ],
    page: `
! Curriculum vitae
# Personalia
= Naam:\tvan der Zwaag-Postma
= Voornamen:\tGeertruida Johanna
= Roepnaam:\tTruus
= Adres:\tDe Meent 61
= Woonplaats:\t9203 BD Drachten
= Telefoon:\t06-55501763
= E-mail:\ttruusvdzwaag@postvanterp.example
= Geboren:\t19 april 1979 te Buitenpost
= Rijbewijs:\tB, in bezit van auto
# Werkervaring
nov. 2018 – heden \t**Wijkverpleegkundige**
\tThuiszorg De Lauwers, Drachten
\tIndiceren, casemanagement dementie, zelfsturend team van twaalf
mrt. 2011 – okt. 2018 \t**Verpleegkundige IG**
\tStichting Zorgcentra Opsterland, Gorredijk
aug. 2005 – feb. 2011 \t**Verzorgende IG**
\tStichting Zorgcentra Opsterland, Gorredijk
1999 – 2005 \tThuis voor de kinderen
1996 – 1999 \tCaissière
\tPoiesma Supermarkt, Surhuisterveen
# Opleiding
2014 – 2018 \tHBO-V deeltijd, NHL Hogeschool Leeuwarden (diploma)
2007 – 2010 \tMBO-Verpleegkundige niveau 4, Friesland College (diploma)
1991 – 1996 \tMAVO, Lauwers College Buitenpost
# Talen
Nederlands, Fries, Engels (redelijk)
# Vrije tijd
Skûtsjesilen, mantelzorg, moestuin
`,
  }),
  cv('a23-be-verkoopleider', 'pdf', 'nl', 'BE', {
    names: ["Wouter D'Hondt", "Wouter D'hondt"],
    email: 'wouter.dhondt@leiepost.example',
    phone: '+32 471 55 02 36',
    city: 'Deinze',
    headline: 'Regional Sales Manager – bouwmaterialen',
    languages: ['Nederlands', 'Frans', 'Engels', 'Duits'],
    jobs: [
      'Regional Sales Manager | Vandeputte Daksystemen NV | Deinze | 2021-09 | now',
      'Vertegenwoordiger Oost- en West-Vlaanderen | Vandeputte Daksystemen NV | Deinze | 2017-02 | 2021-08',
      'Winkelverantwoordelijke | Doe-het-zelf Meersman | Nazareth | 2013-05 | 2017-01',
      'Binnendienst verkoop | Houthandel Claerhout BVBA | Tielt | 2009-07 | 2013-02',
    ],
    page: `
! Wouter D'HONDT
Regional Sales Manager – bouwmaterialen
~ Kapellestraat 40, 9800 Deinze – +32 471 55 02 36 – wouter.dhondt@leiepost.example – °14/09/1987
# Wie ben ik
Verkoper met modder aan de schoenen: liever op de werf dan achter het scherm. Omzet van mijn regio in vier jaar van 6 naar 10,5 miljoen euro.
# Loopbaan
## Vandeputte Daksystemen NV, Deinze
**Regional Sales Manager** (september 2021 – nu)
* Zes vertegenwoordigers, 240 dakwerkers en handelaars
* Prijsbeleid, beurzen, Batibouw
**Vertegenwoordiger Oost- en West-Vlaanderen** (februari 2017 – augustus 2021)
## Doe-het-zelf Meersman, Nazareth
**Winkelverantwoordelijke** (mei 2013 – januari 2017)
* 9 medewerkers, voorraad, kassa, bestellingen
## Houthandel Claerhout BVBA, Tielt
**Binnendienst verkoop** (juli 2009 – februari 2013, faillissement)
# Opleiding
Bachelor Bedrijfsmanagement – Marketing, Hogeschool Gent, 2006 – 2009
ASO Economie-Moderne talen, Sint-Hendrikscollege, 2006
# Talenkennis
Nederlands (moedertaal), Frans (zeer goed), Engels (goed), Duits (basis)
# Varia
Rijbewijs B. Trainer U12 bij KMSK. Hybride werken mogelijk.
`,
  }),
  cv('a24-nl-directeur', 'doc', 'nl', 'NL', {
    names: ['Floris-Jan van Heemstede Obelt', 'F.J. van Heemstede Obelt'],
    email: 'fj@obeltadvies.example',
    phone: '+31 6 5550 1829',
    city: 'Zeist',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'Algemeen directeur | Koninklijke Stichtse Papier B.V. | Maarssen | 2020-03 | now',
      'Operationeel directeur | Koninklijke Stichtse Papier B.V. | Maarssen | 2016-01 | 2020-02',
      'Interim-manager | Obelt Advies | Zeist | 2014-02 | 2015-12',
      'Plantmanager | Gelderse Karton Unie N.V. | Eerbeek | 2007-06 | 2013-12',
      'Consultant | Berkhout & Tal | Amsterdam | 2001-09 | 2007-05',
      'Lid raad van toezicht | Woonstichting De Heuvelrug | Zeist | 2019 | now',
    ],
    aside: [5],
    page: `
**ir. F.J. (Floris-Jan) van Heemstede Obelt MBA**
Slotlaan 315-B, 3701 GX Zeist
+31 6 5550 1829 | fj@obeltadvies.example
**Korte schets**
^ Bestuurder in de maakindustrie. Na mijn studie werktuigbouwkunde ben ik via het advieswerk in het papier beland, en daar niet meer weggegaan. Ik zoek een bedrijf met een lange adem, bij voorkeur in familiehanden.
**Loopbaan**
2020 (maart) – heden: Algemeen directeur, Koninklijke Stichtse Papier B.V., Maarssen. Omzet € 118 mln, 340 medewerkers, elektrische stoomketel, overname van een concurrent in Westfalen.
2016 (januari) – 2020 (februari): Operationeel directeur, Koninklijke Stichtse Papier B.V., Maarssen.
2014 (februari) – 2015 (december): Interim-manager, Obelt Advies (eigen bureau), Zeist.
2007 (juni) – 2013 (december): Plantmanager, Gelderse Karton Unie N.V., Eerbeek.
2001 (september) – 2007 (mei): Consultant, Berkhout & Tal, Amsterdam.
**Nevenfuncties**
2019 – heden: Lid raad van toezicht, Woonstichting De Heuvelrug, Zeist
**Opleiding**
MBA, Nyenrode, 2005
Werktuigbouwkunde, TU Delft, 1994 – 2001
**Talen**
Nederlands, Engels, Duits
`,
  }),
  cv('a25-da-toemrer', 'docx', 'da', 'DK', {
    names: ['Bo Skovgård Lykke', 'Bo Lykke'],
    email: 'bo.lykke@fjordpost.example',
    phone: '55 50 17 26',
    city: 'Holbæk',
    languages: ['Dansk', 'Engelsk', 'Norsk'],
    jobs: [
      'Tømrerformand | Isefjord Byg A/S | Holbæk | 2021-08 | now',
      'Tømrersvend | Isefjord Byg A/S | Holbæk | 2016-04 | 2021-07',
      'Selvstændig tømrer | Lykke Tag & Træ | Jyderup | 2012-01 | 2015-09',
      'Tømrersvend | Murer- og tømrerfirmaet K. Friis | Kalundborg | 2008-07 | 2011-12',
      'Tømrerlærling | Murer- og tømrerfirmaet K. Friis | Kalundborg | 2004-08 | 2008-06',
    ],
    aside: [4],
    page: `
! CV – Bo Skovgård Lykke
|| 4 12
| Adresse | Strandmøllevej 19, 4300 Holbæk
| Mobil | 55 50 17 26
| Mail | bo.lykke@fjordpost.example
| Født | 11. marts 1988
| Kørekort | B, BE, teleskoplæsser
# Erhvervserfaring
|| 4 12
| 08.2021 – d.d. | **Tømrerformand**, Isefjord Byg A/S, Holbæk\\Sjak på ti mand, to børnehaver og et rådhus, bygherremøder og kvalitetssikring
| 04.2016 – 07.2021 | **Tømrersvend**, Isefjord Byg A/S, Holbæk
| 10.2015 – 03.2016 | Ledig, kursus i BIM og energirenovering
| 01.2012 – 09.2015 | **Selvstændig tømrer**, Lykke Tag & Træ, Jyderup
| 07.2008 – 12.2011 | **Tømrersvend**, Murer- og tømrerfirmaet K. Friis, Kalundborg
| 08.2004 – 06.2008 | **Tømrerlærling**, Murer- og tømrerfirmaet K. Friis, Kalundborg\\Svendebrev med bronzemedalje
# Kurser
Arbejdsmiljøuddannelsen, stilladskursus, asbest, varmt arbejde
# Sprog
Dansk (modersmål), Engelsk (godt), Norsk (forstår)
# Fritid
Jeg spiller bas i et danseorkester og har seks bistader.
`,
  }),
  cv('a26-da-folkeskolelaerer', 'pdf', 'da', 'DK', {
    names: ['Camilla Østergaard Nørby', 'Camilla Nørby'],
    email: 'camilla.o.norby@kattegat.example',
    phone: '+45 55 50 22 94',
    city: 'Aarhus',
    headline: 'Lærer og læsevejleder',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Læsevejleder og lærer | Egådalens Skole | | 2020-08 | now',
      'Lærer, dansk og tysk | Egådalens Skole | | 2014-08 | 2020-07',
      'Lærer i vikariat | Friskolen i Mols | | 2013-01 | 2014-06',
      'Receptionist | Hotel Ceres Kanal | | 2008 | 2012',
    ],
    page: `
! Camilla Østergaard Nørby
Lærer og læsevejleder
Skovvangsvej 203, 3. tv., 8200 Aarhus N
Tlf. +45 55 50 22 94 · camilla.o.norby@kattegat.example
# Profil
Jeg får børn til at læse, også dem der er holdt op med at prøve. Nu vil jeg gerne arbejde med hele kommunens læseindsats.
# Ansættelser
**2020 (august) – nu**
Læsevejleder og lærer, Egådalens Skole
* Læsekonferencer fra 1. til 6. årgang, ordblindetest, kurser for kolleger
* Tovholder på skolens it-rygsæk
**2014 (august) – 2020 (juli)**
Lærer, dansk og tysk, Egådalens Skole
* Klasselærer i udskolingen, prøver i 9. klasse (barsel marts 2017 – januar 2018)
**2013 (januar) – 2014 (juni)**
Lærer i vikariat, Friskolen i Mols
**2008 – 2012**
Receptionist, Hotel Ceres Kanal (studiejob)
# Uddannelse
2018 – 2020 \tPædagogisk diplomuddannelse, læsevejleder, VIA University College
2008 – 2012 \tLæreruddannelsen i Aarhus, linjefag dansk, tysk, billedkunst
2007 \tStudent, Grenaa Gymnasium
# Sprog
Dansk – modersmål
Engelsk – flydende
Tysk – flydende
# Privat
Gift med Anders, to drenge på 8 og 6. Vinterbader.
`,
  }),
  cv('a27-da-regnskabschef', 'docx', 'da', 'DK', {
    names: ['Henrik Juul af Rosenkilde', 'Henrik af Rosenkilde'],
    email: 'henrik.rosenkilde@baeltpost.example',
    phone: '5550 3381',
    city: 'Odense',
    languages: ['dansk', 'engelsk', 'svensk'],
    jobs: [
      'økonomichef | Fynske Vindmølleparker P/S | Odense | 2022-05 | now',
      'regnskabschef | Lillebælt Fragt A/S | Middelfart | 2015-02 | 2022-04',
      'controller | Lillebælt Fragt A/S | Middelfart | 2011-09 | 2015-01',
      'revisor | Revisionsfirmaet Toft & Krogh | Odense | 2004-08 | 2011-08',
    ],
    page: `
Henrik Juul af Rosenkilde, cand.merc.aud.
Hjallesegade 88, 5260 Odense S, telefon 5550 3381, henrik.rosenkilde@baeltpost.example
^ Jeg er 49 år og har arbejdet med tal, siden jeg blev kasserer i gymnastikforeningen som fjortenårig.
^ Siden maj 2022 har jeg været økonomichef i Fynske Vindmølleparker P/S i Odense. Her har jeg ansvar for regnskab, likviditet og rapportering til 1.900 andelshavere og leder fire medarbejdere.
^ Fra februar 2015 til april 2022 var jeg regnskabschef hos Lillebælt Fragt A/S i Middelfart, hvor vi lagde fem selskaber sammen til ét og skiftede til Business Central. I samme firma var jeg controller fra september 2011 til januar 2015.
^ Jeg begyndte som revisor i Revisionsfirmaet Toft & Krogh i Odense, august 2004 til august 2011, med landbrug, vognmænd og boligforeninger som kunder.
^ Jeg er cand.merc.aud. fra Syddansk Universitet (2004) og har en lederuddannelse fra 2017. Jeg taler dansk, engelsk og svensk.
^ Referencer giver jeg gerne, når vi har talt sammen. Jeg kan begynde den første i en måned med tre måneders varsel.
`,
  }),
];
