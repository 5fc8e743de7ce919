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

it('puts a name together that stands in two fields or on two lines, and takes no half of one', () => {
  const name = (text: string): string | null => read(text).name;
  expect(name('Lebenslauf\n\nName: von der Heide-Lühr\nVorname: Annegret')).toBe(
    'Annegret von der Heide-Lühr',
  );
  expect(name('Lebenslauf\n\nName    Meier    Vorname    Hans')).toBe('Hans Meier');
  expect(name('CV\n\nSukunimi: Mäkelä-Virtanen\nEtunimet: Aino Maria')).toBe('Aino Maria Mäkelä-Virtanen');
  expect(name('CV\n\nApellidos: García López\nDirección: Calle Mayor 3')).toBeNull();
  expect(name('LE GOFF de KERVILY Anne-Sophie\nQuimper')).toBe('Anne-Sophie Le Goff de Kervily');
});

it('knows titles, callings and births around a name, and leaves an anonymised profile without one', () => {
  const name = (text: string): string | null => read(text).name;
  for (const [line, is] of [
    ['Mag.ª Dr.in Theresia Hinteregger, MBA', 'Theresia Hinteregger'],
    ['Dr. med. univ. Anna Huber-Steiner', 'Anna Huber-Steiner'],
    ['Prof. Dr. h. c. mult. Werner Sommer', 'Werner Sommer'],
    ['RA Dr. Lars Thiele, LL.M. (Sydney)', 'Lars Thiele'],
    ['Civ.ing. Håkan Öberg', 'Håkan Öberg'],
    ['Profª. Drª. Conceição dos Anjos', 'Conceição dos Anjos'],
    ['Petra Schmidt, geb. Vogel', 'Petra Schmidt'],
    ['Felix Braun, staatl. gepr. Techniker', 'Felix Braun'],
    ['The Hon. Arabella St John-Smythe', 'Arabella St John-Smythe'],
  ])
    expect(name(`${line}\nBonn`), line).toBe(is);
  expect(name('Robert Half\nPersonalvermittlung\nKandidatin: Frau K.')).toBeNull();
});

it('reads jobs with hours, seasons, a title before its sentence and a leave in brackets', () => {
  const { experience } = read(`
Reto Ammann

**Berufspraxis**
dzt. (seit Jänner 2022)
Leiterin Personal (30 Wochenstunden)
Murtal Seilbahnen GmbH, Graz
Feber 2015 – Mai 2020
Contable. Cierres, modelos 303 y 347, nóminas.
Asesoría Bernal, Sevilla
Étés 2011, 2012 et 2013
Vendeuse
Boulangerie du Port, Bénodet
`);
  expect(experience.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Leiterin Personal', '2022-01', null],
    ['Contable', '2015-02', '2020-05'],
    ['Vendeuse', '2011', '2013'],
  ]);
  const [job, ...others] = read(`
Anna Berg

**Experience**
**HR Business Partner** (maternity leave Sept 2015 to June 2016)
Pryce Stores Ltd, Bradford
May 2014 – Jan 2018
`).experience;
  expect([job?.title, job?.from, others]).toEqual(['HR Business Partner', '2014-05', []]);
});

it('reads a Finnish CV', () => {
  const { experience, languages } = read(`
Jari-Pekka Heikkinen
jp.heikkinen@posti.example

TYÖKOKEMUS
Projektipäällikkö, Rautakontti Oy, Tampere
8/2019 –
Suunnitteluinsinööri, Konepaja Lehto Oyj, Nokia
5/2014 – 7/2019

KIELITAITO
Suomi, ruotsi
`);
  expect(experience.map(({ title, employer, is_current }) => [title, employer, is_current])).toEqual([
    ['Projektipäällikkö', 'Rautakontti Oy', true],
    ['Suunnitteluinsinööri', 'Konepaja Lehto Oyj', false],
  ]);
  expect(languages).toEqual(['Finnish', 'Swedish']);
});

it('takes no part of a table of dates for columns, however near a date ends to what it dates', () => {
  const rows: [string, string][] = [
    ['01.04.2020 – heute', 'Sachbearbeiterin Treuhand'],
    ['', 'Jungfrau Treuhand AG, Interlaken'],
    ['', 'Führung von 35 Mandaten, Löhne, Steuern'],
    ['Personen', ''],
    ['01.08.2014 – 31.03.2020', 'Mitarbeiterin Finanzen'],
    ['', 'Einwohnergemeinde Matten'],
    ['01.09.2006 – 30.06.2012', 'Allrounderin'],
    ['', 'Garage Ruchti, Spiez'],
    ['Sprachen', ''],
    ['Deutsch', 'Muttersprache'],
    ['Englisch', 'B2'],
  ];
  const { lines } = linesOf([
    {
      runs: rows.flatMap(([left, right], at) => [
        ...(left === '' ? [] : [run(left, 57, 700 - at * 12, 57 + left.length * 5.45)]),
        ...(right === '' ? [] : [run(right, 193, 700 - at * 12)]),
      ]),
      hidden: [],
      pictured: false,
      box: { x: 0, y: 0, x2: 600, y2: 800 },
    },
  ]);
  expect(lines.map(({ text }) => text)).toEqual(
    rows.map((row) => row.filter((text) => text !== '').join('\t')),
  );
});
