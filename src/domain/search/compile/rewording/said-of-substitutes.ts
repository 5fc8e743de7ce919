import type { Ways } from './in-turn.ts';

const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}+#.&/'’-]*(?:\s\p{Lu}[\p{L}\p{N}+#&'’-]*){0,2}`;
const WILL_DO = String.raw`(?:(?:is|are|would\s+be|will\s+be|['’]s|could\s+be)\s+(?:(?:also|just\s+as|equally|perfectly|totally)\s+)?(?:fine|ok(?:ay)?|good|grand|great|acceptable|no\s+problem|welcome|possible)|(?:would|will|['’]ll)\s+(?:also\s+)?(?:do|work)|(?:works?|does)|ok(?:ay)?|fine)(?:\s+(?:too|also|as\s+well|just\s+as\s+well|for\s+(?:us|me|them)))?`;
const LEAD = String.raw`(?:(?:oh|and|but|or|also|maybe|though)\s*,?\s+)*`;
const COIN = String.raw`(?:pounds?|euros?|dollars|quid|francs?|GBP|EUR|USD|AUD|NZD|CHF|SGD|CAD)`;
const AT_MOST = String.raw`(?:up\s+to|under|below|max(?:imum)?(?:\s+of)?|no\s+more\s+than|at\s+most|less\s+than|not\s+(?:over|above|past|beyond|more\s+than))`;

const EITHER_COIN = String.raw`(?:(?:be\s+it|whether|either|in|whether\s+in|both)\s+)*`;
/** Coins by their names, beside which another one stands, and the letters for them. */
const IN_LETTERS: Ways = Object.entries({
  '(?:pounds?|quid)': 'GBP',
  'euros?': 'EUR',
  '(?:swiss\\s+)?francs?': 'CHF',
}).flatMap(
  ([coin, letters]): Ways => [
    [
      new RegExp(
        String.raw`(?<=\d\s?k?\s*[,(]?\s*${EITHER_COIN})${coin}(?=\s*(?:or|\/)\s*${COIN}(?![\p{L}\p{N}]))`,
        'giu',
      ),
      letters,
    ],
    [
      new RegExp(
        String.raw`(?<=\d\s?k?\s*[,(]?\s*${EITHER_COIN}${COIN}\s*(?:or|\/)\s*)${coin}(?![\p{L}\p{N}])`,
        'giu',
      ),
      letters,
    ],
  ],
);

/** What will do in place of another thing, as `plainly` puts it before any reader. */
export const SAID_OF_SUBSTITUTES: Ways = [
  // "On the B737, oh and A320 instead of B737 is fine".
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(${NAME})(?![\p{L}\p{N}])([^;.\n]{0,80}?)\s*[,(;–-]\s*${LEAD}(${NAME})\s+instead\s+of\s+(?:the\s+)?\1\s+${WILL_DO}\)?(?=\s*(?:$|[,;.!)]))`,
      'giu',
    ),
    '$1 or $3$2',
  ],
  // "AWS, Azure instead works too", "CPA (CA instead is fine)".
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}+#])\s*[,(–-]\s*${LEAD}(${NAME})\s+instead\s+${WILL_DO}\)?(?=\s*(?:$|[,;.!)]))`,
      'giu',
    ),
    ' or $1',
  ],
  ...IN_LETTERS,
  // "Up to 80k, GBP or EUR", "up to 80k, be it pounds or euros": the same figure in either coin.
  [
    new RegExp(
      String.raw`(?<![\p{L}])(${AT_MOST})\s+(\d[\d.,]*(?:\s\d{3})*\s?k?)\s*[,(]?\s*${EITHER_COIN}(${COIN})\s*(?:or|\/|and)\s*(${COIN})(?![\p{L}\p{N}])(?:\s*,?\s*(?:(?:it\s+)?does\s?n['’]?t\s+matter(?:\s+which)?|whichever|no\s+matter(?:\s+which)?))?\)?`,
      'giu',
    ),
    '$1 $2 $3 or $2 $4',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.–-])(?<!\b(?:to|up\s+to|under|max)\s)(\d[\d.,]*\s?k)\s*(${COIN})\s*(?:or|\/)\s*(${COIN})\s+(max(?:imum)?|tops|at\s+most)(?![\p{L}\p{N}])`,
      'giu',
    ),
    'up to $1 $2 or $1 $3',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(\d[\d.,]*\s?k?\s*(?:-|–|to)\s*\d[\d.,]*\s?k?)\s*,?\s*${EITHER_COIN}(${COIN})\s*(?:or|\/)\s*(${COIN})(?![\p{L}\p{N}])`,
      'giu',
    ),
    '$1 $2 or $1 $3',
  ],
  // "Java developers in Berlin, German speaking, or anyone who'd relocate there".
  [
    /(?<![\p{L}-])((?:based\s+)?in\s+\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})(\s*,[^;.()\n]{2,70}?)\s*,?\s+or\s+(?:(?:any(?:one|body)|those|people|someone|else|also)\s+)*(?:(?:who|that)(?:['’](?:d|s|re|ll))?\s+)?(?:(?:would|will|is|are|can|could)\s+)*(?:(?:be\s+)?(?:happy|willing|open|ready|prepared|keen|able)\s+to\s+)?(?:consider\s+)?(?:relocat(?:e|ing)|mov(?:e|ing))\s+(?:there|to\s+it)(?=\s*(?:$|[,;.!)]))/gu,
    '$1 or open to relocation$2',
  ],
];
