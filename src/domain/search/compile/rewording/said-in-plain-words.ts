import type { Ways } from './in-turn.ts';

const MANAGED = String.raw`(?:warehouse|site|shift|shop|store|kitchen|sales|factory|plant|production|project|office|finance|marketing|logistics|depot|transport|operations|ops|hotel|bar|restaurant|farm|retail|procurement|purchasing|supply\s+chain|branch|fleet|account|product|engineering|quality|safety|payroll|programme|program|facilities|construction|yard|maintenance|service|property|event|events|area|regional|campaign|brand|contracts?)`;
const SUM = String.raw`(?:[A-Z]{3}\s?|[$£€₹]\s?)?\d`;
const END = String.raw`(?=\s*(?:$|[,;.:!?)]|\s[-–—]|\b(?:and|but|so|who|with|please|now)(?!\p{L})))`;
const FIELD = String.raw`((?:(?!(?:a|an|the|it|that|this|not|no|well)\b)[\p{L}&/-]+)(?:\s+(?!(?:once|before|previously|earlier|in|at|for|and|but|or|who|with|now)\b)[\p{L}&/-]+){0,2}?)`;
const REMOTE = String.raw`(?:tele-?work(?:ing)?|tele-?commuting|home[\s-]?office|home[\s-]?work(?:ing)?|remote(?:\s+work(?:ing)?)?|WFH|working\s+(?:from\s+home|remotely))`;
const WELCOME = String.raw`(?:(?:very|always|all|highly|most)\s+)*(?:welcome|appreciated|useful|helpful|good|nice|a\s+plus|an?\s+(?:plus|advantage|bonus|asset))`;

/** Small words and turns of phrase that everybody understands, some of them those of other languages, as `plainly` puts them before any reader. */
export const SAID_IN_PLAIN_WORDS: Ways = [
  // "Warehouse bosses", "quality responsibles / managers".
  [new RegExp(String.raw`(?<![\p{L}-])(${MANAGED})\s+boss(?:es)?(?![\p{L}-])`, 'giu'), '$1 managers'],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${MANAGED})\s+responsibles?\s*(?:\/|,|\bor\b|\band\b)\s*managers?(?![\p{L}-])`,
      'giu',
    ),
    '$1 managers',
  ],
  [new RegExp(String.raw`(?<![\p{L}-])(${MANAGED})\s+responsibles(?![\p{L}-])`, 'giu'), '$1 managers'],
  // "He wants finally a data engineer": in the end.
  [
    /(?<![\p{L}-])(?:finally|ultimately|in\s+the\s+end)\s*,?\s+(?=(?:an?|some|any|two|three|the|for|to|only)\s|\p{L}+s\b)/giu,
    '',
  ],
  // "Who did credit control once", "used to do underwriting": where they were before.
  [
    new RegExp(
      String.raw`\b(who|that|but|and|these\s+days\s+but|now\s+but)\s+(?:once\s+did|used\s+to\s+do|previously\s+did|did\s+formerly|formerly\s+did|(?:did|have\s+done|has\s+done|was\s+doing|were\s+doing)(?=\s+${FIELD}\s+(?:once|before|previously|formerly|earlier|in\s+the\s+past|at\s+one\s+(?:time|point))))\s+${FIELD}(?:\s+(?:once|before|previously|formerly|earlier|in\s+the\s+past|at\s+one\s+(?:time|point)))*${END}`,
      'giu',
    ),
    '$1 previously worked in $3',
  ],
  [/\b(?:these\s+days|nowadays)\s*,?\s+but\s+(?=previously\s+worked\s+in\b)/giu, 'who '],
  [/\bbut\s+(?=previously\s+worked\s+in\b)/giu, 'who '],
  [/\bpreviously\s+worked\s+in\s+credit\s+control(?!\p{L})/giu, 'were formerly credit controllers'],
  // "Installed in Switzerland": living there.
  [
    /(?<=,\s*|\b(?:who|that)\s+(?:is|are)\s+|\b(?:already|currently|now)\s+|[\p{Ll}]s\s+)(?:installed|domiciled|implanted|established|settled)\s+(?=in\s+(?:the\s+)?\p{Lu})/gu,
    'based ',
  ],
  // "Teleworking is not possible so don't insist".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.,;:!?(]\s*|\b(?:and|but)\s+)${REMOTE}\s+(?:(?:is|are|will\s+be|would\s+be)(?:\s+(?:not|never|unfortunately\s+not)|n['’]t)\s+(?:an?\s+)?(?:possible|allowed|permitted|offered|options?|available|accepted|foreseen|provided|on\s+the\s+table|wanted|happening)|(?:is|are)\s+(?:impossible|excluded|out\s+of\s+the\s+question|ruled\s+out))(?:\s*,?\s+(?:so\s+)?(?:please\s+)?(?:don['’]t|do\s+not|no\s+need\s+to|never|no\s+use\s+to)\s+(?:even\s+)?(?:insist|ask|bother|push|try|suggest\s+it)(?:ing)?(?:\s+(?:asking|for\s+it|on\s+it|about\s+it|please))*)?${END}`,
      'giu',
    ),
    'on site',
  ],
  // "To speak German is a plus".
  [
    /(?<=^\s*|[.;,:!?(]\s*)to\s+(?:speak|know|have|master|hold|possess|understand|be\s+(?:fluent|good|strong|experienced)\s+(?:in|at|with))\s+(?=[^.;,:]{2,50}?\s+(?:is|would\s+be|will\s+be|['’]s)\s+(?:an?\s+|also\s+|very\s+|really\s+)*(?:plus|advantage|bonus|asset|nice|good|great|welcome|better|ideal|helpful|useful|appreciated|desirable|preferred))/giu,
    '',
  ],
  // "The languages are welcome, all of them".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.;!?]\s*)(?:(?:the|any|more|other|further|extra|additional|foreign|all)\s+)*languages?\s+(?:(?:is|are|would\s+be|will\s+be)\s+)?${WELCOME}(?:\s*,\s*(?:all|any|every\s+one)\s+of\s+them)?${END}`,
      'giu',
    ),
    'another language is a plus',
  ],
  // "With a permanent wish, which can begin latest in four weeks".
  [
    /\bwith\s+(?:an?\s+|the\s+)?(permanent|contract|part[\s-]time|full[\s-]time|remote|freelance|temporary)\s+(?:wish|desire|preference|intention|interest|aim)(?!\p{L})/giu,
    'wanting $1 work',
  ],
  [
    /\b(?:begin|start|join|commence)s?\s+(?:at\s+(?:the\s+)?)?(?:the\s+)?latest\s+(?:in|after|within|by)\s+(?=(?:an?|one|two|three|four|five|six|eight|twelve|\d{1,2})\s+(?:days?|weeks?|months?))/giu,
    'start within ',
  ],
  [
    /\b(?:at\s+)?(?:the\s+)?latest\s+(?:in|after|within)\s+(?=(?:an?|one|two|three|four|five|six|eight|twelve|\d{1,2})\s+(?:days?|weeks?|months?))/giu,
    'within ',
  ],
  // "4 yrs & above".
  [/(?<=\d\s*(?:years?|yrs?)\.?)\s*(?:&|\+)\s*(?:above|over|up|more)(?!\p{L})/giu, ' or more'],
  // "CTC expectation should be within 40 lakhs".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:expected|current)\s+)?(?:CTC|salary|pay|wage|package|compensation)\s+(?:expectations?|ask)\s*(?:(?:should|must|ha(?:s|ve)\s+to|needs?\s+to|to|can|may|will|shall)\s+)?(?:be|is|are|:|=|stay|remain|fall|sit)?\s*(?:with)?in(?:side)?\s+(?=${SUM})`,
      'giu',
    ),
    'pay max ',
  ],
  // "Out of work rn": right now, and no nurse.
  [
    /(?<=\b(?:of\s+work|unemployed|available|free|jobs|looking|working|active|idle|benched|on\s+the\s+bench|between\s+(?:jobs|roles|gigs)|jobless|searching|home|there)\s+)rn(?=\s*(?:$|[,;.!?)]))/gu,
    'right now',
  ],
  // "Not Bupa's": of their people.
  [
    /(?<=[,;(]\s*(?:and\s+|but\s+)?|\b(?:and|but)\s+)(?:not|nobody|none\s+of|no)\s+(\p{Lu}[\p{L}\p{N}&.-]*(?:\s+\p{Lu}[\p{L}\p{N}&.-]*){0,2})['’]s(?:\s+(?:own|lot|people))?(?=\s*(?:$|[,;.)!]))/gu,
    'nobody currently at $1',
  ],
  // "They'd want to be well able for surgery", as it is said in Ireland: they must.
  [
    /\b(?:they|he|she|you)(?:\s*['’]d|\s+would)\s+(?:want|need)\s+to\s+(?:be\s+(?:well\s+able\s+(?:for|to\s+do|at)|well\s+up\s+on|good\s+(?:at|with|on)|able\s+(?:for|to\s+do)|handy\s+(?:at|with))|know|have)\s+(?=\p{L})/giu,
    'must know ',
  ],
  // "Nobody from the HSE": who runs the hospitals of Ireland.
  [
    /(?<=\b(?:from|at|with|in|for|of)\s+the\s+)HSE(?![\p{L}-])(?!\s+(?:managers?|advis|officers?|team|leads?|policy|rules|role|job|sector|space|field|function))/gu,
    'Health Service Executive',
  ],
  // The language is not meant.
  [/(?<!\p{L})(?:the\s+)?Czech\s+(?:Republic|Rep\.?)(?!\p{L})/giu, 'Czechia'],
  // "Nights no problem".
  [
    /(?<=(?<!\p{L})(?:nights?|weekends?|shifts?|overtime|on[\s-]call))\s+no\s+(?:problems?|issues?|bother|worries|dramas?)(?=\s*(?:$|[,;.!)]))/giu,
    ' ok',
  ],
  // "Residents or citizens only".
  [
    /(?<![\p{L}-])(?<!\bpermanent\s+)residents?\s*(?:or|and|\/|&)\s*citizens?(?![\p{L}-])/giu,
    'citizens or permanent residents',
  ],
  // "Must have led 10+": people, and no years.
  [/\b(led|managed|supervised)\s+(\d{1,3}\s*\+?)(?=\s*(?:$|[,;.)]))/giu, '$1 a team of $2'],
];
