import { levelIn } from '../../../lexicon/levels.ts';
import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { isSmall } from '../small-words.ts';
import { outsideQuotes } from './in-turn.ts';

const BOOKS = () => [roles(), skills(), industries(), certifications()].map(({ book }) => book);
const knownLength = (said: string): number => {
  const words = plainWords(said);
  return Math.max(...BOOKS().map((book) => book.at(words, 0)?.length ?? 0));
};

const JOINED = /(?<![\p{L}\p{N}])(?<one>\p{L}{4,})\s*&\s*(?<behind>\p{L}{4,}(?:\s+\p{L}+){0,2})/giu;

/** "Health & safety", "mergers & acquisitions": one thing that is known with its "and" in full and not without. */
const withAndsInFull = (part: string): string =>
  part.replace(JOINED, (whole, one: string, behind: string) =>
    knownLength(`${one} and ${behind}`) > 2 && knownLength(`${one} ${behind}`) < 2
      ? `${one} and ${behind}`
      : whole,
  );

const APART = /(?<![\p{L}\p{N}&'’-])(?<one>\p{L}{2,9})[ -](?<other>\p{L}{4,14})(?![\p{L}\p{N}'’&-])/giu;
/** So long is the joined word at least; shorter ones come together by chance. */
const LEAST_JOINED = 7;
const LONGEST_BEHIND = 40;

/** The word before stands by itself: "production line workers" are no lineworkers. */
function standsFree(before: string): boolean {
  const last = /([\p{L}\p{N}'’]+)[\s-]+$/u.exec(before)?.[1];
  return last === undefined || isSmall(last) || /^\d+$/.test(last) || levelIn(last) !== null;
}

/** "Bar tenders", "tele-sales executives": two words of which a known term makes one. */
const withWordsJoined = (part: string): string =>
  part.replace(APART, (whole, one: string, other: string, at: number) => {
    const behind = part.slice(at + whole.length, at + whole.length + LONGEST_BEHIND);
    const joined = `${one}${other}`;
    if (isSmall(one) || joined.length < LEAST_JOINED || knownLength(`${joined}${behind}`) === 0) return whole;
    const isKnown = knownLength(one) > 0 || knownLength(`${one} ${other}${behind}`) > 1;
    return isKnown || !standsFree(part.slice(Math.max(0, at - LONGEST_BEHIND), at)) ? whole : joined;
  });

/** A query with the names of trades and skills in the words in which they are known, joined as these are. */
export const withWordsOfTerms = (query: string): string =>
  outsideQuotes(query, (part) => withWordsJoined(withAndsInFull(part)));
