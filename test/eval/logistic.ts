/** A logistic regression over named features, by AdaGrad with weights drawn to nothing (Duchi, Hazan and Singer 2011). */
export interface Model {
  bias: number;
  weights: Map<string, number>;
}

export interface Example {
  is: boolean;
  features: readonly string[];
}

const EPOCHS = 60;
const RATE = 0.15;
/** How strongly weights are drawn to nothing. */
const DECAY = 0.2;

/**
 * Learns from examples in an order of its own, the same each time.
 * @param least features that fewer examples have are left out
 * @param more what one that `is` counts against one that is not
 */
export function learn(examples: readonly Example[], least: number, more: number, decay = DECAY): Model {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rows = examples.map(({ is, features }) => ({
    is: is ? 1 : 0,
    features: features.filter((one) => (counts.get(one) ?? 0) >= least),
  }));
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  let bias = 0;
  let biasSteps = 1e-8;
  const order = [...rows.keys()];
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { is, features } = rows[at] ?? { is: 0, features: [] };
      const error = (1 / (1 + Math.exp(-scoreOf({ bias, weights }, features))) - is) * (is === 1 ? more : 1);
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const one of features) {
        const weight = weights.get(one) ?? 0;
        const slope = error + decay * weight;
        const step = (steps.get(one) ?? 1e-8) + slope * slope;
        steps.set(one, step);
        weights.set(one, weight - (RATE * slope) / Math.sqrt(step));
      }
    }
  }
  return { bias, weights };
}

/** The logarithm of the odds that it is. */
export const scoreOf = ({ bias, weights }: Model, features: readonly string[]): number =>
  features.reduce((sum, one) => sum + (weights.get(one) ?? 0), bias);

/** As it is kept in a file: features in their order, those that weigh next to nothing left out. */
export function kept({ bias, weights }: Model): { bias: number; weights: Record<string, number> } {
  const rounded = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.02)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([one, weight]) => [one, Number(weight.toFixed(2))]);
  return { bias: Number(bias.toFixed(3)), weights: Object.fromEntries(rounded) };
}

function seeded(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
