import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}[\p{L}\p{N}&.-]*(?:['’](?!s(?!\p{L}))\p{L}+)?(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.-]*){0,3}`;
const OF_TODAY = String.raw`(?:today['’]?s|the\s+(?:current|present|existing)|(?:current|present|existing|serving|sitting))`;
const PEOPLE = String.raw`(?:people|staff|ones|folks?|employees?|lot|crowd|team|workers|personnel|workforce)`;
const NEGATION = String.raw`(?:minus|not|no|without|exclud(?:e|es|ing)|except(?:ing)?(?:\s+for)?|(?:apart|aside)\s+from|other\s+than|bar(?:ring)?|leave|leaving|keep|drop(?:ping)?|skip(?:ping)?|ignore|ignoring|omit(?:ting)?|spare(?:\s+(?:me|us))?|forget|lose|less|nor|save(?:\s+for)?)`;
const AT = `(?:for|at|with|by|in|inside|of|from)`;
const AT_NO_TIME = String.raw`(?:at\s+no\s+(?:time|point|stage)|not\s+(?:at\s+any\s+(?:time|point|stage)|once|ever)|never\s+(?:at\s+any\s+(?:time|point|stage)|once|ever|yet|before))`;
const WHOLE_LIFE = String.raw`(?:(?:(?:for|all|in|during|over|through(?:out)?)\s+)?(?:(?:their|his|her|the)\s+)(?:whole|entire|all|full)?\s*(?:careers?|(?:working|professional)\s+li(?:fe|ves)|time)|all\s+along|always|so\s+far|to\s+date|altogether|completely|entirely)`;
const NOW = String.raw`(?:now|today|currently|presently|at\s+(?:present|the\s+moment)|right\s+now|these\s+days|still)`;
const THEN = String.raw`(?:formerly|previously|once|earlier|before|in\s+the\s+past|who\s+(?:used\s+to\s+(?:be|work)|were|have\s+been|worked))`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const END = String.raw`(?=\s*(?:$|[,;:.)!?]|\s[-–—]\s|\b(?:and|but|so|as|because|who|with|in|please)(?!\p{L})))`;

/** Houses where somebody is, was or never was, by the words of their own that people have for it, as `plainly` puts them. */
export const SAID_OF_HOUSES: Ways = [
  // "Minus today's Dentons people", "leave today's Starbucks people alone", "no present Dentons ones".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${NEGATION}\s+(?:(?:any|all|the|of)\s+)*${OF_TODAY}\s+(${COMPANY})(?:['’]s?)?\s+${PEOPLE}(?:\s+(?:alone|out|aside|off|be|in\s+peace))?(?!\p{L})`,
      'giu',
    ),
    ', nobody currently at $1,',
  ],
  // "Except Toronto ones and present Dentons ones": the second of what is left out.
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])(?:minus|except(?:ing)?(?:\s+for)?|excluding|without|not|no|(?:apart|aside)\s+from|other\s+than)\s+[^,;.()]{2,40}?)\s*,?\s+(?:and|or|nor|plus)\s+${OF_TODAY}\s+(${COMPANY})(?:['’]s?)?\s+${PEOPLE}(?!\p{L})`,
      'giu',
    ),
    ', nobody currently at $1,',
  ],
  // "With any current employer but Starbucks".
  [
    new RegExp(
      String.raw`\b(?:(?:with|at|in|whose)\s+)?(?:any|every|some|whatever)\s+(?:(?:current|present|existing)\s+)?(?:employer|compan(?:y|ies)|firm)s?\s+(?:now\s+)?(?:but|except(?:\s+for)?|bar|save(?:\s+for)?|other\s+than|apart\s+from)\s+(${COMPANY})${END}`,
      'gu',
    ),
    ', nobody currently at $1',
  ],
  // "Who at no time worked for Multiplex", "who have not once been at Multiplex".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s*(?:['’]ve)?\s+)?(?:(?:have|has|had)\s+)?${AT_NO_TIME}\s+(?:(?:have|has|had|did|were|was)\s+)?(?:work(?:ed)?|been(?:\s+employed)?|employed|were|was|served|done\s+(?:any\s+)?(?:time|work)|set\s+foot)\s+${AT}\s+(?=(?:the\s+)?${COMPANY})`,
      'gu',
    ),
    'who have never worked at ',
  ],
  // "That have stayed clear of Multiplex their whole career".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s*(?:['’]ve)?\s+)?(?:(?:have|has|had)\s+)?(?:always\s+|so\s+far\s+)?(?:stayed|steered|kept|remained)\s+(?:well\s+|completely\s+)?(?:clear\s+of|away\s+from|out\s+of|off)\s+(${COMPANY})(?:\s+${WHOLE_LIFE})?${END}`,
      'gu',
    ),
    'who have never worked at $1',
  ],
  // "Whose career has not included Atlassian at all", "with no Atlassian in their history".
  [
    new RegExp(
      String.raw`\bwhose\s+(?:(?:work|working|job|employment|career|whole)\s+)*(?:careers?|histor(?:y|ies)|cvs?|resum[eé]s?|records?|past|background|jobs)\s+(?:(?:has|have|had|does|do|did|is|are)(?:\s+not|n['’]t|\s+never)|never|nowhere|lacks?|omits?|excludes?)\s*(?:(?:ever|yet|once)\s+)?(?:includ(?:ed?|es)|contain(?:ed|s)?|featur(?:ed?|es)|touch(?:ed|es)?|show(?:n|s|ed)?|list(?:ed|s)?|mention(?:ed|s)?|taken\s+(?:them\s+)?(?:in|to|through)|involv(?:ed?|es)|cross(?:ed)?(?:\s+paths\s+with)?|brought\s+them\s+to|hav(?:e|ing)|free\s+of)?\s*(${COMPANY})(?:\s+(?:at\s+all|ever|anywhere|in\s+any\s+way|whatsoever|on\s+it|in\s+it))?${END}`,
      'gu',
    ),
    'who have never worked at $1',
  ],
  // "One-time Accenture consultants".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:one-?time|sometime|erstwhile|bygone|lapsed)\s+(?=${COMPANY}(?:\s+\p{Ll}))`,
      'giu',
    ),
    'former ',
  ],
  // "Accenture in the past only", "Accenture, past only".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:at|with|for)\s+)?(${COMPANY})\s*,?\s*\(?(?:(?:only|just)\s+in\s+the\s+past|(?:in\s+the\s+)?past\s+(?:only|jobs?(?:\s+only)?|employer(?:\s+only)?)|only\s+(?:as\s+an?\s+)?(?:past|previous|former|earlier)(?:\s+(?:employer|job))?|previously\s+only|formerly\s+only|not\s+any\s+more\s+though)\)?${END}`,
      'gu',
    ),
    'formerly at $1',
  ],
  // "Did anybody leave Accenture?"
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?;]\s+)(?:did|has|have|do\s+we\s+have|is\s+there|do\s+we\s+know)\s+(?:any(?:one|body)|some(?:one|body)|people)\s+(?:(?:who|that)\s+)?(?:(?:has|have|just|recently|ever|since)\s+)*(?:leave|left|leaving|quit|gone\s+from|depart(?:ed)?|walk(?:ed)?\s+(?:out\s+of|from))\s+(${COMPANY})(?:\s+(?:lately|recently|already))?\s*\?`,
      'giu',
    ),
    'formerly at $1, ',
  ],
  // "Who did time at KPMG but aren't there any more".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s*(?:['’]ve)?\s+)?(?:(?:have|has|had)\s+)?(?:worked|been|served|did|done|spent|put\s+in|clocked(?:\s+up)?|were|was)(?:\s+(?:(?:their|some|a\s+bit\s+of|a)\s+)?(?:time|stints?|spells?|years|training))?\s+(?:at|with|for|in)\s+(${COMPANY})\s*,?\s+(?:and|but|yet|who)\s+(?:are|is|they['’]re|they\s+are)?\s*(?:not|n['’]t|no\s+longer)\s+(?:(?:at\s+\1|there|with\s+them|on\s+(?:the|their)\s+books)\s*)?(?:any\s?more|any\s+longer|now|today|these\s+days|currently)?${END}`,
      'gu',
    ),
    'who used to work at $1 but no longer do',
  ],
  // "Both chemists at Pfizer today and chemists formerly at Pfizer": either time.
  [
    new RegExp(
      String.raw`\b(?:both\s+)?((?:those|people|the\s+ones|\p{Ll}+s)\s+)?(?:at|with|for)\s+(${COMPANY})\s+${NOW}\s+(?:and|or|as\s+well\s+as|plus)\s+(?:also\s+)?(?:(?:those|people|the\s+ones|\p{Ll}+s)\s+)?${THEN}\s+(?:(?:at|with|for)\s+)?(?:\2|there|with\s+them)${END}`,
      'gu',
    ),
    '$1who have worked at $2',
  ],
  // "Where the current workplace is Bupa".
  [
    /\b(?:where|whose|with)\s+(?:(?:the|their|his|her|an?)\s+)?(?:(?:current|present|actual|existing)\s+)?(?:work\s?place|place\s+of\s+(?:work|employment)|company\s+of\s+today)(?:\s+(?:now|today|currently))?\s+(?:is|being|=)\s+(?=\p{Lu})/gu,
    'who now work at ',
  ],
  // "Five-plus years at Rolls-Royce and still there", "with 5+ years at Rolls-Royce, where they still are".
  [
    new RegExp(
      String.raw`(?:\b(?:with|having|have|has)\s+)?((?:(?:at\s+least|over|more\s+than|upwards?\s+of|(?:no|not)\s+(?:less|fewer)\s+than|a\s+minimum\s+of)\s+)?${COUNT}(?:\+|[\s-]plus)?\s*(?:years?|yrs?|months?)(?:\s*(?:\+|plus|or\s+(?:more|longer)))?)['’]?\s+(?:at|with|for|in)\s+(${COMPANY})\s*[,(–-]*\s*(?:(?:and|where|who|they)\s+)*(?:(?:are|is|['’]re)\s+)?(?:still|currently|presently|today|now)\s+(?:(?:are|is|work(?:s|ing)?|employed|there|on\s+board|with\s+them|at\s+it)\s*)+\)?${END}`,
      'gu',
    ),
    'who have been at $2 for $1',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:at|with|for)\s+${COMPANY})\s+(?:since|already)\s+(?=(?:at\s+least\s+|over\s+|more\s+than\s+)?${COUNT}\s*\+?\s*(?:years?|yrs?|months?)(?!\s+ago))`,
      'gu',
    ),
    ' for ',
  ],
  // "On an oil and gas company's books today".
  [
    /\bon\s+(?:an?|the|some)\s+([\p{Ll}&-]+(?:\s+(?:and\s+|&\s+)?[\p{Ll}&-]+){0,3})\s+(?:compan(?:y|ies)|firm|employer|group|business)['’]?s?['’]?\s+(?:books|payroll|staff)(?:\s+(?:now|today|currently|at\s+(?:present|the\s+moment)))?/giu,
    'who now work in the $1 industry',
  ],
];
