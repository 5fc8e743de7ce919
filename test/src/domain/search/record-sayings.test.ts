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
    'put forward in Leeds and then rejected',
    'sent to the client, in Leeds, at stage rejected',
  ],
  [
    'applications',
    'at screen in Leeds but since withdrawn',
    'that reached screen, in Leeds, at stage withdrew',
  ],
  ['applications', 'withdrew before we submitted them', 'at stage withdrew, never sent to the client'],
  ['applications', 'dropped out before interview', 'at stage withdrew, not that reached client interview'],
  [
    'applications',
    'moved from screen to submitted this week',
    'that stood at screen before, at stage submitted, moved there from 2026-11-09 to 2026-11-15',
  ],
  [
    'applications',
    'no-show candidates that were rejected',
    'with interviews (with status no show), at stage rejected',
  ],
  ['interviews', 'interviews that led to an offer', 'that reached offer'],
  [
    'applications',
    'rejected in October after screening',
    'at stage rejected, moved there from 2026-10-01 to 2026-10-31, that reached screen',
  ],
  [
    'applications',
    'rejected in Leeds before submission',
    'at stage rejected, in Leeds, not that reached submitted',
  ],
])('of %s, what came first and what came of it are two things: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'applications',
    'who applied themselves in November',
    'of source applied, made from 2026-11-01 to 2026-11-30',
  ],
  [
    'applications',
    'sourced by referral whose details have been submitted to a client, whatever became of them',
    'of source referral, sent to the client',
  ],
  [
    'applications',
    'rejected before their CV ever went to the client',
    'at stage rejected, never sent to the client',
  ],
  ['jobs', 'part-time vacancies for which we are currently recruiting', 'for part time, with status active'],
  [
    'jobs',
    'open roles that have had nobody new put on them or applying in the last four weeks',
    'with status active, with no applications (made from 2026-10-15 to 2026-11-12)',
  ],
  [
    'interviews',
    'interviews this coming week',
    'beginning from 2026-11-12 to 2026-11-19, not with status cancelled',
  ],
])('of %s, is read as it is meant: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('takes who arranged something for no order', () => {
  expect(read('interviews', 'interviews arranged by Gemma Stott')[0]).toContain('gemma stott');
});

it.each([
  ["how did Monday's interviews go", 'from 2026-11-09 to 2026-11-09'],
  ['no-shows on Monday', 'from 2026-11-09 to 2026-11-09'],
  ["Monday's interviews", 'from 2026-11-16 to 2026-11-16'],
  ['who do we see on Monday', 'from 2026-11-16 to 2026-11-16'],
])('what has happened at an interview was on a day gone by: %s', (query, days) => {
  expect(read('interviews', query)[0]).toContain(`beginning ${days}`);
});

it.each<[RecordType, string, string]>([
  ['applications', 'created in June 2026 with source applied', 'of source applied'],
  ['applications', 'stage: client_interview, source = pool or referral', 'of source pool or referral'],
  [
    'applications',
    'previous stage screen, stage submitted',
    'that stood at screen before, at stage submitted',
  ],
  ['jobs', 'status is on hold', 'with status on hold'],
  ['interviews', 'kind: client, format: in_person', 'of kind client, in person'],
])('of %s, takes a field with its value as the record declares it: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([expect.stringContaining(words), []]);
});

it.each([
  ['where the top of the band is over 90k', 'paying up to over 90,000 GBP a year'],
  ['where the bottom of the range is under £30k', 'paying from under 30,000 GBP a year'],
  ['with a top end of the salary below 40k', 'paying under 40,000 GBP a year'],
])('one end of what is paid is asked by itself: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'temp to perm', 'temp to perm (no type of job on record)'],
  ['jobs', 'jobs opened on a Monday', 'on a Monday (the day of the week is not asked here)'],
  ['applications', 'got to final stage', 'final stage (no stage on record)'],
  ['interviews', 'interviews on Mondays', 'on Mondays (the day of the week is not asked here)'],
])('of %s, tells what no record is asked by rather than take a part of it: %s', (type, query, told) => {
  expect(read(type, query)).toEqual(['of it could be run', [told]]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'since the twenty-third of October', 'made from 2026-10-23'],
  [
    'applications',
    'client feedback is outstanding',
    'with interviews (without feedback though they took place)',
  ],
  ['interviews', 'ivs 2moro', 'beginning from 2026-11-13 to 2026-11-13, not with status cancelled'],
  ['interviews', 'which interviews were given a five', 'scored 5'],
  [
    'interviews',
    'what have we still to do this week',
    'still to come, beginning from 2026-11-09 to 2026-11-15',
  ],
  [
    'jobs',
    'solicitor paralegal secretary',
    'for the role Lawyer or solicitor or Paralegal or paralegal or Administrator or secretary',
  ],
  ['jobs', 'active jobs, newest first', 'with status active'],
])('reads of %s, as they are typed and said: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'between screen and client interview', 'at stage screen or submitted or client interview'],
  ['applications', 'up to and including screen', 'at stage funnel or yes or maybe or screen'],
  ['applications', 'applied in the last 48 hours', 'made from 2026-11-10 to 2026-11-12'],
  ['applications', 'applications that nobody owns', 'without an owner'],
  ['jobs', "jobs we've sent more than five CVs to", 'with at least 6 applications (sent to the client)'],
  [
    'jobs',
    'jobs with candidates at offer and more than 3 applicants',
    'with applications (at stage offer), with at least 4 applications',
  ],
  ['jobs', 'driving jobs', 'for the job driver or driving'],
  ['jobs', 'management roles', 'for the job manager or management'],
  ['jobs', 'engineering jobs', 'for the job engineer or engineering'],
  ['interviews', 'first client interviews', 'of round 1, of kind client'],
  ['interviews', "interviews that haven't happened yet", 'still to come'],
  ['interviews', 'interviews not marked complete', 'with status scheduled, that took place'],
])('reads of %s how far, how many and of whom: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('tells of applications when their jobs were closed, which is on no record', () => {
  const [, told] = read('applications', 'candidates for jobs closed in the last month');
  expect(told).toEqual(['in the last month (when a job was closed is not on record)']);
});
