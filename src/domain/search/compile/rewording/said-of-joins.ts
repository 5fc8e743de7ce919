import type { Ways } from './in-turn.ts';

const NAME = String.raw`(?:\p{Lu}[\p{L}\p{N}+#.&'’-]*|[\p{L}\p{N}+#.&'’-]+)`;
const NAMES = String.raw`(?!(?:or|and|but|not|no|if|in|at)\b)${NAME}(?:\s+(?!(?:or|and|but|not|no|if|who|with|as|at|in|would)\b)${NAME}){0,2}?`;
const END = String.raw`(?=\s*(?:$|[,;.()!?]|\b(?:but|and|with|who)\b))`;
/** What is taken where the first is not to be had. */
const AT_A_PUSH = String.raw`(?:(?:at|in)\s+(?:a|the)\s+(?:push|pinch|worst(?:\s+case)?)|at\s+worst|if\s+need(?:s)?\s+(?:be|must)|if\s+(?:really\s+|absolutely\s+)?(?:necessary|needed|it\s+comes\s+to\s+it|push\s+comes\s+to\s+shove)|worst\s+case|as\s+(?:an?\s+|the\s+|our\s+|my\s+)?(?:fall\s?-?back|back\s?-?up|last\s+resort|second\s+(?:choice|best|option|preference)|plan\s+b|alternative|runner\s?-?up)|(?:(?:as\s+)?(?:a\s+|the\s+|our\s+|my\s+)?)(?:second|next)\s+(?:choice|best|option|preference)|plan\s+b)`;
const PROVIDED = String.raw`(?:provided(?:\s+that)?|providing(?:\s+that)?|on\s+(?:the\s+)?condition(?:\s+that)?|given(?:\s+that)?|assuming(?:\s+that)?)`;

/** How one thing is joined to another, as `plainly` puts it before any reader: "or at the very least", "provided they speak". */
export const SAID_OF_JOINS: Ways = [
  // "Or at the very least Dutch"; a figure has its least.
  [
    /(?<=\bor\s+)(?:at\s+(?:the\s+)?(?:very\s+|bare\s+)?least|at\s+(?:a\s+|the\s+)?(?:bare\s+)?minimum)\s+(?!\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half|some|part)\b|(?:in\s+)?\d)/giu,
    '',
  ],
  // "Testers and Salesforce people": nobody need be both, as nobody is of two trades that are listed.
  [
    /(?<=(?:^|[,:]\s*|\b(?:for|need|find|want|which|are|and|or)\s+)(?:\p{L}+\s+){0,2}\p{Ll}{3,}s)\s*,?\s+and\s+(?=\p{Lu}[\p{L}+#/]*(?:\s+\p{Lu}[\p{L}+#/]*)?\s+(?:people|folks?|specialists|types)(?!\p{L}))/gu,
    ' or ',
  ],
  // "Maths teachers; physics too".
  [
    new RegExp(
      String.raw`(?<=\p{L})\s*;\s*(?:and\s+|or\s+|maybe\s+)*(?=${NAMES}\s+(?:too|as\s+well|(?:is|are|would\s+be)\s+(?:also\s+)?(?:fine|ok(?:ay)?)(?:\s+too)?|also\s+(?:fine|ok(?:ay)?))\s*(?:$|[.;!]))`,
      'giu',
    ),
    ', ',
  ],
  // "Rust, if not then Go", "London, if not Manchester".
  [
    /\s*[,;–—-]\s*(?:and\s+|but\s+|or\s+)?if\s+not,?\s+then\s+(?:maybe\s+|perhaps\s+|at\s+least\s+)?(?!they|it|he|she|we|i\b|not)(?=\p{L})|\s*,\s*(?:or\s+)?if\s+not\s+(?=\p{Lu}[\p{L}+#]*\s*(?:$|[,;.]|\b(?:with|who|and)\b))/giu,
    ' or ',
  ],
  [
    new RegExp(
      String.raw`\s*[,;–—-]\s*(?:and\s+|but\s+|or\s+)?if\s+not\s+(?:in|from|at|with)\s+${NAME}(?:\s+\p{Lu}${NAME})?\s*,?\s+then\s+(?:maybe\s+|perhaps\s+|at\s+least\s+)?(?=(?:in|from|at|with|within|near|around)\s)`,
      'giu',
    ),
    ' or ',
  ],
  // "Perth, or Darwin at a push", "Darwin as a fallback", "at a push Darwin".
  [
    new RegExp(
      String.raw`\s*[,;(–—-]+\s*(?:or\s+|and\s+|maybe\s+)*((?:(?:in|at|with)\s+)?${NAMES})\s*,?\s+${AT_A_PUSH}\)?${END}`,
      'giu',
    ),
    ' or $1',
  ],
  [
    new RegExp(String.raw`(?<=\bor\s+(?:(?:in|at|with)\s+)?${NAMES})\s*,?\s+\(?${AT_A_PUSH}\)?${END}`, 'giu'),
    '',
  ],
  [
    new RegExp(
      String.raw`\s*[,;(–—-]+\s*(?:or\s+|and\s+)?${AT_A_PUSH}\s*[,:]?\s+(?:would\s+be\s+|is\s+)?(?=(?:(?:in|at|with)\s+)?${NAMES}\)?${END})`,
      'giu',
    ),
    ' or ',
  ],
  // "Or York provided they're senior": of the second alone.
  [new RegExp(String.raw`(?<=\bor\s+[^,;.()]{1,40}?)\s+${PROVIDED}\s+(?=(?:they|he|she)\b)`, 'giu'), ' if '],
  // "Provided they speak German", "given they're in Leeds".
  [
    new RegExp(
      String.raw`\s*,?\s+${PROVIDED}\s+(?:they|he|she)\s*(?:['’]re|['’]s|\s+are|\s+is)\s+(?!not\b|n['’]t)`,
      'giu',
    ),
    ' who are ',
  ],
  [
    new RegExp(
      String.raw`\s*,?\s+${PROVIDED}\s+(?:they|he|she)\s*(?:['’]ve|\s+ha(?:ve|s))\s+(?:got\s+)?(?!not\b|n['’]t|no\b|to\b)`,
      'giu',
    ),
    ' who have ',
  ],
  [
    new RegExp(
      String.raw`\s*,?\s+${PROVIDED}\s+(?:they|he|she)\s+(?=(?:(?:can|could|will|would)\s+)?(?:speak|know|hold|use|live|work|come|start|begin|be|move|drive)s?\b)`,
      'giu',
    ),
    ' who ',
  ],
  // "They have to speak German".
  [
    /(?<=\b(?:they|who|he|she)\s+(?:also\s+|really\s+|absolutely\s+)*)(?:have|has|need|needs)\s+to\s+(?=(?:speak|know|hold|have|use|understand)\b)/giu,
    'must ',
  ],
  // "But not necessarily AWS", "not only from Leeds": neither asked for nor left out.
  [
    /(?:\s*,)?\s+(?:(?:but|and|though|although)\s+)?not\s+necessarily\s+((?:(?!\b(?:but|and|or)\b)[^,;.()]){2,40}?)(?=\s*(?:$|[,;.()]|\b(?:but|and)\b))/giu,
    ', $1 not required',
  ],
  [
    /(?<=^|[\s,;(])not\s+(?:only|just|merely|solely|exclusively)\s+(?!(?:one|either|any|an?|because|for\s+now|yet)\b)((?:(?:from|in|at|with|for)\s+)?(?:(?!\b(?:but|and|or|who|with|alone|looking|about)\b)[^,;.:()]){2,30}?)(?=\s*(?:$|[;.:()]|,(?!\s*(?:but|also|they|he|she|someone|we)\b)))/giu,
    '$1 not required',
  ],
  // "Apart from Java they should know Go".
  [
    /^\s*(?:aside|apart)\s+from\s+(?=[^,.;]{2,40},?\s+(?:they|he|she|\p{L}+s)\s+(?:should|must|need|also|have\s+to))/giu,
    'with ',
  ],
  // "Aside from contractors"; at the beginning it may be beside what else is asked.
  [
    /(?<=\p{L}\)?,?\s+)(?:aside|apart)\s+from\s+(?=(?:\p{Ll}+\s+)?\p{Ll}{3,}s(?:\s*(?:$|[,;.)])|\s+(?:in|at|from|with)\b))/giu,
    'except ',
  ],
  [
    /(?<=\p{L}\)?,?\s+)(?:ruling\s+out|leaving\s+(?:aside|out)|setting\s+aside|not\s+(?:counting|including|considering)|discounting|disregarding|omitting|ignoring|skipping)\s+(?=\p{L})/giu,
    'excluding ',
  ],
  // "Not contractors though part time is fine".
  [
    /\s*,?\s+(?:though|although|albeit)\s+(?=(?:not|no|only|ideally|\p{L}+(?:\s+\p{L}+)?\s+(?:is|are|would|will|can|may|fine|ok)\b))/giu,
    ' but ',
  ],
  // "Not in (India or Pakistan)".
  [
    /(?<!\p{L})(not|no|without|excluding|except|excl|never)((?:\s+(?:in|at|from|for|with|any|worked\s+at|been\s+at))*)\s*\(([^()]{3,80})\)\s*,?/gu,
    '$1$2 $3,',
  ],
  // "3 years in ICU or at least 5 in theatre", "5 years, or 3 if they know Go": the second is of years too.
  [
    /(?<=\b(?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\s*\+?\s*(?:years?|yrs?)['’]?\b[^.;]{0,40}?(?:\bor\s+|\(\s*)(?:(?:at\s+least|only|just|over|more\s+than|with)\s+)*)(\d{1,2}|two|three|four|five|six|seven|eight|ten)\s*(\+?)(?=\s+(?:in|of|at|with|if|as)\s)/giu,
    '$1$2 years',
  ],
  // "Not more far than 100 km".
  [/(?<!\p{L})(?:not|no)\s+more\s+(?:far|distant)\s+(?:than\s+)?(?=\d)/giu, 'within '],
  // "Out in two weeks or already free".
  [
    /(?<=^|[,;(]\s*|\b(?:who(?:\s+are|\s+is|['’]re)?|and|be)\s+)(?:out|free|off)\s+in\s+(?=(?:an?|one|two|three|four|\d{1,2})\s+(?:days?|weeks?|fortnight|months?))/giu,
    'available within ',
  ],
  [
    /(?<=\b(?:weeks?|days?|months?|fortnight|notice)\s*,?\s+or\s+)(?:already|now|currently)\s+(?:free|out|available)(?!\p{L})/giu,
    'available now',
  ],
  // "Whose work authorisation is a visa".
  [
    /(?<!\p{L})(?:whose|where\s+the|with)\s+(?:work(?:ing)?\s+)?(?:authori[sz]ation|permission|eligibility)(?:\s+to\s+work)?\s+(?:is|are|comes\s+from|rests\s+on|=)\s+(?:an?\s+|the\s+|on\s+)?(?=(?:work(?:ing)?\s+)?visa)/giu,
    'on a ',
  ],
  // "Must AWS; nice Spark".
  [
    /(?<=[;.\n(]\s*|,\s*)nice\s*:?\s+(?=(?:\p{Lu}|[\p{L}+#]+\s*(?:$|[,;.)])))(?!to\b|one\b|people\b|folks?\b)/gu,
    'nice to have ',
  ],
  // "Admin or developer", "developers / admins": a trade beside a trade.
  [
    /(?<!\p{L})admins?(?=\s*(?:or|\/|,)\s*(?:dev|developers?|engineers?|consultants?|analysts?|architects?)(?!\p{L}))/giu,
    'administrator',
  ],
  [
    /(?<=(?<!\p{L})(?:devs?|developers?|engineers?|consultants?|analysts?|architects?)\s*(?:or|\/|,)\s*)admins?(?=\s*(?:$|[,;.)]|\b(?:with|in|who)\b))/giu,
    'administrator',
  ],
  // "ADR, otherwise with HIAB".
  [
    /\s*[,;–—-]\s*(?:otherwise|failing\s+(?:that|which)|or\s+else|else)\s*,?\s+(?:then\s+)?(?=(?:with|in|from|at|on)\s)/giu,
    ' or ',
  ],
  // "All PMs but those in Leeds", "everyone with SAP but consultants".
  [
    /(?<=(?<!\p{L})(?:all|every|everyone|everybody|any|anyone|anybody)\s+[^,;.()]{2,50}?)\s+but\s+(?=(?:those|them|the\s+ones|people|anyone|anybody|whoever)\s+(?:who|in|at|from|with|on)\b)/giu,
    ' except ',
  ],
  [
    /(?<=(?<!\p{L})(?:everyone|everybody|anyone|anybody)\s+[^,;.()]{2,40}?)\s+but\s+(?=\p{Ll}{4,}s\s*(?:$|[,;.)]))/gu,
    ' except ',
  ],
  // "IT support, drivers only": who drives.
  [
    /(?<=\p{L}[^;.]{3,80},\s*)(?:car\s+)?drivers?\s+(?:only|essential|required|needed)(?=\s*(?:$|[,;.)]))/giu,
    'with a driving licence',
  ],
  // "Exclude Tesco and anyone over 45k": both are left out.
  [
    /(?<=(?<!\p{L})(?:exclud(?:e|ing)|not|no|leave\s+out|leaving\s+out|skip|avoid(?:ing)?|without)\s+[^,;.()]{2,40}?)\s*,?\s*(?:and|or|nor)\s+(?:anyone|anybody|everyone|everybody|whoever)\s+(?=(?:(?:who|that)\s+)?(?:is|are|wants?|wanting|asks?|asking|earns?|earning|expects?|expecting|on|over|above|under|below|with|more|less)\b[^,;.]{0,20}\d)/giu,
    ', nobody ',
  ],
  // "HPLC or GC".
  [
    /(?<!\p{L})GC(?=\s*(?:,|\/|or|and)\s*(?:HPLC|LC|MS|FID)(?!\p{L}))|(?<=(?<!\p{L})(?:U?HPLC|LC|LCMS|LC-MS)\s*(?:,|\/|or|and)\s*)GC(?!\p{L}|[-/]\s?MS)/gu,
    'chromatography',
  ],
  // "Including those between jobs" is no list of what has to be; `included` reads it.
  [
    /(?<!\p{L})(?:including|incl\.?)\s+(?=(?:those|people|candidates|ones|anyone|folks)\s+(?:(?:who|that|on|in|with|from|between|at|without|still|already|not|out)\b))(?!(?:those|people|ones)\s+(?:who|that)\s+(?:are|is)\s+(?:still\s+)?there\b)/giu,
    'even ',
  ],
  // "In ANZ": the two countries; at the bank somebody works.
  [
    /(?<=\b(?:in|across|throughout|around)\s+)(?:the\s+)?ANZ(?:\s+(?:region|market))?(?=\s*(?:$|[,;.)/]|\b(?:or|and|with|who|plus)\b))/gu,
    'Australia or New Zealand',
  ],
  [/(?<!\p{L})(?:in\s+)(?:an?\s+|any\s+|some\s+)?europe(?:an)?\s+countr(?:y|ies)(?!\p{L})/giu, 'in Europe'],
];
