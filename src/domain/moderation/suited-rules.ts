import type { Rule } from './types.ts';

/**
 * With whom a house says that it does better or worse, and whom its people are not used to: a wish that is told as what has been found so
 * far. What a thing sells better with is told of buyers, and of none of these.
 */
const HOUSE =
  '(?:we|i|he|she|they|us|(?:the|our|this|my|that) (?:\\p{L}+ )?(?:crew|team|gang|squad|site|shop|kitchen|yard|floor|office|house|place|department|dept|shift|foreman|manager|boss|chef|lads?|guys|girls|regulars|residents|ladies)|regulars|residents|customers|clients|guests|patients|families)';
const FARES =
  '(?:(?:have|has|had|always|really|just|generally|usually|tend(?:s|ed)? to|seem(?:s|ed)? to) )*(?:(?:do|does|did|done|fare|fares|fared|get on|gets on|got on|gel|gels|gelled|click|clicks|work|works|worked)(?: (?:so much|far|much|a lot|always|way|really))? (?:better|best|worse|worst|easier)|(?:have|has|had) (?:had )?(?:more|better|worse|less|no) (?:luck|results))';
const PEOPLES: readonly (readonly [Rule['about'], string])[] = [
  [
    'race_or_origin',
    'hispanics?|latin[oa]s?|latinx|mexicans?|poles|romanians?|bulgarians?|ukrainians?|filipin[oa]s?|indians?|pakistanis?|bangladeshis?|nepal(?:is|ese)|sri lankans?|africans?|nigerians?|ghanaians?|zimbabweans?|asians?|arabs?|turks|kurds|somalis?|eritreans?|brazilians?|colombians?|portuguese|spaniards|italians?|greeks?|germans?|irish(?:m[ae]n)?|scots|kiwis?|aussies?|m[āa]ori|islanders?|europeans?|eastern europeans?|whites?|blacks?|white (?:people|guys|lads|men)|black (?:people|guys|lads|men)|foreigners|immigrants|migrants|locals born here',
  ],
  ['religion', 'muslims?|hindus?|sikhs?|jews|catholics?|protestants?|christians?|buddhists?|believers'],
  [
    'age',
    'older (?:people|ones|ladies|women|men|folk)|young(?:er)? (?:people|ones|ladies|women|men|lads|girls)|pensioners|retirees|over[- ]?\\d\\ds|under[- ]?\\d\\ds',
  ],
  ['sex', 'women|men|girls|lads|lassies|ladies|blokes'],
  ['family', 'mums|mothers|singles|bachelors'],
];
const COVERED =
  '(?:tudungs?|tudongs?|hijabs?|headscar(?:f|ves)|head ?scar(?:f|ves)|turbans?|niqabs?|burqas?|jilbabs?|abayas?|kippahs?|yarmulkes?|veils?|songkoks?|crosses|bindis?|saris?)';
const SERVED =
  '(?:customers?|clients?|guests?|patients?|residents?|regulars|tenants|parents|famil(?:y|ies)|people|folk|they|we)';
const NO_HABIT =
  "(?:(?:are|is|were|was|['’]re)? ?(?:not|n[’']t|never) (?:really |quite |yet )?(?:used|accustomed) to|(?:are|is|were|was|['’]re)n?['’]?t? (?:un)?(?:comfortable|easy|happy) with)";

export const SUITED_RULES: readonly Rule[] = [
  ...PEOPLES.map(
    ([about, people]): Rule => ({
      about,
      verdict: 'held',
      subject: 'role',
      pattern: new RegExp(
        `\\b${HOUSE}(?:['’](?:ve|d))? ${FARES} (?:with|under|among|having) (?:the |our |more )?(?:${people})\\b(?! (?:as )?(?:customers?|clients?|buyers?|shoppers?|guests?|patients?|residents?|families|markets?|owners?|tenants|pupils|students|readers|audiences?|suppliers?))`,
        'giu',
      ),
      unless:
        /\b(?:sell\w*|sales|brand|range|product|menu|market\w*|app|campaign|alike|whatever|regardless|equally)\b/iu,
      rewording: 'Leave it out',
    }),
  ),
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:some(?:one|body)|any(?:one|body)|an? (?:person|man|woman|lad|girl)|people|those|them) (?:who(?:['’]s| is| are| lives?) )?(?:on (?:their|his|her) (?:own|tod|lonesome)|by (?:themselves|himself|herself)|living alone|who lives? alone)(?: (?:this time|next time|for a change|instead|again|preferably|ideally|if (?:possible|you can)|rather than|with no (?:ties|family|kids|partner)|would (?:suit|be|do|work))\b|,? (?:not|no) )/giu,
    unless:
      /\b(?:leav(?:e|es|ing)|left|lone work\w*|working alone|on shift|customers?|clients?|patients?|residents?)\b/iu,
    rewording: 'Leave it out',
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:those|anyone|anybody|someone|somebody|girls?|ladies|women|staff|people|candidates?|applicants?|ones?|wearing|wears?|with|in)(?: \\p{L}+){0,2} ${COVERED}\\b[^.;]{0,30}\\b${SERVED} ${NO_HABIT}|\\b${SERVED} ${NO_HABIT} [^.;]{0,30}\\b(?:${COVERED}|accents?|foreign\\p{L}*)\\b`,
      'giu',
    ),
    unless: /\b(?:no (?:problem|issue)|welcome|fine|doesn['’]t matter|we (?:don['’]t|do not) mind)\b/iu,
    rewording: 'Leave it out',
  },
];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const SUITED_WORDS =
  'hispanic|latin[oa]|mexican|poles|romanian|filipin|tudung|tudong|jilbab|abaya|songkok|on their own|on his own|on her own|by themselves|living alone|lives alone|not used to|accustomed to|comfortable with|easy with|happy with|do better|get on|gel|click|better luck|luck with|foreigners|locals|pensioners|retirees';
