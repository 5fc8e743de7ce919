import { folded, isAllCaps } from './casing.ts';
import {
  DOUBLE_SURNAMES,
  EAST_ASIAN,
  IBERIAN,
  JAPANESE,
  JOINERS,
  PARTICLES,
  PINYIN,
  SURELY_VIETNAMESE,
  VIETNAMESE,
} from './tables.ts';

interface SplitName {
  given: string[];
  surname: string[];
}

const HAN = /^[\p{Script=Han}々]+$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;
const EAST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;

/** Splits the words of a plain name into given names and surname. */
export function splitWords(words: readonly string[]): SplitName {
  const [only = ''] = words;
  if (words.length < 2) return splitUnspaced(only);
  return (
    eastern(words) ??
    byCapitals(words) ??
    vietnamese(words) ??
    chinese(words) ??
    slavic(words) ?? { given: words.slice(0, surnameAt(words)), surname: words.slice(surnameAt(words)) }
  );
}

/** Splits a name written without spaces. */
function splitUnspaced(word: string): SplitName {
  const dotted = word.split(/[·・•]/u).filter((part) => part !== '');
  if (dotted.length > 1 && EAST.test(dotted.join('')))
    return { given: dotted.slice(0, -1), surname: dotted.slice(-1) };
  const letters = [...word];
  if (!(HAN.test(word) || HANGUL.test(word)) || letters.length < 2 || letters.length > 5)
    return { given: word === '' ? [] : [word], surname: [] };
  const two = letters.slice(0, 2).join('');
  const isDouble = letters.length > 2 && (DOUBLE_SURNAMES.has(two) || JAPANESE.has(two));
  const three = letters.slice(0, 3).join('');
  const at = letters.length > 3 && JAPANESE.has(three) ? 3 : isDouble ? 2 : 1;
  return { given: [letters.slice(at).join('')], surname: [letters.slice(0, at).join('')] };
}

function eastern(words: readonly string[]): SplitName | null {
  if (!words.every((word) => EAST.test(word))) return null;
  return { given: words.slice(1), surname: words.slice(0, 1) };
}

/** A single capitalised word among others that are not is the surname, unless it is initials. */
function byCapitals(words: readonly string[]): SplitName | null {
  const caps = words.map(
    (word) => isAllCaps(word) && (word.length > 2 || EAST_ASIAN.has(folded(word))) && !word.includes('.'),
  );
  if (!caps.includes(true) || caps.every((is, at) => is || isParticle(words[at] ?? ''))) return null;
  const first = caps.indexOf(true);
  const last = caps.lastIndexOf(true);
  // `LE GOFF de KERVILY Anne-Sophie`.
  if (!caps.slice(first, last + 1).every((is, at) => is || isParticle(words[first + at] ?? ''))) return null;
  if (last === words.length - 1) {
    let at = first;
    while (at > 1 && isParticle(words[at - 1] ?? '')) at -= 1;
    return at === 0 ? null : { given: words.slice(0, at), surname: words.slice(at) };
  }
  // A short leading word in capitals may be initials (`JP Morgan`).
  const isSurname = words.slice(first, last + 1).some((word) => /[AEIOUYÀ-Ý]/u.test(word) || word.length > 3);
  const leads = words.slice(0, first).every(isParticle);
  return leads && isSurname ? { given: words.slice(last + 1), surname: words.slice(0, last + 1) } : null;
}

function vietnamese(words: readonly string[]): SplitName | null {
  const [first = '', second = ''] = words.map(folded);
  const last = folded(words.at(-1) ?? '');
  const marked = /[ăâđêôơư]|[\u0300-\u0303\u0309\u0323]/u.test(
    words.join(' ').toLowerCase().normalize('NFD'),
  );
  const middle = words.length > 2 && (second === 'thi' || second === 'van');
  const isFirst =
    VIETNAMESE.has(first) && (middle || (marked && words.length > 2) || SURELY_VIETNAMESE.has(first));
  if (!isFirst || (SURELY_VIETNAMESE.has(last) && !middle)) return null;
  return { given: [words.at(-1) ?? '', ...words.slice(1, -1)], surname: words.slice(0, 1) };
}

/** `Wang Xiaoming`, `Kim Min-jun`: a family name followed by a word that clearly is none. */
function chinese(words: readonly string[]): SplitName | null {
  const [first = '', second = ''] = words.map(folded);
  if (words.length !== 2 || !EAST_ASIAN.has(first) || EAST_ASIAN.has(second)) return null;
  const isHyphened = /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(words[1] ?? '');
  const isPinyin = PINYIN.test(second) && second.length > 3 && !EAST_ASIAN_WORDS.has(second);
  return isHyphened || isPinyin ? { given: words.slice(1), surname: words.slice(0, 1) } : null;
}

// Western given names that read as Mandarin.
const EAST_ASIAN_WORDS = new Set(
  'anna dean helen eileen lena luna nina diana susan jan june juan ewan shane'.split(' '),
);

const PATRONYMIC = /(?:ович|евич|ич|івна|ївна|овна|евна|инична)$/iu;
const SLAVIC_SURNAME = /(?:ов|ова|ев|ева|ёв|ёва|ін|ин|іна|ина|ий|ська|ський|ская|ский|енко|чук|юк|як|ко)$/iu;

function slavic(words: readonly string[]): SplitName | null {
  if (!words.every((word) => /^[\p{Script=Cyrillic}'’ʼ-]+$/u.test(word))) return null;
  const [first = '', second = '', third] = words;
  if (third !== undefined && PATRONYMIC.test(third)) return { given: [second, third], surname: [first] };
  if (third === undefined && SLAVIC_SURNAME.test(first) && !SLAVIC_SURNAME.test(second) && first.length > 4)
    return { given: [second], surname: [first] };
  return null;
}

const isParticle = (word: string): boolean =>
  PARTICLES.has(folded(word).replace(/[.’']/g, '')) && !/^\p{Lu}\.$/u.test(word);
const ARABIC_SON = new Set(['بن', 'ابن', 'بنت', 'أبو', 'ابو', 'آل', 'ben', 'bin', 'ibn', 'bint', 'abu']);
const SERVANT = new Set(['عبد', 'abd', 'abdul']);

/** The index of the surname in a name with the given name first. */
function surnameAt(words: readonly string[]): number {
  const son = words.findIndex((word, at) => at > 0 && ARABIC_SON.has(folded(word)));
  if (son > 0 && son < words.length - 1) return son;
  // `Abd al-Rahman` is one given name that includes the next word.
  const least = SERVANT.has(folded(words[0] ?? '')) && words.length > 2 ? 2 : 1;
  let at = words.length - 1;
  const back = (): void => {
    while (at > least && isParticle(words[at - 1] ?? '')) at -= 1;
  };
  back();
  const before = words[at - 1] ?? '';
  const joined = JOINERS.has(folded(words[at] ?? ''));
  if (at > least && (joined || (IBERIAN.has(folded(before)) && IBERIAN.has(folded(words.at(-1) ?? ''))))) {
    at -= 1;
    back();
  }
  return Math.max(at, Math.min(least, words.length - 1));
}
