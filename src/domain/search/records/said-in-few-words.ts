const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const UNIT = '(?:days?|weeks?|months?|years?)';
const MORE = '(?:more than|over|longer than|at least|above)';
const LESS = '(?:less than|under|fewer than|not more than|no more than|not over|at most|up to)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const OTHER_DAY =
  '(?:(?:never mind|no matter|regardless of|irrespective of|whatever|whichever)(?: (?:of|about|for|on|which|what|the))* (?:days?|dates?|times?|weeks?)(?: (?:that )?(?:it|they)(?: (?:is|are|were|was|be))?(?: (?:for|on))?)?|for (?:whatever|whichever|any) (?:days?|dates?|times?))';

/** What is said short because a word before or behind it is meant again, each with what it says in full. */
export const IN_FEW_WORDS: readonly (readonly [RegExp, string])[] = [
  // "Tom n Priya".
  [/(?<=\p{L}) n (?=\p{L})/giu, ' and '],
  // "I was off on Monday": why somebody asks says nothing of whose the records are.
  [
    /\bi (?:was|am|have been|had been|will be) (?:off|away|out(?: of (?:the )?office)?|ill|sick|poorly|on (?:holiday|leave|annual leave|vacation|a course))(?: (?:work|sick))?(?=[ ,.;:])/gi,
    '',
  ],
  [
    /(?<=(?:day|week|month|weekend|yesterday)s?\b[^.;?!]*)\b(?:on|in|over|during|for) (?:those|these|both) (?:\d |of (?:those|these) )?(?:days|weeks)(?![\p{L}])/giu,
    '',
  ],
  // "On 10 or 11 November": one month for both days.
  [
    new RegExp(
      `(?<!\\b(?:between|from) (?:the )?)(?<![\\d.£$€/-])\\b([0-3]?\\d)(?:st|nd|rd|th)? (or|and|&) (?:the )?([0-3]?\\d)(?:st|nd|rd|th)? (?:of )?(${MONTH})(?![\\p{L}])`,
      'giu',
    ),
    '$1 $4 $2 $3 $4',
  ],
  // "More than three weeks but less than six".
  [
    new RegExp(
      `\\b(${MORE} (?:an?|one|\\d+) )(day|week|month|year)s?,? (?:but|and|yet) (${LESS}) (\\d+)(?! ?(?:${UNIT}|[%k£$€\\d.,]|hours|minutes))(?![\\p{L}])`,
      'giu',
    ),
    '$1$2s but $3 $4 $2s',
  ],
  [
    new RegExp(
      `\\b(?:for )?between (\\d+) and (\\d+) (${UNIT})(?! (?:ago|from|away|before|after|of))(?! old)`,
      'gi',
    ),
    'for at least $1 $3 but at most $2 $3',
  ],
  [
    new RegExp(`\\b(?:for )?not? (?:any )?longer than (?=(?:an?|one|\\d+) ${UNIT}(?![\\p{L}]))`, 'giu'),
    'for at most ',
  ],
  // "For two or more weeks".
  [new RegExp(`\\b(\\d+) or (?:more|longer) (${UNIT})(?![\\p{L}])`, 'giu'), 'at least $1 $2'],
  [new RegExp(`\\b(\\d+) or (?:fewer|less) (${UNIT})(?![\\p{L}])`, 'giu'), 'at most $1 $2'],
  [
    /\b((?:re-?scheduled|moved|postponed|re-?arranged|pushed back) )(twice|\d times) or more\b/gi,
    '$1at least $2',
  ],
  // "At submitted or any stage after that".
  [
    /\b(?:or|and) (?:any|all|a|some)(?:thing|where)? ?(?:of the )?(?:later |further )?(?:stages?|steps?)?,? ?(?:after|past|beyond|later than|further (?:on|along)(?: than)?)(?: (?:that|it|this))?(?=\s*(?:$|[,;.?!)]))/gi,
    'or later',
  ],
  [/\b(?:or|and) any (?:later|further) stages?(?![\p{L}])/giu, 'or later'],
  [
    /\b(?:salary |pay |rate )?topp?(?:ing|s|ed) out (?:(?:at|on)(?= )|(?=(?:above|over|under|below|between) ))/gi,
    'top of the salary ',
  ],
  // "That can go to 75k".
  [
    /\b(?:(?:that|which|where (?:they|the client)|who) )?(?:can|could|will|would|might|may|goes?|stretch(?:es)?)(?: (?:also|even))?(?: (?:go|stretch|reach|run|be pushed))?(?: (?:as high as|up))? (?:to|as far as) (?=(?:the )?[£$€]?\d[\d,.]*(?: ?k| ?grand|,\d{3}|\d{3})(?![\p{L}\d]))/giu,
    'top of the salary at least ',
  ],
  // "Not a single CV has gone to the client".
  [
    /\b(?:(?:where|with|that|and|but|for which) )?(?:not (?:a single|one|any|a)|no|zero) (?:cvs?|profiles?) (?:(?:has|have|had|was|were|is|are|yet|ever|been) )*(?:gone|went|going|sent|submitted|shared|forwarded)(?: (?:out|over|across|off))*(?: (?:to|with) (?:the |an? |any )?clients?)?(?: (?:yet|so far))?(?![\p{L}])/giu,
    'with no cvs sent to the client',
  ],
  [
    /\b(?:whose (?:cvs?|details|profiles?) )?(?:we|i) (?:(?:have|had) )?put (?:them )?(?:before|in front of|across to) (?:the |an? |our )?clients?(?![\p{L}'])/giu,
    'sent to the client',
  ],
  // When an interview was put in the diary, and for when it is.
  [
    new RegExp(
      `\\b(?:(?:were|was|got|been) )*booked(?: in)? on (?:last )?(${DAY}),? (?:and )?(?:${OTHER_DAY}|(?=for (?:next|this|the|later|tomorrow|${DAY}|\\d)))`,
      'giu',
    ),
    'made last $1 ',
  ],
  // "Manually added since May": the source, and when.
  [
    /\b(?:(?:manually|hand)[- ]?(?:added|entered)|(?:added|entered|put in) (?:manually|by hand))(?= (?:in|on|since|last|this|during|between|before|after|yesterday|today|from)\b)/gi,
    'source: added, added',
  ],
  // "What is left of this week's interviews".
  [
    /\b(?:(?:what|which|whatever|anything|interviews?) (?:is |are |there )?(?:still )?(?:left|remaining|outstanding)|the (?:rest|remainder)) (?:of|for|in|on) (?=(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week|month)|(?:mon|tues|wednes|thurs|fri)day|the week)(?:'s)?(?![\p{L}]))/giu,
    'still to come ',
  ],
  // "Jobs we went on to fill".
  [
    /\b(jobs?|roles?|vacanc(?:y|ies)|positions?) (?:that |which )?(?:we|they) (?:(?:(?:have|had|then|later|since|eventually|finally|in the end|actually) )*(?:went on to|managed to|did|later|eventually|have since|have|had|since|then))? ?(?:fill(?:ed)?)(?: (?:later|since|in the end|eventually))?(?=\s*(?:$|[,;.?!)]))/giu,
    '$1 that are filled',
  ],
  // "Second or third round".
  [
    /\b(first|second|third|fourth|1st|2nd|3rd|4th) (or|and|\/|&) (first|second|third|fourth|1st|2nd|3rd|4th)(?= (?:rounds?|interviews?|stages?)\b)/gi,
    '$1 round $2 $3',
  ],
  // "A second round at the client".
  [
    /\b(first|second|third|1st|2nd|3rd) rounds? (?:at|with) (?:the|their|an?) clients?(?![\p{L}'])/giu,
    '$1 client interview',
  ],
  [/\b(?:not |un)decided (?:on )?(?:yet )?by (?:the )?clients?\b/gi, 'waiting for the client'],
];
