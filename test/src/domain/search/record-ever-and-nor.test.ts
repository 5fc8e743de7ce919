import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const TOWNS = ['Leeds', 'London'].map((city) => ({ city, state: null, country_code: 'GB' }));

const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME, { named: [], towns: TOWNS });
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

it.each([
  ['candidates we have ever submitted to a client', 'sent to the client'],
  [
    'people out of the talent pool we ever put forward, also when it is over for them',
    'of source pool, sent to the client',
  ],
  ['referrals that were ever submitted, even if it is over now', 'of source referral, sent to the client'],
  ['Leeds people ever sent to a client', 'in Leeds, sent to the client'],
  [
    'rejected with no interview and no submission to the client',
    'at stage rejected, with no interviews, never sent to the client',
  ],
])('who was ever sent is so wherever they stand now: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['who have we submitted', 'at stage submitted'],
  ['candidates never submitted to the client', 'never sent to the client'],
  ['CVs we have submitted to clients this month', 'sent to the client from 2026-11-01 to 2026-11-30'],
  ['people ever at client interview', 'that reached client interview'],
])('who is submitted now, or never was, is read as before: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  [
    'jobs',
    'Leeds jobs. Filled ones I do not need, nor the evergreens.',
    'in Leeds, not with status filled, not evergreen',
  ],
  [
    'jobs',
    'Leeds jobs. Filled and closed ones do not interest me, nor do those on hold.',
    'in Leeds, not with status filled, not with status closed, not with status on hold',
  ],
  [
    'jobs',
    'open jobs, not in Leeds, nor remote ones',
    'with status active, not in Leeds, not working remote',
  ],
  [
    'applications',
    'live, not on Leeds jobs, nor referrals',
    'that are live, not in Leeds, not of source referral',
  ],
] as const)('a "nor" goes on leaving out, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each([
  ['candidates on open Leeds roles', 'with status active, in Leeds'],
  ['everyone on the closed London jobs', 'with status closed, in London'],
  ['offers on on hold Leeds jobs', 'at stage offer, with status on hold, in Leeds'],
  ['live candidates on Leeds jobs', 'that are live, in Leeds'],
  ['live on Leeds jobs', 'that are live, in Leeds'],
  ['live people from Leeds', 'that are live, of candidates in Leeds'],
])('how jobs are is told across their town, how people are by their noun: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['applications', 'who came in this Monday and Tuesday', 'made from 2026-11-09 to 2026-11-10'],
  ['applications', 'submitted since this Monday', 'sent to the client from 2026-11-09'],
  [
    'applications',
    'I was off this Tuesday, which applications came in',
    'made from 2026-11-10 to 2026-11-10',
  ],
  ['jobs', 'jobs opened this Wednesday', 'opened from 2026-11-11 to 2026-11-11'],
  [
    'interviews',
    'interviews this Monday',
    'beginning from 2026-11-16 to 2026-11-16, not with status cancelled',
  ],
  [
    'interviews',
    'interviews this Friday',
    'beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
] as const)('"this Monday" of what happened is the one of this week, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each([
  ['at offer for a job in the town where they live', 'at stage offer, living where the job is'],
  ['who is at screen for a job in the same city they live in', 'at stage screen, living where the job is'],
  ['at screen for a job in Leeds', 'at stage screen, in Leeds'],
])('where somebody lives is held against where the job is: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['jobs', 'Leeds jobs, never mind the filled ones', 'in Leeds, not with status filled'],
  [
    'jobs',
    'Still open after more than 60 days. Never mind the evergreens.',
    'with status active, opened to 2026-09-12, not evergreen',
  ],
  [
    'applications',
    'live in Leeds jobs, never mind the maybes',
    'that are live, in Leeds, not at stage maybe',
  ],
  ['applications', 'never submitted', 'never sent to the client'],
  ['applications', 'referrals who are not out yet', 'of source referral, that are live'],
  ['applications', 'matched ones, which of them aren’t out of it yet?', 'of source matched, that are live'],
] as const)('what nobody minds is left out, and who is not out is live, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each(['CVs that are not out yet', 'contractors who are not out yet'])(
  'papers and contractors that are out are told: %s',
  (query) => {
    expect(read('applications', query)[1]).not.toEqual([]);
  },
);
