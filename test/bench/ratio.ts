import type { Cost } from './load.ts';

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
}

/** A comparison of two servers under load, by what a second of processor time answers. */
export function underLoad(
  name: string,
  what: string,
  goal: number | undefined,
  { ours, ceiling }: { ours: Cost; ceiling: Cost },
): Ratio {
  return {
    name,
    unit: `${what} per second of processor time`,
    reached: 1e6 / ours.microseconds,
    ceiling: 1e6 / ceiling.microseconds,
    goal,
    aside: `by the clock ${(ours.perSecond / ceiling.perSecond).toFixed(2)}: ${figure(ours.perSecond)} against ${figure(ceiling.perSecond)} ${what}/s`,
  };
}

const figure = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toFixed(2));

/** A line of the report. */
export function line(ratio: Ratio): string {
  const value = ratio.reached / ratio.ceiling;
  const figures = `${ratio.name}: ${figure(ratio.reached)} against ${figure(ratio.ceiling)} ${ratio.unit}`;
  const aside = ratio.aside === undefined ? '' : ` (${ratio.aside})`;
  if (ratio.goal === undefined) return `         ${value.toFixed(2)}  ${figures}${aside}`;
  const good = ratio.lessIsBetter ? value <= ratio.goal : value >= ratio.goal;
  const goal = `goal ${ratio.lessIsBetter ? 'at most ' : ''}${ratio.goal}`;
  return `${good ? 'reached ' : 'missed  '} ${value.toFixed(2)} (${goal})  ${figures}${aside}`;
}
