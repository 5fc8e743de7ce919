import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,\s*(?:or\s+)?|\bor\s+|\/\s*)${COMPANY})*`;
const AT = `(?:at|with|for|through|in|inside|of|by|within)`;
/** How people say that somebody left, in any mood. */
const QUIT = String.raw`(?:jumped\s+ship|flown\s+(?:the\s+)?(?:coop|nest)|flew\s+the\s+(?:coop|nest)|got(?:ten)?\s+(?:out|away)|walked(?:\s+(?:away|out|off))?|bailed(?:\s+out)?|bowed\s+out|bolted|scarpered|legged\s+it|upped\s+and\s+(?:left|gone|went)|cut\s+(?:and\s+run|loose)|called\s+it\s+(?:quits|a\s+day)|(?:handed|put)\s+in\s+(?:their|his|her)\s+notice|(?:handed|put)\s+(?:their|his|her)\s+notice\s+in|packed\s+it\s+in|jacked\s+it\s+in|chucked\s+it(?:\s+in)?|thrown\s+(?:it\s+in|in\s+the\s+towel)|threw\s+(?:it\s+in|in\s+the\s+towel)|left\s+(?:it|that|them)\s+(?:behind|all\s+behind)|moved\s+(?:along|elsewhere|away|off|out)|(?:gone|went)\s+(?:elsewhere|off|on\s+to\s+(?:other|new|better|bigger)\s+\p{L}+|to\s+pastures\s+new|somewhere\s+else|their\s+own\s+way)|hopped\s+(?:off|out)|checked\s+out|said\s+(?:goodbye|farewell)|parted\s+(?:ways|company)|shot\s+through|done\s+a\s+runner|left\s+since|pulled\s+the\s+pin|turned\s+(?:their|his|her)\s+backs?\s+on\s+(?:it|them))`;
const HAVE = String.raw`(?:(?:(?:have|has|had|['’]ve)\s+)?(?:since\s+|then\s+|later\s+|now\s+|already\s+|recently\s+|just\s+)*)`;
const IN_ONES_TIME = String.raw`(?:did|done|doing|served|put\s+in|had|spent)\s+(?:(?:their|his|her|some|a\s+few|a\s+couple\s+of|several|many|good|long|a|the)\s+)+(?:years?|time|stretch|stints?|spells?|bit|apprenticeship|training|stripes)`;
const CLIENT_OF = String.raw`(?:(?:it|this|that|the\s+(?:job|role|post|vacancy|position|search|order|brief))(?:['’]s|\s+is)\s+(?:with|at|for)|(?:job|role|post|position|vacancy)\s+(?:is\s+)?(?:with|at|for)|\bfor)`;
const NOT_BE = String.raw`(?:(?:of\s+course\s+|naturally\s+|obviously\s+|clearly\s+|please\s+)*(?:they|he|she|the\s+(?:person|candidate|people|candidates)|people|candidates)?\s*(?:obviously\s+|of\s+course\s+|naturally\s+)?(?:(?:must|can|could|should|may|need|ca|do|does|is|are)(?:\s+not|n['’]t|not)|mustn['’]t|can['’]t|cannot|not|nobody(?:\s+(?:who|that))?(?:['’]s|\s+is)?|no\s?one(?:\s+(?:who|that))?(?:['’]s|\s+is)?|none(?:\s+(?:who|that))?(?:\s+are)?|no\s+people)\s+(?:(?:obviously|of\s+course|already|currently|actually|now|yet|even)\s+)*(?:be\s+|have\s+been\s+)?)`;
const THERE = String.raw`(?:(?:already\s+|currently\s+|now\s+)*(?:(?:in\s+(?:post|place|situ|a\s+job|employment)|employed|working|placed|sitting|engaged|on\s+(?:staff|the\s+(?:books|payroll|team)))\s+)?(?:in\s+there|there|with\s+them|by\s+them|(?:their|the\s+client['’]?s)\s+(?:own\s+)?(?:staff|people|employees))(?:\s+(?:already|now|today|currently|at\s+(?:the\s+moment|present)|yet|right\s+now|these\s+days))*)`;

/** That somebody left or is in a place, and that a client's own people are not wanted, as `plainly` puts them before any reader. */
export const SAID_OF_QUITTING: Ways = [
  // "Who did their years at Rio", "who've come through KPMG".
  [
    new RegExp(String.raw`\b${IN_ONES_TIME}\s+(?:at|with|in|for)\s+(?=(?:the\s+)?${COMPANY})`, 'gu'),
    'worked at ',
  ],
  [
    new RegExp(
      String.raw`\b(?:c[ao]me|coming|been|passed|went|gone)\s+(?:up\s+)?through\s+(?=(?:the\s+)?${COMPANY})`,
      'gu',
    ),
    'worked at ',
  ],
  // "… and jumped ship since", "then walked", "till they got out".
  [
    new RegExp(
      String.raw`(?<=\b${AT}\s+(?:the\s+)?${COMPANIES})\s*,?\s+(?:and\s+then|and|but|then|till|until|before|yet)\s+(?:who\s+|they\s+|he\s+|she\s+)?${HAVE}${QUIT}(?:\s+(?:since|then|now|already|again|lately|recently))*(?=\s*(?:$|[,;.)!?]|\b(?:and|in|who|with)\b))`,
      'gu',
    ),
    ' and have left',
  ],
  // "Whoever's sitting in Coca-Cola".
  [
    /\b(?:who|any(?:one|body)\s+who)ever(?:['’]s|\s+is|\s+are)\s+(?=(?:currently\s+|now\s+|still\s+)?(?:at|with|in|inside|on|sitting|working|employed|sat|based|living|free|available)\b)/giu,
    'those who are ',
  ],
  [
    new RegExp(
      String.raw`\b(?:sitting|sat|seated|parked|working|employed|are|is|work|sit|sits|inside|at|with|in)\s+(?:(?:in|inside|at|with|for)\s+)?(${COMPANIES})\s*,?\s+(?:(?:right\s+)?this\s+(?:very\s+)?(?:minute|second|instant|moment|day|week)|as\s+we\s+speak|this\s+minute)(?=\s*(?:$|[,;.)!?]))`,
      'gu',
    ),
    'currently in $1',
  ],
  // "It is for Dior so they must not be in post there already", "for Zara, nobody who's there now".
  [
    new RegExp(
      String.raw`(?:${CLIENT_OF})\s+(?:the\s+)?(${COMPANY})\s*[,;:–—-]?\s*(?:(?:so|and|hence|therefore|meaning|which\s+means|as|but)\s+)?(?:that\s+)?${NOT_BE}(?:${THERE}|(?:an?\s+)?\1(?:['’]s)?\s+(?:own\s+)?(?:staff|people|employees?|folks?)(?:\s+(?:already|now|today))?)(?=\s*(?:$|[,;.)!?]|\band\b))`,
      'gu',
    ),
    ', nobody currently at $1',
  ],
];
