import { mayBeBehind } from './behind.ts';
import { folded, isAllCaps } from './casing.ts';
import { isGiven } from './given-names.ts';
import { isJapaneseOrder } from './japanese.ts';
import { isGivenName } from './nicknames.ts';
import {
  DOUBLE_SURNAMES,
  EAST_ASIAN,
  FAMILY_ALONE,
  IBERIAN,
  JAPANESE,
  JOINERS,
  PARTICLES,
  PINYIN,
  STRAITS,
  SURELY_VIETNAMESE,
  SYLLABLE,
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
    japanese(words) ??
    inSyllables(words) ??
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
    // `Dele Akande FIIA`: letters of a paper or the surname, so that the word before them is hidden as well.
    if (at > 1 && first === last && mayBeBehind(words[at] ?? '') && !isGiven(words[at - 1] ?? '')) at -= 1;
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
  if (words.length !== 2 || !EAST_ASIAN.has(first)) return null;
  // `Zhang Wei`: of two family names one that is hardly ever given comes first.
  if (EAST_ASIAN.has(second))
    return FAMILY_ALONE.has(first) && !FAMILY_ALONE.has(second)
      ? { given: words.slice(1), surname: words.slice(0, 1) }
      : null;
  const isHyphened = /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(words[1] ?? '');
  const isPinyin = PINYIN.test(second) && second.length > 3 && !EAST_ASIAN_WORDS.has(second);
  return isHyphened || isPinyin ? { given: words.slice(1), surname: words.slice(0, 1) } : null;
}

/** `Tanaka Hiroshi`: a surname of Japan before a given name. */
function japanese(words: readonly string[]): SplitName | null {
  const [first = '', second = ''] = words.map(folded);
  return words.length === 2 && isJapaneseOrder(first, second)
    ? { given: words.slice(1), surname: words.slice(0, 1) }
    : null;
}

/**
 * `Lee Kuan Yew`, `Tan Wei Ming Jason`, `Jason Tan Wei Ming`: a family name before two syllables that are a given name, with one
 * of the West before or after them.
 */
function inSyllables(words: readonly string[]): SplitName | null {
  const small = words.map(folded);
  const isFamily = (one: string): boolean => EAST_ASIAN.has(one) || STRAITS.has(one);
  const isSyllable = (at: number): boolean =>
    SYLLABLE.test(small[at] ?? '') &&
    (!isWestern(small[at] ?? '') || EAST_ASIAN.has(small[at] ?? '')) &&
    !isParticle(words[at] ?? '');
  const isAt = (at: number): boolean => {
    const [first = '', , last = ''] = small.slice(at);
    if (!isFamily(first) || !isSyllable(at + 1) || !isSyllable(at + 2) || ALSO_ENGLISH.has(last))
      return false;
    // Where either end may be the family name (`Li Wei Chen`), one that is no given name tells.
    return !isFamily(last) || (FAMILY_ALONE.has(first) && !FAMILY_ALONE.has(last));
  };
  const own = (at: number): SplitName => ({
    given: [...words.slice(at + 1, at + 3), ...words.slice(0, at), ...words.slice(at + 3)],
    surname: words.slice(at, at + 1),
  });
  if (words.length === 3) return isAt(0) ? own(0) : null;
  if (words.length !== 4) return null;
  if (isAt(0) && !isFamily(small[3] ?? '') && !isSyllable(3)) return own(0);
  return isAt(1) && !isFamily(small[0] ?? '') && !isSyllable(0)
    ? { given: [...words.slice(0, 1), ...words.slice(2)], surname: words.slice(1, 2) }
    : null;
}

const isWestern = (word: string): boolean => isGivenName(word) || EAST_ASIAN_WORDS.has(word);

// Family names and words of English that read as such a syllable.
const ALSO_ENGLISH = new Set(
  'rock lock dock cock luck buck dick nick rick tuck jack black cook day hay may ray bean dean lane ford hill ball bell cole dale hale kay nash pope reed rose shaw todd ward webb west wood dew gray grey knox key lowe may neal pool rowe ryan said tate tull wall well down beck book boon cain carr case coe cook coy daw dee dow doyle fay fear foy fry gay gee guy hall hook hope hoy hull hume kell kerr kirk law lay lear leek lowry mann may mead moy neil noel paul peel penn pike poole pugh quin ray read rees rice roe roy ruby rue see seal shea shay tell teel till toy tuck vale van way weir will wynn yale bull bacon bain baker beal beer boyle coil coin coop cox dell deal farr fell ferry fool gale gear gill goff hair hare hart head heel hood hook keel keen lake look loop mack main mean meek moon moore moor nail near neck nook pack pain pail peak peck pell pier poll rain real ream reel roll rook root sail seat seek seel sell soil soul tail tear teal tool wail wear week weal wool zeal'.split(
    ' ',
  ),
);

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
  /^['’‘]t$/iu.test(word) || (PARTICLES.has(folded(word).replace(/[.’']/g, '')) && !/^\p{Lu}\.$/u.test(word));
const JOINED = /\p{L}-(?:van|von|de|der|den|di|da|del|la|le|ter)$/iu;
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
    // `Nowak-van den Berg`: a surname that a particle is joined to.
    while (at > least && (isParticle(words[at - 1] ?? '') || JOINED.test(words[at - 1] ?? ''))) at -= 1;
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
