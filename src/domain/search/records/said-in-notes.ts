type Saying = readonly [RegExp, string];

const LOWER = "[\\p{Ll}\\d ,'’&/-]";
const DAY = '(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri)day';
const HIRED = '(?:person|candidate|one|hire|placement|applicant|worker|nurse|chef|engineer|developer)';

/** What is written in notes and minutes, and who did not come, each with what is put in its place. */
export const IN_NOTES: readonly Saying[] = [
  // "Action from the Monday meeting: everyone at submitted".
  [
    new RegExp(
      `^(?:[Aa]ctions?|[Nn]otes?|[Ff]ollow[- ]?ups?|[Tt]o[- ]?dos?|[Tt]asks?|[Ff]ollowing|[Aa]fter|[Ff]rom|[Pp]oints?)(?: (?:from|for|after|of|on))?(?: (?:the|our|my|this))?(?: ${DAY}(?:'s)?| today's| yesterday's)? (?:${LOWER}{0,30} )?(?:meeting|call|catch[- ]?up|review|stand-?up|huddle|session|minutes)(?: (?:on|last|this) ${DAY})?: ?`,
      'u',
    ),
    '',
  ],
  // "I worry about salary. Rejected or withdrawn on money grounds".
  [
    /^(?:i|we) (?:(?:am|are|do|rather|really|a bit|slightly|still) )*(?:worry|worried|fear|afraid|dread|hate|concerned|anxious|nervous)\b[^.;?!:]*[.;!:] (?=\p{L}[^.]{10})(?!.*\b(?:those|these|there|them|ones)\b)/iu,
    '',
  ],
  // "Screen >2wks".
  [/(?<=\s|^|\p{L})> ?(?=\d+ ?(?:d|w|days?|w(?:ee)?ks?|months?|mths?|years?)\b)/giu, ' over '],
  [/(?<=\s|^|\p{L})< ?(?=\d+ ?(?:d|w|days?|w(?:ee)?ks?|months?|mths?|years?)\b)/giu, ' under '],
  // "However they ended up".
  [
    /,? ?(?:however|whichever way|in whatever way) (?:it|they|he|she|that|those) (?:(?:has|have|had|then|later|finally) )*(?:ended|turned out|finished|went|came out|worked out)(?: up| in the end| since)?(?=\s*(?:$|[,;.?!)]))/giu,
    '',
  ],
  // "Client no-shows" were at interviews of the client.
  [/\b(client) no[- ]?shows?(?! (?:rate|policy|fee)s?\b)(?![\p{L}])/giu, 'no-show at a $1 interview'],
  // "Where a candidate failed to turn up".
  [
    /\b(?:(?:simply|just|then|suddenly|actually|somehow) )*(?:did not|failed to|forgot to|never|has not|have not|not) (?:(?:even|ever|actually) )?(?:turn(?:ed)?|show(?:ed|n)?) up(?! (?:to|for|at)\b)(?: on the day| at all)?(?![\p{L}])/giu,
    'missed an interview',
  ],
  // "On which we made placements".
  [
    /\b(?:on|for|in) which (?:we|i) (?:have |had )?made (?:(?:an?|any|the|our|some) )?(placements?|hires?|submissions?|offers?)(?! to\b)(?![\p{L}])/giu,
    'with $1 made',
  ],
  // "Where the person placed came by referral".
  [
    new RegExp(
      `\\b(?:where|and|whose) (?:the )?(?:${HIRED} (?:(?:we|that|who|was) )*(?:placed|hired)|(?:placed|hired|successful) ${HIRED}) (?:(?:was|had|has|first|originally) )*(?:came|come|found|sourced|got)(?: to us| in)? (?:by|through|via|from|as) (?:an? |the |our )?`,
      'giu',
    ),
    'with somebody placed from ',
  ],
];
