type Saying = readonly [RegExp, string];

/** What a day is told by, right behind what happened on it. */
const DAYS =
  '(?= (?:in|on|between|since|before|after|last|this|during|over|within|throughout|yesterday|today|earlier|around|at the (?:start|beginning|end)|from (?:\\d|the|last|early|mid|late|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\d|more than|less than|(?:an?|one|two|three|the) (?:day|week|month|fortnight|while))\\b)';
const STAGE =
  '(?:the |our |their )?(funnel|triage|in ?box|screen(?:ing)?|maybe|yes|submitted|client interview|references|offer)(?: stage)?(?![\\p{L}])';
const WAY_OUT = '(?:out of|off|on from|away from|from)';
const TAKEN = '(?:moved?|taken?|took|got|gotten|shifted|pulled|picked|progressed|brought|pushed)';
const ONE_ON =
  '(?:up|on|along|forward|through|ahead)(?: by)?(?: to)? (?:an?|one|another|1|the next) (?:stage|step|rung|notch)|(?:an?|one|another|1) (?:stage|step|rung|notch) (?:up|on|further|forward)|(?:up |on |along |forward |through )?(?:on)?to the next (?:stage|step)';

/** Ways of saying when somebody came, moved up or never left, each with what is put in its place. */
export const OF_COMING_IN: readonly Saying[] = [
  // "Came to us between 15 and 31 July", "landed on our books in May".
  [
    new RegExp(
      `\\b(?:(?:came|come|coming) (?:in |through |over )?to us|reached us|(?:landed|arrived|turned up|showed up|appeared|popped up|registered|signed up) (?:with us|on our (?:books?|desks?|radar|patch)|in our (?:system|in ?box|database))|(?:joined|entered) (?:us|(?:the|our) (?:process|pipeline|books|system)))${DAYS}`,
      'giu',
    ),
    'applied',
  ],
  // "Last week's new arrivals"; "new applications" are those in the funnel.
  [
    /\b(?:(?:brand )?new(?:est)? )?(?:arrivals?|newcomers?|intakes?|new faces|new entrants)(?![\p{L}])/giu,
    'new ones',
  ],
  // Whom nobody took out of a stage stands there, and has not moved since then.
  [
    new RegExp(
      `\\b(?:(?:that|which|who|whom|and|but|(?:we|i|they)) )*(?:have|has|had|are|were|was|is)? ?\\b(?:not|never)(?: yet)?(?: been)? (?:${TAKEN}(?: (?:them|it|him|her))?(?: (?:on|up))? ${WAY_OUT}|left) ${STAGE}(?= (?:since(?! before)|for|in (?:over|the last|more than|\\d))\\b)`,
      'giu',
    ),
    'at $1 and not moved',
  ],
  [
    new RegExp(
      `\\b(?:(?:that|which|who|whom|and|but) )*(?:nobody|no one|none of us|not one of us) (?:(?:has|have|had|ever|yet|even|actually) )*${TAKEN}(?: (?:them|it|him|her|any(?: of them)?|anyone))?(?: (?:on|up))? ${WAY_OUT} ${STAGE}`,
      'giu',
    ),
    'still at $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:that|which|who|whom|and|but|(?:we|i|they)) )*(?:have|has|had|are|were|was|is)? ?\\b(?:not|never)(?: yet)?(?: been)? (?:${TAKEN}(?: (?:them|it|him|her))?(?: (?:on|up))? ${WAY_OUT}|left) ${STAGE}`,
      'giu',
    ),
    'still at $1',
  ],
  // Whoever moved up a stage stands at one that is come to.
  [
    new RegExp(
      `(?<!\\binterviews?\\b[^.;?!]*)\\b(?:(?:move|push|progress|advance|bump|shift|promote|nudge|step|take|bring|put)(?:s|d|ed|ped|ing)?|go|goes|went|gone|got|took|taken|brought)(?: (?:moved|pushed|progressed|advanced|bumped|promoted))?(?: (?:them|him|her|people|anyone|anybody|somebody|someone|candidates))? (?:${ONE_ON})(?![\\p{L}])`,
      'giu',
    ),
    'at yes or later moved',
  ],
  // "At screen for a month and not moved since" says it once more; of what was sent it tells where it stands.
  [
    /(?<=\b(?:at|in|on|with) (?:the )?(?:funnel|triage|maybe|yes|screen|submitted|clients?|client interview|references|offer)\b[^.;?!]{0,60}),? (?:and |but |with )?(?:(?:have|has|had|there has been) )?(?:not|never|no|nothing)(?: (?:been|had|any|has|yet))* (?:moved|movement|touched|progress(?:ed)?|happened|budged|changed?)(?: (?:on|at all))? since(?: then)?(?=\s*(?:$|[,;.?!)]))/giu,
    '',
  ],
  [
    /\b((?:submitted|sent (?:out|over|across|to (?:the |their )?clients?)|put forward)\b[^.;?!,]{0,40}),? (?:and |but |with )?(?:(?:have|has|had|there has been) )?(?:not|never|no|nothing)(?: (?:been|had|any|has|yet))* (?:moved|movement|touched|progress(?:ed)?|happened|budged|changed?)(?: (?:on|at all))? since(?: then)?(?=\s*(?:$|[,;.?!)]))/giu,
    '$1 and still at submitted',
  ],
  // A CV that has been with the client for a time is still there.
  [
    /\b(?:(?:the |all |those |their )?cvs? )?(?:(?:that|which|who) )?(?:have|has) (?:(?:now|already|all|just|simply) )*been (?:(?:sat|sitting|waiting|stuck|left|lying) )?with (?:the |their |our |an? )?clients?(?= (?:for|since|over|more than|longer than|at least|(?:the )?longest)\b)/giu,
    'at submitted',
  ],
  // A job that went live was opened then.
  [
    new RegExp(
      `(?<=\\b(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?|ones|that|which)) (?:(?:that|which) )?(?:(?:have|has) )?(?:went|gone|go(?:es)?) live${DAYS}`,
      'giu',
    ),
    ' opened',
  ],
  // Whoever withdrew after getting an offer came to it.
  [
    /\b(after|following) (?:getting|receiving|having(?: had)?|being (?:given|made|sent)|we (?:made|gave) (?:them|him|her)|they (?:got|had)) (?=(?:an?|the|our|their) (?:offers?|interviews?)\b)/gi,
    '$1 ',
  ],
  // Whose own doing it was.
  [/\b(?:came|come|got) (?:in )?to us (?:by |all by )?themselves(?![\p{L}])/giu, 'applied directly'],
  // Since when a job is there.
  [
    /\b(jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?) (?:(?:that|which) )?(?:(?:date|dates|dated|dating|go|goes|going|went)(?: all the way)? back (?:to|as far as)|dating from)(?= )/giu,
    '$1 from',
  ],
  [/\b(?:based|living|lives?|located) (?:out of|around)(?= )/gi, 'based in'],
];
