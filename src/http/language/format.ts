import { formatMoney } from '#src/lib/money.ts';
import { language, locale } from '#src/lib/reader-language.ts';

export { clockText, dayText, momentText } from '#src/lib/local-time.ts';

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
