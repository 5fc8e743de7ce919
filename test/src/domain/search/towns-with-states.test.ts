import { expect, it } from 'vitest';
import { placeNamed } from '#src/domain/lexicon/places.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string, country = 'GB') =>
  compileQuery(query, { country, currency: 'GBP', today: '2026-11-26' });
const places = (query: string, country?: string) =>
  compiled(query, country).facets.flatMap(({ kind, label }) => (kind === 'location' ? [label] : []));

it.each([
  ['nurses in Portland, Maine', 'Portland, Maine, US'],
  ['nurses in Portland, Oregon', 'Portland, US'],
  ['nurses near Columbus, Georgia', 'within 50 km of Columbus, Georgia, US'],
  ['chefs in Athens, Georgia', 'Athens, US'],
  ['Melbourne Derbyshire roofers', 'Melbourne, GB'],
  ['farm managers in Boston, Lincolnshire', 'Boston, GB'],
  ['Perth Scotland roofers', 'Perth, GB'],
  ['Lincoln Nebraska nurses', 'Lincoln, US'],
])('looks in "%s" for the town of that state or county alone', (query, expected) => {
  expect(places(query)).toEqual([expected]);
});

it.each([
  ['Birmingham AL nurses', 'Birmingham, US'],
  ['birmingham al nurses', 'Birmingham, US'],
  ['nurses Manchester, NH', 'Manchester, US'],
  ['nurses Portland, ME', 'Portland, Maine, US'],
  ['developers Vancouver WA', 'Vancouver, US'],
  ['nurses in Gary, IN', 'Gary, US'],
  ['Perth WA electricians', 'Perth, AU'],
])('takes the code in "%s" for the state of the town before it', (query, expected) => {
  expect(places(query)).toEqual([expected]);
  expect(
    compiled(query)
      .facets.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['location', 'role']);
});

it('finds each of the towns of one name in one country by what it shows', () => {
  const states = ['Portland, Maine, US', 'Portland, US'].map((value) => {
    const place = placeNamed(value, 'GB');
    return place?.kind === 'city' ? place.state : null;
  });
  expect(states).toEqual(['ME', 'OR']);
});

it.each([
  ['Birmingham MI analysts', ['Birmingham, GB']],
  ['PA in Cambridge', ['Cambridge, GB']],
  ['MD, Manchester', ['Manchester, GB']],
])('takes no word of a trade in "%s" for a state', (query, expected) => {
  expect(places(query)).toEqual(expected);
});

it.each([
  ['nurses in Cambridge, MD', 'Maryland'],
  ['nurses in London, KY', 'Kentucky'],
  ['SRE in CA', 'California or Canada'],
  ['SRE in IL', 'Israel'],
])('says where "%s" was looked for, as it may be another place', (query, expected) => {
  expect(places(query)).toEqual([expected]);
  expect(compiled(query).notes.map(({ code }) => code)).toContain('read_as');
});

it.each([
  ['Hamilton NZ or Hamilton ON', ['Hamilton, NZ or Hamilton, CA']],
  ['Perth, Scotland or Perth, WA', ['Perth, GB or Perth, AU']],
  ['London accountants, not London Ontario', ['London, GB', 'London, CA']],
  ['nurses not in Boston Lincs', ['Boston, GB']],
  ['nurses, CA or TX', ['California or Texas']],
  ['Bath, Maine shipbuilders', ['Maine']],
  ['solicitors Kingston', ['Kingston, GB']],
])('keeps each of the towns in "%s" where it is said to be', (query, expected) => {
  expect(places(query)).toEqual(expected);
});

it('asks for nobody of a trade by the code of a state', () => {
  expect(compiled('nurses in PA').facets.map(({ label }) => label)).toEqual(['Nurse', 'Pennsylvania']);
  expect(places('lawyers in NI')).toEqual(['Northern Ireland']);
});
