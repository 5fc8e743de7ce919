import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:(?:of|for|and)\s+(?:the\s+)?)?(?:\p{Lu}|&)[\p{L}\p{N}&.'’-]*){0,3}`;
const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const UNITS = '(?:days?|weeks?|wks?|months?|mths?|fortnight)';
const BEGIN = String.raw`(?<=^["\s]*|[.!?;:,–-]\s+)`;
const END = String.raw`(?=\s*(?:$|[,;.)!?"]))`;
const WE = '(?:i|we|they|the client|client|our client|clients?)';
const LEAVING = String.raw`(?:(?:has|have|had|is|are|'s|was)\s+)?(?:just\s+|now\s+|recently\s+|sadly\s+|unfortunately\s+)*(?:left(?:\s+us)?|resigned|retired|retiring|quit|leaving(?:\s+us)?|walked(?:\s+out)?|moving on|moved on|(?:handed|given|put|gave|handing|giving)(?:\s+in)?\s+(?:their|his|her|in)\s+notice|(?:gone|going|off|out)\s+on\s+(?:mat(?:ernity)?|pat(?:ernity)?|parental|sick|long[\s-]service|long[\s-]term)(?:\s+(?:sick\s+)?leave)?)`;
const INDIFFERENT = String.raw`(?:(?:${WE}\s+)?(?:do\s?n['o]?t|do not|does\s?n['o]?t|does not|would\s?n['o]?t)\s+(?:really\s+)?(?:mind|care|matter)(?:\s+(?:which|either(?:\s+way)?))?|either (?:way|one|is fine|will do|works|suits)(?:\s+(?:is\s+)?(?:fine|ok(?:ay)?|good|works))?|whichever|no preference|(?:it(?:'s| is)\s+)?all the same(?:\s+to\s+(?:me|us))?|(?:both|either)\s+(?:are|is)\s+(?:ok(?:ay)?|fine|good|possible)|(?:they|we|he|she|i|client)(?:'re|'s|'m|\s+are|\s+is|\s+am)?\s+(?:(?:quite|pretty|very|really|all)\s+)?(?:easy(?:\s+(?:about|on)\s+(?:it|that|which))?|relaxed|flexible|not\s+(?:fussed|bothered|fussy|picky)|happy\s+(?:with\s+either|either\s+way)|open\s+to\s+(?:both|either)))`;
const WORK = String.raw`(?:perm(?:anent)?|contract(?:ors?|ing)?|freelance(?:rs?)?|temp(?:orary|s)?|interim|fixed[\s-]term|ftc|casual|day[\s-]rate|full[\s-]time|part[\s-]time|staff)`;

/**
 * Ways of telling what is wanted by what happened or by how little something matters, as clients and recruiters put it in mails, as
 * `plainly` puts them before any reader.
 */
export const SAID_OF_WANTS: Ways = [
  // Who answers, before what is answered.
  [
    new RegExp(
      String.raw`^\s*(?:${WE}|he|she|hiring manager|manager)\s+(?:has\s+|have\s+|just\s+)*(?:wrote|written|came|come|got|mailed|emailed|replied|said|says|answered|texted|called|rang)(?:\s+back)?(?:\s+(?:with|saying|to say))?\s*[:–-]\s*`,
      'iu',
    ),
    '',
  ],
  [/^\s*(?:right|ok|okay|yeah|yep|well|alright)[\s,]+(?=(?:i|we|find|give|show|get|so)\s)/iu, ''],
  // Whom one is looking for, by whom one has lost.
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:so|and|as)\s+)?(?:i|we)(?:'ve|'re|\s+have|\s+had|\s+are|\s+just|\s+recently|\s+sadly)*\s+(?:(?:lost|losing|lose|missing|without|short(?:\s+of)?|down)\s+(?:our|an?|one|the)|said goodbye to\s+(?:our|the|an?))\s+(?=\p{L})`,
      'giu',
    ),
    'need a ',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:our|my|their|the client's)\s+((?:(?!(?:client|team|budget|office|company)\b)[\p{L}&/-]+\s+){1,4}?)((?:in|at|for)\s+\p{Lu}[\p{L}-]*\s+)?${LEAVING}(?:\s+(?:on|in|at|last|this|next)\s+[\p{L}\d]+(?:\s+(?:week|month|of \p{L}+))?)?${END}`,
      'giu',
    ),
    'need a $1$2',
  ],
  // "No to Dubai, yes to Singapore or Dublin".
  [
    /(?<!\bsa(?:y|id|ys|ying))[\s,;.–-]*\b(?<!\bsa(?:y|id|ys|ying)\s+)(?:but|and)?\s*(?:a\s+)?(?:big\s+|definite\s+)?(?<!\bsa(?:y|id|ys|ying)\s+)yes to\s+/giu,
    '; ',
  ],
  [/(?<=^|[,;.:"]\s*|\b(?:and|but)\s+)(?:a\s+)?(?:big\s+|definite\s+|hard\s+)?no to\s+(?=\p{L})/giu, 'not '],
  // Of two kinds of work that are all there is, either will do: nobody is asked for one.
  [
    new RegExp(
      String.raw`(?<=^|[,;.(]\s*)(${WORK}\s*(?:\bor\b|\/)\s*${WORK})[\s,–-]+${INDIFFERENT}${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  // "Contract or not", "degree or no degree".
  [
    new RegExp(
      String.raw`(?<=^|[,;.(]\s*|\b(?:whether)\s+)([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+or\s+(?:not|no\s+\1|without)(?:[\s,–-]+${INDIFFERENT})?${END}`,
      'giu',
    ),
    '$1 not required',
  ],
  // What counts besides: "Auckland please (Manukau counts too)".
  [
    /(?:\s+please)?\s*(?:\(|[,;–-]\s*)\s*(?:and\s+|but\s+)?(?!(?:[\p{L}-]+\s+){0,2}(?:contract\w*|temps?|freelanc\w+|juniors?|seniors?|grad\w*|trainees?|part[\s-]timers?|perms?|permanent|visa[\s-]holders?|job[\s-]?hoppers?)\b)([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2})\s+(?:also\s+)?(?:counts?|works?|do(?:es)?|will do|would do|qualif(?:y|ies)|(?:is|are|would be)\s+(?:just as\s+)?(?:fine|ok(?:ay)?|good|welcome|in))\s+(?:too|also|as well)\b\)?/giu,
    ' or $1',
  ],
  // What somebody holds already.
  [
    /(?<=[\p{L}\p{N})])(?<!\b(?:offers?|jobs?|money|cash|projects?|work|years?|yrs?|months?))\s+(?:(?:already|currently|firmly|must be)\s+)*(?:in hand|in (?:the|their|his|her) (?:pocket|bag)|to (?:their|his|her) names?|under (?:their|his|her) belts?|up (?:their|his|her) sleeves?)(?=\s*(?:$|[,;.)"]|\b(?:and|or|who|in)\b))/giu,
    '',
  ],
  // Years and notice.
  [
    new RegExp(
      String.raw`\b(?:of|with|having)\s+(?:at least\s+)?(${COUNT})\s*\+?\s*(?:years?|yrs?)['’]?s?\s+standing(?:\s+(?:or|and)\s+(?:more|over|longer|upwards?|above))?`,
      'giu',
    ),
    'with $1+ years experience',
  ],
  [
    new RegExp(
      String.raw`\b(?:whom?|that|which)?\s*(?:we|the client|they|you)\s+(?:could|can|would|might|may)\s+(?:have|get|start|see|onboard|land|bring in)(?:\s+(?:them|him|her|on board|in|started|on site))?\s+(?:with)?in(?:side)?\s+((?:under|less than|at most|max|no more than)\s+)?(${COUNT}\s*${UNITS})(?:['’]?s?\s+time)?`,
      'giu',
    ),
    ' notice max $2',
  ],
  [/(?<=\d\s?k?(?:\s*[A-Z]{3})?\s+)or (?:lower|under|below|thereunder)(?=\s*(?:$|[,;.)]))/g, 'or less'],
  [/\bcomp(?:ensation)? (?:expectations?|ask)\b/gi, 'salary expectation'],
  // At the moment, however it is shortened.
  [
    /\bat (?:the|this) (?:mo|min|minute|mom|present (?:time|moment)|moment in time|point in time)(?!\p{L})/giu,
    'at the moment',
  ],
  [
    /\b(?:now|today|currently)\s+or\s+(?:at (?:any|some) (?:time|point|stage)|ever|in the past|earlier|once|formerly|historically)(?!\s+(?:at|in|with)\b)/giu,
    ' ',
  ],
  [/\bout of a job\b|\bin between jobs\b/gi, 'out of work'],
  // Where somebody was: "with the City of Vancouver somewhere in their past".
  [
    new RegExp(
      String.raw`\b(?:with|having|who have)\s+(?:the\s+)?(${COMPANY})\s+(?:somewhere\s+)?(?:in|on)\s+(?:their|his|her|the)\s+(?:past|history|background|cv|r[eé]sum[eé]|careers?)\b`,
      'gu',
    ),
    'formerly at $1',
  ],
  // Whom it is said of is named before: "as we are Danone, nobody from here", "ex A / ex B who are with neither".
  [
    new RegExp(
      String.raw`\b(?:(?:[Aa]s|[Ss]ince|[Bb]ecause)\s+)?(?:[Ww]e|[Ww]e're|I)\s+(?:are|'re|work (?:at|for))\s+(${COMPANY}),?\s+(?:so\s+|please\s+|and\s+|obviously\s+)*(?:nobody|no one|no-one|none|not anyone|not anybody|no people)\s+(?:who\s+(?:is|works)\s+)?(?:from|at|in)?\s*(?:here|us|our own (?:company|firm|ranks|team|staff)|there)\b`,
      'gu',
    ),
    'not currently at $1',
  ],
  [
    new RegExp(
      String.raw`\b([Ee]x[\s-])(${COMPANY})\s*(?:\/|,|\bor\b)\s*(?:[Ee]x[\s-])?(${COMPANY})(\s+[^.;]{0,60}?)\s+(?:who|that)?\s*(?:are|is|and|but)?\s*(?:now\s+|currently\s+)?(?:with|at|in)\s+neither(?:\s+(?:of (?:them|those|the two|these)|now|today|any ?more|currently|at the moment))*`,
      'gu',
    ),
    '$1$2 or $3$4, not currently at $2 or $3',
  ],
  [
    /(?<=[\p{L}\p{N}+#.]\s+(?:and|&|\+|plus)\s+[\p{L}\p{N}+#.-]+)\s*,?\s+(?:both of (?:them|those|these)|both please|(?:and\s+)?not just one(?: of them)?)(?=\s*(?:$|[,;.)]|\b(?:and|in|but|who)\b))/giu,
    ',',
  ],
  [/\bthe Emirates(?!\s+(?:group|airlines?|stadium|flight|NBD))/gu, 'the UAE'],
  [
    /\b(?:on|under|for|wanting|seeking)\s+(?:an?\s+)?(perm(?:anent)?|contract|freelance|casual|temp(?:orary)?|part[\s-]time|full[\s-]time)\s+(?:basis|contracts?|terms?|arrangements?)(?!\p{L})/giu,
    '$1',
  ],
  [/\bperm(?:anent)?\s+contracts?(?!\p{L})/giu, 'permanent'],
  [
    /\b(relocat(?:ing|ion)|moving|a move)\s+(?:is|would be|being|'s)\s+(?:no|not an?)\s+(?:problem|issue|drama|worry|bother|trouble)(?!\p{L})/giu,
    'open to relocation',
  ],
  [
    /\b(?:no|without(?: any| a)?)\s+(?:preference|restrictions?|limits?|constraints?)\s+(?:on|as to|about|for|in terms of|regarding)\s+(?:the\s+)?(?:location|place|city|region|where(?:\s+they\s+(?:are|live|sit))?)(?!\p{L})/giu,
    'anywhere',
  ],
  [
    /(?<=\b(?:days?|weeks?|wks?|months?|fortnight)(?:['’]?s?\s+notice)?\s+)or (?:shorter|quicker|sooner)(?!\p{L})/giu,
    'or less',
  ],
  [/\b(?:with)?in(?:side)?\s+the\s+(month|week|fortnight)(?=\s*(?:$|[,;.?!)]))/giu, 'within a $1'],
  // "Town planner, 8+": years, as nothing else is counted so.
  [
    /(?<![\p{L}\d$£€.,])(?<!\b(?:class|level|grade|stage|band|tier|year|key stage|jobs:|roles:|employers:|of|over|rat(?:ed|ing)|stars?|score|age[ds]?|x|for)\s*)([3-9]|1\d|2[0-5])\s?\+(?=\s*(?:$|[,;)]))(?<!\b(?:stars?|rating)\b.*)/giu,
    '$1+ years experience',
  ],
  // When somebody can begin, and whether they have work.
  [
    /\b(?:with)?in(?:side)?\s+of\s+(?=(?:\d|an?\s|one|two|three|four|six|eight|twelve)[\s\p{L}]*?(?:days?|weeks?|months?|fortnight)(?!\p{L}))/giu,
    'within ',
  ],
  [/\b(?:able|free|ready|happy|prepared)\s+to\s+(?:begin|commence)(?!\p{L})/giu, 'available to start'],
  [
    /(?<=\p{L}\s+)(?<!\b(?:is|are|be|not|get|getting)\s+)ready\s+(?:(?:to go|to start)\s+)?now(?=\s*(?:$|[,;.)]))/giu,
    'available immediately',
  ],
  [
    /\b(?:between|in[\s-]between)\s+(?:gigs|assignments|projects|things)\b|\bat a loose end\b/gi,
    'between jobs',
  ],
  [
    /\b(?:who (?:is|are)\s+)?on the (?:look[\s-]?out|hunt|market|prowl)(?:\s+for\s+(?:a|their)\s+(?:new|next)\s+(?:job|role|thing))?(?=\s*(?:$|[,;.)]))/giu,
    'actively looking',
  ],
  // Where somebody would go.
  [
    /\b(?:(?:is|are)\s?(?:n't|not)|not|never)\s+(?:tied|wedded|bound|rooted)\s+to\s+(?:one|a|any|the)(?:\s+(?:single|one|particular))?\s+(?:city|place|town|location|region|country)(?!\p{L})/giu,
    'open to relocation',
  ],
  // Who was there and is not any more.
  [
    new RegExp(
      String.raw`\b(?:who\s+)?(?:is\s?n't|is not|are\s?n't|are not|not)\s+(?:at|with|in)\s+(${COMPANY})\s+(?:any ?more|any longer)(?:,?\s+(?:but|though|although)\s+(?:(?:once|who)\s+)?(?:was|were|used to be|has been|have been)(?:\s+(?:there|before|once|previously))*)?`,
      'gu',
    ),
    'no longer at $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:who\s+)?(?:(?:have|has|had|'ve)\s+)?(?:worked|been)\s+(?:for|at|with)\s+(${COMPANY}(?:\s*(?:,|\bor\b|\/)\s*${COMPANY})*)(?:\s+(?:at (?:some|one) (?:stage|point|time)|once|in the past))?,?\s+(?:(?:and|but)\s+)?(?:(?:are|is)\s+)?(?:now|currently|today)\s+(?:somewhere else|elsewhere|with (?:somebody|someone) else|at another (?:firm|company|place))`,
      'gu',
    ),
    'no longer at $1',
  ],
  [/(?<=^|[.!?;]\s*)([\p{L}&]+(?:\s+[\p{L}&]+)?)\?\s*(?:no|nope|nah)\s*[.!;,]/giu, 'not $1;'],
  // Pay in words of other languages, and in units of other countries.
  [
    /(?<!\p{L})(?:salaire|gehalt|sueldo|salario|stipendio|retribuzione|gehaltswunsch|prétentions?)\s+(?:(?:de|von|di)\s+)?(?:less than|moins de|unter|menos de|inferiore a|meno di|max\.?|maximal|jusqu['’]à|hasta|fino a|bis(?:\s+zu)?)\s+(?=\d)/giu,
    'salary under ',
  ],
  // Kinds of contracts as other countries name them.
  [/\s*\(?(?<![\p{L}/])(?:[mwfdxi]\s*[/|]\s*){1,3}[mwfdxi*](?![\p{L}/])\)?/giu, ' '],
  [
    /(?<!\p{L})(?:[Ff]est(?:anstellung|angestellte?r?n?)|[Uu]nbefristete?r?n?(?:\s+vertrag)?|CDI|tempo indeterminato|contrato indefinido)(?!\p{L})/gu,
    'permanent',
  ],
  [
    /(?<!\p{L})(?:[Bb]efristete?r?n?(?:\s+vertrag)?|(?:(?<=\b(?:contrat|permanent(?:\s+(?:ou|or)|\s?\/))\s*)CDD|CDD(?=\s+(?:de\s+|of\s+)?\d+\s+mo(?:is|nths)|\s+(?:ou|or)\s+permanent))|tempo determinato)(?!\p{L})/gu,
    'temporary',
  ],
  [
    /(?<!\p{L})(?:[Tt]eilzeit(?:kräfte|kraft|stelle)?|temps partiel|mi-temps|[Jj]ornada parcial|media jornada)(?!\p{L})/gu,
    'part time',
  ],
  [
    /(?<!\p{L})(?:[Vv]ollzeit(?:kräfte|kraft|stelle)?|temps plein|temps complet|[Jj]ornada completa|tiempo completo)(?!\p{L})/gu,
    'full time',
  ],
  [/(?<!\p{L})(?:[Ff]reiberufler(?:in)?(?:nen)?|freiberufliche?r?)(?!\p{L})/gu, 'freelance'],
  [/(?<!\p{L})(?:[Kk]eine?n?)\s+(?=(?:part time|full time|permanent|temporary|freelance)\b)/gu, 'no '],
  [
    /(?<!\p{L})(?:who(?:ever)?|wer)\s+(?:(?:an?|ein)\s+)?(?:[Vv]is(?:um|a)[\s-])?[Ss]ponsor(?:ing|ship)\s+(?:needs?|braucht|benötigt)\s*,?\s*(?:please|bitte)?\s*(?:not|nicht)(?!\p{L})/gu,
    'nobody who needs sponsorship',
  ],
  // What is refused last: "agency people no thanks".
  [
    /(?<=^|[,;.]\s*)([^,;.]{3,50}?)\s*,?\s+(?:please not|not please|no thanks|no thank you|please no)(?=\s*(?:$|[,;.]))/giu,
    'no $1',
  ],
  [/(?<!\p{L})mind(?:\.|estens)\s+(?=\d)/giu, 'at least '],
];
