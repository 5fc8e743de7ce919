import type { Ways } from './in-turn.ts';

const NAME = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*(?<!\.)`;
const COMPANY = String.raw`${NAME}(?:\s+(?:(?:of|for|and)\s+(?=\p{Lu}))?(?:\p{Lu}|&)[\p{L}\p{N}&+-]*){0,3}`;
const COMPANIES = String.raw`(?:the\s+)?${COMPANY}(?:(?:\s*,\s*|\s*,?\s+(?:or|and|nor)\s+|\s*[/&]\s*)(?:the\s+)?${COMPANY}){0,5}`;
const ANY_OF_THEM = String.raw`${COMPANY}(?:\s+(?:or|and)\s+${COMPANY})?`;
const STAFF = String.raw`(?:employees?|staff(?:ers)?|people|folks?|workers?|personnel|team(?:s|\s+members)?|crew|lot|colleagues)`;
const CURRENT = String.raw`(?:current(?:ly\s+employed)?|present|existing|serving|active|today['’]s)`;
const NOW = String.raw`(?:now|right\s+now|just\s+now|today|currently|presently|at\s+(?:the|this)\s+(?:moment|minute|time)|at\s+present|these\s+days|nowadays)`;
const BEGIN = String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|so|please|pls|kindly|also)\s+)`;
const END = String.raw`(?=\s*(?:$|[,;.:!?)("]|\s[-–—]|\b(?:and|but|so|as|because|since|cos|please|for\s+(?:this|now)|this\s+(?:time|one))(?!\p{L})))`;
const QUITE = String.raw`(?:(?:please|also|really|just|sadly|unfortunately|simply|all|both|sorry|obviously|of\s+course)\s+)*`;
/** That somebody is not to be sent: "cannot be considered", "may not apply", "aren't for this one". */
const REFUSED = String.raw`(?:(?:(?:can|may|must|should|shall|will|would|could|do|need)(?:\s*not|n['’]t)|can['’]t|cannot|won['’]t|mustn['’]t)\s+(?:be\s+(?:considered|accepted|approached|contacted|submitted|presented|put\s+forward|shown|sent|included|used|taken|touched|proposed|shortlisted|entertained|looked\s+at|hired|placed|poached|part\s+of\s+(?:it|this))|apply|count|come\s+into\s+(?:it|this|question)|be\s+in\s+(?:it|there|the\s+list)|figure|feature)|(?:are|is)(?:\s+not|n['’]t)\s+(?:to\s+be\s+\p{L}+|allowed|eligible|permitted|considered|an\s+option|possible|wanted|on|for\s+(?:us|this|them)|what\s+(?:we|they|i)\s+(?:want|need)|up\s+for\s+(?:it|this))|(?:are|is|must\s+be|should\s+be|to\s+be)\s+(?:excluded|out|barred|off[\s-]limits|ruled\s+out|left\s+(?:out|off|alone)|avoided|ineligible|a\s+no(?:[\s-]?go)?|excepted|omitted|skipped|off\s+the\s+(?:table|list)|not\s+to\s+be\s+\p{L}+)|never|excluded|out|no|not\s+(?:allowed|considered|wanted|please))`;
/** Why, in brackets behind it: "(franchise agreement)". */
const WHY = String.raw`(?:\s*\((?![^()]*\b(?:unless|except|but|only|or|if|not|ok|fine)\b)[^()]{2,50}\))?`;
const THEY = String.raw`(?:they|he|she|somebody|someone|any(?:one|body)|the\s+(?:person|candidate)|people|candidates?|you\s+(?:see|find|get)\s+(?:any(?:one|body)|some(?:one|body)|people)\s+who)`;
const SEND = String.raw`(?:show|send|submit|bother|include|list|bring|give|want|need|suggest|propose|forward|present|put\s+forward|put|pass|offer|consider|call|approach|touch|look\s+at|count)`;
const THEM = String.raw`(?:\s+(?:me|us|them|him|her|it|forward|over|on|up|the\s+client|with|at\s+all|please|in|again|these|those|any\s+of\s+(?:them|those)|through|sending|showing))*`;
/** What is done with somebody of whom something holds: "don't show me", "skip them", "it's a no", "they're out". */
const DROPPED = String.raw`(?:${QUITE}(?:(?:don['’]?t|do\s+not|never|no\s+need\s+to|no\s+point\s+(?:in\s+)?|i\s+(?:don['’]?t|do\s+not)|we\s+(?:don['’]?t|do\s+not|can['’]?t|cannot)|can['’]?t|cannot)\s+(?:even\s+)?${SEND}${THEM}|(?:skip|drop|omit|exclude|leave|ignore|avoid|discard|remove|bin|pass\s+(?:on|over)|filter|reject|take|cut|rule|keep)\s+(?:them|him|her|it|those|these)(?:\s+(?:out|off|aside|away|alone))?|(?:(?:it|that|this|they|he|she)(?:['’]s|['’]re|\s+is|\s+are)\s+)?(?:an?\s+)?(?:no(?:[\s-]?(?:go|no))?|out|not\s+for\s+(?:us|me|this|them)|no\s+(?:good|use|thanks?)|not\s+interested|not\s+wanted|off[\s-]limits|not\s+ok(?:ay)?|not\s+allowed|not\s+possible|excluded)|give\s+(?:it|them|him|her|those|these)\s+a\s+miss|pass|forget\s+(?:it|them|about\s+(?:it|them))|i(?:['’]m|\s+am)\s+not\s+interested|(?:we|they)(?:['’]re|\s+are)\s+not\s+interested))`;
const SUM = String.raw`(?:[A-Z]{3}\s?|(?:AU?|US?|NZ?|CA?|S|HK)?[$£€₹]\s?)?\d`;
const KIND_OF_FIT = String.raw`(?:(?:the|an?|our|their|quite|really)\s+)*(?:(?:right|best|good|great|ideal|strong|natural|suitable|perfect|correct)\s+)*(?:fit|match|choice|answer|solution|profile|candidates?|people|level|option|idea|one)`;
const FOR_IT = String.raw`(?:\s+(?:for|to|with|on)\s+(?:us|me|them|him|her|it|(?:this|that|the)(?:\s+(?:one|role|job|client|team|brief|position|search|time))?|here))?(?:\s+(?:this\s+time(?:\s+(?:around|round))?|here|at\s+all|now|right\s+now|for\s+now|unfortunately|sadly|anymore|any\s+more|please|today))*`;

/** Who is not wanted, told as what becomes of them, as `plainly` puts it before any reader. */
export const SAID_OF_WHO_STAYS_OUT: Ways = [
  // "Gas Safe or it's a no".
  [
    /(?<=[\p{L}\p{N}+#)])\s*,?\s+or\s+(?:else\s+)?(?:it|that|they)(?:['’](?:s|re)|\s+(?:is|are))\s+(?:an?\s+)?(?:no|pass|non[\s-]starter)(?:[\s-]?go)?(?=\s*(?:$|[,;.!)]))/giu,
    ' required',
  ],
  // "Current staff of Hilton cannot be considered (franchise agreement)", "Hilton's existing people may not apply".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:the|any|all|any\s+of\s+the)\s+)?${CURRENT}\s+(?:${STAFF}\s+(?:of|at|from|with|in)\s+(${COMPANIES})|(${COMPANIES})(?:['’]s?)?\s+${STAFF})\s*,?\s+${QUITE}${REFUSED}${FOR_IT}${WHY}${END}`,
      'giu',
    ),
    'nobody currently at $1$2',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:the\s+)?(${COMPANIES})(?:['’]s?)?\s+(?:(?:own\s+)?${CURRENT}|own)\s+${STAFF}\s*,?\s+${QUITE}${REFUSED}${FOR_IT}${WHY}${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Anyone who is at Deloitte, PwC, EY or KPMG today is out": the whole of the list.
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Aa]ny(?:one|body)|[Ee]very(?:one|body)|[Ww]hoever|[Pp]eople|[Tt]hose|[Ss]taff|[Aa]ll(?:\s+those)?|[Cc]andidates)\s+(?:(?:who|that|is|are|currently|still|now|presently)(?:['’](?:s|re))?\s+|(?:works?|working|employed|sits?|sitting)\s+)*(?:at|with|for|by)\s+(${COMPANIES})(?:\s+${NOW})?\s*,?\s+${QUITE}${REFUSED}${FOR_IT}${WHY}${END}`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "No one who's at Hilton now since it's Hilton that's hiring": why is no condition.
  [
    new RegExp(
      String.raw`(?<=\b(?:[Nn]ot|[Nn]o[\s-]?one|[Nn]obody|[Nn]one|[Nn]o|[Ee]xcluding|[Ee]xcept|[Ww]ithout)\s[^,;.]{2,60}?)\s*,?\s+(?:since|because|as|cos|cause|given(?:\s+that)?|seeing\s+(?:as|that))\s+(?:it(?:['’]s|\s+is)\s+)?(?:${COMPANY}|they|that)(?:['’](?:s|re)|\s+(?:is|are|who|that))*\s+(?:(?:the\s+ones?|who|that)(?:['’]s)?\s+)*(?:(?:is|are)\s+)?(?:hiring|recruiting|paying|(?:the|our|my)\s+(?:client|customer|hirer))(?:\s+(?:here|this\s+time|on\s+this\s+one|for\s+this))?(?=\s*(?:$|[,;.!?)]))`,
      'gu',
    ),
    '',
  ],
  // "Leave out those at hillview primary its the one hiring", "nobody from Xero as they're our client".
  [
    /(?<=\b(?:not|no[\s-]?one|nobody|none|no|exclud(?:ing|e)|except|without|minus|skip|avoid|leav(?:e|ing)\s+out)\s[^,;.]{2,60}?)\s*[,–-]?\s+(?:(?:since|because|as|cos|coz|cause)\s+)?(?:it['’]?s|it\s+is|they['’]?re|they\s+are|that['’]?s|that\s+is)\s+(?:the\s+(?:ones?|school|firm|hospital|hotel|place|company|house)\s+(?:(?:(?:who|that)(?:['’]s|\s+is|\s+are)?\s+)?(?:hiring|recruiting|paying))|(?:the|our|my)\s+(?:end\s+)?(?:clients?|customers?|hirers?))(?:\s+(?:here|this\s+time|on\s+this\s+one|for\s+this))?(?=\s*(?:$|[,;.!?)]))/giu,
    '',
  ],
  // "Excluding current employees of Unilever and Publicis": each of the list is who is there now.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:exclud(?:e|es|ing)|except(?:ing)?(?:\s+for)?|leav(?:e|ing)\s+(?:out|off)|without|no|not|minus|barring|avoid(?:ing)?|omit(?:ting)?|skip(?:ping)?|other\s+than|apart\s+from|but\s+not|none\s+of\s+the)\s+(?:(?:any|all|the|any\s+of\s+the)\s+)*${CURRENT}\s+(?:${STAFF}\s+(?:of|at|from|with|in)\s+(${COMPANIES})|(${COMPANIES})(?:['’]s?)?\s+${STAFF})(?![\p{L}-])`,
      'giu',
    ),
    'nobody currently at $1$2',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:exclud(?:e|es|ing)|leav(?:e|ing)\s+(?:out|off)|without|minus|barring|avoid(?:ing)?|omit(?:ting)?|skip(?:ping)?|apart\s+from|but\s+not|not)\s+(?:(?:any|all|the)\s+)*${STAFF}\s+(?:currently|now|presently|still)\s+(?:employed\s+|working\s+)?(?:of|at|from|with|in|by|for)\s+(${COMPANIES})(?![\p{L}-])`,
      'giu',
    ),
    'nobody currently at $1',
  ],
  // "If they're with Auckland Council today don't show me", "if on a visa, skip them".
  [
    new RegExp(
      String.raw`${BEGIN}(?:if|when|where|should)\s+(?:${THEY}\s*(?:['’](?:re|s)\s+|(?=\s))\s*)(?:(is|are|be|works?|need|needs|want|wants|has|have|live|lives|ask|asks|require|requires|earn|earns|cost|costs)\s+)?(?!not\b|n['’]t)([^,;.()!?"]{3,70}?)\s*,?\s+(?:then\s+)?${DROPPED}${END}`,
      'giu',
    ),
    'nobody who $1 $2',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}if\s+((?:on|at|with|in|from|under|over|needing|requiring|wanting|asking)\s+(?!possible\b)[^,;.()!?"]{3,60}?)\s*,?\s+(?:then\s+)?${DROPPED}${END}`,
      'giu',
    ),
    'nobody $1',
  ],
  // "Those need sponsorship cannot", "who is on a visa, no can do": the refusal is the last word of it.
  [
    new RegExp(
      String.raw`${BEGIN}(?:those|people|candidates?|any(?:one|body)|the\s+ones?)\s+(?:(?:who|that)\s+)?((?:(?:is|are|still|currently|now|already)\s+)*(?:needs?|needing|requires?|requiring|wants?|wanting|asks?\s+for|on|at|in|from|with|under|over|holding|having|has|have)\s+[^,;.()!?"]{3,60}?)\s*,?\s+(?:also\s+)?(?:cannot|can['’]t|can\s+not|no\s+can(?:\s+do)?|not\s+ok(?:ay)?|not\s+possible|not\s+allowed|never|no\s+need|no\s+thanks?|don['’]t\s+want|dun\s+want)(?:\s+(?:ah|lah|leh|lor|one|please|pls|hor))*${END}`,
      'giu',
    ),
    'nobody $1',
  ],
  // "Can't be on 12 weeks notice", "must not be at Toll now".
  [
    /(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|so)\s+)(?:(?:they|he|she|it|(?:the\s+)?(?:candidates?|people|person))\s+)?(?:can['’]?t|cannot|can\s+not|must\s*n['’]?t|must\s+not|should\s*n['’]?t|should\s+not|may\s+not|ought\s+not\s+to|better\s+not)\s+(?:currently\s+|still\s+|also\s+)?be\s+(?=(?:on|at|with|under|over|above|between|from|currently|now|presently|employed|working)\b)(?!(?:on|at)\s+(?:site|all|least|hand)\b)(?!over\s*[.,])/giu,
    'nobody ',
  ],
  // "Juniors are not the right fit this time", "contractors aren't a match for this one"; "for whom moving is not an option" is what they are like.
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N})+#]\s+)(?<!\b(?:moving|a\s+move|relocat(?:ing|ion)|travel(?:l?ing)?|commut(?:ing|e)|sponsor(?:ing|ship)|remote|hybrid|office)\s+|\bwhom\s+[^,;.:]{0,40})(?:(?:are|is|would|will|do|does)(?:\s+not|n['’]t)|won['’]t)\s+(?:(?:be|make)\s+)?(?:${KIND_OF_FIT}|fit(?:\s+the\s+(?:bill|brief))?|suit|work\s+(?:out|for)|match|what\s+(?:we|they|he|she|i|(?:the\s+)?client)(?:['’](?:re|s|m)|\s+(?:are|is|am))?\s+(?:want|wants|need|needs|after|looking\s+for|asked\s+for)|right|suitable)${FOR_IT}${WHY}(?=\s*(?:$|[,;.!?)"]|\s[-–—]))(?<!\bwork\s+(?:out|for))`,
      'giu',
    ),
    'are excluded',
  ],
  // Why somebody is refused stands in a bracket behind it.
  [
    /(?<=\b(?:(?:are|is)\s+(?:excluded|out|off[\s-]limits)|(?:cannot|can['’]t|mustn['’]t|must\s+not|won['’]t)\s+be\s+\p{L}+))\s*\((?![^()]*\b(?:unless|except|but|only|or|if|not|ok|fine)\b)[^()]{2,50}\)/giu,
    '',
  ],
  // "He'll pay but not past 180 000", "never above 60k": the most.
  [
    new RegExp(
      String.raw`(?:(?:(?:the\s+)?(?:client|boss|budget)|he|she|they|we|it)\s*(?:['’]ll|['’]s|['’]d|\s+(?:will|would|can|could|is|are))?\s+(?:(?:happy|willing|able|prepared|ready)\s+to\s+)?(?:pays?|offers?|stretch(?:es)?|goes?|spends?|stumps?\s+up)(?:\s+(?:well|decent(?:ly)?|good\s+money|the\s+money|properly|fair(?:ly)?|up))?\s*,?\s+)?(?:but\s+|and\s+|though\s+)?\b(?:not|never|no)\s+(?:(?:a\s+(?:penny|cent|dollar|cent|euro)|one\s+(?:penny|cent))\s+)?(?:past|beyond|above|over|north\s+of|higher\s+than|further\s+than|more\s+than)\s+(?=${SUM}[\d,. ]*(?:\d{3}|k)\b)`,
      'giu',
    ),
    'pay max ',
  ],
  // "(Pounds or euros, doesn't matter)".
  [
    /(?<=\d[\d,. ]*k?\s*)\(?\s*((?:pounds|euros|dollars|quid|francs|GBP|EUR|USD|AUD|NZD|CHF)\s+or\s+(?:pounds|euros|dollars|quid|francs|GBP|EUR|USD|AUD|NZD|CHF))\s*,?\s*(?:(?:it\s+)?(?:does\s?n['’]?t|does\s+not)\s+matter(?:\s+which)?|no\s+matter(?:\s+which)?|whichever|either(?:\s+(?:one|is\s+fine))?|all\s+the\s+same|not\s+fussed)\)?/giu,
    '$1',
  ],
  // "DHL ex only", "ex only, DHL": who left it.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${COMPANY})\s*[,(–-]?\s*(?:ex|formers?|past|leavers|alumni)[\s-]+(?:only|people\s+only|ones\s+only|staff\s+only)\)?(?![\p{L}-])`,
      'gu',
    ),
    'formerly at $1 and not now',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:only\s+(?:ex|former|past|previous)[\s-]+(${ANY_OF_THEM})(?:\s+${STAFF})?|(?:ex|former|past|previous)[\s-]+(${ANY_OF_THEM})(?:\s+${STAFF})?\s*,?\s+(?:only|nobody\s+there\s+now|none\s+(?:still\s+there|current)))(?![\p{L}-])`,
      'gu',
    ),
    'not currently at $1$2, formerly at $1$2, ',
  ],
  // "Excl. Thoughtworks", "excl: juniors".
  [/(?<![\p{L}-])excl(?:d|uded)?\s*[.:]+\s+(?=\p{L})/giu, 'excluding '],
  // "In the moment by Google": now and at, as it is said in German, French and Spanish.
  [
    /\bin\s+(?:the|this)\s+moment(?=\s+(?:by|at|with|in|for|working|employed|not)\b|\s*[,.;)]|\s*$)/giu,
    'now',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:(?:who|that|they)\s+(?:is|are|was|were|works?|worked|(?:has|have)\s+(?:been|worked))|working|works?|now|currently|presently|today|already)\s+(?:(?:now|currently|presently|still)\s+)?)by\s+(?=(?:the\s+)?${COMPANY})`,
      'gu',
    ),
    'at ',
  ],
  // "Not from Marriott as in not there now": which of them.
  [
    new RegExp(
      String.raw`\b(?:not|nobody|no[\s-]one|none)\s+(?:from|of|at|with)\s+((?:the\s+)?[\p{L}\p{N}&'’.-]+(?:\s+[\p{L}\p{N}&'’.-]+){0,2}?)\s*[,(–-]*\s+(?:as\s+in|meaning|i\.?e\.?|that\s+is|by\s+which\s+i\s+mean)\s*,?\s*(?:(?:not|nobody|none)\s+)?(?:(?:who(?:['’]?s|\s+is|\s+are)?|people|anyone)\s+)?(?:there|with\s+them|at\s+it)?\s*${NOW}\)?(?![\p{L}-])`,
      'giu',
    ),
    'nobody currently at $1',
  ],
];
