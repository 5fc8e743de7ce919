import * as z from 'zod';
import { gated } from '#src/lib/money.ts';
import { text } from '../../fields.ts';
import { Applied, Column, DataScope, PeriodShown, Row } from '../schema.ts';

export const AskAnalytics = z.object({
  question: text(1000).describe('In plain English, such as "placements by consultant last quarter".'),
});

/** A question as it was understood, and its answer. */
export const AnalyticsAnswer = z
  .object({
    question: z.string(),
    interpretation: z.object({
      metric: z.nullable(z.string()).describe('Null where the question names no figure that is kept.'),
      dimensions: z.array(z.string()),
      filters: z.array(Applied),
      period: z.nullable(PeriodShown).describe('Null for how things stand now.'),
    }),
    answer: z.string().describe('In a sentence; of amounts of money the sentence stands in amounts.'),
    amounts: gated('placements:financials:read', z.string()).describe(
      'The answer where it is of money; null otherwise.',
    ),
    columns: z.array(Column),
    rows: z.array(Row),
    chart: z
      .nullable(
        z.object({ type: z.enum(['number', 'bar', 'line']), x: z.nullable(z.string()), y: z.string() }),
      )
      .describe('How to draw the rows: the keys of the columns.'),
    caveats: z.array(z.string()),
    definition: z.nullable(z.string()).describe('What is counted, and by which date.'),
    unsupported_concepts: z
      .array(z.string())
      .describe('What the question asks for that is not kept or not understood; nothing is counted then.'),
    suggested_alternatives: z.array(z.string()),
    data_scope: DataScope,
    generated_at: z.string(),
  })
  .meta({ id: 'AnalyticsAnswer' });
export type AnalyticsAnswer = z.infer<typeof AnalyticsAnswer>;
