import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&.-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.-]*){0,3}`;
const GIVER = String.raw`(?:they|we|(?:the\s+|our\s+)?(?:client|company|business|firm|team))`;
const SURELY = String.raw`(?:obviously|clearly|naturally|of\s+course|needless\s+to\s+say)\s*,?\s*`;
const SO = String.raw`(?:(?:obviously|clearly|naturally|of\s+course|please|needless\s+to\s+say)\s*,?\s*)*`;
const SPAN = String.raw`(?:\d{1,2}|an?|one|two|three|four|six|eight|twelve)\s*(?:days?|weeks?|wks?|fortnights?|months?|mths?)`;

/** What is said of who gives the job and of how we deal with somebody, as `plainly` puts it before any reader. */
export const SAID_OF_THE_GIVER: Ways = [
  // "CTO was very clear with me that it's front-end developers", "Matron insists on no agency": who speaks is not looked for.
  [
    /(?<=^\s*|[.!?;\n]\s+)(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]heir|[Hh]is|[Hh]er)\s+)?(?:C[TEFOIM]O|FD|MD|GM|DON|HRD|[Ff]oreman|[Mm]atron|[Hh]ead(?:\s*(?:teacher|master|mistress|chef)|\s+of\s+\p{L}+)?|[Pp]rincipal|[Pp]artner|(?:\p{L}+\s+)?[Mm]anager|[Dd]irector|[Bb]oss|[Oo]wner|[Ff]ounder|[Cc]hair(?:man|woman)?|[Ss]ister|[Ss]kipper|[Gg]affer|[Ss]upervisor|[Ss]uperintendent|[Bb]ursar|[Dd]ean|[Pp]rovost)(?:\s+(?:there|here|over\s+there|himself|herself|in\s+\p{Lu}\p{Ll}+))?\s+(?:(?:just|also|again|now|really|always)\s+)*(?:says?|said|told\s+(?:me|us)|tells\s+(?:me|us)|reckons?|insists?(?:\s+(?:up)?on(?!\s+(?:a|the)\b)|\s+that)?|(?:is|was|has\s+been)\s+(?:(?:very|quite|crystal|absolutely|dead|pretty)\s+)*(?:clear|adamant|firm|insistent)(?:\s+(?:on|about|with\s+(?:me|us)|to\s+(?:me|us)))*|swears|stress(?:es|ed)|mentioned|confirm(?:s|ed)|made\s+(?:it\s+)?(?:very\s+)?clear(?:\s+to\s+(?:me|us))?)\s*(?:that\s+|,\s*|:\s*)?(?:it(?:['’]s|\s+is)\s+)?/gu,
    '',
  ],
  // "Django is a no".
  [
    /(?<![\p{L}-])(\p{Lu}[\p{L}\p{N}+#.]*)\s+(?:(?:is|are|would\s+be)\s+)?an?\s+(?:(?:definite|hard|firm|big|straight|flat|absolute)\s+)?(?:no(?:[\s-](?:go|no))?|non[\s-]starter)(?=\s*(?:$|[,;.)!]|\b(?:and|but|please|for)\b))/gu,
    'no $1',
  ],
  // Among insurers Zurich is one.
  [
    /\bZurich(?=\s*(?:,|\/|\bor\b|\band\b|&)\s*(?:(?:or|and)\s+)?(?:Aviva|Allianz|AXA|Axa|Generali|Chubb|QBE|AIG|Hiscox|Direct\s+Line|Admiral|RSA|Suncorp|IAG|Swiss\s+Re|Munich\s+Re|Beazley|Prudential|Legal\s+&\s+General)\b)/gu,
    'Zurich Insurance',
  ],
  [
    /(?<=\b(?:Aviva|Allianz|AXA|Axa|Generali|Chubb|QBE|AIG|Hiscox|Direct\s+Line|Admiral|RSA|Suncorp|IAG|Swiss\s+Re|Munich\s+Re|Beazley|Prudential)\s*(?:,|\/|\bor\b|\band\b|&)\s*(?:(?:or|and)\s+)?)Zurich(?!\s+Insurance)\b/gu,
    'Zurich Insurance',
  ],
  // "It's for Barclays, so obviously nobody there now": for whom it is.
  [
    new RegExp(
      String.raw`\b(?:it|this|that|(?:the\s+)?(?:job|role|one))\s+is\s+for\s+(?:the\s+)?${COMPANY}\s*,?\s+(?:and\s+)?so\s+${SO}(?=\p{Ll})`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`(?<=[,;.]\s*)(?:and\s+|so\s+)?${SURELY}${SO}(?=(?:nobody|no[\s-]?one|none|not)\s)`,
      'giu',
    ),
    '',
  ],
  // "Call them what you like", "or whatever it says on the card": the title is all the same.
  [
    /[\s,;(–-]*\b(?:or\s+)?(?:(?:call|name|label|title)\s+(?:it|them|him|her|those|these)\s+(?:what(?:ever)?|how(?:ever)?|as)\s+(?:you|they|we|people)\s+(?:like|want|will|please|wish|fancy|do)|what(?:ever|\s+have\s+you)?(?:\s+(?:else\s+)?(?:it|that)\s+says\s+on\s+(?:the|their|his|her)\s+(?:card|tin|badge|door|cv|payslip|contract)|\s+(?:else\s+)?(?:they|you|people|we|it)(?:'s|'re|\s+are|\s+is)?\s*(?:call(?:s|ed)?|go(?:es)?\s+by|known\s+as|style)(?:\s+(?:it|them|themselves|him|her))?|\s+the\s+(?:job\s+)?title(?:\s+is)?)(?:\s+(?:these\s+days|now|there|today))?)(?=\s*(?:$|[,;.)]))\)?/giu,
    '',
  ],
  // What the client does not have says nothing of people: "they don't have an office so it must be remote".
  [
    new RegExp(
      String.raw`\b${GIVER}\s+(?:do|does)(?:n't|\s+not)\s+(?:have|run|keep|own)\s+(?:an?\s+|any\s+|the\s+|much\s+(?:of\s+an?\s+)?)?(?:offices?|premises|desks?|parking|canteen|headquarters|hq|site|budget|time|space)\s*(?:here|there|anywhere)?\s*,?\s*(?:(?:and\s+|so\s+)?(?:it|that|they)\s+(?:has|have)\s+to\s+be\s+|so\s+)?`,
      'giu',
    ),
    '',
  ],
  // "Not Manchester council's own people", "no Leeds uni staff": the house of a town by its everyday word.
  [
    /\b(\p{Lu}\p{L}+)\s+council(?=(?:['’]s?)?\s+(?:own\s+)?(?:people|staff|folks?|employees|lot|crew|team)(?!\p{L}))/gu,
    '$1 City Council',
  ],
  [
    /\b(\p{Lu}\p{L}+)\s+uni(?:versity)?(?=(?:['’]s?)?\s+(?:own\s+)?(?:people|staff|folks?|employees|lot|crew|team)(?!\p{L}))/gu,
    'University of $1',
  ],
  // "No Shell's own people", "Arup's own staff".
  [
    new RegExp(
      String.raw`\b(${COMPANY})'s?\s+own\s+(?:people|staff|folks?|team|lot|employees|crew|engineers|consultants|nurses|lawyers)(?!\p{L})`,
      'gu',
    ),
    'people currently at $1',
  ],
  // By when the client wants somebody: "and they want them within a month".
  [
    new RegExp(
      String.raw`\b(?:and\s+)?${GIVER}\s+(?:want|wants|need|needs|would\s+like|'d\s+like)\s+(?:them|him|her|some(?:one|body)|people|the\s+person)\s+(?:(?:to\s+)?(?:in|there|here|on\s+board|on\s+site|started|starting|start|begin|join)\s+)?(?:(?:with)?in(?:side)?|by)\s+(${SPAN})(?:['’]?s?\s+time|\s+from\s+now)?(?!\p{L}|\s+of\b)`,
      'giu',
    ),
    ', available within $1',
  ],
  // Whom we let be: "whom we've left alone for a year", "still waiting on a first call from us".
  [
    /\b(?:(?:whom?|that|which)\s+)?we(?:'ve|\s+have|\s+had)?\s+(?:left\s+(?:alone|in\s+peace|be|untouched|undisturbed)|let\s+(?:be|alone|lie)|not\s+(?:bothered|troubled|disturbed|pestered|chased))\s+(?=(?:for|in|since|over|more|at\s+least)\b)/giu,
    'not contacted ',
  ],
  [
    /\b(?:(?:who|that)\s+(?:are|is)\s+)?(?:still\s+|yet\s+)*(?:waiting|due|owed|awaiting|overdue|hoping|to\s+(?:get|have|receive))\s+(?:(?:on|for)\s+)?(?:(?:an?|their|the)\s+)?(?:first|initial|introductory|opening|maiden)\s+(?:phone\s+)?(?:call|ring|chat|conversation|contact)(?:\s+(?:from|with|by)\s+(?:us|me|the\s+(?:desk|team|office)|anyone(?:\s+here)?))?(?!\p{L})/giu,
    'never called',
  ],
];
