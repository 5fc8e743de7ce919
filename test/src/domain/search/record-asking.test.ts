import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import { plainText } from '#src/domain/search/records/plain-text.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

it.each([
  ['jobs where the salary range starts below 35k', 'paying from under 35,000 GBP a year'],
  ['jobs with a starting salary under £35,000', 'paying from under 35,000 GBP a year'],
  ['jobs whose band begins at less than 35k', 'paying from under 35,000 GBP a year'],
  ['jobs whose pay goes up to over 90k', 'paying up to over 90,000 GBP a year'],
  ['jobs paying under 35k', 'paying under 35,000 GBP a year'],
  ['jobs with salaries starting from 40k', 'paying at least 40,000 GBP a year'],
  ['jobs which pay more as 90k', 'paying over 90,000 GBP a year'],
])('where a range starts or ends is one end of it: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it.each([
  ['everyone at offer. I want to chase them before the weekend.', 'at stage offer'],
  ["everyone at offer, I'd like to ring them all tomorrow", 'at stage offer'],
  ['I need to email everyone at offer', 'at stage offer'],
  ["One for Monday's meeting: everyone at offer", 'at stage offer'],
  ['everyone at offer so that they hear it from us', 'at stage offer'],
  ['I have a feeling we are losing people. Give me everyone at offer', 'at stage offer'],
])('why somebody asks asks for nothing: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it('who is reached only on terms is not passed over', () => {
  expect(plainText('at offer. I want to chase them if they are on hold')).toContain('on hold');
  expect(plainText('I think those of Dan are slow. Show me those at offer')).toContain('Dan');
});

it.each([
  ["applicants who didn't turn up to an interview", 'with interviews (with status no show)'],
  ['applicants who never showed up for their interview', 'with interviews (with status no show)'],
  ['applicants with up to two interviews', 'with at most 2 interviews'],
])('an interview nobody turned up to is a missed one, and "up to two" a bound: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['open jobs down to one person in play, or to nobody at all', 'at most 1 applications (that are live)'],
  ['open jobs down to their last candidate', '1 applications (that are live)'],
  [
    'open jobs that three or more candidates have withdrawn from',
    'at least 3 applications (at stage withdrew)',
  ],
  ['open jobs from which at least 2 candidates withdrew', 'at least 2 applications (at stage withdrew)'],
])('how many are left of a job, or gone, is counted: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([`with status active, with ${words}`, []]);
});

it.each([
  ['rejectd aplications since octobr', 'rejected applications since october'],
  ['interveiws on wendesday', 'interviews on wednesday'],
  ['anyone waitng', 'anyone waiting'],
  ['marche and auguste at offer', 'marche and auguste at offer'],
  ['Novembre Ltd', 'Novembre Ltd'],
])('words of a search that were typed wrong are read, and names left: %s', (query, words) => {
  expect(plainText(query)).toBe(words);
});

it.each([
  [
    'jobs taken on in September and still active today',
    'opened from 2026-09-01 to 2026-09-30, with status active',
  ],
  ['jobs that have gone on hold', 'with status on hold'],
])('what is still so today is so now: %s', (query, words) => {
  expect(read('jobs', query)).toEqual([words, []]);
});

it('people of a town live there', () => {
  expect(read('applications', 'londoners at offer')).toEqual(['of candidates in London, at stage offer', []]);
});
