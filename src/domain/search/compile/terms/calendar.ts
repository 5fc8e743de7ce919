import { addDays, addMonths, daysBetween } from '#src/lib/clock.ts';

/** The names of the months. */
export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** A month by its name, whole or short. */
export const MONTH = `(?:${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`;
const TH = '(?:st|nd|rd|th)?';

/** "Since 1 November", "since March 3rd", "since last Monday", "since the start of the year", "since 2024-05". */
export const SINCE = String.raw`since\s+(?:(?:the\s+)?\d{1,2}${TH}\s+(?:of\s+)?${MONTH}\b\.?(?:,?\s+\d{4})?|${MONTH}\s+\d{1,2}${TH}\b(?:,?\s+\d{4})?|(?:the\s+)?(?:start|beginning)\s+of\s+(?:the|this)\s+(?:week|month|quarter|year)|last\s+[\p{L}]+|[\p{L}\d-]+(?:\s+\d{4})?)`;

/** The days since this or the last week, month, quarter or year began; weeks begin on Mondays. */
export function daysSinceStart(which: string, unit: string, today: string): number | null {
  const back = which.toLowerCase() === 'last' ? 1 : 0;
  const [year = '', month = ''] = today.split('-');
  switch (unit.toLowerCase()) {
    case 'week':
      return weekday(today) + 7 * back;
    case 'month':
      return daysBetween(addMonths(`${year}-${month}-01`, -back), today);
    case 'quarter': {
      const first = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0');
      return daysBetween(addMonths(`${year}-${first}-01`, -3 * back), today);
    }
    case 'year':
      return daysBetween(`${Number(year) - back}-01-01`, today);
    default:
      return null;
  }
}

/** The days since a day that is named behind "since"; null where it cannot be told which. */
export function daysSinceNamed(said: string, today: string): number | null {
  const plain = said.toLowerCase().replace(/^since\s+(?:the\s+)?/, '');
  const iso = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(plain);
  if (iso !== null) {
    const date = `${iso[1]}-${iso[2] ?? '01'}-${iso[3] ?? '01'}`;
    return Number.isNaN(Date.parse(date)) ? null : Math.max(0, daysBetween(date, today));
  }
  const begun = /^(?:start|beginning)\s+of\s+(?:the|this)\s+(\w+)$/.exec(plain);
  if (begun !== null) return daysSinceStart('this', begun[1] ?? '', today);
  const last = /^last\s+(\p{L}+)$/u.exec(plain)?.[1];
  if (last === 'christmas' || /^(?:christmas|xmas)$/.test(plain))
    return daysSinceDate(11, 25, undefined, today);
  if (last !== undefined && /^(?:week|month|quarter|year)$/.test(last))
    return daysSinceStart('last', last, today);
  const day = WEEKDAYS.findIndex((name) => name === (last ?? plain));
  if (day >= 0) return (weekday(today) - day + 7) % 7 || 7;
  const dated =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(\p{L}{3,})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:,?\s+(\d{4}))?$/u.exec(
      last ?? plain,
    );
  const at = MONTHS.findIndex((name) => name.startsWith((dated?.[2] ?? '-').replace(/^sept$/, 'sep')));
  return at < 0 ? null : daysSinceDate(at, Number(dated?.[1] ?? dated?.[3] ?? 1), dated?.[4], today);
}

const weekday = (day: string): number => ((daysBetween('2024-01-01', day) % 7) + 7) % 7;

function daysSinceDate(at: number, day: number, ofYear: string | undefined, today: string): number | null {
  const thisYear = Number(today.slice(0, 4));
  const date = (year: number): string =>
    addDays(`${year}-${String(at + 1).padStart(2, '0')}-01`, Math.min(31, Math.max(1, day)) - 1);
  const year = ofYear === undefined ? (date(thisYear) <= today ? thisYear : thisYear - 1) : Number(ofYear);
  return Math.max(0, daysBetween(date(year), today));
}
