import { AMOUNTS } from './amounts.ts';
import { COUNTS } from './counts.ts';
import type { Metric } from './metric.ts';
import { RATES } from './rates.ts';

/** Every figure that can be asked for. */
export const METRICS = { ...COUNTS, ...RATES, ...AMOUNTS } satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

const isMetric = (name: string): name is MetricName => name in METRICS;

/** Their names. */
export const METRIC_NAMES: readonly MetricName[] = Object.keys(METRICS).filter(isMetric);

/** A metric by its name. */
export const metricOf = (name: MetricName): Metric => METRICS[name];
