import { fold } from '#src/lib/fold.ts';

// What tells somebody from another of the family, and no rank before a title behind it: "Robert Hale Sr. Developer" has none.
const GENERATION =
  /(?<=(\p{L}[\p{L}’'-]*)[."“”’')]*(,?)\s+)([Jj][Nn]?[Rr]|[Ss][Nn]?[Rr]|III|II|IV|2nd|3rd)(\.?)(?=\s*(?:$|[,;|(\t·•–—/])|\s+(?:\p{Lu}\.?){2,6}(?:$|[,\s]))/gu;

const SIGN = '(?:[Jj][Nn]?[Rr]|[Ss][Nn]?[Rr]|III|II|IV)';
/** What stands before the given name, at the front of a line or behind the surname: "Jr., Martin Okafor", "OKAFOR Jr., Martin". */
const BEFORE_COMMA = new RegExp(`^(?:${SIGN}\\.?,\\s+|(\\p{Lu}[\\p{L}’'-]+)\\s+${SIGN}\\.?(?=,\\s))`, 'u');
const LED = new RegExp(`^\\s*(${SIGN})\\.?,\\s`, 'u');
const WITHIN = new RegExp(`(?:^|\\s)(${SIGN})\\.?\\s`, 'u');

/** A line without what tells somebody from another of the family before the comma behind which the given name stands. */
export const withoutGenerationBefore = (text: string): string => text.replace(BEFORE_COMMA, '$1');

const written = (sign: string): string =>
  /^[js]/i.test(sign)
    ? `${sign.charAt(0).toUpperCase()}${sign.slice(1).toLowerCase()}.`
    : /^\d/.test(sign)
      ? sign.toLowerCase()
      : sign.toUpperCase();

/**
 * A name with what tells its owner from another of the family, as it stands behind one of its words: "Robert Hale" of "ROBERT HALE, JR." is
 * "Robert Hale Jr."
 * @param quote the words that the name was read from
 */
export function withGeneration(whole: string, quote: string): string {
  const name = whole.replace(WITHIN, ' ').trim();
  // "Martin Jr. Okafor" of a form: behind it all stands what tells of the family.
  const sign = (name === whole ? LED : WITHIN).exec(name === whole ? quote : whole)?.[1];
  if (sign !== undefined && name.includes(' ')) return `${name} ${written(sign)}`;
  const words = fold(name)
    .split(/[\s-]+/)
    .map((word) => word.replace(/\./g, ''));
  for (const [, before = '', comma = '', sign = '', stop = ''] of quote.matchAll(GENERATION)) {
    const isOfName = words.length > 1 && words.includes(fold(before).split('-').at(-1) ?? '');
    // Without a sign of its own "Sr" is a form of address too.
    const isSign = !/^sr$/i.test(sign) || stop !== '' || comma !== '';
    if (isOfName && isSign && !words.includes(fold(sign))) return `${name} ${written(sign)}`;
  }
  return name;
}
