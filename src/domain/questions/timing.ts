import {
  type Grain,
  type MetricName,
  metricOf,
  type Span,
  spanOf,
  startOf,
  step,
  wholeOf,
} from '../analytics/index.ts';
import type { Context } from '../context.ts';
import type { Comparison } from './clauses.ts';
import type { Found } from './cover.ts';
import { type Named, spanOfNamed } from './days.ts';
import type { Period, Query } from './query.ts';

interface Timing {
  ctx: Context;
  query: Query;
  periods: readonly Named[];
  versus: Comparison;
  past: boolean;
  ever: boolean;
  ahead: boolean;
  found: Found;
}

/** Figures of what is to come. */
export const AHEAD: ReadonlySet<MetricName> = new Set<MetricName>([
  'forecast',
  'pending_starts',
  'contract_endings',
  'guarantee_endings',
]);
/** Figures of what may be over or to come. */
export const HELD: ReadonlySet<MetricName> = new Set<MetricName>(['interviews', 'client_interviews']);
const AHEAD_TOO: ReadonlySet<MetricName> = new Set<MetricName>([...AHEAD, ...HELD]);

/** How far ahead what is kept may be asked about. */
const HORIZON_MONTHS = 12;

/** What is counted of a time, for what is kept of now alone. */
const OF_A_TIME: Partial<Record<MetricName, readonly string[]>> = {
  open_jobs: ['jobs opened last quarter'],
  jobs: ['jobs opened last quarter'],
  live_applications: ['applications last month'],
  candidates: ['candidates added last month'],
  clients: ['clients added this year'],
  running_contracts: ['contracts ending this quarter'],
  in_guarantee: ['guarantees ending this quarter'],
};

export function periodsFor(
  { ctx, query, periods, versus, past, ever, found }: Timing,
  unsupported: string[],
  instead: string[],
): void {
  const metric = metricOf(query.metric);
  const { today } = ctx;
  const shown = (one: Named): Period => ({ name: one.period, span: spanOfNamed(one, today), assumed: false });
  const [first, second, ...more] = periods;
  if (more.length > 0) unsupported.push('more than two periods');
  if (metric.when === null) {
    if (first !== undefined && first.period !== 'today') {
      unsupported.push(`${metric.label.toLowerCase()} at another time than now`);
      instead.push(...(OF_A_TIME[query.metric] ?? []));
    }
    return;
  }
  if (first !== undefined) query.period = shown(first);
  if (second !== undefined) {
    if (!versus.periods) unsupported.push('two periods');
    query.against = shown(second);
    if (versus.turned || (!versus.than && earlier(query)))
      [query.period, query.against] = [query.against, query.period];
  } else if (versus.periods && first !== undefined) {
    // "Compared with last year": this year is held against it.
    query.against = shown(first);
    const main = following(query.against, today);
    if (main === null) unsupported.push('compared with');
    query.period = main;
  }
  const from = query.period?.span.from ?? null;
  if (from !== null && from > today && !AHEAD_TOO.has(query.metric)) {
    unsupported.push(`${metric.label.toLowerCase()} to come`);
    instead.push('forecast billings next quarter', 'starts next month');
  }
  if (query.metric === 'forecast' && from !== null && from > step('month', today, HORIZON_MONTHS)) {
    unsupported.push(`billings ${from.slice(0, 4)}`);
    instead.push('forecast billings by month');
  }
  if (query.period !== null) return;
  const counts =
    metric.kind === 'count' ||
    metric.kind === 'billings' ||
    query.aggregate === 'max' ||
    query.share !== null;
  // Of one candidate it is wanted whenever it is.
  const ofOne = query.filters.some(({ dimension }) => dimension === 'candidate');
  const always = ever || query.absent || ofOne || (past && (counts || found.past));
  const name =
    !ofOne && (query.metric === 'contract_endings' || query.metric === 'guarantee_endings')
      ? 'next_90_days'
      : AHEAD.has(query.metric) && !ofOne
        ? 'next_12_months'
        : always
          ? 'all_time'
          : 'last_12_months';
  query.period = { name, span: spanOf(name, today), assumed: true };
}

/** Whether a stretch is held against a later one: more and less are told of the later. */
const earlier = ({ period, against }: Query): boolean =>
  (period?.span.from ?? '') < (against?.span.from ?? '');

/** The stretch of today of the kind that another is of. */
function following({ name, span }: Period, today: string): Period | null {
  const grain = (['week', 'month', 'quarter', 'year'] as const).find((one) => name?.endsWith(`_${one}`));
  if (name?.startsWith('last_') && grain !== undefined)
    return { name: `this_${grain}` as const, span: spanOf(`this_${grain}`, today), assumed: true };
  if (span.from === null || span.to === null) return null;
  const whole = (['month', 'quarter', 'year'] as const).find((one: Grain) => {
    const own: Span = wholeOf(one, span.from ?? today);
    return own.from === span.from && own.to === span.to;
  });
  if (whole === undefined) return null;
  const now = wholeOf(whole, startOf(whole, today));
  if (now.from === span.from) return null;
  return { name: null, span: now, assumed: true };
}
