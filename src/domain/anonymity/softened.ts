import { matchesOf } from '#src/lib/matches.ts';
import { isForeign } from '../speech/foreign.ts';
import { readerOf } from '../speech/readers.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { GENERIC } from './words.ts';

/** How the last consonant of a word softens before endings of Polish, Czech, Slovak, Slovene, Croatian and Ukrainian in Latin letters. */
const SOFT: readonly (readonly [RegExp, string])[] = [
  [/ch$/u, '(?:ch|sz|š)'],
  [/sk$/u, '(?:sk|sc|št|šť|sć)'],
  [/k$/u, '(?:k|c|cz|č)'],
  [/g$/u, '(?:g|dz|z|ž|ż)'],
  [/h$/u, '(?:h|z|ž)'],
  [/st$/u, '(?:st|ści|šť)'],
  [/sł$/u, '(?:sł|śl)'],
  [/sn$/u, '(?:sn|śni)'],
  [/ł$/u, '(?:ł|l)'],
  [/r$/u, '(?:r|rz|ř)'],
  [/t$/u, '(?:t|ci|ť)'],
  [/d$/u, '(?:d|dzi|ď)'],
  [/n$/u, '(?:n|ni|ň)'],
  [/(?<=[szwbpmf])$/u, 'i?'],
];
/** The endings that a word in -a, -o or -e has in the place of its vowel, and those behind it of the Baltic languages. */
const ENDINGS =
  'a|y|i|e|ę|ą|o|u|ie|ze|om|ami|ach|ovi|em|ou|ě|ám|ami|ách|oj|ojo|ama|os|oje|ai|ą|ų|oms|omis|ose|as|ām|āmi|ās|ā|ai|u|ei|ė|ės|ę|ėje|ei|ene|ia|iai|ioje|ios|ją|joje|jos';
const OWN_LETTERS = /[ąćęłńśźżěščřžďťňů]/u;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * Finds a house whose name ends in a vowel in the cases of Slavic and Baltic languages, which take that vowel for another one and soften what
 * stands before it: `w Żabce`, `v Kofole`, `iz Plive`, `Telijoje`.
 */
export function softenedFinder(name: string): Find | undefined {
  const words = name
    .split(/[\s-]+/u)
    .slice(0, 2)
    .filter((word) => /^\p{Lu}[\p{Script=Latin}]{2,}[aoeė]$/u.test(word))
    .filter((word) => !GENERIC.has(folded(word).text) && !isPlaceName(folded(word).text));
  // Polish softens the end of other names as well: `w InPoście`, `w Allegrze`, `w Asseco`.
  const hard = name
    .split(/[\s-]+/u)
    .slice(0, 2)
    .filter((word) => /^\p{Lu}\p{L}{2,}[tdrłnpbmwsz]$/u.test(word))
    .filter((word) => !GENERIC.has(folded(word).text) && !isPlaceName(folded(word).text));
  if (words.length + hard.length === 0) return undefined;
  const ended = hard.flatMap((word) => {
    const [end, soft] = SOFT.find(([pattern]) => pattern.test(word)) ?? [/$/u, ''];
    return [`${escaped(word.replace(end, ''))}${soft}(?:e|ie)`];
  });
  const stems = words.flatMap((word) => {
    const stem = word.slice(0, -1);
    const [end, soft] = SOFT.find(([pattern]) => pattern.test(stem)) ?? [/$/u, ''];
    const bent = `${escaped(stem.replace(end, ''))}${soft}(?:${ENDINGS})`;
    // Of many a vowel comes in: `Biedronek`, `Żabek`.
    const many = /[^aeiouyąęěáéíóúů]k$/u.test(stem) ? `|${escaped(stem.slice(0, -1))}(?:e|ie)k` : '';
    return [`${bent}${many}`];
  });
  let said: RegExp | undefined;
  return (text) => {
    const isRead = !isForeign(text) || readerOf(text) !== null;
    if (isRead && !OWN_LETTERS.test(text)) return [];
    said ??= new RegExp(`(?<![\\p{L}\\p{M}])(?:${[...stems, ...ended].join('|')})(?![\\p{L}\\p{M}])`, 'gu');
    return (
      matchesOf(said, text)
        // A sentence that is too short to be told by its words is by the letters of the case.
        .filter(({ 0: found }) => !isRead || OWN_LETTERS.test(found))
        .filter(({ 0: found }) => !isInDictionary(folded(found).text) || words.includes(found))
        .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    );
  };
}
