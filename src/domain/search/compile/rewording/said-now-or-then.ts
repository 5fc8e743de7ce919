import { DOES, DOING } from '../careers/doing-words.ts';
import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,?\s*\bor\s+(?:at\s+|with\s+)?|,\s*|\/\s*)${COMPANY})*`;
const POINT = String.raw`(?:at\s+(?:some|any|one|an\s+earlier)\s+(?:point|stage|time)(?:\s+(?:before(?:hand)?|earlier|previously|in\s+the\s+past|in\s+(?:their|the|his|her)\s+(?:careers?|past|li(?:fe|ves))))?)`;
const NOW = String.raw`(?:(?:there\s+|still\s+)*(?:(?:right\s+)?now|today|at\s+present|at\s+the\s+moment|currently|these\s+days)|current(?:ly)?|at\s+present|at\s+the\s+moment|(?:in\s+)?(?:their\s+)?present(?:ly)?|still\s+(?:there|are|is|do(?:es)?|works?|working)(?:\s+(?:there|so))?|(?:(?:who|that|they)\s+)?(?:is|are|works?|sits?)\s+(?:still\s+)?there(?:\s+(?:now|today|still|at\s+present))?|these\s+days|(?:as|with)\s+(?:their|the|an?|his|her)\s+(?:(?:current|present|today['’]s)\s+(?:employer|house|firm|company|job|workplace)(?:\s+(?:now|today))?|(?:employer|house|firm|company|workplace)\s+(?:right\s+now|now|today|currently|at\s+present|these\s+days|at\s+the\s+moment)))`;
const THEN = String.raw`(?:before(?:hand)?|previous(?:ly)?|former(?:ly)?|once|ever|earlier|historically|in\s+the\s+past|(?:in\s+)?(?:their\s+)?past|${POINT}|(?:(?:some|any)where\s+)?(?:in|on|from)\s+(?:the|their|his|her|an?)\s+(?:(?:work|job|employment|career|past)\s+)?(?:history|histories|past|backgrounds?|careers?|cvs?|CVs?|r[eé]sum[eé]s?)(?!\s*,?\s*(?:and(?!\/)|&)|\s+(?:life|lives|job|role|employer)(?!\p{L}))|in\s+an?\s+(?:past|previous|former|earlier)\s+(?:life|job|role)|years\s+ago|some\s+time\s+ago)(?:\s+(?:was|were)(?:\s+there)?)?|(?:was|were|used\s+to\s+be|have\s+been|has\s+been)(?:\s+(?:there|once|before|previously|formerly|earlier|in\s+the\s+past|${POINT}))+`;
const JOINT = String.raw`\s*(?:,?\s*\b(?:or|and|and\/or)\b|&|\/)\s*(?:(?:else|also|if\s+not|just)\s+)*`;
const SEAT = String.raw`(?:(?:there|with\s+them|in\s+(?:the|that|their|his|her)\s+(?:seat|chair|job|role|post|building)|on\s+(?:the|their)\s+(?:books|payroll)|(?:working|employed)\s+(?:there|for\s+them))(?:\s+(?:now|today))?)`;
const GONE = String.raw`(?:(?:(?:has|have|['’]ve|['’]s)\s+)?(?:(?:already|long|since|now)\s+)*(?:gone|left|moved\s+on|departed)(?:\s+(?:since|already|elsewhere|now))?|not(?:\s+any\s?more)?|no\s+longer(?:\s+there)?|elsewhere\s+(?:now|since))`;
/** "Still there or not", "still in the seat or since moved on", "where they sit today or an earlier job". */
const STILL_OR_GONE = String.raw`(?:[Ww]hether\s+or\s+not\s+(?:they|he|she)(?:['’](?:re|s)|\s+(?:are|is))\s+still\s+${SEAT}|(?:(?:[Ww]hether|if|no\s+matter\s+(?:if|whether))\s+)?(?:(?:they|he|she)(?:['’](?:re|s)|\s+(?:are|is))\s+)?(?:still\s+${SEAT}\s*,?\s+or\s+${GONE}|${GONE}\s*,?\s+or\s+still\s+${SEAT})|(?:[Ww]hether\s+)?(?:that|it)(?:['’]s|\s+is)\s+where\s+(?:they|he|she)(?:['’](?:re|s)|\s+(?:are|is|sits?|works?))(?:\s+(?:now|today|currently|at\s+present|these\s+days))?\s*,?\s+or\s+(?:in\s+|was\s+)?(?:an?\s+|some\s+)?(?:earlier|previous|past|former|prior)\s+(?:job|role|employer|post|house|stop|one))(?=\s*(?:$|[,;.)]|[-–—]\s|\b(?:who|with|in|and|but|on)\s))`;
const EITHER = String.raw`(?:(?:[Ee]ither|whether|be\s+(?:it|that)|whether\s+(?:it(?:'s|\s+is)|that(?:'s|\s+is)))\s+)?`;
const NOW_OR_THEN = String.raw`${EITHER}(?:(?:${NOW})${JOINT}(?:${THEN})|(?:${THEN})${JOINT}(?:${NOW}))(?!\p{L}|\s+(?:at|with|for|in|on)\b)`;
const AT = String.raw`(?:(?:(?:who|that|and)\s+)?(?:(?:are|is|be|been|(?:have|has|had|'ve)\s+(?:been|worked)|work(?:s|ed|ing)?|employed|sit(?:s|ting)?)\s+)?(?:at|with|for|from|by|inside)\s+)`;
const OF_THEM = String.raw`(?:\s+(?:people|staff|folks?|employees|background|experience|alumni|on\s+(?:the|their|his|her)\s+(?:cv|resum[eé]|r[eé]sum[eé]|books)s?))?`;
const WAS_AT = String.raw`(?:(?:(?:who|that|and)\s+)?(?:(?:have|has|had|'ve|'s)\s+)?(?:been|worked|was|were|served|spent\s+time|(?:had|done)\s+(?:a\s+)?(?:spell|stint|time|stretch))\s+(?:(?:earlier|before|previously|formerly|once|already)\s+)?(?:at|with|for|in|inside))`;

/** Employers of now or before, whichever it is, as `plainly` puts them before any reader: "been at Linklaters at some point or there now". */
export const SAID_NOW_OR_THEN: Ways = [
  // "At PwC at any time up to now".
  [
    /(?<=\bat\s+(?:any|some)\s+(?:point|time|stage))\s*,?\s+(?:(?:up\s+)?(?:to|until|till)|up\s+to\s+and\s+including)\s+(?:right\s+)?(?:now|today|date|the\s+present)(?:\s+day)?(?![\p{L}-])/giu,
    '',
  ],
  // What somebody does for a company is said by the trade's own verb: "flying for Emirates", "who teach at GEMS".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:currently|presently|now|at\s+present|right\s+now)\s+${DOING}\s+(?:at|for|with)\s+(?=(?:the\s+)?\p{Lu})`,
      'gu',
    ),
    'now at ',
  ],
  [
    new RegExp(String.raw`\b(?:who|that)\s+${DOES}\s+(?:at|for|with)\s+(?=(?:the\s+)?\p{Lu})`, 'gu'),
    'who work at ',
  ],
  // "Today in Geneva" is where they live, as "now in" is.
  [
    /\b(?:today|these\s+days|at\s+present|at\s+the\s+moment|right\s+now|as\s+we\s+speak)\s+(?=in\s+\p{Lu})/gu,
    'now ',
  ],
  [
    new RegExp(
      String.raw`\b${WAS_AT}\s+(${COMPANIES})(?:\s+(?:${POINT}|once|before|in\s+the\s+past|previously))?\s*,?\s+or\s+(?:(?:who|that)\s+)?${NOW}(?!\p{L}|\s+(?:at|with|for)\b)`,
      'gu',
    ),
    'worked at $1',
  ],
  // "Who have worked for BHP or Rio Tinto, including those who are there today".
  [
    new RegExp(
      String.raw`\b${WAS_AT}\s+(${COMPANIES})\s*[,(–-]*\s*(?:(?:and|also)\s+)?(?:including|includes?|incl\.?|counting|plus|not\s+excluding)\s+(?:(?:those|anyone|anybody|people|the\s+ones?)\s+)?(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?${NOW}\)?(?!\p{L}|\s+(?:at|with|for)\b)`,
      'gu',
    ),
    'worked at $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:currently|now|presently|still)\s+)?(?:are|is|work(?:s|ing)?|sits?|employed)\s+(?:(?:now|currently|today)\s+)?(?:with|at|for|in|by)\s+(${COMPANIES})(?:\s+(?:now|today|currently))?\s*,?\s+or\s+(?:(?:who|that|once|previously|formerly)\s+)*(?:(?:was|were|(?:(?:have|has)\s+)?(?:been|worked|done\s+so)|used\s+to(?:\s+(?:be|work|do\s+so))?|did)(?:\s+(?:at|with|for|in|by)\s+(?:(?:any|one|either)\s+of\s+(?:them|these|those|the\s+(?:two|three|four))|them|it|either|one|both))?(?!\p{L}|\s+(?:at(?!\s+(?:some|any|one|an)\b)|with|for)\b))(?:\s+(?:there|once|before|previously|formerly|earlier|so|in\s+the\s+past|(?:earlier\s+)?in\s+(?:their|his|her|a)\s+(?:careers?|lives|life|past)|${POINT}))*`,
      'gu',
    ),
    'worked at $1',
  ],
  // "At EY or KPMG now… no wait, they can have been there before too": the "now" is taken back.
  [
    new RegExp(
      String.raw`(?<=(?:[,;…]|\bat|\bwith)\s*)(${COMPANIES})\s+(?:right\s+)?(?:now|today|currently)\s*[,;.…–-]+\s*(?:(?:no|wait|actually|oh|hm+|sorry|well|scratch\s+that)\s*,?\s+)*(?:(?:they|people|those)\s+)?(?:(?:can|could|may|might)\s+(?:also\s+)?have\s+(?:been|worked)\s+there\s+(?:before|earlier|previously|in\s+the\s+past)(?:\s+(?:too|as\s+well|also))?|(?:the\s+)?(?:past|former|ex)\s+(?:staff\s+|people\s+|ones\s+)?(?:is|are|would\s+be)\s+(?:fine|ok(?:ay)?|good)(?:\s+(?:too|as\s+well|also))?)`,
      'giu',
    ),
    'worked at $1',
  ],
  // "Ex Accor or Hilton, or currently at either".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:not|never|no|without)\s+)(?:[Ee]x|[Ff]ormer(?:ly)?|[Pp]reviously|[Pp]ast|(?:who\s+)?(?:worked|used\s+to\s+work|left|was|were|been))[\s-]+(?:(?:at|with|for|of)\s+)?(${COMPANIES})\s*,?\s+(?:or|and\/or)\s+(?:(?:who|that|those|they|are|is|be|even|else|people)\s+)*(?:(?:currently|presently|now|still|today)\s+)*(?:working\s+|employed\s+)?(?:at|with|for|in|by)\s+(?:either|any|both|one|them|those|these|it|the\s+same)(?:\s+of\s+(?:them|these|those|the\s+(?:two|three|four)))?(?:\s+(?:now|today|currently|still))?(?!\p{L})`,
      'gu',
    ),
    'worked at $1',
  ],
  // "Pilots for Qantas or Emirates, or cabin crew for either": the houses that were named.
  [
    new RegExp(
      String.raw`(?<=\b(?:at|for|with|from|ex)[\s-]+)(${COMPANIES})(\s*,?\s+(?:or|and|plus)\s+(?:\p{Ll}[\p{L}-]*\s+){1,3}?)(?:at|for|with|from)\s+(?:either|both|the\s+same|them|any|one)(?:\s+(?:of\s+(?:them|those|these|the\s+two)|two|ones?|houses?|companies))?(?=\s*(?:$|[,;.)!?]))`,
      'gu',
    ),
    '$1$2at $1',
  ],
  // "At DHL or TNT, or ex of either", "off Hochtief or there still".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:not|never)\s+)(?:(?:who|that)\s+)?(?:(?:currently|now|are|is|work(?:s|ing)?|employed)\s+)*(?:at|with|for|by)\s+(${COMPANIES})\s*,?\s+(?:or|and)\s+(?:(?:they\s+)?(?:are|is)\s+)?(?:ex(?:es)?|former|previously|formerly|past|old)[\s-]+(?:(?:staff|people|employees|hands?)\s+)?(?:of|at|from|with)?\s*(?:either|any|both|one|them|those|these|it|the\s+same|there)(?:\s+of\s+(?:them|these|those|the\s+(?:two|three)))?(?!\p{L})`,
      'gu',
    ),
    'worked at $1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:off|from|ex|out\s+of|left|formerly\s+(?:at|of|with))[\s-]+(${COMPANIES})\s*,?\s+or\s+(?:(?:who|that|are|is|they|they're|even)\s+)*(?:there\s+still|still\s+(?:there|with\s+them|at\s+it)|there\s+(?:now|today|at\s+present)|not\s+yet\s+(?:left|gone)|yet\s+to\s+leave)(?!\p{L})`,
      'gu',
    ),
    'worked at $1',
  ],
  // "Who are, or once were, at Slater and Gordon".
  [
    new RegExp(
      String.raw`\b(?:who\s+|that\s+)?(?:(?:currently|now)\s+)?(?:are|is|works?|working)\s*,?\s+(?:or|and)\s+(?:(?:who|that|at\s+(?:one|some)\s+(?:time|point)|once|previously|formerly|have|has)\s+)*(?:was|were|been|worked|used\s+to(?:\s+(?:be|work))?|did)(?:\s+(?:once|before|previously|formerly|${POINT}))?\s*,?\s+(?:employed\s+)?(?:with|at|for|by)\s+(?=\p{Lu})`,
      'gu',
    ),
    'worked at ',
  ],
  // "Have to have McKinsey or BCG in their history or as their employer today".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:who|that|they)\s+)?(?:(?:must|should|ha(?:ve|s)\s+to|needs?\s+to)\s+)?(?:have|has|had|having|with|show)\s+(?:got\s+)?(${COMPANIES})\s*[,(–-]*\s*${NOW_OR_THEN}\)?`,
      'gu',
    ),
    'worked at $1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:${AT}|(?:[Ee]x|[Ff]ormer(?:ly)?)[\s-]+(?:at\s+)?)(${COMPANIES})${OF_THEM}\s*[,(–-]*\s*${NOW_OR_THEN}\)?`,
      'gu',
    ),
    'worked at $1',
  ],
  // "Port operations, DP World or PSA International, now or before": a clause of employers alone.
  [
    new RegExp(
      String.raw`(?<=^\s*|[;.]\s*|(?<!\p{Lu}[\p{L}\p{N}&.'’-]*)\s*,\s*)(${COMPANY}(?:\s+or\s+${COMPANY})*)${OF_THEM}\s*[,(–-]*\s*${NOW_OR_THEN}\)?`,
      'gu',
    ),
    'worked at $1',
  ],
  // Without a word before them they may stand behind places: "in WA or NSW, Rio or BHP now or in the past".
  [new RegExp(String.raw`(?<=\p{Lu}[\p{L}\p{N}&.'’-]*${OF_THEM})\s*[,(–-]*\s*${NOW_OR_THEN}\)?`, 'gu'), ''],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:firms?|compan(?:y|ies)|banks?|houses?|groups?|agenc(?:y|ies)|consultanc(?:y|ies)|four|4)\s*,?\s*)${NOW_OR_THEN}(?:\s*[:–-]+\s*|\s+(?=(?:at|with|for|employees|people)\s))(?:(?:at|with|for|from|employees\s+of|people\s+(?:at|from|of))\s+)?(${COMPANIES})${OF_THEM}`,
      'gu',
    ),
    'worked at $1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:current(?:ly)?|now|present(?:ly)?|past|former(?:ly)?|previous(?:ly)?)${JOINT}(?:current(?:ly)?|now|present(?:ly)?|past|former(?:ly)?|previous(?:ly)?)\s+(?:(?:at|with|for|from|in|employees\s+of|people\s+(?:at|from|of))\s+)?(?=${COMPANY})`,
      'gu',
    ),
    'worked at ',
  ],
  // "At Canva, still there or since left", and behind what tells already that it may be long ago.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:${WAS_AT}|${AT})\s*(${COMPANIES})${OF_THEM}(?:\s+${POINT})?\s*[,(–—-]+\s*${STILL_OR_GONE}\)?(?:\s+[–—-](?=\s))?`,
      'gu',
    ),
    'worked at $1,',
  ],
  [new RegExp(String.raw`(?<=\b${WAS_AT}\s[^,;.()–—]{2,60})\s*[,(–—-]+\s*${STILL_OR_GONE}\)?`, 'giu'), ''],
  // When it was is all the same.
  [
    new RegExp(
      String.raw`(?<=\b${COMPANIES}${OF_THEM})\s*[,(–-]+\s*(?:(?:it|that)\s+)?(?:(?:does\s?n['’]?t|does\s+not|do\s?n['’]?t|do\s+not|no)\s+(?:really\s+|much\s+)?(?:matter|mind|care)(?:\s+(?:about\s+)?when|\s+(?:if|whether)\s+(?:(?:they|it|that)(?:\s+(?:are|is|were|was)|['’]re|['’]s)\s+)?(?:still\s+)?${NOW_OR_THEN})?|no\s+matter\s+(?:if|whether)\s+(?:(?:they|it|that)(?:\s+(?:are|is|were|was)|['’]re|['’]s)\s+)?(?:still\s+)?${NOW_OR_THEN}|whenever|any\s?time|no\s+matter\s+when|${POINT})(?:\s+(?:it|that|they)\s+(?:was|were)(?:\s+there)?)?\)?(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    '',
  ],
];
