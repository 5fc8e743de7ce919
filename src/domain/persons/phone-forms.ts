import { type RawBuilder, sql } from 'kysely';
import { e164, nationalDigits } from '#src/lib/phone.ts';

/** A number as it is found in any spelling. */
export interface PhoneForms {
  /** Its digits without a country code or a leading zero: they stand in every spelling. */
  digits: string;
  pattern: RegExp;
}

/** Fewer digits are a year or a pay as well. */
const LEAST = 7;
const APART = ['&nbsp;', '%20', ...' \u00a0\u2009\u202f\n\t()./-‐‑–—·'];
const BETWEEN = `(?:&nbsp;|%20|[\\s()./\\-‐‑–—·]){0,4}`;

/** The numbers among texts, each once. @param country of those that are written without a code */
export function phoneForms(texts: readonly (string | null)[], country: string): PhoneForms[] {
  const found = new Map<string, PhoneForms>();
  for (const text of texts) {
    if (text === null || !/^[+\d(][\d\s().-]+$/.test(text)) continue;
    const number = e164(text, country);
    const national = number === null ? null : nationalDigits(number);
    const digits = national ?? text.replace(/\D/g, '').replace(/^0+/, '');
    if (digits.length < LEAST) continue;
    const code = number === null || national === null ? '' : codeOf(number, national);
    found.set(`${code} ${digits}`, { digits, pattern: patternOf(code, digits) });
  }
  return [...found.values()];
}

const codeOf = (number: string, national: string): string =>
  number.slice(1, number.length - national.length).replace(/0+$/, '');

// Not within a longer number, nor behind the code of another country, nor where JSON has a figure.
function patternOf(code: string, digits: string): RegExp {
  const spread = (text: string): string => [...text].join(BETWEEN);
  // A bracket around the first digits goes with them; one around the whole number, or more, stays whole.
  const open = '(?:\\((?=[+\\d\\s]{1,7}\\)))?';
  const home = `${open}${code === '7' ? '[08]' : '0'}${BETWEEN}`;
  const abroad = `${open}(?:(?:\\+|0011|011|010|00)${BETWEEN})?${spread(code)}${BETWEEN}(?:\\(?0\\)?${BETWEEN})?`;
  const prefix = code === '' ? `(?:\\+|${home})?` : `(?:${abroad}|${home})?${open}`;
  return new RegExp(`(?<!\\d|":\\s?|\\+\\d{1,3}[ .-]?)${prefix}${spread(digits)}(?!\\d)`, 'gu');
}

/** SQL condition that a text has a number's digits in this order, with nothing but what stands between digits among them. */
export function tellsNumber(text: RawBuilder<unknown>, { digits }: PhoneForms): RawBuilder<boolean> {
  const close = APART.reduce<RawBuilder<unknown>>((now, sign) => sql`replace(${now}, ${sign}, '')`, text);
  // The first condition is cheap, and spares most texts the second.
  return sql<boolean>`(${text} like ${`%${[...digits].join('%')}%`} and ${close} like ${`%${digits}%`})`;
}

/** Where a text has one of the numbers; -1 where it has none. */
export function placeOfNumber(text: string, phones: readonly PhoneForms[]): number {
  const places = phones.map(({ pattern }) => text.search(pattern)).filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
