type Saying = readonly [RegExp, string];

const COUNTED =
  '(?:live |active )?(?:applicants?|applications?|candidates?|people|persons?|cvs?(?: (?:sent|out))?|interviews?|names|contenders)(?: (?:left|still|live|active|booked|held|arranged|scheduled|in|the|running|play|process|mix|frame|at|on|it|them|screen|submitted|offer|references|interview|stage)){0,6}?';
const ENDS = '(?=\\s*(?:$|[,;.:?!)]|(?:and|but|please)\\b))';
const SENT = '(?:sent|submitted|put|shared|forwarded|got|had)';
const JOB = '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?|ones|those)';
const OUT = '(?: (?:out|over|across|off|in|forward))*';
const TO_CLIENT = '(?: (?:to|with|in front of) (?:the |an? |their |our |any )?clients?)?';

/** Ways of saying how many of something a job has, each with what is put in its place. */
export const OF_COUNTS: readonly Saying[] = [
  // "With only one applicant left".
  [
    /\b(one|no|\d{1,2}) (applicants?|candidates?|people|persons?|contenders?|runners) (?:left|remaining)(?=\s*(?:$|[,;.?!)]|(?:and|but)\b))/giu,
    '$1 live $2',
  ],
  // "Jobs with salary rejections".
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,60})(with|without|no|having) (?:any |some )?(salary|pay|money|commute|location|distance|experience|skills?|notice period|counter[- ]offer|tech(?:nical)?(?: test)?) (rejections?|rejects|withdrawals?)(?![\\p{L}])`,
      'giu',
    ),
    '$1 $3 because of $2',
  ],
  // "Where the candidate at offer came from a referral", "where Dan's candidate is live".
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,60})where (?:the |an? |any |some )?(?:candidate|person|applicant|one|somebody|someone|anyone|anybody)(?: (?:who is|that is|currently))? at ((?:the )?(?:offer|references?|client interview|screen|submitted)(?: stage)?) (?:(?:is|was|came|comes|has|been|also|originally) )+(?:from |via |through )?(?:an? |the |our )?(referral|referred|pool|talent pool|job board|direct applicant)(?![\\p{L}])`,
      'giu',
    ),
    'with somebody at $1 from a $2',
  ],
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,60})where ((?!(?:the|my|our)\\b)\\p{L}+(?: \\p{Lu}\\p{L}+)?'s) (candidates?|people|applicants?) (?:(?:is|are|still|currently|now) )+(live|in play|at (?:the )?(?:offer|references?|client interview|screen|submitted)(?: stage)?)(?![\\p{L}])`,
      'giu',
    ),
    'with $3 candidates of $1',
  ],
  // A bound may stand behind what it bounds: "one live candidate at most".
  [
    new RegExp(
      `\\b(?<!\\b(?:at most|at least|over|under|than|up to) )(one|an?|\\d{1,2}) (${COUNTED}),? (?:at (?:the )?(?:very )?(?:most|max(?:imum)?)|max(?:imum)?|tops|and no more|but no more|no more)${ENDS}`,
      'giu',
    ),
    'at most $1 $2',
  ],
  [
    new RegExp(
      `\\b(?<!\\b(?:at most|at least|over|under|than|up to) )(one|an?|\\d{1,2}) (${COUNTED}),? (?:at (?:the )?(?:very )?(?:least|minimum)|min(?:imum)?|and up(?:wards)?|upwards)${ENDS}`,
      'giu',
    ),
    'at least $1 $2',
  ],
  [new RegExp(`\\b(${COUNTED}): (one|\\d{1,2}) at (most|least)${ENDS}`, 'giu'), 'with at $3 $2 $1'],
  // "Jobs we have not sent a single CV out on in the last fortnight".
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,60})(not|never)( (?:yet|actually))? (sent|submitted|put|shared|forwarded) (?:a single|an?|any|one|our) (?:cvs?|profiles?|candidates?|person|people)${OUT}${TO_CLIENT}(?: (?:on|for|to)(?: (?:them|it|those))?)?(?=\\s*(?:$|[,;.?!)]|(?:this|last|since|in|yesterday|today|for|over|during|within|yet)\\b))`,
      'giu',
    ),
    '$1 sent anyone',
  ],
  // "Jobs we have sent a CV out to the client on this week".
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,60})(?<!\\b(?:not|never)(?: yet| actually)? )${SENT} (?:(?:an?|any|some|our|the|at least one) )?(?:(?:cvs?|profiles?)${OUT} (?:to|with|in front of) (?:the |an? |their |our |any )?clients?|(?:cvs?|profiles?) (?:out|over|across|off|forward)|(?:somebody|someone|anybody|anyone|people|candidates) (?:forward|across|up)${TO_CLIENT})(?: (?:on|for|against))?(?=\\s*(?:$|[,;.?!)]|(?:this|last|since|in|yesterday|today|before|after|between|over|during|within)\\b))`,
      'giu',
    ),
    'with a cv sent out',
  ],
  [
    new RegExp(
      `\\b(?<=${JOB}\\b[^.;?!]{0,60})where (?:an?|any|at least one|some) (?:cvs?|profiles?) (?:(?:has|have|was|were|been) )*(?:went|gone|sent|submitted|shared)${OUT} (?:to|with) (?:the |an? |their |our )?clients?(?=\\s*(?:$|[,;.?!)]|(?:this|last|since|in|yesterday|today|before|after|between|over|during|within)\\b))`,
      'giu',
    ),
    'with a cv sent out',
  ],
];
