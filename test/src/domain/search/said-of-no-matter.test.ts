import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const MARK = { must: '+', nice: '~', exclude: '-' } as const;
const read = (query: string) =>
  compileQuery(query, HOME).facets.map(
    ({ kind, strength, label, either }) =>
      `${MARK[strength]}${kind} ${label}${either === null ? '' : ` |${either}`}`,
  );

it.each([
  [
    'class 1 or 2 drivers in Leeds',
    ['+role Truck Driver', '+certification HGV Class 1 or HGV Class 2', '+location Leeds, GB'],
  ],
  ['drivers, class 1/2', ['+role Driver', '+certification HGV Class 1 or HGV Class 2']],
  ['C or C+E drivers', ['+role Truck Driver', '+certification HGV Class 2 or HGV Class 1']],
  ['developers, SC or DV', ['+role Software Engineer', '+certification SC Clearance or DV Clearance']],
  ['SC/DV cleared developers', ['+certification SC Clearance or DV Clearance', '+role Software Engineer']],
])('two papers of which the second lacks its name are both asked for: %s', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it('a language and a state stay what they are', () => {
  expect(read('C or C++ developers')[0]).toContain('skill');
  expect(read('nurses in SC or NC')).toEqual(['+role Nurse', '+location South Carolina or North Carolina']);
});

it.each([
  ['surveyors. It does not matter where they are, apart from Sydney', '-location Sydney, AU'],
  ['plumbers, anyone but them in Australia', '-location Australia'],
  ['auditors. They would rather not see people who are at EY', '-employer now at EY'],
])('a place or company that a polite no leaves out is left out: %s', (query, facet) => {
  expect(read(query)).toContain(facet);
});

it.each([
  'auditors, they don’t mind whether people are in London, Munich or in Zurich already',
  'auditors for London, also Munich or Zurich is good',
])('of places that are all fine one is asked for: %s', (query) => {
  expect(read(query)).toEqual(['+role Auditor', '+location London, GB or Munich, DE or Zürich, CH']);
});

it('whether somebody is in a place or not keeps nobody out', () => {
  expect(read('auditors, don’t mind whether they are in London or not')[1]).toContain('unsupported');
});

it('whoever is to be sent was not sent yet', () => {
  expect(read('auditors. Whoever we send must speak German')).toEqual(['+role Auditor', '+language German']);
});

it.each([
  ['Journalists from Reuters, Bloomberg or the BBC', '+employer Reuters or Bloomberg or BBC'],
  ['Journalists at Bloomberg or Reuters', '+employer now at Bloomberg or now at Reuters'],
])('a name in a list of companies behind "at" is one too: %s', (query, employer) => {
  expect(read(query)).toEqual(['+role Journalist', employer]);
});

it('what somebody knows beside a company stays a skill', () => {
  expect(read('developers at Atlassian, Java or Go')).toContain('+skill Java or Go');
});

it('whoever has no work is found by the field of their last one', () => {
  const { facets } = compileQuery('Who in pharma is out of work just now?', HOME);
  expect(facets.find(({ kind }) => kind === 'industry')?.when).toBeNull();
});

it('a BAS beside bookkeepers is a return to the tax office, and no town', () => {
  expect(read('bookkeeper, BAS, Australia or NZ')).toEqual([
    '+role Bookkeeper',
    '+skill BAS Lodgement',
    '+location Australia or New Zealand',
  ]);
});

it('a shutdown that the job is for is told, and asked of nobody', () => {
  expect(read('crane operators for a shutdown, Karratha')).toContain('+unsupported for a shutdown');
});
