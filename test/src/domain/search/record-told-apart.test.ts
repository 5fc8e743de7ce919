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

it.each<[RecordType, string, string]>([
  [
    'applications',
    'binned at triage',
    'at stage no or rejected, that stood at funnel or maybe or yes before',
  ],
  ['applications', 'people who were at maybe and are now at screen', 'that reached maybe, at stage screen'],
  ['applications', 'never offered, live', 'not that reached offer, that are live'],
  ['jobs', 'jobs with offers rejected', 'with applications (at stage withdrew, that stood at offer before)'],
  // A list goes on being one.
  ['applications', 'at maybe and screen', 'at stage maybe or screen'],
  ['jobs', 'jobs with anyone at offer or references', 'with applications (at stage offer or references)'],
])('two stages that no word lists are no alternatives: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'in the process for more than 60 days, live', 'made to 2026-09-12, that are live'],
  [
    'applications',
    'applied over the summer and still sitting in funnel',
    'made from 2026-06-01 to 2026-08-31, at stage funnel',
  ],
  [
    'interviews',
    'first rounds last week, not Friday',
    'of round 1, beginning from 2026-11-02 to 2026-11-08, not beginning from 2026-11-06 to 2026-11-06',
  ],
  [
    'interviews',
    'next Tuesday to Thursday, not Wednesday',
    'beginning from 2026-11-17 to 2026-11-19, not beginning from 2026-11-18 to 2026-11-18, not with status cancelled',
  ],
])('days are of what stands beside them: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['interviews', 'scored 2 or 5', 'scored 2 or scored 5'],
  ['interviews', 'scored 4 or 5', 'scored 4 to 5'],
  ['interviews', 'teams interviews in October', 'by video, beginning from 2026-10-01 to 2026-10-31'],
  ['jobs', 'the client has interviewed nobody', 'with no interviews (of kind client)'],
  ['jobs', 'roles where we have sent nobody', 'with no applications (sent to the client)'],
  ['applications', 'on jobs owned by someone other than me', 'not for a job of your own'],
])('each word counts: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['interviews', 'candidate cancelled', 'candidate (who called an interview off is not asked here)'],
  ['interviews', 'booked more than a week ahead', 'more than a week ahead (how far ahead is asked by days)'],
  [
    'applications',
    'applied this time last year',
    'this time last year (how long around that time is not said)',
  ],
])('what no record of these tells is told: %s, %s', (type, query, told) => {
  expect(read(type, query)[1]).toContain(told);
});

it.each<[RecordType, string, string]>([
  [
    'applications',
    'could I have everyone rejected since August',
    'at stage rejected, moved there from 2026-08-01',
  ],
  ['applications', 'shall I have the offers then', 'at stage offer'],
  ['applications', 'how many do I have at offer', 'of your own, at stage offer'],
  ['applications', 'the people I have at offer', 'of your own, at stage offer'],
])('what somebody may have is not theirs: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[string, string]>([
  [
    'which jobs have an interview lined up next week',
    'beginning from 2026-11-16 to 2026-11-22, not with status cancelled',
  ],
  [
    'jobs with an interview on the calendar for Friday',
    'beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  [
    'jobs with interviews taking place tomorrow',
    'beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  [
    'jobs where an interview is fixed for Monday',
    'beginning from 2026-11-16 to 2026-11-16, not with status cancelled',
  ],
  ['jobs with interviews happening this week', 'beginning from 2026-11-09 to 2026-11-15'],
])('days behind what is to take place are of it and not of the job: %s', (query, when) => {
  expect(read('jobs', query)).toEqual([`with interviews (${when})`, []]);
});

it('days of the job stay its own', () => {
  expect(read('jobs', 'jobs with interviews, opened last week')[0]).toBe(
    'with interviews, opened from 2026-11-02 to 2026-11-08',
  );
});
