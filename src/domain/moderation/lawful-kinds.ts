const WISH =
  "prefer\\w*|must be|has to be|wanted|ideal\\w*|suits? (?:us|best|the team)|seeking|wants?|another|rather|expect\\w*|favou?r\\w*|should|so (?:we|they|i|you|no|a)|someone|somebody|like us|keep it|again|too many|not|never|no|n['’]t|nobody|only|but|though|avoid|trust|feel|used to|kind of|sort of|likes?|loves?|responds?|complain\\w*";
const NO_WISH = `(?![^.;]*(?:\\b(?:${WISH})\\b|n't\\b))`;
const SERVED =
  '(?:clients?|customers?|patients?|residents?|guests?|tenants?|members|passengers?|visitors?|pupils|students|learners|participants?|shoppers|diners|campers|regulars|riders)';
const STAFF =
  '(?:staff|crew|team|pickers|packers|drivers|nurses|carers|cooks|chefs|cleaners|porters|apprentices|trainees|intake|cohort|colleagues|volunteers|tutors|instructors|teachers|riders|guides|floor|kitchen|office|lot|gang|shift)';
const FEW =
  '(?:rainbow|lgbt\\S*|queer|trans|gay|lesbian|bi|disabled|deaf|blind|neuro\\w+|autistic|dyslexic|older|young(?:er)?|migrants?|refugees?|newcomers?|newly arrived|indigenous|first nations|aboriginal|torres strait islanders?|m[aā]ori|pasifika|pacific|black|asian|brown|veterans?|ex-?forces|carers?|parents?|wom[ae]n|returners?|retired|minorit(?:y|ies)|muslim|jewish|sikh|hindu|christian|people over (?:fifty|sixty|\\d\\d)|staff over (?:fifty|sixty|\\d\\d))';
const OF_FEW = `${FEW}(?: (?:workers?|staff|people|colleagues|folks?|employees|team members|crew|nurses|drivers|teachers|engineers))?`;
const SEXES = '(?:wom[ae]n|m[ae]n|fe?males?)';
const BY_SEX_TASK =
  '(?:search(?:es|ing|ed)?|pat[- ]?downs?|pats? down|strip[- ]search\\w*|intimate|personal care|wax\\w*|examin\\w+|drug tests?|showers?|washes|bathes|fittings?|frisk\\w*)';
const SCARCE =
  '(?:few|under-?represented|scarce|missing|thin on the ground|hard to find|a rarity|rare|short of|outnumbered|per ?cent|%|(?:an?|one) (?:third|quarter|fifth|tenth)|half|only \\p{L}+ of (?:us|our))';
const WHO_IS_FEW =
  '(?:wom[ae]n|men|disabled people|people with disabilities|m[aā]ori|pasifika|pacific(?: people)?|first nations|aboriginal|torres strait islander|indigenous|black|asian|brown|minority ethnic|ethnic minorit(?:y|ies)|minorities|lgbt\\S*|trans people|older people|neuro\\w+ people|refugees|care leavers|veterans)';
const ASKED =
  "(?:(?:'d|would) (?:\\p{L}+ )?(?:love|like|be (?:glad|pleased|happy|delighted|keen))|hope|keen|glad|pleased|happy|delighted|welcome|encourage|invite) (?:to )?(?:(?:particularly |especially |also )?(?:hear from|see|have|receive|applications? from|meet|recruit))";
const ITEM =
  '(?:an?|one|two|three|four|five|six|\\d+|some|several|the odd|a couple of|a few) (?:[\\p{L}-]+ ?){1,5}';
const ALL =
  '(?:all (?:kinds|sorts|comers|ages|of (?:those|them|these))|everyone(?: else)?|everybody(?: else)?|anyone(?: else)?|anybody(?: else)?|lots of lives|whoever)';
const LEVEL =
  '(?:new(?:ly)?[- ](?:grad(?:uate)?s?|qualified)|recent grad(?:uate)?s|grad(?:uate)?s|school[- ]leavers|provisional\\w*|juniors?|trainees)';

/** Lists of kinds of people who are there, served or asked alike, with nobody picked by it. */
export const LAWFUL_KINDS: readonly RegExp[] = [
  // Those who are there already, named as people who are few elsewhere.
  new RegExp(
    `^\\W*(?:we(?:'ve| have) )?${OF_FEW}(?:(?:,| and| or|,? &)+ ${OF_FEW})+(?: (?:staff|workers?|people|colleagues))?(?:: people like that)?(?: on every (?:crew|shift|floor|team))?(?: (?:all|already|here|have|do))*(?: (?:are|work|worked|run|lead|belong|thrive|already))+(?: (?:all|already|long))*(?: (?:here|among us|on (?:every|our|the|this) \\p{L}+|with us|the place))?${NO_WISH}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*we(?:'ve| have) ${OF_FEW}(?:(?:,| and| or|,? &)+ ${OF_FEW})+ (?:here|already|on (?:every|our|the|this) \\p{L}+)${NO_WISH}[^.;]*`,
    'giu',
  ),
  /\b(?:trans|cis|non-?binary|queer|gay|lesbian|bi|straight|intersex)(?:(?:,| and| or|,? &)+ (?:trans|cis|non-?binary|queer|gay|lesbian|bi|straight|intersex|neither|both|questioning))+(?=[:,]? (?:your|whoever|we|come|you|all|everyone|it|is|are)\b)(?![^.;]*\b(?:not|no|only|but|n't)\b)/giu,
  // Several kinds of people, and all the others.
  new RegExp(
    `^(?=(?:[^.;]*,){2})[^.;]*\\b(?:fits?|suits?|works? for|takes?|has room for|is for|are for) ${ALL}\\b(?![^.;]*\\b(?:but|except|only|not|no)\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:(?:would |could |might |may )?suits?|(?:ideal|perfect|great|good|handy) for) (?:[^.;,]{3,30}, ){1,5}[^.;,]{0,30}\\b(?:or|and) ${ALL}\\b(?![^.;]*\\b(?:but|except|only|not|no|young|single)\\b)[^.;]*`,
    'giu',
  ),
  /^(?=(?:[^.;]*,){2})[^.;]*\b(?:students|retirees|retired|homemakers|parents|pensioners|career[- ]changers|newcomers|returners|school[- ]leavers|learners)\b[^.;]*\b(?:are|is|may|can)(?: all| both| each)?(?: be)? (?:read|welcome|apply|considered|seen|interviewed)\b(?![^.;]*\b(?:but|except|only|not|no|elsewhere|young|single)\b)[^.;]*/giu,
  // A level beside others.
  new RegExp(
    `\\b${LEVEL}\\b(?: \\p{L}+ (?:bar )?(?:results?|registration|exams?|licen[cs]es?))?[^.;]{0,60}\\b(?:and|or|,) [^.;]{2,40}\\b(?:both|all|equally|are|alike)+ (?:all |both |equally |very )*(?:considered|welcome|read|seen|invited|eligible)\\b(?![^.;]*\\b(?:but|only|prefer\\w*|not|no)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\b${LEVEL} (?:may|can|are (?:also |all )?(?:invited|able|encouraged|welcome) to|should(?: also)?) apply\\b(?![^.;]*\\b(?:but|only|prefer\\w*|not|no|class of|\\d{4})\\b)`,
    'giu',
  ),
  /\b(?:provisional\w*|newly qualified|fully registered|experienced)(?:,? (?:and|or) (?:\p{L}+ )?(?:provisional\w*|fully registered|registered|newly qualified|experienced))+ \p{L}+ (?:are |is )?(?:both|all|equally) (?:considered|welcome|read)\b/giu,
  // Whom the work is for, with no verb, and how old they are.
  new RegExp(
    `^\\W*(?:(?:our|the|most of our|most|all|half our|many of our) )?${SERVED}(?:,? (?:mostly|mainly|all|largely|chiefly))?(?: (?:from|aged?|runs?|ranges?|spans?|includes?|between)|,)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:most|many|some|half|plenty|a few|a (?:fair|good) few|a (?:third|quarter)|last year \\p{L}+|\\d+|one|two|three|four|five|six|nine|ten)(?: of)?(?: the| our)?(?: (?:people|${SERVED}|them|those))?(?: (?:we|you(?:'ll)?|who) (?:see|treat|serve|teach|visit|meet|come|look after))?(?: here| in)? (?:are|were|is|was) (?:well |just )?(?:under|over|past|in their|nearly|aged) (?:the age of )?(?:\\d|ten|twen|thir|for|fif|six|seven|eigh|nine|late|early|mid|school|retire)[^.;,]{0,12}${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:our|the|these) (?:[\\p{L}-]+ )?${STAFF}\\b${NO_WISH}[^.;\\d]{0,60}\\b(?:aged|ages|from|between|anywhere from)(?: about| around)? (?:1[4-9]|2\\d)(?:[- ]?(?:something|s))?(?: years)? (?:to|and|through|up to|-) (?:[5-9]\\d|retire\\w+)\\b[^.;]*`,
    'giu',
  ),
  // Who was there, each counted.
  new RegExp(
    `\\b(?:last (?:year|season|summer|winter|term|time)(?:'s)?|this (?:year|season|term)'s|our|the|these|today's) (?:[\\p{L}-]+ )?${STAFF}(?: (?:are|is|were|was|includes?d?|came from|has|had)|:)${NO_WISH}(?=[^.;]*\\b(?:an?|two|three|four|\\d)\\b[^.;]*(?:,|\\band)[^.;]*\\b(?:an?|two|three|four|\\d)\\b)(?=[^.;]*,)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:between us|among us|we)(?:,? we)?(?:'ve| have)(?: got)? (?![^.;]*\\b(?:want\\w*|prefer\\w*|rather|another|someone|somebody|too many)\\b)${ITEM}(?:(?:,| and)+ ${ITEM})+`,
    'giu',
  ),
  /^\W*(?:one|two|three|half|some|most|several|a few|none|all) of us (?!only\b|please\b|is what\b|is wanted\b)(?![^.;]*\b(?:want\w*|prefer\w*|need\w*|rather|too many|look\w* for|only|like it|like that|keep it|stays?)\b)\p{L}+\b[^.;]*/giu,
  // Who does what is done by somebody of the same sex, as part of a mixed team.
  new RegExp(
    `(?<=\\bonly (?:an? )?)(?:fe)?male (?:staff|officers?|guards?|nurses?|therapists?|carers?|screeners?|searchers?|workers?) (?:may |can |will |do |does |are allowed to |carry out |carries out |handle |handles |conduct |conducts |perform )*(?:the )?(?:carry out |conduct |do |perform )?[^.;,]{0,30}${BY_SEX_TASK}\\b(?![^.;]*\\b(?:wanted|hir\\w+|so (?:we need|no))\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^(?!.*\\b(?:only|prefer\\w*|must|wanted|need|young|single|instead of|rather)\\b)[^.;]*\\b${SEXES}\\b[^.;]*\\b(?:so (?:everyone|everybody|all|whoever you are|anyone)\\b[^.;]*\\b(?:have a go|apply|come|welcome|try|ring)|(?:the job|it|this)(?:'s| is) open to (?:all|everyone|anyone|everybody)|all genders (?:can|may|are)|whoever you are,? (?:have a go|apply|come))\\b[^.;]*`,
    'giu',
  ),
  // People who are few, asked to come for that reason.
  new RegExp(
    `^(?!.*\\b(?:only|but|prefer\\w*|must|young|single|unless|rather|instead|last|cope|fuss|gentler|better at|tougher|drama)\\b)[^.;]*\\b${ASKED} ${WHO_IS_FEW}(?:(?:,| and| or|,? &)+ ${WHO_IS_FEW})*(?: (?:wom[ae]n|m[ae]n|people|applicants|candidates|staff|clinicians|nurses|teachers|engineers|colleagues))?[^.;]*\\b(?:as|since|because|who|which|given that)\\b[^.;]*\\b${SCARCE}(?!\\p{L})[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b${WHO_IS_FEW}(?: (?:applicants?|candidates?|people|staff))? (?:are|is) (?:\\p{L}+ )?(?:encouraged|invited|asked|welcome|free) to (?:tell us|say so|self-?identify|identify|declare|let us know|indicate|tick)\\b(?![^.;]*\\b(?:but|only|not|no)\\b)[^.;]*`,
    'giu',
  ),
  // Those for whom somebody works, and with whom.
  /(?<!\b(?:is|was|been|being|primary|sole|main) (?:an? |the )?(?:primary |sole |main )?[\p{L}]+ (?:for|to) )(?<=\b(?:assistants?|pa|carers?|caregivers?|support workers?|companions?|drivers?|nurses?|tutors?|aides?|helpers?|cooks?|housekeepers?|live-in)(?: (?:is |are )?(?:wanted|needed|sought|required))? (?:for|to) )(?:an? |my |our )(?![^.;]*\b(?:prefer\w*|only|ideal\w*|same age|of the same)\b)(?:(?:young|elderly|older|retired|disabled|deaf|blind|active|busy|frail|\d+-year-old) )*(?:m[ae]n|wom[ae]n|lady|gentleman|person|couple|boy|girl|teenager|student|professional|family)\b(?: (?:who|with|living|aged|in (?:his|her|their))\b[^.;]*)?/giu,
  /\b(?:work\w*|teach\w*|coach\w*|support\w*|mentor\w*|youth work) (?:with )?(?:girls|boys|children|young people|teenagers|adults|women|men) (?:aged?|from|between) (?![^.;]*\b(?:prefer\w*|only|yourself|same age|ideal\w*)\b)[^.;]*/giu,
  /\b(?:willing|happy|able|prepared|expected|asked|ready) to (?:uphold|support|respect|work within|promote)(?: and \p{L}+)? (?:the |our |its |an? )?(?:\p{L}+ )?(?:ethos|character|mission|identity)\b(?![^.;]*\b(?:practi[sc]ing|committed|baptised|baptized|attend|church|member)\b)[^.;]*/giu,
];
