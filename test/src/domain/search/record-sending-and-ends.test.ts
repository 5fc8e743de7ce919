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
  ['matched candidates whose CV ever got to a client', 'of source matched, sent to the client'],
  ['referrals whose profile has been with a client at some point', 'of source referral, sent to the client'],
  ['whose CV has not made it out to a client yet', 'never sent to the client'],
  ['marketplace ones that never got to a client', 'of source marketplace, never sent to the client'],
  ['how many CVs have I got out this week', 'of your own, sent to the client from 2026-11-09 to 2026-11-15'],
  ['whose profile landed with a client this month', 'sent to the client from 2026-11-01 to 2026-11-30'],
  ['people we got to a client this month', 'sent to the client from 2026-11-01 to 2026-11-30'],
  ['who made it to the client interview', 'that reached client interview'],
  ['CVs that came in in October', 'made from 2026-10-01 to 2026-10-31'],
])('whatever papers do on their way, they were sent once the client has them: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['contractors whose contracts run out in January', 'run out in January'],
  ['contractors whose contract is up in January', 'up in January'],
  ['contractors whose assignments come to an end in January', 'come to an end in January'],
  ['contractors rolling off in December', 'rolling off in December'],
  ['contract placements that run until March', 'run until March'],
])('when a contract ends is told, and its day taken for nothing else: %s', (query, told) => {
  const [words, unsupported] = read('applications', query);
  expect(words).not.toMatch(/made|moved|evergreen/);
  expect(unsupported).toEqual([`${told} (when a job ends is not on record)`]);
});

it('whoever is out at work was placed, and on which days they are is told', () => {
  expect(read('applications', 'temps we have out')).toEqual(['for contract, at stage placed', []]);
  expect(read('applications', 'temps who are out this week')).toEqual([
    'for contract',
    ['out this week (who is at work when is told by placements, and not asked here)'],
  ]);
});

it('whoever is out of the running is not live', () => {
  expect(read('applications', 'contractors who are out of the running')).toEqual([
    'for contract, that are over',
    [],
  ]);
});

it.each<[RecordType, string, string]>([
  ['applications', 'whose owner is not the owner of the job', 'not for a job of the same owner'],
  [
    'applications',
    'my candidates on jobs that somebody else owns',
    'of your own, not for a job of the same owner',
  ],
  [
    'applications',
    'applications that I own on jobs that I do not own',
    'of your own, not for a job of the same owner',
  ],
  ['applications', "applications on someone else's jobs", 'not for a job of your own'],
  ['applications', 'the owner and the job owner are the same person', 'for a job of the same owner'],
  [
    'interviews',
    "interviews organised by someone other than the job's owner",
    'not for a job of the same owner',
  ],
])('of %s, whose they are is held against whose the job is: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'open jobs by client', 'by client'],
  ['interviews', 'interviews this week by consultant', 'by consultant'],
])('of %s, an order that is not made is told also without a word for sorting: %s', (type, query, told) => {
  expect(read(type, query)[1]).toEqual([`${told} (the newest are shown first)`]);
});

it.each<[RecordType, string, string]>([
  ['jobs', 'vacancies with clients in the legal sector, London', 'for clients in legal, in London'],
  ['jobs', 'open jobs for energy industry clients', 'with status active, for clients in energy'],
  ['jobs', 'driving jobs', 'for the job driver or driving'],
])('of %s, a sector is said of clients and not of what a job is called: %s', (type, query, words) => {
  expect(read(type, query)[0]).toBe(words);
});

it.each(['tomorrows ivs', "tomorrow's interviews"])(
  'a day has what is of it without an apostrophe too: %s',
  (query) => {
    expect(read('interviews', query)).toEqual([
      'beginning from 2026-11-13 to 2026-11-13, not with status cancelled',
      [],
    ]);
  },
);

it.each([
  ['submitted but never interviewed', 'sent to the client, with no interviews'],
  ['people we submitted who were never interviewed', 'sent to the client, with no interviews'],
  ['sent over without ever being interviewed', 'sent to the client, with no interviews'],
  ['submitted but never got to offer', 'sent to the client, not that reached offer'],
  ['matched and submitted', 'of source matched, sent to the client'],
  ['referred and then submitted', 'of source referral, sent to the client'],
])(
  'who was put to the client and never came further is meant wherever they stand now: %s',
  (query, words) => {
    expect(read('applications', query)).toEqual([words, []]);
  },
);

it.each([
  ['at submitted and never interviewed', 'at stage submitted, with no interviews'],
  ['submitted, not interviewed yet', 'at stage submitted, with no interviews'],
  ['matched or submitted', 'of source matched or at stage submitted'],
  ['imported and at submitted', 'of source imported, at stage submitted'],
])('who still waits there stands at that stage: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});
