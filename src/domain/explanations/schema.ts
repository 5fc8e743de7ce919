import * as z from 'zod';
import { Applied, Column, DataScope, PeriodShown, Row } from '../analytics/schema.ts';
import { text } from '../fields.ts';
import { PeriodRef } from '../quotas/schema.ts';
import { RunReport } from '../reports/schema.ts';

const MOST_RECORDS = 500;

export const ExplainFigure = z.object({
  report: RunReport.shape.report.optional().describe('A figure of this report.'),
  params: z
    .strictObject({
      period: RunReport.shape.period,
      from: RunReport.shape.from,
      to: RunReport.shape.to,
      filters: RunReport.shape.filters,
      group_by: RunReport.shape.group_by,
    })
    .optional()
    .describe('What the report was run with.'),
  question: text(1000).optional().describe('Or a figure of the answer of ask_analytics to it.'),
  period_id: PeriodRef.optional().describe('Or the billings of the board of this quota period.'),
  row: z
    .record(z.string(), z.union([z.string(), z.boolean(), z.null()]))
    .optional()
    .describe(
      'Which row: the cells that tell it, as the answer holds them, such as {"consultant": "Sam Lee", "currency": "AUD"}. Without it, the total.',
    ),
  column: z.string().max(60).optional().describe('The key of its column. Default: the first figure.'),
  limit: z.int().min(1).max(MOST_RECORDS).default(50).describe('The most records.'),
  after: z
    .string()
    .regex(/^\d{1,7}$/, 'must be the next_cursor of the answer before')
    .optional()
    .describe('The next_cursor of the answer before.'),
});
export type ExplainFigure = z.output<typeof ExplainFigure>;

const HOW = ['count', 'share', 'median', 'sum', 'mean', 'max', 'min', 'listed', 'absence'] as const;

/** A figure, its rule, and the records that it is reckoned from. */
export const FigureExplanation = z
  .object({
    column: z.string().describe('The key of the figure that is explained.'),
    label: z.string(),
    figure: Row.describe('The row as it was answered.'),
    how: z
      .enum(HOW)
      .describe('What is made of the records; listed: the row is a record; absence: there is none.'),
    rule: z.string().describe('In words: what counts, by which date, whose it is, how it is reckoned.'),
    period: z.nullable(PeriodShown).describe('Null for how things stand now.'),
    filters: z.array(Applied),
    columns: z.array(Column).describe('Of the records.'),
    records: z
      .array(Row)
      .describe('The newest first; record and record_id tell which. A share has hit, days have from and to.'),
    record_count: z.int().describe('How many there are, shown or not.'),
    next_cursor: z.nullable(z.string()).describe('Pass as `after` for the next records.'),
    data_scope: DataScope,
    caveats: z.array(z.string()),
    generated_at: z.string(),
  })
  .meta({ id: 'FigureExplanation' });
export type FigureExplanation = z.infer<typeof FigureExplanation>;
