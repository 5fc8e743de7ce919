import { expect, it } from 'vitest';
import { compiled, compileEntityQuery, halfRead, saidOf } from '#src/domain/search/records/compile.ts';
import { NO_NAMES } from '#src/domain/search/records/names.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const own = compileEntityQuery(type, query, HOME);
  return { said: interpretationOf(type, own).replace(/^\w+ /, ''), told: own.unsupported };
};

it.each([
  ['being interviewed by a client tomorrow', 'with interviews (of kind client, beginning from 2026-11-13'],
  ['the client never interviewed them', 'with no interviews (of kind client)'],
  ['scored 3 or below by the client', 'with interviews (scored at most 3, of kind client)'],
  ['rated 4 by the hiring manager', 'with interviews (scored 4, of kind client)'],
  [
    'client interviews done without feedback',
    'with interviews (of kind client, that took place, without feedback',
  ],
  ['client interview cancelled', 'with interviews (of kind client, with status cancelled)'],
  ['interview outcome hold', 'with interviews (with outcome hold)'],
  ['screened by phone', 'with interviews (of kind internal, by phone)'],
  ['good feedback (4+)', 'with interviews (scored at least 4)'],
  ['client interview passed, offer not made yet', 'with outcome advance), not that reached offer'],
])('what is said of an interview is asked of one, and is no stage: %s', (query, said) => {
  const { said: own, told } = read('applications', query);
  expect(own).toContain(said);
  expect(told).toEqual([]);
});

it.each([
  ['at client interview', 'at stage client interview'],
  ['rejected after client interview', 'at stage rejected, that stood at client interview before'],
  ['client interview or references', 'at stage client interview or references'],
  ['at screen', 'at stage screen'],
])('a stage stays one: %s', (query, said) => {
  expect(read('applications', query)).toEqual({ said, told: [] });
});

it.each([
  ['still not past screen', 'that are live, not at stage submitted'],
  ['at screen no longer than a week', 'at stage screen, moved there from 2026-11-05'],
  ['fell at reference stage', 'at stage rejected or withdrew, that stood at references before'],
  ['turned down for money after being submitted', 'sent to the client'],
  ['status: rejected, from: 2026-09-01', 'at stage rejected, moved there from 2026-09-01'],
  ['stage=offer, from=2026-09-01, to=2026-09-30', 'moved there from 2026-09-01, moved there to 2026-09-30'],
  ['live on day rate roles over 400', 'that are live, paying over 400 GBP a day'],
  ['Priyas pipeline minus the funnel', 'that are live, not at stage funnel'],
])('how somebody stands and since when is read as said: %s', (query, said) => {
  expect(read('applications', query).said).toContain(said);
});

it.each([
  [
    'jobs with two people submitted in the process',
    'with 2 applications (sent to the client, that are live)',
  ],
  [
    'jobs with two people submitted in October',
    'with 2 applications (sent to the client from 2026-10-01 to 2026-10-31)',
  ],
  ['perm jobs that can go to 75k', 'for full time, paying up to at least 75,000 GBP a year'],
  ['jobs that could stretch to 60k', 'paying up to at least 60,000 GBP a year'],
  ['jobs paying up to 60k', 'paying at most 60,000 GBP a year'],
  ['jobs with people from York', 'with applications (of candidates in York)'],
  ['jobs with applicants living in York or Leeds', 'with applications (of candidates in York or Leeds)'],
  ['jobs with candidates at offer from Leeds', 'with applications (at stage offer, of candidates in Leeds)'],
  ['jobs with nobody from Leeds', 'with no applications (of candidates in Leeds)'],
  ['jobs in York with people at offer', 'in York, with applications (at stage offer)'],
  ['jobs with people in York', 'with applications, in York'],
  ['jobs with only one applicant left', 'with 1 applications (that are live)'],
  ['jobs with anybody who scored 5', 'with interviews (scored 5)'],
  [
    'jobs where the candidate at offer is from a referral',
    'with applications (at stage offer, of source referral)',
  ],
  ['jobs where client interviews happened', 'with interviews (of kind client, that took place)'],
  ['30 to 45k, Bristol/Birmingham', 'paying 30,000 GBP to 45,000 GBP a year, in Bristol or Birmingham'],
  ['employment=contract AND min>=400', 'for contract, paying at least 400 GBP a day'],
])('what a job has, and what it pays, is read as said: %s', (query, said) => {
  expect(read('jobs', query)).toEqual({ said, told: [] });
});

it.each([
  'submitted, no reply for two weeks',
  'at offer, no news since Monday',
  'no contact with them in October, live',
])('since when somebody was not written to is told, and is no day that they came in: %s', (query) => {
  const { said, told } = read('applications', query);
  expect(said).not.toMatch(/made|moved|from 20/);
  expect(told).toEqual([
    expect.stringContaining('(when somebody was written to or answered is not asked here)'),
  ]);
});

it('a country that nothing leads to and that people are called by is no place', () => {
  expect(read('applications', 'Jordan at offer').said).toBe('at stage offer');
  expect(read('applications', 'in Jordan at offer').said).toBe('in Jordan, at stage offer');
  expect(read('applications', 'Wales at offer').said).toBe('in Wales, at stage offer');
});

it.each([
  ['applications', 'who was at offer last month', 'was at offer (where somebody stood on past days'],
  [
    'applications',
    'anyone who was at screen and got rejected',
    'was at screen (where somebody stood on past days',
  ],
  ['jobs', 'jobs with somebody who were at references in May', 'were at references (where somebody stood'],
  ['applications', 'people met by Dan last week', 'met by Dan last week (read as when it was made)'],
  ['applications', 'at the client, live', 'at the client (what of the client is meant is not told)'],
  ['applications', 'client interview tomorrow or Monday', null],
  ['applications', 'client interview tomorrow', null],
  ['applications', 'either at offer or interviewing next week', null],
  ['applications', 'with the client for Leeds jobs, rejected', null],
  ['applications', 'rejected when they were at client interview last month', null],
  ['applications', 'had been at offer, then withdrew', null],
  ['applications', 'at offer since Monday', null],
  ['applications', 'at screen, applied in October', null],
  ['applications', 'submitted to a client in October', null],
  ['jobs', 'what came in before October', null],
] as const)('a word for what happened that no condition carries is told: %s, %s', (type, query, told) => {
  expect(read(type, query).told).toEqual(
    told === null ? [] : expect.arrayContaining([expect.stringContaining(told)]),
  );
});

it.each([
  ['live for the legal client', 'that are live, for clients in legal'],
  ['legal clients at offer', 'for clients in legal, at stage offer'],
  ['at client interview for legal jobs', 'at stage client interview, for the job legal'],
  ['legal client services people', 'for the job legal'],
])('a word of jobs before clients is their business: %s', (query, said) => {
  const half = halfRead('applications', query, saidOf(query), HOME, NO_NAMES);
  const own = interpretationOf('applications', compiled(half, new Map([['legal', ['title']]])));
  expect(own).toContain(said);
});
