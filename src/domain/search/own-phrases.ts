import { countMatches, type WordQuery } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import { certifications, industries, languages, roles, skills } from '../lexicon/terms.ts';
import { type Word, wordsOf } from '../lexicon/text.ts';
import { isEnglish } from '../speech/index.ts';
import { isSmall } from './compile/small-words.ts';
import { writtenAs } from './word-queries.ts';

const LONGEST = 5;
/** "WSET Level 4", "Stufe 3", "Class 1": a paper with its grade. */
const GRADE = /^(?:level|lvl|grade|class|stage|tier|stufe|niveau|nivel|step)$/;
/** What a paper is called, which some write behind its name and some do not. */
const PAPER = /^(?:licen[cs]e|certificate|certification|registration|card|ticket|accreditation)$/;
const NAMES_OF_PAPERS = 'licence license certificate certification registration ticket card'.split(' ');
/** With these no entry ends, while other words that say little alone may end one: "bridal work". */
const NO_END =
  /^(?:a|an|the|in|of|on|at|to|for|from|by|with|without|and|or|but|not|no|who|that|which|is|are|has|have|only|must|please)$/;
/** Longer queries are looked through no further: each part costs a look-up. */
const MOST_WORDS = 60;
const APART = /^[\s&/-]*$/;
const MARKED = /\bskills?\s*(?::|\bin\b)?[^,;.]*$/i;

/** Those of whom the words stand as a whole among the skills or certificates, with or without the word for a paper. */
export function listedAs(words: readonly string[], isNameOfPaper = true): WordQuery {
  const bare = words.filter((word, at) => at === 0 || !PAPER.test(word)).join('_');
  const more = isNameOfPaper ? [bare, ...NAMES_OF_PAPERS.map((name) => `${bare}_${name}`)] : [];
  return {
    any: [...new Set([...writtenAs(words), ...more])].flatMap((name) => [
      { term: `s_${name}` },
      { term: `cf_${name}` },
    ]),
  };
}

/** Those who hold a paper that is called after a trade: "First Class Mine Manager's", in a record a certificate. */
const papersCalled = (words: readonly string[]): WordQuery => ({
  any: NAMES_OF_PAPERS.flatMap((name) => [
    ...['s', 'cf'].map((kind) => ({ term: `${kind}_${words.join('_')}_${name}` })),
    { phrase: [...words, name].map((word) => `w_${word}`) },
  ]),
});

/** Whether a trade ends a phrase, with two words of its own before it. */
const endsInTrade = (texts: readonly string[]): boolean =>
  texts.some((_, at) => at > 1 && roles().book.whole(texts.slice(at).join(' ')) !== undefined);

/**
 * Phrases of a query that stand as a whole among the skills or certificates of the agency's records and in no lexicon, the longest
 * first: "Hull and machinery" is read as one, and its Hull as no town. A grade belongs to what stands before it where somebody's record says both.
 */
export async function phrasesOfRecords(ctx: Context, query: string): Promise<string[]> {
  const offered = offersOf(query);
  if (offered.length === 0) return [];
  const holds = async (asked: WordQuery): Promise<boolean> =>
    (await countMatches(ctx.db, ctx.account.id, asked)) > 0;
  if (!(await holds({ any: offered.map(({ asked }) => asked) }))) return [];
  const found: Offer[] = [];
  for (const offer of offered) {
    if (found.some(({ at, end }) => offer.at < end && at < offer.end)) continue;
    if (await holds(offer.asked)) found.push(offer);
  }
  return found.map(({ said }) => said);
}

interface Offer {
  said: string;
  at: number;
  end: number;
  asked: WordQuery;
}

function offersOf(query: string): Offer[] {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const quoted = [...query.matchAll(/"[^"]*"/g)].map(({ index, 0: said }) => [index, index + said.length]);
  const offers: Offer[] = [];
  for (let length = LONGEST; length >= 1; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length);
      const [at, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
      if (quoted.some(([begin = 0, close = 0]) => at >= begin && end <= close)) continue;
      if (!isOffer(query, part) || isOfTrade(query, words, from, length) || isOfPaper(words, from)) continue;
      const texts = part.map(({ text }) => text);
      const said = query.slice(at, end);
      const listed = endsInTrade(texts)
        ? papersCalled(texts)
        : listedAs(texts, isPaper(texts) || /[\p{Lu}\d]/u.test(said));
      // A paper is often told of in a sentence alone.
      const phrase = { phrase: texts.map((text) => `w_${text}`) };
      const asked = isPaper(texts) ? { any: [listed, phrase] } : listed;
      offers.push({ said, at, end, asked });
    }
  return offers;
}

/** "WSET Level 4", "customs broker licence": the name of a paper, which no other words are. */
export const isPaper = (texts: readonly string[]): boolean =>
  isGraded(texts) ||
  (texts.length > 1 && /^(?:licen[cs]e|certificate|certification|registration)$/.test(texts.at(-1) ?? ''));

const isGraded = (texts: readonly string[]): boolean => {
  const [before = '', last = ''] = texts.slice(-2);
  return texts.length > 2 && GRADE.test(before) && /^(?:\d{1,2}|i{1,3}|iv|v)$/.test(last);
};

function isOffer(query: string, part: readonly Word[]): boolean {
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined) return false;
  for (const [at, word] of part.entries())
    if (at > 0 && !APART.test(query.slice(part[at - 1]?.end, word.start))) return false;
  const texts = part.map(({ text }) => text);
  const paper = PAPER.test(last.text);
  const raw = (word: Word): string => query.slice(word.start, word.end);
  if (GRADE.test(first.text) || NO_END.test(first.text) || NO_END.test(last.text)) return false;
  // "Business interruption": a word that says little alone may begin an entry of several.
  if (texts.length === 1 && isSmall(raw(first))) return false;
  if (/^\d+$/.test(first.text)) return false;
  // One word is taken out of its place only where skills are listed: "skills: Lloyd's".
  if (texts.length === 1) return /['’]/.test(raw(first)) && MARKED.test(query.slice(0, first.start));
  if (isGraded(texts)) return true;
  // "PRINCE2 certificate" is the paper that the lexicon has.
  const said = (paper ? texts.slice(0, -1) : texts).join(' ');
  if (paper && certifications().book.whole(said) !== undefined) return false;
  const isKnown = [roles(), skills(), certifications(), industries(), languages()].some(
    ({ book }) => book.whole(texts.join(' ')) !== undefined,
  );
  if (isKnown) return false;
  // A trade with a word before it stays a trade.
  return (
    paper ||
    endsInTrade(texts) ||
    texts.every((_, at) => roles().book.whole(texts.slice(at).join(' ')) === undefined)
  );
}

// "Tower crane operators": a part of a trade's name, or what a trade works with.
function isOfTrade(query: string, words: readonly Word[], from: number, length: number): boolean {
  const end = from + length;
  const texts = words.map(({ text }) => text);
  const paper = isPaper(texts.slice(from, end)) || endsInTrade(texts.slice(from, end));
  for (let at = Math.max(0, from - 3); at < end; at += 1) {
    const found = roles().book.at(texts, at);
    if (found === undefined || found.doubtful || at + found.length <= from) continue;
    if (!paper || at < from || at + found.length > end) return true;
  }
  const [last, next] = [words[end - 1], words[end]];
  return (
    last !== undefined &&
    next !== undefined &&
    /^\s+$/.test(query.slice(last.end, next.start)) &&
    /^(?:\p{L}{2,}(?:er|or|ist|ian|man)|op)$/u.test(next.text) &&
    !isSmall(query.slice(next.start, next.end))
  );
}

/** Whether words begin within the name of a paper that the lexicon has: "Work England registration" of Social Work England's. */
function isOfPaper(words: readonly Word[], from: number): boolean {
  const texts = words.map(({ text }) => text);
  return texts.slice(Math.max(0, from - LONGEST), from).some((_, at, before) => {
    const begin = from - before.length + at;
    const found = certifications().book.at(texts, begin);
    return found !== undefined && !found.doubtful && begin + found.length > from;
  });
}

/** "IWCF", "B1": capitals or letters with a figure in a query that is not in capitals, and no word. */
export const isCode = (said: string): boolean =>
  /^(?:[A-Z]{3,8}|(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-Z\d]{2,8})$/.test(said) && !isEnglish(said.toLowerCase());
