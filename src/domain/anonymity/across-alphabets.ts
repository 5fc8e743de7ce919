import { distance } from 'fastest-levenshtein';
import { matchesOf } from '#src/lib/matches.ts';
import { isOtherScript } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { folded } from './fold.ts';
import type { Find, Place } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginAlike, keysOfSound, withVowels, withVowelsToo } from './sounds.ts';
import { GENERIC } from './words.ts';

/** Alphabets that are written with gaps between words, beside Hebrew, Arabic and Hangul (`across-scripts.ts`). */
const SPACED =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Ethiopic}][\p{L}\p{M}\u200b-\u200d]*/gu;
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const ANY = /[\p{L}\p{M}]/u;
/** Endings of cases in Cyrillic and Greek, which a name has behind it. */
const ENDING =
  /(?<=[\p{L}\p{M}]{3})(?:ами|ями|ого|ому|ові|еві|ом|ем|ой|ою|ам|ах|ів|ов|ев|[аеиоуыяюіїь]|ος|ου|ας|ης|ες|[αεηοιυ])$/u;
/** What stands before a place where somebody was. */
const THERE =
  /(?:^|[\s(«"„])(?:в|во|у|из|із|з|от|від|для|на|до|к|с|со|компании|компанії|банке|στη|στην|στο|στον|από|της|του|την|за|при|код|во)\s[«"„]?$/iu;
/** Postpositions of the languages of India, which stand behind one. */
const THERE_BEHIND =
  /^\s(?:में|से|के|की|का|पर|ने|को|मध्ये|मधून|येथे|एর|এ|থেকে|-এ|માં|થી|లో|నుండి|இல்|ல்|ನಲ್ಲಿ|ൽ)(?![\p{L}\p{M}])/u;

/** A word of Ukrainian or Serbian as it is out of the case that softens it: `Розетка` of Розетці. */
const hardened = (word: string): string =>
  word
    .replace(/ц[іие]$/u, 'ка')
    .replace(/з[іие]$/u, 'га')
    .replace(/с[іие]$/u, 'ха');

interface Sounded {
  word: string;
  keys: ReadonlySet<string>;
}

function isSame(said: string, { word, keys }: Sounded, isThere: boolean): boolean {
  if (!beginAlike(said, word)) return false;
  for (const key of keysOfSound(said)) {
    if (!keys.has(key)) continue;
    const apart = Math.min(...withVowelsToo(said).map((one) => distance(one, withVowels(word))));
    if (key.length > 3 && apart < 5) return true;
    if (key.length > 2 && (apart < 2 || (isThere && apart <= word.length))) return true;
    if (key.length === 2 && isThere && apart < 2 && word.length > 3) return true;
  }
  return false;
}

function spaced(text: string, names: readonly Sounded[]): Place[] {
  const words = matchesOf(SPACED, text);
  return words.flatMap(({ 0: first, index }, at) => {
    const start = index;
    const second = words[at + 1];
    const isNext = second !== undefined && /^[\s-]$/u.test(text.slice(index + first.length, second.index));
    const isThere =
      THERE.test(text.slice(Math.max(0, start - 12), start)) ||
      THERE_BEHIND.test(text.slice(start + first.length));
    const isWritten =
      first.toLowerCase() === first.toUpperCase() || first.charAt(0) !== first.charAt(0).toLowerCase();
    if (!isWritten) return [];
    for (const name of names) {
      if (name.word.includes(' ')) {
        if (!isNext) continue;
        const both = `${first}${second[0]}`;
        if (
          [both, both.replace(ENDING, ''), first.replace(ENDING, '') + second[0].replace(ENDING, '')].some(
            (one) => isSame(one, name, isThere),
          )
        )
          return [{ start, end: second.index + second[0].length }];
      } else if (
        [first, first.replace(ENDING, ''), hardened(first)].some((one) => isSame(one, name, isThere))
      )
        return [{ start, end: start + first.length }];
    }
    return [];
  });
}

/** Behind what a run of a script without gaps names a house or somebody. */
export const THERE_UNSPACED =
  /(?:ที่|กับ|ไป|จาก|อยู่|บริษัท|ธนาคาร|ของ|ใน|แห่ง|ຢູ່|នៅ|တွင်|မှာ|จบ|ร่วมงาน|ทำงาน|เข้า|คุณ|นาย|นาง|นางสาว|น\.ส\.|พี่|น้อง|อาจารย์|ท้าว|บริษัท)$/u;
const LONGEST = 14;

function unspaced(text: string, names: readonly Sounded[]): Place[] {
  const found: Place[] = [];
  for (const { 0: run, index } of matchesOf(UNSPACED, text))
    for (let from = 0; from < run.length; from += 1) {
      // A word begins with a letter and not with a sign over one.
      if (!/^\p{L}/u.test(run.slice(from))) continue;
      const isThere = THERE_UNSPACED.test(run.slice(0, from)) || from === 0;
      if (!isThere) continue;
      const lengths = Array.from({ length: LONGEST - 3 }, (_, at) => LONGEST - at).filter(
        (length) => from + length <= run.length,
      );
      const length = lengths.find((one) =>
        names.some((name) => isSame(run.slice(from, from + one), name, isThere)),
      );
      if (length === undefined) continue;
      // A silent consonant behind it belongs to it: `พงษ์`.
      const silent = /^\p{Lo}?\p{M}?[์໌៍]/u.exec(run.slice(from + length))?.[0].length ?? 0;
      found.push({ start: index + from, end: index + from + length + silent });
    }
  return found;
}

const sounded = (words: readonly string[]): Sounded[] =>
  words.map((word) => ({ word, keys: new Set([...keysOfSound(word)].filter((key) => key.length > 1)) }));

/**
 * Finds a house that the record has in Latin letters in a text in Cyrillic, Greek, the scripts of India and Thai: `Инфосис`, `इन्फोसिस`.
 * @param key the words of its name, folded and without the legal form
 */
export function alphabetFinder(key: readonly string[]): Find | undefined {
  const [first = '', second = ''] = key;
  if (key.some((word) => !/^[a-z]+$/.test(word)) || first === '') return undefined;
  const isOwn = first.length > 3 && !GENERIC.has(first) && !isPlaceName(first);
  const words = [
    ...(isOwn && (key.length === 1 || !isInDictionary(first) || first.length > 6) ? [first] : []),
    ...(second !== '' ? [`${first} ${second}`] : []),
  ];
  return finder(words);
}

/** Finds a part of a person's name in the same scripts: `देशपांडे` for Deshpande. */
export const alphabetNameFinder = (word: string): Find | undefined =>
  /^[a-z]{4,}$/.test(word) ? finder([word]) : undefined;

function finder(words: readonly string[]): Find | undefined {
  if (words.length === 0) return undefined;
  const names = sounded(words);
  return (text) => (isOtherScript(text) ? [...spaced(text, names), ...unspaced(text, names)] : []);
}

const LATIN = /(?<![\p{L}\p{N}@.])\p{Lu}[A-Za-z’'-]{3,}(?![\p{L}\p{N}@])/gu;
const FORMS =
  /株式会社|有限会社|合同会社|グループ|ホールディングス|주식회사|㈜|บริษัท|จำกัด|\(มหาชน\)|คอร์ปอเรชั่น|ธนาคาร|شركة|بنك|مصرف|מערכות|בע["״]מ|בנק|ООО|АО|ПАО|ЗАО|Банк|банк|А\.?Е\.?|लिमिटेड|बैंक|इंडस्ट्रीज/gu;

/** A name without the words of its legal form and kind, as it is written. */
export const ownOf = (name: string): string => name.replace(FORMS, ' ').trim().split(/\s+/u)[0] ?? '';

/**
 * Finds a name in Hebrew or Arabic as the record has it behind the letters that these join to it: `בצ'ק פוינט`, `بالراجحي`. Their signs of
 * omission are written in several ways.
 */
export function joinedFinder(name: string): Find | undefined {
  const bare = name.replace(FORMS, ' ').trim();
  if (
    !/^[\p{Script=Hebrew}\p{Script=Arabic}\p{M}\s'’׳״"-]{3,}$/u.test(bare) ||
    bare.replace(/[^\p{L}]/gu, '').length < 4
  )
    return undefined;
  const own = bare
    .replace(/^ال/u, '')
    .split(/\s+/u)
    .map((word) => [...word].map((sign) => (/['’׳״"]/u.test(sign) ? '[\'’׳״"]?' : sign)).join(''))
    .join('[\\s-]+');
  const said = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:[בלמוהשכ]{1,2}-?|[وفبلك]{0,2}(?:ال)?)?${own}(?![\\p{L}\\p{M}])`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/**
 * Finds in Latin letters what the record has in another script, but for Chinese characters, by how it sounds: `Denso` for 株式会社デンソー,
 * `Infosys` for इन्फोसिस, `Berkovich` for ברקוביץ. Words of English are none.
 */
export function latinFinder(name: string): Find | undefined {
  const bare = name.replace(FORMS, ' ').trim();
  if (!isOtherScript(bare) || /\p{Script=Han}/u.test(bare)) return undefined;
  const [first = '', second = ''] = bare.split(/\s+/u);
  const words = [first, ...(second === '' ? [] : [first + second])].filter((word) => ANY.test(word));
  const names = sounded(words.map((word) => word.replace(/^(?:ال|ה)(?=[\p{L}]{3})/u, ''))).filter(
    ({ keys }) => [...keys].some((key) => key.length > 2),
  );
  if (names.length === 0) return undefined;
  return (text) =>
    matchesOf(LATIN, text).flatMap(({ 0: raw, index }) => {
      const said = raw.replace(/[’']s$/u, '');
      const small = folded(said).text;
      if (isEnglish(small) || isPlaceName(small)) return [];
      const is = names.some(({ word, keys }) => {
        const own = [...keysOfSound(small.replace(/[^a-z]/g, ''))].filter((key) => keys.has(key));
        return own.some((key) => key.length > 3 || (key.length > 2 && beginAlike(small, word)));
      });
      return is ? [{ start: index, end: index + said.length }] : [];
    });
}
