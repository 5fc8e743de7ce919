import { expect, it } from 'vitest';
import { arrangedLines } from '#src/domain/cv/arranged-lines.ts';
import { spanIn } from '#src/domain/cv/dates.ts';
import { readLines } from '#src/domain/cv/read.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const jobsOf = (text: string): string[] =>
  readPlain(text).experience.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '));

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  styled: false,
  apart: false,
  bullet: false,
  margin: false,
  ...set,
});

it.each([
  ['Kontaktangaben', 'contact'],
  ['Top-Kenntnisse', 'skills'],
  ['Competenze principali', 'skills'],
  ['Principales compétences', 'skills'],
  ['Belangrijkste vaardigheden', 'skills'],
  ['Bescheinigungen', 'certifications'],
  ['Bibeskæftigelse', 'experience'],
  ['Bisysslor', 'experience'],
])('a heading of an exported profile, or of work on the side, is one: %s', (heading, kind) => {
  expect(sectionOf(heading)).toBe(kind);
});

it.each(['Payroll', 'Lohnbuchhaltung', 'Contabilidad'])(
  'the last of a list over a whole name in large type is no part of the name: %s',
  (last) => {
    const lines = [
      line('My toolbox and more', { bold: true, size: 14 }),
      line('VAT'),
      line(last),
      line('Languages', { bold: true, size: 14, apart: true }),
      line('English (native)'),
      line('Jane Zurbriggen-Harrow', { bold: true, size: 20 }),
      line('Mandate manager at Hallam Services Ltd'),
      line('jane.zurbriggen@example.org'),
    ];
    const source = { lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 };
    expect(readLines(source, 'AU').fields.name).toBe('Jane Zurbriggen-Harrow');
  },
);

it.each([
  ['Oct-2021 / Actualidad', '2021-10', null],
  ['Mar-2018 / Sep-2021', '2018-03', '2021-09'],
  ['Okt-2021 / heute', '2021-10', null],
])('a month that a hyphen parts from its year begins or ends a time: %s', (text, from, to) => {
  expect(spanIn(text)).toMatchObject({ from, to });
});

it.each([
  ['Years', 'School', 'Position'],
  ['Jahre', 'Schule', 'Funktion'],
  ['Années', 'École', 'Poste'],
  ['Jaren', 'Ziekenhuis', 'Functie'],
])('kinds of houses head the column of employers: %s %s', (years, house, position) => {
  expect(
    jobsOf(`Jane Harrow

**Experience
${years}\t${house}\t${position}
2014–2021\tHallam Grange, Leeds\tTeacher
2022–2024\tHarbour View, Lower Hutt Deputy Principal`),
  ).toEqual(['Teacher | Hallam Grange | 2014 | 2021', 'Deputy Principal | Harbour View | 2022 | 2024']);
});

it.each([
  'Employer\tPosition\tYears\nHallam Water, Leeds\tProgramme Manager2021-present',
  'Werkgever\tRol\tJaren\nHallam Water, Leeds\tProgramme Manager2021-heden',
  'Empresa\tCategoria\tEntrada\tSaída\nHallam Water, Leeds\tProgramme Manager01-2021\taté hoje',
])('a date that touches the wide cell before it is a cell of its own', (table) => {
  expect(
    readPlain(`Jane Harrow\n\n**Experience\n${table}\nNorth Ltd, York\tClerk\t2010\t2019`).experience[0],
  ).toMatchObject({ title: 'Programme Manager', employer: 'Hallam Water', is_current: true });
});

it('columns of Danish tables are known by their words', () => {
  expect(
    jobsOf(`Jane Harrow

**Ansættelser
Fra\tTil\tTitel\tArbejdsplads
10/2018\tnu\tUdviklingschef\tTrekantens Varmeteknik A/S, Kolding
01/2013\t09/2018\tProjektleder\tAls Kompressor A/S, Aarhus`),
  ).toEqual([
    'Udviklingschef | Trekantens Varmeteknik A/S | 2018-10 | ',
    'Projektleder | Als Kompressor A/S | 2013-01 | 2018-09',
  ]);
});

it.each(['Environment', 'Technologies', 'Umgebung', 'Entorno', 'Environnement technique', 'Tecnologie'])(
  'what was worked with is no employer: %s',
  (label) => {
    expect(
      jobsOf(`Jane Harrow

**Experience
**Hallam Mutual Insurance, Leeds\tMay 2022 – Present
Role: Senior Developer
${label}: Apex, LWC, MuleSoft
**Tideway Freight Systems, York\tJanuary 2014 – June 2016
Role: Java Developer
${label}: Spring, Hibernate, Oracle`),
    ).toEqual([
      'Senior Developer | Hallam Mutual Insurance | 2022-05 | ',
      'Java Developer | Tideway Freight Systems | 2014-01 | 2016-06',
    ]);
  },
);

it.each([
  ['Marzo 2020 a la fecha', 'Mayo 2015 a febrero 2020'],
  ['März 2020 bis heute', 'Mai 2015 bis Februar 2020'],
  ['De mars 2020 à ce jour', 'De mai 2015 à février 2020'],
])('a time alone before a colon leads the line below: %s', (now, before) => {
  expect(
    jobsOf(`Jane Harrow

**Experience
${now}:
Enfermera supervisora UPC, Hospital Clínico del Llaima, Temuco.
* 18 camas críticas
${before}:
Enfermera de turno, Hospital Intercultural Budi, Puerto Saavedra.`),
  ).toEqual([
    'Enfermera supervisora UPC | Hospital Clínico del Llaima | 2020-03 | ',
    'Enfermera de turno | Hospital Intercultural Budi | 2015-05 | 2020-02',
  ]);
});

const bold = { bold: true };

it('towns and times that were read behind all employers and roles go back to them', () => {
  const left = [
    line('Hallam Clinic', bold),
    line('Nurse'),
    line('Ward Sister'),
    line('Polar Staff Ltd', bold),
  ];
  const right = ['Leeds', '01.03.2021 - now', '01.02.2019 - 28.02.2021', 'Oslo'].map((text) => line(text));
  const row = line('Nurse\t01.08.2012 - 31.01.2019');
  expect(arrangedLines([...left, ...right, row]).map(({ text }) => text)).toEqual([
    '01.03.2021 - now\tNurse\tHallam Clinic, Leeds',
    '01.02.2019 - 28.02.2021\tWard Sister\tHallam Clinic, Leeds',
    '01.08.2012 - 31.01.2019\tNurse\tPolar Staff Ltd, Oslo',
  ]);
});

const HOUSES = [
  line('Aerovale Estruturas S.A.', bold),
  line('Taubaté/SP'),
  line('mar/2021 – atual'),
  line('Autopeças Serra Azul', bold),
  line('Ltda.', bold),
  line('jun/2017 – fev/2021'),
];
const HEADING = line('Atuação profissional', { bold: true, size: 14 });

it('titles in bold that were read behind all employers go back to them', () => {
  const titles = [
    line('Engenheira Sênior', bold),
    line('Lidera seis técnicos'),
    line('Engenheira Júnior', bold),
  ];
  expect(arrangedLines([HEADING, ...HOUSES, ...titles]).map(({ text }) => text)).toEqual([
    'Atuação profissional',
    'mar/2021 – atual\tEngenheira Sênior\tAerovale Estruturas S.A., Taubaté/SP',
    'Lidera seis técnicos',
    'jun/2017 – fev/2021\tEngenheira Júnior\tAutopeças Serra Azul Ltda.',
  ]);
});

it('what is as many and no titles stays where it stands', () => {
  const others = [line('Education', bold), line('BSc, Leeds'), line('Note', bold)];
  const lines = [HEADING, ...HOUSES, ...others];
  expect(arrangedLines(lines)).toEqual(lines);
});

it.each([
  'Dominio de idiomas',
  'Manejo de idiomas',
  'Idiomas y ofimática',
  'Sprog, jeg bruger',
  'Sprachen im Alltag',
  'Idiomas que uso no trabalho',
  'Kōrero',
])('a heading in words of its owner’s heads languages: %s', (heading) => {
  expect(sectionOf(heading)).toBe('languages');
});

it.each(['Dominio de sistemas', 'Programming languages in use', 'Kennis van zaken'])(
  'what is of no spoken languages heads none: %s',
  (text) => {
    expect(sectionOf(text)).not.toBe('languages');
  },
);

it.each([
  ['Jeg er 37 år, har kørekort til bil og taler dansk, fransk og engelsk.', ['Danish', 'French', 'English']],
  ['Ich habe den Führerschein und spreche Deutsch und Englisch.', ['German', 'English']],
  ['Tengo carné de conducir y hablo castellano y francés.', ['Spanish', 'French']],
])('languages are told within a sentence: %s', (sentence, languages) => {
  expect(readPlain(`Jane Harrow\n\n**Profile\n${sentence}`).languages).toEqual(languages);
});

it('chapters with Roman numbers are headed by what stands behind these', () => {
  const page = `Jane Harrow

**I. DATOS PERSONALES
jane@example.org

**II. EXPERIENCIA PROFESIONAL
2019 – 2022 Contable, Hallam Ltd

**III. IDIOMAS
Español, Quechua (intermedio)`;
  expect(readPlain(page).languages).toEqual(['Spanish', 'Quechua']);
});

it.each([
  ['Bor på Dragonvägen 40 i Umeå, nås på 070-174 06 77', 'Umeå'],
  ['Ich wohne in der Langen Straße 12 in Oldenburg mit zwei Kindern', 'Oldenburg'],
  ['Ik woon aan de Dorpsstraat 3 in Zwolle met twee katten', 'Zwolle'],
])('the town stands behind the street where somebody lives: %s', (sentence, city) => {
  expect(readPlain(`Jane Harrow\n${sentence}`).location?.city).toBe(city);
});

it('a degree that was taken is no job', () => {
  const jobs = jobsOf(`Jane Harrow

**Lebenslauf
Von 1994 bis 1998 machte ich an den Berufsbildenden Schulen in Oldenburg zuerst den Abschluss als Sozialassistentin.

Von September 1999 bis Juni 2004 arbeitete ich als Erzieherin in der Kita Sonnentau in Oldenburg.

Von Februar 2008 bis Juli 2014 war ich Gruppenleiterin im Hort der Grundschule Eversten-Süd in Oldenburg.`);
  expect(jobs.map((job) => job.split(' | ')[0])).toEqual(['Erzieherin', 'Gruppenleiterin']);
});

it('years that are not among the jobs are none', () => {
  expect(sectionOf('Years not in the table')).toBe('other');
});
