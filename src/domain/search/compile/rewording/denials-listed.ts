import type { Ways } from './in-turn.ts';
import { KIND, ONES, WHICH } from './said-of-denials.ts';

const LEAVE_OUT = String.raw`(?:exclud(?:e|es|ing)|leav(?:e|ing)\s+out|skip(?:ping)?|avoid(?:ing)?|rul(?:e|ing)\s+out|omit(?:ting)?|except(?:\s+for)?|minus|barring|(?:any(?:one|body)|every(?:one|body))\s+(?:but|except))`;
/** Not as who does something: "whom nobody here has rung". */
const NOBODY = String.raw`(?<!\b(?:that|who|whom|which)\s)(?:nobody(?!\s+(?:here|has|have|else|of\s+us|is\s+looking))|no[\s-]?one|not\s+any(?:one|body)|no\s+(?:people|candidates)|${LEAVE_OUT}\s+${ONES})`;
/** Another time of the same company is no other condition: "nobody at EY or in the past". */
const SAME_THERE = String.raw`(?!(?:in\s+(?:the|an?|their|any|some)\s+(?:past|previous|former|earlier|prior|career|history)|at\s+(?:any|some|one)\s+(?:time|point|stage)|in\s+any\s+capacity|who\s+(?:ever|once|used|previously)|that\s+(?:ever|once|used))\b|[^,;.()]*\b(?:there|before|previously|once|in\s+the\s+past|formerly|ever|elsewhere)\b)`;

/** A denial that goes on over what begins anew behind it, said once more of that, as `plainly` puts it before any reader. */
export const DENIALS_LISTED: Ways = [
  // "Skip contractors, juniors and anyone at EY": each of the list.
  [
    new RegExp(
      String.raw`(?<=\b${LEAVE_OUT}\s+(?:the\s+|any\s+|all\s+)?(?:${KIND}\s*,\s*)*${KIND})\s*(?:,\s*(?:and\s+|or\s+)?|\s(?:and|or|plus|nor)\s+)(?=${KIND}(?!\p{L}))`,
      'giu',
    ),
    ', no ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b${LEAVE_OUT}\s+[^;.()]{2,80}?)\s*,?\s+(?:and|plus|or|nor|as\s+well\s+as|along\s+with|together\s+with)\s+(?:also\s+)?(?:${ONES})\s+${WHICH}`,
      'giu',
    ),
    ', nobody ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:no|not|nobody|none|never|without)\s+[^,;.()]{2,60}?)\s+(?:and|or|nor|plus)\s+(?:any(?:one|body))\s+${WHICH}`,
      'giu',
    ),
    ', nobody ',
  ],
  // "Nobody at EY or on contract", "no one on a visa or who needs a sponsor".
  [
    new RegExp(
      String.raw`(?<=\b${NOBODY}\s+[^,;.()]{2,60}?)\s+(?:or|nor)\s+(?=(?:on|at|in|from|with|without|under|over|above|below|who|that|whose|needing|requiring|wanting|asking|between)\s)${SAME_THERE}`,
      'giu',
    ),
    ', nobody ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b${NOBODY}\s+(?:who|that)\s+[^,;.()]{2,60}?)\s+(?:or|nor)\s+(?=(?:is|are|has|have|was|were|wants?|needs?|requires?|works?|lives?|speaks?|lacks?|holds?|can|could|would|asks?|sits?|does|do)\s)${SAME_THERE}`,
      'giu',
    ),
    ', nobody who ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:not|n't)\s+(?:at|in|from|on|with)\s+[^,;.()]{2,60}?)\s+(?:or|nor)\s+(?=(?:on|at|from|needing|requiring|between)\s)${SAME_THERE}`,
      'giu',
    ),
    ', not ',
  ],
];
