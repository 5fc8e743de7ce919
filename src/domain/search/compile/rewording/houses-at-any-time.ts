import { COMPANY } from './company-names.ts';
import { inTurn, outsideQuotes, type Ways } from './in-turn.ts';

const NOW = String.raw`(?:(?:right\s+)?now|today|(?:the\s+)?present|at\s+present|currently|current(?:\s+(?:ones?|staff|people))?|at\s+the\s+moment)`;
const ANY_TIME = String.raw`(?:at\s+(?:any|some)\s+(?:point|time|stage)|ever|at\s+any\s?time|any\s?time|whenever)`;
const TOO = String.raw`(?:included|too|as\s+well|also|counts?(?:\s+too)?|inclusive)`;

/** "At any point incl. today", "ever, now included": whoever is or was there. */
const AT_ANY_TIME: Ways = [
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})${COMPANY}\)?)\s*[,(–-]*\s*${ANY_TIME}\s*[,(–-]*\s*(?:incl(?:\.|uding|udes?)?|even|and\s+(?:also\s+)?|or\s+)\s*${NOW}(?:\s+${TOO})?\)?(?![\p{L}])`,
      'gu',
    ),
    ' now or before',
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})${COMPANY}\)?)\s*[,(–-]*\s*${ANY_TIME}\s*[,(–-]+\s*${NOW}\s+${TOO}\)?(?![\p{L}])`,
      'gu',
    ),
    ' now or before',
  ],
];

const AT = String.raw`(?:at|with|from|for)\s+(?:the\s+)?`;
const THEN = String.raw`(?:before(?:hand)?|previously|formerly|earlier|in\s+the\s+past|once)`;
const IS_NOW = String.raw`(?:now|today|currently|at\s+present|these\s+days)`;
const AND = String.raw`\s*(?:,\s*(?:and\s+|but\s+)?|\band\b|\bbut\b|\bthen\b|&|\+)\s*(?:(?:are|is|who|works?)\s+)*`;
const TURNED = String.raw`(?<!\s)\s*[,(–-]*\s*\bor\s+(?:the\s+)?(?:other\s+way\s+(?:a?round|about)|reverse(?:d|\s+order)?|vice[\s-]versa|opposite(?:\s+order)?|in\s+(?:the\s+)?reverse(?:\s+order)?|conversely|swapped)\)?(?!\p{L})`;
/** One house then and another now, in each order in which it may be written. */
const ORDERS = [
  String.raw`(?:${AT})?(?<then>${COMPANY})\s+${THEN}${AND}(?:${AT})?(?<now>${COMPANY})\s+${IS_NOW}`,
  String.raw`(?:${AT})?(?<now>${COMPANY})\s+${IS_NOW}${AND}(?:${AT})?(?<then>${COMPANY})\s+${THEN}`,
  String.raw`(?:formerly|previously|once|was|were|used\s+to\s+be)\s+(?:${AT})?(?<then>${COMPANY})${AND}${IS_NOW}\s+(?:${AT})?(?<now>${COMPANY})`,
  String.raw`${IS_NOW}\s+(?:${AT})?(?<now>${COMPANY})${AND}(?:formerly|previously|before\s+that|once|was|were|used\s+to\s+be)\s+(?:${AT})?(?<then>${COMPANY})`,
].map((order) => new RegExp(String.raw`(?<![\p{L}-])\(?\s*${order}${TURNED}`, 'gu'));
const TURNED_ALONE = new RegExp(TURNED, 'giu');

/**
 * A query in which houses at any time are so in plain words, and two houses in either order are both orders. Another order that is no
 * house's cannot be run: it is left out, and told.
 */
export function withHousesAtAnyTime(query: string, tell: (note: string) => void): string {
  return outsideQuotes(inTurn(query, AT_ANY_TIME), (part) =>
    ORDERS.reduce(
      (said, order) =>
        said.replace(order, (...found: unknown[]) => {
          const { then = '', now = '' } = found.at(-1) as Record<string, string | undefined>;
          const [at, text] = found.slice(-3, -1) as [number, string];
          const isFollowed = /^\s+\p{L}/u.test(text.slice(at + String(found[0]).length));
          return `(formerly at ${then} and now at ${now}) or (formerly at ${now} and now at ${then})${isFollowed ? ',' : ''}`;
        }),
      part,
    ).replace(TURNED_ALONE, (said: string) => {
      tell(
        `"${said.replace(/^[\s,(–-]+|\)$/g, '')}" was not used: only the order that is written was looked for. Ask for the other in a search of its own.`,
      );
      return '';
    }),
  );
}
