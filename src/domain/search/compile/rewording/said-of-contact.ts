import type { Ways } from './in-turn.ts';

const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half\s+an?|couple\s+of|few)`;
const UNIT = '(?:days?|weeks?|wks?|fortnights?|months?|mths?|mos?|quarters?|years?|yrs?)';
const SPAN = String.raw`(?:${COUNT}\s+)?${UNIT}`;
const CONTACT = String.raw`(?:contact|communication|dealings|conversations?|exchange|word|touch\s?points?)`;
const LAST = String.raw`(?:(?:in|within|over|during|for|across|throughout|through|since)\s+)?(?:(?:the|these|those|our|this|all)\s+)*(?:last|past|previous|preceding)\s+`;

/** Ways of saying when there was contact, as `plainly` puts them before any reader: "there's been no contact with these last 6 months". */
export const SAID_OF_CONTACT: Ways = [
  [/\b(?:the\s+)?((?:last|past)\s+)half\s+(?:of\s+)?an?\s+year\b/giu, 'the $16 months'],
  [/\b(for|in|over|within)\s+half\s+an?\s+year\b/giu, '$1 6 months'],
  // "Nobody's to have called them": nobody did.
  [
    /\b(nobody|no[\s-]?one)(?:['’]s|\s+(?:is|was))\s+(?:supposed\s+|meant\s+|allowed\s+)?to\s+have\s+(?=(?:called|rung|phoned|mailed|e-?mailed|contacted|texted|messaged|spoken|talked|reached|been\s+in\s+touch)(?!\p{L}))/giu,
    '$1 has ',
  ],
  // "Contact in last six months = none", "contacts over the past year: nil".
  [
    new RegExp(
      String.raw`\b(?:any\s+|our\s+|with\s+)?contacts?\s+(?:with\s+us\s+)?${LAST}(${SPAN})\s*(?:[=:?–-]|\bis\b|\bwas\b|\bhas\s+been\b)\s*(?:none|nil|no|zero|0|nothing|never|nope)(?!\p{L})`,
      'giu',
    ),
    'no contact in the last $1',
  ],
  // "There's been no contact with these last 6 months", "whom we have had no word from over the past year".
  [
    new RegExp(
      String.raw`(?:(?:with|from|to)\s+)?(?:(?:whom?|that|which|where)\s+)?(?:there\s*(?:'s|is|has|have|was)?(?:\s+been)?|(?:we|i|nobody|anyone|the\s+desk|the\s+team)\s*(?:'ve|have|has)?(?:\s+(?:had|made|kept|seen))?|(?:who|that)\s+(?:have|has)\s+(?:had|seen|gone))\s+(?:no|zero|not\s+any|without(?:\s+any)?)\s+${CONTACT}(?:\s+(?:at\s+all|whatsoever))?(?:\s+(?:with|from|to|by))?(?:\s+(?:them|us|me|him|her|anyone))?\s+(?:${LAST})(${SPAN})(?!\p{L})`,
      'giu',
    ),
    ' no contact in the last $1',
  ],
];
