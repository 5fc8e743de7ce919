import type { Ways } from './in-turn.ts';

const NAME = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*`;
const COMPANY = String.raw`${NAME}(?:\s+(?:(?:of|for|and)\s+(?=\p{Lu}))?(?:\p{Lu}|&)[\p{L}\p{N}&+.-]*){0,3}`;
const COMPANIES = String.raw`${COMPANY}(?:(?:\s*,\s*|\s*,?\s+(?:or|and)\s+|\s*\/\s*)${COMPANY}){0,5}`;
/** Before a sentence of its own: a beginning, a greeting, "so", "fyi". */
const BEGIN = String.raw`(?<=^\s*|[.!?;:\n]\s*|^[\p{L}\s]{2,20}[,!]\s*|^\s*(?:so|ok(?:ay)?|right|well|fyi|note|nb|btw|hi|hello)[\s,:-]+)`;
/** For whom the search is: "the role is with Deloitte", "we are recruiting for Rolls-Royce". */
const FOR_WHOM = String.raw`(?:(?:[Tt]his|[Tt]he|[Tt]hat|[Oo]ur|[Mm]y)(?:\s+(?:new|latest|next|one|\p{Ll}+))?\s+(?:role|job|position|post|vacancy|search|brief|seat|opening|opportunity|mandate|assignment|req(?:uisition)?)(?:\s+is|['’]s)\s+(?:one\s+)?(?:with|at|for|on\s+behalf\s+of|from|over\s+at)|(?:[Ii]t|[Tt]his|[Tt]hat)(?:\s+is|['’]s)\s+(?:for|on\s+behalf\s+of)|(?:[Ww]e|[Ii])(?:\s+(?:are|am|have\s+been)|['’](?:re|m|ve\s+been))?\s+(?:(?:now|currently|also|just|again|busy|exclusively|asked\s+to)\s+)*(?:recruit(?:ing)?|hir(?:e|ing)|search(?:ing)?|sourc(?:e|ing)|resourc(?:e|ing)|work(?:ing)?|act(?:ing)?|retained|staff(?:ing)?|fill(?:ing)?\s+(?:this|a\s+\p{Ll}+|the\s+\p{Ll}+))\s+(?:on\s+(?:this|a\s+\p{Ll}+|the\s+\p{Ll}+|it)\s+)?(?:for|on\s+behalf\s+of|by)|(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]his)\s+(?:client|customer|end\s+client)(?:\s+(?:here|this\s+time))?(?:\s+is|['’]s))`;
const PLACE = String.raw`(?:\s+(?:in|at|near|out\s+of)\s+\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?)?`;
const SO = String.raw`(?:\s*[,;.(–—-]+\s*|\s+)(?:(?:and|so|but|therefore|hence|meaning|which\s+means|obviously|clearly|naturally|of\s+course|please|pls|kindly|we|i|they|you|can|cannot|can['’]t|must|should|need\s+to|have\s+to|would\s+like\s+to|he|she|asked|want|wants)\s*,?\s*)*`;
const LEAVE_OUT = String.raw`(?:leave\s+out|leave\s+aside|keep\s+out|exclude|excluding|skip|avoid|omit|drop|ignore|steer\s+clear\s+of|stay\s+away\s+from|keep\s+(?:away\s+from|off)|approach|touch|poach|take|send|show|no|not|none\s+of|nobody|no[\s-]?one|without|don['’]?t\s+(?:\p{Ll}+\s+){1,3}?|do\s+not\s+(?:\p{Ll}+\s+){1,3}?|never\s+\p{Ll}+)`;
const OWN = String.raw`(?:(?:any(?:one|body)?|all|of|the|from|out|among|amongst)\s+)*(?:their|its|his|her|the\s+(?:client|company|firm|bank)['’]s|our\s+client['’]s)\s+(?:(?:own|existing|current|present|internal)\s+)*(?:staff|people|employees|team|teams|folks?|lot|workforce|personnel|workers|ones|\p{Ll}+s)`;
const THERE_NOW = String.raw`(?:(?:who|that)(?:\s+(?:is|are)|['’](?:s|re))?\s+(?:(?:already|currently|now|still|presently)\s+)*(?:works?|working|employed|sits?|there)(?:\s+(?:there|(?:for|with|at)\s+(?:them|it)))?|(?:from|of|at|in)\s+(?:there|them|inside|within)|there)(?:\s+(?:already|currently|now|today|at\s+present|at\s+the\s+moment|please))*`;
const END = String.raw`(?=\s*(?:$|[,;.:!?)]|\s[-–—]|\b(?:and|but|as|because|since|please|who|with)(?!\p{L})))`;
const WERE = String.raw`(?:(?:(?:[Aa]ny(?:one|body)|[Pp]eople|[Tt]hose|[Cc]andidates|[Ff]olks?|[Ss]omebody|[Ss]omeone)\s+(?:who|that)\s+(?:(?:was|were|has\s+been|have\s+been|used\s+to\s+(?:be|work)|(?:has\s+|have\s+)?worked)\s+(?:at|with|for)|(?:has\s+|have\s+)?left)\s+(${COMPANY})(?:\s+(?:in\s+the\s+past|before|previously|once|formerly|years\s+ago|earlier|already))?)|(?:ex|former|past|previous)[\s-]+(${COMPANY})(?:\s+(?:people|staff|employees|folks?|ones|candidates))?)`;
const FINE = String.raw`(?:\s+(?:is|are|would\s+be|will\s+be))?\s+(?:all\s+|perfectly\s+|totally\s+)?(?:fine|ok(?:ay)?|welcome|good|allowed|acceptable|not\s+a\s+problem|no\s+problem)`;
const NOT_NOW = String.raw`\s*[,;(–-]*\s*(?:but|though|just|only|yet)?\s*,?\s*(?:not|nobody|no[\s-]?one|none|no)\s+(?:(?:those|people|anyone|anybody|the|who(?:['’]s|\s+is|\s+are)?)\s+)*(?:now|there\s+(?:now|today|still)|currently(?:\s+there)?|current(?:\s+(?:ones|staff|people|employees))?|still\s+there|at\s+present|at\s+the\s+moment|today)`;

/** The client's own people and the houses that compete with it, as `plainly` puts them before any reader. */
export const SAID_OF_OWN_PEOPLE: Ways = [
  // "The role is with Deloitte so please leave out their own staff", "we are recruiting for Aviva, nobody who works there already".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${FOR_WHOM}\s+(${COMPANY})(${PLACE})${SO}(?:${LEAVE_OUT}\s+(?:${OWN}|(?:(?:any(?:one|body)|people|those|staff)\s+)?${THERE_NOW})|${OWN}\s+(?:(?:is|are|must\s+be|should\s+be)\s+)?(?:off[\s-]limits|out|excluded|a\s+no(?:[\s-]go)?|to\s+be\s+left\s+(?:out|alone)))${END}`,
      'gu',
    ),
    '$2 , nobody currently at $1',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${FOR_WHOM}\s+(${COMPANY})(${PLACE})${SO}(?:nobody|no[\s-]?one|none|not\s+any(?:one|body))\s+(?:(?:who|that)(?:\s+(?:is|are)|['’]s)?\s+(?:(?:already|currently|now|still)\s+)*(?:works?|working|employed)?\s*(?:at|for|with|in)|(?:currently\s+|now\s+)?(?:at|from|in))\s+\1(?:\s+(?:already|currently|now|today))*${END}`,
      'gu',
    ),
    '$2 , nobody currently at $1',
  ],
  // "The role is with Deloitte in Leeds: tax managers": for whom it is keeps nobody in.
  [
    new RegExp(
      String.raw`${BEGIN}(?!(?:[Ii]t|[Tt]his|[Tt]hat)(?:\s+is|['’]s)\s)(?!(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]his)\s+(?:\p{Ll}+\s+)?(?:client|customer))${FOR_WHOM}\s+${COMPANY}(${PLACE})(?=\s*[,;.:–—-])`,
      'gu',
    ),
    '$1',
  ],
  // "I've got a request from Airbus for avionics engineers": who asks.
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:[Ii]|[Ww]e)(?:['’]ve|\s+have|['’]ve\s+had|\s+had)?\s+(?:just\s+|also\s+|now\s+)?(?:got|get|had|have|received|taken)?\s*|[Tt]here(?:['’]s|\s+is)\s+)(?:an?|another|this)\s+(?:\p{Ll}+\s+)?(?:request|enquiry|inquiry|order|brief|call|requirement|requisition|vacancy|mandate)\s+(?:in\s+)?from\s+(?:the\s+)?${COMPANY}\s+(?:for|looking\s+for|asking\s+for|about)\s+(?=\p{L})`,
      'gu',
    ),
    '',
  ],
  // "Anyone who was at Vodafone in the past is fine but not now".
  [new RegExp(String.raw`(?<![\p{L}-])${WERE}${FINE}${NOT_NOW}\)?${END}`, 'gu'), 'nobody currently at $1$2'],
  // "Any of their rivals, Tesco, Asda, Lidl, whoever"; "competitors such as Shell or BP".
  [
    new RegExp(
      String.raw`(?:\b(?:from|at|with|in)\s+)?\b(?:(?:any|one|some|all)(?:\s+one)?\s+(?:of\s+)?)?(?:(?:their|its|our\s+client['’]s|the\s+client['’]s|our|his|her|direct|close|the)\s+)+(?:(?:main|biggest|direct|nearest|closest|key|obvious|usual|big|other|close|local)\s+)*(?:rivals?|competitors?|competition|peers?)\s*(?:[,:;(–-]\s*)?(?:(?:such\s+as|like|say|think|i\.?e\.?|e\.?g\.?|so|namely|meaning|for\s+example|are|is|being)[\s,:]+)*(?=${COMPANY})`,
      'gu',
    ),
    'from ',
  ],
  // "Oil and gas majors such as Shell or BP", "another big bank like HSBC": houses of a kind, by the names of some.
  [
    new RegExp(
      String.raw`(?<=^|[,;.(–-]\s*|\b(?:from|at|in|with|for|of)\s+)(?:(?:the|an?|another|other|any|some|one\s+of\s+the)\s+)*(?:(?!from\b|at\b|in\b|with\b|for\b|of\b)\p{L}+\s+(?:(?:and|&)\s+\p{L}+\s+)?){0,2}(?:majors?|giants?|big\s+(?:names|players)|household\s+names?|big\s+hitters|heavyweights?|rivals?|competitors?)\s*,?\s+(?:such\s+as|like|e\.?g\.?|think|say|for\s+example)[\s,:]+(?=${COMPANY})`,
      'gu',
    ),
    'from companies such as ',
  ],
  [
    new RegExp(
      String.raw`(?<=[,;.(–-]\s*)(?:so\s+)?think(?:ing)?\s+(?:of\s+)?(?=${COMPANIES}(?:\s*(?:$|[,;.)])))`,
      'gu',
    ),
    'from ',
  ],
  // "…, Lidl, whoever": none of them in particular.
  [
    /(?<=\p{Lu}[\p{L}\p{N}&.'’-]*)\s*,\s*(?:or\s+)?(?:who(?:m)?ever|whichever|any\s+of\s+(?:them|those)|that\s+(?:sort|kind)\s+of\s+(?:thing|place|company|firm|outfit)|you\s+(?:name\s+it|get\s+the\s+(?:idea|picture)))(?=\s*(?:$|[,;.)]))/gu,
    '',
  ],
  // "My client competes with Ocado so they'd love people from Ocado".
  [
    new RegExp(
      String.raw`${BEGIN}(?:[Mm]y|[Oo]ur|[Tt]he|[Tt]his)\s+client\s+(?:competes?|is\s+competing|is\s+up)\s+(?:with|against)\s+${COMPANIES}\s*,?\s+(?:and\s+|so\s+|which\s+is\s+why\s+)+(?:they|we|he|she)(?:['’]d|\s+would)\s+(?:love|like|prefer|welcome)\s+`,
      'gu',
    ),
    'ideally ',
  ],
];
