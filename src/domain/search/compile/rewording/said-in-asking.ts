import type { Ways } from './in-turn.ts';

const CLOSING = String.raw`(?:(?:[Kk]ind(?:est)?|[Bb]est|[Ww]arm(?:est)?|[Mm]any|[Ww]ith(?: (?:kind|best))?|[Yy]ours|[Ll]ots of|[Mm]it freundlichen|[Vv]iele|[Nn]gā|[Nn]ga|[Mm]ed vennlig|[Bb]ien)\s+)?(?:[Rr]egards|[Ww]ishes|[Tt]hanks|[Tt]hank you|[Cc]heers|[Tt]a|[Yy]ours|[Ss]incerely|[Tt]ruly|[Ff]aithfully|[Bb]est|[Ll]ove|[Gg]r(?:ü|ue)(?:ß|ss)en?|[Cc]ordialement|[Cc]ordially|à vous|[Mm]ihi(?: nui)?|[Aa]roha|[Ss]lán|[Ss]aludos|[Ss]aluti|[Gg]roet(?:en|jes)?|[Hh]ilsen|[Hh]älsningar|[Aa]tentamente|[Aa]braços|[Ss]peak soon|[Tt]alk soon|[Mm]vh|[Ll]g|LG|MfG|KR|BR)`;
const SIGNED = String.raw`(?:(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Herr|Frau)\.?\s+)?\p{Lu}[\p{L}'-]*\.?(?:\s+\p{Lu}[\p{L}'-]*\.?){0,3}(?:\s*\([^()]*\))?`;
const MODAL = String.raw`(?:could|can|would|will|may|might|do)`;
const ANY = String.raw`(?:\s+(?:an?|any|some|the|all|our|your))?`;

/** How people ask, greet, agree and sign in the sentences of mails and speech, which says nothing of whom they look for. */
export const SAID_IN_ASKING: Ways = [
  // How a mail ends: "Kind regards, Mrs P. Haddow (Business Manager)".
  [new RegExp(String.raw`(?<=[.!?\n)]\s*)${CLOSING}\s*[,\n–-]\s*${SIGNED}[\s.]*$`, 'gu'), ''],
  // How it begins: "Hi Jo, as discussed:".
  [
    /^\s*(?:(?:[Gg]ood\s+)?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)|[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Dd]ear)\s+\p{Lu}\p{Ll}+(?:\s+(?:and|&)\s+\p{Lu}\p{Ll}+)?\s*[,!–-]\s*/gu,
    '',
  ],
  [
    /^\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Gg]'?day)(?:\s+(?:there|team|all|both|mate|everyone|folks|guys))?[\s,!.–-]+(?=\p{Ll})/gu,
    '',
  ],
  [
    /^\s*(?:as|like)\s+(?:(?:we|i|you)\s+)?(?:discussed|agreed|mentioned|said|promised|requested|just discussed)(?:\s+(?:earlier|yesterday|today|on the phone|this morning|last week))?(?:\s*[,:–-]\s*|\s+(?=(?:we|i|they)\s+(?:need|want|require|are)\b))/gi,
    '',
  ],
  [
    /(?<=^\s*|[.!?]\s+)(?:further to|following(?: on from| up on| up from)?|per|as per|re|after)\s+(?:(?:our|my|your|the)\s+(?:(?:last|previous|earlier|recent|quick)\s+)?(?:chat|call|conversation|meeting|mail|e-?mail|message|note|catch[\s-]?up)|(?=yesterday|this morning|earlier|last week))(?:\s*(?:earlier|yesterday|today|this morning|last week|(?:on|of|last)\s+(?:\p{L}+day|week|the\s+\d+\p{L}*)))?\s*[,:–-]\s*/giu,
    '',
  ],
  [
    /^\s*(?:very\s+)?urgent\s+(?:requirement|req|need|role|hiring|vacancy|search|position)s?\s*[!:–-]+\s*/gi,
    '',
  ],
  // "Before the month is out": its end, and nobody is out.
  [
    /\b(before|by the time|until|till)\s+(the|this|that)\s+(day|week|month|quarter|term|season|year|summer|winter|spring|autumn)(?:['’]s|\s+is|\s+has)?\s+(?:out|over|up|done|through|ended|ends|closes?|finish(?:es|ed)?)\b/giu,
    '$1 the end of $2 $3',
  ],
  // What people say between words.
  [
    /(?<![\p{L}'-])(?:ehm+|ehh?|ahem|oh|yeah|yep|nah|any ?ways?|basically|unfortunately|fair enough|to be (?:honest|fair))(?![\p{L}'-])[\s,]*/gu,
    '',
  ],
  [
    /(?<=^|[.!?]\s+)Unfortunately,?\s+|^\s*[Ss]orry(?:,|\s+(?:me again|to bother(?: you)?|for the rush))[\s,.]*/g,
    '',
  ],
  [/^\s*(?:right|so|ok(?:ay)?|well|alright|now then)\s*[,.]?\s+(?!(?:to|of|now|away)\b)(?=\p{L})/giu, ''],
  [
    /\bjust to (?:confirm|clarify|add|recap|be clear)\s*[,:]?\s*(?:that\s+)?(?:(?:it|this|that|they)(?:'s|'re|\s+is|\s+are)\s+)?/gi,
    '',
  ],
  // "Its about that warehouse job we need a manager": which job somebody speaks of, before they say whom they want.
  [
    /^\s*(?:(?:it|this)(?:'s|s|\s+is)\s+|(?:i'?m|i am)\s+(?:calling|writing|ringing)\s+)?(?:about|regarding|re|for)\s+(?:that|the|our|this|my)\s+(?:[\p{L}-]+\s+){1,3}(?:job|role|position|vacancy|gig|post)\s*[,.:–-]*\s+(?=(?:we|i|they|client)\s+(?:need|want|are (?:after|looking)|require))/giu,
    '',
  ],
  // "Pls share asap": how soon profiles are to come, and nobody's notice.
  [
    /(?<=(?:^|[.;,!?–-])\s*)(?:(?:please|pls|plz|kindly|can\s+you|could\s+you)\s+)*(?:share|send|revert|submit|forward|respond|reply|advise|ping|let\s+me\s+know|get\s+back|come\s+back)(?:\s+(?:back|me|us|to\s+(?:me|us)|over|across|it|them|names?|profiles?|cvs?|resum[eé]s?|details?|lists?|a\s+list|suitable|relevant|your|the|any))*\s+(?:asap|immediately|urgently|at\s+(?:the|your)\s+earliest(?:\s+convenience)?|today|now|quick(?:ly)?|fast|soon(?:est)?|by\s+(?:eod|cob|today|tonight|tomorrow))(?=\s*(?:$|[.;,!]))/giu,
    '',
  ],
  // Asking.
  [
    new RegExp(
      String.raw`^\s*(?:${MODAL}\s+(?:you|we|i)\s+(?:ever\s+|please\s+|kindly\s+|just\s+)?|(?:i|we)\s+(?:would|'d)\s+like\s+(?:to\s+)?|please\s+|let's\s+)?(?:have|take|run|do|cast)?\s*\ban?\s+(?:(?!(?:who|with)\b)[\p{L}-]+\s+)?(?:look|search|hunt|trawl|scan|eye)\s*,?\s*(?:please\s*,?\s*)?(?:for|at|over|through)\s+`,
      'giu',
    ),
    'find ',
  ],
  [
    new RegExp(
      String.raw`^\s*(?:please|pls|plz|kindly)\s+(?:find|arrange|share|revert(?:\s+(?:with|on))?|provide|submit|forward|source|shortlist|suggest|propose|send)(?:\s+(?:me|us))?(?:${ANY}\s+(?:relevant\s+|suitable\s+)?(?:profiles?|cvs?|resum[eé]s?|candidates?)\s+(?:of|for))?\s+`,
      'giu',
    ),
    'find ',
  ],
  [
    /^\s*(?:is it possible to|how (?:do|can|would|could) (?:i|we)|am i able to|are we able to)\s+(?:see|get|find|have|search(?: for)?|pull(?: up)?|list|show)\s+/gi,
    'find ',
  ],
  // "Please search persons which know Salesforce": what is done, and no trade.
  [
    /^\s*(?:(?:please|kindly|pls|plz)\s+)?search(?:\s+(?:for|me|us|out|up))*\s+(?=(?:persons?|peoples?|candidates?|some(?:one|body)|any(?:one|body)|all|an?|some)\s)/giu,
    'find ',
  ],
  [/^\s*(?:i|we)\s+(?:am |are |do )?search(?:ing)?(?:\s+for)?\s+(?=(?:an?|some|\p{L}+s?)\s)/giu, 'find '],
  [
    /(?<=^|[.!?]\s+)(?:(?:so|and)\s+)?what\s+(?:i|we|they|the client)\s*(?:'m|'re|\s+am|\s+are|\s+is)?\s*(?:need|want|(?:really\s+)?after|looking for|seeking|would like)\s*(?:is|are|:)\s+/gi,
    'find ',
  ],
  [/^\s*who\s+(?:have|do)\s+we\s+(?:have\s+|got\s+)?(?=(?:in|at|with|from|on|for)\s)/gi, 'find people '],
  [/^\s*which\s+of\s+(?:the|our|these|those)\s+/gi, 'find '],
  [/^\s*(?:has|have|did|does|do|is|are)\s+any(?:\s+of\s+(?:the|our))?\s+(?=\p{L})/giu, 'find '],
  [/(?<=\p{L})\s+for (?:me|us)(?=\s*[,;.])/giu, ''],
  // "Somebody to run a data function: head of data", whose work is said once more behind the colon.
  [
    /^\s*(?:some(?:one|body)|a person|an? \p{L}+ person)\s+(?:to|who (?:can|will|could))\s+\p{L}+(?:\s+\p{L}+)?\s+(?:an?|the|our|their)\s+(?:[\p{L}-]+\s+){0,2}(?:function|team|department|division|unit|desk|operation)s?\s*[:–-]\s+/giu,
    '',
  ],
  // What is not wanted: "kindly do not send those who need a visa", "we will not take anybody from Pfizer", "they can't be juniors".
  [
    /\b(?:(?:please|kindly)\s+)?(?:(?:we|they|i|the\s+client|client)\s+)?(?:do\s+not|don't|will\s+not|won't|would\s+not|wouldn't|cannot|can't|could\s+not|couldn't|are\s+not|aren't|is\s+not|isn't)\s+(?:(?:able|going|allowed)\s+to\s+|to\s+)?(?:take(?:\s+on)?|taking|accept|consider|entertain|touch|send|share|submit|forward|propose|put\s+forward|interview|hire|see|look\s+at)(?:\s+(?:me|us))?\s+(?=(?:any(?:one|body)?|people|those|candidates|profiles|cvs?|\p{L}+s)\b)/giu,
    'do not want ',
  ],
  [
    /\b(?:(?:they|he|she|and|candidates?|people)\s+)?(?:can't|cannot|can not|won't|will not|may not|must not|mustn't|should not|shouldn't)\s+(?=(?:need|require)\b)/giu,
    'do not ',
  ],
  [
    /\b(?:(?:they|he|she|who|and|candidates?|people|it)\s+)?(?:can't|cannot|can not|won't|will not|may not|must not|should not)\s+(?=(?:be|have|hold|live|come)\b(?!\s+(?:more|less|later|longer|higher|lower|over|above|under|below|beyond)))/giu,
    "mustn't ",
  ],
];
