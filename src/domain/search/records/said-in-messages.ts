type Saying = readonly [RegExp, string];

const JOB = '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?|ones|those)';
const PEOPLE = '(?:candidates?|people|applicants?|contenders?)';
const LIVE = '(live|active|in play|in process|in the running|at [\\p{L}]+(?: interview)?)';
const MEETING =
  '(?:call|meeting|catch[- ]?up|1[- :]?(?:2[- ]?)?1|one[- ](?:to|on)[- ]one|review|chat|sit[- ]?down|session|lunch|coffee)';

/** What is said in a message that is passed on, by a program or shortly, each with what is put in its place. */
export const IN_MESSAGES: readonly Saying[] = [
  [/^(?:(?:fw|fwd|re|aw|wg|tr)\s*:\s*)+/gi, ''],
  // "Period=day" of a program.
  [
    /(?<![\p{L}])(?:pay_|salary_|rate_)?period["']? ?[:=]+ ?["']?(day|hour|year)(?:ly)?["']?(?![\p{L}])/giu,
    'paid by the $1',
  ],
  // "Do not live in Leeds" says nothing of how they stand.
  [/\b(?:who )?(?:do|does) not (?:currently |actually )?live (?=(?:in|near|around) \p{Lu})/gu, 'not living '],
  [/\bovr\b/gi, 'over'],
  [/\b(who is|who has|is|are|has|have) bin (?=(?:at|in|on|with|sitting|waiting|stuck)\b)/gi, '$1 been '],
  // "A catch-up with Aisha at 3. Which of her people are at offer": whose they are is said before.
  [
    new RegExp(
      `^(?:(?:hi|hello|hey|morning)[ ,!]+)?(?:(?:i|we) (?:have|have got|am in|am going into|are in|got) )?(?:(?:an?|my|the|our) )?(?:[\\p{L}-]+ )?${MEETING} with (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?: (?:at|in|on|this|later|tomorrow|today|shortly|now|\\d)[^.;:,?!]{0,25})?\\s*[.;:,-]+ ?([^;]*?)\\b(?:his|her|their) (?=(?:own |open |live )?(?:candidates?|people|applicants?|applications?|jobs?|roles?|vacancies|interviews?|placements?|submissions?)\\b)`,
      'giu',
    ),
    "$2$1's ",
  ],
  // "Since three weeks or more" of other tongues.
  [/\bsince (?=\d+ (?:days?|weeks?|months?) or (?:more|longer)\b)/gi, 'for '],
  // "CVs that went to Redcliffe".
  [
    /\b(cvs?|profiles?|details) (?:(?:that|which|have|has|had|we|all) )*(?:went|gone|going|go)(?: (?:out|over|across|off))* to (?=\p{Lu}\p{Ll}+)(?!(?:Offer|Screen|Submitted|Client|References?|Interview|Placed|Funnel)\b)/gu,
    '$1 sent to ',
  ],
  [
    /\bCVs? (?:(?:that|which|have|has|had|we|all) )*(?:went|gone|going|go)(?: (?:out|over|across|off))* to (?=\p{Lu}\p{Ll}+)/gu,
    'cvs sent to ',
  ],
  [
    /\bmatched (?:(?:up )?by )(?:the |our |your )?(?:ai|system|software|computer|machine|algorithm|tool|assistant)\b/gi,
    'ai-matched',
  ],
  // "With 3 rejections and less than 2 live": people who are.
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]*)\\b((?:less|fewer|more) than|at least|at most|under|over|only|exactly|just) (\\d{1,2}) (live|active|in play|in process|in the running)(?: (?:left|now|still))*(?=\\s*(?:$|[,;.?!)]|(?:and|but)\\b))`,
      'giu',
    ),
    'with $1 $2 candidates who are $3',
  ],
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]*)\\b(?:whose|where the|where their|where) ${PEOPLE} are (?:(?:still|all|now|currently) )*${LIVE}(?![\\p{L}])`,
      'giu',
    ),
    'with candidates $1',
  ],
  // "Roles that went to a referral".
  [
    new RegExp(
      `\\b(${JOB}) (?:(?:that|which|we|have|has|ended up|all) )*(?:went|gone|going) to (?:an? |our |the )?(referrals?|(?:talent )?pool candidates?|direct applicants?|sourced candidates?)(?![\\p{L}])`,
      'giu',
    ),
    '$1 filled by $2',
  ],
  // "Rejected for anything except salary", "rejections vs withdrawals", "owner Dan or owner Callum", "Manchester-based candidates".
  [
    /\bfor (?:anything|any(?: other)? reasons?|reasons?|something|whatever reason)(?: (?:else )?)?(?:except(?: for)?|other than|but|apart from|besides|bar)(?: for)? (?=\p{L})/giu,
    'but not for ',
  ],
  [
    /\b(rejections?|rejects|rejected|withdrawals?|withdrawn|withdrew|placements?|placed|submissions?|offers?) (?:vs\.?|v\.?|versus) (?=(?:rejections?|rejects|rejected|withdrawals?|withdrawn|withdrew|placements?|placed|submissions?|offers?)\b)/gi,
    '$1 or ',
  ],
  [
    /\b(owner|consultant|recruiter|client|team|stage|source|status)((?:\s*[:=])? [\p{L}&]+(?: [\p{L}&]+)?) or \1(?:\s*[:=])? (?=\p{L})/giu,
    '$1$2 or ',
  ],
  [
    /(?<!\p{L})(\p{Lu}\p{Ll}+)[- ]based (candidates?|people|applicants?|folks?|contractors?)(?!\p{L})/gu,
    '$2 living in $1',
  ],
  // "Where the offer was declined".
  [
    new RegExp(
      `(?<=\\b${JOB}\\b[^.;?!]*)\\bwhere (?:the|an|our|their|any) offers? (?:(?:was|were|has been|have been|got) )?(?:declined|rejected|turned down|refused|knocked back)(?![\\p{L}])`,
      'giu',
    ),
    'with offers rejected',
  ],
  // "Hannah owns but Priya has candidates on".
  [
    new RegExp(
      `\\b(?<=\\b${JOB}\\b[^.;?!]*)(?:where|but|and|though) (\\p{L}+) has (?:an? |any |some )?(?:live |active )?${PEOPLE} (?:on|in)(?: (?:it|them))?(?=\\s*(?:$|[,;.?!)]|(?:and|but)\\b))`,
      'giu',
    ),
    'with candidates of $1',
  ],
  // "Who is coming in for interview on Tuesday".
  [
    /\b(?:(?:who|that) )?(?:is|are) (?:coming|going)(?: in)? (?:for|to) (?:an? |their )?((?:client |second |first |final )?)interviews? (?=(?:on |at |today|tomorrow|next |this |later|(?:mon|tues|wednes|thurs|fri)day))/gi,
    'with an $1interview ',
  ],
  // "Applications to jobs that closed".
  [
    /\b(to|on|for|at) (?:the |any )?(jobs?|roles?|vacanc(?:y|ies)|positions?) (?:that|which) (?:(?:have|has|are|is|were|was|got|been|now|since) )*(closed|filled)(?!,|\/| (?:or|and|in|on|last|this|since|yesterday|before|after|during|between|for|within|by|from)\b)(?![\p{L}])/giu,
    '$1 $3 $2',
  ],
  [
    /\bneither (at|in) (\p{L}+(?: interview)?) nor (?!(?:at|in)\b)(submitted|offer|references|screen|funnel|placed)\b/giu,
    'neither $1 $2 nor $1 $3',
  ],
  [
    /\b(?:the|that) (?:same )?(town|city) (?:that |where |which )?(?:the|their) job is(?: in| based| located)*(?![\p{L}])/giu,
    'the same $1 as the job',
  ],
  [
    /\bwhere the (?:hire|placement|placed (?:candidate|person)|person (?:placed|hired)|successful candidate|candidate (?:placed|hired)) (?:(?:we made|was|is|had|has) )*(?:came|come|found|sourced|hired)? ?(?:from|out of|through|via) /gi,
    'with somebody placed from ',
  ],
  [
    /^(.+?),? (oldest|newest|latest) first,? (?:top|first|limit|only|just|max(?:imum)?) (\d{1,2})$/gi,
    'the $3 $2 $1',
  ],
  // "Where Tom has a candidate but does not own the job".
  [
    new RegExp(
      `\\b(?:where|that|which) (\\p{L}+) has (?:an?|some|any|got an?|got) (?:live |active )?${PEOPLE}(?: (?:on|in|for)(?: (?:it|them))?)?,? (?:but|and|though|yet)(?: (?:he|she|they|\\1))? (?:(?:do|does) not own|is not the owner of|(?:do|does) not run) (?:the|it|them|that|those)(?: ${JOB})?(?: (?:himself|herself|themselves))?(?![\\p{L}])`,
      'giu',
    ),
    'with candidates of $1, not owned by $1',
  ],
];
