import { lowered } from './matching.ts';
import { FAITH } from './words.ts';

// Whole sentences that are lawful whoever the employer is: whose age is checked at a door, the least age that a law sets, what a house
// changes or pays for those who expect or have a child, whom it serves, how people dress, whose certificate the work needs. Each
// is read from its first word to its last, and nothing in it may take it back.

/** What says who is wanted after all. */
const YET = lowered(
  /\b(?:but|although|except|unless|however|prefer\w*|ideal\w*|rather|instead|hir(?:e|es|ing)|recruit\w*|appl(?:y|ies|icants?|ying)|candidates?|young\w*|wanted|looking for|suits?|someone|somebody|need not|bother|avoid|too (?:old|slow|soft|weak|frail|foreign|big|much)|yourself|(?:you|they|staff|we|ours) (?:should|must|ought to) be|same age|elsewhere|as long as|provided|between (?:us|the lines)|won['’]t last|last (?:day|shift|week|chance)|let(?:ting)? you go|goodbye|farewell|part ways|move on|the door|cheaper|despite)\b/,
);

const LOOKS =
  "(?:(?:who|that) )?(?:looks?|looking|could be|might be|may be|seems?|appears?|is|are|appearing)(?: to be| as if (?:they are|they[’']re))? (?:under|younger than|below) (?:the age of )?(?:18|19|20|21|25|30)";
const ID = '(?:i\\.?d\\.?|identification|proof of age|age|licen[cs]es?|passports?)';
const AT_DOOR = [
  // "You'll ask for ID from anyone who could be under 25".
  `(?:(?:you|staff|we|servers|door staff|please|always)(?:['’]ll| will)? )?(?:(?:have|need) to |must |also |always )*(?:check|ask for|ask to see|ask|see|inspect|request|demand)(?:ing)? (?:for )?(?:(?:photo|an?|the|some|their) )*${ID}\\b(?=.*\\b${LOOKS}\\b).*`,
  `(?:(?:you|staff|we|servers)(?:['’]ll| will)? )?(?:(?:have|need) to |must |always )*(?:card|challenge|ask) (?:anyone|anybody|everyone|customers|guests|players|people|those) ${LOOKS}\\b.*`,
  // "Anyone who looks under 25 shows ID".
  `(?:anyone|anybody|everyone|everybody|customers?|guests?|players?|patrons|punters|those|people|whoever|drinkers) ${LOOKS} (?:(?:shows?|needs?|(?:has|have|will have) to show|must show|brings?|(?:(?:is|are|gets?|will be) )?asked)(?: (?:for|photo|their|an?|some|to show|to see))* ${ID}|(?:(?:is|are|gets?|will be) )?(?:carded|challenged))\\b.*`,
];
const NO_DOOR =
  '(?!.*\\b(?:colleagues|staff (?:are|is) all|on (?:the|our) (?:team|crew)|works? here|behind (?:the|our) (?:bar|till|counter))\\b)';

const LEAST = '(?:1[3-9]|2[01]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty[- ]one)';
const LAW =
  '(?:(?:the |[\\p{L}-]+ ){0,4}?(?:law|act|code|rules|regulations?|regulator|ordinance|licen[cs]ing (?:act|board|authority))(?: (?:on|of|for) [^,;]{3,60}?)?(?: \\([^)]{2,30}\\))?|the (?:sia|faa|caa|casa|easa|hse|tabc|alcohol board|gambling commission|gaming commission|liquor (?:act|board|commission)|ministry of labou?r|department of labor|dvla|atf)|osha|casa|easa|tabc)';
const UNDER = `(?:(?:anyone|anybody|those|people|persons?|staff|children|minors|nobody|no[- ]one|workers) )?(?:(?:who (?:is|are) |aged )?(?:under|below|younger than) (?:the age of )?${LEAST}|under-?${LEAST}s?)`;
const SO =
  "(?:,? (?:so|and) (?:nor will we (?:hire|take|employ|roster|schedule) them|neither (?:do|will|can) we|(?:that|this|it)['’]?s? ?(?:is )?(?:the|our|where) [\\p{L} ]{0,20}\\b(?:line|limit|age|rule|floor|cut-?off|minimum|we start)[^,;]{0,40}|we (?:can['’]t|cannot|do not|don['’]t) (?:hire|take|employ|roster) (?:them|anyone (?:younger|under (?:that|it))|under-?\\d\\ds)|we have to (?:hold to it|follow it|check)|we['’]ll (?:check|ask for) [^,;]{3,30}))";
const AGE_BY_LAW = [
  // "Nevada law keeps anyone under 21 from working as a dealer, so that's the line for this class".
  `${LAW} (?:keeps?|bars?|stops?|prohibits?|forbids?|prevents?|bans?|says|won['’]t licen[cs]e|doesn['’]t licen[cs]e|does not licen[cs]e|will not licen[cs]e|licen[cs]es|lets?|won['’]t let|doesn['’]t (?:let|allow)|don['’]t (?:let|allow)|does not (?:let|allow)|allows?) ${UNDER}\\b(?: (?:from|to|can|may|can['’]t|cannot|do|doing|work\\p{L}*|sell\\p{L}*|serv\\p{L}*|in|on|at|as|here)\\b[^,;]{0,60})?${SO}?`,
  // "State law sets 18 as the minimum age", "the FAA issues at age 23 or 21".
  `(?:this is because )?${LAW} (?:sets?|makes?|puts?|fixes|has|gives?) ${LEAST} (?:as |to be )?(?:the|its|a) (?:minimum|lowest|least|legal|youngest)(?: working)? age\\b(?:,? (?:along with|and) (?!we|they|so)[^;]*)?${SO}?`,
  `${LAW} (?:sets?|requires?|has|puts?) an? (?:minimum|legal|lowest)(?: working)? age (?:of|at) ${LEAST}(?: for [^,;]{3,40})?${SO}?`,
  `(?:minimum:? |you(?:['’]ll)? need )?(?:an? )?(?:[\\p{L}-]+ ){1,6}(?:certificate|licen[cs]e|ticket|permit|card|rating),? (?:which|that) (?:the )?[\\p{L} ]{2,30} (?:issues?|grants?|gives?) (?:only )?(?:at|from)(?: the)?(?: age)?(?: of)? (?:${LEAST}|23)(?: (?:or|and) ${LEAST})?(?: respectively| (?:and|or) (?:over|up))?`,
  // "Nights are for over-18s, as the young worker rules don't let 16 and 17 year olds do them".
  `[^,;]{2,50} (?:is|are) (?:for|open to) (?:over-?(?:16|18|21)s|(?:those|people|anyone) (?:over|aged) (?:16|18|21)(?: (?:and|or) over)?|adults),? (?:as|because|since) (?:the )?(?:[\\p{L}-]+ ){0,3}(?:law|act|rules|regulations?|directive) (?:(?:do(?:es)?n['’]t|do(?:es)? not|won['’]t) (?:let|allow)|bars?|stops?|keeps?) (?:16|17)(?:-| )?(?:(?: ?(?:and|or|to|-) ?)17)?(?:[- ]year[- ]olds?)?(?: (?:do|to do|from doing|work|to work|on|off|from)\\b[^,;]{0,30})?`,
  // "Gaming floor, so 18 and over by law", "That's the one and only thing to say about age".
  `(?:so |and )?(?:that|this|it)(?:['’]s| is| will be) (?:the |our )?(?:one and only|only|sole|one) (?:thing|word|question|line|rule|mention|point|thing here) (?:(?:to|that|we|i|it|there|has|is|can|may|need|ask|say|said|set|about|on|the ad|here|ever|will) ?)+(?:age|ages)`,
];

const EXPECTS = '(?:pregnan(?:t|cy)|expecting|expectant|breast-?feeding|nursing (?:a baby|mothers?))';
const KEPT =
  '(?:(?:with |at )?no (?:change|loss|cut|drop|reduction|fall|dip|effect)(?: (?:in|of|to|on))?(?: (?:your|their|basic|any))? ?(?:pay|wages?|seniority|rank|hours|basic|earnings|rate|service|leave|bonus)|without (?:losing|loss of|any loss of|a cut (?:in|to)|touching)(?: (?:your|their|basic|any|a cent of|a penny of))* ?(?:pay|wages?|seniority|rank|hours|earnings|rate|service)|(?:on|at|keeps?|for) (?:the |your |their )?(?:same|full|whole|normal|usual) (?:pay|wages?|rate|salary))';
const CHANGED =
  "(?:(?:can|may|will|get to|is|are|be|have the right to) (?:be )?(?:mov\\p{L}+|switch\\p{L}*|swap\\p{L}*|transfer\\p{L}*|shift\\p{L}*|work|do|take|go|given|offered|found|put|come off)\\b|duties|shifts?|runs?|lifting|hours|roster|tasks|work (?:changes|is)|lighter|we(?:['’]ll| will)? (?:move|change|swap|adjust|find|take))";
const EXPECTED = [
  `(?=.*\\b${EXPECTS}\\b)(?=.*\\b${CHANGED})(?=.*\\b${KEPT}\\b)(?:if you|if anyone|any(?:one|body)?|pregnant|expectant|those who|people who|staff who|when you|should you|a pregnant|an expectant|crew who|(?:our |all )?[\\p{L}]+s? who)\\b(?!.*\\b(?:can['’]t|cannot|not take|never|must (?:leave|stop|resign|go)|until|unpaid)\\b).*`,
];
const PARENTS =
  '(?:(?:new|all|both|birth|adoptive|foster|the) )*(?:moms?|mums?|mams?|mothers?|parents?|fathers?|dads?|carers?)';
const GIVEN_LEAVE = [
  `${PARENTS}(?:(?: and|,| or|,? and| &) ${PARENTS})*(?: (?:each|both|all|alike))? (?:gets?|takes?|ha(?:s|ve)|receives?|(?:is|are) (?:given|entitled to|paid))(?: (?:each|both|the same|up to))* (?:\\d+|an?|one|two|three|four|six|eight|ten|twelve|sixteen|twenty|twenty-six) (?:(?:full|whole|paid|more) )*(?:weeks?|months?|days?)\\b(?!.*\\b(?:so|which (?:is|costs|leaves)|cost\\p{L}*|never|unpaid|n['’]t (?:come|return))\\b)(?<!\\bn['’]t.*).*`,
];

const SERVED =
  '(?:(?:the |our |your )?(?:pupils|students|ākonga|akonga|learners|clients?|patients?|residents?|customers|guests|families|tenants|members|visitors|passengers|callers|public|neighbours|riders|shoppers|trainees|inmates|players|lodgers|children|people (?:we|you) (?:serve|meet|see|help|teach|look after))(?: (?:that |whom )?(?:you|we) (?:meet|serve|see|teach|help|deal with))?)';
const SOME =
  '(?:(?:one|two|three|four|half|some|many|most|plenty|lots|several|few|\\d+ ?%|\\d+|a (?:third|quarter|fifth|few|lot|good many)|about (?:half|a third)) ?)(?:(?:in|of|out of) (?:every )?(?:\\p{L}+|\\d+) )?(?:of )?';
const ALL_AS_WELL =
  '(?:they|each|all|every one|each one|all of them|every one of them|both|none)(?: of them)? (?:(?:is|are) (?:(?:just )?as (?:much ours|welcome|dear|much a part)[^,;]{0,25}|owed (?:the same|equal|every)[^,;]{0,30}|treated (?:the same|alike|with)[^,;]{0,30}|(?:equally |very )?welcome[^,;]{0,20}|at home here|ours|served (?:the same|alike|with)[^,;]{0,20})|(?:gets?|deserves?|(?:is|are) due) (?:the same|equal|as much|every)[^,;]{0,35}|(?:is|are) turned away)';
const WHO_COMES = [
  // "One in four of our ākonga isn't Catholic, and they are as much ours as anyone".
  `${SOME}${SERVED} (?:will |may |might |can )?(?:is|are|isn['’]t|aren['’]t|be|have|has|speak|come from) [^;]{3,90}?,? and ${ALL_AS_WELL}`,
  // "Our clients are of every religion and none, and so is our staff".
  `(?:our|the) (?:[\\p{L}]+ )?(?:clients|patients|residents|customers|guests|families|students|pupils|members|callers|staff|people|teams?|tenants)(?: and (?:our )?(?:staff|team|crew|volunteers|carers|teachers))? (?:are|is|come|comes) (?:of|from) (?:every|all|any|many) (?:religions?|faiths?|beliefs?|ages?|backgrounds?|creeds?|cultures?|colou?rs?|nations?)(?: (?:and|or) (?:none|no faith|of none))?(?:,? (?:and|as) so (?:is|are) (?:our|the) (?:staff|team|crew|volunteers|carers|teachers|board))?(?:,? (?:though|and) (?:the |two |three |one |some |a )(?:church|mosque|synagogue|temple|parish|order|nun|sister)(?:e?s)? (?:lends?|gives?|gave|lent|built|owns?|owned|started|founded|pays?)\\b[^,;]{0,40})?`,
  // "Many of our students are parents"; the Centre has toys.
  `${SOME}${SERVED} (?:are|have|bring) (?:parents|mums|moms|mothers|dads|carers|grandparents|children|kids|babies|toddlers|little ones)(?:,? (?:and|so) (?:the|our|we) [^;]{3,80})?`,
  `(?:the|our) (?:cent(?:re|er)|building|office|library|lounge|waiting room|school|campus|house|lobby|shop|caf[eé]) (?:has|keeps|offers|comes with) (?:[\\p{L} ,-]+,? and )?(?:toys|a play ?(?:room|corner|pen)|cots?|high ?chairs|a changing table|prams?|picture books)(?:,[\\p{L} ,-]+)?(?:,? and no rule against (?:babies|children|kids|prams))?`,
  // "You don't turn people away for being foreign, gay or old".
  "(?:you|we|staff|door staff|drivers|our door) (?:do not|don['’]t|never|won['’]t|may not|must not|will not|can['’]t|cannot) (?:ever )?(?:turn|refuse|send|keep|throw|bar|serve) (?:(?:people|anyone|anybody|customers|guests|them|passengers|patients|a customer) )?(?:(?:away|out|off|entry|service|worse|last) )?(?:for|because of|because (?:they(?:['’]re| are)|of)|on account of) (?:being |their |who )?[^;]*",
];

const CONDITION =
  "(?:(?:an? |your |you have (?:an? )?|you(?:['’]re| are) |anything (?:like|such as) )?[^,;]{3,50}?(?: or (?:an? )?[^,;]{3,30}?)?)";
const ITS_WORK =
  '(?:(?:it|that|things|them)\\b|(?:the|your) (?:\\p{L}+ ){0,2}(?:job|work|bench|desk|shifts?|rounds?|tasks?|stations?|day|hours|loads?|kit|duties|set-?up|seat|cab|tools|run|route|roster)\\b)';
const AID =
  '(?:you |in |up )*(?:an? |the |another |some |extra )*(?:\\p{L}+[- ]){0,2}(?:stool|chair|trolley|hoist|ramp|desk|lift|equipment|kit|gear|pair of hands|mat|screen|software|headset|interpreter|loop|handles?|tools?|light|seat|mower|platform)';
const ADJUSTED = [
  // "If a bad back or a crook hip means the job should be set up differently, we set it up differently".
  `(?:if|where|should) ${CONDITION} (?:means?|makes?|calls? for|needs?|requires?|asks? for) [^,;]{3,60}, ?(?:then )?we(?:['’]ll| will)?(?: gladly| happily| just)? (?:(?:set|change|adapt|adjust|shift|swap|move|sort|arrange|rearrange|split|do|make|rework|lower|raise|plan) ${ITS_WORK}|(?:lend|get|buy|fit|find|bring|put in|set up) ${AID})(?! and (?:find|move|let))[^,;]*`,
  // "If lifting's not your thing we're also short a cook's offsider".
  `if [\\p{L} -]{3,30}?(?:['’]s| is| are)? ?(?:not|isn['’]t|aren['’]t) (?:your thing|for you|your cup of tea|possible|your bag|what you(?:['’]re| are) after),? (?:we(?:['’]re| are)? (?:also|still) (?:short|after|hiring|have|need|want) |we(?:['’]ve| have) (?:also )?(?:got )?|there(?:['’]s| is| are) (?:also )?)(?:(?:of )?an? |two |other |some |lighter |desk |seated |[\\p{L}]+['’]s )*(?:[\\p{L}'’-]+ ){0,3}?(?:offsider|hands?|assistants?|cooks?|drivers?|clerks?|jobs?|roles?|posts?|shifts?|work|openings?|trainees?|receptionists?|packers?|planners?)(?:,? (?:so|and|just) (?:sing out|ask|say so|tell us|let us know|have a look|look at that)[^,;]*)?`,
  // "Doctor decides fitness, not us".
  "(?:(?:an?|the|our|your|own|independent|occupational health|works|company|port) )*(?:doctor|gp|nurse|physician|occupational health|medical examiner|physio|specialist) (?:decides?|judges?|settles|determines|signs off|rules on|says)(?: on)? (?:your |medical )?(?:fitness|that|who(?:['’]s| is) fit|whether you(?:['’]re| are) fit|what (?:you|anyone) can (?:lift|do|carry))(?: (?:for|to) [^,;]{2,30})?(?:,? (?:and )?not (?:us|we|me|the (?:boss|manager|office|company|foreman)))?(?:,? and we pay[^,;]*)?",
  '(?:the |its )?(?:essential |main |core |key )?(?:duties|functions|tasks)(?: of the (?:job|post|role))? (?:include|are|cover) [^;]*\\bwith or without (?:(?:hearing |visual |walking )?aids?|(?:reasonable )?(?:accommodations?|adjustments?))(?: or (?:accommodations?|adjustments?|aids?|help))?\\b(?!.*\\bno )[^;]*',
  // "A current FAA medical certificate is required".
  "(?:an? |the |your )?(?:(?:current|valid|class \\w+|first-class|second-class) )*(?:faa|casa|caa|easa|eng ?1|seafarer['’]?s?['’]?|dvla|aviation|maritime|transport canada|dot|amsa|mca|rail industry|ntc|coast guard)(?: (?:class \\w+|first-class|second-class|group \\d))? medical(?: certificate| card| fitness certificate)?,?(?: (?:is|are))? (?:required|needed|a must|necessary|compulsory)(?!.*\\b(?:no|without|free of|clean|perfect|healthy|medication)\\b)[^;]*",
];

const HEADWEAR =
  '(?:head ?scar(?:f|ves)|hijabs?|turbans?|kippahs?|crosses|tā moko|ta moko|moko|beards?|braids|locs|piercings?|tattoos?|pounamu)';
const DRESSED = [
  // "Wear what you like on top of the apron, headscarves and Swanndris included".
  `(?:wear|put on|dress) (?:what|whatever|anything|how|however|as) (?:you (?:like|want|please|wish))\\b[^;]*\\b${HEADWEAR}\\b[^;]*\\b(?:included|as well|and all|welcome|fine)`,
  // "Pronouns go on your badge if you'd like them there".
  "(?:your )?pronouns (?:can |may )?(?:go|are|stay|appear|sit|get) (?:printed |put )?(?:on|in|beside) (?:your|the) (?:name |e-?mail )?(?:badges?|tags?|name|signature|profile|lanyard|card|door)(?: only)? if you(?:['’]d| would)? (?:like|want|wish|choose)\\b(?!.*\\b(?:work|join|stay|keep)\\b)[^;]*",
  "(?:it(?:['’]s| is) )?(?:physical|heavy|dirty|hard|cold|wet|loud|dusty|muddy|noisy),? (?:all of it|the (?:whole )?lot|most of it|some of it|much of it|every bit|all day)(?: of it)?",
];

const FURTHER = [
  // What is not looked for.
  'we(?:[\'’]re| are) not (?:after|looking for|hiring for|interested in) (?:an? |the |any )?["“]?(?:culture|cultural|team) fits?["”]?|we (?:don[\'’]t|do not) (?:want|hire for|look for|screen for|believe in|care (?:for|about)) (?:an? |the |any )?["“]?(?:culture|cultural) fits?["”]?|no ["“]?(?:culture|cultural)[- ]fit["”]? (?:interviews?|tests?|chats?|rounds?|questions?)(?: here)?',
  // "A criminal record check is made under the Clean Slate scheme, so spent convictions stay where they belong".
  '(?:an? |the |any |our )?(?:criminal|police|ministry of justice|background|dbs|moj|basic)(?: (?:record|history|records))?(?: (?:check|vetting|disclosure))?s?[^,;]{0,30}\\b(?:clean slate|rehabilitation of offenders|filtering rules?|fair chance|ban the box)\\b(?!.*\\b(?:count|declare\\p{L}*|disclose[sd]?|reveal|even|including|still|all convictions)\\b)[^;]*',
  // "Our Wāhine in Aero lunch is on first Fridays, and blokes who want to listen come too".
  '(?:our|the) [^,;]{0,20}\\b(?:wāhine|wahine|women|ladies|girls|mums|moms|dads|men)\\b[^,;]{0,20}\\b(?:lunch|network|breakfast|group|night|forum|meet-?up|circle|drinks|hui|club|shed)\\b[^;]{0,50}, (?:and |where )(?:the )?(?:blokes|men|anyone|everyone|everybody|lads|guys|women|all)(?: who [^,;]{3,30}?)? (?:comes?|joins?|(?:is|are) welcome|can come|turns? up|may come|listens?)(?: in| along| too| as well)*',
  // "As our minister of religion, the Imam must be Muslim".
  `(?:as (?:our|the|an?) (?:minister of religion|minister|rabbi|priest|imam|religious leader|spiritual leader),? )?(?:the|our|an?) (?:imam|rabbi|priest|minister|vicar|pastor|cantor|curate)(?: (?:of|for) [^,;]{3,30})? (?:must|has to|needs to|will|shall|therefore must)(?: therefore)? be (?:an? )?(?:(?:ordained|practi[sc]ing|observant) )?${FAITH}\\b[^;]*`,
  '(?:please )?(?:tell|ask|show|send|give|remind|ring|offer) (?:it to )?(?:every|each) one of them(?:,? not (?:only|just) (?:those|the ones) who ask)?',
  // "Last year's placements ran from a 17-year-old apprentice to a finance director of 68".
  "(?:(?:last|this) year['’]s|our|my) (?:placements|starters|hires|joiners|people|crew|trainees)(?: (?:last|this) year)? (?:ran|ranged|went|range|run) from an? [^,;]{3,40} to an? [^,;]{3,50}",
  // "They won't let you past the hoarding without it".
  "(?:they|the (?:site|gate|guards?|security|port))(?: (?:just|simply))? (?:won['’]t|will not|don['’]t) let (?:you|anyone|anybody) (?:past|in|on|onto|through|into|near)(?: the [\\p{L} ]{2,25})? without (?:it|one|them|that)",
  // "Career changers in their forties and fifties have done very well with us".
  '(?:career changers|people|returners|trainees|graduates|starters|apprentices)(?: as well)? in their (?:late |early )?\\p{L}+ies(?:(?:,| and| or) (?:their )?\\p{L}+ies)* (?:have|do|are) (?:also |all |both )?(?:done|thrived|joined|started|settled|trained|succeeded|flourished|do|doing|finished|come)\\b[^;]*',
  // "Have a yarn with Aunty Bev's daughter Kylie before you put anything on paper".
  "(?:have a (?:yarn|chat|word|kōrero|korero|cuppa)|talk|speak|ring|call|phone|text|ask|see|e-?mail|message)(?: (?:to|with|for))* (?:(?:uncle|aunty|auntie|aunt|whaea|matua|nan|pop|old) )?\\p{L}+['’]s (?:daughter|son|wife|husband|brother|sister|mum|mother|dad|father|partner|niece|nephew|cousin)(?:,? \\p{L}+)?,?(?: (?:on|at|before|first|if you|about the|for (?:an?|the) (?:chat|tour|form|pack|key)|when you|after)\\b[^;]*)?(?<!\\b(?:pregnan\\p{L}*|kids|married|church|old)\\b.*)",
];

const whole = (sources: readonly string[], before = ''): RegExp[] =>
  sources.map((source) => lowered(`^\\W*${before}(?:${source})\\W*$`));
const WHOLE = [
  ...whole(AT_DOOR, NO_DOOR),
  ...whole([...EXPECTED, ...GIVEN_LEAVE, ...WHO_COMES, ...ADJUSTED, ...DRESSED, ...FURTHER]),
];
const BY_LAW = whole(AGE_BY_LAW);
// Of a law's least age, that none younger are taken is the law's.
const YET_BY_LAW = lowered(
  /\b(?:but|although|prefer\w*|ideal\w*|rather|instead|young(?!er\b|(?: |-)(?:workers?|persons?|people['’]s)\b)\w*|suits?|someone|somebody|between (?:us|the lines)|looking for|no older|(?:over|past) (?:[3-9]\d|thirty|forty|fifty|sixty)|max\w*|up to)\b/,
);
const MAY_BE = lowered(
  /\b(?:id|i\.d|identification|age|under|over|licen[cs]es?|passports?|look|looks|looking|law|act|rules|issues?|adults|pregnan\w+|expect\w+|breast-?feeding|nursing|moms?|mums?|mothers?|parents?|fathers?|dads?|carers?|pupils|students|learners|clients?|patients?|residents?|customers|guests|families|members|public|callers|staff|people|tenants|toys|cots?|turn|refuse|if|where|should|doctor|gp|nurse|physician|duties|medical|wear|dress|pronouns|physical|heavy|dirty|hard|fits?|without|placements|starters|hires|joiners|crew|one of them|career changers|returners|trainees|graduates|starters|apprentices|clean slate|rehabilitation|filtering|fair chance|women|men|imam|rabbi|priest|minister|vicar|pastor|cantor|curate)\b|ākonga|wāhine|['’]s (?:daughter|son|wife|husband|brother|sister|mum|mother|dad|father|partner|niece|nephew|cousin)\b/,
);

/** Whether a whole sentence in small letters is lawful whoever the employer is. */
export const isLawfulWhole = (lower: string): boolean =>
  lower.length < 260 &&
  MAY_BE.test(lower) &&
  ((WHOLE.some((pattern) => pattern.test(lower)) && !YET.test(lower)) ||
    (BY_LAW.some((pattern) => pattern.test(lower)) && !YET_BY_LAW.test(lower)));
