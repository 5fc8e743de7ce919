import { type Chain, COUNT, likelihood, STEPS, sumsOf, type Weights } from '#src/domain/cv/chain.ts';
import { chainOf, type LearnedChain } from '#src/domain/cv/chain-weights.ts';
import { linePieces } from '#src/domain/cv/line-pieces.ts';
import { pieceSigns } from '#src/domain/cv/piece-signs.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import type { KnowledgeLimit } from '#src/domain/cv/text-knowledge.ts';
import { labelsOf } from './labels.ts';
import type { Truth } from './sheet.ts';

/** A page to learn from: its lines as the chain reads them, and what it says. */
export interface Page {
  truth: Truth;
  lines: readonly CvLine[];
}

interface Example {
  chain: Chain;
  labels: Uint8Array;
}

/** How often a sign must be seen on the pages, and how each is read again with a share of its texts unknown to the lists. */
const SEEN = 3;
const READINGS = [0, 0.25, 0.25];
const ROUNDS = 8;
const RATE = 0.12;
const SHRINK = 1e-4;
const TELLING = 1e-4;

/** A number that belongs to a text, between 0 and 1. */
function drawn(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Learns the chain from pages. The lists know the words of these pages better than a stranger's: so each page is read again with
 * a quarter of its texts unknown to them, and a quarter known by the shape of their words alone. The same pages give the same weights.
 */
export function learnChain(pages: readonly Page[]): LearnedChain {
  const read = pages.flatMap(({ truth, lines }) => {
    const pieces = linePieces(lines);
    return READINGS.map((share, reading) => {
      const limitOf = (text: string): KnowledgeLimit => {
        const chance = drawn(`${reading} ${text.toLowerCase()}`);
        return chance < share ? 'none' : chance < 2 * share ? 'shape' : 'all';
      };
      return { truth, lines, pieces, signs: pieceSigns(lines, pieces, limitOf) };
    });
  });
  const index = indexOf(read.flatMap(({ signs }) => signs));
  const examples = read.map(({ truth, lines, pieces, signs }): Example => {
    const chain = chainOf(lines, pieces, signs, index);
    return { chain, labels: labelsOf(truth, lines, pieces) };
  });
  return { index, ...weightsOf(examples, index.size) };
}

function indexOf(signs: readonly (readonly string[])[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const own of signs) for (const sign of own) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= SEEN * READINGS.length);
  return new Map(kept.map(([sign], at) => [sign, at]));
}

/** Gradients of the likelihood, page by page, with a step of its own for each weight (AdaGrad). */
function weightsOf(examples: readonly Example[], count: number): Weights {
  const weights: Weights = {
    signs: new Float64Array(count * COUNT),
    steps: new Float64Array(STEPS * COUNT * COUNT),
  };
  const steep = {
    signs: new Float64Array(count * COUNT).fill(0.1),
    steps: new Float64Array(STEPS * COUNT * COUNT).fill(0.1),
  };
  const move = (part: keyof Weights, at: number, missed: number): void => {
    if (Math.abs(missed) < TELLING) return;
    const [row, steps] = [weights[part], steep[part]];
    const slope = missed + SHRINK * (row[at] ?? 0);
    steps[at] = (steps[at] ?? 0) + slope * slope;
    row[at] = (row[at] ?? 0) - (RATE * slope) / Math.sqrt(steps[at] ?? 1);
  };
  const order = examples.map((_, at) => at);
  let seed = 7;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      const other = Math.floor((seed / 0x80000000) * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined && example.labels.length > 0) learnPage(example, weights, move);
    }
  }
  return weights;
}

function learnPage(
  { chain, labels }: Example,
  weights: Weights,
  move: (part: keyof Weights, at: number, missed: number) => void,
): void {
  const sums = sumsOf(weights, chain);
  const { scores, before, behind, all } = sums;
  for (const [at, own] of chain.signs.entries()) {
    const missed = Array.from(
      { length: COUNT },
      (_, label) => likelihood(sums, at, label) - (labels[at] === label ? 1 : 0),
    );
    for (const sign of own)
      for (const [label, by] of missed.entries()) move('signs', sign * COUNT + label, by);
    if (at === 0) continue;
    for (let from = 0; from < COUNT; from += 1)
      for (let to = 0; to < COUNT; to += 1) {
        const step = ((chain.steps[at] ?? 0) * COUNT + from) * COUNT + to;
        const way =
          (before[(at - 1) * COUNT + from] ?? 0) +
          (weights.steps[step] ?? 0) +
          (scores[at * COUNT + to] ?? 0) +
          (behind[at * COUNT + to] ?? 0) -
          all;
        const isSo = labels[at - 1] === from && labels[at] === to;
        move('steps', step, Math.exp(Math.min(0, way)) - (isSo ? 1 : 0));
      }
  }
}
