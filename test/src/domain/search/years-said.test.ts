import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };
const facets = (query: string) => compileQuery(query, HOME).facets;
const years = (query: string): (string | null)[] =>
  facets(query)
    .filter(({ kind }) => kind === 'years_experience')
    .map(({ min, max }) => `${min ?? ''}-${max ?? ''}`);

const ROLES = ['accountants', 'site engineers', 'devs'];

it.each([
  ['5-', 'who have clocked up five years or more'],
  ['5-', 'with a track record of five years or more'],
  ['5-', "five years' experience is the minimum"],
  ['5-', 'in the trade for five years or longer'],
  ['5-', 'having 5 years or above experience'],
  ['5-', 'with total experience of 5+ years'],
  ['5-', 'not under 5 yrs'],
  ['5-', 'with half a decade under their belt'],
  ['10-', 'with double-digit years of experience'],
  ['10-', '10+ in the game'],
  ['10-', 'whose experience is in double figures'],
  ['10.05-', "who've been at it for over ten years"],
  ['-2', 'exp: 0-2'],
  ['-2', 'two years or under'],
  ['-2', "who haven't got more than two years"],
  ['-2', 'in their first two years of work'],
  ['-2', 'who only have a year or two under their belt'],
  ['-2', 'experience of two years or less'],
  ['-4.95', 'with not quite five years'],
  ['-4.95', "who haven't done five years yet"],
  ['3-6', '3 years minimum, 6 maximum'],
  ['3-6', '3+ years but not over 6'],
  ['3-6', 'at least three years and no more than six'],
  ['3-6', 'exp 3-6'],
  ['3-6', 'with three, four, five or six years of experience'],
  ['3-6', 'in the 3-6 year bracket'],
  ['3-6', 'from three years up to six'],
  ['4-', 'PQE of 4 or more'],
  ['4-', 'at least four years since admission'],
  ['4-', 'who qualified at least four years ago'],
  ['2-4', 'two to four years qualified'],
])('reads %s years of experience in "… %s", of any trade and without a word left over', (expected, said) => {
  for (const role of ROLES) {
    const query = `${role} ${said}`;
    expect(years(query), query).toEqual([expected]);
    expect(
      facets(query).map(({ kind }) => kind),
      query,
    ).toEqual(['role', 'years_experience']);
  }
});

it.each([
  'nurses registered over a year ago',
  'office managers 3 yrs avg tenure',
  'accountants with Big 4 experience',
  'nurses on a two year contract',
  'drivers not contacted in 2 years',
  'chefs who left Hilton five years ago',
])('takes no other figure for years of experience: %s', (query) => {
  expect(years(query)).toEqual([]);
});

it('leaves what follows the years to its own readers', () => {
  const query = 'brand managers with five years plus nobody at Unilever today';
  expect(years(query)).toEqual(['5-']);
  expect(facets(query).map(({ strength, label }) => `${strength} ${label}`)).toContain(
    'exclude now at Unilever',
  );
  expect(years('devs 3+ years, at least 2 weeks notice')).toEqual(['3-']);
});
