import { type Read, SIZE } from '#src/batch/meaning/head.ts';

/** A sentence as it is read, with the positions of the actions that would do what it asks for. */
export interface Example extends Read {
  actions: readonly number[];
}

const EPOCHS = 12;
const BATCH = 256;
const RATE = 0.4;
const MOMENTUM = 0.9;
const DECAY = 1e-5;
/** A vector has the length 1, and so have the words; this makes the classifier sure enough of what it knows. */
const SCALE = 6;
/** A likelihood that is wrong by less changes nothing: most actions are out of the question for a sentence. */
const NEGLIGIBLE = 1e-4;

/**
 * Softmax regression over sentence vectors and words by stochastic gradient descent with momentum, the same for the same
 * examples.
 * @returns row by row 512 weights, one of each of `words` words, and a bias for each of `count` actions
 */
export function train(examples: readonly Example[], count: number, words: number): Float32Array {
  const width = SIZE + words + 1;
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
      for (const example of batch) addGradient(moving, weights, example, width, 1 / batch.length);
      for (let i = 0; i < moving.length; i += 1) weights[i] = (weights[i] ?? 0) - rate * (moving[i] ?? 0);
    }
  }
  for (let i = 0; i < weights.length; i += 1)
    if (i % width !== width - 1) weights[i] = SCALE * (weights[i] ?? 0);
  return weights;
}

function addGradient(
  into: Float32Array,
  weights: Float32Array,
  { vector, words, actions }: Example,
  width: number,
  share: number,
): void {
  const count = weights.length / width;
  const odds = new Float32Array(count);
  for (let action = 0; action < count; action += 1) {
    const from = action * width;
    let sum = 0;
    for (let i = 0; i < SIZE; i += 1) sum += (weights[from + i] ?? 0) * (vector[i] ?? 0);
    for (const [at, weight] of words) sum += (weights[from + at] ?? 0) * weight;
    odds[action] = SCALE * sum + (weights[from + width - 1] ?? 0);
  }
  const most = odds.reduce((a, b) => Math.max(a, b));
  for (let action = 0; action < count; action += 1) odds[action] = Math.exp((odds[action] ?? 0) - most);
  const total = odds.reduce((a, b) => a + b);
  for (let action = 0; action < count; action += 1) {
    const wanted = actions.includes(action) ? 1 / actions.length : 0;
    const wrong = (odds[action] ?? 0) / total - wanted;
    if (Math.abs(wrong) < NEGLIGIBLE) continue;
    const error = share * wrong;
    const from = action * width;
    for (let i = 0; i < SIZE; i += 1)
      into[from + i] = (into[from + i] ?? 0) + error * SCALE * (vector[i] ?? 0);
    for (const [at, weight] of words) into[from + at] = (into[from + at] ?? 0) + error * SCALE * weight;
    into[from + width - 1] = (into[from + width - 1] ?? 0) + error;
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
