import type { Ways } from './in-turn.ts';

const WHO = String.raw`(?:us|me|them|him|her|the\s+client|our\s+client|this\s+(?:one|role|job|client)|anyone|anybody)`;
const FOR_WHOM = String.raw`(?:\s+(?:to|for|by|with)\s+${WHO})?`;
const QUITE = String.raw`(?:\s+(?:at\s+all|really|simply|just|also|please|either|too|firmly|strictly|definitely|absolutely|currently|presently|here|again))*`;
const BORDER = String.raw`(?=\s*(?:$|[,;.!)"]|[-–—]\s|\b(?:and|but|nor|as|because|since|who|we|they|please|here|this\s+time|for\s+now|at\s+(?:all|present|the\s+moment))(?!\p{L})))`;
/** What is not done with people who are not wanted. */
const TAKEN = String.raw`(?:considered|accepted|entertained|wanted|shortlisted|progressed|interviewed|presented|submitted|proposed|sent(?:\s+over)?|shown|included|put\s+forward|looked\s+at|of\s+(?:any\s+)?interest|interesting|welcome|eligible|relevant|suitable|desired|invited|acceptable|permitted|allowed|in\s+scope|an\s+option|in\s+play|right|for\s+(?:us|me|them))`;
/** What is done with them. */
const LEFT = String.raw`(?:left\s+(?:out|off|aside|alone)|excluded|ignored|avoided|omitted|skipped|disregarded|discounted|passed\s+over|filtered\s+out|screened\s+out|sifted\s+out|ruled\s+out|removed|dropped|kept\s+(?:out|off)|taken\s+(?:out|off)|weeded\s+out|rejected|turned\s+(?:down|away)|set\s+aside|struck\s+(?:out|off)|cut\s+out|barred|disqualified|skipped\s+over)`;
const OUGHT = String.raw`(?:(?:should|must|may|can|could|shall|need|ought\s+to|have\s+(?:got\s+)?to|has\s+to|needs?\s+to|(?:is|are)\s+to|(?:is|are)\s+(?:best|better|better\s+off))(?:\s+(?:also|all|both|please|kindly|therefore|then))*\s+(?:be\s+)?)`;
/** Words of whom it is said, in front of it. */
const BEHIND = String.raw`(?<=[\p{L}\p{N})+#]\s+)`;

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&.-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.-]*){0,3}`;
const COMPANIES = String.raw`${COMPANY}(?:(?:\s*,\s*|\s*,?\s+(?:or|and)\s+|\s*\/\s*)${COMPANY})*`;
const PEOPLE = String.raw`(?:(?:any(?:one|body)|people|folks?|those|staff|employees|candidates)\s+(?:who\s+(?:is|are|works?)\s+|that\s+(?:is|are|works?)\s+)?(?:currently\s+|now\s+)?(?:at|from|with|in|of|inside|for)\s+)`;
const THEIRS = String.raw`(?:'s)?(?:\s+(?:people|folks?|staff|employees|lot|crowd|candidates|team|types?|own))*`;
const OUR = String.raw`(?:(?:the|our|my)\s+)?`;
const AGENT = String.raw`(?:(?:we|i|you|they|${OUR}(?:client|company|hiring\s+manager|HM))\s+)?`;
/** Whom one keeps away from, in front of them. */
const KEEP_OFF = String.raw`(?:(?:please\s+)?(?:hands\s+off|steer\s+(?:well\s+)?clear\s+of|stay\s+(?:well\s+)?(?:away\s+from|clear\s+of|off)|keep\s+(?:well\s+)?(?:away\s+from|clear\s+of|off|out)|lay\s+off|give\s+a\s+miss\s+to)|${AGENT}(?:do\s+not|don't|never|cannot|can't|can\s+not|must\s+not|mustn't|should\s+not|shouldn't|won't|will\s+not|wouldn't|may\s+not|(?:are|is|am)(?:\s+not|n't)\s+(?:allowed|permitted|able|free|keen|willing|prepared)\s+to|refuses?\s+to|prefers?\s+not\s+to|would\s+rather\s+not)\s+(?:be\s+)?(?:ever\s+)?(?:touch(?:ing)?|approach|poach|headhunt|raid|go\s+(?:near|after)|look\s+at|pull\s+from|hire\s+from|recruit\s+from|take\s+from|tap\s+up|solicit|lift\s+from|nick\s+from)(?:\s+(?:people|anyone|staff|candidates)\s+(?:at|from|with|in))?)`;
const PACT = String.raw`(?:${AGENT}(?:(?:have|has|'ve|'s|got|signed|under|there\s+is|there's|with)\s+)+(?:an?\s+|the\s+)?(?:no[\s-]?(?:poach(?:ing)?|hire|touch|raid)|non[\s-]?(?:solicit(?:ation)?|poach(?:ing)?|compete)|off[\s-]?limits|hands[\s-]off)(?:\s+(?:agreement|clause|deal|pact|arrangement|policy|list|rule))?\s+(?:with|on|for|at|against|includes?))`;

/** Ways of leaving somebody out, as `plainly` puts them before any reader: "those at Hilton should be left out", "none on visas", "nor is anyone who". */
export const SAID_OF_REFUSALS: Ways = [
  // "Steer clear of EY", "client won't look at EY people", "we've a no-poach with EY": who is there.
  [
    new RegExp(String.raw`(?<![\p{L}'])${KEEP_OFF}\s+${PEOPLE}?(${COMPANIES})${THEIRS}(?![\p{L}'])`, 'giu'),
    'nobody currently at $1',
  ],
  [
    new RegExp(String.raw`(?<![\p{L}'])${PACT}\s+(${COMPANIES})${THEIRS}(?![\p{L}'])`, 'giu'),
    'nobody currently at $1',
  ],
  // "EY is the client so none of theirs".
  [
    new RegExp(
      String.raw`(?<![\p{L}'])(?:(?:as|since|because)\s+)?(${COMPANIES})\s+(?:is|are)\s+(?:the|our|my|an?)\s+(?:client|customer)s?\s*,?\s+(?:and\s+)?(?:so\s+)?(?:please\s+)?(?:none|nobody|no[\s-]?one|nothing|not\s+any(?:one|body)?|no\s+people)(?:\s+(?:of\s+(?:theirs|them|their\s+(?:people|own|staff|lot))|from\s+(?:there|them)|there|of\s+that\s+lot))?`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  [/(?<=[\p{L}\p{N}]\s+)(?:is|are)\s+(?:clean\s+|all\s+)?out(?=\s*(?:$|[,;.)!]))/giu, 'are excluded'],
  [
    new RegExp(
      String.raw`${BEHIND}(?:(?:is|are|was|were)(?:\s+not|n't)|(?:will|shall|would|should|must|may|can|could|do)(?:\s+not|n't)\s+(?:be|get)|won't\s+(?:be|get)|shan't\s+be|can't\s+be|cannot\s+be|not(?:\s+(?:to\s+be|being|be))?)${QUITE}(?:\s+being)?\s+(?:${TAKEN})${FOR_WHOM}${QUITE}${BORDER}(?<!\bnot\s+(?:of\s+interest|right|interesting|wanted|needed|relevant|suitable|an\s+option|acceptable|to\s+be\s+[\p{L}\s]+))`,
      'giu',
    ),
    'are excluded',
  ],
  // With small letters only: "Nora Barred" is somebody's name.
  [
    new RegExp(
      String.raw`${BEHIND}(?:(?:is|are|would\s+be|will\s+be)\s+)?(?:of\s+(?:no|zero|little)\s+(?:interest|use)|(?:out\s+of|outside)\s+scope|ineligible|unwelcome|unacceptable|untouchable|verboten|taboo|blocked|blacklisted|hands[\s-]off|out\s+of\s+bounds|a\s+no[\s-]?fly(?:\s+zone)?|no[\s-]gos?|not\s+what\s+(?:they|we|the\s+client)(?:'re|\s+are|\s+is)?\s+(?:want|after|looking\s+for|need)|barred|banned)${FOR_WHOM}${QUITE}${BORDER}`,
      'gu',
    ),
    'are excluded',
  ],
  [new RegExp(String.raw`${BEHIND}${OUGHT}${LEFT}${QUITE}${BORDER}`, 'giu'), 'are excluded'],
  [
    new RegExp(
      String.raw`${BEHIND}(?:need|needs)\s+not\s+(?:be\s+(?:considered|submitted|sent|shown|put\s+forward|included)|bother)${BORDER}`,
      'giu',
    ),
    'are excluded',
  ],
  // "…, nor is anyone whose notice exceeds a month", "nor are those at KPMG".
  [
    /[\s,;]+(?:and\s+)?nor\s+(?:(?:is|are|do|does|will|would|can|should)\s+(?:we\s+|they\s+)?(?:want\s+|take\s+|need\s+)?)?(?=(?:any(?:one|body)?|those|people|candidates|someone|somebody)\b)(?:any(?:one|body)|those|people|candidates|someone|somebody)\s+(?=(?:who|whose|that|at|with|on|in|from|needing|wanting|currently|now|presently)\b)/giu,
    ', nobody ',
  ],
  // "Leave the part-time crowd off", "keep any contractors out of it".
  [
    /(?<=^|[,;.:!(–-]\s*|\b(?:and|but|so|please|pls|to)\s+)(?:please\s+|can\s+you\s+|just\s+)*(?:leave|keep|cut|take|strike|knock|kick|drop|weed|filter|sift|rule|screen)\s+(?:the|any|all|all\s+the|those|these)\s+((?:[\p{L}\p{N}&'.-]+\s+){0,3}?[\p{L}\p{N}&'.-]+?)(?:\s+(?:crowd|lot|ones|brigade|bunch|guys|mob|set|folks?|gang|candidates|types))?\s+(?:off|out|aside|alone)(?:\s+(?:of\s+(?:it|this|the\s+list)|please|pls|plz|the\s+list|this\s+time|for\s+now|completely|altogether|x+))*(?=\s*(?:$|[,;:.!)]))/giu,
    'no $1',
  ],
  // "None of them on visas", "none presently at DHL".
  [
    /(?<=^|[,;.(–-]\s*|\b(?:and|but|with)\s+)none\s+of\s+(?:them|those|these|you)\s+(?:(?:are|is|to\s+be|can\s+be|may\s+be|should\s+be|must\s+be|being)\s+)?(?=\p{L})/giu,
    'nobody ',
  ],
  [
    /(?<=^|[,;.(–-]\s*|\b(?:and|but|with)\s+)none\s+(?=(?:that|who|which|whose|on|under|over|above|below|needing|requiring|wanting|holding|having|seeking|looking|after|earning|asking|available|based|living|working|employed)\b)(?!(?:on\s+(?:record|file)|over\s+there|under\s+way)\b)/giu,
    'nobody ',
  ],
  // Whose visa it is that needs a sponsor.
  [
    /\b(?:on|holding|with|having)\s+(?:(?:an?|any|some|the\s+kind\s+of)\s+)?visas?\s+(?:that|which)\s+(?:(?:would|will|might)\s+)?(?:needs?|requires?|wants?)\s+(?:to\s+be\s+)?(?:sponsoring|sponsored|sponsorship|an?\s+sponsor)(?!\p{L})/giu,
    'needing sponsorship',
  ],
  // "No visa dramas", "who'd need a visa sorting", "needing a work permit from us".
  [
    /\b(?:no|without(?:\s+any)?|zero|free\s+of(?:\s+any)?)\s+(?:visa|sponsorship|work[\s-]?permit|immigration)\s+(?:dramas?|issues?|problems?|hassles?|headaches?|complications?|worries|fuss|bother|needs?|requirements?|restrictions?|conditions?|stuff|nonsense|faff)(?!\p{L})/giu,
    'without sponsorship',
  ],
  [
    /(?<!\b(?:not|n't|never|no)\s+)\b(?:(?:would|'d|will|may|might)\s+)?(?:needs?|needing|requires?|requiring)\s+(?:us\s+to\s+(?:get|sort|arrange)\s+)?(?:them\s+)?an?\s+(?:(?:work|working|skilled(?:\s+worker)?)\s+)?(?:visa|permit)s?\s+(?:sort(?:ing|ed)(?:\s+out)?|arrang(?:ing|ed)|organi[sz](?:ing|ed)|doing|done|from\s+(?:us|the\s+client|an?\s+employer|them)|through\s+(?:us|the\s+client)|to\s+(?:work|start|join)(?:\s+here)?)(?!\p{L})/giu,
    'needing sponsorship',
  ],
  // Who lacks something is refused, so that it is asked for: "nurses without dialysis are no use to us", "no dialysis, no interview".
  [
    /(?<=^|[\s,;.(])(?:(?:any(?:one|body)|people|those|candidates|someone)\s+)?without\s+((?:an?\s+|the\s+|their\s+)?[^,;.()]{2,40}?)\s+(?:(?:is|are|would\s+be)\s+(?:excluded|no\s+(?:use|good)|useless|a\s+(?:no|waste)|not\s+(?:worth|for))(?:\s+(?:to|for|of)\s+(?:us|them|me|time|the\s+client))?|needs?\s+not\s+(?:apply|bother)|(?:won't|will\s+not|wouldn't|cannot|can't)\s+(?:do|be\s+\p{L}+|get\s+\p{L}+|work|fly|cut\s+it|make\s+it))(?=\s*(?:$|[,;.)!]))/giu,
    'with $1',
  ],
  [
    /(?<=^|[,;.(–-]\s*)no\s+([^,;.()]{2,30}?)\s*,?\s+no\s+(?:interview|job|start|deal|dice|entry|chance|submission|cv|play|go|way|offer|call)(?=\s*(?:$|[,;.)!]))/giu,
    '$1 required',
  ],
  [
    /\b(?:(?:they|he|she|who|candidates?)\s+)?(?:can't|cannot|can\s+not|must\s+not|mustn't|should\s+not|shouldn't|won't|not\s+to)\s+be\s+(?:without|lacking|missing|short\s+of)\s+(?=\p{L})/giu,
    'must have ',
  ],
  [
    /(?<=[\p{L}\p{N}+#)])\s+or\s+(?:else\s+)?(?:(?:please\s+)?(?:don't|do\s+not)\s+(?:even\s+)?(?:bother|waste|apply|send|call)(?:\s+(?:sending|applying|at\s+all|them|me|us|my\s+time|our\s+time|your\s+time))*|nothing(?:\s+at\s+all)?|(?:it(?:'s|\s+is)\s+)?(?:a\s+)?no(?:[\s-](?:deal|go|thanks))?|forget\s+(?:it|about\s+it))(?=\s*(?:$|[,;.)!]))/giu,
    ' required',
  ],
];
