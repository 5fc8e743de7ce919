import type { Ways } from './in-turn.ts';

const TOWN = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}`;
const TOWNS = String.raw`${TOWN}(?:\s*,?\s+or\s+(?:in\s+)?${TOWN}|\s*,\s*(?:in\s+)?${TOWN}|\s*\/\s*${TOWN})+`;
const THEY = String.raw`(?:they|people|he|she|candidates?|somebody|someone|the\s+(?:person|candidate)|you\s+find\s+them)`;
const NO_MATTER = String.raw`(?:(?:(?:it|that|we|they|i|the\s+client|client)\s+)?(?:do(?:es)?(?:\s?n['’]?t|\s+not)|would(?:n['’]t|\s+not))\s+(?:really\s+|much\s+)?(?:matter|mind|care|bother\s+(?:us|them|me))|no\s+matter|(?:(?:i['’]m|i\s+am|we['’]re|we\s+are|they['’]re|they\s+are)\s+)?not\s+(?:fussed|bothered|fussy|picky)(?:\s+about)?)(?:\s+to\s+(?:me|us|them))?`;
const PLACE_OF_WORK = String.raw`(?:(?:fully\s+)?remote(?:ly)?|on[\s-]?site|hybrid|office(?:[\s-]based)?|home(?:[\s-](?:based|working))?|wfh|wfo|in[\s-]office)(?![\p{L}-])(?!\s+(?:manager|admin|assist|junior|lead|coord)\p{L}*)`;
const TERM = String.raw`(?:perm(?:anent)?|contract(?:ors?|ing)?|temp(?:orary|s)?|freelance|interim|casual|fixed[\s-]term|(?:full|part)[\s-]time)`;

/** That each of those named will do. */
const ALL_ONE = String.raw`(?:(?:(?:i|we|they|the\s+client|client)\s+)?(?:do(?:es)?(?:n['’]?t|\s+not))\s+(?:really\s+)?(?:mind|care|matter)(?:\s+(?:which|either\s+way|either|at\s+all))*|either\s+way(?:\s+(?:is\s+)?(?:fine|ok(?:ay)?|good|works))?|(?:(?:i['’]m|we['’]re|i\s+am|we\s+are)\s+)?not\s+(?:fussed|bothered|fussy|picky)(?:\s+(?:which|either\s+way))?|what\s?ever(?:\s+suits)?|(?:both|all|either|any)(?:\s+(?:are|is|of\s+(?:them|those|it)))*\s+(?:fine|ok(?:ay)?|good|welcome|grand)|all\s+(?:the\s+same|one)|no\s+(?:preference|odds)|makes?\s+no\s+(?:difference|odds)|whichever)`;
const EXCEPT = String.raw`(?:except(?:\s+for)?|apart\s+from|aside\s+from|other\s+than|bar|but\s+not|just\s+not|only\s+not|as\s+long\s+as\s+(?:it\s+is|it['’]s|they\s+are|they['’]re)\s+not)`;

/** Work of either kind is all that there is: such a pair decides nothing, and no list is made of it. */
const ONE_OF_LIST = String.raw`(?!(?:perm|contract|temp|freelanc|interim|casual|full|part|remote|hybrid|on-?site|junior|senior|male|female)\p{L}*(?!\p{L}))[\p{L}\p{N}+#./'’-]+(?:\s+(?!(?:is|are|or|and|would|make|makes)\b)[\p{L}\p{N}+#./'’-]+){0,3}?`;
const TO_THEM = String.raw`(?:to|for|with|by)\s+(?:me|us|them|him|her|the\s+(?:client|boss|manager|team))`;
const ONE_TO_THEM = String.raw`\s*,?\s+(?:(?:it|that)(?:['’]s|\s+is)|is|are|would\s+be|(?=makes?\s))\s*(?:(?:all|much|both|just|pretty|quite)\s+)*(?:one|the\s+same|equal(?:ly\s+(?:good|fine))?|as\s+good\s+as\s+(?:one\s+another|each\s+other)|makes?\s+no\s+(?:difference|odds))\s+${TO_THEM}(?=\s*(?:$|[,;.:)!?]|[-–—]\s|\b(?:but|so|and|with|who)(?!\p{L})))`;

/** What decides nothing and what a client is told to say, as `plainly` puts it before any reader. */
export const SAID_OF_NO_MATTER: Ways = [
  // "Perm / contract don't care", "full time or part time not bothered".
  [
    new RegExp(
      String.raw`\s*(?<=^|[\s,;(?.])(?:either\s+)?(${TERM}(?:\s*(?:\/|,|\bor\b)\s*${TERM})+)\s*[,–-]?\s*(?:(?:i|we|they)\s+)?(?:do(?:es)?\s?n['’]?t\s+(?:really\s+|much\s+)?(?:care|mind|matter|bother)|do(?:es)?\s+not\s+(?:really\s+)?(?:care|mind|matter)|(?:(?:i['’]m|we['’]re)\s+)?not\s+(?:bothered|fussed|fussy))(?:\s+which)?(?=\s*(?:$|[,;.)!]))`,
      'giu',
    ),
    ', $1 either way',
  ],
  // "Whether they're at KPMG or EY is all the same to me": neither has to be.
  [new RegExp(String.raw`(?<!\p{L})(whether\s+[^,;.()\n]{3,60}?)${ONE_TO_THEM}`, 'giu'), 'no matter $1'],
  // "Java or Kotlin are all one to them", "Sydney and Melbourne make no odds to him": one of them it has to be.
  [new RegExp(String.raw`(?<=\bor\s+${ONE_OF_LIST})${ONE_TO_THEM}`, 'giu'), ''],
  [new RegExp(String.raw`\band\s+(${ONE_OF_LIST})${ONE_TO_THEM}`, 'giu'), 'or $1'],
  // "They don't mind where these people live, so long as it is in Australia": there it has to be.
  [
    new RegExp(
      String.raw`(?<!\p{L})${NO_MATTER}\s+where\s+(?:${THEY}|(?:these|those|such)\s+people)\s*(?:are|is|['’]re|['’]s|live|lives|sit|sits)?(?:\s+(?:based|living|located|today|now|at\s+present|currently|right\s+now))*\s*[,;–-]*\s+(?:(?:as|so)\s+long\s+as|provided(?:\s+that)?|if\s+only)\s+(?:it|that|they|this)(?:\s+(?:is|are)|['’](?:s|re))\s+(?:somewhere\s+|anywhere\s+)?in\s+(?=(?:the\s+)?${TOWN})`,
      'giu',
    ),
    'in ',
  ],
  // "Remote or on-site, I don't mind either way": wherever the work is done.
  [
    new RegExp(
      String.raw`(?:\s*[,;.(–—-]+)?\s*(?<![\p{L}-])(?:(?:in|from|at)\s+(?:the\s+|an\s+)?)?${PLACE_OF_WORK}(?:\s*(?:,|\/|,?\s+or|,?\s+and)\s*(?:(?:in|from|at)\s+(?:the\s+|an\s+)?)?${PLACE_OF_WORK})+\s*[,;:–—-]*\s*(?:(?:(?:it|that)(?:['’]s|\s+is)|(?:is|are))\s+)?${ALL_ONE}\)?(?=\s*(?:$|[,;.)!?]))`,
      'giu',
    ),
    '',
  ],
  // "Ex KPMG, grand wherever they are now", "doesn't matter where they are these days".
  [
    new RegExp(
      String.raw`(?<=^|[.;,!?–—(-]\s*)(?:(?:and|but)\s+)?(?:(?:(?:i|we)\s*(?:['’]m|['’]re|\s+am|\s+are)\s+)?(?:grand|fine|sound|happy|ok(?:ay)?|good|cool|sweet|all\s+good|no\s+(?:bother|worries))(?:\s+with)?|${NO_MATTER})\s+where(?:ver)?\s+(?:they|he|she)(?:['’]re|['’]s|\s+(?:are|is|work|works|went|ended\s+up|sit))(?:\s+(?:working|at|employed))?(?:\s+(?:now|today|nowadays|these\s+days|at\s+present|currently|since))+(?=\s*(?:$|[,;.)!?]))`,
      'giu',
    ),
    'wherever they are now is fine',
  ],
  // "It does not matter where they are, apart from Sydney": there alone nobody is wanted.
  [
    new RegExp(
      String.raw`(?<!\p{L})${NO_MATTER}\s+where(?:\s+in\s+the\s+(?:country|world))?\s+${THEY}\s*(?:are|is|['’]re|['’]s|live|lives|sit|sits|come\s+from)?(?:\s+(?:based|living|located|from))?\s*[,;–-]*\s+${EXCEPT}\s+(?:in\s+|for\s+)?(?=${TOWN})`,
      'giu',
    ),
    'not in ',
  ],
  // "They don't mind whether people are in London, Munich or Zurich already": one of them it has to be.
  [
    new RegExp(
      String.raw`(?<!\p{L})${NO_MATTER}\s+(?:if|whether)\s+${THEY}\s*(?:are|is|['’]re|['’]s|live|lives|sit|sits)\s+(?:(?:based|living|located|currently|now|already)\s+)*in\s+((?:(?![.;!?]).){2,80}?)(?:\s+already|\s+now)?(?=\s*(?:$|[.;!?)]|,\s*(?:but|and|who|with)\b))(?<!\bor\s+not)(?<=\bin\s+${TOWNS}(?:\s+already|\s+now)?)`,
      'gu',
    ),
    'in $1',
  ],
  // "How long a notice they have does not matter to them".
  [
    /(?<!\p{L})(?:how\s+(?:long|much)(?:\s+an?)?|what(?:ever)?|which)\s+(?:of\s+a\s+)?notice(?:\s+period)?\s+(?:they|people|he|she|somebody|someone)\s+(?:has|have|is\s+on|are\s+on|must\s+give|gives?)\s+(?:(?:is|are)\s+(?:not\s+important|unimportant|irrelevant|no\s+matter)|(?:does|do)(?:n['’]t|\s+not)\s+(?:really\s+)?matter|makes?\s+no\s+difference)(?:\s+(?:to|for)\s+(?:them|us|me|the\s+client))?/giu,
    "notice period doesn't matter",
  ],
  // "Whoever we send should be with HSBC": nobody was sent yet.
  [
    /(?<!\p{L})(?:whoever|anyone|anybody|everyone|everybody|the\s+people|those|the\s+ones|all)\s+(?:(?:that|who|whom)\s+)?(?:we|you|i)\s+(?:send|put\s+forward|submit|present|propose|find|suggest|line\s+up)(?:\s+(?:over|across|them|in|through|along))?\s+(?=(?:should|must|needs?|has|have|ought|will|would)\b)/giu,
    'they ',
  ],
  // "The client says under £120k", "client says max 60": what is asked.
  [
    /(?<=^|[.;,!?–—(]\s*|\b(?:and|but)\s+)(?:(?:the|our|my)\s+)?(?:client|hiring\s+manager|boss)\s+(?:says|said|tells\s+(?:me|us)|told\s+(?:me|us)|insists(?:\s+on)?|stipulates)\s*[,:]?\s+(?=(?:under|below|less|max|maximum|up\s+to|no\s+more|not\s+more|at\s+most|at\s+least|over|above|min|minimum|between|around|about|[£$€]|\d|they\s+must|must|with|no\b|not\b))/giu,
    '',
  ],
  // "Anyone but them in Australia", "anyone except those in Perth".
  [
    /(?<!\p{L})(?:any|every)(?:one|body)\s+(?:but|except|bar|apart\s+from|other\s+than)\s+(?:for\s+)?(?:them|those|the\s+ones|the\s+(?:people|guys|lot))\s+(?=(?:in|from|at)\s+(?:the\s+)?\p{Lu})/gu,
    'not ',
  ],
  // "They'd rather not see people who are at NAB": a polite no.
  [
    /(?<!\p{L})(?:(?:and|but)\s+)?(?:they|the\s+client|client|we|he|she)(?:['’]d|\s+would)\s+(?:much\s+)?rather\s+not\s+(?:see|have|get|meet|hear\s+from|be\s+sent|take|look\s+at|consider|interview)\s+(?:any\s+|the\s+)?(?=(?:people|anyone|anybody|candidates|those|somebody|someone)\s)/giu,
    'no ',
  ],
  // "For Amsterdam, also Berlin or Stockholm is good".
  [
    new RegExp(
      String.raw`\s*[,;–-]\s*(?:and\s+|but\s+)?also\s+(?:in\s+)?(${TOWN}(?:\s*(?:,|\/|,?\s+or|,?\s+and)\s+${TOWN})*)\s+(?:is|are|would\s+be|will\s+be)\s+(?:(?:also|all|just\s+as|equally|quite)\s+)*(?:good|fine|ok(?:ay)?|great|possible|welcome|acceptable|alright|perfect)(?:\s+(?:too|as\s+well|for\s+(?:us|them)))?(?=\s*(?:$|[,;.!?)]|\b(?:and|but|with|who)\b))`,
      'gu',
    ),
    ' or $1',
  ],
  // "<= AUD 80000 per year OR <= EUR 45000 per year".
  [
    /(?<=\b(?:year|annum|hour|day|month|\d\s?k|\d{3})\s+)or\s+<=?\s*(?=[A-Z]{3}\s?\d|[£$€]\s?\d)/giu,
    'or up to ',
  ],
  // "Brand new teachers": they are new.
  [/(?<!\p{L})brand[\s-]+new\s+(?=\p{L})/giu, 'newly qualified '],
];
