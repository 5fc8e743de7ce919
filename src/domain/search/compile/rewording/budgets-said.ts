const WHO = String.raw`(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]his|[Aa])\s+)?(?:[Cc]lients?|[Cc]ustomers?|[Hh]iring\s+[Mm]anagers?|[Cc]ompany|[Ff]irm|[Bb]oss|[Ee]mployers?)`;
const ONE = String.raw`(?:(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)\s?|(?:AU?|US?|NZ?|CA?|S)?[$£€]\s?)?\d[\d,.]*\d(?:\s?k)?(?:\s?(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF|euros?|pounds|dollars|quid))?`;
const SUM = String.raw`(${ONE}(?:\s*(?:to|-|–)\s*${ONE})?)`;
const MOST = String.raw`(?:(?:about|around|roughly|up\s+to|max(?:imum)?(?:\s+of)?|at\s+most|no\s+more\s+than)\s+)?`;
const TOPS = String.raw`(?:,?\s+(?:tops|max(?:imum)?|at\s+most|at\s+the\s+(?:very\s+)?most|and\s+(?:no|not\s+a\s+penny)\s+more|absolute\s+max(?:imum)?|all\s+in|full\s+stop)|,?\s+so\s+(?:nobody|no[\s-]?one|nothing)\s+(?:above|over|beyond|higher\s+than|who\s+wants\s+more\s+than)\s+(?:that|it|this))?`;
const ENDS = String.raw`(?=\s*(?:[,;!?)–—]|\.(?!\d)|$|-\s|(?:so|and|but)\s))`;

const BUDGETS: readonly RegExp[] = [
  // "Client's budget is 90k tops", "the client has a budget of $120k".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${WHO}(?:['’]s?\s+|\s+(?:has|have|have\s+got|has\s+got)\s+(?:an?\s+)?)(?:(?:total|top|max(?:imum)?|salary|pay|absolute)\s+)?(?:budget|ceiling|limit|cap)\s*(?:is|of|:|=|runs\s+to|stands\s+at|tops\s+out\s+at|goes\s+(?:up\s+)?to|stretches\s+to|stops\s+at|at)\s*${MOST}${SUM}${TOPS}${ENDS}`,
    'gu',
  ),
  // "Our client can go up to £95k".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${WHO}\s+(?:can(?:not|['’]t)?|could|will|would|won['’]t|is\s+able\s+to|is\s+prepared\s+to|is\s+happy\s+to|does\s+not|doesn['’]t)\s+(?:only\s+|just\s+)?(?:pay|go|stretch|offer|spend|afford|manage)(?:\s+(?:up\s+to|to|as\s+(?:high|much)\s+as|above|over|beyond|higher\s+than|more\s+than|no\s+more\s+than))?\s+${SUM}${TOPS}${ENDS}`,
    'gu',
  ),
  // "Salary on offer is £85,000 so nobody above that".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:[Tt]he\s+)?(?:[Ss]alary|[Pp]ay|[Mm]oney|[Pp]ackage)\s+(?:on\s+offer|available|(?:being\s+)?offered|they\s+offer|we\s+(?:can\s+)?offer)\s*(?:is|:|=)\s*${MOST}${SUM}${TOPS}${ENDS}`,
    'gu',
  ),
  // "Max the client will pay is 90k".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:[Tt]he\s+)?(?:[Mm]ax(?:imum)?|[Mm]ost|[Uu]pper\s+limit|[Tt]op)\s+(?:that\s+)?${WHO}\s+(?:will|can|could|would|is\s+(?:willing|able|prepared)\s+to)\s+(?:pay|offer|go\s+to|stretch\s+to|spend)\s*(?:is|:|=)\s*${SUM}${TOPS}${ENDS}`,
    'gu',
  ),
];

/** "…, so a QS in London". */
const ASKS_BEHIND = new RegExp(
  String.raw`(Budget is ${ONE})\s*,?\s+(?:so|and\s+so)\s+(?=(?:an?|any|some|we|i|please|find|only|need)\s)`,
  'giu',
);

/** A message with what the client can pay at most as a bound of pay, and not as something told around the search: "client's budget is 90k tops". */
export const withBudgetsMeant = (text: string): string =>
  BUDGETS.reduce((said, way) => said.replace(way, 'Budget is $1'), text).replace(ASKS_BEHIND, '$1. ');
