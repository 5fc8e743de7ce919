import type { Ways } from './in-turn.ts';

const TOWN = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}`;
const WHOM = String.raw`((?:(?:an?|the|any|some)\s+)?(?!(?:that|this|it|them|him|her|which|if|being|having|doing|working|moving|travel\w*|any\s+of)\b)[\p{L}+#.&/-]+(?:\s+(?!(?:but|and|if|as|so|in|at|from|who|that|for)\b)[\p{L}+#.&/-]+){0,2})`;
const END = String.raw`(?=\s*(?:$|[,;:.!?)]|\s[-–—]|\b(?:but|and|if|as|so|in|at|please)(?!\p{L})))`;
const BEGIN = String.raw`(?<=^\s*|[,;:.!?(–—-]\s*|\b(?:and|but|so|have|has|had|got|with|there(?:['’]s|\s+is)|we(?:['’]ve)?|i(?:['’]ve)?|they(?:['’]ve)?|client\s+has)\s+)`;

const NO_PROBLEM = String.raw`${BEGIN}(?:no|not\s+an?|zero)\s+(?:real\s+|great\s+)?(?:problems?|issues?|objections?|worries|concerns?|qualms|dramas?)\s+(?:with|about|to)\s+${WHOM}`;
const NOT_REFUSED = String.raw`(?<![\p{L}-])(?:(?:we|i|they|he|she|(?:the\s+)?client)\s+)?(?:would(?:n['’]t|\s+not|\s+never)|never)\s+(?:say\s+no\s+to|turn\s+(?:down|away)|kick\s+out|sniff\s+at|complain\s+about)\s+${WHOM}`;

/** Whom somebody would see as well, said by a denial; the ring around London; and houses with their towns. */
export const SAID_OF_WELCOME: Ways = [
  // "No problem with contractors", "wouldn't say no to a Welsh speaker:".
  ...[NO_PROBLEM, NOT_REFUSED].flatMap(
    (said): Ways => [
      [new RegExp(String.raw`${said}\s*:(?=\s)`, 'giu'), '$1 is a plus,'],
      [new RegExp(`${said}${END}`, 'giu'), '$1 is a plus'],
    ],
  ),
  // "Outside the M25", "inside the M25": the ring around London.
  [
    /(?<![\p{L}-])(?:outside|beyond|not\s+(?:in|with)in)(?:\s+of)?\s+the\s+M25(?![\p{L}\d])/giu,
    'not in London',
  ],
  [/(?<![\p{L}-])(?:inside|within)(?:\s+of)?\s+the\s+M25(?![\p{L}\d])/giu, 'in London'],
  // "Tesla's Berlin plant", "Rio Tinto's Pilbara people".
  [
    new RegExp(
      String.raw`(?<!\bSt\.?\s)(?<![\p{L}-])(?:(?:at|from|of|in)\s+)?(\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*){0,2})['’]s\s+(?!(?:Hospital|College|School|University|Church)\b)(${TOWN})\s+(?:plant|office|site|factory|team|people|staff|branch|hub|lab|labs|campus|HQ|headquarters|operations?|mine|mill|yard|store|warehouse|depot|lot)s?(?!\p{L})`,
      'gu',
    ),
    'now at $1 in $2',
  ],
];
