import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const NAME = String.raw`(?:(?:the|an?)\s+)?[\p{L}\d][\p{L}\p{N}&.'’-]*(?:\s+[\p{L}\p{N}&.'’-]+){0,4}?(?:\s*(?:,\s*(?:or\s+)?|\bor\s+|\/\s*)[\p{L}\d][\p{L}\p{N}&.'’-]*(?:\s+[\p{L}\p{N}&.'’-]+){0,3}?){0,4}`;
const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,\s*(?:or\s+)?|\bor\s+|\/\s*)${COMPANY})+`;
const ONCE = String.raw`(?:\s+(?:once|before|previously|formerly|earlier|already|in\s+the\s+past|at\s+(?:some|one)\s+(?:point|time|stage)|in\s+(?:their|an?)\s+(?:\p{L}+\s+)?(?:past|life|career)))*`;
const ONE = String.raw`(?:one|it|them|there|either|both|some|any|those|such\s+an?\s+\p{L}+|one\s+of\s+(?:them|those))`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const YEARS = String.raw`(?:years?|yrs?)`;

/** Ways of saying where somebody stands or stood and for how long they have done their work, as `plainly` puts them before any reader. */
export const SAID_OF_STANDING: Ways = [
  // How people say that somebody works somewhere: "plying their trade at Allens", "whose payslip says Hilton".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)(?:\s+are|\s+is|'re|'s)?\s+)?(?:(?:currently|now|presently|still)\s+)?(?:ply(?:ing)?\s+(?:their|his|her)\s+trade|hang(?:ing|s)?\s+(?:up\s+)?(?:their|his|her)\s+hats?|earn(?:ing|s)?\s+(?:an?|their|his|her)\s+(?:crust|living|keep|wage|salary)|clock(?:ing|s)?\s+(?:in|on)|(?:draw|collect|pick)(?:ing|s)?(?:\s+up)?\s+(?:an?|their|his|her)\s+(?:wages?|salary|pay(?:\s?(?:cheque|check|packet))?)|toil(?:ing|s)?|beaver(?:ing)?\s+away|slav(?:e|ing)\s+away)\s+(?:at|for|with|from|in)\s+(?=(?:the\s+)?${COMPANY})`,
      'gu',
    ),
    'now working at ',
  ],
  [
    new RegExp(
      String.raw`\b(?:whose|with\s+an?|where\s+the)\s+(?:pay\s?(?:slip|check|cheque|packet)s?|badge|lanyard|business\s+card|contract|email\s+signature|name\s?badge|desk|wages?)\s+(?:says?|is|are|reads?|comes?)\s+(?:from\s+|with\s+|at\s+)?(?=${COMPANY})`,
      'gu',
    ),
    'currently at ',
  ],
  [
    new RegExp(
      String.raw`\b(?:who(?:'ve|\s+have|\s+has)?\s+|that(?:'ve|\s+have)?\s+)?(?:just\s+|recently\s+)?(?:jumped\s+ship\s+from|walked\s+(?:out\s+(?:of|on)|away\s+from)|bailed\s+(?:on|from|out\s+of)|said\s+(?:goodbye|farewell)\s+to|parted\s+(?:ways|company)\s+with|bid\s+farewell\s+to|moved\s+on\s+from|got\s+out\s+of|escaped(?:\s+from)?|fled)\s+(?=${COMPANY})`,
      'gu',
    ),
    'who left ',
  ],
  // "As things stand", "this minute": now.
  [
    /\s*,?\s*\b(?:as\s+(?:things|it|matters)\s+stands?|(?:right\s+)?this\s+(?:very\s+)?(?:minute|second|instant|moment)|at\s+(?:the\s+)?time\s+of\s+(?:writing|asking)|for\s+the\s+time\s+being|as\s+of\s+this\s+(?:morning|week|month))(?=\s*(?:$|[,;.)]))(?<=\b(?:at|with|for|by|from)\s+(?:the\s+)?\p{Lu}[\p{L}\p{N}&.' -]{1,40}\b\p{L}+)/gu,
    ' now',
  ],
  // "Who are at a Big Four firm or have passed through one", "at a bank or who were once".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is|work|works|working|currently|now|sit|sits)\s+)*(?:at|with|for|in)\s+(${NAME})\s*,?\s+or\s+(?:(?:who|that|they)\s+)?(?:(?:(?:have|has|had|'ve|used\s+to|once|previously|formerly|did)\s+)+(?:passed|been|gone|come|came|worked|work|served|trained|spent\s+(?:some\s+)?time|done\s+(?:some\s+)?time|be)(?:\s+(?:through|at|in|with|for|from|out\s+of|part\s+of|inside))*\s+${ONE}|(?:passed|worked|served|trained|came|went)(?:\s+(?:through|at|in|with|for|from|out\s+of))+\s+${ONE}|(?:(?:have|has|had|'ve)\s+been|used\s+to\s+be|were|was)(?=\s+(?:once|before|previously|formerly|earlier|in\s+the\s+past|at\s+(?:some|one)\s+(?:point|time|stage))))${ONCE}`,
      'giu',
    ),
    'worked at $1',
  ],
  // "Canva or Atlassian alumni": each of them.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:any|the|some)\s+)?(${COMPANIES})\s+(?:alumni|alums?|alumn(?:us|a|ae)|leavers|veterans|old\s+(?:boys|hands|girls)|graduates)(?!\p{L})`,
      'gu',
    ),
    'formerly at $1',
  ],
  // "Not at either today", "at neither now", "with none of them any more".
  [
    /(?:\s*[,;(–-]+\s*|\s+(?=(?:and|but|so)\s))(?:(?:and|but|so)\s+)?(?:(?:who\s+|they\s+)?(?:are|is)\s*)?(?:(?:not|n't)\s+(?:currently\s+|now\s+)?(?:at|with|in|working\s+(?:at|for))\s+(?:either|any)|(?:currently\s+|now\s+)?(?:at|with|in)\s+(?:neither|none))(?:\s+of\s+(?:(?:them|those|these|the)\s+)?(?:them|those|these|(?:the\s+)?(?:two|three|four|five|lot|above|same|firms|companies|banks|houses|names)))?(?:\s+(?:today|now|any\s?more|any\s+longer|currently|at\s+present|at\s+the\s+moment|these\s+days|still))*(?=\s*(?:$|[,;.)|]|\b(?:and|who|in|with|but)\b))/giu,
    ', not there now',
  ],
  // "Five years at it or more", "ten years doing it", "eight years of doing this".
  [
    new RegExp(
      String.raw`(?<=\b${COUNT}\s*\+?\s*${YEARS}\s+)(?:at\s+(?:it|this|the\s+(?:job|work|game|trade|craft|sharp\s+end|coal\s?face))|(?:of\s+)?doing\s+(?:it|this|that|the\s+(?:job|work))|in\s+the\s+(?:saddle|field|line|trenches|seat|biz|profession|craft)|of\s+it)(?!\p{L})`,
      'giu',
    ),
    'experience',
  ],
  // "At it for five years".
  [
    new RegExp(
      String.raw`\b(?:(?:who(?:'ve|\s+have)|they(?:'ve|\s+have))\s+)?(?:been\s+)?(?:at\s+it|doing\s+(?:it|this))\s+(?:for\s+)?((?:at\s+least\s+|over\s+|more\s+than\s+|a\s+minimum\s+of\s+)?${COUNT}\s*\+?\s*${YEARS})(?=\s*(?:$|[,;.)]|\bor\s+(?:more|longer)|\b(?:and|plus|at\s+least)\b))`,
      'giu',
    ),
    '$1 experience',
  ],
  // Of lawyers and others who qualified: "5+ yrs out".
  [
    new RegExp(
      String.raw`(?<=\b${COUNT}\s*\+?\s*${YEARS}(?:\s+or\s+more)?\s+)(?:out|qualified|post[\s-]qualified|called|admitted)(?=\s*(?:$|[,;.)]))`,
      'giu',
    ),
    'experience',
  ],
  // What somebody asked for: the kind of work is on record as what they want.
  [
    /\b(?:(?:who|that|which)\s+)?(?:(?:have|has|had|'ve|are|is|would\s+be|'d\s+be)\s+)?(?:asked|asking|asks?|opted|opting|pushing|holding\s+out|angling|put\s+in|put\s+down|keenest|happier|happiest|better\s+off|more\s+comfortable|most\s+comfortable|best\s+suited|better\s+suited)(?:\s+(?:for|to|with|on|in|doing|working))?\s+(?=(?:perm(?:anent)?|contract(?:ing)?|part[\s-]time|full[\s-]time|temp(?:orary)?|freelanc(?:e|ing)|casual|interim)(?!\p{L}))/giu,
    '',
  ],
  [
    /\b(perm(?:anent)?|contract|interim|freelance|temp(?:orary)?|casual)\s+(?:engagements?|appointments?|stints?|assignments?|seats?)(?!\p{L})/giu,
    '$1',
  ],
  [/\bhalf[\s-]a[\s-]dozen(?=\s+(?:years?|yrs?|months?|weeks?)\b)/giu, '6'],
  [/(?<=^|[,;(]\s*)decade(?=\s*(?:\+|or\s+more|plus|and\s+(?:up|more)|at\s+least|min))/giu, '10 years'],
];
