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

it.each([
  ['apps at screen, submitted or client interview', 'at stage screen or submitted or client interview'],
  ['live apps, screen stage', 'that are live, at stage screen'],
  ['finished ones, so rejected or withdrawn', 'that are over, at stage rejected or withdrew'],
  [
    'beyond screen and still live',
    'at stage submitted or client interview or references or offer or placed, that are live',
  ],
  ['everything before submitted', 'at stage funnel or yes or screen or maybe'],
  ['got as far as references', 'that reached references'],
  ['rejected after interview', 'at stage rejected, that stood at client interview before'],
  ['turned down by the client', 'at stage rejected, ended by client'],
  ['turned down by the candidate', 'at stage withdrew'],
  ['offers declined', 'at stage withdrew, that stood at offer before'],
  ['maybe or yes, not from the pool', 'at stage maybe or yes, not of source pool'],
  ['direct applicants', 'of source applied'],
  ['with no interview yet', 'with no interviews'],
  ['interviewed twice', 'with 2 interviews'],
  ['interviewed by the client but no offer', 'with interviews (of kind client), not that reached offer'],
  ['never submitted', 'never sent to the client'],
  ['submitted but rejected', 'sent to the client, at stage rejected'],
  ['who got an offer since September', 'that reached offer from 2026-09-01'],
  ['second interviews this week', 'with interviews (of round 2, beginning from 2026-11-09 to 2026-11-15)'],
  ['no interview booked', 'with no interviews (still to come)'],
  ['not live', 'that are not live'],
  ['on contract jobs', 'for contract'],
  ['for jobs on hold', 'with status on hold'],
  [
    'either at offer or interviewing next week',
    'at stage offer or with interviews (beginning from 2026-11-16 to 2026-11-22, not with status cancelled)',
  ],
  ['what have I got at offer', 'of your own, at stage offer'],
  ['candidates living in York', 'of candidates in York'],
  ['rejected, no reason recorded', 'at stage rejected, without a reason'],
  ['sitting in the funnel, who came in this month', 'at stage funnel, made from 2026-11-01 to 2026-11-30'],
  ['sitting at screen who applied in October', 'at stage screen, made from 2026-10-01 to 2026-10-31'],
  ['stuck at screen for two weeks', 'at stage screen, moved there to 2026-10-28'],
  ['dropped out after being submitted', 'at stage withdrew, sent to the client'],
  ['rejected having been at offer', 'at stage rejected, that reached offer'],
  ['no interview in two weeks', 'with no interviews (beginning from 2026-10-29)'],
  ['live excl funnel', 'that are live, not at stage funnel'],
  ['live, rejections left out', 'that are live, not at stage rejected'],
  ['leave the rejected ones out of it', 'not at stage rejected'],
  ["don't show me the maybes", 'not at stage maybe'],
  [
    'rejected, withdrawn and placed excluded',
    'not at stage rejected, not at stage withdrew, not at stage placed',
  ],
  ['people we found ourselves', 'of source added'],
  ['fell through at offer', 'at stage rejected or withdrew, that stood at offer before'],
  ['not yet looked at', 'at stage funnel'],
  ['job board applicants', 'of source applied'],
  ['awaiting references', 'at stage references'],
  ['never interviewed in a month', 'with no interviews (beginning from 2026-10-12)'],
])('reads of applications "%s"', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['perm jobs paying over 80k', 'for full time, paying over 80,000 GBP a year'],
  ['salary between sixty and eighty thousand', 'paying 60,000 GBP to 80,000 GBP a year'],
  ['salary starts at forty five thousand or more', 'paying at least 45,000 GBP a year'],
  ['hourly rate below 20 pounds', 'paying under 20 GBP an hour'],
  ['contract roles £400-£500 a day', 'for contract, paying 400 GBP to 500 GBP a day'],
  ['remote, day rate', 'working remote, paid by the day'],
  ['up to €60k', 'paying at most 60,000 EUR a year'],
  ['open jobs with no applicants', 'with status active, with no applications'],
  ['nobody has applied', 'with no applications'],
  ['no applicants in three weeks', 'with no applications (made from 2026-10-22)'],
  ['nothing submitted in 3 weeks', 'with no applications (sent to the client from 2026-10-22)'],
  ['not submitted anyone in two weeks', 'with no applications (sent to the client from 2026-10-29)'],
  ['with fewer than 3 candidates in play', 'with at most 2 applications (that are live)'],
  ["what've we got paid by the hour", 'paid by the hour'],
  ['whats on hold', 'with status on hold'],
  ['where we have not submitted anyone yet', 'with no applications (sent to the client)'],
  ['with fewer than three applicants', 'with at most 2 applications'],
  ['with more than 3 interviews', 'with at least 4 interviews'],
  ['with someone at offer or references', 'with applications (at stage offer or references)'],
  ['with no applicants and still open', 'with no applications, with status active'],
  [
    'no interviews booked next week',
    'with no interviews (with status scheduled, beginning from 2026-11-16 to 2026-11-22)',
  ],
  ['not filled, not closed', 'not with status filled, not with status closed'],
  ['whatever their status, in London', 'in London'],
  ['within 20 miles of Manchester', 'within 32 km of Manchester'],
  [
    'filled last month',
    'with status filled, with applications (at stage placed, moved there from 2026-10-01 to 2026-10-31)',
  ],
  ['not evergreen', 'not evergreen'],
  ['£500 a day or more', 'paying at least 500 GBP a day'],
  ['60k or above', 'paying at least 60,000 GBP a year'],
  ['over £20 an hour or more than 30k a year', 'paying over 20 GBP an hour or paying over 30,000 GBP a year'],
  [
    'over 5 applicants but nobody submitted',
    'with at least 6 applications, with no applications (sent to the client)',
  ],
  ['with no applicants or no interviews', 'with no applications or with no interviews'],
  ['with 3+ at submitted', 'with at least 3 applications (at stage submitted)'],
  ['evergreens excluded', 'not evergreen'],
  ['hourly paid, still going', 'paid by the hour, with status active'],
  ['live vacs', 'with status active'],
  ['two or more at client interview', 'with at least 2 applications (at stage client interview)'],
  ['contract roles starting Monday', 'for contract, to start from 2026-11-16 to 2026-11-16'],
  ['without an ad', 'without an ad'],
  ['no owner', 'without an owner'],
])('reads of jobs "%s"', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each([
  ['booked for more than an hour', 'lasting at least 61 minutes'],
  [
    'over an hour next week',
    'lasting at least 61 minutes, beginning from 2026-11-16 to 2026-11-22, not with status cancelled',
  ],
  ['half-hour phone interviews', 'lasting 30 minutes, by phone'],
  ['hour-long client interviews', 'lasting 60 minutes, of kind client'],
  ['lasting an hour and a half or more', 'lasting at least 90 minutes'],
  ['between 30 and 45 minutes', 'lasting 30 to 45 minutes'],
  ['for jobs paying 30 an hour or more', 'paying at least 30 GBP an hour'],
  ['2nd ivs, face to faces', 'of round 2, in person'],
  ['with a scorecard rating of 5', 'scored 5'],
  ['given 4 out of 5 or better', 'scored at least 4'],
  ['a 2 on the scorecard', 'scored 2'],
  ['3+ stars', 'scored at least 3'],
  ['who got top marks', 'scored 5'],
  ['in the next fortnight', 'beginning from 2026-11-12 to 2026-11-26, not with status cancelled'],
  [
    'with hiring managers tomorrow',
    'of kind client, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  ['nothing written up', 'without feedback though they took place'],
  ['failed to attend', 'with status no show'],
  ['no feedback yet', 'without feedback though they took place'],
  ['no outcome recorded', 'without an outcome'],
  ['which still need an outcome', 'without an outcome, that took place'],
  ['second round client interviews', 'of round 2, of kind client'],
  ['2nd stage or later', 'of round at least 2'],
  ['scored two or lower', 'scored at most 2'],
  ['with a score above 3', 'scored at least 4'],
  ['technical interviews rejected', 'technical, with outcome reject'],
  ['coming up', 'still to come'],
  ['phone interviews that are still on', 'by phone, with status scheduled'],
  ['on hold outcome', 'with outcome hold'],
  ['for jobs now on hold', 'with status on hold'],
  ['not counting anything that got cancelled', 'not with status cancelled'],
  [
    'this morning',
    'beginning from 00:00 to 11:59, beginning from 2026-11-12 to 2026-11-12, not with status cancelled',
  ],
  ['between 2 and 4pm', 'beginning from 14:00 to 16:00'],
  ['with candidates at offer', 'at stage offer'],
  ['moved twice', 'rescheduled at least 2 times'],
  [
    'next week, internal excl',
    'beginning from 2026-11-16 to 2026-11-22, not of kind internal, not with status cancelled',
  ],
  [
    'this month minus whatever has been cancelled',
    'beginning from 2026-11-01 to 2026-11-30, not with status cancelled',
  ],
  ["nobody's written up", 'without feedback though they took place'],
  ["we haven't logged an outcome for", 'without an outcome, that took place'],
  ['still to be debriefed', 'without feedback though they took place'],
  ["when's the next one", 'still to come'],
  [
    'seeing the client tomorrow',
    'of kind client, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  ['client, next week', 'of kind client, beginning from 2026-11-16 to 2026-11-22, not with status cancelled'],
  [
    'between 9 and 11 tomorrow',
    'beginning from 09:00 to 11:00, beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
  ],
  ['between 2 and 4', 'beginning from 14:00 to 16:00'],
  ['at lunchtime', 'beginning from 12:00 to 13:59'],
  ['4/5', 'scored 4'],
  [
    'Friday pm',
    'beginning from 2026-11-13 to 2026-11-13, beginning from 12:00 to 23:59, not with status cancelled',
  ],
  ['internal or phone interviews', 'of kind internal or by phone'],
])('reads of interviews "%s"', (query, words) => {
  expect(read('interviews', query)).toEqual([words, []]);
});

it.each([
  ['jobs', 'urgent open jobs', 'urgent'],
  ['jobs', 'jobs where the client wants more than two people', 'wants more than 2 people'],
  ['jobs', 'jobs closed in October', 'in October (when a job was closed is not on record)'],
  ['jobs', 'jobs won since June', 'won'],
  ['jobs', 'jobs ending this month', 'ending this month (when a job ends is not on record)'],
  [
    'jobs',
    'contracts due to finish before Christmas',
    'due to finish before Christmas (when a job ends is not on record)',
  ],
  ['jobs', 'closing date 20 November', 'closing date 20 November (when a job ends is not on record)'],
  ['jobs', 'internal excl', 'internal excl'],
  [
    'applications',
    'people starting Monday',
    'starting Monday (when somebody starts is told by placements, and not asked here)',
  ],
  [
    'applications',
    'placed, due to start this month',
    'due to start this month (when somebody starts is told by placements, and not asked here)',
  ],
  ['interviews', 'interviews in October where the candidate was kept waiting', 'kept waiting'],
  ['jobs', 'M&F jobs', 'M&F'],
  ['interviews', 'where the outcome was hold or none', 'none'],
  ['jobs', 'stale jobs', 'stale (for how many days?)'],
  ['applications', 'candidates with two live applications', '2'],
  ['applications', 'applications by women', 'women'],
  ['interviews', 'interviews where the candidate turned up late', 'turned up late'],
  ['interviews', 'interviews in the last 30 minutes', 'last 30 minutes'],
] as const)('tells what of %s in "%s" no field holds', (type, query, told) => {
  expect(read(type, query)[1]).toEqual([told]);
});

it.each<[string, RecordType, string, string]>([
  ['who pulls out withdraws', 'applications', 'did anybody pull out of the DevOps job', 'at stage withdrew'],
  [
    'of a quarter of this year',
    'jobs',
    'opened in the second quarter of this year',
    'opened from 2026-04-01 to 2026-06-30',
  ],
  ['of a quarter of last year', 'jobs', 'opened in Q3 of last year', 'opened from 2025-07-01 to 2025-09-30'],
  ['by the hour or the day is either', 'jobs', 'paid by the hour or day', 'paid by the day or hour'],
  ['what we still work is active', 'jobs', "that we're still working", 'with status active'],
  [
    'an hour before the interviews is when they begin',
    'interviews',
    '9am interviews',
    'beginning from 09:00 to 09:00',
  ],
  ['an answer of no is a rejection', 'interviews', 'where the answer was no', 'with outcome reject'],
])('%s', (_, type, query, words) => {
  expect(read(type, query)[0]).toContain(words);
});

it('whom a meeting needs is no job that it is for, and is told', () => {
  const [words, unsupported] = read('interviews', 'interviews next week that need an interpreter');
  expect(words).not.toContain('role');
  expect(unsupported).toEqual([expect.stringContaining('interpreter')]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'who bailed on us after the offer', 'at stage withdrew, that stood at offer before'],
  [
    'applications',
    'withdrawn after the candidate had already been submitted',
    'at stage withdrew, sent to the client',
  ],
  ['applications', 'referrals that ended in an offer', 'of source referral, that reached offer'],
  [
    'applications',
    'rejected in the first half of this year',
    'at stage rejected, moved there from 2026-01-01 to 2026-06-30',
  ],
  ['jobs', 'reqs that closed unfilled', 'with status closed'],
])('of %s, reads how it ended: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('who called an interview off is told, and is no kind of interview', () => {
  const [words, unsupported] = read('interviews', 'phone interviews cancelled by the client');
  expect(words).not.toContain('kind');
  expect(unsupported).toEqual([expect.stringContaining('by the client')]);
});
