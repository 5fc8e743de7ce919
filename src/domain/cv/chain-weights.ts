import { linesOf } from '../lexicon/data-file.ts';
import { type Chain, COUNT, STEPS, type Weights } from './chain.ts';
import type { LinePiece } from './line-pieces.ts';
import type { CvLine } from './source.ts';

/** Weights of the signs of pieces, learned by test/eval/cv/learn-jobs.ts. */
export const CHAIN_FILE = 'signs-of-jobs.tsv';
/** The weights are written as whole hundredths. */
const HUNDREDTHS = 100;
const STEP = 'step';

/** The weights with the number of each sign. */
export interface LearnedChain extends Weights {
  index: ReadonlyMap<string, number>;
}

let learned: LearnedChain | null = null;

/** The weights that come with the reader. */
export function learnedChain(): LearnedChain {
  learned ??= chainIn(linesOf(CHAIN_FILE));
  return learned;
}

/** Weights as they are written: a sign and its weights for each label; `step` begins what one label is worth behind the others. */
export function chainIn(lines: readonly string[]): LearnedChain {
  const rows = lines.map((line) => line.split('\t'));
  const steps = rows.filter(([sign]) => sign === STEP);
  const signs = rows.filter(([sign]) => sign !== STEP);
  const weightsOf = (some: readonly string[][]): Float64Array =>
    Float64Array.from(some.flatMap(([, ...weights]) => weights.map((weight) => Number(weight) / HUNDREDTHS)));
  return {
    index: new Map(signs.map(([sign = ''], at) => [sign, at])),
    signs: weightsOf(signs),
    steps: weightsOf(steps),
  };
}

/** Writes weights for `chainIn`; signs that tell next to nothing are left out. */
export function chainLines({ index, signs, steps }: LearnedChain, least: number): string[] {
  const row = (name: string, from: Float64Array, at: number): string =>
    [
      name,
      ...Array.from(from.subarray(at * COUNT, (at + 1) * COUNT), (one) => Math.round(one * HUNDREDTHS)),
    ].join('\t');
  const telling = [...index].filter(([, at]) =>
    signs.subarray(at * COUNT, (at + 1) * COUNT).some((weight) => Math.abs(weight) >= least),
  );
  return [
    ...Array.from({ length: STEPS * COUNT }, (_, at) => row(STEP, steps, at)),
    ...telling.map(([sign, at]) => row(sign, signs, at)).toSorted(),
  ];
}

/** A CV as a chain of pieces with the signs that are known. */
export function chainOf(
  lines: readonly CvLine[],
  pieces: readonly LinePiece[],
  signs: readonly (readonly string[])[],
  index: ReadonlyMap<string, number>,
): Chain {
  return {
    signs: signs.map((own) => Int32Array.from(new Set(own.flatMap((sign) => index.get(sign) ?? [])))),
    kinds: pieces.map(({ kind }) => kind),
    steps: pieces.map(({ line }, at) => {
      const before = pieces[at - 1]?.line ?? line;
      if (before === line) return 0;
      return line - before > 1 || lines[line]?.apart ? 2 : 1;
    }),
  };
}
