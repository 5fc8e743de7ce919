/** Ends of lines and of fields as other programs write them, by their codes. */
const LINES: ReadonlySet<number> = new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);
const FIELDS: ReadonlySet<number> = new Set([0x1c, 0x1d, 0x1e, 0x1f]);
/** Control characters, halves of pairs and what Unicode keeps for no character: nobody sees them, and XML 1.0 allows few. */
const UNPRINTED = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u2028\u2029\ufffe\uffff]/gu;

/** Text without what cannot be printed: ends of lines and fields of other programs are such ends, and all else goes. */
export const withoutUnprinted = (text: string): string =>
  text.replace(UNPRINTED, (sign) => {
    const code = sign.charCodeAt(0);
    return LINES.has(code) ? '\n' : FIELDS.has(code) ? ' ' : '';
  });

/** Whether a sign is none that anybody sees, and parts no words either. */
export const isUnseen = (sign: string): boolean =>
  /^(?![\t\n\r])\p{Cc}$/u.test(sign) && !LINES.has(sign.charCodeAt(0)) && !FIELDS.has(sign.charCodeAt(0));

/** A value with all its texts without what cannot be printed. */
export function printedIn<T>(value: T): T {
  if (typeof value === 'string') return withoutUnprinted(value) as T;
  if (Array.isArray(value)) return value.map(printedIn) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printedIn(one)])) as T;
}
