const DATE =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec|spring|summer|autumn|winter|next (?:week|month|year)|this (?:week|month)|weeks?|the \\d+(?:st|nd|rd|th)|tomorrow|days?)';
const EVENT =
  "(?:(?:his|her|their|a|the|\\p{L}+['’]s) (?:own )?(?:wedding|stag do|hen do|christening|naming day|bar mitzvah|bat mitzvah|baptism|funeral|graduation|anniversary)|(?:on|from) (?:his |her |their )?honeymoon|getting married|marrying|gets married|best man|maid of honour|bridesmaid)";
const IS_FREE =
  '(?:away|back|starts?|starting|available|free|off|rings?|calls?|any (?:other )?day|around|flies|lands|returns?|leaves? (?:early|at)|join(?:s|ing)?|begins?|interview)';
const WISHED =
  '(?:(?<!any day )(?<!any time )but|though|so (?!(?:s?he|they|any|can|could|the \\p{L}+day)\\b)|then|rather|instead|settle[ds]?|bab(?:y|ies)|kids|children|before long|hold off|worr\\p{L}*|should|might|soon|once|until|till then|not (?:keen|sure|ideal)|risk|prefer\\p{L}*|only|no|never|avoid|pass|problem|married m[ae]n)';
const NORDIC = '(?:[åäöøæ]|(?<!\\p{L})(?:och|att|inte|ikke|som|jobbet|det|hvis)(?!\\p{L}))';

/** When somebody is away and can start, what everybody is given, and words that are of people in another language alone. */
export const LAWFUL_AWAY: readonly RegExp[] = [
  // "Her wedding is the first week of June, so she'd start on the 15th."
  new RegExp(
    `^(?=[^.;]*\\b${DATE}\\b)(?=[^.;]*\\b${IS_FREE}\\b)(?![^.;]*\\b${WISHED}\\b)[^.;]*(?<!\\p{L})${EVENT}(?!\\p{L})[^.;]*`,
    'giu',
  ),
  /\b(?:s?he|they|i)(?:['’](?:s|re|m)| is| are| am)(?: off| away)? (?:at|to|for) (?:an? |the |(?:his|her|their|my) )?(?:[\p{L}]+['’]s )?(?:wedding|christening|funeral|graduation)(?=(?: (?:on|in|next|this|until|till|all)\b[\p{L}\d ]{0,25})?\W*$)/giu,
  // "One" in Swedish, Danish and Norwegian.
  new RegExp(
    `(?<![\\p{L}'-])(?<!\\b(?:en|ung|vit|stark|den|ingen|svensk|äldre|gift|god|rätt|eller|och|og|som är|søger|söker|söks|søkes) )man(?= (?!(?:eller|och|og|som|mellan|mellem|mellom|på|till|til|med|sökes|søges|søkes)(?!\\p{L}))\\p{L})(?! i (?:åldern|alderen))(?:(?=[^.;]{0,40}${NORDIC})|(?<=${NORDIC}[^.;]{0,40}))`,
    'giu',
  ),
  // "He was straight with us": honest.
  /\b(?:straight|honest|upfront|open) with (?:us|me|you|them|him|her|everyone|people)\b(?= (?:about|on|from|that|and)\b)/giu,
  // Choirs by their voices.
  /\b(?:male|female|men['’]s|women['’]s|boys['’]|girls['’]) (?:voice )?choirs?\b(?: \p{L}+)?/giu,
  // What everybody there is given.
  /^(?![^.;]*\b(?:only|no|not|never|but|except)\b)[^.;]*\b(?:get|have|are (?:on|paid)|earn|work) the same (?:leave|pay|rates?|hours|terms|contracts?|flights|shifts?|training|holidays?)\b[^.;]*/giu,
];
