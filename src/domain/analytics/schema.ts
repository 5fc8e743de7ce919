import * as z from 'zod';
import { gated } from '#src/lib/money.ts';

const PLACEMENTS = 'placements:financials:read';
const CLIENTS = 'clients:financials:read';
const MARKETPLACE = 'marketplace:financials:read';

const Cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type Cell = z.infer<typeof Cell>;

const placed = () => gated(PLACEMENTS, z.number()).optional();
const agreed = () => gated(CLIENTS, z.number()).optional();
const shared = () => gated(MARKETPLACE, z.number()).optional();

/** A row, by the keys of its columns. What is money is named here, whichever report it stands in. */
export const Row = z
  .object({
    billings: placed(),
    forecast: placed(),
    fees: placed(),
    fee: placed(),
    credited: placed(),
    whole: placed(),
    credit_percent: placed(),
    covered_fees: placed(),
    charged_percent: placed(),
    salary: placed(),
    expected_gp: placed(),
    charge_rate: placed(),
    pay_rate: placed(),
    exposed: placed(),
    target: placed(),
    gap: placed(),
    billings_change: placed(),
    billings_share: placed(),
    attainment_percent: placed(),
    fee_percent: agreed(),
    expected_fee: agreed(),
    weighted_fee: agreed(),
    deal_fee: shared(),
    deal_refund: shared(),
    own_share: shared(),
    partner_share: shared(),
    paid: shared(),
  })
  .catchall(Cell);
export type Row = Record<string, Cell>;

const MONEY = ['money', 'rate'] as const;
const COLUMN_TYPES = ['text', 'id', 'integer', 'number', 'boolean', 'date', 'datetime', ...MONEY] as const;

export const Column = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(COLUMN_TYPES),
  unit: z
    .nullable(z.string())
    .describe('days, percent, or for money the key of the column that holds its currency.'),
});
export type Column = z.infer<typeof Column>;

/** How to draw rows, by the keys of their columns. */
export const Chart = z.object({
  type: z.enum(['number', 'bar', 'line']),
  x: z.nullable(z.string()),
  y: z.string(),
  series: z.nullable(z.string()).describe('What tells bars or lines apart that stand at the same x.'),
});
export type Chart = z.infer<typeof Chart>;

/** The argument of answers that can be drawn. */
export const ChartAsked = z
  .boolean()
  .optional()
  .describe('The chart as well: an image (PNG) over MCP, meta.chart_svg over REST.');

export const DataScope = z
  .enum(['agency', 'team', 'self'])
  .describe('Whose figures these are: everybody’s, those of the own team, or the own ones.');

export const Applied = z.object({
  dimension: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type Applied = z.infer<typeof Applied>;

export const PeriodShown = z.object({
  period: z.nullable(z.string()).describe('Its name; null for days that were given, and for now.'),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  timezone: z.string(),
});
export type PeriodShown = z.infer<typeof PeriodShown>;
