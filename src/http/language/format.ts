import { dayInWords, momentInWords } from '#src/domain/review/index.ts';
import { localClock } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';
import { language, locale } from './language.ts';

/** A day of an instant in a zone, with its weekday: "Friday 27 November 2026". */
export const dayText = (at: string, timezone: string): string => dayInWords(at, timezone, locale());

/** A moment with its zone: "Friday 27 November 2026, 14:05 (Australia/Sydney)". */
export const momentText = (at: string, timezone: string): string => momentInWords(at, timezone, locale());

/** A moment in short, without its zone: "Sat 21 Nov 2026, 05:59". */
export function clockText(at: string, timezone: string): string {
  if (language() === 'en') return localClock(at, timezone);
  return new Intl.DateTimeFormat(locale(), {
    timeZone: timezone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
}

/** An instant as a date: "5 January 2026". A day without a time is read in UTC. */
export const dateText = (at: string, timezone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: timezone }).format(new Date(at));

/** Words in a row: "a, b and c", or "a or b". */
export const listText = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(locale(), { type }).format(words);

/** An amount with the code of its currency: "AUD 150,000", "150.000 AUD". Whole amounts stand without decimals. */
export function moneyText(amount: number, currency: string): string {
  if (language() === 'en') return formatMoney(amount, currency).replace(/\.0+$/, '');
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** Words for the script of a page. Inside its element only `<` could end it or open a comment. */
export const scriptWords = (words: object): string => JSON.stringify(words).replaceAll('<', '\\u003c');

/** The name of a country (ISO 3166-1 alpha-2); an unknown code as it is. */
export const countryText = (code: string): string =>
  new Intl.DisplayNames(locale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
