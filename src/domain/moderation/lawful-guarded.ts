const NO_TURN =
  '(?![^.;]*\\b(?:but|except|unless|only|prefer\\w*|rather|ideally|instead|young|no use|hire (?:women|them)|easier)\\b)';
const STAFF =
  '(?:colleagues?|staff|women|people|workers?|employees?|nurses?|team members?|anyone|anybody|those|technicians?|midwives|carers?)';
const WITH_CHILD = '(?:pregnant|expecting|breast-?feeding|nursing|trying(?: for a baby)?)';
const SEX_OR_END =
  '(?:blokes|men|lads|guys|fellas|women|ladies|girls|gals|sheilas|young|old|older|younger|gay|straight|black|white|brown|tall|short|fat|thin|local|foreign|married|single|parents?|grandparents?|students?|retirees?)';
const ENDS =
  /\b(?:blokes|men|lads|guys|fellas)\b[^:]*\b(?:women|ladies|girls|gals|sheilas)\b|\b(?:women|ladies|girls|gals|sheilas)\b[^:]*\b(?:blokes|men|lads|guys|fellas)\b|\b(?:young\w*)\b[^:]*\b(?:old\w*)\b|\b(?:old\w*)\b[^:]*\b(?:young\w*)\b/
    .source;

/** How people are kept from harm, both ends of a list that is open to everybody, what anybody may be taught, and papers of a trade. */
export const LAWFUL_GUARDED: readonly RegExp[] = [
  // "No x-ray duty for anyone who's pregnant", "occupational health looks after pregnant colleagues".
  new RegExp(
    `\\bno (?:[\\p{L}-]+ ){1,3}(?:for|by) (?:${STAFF} )?(?:who(?:['’]s|['’]re| is| are) )?${WITH_CHILD}(?: ${STAFF})?\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:looks? after|protects?|mov(?:e|es|ed)|excus(?:e|es|ed)|reassigns?|risk[- ]assess\\p{L}*|supports?|adapts? (?:the )?(?:work|duties|rosters?) for|lighter duties for) (?:our |any |all )?${WITH_CHILD}(?: (?:and|or) ${WITH_CHILD})* ${STAFF}\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:may|can|could) (?:ask to )?(?:be )?(?:moved|excused|swap(?:ped)?|reassigned|stood down|step back|change) (?:[\\p{L}-]+ ){0,4}?(?:while|when|if|during) (?:they(?:['’]re| are) |you(?:['’]re| are) )?${WITH_CHILD}(?:,? (?:or )?${WITH_CHILD})*\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  // "Blokes, women, young, old, whoever can finish a slab."
  new RegExp(
    `^\\W*(?=${ENDS})(?:${SEX_OR_END}(?:,| and| or|,? &| -)+ ?){2,7}(?:whoever|anybody|anyone|everybody|everyone|all comers|we don['’]t (?:care|mind))\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  // What anybody is taught who cannot do it yet.
  /^\W*[\p{L}\p{N}][^.;,]{1,40} (?:preferred|useful|handy|nice to have|an advantage|a plus|ideal),? (?:and |but )?(?:we(?:['’]ll| will| can)|(?:the )?(?:company|client|boss)(?: will|['’]ll)) (?:put you through (?:it|them|that)|train you|teach you|pay for (?:it|them|that|yours)|get you (?:it|one|ticketed|licensed))\b[^.;]*/giu,
  // "French, whether it's your first language or your third", "foreign ones count".
  /\bwhether (?:it|they|english|french|[\p{L}]+)(?:['’]?s| is| are|['’]re) your (?:first|mother|native|only)(?: (?:language|tongue))?,? or (?:your |the |an? )?(?:second|third|fourth|fifth|tenth|other|another|not)\b[^.;,]*/giu,
  /\bforeign (?:ones?|degrees?|diplomas?|qualifications?|certificates?|credentials?|licen[cs]es?)(?:,? (?:and|or) \p{L}+)? (?:count|are (?:fine|accepted|welcome|recogni[sz]ed|good)|accepted|welcome|recogni[sz]ed|will do|considered)\b(?![^.;]*\b(?:but not|except|only if|prefer\w*)\b)/giu,
  // "Many of us came as refugees ourselves, many of us didn't."
  /\b(?:many|some|most|half|a few|several|plenty) of us [^.;]{3,60}[,;] ?(?:and |but )?(?:many|some|others|most|half|the rest|a few|plenty)(?: of us)? (?:did|do|does|are|were|was|have|had)(?:n['’]t| not)\b[^.;]*/giu,
  // What a law on infection asks of those born since a year, and cards of a trade.
  /\bmeasles (?:immunity|vaccination|protection|jab|proof)\b[^.;]*\bborn (?:after|since|in or after) (?:1970|1971|\d{4})\b|\b(?:registration (?:to )?|card (?:to )?|check (?:to )?)?(?:work(?:ing)? with )?vulnerable (?:people|persons|adults) (?:registration|card|check|clearance)\b/giu,
  // "If you're allergic, talk to us: there's yard work."
  /\bif you(?:['’]re| are|['’]ve| have| need| get) [^.;:,]{3,40},? (?:and )?(?:please )?(?:talk|speak|tell|let us know|come|chat|say)(?: to)?(?: us)?[:,;–-] ?(?:and )?(?:there(?:['’]s| is| are)|we(?:['’]ll| will| can| have|['’]ve))\b(?![^.;]*\b(?:instead of you|someone else|not suit|elsewhere)\b)[^.;]*/giu,
  /\b(?:villas|beds|residents|rooms|apartments|units|tenants|guests|members|patients|clients),? (?:with an? |the |of )?average age (?:of )?\d\d\b/giu,
];
