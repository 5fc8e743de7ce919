type Saying = readonly [RegExp, string];

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TIME = `(?:(?:in |during |over |since )?(?:last|this|next|the past|the last) (?:\\d+ )?(?:weeks?|months?|quarters?|years?|fortnight|days)|(?:in|during|since) ${MONTH}|yesterday|today|tomorrow|(?:on |since |last )?(?:mon|tues|wednes|thurs|fri)day)`;
const WHO = '(?!(?:an?|the|our|their|my|us|me|no)\\b)\\p{L}+(?: \\p{Lu}\\p{L}+)?';
const CLIENT = '(?:(?:the|an?|our|their|any) )?clients?';

/** Ways of saying who held an interview and how, each with what is put in its place. */
export const OF_INTERVIEWS_HELD: readonly Saying[] = [
  // "Interviewed by Dan last month": when stands beside the interview, and is no day that somebody came in.
  [new RegExp(`\\b(interviewed|interviews?) ((?:by|with) ${WHO}) (${TIME})(?![\\p{L}'])`, 'giu'), '$1 $3 $2'],
  // "The client never interviewed them", "being interviewed by a client".
  [
    new RegExp(
      `\\b${CLIENT} (?:(?:has|have|had|did) )?(not|never)(?: (?:yet|ever|actually|even))* (?:interview(?:ed)?|met|meet|seen?|saw)(?: (?:them|him|her|those|any of them))?(?=\\s*(?:$|[,;.?!)]|(?:and|but|in|this|last|since|for)\\b))`,
      'giu',
    ),
    '$1 interviewed by the client',
  ],
  [/\b(interviewed|interviewing|met|seen) (by|with) (?:an?|any) client(?![\p{L}])/giu, '$1 $2 the client'],
  // "Scored 3 or below by the client".
  [
    /\b((?:scored|rated|marked|given)(?: (?:an?|at|at least|over|above|under|below))* [1-5](?: ?\+| or (?:more|above|better|higher|less|below|lower|worse|[1-5]))?(?: (?:out of 5|stars?))?) by (?:the |an? |their |our )?(?:clients?|hiring managers?)(?![\p{L}'])/giu,
    '$1 at the client interview',
  ],
  // "Good feedback (4+)".
  [
    /\b(?:(?:good|great|strong|positive|poor|bad|weak|interview|client) )*(?:feedback|scores?|ratings?|marks?) ?\(([1-5](?: ?\+| or (?:more|above|better|higher|less|below))?)(?: ?(?:\/|out of) ?5)?\)/gi,
    'scored $1',
  ],
  // "Screened by phone".
  [
    /\b(not |never )?(?:(?:been|was|were) )?screened (?:by|over|on|via) (?:(?:the|an?) )?(phone|telephone|video|zoom|teams|skype)(?: calls?)?(?![\p{L}])/giu,
    'with $1internal interviews by $2',
  ],
];
