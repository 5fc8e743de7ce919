import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,?\s*\bor\s+(?:at\s+|with\s+)?|,\s*|\/\s*)${COMPANY})*`;
const READY = String.raw`(?:(?:who|that)\s+)?(?:(?:are|is|would|will|could|can|either|also|be|both|consider(?:s|ing)?|accept(?:s|ing)?|up|happy|open|willing|ready|prepared|keen|able|set\s+up|content|glad|game|free|to|for|on)\s+)*`;
const FULLY = String.raw`(?:(?:fully|100\s?%|entirely|completely|purely|permanently|full[\s-]time)\s+)?`;
const REMOTE = String.raw`(?:(?:be|being|work(?:ing)?|go(?:ing)?|stay(?:ing)?)\s+)?${FULLY}(?:remote(?:ly)?|from\s+home)(?:\s+work(?:ing)?)?`;
const MOVE = String.raw`(?:relocat(?:e|es|ing|ion|able)|mov(?:e|ing)|a\s+move|shift(?:ing)?)`;
const END = String.raw`(?=\s*(?:$|[,;.)!?]|\b(?:and|with|who|in|but|for)\b(?!\s+(?:to|for)\b)))`;
const LANGUAGE = String.raw`(?:an?\s+|their\s+|any\s+)?(?:second|other|another|extra|additional|further|foreign|2nd)\s+language`;
const STILL = String.raw`(?:(?:(?:who|they)\s+)?(?:are\s+|is\s+)?(?:still\s+|now\s+|currently\s+)+(?:there|with\s+them|on\s+board|employed(?:\s+there)?)|there\s+(?:still|now|today|yet))`;
const JOB_NOW = String.raw`(?:(?:the|their|his|her)\s+)?(?:today(?:'s)?|current|present|existing)\s+(?:jobs?|employers?|roles?|positions?|posts?)`;

/** Two ways either of which will do, and remarks on which counts, as `plainly` puts them before any reader: "remote or to relocate". */
export const SAID_OF_EITHER_WAY: Ways = [
  // "Happy to be fully remote or to relocate", the one way round and the other.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${READY}${REMOTE}\s*,?\s*(?:\bor\b|\/)\s*${READY}${MOVE}${END}`,
      'giu',
    ),
    'remote or open to relocation',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${READY}${MOVE}\s*,?\s*(?:\bor\b|\/)\s*${READY}${REMOTE}${END}`,
      'giu',
    ),
    'remote or open to relocation',
  ],
  // "With a second language of German or Spanish": which ones is said.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:with|having|ha(?:s|ve)|who\s+(?:ha(?:s|ve)|speaks?)|whose|speak(?:s|ing)?)\s+)?${LANGUAGE}s?\s*(?:\s(?:of|is|are|being|either|in|must\s+be|should\s+be|to\s+be)\s+|[:,(–-]\s*)(?:either\s+)?(?=(?:French|German|Spanish|Italian|Portuguese|Dutch|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Arabic|Polish|Swedish|Norwegian|Danish|Finnish|Hindi|Russian|Turkish|Greek|Czech|Hungarian|Romanian|Thai|Hebrew|Welsh|Irish|Ukrainian|Malay|Indonesian|Tagalog|Urdu|Punjabi)(?!\p{L}))`,
      'giu',
    ),
    'speaking ',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:with|having|ha(?:s|ve)|speak(?:s|ing)?)?\s*${LANGUAGE}\s+((?:French|German|Spanish|Italian|Portuguese|Dutch|Mandarin|Cantonese|Japanese|Korean|Arabic|Polish)(?!\p{L}))`,
      'giu',
    ),
    ' speaking $1',
  ],
  // "Citizenship or PR", "citizens or PRs".
  [
    /(?<=\b(?:citizens?|citizenship|passports?|nationals?|visas?)\s*(?:,\s*|\/\s*|\s(?:or|and\/or)\s+)(?:(?:with|have|has|hold|a|full)\s+)*)PRs?(?![\p{L}-])/gu,
    'permanent residents',
  ],
  [
    /(?<![\p{L}-])PRs?(?=\s*(?:,|\/|\s(?:or|and\/or)\s)\s*(?:(?:an?|full|Australian|Aussie|NZ|UK|US|Canadian)\s+)*(?:citizens?|citizenship|passports?)(?!\p{L}))/gu,
    'permanent residents',
  ],
  // "Who do we have as ICU nurses", "what have we got in the way of nurses".
  [
    /^\s*(?:(?:so|ok(?:ay)?|right|hi|hey|hello)\s*[,!]?\s+)*wh(?:o|at)\s+(?:(?:else\s+)?(?:do|did)\s+(?:we|you|i)\s+(?:currently\s+|still\s+)?have|(?:have|'ve)\s+(?:we|you|i)(?:\s+got)?|is\s+there|are\s+there|we\s+got)(?:\s+(?:on\s+(?:the\s+)?(?:books|file|record)|in\s+(?:the\s+)?(?:system|database)|available))?\s+(?:as|in\s+the\s+way\s+of|by\s+way\s+of|(?:in\s+)?terms\s+of|among(?:st)?(?:\s+the)?)\s+(?:an?\s+)?/giu,
    '',
  ],
  // "Ex Nestlé, or still there", "who left Nestlé or are still there".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:ex|former(?:ly)?|past|previously|(?:who\s+)?(?:have\s+)?left|used\s+to\s+(?:be|work))[\s-]+(?:(?:at|with|for|of)\s+)?(${COMPANIES})(?:\s+(?:people|staff|employees))?\s*[,(]?\s+or\s+(?:(?:who|that)\s+)?(?:else\s+)?${STILL}\)?`,
      'gu',
    ),
    'worked at $1',
  ],
  // "Still there or not", "whether still there or gone".
  [
    new RegExp(
      String.raw`(?<=\b(?:at|from|with|for|of)\s+${COMPANIES})\s*[,(–-]*\s*(?:whether\s+)?(?:(?:they|he|she)(?:'re|\s+are|\s+is)\s+)?(?:still\s+(?:there|on\s+board|with\s+them)\s+or\s+(?:not|gone|left|long\s+gone|moved\s+on)|(?:gone|left|moved\s+on|not)\s+or\s+still\s+there)\)?(?=\s*(?:$|[,;.]))`,
      'gu',
    ),
    ' now or before',
  ],
  // "(Today's job counts)", "the current job counts too": the time is all the same.
  [
    new RegExp(
      String.raw`\s*[,(–-]+\s*(?:(?:and|also)\s+)?${JOB_NOW}\s+(?:(?:also|too|equally)\s+)*(?:counts?|included|is\s+(?:fine|ok(?:ay)?|included)|qualifies|will\s+do|does|are\s+fine)(?:\s+(?:too|as\s+well|also))*\)?(?=\s*(?:$|[,;.)]))`,
      'giu',
    ),
    '',
  ],
  // "Ex Hilton or Accor (left, not still there)": who left is not there.
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])(?:[Ee]x|[Ff]ormer(?:ly)?|[Pp]reviously)[\s-]+(?:(?:at|with)\s+)?${COMPANIES})\s*[,(–-]+\s*(?:(?:they\s+)?(?:must\s+have\s+|have\s+|has\s+)?(?:left|gone|moved\s+on|departed))?\s*[,;]?\s*(?:(?:so|and|but)\s+)?(?:not|no\s+longer|nobody|none|no[\s-]one|not\s+any(?:one|body))\s+(?:(?:who(?:'s|\s+is)?|still|currently|now)\s+)*(?:there|with\s+them)(?:\s+(?:still|now|any\s?more))?\)?(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    ', not there now',
  ],
  // "In or around Sydney (say 30 km)".
  [
    /(?<![\p{L}-])(?:(?:in\s+(?:or|and)\s+)?(?:around|near)|in|round)\s+(\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2})\s*\(\s*(?:(?:say|so|or|about|roughly|approx\.?|ca\.?|c\.?|max\.?|up\s+to|within|maybe|i\.?e\.?)\s*,?\s+)*(\d{1,3})\s*(km|kms|kilomet(?:re|er)s?|k|miles?|mi)(?:\s+(?:radius|or\s+so|max|out|around(?:\s+it)?|of\s+it))?\s*\)/gu,
    'within $2 $3 of $1',
  ],
  // "Aussie or Kiwi based".
  [
    /(?<![\p{L}-])(?:aussie|australian?)(?:[\s-]based)?(?=\s*(?:\/|,|or\b)\s*(?:kiwi|NZ|new\s+zealand)[\s-]+based)/giu,
    'in Australia',
  ],
  [/(?<![\p{L}-])kiwi[\s-]+based(?!\p{L})/giu, 'in New Zealand'],
  [/(?<![\p{L}-])aussie[\s-]+based(?!\p{L})/giu, 'in Australia'],
  // "Straight away or 1 week", "strait away".
  [/(?<![\p{L}-])(?:strait|strate)[\s-]?(?:a)?way(?!\p{L})/giu, 'straight away'],
  // "Nurses in Leeds, within a week": when they can begin.
  [
    /(?<=(?:,|;|\s[–-])\s*)(?<!\b(?:contact\p{L}*|call\p{L}*|spoke\p{L}*|rang|phoned|placed|interview\p{L}*|applied|added|seen|met|left|joined|started|registered|moved)\b[^.;]{0,60})(?:with)?in(?:side)?(?:\s+of)?\s+((?:an?|one|two|three|four|\d{1,2})\s+(?:days?|weeks?|fortnight|months?))(?=\s*(?:please\s*)?(?:$|[,;.]|\s[–-]\s))/giu,
    'available within $1',
  ],
  // "In another city" is where they would move.
  [
    /(?<![\p{L}-])(?:(?:who|which|that)\s+(?:are|is|would\s+be)\s+)?(?:ready|willing|happy|prepared|open)\s+(?:for\s+)?to\s+(?:(?:move|go|relocate|change)\s+(?:(?:in|to|into)\s+)?(?:an?)?other\s+(?:city|town|country|place)|change\s+(?:city|cities|towns?|countr(?:y|ies)))/giu,
    'open to relocation',
  ],
  // "Or living wherever but they'd relocate": a "but" that leaves nobody out.
  [
    /\s*,?\s+or\s+(?:else\s+)?(?:(?:living|based|located|from|who\s+lives?|in)\s+)*(?:wherever|any\s?where(?:\s+else)?|elsewhere)\s+but\s+(?:(?:who|they|he|she)\s*(?:['’]d|['’]re|['’]s|are|is|would|will|could|can)?\s*)?(?:(?:would|will|be|are|is|happy|willing|open|ready|prepared|up|keen|game|able|to|for|consider|considering)\s+)*(?:relocat(?:e|ing|ion)|mov(?:e|ing)|shift(?:ing)?)(?!\p{L}|\s+(?:to|into)\s)/giu,
    ' or open to relocation',
  ],
  // A degree in full.
  [
    /(?<![\p{L}-])(?:MBA\s*\(\s*)?(?:an?\s+)?master(?:['’]?s)?(?:\s+degree)?\s+(?:of|in)\s+business\s+administration(?:\s*\(\s*MBA\s*\)|\s*\))?/giu,
    'MBA',
  ],
  [/(?<![\p{L}-])pref+er+ed(?!\p{L})/giu, 'preferred'],
  // "Who did I speak to on the phone".
  [
    /(?<![\p{L}-])(?:who|which\s+([\p{L}\s-]{3,40}?))\s+(?:did|have)\s+(?:we|I|i)\s+(?:speak|spoken|talk|talked|chat|chatted)\s+(?:to|with)\s+(?:on|by|over)\s+(?:the\s+)?phone/gu,
    '$1 spoken to on the phone',
  ],
];
