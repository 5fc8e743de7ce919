const ONES = '(?:lads|boys|guys|blokes|fellas|chaps|girls|ladies|gals|women|men)';
const ONE = '(?:lad|boy|guy|bloke|fella|chap|girl|lady|gal|woman|man)';
const MANY = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a dozen|a few|several|a couple of)';
// What makes those who are there the measure of who comes, or speaks against somebody.
const NO_MEASURE = `(?![^.;]*\\b(?:like|likes|wants? another|wants? the same|wants? an? (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?! (?:pair|person|driver|hand|body|apprentice))|prefer\\w*|rather|banter|mix|fit|fits|blend|get on|gets on with (?:men|women|lads)|used to|won['’]t|wouldn['’]t|don['’]t|doesn['’]t|can['’]t|not|never|no|nobody|listen|language|swear\\w*|take to|cope|jokes?|same|instead|only|all|always|another (?:${ONE}|one)|keep it|stay|sooner|ideally|suit\\w*|must|young\\w*|old\\w*|pretty|local)\\b)`;
// Who is wished for beside them, and what does not suit them.
const NO_WISH =
  "(?![^.;]*\\b(?:want|wants|wanted|need|needs|looking for|after|seek\\p{L}*|expect|hope|hoping|love|eye candy|distract\\p{L}*|thick skin|skirt|pints?|boys['’]? (?:club|own)|laddish|blokey|mann?ly|women|girl|lady|female|mother|dad|hard|tough|rough|handle|hold (?:his|her|your|their) own|take (?:a|the) joke|one of (?:us|them|the))\\b(?! in the (?:team|crew)))";
const THERE =
  '(?:already|there|here|now|at the moment|currently|these days|on(?=\\W*$)|on (?:the )?(?:team|crew|site|nights|days|earlies|lates|shift|the books)|in the (?:team|crew|yard|shop|workshop|office|kitchen|garage|shed|warehouse|depot|gang))';
const WORKS =
  '(?:have|has|start|starts|finish|finishes|knock off|do|does|work|works|handle|run|cover|train|teach|show|help|know|drive|share|look after|bring|use|will (?:show|train|teach|help|be|have|give|pick|lend|take|cover)|plan|plans|build|builds|make|makes|fix|fixes|pack|packs|load|loads|deliver|delivers|brew|brews|weld|welds|cook|cooks|pick|picks|mow|mows|lay|lays|can|are (?:on|in|at|off|there|here|out|away|busy|flat out|stretched|rushed|qualified|trained|employed|paid|based|sound|great|good|friendly|decent|grand|helpful|patient|easy[- ]going|good craic|good company|lovely|nice|down[- ]to[- ]earth|happy to|a (?:good|great|sound|friendly|decent) (?:bunch|crew|lot|gang|team)))';
const GONE =
  '(?:moved|gone back|gone off|gone out|gone to|gone up|gone home|gone travelling|went back|went off|went out|went to|went home|retired|retires|emigrated|transferred|set up|started (?:up )?(?:his|her|their) own|took (?:a job|another)|taken (?:a job|another)|got (?:a job|another|promoted)|was promoted|has been promoted|is (?:moving|retiring|going back|going to|off to)|passed (?:his|her) (?:exams|finals))';
const PAIR = `(?:(?:an? )?(?:m[ae]n|male|bloke|fella|lad|guy|boy|chap|gent)s?(?:,? or |\\/|, | and |,? )(?:an? )?(?:wom[ae]n|female|sheila|gal|girl|lady|ladies|lass)s?|(?:an? )?(?:wom[ae]n|female|sheila|gal|girl|lady|lass)s?(?:,? or |\\/|, )(?:an? )?(?:m[ae]n|male|bloke|fella|lad|guy|boy|chap|gent)s?)`;
const NO_MATTER =
  "(?:(?:(?:he|she|they|we|i|it|that|the (?:client|owner|boss|manager|foreman)|[\\p{L}]+) (?:really |honestly )?)?(?:(?:do|does)(?:n['’]t| not) (?:really )?(?:mind|care|matter|fuss|bother)(?: (?:him|her|them|me|us))?|could(?:n['’]t| not) (?:care less|matter less|mind less)|(?:is|are|['’]s|['’]re|was)(?:n['’]t| not) (?:fussed|bothered|fussy|picky|worried|concerned)|(?:(?:it )?is|are|(?:it)?['’]s)(?: all)? (?:all )?(?:the same|one|equal)(?: to (?:him|her|them|us|me))?|has no preference|have no preference|makes? no (?:odds|difference|matter))|no (?:preference|odds|difference|matter)|either (?:is )?(?:fine|grand|good)|all (?:the same|one))";
const NO_TURN =
  '(?![^.;]*\\b(?:but|though|although|except|prefer\\w*|rather|ideally|sooner|only|young\\w*|pretty|lean\\w*|between us|deep down)\\b)';

/** Who works in a house already or did the job before, and that a sex makes no difference. */
export const LAWFUL_CREW: readonly RegExp[] = [
  // "There are six lads there now", "four lads and two girls in the workshop".
  new RegExp(
    `\\b(?:there(?:['’]s| are| is)(?: only)? |(?:we|they|he|she|you)(?:['’]ve| have|['’]s| has)(?: got)? |(?:the|our) (?:team|crew|gang) (?:is|has) |(?:you['’]?d|you['’]?ll|you would|you will)(?: be)? (?:join|joining|work with|working with|work beside|working alongside|alongside|with) )?(?:\\p{L}+ and )?(?:the |our )?(?:other )?${MANY} (?:other )?${ONES}(?: and (?:an?|one|${MANY}) (?:other )?(?:${ONES}|${ONE}))?(?= (?:who )?(?:are |is )?(?:${THERE})\\b)${NO_MEASURE}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:you['’]?d|you['’]?ll|you would|you will)(?: be)? (?:join|joining|work with|working with|work beside|working beside|work alongside|working alongside|meet) (?:\\p{L}+ and )?(?:the |our )?(?:${MANY} )?(?:other )?${ONES}(?: and (?:an?|one|${MANY}) (?:other )?(?:${ONES}|${ONE}))?\\b${NO_MEASURE}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:there(?:['’]s| are| is)|(?:we|they|he|she)(?:['’]ve| have|['’]s| has)(?: got)?|(?:the|our|his|her) (?:team|crew|gang)(?: is| has|['’]s)) (?:${MANY} ${ONES}|(?:an?|one|${MANY}) (?:${ONES}|${ONE}) and (?:an?|one|${MANY}) (?:${ONES}|${ONE}))\\b(?= (?:and (?:needs?|wants?) (?:an?|one) (?:\\p{L}+ )?(?:pair of hands|person|driver|hand|body|apprentice|labourer))|, (?:all )?(?:nice|sound|decent|good|great|friendly|lovely|grand)\\b|\\W*$)`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:there(?:['’]s| are| is) |we(?:['’]re| are) )?(?:only )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|twenty)(?: of us)?(?: people| staff)? (?:in|on|at) (?:the|our) \\p{L}+, [^.;]{3,50} among (?:them|us)\\b${NO_MEASURE}`,
    'giu',
  ),
  // "The lads already have a van", "the guys in the shop will show you the ropes".
  new RegExp(
    `(?:^\\W*|[.;] ?)(?:the|our|his|her|(?:two|three|some|most|one) of the) (?:other )?${ONES}(?: (?:${THERE}|on the \\p{L}+(?: \\p{L}+)?|at the \\p{L}+))* (?:already |now |currently |both |mostly |usually )*${WORKS}\\b${NO_MEASURE}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:work|working|works|sit|train|start|out) (?:beside|with|alongside|next to) (?:\\p{L}+ and )?(?:the |our )(?:other )?${ONES}(?= (?:in|on|at) the\\b|\\W*$)${NO_MEASURE}`,
    'giu',
  ),
  // "A crew of eight lads who finish at four", "Good bunch of guys, good gear".
  new RegExp(
    `^\\W*(?:(?:you['’]?d|you['’]?ll|you would|you will)(?: be)? (?:join|joining|work with|working with|work alongside|working alongside|the \\p{L}+ (?:in|of)|part of|one of) |(?:we(?:['’]re| are)|they(?:['’]re| are)|it['’]?s|there['’]?s|join|work with|work alongside|(?:the|our) (?:team|crew|gang|shop|yard) (?:is|are)) )?(?:an? |the |our )?(?:(?:great|good|small|tight|tight-knit|friendly|decent|sound|solid|happy|top|nice|lovely|fun|easy[- ]?going|hard[- ]?working|close[- ]knit|settled|little|whole|mixed|busy|\\p{L}+-strong),? )*(?:team|crew|gang|bunch|squad|group|lot) of (?:(?:${MANY}|about \\d+|good|great|sound|decent|friendly|top|lovely|skilled|experienced) )*${ONES}(?:,? (?:and|&) (?:an? |one |a few |a couple of |${MANY} )?(?:${ONES}|${ONE}|lasses|lass))*\\b(?=\\W*$|,| who\\b| in the\\b| on the\\b| at the\\b| to work with\\b| there\\b| here\\b)${NO_MEASURE}${NO_WISH}`,
    'giu',
  ),
  // "The guys in dispatch plan the routes", "work alongside the lads in fabrication".
  new RegExp(
    `(?:^\\W*|[.;] ?)(?:the|our) ${ONES} (?:in|on|at|from) (?:the )?(?:\\p{L}+ )?\\p{L}+ ${WORKS}\\b${NO_MEASURE}${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:work|working|works|sit|train) (?:beside|with|alongside|next to) (?:\\p{L}+ and )?(?:the |our )(?:other )?${ONES}(?= (?:in|on|at|from) \\p{L}+(?: \\p{L}+)?(?:\\W*$|[,.;]))${NO_MEASURE}${NO_WISH}`,
    'giu',
  ),
  // "The last girl has moved to Cork", "replacing a guy who went back to school".
  new RegExp(
    `(?:^\\W*|[.;] ?)(?:the|our|my|his|her)(?: (?:last|previous|old|former|other|current))? ${ONE}(?: (?:who (?:did|does|had|has) (?:it|this|that|the job|the round)|before(?: (?:him|her|that))?|there|here|that did it))?(?: (?:has|had|['’]s|just))*(?:['’]s)? ${GONE}\\b${NO_MEASURE}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:replac(?:es|ing)|takes? over from|taking over from|covers? for|covering for|steps? in for) an? (?:old )?${ONE} who(?: is|['’]s| has|['’]ve)? ${GONE}\\b${NO_MEASURE}`,
    'giu',
  ),
  // "Bloke or sheila, he doesn't mind", "doesn't care if it's a bloke or a woman".
  new RegExp(
    `\\b${PAIR}(?:,? (?:or )?(?:whoever|anyone|anybody|neither|whatever))?,? (?:and |as )?(?=${NO_MATTER})${NO_MATTER}${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `${NO_MATTER} (?:if|whether) (?:it['’]?s|it is|they['’]?re|they are|you['’]?re|you are|s?he['’]?s) ${PAIR}${NO_TURN}`,
    'giu',
  ),
  new RegExp(`^\\W*${PAIR},? (?:or )?(?:whoever|anyone|anybody|whatever)(?=[,.;]|\\W*$)${NO_TURN}`, 'giu'),
  /\b(?:happy|fine|ok|okay|good|grand) with (?:any|whatever|every) (?:age|sex|gender|background|accent|nationality)s?\b(?![^.;]*\b(?:but|under|over|up to|between|from|below|young\w*|except|looks?|prefer\w*)\b)[^.;]*/giu,
];
