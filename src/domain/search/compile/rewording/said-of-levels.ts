import type { Ways } from './in-turn.ts';

const LEVEL = String.raw`(?:junior|jnr|graduate|mid|intermediate|senior|snr|lead|principal|head|director)s?`;
const GRADE = String.raw`(?:(?:\s+|-)(?:levels?|grades?|ranks?|seniority|standing|stage|ones?|people|status))?`;
const LEAST = String.raw`(?:as\s+an?\s+(?:bare\s+|absolute\s+)?min(?:imum)?|min(?:imum)?|at\s+(?:the\s+)?(?:very\s+)?(?:least|minimum|min))`;
const MOST = String.raw`(?:as\s+an?\s+max(?:imum)?|max(?:imum)?|tops|at\s+(?:the\s+)?(?:very\s+)?(?:most|maximum|max|highest))`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|[–-]\s|\b(?:and|but|who|in|at|with|for|please|pls|from|near|based)\b))`;
const NAMED = String.raw`(?:,|:|(?:level|seniority|grade|rank|experience\s+level|standing)(?:\s+(?:is|of|to\s+be|wanted|required|accepted|needed))*\s*(?:[:=–-]\s*|\s)(?:an?\s+|is\s+)?)\s*`;
const ARRIVED = String.raw`(?:reached|hit|made(?:\s+it\s+to)?|got(?:ten)?\s+to|attained|achieved|arrived\s+at|come\s+up\s+to|risen\s+to|climbed\s+to|worked\s+(?:their|his|her)\s+way\s+(?:up\s+)?to|(?:are|is)\s+(?:already\s+)?at)`;

/** Ways of saying from which level on, or up to which, as `plainly` puts them before any reader: "minimum level: senior". */
export const SAID_OF_LEVELS: Ways = [
  // "Senior not lead devs": the trade is that of both.
  [
    new RegExp(
      String.raw`\b(${LEVEL}(?:[\s-]level)?)(?:,?\s+(?:but\s+)?not|,?\s+rather\s+than)\s+(${LEVEL}(?:[\s-]level)?)\s+(?!(?:in|at|with|from|who|near|based|and|or|for|please|pls|level|levels|but|roles?|ones?|people|candidates?|grade|of)\b)([\p{L}/&-]+(?:\s+(?!(?:in|at|with|from|who|near|based|and|or|for|please|pls|but)\b)[\p{L}/&-]+){0,2})${END}`,
      'giu',
    ),
    '$1 $3, not $2',
  ],
  [
    new RegExp(String.raw`\b(?:min(?:imum)?|lowest|least)\.?\s*${NAMED}(${LEVEL})(?!\p{L})`, 'giu'),
    '$1 or above',
  ],
  [
    new RegExp(String.raw`\b(?:max(?:imum)?|highest|top)\.?\s*${NAMED}(${LEVEL})(?!\p{L})`, 'giu'),
    '$1 or below',
  ],
  [
    new RegExp(
      String.raw`\b(?:level|seniority|grade|rank)\s*[:=]\s*(?:at\s+least|min(?:imum)?|from)\s+(${LEVEL})(?!\p{L})`,
      'giu',
    ),
    '$1 or above',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:than|below|under|above|over)\s+)\b(${LEVEL})${GRADE},?\s+(?:is\s+the\s+)?${LEAST}${END}`,
      'giu',
    ),
    '$1 or above',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:than|below|under|above|over)\s+)\b(${LEVEL})${GRADE},?\s+(?:is\s+the\s+)?${MOST}${END}`,
      'giu',
    ),
    '$1 or below',
  ],
  // "Who've reached senior or gone beyond it".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s*)?(?:'ve\s+|have\s+|has\s+)?(?:already\s+|now\s+)?${ARRIVED}\s+(?:the\s+)?(?:level\s+of\s+|rank\s+of\s+)?(${LEVEL})${GRADE}(?:,?\s+(?:or|and|maybe|even)\s+(?:even\s+)?(?:(?:gone|went|moved|are|is|risen|climbed|got|been|further|well|some\s+way)\s+)*(?:beyond|above|past|higher|over|further|up)(?:\s+(?:it|that|there|from\s+there))?)${END}`,
      'giu',
    ),
    '$1 or above',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s*)(?:'ve\s+|have\s+|has\s+)(?:already\s+|now\s+)?(?:reached|hit|made(?:\s+it\s+to)?|attained|achieved|risen\s+to|climbed\s+to|worked\s+(?:their|his|her)\s+way\s+(?:up\s+)?to)\s+(?:the\s+)?(${LEVEL})${GRADE}${END}`,
      'giu',
    ),
    '$1 or above',
  ],
  // "Anything over junior".
  [
    new RegExp(
      String.raw`\b(?:any(?:thing|one|body)?|all|every(?:thing|one|body)?)(?:\s+(?:that\s+is|who\s+is|that's))?\s+(over|past|beyond|above|more\s+than|higher\s+than|up\s+from|under|below|beneath)\s+(?:the\s+|an?\s+)?(${LEVEL})${GRADE}${END}`,
      'giu',
    ),
    '$1 $2 level',
  ],
  [
    new RegExp(
      String.raw`\b(?:over|past|beyond|more\s+than|up\s+from|higher\s+than)\s+(?:the\s+|an?\s+)?(${LEVEL})\s+level(?!\p{L})`,
      'giu',
    ),
    'above $1 level',
  ],
];
