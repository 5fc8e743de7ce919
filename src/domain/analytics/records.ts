import Big from 'big.js';
import { sql } from 'kysely';
import { roundMoney } from '#src/lib/money.ts';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import { recognisedBillings } from '../quotas/index.ts';
import { type Aggregate, keeps, type Limit } from './aggregate.ts';
import { attributionOf } from './attribution.ts';
import { daysBetween } from './days.ts';
import type { Dimension } from './dimensions.ts';
import type { Sql } from './facts.ts';
import { type Axis, type Figure, isGrain, tenth } from './figure.ts';
import { measure } from './measure.ts';
import { hitOf, isOpenEnded, type Metric, stillOpen } from './metric.ts';
import { firstOf, type Span, wholeOf } from './period.ts';
import { type Filter, type Selection, select } from './query.ts';
import { CELLS_OF, JOB_OF_PLACEMENT, RECORD_CELLS, type RecordCells } from './record-cells.ts';
import type { Cell, Column, Row } from './schema.ts';

/** Where a figure stands on an axis: the stored value, null for those without one. */
export interface Place {
  axis: Axis;
  value: string | null;
}

/** A figure that is to be opened. */
export interface Opening {
  metric: Metric;
  filters: readonly Filter[];
  span: Span;
  places: readonly Place[];
  /** Of an amount of money. */
  currency: string | null;
  aggregate?: Aggregate | undefined;
  limit?: Limit | undefined;
}

/** How the records make the figure. */
export type How = 'count' | 'share' | 'median' | Aggregate;

/** The records behind a figure. */
export interface Opened {
  how: How;
  figure: Figure;
  columns: Column[];
  rows: Row[];
  /** How many records there are, shown or not. */
  count: number;
  attribution: string;
}

export interface Paging {
  limit: number;
  offset: number;
}

const NOTHING: Figure = { at: [], currency: null, value: null, mean: null, count: 0, hits: null };

/** Answers the records that a figure is reckoned from, the newest first, and the figure itself. */
export async function recordsBehind(
  ctx: Context,
  seen: VisibleUsers,
  opening: Opening,
  page: Paging,
): Promise<Opened> {
  const { metric, aggregate, limit } = opening;
  const filters = [...opening.filters, ...opening.places.flatMap(filterAt)];
  const span = opening.places.reduce((whole, place) => spanAt(place, whole), opening.span);
  const figures = await measure(ctx, seen, { metric, by: [], filters, span, aggregate, limit });
  const figure = figures.find(({ currency }) => currency === opening.currency) ?? figures[0] ?? NOTHING;
  const query: RecordQuery = { ctx, seen, metric, filters, span, currency: opening.currency, limit };
  const found = metric.kind === 'billings' ? await billed(query, page) : await selected(query, page);
  const how = howOf(metric, aggregate);
  return { how, figure, attribution: attributionOf(metric.fact), ...found };
}

interface RecordQuery {
  ctx: Context;
  seen: VisibleUsers;
  metric: Metric;
  filters: readonly Filter[];
  span: Span;
  currency: string | null;
  limit: Limit | undefined;
}

function howOf(metric: Metric, aggregate: Aggregate | undefined): How {
  if (metric.kind === 'count' || metric.kind === 'share') return metric.kind;
  if (aggregate !== undefined) return aggregate;
  if (metric.kind === 'days') return 'median';
  return metric.kind === 'money' ? metric.as : metric.kind === 'number' ? 'mean' : 'sum';
}

function filterAt({ axis, value }: Place): Filter[] {
  if (isGrain(axis)) return [];
  const dimension: Dimension = axis;
  return [value === null ? { dimension, values: [], how: 'unset' } : { dimension, values: [value] }];
}

/** The part of a span that a stretch of a series is. */
function spanAt({ axis, value }: Place, span: Span): Span {
  if (!isGrain(axis) || value === null) return span;
  const { from, to } = wholeOf(axis, firstOf(axis, value));
  return {
    from: span.from !== null && from !== null && span.from > from ? span.from : from,
    to: span.to !== null && to !== null && span.to < to ? span.to : to,
  };
}

type Found = Pick<Opened, 'columns' | 'rows' | 'count'>;

type RecordRow = Record<`v${number}`, Cell> & { id: string; day: string | null; x: Cell; y: Cell; z: Cell };

async function selected(query: RecordQuery, page: Paging): Promise<Found> {
  const { ctx, seen, metric, filters, span, limit } = query;
  const distinct = metric.kind === 'count' && metric.of !== undefined;
  const cells = distinct && metric.fact === 'fills' ? JOB_OF_PLACEMENT : CELLS_OF[metric.fact];
  const { where, when } = metric;
  const all = cells.cells.map(([, value], at) => sql`${value} as ${sql.id(`v${at}`)}`);
  const [x, y, z] = valuesOf(ctx, metric);
  const selection: Selection = {
    fact: metric.fact,
    by: [],
    filters,
    when,
    span,
    where: typeof where === 'function' ? where(ctx) : where,
    needs: [...(metric.needs ?? []), ...cells.needs],
  };
  const paged = !distinct && (metric.kind === 'count' || metric.kind === 'share');
  if (paged)
    selection.rest = sql` order by ${when === null ? sql`` : sql`day desc, `}id desc limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}`;
  const rows = await select<RecordRow>(
    ctx,
    seen,
    selection,
    sql.join([
      sql`${cells.id} as id, ${when?.sql ?? sql`null`} as day, ${x} as x, ${y} as y, ${z} as z`,
      ...all,
    ]),
    'none',
  );
  const columns = columnsOf(metric, cells);
  const made = rows.flatMap((row) => {
    const record: Row = { record: cells.type, record_id: row.id };
    if (when !== null) record.counted_on = row.day;
    cells.cells.forEach(([key], at) => {
      record[key] = row[`v${at}`] ?? null;
    });
    const value = valueCells(query, row);
    return value === null ? [] : [Object.assign(record, value)];
  });
  if (paged) {
    const [whole] = await measure(ctx, seen, { metric, by: [], filters, span, limit });
    return { columns, rows: made, count: whole?.count ?? 0 };
  }
  const kept = distinct ? onceEach(made) : made;
  return { columns, rows: pageOf(kept, page), count: kept.length };
}

const pageOf = (rows: readonly Row[], { limit, offset }: Paging): Row[] =>
  newestFirst(rows).slice(offset, offset + limit);

const newestFirst = (rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => compare(b.counted_on, a.counted_on) || compare(b.record_id, a.record_id));

function compare(a: Cell | undefined, b: Cell | undefined): number {
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

function onceEach(rows: readonly Row[]): Row[] {
  const ids = new Set<Cell | undefined>();
  return rows.filter(({ record_id }) => !ids.has(record_id) && ids.add(record_id));
}

const NULL = sql`null`;

/** What is read of each row beside its cells: whether it hits and is still open, its two moments, or its amount, percent and currency. */
function valuesOf(ctx: Context, metric: Metric): [Sql, Sql, Sql] {
  if (metric.kind === 'share') {
    const { id } = ctx.account;
    const open = stillOpen(metric, id, true);
    const whether = (meets: Sql): Sql => sql`case when ${meets} then 1 else 0 end`;
    return [whether(hitOf(metric, id, true)), open === null ? NULL : whether(open), NULL];
  }
  if (metric.kind === 'days')
    return [metric.from.sql, metric.to === 'now' ? sql`${sql.lit(ctx.now)}` : metric.to.sql, NULL];
  if (metric.kind === 'money') return [metric.amount, metric.percent ?? NULL, metric.currency];
  return [metric.kind === 'number' ? metric.amount : NULL, NULL, NULL];
}

/** The cells that a record adds to the figure; null where it has no part in it. */
function valueCells({ ctx, metric, currency, limit }: RecordQuery, { x, y, z }: RecordRow): Row | null {
  if (metric.kind === 'share')
    return isOpenEnded(metric) ? { hit: x === 1, open: y === 1 } : { hit: x === 1 };
  if (metric.kind === 'days') {
    const [from, to] = [x === null ? null : String(x), y === null ? null : String(y)];
    const passed = daysBetween(metric, ctx.account.timezone)(from, to);
    if (passed === null || passed < 0) return null;
    if (limit !== undefined && !keeps(tenth(passed), limit)) return null;
    return { from, to, days: tenth(passed) };
  }
  if (metric.kind === 'number') {
    if (x === null || (limit !== undefined && !keeps(Number(x), limit))) return null;
    return { [metric.column]: Number(x) };
  }
  if (metric.kind !== 'money') return {};
  const unit = z === null ? ctx.account.currency : String(z);
  if (currency !== null && unit !== currency) return null;
  if (limit !== undefined && !keeps(Number(x ?? 0), limit)) return null;
  const whole = x === null ? null : Number(x);
  const row: Row = {};
  if (metric.percent !== undefined) {
    row.whole = whole;
    row.credit_percent = y === null ? null : Number(y);
  }
  row[metric.column] =
    whole === null ? null : roundMoney(new Big(whole).times(y === null ? 100 : Number(y)).div(100), unit);
  row.currency = unit;
  return row;
}

const column = (key: string, label: string, type: Column['type'], unit: string | null = null): Column => ({
  key,
  label,
  type,
  unit,
});

function columnsOf(metric: Metric, cells: RecordCells): Column[] {
  const columns = [column('record', 'Record', 'text'), column('record_id', 'Record id', 'id')];
  if (metric.when !== null)
    columns.push(column('counted_on', 'Counted on', metric.when.kind === 'day' ? 'date' : 'datetime'));
  columns.push(...cells.cells.map(([key]) => column(key, RECORD_CELLS[key], 'text')));
  if (metric.kind === 'share') columns.push(column('hit', `Among those ${metric.part}`, 'boolean'));
  if (isOpenEnded(metric)) columns.push(column('open', 'Still open', 'boolean'));
  if (metric.kind === 'days')
    columns.push(
      column('from', 'From', metric.from.kind === 'day' ? 'date' : 'datetime'),
      column('to', 'To', metric.to !== 'now' && metric.to.kind === 'day' ? 'date' : 'datetime'),
      column('days', 'Days', 'number', 'days'),
    );
  if (metric.kind === 'number') columns.push(column(metric.column, metric.label, 'number', metric.unit));
  if (metric.kind === 'money') {
    if (metric.percent !== undefined)
      columns.push(
        column('whole', 'Whole amount', 'money', 'currency'),
        column('credit_percent', 'Credited', 'number', 'percent'),
      );
    columns.push(
      column(metric.column, metric.label, 'money', 'currency'),
      column('currency', 'Currency', 'text'),
    );
  }
  return columns;
}

const EARLIEST = '0001-01-01';
const LATEST = '9999-12-31';

/** The credit shares that the quota plan recognises. */
async function billed(
  { ctx, seen, metric, filters, span, currency }: RecordQuery,
  page: Paging,
): Promise<Found> {
  const range = { from: span.from ?? EARLIEST, to: span.to ?? LATEST };
  const shares = await recognisedBillings(ctx, range, seen);
  const known = await select<{ placement: string; person: string } & Record<`v${number}`, Cell>>(
    ctx,
    seen,
    { fact: metric.fact, by: [], filters, when: null, span: { from: null, to: null }, needs: ['owner'] },
    sql.join([
      sql`p.id as placement, r.user_id as person`,
      ...CELLS_OF.credits.cells.map(([, value], at) => sql`${value} as ${sql.id(`v${at}`)}`),
    ]),
    'none',
  );
  const cells = new Map(known.map((row) => [`${row.placement} ${row.person}`, row]));
  const rows = shares.flatMap((share): Row[] => {
    const row = cells.get(`${share.placement_id} ${share.user_id}`);
    if (row === undefined || (currency !== null && share.currency !== currency)) return [];
    const record: Row = {
      record: 'placement',
      record_id: share.placement_id,
      counted_on: share.recognised_on,
    };
    CELLS_OF.credits.cells.forEach(([key], at) => {
      record[key] = row[`v${at}`] ?? null;
    });
    record.part = share.part;
    record.billings =
      share.amount === null || share.currency === null ? null : roundMoney(share.amount, share.currency);
    record.currency = share.currency;
    return [record];
  });
  const columns = [
    column('record', 'Record', 'text'),
    column('record_id', 'Record id', 'id'),
    column('counted_on', 'Recognised on', 'date'),
    ...CELLS_OF.credits.cells.map(([key]) => column(key, RECORD_CELLS[key], 'text')),
    column('part', 'Placement or extension', 'text'),
    column('billings', 'Billings', 'money', 'currency'),
    column('currency', 'Currency', 'text'),
  ];
  return { columns, rows: pageOf(rows, page), count: rows.length };
}
