import { lowered } from './matching.ts';
import { findsOutElsewhere } from './sent-back-rules.ts';
import { FAITH, ORIGIN } from './words.ts';

// Further whole sentences that are lawful whoever the employer is: who has worked there, what is given to those who need it, how a house
// rests, what guests may choose, what a law asks. Each is read from its first word to its last, and nothing in it may take it back.

/** What says who is wanted after all. */
const YET = lowered(
  /\b(?:but|although|except|unless|however|prefer(?:red|ence|ably)|ideal\w*|rather(?! (?:talk|speak|see|be|work|have|meet|deal))|instead|only|young\w*|wanted|looking for|someone|somebody(?! with)|need not|(?:not|n['’]t) (?:apply|bother|hire|take|last)|avoid|yourself|too (?:old|slow|soft|weak|many|much)|(?:you|they|staff|we|ours|colleagues|whoever \w+) (?:should|ought to)|same (?:age|faith)|as long as|provided|between (?:us|the lines)|let(?:ting)? (?:you|them|her|him) go|move on|the door|despite|trouble|never again|enough of|no more|helps?|a plus|latin[oa]s?|native|quit|left us|observant)\b/,
);

const TONGUE =
  '(?:english|spanish|french|mandarin|cantonese|punjabi|hindi|urdu|polish|portuguese|arabic|somali|vietnamese|tagalog|korean|russian|welsh|irish|gaelic|samoan|tongan|greek|italian|turkish|german|dutch|auslan|asl|bsl|nzsl)';
const TONGUES = `${TONGUE}(?:(?:,| or| and)+ ${TONGUE})*`;
const SHARE =
  '(?:(?:about|around|roughly|nearly|almost|over|more than|up to|at least) )?(?:\\d+ ?%|\\d+ per ?cent|half|(?:a|one) (?:third|quarter|fifth)|(?:\\p{L}+|\\d+) (?:in|out of) (?:every )?(?:\\p{L}+|\\d+)|some|many|most|plenty|a lot|lots|several)(?: of)?';
const SERVED =
  '(?:(?:the |our |these |your )?(?:patients|clients|callers|customers|families|residents|pupils|students|guests|tenants|members|visitors|passengers|shoppers|women|people)(?: (?:here|we (?:see|serve|help)|who (?:come|call|ring)))?)';

const BREAK =
  '(?:an? )?(?:prayer|insulin|pumping|feeding|rest|toilet|medication|screen|stretch|nursing|sensory|smoke|water|snack|breast-?feeding|testing|meal)';
const PEOPLE_OF = `(?:${ORIGIN}|kiwis?|aussies?|māori|maori|samoan|tongan|tamil|nepali|nepalese|welsh|scottish|romanian|polish|ukrainian|brazilian|chilean|argentine|argentinian|uruguayan|swedish|danish|finnish|norwegian|sri lankan|punjabi)s?`;
const WORKED =
  '(?:milked|worked|cooked|driven|played|taught|trained|picked|sheared|thrived|baked|built|nursed|sailed|fished|danced|led|run (?:shifts|the \\p{L}+)|been on (?:the|this|our) (?:team|crew)|done (?:well|this (?:job|work)))';
const REST_DAY =
  '(?:shabbat|shabbos|the sabbath|a? ?sundays?|a? ?saturdays?|eid|yom kippur|rosh hashanah|diwali|good friday|christmas(?: day)?|easter(?: sunday)?|passover)';
const CREW_OF =
  '(?:(?:in|on|at|of) (?:the |our |this )?(?:kitchen|shop|office|team|crew|house|bakery|factory|yard|staff|building|site|school|here)|here)';

const HELD_DEAR = [
  // "Prayer break, insulin break, pumping break: take it".
  `(?:${BREAK} (?:breaks?|time)(?:,? (?:and|or) |, ?| ?/ ?|: ?| - ?)){1,5}(?:just |please )?(?:take (?:it|them|one|what you need)|(?:it|they)(?:['’]s| is|['’]re| are) (?:yours|paid|fine|given)|no need to ask|all (?:paid|yours|fine)|go when you need)(?:,? (?:and )?(?:no need to ask|no questions(?: asked)?|paid))?`,
  // "Filipino, Kiwi, Chilean and Dutch have all milked here, and smoko's the better for it".
  `(?:${PEOPLE_OF}(?: (?:people|folk|crew|hands))?(?:, | and |, and )){1,6}${PEOPLE_OF}(?: (?:people|folk|crew|hands))? (?:have|['’]ve)(?: all| both)? ${WORKED}(?: (?:here|with us|for us|on this \\p{L}+|side by side))*(?:,? (?:and|so) (?:(?:the |our )?\\p{L}+(?:['’]s| is| are) (?:all )?the better for it|it shows|we(?:['’]re| are) glad(?: of it)?|we(?:['’]d| would) have (?:any|all) of them (?:back|again)|anyone can|all were welcome|so can you|you(?:['’]re| are) welcome too))?`,
  // "Cooking stops before sunset on a Friday, and nobody in the kitchen works on Shabbat".
  `(?:[^,;]{3,30} (?:stops?|ends?|finish(?:es)?|closes?|shuts?|(?:is|are) (?:done|shut|closed|off|cold))\\b[^,;]{0,50}, and |we(?:['’]re| are) (?:closed|shut) [^,;]{3,40}, and )?(?:nobody|no[- ]one|none of us|not one of us)(?: ${CREW_OF})? (?:works?|cooks?|bakes?|drives?|is (?:rostered|called|asked)(?: in| to work)?) on ${REST_DAY}(?:(?:,| or| and)+ (?:on )?${REST_DAY})*`,
  // "Pregnant aides, aides with sore backs and aides caring for their parents have all had schedules changed to suit".
  '(?=.*\\b(?:pregnant|expectant|sore|bad|caring|carers?|disab\\p{L}+|parents|fasting|recovering)\\b)[^;]{5,140}?(?:have|has) (?:all |each |both |every one )?(?:had|been given|got|asked for and got) (?:their |the |new )?(?:schedules?|shifts?|hours|rosters?|rotas?|duties|runs?|desks?|stations?|loads?|routes?|starts?)(?: (?:times?|days?))? (?:changed|moved|adjusted|swapped|reworked|set up|shifted|rearranged|altered|to suit)(?: (?:around|round))?(?: (?:to suit(?! (?:us|the (?:client|business|boss|house|roster)))(?: them| him| her)?|for them|when they asked|around it|to fit))?',
];

const CHOICE = [
  // "Some clients would rather talk to a woman and some to a man, and with five advisers we can usually offer either".
  `(?:${SHARE} )?${SERVED} (?:would rather|prefer to|like to|choose to|ask to|(?:['’]d|would) sooner|want to|may want to) (?:talk|speak|see|be seen|work|meet|deal|have)(?: (?:to|with|by))? an? (?:woman|man)(?: [\\p{L}]+)?,? (?:and|while) (?:some|others|a few|many|the rest)(?: of them)?(?: (?:to|with|by|want|prefer|ask for|would rather (?:talk|see|have|speak)))*(?: an?)? (?:woman|man|either|both|neither)(?:[,;]? (?:and|so) (?:with [^,;]{3,30} )?(?:we|there(?:['’]s| is)|you|they|our)[^,;]*\\b(?:either|both|the choice|the pick|ask|a choice|choose|whichever)\\b[^,;]*)`,
  // "About four in ten of our patients prefer Spanish, and interpreters are on call".
  `${SHARE} ${SERVED} (?:prefer|speak|use|choose|are happier in|are most at home in|ask for) ${TONGUES}(?: at home| first| best| to english)?(?:,? and (?:qualified |trained |paid |professional )?(?:interpreters?|translators?|translation|language lines?|bilingual staff|we use|we have|we pay for|a phone line)\\b[^,;]*)?(?:,? so (?:bilingual skills?|a second language|another language|${TONGUE}|the language)[^,;]*\\b(?:(?:isn['’]t|is not|not) (?:required|needed|a must|necessary)|differential|is (?:useful|handy|paid(?: extra)?|welcome))\\b[^,;]*)?`,
  // "It's no matter to us whether you got your Irish in Corca Dhuibhne or Kraków".
  `(?:it(?:['’]s| is) (?:no matter|all (?:the same|one)|nothing)(?: to us)?|(?:it )?(?:doesn['’]t|does not|makes no|won['’]t) (?:matter|odds|difference)(?: to us)?|we (?:don['’]t|do not) (?:mind|care)) (?:whether|where|how|if) you (?:got|get|learned|learnt|picked up|found|came by|have|had|did) your ${TONGUE}(?! (?:passport|accent|name|roots|blood|parents|family))\\b[^;]*`,
  // "Don't care what church you go to or who's at home, long as you put the planes back".
  "(?:we |i |nobody here |they |the boss )?(?:don['’]t|do not|doesn['’]t|couldn['’]t|never) (?:care|mind|ask|give a \\p{L}+) (?:what|which|who|where|how|whether|if)\\b(?:(?!long as)[^;]){3,80}?(?:,? (?:so )?(?:as )?long as you (?:can |know how to )?(?:put|turn up|show up|pull your weight|do (?:the|your) (?:job|work|bit)|get (?:the|your) (?:job|work|bread|cows)|look after|wash up|sweep|tidy|cook|bake|weld|milk|shear|like (?:the )?(?:work|dogs|bread|horses|wood|people)|leave (?:the|your) (?:tools|bench|kitchen|van))(?!.*\\b(?:church|god|pray\\p{L}*|bible|christ\\p{L}*|single|married|english|fit in|quiet about|to yourself)\\b)[^;]*)?",
];

const LEGAL = [
  // "There is no upper age limit; the last college included graduates aged 20 and 51".
  "(?:(?:there(?:['’]s| is)|we have|we['’]ve) no (?:upper |maximum )?(?:age limit|limit on age)[;,:]? ?(?:and )?)?(?:the|our) (?:last|latest|previous|current|present|2\\d{3}) (?:\\p{L}+ ){1,2}?(?:included|had|took in|took|ranged|ran|welcomed|counted)(?: (?:both|recruits|graduates|people|trainees|students|apprentices|starters|members|cadets|officers|from))* (?:aged |of )?(?:1[6-9]|2\\d|3[0-5]) (?:and|to) (?:4[5-9]|[56]\\d)(?: years old)?",
  // "You must be 18 or older, since fireline duty is not open to minors".
  "(?:you(?:['’]ll)?|applicants|candidates|crew|all crew|everyone|staff) (?:must|need to|have to|has to) be (?:at least |over )?(?:1[68]|21)(?: (?:years (?:old|of age) ?)?(?:or|and) (?:older|over|above))?(?: years old)?,? (?:since|as|because) [^,;]{3,60} (?:is|are) (?:not (?:open|lawful|permitted|allowed|legal)|closed|barred|off limits|forbidden|prohibited) (?:to|for) (?:minors|(?:anyone|people|those|workers|children) (?:under|below) (?:1[68]|21)|under-?(?:1[68]|21)s?|children)",
  // "Men born after December 31, 1959 must have registered with the Selective Service".
  "(?:if you(?:['’]re| are) an? )?(?:male applicants|men|males|man|male)(?: applicants)? born (?:male )?(?:after|on or after) (?:december 31, 1959|31 december 1959|1959|january 1, 1960)(?:,? (?:who )?(?:and )?(?:are )?(?:aged |between )?(?:18 (?:to|through|and) 25|at least 18(?: years of age)?))?,? (?:you )?(?:must|need to|have to|are required to) (?:have registered|be registered|register|show (?:that )?(?:they|you) (?:have )?registered|confirm registration)(?: with| for)? (?:the )?selective service\\b(?!.*\\b(?:women|no )\\b)[^;]*",
  // "If your visa's tied to another boss, have a talk with Immigration before us".
  "(?:(?:you(?:['’]ll| will)? (?:need to|must|have to) be|you (?:must|need to) be) (?:allowed|able|entitled|cleared)(?: by law| legally)? to work (?:here|in \\p{L}+(?: \\p{L}+)?)[;,] )?if your visa(?:['’]s| is) (?:tied|linked|bound|attached) to (?:another|an?|your|one|the) [^,;]{2,30}, (?:please )?(?:have a (?:talk|yarn|word)|talk|check|speak|ring|see|get in touch)(?: (?:with|to))? (?:immigration|inz|the (?:home office|department|embassy|visa office)|uscis|ircc|an? (?:immigration|licensed) (?:adviser|advisor|lawyer|agent))(?: (?:before|first|and)[^,;]*)?",
  // "As you'll be teaching the faith, you must be a practicing Catholic".
  `(?:as|because|since) (?:you(?:['’]ll| will| are|['’]re)?|(?:the|this) (?:\\p{L}+ )?(?:post|role|job|holder|director|post-?holder)(?: will)?) ?(?:be |is |to )?(?:teach|lead|preach|hand(?:ing)? on|pass(?:ing)? on|conduct|administer|celebrat)\\p{L}*(?: on)? (?:the |our )?(?:(?:catholic|christian|jewish|muslim|church['’]s|orthodox) )?(?:faith|worship|sacraments?|prayers?|liturgy|mass|services?|catechism|torah|scripture)(?: (?:to|in|at|of|for) [^,;]{3,40})?, (?:you|the post-?holder|whoever holds it|applicants|(?:s?he)) (?:must|needs? to|has to|have to) be (?:an? )?(?:(?:practi[sc]ing|baptised|baptized|communicant|observant|committed) )?${FAITH}(?: in good standing)?`,
];

const FEW_OF =
  '(?:wom[ae]n|m[ae]n|disabled people|people with disabilit(?:y|ies)|māori|pasifika|aboriginal people|indigenous people|black people|people from (?:black|ethnic|minority|black and minority|global majority)[^,;]{0,40})';
const ON_MERIT =
  "(?:(?:the|this|each|every) (?:post|job|role|place|appointment|decision|offer) (?:will go|goes|is given|will be given|is made|will be made|will be decided) (?:to whoever(?:['’]s| is) (?:the )?best(?: for it| for the job| suited)?|(?:purely |solely |strictly |only )?on merit)|(?:all )?(?:appointments?|we|everyone|all applicants) (?:is|are|appoint|will be|choose|hire)(?: (?:made|judged|considered|chosen))?(?: purely| solely| strictly| only)? on merit|whoever(?:['’]s| is) (?:the )?best (?:gets it|will get (?:it|the job)))";
const FEW_WELCOME = [
  // "Men make up a tiny share of the early years workforce, so we'd be especially pleased to hear from them, and the post goes to whoever is best".
  `${FEW_OF} (?:make up|are|form|hold|account for)(?: (?:only|just|still|about|under|fewer than|less than))* (?:an? (?:tiny|small|very small) (?:share|part|number|minority|proportion)|few|under-?represented|\\d+ ?%|\\d+ per ?cent|(?:a|one) (?:tenth|fifth|quarter|third|eighth)|\\p{L}+ (?:in|of|out of) \\p{L}+)[^,;]{0,70}, so (?:we(?:['’]d| would)(?: be| especially| particularly)?|applications from them (?:are|would be)|we(?:['’]re| are)) (?:especially |particularly |very )?(?:pleased|glad|happy|keen|like|love|welcome|delighted)(?: to)? ?(?:hear from|see|have|get|welcome)?(?: applications from)?(?: them| more of them)?(?:,? and|[;,]) ${ON_MERIT}`,
];

const SEEN_TO = [
  // "Traditional Owners of the country and mob from elsewhere can all put in for it".
  '(?:the )?traditional owners(?: of [^,;]{3,30})?,? (?:and|or) (?:mob|people|anyone|others|families|community)(?: from [^,;]{3,30})? (?:can|may|are (?:all )?welcome to)(?: all| both)? (?:put in|apply|go)(?: for (?:it|this|the \\p{L}+))?',
  // "Si quelqu'un demande du temps supplémentaire à cause d'une dyslexie, c'est oui".
  "si (?:quelqu['’]un|un(?:e)? candidate?|l[’'](?:un|une) d[’']eux|une personne|elle|il) (?:demande|a besoin d|souhaite|réclame)[^,;]{3,110}, (?:c['’]est (?:oui|accordé|d['’]accord|bon)|on (?:dit oui|(?:le |la |l['’])?(?:accorde|donne|prévoit|arrange))|accordez[- ]\\p{L}+|dites oui|donnez[- ]\\p{L}+)(?:,? (?:et|mais) on n['’]en (?:parle|dit)(?: pas| rien)* (?:au client|à personne|à qui que ce soit)|,? (?:et )?sans (?:rien demander|poser de questions?|justificatif))?",
  // "Blind-copied you on the fee letter so you can see what they've signed".
  "(?:(?:g['’]?day|hi|hello|hey|dear|morning|kia ora) \\p{L}+, )?(?:i(?:['’]ve| have)? )?(?:just )?(?:blind[- ]copied|bcc['’]?d|cc['’]?d|copied|blind[- ]copying|copying) you (?:in(?:to)? |on )+(?:the|this|my|our|their|an?) (?:\\p{L}+ ){0,2}?(?:letter|e-?mail|thread|terms|contract|note|reply|invoice|offer|chain|message)s?(?: (?:so|to|so that) you (?:can |could |have |know )?[^;]{3,60})?",
];

const WHOLE = [...HELD_DEAR, ...CHOICE, ...FEW_WELCOME, ...SEEN_TO].map((source) =>
  lowered(`^\\W*(?:${source})\\W*$`),
);
// Of these the sentence itself gives the reason, and whom a law names it may say "only".
const BY_LAW = LEGAL.map((source) => lowered(`^\\W*(?:${source})\\W*$`));
const YET_BY_LAW = lowered(
  /\b(?:but|prefer\w*|rather|ideal\w*|instead|young(?!er (?:workers|people))\w*|no older|max\w*|up to|over (?:[3-9]\d)|citizens)\b/,
);
const LONG_AS =
  /,? (?:so )?(?:as )?long as you\b|\bbut (?=(?:isn['’]t|is not|not) (?:required|needed|a must|necessary)$)/g;

/** Whether a whole sentence in small letters is lawful whoever the employer is. */
export const isLawfulSentence = (lower: string): boolean =>
  lower.length < 260 &&
  ((WHOLE.some((pattern) => pattern.test(lower)) &&
    !YET.test(lower.replace(LONG_AS, ' ')) &&
    !findsOutElsewhere(lower)) ||
    (BY_LAW.some((pattern) => pattern.test(lower)) && !YET_BY_LAW.test(lower)));
