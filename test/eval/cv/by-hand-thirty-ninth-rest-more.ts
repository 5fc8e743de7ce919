import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth-rest');

/** Of the thirty closed ones the last two in English. */
export const BY_HAND_THIRTY_NINTH_REST_MORE: Sheet[] = [
  cv('07-en-gb-developer', 'docx', 'en', 'GB', {
    names: ['Zuzanna Wiśniewska-Brown', 'Zuza Wiśniewska-Brown', 'Zuzanna Wiśniewska'],
    email: 'zuza@wisniewskabrown.example',
    phone: '07700 900874',
    city: 'Bristol',
    headline: 'Data Engineer',
    languages: ['Polish', 'English'],
    jobs: [
      'Lead Data Engineer | OVO Energy | | 2024-02 | now',
      'Data Engineer | OVO Energy | | 2021-05 | 2024-01',
      'Data Analyst | Hargreaves Lansdown | | 2018-09 | 2021-04',
      'Café Supervisor | Boston Tea Party | | 2015-10 | 2018-08',
    ],
    page: `
# Zuzanna Wiśniewska-Brown
**Data Engineer** | Bristol, UK | 07700 900874 | zuza@wisniewskabrown.example
## What I bring
**Pipelines.** Seven years of SQL, five of Python; dbt, Airflow, BigQuery, a bit of Spark when it cannot be helped.
**Plain speech.** I used to run a café, so I can tell finance why the numbers changed without drawing a DAG.
**Mentoring.** Codebar coach since 2020, two career changers now in my team.
## Where I have done it
**Lead Data Engineer, OVO Energy (Feb 2024 – Present)**
* Half-hourly settlement data for 4 million meters
* Team of five, on-call rota, cost down 22%
**Data Engineer, OVO Energy (May 2021 – Jan 2024)**
* From 300 scheduled queries to one dbt project
**Data Analyst, Hargreaves Lansdown (Sep 2018 – Apr 2021)**
* Client retention and ISA season forecasting
**Café Supervisor, Boston Tea Party (Oct 2015 – Aug 2018)**
## How I learned it
MSc Data Science (part time), UWE Bristol, 2021
BA Sociology, Uniwersytet Wrocławski, 2014
## Also
Polish is my mother tongue, English my everyday language. Settled status.
`,
  }),
  cv('08-en-ca-site-superintendent', 'pdf', 'en', 'CA', {
    names: ['Jean-Sébastien Archambault', 'Jean-Sébastien (JS) Archambault', 'JS Archambault'],
    email: 'js.archambault@lakeheadmail.example',
    phone: '807-555-0190',
    city: 'Thunder Bay',
    headline: 'Site Superintendent',
    languages: ['English', 'French'],
    jobs: [
      'Site Superintendent | EllisDon | | 2020-03 | now',
      'Assistant Superintendent | PCL Construction | | 2014-06 | 2020-02',
      'Carpenter Foreman | Pomerleau | | 2008-05 | 2014-05',
      'Apprentice Carpenter | Construction Boréale | | 2004-06 | 2008-04',
    ],
    page: `
HEAD NORTHERN TRADES STAFFING INC. · Thunder Bay · Sudbury · Timmins · 1-800-555-0100
~ Candidate presented by Northern Trades Staffing. Please arrange interviews through our office.
**Site Superintendent**
! Jean-Sébastien (JS) Archambault
Thunder Bay, ON – 807-555-0190 – js.archambault@lakeheadmail.example
^ **SNAPSHOT**
|| 6 11
| Years in construction | 22
| Largest job | $184M, Lakehead correctional complex
| Tickets | Gold Seal, Red Seal carpenter, working at heights, NCSO
| Languages | English, French
| Relocation | anywhere north of Barrie
^ **WORK HISTORY**
EllisDon – Thunder Bay, ON\t03/2020 – present
**Site Superintendent**
* Up to 160 workers, 30 trades; zero lost time in 2023 and 2024
* Look-aheads, pull planning, winter heat
PCL Construction – Sudbury, ON\t06/2014 – 02/2020
**Assistant Superintendent**
* Hospital wing, two mine dry buildings
Pomerleau – Gatineau, QC\t05/2008 – 05/2014
**Carpenter Foreman**
Construction Boréale – Hearst, ON\t06/2004 – 04/2008
**Apprentice Carpenter**
^ **TRAINING**
Certificate of Qualification 403A, 2008
Construction supervisor program, Confederation College, 2013
`,
  }),
];
