import type { Cost } from './load.ts';
import type { Turns } from './turns.ts';

/** One measurement: what the product reaches beside a hand-written ceiling in the same run. */
export interface Ratio {
  name: string;
  unit: string;
  /** The product's figure. */
  reached: number;
  /** The ceiling's figure. */
  ceiling: number;
  /** The ratio to reach; none where the figure only explains another. */
  goal?: number | undefined;
  /** True where less is better (memory, time): the ratio is then reached / ceiling and should be at most the goal. */
  lessIsBetter?: boolean;
  /** The same by another measure, for the reader. */
  aside?: string;
  /** The rounds in turn that it was measured in; the ratio is theirs then. */
  turns?: Turns | undefined;
}

/** A comparison of two servers under load, by what a second of processor time answers. */
export function underLoad(
  name: string,
  what: string,
  goal: number | undefined,
  { ours, ceiling, turns }: { ours: Cost; ceiling: Cost; turns?: Turns },
): Ratio {
  return {
    name,
    unit: `${what} per second of processor time`,
    reached: 1e6 / ours.microseconds,
    ceiling: 1e6 / ceiling.microseconds,
    goal,
    turns,
    aside: `by the clock ${(ours.perSecond / ceiling.perSecond).toFixed(2)}: ${figure(ours.perSecond)} against ${figure(ceiling.perSecond)} ${what}/s`,
  };
}

const figure = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toFixed(2));

const spread = (turns: Turns | undefined): string =>
  turns === undefined
    ? ''
    : `; ${turns.rounds} rounds, a fifth under ${turns.low.toFixed(2)}, a fifth over ${turns.high.toFixed(2)}, all together ${turns.together.toFixed(2)}`;

/** A line of the report. */
export function line(ratio: Ratio): string {
  const value = ratio.turns?.ratio ?? ratio.reached / ratio.ceiling;
  const figures = `${ratio.name}: ${figure(ratio.reached)} against ${figure(ratio.ceiling)} ${ratio.unit}${spread(ratio.turns)}`;
  const aside = ratio.aside === undefined ? '' : ` (${ratio.aside})`;
  if (ratio.goal === undefined) return `         ${value.toFixed(2)}  ${figures}${aside}`;
  const good = ratio.lessIsBetter ? value <= ratio.goal : value >= ratio.goal;
  const goal = `goal ${ratio.lessIsBetter ? 'at most ' : ''}${ratio.goal}`;
  return `${good ? 'reached ' : 'missed  '} ${value.toFixed(2)} (${goal})  ${figures}${aside}`;
}
