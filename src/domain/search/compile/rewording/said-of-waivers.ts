import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!]|[-–—]\s|\b(?:but|and|so|just|as\s+long\s+as|only|no|not|must)(?!\p{L})))`;
const BEGIN = String.raw`(?<=^|[,;.:!(]\s*|\s[-–—]\s+|\b(?:and|but)\s+)`;
const WHAT = String.raw`(?!(?:whether|if|it|that|this|they|we|i)\b)(?:an?\s+|the\s+|any\s+|having\s+)?[\p{L}\p{N}.][\p{L}\p{N}+#&'’/.-]*(?:\s+(?!(?:is|are|was|be|but|and|not|no|who|that|does|do|makes?|whether|if)\b)[\p{L}\p{N}+#&'’/.-]+){0,4}`;
const TO_WHOM = String.raw`(?:\s+(?:to|for|with|by)\s+(?:me|us|them|him|her|the\s+client))?`;
const WORK = String.raw`(?:permanent|perm|contract|contracting|freelance|freelancers?|contractors?|employed|employees?|temp|temporary|fixed[\s-]term|ftc|interim|full[\s-]?time|part[\s-]?time|salaried|self[\s-]employed|casual)`;
/** That something decides nothing. */
const ALL_THE_SAME = String.raw`(?:all\s+(?:the\s+same|one)|neither\s+here\s+nor\s+there|irrelevant|immaterial|unimportant|by\s+the\s+by|beside\s+the\s+point|of\s+no\s+(?:consequence|importance|matter|concern)|no\s+(?:matter|odds|biggie|big\s+deal)|up\s+to\s+(?:them|you)|makes?\s+no\s+(?:odds|difference)|their\s+(?:own\s+)?(?:business|call|choice|affair))${TO_WHOM}`;
const DO_NOT_CARE = String.raw`(?:(?:i|we|they|the\s+client)\s+)?(?:(?:do|does)(?:n't|\s+not)\s+(?:really\s+|much\s+|actually\s+)?(?:care|mind)|(?:could|couldn't)\s+(?:not\s+)?care\s+less|(?:am|are|is)\s+(?:not\s+(?:fussed|bothered|fussy|picky)|easy|relaxed|flexible)|(?:it\s+)?(?:does|do)(?:n't|\s+not)\s+matter|either\s+way|whichever|it\s+is\s+${ALL_THE_SAME})(?:\s+(?:at\s+all|either\s+way|which|either|to\s+me|to\s+us))*`;
const HARDLY = String.raw`(?:strictly\s+|absolutely\s+|really\s+|quite\s+|an?\s+|(?:hard\s+)?)*`;

const PEOPLE = String.raw`(?:they|he|she|people|candidates?|someone|the\s+(?:person|candidate))`;

/** Ways of saying that something need not be, as `plainly` puts them before any reader. */
export const SAID_OF_WAIVERS: Ways = [
  // "It is not necessary that they speak French", "we do not insist that they hold CPA", "they need not be able to speak Dutch".
  [
    new RegExp(
      String.raw`(?:\b(?:it|there|that)(?:['’]s|\s+is)\s+(?:not|no)\s+(?:${HARDLY})(?:necessary|required|needed|need|essential|important|obligatory|obligation|compulsory|mandatory|must|requirement|condition|criterion)|\b(?:(?:we|they|he|she|i|nobody|no\s+one|the\s+client|client)\s+)?(?:(?:do|does)(?:n['’]t|\s+not)\s+)?(?:insists?|demands?|requires?|stipulates?|needs?))\s+(?:that\s+${PEOPLE}\s+(?:can\s+|should\s+|must\s+)?|for\s+(?:them|him|her|people|candidates?)\s+to\s+)(?<=(?:not|no|n['’]t|nobody|one)\s[^,.;]{0,60})(?:be\s+able\s+to\s+)?(speak|have|hold|know|use)s?\s+`,
      'giu',
    ),
    "they don't need to $1 ",
  ],
  [
    new RegExp(
      String.raw`\b${PEOPLE}\s+(?:need\s?n['’]t|need\s+not|(?:are|is)\s+(?:not\s+|n['’]t\s*)(?:obliged|required|expected|asked)\s+to|(?:do|does)(?:n['’]t|\s+not)\s+(?:need|have)\s+to)\s+(?:be\s+able\s+to\s+)?(?=(?:speak|have|hold|know|use)\s)`,
      'giu',
    ),
    "they don't need to ",
  ],
  // "Permanent contract or not is the same for us".
  [
    new RegExp(
      String.raw`${BEGIN}(${WHAT}?)(?:\s+or\s+not)?\s*,?\s+(?:(?:is|are|it['’]s|it\s+is|that['’]s)\s+)?(?:(?:all\s+)?(?:the\s+same|one|equal)|no\s+difference)\s+(?:to|for|with)\s+(?:me|us|them|him|her|the\s+client)${END}`,
      'giu',
    ),
    "$1 doesn't matter",
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(${WHAT}?)\s+or\s+not\s*,?\s+(?:(?:is|are|it['’]s|it\s+is|that['’]s)\s+)?(?:(?:all\s+)?(?:the\s+same|one|equal)|no\s+(?:difference|matter|odds))${END}`,
      'giu',
    ),
    "$1 doesn't matter",
  ],
  // "Freelance or employed is the same for us": each kind of work there is.
  [
    new RegExp(
      String.raw`${BEGIN}((?:${WORK})(?:\s*(?:,|\/|,?\s+or|,?\s+and)\s*(?:${WORK}))+)\s*[,–-]?\s+(?:(?:(?:that|it|this)(?:['’]s|\s+is)|is|are)\s+)?(?:(?:all\s+)?(?:the\s+same|one|equal|alike)(?:\s+(?:to|for|with)\s+(?:me|us|them|him|her|the\s+client))?)${END}`,
      'giu',
    ),
    "$1 doesn't matter",
  ],
  // "It's all one where they live".
  [
    /\b(?:it(?:['’]s|\s+is)|is)\s+(?:all\s+)?(?:one|the\s+same|equal|no\s+(?:matter|odds))(?:\s+(?:to|for|with)\s+(?:me|us|them|him|her))?\s+where(?:ver)?(?:\s+(?:in\s+the\s+(?:country|world)\s+)?(?:they|people|he|she)(?:['’]re|\s+(?:are|is|live|lives|sit|work|come))?(?:\s+(?:living|based|from|working))?(?:\s+(?:now|today|at\s+(?:present|the\s+moment|the\s+minute)|currently|these\s+days))?)?/giu,
    'anywhere',
  ],
  // "She said DHL people are fine": who is there may be sent.
  [
    /(?<=^|[.;,:]\s*|\b(?:and|but)\s+)(?:(?:[Hh]e|[Ss]he|[Tt]hey|[Tt]he\s+client|[Ww]e|[Ii])\s+(?:said|says?|told\s+(?:me|us)|confirmed|confirms?)\s+(?:that\s+)?)(\p{Lu}[\p{L}&'’.-]*(?:\s+\p{Lu}[\p{L}&'’.-]*){0,2})\s+(?:people|staff|folks?|employees|lot)\s+(?:are|is|would\s+be)\s+(?:also\s+|all\s+)?(?:fine|ok(?:ay)?|welcome|allowed|good|grand|fair\s+game|no\s+(?:problem|issue)|not\s+an?\s+(?:problem|issue))(?=\s*(?:$|[,;.)!]|\b(?:and|but)\b))/gu,
    "doesn't matter if they are at $1",
  ],
  // "Isn't a must", "is no must", ", not that it is essential".
  [
    new RegExp(
      String.raw`\b(?:(?:is|are|was)n't|(?:is|are)\s+(?:no|not)|not)\s+${HARDLY}(must(?:[\s-]haves?)?|deal[\s-]?breakers?|essential|mandatory|compulsory|critical|crucial)(?!\p{L})`,
      'giu',
    ),
    'not essential',
  ],
  [
    /\s*[,–-]\s*(?:though\s+|but\s+)?not\s+that\s+(?:it\s+is|they\s+are|it's|that's|that\s+is)\s+(?:strictly\s+|absolutely\s+|really\s+)?(?:an?\s+)?(?:essential|needed|required|must|mandatory|necessary|crucial)(?!\p{L})/giu,
    ' not essential',
  ],
  // "Operatives with a forklift ticket or without", "drivers whether or not they have ADR".
  [
    /(?<=[\p{L}\p{N})]\s+)(?:with|having|holding)\s+(?:an?\s+|the\s+|any\s+)?(?!or\b)((?:(?!(?:and|or|with|without|in|at|who)\b)[\p{L}\p{N}+#.&-]+\s+){1,3}?)(?:or|and)\s+(?:without(?:\s+(?:it|one|them|that|any))?|not)(?=\s*(?:$|[,;.)!]|\b(?:in|at|from|near|around|but|and|who|that|for|on)\b))/giu,
    ', $1not required, ',
  ],
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N})]\s+)(?:whether|if)\s+or\s+not\s+(?:they|he|she)\s+(?:have|has|hold|holds|know|knows|speak|speaks)\s+(?:got\s+)?(${WHAT}?)(?=\s*(?:$|[,;.)!]|\b(?:in|at|from|near|around|but|and|who|for|on)\b))`,
      'giu',
    ),
    ', $1 not required, ',
  ],
  // "Physios with or without paediatrics", "they can be remote or not".
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N})]\s+)with\s+or\s+without\s+(${WHAT}?)(?=\s*(?:$|[,;.)!]|\b(?:in|at|from|near|around|but|and|who|that|for|on|only|must|no|not)\b))`,
      'giu',
    ),
    ', $1 not required, ',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:${PEOPLE}\s+)?(?:can|could|may|might)\s+(?:be|work)\s+(${WHAT}?)\s+or\s+not${END}`,
      'giu',
    ),
    "$1 doesn't matter",
  ],
  // "They don't insist on CPA", "with or without CPA", "whether or not they have CPA".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:they|we|i|he|she|the\s+client|clients?)\s+)?(?:(?:do|does|will|would)(?:n't|\s+not)|won't|are\s+not|is\s+not|never)\s+(?:insist(?:s|ing)?\s+(?:up)?on|stipulat(?:e|ing)|demand(?:s|ing)?|hold(?:s|ing)?\s+out\s+for)\s+(${WHAT})${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:with\s+or\s+without|(?:whether|if)\s+or\s+not\s+(?:they|he|she|someone|people)\s+(?:have|has|hold|know|speak|got)|(?:whether|if)\s+they\s+(?:have|hold|know|speak)\s+(?:it\s+or\s+not\s+)?)\s+(${WHAT}?)(?:\s+or\s+not)?${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  [
    new RegExp(String.raw`${BEGIN}(${WHAT})\s+(?:is\s+|are\s+|being\s+)?${ALL_THE_SAME}${END}`, 'giu'),
    "$1 doesn't matter",
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(${WHAT})\s+(?:is\s+|are\s+)?(?:no|not\s+an?)\s+(?:bar|barrier|object|obstacle|hindrance|constraint|restriction|limit(?:ation)?|concern)${TO_WHOM}${END}`,
      'giu',
    ),
    "$1 doesn't matter",
  ],
  // "They can be at EY or KPMG, I don't care", "whether they are at EY is all the same to me".
  [
    new RegExp(
      String.raw`(?:${BEGIN}(?:(?:they|he|she|people|candidates)\s+)?|(?<=[\p{L}\d]\s+)(?:they|candidates)\s+)(?:can|could|may|might)\s+be\s+([^,;.()]{2,60}?)\s*[,–-]?\s+${DO_NOT_CARE}${END}`,
      'giu',
    ),
    "doesn't matter if they are $1",
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:whether|if)\s+((?:(?:they|he|she|people|candidates)\s+(?:are|is)\s+)?[^,;.()]{2,60}?)\s*,?\s+(?:(?:is|makes?)\s+)?(?:${ALL_THE_SAME}|no\s+(?:odds|difference)|${DO_NOT_CARE})${END}`,
      'giu',
    ),
    "doesn't matter if $1",
  ],
  [
    /\b(?:could(?:n't|\s+not)?\s+care\s+less|(?:do|does)(?:n't|\s+not)\s+give\s+(?:a|two)\s+\p{L}+)(?=\s+(?:about|if|whether|where|which|what|how)\b)/giu,
    "don't care",
  ],
  [
    /(?<=\bor\s+(?!(?:perm(?:anent)?|contract(?:ors?)?|temp(?:orary)?|freelance|interim|casual|not|no)\b)[^,;.()]{2,30}?)(?<!(?:contract|temp|freelance|perm|permanent|casual|interim)\s+or\s+[^,;.()]{2,30}?)\s*,?\s+(?:i|we|they)\s+(?:do(?:n't|\s+not))\s+(?:really\s+)?(?:care|mind)(?:\s+which(?:\s+one)?)?(?=\s*(?:$|[,;.)!]|\b(?:but|and|so|just|as\s+long\s+as|only|no)\b))/giu,
    '',
  ],
  // "Without Azure is also acceptable", "no ICU is fine too", "lacking CPA won't hurt".
  [
    new RegExp(
      String.raw`${BEGIN}(?:without|no|lacking|(?:a\s+)?lack\s+of|not\s+having|missing)\s+(${WHAT})\s+(?:is|are|would\s+be|'s|will\s+be)\s+(?:also\s+|equally\s+|just\s+as\s+|perfectly\s+|quite\s+)*(?:ok(?:ay)?|fine|acceptable|good|possible|welcome|no\s+(?:problem|issue|bother|drama|deal[\s-]?breaker)|not\s+an?\s+(?:problem|issue|deal[\s-]?breaker)|alright|all\s+right)(?:\s+(?:too|as\s+well|also))?${TO_WHOM}${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:without|lacking|(?:a\s+)?lack\s+of|not\s+having)\s+(${WHAT})\s+(?:won['’]?t|will\s+not|does\s+not|doesn['’]t)\s+(?:hurt|matter|kill|rule\s+(?:anyone|them)\s+out)${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  // What the client offers: "sponsorship is fine", "visa sponsorship can be arranged".
  [
    /(?<=^|[,;.:(]\s*|\b(?:and|but|as)\s+)(?:visa\s+)?sponsorship\s+(?:(?:is|would\s+be|will\s+be|can\s+be)\s+)?(?:fine|ok(?:ay)?|available|possible|offered|provided|arranged|given|on\s+offer|on\s+the\s+table|no\s+(?:issue|problem|worries|drama|bother|obstacle|bar))(?=\s*(?:$|[,;.)!]))/giu,
    'we can sponsor',
  ],
];
