import { compileRedactor, formatMoney } from '#src/lib/money.ts';
import { type VisibleUsers, visibleUsers } from '../../access/index.ts';
import type { Context } from '../../context.ts';
import { type Axis, type Figure, isGrain, measure } from '../measure.ts';
import type { Metric } from '../metric.ts';
import { type MetricName, metricOf } from '../metrics.ts';
import type { Column, PeriodShown, Row } from '../schema.ts';
import {
  axisColumns,
  CURRENCY,
  hiddenColumns,
  hiddenNote,
  integer,
  labelled,
  ordered,
  scopeNote,
  valueColumns,
} from '../table.ts';
import { type Reading, read } from './read.ts';
import { AnalyticsAnswer } from './schema.ts';

const redactor = compileRedactor(AnalyticsAnswer);

/** The most rows that an answer holds. */
const MOST_ROWS = 200;

const EXAMPLES = [
  'placements by consultant this quarter',
  'billings by month this year',
  'open jobs by client',
  'time to fill last 12 months',
];

/**
 * Answers a question in words from the closed set of figures. What it asks for that is not kept or not understood is
 * named, and then nothing is counted: a figure that leaves part of a question out would be the answer to another one.
 */
export async function askAnalytics(ctx: Context, question: string): Promise<AnalyticsAnswer> {
  const reading = await read(ctx, question);
  const seen = await visibleUsers(ctx);
  const { metric } = reading;
  if (metric === null || reading.unsupported.length > 0) return refusal(ctx, question, reading, seen);
  const hidden = hiddenColumns(redactor, (scope) => ctx.can(scope));
  const { columns, rows, total, omitted } = await tableFor(
    ctx,
    seen,
    reading,
    metric,
    new Set(hidden.keys()),
  );
  const [x, y] = [columns.find(({ type }) => type === 'text'), valueColumns(metric)[0]?.key ?? metric];
  const series = reading.by.some(isGrain);
  const shown = reading.by.length === 0 ? null : (x?.key ?? null);
  return {
    question,
    interpretation: interpretationOf(ctx, reading),
    answer: isMoney(metricOf(metric))
      ? moneyless(reading, metric, hidden.has(y))
      : sentence(ctx, reading, metric, rows, total),
    amounts: isMoney(metricOf(metric)) && !hidden.has(y) ? sentence(ctx, reading, metric, rows, total) : null,
    columns,
    rows,
    chart:
      rows.length === 0
        ? null
        : {
            type: shown === null ? 'number' : series ? 'line' : 'bar',
            x: series ? seriesKey(reading) : shown,
            y,
          },
    caveats: caveatsOf(reading, seen, omitted, hiddenNote(columns, hidden)),
    definition: metricOf(metric).definition,
    unsupported_concepts: [],
    suggested_alternatives: [],
    data_scope: seen.scope,
    generated_at: ctx.now,
  };
}

const seriesKey = ({ by }: Reading): string | null => by.find(isGrain) ?? null;

function interpretationOf(
  ctx: Context,
  { metric, by, filters, period }: Reading,
): AnalyticsAnswer['interpretation'] {
  return {
    metric,
    dimensions: by,
    filters: filters.map(({ dimension, values }) => ({ dimension, values })),
    period: period === null ? null : shownPeriod(ctx, period),
  };
}

function shownPeriod(ctx: Context, { name, span }: NonNullable<Reading['period']>): PeriodShown {
  return { period: name, from: span.from, to: span.to, timezone: ctx.account.timezone };
}

function caveatsOf(
  reading: Reading,
  seen: VisibleUsers,
  omitted: number,
  hiddenMoney: string | null,
): string[] {
  const { period, ignored } = reading;
  const notes = [
    scopeNote(seen),
    period?.assumed === true
      ? `No period was named, so this is ${wordsFor(period.name ?? '')}; name one to change that.`
      : null,
    ignored.length > 0 ? `Left out, as it changes nothing that is known: ${ignored.join(', ')}.` : null,
    omitted > 0 ? `${omitted} more rows are not shown; run_report shows them all.` : null,
    hiddenMoney,
  ];
  return notes.filter((note) => note !== null);
}

const wordsFor = (name: string): string =>
  `${/^(last|next)_\d/.test(name) ? 'the ' : ''}${name.replaceAll('_', ' ')}`;

async function tableFor(
  ctx: Context,
  seen: VisibleUsers,
  reading: Reading,
  name: MetricName,
  hidden: ReadonlySet<string>,
): Promise<{ columns: Column[]; rows: Row[]; total: Row[]; omitted: number }> {
  const metric = metricOf(name);
  const { by, rank } = reading;
  const span = reading.period?.span ?? { from: null, to: null };
  const filters = reading.filters.map(({ dimension, values }) => ({
    dimension,
    values: values.map(({ value }) => value),
  }));
  const rowsFor = async (axes: readonly Axis[]): Promise<Row[]> => {
    const figures = await measure(ctx, seen, { metric, by: axes, filters, span });
    const labels = await labelled(
      ctx,
      axes,
      figures.map(({ at }) => at),
    );
    return figures.map((figure, at) => Object.assign({ ...labels[at] }, cellsOf(name, metric, figure)));
  };
  const columns = [
    ...by.flatMap(axisColumns),
    ...valueColumns(name),
    ...(metric.kind === 'count' ? [] : [integer('rows', 'Counted')]),
    ...(isMoney(metric) ? [CURRENCY] : []),
  ];
  const run = { ctx, seen, axis: by.find(isGrain) ?? null, filters, span, hidden };
  const all = ordered(run, columns, await rowsFor(by));
  const total = by.length === 0 ? all : await rowsFor([]);
  const few = rank?.order === 'fewest' ? all.toReversed() : all;
  const most = Math.min(rank?.limit ?? MOST_ROWS, MOST_ROWS);
  return {
    columns,
    rows: few.slice(0, most),
    total,
    omitted: rank?.limit == null ? Math.max(0, all.length - most) : 0,
  };
}

const isMoney = ({ kind }: Metric): boolean => kind === 'money' || kind === 'billings';

function cellsOf(name: MetricName, metric: Metric, figure: Figure): Row {
  const rows = { rows: figure.count };
  if (metric.kind === 'count') return { [name]: figure.value ?? 0 };
  if (metric.kind === 'share') return { [name]: figure.value, ...rows };
  if (metric.kind === 'days') return { [name]: figure.value, [`${name}_mean`]: figure.mean, ...rows };
  return { [metric.column]: figure.value, ...rows, currency: figure.currency };
}

/** What an answer about money says without it: a stored answer may be read again by a credential that sees less. */
function moneyless(reading: Reading, name: MetricName, secret: boolean): string {
  const about = aboutOf(reading, metricOf(name));
  return `${about}: ${secret ? 'the amounts are hidden from this credential' : 'see amounts, and the rows'}.`;
}

function aboutOf(reading: Reading, { label }: Metric): string {
  const whom = reading.filters
    .map(({ values }) => values.map((value) => value.label).join(' or '))
    .join(', ');
  return `${label}${whom === '' ? '' : ` (${whom})`}${whenOf(reading)}`;
}

function sentence(
  ctx: Context,
  reading: Reading,
  name: MetricName,
  rows: readonly Row[],
  total: readonly Row[],
): string {
  const metric = metricOf(name);
  const about = aboutOf(reading, metric);
  const sums = total.length === 0 && isMoney(metric) ? [nothing(ctx, name)] : total;
  const whole = sums.map((row) => said(name, metric, row)).join(' and ');
  if (reading.by.length === 0) return `${about}: ${whole === '' ? 'nothing to count' : whole}.`;
  const named = rows.filter((row) => row[reading.by[0] ?? ''] !== null);
  const [top] = named;
  const overall = `${about}: ${whole === '' ? 'nothing to count' : whole} in all`;
  if (top === undefined) return `${overall}.`;
  const series = reading.by.some(isGrain);
  if (series) return `${overall}, over ${named.length} ${named.length === 1 ? 'row' : 'rows'}.`;
  const place = reading.by.map((axis) => `${top[axis] ?? 'none'}`).join(', ');
  const lead = reading.rank?.order === 'fewest' ? 'lowest' : 'highest';
  return `${overall}; the ${lead} is ${place} with ${said(name, metric, top)}.`;
}

const nothing = (ctx: Context, name: MetricName): Row => {
  const metric = metricOf(name);
  return metric.kind === 'money' || metric.kind === 'billings'
    ? { [metric.column]: 0, currency: ctx.account.currency }
    : {};
};

function said(name: MetricName, metric: Metric, row: Row): string {
  if (metric.kind === 'money' || metric.kind === 'billings')
    return formatMoney(Number(row[metric.column] ?? 0), String(row.currency));
  const value = row[name] ?? null;
  if (value === null) return 'not known, as there is nothing to reckon it from';
  if (metric.kind === 'share') return `${value}% (of ${row.rows})`;
  if (metric.kind === 'days') return `${value} days (median of ${row.rows}; mean ${row[`${name}_mean`]})`;
  return String(value);
}

function whenOf({ period }: Reading): string {
  if (period === null) return ' now';
  const { name, span } = period;
  if (name !== null) return `, ${wordsFor(name)}`;
  if (span.from === null) return span.to === null ? '' : ` until ${span.to}`;
  if (span.to === null) return ` since ${span.from}`;
  return span.from === span.to ? ` on ${span.from}` : ` from ${span.from} to ${span.to}`;
}

function refusal(ctx: Context, question: string, reading: Reading, seen: VisibleUsers): AnalyticsAnswer {
  const { metric, unsupported, instead } = reading;
  const why =
    unsupported.length > 0
      ? `There is no figure for ${unsupported.map((one) => `"${one}"`).join(', ')}`
      : 'The question names no figure that is kept';
  const suggested = instead.length > 0 ? [...new Set(instead)] : EXAMPLES;
  return {
    question,
    interpretation: interpretationOf(ctx, reading),
    answer: `${why}, so nothing was counted. Ask for example: ${suggested.slice(0, 3).join('; ')}.`,
    amounts: null,
    columns: [],
    rows: [],
    chart: null,
    caveats: [],
    definition: metric === null ? null : metricOf(metric).definition,
    unsupported_concepts: unsupported,
    suggested_alternatives: suggested,
    data_scope: seen.scope,
    generated_at: ctx.now,
  };
}
