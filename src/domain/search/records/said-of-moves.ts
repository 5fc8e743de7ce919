type Saying = readonly [RegExp, string];

const STAGE =
  '(?:submitted|screen|funnel|references?|offer|client[ _]interviews?|interviews?|yes|maybe|placed|triage)';
/** Where nothing but jobs is asked for, a change of stage is none of theirs. */
const NOT_OF_JOBS =
  '(?<!^(?:(?:show|list|give|find|me|us|all|any|the|our|my|which|what|open|live|active|please) )*(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?)\\b[^.;?!]*)';
const SINCE = '(?=\\s+(?:since|for|in|over|within|during|after|this|last)\\b)';
const TIME =
  '((?:(?:last|this) (?:week|month|quarter|year)|(?:in|since|during) (?:(?:early|late|mid) )?\\p{L}+|recently|lately|this year) )?';
const PEOPLE =
  '(?:(?:(?:a |an |the |any |some |several |many |most |few |couple |number |lot |of |\\d+ |good |our |best )*(?:people|candidates?|persons?|ones|them|someone|somebody|anyone|anybody|applicants?|him|her)) )?';

/** Ways of saying how somebody moved from stage to stage, or did not, each with what is put in its place. */
export const OF_MOVES: readonly Saying[] = [
  [/(?<=\d )(?:business|week|work|wkg|wrkg|office)[ -]?days?\b/gi, 'working days'],
  [/(?<=\b(?:last|past|previous|next) )(?:business|work|wkg)[ -]?day\b/gi, 'working day'],
  [/\bclient_interview\b/gi, 'client interview'],
  [/\bcalendar (?=(?:week|month|quarter|year)s?\b)/gi, ''],
  // "At offer with no stage changes since 1 November".
  [
    new RegExp(
      `${NOT_OF_JOBS}\\b(?:(?:and|but|with|who|that|which|have|has|had|having|there (?:is|are|was|were|has been|have been)) )*(?:no|without(?: an?| any)?|zero|not (?:an?|one|any)(?: single)?) (?:stage|status) (?:changes?|moves?|movements?|updates?|transitions?|progress(?:ion)?)${SINCE}`,
      'gi',
    ),
    'not moved',
  ],
  [
    new RegExp(
      `${NOT_OF_JOBS}\\b(?:(?:whose|where|and|but|their|the|his|her) )*stages? (?:(?:has|have|had|is|are|was|were) )?(?:not (?:yet )?(?:been )?(?:changed|moved|updated)|unchanged|the same|stayed (?:the same|put))${SINCE}`,
      'gi',
    ),
    'not moved',
  ],
  [
    new RegExp(
      `${NOT_OF_JOBS}\\b(?:(?:has|have|had|did|do) )?not (?:changed?|moved?|switched?|left|leave) (?:stages?|their stages?|columns?)${SINCE}`,
      'gi',
    ),
    'not moved',
  ],
  [
    new RegExp(
      `${NOT_OF_JOBS}\\b(?:(?:still|been|stuck|are|is|sitting|in|at|on) )*(?:the )?same stage (?=(?:since|for)\\b)`,
      'gi',
    ),
    'not moved ',
  ],
  // "Waiting since more than two weeks" is said so in other tongues.
  [
    /\bsince (?=(?:already )?(?:more than|over|longer than|at least|less than|under|almost|nearly|about|around) (?:an?|one|\d+) (?:working )?(?:days?|weeks?|months?|years?)(?! ago)\b)/gi,
    'for ',
  ],
  [/\bfor already (?=(?:more than|over|longer than|at least|an?|\d))/gi, 'for '],
  // "Lost a few people last month to other offers".
  [
    new RegExp(
      `\\b(?!(?:los[te]|losing) to (?:another|an?|the) )(?:los[te]|losing) ${PEOPLE}${TIME}to (?:an? |the |some )?(?:other|another|others?'?|competing|rival|better|different|outside) (offer|job|role)s?(?: elsewhere)?(?![\\p{L}])`,
      'giu',
    ),
    'withdrew $1because of another $2',
  ],
  // "Came from client interview, now at references".
  [
    new RegExp(
      `\\b(?:(?:who|that|they|just|only|have|has|had) )*(?:came|come|coming|arrived|up|moved|stepped|progressed) (?:(?:here|there|over|on|up|across|straight|directly) )*from (?:the )?(${STAGE})(?: stage)?,? (?:(?:and|but|who|that|is|are|now|currently|today|sitting|sat|standing) )*(?:at|in|on|to) (?:the )?(?=${STAGE}\\b)`,
      'gi',
    ),
    'moved from $1 to ',
  ],
  // "With people at both submitted and offer".
  [
    new RegExp(
      `\\b(?:(?:with|have|having|has|got|where|there (?:is|are)) )*(?:people|candidates?|applicants?|applications?|somebody|someone|anyone|anybody) (?:(?:live|sitting|stood|standing|now|currently) )*(?:at|in) both (?:the )?(${STAGE})(?: stage)? and (?:at |in )?(?:the )?(${STAGE})(?: stage)?(?![\\p{L}])`,
      'giu',
    ),
    'with somebody at $1 and somebody at $2',
  ],
  [
    /\bwhere (is|are) (?:the )?(candidate|candidates|person|people) (?=(?:at|in|waiting|sitting|stuck|standing)\b)/gi,
    'where there $1 $2 ',
  ],
  // "Non-Hull jobs".
  [
    /\bnon-(?=\p{Lu}\p{Ll}+ (?:jobs?|roles?|ones|vacancies|clients?|candidates?|people|interviews?)(?!\p{L}))/gu,
    'not ',
  ],
  // "Aisha versus Callum": the records of both.
  [
    /(?<!\p{L})(\p{Lu}\p{Ll}+)((?: \p{Ll}+){0,2}) (?:versus|vs\.?|v\.?) (\p{Lu}\p{Ll}+)(?!\p{L})/gu,
    '$1 or $3$2',
  ],
  [/\b(?:ev(?:e)?r(?:y)?|evry)[- ]?(?:1|one)\b/gi, 'everyone'],
];
