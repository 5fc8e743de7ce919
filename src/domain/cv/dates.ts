const MONTHS = [
  'jan|january|januar|janvier|enero|gennaio',
  'feb|february|februar|fevrier|février|febrero|febbraio',
  'mar|march|märz|maerz|mars|marzo',
  'apr|april|avril|abril|aprile',
  'may|mai|mayo|maggio',
  'jun|june|juni|juin|junio|giugno',
  'jul|july|juli|juillet|julio|luglio',
  'aug|august|août|aout|agosto',
  'sept|sep|september|septembre|septiembre|settembre',
  'oct|okt|october|oktober|octobre|octubre|ottobre',
  'nov|november|novembre|noviembre',
  'dec|dez|december|dezember|decembre|décembre|diciembre|dicembre',
];
const MONTH = MONTHS.join('|');
const NOW =
  'present|current|currently|now|today|ongoing|to date|date|till date|heute|aujourd.hui|actualidad|presente|oggi|this day';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const SEASON = 'spring|summer|autumn|fall|winter';
const POINT = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTH})\\.?,?\\s*(?:'\\d{2}|(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?${YEAR})|(?:${SEASON})\\s+${YEAR}|\\d{1,2}\\s?[/.-]\\s?${YEAR}|\\d{1,2}[/.-]\\d{1,2}[/.-]${YEAR}|${YEAR}\\s?[/.-]\\s?(?:0?[1-9]|1[0-2])(?!\\d)|${YEAR})`;
const DASH = '(?:\\s*(?:-|–|—|‒|−|→|~|to|until|till|bis|à|au|al|a)\\s*)';
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:from\\s+|since\\s+)?(${POINT}|(?:${MONTH})\\.?)${DASH}(${POINT}|${NOW})(?![\\p{L}\\d])`,
  'iu',
);
const SINCE = new RegExp(`(?<![\\p{L}\\d])(?:since|from|seit|depuis)\\s+(${POINT})(?![\\p{L}\\d])`, 'iu');
const SHORT_END = new RegExp(`(?<![\\p{L}\\d])(${YEAR})\\s?(?:-|–|—|/)\\s?(\\d{2})(?![\\p{L}\\d/-])`, 'iu');
const SINGLE = new RegExp(`(?<![\\p{L}\\d/.-])(${POINT})(?![\\p{L}\\d/-])`, 'iu');

/** A span of time in a text, its days as YYYY, YYYY-MM or YYYY-MM-DD, and the words that say it. */
export interface Span {
  from: string | null;
  to: string | null;
  current: boolean;
  words: string;
  at: number;
}

/** The span of time in a line ("Mar 2019 – Present", "2015-18", "since 2020"); null where there is none. */
export function spanIn(text: string): Span | null {
  const range = RANGE.exec(text);
  if (range !== null) {
    const [words, first = '', last = ''] = range;
    const current = new RegExp(`^(?:${NOW})$`, 'iu').test(last.trim());
    const to = current ? null : pointOf(last);
    const from = pointOf(first) ?? monthBefore(first, to);
    if (from !== null && (to === null || from.slice(0, 4) <= to.slice(0, 4)))
      return { from, to, current, words, at: range.index };
  }
  const short = SHORT_END.exec(text);
  if (short !== null) {
    const [words, first = '', last = ''] = short;
    const to = `${first.slice(0, 2)}${last}`;
    if (to >= first && Number(to) - Number(first) < 45 && Number(last) > 12)
      return { from: first, to, current: false, words, at: short.index };
  }
  const since = SINCE.exec(text);
  if (since !== null)
    return { from: pointOf(since[1] ?? ''), to: null, current: true, words: since[0], at: since.index };
  return null;
}

/** The one date in a line, such as the year of a degree. */
export function dateIn(text: string): Span | null {
  const found = SINGLE.exec(text);
  if (found === null) return null;
  const to = pointOf(found[1] ?? '');
  return to === null ? null : { from: null, to, current: false, words: found[0], at: found.index };
}

/** A span, or one date. */
export function timeIn(text: string): Span | null {
  return spanIn(text) ?? dateIn(text);
}

// "Jan – Mar 2020": the first month is of the year of the last.
function monthBefore(text: string, to: string | null): string | null {
  const month = monthOf(text);
  return month === null || to === null ? null : `${to.slice(0, 4)}-${month}`;
}

function monthOf(text: string): string | null {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  const at = MONTHS.findIndex((names) => names.split('|').includes(word));
  return at < 0 ? null : String(at + 1).padStart(2, '0');
}

function pointOf(text: string): string | null {
  const year = new RegExp(YEAR).exec(text)?.[0] ?? shortYear(text);
  if (year === null) return null;
  const named = monthOf(new RegExp(`(?:${MONTH})`, 'iu').exec(text)?.[0] ?? '');
  if (named !== null) return `${year}-${named}`;
  const numbered =
    new RegExp(`(?:^|\\D)(\\d{1,2})\\s?[/.-]\\s?${YEAR}`).exec(text)?.[1] ??
    new RegExp(`${YEAR}\\s?[/.-]\\s?(\\d{1,2})`).exec(text)?.[1];
  const month = Number(numbered);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

function shortYear(text: string): string | null {
  const two = /'(\d{2})/.exec(text)?.[1];
  if (two === undefined) return null;
  return Number(two) > 50 ? `19${two}` : `20${two}`;
}
