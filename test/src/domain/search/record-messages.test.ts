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
  [
    'living in Leeds or Newcastle, at offer',
    'Applications of candidates in Leeds or Newcastle, at stage offer',
  ],
  ['people from Leeds, Newcastle and Bristol', 'Applications of candidates in Leeds or Newcastle or Bristol'],
  [
    'Leeds jobs, candidates from Bristol or Newcastle',
    'Applications in Leeds, of candidates in Bristol or Newcastle',
  ],
  [
    'candidates from Bristol or Newcastle, Leeds jobs',
    'Applications of candidates in Bristol or Newcastle, in Leeds',
  ],
  ['Bristol-based candidates at screen', 'Applications of candidates in Bristol, at stage screen'],
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

it.each([
  [
    'applications',
    'withdrawals this quarter that came after client interview',
    'Applications at stage withdrew, moved there from 2026-10-01 to 2026-12-31, that reached client interview',
  ],
  [
    'applications',
    'moved backwards from client interview to submitted',
    'Applications that stood at client interview before, at stage submitted',
  ],
  ['applications', 'stage changes today', 'Applications moved there from 2026-11-12 to 2026-11-12'],
  ['applications', 'rejections vs withdrawals', 'Applications at stage rejected or withdrew'],
  ['applications', 'who declined our offer', 'Applications at stage withdrew, that stood at offer before'],
  [
    'jobs',
    'jobs where the offer was declined',
    'Jobs with applications (at stage withdrew, that stood at offer before)',
  ],
  [
    'jobs',
    'open jobs that have no one at client interview',
    'Jobs with status active, with no applications (at stage client interview)',
  ],
  ['jobs', 'jobs opened in the last week of October', 'Jobs opened from 2026-10-25 to 2026-10-31'],
  ['jobs', 'jobs opened in the last two weeks of October', 'Jobs opened from 2026-10-18 to 2026-10-31'],
  ['jobs', 'jobs opened in the first 10 days of October', 'Jobs opened from 2026-10-01 to 2026-10-10'],
  ['jobs', 'jobs opened in the last week', 'Jobs opened from 2026-11-05 to 2026-11-12'],
] as const)('reads where and when somebody or something stood: %s, %s', (type, query, said) => {
  expect(read(type, query)).toEqual({ said, told: [] });
});

it.each([
  ['applications', 'anyone on both a Kestrel and a Redcliffe job'],
  ['jobs', 'jobs where we are waiting for the client'],
] as const)('tells what one search does not answer: %s, %s', (type, query) => {
  expect(read(type, query).told.join()).toMatch(/\(.*(?:not asked here|not on record)\)/);
});

it.each([
  [
    'applications',
    'who is coming in for interview on Tuesday the 17th',
    'Applications with interviews (beginning from 2026-11-17 to 2026-11-17, not with status cancelled)',
  ],
  [
    'applications',
    'who did the client turn down at interview',
    'Applications at stage rejected, ended by client, that reached client interview',
  ],
  ['applications', 'people who said no to us', 'Applications at stage withdrew'],
  ['applications', 'applications to jobs that closed', 'Applications with status closed'],
  [
    'applications',
    'neither at screen nor submitted but live',
    'Applications not at stage screen, not at stage submitted, that are live',
  ],
  [
    'jobs',
    'filled jobs where the hire came from the pool',
    'Jobs with status filled, with applications (at stage placed, of source pool)',
  ],
  ['jobs', 'open jobs, oldest first, top 5', 'Jobs with status active, the 5 oldest of them'],
] as const)('reads what a stage, a status or an order is of: %s, %s', (type, query, said) => {
  expect(read(type, query)).toEqual({ said, told: [] });
});

it.each([
  ['applications', 'who owns the most live applications', 'not ranked'],
  ['applications', 'three newest applications on each Kestrel job', 'not for each'],
  ['jobs', 'jobs filled within 30 days', 'how long it took'],
] as const)('tells how it was read, or that it is not: %s, %s', (type, query, told) => {
  expect(read(type, query).told.join()).toContain(told);
});
