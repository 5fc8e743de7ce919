import { distance } from 'fastest-levenshtein';
import { matchesOf } from '#src/lib/matches.ts';
import {
  consonants,
  hangulKey,
  isOtherScript,
  japaneseReadings,
  romanised,
  soundKey,
} from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { folded, wordsOf } from './fold.ts';
import { isAlsoWord } from './reading.ts';

/** A place in a text. */
export interface Place {
  start: number;
  end: number;
}

/** Finds places in a text that a pattern cannot tell. */
export type Find = (text: string) => Place[];

const WORD = /[\p{L}\p{M}\p{N}\u200b-\u200d]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const EAST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const VOWELLESS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
// Scripts whose vowels are written out in many ways.
const BY_CONSONANTS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Ethiopic}]/u;
const MAX_NAME_WORDS = 6;

/** Finds a name written in another script than its own: `Олена` for Olena, `王小明` for Xiaoming Wang. */
export function scriptFinder(
  given: readonly string[],
  surname: readonly string[],
  part: 'first' | 'last' | 'full',
): Find | undefined {
  const latin = [...given, ...surname].filter((word) => !isOtherScript(word));
  if (latin.length === 0) return undefined;
  const joined = new Set(
    [[...surname, ...given].join(''), [...given, ...surname].join('')].filter((key) => key.length > 4),
  );
  const keys = part === 'full' ? [] : latin.map(soundKey).filter((key) => key.length > 2);
  const bare = part === 'full' ? [] : latin.map(consonants).filter((key) => key.length > 2);
  return (text) => {
    if (!isOtherScript(text)) return [];
    return [
      ...(joined.size === 0 ? [] : eastern(text, joined)),
      ...(keys.length === 0 ? [] : alphabetic(text, keys, bare)),
    ];
  };
}

function alphabetic(text: string, keys: readonly string[], bare: readonly string[]): Place[] {
  return matchesOf(WORD, text).flatMap(({ 0: word, index }) => {
    if (!isOtherScript(word) || word.match(EAST) !== null || isMixed(word)) return [];
    const read = romanised(word);
    const is = VOWELLESS.test(word)
      ? bare.includes(consonants(read)) || bare.includes(consonants(romanised(word.replace(/^ال/u, ''))))
      : keys.some((key) => isBent(soundKey(read), key));
    return is ? [{ start: index, end: index + word.length }] : [];
  });
}

// A word with letters of two scripts is disguised Latin, which folding undoes.
const isMixed = (word: string): boolean => /\p{Script=Latin}/u.test(word);

/** Whether a word is a name with an ending of its language: `Коваленка`, `Оленою`. */
function isBent(word: string, key: string): boolean {
  if (word === key) return true;
  if (key.length < 4) return false;
  const stem = key.replace(/[aeiou]$/, '');
  return word.startsWith(stem) && word.length - stem.length < 4;
}

function eastern(text: string, joined: ReadonlySet<string>): Place[] {
  const found: Place[] = [];
  const korean = new Set([...joined].map(hangulKey));
  const is = (letters: string): boolean => {
    if (joined.has(romanised(letters).replaceAll(' ', ''))) return true;
    if (/^\p{Script=Hangul}+$/u.test(letters)) return korean.has(hangulKey(romanised(letters)));
    return japaneseReadings(letters).some((read) => joined.has(read));
  };
  for (const { 0: run, index } of matchesOf(EAST, text)) {
    const letters = [...run];
    for (let from = 0; from < letters.length; from += 1) {
      for (let to = Math.min(letters.length, from + MAX_NAME_WORDS); to > from + 1; to -= 1) {
        if (!is(letters.slice(from, to).join(''))) continue;
        const start = index + letters.slice(0, from).join('').length;
        found.push({ start, end: start + letters.slice(from, to).join('').length });
        break;
      }
    }
  }
  return found;
}

/** Finds a word with a capital that is another but for doubled letters, or for how its sounds are spelt, or but for one letter. */
export function spellingFinder(word: string, how: 'doubled' | 'near' | 'vowels'): Find {
  const single = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');
  const own = single(word);
  const sound = soundKey(word);
  const castilian = iberian(word);
  return (text) =>
    matchesOf(WORD, text).flatMap(({ 0: raw, index }) => {
      const said = raw.replace(/['’]s$/u, '');
      if (!/^\p{Lu}/u.test(said) || Math.abs(said.length - word.length) > 4) return [];
      const small = folded(said).text;
      if (small === word || small.length < (how === 'vowels' ? 4 : 6) || isEnglish(small)) return [];
      if (how === 'vowels')
        return isVowelled(small, word) ? [{ start: index, end: index + said.length }] : [];
      const isSame = single(small) === own || soundKey(small) === sound || iberian(small) === castilian;
      const is = how === 'doubled' ? isSame : distance(small, word) === 1 && !isSame;
      return is ? [{ start: index, end: index + said.length }] : [];
    });
}

// Names of Basque, Catalan, Galician and Castilian by their sounds: `Etxeberria` is `Echeverría`.
const iberian = (word: string): string =>
  word
    .replace(/t[xs]/g, 'ch')
    .replace(/tz|[çz]|c(?=[ei])|x/g, 's')
    .replace(/qu(?=[ei])|c(?!h)/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/j(?=[ei])/g, 'g')
    .replace(/v/g, 'b')
    .replace(/ny/g, 'n')
    .replace(/(\p{L})\1+/gu, '$1');

// A name of another script is written out with one vowel or another, and an ending as the country has it.
function isVowelled(said: string, name: string): boolean {
  const ended = (word: string): string =>
    word
      .replace(/(?<=[eo])(?:ff|w)$/, 'v')
      .replace(/(?:ij|ey|iy|y)$/, 'i')
      .replace(/([aeiou])\1+/g, '$1');
  const [a, b] = [ended(said), ended(name)];
  if (a.charAt(0) !== b.charAt(0) || distance(a, b) > 2) return false;
  const key = consonants(b);
  return a === b || (key.length > 2 && consonants(a) === key);
}

const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu;
const LOOSE: readonly (readonly [RegExp, string])[] = [
  [/th/g, 's'],
  [/ph|f/g, 'h'],
  [/[qc]/g, 'k'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/x/g, 'ks'],
  [/[aeiouy]/g, ''],
  [/(.)\1+/g, '$1'],
];
const skeleton = (word: string): string =>
  LOOSE.reduce((key, [pattern, by]) => key.replace(pattern, by), word.toLowerCase());

/** Finds a foreign word as Japanese writes it: `ユニクロ` for Uniqlo. */
export function katakanaFinder(word: string): Find | undefined {
  // An r behind a vowel is heard as a longer one: `シャープ`.
  const keys = [word, word.replace(/(?<=[aeiou])r(?![aeiou])/g, '')]
    .map(skeleton)
    .filter((key) => key.length > 2);
  if (keys.length === 0 || isOtherScript(word)) return undefined;
  return (text) =>
    matchesOf(KATAKANA, text).flatMap(({ 0: said, index }) =>
      keys.includes(skeleton(romanised(said).replaceAll(/[ -]/g, '')))
        ? [{ start: index, end: index + said.length }]
        : [],
    );
}

// A name of such a script, by what its spellings in Latin letters share.
const bareKey = (latin: string): string =>
  consonants(
    latin
      .toLowerCase()
      .replace(/ch|j/g, 'j')
      .replace(/[cq]/g, 'k')
      .replace(/ph/g, 'f')
      .replace(/sh/g, 's')
      .replace(/h(?=[bdgt])|(?<=[bdgtj])h|h$/g, ''),
  ).toLowerCase();
const LATIN_RUN = /\p{Lu}[\p{L}’'-]*(?:[ -](?:\p{Lu}[\p{L}’'-]*|al|el|bin|ben|ibn))*/gu;
const MAX_RUN = 5;

/** Finds in Latin letters a name that the record has in a script whose vowels Latin letters spell in many ways. */
export function vowellessFinder(given: readonly string[], surname: string): Find | undefined {
  const whole = [...given, surname].filter((one) => one !== '');
  if (!whole.some((one) => BY_CONSONANTS.test(one))) return undefined;
  const key = (parts: readonly string[]): string => bareKey(parts.map(romanised).join(''));
  // The article of a name in Arabic is left out as well: `Otaibi` for العتيبي.
  const bare = whole.flatMap((one) => one.split(' ')).map((one) => one.replace(/^ال(?=\p{L}{3})/u, ''));
  const parts = new Set(
    [...whole, ...whole.flatMap((one) => one.split(' ')), ...bare].map((one) => key([one])),
  );
  const keys = new Set([
    ...[...parts].filter((one) => one.length > 2),
    ...[key(whole), key(whole.toReversed())].filter((one) => one.length > 3),
  ]);
  return (text) =>
    matchesOf(LATIN_RUN, text).flatMap(({ 0: run, index }) => {
      const words = [...run.matchAll(/[^ -]+/g)];
      for (let from = 0; from < words.length; from += 1)
        for (let to = Math.min(words.length, from + MAX_RUN); to > from; to -= 1) {
          const first = words[from]?.index ?? 0;
          const last = words[to - 1];
          const end = (last?.index ?? 0) + (last?.[0].replace(/['’]s$/u, '').length ?? 0);
          const said = run.slice(first, end);
          if (
            !keys.has(bareKey(said)) ||
            (to - from === 1 && (said.length < 4 || isAlsoWord(said.toLowerCase())))
          )
            continue;
          return [{ start: index + first, end: index + end }];
        }
      return [];
    });
}

// The labels of a domain have at most 63 signs (RFC 1035); without a bound, hyphens would cost the square of their number.
const SITE =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/)?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+(?:\/[^\s,;)]*)?/gu;

/** Finds a site or a profile whose address holds somebody's surname: `xmwang.example`. */
export function siteFinder(surname: readonly string[]): Find | undefined {
  const own = surname.join('');
  if (own.length < 4) return undefined;
  return (text) =>
    matchesOf(SITE, text).flatMap(({ 0: site, index }) =>
      /\.[a-z]{2}/i.test(site) &&
      folded(site)
        .text.replaceAll(/[^a-z0-9]/g, '')
        .includes(own)
        ? [{ start: index, end: index + site.replace(/\.$/u, '').length }]
        : [],
    );
}

/** Finds a name of Chinese characters in the other form of them: `李靜` for `李静`. */
export function characterFinder(name: string): Find | undefined {
  const own = [...name].filter((sign) => /\p{Script=Han}/u.test(sign)).join('');
  const length = [...own].length;
  if (length < 2) return undefined;
  const key = romanised(own);
  return (text) =>
    matchesOf(EAST, text).flatMap(({ 0: run, index }) => {
      const signs = [...run];
      const found: Place[] = [];
      for (let at = 0; at + length <= signs.length; at += 1) {
        const said = signs.slice(at, at + length).join('');
        const start = index + signs.slice(0, at).join('').length;
        if (romanised(said) === key) found.push({ start, end: start + said.length });
      }
      return found;
    });
}

/** Finds in Latin letters what Japanese writes of a foreign word: `Uniqlo` for `ユニクロ`. */
export function romanisedFinder(katakana: string): Find | undefined {
  const key = skeleton(romanised(katakana).replaceAll(/[ -]/g, ''));
  if (key.length < 3) return undefined;
  return (text) =>
    matchesOf(WORD, text).flatMap(({ 0: said, index }) =>
      /^\p{Lu}[a-z]{3,}$/u.test(said) && !isEnglish(said.toLowerCase()) && skeleton(said) === key
        ? [{ start: index, end: index + said.length }]
        : [],
    );
}

/** Finds what people call a company for short: `CommBank` for Commonwealth Bank, `Woolies` for Woolworths. */
export function shortFormFinder(words: readonly string[]): Find {
  const [first = ''] = words;
  return (text) =>
    matchesOf(WORD, text).flatMap(({ 0: raw, index }) => {
      const said = raw.replace(/['’]s$/u, '');
      if (!/^\p{Lu}/u.test(said) || said.length < 5) return [];
      const [small = ''] = wordsOf(said);
      if (words.includes(small) || isEnglish(small)) return [];
      const is = isBlend(small, words) || (/\p{Ll}/u.test(said) && isPetForm(small, first));
      return is ? [{ start: index, end: index + said.length }] : [];
    });
}

/** Whether a word is made of beginnings of words, in their order: `comm|bank` of commonwealth bank. */
function isBlend(blend: string, words: readonly string[]): boolean {
  const fits = (rest: string, from: number, parts: number): boolean => {
    if (rest === '') return parts > 1;
    for (let at = from; at < words.length; at += 1) {
      const word = words[at] ?? '';
      for (let length = Math.min(word.length, rest.length); length > 2; length -= 1)
        if (word.slice(0, length) === rest.slice(0, length) && fits(rest.slice(length), at + 1, parts + 1))
          return true;
    }
    return false;
  };
  return words.length > 1 && fits(blend, 0, 0);
}

// Australian short forms: a beginning of four letters with an ending of its own.
function isPetForm(said: string, name: string): boolean {
  const stem = /^(\p{L}{4,})(?:ies|ie|ys|os|ers|ez)$/u.exec(said)?.[1];
  return stem !== undefined && name.length > stem.length + 2 && name.startsWith(stem);
}
