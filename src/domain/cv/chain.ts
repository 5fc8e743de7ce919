/**
 * A linear-chain conditional random field over the pieces of a CV (Lafferty, McCallum and Pereira 2001): what each piece is, told
 * by its signs and by what the one before it is.
 */

/** What a piece may be. A title or an employer stands before (`<`) or behind (`>`) its dates, and may go on over pieces (`I`). */
export const LABELS = ['O', 'T<', 'T>', 'TI', 'E<', 'E>', 'EI', 'D', 'P', 'H'] as const;
export type Label = (typeof LABELS)[number];
export const COUNT = LABELS.length;
/** Steps from one piece to the next: within a line, to the next line, over more than that. */
export const STEPS = 3;

/** The weights: of each sign for each label, and of each label behind each other for each kind of step. */
export interface Weights {
  signs: Float64Array;
  steps: Float64Array;
}

/** The pieces of a CV: the numbers of their signs, their kinds, and the steps to them. */
export interface Chain {
  signs: readonly Int32Array[];
  kinds: readonly string[];
  steps: readonly number[];
}

const NEVER = -1e9;

/** What a kind of piece may be; text may be anything. */
const MAY_BE: Readonly<Record<string, readonly Label[]>> = {
  span: ['O', 'D'],
  date: ['O', 'D'],
  word: ['O', 'TI', 'EI'],
  prose: ['O'],
};
const barred = new Map(
  Object.entries(MAY_BE).map(([kind, labels]): [string, boolean[]] => [
    kind,
    LABELS.map((label) => !labels.includes(label)),
  ]),
);
const BARRED_TEXT = LABELS.map((label) => label === 'D');

/** Whether one label cannot stand behind another: a title goes on only behind a title. */
const isBarred = (before: Label | undefined, label: Label | undefined): boolean =>
  (label === 'TI' && before?.[0] !== 'T') || (label === 'EI' && before?.[0] !== 'E');
const BARRED_STEP = LABELS.flatMap((before) => LABELS.map((label) => isBarred(before, label)));
const BARRED_FIRST = LABELS.map((label) => isBarred(undefined, label));

function scoresOf({ signs }: Weights, chain: Chain): Float64Array {
  const scores = new Float64Array(chain.signs.length * COUNT);
  for (const [at, own] of chain.signs.entries()) {
    for (const sign of own)
      for (let label = 0; label < COUNT; label += 1)
        scores[at * COUNT + label] = (scores[at * COUNT + label] ?? 0) + (signs[sign * COUNT + label] ?? 0);
    const out = barred.get(chain.kinds[at] ?? '') ?? BARRED_TEXT;
    for (let label = 0; label < COUNT; label += 1)
      if (out[label] || (at === 0 && BARRED_FIRST[label])) scores[at * COUNT + label] = NEVER;
  }
  return scores;
}

const stepScore = ({ steps }: Weights, step: number, before: number, label: number): number =>
  BARRED_STEP[before * COUNT + label] ? 2 * NEVER : (steps[(step * COUNT + before) * COUNT + label] ?? 0);

function logSum(values: Float64Array): number {
  let most = 2 * NEVER;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** The sums of all ways to label a chain up to each piece and from it on, in logarithms, and of all ways together. */
export interface Sums {
  scores: Float64Array;
  before: Float64Array;
  behind: Float64Array;
  all: number;
}

/** The sums of a chain, by the forward-backward algorithm. */
export function sumsOf(weights: Weights, chain: Chain): Sums {
  const length = chain.signs.length;
  const scores = scoresOf(weights, chain);
  const before = new Float64Array(length * COUNT);
  const behind = new Float64Array(length * COUNT);
  const ways = new Float64Array(COUNT);
  for (let at = 0; at < length; at += 1)
    for (let label = 0; label < COUNT; label += 1) {
      const own = scores[at * COUNT + label] ?? 0;
      if (at === 0) before[label] = own;
      else {
        for (let from = 0; from < COUNT; from += 1)
          ways[from] =
            (before[(at - 1) * COUNT + from] ?? 0) + stepScore(weights, chain.steps[at] ?? 0, from, label);
        before[at * COUNT + label] = own + logSum(ways);
      }
    }
  for (let at = length - 2; at >= 0; at -= 1)
    for (let label = 0; label < COUNT; label += 1) {
      for (let to = 0; to < COUNT; to += 1) {
        const next = (at + 1) * COUNT + to;
        ways[to] =
          (behind[next] ?? 0) + (scores[next] ?? 0) + stepScore(weights, chain.steps[at + 1] ?? 0, label, to);
      }
      behind[at * COUNT + label] = logSum(ways);
    }
  return { scores, before, behind, all: length === 0 ? 0 : logSum(before.slice((length - 1) * COUNT)) };
}

/** How likely a piece is what a label says. */
export const likelihood = ({ before, behind, all }: Sums, at: number, label: number): number =>
  Math.exp((before[at * COUNT + label] ?? NEVER) + (behind[at * COUNT + label] ?? NEVER) - all);

/** The likeliest labels of a whole chain, by the Viterbi algorithm. */
export function labelled(weights: Weights, chain: Chain, scores: Float64Array): Label[] {
  const length = chain.signs.length;
  const best = Float64Array.from(scores);
  const came = new Uint8Array(length * COUNT);
  for (let at = 1; at < length; at += 1)
    for (let label = 0; label < COUNT; label += 1) {
      let [most, from] = [3 * NEVER, 0];
      for (let one = 0; one < COUNT; one += 1) {
        const way =
          (best[(at - 1) * COUNT + one] ?? 0) + stepScore(weights, chain.steps[at] ?? 0, one, label);
        if (way > most) [most, from] = [way, one];
      }
      best[at * COUNT + label] = (scores[at * COUNT + label] ?? 0) + most;
      came[at * COUNT + label] = from;
    }
  const labels: Label[] = [];
  let last = 0;
  for (let label = 1; label < COUNT; label += 1)
    if ((best[(length - 1) * COUNT + label] ?? NEVER) > (best[(length - 1) * COUNT + last] ?? NEVER))
      last = label;
  for (let at = length - 1; at >= 0; at -= 1) {
    labels.unshift(LABELS[last] ?? 'O');
    last = came[at * COUNT + last] ?? 0;
  }
  return labels;
}
