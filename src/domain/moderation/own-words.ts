import { lowered } from './matching.ts';
import { withoutWorkWords } from './own-words-of-work.ts';
import type { Attribute } from './types.ts';

/** Trades, places and leave that are named by such words. */
const OF_WORK = lowered(
  /\b(?:bachelor['’]s|(?:acute|general|internal|emergency|respiratory|intensive care|critical care|elderly|sports?|rehabilitation|geriatric|nuclear|veterinary|palliative|obstetric|fetal|sleep|travel|genomic|laboratory|transfusion|regenerative|precision|personalised|clinical|evidence[- ]based|cardiovascular|stroke|renal|pain|aviation|maritime) medicine|family[- ](?:owned|run|business|firm|shop|trade|farm|company|outfit|pharmacy|bakery|butchers?|restaurant|pub|hotel|garage|workshop|brewery|winery|vineyard|meals?|days?|friendly|name|recipes?|law|court|medicine|practice|day ?care|violence|services?|room|support|feel)|health and safety|mental health (?:services?|nurs\w+|team)|(?:(?:parental|maternity wards?|family|adoption|fertility|sick|personal)(?:,? (?:and|or) |, | ))+(?:leave|cover|pay|policy)|(?:diabet\w+|cancer|asthma|epilepsy|dementia|autism|fertility|therapy|psychology|rehab\w*) (?:apps?|care|clinics?|research|nurs\w+|charit\w+|services?|products?|devices?|drugs?|trials?|teams?|practices?|programs?|programmes?|units?|cent(?:re|er)s?|wards?)|leave cover|english language|black belt|white ?boards?|hair ?dress\w*|beauty (?:therap\w+|salon)|body ?(?:shop|work)|smash repairs?|real estates?|estates? (?:agen\w+|law|planning)|tablets? (?:and|or) phones?|fee[- ]earn\w+|(?:school|legal) fees|fees (?:are|and)|specialists? (?:team|in|care|nurs\w+)|mass (?:market\w*|transit|produc\w+|spec\w*)|strike rates?|settlement (?:agent|period|process|system)s?|court (?:filings?|documents?|deadlines?|appearances?|rules|hearings?|staff)|heritage (?:building|site|listed|council)s?|village (?:hall|manager)|retirement (?:village|living|home)s?|looks? (?:for|after|to|at|forward|into)|(?<!\b(?:an?|the|your|any|my|his|her|their|own) )(?:specialists?|solicitors?|physio\w*|therapists?|psycholog\w+))\b/,
  'g',
);

// Words that nearly always tell of somebody's own life: when they were born, who is at home, how they sound, where they live
// and went to school, what they believe, how they vote, look and feel, what happened to them. They are no reason alone:
// "a church in need of a new roof". The commonest (children, women, English) are not among them, as the rules read those by
// the grammar around them.
const WORDS: readonly (readonly [about: Attribute, pattern: RegExp])[] = [
  [
    'age',
    /(?<![\p{L}\p{N}])(?:birthdays?|born|decades?|carriage clock|twilight|nursing home|grandchild\w*|grandkids?|grand(?:mother|father|parents?|ma|pa)s?|pension(?:s|ers?)?|generations?|gen[- ]?[xyz]|millennials?|boomers?|digital natives?|digital generation|twenties|thirties|forties|fifties|sixties|seventies|teens|teenagers?|middle[- ]aged?|menopaus\w+|youthful|younger|youngsters?|oldest|old[- ]timers?|ageing|aging|gr[ea]y(?:ing)? hairs?|wrinkl\w+|years young|slow(?:s|ing)? (?:down|up)|class of|(?:before|after|since) (?:19|20)\d\d|(?:round|around|about|past|under|over|near|nearly|turn(?:ed|ing)?|hit) (?:twenty|thirty|forty|fifty|sixty|[2-6]\d)(?! ?(?:%|per ?cent)| (?:people|staff|sites?|hours?|minutes?|km|kg|tonnes?|k\b))|long in the tooth|spring chicken|over the hill|mouldable|moldable|whole (?:life|career) ahead|mid ?life|stage of life|life stages?|season of life|retiring|nearing retirement|next generation|school leavers?|fresh (?:out|from)|starting out|winding down|seniority in years|years? left in|years? (?:on the clock|on this earth)|kids of today|floppy dis[ck]s?|vinyl|tiktok\w*)(?![\p{L}\p{N}])/u,
  ],
  [
    'family',
    /(?<![\p{L}\p{N}])(?:childless\w*|childfree|rug ?rats?|little ones|bab(?:y|ies)|toddlers?|infants?|bump|nappies|diapers?|pram|stroller|cr[eè]che|nursery|kindergarten|kinder|school (?:run|gates?|pick[- ]?ups?|drop[- ]?offs?|holidays|plays?|fees)|bedtimes?|parent(?:hood|ing)|parental (?!leave)|mums?|moms?|mumm(?:y|ies)|momm(?:y|ies)|dads?|daddy|fathers?|mothers?|mother(?:hood|ly)|wife|wives|husbands?|spouses?|boyfriends?|girlfriends?|other half|better half|significant other|married|marriage|marital|wedding\w*|honeymoon\w*|divorc\w+|widow\w*|singletons?|bachelor(?:s|ette)?|unattached|unencumbered|family|family[- ]minded|in-laws|breadwinners?|dependa?nts?|maternity wards?|expecting|due date|trimester|fertil\w+|ivf|breast\w*|stork|home life|private life|domestic (?:situation|arrangements|ties|duties)|whānau|tangi|waiting at home|waits? at home|at home (?:all day|with)|custody|love life|nann(?:y|ies)|babysit\w*|day ?care|childcare|family (?:plans?|ties|situation|complete|duties|commitments?|life)|homemakers?|housewi(?:fe|ves)|soccer practice|ballet recitals?|engagement ring|ring finger|(?<!(?:['’](?:d|ll)|would|will|to|can|could|should|might|must|i|we|you|they|people|clients|customers) )ring on|settle down|commitments at home|ties|strings attached|another mouth to feed|nesting|dog mums?|sole earners?)(?![\p{L}\p{N}])/u,
  ],
  [
    'race_or_origin',
    /(?<![\p{L}\p{N}])(?:accents?|brogue|twang|mother tongue|native(?:s|ly)?|born and (?:bred|raised)|upbringing|brought up|grew up|raised|foreign\w*|immigra\w+|migrants?|expats?|refugees?|asylum|nationalit(?:y|ies)|passports?|homeland|heritage|ancest\w+|descent|bloodlines?|ethnic\w*|races|racial\w*|caucasian\w*|brown|skin(?:ned)?|complexion|africans?|arab\w*|europeans?|anglo\w*|hispanic\w*|aborigin\w+|islanders?|polynesian\w*|kiwis?|aussies?|brits?|british|english(?:man|men|woman)?|scot(?:s|tish|sman)|welsh\w*|romanian\w*|nigerian\w*|pakistani\w*|filipin\w+|vietnamese|westerner\w*|westerni[sz]ed|oriental\w*|third[- ]world|caste|clan|tribes?|surnames?|last names?|first names?|pronounc\w+|postcodes?|postal codes?|zip ?codes?|estates|council (?:house|estate)|side of (?:town|the river|the tracks)|neighbou?rhoods?|travellers|gyps\w+|home counties|old country|arrived|settled status|how you sound|way of speaking|speaks? like|sounds? like|your people|where (?:are )?you(?:r family)? (?:are |is )?(?:really |originally )?from|originally from|pronounceable|twangs?|lilt|idioms?|boat|not from (?:here|round here)|our shores|old stock|birthplace|birth country|mother country|roots|villages?|caribbean|slavic|mediterranean|nordic|aryan)(?![\p{L}\p{N}])/u,
  ],
  [
    'race_or_origin',
    /(?<![\p{L}\p{N}])(?:private school\w*|public school\w*|grammar school\w*|state school\w*|boarding school\w*|prep school\w*|convent|fee[- ]paying|old boys?|alumn\w+|oxbridge|ivy league|russell group|sorority|fraternit\w+|greek life|gap year|pedigree|well[- ]bred|breeding|well[- ]spoken|good home|good famil(?:y|ies)|old money|silver spoon|(?:working|middle|upper)[- ]class|posh|country club|parental (?:home|support)|what your people|gentry|debutante|schools? in the top|right schools?|good schools?|debs?|rowing club|polo|yacht\w*|trust fund|council flat|fees)(?![\p{L}\p{N}])/u,
  ],
  [
    'religion',
    /(?<![\p{L}\p{N}])(?:church\w*|chapels?|mosques?|temples?|synagogues?|shul|rabbi|imams?|priests?|vicars?|pastors?|parish\w*|congregation\w*|pray(?:s|ing|er|ers)?|worship\w*|believers?|beliefs?|religio\w+|god|god[- ]\w+|jesus|christ\w*|muslim\w*|islam\w*|hindu\w*|sikh\w*|buddh\w*|catholic\w*|protestant\w*|evangelical\w*|mormon\w*|atheis\w*|sabbath|ramadan|eid|diwali|lent|fasting|hanukkah|yom kippur|passover|kosher|halal|pork|bacon|head ?scar\w+|veils?|hijabs?|turbans?|kippahs?|crucifix|bible|quran|koran|scripture|sacraments?|baptis\w+|spiritual\w*|denominations?|holy|kneel\w*|mass|shabbat|sunday school|bible study|choir|deacons?|elders?|monks?|nuns?|halo|rosary|amen|saved|born[- ]again|head covering\w*|robes?|skull ?cap\w*|ungodly|heathen\w*|pagan\w*|grace before)(?![\p{L}\p{N}])/u,
  ],
  [
    'union_or_politics',
    /(?<![\p{L}\p{N}])(?:politic\w*|vot(?:e|ed|es|ing|ers?)|labou?r party|greens|tor(?:y|ies)|republicans?|democrats?|left[- ]wing|right[- ]wing|right[- ]thinking|lefties?|activis\w+|unionists?|unioni[sz]ed|trade union\w*|shop stewards?|delegates?|picket\w*|strike\w*|striking|rall(?:y|ies)|march(?:es|ed|ing)|protest\w*|placards?|agitators?|woke|card[- ]carrying|party (?:card|member\w*)|negotiates? pay|collective agreement|ballot|manifesto|banners?|comrades?|militant\w*|socialis\w+|leftist\w*|rightist\w*|liberals|brexit\w*|remainers?|trump\w*|maga|organi[sz]ing drives?)(?![\p{L}\p{N}])/u,
  ],
  [
    'sex',
    /(?<![\p{L}\p{N}])(?:gentlem[ae]n|guys?|gals?|blokes?|bloke\w*|chaps?|fellas?|fellows|dudes?|bros?|masculin\w+|feminin\w+|manly|womanly|girly|macho|testosterone|locker[- ]room|motherly|maternal|matronly|hostess\w*|waitress\w*|barmaid\w*|salesm[ae]n|salesgirls?|governess\w*|lesbian\w*|bisexual\w*|queer\w*|transgender|lgbt\w*|rainbow\w*|effeminate|closet\w*|opposite sex|same[- ]sex)(?![\p{L}\p{N}])/u,
  ],
  [
    'appearance',
    /(?<![\p{L}\p{N}])(?:looks|good[- ]looking|handsome|pretty|beaut(?:y|iful)|attractive|gorgeous|stunning|cute|sexy|photogenic|photos?|headshots?|selfies?|faces?|appearance|exterior|pleas(?:e|es|ing) (?:the|to the) eye|easy on the eye|turn heads|slim|slender|petite|skinny|overweight|obes\w+|fat|size (?:\d+|\w+een|six|eight|ten|twelve)|an eight|a ten|dress size|height|foot (?:ten|one|two|three|four|five|six|seven|eight|nine|eleven)|tall(?:er)?|short(?:er)? stature|bmi|figures? that|body|bodies|physique|hair|haired|blondes?|brunettes?|redhead\w*|beards?|tattoo\w*|pierc\w+|make[- ]?up|lipstick|heels|legs|bearing|lookbook|eye candy|easy on|camera[- ]ready|runway|model looks|presentable|well[- ]groomed|grooming|weighs?|weight|scales|waist\w*|stature|plus[- ]size|curvy|acne|teeth|smile)(?![\p{L}\p{N}])/u,
  ],
  [
    'disability_or_health',
    /(?<![\p{L}\p{N}])(?:healthier|unhealthy|able[- ]bodied|fit and (?:well|able)|physically fit|fitness|strong (?:body|constitution|back)|constitution|wind and limb|eyesight|glasses|sighted|vision limitations|blind\w*|deaf\w*|hearing|hear perfectly|stutter\w*|stammer\w*|crutches|limp\w*|impair\w+|handicap\w*|special needs|illness\w*|ill|sick\w*|diseases?|disorders?|diagnos(?:is|es|ed)|symptoms?|surger(?:y|ies)|operations? you|hospital(?:ised|ized)|doctors?|gp|surgery|medicat\w+|medicines?|pills?|tablets|prescriptions?|therap(?:y|ist|ists)|counsell?ing|psych(?:iatr|olog)\w+|depress\w+|anxi(?:ety|ous)|bipolar|adhd|autis\w+|asperg\w+|dyslex\w+|neuro\w+|on the spectrum|nerves|nervous\w*|breakdowns? (?:you|in your)|burn(?:ed|t)?[- ]?out|highly[- ]strung|cancer|diabet\w+|epilep\w+|asthma\w*|hiv|migraines?|fatigue|addict\w+|rehab\w*|sober\w*|smokers?|pain|bad (?:back|knee)s?|creak\w+|in good nick|reasonable adjustments?|altered|desks? (?:altered|raised|adjusted)|stamina|robust|sleep apnea|seizures?|insulin|back trouble|knees|hips?|dodgy|physio\w*|specialists?|blood pressure|heart (?:condition|trouble)|waiting room|medical history|clean bill|your insides|under the knife|screws loose|head ?space|breakdown|triggers?|meltdowns?|spectrum|snowflakes?|fragile|hot flushes|time of the month|cycle)(?![\p{L}\p{N}])/u,
  ],
  [
    'work_status',
    /(?<![\p{L}\p{N}])(?:bradford|sick (?:days?|leave|notes?|record)|sickies?|absen\w+|days off|career breaks?|gaps?|unemployed|between jobs|workers'? comp\w*|comp(?:o|ensation) claims?|claimed|tribunals?|litigation|judgments?|sued?|lawsuits?|solicitors?|grievances?|whistle\w+|arrest\w*|convict\w+|criminal\w*|prison|jail|offend\w+|welfare|centrelink|dole|benefits (?:claimant|history)|homeless\w*|debts?|bankrupt\w*|home ?owners?|renters?|settled (?:at|home)|army|military|soldiers?|forces|reservists?|service pension|civilian|facebook|instagram|social media|diversity hires?|box[- ]tick\w*|troublemakers?|litigious\w*|lawyered|court|serv(?:ed|ing) (?:time|in the)|veterans?|probation|parole|caseworkers?|shelter|sofa[- ]surf\w*|eviction\w*|credit (?:score|check)|call[- ]?ups?|medals?|fall at work|injury at work|payouts?|settlements?|raised (?:a|any|personal) \w+)(?![\p{L}\p{N}])/u,
  ],
];
const OWN = WORDS.map(([about, pattern]) => ({ about, pattern: lowered(pattern) }));

/** A word of somebody's own life in a sentence, and which attribute it is near. */
export interface OwnWord {
  about: Attribute;
  start: number;
  end: number;
}

/**
 * Finds the first word of somebody's own life in a sentence.
 * @returns null where it has none
 */
export function ownWordIn(sentence: string): OwnWord | null {
  const whole = sentence.toLowerCase();
  // Most sentences hold none.
  if (OWN.every(({ pattern }) => !pattern.test(whole))) return null;
  const lower = withoutWorkWords(whole).replace(OF_WORK, (said) => ' '.repeat(said.length));
  for (const { about, pattern } of OWN) {
    const found = pattern.exec(lower);
    if (found !== null) return { about, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
