import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { on, type RecordType, THE_JOB } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';

const TOWN = '(?:city|town|place|area|location|cities|towns)';
const THE_JOB_IS = `(?:(?:the|their|its) )?${JOB_NOUN}(?:'s|s')?`;
const WHERE = `(?:where |in which |that )(?:${THE_JOB_IS} (?:is|are)(?: based| located)?)`;
const LIVES =
  '(?:(?:who|that|which|and|but|people|candidates?) )*(?:(?:all|still|currently) )*(?:living|lives?|based|located|resident|resid(?:es?|ing)|(?:is|are) (?:from|in|based in))(?: in| at)?';
const NOT_LIVES =
  '(?:(?:who|that|which|and|but|people|candidates?) )*(?:(?:do|does|is|are) )?not (?:living|live|based|located|resident|resid(?:e|ing)|from|in)(?: in| at)?';
const pattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}'])`, 'giu');

const OTHER = pattern(
  [
    // "For a job in some other city", behind where somebody lives.
    `(?:for|on|to|with|in for|up for) (?:an?|the|any|some)?(?: \\p{L}+)? ?${JOB_NOUN} (?:(?:that|which) (?:is|are) )?(?:based |located )?(?:in|at) (?:(?:an?|some|any) ?)?(?:other|another|different) ${TOWN}(?: (?:from|than|to) (?:theirs|(?:the one )?(?:where )?they live(?: in)?|their own|home))?`,
    `(?:for|on|to|in for|up for) (?:an?|the|any|some)?(?: \\p{L}+)? ?${JOB_NOUN} (?:elsewhere|somewhere else|outside (?:their|the) (?:own |home )?${TOWN}|away from (?:home|where they live))(?: (?:than|from) (?:where )?they live)?`,
    `${NOT_LIVES} ${WHERE}`,
    `${NOT_LIVES} (?:in )?the same ${TOWN} (?:as|that) ${THE_JOB_IS}(?: is(?: in)?)?`,
    `${LIVES} (?:in )?(?:an?|some)?(?: ?other| ?another| ?different) ${TOWN} (?:from|to|than) ${THE_JOB_IS}`,
    `whose (?:home )?(?:${TOWN}|home|address) (?:is|are|does|do) (?:not (?:the same as |match )?|different (?:from|to) )(?:(?:that|the ${TOWN}) of )?${THE_JOB_IS}(?: ${TOWN})?`,
  ].join('|'),
);
const SAME = pattern(
  [
    `${LIVES} (?:in )?(?:the |a )?same ${TOWN} (?:as|like|that) ${THE_JOB_IS}(?: is(?: in)?)?`,
    `${LIVES} ${WHERE}`,
    `(?:for|on|in for|up for) (?:an?|the|any|some)?(?: \\p{L}+)? ?${JOB_NOUN} (?:in|at) the (?:very )?(?:same )?${TOWN} (?:(?:where|that|which|in which|as) )?(?:they|he|she|the candidates?) (?:(?:also|themselves|already|actually) )*(?:lives?|resides?|(?:are|is) (?:based|from|resident|living))(?: in)?`,
    `whose (?:home )?(?:${TOWN}|home|address) (?:is|are|matches|match) (?:the same as )?(?:(?:that|the ${TOWN}) of )?${THE_JOB_IS}(?: ${TOWN})?`,
    `(?:for|on|in for|up for) (?:an?|the|any|some)?(?: \\p{L}+)? ?${JOB_NOUN} (?:in|at) (?:their|his|her) (?:own|home) ${TOWN}|(?:for|on|in for|up for) (?:an?|any|some) ?(?:\\p{L}+ )?${JOB_NOUN} where they live`,
  ].join('|'),
);

/** Whether somebody lives where the job is: "live in Leeds, for a job in some other city". A job without a town is in none. */
export function homeAndJobIn(said: Said, type: RecordType): Reading[] {
  if (type !== 'applications') return [];
  const read = (words: RegExp, not: boolean): Reading[] =>
    [...said.each(words)].map((match) => {
      said.blot(stretchOf(match));
      const same = on('home', { values: [THE_JOB], not });
      // Of whom nothing is known it cannot be told.
      return {
        ...stretchOf(match),
        conditions: not ? [same, on('place', { has: true }), on('home', { has: true })] : [same],
      };
    });
  return [...read(OTHER, true), ...read(SAME, false)];
}
