import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-30' });
/** The labels of each description of which one has to hold as a whole. */
const lots = (query: string) => {
  const all = new Map<number, string[]>();
  for (const { label, together } of compiled(query).facets)
    if (together !== null) all.set(together, [...(all.get(together) ?? []), label]);
  return [...all.values()].map((labels) => labels.join(' + '));
};
const ofAll = (query: string) =>
  compiled(query).facets.flatMap(({ label, either }) => (either === null ? [label] : []));

it.each([
  [
    'two QSs, one senior in Leeds and one intermediate in York, both MRICS',
    ['Quantity Surveyor + senior + Leeds, GB', 'Quantity Surveyor + mid + York, GB'],
    ['RICS'],
  ],
  [
    'two nurses, one with ICU in Leeds and one with A&E in York',
    ['Nurse + ICU + Leeds, GB', 'Nurse + Emergency Department + York, GB'],
    [],
  ],
  [
    'a couple of electricians, one for Perth with a white card, another for Darwin',
    ['Electrician + Perth, AU + White Card', 'Electrician + Darwin, AU'],
    [],
  ],
])('asks of one what is said of one: %s', (query, each, all) => {
  expect(lots(query)).toEqual(each);
  expect(ofAll(query)).toEqual(all);
});

it('takes the work of a sum for that of the sum alone, and "perm" for no month', () => {
  const query = 'testers with ISTQB, 300 a day or 50k perm';
  expect(lots(query)).toEqual([
    'pay up to GBP 78,000 a year + asks by the day',
    'pay up to GBP 50,000 a year + permanent',
  ]);
  expect(ofAll(query)).toEqual(['QA Engineer', 'ISTQB']);
});

it.each([
  ['chefs in London, currently living in Spain', true],
  ['nurses, Ireland, currently in the Gulf', true],
  ['chefs in London or currently in Spain', false],
  ['chefs currently in London or Spain', false],
])('tells that two places were read as either, where one is said to be of now: %s', (query, isTold) =>
  expect(compiled(query).notes.some(({ message }) => /in either of them/.test(message))).toBe(isTold),
);
