import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const AT_HOUSE =
  '(?:at|for|with|from|to|joined|left|leaving|ex|then|after|before|via|chez|bei|bij|hos|presso|para|pour|pela|pelo|na|no|en|dans|alla|dalla|tại|ở|hos|u|w)';
const SURELY_AT = '(?:at|joined|left|ex|leaving|pela|pelo|chez|hos)';
const STUDIED =
  '(?:trained at|studied at|educated at|graduated from|straight (?:from|out of)|came out of|fresh out of|degree (?:at|from|in)|doctorate (?:at|from)|alum(?:na|nus)? of|graduate of|promoviert in)';
const GRADUATE =
  "(?:[’']s)? (?:\\p{Ll}+ )?(?:alum\\p{L}*|grads?|graduates?|undergrad\\p{L}*|dropout|trained|bursary|maths|commerce|economics|law|accountancy|engineering|physics|medicine)(?!\\p{L})|, class of \\d{4}| B\\.?(?:Com|Sc|A|Eng)(?!\\p{L})|-(?:trained|educated|schooled|qualified|bred)(?!\\p{L})";

/** The beginnings of a word by which people call a house: `Strath`, `Princi`. */
function cuts(word: string): string[] {
  const found: string[] = [];
  for (let length = 3; length < word.length; length += 1) found.push(word.slice(0, length));
  return found.filter((cut) => /[aeiouyäöüåæøéèáíóú]/iu.test(cut) && !isGivenName(fold(cut)));
}

/** The same whatever else they say, from three letters on. */
const startsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(4, word.length - 3)) }, (_, at) => word.slice(0, at + 3));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const oneOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/**
 * Finds a house or a school by a word of its name, whole or cut short, where the sentence says that somebody was there: `the Princi
 * to Admiral`, `left Bomb in 2014`, `Strath graduate`, `straight from Delft`.
 */
export function cutWordFinder(name: string, reason: Reason): Find | undefined {
  const own = name
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !GENERIC.has(fold(word)));
  const words = own.filter((word) => !isPlaceName(fold(word)));
  const isWord = (cut: string): boolean => isInDictionary(fold(cut));
  const short = words.flatMap(cuts).filter((cut) => !isPlaceName(fold(cut)));
  const rare = short.filter((cut) => !isWord(cut));
  const patterns: string[] = [];
  const end = "(?=[’']?s?(?![\\p{L}\\p{N}’'-])(?! \\p{Lu}))";
  if (rare.length > 0)
    patterns.push(`(?<=(?<!\\p{L})${AT_HOUSE}[ -](?:the |a |la |l['’])?)(?:${oneOf(rare)})s?${end}`);
  const plain = short.filter((cut) => isWord(cut) && cut.length > 3);
  if (plain.length > 0) patterns.push(`(?<=(?<!\\p{L})${SURELY_AT}[ -])(?:${oneOf(plain)})${end}`);
  if (reason === 'school') {
    const any = [...short, ...own];
    if (any.length > 0) patterns.push(`(?<![\\p{L}-])(?:${oneOf(any)})(?:['’]s)?(?=${GRADUATE})`);
    // `Went to Vic.` of Victoria University: a town or a given name cut short, where nothing but a school stands.
    const towns = own.filter((word) => isPlaceName(fold(word))).flatMap(startsOf);
    if (towns.length > 0)
      patterns.push(
        `(?<=(?<!\\p{L})(?:${STUDIED}|(?<=(?:^|[.;\\n]) ?)Went to|(?:s?he|they) went to) )(?:${oneOf(towns)})(?=[.,;)\\n]|$| (?:uni|for|from|in \\d))`,
      );
    if (own.length > 0) patterns.push(`(?<=(?<!\\p{L})${STUDIED} )(?:${oneOf(own)})${end}`);
  }
  const possessive = /^(\p{Lu}\p{Ll}+)['’]s (?:university|college|school)/iu.exec(name)?.[1];
  if (possessive !== undefined) patterns.push(`(?<!\\p{L})${possessive}['’]s(?! \\p{Lu}|\\p{L})`);
  if (patterns.length === 0) return undefined;
  const said = new RegExp(patterns.join('|'), 'gu');
  return (text) =>
    [...text.matchAll(said)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/** Finds a name of several words whose last one is cut short, with all its capitals: `Boston Sci` of Boston Scientific. */
export function lastWordCutFinder(name: string): Find | undefined {
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 3 || !words.every((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word)))
    return undefined;
  const short = Array.from({ length: Math.max(0, last.length - 4) }, (_, at) => last.slice(0, at + 3)).filter(
    (cut) => !isInDictionary(fold(cut)) || cut.length > 4,
  );
  if (short.length === 0) return undefined;
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}&-])${words.slice(0, -1).map(escaped).join(' ')} (?:${oneOf(short)})(?![\\p{L}\\p{N}’'-])`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
