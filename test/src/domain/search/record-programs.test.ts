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
    'stage=submitted AND submitted_at < 2026-11-01',
    'at stage submitted, sent to the client to 2026-10-31',
  ],
  [
    'applications',
    'stage != rejected, created_at >= 2026-10-01',
    'not at stage rejected, made from 2026-10-01',
  ],
  ['applications', 'stage in (screen, offer)', 'at stage screen or offer'],
  [
    'jobs',
    'base_min>=60000; opened_at<2026-10-01',
    'paying at least 60,000 GBP a year, opened to 2026-09-30',
  ],
  ['interviews', 'starts_at >= 2026-11-16, round > 1', 'beginning from 2026-11-16, of round at least 2'],
])('conditions as programs write them are read with their bounds: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['interviews', "today's interviews, cancelled ones too", 'beginning from 2026-11-12 to 2026-11-12'],
  [
    'applications',
    'rejected this month, withdrawals as well',
    'at stage rejected or withdrew, moved there from 2026-11-01 to 2026-11-30',
  ],
  ['applications', 'live candidates including maybes', 'that are live'],
  ['jobs', 'open jobs including evergreens', 'with status active'],
  ['jobs', 'open jobs, even the ones on hold', 'with status active or on hold'],
  // What goes on to narrow is no such thing.
  ['jobs', 'open jobs, also contract', 'with status active, for contract'],
])('what is only to be included does not narrow a search: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'interviews',
    'not yet confirmed for next week',
    'not yet confirmed (whether something is confirmed is not on record)',
  ],
  [
    'interviews',
    'what did each consultant do in October',
    'did each consultant (records are listed and not counted by kind)',
  ],
])('what no record holds is told: %s, %s', (type, query, told) => {
  expect(read(type, query)[1]).toContain(told);
});

it('whoever is still sat somewhere is there, and no Saturday is meant', () => {
  expect(read('applications', 'still sat on maybe since before September')).toEqual([
    'at stage maybe, moved there to 2026-08-31',
    [],
  ]);
});

it.each(['open, and the whole pipeline has died', 'open jobs, every applicant rejected or withdrawn'])(
  'a pipeline that has died holds nobody live: %s',
  (query) => {
    expect(read('jobs', query)).toEqual(['with status active, with no applications (that are live)', []]);
  },
);
