import type { Ways } from './in-turn.ts';

const END = String.raw`(?:\s*\)|(?=\s*(?:$|[,;.:?!)]|\s[-–—]\s|\b(?:or|and|plus|with|who|in|at|from|near|around|using|on)(?!\p{L}))))`;
const MARK = String.raw`\s*(?:\(\s*|,\s*|\s[-–—]\s+)`;
const OF = String.raw`(?:(?:i\.?e\.?,?|as\s+in|that\s+is|meaning|those\s+(?:of|for|in)|of|for|in|the|actual|real|who\s+(?:design|draw|do|plan)|designing|doing)\s+)*`;
const SORT = String.raw`(?:\s+(?:kinds?|sorts?|types?|ones|people|architects?|variety|side|world))*`;
const NO = String.raw`\s*[,;–-]*\s*(?:(?:and|but|so|i\.?e\.?)\s+)?(?:not|no|rather\s+than|as\s+opposed\s+to|instead\s+of|never)\s+(?:(?:the|any|in|of|for)\s+)*`;
const BUILDINGS = String.raw`(?:(?:actual|real|proper)\s+)?(?:buildings?|bricks\s+and\s+mortar|houses|homes|structures|built\s+environment|the\s+built\s+environment)`;
const SYSTEM = String.raw`(?:IT|I\.T\.|software|cloud|solutions?|systems?|tech(?:nology)?|computers?|data|enterprise|digital|network|infrastructure)`;
const SYSTEMS = String.raw`${SYSTEM}(?:\s*(?:,\s*(?:or\s+|and\s+)?|\/|\s(?:or|and|nor)\s+)\s*${SYSTEM})*${SORT}`;

const RECRUITERS = String.raw`(?:recruiters?|recruitment\s+(?:consultants?|people)|recs?)`;
const AGENCY = String.raw`(?:(?:rec(?:ruitment)?\s+)?agenc(?:y|ies))${SORT}`;
const IN_HOUSE = String.raw`(?:in[\s-]?house|internal|client[\s-]side|corporate)(?:\s+(?:TA|talent(?:\s+acquisition)?|recruiters?|recruitment|teams?))?${SORT}`;
const EITHER = String.raw`(?:(?:either|both|whether|from|be\s+(?:it|they)|can\s+be)\s+)*`;
const OR = String.raw`\s*(?:\/|,\s*(?:or\s+|and\s+)?|\s(?:or|and|and\/or)\s+)\s*${EITHER}`;

/** Which of two trades of one name is meant, as it is put before any reader. */
export const SAID_OF_LIKE_TRADES: Ways = [
  // "Architects (buildings, not IT)": those of buildings have no other name.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:${SYSTEM})\s)(architects?)(?:${MARK}${OF}(?:${BUILDINGS}|construction)${SORT}${NO}${SYSTEMS}|\s*\(\s*${OF}${BUILDINGS}${SORT}\s*(?=\))|\s*\(\s*(?:not|no)\s+${SYSTEMS}\s*(?=\)))${END}`,
      'giu',
    ),
    '$1',
  ],
  // "Recruiters, agency or in-house TA": each recruiter is one of the two.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${RECRUITERS})${MARK}${EITHER}(?:${AGENCY}${OR}${IN_HOUSE}|${IN_HOUSE}${OR}${AGENCY})${END}`,
      'giu',
    ),
    '$1',
  ],
];
