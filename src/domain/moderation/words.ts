/** Parts that the rules about wording are made of. Sources of regular expressions, to be matched without regard to case. */

export const PERSON =
  '(?:candidates?|persons?|people|applicants?|individuals?|wom[ae]n|m[ae]n|males?|females?|lady|ladies|gentlem[ae]n|guys?|girls?|boys?|mothers?|fathers?|mums?|moms?|dads?|professionals?|employees?|workers?|colleagues?|staff|nann(?:y|ies)|maids?|receptionists?|hostess(?:es)?|graduates?|somebody|someone|persons)';

/** Nouns for people who do a kind of work: "driver", "assistant", "cleaner". */
export const WORKER =
  '(?:nurses?|nann(?:y|ies)|staff|crew|cooks?|chefs?|maids?|guards?|models?|hosts?|clerks?|aides?|secretar(?:y|ies)|(?!(?:number|order|under|other|gender|voter|ever|over|member|offender|younger|older|user|customer|consumer|partner)s?\\b)\\p{L}{3,}(?:er|or|ist|ant)s?)';

export const ORIGIN =
  '(?:aboriginal|african(?:[- ]american)?|american|arab|asian|australian|black|brazilian|british|caucasian|chinese|colombian|czech|dutch|egyptian|english|european|fijian|filipin[oa]|french|german|greek|hispanic|indian|indigenous|indonesian|iranian|iraqi|irish|israeli|italian|japanese|jordanian|kenyan|korean|latin[oax]|lebanese|malaysian|m[aā]ori|melanesian|mexican|moldovan|nepalese|nepali|new zealander|nigerian|ni[- ]?vanuatu|pacific island(?:er)?|pakistani|persian|polynesian|polish|portuguese|romanian|russian|samoan|scottish|singaporean|somali|south african|spanish|sri lankan|swedish|syrian|taiwanese|thai|tongan|turkish|ukrainian|vietnamese|welsh|western|white|zimbabwean|anglo(?:[- ]saxon)?|pakeha|pākehā)';

export const PEOPLES =
  '(?:aboriginals?|africans|americans|arabs|asians|aussies|australians|blacks|brits|chinese|europeans|filipin[oa]s?|foreigners?|germans|gyps(?:y|ies)|indians|irish|islanders?|israelis|japanese|jews|kiwis|koreans|latinos?|lebanese|m[aā]ori|mexicans|migrants|immigrants|muslims|nigerians|outsiders|pakistanis|poles|polish|refugees|romanians?|russians|samoans|travellers|turks|vietnamese|whites|overseas applicants|backpackers)';

export const FAITH =
  "(?:anglicans?|atheists?|baha'?i|buddhists?|catholics?|christians?|evangelicals?|hindus?|islamic|jew(?:ish|s)?|maronite|mormons?|muslims?|orthodox|protestants?|quakers?|sikhs?|born-again|pentecostals?)";

export const ORIENTATION = '(?:gay|lesbian|bisexual|queer|homosexual|heterosexual|transgender|transsexual)s?';

export const ILLNESS =
  "(?:adhd|aids|anxiety|asperger'?s?|autism|autistic|bad backs?|bipolar|cancer|chronic (?:illness|pain|fatigue)|crohn'?s|depression|depressive|diabetes|diabetic|disabilit(?:y|ies)|dyslexia|dyslexic|epilepsy|epileptic|health (?:condition|issue|problem)s?|heart condition|hepatitis|hiv|medical (?:condition|issue|problem)s?|mental (?:illness(?:es)?|health (?:condition|issue|problem)s?)|migraines?|ms|multiple sclerosis|physical limitations?|ptsd|schizophrenia|injur(?:y|ies)|sickness)";

export const BE = "(?:is|was|are|were|being|be|am|'s|'re)";
export const KIN = '(?:one|two|three|four|five|\\d|young|adult|small|little|twin|school-age|a|an)';

/** An age in figures or words, from 16. */
export const AGE =
  '(?:1[6-9]|[2-7]\\d|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';

/** That somebody is chosen or kept out by what the sentence says. */
export const PICK =
  /\b(?:must|should|prefer\w*|preference|ideal(?:ly)?|only|wanted|required?|needed|we need|need (?:a|an|someone|not)|suit(?:s|ed|able)?|looking for|look(?:s)? for|seek(?:s|ing)?|sought|searching for|want|wants|hire|hires|hiring|recruit(?:ing)?|applicants?|candidates?|apply|considered|anyone|someone|nobody|no one|successful|we are after|you are|love|best|exclusively|not|cannot|can't|won't|don't|no)\b/iu;

/** That it is said outright of those who may apply. */
export const STRONG =
  /\b(?:only|preferred|preferably|wanted|need not|needn't|must be|applicants?|candidates?|to apply|not apply|looking for|seeking|sought|we want|we need|suit(?:s|ed)?|ideal(?:ly)?|required|should be|you are|we prefer|hiring|wanted)\b/iu;

/** That somebody is picked or asked to apply, however the rest of a sentence reads. */
export const PICKS = new RegExp(
  `${STRONG.source}|\\b(?:prefer\\w*|apply|hire|must|wants?|asks? for|asked for)\\b`,
  'iu',
);

/** That somebody is passed over, or does not come. */
export const PASSES_OVER =
  /\b(?:no|not|never|nor|nobody|none|without|avoid|hold(?:ing)? back|(?:rule|shut|keep|leave)s? (?:\w+ )?out|skip|trouble|problems?|too|instead|rather|(?:ranked|rated|scored|marked|placed|put|come|goes?) (?:lower|last|down|behind|below))\b|n't\b/iu;

/** That people are spoken of whom the work is for. */
export const CLIENTELE =
  /\b(?:support(?:s|ing|ed)?|look(?:s|ed|ing)? after|groom(?:ing)?|car(?:e|es|ing|ed) (?:for|of)|teach(?:es|ing)?|taught|help(?:s|ing|ed)?|serv(?:e|es|ed|ing|ices?)|work(?:s|ed|ing)? (?:with|alongside|for)|coach(?:es|ing)?|mentor(?:s|ing)?|programs?|programmes?|patients?|clients?|customers?|residents?|students?|pupils?|learners?|participants?|consumers?|viewers?|audiences?|demographics?|members|shoppers?|users?|guests?|passengers?|units?|wards?|clinics?|refuge|departments?|school|nursery|services?|projects?|scheme|collections?|retail|fashion|market(?:s|ing)?|sell(?:ing)?|sold)\b/iu;

/** That somebody is kept out. */
export const SHUT_OUT =
  /\b(?:no|not|never|none|without|free (?:from|of)|need not|needn't|cannot|can't|won't|don't|nobody|no one|rather not|unable to take|struggle|negative|unsuitable)\b/iu;

/** That the sentence says who is taken and who is left, in any of the ways in which people say it. */
export const CHOSEN =
  /\b(?:must|should|has to|have to|only|prefer\w*|preference|favou?r(?:s|ed|ing|able|ably)?|ideal(?:ly)?|want(?:s|ed)?|require[sd]?|need(?:s|ed)?|essential|mandatory|suit(?:s|ed|able)?|seek(?:s|ing)?|sought|look(?:s|ing)? for|(?:we are|we're|i am|i'm|be) after|you are|you're|hir(?:e|es|ing)|recruit(?:s|ing)?|tak(?:e|es|ing) on|employ|appl(?:y|ies|icants?|ications?)|candidates?|consider(?:ed|ing)?|anyone|anybody|someone|nobody|no one|reject\w*|skip(?:s|ped|ping)?|exclud\w+|avoid\w*|(?:filter|screen|weed|keep|leav)\w*(?: \w+){0,2} out|slow\w*|too|likes?|comfortable|at most|rul(?:e|es|ed|ing) out|bin|ditch|drop|ignore|discount|turn away|pass over|steer clear|stay away|keep away|lean\w* towards?|rather|sooner|instead|look elsewhere|bother|send|put forward|shortlist|bring|not|no|never|none|without|zero|nor|don't|doesn't|won't|can't|cannot|wouldn't|isn't|aren't|less|more|fewer|tend to|cope|struggle|unsuitable|unsuited|sorry|think twice|bonus|a plus|advantage|perfect|best|great for|fits?|not for|calls? for|brings? me|first)\b/iu;

/** What else than people is so many years old, after a word or none. */
export const AGED_THING =
  '(?:\\p{L}+[- ])?(?:company|business|firm|brand|start-?up|organi[sz]ation|family|agency|practice|platform|system|building|plant|facility|codebase|code|software|history|institution|bank|group|manufacturer|retailer|charity|wine|whisky|equipment|asset|legacy|refinery|mine|ship|vessel|fleet|bridge|fund|trust|portfolio|product|process|service|network|site|estate|property|house|home|hotel|restaurant|theat(?:re|er)|museum|festival|club|school|hospital|church|department|magazine|newspaper|contract|agreement|deal|scheme|program(?:me)?|project|problem|tradition|dispute|line|machine|press|boiler|turbine|aircraft|truck|tree|orchard|vineyard|farm|market|database|application|mainframe|mill|dam|pipeline|warehouse|factory|tunnel|grid|reactor|rig)s?(?!\\p{L})';
