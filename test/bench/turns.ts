import { fifths, median } from './processor.ts';

/** One round: ours, the other's twice, ours again, so that what changes on the machine meanwhile weighs on both. */
export const ORDER = ['ours', 'ceiling', 'ceiling', 'ours'] as const;

export type Name = (typeof ORDER)[number];

/** What two sides took in rounds in turn. */
export interface Turns {
  rounds: number;
  /** The other's cost by ours: the median of the rounds' own ratios. More is better. */
  ratio: number;
  /** What a fifth of the rounds stay under, and what four fifths do. */
  low: number;
  high: number;
  /** The same by all that was taken in all rounds together, what comes once in many rounds included. */
  together: number;
}

/** @param taken what each side took in each of its slices, two of them a round */
export function turnsOf(taken: Record<Name, readonly number[]>): Turns {
  const rounds = { ours: pairs(taken.ours), ceiling: pairs(taken.ceiling) };
  const ratios = rounds.ours.map((cost, at) => (rounds.ceiling[at] ?? 0) / cost);
  const { low, high } = fifths(ratios);
  const together = sum(taken.ceiling) / sum(taken.ours);
  return { rounds: ratios.length, ratio: median(ratios), low, high, together };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const pairs = (values: readonly number[]): number[] =>
  values.flatMap((value, at) => (at % 2 === 1 ? [value + (values[at - 1] ?? 0)] : []));
