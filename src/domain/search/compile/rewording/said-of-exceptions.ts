import type { Ways } from './in-turn.ts';

const ANYWHERE = String.raw`(?:any\s?where|every\s?where|any\s?place|wherever)(?:\s+(?:at\s+all|else|on\s+earth|in\s+the\s+world|you\s+(?:like|have)))?`;
const ANY_PLACE = String.raw`(?:(?:from|in|of|across|within|to)\s+)?(?:any|every|all|each|whatever|whichever)\s+(?:(?:of\s+)?the\s+)?(?:other\s+)?(?:countr(?:y|ies)|nations?|states?|cit(?:y|ies)|towns?|places?|regions?|continents?|locations?|counties|county|provinces?|markets?|parts?\s+of\s+(?:the\s+(?:world|country|globe)|\p{Lu}\p{L}+))`;
const EXCEPT = String.raw`(?:except(?:ing)?(?:\s+(?:for|from|in))?|excluding|excepted|other\s+than|apart\s+from|aside\s+from|outside(?:\s+of)?|besides?|but(?:\s+not)?|bar(?:ring)?|save(?:\s+for)?|minus|as\s+long\s+as\s+(?:it|they)(?:\s+(?:is|are)\s+not|(?:'s|\s+is|\s+are)\s+not|\s?(?:is|are)n'?t)|so\s+long\s+as\s+(?:it|they)(?:(?:'s|\s+is|\s+are)\s+not|\s+(?:is|are)n'?t)|(?:that|which)(?:(?:'s|s|\s+is|\s+are)\s+not|\s+(?:is|are)n'?t)|not)`;
/** What begins a clause of its own, and is no place or person that could be left out. */
const CLAUSE = String.raw`(?=(?:(?:they|he|she|it|you|who)\s+)?(?:has|have|must|should|needs?|ought|can|could|will|would|do|does|wants?|speaks?|only|with|without|preferably|ideally|not|no|is|are|always|willing|able|happy|open|ready)(?!\p{L}))`;

/** Where a country, state or city is that is called so. */
const OF: Record<string, string> = {
  EU: 'the EU',
  European: 'Europe',
  Asian: 'Asia',
  African: 'Africa',
  Australian: 'Australia',
  '(?:US|American)': 'the United States',
  Canadian: 'Canada',
  German: 'Germany',
  '(?:UK|British)': 'the United Kingdom',
  Indian: 'India',
};

/** Whom and what place a word for anybody or anywhere leaves out, and what goes on behind it. */
export const SAID_OF_EXCEPTIONS: Ways = [
  // "Can live anywhere but has to work remote": the "but" goes on.
  [
    new RegExp(
      String.raw`(?<!\p{L})(${ANYWHERE}|any(?:one|body)|every(?:one|body)|some(?:one|body|where))\s*,?\s+but\s+(?:also\s+)?${CLAUSE}`,
      'giu',
    ),
    '$1, ',
  ],
  // "Anyone but job hoppers".
  [
    /(?<!\p{L})(?:any|every)(?:one|body)\s+(?:but|bar|except(?:\s+for)?)\s+(?:the\s+)?(?=(?:\p{Ll}+[\s-])?\p{Ll}{3,}s(?=\s*(?:$|[,;.!?)])))/gu,
    'no ',
  ],
  // "Any EU country but Germany": one of them, and not that.
  ...Object.entries(OF).map(([of, within]): Ways[number] => [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:in|from|of|across)\s+)?(?:any|every|all|each)\s+(?:of\s+the\s+|other\s+)?${of}\s+(?:countr(?:y|ies)|states?|cit(?:y|ies)|provinces?|markets?)\s*,?\s+${EXCEPT}\s+(?:(?:in|from|of)\s+)?(?=(?:the\s+)?\p{Lu})`,
      'gu',
    ),
    `in ${within}, not in `,
  ]),
  // "From every country except the United States", "anywhere that isn't the US".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:from|in)\s+)?(?:${ANYWHERE}|${ANY_PLACE})\s*,?\s+${EXCEPT}\s+(?:(?:in|from|of|based\s+in|at)\s+)?(?=(?:the\s+)?\p{L})(?!(?:only|just|necessarily|limited|important|relevant|who|they|he|she|up\s+for|happy|willing|open|ready|keen|game|able|prepared|would|will|with|a\s)(?!\p{L}))`,
      'giu',
    ),
    'not in ',
  ],
  // "From the big four apart from KPMG": all of a group but one of it.
  [
    /(?<=(?<!\p{L})(?:big\s?(?:four|4|six|6)|faangs?|(?:magic|silver)\s+circle(?:\s+firms?)?|top\s+(?:tier|ten|10)(?:\s+firms?)?))\s*,?\s+(?:apart\s+from|aside\s+from|bar|barring|save(?:\s+for)?|but\s+not|with\s+the\s+exception\s+of|minus|less)\s+(?=\p{L})/giu,
    ' except ',
  ],
];
