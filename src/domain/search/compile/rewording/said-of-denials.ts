import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&.-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.-]*){0,3}`;
const COMPANIES = String.raw`${COMPANY}(?:(?:\s*,\s*|\s*,?\s+(?:or|and)\s+|\s*\/\s*)${COMPANY})*`;
const BEGIN = String.raw`(?<=^|[,;.:!(]\s*|\s[-–—]\s+|\b(?:and|but|so|as|because|since|please)\s+)`;
const END = String.raw`(?=\s*(?:$|[,;.)!"]|[-–—]\s|\b(?:and|but|so|as|because|since|please|this\s+time|for\s+now|thanks|right\s+now|now)(?!\p{L})))`;

/** People whom recruiters are told to leave out, by what they are. */
export const KIND = String.raw`(?:(?:[\p{L}-]+\s+)?(?:contract(?:ors?|ing)|freelanc(?:ers?|ing)|temps|temping|interims|locums|part[\s-]timers|juniors|graduates|grads|trainees|job[\s-]?hoppers|hoppers|recruiters|career[\s-]changers|backpackers|holiday\s?makers|visa[\s-]holders)|(?:contract|agency|temp|freelance|interim|part[\s-]time|casual|locum|junior|graduate|working[\s-]holiday|visa|sponsor(?:ship|ed))[\s-](?:people|folks?|staff|workers?|types|candidates|work|crowd|lot|brigade|mob|cases|applicants))`;
const KINDS = String.raw`${KIND}(?:\s*(?:,|\/|,?\s+(?:or|and|nor))\s*${KIND})*`;
/** People, and the words by which one goes on to say which. */
export const ONES = String.raw`(?:any(?:one|body)|people|those|staff|folks?|candidates|the\s+ones|some(?:one|body)|whoever)`;
export const WHICH = String.raw`(?=(?:who|that|whose|from|at|with|on|in|needing|requiring|wanting|asking|currently|now|presently|still|between)\b)`;
const OWN = String.raw`(?:'s|')?\s+(?:people|folks?|staff|employees|lot|crowd|types|mob|crew|gang|own)`;
const THE = String.raw`(?:(?:the|any|all(?:\s+the)?|these|those|more|your|such)\s+)*`;

const QUITE = String.raw`(?:(?:has|have|had|are|is|was|were|am|'re|got|get|been|being|really|just|now|also|all|quite|well|truly|so|very|rather|totally|completely|frankly|clearly|a\s+bit|pretty|much|both|always|never\s+again)\s+)*`;
/** Who has had enough: the client, or we. */
const BY = String.raw`(?:(?:they|we|i|he|she|it|clients?|everyone|nobody\s+there\s+is|(?:the|our|this|my|their)\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+)`;
const HAS_HAD_ENOUGH = String.raw`(?:(?:(?:their|our|his|her|its|my|a)\s+)?(?:fill|enough|gutful|gutsful|bellyful|surfeit|one\s+too\s+many)\s+(?:of\s+)?|it\s+(?:up\s+to\s+here\s+)?with\s+|(?:sick(?:\s+and\s+tired|\s+to\s+(?:death|the\s+back\s+teeth))?|tired|weary|wary|scared|suspicious|leery)\s+of\s+|fed\s+up\s+(?:with|of)\s+|(?:done|finished|through|bored|disenchanted)\s+with\s+|(?:gone|going|went|right)\s+off\s+|over\s+|(?:burn(?:t|ed)|stung|bitten|let\s+down|messed\s+(?:about|around)|stuffed\s+(?:about|around))\s+(?:(?:badly|before|once|twice|too\s+often|last\s+time)\s+)*(?:by|with)\s+|(?:allergic|averse|opposed)\s+to\s+|against\s+|(?:no|not(?:\s+an?)?)\s+(?:(?:big|great|huge|real)\s+)?(?:fans?|friends?|believers?)\s+(?:of|in)\s+|not\s+(?:keen|mad|sold|hot|big|struck)\s+on\s+|(?:do|does|did)(?:n't|\s+not)\s+(?:like|fancy|rate|trust|touch|get\s+on\s+with|care\s+for|warm\s+to|believe\s+in|deal\s+with|work\s+with)\s+|(?:can't|cannot|can\s+not|couldn't)\s+(?:stand|abide|bear|stomach|be\s+doing\s+with)\s+|(?:hates?|loathes?|dislikes?|detests?|shuns?|distrusts?|despises?)\s+|(?:sworn|swears?|swore)\s+off\s+|(?:ruled|ruling|rules?)\s+out\s+|(?:won't|will\s+not|wouldn't|would\s+not)\s+(?:hear\s+of|have|touch|entertain|countenance|wear|stand\s+for|deal\s+with|go\s+near)\s+|wants?\s+(?:(?:to\s+see\s+)?the\s+back\s+of|nothing\s+to\s+do\s+with|rid\s+of|shot\s+of|no)\s+|no\s+(?:time|use|room|appetite|love|patience|need|place|interest|budget|desire|call|wish)\s+(?:for|in)\s+|(?:turned|turning|turn)\s+(?:their|our|its)\s+backs?\s+on\s+|(?:steers?|steering)\s+clear\s+of\s+|(?:says?|said|saying)\s+no\s+to\s+|draws?\s+the\s+line\s+at\s+|(?:could|would|'d)\s+(?:rather\s+|sooner\s+)?do\s+without\s+)`;
const DROP = String.raw`(?:(?:please|just|kindly|can\s+you|do)\s+)*(?:spare\s+(?:me|us|them)|save\s+(?:me|us)\s+from|drop|ditch|bin|lose|cut|scrap|park|swerve|dodge|forget(?:\s+about)?|disregard|discount|overlook|omit|ignore|reject|refuse|set\s+aside|put\s+aside|pass\s+(?:on|over)|weed\s+out|screen\s+out|sift\s+out|filter\s+out|strike\s+(?:off|out)|knock\s+(?:off|out)|kick\s+out|hold\s+the|enough\s+(?:of|with)|down\s+with|away\s+with|no\s+more|give\s+a\s+miss\s+to|hands\s+off|steer\s+(?:well\s+)?clear\s+of|(?:stay|keep)\s+(?:well\s+)?(?:away\s+from|clear\s+of|off)|lay\s+off|hold\s+off\s+on|set(?:ting)?\s+to\s+one\s+side|(?:sett|leav|putt)ing\s+(?:to\s+one\s+side|aside|off|alone|behind)|discounting|disregarding|omitting|ignoring|dropping|overlooking|bypassing|skipping|weeding\s+out|screening\s+out|sifting\s+out|filtering\s+out|passing\s+over|rejecting|refusing|shunning|swerving|dodging|cutting\s+out)`;
const LET_BE = String.raw`(?:(?:please|just|kindly|better|do)\s+)*(?:leave|let|keep)`;
const BE = String.raw`(?:be|alone|out\s+of\s+(?:it|this)|(?:well\s+)?alone|in\s+peace|lie|where\s+they\s+are|to\s+one\s+side|for\s+(?:another|some\s+other)\s+(?:day|time|job|client)|to\s+(?:others|someone\s+else)|off|out|aside|behind)`;

/** How one who is refused is told to go, and what becomes of them. */
const IS_REFUSED = String.raw`(?:please\s+(?:refrain|don't|do\s+not|stay\s+away)|(?:can|could|may|should|will\s+have\s+to|need\s+to)\s+(?:all\s+|just\s+|please\s+)*(?:stay\s+(?:away|at\s+home|home|put)|keep\s+(?:away|walking|their\s+distance)|look\s+elsewhere|go\s+elsewhere|jog\s+on|do\s+one|forget\s+(?:about\s+)?it|save\s+(?:their|his|her)\s+breath|sit\s+this\s+(?:one\s+)?out)|(?:are|is|would\s+be)\s+(?:(?:just\s+)?(?:wasting\s+(?:their|our|my)\s+time|a\s+waste\s+of\s+(?:[\p{L}'’]+\s+)?time)|(?:an?\s+)?(?:(?:big|hard|flat|firm|definite|absolute|instant|automatic|straight|complete|clear|strict|bit\s+of\s+a)\s+)*(?:no(?:pe|[\s-]no|[\s-]goer)?|pass|non[\s-]?starters?|deal[\s-]?breakers?|disqualifiers?|red\s+lines?|turn[\s-]?offs?)|(?:not|n't)\s+(?:their|our|my|his|her)\s+(?:thing|cup\s+of\s+tea|bag|style|scene|type|kind)|(?:not|n't)\s+(?:going\s+to\s+(?:work|fly|wash|happen|cut\s+it|do)|happening))|(?:are|is)n't\s+(?:(?:their|our|my|his|her)\s+(?:thing|cup\s+of\s+tea|bag|style|scene|type|kind)|(?:going\s+to\s+(?:work|fly|wash|happen|cut\s+it|do)|happening))|(?:(?:do|does|will|would)(?:n't|\s+not)|won't)\s+(?:get\s+a\s+look[\s-]in|cut\s+(?:it|the\s+mustard)|fly|wash|make\s+the\s+cut|feature|come\s+into\s+(?:it|this)|get\s+(?:past|through|seen|read|anywhere))|rules?\s+(?:you|them|people|someone|anyone|one|a\s+person|candidates)\s+out|goes?\s+(?:straight\s+)?(?:in|into)\s+the\s+bin|(?:will\s+be|gets?|get)\s+binned)`;
const REFUSE = String.raw`(?:(?:(?:do|does|will|would|did)(?:n't|\s+not)|won't|wouldn't|can't|cannot|can\s+not|couldn't)\s+(?:want|need|see|take|consider|accept|have|use|look\s+at|touch|hire|interview|go\s+for|entertain|bother\s+with|fancy|send|put\s+forward|submit)|(?:have|has)\s+no\s+(?:use|time|room|place)\s+for|(?:are|is|am)(?:n't|\s+not)\s+(?:after|interested\s+in|looking\s+(?:for|at)|taking|considering|keen\s+on)|refuses?|rejects?|turns?\s+(?:down|away))`;
const WE = String.raw`(?:they|we|i|he|she|clients?|boss|(?:the|our|this)\s+(?:[\p{L}-]+\s+)?[\p{L}-]+)`;
/** Said of those who were left out, all of whom it leaves out. */
const AT_ALL = String.raw`(?:whatsoever|period|end\s+of(?:\s+story)?|(?:and\s+)?no\s+exceptions?|without\s+exceptions?|no\s+matter\s+what|under\s+any\s+circumstances?|on\s+any\s+account|no\s+ifs(?:\s*,?\s*(?:and|or|no)?)?\s+buts|no\s+matter\s+how\s+good|however\s+good|not\s+(?:even\s+)?(?:a\s+single\s+)?one|not\s+one\s+of\s+them)`;

/** Ways of denying that name no negation, and emphases of one, as `plainly` puts them before any reader. */
export const SAID_OF_DENIALS: Ways = [
  // "No contractors whatsoever", "nobody on a visa, no exceptions".
  [
    new RegExp(
      String.raw`(?<=\b(?:no|not|nobody|none|never|without|excluding|exclude|avoid|skip)\s+[^,;.()]{2,60}?)\s*[,–-]?\s+${AT_ALL}(?=\s*(?:$|[,;.)!]))`,
      'giu',
    ),
    '',
  ],
  // "They can't abide a hopper", "he won't tolerate juniors".
  [
    new RegExp(
      String.raw`${BEGIN}${BY}?(?:ca(?:n['’]t|nnot|n\s+not)|(?:could|will|would|do|does)(?:n['’]t|\s+not)|won['’]t)\s+(?:abide|stand|bear|stomach|tolerate)\s+${THE}(${KINDS})${END}`,
      'giu',
    ),
    'no $1',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${BY}?(?:ca(?:n['’]t|nnot|n\s+not)|(?:could|will|would|do|does)(?:n['’]t|\s+not)|won['’]t)\s+(?:abide|stand|bear|stomach|tolerate)\s+an?\s+(?:[\p{L}-]+\s+)?(hopper|contractor|freelancer|temp|junior|trainee|recruiter)${END}`,
      'giu',
    ),
    'no $1s',
  ],
  // "They have had their fill of contractors", "sick of juniors", "the client is against people from agencies".
  [new RegExp(`${BEGIN}${BY}?${QUITE}${HAS_HAD_ENOUGH}${THE}(${KINDS})${END}`, 'giu'), 'no $1'],
  [new RegExp(String.raw`${BEGIN}${BY}${QUITE}${HAS_HAD_ENOUGH}${ONES}\s+${WHICH}`, 'giu'), 'nobody '],
  [
    new RegExp(`${BEGIN}${BY}${QUITE}${HAS_HAD_ENOUGH}${THE}(${COMPANIES})${OWN}${END}`, 'gu'),
    'nobody currently at $1',
  ],
  // "Spare me the contractors", "setting aside anyone who was ever at Unilever", "drop EY's lot".
  [new RegExp(String.raw`${BEGIN}${DROP}\s+${THE}(${KINDS})${END}`, 'giu'), 'no $1'],
  [new RegExp(String.raw`${BEGIN}${DROP}\s+${THE}${ONES}\s+${WHICH}`, 'giu'), 'nobody '],
  [
    new RegExp(String.raw`${BEGIN}${DROP}\s+${THE}(${COMPANIES})${OWN}${END}`, 'gu'),
    'nobody currently at $1',
  ],
  // "Leave the contractors be", "let anyone at EY alone".
  [new RegExp(String.raw`${BEGIN}${LET_BE}\s+${THE}(${KINDS})\s+${BE}${END}`, 'giu'), 'no $1'],
  [
    new RegExp(
      String.raw`${BEGIN}${LET_BE}\s+${THE}${ONES}\s+${WHICH}([^,;.()]{2,70}?)\s+${BE}${END}`,
      'giu',
    ),
    'nobody $1',
  ],
  [
    new RegExp(String.raw`${BEGIN}${LET_BE}\s+${THE}(${COMPANIES})(?:${OWN})?\s+${BE}${END}`, 'gu'),
    'nobody currently at $1',
  ],
  // "Those who contract they will not take", "who needs sponsorship they don't want".
  [
    new RegExp(
      String.raw`(?<=^|[,;.:!(]\s*|\s[-–—]\s+)(?:and\s+|but\s+)?(?:${ONES}\s+${WHICH}(?:who\s+|that\s+)?(?:is\s+|are\s+)?|who(?:ever)?\s+)([^;.()]{2,70}?)\s*,?\s+(?<!\b(?:and|but|or|as|so|who|that|which|whom|because|if|when)\s+)${WE}\s+(?:also\s+|really\s+|just\s+)?${REFUSE}(?:\s+(?:either|at\s+all|again|this\s+time|here|please))*(?=\s*(?:$|[,;.)!]))`,
      'giu',
    ),
    'nobody who $1',
  ],
  // "We had a bad time with contractors so none please", "who steer clear of contract work", "contractor-free".
  [
    new RegExp(
      String.raw`${BEGIN}[^,;.()]{0,50}?(?<!\p{L})(${KINDS})(?!\p{L})[^;.()]{0,30}?,?\s+so\s+(?:please\s+)?(?:none|no\s+more|nobody|no\s+thanks)(?:\s+(?:please|of\s+(?:them|those|that)|this\s+time|again|more))*(?=\s*(?:$|[,;.)!]))`,
      'giu',
    ),
    'no $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:who|that)\s+(?:(?:have|has|'ve)\s+)?(?:steer(?:s|ed)?\s+clear\s+of|stay(?:s|ed)?\s+(?:away\s+from|out\s+of|clear\s+of)|ke(?:eps?|pt)\s+(?:away\s+from|out\s+of|clear\s+of)|g(?:ave|iven)\s+up(?:\s+on)?|turned\s+(?:their|his|her)\s+backs?\s+on|done\s+with)\s+(${KINDS})${END}`,
      'giu',
    ),
    'not $1',
  ],
  [
    /(?<![\p{L}-])(contractor|agency|temp|junior|recruiter|sponsorship|visa|job[\s-]hopper)[\s-]free\s+(?=list|shortlist|please|zone|only|\p{L}+s\b)(?:(?:list|shortlist|zone)\b)?/giu,
    'no $1, ',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:i|we|they|the\s+client)\s+)?(?:would|'d)\s+(?:rather|sooner|prefer(?:\s+it\s+if)?)\s+(?:(?:they|it|people)\s+(?:weren't|were\s+not|aren't|are\s+not)|not\s+(?:to\s+)?(?:see|have|get|take|hire|be\s+sent))\s+`,
      'giu',
    ),
    'ideally not ',
  ],
  [
    /(?<=^|[,;(]\s*)save(?:\s+for)?\s+(?=(?:those|any(?:one|body)|people|folks?|the\s+ones|staff)\b)/giu,
    'except ',
  ],
  // "Contractors can stay away", "needing a sponsor rules you out".
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N})+#]\s+)(?:(?:all|both)\s+)?${IS_REFUSED}(?:\s+for\s+(?:us|me|them|this))?(?=\s*(?:$|[,;.)!]))`,
      'giu',
    ),
    'are excluded',
  ],
  [
    /(?<=(?:s|ing|\p{N})\s+)(?:(?:all|both)\s+)?(?:to\s+be\s+)?(?:(?:set|put|left)\s+aside|left\s+(?:out|off|alone|be)|ruled\s+out|passed\s+over|filtered\s+out|screened\s+out|kept\s+out|turned\s+away)(?=\s*(?:$|[,;.)!]))/giu,
    'are excluded',
  ],
  // "Juniors are fine but contractors are not".
  [
    /(?<=\b(?:fine|ok(?:ay)?|welcome|good|acceptable|possible|great))\s*,?\s+(?:but|and|though|whereas|while)\s+((?!(?:they|it|that|this|he|she|we)\b)[\p{L}-]+(?:\s+[\p{L}-]+){0,2}?)\s+(?:(?:are|is)(?:n't|\s+not)|not)(?=\s*(?:$|[,;.)!]))/giu,
    ', no $1',
  ],
  // "As long as they're not at EY", "provided they don't need a sponsor".
  [
    /(?:\s*,)?\s*\b(?:(?:just\s+)?(?:as|so)\s+long\s+as|provided(?:\s+that)?|providing(?:\s+that)?|on\s+condition\s+that|on\s+the\s+understanding\s+that|with\s+the\s+proviso\s+that)\s+(?:they|he|she|people|candidates)\s*(?=(?:(?:are|is|do|does|have|has|would|will|were|was)(?:n't|\s+(?:not|never))|'re\s+not|'ve\s+(?:not|never)|won't|never)(?!\p{L}))/giu,
    ', who ',
  ],
  // "Neither may be on a visa", "none should need a sponsor", "they are not to be at EY".
  [
    /(?<=^|[,;.:(]\s*|\s[-–—]\s+|\b(?:and|but|of\s+whom|so)\s+)(?:neither|none|nobody|no[\s-]?one|not\s+one)(?:\s+(?:of|among|amongst)\s+(?:them|those|these|the\s+(?:two|three|four|lot)|which|whom|you))?\s+(?:(?:may|can|could|should|must|shall|will|would|ought\s+to|is\s+to|are\s+to|has\s+to|needs\s+to|is\s+allowed\s+to|are\s+allowed\s+to)\s+)(?:be\s+)?(?=\p{L})/giu,
    'nobody who is ',
  ],
  [
    /(?<=^|[,;.:(]\s*|\s[-–—]\s+|\b(?:and|but|so)\s+)(?:(?:they|both|all|these|candidates|people)\s+)?(?:are|is)\s+not\s+to\s+be\s+(?=(?:on|at|with|in|from|under|between)\b)/giu,
    'nobody ',
  ],
  // "UGL people, current or former, excluded", "EY, past or present, is out".
  [
    new RegExp(
      String.raw`(?<![\p{L}'’-])(${COMPANIES})(?:'s)?(?:\s+(?:people|folks?|staff|employees|lot|crowd))?\s*,?\s*(?:(?:whether|be\s+they|either)\s+)?(?:current(?:ly)?|present|now|past|former(?:ly)?)\s*(?:or|and|\/)\s*(?:former(?:ly)?|past|previous(?:ly)?|ex|once|before|current(?:ly)?|present|now)\s*,?\s+(?:(?:are|is|to\s+be|should\s+be|must\s+be)\s+)?(?:excluded|out|not\s+wanted|left\s+out|off[\s-]limits|a\s+no)(?=\s*(?:$|[,;.)!]))`,
      'gu',
    ),
    'never at $1',
  ],
  // "EY is off limits", "off-limits: EY and KPMG": the people of a house that one has promised not to approach.
  [
    new RegExp(
      String.raw`(?<![\p{L}'’-])(${COMPANIES})\s+(?:(?:is|are|being|stays?|remains?)\s+)?(?:strictly\s+|also\s+|both\s+)?(?:off[\s-]limits|out\s+of\s+bounds|untouchable|(?:a\s+)?no[\s-](?:touch|go))(?=\s*(?:$|[,;.)!]|\b(?:as|because|since|for|to)\b))`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  [
    new RegExp(String.raw`\b[Oo]ff[\s-][Ll]imits\s*[:=–-]\s*(${COMPANIES})(?=\s*(?:$|[,;.)]))`, 'gu'),
    'nobody currently at $1',
  ],
  // "Not any of UGL's own", "not the current UGL mob".
  [
    new RegExp(
      String.raw`\b(?:not|no|none\s+of|nobody\s+from|excluding|without)\s+(?:any(?:one)?\s+(?:of|from)\s+|one\s+of\s+)?(?:the\s+)?(?:current\s+|present\s+)?(${COMPANY})(?:'s)?\s+(?:current\s+|present\s+|own\s+)*(?:mob|lot|crew|gang|crowd|own|bunch)(?!\p{L})`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Contractors: no", "juniors? nope".
  [
    /(?<=^|[,;.|]\s*)(?!(?:really|right|ok|okay|honestly|any|well|and|but)\b)([\p{L}][\p{L}\d +#-]{1,30}?)\s*(?::|=|\?)\s*(?:no|nope|nah|never|no\s+thanks|no\s+thank\s+you)(?=\s*(?:$|[,;.|!]))/giu,
    'no $1',
  ],
  [
    /(?<=\b(?:no\s+(?:good|use)|useless|too\s+\p{L}+|unsuitable|unacceptable))\s+(?:to|for)\s+(?:us|me|them|him|her|anyone|the\s+client)(?=\s*(?:$|[,;.)!]))/giu,
    '',
  ],
  [
    /\bno\s+need\s+(?:of|for)\s+(?:an?\s+|any\s+)?(?:work\s+)?(?:visas?|permits?)(?!\s*\p{L})/giu,
    'no sponsorship',
  ],
  // Who needs a visa needs somebody who sponsors it.
  [
    /\b(needs?|needing|requires?|requiring)\s+(?:an?|any|the|their)\s+(?:(?:work|working|new)\s+)?(?:visas?|permits?)(?=\s*(?:$|[,;.)!]|\b(?:and|or|but|as|because|please|is|are|to\s+be)\b))/giu,
    '$1 sponsorship',
  ],
  // "Anyone who has ever set foot in EY".
  [
    /\b(?:(?:has|have|had|'ve)\s+)?ever\s+(?:set\s+foot\s+(?:in|inside|at)|darkened\s+the\s+doors?\s+of|been\s+(?:near|anywhere\s+near)|drawn\s+a\s+(?:wage|salary|cheque)\s+(?:at|from)|been\s+on\s+the\s+(?:books|payroll)\s+(?:of|at))\s+/giu,
    'ever worked at ',
  ],
  // "All of the Big 4 bar EY", "any Magic Circle firm but Allens".
  [
    /\b(?:any|all|every|each|one)(?:\s+of)?(?:\s+the)?\s+((?:[Bb]ig|[Mm]agic|[Ss]ilver|FAANG|MBB|[Tt]op)(?:\s+\p{L}+|\s+\d+)?(?:\s+(?:firms?|ones|compan(?:y|ies)|banks?))?)\s*,?\s+(?:but|bar|save|minus)(?:\s+for)?\s+(?=(?:not\s+)?\p{Lu})/gu,
    '$1, not ',
  ],
];
