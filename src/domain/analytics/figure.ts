import type { Aggregate, Limit } from './aggregate.ts';
import { DIMENSIONS, type Dimension } from './dimensions.ts';
import type { Metric } from './metric.ts';
import { GRAINS, type Grain, type Span } from './period.ts';
import type { Filter } from './query.ts';

/** What figures are broken down by: a dimension, or stretches of time. */
export const AXES = [...DIMENSIONS, ...GRAINS] as const;
export type Axis = Dimension | Grain;

/** Whether an axis is a stretch of time. */
export const isGrain = (axis: string): axis is Grain => GRAINS.some((grain) => grain === axis);

/** What is measured, of which rows, and how it is broken down. */
export interface Question {
  metric: Metric;
  by: readonly Axis[];
  filters: readonly Filter[];
  span: Span;
  /** How amounts and days become one; the metric's own way where none is asked for. */
  aggregate?: Aggregate | undefined;
  /** A bound on the amount or the days of each row; rows beyond it do not count. */
  limit?: Limit | undefined;
}

/** One figure: where it stands on each axis, and what it comes to. */
export interface Figure {
  at: (string | null)[];
  /** Of an amount of money; null otherwise. */
  currency: string | null;
  /** Null where there is nothing to reckon it from. */
  value: number | null;
  /** The mean, where the value is a median. */
  mean: number | null;
  /** The rows behind it. */
  count: number;
  /** Those of them that hit, for a share. */
  hits: number | null;
  /** Of a share, the rows that are still open; null where each row is decided. */
  open?: number | null;
  /** Rows left out of days, as they end before they begin. */
  impossible?: number;
}

/** Where a row stands on each dimension. */
export const atOf = (by: readonly Dimension[], row: Record<`d${number}`, string | null>): (string | null)[] =>
  by.map((_, index) => row[`d${index}`] ?? null);

/** A share in percent with one decimal; null of nothing. */
export function percentage(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

/** A share of those alone that are decided; null where none is. */
export const decidedShare = ({ hits, count, open }: Pick<Figure, 'hits' | 'count' | 'open'>): number | null =>
  percentage(hits ?? 0, count - (open ?? 0));

export const tenth = (days: number): number => Math.round(days * 10) / 10;

/** The median and the mean of days, with one decimal. */
export function typical(days: readonly number[]): Pick<Figure, 'value' | 'mean' | 'count'> {
  const sorted = Float64Array.from(days).sort();
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) return { value: null, mean: null, count: 0 };
  const sum = sorted.reduce((total, one) => total + one, 0);
  return { value: tenth((low + high) / 2), mean: tenth(sum / sorted.length), count: sorted.length };
}
