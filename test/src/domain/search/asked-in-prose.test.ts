import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// Words of an ordinary sentence beside a condition, which neither add one nor take one away.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-27', timezone: 'Australia/Sydney' };
const read = (said: string): string[] =>
  compileQuery(said, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

it.each([
  ['We need full stack developers. They must work remotely.', 'must role Full Stack Engineer'],
  ['Client needs help desk analysts, London', 'must role IT Support'],
  ['They want news editors in Sydney', 'must role Editor'],
  ['They are after people partners, Leeds', 'must role People Partner'],
])('keeps the first word of a trade behind who wants it: %s', (said, role) => {
  expect(read(said)).toContain(role);
});

it('reads "can" before a verb as no country, and in a list of countries as Canada', () => {
  expect(read('chefs in Australia, can be remote')).toContain('must location Australia');
  expect(read('chefs in UK, US or Can')).toContain(
    'must location United Kingdom or United States of America or Canada',
  );
});

it.each([
  ['contract management accountants', 'must role Management Accountant', 'must work_type contract'],
  ['interim management accountants', 'must role Management Accountant', 'must work_type contract'],
  ['contract management consultants', 'must role Management Consultant', 'must work_type contract'],
  [
    'quantity surveyors, contract management',
    'must role Quantity Surveyor',
    'must skill Contract Administration',
  ],
])('reads the terms before a trade of two words as terms: %s', (said, ...facets) => {
  expect(read(said)).toEqual(facets);
});

it.each([
  'chefs, free now or inside 14 days',
  'chefs, available now or no later than two weeks',
  'chefs in the UK who can be there within two weeks',
])('reads the later of two times, and who can be there by then: %s', (said) => {
  expect(read(said)).toContain('must availability available within 14 days');
});

it.each(['physios with or without paediatrics', 'physios in Perth with or without paediatrics, please'])(
  'asks nothing by what is "with or without": %s',
  (said) => {
    expect(read(said).join()).not.toContain('Paediatrics');
  },
);

it('keeps what need not be apart from what is not accepted', () => {
  const said = 'designers in USA, need not be senior but junior level is not accepted';
  expect(read(said)).toEqual([
    'exclude seniority junior',
    'must location United States of America',
    'must role Designer',
  ]);
});

it.each([
  [
    'Who in claims or underwriting have we not phoned for over a year, or never?',
    'must role Claims Consultant or Underwriter',
  ],
  ['qa, selenium', 'must role QA Engineer'],
  ['qa, cypress, start in 2 weeks or less', 'must role QA Engineer'],
])('reads a trade that a question or a list begins with: %s', (said, role) => {
  expect(read(said)).toContain(role);
});

it('knows the broadcaster by what everybody calls it', () => {
  expect(read('journalists, not from the Beeb')).toContain('exclude employer at BBC');
});
