import { HELPS_ALONE } from './lawful-daily.ts';
import { lowered } from './matching.ts';
import { FAITH, PEOPLES } from './words.ts';

// A wish beside it, or one that takes it back.
const NO_TURN =
  "(?![^.;]*\\b(?:but(?! (?:nobody|we|it|there)\\b)|fewer|as they|because they|they(?:'|’)re|keep it|except|unless|exclusively|prefer\\w*|rather|ideally|need not|not apply|instead|young|single|so (?:we|i) (?:want|need|prefer|look)|same again|would struggle|must be|has to be)\\b)";
const WISH =
  'prefer\\w*|must be|has to be|wanted|ideal\\w*|suits?|seeking|want(?:s|ed)? (?:an?|the|someone|another)|apply|applicants?|candidates?|instead|rather|expect\\w*|favou?r\\w*|hir(?:e|es|ing)|should|vets (?:all|every|each)|so (?:we|they|i) (?:need|want|prefer)|someone|somebody';
/** Nobody is wished for in the sentence, nor kept out. */
const NO_WISH = `(?!.*\\b(?:${WISH}|looking for|need (?:an?|another|someone)|not|never|no|nobody)\\b)`;
const NO_CHOICE = `(?!.*\\b(?:${WISH})\\b)`;
const SEXES =
  '(?:wom[ae]n|m[ae]n|blokes?|ladies|lads?|girls?|boys?|guys?|gals?|sheilas|wāhine|tāne|fe?males?)';
const COUNTED = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|half a dozen)';
const STAFF =
  '(?:staff|crew|team|colleagues|volunteers|drivers|nurses|cooks|chefs|engineers|managers|partners|directors|people|workforce|tutors|teachers|carers|pickers|packers|board|apprentices|instructors|committee)';
const CHIEF =
  '(?:owner|boss|manager|director|founder|head|chair|partner|lead|principal|foreman|supervisor|chief executive|ceo|cfo|newest|chef)';
const KIN =
  '(?:mum|mom|mam|dad|mother|father|parent|wife|husband|partner|son|daughter|brother|sister|kids|children|grandkids|grandchildren|twins)s?';
const HOUSE =
  '(?:school|college|house|hostel|home|refuge|shelter|academy|ward|prison|unit|club|camp|hospital|clinic|centre|center|service|charity|program|programme|project|league|gym|pool|residence|lodge)';
const GROUP =
  '(?:wom[ae]n|m[ae]n|girls?|boys?|mothers?|fathers?|mums?|dads?|parents?|famil(?:y|ies)|children|kids|babies|toddlers?|teens?|teenagers|seniors|pensioners|elders|over-\\d\\ds|under-\\d\\ds|newcomers?|migrants|refugees|veterans|carers|couples|young (?:people|adults|men|women)|older (?:people|adults)|survivors|adults|people)';
const TONGUE =
  '(?:arabic|bengali|cantonese|mandarin|chinese|croatian|dari|dutch|english|farsi|filipino|finnish|french|gaelic|german|greek|gujarati|hebrew|hindi|hmong|hungarian|irish|italian|japanese|kannada|khmer|korean|kurdish|macedonian|malay|malayalam|m[aā]ori|te reo(?: m[aā]ori)?|nepali|pashto|persian|polish|portuguese|punjabi|romanian|russian|samoan|serbian|sesotho|sinhala|somali|spanish|swahili|swedish|tagalog|tamil|telugu|thai|tigrinya|tongan|turkish|twi|ukrainian|urdu|vietnamese|welsh|wolof|xhosa|isixhosa|yiddish|yoruba|zulu|isizulu|afrikaans|auslan|bsl|asl|isl|nzsl)';
const TONGUES = `${TONGUE}(?:(?:,? (?:or|and)|,|\\/) ?(?:an? )?${TONGUE})*`;
const HELPS =
  '(?:helps?|(?:is|are|would be|will be|really|very|so|also|all|is all|are all)? ?(?:really |very |so |also |particularly )?(?:useful|helpful|handy|welcome|desirable|brilliant|great|wonderful|gold|of (?:great |real |much )?use|a boon|a (?:huge |big |real |strong )?(?:plus|bonus|asset|help|advantage)|an (?:asset|advantage)|not required|not needed))';
const HAIR =
  '(?:facial hair|beards?|stubble|moustaches?|long hair|hair|nails|acrylics|jewell?ery|wedding (?:bands?|rings?)|rings|clean[- ]shaven|close shave|shave[nd]?)';
const FOR_SAFETY =
  '(?:seals?|masks?|respirators?|rpe|breathing apparatus|ba sets?|papr|powered (?:hoods?|units?)|hoods?|tied (?:back|up)|netted|hairnets?|food|hygiene|machinery|machines?|lathes?|clean ?room|fit[- ]?test\\w*)';
const CARE =
  '(?:searches?|pat[- ]?downs?|searching|fittings?|personal care|intimate (?:care|waxing)|waxing|changing[- ]rooms?(?: supervision)?|supervision|drug tests?|massages?|examinations?|carers|showers?)';
const FEAST =
  '(?:ramadan|eid|yom kippur|rosh hashanah|passover|diwali|christmas|easter|lent|shabbat|fridays?|lunar new year|vaisakhi|holi|fast\\w*|prayers?)';

/** What whole ads say of the house, of whom it serves, of dress, rooms, care, languages and rules: none of it says who is taken. */
export const LAWFUL_ADS: readonly RegExp[] = [
  // Both sexes, counted or named, of those who are there.
  new RegExp(
    `^\\W*(?:${COUNTED} ${SEXES}(?:,? and |, | & )?){2,}${NO_TURN}|\\b${SEXES} and ${SEXES} on ${NO_TURN}(?:every|each|the|all|our) (?:crew|team|shift|site|floor|door|roster|gang)s?\\b[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:half|some|most|many|plenty|lots|several|a (?:third|quarter|few|couple|handful|good few)|two|three|the other half)(?: of)? (?:our |the |us |its )(?:[\\p{L}-]+ )?${STAFF}\\b ?${NO_TURN}(?:are|is|were|have|came|come|started|began|joined)\\b[^.;]*`,
    'giu',
  ),
  // More of those who are few, said as a hope and to all.
  new RegExp(
    `\\b(?:love|keen|glad|pleased|stoked|delighted|chuffed|happy|hope|like|want) to (?:see|hear from|have|meet|receive)\\b${NO_TURN}(?!.*\\b(?:only (?:wom|m[ae]n|fem|male)|under|over|aged|\\d\\d)\\b) ?(?:(?:more|some|any|applications from|from) )*(?:${SEXES}|m[aā]ori|pasifika|wāhine|first nations|aboriginal|indigenous|disabled|older)\\b(?![^.;]*\\bwho (?:are|aren['’]t|can|don['’]t)\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^${NO_TURN}(?=.*\\b(?:women|fem?ale|indigenous|aboriginal|m[aā]ori|pasifika|disabled|older|trans|black|asian)\\b)[^.;]*\\b(?:encouraged|invited|welcome) to (?:put in|throw|have a go|come|ring|call|try|get in touch|talk|write)\\b[^.;]*`,
    'giu',
  ),
  /\bknow that (?:women|disabled people|people of colou?r|minorit\w+|[\p{L}, ]{3,60}) (?:often |sometimes |tend (?:not )?to )?(?:don['’]t|hold back|only apply|are less likely|wait|may not)\b[^.;]*/giu,
  // Who does what by the sex of those who are searched, washed or fitted, as part of a mixed team.
  new RegExp(
    `^(?!.*\\b(?:prefer\\w*|wanted|ideal\\w*|suits?|apply|applicants?|candidates?|hir(?:e|es|ing)|needs? an?|want an?|only)\\b)[^.;]*\\b${CARE}\\b[^.;]*\\b(?:same[- ](?:sex|gender)|of (?:the )?(?:same |opposite )?(?:sex|gender)|(?:done|given|carried out|rostered|led) by (?:our )?(?:fe)?male|by women|by men|a woman or a man|(?:wo)?men and (?:wo)?men)\\b[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^${NO_WISH}[^.;]*\\bsame[- ](?:sex|gender) (?:carers?|staff|${STAFF}) (?:are|is|can)\\b[^.;]*`,
    'giu',
  ),
  // Whom a house holds, and for whom things are done and made.
  new RegExp(
    `^\\W*(?:(?:the|our|an?|this) (?:[\\p{L}'’-]+ ){0,3})?${HOUSE} (?:has|houses|takes|holds|looks after|welcomes|is home to|for|serves|of) ${NO_WISH}(?=(?:[\\p{L}\\p{N}'’-]+ ){0,4}(?:\\d+|${GROUP})\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:we |you(?:['’]ll| will) )?(?:serve|house|run|host|teach|coach|treat|shelter|sell|fit(?! (?:and|young|strong|healthy|able|active|keen|m[ae]n|lads?|girls?|blokes?|guys?|boys?|fellas?)\\b)|make|sew|cut|design|repair|supply|rent|cook|bake|pack|deliver|lead|clean(?! (?:and|young|cut|m[ae]n|wom[ae]n|lads?|girls?|blokes?|guys?)\\b)|drive|push|load|secure|fold|wash|stock)(?! islands?\\b) ${NO_WISH}[^.;]*\\b(?:${GROUP}|wheelchairs?|prams?|nappies|the ladies['’]?|the gents['’]?|(?:wo)?men['’]s)\\b[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:programs?|programmes?|class(?:es)?|sessions|clubs?|activities|parties|camps?|groups?|services?|lessons|days out) for ${NO_WISH}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:(?:girls|boys|women|men|kids|over-\\d\\ds|mums|dads|ladies)['’]? (?:and \\p{L}+ )?(?:parties|football|rugby|hockey|netball|swim\\w*|sessions|night|league|soccer|club|coach\\w*|sport)\\b)${NO_WISH}[^.;]*`,
    'giu',
  ),
  /\b(?:push\w*|load\w*|fold\w*|secur\w*|repair\w*|clean\w*|mov(?:e|ing)|driv(?:e|ing)|hir(?:e|ing out)|sell\w*|service|servicing) (?:and \p{L}+ )?(?:the |our |\p{L}+ ){0,2}wheelchairs?\b|\bwheelchair users (?:have|work|can(?!['’]t|not)|already|are (?:on|in|among))\b[^.;]*|\bwheel(?:ing)? (?:patients|residents|clients|people)\b/giu,
  /(?:^\W*|\byou )(?:don['’]t mind|do not mind|enjoy|like|love|are happy with|have time for|get on with) (?![^.;]*\b(?:someone|somebody|no|your own)\b)[^.;]*\b(?:pensioners|seniors|kids|children|toddlers|teenagers|babies|old people|older people|grannies)\b(?! of your own)/giu,
  /\b(?:knee?l\w*|crouch\w*|floor|up and down|get(?:ting)? up|sit(?:ting)?|run(?:ning)?|crawl\w*|bend\w*)\b[^.;]*\b(?:with|after) (?:the |our )?(?:small |little |young )?(?:children|kids|toddlers|babies|infants|two-year-olds|three-year-olds)\b/giu,
  // The client whom one person's team is for.
  new RegExp(
    `^\\W*(?:(?:he|she|they)(?:['’]s| is| are)? (?:an? )?[^.;]*\\bneeds? (?:a hand|help|support)\\b|(?:an? |our client|the (?:lady|gentleman|man|woman|boy|girl|young (?:man|woman)))[^.;]*\\b(?:needs? (?:a hand|help|support)|is (?:after|looking for) (?:an? )?(?:support workers?|carers?|pa\\b|personal assistants?|companion)|is building (?:her|his|their) own team|you['’]d be (?:caring|cooking|driving|working) for|likes? (?:her|his|their) (?:tea|chess|coffee|cards)))${NO_CHOICE}[^.;]*`,
    'giu',
  ),
  /\bnann(?:y|ies) (?:wanted |needed )?for (?:twins|triplets|(?:an?|two|three|\d) (?:\p{L}+ )?(?:family|families|children|kids|bab(?:y|ies)|boys|girls|toddlers?))\b[^.;]*/giu,
  // What is told of those who run the house.
  new RegExp(
    `\\b(?:my|our|his|her) ${KIN} and (?:i|me|he|she)\\b|^\\W*(?:it['’]s|we['’]re|this is)?\\W*an? family \\p{L}+: ?[^.;]*|\\bhusband[- ]and[- ]wife (?:team|duo|business|practice|partnership)(?= (?:looking|seeking|running|who (?:run|own)|in\\b|based|need))|\\b${KIN}(?: and ${KIN})+ (?:run|own|started|opened|work|founded|bake|farm)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:the|our|your|one|another) (?:\\p{L}+ )?${CHIEF}(?:['’]s an?| is| was| has| took| came| started| leaves)\\b${NO_CHOICE}[^.;]*?\\b${KIN}\\b(?: of (?:two|three|four|five))?|\\bthe newest (?:came|joined|is|was)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  /\b(?:the|our|your|his|her|now|last|old|new|becom\w+|as) (?:\p{L}+ )?foreman(?:['’]s)?\b(?! (?:wanted|needed|required))|^\W*(?:the )?foreman (?:and|or) (?:crew|forewoman)\b/giu,
  new RegExp(
    `\\b(?:ergs?|employee (?:resource )?groups?|affinity groups?|(?:staff |employee )?networks?)(?: (?:for|include|such as|like|are))?:? ${NO_WISH}(?=[^.;]*\\b(?:women|pride|parents|veterans?|vets|black|latin\\w|carers|neuro\\w+|lgbt\\S*|faith|muslim|disab\\w+)\\b)[^.;]*`,
    'giu',
  ),
  // Rooms and benefits for whoever comes.
  /(?<!\b(?:in|of|on|to|for|from|with) (?:(?:the|our|these|those|shared) )?)\b(?:rooms?|bedrooms?|cabins?|dongas?|beds?|berths?|bunks?|units?|quarters|lanes?|carriageways?|tracks?|phases?|lines?) (?:(?:here|on site|in camp) )?(?:are|is) (?:all )?single(?![- ]sex)\b/giu,
  /\b(?:matron|sister|the (?:headmaster|headmistress|foreman|chairman))['’]s (?:office|desk|door|line|extension|secretary)\b/giu,
  /\b(?:single|singles)(?: person)?(?:,? (?:or|and)|\/|,) ?(?:an? )?(?:couples?|famil(?:y|ies)|sharers)['’]?(?:,? (?:or|and) (?:couples?|famil(?:y|ies)|sharers)['’]?)*(?! (?:only|wanted|preferred))|\b(?:couples?|famil(?:y|ies))['’]?(?:,? (?:or|and)|\/|,) ?(?:singles?|sharers)(?:,? (?:or|and) (?:couples?|famil(?:y|ies)|sharers))*(?! (?:only|wanted|preferred))/giu,
  /\b(?:spouses?|partners?|kids|children|famil(?:y|ies)|dogs?)(?:(?:,| and| or|,? &)+ (?:spouses?|partners?|kids|children|famil(?:y|ies)|dogs?))*(?: (?:over|from|under) \d+)? (?:can|may|are welcome to|get to) (?:ride|come|join|visit|stay|use|eat|fly|travel|live|swim)\b[^.;]*/giu,
  /\b(?:covering|cover) for \p{L}+,? who['’]?s (?:having|on|off|due)\b[^.;]*|\bskin (?:cancer )?checks?\b/giu,
  // Languages that the work needs, wherever they are listed.
  new RegExp(
    `\\b${TONGUES}(?: or an? (?:\\p{L}+ )?dialect)? ${HELPS}(?![^.;]*\\b(?:accent|native|born|mother tongue)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\b${TONGUES}[- ]?speak(?:ing|ers?)?(?: (?:is|are))? (?:strongly )?(?:prefer\\w*|wanted|needed|required)(?= (?:because|as|since|for|to)\\b[^.;]*\\b(?:famil(?:y|ies)|patients|customers|clients|callers|guests|residents|students|parents|tenants|members|community|readers)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\b(?:enough|some|conversational|basic|working|knowing|knowledge of|read\\w* and writ\\w*) ${TONGUES}\\b(?= (?:to|for|is|helps?|so|and|will|would)\\b|\\W*$)|\\bhave ${TONGUE} as (?:their|a) (?:first|mother|home) (?:language|tongue)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:english|${TONGUE}) (?:doesn['’]t|does not|needn['’]t|need not) (?:have to )?be your (?:first|only|best) language\\b[^.;]*|\\bnot (?:everyone|everybody|all of us|half the \\p{L}+)['’]s first language\\b`,
    'giu',
  ),
  // A belief that the house has, and what it asks of nobody.
  new RegExp(
    `\\b(?:school|college|home|hospital|charity|hospice|centre|center|service|organi[sz]ation|ethos|character|tradition|house|place|community|society|primary|academy) (?:is|was|are) (?:an? |in the |of the )?(?:proudly |broadly |historically )?${FAITH}\\b${NO_CHOICE}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:respect|support|uphold|honou?r|be (?:comfortable|happy|at ease) with|work within)\\b[^.;]*\\b(?:an? |the |our |its )?${FAITH} (?:place|ethos|character|values|tradition|identity|mission|school|home)\\b(?![^.;]*\\b(?:practi[sc]ing|committed|member|attend|church)\\b)[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:non-)?${FAITH} staff (?:work|do|handle|can|may|pack|cut|take|have|get)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:shift|move|swap|juggle|change|plan|arrange|build|bend|adjust|fit|roster|work)(?:ed|s|d)? [^.;]{0,30}\\b(?:around|round|for|during) ${FEAST}(?:(?:,| and| or)+ ${FEAST})*\\b${NO_TURN}[^.;]*|\\b(?:fasting|praying|observant)(?: or not)?,? (?:breaks?|shifts?|hours|meals?|you can|we|prayer)\\b[^.;]*|\\b(?:chapel|mass|prayers?|services?|worship|assembly) (?:is|are) (?:on|at|every|daily|weekly|optional|open)\\b[^.;]*\\b(?:or not|optional|if you (?:like|wish|want)|up to you|open to)\\b[^.;]*`,
    'giu',
  ),
  // How people dress.
  new RegExp(
    `\\b${HAIR}\\b(?=[^.;]*\\b${FOR_SAFETY}\\b)[^.;]*|(?<=\\b${FOR_SAFETY}\\b[^.;]*)\\b${HAIR}\\b[^.;]*`,
    'giu',
  ),
  /\b(?:visible )?(?:tattoos?|piercings?|make-?up|hair(?: colou?r)?|beards?|headscar(?:f|ves)|hijabs?|turbans?|jewell?ery|nails|heels)(?:(?:,| and| or|,? &)+ (?:visible )?(?:tattoos?|piercings?|make-?up|hair(?: colou?r)?|beards?|headscar(?:f|ves)|hijabs?|turbans?|jewell?ery|nails|heels))* (?:(?:are|is|all) (?:all |perfectly |totally )?(?:right|fine|ok(?:ay)?|welcome|no (?:problem|bother|issue|drama)|allowed|up to you|your (?:choice|business|call)|optional|included)|(?:don['’]t|do not|won['’]t|doesn['’]t|never) (?:bother|worry|matter|faze|put)|included|up to you|welcome|fine)\b[^.;]*/giu,
  /\b(?:photo|picture|copy|scan|snap)s? of (?:your|the|both sides of your) (?:[\p{L}-]+ )?(?:badge|licen[cs]e|card|ticket|certificate|permit|registration|passport page|qualification|diploma)s?\b[^.;]*/giu,
  // What nobody is asked and what is left out.
  /\bwe (?:won['’]t|will not|would never|can['’]t|don['’]t|do not|never) (?:ask|want to know|record|look at|see|hold)(?: you)?(?: for| about)? (?:your|you|how|where|when|who|what|whether|if|salary|age|arrests?|marital|any)\b(?![^.;]*\b(?:but|unless|except|until you|as long as)\b)[^.;]*/giu,
  /\b(?:nobody|no[- ]one|none of us|the panel (?:doesn['’]t|does not|won['’]t|never)|(?:the )?(?:hiring )?manager (?:doesn['’]t|does not|won['’]t|never))\b[^.;]{0,30}\b(?:sees?|knows?|gets?|shown|told)\b[^.;]*\b(?:names?|age|address(?:es)?|photos?|schools?|gender|dates?)\b[^.;]*/giu,
  /^\W*(?:please,? )?no (?:photos?|pictures?|headshots?|selfies|dates? of birth|age|marital status)\b(?:[^.;]*\b(?:cvs?|r[eé]sum[eé]s?|applications?|please|forms?)\b)[^.;]*/giu,
  /\b(?:no[- ]one|nobody)(?:['’]s| is| was| gets| has been| will be) (?:ever )?(?:turned (?:down|away)|refused|passed over|marked down|ruled out|too (?:old|young)) (?:for|because of|over|on account of|here|to)\b(?![^.;]*\b(?:but|unless|except)\b)[^.;]*/giu,
  /\b(?:there['’]s|there is|we have|we['’]ve) no (?:retirement age|upper (?:age )?limit|age limit|cut-?off)\b[^.;]*|\b(?:all|other|any|every) nationalit(?:y|ies) (?:may|can|are welcome|welcome)\b[^.;]*|^[^.;]* and other nationalities (?:may|can|are)\b[^.;]*/giu,
  /\bwho(?:m)?ever you (?:are|love|pray to|vote for|voted for|live with)\b[^.;:]*|\bhowever you (?:pray|identify|vote|worship|got here|learnt?)\b[^.;:]*|\bwherever you(?:['’]re| are| come| were)? (?:from|born)\b[^.;:]*/giu,
  /^\W*(?:gay|straight|trans|black|white|brown|old|young|male|female|religious|tall|short)(?:, (?:gay|straight|trans|queer|black|white|brown|old|young|male|female|religious|tall|short|or|and|none of the above|in between|whatever|neither|both)(?: (?:or|and) \p{L}+)?){2,}(?![^.;]*\b(?:only|not|prefer\w*|no)\b)[^.;]*/giu,
  // Records and money that stand in nobody's way by themselves.
  /\b(?:records?|convictions?|cautions?|bankruptc(?:y|ies)|ccjs?|(?:credit )?defaults?|gaps?)\b[^.;,]{0,40}\b(?:won['’]t|will not|doesn['’]t|does not|needn['’]t|need not|isn['’]t|is not|aren['’]t|are not|don['’]t|never)\b (?:\p{L}+ ){0,2}(?:rule (?:you|anyone|anybody|people) out|count against|bar you|stop you|disqualify|the end|be (?:told|declared|disclosed)|matter|an? (?:no|bar|automatic|reason))\b(?![^.;]*\bbut (?:we|they|the) (?:prefer|want|would rather))[^.;]*/giu,
  /\b(?:criminal|police|credit|identity|reference|qualification|background)(?:(?:,| and| or| record|,? &)+ (?:criminal|police|credit|identity|reference|qualification|background|record|address|employment|itc))* (?:records? )?checks?\b/giu,
  // How a doctor or a law looks at a body, case by case.
  /^[^.;]*\b(?:are|is) (?:looked at|assessed|considered|judged|weighed|taken) (?:case by case|individually|one by one|on (?:its|their) (?:own )?merits|by (?:the|our) (?:doctor|medical|occupational))(?: by (?:the|our) [\p{L} ]+)?\W*$/giu,
  /^\W*(?:pregnant|disabled|neurodivergent|dyslexic|deaf|autistic|a (?:parent|carer|veteran)|over (?:fifty|50|sixty|60)|retired|returning (?:to work|after \p{L}+))\W*$/giu,
  /\bif you(?:['’]ve(?: got)?|['’]re| have| are| need| wear| keep) (?:an? )?[^.;,]{2,40}? (?:we['’]ll|we will|we can(?!['’]t|not)|there['’]s|you['’]ll get|the \p{L}+ comes)\b(?![^.;]*\b(?:not|other|else|need|screen|reject|out|decline|wait|later|next year|elsewhere|apply)\b|[^.;]*n['’]t\b)[^.;]*/giu,
  // Ages that a customer shows, that a law sets for hours and tests, and that are there already.
  /\b(?:card|check|ask|id|challenge|refuse|serve|sell|question)\b[^.;]*\b(?:looks?|appears?|seems?|is|are|aged?|anyone)(?: to be)? (?:under|below|younger than) (?:the age of )?\d\d\b[^.;]*|\bchallenge (?:21|25)\b/giu,
  /\b(?:from|over|past|after|beyond) (?:age |the age of )?(?:5|6|7)\d\b[^.;]*\b(?:every year|yearly|each year|annual\w*|medicals?|renew\w*|test\w*|assess\w*)\b[^.;]*/giu,
  new RegExp(
    `\\b(?:crew|${STAFF}|our people|us|ages)\\b[^.;]{0,20}\\b(?:are|is|runs?|ranges?|goes|go|spans?|aged) (?:all the way )?(?:from )?(?:an? )?(?:1[4-9]|2\\d)(?:[- ]?(?:something|year[- ]old|s))?[^.;\\d]{0,25} (?:to|through to|up to) [^.;]{0,30}(?:[5-9]\\d|retire\\w+|grand\\w+)\\b${NO_CHOICE}[^.;]*`,
    'giu',
  ),
  /\b(?:chaps,? (?:and |or )?(?:chainsaw |steel |work |safety |saw )?(?:boots|gloves|helmets?|gaiters)|(?:boots|gloves|helmets?|gaiters)(?:,| and|, and) chaps|chaps(?= (?:provided|supplied|and|on\b|for)))\b|\bold (?:ladies|lady|girls?|boys?) (?:of (?:the|a) (?:road|rails?|river|sea|lathe|press|sky)|\([^)]*\))/giu,
  new RegExp(
    `\\b(?:the )?${PEOPLES} (?:people|nation|mob)?,? (?:on whose|whose) (?:land|country|unceded)\\b[^.;]*`,
    'giu',
  ),
];

// People are named: then a short line says more than what it is about.
const PEOPLE = lowered(
  `\\b(?:wom[ae]n|m[ae]n|ladies|girls?|boys?|lads?|mums?|moms?|dads?|mothers?|parents?|kids|child\\w*|applicants?|people|persons?|workers?|types?|students?|graduates?|pensioners?|retirees?|unions?|politic\\w*|pregnan\\w*|disab\\w*|accents?|married|singles?|young\\w*|old\\w*|years? old|smokers?|${PEOPLES.slice(3, -1)}|muslims?|jews?|hindus?|sikhs?|christians?|catholics?)\\b`,
);
const THING =
  '(?:photos?|pictures?|headshots?|selfies|fees?|charges|deposits?|drug tests?|lone working|working alone|smoking|vaping|parking|street parking|public transport|bus(?:es)?|trains?|late trains|mobile|phones?|signal|weekends?|nights?|sundays?|evenings?|on-?call|split shifts?|overtime|bullying|harassment|shouting|yelling|swearing|banter|racis\\w+|sexis\\w+|jerks?|egos?|gossip|dickheads?|arseholes?|bull|drama|agenc(?:y|ies)|recruiters?|cold[- ]call\\w*|canvass\\w*|cover(?:ing)? letters?|calls|experience|degrees?|diplomas?|gcses?|a-levels?|qualifications?|high school diplomas?|driving licen[cs]es?|licen[cs]es?|driver|sponsorship|dogs|pets|knives|peanuts|nuts|perfume|jewell?ery|two days|uniform|dress code|targets|commission|early starts?|late (?:nights?|finish\\w*)|toxic \\p{L}+|unpaid \\p{L}+|zero[- ]hours?|heavy lifting|micro-?manag\\w+|open-plan|meetings|tie|suits?|coffee|lift|stairs|internet|wifi|need)';

const WHOLE = [
  /^\W*(?:fine|good|great|grand|lovely|perfect|no worries|never on an? \p{L}+day)\W*$/iu,
  // What nobody does alone.
  /^\W*(?:nobody|no[- ]one|nurses never|carers never|staff never|you(?:'ll| will)? never|we never) (?:\p{L}+ ){1,5}(?:alone|on (?:their|your) own|by (?:themselves|yourself)|tired|unpaid|without (?:cover|an? buddy|backup|training|a second person))\b/iu,
  new RegExp(`^(?!.*\\bno (?!${THING}\\b))\\W*no ${THING}\\b`, 'iu'),
  // What nobody has to have.
  /^\W*[^.;,]{3,60}\b(?:is |are )?(?:not|n['’]t) (?:asked for|needed|required|necessary|expected|compulsory)\b\W*$/iu,
  new RegExp(
    `^\\W*no (?:\\p{L}+ )?(?:${TONGUE}|experience|local \\p{L}+) (?:is )?(?:needed|required|necessary|asked for)\\b`,
    'iu',
  ),
  new RegExp(HELPS_ALONE, 'iu'),
  // Whom to ring, and when.
  /^\W*(?:please |just |or )?(?:phone|ring|call|text|e-?mail|mail|message|whatsapp|contact|ask for|speak to|talk to|write to) (?!us\b|me\b|if\b)\p{L}+(?: \p{L}+)?(?:,| on\b| at\b| after\b| before\b| between\b| any\b| from\b| or (?:\p{L}+|text|call|ring|e-?mail)\b| and (?:leave|keep|ask|say|tell)\b|\W*$)(?!.*\b(?:only|if you|must|no|not(?! (?:during|before|after|on|at|between|from) )|never|unless|prefer\w*|wants?|likes?|looking|your(?! number| name)|state|send|attach|include|birth|born|religion|faith|church|age|aged|health|photos?|nationalit\w*|passports?|english|looks?|foreign\w*|having|plan(?:s|ning)? (?:on|to))\b|.*n['’]t (?:bother|call|ring|apply)).*/iu,
  /^\W*(?:please )?(?:appl(?:y|ying|ications?) |enquiries |contact )?(?:are )?(?:only )?(?:through|via) (?:us|the agency|our office|this office)(?: only)?,?(?: please)?\W*$/iu,
  // What is worn in place of something else.
  /^\W*no (?:[\p{L}-]+ ){0,3}(?:suits?|ties?|uniforms?|gowns?|heels|hard hats?|aprons?|blazers?|dress code),? (?:just|only) (?:an? |your |the )?(?:[\p{L}-]+ ){0,3}(?:smocks?|aprons?|boots|shoes|t-?shirts?|polos?|fleeces?|overalls|jackets?|hairnets?|vests?|gloves|goggles|coats?|badges?|lanyards?|trainers)\W*$/iu,
  // Greetings in the languages of a place.
  /^\W*(?:(?:kia ora|nau mai|haere mai|haere mai|t[eē]n[aā] (?:koe|koutou)|mauri ora|kia orana|talofa(?: lava)?|m[aā]l[oō] e lelei|bula(?: vinaka)?|c[eé]ad m[ií]le f[aá]ilte|f[aá]ilte|dia (?:duit|dhaoibh)|croeso(?: i bawb)?|bore da|sanibonani|sawubona|dumelang|molweni|molo|aloha|namaste|shalom|g['’]day|howzit|ki t[oō] m[aā]tou wh[aā]re)\W*(?:e hoa m[aā]|koutou|everyone|all|team)?\W*)+$/iu,
].map((pattern) => lowered(pattern));
// Those whom a sentence names are served by a session, protected by rules of hours, or asked as everybody is.
const NAMED = [
  new RegExp(
    `^\\W*(?:the |our )?(?:women|men|ladies|girls|boys)(?:['’]s)?[- ]only (?:swim\\w*|sessions?|gym|hours?|nights?|class(?:es)?|pools?|dorms?|carriages?|events?|spaces?|floors?|evenings?|mornings?|lanes?)\\b${NO_WISH}[^.;]*`,
    'iu',
  ),
  /^\W*(?:1[4-7]|fourteen|fifteen|sixteen|seventeen)(?:\W+(?:(?:and|or|to) )?(?:1[4-9]|fourteen|fifteen|sixteen|seventeen|eighteen)\W?){0,2}(?:year[- ]?)?(?:olds?)?\b[^.;]*\b(?:shifts?|hours?|nights?|finish\w*|breaks?|school|saturdays?|weekends?|holidays?|machines?|tables?|rates?|day)\b(?!.*\b(?:prefer\w*|wanted|ideal\w*|2[2-9]|[3-7]\d)\b)/iu,
  /^\W*(?:women|men|ladies|mums|dads|parents|carers|locals|couples|families|retirees|students|career changers|career-changers)(?:(?:,| and| or|,? &) (?:women|men|mums|dads|parents|carers|students|retirees|career[- ]changers))* (?:are )?(?:always |also |very |most |just as |all )*welcome\W*$/iu,
  /^(?=.*\b(?:short-?listed|selected|successful|suitable)\b)(?!.*\b(?:wom[ae]n|m[ae]n|young\w*|under|over|local|male|female|married|single|native)\b).*\b(?:will|can|shall)(?: only)? (?:be (?:contacted|notified|called|invited|informed|told|e?-?mailed|replied to)|hear)\b/iu,
  /^\W*if you(?:['’]ve not|(?: have)?(?:n['’]t| not)| do(?:n['’]t| not)| hear nothing)?\b.*\b(?:heard?|contacted|called|repl(?:y|ies))\b.*\b(?:unsuccessful|success|successful|some(?:one|body) else|assume|consider|take it|this time|moved on)\b/iu,
].map((pattern) => lowered(pattern));
const SHUT = lowered(
  /\b(?:accents?|native|mother tongue|born|prefer\w*|who (?:are|is|have|has|can['’]t|cannot)|someone|somebody|anyone)\b/iu,
);

/** Whether a whole sentence in small letters is of how people apply, of a rule of the house or of what nobody is asked, and names nobody, or only those whom it is for. */
export const isOfTheHouse = (lower: string): boolean =>
  NAMED.some((pattern) => pattern.test(lower)) ||
  (WHOLE.some((pattern) => pattern.test(lower)) && !PEOPLE.test(lower) && !SHUT.test(lower));
