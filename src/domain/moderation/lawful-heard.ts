import { LEFT_OUT, WHAT_SOMEBODY_IS } from './caused-rules.ts';
import { ORIGIN } from './words.ts';

const NO_TURN =
  "(?![^.;]*\\b(?:but|though|although|yet|except|unless|only|prefer\\w*|rather|ideally|as long as|so long as|provided|if you (?:keep|leave|hide|take)|at home|out of sight|hidden|sorry|instead|elsewhere|must be|wants?|(?:sound|check) (?:her|him|them) out|find out|look (?:her|him|them) up|so (?:see|find|get|have|try|you|i|we|they|no|a|the)(?:['’]|\\b)|(?:said|wrote) yes)\\b)";
const ATTRIBUTE = `(?:${WHAT_SOMEBODY_IS}|\\p{L}+ condition|gaps?(?: (?:in|on) (?:your|the|a|their) (?:cv|r[eé]sum[eé]|history|work history))?|(?:career )?breaks?|time (?:off|out|away)|birthdays?|photos?|hair|beards?)`;
const ATTRIBUTES = `${ATTRIBUTE}(?:(?:,| and| or|, or|, and) (?:your |her |his |their )?${ATTRIBUTE})*(?:,? and (?:the rest|so on|all that|the like))?`;
const NONE =
  "(?:(?:makes?|made|(?:will|would|can) make|ha(?:s|ve|d)|(?:will|would|can) have|plays?|is|are|was|were|(?:will|would) be) (?:absolutely |of )?no (?:difference|odds|bearing|reason|grounds?|part|role|matter|obstacle|barrier|bar|concern|issue|problem|impact|effect|excuse|consequence)|(?:(?:does|do|did|would|should|could|was|is|are)(?:n['’]t| not)|won['’]t|will not|can(?:['’]t|not)|never|will never) (?:ever |in any way )?(?:change[sd]?|affect(?:s|ed)?|alter(?:s|ed)?|counts?|come into it|matter|play|be (?:held|used|counted)|held|used|bear|touch|stand|bother|worry|trouble|concern|delay|put us off|make (?:any|a) difference|enter|decide|cost))";
const ASKING =
  "(?:(?:must|can|may|could|should|shall|do|does|would|will|are|is|might|ought)(?: ?n['’]t| not)(?: to)?|can['’]t|cannot|won['’]t|never|(?:not|un)(?: ?allowed| ?permitted| ?able) to|no(?:body|[- ]one) (?:may|can|should|will|is to)) (?:ever |please |be |even )?(?:ask(?:ing|ed)?|quiz(?:zing)?|question(?:ing)?|enquir(?:e|ing)|inquir(?:e|ing))";
const FEW_OF =
  '(?:wom[ae]n|men|(?:fe)?males?|fathers|dads|disabled \\p{L}+|deaf \\p{L}+|people (?:of colou?r|with disabilities|from \\p{L}+)|first nations|aboriginal|torres strait islanders?|indigenous|m[aā]ori|pasifika|pacific|black|asian|minority|ethnic|lgbt\\S*|gender[- ]diverse|neurodi\\p{L}+|travellers|roma|protestants|(?:roman )?catholics|veterans|carers|over[- ]50s|older \\p{L}+)';
const ARE_FEW =
  '(?:(?:are|remain|is) (?:still |all |far )?(?:too )?(?:few|scarce|rare|thin on the ground|under-?represented|in short supply|outnumbered|in the minority|a minority|hard to find)|(?:too|so|very) (?:few|small a number of)|not enough|hardly any|scarcely any)';
const MORE_ASKED =
  '(?:glad|pleased|happy|delighted|keen|love|like|welcome\\w*|encourag\\w*|hope)[^.;]*\\b(?:appl(?:y|ies|ications?|icants?)|hear from|see more)|\\bapplications\\b[^.;]*\\b(?:welcome|encouraged)';
const SERVES =
  '(?:dress|photograph|film|serve|cater for|host|style|fit|house|seat|feed|insure|advise|teach|train|support|help|welcome|treat|see)(?:s|es|ing)?';
const LEAVERS = '(?:school[- ]leavers?|(?:new|recent|fresh) (?:college |university )?grad(?:uate)?s?)';
const EXPERIENCED =
  '(?:people|those|veterans?|hands|staff|folk|anyone|career[- ]changers?|returners?|ex-?forces|(?:former )?carers|retirees|experienced|old hands|seasoned|apprentices|parents|practitioners)';
const AGREED =
  "(?:they|the (?:client|school|clinic|site|manager|ward|team|office|branch|practice|panel|head|owner)|that|we|his \\p{L}+|her \\p{L}+)(?:['’](?:re|s|ve)| is| are| has| have| was| were)? (?:all |both |already |quite |perfectly |been |very )?(?:fine|happy|ok|okay|good|agreed?|said yes|works?|arranged|sorted|suits?|can do)";
const WORN =
  '(?:head ?scar(?:f|ves)|hijab|turban|kippah|yarmulke|kara|cross|crucifix|bindi|dastar|head ?covering|locs|braids|dreadlocks|beard|sari)s?';

/**
 * What is written to and of those who apply, and of whoever is there: that what somebody is makes no difference, what nobody may ask, who is
 * few and asked to come, rooms, rates that a law sets, hours that were agreed, how those who are new are brought on.
 */
export const LAWFUL_HEARD: readonly RegExp[] = [
  // "Your pregnancy makes no difference to the offer", "her diagnosis has no bearing on it".
  new RegExp(`\\b${ATTRIBUTES} ${NONE}\\b${NO_TURN}[^.;]*`, 'giu'),
  new RegExp(
    `^\\W*(?:nobody|no one)['’]s ${ATTRIBUTES} (?:is|are|was|goes?|comes?|counts?|gets?|shows?|appears?)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  /\bnobody['’]s (?:kids?|sons?|daughters?|nephews?|nieces?|cousins?|brothers?|mates?|children)\b(?! (?:at|to|back|in))/giu,
  // What nobody has to tell.
  new RegExp(
    `\\byou (?:(?:do(?:n['’]t| not)|need(?:n['’]t| not)|never) (?:have to |need to )?|are(?:n['’]t| not) (?:obliged|required|asked) to )(?:mention|tell (?:us|them|him|her|anyone|anybody|the (?:employer|client|panel|firm|school|boss|manager|interviewers?)) (?:about|of)|disclose|declare|say (?:anything |a word )?about|share|explain|name) (?:an? |any |your |the )?${ATTRIBUTES}\\b${NO_TURN}`,
    'giu',
  ),
  // What a client may not ask, in its words, with what it would do.
  /\b(?:explained|pointed out|showed|told|warned)\b[^.;"“”]{0,40}["“][^"“”]{1,60}["”][^.;]*\b(?:knock|rul|cut|shut|screen|keep)\p{L}* out\b(?![^.;]*\b(?:but|anyway|still|good|fine)\b)[^.;]*/giu,
  /^(?!.*\b(?:but|only|except|no|not|never|prefer\w*|rather)\b)[^.;]*\b(?:and|to) (?:everyone|everybody|anyone|all) in between\b[^.;]*/giu,
  /\b(?:wom[ae]n|men|m[aā]ori|aboriginal people) make up (?:half|most|a (?:third|quarter)|two thirds|\d+|\p{L}+ (?:of|in)|\p{L}+ out of)\b(?![^.;]*\b(?:so|but|too|enough|want|prefer\w*|like to keep)\b)/giu,
  // What a client or a panel may not ask.
  new RegExp(
    `\\b${ASKING}(?: (?:him|her|them|you|us|me|candidates?|applicants?|people|anyone|anybody|somebody|women|men|the \\p{L}+))? (?:about|after|if|whether|how (?:old|many)|for (?:(?:an?|their|his|her|your) )?(?:age|date of birth|photo\\p{L}*|medical)|when|which|what|where)\\b(?! (?:\\p{L}+ ){0,2}(?:flexib\\p{L}+|part[- ]time|hours|time off|leave|shifts|adjust\\p{L}+|accommodat\\p{L}+|prayers?|breaks?|changes|wfh|working from))${NO_TURN}[^.;]*`,
    'giu',
  ),
  // "Please don't ask Hine about her surgery": what a client or a colleague is told to leave alone.
  new RegExp(
    `^\\W*(?:so |and |but |hi \\p{L}+,? )?(?:please |just |kindly )*(?:do not|don['’]t|never|let['’]s not)(?: (?:please|ever|go|start|be))* (?:ask(?:ing)?|quiz(?:zing)?|question(?:ing)?|press(?:ing)?|grill(?:ing)?|pry(?:ing)?)(?! (?:for|us|me)\\b)(?: (?:\\p{L}+|the (?:candidate|applicant)s?)){0,2}? (?:about|on|over|into|whether|if|how old|when) (?:(?:his|her|their|the|any|that|it|anyone['’]s) )?[^.;,]*${NO_TURN}`,
    'giu',
  ),
  // What was arranged once it was told.
  new RegExp(
    `\\byou(?:['’]ve| have)? (?:told (?:us|me|them)|mentioned|disclosed|said|flagged|raised|let us know)\\b[^.;]{0,30}\\b(?:${WHAT_SOMEBODY_IS})\\b(?=[^.;]*\\b(?:rooms?|lights?|lighting|desk|chair|extra time|questions|parking|interpreter|captions|lift|ramp|format|screen|breaks|loop|paper|copy|software|reader|font|taxi|ground floor|quiet)\\b)(?![^.;]*\\b${LEFT_OUT})(?![^.;]*\\b(?:but|though|not sure|wonder|worried|afraid|would you (?:cope|manage))\\b)`,
    'giu',
  ),
  // Who is few, and asked to come.
  new RegExp(
    `^(?!.*\\b(?:young\\w*|only|but|must|prefer\\w*|rather|instead|want|no|not just|fed up|pretty|attractive|nice|good[- ]looking|single|for our taste|white|cheap\\w*|so we)\\b)(?=[^.;]*(?:\\bfewer ${FEW_OF} (?:have |had )?appl(?:y|ied)\\b|\\b${FEW_OF}\\b[^.;]{0,25}\\b${ARE_FEW}\\b|\\b${ARE_FEW} ${FEW_OF}\\b))(?=[^.;]*\\b(?:${MORE_ASKED})\\b)[^.;]*`,
    'giu',
  ),
  // What is worn at work, and days that somebody keeps.
  new RegExp(
    `\\bwhether you (?:wear|cover|keep|have|are|were|pray|fast|celebrate)\\b[^.;]{3,60}\\b(?:there['’]s|there is|fits?|we (?:have|stock|keep|fit)|it['’]s (?:fine|all the same)|makes no|the same|welcome)\\b${NO_TURN}`,
    'giu',
  ),
  /\b(?:observes?|keeps?|celebrates?|fasts?(?: for| in| during)?) (?:the )?(?:shabbat|sabbath|ramadan|lent|eid|diwali|passover|yom kippur|sundays|fridays)\b,? so [^.;]*\b(?:swapped|moved|covered|shared|arranged|rostered|sorted|agreed)\b(?![^.;]*\b(?:but|not|never|n['’]t|instead|rather|someone else|problem)\b)[^.;]*/giu,
  new RegExp(`\\bnot (?:at|by|on) (?:her|his|their|your|anyone['’]s|anybody['’]s) ${ATTRIBUTE}\\b`, 'giu'),
  new RegExp(
    `^\\W*(?:(?:please )?(?:do )?)(?:wear|keep) your ${WORN}\\b(?=[^.;]*\\b(?:by all means|of course|if you (?:do|like|wish|want)|with (?:pride|the uniform)|fine|no (?:problem|bother|worries)|as you (?:like|please)|gladly)\\b)${NO_TURN.replace('|if you (?:keep|leave|hide|take)', '')}`,
    'giu',
  ),
  // Rates that an award or a law sets by age.
  /\b(?:junior|youth|apprentice|award|minimum|statutory)(?: (?:award|minimum|hourly))? (?:rates?|wages?|pay)\b(?![^.;]*\b(?:so|save|saves|cheap\w*|prefer\w*|want|rather|hire|therefore|look(?:ing)? for|send)\b)[^.;]*/giu,
  /^(?=[^.;]*\b(?:award|minimum wage|by law|agreement|living wage)\b)(?=[^.;]*\b(?:paid|pays?|rates?|wages?)\b)(?![^.;]*\b(?:so|save|saves|cheap\w*|prefer\w*|want|rather|hire|must|only|send)\b)[^.;]*\b(?:under|over|aged?|from|below)[- ]?(?:the age of )?\d\d(?:s|[- ]year[- ]olds)?\b[^.;]*/giu,
  /(?:\b(?:(?:applicants|candidates|staff|you|they|workers|people) )?(?:must|need to|have to|should|will need to) be (?:over|above|past|at least|of) (?:the )?)?\b(?:(?:compulsory|statutory|minimum) school(?:[- ]leaving)?|school[- ]leaving) age\b/giu,
  // Hours that somebody asked for and got.
  new RegExp(
    `^\\W*(?:s?he|they)(?:['’]d| would|['’]s| has)? (?:like|needs?|wants?|prefers?|ask(?:s|ed)) to (?:start|finish|leave|begin|work|come|go|do|swap|move|be (?:off|away)|have)\\b(?![^.;]*\\b(?:but|though|so|unless|rather not|problem)\\b)[^.;]*\\b(?:and|,|which) ${AGREED}\\b[^.;]*`,
    'giu',
  ),
  // A language, by how well it is spoken.
  new RegExp(
    `\\b${ORIGIN}(?:(?:,| and| or) ${ORIGIN})*,? (?:spoken|written|read)(?: and (?:written|spoken|read))?(?: well| fluently| clearly| daily)?(?= ?(?:,|$|and\\b|to\\b|for\\b|at\\b))`,
    'giu',
  ),
  new RegExp(
    `(?<=\\b(?:callers|clients|customers|patients|famil(?:y|ies)|residents|guests|crew|parents|visitors|elders|users|readers|half|many|most|some|(?:a |two |three )?(?:third|quarter)s?)\\b[^.;,]{0,30}\\b(?:speaks?|knows?|reads?|understands?) only )${ORIGIN}\\b`,
    'giu',
  ),
  // Those who are new, as they are there, taught and beside others.
  new RegExp(
    `\\b${LEAVERS} (?:(?:are|will be|get|gets|is|can be)(?: all| both| then)? )(?:\\p{L}+ )?(?:mentored|trained|taught|paired|supervised|supported|coached|brought on|shown|inducted|helped|given|buddied|mentor|mentors|training|support|help|time|coach|supervisor|buddy|induction)\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b${LEAVERS}(?: with (?:an? )?[^.;,]{3,30})? (?:will be|are|get) (?:mentored|trained|taught|supervised|supported|coached)\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b${LEAVERS}(?:,| and| or|, and|, or| as well as| alongside| beside| to) (?:also )?${EXPERIENCED}\\b${NO_TURN}|\\b${EXPERIENCED}(?: \\p{L}+)?(?:,| and| or|, and|, or) ${LEAVERS}\\b${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:brought (?:up|on)|trained(?: up)?|raised|grown|grew|came|joined|started|began|arrived)\\b[^.;]{0,45}\\b(?:from|as|once|were) ${LEAVERS}\\b(?![^.;]*\\b(?:want|more|again|another|prefer\\w*|only|next|ideal\\w*)\\b)`,
    'giu',
  ),
  // Those served by their number and their years at school, what is given where a child is ill, clocks and languages.
  /\bfor (?:over |some |around |about )?[\d,.]*\d (?:kids|children|pupils|babies|teenagers)\b(?! (?:at home|of your own))/giu,
  /\b(?:pre-?k\p{L}*|birth|kindergarten|k|infancy) (?:to|through|up to|until) (?:age )?(?:18|19|2[0-6])\b/giu,
  /\bif your (?:child|kid|little one|baby)(?:['’]s| is) (?:sick|ill|poorly|unwell|off school)\b(?=[^.;]*(?:\b(?:we['’]ll|cover|leave|paid|go home|text|swap|stay (?:at )?home)\b|$))(?![^.;]*\b(?:don['’]t|not|never|expect|find somebody else)\b)/giu,
  /\b(?:pets?|dogs?|cats?)(?:,| and| or|, and) (?:children|kids)\b(?= (?:are )?(?:no (?:issue|problem|bother|trouble)|welcome|fine|allowed)\b)/giu,
  /\b(?:grandfather|grandmother) clocks?\b/giu,
  /\b(?:haitian |mauritian |cape verdean |seychelles )?creole\b(?=[^.;]*\b(?:interpret\p{L}*|speak\p{L}*|spoken|languages?|translat\p{L}*)\b)|(?<=\b(?:interpret\p{L}*|speak\p{L}*|translat\p{L}*)\b[^.;]{0,20})(?:haitian |mauritian |cape verdean )?creole\b/giu,
  // Experience that nobody has to have, papers by their names.
  /\bcanadian (?:work )?experience (?:is|was)(?:n['’]t| not) (?:\p{L}+ )?(?:needed|required|necessary|asked for|a must|essential|expected|what we)\b|\bno canadian (?:work )?experience (?:is |at all )?(?:needed|required|necessary|asked|expected)\b/giu,
  /\bprescriptions?\b(?= (?:\p{L}+ )?(?:go|goes|are|is|can be|stays?|to)\b[^.;]*\b(?:medical review|mro|doctor|nurse|physician|occupational health|clinic|pharmacist)\b)/giu,
];

/** Rooms, and whom a shop or a studio serves: read before any word of them is taken out. */
export const HEARD_WHOLE: readonly RegExp[] = [
  // Rooms for whoever needs them.
  new RegExp(
    `\\b(?:\\p{L}+['’]s?['’]? )?(?:rooms?|spaces?|corners?|suites?|nooks?|lounges?|pods?|fridges?|areas?) [^.;,]{2,30}\\bfor (?:anyone|anybody|everyone|everybody|whoever|all|staff|any of us)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b${SERVES} (?:(?:women|men|couples|brides|grooms|people|families|girls|boys|anyone|anybody|everyone|everybody|whoever|those)(?: else)?(?:,| and| or|, and|, or)* ?)+(?:who (?:are|is) |who['’]s )?(?:getting married|marrying|to be wed|expecting|retiring)\\b`,
    'giu',
  ),
];
