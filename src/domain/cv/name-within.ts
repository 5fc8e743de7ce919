import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { PARTICLES, POST_NOMINALS } from '../names/tables.ts';
import { isFormedAsSurname, lettersOf } from './name-evidence.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeTitle } from './words.ts';

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const isParticle = (word: string): boolean => PARTICLES.has(fold(word).replace(/[’']/g, ''));
const isInitial = (word: string): boolean => /^(?:\p{Lu}\.){1,3}$|^\p{Lu}$/u.test(word);

/** Whether a word is known to stand in names: a given name, a surname or its form, an initial or a particle. */
export const isAccounted = (word: string): boolean =>
  isParticle(word) ||
  isInitial(word) ||
  ((isKnownGiven(word) || isKnownSurname(word) || isFormedAsSurname(word)) &&
    !looksLikeDegree(word) &&
    !(looksLikeTitle(word) && !isKnownSurname(word)));

/** The parts of a line between signs that part what stands beside one another. */
export const cellsOf = (text: string): string[] =>
  text
    .split(/\t|\s[|•·/–—-]\s|\s{3,}|[()]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const partsOf = (word: string): string[] =>
  lettersOf(word)
    .split(' ')
    .filter((part) => part.length > 2);

/**
 * The words of a text that an e-mail address or profile tells to be its owner's name: two that stand in it, or one beside whose
 * initial it has, with what is known to stand in names between and around them. "Kwabena Osei-Tutu, Hexham" of "kwabena.osei@" is
 * Kwabena Osei-Tutu; null where the address tells none.
 */
export function nameWithin(text: string, addresses: string): string | null {
  const tokens = addresses.split(' ').filter((token) => token !== '');
  const joined = tokens.join('');
  const has = (word: string): boolean =>
    partsOf(word).some((part) =>
      part.length > 4 ? joined.includes(part) : tokens.some((token) => token === part),
    );
  for (const cell of cellsOf(text)) {
    const segments = cell.split(/\s*,\s+/);
    const [before = '', after = ''] = segments;
    const isTurned =
      segments.length > 1 &&
      before.split(' ').length < 4 &&
      before.split(' ').every((word) => WORD.test(word) || isParticle(word)) &&
      before.split(' ').some((word) => has(word) && isCalled(after.split(' ')[0] ?? '', word, tokens, has)) &&
      after.split(' ').length < 4 &&
      after.split(' ').every((word) => WORD.test(word));
    if (isTurned) return `${after} ${before}`;
    for (const segment of segments) {
      const found = runIn(segment.split(/\s+/), tokens, has);
      if (found !== null) return found;
    }
  }
  return null;
}

// Whether the address has a given name beside the surname, or its initial touching it: "tquillfeather@".
function isCalled(
  given: string,
  surname: string,
  tokens: readonly string[],
  has: (word: string) => boolean,
): boolean {
  if (has(given)) return true;
  const [initial, last] = [lettersOf(given).trim().charAt(0), lettersOf(surname).trim().replace(/ /g, '')];
  if (initial === '' || last.length < 4) return false;
  const joined = tokens.join(' ');
  return [`${initial}${last}`, `${initial} ${last}`, `${last}${initial}`, `${last} ${initial}`].some((form) =>
    ` ${joined} `.includes(` ${form} `),
  );
}

// What no name holds: an occupation, a degree, a kind of company, a word of every day.
const isForeign = (word: string): boolean =>
  looksLikeTitle(word) ||
  looksLikeDegree(word) ||
  looksLikeEmployer(word) ||
  isOrdinary(fold(word).replace(/[^a-z]/g, ''));

function runIn(
  words: readonly string[],
  tokens: readonly string[],
  has: (word: string) => boolean,
): string | null {
  const isWord = (at: number): boolean => {
    const word = words[at] ?? '';
    return WORD.test(word) || isParticle(word);
  };
  for (let first = 0; first < words.length; first += 1) {
    if (!isWord(first) || isParticle(words[first] ?? '')) continue;
    for (let last = Math.min(words.length - 1, first + 5); last > first; last -= 1) {
      const [given, surname] = [words[first] ?? '', words[last] ?? ''];
      const between = words.slice(first, last + 1);
      if (!between.every((_, at) => isWord(first + at))) continue;
      const isOne = has(surname) && isCalled(given, surname, tokens, has);
      if (!isOne || !between.slice(1, -1).every((word) => has(word) || isAccounted(word))) continue;
      let [from, until] = [first, last];
      while (from > 0 && isWord(from - 1) && isKnownGiven(words[from - 1] ?? '')) from -= 1;
      while (until + 1 < words.length && isWord(until + 1) && isAccounted(words[until + 1] ?? '')) until += 1;
      while (until > last && isParticle(words[until] ?? '')) until -= 1;
      // A word that no list knows may be one more surname; of two, nobody can tell what they are.
      const isOpen = (at: number): boolean => isWord(at) && at < words.length && !isForeign(words[at] ?? '');
      if (isOpen(until + 1)) until += 1;
      if (isOpen(until + 1) || (from > 0 && isOpen(from - 1))) return null;
      return words.slice(from, until + 1).join(' ');
    }
  }
  return null;
}

/**
 * A name with the word behind it that is an occupation too, where the e-mail address has the initials of all its words, or the word
 * itself: "Jens Peter Smed" of jps@. Else the name as it is.
 */
export function withTrade(name: string, text: string, addresses: string): string {
  const words = text.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const isNext = words.slice(0, -1).join(' ') === name && /^\p{Lu}\p{Ll}[\p{L}-]+$/u.test(last);
  const initials = lettersOf(words.map((word) => word.charAt(0)).join('')).trim();
  const tokens = addresses.split(' ');
  const isTold = (words.length > 2 && tokens.includes(initials)) || tokens.includes(lettersOf(last).trim());
  return isNext && isTold ? `${name} ${last}` : name;
}

const OF_WORK =
  /^(?:photography|consulting|consultancy|coaching|training|accredited|designs?|studios?|media|services|gas|cert|ed|portfolio|updated|beratung|fotografie|foto|konsult|rådgivning)$/iu;

/**
 * A name without the words behind it that tell of its owner's work, where the e-mail address is made of the two before them:
 * "Sarah Whitcombe Consulting" of sarah.whitcombe@. Words that may stand in names stay, as does all where the address tells less.
 */
export function withoutMoreBy(name: string, addresses: string): string {
  const [first = '', second = '', ...rest] = name.split(' ');
  const tokens = addresses.split(' ');
  const joined = tokens.join('');
  const isThere = (word: string): boolean => {
    const letters = lettersOf(word).trim();
    return (
      letters.length > 2 && (tokens.includes(letters) || (letters.length > 4 && joined.includes(letters)))
    );
  };
  const isNone = (word: string): boolean =>
    !isKnownGiven(word) &&
    !isKnownSurname(word) &&
    !isParticle(word) &&
    (OF_WORK.test(word) || POST_NOMINALS.has(fold(word).replace(/[.,]/g, '')) || isForeign(word));
  const isMore = rest.some(isNone) && !rest.some((word) => isKnownGiven(word) || isThere(word));
  return isMore && isThere(first) && isThere(second) ? `${first} ${second}` : name;
}
