/** How the values of several rows become one. */
export const AGGREGATES = ['sum', 'mean', 'median', 'max', 'min'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** A bound on the value of each row. */
export interface Limit {
  op: '>' | '>=' | '<' | '<=';
  amount: number;
}

/** One value of several; null of none. */
export function aggregated(values: readonly number[], how: Aggregate): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, one) => total + one, 0);
  if (how === 'sum') return sum;
  if (how === 'mean') return sum / values.length;
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (how === 'median') return (low + high) / 2;
  return (how === 'max' ? sorted.at(-1) : sorted[0]) ?? null;
}

/** Whether a value keeps within a bound. */
export function keeps(value: number, { op, amount }: Limit): boolean {
  if (op === '>') return value > amount;
  if (op === '>=') return value >= amount;
  return op === '<' ? value < amount : value <= amount;
}
