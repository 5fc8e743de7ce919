import { roles } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const TRADE = String.raw`[\p{L}-]+(?:\s+(?!(?:and|or|in|at|who|with|before|once)(?!\p{L}))[\p{L}-]+){0,2}`;
const JOINT = String.raw`(?:\s*,\s*(?:or\s+|and\s+)?|\s+or\s+)`;
const LIST = String.raw`an?\s+${TRADE}(?:${JOINT}(?:an?\s+)?${TRADE})+`;
/** When that was: "in an earlier career", "in a past life". */
const ONCE = String.raw`(?:in\s+(?:an?|their|some|the)\s+(?:earlier|previous|past|former|prior|other|different|first)\s+(?:career|life|job|role|trade|profession|incarnation)s?|in\s+the\s+past|earlier\s+in\s+(?:life|their\s+careers?)|(?:at\s+)?(?:one|some)\s+(?:time|point|stage)(?:\s+or\s+(?:an)?other)?|before(?:\s+(?:now|this|that))?|previously|once|formerly)`;
const WERE = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:who|that)\s+)?(?:(?:were|was|have\s+been|has\s+been|used\s+to\s+(?:be|work\s+as))\s+(?:(?:once|previously|formerly|either|once\s+either)\s+)?(${LIST})\s*,?\s+${ONCE}|(?:used\s+to\s+(?:be|work\s+as)|were\s+once|was\s+once)\s+(?:either\s+)?(${LIST}))(?=\s*(?:$|[,;.!?)]|\b(?:and|but|in|at|with|now)\b))`,
  'giu',
);
const PARTS = new RegExp(JOINT, 'iu');

/** A query in which each trade of a list that somebody once had is said to be one of before: "were a teacher, a chef or a lawyer in an earlier career". */
export const withTradesOnce = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(WERE, (said: string, ...lists: unknown[]) => {
      const list = lists.slice(0, 2).find((one) => typeof one === 'string') as string;
      const trades = list.split(PARTS).map((trade) => trade.replace(/^an?\s+/i, ''));
      if (trades.some((trade) => roles().book.whole(trade) === undefined)) return said;
      return trades.map((trade) => `formerly ${trade}`).join(' or ');
    }),
  );
