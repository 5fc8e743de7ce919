import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported] as const;
};

it.each<[RecordType, string, string]>([
  ['applications', 'At screen. I want to reject them in one go.', 'at stage screen'],
  ['applications', 'withdrew – we plan to win them back', 'at stage withdrew'],
  ['applications', "at offer; I'll be moving them to references", 'at stage offer'],
  ['applications', 'rejected ones. I mean to raise retainers with them', 'at stage rejected'],
  ['jobs', 'On hold jobs. I dread the answer.', 'with status on hold'],
  ['jobs', 'closed jobs. I hope it is a short list', 'with status closed'],
  ['applications', 'For the coaching session on phone screens: who is at offer', 'at stage offer'],
  ['applications', 'Ahead of the training on client interviews: who is at screen', 'at stage screen'],
  ['jobs', 'Thinking of reposting some ads: which jobs are open', 'with status active'],
  ['jobs', 'Planning to drop a few ads: which jobs have no applicants', 'with no applications'],
  ['applications', 'in Leeds, never mind if it is still going', 'in Leeds'],
  ['applications', 'from the pool, no matter how it ended', 'of source pool'],
])(
  'what somebody means to do with it, feels or asks it for, asks for nothing of %s: %s',
  (type, query, words) => {
    expect(read(type, query)).toEqual([words, []]);
  },
);

it.each<[RecordType, string, string]>([
  [
    'applications',
    'live in Bristol, I want to see those at offer',
    'that are live, in Bristol, at stage offer',
  ],
  ['applications', 'live ones. I want to leave out the ones at offer', 'that are live, not at stage offer'],
  ['applications', 'at screen. I need them to be in Leeds', 'at stage screen, in Leeds'],
  ['jobs', 'my open jobs. I own the ones in Leeds', 'of your own, with status active, in Leeds'],
  ['applications', 'For jobs in Leeds: who is at screen', 'in Leeds, at stage screen'],
])('what whoever asks wants to see stays asked of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'applications',
    'with the client, by which I mean submitted or client interview',
    'at stage submitted or client interview',
  ],
  ['applications', 'rejected, i.e. rejected or withdrawn', 'at stage rejected or withdrew'],
  ['jobs', 'on hold, that is to say on hold or closed', 'with status on hold or closed'],
  [
    'jobs',
    'open, i.e. one person or none left in play',
    'with status active, with at most 1 applications (that are live)',
  ],
])('what is said of %s once more in other words holds in place of the first: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'applications',
    'who has a client interview booked for next week (mon to fri)',
    'with interviews (of kind client, with status scheduled, beginning from 2026-11-16 to 2026-11-20)',
  ],
  ['interviews', 'interviews last week, monday to wednesday', 'beginning from 2026-11-02 to 2026-11-04'],
  [
    'interviews',
    'interviews next week (tue-thu)',
    'beginning from 2026-11-17 to 2026-11-19, not with status cancelled',
  ],
])('days of a week behind it are of that week, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

const NEXT = 'beginning from 2026-11-16 to 2026-11-22, not with status cancelled';
const TOMORROW = 'beginning from 2026-11-13 to 2026-11-13, not with status cancelled';
it.each<[RecordType, string, string]>([
  [
    'jobs',
    'with an interview tomorrow or next week',
    `with interviews (${TOMORROW}) or with interviews (${NEXT})`,
  ],
  [
    'applications',
    'with no interview tomorrow or next week',
    `with no interviews (${TOMORROW}), with no interviews (${NEXT})`,
  ],
  [
    'applications',
    'people interviewed in August or October',
    'with interviews (beginning from 2026-08-01 to 2026-08-31) or with interviews (beginning from 2026-10-01 to 2026-10-31)',
  ],
  [
    'jobs',
    'that had a placement in July or September',
    'with applications (at stage placed, moved there from 2026-07-01 to 2026-07-31) or with applications (at stage placed, moved there from 2026-09-01 to 2026-09-30)',
  ],
  [
    'jobs',
    'with an interview still to come, tomorrow or any day next week',
    'with interviews (still to come, beginning from 2026-11-13 to 2026-11-13) or with interviews (still to come, beginning from 2026-11-16 to 2026-11-22)',
  ],
])('of %s, days of what belongs to them that lie apart will all do: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('how many there are on days that lie apart is told not to be counted', () => {
  expect(read('jobs', 'jobs with 2 or more applications in July or in October')[1]).toEqual([
    'with 2 or more applications in July or in October (only the first of the days is counted)',
  ]);
});

it('a day to come of what has happened is told', () => {
  expect(read('jobs', 'jobs opened next week')[1]).toEqual([
    'opened from 2026-11-16 to 2026-11-22 (which is yet to come)',
  ]);
});

it.each<[RecordType, string, string]>([
  [
    'applications',
    'submitted and never a client interview booked',
    'at stage submitted, with no interviews (of kind client)',
  ],
  [
    'jobs',
    'open jobs with two candidates or fewer in the running',
    'with status active, with at most 2 applications (that are live)',
  ],
  [
    'jobs',
    'roles we made a hire on in October',
    'with applications (at stage placed, moved there from 2026-10-01 to 2026-10-31)',
  ],
  ['applications', 'living in same city like the job is', 'living where the job is'],
  ['applications', "owned by some other consultant than the job's owner", 'not for a job of the same owner'],
  [
    'jobs',
    "A nurse on the phone who can't travel beyond Sheffield. What is open there?",
    'with status active, in Sheffield',
  ],
  ['applications', 'aplicants in teh funnel mor than a week', 'at stage funnel, moved there to 2026-11-04'],
])('of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'jobs',
    'jobs where we have someone at references and at offer',
    'with applications (at stage references), with applications (at stage offer)',
  ],
  [
    'jobs',
    'jobs that have people at references and at offer',
    'with applications (at stage references or offer)',
  ],
  ['applications', 'reject outcome yet still live', 'with interviews (with outcome reject), that are live'],
  [
    'applications',
    'put on hold after the client interview',
    'with interviews (of kind client, with outcome hold)',
  ],
  [
    'applications',
    'At offer: Leeds. At references: London.',
    'either at stage offer and in Leeds; or at stage references and in London',
  ],
  ['applications', 'Stage: Offer. City: Leeds.', 'at stage offer, in Leeds'],
])(
  'whoever stands at two stages, outcomes and lots with a label are read of %s: %s',
  (type, query, words) => {
    expect(read(type, query)).toEqual([words, []]);
  },
);
