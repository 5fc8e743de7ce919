import type { Ways } from './in-turn.ts';

const CLIENT = String.raw`(?:(?:(?:the|our|my|an?|this|one of our|another)\s+)?(?:(?!who\b|that\b|for\b)\p{L}+\s+)?(?:client|customer|principal(?=\s+(?:is|are|has|have|asks?|wants?|needs?|requires?|seeks?|would)\b)|hiring manager|line manager)s?(?:\s+of\s+(?:ours|mine))?|(?:the|our|my|this)\s+(?:bank|hospital|school|firm|agency|council|company|builder|practice|boss|start-?up|scale-?up|fintech|insurtech|biotech|hotel|factory|plant|mill|garage|clinic|surgery|brewery|bakery|winery|charity|university|college|airline|airport|insurer|lender|fund|broker|retailer|supermarket|restaurant|developer|contractor|miner|mine|utility|publisher|foundry|shipyard|farm|trust|ministry|department|embassy|museum|studio|lab|laboratory|client(?:'s)? team))`;
const ASKS = String.raw`(?:(?:is|are|has|have)\s+(?:just\s+)?(?:asking|asked|looking|after|seeking|keen|wanting|hoping|needing|hiring|chasing)|asks?|asked|wants?|wanted|needs?|needed|requires?|seeks?|would (?:like|love)|'d (?:like|love)|is set on)`;
const FOR = String.raw`(?:\s+(?:us\s+)?(?:for|on|to\s+(?:see|find|hire|get|have|meet|interview)))?`;
const OUTER = String.raw`(?:fwd?|re|fw|tl;?dr|fyi|subject|urgent)`;
const BRIEF = String.raw`(?:(?:client|job|role|search|new|latest|updated|hiring|candidate|talent|staff)(?:'?s)?\s+){0,2}(?:brief|query|search|enquiry|inquiry|spec(?:ification)?|requirements?|reqs?|requests?|ask|order|criteria|wish list|shopping list|mandate)`;

/** What tells who asks and no more: the heads of mails and briefs, "our client is after", "per client -". */
export const SAID_FOR_CLIENTS: Ways = [
  // "Thiess job: welders": for whom it is.
  [
    /^\s*(?:(?:the|our|my|this|new|another|a)\s+)*\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&'’-]*){0,2}\s+(?:job|role|vacancy|req(?:uisition)?|order|brief|gig|search|mandate|opening|post|assignment|requirement)\s*(?:again\s*|today\s*)?(?::|[-–—](?=\s))\s*(?=\p{Ll})/gu,
    '',
  ],
  [new RegExp(String.raw`^\s*(?:${OUTER}\s*:\s*)+`, 'iu'), ''],
  // "Passing this on word for word from our senior consultant: …", "Please return everybody who matches".
  [
    /^\s*(?:(?:just|i(?:['’]m|\s+am))\s+)?(?:passing|forwarding|relaying|sharing|handing|copying|pasting|sending)\s+(?:this|it|that|the\s+below|something|what\s+follows)(?:\s+(?:on|along|over|across|in|down))?[^:"“]{0,70}:\s*/iu,
    '',
  ],
  [
    /(?<=[.!?;,"”]\s*|[–—-]\s+)(?:(?:so|and|then)\s+)?(?:(?:could|can|would|will)\s+you\s+)?(?:please\s+)?(?:return|list|give|send|show|fetch|find|report|name)\s+(?:me\s+|us\s+)?(?:everybody|everyone|any(?:one|body)|all|those|whoever|each\s+person|the\s+ones|the\s+people)\s+(?:(?:who|that)\s+)?(?:match(?:es|ing)?|fit(?:s|ting)?|qualif(?:y|ies)|meets?|satisf(?:y|ies))(?:\s+(?:this|that|it|these|those|all|the|of|criteria|brief|requirements?|conditions?|description|profile|bill|above|below))*(?:\s+please)?[\s.!?]*$/iu,
    '',
  ],
  [
    new RegExp(
      String.raw`^\s*(?:(?:the|this|a|new)\s+)?(?:${BRIEF}(?:\s+(?:from|of|by|for)\s+(?:the|our|my|an?)\s+(?:\p{L}+\s+)?\p{L}+)?(?:\s+(?:is|reads?))?|(?:from|as per|per|by|via)\s+(?:(?:the|our|my|a)\s+)?(?:client|customer|hiring manager)(?:\s+(?:brief|request|mail|email|call))?)\s*(?::|\s[-–—]\s)\s*`,
      'iu',
    ),
    '',
  ],
  // "Occupation underwriter, skills X": the name of a field without its colon.
  [/(?<=^\s*|[,;]\s*)(?:occupation|profession|job title|wanted role)\s+(?=\p{L})/giu, ''],
  [
    new RegExp(
      String.raw`^\s*(?:(?:right|so|ok(?:ay)?|well|now|look|listen|basically|anyway)[\s,]+)*(?:(?:good\s+(?:morning|afternoon|evening|day)|morning|afternoon|evening|hi|hello|hey|hiya|g['’]?day|dear\s+\p{L}+|compliments\s+of\s+the\s+(?:day|season)|greetings|howdy|salutations|kia\s+ora|bonjour|namaste)(?:\s+(?:there|all|team|both|everyone|lovelies|folks|mate|\p{Lu}\p{Ll}+))?\s*[,.!–-]+\s*)?${CLIENT}\s+${ASKS}${FOR}\s+(?=\p{L})`,
      'iu',
    ),
    'find ',
  ],
  // "We open a branch and would like to meet vets": asking, in the middle of a sentence.
  [
    /(?<!\b(?:who|that|they|candidates|people)\s+)(?:\band\s+)?(?:\b(?:i|we)\s+)?\b(?:would|'d)\s+(?:(?:very|really)\s+much\s+)?(?:like|love|be\s+keen)\s+to\s+(?:meet|interview|hear\s+from|(?:speak|talk)\s+(?:to|with))\s+(?=\p{L})/giu,
    ', need ',
  ],
  [/\b(?:is\s+)?already\s*(?=$|[,;.]|\bor\b)/gi, ''],
  // Glue between what is unwanted and what is wanted.
  [
    /(?<=[,;.]\s*)(?:otherwise|other than that|apart from that|beyond that|aside from that)(?!\s*,?\s*(?:(?:with|in|from|at|on)\s|open|willing|happy|prepared|ready|up|able|keen|would|relocat|mov|remote|fully remote))\s*,?\s*/gi,
    '',
  ],
  // Whom the job is for: "first finance hire for a start-up: an accountant".
  [
    /^\s*(?:(?:the|a|our|their)\s+)?(?:first|second|next|new|key|senior|sole)\s+(?:\p{L}+\s+)?hires?\s+(?:for|at|in|with)\s+(?:an?|the|our)\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+\s*[:,–-]+\s*(?=(?:an?|some)\s)/giu,
    '',
  ],
  // Somebody is asked for by name, on the phone.
  [/^\s*(?:pull|bring|call|dig|look|open)\s+(?:up|out)\s+(?=\p{Lu})/gu, 'find '],
  [/^\s*(?:open|fetch|get me|show me|find me)\s+(?=\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+)/gu, 'find '],
  [
    /[,;.–-]?\s*\b(?:for me,?\s*)?(?:(?:i|we)(?:'ve|\s+have|\s+got|'ve\s+got|\s+have\s+got)\s+(?:him|her|them)|(?:he|she|they)(?:'s|'re|\s+is|\s+are))\s+(?:waiting\s+)?(?:on|holding on)\s+(?:the\s+)?(?:other\s+)?(?:line|phone|hold|a call)\b[\s.!]*$/giu,
    '',
  ],
  [/\s+for (?:me|us)(?:\s+please)?[\s.!]*$/gi, ''],
  [
    /^\s*(?:(?:i|we)(?:\s+was|\s+am|'m)?\s+wonder(?:ing)?(?:\s+(?:if|whether))?)\s+(?:is there|are there|there(?:'s| is| are)|do we have|we have|you have|you've got|have we got)\s+/gi,
    'find ',
  ],
  [
    /^\s*(?:i|we)(?:'d|\s+would|\s+should)\s+be\s+(?:much\s+|very\s+|most\s+)?obliged\s+(?:for|to have)\s+(?:(?:the|a|any)\s+(?:names?|list|details?|cvs?)\s+of\s+)?/gi,
    'find ',
  ],
];
