import { skills } from '../../../lexicon/terms.ts';
import { inTurn, outsideQuotes, type Ways } from './in-turn.ts';

const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)`;
const SPAN = String.raw`(?:${COUNT}[\s-]+(?:days?|weeks?|wks?|fortnights?|months?|mths?|quarters?)|\d{1,3}(?:d|w|wks?|m))`;
const NOTICE: Ways = [
  // "Not on 12 weeks notice – a month tops": no more than the second of them.
  [
    new RegExp(
      String.raw`(?:\b(?:who\s+(?:are|is)|(?:but|and))\s+)?\b(?:not|nobody|no[\s-]?one|none|never)\s+(?:who\s+(?:is|are)\s+)?(?:on|with)\s+(?:an?\s+)?${SPAN}['’]?s?\s+notice(?:\s+periods?)?\s*[,;:(–—-]+\s*(?<span>${SPAN})['’]?s?\s+(?:tops|max(?:imum)?|at\s+(?:the\s+)?(?:very\s+)?(?:most|outside)|or\s+less|is\s+the\s+(?:limit|most|max(?:imum)?))(?!\p{L})\)?`,
      'giu',
    ),
    'with notice of $<span> at most',
  ],
];

const SENT = String.raw`(?:sent|submitted|put\s+forward|forwarded|presented|shared|passed\s+on|seen|went|gone|got|had)`;
const HOUSE = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,3}`;
const SO = String.raw`[\s,;–—-]*\b(?:so|hence|therefore)\s+(?:please\s+|kindly\s+|do\s+)?`;
const TOLD = String.raw`(?<=^|[.!?;:]\s+)(?=[^.!?;]*\b${SENT}\b)[^.!?;()"]*?`;
const ENDS = String.raw`(?:\s+please)?(?=\s*(?:$|[.!?;]))`;
const STAYS_OUT: Ways = [
  // "CVs of anyone at BHP have been sent already so leave BHP out": why, and then who.
  [
    new RegExp(
      String.raw`${TOLD}(?<house>${HOUSE})(?!\p{L})[^.!?;()"]*?${SO}(?:(?:leave|keep|cut|rule)\s+\k<house>\s+out|(?:no|not|skip|drop|omit|exclude|without|nobody\s+(?:from|at))\s+\k<house>)${ENDS}`,
      'gu',
    ),
    'Leave $<house> out',
  ],
  [
    new RegExp(
      String.raw`${TOLD}\b(?:at|from)\s+(?<house>${HOUSE})(?!\p{L})[^.!?;()"]*?${SO}(?:(?:leave|keep|cut|rule)\s+(?:them|those|these)\s+out|(?:skip|drop|omit|exclude)\s+(?:them|those))${ENDS}`,
      'gu',
    ),
    'Leave $<house> out',
  ],
];

/** "AML / KYC compliance": letters before the field that they are kinds of. */
const LETTERS =
  /(?<![\p{L}\p{N}/-]\s?)(?<first>\p{Lu}{2,5})\s*(?:\/|\s(?:or)\s)\s*(?<second>\p{Lu}{2,5})\s+(?<field>compliance|accounting|taxation|testing)(?=\s*(?:$|[,;.:()]|\s[-–—]\s|\b(?:in|at|for|with|who|near|now)\s))/gu;

const isSkill = (said: string): boolean => skills().book.whole(said) !== undefined;

/** A query with what is said and then put right, and with what is told before who is left out. */
export const withPutRight = (query: string): string =>
  outsideQuotes(inTurn(inTurn(query, NOTICE), STAYS_OUT), (part) =>
    part.replace(LETTERS, (whole: string, first: string, second: string, field: string) =>
      [first, second, field].every(isSkill) ? `${first} / ${second} / ${field}` : whole,
    ),
  );
