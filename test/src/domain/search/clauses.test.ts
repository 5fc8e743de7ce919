import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-22' };

const read = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const told = (query: string): string[] =>
  compileQuery(query, HOME).notes.flatMap(({ code, message }) => (code === 'not_used' ? [message] : []));

it.each([
  ['developers who would rather contract than go perm', 'rather'],
  ['nurses who moved from public to private hospitals', 'moved'],
  ['chefs whose last boss ran a hotel, Perth', 'whose'],
  ['truck drivers, days off', 'off'],
  ['product designers, bare metal over figma', 'over'],
  ['sales managers on 90k now', 'now'],
  ['agency side then client side marketers', 'then'],
])('tells of %j that %j was not used, and counts it as not checked', (query, word) => {
  expect(told(query).some((message) => message.includes(word))).toBe(true);
  expect(read(query).some((each) => each.startsWith('must unsupported'))).toBe(true);
});

it.each([
  'registered nurses in Perth with ICU experience who can start within two weeks',
  'find me a tax accountant in Sydney for a client, CPA or CA, ideally from a Big 4 firm',
  'forklift drivers who live near Newcastle NSW and hold an LF licence',
  'data engineers, Spark required, Airflow would be nice, no contractors please',
  'people who used to be midwives and are open to relocation',
  'project managers with at least 8 years experience as a project manager in construction',
  'anyone on our books who knows Xero and is happy to work remotely?',
])('has nothing to tell of %j, of which each word was used', (query) => {
  expect(told(query)).toEqual([]);
});

it.each([
  ['EAs who have fluffed a CEO', 'nice role CEO'],
  ['people in Perth who flummoxed an accountant', 'nice role Accountant'],
])('requires nothing in %j of what an unknown verb governs', (query, expected) => {
  expect(read(query)).toContain(expected);
  expect(told(query)).toHaveLength(1);
});

it('leaves out by conditions side by side only those of whom all of them hold', () => {
  const { facets } = compileQuery('developers in London, no junior Java people', HOME);
  const excluded = facets.filter(({ strength }) => strength === 'exclude');
  expect(excluded.map(({ kind, together }) => [kind, together])).toEqual([
    ['seniority', 1],
    ['skill', 1],
  ]);
  const list = compileQuery('developers in London, no juniors or Java people', HOME).facets;
  expect(list.filter(({ together }) => together !== null)).toEqual([]);
});

it.each([
  ['zoo keepers with pythons, Leeds', 'nice skill Python'],
  ["customer service who won't take under 24/hr, Perth", 'nice role HR Professional'],
  ['lab managers with 10+ nurses', 'nice role Nurse'],
  ['food technologists laid off this spring', 'nice location Springs, ZA'],
])('takes no word of %j for a requirement that what stands beside it speaks against', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it('leaves nobody out by a word set against another kind of thing', () => {
  expect(
    read('quantity surveyors client-side not contractor, Dublin').some((each) => each.startsWith('exclude')),
  ).toBe(false);
});
