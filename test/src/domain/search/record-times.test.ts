import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';

// A Thursday.
const HOME = { country: 'AU', today: '2026-11-26', currency: 'AUD' };
const readBy = (type: RecordType, query: string) => {
  const { from, to, idle_days, keywords, unsupported } = compileEntityQuery(type, query, HOME).query;
  return { from, to, idle_days, rest: [...keywords, ...unsupported] };
};

it.each([
  ['jobs', 'jobs opened in the last 3 months', '2026-08-27', '2026-11-26'],
  ['jobs', 'jobs since March', '2026-03-01', null],
  ['jobs', 'jobs in 2025', '2025-01-01', '2025-12-31'],
  ['jobs', 'jobs from December', '2025-12-01', null],
  ['jobs', 'jobs last quarter', '2026-07-01', '2026-09-30'],
  ['jobs', 'jobs this year', '2026-01-01', '2026-12-31'],
  ['applications', 'applications since Monday', '2026-11-23', null],
  ['applications', 'applications since Friday', '2026-11-20', null],
  ['interviews', 'interviews on Friday', '2026-11-27', '2026-11-27'],
  ['interviews', 'interviews before 3 December', null, '2026-12-02'],
  ['interviews', 'interviews in October', '2026-10-01', '2026-10-31'],
  ['interviews', 'interviews in January', '2027-01-01', '2027-01-31'],
  ['interviews', 'interviews after 2026-12-24', '2026-12-25', null],
  ['interviews', 'interviews between Monday and Wednesday', '2026-11-30', '2026-12-02'],
  ['interviews', 'internal interviews over the last fortnight', '2026-11-12', '2026-11-26'],
  ['jobs', 'jobs opened between 1 March and 30 June', '2026-03-01', '2026-06-30'],
] as const)('reads of %s in "%s" from %s to %s', (type, query, from, to) => {
  expect(readBy(type, query)).toEqual({ from, to, idle_days: null, rest: [] });
});

it.each([
  ['applications not moved in the last 2 weeks', 14],
  ["applications that haven't been touched for 10 days", 10],
  ['applications waiting for more than 1 month', 30],
  ['applications without any movement in 3 weeks', 21],
  ['applications that nobody has touched in a fortnight', 14],
  ['applications waiting for a week', 7],
])('reads in "%s" how long they have stood still', (query, idle_days) => {
  expect(readBy('applications', query)).toEqual({ from: null, to: null, idle_days, rest: [] });
});
