import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGivenName, isOtherScript, romanised } from '../names/index.ts';
import type { Find, Place } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { GENERIC } from './words.ts';

const HEBREW_OR_ARABIC =
  /[\p{Script=Hebrew}\p{Script=Arabic}]+(?:['’׳״"][\p{Script=Hebrew}\p{Script=Arabic}]+)*/gu;
const HANGUL = /\p{Script=Hangul}+/gu;
/** The shortest key that tells a word by itself, and beside what says that somebody was there. */
const [SURE, TOLD] = [4, 3];

const SAME: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'p'],
  [/th/g, 't'],
  [/kh|gh|ck/g, 'k'],
  [/[cq]/g, 'k'],
  [/g/g, 'k'],
  [/[fb]/g, 'p'],
  [/d/g, 't'],
  [/l/g, 'r'],
  [/tz|ts|sh|zh|z|j/g, 's'],
  [/[^a-z]|[aeiouhwyv]/g, ''],
  [/(.)\1+/g, '$1'],
];
const plainKey = (latin: string): string =>
  SAME.reduce((key, [pattern, by]) => key.replace(pattern, by), latin.toLowerCase());

// One letter of Hebrew is a b or a v, another a v or a vowel, which its Latin letters do not tell.
const heard = (said: string): string =>
  romanised(
    said
      .replace(/ב/gu, 'b')
      .replace(/ו/gu, '')
      .replace(/ة(?=\s|$)/gu, ''),
  );

/** The keys of a word: what its spellings in scripts that write few vowels share. `ch` and `v` are heard in two ways. */
export function keysAcross(latin: string): Set<string> {
  const all = [
    latin,
    latin.replace(/ch/g, 's'),
    latin.replace(/v/g, 'b'),
    // `팬오션` of Pan Ocean.
    latin.replace(/c(?=[eiy])/g, 's'),
  ];
  return new Set([...all, latin.replace(/ch/g, 's').replace(/v/g, 'b')].map(plainKey));
}

/** The key of a word in Hebrew or Arabic letters. */
export const heardKeyOf = (said: string): string => plainKey(heard(said));

// Where somebody was: a letter in front of the word, or a word before it.
const THERE_HEBREW = /^[בלמ]/u;
const THERE_ARABIC = /(?:^|[\s،.])(?:في|إلى|الى|من|لدى|مع|عند|شركة|بنك|مصرف|جامعة)\s$/u;

function semitic(text: string, keys: ReadonlySet<string>, isLong: boolean): Place[] {
  const words = matchesOf(HEBREW_OR_ARABIC, text);
  const found: Place[] = [];
  for (const [at, first] of words.entries()) {
    for (const last of words.slice(at, at + 2)) {
      const start = first.index;
      const end = last.index + last[0].length;
      const said = text.slice(start, end);
      if (/[^\p{L}\p{M}\s'’׳״"]/u.test(said)) break;
      const isHebrew = /\p{Script=Hebrew}/u.test(said);
      const bare = isHebrew
        ? [said, said.replace(/^[בלמוהשכ]/u, ''), said.replace(/^[בלמוש]ה/u, '')]
        : [said, said.replace(/^[وبل]/u, '')];
      const read = bare.map((one) => one.replace(/[׳'’](?=\p{L})/gu, ''));
      const isThere = isHebrew
        ? THERE_HEBREW.test(said)
        : THERE_ARABIC.test(text.slice(Math.max(0, start - 12), start));
      const is = read.some((one) => {
        const key = heardKeyOf(one);
        if (!keys.has(key)) return false;
        return key.length >= SURE || (key.length >= TOLD && (isThere || (isLong && [...one].length > 5)));
      });
      if (is) found.push({ start, end });
    }
  }
  return found;
}

const PARTICLE =
  /^(?:에서|에게|에는|에|은|는|이|가|을|를|의|로|으로|와|과|도|만|출신|졸업|재직|근무|측|사|$)/u;

/** A word at the beginning of a run of Hangul, before its particle. */
function hangul(text: string, keys: ReadonlySet<string>): Place[] {
  return matchesOf(HANGUL, text).flatMap(({ 0: run, index }) => {
    const signs = [...run];
    for (let length = Math.min(signs.length, 8); length > 1; length -= 1) {
      const said = signs.slice(0, length).join('');
      if (!PARTICLE.test(signs.slice(length).join(''))) continue;
      const key = plainKey(romanised(said));
      if (key.length >= TOLD && keys.has(key)) return [{ start: index, end: index + said.length }];
    }
    return [];
  });
}

/** Finds a house that the record has in Latin letters in a text in Hebrew, Arabic or Korean: `צ׳ק פוינט` for Check Point. */
export function acrossFinder(key: readonly string[]): Find | undefined {
  const [first = '', second = ''] = key;
  if (key.length === 0 || key.some((word) => !/^[a-z]+$/.test(word))) return undefined;
  const isOwn = first.length > 3 && !GENERIC.has(first) && !isPlaceName(first);
  const names = [
    ...(isOwn && (key.length === 1 || !isInDictionary(first)) ? [first] : []),
    ...(second === '' ? [] : [first + second]),
  ];
  const keys = new Set(names.flatMap((name) => [...keysAcross(name)]).filter((one) => one.length >= TOLD));
  if (keys.size === 0) return undefined;
  const isLong = names.some((name) => name.length > 5);
  return (text) => (isOtherScript(text) ? [...semitic(text, keys, isLong), ...hangul(text, keys)] : []);
}

/** The consonants of a word, those that are said twice too: `hdd` of Hadidy and الحديدي. */
const bonesOf = (latin: string): string =>
  latin
    .toLowerCase()
    .replace(/kh|gh|sh|th|dh/g, (two) => ({ kh: 'k', gh: 'g', sh: 'S', th: 't', dh: 'd' })[two] ?? two)
    .replace(/[^a-zS]|[aeiouyw]/g, '');

/** Finds a surname in Arabic letters, with the article there or here: `العتيبي` for Al-Otaibi. */
export function acrossSurnameFinder(surname: string): Find | undefined {
  if (!/^[a-z]{4,}$/.test(surname)) return undefined;
  const keys = new Set([...keysAcross(surname)].filter((one) => one.length >= TOLD));
  // Two consonants are many words: they tell a name behind an article only.
  const short = new Set([...keysAcross(surname)].filter((one) => one.length === 2));
  const bones = bonesOf(surname);
  if (keys.size + short.size === 0 && bones.length < 3) return undefined;
  return (text) =>
    matchesOf(HEBREW_OR_ARABIC, text).flatMap(({ 0: said, index }) => {
      const bare = said.replace(/^ال(?=\p{L}{3})/u, '');
      const read = heardKeyOf(bare);
      const isSame = bones.length > 2 && bonesOf(romanised(bare)) === bones;
      // Of three consonants many short words are made: `מוצר` is no Mizrahi.
      const isLong = read.length > TOLD || [...bare].length > 4 || !/\p{Script=Hebrew}/u.test(bare);
      const is =
        isSame || (keys.has(read) && isLong) || (bare !== said && bare.endsWith('ي') && short.has(read));
      return is ? [{ start: index, end: index + said.length }] : [];
    });
}

/** Where a given name stands: at the head of a text, before the surname that is gone already, behind a title or what calls somebody. */
const BEFORE_GIVEN =
  /(?:^|[.!؟?\n:] ?)$|(?:السيدة|السيد|الآنسة|الأستاذة|الأستاذ|المهندسة|المهندس|الدكتورة|الدكتور|المرشحة|المرشح|גב['׳]|מר|המועמדת|המועמד) $/u;

/** The order of b or p and f in a name: Arabic tells them apart, so that `فترة` is no Abdel. Null where a v may be either. */
const labialsOf = (said: string): string | null =>
  /[vwگو]/u.test(said.slice(1))
    ? null
    : said
        .toLowerCase()
        .replace(/ph|ف/gu, 'f')
        .replace(/[pبپ]/gu, 'b')
        .replace(/[^bf]/gu, '')
        .replace(/(.)\1+/gu, '$1');

/** Finds a given name in Hebrew or Arabic letters that sounds in a way which vowels alone do not tell: `אביגיל` for Avigail. */
export function acrossGivenFinder(given: string): Find | undefined {
  if (!/^[a-z]{3,}$/.test(given)) return undefined;
  const keys = new Set([...keysAcross(given)].filter((one) => one.length >= TOLD));
  // Two consonants are many words: they tell a name where a sentence begins with it, or what is said to somebody stands before.
  const short = new Set([...keysAcross(given)].filter((one) => one.length === 2));
  if (keys.size + short.size === 0) return undefined;
  return (text) =>
    matchesOf(HEBREW_OR_ARABIC, text).flatMap(({ 0: said, index }) => {
      const read = heardKeyOf(said);
      const before = text.slice(Math.max(0, index - 14), index);
      const isTold = short.has(read) && [...said].length < 6 && BEFORE_GIVEN.test(before);
      const [here, there] = [labialsOf(said), labialsOf(given)];
      if (/\p{Script=Arabic}/u.test(said) && here !== null && there !== null && here !== there) return [];
      return keys.has(read) || isTold ? [{ start: index, end: index + said.length }] : [];
    });
}

// Words of Chinese and Japanese that end in 大 and are no school.
const NO_SCHOOL = /^[重广巨强远伟扩最正壮加增膨宽盛宏庞特高拡偉広多莫極甚浩]$/u;

/**
 * Short forms of a school in Chinese characters: one character of its own with 大 (`浙大`, `交大`, `京大`), two with it
 * (`哈工大`), and the first two of its places (`上交`). Each as it is written.
 */
export function shortSchools(name: string): string[] {
  const korean = /^(\p{Script=Hangul}{2,}?)(여자|외국어|과학기술|교육)?대학교?(?:원)?$/u.exec(name);
  if (korean !== null) {
    const [, town = '', sort = ''] = korean;
    const cut: Record<string, string> = { 여자: '여대', 외국어: '외대', 과학기술: '과기대', 교육: '교대' };
    return [`${town}${sort}대`, ...(sort === '' ? [] : [`${town}${cut[sort] ?? ''}`])];
  }
  const own = /^(?:国立|國立|私立)?(\p{Script=Han}{2,})(?:大学|大學)(?:院)?$/u.exec(name)?.[1];
  if (own === undefined) return [];
  const signs = [...own];
  // `東北大`
  const whole = signs.length === 2 ? [`${own}大`] : [];
  const heads = signs.filter((sign, at) => at % 2 === 0 && !NO_SCHOOL.test(sign));
  const [first = ''] = signs;
  // `青学` of 青山学院, `関学` of 関西学院: the first sign of each of two parts.
  const [, , third = ''] = signs;
  const halves = signs.length === 4 && !NO_SCHOOL.test(first) ? [`${first}${third}`] : [];
  return [
    ...whole,
    ...halves,
    ...heads.map((sign) => `${sign}大`),
    ...heads.slice(1).flatMap((sign) => [`${first}${sign}大`, `${signs.slice(0, 2).join('')}${sign}大`]),
  ];
}

/** Whether the first word of a house tells it in katakana alone: `トヨタ` of Toyota Motor, and no word, name or place elsewhere. */
export function isOwnInKatakana(first: string): boolean {
  const place = placeNamed(first, 'JP');
  if (place !== null) return place.kind === 'city' && place.country === 'JP';
  return !GENERIC.has(first) && !isInDictionary(first) && !isGivenName(first);
}
