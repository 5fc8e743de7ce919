/** A sentence of a brief among its others: how much each weighs by its own words, and which one it is. */
export interface WeightedPlace {
  said: string;
  /** What it weighs by its words. */
  own: number;
  /** What each sentence of the brief weighs, in its order. */
  weights: readonly number[];
  /** Which of them it is, from 0. */
  at: number;
}

/** No sentence beside another counts for more than this. */
const MOST_BESIDE = 6;
/** So far before and behind it is looked. */
const REACH = 3;

const limited = (weight: number): number => Math.max(-MOST_BESIDE, Math.min(MOST_BESIDE, weight));

/**
 * What is told of a sentence by where it stands: its own weight, those of the three before and behind it (0 where there are none), the mean
 * of all others (once more where it is the first or last), how far down it stands (0 to 1), whether it is the first or last, and the logarithm of its length in words.
 */
export function placeSigns({ said, own, weights, at }: WeightedPlace): Record<string, number> {
  const beside = (by: number): number => limited(weights[at + by] ?? 0);
  const others = weights.reduce((sum, one, n) => sum + (n === at ? 0 : limited(one)), 0);
  const mean = others / Math.max(1, weights.length - 1);
  const signs: Record<string, number> = {
    always: 1,
    own,
    others: mean,
    'first of others': at === 0 ? mean : 0,
    'last of others': at === weights.length - 1 ? mean : 0,
    down: at / Math.max(1, weights.length - 1),
    first: at === 0 ? 1 : 0,
    last: at === weights.length - 1 ? 1 : 0,
    length: Math.log2(1 + said.split(/\s+/u).length),
    most: Math.max(beside(-1), beside(1)),
    least: Math.min(beside(-1), beside(1)),
  };
  for (let by = 1; by <= REACH; by += 1) {
    signs[`before ${by}`] = beside(-by);
    signs[`behind ${by}`] = beside(by);
  }
  return signs;
}
