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
  ['done and upcoming interviews', 'that took place or still to come'],
  ['second rounds, past as well as future', 'of round 2, that took place or still to come'],
  ['held or booked, by video', 'that took place or with status scheduled, by video'],
  ['upcoming, held ones excluded', 'still to come, not that took place'],
])('what took place and what is to come, said together, are either: %s', (query, words) => {
  expect(read('interviews', query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'interviews',
    'still to come for Kestrel though they took place',
    'still to come and that took place (none can be both)',
  ],
  [
    'interviews',
    'in the diary, on 3 November 2026',
    'still to come and beginning from 2026-11-03 to 2026-11-03 (none can be both)',
  ],
])('what no record can be at once is told, of %s: %s', (type, query, told) => {
  expect(read(type, query)[1]).toContain(told);
});

it.each([
  ['people with no movement for three weeks', 'moved there to 2026-10-21, that are live'],
  [
    'no movement for three weeks, leave out offers',
    'moved there to 2026-10-21, not at stage offer, that are live',
  ],
  ['gone nowhere since the start of October', 'not moved there from 2026-10-01, that are live'],
  ['stuck at references for a week', 'at stage references, moved there to 2026-11-04'],
  ['rejected ones nobody has touched since June', 'at stage rejected, not moved there from 2026-06-01'],
])(
  'of people who stand still those are meant who could move, unless a stage is named: %s',
  (query, words) => {
    expect(read('applications', query)).toEqual([words, []]);
  },
);

it.each([
  ['out of the funnel and still alive', 'not at stage funnel, that are live'],
  ['dropped out of screening', 'at stage withdrew, that stood at screen before'],
  ['withdrew on us straight from the funnel', 'at stage withdrew, that stood at funnel before'],
])(
  'whoever is out of a stage stands at another, and whoever dropped out of it is gone: %s',
  (query, words) => {
    expect(read('applications', query)).toEqual([words, []]);
  },
);

it.each<[RecordType, string, string]>([
  ['applications', 'CVs that came in last week', 'made from 2026-11-02 to 2026-11-08'],
  ['applications', 'CVs that came in in the last week', 'made from 2026-11-05 to 2026-11-12'],
  [
    'applications',
    'rejected in the last week',
    'at stage rejected, moved there from 2026-11-05 to 2026-11-12',
  ],
  ['jobs', 'jobs that came in last month', 'opened from 2026-10-01 to 2026-10-31'],
])('"came in last week" is of that week: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each([
  [
    'at four this afternoon',
    'beginning from 16:00 to 16:00, beginning from 2026-11-12 to 2026-11-12, not with status cancelled',
  ],
  [
    'at 4pm tomorrow afternoon',
    'beginning from 16:00 to 16:00, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  [
    'after half past two tomorrow',
    'beginning from 14:30 to 23:59, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  ['score at 4 this week', 'scored 4, beginning from 2026-11-09 to 2026-11-15'],
  ['between now and Friday', 'still to come, beginning from 2026-11-12 to 2026-11-13'],
  [
    'booked into the diary this week that take place next week',
    'made from 2026-11-09 to 2026-11-15, beginning from 2026-11-16 to 2026-11-22, not with status cancelled',
  ],
])('of a time of the clock and a day each is kept: %s', (query, words) => {
  expect(read('interviews', query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'jobs',
    'on which four or more candidates were rejected',
    'with at least 4 applications (at stage rejected)',
  ],
  ['jobs', 'where two candidates withdrew', 'with 2 applications (at stage withdrew)'],
  ['jobs', 'open jobs with one applicant or none', 'with status active, with at most 1 applications'],
  [
    'applications',
    'with interviews held and none booked',
    'with interviews (that took place), with no interviews (still to come)',
  ],
  ['applications', 'has not had an interview booked, not even an internal one', 'with no interviews'],
  ['interviews', 'rescheduled more than twice', 'rescheduled at least 3 times'],
])('how many there are is counted, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('people whom a client wants are not counted', () => {
  expect(read('jobs', 'where the client wants two people placed')).toEqual([
    'of it could be run',
    ['wants 2 people placed'],
  ]);
});

it.each<[RecordType, string, string]>([
  ['interviews', 'advance but the score was left blank', 'with outcome advance, without a score'],
  ['interviews', 'neither outcome nor score is in', 'without an outcome, without a score'],
  [
    'interviews',
    'were meant to happen last week and did not',
    'with status cancelled or no show, beginning from 2026-11-02 to 2026-11-08',
  ],
  [
    'jobs',
    'no longer open, be they filled or closed',
    'not with status active, with status filled or closed',
  ],
  ['jobs', 'what are we working on', 'with status active'],
  ['jobs', 'with no one at all left in process', 'with no applications (that are live)'],
  [
    'jobs',
    "open jobs where everyone's been turned down",
    'with status active, with no applications (that are live), with no applications (at stage placed)',
  ],
  [
    'applications',
    'at offer on jobs that are closed or filled',
    'at stage offer, with status filled or closed',
  ],
])('what is no more, or was never filled in, is lacking: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('when a job was closed is told, also where it may have been filled instead', () => {
  expect(read('jobs', 'closed and filled jobs since June')).toEqual([
    'with status closed or filled',
    ['since June (when a job was closed is not on record)'],
  ]);
});

it.each([
  ['on the last Friday of October', 'beginning from 2026-10-30 to 2026-10-30'],
  ['after the second Tuesday in September', 'beginning from 2026-09-09'],
  ['held on the first Monday of the month', 'that took place, beginning from 2026-11-02 to 2026-11-02'],
])('a weekday counted within a month is one day: %s', (query, words) => {
  expect(read('interviews', query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'not on hold or evergreen', 'not with status on hold, not evergreen'],
  ['jobs', 'not remote, or open', 'not working remote, with status active'],
  ['jobs', 'not on hold or with no applicants', 'not with status on hold, with no applications'],
  ['applications', 'not rejected or mine', 'not at stage rejected, not of your own'],
  ['interviews', 'no outcome or score', 'without an outcome, without a score'],
])('an "or" behind a denial goes on denying, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('what a denial reaches behind words that say nothing is no wish, and the words are told', () => {
  expect(read('applications', 'not lost or placed yet')).toEqual(['not at stage placed', ['not lost']]);
});

it.each<[RecordType, string, string]>([
  [
    'jobs',
    'somebody at offer and somebody at references',
    'with applications (at stage offer), with applications (at stage references)',
  ],
  ['jobs', 'somebody at offer or somebody at references', 'with applications (at stage offer or references)'],
  ['interviews', 'advanced but the client rejected them', 'with outcome advance, at stage rejected'],
  ['interviews', 'advanced or rejected', 'with outcome advance or reject'],
])('two that are set beside or against each other are no list, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('a "but" between two values that no record has at once is told', () => {
  expect(read('jobs', 'filled but still active')[1]).toEqual([
    'with status filled and with status active (none can be both)',
  ]);
});

it('an interview to come counts where it was not called off, unless the search says so', () => {
  expect(read('jobs', 'roles with an interview tomorrow')).toEqual([
    'with interviews (beginning from 2026-11-13 to 2026-11-13, not with status cancelled)',
    [],
  ]);
  expect(read('jobs', 'roles with a cancelled interview tomorrow')[0]).not.toContain('not with status');
});

it('records are listed and not counted by kind, which is told', () => {
  expect(read('applications', 'withdrawals per job')).toEqual([
    'at stage withdrew',
    ['per job (records are listed and not counted by kind)'],
  ]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'perm roles paying 40 to 50', 'for full time, paying 40,000 GBP to 50,000 GBP a year'],
  ['jobs', 'salary above 45', 'paying over 45,000 GBP a year'],
  ['jobs', 'contract paying 40 to 50', 'for contract, paying 40 GBP to 50 GBP an hour'],
  ['jobs', 'perm jobs with more than 20 applicants', 'for full time, with at least 21 applications'],
])('a salary said shortly is in thousands, and nothing else is, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'with two interviews or more', 'with at least 2 interviews'],
  ['jobs', 'neither applicants nor interviews', 'with no applications, with no interviews'],
  [
    'applications',
    'at client interview with nothing in the diary',
    'at stage client interview, with no interviews (still to come)',
  ],
  [
    'applications',
    'applications from September still at screen',
    'made from 2026-09-01 to 2026-09-30, at stage screen',
  ],
  ['interviews', 'rounds three and above', 'of round at least 3'],
])('edges said behind a noun and days of applications are kept, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'interviews',
    'from 2 to 4 this afternoon',
    'beginning from 14:00 to 16:00, beginning from 2026-11-12 to 2026-11-12, not with status cancelled',
  ],
  ['interviews', 'after 5pm or before 9am', 'beginning from 17:00 to 23:59 or beginning from 00:00 to 08:59'],
  ['jobs', 'opened by me in October', 'of your own, opened from 2026-10-01 to 2026-10-31'],
  [
    'applications',
    'placed in the last quarter but one',
    'at stage placed, moved there from 2026-04-01 to 2026-06-30',
  ],
  [
    'applications',
    'placed the month before last',
    'at stage placed, moved there from 2026-09-01 to 2026-09-30',
  ],
])('hours, who did it and periods further back are not lost, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});
