import { distance } from 'fastest-levenshtein';
import { VOCABULARY } from './lexicon.ts';

const WORDS: readonly string[] = [
  ...VOCABULARY,
  ...'this last next week month quarter year january february march april june july august september october november december'.split(
    ' ',
  ),
];

/** Words by their consonants; null where several have the same. */
const SKELETONS = new Map<string, string | null>();
for (const word of WORDS) {
  const bare = word.replace(/[aeiouy]/g, '');
  if (bare.length > 2 && bare !== word) {
    const known = SKELETONS.get(bare);
    SKELETONS.set(bare, known === undefined || known === word ? word : null);
  }
}

/** The word that is meant by its consonants alone; null where none or more than one is. */
export const withVowels = (bare: string): string | null => SKELETONS.get(bare) ?? null;

/** The words of questions that a word is a letter or two away from: slips of the fingers. */
export function closeTo(said: string): string[] {
  const word = said.toLowerCase();
  if (word.length < 5 || !/^\p{L}+$/u.test(word)) return [];
  const near = WORDS.filter(
    (one) => one.length > 4 && one[0] === word[0] && distance(one, word) <= (word.length > 7 ? 2 : 1),
  );
  return near.sort((a, b) => distance(a, word) - distance(b, word)).slice(0, 2);
}
