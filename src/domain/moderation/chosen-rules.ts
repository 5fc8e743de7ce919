import { CAME_FROM } from './came-from.ts';
import type { Attribute, Rule } from './types.ts';
import { CHOSEN, ORIGIN } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

const REGION =
  '(?:(?:eastern|western|southern|northern|central|south|north|east|west|latin|sub-saharan|middle|far)[- ]?(?:eastern )?)?';

/**
 * Nouns and turns of phrase that name people by what the law keeps out of hiring and are used for nothing else. What a
 * word may also mean (a polish, a pole, a mass) stands in no list.
 */
const NAMED_BY: Partial<Record<Attribute, string>> = {
  age: "(?:baby )?boomers?|gen(?:eration)?[- ]?[xyz](?:ers?)?|millennials?|zoomers?|oldies|old[- ]timers?|old (?:folks?|codgers?|fogeys?|farts?|dogs?|geezers?)|grey ?beards?|grey hairs?|gr[ae]y[- ]haired|silver[- ]haired|dinosaurs?|has-beens?|an? has been|has beens|pensioners?|oaps?|senior citizens|seniors|over the hill|long in the tooth|past (?:his|her|their|your|its|it)(?: prime)?|no spring chickens?|spring chickens?|too (?:old|young)|[2-6]\\d[- ]?ish|years since (?:graduat|finish|leav)\\p{L}*|getting on(?: a bit)?|set in their ways|(?:fresh|straight|just|newly) out of (?:uni(?:versity)?|school|college)|years left in (?:them|you|him|her)|early[- ]career (?:people|candidates|types)|(?:over|under)[- ](?:[2-7]\\d|thirt|fort|fift|sixt)\\p{L}*s|(?:teen|twenty|thirty|forty|fifty|sixty)[- ]?(?:some|year)[- ]?(?:thing|old)s?|(?:early|mid|late)[- ](?:twenties|thirties|forties|fifties|sixties|[2-6]0'?s)",
  sex: "manly|macho|masculine|womanly|ladylike|feminine|(?:woman|lady|mother|man)(?:'s|ly) touch|menfolk|womenfolk|alpha males?|(?:strapping|big strong) (?:fellas?|fellows?|lads?)|fellas?",
  family:
    "car(?:ing|er[’']?s?) (?:duties|responsibilities|commitments|obligations)|young famil(?:y|ies)|sick (?:kids|children|parents)|mum(?:my)? types|mumm(?:y|ies)|grand(?:parent|mother|father|ma|pa|mum|dad)s?|(?:people|anyone|anybody|someone|somebody|those|candidates?|applicants?) (?:with|without) (?:an? )?(?:partners?|husbands?|wi(?:fe|ves)|spouses?|girlfriends?|boyfriends?)|planning (?:an? )?(?:famil(?:y|ies)|bab(?:y|ies)|pregnancy|kids|children)|thinking (?:about|of) (?:an? )?(?:famil(?:y|ies)|bab(?:y|ies)|kids|children)|school[- ]?(?:run|pick[- ]?ups?|drop[- ]?offs?)s?|kids at (?:home|school)|(?:with|have|has|having|got) (?:\\p{L}+ )?(?:young|small|little|school[- ]age(?:d)?) (?:kids|children|ones)|bab(?:y|ies) at home|career (?:breaks?|gaps?|interruptions?) (?:for|to|due to|because of) (?:\\p{L}+ )?(?:children|kids|famil|car|child|mater|raise|bab)\\p{L}*|returning mums?|bachelors(?! (?:of|in|degree|or))|bachelorettes?|spinsters?|empty[- ]nesters?|bread ?winners?|newlyweds?|sole parents?|single (?:mums?|moms?|dads?|parents?)|divorcees?|home life",
  pregnancy:
    'child-?bearing(?: age)?|trying for (?:a )?(?:bab|kids|famil)\\p{L}*|start(?:ing|s)? a family|(?:have|having) (?:a baby|babies|(?:more )?(?:children|kids))|(?:go|going|off|out) on (?:mat(?:ernity)?|parental) leave|mat leave|breast-?feeding|pregnan\\p{L}*|expectant|mums?-to-be',
  race_or_origin: `${REGION}(?:europeans|asians|africans|americans|islanders)|aborigin(?:al|e)s|blackfellas?|whitefellas?|polynesians|pakehas|poms|pommies|yanks|scots(?:m[ae]n)?|englishm[ae]n|frenchm[ae]n|irishm[ae]n|welshm[ae]n|dutchm[ae]n|orientals|somalis?|sudanese|afghans?|syrians|iranians|iraqis|greeks|italians|serbs|croats|bulgarians|hungarians|lithuanians|latvians|ukrainians|albanians|kurds|roma|hispanics|latinas|cubans|puerto ricans|haitians|jamaicans|nepal(?:is|ese)|sri lankans|bangladeshis?|punjabis|gujaratis|tamils|malaysians|singaporeans|thais|filipin[oa]s|fijians|tongans|anglos|caucasians|native americans|ethnics|(?:${ORIGIN}) (?:cvs?|r[eé]sum[eé]s?|(?:sur|first |last )?names?|applications?|profiles?|types)|names? (?:\\p{L}+ ){0,4}(?:pronounce|spell)|ethnic (?:minorit(?:y|ies)|types|people|names?|accents?)|minorities|(?:people|candidates|applicants|anyone|workers|staff|those|somebody|someone|names) from (?:asia|africa|india|china|pakistan|bangladesh|nigeria|the (?:middle east|islands|subcontinent|philippines)|eastern europe|south america|latin america|mexico|poland|romania)|an? (?:kiwi|aussie|brit|pom|yank|asian|african|european|indian|arab|filipino)(?=\\s*(?:$|[,.]))|boat people|asylum seekers|migrants|immigrants|refugees|foreigners|gyps(?:y|ies)|(?:foreign|anglo|english|western|white|normal|ordinary|easy|pronounceable|unpronounceable|difficult|strange|funny)[- ](?:sounding |looking |to[- ]pronounce )*(?:sur)?names?|foreign[- ](?:looking|sounding|accents?)|born (?:and (?:bred|raised) )?(?:here|locally|overseas|abroad)|born (?:and|&) (?:bred|raised)|(?:grew|grown|brought) up (?:here|locally)|dreadlocks|dreads|cornrows|afros?|natural hair|fobs`,
  language:
    "(?:queen|king)[’']?s english|unaccented|broken english|(?:thick|heavy|strong|foreign|noticeable|funny|indian|asian|chinese|african|foreign|regional|hard-to-understand)(?:,? (?:and |or )?\\p{L}+)? accents?|esl speakers?|non-?native(?: english)? speakers?|english as a second language speakers?",
  religion:
    "(?:attend|go|goe)(?:s|ing)? (?:to )?(?:church|mass|mosque|synagogue|temple)|(?:share|shares|sharing|same) (?:our |the )?(?:faith|religion|religious|christian|beliefs)\\p{L}*|of (?:our|the same|a different|another|no|any) (?:faith|religion)|godly|(?:church of \\p{L}+|church|mosque|temple|synagogue|parish|congregation) members|churchgoers|believers|non-?believers|infidels|prayer (?:breaks?|times?|rooms?)|(?:pray|praying|prays) (?:at|during|five|on|in)|ramadan|sabbath|shabbat|hijabis?|hijabs?|headscar(?:f|ves)|head ?scar(?:f|ves)|turbans?|burqas?|niqabs?|skull ?caps?|kippahs?|kippot|yarmulkes?|bible[- ]\\p{L}+|christian values|muslims|jews|hindus|sikhs|catholics|protestants|mormons|atheists|christians|buddhists|jehovah'?s witness(?:es)?|seventh[- ]day adventists?|scientologists",
  sexual_orientation:
    'straight[- ](?:acting|looking)|camp (?:men|guys|types|people|manner)|effeminate|butch|gays|lesbians|homosexuals|queers|same[- ]sex (?:partners?|couples?|relationships?)|alternative lifestyles?|gay lifestyles?|trans(?:gender|sexual)s?|cross-?dressers?',
  disability_or_health:
    "medical baggage|(?:bad|dodgy|crook|weak) (?:backs?|knees?|hearts?|hips?)|back (?:problems?|trouble|injur(?:y|ies))|sickies|fmla|walking aids?|(?:takes?|taking) medication|on (?:disability|the dsp|incapacity benefits?|medication|anti-?depressants|stress leave|sick leave|workers'? comp\\p{L}*)|(?:full|clean) bill of health|clean medical(?: history| record)?|mental(?: health)? (?:history|issues?|problems?)|health (?:history|issues|problems)|(?:with|wear(?:s|ing)?|us(?:es|ing)|who needs?|no) (?:an? )?(?:hearing aids?|prosthe\\p{L}+|guide dogs?|assistance dogs?|walking sticks?|crutches|pacemakers?)|stutter(?:s|ers?|ing)?|stammer(?:s|ers?|ing)?|obese|obesity|overweight|fat(?:ties|so)?|special needs|neurodiver\\p{L}+|neuro-?typical|on the spectrum|burnt[- ]?out|chronic\\p{L}* (?:ill|sick|pain|fatigue)\\p{L}*|cripples?|diabetics|epileptics|asthmatics|autistics|dyslexics|schizophrenics|depressives|addicts|alcoholics|amputees|invalids|disabled|handicapped|mentally ill|sickly|health(?:y)? (?:baggage|only)|frail",
  appearance:
    'eye candy|pretty faces?|model looks|good lookers?|lookers?|blondes?|brunettes?|redheads?|curvy|busty|great (?:figure|body)|ugly|unattractive|chubby|bald',
  union_or_politics:
    'union (?:trouble ?makers?|agitators?|types?|people|m[ae]n|mates|background|history|reps?|delegates?|members?|thugs?|activists?)|unionists?|unionised|lefties|leftists?|right-?wingers?|left-?wingers?|greenies|brexiteers?|remainers?|maga|trump (?:voters?|supporters?)|(?:labou?r|tory|liberal|green|democrat|republican) (?:types|people|voters?|supporters?)|strikers?',
  work_status:
    '(?:army |navy |military )?reservists?|national guard(?:s(?:m[ae]n|people))?(?: members?)?|army reserves?(?: members?)?|territorial army|ex-?(?:military|soldiers?|servicem[ae]n)|(?:the )?(?:unemployed|jobless|long-term unemployed)|dole bludgers?|(?:people |anyone |those )?on (?:the dole|benefits|centrelink|jobseeker|universal credit|welfare)',
};

// Whom the work is for, whom it is about or what it is about: "support refugees", "a service for migrants".
const WORKED_WITH =
  '(?<!\\b(?:(?:(?<!\\b(?:anybody|anyone|nobody|somebody|someone|one|those|people|candidates?|applicants?|person|persons|types|mums?|women|men|staff|comfortable|happy|okay?|problems?|trouble|issues?) )with|amongst?|about|around|against|alongside)|(?:support|help|teach|coach|mentor|serv|advis|represent|treat|guid|assist|interview|sell|market|empower|protect|engag|reach|visit|train|educat|insur|(?<!\\bof )hous|lead|manag|car|nurs)\\p{L}*(?: for| of| to)?|(?:used|read|bought|worn|loved|written) by|(?:services?|programs?|programmes?|(?:worker|nurse|teacher|advocate|officer|coordinator|tutor|carer|specialist|toys?|games?|books?|apps?|clothes|clothing|furniture)s?|care|advice|homes?|housing|insurance|products?|classes|wellbeing|welfare|rights|outcomes|needs|lives|access|trips|holidays|portfolio|support|charity|centre|school) (?:for|of|to|by)|(?:experience|knowledge|law|background|skills?|expertise|interest|training|understanding) (?:in|of|on|with)|sold|fitted|made)\\s+(?:(?:our|the|older|young|vulnerable|many|local|adult|and|or|other|a|an|people|adults|children|clients|patients)\\s+){0,3}(?:\\p{L}+,? (?:and |or )?){0,2})';
const NO_THING =
  "(?!['’]s?\\s+\\p{L}+|[- ](?:services?|clients?|customers?|communit(?:y|ies)|support|programs?|programmes?|market(?:s|ing)?|law|policy|health|affairs|research|experience|networks?|charit(?:y|ies)|housing|studies|audiences?|awareness|access|stock|cuts?|museum|exhibits?|trainers?|training|schools?|manufactur\\p{L}+|quarter|section|aisle|fundrais\\p{L}+|awards?))";

/** People named by an attribute where the sentence says who is taken or left. */
const PICKED: readonly Rule[] = Object.entries(NAMED_BY).flatMap(([about, words]): Rule[] =>
  isKnown(about)
    ? [
        {
          about,
          loose: true,
          subject: 'role',
          pattern: rx(`${WORKED_WITH}\\b(?:${words})\\b${NO_THING}`),
          needs: CHOSEN,
          unless: /\b(?:never|no|not) (?:a |an )?(?:problem|barrier|issue|obstacle)\b|\bno worries\b/iu,
        },
      ]
    : [],
);

function isKnown(about: string): about is Attribute {
  return about in NAMED_BY;
}

const HIS = "(?:his|her|their|candidate's)";
const THEY = '(?:he|she|they)';

/** The same about somebody who is put forward: said at all, it describes by it. */
const TOLD: readonly Rule[] = [
  {
    about: 'family',
    subject: 'person',
    pattern: rx(`\\b(?:mother|father|mum|mom|dad|grandmother|grandfather)-(?:of|to)-\\p{L}+`),
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(
      `\\bretir(?:es|ing) (?:in|next|soon|within)\\b|\\b(?:few|couple of|\\p{L}+) years (?:off|away from|short of) retire(?:ment|ing)\\b`,
    ),
    unless: /\b(?:partners?|plans? for|clients?|directors?|owners?|systems?|servers?)\b/iu,
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: rx(`\\b(?:${ORIGIN})(?: and \\p{L}+)? (?:parents?|parentage|stock|blood|roots|extraction)\\b`),
  },
  {
    about: 'disability_or_health',
    subject: 'person',
    pattern: rx(
      `\\bregistered disabled\\b|\\b(?:has|have|with|despite) (?:an? |his |her |their )?(?:\\p{L}+ )?disabilit(?:y|ies)\\b`,
    ),
    unless: /\b(?:work\w*|support\w*|people|adults|children|clients|participants|students|ndis|care)\b/iu,
  },
  {
    about: 'age',
    subject: 'person',
    pattern: rx(
      `^\\W*(?:turn(?:s|ed|ing)|hits?) (?:[2-7]\\d|thirty|forty|fifty|sixty)\\b(?! ?%)|\\bat (?:the age of |age |only |just )?[1-7]\\d,? (?:years (?:old|of age),? )?${THEY}\\b|\\b${THEY}(?: has| have)?(?: just| only| recently)? (?:turn(?:s|ed|ing)|hits?|is (?:nearly|almost|about|only|just|over|under|around)|'s (?:nearly|almost|only|just)) (?:[2-7]\\d|thirty|forty|fifty|sixty)\\b(?=\\s*(?:$|[,.;)]|(?:in|last|this|next|and|but|years?|so|soon|recently|on|yet|with)\\b))(?!\\s*years['’]? (?:of|in|experience))|\\b(?:no spring chicken|long in the tooth|over the hill|past (?:his|her|their) prime|(?:youngish|oldish)|getting on a bit|young(?:er)? (?:enough|than (?:most|the))|old(?:er)? (?:enough|than (?:most|the))|years (?:left )?(?:before|until|from) retire(?:ment|s)?|years left in (?:him|her|them))\\b|\\b(?:early|mid|late)[- ](?:twenties|thirties|forties|fifties|sixties|[2-6]0'?s)\\b(?! (?:\\p{L}+ )?(?:of|last century|style))`,
    ),
  },
  {
    about: 'family',
    subject: 'person',
    pattern: rx(
      `\\b${HIS} (?:\\p{L}+ )?(?:kids?|children|sons?|daughters?|bab(?:y|ies)|toddlers?|twins|fianc[eé]e?|divorce|marriage|wedding|family (?:plans|life|situation)|mother-in-law)\\b(?! (?:book|programme?|brand|hospital|charity|clothing))|\\b(?:kids|children|nest) (?:are|have|is|has)? ?(?:now |all )?(?:grown|left home|at school|flown|empty|finished school|off to)|\\b(?:grand(?:mother|father|ma|pa|dad)|granny)\\b|\\b(?:no|without) (?:kids|children|family ties|dependants|dependents|ties)\\b|\\b(?:done|finished) having (?:kids|children|babies)\\b|\\b(?:happily|newly|recently) (?:single|married|divorced|engaged)\\b`,
    ),
  },
  {
    about: 'pregnancy',
    subject: 'person',
    pattern: rx(
      `\\b(?:plans?|planning|intends?|wants?|wishes|likely|unlikely|not going|past) (?:for|to|on|of|the)(?: \\p{L}+){0,3} (?:kids|children|bab(?:y|ies)|family|child-?bearing)\\b|\\bpast child-?bearing\\b|\\bback from (?:mat|maternity) leave\\b`,
    ),
  },
  {
    about: 'religion',
    subject: 'person',
    pattern: rx(
      `\\b(?:attend|go|goe)(?:s|ing)? (?:to )?(?:church|mass|mosque|synagogue|temple)\\b|\\bwears? (?:an?|the|her|his) (?:hijab|turban|head ?scarf|kippah|yarmulke|veil|cross|crucifix)\\b|\\b(?:prays|fasts|keeps (?:kosher|halal|sabbath|shabbat)|eats (?:kosher|halal))\\b|\\bman of (?:god|faith)\\b|\\bwoman of (?:god|faith)\\b|\\bborn-again\\b`,
    ),
  },
  {
    about: 'disability_or_health',
    subject: 'person',
    pattern: rx(
      `\\b(?:beat|beaten|fought|survived|overcame|overcome|recovered from|battled|over|cleared of)(?: off)? (?:her |his |their |a |an |the )?(?:\\p{L}+ )?(?:cancer|leukaemia|leukemia|stroke|heart attack|depression|anxiety|breakdown|addiction|alcoholism|anorexia|illness|long covid|burn-?out)\\b|\\b(?:cancer|tumou?r|seizure|symptom)[- ]free\\b|\\b(?:now |two years |years )sober\\b|\\bin recovery from\\b|\\b(?:wears?|uses?|has) (?:an? )?(?:hearing aids?|prosthe\\p{L}+|guide dog|walking stick|pacemaker|insulin pump)\\b|\\b(?:stutters?|stammers?|limps?)\\b|\\b(?:no|never(?: had| taken| takes)?|without)(?: an?| any)? (?:sick (?:days?|leave)|sickness|health (?:issues|problems|conditions)|medical (?:issues|problems|conditions))\\b`,
    ),
    unless: /\b(?:patients?|clinic|ward|charity|research|campaign|trial|foundation|app)\b/iu,
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: rx(
      `\\b(?:of|from) an? (?:\\p{L}+ )?(?:refugee|migrant|immigrant|indigenous|ethnic|minority) (?:family|background|community)\\b|\\b(?:no|barely any|hardly any|slight|strong|thick|without an?|faint|noticeable) (?:\\p{L}+ )?accent\\b|\\b(?:first|second|third)[- ]generation (?:migrant|immigrant|australian|american|british|kiwi)\\b|\\b(?:mixed[- ]race|biracial|half[- ](?:caste|asian|chinese|indian|japanese))\\b`,
    ),
  },
  {
    about: 'appearance',
    subject: 'person',
    pattern: rx(
      `\\b(?:easy on the eyes?|eye candy|a (?:real )?looker|good[- ]looker|pretty face|very pretty|stunning (?:blonde|brunette|girl|woman)|blondes?|brunettes?|curvy|overweight|obese|(?:slim|slender|petite|trim) (?:build|figure|physique)(?! of)|looks (?:young|older|good|great) (?:for (?:his|her|their) age|in a)|looks (?:younger|older) than)\\b`,
    ),
  },
  {
    about: 'union_or_politics',
    subject: 'person',
    pattern: rx(
      `\\b(?:votes?|voted|campaign(?:s|ed)) (?:for )?(?:labou?r|tory|liberal|conservative|green|greens|democrat|republican|trump|leave|remain|brexit|national)\\b|\\b(?:no|not|never|isn't) (?:\\p{L}+ )?(?:a )?(?:union (?:type|man|person|member|trouble\\p{L}*)|unionist)\\b`,
    ),
  },
];

// What the words before an attribute say: nobody who has or had it is to apply.
const NEVER = "(?:no|not|never|nobody|no one|none|without|clean|free (?:from|of)|zero|haven't|hasn't)";

const LEFT_OUT: readonly Rule[] = [
  {
    about: 'family',
    subject: 'role',
    pattern: rx(
      `\\b(?:won't|will not|doesn't|does not|isn't|is not|cannot|can't|wouldn't|unlikely to) (?:suit|fit|(?:work|do)(?: out)? for|be (?:a )?(?:right|good|suitable|easy|ideal|place|job) for) (?:\\p{L}+ ){0,2}?(?:parents|mums?|mothers?|dads?|fathers?|carers)\\b(?!['’])`,
    ),
    unless: /\b(?:support\w*|teach\w*|patients?|clients?|children of|penalt\w+|problem)\b/iu,
  },
  {
    about: 'pregnancy',
    subject: 'role',
    pattern: rx(`\\b(?:pass|take|undergo|sit|do|negative) (?:an? )?(?:negative )?pregnancy tests?\\b`),
  },
  {
    about: 'nationality',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `\\bno (?:h-?1-?b|opt(?!-)|cpt|ead|f-?1|tn|student visas?|visa holders|temporary visas?)\\b|\\b(?:usc|gc|citizens?|green cards?)(?: holders?)?\\s*(?:\\/|or|and|&)\\s*(?:usc|gc|green cards?|citizens?)(?: holders?)? only\\b`,
    ),
    rewording: 'the right to work in the country of the job',
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      `\\b(?:cut[- ]?off|limit|ceiling|cap)(?: age)?(?: is| of| at|:)? (?:[2-7]\\d|thirty|forty|fifty|sixty)\\b(?=\\s*(?:$|[,.;)]|years?\\b))|\\b(?:older|younger) (?:ones?|end|than that|crowd|generations?|cvs?)\\b|\\byoung,? (?:and )?(?:single|free|fit|keen|hungry|fresh|pretty|unattached)\\b`,
    ),
    unless: /[$£€%]|\b(?:leave|kilos?|kg|servers?|systems?|models?|versions?)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `\\b(?:graduat(?:ed|es?|ing)|left (?:uni(?:versity)?|school|college)|finished (?:uni(?:versity)?|school|college)|school leaving|class) (?:\\p{L}+ ){0,3}?(?:(?:after|since|before|later than|earlier than|between|in or after|of|no earlier than) (?:19|20)\\d\\d|(?:with)?in the (?:last|past) \\p{L}+ years?)\\b`,
    ),
    rewording: 'Name the skill or the qualification, with no year',
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern: rx(
      `\\b${NEVER}\\b[^.;]{0,60}?\\b(?:workers?['’]? comp(?:ensation)?|wcb|workcover|sick (?:days?|leave)|stress (?:leave|claims?)|medical (?:leave|claims?|restrictions?)|injur(?:y|ies) claims?|previous injur(?:y|ies)|on medication|accident claims?|acc claims?)\\b`,
    ),
    unless:
      /\b(?:experience|manag\w+|handl\w+|process\w*|advis\w+|knowledge|claims (?:manager|officer|team)|accrue|paid|entitle\w*)\b/iu,
  },
  {
    about: 'family',
    subject: 'role',
    pattern: rx(
      `\\b${NEVER}\\b[^.;]{0,40}?\\b(?:career (?:breaks?|gaps?)|time (?:off|out))\\b[^.;]{0,20}\\b(?:children|kids|famil\\p{L}+|caring|childcare|bab(?:y|ies)|maternity|parental)\\b|\\b(?:children|kids|childcare|school (?:run|hours|holidays)|famil(?:y|ies)|parents|mums|mothers)\\b[^.;]{0,60}\\b(?:won't|will not|wouldn't|cannot|can't|don't|do not) (?:cope|last|manage|suit|fit|work(?: here)?|keep up|get through)\\b`,
    ),
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      `\\b(?:must|should|has to|have to|need(?:s)? to|ideally|preferably|prefer|want|cap(?:ped)?(?: it)?(?: at)?|limit(?:ed)?(?: it)?(?: to)?|nobody|no one|anyone|someone|candidates?|applicants?|people|they|he|she)\\b(?: \\p{L}+){0,3}? (?:be )?(?:under|over|below|above|younger than|older than|no older than|no younger than|max(?:imum)?|not over|past)(?: the age of| age)? (?:[2-7]\\d|thirty|forty|fifty|sixty)\\b(?!\\s*(?:[-–]?\\s*(?:%|per ?cent|k\\b|kg|kgs|kilo\\p{L}*|lbs?|pounds|km|kms|miles?|m\\b|metres?|meters?|mm|cm|minutes?|mins?|hours?|hrs|days?|weeks?|months?|years?['’]? (?:of |in |experience|post)|people|staff|employees|seats|users|clients|customers|sites|stores|countries|reports|million|thousand|words|pages|calls|words|tonnes?|wpm|engineers|degrees|db|decibels|\\p{L}+ (?:a|per) )|[.,:/]\\d))`,
    ),
    unless: /[$£€%]|\b(?:experience|turnover|revenue|budget|speed|wpm|response|lift\w*|weigh\w*)\b/iu,
  },
];

/** Rules by class: an attribute's words, and that people are taken, left or described by them. */
export const CHOSEN_RULES: readonly Rule[] = [...PICKED, ...TOLD, ...CAME_FROM, ...LEFT_OUT];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const CHOSEN_WORDS: string = [
  ...Object.values(NAMED_BY),
  "kids|children|nest|done|finished|happily|beat|fought|surviv|overc|recover|battl|clear|now|sober|in recovery|wears?|uses?|limp|of an?|from an?|came|fled|emigrat|immigrat|migrat|arrived|he|she|they|no|not|never|without|barely|hardly|slight|strong|thick|faint|noticeable|mixed|biracial|half|second|third|vot|campaign|prays|fasts|keeps|eats|man of|woman of|workers?|workcover|at|under|over|his|her|their|candidate's|past|younger|older|cut-?off|limit|ceiling|cap|graduat|left|finished|class|workers?|young|won't|will not|doesn't|does not|isn't|is not|cannot|can't|wouldn't|unlikely|pass|take|undergo|sit|negative|usc|gc|citizens?|retir|registered|has|have|with|despite|few|couple",
].join('|');
