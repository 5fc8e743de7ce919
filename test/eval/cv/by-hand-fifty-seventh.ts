import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-seventh');

/** Twelve open ones of an ordinary month in five languages. All people are made up. */
export const BY_HAND_FIFTY_SEVENTH: Sheet[] = [
  cv('01-en-gb-librarian', 'pdf', 'en', 'GB', {
    names: ['Philippa Joy Ravenscroft', 'Philippa Ravenscroft', 'Pippa Ravenscroft'],
    email: 'pippa.ravenscroft@severnmail.example',
    phone: '07700 900456',
    city: 'Shrewsbury',
    headline: 'School Librarian',
    languages: [],
    jobs: [
      'School Librarian | Thomas Telford School | Telford | 2018-09 | now',
      'Library Assistant | Shropshire Council | Shrewsbury | 2013-04 | 2018-08',
      'Bookseller | Waterstones | Chester | 2010-10 | 2013-03',
    ],
    page: `
! Philippa Joy Ravenscroft
School Librarian
6 Coton Hill Mews, Shrewsbury SY1 2DP  |  07700 900456  |  pippa.ravenscroft@severnmail.example
# Personal statement
I run a library that is never quiet and always full. Chartered (MCLIP), enhanced DBS on the update service, happy in term time or all year.
# Employment
School Librarian – Thomas Telford School, Telford
September 2018 to present
* Budget of £14k, 11,000 loans a year, from 4,000
* Reading scheme for Years 7 and 8, author visits, sixth form EPQ lessons
* Line manage one assistant and thirty pupil helpers

Library Assistant – Shropshire Council, Shrewsbury
April 2013 to August 2018
* Counter, story time, mobile library relief, local studies enquiries

Bookseller – Waterstones, Chester
October 2010 to March 2013
# Education
MSc Information and Library Studies, Aberystwyth (distance), 2017
BA English, University of Chester, 2.1, 2010
# Software
Accessit, Oliver, Microsoft 365, Canva
# Interests
Bell ringing, wild swimming, reading on trains
`,
  }),
  cv('02-en-us-warehouse', 'docx', 'en', 'US', {
    names: ['Tremaine Oakley'],
    email: 'oakleytremaine22@peachbox.example',
    phone: '678-555-0173',
    city: 'Lithonia',
    languages: [],
    jobs: [
      'Shift Lead | FedEx Ground | Ellenwood | 2023-10 | now',
      'Forklift Operator | Home Depot Distribution Center | McDonough | 2021-01 | 2023-09',
      'Order Selector | Sysco | College Park | 2018-06 | 2020-12',
      'Crew Member | Zaxbys | Conyers | 2016 | 2018',
    ],
    page: `
Tremaine Oakley
Lithonia GA 30058
678-555-0173
oakleytremaine22@peachbox.example

OBJECTIVE: To get a supervisor position 1st or 2nd shift where I can grow, benefits needed.

WORK HISTORY
**FedEx Ground, Ellenwood GA**    Oct 2023 - Present
Shift Lead
- Run unload with 22 package handlers
- Safety walk every shift, no lost time in 14 months
- Train new hire

**Home Depot Distribution Center, McDonough GA**    Jan 2021 - Sept 2023
Forklift Operator
- Sit down, reach and clamp truck, RF scan, cycle count

**Sysco, College Park GA**    June 2018 - Dec 2020
Order Selector
- 200 case per hour average in freezer

**Zaxbys, Conyers GA**    2016 - 2018
Crew Member

EDUCATION
Heritage High School, Conyers, diploma 2018
OSHA 10, forklift certified (exp 8/2028)

References upon request
`,
  }),
  cv('03-en-ca-agronomist', 'doc', 'en', 'CA', {
    names: ['Harjot Kaur Dhaliwal', 'Harjot Dhaliwal'],
    email: 'harjot.dhaliwal@parklandmail.example',
    phone: '(306) 555-0151',
    city: 'Yorkton',
    headline: 'Sales Agronomist, P.Ag.',
    languages: ['English', 'Punjabi'],
    aside: [2],
    jobs: [
      'Sales Agronomist | Nutrien Ag Solutions | Yorkton | 2021-04 | now',
      'Crop Scout Supervisor | Richardson Pioneer | Melfort | 2018-05 | 2021-03',
      'Summer Intern | Agriculture and Agri-Food Canada | Saskatoon | 2017-05 | 2017-08',
    ],
    page: `
> **Harjot Kaur Dhaliwal, P.Ag.**
> Yorkton, Saskatchewan  •  (306) 555-0151  •  harjot.dhaliwal@parklandmail.example
> Sales Agronomist, P.Ag.
# Highlights
* Eight seasons on the prairies: canola, durum, lentils, peas
* Portfolio of 46 growers and 130,000 acres
* 4R designated, CCA, pesticide applicator licence, class 5
# Experience
|| 12 5
| **Sales Agronomist**, Nutrien Ag Solutions, Yorkton | Apr 2021 – Present
| Seed, crop protection and nutrition plans; variable rate maps; clubroot monitoring; field days | 
| **Crop Scout Supervisor**, Richardson Pioneer, Melfort | May 2018 – Mar 2021
| Five scouts, weekly reports, drone imagery | 
| **Summer Intern**, Agriculture and Agri-Food Canada, Saskatoon | May 2017 – Aug 2017
| Plot seeding, disease ratings | 
# Education
BSA Agronomy, University of Saskatchewan, 2018
# Languages
English, Punjabi
# Community
Board member, Yorkton Newcomer Centre; curling on Thursdays
`,
  }),
  cv('04-en-au-physio', 'pdf', 'en', 'AU', {
    names: ['Lachlan Nguyen-Hart', 'Lachlan Minh Nguyen-Hart'],
    email: 'lachlan.nguyenhart@torrensmail.example',
    phone: '0491 570 156',
    city: 'Adelaide',
    headline: 'Physiotherapist',
    languages: ['English', 'Vietnamese'],
    jobs: [
      'Senior Physiotherapist | Royal Adelaide Hospital | Adelaide | 2021-02 | now',
      'Physiotherapist | Back in Motion | Norwood | 2018-07 | 2021-01',
      'Graduate Physiotherapist | Mount Gambier Hospital | Mount Gambier | 2017-01 | 2018-06',
    ],
    page: `
[[ 6 11
**CONTACT**
0491 570 156
lachlan.nguyenhart@torrensmail.example
Adelaide SA

**REGISTRATION**
AHPRA PHY0005550
Working with Children Check
NDIS screening

**LANGUAGES**
English
Vietnamese

**SKILLS**
Dry needling
Vestibular rehab
ICU and respiratory
Student supervision
---
! Lachlan Nguyen-Hart
**Physiotherapist**
Hospital physio who would like to swap the pager for a rehab gym. Available for locum from mid January, rural is fine.

**EMPLOYMENT**
**Royal Adelaide Hospital, Adelaide**
Senior Physiotherapist, Feb 2021 – present
* Spinal and trauma wards, weekend roster lead
**Back in Motion, Norwood**
Physiotherapist, Jul 2018 – Jan 2021
* Sports and work injuries, 55 consults a week
**Mount Gambier Hospital, Mount Gambier**
Graduate Physiotherapist, Jan 2017 – Jun 2018
* Rotations, outreach to Millicent

**EDUCATION**
Bachelor of Physiotherapy (Hons), University of South Australia, 2016
APA Level 2 Musculoskeletal, 2020
]]
`,
  }),
  cv('05-nl-nl-kapster', 'docx', 'nl', 'NL', {
    names: ['Demi Rozendaal'],
    email: 'demirozendaal@westfriesmail.example',
    phone: '06-5550 0291',
    city: 'Hoorn',
    headline: 'Allround kapster',
    languages: [],
    aside: [2],
    jobs: [
      'Allround kapster | Team Kappers | Hoorn | 2021-11 | now',
      'Kapster | Salon Marloes | Enkhuizen | 2018-08 | 2021-10',
      'Stagiaire | BrainWash | Purmerend | 2016-09 | 2018-06',
    ],
    page: `
! Demi Rozendaal
Allround kapster
Hoorn | 06-5550 0291 | demirozendaal@westfriesmail.example | geboren 02-09-1999
# Hoi!
Ik knip alles wat haar heeft. Kleuren is mijn ding: balayage, folies, correcties. Vaste klanten gaan denk ik wel mee, maar dat beloof ik niet.
# Werk
nov 2021 - heden \tAllround kapster bij Team Kappers, Hoorn
* 28 uur, ook zaterdag
* begeleid twee leerlingen, doe de bestellingen
aug 2018 - okt 2021 \tKapster bij Salon Marloes, Enkhuizen
* dames, heren, bruidskapsels op locatie
sept 2016 - juni 2018 \tStagiaire bij BrainWash, Purmerend
# School
Kapper niveau 3, Horizon College Hoorn, 2018
Vmbo-bb, Tabor College, 2015
Keune color expert 2024
# Over mij
Rijbewijs B, paard, niet bang voor dweilen
`,
  }),
  cv('06-nl-be-jurist', 'doc', 'nl', 'BE', {
    names: ['Pieter-Jan De Wachter', 'Pieter-Jan Karel De Wachter'],
    email: 'pj.dewachter@dijlemail.example',
    phone: '+32 455 55 01 90',
    city: 'Mechelen',
    headline: 'Bedrijfsjurist overheidsopdrachten',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Bedrijfsjurist | Aquafin | Aartselaar | 2020-09 | now',
      'Adjunct van de directeur | Vlaamse overheid | Brussel | 2015-10 | 2020-08',
      'Advocaat | Van Overbeke & Partners | Mechelen | 2011-09 | 2015-09',
    ],
    page: `
> **CURRICULUM VITAE**
# Persoonlijke gegevens
|| 5 12
| Naam | Pieter-Jan Karel De Wachter
| Functie | Bedrijfsjurist overheidsopdrachten
| Woonplaats | Stuivenbergbaan 9, 2800 Mechelen
| Telefoon | +32 455 55 01 90
| E-mail | pj.dewachter@dijlemail.example
| Nationaliteit | Belg
# Professionele ervaring
|| 5 12
| 09/2020 – heden | **Bedrijfsjurist** bij Aquafin, Aartselaar\\Bestekken, gunningsverslagen, onteigeningen, opleiding van projectleiders
| 10/2015 – 08/2020 | **Adjunct van de directeur** bij Vlaamse overheid, Brussel\\Adviezen over subsidies en staatssteun
| 09/2011 – 09/2015 | **Advocaat** bij Van Overbeke & Partners, Mechelen\\Bouwrecht, balie van Mechelen
# Opleiding
|| 5 12
| 2011 | Master in de rechten, KU Leuven
| 2019 | Postgraduaat Overheidsopdrachten, UAntwerpen
# Talen
Nederlands, Frans, Engels
# Interesses
Wielrennen, jeugdhuis, brouwen
`,
  }),
  cv('07-it-estetista', 'pdf', 'it', 'IT', {
    names: ['Noemi Zorzi'],
    email: 'noemi.zorzi@valsuganabox.example',
    phone: '348 555 0162',
    city: 'Levico Terme',
    headline: 'Estetista e massaggiatrice',
    languages: ['Italiano', 'Tedesco', 'Inglese'],
    jobs: [
      'Responsabile SPA | Hotel Al Sorriso | Levico Terme | 2022-04 | now',
      'Estetista | Lefay Resort | Pinzolo | 2019-08 | 2022-03',
      'Estetista | Centro Armonia | Pergine Valsugana | 2015-07 | 2019-07',
    ],
    page: `
! Noemi Zorzi
Estetista e massaggiatrice
Viale Roma 29, 38056 Levico Terme (TN)
348 555 0162
noemi.zorzi@valsuganabox.example
# Presentazione
Undici anni tra cabina e accoglienza. Mi piacciono gli ospiti abituali e le colleghe alle prime armi. Cerco un posto annuale, non solo di stagione.
# Esperienze lavorative
## Hotel Al Sorriso, Levico Terme
Responsabile SPA, aprile 2022 – oggi
* Turni per cinque operatrici, magazzino, listino, vendita prodotti
* Massaggi e rituali in coppia
## Lefay Resort, Pinzolo
Estetista, agosto 2019 – marzo 2022
## Centro Armonia, Pergine Valsugana
Estetista, luglio 2015 – luglio 2019
* Epilazione, viso, manicure, ricostruzione unghie
# Formazione
Diploma di estetista, CFP Università Popolare Trentina, 2015
Massaggio sportivo e linfodrenaggio Vodder, 2021
# Lingue
Italiano, Tedesco, Inglese
# Patente
B
`,
  }),
  cv('08-it-tecnico-laboratorio', 'docx', 'it', 'IT', {
    names: ['Davide Sansone', 'Davide Antonio Sansone'],
    email: 'davidesansone@etneabox.example',
    phone: '+39 320 555 0109',
    city: 'Catania',
    headline: 'Tecnico di laboratorio chimico',
    languages: ['Italiano', 'Inglese'],
    aside: [2],
    jobs: [
      'Analista controllo qualità | Pfizer | Catania | 2020-10 | now',
      'Tecnico di laboratorio | Ecocontrol Sud S.r.l. | Priolo Gargallo | 2017-05 | 2020-09',
      'Tirocinio formativo | ARPA Sicilia | Siracusa | 2016-11 | 2017-04',
    ],
    page: `
> **CURRICULUM VITAE**
|| 5 12
| **Nome e cognome** | Davide Antonio Sansone
| **Professione** | Tecnico di laboratorio chimico
| **Residenza** | Via Plebiscito 512, 95124 Catania
| **Telefono** | +39 320 555 0109
| **E-mail** | davidesansone@etneabox.example
^ **ESPERIENZA**
|| 4 13
| Ottobre 2020 – oggi | **Analista controllo qualità**\\Pfizer, Catania\\HPLC, dissoluzione, Karl Fischer, indagini OOS, GMP
| Maggio 2017 – settembre 2020 | **Tecnico di laboratorio**\\Ecocontrol Sud S.r.l., Priolo Gargallo\\Acque, suoli, rifiuti; ICP-MS e GC-MS; prelievi in impianto
| Novembre 2016 – aprile 2017 | **Tirocinio formativo**\\ARPA Sicilia, Siracusa
^ **STUDI**
|| 4 13
| 2016 | Laurea triennale in Chimica industriale, Università di Catania
| 2012 | Perito chimico, ITI Archimede
^ **LINGUE**
Italiano, Inglese (B2)
^ **ALTRO**
Turni diurni e notturni già svolti. Patente B. Volontario della protezione civile.
`,
  }),
  cv('09-pt-pt-soldador', 'doc', 'pt', 'PT', {
    names: ['Rui Miguel Patacão', 'Rui Patacão'],
    email: 'ruipatacao@sadomail.example',
    phone: '920 555 066',
    city: 'Setúbal',
    headline: 'Serralheiro / soldador',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Soldador TIG | Lisnave | Setúbal | 2018-05 | now',
      'Serralheiro | Damen Shipyards | Gorinchem | 2014-02 | 2018-03',
      'Serralheiro civil | Metalosado, Lda. | Palmela | 2007-09 | 2013-12',
    ],
    page: `
# Rui Miguel Patacão
Serralheiro / soldador
Praceta do Moinho 3, 2910-555 Setúbal
920 555 066 / ruipatacao@sadomail.example
## Onde trabalhei
**Lisnave**, Setúbal – Soldador TIG – 05/2018 até à data
Tubagem, inox, espaço confinado, reparação de navios com prazos de doidos
**Damen Shipyards**, Gorinchem (Holanda) – Serralheiro – 02/2014 a 03/2018
Montagem de blocos, leitura de isométricas
**Metalosado, Lda.**, Palmela – Serralheiro civil – 09/2007 a 12/2013
Portões, escadas, estruturas
## O que tenho
* Certificado ISO 9606-1 141 e 136, validade 02/2028
* VCA em inglês
* Carta B, ponte rolante, plataforma elevatória
* 12.º ano, Curso de Serralharia, IEFP Setúbal, 2007
## Línguas
Português, Inglês (desenrasco-me)
## O que procuro
Trabalho em Portugal ou quatro semanas fora e uma em casa, com viagens pagas
`,
  }),
  cv('10-pt-br-professora', 'pdf', 'pt', 'BR', {
    names: ['Raimunda Nonata Castelo Lima', 'Raimunda Lima', 'Raimunda Castelo Lima'],
    email: 'raimunda.castelo@tapajosmail.example',
    phone: '(93) 95555-0120',
    city: 'Santarém',
    headline: 'Professora dos anos iniciais e coordenadora pedagógica',
    languages: [],
    jobs: [
      'Coordenadora pedagógica | Colégio Dom Amando | Santarém | 2020-01 | now',
      'Professora do 3º ano | Colégio Santa Clara | Santarém | 2012-02 | 2019-12',
      'Professora multisseriada | Secretaria Municipal de Educação | Belterra | 2006-03 | 2011-12',
    ],
    page: `
> **Raimunda Nonata Castelo Lima**
> Professora dos anos iniciais e coordenadora pedagógica
> Bairro Aldeia, Santarém – PA
> (93) 95555-0120 | raimunda.castelo@tapajosmail.example
# Sobre
Vinte anos de sala de aula, seis deles chegando de barco. Alfabetização, inclusão e formação de professores. Busco escola ou editora que queira alguém da Amazônia no time.
# Experiência
**Coordenadora pedagógica**
Colégio Dom Amando, Santarém
Janeiro de 2020 – atual
* Acompanhamento de 18 professores, reuniões com famílias, projeto de leitura
**Professora do 3º ano**
Colégio Santa Clara, Santarém
Fevereiro de 2012 – dezembro de 2019
**Professora multisseriada**
Secretaria Municipal de Educação, Belterra
Março de 2006 – dezembro de 2011
* Escola ribeirinha, 1º ao 5º ano juntos
# Formação
Pedagogia – Universidade Federal do Oeste do Pará – 2011
Magistério – Colégio São Raimundo – 2005
Especialização em Psicopedagogia – Uninter – 2016
# Cursos
PNAIC, Libras básico, Google for Education
`,
  }),
  cv('11-sv-kock', 'docx', 'sv', 'SE', {
    names: ['Wictor Hallgren'],
    email: 'wictor.hallgren@sundspost.example',
    phone: '+46 70 174 06 31',
    city: 'Landskrona',
    headline: 'Kock',
    languages: ['Svenska', 'Engelska', 'Danska'],
    jobs: [
      'Kökschef | Brasserie Hamnen | Landskrona | 2022-05 | now',
      'Kock | Ruths Hotel | Skagen | 2019-04 | 2022-04',
      'Kock | Bastard | Malmö | 2016-02 | 2019-03',
      'Köksbiträde | Sodexo | Helsingborg | 2014-08 | 2016-01',
    ],
    page: `
Wictor Hallgren
Kock
Västra Fäladsgatan 18, 261 35 Landskrona
+46 70 174 06 31, wictor.hallgren@sundspost.example

Tja! Efter tolv år med kvällar söker jag dagtid: skola, personalrestaurang eller produktionskök. Kan börja efter julborden.

**Jobb**
Brasserie Hamnen, Landskrona
Kökschef, maj 2022 – nu
Sex i köket, inköp, schema, matkostnad 28 procent

Ruths Hotel, Skagen
Kock, april 2019 – april 2022
Kallkök, fisk, à la carte

Bastard, Malmö
Kock, februari 2016 – mars 2019

Sodexo, Helsingborg
Köksbiträde, augusti 2014 – januari 2016

**Skola**
Restaurang- och livsmedelsprogrammet, Olympiaskolan, Helsingborg, 2014
Specialkost och allergi, kurs 2023

**Språk**
Svenska, engelska, danska
`,
  }),
  cv('12-sv-systemforvaltare', 'doc', 'sv', 'SE', {
    names: ['Shirin Rostami Lindkvist', 'Shirin Lindkvist'],
    email: 'shirin.lindkvist@fyrispost.example',
    phone: '070-174 06 90',
    city: 'Uppsala',
    headline: 'Systemförvaltare',
    languages: ['Svenska', 'Persiska', 'Engelska'],
    jobs: [
      'Systemförvaltare | Region Uppsala | Uppsala | 2019-10 | now',
      'IT-samordnare | Knivsta kommun | Knivsta | 2014-01 | 2019-09',
      'Supporttekniker | Atea | Uppsala | 2010-08 | 2013-12',
    ],
    page: `
[[ 10 7
! Shirin Rostami Lindkvist
Systemförvaltare
---
Svartbäcksgatan 87, Uppsala
070-174 06 90
shirin.lindkvist@fyrispost.example
]]
# Profil
Översättare mellan verksamhet och IT. Van vid upphandlade system, pm3, incidenter klockan sju på morgonen och användarråd klockan nio.
# Arbetslivserfarenhet
|| 4 13
| 2019-10 – nu | **Systemförvaltare**, Region Uppsala, Uppsala\\Förvaltning av tidbokning och e-tjänster; kravställning, test, utbildning
| 2014-01 – 2019-09 | **IT-samordnare**, Knivsta kommun, Knivsta\\Införde nytt skolsystem, 3 000 elevdatorer
| 2010-08 – 2013-12 | **Supporttekniker**, Atea, Uppsala
# Utbildning
|| 4 13
| 2007 – 2010 | Systemvetenskap, kandidatexamen, Uppsala universitet
| 2021 | ITIL 4 Foundation, pm3-certifiering
# Språk
Svenska, Persiska, Engelska
# Intressen
Körsång, kolonilott, schack
`,
  }),
];
