import type { Ways } from './in-turn.ts';

const NAME = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*`;
const COMPANY = String.raw`${NAME}(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&+.-]*){0,3}`;
const HOUSE = String.raw`((?:an?\s+|the\s+)?(?:(?!(?:but|and|or|once|before|who|that|not|now|they)\b)[\p{Ll}&'’-]+\s*){1,4}?)`;
const DID = String.raw`(?:driv(?:e|ing)|cook(?:ing)?|nurs(?:e|ing)|teach(?:ing)?|weld(?:ing)?|sell(?:ing)?|fly(?:ing)?|code|coding|design(?:ing)?|build(?:ing)?|audit(?:ing)?|consult(?:ing)?|contract(?:ing)?|temp(?:ing)?|freelanc(?:e|ing)|manage|managing|run(?:ning)?|deliver(?:ing)?|pick(?:ing)?|pack(?:ing)?|clean(?:ing)?|guard(?:ing)?|sail(?:ing)?|dig(?:ging)?|drill(?:ing)?|practi[cs](?:e|ing)|lectur(?:e|ing)|serve|serving|recruit(?:ing)?|train(?:ing)?)`;

/** Where people were at work and are no more, as `plainly` puts it before any reader. */
export const SAID_OF_WORK_THERE: Ways = [
  // "Who used to drive for Linfox", "that once cooked at Hilton": what they did there is their trade.
  [
    new RegExp(
      String.raw`\b(?:(?:who|that|and)\s+)?used\s+to\s+${DID}\s+(?:for|at|with)\s+(?=(?:the\s+)?${COMPANY})`,
      'gu',
    ),
    'formerly at ',
  ],
  // "Who were at a bank once but aren't now", "worked in retail before and no longer do".
  [
    new RegExp(
      String.raw`\b(?:who|that)(?:['’]ve|\s+have|\s+had)?\s+(?:(?:once|previously|formerly)\s+)?(?:were|was|worked|been|started(?:\s+out)?|spent\s+time)\s+(at|in|for|with)\s+${HOUSE}(?:\s*(?:once|before|previously|in\s+the\s+past|at\s+(?:one|some)\s+(?:point|time|stage)))?\s*,?\s+(?:but|and|though|yet)\s+(?:(?:they|who|that)\s+)?(?:(?:are|is|['’]re|do|does)(?:n['’]t|\s+not)|(?:are|is|['’]re)?\s*no\s+longer|not)(?:\s+(?:are|do|work|working|there|in\s+one|at\s+one))*(?:\s+(?:now|any\s?more|any\s+longer|today|currently|these\s+days|right\s+now|there))*(?=\s*(?:$|[,;.!?)]))`,
      'gu',
    ),
    'formerly $1 $2',
  ],
  // "None of our own placements", "not anybody of our placed people".
  [
    /(?<=^|[,;:.!?(]\s*|\b(?:and|but|please|with)\s+)(?:none|no(?:body|[\s-]one)?|not|any(?:one|body)\s+but|exclud(?:e|ing)|without|avoid|skip|minus|leave\s+out)\s+(?:(?:any|one|of|from)\s+)*(?:our|my|the\s+agency['’]s)\s+(?:(?:own|existing|past|previous|old|recent|earlier)\s+)*(?:placements?|placed\s+(?:people|candidates|ones))(?=\s*(?:$|[,;.!?)]|\b(?:and|or|please)\b))/giu,
    'nobody we placed',
  ],
  // "Nurses in Manila looking at the UK": where they would go.
  [
    /(?<=\bin\s+(?:the\s+)?\p{Lu}[^,;.:!?()]{1,40}?\s+(?:who\s+are\s+|who['’]re\s+|that\s+are\s+)?)(?:looking|eyeing|aiming|set|keen)\s*(?:at|on|for|towards?)\s+(?:a\s+move\s+to\s+|moving\s+to\s+)?(?=(?:the\s+)?(?:UK|US|USA|EU|United\s+(?:Kingdom|States)|Ireland|Germany|Australia|New\s+Zealand|NZ|Canada|Singapore|Dubai|Switzerland|Netherlands|Gulf|Middle\s+East|London|Sydney|Berlin|Dublin)(?:\s*(?:$|[,;.!?)]|or\b|and\b)))/gu,
    'open to relocating to ',
  ],
  // "Wanting out of South Africa": where they live and would leave.
  [
    /\b(?:who\s+|that\s+)?(?:wanting|want|looking|keen|trying|itching|hoping)\s+(?:to\s+(?:get|move|be)\s+)?out\s+of\s+(?:the\s+)?(?:country|city|UK|US|USA|South\s+Africa|\p{Lu}\p{Ll}+)(?=\s*(?:$|[,;.!?)]))/gu,
    'open to relocation',
  ],
  // "Government clearance": a paper, and no field of business.
  [/(?<![\p{L}-])(?:government|govt|gov)\s+(?:security\s+)?(?=clearances?(?!\p{L}))/giu, 'security '],
  // "Automotive tier 1s", "aerospace tier two suppliers": of that field.
  [
    /(?<=(?<!\p{L})(?:automotive|auto|aerospace|rail|aviation|defen[cs]e))\s+tier[\s-]?(?:1|2|one|two|ones|twos)(?:s|['’]s)?(?:\s+(?:suppliers?|background|compan(?:y|ies)|vendors?|experience))?(?!\p{L})/giu,
    '',
  ],
  // "Currently unemployed is fine": it is asked of nobody.
  [
    /(?:\s*[,;(–-]+\s*|(?<=^\s*))(?:(?:people|those|anyone|somebody)\s+)?(?:currently\s+|presently\s+)?(?:unemployed|out\s+of\s+work|between\s+(?:jobs|roles|gigs)|not\s+working|on\s+gardening\s+leave)(?:\s+(?:people|candidates|folks))?\s+(?:(?:is|are|would\s+be)\s+)?(?:(?:also|all|totally|perfectly)\s+)?(?:fine|ok(?:ay)?|no\s+(?:problem|issue)|not\s+a\s+problem|acceptable|allowed|alright)(?:\s+(?:too|as\s+well|with\s+(?:us|them)|by\s+(?:us|them)))?\)?(?=\s*(?:$|[,;.!?)]))/giu,
    '',
  ],
  // "Who're used to night shifts": they know it.
  [/\b(?:who|that)(?:['’]re|\s+are)\s+(?:well\s+)?used\s+to\s+(?=(?!\p{L}+ing\b)\p{L})/giu, 'with '],
];
