import { FAITH, ORIGIN } from './words.ts';

// Somebody is wished for after all, or kept out.
const NO_WISH =
  "(?![^.;]*\\b(?:prefer\\w*|only|rather|must|should|ideal\\w*|suits?|looking for|we (?:want|need|hire|take)|so (?:no|we (?:want|need|only|can|look)|it has|it must|they|you (?:must|have))|same again|like (?:you|us)|young\\w*|fresh\\w*|instead|except|unless|but|not|never|no (?!problem|bother|worries|odds)\\p{L}+|enough|too many|pain|nuisance)\\b|[^.;]*n['’]t\\b)";
const FEW =
  '(?:disabled|deaf|deafblind|blind|autistic|neurodivergent|neurodiverse|dyslexic|dyspraxic|partially sighted|visually impaired|hard[- ]of[- ]hearing|one[- ](?:handed|armed|legged))';
const SCHEMED = `(?:${FEW}(?:,? (?:and|or|\\/) ${FEW})* (?:applicants?|candidates?|people|person|veterans)|care leavers?|veterans|ex-forces (?:applicants|candidates|people)|service leavers|reservists|carers)`;
const BACK_AGAIN =
  "(?:grandparents|grandmas|grandads|nans|mums|dads|mothers and fathers|parents|students|retirees|pensioners|backpackers|old hands|regulars|returners|former staff|(?:last (?:year|season|summer|winter)['’]s|our) (?:\\p{L}+ )?\\p{L}+s)";
const SERVED =
  '(?:clients?|residents?|patients?|ladies|gentlemen|gents|men|women|customers|participants|tenants|guests|users|swimmers|families)';
const SHE_OR_HE = '(?:(?:fe)?male|woman|man|lady|bloke|gentleman|girl|guy|lad)';
const ASKS_FOR =
  "(?:wants?|prefers?|asks? for|(?:would|['’]d) (?:rather|sooner)(?: have)?|likes?|(?:is|are) happier with|requests?|chooses?)";
const SOME = '(?:some|a few|several|many|most|half|one or two|certain|one|two|three)';
const COUNTED = '(?:(?:one|two|three|four|five|some|several|a few|a couple of|many|half|plenty of) )';
const THERE = '(?:(?:on|in|at|among|with) (?:the|our|this|every|us)(?: \\p{L}+)?|here|already)';
const EXEMPT = '(?:exemptions?|accommodations?|waivers?|exceptions?|opt-?outs?|exempt)';
const WHY_EXEMPT =
  '(?:medical|religious|faith(?:-based)?|health|disability|conscience|philosophical|pregnancy)';
const LOOKS = '(?:hair|beards?|moustaches?|nails|tattoos?|piercings?|braids|dreads|locs|make-?up|sleeves)';

/** Schemes, exemptions, dress that is free, whom those who are served ask for, how old they are, and who works there already. */
export const LAWFUL_SCHEMES: readonly RegExp[] = [
  // "Disabled applicants who meet the essential criteria are guaranteed an interview".
  new RegExp(
    `\\b(?:(?:any|all|every|each) )?${SCHEMED}(?:,? (?:and|or) ${SCHEMED})* (?:who|that) (?:meets?|has|have|hits?|shows?|fits?|can show|ticks?) [^.;,]{3,50}? (?:are|is|gets?|will be|will get|goes|go)\\b(?: all| always| automatically| still)? ?(?:(?:guaranteed|offered|given|invited to|promised|sure of)(?: an?| their)? (?:\\p{L}+ )?interviews?|an? (?:\\p{L}+ )?interview|straight to (?:an? |the )?interview|interviewed|through to interview|called in)\\b(?![^.;]*\\b(?:but|unless|except|only|never|not|anyway|tick the box|waste)\\b)`,
    'giu',
  ),
  // "We'd love grandparents back": whoever has worked there is asked to come again.
  new RegExp(
    `(?:^\\W*|\\b(?:we|i)(?:['’]d| would)? (?:all )?)(?:(?:love|like|glad|delighted|happy|keen|pleased|welcome)\\b(?: to (?:see|have|get|welcome))?) (?:(?:our|the|some|all our|any of our|more) )?${BACK_AGAIN} back\\b(?: (?:again|next \\p{L}+|this \\p{L}+|for the \\p{L}+|on the \\p{L}+|after the \\p{L}+))?(?![^.;]*\\b(?:only|but|except|young\\w*|under|over(?! the)|without|unless|not)\\b)(?:, (?:you|they)(?: lot| all)?(?:['’]re| are| were)? (?:never|always|know|knew|made|kept|brilliant|great|missed|the best)\\b[^.;,]{0,40})?(?=\\W*$|,)`,
    'giu',
  ),
  /^\W*welcome back,? (?:grandparents|mums|dads|parents|students|retirees|pensioners|old hands)\b(?=\W|$)/giu,
  // "Dyslexic writers are on the team already": who works there and what they work with.
  new RegExp(
    `^\\W*(?:(?:there (?:are|is)|we(?:['’]ve| have)(?: got)?|with) ${COUNTED}?${FEW} \\p{L}+(?: \\p{L}+)?(?: who work)?(?: already)? ${THERE}|${COUNTED}?${FEW} \\p{L}+(?: already)? (?:are|is|works?|sits?|have been|cook|drive|code|write|build)(?: already| all)? ${THERE}|${COUNTED}of (?:our|the|my) \\p{L}+ (?:are|is) ${FEW})(?: already| too| now)?(?=,|\\W*$| (?:and|with|so)\\b)${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "Medical and religious exemptions honored".
  new RegExp(
    `(?<!\\b(?:no|without|nor|any|refuse|deny|the|those|these) (?:(?:medical|health) (?:or|and|nor) )?)(?:(?<=\\p{L}[^.;]*)|(?=[^.;]*\\b(?:honou?r|grant|give|avail|consider|respect|accept|welcom|allow|may|can be|on request|handled|through|by hr|is fine|are fine|ok)))\\b(?:${WHY_EXEMPT}(?:,? (?:and|or|&) |, ?| ?\\/ ?)?){1,3} ?${EXEMPT}\\b(?! (?:crowd|types?|lot|people|brigade|folks?|seekers?|cases?|nuts?)\\b)|\\b${EXEMPT}(?: (?:are|is|may be|can be))?(?: (?:granted|given|available|considered|made|possible))? (?:for|on) (?:${WHY_EXEMPT}(?:,? (?:and|or|&) |, ?| ?\\/ ?)?){1,3} ?(?:reasons?|grounds)\\b`,
    'giu',
  ),
  // "Hair as you please": nobody is told how to look.
  new RegExp(
    `\\b(?:${LOOKS}(?:,? (?:and|or|&) |, ))*${LOOKS},?(?: (?:is|are|worn|up to you|done))? (?:(?:as|how(?:ever)?|any (?:way|how)|whatever(?: way)?|the way) you(?:['’]d)? (?:please|like|want|wear|choose|fancy)(?: (?:it|them))?|as (?:it|they) comes?|up to you|your (?:own )?(?:business|choice|call|affair)|(?:in )?any (?:colou?r|length|style|way))\\b(?![^.;]*\\b(?:except|unless|but not|as long as|so long as|provided|no afros?)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\bwear (?:your )?${LOOKS}(?: and ${LOOKS})? (?:how|however|as|the way|any way) you (?:like|want|please|choose)\\b|(?<=\\b(?:jeans|shirts?|polos?|dress code|dress|uniforms?|collars?|jackets?|trainers|shorts|hair|boots|smart casual|t-shirts?|tee)\\b[^.;]{0,50})\\bno ties\\b|\\bno ties\\b(?=,? (?:or|and|no) (?:suits?|jackets?|heels|uniforms?)\\b)`,
    'giu',
  ),
  // 'I pulled "digital native" from the posting and they agreed': words in quotes that were taken out before.
  /^\W*(?:i|we)(?:['’]ve| have)? (?:then |since |just )?(?:pulled|took|taken|struck|cut|removed|dropped|swapped|changed|deleted|edited) \u00b7+ (?:out )?(?:of|from|for|in|out) [^.;,]{3,25}?,? (?:and |so |which |with )?(?:they|he|she|the client|client)(?:['’]re| are|['’]s| is| was| were)? (?:agreed|fine|happy|okay?|good|glad|relieved)\b(?![^.;]*\b(?:but|still|though|anyway|just don['’]t|young\w*)\b)[^.;,]*/giu,
  /\b(?:our |the )?(?:riders|clients|guests|members|passengers|customers|residents|patients|visitors|shoppers|dancers|singers|readers|listeners|pupils|students|swimmers|players)['’]? (?:have an? |with an? |are an? )?average age (?:is|of|was|being)? ?(?:around |about )?\d+\b(?![^.;]*\b(?:so|want|prefer\w*|match|like them|young\w*|staff|team)\b)/giu,
  // "Enhanced DBS as you'd be alone with the girls": a check, and whom it guards.
  /\b(?:police (?:vetting|check\w*)|(?:enhanced )?dbs(?: check)?|wwcc?|working with children(?: check)?|vulnerable sector check|garda vetting|pvg|blue card)\b[^.;]{0,60}\b(?:kids|children|girls|boys|pupils|babies|teenagers|residents|elders|young people)\b(?![^.;]*\b(?:prefer\w*|only (?:wom|m[ae]n)|suits?|wom[ae]n|no m[ae]n)\b)/giu,
  // "You'd be collecting prescriptions for pensioners who can't get out": for whom the work is done.
  /^\W*you(?:['’]d|['’]ll| would| will) (?:also |mostly )*be (?:also |mostly )*\p{L}+ing (?!for\b|with\b|alongside)[^.;,]{3,50}? (?:for|to|from) (?:the |our |some |local |older |elderly )*(?:pensioners|seniors|older people|elderly people|old folks?|kids|children|toddlers|teenagers|families|new (?:mums|moms|mothers|parents)|mothers|veterans|refugees|disabled (?:people|customers|students))\b(?: who (?:can|are|need|want|live|do)(?:n['’]t|['’]t|not| not)? [^.;,]{2,30})?(?![^.;]*\b(?:so|because|prefer\w*|only|suits?|ideal\w*|yourself|must)\b)/giu,
  // "Send a photo of a drawer you made": a picture of the work.
  /\b(?:photos?|pictures?|pics|snaps) of (?:an? |some |the |one |your )?(?:\p{L}+ ){1,3}?(?:that )?you(?:['’]ve| have)? (?:made|built|laid|cooked|baked|fixed|painted|planted|grown|designed|sewn|welded|cut|finished|restored|plastered|tiled|decorated|iced)\b/giu,
  // "Five tenants with learning disabilities in their twenties, all women": whom the house holds.
  new RegExp(
    `^\\W*(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen) (?:tenants|residents|clients|patients|students|pupils|service users|young people|adults|children|ladies we support|people we support)\\b[^.;]{0,60}?\\b(?:in their (?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|aged \\d+|with (?:learning|physical|an? )\\p{L}*)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "Two Protestant, one Catholic, one Muslim": who is there already.
  new RegExp(
    `\\b(?:(?:one|two|three|four|an?) (?:${FAITH})s?(?:,? and |, )){2,}(?:(?:one|two|three|an?) (?:${FAITH})s?|(?:and )?(?:this|the|your) (?:vacancy|post|one))${NO_WISH}`,
    'giu',
  ),
  /\b(?:five-day week, )?straight shifts?\b(?! (?:guys?|m[ae]n|people|lads|staff|workers) only)/giu,
  /\b(?:new|recent) grads?(?:uates)?,? (?:and|or|as well as|alongside) (?:\p{L}+ ){1,2}(?:with|of) (?:any|all|every|years of|long|more|lots of) (?:amount |level |length |kind )?s?(?:of )?(?:experience)?\b(?![^.;]*\b(?:but|only|prefer\w*|rather)\b)[^.;]*/giu,
  /\b(?:expecting|expectant|pregnant) (?:mothers|mums|moms|women|staff|workers|colleagues|employees) (?:are|get|will be) (?:moved (?:from|to|off) (?:the )?\p{L}+|given (?:an? |the )?(?:lighter|seated|other|a chair|stool|breaks?|rest|desk)\p{L}*|excused from \p{L}+|offered (?:a |lighter )\p{L}+)(?! (?:door|list|payroll|books))(?![^.;]*\b(?:not|until|without pay|unpaid|but|so we)\b)/giu,
  // "Drivers from 24 to 70 here": all ages are there.
  new RegExp(
    `\\b(?:drivers|staff|crew|people|team|carers|packers|pickers|porters|members|colleagues|cleaners|cooks|nurses)(?: aged)? from (?:1[6-9]|2\\d) to (?:6[5-9]|7\\d|8\\d)\\b(?! (?:only|please|wanted))${NO_WISH}`,
    'giu',
  ),
  /\bdouble[- ]man(?:s|ned|ning)?\b|\b(?:one|two|a) couples? who (?:double[- ]man|drive|share (?:a|the) (?:cab|truck|job))\b(?![^.;]*\b(?:only|want|prefer\w*)\b)/giu,
  // "Female patients can ask for a female sonographer and we book it that way".
  /\b(?:(?:fe)?male |any |all |our )?(?:patients|clients|residents|students|customers|tenants) (?:can|may) (?:ask for|request|choose|have) (?:an? )?(?:female|male|same[- ]sex|wom[ae]n|m[ae]n)(?: \p{L}+)?(?=\W*$|,| and (?:we|you|the)\b)(?![^.;]*\b(?:so (?:we|you|it)|only|prefer\w*|hir\w+|must|looking|young\w*)\b)/giu,
  /\bif english (?:isn['’]t|is not) your (?:first|native|main) language,? (?:(?:that['’]s|it['’]s|that is) (?:fine|ok(?:ay)?|no (?:problem|bother|matter))|don['’]t worry|no (?:problem|bother|worries))(?![^.;]*\b(?:but|unless|as long as|except|only)\b)/giu,
  new RegExp(
    `^\\W*(?:the |my |our )(?:(?:boss|owner|chef|manager|farmer|landlord)['’]s )?(?:mother|father|mum|mom|mam|dad|gran|granny|nan|grandmother|grandfather|aunt|uncle) (?:still )?(?:does|bakes|makes|runs|keeps|cooks|minds|comes|sits|opens|writes|feeds|irons)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "It is unlawful to withdraw an offer because someone is pregnant": the law is told.
  /\b(?:(?:it(?:['’]s| is| would be)|that(?:['’]s| is)) (?:unlawful|illegal|against the (?:law|act)|discrimination) to|(?:you|we|they|nobody|employers?|an employer|the client) (?:legally )?(?:may|can|must|could|might)(?: not|not|n['’]t|['’]t)(?: legally| lawfully)?) (?:withdraw|refuse|reject|rescind|turn (?:down|away)|dismiss|sack|fire|treat|penali[sz]e|drop|mark (?:down|somebody down)|pass over|pull)\b[^.;]*\b(?:because|for being|just (?:because|for)|on (?:the )?grounds?|over|for (?:their|her|his))\b(?![^.;]*\b(?:but|unless|except|so (?:just|keep|say|put|find|don['’]t|we)|anyway|though|instead|officially|in writing|on paper)\b)[^.;]*/giu,
  // "An aqua group where the average age is 71": how old those are who come.
  new RegExp(
    `\\b(?:an? |the |our |of |with |whose |where |their )*average age(?: (?:here|there|on the ward))?(?: (?:is|of|was|around|about|being|:))* (?:6[8-9]|[7-9]\\d|[3-9]|1[0-3])\\b(?! ?(?:\\/|-|to|million|%))(?! ?(?:in (?:the|our) (?:office|team)))${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:you will|you['’]ll|you would|you['’]d) (?:usually|normally|generally|typically) (?:need|have) to have (?:lived|been living|been) (?:here|in (?:the )?(?:uk|us|australia|nz|new zealand|canada|ireland|country))\\b(?=[^.;]*\\b(?:clearance|vetting|[snd]v\\d?|sc|bpss)\\b)(?!.*\\b(?:all your li\\p{L}+|born|grown|${ORIGIN}|${FAITH})\\b)`,
    'giu',
  ),
];

const CLEARANCE =
  /\b(?:clearance|clearances|vetting|nv[12]|sc|dv|bpss|ctc|public trust|baseline)\b[^.;]*\b(?:need\w*|requir\w*|must|applies|apply|essential|wanted|condition|usual|at|level|asked)\b|\b(?:need|require|hold|get)\w*\b[^.;]*\b(?:clearance|vetting|nv[12]|bpss|public trust)\b/iu;
const LIVED_HERE =
  /^\W*(?:so |and |for (?:that|it|this),? )?you(?:['’]d|['’]ll| would| will)? (?:(?:usually|normally|generally|typically|probably) )?(?:need|have|must)(?: to)? have (?:lived|been(?: living)?|resided|been resident) (?:here|in (?:the )?[\p{L}.]+(?: zealand| states| kingdom)?) (?:for )?(?:a while|some time|a few years|(?:at least )?(?:(?:the )?(?:last|past) )?(?:\w+) (?:of the (?:last|past) \w+ )?years)\b(?![^.;]*\b(?:born|grew|grown|accent|local|passport|parents|not|only|life)\b)/iu;
const SERVED_ASK = new RegExp(
  `^\\W*${SOME} (?:of )?(?:our |the |your )?${SERVED}\\b[^.;,]{0,15}? ${ASKS_FOR} (?:an? )?(?:(?:fe)?male|wom[ae]n|m[ae]n|lady)\\b(?![^.;]*\\b(?:so|only|young\\w*|white|black|english|pretty|must|we)\\b)`,
  'iu',
);
// "Some of our clients want a female carer and some want a male one".
const BOTH_ASKED = new RegExp(
  `^\\W*${SOME} (?:of )?(?:our |the |your )?${SERVED}\\b[^.;,]{0,15}? ${ASKS_FOR} (?:an? )?${SHE_OR_HE}\\b[^.;]{0,40}?(?:,| and|, and| while| but)+ (?:some|others|a few|the rest|most|half|the others|one|two|some ${SERVED}|the ${SERVED})(?: of them)?(?: ${ASKS_FOR})?(?: for)? (?:an? )?${SHE_OR_HE}\\b(?: (?:one|\\p{L}+er))?(?:,? (?:and |so )?(?:you(?:['’]d|['’]ll| would| will)?|we|the \\p{L}+) [^.;]{0,60})?\\W*$`,
  'iu',
);
const ONE_WANTED =
  /\b(?:so (?:it|we (?:want|need))|only|therefore|looking|hir\w+|must|white|black|young\w*|pretty|girls?|we (?:want|need|prefer|go)|need an?|same)\b/iu;
const SEEN_TO_NEXT =
  /^\W*(?:so |and )?(?:(?:where(?:ver)?|when(?:ever)?|if) (?:we|you|they) can,? )?(?:you(?:['’]d|['’]ll| would| will)?|the (?:rota|roster|co-?ordinator|office|planner)|we(?:['’]ll| will)?) (?:(?:just|then|always|try to) )*(?:works? (?:that|it|this)|match\w*|puts? (?:it|that)|plans?|rosters?|rotas?|arranges?|fits? (?:it|that)|sorts?|schedules?|allows?|sees? to|swaps?|juggles?|pairs?|sends? (?:an? )?(?:mixed|two|one of each|both|pairs?)|takes? (?:care|account)|ha(?:s|ve) (?:one|both|someone|somebody) on)\b(?![^.;]*\b(?:hire|hiring|must be|only|looking for|young\w*|so we)\b)/iu;

/** Whether a sentence says how long somebody has to have lived there for the clearance that the one before names. */
export const isOfClearance = (text: string, last: string | undefined): boolean =>
  last !== undefined && LIVED_HERE.test(text) && CLEARANCE.test(last);

/**
 * Whether a sentence says that some of those who are served like to be helped by women and some by men, or by whom some do and the
 * next one that the roster sees to it.
 */
export const isRostered = (text: string, next: string | undefined): boolean =>
  (BOTH_ASKED.test(text) && !ONE_WANTED.test(text)) ||
  (next !== undefined && SERVED_ASK.test(text) && SEEN_TO_NEXT.test(next)) ||
  isRosteredInOne(text);

function isRosteredInOne(text: string): boolean {
  const at = text.search(/, (?=(?:so|and|you)\b)/u);
  return at > 0 && SERVED_ASK.test(text.slice(0, at)) && SEEN_TO_NEXT.test(text.slice(at + 1));
}
