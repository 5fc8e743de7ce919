import type { Rule } from './types.ts';
import { FAITH } from './words.ts';

// What is told in passing of a named person, who mostly stands before it unsaid ("Deaf since birth, superb with ledgers."). Work about
// such people is told with other words around: whom it serves stands before, or a noun of the work behind.

const rx = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'giu');

// Whom the work is for, shortly before.
const NOT_OTHERS =
  '(?<!\\b(?:for|the|other|many|most|some|any|all|several|elderly|older|younger|people|persons?|patients?|clients?|customers?|residents?|pupils?|passengers?|visitors?|users?|children|adults?|athletes?|guests?|members?|students?|learners?|those|anyone|whoever|families|tenants|travellers?|players?|claimants?|veterans?|women|men)\\b[^.;,:]{0,40})';
/** Where a sentence or a part of it begins that says what the person is. */
const HEAD = `(?:^\\W*|${NOT_OTHERS}(?:[,;:(\u2013\u2014] ?| - )|\\b(?:s?he|they|who|candidate|and|but|also)(?:['\u2019]s|['\u2019]re| is| are| was)? )(?:(?:also|now|and|but|proudly|openly|proud|an?|as an?|the|our) ){0,3}`;
/** That nothing of the work follows. */
const END = '(?=\\W*$|[,.;:!?)\u2013\u2014]| -| (?:and|but|yet|who|whose|with|since|from|by|in|at)\\b)';
const DET = '(?:an?|his|her|their|two|both|the)';
const GOODS =
  '(?! (?:[\\p{L}-]+ )?(?:manufactur|maker|compan|firm|brand|suppl|distribut|business|retail|start-?up|charit|team|product|range|division|service|school|train|client|programme|project|basketball|rugby|tennis|sport|access|ramp|lift|repair|hire|sales|cent|clinic|research|design|market|factor|fitt|technolog|group|communit|forum|users|owners))';

const AID =
  '(?:wheel-?chair|mobility scooter|walking (?:stick|frame|aid)|crutch(?:es)?|white (?:cane|stick)|zimmer(?: frame)?|rollator|hearing[- ]aids?|cochlear implants?|prosthetic(?: (?:leg|arm|hand|foot|limb))?|prosthesis|(?:artificial|false|missing) (?:leg|arm|limb|hand|foot)|(?:guide|assistance|service|seeing[- ]eye|hearing)[- ]dog|oxygen (?:tank|bottle|supply)|feeding tube|pacemaker|insulin pump|stoma(?: bag)?|colostomy(?: bag)?|catheter|screen[- ]?reader|braille display|leg braces?|cal+ipers?|stair ?lift|sign[- ]language interpreter|stammer|stutter)';
const CONDITION =
  "(?:adhd|anxiety|asperger'?s?|autism|bipolar(?: disorder)?|cancer|chronic (?:illness|pain|fatigue)|cerebral palsy|crohn'?s(?: disease)?|colitis|c(?:o|oe)eliac(?: disease)?|cystic fibrosis|depression|diabetes|down'?s syndrome|dyslexia|dyspraxia|endometriosis|epilepsy|fibromyalgia|h(?:a)?emophilia|hepatitis|hiv|long covid|lupus|leuk(?:a)?emia|migraines?|ms|multiple sclerosis|motor neurone disease|muscular dystrophy|narcolepsy|ocd|parkinson'?s(?: disease)?|psoriasis|ptsd|(?:rheumatoid )?arthritis|schizophrenia|scoliosis|sickle cell(?: disease)?|spina bifida|tourette'?s?|tinnitus|asthma|(?:an? )?heart (?:condition|defect|murmur)|(?:an? )?(?:physical |learning |hidden |severe )?disability|low vision|sight loss|hearing loss|one (?:arm|leg|hand|eye|kidney|lung))";
const STATE =
  '(?:deaf|deafblind|blind(?! and)|partially sighted|hard of hearing|paraplegic|quadriplegic|tetraplegic|amputee|disabled|visually impaired|hearing[- ]impaired|sight[- ]impaired|wheelchair[- ]bound|colou?r[- ]?blind|dyslexic|dyspraxic|autistic|epileptic|diabetic|asthmatic|bipolar|neurodivergent|neurodiverse|ha?emophiliac|coeliac|celiac|hiv[- ]positive|immunocompromised|housebound|one[- ](?:armed|legged|eyed|handed)|(?:cancer|stroke|polio|burns?|transplant|heart attack) survivor|(?:ms|epilepsy|asthma|arthritis|migraine|ptsd) sufferer|recovering (?:alcoholic|addict))';

const COLOUR =
  '(?:black|white|brown|asian|south asian|east asian|african|afro[- ]caribbean|african[- ]american|caribbean|caucasian|hispanic|latin[oax]|arab(?:ic)?|chinese|indian|pakistani|bangladeshi|mixed[- ]race|biracial|bame|aboriginal|indigenous|m[a\u0101]ori|jewish|muslim|romani|polish|nigerian|somali|turkish|filipin[oa])';
const ONE_OF_SEX =
  '(?:female|male|woman|man|lady|gentleman|gent|girl|guy|lad|bloke|mum|mother|dad|father|boy)';
const TITLE =
  '(?:accountant|controller|engineer|analyst|developer|manager|director|lawyer|solicitor|attorney|barrister|nurse|teacher|banker|auditor|bookkeeper|consultant|programmer|designer|architect|executive|chef|driver|buyer|planner|recruiter|paralegal|secretary|administrator|assistant|leader|cfo|ceo|cto|coo|vp|professional|candidate|applicant|founder|technician|electrician|plumber|surveyor|scientist|pharmacist|physician|doctor|dentist|marketer|treasurer|operator|carpenter|welder|clerk|receptionist|supervisor|foreman|partner|trader|actuary|economist|lecturer|researcher)';
const KIND =
  '(?:[\\p{L}-]+ly )?(?:(?:senior|junior|qualified|chartered|certified|trainee|lead|principal|chief|finance|financial|tax|tech|software|data|sales|project|management|hr|it|site|civil|legal|credit|payroll|commercial|marketing|operations) ){0,2}';

const PARENT =
  '(?:mum|mom|mam|mummy|mommy|mother|dad|daddy|father|papa|parent|grandad|granddad|grandpa|grandma|gran|nan|grandmother|grandfather|grandparent|step-?(?:mum|mom|dad|mother|father)|foster (?:mum|mom|dad|mother|father|parent|carer))';
const SO_MANY =
  '(?:\\d|one|two|three|four|five|six|seven|eight|twins|triplets|several|many|a (?:\\p{L}+ )?(?:toddler|teenager|baby|newborn|boy|girl|son|daughter|family|brood)|(?:young|small|little|teenage|grown|school-age) (?:children|kids|boys|girls|twins|sons|daughters|ones))';

const HOUSE =
  '(?:mosque|masjid|church|chapel|synagogue|shul|temple|gurdwara|mandir|cathedral|kingdom hall|vihara|parish|congregation|sunday[- ]school|bible[- ](?:study|class|group)|prayer[- ]group)';
const OFFICE =
  '(?:treasurer|warden|elder|deacon|trustee|sec(?:retary)?|chair(?:man|woman|person)?|committee(?: member)?|board member|volunteer|organist|choir(?: (?:member|leader|master|singer))?|president|steward|member|leader|usher|musician|sexton|reader|cantor|preacher|teacher|regular|goer|helper|elder|youth leader|singer|drummer|bell-?ringer)';

const BUILD =
  '(?:build|figure|physique|looks|face|features|frame|stature|smile|bearing|hair|complexion|jaw|eyes|skin|good looks)';
const LOOKS =
  '(?:imposing|striking|statuesque|athletic|muscular|slender|slim|petite|burly|stocky|strapping|military|soldierly|regal|boyish|girlish|youthful|handsome|pretty|attractive|pleasant|winning|dazzling|blue|green|brown|dark|fair|pale|olive|blonde?|red|gr[ea]y|silver|curly|chiselled|chiseled|rugged|broad|delicate|model|movie-star|film-star)';
const FEET = '(?:four|five|six|seven|[4-7])';

/** What is told in English of somebody who is put forward by their body, health, colour, house, faith or looks. */
export const TOLD_OF_RULES: readonly Rule[] = [
  {
    about: 'disability_or_health',
    subject: 'person',
    pattern: rx(
      `${HEAD}(?:(?:part-time|full-time|manual|lifelong|active|keen) )?(?:wheelchair|guide[- ]dog|assistance[- ]dog|hearing[- ]aid|white[- ]cane|cochlear[- ]implant|screen[- ]?reader|mobility scooter|prosthetic(?:[- ](?:leg|arm|limb))?|crutch|insulin[- ]pump|bsl|sign[- ]language|lip)[- ](?:owner|user|wearer|dependent|reader)\\b(?! (?:groups?|access|experience|services?|research|charit|forum|communit|interface|test))`,
      `${NOT_OTHERS}\\b(?:uses?|using|wears?|wearing|walks? (?:with|on)|relies on|gets? (?:about|around) (?:in|on|with)|moves? (?:in|with|on)|rolls? in|sits? in|carries|needs?|owns?|has|brings|comes with|with|in|on|depends on|dependent on) (?:${DET} )(?:[\\p{L}-]+ )?${AID}\\b${GOODS}`,
      `${NOT_OTHERS}\\b(?:uses?|wears?|walks? (?:with|on)|on) (?:crutches|hearing[- ]aids|leg braces)\\b${GOODS}`,
      `${NOT_OTHERS}\\b(?:confined to|bound to) (?:an? |his |her |their )?wheel-?chair\\b|${HEAD}wheelchair[- ]bound\\b`,
      `${HEAD}(?:born |profoundly |partially |totally |legally |registered |congenitally |completely |half |severely |clinically |physically |mildly |insulin-dependent |type [\\p{N}\\p{L}]+ |lifelong |long-time )?${STATE}(?=\\W*$|[,.;:!?)\u2013\u2014]| (?:since|from (?:birth|childhood|infancy|age|the age)|in (?:one|both|his|her|their|the (?:left|right))|but|yet|who|whose)\\b| and (?!hard|blind|partially|disabled|curtain|neuro|autis|dumb|hearing)| with (?:an? |\\p{L}+ years))`,
      `${HEAD}(?:deaf|disabled|diabetic|autistic|dyslexic|epileptic|neurodivergent|paraplegic|partially sighted) ${KIND}(?:accountant|controller|engineer|analyst|developer|lawyer|banker|auditor|bookkeeper|programmer|designer|architect|executive|cfo|professional|candidate|applicant|hire)${END}`,
      `\\b(?:deaf|blind|disabled|paralysed|paralyzed)(?: in (?:one|both) (?:ears?|eyes?))? (?:since|from) (?:birth|childhood|infancy|(?:the )?age|an accident|(?:his|her|their) )|\\bborn (?:deaf|blind|disabled)\\b`,
      `${NOT_OTHERS}\\blost (?:his|her|their|an?|the use of (?:his|her|their|an?|both)) (?:sight|eyesight|vision|hearing|legs?|arms?|hand|foot|eye|kidney|voice)\\b`,
      `\\b(?:insulin|dialysis|oxygen|steroid|methadone|ventilator|medication)[- ]depend[ea]nt\\b(?! (?:patients?|people|clients?|residents?|children|adults|users))|\\btype (?:1|2|one|two) diabetic\\b(?! (?:patients|children|people))`,
      `${NOT_OTHERS}\\b(?:lives|living|copes|coping|struggles|struggling|born|diagnosed|battles|battling|manages|suffers|suffering|survived|beat|deals) (?:well )?(?:(?:with|from|of) )?(?:(?:his|her|their|type (?:1|2|one|two)|mild|severe|well-controlled|breast|bowel|lung|skin|prostate|stage \\p{L}+) )*${CONDITION}\\b${GOODS}(?! (?:patients?|nurs|care|service|unit|ward|data|diagnos|treat|stigma|risk|manage))`,
      `${HEAD}(?:has|had|with) (?:(?:his|her|their|type (?:1|2|one|two)|mild|severe|well-controlled|breast|bowel|lung|skin|prostate) ){0,2}${CONDITION}${END}`,
      `${NOT_OTHERS}\\b(?:(?:under)?going (?:through )?|on|needs|having|finished|completed|after) (?:weekly |daily |regular |home |more |his |her |their |a course of )?(?:insulin|dialysis|chemo(?:therapy)?|radiotherapy|methadone|antidepressants|lithium|ritalin|beta[- ]blockers|blood thinners|warfarin|immunosuppressants|ivf|hormone therapy|psychotherapy)${END}`,
    ),
    unless:
      /\b(?:(?:worked|working|works|taught|teaching|cared|caring|designed|built|sold|selling|fitted|trained|training|nursed|advised|researched|wrote) (?:with|for|on|about|in)? ?(?:the )?(?:deaf|blind|disabled|autistic|diabetic|epileptic))\b/iu,
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: rx(
      `${HEAD}(?:young |older |senior )?${COLOUR}(?:,| and|-)? ?(?:british |american |irish |african |caribbean )?${ONE_OF_SEX}\\b(?! (?:studies|voters?|health|power|readers|magazine|owned|founders|group|network|history))`,
      `${HEAD}(?:young |older )?(?:black|white|brown|hispanic|latin[oax]|caucasian|african[- ]american|afro[- ]caribbean|mixed[- ]race|biracial|bame|aboriginal) ${KIND}${TITLE}${END}`,
      `${HEAD}(?:female|male) (?:black|white|brown|asian|african|hispanic|latin[oax]|arab|indian|chinese)\\b`,
    ),
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `\\bdiversity (?:hire|pick|choice|appointment|tick|quota|box|candidate)s?(?=\\W*$|[,.;!)])`,
      `\\btick(?:s|ing|ed)? (?:an?|the|your|their|our|every|both|two) (?:\\p{L}+ )?(?:diversity|inclusion|ethnic\\p{L}*|gender|minority|dei|bame) box(?:es)?\\b`,
      `\\b(?:helps?|boosts?|improves?|good for|fills?) (?:with )?(?:your|their|the (?:client|firm|board)['\u2019]?s?) (?:diversity|gender|ethnic\\p{L}*|bame) (?:numbers|figures|quota|targets?|ratio|stats|mix)\\b`,
    ),
  },
  {
    about: 'sex',
    subject: 'person',
    pattern: rx(`${HEAD}(?:female|male|lady|woman|transgender|trans) ${KIND}${TITLE}${END}`),
  },
  {
    about: 'family',
    subject: 'person',
    pattern: rx(
      `(?<!\\b(?:the|for|every|any|each|other|many|most|some)\\b[^.;,:]{0,20})\\b(?:(?:single|busy|proud|devoted|married|divorced|young|working|hands-on|stay-at-home) )?${PARENT} (?:of|to) ${SO_MANY}\\b(?!['\u2019-])`,
      `${HEAD}(?:(?:single|busy|proud|devoted|divorced|working|hands-on|stay-at-home|new|first-time|recent|expectant|lone|solo) )+${PARENT}${END}`,
      `${HEAD}(?:happily |recently |newly |just |twice )?(?:married|divorced|widowed|newly-?wed|engaged to be married|separated)(?=\\W*$|[,.;!]| (?:with (?:\\p{L}+ ){0,2}(?:kids|children|sons|daughters|twins|baby)|to (?:an?|his|her|their)|for \\p{L}+ years))`,
      `${HEAD}(?:has|have|got|raises|raising|with) (?:\\d|two|three|four|five|six|an?|young|small|little|grown-up|teenage)(?: (?:young|small|little|grown|grown-up|teenage|school-age|lovely|\\p{L}+-year-old))? (?:kids?|children|sons?|daughters?|toddlers?|teenagers?|bab(?:y|ies)|little ones|grandchildren|twins)\\b(?!['\u2019-])(?! (?:cent|home|book|cloth|charit|service|brand|app|club|play|wear|food|hospital|ward|nurser))`,
      `${HEAD}(?:full-time |primary |main |sole |unpaid )?carer (?:for|to|of) (?:an?|his|her|their) (?:\\p{L}+ )?(?:mother|father|mum|mom|dad|parents?|son|daughter|child|husband|wife|partner|brother|sister|grandmother|grandfather)\\b`,
      `${HEAD}empty[- ]nester\\b|${HEAD}(?:widow|widower|divorcee?|bachelor|spinster|housewife|househusband)${END}`,
    ),
  },
  {
    about: 'pregnancy',
    subject: 'person',
    pattern: rx(
      `${NOT_OTHERS}\\bpregnant (?:with|and|again|for)\\b|${HEAD}(?:(?:heavily|currently|newly|\\p{L}+ (?:months|weeks)) )?pregnant${END}`,
      `${NOT_OTHERS}\\bexpect(?:s|ing|ant) (?:(?:with )?(?:an?|her|his|their|the) )?(?:(?:first|second|third|fourth|next|another) (?:child|baby|one|little one)|(?:first|second|third|fourth)(?= (?:in|this|next|any|soon)\\b|[,.;]|\\W*$)|baby|bab(?:y|ies)|twins|child)\\b`,
      `\\b(?:baby|child|twins|little one) (?:is |are )?(?:due|arriving|on the way)\\b(?! dil)`,
    ),
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `${HEAD}(?:(?:local|long-time|active|volunteer|part-time|weekend|former|elected|lay|devoted|keen) )*(?:(?:an?|his|her|their|the) )?${HOUSE}(?: (?:board|youth|finance|council|committee))? ${OFFICE}\\b(?!['\u2019s])`,
      `\\b(?:treasurer|warden|elder|deacon|trustee|secretary|chair(?:man|woman|person)?|volunteer|organist|president|steward|member|usher|cantor|regular|pillar|volunteers|worships|prays|sings|preaches|serves|helps out|plays the organ|keeps the books|does the books) (?:of|at|for|in|with) (?:an? |the |his |her |their |our )(?:[\\p{L}-]+ ){0,2}(?:mosque|masjid|church|chapel|synagogue|shul|temple|gurdwara|mandir|kingdom hall|vihara|parish|congregation)\\b(?! (?:of england|architect|property|housing|commissioners|house))`,
      `\\b(?:sings in (?:the|an?|his|her|their) (?:\\p{L}+ )?(?:church|gospel|chapel|parish|temple|synagogue|mosque) choir|teaches (?:sunday school|bible class|quran|hebrew school)|leads (?:bible study|friday prayers?|worship|prayers)|prays (?:five times|daily|every)|goes to (?:church|mass|mosque|synagogue|temple)|reads the (?:bible|quran|koran|torah))\\b`,
      `${HEAD}(?:lay|weekend|part-time|sunday|ordained|former) (?:preacher|reader|pastor|minister|imam|rabbi|priest|deacon|granthi|pujari)\\b|\\b(?:imam|rabbi|pastor|deacon|preacher|priest|granthi|vicar) (?:at|on) (?:weekends?|sundays?|fridays?|saturdays?)\\b|\\b(?:imam|rabbi|pastor|deacon|preacher|priest|granthi|vicar) in (?:his|her|their) (?:spare|free) time\\b`,
      `${HEAD}(?:(?:devout|practi[sc]ing|committed|observant|strict|lapsed|born[- ]again|lifelong|proud) )+(?:${FAITH}|church-?goer)\\b`,
    ),
    unless:
      /\b(?:audit(?:ed|ing)|clients?|consult\p{L}*|account(?:s|ing) (?:for|of)|portfolio|salaried|payroll for|architect\p{L}*|restor(?:ed|ing|ation)|built|refurb\p{L}*|conservation|fund-?rais\p{L}*)\b/iu,
  },
  {
    about: 'appearance',
    verdict: 'held',
    subject: 'person',
    pattern: rx(
      `(?:^\\W*|[,;:(\u2013\u2014] ?|\\b(?:is|stands?|stood|standing|at|and) )(?:an? |about |nearly |over |just |under |well )*${FEET}[- ]?(?:foot|feet|ft)(?:[- ]?(?:and )?(?:an? half|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\\d{1,2})(?:[- ]?(?:inch(?:es)?|in))?))?(?: tall| in (?:his|her|their) socks)?(?=\\W*$|[,.;!)]| and (?:built|broad|strong|slim|fit|every)| with (?:an? |the )?(?:\\p{L}+ )?${BUILD})`,
      `\\b[4-7]['\u2019\u2032] ?\\d{1,2}(?:["\u201d\u2033]|['\u2019]{2})?(?=\\W*$|[,.;!)]| (?:tall|and|with))|\\b(?:1[.,]\\d\\d ?m(?:et(?:er|re)s?)?|1\\d\\d ?cm|six foot\\p{L}*) tall\\b`,
      `\\b${LOOKS}(?:,? (?:and )?[\\p{L}-]+)? ${BUILD}(?=\\W*$|[,.;!)]| (?:and|but)\\b)`,
      `${HEAD}(?:very |rather |strikingly |really )?(?:tall|petite|statuesque|blonde?|redhead(?:ed)?|brunette|bald|balding|bearded|blue-eyed|green-eyed|brown-eyed|fair-haired|dark-haired|gr[ea]y-haired|silver-haired|red-haired|handsome|good-looking|attractive|beautiful|pretty|tattooed|pierced|overweight|obese|skinny|well-built|broad-shouldered|photogenic|dark-skinned|light-skinned|fair-skinned|freckled)(?=\\W*$|,(?! (?:clean|modern|simple|elegant|usable|accessible))| and (?:slim|strong|handsome|well|blonde|dark|fair|elegant|athletic|broad)\\b| (?:man|woman|lady|gent|guy|girl)\\b| ${TITLE}${END})`,
      `\\b(?:looks like (?:an? )?(?:model|film star|movie star)|easy on the eyes?|turns heads|built like an? \\p{L}+)\\b`,
    ),
    unless:
      /\b(?:shelv\p{L}*|racking|ceiling|trench\p{L}*|fence|wall|cable|pipes?|boats?|ladders?|panels?|interfaces?|websites?|design(?:s|ed|er)?|photograph\p{L}*|models? (?:agency|casting)|drain)\b/iu,
  },
];
