import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COMPANIES = String.raw`(?:the\s+)?${COMPANY}(?:(?:\s*,?\s*\b(?:or|and)\s+(?:at\s+|with\s+)?|\s*,\s*|\s*\/\s*)(?:the\s+)?${COMPANY})*`;
const NOW = String.raw`(?:right\s+now|now|today|at\s+present|at\s+the\s+moment|currently|presently|these\s+days)`;
const BACK_THEN = String.raw`(?:before|previously|formerly|earlier|in\s+the\s+past)`;
/** What begins a clause that tells of somebody's past. */
const PAST_BEGINS = String.raw`(?:(?:have|has|had|['’]ve)\s+(?:(?:also|once|ever|previously|formerly|already|since)\s+)*(?:been|done|worked|passed|spent|gone|served|come|left|moved|had|put)|were|was|did|had|used\s+to|passed|came|spent|left|went|served|worked|once|formerly|previously|ever|earlier|historically|before|in\s+the\s+past|at\s+(?:some|any|one|an)\s+(?:earlier\s+)?(?:point|stage|time|date))`;
/** The words that such a clause goes on with: none names anything of its own. */
const PAST_GOES_ON = String.raw`(?:there|them|it|so|that|those|these|either|any|one|both|of|in|at|the|their|his|her|an?|past|point|stage|time|date|careers?|life|lives|before|once|previously|formerly|earlier|some|through|from|be|been|do|done|work|worked|working|employed|spell|stint|stretch|spent|years?|months?|ago|long|already|ever|with|by|for|place|firm|compan(?:y|ies)|two|three|all|since|on|moved|left|who)`;
const OR_ONCE = String.raw`\s*,?\s+or\s+(?:(?:who|that|those|people|anyone|else|just|also|even)\s+)*${PAST_BEGINS}(?:\s+${PAST_GOES_ON})*(?=\s*(?:$|[,;.)!?]|\b(?:and|but)\s))`;

/**
 * "Employed by Bupa, or were in the past", "work at Bupa or have done before": who is or was there, told in whatever words of the past, where these
 * name nothing else.
 */
export const SAID_OF_NOW_OR_ONCE: Ways = [
  // "Ex Kier but not still there", "aren't still with either".
  [
    /(?<!\p{L})(?:(?:are|is)\s*n['’]?t|(?:(?:are|is)\s+)?not)\s+still\s+(?=(?:there|here|with|at|in|employed|working|on)(?!\p{L}))/giu,
    'no longer ',
  ],
  // "Out of work now or free within a week".
  [
    /\b(out\s+of\s+work|between\s+jobs|unemployed|jobless|not\s+working)\s*,?\s+(?:(?:right\s+)?now|currently|today|at\s+present)(?=\s*,?\s+or\s)/giu,
    '$1',
  ],
  // "Current or former chefs", "ex or serving teachers".
  [
    /(?<!\b(?:no|not|never|nobody|without|exclud\p{L}+)\s[^,;.]{0,20})(?<![\p{L}-])(?:(?:current|present|existing|serving|practising)(?:ly)?\s*(?:or|and|and\/or|\/)\s*(?:former|ex|past|previous)(?:ly)?|(?:former|ex|past|previous)(?:ly)?\s*(?:or|and|and\/or|\/)\s*(?:current|present|existing|serving|practising)(?:ly)?)[\s-]+(?=\p{Ll}{3})(?!(?:considered|welcome|fine|okay|good|included|possible|accept|both|alike|either|employe|staff|compan|firm|client|people|colleague|worker|member|title|role|job|house|position|experience|contract|notice|pay|salar|with|from|work)\p{L}*)/giu,
    'now or formerly ',
  ],
  // "At Accenture before or Capgemini before".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:not|never|nobody|none|no\s+one)\s[^,;.]{0,30})(?:(?:at|with|for)\s+)((?:the\s+)?${COMPANY})\s+${BACK_THEN}\s*,?\s+(or|and)\s+(?:(?:at|with|for)\s+)?((?:the\s+)?${COMPANY})\s+${BACK_THEN}(?=\s*(?:$|[,;.)!?]|\b(?:and|but|who|with|in)\s))`,
      'gu',
    ),
    'formerly at $1 $2 $3',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])((?:not|nobody|none|no\s+one)\s+(?:(?:who|was|were)\s+)*)(?:at|with|from)\s+((?:the\s+)?${COMPANY})\s+${BACK_THEN}\s*,?\s+(?:or|and|nor)\s+(?:(?:at|with|from)\s+)?((?:the\s+)?${COMPANY})\s+${BACK_THEN}(?![\p{L}-])`,
      'gu',
    ),
    '$1formerly at $2 or $3',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:not|never|nobody|none|no\s+one)\s[^,;.]{0,30})(?:(?:who|that)\s+)?(?:(?:currently|now|presently|still|(?:are|is)(?:\s+(?:currently|now|presently|still))?)\s+)?(?:(?:work(?:s|ing)?|employed|sit(?:s|ting)?|serv(?:e|es|ing))\s+)?(?:with|at|for|(?<=employed\s+)by|(?<=work(?:s|ing)?\s+)in)\s+(${COMPANIES})(?:\s+${NOW})?${OR_ONCE}`,
      'gu',
    ),
    'worked at $1',
  ],
];
