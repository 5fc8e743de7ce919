/** A logistic regression over named features, by AdaGrad with weights drawn to nothing (Duchi, Hazan and Singer 2011). */
export interface Model {
  bias: number;
  weights: Map<string, number>;
  /** Of each number of the vectors; empty where the examples have none. */
  ofVector: Float64Array;
}

export interface Example {
  is: boolean;
  features: readonly string[];
  /** Numbers beside the features, as many as of every other example: what its sentence means. */
  vector?: Float32Array | undefined;
}

const EPOCHS = 60;
const RATE = 0.15;
/** How strongly weights are drawn to nothing. */
const DECAY = 0.2;
/** The same of those of a vector: each example has all of its numbers, so each draws. */
const DECAY_OF_VECTOR = 0.001;
/** The numbers of a vector are small: they are taken so many times, that they are learned as quickly as features. */
const TIMES = 4;

/**
 * Learns from examples in an order of its own, the same each time.
 * @param least features that fewer examples have are left out
 * @param more what one that `is` counts against one that is not
 */
export function learn(examples: readonly Example[], least: number, more: number, decay = DECAY): Model {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rows = examples.map(({ is, features, vector }) => ({
    is: is ? 1 : 0,
    features: features.filter((one) => (counts.get(one) ?? 0) >= least),
    vector: vector?.map((value) => value * TIMES),
  }));
  const ofVector = new Float64Array(examples[0]?.vector?.length ?? 0);
  const stepsOfVector = new Float64Array(ofVector.length).fill(1e-8);
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  let bias = 0;
  let biasSteps = 1e-8;
  const order = [...rows.keys()];
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { is, features, vector } = rows[at] ?? { is: 0, features: [], vector: undefined };
      const score = scoreOf({ bias, weights, ofVector }, features, vector);
      const error = (1 / (1 + Math.exp(-score)) - is) * (is === 1 ? more : 1);
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const one of features) {
        const weight = weights.get(one) ?? 0;
        const slope = error + decay * weight;
        const step = (steps.get(one) ?? 1e-8) + slope * slope;
        steps.set(one, step);
        weights.set(one, weight - (RATE * slope) / Math.sqrt(step));
      }
      for (let n = 0; n < ofVector.length; n++) {
        const weight = ofVector[n] ?? 0;
        const slope = error * (vector?.[n] ?? 0) + DECAY_OF_VECTOR * weight;
        const step = (stepsOfVector[n] ?? 0) + slope * slope;
        stepsOfVector[n] = step;
        ofVector[n] = weight - (RATE * slope) / Math.sqrt(step);
      }
    }
  }
  return { bias, weights, ofVector: ofVector.map((weight) => weight * TIMES) };
}

/** The logarithm of the odds that it is. */
export function scoreOf(
  { bias, weights, ofVector }: Model,
  features: readonly string[],
  vector?: Float32Array,
): number {
  let sum = bias;
  for (const one of features) sum += weights.get(one) ?? 0;
  for (let n = 0; n < ofVector.length; n++) sum += (ofVector[n] ?? 0) * (vector?.[n] ?? 0);
  return sum;
}

/** As it is kept in a file: features in their order, those that weigh next to nothing left out. */
export function kept({ bias, weights }: Omit<Model, 'ofVector'>): {
  bias: number;
  weights: Record<string, number>;
} {
  const rounded = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.02)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([one, weight]) => [one, Number(weight.toFixed(2))]);
  return { bias: Number(bias.toFixed(3)), weights: Object.fromEntries(rounded) };
}

/** Numbers from 0 to 1 without a pattern, the same for the same seed. */
export function seeded(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}

/** Puts a list into another order. */
export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
