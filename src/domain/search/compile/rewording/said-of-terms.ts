import type { Ways } from './in-turn.ts';

const BEGIN = String.raw`(?<=^\s*|[,;.:!?(|]\s*|\s[-–—]\s+|\b(?:and|but|also|plus)\s+)`;
const END = String.raw`(?=\s*(?:$|[,;.!?)|]|[-–—]\s|\b(?:and|but|though|although|so)(?!\p{L})))`;
/** What is waived, refused or wished for, in a few words. */
const X = String.raw`((?!(?:and|but|or|so|they|we|i|it|that|this|what|which|who|he|she|you|not|no|nobody|never|nothing|must|only|with|in|at)\b)[\p{L}\p{N}][\p{L}\p{N}+#&./'’-]*(?:\s+(?!(?:is|are|was|were|be|would|will|can|must|should|but|who|that|which|because|if|they|we|i|not)\b)[\p{L}\p{N}+#&./'’-]+){0,3}?)`;
const WE = String.raw`(?:we|i|they|(?:the\s+|our\s+|my\s+)?(?:client|boss|manager))`;
const CODE = String.raw`(?:(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF|ZAR|INR|AED|PLN|SEK|NOK|DKK|HKD)\s?|(?:AU?|US?|NZ?|CA?|S|HK)?[$£€₹]\s?)`;
const FIGURE = String.raw`\d(?:[\d,.]*\d)?(?:\s?k\b)?`;
const SPAN = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)\s*(?:days?|weeks?|wks?|fortnights?|months?)`;
const LONGER = String.raw`(?:longer|more|greater|later|higher)\s+than|over|above|beyond|exceeding|past`;
const TIME = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}[:.]\d{2})`;

/** Ways of saying pay, notice, kinds of work and waivers, as `plainly` puts them before any reader: "not on a notice longer than 4 weeks". */
export const SAID_OF_TERMS: Ways = [
  // "Either HV qualified or on a day rate": how they are paid is how they work.
  [/(?<!\p{L})on\s+an?\s+day[\s-]rates?(?=\s*(?:$|[,;.)!?]|\b(?:or|and|who|in|only)\b))/giu, 'on contract'],
  // "Not on a notice longer than 4 weeks", "nobody with a notice period over a month".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:but\s+|and\s+)?(?:not|no|nobody|no[\s-]?one|none|never|not\s+(?:any(?:one|body)|those|people)|without|exclud(?:e|ing)(?:\s+(?:any(?:one|body)|those|people))?))\s+(?:(?:who|that|is|are|has|have|on|with|having|whose)\s+)*(?:an?\s+|their\s+)?notices?(?:\s+periods?)?\s+(?:(?:of|is|that|which|are|running|runs?|goes|being)\s+)*(?:${LONGER})\s+(${SPAN})(?!\p{L})`,
      'giu',
    ),
    'notice max $1',
  ],
  // "Out of contract by March", "contract up in January", "coming off contract before Easter": when they are free.
  [
    /(?<!\p{L})(?:(?:who|that)\s+)?(?:(?:is|are|will\s+be|'s|'re|be)\s+)?(?:out\s+of|off|done\s+with|finished\s+with|clear\s+of|coming\s+off|rolling\s+off|finishing|ending)\s+(?:(?:an?|the|their|his|her|current|present|existing|last)\s+)*(?:contracts?|assignments?|gigs?|projects?)\s+(?:by|before|in|from|at\s+the\s+(?:start|beginning|end)\s+of|on)\s+(?=(?:the\s+)?(?:(?:start|beginning|end|middle|mid|early|late)\s+(?:of\s+)?)?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|christmas|easter|new\s+year))/giu,
    'available by ',
  ],
  // "40k but not 45k": the most that is paid.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:can|could|would|will|might)\s+)?(?:(?:do|pay|go\s+to|stretch\s+to|manage|afford|offer|run\s+to)\s+)?(?:up\s+to\s+)?(${CODE}?${FIGURE}),?\s+(?:but|and)\s+(?:not|never|no\s+way|certainly\s+not)\s+(?:(?:to|for|at)\s+)?${CODE}?${FIGURE}(?=\s*(?:$|[,;.:)!]))`,
      'giu',
    ),
    'pay max $1',
  ],
  // "Anyone who asks for more than 50k is out": so much at most.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:any(?:one|body)|those|people|candidates|whoever)\s+)?(?:who|that)?\s*(?:['’]s|['’]re|\s(?:is|are|has|have))?\s*(?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|expect(?:s|ed|ing)?|cost(?:s|ing)?|charg(?:es?|ed|ing)|earn(?:s|ed|ing)?|over|above|on)\s+(?:for\s+)?(?:(?:(?:any(?:thing)?\s+)?(?:more\s+than|over|above|north\s+of|beyond)\s+)(${CODE}?${FIGURE}(?:\s*(?:an?|per|\/)\s*(?:day|hour|year|month))?))\s+(?:is|are)\s+(?:straight\s+|right\s+)?(?:out|excluded|no\s+good|no\s+use|not\s+(?:for\s+us|ok(?:ay)?|possible|wanted|of\s+interest)|too\s+(?:dear|expensive|pricey|much)|off\s+the\s+(?:list|table)|ruled\s+out)${END}`,
      'giu',
    ),
    ', pay max $1',
  ],
  // "Contractors only if under £500, otherwise perm up to 75k": each kind of work with what is paid for it.
  [
    new RegExp(
      String.raw`(?<!\p{L})(contract(?:ors?)?|freelanc(?:e|ers?)|interims?|temps?|perm(?:anent)?)\s+(?:(?:but\s+)?only\s+)?(?:if|when|provided(?:\s+(?:that\s+)?(?:they\s+are|it\s+is))?|as\s+long\s+as(?:\s+(?:they\s+are|it\s+is))?)\s+((?:at\s+most|under|up\s+to|below|max(?:imum)?|less\s+than|at)\s+${CODE}?${FIGURE}(?:\s*(?:an?|per|\/)\s*(?:day|hour|d|h))?)(?:\s*,?\s+(?:otherwise|or\s+else|else|failing\s+that|if\s+not)\s*,?|\s*,)\s+(?=(?:contract|freelanc|interim|temp|perm))`,
      'giu',
    ),
    '$1 $2 or ',
  ],
  // "Has nobody phoned the Hull electricians since September?".
  [
    /(?<=^|[,;.]\s*)(?:has|have)?\s*(?:nobody|no[\s-]?one|none\s+of\s+us)\s+(?:(?:here|has|have)\s+)*(?:call(?:ed)?|phoned|rung|rang|contacted|spok(?:en|e)\s+(?:to|with)|e-?mailed|messaged|talked\s+to)\s+(?:the|our|any(?:\s+of\s+the)?|these|those)\s+([^,;.()?]{2,40}?)\s+(since|in|for)\s+(?=(?:the\s+(?:last|past)|\d|an?\s|one|two|three|four|five|six|nine|twelve|over|more|at\s+least|last|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|weeks|months|ages))/giu,
    '$1 not contacted $2 ',
  ],
  // "Starting January 5th": the day before its month.
  [
    /(?<=\b(?:start(?:s|ing)?|available|free|join(?:ing)?|begin(?:s|ning)?|from)\s+(?:(?:on|from|by|before)\s+)?)((?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:\p{Ll}{2,6})?)\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]|\s?(?:k|years?|yrs?|weeks?|days?|months?|people|x)\b)/giu,
    '$2 $1',
  ],
  // "No car needed": it need not be.
  [
    /(?<=^|[,;.:!?(]\s*|\b(?:and|but)\s+)no\s+(?!(?:sponsor|visa|notice|relocation|permit|work|supervision|training|right|one|more|less|need)\p{L}*)(\p{L}[\p{L}+#-]*(?:\s\p{L}[\p{L}+#-]*)?)\s+(?:(?:is|are)\s+)?(?:needed|required|necessary|expected)(?=\s*(?:$|[,;.!?)]|\b(?:and|but|just)(?!\p{L})))/giu,
    "$1 doesn't matter",
  ],
  // "At least €80k or £70k": the edge is of either sum.
  [
    new RegExp(
      String.raw`(?<!\p{L})(at\s+least|min(?:imum)?(?:\s+of)?|from|over|more\s+than|upwards\s+of|up\s+to|max(?:imum)?(?:\s+of)?|at\s+most|under|less\s+than|below|no\s+more\s+than)\s+(${CODE}${FIGURE})\s+(or|\/)\s+(?=${CODE}${FIGURE})`,
      'giu',
    ),
    '$1 $2 $3 $1 ',
  ],
  // "Driving licence waived", "we can waive the degree".
  [
    new RegExp(
      String.raw`${BEGIN}${X}\s+(?:(?:is|are|was|has\s+been|have\s+been|can\s+be|could\s+be|may\s+be|will\s+be|to\s+be|being|requirement)\s+)*(?:waived|dropped\s+as\s+a\s+requirement|struck\s+off\s+the\s+list|relaxed|not\s+insisted\s+(?:up)?on)(?:\s+(?:for|this|time|now|here|by|the|right|person|client)+)*${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:${WE}\s+)?(?:(?:would|will|can|could|may|might|'d|'ll|are|is|happy\s+to|prepared\s+to|willing\s+to|ready\s+to|have|has|'ve)\s+)*(?:waiv(?:e|es|ed|ing)|forgo|do\s+without|overlook\s+(?:the\s+)?lack\s+of|live\s+without)\s+(?:the\s+|an?\s+|any\s+)?${X}(?:\s+(?:requirement|for\s+the\s+right\s+(?:person|one|candidate)))*${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  // "Sage we'd rather avoid", "contractors I would sooner not see".
  [
    new RegExp(
      String.raw`${BEGIN}${X}\s+(?:is\s+something\s+|are\s+something\s+)?${WE}(?:\s+would|\s+will|['’]d)?\s+(?:(?:much\s+)?(?:rather|sooner|prefer\s+to)\s+)(?:avoid|skip|leave|pass\s+on|do\s+without|not\s+(?:have|see|get|take|use|go\s+with)|steer\s+clear\s+of|stay\s+away\s+from)${END}`,
      'giu',
    ),
    'ideally no $1',
  ],
  // "We'd love French but it is not needed".
  [
    new RegExp(
      String.raw`${BEGIN}${WE}(?:['’]d|\s+would)\s+(?:really\s+)?(?:love|like|welcome|take|enjoy)\s+(?:to\s+(?:see|have|get)\s+)?(?:some\s+|a\s+bit\s+of\s+)?${X}\s*,?\s+(?:but|though|although)\s+(?:(?:it|that|this|they)(?:['’]s|\s+is|\s+are)?\s*)?(?:(?:not|n['’]t|no|never)\s+)(?:(?:strictly|really|absolutely|an?)\s+)*(?:needed|necessary|required|essential|mandatory|must(?:[\s-]have)?|deal[\s-]?breaker|vital|crucial|obligatory|compulsory|important)${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  // "CIPD level 5 would help": how high somebody stands in it goes with what it is of.
  [
    /(?<=\b(?:CIPD|AAT|CIMA|CIPS|MCIPS|CMI|ILM|CII|DipFA|CeMAP|JLPT|CISRS)\s+)\(?(?:level|lvl|grade|part|stage|unit)\s?\d\)?(?=\s*(?:,|$|;|\.|\)|would|is|preferred|desirable|nice|a\s+plus|ideally|or|and))/giu,
    '',
  ],
  // "06:00-14:00": the hours of a shift, which no record tells of.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d:.])(?:(?:from|between)\s+)?${TIME}\s*(?:-|–|to|until|till|and)\s*${TIME}(?![\p{L}\d:])(?:\s*(?:shifts?|hours?|hrs))?`,
      'giu',
    ),
    'shift work',
  ],
  [
    /(?<!\p{L})(?:\d|two|three|four|five|six|seven)[\s-]+on[\s,/&-]+(?:\d|two|three|four|five|six|seven)[\s-]+off(?!\p{L})(?:\s+(?:shifts?|rota|roster|pattern))?/giu,
    'shift work',
  ],
  // "Shift: nights", "Hours: 37.5", "Site: Derby", "Commencing: 1 December": what the fields of a form are called.
  [
    /(?<=(?:^|[.;,|\n•]|\s[-–])\s*)(?:shifts?(?:\s+pattern)?|(?:working\s+)?hours|rota|roster|ward)\s*:\s*(?=\S)/giu,
    '',
  ],
  [
    /(?<=(?:^|[.;,|\n•]|\s[-–])\s*)(?:site|depot|branch|plant|yard|campus|hub|clinic|hospital\s+site|work\s+location|job\s+location)\s*:\s*(?=\p{Lu})/giu,
    'in ',
  ],
  [
    /(?<=(?:^|[.;,|\n•]|\s[-–])\s*)(?:commenc(?:ing|es?|ement)(?:\s+date)?|(?:target|proposed|expected|planned|earliest|required)\s+(?:start|commencement)(?:\s+date)?|start(?:ing)?\s+(?:on|from)|starting(?:\s+date)?|joining\s+date|onboarding\s+date|go[\s-]?live)\s*:\s*(?=\S)/giu,
    'can start ',
  ],
  [
    /(?<=(?:^|[.;,|\n•]|\s[-–])\s*)(?:(?:would|might|will)\s+(?:help|be\s+(?:nice|good|great|useful|helpful|handy|welcome|an\s+advantage|a\s+(?:plus|bonus)))|helpful|advantageous|useful|beneficial|welcome|good\s+to\s+have|wish\s?list|wishes|added\s+value)\s*:\s*(?=\S)/giu,
    'ideally ',
  ],
  // "ADR: advantageous", "SC clearance: not required": how much the thing before the colon is wanted.
  [
    /(?<=(?:^|[.;,|\n•]|\s[-–])\s*)((?!(?:must|nice|essential|desirable|preferred|required|skills?|requirements?)\b)[\p{L}\p{N}][\p{L}\p{N}+#&'’ -]{1,30}?)\s*:\s*(essential|required|mandatory|(?:a\s+)?must|desirable|advantageous|preferred|optional|(?:an?\s+)?(?:advantage|plus|bonus)|not\s+(?:required|needed|essential|necessary)|nice\s+to\s+have)(?=\s*(?:$|[.;,|\n•)]))/giu,
    '$1 $2',
  ],
];
