import { lowered } from './matching.ts';

// What is often said in ads of those who are there, of leave and help, of languages that the work needs and of things: none of it says
// who is taken.

const NO_TURN =
  "(?![^.;]*\\b(?:but|enough|so (?:we|no|they|the)|only|prefer\\w*|rather|instead|unless|except|never|another|one more|no more|hard|trouble|slow\\w*|stuck|won['’]t|young\\w*)\\b)";
const STATE =
  '(?:partially sighted|blind|deaf|hard of hearing|dyslexic|autistic|diabetic|epileptic|colou?r-?blind|coeliac|celiac)';
const HAS =
  '(?:(?:severe |bad |mild )?(?:asthma|epilepsy|diabetes|dyslexia|adhd|autism|arthritis|migraines|allergies)|an? (?:\\p{L}+ )?allergy)';
const SERVED =
  '(?:clients?|patients?|residents?|customers?|famil(?:y|ies)|pupils|students|vendors?|suppliers?|tenants?|members|callers|guests|parents|growers|farmers|passengers)';
const TONGUE =
  '(?:tamil|malay|hmong|zulu|isizulu|xhosa|isixhosa|afrikaans|sesotho|setswana|sepedi|mandarin|cantonese|hindi|urdu|punjabi|bengali|telugu|kannada|marathi|gujarati|somali|spanish|arabic|vietnamese|tagalog|portuguese|polish|welsh|irish|m[aā]ori|samoan|tongan|english|french|german)';
const TONGUES = `${TONGUE}(?:(?:,| and| or| besides)+ ${TONGUE})*`;
const COUNTED =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|a dozen)';

/** Phrases of these, wherever they stand. */
export const LAWFUL_COMMON: readonly RegExp[] = [
  // "One of us has severe asthma", "drie van onze chauffeurs zijn doof".
  new RegExp(
    `\\b(?:one|two|three|some|several) of (?:us|our \\p{L}+) (?:(?:is|are) ${STATE}|(?:has|have) ${HAS})${NO_TURN}`,
    'giu',
  ),
  /(?<!\p{L})(?:een|één|twee|drie|vier|ein|eine|zwei|drei|vier) (?:van onze|van ons|unserer|von uns) ?(?:\p{L}+ )?(?:is|zijn|ist|sind) (?:doof|slechthorend|blind|gehörlos|schwerhörig)(?![^.;]*(?<!\p{L})(?:maar|genoeg|alleen|liever|geen|aber|genug|nur|lieber|kein\p{L}*|reicht)(?!\p{L}))/giu,
  // "Our own team was born in nine countries".
  new RegExp(
    `^\\W*(?:our|the) (?:own |whole |present )?(?:team|staff|crew|people|colleagues) (?:was|were|are|come|comes|is) (?:born in|from) ${COUNTED} (?:different )?(?:countries|nations)${NO_TURN}`,
    'giu',
  ),
  // What a house has for whoever sits in a wheelchair.
  /\b(?:low|wide|big|level|large|room|space) enough for (?:an? |two )?wheelchairs?\b(?! ?(?:users? )?(?:not|but|only))/giu,
  new RegExp(
    `\\b(?:good |enough )?${TONGUE} or ${TONGUE} enough to (?:chat|talk|read|speak|follow|write)\\b${NO_TURN}`,
    'giu',
  ),
  /\bif english is (?:your|an?) (?:second|third|other|additional) language,? (?:don['’]t (?:fret|worry)|(?:that['’]s|it['’]s) (?:fine|ok(?:ay)?|no (?:problem|bother))|no (?:problem|worries|bother)|you['’]re in good company)(?:, half (?:the|our) (?:gang|team|crew|staff)['’]s is)?(?![^.;]*\b(?:but|unless|as long as|except|only)\b)/giu,
  // What somebody has had enough of.
  /\b(?:sick|tired|weary) (?:and tired )?of (?:the )?(?:parcels|shifts|commut\w+|offices?|desks?|nights|weekends|traffic|retail|hospitality|agenc(?:y|ies)|zero[- ]hours?|spreadsheets|driving past|split shifts|targets|cold calls|screens|queues)\b/giu,
  /\bforemen (?:also |all |both )?(?:speak|know|read|use|carry|wear|start|meet)\b/giu,
  /\bchild (?:and|&) family health\b(?! (?:at home|of your own))/giu,
  /\b(?:shifts?|hours|rooms?|huts?|housing|cabins?|beds?|flats?|caravans?)\b[^.;]{0,40}\b(?:single|shared)(?: or shared| or single)?, couples (?:are )?(?:fine|welcome|ok(?:ay)?)(?=,|\W*$)/giu,
  /\b(?:somebody|someone|one guest|some guests?|a guest) (?:always )?(?:has|have) an allergy(?: or (?:eats?|eat) no (?:pork|meat|dairy|gluten))?,? so you['’]?(?:ll| will)? (?:plan|cook|check|ask|label)\b/giu,
];

// Whole sentences.
const WHOLE = [
  // "Women in the current crew: 5 of 14", "first woman on the tools joined in 2021 and is now a charge hand, so yes, anyone".
  /^\W*(?:women|men) (?:in|on) (?:the|our) (?:current |present )?(?:crew|team|staff|shift|board|workshop): ?\d+ (?:of|out of) \d+\W*$/iu,
  /^\W*(?:our |the )?first (?:woman|man) (?:on|in|at) (?:the|our) (?:tools|team|crew|workshop|nursery|floor|ward|office|yard) (?:joined|came|started) (?:in )?(?:19|20)\d\d and (?:is now|now runs|now leads|has become) [^.;,]{2,40}(?:, so yes, anyone)?\W*$/iu,
  // Leave for a child that is counted or that fathers take too.
  /^\W*(?:parental|maternity|paternity|adoption) leave (?:counts|count) (?:towards|as|for) (?:your |the )?(?:increments?|service|seniority|pension|long service|experience|tenure|probation)(?: [^.;,]{2,30})?\W*$/iu,
  /^\W*elternzeit (?:haben|nehmen) bei uns (?:zuletzt |auch |schon )*(?:(?:zwei|drei|vier|fünf|mehrere|viele) )?(?:väter|männer|mütter)(?: (?:wie|und|oder) (?:mütter|väter|männer|frauen))?(?: genommen)?(?:, (?:das klappt|die \p{L}+ wartet|das geht|ganz selbstverständlich))?\W*$/iu,
  // What is tested of nobody.
  /^\W*no (?:hiv|pregnancy|drug|genetic|blood) tests? (?:is|are) (?:asked for|required|needed|done|taken|asked of anyone)\W*$/iu,
  // Languages that those need whom the work is for.
  new RegExp(
    `^\\W*${TONGUES}(?:(?: (?:is|are))?(?: both)? (?:required|needed|helpful|useful)|[- ]speaking(?: is| are)? (?:preferred|wanted|required|needed))(?: here)? (?:as|because|since) (?:[^.;]{0,40} )?(?:our |the |most |many )?${SERVED}\\b(?![^.;]*\\b(?:prefer\\w* (?:an?|our|to)|like\\w*|native|born|accents?|own|trust\\w*|complain\\w*|white|young\\w*|fair|wom[ae]n|m[ae]n|foreign\\w*|locals|comfortable)\\b)[^.;]{0,50}\\W*$`,
    'iu',
  ),
  new RegExp(
    `^\\W*${TONGUES} are (?:both|all) spoken by (?:the|our) ${SERVED},? so (?:one of them|one|two of them) besides english is (?:needed|required|helpful)\\W*$`,
    'iu',
  ),
  new RegExp(
    `^\\W*${TONGUES},? (?:in order )?to (?:help|serve|talk (?:to|with)|speak (?:to|with)|advise|answer) (?:our |the |elderly |older )*${SERVED} who (?:speak|use|know) (?:one of these|one of them|these|no english|little english)(?: only)?\\W*$`,
    'iu',
  ),
].map((pattern) => lowered(pattern));

// Set phrases of ads in languages that are not read, by which nobody is chosen.
const SET = [
  '(?:kei te kimi|e rapu ana|e kimi ana|kei te rapu) (?:mātou|matou|mātau) i (?:tētahi|ētahi) (?:kaiako|kaimahi|tapuhi|kaiāwhina|kaitari|kaiwhakahaere)(?: (?:mō|mo) ngā tau \\d{1,2} ki te \\d{1,2})?(?: (?:hou|pūmau|wā kikī))?',
  'he tūranga (?:wā kikī|wā harangotengote|pūmau|taupua)',
  'ko te (?:tamaiti|ākonga|tūroro) te pūtake o te (?:kaupapa|mahi)',
  'tá (?:muid|sinn) ag earcú',
  'fáilte roimh iarratais (?:i nGaeilge|as gaeilge)',
  '(?:mae croeso i chi |gallwch chi |gallwch )?(?:w|g)neud cais yn (?:y )?gymraeg',
  "dim ots os (?:wyt ti|ydych chi)['’]?n? ?(?:yn )?siarad cymraeg neu beidio(?:,? ond mae['’]n (?:handi|help|fantais))?",
].map((source) => new RegExp(`^\\W*${source}\\W*$`, 'iu'));

/** Whether a whole sentence in small letters is one of these, or a set phrase of ads in Māori, Irish or Welsh. */
export const isCommonLawful = (lower: string): boolean =>
  lower.length < 200 &&
  (WHOLE.some((pattern) => pattern.test(lower)) || SET.some((pattern) => pattern.test(lower)));
