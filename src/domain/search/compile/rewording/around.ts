import { employerNamed } from '../../../lexicon/employers.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { isGivenName } from '../../../names/index.ts';
import { withFieldsAsPeople } from './fields-as-people.ts';
import { inTurn, type Ways } from './in-turn.ts';
import { withNobodyFromThem } from './nobody-from-them.ts';
import { withoutIdleWords } from './said-idly.ts';
import { EITHER_PLACE } from './said-of-either-place.ts';
import { LONGEST_WAIT } from './said-of-limits.ts';

/** A query without what is said before anything is asked, and what that was. */
export interface Around {
  text: string;
  aside: string[];
}

const COMPANY = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&+.-]*){0,3}`;
const THEIRS = String.raw`(?:(?:['’]s)?\s+(?:people|folks?|staff|employees|lot|crowd|ones))?`;
const NOW = String.raw`(?:now|right\s+now|today|currently|presently|still|at\s+(?:the|this)\s+(?:moment|minute|time)|in\s+this\s+moment|at\s+present|these\s+days)`;
const LIST = String.raw`(?:[\p{L}\p{N}&+#.'’-]+)(?:\s+[\p{L}\p{N}&+#.'’-]+){0,3}?`;

/** What one sentence says of another, which is put into one before they are parted. */
const ACROSS: Ways = [
  ...EITHER_PLACE,
  ...LONGEST_WAIT,
  // "NZ + Oz": countries of a sum; "wa" is a state beside others.
  [
    /(?<![\p{L}])((?:the\s+)?(?:NZ|New\s+Zealand|UK|US|USA|UAE|Aus|Australia|Oz|Ireland|Singapore|Canada|Germany|Austria|Switzerland|Netherlands))\s*\+\s*(?=(?:the\s+)?(?:NZ|New\s+Zealand|UK|US|USA|UAE|Aus|Australia|Oz|Ireland|Singapore|Canada|Germany|Austria|Switzerland|Netherlands)(?!\p{L}))/gu,
    '$1 or ',
  ],
  [
    /\b([Qq]ueensland|QLD|[Qq]ld|[Vv]ictoria|VIC|[Vv]ic|NSW|nsw|[Nn]ew\s+[Ss]outh\s+[Ww]ales|[Tt]asmania|[Ss]outh\s+[Aa]ustralia|[Nn]orthern\s+[Tt]erritory)(\s*(?:,|\/|\bor\b|\band\b|&)\s*(?:in\s+)?)wa(?![\p{L}])/gu,
    '$1$2Western Australia',
  ],
  [
    /(?<!\p{L})wa(\s*(?:,|\/|\bor\b|\band\b|&)\s*(?:in\s+)?)(?=(?:[Qq]ueensland|QLD|[Qq]ld|[Vv]ictoria|VIC|[Vv]ic|NSW|nsw|[Nn]ew\s+[Ss]outh\s+[Ww]ales|[Tt]asmania|[Ss]outh\s+[Aa]ustralia|[Nn]orthern\s+[Tt]erritory)(?!\p{L}))/gu,
    'Western Australia$1',
  ],
  // "In London citizens or residents", "victoria citizens": where they live, and what they are.
  [
    /(?<=\b(?:in|near|around)\s+(?:\p{Lu}[\p{L}'’-]*\s+){0,2}(?!(?:UK|US|USA|EU|NZ|AU|EEA|Swiss|French|Dutch|Czech|Greek|Kiwi|Aussie|\p{L}+(?:ian|ish|an|ese))\s)\p{Lu}[\p{L}'’-]*|(?<!\p{L})(?:[Qq]ueensland|[Vv]ictoria|[Tt]asmania|NSW|nsw|QLD|qld|VIC|vic))\s+(?=(?:citizens?|permanent\s+residents?|visa\s+holders?)(?!\p{L}))/gu,
    ', ',
  ],
  // "London Notts Manc": the city beside cities.
  [
    /(?<=\b(?:London|Manc(?:hester)?|Leeds|Brum|Birmingham|Sheff(?:ield)?|Liverpool|Bolton|Derby|Leicester|Bristol|Hull|Newcastle|Coventry)\s*(?:,|\/|&|\bor\b|\band\b|\s)\s*)Notts(?!\p{L})|(?<!\p{L})Notts(?=\s*(?:,|\/|&|\bor\b|\band\b|\s)\s*(?:London|Manc(?:hester)?|Leeds|Brum|Birmingham|Sheff(?:ield)?|Liverpool|Bolton|Derby|Leicester|Bristol|Hull|Newcastle|Coventry)(?!\p{L}))/giu,
    'Nottingham',
  ],
  // "Citizen / PR, permanent": no Puerto Rico.
  [
    /\b(citizens?)\s*(?:,|\/|\bor\b|\band\b)\s*(?:an?\s+)?PRs?(?![\p{L}\p{N}])/gu,
    '$1 or permanent residents',
  ],
  // "Ex Bupa, whether or not they're still there": it may be either.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:[Ee]x[\s-]+|[Ff]ormer(?:ly)?\s+(?:at|with|of)\s+)(${COMPANY}(?:\s*(?:,|\/|\bor\b)\s*${COMPANY}){0,3})\s*[,(–—-]+\s*(?:[Ww]hether\s+or\s+not\s+(?:they|he|she)(?:['’](?:re|s)|\s+(?:are|is))\s+still\s+there|still\s+there\s+or\s+not)\)?(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    'worked at $1',
  ],
  // "Citizens PR or already on a visa": a list without its comma.
  [/\b(citizens?)\s+(?=PRs?\s*(?:,|\/|\bor\b))/giu, '$1, '],
  // "For a Melbourne firm. Either already in Melbourne, or …": where the job is, of which the next sentence says what it asks.
  [
    /\s+for\s+an?\s+(\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?)(?:-based)?\s+(?:firm|practice|client|company|bank|business|office|agency|start-?up|school|hospital|builder|studio)(?=\s*[.;,]\s+(?:(?:[Ee]ither|[Mm]ust|[Tt]hey|be|are|live|living|based|already|currently)\s+)*[Ii]n\s+\1(?!\p{L}))/gu,
    '',
  ],
  // "Not from Zara, because they are suing each other, I mean who works there today".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:[Nn]ot|[Nn]obody|[Nn]o[\s-]?one|[Nn]one|[Nn]ot\s+any(?:one|body))\s+(?:from|at|of|with|out\s+of)\s+(${COMPANY}(?:(?:\s*,\s*|\s+or\s+|\s*\/\s*)${COMPANY}){0,3}${THEIRS})(\s*[,;–-]\s*(?:because|since|as|cos|given\s+that)\s+[^.;!?]{3,80}?)?\s*[,;.–-]\s*(?:[Ii]\s+mean|[Tt]hat\s+(?:is|means)|i\.?e\.?|[Mm]eaning|[Tt]o\s+be\s+(?:clear|precise))\s*,?\s*(?:only\s+|just\s+)?(?:those\s+|the\s+ones\s+|people\s+|any(?:one|body)\s+|the\s+)?(?:(?:who|that)\s+)?(?:(?:is|are)\s+)?(?:${NOW}\s+)?(?:works?|working|sits?|employed)?\s*(?:there|for\s+them)?\s*${NOW}(?=\s*(?:$|[,;.!]))`,
      'gu',
    ),
    'nobody currently at $1$2',
  ],
  // "As we are L'Oréal, please nobody from here".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?;,:–-]\s*)(?:(?:[Aa]s|[Ss]ince|[Bb]ecause|[Hh]ere)\s+)?(?:[Ww]e(?:\s+are|['’]re)|[Tt]his\s+is|[Ww]e\s+at)\s+(${COMPANY})\s*[,;.–-]?\s+(?:and\s+|so\s+)?(?:please\s+)?(?:[Nn]obody|[Nn]o[\s-]?one|[Nn]one|[Nn]ot\s+any(?:one|body))\s+(?:(?:who|that)\s+(?:is|are|works?)\s+)?(?:(?:already|currently|now)\s+)?(?:of\s+|from\s+|with\s+|at\s+|for\s+)?(?:here|us|ours|our\s+(?:own|people|staff|team)(?:\s+(?:people|staff|ranks))?)(?:\s+(?:already|now|today|please))*(?=\s*(?:$|[,;.!]))`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "Hotel managers? Sous chef also can consider.", "Perth, Dublin oso can": what will do as well.
  [
    new RegExp(
      String.raw`\s*[?,;.]\s+(?:or\s+|and\s+)?(?!(?:they|he|she|we|you|it|that|this|who|i|any\p{L}*|every\p{L}*|all|both|either|now|current|present|past|former|previous|ex|contract\p{L}*|temps?|freelanc\p{L}*|perms?|permanent|juniors?|seniors?|grad\p{L}*|freshers?|trainees?|part|full|remote)(?!\p{L}))(${LIST})\s+(?:also|oso|pun)\s+(?:can|boleh|will\s+do|would\s+do)(?:\s+(?:consider|do|be\s+considered|work|one|lah|la|what|also))*(?=\s*(?:$|[.!,;?]))`,
      'giu',
    ),
    ' or $1',
  ],
  // "Dubai side got chefs?": whether there are some in Dubai.
  [
    /(?<=^\s*|[.!?;]\s+)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)\s+(?:side|there|area)\s+(?:got|have\s+got|has\s+got|have|has)\s+(?:any\s+|anyone\s+|some\s+|people\s+like\s+)?(?=\p{L})/gu,
    'in $1, ',
  ],
  // "Who's done retail": has, and not is.
  [
    /\b(who|that|they|he|she|any(?:one|body)|some(?:one|body))['’]s\s+(?=(?:already\s+|ever\s+|also\s+|previously\s+|actually\s+)?(?:done|worked|been|had|run|led|managed|built|sold|taught|held|used|spent|seen|handled|dealt|written|driven|grown|gone|moved|left|lived)\s)/giu,
    '$1 has ',
  ],
  // "Carers who drive, Hull".
  [
    /(?<!\b(?:drivers?|couriers?|hauliers?|truckies|truckers?)\b[^.;]*)\b(?:who|that)\s+(?:can\s+|also\s+|do\s+)?drives?(?:\s+(?:themselves|already))?(?=\s*(?:$|[,;.!?]))/giu,
    'with a driving licence',
  ],
  // "Client's had two from Woolworths already and won't take another one who's sitting there now".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?;,]\s*)(?:(?:[Tt]he|[Oo]ur|[Mm]y)\s+)?(?:[Cc]lient|[Tt]hey|[Ww]e|[Hh]e|[Ss]he|boss|manager)(?:['’](?:s|ve|d)|\s+(?:has|have))?\s+(?:already\s+|just\s+)?(?:had|got|taken|hired|have|has)\s+(?:one|two|three|four|several|some|enough|loads|plenty|a\s+few|a\s+couple|too\s+many|people|somebody|someone)\s+(?:of\s+(?:them|those)\s+)?(?:from|out\s+of|of|at)\s+(${COMPANY})(?:\s+already)?\s*,?\s+(?:and|so|but)\s+(?:(?:they|we|he|she|it)\s+)?(?:(?:won['’]t|will\s+not|(?:do|does|would|ca)n['’]t|cannot|(?:do|does|would)\s+not)\s+(?:want|take|have|see|hire|touch|look\s+at|need|consider|accept)(?:\s+to\s+(?:see|hire|have|take))?|refuses?\s+(?:to\s+(?:see|hire|have|take)\s+)?)\s*(?:another|any|more|one\s+more|a\s+third|a\s+fourth)(?:\s+(?:more|one|person|of\s+(?:them|those|these)))*(?:\s+from\s+(?:there|them))?(?:\s+(?:who|that)(?:['’](?:s|re)|\s+(?:is|are|works?|sits?))\s+(?:(?:still|now|currently|sitting|working|employed)\s+)*(?:there|at\s+it|with\s+them)?(?:\s+${NOW})?)?(?=\s*(?:$|[.,;!]))`,
      'gu',
    ),
    'nobody currently at $1',
  ],
  // "They had a bad time with one from Unilever": why nobody who is there is wanted, where that is said of it.
  [
    new RegExp(
      String.raw`(?:(?:,|\band\b|\bas\b|\bbecause\b|\bsince\b|\bu+m+\b)[\s,]*)*(?:[Tt]hey|[Ww]e|[Hh]e|[Ss]he|(?:[Tt]he|[Oo]ur)\s+client)(?:['’]ve|\s+have|\s+has)?\s+had\s+(?:an?\s+|some\s+)?(?:(?:very|really|pretty|few)\s+)*(?:bad|rough|terrible|poor|awful|hard|nasty|unhappy|trouble|bother|problems?|issues)\s*(?:times?|experiences?|runs?|hires?|luck|patch)?\s+with\s+(?:(?:an?|the|one|two|some|last|few|previous)\s+)*(?:one|ones|some(?:one|body)|people|person|hires?|lad|guy|girl|candidates?)?\s*(?:from|out\s+of|of|at)\s+(${COMPANY})(?=\s*[.,;!][^]*\b(?:no|nobody|not|none|without|avoid|never)\b[^.;]{0,50}\1)`,
      'gu',
    ),
    '',
  ],
  // "Bergen as well, forgot to say", "Customs brokers in Hamburg, please, or".
  [
    /\s*[,;.(–-]+\s+(?:sorry\s*,?\s+)?(?:which\s+)?(?:i\s+|we\s+)?(?:(?:nearly|almost|clean|totally)\s+)?(?:forgot|neglected|omitted|meant|should(?:['’]ve|\s+have))\s+(?:to\s+)?(?:say|said|mention(?:ed)?|add(?:ed)?|write|written|put)(?:\s+(?:that|so|it|before|earlier|above))*\)?(?=\s*(?:$|[.,;!]))/giu,
    '',
  ],
  [/\s*,\s+(?:please|pls|kindly)\s*,\s+(?=or\b|and\b)/giu, ', '],
  // "Kindly avail to me accountants".
  [/\bavail\s+(?:to\s+)?(?:me|us)\s+(?:with\s+)?/giu, 'find '],
  // "Don't give me Chubb people ya", "good to have nia": what speech ends with.
  [
    /(?<=\p{L}\s+)(?:ya|hor|nia|lah|leh|lor|meh|liao|sia|hah|one\s+lah|can\s+or\s+not)(?=\s*(?:$|[.,!?;]))/gu,
    '',
  ],
  [/(?<![\p{L}'’-])oso(?=\s)/gu, 'also'],
];

const BEGIN = String.raw`(?<=^\s*|[.!?]\s+|\n\s*)`;
const HESITATES = String.raw`(?:(?:u+m+|u+h+m*|e+r+m*|so|ok(?:ay)?|right|righto|well|look|yeah|yep|and|now|listen|basically|anyway|also|sorry|oh|hi|hey|hello|hiya|mate|just)\s*,?\s+)*`;
/** What leads to what is asked for and asks nothing. */
const HEADS: readonly RegExp[] = [
  // "Citizens only (defence site)", "NV1 - it's a government client": why that is asked, and no field that they work in.
  /(?<=\b(?:citizens?|citizenship|PRs?|residents?|cleared|clearance|NV[12]|baseline|vetted|passports?|rights)(?:\s+(?:only|required|needed|please))?)\s*(?:\(\s*|[,–—-]+\s+(?=(?:because|as|since|cos|given|for|it|this|the)\s|it['’]s|this['’]s))(?:(?:because|as|since|cos|given|for)\s+)?(?:(?:it|this|the\s+(?:job|role|client|site))(?:['’]s|\s+is)\s+)?(?:(?:an?|the|on|at)\s+)*(?:(?:defen[cs]e|government|govt|gov|federal|state|nuclear|military|army|navy|secure|security|aerospace|police|border|airport|classified|sensitive)\s+)+(?:sites?|clients?|customers?|jobs?|roles?|work|projects?|contracts?|program(?:me)?s?|bases?|departments?|depts?|agency|environment|stuff|gigs?|panel)\s*\)?(?=\s*(?:$|[,;.)]))/giu,
  // "Shutdown in Karratha:" is the job that they are wanted for.
  /(?<=^\s*)(?:(?:an?|the|our|big|next|upcoming|new|annual)\s+)*(?:shut(?:down)?|turnaround|outage|fit[\s-]?out|roll[\s-]?out|go[\s-]?live|new\s+(?:build|store|office|site)|opening|stocktake|migration|cutover)(?:\s+(?=in\s+\p{Lu}[\p{L}'’ -]{2,30}:\s)|\s*:\s+)/giu,
  // "We have been retained by a mid-sized brewer to find": who wants somebody.
  /(?<=^\s*|[.!?]\s+|\n\s*)(?:we|i)(?:['’](?:ve|re|m)|\s+(?:have|are|were|am|was))?\s+(?:(?:just|recently|been|now|also)\s+)*(?:retained|engaged|instructed|briefed|mandated|commissioned|hired|appointed|approached|asked)\s+by\s+(?:an?|the|one|some|our|this)\s+\p{Ll}[^.,;:!?\d]{2,50}?\s+to\s+(?=(?:find|fill|recruit|source|look\s+for|search\s+for|identify)\s)/giu,
  // "Quick one before I go into the warehouse, can you …".
  new RegExp(
    String.raw`${BEGIN}${HESITATES}(?:(?:an?|one|another|this\s+is\s+an?|here(?:['’]s|\s+is)\s+an?)\s+)?(?:very\s+|real(?:ly)?\s+|super\s+)?(?:quick|short|small|little|wee|fast|easy|simple|cheeky|brief)\s+(?:one|question|q|request|ask|favou?r|thing|note|message|search|brief|voice\s?note|voicemail)(?:\s+(?:for\s+(?:you|ye|the\s+team|today|us)|from\s+(?:me|us)))?(?:\s+(?:before|while|whilst|as|because|from|between|in\s+between|ahead\s+of|during|on\s+(?:the|my)|at\s+the)\s+[^,.;:!?]{2,60}?)?\s*(?:[,.;:]|\s[-–—])\s+(?=[\p{L}\d"“])`,
    'giu',
  ),
  // "Voice note, 9.14am:".
  /(?<=^\s*)(?:voice\s?(?:note|mail)|memo|text|note|message|dictation)\s*,?\s*(?:\d{1,2}[.:]\d{2}\s*(?:am|pm)?)?\s*:\s+/giu,
  // "Consultant message:", "Begin forwarded message:", "web enquiry 08:14 -", "client's words:".
  /(?<=^\s*|[.!?]\s+|\n\s*)(?:(?:begin(?:s|ning\s+of)?\s+(?:the\s+)?forwarded|(?:consultant|recruiter|client|customer|user|candidate|manager|colleague|partner|director|team)(?:['’]s)?|web(?:site)?|inbound|incoming|original|pasted|dictated|their|her|his)\s+)(?:message|request|enquiry|inquiry|query|note|words?|text|ask|brief|mail|e-?mail|line)(?:\s+\d{1,2}[:.]\d{2})?\s*(?::|\s[-–—])\s+(?=[\p{L}\d"“])/giu,
  // "Vacancy text (internal version, do not post):".
  new RegExp(
    String.raw`${BEGIN}(?:(?:the|our|new|full|short|draft)\s+)*(?:vacancy|job|advert(?:isement)?|ad|role|position|posting|brief|requirement)\s+(?:text|descriptions?|details?|ad(?:vert)?|spec(?:ification)?s?|posting|brief|summary|note|draft|copy|version|announcement|in\s+short|outline)\s*(?:\([^()]{2,60}\)\s*)?:\s+`,
    'giu',
  ),
  new RegExp(
    String.raw`${BEGIN}(?:(?:the|our|new)\s+)*(?:vacancy|job|advert|ad|role|posting|brief)\s*\([^()]{2,60}\)\s*:\s+`,
    'giu',
  ),
  // "Legal hire for a private bank:".
  /(?<=^\s*)(?:[\p{L}&-]+\s+){0,2}(?:hires?|search|role|mandate|assignment|vacancy|opening|brief)\s+(?:for|at|with)\s+(?:an?|the|our|one\s+of\s+our)\s+(?:[\p{L}&-]+\s+){0,3}[\p{L}&-]+\s*:\s+(?=[\p{L}\d])/giu,
  // "Req from Frankfurt account:".
  new RegExp(
    String.raw`${BEGIN}(?:(?:an?|the|new|another|fresh|urgent|one\s+more|below|below\s+is\s+the)\s+)*(?:reqs?|requirements?|requisitions?|requests?|demand|asks?|orders?|openings?|positions?|needs?)\s+(?:(?:just\s+)?(?:in|came|received|got)\s+)?(?:from|by|via)\s+(?!an?\s)(?:the\s+|our\s+|my\s+)?[^:.;!?\n\d]{2,50}?\s*:\s+`,
    'giu',
  ),
  /(?<=^\s*)(?:(?:many\s+|warm\s+|kind\s+)?(?:greetings|salutations|salaam|namaste|jambo|respected\s+(?:sir|madam|all|team)|dear\s+(?:sirs?(?:\s*(?:\/|or)\s*madams?)?|madams?)|kia\s+ora(?:\s+(?:koutou|all|team))?|g['’]day|good\s+day)(?:\s+(?:all|team|everyone|to\s+all|from\s+\p{L}+))?)\s*[.!,]\s+/giu,
  // "Slack from Jo in hiring:", "WhatsApp from Dave:".
  /(?<=^\s*|[.!?]\s+|\n\s*)(?:(?:an?|another|new|quick|this)\s+)*(?:slack|whats?\s?app|teams|dm|im|sms|text|voice\s?mail|voice\s?note|e-?mail|message|msg|note|ping|memo|chat)(?:\s+(?:message|msg|note|chat|thread|ping))?\s+(?:from|by|via)\s+[^:.;!?\n\d]{2,50}?:\s+/giu,
  // "Need your help jap."
  /(?<=^\s*(?:(?:folks|team|all|guys|lads|hi|hey)\s*,\s*)?|[.!?]\s+|\n\s*)(?:i\s+)?(?:need|want|could\s+use)\s+(?:(?:your|some|a\s+bit\s+of|a\s+little)\s+help|a\s+hand)(?:\s+(?:jap|again|please|here|today|a\s+(?:bit|while|sec|moment)|with\s+(?:this|something|one|a\s+search)))*\s*[.!,:]\s+/giu,
];

const WANTS =
  /(?<!\p{L})(?:need(?:s|ed|ing)?|wants?|wanted|wanting|look(?:ing|s)?\s+for|after|find|seek(?:ing|s)?|require[sd]?|send|show|give|get\s+me|search|pull|got\s+any|have\s+(?:we|you)|do\s+(?:we|you)|any(?:one|body)|who|must|should|only|not|no|nobody|never|without)(?!\p{L})|\?/iu;
const GREETS =
  /^(?:(?:yeah|yes|yep|um|er|uh|so|right|righto|ok(?:ay)?|oh|well|and|now|listen|look|hi|hiya|hey|hello|howdy|ahoy|yo|ciao|hallo|alright|mate|boss|love|pal|hun|hon|babe|darling|petal|duck|sweetie|gorgeous|buddy|fella|lads|ladies|girls|guys|chaps|folks|all|team|there|again|morning|afternoon|evening|good|g['’]day|how\s+(?:are|is)\s+(?:you|ye|things|it\s+going)|how\s+are\s+we|hope\s+you(?:['’]re|\s+are)\s+\p{L}+)\s*)+$/iu;
const IS_ME =
  /^(?:(?:yeah|yes|um|er|uh|so|right|ok(?:ay)?|oh|well|and|hi|hiya|hey|hello|mate)\s+)*(?:(?:it(?:['’]s|\s+is)|['’]?tis|this\s+is|that(?:['’]s|\s+is))\s+(?:only\s+|just\s+)?)(me|us|\p{Lu}\p{L}+)(?:\s+(?:again|here|speaking|once\s+more|calling|from\s+(?:the\s+)?[\p{L}\s]{2,25}|on\s+the\s+[\p{L}\s]{2,20}))*$/u;
const SORRY =
  /^(?:(?:yeah|so|oh|and|really|very|awfully|terribly)\s+)*(?:sorry|apologies|excuse|pardon|forgive|bear\s+with)(?!\p{L})/iu;
const OF_ME =
  /^(?:(?:so|and|but|look|well)\s+)?(?:(?:just|only)\s+(?:ringing|calling|phoning|checking|wondering|chasing|touching\s+base|following\s+up|messaging|writing)|(?:I|i|[Ww]e|[Tt]here|[Ii]t|[Yy]ou)(?:['’]\p{L}+)?|(?:the|my|this)\s+(?:line|signal|reception|traffic|train|noise|connection|battery|phone|dog|baby|kids?|bus|wind|road))\s+\p{L}/u;

/** Who is called upon in the middle of a message: "Kit, please leave off". */
const CALLED =
  /(?<=[.!?"”]\s+)(\p{Lu}\p{Ll}+),\s+(?=(?:please|pls|kindly|(?:can|could|would|will)\s+you)\s)/gu;

/** From whom it is: "From Dee:". */
const FROM =
  /^\s*(?:[Ff]rom|[Vv]ia|[Pp]er|[Oo]ff)\s+(\p{Lu}\p{Ll}+)(?:\s+\p{Lu}[\p{L}'’.-]*)?(?:\s*\([^()]{2,30}\))?\s*:\s+/u;

/** The subject of a mail that is answered: "Re: re: warehouse." */
const SUBJECT = /^\s*(?:(?:re|fwd?|fw|aw|wg|tr|rif|sv|vs)\s*:\s*)+[^.:;!?\n]{2,50}[.!\n]\s+/iu;
/** Fields of an ad that tell of who gives the job: up to the next field. */
const OF_THE_HOUSE =
  /(?<=^\s*|[.!?;]\s+|\n\s*)(?:about\s+(?:us|the\s+(?:company|client|team|firm|business))|who\s+we\s+are|our\s+(?:story|culture|values|mission)|the\s+(?:company|client|firm)|(?:what\s+)?we\s+offer|what\s+(?:you(?:['’]ll)?\s+get|we\s+give|is\s+in\s+it\s+for\s+you)|why\s+(?:join\s+)?us|perks|benefits|how\s+to\s+apply|extras)\s*:\s*[^:]*?(?:(?:[.!?]|\n)\s*(?=\p{Lu}[\p{L}'’ /]{1,25}:)|$)/giu;

/**
 * A query without how somebody begins who speaks or writes it: whom they greet, who they are, where they are while they ask ("it's Gerry, I've
 * about one bar of signal,"), and the head of what they hand on ("req from the Frankfurt account:").
 * @param asks whether some words ask for anything by themselves
 * @param namesTrade whether they name a trade
 */
export function withoutBeginnings(
  query: string,
  asks: (text: string) => boolean,
  namesTrade: (text: string) => boolean,
): Around {
  const aside: string[] = [];
  const around = withFieldsAsPeople(withNobodyFromThem(inTurn(query, ACROSS)));
  let text = withoutIdleWords(around, namesTrade, (said) => aside.push(said));
  for (const head of HEADS)
    text = text.replace(head, (said: string, ...rest: unknown[]) => {
      const [at = 0, all = ''] = rest.slice(-2) as [number, string];
      if (at + said.length >= all.length) return said;
      aside.push(said.replace(/[\s,;:.–—-]+$/, '').trim());
      return '';
    });
  text = text.replace(OF_THE_HOUSE, (said: string) => {
    if (said.length >= text.trim().length || /\d{2}|[$£€]/.test(said)) return said;
    aside.push(said.trim());
    return '';
  });
  text = text.replace(CALLED, (said: string, name: string) => (isGivenName(name.toLowerCase()) ? '' : said));
  const [from, who = ''] = FROM.exec(text) ?? [];
  if (from !== undefined && employerNamed(who) === undefined && placeNamed(who, 'GB') === null) {
    aside.push(from.replace(/[\s:–—-]+$/, '').trim());
    text = text.slice(from.length);
  }
  const subject = SUBJECT.exec(text)?.[0];
  if (subject !== undefined && namesTrade(text.slice(subject.length))) {
    aside.push(subject.trim());
    text = text.slice(subject.length);
  }
  return { text: withoutSpeaker(text, asks, aside), aside };
}

/** Leaves out the clauses that a spoken request begins with, where the first of them greets or says who speaks. */
function withoutSpeaker(text: string, asks: (text: string) => boolean, aside: string[]): string {
  let from = 0;
  let isSpoken = false;
  for (;;) {
    const said = /^\s*([^,.;:!?\n]{1,80}),\s+/u.exec(text.slice(from));
    if (said === null) break;
    const clause = (said[1] ?? '').trim();
    const name = IS_ME.exec(clause)?.[1];
    const isMe =
      name !== undefined && (/^(?:me|us)$/i.test(name) || from > 0 || isGivenName(name.toLowerCase()));
    const begins = GREETS.test(clause) || isMe || SORRY.test(clause);
    const tells = isSpoken && OF_ME.test(clause) && !WANTS.test(clause) && !asks(clause);
    if (!begins && !tells) break;
    isSpoken ||= isMe || SORRY.test(clause);
    if (!GREETS.test(clause)) aside.push(clause);
    from += said[0].length;
  }
  return from > 0 && isSpoken ? text.slice(from) : text;
}
