import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COMPANIES = String.raw`(?:the\s+)?${COMPANY}(?:(?:\s*,?\s*\b(?:or|and)\s+|\s*,\s*|\s*\/\s*)(?:the\s+)?${COMPANY})*`;
const WHERE = '(?:country|location|place|city|town|region|nationality\\s+of\\s+residence)';

/** Phrases whose words one by one are conditions ("on the payroll", "plays no role"), as what they say, put so before any reader. */
export const SAID_IN_IDIOMS: Ways = [
  // "We are banking on a Java developer": hoping for one, whatever the bank.
  [
    /(?<=^\s*|[,;.(–-]\s*|(?<!\p{L})(?:we|i|they|client|am|are|is)(?:['’](?:re|m|s|ve))?\s+(?:\p{L}+ly\s+|been\s+)?)banking\s+(?:up)?on\s+(?:(?:getting|finding|having|hiring)\s+|(?=(?:some(?:one|body)|an?|\d+)(?!\p{L})))/giu,
    'need ',
  ],
  // "Looking to go perm": the kind of work that they wish for.
  [
    /(?<!\p{L})(?:look(?:s|ing)?|want(?:s|ing)?|hop(?:es?|ing)|wish(?:es|ing)?|keen|ready|trying)\s+to\s+(?:go|turn|become|be|get|move\s+(?:in)?to|switch\s+to|convert\s+to)\s+(?:an?\s+)?(?=(?:perm(?:anent)?|contract(?:ing)?|freelanc(?:e|ing)|temp(?:ing)?|part[\s-]time)(?![\p{L}-]))/giu,
    'looking for ',
  ],
  [
    /(?<!\p{L})(?:wanting|hoping\s+for)\s+(?:an?\s+)?(?=(?:perm(?:anent)?|contract(?:ing)?|freelance|temp)(?![\p{L}-]))/giu,
    'looking for ',
  ],
  // "Have been on the payroll there since 2023": employed there.
  // "On the books of Canva or Atlassian", "of a miner", "on the payroll of a bank or a telco".
  [
    /(?<!\b(?:been|ever|was|were|once|previously|formerly|not|nobody|no\s+one)\s+(?:\p{L}+\s+)?)\b(?:(?:who\s+are|currently|now|presently)\s+)?on\s+the\s+(?:books|payroll)\s+(?:of|at)\s+(?=(?:the\s+)?\p{Lu}|(?:an?|some|either|any)\s+\p{Ll})/gu,
    'working for ',
  ],
  [/\s+on\s+(?:the|their|its)\s+(?:payroll|books)(?=\s+(?:there|at|of|with|since)(?!\p{L}))/giu, ''],
  // "Are with DHL at the moment and have been there since 2023": of the present job.
  [
    /(?<=(?<!\p{L})(?:now|today|currently|presently|at\s+(?:present|the\s+moment)))\s+and\s+(?:have|has)\s+been\s+there\s+(?=(?:since|for)(?!\p{L}))/giu,
    ', in their present job ',
  ],
  // "Since 2023 or before": at least as long as that.
  [
    /(?<!\p{L})(since\s+(?:\p{L}+\s+)?(?:(?:19|20)\d{2}|twenty\s+twenty(?:[\s-]\p{L}+)?))\s+or\s+(?:before|earlier)(?!\p{L})(?!\s+(?:at|with|in)\s)/giu,
    '$1',
  ],
  // "Not only seniors, also mids": either.
  [
    /(?<!\p{L})not\s+(?:only|just)\s+((?:in\s+|at\s+|with\s+)?[^,;.]{2,30}?)\s*,?\s+(?:but\s+)?also\s+(?:(?:in|at|with)\s+)?(?=\p{L})/giu,
    '$1 or ',
  ],
  // "People from hotels and restaurants": of either.
  [
    /(?<=(?<!\p{L})(?:people|anybody|anyone|everybody|everyone|someone|somebody|candidates|folks?|ppl)\s+from\s+)(\p{Ll}{4,})\s+(?:and|&)\s+(\p{Ll}{4,})(?=\s*(?:$|[,;.(]))/giu,
    '$1 or $2',
  ],
  // "The country plays no role".
  [
    new RegExp(
      String.raw`[,;]?\s*(?<!\p{L})(?:the\s+|which\s+|their\s+)*${WHERE}\s+(?:plays?|has|have|is\s+of)\s+no\s+(?:role|part|importance|bearing|relevance|consequence)(?!\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    /[,;]?\s*(?<!\p{L})no\s+matter\s+(?:what|which\s+job)\s+(?:they|he|she)\s+(?:do|does|work(?:s)?(?:\s+as|\s+in)?)(?:\s+for\s+a\s+living)?(?=\s*(?:$|[,;.)]))/giu,
    ', whatever they do for a living',
  ],
  // "Look at geologists and at mining engineers": one list.
  [
    /(?<!\p{L})((?:look(?:s|ing)?|ask(?:s|ing|ed)?|search(?:es|ing)?|hir(?:e|es|ing))\s+(at|for|after)\s+[^,.;]{3,40}?\s+(?:and|or))\s+\2\s+(?=\p{L})/giu,
    '$1 ',
  ],
  // "Nobody with Canva or Atlassian in their past or present".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:with|having)\s+(${COMPANIES})\s+(?:in|on)\s+(?:their|his|her)\s+(?:past\s+or\s+present|present\s+or\s+past)(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    'who worked at $1',
  ],
  // "Not anyone teaching at Hillview now": whoever is there, whatever they do.
  [
    /(?<!\p{L})(not|no|without|excluding)\s+(any(?:one|body)|those|people)\s+(?:who\s+(?:is|are)\s+)?(?:teaching|nursing|cooking|driving|coding|selling|working|employed)\s+at\s+(?=\p{L})/giu,
    '$1 $2 at ',
  ],
  // "Over here, Ireland or the UK": where that is.
  [/(?<!\p{L})over\s+here\s*,\s+(?=(?:in\s+)?(?:the\s+)?\p{Lu})/gu, ''],
];
