import { formatMoney } from '#src/lib/money.ts';
import { decidedShare, type Metric, metricOf } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Query } from './query.ts';
import { isMoney } from './run.ts';

/** What a figure of nothing is: a sum or a count 0, while a mean, a median, a share or a time is not known. */
export function ofNothing({ metric: name, aggregate, share, per }: Query, key: string): 0 | null {
  if (share !== null || per !== null) return null;
  if (key === 'matching') return 0;
  const metric = metricOf(name);
  if (aggregate !== null) return aggregate === 'sum' ? 0 : null;
  return metric.kind === 'count' ||
    metric.kind === 'billings' ||
    (metric.kind === 'money' && metric.as === 'sum')
    ? 0
    : null;
}

/** How far two figures are apart: of shares in points, as a percentage of a percentage is read as either. */
export const gapOf = (query: Query, value: number, currency: Row[string] | undefined): string =>
  metricOf(query.metric).kind === 'share' ? `${value} percentage points` : told(query, value, currency);

export function told(query: Query, value: number, currency: Row[string] | undefined): string {
  const metric = metricOf(query.metric);
  if (query.rows === null && isMoney(metric)) return formatMoney(value, String(currency));
  if (metric.kind === 'share') return `${value}%`;
  return metric.kind === 'days' ? `${value} days` : String(value);
}

export function amountOf(
  metric: Metric,
  cell: Row[string] | undefined,
  currency: Row[string] | undefined,
): string {
  return isMoney(metric) ? formatMoney(Number(cell ?? 0), String(currency)) : String(cell ?? 0);
}

/** How many of a share are still open, and what it is of those that are decided. */
function openTold({ hits, open, rows }: Row): string {
  if (typeof open !== 'number' || open === 0) return '';
  const share = { hits: Number(hits), open, count: Number(rows) };
  const decided = share.count - open;
  const rest = decided === 0 ? 'none is decided' : `of the ${decided} decided ${decidedShare(share)}%`;
  return `; ${open} still open, ${rest}`;
}

/** A row's figure as a sentence tells it. */
export function saidOf(query: Query, row: Row, key: string): string {
  const metric = metricOf(query.metric);
  const value = row[key] ?? null;
  if (value === null) return 'not known, as there is nothing to reckon it from';
  if (key === 'matching' || key === 'ratio') return String(value);
  if (key === 'share' || key === 'billings_share')
    return `${value}%${isMoney(metric) ? ` of the ${row.currency}` : ''}`;
  if (isMoney(metric)) return formatMoney(Number(value), String(row.currency));
  if (metric.kind === 'share') return `${value}% (${row.hits} of ${row.rows}${openTold(row)})`;
  if (metric.kind === 'number') return `${value}${metric.unit === 'percent' ? '%' : ''} (of ${row.rows})`;
  if (metric.kind !== 'days') return String(value);
  if (query.aggregate !== null) return `${value} days (of ${row.rows})`;
  if (row.rows === 1) return `${value} days`;
  return `${value} days (median of ${row.rows}; mean ${row[`${query.metric}_mean`]})`;
}
