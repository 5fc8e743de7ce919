// Why a job is open, and who had it before: it tells of somebody who goes, and of nobody who is wanted.

const KIN_OF_WORK =
  "(?:old mate|colleague|predecessor|manager|foreman|bookkeeper|dispatcher|receptionist|chef|cook|nurse|driver|teacher|supervisor|lead|head|secretary|secretar(?:y|ies)|boss|admin(?:istrator)?|accountant|clerk|controller|coordinator|technician|fitter|mechanic|(?:\\p{L}{3,}er|\\p{L}{3,}or|\\p{L}{3,}ist)(?:['’]s)?)";
const WHO = `(?:(?:our|the|my|his|her) (?:\\p{L}+ ){0,2}${KIN_OF_WORK}|old mate|(?!(?:Must|Need|Wanted|Only|No|Not|Women|Men|Young|Older|Candidates?|Applicants?|Anyone|Nobody|Someone|Somebody|Those|People|They|You|We|If|When|Because|As|Since|So)\\b)\\p{L}{2,}(?: (?:in|on|from|at) (?:the )?\\p{L}+)?)`;
const GOES =
  "(?:(?:is|['’]s|has|was|goes|will be|is going|['’]s going|has gone|['’]s gone)? ?(?:off |out |away )?(?:on (?:maternity|mat|paternity|parental|adoption|sick|long[- ]term sick|carer['’]s|family|compassionate)(?: leave)?|having (?:a|another|her (?:first|second|third)|their (?:first|second|third)) bab(?:y|ies)|expecting(?: in \\p{L}+)?|retir(?:es?|ed|ing)(?: (?:after|at|in|this|next|on) [^.;,]{2,30})?|off (?:sick|with (?:her|his|a) \\p{L}+)|emigrat(?:es?|ed|ing)|moving (?:home|back|away|to \\p{L}+)))";
const OPEN =
  "(?:hence (?:the|this) |(?:so|which is why|that['’]s why|and) (?:(?:that|so) )?(?:there(?:['’]s| is) |we(?:['’]ve| have)(?: got)? |it(?:['’]s| is) |this is )?(?:an? |the |her |his |this |some )?)(?:[\\p{L}-]+ ){0,2}(?:vacancy|gap|opening|opportunity|cover|desk|seat|chair|role|job|post|position|contract|month|spot|round|bench|van|run)(?:['’]s)?\\b";
// Who is wished for in their place.
const WISH =
  "(?![^.;]*\\b(?:want|wants|wanted|rather|prefer\\p{L}*|someone|somebody|anyone (?!can|who can)|another|instead|this time|again|must|looking|avoid|no more|never|not|n['’]t|can['’]t|young\\p{L}*|older|mature|settled|single|wom[ae]n|m[ae]n|girls?|lads?|mums?|mothers?|kids|children|won['’]t|only|ideally|past|same|replac\\p{L}* (?:him|her|them) with)\\b)";

export const LAWFUL_VACANT: readonly RegExp[] = [
  new RegExp(`^\\W*(?=[^.;]*${OPEN})${WISH}${WHO}(?:['’]s| is| has| was)? ?${GOES}\\b[^.;]*`, 'giu'),
  // "Our last nurse went on maternity leave in May": who is away, and since when.
  new RegExp(
    `^\\W*${WISH}${WHO}(?: is| has|['’]s)? (?:went|goes|going|gone|off|on) (?:off )?(?:on )?(?:maternity|mat|parental|paternity|adoption) leave(?: (?:in|from|until|since|last|next|at the end of|this) [^.;,]{2,25})?(?:,? and (?:is coming|comes|will be|is back|returns)[^.;]*)?\\W*$`,
    'giu',
  ),
  // "The chap before you built the database himself."
  new RegExp(
    `^\\W*(?:the|our) (?:last |previous |old )?(?:lad|guy|bloke|fella|chap|girl|lady|gal|woman|man|gentleman)(?: (?:who (?:did|had|held) (?:it|this|the \\p{L}+)|before you|before (?:him|her|that)|in the (?:job|role|post|seat))) ${WISH}(?:built|set up|wrote|left|ran|kept|made|learned|stayed|did|had|trained|started|drew|planted|fixed|looked after|moved|went|is (?:still|staying|around|happy|on hand))\\b[^.;]*`,
    'giu',
  ),
];
