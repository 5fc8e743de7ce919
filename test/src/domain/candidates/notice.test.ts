import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticeDays } from '#src/domain/candidates/notice.ts';

it.each([
  ['4 weeks', 28],
  ['4-week notice', 28],
  ['4 wks', 28],
  ['two weeks', 14],
  ['six (6) weeks', 42],
  ['1 month', 30],
  ['one month’s notice', 30],
  ['1 full month', 30],
  ['half a month', 15],
  ['1.5 months', 45],
  ['3 Monate', 90],
  ['zwei Wochen', 14],
  ['3 mois', 90],
  ['30 days', 30],
  ['90 calendar days', 90],
  ['10 working days', 14],
  ['a fortnight', 14],
  ['1-2 weeks', 14],
  ['two to four weeks', 28],
  ['1 month and 2 weeks', 44],
  ['Immediate / 2 weeks', 14],
  ['3 months (negotiable to 4 weeks)', 90],
  ['immediately', 0],
  ['Available now', 0],
  ['sofort', 0],
  ['none', 0],
  ['0', 0],
])('reads "%s" as %i days', (text, days) => {
  expect(noticeDays(text)).toBe(days);
});

it.each(['negotiable', '', 'not sure', '30', 'serving notice until 5 Dec', '1000 years'])(
  'reads nothing out of "%s"',
  (text) => {
    expect(noticeDays(text)).toBeNull();
  },
);

const UNITS = { day: 1, week: 7, month: 30 } as const;

it('reads back any count of days, weeks or months, singular or plural', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 52 }),
      fc.constantFrom('day', 'week', 'month'),
      fc.constantFrom('', ' notice', ' from signing', "'s notice"),
      (count, unit, tail) => {
        expect(noticeDays(`${count} ${unit}${count === 1 ? '' : 's'}${tail}`)).toBe(count * UNITS[unit]);
      },
    ),
  );
});

it('never throws, and answers whole days of at most ten years', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const days = noticeDays(text);
      if (days !== null) expect(Number.isInteger(days) && days >= 0 && days <= 3650).toBe(true);
    }),
  );
});
