import { type Read, SIZE } from '#src/batch/meaning/head.ts';

/** A sentence as it is read, with the positions of the actions that would do what it asks for. */
export interface Example extends Read {
  actions: readonly number[];
}

/** A classifier as it is trained: from each input and the bias to each unit, from each unit and the bias to each action. */
export interface Trained {
  units: number;
  hidden: Float32Array;
  output: Float32Array;
}

const UNITS = 160;
const EPOCHS = 14;
const BATCH = 128;
const RATE = 0.002;
/** Of the units, as many are left out of each reading while it learns, so that none relies on another (dropout). */
const LEFT_OUT = 0.3;
const DECAY = 1e-4;
/** A vector has the length 1, and so have the words; this makes them count. */
const SCALE = 6;

/**
 * A classifier with one hidden layer over sentence vectors and words, trained by Adam (Kingma and Ba 2015) with dropout
 * (Srivastava and others 2014), the same for the same examples.
 */
export function train(examples: readonly Example[], count: number, words: number): Trained {
  const inputs = SIZE + words + 1;
  const random = seeded(1);
  const hidden = new Adam(inputs * UNITS, UNITS, () => normal(random) * Math.sqrt(2 / inputs));
  const output = new Adam((UNITS + 1) * count, count, () => normal(random) * Math.sqrt(1 / UNITS));
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => examples[at] ?? []);
      for (const example of batch) addGradient(hidden, output, example, count, 1 / batch.length, random);
      hidden.step(rate);
      output.step(rate);
    }
  }
  for (let i = 0; i < (inputs - 1) * UNITS; i += 1) hidden.weights[i] = SCALE * (hidden.weights[i] ?? 0);
  return { units: UNITS, hidden: hidden.weights, output: output.weights };
}

/** Weights, of which those of the bias stand last, with the gradient that was added up since the last step. */
class Adam {
  readonly weights: Float32Array;
  readonly gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  readonly #bias: number;
  #steps = 0;

  constructor(size: number, bias: number, begin: () => number) {
    this.#bias = size - bias;
    this.weights = Float32Array.from({ length: size }, (_, i) => (i < this.#bias ? begin() : 0));
    this.gradient = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  step(rate: number): void {
    this.#steps += 1;
    const [mean, square, weights, gradient] = [this.#mean, this.#square, this.weights, this.gradient];
    const ofMean = 1 / (1 - 0.9 ** this.#steps);
    const ofSquare = 1 / (1 - 0.999 ** this.#steps);
    for (let i = 0; i < weights.length; i += 1) {
      const weight = weights[i] ?? 0;
      const slope = (gradient[i] ?? 0) + (i < this.#bias ? DECAY * weight : 0);
      const m = 0.9 * (mean[i] ?? 0) + 0.1 * slope;
      const s = 0.999 * (square[i] ?? 0) + 0.001 * slope * slope;
      mean[i] = m;
      square[i] = s;
      weights[i] = weight - (rate * m * ofMean) / (Math.sqrt(s * ofSquare) + 1e-8);
    }
    gradient.fill(0);
  }
}

function addGradient(
  hidden: Adam,
  output: Adam,
  { vector, words, actions }: Example,
  count: number,
  share: number,
  random: () => number,
): void {
  const bias = hidden.weights.length - UNITS;
  const units = hidden.weights.slice(bias);
  for (let i = 0; i < SIZE; i += 1) addRow(units, hidden.weights, i * UNITS, SCALE * (vector[i] ?? 0));
  for (const [at, weight] of words) addRow(units, hidden.weights, at * UNITS, SCALE * weight);
  for (let unit = 0; unit < UNITS; unit += 1) {
    const stays = random() >= LEFT_OUT;
    units[unit] = stays && (units[unit] ?? 0) > 0 ? (units[unit] ?? 0) / (1 - LEFT_OUT) : 0;
  }
  const error = output.weights.slice(UNITS * count);
  for (let unit = 0; unit < UNITS; unit += 1)
    if (units[unit] !== 0) addRow(error, output.weights, unit * count, units[unit] ?? 0);
  const most = error.reduce((a, b) => Math.max(a, b));
  let total = 0;
  for (let action = 0; action < count; action += 1)
    total += error[action] = Math.exp((error[action] ?? 0) - most);
  for (let action = 0; action < count; action += 1) {
    const wanted = actions.includes(action) ? 1 / actions.length : 0;
    error[action] = share * ((error[action] ?? 0) / total - wanted);
  }
  // The bias of the output is its last row, that of the units theirs.
  putRow(output.gradient, UNITS * count, error, 1);
  const back = new Float32Array(UNITS);
  for (let unit = 0; unit < UNITS; unit += 1) {
    const value = units[unit] ?? 0;
    if (value === 0) continue;
    let sum = 0;
    for (let action = 0; action < count; action += 1)
      sum += (output.weights[unit * count + action] ?? 0) * (error[action] ?? 0);
    back[unit] = sum / (1 - LEFT_OUT);
    putRow(output.gradient, unit * count, error, value);
  }
  putRow(hidden.gradient, bias, back, 1);
  for (let i = 0; i < SIZE; i += 1) putRow(hidden.gradient, i * UNITS, back, SCALE * (vector[i] ?? 0));
  for (const [at, weight] of words) putRow(hidden.gradient, at * UNITS, back, SCALE * weight);
}

/** Adds a row of weights, times a number, to some values. */
function addRow(to: Float32Array, weights: Float32Array, from: number, times: number): void {
  for (let i = 0; i < to.length; i += 1) to[i] = (to[i] ?? 0) + times * (weights[from + i] ?? 0);
}

/** Adds values, times a number, to a row of a gradient. */
function putRow(gradient: Float32Array, at: number, values: Float32Array, times: number): void {
  for (let i = 0; i < values.length; i += 1)
    gradient[at + i] = (gradient[at + i] ?? 0) + times * (values[i] ?? 0);
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** A number around 0 of the deviation 1 (Box and Muller 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

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
