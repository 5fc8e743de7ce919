import { inTurn, type Ways } from './in-turn.ts';

const AT_LEAST = String.raw`(?:(?:at\s+(?:the\s+)?(?:very\s+)?least|minimum(?:\s+of)?|a\s+minimum\s+of|min\.?|even|just|only)\s+)?`;
const NAMES = String.raw`(?:languages?|tongues?|skills?|tools?|tickets?|licen[cs]es?|cards?|certificates?|certs?|certifications?|qualifications?|cities|towns|places|countries|states|compan(?:y|ies)|firms?|employers?|banks?|brands?|titles?|roles?|systems?|packages?|platforms?|frameworks?|stacks?|technologies|options?|things)`;
const OF = String.raw`(?:of|among(?:st)?|from\s+among(?:st)?|out\s+of)`;
const THESE = String.raw`(?:(?:these|those|the)(?:\s+following)?|following)`;
const COUNT = '(?:two|three|four|five|six|seven|[2-7])';
/** "At least one among", "one or more of", "any of"; "one of these languages:", "any of the following". */
const LEAD = String.raw`(?<!\b(?:no|not|some|every|each)[\s-])${AT_LEAST}(?:(?:(?:any\s+)?one|any|either|1|one\s+or\s+(?:more|other|several))\s+(?:or\s+more\s+)?(?:${NAMES}\s+)?${OF}(?:\s+${THESE}(?:\s+${COUNT})?\s+${NAMES}(?:\s*[:(]|\s[-–])?|\s+${THESE}(?:\s+${COUNT})?\s*[:(]|\s+(?:the\s+)?following|\s*[:(]|(?!\s+(?:the|these|those|our|my|their|your|its|his|her|them|us)(?!\p{L})))|one\s+${NAMES}\s*[:(])`;
const ITEM = String.raw`(?!(?:and|or|in|at|with|who|that|any|for|on|living|based|from|must|should|also|no|not|minus|plus|the|them|us)(?!\p{L}))[\p{L}\p{N}.+#/&'-]*[\p{L}\p{N}+#](?:\s(?!(?:and|or|in|at|with|who|that|any|for|on|living|based|from|must|should|as|is|are|would|will|please|currently|now)(?!\p{L}))[\p{L}\p{N}.+#&'-]*[\p{L}\p{N}+#]){0,2}`;
const JOINT = String.raw`(?:\s*,\s*(?:(?:and\/or|and|or)\s+)?|\s+(?:and\/or|and|or|&)\s+|\s*\/\s*)`;
const ONE_OF = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${LEAD}\s*(?:[:,(]|\s[-–]\s)?\s*(${ITEM}(?:${JOINT}${ITEM}){1,7})\)?`,
  'giu',
);
const LISTED = String.raw`(?:languages?|skills?|tools?|tickets?|licen[cs]es?|certificates?|certifications?|certs?|qualifications?|cities|towns|places|locations?|countries|employers?|compan(?:y|ies)|trades?|roles?|positions?|titles?)`;
const ONE_DOES = String.raw`(?:(?:any\s+|either\s+|at\s+least\s+|just\s+)?(?:one|any)(?:\s+of\s+(?:them|these|those|the\s+(?:list|two|three|four)))?(?:\s+(?:is|will|would)(?:\s+be)?\s+(?:enough|sufficient|do|fine|ok(?:ay)?|suffice|plenty))?|either(?:\s+(?:of\s+them|one))?(?:\s+(?:is\s+(?:fine|ok(?:ay)?|enough)|will\s+do))?|one\s+suffices|any\s+of|one\s+of)`;
/** A list of a form that is told beside its name, or behind it, to need one alone. */
const ONE_ENOUGH: Ways = [
  // "Languages (one is enough): Mandarin, Italian", "languages: Mandarin, Italian (any one of them)".
  [
    new RegExp(String.raw`(?<![\p{L}-])(${LISTED})\s*[(,–-]\s*${ONE_DOES}\s*\)?\s*:\s*`, 'giu'),
    '$1: any of: ',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${LISTED})\s*:\s*(?!any\b|one\b)([^;|:()\n.]{3,120}?)\s*\(\s*${ONE_DOES}\s*\)`,
      'giu',
    ),
    '$1: any of: $2',
  ],
];
const PARTS = new RegExp(JOINT, 'iu');

/** A query in which a list of which one is enough is joined by "or": "at least one among French, German and Spanish". */
export const withOneOfListed = (query: string): string =>
  inTurn(query, ONE_ENOUGH)
    .split('"')
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(ONE_OF, (said: string, list: string) =>
            /[:(]|\s[-–]|\b(?:and|or)\b|\//i.test(said.slice(0, -list.length) + list.replace(/^.*?,/, ''))
              ? list.split(PARTS).join(' or ')
              : said,
          ),
    )
    .join('"');
