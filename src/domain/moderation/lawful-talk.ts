import { lowered } from './matching.ts';
import { findsOutElsewhere } from './sent-back-rules.ts';

// What a law asks, said with its reason, and ordinary talk in which a word of somebody's life means something else: a fall, a birthday off,
// a ladder, a sum that looks off, a greeting at a door.

const LEAST = '(?:1[3-9]|2[01]|sixteen|eighteen|twenty[- ]one)';
const LAW =
  "(?:(?:the |an? )?(?:[\\p{L}’'-]+ ){0,4}?(?:law|laws|act|code|rules|regulations?|licen[cs]e|directive|award)(?: here| in [\\p{L} ]{3,25}?)?)";
const MINORS = `(?:(?:an? )?(?:juveniles?|minors?|children|child|younger (?:people|workers|staff|ones))|(?:anyone|anybody|people|staff|those) (?:younger|under (?:${LEAST}|that))|under-?${LEAST}s)`;
const MUST_BE = `(?:you(?:['’]ll)?|applicants|candidates|staff|all staff|everyone|crew|servers) (?:will )?(?:have to|has to|must|need to|needs to) be `;
const AGED = `(?:(?:aged? |at least |over |from )*${LEAST}(?: at least| years old)?(?: (?:or|and) (?:over|older|above|up))?|${LEAST}\\+)`;

const BY_LAW = [
  // "You have to be 18 because the liquor law here doesn't let a juvenile serve".
  `(?:you(?:['’]ll)? (?:will )?need [^;,]{3,30},? and )?(?:${MUST_BE})?${AGED},? (?:because|since|as) ${LAW} (?:do(?:es)?n['’]t|do(?:es)? not|won['’]t|bars?|forbids?|stops?|prohibits?|keeps?) ?(?:let |allow |permit )?${MINORS} ?[^;,]{0,40}`,
  // "Aged 16 at least, since the close is after 10 pm and younger people aren't allowed to work that late".
  `(?:${MUST_BE})?${AGED},? (?:because|since|as) [^;]{3,70}?\\b${MINORS} (?:(?:are|is)(?:n['’]t| not) (?:allowed|permitted|let) to|may not|can(?:['’]t|not)(?: lawfully| legally)?|must not|mustn['’]t) [^;,]{3,50}`,
  // "Gambling law lets us employ only people aged 18 or over at the tables, so 18 is the line".
  `${LAW} (?:lets?|allows?|permits?) (?:us|clubs|casinos|employers|venues|licensees|shops|pubs) (?:to )?(?:only )?(?:employ|hire|roster|use|put|have|take on|engage)(?: only)? (?:people|anyone|adults|staff|those|persons|workers) ?(?:who are )?(?:aged )?${LEAST} (?:or|and) (?:over|older|above)(?: (?:at|in|on|behind|for) [^;,]{3,40}?)?(?:,? so (?:that(?:['’]s| is) (?:the|our)|${LEAST} is (?:the|our)|the) (?:line|limit|age|floor|rule|minimum)(?: is ${LEAST})?)?`,
  // "Class 1 medical certificate, which is for the aviation medical examiner to decide and not for us".
  `(?:an? |the |your )?(?:(?:current|valid|class [\\p{L}\\p{N}]+) )*(?:aviation |maritime |driver(?:['’]s)? )?medical(?: certificate)?,? (?:which|that)(?:['’]s| is) (?:a matter )?for (?:the|an|your) [\\p{L} ]{0,30}?(?:examiner|doctor|physician|nurse|gp|dame|ame)s? to (?:decide|judge|settle|grant|issue|sign)(?: (?:on|off))?(?:,? (?:and )?not (?:for )?(?:us|the (?:boss|manager|client)))?`,
  // "Registration with the national Practice Board is a must, and the Board registers only Aboriginal and Torres Strait Islander people".
  `(?:current |full |general )*registration with (?:the )?[\\p{L} ]{0,60}board (?:is (?:a must|required|needed|necessary|essential)|(?:must|has to) be held),? (?:and|as|since) (?:the|that) board (?:registers only|only registers) (?:people who are )?(?:aboriginal|torres strait islander)(?: (?:and|or)(?:/or)? torres strait islander)? (?:people|practitioners|health practitioners)`,
  // "Section 22(8) of the Public Service Act 1999 provides for APS employees to be Australian citizens unless the agency head decides otherwise".
  `(?:section|s\\.?) ?\\d+ ?\\(\\d+\\) of the (?:public|civil|parliamentary) service act(?: \\d{4})? (?:provides for|requires|asks|lets|says that) (?:the )?(?:aps |its )?(?:employees|staff|appointees|officers)(?: (?:to|must|should))? (?:to )?be (?:an? )?(?:australian|irish|british|new zealand) citizens?(?: unless [^;,]{3,60} (?:decides|agrees|allows|says) (?:otherwise|so))?`,
  // "Citizens by birth, by descent and by conferral are on exactly the same footing".
  '(?:australian |british |irish |canadian |american |new )?citizens by (?:birth|descent|conferral|grant|naturali[sz]ation|registration|marriage|adoption)(?:(?:, and|,| and| or) (?:by )?(?:birth|descent|conferral|grant|naturali[sz]ation|registration|marriage|adoption))+ (?:are|stand|count|rank|apply) (?:all )?(?:on (?:exactly )?(?:the same|an equal) footing|alike|equally|the same|treated (?:alike|the same|equally))',
  // "Applicants need Welsh and English at Level 4, because residents have a legal right to use either".
  "(?:applicants|you(?:['’]ll)?|staff|candidates|the post-?holder) (?:will )?(?:needs?|must have) (?:welsh|irish|gaelic|english|french|te reo māori)(?: and (?:english|welsh|irish|gaelic|french))?(?: (?:at|to) (?:[\\p{L}]+ )?level \\p{N})?(?: in (?:listening|speaking|reading|writing)(?:(?:, and|,| and) (?:listening|speaking|reading|writing))*)?,? (?:because|since|as) (?:the |our )?(?:residents|customers|callers|patients|the public|citizens|families|pupils|clients) have an? (?:legal |statutory )?right to (?:use|choose|be served in|speak|deal with us in) [^;,]{3,30}",
];

const LANGUAGE =
  '(?:spanish|french|english|mandarin|cantonese|somali|vietnamese|arabic|polish|punjabi|portuguese|creole|korean|russian|urdu|hindi|bengali|welsh|irish)';
const ASKED_OF =
  '(?!(?:us|me|for|about|that|to)\\b)(?:her|him|them|anyone|anybody|candidates|applicants|the (?:candidate|applicant|nurse|driver)|[\\p{L}]+)';

const WHOLE = [
  // "Please don't ask Shreya how long she's been in the country or where she's from".
  `(?:please )?(?:don['’]t|do not|never) ask ${ASKED_OF} (?:how (?:long|old|many)|where|whether|if|when|what|why|who|about) [^;]{3,90}`,
  // "Do the right-to-work check on all six of them, and not only on the two whose names you can't spell".
  '(?:please )?(?:do|run|make|carry out|repeat) (?:the |a |your )?(?:right[- ]to[- ]work|identity|id|document|reference|dbs) checks? (?:on|for) (?:all|every|each|everybody|everyone|the whole)\\b[^;]{0,40},? (?:and )?not (?:only|just|merely) (?:on |for )?[^;]{3,60}',
  // "Half the callers have Spanish only, so the nurses need both languages".
  `(?:half|most|many|some|a (?:third|quarter|lot)|plenty|(?:about |nearly )?\\p{N}+ ?%)(?: of)? (?:the |our |these )?(?:callers|patients|clients|customers|families|residents|tenants|guests|members|parents) (?:have|speak|know|use)(?: only)? ${LANGUAGE}(?: only)?,? so (?:the |our |all )?(?:[\\p{L}]+s|you) (?:need|use|must have|must speak|work in|will need) (?:both(?: languages)?|both ${LANGUAGE} and ${LANGUAGE}|${LANGUAGE} (?:and|as well as) ${LANGUAGE}|${LANGUAGE})`,
  // "Ni le pays, ni la date d'arrivée, ni la situation de famille ne doivent figurer au dossier".
  'ni [^;,]{3,40},? ni [^;,]{3,40}(?:,? ni [^;,]{3,40}){0,3} ne (?:doit|doivent|peut|peuvent|devraient|sont à|seront) ?(?:être |pas )?(?:figurer|apparaître|demandée?s?|mentionnée?s?|notée?s?|consignée?s?|retenue?s?|entrer|compter|peser|relevée?s?)[^;,]{0,40}',
  // "Union reps may visit at smoko and you're free to join or not".
  "(?:the |our )?union (?:reps?|organi[sz]ers?|delegates?|stewards?) (?:may|can|do|are welcome to|come and) (?:visit|come|call|drop in|meet|talk|hold meetings|have a (?:desk|board|room))s?\\b[^;,]{0,40},? (?:and )?(?:you(?:['’]re| are)|everyone(?:['’]s| is)|staff are|it(?:['’]s| is)) (?:free|welcome|(?:entirely |quite )?up to you|your (?:call|choice)) ?(?:whether )?(?:to )?(?:you )?(?:join|join (?:it|them|one|up))?(?: or not)?",
  // "Please don't wear perfume around Hamish": what sets off an allergy.
  "(?:because |since |as |and )?(?:it|that|they|dust|perfume|scent|pollen|smoke|flour|nuts?) (?:sets? off|triggers?|brings? on|starts?) (?:his|her|their|my|[\\p{L}]+['’]s) (?:asthma|migraines?|allerg(?:y|ies)|hay ?fever|eczema)",
  // "Ladders are for the last rows only": what a thing is for.
  '(?:the |our )?(?:(?:step)?ladders?|platforms?|trolleys?|forklifts?|gloves|lifts?|hoists?|vans?|buggies|phones?|radios?|headsets?|helmets?|keys?|parking|bays?|lockers?|knives|saws?|ovens?|overtime|nights|weekends|sundays|bank holidays) (?:are|is) (?:only )?(?:for|used (?:for|on|in)) (?!(?:the )?(?:men|women|lads|girls|ladies|boys|young|fit|strong|locals|natives|whites))[^;,]{3,40}? only',
  // "Could be a finished thatcher, could be someone halfway there": how far along somebody is in a trade.
  "(?:(?:you|it|that|this) )?(?:could|might|may) be (?:an? )?(?:finished|qualified|time-served|fully fledged|trained|experienced|ticketed|registered|journeyman) [\\p{L}-]+,? (?:or )?(?:it |you )?(?:could|might|may) be (?:someone|somebody|an? [\\p{L}-]+) (?:half-?way|part[- ]way|nearly|almost|not yet|still|just|a year|two years|who(?:['’]s| is)) [^;,]{3,30}",
  // "I've fallen once and won't have it again": why a house takes care.
  "(?:i|we|the boss|the foreman|dad|my (?:dad|brother|mate))(?:['’]ve|['’]s| have| has)? (?:fallen|slipped|come off|gone through a roof|lost a finger|been (?:hurt|burned|burnt|crushed|electrocuted)) (?:once|twice|before)(?: (?:off|from|on|at) [^;,]{3,25})?,? (?:and|so) (?:(?:i|we|he|she) )?(?:won['’]t|don['’]t|never|will not|am not|isn['’]t|is not) (?:have|want|let|risk|see|going to) (?:it|that|anyone|anybody|a repeat|another)\\b[^;,]{0,30}",
  // "Kent looks after more unaccompanied asylum-seeking children than most of the country": whom a place cares for.
  '[\\p{L}]+(?: [\\p{L}]+)?(?: (?:council|county|borough|city))? (?:looks after|cares for|houses|supports|is home to|places|fosters) (?:more |many |about \\p{N}+ |over \\p{N}+ |some )?(?:unaccompanied |young |looked-after |refugee |asylum-seeking |disabled |older )*(?:children|young people|refugees|families|care leavers|adults)\\b[^;]{0,90}',
  // "Sorry if that figure made you feel sick this morning".
  "(?:i(?:['’]m| am) )?(?:so |very )?sorry (?:if|that) (?:that|the|my|this|those) (?:figure|number|typo|invoice|quote|e-?mail|bill|total|subject line|message|attachment)s? (?:made|makes|had|gave|left|scared|frightened|worried) (?:you|anyone|your team)\\b[^;,]{0,40}",
];

const lines = (sources: readonly string[]): RegExp[] =>
  sources.map((source) => lowered(`^\\W*(?:${source})\\W*$`));
const LAWS = lines(BY_LAW);
const WHOLES = lines(WHOLE);
const YET_BY_LAW = lowered(
  /\b(?:but|although|prefer\w*|rather|ideal\w*|instead|young(?!er (?:workers|people|staff|ones))\w*|no older|max\w*|up to|mature|steady|(?:over|past) (?:[3-9]\d|thirty|forty|fifty)|native|born here|native-born)\b/,
);
const YET = lowered(
  /\b(?:but|although|except|unless|however|prefer\w*|ideal\w*|rather|instead|find out|check (?:her|his|their|the|online|facebook)|just (?:look|check|google)|so (?:we|i) (?:don['’]t|won['’]t|can['’]t)|young(?! people)\w*|wanted|suits?|applicants? (?:should|must)|quietly|between us|until (?:she|he|they|the)|yet|before (?:the )?offer|in writing|(?:he|she|they)(?:['’]ll| will) lie)\b/,
);

/** Whether a whole sentence in small letters says what a law asks, or is talk in which nobody is chosen. */
export const isLawfulTalk = (lower: string): boolean =>
  lower.length < 240 &&
  ((LAWS.some((pattern) => pattern.test(lower)) && !YET_BY_LAW.test(lower)) ||
    (WHOLES.some((pattern) => pattern.test(lower)) && !YET.test(lower) && !findsOutElsewhere(lower)));

const SERVED_ONE =
  '(?:grandmothers?|grandfathers?|grans?|grandparents?|pensioners?|teenagers?|toddlers?|bab(?:y|ies)|child(?:ren)?|mothers?|fathers?|parents?|widows?|veterans?|patients?|residents?|ministers?|ambassadors?|(?:two|three|four|five|six|seven|eight|nine|ten|eighty|ninety|\\p{N}+)-year-olds?)';

/** Phrases of these, wherever they stand. */
export const LAWFUL_TALK: readonly RegExp[] = [
  // "As good with a frightened grandmother as with a four-year-old".
  new RegExp(
    `\\b(?:as|just as|equally) (?:good|patient|gentle|kind|calm|happy|at ease|at home|comfortable|easy) with (?:an? |the |our )?(?:[\\p{L}-]+ )?${SERVED_ONE} as (?:they are |you are )?with (?:an? |the |our )?(?:[\\p{L}-]+ )?${SERVED_ONE}`,
    'giu',
  ),
  // "Nobody has to be clean-shaven", "no heels expected of anyone".
  /\b(?:nobody|no[- ]one|none of (?:us|you)|you) (?:ha(?:s|ve)|needs?|(?:is|are) (?:asked|made|expected))(?:n['’]t| not)? to (?:be clean[- ]shaven|shave|lose (?:the|their|your|a) beard|trim (?:the|their|your|a) beard)(?<!\byou (?:have|need|are (?:asked|made|expected)) to [^.;]*)(?![^.;]*\b(?:but|except|unless|though|only)\b)/giu,
  /\b(?:with )?no (?:high )?heels(?:(?:,| or| and)+ (?:make-?up|skirts?|tights))* (?:(?:are|is) )?(?:expected|asked|required|needed|called for)(?: of| from| for)? (?:anyone|anybody|you|staff|any of us)\b/giu,
  // Companies, entities and accounts under others.
  /\b(?:parent|child|sister|daughter|sibling) (?:compan(?:y|ies)|entit(?:y|ies)|accounts?|ledgers?|records?|folders?|pages?|nodes?|tables?|tickets?|organi[sz]ations?|brands?|invoices?|cost cent(?:re|er)s?)(?! (?:of|for) (?:the )?(?:mum|mother|child))/giu,
  // Sums that are wrong.
  /\b(?:maths?|sums?|figures?|numbers?|totals?|invoices?|dates?|spelling|formatting|timesheets?|balance|tally|quote|something|anything|nothing|that|it) (?:still |just )?looks? (?:off|wrong|odd|funny|strange|out|too (?:high|low)|a bit (?:off|odd|low|high|steep))(?=\W*$|,| to (?:me|you)| and | so | on )/giu,
  // "Chap the door".
  /(?<=^\W*|\b(?:and|or|just|to|please|then) )chap (?:on )?(?:the|our|my|her|his) (?:doors?|window|gate|shutter|glass)\b/giu,
  // "Happy birthday, and a good week".
  /(?<=^\W*)(?:a (?:very )?|many |wishing you a |have a )?happy (?:\p{L}+ )?birthday(?: to you| for [\p{L}]+day)?(?=\W*$|[,!] )/giu,
  // "Twenty-eight days off plus your birthday".
  /\b(?:days?|weeks?)(?: off| leave| holidays?| annual leave| paid leave| of leave| of holiday)?,? (?:plus|and|with|as well as) (?:your|the|a day off on your) birthday(?: off)?(?=\W*$|,| and | on top)/giu,
  // Everybody's hair.
  /\b(?:m[ae]n,? (?:and )?wom[ae]n|wom[ae]n,? (?:and )?m[ae]n)(?:, (?:weans|kids|children|bairns|teens|toddlers|babies|boys|girls))* (?:and|or) (?:anybody|anyone|everybody|everyone|those|whoever)(?: (?:who|else|in between|beyond)(?:['’](?:d|s))?(?: rather not be any of (?:those|these|them)| is neither| else)?)?/giu,
  /\b(?:new |all |other )?guys (?:and|or|&) (?:new |all |other )?gals\b(?! only)/giu,
  // Ranks and trades of the forces by their names there.
  /\b(?:military|navy|naval|army|air force|marine|marines|coast guard|ex-military|ex-navy|ex-army)(?: [\p{L}-]+){0,2} (?:repairm[ae]n|corpsm[ae]n|signalm[ae]n|crewm[ae]n|airm[ae]n|seam[ae]n|riflem[ae]n|guardsm[ae]n|linem[ae]n)\b(?! (?:only|preferred|wanted))/giu,
  // An office of a house.
  /\b(?:(?:an?|our|the|your|two|one) )?elders?[- ]in[- ]residence\b/giu,
  // What is paid for or brought is due.
  /\b(?:deliver(?:y|ies)|invoices?|payments?|reports?|orders?|stock|results?|rent|returns?|audits?|renewals?|instal?ments?|accounts|parts|machines?|kit|the (?:lease|contract|licen[cs]e|mot|service|inspection)) (?:is|are|was|were|will be|falls?|fall) due (?:in|at|by|on) (?:early |late |mid-?)?\p{L}+/giu,
];
