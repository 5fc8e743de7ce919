import { NUMBER_WORDS } from '#src/lib/number-words.ts';
/**
 * Parses a number in the notation of any country: `120,000`, `120.000`, `120 000`, `120'000`, `1.200.000,50`, `65.50`,
 * `12,5`. A separator followed by exactly three digits groups thousands, unless `decimals` says that it cannot (as
 * before a `k`); with two kinds of separators the last is the decimal one.
 */
export function readNumber(text: string, decimals = false): number | null {
  const compact = text.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const marks = compact.replace(/\d/g, '');
  const last = compact.at(Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.')));
  if (marks === '') return finite(compact);
  const mixed = marks.includes(',') && marks.includes('.');
  const grouped = !mixed && !decimals && /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(compact);
  const many = !mixed && marks.length > 1;
  if (grouped || many) return finite(compact.replace(/[.,]/g, ''));
  if (mixed) {
    const other = last === ',' ? '.' : ',';
    return finite(compact.replaceAll(other, '').replace(',', '.'));
  }
  // Indian grouping (12,00,000) has several separators and is handled above.
  return finite(compact.replace(',', '.'));
}

function finite(text: string): number | null {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : null;
}

const ENGLISH = Object.keys(NUMBER_WORDS).filter((word) => (NUMBER_WORDS[word] ?? 0) <= 30);
/** English words of counts, for a pattern. */
export const ENGLISH_COUNTS = ENGLISH.join('|');

const WORDS = new Map<string, number>([
  ...ENGLISH.map((word) => [word, NUMBER_WORDS[word] ?? 0] as const),
  ...['a', 'an', 'ein', 'eine', 'einen', 'un', 'une', 'uno', 'een'].map((word) => [word, 1] as const),
  ...['zwei', 'deux', 'dos', 'twee'].map((word) => [word, 2] as const),
  ...['drei', 'trois', 'tres', 'drie'].map((word) => [word, 3] as const),
  ...['vier', 'quatre', 'cuatro'].map((word) => [word, 4] as const),
  ...['fünf', 'cinq', 'cinco', 'vijf'].map((word) => [word, 5] as const),
  ...['sechs', 'seis', 'zes'].map((word) => [word, 6] as const),
  ['half', 0.5],
]);

/** The words that readCount knows. */
export const COUNT_WORDS = [...WORDS.keys()];

/** Parses a small count in digits or words (English, German, French, Spanish, Dutch); null for anything else. */
export function readCount(text: string): number | null {
  return WORDS.get(text.toLowerCase()) ?? (/^\d/.test(text) ? readNumber(text, true) : null);
}
