import { SIZE } from '#src/batch/meaning/head.ts';

/** A sentence's vector with the positions of the actions that would do what it asks for. */
export interface Example {
  vector: Float32Array;
  actions: readonly number[];
}

const EPOCHS = 10;
const BATCH = 32;
const RATE = 0.1;
const MOMENTUM = 0.9;
const DECAY = 1e-5;
/** Vectors have the length 1; this makes the classifier sure enough of what it knows. */
const SCALE = 6;

/**
 * Softmax regression over sentence vectors by stochastic gradient descent with momentum, the same for the same examples.
 * @returns row by row 512 weights and a bias for each of `count` actions
 */
export function train(examples: readonly Example[], count: number): Float32Array {
  const width = SIZE + 1;
  const weights = new Float32Array(count * width);
  const moving = new Float32Array(count * width);
  const random = seeded(1);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => examples[at] ?? []);
      for (let i = 0; i < moving.length; i += 1)
        moving[i] = MOMENTUM * (moving[i] ?? 0) + DECAY * (weights[i] ?? 0);
      for (const example of batch) addGradient(moving, weights, example, count, 1 / batch.length);
      for (let i = 0; i < moving.length; i += 1) weights[i] = (weights[i] ?? 0) - rate * (moving[i] ?? 0);
    }
  }
  for (let i = 0; i < weights.length; i += 1) if (i % width !== SIZE) weights[i] = SCALE * (weights[i] ?? 0);
  return weights;
}

function addGradient(
  into: Float32Array,
  weights: Float32Array,
  { vector, actions }: Example,
  count: number,
  share: number,
): void {
  const width = SIZE + 1;
  const odds = new Float32Array(count);
  for (let action = 0; action < count; action += 1) {
    const at = action * width;
    let sum = 0;
    for (let i = 0; i < SIZE; i += 1) sum += (weights[at + i] ?? 0) * (vector[i] ?? 0);
    odds[action] = SCALE * sum + (weights[at + SIZE] ?? 0);
  }
  const most = odds.reduce((a, b) => Math.max(a, b));
  for (let action = 0; action < count; action += 1) odds[action] = Math.exp((odds[action] ?? 0) - most);
  const total = odds.reduce((a, b) => a + b);
  for (let action = 0; action < count; action += 1) {
    const wanted = actions.includes(action) ? 1 / actions.length : 0;
    const error = share * ((odds[action] ?? 0) / total - wanted);
    const at = action * width;
    for (let i = 0; i < SIZE; i += 1) into[at + i] = (into[at + i] ?? 0) + error * SCALE * (vector[i] ?? 0);
    into[at + SIZE] = (into[at + SIZE] ?? 0) + error;
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** Numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
