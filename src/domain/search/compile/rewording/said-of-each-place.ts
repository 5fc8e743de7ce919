import { inTurn, type Ways } from './in-turn.ts';

const ANYBODY = String.raw`(?:any(?:one|body)|those|people|folks?|candidates|ones)`;
const BASED = String.raw`(?:(?:who\s+(?:are|live)|living|based|located|already)\s+)*`;
const PLACES = String.raw`(?:the\s+)?[\p{L}][\p{L}'’]*(?:(?:\s*,\s*|\s+)(?!(?:who|that|and|plus)\b)[\p{L}'’]+){0,5}?`;
const WOULD = String.raw`(?:who|that)(?:\s+(?:say|says|told\s+us)\s+(?:they|he|she))?(?:['’]d|\s+would|\s+(?:are|is)\s+(?:willing|happy|open|ready|prepared)\s+to)\s+(?:be\s+(?:open|willing|happy)\s+to\s+)?(?:consider\s+)?(?:relocat(?:e|ing|ion)|mov(?:e|ing)|a\s+move)`;
const TERMS = String.raw`(?:contract|temp|freelance|interim|part[\s-]time|perm(?:anent)?)(?:\s+(?:work|jobs?|roles?|gigs?|positions?))?(?![\p{L}])`;
const YEARS = String.raw`(?:years?|yrs?)['’]?(?:\s+(?:of\s+)?experience)?`;

const WAYS: Ways = [
  // "Anyone in England, plus those in Aus or NZ who'd consider relocating": who would move is asked of the second alone.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${ANYBODY}\s+${BASED}in\s+(${PLACES})\s*,?\s+(?:plus|and|or|as\s+well\s+as)\s+(?:also\s+)?${ANYBODY}\s+${BASED}in\s+(${PLACES})\s+${WOULD}(?!\s+(?:to|into|for)\s)(?![\p{L}])`,
      'giu',
    ),
    '(in $1) or (in $2 and open to relocation)',
  ],
  // "Would either relocate or do contract work".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:who|that)(?:['’]d|\s+would|\s+will)|(?:open|happy|willing|prepared|ready)\s+to|would)\s+(?:either\s+)?(?:relocate|move)\s*,?\s+or\s+(?:else\s+)?(?:do|take(?:\s+on)?|accept|work)\s+(?:on\s+)?(?:an?\s+|some\s+)?(${TERMS})`,
      'giu',
    ),
    'open to relocation or on a $1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:who|that)(?:['’]d|\s+would|\s+will)|(?:open|happy|willing|prepared|ready)\s+to|would)\s+(?:either\s+)?(?:do|take(?:\s+on)?|accept|work)\s+(?:on\s+)?(?:an?\s+|some\s+)?(${TERMS})\s*,?\s+or\s+(?:else\s+)?(?:relocate|move)(?![\p{L}]|\s+(?:to|into)\s)`,
      'giu',
    ),
    'on a $1 or open to relocation',
  ],
];

/** "3+ years in London, 5+ elsewhere in the UK": the greater number is asked of the wider place. */
const YEARS_BY_PLACE = new RegExp(
  String.raw`(?<n>\d{1,2})\s*\+?\s*${YEARS}\s+in\s+(?<near>${PLACES})\s*(?:[,;]\s*(?:and\s+|or\s+|but\s+)?|\s+(?:and|or|but)\s+)(?<more>\d{1,2})\s*\+?\s*(?:${YEARS}\s+)?(?:elsewhere|anywhere\s+else|everywhere\s+else)\s+in\s+(?<far>(?:the\s+)?\p{Lu}[\p{L}]*(?:\s\p{Lu}\p{L}*)?)`,
  'giu',
);

/** A query with what is asked of each of two places as a description in brackets. */
export const withSaidOfEachPlace = (query: string): string =>
  inTurn(query, WAYS).replace(YEARS_BY_PLACE, (said: string, ...found: unknown[]) => {
    const { n = '', near = '', more = '', far = '' } = found.at(-1) as Record<string, string>;
    // Fewer years elsewhere would let those of the first place in with as few.
    return Number(more) < Number(n)
      ? said
      : `(${n}+ years of experience in ${near}) or (${more}+ years of experience in ${far}),`;
  });
