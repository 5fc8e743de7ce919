import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|\b(?:and|but|so)\s))`;
const THEY = String.raw`(?:(?:who|that|they|he|she)(?:\s+|['’](?=s|re|ve|d)))?`;
const BE = String.raw`(?:(?:is|are|['’]?s|['’]?re|was|were|be)\s+)?`;
const PLACE = String.raw`(?:there|with\s+them|(?:in|at)\s+(?:situ|post|place|the\s+(?:firm|company|bank|place|same\s+place)))`;
/** Still there, as a clause of its own or a word for it. */
const STILL = String.raw`(?:${THEY}${BE}(?:still(?:\s+(?:are|is|working|employed|sitting|around))?(?:\s+${PLACE})?|${PLACE}\s+(?:still|now|today|yet)|(?:now|currently|presently|today)\s+${PLACE})(?:\s+(?:now|today))?|current(?:ly)?(?:\s+staff)?|present(?:ly)?|now|today|stayers?|in\s+post)`;
/** Gone, in the same way. */
const GONE = String.raw`(?:${THEY}(?:(?:have|has|['’]?ve|['’]?s|are|is)\s+)?(?:(?:since|already|long|now|long\s+since|also)\s+)*(?:left|gone|moved\s+on|departed|quit|been\s+and\s+gone|finished(?:\s+up)?)(?:\s+(?:since|already|there|them|now|again))*|${THEY}(?:used\s+to(?:\s+(?:be|work))?|(?:were|was|(?:have|has)\s+been))(?:\s+${PLACE})?(?:\s+(?:once|before|previously|formerly|earlier))?|${PLACE}\s+(?:once|before|formerly|previously|earlier)|ex|former(?:ly)?|past|previous(?:ly)?|last\s+time|before|once|leavers?|long\s+gone|in\s+the\s+past|earlier)`;
const OR = String.raw`\s*(?:,?\s*\b(?:or|and\/or)\s+(?:(?:else|also|whether|even)\s+)*|\/\s*)`;
/** That it decides nothing. */
const ALL_ONE = String.raw`(?:\s*[,;–—-]?\s*(?:either(?:['’]s|\s+is|\s+one(?:\s+is|['’]s)?)?(?:\s+(?:grand|fine|ok(?:ay)?|good|sound|works|will\s+do|way))?|(?:both|all)(?:\s+(?:are|is))?\s+(?:ok(?:ay)?|fine|can|good|welcome|considered|possible|acceptable)|also\s+(?:can|ok(?:ay)?)|no\s+(?:importance|matter|difference|odds|preference|problem|issue)|(?:it\s+)?(?:does\s?n['’]t|does\s+not|do\s?n['’]t)\s+(?:really\s+)?(?:matter|mind|care)(?:\s+which)?|(?:i['’]m|i\s+am|they['’]re|they\s+are|he['’]s|she['’]s|we['’]re)\s+(?:easy|not\s+(?:fussed|bothered|fussy|picky))|not\s+(?:fussed|bothered)|(?:it\s+is\s+|it['’]s\s+)?(?:all\s+(?:the\s+same|one)|equal|the\s+same)(?:\s+(?:to|for)\s+(?:me|us|them|him|her))?|whichever))?`;
const EITHER = String.raw`(?:(?:whether|either|be\s+(?:it|they)|no\s+matter\s+(?:if|whether)|regardless\s+(?:of\s+whether|if))\s+)?(?:${STILL}${OR}${GONE}|${GONE}${OR}${STILL})${ALL_ONE}`;
/** Where an employer is told of, whatever its letters: "at dhl", "from HSBC or ANZ bank", "Toll or Linfox people". */
const AN_EMPLOYER = String.raw`(?:\b(?:at|with|from|for|by|of|in)\s+(?:the\s+)?[^,;.()]{2,70}?|\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:bank|group|people|staff|folks?|employees|experience|background|alumni|hands))?)`;
const WHETHER_GONE = String.raw`(?:(?:even|also|including)\s+(?:if|when|where|those\s+who|people\s+who)|whether(?:\s+or\s+not)?|(?:it\s+)?(?:does\s?n['’]t|does\s+not|do\s?n['’]t)\s+(?:really\s+)?(?:matter|mind|care)\s+(?:if|whether)|no\s+matter\s+(?:if|whether)|regardless\s+(?:of\s+whether|if)|(?:it['’]?s|it\s+is|that['’]?s|that\s+is)?\s*(?:fine|ok(?:ay)?|no\s+(?:problem|issue|matter)|all\s+right|alright|grand|not\s+a\s+problem)\s+(?:if|whether|when))\s+`;
const STILL_OR_GONE = String.raw`${THEY}(?:(?:is|are|['’]?s|['’]?re)\s+)?(?:still(?:\s+(?:are|is|there|with\s+them|working\s+there))?|(?:(?:have|has|['’]?ve|['’]?s)\s+)?(?:(?:since|already|now|long)\s+)*(?:left|gone|moved\s+on|departed|quit))(?:\s+(?:since|there|now|them|already))*(?:\s+or\s+not)?`;

/** Employers at whom somebody is or was, whichever, told behind them: "(still there or used to be)", "whether current or ex", "fine if they still are". */
export const SAID_OF_EITHER_TIME: Ways = [
  // "Who've been at dhl or are still there now", "who have been or still are with Hilton".
  [
    /\b(?:(?:who|that|they)\s+)?(?:(?:have|has|had|['’]ve)\s+)?(?:been|worked|was|were)\s+(?:at|with|for|in)\s+([^,;.()]{2,60}?)(?:\s+(?:before(?:hand)?|once|previously|formerly|earlier|in\s+the\s+past))?\s*,?\s+or\s+(?:(?:who|that|they)\s+)?(?:(?:are|is)\s+)?(?:still\s+)?(?:(?:are|is)\s+)?(?:(?:there|with\s+them|in\s+(?:situ|post))(?:\s+(?:now|today|still|currently))?|still)(?!\p{L})/giu,
    'worked at $1',
  ],
  [
    /\b(?:(?:who|that|they)\s+)?(?:(?:(?:have|has)\s+)?been|were|was)\s*,?\s+or\s+(?:(?:still|currently|now)\s+)?(?:are|is)\s+(?:(?:still|currently|now)\s+)?(?:at|with|for)\s+(?=\p{L})/giu,
    'who worked at ',
  ],
  [
    new RegExp(
      String.raw`(?<=${AN_EMPLOYER})(?:\s+(?:bank|group))?\s*[,(;–—-]*\s+[(]?(?<!\b(?:not|no|nobody|never|nor)\b[^,;.]{0,30})${EITHER}\)?${END}`,
      'gu',
    ),
    ', now or before',
  ],
  // "Even if they've moved on since", "whether they have left or not", "it's fine if they still are".
  [
    new RegExp(
      String.raw`(?<=${AN_EMPLOYER})\s*[,(;–—-]*\s+[(]?(?<!\b(?:not|no|nobody|never|nor)\b[^,;.]{0,30})${WHETHER_GONE}${STILL_OR_GONE}${ALL_ONE}\)?(?!\s+(?:in\s+(?:(?:19|20)\d|the\s+(?:last|past))|after|before|since|at|with|for|by|from|to|are|is|there|left|gone)\b)(?!\p{L})`,
      'gu',
    ),
    ', now or before',
  ],
  [
    /(?<=\p{Lu}[\p{L}\p{N}&.'’ -]{1,60})\s*,\s+(?:both\s+)?(?:current\s+and\s+(?:former|past|ex)|(?:former|past|ex)\s+and\s+(?:current|present))(?:\s+(?:staff|people|employees|ones))?(?:\s+(?:are\s+)?(?:considered|welcome|fine|ok(?:ay)?|can|good|included|possible))?(?=\s*(?:$|[,;.)!?]))/gu,
    ', now or before',
  ],
  [
    /(?<=\b(?:experience|background|time|spell|stint|years?)\s+(?:at|with|in)\s+\p{Lu}[^,;.()]{1,50}?)\s*[,(]\s*(?:current|present)\s+(?:staff|people|employees|ones)\s+(?:included|welcome|too|as\s+well|fine|ok(?:ay)?)\)?(?=\s*(?:$|[,;.)!?]))/gu,
    '',
  ],
  // Who comes from a house, and may be there yet.
  [
    /\b(?:(?:who|that|he|she|they)\s+)?(?:comes?|coming|came)\s+from\s+(?=[^,;.()]{2,70},\s+now\s+or\s+before)/giu,
    'worked at ',
  ],
];
