import type { Ways } from './in-turn.ts';

const CODE = String.raw`(?:(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF|ZAR|INR|AED)\s?|(?:AU?|US?|NZ?|CA?|S|HK)?[$£€₹]\s?)`;
const SUM = String.raw`${CODE}?\d(?:[\d,.]*\d)?(?:\s?k\b)?`;
const PER = String.raw`\s*(?:\/|per\s+|an?\s+)\s*(?:h|hr|hour|d|day)\b`;
const ASK = String.raw`(?:(?:pay|salary|wage|rate)\s+)?(?:expectations?|ask(?:ing\s+price)?|salary|salaries|pay|wages?|rates?|package|price|requirements?)`;
const COUNT = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|eight|ten|twelve)`;
const UNIT = '(?:days?|weeks?|wks?|fortnights?|months?)';
const MOST = String.raw`(?:max(?:imum)?\.?(?:\s+of)?|up\s+to|at\s+most|within|no\s+(?:more|later|longer)\s+than|not\s+(?:more|later|longer)\s+than|under|less\s+than|<=?|≤)`;

/** Ways of saying sums, their edges and times, as `plainly` puts them before any reader: "minimum expectation £60k", "R900k", "availability max 2 weeks". */
export const SAID_OF_SUMS: Ways = [
  // "Leeds ok to 40k", "Perth to 120k AUD", "only up to 110k".
  [
    new RegExp(
      String.raw`(?<=\p{Lu}\p{Ll}+)(?<!\b(?:Up|Down|From|Salary|Salaries|Pay|Paying|Paid|Budget|Rate|Rates|Wage|Wages|Package|Asking|Expecting|Close|Going|Thousand|Max|Min))\s+(?:(?:is\s+)?(?:ok(?:ay)?|fine|good|happy)\s+(?:up\s+)?to|to)\s+(?=${CODE}?\d[\d.,]*(?:\s?k(?!\p{L})|,?\d{3}))`,
      'gu',
    ),
    ' up to ',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:but|and|with)\s)\b(?:only|just|can|fine|ok(?:ay)?)\s+(?:go\s+)?(?=up\s+to\s+${CODE}?\d)`,
      'giu',
    ),
    '',
  ],
  // "100 to 130k, sterling".
  [/(?<=\d\s?k|\d{4}|\d,\d{3})\s*[,(]\s*(?:all\s+)?(?:in\s+)?(?:pounds\s+)?sterling\)?(?!\p{L})/giu, ' GBP'],
  // Sums as they are written in India and South Africa.
  [/((?:₹|\bINR|\bRs\.?)\s?\d{1,2}),(\d{2}),(\d{3})(?!\d)/gu, '$1$2$3'],
  [/(?<![\p{L}\p{N}])R\s?(?=\d{2,3}(?:\s?k(?!\p{L})|(?:[, ]\d{3})+))/gu, 'ZAR '],
  [/(?<=\bZAR\s\d[\d, ]*k?)\s*rands?(?!\p{L})/giu, ''],
  [/(?<![\p{L}\p{N}.,])(\d[\d, ]*\d\s?k?|\d{2,3}\s?k)\s*rands?(?!\p{L})/giu, 'ZAR $1'],
  // "Between US$28/h and US$34/h".
  [new RegExp(String.raw`(${SUM})${PER}(\s*(?:and|to|-|–)\s*${SUM}${PER})`, 'giu'), '$1$2'],
  // "Hourly expectations from 28 up to 34 US dollars": the time is of the sum.
  [
    new RegExp(
      String.raw`\b(?:with\s+|on\s+)?(?:an?\s+)?(hour)ly\s+${ASK}\s*(?:(?:is|are|of|from|between|at|:|=)\s*)*(${SUM})(\s*(?:k\b)?)\s*(?:up\s+to|to|and|-|–)\s*(${SUM}(?:\s*(?:(?:US|Australian|Canadian|New\s+Zealand|Singapore)\s+)?(?:dollars?|pounds?|euros?|quid|USD|GBP|EUR|AUD|NZD|CAD|SGD))?)(?!\s*(?:\/|per\b|an?\s+(?:hour|day)))`,
      'giu',
    ),
    '$2 to $4 an $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:with\s+|on\s+)?(?:an?\s+)?(da)(?:ily|y)\s+${ASK}\s*(?:(?:is|are|of|from|between|at|:|=)\s*)*(${SUM})(\s*(?:k\b)?)\s*(?:up\s+to|to|and|-|–)\s*(${SUM}(?:\s*(?:(?:US|Australian|Canadian|New\s+Zealand|Singapore)\s+)?(?:dollars?|pounds?|euros?|quid|USD|GBP|EUR|AUD|NZD|CAD|SGD))?)(?!\s*(?:\/|per\b|an?\s+(?:hour|day)))`,
      'giu',
    ),
    '$2 to $4 a day',
  ],
  // The least or the most that is asked for.
  [
    new RegExp(
      String.raw`\b(?:min(?:imum)?|lowest|bottom)\.?\s+${ASK}\s*(?:(?:is|of|at|:|=)\s*)?(?=${SUM})`,
      'giu',
    ),
    'pay at least ',
  ],
  [
    new RegExp(
      String.raw`\b(?:max(?:imum)?|highest|top)\.?\s+${ASK}\s*(?:(?:is|of|at|:|=)\s*)?(?=${SUM})`,
      'giu',
    ),
    'pay max ',
  ],
  [
    new RegExp(
      String.raw`\b(${ASK})\s+(?:(?:is|are|be|must|should)\s*)+(?:n't|\s?not)\s+(?:be\s+)?(?=(?:above|over|more\s+than|higher\s+than|below|under|less\s+than)\s+${SUM})`,
      'giu',
    ),
    '$1 not ',
  ],
  [
    new RegExp(
      String.raw`\b((?:day|daily|hourly|hour)\s+)rates?\s*(?:(?:is|are|with|has|an?|the|of|at|:|=|-|–)\s*)*(?:ceiling|cap(?:ped)?|limit(?:ed)?|maximum|max)\s*(?:(?:of|is|at|to|:|=)\s*)?(?=${SUM})`,
      'giu',
    ),
    '$1rate max ',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:has|have|had|is|are)\s+)?(?:capped|capping|limited|limiting)\s+(?:(?:the|our|all)\s+)?((?:day|daily|hourly|hour)\s+)?(?:rates?|pay|salar(?:y|ies)|wages?)\s+(?:at|to)\s+(?=${SUM})`,
      'giu',
    ),
    '$1rate max ',
  ],
  [
    new RegExp(
      String.raw`\bbudgets?\s+(?:(?:has|have|is|was|been|finally|now|just|all|got|'s)\s+)*(?:signed\s+off|approved|agreed|set|confirmed|fixed|capped|sanctioned|cleared|released|given)\s+(?:at|for|up\s+to|to|as)\s+(?=${SUM})`,
      'giu',
    ),
    'pay max ',
  ],
  [
    /\b(cost(?:s|ing)?|charg(?:es?|ing))\s+(?:us|them|me|the\s+client|him|her)\s+(?=(?:no\s+more|at\s+most|up\s+to|max|under|less|not|[$£€\d]|[A-Z]{3}\s?\d))/gu,
    '$1 ',
  ],
  // "Hourly - AUD 55 maximum": what the sum is of.
  [
    new RegExp(String.raw`(?<=^|[,;(–-]\s*)(?:hourly|per\s+hour|by\s+the\s+hour)\s*[-–,:]\s*(${SUM})`, 'giu'),
    '$1 per hour',
  ],
  [
    new RegExp(String.raw`(?<=^|[,;(–-]\s*)(?:daily|per\s+day|by\s+the\s+day)\s*[-–,:]\s*(${SUM})`, 'giu'),
    '$1 per day',
  ],
  // What a sum or a time before it is meant by: "within that", "in that bracket".
  [
    /\s*(?:\b(?:who|that)\s+(?:stay|are|fall|fit|sit|come|keep)\s+)?\b(?:with(?:in)?|in|inside|under|at|for|on)\s+that(?:\s+(?:much|many|(?:kind|sort|level|amount)\s+of))?(?:\s+(?:bracket|range|band|budget|amount|experience|money|pay|rate|figure|limit|price|salary))?(?:,?\s+(?:mate|please|pls|thanks))?(?=\s*(?:$|[,;.!)]))/giu,
    '',
  ],
  // When somebody can begin.
  [
    new RegExp(
      String.raw`\bavailab(?:le|ility)\s*(?:(?:is|of|:|=|-|–|must\s+be)\s*)?${MOST}\s*(?=${COUNT}\s*${UNIT})`,
      'giu',
    ),
    'available within ',
  ],
  [
    new RegExp(
      String.raw`\b(?:${MOST}\s+)?(${COUNT}\s*${UNIT})(?:\s+(?:or\s+(?:less|fewer|sooner|under)|max(?:imum)?|at\s+(?:the\s+)?most|tops))?\s+(?:until|till|before|to\s+when)\s+(?:(?:they|he|she|people)\s*(?:can|could|'re\s+able\s+to|are\s+able\s+to|'d|would|are|'re)?\s*)(?:start|begin|join|free|available)(?!\p{L})`,
      'giu',
    ),
    'available within $1',
  ],
];
