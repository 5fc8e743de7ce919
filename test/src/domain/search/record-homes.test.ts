import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (query: string) => {
  const compiled = compileEntityQuery('applications', query, HOME);
  return [interpretationOf('applications', compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

const ELSEWHERE = 'not living where the job is, with a place, with a home';

it.each([
  [
    'people living in Leeds with a live application for a job in some other city',
    `of candidates in Leeds, that are live, ${ELSEWHERE}`,
  ],
  ["candidates who don't live where the job is", ELSEWHERE],
  ["live ones whose city isn't the job's city", `that are live, ${ELSEWHERE}`],
  ['people at offer for a job somewhere else than they live', `at stage offer, ${ELSEWHERE}`],
  ['live candidates who live in the same city as the job', 'that are live, living where the job is'],
  ['applicants in for a job in their own city', 'living where the job is'],
])('where somebody lives is held against where the job is: %s', (query, words) => {
  expect(read(query)).toEqual([words, []]);
});

it.each([
  ['people for Leeds or from Hull', 'in Leeds or of candidates in Hull'],
  ['people in Leeds or from Hull', 'of candidates in Leeds or in Hull'],
  ['applications from London or Leeds', 'in London or Leeds'],
  ['at offer in Leeds or lives in York', 'at stage offer, in Leeds or of candidates in York'],
])('a town behind "from" is where people live, of those who are for another: %s', (query, words) => {
  expect(read(query)[0]).toBe(words);
});

it('what else somebody is in for is still told', () => {
  expect(read('who is live on another job')[1]).toHaveLength(1);
});
