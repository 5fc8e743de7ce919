import { expect, it } from 'vitest';
import { bucketsOf, instantsOf, spanOf } from '#src/domain/analytics/period.ts';

it.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['this_week', '2026-11-16', '2026-11-22'],
  ['last_week', '2026-11-09', '2026-11-15'],
  ['this_month', '2026-11-01', '2026-11-30'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['next_month', '2026-12-01', '2026-12-31'],
  ['this_quarter', '2026-10-01', '2026-12-31'],
  ['last_quarter', '2026-07-01', '2026-09-30'],
  ['next_quarter', '2027-01-01', '2027-03-31'],
  ['last_year', '2025-01-01', '2025-12-31'],
  ['year_to_date', '2026-01-01', '2026-11-20'],
  ['last_7_days', '2026-11-14', '2026-11-20'],
  ['last_12_months', '2025-11-21', '2026-11-20'],
  ['next_30_days', '2026-11-21', '2026-12-20'],
  ['all_time', null, null],
] as const)('takes %s on a Friday in November for %s to %s', (period, from, to) => {
  expect(spanOf(period, '2026-11-20')).toEqual({ from, to });
});

it('ends last month on the last day of a short one', () => {
  expect(spanOf('last_month', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

it.each([
  // The clocks go forward in Sydney on 4 October 2026, and back on 5 April.
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z', 23],
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00.000Z', '2026-04-05T14:00:00.000Z', 25],
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z', 23],
  // In Beirut the day begins at one o'clock when the clocks go forward.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z', 23],
  ['Asia/Kathmandu', '2026-06-01', '2026-05-31T18:15:00.000Z', '2026-06-01T18:15:00.000Z', 24],
] as const)('bounds a day in %s, %s, by its own midnights', (zone, day, from, before, hours) => {
  const bounds = instantsOf({ from: day, to: day }, zone);
  expect(bounds).toEqual({ from, before });
  expect((Date.parse(before) - Date.parse(from)) / 3_600_000).toBe(hours);
});

it('cuts a span into stretches that leave nothing out and hold nothing twice', () => {
  const weeks = bucketsOf('week', '2026-11-04', '2026-11-20');
  expect(weeks).toEqual([
    { label: '2026-11-02', span: { from: '2026-11-04', to: '2026-11-08' } },
    { label: '2026-11-09', span: { from: '2026-11-09', to: '2026-11-15' } },
    { label: '2026-11-16', span: { from: '2026-11-16', to: '2026-11-20' } },
  ]);
  expect(bucketsOf('quarter', '2026-01-01', '2026-12-31').map(({ label }) => label)).toEqual([
    '2026-Q1',
    '2026-Q2',
    '2026-Q3',
    '2026-Q4',
  ]);
});
