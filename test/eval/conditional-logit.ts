import { sharesOf } from '#src/domain/cv/name-weighing.ts';
import { type Model, seeded, shuffle } from './logistic.ts';

/** What may be chosen, of which one is right, or none: the features of each. */
export interface Choice {
  /** Whether one of them is right; where it is so and none of them is, nothing is learned from it. */
  isAny: boolean;
  options: readonly { is: boolean; features: readonly string[] }[];
}

const EPOCHS = 20;
const RATE = 0.1;
/** How strongly weights are drawn to nothing. */
const DECAY = 0.0005;
/** What is less wrong than this teaches nothing. */
const SMALL = 1e-5;

/**
 * Learns by which features the right one is told among others, or that none is: a conditional logit (McFadden 1974) by AdaGrad (Duchi,
 * Hazan and Singer 2011), none having a score of nothing. The same choices give the same weights.
 * @param least features that fewer options have are left out
 */
export function learnChoice(choices: readonly Choice[], least: number): Model {
  const index = indexOf(choices, least);
  const rows = choices.map(({ isAny, options }) => ({
    isAny,
    options: options.map(({ is, features }) => ({
      is,
      features: Int32Array.from(features.flatMap((one) => index.get(one) ?? [])),
    })),
  }));
  const weights = new Float64Array(index.size);
  const steps = new Float64Array(index.size).fill(1e-6);
  const slopes = new Float64Array(index.size);
  let bias = 0;
  let biasSteps = 1e-6;
  const order = [...rows.keys()];
  const random = seeded(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { isAny, options } = rows[at] ?? { isAny: false, options: [] };
      if (isAny && !options.some(({ is }) => is)) continue;
      const shares = sharesOf(
        options.map(({ features }) => features.reduce((sum, one) => sum + (weights[one] ?? 0), bias)),
      );
      const right = options.reduce((sum, { is }, n) => sum + (is ? (shares[n] ?? 0) : 0), 0);
      const touched = new Set<number>();
      let ofBias = 0;
      for (const [n, { is, features }] of options.entries()) {
        const share = shares[n] ?? 0;
        const wrong = share - (is ? share / right : 0);
        if (Math.abs(wrong) < SMALL) continue;
        ofBias += wrong;
        for (const one of features) {
          slopes[one] = (slopes[one] ?? 0) + wrong;
          touched.add(one);
        }
      }
      biasSteps += ofBias * ofBias;
      bias -= (RATE * ofBias) / Math.sqrt(biasSteps);
      for (const one of touched) {
        const slope = (slopes[one] ?? 0) + DECAY * (weights[one] ?? 0);
        steps[one] = (steps[one] ?? 0) + slope * slope;
        weights[one] = (weights[one] ?? 0) - (RATE * slope) / Math.sqrt(steps[one] ?? 1);
        slopes[one] = 0;
      }
    }
  }
  return {
    bias,
    ofVector: new Float64Array(0),
    weights: new Map([...index].map(([one, n]) => [one, weights[n] ?? 0])),
  };
}

function indexOf(choices: readonly Choice[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { options } of choices)
    for (const { features } of options)
      for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= least);
  return new Map(often.map(([one], n) => [one, n]));
}
