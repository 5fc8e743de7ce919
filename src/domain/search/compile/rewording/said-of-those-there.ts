import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*(?:\s+(?:(?:of|for|and)\s+(?=\p{Lu}))?(?:\p{Lu}|&)[\p{L}\p{N}&+.-]*){0,3}`;
const COMPANIES = String.raw`(?:the\s+)?${COMPANY}(?:(?:\s*,\s*|\s*,?\s+(?:or|and)\s+|\s*\/\s*)(?:the\s+)?${COMPANY}){0,4}`;
const ONES = String.raw`(?:(?:any|all|the|those|these)\s+)*(?:any(?:one|body)|people|those|staff|folks?|candidates?|the\s+ones|some(?:one|body)|employees|whoever|who(?:so)?ever|who)`;
const NOW = String.raw`(?:now|right\s+now|today|currently|presently|at\s+(?:the|this|that)\s+(?:moment|minute|time|present)|in\s+this\s+(?:moment|minute|period|time)|this\s+(?:very\s+)?(?:minute|moment|second|instant)|at\s+present|these\s+days|nowadays|still|as\s+we\s+speak)`;
const WORK = String.raw`(?:(?:is|are|['’]s|['’]re)\s+)?(?:${NOW}\s+)?(?:(?:works?|working|sits?|sitting|employed|stays?|based|serves?|serving)\s+)?(?:${NOW}\s+)?`;
/** "Those at", "who works for", "anybody coming from". */
const THOSE_AT = String.raw`${ONES}\s+(?:(?:who|that)\s+)?${WORK}(?:at|with|for|in|from|of|inside)\s+`;
/** What becomes of who is not wanted: "must stay out", "are conflicted", "is off limits to us under the settlement". */
const STAY_OUT = String.raw`(?:(?:must|should|shall|will|has\s+to|have\s+to|needs?\s+to|ought\s+to|can|may|(?:is|are)\s+to|better)\s+(?:please\s+|all\s+|kindly\s+|also\s+|unfortunately\s+)*(?:stay|remain|be\s+(?:left|kept|put|held|taken)|be|sit|keep|go|rest)\s+(?:out(?:side)?|aside|away|off|excluded|apart|at\s+(?:home|bay)|where\s+(?:they|he|she)\s+(?:is|are))|(?:is|are|['’]s|['’]re|remain|would\s+be|will\s+be)\s+(?:also\s+|all\s+|strictly\s+|unfortunately\s+|currently\s+|sadly\s+|both\s+)*(?:conflicted(?:\s+out)?|conflicting|in\s+conflict|a\s+conflict(?:\s+of\s+interests?)?|off[\s-]limits|out\s+of\s+bounds|forbidden|prohibited|untouchable|restricted|ring[\s-]?fenced|protected|locked|embargoed|not\s+(?:allowed|permitted|admitted|touchable|approachable|for\s+us)|an?\s+(?:hard\s+|definite\s+|big\s+|firm\s+|absolute\s+|strict\s+)?no(?:[\s-]?(?:go|no))?|taboo))`;
/** For whom and why that is so. */
const WHY = String.raw`(?:\s+(?:to|for)\s+(?:us|me|this\s+\p{L}+|everyone|all))?(?:\s*,?\s*(?:under|by|per|due\s+to|because\s+of|given|thanks\s+to|as\s+(?:per|part\s+of)|following|according\s+to|through|on\s+account\s+of|in\s+line\s+with|until|till|for)\s+(?:(?:the|our|an?|their|his|her|this|that|some)\s+)?(?:\p{L}+\s+){0,3}?(?:settlement|agreement|contract|clause|terms?|deal|pact|covenant|arrangement|lawsuit|law\s?suit|litigation|dispute|court\s+order|injunction|nda|policy|rules?|conflict|merger|acquisition|non[\s-]?solicit|no[\s-]?poach|compliance|legal\s+reasons?|reasons?|year|month|quarter|notice))?`;
/** And that they should not be sent, once more. */
const OMIT = String.raw`(?:\s*[,;–-]\s*(?:so\s+|and\s+)?(?:(?:please|kindly|pls|do)\s+)*(?:omit|leave|exclude|drop|skip|avoid|ignore|disregard|discard|remove|discount|pass\s+over|don['’]t\s+(?:send|show|include|bother\s+with)|do\s+not\s+(?:send|show|include))\s+(?:them|these|those|any|him|her|such\s+people)(?:\s+(?:out|off|all|altogether|aside|please|this\s+time))*)`;
const OF_THEM = String.raw`(?:['’]s?)?(?:\s+(?:own\s+)?(?:people|folks?|staff|employees|lot|crowd|candidates|team|ones|types|crew|gang|mob|bunch|guys|lads|blokes|boys|girls|types|men|women))`;
const END = String.raw`(?=\s*(?:$|[,;.:!?)]|\s[-–—]\s|\b(?:and|but|so|as|because|since|please|though)(?!\p{L})))`;
const BEGIN = String.raw`(?<=^\s*|[,;.:!(]\s*|\s[-–—]\s+|\b(?:and|but|so|please|pls|kindly|also)\s+)`;
const FINE = String.raw`(?:(?:is|are|would\s+be|will\s+be|['’]s|['’]re)\s+)?(?:all\s+|totally\s+|perfectly\s+|absolutely\s+|completely\s+|also\s+|both\s+|just\s+)*(?:fine|ok(?:ay)?|welcome|good|grand|allowed|acceptable|permitted|no\s+(?:problem|issue|worries|bother|drama)|not\s+(?:a\s+)?(?:problem|issue|affected|concerned|included)|fair\s+game|unaffected|eligible|in\s+play|a\s+different\s+(?:story|matter)|another\s+(?:story|matter)|sound|cool|possible|open\s+to\s+us)`;
const LEFT = String.raw`(?:(?:have|has|['’]ve|['’]s)\s+)?(?:already\s+|since\s+|long\s+|once\s+|previously\s+|formerly\s+)*(?:left|moved\s+on(?:\s+from)?|gone\s+from|departed(?:\s+from)?|quit|resigned\s+from|(?:used\s+to\s+(?:be|work)|(?:was|were|been|worked))\s+(?:once\s+|previously\s+|before\s+)?(?:at|with|for|in|from))`;

/** Of which people of a company somebody speaks whom they do not want, as `plainly` puts it before any reader. */
export const SAID_OF_THOSE_THERE: Ways = [
  // "Candidates who left Roche are fine", "ex-Roche is welcome": allowed where those who are there are not, and asked of nobody.
  [
    new RegExp(
      String.raw`(?<=(?:\b(?:no|not|nobody|none|never|off[\s-]limits|excluded?|excluding|conflicted|out|except|without|avoid)\b)[^]{0,120}?[,;.(–-]\s*)(?:(?:but|and|though|while|whereas)\s+)?(?:${ONES}\s+(?:(?:who|that|which)\s+)?${LEFT}(?:\s+(?:there|them|it|(?:the\s+)?${COMPANY}))?(?:\s+(?:before|already|earlier|since))?|(?:ex|former(?:ly)?|past|previous)[\s-]+(?:the\s+)?(?:${COMPANY}|employees|staff|people|ones)(?:\s+(?:people|staff|employees|folks?|candidates|ones|alumni))?|(?:${COMPANY}\s+)?(?:alumni|leavers))\s+${FINE}(?:\s+(?:by|with|for|to)\s+(?:us|me|them))?${END}`,
      'giu',
    ),
    '',
  ],
  // "Who works at the Charité in this moment must stay out", "those at Kuehne+Nagel are conflicted, kindly omit them".
  [
    new RegExp(
      String.raw`${BEGIN}(?:${THOSE_AT})?(${COMPANIES})(?:${OF_THEM})?(?:\s+${NOW})?\s*,?\s+${STAY_OUT}${WHY}${OMIT}?${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Tt]hose|[Aa]ny(?:one|body)|[Pp]eople|[Ww]ho(?:ever)?|[Cc]andidates|[Ss]taff|[Ee]mployees|[Ff]olks?)\s+(?:(?:who|that)\s+)?${WORK}(?:at|with|for|in|from|of|inside)\s+(${COMPANIES})(?:\s+${NOW})?\s*,?\s+${STAY_OUT}${WHY}${OMIT}?${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "DP World and PSA staff excluded": the people of each of them.
  [
    new RegExp(
      String.raw`(?<=[,;.(–-]\s*|\b(?:with|and|but)\s+)(${COMPANIES})(?:['’]s?)?\s+(?:own\s+)?(?:staff|employees)\s*(?:(?:are|is|to\s+be|both|all)\s+)*(?:excluded|ruled\s+out|left\s+out|barred|not\s+wanted|out)${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Contractors must stay out".
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N})+#]\s+)(?:must|should|shall|has\s+to|have\s+to|needs?\s+to|ought\s+to)\s+(?:please\s+|all\s+|kindly\s+|also\s+)*(?:stay|remain|keep|sit)\s+(?:out(?:side)?|away|aside|off)${END}`,
      'giu',
    ),
    'are excluded',
  ],
  // "Don't give me Chubb people", "don't send anyone out of BHP today".
  [
    new RegExp(
      String.raw`${BEGIN}(?:please\s+)?(?:[Dd]on['’]?t|[Dd]o\s+not|[Nn]ever|[Nn]o\s+need\s+to|[Cc]annot|[Cc]an\s+not|[Cc]an['’]t)\s+(?:please\s+)?(?:give|send|show|bring|offer|hand|pass|forward|present|submit|propose|suggest|put\s+forward|line\s+up)\s+(?:(?:me|us|them|him|her|the\s+client|over|through|up)\s+)*(?:any\s+(?:more\s+)?(?:of\s+(?:the|your)\s+)?|more\s+|those\s+|the\s+)?(${COMPANIES})${OF_THEM}(?:\s+(?:ya|hor|ah|lah|leh|again|please|pls|ok(?:ay)?|this\s+time|anymore|any\s+more))*${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Not from Zara, I mean who works there today": said once more, of which of them.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:please\s+|and\s+|but\s+)?(?:[Nn]ot|[Nn]obody|[Nn]o[\s-]?one|[Nn]one|[Nn]ever|[Nn]othing|[Nn]ot\s+any(?:one|body))(?:\s+(?:any(?:one|body)|people|those|staff|candidates))?\s+(?:from|at|of|with|out\s+of|in)|[Nn]o)\s+(${COMPANIES})(?:${OF_THEM})?(?=\s*[,;(–-])\s*[,;(–-]+\s*(?:(?:and\s+|so\s+)?(?:by\s+(?:that|which)\s+)?(?:i\s+mean|meaning|that\s+is(?:\s+to\s+say)?|that['’]s|i\.?e\.?|namely|to\s+be\s+(?:clear|precise|exact)|or\s+rather|in\s+other\s+words|only|i['’]m\s+talking\s+about|as\s+in|understood\s+as|specifically)\s*,?\s*)(?:only\s+|just\s+)?(?:${ONES}\s+)?(?:(?:who|that)\s+)?(?:(?:is|are|['’]s|['’]re)\s+)?(?:${NOW}\s+)?(?:(?:works?|working|sits?|sitting|employed|on\s+(?:their|the)\s+(?:books|payroll)|people|staff|employees|ones)\s*)?(?:there|for\s+them|with\s+them|at\s+(?:it|them))?\s*(?:${NOW}|(?:the\s+)?(?:current|present|existing)\s+(?:staff|employees|people|ones|team|lot)(?:\s+only)?)?\)?${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "HSBC people they have enough of, so none who are there now".
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Oo]f\s+)?(${COMPANIES})(?:${OF_THEM})?\s+(?:they|we|he|she|(?:the\s+|our\s+)?client)(?:['’]ve|\s+(?:have|has))?\s+(?:already\s+|now\s+)*(?:got\s+|have\s+|has\s+|had\s+)?(?:more\s+than\s+)?(?:enough|plenty|too\s+many|loads|lots|their\s+fill|our\s+fill)(?:\s+of(?:\s+(?:them|those))?)?(?:\s+already)?(?:\s*[,;]?\s*(?:and\s+)?so\s+(?:please\s+)?(?:none|nobody|no[\s-]?one|no\s+more)(?:\s+(?:who(?:['’]s|\s+is|\s+are)|that(?:['’]s|\s+is|\s+are)|of|from)?\s*(?:there|them|those|theirs)?(?:\s+${NOW})?)?)?${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "…, they just came from there": why.
  [
    new RegExp(
      String.raw`(?<=nobody currently at ${COMPANIES}\s*)[,;–-]\s*(?:(?:as|because|since|cos)\s+)?(?:they|we|he|she|it|(?:the\s+|our\s+)?(?:client|boss|founder|owner|team|manager))(?:['’]\p{L}+)?\s+(?:[\p{L}'’]+\s+){0,6}?(?:there|them|that\s+(?:lot|crowd|place|company|firm))(?=\s*(?:$|[,;.!]))`,
      'gu',
    ),
    '',
  ],
];
