// What people say to keep others from coming. These turns of phrase are few; the reasons for them are without end.
const AWAY =
  /^\W*(?:sorry,? |definitely )?no [^.;,:]{3,40}, (?:thank you|thanks|ta|cheers|please)\b|\b(?:(?:need|should|may|must) not (?:apply|bother)|needn't (?:apply|bother)|(?:do not|don't|no point) (?:apply\w*|bother\w*|waste \w+)|(?:please |kindly )?(?:look|apply|try|be (?:happier|better(?: off)?)|happier|better off|do better|better suited) (?:elsewhere|(?:some|any)where else)|save (?:us|yourself|everyone|everybody|both)\b[^.;]{0,20}\b(?:trouble|time|bother|effort|trip|stamp)|(?:is|are|was|will be|would be)(?: probably| likely| definitely)?(?:n't| not) (?:(?:the|a) (?:right )?(?:place|role|job|team|shop|house|fit) )?for (?:you|them|him|her|anyone|people)|(?:will not|won't|do not|don't|cannot|can't|not) (?:be )?(?:see|seeing|meet|meeting|interview\w*|consider\w*|look(?:ing)? at|shortlist\w*|entertain\w*|tak(?:e|ing)(?: on)?|hir(?:e|ing)|employ\w*|send(?:ing)?|accept\w*|progress\w*) (?:any ?(?:one|body|more|further)?|people|candidates|applicants|applications|those|folks?|somebody|someone|them|women|men)|(?:will|would|may|might|could) (?:struggle|find it (?:hard|tough|difficult)|feel out of place|not (?:fit|last|cope|settle|gel|suit))|(?:save|spare) (?:your(?:self|selves)?|the|them|him|her) (?:the )?(?:stamps?|ink|petrol|breath|(?:bus |train )?fare|postage)|should (?:look at|try|go to|ring) [^.;]{3,30} instead|think twice|look away now|steer clear|(?:hold|holding|keep|keeping|weed|weeding|screen|screening|leave|leaving|sift|sifting|filter|filtering) (?:back|out|off|aside) (?:any ?(?:one|body)|people|those|candidates|applicants|folks|whoever)|pass on by|swipe left|count (?:yourself|themselves) out|rules? (?:you|them|him|her|anyone) out|not worth (?:your|applying)|going nowhere here|out of luck|(?:straight )?(?:in|into|to) the bin|(?:back|bottom|end|foot) of the (?:queue|pile|list|line|stack)|(?:rank\w*|mark\w*|scor\w+|weigh\w*) (?:them |you |these |those )?(?:lower|down|last|against|below)|(?:had|have|having|seen|avoid|no more) (?:[\p{L}-]+ )?(?:trouble|problems?|issues|luck|experiences?|enough|grief|drama) (?:with|of|from) (?:(?!and\b|or\b)[\p{L}-]+ ){1,2}(?:staff|workers|people|hires?|employees|ones|types|starters)|(?:no|hasn't|haven't|without) (?:the )?(?:time|room|place|patience|space|budget) for (?!error|mistakes?|compromise|egos?|politics|doubt|blame|passengers|improvement|shortcuts?|growth|excuses|complacency|drama|fluff|red tape|bureaucracy|everything|it\b|that\b|this\b|a (?:desk|second)|new (?:projects|work)))\b/iu;

// For what the work needs, anybody may be turned away: what they have done, know, hold or may do, the hours, how to apply.
const FOR_THE_WORK =
  /\b(?:without|experience\w*|licen[cs]\w*|tickets?|cards?|certif\w*|qualif\w*|degrees?|regist\w*|accredit\w*|rights?|visas?|sponsor\w*|portfolio|letters?|cvs?|resumes?|agenc(?:y|ies)|recruiters?|calls?|e-?mails?|time[- ]?wasters?|spam|canvass\w*|hours|shifts?|weekends?|nights?|travel\w*|commut\w*|relocat\w*|remote\w*|notice|start|salary|pay|rates?|skills?|knowledge|know|vaccin\w*|deadline|clos\w+|incomplete|email\w*|(?<!-)years?|targets?|pressure|pace|clearance|checks?|insurance|vehicle|heights|lift\w*)\b/iu;

// What somebody learned or did elsewhere is of the work, and tells where they are from.
const FROM_ABROAD =
  /\b(?:foreign|overseas|offshore|immigrant|third[- ]world|non-\p{L}+) (?:degrees?|qualif\w*|experience|certif\w*|universit\w+|schools?|names?|education|training|trained)\b/iu;

// "Late tenders will be marked down": what is weighed is a thing.
const THINGS =
  /^\W*(?:(?:late|old|damaged|unsold|missing|wrong|blank|poor|short|weak|any|all|the|our|those|whole|day-old|slow|unsigned|incomplete|expired) )*(?:tenders?|bids?|quot(?:e|ation)s?|estimates|submissions?|proposals?|essays?|assignments?|exam (?:papers?|scripts?)|answers|stock|items?|goods|lines|produce|bread|meat|fish|flowers|entries|invoices|returns|reports|drafts?|claims|forms|deliveries|batches|samples|parts|welds|prices|tickets|orders)(?: (?:with(?:out)?|that|which|from|past|over|after|of|in|by|[^\p{L}.;,]+) ?[^.;,]{0,40}?)? (?:is|are|was|were|will be|gets?|get|may be|can be|must be) (?:then |always |usually |also |at once )?(?:marked (?:down|lower|against)|scored (?:down|lower)|ranked lower)\b(?![^.;]*\b(?:you|your|applicants?|candidates?|people|anyone|someone|he|she|they|who|from (?:men|women|mums|mothers|foreign\p{L}*))\b)/iu;

/**
 * Where a sentence turns people away and does not say that it is for something of the work.
 * @param masked the sentence in small letters, with what is certainly lawful taken out
 */
export function turnedAway(masked: string): { start: number; end: number } | undefined {
  const found = AWAY.exec(masked);
  return found === null || THINGS.test(masked) || (FOR_THE_WORK.test(masked) && !FROM_ABROAD.test(masked))
    ? undefined
    : { start: found.index, end: found.index + found[0].length };
}
