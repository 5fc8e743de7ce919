import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported] as const;
};

it.each([
  "I know I asked this last week as well, sorry, but who's at offer?",
  'You asked me yesterday: who is at offer',
  'As I said on Monday, who is at offer?',
  'Sorry, we asked this morning, but who is at offer',
])('when something was asked before is no day of a record: %s', (query) => {
  expect(read('applications', query)).toEqual(['at stage offer', []]);
});

it.each([
  'Somebody scored them 5 at interview and they were rejected all the same',
  'rejected even though an interviewer gave them a 5',
  'someone rated them 5 out of 5 but they were rejected anyway',
])('what somebody scored is a score, and what happened all the same happened: %s', (query) => {
  const [asked, told] = read('applications', query);
  expect(asked).toContain('at stage rejected');
  expect(asked).toContain('scored 5');
  expect(told).toEqual([]);
});

it.each([
  ['open jobs, hybrid is fine too', 'with status active'],
  ['open jobs, remote would be okay as well', 'with status active'],
  ['remote jobs, hybrid is fine too', 'working remote or hybrid'],
  ['permanent jobs, contract is also fine', 'for full time or contract'],
])('what would do as well leaves nobody out: %s', (query, asked) => {
  expect(read('jobs', query)).toEqual([asked, []]);
});

it.each([
  'remote jobs. Filled ones as well, I only want to look',
  'remote jobs, closed ones also',
  'remote jobs - on hold ones too',
])('what is to be shown as well leaves out nothing else: %s', (query) => {
  expect(read('jobs', query)[0]).toBe('working remote');
});

it.each([
  'open jobs where the client has not been sent one CV so far',
  'open jobs where the client has never received a single CV',
  'open jobs whose client has not seen any candidates yet',
])('a client without a CV has been sent none: %s', (query) => {
  expect(read('jobs', query)).toEqual(['with status active, with no applications (sent to the client)', []]);
});

it.each([
  ['jobs whose upper end reaches £75,000 or beyond', []],
  ['jobs whose top end goes up to 75k or more', []],
  ['jobs with the ceiling hits 75k or above', []],
])('the upper end of pay may reach a sum: %s', (query) => {
  expect(read('jobs', query)[0]).toMatch(/75,000/);
  expect(read('jobs', query)[1]).toEqual([]);
});

it.each(["Tom's pipeline", "Aisha's candidate pipeline", 'my pipeline'])(
  'whoever is out is in no pipeline: %s',
  (query) => {
    expect(read('applications', query)[0]).toContain('that are live');
  },
);

it('a pipeline with what became of it is not of those in play alone', () => {
  expect(read('applications', "Dan's pipeline, rejected this month")[0]).not.toContain('live');
});

it.each(['open jobs with nobody at all', 'open roles with no one on them yet'])(
  'a job with nobody has no applications: %s',
  (query) => {
    expect(read('jobs', query)).toEqual(['with status active, with no applications', []]);
  },
);

it.each([
  ['remote jobs in Leeds, temp is not fine', 'not'],
  ['open jobs, hybrid is not okay', 'not working hybrid'],
  ['open jobs, remote would not work for her', 'not working remote'],
])('what is not fine leaves out: %s', (query, asked) => {
  expect(read('jobs', query)[0]).toContain(asked);
  expect(read('jobs', query)[1].filter((told) => /fine|okay|work/.test(told))).toEqual([]);
});
