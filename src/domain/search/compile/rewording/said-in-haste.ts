import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.!?)]|[-–—]\s))`;
const MONEY = String.raw`\d[\d,.]*`;
const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const FORMER = String.raw`(?:alumni|alums?|alumnae|leavers|ex[\s-]?(?:employees|staff|people|staffers|ers)|exes|former(?:s|\s+(?:employees|staff|people|staffers))|past\s+(?:employees|staff|people))`;

const HEAD =
  '(?:admin(?:istrator)?s?|dev(?:eloper)?s?|consultants?|architects?|analysts?|engineers?|testers?|programmers?)';

/** Words cut short and left out by who writes in a hurry, or thinks in another language, as they are put before any reader. */
export const SAID_IN_HASTE: Ways = [
  // "At google rn", "not working rn": right now; a nurse is asked for by RN at the head of what is said.
  [
    new RegExp(
      String.raw`(?<=\b(?:at|with)\s+(?!an?\s)(?:(?!(?:nurs|hospital|ward|clinic|icu|theatre|health|care|med)\p{L}*\s)[\p{L}\p{N}&.'-]+\s+){1,5}|\b(?:there|available|free|working|looking|open|around|about|employed|contracting|unemployed|live|hiring|wanted)\s+)rn(?:${END}|(?=\s+(?:in|and|who|but)\s))`,
      'gu',
    ),
    'right now',
  ],
  [
    /(?<![\p{L}\p{N}])(?:a\s?t\s?m|@\s?(?:the\s+)?mo(?:ment)?|at\s+the\s+mo)(?=\s+(?:at|with|in)\s|\s*(?:$|[,;.!?)]))/giu,
    'now',
  ],
  [
    /(?<=\p{L}[\p{L}\s/,&]*\s)b4(?=\s*(?:$|[,;.!?)])|\s+(?:\p{L}+day|christmas|xmas|\d|the|next|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\b)/gu,
    'before',
  ],
  [
    /(?<=\b(?:who|that)\s+(?:were|was|have\s+been|had\s+been|worked)\s+(?:at|with|for)\s+[^,;.!?]{2,50})\s+b4\b/giu,
    ' before',
  ],
  [/(?<![\p{L}\p{N}])any\s?1(?![\p{L}\p{N}])/giu, 'anyone'],
  [/(?<![\p{L}\p{N}])some\s?1(?![\p{L}\p{N}])/giu, 'someone'],
  [/(?<![\p{L}\p{N}])no\s1(?![\p{L}\p{N}])/giu, 'no one'],
  [/(?<![\p{L}\p{N}])(?:2moro|2morrow|tmrw|tmw|tomoz)(?![\p{L}\p{N}])/giu, 'tomorrow'],
  [/(?<![\p{L}\p{N}])w\/in(?![\p{L}\p{N}])/giu, 'within'],
  [/(?<![\p{L}\p{N}])any\s+locs?(?![\p{L}\p{N}])/giu, 'any location'],
  [/(?<![\p{L}\p{N}])(?:cyber|info)[\s-]?sec(?![\p{L}\p{N}])/giu, 'cyber security'],
  // "Minimal 5 years", "notice maximal 4 weeks".
  [
    new RegExp(
      String.raw`\b(?:minimal(?:ly)?|minim(?:o|um)ly|at\s+minimum|as\s+(?:a\s+)?minimum)\s+(?=${NUMBER}\b)`,
      'giu',
    ),
    'at least ',
  ],
  [
    new RegExp(
      String.raw`\b(?:maximal(?:ly)?|maximumly|at\s+maximum|as\s+(?:a\s+)?maximum)\s+(?=(?:an?|${NUMBER})\b|[$£€]?\d)`,
      'giu',
    ),
    'max ',
  ],
  [
    new RegExp(
      String.raw`(?<=\d\s*(?:years?|yrs?|weeks?|wks?|months?|days?))\s+(?:maximal|maximally)${END}`,
      'giu',
    ),
    ' max',
  ],
  [
    new RegExp(
      String.raw`(?<=\d\s*(?:years?|yrs?|weeks?|wks?|months?|days?))\s+(?:minimal|minimally)${END}`,
      'giu',
    ),
    ' min',
  ],
  // "Month's notice tops": of one.
  [
    /(?<=^|[,;.(:!?]\s*|\b(?:on|with|and|but|max|under|within|up\s+to|only|just|have|has|give|gives|giving|than|most)\s+)(month|week|fortnight)(?:['’]s|s['’])?\s+notice(?!\s+(?:board|period\s+of))/giu,
    "one $1's notice",
  ],
  // "140 thousand dollars".
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}$£€.,])(${MONEY})\s*(?:thousands?|grand|k)\s+(?:(?:of\s+)?dollars|bucks)(?!\p{L})`,
      'giu',
    ),
    '$$$1k',
  ],
  [/(?<![\p{L}\p{N}$£€.,])(\d{2,3},?\d{3})\s+(?:dollars|bucks)(?!\p{L})/giu, '$$$1'],
  [
    /(?<![\p{L}\p{N}.,])(\d{2,3})\s+thousands?(?!\s+(?:people|staff|employees|users|beds|homes|units|square|customers|miles|kilomet))(?!\p{L})/giu,
    '$1k',
  ],
  // "Have more than twelve?": of years.
  [
    new RegExp(
      String.raw`\b((?:with|has|have|having|had)\s+(?:got\s+)?(?:more\s+than|over|at\s+least|less\s+than|under|fewer\s+than|a\s+minimum\s+of|min(?:imum)?|upwards\s+of|no\s+less\s+than|up\s+to|at\s+most))\s+(${NUMBER})${END}`,
      'giu',
    ),
    '$1 $2 years',
  ],
  // "Salesforce people (admin or developer)": what they may be.
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])([\p{L}\p{N}+#.]{2,20})\s+(?:people|folks?|ppl|person|guys|types|specialists|professionals|talent)\s*[(:–-]+\s*(${HEAD})\s*(?:or|\/|and|,)\s*(${HEAD})(?:\s*(?:,|,?\s*or|\/|,?\s*and)\s*(${HEAD}))?\s*\)?(?!\p{L})`,
      'giu',
    ),
    '$1 $2 or $1 $3',
  ],
  // Two that are held against each other are both asked for.
  [/(?<=\p{L}\)?)\s+(?:versus|vs\.?|v\.?|as\s+against|compared\s+(?:to|with|against))\s+(?=\p{L})/gu, ' or '],
  // "HSBC or Barclays, current employer only, no alumni": who is there.
  [
    new RegExp(
      String.raw`\s*(?:[,;(–—-]+\s*)?\b(?:(?:this\s+is\s+|as\s+(?:the|their)\s+|only\s+(?:as\s+)?)?(?:current|present)\s+(?:employers?|compan(?:y|ies)|firms?|jobs?)\s+only|only\s+(?:as\s+)?(?:the\s+|their\s+)?(?:current|present)\s+(?:employers?|compan(?:y|ies)))(?:\s*\))?${END}`,
      'giu',
    ),
    ', there now',
  ],
  [
    new RegExp(
      String.raw`(?<=\bthere\s+now\s*)[,;.–—-]*\s*(?:and\s+|so\s+)?(?:(?:i|we|they)\s+)?(?:(?:do\s+not|don['’]?t|won['’]?t)\s+(?:want|need|take|see)|no|not|without|skip|exclud(?:e|ing))\s+(?:(?:their|the|any|of\s+the|its)\s+)*${FORMER}${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`(?<=\p{L}[\p{L}\s,]*?)[,;.–—-]*\s*\b(?:(?:i|we|they)\s+)?(?:(?:do\s+not|don['’]?t|won['’]?t)\s+(?:want|need|take|see)|no|not|without|skip|exclud(?:e|ing))\s+(?:(?:their|the|any|its)\s+)*${FORMER}${END}`,
      'giu',
    ),
    ', there now',
  ],
  // "London not, the client gave up on London".
  [
    /(?<=(?:^|[.!?;,]\s*))(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}(?:\s*(?:,|or|and|nor)\s*\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})*)\s+(?:not|no)(?=\s*(?:$|[,;.!?)]))/gu,
    'not $1',
  ],
  [
    /(?<=^|[.!?;,]\s*|\b(?:and|but|as|because|since)\s+)(?:(?:the|our|my|this)\s+)?(?:clients?|they|boss|hiring\s+manager|company)\s+(?:(?:has|have|'ve|'s|already|now|just|both)\s+)*(?:g[ai]ven?\s+up\s+(?:on|of)?|gave\s+up\s+(?:on|of)?|gave\s+up|pulled\s+out\s+of|(?:backed|dropped|moved|walked)\s+out\s+of|dropped|shelved|closed|shut|abandoned|scrapped|binned|left|withdr[ae]wn?\s+from|withdrew\s+from|decided\s+against|lost\s+interest\s+in)\s+(?=\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?\s*(?:$|[,;.!?)]))/gu,
    'not ',
  ],
  // "Accountants including juniors", "nurses, incl. the contractors too".
  [
    /(?<=\p{L})\s*[,(]?\s*(?<!\b(?:not|never|without|all)\s+)(?:including|incl\.?|even(?=\s+(?:the\s+)?\p{L}+s(?!\p{L})))\s+(?:also\s+)?(?:the\s+|any\s+)?(contractors|freelancers|temps|casuals|interims|juniors|graduates|grads|trainees|apprentices|interns|students|part[\s-]timers|seniors|career\s+changers|job\s+hoppers)(?:\s+(?:too|also|as\s+well))?\)?(?=\s*(?:$|[,;.!?]|\b(?:in|at|with|who|near|around|but)\b))/giu,
    ', $1 ok, ',
  ],
  // "Contractors included", "including contractors": they may be it, too.
  [
    /(?<=(?:^|[,;.(]\s*|\b(?:and|with)\s+))((?:the\s+)?(?:contractors?|freelancers?|temps?|casuals?|interims?|juniors?|graduates?|grads|part[\s-]timers?|seniors?|contract|career\s+changers?|job\s+hoppers?))(?:\s+(?:are|being|is))?\s+(?:also\s+)?(?:included|inclusive|comprised|too|as\s+well|admitted|allowed|permitted)(?=\s*(?:$|[,;.!?)]))/giu,
    '$1 ok',
  ],
];
