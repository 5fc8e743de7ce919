// Somebody is wished for, kept out or measured by it after all.
const NO_WISH =
  '(?![^.;]*\\b(?:but|only|rather|ideally|prefer\\p{L}*|except|unless|too old|no good|younger|older|fits? in|wanted)\\b)';
const HOUSE =
  '(?:company|business|firm|house|brand|bakery|hotel|pub|school|charity|caf[eé]|restaurant|shop|place|studio|theatre|club|agency|start-?up|village|town)';
const KIND =
  '(?:(?:grey nomads?|backpackers?|travellers|students?|school[- ]leavers?|retire(?:es|d \\p{L}+)|semi-retired \\p{L}+|pensioners|grandparents|gap-year \\p{L}+|footballers|teachers|farmers|locals|couples(?: in vans)?|(?:working |stay-at-home )?(?:mums|moms|dads|parents)|young people|over-60s|tradies|nurses|artists|surfers|shearers|seasonaires)(?: (?:on|in|after|between|with|from|off) [^.,;:]{2,30})?)';
const OLD_KIND =
  '(?:grey nomads?|retire(?:es|d)|semi-retired|pensioners|grandparents|over-60s|people of all ages)';
const ANY_OF = `(?:,? (?:whoever|any(?:one|body) (?:who )?(?:can|does|wants?|is free)|we don['’]?t mind who|they don['’]?t mind who|it makes no odds who|who(?:ever)? it is doesn['’]?t matter))`;
const SEES_NOT =
  "(?:(?:the )?(?:panel|interviewers?|hiring (?:manager|team)|shortlisters|managers?|client|employer|recruiters?|people who interview you|nobody who interviews you|no ?one who interviews you|nobody on the panel)|whoever (?:interviews|shortlists))(?: you)? (?:(?:never|won't|will not|doesn't|don't|do not|does not|can't|cannot) (?:ever )?)?(?:sees?|is shown|are shown|know|knows|gets?|look at|looks at)";
const FEAST =
  "(?:ramadan|eid(?: al-\\p{L}+)?|yom kippur|rosh hashanah|passover|hanukkah|shabbat|sabbath|diwali|navratri|vaisakhi|good friday|easter|lent|lunar new year|christmas|orthodox (?:christmas|easter)|nowruz|the fast|friday prayers)(?:'s)?";
const MOVED =
  "(?:they|we|the client|i)(?:'ve| have|'ll| will)? (?:just |already |all )*(?:moved|shifted|put|pushed|brought|changed|rescheduled|rearranged|swapped|move|shift|start|work|plan)";
const STANDS = '(?![^.;]*\\b(?:but|unless|except|prefer\\p{L}*|rather)\\b)';
const LEAVE =
  "(?:(?:the )?(?:\\d+ weeks'? |full |statutory |enhanced |company |paid )*(?:maternity|paternity|parental|adoption|family)(?: leave| pay)?)";
const FROM_START =
  '(?:from (?:day one|the start|the first day|your first day|week one)|already|straight ?away)';

/** What is said in a friendly way to whoever is written to, of a house and of those who work there already, which picks nobody. */
export const LAWFUL_SPOKEN: readonly RegExp[] = [
  // "Young at heart company": a house, not whoever works there.
  new RegExp(
    `\\byoung[- ]at[- ]heart ${HOUSE}\\b(?! (?:for|of) (?:young|people))(?:,? (?:now )?\\d{2,3} years old)?${NO_WISH}|\\b${HOUSE} (?:that|which)(?:'s| is) (?:still )?young at heart\\b${NO_WISH}`,
    'giu',
  ),
  // "Backpackers, grey nomads, mums on dry-season breaks: that's last year's crew, and we'd love the same again".
  new RegExp(
    `^(?=[^:]*\\b${OLD_KIND}\\b)\\W*${KIND}(?:, ${KIND})+(?:,? (?:and|or|&) ${KIND})?[:,] (?:that|those|they)(?:'s| is| was| were) (?:last|this) (?:year|season|summer|winter|harvest|wet|dry)(?:'s)? (?:crew|team|lot|gang|staff|pickers)(?:,? and (?:we'd|we would|we'll) (?:love|like|take|welcome) (?:the same|more of the same|them all|the like)(?: again)?)?\\W*$`,
    'giu',
  ),
  new RegExp(
    `^(?=[^.;]*\\b${OLD_KIND}\\b)\\W*${KIND}(?:,? (?:and|or|&) ${KIND})*(?: are)?(?: all| both)? welcome,? (?:and )?(?:so are|as are|and) ${KIND}(?: too)?\\W*$`,
    'giu',
  ),
  // "Someone winding down, someone with a school run, whoever can cover Mon to Fri": any of them will do.
  new RegExp(
    `\\b(?:some(?:one|body)|an?|one) (?:(?:winding|easing|slowing) down|(?:near|close to|easing (?:in)?to|heading for) retirement|retiree|semi-retired [\\p{L}]+|student|parent|m[uo]m|dad|teacher|carer)[^.;,]{0,30}, (?:an? |one |some(?:one|body) )[^.;]{3,50}${ANY_OF}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:some(?:one|body)|an? (?:parent|m[uo]m|dad)|one) (?:with|back from) (?:an? |the )?(?:school runs?|school pick-?ups?|kids at school|leave|nursery run)[^.;,]{0,20}, (?:an? |one |some(?:one|body) )?[^.;]{3,50}${ANY_OF}[^.;]*`,
    'giu',
  ),
  new RegExp(`\\bone easing into retirement, one with (?:kids|children) at school${ANY_OF}[^.;]*`, 'giu'),
  // "The panel never sees your religion or ethnicity and you can leave any of it blank".
  new RegExp(
    `(?<=(?:never|won't|will not|doesn't|don't|do not|does not|can't|cannot|nobody|no ?one)[^.;]*)\\b(?:sees?|shown|know|knows|gets?|look at|looks at) (?:your |any of |the )*(?:age|sex|gender|race|religion|faith|beliefs|ethnicity|disability|sexuality|orientation|sexual orientation|nationality|date of birth)(?:(?:,| or| and|, or) (?:your )?(?:age|sex|gender|race|religion|faith|beliefs|ethnicity|disability|sexuality|orientation|sexual orientation|nationality|date of birth))*\\b(?<=${SEES_NOT}\\b[^.;]*)${NO_WISH}`,
    'giu',
  ),
  // "No problem about Ramadan, they've moved your onsite to 10 am".
  new RegExp(
    `\\b(?:no (?:problem|bother|worries|issue|trouble|drama)s? (?:about|with|over|re)|(?:don't|do not|no need to) (?:worry|fret|stress) about|of course|understood about) ${FEAST},? (?:so |and |as )?${MOVED}\\b(?![^.;]*\\b(?:instead|elsewhere|someone else|another candidate|back of the queue)\\b)[^.;]*|\\b${FEAST} (?:is |are )?(?:no (?:problem|bother|issue|trouble)|fine|not a problem),? (?:so |and )?${MOVED}\\b(?![^.;]*\\b(?:instead|elsewhere|someone else|another candidate)\\b)[^.;]*`,
    'giu',
  ),
  // "You have the 26 weeks' maternity from day one".
  new RegExp(
    `\\byou(?:'ll| will|'d)? (?:have|get|keep|qualify for|are entitled to|can take) ${LEAVE},? ${FROM_START}\\b${STANDS}|\\b${LEAVE} is yours,? ${FROM_START}\\b${STANDS}`,
    'giu',
  ),
  // "A test that shows only marijuana won't rule you out".
  /\b(?:marijuana|cannabis|thc)\b[^.;,]{0,40} (?:won't|will not|doesn't|does not|can't|cannot) (?:rule|knock|count) (?:you|any(?:one|body)) out\b/giu,
  // "Two cats live in the shop, so if you can't be near them this isn't the one".
  /\b(?:dogs?|cats?|parrots?|horses?|birds?|pets?)\b[^.;]{0,50}, so if you (?:can't|cannot|can not|would rather not) be (?:near|around|with|in a room with) (?:them|him|her|it|one)\b,?(?: (?:this|it) (?:isn't|is not|won't be|may not be|might not be) (?:the (?:one|job|place)|for you)(?=\W*$))?/giu,
  // "Past convictions will not be an issue".
  /\b(?:spent|old|past|previous|minor|unrelated)(?: (?:spent|criminal))? (?:convictions?|cautions?|offen[cs]es?|records?) (?:won't|will not|need not|needn't|do not have to|don't have to|doesn't have to|does not have to|would not|wouldn't) (?:be|mean|stand in|count) [^.;,]{2,40}(?=\W*$|[,.;])(?![^.;]*\b(?:but|unless|except)\b)/giu,
];
