import { matchesOf } from '#src/lib/matches.ts';
import { COUNT_WORDS, readCount } from './numbers.ts';

const DAYS = { day: 1, workday: 7 / 5, week: 7, fortnight: 14, month: 30, year: 365 } as const;

const UNITS: [RegExp, keyof typeof DAYS][] = [
  [/^(working|business|work)[\s-]*days?$|^werktage?$/, 'workday'],
  [/^(calendar[\s-]*)?(days?|d|tage?n?|jours?|d[ií]as?|dagen?)$/, 'day'],
  [/^(weeks?|wks?|w|wochen?|semaines?|semanas?|weken?)$/, 'week'],
  [/^fortnights?$/, 'fortnight'],
  [/^(calendar[\s-]*)?(months?|mths?|mos?|m|monate?n?|mois|mes(es)?|maand(en)?)$/, 'month'],
  [/^(years?|yrs?|y|jahre?n?|ans?|a[nñ]os?|jaar)$/, 'year'],
];

const NOW =
  /\b(immediate(ly)?|asap|available now|right away|straight away|now|no notice|without notice|none|nil|zero|sofort|ab sofort|imm[ée]diat\w*|inmediat\w*|per direct)\b/i;

const COUNT = String.raw`(\d+(?:[.,]\d+)?|half an?|${COUNT_WORDS.join('|')})(?![a-zäöüß])`;
const UNIT = String.raw`((?:(?:working|business|work|calendar)[\s-]*)?[a-zäöüßíñ]+)`;
const TERM = new RegExp(
  String.raw`(?<![\p{L}\d])${COUNT}(?:\s*(?:-|–|to|or|bis|à)\s*${COUNT})?(?:[\s-]*full)?[\s-]*${UNIT}(?!\p{L})`,
  'giu',
);

/**
 * Parses a notice period into days; 0 is available immediately, null unreadable. A month is 30 days, five working days
 * are a week. Of a range the longer end counts, as the person is certainly free by then; parts joined by `and` are
 * added.
 */
export function noticeDays(raw: string): number | null {
  // `six (6) weeks` states its count twice.
  const text = raw
    .toLowerCase()
    .replace(/[’']s?/g, ' ')
    .replace(/\(\d+\)/g, ' ');
  let total: number | null = null;
  let end = 0;
  for (const match of matchesOf(TERM, text)) {
    const unit = UNITS.find(([pattern]) => pattern.test(match[3] ?? ''))?.[1];
    const count = larger(match[1] ?? '', match[2]);
    if (unit === undefined || count === null) continue;
    const joined =
      total !== null && /^[\s,]*(and|und|et|y|plus|\+|&)[\s,]*$/.test(text.slice(end, match.index));
    if (total !== null && !joined) break;
    total = (total ?? 0) + count * DAYS[unit];
    end = match.index + match[0].length;
  }
  if (total !== null) return total > 3650 ? null : Math.round(total);
  if (/\b(a |one )?fortnight\b/.test(text)) return DAYS.fortnight;
  return /^\s*0\s*$/.test(text) || NOW.test(text) ? 0 : null;
}

function larger(first: string, second: string | undefined): number | null {
  const one = readCount(first.startsWith('half') ? 'half' : first);
  const two = second === undefined ? null : readCount(second);
  return one === null ? two : two === null ? one : Math.max(one, two);
}
