import { AMOUNTS } from './amounts.ts';
import { COUNTS } from './counts.ts';
import type { Metric } from './metric.ts';
import { RATES } from './rates.ts';

/** Every figure that can be asked for. */
export const METRICS = { ...COUNTS, ...RATES, ...AMOUNTS } satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

/** A metric by its name. */
export const metricOf = (name: MetricName): Metric => METRICS[name];
