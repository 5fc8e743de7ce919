import type { Ways } from './in-turn.ts';

const SPOKEN = String.raw`(?:spoken|spoke|talked|rung|rang|called|phoned|contacted|reached|been\s+in\s+touch)`;
const TO = String.raw`(?:\s+(?:to|with))?(?:\s+(?:us|me|them|anyone|anybody))?`;

/** Calls as they are said shortly: each is put so that who called, and when, stands by itself. */
export const CALLED_BY_PHONE: Ways = [
  // "Nobody's spoken to": nobody has.
  [
    new RegExp(
      String.raw`\b(nobody|no[\s-]?one|none\s+of\s+us)['’]s\s+(?=(?:yet\s+|ever\s+|even\s+|actually\s+)?${SPOKEN}(?!\p{L}))`,
      'giu',
    ),
    '$1 has ',
  ],
  // "Spoken to by phone": what stands behind is when.
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})${SPOKEN}${TO})\s+(?:by|on|over|via)\s+(?:the\s+)?(?:phone|telephone|blower)(?=\s+(?:in|for|since|within|over|during|this|last|lately|recently|yet|before|ever)(?!\p{L})|\s*(?:$|[,;.!?)]))`,
      'giu',
    ),
    '',
  ],
  // "Rung some time in the past six months".
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})${SPOKEN}${TO})\s+(?:at\s+)?(?:some\s?time|some\s+point|any\s?time|any\s+point)(?:\s+or\s+other)?(?=\s+(?:in|within|during|over)\s+(?:the\s+)?(?:last|past|previous)(?!\p{L}))`,
      'giu',
    ),
    '',
  ],
];
