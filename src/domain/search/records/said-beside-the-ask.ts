type Saying = readonly [RegExp, string];

/** What would still ask for something. */
const NO_TERMS = '(?:(?!\\b(?:if|who|whose|unless|only|but|except|not|where|which)\\b)[^.;?!])';
/** What whoever asks will do: to look at, count or narrow is to ask. */
const WILL =
  '(?:i|we)(?: (?:just|then|also|really|actually))*(?: (?:want|need|mean|plan|intend|hope|have|am going|are going|am planning|are planning|am hoping|are hoping|am about|are about|would like|am trying|are trying) to| will| would| can then| shall)(?: be(?= (?!look|search|see|want)\\p{L}+ing\\b))?';
const TO_ASK =
  '(?:like|prefer|love|rather|want|need|see|know|look|list|find|get|have|pull|view|show|check|search|filter|include|exclude|leave|keep|drop|skip|count|hear|read|be|compare|sort|limit|narrow|add|focus|ignore|consider|understand|work|use|start|take|do)';
const THEM = '(?:them|these|those|it|him|her|everyone|everybody|the (?:lot|answer|list))';
const LOWER = "[\\p{Ll}\\d ,'’&/-]";
const OCCASION =
  '(?:sessions?|workshops?|training|meetings?|reviews?|reports?|packs?|decks?|newsletters?|boards?|audits?|presentations?|forecasts?|budgets?|spreadsheets?|dashboards?|slides?|articles?|pieces?|blogs?|campaigns?|appraisals?|huddles?|stand-?ups?|talks?|calls?|catch-?ups?)';
const ASKS =
  '(?=(?:please |can you |could you )*(?:which|who|what|whose|show|list|give|find|any|all|every|everyone|everybody|get|pull|tell|where|how|those|people|candidates|applications|applicants|jobs|roles|interviews|need|i need|we need|send)\\b)';
const MEETING =
  '(?:[Rr]eviews?|[Mm]eetings?|[Cc]alls?|[Cc]atch[- ]?ups?|[Ll]unch|[Cc]offee|[Ss]essions?|[Vv]isits?)';
const WHEN =
  '(?:(?:today|tomorrow|later|shortly|(?:after|before|over|at) lunch|first thing|this (?:morning|afternoon|evening|week)|next week|(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri)day|at \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?)(?: (?:morning|afternoon|first thing|after lunch|at \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?))?)';
const COMPANY = "(\\p{Lu}[\\p{L}'’-]*(?: (?:(?:and|&|of) )?\\p{Lu}[\\p{L}'’-]*){0,3})";
const PERSON = '(?:person|people|candidates?|applicants?)';
const LEFT = '(?:(?:left|still|now|currently|who (?:is|are))\\s+)*';
const IN_PLAY = '(?:in (?:play|process|the (?:running|process|mix|frame))|live|active)';

/** What is said beside what is asked for: what somebody means to do with it, what it is for, and what it is in other words. */
export const BESIDE_THE_ASK: readonly Saying[] = [
  // "I want to reject them in one go", "I mean to raise retainers with them".
  [
    new RegExp(
      `(?<=[.;?!–-] ?)(?:so |and |then |because )*${WILL}(?: (?:just|quickly|then|all))* (?!${TO_ASK}\\b)\\p{L}+ (?:${NO_TERMS}*? )??${THEM}\\b${NO_TERMS}*[.!]?\\s*$`,
      'iu',
    ),
    '',
  ],
  // "I dread the answer."
  [
    new RegExp(
      `(?<=[.;?!–-] ?)(?:i|we) (?:(?:rather|really|do|am|are|a bit|slightly|quite) )*(?:dread|fear|hate|hope|suspect|bet|doubt|wonder|worry|worried|afraid|reckon|guess)\\b${NO_TERMS}*[.!]?\\s*$`,
      'iu',
    ),
    '',
  ],
  // "For the coaching session on phone screens:".
  [
    new RegExp(
      `^(?:[Tt]his is for|[Ii]t is for|[Nn]eeded for|[Oo]ne for|[Ff]or|[Aa]head of|[Bb]efore) (?:(?:the|my|our|an?|this|next) )(?:${LOWER}{0,40}?[ -])?${OCCASION}(?: (?!with\\b|of\\b)${LOWER}{0,40})?: ?`,
      'u',
    ),
    '',
  ],
  // "Thinking of reposting some ads: which open jobs".
  [
    new RegExp(
      `^(?:(?:[Ii]|[Ww]e) (?:am|are) )?(?:(?:[Jj]ust|[Ss]till) )?(?:[Tt]hinking (?:of|about)|[Cc]onsidering|[Pp]lanning to|[Ll]ooking to|[Tt]rying to|[Hh]oping to|[Aa]bout to) (?!(?:${LOWER}* )?(?:ones?|those|people|candidates?|who|whose|that|everyone|anyone|everybody|anybody|at|on|in)\\b)${LOWER}{3,80}?[:.;] ?${ASKS}`,
      'iu',
    ),
    '',
  ],
  // "Review with Marlowe & Finch tomorrow and Redcliffe after lunch, give me all jobs of those two".
  [
    new RegExp(
      `^(?:(?:[Ii] have|[Ii] have got|[Gg]ot|[Ww]e have) )?(?:(?:an?|[Aa]n?|my|[Mm]y|our) )?(?:\\p{L}+ )?${MEETING} with ${COMPANY} ${WHEN},? (?:and|then|and then)(?: (?:one )?with)? ${COMPANY}(?: ${WHEN})?\\s*[:.,;-]+ ?`,
      'u',
    ),
    'for $1 and $2: ',
  ],
  [
    new RegExp(
      `^(?:(?:[Ii] have|[Ii] have got|[Gg]ot|[Ww]e have) )?(?:(?:an?|[Aa]n?|my|[Mm]y|our) )?(?:\\p{Ll}+ )?${MEETING} (?:with|at|to) ${COMPANY} ${WHEN}\\s*[:.,;-]+ ?(?=.{6})`,
      'u',
    ),
    'for $1: ',
  ],
  [
    /(?<=^for \p{Lu}.*? and .*?: .*)\b(?:of|for|with|at) (?:(?:those|these)(?: 2| clients?| companies)?|both(?: of them)?|the 2)(?=\s*(?:$|[,;.?!)]))/gu,
    '',
  ],
  // "A candidate on the other line who won't look outside Leeds. Which vacancies are open there?"
  [
    /^(?:(?:i have |i have got |got |there is )?(?:an? |the )?)(?:candidate|girl|guy|lad|lady|chap|man|woman|nurse|chef|developer|engineer|caller|someone|somebody)\b[^.;?!]{0,40}?,? (?:who|that|but|and)? ?(?:(?:he|she|they) )?(?:will|would|can|does|do|could) not (?:look|work|go|travel|move|commute|consider anything|take anything|leave|stray)(?: (?:at|for) (?:jobs?|anything|work|roles?))? ?(?:outside|beyond|out of|further than|away from|anywhere (?:other than|but|except)|elsewhere than)?(?: of)? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s*[,;:.!?–-]+\s*([^.?!]*?)\b(?:there|for (?:him|her|them))\b/giu,
    '$2in $1',
  ],
  // "No matter how it ended", "never mind if it is still going".
  [
    /,? ?(?:no matter|never mind|regardless(?: of)?|irrespective of|(?:it )?(?:does|do) not matter|(?:i )?do not (?:mind|care)|not (?:bothered|fussed)) (?:about )?(?:how|if|whether|what)(?: (?:or not|the))? (?:(?:it|they|he|she|that|those|job|jobs|role|roles|one|ones|application|applications|things?) )(?:has |have |had |is |are |was |were |did |do |does )?[\p{Ll} '’-]{2,30}(?=\s*(?:$|[,;.?!)]))/giu,
    '',
  ],
  [
    /(?<!\b(?:submitted|sent|put forward|presented|forwarded)\b[^;.?!]{0,30}),? ?whatever (?:became of|happened to|happens to|came of) (?:them|it|those|him|her|each)(?: (?:since|later|next|in the end|afterwards))?(?=\s*(?:$|[,;.?!)]))/giu,
    '',
  ],
  // "With Weak technical test as the reason", "with pool as its source".
  [
    /\b(?:with|of|having) (?:the )?(\p{L}+(?: \p{L}+)?) (?:as|for) (?:the|an?|its|their) source\b/giu,
    'with source $1',
  ],
  [
    /(?<=\p{L}['"’”]?) (?:as|for) (?:the|an?|its|their) (?:given |stated |main |recorded )?reason(?: given| stated| recorded)?(?=\s*(?:$|[,;.?!)]|(?:and|but|in|on|since|last|this|for|from)\b))/giu,
    '',
  ],
  // "Never a client interview booked for them".
  [
    /\b(?:(?:and|but) )?(?:never|not)(?: (?:had|having had|got|been given))? (?:an?|any|one|so much as an?|even an?) ((?:client |first |internal )?)interviews? (?:booked|arranged|set up|scheduled|held|in the diary)(?: (?:for|with) (?:them|him|her|it))?(?![\p{L}])/giu,
    'and with no $1interviews',
  ],
  // "One person or none left in play".
  [
    new RegExp(
      `\\b(?:with |have |has |having )?(?:only |just )?(one|\\d{1,2}) ${PERSON} or (?:none|nobody|no[ -]one|fewer|less|zero|0)(?: at all)? ${LEFT}${IN_PLAY}(?![\\p{L}])`,
      'giu',
    ),
    'with at most $1 live applications',
  ],
  [
    new RegExp(
      `\\b(?:with |have |has |having )?(?:none|nobody|no[ -]one|zero) or (?:only |just )?(one|\\d{1,2})(?: ${PERSON})? ${LEFT}${IN_PLAY}(?![\\p{L}])`,
      'giu',
    ),
    'with at most $1 live applications',
  ],
  // "Where the job itself has been filled".
  [
    /\b(jobs?|roles?|vacanc(?:y|ies)|positions?|candidates?|client|clients) (?:itself|themselves)(?= (?:is|are|has|have|was|were)\b)/giu,
    '$1',
  ],
  // "Next week (mon to fri)".
  [
    /\b(?:(?:for|in|during|over) )?(this|next|last) week,? ?\(?((?:mon|tue|wed|thu|fri)[a-z]*) ?(?:to|-|–|through|thru|until|till) ?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b\)?/giu,
    'between $2 and $3 $1 week',
  ],
  // "Tomorrow or any day next week".
  [
    /\b(or|and) (?:on )?any (?:other )?(?:day|time) (?:in |during )?(?=(?:next|this|last) (?:week|month))/giu,
    '$1 ',
  ],
  // "An interview still to come, tomorrow or next week".
  [
    /(?<=\b(?:still to come|to come|upcoming|coming up|still ahead|booked|scheduled|in the diary)),(?= (?:either )?(?:today|tomorrow|this (?:week|afternoon|month)|next (?:week|month)|(?:on )?(?:mon|tues|wednes|thurs|fri)day)\b)/giu,
    '',
  ],
  // "Someone at references and at offer": nobody stands at both.
  [
    /(?<=\b(?:jobs?|roles?|vacanc(?:y|ies)|positions?|briefs?|where (?:(?:have|do|has|there|is|are) )*(?:we|there|is|are))\b[^.;?!]*)\b(somebody|someone|an? (?:candidate|person)|at least (?:one|1)(?: (?:candidate|person))?) (?:(?:who is|standing|sitting|both|now|still) )*at (references?|offer|screen|submitted|client interview|funnel)(?: stage)? and (?:also )?at (references?|offer|screen|submitted|client interview|funnel)(?![\p{L}])/giu,
    'somebody at $2 and somebody at $3',
  ],
  // "Reject outcome yet still live": of an interview.
  [
    /(?<!\binterview )\b(?:an? |the )?(reject|advance|hold)(?:ed|d)? (?:interview )?outcomes?(?![\p{L}])/giu,
    'interview outcome $1',
  ],
  // "Put on hold after the interview".
  [
    /\b(?:(?:that|who|which) )?(?:(?:was|were|is|are|been|have been|has been|got) )*(?:put|placed|left|kept|parked) on hold (?:after|following|at|from) (?:(?:an?|the|their|his|her|our|any|some) )?((?:client |internal |first |second )*)interviews?(?![\p{L}])/giu,
    'with $1interview outcome hold',
  ],
  // "At offer: Leeds. At references: London."
  [
    /^((?:at |in |on )?[\p{L} ]{3,24}): (\p{Lu}[\p{L}&' -]{2,30})[.;] ((?:at |in |on )?[\p{L} ]{3,24}): (\p{Lu}[\p{L}&' -]{2,30})[.;]?\s*$/giu,
    '$1 $2, $3 $4',
  ],
  // "Jobs we made a placement on".
  [
    /\b(jobs?|roles?|vacanc(?:y|ies)|positions?) (?:that |which |where )?(?:we|i) (?:have |had )?made (?:an?|any|the|our) (placements?|hires?|submissions?|offers?) (?:on|in|at|with|for|against)(?! the\b)(?![\p{L}])/giu,
    '$1 with $2 made',
  ],
  // "That is to say", and why the words before it need not hold as well (restated.ts).
  [
    /(?<![\p{L}\d.])(?:i\.? ?e\.?|that is to say|in other words|by which (?:i|we) mean|meaning by that|viz\.?)(?:,|:)? (?=[\p{L}\d])/giu,
    'namely ',
  ],
];
