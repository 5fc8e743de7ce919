import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (query: string) => {
  const compiled = compileEntityQuery('jobs', query, HOME);
  return { said: interpretationOf('jobs', compiled), told: compiled.unsupported };
};

it.each([
  [
    'jobs where more people were rejected than are still live',
    'Jobs with more applications at stage rejected than that are live',
  ],
  [
    'open jobs with more submitted than at screen',
    'Jobs with status active, with more applications at stage submitted than at stage screen',
  ],
  [
    'jobs that have had more withdrawals than rejections',
    'Jobs with more applications at stage withdrew than at stage rejected',
  ],
  [
    'jobs with fewer people live than rejected',
    'Jobs with fewer applications that are live than at stage rejected',
  ],
  [
    'jobs with as many offers as placements',
    'Jobs with as many applications at stage offer as at stage placed',
  ],
  [
    'jobs with more CVs sent than people live',
    'Jobs with more applications sent to the client than that are live',
  ],
  ['jobs with more than 3 rejected', 'Jobs with at least 4 applications (at stage rejected)'],
  ['jobs with more than two people live', 'Jobs with at least 3 applications (that are live)'],
])('reads which of two a job has more of: %s', (query, said) => {
  expect(read(query)).toEqual({ said, told: [] });
});

it('tells a comparison with what is not counted', () => {
  expect(read('jobs with more applicants than the average').told.length).toBeGreaterThan(0);
});
