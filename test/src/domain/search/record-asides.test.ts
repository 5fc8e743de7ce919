import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string, country = 'GB') => {
  const compiled = compileEntityQuery(type, query, { ...HOME, country });
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported] as const;
};

it.each([
  "live, evergreen ones don't count",
  'live; evergreens can be ignored',
  'live, not bothered about evergreens',
  'live, but spare me the evergreens',
  "live, I don't need the evergreen ones",
  'live, disregard the evergreens',
  "live, evergreens needn't be shown",
  'live, take evergreens off',
  'live; evergreen: no',
])('words behind or around a thing leave it out and never ask for it: %s', (query) => {
  expect(read('jobs', query)).toEqual(['with status active, not evergreen', []]);
});

it('what is said not to matter is asked in neither way, and told', () => {
  expect(read('jobs', 'live, evergreen or not')).toEqual(['with status active', []]);
  expect(read('jobs', "live, evergreens don't matter")).toEqual([
    'with status active',
    ['evergreens do not matter (nothing is asked by it)'],
  ]);
});

it('what is wanted in place of what is not stays wanted', () => {
  expect(read('applications', "I don't care about rejects, just live ones")).toEqual([
    'not at stage rejected, that are live',
    [],
  ]);
});

it.each<[RecordType, string, string]>([
  ['jobs', "jobs I've not filled", 'of your own, not with status filled'],
  ['jobs', "jobs I don't own", 'not of your own'],
  ['jobs', "I don't want to see the evergreen ones", 'not evergreen'],
  ['interviews', "I've not had feedback", 'of your own, without feedback though they took place'],
])('of %s, a denial of whoever asks stays one: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each([
  'cv not sent',
  'CV still to go over',
  "the client hasn't got the CV",
  'yet to be submitted',
  'still waiting to be submitted',
  'awaiting submission',
  'people we still need to send',
  'not with the client yet',
  'unsent',
  'no cv sent',
])('who is still to be sent is nobody who was, nor at the stage of those: %s', (query) => {
  expect(read('applications', query)).toEqual(['never sent to the client', []]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'placed on hold', 'with status on hold'],
  ['jobs', 'the client has put it on ice', 'with status on hold'],
  ['applications', 'whose job has been placed on hold', 'with status on hold'],
  ['applications', 'who got a no in October', 'at stage rejected, moved there from 2026-10-01 to 2026-10-31'],
  [
    'interviews',
    "October interviews which didn't go ahead",
    'beginning from 2026-10-01 to 2026-10-31, with status cancelled or no show',
  ],
  [
    'interviews',
    'nobody turned up to in October',
    'with status no show, beginning from 2026-10-01 to 2026-10-31',
  ],
])('of %s, the whole phrase is read and not one word of it: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each([
  ['vacancies that can be done entirely from home', 'working remote'],
  ['no office attendance', 'working remote'],
  ['3 days a week from home', 'working hybrid'],
])('where the work is done is no title of it: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each<[RecordType, string]>([
  ['applications', 'placements with a fee of more than £15k'],
  ['applications', 'placements worth over £10k to us'],
  ['applications', 'placed candidates who want over £60k'],
  ['applications', 'placed, invoiced at more than 12k'],
  ['jobs', 'live jobs with a sign-on bonus of 5k'],
])('of %s, a sum that is no pay of a job is told and not taken for one: %s', (type, query) => {
  const [words, told] = read(type, query);
  expect(words).not.toContain('paying');
  expect(told.join()).toMatch(/not asked here|on the candidate/);
});

it.each([
  ['placements over the summer', 'GB', '2026-06-01 to 2026-08-31'],
  ['placements this autumn', 'GB', '2026-09-01 to 2026-11-30'],
  ['placements last winter', 'GB', '2025-12-01 to 2026-02-28'],
  ['placements in the spring', 'GB', '2026-03-01 to 2026-05-31'],
  ['placements this spring', 'NZ', '2026-09-01 to 2026-11-30'],
  ['placements last winter', 'AU', '2026-06-01 to 2026-08-31'],
])('a season is its three months where the agency is: %s in %s', (query, country, days) => {
  expect(read('applications', query, country)).toEqual([`at stage placed, moved there from ${days}`, []]);
});

it('a winter told by a year alone is told, as it may be either', () => {
  expect(read('applications', 'placements in winter 2025')[1]).toEqual(['winter 2025']);
});

it('an everyday word in small letters is no town abroad', () => {
  expect(read('applications', 'placements in springs')).toEqual(['at stage placed', ['springs']]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'oldest open jobs first', 'with status active, oldest first'],
  ['jobs', 'open jobs, longest open first', 'with status active, oldest first'],
  [
    'interviews',
    'interviews in November in date order',
    'beginning from 2026-11-01 to 2026-11-30, earliest first',
  ],
])('of %s, the order that is asked for is an order and no condition: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('an order that there is none by is told, and all are shown; beside what nobody can run nothing is', () => {
  expect(read('jobs', 'jobs sorted by client')).toEqual([
    'jobs',
    ['sorted by client (the newest are shown first)'],
  ]);
  expect(read('jobs', 'jobs with free lunch, oldest first')[0]).toBe('of it could be run');
});

it.each([
  'which clients are seeing people next week',
  'who is meeting a client next week',
  'clients interviewing next week',
  'next week: interviews, client side',
])('whom a client meets is at a client interview: %s', (query) => {
  const [words, told] = read('interviews', query);
  expect(words.split(', ').toSorted()).toEqual([
    'beginning from 2026-11-16 to 2026-11-22',
    'not with status cancelled',
    'of kind client',
  ]);
  expect(told).toEqual([]);
});

it.each([
  ['interviews over video in October', 'by video'],
  ['interviews that went ahead in October', 'that took place'],
])('"over" and "ahead" are read with what they belong to: %s', (query, words) => {
  expect(read('interviews', query)[0]).toContain(words);
  expect(read('interviews', query)[0]).not.toMatch(/over|still to come|took place, by/);
});
