import type { Ways } from './in-turn.ts';

const NAME = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*(?<!\.)`;
const COMPANY = String.raw`${NAME}(?:\s+(?:(?:of|for|and)\s+(?=\p{Lu}))?(?:\p{Lu}|&)[\p{L}\p{N}&+-]*){0,4}`;
const BEGIN = String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|so|please|pls|kindly|also|as|since)\s+)`;
const ONES = String.raw`(?:[Tt]hose|[Tt]he\s+ones|[Tt]he\s+(?:people|candidates)|[Pp]eople|[Cc]andidates|[Ff]olks?|[Aa]ny(?:one|body)|[Ee]very(?:one|body)|[Aa]ll(?:\s+those)?)`;
const WE = String.raw`(?:we|i|I|they|he|she|(?:the|our)\s+client)`;
/** Why somebody is left out who is known already; whom one placed, called or submitted is on record, and is left to its reader. */
const KNOWN = String.raw`(?:\s*,?\s*(?:that\s+|whom?\s+)?${WE}\s*(?:['’](?:ve|s|d)|\s+(?:have|has|had))?\s+(?:already\s+|all\s+|both\s+|now\s+)*(?:met|seen|covered|done|exhausted|combed(?:\s+through)?|been\s+(?:through|over|all\s+over)|gone\s+through|got|know|have|had)(?:\s+(?:them|enough(?:\s+of)?|plenty(?:\s+of)?|all|most|before|already|anyway|recently|in\s+person|last\s+\p{L}+|this\s+\p{L}+))*)?`;
const OMIT = String.raw`(?:\s*[,;–—-]\s*(?:so\s+|and\s+|therefore\s+)?(?:(?:please|kindly|pls|just|do)\s+)*(?:omit|exclude|drop|skip|avoid|ignore|disregard|discard|remove|discount|leave|pass\s+over|spare\s+(?:me|us)|no\s+need\s+(?:for|to\s+(?:send|show))|don['’]t\s+(?:send|show|include|bother\s+with)|do\s+not\s+(?:send|show|include))\s+(?:them|these|those|any|all\s+of\s+them)(?:\s+(?:out|off|all|altogether|aside|please|again|this\s+time))*)`;
const END = String.raw`(?=\s*(?:$|[,;.:!?)]|\s[-–—]))`;
const NOT_POACH = String.raw`(?:not\s+to|to\s+(?:stop|refrain\s+from|avoid|stay\s+away(?:\s+from)?|keep\s+(?:away|off|clear)(?:\s+(?:from|of))?|lay\s+off|leave))\s*(?:poach(?:ing)?|approach(?:ing)?|touch(?:ing)?|headhunt(?:ing)?|call(?:ing)?|contact(?:ing)?|solicit(?:ing)?|raid(?:ing)?|recruit(?:ing)?|hir(?:e|ing)|tak(?:e|ing)|tap(?:ping)?)?(?:\s+(?:up|any|of|from|at|there|them|their|its|own|people|staff|employees|team|teams|lot|alone|more|any\s?more|again))*`;
const NONE_THERE = String.raw`(?:\s*[,;–—-]?\s*(?:and\s+)?(?:so\s+|hence\s+|therefore\s+)?(?:please\s+)?(?:nobody|no[\s-]?one|none|no\s+people|not\s+any(?:one|body)|leave\s+out\s+any(?:one|body))(?:\s+(?:who(?:['’]s|\s+is|\s+are|\s+works?)|that(?:['’]s|\s+is|\s+are)|of|from|still|currently))*(?:\s+(?:there|them|theirs|those|with\s+them|for\s+them|their\s+(?:people|staff|lot)))?(?:\s+(?:now|today|currently|at\s+present|at\s+the\s+moment|please))*)?`;

/** Whom a sentence of its own leaves out, by its verb or by what it ends with; put before clauses are parted. */
export const SAID_TO_LEAVE_OUT: Ways = [
  // "Skip Boston and Austin": a verb at the beginning of a sentence, before names.
  [
    /(?<=[.!?;:\n,]\s*|\s[-–—]\s+|\b(?:please|pls|kindly|and|but|so)\s+)(?:[Pp]lease\s+|[Kk]indly\s+)?(?:[Ss]kip|[Oo]mit|[Ii]gnore|[Dd]rop|[Ff]orget(?:\s+about)?|[Dd]isregard|[Dd]iscount|[Dd]itch|[Ss]crap|[Pp]ass\s+(?:on|over))\s+(?:(?:those|people|any(?:one|body)|the\s+ones|everyone)\s+(?:in|from|at)\s+)?(?=(?:the\s+)?\p{Lu})(?!(?:Hire|Lorry|Driver|Truck|Operator|Loader|Bin|Forge|Hammer)\b)/gu,
    'excluding ',
  ],
  // "Those in Zurich we have met already, kindly skip them".
  [
    new RegExp(
      String.raw`${BEGIN}${ONES}\s+(?:(?:who|that)(?:['’](?:s|re)|\s+(?:is|are|live|lives|work|works))\s+)?(?:(?:based|living|working|located|currently|now)\s+)*((?:in|at|from|with|on)\s+(?:(?!\b(?:is|are|was|were|must|should|we|they|who|that|have|has)\b)[^,;.!?()]){2,60}?)${KNOWN}${OMIT}${END}`,
      'gu',
    ),
    'nobody $1',
  ],
  // "Manchester City Council has asked us not to poach, so nobody who is there".
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Tt]he\s+)?(${COMPANY})\s+(?:have|has|['’]ve|['’]s|had)?\s*(?:now\s+|also\s+|just\s+|already\s+|recently\s+)*(?:asked|told|requested|begged|warned|instructed|forbidden|forbade|ordered|made|wants?|does\s*n['’]t\s+want|do\s*n['’]t\s+want)\s+(?:us|me|the\s+agency)\s+${NOT_POACH}${NONE_THERE}${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
];
