import { describe, expect, it } from 'vitest';
import { linesOf } from '#src/adapters/cv/layout.ts';
import type { Run } from '#src/adapters/cv/runs.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsIn = (text: string): (string | null)[][] =>
  read(text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('what forms and applications ask of a job', () => {
  it('stands in the way of no title below it, nor do the street and the town of the employer', () => {
    expect(
      jobsIn(`
Rosalind Bergman
rosalind.bergman@mail.example

**Work Experience:**
**U.S. Forest Service**
26 Fort Missoula Road
Missoula, MT 59804 United States
**08/2020 - Present**
**Salary: 78,412.00 USD Per Year**
**Hours per week: 40**
**Series: 0343 Pay Plan: GS Grade: 11**
**Management Analyst (This is a federal job)**
Briefed the Deputy Regional Forester each quarter.
**Supervisor: Carl Ostrander (406-555-0150)**
**Okay to contact this Supervisor: Contact me first**

**Montana Army National Guard**
Helena, MT United States
**06/2012 - 06/2018**
**Hours per week: 6**
**Supply Specialist**
Accounted for property with no loss.
`),
    ).toEqual([
      ['Management Analyst', 'U.S. Forest Service', '2020-08', null],
      ['Supply Specialist', 'Montana Army National Guard', '2012-06', '2018-06'],
    ]);
  });

  it('takes the title of the next job for no title of one that has its own', () => {
    expect(
      jobsIn(`
Jane Harrow
jane.harrow@mail.example

**Employment**
Staff Nurse, Leeds Teaching Hospitals
May 2019 – Present
Reason for leaving: relocation
Care Assistant, Oakfield Care Home
June 2015 – April 2019
Reason for leaving: studies
`),
    ).toEqual([
      ['Staff Nurse', 'Leeds Teaching Hospitals', '2019-05', null],
      ['Care Assistant', 'Oakfield Care Home', '2015-06', '2019-04'],
    ]);
  });

  it('has one title, where two labels of each job may ask for it', () => {
    const form = (position: string, task: string): string => `
Holger Wischnewski
h.wischnewski@mail.example

**Beruflicher Werdegang**
Zeitraum: 04/2018 bis heute
Firma: Kostal Kontakt Systeme GmbH, Lüdenscheid
${position}: Schichtführer
${task}: Einteilung von 9 Mitarbeitern
Zeitraum: 09/2011 bis 03/2018
Firma: Gerhardi Kunststofftechnik GmbH
${position}: Zerspanungsmechaniker
${task}: Fräsen auf drei Achsen
`;
    const both = [
      ['Schichtführer', 'Kostal Kontakt Systeme GmbH', '2018-04', null],
      ['Zerspanungsmechaniker', 'Gerhardi Kunststofftechnik GmbH', '2011-09', '2018-03'],
    ];
    expect(jobsIn(form('Position', 'Tätigkeit'))).toEqual(both);
    expect(jobsIn(form('Tätigkeit', 'Funktion'))).toEqual(both);
  });
});

describe('what stands among jobs and is none', () => {
  it('begins below a heading that is set as the others are and as no job is', () => {
    const cv = (heading: string): (string | null)[] =>
      jobsIn(`
Jörgen Åkerblad
jorgen.akerblad@mail.example

**Anställningar**
2020-01 – pågående: Platschef, NCC Infrastructure, Umeå
2015-08 – 2019-12: Arbetsledare, Svevia, Umeå

**${heading}**
Västra länken, etapp 3 (2021 – 2023): massor, broar
Norrbotniabanan (2024 – ): markarbeten
`).map(([title = null]) => title);
    expect(cv('Några jobb jag gärna visar upp')).toEqual(['Platschef', 'Arbetsledare']);
    expect(cv('Derhemma')).toEqual(['Platschef', 'Arbetsledare']);
  });

  it('goes on with jobs below a heading of how they were had', () => {
    expect(
      jobsIn(`
Derek Pargeter
derek@pargeter.example

**CONTRACTS**
Feb 2025 – date    Cummins, Darlington    Senior Design Engineer
Jun 2024 – Jan 2025    JCB, Rocester    Design Engineer

**STAFF**
Sep 2008 – Dec 2017    Brose Ltd, Coventry    Design Draughtsman
`).map(([title]) => title),
    ).toEqual(['Senior Design Engineer', 'Design Engineer', 'Design Draughtsman']);
  });

  it('is a school-leaving certificate, or what began within a job', () => {
    expect(
      jobsIn(`
Matthes Kröplin
matthes.kroeplin@mail.example

seit 2019    Vorarbeiter
Grünbau Müritz GmbH, Waren

2009 – 2013    Zeitsoldat
Bundeswehr, Torgelow, Panzergrenadier, zuletzt Stabsunteroffizier

2006    Realschulabschluss
Motorsägenschein, Baggerschein
`),
    ).toEqual([
      ['Vorarbeiter', 'Grünbau Müritz GmbH', '2019', null],
      ['Zeitsoldat', 'Bundeswehr', '2009', '2013'],
    ]);
    expect(
      jobsIn(`
Solveig Aamodt
solveig@mail.example

**PRAKSIS**
Stange kommune – Miljøarbeider
Juni 2011 – juli 2016
Helg og ferievikariater ved siden av studiene, fast fra 2014

Coop Innlandet – Butikkmedarbeider
2009 – 2011
`).map(([title]) => title),
    ).toEqual(['Miljøarbeider', 'Butikkmedarbeider']);
  });
});

describe('titles', () => {
  it('keep the number of a rank, before and behind', () => {
    expect(
      jobsIn(`
Kjell Vågsnes
kjell.vagsnes@mail.example

**FARTSTID**
Tidsrom    Stilling    Rederi    Fartøy
04.2017 – 08.2021    1. styrmann    Havila Shipping ASA    Havila Foresight
06.2013 – 02.2017    2. styrmann    Solstad Offshore    Normand Ranger
`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['1. styrmann', 'Havila Shipping ASA'],
      ['2. styrmann', 'Solstad Offshore'],
    ]);
    const [[title, , from] = []] = jobsIn(`
Jincy Kuriakose

**NURSING EXPERIENCE**
Clinical Nurse Manager 1    May 2022 – Present
Mater Misericordiae University Hospital, Dublin 7
`);
    expect([title, from]).toEqual(['Clinical Nurse Manager 1', '2022-05']);
  });
});

describe('jobs in sentences', () => {
  it.each([
    [
      'Mit arbejdsliv',
      `Siden august 2019 har jeg været daglig leder i Børnehuset Havtornen i Klitmøller. Vi er 62 børn.
Inden da var jeg pædagog samme sted, i Børnehuset Havtornen, fra januar 2014 til juli 2019, de sidste to år som tillidsrepræsentant.
Før uddannelsen, fra august 2003 til juli 2005, var jeg medhjælper i SFO Tingstrup.`,
      [
        ['daglig leder', 'Børnehuset Havtornen', '2019-08', null],
        ['pædagog', 'Børnehuset Havtornen', '2014-01', '2019-07'],
        ['medhjælper', 'SFO Tingstrup', '2003-08', '2005-07'],
      ],
    ],
    [
      'Arbetslivserfarenhet',
      `Sedan maj 2020 är jag verksamhetschef på Attendo Solgläntan i Borås, där jag leder 40 medarbetare.
Dessförinnan, mellan 2014 och 2020, var jag enhetschef i Marks kommun.`,
      [
        ['verksamhetschef', 'Attendo Solgläntan', '2020-05', null],
        ['enhetschef', 'Marks kommun', '2014', '2020'],
      ],
    ],
    [
      'Berufserfahrung',
      `Seit März 2019 leite ich als Filialleiterin den dm-Markt in Gießen.
Zuvor, von Mai 2009 bis Dezember 2015, war ich Kfz-Mechatroniker in der Werkstatt Schulze.`,
      [
        ['Filialleiterin', 'dm-Markt', '2019-03', null],
        ['Kfz-Mechatroniker', 'Werkstatt Schulze', '2009-05', '2015-12'],
      ],
    ],
    [
      'Work',
      `I have been Head Chef at The Plough in Wombleton since March 2019, with a brigade of seven.
Before that I was Sous Chef at the Star Inn, Harome (2014 to 2019).
Prior to this, from 2012 until 2014, I was employed by Grant Thornton as an Audit Senior.`,
      [
        ['Head Chef', 'The Plough', '2019-03', null],
        ['Sous Chef', 'Star Inn', '2014', '2019'],
        ['Audit Senior', 'Grant Thornton', '2012', '2014'],
      ],
    ],
  ])('are read below “%s”', (heading, text, jobs) => {
    expect(jobsIn(`Birgitte Holm\nbirgitte@holm.example\n\n**${heading}**\n${text}`)).toEqual(jobs);
  });
});

describe('an employer', () => {
  it('has the name of a town where a whole place stands beside it, in capitals above roles of which others have none', () => {
    expect(
      jobsIn(`
Terrence Okafor
t.okafor@inbox.example

**PROFESSIONAL EXPERIENCE**
RELAY HEALTH    Chicago, IL
Director of Product    Jan 2022 – Present
• Own claims platform roadmap
Senior Product Manager    Jun 2019 – Jan 2022
• Shipped eligibility API
BRAINTREE    Chicago, IL
Product Manager    Aug 2016 – May 2019
• Vaulting, disputes
`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Director of Product', 'RELAY HEALTH'],
      ['Senior Product Manager', 'RELAY HEALTH'],
      ['Product Manager', 'BRAINTREE'],
    ]);
  });

  it('is the name set apart above a title, and not what was done in the job before', () => {
    expect(
      jobsIn(`
Søren Kjeldgaard
soren@kjeldgaard.example

**Erhvervserfaring**
**Danish Crown**
Salgschef, maj 2017 – nu
Leder af ni konsulenter
**Arla Foods**
Key Account Manager, feb. 2011 – apr. 2017
Coop og Dansk Supermarked
**Carlsberg Danmark**
Sælger, sep. 2007 – jan. 2011
`).map(([, employer]) => employer),
    ).toEqual(['Danish Crown', 'Arla Foods', 'Carlsberg Danmark']);
  });

  it('is oneself, whatever is said of the work below', () => {
    expect(
      jobsIn(`
Yasmin Haddad
yasmin.haddad@mail.example

**Experience**
**Freelance UX Researcher**
Self-employed
May 2022 – present
Discovery for NHS Digital and two fintechs
**UX Researcher**
Ipsos, Manchester
Sep 2016 – Sep 2018
`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      // Whom it names is nobody.
      ['Freelance UX Researcher', null],
      ['UX Researcher', 'Ipsos'],
    ]);
  });
});

it('takes assignments, a list of projects and schools under a label for no jobs', () => {
  expect(
    jobsIn(`
Marisol Delgado
marisol.delgado@mail.example

**Clinical Experience**
**RN, Cardiac ICU** | Methodist Hospital, San Antonio, TX | 06/2020 – Present
**Travel RN** | Aya Healthcare | 01/2019 – 05/2020
• Assignments: Banner UMC Tucson (01/2019 – 04/2019); UCHealth Aurora (05/2019 – 11/2019)
**RN, Med-Surg** | University Health, San Antonio, TX | 07/2016 – 12/2018
`).map(([title]) => title),
  ).toEqual(['RN, Cardiac ICU', 'Travel RN', 'RN, Med-Surg']);
  expect(
    jobsIn(`
Cem Arslan
cem.arslan@mail.example

**Berufliche Stationen**
**04/2011 – heute: Senior Softwareentwickler, Vector Informatik GmbH, Stuttgart**
**Projekthistorie (Auszug)**
**03/2024 – heute, Tier-1-Zulieferer, Raum Stuttgart**
Rolle: Architekt
`).map(([title]) => title),
  ).toEqual(['Senior Softwareentwickler']);
  expect(
    jobsIn(`
Kieran Mottram
kieranmottram@mail.example

2020 – now    Wincanton, Warrington
HGV Class 1 Driver
2015 – 2020    Biffa, Wigan
Class 2 Driver
School: Rose Bridge High, 2002 – 2007
Hobbies: Wigan Warriors, fishing
`).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['HGV Class 1 Driver', 'Wincanton'],
    ['Class 2 Driver', 'Biffa'],
  ]);
});

describe('a title', () => {
  it('stands without the label before it', () => {
    expect(
      jobsIn(`
Chinedu Okonkwo
chinedu.okonkwo@mail.example

**WORK EXPERIENCE WITH DATES**
Zenith Bank Plc, Victoria Island    March 2018 – Till Date
Post Held: Branch Manager
Access Bank, Yaba    January 2011 – April 2013
Post Held: Teller
`).map(([title]) => title),
    ).toEqual(['Branch Manager', 'Teller']);
  });

  it('is what stands where the others of the CV have theirs, though no list knows it', () => {
    expect(
      jobsIn(`
Reto Imboden
reto.imboden@mail.example

**BERUFLICHE TÄTIGKEITEN**
Sept. 2015 – heute    Lonza AG, Visp
Produktionsleiter
Febr. 2011 – Aug. 2015    Lonza AG, Visp
Produktionsmitarbeiter
Aug. 2007 – Jan. 2011    Seiler Textil AG, Saas-Grund
Zwirner
`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Produktionsleiter', 'Lonza AG'],
      ['Produktionsmitarbeiter', 'Lonza AG'],
      ['Zwirner', 'Seiler Textil AG'],
    ]);
  });
});

describe('a table of jobs in a PDF', () => {
  const run = (text: string, x: number, y: number, bold = false): Run => ({
    text,
    x,
    x2: x + text.length * 5,
    y,
    size: 10,
    bold,
  });
  const linesIn = (rows: readonly string[][], begins: readonly number[]): string[] =>
    linesOf([
      {
        runs: rows.flatMap((row, at) =>
          row.flatMap((text, cell) => (text === '' ? [] : [run(text, begins[cell] ?? 0, 700 - at * 12)])),
        ),
        hidden: [],
        pictured: false,
        box: { x: 0, y: 0, x2: 600, y2: 800 },
      },
    ]).lines.map(({ text }) => text);

  it('is read in rows where names stand level with places and dates, and then what was done beside an empty cell', () => {
    const rows = [
      ['Site record'],
      ['Boyle Construction', 'Letterkenny'],
      ['General Foreman', 'Feb 2020 to now'],
      ['', '72-unit social housing at Ballybofey'],
      ['Sisk', 'Dublin'],
      ['Finishing Foreman', 'May 2016 to Jan 2020'],
      ['', 'Two hotels and the student beds'],
      ['Lendlease', 'Sydney'],
      ['Carpenter', 'Mar 2011 to Feb 2016'],
      ['', 'Formwork and then fit-out'],
      ['Trade'],
    ];
    expect(linesIn(rows, [57, 199])).toEqual(rows.map((row) => row.filter((text) => text !== '').join('\t')));
  });

  it('is not parted below its header, also where a cell broke its dates', () => {
    const rows = [
      ['Company', 'Vessel', 'Type', 'Rank', 'Period'],
      ['Svitzer', 'Svitzer Kent', 'Tug', 'Chief Officer', '02/2021 – date'],
      ['Stena Line', 'Adventurer', 'RoPax', 'Second Officer', '05/2016 –'],
      ['', '', '', '', '01/2021'],
      ['Stena Line', 'Nordica', 'RoPax', 'Third Officer', '01/2014 –'],
      ['', '', '', '', '04/2016'],
      ['Clyde Marine', 'various', 'various', 'Deck Cadet', '01/2011 –'],
      ['', '', '', '', '12/2013'],
    ];
    const lines = linesIn(rows, [57, 140, 230, 300, 400]);
    expect(lines).toEqual(rows.map((row) => row.filter((text) => text !== '').join('\t')));
    expect(
      jobsIn(
        `Gareth Pugh\n\n**SEA SERVICE**\n${lines.map((line) => line.replaceAll('\t', '    ')).join('\n')}`,
      ),
    ).toEqual([
      ['Chief Officer', 'Svitzer', '2021-02', null],
      ['Second Officer', 'Stena Line', '2016-05', '2021-01'],
      ['Third Officer', 'Stena Line', '2014-01', '2016-04'],
      ['Deck Cadet', 'Clyde Marine', '2011-01', '2013-12'],
    ]);
  });
});
