import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const HOUSE = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+(?:(?:of|and|&)\s+)?\p{Lu}[\p{L}\p{N}&'’.-]*){0,3}`;
const PLACE = String.raw`(?:the\s+)?\p{Lu}[\p{L}.'-]*(?:\s+\p{Lu}[\p{L}.'-]*){0,2}`;

/** Ways of saying a condition by the way, with words of speech around it, as `plainly` puts them before any reader. */
export const SAID_IN_PASSING: Ways = [
  // "That have H&M, Zara or Decathlon in their past": what stands behind it is no company of the list.
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:have|has|had|having|with)\s+(?:got\s+)?(?:either\s+)?(${HOUSE}(?:(?:\s*,\s*(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+|\s*\/\s*)${HOUSE})*)\s+(?:somewhere\s+)?in\s+(?:their|his|her|the)\s+past(?:\s+(?:somewhere|at\s+some\s+point))?(?!\p{L})(?:\s*,)?`,
      'gu',
    ),
    'who used to be at $1;',
  ],
  // "Pounds or euros alike".
  [/(?<=\bor\s+(?:[\p{L}\p{N}]+\s+)?[\p{L}\p{N}]+)\s+alike(?=\s*(?:$|[,;.)!?]))/giu, ''],
  // "No job rn": right now, where no nurse is meant.
  [
    /(?<=\b(?:jobs?|work|working|gigs?|roles?|contracts?|free|available|employed|unemployed|looking)\s+)rn(?=\s*(?:$|[,;.)!?]|\b(?:and|or|in|with|who)\s))/gu,
    'right now',
  ],
  // "Who could start this week", "free this week".
  [
    /\b((?:start|begin|commence|join)(?:s|ing)?|(?:free|available|ready)(?:\s+to\s+(?:start|begin|join|go))?)\s+(?:(?:by|before)\s+the\s+end\s+of\s+(?:this|the)|(?:some\s?time\s+|later\s+|early\s+)?(?:this|within\s+this))\s+week(?=\s*(?:$|[,;.)!?]|\b(?:and|in|with|who|at|please)\s))/giu,
    '$1 within a week',
  ],
  // "Day-rate people, £350 a day or under": the sum says it.
  [
    /\b(?:day|daily)[\s-]rate\s+(?:people|folks?|workers|candidates|ppl)(?=\s*(?:$|[,;.)!?]|\b(?:in|at|for|with|who)\s)[\s\S]*\d\s*k?\s*(?:an?|per|\/)\s?(?:day|d)(?!\p{L}))/giu,
    'people',
  ],
  // "Berlin, or Munich if not"; "Toronto or Vancouver, say"; "one of these two: Berlin, Munich".
  [/,?\s+or\s+([^,;.()]{2,30}?)\s+if (?:not|that fails|needs? be)(?=\s*(?:$|[,;.)]))/giu, ' or $1'],
  [/(?<=\p{Lu}\p{L}+),?\s+(?:say|for (?:example|instance)|as an example)(?=\s*(?:$|[,;.)]|[-–]\s))/gu, ''],
  [
    /(?<=\b(?:in|from|near|around)\s+)(?:one|either|any)\s+of\s+(?:the\s+)?(?:(?:these|the following|those)\s+(?:two|three|four|five)?|(?:two|three|four|five))\s*(?:cities|places|towns|countries|states|regions)?\s*[:,]?\s*(?=\p{Lu})/gu,
    '',
  ],
  // What is asked for is no less: "citizens, nothing less".
  [/,?\s+(?:and\s+)?nothing\s+(?:less|else|but)(?=\s*(?:$|[,;.)]|[-–]\s))/giu, ''],
  // "We have met with people from Linklaters, so none from there".
  [
    new RegExp(
      String.raw`\b(?:(?:[Ww]e|[Ii]|[Tt]hey)(?:'ve|\s+have|\s+had)?\s+(?:already\s+)?[\p{Ll} ]{3,30}?\s+)?(?:from|at)\s+(${COMPANY})\s*,?\s+(?:and\s+)?so\s+(?:please\s+)?(?:none|nobody|no one|no-one|not anyone|no more|nobody else)\s+(?:more\s+|else\s+)?(?:from|at)\s+(?:there|them|that (?:firm|company|one))\b`,
      'gu',
    ),
    'no one from $1',
  ],
  // Years since qualifying, the short form first: "PQE 4-8".
  [/\bPQE\s*[:of]*\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})(?!\s*(?:years?|yrs?|k))/gi, '$1-$2 years PQE'],
  [/\bPQE\s*[:of]*\s*(\d{1,2})\s*\+/gi, '$1+ years PQE'],
  // As it is spoken: "lookin for", "gotta be", "ain't".
  [/\b(look|seek|need|want|work|hir|search|speak|liv)in'?(?=\s)/g, '$1ing'],
  [/\b(?:have\s+|has\s+|'ve\s+)?gotta\b/gi, 'must'],
  [/\bain't\b/gi, 'is not'],
  // From a level up that leaves nobody out.
  [
    /[,;]?\s*\bany(?:one|body|thing)?\s+from\s+(?:an?\s+)?(?:newly[\s-]qualified|NQs?|graduates?|entry[\s-]level|juniors?|trainees?|NQTs?)\s+(?:up(?:wards?)?|on(?:wards?)?|and\s+(?:up|above)|to\s+(?:head|director|partner)s?)(?=\s*(?:$|[,;.)]))/giu,
    '',
  ],
  [/\b(?:for|by|as(?: the| a)?)\s+(?:first\s+)?(?:choice|preference)\b/gi, 'preferred'],
  // When somebody could leave: "able to leave inside a month".
  [
    /\b(?:(?:(?:has|have|need|needs)\s+to|must)\s+)?(?:be\s+)?(?:able|free|ready)\s+to\s+(?:leave|move|get out|walk|join)\s+(?:in|inside|within|after)\s+(?=(?:an?|one|two|three|four|six|\d{1,2})\s+(?:weeks?|wks?|months?|days?|fortnight)\b)/gi,
    'available within ',
  ],
  [/\bfreshers?\b/gi, 'juniors'],
  // "RMNs n scrub nurses".
  [/(?<=\p{L})\s+['’]?n['’]?\s+(?=\p{L})/gu, ' and '],
  // "A few years, say six or more".
  [
    new RegExp(
      String.raw`\b(?:(?:an?\s+)?(?:good\s+)?(?:few|couple|number)(?:\s+of)?|some|several)\s+(?:years?|yrs?)(?:\s+(?:of\s+)?(?:experience|exp))?\s*,?\s*(?:(?:let's\s+)?say|like|call it|maybe)\s+(?:at least\s+)?(${COUNT})(?:\s*(?:or more|plus|\+|up|and up|minimum|min))?(?:\s*(?:years?|yrs?))?(?![\p{L}\d])`,
      'giu',
    ),
    'at least $1 years',
  ],
  // All of a country but one place.
  [
    new RegExp(
      String.raw`\b(?:any|every)\s?where\s+(?:in|across|over|around|within)\s+(${PLACE})\s*,?\s+(?:bar|but|except(?: for)?|save(?: for)?|minus|other than|apart from|outside(?: of)?)\s+(?=(?:in\s+)?${PLACE})`,
      'gu',
    ),
    'in $1, not ',
  ],
  // "New York or, if they are remote, anywhere in the US".
  [
    /\bor,?\s+(?:else\s+)?(?:if|when|where|provided)\s+(?:(?:they|he|she|it)(?:'re|'s|\s+are|\s+is|\s+can be)?\s+)?(?:fully\s+)?remote\s*,?\s*(?:then\s+)?(?:from\s+)?(?:any\s?where|some\s?where)\s+(?:in|within|across)\s+((?:the\s+)?\p{L}+(?:\s+(?!(?:is|are|would|and|or|who|with|but)\b)\p{L}+)?)(?:\s+(?:is|would be)\s+(?:ok(?:ay)?|fine|good|grand)(?:\s+(?:too|as well|also))?)?/giu,
    'or remote in $1',
  ],
  [
    /\b(?:over\s+|across\s+)?(?:across|over)\s+the\s+(?:water|bridge|river|bay|harbour|harbor|strait|estuary|state line|pond|ditch|border|channel|sea|Tasman)\s+(?:in|to)\s+/giu,
    'in ',
  ],
  [
    /\b(across|throughout|all over|anywhere in|based in|located in|living in)\s+ANZ\b(?!\s+(?:bank|group|branch))/g,
    '$1 Australia or New Zealand',
  ],
  // "Not a job for someone junior".
  [
    /\b(?:not|isn't|is not|no)\s+(?:really\s+)?an?\s+(?:job|role|position|place|seat|post|gig)\s+for\s+(?:(?:an?|any|some(?:one|body)|any(?:one|body))\s+)?(?:(?:who|that)\s+(?:is|are)\s+)?(?=\p{L})/giu,
    'not ',
  ],
  [/\b(?:fully|entirely|completely|100%|all|wholly)\s+from\s+home\b/gi, 'remote'],
  [/\bfix(?:in'?|ing)\s+to\b/gi, 'looking to'],
  // "Preferred but not required" is a wish and asks no more.
  [
    /\b(preferred|desirable|desired|ideal|nice to have|a plus|an advantage|optional)\s*,?\s+(?:but|though|and|although|yet)\s+(?:it(?:'s| is)\s+)?(?:not|isn't)\s+(?:strictly\s+|absolutely\s+)?(?:required|essential|needed|necessary|mandatory|a must|compulsory|critical)\b/gi,
    '$1',
  ],
  // Where somebody worked: "done time at Lendlease", "a stint with BDO".
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:have|has|'ve)\s+)?(?:done|did|put in|had|served|with|spent)\s+(?:(?:an?|some|any|their|the)\s+)?(?:(?:bit|spell|stretch|stint|tour|turn)\s+(?:of\s+)?|time\s+)(?:at|with|in)\s+(?=${COMPANY})`,
      'gu',
    ),
    'worked at ',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:have|has|had|having)\s+)?(?:served|passed\s+through|held\s+(?:an?\s+)?(?:posts?|positions?|roles?|office))\s+(?:at|with|for|in)\s+(?=(?:the\s+)?${COMPANY})`,
      'gu',
    ),
    'worked at ',
  ],
  // Where somebody lives: "a UK address", "with a home in Dublin".
  [
    new RegExp(
      String.raw`\b(?:with\s+|having\s+)?an?\s+(${PLACE}(?:\s+or\s+${PLACE})?)\s+(?:home\s+)?(?:address|postcode|post\s?code|zip\s?code|base)(?:es)?\b`,
      'gu',
    ),
    'based in $1',
  ],
  [
    /\b(?:(?:with|having|who\s+(?:have|has)|mak(?:es?|ing))\s+)?(?:an?|their|his|her|the)\s+homes?\s+(?=in\s+(?:the\s+)?\p{Lu})/gu,
    'living ',
  ],
  // "Our platform team is one DevOps engineer short".
  [
    /\b(?:we|(?:our|the|their)\s+(?:[\p{L}-]+\s+){1,4}?)(?:\s*(?:is|are|'re))\s+(?:an?|one|two|three|four)\s+((?:[\p{L}+#.-]+\s+){1,4}?)(?:short|down|light)(?=\s*(?:$|[,;.)]))/giu,
    'need $1',
  ],
  // Whose each is: "implants (that's the dentists) or surgery (the vets)".
  [
    /\s*\(\s*(?:(?:that|this|it)(?:'s|\s+is|\s+would\s+be)\s+)?(?:for\s+)?the\s+((?:\p{L}+\s+)?\p{L}+s)\s*\)\s*,?\s*(?:or|and)?\s+(?=[^()]{2,60}\(\s*(?:(?:that|this|it)(?:'s|\s+is)\s+)?(?:for\s+)?the\s)/giu,
    ' for the $1, ',
  ],
  [
    /(?<=\sfor\s+the\s+(?:\p{L}+\s+)?\p{L}+s,\s+[^(),;.]{2,60}?)\s*\(\s*(?:(?:that|this|it)(?:'s|\s+is|\s+would\s+be)\s+)?(?:for\s+)?the\s+((?:\p{L}+\s+)?\p{L}+s)\s*\)/giu,
    ' for the $1',
  ],
  // What somebody may be is asked of nobody: "can be on a visa as long as they don't need sponsoring".
  [
    /\b(?:(?:they|he|she|candidates|people)\s+)?(?:can|may|could)\s+be\s+on\s+(?:an?\s+|any\s+(?:kind\s+of\s+)?)?visas?\s*,?\s*(?:(?:as|so)\s+long\s+as|provided(?:\s+that)?|if|but)\s+/giu,
    '',
  ],
  [/(?<=\bvisas?\s+)(?:(?:as|so)\s+long\s+as|provided(?:\s+that)?)\s+(?=(?:they|he|she)\b)/giu, ', '],
  // "One for Leeds and one for Sheffield".
  [
    new RegExp(
      String.raw`\b(?:one|two|three|1|2|3)\s+(?:is\s+)?(?:for|in|at)\s+(${PLACE})\s*(?:,|and|or|,\s*and)\s*(?:one|two|three|1|2|3|another|the\s+other)\s+(?:is\s+)?(?:for|in|at)\s+(?=${PLACE})`,
      'gu',
    ),
    'in $1 or ',
  ],
  [
    new RegExp(
      String.raw`\b(${PLACE})\s*,?\s+or\s+(?:anywhere\s+)?(?:with)?in(?:side)?\s+(\d{1,3})\s*(miles|mi|kms?|kilomet(?:re|er)s)(?:\s+of\s+(?:it|there))?(?!\s+of\b)`,
      'gu',
    ),
    'within $2 $3 of $1',
  ],
  // "Singapore PR": where somebody has it is on no record.
  [
    /\b(?:(?:Singapore(?:an)?|Australian?|Aussie|UK|British|NZ|New Zealand|Kiwi|Canadian?|Canada|US|American|German|Dutch|Irish|Swiss|Hong Kong|HK|Malaysian?|French|Spanish|Danish|Swedish|Norwegian))\s+(?=PRs?\b(?!\s+(?:managers?|agenc|exec|director|consult|account|team|people|officer|special|background|firm)))/gu,
    '',
  ],
  [/(?<=\b(?:need|needs|want|wants|find|wanted|require|after|for)\s+)\d{1,2}\s?x\s+(?=\p{L})/giu, ''],
  // Whom we called: "been on to", "had them on the phone".
  [
    /\b(have|has|had)(\s+not|n't|\s+never)?\s+(?:ever\s+)?been\s+on\s+to(?:\s+(?:them|him|her))?(?=\s*(?:$|[,;.?)]|\b(?:in|for|since|this|last|over|within|at|yet|recently|lately)\b))/gi,
    '$1$2 called',
  ],
  [/\b(?:had|got|have)\s+(?:them|him|her)\s+on\s+the\s+(?:phone|blower|line|horn)\b/gi, 'called'],
  [
    /\b(nobody|no[\s-]?one|no body)'s\s+(?=(?:ever\s+|yet\s+|really\s+)?(?:been|had|got|called|rung|rang|spoken|heard|met|\p{L}+ed)\b)/giu,
    '$1 has ',
  ],
  // How long with an employer that is called by its trade: "with their present insurer for four years".
  [
    new RegExp(
      String.raw`\b(in|at|with)\s+(?:their|the|his|her|a)\s+(current|present|existing|same)\s+(?!(?:role|job|city|town|country|state|home|house|visa|location|area|address|field|trade|profession|industry|sector|career|line|salary|level|region|place)\b)\p{L}+\s+(?=(?:for\s+)?(?:at least\s+|more than\s+|over\s+|less than\s+|under\s+)?${COUNT}\s*\+?\s*(?:years?|yrs?|months?))`,
      'giu',
    ),
    '$1 their $2 employer ',
  ],
];
