import * as z from 'zod';
import { DayField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { gated } from '#src/lib/money.ts';
import { AXES } from '../analytics/index.ts';
import { PERIODS } from '../analytics/period.ts';
import { Applied, Chart, ChartAsked, Column, DataScope, PeriodShown, Row } from '../analytics/schema.ts';
import { APPLICATION_SOURCES } from '../applications/schema.ts';
import { STAGES } from '../stages.ts';
import { REPORT_NAMES } from './catalogue.ts';

const word = (meaning: string) => z.string().trim().min(1).max(200).optional().describe(meaning);

/** What a report can be limited to. */
export const ReportFilters = z.strictObject({
  consultant_id: id('user').optional().describe('Whose records; list_users.'),
  team_id: id('team').optional().describe('list_teams.'),
  client_id: id('client').optional().describe('list_clients.'),
  job_id: id('job').optional().describe('list_jobs.'),
  stage: z.enum(STAGES).optional(),
  source: z.enum(APPLICATION_SOURCES).optional(),
  employment_type: z.enum(['full_time', 'part_time', 'contract']).optional(),
  placement_type: z.enum(['permanent', 'contract']).optional(),
  kind: z.enum(['internal', 'client']).optional().describe('Of interviews.'),
  industry: word('Of the client, as it is written there.'),
  city: word('As it is written in the record.'),
  country: word('As it is written in the record.'),
  currency: word('ISO 4217.'),
});
export type ReportFilters = z.output<typeof ReportFilters>;

/** The most rows that an answer holds. */
const MAX_ROWS = 5000;

export const RunReport = z.object({
  report: z.enum(REPORT_NAMES).describe('list_reports says what each counts and takes.'),
  period: z
    .enum(PERIODS)
    .optional()
    .describe("In the company's time zone; weeks begin on Monday. Default: the report's own."),
  from: DayField.optional().describe('First day, in place of a period.'),
  to: DayField.optional().describe('Last day, included.'),
  filters: ReportFilters.optional(),
  group_by: z.enum(AXES).optional().describe("What the rows are; default and choice: the report's own."),
  limit: z.int().min(1).max(MAX_ROWS).default(500).describe('The most rows; totals are of all.'),
  format: z
    .enum(['json', 'csv'])
    .default('json')
    .describe('csv: the same rows as text for a spreadsheet too, in csv.'),
  chart: ChartAsked,
});
export type RunReport = z.output<typeof RunReport>;

/** A report as it was run. */
export const Report = z
  .object({
    report: z.string(),
    title: z.string(),
    definition: z.string().describe('What is counted, and by which date.'),
    attribution: z.string().describe('By what a figure is somebody’s.'),
    params: z.object({
      period: z.nullable(PeriodShown).describe('Null for a report of how things stand now.'),
      group_by: z.nullable(z.string()),
      filters: z.array(Applied),
      limit: z.int(),
    }),
    data_scope: DataScope,
    columns: z.array(Column),
    rows: z.array(Row),
    totals: z.array(Row).describe('Over all rows; one for each currency where there is money.'),
    row_count: z.int().describe('How many rows there are, shown or not.'),
    truncated: z.boolean(),
    chart: z
      .nullable(Chart)
      .describe('How to draw the rows: the keys of the columns. Null where they are records one by one.'),
    caveats: z
      .array(z.string())
      .describe('What a reader must know: money that is hidden, what is not counted.'),
    csv: z
      .nullable(
        z.object({
          text: z.string().describe('RFC 4180; cells of money are empty.'),
          with_fees: gated('placements:financials:read', z.string()).optional(),
          with_terms: gated('clients:financials:read', z.string()).optional(),
          with_deals: gated('marketplace:financials:read', z.string()).optional(),
        }),
      )
      .describe(
        'With format csv. The text with its money stands in with_fees, with_terms or with_deals, by what it is of.',
      ),
    generated_at: z.string(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

/** A report of the catalogue. */
export const ReportEntry = z
  .object({
    report: z.string(),
    title: z.string(),
    description: z.string(),
    area: z.enum(['pipeline', 'money', 'people', 'compliance', 'data']),
    available: z.boolean().describe('Whether run_report can run it in this release.'),
    definition: z.nullable(z.string()),
    attribution: z.nullable(z.string()),
    default_period: z.nullable(z.string()).describe('Null for a report of how things stand now.'),
    group_by: z.array(z.string()).describe('What it can be grouped by, the default first.'),
    filters: z.array(z.string()),
  })
  .meta({ id: 'ReportEntry' });
export type ReportEntry = z.infer<typeof ReportEntry>;
