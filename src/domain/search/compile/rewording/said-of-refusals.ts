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

/** Ways of leaving somebody out, as `plainly` puts them before any reader: "those at Hilton should be left out", "none on visas", "nor is anyone who". */
export const SAID_OF_REFUSALS: Ways = [
  [
    new RegExp(
      String.raw`${BEHIND}(?:(?:is|are|was|were)(?:\s+not|n't)|(?:will|shall|would|should|must|may|can|could|do)(?:\s+not|n't)\s+(?:be|get)|won't\s+(?:be|get)|shan't\s+be|can't\s+be|cannot\s+be|not(?:\s+(?:to\s+be|being|be))?)${QUITE}(?:\s+being)?\s+(?:${TAKEN})${FOR_WHOM}${QUITE}${BORDER}(?<!\bnot\s+(?:of\s+interest|right|interesting|wanted|needed|relevant|suitable|an\s+option|acceptable|to\s+be\s+[\p{L}\s]+))`,
      'giu',
    ),
    'are excluded',
  ],
  [
    new RegExp(
      String.raw`${BEHIND}(?:(?:is|are|would\s+be|will\s+be)\s+)?(?:of\s+(?:no|zero|little)\s+(?:interest|use)|(?:out\s+of|outside)\s+scope|ineligible|unwelcome|unacceptable|no[\s-]gos?|not\s+what\s+(?:they|we|the\s+client)(?:'re|\s+are|\s+is)?\s+(?:want|after|looking\s+for|need)|barred|banned)${FOR_WHOM}${QUITE}${BORDER}`,
      'giu',
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
];
