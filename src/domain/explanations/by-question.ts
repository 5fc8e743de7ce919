import { invalid } from '#src/lib/errors.ts';
import { type VisibleUsers, visibleInReports } from '../access/index.ts';
import {
  attributionOf,
  type Metric,
  metricOf,
  type Paging,
  type Place,
  partOf,
  recordsBehind,
} from '../analytics/index.ts';
import type { Applied, Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { askAnalytics, daysOf, filtersOf, ofAllTime, type Query, read } from '../questions/index.ts';
import type { AnalyticsAnswer } from '../questions/schema.ts';
import { explainReport, keyOf } from './by-report.ts';
import type { Explained } from './explained.ts';
import { columnOf, rowOf, type Shown } from './row.ts';
import type { ExplainFigure } from './schema.ts';

/** Explains a figure of the answer to a question. @throws AppError VALIDATION_ERROR where the question is refused */
export async function explainQuestion(
  ctx: Context,
  question: string,
  input: ExplainFigure,
  page: Paging,
): Promise<Explained> {
  const answer = await askAnalytics(ctx, question);
  const { compiled } = await read(ctx, question);
  if (compiled === null || answer.unsupported_concepts.length > 0)
    throw invalid('question', `question: ${answer.answer}`);
  if (compiled.kind === 'figure')
    return ofFigure(ctx, compiled.query, answer, input, page, await visibleInReports(ctx));
  if (compiled.kind === 'worth') {
    const { by, filters } = compiled.query;
    const limits = filters.map(({ dimension, values }): [string, string | undefined] => [
      ['consultant', 'team', 'client', 'job'].includes(dimension) ? `${dimension}_id` : dimension,
      values[0]?.value,
    ]);
    const params = { filters: Object.fromEntries(limits), ...(by === null ? {} : { group_by: by }) };
    return explainReport(ctx, 'fee_pipeline_weighted', { ...input, params }, page);
  }
  if (compiled.kind === 'papers') {
    const { filter } = compiled.query;
    const params = filter === null ? {} : { filters: { [`${filter.dimension}_id`]: filter.value } };
    const { row } = rowOf(input, { columns: answer.columns, rows: answer.rows, totals: [] });
    const given = { ...input, params, column: undefined, row: { placement_id: String(row.placement_id) } };
    return explainReport(ctx, 'papers_compliance', given, page);
  }
  return ofTarget(ctx, answer, input, page);
}

/** A question about targets opens into the board's report. */
function ofTarget(
  ctx: Context,
  answer: AnalyticsAnswer,
  input: ExplainFigure,
  page: Paging,
): Promise<Explained> {
  const { period, filters } = answer.interpretation;
  const shown: Shown = { columns: answer.columns, rows: answer.rows, totals: [] };
  const { row } = rowOf(input, shown);
  const column = columnOf(input, shown).key;
  const level = 'team_id' in row ? 'team' : 'consultant_id' in row ? 'consultant' : 'agency';
  const subject = row[`${level}_id`] ?? filters[0]?.values[0]?.value ?? ctx.account.id;
  return explainReport(
    ctx,
    'quota_attainment',
    {
      ...input,
      column,
      params: { from: period?.from ?? undefined, to: period?.to ?? undefined },
      row: { level, subject_id: String(subject), currency: String(row.currency) },
    },
    page,
  );
}

async function ofFigure(
  ctx: Context,
  query: Query,
  answer: AnalyticsAnswer,
  input: ExplainFigure,
  page: Paging,
  seen: VisibleUsers,
): Promise<Explained> {
  const shown: Shown = { columns: answer.columns, rows: answer.rows, totals: [] };
  const asked = answer.interpretation;
  const common = {
    attribution: attributionOf(metricOf(query.metric).fact),
    filters: query.filters.map(appliedOf),
    seen,
    caveats: answer.caveats,
    rowColumns: answer.columns,
  };
  const { row } = rowOf(input, shown);
  if (query.absent) {
    const definition = metricOf(query.metric).definition;
    const [first] = answer.columns;
    const column = answer.columns.find(({ key }) => key === input.column) ?? first;
    if (column === undefined) throw invalid('row', 'row: the answer names nobody');
    return {
      ...common,
      column,
      row,
      definition,
      how: 'absence',
      key: '',
      columns: [],
      rows: [],
      count: 0,
      period: asked.period,
    };
  }
  const [told] = answer.columns;
  const column = query.records !== null && told !== undefined ? told : columnOf(input, shown);
  const figure: Metric = metricOf(query.per !== null && column.key === query.per ? query.per : query.metric);
  const metric = figure.kind === 'share' && column.key === 'open' ? partOf(figure, 'open') : figure;
  // Of a question without a period the figures of all time stand beside.
  const against =
    query.against ?? (asked.against === null ? null : (ofAllTime(query, ctx.today)?.period ?? null));
  const earlier = against !== null && row.period === daysOf(against);
  const period = earlier ? against : query.period;
  const parts = Array.isArray(query.share) ? query.share : [];
  const amount = metric.kind === 'money' || metric.kind === 'billings';
  const aggregate = column.key.endsWith('_mean') ? ('mean' as const) : (query.aggregate ?? undefined);
  const opened = await recordsBehind(
    ctx,
    seen,
    {
      metric,
      filters: filtersOf([...query.filters, ...parts]),
      span: period?.span ?? { from: null, to: null },
      places: query.by.map((axis): Place => ({ axis, value: valueAt(row, axis) })),
      currency: amount && typeof row.currency === 'string' ? row.currency : null,
      aggregate,
      limit: query.rows ?? undefined,
    },
    page,
  );
  const how = query.rows !== null && query.aggregate === null ? 'count' : opened.how;
  const shares =
    query.share === null
      ? ''
      : ' The records are those of the part; the share is of the whole, as the question was read.';
  const ratio =
    query.per === null ? '' : ` The ratio divides ${query.metric} by ${query.per}; name either as column.`;
  return {
    ...common,
    column,
    row,
    definition: `Read as: ${answer.read_as}. ${metric.definition}${shares}${ratio}`,
    how,
    key: keyOf(metric, how),
    columns: opened.columns,
    rows: opened.rows,
    count: opened.count,
    period: earlier ? asked.against : asked.period,
  };
}

function valueAt(row: Row, axis: string): string | null {
  const cell = `${axis}_id` in row ? row[`${axis}_id`] : row[axis];
  return typeof cell === 'string' ? cell : null;
}

const appliedOf = ({ dimension, values }: Query['filters'][number]): Applied => ({ dimension, values });
