import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { isGivenName } from '../names/nicknames.ts';

const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(linesOf(file).flatMap((line) => line.split(' ')));

let given: ReadonlySet<string> | undefined;
let surnames: ReadonlySet<string> | undefined;

const bareOf = (word: string): string => fold(word).replace(/[.,’'()]/g, '');

/** Whether a word, or each part of one with hyphens, is a given name of the markets' languages. */
export function isGiven(word: string): boolean {
  given ??= wordsOf('given-names.txt');
  const names = given;
  const bare = bareOf(word);
  const isOne = (part: string): boolean => names.has(part) || isGivenName(part);
  return bare !== '' && (isOne(bare) || (bare.includes('-') && bare.split('-').every(isOne)));
}

/** Whether a word, or a part of one with hyphens, is a common surname. */
export function isSurname(word: string): boolean {
  surnames ??= wordsOf('surnames.txt');
  const names = surnames;
  const bare = bareOf(word);
  return names.has(bare) || bare.split('-').some((part) => part.length > 3 && names.has(part));
}
