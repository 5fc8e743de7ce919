import { folded, isAllCaps, plainCase } from './casing.ts';
import { orderOf } from './order.ts';
import { DOUBTFUL_SUFFIXES, DOUBTFUL_TITLES, POST_NOMINALS, SUFFIXES, TITLES } from './tables.ts';

/** A person's name, understood. */
export interface ParsedName {
  titles: string[];
  /** Given names, the one that somebody is called by first. */
  given: string[];
  /** What somebody is called by where the name says so: in quotation marks or brackets. */
  preferred: string | null;
  /** The surname with its particles, as one string; null where there is none. */
  surname: string | null;
  /** A surname that the name says was borne before (`née`). */
  former: string | null;
  suffixes: string[];
  postNominals: string[];
}

const PRONOUNS =
  /^\(?\s*(?:she|he|they|ze|xe|her|him|them)\s*(?:\/\s*(?:she|he|they|her|hers|him|his|them|theirs|ze|hir)\s*)+\)?$/iu;
const ASIDE = /\(([^)]*)\)|["“”„«]([^"“”„«»]{1,40})["“”»]|(?<=\s)['‘]([^'’]{2,40})['’](?=\s|$)/gu;
const FORMER = /\b(?:n[ée]e|born|geb\.?|formerly|previously|fka)\s+(.+)$/iu;

/**
 * Understands a whole name: titles, given names, particles, surname, suffixes, what stands after it, either order, with
 * or without gaps between the words. A name of one word is a given name.
 */
export function parseName(text: string): ParsedName {
  let preferred: string | null = null;
  let former: string | null = null;
  const postNominals: string[] = [];
  const spoken = text
    .normalize('NFC')
    .replace(ASIDE, (_, inside?: string, quoted?: string, single?: string) => {
      const said = (inside ?? quoted ?? single ?? '').trim();
      const old = FORMER.exec(said)?.[1];
      if (old !== undefined) former = old;
      else if (said !== '' && !PRONOUNS.test(said)) {
        if (isPostNominal(said)) postNominals.push(said);
        else preferred = said;
      }
      return ' ';
    });
  const bare = spoken.replace(/\b(?:she|he|they)\s*\/\s*(?:her|him|them|hers|his|theirs)\b/giu, ' ');
  const inline = FORMER.exec(bare);
  if (inline !== null && inline.index > 0) former = inline[1] ?? null;
  const named = inline !== null && inline.index > 0 ? bare.slice(0, inline.index) : bare;
  const titles: string[] = [];
  const suffixes: string[] = [];
  const parts = named
    .split(/[,，、]/u)
    .map((part) => wordsIn(part))
    .filter((part) => part.length > 0)
    .map((part, at) => stripped(part, at > 0, { titles, suffixes, postNominals }))
    .filter((part) => part.length > 0);
  const [first = [], second] = parts;
  const whole = second === undefined ? orderOf(first) : { given: second, surname: first };
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

// Capitals that only mark the surname (`SMITH, Robert`) are no spelling of their own.
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

interface Aside {
  titles: string[];
  suffixes: string[];
  postNominals: string[];
}

/** The words of a part of a name that are the name: what stands around them goes to where it belongs. */
function stripped(words: readonly string[], afterComma: boolean, into: Aside): string[] {
  let from = 0;
  let to = words.length;
  while (to - from > 1 && isTitle(words[from] ?? '', to - from)) {
    into.titles.push(words[from] ?? '');
    from += 1;
  }
  const tail: string[] = [];
  // What begins a name is never after it; after a comma the whole part may be.
  const least = afterComma ? 0 : 1;
  while (to - from > least) {
    const word = words[to - 1] ?? '';
    const left = to - from - 1;
    if (isSuffix(word, afterComma)) into.suffixes.unshift(word);
    else if (afterComma ? isPostNominal(word) : left > 1 ? isPostNominal(word) : isMarked(word))
      tail.unshift(word);
    else break;
    to -= 1;
  }
  into.postNominals.push(...tail);
  return words.slice(from, to);
}

const bareOf = (word: string): string => folded(word).replace(/[.’']/g, '');

function isTitle(word: string, words: number): boolean {
  const bare = bareOf(word);
  if (!TITLES.has(bare)) return false;
  return !DOUBTFUL_TITLES.has(bare) || word.endsWith('.') || (words > 2 && bare !== 'don');
}

function isSuffix(word: string, afterComma: boolean): boolean {
  const bare = bareOf(word);
  if (!SUFFIXES.has(bare)) return false;
  return !DOUBTFUL_SUFFIXES.has(bare) || afterComma || word.endsWith('.');
}

/** Whether a word is written as what follows a name is: in capitals, with stops, or with a bracket. */
function isPostNominal(word: string): boolean {
  const bare = bareOf(word);
  if (!POST_NOMINALS.has(bare)) return false;
  return /\p{Lu}.*\p{Lu}/u.test(word) || /\p{L}\.\p{L}/u.test(word);
}

// After one word alone a post-nominal could be its surname (`Jun MA`): three letters and no vowel tell, or stops.
const isMarked = (word: string): boolean =>
  isPostNominal(word) && (/\./.test(word) || bareOf(word).length > 3);

/** What somebody is called in a greeting: the preferred name, else the first given one, else the whole. */
export function greetingName(text: string): string {
  const { preferred, given, surname } = parseName(text);
  return preferred ?? given[0] ?? surname ?? text.trim();
}
