import { createRequire } from 'node:module';
import { chance, weighedBy } from './odds-of-words.ts';

/**
 * How likely a sentence of a brief is for the recruiter alone: who leaves and why, what is charged, who else is asked, what is said in
 * passing. The weights are learned from briefs whose private words are known, by test/eval/briefs/learn-private.ts; they stand behind the
 * rules, for what no rule has a word for.
 */

const require = createRequire(import.meta.url);
const weights: Record<string, number> = require('#src/domain/jobs/private-weights.json');

/** So much of what stands beside a sentence counts for it: what is private stands together. */
const OF_NEIGHBOUR = 0.15;
/** However private what stands beside it is. */
const MOST_OF_NEIGHBOUR = 3;
/** The weight for a sentence to be private: the logarithm of its odds. */
export const weightOf = (said: string): number => weighedBy(said, (sign) => weights[sign] ?? 0);

/** The chance, from 0 to 1, that a sentence is private, by its own weight and those of what stands before and behind it (0 where nothing does). */
export const chanceOf = (own: number, before: number, behind: number): number =>
  chance(own + OF_NEIGHBOUR * (limited(before) + limited(behind)));

const limited = (weight: number): number => Math.max(-MOST_OF_NEIGHBOUR, Math.min(MOST_OF_NEIGHBOUR, weight));
