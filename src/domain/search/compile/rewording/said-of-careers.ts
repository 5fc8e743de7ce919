import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)](?!\d)))`;
const COUNT = String.raw`(?:\d{1,3}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const UNITS = String.raw`(?:years?|yrs?|months?|mths?|weeks?|wks?|days?)`;
const MORE = String.raw`(?:more than|over|at least|longer than|upwards of)`;
const LESS = String.raw`(?:less than|under|fewer than|at most|up to|no more than|within)`;
const EDGE = String.raw`(?:${MORE}|${LESS})`;
const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,|\bor\b|\/)\s*${COMPANY})*`;
const DONE = String.raw`(?:placed|interviewed|submitted|put forward|presented|introduced|shortlisted)`;
const WE = String.raw`we(?:\s+(?:have|had|did))?`;

const FIELD = String.raw`(\p{Ll}[\p{Ll}-]+(?:\s+(?!(?:in)?to\b)\p{Ll}[\p{Ll}-]+)?)`;
const MOVED_FROM = String.raw`\b(?:(?:who|that)\s+)?(?:(?:have|has)\s+)?(?:moved|gone|went|switched|crossed|jumped|transitioned|made the (?:move|switch|jump))(?:\s+(?:over|across))?\s+(?:from|out of)\s+${FIELD}\s+(?:in)?to`;
const CLAUSE_END = String.raw`(?=\s*(?:$|[,;.)]|\b(?:who|with|and|or|but|since|within|in the (?:last|past)|ideally|based)\b))`;

/** Ways of saying what somebody did over time, and what goes without being said twice, as `plainly` puts them before any reader. */
export const SAID_OF_CAREERS: Ways = [
  // "Ex-teachers in any other job now", "former pilots in another line of work".
  [
    /\b(?:(?:who\s+)?(?:are|is|work(?:s|ing)?)\s+)?(?:now\s+)?in\s+(?:any|an|some|a\s+(?:totally\s+|completely\s+)?)\s*(?:other|different)\s+(?:kind\s+of\s+|sort\s+of\s+)?(?:jobs?|lines?(?:\s+of\s+(?:work|business))?|trades?|professions?|roles?|careers?|occupations?|work)(?:\s+(?:now|today|these\s+days|altogether))*/giu,
    'who do something else now',
  ],
  // "For more than three years or at Ryanair for more than five": the unit is said once.
  [
    new RegExp(
      String.raw`(${EDGE}\s+${COUNT}\s+)(${UNITS})(\b[^.;]{0,60}?\b(?:or|and|but)\b[^.;\d]{0,60}?${EDGE}\s+${COUNT})${END}`,
      'giu',
    ),
    '$1$2$3 $2',
  ],
  // "More than six months ago but less than two years ago", either way round.
  [
    new RegExp(
      String.raw`\b${MORE}\s+(${COUNT}\s+${UNITS})\s+(?:ago\s+)?(?:but|and|yet)\s+(?:(?:not|no)\s+${MORE}|${LESS})\s+(${COUNT}\s+${UNITS})\s+ago\b`,
      'giu',
    ),
    'between $1 and $2 ago',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:not|no)\s+${MORE}|${LESS})\s+(${COUNT}\s+${UNITS})\s+(?:ago\s+)?(?:but|and|yet)\s+${MORE}\s+(${COUNT}\s+${UNITS})\s+ago\b`,
      'giu',
    ),
    'between $2 and $1 ago',
  ],
  // Where they are now is somewhere else.
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:used to (?:work|be)|(?:were|was|have been|has been|worked)\s+(?:once\s+|previously\s+)?|once\s+(?:worked|were|was)\s+)\s*(?:at|for|with)\s+(${COMPANIES})\s*,?\s+(?:and|but)\s+(?:(?:who\s+)?(?:are|is)\s+)?(?:now\s+)?(?:somewhere else|elsewhere|at another (?:firm|company|place)|with (?:somebody|someone) else|not (?:there )?any ?more|no longer(?: there)?|not there now|gone)(?:\s+(?:now|today|these days|any ?more|at present))?`,
      'giu',
    ),
    'no longer at $1',
  ],
  // From one field of work into another: who left the one and is in the other now.
  [
    new RegExp(
      String.raw`${MOVED_FROM}\s+(in[\s-]?house|client[\s-]side|agency[\s-]side|freelanc(?:e|ing))${CLAUSE_END}`,
      'giu',
    ),
    'who left $1, now $2',
  ],
  [
    new RegExp(
      String.raw`${MOVED_FROM}\s+(?!(?:something|anything|another|other|a|an|the|their)\b|\p{Ll}+\s+(?:hospitals?|firms?|compan(?:y|ies)|sectors?|schools?|banks?|employers?|clients?)\b)(\p{Ll}[\p{Ll}-]+(?:\s+\p{Ll}[\p{Ll}-]+)?)${CLAUSE_END}`,
      'gu',
    ),
    'who left $1, now in $2',
  ],
  // "Now in training roles": what they do, and no company.
  [
    /\bnow\s+(?:working\s+|employed\s+)?in\s+(?:an?\s+)?(?!(?:current|present|existing)\b)(\p{Ll}[\p{Ll}-]+)\s+(?:roles?|jobs?|positions?|posts?)\b/gu,
    'now $1',
  ],
  // "Joined where they are now in 2025", "got to their present firm this year".
  [
    /\b(joined|started|began)\s+(?:at\s+|with\s+)?where\s+they(?:'re| are)(?:\s+(?:now|today|at present|currently))?/giu,
    '$1 their current employer',
  ],
  // "In 2025 or this year", "since last year": a year and what came after it.
  [/\b(in\s+(?:19|20)\d\d)\s+or\s+(?:this year|since(?: then)?|thereafter)\b/giu, '$1 or later'],
  // Two former employers and both of them.
  [
    new RegExp(
      String.raw`\bex[\s-](${COMPANY})\s+(?:and|&)\s+ex[\s-](${COMPANY}),?\s+both(?:\s+(?:of (?:them|those|the two)|and not (?:just|only) one(?: of (?:them|those|the two))?|not (?:just|only) one(?: of (?:them|those|the two))?|please))*${END}`,
      'gu',
    ),
    'formerly at $1, and formerly at $2',
  ],
  [
    /,?\s*\b(?:and not|not)\s+(?:just|only|merely)\s+(?:the\s+)?one(?:\s+of\s+(?:them|those|these|the two))?(?=\s*(?:$|[,;.)]))/giu,
    '',
  ],
  // What we did with them, said once for both: "we have placed or interviewed", "never placed or interviewed by us".
  [
    new RegExp(
      String.raw`\b(we\s+(?:have\s+|had\s+|did\s+)?(?:not|never)|we\s+(?:haven't|hadn't|didn't|never))\s+(${DONE})\s+(?:n?or)\s+(${DONE})(?!\s+(?:by|to)\b)`,
      'giu',
    ),
    '$1 $2 and $1 $3',
  ],
  [
    new RegExp(String.raw`\b(${WE})\s+(${DONE})\s+or\s+(?!we\b)(${DONE})(?!\s+(?:by|to)\b)`, 'giu'),
    '$1 $2 or $1 $3',
  ],
  [
    new RegExp(
      String.raw`\b(never|not)(?:\s+been)?\s+(${DONE})\s+(?:n?or)\s+(${DONE})\s+(by|through|via)\s+us\b`,
      'giu',
    ),
    '$1 $2 $4 us and $1 $3 $4 us',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:never|not|n't)(?:\s+been)?\s+)\b(${DONE})\s+or\s+(${DONE})\s+(by|through|via)\s+us\b`,
      'giu',
    ),
    '$1 $3 us or $2 $3 us',
  ],
  // Where somebody began or was trained: they worked there, now or before.
  [
    new RegExp(
      String.raw`\b(?:(?:have|has|had)\s+)?(?:(?:came|come|rose|risen|grew|grown)\s+up\s+(?:through|at|with|in)|cut\s+(?:their|his|her)\s+teeth\s+(?:at|with)|(?:started|began)(?:\s+(?:out|off|life|(?:their|his|her|a)\s+careers?))*\s+(?:at|with)|learn(?:ed|t)\s+(?:their|his|her)\s+(?:trade|craft)\s+(?:at|with)|earned\s+(?:their|his|her)\s+stripes\s+(?:at|with))\s+(?=(?:the\s+)?(?:${COMPANY}|big (?:four|4)|magic circle))(?!${COMPANIES}\s+(?:in|since|before|after|from|by)\s+(?:19|20)\d\d)`,
      'gu',
    ),
    'worked at ',
  ],
  // Back at a company where they were before.
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:have|has|had)\s+)?(?:returned|(?:went|gone|came|come)\s+back|rejoined|re-joined|boomeranged)\s+(?:to\s+|back\s+to\s+)?(?:work\s+(?:at|for)\s+)?(?:the\s+)?(${COMPANY})`,
      'gu',
    ),
    'now at $1 and formerly at $1',
  ],
  [
    new RegExp(
      String.raw`\bboomerangs?\s+(?:employees?|hires?|people|staff)?\s*(?:of|at|from|to)\s+(${COMPANY})`,
      'gu',
    ),
    'now at $1 and formerly at $1',
  ],
  // Who stands second in a kitchen has a title there.
  [
    /\b(?:(?:second|2nd|number two|no\.? ?2)[\s-]in[\s-]command|2\s?i\/?c|two[\s-]ic|number two)\s+(?:in|of|for|at)\s+(?:an?|the|our|their)\s+(?:\p{L}+\s+)?kitchen|\b(?:kitchen|chef)\s+(?:(?:second|2nd)[\s-]in[\s-]command|2\s?i\/?c)\b|\b2\s?i\/?c\s+chefs?\b/giu,
    'sous chef',
  ],
  // All of a kind but one: "nurses of any kind bar enrolled".
  [
    /\s+(?:of\s+)?(?:any|every|all)\s+(?:kinds?|sorts?|types?|stripes?|descriptions?)\s*,?\s+(?:bar|but|save(?: for)?|except(?: for)?|apart from|other than)\s+(?=\p{L})/giu,
    ', not ',
  ],
  [/\bsponsorship\s+(?:cases|people|candidates|ones)\b/giu, 'sponsorship'],
  // Nobody but those is those alone.
  [
    /\b(?:no one|no-one|nobody|none)\s+(?:else\s+)?(?:except|but|other than|apart from|save)(?:\s+for)?\s+(?=\p{L})/giu,
    '',
  ],
  // An exception to what is left out: "no contractors except those in Berlin".
  [
    /\b((?:no|not|without|excluding|exclude)\s+(?!(?:one|body|more|less|later|earlier|fewer|longer)\b)[^,.;:()]{2,40}?),?\s+(?:except|other than|apart from|save|bar)(?:\s+(?:for|those|people|ones|candidates|any|anyone|who|that|which|are|is|have|has|with))*\s+(?=\p{L})/giu,
    '$1 unless ',
  ],
];
