/** Things of which at least one is to be chosen, each with the signs for and against it. */
export interface Row {
  candidates: { signs: readonly string[]; is: boolean }[];
}

const ROUNDS = 12;
const RATE = 0.25;
const SHRINK = 0.0008;
/** Signs that fewer rows have are not learned. */
const LEAST = 3;

/** The odds of each to be the one, by the weights of their signs (the conditional logit of McFadden 1974). */
export function oddsOf(candidates: Row['candidates'], weights: ReadonlyMap<string, number>): number[] {
  const sums = candidates.map(({ signs }) => signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0));
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}

/** The weights by which the right ones of each row are the likeliest: gradients with a step of its own for each (AdaGrad), in the same order each time. */
export function learnChoice(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { candidates } of rows)
    for (const sign of new Set(candidates.flatMap(({ signs }) => signs)))
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const used = rows
    .filter(({ candidates }) => new Set(candidates.map(({ is }) => is)).size === 2)
    .map(({ candidates }) =>
      candidates.map(({ signs, is }) => ({
        is,
        signs: signs.filter((sign) => (counts.get(sign) ?? 0) >= LEAST),
      })),
    );
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  const next = numbers();
  const order = [...used.keys()];
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, next);
    for (const at of order) {
      const candidates = used[at] ?? [];
      const odds = oddsOf(candidates, weights);
      const right = odds.reduce((sum, one, n) => sum + (candidates[n]?.is === true ? one : 0), 0);
      const slopes = new Map<string, number>();
      for (const [n, { signs, is }] of candidates.entries()) {
        const missed = (odds[n] ?? 0) * (is ? 1 - 1 / right : 1);
        if (Math.abs(missed) > 1e-5)
          for (const sign of signs) slopes.set(sign, (slopes.get(sign) ?? 0) + missed);
      }
      for (const [sign, missed] of slopes) {
        const weight = weights.get(sign) ?? 0;
        const slope = missed + SHRINK * weight;
        const step = (steps.get(sign) ?? 1e-4) + slope * slope;
        steps.set(sign, step);
        weights.set(sign, weight - (RATE * slope) / Math.sqrt(step));
      }
    }
  }
  return weights;
}

/** A row of pseudo-random numbers between 0 and 1, the same in each run. */
function numbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
