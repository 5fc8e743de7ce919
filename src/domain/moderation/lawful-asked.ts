const NO_TURN = '(?!.*\\b(?:but|unless|except|as long as|provided|still|helps?|bonus|ideally|prefer\\w*)\\b)';
const CARED_FOR =
  '(?:man|woman|gentleman|lady|boy|girl|couple|child|teenager|teen|mother|father|family|brothers|sisters)';
const TONGUE =
  '(?:polish|german|french|welsh|italian|greek|spanish|portuguese|korean|japanese|mandarin|dutch|turkish|russian|vietnamese|thai|hindi|arabic|somali|punjabi)';
const ATTRIBUTE =
  '(?:faith|religion|belief|church|age|gender|sex|race|origin|background|nationality|accent|union membership|politics|party|marital status)';

/** What is said not to be asked for, whom the work is for, and what people are given: none of it says who is taken. */
export const LAWFUL_ASKED: readonly RegExp[] = [
  // What nobody has to be or is asked.
  new RegExp(
    `\\byou (?:need not|needn't|do not have to|don't have to|do not need to|don't need to|do not need|don't need) (?:be|have|belong to|share|attend|follow|come from|an?)\\b${NO_TURN}[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\bno (?:particular |one )?${ATTRIBUTE} (?:is|are) (?:asked|required|needed|looked for|expected|preferred)\\b${NO_TURN}[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\bwe (?:do not|don't|never) (?:mind|care|ask|record|look at) (?:where|how old|what|which|whether|who|when|if|about)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(`\\bnever ask (?:when|whether|if|how|about)\\b${NO_TURN}[^.;]*`, 'giu'),
  new RegExp(`^[^.;]*\\band (?:nobody|no one) (?:gets|is) asked\\b${NO_TURN}`, 'giu'),
  /\bno (?:upper |lower |maximum |minimum )?age limits?\b(?: (?:on|for|to|in) [^.;,]*)?/giu,
  // "Being a woman is not a requirement for this role."
  /^\W*being [^.;,]{2,40}? (?:(?:is|was) (?:not|no|never)|isn['’]t|wasn['’]t) (?:an? )?(?:\p{L}+ )?(?:requirement|condition|qualification|prerequisite|criterion|must|essential|necessary|needed|required)(?: (?:for|of|to|in|at) [^.;,]{2,30})?(?=\W*$)/giu,
  /^\W*not (?:required|needed|asked for): (?:being|having) [^.;]*/giu,
  // Everybody is asked.
  /^(?!.*\b(?:no|not|nobody|none|never|don't|avoid|instead|only)\b)[^.;:]*\b(?:and|or) (?:everyone|everybody|anyone|anybody) else\b/giu,
  /\b(?:staff|people|applicants|colleagues|candidates|volunteers|members) of (?:any|all|every) (?:faith|religion|race|age|gender|background|belief|nationalit)\w*(?: (?:and|or) (?:none|no faith|background|belief|age|gender)\w*)*/giu,
  /(?<!\b(?:only|no|not|young|single|white|christian|straight) )\b(?:men|women|fathers|mothers|parents|carers|people) (?:who (?:are|have|do|did) [\p{L}' -]{2,40} )?(?:are|is) (?:just as |very |most |also )?welcome\b/giu,
  /\bif you(?:'re| are) (?:pregnant|on (?:parental |maternity )?leave|coming back|returning)[^.;]*\b(?:(?:is|are) open to you|you are welcome|get in touch|tell us)\b[^.;]*/giu,
  // Those for whom the work is done.
  new RegExp(
    `\\b(?:support workers?|carers?|nurses?|tutors?|companions?|care assistants?|aides?|caring|care|support|looking after|working with) (?:for |to |with )?(?:an?|our|two) (?:[\\p{L}-]+ ){0,3}${CARED_FOR}\\b[^.;]*`,
    'giu',
  ),
  /\b(?:experience|knowledge|work(?:ing|ed)?|background|supporting|teaching|coaching) (?:with |of |among |supporting |teaching )?(?:young people|children|students|pupils|teenagers|adults|residents|patients|clients)(?:,? aged? (?:from )?\d+(?: ?(?:to|-|and|up to) ?\d+)?)?/giu,
  /\bsafeguarding (?:of )?(?:vulnerable )?(?:adults|children|young people)(?: and (?:adults|children|young people))?/giu,
  /\b(?:visitors|clients|customers|patients|guests|members|families|tenants|learners) (?:come|arrive|travel|speak|live|range) (?![^.;]*\b(?:hear|see|find|get|expect\w*|want\w*) an? )(?:(?!, (?:so|and|which means) (?:you|we|they)\b)[^.;])+/giu,
  /(?:^\W*|, |\band )we (?:host|cater for|photograph|film|serve|see|treat|support|advise|house|teach|insure|represent|look after) (?!only\b|our own\b)(?:(?!\b(?:so|and) (?:you|we|have|need|want|only|must)\b)[^.;,])+/giu,
  /^\W*(?:sell|explain|teach|advise|guide|walk|talk|coach|visit|feed|greet)\b(?! (?:us|our|me)\b)(?:(?!\b(?:only|no|must|not|who|apply|suits?)\b)[^.;])*/giu,
  /\b(?:explain\w*|advis\w*|teach\w*|talk\w*|guid\w*|walk\w*) [^.;]{0,40}\bto people (?:close to|near|in|approaching) retirement\b/giu,
  /\b\p{L}+ is spoken by (?:some|many|most|a lot) of (?:our|the) [^.;,]*?(?= and |,|$)/giu,
  /\bunderstand(?:ing)? (?:of )?(?:(?!\bonly\b)[^.;])*\b(?:kosher|halal|shabbat|ramadan)\b[^.;]*/giu,
  // What people are given, and how the work is planned for them.
  /\b(?:we (?:pay|offer|give)|free|paid|health|dental|medical)\b[^.;]*\b(?:leave|cover(?:age)?|care|insurance|allowances?)\b(?:(?!\b(?:only|no|must|not|unless|without)\b)[^.;])*/giu,
  /\bprayer (?:breaks?|times?|mats?)(?: and [\p{L} ]{3,20})? (?:is|are) (?:both )?(?:on|in|part of|paid|kept|built|planned|provided)\b[^.;]*/giu,
  /\bif you (?:have|use|need|wear|keep|observe|live with|fast)\b[^.;]*\btell us and we(?:'ll| will)\b[^.;]*/giu,
  /\b(?:network|group|committee|forum|champions?) for (?:[\p{L}-]+ ){1,3}(?:colleagues|staff|employees|members)\b/giu,
  /\b(?:tb|flu|hepatitis|measles|covid)(?:,? (?:and )?(?:tb|flu|hepatitis|measles|covid))* (?:records?|vaccin\w+|immunity|screening)\b(?=[^.;]*\b(?:after (?:an? |the )?offer|exemption|required by)\b)/giu,
  // Acts by their names, and what a text or a training is about.
  /\b(?:pregnant workers fairness|age discrimination(?: in employment)?|(?:sex|race|racial|disability) discrimination|race relations|americans with disabilities|equality|equal pay|family and medical leave|gender recognition) act\b/giu,
  /\bpregnancy (?:loss|accommodations?)\b|\bworkers over (?:40|forty)\b(?= and|,|$)/giu,
  // Things, and a house, of an age; fruit, clothes and machines.
  /\b(?:older|younger) than (?:the|our|its) (?:products?|code|system|software|building|company|brand|business|bridge|internet|web)\b|\bold (?:routers?|servers?|boilers?|computers?|printers?|trailers?|tractors?|containers?|filters?|freezers?|mixers?|meters?|motors?|projectors?|monitors?|scanners?|burners?|conveyors?|compressors?|generators?|radiators?|chargers?|drawers|papers|letters|covers|transformers?|adapters?|timers?|shutters?|gutters?|rafters|timbers?|sewers?|ledgers?|folders?|registers?|posters?|banners?|newspapers?|harvesters?|planters?|coolers?|heaters?|dryers?|washers?|fryers?|toasters?|elevators?|escalators?|reactors?|sensors?|breakers?|inverters?|towers?|cylinders?|rollers?|flyers?|software|systems?|machines?|code|stock|buildings?|equipment|records?|files)\b/giu,
  /\bwe (?:were|are) born in\b|\bmakes us (?:young|old)\b|\byoung (?:vines?|plants?|trees|stock|animals|cattle|horses|calves)\b/giu,
  /\bpink lad(?:y|ies)\b|\bbig(?:,| and| &) tall\b|^\W*polish(?=,)|\bkids' (?:\p{L}+ )?(?:school|club|clinic|classes|camp|clothing)\b/giu,
  // Least ages that a licence, a permit or an act sets.
  /\b(?:aged|must be|at least|be) (?:18|20|21|25)\b(?! ?(?:-|to|and) ?\d\d)(?: years)?(?: (?:old|of age))?(?: or (?:over|older))?(?=[^.;]*\b(?:licen[cs]\w*|permits?|act \d{4}|law|rsa|insur\w+)\b)|(?<=\bact \d{4} [^.;]*)\byounger staff\b/giu,
  // What the work itself is, told to whoever does not want it.
  /\bif you (?:cannot|can't|do not want to|don't want to|would rather not|are not able to|aren't able to) (?:work|do|start) (?:nights?|(?:night |rotating |split |early |late |on[- ]call )?shifts?|on call|on[- ]site|at heights?|outdoors|outside|in the cold|early starts|overtime)(?: (?:or|and) (?:nights?|weekends?|overtime|on call))?,? (?:then )?this (?:is not|isn't|won't be) (?:the |a )?(?:right )?(?:role|job|one|place|post)(?: for you)?\b/giu,
  // Senses as an authority's medical standard measures them.
  /\b(?:(?:good|normal) )?(?:colou?r )?(?:vision|eyesight|hearing)(?:,? (?:and|or) (?:colou?r )?(?:vision|eyesight|hearing))*\b(?=[^.;]*\b(?:caa|casa|faa|easa|transport canada|amsa|mca|stcw|dvla|rail|railway|medical|group 2)\b[^.;]{0,20}\b(?:standards?|medicals?|certificates?)\b)/giu,
  // Several kinds of people, who all do the work, and one taken as gladly as another.
  /^(?!.*\b(?:no|not|never|only|instead)\b)(?:[\p{L}'-]+,? (?:and |or )?(?:the )?){2,8}(?:have )?(?<!\bwe )all (?:use|do|done|did|work\w*|drop|come|came|thrive\w*)\b/giu,
  /\b[\p{L} -]+ as (?:readily|happily|gladly) as (?:new |recent )?[\p{L}-]+/giu,
  /\b(?:nobody|no one) (?:will|would|is going to) ask (?:for|about|you)\b(?!.*\b(?:but|unless|except)\b)[^.;]*/giu,
  // Languages that are named as such.
  new RegExp(
    `\\b${TONGUE}(?=(?:,? and ${TONGUE})? (?:(?:would be|is) (?:helpful|useful|handy|a plus|an advantage|desirable)|at level|are both|(?:and english )?(?:contracts|texts|manuals|documents|media)))|\\band ${TONGUE}(?= are both fluent)`,
    'giu',
  ),
  // Leave, plans and policies, for whoever has a use for them.
  /(?<!\b(?:fewer than|less than|under|over|more than|max\w*|at most|no more than|not|never|had|took|taken|takes?|with|who|than) )\b(?:(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty) (?:paid |full |company )*|(?:fully )?paid )sick days(?= (?:a|per|each|every) year| (?:from|as|for (?:all|everyone)|plus|and)\b|[,.;]|\W*$)(?![^.;]*\b(?:limit|max\w*|most|no more|only|no|not|never|cap)\b)|^\W*(?:paid )?sick days?: ?(?:\d+|\w+)(?: paid| a year| per year| days)*/giu,
  /^\W*parental leave of\b[^.;]*|\b(?:for|to) (?:any|every|all|each) new parents?\b|\bretirement (?:plans?|savings|funds?|match|benefits?)\b/giu,
  /\b(?:fertility|adoption|bereavement)(?:,? (?:and |or )?(?:fertility|adoption|bereavement|carers?'?))* (?:coverage|cover|help|polic(?:y|ies)|support)\b/giu,
  // Whom a house or a service is for, by its name.
  /\bfor an? (?:\p{L}+ )?family (?:with|of|in)\b(?:(?!\b(?:who|only|must|prefer\w*)\b)[^.;])*|\bgypsy(?:,? roma)? and traveller\b|\byoung people's \p{L}+|\bwheelchair users (?:test\w+|said|gave|rely|design\w*)/giu,
  /\bunion and non-union\b|\breading age\b|(?<=, )snowflake(?=,|$)|\b(?:no|low|less|reduced) shrink\b|\bu\.?s\.? persons\b(?=[^.;]*\b(?:itar|cfr)\b)[^.;]*|(?<=\bitar,[^;]*)\brefugees and asylees\b/giu,
];
