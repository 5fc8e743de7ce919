import { invalid } from '#src/lib/errors.ts';
import {
  type Aggregate,
  type How,
  type Metric,
  type Paging,
  type Place,
  type Run,
  recordsBehind,
} from '../analytics/index.ts';
import type { Cell, Column, Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { listPeriods } from '../quotas/index.ts';
import { membersBehind, metricAt, OPENERS, type Prepared, prepared } from '../reports/index.ts';
import { RunReport } from '../reports/schema.ts';
import { boardRecords } from './board-records.ts';
import type { Explained } from './explained.ts';
import { columnOf, rowOf, type Shown } from './row.ts';
import type { ExplainFigure } from './schema.ts';
import { valuedRecords } from './valued.ts';

const MOST_ROWS = 5000;

/** Explains a figure of a report. @throws AppError as `runReport`, and VALIDATION_ERROR on `row` and `column` */
export async function explainReport(
  ctx: Context,
  report: RunReport['report'],
  input: ExplainFigure,
  page: Paging,
): Promise<Explained> {
  const ran = await prepared(ctx, RunReport.parse({ ...input.params, report, limit: MOST_ROWS }));
  const { definition, run, shown, applied } = ran;
  const table: Shown = await definition.run(run);
  const column = columnOf(input, table);
  const { row, total } = rowOf(input, table);
  const behind = await recordsOf(ran, report, { table, column, row, total }, page);
  return {
    column,
    row,
    rowColumns: table.columns,
    definition: behind.definition ?? definition.definition,
    attribution: definition.attribution,
    period: shown,
    filters: applied,
    seen: run.seen,
    caveats: ran.notes,
    ...behind,
  };
}

interface At {
  table: Shown;
  column: Column;
  row: Row;
  total: boolean;
}

type Behind = Pick<Explained, 'how' | 'key' | 'columns' | 'rows' | 'count'> & { definition?: string };

async function recordsOf(
  { definition, run }: Prepared,
  report: RunReport['report'],
  at: At,
  page: Paging,
): Promise<Behind> {
  const { key } = at.column;
  const opened = { run, column: key, row: at.total ? null : at.row };
  const metric =
    (definition.metrics === undefined ? null : metricAt(definition.metrics, key)) ??
    OPENERS[report]?.(opened) ??
    (report === 'pipeline_forecast' && key === 'forecast' ? metricAt(['forecast'], key) : null);
  if (metric !== null) return ofMetric(run, metric, at, page);
  const listed = await specially(run, report, at);
  if (listed !== null) return paged(listed, page);
  return paged(ofRows(at), page);
}

async function ofMetric(run: Run, metric: Metric, { column, row, total }: At, page: Paging): Promise<Behind> {
  const aggregate = aggregateOf(column.key);
  const opened = await recordsBehind(
    run.ctx,
    run.seen,
    {
      metric,
      filters: run.filters,
      span: run.span,
      places: total ? [] : placesOf(run, row),
      currency: typeof row.currency === 'string' && isAmount(metric) ? row.currency : null,
      aggregate,
    },
    page,
  );
  const { columns, rows, count } = opened;
  return {
    how: opened.how,
    key: keyOf(metric, opened.how),
    columns,
    rows,
    count,
    definition: metric.definition,
  };
}

const isAmount = ({ kind }: Metric): boolean => kind === 'money' || kind === 'billings';

/** The key of what is added up or compared. */
export function keyOf(metric: Metric, how: How): string {
  if (how === 'count' || how === 'share') return 'record_id';
  return 'column' in metric ? metric.column : 'days';
}

function aggregateOf(key: string): Aggregate | undefined {
  if (key.endsWith('_mean') || key.startsWith('mean_')) return 'mean';
  return key.startsWith('longest_') ? 'max' : undefined;
}

/** Where a row stands on the axis of its report. */
function placesOf({ axis }: Run, row: Row): Place[] {
  if (axis === null) return [];
  const cell = `${axis}_id` in row ? row[`${axis}_id`] : row[axis];
  return axis in row ? [{ axis, value: typeof cell === 'string' ? cell : null }] : [];
}

/** Reports whose figures have records of their own. */
async function specially(
  run: Run,
  report: RunReport['report'],
  { table, column, row, total }: At,
): Promise<Omit<Behind, 'count'> | null> {
  if (report === 'fee_pipeline_weighted' || report === 'pipeline_forecast') {
    if (column.key === 'odds') return ofRows({ table, column, row, total });
    const records = await valuedRecords(run, report === 'pipeline_forecast', column.key, row, total);
    return { ...records, key: column.key };
  }
  if (report === 'quota_attainment' && !total)
    // A target is set, and reckoned from nothing.
    return column.key === 'target'
      ? ofRows({ table, column, row, total })
      : ofBoard(run.ctx, row, column.key);
  if (report !== 'pool_health') return null;
  const rows = await membersBehind(run, typeof row.pool_id === 'string' ? row.pool_id : null, column.key);
  if (rows === null) return null;
  return { how: 'count', key: 'record_id', columns: MEMBER_COLUMNS, rows };
}

const told = (key: string, label: string, type: Column['type'] = 'text'): Column => ({
  key,
  label,
  type,
  unit: null,
});

const MEMBER_COLUMNS: Column[] = [
  told('record', 'Record'),
  told('record_id', 'Record id', 'id'),
  told('counted_on', 'Added', 'datetime'),
  told('candidate', 'Candidate'),
  told('pool', 'Pool'),
  told('response', 'Answer'),
];

async function ofBoard(ctx: Context, row: Row, key: string): Promise<Omit<Behind, 'count'>> {
  const { items } = await listPeriods(ctx, { limit: 100 });
  const period = items.find(({ label }) => label === row.period);
  if (period === undefined) throw invalid('row.period', 'row.period: is no period of the quota plan now');
  const currency = key === 'placements' ? null : String(row.currency);
  const level = row.level === 'agency' || row.level === 'team' ? row.level : 'consultant';
  const subject = { level, id: String(row.subject_id) } as const;
  const { columns, rows } = await boardRecords(ctx, period.id, subject, currency);
  if (key !== 'placements') return { how: 'sum', key: 'billings', columns, rows };
  const ids = new Set<Cell | undefined>();
  const placements = rows.filter(
    ({ record_id, part }) => part === 'placement' && !ids.has(record_id) && ids.add(record_id),
  );
  return { how: 'count', key: 'record_id', columns, rows: placements };
}

/** Reports whose rows are records: the row itself, or for the total all of them. */
function ofRows({ table, row, total }: At): Omit<Behind, 'count'> {
  const rows = total ? table.rows.filter((one) => sameUnit(one, row)) : [row];
  return { how: 'listed', key: '', columns: [...table.columns], rows: [...rows] };
}

const sameUnit = (one: Row, total: Row): boolean =>
  total.currency === undefined || one.currency === undefined || one.currency === total.currency;

function paged(behind: Omit<Behind, 'count'>, { limit, offset }: Paging): Behind {
  return { ...behind, rows: behind.rows.slice(offset, offset + limit), count: behind.rows.length };
}
