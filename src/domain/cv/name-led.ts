import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownGiven, isKnownSurname, isRareGiven } from '../names/given-names.ts';
import { EAST_ASIAN, IBERIAN, PARTICLES, PINYIN, SYLLABLE, VIETNAMESE } from '../names/tables.ts';
import { isFormedAsSurname } from './name-evidence.ts';

const plain = (words: string | readonly string[]): string =>
  fold(typeof words === 'string' ? words : words.join('')).replace(/[^a-z]/g, '');

const MOST = 6;

/** Where the given names begin behind a surname, or that the words between the two tell neither way. */
type Led = { from: number } | 'open' | null;

// How many words at the beginning are the surname of an address: one, or a particle and what it joins; a hyphen joins two.
function surnameWords(words: readonly string[], surname: string): number {
  if ((words[0] ?? '').split('-').some((part) => part.length > 2 && plain(part) === surname)) return 1;
  for (let to = 1; to < words.length; to += 1) if (plain(words.slice(0, to)) === surname) return to;
  return 0;
}

/** What a word between a surname and the given name of an address is; two surnames without a hyphen are Iberian. */
function between(word: string, surname: string): 'given' | 'surname' | 'open' {
  const isOfNames = isKnownSurname(word) || isFormedAsSurname(word);
  if (IBERIAN.has(fold(surname)) && isOfNames) return 'surname';
  if (isGiven(word) || (isRareGiven(word) && !isOfNames)) return IBERIAN.has(fold(word)) ? 'open' : 'given';
  return isOfNames && !isRareGiven(word) ? 'surname' : 'open';
}

/**
 * Where the given names begin in a name with the surname first, by an address that has both: "COZMÂNCĂ MIHAI FLORIN" of
 * florin.cozmanca@, "NAGY ZOLTÁN GERGŐ" of zoltangergo.nagy@. Null where the address does not tell that the surname is first.
 */
export function ledBySurname(text: string, address: string): Led {
  const words = text.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 3 || words.length > MOST || VIETNAMESE.has(fold(first))) return null;
  const [begins = '', ends = ''] = address.trim().split(' ');
  if (begins === '' || ends.length < 2) return joinedBy(words, address);
  const to = surnameWords(words, ends);
  const at = words.findIndex(
    (word, index) => index > 0 && (plain(word) === begins || plain(words.slice(index)) === begins),
  );
  if (to === 0 || at < to) return joinedBy(words, address);
  const middle = words.slice(to, at);
  // "ZHANG LI HUA": two syllables are one given name.
  if (EAST_ASIAN.has(fold(first)) && words.slice(1).every((word) => SYLLABLE.test(fold(word))))
    return { from: 1 };
  // "LUCA MIHAI FLORIN": the surname is a given name as well.
  if (to === 1 && isKnownGiven(first)) {
    const isSure = isKnownSurname(first) && !isKnownSurname(last) && words.slice(1).every(isGiven);
    return isSure && middle.length > 0 ? { from: 1 } : null;
  }
  // "OLABARRIETA DE LA CAL ITZIAR": what a particle joins is of the surname.
  if (PARTICLES.has(fold(middle[0] ?? '')) && middle.length > 1) return { from: at };
  const kinds = new Set(middle.map((word) => between(word, first)));
  if (kinds.size === 0) return { from: at };
  if (kinds.size > 1 || kinds.has('open')) return 'open';
  return { from: kinds.has('given') ? to : at };
}

// "f.cozmanca@", "florincozmanca@", "cozmanca.florin@": one word or a sign for the given names, beside the surname.
function joinedBy(words: readonly string[], address: string): Led {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const given = words.slice(1);
  if (isKnownGiven(first) || plain(first).length < 4 || isKnownSurname(last) || !given.every(isGiven))
    return null;
  const [surname, letters] = [plain(first), address.replace(/[^a-z]/g, '')];
  const begun = letters.endsWith(surname) ? letters.slice(0, -surname.length) : '';
  const isBegun =
    begun !== '' &&
    (given.some((word) => plain(word) === begun || (begun.length === 1 && plain(word).startsWith(begun))) ||
      plain(given) === begun ||
      given.map((word) => plain(word).charAt(0)).join('') === begun);
  if (isBegun) return { from: 1 };
  const behind = letters.startsWith(surname) ? letters.slice(surname.length) : '';
  return !isRareGiven(first) && [plain(last), plain(given[0] ?? ''), plain(given)].includes(behind)
    ? { from: 1 }
    : null;
}

/** Whether a name begins with a word that nobody is called by, before two given names or more that are no surnames. */
export const isBeforeGiven = (words: readonly string[]): boolean =>
  words.length > 2 &&
  words.length <= MOST &&
  /^\p{L}{4,}$/u.test(words[0] ?? '') &&
  !VIETNAMESE.has(fold(words[0] ?? '')) &&
  !isRareGiven(words[0] ?? '') &&
  words.slice(1).every((word) => isGiven(word) && !isKnownSurname(word));

/**
 * Whether nothing tells what the word behind the surname is, where the surname stands first and the address has another word for the
 * given name: a second surname or a first given name.
 * @param name as it was read
 * @param quote the words that it was read from
 */
export function isOrderOpen(name: string, quote: string, address: string): boolean {
  // "OLABARRIETA DE LA CAL, Itziar": the comma tells where the surname ends.
  const [surname = '', given = '', ...more] = quote.split(/,\s*/);
  if (more.length === 0 && given !== '' && plain(name) === plain(given) + plain(surname)) return false;
  const words = quote.trim().split(/\s+/);
  const sorted = (all: readonly string[]): string => all.map(plain).toSorted().join(' ');
  return (
    words.length <= MOST &&
    sorted(words) === sorted(name.split(' ')) &&
    ledBySurname(words.join(' '), address) === 'open'
  );
}

/**
 * "WU Mei-Ling": a family name of two letters of China in capitals, before syllables or a given name that are set with small ones,
 * stands behind them as any other that is set so.
 */
export function behindShortFamily(text: string): string {
  const [, family = '', given = '', called = ''] =
    /^(\p{Lu}{2})\s(\p{Lu}\p{Ll}+(?:[\s-]\p{L}\p{Ll}+)?)(\s\([^()]*\))?$/u.exec(text) ?? [];
  const parts = given.split(/[\s-]/);
  const isGivenName = isKnownGiven(given) || parts.every((part) => PINYIN.test(fold(part)));
  return family !== '' && EAST_ASIAN.has(fold(family)) && isGivenName
    ? `${given} ${family.charAt(0)}${family.slice(1).toLowerCase()}${called}`
    : text;
}
