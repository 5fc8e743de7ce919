import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('seventy-third');

/** Twenty-seven in nine languages, six of them in English and each from another country. All people are made up; jobs stand in the order of the page. */
export const BY_HAND_SEVENTY_THIRD: Sheet[] = [
  cv('a01-au-mining', 'docx', 'en', 'AU', {
    names: ['Brodie Callum Mackender', 'Brodie Mackender', 'Brodie C. Mackender'],
    email: 'brodie.mackender@coalfaremail.example',
    phone: '0491 570 158',
    city: 'Moranbah',
    languages: [],
    jobs: [
      'Open Cut Examiner | Saltbush Ridge Coal | Moranbah | 2022-10 | now',
      'Drill and Blast Supervisor | Saltbush Ridge Coal | Moranbah | 2019-03 | 2022-09',
      'Shotfirer | Brigalow Blasting Services Pty Ltd | Emerald | 2015-08 | 2019-02',
      'Drill Operator | Brigalow Blasting Services Pty Ltd | Emerald | 2013-01 | 2015-07',
      'Haul Truck Operator | Kingaroy Meadows Mine | Kingaroy | 2010-05 | 2012-12',
    ],
    page: `
! BRODIE MACKENDER
~ 8 Bauhinia Court, Moranbah QLD 4744 | M: 0491 570 158 | E: brodie.mackender@coalfaremail.example
# CAREER OVERVIEW
Sixteen years in open cut coal, from trucks to statutory. I hold an OCE ticket and have run blast crews of up to nine. I am after a residential or 7/7 role in the Bowen Basin.
# TICKETS AND LICENCES
|| 6 6 5
| **Ticket** | **Number** | **Expires**
| OCE Certificate of Competency | OC-55512 | none
| Shotfirer's licence (QLD) | SF-555087 | 03/2029
| S1, S2, S3, G2, G8, G9 | on file | none
| Coal Board Medical | on file | 11/2028
| HR licence | 055 512 873 | 08/2030
# EMPLOYMENT
**Saltbush Ridge Coal, Moranbah**
Open Cut Examiner \tOctober 2022 – Current
* Inspections and hazard reports for two pits and the ROM
* Shift handover, crew of 42, relief Mine Supervisor
Drill and Blast Supervisor \tMarch 2019 – September 2022
* Cast blasting of the main strip, misfire rate below 0.2%
* Budget of $6.4m for explosives and accessories
**Brigalow Blasting Services Pty Ltd, Emerald**
Shotfirer \tAugust 2015 – February 2019
* Contract shotfiring for five mines
Drill Operator \tJanuary 2013 – July 2015
* Pit Viper 271 and SKF
**Kingaroy Meadows Mine, Kingaroy**
Haul Truck Operator \tMay 2010 – December 2012
* Cat 789, water cart, trainee assessor from 2012
# EDUCATION
Certificate IV in Surface Extraction Operations, Central Highlands TAFE, 2018
Year 12, Nanango State High School, 2008
# FULL NAME AND REFEREES
Brodie Callum Mackender
Glenys Trewin, SSE, Saltbush Ridge Coal, 0491 570 159
`,
  }),
  cv('a02-gb-legal', 'pdf', 'en', 'GB', {
    names: ['Anjali Wetherby-Rao', 'Anjali Rose Wetherby-Rao'],
    email: 'anjali.wetherbyrao@mosspost.example',
    phone: '07700 900427',
    city: 'Sheffield',
    headline: 'Residential Conveyancing Solicitor (5 PQE)',
    languages: ['English', 'Gujarati', 'French'],
    jobs: [
      'Associate, Residential Property | Crookes Hallam Solicitors LLP | Sheffield | 2023-11 | now',
      'Conveyancing Solicitor | Tideswell & Byrne Limited | Chesterfield | 2021-09 | 2023-10',
      'Trainee Solicitor | Tideswell & Byrne Limited | Chesterfield | 2019-09 | 2021-08',
      'Conveyancing Paralegal | Penistone Property Lawyers | Barnsley | 2017-10 | 2019-08',
    ],
    aside: [2],
    page: `
> **Anjali Rose Wetherby-Rao**
> Residential Conveyancing Solicitor (5 PQE)
> Flat 4, 31 Cemetery Walk, Sheffield S11
> 07700 900427 | anjali.wetherbyrao@mosspost.example
# Profile
Property solicitor with a caseload of about 90 live files, freehold, leasehold, new build and shared ownership. Used to explaining a lease to people who have never seen one. SRA number 555180, full practising certificate with no conditions.
# Legal Experience
**Associate, Residential Property**
Crookes Hallam Solicitors LLP, Sheffield
November 2023 – present
* Sale and purchase, transfers of equity, remortgage, Help to Buy redemptions
* Supervising one trainee and two assistants
* Fees billed last year £214,000 against a target of £180,000
**Conveyancing Solicitor**
Tideswell & Byrne Limited, Chesterfield
September 2021 – October 2023
* Lender panel work, Building Safety Act certificates
**Trainee Solicitor**
Tideswell & Byrne Limited, Chesterfield
September 2019 – August 2021
* Seats in private client, commercial property, family and conveyancing
**Conveyancing Paralegal**
Penistone Property Lawyers, Barnsley
October 2017 – August 2019
# Education
**LPC (Distinction)**, University of Law, Leeds, 2016 – 2017
**LLB (Hons) Law, 2:1**, University of Sheffield, 2013 – 2016
**A Levels** Law (A), History (A), French (B), Notre Dame Sixth Form, 2013
# IT
Proclaim, LEAP, Land Registry portal, InfoTrack
# Languages
English (native), Gujarati (spoken), French (conversational)
# Interests
Bouldering, brass band (tenor horn)
`,
  }),
  cv('a03-ca-recruitment', 'doc', 'en', 'CA', {
    names: [
      'Gurpreet Kaur Dhaliwal',
      'Gurpreet (Preet) Kaur Dhaliwal',
      'Gurpreet Dhaliwal',
      'Preet Dhaliwal',
      'Preet Kaur Dhaliwal',
    ],
    email: 'preet.dhaliwal@fraservalley.example',
    phone: '604-555-0137',
    city: 'Abbotsford',
    headline: 'Recruitment Consultant, Trades and Industrial',
    languages: ['English', 'Punjabi', 'Hindi'],
    jobs: [
      'Senior Recruitment Consultant | Cedarline Staffing Solutions | Surrey, BC | 2021-06 | now',
      'Recruitment Consultant | Cedarline Staffing Solutions | Surrey, BC | 2018-09 | 2021-05',
      'Recruiting Coordinator | Matsqui Poultry Processors Ltd. | Abbotsford, BC | 2016-02 | 2018-08',
      'Front Desk Clerk | Sumas Mountain Inn | Abbotsford, BC | 2013-05 | 2016-01',
    ],
    page: `
Gurpreet (Preet) Kaur Dhaliwal
#204 – 2955 Trethewey Lane
Abbotsford, BC V2T
Cell: 604-555-0137
preet.dhaliwal@fraservalley.example
^ **Recruitment Consultant, Trades and Industrial**
# HIGHLIGHTS OF QUALIFICATIONS
* Eight years on an agency desk, temp and perm
* Personal billings of $640K in 2025, top desk in the branch three years out of four
* CPHR candidate, strong knowledge of BC Employment Standards
* Bullhorn, JobAdder, LinkedIn Recruiter
# WORK EXPERIENCE
**Senior Recruitment Consultant** \tJune 2021 – Present
Cedarline Staffing Solutions, Surrey, BC
* Millwrights, heavy duty mechanics, welders and site supers across the Lower Mainland
* Lead of a team of four, weekly pipeline meeting
* Opened the LMIA desk for food processors
**Recruitment Consultant** \tSeptember 2018 – May 2021
Cedarline Staffing Solutions, Surrey, BC
* Built a pool of 300 forklift and warehouse temps
**Recruiting Coordinator** \tFebruary 2016 – August 2018
Matsqui Poultry Processors Ltd., Abbotsford, BC
* Seasonal hiring of 140 line workers, orientation, WHMIS
**Front Desk Clerk** \tMay 2013 – January 2016
Sumas Mountain Inn, Abbotsford, BC
# EDUCATION
Diploma in Human Resources Management, University of the Fraser Valley, 2015
Dogwood Diploma, W. J. Mouat Secondary, 2011
# LANGUAGES
English – fluent
Punjabi – fluent
Hindi – spoken
# VOLUNTEER WORK
Langar kitchen, Sundays
Résumé clinic for newcomers, Abbotsford library, spring and fall
References provided upon request
`,
  }),
  cv('a04-za-accounting', 'docx', 'en', 'ZA', {
    names: ['Nomvula Precious Mthembu', 'Nomvula Mthembu', 'Precious Mthembu', 'Nomvula P. Mthembu'],
    email: 'np.mthembu@highveldmail.example',
    phone: '082 555 0142',
    city: 'Centurion',
    languages: ['isiZulu', 'English', 'Sesotho', 'Afrikaans'],
    jobs: [
      'Financial Accountant | Tshwane Rail Components (Pty) Ltd | Rosslyn | 2022-04 | now',
      'Assistant Accountant | Jacaranda Packaging (Pty) Ltd | Pretoria West | 2018-02 | 2022-03',
      'Audit Clerk (SAIPA articles) | Van Rensburg Motaung Inc. | Hatfield | 2015-01 | 2017-12',
      'Debtors Clerk | Umgeni Tyre & Exhaust | Pietermaritzburg | 2013-03 | 2014-11',
    ],
    aside: [2],
    page: `
> **CURRICULUM VITAE OF NOMVULA PRECIOUS MTHEMBU**
# PERSONAL DETAILS
|| 6 11
| Surname | Mthembu
| First names | Nomvula Precious
| Date of birth | 14 August 1991
| Gender | Female
| Nationality | South African
| EE status | African female
| Driver's licence | Code B, own car
| Residential address | 77 Rooihuiskraal Road, Centurion, 0157
| Cell | 082 555 0142
| E-mail | np.mthembu@highveldmail.example
| Home language | isiZulu
| Other languages | English, Sesotho, Afrikaans
| Notice period | One calendar month
# EMPLOYMENT HISTORY
|| 6 11
| **Company** | **Tshwane Rail Components (Pty) Ltd, Rosslyn**
| Position | Financial Accountant
| Period | April 2022 to date
| Duties | Monthly management pack, VAT201 and EMP201, balance sheet recons, fixed asset register, year-end audit file, supervising two clerks
| **Company** | **Jacaranda Packaging (Pty) Ltd, Pretoria West**
| Position | Assistant Accountant
| Period | February 2018 to March 2022
| Duties | Cash book, creditors, stock counts, intercompany
| Reason for leaving | Growth
| **Company** | **Van Rensburg Motaung Inc., Hatfield**
| Position | Audit Clerk (SAIPA articles)
| Period | January 2015 to December 2017
| Duties | Annual financial statements, body corporate audits, tax returns
| Reason for leaving | End of articles
| **Company** | **Umgeni Tyre & Exhaust, Pietermaritzburg**
| Position | Debtors Clerk
| Period | March 2013 to November 2014
| Reason for leaving | Relocated to Gauteng
# EDUCATION
|| 6 11
| Institution | Tshwane University of Technology
| Qualification | B.Tech Cost and Management Accounting, 2017
| Institution | Durban University of Technology
| Qualification | National Diploma: Accounting, 2012
| School | Georgetown High School, Edendale
| Highest grade | Grade 12 with exemption, 2009
# COMPUTER LITERACY
Pastel Evolution, SAP B1, CaseWare, Excel (advanced), eFiling
# REFERENCES
Mr J. van Rensburg, Van Rensburg Motaung Inc., 012 555 0119
`,
  }),
  cv('a05-sg-software', 'pdf', 'en', 'SG', {
    names: [
      'Cheryl Tan Wei Ling',
      'Tan Wei Ling',
      'Cheryl Tan',
      'Tan Wei Ling Cheryl',
      'Cheryl Wei Ling Tan',
      'Wei Ling Tan',
    ],
    email: 'cheryl.tanwl@merlionmail.example',
    phone: '+65 9555 0143',
    city: 'Singapore',
    headline: 'Backend Engineer, Payments',
    languages: ['English', 'Mandarin', 'Hokkien'],
    jobs: [
      'Lead Backend Engineer | PandanPay Pte. Ltd. | Singapore | 2023-08 | now',
      'Backend Engineer | PandanPay Pte. Ltd. | Singapore | 2021-01 | 2023-07',
      'Software Engineer | Lion Straits Bank | Singapore | 2017-07 | 2020-12',
      'Software Engineering Intern | Kampong Robotics | Singapore | 2016-05 | 2016-08',
    ],
    aside: [3],
    page: `
! Cheryl Tan Wei Ling
Backend Engineer, Payments
~ Bishan, Singapore · +65 9555 0143 · cheryl.tanwl@merlionmail.example · github.com/cherylwl-made-up
# Summary
Nine years of Java and Go in banking and fintech. Built the settlement engine that PandanPay runs on. Singapore Citizen, notice period two months.
# Experience
**PandanPay Pte. Ltd.**, Singapore
**Lead Backend Engineer** \tAug 2023 – Present
* Team of seven; PayNow, FAST and card rails; 99.99% for five quarters
* Moved the ledger to event sourcing with no downtime
* Hiring panel, graduate buddy scheme
**Backend Engineer** \tJan 2021 – Jul 2023
* Reconciliation service in Go: from six hours to eleven minutes
* MAS TRM audit evidence
**Lion Straits Bank**, Singapore
**Software Engineer** \tJul 2017 – Dec 2020
* Corporate internet banking, Spring Boot, Oracle
* Migrated 43 batch jobs to OpenShift
**Kampong Robotics**, Singapore
**Software Engineering Intern** \tMay 2016 – Aug 2016
* Fleet dashboard in React
# Education
**National University of Singapore** \t2013 – 2017
B.Comp. (Hons) in Computer Science, Second Upper
**Raffles Lane Junior College** \t2011 – 2012
GCE A Levels
# Technical Skills
Go, Java, Kotlin, PostgreSQL, Kafka, Kubernetes, Terraform, AWS
# Languages
English, Mandarin, Hokkien (spoken)
`,
  }),
  cv('a06-us-nursing', 'doc', 'en', 'US', {
    names: ['Tamika Lashawn Broussard-Ellis', 'Tamika L. Broussard-Ellis', 'Tamika Broussard-Ellis'],
    email: 'tbroussardellis@pineymail.example',
    phone: '(713) 555-0126',
    city: 'Pasadena',
    headline: 'ICU Registered Nurse',
    languages: [],
    jobs: [
      'Travel ICU RN | Meridian Cross Nurse Staffing | | 2023-02 | now',
      'Charge Nurse, MICU | St. Odile Medical Center | Houston, TX | 2018-06 | 2023-01',
      'Staff Nurse, MICU | St. Odile Medical Center | Houston, TX | 2014-08 | 2018-05',
      'Nursing Assistant | Galena Park Rehabilitation Center | Galena Park, TX | 2011-06 | 2014-05',
    ],
    page: `
> **Tamika L. Broussard-Ellis, BSN, RN, CCRN**
> ICU Registered Nurse
> 4410 Burke Meadow Dr., Pasadena, Texas 77504
> (713) 555-0126 – tbroussardellis@pineymail.example
^ **LICENSES & CERTIFICATIONS**
* Texas RN (compact) #555093, exp. 09/2028
* CCRN, ACLS, BLS, PALS, NIHSS
^ **PROFESSIONAL EXPERIENCE**
**Meridian Cross Nurse Staffing**
Travel ICU RN
February 2023 to Present
Assignments:
* Prairie View Regional, Wichita, KS: 24-bed CVICU, 26 weeks
* Bitterroot Valley Hospital, Missoula, MT: 12-bed ICU, 13 weeks
* Lake Arbor Medical Center, Tulsa, OK: 20-bed MICU, 39 weeks
* Mountain Laurel Hospital, Asheville, NC: 16-bed ICU, extended twice
^ **St. Odile Medical Center, Houston, TX**
Charge Nurse, MICU
June 2018 to January 2023
* 28-bed unit, teaching hospital, Epic
* Ran the proning team in 2020 and 2021
^ **St. Odile Medical Center, Houston, TX**
Staff Nurse, MICU
August 2014 to May 2018
* CRRT, ventilators, preceptor to 14 new graduates
^ **Galena Park Rehabilitation Center, Galena Park, TX**
Nursing Assistant
June 2011 to May 2014
^ **EDUCATION**
Bachelor of Science in Nursing, University of Houston-Clear Lake, May 2014
Associate of Arts, San Jacinto College, May 2011
^ **AWARDS**
DAISY Award nominee, 2019 and 2021
~ Tamika Lashawn Broussard-Ellis – references and skills checklist on request
`,
  }),
  cv('a07-de-de-logistik', 'docx', 'de', 'DE', {
    names: ['Mehmet Ali Karagül', 'Mehmet Karagül'],
    email: 'm.karaguel@neckarbox.example',
    phone: '0171 3920064',
    city: 'Heilbronn',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Schichtleiter Wareneingang | Unterland Handelslogistik GmbH | Neckarsulm | 2021-03 | now',
      'Vorarbeiter Kommissionierung | Unterland Handelslogistik GmbH | Neckarsulm | 2017-10 | 2021-02',
      'Staplerfahrer | Zeitarbeit Kraichgau GmbH | Sinsheim | 2016-04 | 2017-09',
      'Fachkraft für Lagerlogistik | Möbel Bessinger KG | Öhringen | 2012-08 | 2015-12',
      'Ausbildung zur Fachkraft für Lagerlogistik | Möbel Bessinger KG | Öhringen | 2009-09 | 2012-07',
    ],
    aside: [4],
    page: `
> **Lebenslauf**
# Persönliche Daten
|| 5 11
| Name: | Mehmet Ali Karagül
| Anschrift: | Böckinger Wiesenweg 17, 74080 Heilbronn
| Telefon: | 0171 3920064
| E-Mail: | m.karaguel@neckarbox.example
| Geburtsdatum/-ort: | 02.05.1992 in Heilbronn
| Familienstand: | verheiratet, zwei Kinder
| Staatsangehörigkeit: | deutsch
# Berufserfahrung
|| 5 11
| 03/2021 – heute | **Schichtleiter Wareneingang**\\Unterland Handelslogistik GmbH, Neckarsulm\\- Führung von 23 Mitarbeitern im Dreischichtbetrieb\\- Rampenplanung, Avisierung, Reklamationen\\- Einführung von SAP EWM
| 10/2017 – 02/2021 | **Vorarbeiter Kommissionierung**\\Unterland Handelslogistik GmbH, Neckarsulm\\- Pick-by-Voice, Einarbeitung neuer Kollegen
| 04/2016 – 09/2017 | **Staplerfahrer**\\Zeitarbeit Kraichgau GmbH, Sinsheim\\- Einsätze bei drei Kundenbetrieben
| 01/2016 – 03/2016 | Arbeitssuchend
| 08/2012 – 12/2015 | **Fachkraft für Lagerlogistik**\\Möbel Bessinger KG, Öhringen
# Ausbildung
|| 5 11
| 09/2009 – 07/2012 | **Ausbildung zur Fachkraft für Lagerlogistik**\\Möbel Bessinger KG, Öhringen
| 2003 – 2009 | Realschule, Mittlere Reife
# Weiterbildung
|| 5 11
| 2023 | Ausbildereignung (AEVO), IHK Heilbronn-Franken
| 2022 | Ladungssicherung nach VDI 2700
| 2013 | Staplerschein, Schubmaststapler
# Sprachen
Deutsch (Muttersprache), Türkisch (Muttersprache), Englisch (Grundkenntnisse)
^ Heilbronn, 3. November 2026 \tMehmet Ali Karagül
`,
  }),
  cv('a08-de-at-kueche', 'pdf', 'de', 'AT', {
    names: ['Florian Unterweger'],
    email: 'florian.unterweger@tauernpost.example',
    phone: '+43 660 5550148',
    city: 'Saalfelden',
    headline: 'Souschef | Saucier | gelernter Koch und Konditor',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Souschef | Hotel Sonnkogel | Leogang | 2023-12 | now',
      'Chef Saucier | Berggasthof Steinalm | Saalfelden | 2021-12 | 2023-10',
      'Chef de Partie (Saison) | Sporthotel Arlenblick | Lech | 2019-12 | 2020-03',
      'Demi Chef | Ristorante Al Vecchio Mulino | Bozen | 2018-03 | 2019-10',
      'Commis de Cuisine | Gasthof zur Post Maishofen | Maishofen | 2016-09 | 2018-02',
      'Kochlehre | Gasthof zur Post Maishofen | Maishofen | 2013-09 | 2016-08',
    ],
    aside: [5],
    page: `
! Florian Unterweger
Souschef | Saucier | gelernter Koch und Konditor
~ Ramseiden 12 · 5760 Saalfelden · +43 660 5550148 · florian.unterweger@tauernpost.example
# Über mich
Ich koche regional, ohne dass ich es auf jede Karte schreiben muss. Jahresstelle bevorzugt, gerne mit Quartier für die ersten Monate. Geboren 1998, ledig, Führerschein B.
# Stationen
**Hotel Sonnkogel, Leogang** \tDezember 2023 – laufend
Souschef
* Vier-Sterne-Superior-Haus, Brigade von 14, Halbpension für 220 Gäste, À-la-carte-Stube mit zwei Hauben
* Dienstplan, Wareneinsatz 27 %, HACCP
**Berggasthof Steinalm, Saalfelden** \tDezember 2021 – Oktober 2023
Chef Saucier
* Wild aus eigener Jagd, Hochzeiten bis 120 Personen
**Sporthotel Arlenblick, Lech** \tDezember 2019 – März 2020
Chef de Partie (Saison)
* Entremetier; Saison im März 2020 beendet
**Ristorante Al Vecchio Mulino, Bozen** \tMärz 2018 – Oktober 2019
Demi Chef
* Pasta, Fisch, Patisserie
**Gasthof zur Post Maishofen, Maishofen** \tSeptember 2016 – Februar 2018
Commis de Cuisine
# Lehre und Schule
**Gasthof zur Post Maishofen, Maishofen** \tSeptember 2013 – August 2016
Kochlehre
* Lehrabschlussprüfung mit gutem Erfolg
Konditor, zweite Lehrabschlussprüfung, WIFI Salzburg \t2021
Polytechnische Schule Zell am See \t2012 – 2013
# Sprachen
Deutsch (Muttersprache), Englisch (gut), Italienisch (Küchenniveau)
# Hobbys
Bergrettung, Skitouren, Blasmusik
`,
  }),
  cv('a09-de-ch-bau', 'doc', 'de', 'CH', {
    names: ['Beat Zurflüh', 'Beat Josef Zurflüh'],
    email: 'beat.zurflueh@urnerpost.example',
    phone: '+41 79 555 01 62',
    city: 'Altdorf',
    languages: ['Deutsch', 'Italienisch', 'Portugiesisch'],
    jobs: [
      'Bauführer Tiefbau | Gotthard Bau AG | Altdorf | 2019-01 | now',
      'Polier | Gotthard Bau AG | Altdorf | 2012-04 | 2018-12',
      'Vorarbeiter | Implag Tunnelbau AG | Erstfeld | 2007-05 | 2012-03',
      'Maurer | Baugeschäft Arnold & Söhne | Schattdorf | 2002-08 | 2007-04',
    ],
    page: `
**Beat Josef Zurflüh**
Attinghauserstrasse 58
6460 Altdorf
Natel +41 79 555 01 62
beat.zurflueh@urnerpost.example
Geboren am 11. Oktober 1983, Bürger von Seedorf UR, verheiratet
^ **Ziel**
Stelle als Bauführer oder Oberbauleiter im Raum Zentralschweiz, Pensum 90–100 %
^ **Beruflicher Werdegang**
01.2019 – heute\tBauführer Tiefbau, Gotthard Bau AG, Altdorf
\tWerkleitungen, Hochwasserschutz, Strassenbau bis CHF 9 Mio.
\tOfferten, NPK-Ausmass, Führung von vier Polieren
04.2012 – 12.2018\tPolier, Gotthard Bau AG, Altdorf
\tBrückensanierungen A2, Equipen von 8 bis 15 Mann
05.2007 – 03.2012\tVorarbeiter, Implag Tunnelbau AG, Erstfeld
\tInnenausbau Basistunnel, Schichtbetrieb
08.2002 – 04.2007\tMaurer, Baugeschäft Arnold & Söhne, Schattdorf
^ **Ausbildung**
2016 – 2018\tTechniker HF Bauführung, Baukaderschule Sursee
2010 – 2011\tVorarbeiter- und Polierschule, Sursee
1999 – 2002\tLehre als Maurer EFZ, Schattdorf
^ **Kurse**
Sprengausweis B, PSAgA, Kranführer Kat. A, Sorba, MS Project
^ **Sprachen**
Deutsch Muttersprache
Italienisch gut
Portugiesisch Baustellenkenntnisse
^ **Militär**
Wachtmeister, Genie
^ **Referenzen**
Urs Gisler, Geschäftsleiter, Auskunft nach Absprache
`,
  }),
  cv('a10-fr-fr-infirmiere', 'pdf', 'fr', 'FR', {
    names: ['Aurélie Fontanges'],
    email: 'aurelie.fontanges@vivaraismail.example',
    phone: '06 39 98 22 51',
    city: 'Aubenas',
    headline: "Infirmière diplômée d'État – gériatrie et soins palliatifs",
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Infirmière coordinatrice | EHPAD Les Châtaigniers | Aubenas | 2021-11 | now',
      'Infirmière en soins palliatifs | Clinique du Coiron | Privas | 2016-04 | 2021-10',
      'Infirmière intérimaire | Soins Plus Intérim | Valence | 2014-09 | 2016-03',
      'Aide-soignante | EHPAD Les Châtaigniers | Aubenas | 2008-07 | 2011-08',
    ],
    page: `
! Aurélie FONTANGES
Infirmière diplômée d'État – gériatrie et soins palliatifs
= Adresse\t3 montée des Oliviers, 07200 Aubenas
= Portable\t06 39 98 22 51
= Courriel\taurelie.fontanges@vivaraismail.example
= Permis\tB, véhicule personnel
# Expériences professionnelles
**Infirmière coordinatrice** \tnovembre 2021 à aujourd'hui
EHPAD Les Châtaigniers, Aubenas (07)
* 78 résidents, encadrement de 26 soignants, plannings, lien avec les familles
* Mise en place du dossier de soins informatisé NetSoins
**Infirmière en soins palliatifs** \tavril 2016 à octobre 2021
Clinique du Coiron, Privas (07)
* Unité de 10 lits, équipe mobile, formation des nouveaux arrivants
**Infirmière intérimaire** \tseptembre 2014 à mars 2016
Soins Plus Intérim, Valence (26)
* Missions en médecine, SSR, urgences et nuit
**Aide-soignante** \tjuillet 2008 à août 2011
EHPAD Les Châtaigniers, Aubenas (07)
# Diplômes
* 2023 : DU Accompagnement et fin de vie, université de Lyon
* 2014 : Diplôme d'État d'infirmier, IFSI d'Aubenas
* 2008 : Diplôme d'État d'aide-soignant, IFAS de Privas
* 2006 : Baccalauréat SMS, lycée Astier
# Langues
* Anglais : niveau scolaire
* Espagnol : bon niveau
# Centres d'intérêt
Randonnée, apiculture, chorale
`,
  }),
  cv('a11-fr-be-juriste', 'doc', 'fr', 'BE', {
    names: ['Bérengère Van Houtte', 'Bérengère Élise Van Houtte'],
    email: 'berengere.vanhoutte@brabantpost.example',
    phone: '+32 475 55 01 29',
    city: 'Ottignies',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      "Juriste d'entreprise | Mutualité Les Deux Vallées | Namur | 2020-03 | now",
      'Conseillère juridique | Fédération wallonne du Bâtiment Durable ASBL | Wavre | 2016-10 | 2020-02',
      'Avocate collaboratrice | Cabinet Demeester & Lhoest | Bruxelles | 2013-10 | 2016-09',
      'Avocate stagiaire | Cabinet Demeester & Lhoest | Bruxelles | 2010-10 | 2013-09',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
|| 5 12
| Nom | VAN HOUTTE
| Prénoms | Bérengère Élise
| Née le | 23 février 1986 à Nivelles
| Domicile | Avenue des Combattants 140, 1340 Ottignies
| GSM | +32 475 55 01 29
| Mail | berengere.vanhoutte@brabantpost.example
| État civil | cohabitante légale, un enfant
^ **I. Expérience professionnelle**
**Depuis mars 2020 : Juriste d'entreprise**
Mutualité Les Deux Vallées, Namur
* Marchés publics, contrats informatiques, RGPD, secrétariat du conseil d'administration
* Membre de l'Institut des juristes d'entreprise
**Octobre 2016 – février 2020 : Conseillère juridique**
Fédération wallonne du Bâtiment Durable ASBL, Wavre
* Première ligne pour 900 membres, notes au cabinet ministériel
**Octobre 2013 – septembre 2016 : Avocate collaboratrice**
Cabinet Demeester & Lhoest, Bruxelles
* Droit de la construction, expertises judiciaires
**Octobre 2010 – septembre 2013 : Avocate stagiaire**
Cabinet Demeester & Lhoest, Bruxelles
^ **II. Formation**
2010 : Master complémentaire en droit public, ULB
2009 : Master en droit, UCLouvain, distinction
2004 : CESS, Collège du Christ-Roi, Ottignies
^ **III. Langues**
Français : langue maternelle
Néerlandais : C1 (Selor)
Anglais : B2
^ **IV. Informatique**
Strada lex, Jura, Office 365, e-Procurement
^ **V. Loisirs**
Théâtre amateur, course à pied, conseil de participation de l'école
`,
  }),
  cv('a12-fr-ca-developpeur', 'docx', 'fr', 'CA', {
    names: ['Mathis Gauthier-Lapointe'],
    email: 'mathis.glapointe@saguenaymail.example',
    phone: '418-555-0174',
    city: 'Lévis',
    headline: 'Développeur full stack',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Développeur full stack sénior | Boréalis Assurances numériques | Québec | 2022-05 | now',
      'Développeur Web | Boréalis Assurances numériques | Québec | 2019-08 | 2022-04',
      'Programmeur-analyste | Coopérative laitière du Fjord | Chicoutimi | 2016-06 | 2019-07',
      'Stagiaire en développement logiciel | Ville de Saguenay | Saguenay | 2015-05 | 2015-08',
      'Commis de quincaillerie | Matériaux Potvin | Jonquière | 2011 | 2014',
    ],
    aside: [3],
    page: `
! Mathis Gauthier-Lapointe
Développeur full stack
~ 612, rue des Cormorans, Lévis (Québec) G6V | 418-555-0174 | mathis.glapointe@saguenaymail.example
# Sommaire
Dix ans en développement d'applications de gestion. J'aime les petites équipes, les tests et les fins de sprint sans surprise. Télétravail ou hybride, région de Québec.
# Compétences techniques
|| 5 11
| Langages | TypeScript, C#, PHP, SQL
| Cadres | Angular, .NET 8, Symfony
| Infonuagique | Azure, Docker, GitHub Actions
| Méthodes | Scrum, TDD, revue de code
# Expérience de travail
**Développeur full stack sénior** \tMai 2022 à ce jour
Boréalis Assurances numériques, Québec
* Refonte du portail de réclamation (140 000 assurés)
* Mentorat de trois juniors
**Développeur Web** \tAoût 2019 à avril 2022
Boréalis Assurances numériques, Québec
* Formulaires de soumission, accessibilité SGQRI 008
**Programmeur-analyste** \tJuin 2016 à juillet 2019
Coopérative laitière du Fjord, Chicoutimi
* Traçabilité du lait, étiquetage, rapports de paie aux producteurs
**Stagiaire en développement logiciel** \tMai 2015 à août 2015
Ville de Saguenay
**Commis de quincaillerie** (temps partiel) \t2011 à 2014
Matériaux Potvin, Jonquière
# Formation
Baccalauréat en informatique, UQAC \t2016
DEC en informatique de gestion, Cégep de Jonquière \t2013
# Langues
Français (langue maternelle), Anglais (avancé)
# Intérêts
Motoneige, hockey de garage, microbrassage
`,
  }),
  cv('a13-es-es-obra', 'doc', 'es', 'ES', {
    names: ['José Antonio Quintanilla Bermejo', 'José Antonio Quintanilla', 'José A. Quintanilla Bermejo'],
    email: 'ja.quintanilla@pisuergamail.example',
    phone: '600 555 082',
    city: 'Laguna de Duero',
    headline: 'Encargado de obra',
    languages: [],
    jobs: [
      'Encargado de obra | Construcciones Torozos S.L. | Valladolid | 2017-09 | now',
      'Capataz | UTE Variante de Tudela | Tudela de Duero | 2015-03 | 2017-07',
      'Oficial de primera albañil | Autónomo | Laguna de Duero | 2010-02 | 2015-02',
      'Encargado | Promociones Campo Grande S.A. | Valladolid | 2004-05 | 2009-11',
      'Oficial de segunda | Hermanos Bermejo C.B. | Medina del Campo | 1998 | 2004',
    ],
    page: `
> **QUINTANILLA BERMEJO, JOSÉ ANTONIO**
> Encargado de obra
> C/ Los Pinares 9, 1.º A – 47140 Laguna de Duero (Valladolid)
> Tel. 600 555 082 – ja.quintanilla@pisuergamail.example
> Fecha de nacimiento: 8 de marzo de 1980
^ **EXPERIENCIA PROFESIONAL**
|| 5 6 6
| **Fechas** | **Empresa** | **Puesto y tareas**
| Sept. 2017 – actualidad | Construcciones Torozos S.L., Valladolid | **Encargado de obra**\\Vivienda en altura (hasta 64 viviendas), replanteos, subcontratas, pedidos, control de calidad
| Marzo 2015 – julio 2017 | UTE Variante de Tudela, Tudela de Duero | **Capataz**\\Obras de fábrica y drenaje
| Feb. 2010 – feb. 2015 | Autónomo, Laguna de Duero | **Oficial de primera albañil**\\Reformas y cubiertas
| Mayo 2004 – nov. 2009 | Promociones Campo Grande S.A., Valladolid | **Encargado**\\Adosados; empresa en concurso de acreedores
| 1998 – 2004 | Hermanos Bermejo C.B., Medina del Campo | **Oficial de segunda**
^ **FORMACIÓN**
* Recurso preventivo (60 h), Fundación Laboral de la Construcción, 2012
* Lectura de planos y topografía básica (80 h), 2006
* FP I Construcción, Medina del Campo, 1998
* Graduado Escolar, 1994
^ **OTROS DATOS**
* Tarjeta TPC en vigor
* Carné de conducir B y C, vehículo propio
* Carné de carretillero y plataforma elevadora
* Presto y Excel a nivel de usuario
* Disponibilidad para desplazamientos por toda Castilla y León
`,
  }),
  cv('a14-es-mx-mineria', 'docx', 'es', 'MX', {
    names: [
      'Luis Fernando Arreola Castañeda',
      'Luis Fernando Arreola',
      'Luis Arreola',
      'Luis Arreola Castañeda',
    ],
    email: 'lf.arreola@zacatemail.example',
    phone: '+52 492 555 0161',
    city: 'Zacatecas',
    headline: 'Ingeniero de Minas y Metalurgista',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Superintendente de Planeación | Minera Cerro Bufadero S.A. de C.V. | Fresnillo, Zac. | 2020-07 | now',
      'Jefe de Planeación a Corto Plazo | Minera Cerro Bufadero S.A. de C.V. | Fresnillo, Zac. | 2016-01 | 2020-06',
      'Ingeniero de Ventilación | Compañía Minera La Parroquia | Parral, Chih. | 2012-09 | 2015-12',
      'Topógrafo de Interior Mina | Compañía Minera La Parroquia | Parral, Chih. | 2010-08 | 2012-08',
      'Residencias profesionales | Unidad Minera San Evaristo | Sombrerete, Zac. | 2010-01 | 2010-06',
    ],
    aside: [4],
    page: `
! Ing. Luis Fernando Arreola Castañeda
Ingeniero de Minas y Metalurgista
= Celular:\t+52 492 555 0161
= Correo:\tlf.arreola@zacatemail.example
= Domicilio:\tPriv. del Cobre 18, Col. Lomas de la Bufa, Zacatecas, Zac.
= Cédula profesional:\t5550193
# OBJETIVO
Gerencia de operaciones o de servicios técnicos en mina subterránea. Disponibilidad para cambiar de residencia.
# EXPERIENCIA LABORAL
**Minera Cerro Bufadero S.A. de C.V.**, Fresnillo, Zac.
Productora de plata y plomo, 5,400 t/día
**Superintendente de Planeación** \tJul 2020 – Actual
* Presupuesto anual, plan de vida de la mina, 18 ingenieros a cargo
* Conciliación de reservas con menos de 3% de diferencia
**Jefe de Planeación a Corto Plazo** \tEne 2016 – Jun 2020
* Deswik, programas semanales, tumbe por subniveles
**Compañía Minera La Parroquia**, Parral, Chih.
**Ingeniero de Ventilación** \tSep 2012 – Dic 2015
* Contrapozos Robbins, VentSim, aforos
**Topógrafo de Interior Mina** \tAgo 2010 – Ago 2012
* Levantamientos, cubicación de avances
**Unidad Minera San Evaristo**, Sombrerete, Zac.
**Residencias profesionales** \tEne 2010 – Jun 2010
# FORMACIÓN ACADÉMICA
Maestría en Administración, Universidad Autónoma de Durango, campus Zacatecas, 2018
Ingeniero de Minas y Metalurgista, Universidad Autónoma de Zacatecas, 2005 – 2010
# CURSOS
Diplomado en Geomecánica (2014), NOM-023-STPS (2013), brigadista de rescate minero (2011)
# IDIOMAS
Español (nativo), Inglés (80%)
`,
  }),
  cv('a15-es-ar-docente', 'pdf', 'es', 'AR', {
    names: ['Valeria Inés Pugliese', 'Valeria Pugliese'],
    email: 'valepugliese@paranamail.example',
    phone: '+54 9 341 555-0186',
    city: 'Rosario',
    headline: 'Profesora de Matemática y Física',
    languages: ['Italiano', 'Inglés'],
    jobs: [
      'Vicedirectora | Colegio San Lorenzo Mártir | Rosario | 2023-02 | now',
      'Profesora de Matemática | Colegio San Lorenzo Mártir | Rosario | 2014-03 | 2023-01',
      'Profesora de Física (interina) | Escuela Secundaria N.º 555 | Funes | 2012-04 | 2020-12',
      'Ayudante de primera, Análisis I | Universidad Nacional de Rosario | Rosario | 2010-08 | 2014-07',
    ],
    page: `
! Valeria Inés Pugliese
Profesora de Matemática y Física
~ DNI 55.501.923 · nacida el 17/10/1986 · Pje. Álvarez 1422, Rosario, Santa Fe · +54 9 341 555-0186 · valepugliese@paranamail.example
# SOBRE MÍ
Doy clase desde hace dieciséis años y todavía me gusta entrar al aula. En los últimos tres años coordiné el turno mañana, con 34 docentes y 520 chicos.
# EXPERIENCIA DOCENTE
**Vicedirectora**
Colegio San Lorenzo Mártir, Rosario
Febrero de 2023 – presente
* Proyecto institucional, observación de clases, acuerdos de convivencia
**Profesora de Matemática**
Colegio San Lorenzo Mártir, Rosario
Marzo de 2014 – enero de 2023
* De 2.º a 5.º año, Olimpíada Matemática
**Profesora de Física (interina)**
Escuela Secundaria N.º 555, Funes
Abril de 2012 – diciembre de 2020
* 12 horas cátedra, feria de ciencias
**Ayudante de primera, Análisis I**
Universidad Nacional de Rosario
Agosto de 2010 – julio de 2014
# ESTUDIOS
Especialización en Gestión Educativa, FLACSO, 2022
Profesorado en Matemática, Universidad Nacional de Rosario, 2010
Bachiller, Instituto Politécnico, 2004
# IDIOMAS
Italiano: intermedio
Inglés: lectura
# HERRAMIENTAS
GeoGebra, Moodle, Google Classroom, LaTeX
# PUBLICACIONES
«Fracciones sin pizza», revista Aula y Patio, 2021
`,
  }),
  cv('a16-it-it-cuoca', 'docx', 'it', 'IT', {
    names: ['Immacolata Troisi', 'Imma Troisi', 'Immacolata (Imma) Troisi'],
    email: 'imma.troisi@cilentomail.example',
    phone: '+39 339 555 0154',
    city: 'Agropoli',
    headline: 'Cuoca – Capo partita primi',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Capo partita primi | Ristorante La Torre di Punta Licosa | Castellabate | 2022-03 | now',
      'Cuoca unica | Agriturismo Terra di Velia | Ascea | 2018-04 | 2021-12',
      'Köchin | Trattoria da Peppino | Stoccarda | 2014-02 | 2018-01',
      'Aiuto cuoca (stagionale) | Villaggio Baia Tirrena | Palinuro | 2012-05 | 2013-09',
    ],
    page: `
|| 6 11
| **IMMACOLATA TROISI**\\(Imma)\\Cuoca – Capo partita primi\\**Contatti**\\Via Pio X 40, 84043 Agropoli (SA)\\+39 339 555 0154\\imma.troisi@cilentomail.example\\**Nata il** 8 dicembre 1993\\**Patente** B\\**Lingue**\\Italiano (madrelingua)\\Inglese (base)\\Tedesco (buono)\\**Competenze**\\Pasta fresca\\Cotture a bassa temperatura\\Menu senza glutine\\HACCP\\Food cost | **ESPERIENZA**\\**Capo partita primi**\\Ristorante La Torre di Punta Licosa, Castellabate\\marzo 2022 – oggi\\70 coperti, una guida, due commis da seguire\\**Cuoca unica**\\Agriturismo Terra di Velia, Ascea\\aprile 2018 – dicembre 2021\\Menu del giorno dall'orto, spesa, scuola di cucina per stranieri\\**Köchin**\\Trattoria da Peppino, Stoccarda\\febbraio 2014 – gennaio 2018\\Linea calda, banchetti\\**Aiuto cuoca (stagionale)**\\Villaggio Baia Tirrena, Palinuro\\maggio 2012 – settembre 2013\\**FORMAZIONE**\\Corso di pasticceria da ristorazione, Salerno, 2021\\Diploma alberghiero, IPSSAR di Castelnuovo Cilento, 2012\\**TEMPO LIBERO**\\Sagre, nuoto in mare, raccolta di erbe selvatiche
Autorizzo il trattamento dei dati personali ai sensi del GDPR 679/16.
`,
  }),
  cv('a17-it-it-contabile', 'pdf', 'it', 'IT', {
    names: ['Giancarlo Piovesan'],
    email: 'g.piovesan@marcamail.example',
    phone: '340 555 0137',
    city: 'Montebelluna',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Responsabile amministrativo | Calzaturificio Asolano S.r.l. | Montebelluna | 2016-06 | now',
      'Contabile senior | Calzaturificio Asolano S.r.l. | Montebelluna | 2011-01 | 2016-05',
      'Impiegato contabile | Studio Commercialisti Dal Bo e Zanatta | Treviso | 2004-09 | 2010-12',
      'Praticante | Studio Rag. Favaretto | Castelfranco Veneto | 2001-10 | 2004-07',
    ],
    aside: [3],
    page: `
> **Curriculum Vitae**
> **Giancarlo Piovesan**
# Informazioni personali
= Indirizzo\tVia Feltrina Sud 88, 31044 Montebelluna (TV)
= Telefono\t340 555 0137
= E-mail\tg.piovesan@marcamail.example
= Nazionalità\tItaliana
= Data di nascita\t25/01/1981
# Esperienza lavorativa
= Date\tgiugno 2016 – in corso
= Datore di lavoro\tCalzaturificio Asolano S.r.l., Montebelluna
= Tipo di azienda\tScarpe da montagna, 85 dipendenti
= Impiego\tResponsabile amministrativo
= Mansioni\tBilancio, budget, banche, controllo di gestione, tre collaboratori
= Date\tgennaio 2011 – maggio 2016
= Datore di lavoro\tCalzaturificio Asolano S.r.l., Montebelluna
= Impiego\tContabile senior
= Mansioni\tIVA, Intrastat, cespiti, fatturazione estero
= Date\tsettembre 2004 – dicembre 2010
= Datore di lavoro\tStudio Commercialisti Dal Bo e Zanatta, Treviso
= Impiego\tImpiegato contabile
= Mansioni\tContabilità ordinarie e semplificate, dichiarativi
= Date\tottobre 2001 – luglio 2004
= Datore di lavoro\tStudio Rag. Favaretto, Castelfranco Veneto
= Impiego\tPraticante
# Istruzione e formazione
= Date\t2000
= Titolo\tDiploma di ragioniere e perito commerciale
= Istituto\tITC Martini, Castelfranco Veneto
= Voto\t92/100
# Capacità e competenze personali
= Madrelingua\tItaliano
= Altre lingue\tInglese (buono), Francese (scolastico)
= Informatica\tZucchetti, SAP Business One, Excel avanzato
= Patente\tA, B
~ Montebelluna, 28 ottobre 2026
`,
  }),
  cv('a18-it-ch-cure', 'doc', 'it', 'CH', {
    names: ['Loredana Bernasconi-Petrović', 'Loredana Bernasconi'],
    email: 'loredana.bernasconi@veddasca.example',
    phone: '+41 76 555 01 47',
    city: 'Giubiasco',
    headline: 'Operatrice sociosanitaria (OSS)',
    languages: ['Italiano', 'Serbo', 'Tedesco'],
    jobs: [
      'Operatrice sociosanitaria | Casa anziani Al Ronco | Bellinzona | 2019-06 | now',
      'Collaboratrice sanitaria | Servizio cure a domicilio Tre Fiumi | Giubiasco | 2013-03 | 2016-08',
      'Ausiliaria di pulizia | Clinica Sant’Agata | Locarno | 2009-01 | 2013-02',
      'Cameriera ai piani | Albergo Lido Minusio | Minusio | 2005-04 | 2008-10',
    ],
    page: `
**Loredana Bernasconi-Petrović**
Operatrice sociosanitaria (OSS)
Via al Ticino 21, 6512 Giubiasco
+41 76 555 01 47
loredana.bernasconi@veddasca.example
Permesso C, licenza di condurre B, 41 anni
^ **ESPERIENZE DI LAVORO**
**Casa anziani Al Ronco, Bellinzona**
Operatrice sociosanitaria, 80 %
giugno 2019 – oggi
* Reparto protetto Alzheimer, 18 ospiti
* Persona di riferimento per tre allieve
* RAI-NH, mobilizzazione secondo Kinaesthetics
**Servizio cure a domicilio Tre Fiumi, Giubiasco**
Collaboratrice sanitaria
marzo 2013 – agosto 2016
* Cure di base, economia domestica, turni di sera
**Clinica Sant’Agata, Locarno**
Ausiliaria di pulizia
gennaio 2009 – febbraio 2013
**Albergo Lido Minusio, Minusio**
Cameriera ai piani
aprile 2005 – ottobre 2008 (stagionale)
^ **FORMAZIONE**
2016 – 2019: Attestato federale di capacità OSS, Scuola specializzata per le professioni sanitarie, Giubiasco
2012: Corso collaboratrice sanitaria, Croce Rossa Svizzera
2000 – 2004: Scuola media di economia, Novi Sad
^ **LINGUE**
Italiano: ottimo
Serbo: lingua madre
Tedesco: A2
^ **INTERESSI**
Orto, nipotini, passeggiate in valle Morobbia
`,
  }),
  cv('a19-pt-pt-hotelaria', 'pdf', 'pt', 'PT', {
    names: ['Tânia Sofia Raminhos Cabrita', 'Tânia Cabrita', 'Tânia Sofia Cabrita', 'Tânia Raminhos Cabrita'],
    email: 'tania.cabrita@ariamail.example',
    phone: '+351 912 555 043',
    city: 'Portimão',
    headline: 'Chefe de receção',
    languages: ['Português', 'Inglês', 'Alemão', 'Espanhol'],
    jobs: [
      'Chefe de receção | Hotel Falésia do Vau | Portimão | 2022-02 | now',
      'Subchefe de receção | Hotel Falésia do Vau | Portimão | 2019-03 | 2022-01',
      'Rececionista de turno | Aldeamento Quinta das Amendoeiras | Lagoa | 2015-04 | 2018-11',
      'Empregada de mesa | Restaurante O Charneco | Ferragudo | 2012-06 | 2015-03',
      'Estágio em receção | Pousada do Arade | Silves | 2012-02 | 2012-05',
    ],
    aside: [4],
    page: `
! Tânia Cabrita
Chefe de receção
~ Portimão, Algarve | +351 912 555 043 | tania.cabrita@ariamail.example
# Perfil
Onze anos de hotelaria no Algarve, sete deles em chefia. Gosto de dias cheios e de equipas que ficam de um verão para o outro.
# Experiência profissional
**02/2022 – presente** \tPortimão
**Chefe de receção** – Hotel Falésia do Vau
* 186 quartos, 12 rececionistas, escalas, formação, faturação de grupos
* Nota nas avaliações online de 8,3 para 9,0
**03/2019 – 01/2022** \tPortimão
**Subchefe de receção** – Hotel Falésia do Vau
* Night audit, check-in digital
**04/2015 – 11/2018** \tLagoa
**Rececionista de turno** – Aldeamento Quinta das Amendoeiras
* Proprietários ingleses e alemães, reservas, transferes
**06/2012 – 03/2015** \tFerragudo
**Empregada de mesa** – Restaurante O Charneco
**02/2012 – 05/2012** \tSilves
**Estágio em receção** – Pousada do Arade
# Formação
Licenciatura em Gestão Hoteleira, Universidade do Algarve, 2018 (pós-laboral)
Curso profissional de Técnico de Receção, Escola de Hotelaria de Portimão, 2012
# Idiomas
Português (materna), Inglês (C1), Alemão (B2), Espanhol (B2)
# Informática
Opera, Protel, Booking Extranet, SAP Concur
# Dados pessoais
Nome completo: Tânia Sofia Raminhos Cabrita
Nascida a 30 de junho de 1994, carta de condução B
`,
  }),
  cv('a20-pt-br-recrutamento', 'doc', 'pt', 'BR', {
    names: [
      'Jéssica Aparecida Borsato Lemes',
      'Jéssica Lemes',
      'Jéssica Borsato Lemes',
      'Jéssica Aparecida Lemes',
    ],
    email: 'jessica.lemes.rh@caipiramail.example',
    phone: '(19) 95550-0143',
    city: 'Campinas',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Analista de Recrutamento e Seleção Pleno | Talento Paulista RH Ltda. | Campinas/SP | 2022-08 | now',
      'Analista de RH Júnior | Metalúrgica Jaguari S.A. | Jaguariúna/SP | 2019-03 | 2022-07',
      'Assistente de Departamento Pessoal | Contabilidade Souza Prado | Valinhos/SP | 2016-05 | 2019-02',
      'Jovem Aprendiz – Administrativo | Supermercados Bom Vizinho | Valinhos/SP | 2013-02 | 2014-12',
    ],
    aside: [3],
    page: `
> **JÉSSICA APARECIDA BORSATO LEMES**
Brasileira, solteira, 29 anos
Rua das Paineiras, 210, Jd. Eulina – Campinas/SP
Celular/WhatsApp: (19) 95550-0143
E-mail: jessica.lemes.rh@caipiramail.example
^ **OBJETIVO**
Atuar na área de Recursos Humanos – Recrutamento e Seleção
^ **FORMAÇÃO ACADÊMICA**
* MBA em Gestão de Pessoas – PUC-Campinas – concluído em 2023
* Graduação em Psicologia – UNIP – concluída em 2018
^ **EXPERIÊNCIA PROFISSIONAL**
**Talento Paulista RH Ltda. – Campinas/SP**
Cargo: Analista de Recrutamento e Seleção Pleno
Período: 08/2022 até o momento
Principais atividades: vagas operacionais e administrativas, hunting, entrevistas por competência, devolutiva a candidatos, indicadores de fechamento
^ **Metalúrgica Jaguari S.A. – Jaguariúna/SP**
Cargo: Analista de RH Júnior
Período: 03/2019 a 07/2022
Principais atividades: seleção de produção, integração, treinamentos, pesquisa de clima
^ **Contabilidade Souza Prado – Valinhos/SP**
Cargo: Assistente de Departamento Pessoal
Período: 05/2016 a 02/2019
Principais atividades: admissão, folha, férias, eSocial
^ **Supermercados Bom Vizinho – Valinhos/SP**
Cargo: Jovem Aprendiz – Administrativo
Período: 02/2013 a 12/2014
^ **CURSOS COMPLEMENTARES**
* Gupy e Sólides, 2024
* Excel intermediário – SENAC, 2017
* Avaliação psicológica no trabalho, 2020
^ **IDIOMAS**
* Inglês – intermediário
* Espanhol – básico
^ **INFORMAÇÕES ADICIONAIS**
CRP 06/155550. Disponibilidade para viagens. CNH categoria B.
`,
  }),
  cv('a21-pt-br-software', 'docx', 'pt', 'BR', {
    names: ['Thiago Nakashima de Oliveira', 'Thiago Nakashima', 'Thiago de Oliveira', 'Thiago Oliveira'],
    email: 'thiago@nakashimadev.example',
    phone: '+55 41 95550-0128',
    city: 'Curitiba',
    headline: 'Engenheiro de Software | Mobile (Android e Flutter)',
    languages: ['Português', 'Inglês', 'Japonês'],
    jobs: [
      'Engenheiro de Software Sênior | Araucária Bank | Remoto | 2023-03 | now',
      'Desenvolvedor Mobile Pleno | Pinhão Delivery | Curitiba | 2020-06 | 2023-02',
      'Desenvolvedor Android Júnior | Softria Sistemas | Londrina | 2018-01 | 2020-05',
      'Estagiário de Desenvolvimento | Softria Sistemas | Londrina | 2017-01 | 2017-12',
    ],
    aside: [3],
    page: `
! Thiago Nakashima de Oliveira
> Engenheiro de Software | Mobile (Android e Flutter)
> Curitiba, PR · +55 41 95550-0128 · thiago@nakashimadev.example
# Resumo
* 9 anos com desenvolvimento mobile, do APK para tablet de vendedor até aplicativo com 6 milhões de contas
* Arquitetura modular, testes, CI/CD e observabilidade
* Palestrante no Café com Kotlin 2024 e 2025
# Experiência
## Araucária Bank
Engenheiro de Software Sênior \tmar 2023 – atualmente | Remoto
* Pix por aproximação, biometria, redução de 38% nos crashes
* Guilda de acessibilidade
## Pinhão Delivery, Curitiba
Desenvolvedor Mobile Pleno \tjun 2020 – fev 2023
* App do entregador em Flutter, mapas offline
## Softria Sistemas, Londrina
Desenvolvedor Android Júnior \tjan 2018 – mai 2020
* Força de vendas para cooperativas
Estagiário de Desenvolvimento \tjan 2017 – dez 2017
# Formação
Ciência da Computação, Universidade Estadual de Londrina, 2013 – 2017
# Tecnologias
Kotlin, Jetpack Compose, Dart, Flutter, Firebase, GraphQL, Fastlane
# Idiomas
Português – nativo
Inglês – avançado
Japonês – básico (N4)
`,
  }),
  cv('a22-nl-nl-zorg', 'doc', 'nl', 'NL', {
    names: [
      'Hendrika Geertruida Oosterhof-Bakema',
      'Riekie Oosterhof-Bakema',
      'Riekie Oosterhof',
      'H.G. Oosterhof-Bakema',
      'Hendrika Oosterhof-Bakema',
      'Hendrika Geertruida Oosterhof',
      'Hendrika Oosterhof',
    ],
    email: 'riekie.oosterhof@hunzepost.example',
    phone: '06 5550 1829',
    city: 'Stadskanaal',
    languages: [],
    jobs: [
      'Verzorgende IG | Zorggroep De Monden | Stadskanaal | 2015-04 | now',
      'Helpende | Thuiszorg Westerwolde | Vlagtwedde | 2009-09 | 2015-03',
      'Medewerker huishouding | Verpleeghuis De Wijkhoeve | Musselkanaal | 2003-02 | 2009-08',
      'Productiemedewerker | Aardappelmeelfabriek Ter Apel | Ter Apel | 1992 | 1996',
    ],
    page: `
> **Curriculum Vitae**
^ **Personalia**
= Naam:\tHendrika Geertruida Oosterhof-Bakema
= Roepnaam:\tRiekie
= Adres:\tPoststraat 44
= Postcode en woonplaats:\t9501 EV Stadskanaal
= Telefoon:\t06 5550 1829
= E-mail:\triekie.oosterhof@hunzepost.example
= Geboortedatum:\t19-03-1974
= Burgerlijke staat:\tgehuwd, drie uitwonende kinderen
= Rijbewijs:\tB en eigen auto
^ **Wie ben ik**
Ik ben een rustige collega met een nuchtere kijk. Ik werk graag in een kleinschalige woning met mensen met dementie, 24 tot 28 uur, geen vaste nachten.
^ **Werkervaring**
2015 april – nu\tVerzorgende IG, Zorggroep De Monden, Stadskanaal
\tpg-afdeling, eerstverantwoordelijke voor vijf bewoners, medicatie, aandachtsvelder mondzorg
2009 september – 2015 maart\tHelpende, Thuiszorg Westerwolde, Vlagtwedde
\troutes in het buitengebied, avonddiensten
2003 februari – 2009 augustus\tMedewerker huishouding, Verpleeghuis De Wijkhoeve, Musselkanaal
1996 – 2003\tThuis voor de kinderen
1992 – 1996\tProductiemedewerker, Aardappelmeelfabriek Ter Apel
^ **Opleidingen**
2013 – 2015\tVerzorgende IG (niveau 3), Noorderpoort, diploma
2008 – 2009\tHelpende zorg en welzijn (niveau 2), Noorderpoort, diploma
1986 – 1990\tLhno, Musselkanaal, diploma
^ **Cursussen**
Onbegrepen gedrag (2022), palliatieve zorg (2019), BHV (jaarlijks), voorbehouden handelingen (geldig tot 2028)
^ **Hobby's**
Moestuin, fietsen, oppassen op de kleinkinderen
`,
  }),
  cv('a23-nl-nl-recruiter', 'docx', 'nl', 'NL', {
    names: ['Youssef el Amrani', 'Youssef El Amrani'],
    email: 'youssef@elamranirecruit.example',
    phone: '+31 6 5550 1364',
    city: 'Utrecht',
    headline: 'Senior recruiter techniek en bouw',
    languages: ['Nederlands', 'Engels', 'Tamazight'],
    jobs: [
      'Zelfstandig recruiter | El Amrani Recruitment | Utrecht | 2024-01 | now',
      'Senior recruiter | Domstad Detachering B.V. | Utrecht | 2020-05 | 2023-12',
      'Recruiter | Domstad Detachering B.V. | Utrecht | 2018-02 | 2020-04',
      'Intercedent | Flexkracht Uitzendbureau | Amersfoort | 2015-09 | 2018-01',
      'Verkoopmedewerker | Bouwmarkt Overvecht | Utrecht | 2011 | 2015',
    ],
    page: `
! Youssef el Amrani
Senior recruiter techniek en bouw
~ Utrecht | +31 6 5550 1364 | youssef@elamranirecruit.example | linkedin.com/in/youssef-el-amrani-verzonnen
# Profiel
Ik bel liever dan dat ik mail. Ruim tien jaar werving van monteurs, uitvoerders en werkvoorbereiders, op bureau en in house. Op zoek naar een vaste rol als teamlead.
# Werkervaring
**Zelfstandig recruiter** – El Amrani Recruitment, Utrecht \tjanuari 2024 – heden
* Interim opdrachten bij een installateur (11 maanden), een netbeheerder (9 maanden) en een woningcorporatie
* 64 plaatsingen, gemiddelde doorlooptijd 29 dagen
**Senior recruiter** – Domstad Detachering B.V., Utrecht \tmei 2020 – december 2023
* Detachering van werkvoorbereiders en calculators, begeleiding van drie junioren
* Invoering van Carerix
**Recruiter** – Domstad Detachering B.V., Utrecht \tfebruari 2018 – april 2020
**Intercedent** – Flexkracht Uitzendbureau, Amersfoort \tseptember 2015 – januari 2018
* Logistiek en productie, planning van 120 flexkrachten, NBBU-cao
**Verkoopmedewerker** – Bouwmarkt Overvecht, Utrecht (bijbaan) \t2011 – 2015
# Opleiding
Hbo Human Resource Management, Hogeschool Utrecht, 2011 – 2015
Havo, Gerrit Rietveld College, 2011
# Vaardigheden
Carerix, Bullhorn, boolean search, acquisitie, LinkedIn Recruiter
# Talen
Nederlands, Engels, Tamazight
`,
  }),
  cv('a24-nl-be-bouw', 'pdf', 'nl', 'BE', {
    names: ['Wouter Desmedt'],
    email: 'wouter.desmedt@leiemail.example',
    phone: '+32 494 55 01 72',
    city: 'Waregem',
    headline: 'Projectleider woningbouw',
    languages: ['Nederlands', 'Frans', 'Engels', 'Pools'],
    jobs: [
      'Projectleider woningbouw | Vercruysse Bouwgroep NV | Waregem | 2021-08 | now',
      'Werfleider | Vercruysse Bouwgroep NV | Waregem | 2017-02 | 2021-07',
      'Assistent-werfleider | Algemene Ondernemingen Titeca BV | Kortrijk | 2013-09 | 2017-01',
      'Calculator | Houtbouw Scheldeland BVBA | Oudenaarde | 2012-08 | 2013-08',
    ],
    page: `
! Desmedt Wouter
Projectleider woningbouw
= Adres\tStormestraat 131, 8790 Waregem
= Gsm\t+32 494 55 01 72
= E-mail\twouter.desmedt@leiemail.example
= Geboren\tKortrijk, 4 september 1990
= Voornaam\tWouter
= Rijbewijs\tB
# Ervaring
|| 4 13
| 08/2021 – heden | **Projectleider woningbouw** bij Vercruysse Bouwgroep NV, Waregem\\Drie tot vijf projecten tegelijk, van 12 tot 70 appartementen. Aankoop, planning, vorderingsstaten, opleveringen, wet Breyne.
| 02/2017 – 07/2021 | **Werfleider** bij Vercruysse Bouwgroep NV, Waregem\\Dagelijkse leiding van de werf, onderaannemers, veiligheid, EPB-dossiers
| 09/2013 – 01/2017 | **Assistent-werfleider** bij Algemene Ondernemingen Titeca BV, Kortrijk\\Scholen en sporthallen, meetstaten
| 08/2012 – 08/2013 | **Calculator** bij Houtbouw Scheldeland BVBA, Oudenaarde
# Opleiding
|| 4 13
| 2009 – 2012 | Bachelor Bouw, Hogeschool West-Vlaanderen, onderscheiding
| 2003 – 2009 | TSO Bouw- en houtkunde, VTI Waregem
# Attesten
VCA-VOL (geldig tot 2031), veiligheidscoördinator B, EHBO
# Software
Bouwsoft, AutoCAD, Revit, MS Project
# Talenkennis
Nederlands: moedertaal
Frans: goed
Engels: goed
Pools: basis, van op de werf
`,
  }),
  cv('a25-sv-se-larare', 'docx', 'sv', 'SE', {
    names: [
      'Ann-Charlotte Wiklund Sandmark',
      'Lotta Wiklund Sandmark',
      'Lotta Sandmark',
      'Ann-Charlotte Sandmark',
    ],
    email: 'lotta.sandmark@malarpost.example',
    phone: '070-174 06 21',
    city: 'Västerås',
    headline: 'Legitimerad lärare i svenska och SO, åk 7–9',
    languages: ['Svenska', 'Engelska', 'Franska'],
    jobs: [
      'Förstelärare | Skiljeboskolan | Västerås | 2020-08 | now',
      'Lärare svenska/SO | Skiljeboskolan | Västerås | 2013-08 | 2020-06',
      'Lärare svenska som andraspråk | Komvux Hallstahammar | Hallstahammar | 2010-01 | 2013-06',
      'Lärarvikarie | Köpings kommun | Köping | 2004-08 | 2005-06',
    ],
    page: `
! Lotta Wiklund Sandmark
Legitimerad lärare i svenska och SO, åk 7–9
Ann-Charlotte Wiklund Sandmark, född 1983
Råbyleden 30, 724 67 Västerås
Tel 070-174 06 21
lotta.sandmark@malarpost.example
# Om mig
Lärare som tycker att högläsning hör hemma även i nian. Van att leda ämneslag och att vara den som håller i kopiatorn när den krånglar.
# Arbetslivserfarenhet
aug 2020 – nu\t**Förstelärare**, Skiljeboskolan, Västerås
\tLäs- och skrivutveckling, kollegialt lärande, mentor för 8B
aug 2013 – jun 2020\t**Lärare svenska/SO**, Skiljeboskolan, Västerås
\tÅk 7–9, ansvarig för elevrådet
jan 2010 – jun 2013\t**Lärare svenska som andraspråk**, Komvux Hallstahammar
\tGrundläggande och gymnasial nivå
aug 2004 – jun 2005\t**Lärarvikarie**, Köpings kommun
# Utbildning
2005 – 2009\tLärarprogrammet, Mälardalens högskola, 270 hp
2018\tSpecialpedagogik för lärare, 15 hp, Uppsala universitet
1999 – 2002\tSamhällsprogrammet, Ullvigymnasiet, Köping
# Språk
Svenska (modersmål), Engelska (flytande), Franska (grundläggande)
# Övrigt
B-körkort. Sjunger i kyrkokören. Utdrag ur belastningsregistret visas vid intervju.
`,
  }),
  cv('a26-da-dk-revision', 'pdf', 'da', 'DK', {
    names: ['Mads Emil Kjærgaard', 'Mads Kjærgaard'],
    email: 'mads.kjaergaard@limfjordmail.example',
    phone: '+45 20 55 01 64',
    city: 'Nørresundby',
    headline: 'Økonomichef med baggrund i revision',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Økonomichef | Vendsyssel Træindustri A/S | Brønderslev | 2022-09 | now',
      'Regnskabschef | Aalborg Kølehus ApS | Aalborg | 2018-11 | 2022-08',
      'Revisor | Revisionshuset Nordjylland | Aalborg | 2014-09 | 2018-10',
      'Revisorelev | Revisionshuset Nordjylland | Aalborg | 2012-09 | 2014-08',
    ],
    aside: [3],
    page: `
! Mads Emil Kjærgaard
Økonomichef med baggrund i revision
~ Strandengen 5, 9400 Nørresundby · +45 20 55 01 64 · mads.kjaergaard@limfjordmail.example
# Profil
Jeg får månedsrapporten ud på dag fem og kan forklare den for en bestyrelse på ti minutter. Gift med Line, to børn på 4 og 7 år.
# Erhvervserfaring
**Økonomichef** \t09.2022 – nu
Vendsyssel Træindustri A/S, Brønderslev
* Ansvar for økonomi, it og løn, fem medarbejdere
* Budget, likviditet, bankforhandlinger, ESG-rapportering
* Skift fra C5 til Business Central
**Regnskabschef** \t11.2018 – 08.2022
Aalborg Kølehus ApS, Aalborg
* Årsrapport, moms, valuta, to datterselskaber
**Revisor** \t09.2014 – 10.2018
Revisionshuset Nordjylland, Aalborg
* Landbrug, håndværk og mindre produktionsvirksomheder
**Revisorelev** \t09.2012 – 08.2014
Revisionshuset Nordjylland, Aalborg
# Uddannelse
Cand.merc.aud., Aalborg Universitet \t2016 – 2018
HD(R), Aalborg Universitet \t2012 – 2016
Hhx, Aalborg Handelsskole \t2009 – 2012
# Kurser
Bestyrelsesuddannelse for mindre virksomheder, 2024
Power BI, 2021
# Sprog
Dansk: modersmål
Engelsk: forhandlingsniveau
Tysk: skolekundskaber
# Fritid
Kasserer i roklubben, landevejscykling
`,
  }),
  cv('a27-sv-se-gruva', 'doc', 'sv', 'SE', {
    names: ['Per-Anders Niia', 'Per-Anders Mikael Niia'],
    email: 'pa.niia@tornepost.example',
    phone: '070-174 06 44',
    city: 'Gällivare',
    languages: ['Svenska', 'Meänkieli', 'Engelska'],
    jobs: [
      'Skiftledare, lastning och transport | Malmbergets Gruvpartner AB | Malmberget | 2018-09 | now',
      'Lastmaskinförare | Malmbergets Gruvpartner AB | Malmberget | 2011-03 | 2018-08',
      'Borroperatör | Bergkraft Norr AB | Kiruna | 2006-06 | 2011-02',
      'Skogsmaskinförare | Niia Skog & Entreprenad | Nilivaara | 2001 | 2006',
    ],
    page: `
**CV**
= Namn:\tPer-Anders Mikael Niia
= Adress:\tKaptensvägen 11, 982 36 Gällivare
= Mobil:\t070-174 06 44
= E-post:\tpa.niia@tornepost.example
= Född:\t1981-11-02
= Körkort:\tB, BE, C
^ **Anställningar**
|| 5 6 5
| **Befattning** | **Arbetsgivare** | **Tid**
| Skiftledare, lastning och transport | Malmbergets Gruvpartner AB, Malmberget | 2018-09 – tills vidare
| Lastmaskinförare | Malmbergets Gruvpartner AB, Malmberget | 2011-03 – 2018-08
| Borroperatör | Bergkraft Norr AB, Kiruna | 2006-06 – 2011-02
| Skogsmaskinförare | Niia Skog & Entreprenad, Nilivaara | 2001 – 2006
^ **Arbetsuppgifter i korthet**
Som skiftledare har jag 19 personer under jord på nivå 1250, fjärrstyrda lastare och truckar. Jag sköter bemanning, riskbedömning och avvikelser och sitter med i skyddskommittén. Innan dess körde jag Toro och LH621.
^ **Utbildning**
Bergarbetarutbildning, Lapplands lärcentra, 2006
Fordonsprogrammet, Välkommaskolan, Gällivare, 1997 – 2000
Ledarskap i praktiken, 5 dagar, 2019
^ **Intyg**
Gruvkort, sprängarbas, heta arbeten, HLR, truck
^ **Språk**
Svenska, Meänkieli, Engelska (till husbehov)
^ **Fritid**
Fiske, skoter, ishockeytränare för U14
^ **Referenser**
Lämnas på begäran
`,
  }),
];
