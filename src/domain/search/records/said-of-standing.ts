type Saying = readonly [RegExp, string];

const SPAN =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?:days?|weeks?|months?|fortnights?)';
const GONE =
  '(?:dropped out|withdrawn|withdrew|rejected|pulled out|gone|turned down|lost|walked(?: away)?|quit|bailed(?: out)?|said no)';
const LACKABLE =
  '(?:outcomes?|results?|decisions?|scores?|score ?cards?|feedback|notes?|links?|interviewers?|reasons?|owners?|teams?|hiring managers?|contacts?|ads?|adverts?|salar(?:y|ies)|pay|locations?|start dates?)';

/** Ways of saying where somebody or something stands, and what was not done, each with what is put in its place. */
export const OF_STANDING: readonly Saying[] = [
  // "Offers should not take six weeks. Who has been at offer for longer than that?": what was said is how long.
  [
    new RegExp(
      `^(?:an? |the |our |any )?(?:offers?|references?|screens?|screening|submissions?|(?:client )?interviews?|decisions?|things|it|this|that) (?:should|shall|must|ought|needs?|can)(?:n['’]t| not| never)? (?:not |never |to |ever |normally |really )*(?:take|last|sit|wait|stay|run|drag on|hang around|linger) (?:(?:for|more than|longer than|over|up to) )?(${SPAN})(?: or (?:so|more))?(?: (?:at most|tops|max(?:imum)?))?[.!;] ?((?:(?!\\bthere\\b)[^.]){3,160}?) (?:for )?(?:(?:any )?longer|more) than (?:that|this)(?![\\p{L}])`,
      'iu',
    ),
    '$2 for more than $1',
  ],
  // "Has_candidate_at_stage = offer": a key as a form has it.
  [
    /(?<![\p{L}])(?:(?:has|have|with)[_ ](?:an? )?|any[_ ])?(?:candidates?|applicants?|applications?|people)[_ ](?:(?:is|are)[_ ])?(?:at|in)[_ ](?:the[_ ])?stage ?(?:==?|:) ?(?=\p{L})/giu,
    'with candidates at ',
  ],
  // "Jobs that lost somebody to a counter-offer last month": who withdrew, and why.
  [
    /(?<=\b(?:jobs?|roles?|vacanc(?:y|ies)|positions?|openings?|reqs?) )(?:(?:that|which|where) (?:(?:we|have|has|had|ve) )*lost|losing|that (?:have|has) been losing) (?:somebody|someone|(?:an?|any|one|at least one|some) (?:candidate|applicant|person|finalist)|anyone|anybody|candidates?|people|applicants?) (?:to|over|because of) ((?:an? |the |another )?[\p{L}-]+(?: (?!last|this|in|since|during|on|from|between)[\p{L}-]+){0,2}?)(?= (?:last|this|in|since|during|from|between) |\s*(?:$|[,;.?!]))( (?:last|this|in|since|during|from|between) [^,;.?!]{3,30})?/giu,
    'with withdrawals$2 because of $1',
  ],
  // "Still not past screen": whoever is out is not still there.
  [
    /\b(?:and |but )?(?:still|yet)(?: (?:are|is|has|have))? not (?:got |gone |come )?(?=(?:past|beyond|further than)\b)/gi,
    'still live and not ',
  ],
  // "Which of them are not out yet": a CV that is not out is one that was not sent.
  [
    /(?<!\b(?:cvs?|profiles?|details|papers|contractors?|temps|freelancers?|interims?|locums?|offers?)\b[^.;?!]*)\b(?:(?:which|who|those|that|and)(?: of (?:them|those|these))? )?(?:are|is) not (?:yet )?out(?: of it)?(?: yet)?(?=\s*(?:$|[,;.?!)]))/gi,
    'still live',
  ],
  // "They all got rejected or walked", said again of jobs that nobody is left in.
  [
    new RegExp(
      `[?,;]? (?:as in|meaning(?: that)?|i\\.?e\\.?|that is|so),? (?:they|everyone|everybody)(?:['’]s|['’]ve)?(?: (?:all|have|has|been|got|were|was|are|is|either|now|since|both))* ${GONE}(?:(?:,| or| and)+(?: (?:have|has|been|was|were|got|just|simply))* ${GONE})*`,
      'gi',
    ),
    ' with no live applications',
  ],
  [/\b(no ?(?:one|body)|nobody|none) (?:at all|whatsoever)(?= (?:left|still|in|live|now)\b)/gi, '$1'],
  [/\b(everyone|everybody)['’]s (?=(?:been|all|now|since|gone|dropped|pulled|withdrawn)\b)/gi, '$1 has '],
  // What a denial names beside it is part of what there is none of.
  [
    /(?<=\b(?:no|not|never|without|nobody|none)\b[^.;?!]*),? not even (?:an?|one|the) (?:\p{L}+ ){0,2}?\p{L}+(?=\s*(?:$|[,;.?!)]))/giu,
    '',
  ],
  // "Two interviews or more", "neither applicants nor interviews", "nothing in the diary".
  [
    /\b(\d{1,2}) ((?:live )?(?:applicants?|applications?|candidates?|people|cvs?|interviews?)) or more\b/gi,
    'at least $1 $2',
  ],
  [
    /\b(\d{1,2}) ((?:live )?(?:applicants?|applications?|candidates?|people|cvs?|interviews?)) or (?:fewer|less)\b/gi,
    'at most $1 $2',
  ],
  [
    /\b(?:(?:with|have|has|having|had|got) )*neither (?:an? |any )?(applicants?|applications?|candidates?|cvs?(?: sent| out)?|interviews?(?: booked| held)?) nor (?:an? |any )?(applicants?|applications?|candidates?|cvs?(?: sent| out)?|interviews?(?: booked| held)?)(?![\p{L}])/giu,
    'with no $1 and with no $2',
  ],
  [
    /\b(?:with |(?:who|that) (?:has|have) |and |but )nothing (?:in the (?:diary|calendar)|booked(?: in)?|scheduled|lined up|arranged|set up|coming up)(?! (?:by|from|for me)\b)/gi,
    'with no interviews still to come',
  ],
  // "One applicant or none", "one or no applicants".
  [
    /\b(one|an?|\d{1,2}) ((?:live )?(?:applicants?|applications?|candidates?|cvs?|interviews?)) or (?:none(?: at all)?|nobody|no one|zero|0)\b/gi,
    'at most $1 $2',
  ],
  [
    /\b(one|\d{1,2}) or (?:no|zero|0|none) (?=(?:applicants?|applications?|candidates?|cvs?|interviews?)\b)/gi,
    'at most $1 ',
  ],
  [
    new RegExp(
      `\\b(?:with |have |has )?neither (?:an? |the |any )?(${LACKABLE}) nor (?:an? |the |any )?(${LACKABLE})(?: (?:is|are|has|have|was|were|been|yet))*(?: (?:in|recorded|given|logged|entered|set|there|on (?:file|record)))?(?![\\p{L}])`,
      'giu',
    ),
    'without $1 and without $2',
  ],
  [
    new RegExp(
      `\\b(without|(?:with |have |has |having )?no) (?:an? |the |any )?(${LACKABLE}) (?:or|nor) (?:an? |the |any |no )?(${LACKABLE})(?![\\p{L}])`,
      'giu',
    ),
    '$1 $2, without $3',
  ],
  [
    /\b(?:that |which )?(?:were|was) (?:meant|supposed|due|going|to have been) to (?:happen|take place|go ahead|be held|be)((?: [\p{L}\p{N}]+){0,4}?),? (?:and|but|yet|only they|only it) (?:(?:they|it|then|actually) )*(?:did not|never did|have not|were not|was not|has not)(?: (?:happen|take place|go ahead|held))?(?=\s*(?:$|[,;.?!)]))/giu,
    'that did not take place$1',
  ],
  // An offer at which somebody stands is yet to be answered.
  [
    /\b(offers?(?: (?:out|made|that are out|on the table))?),? (?:(?:and|but|that are|which are|are) )*(?:(?:still )?(?:not|never)(?: yet)?(?: been)? (?:answered|decided(?: on)?|responded to)|unanswered|(?:still )?awaiting (?:an? |their |the )?(?:answer|response|decision|reply))(?![\p{L}])/giu,
    'at offer',
  ],
  [
    /\bwhat is (?:still )?(?:left|remaining) (?=(?:for |on |in )?(?:today|tonight|this (?:afternoon|week|month)|the rest of)\b)/gi,
    'still to come ',
  ],
  [/\b(?:left|remaining) on the (?:interview )?(?:diary|calendar|schedule)\b/gi, 'still to come'],
  [
    /\bstill in (?:the|our) (?:process|pipeline)(?! (?:for|since|over|more|less|than|at least)\b)/gi,
    'still live',
  ],
  [
    /\bstill in (?:it|there|with a (?:chance|shout))(?= for|\s*(?:$|[,;.?!)]| and\b| at\b| on\b))/gi,
    'still live',
  ],
];
