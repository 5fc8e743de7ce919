import { expect, it } from 'vitest';
import { yearsOf } from '#src/domain/candidates/experience.ts';

const job = (from: string | null, to: string | null, is_current = false) => ({
  title: null,
  employer: null,
  location: null,
  description: null,
  from,
  to,
  is_current,
});

it.each([
  [[], null],
  [[job(null, '2020')], null],
  [[job('2018-01', '2019-12')], 2],
  [[job('2018', '2019')], 2],
  [[job('2018-01', '2018-12'), job('2018-06', '2019-06')], 1.5],
  [[job('2026-01', null, true)], 0.5],
  [[job('2025-01-15', null)], null],
  [[job('2026-01', '2030-12')], 0.5],
  [[job('2020-05', '2019-01')], null],
])('counts the years of %j as %s in June 2026', (history, years) => {
  expect(yearsOf(history, '2026-06-15')).toBe(years);
});
