import type { Told } from './other-money.ts';
import { type Said, stretchOf } from './plain-text.ts';
import type { RecordType } from './query.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What no record is asked by, in words that hold others which are. */
const NOT_HELD: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}])(?:(?:at|from|since) )?this time last (?:year|month|quarter|week)(?![\p{L}])/giu,
    'how long around that time is not said',
  ],
  [
    /(?<![\p{L}])(?:(?:did|does|do|has|have|by|of) )?each (?:consultants?|recruiters?|team|client|desk|owner)(?![\p{L}'])/giu,
    'records are listed and not counted by kind',
  ],
  [
    /(?<![\p{L}])(?:(?:(?:is|are|was|were|has|have) )?not (?:yet )?(?:been )?confirmed|unconfirmed|(?:yet|still) to (?:be confirmed|confirm)|(?:awaiting|pending|needs?|needing) confirm(?:ation|ing))(?: yet)?(?![\p{L}])/giu,
    'whether something is confirmed is not on record',
  ],
  [
    /(?<![\p{L}])(?:(?:(?:broken|split) (?:down|up|out)|grouped|split|summed|counted|totalled|tallied) (?:by|per)|per|for each|by each) (?:jobs?|roles?|vacanc(?:y|ies)|clients?|compan(?:y|ies)|consultants?|recruiters?|owners?|teams?|desks?|stages?|sources?|reasons?|candidates?|outcomes?|interviewers?)(?![\p{L}'])/giu,
    'records are listed and not counted by kind',
  ],
  [
    new RegExp(
      `(?<![\\p{L}])(?:(?:on|for) )?(?:(?:an?|any|every|each|either a) ${DAY}(?: (?:or|and) (?:an? )?${DAY})?(?! (?:week|morning|the|\\d))|${DAY} (?:mornings|afternoons|evenings)|${DAY}s(?! (?:interviews?|ones|jobs?|list)\\b)(?: (?:or|and) ${DAY}s)?)(?![\\p{L}'])`,
      'giu',
    ),
    'the day of the week is not asked here',
  ],
  // "The three newest on each Kestrel job".
  [
    /(?<![\p{L}])(?:on|for|at|of|from|in|against) each (?:and every )?(?:of (?:the|our|my|these|those) )?(?:(?:open|live|active|of) )?(?:[\p{L}&'-]+ ){0,2}?(?:jobs?|roles?|vacanc(?:y|ies)|clients?|candidates?|teams?)(?![\p{L}'])/giu,
    'records are listed together and not for each',
  ],
  // "No news for two weeks": since when is of the news.
  [
    /(?<![\p{L}])(?:(?:with|has|have|had|and|but|is|been|we|they|got|still) )*(?:no|without(?: any)?|not (?:a|any)) (?:news|repl(?:y|ies)|responses?|answers?|contact|communication|calls?|e-?mails?|messages?)(?: (?:from|with|to|of|by) (?:(?:the|our|any) )?(?:clients?|candidates?|them|us))? (?:since|for|in|over) (?:the )?(?:(?:last|past|more than|over|at least) )*(?:\p{L}+|\d+)(?: (?:days?|weeks?|months?))?(?![\p{L}'])/giu,
    'when somebody was written to or answered is not asked here',
  ],
  // "Who has got the most open jobs".
  [
    /(?<![\p{L}])(?:who|whose|(?:which|what) (?:of (?:us|them|the) )?\p{L}+(?: \p{L}+)?) (?:(?:has|have|had|is|are|was|were|did|got|do|does|\p{L}+ed|made|sent|with|owns?|runs?|handles?|gets?) )*(?:the )?(?:most|fewest|least|biggest|highest|lowest)(?! recent)(?= \p{L})/giu,
    'records are listed and not ranked',
  ],
  [
    /(?<![\p{L}])(?:temp(?:orary)?|contract)[- ]?(?:to|2)[- ]?(?:perm(?:anent)?|hire)(?![\p{L}])/giu,
    'no type of job on record',
  ],
  [
    /(?<![\p{L}])(?:(?:at|on|in|after|from) )?(?:the |an? )?(?:cv|resume|paper|sift(?:ing)?|final)(?: (?:review|sift|screen))? stage(?![\p{L}])/giu,
    'no stage on record',
  ],
];

/** Tells what a search asks that no record of these tells. */
export const notHeldIn = (said: Said): Told[] =>
  NOT_HELD.flatMap(([pattern, why]) => toldOf(said, pattern, why));

const COMPARED: readonly [RegExp, string] = [
  /(?<![\p{L}])(?:v|vs|versus|compared (?:to|with)|as opposed to|(?:more|less|fewer|higher|lower|better|worse) (?:\p{L}+ )?than) (?:the )?(?:last|this|previous|prior|same) (?:week|month|quarter|year|time)(?: (?:before|last year))?(?![\p{L}])/giu,
  'records are listed and not compared',
];

/** What is asked of several records at once, which one search of one kind of record does not tell. */
const NOT_ASKED: Readonly<Record<RecordType, readonly (readonly [RegExp, string])[]>> = {
  applications: [
    // "On both a Kestrel and a Redcliffe job".
    [
      /(?<![\p{L}])(?:(?:live|active|in play|up|in|put|working|considered|going) )*(?:on|for|with|at|to|in) both (?:(?:an?|the|our|of) )*(?=[\p{L}&' -]{2,60}? and )(?!(?:the )?(?:screen|submitted|offer|references|client interviews?|funnel|days?|weeks?|months?)\b)/giu,
      'what else somebody is in for is not asked here',
    ],
    // "Rejected from one job but live on another".
    [
      /(?<![\p{L}])(?:(?:but|and|while|yet|though|who (?:are|is)|also) )?(?:(?:also|still|now|then|currently|are|is|were|in play) )*(?:[\p{L}-]+ )?(?<!\b(?:los[te]|losing|took|taken|accept(?:ed)?|preferred|chose) )(?:on|for|in|to|with|at|by|from) (?:another|(?:an|the|some|any)?other|(?:a |some )?different|somebody else's|a (?:2nd|second)) (?:of (?:our|the|my) )?(?:jobs?|roles?|ones?|vacanc(?:y|ies)|positions?|clients?|process(?:es)?|compan(?:y|ies))(?: as well| too)?(?![\p{L}'])(?! (?:interviews?|meetings?|rounds?|calls?)\b)|(?<![\p{L}])(?:(?:but|and|while|yet) )?(?:(?:also|still|now|then|currently) )*(?:live|active|in play|placed|rejected|submitted|interviewing|at offer) (?:(?:on|for|with|in) another(?= *(?:$|[,;.?!]))|elsewhere|somewhere else)(?![\p{L}'])/giu,
      'what else somebody is in for is not asked here',
    ],
    [
      /(?<![\p{L}])(?:(?:is|are|we are|still) )*(?:waiting (?:on|for)|awaiting|chasing) (?:the |an? |our |their )?clients?(?: to (?:come|get) back| to (?:decide|respond|answer))?(?![\p{L}'])(?! (?:feedback|interview|meeting))/giu,
      'for whom somebody waits is told by the stage',
    ],
    COMPARED,
  ],
  jobs: [
    [
      /(?<![\p{L}])(?:(?:where|which|that|we|they|is|are|still|currently|just) )*(?:waiting (?:on|for)|awaiting|chasing) (?:the |an? |our |their )?(?:clients?|hiring managers?)(?: to (?:come|get) back| to (?:decide|respond|answer))?(?![\p{L}'])(?! (?:feedback|interview|meeting))/giu,
      'on whom a job waits is not on record',
    ],
    // Whose "mine" are is not known, nor what works on a job.
    [
      /(?<![\p{L}])(?:(?:that|which|where) )?(?:no ?(?:one|body)|no-one|none|somebody|someone|anybody|anyone|not one) of (?:mine|ours|(?:my|our) (?:people|lot|team|consultants?|recruiters?|colleagues|guys|crew|desk|staff))(?: (?:(?:is|are|has|have|ever|currently|actively) )*(?:works?|worked|working)(?: on)?(?: (?:it|them))?)(?![\p{L}'])/giu,
      'whose people work on a job is told by its owner and by the owners of its candidates',
    ],
    // "Which clients have no open jobs".
    [
      /^(?:(?:show|list|give|tell|find|get|me|us|all|please|the|any|of|our|my|which|what|can you|how many|are there) )*(?:clients?|compan(?:y|ies)|customers?|consultants?|recruiters?|teams?)(?: of ours)? (?:(?:that|who|which|where|we) )?(?:(?:has|have|had|with|are|is|do|does|did|got) )*(?:no|not|without(?: any)?|none|never|zero|nothing)(?: (?:got|have|any|had))*(?![\p{L}])/giu,
      'jobs are listed, and neither clients nor people without any',
    ],
    // "Where everyone is still at funnel".
    [
      /(?<![\p{L}])(?:where |whose |with |and )?(?:everyone|everybody|all (?:of )?(?:the |their |our |its )?(?:candidates|people|applicants|applications)|every (?:single )?(?:candidate|applicant|application)|only people)(?: (?:(?:on|for|in) (?:it|them))?(?: ?(?:is|are|was|were|has|have|been|still|now|either|stuck|sitting)))+ (?:(?:at|in|on|the|an?) )*(?:funnel|screen(?:ing|ed)?|submitted|(?:client )?interview(?:ing|ed|s)?|references?|offer|placed|rejected|withdrawn|maybe|yes|no)(?: stage)?(?![\p{L}])/giu,
      'where all people of a job stand is not asked here',
    ],
    [
      /(?<![\p{L}])(?:(?:with|have|having|has|got|where|we|there|is|are) )*(?:an? )?(?:people|candidates?|applicants?|applications?|somebody|someone|anyone|anybody) (?:(?:live|active|sitting|stood|standing) )?(?:at|in|across) (?:every|each|all)(?: of| single)?(?: the)? stages?(?![\p{L}])/giu,
      'stages are asked for one by one',
    ],
    [
      /(?<![\p{L}])(?:(?:with|have|having|has) )?(?:interviews?|meetings?|applications?|applicants|submissions|cvs) (?:(?:in|on|booked|during|for) )*both [^,;.?!]{3,40}? and (?:(?:this|last|next|the) )?\p{L}+(?: week| month| quarter)?(?![\p{L}])/giu,
      'two stretches of days are asked for one by one',
    ],
    COMPARED,
  ],
  interviews: [
    [
      /(?<![\p{L}])(?:(?:more|less|longer|further|fewer) than|over|under|at least|within)? ?(?:an?|\d+) (?:days?|weeks?|months?|fortnights?) (?:away|ahead|out|off|in advance|hence)(?![\p{L}])(?! of\b)/giu,
      'how far ahead is asked by days',
    ],
    // "Candidate cancelled": that it was called off is on record.
    [
      /(?<![\p{L}'])(?:(?:that|which|where) )?(?:the |our |an? )?(?:clients?|candidates?|hiring managers?|applicants?)(?= (?:(?:has|have|had|just|then|also) )*(?:cancelled|canceled|called off|rescheduled|postponed)(?![\p{L}])(?! (?:ones|interviews|by)\b))/giu,
      'who called an interview off is not asked here',
    ],
    [
      /(?<![\p{L}])(?:rescheduled|moved|pushed(?: back| out)?|put back|brought forward|postponed|shifted|rearranged) from [^,;.?!]{2,30}? (?:to|into|until) (?:(?:this|next|the|last) )?[\p{L}\d]+(?: week| month)?(?![\p{L}])/giu,
      'from and to when an interview was moved is not on record',
    ],
    COMPARED,
  ],
};

/** Tells what of a search would take more than one search, or none. */
export function notAskedIn(said: Said, type: RecordType): Told[] {
  return NOT_ASKED[type].flatMap(([pattern, why]) => toldOf(said, pattern, why));
}

const toldOf = (said: Said, pattern: RegExp, why: string): Told[] =>
  [...said.each(pattern)].map((match) => {
    said.blot(stretchOf(match));
    return { ...stretchOf(match), why: `${match[0]} (${why})` };
  });
