import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [
    interpretationOf(type, compiled).replace(/^\w+ /, ''),
    compiled.unsupported,
    compiled.otherwise?.how ?? null,
  ];
};

it.each<[RecordType, string, string]>([
  [
    'jobs',
    'contract jobs on hold and perm ones that are filled',
    'either for contract and with status on hold; or for full time and with status filled',
  ],
  [
    'applications',
    'rejected in October or withdrawn in November',
    'either at stage rejected and moved there from 2026-10-01 to 2026-10-31; or at stage withdrew and moved there from 2026-11-01 to 2026-11-30',
  ],
  [
    'applications',
    'funnel for over two weeks or maybe for over a month',
    'either at stage funnel and moved there to 2026-10-28; or at stage maybe and moved there to 2026-10-11',
  ],
  [
    'interviews',
    'Monday at 10 and Tuesday at 3',
    'not with status cancelled, either beginning from 2026-11-16 to 2026-11-16 and beginning from 10:00 to 10:00; or beginning from 2026-11-17 to 2026-11-17 and beginning from 15:00 to 15:00',
  ],
])('two parts that ask the same things of two keep each its own: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, [], null]);
});

it.each<[RecordType, string, string, string]>([
  [
    'jobs',
    'perm jobs, and contract ones on hold',
    'either for full time; or for contract and with status on hold',
    '"on hold" was read of "contract" alone',
  ],
  [
    'jobs',
    'perm jobs and contract jobs on hold',
    'for full time or contract, with status on hold',
    '"on hold" was read of all that it is listed with',
  ],
  [
    'applications',
    'everyone at references, plus anyone at offer for more than a month',
    'either at stage references; or at stage offer and moved there to 2026-10-11',
    '"for more than a month" was read of "at offer" alone',
  ],
  [
    'jobs',
    'open perm jobs or remote',
    'with status active, for full time or working remote',
    '"or" was read between "perm" and "remote" alone',
  ],
  [
    'interviews',
    'interviews next week except client ones on Monday',
    'beginning from 2026-11-16 to 2026-11-22, not with status cancelled, not of kind client or not beginning from 2026-11-16 to 2026-11-16',
    '"client ones on Monday" was left out as one',
  ],
])(
  'a join that may reach over one or over several says how it was read: %s, %s',
  (type, query, words, how) => {
    expect(read(type, query)).toEqual([words, [], how]);
  },
);

it.each<[RecordType, string, string]>([
  [
    'interviews',
    'video or phone interviews next week',
    'by video or by phone, beginning from 2026-11-16 to 2026-11-22, not with status cancelled',
  ],
  ['jobs', 'open or on hold contract jobs', 'with status active or on hold, for contract'],
  [
    'interviews',
    'interviews excluding internal next week',
    'not of kind internal, beginning from 2026-11-16 to 2026-11-22, not with status cancelled',
  ],
  [
    'applications',
    'rejected by the client or withdrew',
    'at stage rejected or withdrew, ended by client or at stage withdrew',
  ],
  ['jobs', 'with no applicants or opened before August', 'with no applications or opened to 2026-07-31'],
  [
    'jobs',
    'salary_min >= 40000 AND salary_max <= 60000',
    'paying at least 40,000 GBP a year, paying at most 60,000 GBP a year',
  ],
  ['applications', 'stage:offer|references', 'at stage references or offer'],
])('a plain list is read without a note: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, [], null]);
});

it('an "or" that joins nothing that was read is told', () => {
  const { unsupported } = compileEntityQuery('jobs', 'with no applicants or simply remote', HOME);
  expect(unsupported.join()).toContain('both are asked for');
});

it.each<[RecordType, string, string]>([
  ['jobs', 'the three newest open jobs', 'with status active, the 3 newest of them'],
  ['jobs', 'the oldest open role', 'with status active, the 1 oldest of them'],
  ['jobs', 'the three jobs that have been open the longest', 'with status active, the 3 oldest of them'],
  ['interviews', 'the next 5 client interviews', 'still to come, of kind client, the 5 earliest of them'],
])('so many from one end are asked for: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, [], null]);
});

it('the last ones to come to a stage are in the order in which they came to it', () => {
  expect(read('applications', 'the last 5 applications at offer')).toEqual([
    'at stage offer, by when they were moved there, the latest first, the first 5 of them',
    [],
    null,
  ]);
});

it.each<[RecordType, string, string]>([
  [
    'interviews',
    '10-12 tomorrow',
    'beginning from 10:00 to 12:00, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  [
    'interviews',
    'Monday 2-4pm',
    'beginning from 2026-11-16 to 2026-11-16, beginning from 14:00 to 16:00, not with status cancelled',
  ],
  ['applications', 'scored a 5 at a client interview', 'with interviews (scored 5, of kind client)'],
  [
    'interviews',
    'advance and yet the candidate ended up rejected',
    'with outcome advance, at stage rejected',
  ],
  [
    'jobs',
    'open more than three weeks but less than six',
    'with status active, opened to 2026-10-21, opened from 2026-10-01',
  ],
  ['jobs', 'no interview ever booked', 'with no interviews'],
  ['applications', 'submitted on 10 or 11 November', 'sent to the client from 2026-11-10 to 2026-11-11'],
  [
    'applications',
    'not at screen and not at funnel but live',
    'not at stage screen, not at stage funnel, that are live',
  ],
  [
    'jobs',
    'jobs with two at screen or one at offer',
    'with 2 applications (at stage screen) or with applications (at stage offer)',
  ],
  [
    'interviews',
    'tomorrow before 11 or after 3',
    'beginning from 2026-11-13 to 2026-11-13, beginning from 00:00 to 10:59 or beginning from 15:00 to 23:59, not with status cancelled',
  ],
  [
    'applications',
    'stage submitted or later',
    'at stage submitted or client interview or references or offer or placed',
  ],
  ['jobs', "jobs.status = 'on_hold'", 'with status on hold'],
  ['applications', 'not yet screened', 'at stage funnel or yes or maybe'],
  ['jobs', 'everything but the evergreen and closed ones', 'not evergreen, not with status closed'],
  ['jobs', 'salary_max >= 60000', 'paying up to at least 60,000 GBP a year'],
])('short ways of saying it say all of it: %s, %s', (type, query, words) => {
  expect(read(type, query).slice(0, 2)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'referrals this month and applicants last week', 'only what lies in both is found'],
  ['jobs', 'jobs where everyone is still at funnel', 'where all people of a job stand is not asked here'],
  ['jobs', 'perhaps something that pays over 60', "read as an hour's"],
  ['applications', 'people waiting on the client', 'told by the stage'],
  ['interviews', 'Monday mornings', 'the day of the week is not asked here'],
])('what only may be meant is told: %s, %s', (type, query, why) => {
  expect(compileEntityQuery(type, query, HOME).unsupported.join()).toContain(why);
});
