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
  'interviews where she has not put any feedback in',
  'which interviews did she not leave feedback for',
  "interviews he hasn't put feedback in for",
  'interviews they never gave feedback on',
])('who gave no feedback is told in any order of words: %s', (query) => {
  expect(read('interviews', query)).toEqual(['without feedback though they took place', []]);
});

it.each([
  'how many times have candidates just not shown up',
  'interviews where the candidate simply did not turn up',
  'how often has a candidate not come along',
])('who did not come is a no-show: %s', (query) => {
  expect(read('interviews', query)).toEqual(['with status no show', []]);
});

it.each([
  ['interviews that ended in a no', 'with outcome reject'],
  ['interviews that came to nothing', 'with outcome reject'],
  ['interviews, outcome: no', 'with outcome reject'],
  ['interviews that were a clear no', 'with outcome reject'],
  ['interviews that ended in a yes', 'with outcome advance'],
  ['interviews where the answer was yes', 'with outcome advance'],
  ['interviews that led to the next round', 'with outcome advance'],
])('a yes and a no are outcomes: %s', (query, words) => {
  expect(read('interviews', query)).toEqual([words, []]);
});

it.each(['ivs still on today', 'interviews left today', 'interviews later today'])(
  'what is left of a day is still to come: %s',
  (query) => {
    const [words, untold] = read('interviews', query);
    expect(words).toContain('still to come');
    expect(words).toContain('beginning from 2026-11-12 to 2026-11-12');
    expect(untold).toEqual([]);
  },
);

it.each([
  'live jobs where we have nobody left in the running',
  'live jobs with an empty pipeline',
  'live jobs that have run out of candidates',
  'live jobs with no one still live',
])('nobody left in the running is no live application: %s', (query) => {
  expect(read('jobs', query)).toEqual(['with status active, with no applications (that are live)', []]);
});

it('stages that are listed with commas are any of them', () => {
  expect(read('jobs', 'on hold but with someone at client interview, references or offer')).toEqual([
    'with status on hold, with applications (at stage client interview or references or offer)',
    [],
  ]);
});

it.each([
  'who did clients knock back',
  'who got a no from the client',
  'client rejects',
  'who was binned by the client',
  'who did the client turn down',
])('a no of the client is told from ours: %s', (query) => {
  expect(read('applications', query)).toEqual(['at stage rejected, ended by client', []]);
});

it.each([
  'who have we sent over in the past two weeks',
  'CVs that went out in the past two weeks',
  'people we put in front of a client in the past two weeks',
  'profiles shared with clients in the past two weeks',
])('days beside what was sent are those that it was sent on: %s', (query) => {
  expect(read('applications', query)).toEqual(['sent to the client from 2026-10-29 to 2026-11-12', []]);
});

it.each([
  ['applications', 'who took themselves out', 'at stage withdrew'],
  ['applications', 'candidates who lost interest', 'at stage withdrew'],
  ['jobs', 'roles no lower than £60k a year', 'paying at least 60,000 GBP a year'],
  ['interviews', 'interviews scoring 4 plus', 'scored at least 4'],
  ['interviews', 'interviews over Teams', 'by video'],
  ['interviews', 'which interviews have we had', 'that took place'],
] as const)('of %s, the same thing said otherwise is the same condition: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('a time for which a job was parked is told and no other time', () => {
  const [words, untold] = read('jobs', 'jobs parked for over a month');
  expect(words).toBe('with status on hold');
  expect(untold).toHaveLength(1);
});

it.each([
  ['interviews', 'interviews on Monday later than 2pm', 'interviews on Monday after 2pm'],
  ['interviews', 'interviews on Monday, 2pm onwards', 'interviews on Monday after 2pm'],
  ['interviews', 'interviews exceeding one hour', 'interviews longer than one hour'],
  ['interviews', 'non-video interviews', 'interviews not by video'],
  ['interviews', 'interviews that keep getting moved', 'interviews rescheduled more than once'],
  ['applications', "applications that don't belong to anyone", 'applications without an owner'],
  [
    'applications',
    'live ones that have stood still since 1 October',
    'live ones that have not moved since 1 October',
  ],
] as const)(
  'of %s, an hour, a length and a standstill are read as they are said plainly: %s',
  (type, query, plain) => {
    const [words, untold] = read(type, query);
    expect([words, untold]).toEqual(read(type, plain));
    expect(untold).toEqual([]);
  },
);

it.each([
  [
    'applications',
    "who's got as far as references but hasn't had the offer yet?",
    'that reached references, not that reached offer, that are live',
  ],
  [
    'applications',
    'people at final interview who have not been made an offer yet',
    'at stage client interview, not that reached offer, that are live',
  ],
  [
    'interviews',
    'which client interviews am I still missing feedback on?',
    'of kind client, without feedback though they took place',
  ],
  ['interviews', "interviews I'm still waiting on feedback for", 'without feedback though they took place'],
  ['interviews', 'my interviews without feedback', 'of your own, without feedback though they took place'],
  ['interviews', 'coming ivs longer than an hr', 'still to come, lasting at least 61 minutes'],
] as const)('who waits for an offer, for feedback or for a day is told so: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});
