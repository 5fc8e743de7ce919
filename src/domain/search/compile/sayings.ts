/** What parts clauses, and what nobody here knows. */
export type Mark = 'border' | 'comma' | 'unknown';

/** A word or phrase of a query as what it says. */
export interface Saying<Kind extends string> {
  is: Kind | Mark;
  at: number;
  end: number;
}

/** Words and phrases by what they say, in the order in which they are tried. */
export type Lexicon<Kind extends string> = readonly { is: Kind; words: RegExp }[];

/** A lexicon of patterns. Behind one that ends with a letter no word may go on. */
export const lexiconOf = <Kind extends string>(
  entries: readonly (readonly [is: Kind, words: string])[],
): Lexicon<Kind> =>
  entries.map(([is, words]) => ({
    is,
    words: new RegExp(String.raw`(?:${words})(?!(?<=\p{L})[\p{L}\p{N}_])`, 'iuy'),
  }));

const SPACE = /[\s'’]+/y;
const COMMA = /,\s*/y;
const BORDER = /[;()"\uFFFC\n]+|[.!?](?=\s|$)|[–—]|-(?=\s)/y;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s]/uy;

/** A text as what each of its words and phrases says. */
export function sayingsOf<Kind extends string>(text: string, lexicon: Lexicon<Kind>): Saying<Kind>[] {
  const sayings: Saying<Kind>[] = [];
  let at = 0;
  const met = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0].length ?? 0;
  };
  while (at < text.length) {
    const skipped = met(SPACE);
    if (skipped > 0) {
      at += skipped;
      continue;
    }
    const known = lexicon.find(({ words }) => met(words) > 0);
    const comma = known === undefined ? met(COMMA) : 0;
    const border = known === undefined && comma === 0 ? met(BORDER) : 0;
    const is = known?.is ?? (comma > 0 ? 'comma' : border > 0 ? 'border' : 'unknown');
    const length = known === undefined ? comma || border || met(WORD) || 1 : met(known.words);
    sayings.push({ is, at, end: at + length });
    at += length;
  }
  return sayings;
}
