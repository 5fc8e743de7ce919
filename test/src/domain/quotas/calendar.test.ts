import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fits,
  labelOf,
  neighbour,
  periodId,
  spanAt,
  spanOf,
  spansBack,
} from '#src/domain/quotas/calendar.ts';
import { addDays } from '#src/lib/clock.ts';

const cadence = fc.constantFrom('monthly' as const, 'quarterly' as const, 'yearly' as const);
const yearStart = fc.integer({ min: 1, max: 12 });
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('puts each day in one period, and the periods after one another without a gap', () => {
  fc.assert(
    fc.property(day, cadence, yearStart, (on, by, from) => {
      const span = spanAt(on, by, from);
      expect(span.starts_on <= on && on <= span.ends_on).toBe(true);
      expect(neighbour(span, 1)).toEqual(spanAt(addDays(span.ends_on, 1), by, from));
      expect(neighbour(span, -1)).toEqual(spanAt(addDays(span.starts_on, -1), by, from));
      expect(spanAt(span.ends_on, by, from)).toEqual(span);
      expect(fits(span, by, from)).toBe(true);
    }),
  );
});

it('starts years and quarters in the month that the plan says', () => {
  fc.assert(
    fc.property(day, yearStart, (on, from) => {
      const year = spanAt(on, 'yearly', from);
      expect(Number(year.starts_on.slice(5, 7))).toBe(from);
      const starts = new Set([0, 3, 6, 9].map((more) => ((from - 1 + more) % 12) + 1));
      expect(starts).toContain(Number(spanAt(on, 'quarterly', from).starts_on.slice(5, 7)));
    }),
  );
});

it('reads its own ids back, and no id of another agency, nor one that was tampered with', () => {
  fc.assert(
    fc.property(day, cadence, yearStart, (on, by, from) => {
      const span = spanAt(on, by, from);
      const id = periodId('acc_one', span);
      expect(id).toMatch(/^qpd_[0-9a-z]+$/);
      expect(spanOf('acc_one', id)).toEqual(span);
      expect(spanOf('acc_two', id)).toBeNull();
      expect(
        spanOf(
          'acc_one',
          id.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
        ),
      ).toBeNull();
    }),
  );
});

it.each([
  ['2026-11-20', 'monthly', 1, 'November 2026'],
  ['2026-11-20', 'quarterly', 1, 'Q4 2026'],
  ['2026-11-20', 'yearly', 1, '2026'],
  ['2026-11-20', 'quarterly', 7, 'Q2 2026/27'],
  ['2026-05-20', 'quarterly', 7, 'Q4 2025/26'],
  ['2099-11-20', 'yearly', 4, '2099/00'],
] as const)('calls the period of %s, %s from month %i, %s', (on, by, from, label) => {
  expect(labelOf(spanAt(on, by, from), from)).toBe(label);
});

it('lists periods back to the first, the later first', () => {
  const from = spanAt('2026-11-20', 'quarterly', 1);
  const spans = spansBack(from, spanAt('2026-02-01', 'quarterly', 1));
  expect(spans.map(({ starts_on }) => starts_on)).toEqual([
    '2026-10-01',
    '2026-07-01',
    '2026-04-01',
    '2026-01-01',
  ]);
});
