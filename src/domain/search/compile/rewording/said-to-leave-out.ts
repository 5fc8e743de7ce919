import type { Ways } from './in-turn.ts';

const NAME = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*(?<!\.)`;
const COMPANY = String.raw`${NAME}(?:\s+(?:(?:of|for|and)\s+(?=\p{Lu}))?(?:\p{Lu}|&)[\p{L}\p{N}&+-]*){0,4}`;
const BEGIN = String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|so|please|pls|kindly|also|as|since)\s+)`;
const ONES = String.raw`(?:[Tt]hose|[Tt]he\s+ones|[Tt]he\s+(?:people|candidates)|[Pp]eople|[Cc]andidates|[Ff]olks?|[Aa]ny(?:one|body)|[Ee]very(?:one|body)|[Aa]ll(?:\s+those)?)`;
const WE = String.raw`(?:we|i|I|they|he|she|(?:the|our)\s+client)`;
/** Where they are or what they have, in one phrase: of two that hold together nobody is left out here. */
const ONE_PHRASE = String.raw`(?:in|at|from|with|on|needing|wanting|asking)\s+(?:(?!\b(?:is|are|was|were|must|should|can|may|we|they|who|whom|that|have|has|in|at|from|with|on)\b)[^,;.!?()]){2,60}?`;
/** Why somebody is left out who is known already; whom one placed, called or submitted is on record, and is left to its reader. */
const KNOWN = String.raw`(?:\s*,?\s*(?:that\s+|whom?\s+)?${WE}\s*(?:['’](?:ve|s|d)|\s+(?:have|has|had))?\s+(?:already\s+|all\s+|both\s+|now\s+)*(?:met|seen|covered|done|exhausted|combed(?:\s+through)?|been\s+(?:through|over|all\s+over)|gone\s+through|got|know|have|had)(?:\s+(?:them|enough(?:\s+of)?|plenty(?:\s+of)?|all|most|before|already|anyway|recently|in\s+person|last\s+\p{L}+|this\s+\p{L}+))*)?`;
const OMIT = String.raw`(?:(?:\s*[,;–—-]\s*|\s+(?=please\s|kindly\s|pls\s|so\s))(?:so\s+|and\s+|therefore\s+)?(?:(?:please|kindly|pls|just|do)\s+)*(?:omit|exclude|drop|skip|avoid|ignore|disregard|discard|remove|discount|leave|pass\s+over|spare\s+(?:me|us)|no\s+need\s+(?:for|to\s+(?:send|show))|don['’]t\s+(?:send|show|include|bother\s+with)|do\s+not\s+(?:send|show|include))\s+(?:them|these|those|any|all\s+of\s+them)(?:\s+(?:out|off|all|altogether|aside|please|again|this\s+time))*)`;
const END = String.raw`(?=\s*(?:$|[,;.:!?)]|\s[-–—]))`;
const STAY_OUT = String.raw`(?:\s+(?:can|may|must|should|will|shall|ought\s+to|need\s+to|have\s+to|are\s+to))?(?:\s+(?:all|please|just|kindly|both))*\s+(?:stay|keep|remain|sit|be\s+(?:left|kept))\s+(?:well\s+)?(?:out|away|off|aside|at\s+home)(?:\s+(?:of\s+(?:it|this)|this\s+time|please|for\s+now))*`;
const COMPANIES = String.raw`${COMPANY}(?:(?:\s*,\s*|\s*,?\s+(?:or|and)\s+|\s*/\s*)${COMPANY}){0,4}`;
const STAFF = String.raw`(?:['’]s?)?(?:\s+(?:current|own|present))?\s+(?:people|folks?|staff|employees|lot|crowd|candidates|team|ones|types|crew|gang|mob|bunch|guys|lads)`;
/** That none of those who were named should come, as a sentence ends. */
const NONE_OF_THEM = String.raw`(?:\s*[,;–—-]\s*(?:and\s+|so\s+|therefore\s+)*(?:(?:please|kindly|pls|just)\s+)*|\s+so\s+(?:(?:please|kindly|pls|just)\s+)*)(?:without\s+(?:them|those|these|any\s+of\s+(?:them|those))|none\s+of\s+(?:them|those|these)|no\s+more\s+of\s+(?:them|those)|nobody\s+(?:from\s+)?there|(?:skip|omit|exclude|drop|avoid|ignore|leave(?:\s+out)?|pass\s+over|don['’]t\s+send|do\s+not\s+send)\s+(?:who(?:ever|soever)?(?:['’]s|\s+is|\s+are|\s+works)|any(?:one|body)\s+(?:who(?:['’]s|\s+is|\s+are)\s+)?|them|those|these|any\s+of\s+(?:them|those))(?:\s+(?:still|currently|now|out|off))*(?:\s+(?:there|with\s+them))?(?:\s+(?:now|today|currently|at\s+present|at\s+the\s+moment|please))*)`;
const NOT_POACH = String.raw`(?:not\s+to|to\s+(?:stop|refrain\s+from|avoid|stay\s+away(?:\s+from)?|keep\s+(?:away|off|clear)(?:\s+(?:from|of))?|lay\s+off|leave))\s*(?:poach(?:ing)?|approach(?:ing)?|touch(?:ing)?|headhunt(?:ing)?|call(?:ing)?|contact(?:ing)?|solicit(?:ing)?|raid(?:ing)?|recruit(?:ing)?|hir(?:e|ing)|tak(?:e|ing)|tap(?:ping)?)?(?:\s+(?:up|any|of|from|at|there|them|their|its|own|people|staff|employees|team|teams|lot|alone|more|any\s?more|again))*`;
const NONE_THERE = String.raw`(?:\s*[,;–—-]?\s*(?:and\s+)?(?:so\s+|hence\s+|therefore\s+)?(?:please\s+)?(?:nobody|no[\s-]?one|none|no\s+people|not\s+any(?:one|body)|leave\s+out\s+any(?:one|body))(?:\s+(?:who(?:['’]s|\s+is|\s+are|\s+works?)|that(?:['’]s|\s+is|\s+are)|of|from|still|currently))*(?:\s+(?:there|them|theirs|those|with\s+them|for\s+them|their\s+(?:people|staff|lot)))?(?:\s+(?:now|today|currently|at\s+present|at\s+the\s+moment|please))*)?`;

/** Whom a sentence of its own leaves out, by its verb or by what it ends with; put before clauses are parted. */
export const SAID_TO_LEAVE_OUT: Ways = [
  // "Skip Boston and Austin": a verb at the beginning of a sentence, before names.
  [
    /(?<=[.!?;:\n,]\s*|\s[-–—]\s+|\b(?:please|pls|kindly|and|but|so)\s+)(?:[Pp]lease\s+|[Kk]indly\s+)?(?:[Ss]kip|[Oo]mit|[Ii]gnore|[Dd]rop|[Ff]orget(?:\s+about)?|[Dd]isregard|[Dd]iscount|[Dd]itch|[Ss]crap|[Pp]ass\s+(?:on|over))\s+(?:(?:those|people|any(?:one|body)|the\s+ones|everyone)\s+(?:in|from|at)\s+)?(?=(?:the\s+)?\p{Lu})(?!\p{Lu}[^,.;]*,\s*(?:it(?:['’]s|\s+is)|we|they|make|now|but|instead)(?!\p{L}))(?!(?:Hire|Lorry|Driver|Truck|Operator|Loader|Bin|Forge|Hammer)\b)/gu,
    'excluding ',
  ],
  // "Those in Zurich we have met already, kindly skip them".
  [
    new RegExp(
      String.raw`${BEGIN}${ONES}\s+(?:(?:who|that)(?:['’](?:s|re)|\s+(?:is|are|live|lives|work|works))\s+)?(?:(?:based|living|working|located|currently|now)\s+)*(${ONE_PHRASE})${KNOWN}${OMIT}${END}`,
      'gu',
    ),
    'nobody $1',
  ],
  // "Those who need sponsorship, please skip them", "anyone at EY we have placed, leave them out".
  [
    new RegExp(
      String.raw`${BEGIN}${ONES}\s+(${ONE_PHRASE}(?:\s+(?:(?:that|whom?)\s+)?${WE}(?:['’]ve|\s+have)?\s+(?:already\s+)?(?:placed|called|submitted|interviewed|contacted|rung)(?:\s+(?:already|before|recently))?)?|(?:who|that|whose)\s+(?:(?!\b(?:in|at|from)\b)[^,;.!?()]){3,80}?)${OMIT}${END}`,
      'gu',
    ),
    'nobody $1',
  ],
  // "Our client KPMG told us not to approach anyone at EY".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:[Oo]ur|[Tt]he|[Mm]y)\s+client(?:s)?(?:\s*,?\s*${COMPANY}\s*,?)?|[Tt]hey|[Ww]e|[Hh]e|[Ss]he)\s*(?:['’](?:ve|s|d)|\s+(?:have|has|had))?\s+(?:asked|told|requested|agreed|promised|undertaken|instructed|warned)\s+(?:(?:us|me|them|him|her)\s+)?not\s+to\s+(?:poach|approach|touch|headhunt|call|contact|solicit|raid|recruit|hire|take)\s+(?:(?:any(?:one|body)?|people|staff|candidates|employees)\s+)?(?:(?:at|from|in|of|who\s+works?\s+(?:at|for))\s+)?(${COMPANIES})(?:${STAFF})?${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Manchester City Council has asked us not to poach, so nobody who is there".
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Tt]he\s+)?(${COMPANY})\s+(?:have|has|['’]ve|['’]s|had)?\s*(?:now\s+|also\s+|just\s+|already\s+|recently\s+)*(?:asked|told|requested|begged|warned|instructed|forbidden|forbade|ordered|made|wants?|does\s*n['’]t\s+want|do\s*n['’]t\s+want)\s+(?:us|me|the\s+agency)\s+${NOT_POACH}${NONE_THERE}${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Those at amazon can stay out", "Microsoft and Meta staff stay out".
  [
    new RegExp(
      String.raw`${BEGIN}${ONES}\s+(?:(?:who|that)(?:['’](?:s|re)|\s+(?:is|are|live|lives|work|works))\s+)?(${ONE_PHRASE})${STAY_OUT}${END}`,
      'gu',
    ),
    'nobody $1',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Tt]he\s+)?(${COMPANIES})(?:['’]s?)?\s+(?:ones|people|lot|crowd|folks?)${STAY_OUT}${END}`,
      'gu',
    ),
    'nobody from $1',
  ],
  [new RegExp(String.raw`${BEGIN}(${COMPANIES})${STAFF}${STAY_OUT}${END}`, 'gu'), 'nobody currently at $1'],
  // "No need for anyone in Paris".
  [
    /(?<=^\s*|[,;.:!?(]\s*|\b(?:and|but)\s+)(?:there(?:['’]s|\s+is)\s+)?no\s+need\s+(?:for|to\s+(?:send|show|include|look\s+at))\s+(?:(?:me|us)\s+)?(?:any(?:one|body)|people|those|candidates)\s+(?=(?:in|at|from|with|on|who)\s)/giu,
    'nobody ',
  ],
  // "We've already met the Bupa lot so skip whoever is there", "Accor people we have met already, so kindly without those".
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Ww]e|I|[Tt]hey|[Hh]e|[Ss]he|(?:[Tt]he|[Oo]ur)\s+client)\s*(?:['’](?:ve|s|d)|\s+(?:have|has|had))?\s+(?:already\s+|all\s+|now\s+)*(?:met|seen|covered|done|exhausted|been\s+through|know|have|got)\s+(?:all\s+(?:of\s+)?)?(?:the\s+)?(${COMPANIES})${STAFF}(?:\s+(?:already|before|recently|last\s+\p{L}+))?${NONE_OF_THEM}${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  [
    new RegExp(String.raw`${BEGIN}(${COMPANIES})${STAFF}${KNOWN}(?:${NONE_OF_THEM}|${OMIT})${END}`, 'gu'),
    'nobody currently at $1',
  ],
  // "GSK, AstraZeneca: ours already, leave out current staff of both".
  [
    new RegExp(
      String.raw`${BEGIN}(${COMPANIES})\s*(?:[:–—-]|\s(?:are|is))\s*(?:(?:they|both)(?:['’]re|\s+are)?\s+)?(?:all\s+|both\s+)?(?:ours|(?:our|existing)\s+clients?|clients?(?:\s+of\s+ours)?|with\s+us)(?:\s+(?:already|anyway|now|too))*\s*[,;–—-]?\s*(?:and\s+|so\s+)*(?:please\s+)?(?:leave\s+out|exclude|skip|omit|no|not|nobody\s+of|none\s+of|without|avoid)\s+(?:(?:any|all|the|their|those)\s+)*(?:(?:current|present|existing|own)\s+)*(?:staff|people|employees|ones|lot|teams?)?(?:\s*(?:of|at|from|in|with)\s+(?:both|either(?:\s+(?:of\s+them|one))?|them|these|those|all(?:\s+of\s+them)?|any\s+of\s+them|there))?${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Prefer nobody from Nestlé, actually exclude them".
  [
    /(?<=^\s*|[,;.:!?(]\s*)(?:(?:we['’]d|i['’]d|they['’]d|we|i|they|would)\s+)*(?:prefer(?:ably)?|rather|ideally)\s*,?\s+((?:nobody|no[\s-]?one|none|not)\s+[^,;.!?()]{2,60}?)\s*[,;–—-]\s*(?:well\s*,?\s+|no\s*,?\s+)?(?:actually|in\s+fact|on\s+second\s+thoughts?|make\s+that|better)\s*,?\s+(?:just\s+|please\s+)*(?:exclude|leave\s+out|skip|omit|drop|rule\s+out)\s+(?:them|those|these)(?:\s+(?:out|all|altogether|completely|please))*(?=\s*(?:$|[,;.!?)]))/giu,
    '$1',
  ],
];
