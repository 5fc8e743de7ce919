/** What programs put where a line or a field ends. */
const ENDS = /[\u000b\u000c\u0085\u2028\u2029]/gu;
const FIELDS = /[\u001c-\u001f]/gu;
/** Control characters, halves of pairs and what Unicode keeps for no character: nobody sees them, and XML 1.0 allows few. */
const UNPRINTED = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Text without what cannot be printed: ends of lines and fields of other programs are such ends, and all else goes. */
export const withoutUnprinted = (text: string): string =>
  text.search(UNPRINTED) < 0 && text.search(ENDS) < 0
    ? text
    : text.replace(ENDS, '\n').replace(FIELDS, ' ').replace(UNPRINTED, '');

/** The same for all texts of a value. */
export function printedIn<T>(value: T): T {
  if (typeof value === 'string') return withoutUnprinted(value) as T;
  if (Array.isArray(value)) return value.map(printedIn) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printedIn(one)])) as T;
}
