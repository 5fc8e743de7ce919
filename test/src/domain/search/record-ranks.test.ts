import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

it.each([
  [
    'the last three people we placed',
    'at stage placed, by when they were moved there, the latest first, the first 3 of them',
  ],
  [
    'most recent withdrawal',
    'at stage withdrew, by when they were moved there, the latest first, the first 1 of them',
  ],
  [
    'who has been at submitted the longest',
    'at stage submitted, by when they were moved there, the earliest first, the first 1 of them',
  ],
  [
    'the 10 CVs that have been with clients longest',
    'at stage submitted, by when they were moved there, the earliest first, the first 10 of them',
  ],
  ['three most recent live applications', 'that are live, the 3 newest of them'],
  ['people placed in the last 3 weeks', 'at stage placed, moved there from 2026-10-22 to 2026-11-12'],
])('the last of those at a stage are those that came to it last: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['the five best paying jobs', 'with pay by the year, those paying most first, the first 5 of them'],
  ['top 3 jobs by salary', 'with pay by the year, those paying most first, the first 3 of them'],
  [
    'lowest paid permanent role',
    'for full time, with pay by the year, those paying least first, the first 1 of them',
  ],
  [
    'two contracts with the highest day rate',
    'for contract, paid by the day, with pay by the day, those paying most first, the first 2 of them',
  ],
  [
    'which three jobs have the most people at submitted',
    'with applications (at stage submitted), those with the most applications (at stage submitted) first, the first 3 of them',
  ],
  [
    'the two open jobs with the most client interviews',
    'with status active, with interviews (of kind client), those with the most interviews (of kind client) first, the first 2 of them',
  ],
  [
    'open job with fewest candidates',
    'with status active, those with the fewest applications first, the first 1 of them',
  ],
])('jobs are put in order by what they pay and by who is on them: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it('says so where it is not said how many of those in order are wanted', () => {
  expect(read('jobs', 'highest paid open jobs')).toEqual([
    'with status active, with pay by the year, those paying most first',
    ['highest paid (how many is not said: all are shown, in that order)'],
  ]);
});

it.each(['which consultant has the most candidates at offer', 'which client has the most open jobs'])(
  'who has most of something is told: %s',
  (query) => {
    expect(read('jobs', query)[1]).toEqual(expect.arrayContaining([expect.stringMatching(/not ranked/)]));
  },
);

it.each([
  [
    'which job was filled fastest',
    'with status filled, those filled in the fewest days first, the first 1 of them',
  ],
  ['which role took the longest to fill', 'jobs, those filled in the most days first, the first 1 of them'],
  [
    'five fastest filled contract roles',
    'with status filled, for contract, those filled in the fewest days first, the first 5 of them',
  ],
  ['top 5 slowest fills', 'jobs, those filled in the most days first, the first 5 of them'],
  ['the three quickest to fill', 'jobs, those filled in the fewest days first, the first 3 of them'],
])('jobs are put in order by how many days it took to fill them: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each(['the three jobs that have been open the longest', 'open jobs, longest open first'])(
  'how long a job is open is no time that it took to fill it: %s',
  (query) => {
    expect(read('jobs', query).join()).not.toContain('filled');
  },
);
