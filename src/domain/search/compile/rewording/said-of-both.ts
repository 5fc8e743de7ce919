import type { Ways } from './in-turn.ts';

const THING = String.raw`(?!(?:both|one|either|just|any|all|them|this|that|they)(?!\p{L}))(?:\p{Lu}[\p{L}\p{N}+#.&-]*(?:\s+\p{Lu}[\p{L}\p{N}+#.&-]*){0,2}|[\p{Ll}\d+#.-]+(?:\s+(?!(?:but|and|or|nor)(?!\p{L}))[\p{Ll}\d+#.-]+){0,2}?)`;
const END = String.raw`(?=\s*(?:$|[,;:.)!?]|\s[-–—]\s))`;
const AS_WELL = String.raw`(?:\s*,?\s+(?:as\s+well|too|also|alongside|on\s+top|with\s+it))`;

/** Two things that are both asked for, or one and not the other, in a form that names them in a denial, as `plainly` puts them. */
export const SAID_OF_BOTH: Ways = [
  // "Not just Xero but MYOB as well".
  [
    new RegExp(
      String.raw`\bnot\s+(?:just|only|merely|simply|solely|alone)\s+(?:(?:in|with|at|on)\s+)?(${THING})\s*,?\s+but\s+(?:(?:also|in)\s+)*(${THING})${AS_WELL}?(?=\s*(?:$|[,;:.)!?]|\b(?:in|who|with|and)\b))`,
      'giu',
    ),
    '$1 and $2',
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(${THING})\s+and\s+not\s+(?:just|only|merely)\s+(${THING})${END}`, 'giu'),
    '$1 and $2',
  ],
  // "For whom neither Xero nor MYOB is new", "who are strangers to neither".
  [
    new RegExp(
      String.raw`\b(?:(?:for|to)\s+whom|where|who\s+find)\s+neither\s+(${THING})\s+nor\s+(${THING})\s+(?:(?:is|are|would\s+be|will\s+be)\s+)?(?:an?\s+)?(?:new(?:s)?|strange|foreign|unknown|unfamiliar|a\s+mystery|mystery|alien|a\s+problem|problem|a\s+stranger|strangers?)(?:\s+(?:to\s+(?:them|him|her)|territory|ground))?${END}`,
      'giu',
    ),
    'who know $1 and $2',
  ],
  // "One of React and TypeScript is not enough, I need the two together".
  [
    new RegExp(
      String.raw`(?:(?:just|only)\s+)?(?:\b(?:one|either)\s+of|\b(?:either|just\s+one\s+of))\s+(${THING})\s+(?:and|or)\s+(${THING})(?:\s+(?:alone|on\s+its\s+own|by\s+itself))?\s+(?:is|are|would|will|do(?:es)?)(?:\s+not|n['’]t)\s+(?:be\s+)?(?:enough|sufficient|do|good\s+enough|cut\s+it)(?:\s*[,;–-]?\s*(?:(?:i|we|they|he|she|client|the\s+client|it)\s+(?:need|want|must|has\s+to\s+be|needs|wants|require)s?\s+(?:be\s+|have\s+)?)?(?:the\s+two(?:\s+together)?|both(?:\s+(?:of\s+them|together))?|the\s+pair))?${END}`,
      'giu',
    ),
    'both $1 and $2',
  ],
  // "I don't mind if it's Power BI or Tableau but they must have one".
  [
    new RegExp(
      String.raw`(?:\b(?:i|we|they|he|she|(?:the\s+|our\s+)?client)\s+)?(?:(?:do|does)(?:n['’]t|\s+not)\s+(?:mind|care|matter)|(?:it['’]s|it\s+is)\s+all\s+the\s+same|(?:is|are)\s+(?:not\s+fussy|easy|relaxed))\s*,?\s*(?:(?:about|if|whether|which|to\s+(?:us|me))\s+)*(?:(?:it['’]s|it\s+is|they\s+(?:have|know|use)|that['’]s)\s+)?(${THING})\s+or\s+(${THING})\s*,?\s+(?:but|so\s+long\s+as|as\s+long\s+as|provided|only|just)\s+(?:(?:they|he|she|it|people)\s+)?(?:(?:must|should|need\s+to|has\s+to|have\s+to|do|does|needs?\s+to)\s+)?(?:have|know|be|got|use)(?:\s+got)?\s+(?:at\s+least\s+)?(?:one|either)(?:\s+(?:of\s+(?:them|those|the\s+two)|or\s+the\s+other))?${END}`,
      'giu',
    ),
    'with $1 or $2',
  ],
  // "Ignorant of Spring", "sans Angular".
  [
    /\b(?:(?:who|that)\s+(?:are|is)\s+)?(?:ignorant\s+of|innocent\s+of|unfamiliar\s+with|unacquainted\s+with|unversed\s+in|strangers?\s+to|unexposed\s+to|untrained\s+in|clueless\s+(?:about|in|on))\s+(?=\p{L})/giu,
    'without ',
  ],
  [/(?<=[\p{L}\p{N},+#]\s+)sans\s+(?=\p{L})/gu, 'without '],
  [/\bdistance[\s-]working(?!\p{L})/giu, 'remote'],
  [/(?<=\p{Ll}s\s*,\s*)PT(?=\s*(?:$|[,;.)]))/gu, 'part time'],
  // "Leaving contractors aside", "setting contractors to one side".
  [
    /(?<=^|[,;(–-]\s*|\b(?:and|but|while)\s+)(?:leaving|setting|putting|keeping|taking)\s+(?:(?:all|any|the)\s+)*(\p{Ll}+s)\s+(?:aside|out(?:\s+of\s+it)?|off|to\s+one\s+side|apart|away)(?=\s*(?:$|[,;:.)!?]))/giu,
    'no $1',
  ],
  // "Contractors needn't bother", "not a single contractor".
  [
    /(?<=^|[,;(–-]\s*|\b(?:and|but|so)\s+)(\p{Ll}+s)\s+(?:need\s?n['’]?t|need\s+not|should\s?n['’]t|do\s?n['’]t\s+(?:need\s+to|have\s+to)|can\s+forget)\s+(?:bother|apply|look|call|trouble|worry|get\s+in\s+touch|it|(?:even\s+)?try)(?:\s+(?:applying|themselves|at\s+all))?(?=\s*(?:$|[,;:.)!?]))/giu,
    'no $1',
  ],
  [/\b(?:and\s+)?not\s+(?:a|one)\s+(?:single|solitary|lone)\s+(?=\p{Ll})/giu, 'no '],
];
