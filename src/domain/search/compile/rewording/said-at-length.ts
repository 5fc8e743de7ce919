import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!?|\n]))`;
const SOME = String.raw`(?:(?:one|any|some)\s+of\s+(?:us|the\s+team|our\s+(?:team|people|consultants?))|any(?:one|body)|some(?:one|body)|an?\s+colleagues?|the\s+(?:team|desk|office))(?:\s+(?:here|else|in\s+(?:the|our)\s+(?:team|office)|on\s+(?:the|our)\s+(?:team|desk)))?`;
const CONTACT = String.raw`(?:call|ring|phone|speak|talk|contact|reach)`;

/** Turns that say at more length what the readers know in a few words. */
export const SAID_AT_LENGTH: Ways = [
  // "Recruiters did one of us phone", "has anybody here rung".
  [new RegExp(String.raw`(?<![\p{L}-]|\bwho\s+)did\s+(${SOME})\s+(?=${CONTACT}(?!\p{L}))`, 'giu'), '$1 did '],
  // "No longer at either of them".
  [
    /(?<=(?:\bno\s+longer|\bnot|n['’]t|\bnever)\s(?:[\p{L}'’]+\s+){0,3}(?:at|with|in|for)\s+)(?:either|any)(?:\s+one)?\s+of\s+(?:them|those|these|the\s+(?:two|three|four))(?:\s+(?:firms?|companies|banks?|houses))?(?![\p{L}])/giu,
    'either',
  ],
  // "PMs (product, not project)": which of two trades letters stand for.
  [
    /\bPMs?\s*\(\s*(?:(?:that\s+is|i\.?e\.?|as\s+in|meaning|=)\s+)?(product|project|program(?:me)?|property|practice)(?:\s+(?:managers?|ones?|side|people))?\s*[,;–-]?\s*(?:and\s+|so\s+)?(?:not|never|no)\s+(?:the\s+)?(?:product|project|program(?:me)?|property|practice)(?:\s+(?:managers?|ones?|side|people))?\s*!*\s*\)/gi,
    '$1 managers',
  ],
  [
    /\bPMs?\s*\(\s*(?:(?:that\s+is|i\.?e\.?|as\s+in|meaning|=)\s+)?(product|project|program(?:me)?|property|practice)(?:\s+(?:managers?|ones?|side|people))?\s*!*\s*\)/gi,
    '$1 managers',
  ],
  // "The head-of level".
  [/\b(head|director|vp)[\s-]of[\s-](levels?|grades?|tier|titles?)(?!\p{L})/giu, '$1 level'],
  // "And has since gone into another line of work".
  [
    new RegExp(
      String.raw`\b(?:have|has|(?<=\b(?:who|that|but|and)\s+)(?:have\s+)?)\s*(?:since|now|then|later)?\s*(?:gone|moved|switched|changed|crossed)(?:\s+(?:on|over|off))?\s+(?:(?:in)?to\s+)?(?:an?other|an?\s+(?:completely\s+|totally\s+|very\s+)?different|some\s+other|something\s+(?:else|different))(?:\s+(?:line|field|kind|sort|area)(?:\s+of\s+work)?|\s+(?:trade|career|profession|job|occupation))?(?:\s+(?:since|now|altogether|entirely))?${END}`,
      'giu',
    ),
    'does something else now',
  ],
  // "Citizens only as it's council work": why is no condition of its own.
  [
    new RegExp(
      String.raw`(?<=\b(?:only|required|essential|mandatory|needed|a\s+must)\s*,?\s)(?:as|because|since|cos|for)\s+(?:it|this|that)(?:['’]?s|\s+is)\s+(?![^,;.]*\b(?:night|remote|hybrid|contract|temp|perm|shift|part|full|weekend|casual|senior|junior|lead))(?:all\s+)?(?:an?\s+)?(?:[\p{L}&-]+\s+){1,3}(?:work|jobs?|sites?|projects?|posts?|clients?|premises)${END}`,
      'giu',
    ),
    '',
  ],
  // "They may be ready to listen": what whoever asks hopes for.
  [
    /\s*[,;.–-]\s*(?:(?:as|so|because|and)\s+)?(?:they|these|those|some|such\s+people|one\s+of\s+them)\s+(?:may|might|could|should|will|must)(?:\s+(?:well|just|even|now|all))*\s+be\s+(?:(?:more|most|about|getting|feeling)\s+)?(?:ready|open|willing|prepared|tempted|inclined|keen|happy|in\s+the\s+mood)\s+(?:to\s+|for\s+(?:an?\s+)?)(?:listen|talk|hear|chat|conversation|approach|persuaded|pick\s+up\s+the\s+phone|take\s+(?:a|our|my)\s+call)(?:\s+(?:to\s+)?(?:us|me|now|by\s+now|an\s+offer|our\s+pitch))?\s*[.!]?\s*$/giu,
    '',
  ],
  // "Chefs in Brisbane. People in Melbourne are fine too but only if they're prepared to relocate."
  [
    /(?<=\bin\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s*[.;,]\s*(?:(?:and|but|or)\s+)?(?:people|those|anyone|anybody|somebody|someone|candidates|folks?)\s+(?:(?:who\s+(?:live|are)|living|based|already)\s+)?in\s+(\p{L}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s+(?:(?:is|are|would\s+be)\s+(?:also\s+)?(?:fine|ok(?:ay)?|good|welcome|considered)|will\s+do|works?)(?:\s+(?:too|as\s+well|also))?\s*,?\s+(?:(?:but|and|though)\s+)?(?:only\s+)?(?:if|provided(?:\s+that)?|as\s+long\s+as|so\s+long\s+as)\s+(?:they|he|she)(?:['’](?:re|s|d|ll)|\s+(?:are|is|would|will))?\s+(?:be\s+)?(?:(?:prepared|willing|happy|ready|open|able|going)\s+to\s+)?(?:relocat(?:e|ing|ion)|move)(?![\p{L}])/giu,
    ', or in $1 if they would relocate',
  ],
];
