import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const NORA = identityOf({ candidate: { name: 'Nora Quist' } });
const marked = (text: string): string[] =>
  uncertainIn(text, NORA, 'anonymous').map(({ text: words }) => words);

it.each([
  ['BFA Columbia, then a studio job. Warm and quick.', 'Columbia'],
  ['MSc Imperial. Good on hydraulics, less so on drafting.', 'Imperial'],
  ['LLB (Reading), LPC done. Two seats in property.', 'Reading'],
  ['Engineer, BEng Bath 2014. Looks for a team lead role.', 'Bath'],
  ['Education: Reading, 2:1, 2016. Analyst.', 'Reading'],
  ['Fresh out of Bath with a first. Junior dev.', 'Bath'],
  ['Master Mannheim, Bachelor Passau. Wirkt ruhig.', 'Passau'],
  ['Máster Salamanca, grado Deusto. Tranquila.', 'Salamanca'],
  ['Master Leiden, bachelor Tilburg. Rustig.', 'Leiden'],
])('marks a school by its town or a word right behind a paper: %s', (text, school) => {
  expect(marked(text)).toContain(school);
});

it.each([
  'BSc Nursing, MSc Public Health. Band 6.',
  'BA English, PGCE. London based.',
  'MBA, London. Ten years in finance.',
  'Licence Droit, Master Finance. Anglais courant.',
])('marks no field that a paper is in, and no town behind a comma: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['An engineer (Hull, 2:1) who likes boats.', 'Hull'],
  ['Did Exeter, first-class, then sailed.', 'Exeter'],
  ['Eindhoven gedaan, cum laude, en daarna een jaar gereisd.', 'Eindhoven'],
  ['Studium: Aachen, mit Auszeichnung, und danach in die Industrie.', 'Aachen'],
  ['Estudió Salamanca, matrícula de honor, y luego trabajó.', 'Salamanca'],
])('a school by its town goes before how good the degree was: %s', (text, told) => {
  const identity = identityOf({ candidate: { name: 'Ann Day' } });
  const places = uncertainIn(text, identity, 'anonymous').map((one) => one.text);
  expect(places.some((one) => one.includes(told)) || !scrub(text, identity).text.includes(told)).toBe(true);
});
