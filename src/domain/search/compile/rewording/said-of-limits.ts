import type { Ways } from './in-turn.ts';

const CODE = String.raw`(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF|INR|ZAR|AED|HKD|Rs|R)`;
const SUM = String.raw`(?:(?:${CODE}\s?|(?:A|US|NZ|C|S|HK)?[$£€₹]\s?)?\d[\d.,]*(?:\s?k)?)`;
const PER = String.raw`(?:\s*(?:p\.?a\.?|p\/?[dh]|(?:per|an?|\/)\s*(?:hour|day|week|month|year|annum)|annual(?:ly)?|yearly|daily|hourly))?`;
const COUNT = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten|twelve)`;
const SPAN = String.raw`(?:${COUNT}\s*(?:days?|weeks?|wks?|fortnights?|months?|mths?)|an?\s+(?:day|week|fortnight|month))`;
const ASK = String.raw`(?:ask(?:s|ing|ed)?(?:\s+for)?|want(?:s|ing|ed)?|expect(?:s|ing|ed)?|charg(?:es?|ing|ed)|cost(?:s|ing)?|seek(?:s|ing)?|hop(?:es?|ing)\s+for|look(?:s|ing)?\s+for|demand(?:s|ing)?|bill(?:s|ing)?|quot(?:es?|ing))`;
const BEYOND = String.raw`(?:beyond|above|over|past|more\s+than|higher\s+than|north\s+of|in\s+excess\s+of|upwards?\s+of)`;

/** How long is waited at most, told in a clause of its own, before clauses are parted. */
export const LONGEST_WAIT: Ways = [
  // "Not the ones on 12 weeks' notice, 4 is my limit": the second figure is of the same.
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:not|no|nobody|no[\s-]one|none|never)\s+(?:(?:the\s+ones|those|people|anyone|anybody|ones)\s+)?(?:(?:who\s+(?:are|have)|that\s+(?:are|have))\s+)?(?:on|with|having)\s+(?:an?\s+)?${COUNT}[\s-]*(weeks?|wks?)['’]?s?\s+(?:of\s+)?notice(?:\s+periods?)?)\s*[,;.–—-]+\s*(?:(?:and|but|as|because)\s+)?(${COUNT})(?:\s+(?:weeks?|wks?))?\s*(?:is|would\s+be|being|['’]s)\s+(?:about\s+)?(?:my|our|the|their|his|her)\s+(?:absolute\s+)?(?:limit|max(?:imum)?|most|ceiling|cut-?off|longest)(?!\p{L})`,
      'giu',
    ),
    'max $2 $1 notice',
  ],
  // "Anything over a month's notice is a no": what is refused is a longer one.
  [
    new RegExp(
      String.raw`\b(?:(?:anything|anyone|anybody|those|people)\s+(?:(?:on|with)\s+)?)?(?:over|above|beyond|past|longer\s+than|more\s+than)\s+(${SPAN})(?:['’]s?)?\s+(?:of\s+)?notice(?:\s+periods?)?\s*(?:is|are|would\s+be|['’]s)\s+(?:an?\s+|just\s+|far\s+|way\s+|the\s+)*(?:no(?:[\s-]?(?:go|good|use))?|out|too\s+(?:long|much|slow)|not\s+(?:ok(?:ay)?|acceptable|possible|on)|off\s+the\s+table|deal[\s-]?breakers?|unacceptable|line)(?=\s*(?:$|[,;.)!]|\b(?:and|but|for)\b))`,
      'giu',
    ),
    'max $1 notice',
  ],
  // "Four weeks' notice is the longest I can wait", "a notice of 30 days is the most we accept".
  [
    new RegExp(
      String.raw`\b(?:an?\s+)?(?:notice(?:\s+periods?)?\s+of\s+(${SPAN})|(${SPAN})(?:['’]s?)?\s+(?:of\s+)?notice(?:\s+periods?)?)\s*(?:is|would\s+be|being|['’]s)\s+(?:about\s+|already\s+)?(?:(?:the\s+)?(?:longest|most|max(?:imum)?|limit|furthest|ceiling|upper\s+limit)|as\s+(?:long|far|much)\s+as|all)(?:\s+(?:that|which))?(?:\s+(?:we|i|they|he|she|the\s+client|client|my\s+client|our\s+client)(?:['’](?:d|ll|re|m))?(?:\s+(?:can|could|would|will|are|am|is|able|willing|prepared|to|happy))*\s+(?:wait|accept|do|take|live\s+with|manage|stretch(?:\s+to)?|allow|go(?:\s+to)?|give|consider|tolerate|handle|afford)(?:\s+(?:for|on|with))?)?(?!\p{L})`,
      'giu',
    ),
    'max $1$2 notice',
  ],
];

/** The edges of pay and of waiting in the words that people have for them, as `plainly` puts them before any reader. */
export const SAID_OF_LIMITS: Ways = [
  // "Out of work right now": nobody is at another time.
  [
    /(?<=\b(?:out of work|between jobs|unemployed|not working|jobless))\s+(?:right\s+now|at\s+the\s+moment|at\s+present|currently|just\s+now|these\s+days|as\s+we\s+speak)(?!\p{L}|\s+(?:at|in|with|for)\b)/giu,
    '',
  ],
  // "PAs in London, a fortnight or less": alone between commas it is how long is waited.
  ...(
    [
      ['fortnight', '2 weeks'],
      ['week', '1 week'],
      ['month', '1 month'],
    ] as const
  ).map(
    ([unit, length]) =>
      [
        new RegExp(
          String.raw`(?<=[,;]\s*)(?:an?\s+|one\s+|1\s+)?${unit}\s+(?:or|and)\s+(?:less|sooner|under|shorter|quicker|faster)(?=\s*(?:$|[,;.)]))`,
          'giu',
        ),
        ` max ${length} notice`,
      ] as const,
  ),
  // "At or below €650", "at or under NZ$85k", "on or above 90k".
  [
    new RegExp(
      String.raw`\b(?:(?:who(?:['’]ll|['’]d|\s+will|\s+would)?\s+)?(?:come|stay|stays|staying|sit|sits|be|are|keep|keeps|land|remain)\s+(?:in\s+)?)?(?:at|on)\s+or\s+(?:just\s+)?(?:below|under|beneath|less\s+than|lower\s+than)\s+(?=${SUM})`,
      'gu',
    ),
    'max ',
  ],
  [
    new RegExp(
      String.raw`\b(?:at|on)\s+or\s+(?:just\s+)?(?:above|over|beyond|more\s+than|higher\s+than)\s+(?=${SUM})`,
      'gu',
    ),
    'at least ',
  ],
  // "Not asking beyond 85,000", "not dearer than €650 a day".
  [
    new RegExp(
      String.raw`(?<!\b(?:will|would|do|does|must|should|can|could)\s+)\b(?:not|never|without|nobody)\s+(?:be\s+)?${ASK}\s+(?:(?:anything|any|for)\s+)?${BEYOND}\s+(?=${SUM})`,
      'gu',
    ),
    ' asking max ',
  ],
  [
    new RegExp(
      String.raw`\b(?:not|no|n['’]t)\s+(?:any\s+)?(?:dearer|pricier|costlier|more\s+expensive)\s+than\s+(?=${SUM})`,
      'gu',
    ),
    'max ',
  ],
  // "Within an NZ$85k annual budget", "on a budget of up to R900k".
  [
    new RegExp(
      String.raw`\b(?:with)?in(?:side)?\s+(?:an?|the|our|their)\s+(${SUM}${PER})\s+(?:(?:annual|yearly|daily|hourly|salary|pay|wage|total|max(?:imum)?)\s+)*(?:budget|cap|ceiling|limit|envelope)(?!\p{L})`,
      'gu',
    ),
    'asking max $1',
  ],
  // "Floor S$80,000, ceiling S$100,000", "starts at 80k and ends at 100k".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Tt]he\s+|[Pp]ay\s+|[Ss]alary\s+)*(?:floor|bottom|low(?:er)?\s+end|minimum|starts?|starting|begins?|opens?|from)(?:\s+(?:of|is|at|from|it|:|being))*\s*[:=]?\s*(${SUM})\s*(?:,|;|and|&|but|to|\/|–|-)\s*(?:and\s+)?(?:the\s+)?(?:ceiling|top(?:s|ping)?(?:\s+(?:out|end))?|upper\s+end|cap(?:s|ped)?|maximum|ends?|ending|finish(?:es|ing)?|stops?|closes?)(?:\s+(?:of|is|at|it|:|being))*\s*[:=]?\s*(?=${SUM})`,
      'gu',
    ),
    'between $1 and ',
  ],
  // "Whose day rate doesn't go past £500".
  ...(['day', 'hour'] as const).map((unit): Ways[number] => [
    new RegExp(
      String.raw`\b(?:(?:whose|with\s+an?|on\s+an?|their|the)\s+)?${unit === 'day' ? '(?:day|daily)' : '(?:hour|hourly)'}\s+rates?\s+(?:(?:that\s+)?(?:does|do|must|should|can|may|will)(?:n['’]t|\s+not)|cannot|never|not)\s+(?:(?:go(?:es|ing)?|run|climb|get|rise|be|stretch|exceed(?:s|ing)?|top|pass)\s+)?(?:(?:past|over|above|beyond|more\s+than|higher\s+than)\s+)?(${SUM})(?!\p{L}|\d)`,
      'gu',
    ),
    `on max $1 a ${unit}`,
  ]),
  // "Scoring 4 or better with us".
  [
    /\b(?:who\s+)?(?:scor(?:ed|es?|ing)|ranked|ranking|graded|marked|rank|rating|rate)\s+(?:at\s+)?([1-5])\s+(?:or|and)\s+(?:better|higher|more|above|over|up(?:wards)?)(?:\s+(?:with|by|from)\s+us)?(?!\p{L})/giu,
    'rated $1 or more',
  ],
  // "Two weeks' notice or four weeks at the maximum": the later is the edge.
  [
    new RegExp(
      String.raw`\b(?:${SPAN})(?:['’]s?)?\s+(?:of\s+)?notice(?:\s+periods?)?\s*,?\s+(?:or|maybe|perhaps|possibly)\s+(?:maybe\s+|perhaps\s+|even\s+)?(${SPAN})(?:['’]s?)?(?:\s+notice)?\s*,?\s+(?:at\s+(?:the\s+)?(?:very\s+)?(?:max(?:imum)?|most|outside|latest|longest|worst)|max(?:imum)?|tops|at\s+a\s+(?:push|stretch|pinch))(?!\p{L})`,
      'giu',
    ),
    'max $1 notice',
  ],
  // "Who can go within the fortnight".
  [/\b(within|inside|in\s+under)\s+the\s+(week|fortnight|month)(?!\p{L}|['’]s)/giu, '$1 a $2'],
  // "A week's wait at most", "max. 7 days until start", "availability max two weeks".
  [
    new RegExp(
      String.raw`\b(?:(?:at\s+most|max(?:imum)?\.?|up\s+to|no\s+more\s+than)\s+)(${SPAN})(?:['’]?s?)?\s+(?:(?:of\s+)?wait(?:ing)?(?:\s+time)?|until\s+(?:the\s+|they\s+|a\s+)?(?:start|begin|join)\w*|till\s+(?:the\s+|they\s+)?(?:start|begin|join)\w*|before\s+(?:starting|they\s+(?:start|begin|join)|the\s+start|joining)|to\s+(?:start|begin|join)|away\s+from\s+(?:starting|a\s+start))(?!\p{L})`,
      'giu',
    ),
    'available within $1',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[,;(–-]\s*|\b(?:with|and|needs?|only)\s+)(?:an?\s+)?(?:(${COUNT})\s*(days?|weeks?|wks?|months?|fortnights?)|an?\s+(day|week|fortnight|month))['’]?s?\s+wait(?:ing(?:\s+time)?)?\s*,?\s+(?:at\s+(?:the\s+)?most|max(?:imum)?|tops|or\s+less|at\s+the\s+outside)(?!\p{L})`,
      'giu',
    ),
    'available within $1 $2$3',
  ],
  // "Are at once available", "available with immediate effect".
  [/\b(?:at\s+once|straight\s?away|right\s?away)\s+available(?!\p{L})/giu, 'available immediately'],
  // In a list of conditions "now" is when they begin: "site manager / Manchester / SMSTS / now".
  [/(?<=[/|•]\s*[^/|,;]+[/|•]\s*)now(?=\s*$)/giu, 'available now'],
];
