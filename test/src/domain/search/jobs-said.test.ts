import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };
const labels = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ kind, label }) => `${kind} ${label}`);

const ROLES = ['accountants', 'site engineers', 'devs'];

it.each([
  ['2 jobs', 'with exactly one previous job'],
  ['2 jobs', 'with one job before the current one'],
  ['2 jobs', 'who have changed jobs just once'],
  ['2 jobs', "who've only moved once"],
  ['2 jobs', 'one earlier role on the CV, no more'],
  ['2 jobs', 'on to their second job'],
  ['2 jobs', 'one job change only'],
  ['only 1 job', 'with no job before this one'],
  ['only 1 job', 'who have not changed jobs yet'],
  ['only 1 job', "who've only ever had the one job"],
  ['at least 3 jobs', 'who have changed jobs at least twice'],
  ['at least 3 jobs', 'with two or more previous roles'],
  ['at least 3 jobs', 'in their third job or later'],
  ['at least 3 jobs', 'number of jobs: 3+'],
  ['at most 2 jobs', 'who have had two jobs at most'],
])('counts %s in "… %s", of any trade and without a word left over', (expected, said) => {
  for (const role of ROLES) {
    const query = `${role} ${said}`;
    expect(labels(query).slice(1), query).toEqual([`stability ${expected} on record`]);
  }
});

it.each([
  'electricians with three roles to fill',
  'accountants with one job in Leeds',
  'nurses who have moved to Perth',
  'chefs who have changed jobs twice in the last three years',
])('takes no other number for that of jobs: %s', (query) => {
  expect(labels(query).filter((label) => label.endsWith('on record'))).toEqual([]);
});

it.each([
  ['at least 3 years', 'with at least three years’ tenure'],
  ['at least 3 years', 'current tenure: 3+ yrs'],
  ['at least 3 years', 'length of service 3+ years'],
  ['at least 3 years', 'time in current role: 3 years min'],
  ['at least 3 years', 'no job change in the last three years'],
  ['at least 3 years', 'three years or more into their current role'],
  ['at least 3 years', 'whose present job has lasted three years or more'],
  ['at most 2 years', 'with up to two years in their current role'],
  ['at most 2 years', 'in role two years max'],
])('reads %s in the present job in "… %s"', (expected, said) => {
  for (const role of ROLES)
    expect(labels(`${role} ${said}`)).toContain(`tenure ${expected} in the present job`);
});
