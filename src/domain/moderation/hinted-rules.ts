import type { Rule } from './types.ts';
import { FAITH, ORIGIN } from './words.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const INSURER =
  "(?:work ?cover|worksafe|acc|icare|wsib|wcb|coida|workers?['’]? ?comp(?:ensation)?|workman['’]?s comp|return[- ]to[- ]work|injury)";
const ROUND =
  '(?:\\d0|thirty|forty|fifty|sixty|seventy|thirt(?:y-?five)|middle age|youth|retirement|pension(?: age)?)';
const ELSEWHERE =
  '(?:elsewhere|something (?:else|more|smaller|simpler)|other (?:firms|places|employers|jobs)|entry[- ]level|warehouse|a? ?smaller|lower|later|(?:the )?government|first)';

/** Wishes that are hinted at by a turn of phrase, and never named by a word for people. */
export const HINTED_RULES: readonly Rule[] = [
  held(
    'age',
    new RegExp(`\\b(?:right|wrong|sunny|young|better|good|near|far|this|other) side of ${ROUND}\\b`, 'giu'),
  ),
  held(
    'family',
    /\b(?:children|kids|little ones|bairns|tamariki|toddlers?|teenagers?|a (?:family|brood|bunch|couple|few|baby)) of (?:your|their|his|her) own\b|\braised (?:a couple|a few|some|one|two|three|four|kids|children|a family) (?:of your own|yourself|yourselves)\b/giu,
    /\b(?:bring|welcome|whether|if you|may|discount|childcare|no need|needn['’]t|don['’]t|not|or not|place|places|crèche|nursery)\b/iu,
  ),
  held(
    'family',
    /\b(?:single|unattached|footloose|unmarried) (?:gals?|guys?|fellas?|blokes?|lads?|lass(?:ie)?s?|chaps?|types|folk)\b|\bwith no strings\b(?! attached (?:offer|trial))/giu,
  ),
  held(
    'union_or_politics',
    /\b(?:anyone|anybody|nobody|no one|whoever|people|those|somebody|someone|has|have|if you)\b[^.;]{0,20}\b(?:organi[sz]ed|led|joined|called|voted for|been on) (?:an? |the )?(?:\p{L}+ )?(?:walk-?outs?|strikes?|stoppages?|picket\p{L}*)\b/giu,
    /\b(?:protected|may not|right to|football|military|air strikes?)\b/iu,
  ),
  // What somebody was once paid for an injury.
  held(
    'disability_or_health',
    new RegExp(
      `\\b(?:nil|no|never|zero|clean|without|free of|clear of|not|none)\\b[^.;]{0,30}\\b${INSURER} (?:claims?|history|record|cases?|claimants?|payouts?|matters?)\\b|\\b(?:never|not|hasn['’]t|haven['’]t) (?:\\p{L}+ )?(?:claimed|filed|lodged|been on|put in)\\b[^.;]{0,20}\\b${INSURER}\\b|\\b${INSURER} (?:claims?|history|record):? (?:nil|none|clean|no)\\b|\\b(?:clean|clear|good) claims (?:history|record)\\b`,
      'giu',
    ),
    /\b(?:asked?|tell|something we|manage|managing|handl\p{L}*|process\p{L}*|experience|questions?|lost[- ]time|site|project|we have|our)\b/iu,
  ),
  // How a name is written, as a reason to pass it over.
  held(
    'race_or_origin',
    /\b(?:(?:sur|last |family |first )?names?) (?:that )?(?:ends?|ending|starts?|starting|begins?|beginning|(?:is|are|being) (?:hard|unpronounceable|foreign|too))\b[^.;]{0,30}?(?:\b(?:leave|skip|bin|pass|drop|bottom|out|not|never|avoid|pile|no)\b|$)/giu,
    /\b(?:alphabet\p{L}*|[a-z] ?(?:to|-|–) ?[a-z]|file|filing|database|spreadsheet|sort)\b/iu,
  ),
  // "You were our first choice until the baby news."
  held(
    'pregnancy',
    /\b(?:till|until|before|when|once|since|after|as|but|then)\b[^.;]{0,30}\b(?:hap[uū]|pregnan\p{L}*|expecting|(?:the |your |her )?baby(?: news)?|due date|(?:your|her) news|scan|bump)\b[^.;]*(?:[.;] ?)?[^.;]*\b(?:next (?:year|time)|after(?:wards)?|another time|again|passed?|changed|gone|withdr\p{L}*|went|wrong time|not now|first choice|top|hire|hired|offer)\b|\b(?:first choice|top of (?:the|our) list|had you (?:top|first|down)|the job was yours|front ?runner)\b[^.;]*\b(?:till|until|before|but|then)\b[^.;]*\b(?:hap[uū]|pregnan\p{L}*|expecting|baby|due date|scan|bump)/giu,
    /\b(?:leave|return\p{L}*|cover|parents?|class|ward|unit|clinic|mothers|welcome)\b/iu,
  ),
  // "Catholic, for general office duties": whom a line is headed by.
  held(
    'religion',
    new RegExp(
      `^\\W*(?:roman |practi[sc]ing )?${FAITH},? (?:for|to (?:do|run|work|mind|help|look)|needed|preferably) (?!schools?|primar\\p{L}*|college|charit\\p{L}*)`,
      'giu',
    ),
  ),
  held('race_or_origin', new RegExp(`^\\W*${ORIGIN}, for (?!the|our (?:menu|market))`, 'giu')),
  held(
    'religion',
    /\b(?:sunday|saturday|friday)[- ](?:morning|evening|night)?[- ]?(?:person|people|worshippers?)\b[^.;]*\b(?:pews?|prayers?|mass|church|mosque|temple|synagogue|service)|\bin the pews?\b|\bon the prayer mat\b|\b(?:who|anyone|somebody|someone|people|and|that|you) (?:doesn['’]t|does not|won['’]t|don['’]t|do not|can['’]t|isn['’]t) (?:be )?(?:fast|fasting|observe|keep (?:the )?sabbath|do ramadan)\b(?=\s*(?:$|[,.;]|during|in ramadan|because|as\b|so\b|or\b|on\b))/giu,
    /\b(?:customers|congregation|seats?|carpent\p{L}*|joiner\p{L}*|restor\p{L}*|needn['’]t|matter|patients?|before (?:surgery|the scan|blood))\b/iu,
  ),
  held(
    'appearance',
    /\b(?:uniforms?|dress(?:es)?|costumes?|outfits?|overalls)\b[^.;]{0,40}\b(?:comes?|runs?|goes|go|stops?|only|made|is|are) (?:only |up )?(?:in |to |from |at )?(?:sizes? |an? )?(?:[68]|1\d)(?: ?(?:to|-|–|or|and) ?1\d)?(?=\W*$|,)/giu,
    /\b(?:all sizes|any size|made to measure|xl|other sizes|order)\b/iu,
  ),
  held(
    'race_or_origin',
    /\b(?:voices?|accents?|faces?|names?|looks?) (?:that )?(?:our|the|their) (?:\p{L}+ )?(?:callers|customers|clients|patients|guests|buyers|regulars|members|donors)\b[^.;]{0,25}\b(?:feel (?:at home|comfortable|safe) with|are used to|can place|recogni[sz]e as|would expect|expect)\b/giu,
  ),
  held(
    'union_or_politics',
    /\b(?:stay|remain|keep|kept|keeping|staying)\b[^.;]{0,20}\b(?:union[- ]free|non-?union|free of unions?)\b|\bunion (?:reps?|people|types|men|members|activists?|delegates?|folk|stuff)\b[^.;]{0,25}\b(?:trouble|problems?|headaches?|grief|damage|agitat\p{L}*)\b/giu,
    /\b(?:work with|resolve|rights|protected)\b/iu,
  ),
  held(
    'union_or_politics',
    /(?<!\p{L})(?:trump|maga|biden|kamala|labour|tory|modi|bjp|congress|brexit|republican|democrat|liberal|conservative|eff|anc|leftie|leftist|woke)[- ](?:friendly|minded|supporting|loving|voting|hating)(?!\p{L})/giu,
  ),
  held(
    'sexual_orientation',
    /\b(?:civil partner\p{L}*|same[- ]sex|gay|lesbian|boyfriends?|girlfriends?|(?:his|her) husband|pronouns|pride)\b[^.;]{0,50}\b(?:keep|leave|left|kept|park) (?:it|that|this|them|all that|your \p{L}+) (?:out of|outside|at home|at the (?:door|gate)|away from|to (?:your|them)sel(?:f|ves))/giu,
  ),
  held(
    'race_or_origin',
    new RegExp(
      `\\b(?:newcomers?|immigrants?|migrants?|recent arrivals|new arrivals|foreigners?|expats?|refugees|(?:quota|reserved(?: category)?|dalits?|sc\\/st|obc)(?: people| candidates| category| types)?)\\b[^.;]{0,15}\\b(?:should|would|can|might|could|are better|had better|ought|please|will)\\b[^.;]{0,25}\\b(?:look|try|start|wait|apply|consider|begin|go)\\b[^.;]{0,20}\\b${ELSEWHERE}\\b`,
      'giu',
    ),
    /\b(?:help|support\p{L}*|settle\p{L}*|service|clients)\b/iu,
  ),
  held(
    'sex',
    /\b(?:w[aā]hine|t[aā]ne|k[oō]tiro|tama)(?:,? (?:for (?:the|our)|on (?:the|our)|only|preferred|wanted|please|needed))\b/giu,
    /\b(?:ora|refuge|health|welcome|hauora|m[aā]ori women)\b/iu,
  ),
  // Who still has to prove an age, how somebody looks in few clothes, whose looks adorn a house.
  held(
    'age',
    /\b(?:still|always|forever|regularly|often)(?: getting| get| gets)? (?:i\.?d['’]?(?:\.?d|ed)|carded|asked for (?:id|proof of age))\b/giu,
    /\b(?:guests|customers|punters|everyone|check|cards?|you(?:['’]ll| will) (?:be )?(?:check|ask|card))\b/iu,
  ),
  held(
    'appearance',
    /\blook(?:s|ing)? (?:good|great|well|hot|fine|amazing|the part|a treat) in (?:an? |our |the |your )?(?:\p{L}+ )?(?:swimsuits?|bikinis?|swimwear|trunks|heels|mini-?skirts?|skirts?|tight \p{L}+|lycra|shorts|crop tops?|little black dress|lingerie|uniforms?)\b|\b(?:uniforms?|shirts?|dress(?:es)?|sizes?|overalls)\b[^.;]{0,30}\b(?:nobody|no one|none of us|never)\b[^.;]{0,25}\b(?:bigger|larger|wider|more)\b/giu,
    /\b(?:models?|mannequins?|photograph\p{L}*|campaigns?|customers?|fitting|sells?|any size|all sizes|fits? (?:you|everyone))\b/iu,
  ),
  held(
    'appearance',
    /\b(?:(?:former|ex-?|retired|one-?time) ?(?:cheerleaders?|models?|beauty queens?|pageant \p{L}+|air hostess\p{L}*|dancers?)|pageant (?:winners?|girls?)|beauty queens?)\b[^.;]{0,20}\b(?:brightens?|graces?|adorns?|lights? up|would|suits?|fits?|sells?|lifts?|cheers?|keeps?|looks?|preferred|wanted|ideal)\b/giu,
  ),
  held('age', /\byouth (?:is )?on (?:his|her|their|your|our) side\b/giu),
  // Whom the work is for, and whoever does it is not: "You advise newcomers and you are not one."
  held(
    'race_or_origin',
    /\b(?:newcomers?|(?:im)?migrants?|refugees|asylum seekers|foreigners|m[aā]ori|muslims?|jews|wom[ae]n|m[ae]n|pensioners|seniors|disabled|deaf|blind|wheelchair users?)\b[^.;]*\b(?:you|our (?:staff|people|team|carers|nurses|drivers)|the (?:staff|team|\p{L}+er))(?:['’]re| are| were| is| was)(?:n['’]t| not| never) (?:an? )?(?:one(?: of them| yourself)?|among them|any of them)(?=\W*$|[,.;])/giu,
  ),
  // What a crew is to stay, and what home somebody comes from.
  held(
    'age',
    /\b(?:keep|keeps|keeping|want|wants|like|likes|prefer|prefers) (?:the|our|his|her|this) (?:crew|team|floor|place|staff|kitchen|office|shift|side|squad|bar|front of house) (?:nice and |a bit |quite )?(?:young|youthful|on the young side|under (?:thirty|forty|30|35|40))\b/giu,
  ),
  held(
    'religion',
    new RegExp(
      `\\b(?:come|comes|coming|are|be|hail|raised|grew up|brought up) (?:from|in|of) an? (?:good |decent |practi[sc]ing |strict |proper )?${FAITH} (?:homes?|famil(?:y|ies)|households?|upbringing|background)\\b`,
      'giu',
    ),
    /\b(?:clients?|pupils?|patients?|children|residents|regardless|whether|customers)\b/iu,
  ),
  // "The dogs are old, the vet nurse shouldn't be."
  held(
    'age',
    /\b(?:old|elderly|aged|ancient|grey|vintage|antique|senior)\b,? (?:but |and )?(?:the|our|your|whoever) (?:\p{L}+ ){1,3}(?:shouldn['’]t|mustn['’]t|can['’]t|won['’]t|need not|needn['’]t|should not|must not)(?: be)?(?=\W*$|[,.;])/giu,
    /\b(?:building|house|office|kit|equipment|surgery|machines?|van|software|system|tools?|kitchen|pay|methods?|ideas)\b/iu,
  ),
  // "Provided no baby comes along."
  held(
    'pregnancy',
    /\b(?:provided|providing|as long as|so long as|unless|until|barring|assuming)\b[^.;]{0,15}\b(?:bab(?:y|ies)|pregnanc\p{L}*|bumps?|stork|little ones?)\b[^.;]{0,20}/giu,
    /\b(?:room|class|ward|unit|seat|clinic|patient|scan|in your care|monitor)\b/iu,
  ),
  held('family', /\bbachelors? (?:who|that|only|preferred|with no|without)\b/giu, /\bdegrees?\b/iu),
  held(
    'sex',
    /\b(?:rushed|pledged|joined|was in|were in|came up through|led|ran) (?:an? |the |your )?(?:sorority|fraternity|frat)\b/giu,
    /\b(?:you(?:['’]ll| will)|programs?|housing|office)\b/iu,
  ),
  // What is given, and had better not be used.
  held(
    'pregnancy',
    /(?:\u00b7|\b(?:maternity|paternity|parental|family|adoption|leave|pay)\b)[^.;]*\b(?:though|but|although|yet|while)\b[^.;]{0,15}(?:rather|prefer\p{L}*|hop(?:e|es|ing)|trust)\b[^.;]{0,20}\b(?:not|never|nobody|no one|don['’]t|won['’]t|isn['’]t)\b[^.;]{0,15}\b(?:need|use|take|claim|want|used|taken|needed)\p{L}*/giu,
    /\b(?:cut|short|lose|penali\p{L}*|work (?:during|through)|contact)\b/iu,
  ),
  // "Whoever marched last year can keep marching."
  held(
    'union_or_politics',
    /\b(?:whoever|anyone who|anybody who|those who|people who|if you)(?: has| have|['’]ve)? (?=\p{L}{4})(?:(march|vot|picket|strik|protest|organis|organiz|campaign|agitat|rall)\p{L}*)\b[^.;]*\b(?:can|may|should|might as well) (?:keep|stay|carry on|go on) \1\p{L}*/giu,
  ),
];

/** What a sentence holds that these rules look for. */
export const HINTED_WORDS =
  "claims|strings|gals?|walk-?outs?|strikes?|stoppages?|picket\\p{L}*|side of|of your own|of their own|raised|work ?cover|worksafe|acc|icare|wsib|wcb|coida|comp|compensation|injury|names?|surnames?|hap[uū]|baby|due date|bump|scan|news|pews?|prayer mat|fast|fasting|sabbath|ramadan|uniforms?|dress|costumes?|outfits?|overalls|voices?|accents?|looks?|union|unions|non-?union|trump|maga|biden|kamala|labour|tory|modi|bjp|congress|brexit|eff|anc|woke|leftie|leftist|partner\\p{L}*|pronouns|pride|newcomers?|immigrants?|arrivals|refugees|expats?|quota|reserved|obc|w[aā]hine|t[aā]ne|k[oō]tiro|tama|carded|i\\.?d['’]?(?:\\.?d|ed)|proof of age|swim\\p{L}*|bikinis?|trunks|heels|skirts?|mini-?skirts?|lycra|shirts?|cheerleaders?|models?|pageant|march\\p{L}*|protest\\p{L}*|rall\\p{L}*|campaign\\p{L}*";
