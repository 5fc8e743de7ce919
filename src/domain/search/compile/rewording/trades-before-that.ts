import { roles } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const TRADE = String.raw`(?:an?\s+)?[\p{L}-]+(?:\s+(?!or\b)[\p{L}-]+){0,2}`;
const TRADES = String.raw`${TRADE}(?:\s*(?:,\s*(?:or\s+)?|\s+or\s+)${TRADE}){0,3}`;
const PAST = String.raw`(?:(?:that|who)\s+)?(?:have|has|having|with)\s+an?\s+[\p{L}-]+\s+(?:past|background|history)\s*[,(:–—-]+\s*(?:(?:so|i\.?\s?e\.?|meaning|that\s+is|as)[\s,]+)+(?:who\s+(?:was|were)\s+)?`;
const WERE = String.raw`(?:(?:that|who)\s+)?(?:was|were|used\s+to\s+be|started\s+(?:out\s+)?as|worked\s+as)\s+`;
const TURNED = String.raw`before\s+(?:(?:they|he|she)\s+)?(?:went|going|moved|moving|got|getting|came|coming|switched|switching|changed|changing)\s+(?:over\s+)?(?:in)?to\s+[\p{L}-]+(?:\s+(?!(?:and|in|with|who|or)\b)[\p{L}-]+)?(?=\s*(?:$|[,;.!?)]|\b(?:and|in|with|who)\b))`;
/** "A farming past, so agronomist or farm manager before they went into mining". */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${PAST}|${WERE})(?<trades>${TRADES})\s+${TURNED}\)?`,
  'giu',
);

/** A query in which the trade that somebody had before is plain; what they turned to is the trade that is looked for, which is told. */
export const withTradesBeforeThat = (query: string, tell: (message: string) => void): string =>
  outsideQuotes(query, (part) =>
    part.replace(BEFORE, (said: string, ...found: unknown[]) => {
      const { trades = '' } = found.at(-1) as Record<string, string>;
      const all = trades.split(/\s*,\s*(?:or\s+)?|\s+or\s+/iu).map((trade) => trade.replace(/^an?\s+/i, ''));
      if (!all.every((trade) => roles().book.whole(trade) !== undefined)) return said;
      tell(`"${said.trim()}" was read as: ${all.join(' or ')} in an earlier job, whatever came between.`);
      return `who were ${all.join(' or ')} before`;
    }),
  );
