import { fold } from '#db/rows.ts';

/** A word of a question: as it was written, and as it is compared. */
export interface Word {
  written: string;
  word: string;
  /** What it was taken for; what is left over was not understood. */
  taken: boolean;
}

/** The words of a question. Apostrophes and hyphens part them, possessives and plurals are taken off. */
export function wordsOf(text: string): Word[] {
  return text
    .slice(0, 1000)
    .replace(/['’`]s\b/g, '')
    .split(/[^\p{L}\p{N}.&+#/]+|(?<=\p{L})[./]|[./](?=\s|$)/u)
    .filter((written) => written !== '')
    .map((written) => ({ written, word: singular(fold(written)), taken: false }));
}

const KEPT = new Set([
  'this',
  'status',
  'sales',
  'was',
  'has',
  'is',
  'its',
  'us',
  'vs',
  'nps',
  'plus',
  'does',
  'business',
  'gross',
  'less',
  'previous',
  'ours',
  'yes',
]);

/** A word without the ending of a plural, so that one and many are compared alike. */
function singular(word: string): string {
  if (word === 'cvs') return 'cv';
  if (word.length < 4 || KEPT.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const phrases = new Map<string, string[]>();

/** A phrase of the lexicon as the words it is compared by. */
export function phraseOf(phrase: string): string[] {
  let words = phrases.get(phrase);
  if (words === undefined) {
    words = wordsOf(phrase).map(({ word }) => word);
    phrases.set(phrase, words);
  }
  return words;
}

/** Where a phrase stands whole among words that are free; -1 when it does not. */
export function find(words: readonly Word[], phrase: readonly string[], from = 0): number {
  for (let at = from; at + phrase.length <= words.length; at += 1) {
    if (phrase.every((part, i) => words[at + i]?.word === part && words[at + i]?.taken === false)) return at;
  }
  return -1;
}

/** Marks words as understood. */
export function take(words: Word[], at: number, count: number): void {
  for (const word of words.slice(at, at + count)) word.taken = true;
}
