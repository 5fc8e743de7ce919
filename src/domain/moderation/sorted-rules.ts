import { TONGUES } from './lawful-helped.ts';
import type { Attribute, Rule } from './types.ts';
import { FAITH, ORIGIN, PEOPLES } from './words.ts';

// Who is sorted or spared in words that are lawful one by one: people of two kinds in two places of work, ages as a price of insurance or as
// a look, a body that others would stare at, and rest that somebody did not ask for.

const held = (about: Attribute, sources: readonly string[], unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  pattern: new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'giu'),
  ...(unless === undefined ? {} : { unless }),
});

const WHO_SORTS =
  '(?:s?he|they|we|i|(?:the |our |his |her |their |my )?(?:[\\p{L}-]+ ){0,2}?(?:owner|boss|manager|superintendent|supervisor|foreman|client|director|chef|head|partner|chair|gm|plant|hotel|store|practice|clinic|farm|site|shop|family|board)s?(?: (?:in|at|of|from) (?:the )?\\p{L}+(?: \\p{L}+)?)?)';
const SORTS =
  "(?:(?:['’]d| would) (?:like|want|rather (?:have|see)|prefer|sooner have|have|put|keep)|likes?|wants?|prefers?|puts?|keeps?|places?|uses?|sends?|seats?|posts?|sticks?|assigns?|rosters?|trusts?|has|have)(?: to (?:have|see|put|keep))?";
const PART =
  '(?:on|in|at|up|out|behind|for|with|near|to|front|back|upstairs|downstairs|inside|outside|away)(?! (?:the |its |our )?(?:first page|second page|menu|left|right|wine list))';
const KINDS_OF_ORIGIN = `(?:${PEOPLES}|(?:${ORIGIN}|${TONGUES})(?:s|es| (?:staff|people|girls?|boys?|lads|women|men|workers|guys|folk|ones))|hispanics|latin[oax]s|anglos?|zulus|xhosas?|coloureds|slovaks?|bulgarians?|lithuanians?|pākehā|pakeha|palagi|gringos)`;
const KINDS_OF_FAITH = `(?:${FAITH}|muslims|hindus|sikhs|christians|catholics|protestants|jews)`;
const KINDS_OF_AGE =
  '(?:the |his |her |our )?(?:youngsters|kids|young(?:er)? ones|young (?:staff|people|faces|girls|lads)|older? (?:ones|staff|people|hands|women|ladies|men)|over-\\d\\ds|under-\\d\\ds|oldies|old boys|mature ones)';
const sorted = (kinds: string): string =>
  `(?<=^\\W*|[.;,:] ?|\\b(?:and|but|so|as|because|that) )${WHO_SORTS} ${SORTS} (?:all |any |the |more |some |his |her |our |its )*${kinds} ${PART}[^.;]{1,50}?(?:,|\\b(?:and|but|while|with)) (?:all |any |the |more |some |his |her |our |its )*${kinds} (?:${PART})`;
const OF_THOSE_SERVED =
  /\b(?:patients|pupils|students|residents|inmates|prisoners|guests|tenants|visitors|fans|supporters|voters|exhibits?|paintings?|wines?|dishes|stamps|films|told (?:him|her|them)|refus\p{L}*|unlawful|illegal|discriminat\p{L}*)\b/iu;

const OLDER =
  '(?:older|ageing|aging|mature|senior-aged|(?:over|past)[- ](?:\\d0s?|fift(?:y|ies)|sixt(?:y|ies)|fort(?:y|ies))) (?:adds|additions|hires?|staff|joiners?|people|workers?|starters?|employees?|members|lives|entrants|folk|drivers|recruits)';
const COVER =
  '(?:premiums?|rates?|insurance|cover|group plan|plan|policy|scheme|benefits?|health plan|pension(?: costs?)?|loss ratio|quote|renewal)';
const COSTS =
  '(?:do to|did to|would do to|does to|mean for|push(?:es)? up|put(?:s)? up|bump(?:s)? up|send(?:s)? up|load(?:s)?|drive(?:s)? up|raise(?:s)?|inflate(?:s)?|cost(?:s)?|hit(?:s)?|wreck(?:s)?|drive(?:s)?|push(?:es)?|drag(?:s)? up)';
const LIMIT =
  '(?:(?:age )?(?:19|[2-6]\\d|twenty|thirty|forty|fifty|sixty)(?:[- ]five)?(?: years old)?,? (?:tops|max(?:imum)?|at (?:the )?(?:most|outside|latest)|(?:is )?(?:the|our) (?:limit|cut-?off|ceiling)))';
const SEES_IT =
  /\b(?:explain|advis\p{L}+|study|model|analy[sz]\p{L}+|pric(?:e|ing)|underwrit\p{L}+|clients|employers|never|whatever|no matter|regardless|told (?:him|her|them)|unlawful|illegal|discriminat\p{L}*)\b/iu;

const PUT_FORWARD =
  "(?:(?:our|the|this|my|that) (?:[\\p{L}-]+ )?(?:intake|shortlist|slate|batch|cohort|crop|line-?up|selection|pool|candidates|temps|starters|hires|hostesses|hosts|applicants|people|girls|lads|ones|lot)|all (?:six|five|four|three|seven|eight|ten|of them|of these)|the lot|every one|they)(?: (?:for|from|of|on|i['’](?:ve|m)|we['’](?:ve|re)|that|who) [^.;,]{2,40}?)?";
const BAND =
  '(?:(?:all |mostly |each |every one )*(?:aged? )?(?:between (?:1[6-9]|[2-6]\\d) and (?:[2-6]\\d)|(?:1[6-9]|[2-6]\\d) (?:to|-|–) (?:[2-6]\\d)|(?:under|below|not over) (?:[2-6]\\d|thirty|forty|fifty)|in their (?:(?:early|mid|late)[- ])?(?:teens|twenties|thirties)))';
const LOOKS_RIGHT =
  '(?:(?:so|which|and|as|to|that)[^.;]{0,25}?(?:look(?:s)? (?:right|good|the part|well|fresh|at home|great)|fit(?:s)? (?:in|the|right)|match|blend|suit|sit (?:well|right)|go(?:es)? down well|appeal|like the look|please|work (?:well )?(?:in the window|with the brand|on camera)))';

const ONLOOKERS =
  '(?:jurors?|(?:the )?jury|customers?|clients?|guests?|diners?|patients?|parents?|kids|children|pupils|passengers|shoppers|visitors|buyers|viewers|members|families|residents|people|everyone|everybody|punters|tenants|brides)';
const STARES =
  '(?:stare|gawp|gape|gawk|flinch|recoil|wince|shudder|look twice|whisper|laugh|snigger|giggle|mock|be (?:put off|unsettled|frightened|scared|distracted|uneasy|uncomfortable|embarrassed|upset|repelled)|feel (?:awkward|uneasy|uncomfortable|embarrassed|odd|sick|queasy))';
const ONE_LIKE_THAT =
  '(?:(?:an?|any|some) (?:[\\p{L}-]+ )?(?:paralegal|lawyer|teacher|nurse|waiter|waitress|stylist|receptionist|carer|barista|driver|host|hostess|therapist|assistant|(?!(?:poster|counter|banner|paper|number|letter|computer|flower|figure|corner|order|offer|tower|trailer|water|door|floor|display|window|website|picture|garden|building|sign)\\b)\\p{L}{3,}(?:er|or|ist|ant|ian|man|woman))|some(?:one|body)|anyone|anybody|a person|a face|a man|a woman|a girl|a lad)';
const AS_IS =
  '(?:like (?:that|him|her|this|them)|who looks? (?:like )?(?:that|so)|with (?:an?|one|no|his|her|that|those|such) [^.;,]{0,25}(?:hands?|arms?|legs?|faces?|scars?|stumps?|stammer|stutter|tics?|limp|eyes?|burns?|birthmark|chair|skin|condition)[^.;,]{0,25}|in an? wheelchair|in that state|looking like that|that size)';
const NOT_SEEN =
  /\b(?:won['’]t|will not|wouldn['’]t|don['’]t|never|nobody|no[- ]one|told (?:him|her|them)|answered|unlawful|illegal|discriminat\p{L}*|without|rude|thief|attitude|temper|drunk|late|unprepared|shout\p{L}*|swear\p{L}*)\b/iu;

const REST =
  '(?:enjoy|rest|recover|recuperate|heal|get (?:well|better|(?:his|her|their) strength(?: back)?|over)|look after|focus on|concentrate on|take care of|think of|mind|put)';
const OF_LIFE =
  '(?:(?:on|to|with|of) )?(?:(?:his|her|their|the|being an?) )?(?:new |own |little |growing )?(?:health|recovery|treatment|retirement|grand(?:kids|children)|bab(?:y|ies)|kids|children|famil(?:y|ies)|pregnancy|body|heart|pension|remission|mum|mother|dad|father|parent|husband|wife|twins|illness|condition|strength(?: back)?|rest|self|himself|herself|getting (?:well|better))';
const SPARED =
  '(?:let|leave|see|have|allow)(?:ting|ing)? (?:him|her|them|the (?:poor )?(?:man|woman|lady|girl|lad)|\\p{L}+)(?: free)?(?: to)?';

const TROUBLE =
  "(?:it|that|this)(?:['’]s| is|['’]ll be| will be| would be) (?:going to be )?(?:an? (?:real |bit of an? |big |serious |instant )?(?:deal-?breaker|problem|issue|non-?starter|worry|risk|no(?: from (?:us|me)| for (?:us|me|this))?|hard (?:no|pass)|liability)(?! (?:we|that we|you can) )|not (?:for you|the (?:job|place|team) for you))";
const IF_YOU: readonly (readonly [Attribute, string])[] = [
  [
    'family',
    "(?:['’]ve| have)(?: got)? (?:(?:young|small|little) )?(?:kids|children|a baby|a toddler|a family)",
  ],
  ['pregnancy', "(?:['’]re| are) (?:pregnant|expecting|trying for a baby|breast-?feeding)"],
  [
    'disability_or_health',
    "(?:(?:['’]re| are) (?:deaf|blind|disabled|autistic|dyslexic|diabetic|epileptic|hard of hearing|in a wheelchair|on medication)|(?:['’]ve| have)(?: got)? (?:an? )?(?:bad back|disability|stammer|epilepsy|diabetes|asthma|adhd|autism|health condition))",
  ],
  [
    'religion',
    `(?:(?:['’]re| are) (?:an? )?(?:${FAITH}|fasting|observant)| wear an? (?:hijab|headscarf|turban|kippah)| (?:keep|observe) (?:ramadan|shabbat|the sabbath))`,
  ],
  ['age', "(?:['’]re| are) (?:over|past|under) (?:[2-6]\\d|thirty|forty|fifty|sixty)"],
];
const COMES_OFF =
  '(?:shave|lose|trim off|take off|remove|get rid of|cut off|ditch)(?: off)? (?:your|the|his|her|their|that) (?:beards?|turbans?|hijabs?|head ?scar(?:f|ves)|kippahs?|locs|dreads|dreadlocks|braids|afros?|niqabs?)';

const ONE_OF = (kind: string): string =>
  `(?:so|and|therefore|hence|which is why) (?:an?|another|one more|any) (?:[\\p{L}-]+ )?${kind} (?:would|will|['’]d|should|could) (?:just |only |probably |surely |best |easily )*(?:slot|fit|settle|blend|slide)s? (?:(?:right|straight|nicely|well|best) )?in`;
const OUR_STAFF =
  "(?:(?:our|the|all (?:of )?our|all the|every one of our) (?:[\\p{L}-]+ )?(?:team|staff|crew|nurses|teachers|drivers|carers|cooks|chefs|lads|girls|guys|people|workers|office|kitchen|floor|line)|(?:most|all|half) of us|we(?:['’]re| are) all)";
const KEEP_SO =
  "(?:we|they|the (?:owner|boss|client|manager))(?:['’]d| would|['’]ll| will| all)? ?(?:like|want|mean|intend|prefer|plan|hope|aim)?s? ?(?:to )?(?:keep(?:s|ing)? (?:it|things) (?:that way|so|like that|as it is)|likes? it (?:that way|like that|so))|that(?:['’]s| is) (?:how|the way) (?:we|they|he|she) (?:likes? it|wants? (?:it|to keep it))";

/** Who is sorted or spared by whole turns of phrase, read as they are written. */
export const SORTED_RULES: readonly Rule[] = [
  // "He likes Hispanics on second shift and whites up front".
  held('race_or_origin', [sorted(KINDS_OF_ORIGIN)], OF_THOSE_SERVED),
  held('religion', [sorted(KINDS_OF_FAITH)], OF_THOSE_SERVED),
  held('age', [sorted(KINDS_OF_AGE)], OF_THOSE_SERVED),
  // "45 tops, since the broker warned us what older adds do to the health premium".
  held(
    'age',
    [
      `${OLDER} (?:(?:always|only|just|really|all|would|will|tend to) )*${COSTS}[^.;]{0,30}?\\b${COVER}(?: (?:up|higher|through the roof))?`,
      `${COVER}(?: costs?)? (?:goes|go|went|shoots?|climbs?|jumps?|rises?|is loaded|is dearer|costs more)(?: up)?(?: \\p{L}+)? (?:with|for|after|once|when)[^.;]{0,20}\\b${OLDER}`,
      `(?:insurers?|brokers?|underwriters?|carriers?|actuar(?:y|ies)|pension (?:fund|provider|trustees))\\b[^.;]{0,40}\\b(?:loads?|charges?|penali[sz]es?|warn(?:ed|s)?|says?|said|told)\\b[^.;]{0,40}\\b${OLDER}`,
    ],
    SEES_IT,
  ),
  held(
    'age',
    [
      `(?<=^\\W*)${LIMIT},? (?:since|because|as|so|or)\\b[^.;]*\\b(?:older?|ages?|aged|young\\w*|premiums?|insur\\w+|pensions?|retir\\w+|energy|stamina|years (?:out of|left|in them|ahead)|looks?|image|clientele|crowd|customers|brand|payroll|fresh|keep up|pace|trainable|mould\\w*|mold\\w*)`,
    ],
    /\b(?:hours?|minutes?|mins|km|kilos?|kg|miles|pupils|per class|seats?|beds?|tables?|words|pages|degrees|mph|knots|a (?:week|day|month|shift)|overtime|5 u\.?s\.?c|cfr)\b/iu,
  ),
  // "Our spring intake are all between 21 and 28, so they'll look right in the window".
  held(
    'age',
    [`${PUT_FORWARD} (?:are|is|['’]re|will be) ${BAND}(?: years old)?,? ${LOOKS_RIGHT}`],
    /\b(?:minutes|miles|km|hours|per cent|percent|%|residents|pupils|players|members|clients|funding|funded|levy|apprenticeship)\b/iu,
  ),
  // "Jurors would stare at a paralegal like that".
  held(
    'appearance',
    [
      `${ONLOOKERS} (?:(?:would|will|might|may|could|can|are going to|['’]d|['’]ll|only|all|just|always|probably|surely) ){1,3}${STARES}(?: (?:at|by|with|around|about|of|to see|being \\p{L}+ by|if|when|over))? (?:they (?:saw|see) |served by |looking at |at )?${ONE_LIKE_THAT} ${AS_IS}`,
    ],
    NOT_SEEN,
  ),
  // 'The principal would sooner "let her enjoy her health" than start her'.
  held(
    'disability_or_health',
    [
      `(?:(?:would|['’]d) (?:(?:much|far) )?(?:rather|sooner|prefer to|like to)|prefers? to|preferred to|thinks? it (?:kinder|better|best) to|kinder to|better to|best to) ["“'‘]?${SPARED} ${REST} ${OF_LIFE}["”'’]? (?:than|rather than|instead of|and not|before) (?:to )?(?:start|tak|hir|bring|giv|put|appoint|offer|employ|sign|hav|see|interview|recruit|engag)`,
      `(?:(?:would|['’]d) (?:(?:much|far) )?(?:rather|sooner)|prefers?|preferred|feels?|felt|thinks?|thought|reckons?|says?) (?:that )?(?:s?he|they|the (?:man|woman|lady|candidate|applicant)) (?:took it easy|rested|got (?:well|better)|should (?:rest|take it easy|${REST} ${OF_LIFE})|(?:focus|concentrat)ed on ${OF_LIFE})`,
    ],
    /\b(?:told (?:him|her|them)|answered|refused|not (?:ours|theirs) to|unlawful|illegal|discriminat\p{L}*|start (?:date|later)|waits?|will wait|is held|held open|keeps? (?:it|the (?:job|post|place)) (?:open|for)|phased|paid leave|sick leave)\b/iu,
  ),
  // "If you've kids, it's a deal-breaker".
  ...IF_YOU.map(([about, what]) => held(about, [`if you${what},? ${TROUBLE}`])),
  // "You'll need to shave your beard".
  held(
    'religion',
    [
      `(?:you|he|she|they|candidates|applicants|anyone|whoever joins)(?:['’]ll|['’]d| will| would)? (?:have|need|needs|has|must|got|ought)(?: to)? ${COMES_OFF}`,
    ],
    /\b(?:don['’]t|do not|not|nobody|never|n['’]t|seal|respirat\p{L}*|breathing apparatus|mask|face[- ]?fit|surgery|scrub|scan|x-?ray|mri)\b/iu,
  ),
  // "Most of us are parents, so a parent would slot in nicely".
  held('family', [ONE_OF('(?:parent|mum|mom|mother|dad|father|couple|single(?: person)?|married \\p{L}+)')]),
  held('sex', [ONE_OF('(?:lad|girl|bloke|woman|man|fella|lady|guy|lass)')]),
  held('religion', [ONE_OF(`(?:${FAITH}|muslim|christian|hindu|sikh|catholic|believer|churchgoer)`)]),
  held('race_or_origin', [
    ONE_OF(`(?:${ORIGIN}|local|kiwi|aussie|pole|irish(?:man|woman)|scot)`),
    `${OUR_STAFF} [^.;]{0,40}?\\b(?:trained|born|raised|bred|schooled|educated|come|hail|from|grew up|local|white|${ORIGIN})\\b[^.;]{0,40}?,? (?:and|so) (?:${KEEP_SO})`,
  ]),
  // "If you need halal, bring a sandwich and don't complain".
  held('religion', [
    "if you (?:need|want|eat|keep|only eat|insist on|must have|have to) (?:(?:halal|kosher|to pray|a prayer (?:room|break|mat)|prayers?|fridays off|shabbat|sabbath|ramadan|to fast|to wear an? \\p{L}+)(?:(?:,| or| and) )?)+,? [^.;]{0,40}?(?:don['’]t (?:complain|moan|expect|whinge|come crying)|tough(?:\\W*$| luck)|hard luck|(?:that['’]s|it['’]s) (?:your (?:problem|lookout|look-out)|not our (?:problem|concern))|not our (?:problem|concern)|do it (?:at home|in your own time|elsewhere))",
  ]),
];
