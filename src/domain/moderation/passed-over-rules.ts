import { TONGUES } from './lawful-helped.ts';
import type { Attribute, Rule } from './types.ts';
import { FAITH, ORIGIN } from './words.ts';

// Who is passed over in words that are lawful one by one: a greatest age by what it opens, an age worked out from a year of school, years
// that somebody has left, a name as a sort of people, a stammer by those who wait for its end, and what a law says cut down to citizens.

const held = (about: Attribute, sources: readonly string[], unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern: new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'giu'),
  ...(unless === undefined ? {} : { unless }),
});

const YEARS = '(?:2[2-9]|[3-6]\\d|thirty|forty|fifty|sixty)(?:[- ]five)?';
const NEARLY =
  '(?:(?:closing in on|pushing|nearing|getting on for|knocking on|approaching|well (?:into|over|past)|over|past|around|about|nearly|at least|the wrong side of|in (?:his|her|their)) )?';
const OLD =
  '(?:(?:early|mid|late)[- ])?(?:[3-7]\\d|forty|fifty|sixty|seventy|(?:thir|for|fif|six|seven)ties)';
const DATED =
  '(?:leaving cert|junior cert|a-levels?|o-levels?|gcses?|highers|hsc|vce|matric|school|graduation|graduated|degree|university|uni|college|apprenticeship|class of|yearbook|birth|photos?|first job|dates?|years?|wedding)';
const SOMEONE =
  '(?:some(?:one|body)|a person|people|a candidate|candidates|a manager|a (?:\\p{L}+ )?\\p{L}+(?:er|or|ist|ant))';
const NAME = '(?:(?:first|last|sur|given|family|christian)[ -]?)?names?';
const OF_PEOPLE =
  '(?:urban|ethnic|ghetto|inner[- ]city|foreign|black|african|arab(?:ic)?|muslim|asian|hood|exotic|un-?pronounceable)(?:[- ](?:sounding|type))?';
const NO_CONDITION =
  /\b(?:never|not|nobody|don['’]t|doesn['’]t|no need|whether|whatever|regardless|must not|mustn['’]t)\b/iu;

/** Who is passed over by whole turns of phrase, read as they are written. */
export const PASSED_OVER_RULES: readonly Rule[] = [
  // "Under 45 to go on the call-out roster".
  held(
    'age',
    [
      `(?<=^\\W*(?:(?:be|must be|has to be|need to be|only|those|people|anyone|everybody|staff|volunteers|drivers) )?)(?:under|below|not over|not past|no older than) ${YEARS}s?(?: years(?: old| of age)?)? (?:to (?:go|be (?:put |considered|on|in|part)|join|get (?:on|in|a (?:place|start|shift|shot)|the job)|work|do (?:the|this|nights)|take (?:on|the)|apply|qualify|start|come on|drive for|crew|serve on)|for (?:the|our|this) (?:[\\p{L}-]+ )?(?:rosters?|rotas?|crews?|teams?|jobs?|roles?|posts?|shifts?|squads?|floor|bar|desk|list|door))`,
    ],
    /\b(?:visas?|insur\p{L}*|funding|funded|levy|fares?|concessions?|discounts?|scholarships?|schemes?|tickets?|members?|races?|competitions?|youth|kg|kilos?|minutes?|mins|degrees?|metres?|miles|knots|decibels?|staff members|people in|or over|and over)\b/iu,
  ),
  // "Must be closing in on sixty going by the Leaving Cert year".
  held(
    'age',
    [
      `(?:(?:must|has to|has got to|['’]s got to|would|could|might|will) be|is|['’]s|looks) ${NEARLY}${OLD},?(?: \\p{L}+)? (?:going|judging|to judge|to go|guessing|working it out|if you go|if i go|based|based on|from|off) ?(?:by|from|on|off)? (?:the |his |her |their |when |what |year of )?(?:[\\p{L}-]+ ){0,2}?${DATED}`,
      `(?:going|judging|to judge|to go|working|guessing|counting) (?:by|from|off|back from) (?:the |his |her |their |when (?:he|she|they) )(?:[\\p{L}-]+ ){0,2}?${DATED}[^.;]{0,25},? (?:he|she|they|\\p{L}+)(?:['’]s| is|['’]re| are| must be| has to be| would be)(?: got to be)? ${NEARLY}${OLD}`,
    ],
    /\b(?:building|house|boiler|machine|press|tractor|bridge|ship|boat|church|tree|school is|firm|company|club|oven|lift)\b|%/iu,
  ),
  // "After someone with a few decades left".
  held(
    'age',
    [
      `${SOMEONE} (?:with|who(?:['’]s| has| still has|['’]ll have)) (?:still )?(?:got )?(?:a few|two|three|several|plenty of|more|a good few|some|enough|a couple of|many|ten|twenty|fifteen)(?: more| good| working)* (?:decades|years)(?: of (?:work|working life|service))? (?:left(?: (?:in|on) (?:them|him|her|the (?:tank|clock)))?|ahead of (?:them|him|her)|in front of (?:them|him|her)|before (?:they|he|she) retires?|until retirement|to (?:retirement|go before)|on the clock)`,
    ],
    /\b(?:licen[cs]e|lease|warranty|contract|visa|permit|mortgage|degree|course|phd|study)\b/iu,
  ),
  // "We'd love more young women to apply".
  held(
    'age',
    [
      "(?:we|they|the (?:client|owner|team|board))(?:['’]d| would|['’]re| are)? (?:really |very |so |also )?(?:love|like|want|keen (?:on|for)|prefer|hoping for|looking for)s? (?:to see |to get |to have )?(?:more |some |a few )?(?:young|younger) (?:women|men|girls|lads|ladies|people|ones|mothers|fathers|folk)(?: to (?:apply|join|come (?:on|forward|in)))",
    ],
    /\b(?:apprenticeship|work experience|youth (?:club|programme|program|council)|classes|students|members|learners|participants|patients)\b/iu,
  ),
  // "You'll support four men in their forties and ought to be around that yourself".
  held(
    'age',
    [
      '(?<=(?:in their (?:(?:early|mid|late)[- ])?\\p{L}+ties|aged \\d\\d|year[- ]olds?|(?:teenagers|pensioners|retirees|students|young adults|older people|over[- ]\\d\\ds?))[^.;]{0,40})(?:should|ought to|must|need to|have to|be|would)(?: ideally| really)?(?: be)? (?:around|about|near|close to|roughly|of|much|in|at) (?:that|the same|their|that same|those) ?(?:age|ages|decade|bracket|generation|mark)?(?: group)? (?:yourself|yourselves|himself|herself|too|as well)',
    ],
    NO_CONDITION,
  ),
  // "So you need to be Bengali to take a repair".
  held(
    'race_or_origin',
    [
      `(?:you|they|he|she|whoever \\p{L}+|candidates|applicants|staff)(?:['’]d|['’]ll|['’]ve| will| would)?(?: really| all| also)? (?:need|needs|have|has|got|ought|must) ?(?:to )?be (?:an? )?(?:${ORIGIN}|${TONGUES})(?: (?:yourself|himself|herself|themselves))? to (?:take|do|serve|help|answer|deal|get|work|talk|fit|understand|manage|handle|visit|run|sell|teach|join|look after|care for)`,
    ],
    NO_CONDITION,
  ),
  // "Urban name, urban school, and the client's a country club".
  held(
    'race_or_origin',
    [
      `${OF_PEOPLE} ${NAME}(?=\\W*$|, | and | but | so |\\)|;| on (?:the|her|his|their) (?:cv|resume|résumé|application))`,
      `(?:${NAME}|accent|school|zip ?code|postcode|hair|braids|dreads|locs)(?:,[^.;,]{2,30})?,? (?:and|but|while|whereas) (?:the|this|that|our|my|it['’]s an?) (?:client|family|membership|members|customers|clientele|house|board)?(?:['’]s| is| are|['’]re)? ?(?:an? |all |very |pretty |rather |fairly |quite )*(?:country[- ]club|golf[- ]club|yacht[- ]club|conservative|traditional|old[- ](?:school|money|fashioned)|white|blue[- ]blood\\p{L}*|preppy|county set|home counties|upper[- ]class|wasp\\p{L}*)`,
    ],
    /\b(?:brand\p{L}*|shops?|labels?|bars?|caf[eé]s?|street|park|boat|product|domain|file|company|trading|blind|redact\p{L}*|remove|hide|never|bias|discriminat\p{L}*|regardless|pronounc\p{L}+ (?:guide|help)|encod\p{L}+)\b/iu,
  ),
  // "I can't have clients hanging on for him to reach the end of a sentence".
  held('disability_or_health', [
    "(?:clients?|customers?|callers?|people|guests|patients|students|parents|buyers|members|anyone|them|us|me|the (?:room|panel|team))(?:['’]re| are| will be|['’]ll be| being| to be)? (?:hang(?:ing)?(?: on| around)?|wait(?:ing|s)?|stand(?:ing)?(?: there| around)?|sit(?:ting)?(?: there| around)?|kept waiting|left hanging)[^.;]{0,15} (?:for|while|until|till|as) (?:him|her|them|he|she|they|somebody|someone)(?:['’]s| is|['’]re| are)?(?: to)? (?:reach(?:es)?|gets?|finish(?:es)?|struggles?|struggling|spits?|com(?:e|es|ing) to|stammers?|stutters?|tries|trying|push(?:es)?)[^.;]{0,25}(?:sentences?|words?|name|out|point|syllables?|hello)",
    "(?:it['’]s|it was|it is|because of|down to|that) (?:the|his|her|that) (?:stammer|stutter|lisp|speech impediment|tics?|twitch|limp|tremor|shakes|scars?|birthmark)(?=\\W*$|,? (?:that|which|i['’]m|unfortunately|really|mostly|again))",
  ]),
  // "No ghetto names on the list", and whom somebody took off it for their name.
  held(
    'race_or_origin',
    [
      `(?:no|without(?: any)?|skip(?:ping)?|avoid(?:ing)?|lose|weed(?:ing|ed)? out|none of (?:the|those)|nothing with an?|not (?:the|those)|(?:took|taken|left|leave|cut) (?:out|off) (?:all )?(?:the|those|any)?) ?["“'‘]?${OF_PEOPLE} ${NAME}`,
      "(?:accept(?:e|ent|ait|er)|(?:est|serait) d['’]accord(?: pour)?|(?:veut|voudra|voudrait) bien|consent(?: à)?|à condition) ?(?:de |d['’]|pour |à )?(?:se (?:présenter|faire (?:appeler|passer))|s['’]appeler|signer|répondre) (?:comme|sous|en tant que|au nom d|du nom d|pour)(?! (?:(?:un|une|le|la) )?(?:candidat\\p{L}*|témoin|tuteur|référent\\p{L}*|bénévole|stagiaire|délégué\\p{L}*|volontaire|convenu|prévu|la société|l['’]entreprise|contrat))",
      "(?:accept(?:e|ent|ait|er) de|s['’]il|si elle|(?:veut|veuille) bien|qu['’](?:il|elle)|à condition d[e'’]) ?(?:se (?:fait|fasse|faire|faisait) appeler|s['’]appeler) (?!(?:dans|demain|lundi|mardi|mercredi|jeudi|vendredi|ce|cet|après|avant|pour|sur|au|à|par|ou|et)(?!\\p{L}))\\p{L}+",
    ],
    /\b(?:refus\p{L}*|never|regardless|blind|told (?:him|her|them) (?:no|we|it)|n['’]est pas|interdit|illégal)\b/iu,
  ),
  // "At 58 she'd be treating us as a retirement project".
  held(
    'age',
    [
      `(?:at|aged|being) ${OLD},? (?:s?he|they|you|anyone|\\p{L}+)(?:['’]d| would|['’]ll| will|['’]s| is|['’]re| are| might| could| may) (?:only |just |probably |surely |be |have )*(?:treat\\p{L}*|see\\p{L}*|us(?:e|ing)|after|look\\p{L}* (?:at|for|to)|want\\p{L}*|coast\\p{L}*|wind\\p{L}* down|see\\p{L}* out|retir\\p{L}*|thinking of|counting|off (?:soon|before)|gone|past|set in|slow\\p{L}*)`,
      '(?:treat\\p{L}*|see(?:s|ing)?|us(?:e|es|ing)|look(?:s|ing)? (?:at|on)) (?:us|it|this(?: \\p{L}+)?|the (?:job|role|post)) as (?:an? |his |her |their )?(?:little |nice |last )?(?:retirement (?:project|home|hobby|job|plan)|pre-?retirement \\p{L}+|wind-?down|hobby before|last stop)',
    ],
    /\b(?:founder|owner|selling|handover|mentor|never|nobody thinks|hired (?:him|her))\b/iu,
  ),
  // "I'm not paying to train a vacancy": of somebody who is due.
  held('pregnancy', [
    "(?:pay(?:ing)?|spend(?:ing)?|train(?:ing)?|hir(?:e|ing)|invest(?:ing)?|onboard(?:ing)?|promot(?:e|ing)|appoint(?:ing)?)\\b[^.;]{0,25} (?:an?|some(?:one|body)['’]s) (?:vacancy|empty (?:chair|desk|seat)|absence|maternity (?:leave|pay|cover)|gap on the rota|leave of absence)(?=\\W*$|[”\"’'])",
    "(?:elle |j['’]|qu['’]elle )?(?:en (?:est|serait|était)|est|était|entre|attaque) (?:à|dans|déjà à|déjà dans) son (?:premier|deuxième|second|troisième|quatrième|cinquième|sixième|septième|huitième|\\d(?:e|ème)) mois(?! (?:de (?:formation|stage|contrat|mission|d['’]essai|chômage|congé|poste|travail|présence|préavis|période)|d['’](?:essai|intérim|alternance|ancienneté|arrêt|activité)|chez|dans|en (?:poste|cdi|cdd|mission|stage|alternance)|à ce poste|ici))",
  ]),
  // "His last warehouse had a card drive and his name was on the flyer".
  held(
    'union_or_politics',
    [
      '(?:(?:had|ran|held|led|lost|won|during|in|through|from|behind|joined|of|started) )?(?:an?|the|that|their|his|her) (?:union |authori[sz]ation )?(?:card|union|organi[sz]ing|teamsters|unioni[sz]ation) (?:drive|campaign|push|vote)[^.;]{0,60}(?:(?:his|her|their) (?:name|face|signature|picture|photo)|(?:s?he|they) (?:was|were|is|signed|spoke|led|ran|helped|handed|turned))',
      "(?:his|her|their) (?:name|face|photo|signature|picture)(?:['’]s| is| was|['’]d been) (?:all over|on|under|at the top of|first on) (?:the|a|that|their) (?:union |strike |organi[sz]ing |campaign )?(?:flyers?|leaflets?|petition|picket list|union list|organi[sz]ing committee)",
    ],
    /\b(?:protect\p{L}*|unlawful|illegal|band|gig|concert|show|play|theatre|missing|lost|charity|blood|food|toy|conference|speakers?|workshop)\b/iu,
  ),
  // "'US persons' means citizens, green cards and refugees, but shorten it to citizens".
  held(
    'nationality',
    [
      '(?:shorten|cut|trim|boil|narrow|simplify|reduce|change|edit|abbreviate|tidy)(?:s|ed|ing)? (?:it|that|this|them|the (?:line|wording|list|ad))?(?: down)? ?to (?:just |only |simply )?["“\'‘]?(?:(?:us|u\\.s\\.|american|uk|british|irish|eu|australian|canadian|nz) )?(?:citizens?|nationals?|passport holders?)(?: only)?',
      '(?:just|simply) (?:say|put|write|print|leave it at|go with) ["“\'‘]?(?:(?:us|u\\.s\\.|american|uk|british|irish|eu|australian|canadian|nz) )?(?:citizens|nationals)(?: only)?',
    ],
    /\b(?:don['’]t|do not|never|must not|mustn['’]t|can['’]t|cannot|rather than|instead of|not to)\b/iu,
  ),
  // "His last two Indian drivers left and he won't look at a third".
  held(
    'race_or_origin',
    [
      `(?:last|previous|first|past|only|other) (?:(?:one|two|three|four|few|couple|\\d+|of) )*(?:${ORIGIN}|${FAITH}|black|white) \\p{L}+s?\\b[^.;]{0,100}?(?:won['’]t|will not|wouldn['’]t|would not|isn['’]t|is not|not|never)(?: be)? (?:look(?:ing)? at|tak(?:e|ing)(?: on)?|hav(?:e|ing)|try(?:ing)?|see(?:ing)?|hir(?:e|ing)|want(?:ing)?|consider(?:ing)?|risk(?:ing)?|going (?:for|near)|touch(?:ing)?) (?:an?(?:other)?|any more|more) ?(?:second|third|fourth|fifth|sixth|one|of them)?`,
    ],
    /\b(?:restaurants?|films?|visas?|suppliers?|told (?:him|her|them))\b/iu,
  ),
  // "Ran the name past Colin, who still has the list".
  held(
    'union_or_politics',
    [
      "(?:ran|run|checked|check|put|passed|looked|look) (?:(?:the|his|her|their|that) (?:names?|card)|him|her|them|it) (?:past|by|with|up with|against|through|to) [^.;]{2,30}?,? (?:who|that)(?:['’]s| has)? (?:still |always )?(?:got|has|have|keeps?|kept|runs?|holds?|looks after) (?:the|that|an?) (?:old |black)?(?:list|cards?|card index|file|black ?book)",
    ],
    /\b(?:guest|waiting|mailing|price|client|short|phone|approved|sanctions?|barring|dbs|key)[ -]?(?:list|cards?|file)?\b/iu,
  ),
  // "Must be 25 or younger because that's who our followers are".
  held(
    'age',
    [
      "(?:must be|has to be|should be|to be|needs? to be|aged?|ideally|who(?:['’]s| is| are)|you(?:['’]re| are)|(?:s?he|they)(?:['’]s|['’]re| is| are)) (?:aged )?(?:19|[2-6]\\d)(?: years(?: old| of age)?)?,? (?:or|and|&) (?:younger|under|below)",
      '(?:19|[2-6]\\d)(?: years(?: old| of age)?)?,? (?:or|and|&) (?:younger|under|below),? (?:because|since|as|so|please|only|preferred|to (?:apply|join|fit|match)|like (?:our|the))',
    ],
    /\b(?:discounts?|tickets?|fares?|concessions?|members|customers pay|kg|kilos?|staff members|degrees|minutes|km|miles|free entry|5 u\.?s\.?c|cfr|by law)\b/iu,
  ),
];
