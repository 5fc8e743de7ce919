import { isCertainlyBehind, isOfAPaper, standBehind, withoutTagline } from './behind.ts';
import { folded, isAllCaps, plainCase } from './casing.ts';
import { withoutFather } from './fathers.ts';
import { isGivenAlone, isKnownGiven } from './given-names.ts';
import { splitWords } from './order.ts';
import {
  DOUBTFUL_SUFFIXES,
  DOUBTFUL_TITLES,
  EAST_ASIAN,
  PARTICLES,
  POST_NOMINALS,
  STRAITS,
  SUFFIXES,
  SYLLABLE,
  TITLES,
} from './tables.ts';

/** A parsed personal name. */
export interface ParsedName {
  titles: string[];
  /** Given names, the one in use first. */
  given: string[];
  /** The preferred name if the text marks one with quotation marks or brackets. */
  preferred: string | null;
  /** The surname with its particles as one string; null if there is none. */
  surname: string | null;
  /** A former surname marked by `née`. */
  former: string | null;
  suffixes: string[];
  postNominals: string[];
}

const PRONOUNS =
  /^\(?\s*(?:she|he|they|ze|xe|her|him|them)\s*(?:\/\s*(?:she|he|they|her|hers|him|his|them|theirs|ze|hir)\s*)+\)?$/iu;
/** Behind the rank of an officer: `Lt Col (Ret’d)`. */
const RETIRED = /^(?:ret|rtd|retd|ret['’]d|retired|a\.?\s?D|i\.?\s?R)\.?$/iu;
const ASIDE = /\(([^)]*)\)|["“”„«]([^"“”„«»]{1,40})["“”»]|(?<=\s)['‘]([^'’]{2,40})['’](?=\s|$)/gu;
const FORMER = /\b(?:n[ée]e|born|geb\.?|formerly|previously|fka)\s+(.+)$/iu;

// The faculty of a doctor: `Dr. med. dent.`, `Dr. rer. nat. habil.`.
const FACULTY =
  /\b(Dr|Prof)\.?\s+(?:(?:med|phil|[ij]ur|rer|nat|pol|oec|theol|vet|dent|ing|habil|h\.\s?c|mult)\.\s*)+/giu;

/** A name without addresses and tags in angle brackets, where something else stands in it: `Jane Doe <jane@example.com>`. */
function withoutMarkup(text: string): string {
  const bare = text.replace(/<[^<>]{0,200}>/gu, ' ');
  return /\p{L}/u.test(bare) ? bare : text.replace(/[<>]/gu, ' ');
}

/** Titles behind which a single word is a surname. */
const BEFORE_SURNAME =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|herr|frau|monsieur|madame|mme|mlle|signor|signora|sig|dott|dottssa)$/u;

/** The surname of a name that is but one behind a title: `Ms. O'Brien`, `Mr. van der Berg`, and not `Dr. Anna`. */
function titledSurname(words: readonly string[], titles: readonly string[]): string[] | null {
  const last = words.at(-1) ?? '';
  const isOne = words.length > 0 && words.slice(0, -1).every((word) => PARTICLES.has(bareOf(word)));
  const isSo = isOne && titles.some((title) => BEFORE_SURNAME.test(bareOf(title)));
  return isSo && (words.length > 1 || !isKnownGiven(last) || /^\p{Lu}['’]/u.test(last)) ? [...words] : null;
}

/**
 * Parses a full name: titles, given names, particles, surname, suffixes and post-nominals, in either order, with or
 * without spaces between the words. A single word is a given name, and behind a title a surname.
 */
export function parseName(text: string): ParsedName {
  let preferred: string | null = null;
  let former: string | null = null;
  const postNominals: string[] = [];
  const withoutAsides = withoutMarkup(text)
    .normalize('NFC')
    .replace(ASIDE, (_, inside?: string, quoted?: string, single?: string) => {
      const said = (inside ?? quoted ?? single ?? '').trim();
      const old = FORMER.exec(said)?.[1];
      if (old !== undefined) former = old;
      else if (said !== '' && !PRONOUNS.test(said) && !RETIRED.test(said)) {
        if (isPostNominal(said) || said.split(/\s+/).some(isOfAPaper)) postNominals.push(said);
        else preferred = said;
      }
      return ' ';
    });
  const bare = withoutAsides
    .replace(FACULTY, '$1. ')
    .replace(/\b(?:she|he|they)\s*\/\s*(?:her|him|them|hers|his|theirs)\b/giu, ' ');
  const inline = FORMER.exec(bare);
  if (inline !== null && inline.index > 0) former = inline[1] ?? null;
  const named = withoutTagline(inline !== null && inline.index > 0 ? bare.slice(0, inline.index) : bare);
  const titles: string[] = [];
  const suffixes: string[] = [];
  const parts = named
    .split(/[,，、]/u)
    .map((part) => wordsIn(part))
    .filter((part) => part.length > 0)
    .map((part, at) => withoutAffixes(part, at > 0, { titles, suffixes, postNominals }))
    .filter((part) => part.length > 0);
  const [first = [], ...rest] = parts;
  const behind = rest.filter((part) => standBehind(part, first));
  postNominals.push(...behind.flat());
  const second = rest.find((part) => !behind.includes(part));
  const titled = second === undefined ? titledSurname(first, titles) : null;
  const whole =
    titled !== null
      ? { given: [], surname: titled }
      : second === undefined
        ? splitWords(first)
        : { given: second, surname: first };
  return {
    titles,
    given: whole.given,
    preferred,
    surname: whole.surname.length === 0 ? null : plainSurname(whole.surname, whole.given),
    former,
    suffixes,
    postNominals,
  };
}

// Capitals that only mark the surname (`SMITH, Robert`) are not kept.
function plainSurname(words: readonly string[], given: readonly string[]): string {
  const joined = words.join(' ');
  return isAllCaps(joined) && given.some((word) => /\p{Ll}/u.test(word))
    ? words.map(plainCase).join(' ')
    : joined;
}

function wordsIn(part: string): string[] {
  return part
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '' && /[\p{L}\p{N}]/u.test(word));
}

interface NameAffixes {
  titles: string[];
  suffixes: string[];
  postNominals: string[];
}

/** The words of a part of a name without titles, suffixes and post-nominals, which are collected separately. */
function withoutAffixes(words: readonly string[], afterComma: boolean, into: NameAffixes): string[] {
  let from = 0;
  let to = words.length;
  while (to - from > 1 && isTitle(words[from] ?? '', words.slice(from + 1, to))) {
    into.titles.push(words[from] ?? '');
    from += 1;
  }
  const tail: string[] = [];
  // "CHUA KOK BENG": what is a degree elsewhere.
  const isStraits =
    words.length === 3 &&
    words.every((word) => word === word.toUpperCase()) &&
    [EAST_ASIAN, STRAITS].some((names) => names.has(bareOf(words[0] ?? '')));
  // At the beginning at least one word is a name; after a comma the whole part may be post-nominals.
  const least = afterComma ? 0 : 1;
  while (to - from > least) {
    const word = words[to - 1] ?? '';
    const left = to - from - 1;
    if (isSuffix(word, afterComma)) into.suffixes.unshift(word);
    else if (isStraits && !afterComma) break;
    else if (afterComma ? isPostNominal(word) : left > 1 ? isAfterAName(word) : isMarked(word))
      tail.unshift(word);
    else break;
    to -= 1;
  }
  into.postNominals.push(...tail);
  return words.slice(from, to);
}

const bareOf = (word: string): string => folded(word).replace(/[.’']/g, '');

function isTitle(word: string, after: readonly string[]): boolean {
  const bare = bareOf(word);
  if (!TITLES.has(bare) || (bare.length === 1 && /^\p{Lu}\.?$/u.test(after[0] ?? ''))) return false;
  if (!DOUBTFUL_TITLES.has(bare) || word.endsWith('.')) return true;
  const [next = '', second = ''] = after.map(bareOf);
  // `Tan Wei Ming` and `Pan Jian Wei` have their family name there, `Tan Sri Halim` and `Pan Jan Kowalski` a title.
  if (bare === 'tan') return next === 'sri';
  if (bare === 'pan' && SYLLABLE.test(next) && SYLLABLE.test(second)) return false;
  return after.length > 1 && bare !== 'don';
}

function isSuffix(word: string, afterComma: boolean): boolean {
  const bare = bareOf(word);
  // Iv is a surname, IV is not.
  if (!SUFFIXES.has(bare) || /^I[iv]/.test(word)) return false;
  return !DOUBTFUL_SUFFIXES.has(bare) || afterComma || word.endsWith('.');
}

/** Whether a word is written like a post-nominal: in capitals, with stops, or with a bracket. */
function isPostNominal(word: string): boolean {
  const bare = bareOf(word);
  // No degree has a letter with an accent: "Amadou Diallo BÂ".
  if (!POST_NOMINALS.has(bare) || /[À-ÖØ-Þ]$/.test(word)) return false;
  return /\p{Lu}.*\p{Lu}/u.test(word) || /\p{L}\.\p{L}/u.test(word);
}

const isAfterAName = (word: string): boolean => isPostNominal(word) || isCertainlyBehind(word);

// After a single word a post-nominal could be a surname (`Jun MA`): it needs three letters without a vowel, or stops.
const isMarked = (word: string): boolean =>
  isPostNominal(word) && (/\./.test(word) || bareOf(word).length > 3);

/** A surname given by itself without what stands behind a name: `Doe` of `Doe, CPA`, of `Doe <script>`. */
export function surnameAlone(last: string, first: string | null): string {
  const { surname, postNominals } = parseName(`${first ?? 'Jane'} ${last}`);
  const isMore = postNominals.length > 0 || /[<>]/u.test(last);
  return surname !== null && isMore && last.startsWith(surname) ? surname : last;
}

/** The name to use in a greeting: the preferred name, else the first given name, else the full name. */
export function greetingName(text: string): string {
  const { titles, preferred, given, surname } = parseName(text);
  const titled = surname === null ? null : [...titles, surname].join(' ');
  return preferred ?? given[0] ?? titled ?? text.trim();
}

/**
 * What somebody is called where the surname is hidden: the recorded first name, else the one of a greeting. Words of it that
 * are the surname as the whole name reads (`Lee Kuan` of `Lee Kuan Yew`) are left out, and where only the whole name was
 * taken apart, what may be a surname before the last one (`Etxeberria` of `María Etxeberria Goñi`). Null of a surname behind a title alone.
 */
export function givenNameToShow(name: string, first: string | null): string | null {
  const parsed = parseName(name);
  if (parsed.given.length === 0 && parsed.titles.length > 0 && parsed.surname !== null)
    return parsed.preferred;
  if (first === null) return greetingName(name);
  const surname = new Set(parsed.surname?.split(/\s+/).map(folded));
  const given = first.split(/\s+/).filter((word) => !surname.has(folded(word)));
  if (given.length === 0) return first;
  const called = withoutFather(given);
  return (given.join(' ') === parsed.given.join(' ') ? surelyGiven(called) : called).join(' ');
}

/** The given names that nobody takes for a surname: the first, and those after it that are known or two syllables of one. */
function surelyGiven([first = '', ...rest]: readonly string[]): string[] {
  const known: string[] = [first];
  let pending: string[] = [];
  for (const [at, word] of rest.entries()) {
    const bare = folded(word);
    if (PARTICLES.has(bare)) pending.push(word);
    else if (isGivenAlone(bare) || (at === 0 && SYLLABLE.test(bare) && SYLLABLE.test(folded(first)))) {
      known.push(...pending, word);
      pending = [];
    } else break;
  }
  return known;
}
