import { addDays } from '#src/lib/clock.ts';
import { type Closed, calendar, daysSaid, MONTH, months, shifted, WEEKDAY } from './days.ts';
import { led } from './led.ts';
import type { Told } from './other-money.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { low, type Rule, rule } from './times-of-length.ts';

const LEAD =
  'since|after|from|before|prior to|until|till|by|up to|on or after|on or since|on or before|on|for|in|during|no earlier than|no later than|not before';
const AMOUNT = '(?:(a|one|1|two|2|three|3) (?:full )?weeks?|(a fortnight))';
const weeksOf = (amount: string | undefined): number =>
  amount === undefined ? 2 : ({ two: 2, '2': 2, three: 3, '3': 3 }[low(amount)] ?? 1);

/** In which month the financial year of most companies of a country begins, where most begin it alike. */
const BEGINS: Readonly<Record<string, number>> = { GB: 4, IN: 4, NZ: 4, HK: 4, JP: 4, AU: 7 };
const YEAR = '(?:financial|fiscal|tax|accounting) years?';
const OF_A_YEAR = `\\b(?:(${LEAD}) )?(?:(?:the )?(start|beginning|end) of )?(?:(?:the|our|my|their) )?(?:(this|current|present|last|previous|prior|next) )?${YEAR}(?:'s)?( so far| to date| just gone)?(?: ?[,(]? ?(?:(?:which|that|it|and|ours) )*(?:(?:starts|starting|begins|beginning|start|begin|runs|running|from|is)(?: (?:from|in|on|the))* (?:1(?:st)?(?: of)? )?(${MONTH})|(${MONTH})(?:(?: |-)start| ?(?:to|-) ?${MONTH}))(?: ?(?:to|-) ?${MONTH})?\\)?)?(?![a-z])`;

/** Times that are told by a week from another day, and by years that are none of the calendar; the most telling first. */
export const WEEKS_AND_YEARS: Rule[] = [
  // "A week last Monday" is the week before the last one; "a week yesterday", "a week ago Friday".
  rule(
    `\\b(?:(${LEAD}) )?${AMOUNT} (?:ago )?(?:last|on last|ago(?: on| last)?|past) (${WEEKDAY})\\b(?! (?:week|to)\\b)`,
    ([, lead = '', weeks, fortnight, said = ''], { today }) => {
      const days = daysSaid(said, today, { isAhead: false });
      if (days === null) return null;
      // Said on a Monday, the last one is that of the week before.
      const last = days[0] === today ? addDays(days[0], -7) : days[0];
      const day = addDays(last, -7 * weeksOf(fortnight === undefined ? weeks : undefined));
      return led(lead, [[day, day]]);
    },
  ),
  rule(
    `\\b(?:(${LEAD}) )?${AMOUNT} (yesterday|today|tomorrow)\\b`,
    ([, lead = '', weeks, fortnight, said = ''], { today }) => {
      const shift = 7 * weeksOf(fortnight === undefined ? weeks : undefined);
      const day = /yes/i.test(said)
        ? addDays(today, -1 - shift)
        : addDays(today, shift + (/tom/i.test(said) ? 1 : 0));
      return led(lead, [[day, day]]);
    },
  ),
  rule(`\\b(?:(${LEAD}) )?a fortnight on (${WEEKDAY})\\b`, ([, lead = '', said = ''], { today }) => {
    const days = daysSaid(said, today, { isAhead: true });
    if (days === null) return null;
    const day = addDays(days[0], 14);
    return led(lead, [[day, day]]);
  }),
  // "The last two weeks of October".
  rule(
    `\\b(?:(${LEAD}) )?the (first|last|final) (?:(\\d{1,2}) )?(day|week|fortnight|working day)s? of (?:(${MONTH})|(this|last|next|the) (month|quarter|year))\\b`,
    ([, lead = '', edge, count, unit, month, which, period], setting) => {
      const shift = /last/i.test(which ?? '') ? -1 : /next/i.test(which ?? '') ? 1 : 0;
      const whole =
        month === undefined
          ? calendar(setting.today, low(period), shift)
          : daysSaid(month, setting.today, setting);
      if (whole === null) return null;
      const [first, last] = whole;
      const n = Number(count ?? 1);
      return led(/^(?:in|for|during|on)$/i.test(lead) ? '' : lead, [
        /first/i.test(edge ?? '')
          ? [first, addDays(shifted(first, low(unit), n), -1)]
          : [addDays(shifted(last, low(unit), -n), 1), last],
      ]);
    },
  ),
  rule(OF_A_YEAR, ([, lead = '', edge, which, sofar, month, monthToo], { today, country }) => {
    const named = month ?? monthToo;
    const begins =
      named === undefined
        ? BEGINS[country ?? '']
        : Number(daysSaid(named, today, { isAhead: false })?.[0].slice(5, 7));
    if (begins === undefined || Number.isNaN(begins)) return null;
    const isGone = /gone/i.test(sofar ?? '') || /last|previous|prior/i.test(which ?? '');
    const [first, last] = yearOf(today, begins, isGone ? -1 : /next/i.test(which ?? '') ? 1 : 0);
    if (edge !== undefined) {
      const day = /end/i.test(edge) ? last : first;
      return led(lead || 'on', [[day, day]]);
    }
    const isOfIt = /^(?:in|for|during|on|from)$/i.test(lead) || lead === '';
    return isOfIt ? [[first, sofar === undefined || isGone ? last : today]] : led(lead, [[first, last]]);
  }),
];

function yearOf(today: string, begins: number, shift: number): Closed {
  const own = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < begins ? 1 : 0) + shift;
  return months(`${own}-01-01`, begins - 1, 12);
}

const SAID = new RegExp(OF_A_YEAR, 'giu');
const NAMES = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** Tells when a financial year was taken to begin, where that is not said. */
export function financialYearsTold(said: Said, country: string | null): Told[] {
  const begins = BEGINS[country ?? ''];
  return [...said.each(SAID)].flatMap((match) =>
    begins === undefined || match[5] !== undefined || match[6] !== undefined
      ? []
      : [
          {
            ...stretchOf(match),
            why: `${match[0].trim()} (taken to begin on 1 ${NAMES[begins - 1]}: when the agency's own begins is not on record)`,
          },
        ],
  );
}
