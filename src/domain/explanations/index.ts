import { invalid } from '#src/lib/errors.ts';
import { compileRedactor } from '#src/lib/money.ts';
import { hiddenColumns, hiddenNote, type Paging, scopeNote } from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { getBoard } from '../quotas/index.ts';
import { explainQuestion } from './by-question.ts';
import { explainReport } from './by-report.ts';
import type { Explained } from './explained.ts';
import { type ExplainFigure, FigureExplanation } from './schema.ts';
import { ruleOf } from './words.ts';

const redactor = compileRedactor(FigureExplanation);

/**
 * Opens a figure into its rule and the records that it is reckoned from, over what the caller's data scope shows. Money
 * that the credential may not see is null in the figure and in the records.
 * @throws AppError VALIDATION_ERROR without exactly one figure; and as `runReport`, `askAnalytics` and `getBoard`
 */
export async function explainFigure(ctx: Context, input: ExplainFigure): Promise<FigureExplanation> {
  const offset = Number(input.after ?? 0);
  const page = { limit: input.limit, offset };
  const { column, row, how, key, columns, rows, count, ...told } = await explained(ctx, input, page);
  const hidden = hiddenColumns(redactor, (scope) => ctx.can(scope));
  const next = offset + rows.length;
  const noted = new Set([...told.rowColumns.filter((one) => one.key in row), ...columns]);
  return {
    column: column.key,
    label: column.label,
    figure: row,
    how,
    rule: ruleOf({
      definition: told.definition,
      attribution: told.attribution,
      how,
      key,
      column: column.key,
      row,
      columns: told.rowColumns,
      period: told.period,
      filters: told.filters,
    }),
    period: told.period,
    filters: told.filters,
    columns,
    records: rows,
    record_count: count,
    next_cursor: next < count && rows.length > 0 ? String(next) : null,
    data_scope: told.seen.scope,
    caveats: [
      ...new Set([scopeNote(told.seen), ...told.caveats, hiddenNote(uniquely(noted), hidden)]),
    ].filter((note) => note !== null),
    generated_at: ctx.now,
  };
}

function uniquely(columns: Iterable<Explained['column']>): Explained['column'][] {
  const byKey = new Map<string, Explained['column']>();
  for (const column of columns) byKey.set(column.key, column);
  return [...byKey.values()];
}

async function explained(ctx: Context, input: ExplainFigure, page: Paging): Promise<Explained> {
  const { report, question, period_id } = input;
  const given = [report, question, period_id].filter((one) => one !== undefined).length;
  if (given !== 1)
    throw invalid(
      'report',
      'report: give one of report (with params), question or period_id, to say which figure is meant',
    );
  if (report === undefined && input.params !== undefined)
    throw invalid('params', 'params: belong to a report; leave them out of a question or a quota period');
  if (report !== undefined) return explainReport(ctx, report, input, page);
  if (question !== undefined) return explainQuestion(ctx, question, input, page);
  const { period } = await getBoard(ctx, period_id ?? 'current');
  const { starts_on, ends_on, label } = period;
  return explainReport(
    ctx,
    'quota_attainment',
    {
      ...input,
      params: { from: starts_on, to: ends_on },
      row: { period: label, ...(input.row ?? { level: 'agency' }) },
    },
    page,
  );
}
