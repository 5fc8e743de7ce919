import { expect, it } from 'vitest';
import { doubtsOf } from '#src/domain/cv/name-decision.ts';
import { namesPause } from '#src/domain/cv/pauses.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { withWholeCells } from '#src/domain/cv/wrapped-cells.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const nameOf = (head: string) =>
  readPlain(`${head.replaceAll('|', '\n')}\n\n**Experience**\n2019 – 2022 Assistant, Hallam Services Ltd`)
    .name;

it.each([
  ['Apellidos y nombre: VILARIÑO COUTO, UXÍA|uxia.vilarino@mail.example', 'Uxía Vilariño Couto'],
  ['Konsultprofil: Shirin Moradi Ekblad', 'Shirin Moradi Ekblad'],
  ['Beraterprofil: Jonas Wiedemann', 'Jonas Wiedemann'],
  ['Kompetenceprofil: Mette Holm Krogh', 'Mette Holm Krogh'],
  ['Profil de consultant : Éloïse Garnier', 'Éloïse Garnier'],
  ['Gethin ap Rhys|Data Engineer', 'Gethin ap Rhys'],
  ['Hywel ab Owain|Data Engineer|hywel@mail.example', 'Hywel ab Owain'],
])('a name is read whole behind its label, and a parent’s name as a surname: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

it.each([
  'Konsultprofil: Systemutveckling',
  'Konsultprofil: Klarälvskonsult AB',
  'Kompetensprofil: Senior Projektledare',
  'Interim CV: Bouw en Infra',
])('what is no name is none behind the word for a profile: %s', (head) => {
  expect(nameOf(head)).toBeNull();
});

it('capitals behind a name may be letters of a body, those before the comma of a field for names are a surname', () => {
  const letters = 'uxia vilarino';
  const of = (quote: string, isLabelled: boolean) =>
    doubtsOf('Uxía Vilariño Couto', quote, letters, isLabelled);
  expect(of('Apellidos y nombre: VILARIÑO COUTO, UXÍA', true)).toEqual([]);
  expect(of('Uxía Vilariño COUTO', false)).toEqual(['letters']);
});

const jobsOf = (text: string) =>
  readPlain(`Jane Harrow\n\n**Experience\n${text}`).experience.map(({ title, employer }) => [
    title,
    employer,
  ]);

it('a title, a house and a town that a full stop ends before the time are a job, with the field in the title', () => {
  expect(
    jobsOf(`**Legal Counsel, Land, Cheviot Wind Estates plc, Newcastle upon Tyne. 4 April 2022 to present.
Sole property lawyer for a developer.

**Associate, Harbottle Ridley LLP, Newcastle upon Tyne. 1 October 2016 to 31 March 2022.
Energy team.`),
  ).toEqual([
    ['Legal Counsel, Land', 'Cheviot Wind Estates plc'],
    ['Associate', 'Harbottle Ridley LLP'],
  ]);
});

it.each([
  'Eigen huis gebouwd, geen betaald werk',
  'Studerende, se Uddannelse',
  'Student (see Education)',
  'Studium, siehe Ausbildung',
  'Disponibilité, suivi de conjoint',
  'Suivi de conjoint à Nouméa',
])('is no job: %s', (text) => {
  expect(namesPause(text)).toBe(true);
});

it.each(['Student Adviser, Education Bureau', 'Uitvoerder, Bouwbedrijf Schouwen'])('is none: %s', (text) => {
  expect(namesPause(text)).toBe(false);
});

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

it('the title that a narrow column broke is whole, beside the town of its employer', () => {
  const rows = [
    line('06/2021\tTill date\tClydeview Buses Ltd,\tDuty Operations\tSeeking progress'),
    line('Paisley\tController'),
  ];
  expect(withWholeCells(rows).map(({ text }) => text)).toEqual([
    '06/2021\tTill date\tClydeview Buses Ltd, Paisley\tDuty Operations Controller\tSeeking progress',
  ]);
});

it.each(['Where to find me', 'How to reach me'])('is a heading of contact details: %s', (text) => {
  expect(sectionOf(text)).toBe('contact');
});

it('Bosatt asks for the town', () => {
  expect(readPlain('Anna Lindgren\n\n**Kontakt\nBosatt: Karlstad').location?.city).toBe('Karlstad');
});
