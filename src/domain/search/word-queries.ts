import type { WordQuery } from '#db/search-index.ts';

/** A term of the index: its kind and value. */
export const term = (kind: string, value: string): WordQuery => ({ term: `${kind}_${value}` });
/** How a name may be written in one term: "Hull & machinery" and "Hull and machinery" are one. */
export const writtenAs = (words: readonly string[]): string[] => [
  words.join('_'),
  ...(words.length === 2 ? [words.join('_and_')] : []),
  ...(words.includes('and') ? [words.filter((word) => word !== 'and').join('_')] : []),
];
/** Terms of one kind that stand side by side. */
export const phrase = (kind: string, words: readonly string[]): WordQuery => ({
  phrase: words.map((word) => `${kind}_${word}`),
});

/** A disjunction; null when empty. */
export function anyOf(parts: readonly (WordQuery | null)[]): WordQuery | null {
  const given = parts.filter((part) => part !== null);
  const [first] = given;
  return first === undefined ? null : given.length === 1 ? first : { any: given };
}

/** A conjunction; null when empty. */
export function allOf(parts: readonly (WordQuery | null)[]): WordQuery | null {
  const given = parts.filter((part) => part !== null);
  const [first] = given;
  return first === undefined ? null : given.length === 1 ? first : { all: given };
}

export interface Words {
  any: WordQuery | null;
  sure: WordQuery | null;
}

/** Words that match with certainty wherever they match. */
export const both = (query: WordQuery | null): Words => ({ any: query, sure: query });
