import { outsideQuotes } from './in-turn.ts';

const HOW_MANY = String.raw`(?:two|three|four|both|\d|an?\s+(?:couple|pair)\s+of)`;
const TRADE = String.raw`[\p{L}&/-]+(?:\s+(?!(?:one|in|at|with|who)\b)[\p{L}&/-]+){0,2}s`;
const ONE = String.raw`(?:one|another|the\s+(?:other|second|third)(?:\s+one)?|a\s+(?:second|third)(?:\s+one)?)`;
const SAID = String.raw`(?!of\s+(?:whom|which|them|the)\b|must\b|should\b|has\b|needs?\b)(?:(?!\s(?:one|another|the\s+other)\s)[^,;.:()\n–—]){2,60}?`;
/** "Two QSs, one senior in Leeds and one intermediate in York". */
const EACH = new RegExp(
  String.raw`(?<![\p{L}-])${HOW_MANY}\s+(?<trade>${TRADE})\s*[,:;–-]+\s*(?:with\s+)?one\s+(?:to\s+be\s+|is\s+)?(?<first>${SAID})(?<others>(?:\s*(?:,\s*(?:and\s+|or\s+)?|;\s*(?:and\s+)?|\s(?:and|or|plus|&)\s+)${ONE}\s+(?:to\s+be\s+|is\s+)?${SAID}){1,3})(?=\s*(?:$|[,;.:()\n–—]))`,
  'giu',
);
const NEXT = new RegExp(
  String.raw`\s*(?:,\s*(?:and\s+|or\s+)?|;\s*(?:and\s+)?|\s(?:and|or|plus|&)\s+)${ONE}\s+(?:to\s+be\s+|is\s+)?`,
  'iu',
);

/** "one for Leeds and one for York": nothing but places, of which each is any. */
const ONLY_THERE = /^(?:for|in|at|near|to)\s+[\p{L}’'-]+(?:\s[\p{L}’'-]+)?$/u;

/** A query in which what is asked of one and of another of some people is a description each, as nobody has to be both. */
export const withOneAndAnother = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(EACH, (whole: string, ...found: unknown[]) => {
      const { trade = '', first = '', others = '' } = found.at(-1) as Record<string, string>;
      const each = [first, ...others.split(NEXT).slice(1)].map((said) => said.trim());
      if (each.every((said) => ONLY_THERE.test(said))) return whole;
      return each.map((said) => `(${trade} ${said})`).join(' or ');
    }),
  );
