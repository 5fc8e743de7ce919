import { FAITH, ORIGIN } from './words.ts';

const GARMENT =
  '(?:jackets?|coats?|boots|gloves|uniforms?|ppe|hi-?vis|overalls|coveralls|workwear|trousers|harness(?:es)?|wetsuits?|leathers|vests?|shirts?|polos|fleeces|aprons?|scrubs|kit|gear)';
// Names of tongues that are no names of people.
const TONGUE_ALONE =
  '(?:amharic|tigrinya|malayalam|pashto|dari|gaeilge|isizulu|isixhosa|setswana|sesotho|afrikaans|hokkien|teochew|mandarin|cantonese|tagalog|arabic|urdu|hindi|farsi|swahili|auslan|te reo(?: māori)?)';
// Where somebody worked before, of the country an ad is in.
const LOCAL =
  '(?:canadian|australian|kiwi|new zealand|nz|british|uk|irish|american|u\\.?s\\.?|singaporean?|south african|local)';
const FEW_OF_LAND =
  '(?:aboriginal|torres strait islander|indigenous|first nations|m[aā]ori|pasifika|pacific|inuit|m[eé]tis)';
const OFTEN_LEFT_OUT =
  "(?:people|anyone|those|folks) (?:with (?:(?:criminal |prison )?records?|convictions|gaps|disabilities)|(?:coming|who come|who came|returning|getting) back (?:to work )?(?:after|from) (?:kids|children|having (?:kids|children)|prison|illness|caring|cancer|a (?:long )?break|years (?:away|off))|on their (?:second|third|fourth|next|last) careers?|(?:of|at) (?:any|every|all) ages?|changing careers|who(?:['’]ve| have) (?:been inside|done time|never done it|changed careers?|been out of work))";
const YOUNG_ONES = '(?:students|school[- ]leavers|teenagers|graduates|first[- ]jobbers|twenty[- ]somethings)';
const OLD_ONES =
  '(?:retirees|pensioners|grandparents|grannies|grandmothers|grandfathers|semi-?retired(?: people)?|retired people|the retired|sixty[- ]somethings)';
const ANYBODY =
  '(?:anybody|anyone|everybody|everyone|people|all)(?: in between| between| else| at all| of any age)*';
const OF_SEXES =
  '(?:(?:men|tāne|tane) (?:and|&) (?:women|wāhine|wahine)|(?:women|wāhine|wahine) (?:and|&) (?:men|tāne|tane))';

/** Who is taught, served, clothed, invited and on the team, and which tongues help: what an ad says of people beside whom it takes. */
export const LAWFUL_ABOUT: readonly RegExp[] = [
  // "Ten years as a youth worker with 12 to 17 year olds": whom somebody worked for.
  /(?<=\b(?:worker|leader|mentor|coach|tutor|teacher|teaching|taught|coaching|tutoring|instructor|counsellor|counselor|educator|(?:experience|background|years?|months) (?:of )?(?:working )?)(?: \p{L}+){0,2} (?:with|for|to) )(?:groups? of )?(?:[3-9]|1\d)(?: to | ?[-–] ?|[- ]and[- ])(?:[4-9]|1\d)[- ]years?[- ]olds?\b(?![^.;]*\b(?:young\w*|yourself|themsel\w+|ages?|like them|similar|closer?|older|only)\b)/giu,
  // "A full-time course of school leavers": who is taught.
  /(?<!\b(?:join\w*|hir\w+|tak\w+|recruit\w*|want\w*|prefer\w*|only)\b[^.;]*)\b(?:courses?|class(?:es)?|lessons|workshops) (?:of|for) (?:\d+ |twelve |twenty )?(?:school[- ]leavers|adult learners|teenagers|sixth formers)\b/giu,
  // "Aboriginal Student Support Officer": for whom the work is done.
  new RegExp(
    `\\b${FEW_OF_LAND}(?:(?:,| and| or| &|\\/) ?${FEW_OF_LAND})* (?:students?|pupils?|learners?|akonga|ākonga|tenants?|patients?|famil(?:y|ies)|children['’]?s?|clients?|artists?|business(?:es)?)(?: (?:and|&) (?:famil(?:y|ies)|community))? (?:(?:support|success|liaison|engagement|well-?being|services?|development|health|housing|achievement|retention|pathways?|learning|hub|transition) ){1,3}(?=(?:officer|worker|coordinator|co-ordinator|advis[eo]r|manager|lead|mentor|navigator|advocate|team|teacher|unit|program(?:me)?|centre|specialist)s?\\b)`,
    'giu',
  ),
  // "Vietnamese or Amharic would be a great help, but isn't a must": a list that holds what is only a tongue.
  new RegExp(
    `^\\W*(?:some |spoken )?(?:${ORIGIN}(?:,| or| and|, or|\\/) ?){0,4}${TONGUE_ALONE}(?:(?:,| or| and|, or|\\/) ?(?:${ORIGIN}|${TONGUE_ALONE})){0,3} (?:(?:would be|is|are|will be|comes in) )(?:an? )?(?:(?:great|real|big|huge|very|much|most|definite) )?(?:help|helpful|asset|plus|bonus|handy|useful|welcome|advantage)\\b(?![^.;]*\\b(?:background|born|native|people|person|speakers?|girls?|lads?|wom[ae]n|m[ae]n|heritage)\\b)`,
    'giu',
  ),
  // "We don't require Canadian experience".
  new RegExp(
    `^\\W*(?:(?:we|they|i|the client|this client|this one|you|our clients?) (?:do|does)(?:n['’]t| not) (?:require|need|ask for|insist on|expect|look for)|no need (?:for|of)|no) (?:any |previous |prior )?${LOCAL} (?:work )?experience(?: (?:needed|required|necessary))?(?: here| at all| for this(?: one| role)?)?\\W*$|^\\W*${LOCAL} (?:work )?experience (?:is(?:n['’]t| not)|will not be|won['’]t be) (?:required|needed|asked for|necessary|a must)\\W*$`,
    'giu',
  ),
  // "Māori and Pasifika, tāne and wāhine, are all on the team".
  new RegExp(
    `^\\W*(?:(?:kaiako|teachers?|staff|nurses|drivers|people|colleagues|${FEW_OF_LAND}|${ORIGIN}|pākehā|pakeha|${FAITH}|young(?:er)? (?:and|&) old(?:er)?)(?:,| and| &|, and)? ?){1,6},? ?(?:and )?${OF_SEXES},?(?: (?:and )?(?:young and old|${ORIGIN}|${FEW_OF_LAND}),?){0,3} (?:are|work|teach|drive)(?: all| both| alike)+ (?:on|in|part of|at|here|among)\\b(?: (?:the|our|this) (?:\\p{L}+ )?(?:team|crew|staff|shift|house|kura|centre|yard))?(?: here| already)?\\W*$`,
    'giu',
  ),
  // "Free childcare for your own, 20 hours".
  /(?<!\b(?:no|not|without|never|unless|if) (?:\p{L}+ )?)\b(?:free|subsidi[sz]ed|discounted|half[- ]price|reduced|cheaper|on-?site|paid) (?:child ?care|nursery(?: places?)?|cr[eè]che(?: places?)?|day ?care|kindy|after-?school care) for (?:your|staff['’]?s?|their|employees['’]?|our own) ?(?:own|children|kids|little ones|under[- ]fives)?(?=\W|$)/giu,
  // "One sleep-in a week, paid at £62": a night at the place of work.
  /\b(?:\p{L}+|\d+) sleep-?ins?(?: shifts?| nights?)? (?:a|per|each|every) (?:week|month|fortnight|rota)\b(?:,? (?:is |are )?paid(?: at)? [£$€]?\d[\d.,]*(?: each| a night| per night)?)?/giu,
  // "Jackets in every size from XS, and cut for women too".
  new RegExp(
    `(?<=\\b${GARMENT}\\b[^.;]*)\\b(?:cuts?|sized|fitted|made|tailored|sizes|shaped|styles?) (?:(?:to fit|for|to suit) )(?:women|men|ladies)(?: too| as well| also|,? (?:and|&) (?:for )?(?:men|women|unisex))(?=\\W|$)`,
    'giu',
  ),
  // "Neurodivergent people do well here".
  /^\W*(?:many |lots of |plenty of )?(?:neurodivergent|neurodiverse|autistic|dyslexic|dyspraxic|deaf|blind|disabled) (?:people|colleagues|staff|folks?|applicants) (?:do well|thrive|get on well|work|are at home|are on the team|have done well|stay)(?: here| with us| at ours| in this team)?\W*$/giu,
  // "Students, retirees, anybody in between".
  new RegExp(
    `^\\W*(?:${YOUNG_ONES}(?:,| or| and| to| through to|\\/) ?${OLD_ONES}|${OLD_ONES}(?:,| or| and| to|\\/) ?${YOUNG_ONES})(?:,| and| or|, and|, or| –| -)+ ${ANYBODY}(?:,? (?:is|are|all)? ?(?:very )?welcome)?\\W*$`,
    'giu',
  ),
  // "People with records, people coming back after kids, and people on their third career".
  new RegExp(
    `^\\W*(?:we (?:do |also |happily |often )?(?:hire|take(?: on)?|employ|have hired|welcome|like hiring)|we['’]ve (?:hired|taken on)|hiring) ${OFTEN_LEFT_OUT}(?:(?:,| and|, and) ${OFTEN_LEFT_OUT}){1,4}\\W*$`,
    'giu',
  ),
  // What is handled by the rules of a faith.
  /\b(?:halal|kosher|jhatka) (?:handling|slaughter|stunning|preparation|prep|cuts?|certification|segregation|butchery|supply chain|audits?)\b(?! (?:and|as) (?:practi[sc]\w+|believ\w+))/giu,
  // "You need not be a Christian, but you'll be happy to support the life of the school".
  new RegExp(
    `\\byou (?:need(?:n['’]t| not)|do(?:n['’]t| not) (?:have|need) to) be (?:an? )?(?:practising |practicing )?${FAITH},? (?:but|only|just|though) (?:you(?:['’]ll| will| should| must)? )?(?:be )?(?:(?:happy|willing|glad|ready|able|prepared) to )?(?:support|respect|uphold|work within|work with) (?:the |our |its )?(?:life|ethos|values|character|aims)(?: (?:of|and \\p{L}+ of) (?:the|our|a) (?:\\p{L}+ )?(?:school|college|academy|home|hospice|hospital|charity|trust|house))?\\W*$`,
    'giu',
  ),
  // "You don't have to answer if a client asks about your kids".
  /^\W*(?:you (?:do(?:n['’]t| not) (?:have|need) to|need(?:n['’]t| not)|never have to|may refuse to|are free not to)|nobody has to) (?:answer|reply|say(?: anything)?|tell them)(?: that| them)? (?:if|when|where) (?:an?|the|any|our) (?:client|interviewer|panel|employer|manager|customer|recruiter|agency|owner)s? (?:asks?|wants to know|brings up)(?: you)? (?:about |for )?(?:your|whether you|if you|how old|where you)(?![^.;]*\b(?:but|better|wise|prefer\w*|unless|and you|only|though|hide|none)\b)[^.;,]{2,50}\W*$/giu,
];
