import { lowered } from './matching.ts';
import { FAITH, ORIGIN } from './words.ts';

// Whole sentences of who is there at present, and of what is arranged for whom they name: nothing in them says who is to come. Each is read
// from its first word to its last.

/** What says who is wanted after all, or makes those who are there the measure. */
const YET = lowered(
  /\b(?:but|though|although|except|unless|however|prefer\w*|ideal\w*|rather|sooner|instead|only|same|another|one more|more of|like (?:you|us|them|that|an?|the|to)|we(?:['’]d| would)? (?:like|love|want|need|hire|take)|wants?|wanted|needs?|looking for|seek\w*|hires?|hiring|fits?|suits?|young\w*|pretty|slim|attractive|fit and|never|nobody|not|n['’]t|cannot|can['’]t|won['’]t|as long as|provided|if you (?:can|must)|expect\w* (?:you|of you)|should|must|so (?:we|you|they|the|keep|no))\b|n['’]t\b/,
);
/** What in these frames says the contrary of a refusal. */
const KINDLY = lowered(
  /\b(?:with )?no (?:fuss|questions?|loss|cut|change|obstacle|bar|barrier|hindrance|handicap|problem|drawback|drama|bother|trouble|issue|matter)\b|\bno less favourabl\w+|\bfor as long as (?:they|it|you)(?:['’](?:re|s)| are| is)? (?:needed|wanted)\b|\b(?:need not|needn['’]t|do(?:es)?n['’]t have to|do(?:es)? not have to|(?:currently|at present|now|most|both|some|several)(?: of them)? (?:are|is) not|(?:is|are)n['’]t english|is not english|not an? (?:bar|barrier|obstacle|problem|drawback))\b/,
  'g',
);

const NOW =
  '(?:,? (?:at present|now|today|currently|at the moment|already|these days|this year|just now|right now))?';
const TEAM =
  '(?:lot|crew|team|staff|bunch|gang|rota|roster|workforce|company|faculty|drivers|teachers|nurses|cooks|carers|stewards|volunteers)';
const KIN_F =
  '(?:mums|moms|mams|mothers|daughters|aunts|aunties|nieces|sisters|grans|nans|grandmothers|wives)';
const KIN_M = '(?:dads|fathers|sons|uncles|nephews|brothers|grandads|grandfathers|husbands)';
const STAGE =
  '(?:retirees|pensioners|seniors|grandparents|parents|couples|carers|students|school[- ]leavers|graduates|career[- ]changers|returners|veterans|reservists|refugees|backpackers|teenagers|newcomers|empty[- ]nesters|sixth[- ]formers|undergraduates|farmers|locals)';
const ITEM = `(?:an? |one |two |three |four |some |several |a few |the odd )?(?:(?:former|ex|retired|semi-retired|part-time|full-time|stay-at-home|one-time|off-duty|lapsed|local|trainee|working|second-career)[ -])*(?!(?:single|white|male|female|lads|men|women|girls|boys|blokes)\\b)[\\p{L}’'-]+(?: [\\p{L}’'-]+)?`;
const LIST = `${ITEM}(?:(?:, and|,| and) ${ITEM}){2,9}`;
const WORKS =
  '(?:drive|work|cook|pick|teach|serve|bake|clean|sew|pack|guide|sing|milk|care|volunteer|deliver|crew|steward|run shifts|answer the phones|make up (?:the|our) (?:team|crew|staff|rota|lot))(?: (?:for|with|among|alongside|beside) us| here| together| on (?:this|the|our) \\p{L}+)?';
/** Kinds of people of whom a list must hold two: one kind alone would say who belongs. */
const KINDS = [
  KIN_F,
  KIN_M,
  '(?:retirees|pensioners|seniors|grandparents|retired|semi-retired|veterans)',
  '(?:students|school[- ]leavers|graduates|teenagers|undergraduates|sixth[- ]formers|backpackers)',
  '(?:former|ex-\\p{L}+|(?!(?:grand|god|step)?(?:mothers|fathers|daughters|brothers|sisters|seniors|pensioners|carers|school[- ]leavers)\\b)[\\p{L}-]+(?:ers|ors|ists|ians))',
].map((source) => lowered(`\\b${source}\\b`));
const isMixed = (lower: string): boolean => KINDS.filter((kind) => kind.test(lower)).length > 1;

const OF_STAGES = [
  // "Retirees, farmers, stay-at-home dads and a part-time opera singer drive for us at present".
  `(?=.*\\b(?:${KIN_F}|${KIN_M}|${STAGE})\\b)${LIST}(?: all)? ${WORKS}${NOW}`,
  // "Mums and daughters, uncles and nephews, a former accountant: that's the present lot".
  `(?=.*\\b(?:${KIN_F}|${KIN_M}|${STAGE})\\b)${LIST} ?[:,–-]+ ?(?:that['’]s|that is|those are|they['’]re|these are|we['’]re|meet|such is) (?:all )?(?:the |our |your )?(?:(?:present|current|existing|whole) )?(?:${TEAM}|us|here)${NOW}`,
  `(?=.*\\b(?:${KIN_F}|${KIN_M}|${STAGE})\\b)(?:the |our )?(?:present|current|existing) ${TEAM} (?:is|are|includes?|numbers|counts|has|have|consists? of|is made up of|runs to) ${LIST}`,
].map((source) => lowered(`^\\W*(?:${source})\\W*$`));

const SERVED =
  '(?:(?:the |our |these |your )?(?:ākonga|akonga|patients|clients|callers|customers|families|residents|pupils|students|guests|tenants|members|visitors|passengers|shoppers|children|learners|women|people)(?: (?:here|we (?:see|serve|help|teach|house)|who (?:come|call|ring)))?)';
const STAFF =
  '(?:staff|team|crew|teachers|nurses|carers|drivers|faculty|volunteers|cooks|colleagues|advisers|kaiako|kaimahi|us)';
const SOME_OF = `(?:(?:many|most|half|some|plenty|several|a good few|a lot|all) of (?:our |the )?${STAFF}|(?:our |the )${STAFF}|we)`;
const FAITHFUL = `(?:${FAITH}|(?:seventh-day )?adventists?|jehovah['’]s witness(?:es)?|hindus|muslims|methodists?|presbyterians?|pagans?|believers|humanists?|rastafarians?)`;
const ROLE =
  '(?:[\\p{L}-]+ )?(?!(?:mothers|fathers|daughters|brothers|sisters|others)\\b)(?:navigators?|teachers?|nurses?|carers?|drivers?|cooks?|chefs?|workers?|colleagues|staff|tutors?|engineers?|advisers?|porters?|cleaners?|midwives|coaches|bookkeepers?|custodians?|caretakers?|secretar(?:y|ies)|accountants?|groundskeepers?|[\\p{L}]+(?:ers?|ors?|ists?|ians?))';
const OF_NO_WEIGHT =
  '(?:is (?:no|not an?) (?:barrier|bar|obstacle|hindrance|problem|matter)|(?:decides|counts for|settles) nothing|makes no (?:odds|difference)|is (?:quite |entirely |wholly )?(?:irrelevant|immaterial|beside the point|neither here nor there))(?: (?:here|to us|with us|at all))*';
const OWN =
  "(?:(?:your |their |a |an )?(?:background|origins?|colour|name|family|faith|accent|age|religion|nationality|sex|gender)|where (?:you|they|anyone|somebody)(?:['’]re|['’]s| are| is| were born| come| comes| came)(?: from)?)";
const LIVES_WITH =
  '(?:stutter|stammer|sign|lip-?read|use (?:an? )?(?:wheelchairs?|hearing aids?|guide dogs?|crutches|canes?|screen readers?|sticks?)|have (?:an? )?(?:adhd|autism|dyslexia|tourette\\S*|epilepsy|diabetes|ms|arthritis|stammers?|stutters?|hearing loss|low vision|prosthe\\p{L}+|guide dogs?)|are (?:deaf|blind|autistic|dyslexic|disabled|hard of hearing|partially sighted)|wear (?:hearing aids|prosthe\\p{L}+)|walk with (?:an? )?(?:sticks?|canes?|crutches))';
const SEEN =
  "(?:,? and (?:(?:the |our )?(?:kids|children|pupils|patients|students|customers|guests|residents) (?:notice|love it|see (?:it|that)|ask(?: good questions)?|learn from it|like it)|(?:it|that) shows|we(?:['’]re| are) (?:glad|proud|the better for it)(?: of it)?))?";

const PRESENT = [
  // "Ākonga come from Tongan, Māori and former refugee families, and so do many of our staff".
  `${SERVED} (?:come|hail|are) (?:from )?[^;]{5,140},? and so (?:do|are|have) ${SOME_OF}`,
  // "Lesbian, straight, married, single, veiled: the women we house are all of these and so are we".
  `(?=[^:;]*,[^:;]*,)[^:;]{8,120} ?[:–-] ?(?:all )?(?:the )?(?:people|women|men|families|tenants|guests|clients|residents|patients|pupils) (?:that |whom |who )?(?:we (?:house|serve|help|teach|see|treat|feed|support|look after)|come here|ring us)(?: here)? are all of (?:these|those|that|them),? and so (?:are we|are our ${STAFF}|is our ${STAFF})`,
  // "Palagi, Indian and Māori navigators have been among our finest, so background is no barrier".
  `(?:(?:[\\p{L}-]+),? ){1,5}(?:and|or) [\\p{L}-]+ ${ROLE}(?: with [^;,]{3,30})? (?:have been|are|were|have always been) (?:among|some of|counted among) our (?:very )?(?:finest|best|strongest|longest-serving|ablest|kindest|steadiest)(?: [\\p{L}]+)?,? (?:so|and) ${OWN} ${OF_NO_WEIGHT}`,
  `${OWN} ${OF_NO_WEIGHT}(?:,? (?:and )?so (?:is|are) ${OWN})?`,
  // "Teachers who stutter, sign or use wheelchairs are on our faculty, and kids notice".
  `${ROLE} who ${LIVES_WITH}(?:(?:,| or|, or| and) (?:who )?${LIVES_WITH})* (?:are|work|teach|serve|nurse|drive|cook)(?: already| all| both)? (?:on|in|at|among|with|here)(?: (?:our|the|us)(?: ${STAFF}| floor| wards?| books)?)?${NOW}${SEEN}`,
  // "Our bookkeeper and custodian needn't be church members, and currently are not".
  `(?:our|the) ${ROLE}(?:(?:,| and) (?:the |our )?${ROLE})* (?:need not|needn['’]t|do(?:es)?n['’]t have to|do(?:es)? not have to) be (?:an? )?(?:church members?|members? of (?:the|our) (?:church|parish|congregation|faith|mosque|temple)|${FAITHFUL}|of (?:the|our|any) (?:faith|church|religion)|religious|believers?)(?:,? and (?:currently|at present|now|most|both|some|several)(?: of them)? (?:are|is) not)?`,
  // "We've Muslims, Catholics and atheists on the team".
  `(?:we(?:['’]ve| have)(?: got)?|there are|you(?:['’]ll| will) (?:find|meet|work with)) ${FAITHFUL}(?:(?:,| and|, and) ${FAITHFUL}){1,6} (?:on|in|among) (?:the|our) (?:${TEAM}|kitchen|office|building|floor)${NOW}`,
  // "We already have two deaf baristas, and the whole crew signs a bit".
  `(?:we|they)(?: already|['’]ve)?(?: also)? (?:have|had|got|employ)(?: already)? (?:two|three|four|five|six|several|some|a couple of|a few|\\p{N}) (?:deaf|blind|autistic|dyslexic|disabled|trans|gay|deaf and hearing|${FAITHFUL}) (?:[\\p{L}-]+ )?[\\p{L}-]+s(?: (?:here|with us|on (?:the|our) \\p{L}+|in (?:the|our) \\p{L}+))?${NOW}(?:,? and (?:the |our )?(?:whole |rest of the )?(?:${TEAM}|everyone|everybody|most of us|we)(?:['’]s|['’]ve| has| have)? (?:all )?(?:signs?|learn\\p{L}*|pick\\p{L}* up|know|knows|use|uses)[^;,]{0,40})?`,
  // "Our longest-serving stockman is a woman from Alice".
  '(?:our|the) (?:longest[- ]serving|oldest|youngest|newest|first|finest|best|fastest|head|chief|lead|present|current|last) [\\p{L}-]+(?: [\\p{L}-]+)? (?:is|was) an? (?:woman|man|grandmother|grandfather|granny|mother|father|mum|mom|dad|pensioner|refugee|retired [\\p{L}-]+|former [\\p{L}-]+)(?: (?:from|of|with|in) [^;,]{2,30})?',
];

const PART_OF_DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:night|morning|evening|lunchtime|noon|afternoon)s?)?)';
const FAST = '(?:ramadan|lent|the sabbath|shabbat|yom kippur|the fast|eid|diwali|passover)';
const JOINT = '(?:knees?|backs?|hips?|shoulders?|wrists?|feet)';
const STATE = `(?:(?:simply|just|newly|heavily|also) )*(?:(?:have|has|with|got) (?:an? )?(?:(?:bad|sore|dodgy|crook) ${JOINT}|injur(?:y|ies)|disabilit(?:y|ies)|(?:health |long-term )?conditions?|asthma|arthritis|migraines?|diabetes|epilepsy)|pregnant|expecting|breast-?feeding|nursing|trying (?:to be|for (?:a baby|one))|(?:observing|keeping) ${FAST}|fasting|praying|injured|unwell|poorly|ill|tired|recovering(?: from [^;,]{3,25}?)?|(?:back from|over|out of|after) (?:surgery|hospital|an? (?:operation|illness|birth|bad flu))|on (?:medication|crutches|dialysis|chemo)|having (?:treatment|chemo|ivf|an? (?:bad|hard|rough|low) (?:patch|time|day|spell)(?: at home)?)|grieving|bereaved|menopausal|caring for [^;,]{3,25}?|deaf|dyslexic|diabetic|(?:[5-7]\\d|(?:fifty|sixty|seventy)(?:[- ]\\p{L}+)?) with (?:an? |two )?(?:bad |sore |dodgy |crook )?${JOINT}|struggling with [^;,]{3,25}?)`;
const STATES = `${STATE}(?:(?:, or|,| or| and) ${STATE}){0,5}`;
const THING =
  '(?:breaks?|stations?|shifts?|hours|duties|lifting|(?:a )?stools?|(?:a )?seats?|(?:a )?chairs?|starts?|rosters?|rotas?|runs?|tasks?|time off|loads?|work|day)';
const THINGS = `(?:the |your )?${THING}(?:(?:,| and| or) (?:the |your )?${THING})*`;
const ADJUSTED =
  '(?:worked out|arranged|moved|changed|swapped|adjusted|fitted in|found|sorted|set|planned|lightened|shortened|shared)';
const DONE = `(?:(?:can|will|may|could) (?:all |always |easily |gladly |readily )?(?:be ${ADJUSTED}|flex|bend|move|change|shift)|(?:are|is|get|gets) (?:always |readily )?${ADJUSTED})`;
const AROUND =
  '(?: (?:round (?:it|that|you|them)|around (?:it|that|you|them)|to (?:suit|fit)(?: (?:you|it|that))?|with you|for you|between us|to (?:sunset|dusk|iftar|noon|(?:an? )?(?:earlier|later|quieter)[^;,]{0,15})))?';

const STATUS =
  "(?:married|single|divorced|widowed|ordained|vowed|partnered|engaged|separated|on your own|in a couple|gay|straight|lesbian|bi|bisexual|trans|queer|with kids|without(?: kids)?|child-?free|still working it out|it['’]s complicated|none of (?:our|anyone['’]s|the) business|none of (?:these|those|the above)|neither|undecided)";
const AT_HOME =
  "you(?:['’]d| would|['’]ll| will|['’]re| are)(?: all)?(?: be)? (?:(?:very |most |equally |just as )?welcome|in good company|among friends|at home|the newest in a (?:long )?(?:list|line) (?:that|which) (?:has|['’]s) (?:included|held|known) (?:all|each|every one) of (?:those|these|them))(?: (?:here|with us))?";

const NAMES_THEM = [
  // "If you are pregnant, observing Ramadan or simply fifty-nine with a knee, breaks and stations can be worked out".
  `(?:if|when|where|while|should) you(?:['’]re| are| be|['’]ve)? ${STATES},? (?:(?:tell us|say so|just say|let us know|just ask) and )?(?:${THINGS} ${DONE}|we(?:['’]ll| will| can)(?: gladly| happily)? (?:work out|arrange|move|change|swap|adjust|find|sort|plan|lighten|shorten) ${THINGS})${AROUND}`,
  `(?:if|when|where|while|should) you (?:keep|observe) ${FAST}(?:(?:,| or| and) ${FAST})*,? (?:${THINGS} ${DONE}|we(?:['’]ll| will| can)(?: gladly| happily)? (?:work out|arrange|move|change|swap|adjust|find|sort|plan|lighten|shorten) ${THINGS})${AROUND}`,
  // "Anyone pregnant or trying to be can be rostered away from X-ray with no fuss about the reason".
  `(?:anyone|anybody|any (?:nurse|colleague|member of staff)|staff|colleagues|those|people|nurses) (?:who(?:['’]s| is| are) )?${STATES} (?:can|may) (?:ask to )?(?:be )?(?:rostered|moved|kept|swapped|taken|placed|switched|excused) [^;]{3,70}?,? (?:with no (?:fuss|questions?|loss|cut|change)(?: (?:about|asked|of|in|to) ?[^;,]{0,25})?|on (?:full|the same) pay|for as long as (?:they|it)(?:['’](?:re|s)| are| is) (?:needed|wanted))`,
  // "Quayside duties at full pay are there for anybody pregnant or injured, for as long as they're needed".
  `[^;,]{3,40} (?:at|on) (?:full|the same|normal|unchanged|your usual) (?:pay|rate|wages?|salary) (?:is|are) (?:there|available|kept|found|ready|waiting|on offer) for (?:anybody|anyone|whoever(?:['’]s| is)|those|staff|people|colleagues) (?:who(?:['’]s| is| are) )?${STATES}(?:,? for as long as (?:they|it)(?:['’](?:re|s)| are| is) (?:needed|wanted))?`,
  // "Married, ordained, vowed or on your own, you'd be the newest in a list that has included all of those".
  `(?=.*\\b(?:single|divorced|widowed|on your own|gay|lesbian|bi|bisexual|trans|queer|without|child-?free|none of|neither)\\b)${STATUS}(?:(?:, or|,| or| and) ${STATUS}){1,6} ?[,:–-]+ ?${AT_HOME}`,
  // "Trans and non-binary nurses, your name and pronoun will be right on the badge".
  `(?:trans(?:gender)?|non-?binary|gender-?\\p{L}+|queer)(?:(?:,| and| or) (?:trans(?:gender)?|non-?binary|gender-?\\p{L}+|queer))* (?:[\\p{L}-]+),? (?:your|the) (?:names?|pronouns?)(?: and (?:your )?(?:names?|pronouns?))? (?:will be|is|are|goes?) (?:right|correct|as you (?:say|wish|give (?:it|them))|the ones? you use|yours to (?:choose|set)) (?:on|in) (?:the|your|every|all) [^;,]{3,40}`,
  // "If your first language is Polish or Malayalam, you'll be among friends".
  `if your (?:first|native|mother) (?:language|tongue) (?:is (?!english)[\\p{L}, ]{3,60}|isn['’]t english),? you(?:['’]ll| will|['’]d| would|['’]re| are)(?: be)? (?:among friends|in good company|one of many|at home)(?: here| with us)?`,
  // "Being sober yourself, for faith, health or no reason at all, is no obstacle in this trade".
  `(?:being|staying|wearing|keeping|having|living with) [^;,]{3,30}?(?: yourself)?(?:, for [^;]{3,40}? or (?:no|any|whatever) (?:other )?reason(?: at all)?,)? (?:is|are) (?:no|not an?) (?:obstacle|bar|barrier|hindrance|handicap|drawback)(?: (?:here|in this \\p{L}+|to (?:the|this) \\p{L}+|with us|at all))*`,
  // "If you're colour-blind it's no drama, every fabric has a number".
  `if you(?:['’]ve| have)(?: got)? (?:(?:small|little|school-age) )?(?:kids|children|an allergy|a stammer|dyslexia|a guide dog|a hearing aid),? (?:it|that)(?:['’]s| is) (?:no (?:drama|problem|bother|trouble|issue|matter)|fine|sorted)`,
  `if you(?:['’]re| are) (?:colou?r-?blind|deaf|blind|dyslexic|left-handed|autistic|diabetic|coeliac|hard of hearing|partially sighted|short|tall|fasting|shy)(?:(?:,| or) (?:colou?r-?blind|deaf|dyslexic|left-handed|autistic))*,? (?:it|that)(?:['’]s| is) (?:no (?:drama|problem|bother|trouble|issue|matter)|fine|sorted)(?:,? (?:as |because |since |and )?(?:every|each|all|we(?:['’]ve| have| use)|there(?:['’]s| is)) [^;]{3,60})?`,
  // "Sunday is kept clear for those who worship then, and Adventist colleagues have Saturday off".
  `${PART_OF_DAY} (?:is|are) kept (?:clear|free|open|light) for (?:those|anyone|people|staff|colleagues) who (?:worship|pray|go to church|observe (?:it|them)|keep (?:it|them))s?(?: then| on it)?(?:,? and ${FAITHFUL}(?: \\p{L}+)? (?:have|get|take) [^;]{3,50} off)?`,
  // "An English application receives no less favourable treatment".
  '(?:an? |any )?(?:(?:english|welsh|irish|french|gaelic|māori) applications?|applications? in (?:english|welsh|irish|french|gaelic|te reo)[^;,]{0,30}) (?:receives?|is|are|gets?|will (?:be|receive|get)) (?:treated )?no less favourabl(?:e treatment|y)(?: than [^;]{3,40})?',
  // "Anyone with a bad back gets the low bench".
  `(?:anyone|anybody|whoever) (?:with|who has) an? (?:bad|sore|crook|dodgy) ${JOINT} (?:gets|has|can have|takes|may take) (?:the|an?|first pick of the) (?:low|high|padded|comfy|good|better|raised|perching|spare)? ?(?:bench|stool|chair|seat|station|trolley|desk|mat)s?`,
];

// "Some women prefer to speak to a woman and some men to a man, so visits are shared out with that in mind".
const BOTH = lowered(
  '^\\W*(?:some|many|most) (?:women|men|clients|people|callers|tenants|residents) (?:prefer to|would rather|like to) (?:speak|talk|open up|be seen|be visited|deal) ?(?:to|with|by)? (?:an? )?(?:wom[ae]n|m[ae]n),? and (?:some|many|others) ?(?:women|men|of them)?(?: prefer| would rather)?(?: (?:to|with|by))? (?:an? )?(?:wom[ae]n|m[ae]n|either),? so (?:visits|calls|appointments|cases|slots|interviews|sessions|the work) (?:are|is|get|gets) (?:shared out|planned|split|arranged|booked|given out|matched)(?: (?:with that in mind|that way|accordingly|to suit(?: them)?|between us))?\\W*$',
);
const isOfBoth = (lower: string): boolean =>
  BOTH.test(lower) && /\bwom[ae]n\b/u.test(lower) && /\bm[ae]n\b/u.test(lower);

const WHOLE = [...PRESENT, ...NAMES_THEM].map((source) => lowered(`^\\W*(?:${source})\\W*$`));
const MAY_BE = lowered(
  new RegExp(
    `\\b(?:${KIN_F}|${KIN_M}|${STAGE}|${ORIGIN}|${FAITHFUL}|and so (?:do|are|is|have)|no (?:barrier|bar|obstacle|matter|drama|problem|bother|hindrance|handicap|drawback|less)|irrelevant|immaterial|who (?:stutter|stammer|sign|use|have|are|wear|walk)|need(?: not|n['’]t)|have to be|if|when|while|should|anyone|anybody|whoever|staff|colleagues|nurses|for those|you(?:['’]d| would|['’]ll| will|['’]re| are)|trans\\p{L}*|non-?binary|some|many|most|we(?: already|[’']ve)? (?:have|had|got|employ)|is an?|was an?)\\b|ākonga`,
    'iu',
  ),
);

/** Whether a whole sentence in small letters only tells who is there at present, or what is arranged for whom it names. */
export const isLawfulPresent = (lower: string): boolean =>
  lower.length < 240 &&
  MAY_BE.test(lower) &&
  (isOfBoth(lower) ||
    ((WHOLE.some((pattern) => pattern.test(lower)) ||
      (OF_STAGES.some((pattern) => pattern.test(lower)) && isMixed(lower))) &&
      !YET.test(lower.replace(KINDLY, ' '))));
