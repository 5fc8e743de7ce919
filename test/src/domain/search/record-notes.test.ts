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
  [
    'applications',
    'Action from the Monday meeting: everyone at submitted in Leeds',
    'at stage submitted, in Leeds',
  ],
  [
    'applications',
    "Notes from yesterday's call: rejected since Monday",
    'at stage rejected, moved there from 2026-11-09',
  ],
  [
    'applications',
    'I worry about salary. Rejected since May',
    'at stage rejected, moved there from 2026-05-01',
  ],
  ['applications', 'Everyone from a referral, however they ended up', 'of source referral'],
  ['applications', 'From Monday: rejected', 'moved there from 2026-11-09, at stage rejected'],
  ['applications', 'For jobs in Leeds: who is at screen', 'in Leeds, at stage screen'],
  ['jobs', 'salary > 50k', 'paying over 50,000 GBP a year'],
  ['applications', 'screen >2wks', 'at stage screen, moved there to 2026-10-28'],
  ['applications', 'maybe > 10 days', 'at stage maybe, moved there to 2026-11-01'],
])(
  'what a note comes from asks for nothing, and what is written short is read, of %s: %s',
  (type, query, words) => {
    expect(read(type, query)).toEqual([words, []]);
  },
);

it.each<[RecordType, string, string]>([
  ['applications', 'client no shows', 'with interviews (with status no show, of kind client)'],
  [
    'applications',
    'client no-shows in October',
    'with interviews (with status no show, of kind client, beginning from 2026-10-01 to 2026-10-31)',
  ],
  [
    'interviews',
    'client no-shows last week',
    'with status no show, of kind client, beginning from 2026-11-02 to 2026-11-08',
  ],
  [
    'jobs',
    'open jobs where a candidate failed to turn up',
    'with status active, with interviews (with status no show)',
  ],
  ['applications', 'people who did not show up', 'with interviews (with status no show)'],
  ['applications', 'no shows', 'with interviews (with status no show)'],
])('whose interview somebody missed is asked of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'jobs',
    'jobs with a client interview today, tomorrow or next week',
    'with interviews (of kind client, beginning from 2026-11-12 to 2026-11-13, not with status cancelled) or with interviews (of kind client, beginning from 2026-11-16 to 2026-11-22, not with status cancelled)',
  ],
  [
    'jobs',
    'jobs with an interview, opened last week or this week',
    'with interviews, opened from 2026-11-02 to 2026-11-15',
  ],
  [
    'jobs',
    'jobs on which we made placements in August',
    'with applications (at stage placed, moved there from 2026-08-01 to 2026-08-31)',
  ],
  [
    'jobs',
    'filled jobs where the person placed came by referral',
    'with status filled, with applications (at stage placed, of source referral)',
  ],
  ['applications', 'candidats at ofer or refrences', 'at stage offer or references'],
  ['jobs', 'opn jobs with somone at screen', 'with status active, with applications (at stage screen)'],
  [
    'interviews',
    'vidoe interveiws tomorow',
    'by video, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
])('of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});
