import { distance } from 'fastest-levenshtein';
import { isEnglish } from '../../../speech/index.ts';
import { outsideQuotes, type Ways } from './in-turn.ts';

type Tell = (message: string) => void;

/** "Mech + structural engineers": of engineers, and no mechanic. */
const MECH_OF_ENGINEERS =
  /(?<![\p{L}-])mech(?=(?:\s*(?:,|\+|&|\/|and|or|and\/or)\s*\p{L}+\.?){1,4}\s+engineers?(?!\p{L}))/giu;

const ANYWHERE = String.raw`(?:(?:living|based|working|from|in)\s+)*(?:(?:any|some)\s?where|wherever|elsewhere|any\s+(?:other\s+)?(?:cit(?:y|ies)|towns?|places?|countr(?:y|ies)|locations?)|other\s+(?:cities|towns|places|countries))(?:\s+(?:at\s+all|else|in\s+the\s+(?:world|country)|on\s+(?:the\s+)?(?:earth|planet|map)|(?:they|he|she)(?:['’](?:re|s|d)|\s+(?:happen\s+to\s+)?(?:be|are|is|live|lives|like|likes|want|wants|please|pleases|choose|chooses|fancy|prefer))(?:\s+(?:like|to\s+(?:be|live)))?))*`;
const ONLY_IF = String.raw`(?:(?:but\s+)?(?:only\s+)?(?:if|when|where)|provided(?:\s+that)?|providing(?:\s+that)?|(?:as|so)\s+long\s+as|on\s+condition(?:\s+that)?|assuming)`;
const REMOTE = String.raw`(?:(?:(?:they|he|she|it|that|the\s+(?:job|role|work))\s*(?:['’](?:re|s|d|ll)|\s(?:are|is|can|could|would|will|do|be|works?|have\s+to|must))?\s*)|(?:is|are|be)\s+)?(?:(?:be|work(?:s|ing)?|doing\s+(?:it|so)|are|is)\s+)?(?:(?:fully|100\s?%|completely|entirely|purely|all|totally)\s+)?(?:remote(?:ly)?|from\s+home|wfh)(?:\s+work(?:ing|ers)?)?(?!\p{L})`;

/** "Or anywhere else but happy to relocate", "as long as they work remotely or take contracts". */
const SAID_LOOSELY: Ways = [
  // "Leeds or, if remote, anywhere".
  [
    new RegExp(
      String.raw`\s*,?\s+or\s*,?\s+(?:if|when|where|provided)\s+${REMOTE}\s*,?\s+(?:then\s+)?(?:from\s+)?(?:any\s?where|wherever)(?:\s+(?:at\s+all|else))?(?=\s*(?:$|[,;.)!?]|\b(?:with|who)\s))`,
      'giu',
    ),
    ' or remote',
  ],
  // "New York, Toronto, or wherever they like so long as they're fully remote".
  [
    new RegExp(
      String.raw`(?<!\s)\s*(?:[,;]|…|\.{3})?\s*\bor\s+(?:else\s+)?${ANYWHERE}\s*,?\s+${ONLY_IF}\s+${REMOTE}`,
      'giu',
    ),
    ' or remote',
  ],
  [
    new RegExp(
      String.raw`\s*[.;,–—-]+\s*(?:(?:and|but|or|also)\s+)?${ANYWHERE}\s+(?:is|are|would\s+be|will\s+be|works)\s*(?:(?:also|equally|just\s+as|perfectly|all)\s+)*(?:fine|ok(?:ay)?|good|great|possible|acceptable)?(?:\s+(?:too|also|as\s+well|by\s+(?:me|us)|with\s+(?:me|us)))*\s*,?\s+${ONLY_IF}\s+${REMOTE}`,
      'giu',
    ),
    ' or remote',
  ],
  [
    /(?<=\bor\s+(?:(?:based|living|are)\s+)?(?:anywhere|somewhere|elsewhere)(?:\s+else)?)\s*,?\s+but\s+(?=(?:are\s+|who(?:['’]re|\s+are)\s+)?(?:happy|willing|open|ready|prepared|up|keen|able)\b)/giu,
    ' and ',
  ],
  // "Sitting in a Big 4", "sitting at Ramsay": there now. Behind "in" a name may be a place.
  [
    /(?<![\p{L}-])sitting\s+(?:in|at|with|inside)\s+(?=(?:an?\s+|the\s+|one\s+of\s+(?:the\s+)?)?(?:[Bb]ig|[Tt]op)\s+\d)/gu,
    'now at ',
  ],
  [/(?<![\p{L}-])sitting\s+(?:at|with|inside)\s+(?=\p{Lu})/gu, 'now at '],
  // "With their current builder, that being Multiplex".
  [
    /\bwith\s+(?:their|his|her|the)\s+(?:current|present)\s+(?!(?:employer|company|firm|job|role|salary)\b)\p{L}+,?\s+(?:that\s+being|being|namely|that\s+is|i\.?e\.?,?|say)\s+/giu,
    'with their current employer, now at ',
  ],
  // "Who'd either relocate or already live in Victoria or NSW".
  [
    /\bwho\s*(?:['’]d|would|will|['’]ll)\s+(?:either\s+)?(?:relocate|move)\s+or\s+(?:who\s+)?(?:already\s+)?(?:live|living|are|be)\s+in\s+([^,;.()]{2,60}?)(?=\s*(?:$|[,;.()]))/giu,
    'who live in $1 or would relocate',
  ],
  // "Did we speak to on the phone in the past 90 days".
  [
    /\b(?:speak|talk|spoke|spoken|talked)\s+(?:to|with)\s+(?:on|over|by)\s+(?:the\s+)?(?:phone|telephone|blower)(?!\p{L})/giu,
    'call',
  ],
  [/(?<![\p{L}-])sol(?:['’]?n)?s?\.?\s+(?=archs?\b|architects?\b)/giu, 'solution '],
  [/(?<![\p{L}-])techies(?![\p{L}-])/giu, 'tech people'],
  [/,?\s+(?:as|so)\s+long\s+as\s+(?:they|he|she)\s+(?=(?:work|works|are|is|take|do|can)\b)/giu, ' who '],
  // "Who'd relocate or they'd take contract".
  [
    /(?<=\b(?:who|or|and|either)\s{1,3}|\bwho(?=['’]d))(?:(?:they|he|she)(?=['’\s]))?(?:\s*['’](?:d|ll)\s+|\s*(?:would|will)\s+)(?:take|do|accept|consider)\s+(?:on\s+)?(?:an?\s+)?(?:contracts?|contract\s+work|contracting|freelance(?:\s+work)?)(?!\p{L}|\s+(?:roles?|jobs?|positions?)\b)/giu,
    ' are contractors',
  ],
  [
    /(?<=\b(?:who|or|and)\s+)(?:take|takes|do|does|accept|accepts)\s+(?:on\s+)?(?:contracts?|contract\s+work|contracting|freelance(?:\s+work)?)(?!\p{L})/giu,
    'are contractors',
  ],
  // "I'm trying to fill a physio job".
  [
    /(?=(?:I|we)\b)(?<=^\s*(?:(?:hi|hello|hey|morning|afternoon|evening|good\s+(?:morning|afternoon|evening))(?:\s+\p{L}+)?\s*[,!.–-]\s*)?|[.!?]\s+)(?:I|we)\s*(?:['’](?:m|re)|am|are)\s+(?:(?:just|currently|still|also)\s+)?(?:trying|looking|hoping|wanting|working)\s+to\s+fill\s+(?:an?|the|this|one|our)\s+((?:[\p{L}-]+\s+){1,4}?)(?:vacancy|opening|job|role|position|post|gig)(?!\p{L})/giu,
    'find a $1job',
  ],
  // "Musculoskeletal work mostly": how much of it is on no record.
  [/(?<=\p{L}\s+work)\s+mostly(?=\s*(?:$|[,.;)]))/giu, ''],
  // "More than 2 years in the seat there".
  [
    /(?=in\s)(?<=\b(?:years?|yrs?|months?)['’]?\s+)in\s+(?:the|that|this|their|her|his)\s+(?:hot\s+)?(?:seat|chair|saddle)(?=\s*(?:$|[,;.?!)]|\s(?:there|now|and|or|at)\b))/giu,
    'in the job',
  ],
  // "Who have we got at Multiplex as QS or site engineer".
  [
    /(?<=^\s*who(?:m)?\s+(?:(?:have|do)\s+we\s+(?:have\s+|got\s+)?|is\s+there\s+)(?:at|with)\s[^.;?!]{2,80}?)\s+(?:working\s+|employed\s+)?as\s+(?:an?\s+)?(?!(?:well|of|soon|long|far|much|many|per|at|from|they|we|i|he|she|it|their|the|though|if|yet|needed|required)\b)(?=\p{L})/giu,
    ' who are ',
  ],
  // "With Roche or Novartis behind them or who work there today".
  [
    /\bwith\s+(?:either\s+)?(\p{Lu}[^;.()]{1,80}?)\s+(?:behind\s+(?:them|him|her)|(?:in|on)\s+(?:their|the|his|her)\s+(?:past|histor(?:y|ies)|cvs?|CVs?|r[eé]sum[eé]s?|careers?)|under\s+(?:their|his|her)\s+belts?|to\s+(?:their|his|her)\s+names?)(?:\s?,\s?|\s)or\s+(?:(?:who|that|they)\s+)?(?:(?:is|are|['’]re)\s+)?(?:(?:still|currently|now)\s+)?(?:(?:work|works|working|sit|sits|are|is|employed)\s+)?(?:there|with\s+them)(?:\s+(?:today|now|currently|right\s+now|at\s+present|still|at\s+the\s+moment))?(?![\p{L}-])/gu,
    'who worked at $1, now or before',
  ],
  // "Managers by title today".
  [
    /(?<=\p{L})\s+by\s+(?:job\s+)?title\s+(?:today|now|currently|right\s+now|at\s+present|at\s+the\s+moment)(?!\p{L})/giu,
    ', that title now,',
  ],
  // "Along the east coast, i.e. NSW, Vic and Qld".
  [
    /\b(?:along|on|up|down|in|from|across)\s+the\s+(?:[Ee]ast(?:ern)?|[Ww]est(?:ern)?|[Nn]orth(?:ern)?|[Ss]outh(?:ern)?)\s+(?:[Cc]oast|[Ss]eaboard)\s*(?:,|[–—-]|\()?\s*(?:i\.?e\.?|that\s+is|that['’]s|namely|meaning|so)\s*[,:]?\s+(?=\p{Lu}[\p{L} ]{1,25}(?:,\s*\p{Lu}[\p{L} ]{1,25}){0,6}$|\p{Lu}[\p{L} ]{1,25}(?:,\s*\p{Lu}[\p{L} ]{1,25}){0,6}[,;.)])/gu,
    'in ',
  ],
  // "In management accounting or as a financial controller".
  [/(?<=\bin\s[\p{L}\s&-]{3,40}?)\s+or\s+as\s+an?\s+(?=\p{L})/giu, ' or a '],
  // "Around Manchester (Bolton is fine), London or Nottingham".
  [
    /(?<=\b(?:in|around|near|from|of|or|within)\s+\p{Lu}[^,;.()]{1,30}?)\s*\((?:or\s+|also\s+)?(\p{Lu}[\p{L} '’-]{1,30}?)\s+(?:(?:is|would\s+be|['’]s|also|works?)\s+)*(?:fine|ok(?:ay)?|good|grand|possible|too|as\s+well|works?|will\s+do)(?:\s+(?:too|also|as\s+well))?\)(?=\s*,\s*\p{Lu}|\s*,?\s+or\s+\p{Lu})/gu,
    ', $1',
  ],
  // "Who began in money jobs – bookkeeper or credit controller in a past life".
  [
    /\b(?:who\s+)?(?:have\s+|had\s+)?(?:began|begun|started(?:\s+(?:out|off))?)\s+(?:(?:life|work|out)\s+)?(?:in|with)\s+(?:(?!(?:the|in|at|with)\b)[\p{L}-]+\s+){0,3}?(?:jobs?|roles?|trades?|positions?|posts?)\s*(?:\s[–—-]\s|[:,])\s*(?:an?\s+|as\s+(?:an?\s+)?)?(?=[^.;()]{4,90}\s(?:in\s+an?\s+(?:past|previous|former|earlier|other)\s+(?:life|career|job)|once|before|previously)(?:\s*(?:$|[,;.?)])))/giu,
    'who were a ',
  ],
  // "Someone in New Zealand, or someone in Australia who would relocate".
  [
    /(?:\s?,\s?|\s)or\s+(?:else\s+)?(?:some|any)(?:one|body)\s+(?:(?:living|based|located|who\s+(?:is|lives)|who['’]s)\s+)?(in\s+(?:the\s+)?\p{L}[\p{L} -]{1,30}?)\s+(?:who|that)\s*(?:['’]d|would|will|(?:['’]s|is)\s+(?:willing|happy|open|ready|prepared)\s+to)\s+(?:be\s+(?:willing|happy|open|ready|prepared)\s+to\s+)?(?:relocate|move)(?!\p{L}|\s+(?:to|into|for)\s)/giu,
    ', or $1 and open to relocation',
  ],
  // "Tech people – testers, SAP, architects – with German".
  [
    /(?<=\b(?:people|folks?|techies))\s+[–—-]\s+((?:[\p{L}\p{N}&.+# ]{2,30},\s*){2,8}(?:(?:and|or)\s+)?[\p{L}\p{N}&.+# ]{2,30}?)\s+[–—-]\s+(?=(?:with|in|who|at|near|from|based|on)\s)/giu,
    ' ($1) ',
  ],
  // "Or on the chef side".
  [/(?=on\s|from\s)(?<=\bor\s+)(?:on|from)\s+the\s+(\p{L}{3,20})\s+side(?=\s*(?:$|[,;.?!)]))/giu, '$1s'],
];

const PERIOD = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)[\s-]?(?:days?|d|weeks?|wks?|w|months?|mths?|m)['’]?s?['’]?`;
const SLIP_BEHIND = new RegExp(
  String.raw`(?=n)(?<=(?<![\p{L}\d])${PERIOD}\s+(?:of\s+)?)n[a-z]{3,7}(?![\p{L}\p{N}'’-])`,
  'giu',
);
const SLIP_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])n[a-z]{3,7}(?=\s+(?:period\s+)?(?:(?:of|up\s+to|max(?:imum)?|under|at\s+most|no\s+more\s+than|less\s+than)\s+)+${PERIOD}(?!\p{L}))`,
  'giu',
);

/** "2 weeks notcie": a slip of notice beside a time. */
function isSlipOfNotice(said: string): boolean {
  const word = said.toLowerCase();
  const isSwapped = [...word].toSorted().join('') === 'ceinot';
  return word !== 'notice' && (isSwapped || distance(word, 'notice') === 1) && !isEnglish(word);
}

const withNotice = (text: string, tell: Tell): string =>
  [SLIP_BEHIND, SLIP_BEFORE].reduce(
    (put, pattern) =>
      put.replace(pattern, (said: string) => {
        if (!isSlipOfNotice(said)) return said;
        tell(`"${said}" was read as notice.`);
        return 'notice';
      }),
    text,
  );

/** "A physio job for a clinic we look after". */
const FOR_OUR_CLIENT =
  /(?<=\s(?:job|role|position|vacancy|post|seat|opening|gig))\s+(?:for|at|with)\s+(?:an?|the|our|one\s+of\s+(?:our|the))\s+[\p{L}\s'’-]{2,40}?\s+(?:(?:that|who|which|whom)\s+)?(?:we|I)\s+(?:look\s+after|recruit\s+for|act\s+for|hire\s+for|support|supply|partner\s+with|deal\s+with|do\s+(?:some\s+)?work\s+for)(?![\p{L}-])/giu;

const withoutOurClient = (text: string, tell: Tell): string =>
  text.replace(FOR_OUR_CLIENT, (said: string) => {
    tell(`"${said.trim()}" tells whose the job is: nobody was asked for it.`);
    return '';
  });

/** A query with what is said loosely in the plain words of it; a mail may stand in quotes as a whole. */
export const withLooselySaid = (query: string, tell: Tell): string =>
  outsideQuotes(
    SAID_LOOSELY.reduce(
      (said, [pattern, plain]) => said.replace(pattern, plain),
      query.replace(MECH_OF_ENGINEERS, 'mechanical'),
    ),
    (part) => withNotice(withoutOurClient(part, tell), tell),
  );
