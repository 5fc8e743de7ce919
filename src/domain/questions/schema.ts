import * as z from 'zod';
import { gated, withTextForScopes } from '#src/lib/money.ts';
import { Chart, ChartAsked, Column, DataScope, PeriodShown, Row } from '../analytics/schema.ts';
import { text } from '../fields.ts';

export const AskAnalytics = z.object({
  question: text(1000).describe('In plain English, such as "placements by consultant last quarter".'),
  chart: ChartAsked,
});

const Limited = z.object({
  dimension: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
  how: z.enum(['in', 'none', 'all']).describe('none: left out; all: each of them together.'),
});

/** A question as it was understood, and its answer. */
export const AnalyticsAnswer = z
  .object({
    question: z.string(),
    read_as: z.nullable(z.string()).describe('The question as it was read; null where it was not.'),
    interpretation: z.object({
      metric: z.nullable(z.string()).describe('Null where the question names no figure that is kept.'),
      aggregate: z.nullable(z.string()).describe('sum, mean, median, max or min, where one was asked for.'),
      dimensions: z.array(z.string()),
      filters: z.array(Limited),
      period: z.nullable(PeriodShown).describe('Null for how things stand now.'),
      against: z.nullable(PeriodShown).describe('The stretch it is held against.'),
    }),
    answer: withTextForScopes(z.string(), 'if_hidden', [
      'placements:financials:read',
      'clients:financials:read',
    ]).describe('In a sentence, with its amounts.'),
    if_hidden: z
      .nullable(z.object({ scope: z.string(), answer: z.string() }))
      .describe('What answer says to a credential without the scope of its amounts; null where it has none.'),
    amounts: gated('placements:financials:read', z.string())
      .optional()
      .describe('Only in answers that an earlier release stored.'),
    columns: z.array(Column),
    rows: z.array(Row),
    chart: z.nullable(Chart).describe('How to draw the rows: the keys of the columns.'),
    caveats: z.array(z.string()),
    definition: z.nullable(z.string()).describe('What is counted, and by which date.'),
    attribution: z.nullable(z.string()).describe('By what a figure is somebody’s.'),
    unsupported_concepts: z
      .array(z.string())
      .describe('What the question asks for that is not kept or not understood; nothing is counted then.'),
    suggested_alternatives: z.array(z.string()),
    data_scope: DataScope,
    generated_at: z.string(),
  })
  .meta({ id: 'AnalyticsAnswer' });
export type AnalyticsAnswer = z.infer<typeof AnalyticsAnswer>;
