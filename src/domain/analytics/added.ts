import { type Figure, percentage } from './figure.ts';
import { isOpenEnded, type Metric } from './metric.ts';

/**
 * What counts and shares come to over all the places of an axis, where each row stands at one place only; null of what does not add up.
 * @param inTime whether the places are stretches of time: what came to a stage twice may stand in two of them
 */
export function addedUp(metric: Metric, parts: readonly Figure[], inTime: boolean): Figure[] | null {
  const counts = metric.kind === 'count' && (metric.of === undefined || (metric.adds === true && !inTime));
  if (metric.kind !== 'share' && !counts) return null;
  const sum = (of: (figure: Figure) => number): number => parts.reduce((total, one) => total + of(one), 0);
  const count = sum((one) => one.count);
  const whole = { at: [], currency: null, mean: null, count };
  if (metric.kind !== 'share') return [{ ...whole, value: count, hits: null }];
  const hits = sum((one) => one.hits ?? 0);
  const open = isOpenEnded(metric) ? sum((one) => one.open ?? 0) : null;
  return [{ ...whole, value: percentage(hits, count), hits, open }];
}
