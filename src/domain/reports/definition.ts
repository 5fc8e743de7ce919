import type { Axis, Dimension, MetricName, PeriodName, Run, Table } from '../analytics/index.ts';
import { attributionOf, metricOf, tableOf } from '../analytics/index.ts';

/** A report that can be run: what it counts, what it takes, and how its table is made. */
export interface ReportDefinition {
  /** What is counted and by which date, in a sentence or two. */
  definition: string;
  /** Whose figures they are, in a sentence. */
  attribution: string;
  /** The period without one; null for a report of how things stand now. */
  period: PeriodName | null;
  /** What its rows can be, the default first; empty where they are given. */
  groups: readonly Axis[];
  filters: readonly Dimension[];
  run(run: Run): Promise<Table>;
  /** What its figures are counted from, column by column, where it is made of metrics. */
  metrics?: readonly MetricName[];
}

/** Whose work and for whom: what nearly everything can be told apart by. */
export const WHOSE = ['consultant', 'team', 'client', 'job'] as const;
export const TIMES = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** A report that is one or more metrics along an axis. */
export function ofMetrics(
  names: readonly MetricName[],
  given: Pick<ReportDefinition, 'period' | 'groups' | 'filters'> & { definition?: string },
): ReportDefinition {
  return {
    definition: names.map((name) => `${metricOf(name).label}: ${metricOf(name).definition}`).join(' '),
    attribution: attributionOf(...names.map((name) => metricOf(name).fact)),
    ...given,
    metrics: names,
    run: (run) => tableOf(run, names),
  };
}

/** What applications can be limited to. */
export const APPLICATION_FILTERS = [
  ...WHOSE,
  'source',
  'employment_type',
  'industry',
  'city',
  'country',
] as const;

/** A column summed over rows. */
export function sum<K extends string>(rows: readonly Record<K, number | null>[], key: K): number {
  return rows.reduce((total, row) => total + (row[key] ?? 0), 0);
}
