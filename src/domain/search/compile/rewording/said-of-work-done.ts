import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!?]|\b(?:in|near|around|at|for|with|who|from|based)\b))`;
const WHO = String.raw`(?:(?:who|that|to)\s+(?:(?:can|could|would|will|has|have)\s+)?)`;

/** Work by what somebody does all day, as `plainly` puts it before any reader: "who look after payroll", "people who fit kitchens". */
export const SAID_OF_WORK_DONE: Ways = [
  // "Someone to do the books".
  [
    new RegExp(
      String.raw`\b${WHO}?(?:do|does|doing|keep|keeps|keeping|look(?:s|ing)?\s+after|run|runs|handles?)\s+(?:the|our|their|people['’]s|clients?['’])\s+books${END}`,
      'giu',
    ),
    'doing bookkeeping',
  ],
  // "Who look after payroll": "after" is no time.
  [
    new RegExp(
      String.raw`\b(?:${WHO}(?:be\s+)?look(?:s|ed|ing)?\s+after|looking\s+after)\s+(?:(?:the|our|their|all|of)\s+)*(?=(?:payrolls?|accounts?|invoicing|credit\s+control|(?:purchase|sales)\s+ledgers?|VAT|HR|IT|marketing|sales|procurement|purchasing|logistics|compliance|benefits|reception|social\s+media|SEO|networks?|servers?|infrastructure|databases?|facilities|maintenance|events|stock|fleet)${END})`,
      'giu',
    ),
    'who do ',
  ],
  ...(
    [
      ['fit', 'kitchens', 'kitchen fitters'],
      ['fit', 'bathrooms', 'bathroom fitters'],
      ['lay', 'bricks', 'bricklayers'],
      ['lay', 'carpets?', 'carpet fitters'],
      ['drive', '(?:the\\s+)?buses', 'bus drivers'],
      ['drive', '(?:the\\s+)?(?:HGVs?|lorr(?:y|ies)|trucks?|artics?)', 'HGV drivers'],
      ['drive', '(?:the\\s+)?fork\\s?lifts?', 'forklift drivers'],
      ['drive', '(?:the\\s+)?vans?', 'van drivers'],
      ['manage', 'projects', 'project managers'],
      ['clean', '(?:offices|houses|rooms)', 'cleaners'],
    ] as const
  ).map(([verb, object, doer]): Ways[number] => [
    new RegExp(
      String.raw`\b(?:(?:people|someone|somebody|anyone|anybody|candidates|those|men|women|folks?)\s+)(?:who|that|to)\s+(?:(?:can|could|will|would)\s+)?${verb}s?\s+${object}${END}`,
      'giu',
    ),
    doer,
  ]),
  // "Sous or head", "CDP or sous": none but chefs are called so.
  ...(
    [
      ['(sous)', '(head|exec)', '$1 chef$2$3 chef'],
      ['(head|exec)', '(sous)', '$1 chef$2$3 chef'],
      ['(sous)', '(CDPs?|commis)', '$1 chef$2$3'],
      ['(CDPs?|commis)', '(sous)', '$1$2$3 chef'],
    ] as const
  ).map(([one, other, both]): Ways[number] => [
    new RegExp(
      String.raw`(?<!\bchefs?\b[\s\S]*)(?<![\p{L}-])${one}(\s*(?:,|\/|\bor\b|\band\b)\s*)${other}(?![\p{L}-])(?!\s+vide\b)(?![\s\S]*\bchefs?\b)`,
      'giu',
    ),
    both,
  ]),
  // "Security guards with SIA", "SIA door supervisors": the licence; of engineers and airlines it is something else.
  [
    /(?<=\b(?:security|guards?|door(?:men|man|staff)?|bouncers?|stewards?|CCTV|close\s+protection)\b[\s\S]*)(?<![\p{L}-])SIA(?:[\s-]+(?:badges?|cards?|registration|reg|registered|licensed|certified|qualified))?(?![\s-]+licen[cs]e)(?![\p{L}-])/gu,
    'SIA licence',
  ],
  [
    /(?<![\p{L}-])SIA(?:[\s-]+(?:badged?|registered|licensed|certified|qualified))?(?=\s+(?:security|door|guards?|CCTV|close\s+protection|stewards?)(?!\p{L}))/gu,
    'SIA licence',
  ],
  // "Used to be a teacher and now recruits".
  [
    /(?<=\b(?:and|but|who)\s+)(now|currently)\s+(?:recruits?|recruiting)(?=\s*(?:$|[,;.)]|\b(?:in|for|at)\b))/giu,
    '$1 a recruiter',
  ],
  [
    /(?<=\b(?:and|but|who)\s+)(now|currently)\s+(?:teach(?:es)?|teaching)(?=\s*(?:$|[,;.)]|\b(?:in|at)\b))/giu,
    '$1 a teacher',
  ],
  // "Everyone in Cardiff bar recruiters": all but them.
  [
    /(?<=(?<!\p{L})(?:every(?:one|body)|any(?:one|body)|anywhere|everywhere)\b[^,;.]*?)\s+bar\s+(?!(?:staff|work\w*|tend\w*|managers?|supervisors?|experience|jobs?|roles?|shifts?|person|people|back|in|at|or|and|team|leads?|assistants?|hands?)\b)(?=(?:(?:the|those|anyone)\s+)?\p{L})/giu,
    ' except ',
  ],
  // "Telehandler drivers, Oxford, from next Monday".
  [
    /(?<=[,;(–-]\s*|^\s*(?:\p{L}+\s){0,2})(?<!\b(?:interview\w*|available|free|start\w*|call\w*|back)\s)from\s+((?:next\s+|this\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next\s+week)(?=\s*(?:$|[,;.)]))/giu,
    'starting $1',
  ],
];
