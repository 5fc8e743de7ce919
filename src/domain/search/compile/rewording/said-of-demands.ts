import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&.'-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.'-]*){0,3}`;
const THING = String.raw`[\p{L}\p{N}][^,;.:?!()]{1,35}?`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|[–-]\s))`;
const CV = String.raw`(?:work\s+history|job\s+history|employment\s+history|history|cvs?|CVs?|r[eé]sum[eé]s?|record|background|careers?|past)`;
const EXTRA = String.raw`(?:icing(?:\s+on\s+(?:the|top\s+of\s+the)\s+cake)?|cherry(?:\s+on\s+(?:top|the\s+cake|the\s+top))?|gravy|sugar\s+on\s+top|(?:lovely|nice|welcome|added)\s+(?:extra|bonus|touch))`;
const GOOD = String.raw`(?:is|are|would\s+be)?\s*(?:fine|ok(?:ay)?|good|enough|acceptable|possible)`;
const ONES = String.raw`(?:those|any(?:one|body)|people|the\s+ones|whoever\s+is)`;

/** Ways of demanding, wishing and leaving out by what stands behind, as `plainly` puts them before any reader: "the ACCA is non-negotiable". */
export const SAID_OF_DEMANDS: Ways = [
  [
    /\s*[,;:(–-]?\s*(?:(?:and\s+)?(?<!\p{L})(?:(?:that|it|this)(?:'s|\s+is)|is|are|being)\s+)?(?:(?:absolutely|strictly|totally|completely)\s+)?(?:an?\s+)?(?:non[\s-]?negotiables?|not\s+negotiable|un-?negotiable)\)?(?=\s*(?:$|[,;.!?)]|[–-]\s|\b(?:and|but|for)\b))/giu,
    ' required',
  ],
  // "No good to me without high voltage", "no driving licence no good".
  [
    /(?<=^|[,;.:!?(]\s*|[–-]\s+|\b(?:and|but|as)\s+)(?:(?:they|he|she|people|candidates)\s*(?:'re|are|is|'s)\s+)?(?:no\s+(?:good|use)|useless|not\s+(?:any|much)\s+(?:good|use)|of\s+no\s+use)(?:\s+(?:to|for)\s+(?:me|us|them|him|her|anyone|the\s+client))?\s+(?:without|unless\s+they\s+(?:have|know|hold)|if\s+they\s+(?:lack|don't\s+have|do\s+not\s+have))\s+(?:an?\s+|the\s+|any\s+)?/giu,
    'with ',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[,;.(]\s*|[–-]\s+)no\s+(${THING})\s*,?\s+(?:is\s+)?no\s+(?:good|use)(?:\s+(?:to|for)\s+(?:me|us|them))?\s*(?:[–-]\s+|${END})`,
      'giu',
    ),
    '$1 required, ',
  ],
  [
    new RegExp(
      String.raw`(?<=[,;]\s*|[–-]\s+)(?!(?:they|it|he|she|that)\b)([\p{L}][\p{L} &/-]{2,30}?s)\s+(?:(?:are|is)\s+)?(?:no\s+(?:use|good)|useless)(?:\s+(?:to|for)\s+(?:me|us|them|the\s+client))?${END}`,
      'giu',
    ),
    'no $1',
  ],
  // "(pastry: nice to have)", "with pastry being the icing on the cake".
  [
    new RegExp(
      String.raw`\s*\(\s*(${THING})\s*:\s*(?:an?\s+)?(?:nice[\s-]to[\s-]haves?|plus|bonus|advantage|optional|desirable|preferred|preferable)\s*\)`,
      'giu',
    ),
    ', ideally $1',
  ],
  [
    new RegExp(
      String.raw`\s*,?\s+(?:with|and)\s+(${THING})\s+(?:being|would\s+be|is|as)\s+(?:the\s+|an?\s+)?${EXTRA}(?!\p{L})`,
      'giu',
    ),
    ', ideally $1',
  ],
  [
    new RegExp(
      String.raw`\?\s+(?=${THING}\s+(?:(?:is|are|would\s+be)\s+)?an?\s+(?:\p{L}+\s+)?(?:advantage|plus|bonus|asset|benefit)${END})`,
      'giu',
    ),
    ', ',
  ],
  [
    new RegExp(
      String.raw`\bif\s+(?:there(?:'s|\s+is)|they(?:'ve|\s+have)(?:\s+got)?)\s+(${THING})(?:\s+on\s+(?:the|their)\s+${CV})?\s*,?\s+(?:that(?:'s|\s+is)\s+)?(?:great|lovely|brilliant|good|perfect|nice|fab|super|(?:so\s+much|all)\s+the\s+better)(?:\s*[,;.]\s*(?:but\s+|and\s+)?if\s+(?:there\s+(?:isn't|is\s+not)|not|they\s+(?:don't|do\s+not|haven't|have\s+not))[^.;!?]*)?(?!\p{L})`,
      'giu',
    ),
    'ideally $1',
  ],
  // Either of two, told one after the other.
  [
    new RegExp(
      String.raw`(?<=^|[.;:]\s*)(${THING})\s+${GOOD}\s*[,;]\s*(${THING})\s+${GOOD}(?:\s+too)?\s*[,;.]\s*(?:and\s+|but\s+)?(?:(?:they|he|she|we|you|nobody)\s+)?(?:(?:do(?:es)?|need)(?:n't|\s+not)\s+(?:need|have)?\s*(?:to\s+(?:have|know)\s+)?both|needs?\s+not\s+both|not\s+both|no\s+need\s+(?:for|of)\s+both|either(?:\s+(?:one|way))?(?:\s+will\s+do|\s+is\s+(?:fine|enough))?|one\s+(?:is|will\s+be)\s+enough)`,
      'giu',
    ),
    '$1 or $2',
  ],
  [
    /\b([\p{L}-]+s)\s+and\s+(?:also\s+)?(?:all|any)(?:\s+of)?\s+(?:the|our)\s+(?=[\p{L}-]+s(?!\p{L}))/giu,
    '$1 or ',
  ],
  // What is left out.
  [
    /\s+(?:is|are)\s+out\s+(?:too|as\s+well|also|likewise|entirely|altogether)(?=\s*(?:$|[,;.!)]))/giu,
    ' are excluded',
  ],
  [/(?<=^\s*|[.;]\s*)Out:\s*(?:whoever|anyone\s+who|those\s+who)\s+(?:is\s+|are\s+)?/gu, 'nobody '],
  [/(?<=^\s*|[.;]\s*)Out:\s*/gu, 'not '],
  [
    /\b(?:exclusions?|exclud(?:e[ds]?|ing))\s*:\s*([^;.:]{2,40});\s*([^;.:]{2,40})(?=\s*(?:$|[.]))/giu,
    'not $1; not $2',
  ],
  [
    new RegExp(
      String.raw`\b(except(?:\s+for)?|excluding|minus|without|other\s+than|apart\s+from|but\s+not)\s+${ONES}\s+([^,;.()]{2,50}?)\s+(?:and|or|nor)\s+(?:also\s+)?${ONES}\s+(?=(?:who|that|in|at|with|from|on|working|living|based|employed|needing)\b)`,
      'giu',
    ),
    ', nobody $2, nobody ',
  ],
  [
    new RegExp(
      String.raw`\b(?:filter(?:ing)?\s+out|leav(?:e|ing)\s+out|exclud(?:e|ing)|remov(?:e|ing)|tak(?:e|ing)\s+out)\s+(${THING})\s+as\s+an?\s+(?:skill|technology|tool|language|keyword)`,
      'giu',
    ),
    'without $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:for|to)\s+whom\s+(${THING})\s+(?:is|are|would\s+be)\s+(?:unknown|new|unfamiliar|foreign|a\s+mystery|a\s+closed\s+book)(?!\p{L})`,
      'giu',
    ),
    'without $1',
  ],
  [
    new RegExp(
      String.raw`[,–-]?\s*(${COMPANY})\s+(?:must|should|may|can|ought)(?:\s+not|n't)\s+(?:appear|be|feature|show(?:\s+up)?|figure|stand)(?:\s+anywhere)?\s+(?:in|on)\s+(?:the|their|his|her|any)\s+${CV}(?!\p{L})`,
      'gu',
    ),
    ', never worked at $1',
  ],
  [
    new RegExp(
      String.raw`\bwith\s+(${COMPANY})\s+any\s?where\s+(?:on|in)\s+(?:the|their)\s+${CV}(?!\p{L})`,
      'gu',
    ),
    'who ever worked at $1,',
  ],
  // When somebody was or is somewhere.
  [
    /\b(?:(?:where|whose|with)\s+)?(?:(?:the|their|an?)\s+)?(?:present|current)\s+(?:employer(?:'s)?\s+)?(?:industry|sector|field)\s*(?:is|being|:|=|-)?\s+(?=\p{L})(?!(?:experience|knowledge|background)\b)/giu,
    'currently in ',
  ],
  [
    /\b((?:came\s+out\s+of|left|moved\s+on\s+from|quit|departed)\s+(?:(?!\sor\s)[^,;.?\d]){2,60}?)\s+and\s+(?:are|is)\s+(?:no\s+(?:longer|more)|not)\s+there(?:\s+(?:any\s?more|now|today))?(?!\p{L})/giu,
    '$1',
  ],
  [
    /\b(ever\s+(?:been|worked)\s+(?:at|for|with)\s+[^,;.?]{2,40}?),?\s+(?:including|and\s+also|even)\s+(?:the\s+ones|those|people|anyone)\s+(?:(?:who|that)\s+(?:are|is)\s+)?still\s+there(?!\p{L})/giu,
    '$1',
  ],
  [
    /\bat\s+(?:this|the\s+present|the\s+current)\s+(?:very\s+)?(?:time|moment|point(?:\s+in\s+time)?)(?!\p{L})/giu,
    'currently',
  ],
  [
    /\bin\s+(?:former|earlier|past|previous|bygone)\s+(?:times|days|years)\s+(?:by|at|with|for)\s+/giu,
    'formerly at ',
  ],
  [/\b(that|who|which)\s+masters?\s+(?=\p{Lu})/gu, '$1 know '],
];
