import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string, home = HOME) => {
  const compiled = compileEntityQuery(type, query, home);
  return { said: interpretationOf(type, compiled), told: compiled.unsupported };
};

it.each([
  [
    'applications',
    'at screen for more than 5 working days',
    'Applications at stage screen, moved there to 2026-11-04',
  ],
  [
    'applications',
    'at submitted ten business days or longer',
    'Applications at stage submitted, moved there to 2026-10-29',
  ],
  ['applications', 'applied in the last 3 working days', 'Applications made from 2026-11-09 to 2026-11-12'],
  ['jobs', 'jobs opened in the last twenty working days', 'Jobs opened from 2026-10-15 to 2026-11-12'],
  ['jobs', 'no new applicants in ten working days', 'Jobs with no applications (made from 2026-10-29)'],
  ['applications', 'applied in the last 3 days', 'Applications made from 2026-11-09 to 2026-11-12'],
] as const)('counts no weekend among working days: %s, %s', (type, query, said) => {
  expect(read(type, query)).toEqual({ said, told: [] });
});

it.each([
  ['applications since a week last Monday', '2026-11-02', null],
  ['applications on or after a week last Friday', '2026-10-30', null],
  ['applications from a fortnight ago last Tuesday', '2026-10-27', null],
  ['applications before a week last Wednesday', null, '2026-11-03'],
  ['applications a week yesterday', '2026-11-04', '2026-11-04'],
  ['applications since the end of October', '2026-10-31', null],
  ['applications after the start of October', '2026-10-02', null],
  ['applications since last Monday', '2026-11-09', null],
  ['applications in the current calendar year', '2026-01-01', '2026-12-31'],
  ['applications this financial year (from 1 July)', '2026-07-01', '2027-06-30'],
  ['applications in the financial year so far (April start)', '2026-04-01', '2026-11-12'],
] as const)('reads days told by a week, an edge or a year: %s', (query, from, to) => {
  const { all, unsupported } = compileEntityQuery('applications', query, HOME);
  const days = all.flatMap(({ any }) => any).map((one) => [one.from, one.to]);
  expect({ days, unsupported }).toEqual({ days: [[from, to]], unsupported: [] });
});

it('tells where a financial year was taken to begin, and reads none where companies differ', () => {
  expect(read('applications', 'placed last financial year')).toEqual({
    said: 'Applications at stage placed, moved there from 2025-04-01 to 2026-03-31',
    told: ["last financial year (taken to begin on 1 April: when the agency's own begins is not on record)"],
  });
  const german = read('applications', 'placed last financial year', { ...HOME, country: 'DE' });
  expect(german.said).toBe('Applications at stage placed');
  expect(german.told.join()).toContain('financial year');
});

it.each([
  [
    'at offer with no stage change since 1 November',
    'Applications at stage offer, not moved there from 2026-11-01',
  ],
  [
    'at screen, stage unchanged since 1 November',
    'Applications at stage screen, not moved there from 2026-11-01',
  ],
  [
    'at screen and no status updates for two weeks',
    'Applications at stage screen, moved there to 2026-10-28',
  ],
  ['waiting at offer since more than two weeks', 'Applications at stage offer, moved there to 2026-10-28'],
  [
    'came from client_interview, now at references',
    'Applications that stood at client interview before, at stage references',
  ],
  [
    'moved up from screen and now sitting at submitted',
    'Applications that stood at screen before, at stage submitted',
  ],
  ['withdrew after an offer', 'Applications at stage withdrew, that stood at offer before'],
  [
    'rejected by the client after interview',
    'Applications at stage rejected, ended by client, that reached client interview',
  ],
  ['rejected by the client', 'Applications at stage rejected, ended by client'],
  ['rejected after interview', 'Applications at stage rejected, that stood at client interview before'],
] as const)('reads how somebody moved, or did not: %s', (query, said) => {
  expect(read('applications', query)).toEqual({ said, told: [] });
});

it.each([
  [
    'jobs with people at both submitted and offer',
    'Jobs with applications (at stage submitted), with applications (at stage offer)',
  ],
  ['jobs with people at submitted or offer', 'Jobs with applications (at stage submitted or offer)'],
] as const)('tells both stages from either: %s', (query, said) => {
  expect(read('jobs', query)).toEqual({ said, told: [] });
});

it.each([
  'jobs nobody of mine works on',
  'which clients have no open jobs',
  'consultants without any jobs in Leeds',
])('tells what no list of jobs answers: %s', (query) => {
  expect(read('jobs', query).told.length).toBeGreaterThan(0);
});
