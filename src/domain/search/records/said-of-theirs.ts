type Saying = readonly [RegExp, string];

const JOBS = '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|openings?|reqs?|briefs?|ones|those|contracts?)';
/** Whose they are, as said before them: no day, and no client, is anybody. */
const NAMED =
  "(?<whose>(?!(?:today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|quarter|year|client|job|role|company|team)'s)\\p{L}+(?: \\p{Lu}\\p{L}+)?'s)";
const THEM = '(?<them>candidates?|people|applicants?|applications?|cvs?|contenders?|interviews?)';

/** A way of saying whose candidates a job has, by name and of whoever asks. */
const way = (lead: string, plain: string, tail = ` ${THEM}`): Saying[] =>
  [
    [NAMED, plain],
    [tail === '' ? 'mine' : 'my(?: own)?', plain.replace('$<whose>', 'mine')],
  ].map(([whose = '', said = '']) => [
    new RegExp(
      `(?<=(?<![\\p{L}])${JOBS}(?![\\p{L}])[^.;?!]{0,60})(?<![\\p{L}\\p{N}])${lead} ${whose}${tail}(?![\\p{L}])`,
      'giu',
    ),
    said,
  ]);

/** Ways of asking for jobs by whose candidates they have, with the name put behind them. */
export const OF_THEIRS: readonly Saying[] = [
  ...way('(?:none|not (?:one|any|a single one)) of', 'no $<them> of $<whose>'),
  ...way('(?:any|one|some|several) of', '$<them> of $<whose>'),
  ...way('(?<n>\\d{1,3}(?: or (?:more|fewer|less)|\\+)?) of', '$<n> $<them> of $<whose>'),
  ...way('(?<led>with|without|has|have|having|no)(?: got)?', '$<led> $<them> of $<whose>'),
  // Who works on a job is told (not-held.ts).
  ...way(
    '(?:nobody|no one|no-one|none) of(?! \\S+ (?:(?:is|are|has|have|ever) )*work(?:s|ed|ing)?\\b)',
    'no candidates of $<whose>',
    '',
  ),
  ...way('(?:somebody|someone|anybody|anyone) of', 'candidates of $<whose>', ''),
];
