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
  [
    'interviews',
    'starts_at >= 2026-11-16, round > 1',
    'beginning from 2026-11-16, of round at least 2, not with status cancelled',
  ],
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

it('a pipeline that has died holds nobody live', () => {
  expect(read('jobs', 'open, and the whole pipeline has died')).toEqual([
    'with status active, with no applications (that are live)',
    [],
  ]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'funnel > 14 days', 'at stage funnel, moved there to 2026-10-28'],
  ['applications', 'stage=rejected owner!=me', 'at stage rejected, not of your own'],
  [
    'interviews',
    'status=scheduled&starts_after=2026-11-16',
    'with status scheduled, beginning from 2026-11-17',
  ],
  [
    'interviews',
    'outcome is null, held in October',
    'without an outcome, that took place, beginning from 2026-10-01 to 2026-10-31',
  ],
  ['jobs', 'open, with 2-4 applicants', 'with status active, with 2 to 4 applications'],
  [
    'interviews',
    '2pm to 4pm on 16 October',
    'beginning from 14:00 to 16:00, beginning from 2026-10-16 to 2026-10-16',
  ],
])('bounds without words are bounds: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  [
    'jobs',
    'jobs with candidates at every stage',
    'with candidates at every stage (stages are asked for one by one)',
  ],
  [
    'jobs',
    'jobs with interviews both this week and next',
    'with interviews both this week and next week (two stretches of days are asked for one by one)',
  ],
  [
    'applications',
    'rejected from one job but live on another',
    'but live on another (what else somebody is in for is not asked here)',
  ],
  ['applications', 'submitted this week v last week', 'v last week (records are listed and not compared)'],
  [
    'applications',
    'not rejected, but rejected',
    'not that reached rejected and at stage rejected (none can be both)',
  ],
])('what takes more than one search is told: %s, %s', (type, query, told) => {
  expect(read(type, query)[1]).toContain(told);
});

it.each([
  ['those who live in Leeds', 'of candidates in Leeds'],
  ['live ones in the running', 'that are live'],
  ['all but the maybes in triage', 'not at stage maybe, at stage funnel'],
  ['at least submitted', 'at stage submitted or client interview or references or offer or placed'],
  ['rejects where nobody put a reason in', 'at stage rejected, without a reason'],
])('where somebody lives and what is left out within a stage are told apart: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['interviews next week', 'beginning from 2026-11-16 to 2026-11-22, not with status cancelled'],
  ['interviews next week, cancelled ones too', 'beginning from 2026-11-16 to 2026-11-22'],
  ['interviews next week whatever their status', 'beginning from 2026-11-16 to 2026-11-22'],
  ['interviews in October', 'beginning from 2026-10-01 to 2026-10-31'],
])(
  'of days ahead interviews that were called off are left out, unless they are spoken of: %s',
  (query, words) => {
    expect(read('interviews', query)).toEqual([words, []]);
  },
);
