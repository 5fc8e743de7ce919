import { linesOf } from './data-file.ts';
import { plainWords } from './text.ts';

let loaded: ReadonlySet<string> | undefined;

/** Whether a word, as it is compared, is one of everyday English, and so no misspelling of another. */
export function isOrdinary(word: string): boolean {
  loaded ??= new Set(linesOf('ordinary-words.txt').flatMap((line) => line.split(' ').flatMap(plainWords)));
  return loaded.has(word);
}
