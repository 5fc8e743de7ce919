type Saying = readonly [RegExp, string];

const JOB = '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?|ones|those)';
const PEOPLE = '(?:candidates?|people|applicants?|persons?|contenders?)';
const REACH =
  '(?:ring|call|phone|e-?mail|message|text|contact|write|chase|speak|talk|catch up|get hold|get back|drop a line|thank|update|nudge|congratulate|follow up|tell|warn|remind|check in)';
const ROUND = '(?: (?:round|up|out|back|to|with|of|on|again|through))*';
const THEM = '(?:them|these|those|him|her|everyone|everybody)';
/** What would still ask for something behind who is reached and why. */
const NO_TERMS = '(?:(?!\\b(?:if|who|whose|unless|only|but|except|not|where|which)\\b)[^.;?!])';
const WISH =
  "(?:(?:i|we) (?:would like|want|need|plan|intend|am going|are going|am about|are about|am trying|have|would love|would)|(?:i|we)['’]ll|(?:so|in order) (?:that )?(?:i|we) (?:can|could|may|might))";
const MEETING =
  '(?:meetings?|calls?|catch[- ]?ups?|review|report|board|stand[- ]?up|one[- ]to[- ]one|1[- ]2[- ]1|huddle|update)';
const WHEN =
  '(?:in (?:a (?:bit|minute|moment|sec|second|few)(?: (?:minutes|mins))?|(?:\\d+|an?|half an) (?:minutes?|mins?|hours?|hrs?)|half an hour)|shortly|soon|now|later|later on|today|tomorrow|this (?:morning|afternoon|evening)|at \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?|on (?:mon|tues|wednes|thurs|fri)day)';
/** What an amount may start or end at. */
const PAY = '(?:salar(?:y|ies)|pay|rates?|wages?|packages?|bands?|ranges?|scales?|brackets?)';
const LESS = '(?=(?:under|below|less than|lower than|beneath|south of|<) ?)';
const MORE = '(?=(?:over|above|more than|higher than|north of|in excess of|>) ?)';
const LEFT_FROM =
  '(?:withdrawn|withdrew|pulled out|dropped out|walked away|been rejected|been turned down|been placed|been submitted|been sent|been put forward|got rejected|were rejected|were turned down)';

/** What people of a town are called. */
const OF_TOWNS: readonly (readonly [string, string])[] = [
  ['londoners', 'London'],
  ['mancunians', 'Manchester'],
  ['liverpudlians', 'Liverpool'],
  ['glaswegians', 'Glasgow'],
  ['brummies', 'Birmingham'],
  ['bristolians', 'Bristol'],
  ['geordies', 'Newcastle'],
  ['aberdonians', 'Aberdeen'],
  ['dubliners', 'Dublin'],
  ['berliners', 'Berlin'],
  ['parisians', 'Paris'],
  ['new yorkers', 'New York'],
];

/** What is said around what is asked for, and ways of other tongues, each with what is put in its place. */
export const OF_ASKING: readonly Saying[] = [
  [/\b(every|any|some)1\b/gi, '$1one'],
  // "Pay more as 500" is said so in other tongues; "until now" is still.
  [
    /\b(more|less|higher|lower|longer|older|bigger|fewer|later|earlier|greater) as (?=[£$€]?\d|an?\b)/gi,
    '$1 than ',
  ],
  [/\b(?:is|are) (?:until|till|up to) now (?:still )?(?=(?:at|on|in|with)\b)/gi, 'is still '],
  [/^(?:please,? )?i (?:search|look|am searching|am looking) (?:for|after) /gi, 'show '],
  [/\b(?:at|for) the (?:minute|mo)(?![\p{L}])/giu, 'now'],
  [
    /\b(?:(?:which|that|who) )?(?:(?:have|has) (?:now |since |just )?(?:gone|been put|been placed)|went|(?:was|were|got) put) on hold(?! (?:since|for|in|on|last|this|before|after|during|from|yesterday|over)\b)/gi,
    'that are on hold',
  ],
  // Why somebody asks: "I want to chase them before the weekend", "so that they hear it from us".
  [
    new RegExp(
      `(?<=[.;?!,] ?|\\p{L}) ?,? ?(?:and |because |as )?\\b${WISH}(?: to)? (?:just |quickly )?${REACH}${ROUND} ${THEM}\\b${NO_TERMS}*[.;!]?\\s*$`,
      'iu',
    ),
    '',
  ],
  [
    /,? so (?:that )?(?:they|he|she) (?:can |could |will |would )?(?:hear|find out|know|get to hear|get told|are told|is told|are not left|do not feel|does not feel)\b[^.;?!]*(?=[.;?!]?\s*$)/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:(?:hi|hello|hey|morning|afternoon)[ ,!]+)?${WISH}(?: to)? ${REACH}${ROUND} (?=(?:the |all |every |any |those |everyone |everybody |anyone |anybody |whoever )+)`,
      'iu',
    ),
    '',
  ],
  // What it is for: "One for Monday's meeting:", "Call with Stuart at Redcliffe in ten minutes:".
  [
    new RegExp(
      `^(?:(?:hi|hello|hey|morning)[ ,!]+)?(?:(?:quick |just )?(?:one|this|this one|something|a list|list|numbers|figures|needed|need this|prep) (?:is )?(?:for|ahead of|before)) (?:(?:the|my|our|a|tomorrow's|today's|this (?:morning|afternoon)'s|(?:mon|tues|wednes|thurs|fri)day's|weekly|monthly|team|sales|board|management|next week's) )*${MEETING}\\s*[:.,-]+ ?`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:i have |i have got |i am in |got |having )?(?:an? )?)(?:[Cc]all|[Mm]eeting|[Cc]atch[- ]?up|[Cc]offee|[Ll]unch|[Rr]eview) with \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? (?:at|from|of) ((?:\\p{Lu}[\\p{L}&]*(?: (?:and|&))? ?){1,4}?) ?${WHEN}\\s*[:.,;-]+ ?(.+)$`,
      'u',
    ),
    'for $1: $2',
  ],
  // "I have a feeling our salary steer is off. Give me everyone …": what somebody thinks asks for nothing.
  [
    /^(?:i (?:have (?:a|this) (?:feeling|hunch|suspicion|sense)|(?:think|suspect|reckon|feel|fear|worry|guess|wonder)|am (?:worried|afraid|wondering|sure|fairly sure))|my (?:hunch|feeling|sense|gut) is|it (?:feels|looks|seems) (?:like|as if|to me)) [^.;?!]*[.;!] (?=(?:please |can you |could you )?(?:give|show|list|find|get|pull|send)(?: me| us)?(?: up| out)? (?:me |all |the )*(?:everyone|everybody|anyone|anybody|candidates|people|applicants|applications|jobs|roles|interviews)\b)(?![\s\S]*\b(?:those|these|there)\b)/gi,
    '',
  ],
  [
    /^(?:(?:i have |i am |i was |we have )?(?:been|just back|just been|back)(?: (?:away|off|out|on (?:leave|holiday|annual leave|a course)|in|from (?:leave|holiday|annual leave|my holidays?)))+(?: (?:all|this|last|for a|for the|the|since|until|a|few|couple of|past|\d+|weeks?|days?|fortnight|monday|tuesday|wednesday|thursday|friday))*)\s*(?:[-:.;,]+|so) ?/gi,
    '',
  ],
  // "I'm minding Priya's desk. Which of her candidates": whose they are is said before.
  [
    /^(?:[Aa]s |[Ww]hile )?(?:(?:[Ii]|[Ww]e) (?:am|are|have been|was)|i['’]m|we['’]re)? ?(?:[Mm]inding|[Cc]overing|[Ll]ooking after|[Ww]atching|[Ss]itting|[Hh]olding|[Rr]unning|[Dd]oing|[Oo]n|[Ss]tanding in on|[Mm]anning) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)['’]s (?:desk|book|patch|list|work|workload|cases)(?: (?:this week|today|tomorrow|for now|while (?:he|she|they) (?:is|are) (?:away|off|out|on leave|on holiday)))*\s*[.,:;-]+ ?([^.;]*?)\b(?:his|her|their) (?=(?:own |open |live )?(?:candidates?|people|applicants?|applications?|jobs?|roles?|vacancies|interviews?|ivs?|placements?|submissions?)\b)/gu,
    "$2$1's ",
  ],
  // "Went to submitted or client interview since Monday": where they came to.
  [
    /\b(?:(?:has|have) )?(?:went|gone|moved|got|going) (?:on |up |over )?(?:to|into) (?=(?:submitted|screen|funnel|references|offer|client interview) (?:or|and) (?:submitted|screen|funnel|references|offer|client interview)\b)/gi,
    'moved to stage ',
  ],
  [/\badded (?:by )?(?:ourselves|myself)(?= (?:to|on|for|against)\b)/gi, 'added ourselves, '],
  [/\b(?:out of|off) (?=(?:the |our )?(?:talent )?pools?\b)/gi, 'from '],
  // Whoever did not turn up missed an interview: "up to an" bounds no number here.
  [
    /\b(?:(?:did|do|does|have|has|had) not|never|failed to|forgot to) (?:turn(?:ed)?|show(?:ed|n)?) up (?:to|for|at) (?:an?|any|the|their|his|her|our|one of (?:the|their|our)) ((?:client |internal |first |second |phone |video |screening )*)interviews?\b/gi,
    'missed the $1interview',
  ],
  // "Still active today" is of now, and no day.
  [
    /\b(still (?:open|active|live|unfilled|running|on hold|in play|in process|in the running|going)) (?:as of |at |to this )?(?:today|this morning|right now)(?=\s*(?:$|[,;.?!)]))/gi,
    '$1',
  ],
  ...OF_TOWNS.map(
    ([name, town]): Saying => [
      new RegExp(`\\b${name}\\b(?! (?:road|street|house|arms)\\b)`, 'gi'),
      `people living in ${town}`,
    ],
  ),
  // The lowest or highest of a range: "salary range starts below 35k".
  [
    new RegExp(
      `\\b(?:(?:where|whose|with) )?(?:(?:the|an?|its|their) )?(?:(?:salary|pay|wage|rate) )?${PAY} (?:that )?(?:(?:start|begin)(?:s|ing)?|kicks? off|(?:is|are) from)(?: (?:at|from|off|out|somewhere))* ${LESS}`,
      'gi',
    ),
    'bottom of the salary ',
  ],
  [
    new RegExp(
      `\\b(?:(?:with|on) )?(?:(?:the|an?) )?(?:starting (?:salar(?:y|ies)|pay|wages?|rates?)|(?:salar(?:y|ies)|pay|rates?) (?:floors?|minimums?)|(?:pay|paying|salaries|salary)? ?start(?:s|ing) (?:at|from))(?: (?:is|are|of|at|from))* ${LESS}`,
      'gi',
    ),
    'bottom of the salary ',
  ],
  [
    new RegExp(
      `\\b(?:(?:where|whose|with) )?(?:(?:the|an?|its|their) )?(?:(?:salary|pay|wage|rate) )?${PAY} (?:that )?(?:ends?|finish(?:es)?|stops?|goes up|go up|going up|runs up|reach(?:es)?(?: up)?|stretch(?:es)?)(?: (?:at|to|up|out|somewhere))* ${MORE}`,
      'gi',
    ),
    'top of the salary ',
  ],
  // "Down to one person in play, or to nobody at all".
  [
    new RegExp(
      `\\b(?:(?:that|which) )?(?:(?:are|is|have|has|gone|got|went) )*down to (?:just |only |the last |their last |its last )*(one|\\d{1,2}) (?:(?:live|active) )?${PEOPLE}(?: (?:left|still|who is|that is))*(?: (?:in (?:play|process|the (?:running|process|mix|frame))|live|active))?,? or (?:even )?(?:to |with )?(?:no ?(?:one|body)|none|zero|0|no ${PEOPLE})(?: at all| left| whatsoever)*`,
      'giu',
    ),
    'with at most $1 live applications',
  ],
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,40})(?:(?:that|which) )?(?:(?:are|is|have|has|gone|got|went) )*down to (?:(?:just|only) )?(?:(?:the|their|its|our) )?(?:last (?:live |active )?${PEOPLE.replace('s?', '')}|(?:just |only )?(?:one|1|a single) (?:live |active )?${PEOPLE})(?: (?:in (?:play|process|the (?:running|process|mix|frame))|left|standing|live))*(?![\\p{L}])`,
      'giu',
    ),
    'with exactly 1 live applications',
  ],
  // "Jobs that three or more candidates have withdrawn from".
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]{0,40})\\b(?:(?:that|which|where|from which|for which|to which|on which) )(?:(at least|more than|over|fewer than|less than|at most|exactly|only) )?(\\d{1,2})(\\+| or more| or fewer)? ${PEOPLE} (?:(?:have|has|had|all) )*(${LEFT_FROM})(?: (?:from|for|on|to))?(?=\\s*(?:$|[,;.?!)]|(?:since|in|this|last|so far|already)\\b))`,
      'giu',
    ),
    'with $1 $2$3 candidates $4',
  ],
];
