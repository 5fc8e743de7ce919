/** One measurement: what the product reaches beside a hand-written ceiling in the same run. */
export interface Ratio {
  name: string;
  unit: string;
  /** The product's figure. */
  reached: number;
  /** The ceiling's figure. */
  ceiling: number;
  /** The ratio to reach. */
  goal: number;
  /** True where less is better (memory, time): the ratio is then reached / ceiling and should be at most the goal. */
  lessIsBetter?: boolean;
}

/** A line of the report. */
export function line(ratio: Ratio): string {
  const value = ratio.reached / ratio.ceiling;
  const good = ratio.lessIsBetter ? value <= ratio.goal : value >= ratio.goal;
  const figure = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toFixed(2));
  return `${good ? 'reached ' : 'missed  '} ${value.toFixed(2)} (goal ${ratio.lessIsBetter ? 'at most ' : ''}${ratio.goal})  ${ratio.name}: ${figure(ratio.reached)} against ${figure(ratio.ceiling)} ${ratio.unit}`;
}
