import type { Ways } from './in-turn.ts';

const READY = String.raw`(?:(?:who\s+(?:are|is|would\s+be)\s+|they\s+(?:are|would\s+be)\s+)?(?:open|willing|happy|prepared|ready|up|able|keen|game|free|content|glad)\s+(?:to|for)|(?:who\s+|they\s+)?(?:would|'d|could|will|might)\s+(?:consider\s+|be\s+(?:open|willing|happy|prepared|ready|up)\s+(?:to|for)\s+)?)\s*(?:relocat|mov(?:e|ing)|a\s+move|shift|transfer)`;
const PLACE = String.raw`(?:the\s+)?\p{Lu}[\p{L}.'-]*(?:\s+\p{Lu}[\p{L}.'-]*){0,2}`;
const SPAN = String.raw`(?:(?:an?|one|two|three|four|six|eight|twelve|\d{1,2})\s*(?:fortnights?|weeks?|wks?|months?|mths?|days?))`;

/** Ways of saying where somebody is and when they would leave it, as `plainly` puts them before any reader. */
export const SAID_OF_PLACES: Ways = [
  // "Nowhere in Europe", "nowhere near London".
  [/\bnowhere\s+(?=(?:in|near|around|within|on|at|close\s+to)\s+(?:the\s+)?\p{L})/giu, 'not '],
  // "Germany-based, otherwise willing to relocate", "in Perth or, if not, would move".
  [
    new RegExp(
      String.raw`\s*[,;–-]?\s*\b(?:or\s*,?\s+)?(?:otherwise|else|if\s+not(?:\s*,?\s+then)?|failing\s+(?:that|which)|alternatively|or\s+alternatively|or\s+else|or\s+at\s+least|or\s+at\s+any\s+rate)\s*,?\s+(?=${READY})`,
      'giu',
    ),
    ' or ',
  ],
  [/\s*,\s*(?:or\s+)?at\s+a\s+(?:push|pinch|stretch|squeeze)\s*,?\s+(?:in\s+)?(?=\p{Lu})/gu, ' or '],
  // "Out Parramatta way", "up Newcastle way".
  [new RegExp(String.raw`\b(?:out|up|down|over|round|across)\s+(?=${PLACE}\s+way(?!\p{L}))`, 'gu'), ''],
  // "Sydney itself or Parramatta", "London proper": the town and no more, said of one of several.
  [new RegExp(String.raw`(?<=\p{Lu}[\p{L}.'-]+)\s+itself(?=\s+(?:or|and)\s+(?:in\s+)?${PLACE})`, 'gu'), ''],
  // "Away from their current place inside a month", "out of their gig in four weeks".
  [
    new RegExp(
      String.raw`\b(?:(?:must|need(?:s)?\s+to|has\s+to|have\s+to|should|can|could|able\s+to|to)\s+)?(?:be\s+|get\s+)?(?:out\s+of|away\s+from|gone\s+from|clear\s+of|free\s+of|shot\s+of|done\s+(?:with|at)|finished\s+(?:up\s+)?(?:with|at)|off)\s+(?:(?:their|the|his|her|where\s+they(?:'re|\s+are)(?:\s+now)?)\s*)?(?:(?:current|present|old|existing|own)\s+)?(?:gigs?|jobs?|roles?|places?|posts?|positions?|compan(?:y|ies)|firms?|employers?|shops?|spots?|desks?|work|there|it)?\s+(?=(?:with)?in(?:side)?(?:\s+of)?\s+${SPAN}|by\s+${SPAN})(?:with)?in(?:side)?(?:\s+of)?\s+`,
      'giu',
    ),
    'available within ',
  ],
  // "A fortnight out at most", "four weeks away or less".
  [
    new RegExp(
      String.raw`(?<=[\p{L})]\s+|[,;]\s*)(?:(?:who(?:'s|\s+are|\s+is)?|that\s+are)\s+)?(${SPAN})\s+(?:out|away|off)\s+(?:at\s+(?:the\s+)?(?:very\s+)?(?:most|outside|latest)|max(?:imum)?|tops|or\s+(?:less|sooner|nearer))(?!\p{L})`,
      'giu',
    ),
    'available within $1',
  ],
];
