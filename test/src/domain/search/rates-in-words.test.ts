import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-30' });
const labels = (query: string) => compiled(query).facets.map(({ label }) => label);
const BY_THE_HOUR = ['pay up to AUD 124,800 a year', 'asks by the hour'];

it.each([
  'contractors on 60 dollars an hour or less',
  'contractors asking 60 dollars an hour or less',
  'contractors on less than 60 dollars an hour',
  'contractors on no more than sixty dollars an hour',
  'contractors at 60 bucks an hour max',
  'contractors on $60/h or less',
])('a rate in words is a rate: %s', (query) => {
  expect(labels(query)).toEqual(['contract', ...BY_THE_HOUR]);
});

it.each([
  ['contractors paid up to 300 dollars a day', 'pay up to AUD 78,000 a year'],
  ['temps on 25 dollars an hour or below', 'pay up to AUD 52,000 a year'],
  ['who works for 60 dollars an hour in New Zealand', 'pay up to NZD 124,800 a year'],
  ['RNs on 50 dollars an hour or more, Texas', 'pay from USD 104,000 a year'],
  ['contractors on 300 quid a day or under', 'pay up to GBP 78,000 a year'],
])('dollars are those of the place: %s', (query, pay) => {
  expect(labels(query)).toContain(pay);
});

it('of an agency’s own contractors at a rate those who work on contract anyway are some, and it is told', () => {
  const { facets, notes } = compiled('Who are our contractors in Perth on 60 dollars an hour or less?');
  expect(facets.map(({ label, either }) => (either === null ? label : `${label} of ${either}`))).toEqual([
    'on a contract through us of 1',
    'contract of 1',
    'Perth, AU',
    ...BY_THE_HOUR,
  ]);
  expect(notes.map(({ code }) => code)).toEqual(['read_as']);
});

it('an agency’s own contractors without a rate are those on a contract through it', () => {
  expect(labels('our contractors in Sydney')).toEqual(['on a contract through us', 'Sydney, AU']);
});

it.each(['developers managing budgets of 5 million dollars', 'someone for a 60 dollar voucher campaign'])(
  'dollars of a budget or a thing are no pay: %s',
  (query) => {
    expect(compiled(query).facets.map(({ kind }) => kind)).not.toContain('salary');
  },
);
