import { industries, roles } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const WORD = String.raw`(?!(?:in|at|with|from|who|that|near|based|for|to|not|but|on|by|now|of|is|are|ideally)(?!\p{L}))[\p{L}&][\p{L}\p{N}'’&-]*`;
const BEHIND_EX = new RegExp(
  String.raw`(?<![\p{L}-])(?:ex|former(?:ly)?)(?:\s+|-)(?<said>${WORD}(?:\s+${WORD}){0,8})`,
  'giu',
);
const LONGEST_FIELD = 5;

/** What people of any trade are called where no trade of the lexicon is: "analysts", "people". */
const DOERS =
  /^(?:(?:senior|junior|lead)\s+)?(?:analysts?|managers?|engineers?|executives?|associates?|consultants?|specialists?|officers?|planners?|professionals?|leaders?|leads?|directors?|advis[eo]rs?|people|persons?|staff|folks?|guys|types|ones)$/iu;

const isTrade = (said: string): boolean => roles().book.whole(said) !== undefined || DOERS.test(said);

/** Where the field ends that begins at a word: "oil and gas" of "oil and gas project managers". */
function fieldEnd(words: readonly string[], from: number): number {
  for (let to = Math.min(words.length, from + LONGEST_FIELD); to > from; to -= 1)
    if (industries().book.whole(words.slice(from, to).join(' ')) !== undefined) return to;
  return from;
}

/** The fields that words begin with, as a list of which any will do, and where it ends. */
function fieldsIn(words: readonly string[]): { fields: string[]; end: number } {
  const fields: string[] = [];
  let end = 0;
  for (let from = 0; ; from = end + 1) {
    const to = fieldEnd(words, from);
    if (to === from) return { fields, end };
    fields.push(words.slice(from, to).join(' '));
    end = to;
    if (!/^(?:and|or|&)$/i.test(words[end] ?? '')) return { fields, end };
  }
}

/** Whether words are the name of one trade, which people had before: "ex-retail managers". */
const isOneTrade = (said: string): boolean => {
  const known = roles().book.whole(said);
  return known !== undefined && roles().book.whole(said.replace(/^\S+\s+/u, '')) !== known;
};

/**
 * A query in which a field behind "ex" is where people were, with their trade before it: "ex-banking analysts", "ex oil and gas project
 * managers", "project managers ex oil and gas". Otherwise the first word of it would be taken for a house.
 */
export const withFieldsLeft = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(BEHIND_EX, (whole: string, said: string, at: number) => {
      const words = said
        .replace(/\s*&\s*/g, ' & ')
        .trim()
        .split(/\s+/);
      const { fields, end } = fieldsIn(words);
      const [rest, behind] = nextTrade(words.slice(end));
      if (fields.length === 0 || isOneTrade(said)) return whole;
      const mark = /^\s+(?:now|currently|today)(?!\p{L})/iu.test(part.slice(at + whole.length)) ? ',' : '';
      const left = `formerly in ${fields.join(' or formerly in ')}${mark}`;
      if (rest === '') return behind === '' ? left : whole;
      return `${rest} ${left}${behind === '' ? '' : ` ${behind}`}`;
    }),
  );

/** The trade that words begin with, and what is behind it. */
function nextTrade(words: readonly string[]): [trade: string, behind: string] {
  for (let to = words.length; to > 0; to -= 1) {
    const said = words.slice(0, to).join(' ');
    if (isTrade(said)) return [said, words.slice(to).join(' ')];
  }
  return ['', words.join(' ')];
}
