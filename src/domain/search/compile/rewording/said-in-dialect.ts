import type { Ways } from './in-turn.ts';

/** English as it is written where the writer is: the forms that change a condition, in the words that the readers know. */
export const SAID_IN_DIALECT: Ways = [
  // Scots: "cannae need sponsored", "who isnae at Barclays the now", "outwith Glasgow".
  [/(?<!\p{L})(?:cannae|cannay|canny(?=\s+(?:be|need|have|work|start|take|offer)))(?!\p{L})/giu, "can't"],
  [/(?<!\p{L})(?:winnae|willnae|willny)(?!\p{L})/giu, "won't"],
  [
    /(?<!\p{L})(is|was|are|were|do|does|did|has|have|had|would|could|should)n(?:ae|ay|y)(?!\p{L})/giu,
    "$1n't",
  ],
  [/(?<!\p{L})dinna(?:e)?(?!\p{L})/giu, "don't"],
  [/\bthe now(?=\s*(?:$|[,;.)!?]|\b(?:and|but|or|so)\b))/giu, 'now'],
  [/\b(?:the day|the noo)(?=\s*(?:$|[,;.)!?]))(?<=\b(?:at|with|for|in)\s+\p{Lu}[\p{L}&' -]{1,40})/gu, 'now'],
  [/\boutwith\b/gi, 'outside'],
  [/(?<=^|[\s,;(])(?:wee|aye|och|ken)(?=\s|,)(?:\s*,)?\s*/giu, ''],
  [/(?<=\s)wi'?(?=\s+(?:an?|the|[A-Z]|\p{Ll}{3,}))/gu, 'with'],
  [/(?<=\s)fae(?=\s+(?:the\s+)?\p{Lu})/gu, 'from'],
  // "In t'UK": the article of Yorkshire.
  [/(?<![\p{L}'’])t['’](?=\p{L}{2,})/giu, 'the '],
  // "Youse", "yous", "y'all": whom one speaks to.
  [/(?<!\p{L})(?:yous(?:e)?|ye|y'all|yinz|ya)(?=\s+(?:got|have|any|know|find|had)\b)/giu, 'you'],
  // "Them as knows SAP", "them what does nights".
  [
    /(?<!\p{L})them\s+(?:as|what)\s+(?=(?:knows?|do(?:es)?|has|have|can|is|are|works?|wants?|lives?|speaks?|holds?|did|were|was|needs?)\b)/giu,
    'those who ',
  ],
  [/(?<!\p{L})(?:nowt|nuthin'?|nothin')(?!\p{L})/giu, 'nothing'],
  [/(?<!\p{L})(?:owt|summat|anythin'|somethin')(?!\p{L})/giu, 'anything'],
  // "Either's grand", "both are sound", "any of them is sweet": that each will do.
  [
    /(?<=\p{L}[\p{L}\s,]{0,40})\s*[,;–-]?\s*\b(?:either|both|any|all)(?:\s+(?:one|of\s+(?:them|those|the\s+(?:two|three))))?(?:'s|'re|\s+is|\s+are|\s+would\s+be|\s+will\s+be)\s+(?:grand|sound|sweet(?:\s+as)?|fine|ok(?:ay)?|good|great|dandy|lovely|cool|ace|perfect|all\s+right|alright|welcome|acceptable|suitable|workable|just\s+fine)(?=\s*(?:$|[,;.)!]|\b(?:by|with|for)\s+(?:me|us)\b))(?:\s+(?:by|with|for)\s+(?:me|us))?/giu,
    '',
  ],
  // "Doesn't matter which", "not fussed which one".
  [
    /\s*[,;–-]\s*(?:it\s+|that\s+)?(?:(?:does|do)(?:n't|\s+not)\s+(?:really\s+|much\s+)?(?:matter|mind|care|bother)|(?:(?:i'm|we're)\s+)?not\s+(?:fussed|bothered|fussy|picky))(?:\s+(?:about\s+)?(?:which|what)(?:\s+(?:one|it\s+is|they\s+are))?)(?=\s*(?:$|[,;.)]))/giu,
    '',
  ],
  // "Fresh in their first job", "straight out of uni", "wet behind the ears".
  [
    /\b(?:(?:some|any)(?:one|body)\s+|people\s+|those\s+)?(?:who(?:'s|\s+is|\s+are)\s+|that(?:'s|\s+is|\s+are)\s+)?(?:(?:fresh|new|brand\s+new|green|just\s+starting(?:\s+out)?|newly\s+arrived|straight)\s+(?:in|into|to|from)\s+(?:(?:their|the|an?)\s+)?(?:very\s+)?(?:first|1st|maiden)\s+(?:job|role|post|position)|(?:fresh|straight|just|newly)\s+out\s+of\s+(?:uni(?:versity)?|college|school|training)|(?:still\s+)?wet\s+behind\s+the\s+ears|just\s+starting\s+out)(?!\p{L})/giu,
    'juniors',
  ],
  // "Who'd shift over here", "would shift across to us".
  [
    /\b((?:would|could|will|might|'d|to|happy\s+to|willing\s+to|keen\s+to)\s+)(?:shift|come|move|hop|jump|fly|pop)\s+(?:over|across|out|down|up|back)\s+(?:here|to\s+us|this\s+way|our\s+way|home)(?=\s*(?:$|[,;.)!?]|\b(?:and|but|for|if|or|with|who)\b))/giu,
    '$1relocate',
  ],
  // "Who'd make the move back this way", "would make the jump".
  [
    /\b((?:would|could|will|might|'d|to|happy\s+to|willing\s+to|keen\s+to)\s+)(?:make|do|take)\s+(?:the|a)\s+(?:(?:move|shift)\s+(?:back|over|across|out|down|up|home|this\s+way|our\s+way|here|to\s+us)(?:\s+(?:here|home|this\s+way|our\s+way|to\s+us))*|(?:jump|leap|trip|journey|trek|hop|plunge)(?:\s+(?:back|over|across|out|down|up|home|this\s+way|our\s+way|here|there|to\s+us))*)(?=\s*(?:$|[,;.)!?]|\b(?:and|but|for|if|or|with|who)\b))/giu,
    '$1relocate',
  ],
  // "In Germany already or would go".
  [
    /(?<=\bor\s+(?:(?:those|ones|people|any(?:one|body)|some(?:one|body))\s+)?(?:(?:who|that|they)\s*)?)(?:would|could|might|'d)\s+(?:(?:gladly|happily|also|readily)\s+)*(?:go|come|travel|head\s+(?:over|out|across))(?=\s*(?:$|[,;.)!?]|\b(?:and|but)\b))/giu,
    'would relocate',
  ],
];
