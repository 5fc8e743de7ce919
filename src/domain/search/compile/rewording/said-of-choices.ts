import type { Ways } from './in-turn.ts';

export const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:\p{Lu}|&|and(?=\s\p{Lu}))[\p{L}\p{N}&'’-]*){0,4}`;
const TAKEN = String.raw`(?:(?:(?:i|we|they|he|she|the\s+client)(?:['’](?:ll|d)|\s+(?:will|would|can|could))?\s+(?:(?:happily|gladly|just)\s+)?(?:take|have|consider|accept|look\s+at|see|meet|interview|go\s+for|go\s+with)\s+(?:either|both|any|whichever|whatever)(?:\s+(?:one|kind|sort|of\s+(?:them|the\s+two|those)|comes?))?)|(?:either|both|any|whichever)(?:\s+(?:one|kind|sort|of\s+(?:them|the\s+two)))?(?:['’](?:s|ll)|\s+(?:is|are|will|would))?\s+(?:fine|ok(?:ay)?|good|grand|do(?:es)?|works?|acceptable|welcome)(?:\s+(?:for|by|with)\s+(?:me|us|them))?)`;
const WORK_TYPE = String.raw`(?:perm(?:anent)?|contract(?:ors?|ing)?|temp(?:s|orary)?|freelance(?:rs?)?|interim|casual|staff|fixed[\s-]term)(?:\s+(?:people|folks?|staff|ones|roles?|jobs?|work|basis|candidates))?`;
const END = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|\b(?:but|and|so|just|only|no|not)(?!\p{L})))`;
const MOVE = String.raw`(?:relocat(?:e|ing|ion)|mov(?:e|ing)(?:\s+(?:there|here|house|over|across))?|come|shift)`;
const WOULD_MOVE = String.raw`(?:(?:they|he|she|people|someone|that\s+person)\s*(?:['’](?:d|ll|re|s)|\s+(?:would|will|are|is|can|could))\s+)?(?:(?:be\s+)?(?:happy|willing|open|ready|prepared|up|keen|able|free|game|fine)\s+(?:to|for|with)\s+)?(?:consider\s+|be\s+)?${MOVE}`;

/** A kind of house, in front of those of it that are left out: "at mining companies". */
export const AT_HOUSES = String.raw`(?<=\b(?:at|in|with|for|from|inside)\s+(?:(?:an?|any|the|other|some)\s+)?(?:[\p{Ll}&-]+\s+){0,3}(?:compan(?:y|ies)|firms?|employers?|houses?|banks?|insurers?|retailers?|miners?|groups?|builders?|hospitals?|lenders?|airlines?|agenc(?:y|ies)|brands?|chains?|consultanc(?:y|ies)|universit(?:y|ies)|supermarkets?|telcos?))`;

/** What is left to choose, and of what somebody takes any, as `plainly` puts it before any reader. */
export const SAID_OF_CHOICES: Ways = [
  // "Perm or temp, I'll take either": neither keeps anybody out.
  [
    new RegExp(
      String.raw`(?<!\p{L})(${WORK_TYPE})\s*(?:or|\/)\s*(${WORK_TYPE})\s*[,;–—-]*\s*\(?${TAKEN}\)?${END}`,
      'giu',
    ),
    '$1 or $2 both ok',
  ],
  [
    new RegExp(String.raw`(?<=\bor\s+[^,;.()]{2,40}?)\s*[,;–—-]\s*(?:and\s+|but\s+)?${TAKEN}${END}`, 'giu'),
    '',
  ],
  // "Or anywhere at all if they'd relocate", "anywhere if they're up for relocating".
  [
    new RegExp(
      String.raw`,?\s*\bor(?:\s+else)?\s+(?:from\s+|in\s+)?(?:any\s?where|wherever|any\s+place|elsewhere|some\s?where\s+else|further\s+afield|any\s+(?:other\s+)?(?:city|town|country))(?:\s+(?:at\s+all|else|you\s+like|in\s+the\s+(?:world|country)))?\s*,?\s+(?:if|provided(?:\s+that)?|as\s+long\s+as|so\s+long\s+as|where|when|assuming)\s+${WOULD_MOVE}(?!\p{L})`,
      'giu',
    ),
    ' or open to relocation',
  ],
  // "Ireland or the UK, plus anyone who'd relocate".
  [
    new RegExp(
      String.raw`(?<=\b(?:in|from)\s+(?:the\s+)?\p{Lu}[^;.()]{1,60}?)\s*(?:,\s*(?:please|pls|ideally))?\s*,?\s+(?:plus|as\s+well\s+as|along\s+with|and\s+also|and)\s+(?:any(?:one|body)|those|people|whoever|any\s+\p{L}+s?|all)\s+(?:(?:else|elsewhere|abroad|outside|overseas)\s+)?(?:(?:who|that)\s*(?:['’]d|['’]s|['’]re|\s+would|\s+is|\s+are)?\s+)?(?:(?:happy|willing|open|ready|prepared|up|keen)\s+(?:to|for)\s+)?(?:consider\s+)?${MOVE}(?!\p{L})`,
      'giu',
    ),
    ' or open to relocation',
  ],
  // "Over from wherever", "from anywhere at all".
  [
    /\s+(?:over\s+|in\s+)?from\s+(?:wherever|any\s?where(?:\s+(?:at\s+all|you\s+like|in\s+the\s+world))?)(?:\s+they\s+(?:are|come\s+from|like))?(?=\s*(?:$|[,;.)!?]|\b(?:and|but|so)\b))/giu,
    '',
  ],
  // "Chefs of any sort, head, sous or pastry": the kinds are of the trade.
  [
    /(?<![\p{L}-])(\p{L}+s)\s+of\s+(?:any|every|all|whatever)\s+(?:sort|kind|type|description|stripe|variety|shape)s?\s*[,:(–—-]+\s*((?:[\p{L}&-]+(?:\s+[\p{L}&-]+)?\s*,\s*)*[\p{L}&-]+(?:\s+[\p{L}&-]+)?\s+or\s+[\p{L}&-]+(?:\s+[\p{L}&-]+)?)(?:\)|(?=\s*(?:$|[,;.])))/giu,
    '$2 $1',
  ],
  // "Resident anywhere in Europe" is living there.
  [/\bresident\s+(?=(?:any|some)\s?where\s+in\b)/giu, 'living '],
  // What nobody minds of papers: "any passport will do", "passport no matter".
  [
    /\b(?:any|every|all)\s+(?:passports?|citizenships?|visas?|work(?:ing)?\s+rights?|residency)(?:\s+(?:status|type|colour|whatsoever|at\s+all))?\s+(?:(?:is|are|will|would|'s|'ll)\s+)?(?:(?:be\s+)?(?:fine|ok(?:ay)?|good|grand|welcome|accepted|considered)|do(?:es)?|works?|goes|suits?)/giu,
    '',
  ],
  // "BHP is paying so none of their own people": who pays is the client.
  [
    new RegExp(
      String.raw`(?<!\p{L})(${COMPANY})\s+(?:is|are|will\s+be|['’]s)\s+(?:the\s+ones?\s+)?(?:paying|footing\s+the\s+bill|the\s+(?:client|customer|payer|hirer)|hiring|who\s+(?:is|are)\s+(?:paying|hiring)|behind\s+(?:this|it))(?:\s+(?:for\s+)?(?:this|it|the)(?:\s+(?:one|job|search|time))?)?\s*(?:,\s*)?(?:\bso\b|\band\s+so\b|\bhence\b|\btherefore\b|,|[–—-])\s*(?:please\s+)?(?:not|no|none\s+of|nobody\s+(?:from|of)|skip|leave\s+out|without|exclude)\s+(?:any\s+of\s+)?(?:their|its|those|the)\s+(?:(?:current|own|present|existing)\s+)*(?:people|staff|employees|lot|folks?|team|workers|ones)`,
      'gu',
    ),
    'nobody now at $1',
  ],
  // "At mining companies other than Glencore": the field is asked for, and one of it left out.
  [
    new RegExp(
      String.raw`${AT_HOUSES}\s*,?\s+(?:(?:other|rather)\s+than|apart\s+from|except(?:\s+for|ing)?|bar|but(?:\s+not)?|excluding|excl\.?|besides|save(?:\s+for)?|barring|minus)\s+(?:at\s+|from\s+)?(?=${COMPANY})`,
      'gu',
    ),
    ', not now at ',
  ],
  // A sum by the name of its coin.
  [/(?<![\p{L}\d$£€])(\d[\d.,]*\s?k?)\s*(?:bucks|smackers|smackeroos)(?!\p{L})/giu, '$$$1'],
];
