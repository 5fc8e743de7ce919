import { type Features, WIDTH } from '#src/domain/moderation/likeness.ts';

export interface Example {
  features: Features;
  isUnlawful: boolean;
  /** How much an error counts. */
  weight: number;
}

const EPOCHS = 8;
const RATE = 0.3;
const DECAY = 1e-4;

/** Logistic regression with L2 by stochastic gradient descent (AdaGrad), the same for the same examples. */
export function train(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(WIDTH);
  const squares = new Float64Array(WIDTH).fill(1e-6);
  const packed = examples.map(({ features, isUnlawful, weight }) => ({
    places: Int32Array.from(features, ([place]) => place),
    values: Float64Array.from(features, ([, value]) => value),
    isUnlawful,
    weight,
  }));
  let seed = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = packed.length - 1; i > 0; i -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      const j = Math.floor((seed / 2 ** 32) * (i + 1));
      const [one, other] = [packed[i], packed[j]];
      if (one !== undefined && other !== undefined) [packed[i], packed[j]] = [other, one];
    }
    for (const { places, values, isUnlawful, weight } of packed) {
      let sum = 0;
      places.forEach((place, at) => {
        sum += (weights[place] ?? 0) * (values[at] ?? 0);
      });
      const error = (1 / (1 + Math.exp(-sum)) - (isUnlawful ? 1 : 0)) * weight;
      places.forEach((place, at) => {
        const old = weights[place] ?? 0;
        const gradient = error * (values[at] ?? 0) + (place === WIDTH - 1 ? 0 : DECAY * old);
        const square = (squares[place] ?? 0) + gradient * gradient;
        squares[place] = square;
        weights[place] = old - (RATE * gradient) / Math.sqrt(square);
      });
    }
  }
  return weights;
}
