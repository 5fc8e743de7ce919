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
  'came to us in October, now at offer',
  'landed with us in October, now at offer',
  'turned up on our books in October, now at offer',
  'reached us in October, now at offer',
])('a day behind coming to us is when they came, and never when they moved: %s', (query) => {
  expect(read('applications', query)).toEqual(['made from 2026-10-01 to 2026-10-31, at stage offer', []]);
});

it('"now" behind a day is no second day', () => {
  expect(read('applications', 'applied in October, now rejected')).toEqual([
    'made from 2026-10-01 to 2026-10-31, at stage rejected',
    [],
  ]);
  expect(read('interviews', 'held 1 October to today')[0]).toBe(
    'that took place, beginning from 2026-10-01 to 2026-11-12',
  );
  expect(read('applications', 'applied between 1 October and now')).toEqual([
    'made from 2026-10-01 to 2026-11-12',
    [],
  ]);
});

it('who came to a stage on a day did so then', () => {
  expect(read('applications', 'who came to offer in October')).toEqual([
    'that reached offer from 2026-10-01 to 2026-10-31',
    [],
  ]);
});

it.each([
  "last week's new arrivals that nobody has moved out of the funnel",
  "last week's newcomers that have not been moved out of the funnel",
  "last week's intake, not yet taken out of the funnel",
])('whom nobody took out of a stage stands there: %s', (query) => {
  expect(read('applications', query)).toEqual(['made from 2026-11-02 to 2026-11-08, at stage funnel', []]);
});

it.each(['who did they move up a stage yesterday', 'progressed to the next stage yesterday'])(
  'moving up a stage asks for those past the first, by the day that they moved: %s',
  (query) => {
    const [words, told] = read('applications', query);
    expect(words).toMatch(/^at stage yes or .* or placed, moved there from 2026-11-11 to 2026-11-11$/);
    expect(told).toEqual([]);
  },
);

it.each([
  [
    'went straight from client interview to rejected or withdrawn since 1 October',
    'that stood at client interview before, at stage rejected or withdrew, moved there from 2026-10-01',
  ],
  ['fell from offer to withdrawn', 'that stood at offer before, at stage withdrew'],
])('from one stage to either of two is one way with two ends: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['live on jobs from before October', 'that are live, opened to 2026-09-30'],
  ['live on jobs that go back to before October', 'that are live, opened to 2026-09-30'],
  ['live applications from before October', 'that are live, made to 2026-09-30'],
])('since when a job is there is no day of the application: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  [
    'CVs that have been with the client for over three weeks',
    'at stage submitted, moved there to 2026-10-21',
  ],
  [
    'been with the client for over three weeks and not moved since',
    'at stage submitted, moved there to 2026-10-21',
  ],
  [
    'submitted over three weeks ago and no movement since',
    'sent to the client to 2026-10-21, at stage submitted',
  ],
  ['sent to the client in October', 'sent to the client from 2026-10-01 to 2026-10-31'],
])('what has been with the client for a time is still there: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['at maybe - closed and filled jobs too', 'at stage maybe', []],
  ['at maybe, including on closed jobs', 'at stage maybe', []],
  ['at maybe on closed and filled jobs', 'at stage maybe, with status filled or closed', []],
])('two states before the word for a job are both of the job: %s', (query, words, told) => {
  expect(read('applications', query)).toEqual([words, told]);
});

it.each([
  [
    'rejected in October, I am writing a report',
    'at stage rejected, moved there from 2026-10-01 to 2026-10-31',
  ],
  ['so I am tidying up: who is at maybe', 'at stage maybe'],
])('what whoever asks is doing makes nothing theirs: %s', (query, words) => {
  expect(read('applications', query)[0]).toBe(words);
});

it('jobs that whoever asks is at work on are theirs', () => {
  expect(read('jobs', 'jobs I am working on')[0]).toBe('of your own');
  expect(read('jobs', 'jobs I am recruiting for')[0]).toBe('of your own');
});

it('words joined by a hyphen are no name where each is a word', () => {
  expect(read('applications', 'Doing a clean-up: who is at maybe')).toEqual([
    'at stage maybe',
    ['Doing a clean-up'],
  ]);
});

it.each([
  ['open jobs with two live candidates at most', 'with at most 2 applications (that are live)'],
  ['open jobs with two live candidates', 'with 2 applications (that are live)'],
  [
    'open jobs with three people still in the running at least',
    'with at least 3 applications (that are live)',
  ],
  ['open jobs with one applicant max', 'with at most 1 applications'],
  ['open jobs, live candidates: one at most', 'with at most 1 applications (that are live)'],
])('a bound behind what it bounds is one: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([`with status active, ${words}`, []]);
});

it.each([
  'jobs we have sent a CV out to the client on this week',
  'which jobs have we sent CVs to the client for this week',
  'jobs where a CV went to the client this week',
  'roles we have put somebody forward on this week',
])(
  'a day behind a CV that went out for a job is when it went, and never when the job opened: %s',
  (query) => {
    expect(read('jobs', query)).toEqual([
      'with applications (sent to the client from 2026-11-09 to 2026-11-15)',
      [],
    ]);
  },
);

it('jobs that no CV went out for are those without one', () => {
  expect(read('jobs', 'roles we have not sent a single CV out on this week')).toEqual([
    'with no applications (sent to the client from 2026-11-09 to 2026-11-15)',
    [],
  ]);
});

it.each([
  'which interviews do they still have to do',
  'interviews he still has to run',
  'which ones have we still got to hold',
])('what somebody still has to do is to come: %s', (query) => {
  expect(read('interviews', query)).toEqual(['still to come', []]);
});

it('past or coming are both', () => {
  expect(read('interviews', 'phone interviews, past or coming')).toEqual([
    'by phone, that took place or still to come',
    [],
  ]);
});

it.each([
  ["who haven't we rejected yet", 'not at stage rejected'],
  ['who have we not put forward', 'never sent to the client'],
  ["which of them didn't we place", 'not at stage placed'],
])('a denial before whoever did it denies what was done: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it('a day set off behind how far somebody had come is when they were rejected', () => {
  expect(read('applications', 'rejected by the client after interview, this quarter')[0]).toBe(
    'at stage rejected, ended by client, that reached client interview, moved there from 2026-10-01 to 2026-12-31',
  );
});

it.each([
  ['withdrew after getting an offer', 'at stage withdrew, that stood at offer before'],
  ['at screen for two or more weeks', 'at stage screen, moved there to 2026-10-29'],
  [
    'at client interview, whose next interview is not booked',
    'at stage client interview, with no interviews (still to come)',
  ],
  ['came back as a no from the client', 'at stage rejected, ended by client'],
  [
    'put in front of Kestrel this week',
    'with the words kestrel, sent to the client from 2026-11-09 to 2026-11-15',
  ],
  ['came to us through matching', 'of source matched'],
])('of applications, said another way: %s', (query, words) => {
  expect(read('applications', query)[0]).toBe(words);
});

it.each([
  [
    'jobs with three or more people at client interview or beyond',
    'with at least 3 applications (at stage client interview or references or offer or placed)',
  ],
  ['jobs that went live in October', 'opened from 2026-10-01 to 2026-10-31'],
  ['live jobs', 'with status active'],
  ['jobs where the client has yet to see anyone', 'with no interviews (of kind client)'],
])('of jobs, said another way: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each([
  ['interviews that got moved', 'rescheduled at least once'],
  ['interviews moved twice or more', 'rescheduled at least 2 times'],
  ['phone interviews that we moved on to the next stage', 'by phone, with outcome advance'],
])('of interviews, said another way: %s', (query, words) => {
  expect(read('interviews', query)[0]).toBe(words);
});

it('who has the most of something is told, as nothing is ranked', () => {
  expect(read('jobs', 'which client has the most jobs on hold')).toEqual([
    'with status on hold',
    ['which client has the most (records are listed and not ranked)'],
  ]);
});

it.each([
  ['not been moved from maybe since September', 'at stage maybe, not moved there from 2026-09-01'],
  ['have not left maybe since before October', 'at stage maybe, moved there to 2026-09-30'],
])('who was not taken out of a stage since a day came there before it: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it('whom whoever asks is meeting makes nothing theirs', () => {
  expect(read('applications', "I'm meeting them tomorrow, who is at offer")[0]).not.toContain('your own');
  expect(read('applications', "I've been looking at this: who is at offer")[0]).not.toContain('your own');
});

it('the interview that somebody missed is no stage', () => {
  expect(read('applications', 'who did not turn up for their interview last week')[0]).toBe(
    'with interviews (with status no show, beginning from 2026-11-02 to 2026-11-08)',
  );
});

it('short forms of a hurried hand are read in full', () => {
  expect(read('applications', 'ppl frm the pool at screen')).toEqual(['of source pool, at stage screen', []]);
  expect(read('interviews', 'ivs this arvo')).toEqual(read('interviews', 'interviews this afternoon'));
});

it('off their own bat is a source', () => {
  expect(read('applications', 'everyone bar those who applied off their own bat')).toEqual([
    'not of source applied',
    [],
  ]);
});
