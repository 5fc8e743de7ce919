import type { Ways } from './in-turn.ts';

const READY = String.raw`(?:(?:who\s+(?:are|is|would\s+be)\s+|they\s+(?:are|would\s+be)\s+)?(?:open|willing|happy|prepared|ready|up|able|keen|game|free|content|glad)\s+(?:to|for)|(?:who\s+|they\s+)?(?:would|'d|could|will|might)\s+(?:consider\s+|be\s+(?:open|willing|happy|prepared|ready|up)\s+(?:to|for)\s+)?)\s*(?:relocat|mov(?:e|ing)|a\s+move|shift|transfer)`;
const PLACE = String.raw`(?:the\s+)?\p{Lu}[\p{L}.'-]*(?:\s+\p{Lu}[\p{L}.'-]*){0,2}`;
const SPAN = String.raw`(?:(?:an?|one|two|three|four|six|eight|twelve|\d{1,2})\s*(?:fortnights?|weeks?|wks?|months?|mths?|days?))`;

/** Where else than in the places that were named. */
const ELSEWHERE = String.raw`(?:(?:from\s+|in\s+|based\s+|anyone\s+|somebody\s+|someone\s+)*(?:elsewhere|abroad|overseas|interstate|any\s?where(?:\s+else)?|some\s?where\s+else|(?:from\s+)?(?:further|farther)\s+(?:afield|away|out)|out\s+of\s+(?:town|area|the\s+(?:area|region|country))|outside(?:\s+(?:of\s+)?(?:it|there|that|them|those|the\s+(?:area|region|country)))?|(?:in\s+)?(?:another|a\s+different|some\s+other)\s+(?:country|city|place|town|region|state)|not\s+(?:there|in\s+(?:the\s+)?\p{Lu}[\p{L}]+)))`;
const LIVE = String.raw`(?:(?:who|that|they|people|those|ones|else|if\s+not|can|could|may|might|be|are|is|lives?|living|based|sits?|located|coming?|come|working?|already|currently|now)\s+)*`;
const IF = String.raw`(?:,?\s*(?:and|but|if|provided(?:\s+that)?|providing|(?:as|so)\s+long\s+as|on\s+condition\s+that|with|only\s+if|where|who)\s+)(?:(?:only|also|then|just|that|they|he|she|who|are|is|being)\s+)*`;
const MOVING = String.raw`(?:(?:(?:would\s+be\s+|will\s+be\s+|be\s+|'re\s+|an?\s+)?(?:open|up|willing|willingness|happy|prepared|ready|able|keen|game|free|content|glad|fine|ok(?:ay)?)\s+(?:to|for|with|about)\s+)(?:(?:a\s+)?(?:relocat(?:e|ing|ion)|mov(?:e|ing)|shift(?:ing)?|transfer(?:ring)?)|com(?:e|ing)\s+(?:over|across|here|there|to\s+us))|(?:would|will|'d|'ll|can|could)\s+(?:consider\s+)?(?:relocat(?:e|ing|ion)|mov(?:e|ing)|shift|transfer|come\s+(?:over|across|here|there|to\s+us)))(?:\s+(?:house|over|across|here|there|to\s+us))?(?!\s+(?:to|into|on|up|from)\b)(?!\p{L})`;

/** Ways of saying where somebody is and when they would leave it, as `plainly` puts them before any reader. */
export const SAID_OF_PLACES: Ways = [
  // "Who in claims have we not phoned": whoever does that work.
  [/^\s*who\s+in\s+(?=(?!the\s)\p{Ll}[^,.;?]{1,40}\s(?:have|has|did|do)\s+(?:we|i|you)\s)/iu, 'people in '],
  // "Perth people or open to relocation": whoever lives there.
  [
    /(?<=\p{Lu}\p{L}+)\s+(?:people|folks?|residents?|locals?|candidates)(?=\s*,?\s+or\s+(?:open|willing|happy|prepared|ready)\s+to\s+(?:relocat|mov))/gu,
    '',
  ],
  // "Leeds, Hull… well anywhere really": the towns are taken back, and what is to be left out is left out.
  [
    new RegExp(
      String.raw`(?:^|(?:\s*[,;:.…–-]+)?\s+)(?:(?:[Ii]n|[Ff]rom|[Bb]ased\s+in)\s+)?${PLACE}(?:(?:\s*,\s*|\s+or\s+)${PLACE})*\s*(?:[,;…–-]|\.{2,})+\s*(?:(?:[Ww]ell|[Aa]ctually|[Oo]h|[Hh]m+|[Oo]r|[Nn]o(?:\s+wait)?)\s*,?\s+)*any\s?where(?:\s*,?\s+(?:really|at\s+all|in\s+fact|to\s+be\s+honest|tbh|will\s+do|is\s+fine))*\s+(?:so|as)\s+long\s+as\s+(?:it|that|they)(?:['’](?:s|re)\s+not|\s+(?:is|are)(?:n['’]t|\s+not))\s+(?:in\s+)?(?=${PLACE})`,
      'gu',
    ),
    ', not in ',
  ],
  [
    new RegExp(
      String.raw`(?:^|(?:\s*[,;:.…–-]+)?\s+)(?:(?:[Ii]n|[Ff]rom|[Bb]ased\s+in)\s+)?${PLACE}(?:(?:\s*,\s*|\s+or\s+)${PLACE})*\s*(?:[,;…–-]|\.{2,})+\s*(?:(?:(?:[Ww]ell|[Aa]ctually|[Oo]h|[Hh]m+|[Nn]o(?:\s+wait)?)\s*,?\s+)+any\s?where|any\s?where(?=\s+(?:really|tbh|to\s+be\s+honest|in\s+fact)(?!\p{L})))(?:\s*,?\s+(?:really|at\s+all|in\s+fact|to\s+be\s+honest|tbh|will\s+do|is\s+fine))*(?=\s*(?:$|[,;.!?)]))`,
      'gu',
    ),
    '',
  ],
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
  // "Any city in Australia but Perth", "any state of Aus".
  [
    new RegExp(
      String.raw`\b(?:any|all|every)(?:\s+(?:the|of\s+the))?\s+(?:cit(?:y|ies)|towns?|states?|parts?|places?|regions?|corners?|areas?|end|count(?:y|ies)|provinces?)\s+(?:of|in|within|across)\s+(${PLACE}),?\s+(?:but|bar|except(?:\s+for)?|save(?:\s+for)?|other\s+than|apart\s+from|excluding|minus)\s+(?:not\s+)?(?=${PLACE})`,
      'gu',
    ),
    'in $1, not ',
  ],
  [
    new RegExp(
      String.raw`\b(?:in\s+)?(?:any|whichever)\s+(?:city|town|states?|parts?|place|region|corner|area|end|county|province)\s+(?:of|in|within)\s+(?=${PLACE})`,
      'gu',
    ),
    'in ',
  ],
  // "In the UK, or abroad and willing to move", "or elsewhere in Australia if they'd relocate".
  [
    new RegExp(String.raw`\s*[,;.]?\s*\bor\s+${LIVE}${ELSEWHERE}${IF}${MOVING}`, 'giu'),
    ' or open to relocation',
  ],
  [
    new RegExp(
      String.raw`\s*[,;.]?\s*\bor\s+${LIVE}${ELSEWHERE}\s+(?:in|within|across|around)\s+(${PLACE})${IF}${MOVING}`,
      'gu',
    ),
    ' or elsewhere in $1 and open to relocation',
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
