import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.!?)]|\s[-–—]\s|\b(?:and|but|or|so|because|though)(?!\p{L})))`;
const BEGIN = String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but)\s+)`;
const COMPANY = String.raw`(?:the\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*`;
const KIND = String.raw`(?:sort|kind|type|variety|flavou?r|breed|persuasion|stripe|side)`;
/** What somebody does at their work, which says no more than that they work there. */
const AT_IT = String.raw`(?:cook|bak|teach|lectur|nurs|driv|fly|weld|cod|develop|programm|design|sell|market|build|audit|account|research|manag|lead|serv|wait|clean|paint|wir|plumb|lay|operat|dispatch|buy|plann|brok|underwrit|trad|bank|consult|recruit|practi[cs]|engineer|test|analy[sz]|writ|edit|report|host|guard|pack|pick|car|tend|mix|butcher|barber|cut|draft|survey|fitt|machin|mak|run|slav|toil|graft|beaver|labour|labor)(?:n|t|m)?ing`;
const GIVER = String.raw`(?:they|he|she|we|i|it|(?:the|our|my|this)\s+(?:\p{L}+\s+)?\p{L}+|client|boss|management|hr)`;
const OPEN = String.raw`(?:(?:is|are|'s)\s+)?(?:still\s+|fully\s+|very\s+|quite\s+|completely\s+)*(?:not\s+(?:fixed|set|decided|confirmed|known|finali[sz]ed|an\s+issue|a\s+(?:problem|constraint|concern|bar)|capped)|open(?:[\s-]ended)?|flexible|negotiable|tb[acd]|to\s+be\s+(?:discussed|agreed|confirmed|decided|advised)|no\s+(?:bar|constraint|issue|problem|limit|object|barrier)|as\s+per\s+(?:market|industry|norms?|standards?|experience|company\s+\p{L}+)(?:\s+(?:standards?|norms?|rates?))?|d\.?o\.?e\.?|depend(?:s|ing)?(?:\s+(?:up)?on\s+(?:the\s+)?(?:experience|person|candidate|level|skills?))?|at\s+market(?:\s+rate)?|up\s+for\s+(?:discussion|negotiation)|undecided)`;

/** What stands beside a condition and changes nothing of it, or says it by another word, as `plainly` puts it before any reader. */
export const SAID_BESIDE: Ways = [
  // "Anybody at all in drilling".
  [
    /(?<=\b(?:any(?:one|body)|some(?:one|body)|people)\s+)(?:at\s+all|whatsoever|whoever)\s+(?=(?:in|from|with|who|that|at)\b)/giu,
    '',
  ],
  // "That's the one thing they won't budge on": what was asked for is.
  [
    new RegExp(
      String.raw`\s*[,;(–-]\s*(?:and\s+|but\s+)?(?:that|this|which|it)(?:['’]s|\s+is|\s+bit\s+is|\s+part\s+is)\s+(?:(?:the|their|our|a|really|absolutely)\s+)*(?:(?:one|only|main|single|key|big|first)\s+)+(?:thing|point|bit|part|condition|requirement|ask|rule|must(?:[\s-]have)?|demand)s?(?:\s+(?:that\s+)?${GIVER}\s+(?:(?:really|absolutely|just|all)\s+)*(?:wo\s*n['’]t|will\s+not|ca\s*n['’]t|cannot|do\s*n['’]t|would\s*n['’]t|insists?|needs?|cares?|wants?|never|has|have|is|are|asks?)[^,;.()]{0,30})?\)?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`\s*[,;(–-]\s*(?:and\s+)?(?:(?:that|this|which|it)(?:['’]s|\s+is)\s+)?(?:${GIVER}\s+(?:wo\s*n['’]t|will\s+not|ca\s*n['’]t|cannot)\s+(?:budge|bend|move|compromise|be\s+moved|be\s+swayed|flex|shift|yield|waver)(?:\s+on\s+(?:that|this|it))?|(?:no|there['’]s\s+no)\s+(?:wiggle\s+room|getting\s+(?:around|round)\s+(?:it|that)|way\s+(?:around|round)\s+(?:it|that)|two\s+ways\s+about\s+it)(?:\s+(?:on|there|here)(?:\s+(?:that|this|it))?)?)\)?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`\s*[,;(–-]\s*(?:and\s+)?(?:that|this|which)(?:['’]s|\s+is)\s+(?:(?:very|really|quite|so|pretty|absolutely|most|super)\s+)*(?:important|key|crucial|vital|critical|essential|non[\s-]negotiable|the\s+main\s+thing)(?:\s+(?:for|to)\s+(?:them|us|me|him|her|the\s+client))?\)?${END}`,
      'giu',
    ),
    '',
  ],
  // "Only thing is he or she must be remote already", "the only catch is they need clearance".
  [
    new RegExp(
      String.raw`${BEGIN}(?:the\s+|my\s+|our\s+|their\s+|just\s+)?(?:(?:one|only|main|single|key|sole)\s+)+(?:thing|catch|snag|point|condition|requirement|proviso|caveat|rub|ask|rule|issue|stipulation|hitch|wrinkle)(?:\s+(?:here|though|they\s+(?:have|insist\s+on)))?\s*(?:is|being|:|,|=)\s*(?:that\s+)?(?=(?:they|he|she|it|must|should|no|not|candidates?|people|need|has|have|the\s+(?:person|candidate))\b)`,
      'giu',
    ),
    '',
  ],
  // "He or she must": of either.
  [
    /\b(?:he\s*(?:or|\/)\s*she|s\/he|she\s*(?:or|\/)\s*he)\s+(?=(?:must|should|needs?|has|is|can|will|may)\b)/giu,
    'they ',
  ],
  // "Budget not fixed".
  [
    new RegExp(
      String.raw`${BEGIN}(?:the\s+|their\s+|our\s+)?(?:budget|salary|pay|ctc|package|rate|compensation|comp|remuneration|money|range|band)\s*(?::\s*)?${OPEN}${END}(?!\s*,?\s*(?:up\s+to|max|from|around|between|but\s+(?:max|under|below|not))\b)`,
      'giu',
    ),
    '',
  ],
  // "Candidate can sit anywhere".
  [
    /\b(?:candidates?|they|he|she|people|(?:the|this)\s+(?:person|candidate|role|job))\s+(?:can|could|may|might)\s+(?:also\s+|really\s+|just\s+)?(?:sit|be|live|work|stay|reside|operate)(?:\s+(?:based|located|living|from|in|out\s+of))?\s+(?:(?:literally\s+|absolutely\s+|really\s+)?any\s?where|wherever(?:\s+(?:they|he|she)\s+(?:like|want|please|are|happen\s+to\s+be))?)(?=\s*(?:$|[,;.!]|\b(?:since|as|because|and|but)\b))/giu,
    'anywhere',
  ],
  // "Willing to relocate from wherever".
  [
    /(?<=\b(?:relocat(?:e|ing|ion)|mov(?:e|ing)|come\s+over|travel)\s+)from\s+(?:wherever(?:\s+(?:they|he|she)(?:['’]re|\s+are|\s+is|\s+live|\s+may\s+be|\s+happen\s+to\s+be))?|any\s?where(?:\s+(?:else|at\s+all|in\s+the\s+world))?|elsewhere|abroad|overseas|interstate|out\s+of\s+(?:town|state)|(?:an)?other\s+(?:cit(?:y|ies)|countr(?:y|ies)|places?|states?|regions?)|some\s?where\s+else)(?!\p{L})/giu,
    '',
  ],
  // "Architects (the building sort)", "engineers of the structural kind", "solicitors, the property type".
  [
    new RegExp(
      String.raw`(?<![\p{L}'’])(\p{Ll}{3,}s)\s*\(\s*(?:(?:of\s+)?(?:the|a)\s+|i\s+mean\s+(?:the\s+)?|as\s+in\s+)?(?!(?:no|not|non|any|all|same|this|that|other|good|right|best|what)\b)(\p{L}[\p{L}-]+(?:\s+\p{L}[\p{L}-]+)?)\s+(?:${KIND}s?|ones)(?:\s*,?\s*(?:not|and\s+not)\s+(?:the\s+)?([^()]{2,30}?)(?:\s+(?:${KIND}s?|ones?))?)?\s*\)`,
      'gu',
    ),
    '$2 $1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}'’])(\p{Ll}{3,}s)\s+of\s+the\s+(?!(?:no|not|same|this|that|other|good|right|best)\b)(\p{L}[\p{L}-]+(?:\s+\p{L}[\p{L}-]+)?)\s+${KIND}(?!\p{L}|\s+of)`,
      'gu',
    ),
    '$2 $1',
  ],
  [
    /(?<![\p{L}'’])(\p{Ll}{3,}s),\s+the\s+(?!(?:no|not|same|this|that|other|good|right|best)\b)(\p{L}[\p{L}-]+(?:\s+\p{L}[\p{L}-]+)?)\s+(?:sort|kind|type|variety|breed)(?=\s*(?:$|[,;.]|\bor\b|\band\b))\s*,?/gu,
    '$2 $1',
  ],
  // "Not brand new", "nobody who's new to it".
  [
    new RegExp(
      String.raw`${BEGIN}(?:not|nobody|no[\s-]?one|none)\s+(?:(?:who(?:['’]s|\s+is|\s+are)|that(?:['’]s|\s+is)|too|some(?:one|body)|any(?:one|body)|people|completely|totally|an?|absolute|complete|total)\s+)*(?:brand[\s-]?new|green|wet\s+behind\s+the\s+ears|new\s+to\s+(?:it|this|the\s+(?:game|trade|job|work|business))|beginners?|newbies?|novices?|rookies?|greenhorns?|first[\s-]timers?|still\s+(?:learning|finding\s+their\s+feet))${END}`,
      'giu',
    ),
    'not juniors',
  ],
  // "Who's cooking at the Hilton now": of whom it is said that they work there.
  [
    new RegExp(
      String.raw`(?<=\b(?:who|that)(?:['’]s|['’]re|\s+is|\s+are)\s+|\b(?:nobody|no[\s-]?one|any(?:one|body)|none|those|people)\s+)(?:now\s+|currently\s+|presently\s+|still\s+)?${AT_IT}\s+(?:away\s+)?(?=(?:at|for|with)\s+${COMPANY})`,
      'gu',
    ),
    'currently working ',
  ],
  // "Not on bench": without a project, as consultancies say it.
  [
    /(?:\b(?:sitting|currently|now|still|been)\s+)*(?<!\b(?:work|works|working|wet|test|hot|park|judge|judges)\s)\bon\s+(?:the\s+)?bench(?=\s*(?:$|[,;.)]|\b(?:and|or|now|for|since|right|at\s+the\s+moment)\b))|\bbenched\b/giu,
    'between jobs',
  ],
  [
    /\bsitting\s+(?:at\s+home\s+|around\s+|idle\s+)*(?=(?:without|with\s+no|out\s+of)\s+(?:an?\s+|any\s+)?(?:job|work|role|employment)\b)/giu,
    '',
  ],
  [
    /(?<=\b(?:without|with\s+no|no|out\s+of|between)\s+(?:an?\s+|any\s+)?(?:jobs?|work|roles?|employment)\s+)(?:(?:at|in|for)\s+)?(?:this\s+(?:very\s+)?)(?:minute|moment|second|instant|hour|week|day)(?!\p{L})/giu,
    'right now',
  ],
  // "Been where they are three years at the least": in the job of today.
  [
    /\b(?:(?:who|they|and)(?:['’]ve|\s+have)?\s+)?(?:been|stayed|sat|remained|stuck|worked)\s+(?:put\s+)?(?:exactly\s+|right\s+)?where\s+(?:they|he|she)(?:['’]re|['’]s|\s+are|\s+is)(?:\s+now)?\s+(?:for\s+)?((?:at\s+least\s+|over\s+|more\s+than\s+|less\s+than\s+|under\s+)?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s*\+?\s*(?:years?|yrs?|months?))(?!\p{L})/giu,
    'in current role for $1',
  ],
  [/(?<=\d\s*|\b(?:years?|yrs?|months?|weeks?)\s+)at\s+the\s+(?:very\s+)?(least|most)(?!\p{L})/giu, 'at $1'],
  // "In Switzerland or next door in Germany", "or would go": where else.
  [
    /(?<=\b(?:or|and)\s+)(?:next\s+door|over|across|up|down|out)\s+(?:the\s+(?:road|border|water|way)\s+)?(?=in\s+(?:the\s+)?\p{Lu})/gu,
    '',
  ],
  [
    /(?<=\p{L}\s*,?\s+or\s+)(?:(?:who|that|they)(?:['’]d)?\s+)?(?:(?:would|will|could|can|might|['’]d)\s+)?(?:(?:be\s+|are\s+|is\s+)?(?:willing|happy|ready|prepared|open|able|keen|game|glad)\s+to\s+go|(?<=(?:would|will|could|might|['’]d)\s+)go|(?:up|game)\s+for\s+(?:the|a)\s+move)(?:\s+(?:there|to\s+(?:it|them|either|one|any\s+of\s+(?:them|these))))?(?=\s*(?:$|[,;.!)]|\band\b|\bbut\b))/giu,
    'open to relocation',
  ],
  // "Forget Perth, it's Adelaide now": what takes its place.
  [
    /(?<=^\s*|[,;.:!?]\s*|\b(?:so|ok|and|actually|right)\s+)(?:forget(?:\s+about)?|scrap|scratch|never\s+mind|disregard|strike)\s+(?:the\s+)?[\p{L}\p{N}][\p{L}\p{N}'’ -]{1,30}?\s*[,;.–-]+\s*(?:it(?:['’]s|\s+is)|make\s+(?:it|that)|now\s+it(?:['’]s|\s+is)|they(?:['’]ve|\s+have)\s+(?:moved|changed|switched)\s+(?:it\s+)?to|they\s+(?:now\s+)?want|we(?:['’]re|\s+are)\s+(?:now\s+)?(?:on|in|after))\s+(?:now\s+)?(?=\p{L})/giu,
    '',
  ],
  // "Not a dollar more".
  [
    /\s*[,;(–-]?\s*(?:and\s+|but\s+)?(?:not|no)\s+(?:(?:an?|one|a\s+single)\s+)?(?:dollar|penny|cent|pound|euro|quid|buck|rupee|day|minute|hour|week|month)\s+(?:more|over|above|longer|later|extra|beyond)\)?(?=\s*(?:$|[,;.!]))/giu,
    ' max',
  ],
  // "Notice one month below": as the English of Asia has it.
  [
    /\b(notice(?:\s+period)?)\s*(?:is\s+|of\s+|:\s*)?((?:\d{1,3}|an?|one|two|three|four|six)\s*(?:days?|weeks?|wks?|months?|mths?))\s+(?:and\s+|or\s+)?(?:below|under|less|max)(?=\s*(?:$|[,;.!)]))/giu,
    'max $2 $1',
  ],
  [/(?<=\b(?:no|not|nor|never|without|or)\s+)(?:subbies|sub-?contractors)(?!\p{L})/giu, 'contractors'],
  // "Was a teacher before becoming a recruiter".
  [
    /\b(?:(?:any(?:one|body)|people|those|some(?:one|body)|candidates)\s+)?(?:who|that)\s+(?:was|were|had\s+been|used\s+to\s+be|worked\s+as|started(?:\s+out)?\s+as|began\s+as)\s+(?:once\s+)?(?:an?\s+)?(\p{L}+(?:\s+\p{L}+){0,2}?)\s+before\s+(?:(?:they|he|she)\s+)?(?:becoming|became|turning\s+(?:into\s+|to\s+)?|turned\s+(?:into\s+|to\s+)?|retraining\s+as|retrained\s+as|being|switching\s+to)\s*(?:an?\s+)?(\p{L}+(?:\s+\p{L}+){0,2}?)(?=\s*(?:$|[,;.?!)]|\b(?:in|at|with|and|based|living)\b))/giu,
    '$2 who used to be a $1',
  ],
  [
    /\b(?:whom?\s+)?(?:we|i)(?:['’]ve|\s+have)?\s+had\s+no\s+(?:contact|dealings|word|conversation|calls?)\s+(?:with\s+(?:them\s+)?)?(?:in|for|over|within)\s+(?:the\s+(?:last|past)\s+)?(?=(?:\d|an?\s|one|two|three|four|five|six|nine|twelve|half))/giu,
    'not contacted for ',
  ],
  [
    /(?<=^\s*(?:(?:find|show|give|see)\s+)?)(?:(?:can|could)\s+you\s+(?:please\s+)?(?:see|check|look|tell\s+me)\s+)?(?:who|what)(?:['’]s|\s+is|\s+have|\s+do)?\s+(?:we|you|there)(?:['’]ve|\s+have)?(?:\s+got|\s+have)?\s+by\s+way\s+of\s+/giu,
    '',
  ],
  [
    /(?<=(?:^|[.!?]\s+))(?:still|again|also|always)\s+after\s+(?=(?:an?|some|any|one|two|three|four|five|more|good)\s)/giu,
    'need ',
  ],
  [
    /(?<=\bnotice(?:\s+period)?\s+)(?:must|should|needs?|has)\s+(?:to\s+)?(?:be\s+)?(?=(?:max(?:imum)?\s+)?(?:\d{1,3}|an?|one|two|three|four|six)\s*(?:days?|weeks?|wks?|months?|mths?)(?!\p{L}))/giu,
    'max ',
  ],
  [
    /(?<=[,;]\s*)(?:<=?|max\.?|under)\s*((?:\d{1,2}|one|two|three|four|six|eight)\s*(?:weeks?|wks?|months?|mths?|days?))(?=\s*(?:$|[,;.!)]))/giu,
    'max $1 notice',
  ],
  // "Munster or anywhere in Ireland": the wider one holds too.
  [
    /(?<=\p{Lu}[\p{L}'’-]+,?\s+)or\s+(?:indeed\s+|else\s+)?(?:any\s?where|some\s?where|any\s+place)\s+(?:else\s+)?(?:at\s+all\s+)?(?:in|across)\s+(?:the\s+)?(?=\p{Lu})/gu,
    'or ',
  ],
  // "Or who'd come down", "or someone who'd up and go".
  [
    /(?<=\p{L}\s*,?\s+or\s+)(?:(?:any(?:one|body)|some(?:one|body)|people|those)\s+)?(?:(?:who|that|they)(?:['’]d)?\s+)?(?:(?:would|will|could|can|might|['’]d)\s+)?(?<=(?:['’]d|would|will|could|can|might)\s+)(?:be\s+(?:willing|happy|ready|prepared|open|able|keen|game|glad)\s+to\s+)?(?:up\s+and\s+(?:go|leave|move|come)|come\s+(?:down|up|over|across|out|to\s+(?:us|it|them))|make\s+the\s+(?:move|jump|leap)|travel\s+over|pack\s+up)(?:\s+there)?(?=\s*(?:$|[,;.!)]|\band\b|\bbut\b))/giu,
    'open to relocation',
  ],
  // "Somebody who has been an actuary for a decade": still one.
  [
    /\b(?:any(?:one|body)|some(?:one|body)|people|those)\s+(?:who|that)(?:['’]s|['’]ve|\s+has|\s+have)\s+been\s+(?:an?\s+)?(\p{L}+(?:\s+\p{L}+){0,2}?)\s+for\s+(?=(?:at\s+least\s+|over\s+|more\s+than\s+)?(?:an?|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)\s*\+?\s*(?:years?|yrs?|decades?))/giu,
    '$1 with ',
  ],
  [/\bgreen[\s-]?cards?(?:[\s-]+holders?)?(?!\p{L})/giu, 'permanent residents'],
  [
    /\b(?:on\s+(?:an?\s+)?|with\s+(?:an?\s+)?)visas?\s+(?:needing|requiring|who\s+needs?|that\s+needs?)\s+(?:us|our\s+help|us\s+to\s+\p{L}+|the\s+client)(?!\p{L})/giu,
    'needing sponsorship',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:no|not)\s+(?:(?:more|bloody|any)\s+)*(?:tyre[\s-]?kickers|tire[\s-]?kickers|time[\s-]?wasters|chancers|muppets|cowboys|dreamers|wasters|idiots|clowns|divas|prima\s+donnas|drama\s+queens|jokers|numpties|eejits|weirdos|slackers)${END}`,
      'giu',
    ),
    '',
  ],
  // "Big 4 now or last time also can": as the English of Asia has it.
  [
    /(?<=\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+\d)?)\s*,?\s+(?:now|currently|at\s+present)\s+or\s+(?:last\s+time|before|earlier|previously)(?:\s+(?:also|oso|both|either))?\s+(?:can|ok(?:ay)?|fine)(?=\s*(?:$|[,;.!)]))/gu,
    ' now or before',
  ],
  [/(?<=^\s*|[,;.]\s*)(?:location|loc|place)\s+[-–]\s+(?=\p{Lu})/giu, 'in '],
];
