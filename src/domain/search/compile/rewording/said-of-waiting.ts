import type { Ways } from './in-turn.ts';
import { BY, LEAD, SPAN } from './said-of-beginning.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|\b(?:and|but|so|as|because)\s))`;
const BEGIN = String.raw`(?<=^|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|so|as)\s+)`;
const WE = String.raw`(?:(?:we|i|they|he|she|it|clients?|(?:the|our|my)\s+[\p{L}]+(?:\s+[\p{L}]+)?)\s+)`;
const WILL_NOT = String.raw`(?:(?:can|will|would|could|do|does|is|are|am|'m|'re)(?:\s*not|n't)|won't|can't|cannot|unable|refuses?|not|never)(?:\s+(?:really|just|possibly|going|prepared|willing|able|happy|afford|want|wish|to))*`;
const WAIT = String.raw`(?:wait|hang\s+(?:on|about|around)|hold\s+(?:on|out|off)|sit\s+(?:around|tight)|stick\s+(?:about|around))(?:\s+(?:around|about))?`;
const ANYONE = String.raw`(?:any(?:one|body)|people|those|folks?|candidates|some(?:one|body)|the\s+ones|a\s+(?:person|candidate))`;
const NOBODY = String.raw`(?:nobody|no[\s-]?one|none|not?\s+${ANYONE}|(?:avoid|skip|exclude|leave\s+out|drop)\s+${ANYONE}|(?:had\s+(?:(?:quite\s+)?enough|(?:my|our|their)\s+fill)|sick|tired|fed\s+up)\s+(?:of|with)\s+${ANYONE})`;
const GIVE = String.raw`(?:(?:who|that)\s+)?(?:(?:has|have|needs?|is|are|must|having|with|on)\s+)?(?:(?:got\s+)?(?:to|obliged\s+to|bound\s+to)\s+)?(?:give|serve|work(?:\s+(?:out|off|through))?|see\s+out|giving|serving|working(?:\s+out)?|on|with|needs?|has|have|a|an)\s+(?:(?:their|an?|the|out|off|full)\s+)*`;
const NOTICE = String.raw`(?:['’]?s?['’]?\s*(?:of\s+)?notice(?:\s+periods?)?|['’])?`;
const CANNOT_START = String.raw`(?:can(?:not|'t|\s+not)|could(?:n't|\s+not)|won't(?:\s+be\s+able\s+to)?|will\s+not(?:\s+be\s+able\s+to)?|(?:is|are)(?:n't|\s+not)\s+(?:able\s+to|free\s+to)|unable\s+to)\s+(?:start|begin|join|come|move|get\s+(?:out|away|going)|be\s+(?:here|in|free|available|with\s+us|out)|leave|commence)(?:\s+(?:work|us|with\s+us|them))?`;
const LESS = 'nobody with $1 notice or more';

/** How long one can wait for somebody, and by when somebody has left, as `plainly` puts it before any reader. */
export const SAID_OF_WAITING: Ways = [
  // "Inside the month", "within the fortnight".
  [
    /\b(?:inside|within)\s+(?:of\s+)?the\s+(month|fortnight|week)(?!\s*\p{L}*\s+of\b)(?!\p{L})/giu,
    'within a $1',
  ],
  // "NP not more than 1 month", "NP of max 2 months".
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])NP\s*[:=–-]?\s*(?:(?:is|of|should\s+be|must\s+be|to\s+be|can\s+be)\s+)*(?=(?:(?:not|no)\s+(?:more|longer|greater)\s+than|not\s+exceeding|less\s+than|within|under|below|at\s+most|at\s+least|max(?:imum)?\.?(?:\s+of)?|up\s?to|<=?|>=?)?\s*${SPAN})`,
      'gu',
    ),
    'notice period ',
  ],
  // "Four weeks or under" in a list.
  [
    new RegExp(
      String.raw`(?<=(?:^|[,;(])\s*)(${SPAN})\s+(?:or|and)\s+(?:under|fewer|nearer|below|lower|closer|less|sooner|quicker)(?=\s*(?:$|[,;.)]))`,
      'giu',
    ),
    'max $1 notice',
  ],
  // "I can't wait three months for anybody", "can't wait on anybody who has to give three months".
  [
    new RegExp(
      String.raw`${BEGIN}${WE}?${WILL_NOT}\s+${WAIT}\s+(?:for\s+|on\s+)?(?:(?:up\s+to|another|a\s+full|a\s+whole|as\s+long\s+as)\s+)?(${SPAN})(?:['’]s?)?(?:\s+(?:for|on)\s+(?:${ANYONE}|them|him|her|it))?${END}`,
      'giu',
    ),
    LESS,
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${WE}?${WILL_NOT}\s+${WAIT}\s+(?:on|for)\s+${ANYONE}\s+${GIVE}(${SPAN})${NOTICE}${END}`,
      'giu',
    ),
    LESS,
  ],
  // "Nobody who can't start for three months"; "who can't start within a month" are left out beyond it.
  [
    new RegExp(
      String.raw`${BEGIN}${WE}?(?:(?:have|has|'ve|'s|is|are)\s+)?${NOBODY}\s+(?:who|that)\s+${CANNOT_START}\s+(?:for|until|till|before|under)\s+(?:another\s+|at\s+least\s+)?(${SPAN})(?:\s+(?:yet|from\s+now))?${END}`,
      'giu',
    ),
    LESS,
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${WE}?(?:(?:have|has|'ve|'s|is|are)\s+)?${NOBODY}\s+(?:who|that)\s+${CANNOT_START}\s+(?:with)?in(?:side)?(?:\s+of)?\s+(${SPAN})${END}`,
      'giu',
    ),
    'available within $1',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${WE}?(?:(?:have|has|'ve|'s)\s+)?${NOBODY}\s+(?:(?:who|that|whom)\s+)?(?:(?:we|they|the\s+client)\s*(?:'d|would|will|'ll)?\s+(?:have|need)\s+to\s+wait\s+(?:for\s+)?(${SPAN})(?:\s+(?:for|on))?|(?:who\s+|that\s+)?(?:(?:is|are|'s|'re)\s+)?(?:tied|locked|bound|held|stuck)(?:\s+(?:up|in|down|there|where\s+they\s+are))*\s+for\s+(?:another\s+)?(${SPAN}))${END}`,
      'giu',
    ),
    'nobody with $1$2 notice or more',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${WE}?(?:(?:have|has|'ve|'s)\s+)?${NOBODY}\s+(?:who|that)\s+(?:has|have|needs?|is|are|must)\s+(?:got\s+)?(?:to\s+|obliged\s+to\s+|bound\s+to\s+)?(?:give|serve|work(?:\s+(?:out|off|through))?|see\s+out)\s+(?:(?:their|an?|out|off|full)\s+)*(${SPAN})${NOTICE}${END}`,
      'giu',
    ),
    LESS,
  ],
  // "Three months is too long for us".
  [
    new RegExp(
      String.raw`${BEGIN}(?:waiting\s+)?(${SPAN})\s+(?:is|are|would\s+be|will\s+be)\s+(?:(?:far|way|much|just|simply|a\s+bit)\s+)*(?:too\s+(?:long|much|slow|late)|no\s+good|no\s+use|unworkable|out\s+of\s+the\s+question|not\s+(?:an\s+option|workable|possible|acceptable|going\s+to\s+work)|a\s+(?:no|deal[\s-]?breaker|problem))(?:\s+(?:for|to)\s+(?:us|me|them|him|her|the\s+client|this))?${END}`,
      'giu',
    ),
    LESS,
  ],
  // "Able to leave current company within 2 months", "finished up where they are in a month at the outside".
  [
    new RegExp(
      String.raw`(?<![\p{L}'])${LEAD}(?:be\s+)?(?:leave|quit|exit|depart|get(?:\s+(?:out|away|clear))?(?:\s+(?:of|from))?|finish(?:ed)?(?:\s+up)?|done|wrap(?:ped)?\s+up|wound\s+up|wind\s+up|released|(?:cut|let)\s+loose|gone|out|away|shot|clear|off)\s+(?:(?:with|at|in|from|of|by)\s+)?(?:(?:their|the|his|her)\s+)?(?:(?:current|present|existing|old)\s+)?(?:compan(?:y|ies)|employers?|jobs?|firms?|places?|roles?|posts?|positions?|gigs?|where\s+they\s+are)(?:\s+(?:now|today|at\s+present))?\s*,?\s+${BY}`,
      'giu',
    ),
    'available within $1',
  ],
];
