type Saying = readonly [RegExp, string];

const MEETING =
  '(?:calls?|meetings?|catch[- ]?ups?|1[- :]?(?:2[- ]?)?1|reviews?|chats?|sit[- ]?downs?|sessions?|lunch|coffee|visits?|trip)';
const LOCATION = '(?:remote|hybrid|on-?site|in[- ]office|wfh)';
const TERMS = '(?:contract|temp(?:orary)?|perm(?:anent)?|interim|freelance|fixed[- ]term|internal)';
const FINE = '(?:fine|ok(?:ay)?|good|great|welcome|possible|all right|alright|acceptable|no problem)';
const FOR_THEM = '(?: (?:for|by|with) (?:her|him|them|me|us|this one))?';
/** "Is fine for her too": the "too" may stand before what is fine. */
const TOO = `(?: (?:is|are|would be|will be|works?|being))?(?: ${FINE}${FOR_THEM}(?: (?:too|as well|also))| (?:also|just as|equally) ${FINE}${FOR_THEM}(?: (?:too|as well))?)(?=\\s*(?:$|[,;.?!)]))`;

/** What is said beside a search of records: when it was asked before, what for, and what else would do; each with what is put in its place. */
export const IN_ASIDES: readonly Saying[] = [
  // "I know I asked this last week as well, sorry, but who is at offer": when somebody asked is no day of a record.
  [
    /(?<=^\s*|[.?!;] )(?:(?:sorry|apologies|hi|hey|hello)[, ]+)?(?:i know (?:that )?|as |like )?(?:i|we|you|he|she|they) (?:(?:have|had|did|already|just) )*(?:asked|ask|said|mentioned|wanted|requested|told)(?: (?:you|me|us|for|about|this|that|it|the same|already|before))*(?: (?:last (?:week|month|time|(?:mon|tues|wednes|thurs|fri)day)|yesterday|earlier|this (?:morning|afternoon|week)|today|the other day|on (?:mon|tues|wednes|thurs|fri)day|before))(?: (?:as well|too|again|already|today|for this|about this))*(?:,? (?:sorry|apologies))?\s*(?:,? but |[:,] ?(?:so |and )?)/giu,
    '',
  ],
  // "Before my call with Stuart at Redcliffe Bank: rejections": a call to come is no interview, and whom it is with need not stand on the job.
  [
    new RegExp(
      `^(?:before|ahead of|for|prior to|prep(?:aration)? for|in advance of) (?:my|our|the|an?) (?:[\\p{L}-]+ ){0,2}?${MEETING} (?:with|at) (?:(?!at |from |of |with )\\p{L}+ ){1,3}?(?:at|from|of) ([^,;:.?!]{2,40}?)(?: (?:tomorrow|today|later|this (?:morning|afternoon|week)|on \\p{L}+day|next week|at \\d\\S*))?[:;,.] ?(.*?)\\b(applications?|candidates?|people|jobs?|roles?|rejections?|ones) of theirs\\b`,
      'giu',
    ),
    '$1: $2$3',
  ],
  [
    new RegExp(
      `^(?:before|ahead of|for|prior to|prep(?:aration)? for|in advance of) (?:my|our|the|an?) (?:[\\p{L}-]+ ){0,2}?${MEETING} (?:with|at) (?:(?!at |from |of |with )\\p{L}+ ){1,3}?(?:at|from|of) ([^,;:.?!]{2,40}?)(?: (?:tomorrow|today|later|this (?:morning|afternoon|week)|on \\p{L}+day|next week|at \\d\\S*))?[:;,.] ?`,
      'giu',
    ),
    '$1: ',
  ],
  // "Somebody scored them 5 at interview", "even though an interviewer gave them a 5".
  [
    /\b(?:(?:where|even though|although|though|but|and) )?(?:some(?:one|body)|an interviewer|any(?:one|body)|one of (?:the|our) interviewers|they were|(?:he|she) was) (?:has |have |had |once |even )*(?:scored|rated|marked|graded|gave|given)(?: (?:them|him|her|the candidate))?(?: an?)? ([1-5])(?: out of (?:5|five)|\/5)?(?: (?:at|in|after|for)(?: (?:the|an|their|his|her|one))? (?:interview|meeting|call))?(?![\p{L}\d])/giu,
    'scored $1',
  ],
  [
    /(?<=\b(?:rejected|withdrew|turned down|lost|out))(?:,? (?:all the same|anyway|any way|nonetheless|nevertheless|regardless|even so|in spite of (?:it|that)|despite (?:it|that)))(?=\s*(?:$|[,;.?!)]))/giu,
    '',
  ],
  // "Remote jobs in Leeds, hybrid is fine too": either; where nothing of the kind was asked for it leaves nobody out.
  [
    new RegExp(`\\b(${LOCATION})\\b([^;?!]*?)[,;.(–-]? ?(?:and |but |though )?\\b(${LOCATION})${TOO}`, 'giu'),
    '$1 or $3$2',
  ],
  [
    new RegExp(
      `[,;.(–-]? ?(?:and |but |though )?\\b${LOCATION}(?: (?:or|and|\\/) ${LOCATION})?${TOO}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(`\\b(${TERMS})\\b([^;?!]*?)[,;.(–-]? ?(?:and |but |though )?\\b(${TERMS})${TOO}`, 'giu'),
    '$1 or $3$2',
  ],
  // "A candidate on the phone who will only look at Leeds! What is open there".
  [
    /^(?:(?:i have|i have got|got|there is) )?(?:an? |the )?(?:candidate|girl|guy|lad|lady|chap|man|woman|nurse|chef|developer|engineer|caller|someone|somebody)(?: (?:of mine|of ours))? on the (?:phone|line|other line)(?: (?:now|here|right now|for me))?,? (?:who|that)(?: is| will| would)?(?:['’](?:ll|s|d))? (?:only |just )?(?:look(?:s|ing)?(?: at)?|consider(?:s|ing)?|works?|wants?(?: to work)?|wanting|go(?:es)?|tak(?:e|es|ing)|after)(?: (?:jobs?|roles?|something|anything|things?))?(?: (?:in|near|around|to))? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s*[,;:.!?–-]+\s*([^.?!]*?)\b(?:there|for (?:him|her|them))\b/gu,
    '$2in $1',
  ],
  // "Where the client has not been sent one CV so far".
  [
    /\b(?:(?:where|whose|with|that|and|but) )?(?:the |an? |their )?clients? (?:(?:has|have|had) )?(?:not|never)(?: yet| been| even| actually)* (?:sent|given|shown|had|received|got|seen)(?: (?:even|so much as))?(?: (?:one|an?|any|a single))(?: (?:single|of our))? (?:cvs?|profiles?|candidates?|person)(?: (?:so far|yet|from us|by us|to date))*(?![\p{L}])/giu,
    'with no cvs sent to the client',
  ],
  // "Whose upper end reaches 75,000 or beyond".
  [
    /\b((?:top|upper|high(?:er)?) end|ceiling|maximum|top of (?:the|its|their) (?:band|range|salary|pay)) (?:reach(?:es)?|goes (?:up )?to|gets to|hits|touches|stretches to|extends to|is|runs to) ([£$€]? ?\d[\d,.]*k?) (?:or|and) (?:beyond|more|above|over|higher|up)(?![\p{L}])/giu,
    'top of the salary at least $2',
  ],
  [/(?<=\d[\d,]*k?) (?:or|and) beyond(?![\p{L}])/giu, ' or more'],
  [
    /\b(?:whose|where the|with an?) (?:top|upper|high(?:er)?) end (?:is|of|at|reaches)? ?(?=(?:[£$€] ?)?\d[\d,.]*k? (?:or|and) (?:more|above|over|higher))/giu,
    'top of the salary ',
  ],
  // "Active, opened before September, and fewer than three people in play": people of the job's.
  [
    /(?<=\b(?:active|open|live|jobs?|roles?|opened|older)\b[^;?!]*?)(?:,? and|,| but|,? yet)(?: with| have| has)? (fewer than|less than|under|at most|no more than|more than|over|at least|only|exactly|just) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (people|candidates?|applicants?)(?: (?:who are|still|left|currently|now))* (in play|in process|live|in the running|alive|active)(?![\p{L}])/giu,
    ' with $1 $2 $3 $4',
  ],
  // "Tom's pipeline" is who is still in the running, where nothing else is said of how they stand.
  [
    /(?<!\b(?:jobs?|roles?|interviews?|reject|withdr|plac|lost|dropp|declin|out|fell|turned|ended|history|dead|closed|no longer|not)\b[\s\S]*)(?<=\b(?:\p{Lu}\p{L}+(?:['’]s|(?<=s)['’]?)|my|[Mm]y|[Oo]ur) )(?:(?:whole|entire|full|current) )?(?:candidate )?pipeline(?![\p{L}])(?![\s\S]*\b(?:jobs?|roles?|interviews?|reject\w*|withdr\w*|plac\w*|lost|dropp\w*|declin\w*|out|fell|turned|ended|stages|any stage|history|no longer|dead|closed|empty|dry)\b)/gu,
    'candidates in play',
  ],
  // "Open jobs with nobody at all".
  [
    /(?<=\b(?:jobs?|roles?|vacanc(?:y|ies)|positions?|briefs?)\b[^;?!]*?)\bwith (?:absolutely |still )?(?:nobody|no[ -]?one)(?: (?:at all|whatsoever|yet|so far|on (?:it|them)|in (?:it|them)))*(?=\s*(?:$|[,;.?!)]))/giu,
    'with no applications',
  ],
  // "Hybrid is not fine".
  [
    new RegExp(
      `\\b(${LOCATION}|${TERMS})(?: jobs?| roles?)? (?:(?:is|are|would be|will be|works?) not|(?:will|would|does|do) not (?:be|do|work)|is no) ?(?:${FINE}|good|use)?${FOR_THEM}(?=\\s*(?:$|[,;.?!)]))`,
      'giu',
    ),
    'not $1',
  ],
];
