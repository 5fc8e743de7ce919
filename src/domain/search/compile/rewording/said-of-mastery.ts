import type { Ways } from './in-turn.ts';

const WHO = String.raw`(?:(?:who|that|they|people|someone|candidates?)(?:\s*['’](?:s|re)|\s+(?:is|are|would|can|could|really|actually|properly))*\s+)`;
const WELL = String.raw`(?:(?:really|actually|properly|very|quite|completely|totally|fully|genuinely|well|good|pretty|thoroughly)\s+)*`;
const THEIR = String.raw`(?:their|his|her|its|the|your|one's)`;

/** How people say that somebody masters something, as `plainly` puts them before any reader: "know their way around Xero". */
export const SAID_OF_MASTERY: Ways = [
  // "Have never touched Spring Boot": a tool that was not used, and nobody who was not called.
  [
    /(?<!\b(?:we|i|nobody|no[\s-]?one|none\s+of\s+us|any(?:one|body)|team|you|desk|us|recruiters?|consultants?)(?:['’]ve|\s+(?:have|has|had|did))?\s+)\b(?:(have|has|had)n['’]t|(?:did\s+not|didn['’]t|never|not))\s+(?:(?:ever|even|actually|once|really|yet)\s+)*(?:touch(?:ed)?|gone\s+(?:any\s*where\s+)?near|been\s+near|come\s+near|laid\s+(?:an?\s+)?(?:hands?|finger|eyes)\s+on)\s+(?:(?:any|a|an|the)\s+)?(?!(?:by|since|in|on|for|within|this|last|past|yet|until|till|them|him|her|us|me|any(?:one|body|thing)|some(?:one|body)|nobody|or|and|at|from|during|over|base|people|candidates?|either|it|with|up|but|who|that|recently|lately|again|before|\d+|an?|six|three|two|twelve|months?|weeks?|years?)(?!\p{L}))(?=[\p{L}\p{N}.#+])/giu,
    '$1 never used ',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:can|could|should|must)\s+)?(?:know(?:s|ing)?|find(?:s|ing)?|work(?:s|ing)?|make|makes|picks?)\s+${THEIR}\s+ways?\s+(?:a?round|through|about|inside|in)\s+(?:(?:in|of|with|an?|the|all)\s+)*`,
      'giu',
    ),
    'know ',
  ],
  [
    new RegExp(
      String.raw`(?<=[\p{L}\d]\s+)${WHO}?(?<=(?:who|that|they|is|are|be|people)(?:\s*['’]re)?\s+)${WELL}(?:at\s+home\s+(?:in|with|on|using)|at\s+ease\s+(?:with|in)|up\s+to\s+(?:speed|scratch)\s+(?:on|with|in)|up\s+on|clued[\s-]up\s+(?:on|about)|au\s+fait\s+with|no\s+strangers?\s+to|steeped\s+in|fluent\s+in(?=\s+(?:Excel|SQL|Python|SAP|Xero|Java|React|MYOB|Revit|R\b))|comfortable\s+(?:with|in|on|using)|confident\s+(?:with|in|on|using)|handy\s+(?:with|on|at)|hot\s+on|whizz(?:es)?\s+(?:at|with|on)|dab\s+hands?\s+(?:at|with)|old\s+hands?\s+(?:at|with))\s+(?=[\p{L}\d.])`,
      'giu',
    ),
    'who know ',
  ],
  [/(?<=\p{L}\s+)au\s+fait\s+with\s+/giu, 'who know '],
  [/\blives?\s+and\s+breathes?\s+/giu, 'know '],
  [
    /\b(know(?:s|ing)?)\s+([\p{L}\d .+#-]{2,30}?)\s+(?:inside[\s-]?out|like\s+the\s+back\s+of\s+(?:their|his|her)\s+hands?|back\s+to\s+front|through\s+and\s+through)(?!\p{L})/giu,
    '$1 $2',
  ],
  // "Caterpillar gear", "Komatsu kit": what is made by them.
  [
    /\b((?:know(?:s|ing)?|with|on|around|fix(?:es|ing)?|worked\s+(?:on|with)|using|experienced\s+(?:on|with|in))\s+(?:\p{L}[\p{L}&-]*(?:\s*(?:\/|,|or|and)\s*)?){1,3}?)\s+(?:gear|kit|machinery|machines|rigs)(?=\s*(?:$|[,;.)]|\b(?:in|or|and|who|with|on|at|near|around|from|based)\b))/giu,
    '$1',
  ],
  [/\b(Excel)\s+(?:spread)?sheets?(?=\s*(?:$|[,;.)]))/gu, '$1'],
];
