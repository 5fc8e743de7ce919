import { FAITH, ORIGIN } from './words.ts';

// Somebody is wished for, or left out, after all.
const NO_WISH =
  '(?![^.;]*\\b(?:prefer\\w*|only|rather|instead|ideally|young\\w*|older|no more|never|sick of|tired of|leave (?:them|those) out|so (?:that )?(?:we|you|i) (?:can|know)|not for us|last ones?|again)\\b)';
const FAITH_OR_DIET = `(?:${FAITH}|religious|of (?:the|that|our) faith|a believer|vegan|vegetarian)`;
// What is eaten, worn, kept or held in a house of a faith, which anybody can go by.
const OF_THE_HOUSE =
  '(?:pork|alcohol|meat|milk|dairy|shellfish|onion|garlic|beef|fish|ham|bacon|gelatine?|wine|kitchen|food|cuts|menu|shoes|modestly|assembl(?:y|ies)|ethos|closed|saturdays?|sundays?|fridays?|doorstep|premises|kosher|halal|certificates?)';
const ABSENT_PAPERS =
  "(?:has(?:n['’]t| not)(?: got)?|have(?:n['’]t| not)(?: got)?|does(?:n['’]t| not) (?:have|hold)|do(?:n['’]t| not) (?:have|hold)|without|(?:is|are)(?:n['’]t| not) on)";
const PASSPORT_OF = `(?:${ORIGIN}|uk|u\\.k\\.|us|u\\.s\\.|eu|eea|nz|swiss)`;
const MAY_WORK =
  '(?:share codes?|sponsor\\w*|visas?|permits?|right to work|work rights|(?:pre-?)?settled status|biometric|brp|e-?visas?|stamp \\d|proof|work checks?)';
// What an employment goes on to give while somebody is away.
const GIVEN =
  '(?:kiwi ?saver|super(?:annuation)?|pensions?|contributions?|insurance|health (?:plan|cover)|cover|benefits?|seniority|service|increments?|pay rises?|bonus(?:es)?|annual leave|holidays?|accru\\w+|401k|rrsp|prsa)';
const LEAVE =
  '(?:parental|maternity|paternity|adoption|sick|family|carers?|compassionate)(?: and \\p{L}+)? leave';
// What is of somebody's life and is done all the same.
const OF_LIFE =
  '(?:kids|children|babies|famil\\w+|national service|military|army|time|porridge|jail|prison|church|communion|hajj|mission|baptis\\w+|school here|growing up|uni(?:versity)? here|oxbridge|private school|(?:his|her|their) (?:bit|stint)|years? here|\\d)';

/** What lines say in passing of papers, laws, leave and the house, by words that otherwise pick people. */
export const LAWFUL_PASSED: readonly RegExp[] = [
  // "GOQ under s 31": a number of the law.
  /\b(?:(?:goq|gor|bfoq)s? (?:(?:applies|claimed|needed) )?)?(?:under|in|by|per|see) (?:s|ss|sec|sect|section|sch|schedule|para|paragraph|art|article|reg|cl)\.? ?\d+[a-z]?(?:\(\w+\))*(?!\p{L})/giu,
  // "Contributions continue while you are off on parental leave".
  new RegExp(
    `\\b${GIVEN}\\b${NO_WISH}[^.;]{0,45}\\b(?:while|when|during|whilst|if|through)(?: (?:you|they|someone|somebody|staff|anyone)(?:['’]re| are|['’]s| is|['’]ve gone| go(?:es)?)?)?(?: (?:off|away|out))?(?: on)? (?:your |their |a )?${LEAVE}\\b|\\b(?:while|when|during|whilst|if)(?: (?:you|they)(?:['’]re| are| go)?)?(?: (?:off|away|out))?(?: on)? (?:your |their )?${LEAVE}\\b,?${NO_WISH}[^.;]{0,30}\\b${GIVEN}\\b`,
    'giu',
  ),
  // "Bring a share code if you haven't a British or Irish passport".
  new RegExp(
    `(?<=\\b${MAY_WORK}\\b[^.;]*)\\b(?:if|when|where|unless|anyone who|everyone who|those who|whoever) ?(?:you|they|he|she|someone|somebody)? ?${ABSENT_PAPERS} (?:an? |the )?${PASSPORT_OF}(?:(?:,| or|,? nor|/| and)+ ?${PASSPORT_OF})* (?:passports?|citizenship)\\b${NO_WISH}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:if|when|where|anyone|everyone|anybody|those|people|whoever|somebody|someone|staff)(?: who| that)? ?(?:you|they|he|she|someone|somebody)? ?${ABSENT_PAPERS} (?:an? |the )?${PASSPORT_OF}(?:(?:,| or|,? nor|/| and)+ ?${PASSPORT_OF})* (?:passports?|citizenship)\\b(?=[^.;]*\\b${MAY_WORK}\\b)${NO_WISH}`,
    'giu',
  ),
  // "A U.S. person, which covers green card holders, refugees and asylees too".
  /\bu\.?s\.? persons?,?(?: \(?(?:which|that|this|it|and|i\.?e\.?|meaning|including|includes?|covers?|takes in|counts?|also|so|means|status))+ [^.;]{0,40}\b(?:green[- ]card(?: holders?)?|(?:permanent )?residents?|refugees?|asylees?)(?![^.;]*\b(?:not|no|but|never|except|born)\b)[^.;]*/giu,
  // "Indigenous candidates, women and people with disabilities may self-identify if they wish".
  new RegExp(
    `^\\W*${NO_WISH}(?![^.;]*\\b(?:not|must|exclude\\w*|drop)\\b)[^.;]{4,140}\\b(?:may|can|could|(?:is|are) (?:invited|welcome|encouraged|free) to|choose to)(?: choose to| voluntarily| also)? self-?(?:identify|declare|disclose)\\b[^.;]*`,
    'giu',
  ),
  // "You needn't be Muslim, but pork and alcohol don't come through the door".
  new RegExp(
    `\\b(?:you )?(?:need(?:n['’]t| not)|do(?:n['’]t| not) (?:have|need) to|no need to) be (?:an? )?(?:practising |practicing )?${FAITH_OR_DIET}(?: yourself| to [^.;,]{3,25})?(?=\\W*(?:but|only|just|though)?\\b[^.;]*\\b${OF_THE_HOUSE}\\b)(?![^.;]*\\b(?:help\\w*|prefer\\w*|easier|ideal\\w*|advantage|fits?|believ\\w+|practi[sc]\\w+|most who|last here|better|bonus|sympath\\w+|pray|worship|share|want\\w*|wom[ae]n|m[ae]n|girls?|lads?|young\\w*|native|born|fluent|look\\w*)\\b)[^.;]*`,
    'giu',
  ),
  // "Don't send anyone who hasn't done Pharmacy First": what the work needs somebody to have done.
  new RegExp(
    `\\b(?:anyone|anybody|people|someone|somebody|candidates|those|no ?one|nobody|locums?|temps?|drivers?|nurses?) who (?:has|have)(?:n['’]t| not|['’]nt) (?:yet |already |ever )?(?:done|passed|completed|driven|operated|used|worked (?:on|with|in)|sat|renewed) (?!(?:(?:the|an?|any|their|his|her|our) )?${OF_LIFE}\\b)[\\p{L}\\d][^.;,]{2,40}`,
    'giu',
  ),
  /\b(?:anyone|anybody|people|someone|somebody|candidates|those|no ?one|nobody|locums?|temps?|drivers?|nurses?) who (?:has|have)(?:n['’]t| not) (?:yet )?(?:got|had|held) (?:an? |the |any |their |his |her |our )?(?:[\p{L}\d-]+ ){0,3}(?:pass|card|ticket|licen[cs]e|certificate|cert|registration|induction|training|check|dbs|cscs|insurance|course|module|medical indemnity|pin|qualification)s?\b/giu,
  // "As Sue starts her maternity leave on the ninth": why somebody is needed.
  new RegExp(
    `\\b(?:as|because|since|when|while|before|until|from when|for when) (?!(?:the last|our last|she|he|they|most|women|young)\\b)(?:our |the |my )?\\p{L}+(?: \\p{L}+)? (?:starts?|begins?|goes on|is (?:off )?on|takes?|finishes|comes back from|returns from|is back from)(?: her| his| their)? ${LEAVE}\\b(?: (?:on|in|from|next|this|until|till|at) [^.;,]{2,25})?(?![^.;]*\\b(?:instead|again|never|won['’]t|young\\w*|past|prefer\\w*|rather|avoid)\\b)`,
    'giu',
  ),
  // "The owners are in their seventies and want a manager they can hand over to".
  /^\W*(?:the |our |both )?(?:present |current )?(?:owners?|founders?|partners|directors|couple|proprietors?|farmers?)(?: \p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)? (?:are|is)(?: both| all)?(?: now)? (?:in (?:their|his|her) (?:(?:early|mid|late)[- ]?)?(?:fifties|sixties|seventies|eighties)|nearly \d\d|(?:6|7|8)\d)(?=[^.;]*\b(?:hand(?:ing)? (?:it )?over|retir\w+|succession|step(?:ping)? (?:back|down)|sell|take (?:it )?over|slow(?:ing)? down|wind(?:ing)? down|buy)\b)/giu,
  // "Dad would take them out on the boat": what somebody's people did.
  /(?<=^\W*|\b(?:when|where|because|as|since|that|how|and|then|began with|,) )(?:dad|mum|mom|mam|grandad|granddad|grandpa|gran|grandma|nan|father|mother) (?:would (?!(?:be|suit|fit|do|work|love|rather|prefer|like|need|have to|also|probably|get|cope|struggle)\b)|used to |always |taught |took |started |ran |built |bought |still |did |drove |sold |baked |fished |opened |put )(?![^.;]*\b(?:wanted|prefer\w*|ideal\w*|suits?|looking for|someone like|only|young\w*|must|wants?|wishes|hopes?|needs?|likes?|girls?|lads?|lass|blokes?|wom[ae]n|someone|somebody)\b)[^.;,]*/giu,
  /\b(?:pre-?)?settled status\b/giu,
  // "A decent guy runs the stores": who is there.
  /^\W*(?:an? )?(?:good|decent|solid|steady|lovely|nice|great|sound|friendly|patient) (?:guy|lad|chap|bloke|fella|woman|lady|lass)(?:, \p{L}+,)?(?:['’]s| is)? (?:runs|manages|heads|looks after|in charge of|will (?:meet|show|train|help)|he['’]ll|she['’]ll)\b(?=[^.;]*\b(?:you|the)\b)(?![^.;]*\b(?:want\w*|need\w*|prefer\w*|looking for|like (?:him|her))\b)/giu,
  // "Kitchen hand, Backpackers, Kaikōura": a house to sleep in.
  /(?<=(?:^\W*|,) ?(?:[\p{L}'’]+ ){0,3}?)\bbackpackers(?:['’]|['’]s)?(?=(?:,? (?:in|near|at) \p{L}+| hostel| lodge|, \p{L}[\p{L} ]+)\W*$)(?<=,[^,]*)/giu,
  // "Junior is the pay grade, not your age".
  /,? (?:and )?(?:not|and says nothing of|has nothing to do with) (?:your|an|somebody['’]s|anybody['’]s|how old you are|the) ?(?:age|years|date of birth)?(?=\W*$)(?<=\b(?:junior|senior|graduate|entry[- ]level|young|youth|trainee)\b.*\b(?:is|means|refers to|stands for|describes)\b.*)/giu,
  // "PTO can be used for family or medical needs of any kind".
  /\b(?:pto|(?:paid |sick |annual |personal |flexible )?(?:time off|leave|days|hours))\b[^.;]{0,40}\b(?:can|may) be (?:used|taken) for [^.;]*\b(?:medical|health|family|caring|mental health)\b(?: (?:or|and) (?:medical|family|caring|health))?(?: (?:needs|reasons|appointments|care|matters))\b(?![^.;]*\b(?:not|no|but|except|only|unless)\b)[^.;]*/giu,
];
