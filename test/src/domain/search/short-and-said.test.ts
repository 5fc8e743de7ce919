import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
const facets = (query: string) =>
  compileQuery(query, HOME).facets.map(({ kind, strength, label }) => `${strength} ${kind}: ${label}`);
const notes = (query: string) => compileQuery(query, HOME).notes.map(({ message }) => message);

it.each([
  ["QS's that can start Monday", 'must role: Quantity Surveyor'],
  ["EA's with board experience", 'must role: Executive Assistant'],
  ['developers in Hyd, NP 30 days', 'must availability: available within 30 days'],
  ['QSs on less than 500 a day', 'must salary: pay up to AUD 130,000 a year'],
  ['electricians on no more than 45 an hour', 'must salary: pay up to AUD 93,600 a year'],
])('reads "%s" as it is meant', (query, facet) => {
  expect(facets(query)).toContain(facet);
});

it('takes nobody’s own firm for a company called us', () => {
  expect(facets('anyone who has turned down a job offer from us').join()).not.toContain('employer');
});

it('tells where somebody is from, and looks for them where they are now', () => {
  expect(facets('nurses from the Philippines already in Australia')).toEqual([
    'must role: Nurse',
    'must unsupported: from the Philippines',
    'must location: Australia',
  ]);
});

it('names the other country where a city has a namesake of about its size', () => {
  expect(notes('builders in Hamilton')).toContain(
    '"in Hamilton" was looked for in CA, and there is one in NZ. Name the country where another is meant.',
  );
  expect(notes('builders in Hamilton, NZ')).toEqual(notes('builders in Auckland'));
  expect(notes('chefs in London')).toEqual([]);
});

it('looks in no city where only "City" is said', () => {
  expect(facets('legal secretaries, City').join()).not.toContain('location');
});
