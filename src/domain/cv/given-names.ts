import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { isGivenName } from '../names/nicknames.ts';

let known: ReadonlySet<string> | undefined;

/** Whether a word, or each part of one with hyphens, is a given name of the markets' languages. */
export function isGiven(word: string): boolean {
  known ??= new Set(linesOf('given-names.txt').flatMap((line) => line.split(' ')));
  const names = known;
  const bare = fold(word).replace(/[.,’'()]/g, '');
  const isOne = (part: string): boolean => names.has(part) || isGivenName(part);
  return bare !== '' && (isOne(bare) || (bare.includes('-') && bare.split('-').every(isOne)));
}
