const NO_TURN =
  '(?![^.;]*\\b(?:but|except|unless|only|exclusively|prefer(?:red|ably|ence)?|as they|because they|since they|rather than|ideally|need not|not apply|sorry|instead of|elsewhere|or not|no others?)\\b)';
const FEW =
  '(?:wom[ae]n|disabled|disabilit\\w+|neuro\\w+|autistic|deaf|first nations|aboriginal|torres strait|indigenous|m[aā]ori|pasifika|pacific|lgbt\\S*|rainbow|queer|trans|black|asian|brown|global majority|minorit(?:y|ies)|ethnic\\w*|immigrants?|migrants?|newcomers?|refugees?|veterans?|ex-?forces|ex-?service\\w*|reservists?|carers?|returners?|care leavers?|travellers?|roma|older|working[- ]class|grey hair|all ages)';
const ASKS =
  "(?:glad of (?:their|your|them|you)|(?:please|do|should|can all|could all) apply|hear from|(?:are|is) (?:all |both |also |most )?(?:invited|encouraged|welcomed?|sought after)|(?:pleased|glad|happy|delighted|keen) to (?:receive|have|see|get)\\b[^.;]*\\bapplications?|come (?:and )?(?:build|join|work|try|talk)|be heard|find (?:a |your )?(?:home|place|welcome)|have a place|fit right in|in all shapes|you(?:['’]d| would) be (?:heard|welcome|at home))";
const ON_MERIT =
  '(?:on merit|merit (?:alone|based)|best (?:person|candidate|applicant)s?\\b[^.;]{0,30}\\b(?:appointed|chosen|gets?|hired|selected|offered))';
const AT_RISK = '(?:pregnant|breast-?feeding|nursing|expecting|(?:new|expecting|expectant|nursing) mothers)';
const STAFF =
  '(?:employees|staff|workers|colleagues|team(?: members)?|crew|women|people|anyone|members|nurses|technicians|teachers)';
const LEFT_FOR =
  "(?:menopause|fertility|ivf|pregnancy(?: and baby)? loss|miscarriage|baby loss|endometriosis|menstrual|period|gender affirmation|surrogacy|adoption|carers?['’]?|domestic violence|\\u00b7+)";
const CONDITION =
  '(?:a |an |any |your |health )?(?:disabilit(?:y|ies)|(?:health |medical |long[- ]term )?conditions?|impairments?|injur(?:y|ies)|neurodiver\\w+|dyslexia|hearing loss|low vision|bad back|pregnancy|faith|caring)';
const ARRANGED =
  "(?:(?:is|are|can be|will be|gets?) (?:easily |happily |all )?(?:arranged|made|found|sorted|changed|adjusted|provided)|tell us|let us know|just (?:say|ask)|say so|we(?:['’]ll| will| can)|no trouble|put it down|not a problem|talk to us|ask us)";
const OF_ONE_SEX =
  "(?:(?:wo)?men(?:['’]s)?|ladies(?:['’])?|gents(?:['’])?|couples?(?:['’])?|famil(?:y|ies)|mixed|unisex|single[- ]sex|gender[- ]neutral)";
const ROOMS =
  '(?:rooms?|wings?|units?|showers?|toilets?|bathrooms?|changing\\b|dorms?|dormitories|quarters|blocks?|facilities|lockers?|cubicles?|accommodation)';
const PERMIT =
  '(?:permits?|visas?|work pass(?:es)?|stamp \\d\\p{L}?|right to work|work(?:ing)? rights|settled status|permanent residen(?:ts?|ce)|green cards?|asylees?|refugee (?:status|papers|permits?))';

/** What an ad says of everybody: who is asked too, that merit decides, what is changed or given for whoever needs it, what the law lets work. */
export const LAWFUL_INVITED: readonly RegExp[] = [
  // Several kinds of people who are few, asked to come, and what is few where merit decides.
  new RegExp(
    `^${NO_TURN}(?=[^.;]*\\b${FEW}\\b[^.;]*(?:,|\\band\\b|\\bor\\b|\\bin fact\\b)[^.;]*)(?=[^.;]*\\b${ASKS}\\b)(?!.*\\b(?:young (?:men|women)|no|not|never)\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^(?=[^.;]*\\b${FEW}\\b|[^.;]*\\b(?:fe)?male\\b|[^.;]*\\bmen\\b|[^.;]*\\b(?:race|religion|sex|gender|faith)\\b)(?=.*\\b${ON_MERIT}\\b)(?!.*\\b(?:only|but|unless|must be|no|not|never|before|over|want|except|instead|rather|prefer\\w*)\\b).*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:guarantees?|guaranteed|offers?|promises?) (?:an? )?(?:job )?interviews? (?:to|for) (?:all |every )?(?!(?:the |our |only )?(?:m[ae]n|lads|boys|girls|wom[ae]n|males?|females?|whites?|locals|brits|british|christians?|young\\p{L}*|single|native)\\b)${NO_TURN}[^.;]*`,
    'giu',
  ),
  // The same for all, by a list of what plays no part.
  new RegExp(
    `\\b(?:(?:treated|treats? \\p{L}+) (?:alike|equally|the same|fairly)|without (?:regard|reference|respect) to|(?:regardless|irrespective) of|(?:applicants|candidates|people|staff) of any)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  // Whom the law protects at work, and leave for what happens to people.
  new RegExp(
    `\\b(?:${STAFF} )?(?:who (?:are|become)|who['’]re|if) ?${AT_RISK}(?: or ${AT_RISK})?\\b(?=[^.;]*\\b(?:redeployed|moved|placed|given|offered|covered|protected|kept|transferred|assess\\w+|safe work|other work|lighter|no loss)\\b)${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:protocols?|polic(?:y|ies)|rules|procedures?|assessments?|risk assess\\w+|protections?) (?:cover|protect|include|apply to|for|are in place for)s? (?:any |all )?${AT_RISK} (?:${STAFF})\\b`,
    'giu',
  ),
  new RegExp(
    `\\b${LEFT_FOR}(?:(?:,| and| or|,? &)+ ${LEFT_FOR})*(?:(?:,| and| or)+ [\\p{L} ]{3,25})?(?:(?<=\\u00b7)| (?:leave|days?|polic(?:y|ies)|support|cover|benefits?|treatment|guidance)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\b${AT_RISK} ${STAFF}\\b(?=[^.;]*\\b(?:risk assessments?|lighter (?:tasks|duties|work)|swapped|redeployed|moved|protected|covered|same rate|no loss|safe work|rest breaks?)\\b)${NO_TURN}`,
    'giu',
  ),
  // What is arranged for whoever says that they need it.
  new RegExp(
    `\\b(?:if|where|should) ${CONDITION} (?:means?|makes?|calls?|needs?|requires?|affects?|gets?|is)\\b[^.;]*\\b${ARRANGED}\\b[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:(?:tell|talk to|speak to) us|let us know) (?:about|if you(?:['’]ve| have)) (?:${CONDITION}|injuries|disabilities|conditions)(?=[^.;]*\\b(?:if you(?:['’]d| would)? (?:like|want|need)|(?:and we(?:['’]ll| will| can)|so (?:that )?we can) (?:help|match|adjust|sort|find|arrange|make|set|plan (?:for|around)|change|meet|support))\\b)`,
    'giu',
  ),
  /^\W*(?:wheelchair users|(?:deaf|blind|disabled|pregnant|dyslexic|autistic|neurodivergent|neurodiverse) [\p{L}-]+|parents|carers)\s*[:–-] ?(?:the|there|our|we|all|ask|please ask|tell us|you can|talk to)\b(?![^.;]*\b(?:no|not|never|first)\b)[^.;]*/giu,
  /\bdon['’]t let (?:being )?(?!(?:his|her|their|the) (?:sur)?(?:name|accent|head|hijab|turban|skin|beard|background|origin))[^.;]{3,40} (?:worry|stop|put) (?:you|anyone|anybody)\b[^.;]*/giu,
  // Those who are there already, of all kinds, and those who were placed before.
  /^(?=(?:[^.;]*,){2})(?=.*\b(?:room for (?:all|everyone|you)|mixed bunch|a mix of|all sorts|and it works|come in all|takes all kinds)\b)(?!.*\b(?:no|not|never|only|but|same again|except)\b).*/giu,
  /\bwe(?:['’]ve| have) (?:placed|hired|taken on|trained|employed) (?:an? |two |several )?(?!only\b)[^.;]{0,30}\bwho (?:is|are|was|were) [^.;]*/giu,
  /\b[\p{L}-]+ (?:who are|who['’]re) (?:deaf|blind|disabled|autistic|dyslexic) (?:work|lead|run|train|test|set|sign|teach|manage)\b/giu,
  /\b(?:pride|women(?: in [\p{L} ]{3,20}?)?|men(?:['’]s)?|parents|carers|faith|multicultural|disability|veterans|young professionals) (?:and [\p{L}]+ )?networks?\b|\bnetworks? for [^.;]{3,60}\bopen to (?:all|everyone|anyone)\b/giu,
  /\b(?:getting to know|meeting|reaching|working alongside|get to know) (?:young|older|homeless|disabled) (?:people|adults)(?:,? aged? \d+ (?:to|-|and) \d+)?/giu,
  // Rooms for each.
  new RegExp(
    `\\b${OF_ONE_SEX}(?:(?:,| and| or|,? &|\\/)+ ?${OF_ONE_SEX})* ${ROOMS}|\\b${ROOMS}(?: for|,)? ${OF_ONE_SEX}(?:(?:,| and| or|,? &|\\/)+ ?${OF_ONE_SEX})+`,
    'giu',
  ),
  // Who may work by law, with the paper that allows it.
  new RegExp(
    `\\b(?:foreign|overseas|non-?\\p{L}{2,5}) (?:nationals?|citizens?|applicants?|candidates?) (?:should|must|will need to|need to|who|may|with)\\b${NO_TURN}(?=[^.;]*\\b${PERMIT})[^.;]*`,
    'giu',
  ),
  /\bu\.?s\.? persons?,? (?:as (?:the regulations?|itar|the law|those rules) (?:define|means?)\w*|as defined)[^.;]*/giu,
  /\b(?:work pass(?:es)?|permits?|quota|levy|leave|subject to|approved by|assessed by|as per)\b[^.;]*\bmom\b(?:['’]s)?[^.;]*/giu,
  new RegExp(
    `(?:\\b(?:[\\p{L}]+,? (?:or |and )?){1,4}(?:citizens|nationals|passport holders)\\b)(?=[^.;]*\\b(?:or|and)\\b[^.;]*\\b(?:stamp \\d|(?:work )?permits?|visas?|right to work|settled status|asylees|stamp that)\\b)${NO_TURN}`,
    'giu',
  ),
  /\bmedical certificates? of fitness\b(?=[^.;]*\b(?:act|regulations?|after (?:an? |the )?offer)\b)/giu,
  /\b(?:past|over|beyond) (?:the )?retirement age (?:are|is) (?:kept|employed|re-?employed|welcome)\b[^.;]*/giu,
  // What is worn under a hood or with the uniform.
  /\b(?:hair|beards?|turbans?|hijabs?|headscar(?:f|ves)|religious (?:head ?)?\p{L}+(?: covers?)?)(?:(?:,| and| or|,? &)+ (?:hair|beards?|turbans?|hijabs?|headscar(?:f|ves)|religious (?:head ?)?\p{L}+(?: covers?)?))* (?:go|goes|fits?|(?:are|is) (?:covered|worn|fine|tucked))\b(?! (?:off|away|elsewhere|home|last))(?:[^.;](?!\bnot\b))*/giu,
  // Languages of which any would help.
  /(?<!\p{L})(?:[\p{L}]+(?<!s), ){1,4}[\p{L}]+(?<!s),? (?:or|and) [\p{L}]+(?<!s)(?= (?:would be|is|are|will be|would) (?:an? )?(?:great |real |big |huge |very )?(?:help(?:ful)?|asset|plus|bonus|advantage|handy|useful|welcome|appreciated|wonderful)\b)/giu,
  // Whom a programme helps.
  new RegExp(
    `\\b(?:${FEW},? (?:and |or )?(?:[\\p{L}]+ )?){1,4}(?:get|receive|are offered|are given) (?:help|support|extra|travel|mentoring|time|priority access)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  // A house with a union, said of the work.
  /(?:^\W*|, )unioni[sz]ed(?=\W*$|[.,;]|,? and\b| (?:position|role|shop|workplace|environment|site|mill|plant|job|hospital|work))/giu,
  // A pension that is paid for beside the wage, not one that somebody draws.
  /(?<!\b(?:on|draw\w*|near\w*|close to|collect\w*|state|old[- ]age|her|his|their|own|until|approaching|before|with) (?:an? |the |their |your |his |her )?)\bpensions?\b(?= (?:after|from|scheme|match\w*|plan|contributions?|fund|and|of|at|that|to)\b|[.,;)]|$)(?=(?:[^.;]*\b(?:weeks?|months?|days?|leave|holidays?|cover|bonus|pay|paid|discounts?|parking|match\w*)\b))|(?<=\d ?% (?:\p{L}+ )?)pensions?\b/giu,
  // Of what a check takes no account.
  /\b(?:is|are)(?:n['’]t| not) (?:about|to do with|interested in) (?:where|how old|what|whether|who) (?:you|anyone|anybody)\b[^.;]*/giu,
];
