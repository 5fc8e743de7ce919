/** What is to be learned from: signs with their values, whether it is what is looked for, and how often it is taught. */
interface Row {
  signs: Readonly<Record<string, number>>;
  is: boolean;
  times: number;
}

const ROUNDS = 600;
const RATE = 1;
/** The penalty on the square of each weight, by its standard deviation. */
const SHRINK = 1e-4;

/**
 * The weights of a few signs with values, by logistic regression (full gradients over signs of one deviation): the logarithm of the odds is
 * the sum of value times weight. A sign that is always the same is the constant.
 */
export function learnLine(rows: readonly Row[]): Record<string, number> {
  const names = Object.keys(rows[0]?.signs ?? {});
  const all = rows.reduce((sum, { times }) => sum + times, 0);
  const mean = (of: (row: Row) => number): number =>
    rows.reduce((sum, row) => sum + row.times * of(row), 0) / all;
  const means = names.map((name) => mean(({ signs }) => signs[name] ?? 0));
  const spreads = names.map((name, n) =>
    Math.sqrt(mean(({ signs }) => ((signs[name] ?? 0) - (means[n] ?? 0)) ** 2)),
  );
  const points = rows.map(({ signs, is, times }) => ({
    values: names.map((name, n) => {
      const spread = spreads[n] ?? 0;
      return spread < 1e-9 ? 0 : ((signs[name] ?? 0) - (means[n] ?? 0)) / spread;
    }),
    is: is ? 1 : 0,
    times,
  }));
  const weights = names.map(() => 0);
  let open = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = names.map((_, n) => SHRINK * (weights[n] ?? 0));
    let openSlope = 0;
    for (const { values, is, times } of points) {
      const sum = values.reduce((whole, value, n) => whole + value * (weights[n] ?? 0), open);
      const missed = (times * (1 / (1 + Math.exp(-sum)) - is)) / all;
      openSlope += missed;
      for (const [n, value] of values.entries()) slopes[n] = (slopes[n] ?? 0) + missed * value;
    }
    open -= RATE * openSlope;
    for (const [n, slope] of slopes.entries()) weights[n] = (weights[n] ?? 0) - RATE * slope;
  }
  const told = names.map((_, n) => {
    const spread = spreads[n] ?? 0;
    return spread < 1e-9 ? 0 : (weights[n] ?? 0) / spread;
  });
  const constant = told.reduce((sum, weight, n) => sum - weight * (means[n] ?? 0), open);
  return Object.fromEntries(
    names.map((name, n) => [name, (spreads[n] ?? 0) < 1e-9 ? constant : (told[n] ?? 0)]),
  );
}
