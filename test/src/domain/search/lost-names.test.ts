import { expect, test } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { lostNames } from '#src/domain/search/compile/lost-names.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const compile = (query: string) => compileQuery(query, HOME);
const labels = (query: string, kind: string): string[] =>
  compile(query).facets.flatMap((facet) => (facet.kind === kind ? [facet.label] : []));

const PLACES = [
  'Nottingham',
  'Birmingham',
  'Austria',
  'Victoria',
  'Adelaide',
  'Boston',
  'Paris',
  'Manchester',
  'Berlin',
  'Mumbai',
  'Toronto',
  'Singapore',
  'Vienna',
  'Stockholm',
  'the Netherlands',
  'Auckland',
  'Leeds',
  'Wales',
  'Canada',
  'India',
  'Lisbon',
  'Houston',
  'Bolton',
  'Malta',
  'Florida',
  'Chicago',
];
const BEHIND = [
  'on two weeks notice',
  "on a fortnight's notice or less",
  'on a visa',
  'citizens only',
  'permanent residents',
  'available immediately',
  'available in two weeks',
  'needing two weeks notice',
  'able to start Monday',
  'asking under 90k',
  'at most four weeks notice',
  'immediate start',
  'must speak German',
  'with five years experience',
  'on 80k max',
  'open to contract',
  'in their job since 2021',
  'no contractors',
  'having five years or more',
  'is fine, permanent only',
];

test('a place keeps its name, whatever its last letters are the beginning of', () => {
  const lost = PLACES.flatMap((place, at) =>
    BEHIND.filter((_, of) => of % 4 === at % 4).flatMap((behind) => {
      const query = `chefs in Glasgow or ${place} ${behind}`;
      const asked = labels(query, 'location').join(' ');
      const [name = ''] = place.replace('the ', '').split(' ');
      return asked.includes(name) ? [] : [`${query}: ${asked}`];
    }),
  );
  expect(lost).toEqual([]);
});

test('a place, an employer, a trade and a language that no condition holds are told by their names', () => {
  const facets = compile('chefs').facets;
  const told = (query: string): string[] =>
    lostNames(query, { facets, notes: [] }, HOME).flatMap(
      ({ message }) => /^"([^"]+)"/.exec(message)?.[1] ?? [],
    );
  expect(told('chefs in London or Nottingham who were at Marriott')).toEqual([
    'London',
    'Nottingham',
    'Marriott',
  ]);
  expect(told('chefs who speak Portuguese, or civil engineers in Canada')).toEqual([
    'Portuguese',
    'civil engineers',
    'Canada',
  ]);
  expect(told('chefs on perm contracts who would settle for 100,000 Singapore dollars')).toEqual([]);
});

test('what is in a condition under another name, or in a note, is not told as lost', () => {
  for (const query of [
    'auditors in Paris, French citizens',
    'got a role in Brisbane for a chef, happy to look at anyone in Queensland',
    'sales people in Brissie',
    'physios in Notts',
    'drilling engineers in Boston MA',
    'geologists anywhere in Canada, Toronto or Vancouver say',
    'executive assistants (EAs) in New York',
    'auditors ex PricewaterhouseCoopers',
  ])
    expect(
      compile(query).notes.filter(({ code }) => code === 'not_used'),
      query,
    ).toEqual([]);
});
