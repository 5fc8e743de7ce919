/** What people say while they think of what to say, which is no part of it: in a dictation, a call or a chat. */

/** Between two signs: "if they can laminate, gosh, yes please". */
const INTERJECTION =
  '(?:gosh|golly|blimey|crikey|heavens|good lord|oh my|wow|phew|oops|u+h+m*|u+m+|e+r+m*|hm+|huh|yeah|yep|you know|i mean|like i say|look|honestly|frankly|bless|god|lord|tja|naja|ähm?|äh|euh|heu|ben|bah|bon|pues|vaya|ojalá|boh|beh|mah|nou|joh|hè|liksom|alltså|asså)';
const BETWEEN = new RegExp(String.raw`,\s+${INTERJECTION}(?=\s*[,.;!?]|$)`, 'giu');
const HESITATES = /,\s+(?:u+h+m*|u+m+|e+r+m*|hm+|ähm?|euh|heu)(?:,|(?=[.;!?]|$))/giu;
const AT_HEAD = new RegExp(String.raw`(?<=^|[.!?]\s)${INTERJECTION},\s+(\p{L})`, 'giu');
const WHOLE = new RegExp(String.raw`(?<=^|[.!?]\s)${INTERJECTION}[.!]+(?:\s+|$)`, 'giu');

/** "RVT, uh RCS is fine too", "wir brauchen äh zwei": a sound within a sentence that is a word of no language. */
const SOUND = /(?<=[\p{L},] )(?:u+hm*|umm+|e+rm+|ähm?) (?=[\p{L}\d])/giu;
/** "In Tralee um they need": before a word of English, as it is a word elsewhere. */
const UM =
  /(?<=\p{L} )um,? (?=(?:they|we|it|he|she|so|the|and|it['’]s|we['’]re|they['’]re|that|you|i)(?![\p{L}]))/gu;

/** "Trade qualified, or I suppose, no, trade qualified, let's leave it there": said, doubted, and said again. */
const HEDGE =
  /,?\s+(?:or|well|actually|no|so),? i (?:suppose|guess|think|mean|dunno|don['’]?t know)(?: so)?(?=,)/giu;
const SETTLED =
  /,\s+(?:let['’]?s|we['’]?ll|i['’]?ll) (?:leave it (?:there|at that)|stick with that|go with that|say that|call it that|keep it (?:at )?that)(?=[.,;!]|$)/giu;
/** "Not he, they, sorry", "no, sorry, thirty": what somebody takes back of their own words. */
const TAKEN_BACK =
  /(?<=^|[.!?]\s)(?:not (?:he|she|him|her|his|hers|a (?:man|woman|guy|girl)|guys?|girls?),? (?:they|them|their|she or he|he or she|a person|anyone|someone)(?:,? (?:sorry|i mean|obviously|of course))?|sorry,? (?:they|them|i mean they))[.!]+(?:\s+|$)/giu;

/** "Three years, no, two years". */
const NOT_SO_MANY =
  /(?<![\p{L}\p{N}])(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?: \p{L}+)?, no,? (?:sorry,? |make (?:it|that) )?(?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?!\p{L}))/giu;
const AGAIN = /(?<![\p{L}\p{N}])((?:\p{L}+ ){1,3}\p{L}+),\s+no,\s+\1(?![\p{L}\p{N}])/giu;

const WORD_NUMBER =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?:[ -](?:and |oh )?(?:hundred|thousand|grand|k|one|two|three|four|five|six|seven|eight|nine|ten|fifty|twenty|thirty|forty|sixty|seventy|eighty|ninety))*)';
// A bounded run of digits: a figure that any number of them might end is read anew from each.
const AMOUNT = String.raw`(?:[$£€R]? ?\d[\d.,]{0,12}\d ?k?|${WORD_NUMBER})`;
const UNIT = String.raw`(?: ?(?:thousand|grand|k|hours|years|days|nights|weeks|euros?|€|pounds|quid|dollars|an hour|a day|a year|per hour|per day|die stunde|im monat|de l[’']heure|al año))?`;
const BETWEEN_TWO = String.raw`(?: ?(?:to|-|–|bis|à|a|tot) ?)`;
/** "No hang on that was last year's", "sorry", "quatsch": what was just said is taken back. */
const TAKES_BACK = String.raw`(?:\s*(?:[,;–—-]|\.\.\.?|…))?\s+(?:(?:no|oh|eh|ah|ach|na|ma),? )*(?:sorry|no wait|wait|hang on|hold on|scratch that|i tell a lie|tell a lie|correction|no that['’]?s|no that was|make (?:it|that)|(?:nein|ach)? ?quatsch|moment|nein warte|enfin non|non pardon|pardon|perdón|digo|no espera|anzi|no scusa|scusa|nee wacht|wacht even|aliás|desculpa|digo)(?:,? (?:no|that was|that['’]?s|it['’]?s|that is|make (?:it|that)|last year['’]?s|the old (?:one|rate|money|budget)|the wrong one|old|c[’']est|das (?:war|ist)(?: der alte)?|es|era|è|è|het is|é|from last year|i mean))*[,:–—-]?\s+`;
/** "Fifty two to fifty eight thousand no hang on that was last year's fifty five to sixty two": what is not so any more of a range, and of one figure. */
const RANGE_TAKEN_BACK = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${AMOUNT}${UNIT}${BETWEEN_TWO}${AMOUNT}${UNIT}${TAKES_BACK}(?=${AMOUNT}${UNIT}${BETWEEN_TWO}${AMOUNT})`,
  'giu',
);
const FIGURE_TAKEN_BACK = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${AMOUNT}${UNIT}${TAKES_BACK}(?=${AMOUNT})`,
  'giu',
);

/** A line without what its speaker says while thinking, and what they take back. */
export const withoutThinkingAloud = (line: string): string =>
  line
    .replace(TAKEN_BACK, '')
    .replace(HEDGE, '')
    .replace(SETTLED, '')
    .replace(RANGE_TAKEN_BACK, '')
    .replace(FIGURE_TAKEN_BACK, '')
    .replace(AGAIN, '$1')
    .replace(NOT_SO_MANY, '')
    .replace(HESITATES, '')
    .replace(SOUND, '')
    .replace(UM, '')
    .replace(WHOLE, '')
    .replace(BETWEEN, '')
    .replace(AT_HEAD, (_said, letter: string) => letter.toUpperCase())
    .trim();

/** The signs that somebody says who dictates, in four languages. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /,? (?:new (?:line|paragraph)|neue zeile|neuer absatz|à la ligne|punto y aparte)(?:,|\.)?(?: |$)/giu,
    '\n',
  ],
  [/ (?:full stop|punto y seguido|punto final)(?= |$)[.,]?/giu, '.'],
  [/ (?:semicolon|semikolon|point-virgule|punto y coma)(?= |$)/giu, ';'],
  [/ (?:colon|doppelpunkt|deux points|dos puntos)(?= |$)/giu, ':'],
  [/ question mark(?= |$)/giu, '?'],
  [/ (?:comma|komma|virgule|coma)(?= |$),?/giu, ','],
];
const ANY_SIGN =
  /(?<=[\p{L}.] )(?:comma|full stop|new (?:line|paragraph)|komma|neue(?:r absatz| zeile)|virgule|à la ligne|punto y (?:seguido|aparte))(?= |$|[.,])/giu;

/** A text whose writer dictated "comma" and "full stop", with the signs in their place; one that names a sign once is about it. */
export const withSpokenSigns = (text: string): string =>
  [...text.matchAll(ANY_SIGN)].length < 2
    ? text
    : SIGNS.reduce((said, [spoken, sign]) => said.replace(spoken, sign), text);
