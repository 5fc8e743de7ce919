import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!?]|\b(?:and|but)\b))`;

/** What people add in one breath with a condition, and which asks for nothing, as `plainly` leaves it out. */
export const SAID_IN_A_BREATH: Ways = [
  // "No contractors, sure what would I do with a contractor": asked of nobody.
  [
    /\s*[,;.–—-]+\s*(?:(?:sure|and|because|as|so|like|I\s+mean)\s*,?\s+)*(?:what\s+(?:(?:on\s+earth|the\s+\p{L}+)\s+)?(?:would|use\s+would|good\s+would|am|are|is|do|does)\s+(?:I|we|they|he|she|the\s+client)\s+(?:ever\s+|even\s+)?(?:do|want|need|get)\s+(?:with|of|from|out\s+of)\s+[^,;.!?]{2,40}|(?:who|what)\s+needs\s+(?:them|that|it|one)|where\s+would\s+(?:I|we|they)\s+put\s+[^,;.!?]{2,30})(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "Management accountants with CIMA then, in the UK".
  [
    /(?<=\p{L})\s+(?:then|so|like|though|now\s+then)(?=\s*[,.;!]\s+(?:in|with|who|and|or|not|no|but|near|from|at)\b)(?<!\b(?:since|by|until|till|if|before|from|and|or|even|just|right|ever|back|now)\s+(?:then|so|like|though))/giu,
    '',
  ],
  // "Not from Westpac as they're the ones who merged with them".
  [
    /(?<=\p{L})\s*,?\s+(?:as|because|since|cos|given)\s+(?:they|he|she|it|that|those)(?:['’](?:re|s)|\s+(?:are|is|were|was))\s+(?:the\s+(?:ones?|people|lot|crowd|bank|firm|company|house)|who)\s+(?:who(?:m)?\s+|that\s+|we\s+|they\s+)?[^,;.!?]{3,60}(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "He'll not take anybody from Allianz", "she won't touch anyone from there".
  [
    /\b(?:(?:and|but|so)\s+)?(?:he|she|they|we|i|the\s+client|client|the\s+boss)(?:['’]ll|\s+will|\s+would|['’]d)?\s+(?:not|never|refuse(?:s|d)?\s+to|declines?\s+to)\s+(?:even\s+|ever\s+)?(?:take(?:\s+on)?|have|hire|see|meet|touch|consider|look\s+at|interview|accept|entertain|employ)\s+(?:any(?:one|body)|people|those|staff|candidates|a\s+soul)(?=\s+(?:from|at|of|with|who|on|in|that)\b)/giu,
    'nobody',
  ],
  // "They want somebody sharpish".
  [
    new RegExp(
      String.raw`(?<=\p{L})\s+(?:sharpish|pronto|lickety[\s-]?split|like\s+yesterday|for\s+yesterday|yesterday\s+ideally|on\s+the\s+double|pdq|toute\s+suite|tout\s+de\s+suite)${END}`,
      'giu',
    ),
    '',
  ],
  // "And not somebody on twelve weeks' notice".
  [/(?:\s+(?:and|but|just)|\s*,)\s+not\s+(?:some(?:one|body)|a\s+person|people)\s+(?=on\s)/giu, ', nobody '],
  // "Both of them".
  [
    /\b(?:he|she|they)\s+(?:needs?|must\s+have|wants?|has\s+to\s+have|have\s+to\s+have)\s+both(?:\s+of\s+(?:them|those|these))?(?=\s*(?:$|[,;.]|\b(?:and|but)\b))/giu,
    '',
  ],
];
