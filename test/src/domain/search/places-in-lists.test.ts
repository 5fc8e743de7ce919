import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const places = (query: string): string[] =>
  compileQuery(query, HOME).facets.flatMap(({ kind, label }) => (kind === 'location' ? [label] : []));

it.each([
  ['pastry chef – paris, zurich or singapore', 'Paris, FR or Zürich, CH or Singapore'],
  ['waiter, london or paris', 'London, GB or Paris, FR'],
  ['town planner au nz or canada', 'Australia or New Zealand or Canada'],
  ['nurses au/nz', 'Australia or New Zealand'],
  ['town planner nz or au', 'New Zealand or Australia'],
])('a place by another name is one in a list of places: %s', (query, label) => {
  expect(places(query)).toEqual([label]);
});

it.each([
  'a number for Rhea Dalton-Eccles',
  'is Joanna Clifton-Ripley free in March',
  'Paris Hughes, nurse',
  'PA who knows IT',
])('a half of a surname, a given name and a trade are no places: %s', (query) => {
  expect(places(query)).toEqual([]);
});

it('two towns with a hyphen stay two', () => {
  expect(places('nurses Leeds-Bradford')).toEqual(['Leeds, GB', 'Bradford, GB']);
});

it.each([
  ['chefs with a Hilton or Hyatt background (or there now)', null],
  ['chefs from Hilton, or still there, in Leeds', null],
  ['drivers from Toll or Linfox (there now)', 'current'],
  ['chefs now at Hilton', 'current'],
])('whoever may be there now has been there at any time: %s', (query, when) => {
  const employers = compileQuery(query, HOME).facets.filter(({ kind }) => kind === 'employer');
  expect(employers.map((one) => one.when)).toEqual([when]);
});
