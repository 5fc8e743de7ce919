type Saying = readonly [RegExp, string];

const JOB = '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?|ones|those|contracts?)';
const PEOPLE = '(?:candidates?|people|applicants?|applications?|somebody|someone|anybody|anyone|contenders?)';
const NEW_ONES = '(?:applicants?|applications?|candidates?|cvs?|people|names|responses)';
const WHEN =
  '(?= (?:in|since|for|over|during|within|this|last|yet|so far|yesterday|today|(?:come|coming|came) in)\\b)';
const LIVE = '(?:live|active|alive|in play|in (?:the )?(?:running|process|mix))';
const NUMBER_OF = '((?:an?|one|\\d{1,3}) (?:days?|weeks?|fortnights?|months?))';
const LAST_WAS =
  '(?:(?:we|that|which|sent|was|were|is|went|out|came|come|in|happened|took|place|made|held|to|go|them|it) )*';
const LONG_AGO = `(?:more than|over|longer than|at least|well over) (?:the )?${NUMBER_OF} ago`;
/** What somebody may have come by, with the word that is read as their source. */
const SOURCE =
  '(referrals?|referred(?= )|(?:talent )?pools?|market ?place|direct applicants?|job ?adverts?|adverts?|ads?|job ?boards?|website|match(?:es|ed|ing)|sourced|head-?hunted|imported|imports)';

/** Ways of asking for jobs by who applied for them, each with what is put in its place. */
export const OF_APPLICANTS: readonly Saying[] = [
  // "Not a single new application in three weeks": who came in, wherever they stand now.
  [
    new RegExp(
      `\\b(no|any|an?|a single|zero|without|not (?:had |got |seen )?(?:a single|one|any)) (?:brand )?(?:new|fresh) (${NEW_ONES})${WHEN}`,
      'giu',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]{0,60})\\b(\\d+|some|several|with|have|has|had|got) (?:brand )?(?:new|fresh) (${NEW_ONES})${WHEN}`,
      'giu',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]{0,60})\\b(?:(?:with|that|which|where|have|has|had|seen|there is) )*nothing (?:new|fresh)(?: (?:come|coming|came) in| added| on (?:it|them))?(?= (?:in|since|for|over)\\b)`,
      'giu',
    ),
    'with no applications',
  ],
  // "On hold with candidates still live on them": the candidates are, and not the jobs.
  [
    new RegExp(
      `\\b(?:(?:other|more|further|some) )?(${PEOPLE})(?: (?:that|who|which))?(?: (?:are|is|still|currently|all|left))* ${LIVE} (?:on|in|for|against) (?:them|it|those|these)(?![\\p{L}])`,
      'giu',
    ),
    '$1 in play',
  ],
  [
    new RegExp(
      `\\b(with|have|has|having|got) (?:(?:still|got|other|more|further|some|any) )*(${PEOPLE})(?: (?:are|is|still|currently|all|left))* (?:live|active|alive)(?=\\s*(?:$|[,;.?!)]|(?:but|and|though|although|despite)\\b))`,
      'giu',
    ),
    '$1 $2 in play',
  ],
  // "Somebody has been at offer for two weeks" is there now; "has been at offer" was there once.
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]{0,60})\\b(somebody|someone|anybody|anyone|people|candidates?)(?: (?:has|have|is|are))? been (?:waiting |stuck |sitting |stood )?(at|in)(?= [^,;.?!]{3,25} (?:for|since|over|more than|longer than|at least)\\b)`,
      'giu',
    ),
    '$1 $2',
  ],
  [
    /\b(?:(?:has|have|is|are) )?been (?:waiting |stuck |sitting |stood )?(at|in)(?= [^,;.?!]{3,25} (?:the )?longest\b)/gi,
    '$1',
  ],
  [
    /\b(?:(?:has|have|is|are|been|stuck|sitting|still|stood|sat) )+(?:at|in|on) the same stage(?= (?:for|since|over|more than|longer than|at least)\b)/gi,
    'not moved',
  ],
  // "Filled with somebody who came as a referral": whoever was placed did.
  [
    new RegExp(
      `\\bfill(?:ed)? (?:it |them |each )?(?:with|by|from|through|via|using|out of|off) (?:(?:somebody|someone|a person|people|candidates?|applicants?|anyone|one|ones|an?|our|own|the|of|that|who|which|we|had|have|has|was|were|been|came|come|in|to us|as|from|via|through|by|out) )*${SOURCE}(?: candidates?| people| applicants?)?(?![\\p{L}-])(?! (?:fees?|bonus))`,
      'giu',
    ),
    'filled, with somebody placed from $1',
  ],
  // "The last submission was over a month ago": there was one, and none since.
  [
    new RegExp(
      `\\b(?:where|whose|with|and|but) (?:the |their |its |our )?(?:last|latest|most recent) (?:submissions?|cvs?(?: sent| out)?) ${LAST_WAS}${LONG_AGO}`,
      'giu',
    ),
    'with cvs sent, with no cvs sent in the last $1,',
  ],
  [
    new RegExp(
      `\\b(?:where|whose|with|and|but) (?:the |their |its |our )?(?:last|latest|most recent) (client interview|interview|application|applicant|candidate) ${LAST_WAS}${LONG_AGO}`,
      'giu',
    ),
    'with $1s, with no $1s in the last $2,',
  ],
  // "Both an internal and a client interview".
  [
    /\bboth (?:an? )?(internal|client|phone|video|first|second|face to face) (?:and|&) (?:an? )?(internal|client|phone|video|first|second|face to face) interviews?(?![\p{L}])/giu,
    'an $1 interview and with a $2 interview',
  ],
  [
    /\bwhose (client |internal |first |second |phone |video )?interviews? (?:(?:was|were|got|has been|have been|been) )+(cancelled|canceled|called off|missed|rescheduled|postponed)(?![\p{L}])/giu,
    'with a $2 $1interview',
  ],
  [
    /\b(interviews?|meetings?) (?:has|have|does|do|did) (\p{L}+(?: \p{Lu}\p{L}+)?) (?:still )?(?:got|have) (?:left|remaining|to come|coming up|outstanding)(?: (?:in|for|on))?(?![\p{L}])/giu,
    '$1 still to come of $2',
  ],
];
