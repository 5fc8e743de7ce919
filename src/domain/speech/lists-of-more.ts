import { isInAffixed } from './affixed.ts';
import { isEnglish } from './index.ts';

/** Languages whose small words are told by a list, in texts that none of the readers reads. */
export type Listed = 'pl' | 'sk' | 'ro' | 'hu' | 'tr' | 'da' | 'ru' | 'el';

/** Letters that tell which list may have a text. */
const BY_LETTERS: readonly (readonly [RegExp, readonly Listed[]])[] = [
  [/[іїєґўђћјљњџѕқңғүұәө]/iu, []],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Greek}/u, ['el']],
  [/(?!\p{Script=Latin})\p{L}/u, []],
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơưõãñ]/iu, []],
  [/[ąęłśźż]/iu, ['pl']],
  [/[őű]/iu, ['hu']],
  [/[ğıİş]/u, ['tr', 'ro']],
  [/[ășțţ]/iu, ['ro']],
  [/[æøå]/iu, ['da']],
  [/[ćńó]/iu, ['pl', 'sk', 'hu']],
  [/[ľĺŕčďěňřšťůž]/iu, ['sk']],
];
/** Short words that a longer text without such letters has one of at least, so that not each list is read for it. */
const BY_SHORT_WORDS: readonly (readonly [Listed, RegExp])[] = [
  ['pl', /^(?:i|w|z|na|do|od|po|nie|jest|dla|oraz|przez|bez|za|lub|albo|ma|zna)$/u],
  ['sk', /^(?:a|v|na|s|z|so|do|od|po|je|pre|za|alebo|pri|ale)$/u],
  ['ro', /^(?:de|la|cu|din|pe|care|pentru|sau|este|are|un|o)$/u],
  ['hu', /^(?:a|az|és|de|egy|nem|van|vagy|is|meg|hogy|mint)$/u],
  ['tr', /^(?:ve|bir|ile|da|de|veya|ya|olarak|daha|en)$/u],
  ['da', /^(?:og|i|med|til|af|for|er|har|som|ved|hos|en|et)$/u],
];
const A_FEW = 4;

const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}@./-])\p{Ll}[\p{L}\p{M}]*/gu;
/** The share of the small words of a text that its list has at least; of a text of a few words all. */
const SHARE = 0.85;
/** How many of its small words tell the language of a text. */
const ENOUGH = 60;

/** Whether a list has a word in small letters. */
export const isListed = (language: Listed, word: string): boolean => isInAffixed(language, word.normalize());

/**
 * The list that has nearly all small words of a text, or null. It is for texts that no reader reads: names and towns in small letters
 * are in none of the lists but by chance.
 */
export function listOf(text: string): Listed | null {
  if (text !== last.text) last = { text, list: listFor(text) };
  return last.list;
}

/** Whether the list of a language that a text may be in by its letters, or of one near to it, has a word in small letters. */
export function isWordNear(text: string, word: string): boolean {
  const likely = BY_LETTERS.find(([letters]) => letters.test(text))?.[1] ?? [];
  return likely.some((language) => isListed(language, word));
}

/** Of the last text: each rule asks for it. */
let last: { text: string; list: Listed | null } = { text: '', list: null };

function listFor(text: string): Listed | null {
  const words = (text.match(SMALL_WORD) ?? []).slice(0, ENOUGH);
  if (words.every((word) => word.length < 3) || words.filter(isEnglish).length > words.length / 2)
    return null;
  const likely =
    BY_LETTERS.find(([letters]) => letters.test(text))?.[1] ??
    BY_SHORT_WORDS.filter(([, short]) => words.length <= A_FEW || words.some((word) => short.test(word))).map(
      ([language]) => language,
    );
  const [best] = likely
    .map((language) => ({ language, own: words.filter((word) => isListed(language, word)).length }))
    .sort((a, b) => b.own - a.own);
  const isRead = best !== undefined && best.own >= words.length * SHARE && best.own > 0;
  return isRead ? best.language : null;
}
