/** What a reader learns from: the places of a sentence with what each counts. */
export interface Example {
  features: readonly (readonly [place: number, value: number])[];
  isUnlawful: boolean;
  /** How much an error counts. */
  weight: number;
}

/** The weights by place, and what every sentence has. */
export interface Trained {
  weights: Float64Array;
  bias: number;
}

/** What errors count beside the size of the weights. */
const COST = 4;
const STEPS = 120;
const REMEMBERED = 8;
/** So little better a step ends it. */
const ENOUGH = 1e-4;

/**
 * Logistic regression with L2 by L-BFGS, the same for the same examples.
 * @param enough by what share of the loss a step must gain for another to follow
 */
export function train(examples: readonly Example[], width: number, enough = ENOUGH): Trained {
  const { loss, size } = lossOf(examples, width);
  let at: Float64Array = new Float64Array(size);
  let [value, slope] = loss(at);
  const moves: { by: Float64Array; turn: Float64Array; rho: number }[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const direction = directionOf(slope, moves);
    const fall = dot(direction, slope);
    let length = step === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = moved(at, direction, length);
    let [nextValue, nextSlope] = loss(next);
    while (nextValue > value + 1e-4 * length * fall && length > 1e-9) {
      length /= 2;
      next = moved(at, direction, length);
      [nextValue, nextSlope] = loss(next);
    }
    const by = moved(next, at, -1);
    const turn = moved(nextSlope, slope, -1);
    const bent = dot(by, turn);
    if (bent > 1e-12) moves.push({ by, turn, rho: 1 / bent });
    if (moves.length > REMEMBERED) moves.shift();
    const gain = value - nextValue;
    [at, value, slope] = [next, nextValue, nextSlope];
    if (gain < enough * value) break;
  }
  return { weights: at.subarray(0, width), bias: at[width] ?? 0 };
}

type Loss = (at: Float64Array) => [value: number, slope: Float64Array];

function lossOf(examples: readonly Example[], width: number): { loss: Loss; size: number } {
  const begins = new Int32Array(examples.length + 1);
  examples.forEach(({ features }, i) => {
    begins[i + 1] = (begins[i] ?? 0) + features.length;
  });
  const places = new Int32Array(begins[examples.length] ?? 0);
  const values = new Float32Array(places.length);
  examples.forEach(({ features }, i) => {
    features.forEach(([place, value], j) => {
      places[(begins[i] ?? 0) + j] = place;
      values[(begins[i] ?? 0) + j] = value;
    });
  });
  const loss: Loss = (at) => {
    let value = 0;
    const slope = new Float64Array(width + 1);
    for (let i = 0; i < width; i += 1) {
      const weight = at[i] ?? 0;
      value += (weight * weight) / 2;
      slope[i] = weight;
    }
    examples.forEach(({ isUnlawful, weight }, i) => {
      const [from, to] = [begins[i] ?? 0, begins[i + 1] ?? 0];
      let sum = at[width] ?? 0;
      for (let j = from; j < to; j += 1) sum += (at[places[j] ?? 0] ?? 0) * (values[j] ?? 0);
      const sign = isUnlawful ? 1 : -1;
      const margin = sum * sign;
      value +=
        COST * weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
      const error = (-COST * weight * sign) / (1 + Math.exp(margin));
      for (let j = from; j < to; j += 1) {
        const place = places[j] ?? 0;
        slope[place] = (slope[place] ?? 0) + error * (values[j] ?? 0);
      }
      slope[width] = (slope[width] ?? 0) + error;
    });
    return [value, slope];
  };
  return { loss, size: width + 1 };
}

function directionOf(
  slope: Float64Array,
  moves: readonly { by: Float64Array; turn: Float64Array; rho: number }[],
): Float64Array {
  const direction = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { by, turn, rho } of [...moves].reverse()) {
    const share = rho * dot(by, direction);
    shares.push(share);
    add(direction, turn, -share);
  }
  const last = moves.at(-1);
  if (last !== undefined) {
    const scale = 1 / (last.rho * dot(last.turn, last.turn));
    for (let i = 0; i < direction.length; i += 1) direction[i] = (direction[i] ?? 0) * scale;
  }
  for (const { by, turn, rho } of moves) {
    const share = shares.pop() ?? 0;
    add(direction, by, share - rho * dot(turn, direction));
  }
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let i = 0; i < to.length; i += 1) to[i] = (to[i] ?? 0) + times * (what[i] ?? 0);
}

function moved(from: Float64Array, by: Float64Array, times: number): Float64Array {
  const to = Float64Array.from(from);
  add(to, by, times);
  return to;
}
