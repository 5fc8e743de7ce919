import { inTurn, type Ways } from './in-turn.ts';

const CAN = String.raw`(?:(?:who|that)\s+)?(?:(?:can|could|(?:is|are)\s+able\s+to|know\s+how\s+to|able\s+to)\s+(?:also\s+)?)`;
const WHO = String.raw`(?:${CAN}|(?:who|that)\s+)`;
const PROCESS = String.raw`(?:TIG|MIG|MAG|MMA|FCAW|GMAW|GTAW|SMAW|arc|stick|orbital)`;
const MACHINE = String.raw`(?:(?:CNC|manual|conventional|vertical|horizontal|surface|universal)\s+)*(?:lathes?|mills?|milling\s+machines?|guillotines?|press\s?brakes?|brake\s?press(?:es)?|routers?|borers?|boring\s+machines?|grinders?|band\s?saws?|plasma\s+cutters?|laser\s+cutters?|overhead\s+cranes?|fork\s?lifts?|excavators?|telehandlers?|loaders?|graders?|dozers?|drill\s+rigs?|EWPs?|scissor\s+lifts?|boom\s+lifts?)`;
const BEHIND = String.raw`(?=\s*(?:$|[,;.!?)]|[-–—]\s|\b(?:or|and|in|with|who|from|for|near|around|based)\s))`;
const ANY_SORT = String.raw`(?:\s*[(,]\s*(?:of\s+)?(?:any|all|whatever|every)\s+(?:sorts?|kinds?|types?)(?:\s+of\s+\p{L}+)?\s*[,)])?`;
/** What the past of a trade's own verb makes of somebody; with an object or a place behind it the verb may be told of something else. */
const DID: readonly (readonly [did: string, was: string])[] = [
  ['nursed', 'a nurse'],
  ['taught', 'a teacher'],
  ['lectured', 'a lecturer'],
  ['cooked', 'a chef'],
  ['barbered', 'a barber'],
  ['welded', 'a welder'],
  ['audited', 'an auditor'],
  ['(?:tended\\s+bar|bartended)', 'a bartender'],
  ['practi[sc]ed\\s+law', 'a lawyer'],
  ['practi[sc]ed\\s+medicine', 'a doctor'],
  ['drove\\s+(?:trucks|lorries)', 'a truck driver'],
];
const ONCE = String.raw`(?:before|previously|once|earlier(?:\s+on)?|formerly|at\s+(?:some|one)\s+(?:point|time|stage)|in\s+(?:an?|their)\s+(?:past|previous|former|earlier)\s+(?:life|career|job))`;

const VERBS: Ways = [
  // "Boilermakers who TIG weld", "can MIG and TIG weld".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${WHO}(${PROCESS}(?:\s*(?:,|\/|&|\+|and|or)\s*${PROCESS})*)[\s-]+welds?${BEHIND}`,
      'giu',
    ),
    'with $1 welding',
  ],
  // "Fitters who can run a lathe".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${WHO}(?:run|runs|operate|operates|use|uses|work|set(?:\s+up)?|sets|program|programs|man|handle|handles)\s+(?:an?\s+|the\s+|any\s+)?(${MACHINE})${BEHIND}`,
      'giu',
    ),
    'with $1',
  ],
  // "Who nursed or was an OT earlier on, and is in compliance now".
  ...DID.flatMap(
    ([did, was]): Ways => [
      [
        new RegExp(
          String.raw`(?<=(?:^\s*|[\s,;(])(?:who|that|either|or|have|has|previously|once|formerly)\s+)${did}${ANY_SORT}(?=\s+(?:or|and)\s+(?:(?:was|were|had\s+been|used\s+to\s+be)\s|(?:is|are)\s+now\s|now\s)|\s*,\s*(?:and|but)\s+(?:(?:is|are)\s+)?now\s|\s+${ONCE}(?:\s*(?:$|[,;.!?)])|\s+(?:or|and|but)\s))`,
          'giu',
        ),
        `was ${was}`,
      ],
    ],
  ),
];

/** A query in which what somebody does by a trade's own verb is what they know or were: "who TIG weld", "who nursed". */
export const withTradesAsVerbs = (query: string): string => inTurn(query, VERBS);
