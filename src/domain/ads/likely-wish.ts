import { createRequire } from 'node:module';
import { chance, weighedBy } from '../jobs/index.ts';

/**
 * How likely a sentence of a brief says whom somebody would have or not, rather than what goes on in the house. The weights are learned
 * from unlawful wishes and from what lawful briefs tell the recruiter, by test/eval/briefs/learn-wishes.ts.
 */

const require = createRequire(import.meta.url);
const weights: Record<string, number> = require('#src/domain/ads/wish-weights.json');

/** Below this chance nothing is wished for: of briefs by authors of whom nothing was learned, each plain wish had more. */
const LEAST = 0.06;
/** A longer sentence may say several things. */
const LONGEST = 240;

/** Whether a sentence of a brief only tells what goes on, by its words. */
export const tellsOnly = (said: string): boolean =>
  said.length <= LONGEST && chance(weighedBy(said, (sign) => weights[sign] ?? 0)) < LEAST;
