import type { Rule } from './types.ts';

const DIET =
  '(?:(?:pure|strict(?:ly)?|only|100 ?%|lacto-?) )*(?:veg(?:g?ies?|etarians?|ans?)?|jains?|eggitarians?|non-?veg(?:etarians?)?)';
const EATERS =
  '(?:staff|candidates?|applicants?|people|persons?|employees?|workers?|cooks?|maids?|helpers?|drivers?|girls?|boys?|men|women|ladies|tenants|team(?: members?)?|colleagues|nann(?:y|ies)|teachers?|receptionists?|accountants?)';

/** What somebody eats, as what they have to be: it stands for a faith or a caste. */
export const DIET_RULES: readonly Rule[] = [
  {
    about: 'religion',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      [
        `(?:^|[,;:(] ?|\\bonly )${DIET} ${EATERS} (?:only|preferred|please|wanted|required)\\b`,
        `\\b(?:only|prefer(?:s|ably|red|ence for)?) ${DIET} ${EATERS}\\b`,
        `^\\W*(?:only )?(?:pure |strict )?(?:vegetarians|veggies|vegans|jains) (?:only|preferred|please)\\b`,
        `^\\W*only (?:pure |strict )?(?:vegetarians|veggies|vegans|jains)\\b`,
        `\\b(?:candidates?|applicants?|staff|you|employees?|person|cook|maid|he|she|they|who) (?:must|should|has to|have to|needs? to) (?:themsel(?:f|ves) |yourself |strictly )?be (?:an? )?${DIET}(?=\\W*$|[,.;]| (?:and|only|by|as|yourself|themselves|at)\\b)`,
        `\\b(?:no|not|without) (?:non-?veg(?:etarians?)?|meat[- ]?eaters?|egg[- ]?eaters?|beef[- ]?eaters?|pork[- ]?eaters?)\\b(?!['’])(?! (?:food|items?|lunch|meals?|dishes|tiffin|on (?:site|the (?:menu|premises))|inside|is|to be)\\b)`,
        `^\\W*non-?veg(?:etarians?)? (?:people |candidates )?(?:please )?(?:excuse|need not|do not|don['’]t|kindly|not|should not|may not)\\b(?! (?:food|served|cooked|allowed|permitted|bring|in the))`,
      ].join('|'),
      'giu',
    ),
    unless:
      /\b(?:(?:lunch|food|meals?|menu|kitchen|tiffin|canteen|dishes|recipes)(?: (?:is|are|box(?:es)?))? (?:only|must)|not (?:have to|need|necessary)|needn['’]t|whether|or not|any diet|regardless)\b/iu,
    reason: 'Says what somebody has to eat, which mostly stands for a faith or an origin.',
    rewording: 'Say what the kitchen or the canteen serves, or what somebody has to cook',
  },
];

/** What a sentence holds that these rules look for. */
export const DIET_WORDS =
  'non-?veg|vegetarians?|pure veg|jains?|veggies|vegans|meat[- ]?eater|egg[- ]?eater|beef[- ]?eater|pork[- ]?eater';
