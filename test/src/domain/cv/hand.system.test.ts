import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extract } from '#src/adapters/cv/extract.ts';
import { linesOf } from '#src/adapters/cv/layout.ts';
import type { Run } from '#src/adapters/cv/runs.ts';
import { readLines } from '#src/domain/cv/read.ts';
import { score, sum } from '#test/eval/cv/score.ts';
import type { Truth } from '#test/eval/cv/sheet.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const FOLDER = join(import.meta.dirname, '../../../eval/cv');

it('reads pages that their owners set: every name, none made up, nearly all jobs in each language', async () => {
  const truths: Truth[] = JSON.parse(readFileSync(join(FOLDER, 'open.json'), 'utf8'));
  const scored = await Promise.all(
    truths
      .filter(({ layout }) => layout.startsWith('by hand'))
      .map(async (truth) => {
        const source = await extract(readFileSync(join(FOLDER, 'open', truth.file)));
        return score(truth, readLines(source, truth.agency));
      }),
  );
  expect(scored.filter(({ name }) => name === 'made up').map(({ truth }) => truth.file)).toEqual([]);
  expect(scored.filter(({ name }) => name === 'missed').map(({ truth }) => truth.file)).toEqual([]);
  for (const language of new Set(scored.map(({ truth }) => truth.language))) {
    const { right, found, there } = sum(
      scored.filter(({ truth }) => truth.language === language),
      'jobs',
    );
    expect([right / found > 0.95, right / there > 0.95], language).toEqual([true, true]);
  }
  // What is said with confidence is right.
  const sure = scored.flatMap((one) => one.sure).filter(({ confidence }) => confidence >= 0.9);
  expect(sure.filter(({ right }) => right).length / sure.length).toBeGreaterThan(0.95);
});

it('reads the surname first where its label says so', () => {
  expect(read('Lebenslauf\n\nCognome e nome: Santangelo Ginevra\nBari').name).toBe('Ginevra Santangelo');
  expect(read('CV\n\nApellidos y nombre: Ortuño Vidal María').name).toBe('María Ortuño Vidal');
  expect(read('CV\n\nNombre y apellidos: María Ortuño Vidal').name).toBe('María Ortuño Vidal');
});

it('puts an address together that a narrow column broke, and takes no next word for a part of one', () => {
  expect(read('Ana Ruiz\nana.ruiz@proton.e\nxample\nLeeds').email).toBe('ana.ruiz@proton.example');
  expect(read('Ana Ruiz\nana.ruiz@proton.example\nleeds').email).toBe('ana.ruiz@proton.example');
  expect(read('Ana Ruiz\nana@mail.example\nwww.linkedin.com/in/ana-\nruiz-88 (LinkedIn)').linkedin_url).toBe(
    'https://www.linkedin.com/in/ana-ruiz-88',
  );
});

it('takes dates above a form without labels for those of the form', () => {
  const { experience } = read(`
Marijke Smit
Adres: Utrechtseweg 210, 3818 ET Amersfoort

**Arbeidsverleden**
sept. 2018 – heden
Functie: Wijkverpleegkundige
Werkgever: Stichting Zorg Eemland, Amersfoort
febr. 2011 – aug. 2018
Functie: Verpleegkundige
Werkgever: Ziekenhuis De Vallei, Ede
`);
  expect(experience.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Wijkverpleegkundige', '2018-09', null],
    ['Verpleegkundige', '2011-02', '2018-08'],
  ]);
});

it('keeps the jobs after a heading within a job, and ends them at a board seat', () => {
  const { experience } = read(`
Ritika Agarwal
ritika@mail.example

**EXPERIENCE**
Organisation: Birlex Cement Limited, Kolkata
Designation: Deputy Manager
Period: October 2021 to till date
**Responsibilities**
GST audits of eleven plants.
Organisation: Sanyal & Associates, Kolkata
Designation: Article Assistant
Period: February 2014 to February 2017

**BOARD POSITIONS**
Non-Executive Director, Harbour Kids Foundation (2020 – Present)
`);
  expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
    ['Deputy Manager', 'Birlex Cement Limited'],
    ['Article Assistant', 'Sanyal & Associates'],
  ]);
});

it('takes a ward for no employer, a university for no home, and "ad oggi" for now', () => {
  const nurse = read(`
Marisol Quintanilla

**EXPERIENCE**
**Mission Trail Medical Center**
Charge Nurse, Cardiovascular ICU    08/2020 – Present
Staff Nurse, Medical ICU    05/2017 – 08/2020
`);
  expect(nurse.experience.map(({ title, employer }) => [title, employer])).toEqual([
    ['Charge Nurse, Cardiovascular ICU', 'Mission Trail Medical Center'],
    ['Staff Nurse, Medical ICU', 'Mission Trail Medical Center'],
  ]);
  const student = read(`
Pri Raghunathan
praghunathan@umich.example

**EDUCATION**
University of Michigan    Ann Arbor, MI
B.S.E. in Computer Science
`);
  expect(student.location).toBeNull();
  const [job] = read(`
Matteo De Luca

**Esperienze lavorative**
**Sviluppatore presso Mole Digitale S.p.A., Torino**
maggio 2021 – ad oggi
`).experience;
  expect(job).toMatchObject({ title: 'Sviluppatore', from: '2021-05', to: null, is_current: true });
});

it('reads the mother tongue of a form, and degrees of somebody who has only courses', () => {
  const { languages, skills, education } = read(`
Ginevra Santangelo

**COMPETENZE PERSONALI**
Madrelingua: Italiano
Excel, SAP

**Training**
RHS Level 3 Diploma, Bicton College, 2011
`);
  expect([languages, skills]).toEqual([['Italian'], ['Excel', 'SAP']]);
  expect(education.map(({ degree, school }) => [degree, school])).toEqual([
    ['RHS Level 3 Diploma', 'Bicton College'],
  ]);
});

const run = (text: string, x: number, y: number, x2 = x + text.length * 5): Run => ({
  text,
  x,
  x2,
  y,
  size: 10,
  bold: false,
});

it('keeps cells apart that touch, and dates at the left with what they date', () => {
  const side = ['Contact', 'ana@mail.example', 'Skills', 'SQL', 'Excel', 'Power BI', 'SAP', 'Jira'];
  const main = [
    'Ana Ruiz',
    'Analyst',
    'Experience',
    'Looplane',
    'Analyst',
    'Zentrix',
    'Clerk',
    'Acme',
    'Temp',
  ];
  const beside = linesOf([
    {
      runs: [
        ...side.map((text, at) => run(text, 40, 700 - at * 14, 180)),
        ...main.map((text, at) => run(text, 180, 700 - at * 14)),
      ],
      hidden: [],
      pictured: false,
      box: { x: 0, y: 0, x2: 600, y2: 800 },
    },
  ]);
  expect(beside.lines.map(({ text }) => text)).toEqual([...side, ...main]);

  const years = ['2022–', '2019–2022', '2016–2019', '2012–2016'];
  const work = ['Lecturer, Mercia', 'Fellow, Exmoor', 'Associate, Plymouth', 'Student, Lagos'];
  const dated = linesOf([
    {
      runs: [
        run('Ana Ruiz', 40, 740),
        run('School of Biosciences', 40, 726),
        run('Appointments', 40, 712),
        ...years.map((text, at) => run(text, 40, 698 - at * 14)),
        ...work.map((text, at) => run(text, 300, 698 - at * 14)),
        run('Grants', 40, 640),
      ],
      hidden: [],
      pictured: false,
      box: { x: 0, y: 0, x2: 600, y2: 800 },
    },
  ]);
  expect(dated.lines.map(({ text }) => text)).toContain('2019–2022\tFellow, Exmoor');
});

it('reads jobs under headings in their owner’s words, and forms whose employer stands above the fields', () => {
  const { experience } = read(`
Thiago Prado

**Onde trabalhei**
thiago@mail.example

**Teaching posts**
**Grupo Araucária Alimentos**
Cargo: Analista fiscal
Período: agosto/2019 até o momento
**Contábil Iguaçu Ltda**
Cargo: Assistente fiscal
Período: fevereiro/2015 a julho/2019
`);
  expect(experience.map(({ title, employer, from, to }) => [title, employer, from, to])).toEqual([
    ['Analista fiscal', 'Grupo Araucária Alimentos', '2019-08', null],
    ['Assistente fiscal', 'Contábil Iguaçu Ltda', '2015-02', '2019-07'],
  ]);
  const { experience: jobs } = read(`
Harriet Reyes

**EMPLOYMENT**
**What I have enjoyed**
**TIDEWATER ENERGY, BRISTOL (JULY 2019 – PRESENT)**
**Supply Technician, GS-2005-07 (March 2022 – Present)**
**Team Leader (July 2019 – February 2022)**
`);
  expect(jobs.flatMap(({ title }) => title ?? [])).toEqual(['Supply Technician', 'Team Leader']);
});

it('reads where somebody lives beside a number, a skill with a year, and a number of the agency’s country', () => {
  const fields = read(`
Rosalia Cannavò
Residente a Catania, cell. 333 410 2298

**Skills**
SIKB 2001, Excel, March 2019
`);
  expect([fields.location?.city, fields.skills]).toEqual(['Catania', ['SIKB 2001', 'Excel']]);
  expect(read('Ana Ruiz\nVitória, Brazil, 0412 345 678').phone).toBe('0412 345 678');
});

it('takes leave, service and training between jobs for no job, and a job about leave for one', () => {
  const cv = (lines: string): string[] =>
    read(`Jana Brunner\nLeipzig\n\nBerufserfahrung\n${lines}`).experience.map(({ title }) => title ?? '');
  const clerk = '2015 – 2018 Buchhalterin, Rosental GmbH';
  expect(cv(`2018 – 2019 Elternzeit\n${clerk}`)).toEqual(['Buchhalterin']);
  expect(cv(`${clerk}\n01/2014 – 12/2014\nZivildienst`)).toEqual(['Buchhalterin']);
  expect(cv(`${clerk}\n2012 – 2015 Ausbildung zur Buchhalterin, Rosental GmbH`)).toEqual(['Buchhalterin']);
  expect(cv(`2019 – 2020 Elternzeitvertretung Buchhaltung, Rosental GmbH\n${clerk}`)).toHaveLength(2);
});

it('reads a name before its address, before letters in brackets and with particles', () => {
  const nameIn = (line: string): string | null => read(`${line}\n\nExperience`).name;
  expect(nameIn('Jane Harrow, 12 High Street, Leeds\njane.harrow@mail.example')).toBe('Jane Harrow');
  expect(nameIn('Jane Harrow, BSc (Hons), MRICS\njane.harrow@mail.example')).toBe('Jane Harrow');
  expect(nameIn('Maria do Carmo de la Fontaine e Silva\nmdocarmo@mail.example')).toBe(
    'Maria do Carmo de la Fontaine e Silva',
  );
});
