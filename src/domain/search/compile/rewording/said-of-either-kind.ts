import type { Ways } from './in-turn.ts';

const WHO = String.raw`(?:they|he|she|who|that|those\s+(?:who|that)|people\s+(?:who|that)|(?:any|some)(?:one|body)\s+(?:who|that))`;
const BE = String.raw`(?:\s*['’](?:re|s|ve)|\s+(?:are|is|be))?`;
const MOVE = String.raw`(?:relocat(?:e|es|ing|ion)|mov(?:e|es|ing)|shift(?:ing)?|come|uproot)`;
const WOULD = String.raw`(?:who|that)\s*(?:['’](?:d|s|re|ll)\s+|\s+)(?:(?:would|will|could|can|is|are|be|might|happy|willing|open|ready|prepared|up|keen|able|free|game|to|for|consider|gladly)\s+)*${MOVE}`;
const AFAR = String.raw`(?:(?:from\s+|living\s+|based\s+|located\s+|who\s*(?:['’](?:re|s)|\s+(?:are|is|live|lives))\s+)*(?:elsewhere|any\s?where(?:\s+else)?|some\s?where\s+else|further\s+(?:afield|away|out)|abroad|overseas|outside(?:\s+(?:there|of\s+(?:there|those|them|it)))?)\s+)?`;
const TRADE = String.raw`(?!(?:[\p{L}-]+\s+)*(?:to|are|is|was|were|be|been|have|has|would|will|could|can|still|lives|works|sits|stays|who|that)\s)(?!(?:lives|works|sits|stays|is|was|has)\s)(?:[\p{L}-]+\s+){0,2}[\p{L}-]+s`;
const KINDS = String.raw`(?:cit(?:y|ies)|places?|towns?|countr(?:y|ies)|locations?|regions?|areas?|states?|spots?)`;
const THERE = String.raw`(?:in\s+(?:(?:the|those|these)\s+same|same|those|these|both|either(?:\s+of\s+(?:those|them|the))?|any\s+of\s+(?:those|these|them))(?:\s+(?:two|three|four))?\s+${KINDS}|in\s+(?:both|either\s+of\s+(?:those|them|the\s+two))|there(?:\s+(?:too|as\s+well|also))?|same\s+places?)`;

const NEEDS = String.raw`(?:(?:need|needs|have|has|ought)\s+to|must|should)`;
const TERM = String.raw`(?:contract(?:s|ing|or)?|perm(?:anent)?|temp(?:orary|ing|s)?|freelanc(?:e|ing)|interim|part[\s-]time|full[\s-]time|casual|fixed[\s-]term|locum|permanent|day[\s-]rate)(?![\p{L}])`;

/** Two kinds of people of which either will do, in clauses of their own, as `plainly` puts them into one. */
export const SAID_OF_EITHER_KIND: Ways = [
  // "Up for contract work", "open to contract or to part-time work".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:up|game|on|keen)\s+for\s+(?:doing\s+|taking\s+(?:on\s+)?)?(?=(?:an?\s+|some\s+|any\s+)?${TERM})`,
      'giu',
    ),
    'open to ',
  ],
  [
    new RegExp(
      String.raw`(?<=\bopen\s+to\s+(?:an?\s+|some\s+)?${TERM}(?:\s+\p{L}+)?\s+or\s+)(?:(?:open|up)\s+)?(?:to|for)\s+(?=(?:an?\s+|some\s+)?${TERM})`,
      'giu',
    ),
    '',
  ],
  // "They either need to be willing to move or be up for contract work": what is needed is what stands behind it.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:${WHO}${BE}\s+)?(?:(?:also|all|just|really)\s+)*(?:${NEEDS}\s+(?:be\s+)?(?:either\s+(?:be\s+)?)|either\s+${NEEDS}\s+be\s+)(?=[^.;:!?]{2,90}?(?<![\p{L}-])or\s)`,
      'giu',
    ),
    'either ',
  ],
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])either\s+[^.;:!?]{2,90}?)\s*,?\s+or\s+(?:else\s+)?(?:(?:${WHO}\s+)?(?:${NEEDS}|to)\s+)?be\s+(?!(?:in|at|paid|based)\s)`,
      'giu',
    ),
    ' or ',
  ],
  // "One or the other will do": what stood before says it.
  [
    /(?<!\b(?:perm(?:anent)?|contract(?:ors?|ing)?|temp(?:s|orary)?|freelance(?:rs?)?|interim|casual|(?:full|part)[\s-]time))\s*[,;–—-]\s*(?:and\s+|but\s+)?(?:(?:either|any)(?:\s+(?:one|of\s+(?:them|those|the\s+two|these)))?|one\s+or\s+(?:the\s+)?other|one\s+of\s+(?:them|the\s+two|those))(?:\s+(?:of\s+(?:them|the\s+two)))?(?:['’]s|\s+(?:is|are|will|would|does|do))?\s+(?:be\s+)?(?:do|does|enough|sufficient|suffices?|plenty|fine|ok(?:ay)?|all\s+(?:we|i|they)\s+need)(?:\s+(?:for\s+(?:me|us|them)|here))?(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "Either they work remotely or they are in Singapore".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:${WHO}\s+)?either\s+(?:${WHO}${BE}\s+)?(?=[^.;:!?]{2,90}?(?<![\p{L}-])or\s+(?:else\s+)?${WHO}(?:\s|['’]))`,
      'giu',
    ),
    'who either ',
  ],
  [
    /(?<=\bwho\s+either\s+[^.;:!?]{2,90}?)\s*,?\s+or\s+(?:else\s+)?(?:they|he|she|who|that)(?:\s*['’](?:re|s)|\s+(?:are|is))\s+(?=(?:in|at|on|from|based|living|near|free|available|remote|fully|open|willing|citizens?|permanent|part|full)\b)/giu,
    ' or ',
  ],
  [
    /(?<=\bwho\s+either\s+[^.;:!?]{2,90}?)\s*,?\s+or\s+(?:else\s+)?(?:they|he|she)(?:\s*['’]ve|\s+(?=(?:have|has|hold|speak|know|can|work|live|did|do|use)))\s*/giu,
    ' or who ',
  ],
  // "Or anyone of them elsewhere who'd relocate".
  [
    new RegExp(
      String.raw`\s*,?\s+or\s+(?:else\s+|otherwise\s+|failing\s+that\s+|if\s+not\s+)*(?:(?:any|some)(?:one|body)|those|people|others?|candidates?|ones?|any)\s+(?:of\s+(?:them|those|that\s+(?:kind|sort))\s+)?${AFAR}(?:(?:but|and)\s+)?${WOULD}(?!\p{L}|\s+(?:to|into)\s)`,
      'giu',
    ),
    ' or open to relocation',
  ],
  // "Bristol, or if not then anywhere but open to moving".
  [
    new RegExp(
      String.raw`\s*,?\s+or\s+(?:if\s+not,?\s+|failing\s+that,?\s+|otherwise,?\s+|else\s+)?(?:then\s+)?(?:(?:working|living|based|from|in)\s+)*(?:any\s?where(?:\s+else)?|elsewhere|some\s?where\s+else)\s*,?\s+(?:but|and|as\s+long\s+as|so\s+long\s+as|provided)\s+(?:(?:they|he|she)\s*(?:['’]re\s+|['’]s\s+|['’]d\s+|\s))?(?:(?:are|is|be|would|be)\s+)*(?:open|willing|happy|ready|prepared|up|keen)\s+(?:to|for)\s+${MOVE}(?!\p{L}|\s+(?:to|into)\s)`,
      'giu',
    ),
    ' or open to relocation',
  ],
  // "Customs brokers in Sydney or Auckland and freight forwarders in the same two cities".
  [
    new RegExp(
      String.raw`\s+in\s+((?:[^.;:,!?]{2,40}?,\s+){0,3}[^.;:,!?]{2,60}?)\s*,?\s+(?:yeah\s+|yep\s+)?(?:and|plus|as\s+well\s+as|or)\s+(?:also\s+|then\s+)?(?!(?:in|at|who|with|from|on|for|live|lives|move|go|work|willing|open|happy)\b)(${TRADE})\s+${THERE}(?=\s*(?:$|[,;.)!?]|\b(?:who|with|at|on|and|but)\b))`,
      'giu',
    ),
    ' or $2 in $1',
  ],
  // "Geologists in Perth, same for Brisbane".
  [/\s*[,;]\s*(?:and\s+)?(?:the\s+)?same\s+(?:again\s+)?(?:goes\s+)?(?:for|in)\s+(?=\p{Lu})/gu, ' or '],
  // ", whether in Berlin or fully remote".
  [/(?<=\p{L})\s*,\s+(?:whether|be\s+(?:it|they))\s+(?=(?:in|based|living)\s[^.;,]{2,40}?\bor\b)/giu, ' '],
  // "From home the whole week".
  [
    /(?<=\b(?:from\s+home|remote(?:ly)?)\s+)(?:(?:the|all)\s+(?:whole\s+|entire\s+)?(?:of\s+the\s+)?week|the\s+whole\s+time|all\s+(?:the\s+)?time|(?:all\s+)?(?:five|5)\s+days(?:\s+(?:a|of\s+the|per)\s+week)?|every\s+day(?:\s+of\s+the\s+week)?)(?!\p{L})\s*/giu,
    '',
  ],
  // "Nurses of any sort, registered or enrolled or ICU".
  [
    /(?<![\p{L}-])(\p{L}+s)\s+of\s+(?:any|every|all|whatever)\s+(?:sort|kind|type|description|stripe|variety)s?\s*[,:(–—-]+\s*((?:[\p{L}&-]+\s+or\s+){1,4}[\p{L}&-]+)(?:\)|(?=\s*(?:$|[,;.])))/giu,
    '$2 $1',
  ],
];
