import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
/** What is asked for, each way in its own list. */
const ways = (query: string): string[] => {
  const { facets } = compileQuery(query, HOME);
  const runs = [...new Set(facets.map(({ together }) => together))];
  return runs.map((run) =>
    facets
      .filter(({ together, strength }) => together === run && strength !== 'nice')
      .map(({ label }) => label)
      .toSorted()
      .join(' + '),
  );
};
const codes = (query: string): string[] => compileQuery(query, HOME).notes.map(({ code }) => code);

it.each([
  ['accountants 60k+ in London but 45k+ elsewhere', 'Accountant', 'London, GB', '60,000', '45,000'],
  [
    'electricians from 45k in Leeds and from 40k anywhere else',
    'Electrician',
    'Leeds, GB',
    '45,000',
    '40,000',
  ],
  ['chefs, Manchester 35k+, elsewhere 30k+', 'Chef', 'Manchester, GB', '35,000', '30,000'],
  [
    'nurses: at least 50k for London and at least 40k everywhere else',
    'Nurse',
    'London, GB',
    '50,000',
    '40,000',
  ],
])('a least sum of elsewhere is of those who are not there: %s', (query, trade, place, there, elsewhere) => {
  expect(ways(query)).toEqual([
    trade,
    `${place} + pay from GBP ${there} a year`,
    `not ${place} + pay from GBP ${elsewhere} a year`,
  ]);
});

it('of a list of places none is elsewhere', () => {
  expect(ways('developers from 70k in London or Bristol but from 55k elsewhere').at(-1)).toBe(
    'not Bristol, GB + not London, GB + pay from GBP 55,000 a year',
  );
});

it('a most and a least of two places are no pair, which is told', () => {
  expect(codes('accountants 60k in London but 45k+ elsewhere')).toContain('not_applied');
  expect(ways('accountants up to 60k in London but 50k elsewhere')).toEqual([
    'Accountant',
    'London, GB + pay up to GBP 60,000 a year',
    'pay up to GBP 50,000 a year',
  ]);
});

it.each([
  [
    'nurses in Leeds, 40k. Midwives in York, 45k.',
    ['Leeds, GB + Nurse + pay up to GBP 40,000 a year', 'Midwife + York, GB + pay up to GBP 45,000 a year'],
  ],
  [
    'Plumbers in Hull, Gas Safe. Electricians in York, 18th edition.',
    ['Gas Safe + Hull, GB + Plumber', '18th Edition + Electrician + York, GB'],
  ],
])('two sentences with a trade and its place are two descriptions: %s', (query, expected) => {
  expect(ways(query)).toEqual(expected);
});

it.each(['nurse in Leeds. Was a midwife in York.', 'Accountants in Leeds, up to 50k. Must have ACA.'])(
  'one person told in two sentences stays one: %s',
  (query) => {
    expect(ways(query)).toHaveLength(1);
  },
);

it.each([
  'accountants, practice not industry',
  'accountants from practice',
  'tax advisers, in practice',
  'auditors (practice rather than industry)',
])('accountants in practice are those of firms: %s', (query) => {
  expect(ways(query)[0]).toContain('Accounting Firms');
});

it.each([
  'practice nurses in Leeds',
  'java developers in practice',
  'accountants in practice or industry',
  'practice accountant, York',
])('another practice, or either, asks for none: %s', (query) => {
  expect(ways(query)[0]).not.toContain('Accounting Firms');
});

it.each([
  ['function=legal counsel&city=Munich', 'Legal Counsel + Munich, DE'],
  ['discipline: electrician, location: Hull', 'Electrician + Hull, GB'],
  ['hotel manager, function: weddings', 'Events and Functions + Hotel Manager'],
  ['Compliance officers which work actually by Deutsche Bank', 'Compliance Officer + now at Deutsche Bank'],
  ['engineers who actually work at Siemens', 'engineers + now at Siemens'],
])('a field and a word of other languages say what they say: %s', (query, expected) => {
  expect(ways(query)).toEqual([expected]);
});
