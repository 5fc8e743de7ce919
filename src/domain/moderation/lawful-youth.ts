const CHILD =
  '(?:kids|child(?:ren)?|boys and girls|girls and boys|pupils|swimmers|players|campers|scouts|cubs|brownies|learners|students|youngsters|young people|teenagers|teens|tamariki|rangatahi|clients|residents|participants)';
const SCHOOL_AGE = '(?:[1-9]|1[0-7])';
// Who comes is asked for by it.
const NO_WISH =
  '(?![^.;]*\\b(?:hir\\p{L}+|staff|employ\\p{L}*|prefer\\p{L}*|we want|workers?|look(?:ing)? for)\\b)';

/** Those under an age with whom somebody works. */
export const LAWFUL_YOUTH: readonly RegExp[] = [
  // "As you'd be with under 18s".
  new RegExp(
    `\\b(?:be|being|work(?:s|ing)?|contact|sessions?|alone|deal(?:s|ing)?|train(?:s|ing)?|coach(?:es|ing)?|teach(?:es|ing)?|safeguarding|vetting|checks?|classes|groups?|squads?|teams?)(?: (?:unsupervised|directly|mainly|mostly|daily|regularly))? (?:with|of|for|to|the|our) (?:the |our )?under[- ](?:[4-9]|1[0-8])['’]?s?${NO_WISH}`,
    'giu',
  ),
  // "Under 25s Housing Officer": whom they house, as the noun of the work stands behind.
  /\bunder[- ](?:[4-9]|1\d|2[0-5])['’]?s (?=(?:\p{L}+ ){0,2}(?:officers?|workers?|coach(?:es)?|managers?|coordinators?|co-ordinators?|advis[eo]rs?|leads?|leaders?|teachers?|practitioners?|services?|projects?|squads?|teams?|housing|hostels?|accommodation|clinics?)(?!\p{L}))/giu,
];

/** Children by their ages, of whom nobody is hired: taken out even where the sentence says "only". */
export const YOUTH_SERVED: readonly RegExp[] = [
  // "Kids 8 to 12 only in this squad".
  new RegExp(
    `\\b${CHILD},? (?:aged? |ages |from |between |of )*${SCHOOL_AGE} ?(?:-|–|to|and|through) ?${SCHOOL_AGE}(?!\\d)(?: (?:years?(?: old)?|only))*${NO_WISH}`,
    'giu',
  ),
];
