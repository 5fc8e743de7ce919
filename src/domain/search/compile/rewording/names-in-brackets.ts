import { employerNamed } from '../../../lexicon/employers.ts';
import { certifications, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const LETTERS = String.raw`\p{Lu}\p{L}{0,2}[\p{Lu}\d][\p{Lu}\d]{0,3}s?`;
const WITH_LETTERS = new RegExp(
  String.raw`(?<![\p{L}'’-])((?:(?:\p{L}[\p{L}'’-]*|&)\s+){0,5}\p{L}[\p{L}'’-]*)\s*\(\s*(${LETTERS})\s*\)`,
  'gu',
);
const WITH_NAME = new RegExp(String.raw`(?<![\p{L}\d])(${LETTERS})\s*\(\s*([\p{L}'’&\s-]{5,80}?)\s*\)`, 'gu');
const WORD = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`;
const WITH_HOUSE = new RegExp(
  String.raw`(?<![\p{L}\d])(${WORD}(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.'’-]*){0,3})\s*\(\s*(${WORD}(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.'’-]*){0,3})\s*\)`,
  'gu',
);
const OR_ELSE =
  /\s*\(\s*((?:and\/)?or)\s+((?!(?:an?\s+)?(?:another|other|similar|equivalent|comparable|like|the like|above|below|over|under|near|so|willing|open|able|happy|prepared|both|any|all|not|none)\b)[^()?!]{2,60}?)\s*\)/giu;

/**
 * A query in which the short and the whole name of one thing are said once, where one explains the other in brackets: papers and
 * skills by their letters ("Chartered Accountant (CA)", "AWS (Amazon Web Services)"), houses ("Minters (MinterEllison)"), trades by their whole name ("Registered Nurse (RN)").
 * An alternative in brackets is one without them: "CA (or CPA)".
 */
export const withNamesOnce = (query: string): string =>
  query.includes('(')
    ? outsideQuotes(query, (part) =>
        part
          .replace(WITH_LETTERS, lettersBehind)
          .replace(WITH_NAME, nameBehind)
          .replace(WITH_HOUSE, (whole: string, said: string, name: string) =>
            isOneCompany(said, name) ? name : whole,
          )
          .replace(OR_ELSE, ' $1 $2'),
      )
    : query;

function lettersBehind(whole: string, said: string, letters: string): string {
  const words = said.split(/\s+/);
  const from = words.findIndex((_, at) => isOneThing(letters, words.slice(at)));
  if (from < 0) return whole;
  return [...words.slice(0, from), nameFor(letters, words.slice(from))].join(' ');
}

function nameBehind(whole: string, letters: string, name: string): string {
  const words = name.split(/\s+/);
  return isOneThing(letters, words) ? nameFor(letters, words) : whole;
}

const plain = (letters: string): string => letters.replace(/s$/, '');

/** Whether letters are those of a name, and one of the two is known; or both are names of one thing or company. */
function isOneThing(letters: string, words: readonly string[]): boolean {
  const name = words.join(' ');
  const isKnown = BOOKS.some(
    (terms) => terms().book.whole(letters) !== undefined || terms().book.whole(name) !== undefined,
  );
  if (isKnown && words.length > 1 && areLettersOf(plain(letters), words)) return true;
  return BOOKS.some((terms) => isOne(terms, letters, name)) || (!isKnown && isOneCompany(letters, name));
}

function isOneCompany(letters: string, name: string): boolean {
  const company = employerNamed(letters);
  return company !== undefined && company === employerNamed(name);
}

const BOOKS = [certifications, skills, roles];

function isOne(terms: (typeof BOOKS)[number], letters: string, name: string): boolean {
  const one = terms().book.whole(letters);
  return one !== undefined && one === terms().book.whole(name);
}

// A company is called by either; a trade by its name, whose letters may be those of something else; a paper by its letters, as its name may be that of a trade.
function nameFor(letters: string, words: readonly string[]): string {
  const name = words.join(' ');
  if (employerNamed(letters) !== undefined && isOneCompany(letters, name)) return letters;
  const isPaper =
    [certifications, skills].some((terms) => terms().book.whole(letters) !== undefined) &&
    certifications().book.whole(name) === certifications().book.whole(letters);
  if (isPaper) return letters;
  return roles().book.whole(name) !== undefined ||
    [certifications, skills].every((terms) => terms().book.whole(letters) === undefined)
    ? name
    : letters;
}

const SMALL = /^(?:of|the|and|in|for|to|&)$/i;

/** Whether letters are the first ones of words, of which small ones may be left out and joined ones counted apart. */
function areLettersOf(letters: string, words: readonly string[]): boolean {
  const first = (some: readonly string[]): string =>
    some.map((word) => word.charAt(0).toUpperCase()).join('');
  const apart = words.flatMap((word) => word.split('-'));
  const large = (some: readonly string[]): string[] => some.filter((word) => !SMALL.test(word));
  const isBegun = !SMALL.test(words[0] ?? '');
  return isBegun && [words, apart, large(words), large(apart)].some((some) => first(some) === letters);
}
