import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const TOWNS = ['Leeds', 'Bristol', 'Newcastle'].map((city) => ({ city, state: null, country_code: 'GB' }));
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME, { named: [], towns: TOWNS });
  return { said: interpretationOf(type, compiled), told: compiled.unsupported };
};

it.each([
  [
    'applications',
    'FW: rejected in October',
    'Applications at stage rejected, moved there from 2026-10-01 to 2026-10-31',
  ],
  [
    'applications',
    'who we said no to in October',
    'Applications at stage no or rejected, moved there from 2026-10-01 to 2026-10-31',
  ],
  [
    'applications',
    'whos bin at screan for ovr 3 wks',
    'Applications at stage screen, moved there to 2026-10-21',
  ],
  [
    'applications',
    'at submitted since three weeks or more',
    'Applications at stage submitted, moved there to 2026-10-22',
  ],
  ['applications', 'matched by the system, at screen', 'Applications of source matched, at stage screen'],
  ['applications', 'live on jobs older than 3 months', 'Applications that are live, opened to 2026-08-11'],
  ['applications', 'live applications older than 3 months', 'Applications that are live, made to 2026-08-11'],
  [
    'applications',
    'turned down at triage',
    'Applications at stage no or rejected, that stood at funnel or maybe or yes before',
  ],
  ['jobs', 'type=contract period=day', 'Jobs for contract, paid by the day'],
  [
    'jobs',
    'jobs on hold whose candidates are live',
    'Jobs with status on hold, with applications (that are live)',
  ],
  [
    'jobs',
    'jobs with 3 or more rejections and less than 2 live',
    'Jobs with at least 3 applications (at stage rejected), with at most 1 applications (that are live)',
  ],
  [
    'jobs',
    'roles that went to a referral',
    'Jobs with status filled, with applications (at stage placed, of source referral)',
  ],
  [
    'jobs',
    'jobs where everyone has been turned down or has withdrawn',
    'Jobs with no applications (that are live), with no applications (at stage placed)',
  ],
] as const)('reads what is passed on, typed in haste or said shortly: %s, %s', (type, query, said) => {
  expect(read(type, query)).toEqual({ said, told: [] });
});

it.each([
  ['live people from outside Bristol', 'Applications that are live, not of candidates in Bristol'],
  ['candidates who are not from Newcastle', 'Applications not of candidates in Newcastle'],
  ['people who do not live in Leeds, at offer', 'Applications not of candidates in Leeds, at stage offer'],
  ['at offer, not in Leeds', 'Applications at stage offer, not in Leeds'],
  ['rejected on jobs outside Leeds', 'Applications at stage rejected, not in Leeds'],
] as const)('leaves out where somebody lives, or where a job is: %s', (query, said) => {
  expect(read('applications', query)).toEqual({ said, told: [] });
});

it.each([
  'live jobs where everyone has dropped out or been rejected',
  'live jobs, every applicant rejected or withdrawn',
  "live jobs where everyone's been turned down",
])('counts nobody who was placed among those turned down: %s', (query) => {
  expect(read('jobs', query)).toEqual({
    said: 'Jobs with status active, with no applications (that are live), with no applications (at stage placed)',
    told: [],
  });
});
