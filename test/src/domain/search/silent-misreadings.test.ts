import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' });
const read = (query: string) =>
  compiled(query).facets.map(({ strength, kind, label }) => `${strength} ${kind}: ${label}`);
const codes = (query: string) => compiled(query).notes.map(({ code }) => code);

it.each([
  ['designers at Figma, Dublin', 'must employer: now at Figma'],
  ['pilots at BA', 'must employer: now at British Airways'],
  ['BA at BA, Heathrow', 'must employer: now at British Airways'],
])('takes a skill or a trade behind "at" for the company of that name: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['analysts good at Excel', 'must skill: Excel'],
  ['clerks at Payroll', 'must skill: Payroll'],
  ['nurses at ICU', 'must skill: ICU'],
])('leaves what people are good at, and where they work, as it is: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['devs London up to $150k', 'pay up to USD 150,000 a year'],
  ['nurses in Leeds $40/hr', 'pay up to USD 83,200 a year'],
  ['accountants Sydney $90k', 'pay up to AUD 90,000 a year'],
  ['accountants Leeds 90k', 'pay up to GBP 90,000 a year'],
])('keeps a sum in dollars one where the place has none: %s', (query, expected) => {
  expect(compiled(query).facets.map(({ label }) => label)).toContain(expected);
});

it('looks abroad for a town with a namesake there where pay is in dollars', () => {
  expect(read('VP sales Boston $200k base')).toContain('must location: Boston, US');
});

it.each([
  ['receptionists in Nice', 'must location: Nice, FR'],
  ['chefs in Cannes or Nice', 'must location: Cannes, FR or Nice, FR'],
  ['chefs in Leeds, German would be nice', 'nice language: German'],
])('takes Nice for a town where one is named, and for a wish elsewhere: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['kitchen fitters, Howdens', 'principal engineers Thames'])(
  'reads no town into the plural of its name: %s',
  (query) => {
    expect(read(query).filter((each) => each.includes('location'))).toEqual([]);
  },
);

it('asks for the trade of both levels where one of them is refused before it', () => {
  expect(read('senior not lead devs')).toEqual([
    'must seniority: senior',
    'must role: Software Engineer',
    'exclude seniority: lead',
  ]);
});

it.each([
  ['available mid Dec welders', 'available by 2026-12-15'],
  ['free end of January', 'available by 2027-01-28'],
  ['available early March', 'available by 2027-03-01'],
])('keeps which part of a month is meant: %s', (query, expected) => {
  expect(compiled(query).facets.map(({ label }) => label)).toContain(expected);
});

it.each([
  ['Band 5 or 6 nurses', 'nice keyword: Band 5 or Band 6'],
  ['level 2 or 3 electricians', 'nice keyword: level 2 or level 3'],
])('keeps each of the grades that are told with one word: %s', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['bankers at Coutts', 'ex John Lewis buyers', 'no more than 2 jobs in 5 years, accountants'])(
  'says what was looked for in place of what "%s" says',
  (query) => {
    expect(codes(query)).toContain('read_as');
  },
);

it.each(['DHL drivers not DHL Express', 'welders in Leeds but not Leeds'])(
  'leaves nobody out by what is asked for as well, and says so: %s',
  (query) => {
    expect(read(query).filter((each) => each.startsWith('exclude'))).toEqual([]);
    expect(codes(query)).toContain('not_applied');
  },
);

it('takes bank staff of a ward for temps, and no bankers', () => {
  expect(read('bank staff nurses Leeds')).toContain('must work_type: temp');
  expect(read('bank tellers')).toEqual(['must role: Bank Teller']);
});

it('says nothing of other ways of writing a company', () => {
  expect(codes('auditors at Ernst & Young or PricewaterhouseCoopers')).toEqual([]);
});
