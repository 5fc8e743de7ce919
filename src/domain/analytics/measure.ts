import Big from 'big.js';
import { sql } from 'kysely';
import { type Day, dayIn } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import { addedUp } from './added.ts';
import { aggregated, keeps } from './aggregate.ts';
import { billed } from './billed.ts';
import { daysBetween } from './days.ts';
import type { Dimension } from './dimensions.ts';
import { factOf, type Sql } from './facts.ts';
import {
  type Axis,
  atOf,
  type Figure,
  isGrain,
  percentage,
  type Question,
  tenth,
  typical,
} from './figure.ts';
import { hitOf, type Metric, stillOpen } from './metric.ts';
import { type Bucket, bucketsOf, type Grain, type Span } from './period.ts';
import { keyOf, type Selection, select, type When } from './query.ts';

/** The most stretches of time that a series has. */
const MAX_BUCKETS = 400;

/**
 * Answers a question with a figure for each combination that occurs; a series of counts or shares has one for each
 * stretch of time, 0 and null where there was nothing.
 */
export async function measure(ctx: Context, seen: VisibleUsers, question: Question): Promise<Figure[]> {
  const { metric, by, span } = question;
  const grain = by.find(isGrain);
  const dimensions = by.filter((axis): axis is Dimension => !isGrain(axis));
  if (metric.kind === 'billings') return (await billed(ctx, seen, question)).figures;
  if (grain === undefined || metric.when === null) return figures(ctx, seen, question, dimensions, span);
  const at = by.indexOf(grain);
  const all: Figure[] = [];
  for (const bucket of await stretches(ctx, seen, question, grain)) {
    const found = await figures(ctx, seen, question, dimensions, bucket.span, true);
    if (found.length === 0 && dimensions.length === 0 && metric.kind !== 'money') found.push(nothing());
    for (const figure of found) {
      figure.at.splice(at, 0, bucket.label);
      all.push(figure);
    }
  }
  return all;
}

const nothing = (): Figure => ({ at: [], currency: null, value: null, mean: null, count: 0, hits: null });

/** The stretches of a span that may be open: it then reaches from the first row to the last. */
async function stretches(
  ctx: Context,
  seen: VisibleUsers,
  { metric, filters, span }: Question,
  grain: Grain,
): Promise<Bucket[]> {
  const { when } = metric;
  if (when === null) return [];
  let { from, to } = span;
  if (from === null || to === null) {
    const { fact, where, needs } = metric;
    const selection = { fact, by: [], filters, when, span, where: whereOf(ctx, where), needs };
    const [edge] = await select<{ first: string | null; last: string | null }>(
      ctx,
      seen,
      selection,
      sql`min(${when.sql}) as first, max(${when.sql}) as last`,
    );
    from ??= dayOf(ctx, when, edge?.first ?? null);
    to ??= dayOf(ctx, when, edge?.last ?? null);
  }
  return from === null || to === null ? [] : bucketsOf(grain, from, to).slice(-MAX_BUCKETS);
}

function dayOf(ctx: Context, { kind }: When, text: string | null): Day | null {
  return text === null || kind === 'day' ? text : dayIn(text, ctx.account.timezone);
}

function selectionOf(
  ctx: Context,
  { metric: { fact, when, where, needs }, filters }: Question,
  by: readonly Dimension[],
  span: Span,
): Selection {
  return { fact, by, filters, when, span, where: whereOf(ctx, where), needs };
}

/** Figures along dimensions, and what they come to over all places: null where that is not told by the same rows. */
export async function measureWithTotal(
  ctx: Context,
  seen: VisibleUsers,
  question: Question,
): Promise<{ figures: Figure[]; total: Figure[] | null }> {
  const { metric, by, span } = question;
  const dimensions = by.filter((axis): axis is Dimension => !isGrain(axis));
  if (metric.kind === 'billings') return billed(ctx, seen, question);
  const selection = selectionOf(ctx, question, dimensions, span);
  // A row that belongs to several people stands in the place of each.
  const apart = keyOf(selection) !== null;
  if (apart || dimensions.length < by.length || (metric.kind !== 'days' && metric.kind !== 'money')) {
    const measured = await measure(ctx, seen, question);
    const mayAdd = !apart && dimensions.length === by.length;
    return { figures: measured, total: mayAdd ? addedUp(metric, measured, false) : null };
  }
  if (metric.kind === 'days') {
    const rows = await timedRows(ctx, seen, selection, metric);
    const of = (some: readonly Dimension[]): Figure[] => timed(some, rows, question);
    return { figures: of(dimensions), total: of([]) };
  }
  const rows = await moneyRows(ctx, seen, selection, metric);
  const of = (some: readonly Dimension[]): Figure[] => summed(ctx, some, rows, metric, question);
  return { figures: of(dimensions), total: of([]) };
}

async function figures(
  ctx: Context,
  seen: VisibleUsers,
  question: Question,
  by: readonly Dimension[],
  span: Span,
  few = false,
): Promise<Figure[]> {
  const { metric, filters, aggregate, limit } = question;
  const selection = selectionOf(ctx, question, by, span);
  if (metric.kind === 'count') return counted(ctx, seen, selection, metric.of);
  if (metric.kind === 'share') {
    const { id } = ctx.account;
    return shared(ctx, seen, selection, hitOf(metric, id, few), stillOpen(metric, id, few));
  }
  if (metric.kind === 'days')
    return timed(by, await timedRows(ctx, seen, selection, metric), { aggregate, limit });
  if (metric.kind === 'money')
    return summed(ctx, by, await moneyRows(ctx, seen, selection, metric), metric, { aggregate, limit });
  if (metric.kind === 'number') return numbered(ctx, seen, selection, metric, { aggregate, limit });
  return (await billed(ctx, seen, { metric, by, filters, span })).figures;
}

export const whereOf = (ctx: Context, where: Metric['where']): Sql | undefined =>
  typeof where === 'function' ? where(ctx) : where;

/** How rows become one figure, as a question asks for it. */
type Asked = Pick<Question, 'aggregate' | 'limit'>;

async function counted(
  ctx: Context,
  seen: VisibleUsers,
  selection: Selection,
  counts?: Sql,
): Promise<Figure[]> {
  const key = keyOf(selection);
  const of = counts ?? (key === null ? sql`*` : sql`distinct ${key}`);
  const rows = await select<{ n: number }>(
    ctx,
    seen,
    counts === undefined ? indexed(selection) : selection,
    sql`count(${of}) as n`,
  );
  return rows.map((row) => ({
    at: atOf(selection.by, row),
    currency: null,
    value: row.n,
    mean: null,
    count: row.n,
    hits: null,
  }));
}

/** A selection by one dimension alone, with what the index of that dimension asks a query to say. */
function indexed(selection: Selection): Selection {
  const [axis, ...more] = selection.by;
  const alone = axis === undefined ? undefined : factOf(selection.fact).by[axis]?.alone;
  if (alone === undefined || more.length > 0 || selection.filters.length > 0) return selection;
  return {
    ...selection,
    where: selection.where === undefined ? alone : sql`${selection.where} and ${alone}`,
  };
}

async function shared(
  ctx: Context,
  seen: VisibleUsers,
  selection: Selection,
  hit: Sql,
  open: Sql | null,
): Promise<Figure[]> {
  const key = keyOf(selection);
  const those = (meets: Sql): Sql =>
    key === null
      ? sql`sum(case when ${meets} then 1 else 0 end)`
      : sql`count(distinct case when ${meets} then ${key} end)`;
  const all = key === null ? sql`count(*)` : sql`count(distinct ${key})`;
  const rows = await select<{ n: number; hits: number | null; open: number | null }>(
    ctx,
    seen,
    selection,
    sql`${all} as n, ${those(hit)} as hits, ${open === null ? sql`0` : those(open)} as open`,
  );
  return rows.map((row) => ({
    at: atOf(selection.by, row),
    currency: null,
    value: percentage(row.hits ?? 0, row.n),
    mean: null,
    count: row.n,
    hits: row.hits ?? 0,
    open: open === null ? null : (row.open ?? 0),
  }));
}

/** Rows by where they stand on the axes. */
function grouped<R extends Record<`d${number}`, string | null>>(
  by: readonly Dimension[],
  rows: readonly R[],
  more?: (row: R) => string | null,
): { at: (string | null)[]; more: string | null; rows: R[] }[] {
  const groups = new Map<string | null, { at: (string | null)[]; more: string | null; rows: R[] }>();
  // A key of several parts for each of 160,000 rows takes as long as reading them.
  const plain = more === undefined && by.length < 2;
  for (const row of rows) {
    const rest = more === undefined ? null : more(row);
    const key =
      by.length === 0 && plain ? null : plain ? (row.d0 ?? null) : JSON.stringify([atOf(by, row), rest]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { at: atOf(by, row), more: rest, rows: [row] });
    else group.rows.push(row);
  }
  return [...groups.values()];
}

type Place = Record<`d${number}`, string | null>;
type TimedRow = Place & { days: number | null };

async function timedRows(
  ctx: Context,
  seen: VisibleUsers,
  selection: Selection,
  { from, to }: Extract<Metric, { kind: 'days' }>,
): Promise<TimedRow[]> {
  const end = to === 'now' ? sql`${sql.lit(ctx.now)}` : to.sql;
  const rows = await select<{ f: string | null; t: string | null }>(
    ctx,
    seen,
    selection,
    sql`${from.sql} as f, ${end} as t`,
    'none',
  );
  const passed = daysBetween({ from, to }, ctx.account.timezone);
  return rows.map((row) => Object.assign(row, { days: passed(row.f, row.t) }));
}

function timed(by: readonly Dimension[], rows: readonly TimedRow[], { aggregate, limit }: Asked): Figure[] {
  return grouped(by, rows).map((group) => {
    let impossible = 0;
    const days: number[] = [];
    for (const { days: between } of group.rows) {
      if (between === null) continue;
      // What was entered later than it happened may seem to end before it began.
      if (between < 0) impossible += 1;
      // A bound holds what is shown: with 5.5 days somebody waits for more than 5.
      else if (limit === undefined || keeps(tenth(between), limit)) days.push(between);
    }
    const told = typical(days);
    if (aggregate !== undefined) {
      const value = aggregated(days, aggregate);
      return {
        at: group.at,
        currency: null,
        hits: null,
        value: value === null ? null : tenth(value),
        mean: null,
        count: days.length,
        impossible,
      };
    }
    return { at: group.at, currency: null, hits: null, impossible, ...told };
  });
}

interface MoneyRow {
  amount: number | null;
  share: number | null;
  currency: string | null;
  k: string | null;
}

/** Rows that stand once for each of the people they belong to, each once for each place. */
function once<R extends Record<`d${number}`, string | null> & { k: string | null }>(
  by: readonly Dimension[],
  rows: readonly R[],
): R[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (row.k === null) return true;
    const key = JSON.stringify([row.k, atOf(by, row)]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const keyColumn = (selection: Selection): Sql => keyOf(selection) ?? sql`null`;

function moneyRows(
  ctx: Context,
  seen: VisibleUsers,
  selection: Selection,
  { amount, percent, currency }: Extract<Metric, { kind: 'money' }>,
): Promise<(MoneyRow & Place)[]> {
  return select<MoneyRow>(
    ctx,
    seen,
    selection,
    sql`${amount} as amount, ${percent ?? sql.lit(100)} as share, ${currency} as currency, ${keyColumn(selection)} as k`,
    'none',
  );
}

function summed(
  ctx: Context,
  by: readonly Dimension[],
  all: readonly (MoneyRow & Place)[],
  { as }: Extract<Metric, { kind: 'money' }>,
  { aggregate, limit }: Asked,
): Figure[] {
  const rows = once(by, all).filter(({ amount: own }) => limit === undefined || keeps(own ?? 0, limit));
  return grouped(by, rows, (row) => row.currency ?? ctx.account.currency).map((group) => {
    const unit = group.more ?? ctx.account.currency;
    if (aggregate !== undefined && aggregate !== 'sum' && aggregate !== 'mean') {
      const value = aggregated(
        group.rows.map((row) => amountOf(row).toNumber()),
        aggregate,
      );
      const rounded = value === null ? null : roundMoney(value, unit);
      return {
        at: group.at,
        currency: unit,
        value: rounded,
        mean: null,
        count: group.rows.length,
        hits: null,
      };
    }
    // Exact: sums of shares in thirds would otherwise end a cent beside what they come to.
    const total = group.rows.reduce((sum, row) => sum.plus(amountOf(row)), new Big(0));
    const count = group.rows.length;
    const value = (aggregate ?? as) === 'mean' ? total.div(Math.max(1, count)) : total;
    return { at: group.at, currency: unit, value: roundMoney(value, unit), mean: null, count, hits: null };
  });
}

/** A number of each row: the mean with two decimals, unless another way is asked for. */
async function numbered(
  ctx: Context,
  seen: VisibleUsers,
  selection: Selection,
  { amount }: Extract<Metric, { kind: 'number' }>,
  { aggregate = 'mean', limit }: Asked,
): Promise<Figure[]> {
  const all = await select<{ amount: number | null; k: string | null }>(
    ctx,
    seen,
    selection,
    sql`${amount} as amount, ${keyColumn(selection)} as k`,
    'none',
  );
  return grouped(selection.by, once(selection.by, all)).map((group) => {
    const values = group.rows.flatMap(({ amount: own }) =>
      own === null || (limit !== undefined && !keeps(Number(own), limit)) ? [] : [Number(own)],
    );
    const value = aggregated(values, aggregate);
    const rounded = value === null ? null : Math.round(value * 100) / 100;
    return { at: group.at, currency: null, value: rounded, mean: null, count: values.length, hits: null };
  });
}

const amountOf = ({ amount, share }: MoneyRow): Big => new Big(amount ?? 0).times(share ?? 100).div(100);

/** Whether a metric can be broken down by an axis, or filtered on it. */
export function takes(metric: Metric, axis: Axis): boolean {
  return isGrain(axis) ? metric.when !== null : factOf(metric.fact).by[axis] !== undefined;
}
