import type { Told } from './other-money.ts';
import { type Said, stretchOf } from './plain-text.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What no record is asked by, in words that hold others which are. */
const NOT_HELD: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}])(?:(?:did|does|do|has|have|by|of) )?each (?:consultants?|recruiters?|team|client|desk|owner)(?![\p{L}'])/giu,
    'records are listed and not counted by kind',
  ],
  [
    /(?<![\p{L}])(?:(?:(?:is|are|was|were|has|have) )?not (?:yet )?(?:been )?confirmed|unconfirmed|(?:yet|still) to (?:be confirmed|confirm)|(?:awaiting|pending|needs?|needing) confirm(?:ation|ing))(?: yet)?(?![\p{L}])/giu,
    'whether something is confirmed is not on record',
  ],
  [
    /(?<![\p{L}])(?:(?:(?:broken|split) (?:down|up|out)|grouped|split|summed|counted|totalled|tallied) (?:by|per)|per|for each|by each) (?:jobs?|roles?|vacanc(?:y|ies)|clients?|compan(?:y|ies)|consultants?|recruiters?|owners?|teams?|desks?|stages?|sources?|reasons?|candidates?|outcomes?|interviewers?)(?![\p{L}'])/giu,
    'records are listed and not counted by kind',
  ],
  [
    new RegExp(
      `(?<![\\p{L}])(?:(?:on|for) )?(?:(?:an?|any|every|each|either a) ${DAY}(?: (?:or|and) (?:an? )?${DAY})?(?! (?:week|morning|the|\\d))|${DAY}s(?! (?:interviews?|ones|jobs?|list)\\b)(?: (?:or|and) ${DAY}s)?)(?![\\p{L}'])`,
      'giu',
    ),
    'the day of the week is not asked here',
  ],
  [
    /(?<![\p{L}])(?:temp(?:orary)?|contract)[- ]?(?:to|2)[- ]?(?:perm(?:anent)?|hire)(?![\p{L}])/giu,
    'no type of job on record',
  ],
  [
    /(?<![\p{L}])(?:(?:at|on|in|after|from) )?(?:the |an? )?(?:cv|resume|paper|sift(?:ing)?|final)(?: (?:review|sift|screen))? stage(?![\p{L}])/giu,
    'no stage on record',
  ],
];

/** What a search asks that no record of these tells, with why. */
export function notHeldIn(said: Said): Told[] {
  return NOT_HELD.flatMap(([pattern, why]) =>
    [...said.each(pattern)].map((match) => {
      said.blot(stretchOf(match));
      return { ...stretchOf(match), why: `${match[0]} (${why})` };
    }),
  );
}
