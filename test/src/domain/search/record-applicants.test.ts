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
    'open jobs with no new candidates since 1 November',
    'with status active, with no applications (made from 2026-11-01)',
  ],
  ['jobs without a single new CV for a month', 'with no applications (made from 2026-10-12)'],
  ['jobs with new applications this week', 'with applications (made from 2026-11-09 to 2026-11-15)'],
  [
    'open jobs with nothing new in two weeks',
    'with status active, with no applications (made from 2026-10-29)',
  ],
  ['jobs with new applications', 'with applications (at stage funnel)'],
])('a new application with days is one that came in then, wherever it stands: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each([
  ['closed jobs that still have people live', 'with status closed, with applications (that are live)'],
  [
    'jobs on hold with candidates still live on them',
    'with status on hold, with applications (that are live)',
  ],
  ['filled jobs with other people still live', 'with status filled, with applications (that are live)'],
  ['jobs with applicants, live', 'with applications, with status active'],
])('people who are live on a job are live, and the job need not be: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each([
  [
    'jobs filled by a referral',
    'with status filled, with applications (at stage placed, of source referral)',
  ],
  [
    'roles we filled with one of our own sourced candidates',
    'with status filled, with applications (at stage placed, of source added)',
  ],
  [
    'which jobs did we fill with somebody who came to us as a referral?',
    'with status filled, with applications (at stage placed, of source referral)',
  ],
  ['jobs with a referral in play', 'with applications (of source referral, that are live)'],
])('a job is asked by where those who were placed came from: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it('a referral that is paid for is nobody who was referred', () => {
  expect(read('jobs', 'jobs with a referral fee')[1]).toEqual(['referral fee']);
});

it.each([
  [
    'jobs where the last submission was over a month ago',
    'with applications (sent to the client), with no applications (sent to the client from 2026-10-13 to 2026-11-12)',
  ],
  [
    'roles where the last interview was over three weeks ago',
    'with interviews, with no interviews (beginning from 2026-10-22 to 2026-11-12)',
  ],
  [
    'open jobs with at least one person waiting at submitted for two weeks',
    'with status active, with applications (at stage submitted, moved there to 2026-10-28)',
  ],
  [
    "jobs where somebody's been at client interview for more than 10 days",
    'with applications (at stage client interview, moved there to 2026-11-01)',
  ],
])(
  'how long nothing has come, or somebody has stood, is of the people and not of the job: %s',
  (query, words) => {
    expect(read('jobs', query)).toEqual([words, []]);
  },
);

it.each([
  ['anyone rejected while at client interview', 'at stage rejected, that stood at client interview before'],
  ['who was turned down when they were at screen', 'at stage rejected, that stood at screen before'],
  ['withdrew whilst at references', 'at stage withdrew, that stood at references before'],
  ['people who withdrew during screening', 'at stage withdrew, that stood at screen before'],
  ["rejected there after we'd already submitted them", 'at stage rejected, sent to the client'],
  ['still live although the job is filled', 'that are live, with status filled'],
  ["who is at offer on roles we've still got open", 'at stage offer, with status active'],
  ['job: filled, stage: rejected', 'with status filled, at stage rejected'],
  [
    "who's past submitted and still in the process",
    'at stage client interview or references or offer or placed, that are live',
  ],
  [
    'people whose last interview was more than two weeks ago',
    'with interviews, with no interviews (beginning from 2026-10-29 to 2026-11-12)',
  ],
  [
    'candidates with both an internal and a client interview',
    'with interviews (of kind internal), with interviews (of kind client)',
  ],
  ['applications whose owner is a different person from the job owner', 'not for a job of the same owner'],
])('where somebody stood and how the job stands are told apart: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});
