import {
  allFigures,
  BESIDE_PAY,
  MARKED,
  OTHER_PERIOD,
  PARTS,
  type Pay,
  PERIODS,
  paidPart,
  TARGET,
} from './pay.ts';
import { moneyLine } from './pay-words.ts';

/** "$33 on nights", "lates 14.60": what an hour of another shift is paid, beside the pay. */
const OF_SHIFT =
  /^\W*(?:and |but |or )?(?:(?:[$£€]|[A-Z]{2,3} ?)?(\d{1,3}(?:[.,]\d{1,2})?) (?:on |for |at |of |the )*(?:nights?|lates?|weekends?|sundays?|saturdays?|overnights?|twilights?|bank holidays|backshift|night ?shifts?)|(?:nights?|lates?|weekends?|sundays?|saturdays?|overnights?|twilights?|bank holidays|night ?shifts?) (?:at |pay |paid |are |is |get )?(?:[$£€]|[A-Z]{2,3} ?)?(\d{1,3}(?:[.,]\d{1,2})?))(?=\W*$|[,.;]| (?:an?|per) hour|ph)/iu;

function tellsShiftRate(part: string, low: number, high: number): boolean {
  const [, before, behind] = OF_SHIFT.exec(part) ?? [];
  const told = Number((before ?? behind ?? '0').replace(',', '.'));
  return told !== low && told !== high && told >= low / 2 && told <= high * 2 && told > 5;
}

/** The words of another pay of about that size, as by night or at another grade; null without one. */
export function otherRate(lines: readonly string[], pay: Pay): string | null {
  const [low = 0, high = low] = [pay.base_min ?? pay.base_max ?? undefined, pay.base_max ?? undefined];
  for (const line of lines)
    for (const part of moneyLine(line).split(PARTS).flatMap(paidPart)) {
      if (pay.period === 'hour' && tellsShiftRate(part, low, high)) return part.trim().slice(0, 80);
      if (!MARKED.test(part) || BESIDE_PAY.test(part) || OTHER_PERIOD.test(part)) continue;
      if (TARGET.test(part)) continue;
      if (
        !PERIODS.some(
          ([period, pattern]) => period === pay.period && (pattern.test(part) || period === 'year'),
        )
      )
        continue;
      const isOther = allFigures(part).some(
        ({ low: told }) =>
          ![pay.base_min, pay.base_max, pay.ote].includes(told) && told >= low / 2 && told <= high * 2,
      );
      if (isOther) return part.trim().slice(0, 80);
    }
  return null;
}
