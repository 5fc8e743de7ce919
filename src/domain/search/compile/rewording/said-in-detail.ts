import { certifications, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const NAME = String.raw`\p{L}[\p{L}\p{N}+#.&'’-]*`;
const ITEM = String.raw`(?!(?:i|we|they|he|she|it|you|the|our|my|please|no|not|only|must|nobody|that|this|there|as|if)(?!\p{L}))${NAME}(?:\s+(?!(?:and|or|in|at|who|with|from|that|is|are|to|for|based|near|has|have|can|must)(?!\p{L}))${NAME}){0,2}`;
const MEANS = String.raw`(?:so|i\.?e\.?|meaning|namely|that\s+is(?:\s+to\s+say)?|in\s+other\s+words|by\s+which\s+i\s+mean)`;
/** "Academics, so lecturers and postdocs": what is meant by the word before. */
const IN_DETAIL = new RegExp(
  String.raw`(?<=^\s*|[.:;!]\s+|\b(?:me|us|find|need|want|see|for|any|all|some|get|after)\s+)(?<whole>${NAME}(?:\s+${NAME}){0,2})\s*,\s+${MEANS}\s*,?\s+(?<list>${ITEM}(?:\s*,\s*${ITEM})*\s*,?\s+(?:and|or)\s+${ITEM})(?=\s*(?:$|[,;.!?)]|[-–—]\s|\b(?:in|who|with|at|from|based|near|for|that|around|on)\s))`,
  'giu',
);
const JOIN = /\s*(?:,\s*(?:(?:and|or)\s+)?|\s(?:and|or)\s)\s*/iu;
const OF_PEOPLE = /\s+(?:people|folks?|staff|types|professionals|specialists|ppl)$/iu;

/**
 * A query in which a trade that its writer details is the kinds that were named: "academics, so lecturers and postdocs". A skill before such a
 * list is asked for beside it.
 */
export const withDetailsMeant = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(IN_DETAIL, (said: string, whole: string, list: string) => {
      // "Bakers, IE chefs or waiters": those of Ireland.
      if (/,\s+IE\s/.test(said)) return said;
      const name = whole.replace(OF_PEOPLE, '');
      if (skills().book.whole(name) !== undefined || certifications().book.whole(name) !== undefined)
        return roles().book.whole(whole) === undefined ? `${whole}, ${list}` : said;
      const isTrade = (one: string): boolean => roles().book.whole(one) !== undefined;
      return isTrade(whole) || isTrade(name) || list.split(JOIN).every(isTrade) ? list : said;
    }),
  );

/** "Lawyers (in-house or litigation) and policy advisers": kinds of one trade in brackets, before another trade. */
const KINDS = new RegExp(
  String.raw`(?<!\p{L})(?<trade>${NAME}s)\s+\((?<kinds>[^()]{3,60})\)(?=\s*(?:,|\band\b|\bor\b|\bplus\b|&|\/)\s*(?<next>${NAME}(?:\s+${NAME}){0,2}))`,
  'giu',
);

/** A query in which each kind that brackets name of a trade is the trade in full, where each of these is one and more trades follow. */
export const withKindsInFull = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(KINDS, (said: string, trade: string, kinds: string, next: string) => {
      const isTrade = (one: string): boolean => roles().book.whole(one) !== undefined;
      const inFull = kinds
        .split(KIND)
        .filter((kind) => kind !== '')
        .map((kind) => `${kind} ${trade}`);
      const words = next.split(/\s+/);
      const goesOn = words.some((_, at) => isTrade(words.slice(0, at + 1).join(' ')));
      return inFull.length > 1 && goesOn && inFull.every(isTrade) ? inFull.join(', ') : said;
    }),
  );
const KIND = /\s*(?:,\s*(?:(?:and|or)\s+)?|\/|\s(?:and|or)\s)\s*/iu;
