import { type Features, WIDTH, weightOf } from '#src/domain/moderation/likeness.ts';

export interface Example {
  features: Features;
  isUnlawful: boolean;
  /** How much an error counts. */
  weight: number;
}

const EPOCHS = 6;
const RATE = 0.3;
const DECAY = 1e-4;

/** Logistic regression with L2 by stochastic gradient descent (AdaGrad), the same for the same examples. */
export function train(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(WIDTH);
  const squares = new Float64Array(WIDTH).fill(1e-6);
  const order = examples.map((_, at) => at);
  let seed = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      const j = Math.floor((seed / 2 ** 32) * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const at of order) {
      const { features, isUnlawful, weight } = examples[at] ?? { features: [], isUnlawful: false, weight: 0 };
      const likely = 1 / (1 + Math.exp(-weightOf(features, weights)));
      const error = (likely - (isUnlawful ? 1 : 0)) * weight;
      for (const [place, value] of features) {
        const old = weights[place] ?? 0;
        const gradient = error * value + (place === WIDTH - 1 ? 0 : DECAY * old);
        const square = (squares[place] ?? 0) + gradient * gradient;
        squares[place] = square;
        weights[place] = old - (RATE * gradient) / Math.sqrt(square);
      }
    }
  }
  return weights;
}
