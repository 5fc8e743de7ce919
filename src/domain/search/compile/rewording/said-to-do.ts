import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.!?)]|[-–—]\s|\b(?:and|or|but|who|with|in|at)\b))`;
const PLACE = String.raw`\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2}`;
const PLACES = String.raw`${PLACE}(?:(?:\s*,\s*|\s*\/\s*|\s+(?:or|and)\s+|\s*,\s*(?:or|and)\s+)${PLACE}){0,3}`;
const NO_NEED = String.raw`(?:(?:it\s+|that\s+)?(?:is|'s|are)?\s*(?:n['’]t|\s*not|\s*by\s+no\s+means)\s+(?:really\s+|strictly\s+|at\s+all\s+)?(?:an?\s+)?(?:needed|necessary|required|essential|must|mandatory|requirement|obligatory|deal[\s-]?breaker))`;
const HELPS = String.raw`(?:(?:would|could|will|might)\s+(?:really\s+|also\s+)?(?:help|be\s+(?:useful|helpful|handy|good|nice|great|welcome))|helps|(?:is|are)\s+(?:useful|helpful|handy|good|nice|welcome))(?:\s+(?:out|a\s+lot|to\s+have))?(?:\s+(?:(?:for|with|to)\s+)?(?:the|our|this|their)\s+(?:team|client|role|job|site|desk|office|project|work|business|customer)s?|\s+(?:for\s+)?us)?`;

/** What will do as well and what would only help, as they are put before any reader. */
export const SAID_TO_DO: Ways = [
  // "In a week or 2", "on a month or two's notice": the later of the two.
  [
    /(?<=(?<!\p{L})(?:in|within|on|with|at|after|notice(?:\s+(?:of|period))?|needs?|gives?)\s+(?:about\s+)?)(?<!\b(?:call|contact|sp[eo]ke|spoken|phon|heard|touch|rung|rang)\p{L}*\s[^,;.]{0,30})an?\s+(week|month|day)\s+or\s+(?:two|2)(?:['’]?s?['’]?)(?![\p{L}\d]|\s*(?:weeks|months|days|years))/giu,
    '2 $1s',
  ],
  [
    /(?<=(?<!\p{L})(?:immediate(?:ly)?|now|straight\s+away|right\s+away|available|free|start|join)\s+(?:or\s+)?(?:in|within)\s+)(?:\d|two|three|four|five|six)\s+or\s+(\d{1,2}|two|three|four|five|six|seven|eight)\s+(days|weeks|months)(?!\p{L})/giu,
    '$1 $2',
  ],
  // "Lawyers in London, whether or not remote": it is all the same.
  [
    /(?<=[\p{L}\d)])\s*,?\s+whether\s+or\s+not\s+(?=(?:remote|permanent|contract|senior|junior|qualified|registered|in\s+work|available|employed)(?!\p{L}))/giu,
    ', no matter whether ',
  ],
  // "Singapore first choice, London and Hamburg also can": any of them.
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})${PLACE})\s+(?:is\s+|would\s+be\s+)?(?:(?:the|our|their|his|her|my)\s+)?(?:first|1st|top|preferred|number\s+one)\s+(?:choice|pick|preference|option)\s*[,;–—-]\s*(?:but\s+|and\s+|though\s+)?(${PLACES})\s+(?:(?:are|is|would|will|also|just|equally)\s+)*(?:can(?:\s+(?:also|too|do))?|also\s+can|do(?:es)?|works?|fine|ok(?:ay)?|possible|acceptable|good|welcome|considered)(?:\s+(?:too|as\s+well|also|lah))*${END}`,
      'gu',
    ),
    ' or $1',
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})${PLACE})\s+(?:is\s+)?(?:(?:the|our|their|my)\s+)?(?:first|1st|top|number\s+one)\s+(?:choice|pick|preference|option)(?=\s*,?\s+or\s+${PLACE})`,
      'gu',
    ),
    '',
  ],
  // "Speaking either German or Mandarin would help the team but isn't needed".
  [
    new RegExp(
      String.raw`(?<=^\s*|[,.;!?(]\s+)(?:(?:being\s+able\s+to\s+speak|speaking|knowing|having|using|(?:a\s+)?knowledge\s+of|experience\s+(?:with|in|of))\s+)?(?:either\s+)?((?!(?:it|that|this|they|which|what)\b)[\p{L}\p{N}][^,;.!?()]{1,50}?)\s+${HELPS}\s*,?\s*(?:but|though|and|yet)\s*,?\s*${NO_NEED}${END}`,
      'giu',
    ),
    '$1 would be a plus',
  ],
  // "Captains, A320 rated", "type-rated on the B737".
  [
    /(?<=[\p{L}\d],?\s+|^)(?:with\s+(?:an?\s+)?)?(?:current\s+)?\b([AB]\d{3}(?:[A-Z]{1,3}|-\d{3})?|7\d7(?:[A-Z]{1,3}|-\d{3})?|ATR\s?\d{2}|Q400|E1\d{2})(?:[\s-]+(?:type[\s-]*)?(?:rated|ratings?|type))(?!\p{L})/gu,
    'with $1',
  ],
  [
    /(?:with\s+an?\s+)?(?:type[\s-]+)?(?:rated|rating)\s+(?:on|for)\s+(?:the\s+|an?\s+)?(?=(?:[AB]\d{3}|7\d7|ATR|Q400|E1\d{2}))/giu,
    'with ',
  ],
  // "Ex Allianz, i.e. they've left": said twice.
  [
    /(?<=(?<!\p{L})(?:ex|former(?:ly)?|alumni)[\s-][^;.()]{2,60}?)\s*[,(–—-]*\s*(?:i\.?\s?e\.?|meaning|so|as\s+in|that\s+is)[\s,:]+(?:they|who|people\s+who|those\s+who)\s*(?:['’]ve|have|['’]s|has)\s+(?:already\s+|since\s+)?(?:left|gone|moved\s+on)(?:\s+(?:it|there|them|already))?\)?(?=\s*(?:$|[,;.!?)]))/giu,
    '',
  ],
];
