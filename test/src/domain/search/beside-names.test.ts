import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-24' };
const read = (query: string) =>
  compileQuery(query, HOME).facets.map(({ kind, strength, label }) => `${strength} ${kind}: ${label}`);

it.each([
  'marketing managers in Bath from January',
  'project managers back home at Christmas',
  'marketers who have run paid social at scale',
  'chefs at sea',
])('takes no season and no manner for a company: "%s"', (query) => {
  expect(read(query).join()).not.toContain('employer');
});

it.each([
  ['engineers at target', 'must employer: now at Target'],
  ['devs at boost mobile', 'must employer: now at boost mobile'],
])('takes "%s" for a company all the same', (query, employer) => {
  expect(read(query)).toContain(employer);
});

it.each([
  ['plumbers in SE London', 'London, GB'],
  ['warehouse operatives in south east Melbourne', 'Melbourne, AU'],
])('takes the side of a city for no region of its country: "%s"', (query, city) => {
  expect(read(query).filter((one) => one.includes('location'))).toEqual([`must location: ${city}`]);
});

it.each([
  ['warehouse staff in Hull', ['must role: Warehouse Worker', 'must location: Hull, GB']],
  ['care staff', ['must role: Care Worker']],
  ['staff engineers in Leeds', ['must seniority: staff', 'must role: engineers', 'must location: Leeds, GB']],
])('takes the staff of a field for those who work in it: "%s"', (query, facets) => {
  expect(read(query)).toEqual(facets);
});

it('asks for the people of whom a paper is not required', () => {
  expect(read('data scientists PhD not required, Leeds')).toEqual([
    'must role: Data Scientist',
    'must unsupported: PhD not required',
    'must location: Leeds, GB',
  ]);
});

it.each(['grads with a 2:1 in economics', 'who is on garden leave', 'accountants, part-qualified'])(
  'says of "%s" what stands on no record',
  (query) => {
    expect(compileQuery(query, HOME).notes.map(({ code }) => code)).toContain('not_on_record');
  },
);

it('reads pay in thousands beside super', () => {
  expect(read('EAs on 110 to 120 incl super')).toContain('must salary: pay GBP 110,000 to 120,000 a year');
});
