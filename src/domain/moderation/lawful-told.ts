const ATTRIBUTE =
  '(?:age|sex|gender|gender identity|race|colou?r|ethnicity|ethnic origin|national origin|nationality|religion|belief|faith|disabilit(?:y|ies)|pregnancy|marital status|family status|sexual orientation|orientation|caring responsibilities|veteran status|genetic information|civil status|union membership|politics|political opinion|accent|where you were born|date of birth|dob|photos?)';
const OWN =
  '(?!.*\\b(?:your (?:husband|wife|partner|spouse|boyfriend|girlfriend|family|kids|children|age|religion|faith|health|mother|accent)|(?:younger|older|female|woman|male|foreign) (?:boss|manager|supervisor)|mostly (?:men|women)|with you)\\b)';
const TONGUE =
  '(?:samoan|tongan|m[aā]ori|fijian|irish|polish|german|french|welsh|italian|greek|spanish|portuguese|korean|japanese|mandarin|cantonese|chinese|dutch|turkish|russian|ukrainian|romanian|vietnamese|thai|hindi|punjabi|urdu|arabic|somali|tagalog|swahili|hebrew)';

/** What is said of a refusal, a task, a policy or a thing: none of it says who is taken, or tells of somebody. */
export const LAWFUL_TOLD: readonly RegExp[] = [
  // What the writer refuses, in the words of whoever asked.
  /\b(?:I|we) (?:can't|cannot|can not|won't|will not|don't|do not|didn't|did not|never) (?:put|use|say|write|print|post|advertise|pass on|search|filter|ask|take)(?: \p{L}+){0,3} ["“'‘][^"”’]{2,60}["”’][^.;]*/giu,
  /\b(?:can't|cannot|won't|don't|do not|not able to) (?:help|put|use|say|write|take|act) (?:on |in |with )?["“'‘][^"”’]{2,60}["”’][^.;]*/giu,
  /^[^.;]*["“'‘][^"”’]{2,60}["”’][^.;]*\b(?:I|we) (?:ended|refused|declined|said no|told (?:him|her|them) no|won't|logged|explained)\b[^.;]*/giu,
  /\b(?:I|we) (?:don't|do not|never|can't|cannot|won't) ask (?:candidates?|people|anyone|applicants?|them|her|him)?\b[^.;]*\b(?:can't|cannot|won't|don't) (?:pass|send|say|tell|hold|share)\b[^.;]*/giu,
  new RegExp(
    `\\b(?:I|we|our forms?|the forms?|our form) (?:do not|don't|does not|doesn't|never|won't) (?:ask|hold|record|keep|collect|send)(?: (?:candidates|anyone|people|you|them))?(?: for| about| after)? (?:your |their |any |a )?${ATTRIBUTE}(?:(?:,| or| and)+ (?:your |their |any )?${ATTRIBUTE})*`,
    'giu',
  ),
  new RegExp(`(?:\\b${ATTRIBUTE} (?:is |are )?(?:off|out|removed|stripped)\\b,? ?(?:and )?){2,5}`, 'giu'),
  /\b(?:cvs?|applications?|résumés?|resumes?|shortlist\w*|marking|profiles?|scripts?) (?:is|are|come|go) (?:all )?blind\b|\bblind (?:cvs?|applications?|marking|shortlisting|recruitment|audition\w*)\b/giu,
  // Everybody, by a list of what is not looked at.
  /\b(?:all|everyone|everybody|anyone) (?:are|is) welcome\b(?:(?!\b(?:but|except|only|no|not|unless)\b)[^.;])*|\bany (?:religion|faith|belief|age(?!s? (?:up to|under|below|to|till|until)\b)|gender|race|background|nationality)(?:,? (?:or|and) (?:none|no faith|any [a-z]+))?\b/giu,
  /(?<!\b(?:only|no|not|young|single) )\b(?:men|women|fathers|mothers|dads|mums) (?:are )?(?:(?:also|just as|equally) welcome|welcome (?:too|as well))\b/giu,
  // What somebody would do for others: a task, not a question about themselves.
  new RegExp(
    `^\\W*(?:how|what) (?:would|do|did|will|might|could|should) you (?:do|say|handle|respond|react|make|help|support|explain|answer|deal|approach|treat|serve|welcome|go about|plan|set up|change|adapt)\\b${OWN}[^]*`,
    'giu',
  ),
  // Policies and what people are offered.
  /\b(?:menopause|miscarriage|fertility|adoption|bereavement|mental health|carers?'?|parental leave|maternity|paternity|pregnancy|domestic violence|family|sick leave|faith|prayer)(?:(?:,| and| or|, and)+ (?:menopause|mental health|carers?'?|fertility|adoption|bereavement|sick leave|parental leave|pregnancy|family))* (?:polic(?:y|ies)|first aiders?|champions?|guides?|leave top[- ]ups?)\b/giu,
  /\b(?:mornings?|hours|shifts?|part[- ]time|term[- ]time|days)\b[^.;]{0,20}\bwhile the (?:kids|children) are (?:in|at) school\b/giu,
  /\bif you (?:use|need|have) an? (?:wheelchair|hearing aid|assistance dog|guide dog|interpreter|screen reader)\b(?![^.;]*\b(?:isn't|isn’t|not|won't|won’t|can't|can’t|never)\b[^.;]*\b(?:hire|hiring|for you|place|job|cent(?:re|er)|shop|cope|manage|suit)\b)(?:(?!\b(?:no|not|never|isn't|don't|won't|can't|cannot|sorry|unfortunately|elsewhere|may struggle|unsuitable)\b)[^.;])*/giu,
  /\bfit (?:for|enough for) (?:carrying|lifting|climbing|walking|standing|digging|pushing|pulling|loading)\b/giu,
  // Those for whom the work is done.
  /\b(?:snas?|special needs assistants?|teaching assistants?|tas?|lsas?|staff|after-school \p{L}+|escorts?|drivers?|aides?|tutors?|therapists?|carers?|companions?|workers?|coaches) (?:for|to|with) (?:an? |the |two |three |our )?(?:\p{L}+ )?(?:boys?|girls?|kids|children|adults|teens|teenagers|pupils|students|residents|patients|clients|people|m[ae]n|wom[ae]n) (?:with|who|aged|in|at|living)\b[^.;]*/giu,
  /\b(?:mostly|mainly|chiefly|working with|work with|works with|worked with) (?:\p{L}+ )?(?:children|kids|adults|patients|pupils|students|clients|babies|people|adolescents|teenagers) with (?:[\p{L}'-]+ ?){1,4}/giu,
  /\b(?:customers desk|helpline|caseload)s?: (?:(?!\b(?:only|no|not|must)\b)[^.;])*/giu,
  /\bspecial needs (?:transport|assistants?|teachers?|schools?|escorts?|education|coordinators?|units?|classes)\b|\bchildren's (?:wards?|hospitals?|homes?|services|centres?|nurses?|books?|tv)\b|\b(?:elderly|older|frail|disabled|deaf|blind)(?: and (?:elderly|older|frail|disabled))? people's (?:home|care|services?|day|housing|centre|charity)\b|\b(?:traveller|roma|m[aā]ori|pasifika|aboriginal|refugee|migrant)(?: \p{L}+)? (?:health|healthcare|education|liaison|outreach|housing)(?: \p{L}+)? (?:workers?|officers?|nurses?|teams?|services?|projects?)\b|^\W*childminders?\b|\bchildminders? (?:with|wanted|needed|sought)\b/giu,
  /\b(?:age|race|sex|disability|pregnancy|religion|gender|discrimination)(?:,? (?:and|or) (?:age|race|sex|disability|pregnancy|religion|gender|harassment))* (?:claims?|discrimination|cases|equality|law|litigation)\b/giu,
  /\b(?:shop stewards?|union rep(?:resentative)?s?|union delegates?|union organi[sz]ers?)(?: (?:training|courses?|curriculum|handbooks?|relations|turned|and a (?:director|manager))| (?:wants|asks|comes|meets|will meet|would like) )/giu,
  // Languages as such, and how well they are spoken.
  new RegExp(
    `\\b(?:his|her|their|some|fluent|basic|conversational|working|spoken|written|business) ${TONGUE}\\b(?! (?:people|man|woman|men|women|lad|girl|family|background|heritage|origin|looks?|boys?|guys?|wife|husband|partner|parents|accent|roots|name)\\b)|\\b${TONGUE} (?:is|was) (?:fluent|excellent|good|strong|rusty|conversational|her (?:second|third)|his (?:second|third))\\b|\\b(?:knows?|speaks?|reads?|writes?|took|taught|learnt|learned|studied|takes) ${TONGUE}(?:(?:,| and|, and)+ ${TONGUE})*\\b|\\b${TONGUE} (?:lessons?|classes|courses?|\\((?:[^)]*(?:degree|level|b1|b2|c1|c2|fluent|native|honours)[^)]*)\\))`,
    'giu',
  ),
  // Both of two kinds of people, and whoever they are.
  /\bopen to (?:(?!\b(?:only|not|no)\b)[^.;])* as well as [^.;]*|\bas many (?:women|men|girls|boys) as (?:men|women|girls|boys)\b|\b(?:whichever|whatever|your|any|my|their own) pronouns\b/giu,
  // Trades that are named by those whom they are for, or by a place or a cause.
  /\b(?:ladies'?|gents'?|men's|women's|children's) (?:hair\w+|barber\w*|tailor\w*|wear|fashion|shoes|departments?|outfitters?)\b|^\W*nann(?:y|ies) (?:for|wanted|needed|sought)\b|\bfrench (?:polish\w*|doors?|windows?|press|pastr\w+)\b|\breligious (?:studies|education|affairs|broadcasting)\b|^\W*union (?:organi[sz]er|official|secretary|lawyer)s?\b|\bfit models?\b|\b(?:summer|day|school|holiday|youth|mine|mining|work|site|base|boot|training) camps?\b|\bcamp (?:counsell?ors?|at|managers?|cooks?|cleaners?|accommodation|leaders?|chefs?)\b|\b(?:international|overseas) students? (?:may|can|are allowed|who study)\b/giu,
  // Things and turns of phrase.
  /\byoung['’]s (?:pubs?|brewery|ales?|bitter)\b|\bblack (?:and white )?pudding|\bblack (?:seam|cab|pipe|bean|tea|cherry)\b|\b(?:stone|banker|fixer|fixing|walling|dry|brick|granite|marble|monumental|memorial|conservation|heritage|restoration|cathedral|concrete|cement|master|apprentice|trainee|improver|lead|yard|site)[- ]?masons?\b|^\W*masons?\W*$|\bmasons? (?:to|for|with|wanted|and bricklayers?)\b|\bmasons?(?:,| and| or|\/| &) ?(?:bricklayers?|carvers?|sawyers?|tilers?|plasterers?|joiners?|carpenters?|fixers?|letter ?cutters?)\b|\bchurch (?:steeples?|organs?|roofs?|bells?|halls?|restoration|windows)\b|\bno cowboys\b|\bcowboys? (?:boots?|hats?|builders?)\b|\b\d+ weddings\b|\bmaster (?:butchers?|bakers?|tailors?|tilers?|glaziers?|joiners?)\b|\bmasters?, \p{L}+\b|\bbest man for the job\b|\bmarried to the (?:sla|numbers?|process|plan|data|idea|details?|code|product)\b|\ba stunner of an?\b|\bpretty (?:good|well|much|sure|quick|fast|handy|strong|solid|close|big)\b|\b(?:slim|fat|thin) (?:margins?|order books?|pipelines?|clients?|files?)\b|,? fat order book|\bstrong[- ]?man (?:contests?|competitions?|events?)\b|\bblondes?, (?:browns?|ambers?|bitters?|stouts?|ales?)\b|\bconservative (?:accountant|estimate|forecast|accounting|approach|provision\w*|treatment)\b|\byouthful offenders? \p{L}+|\bvote blue, red\b|\bgood with (?:babies|children|animals|kids)\b|\b(?:anxious|nervous|sick|young|small) (?:children|kids|patients|parents|dads|mums|dogs)\b(?=[^.;]*\b(?:clinic|ward|unit|hygienist|nurse|surgery|school|dentist)\b)/giu,
];
