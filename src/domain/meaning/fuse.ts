/** How near in meaning records are, as cosines by id. */
export interface Nearness {
  of: ReadonlyMap<string, number>;
  /** Whether all with a vector are told, and not the nearest alone. */
  isWhole: boolean;
}

/** Dampens the first ranks: the value of the paper, which found it to matter little. */
const K = 60;

/**
 * Joins an order by words with the order by meaning by reciprocal rank fusion: each order gives 1 / (60 + rank), and the sum
 * decides (Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning
 * Methods", SIGIR 2009). Equal scores share a rank by words. Whoever has no vector yet stands in the middle by meaning, or
 * behind the nearest where only those were told.
 * @param best in the order by words
 * @returns the order, and each one's rank by meaning where it is known
 */
export function fused<T>(
  best: readonly T[],
  told: (one: T) => { id: string; score: number },
  nearness: Nearness,
): { best: T[]; ranks: Map<string, number> } {
  const near = best
    .flatMap((one) => {
      const { id } = told(one);
      const value = nearness.of.get(id);
      return value === undefined ? [] : [{ id, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  const ranks = new Map(near.map(({ id }, at) => [id, at + 1]));
  const unknown = nearness.isWhole ? (near.length + 1) / 2 : near.length + 1;
  let shared = 0;
  let last = Number.NaN;
  const sums = best.map((one, at) => {
    const { id, score } = told(one);
    if (score !== last) shared = at + 1;
    last = score;
    return { one, sum: 1 / (K + shared) + 1 / (K + (ranks.get(id) ?? unknown)) };
  });
  return { best: sums.toSorted((a, b) => b.sum - a.sum).map(({ one }) => one), ranks };
}
