import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { Currency } from '#src/lib/money.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const CADENCES = ['monthly', 'quarterly', 'yearly'] as const;
const LEVELS = ['agency', 'team', 'consultant'] as const;
const RECOGNITION = ['started', 'accepted'] as const;
const STATUSES = ['open', 'published', 'locked'] as const;

/** The fields of a plan: how each is shown and kept, and what a change takes of it. */
export const PLAN = record('quota_plan', 'quota_plans', {
  id: column(id('quota_plan')),
  account_id: hidden(id('account')),
  cadence: column(z.enum(CADENCES), { update: z.enum(CADENCES).optional() }),
  currency: column(z.string().describe('Of the targets; attainment counts billings in it alone.'), {
    update: Currency.optional(),
  }),
  recognition: column(
    z
      .enum(RECOGNITION)
      .describe('When a placement counts: when the candidate starts, or when the offer is accepted.'),
    { update: z.enum(RECOGNITION).optional() },
  ),
  count_perm: column(z.boolean().describe('Whether permanent placements count, by their fee.'), {
    update: z.boolean().optional(),
  }),
  count_contract: column(z.boolean().describe('Whether contracts count, by their expected gross profit.'), {
    update: z.boolean().optional(),
  }),
  count_extensions: column(z.boolean().describe('Whether extensions of contracts count, when they start.'), {
    update: z.boolean().optional(),
  }),
  year_start_month: column(
    z.int().describe('The month, 1 to 12, that years and quarters are counted from.'),
    { update: z.int().min(1).max(12).optional().describe('1 for January.') },
  ),
  lock_blocks_changes: column(
    z.boolean().describe('Whether a locked period refuses targets and adjustments.'),
    { update: z.boolean().optional() },
  ),
  created_at: hidden(z.string()),
  updated_at: column(z.string()),
});
export type PlanRow = RecordRow<typeof PLAN>;

/** How an agency measures what its people bill. */
export const QuotaPlan = z.object(PLAN.shape).meta({ id: 'QuotaPlan' });
export type QuotaPlan = z.infer<typeof QuotaPlan>;

const period = {
  id: id('quota_period'),
  label: z.string(),
  cadence: z.enum(CADENCES),
  starts_on: z.string(),
  ends_on: z.string().describe('Its last day.'),
  status: z.enum(STATUSES),
  is_current: z.boolean().describe("Whether today is in it, in the company's time zone."),
  locked_at: z.nullable(z.string()),
};

/** A month, quarter or year that quotas are set for. */
export const QuotaPeriod = z.object(period).meta({ id: 'QuotaPeriod' });
export type QuotaPeriod = z.infer<typeof QuotaPeriod>;

/** A period with what it holds: the targets, as far as who asks may see them. */
export const QuotaPeriodTargets = z
  .object({
    ...period,
    currency: z.string().describe('Of the targets.'),
    agency_target: z.nullable(z.number()).optional().describe('Absent where the whole agency is not shown.'),
    team_targets: z.array(z.object({ team_id: id('team'), amount: z.number() })),
    consultant_targets: z.array(z.object({ user_id: id('user'), amount: z.number() })),
  })
  .meta({ id: 'QuotaPeriodTargets' });
export type QuotaPeriodTargets = z.infer<typeof QuotaPeriodTargets>;

/** The fields of a line of the ledger. */
export const ADJUSTMENT = record('quota_adjustment', 'quota_adjustments', {
  id: column(id('quota_adjustment')),
  account_id: hidden(id('account')),
  period_id: column(id('quota_period')),
  level: column(z.enum(LEVELS)),
  user_id: column(z.nullable(id('user'))),
  team_id: column(z.nullable(id('team'))),
  amount: column(z.number().describe('Signed.')),
  currency: column(z.string()),
  kind: column(
    z
      .enum(['manual', 'automatic'])
      .describe('automatic: a placement recognised in a locked period changed since.'),
  ),
  reason: column(z.string()),
  placement_id: column(z.nullable(id('placement'))),
  /** The locked period whose figures an automatic line makes up for. */
  source_period_id: hidden(z.nullable(id('quota_period'))),
  created_by: column(z.nullable(z.string())),
  created_at: column(z.string()),
  removable: computed(z.boolean()),
});
export type AdjustmentRow = RecordRow<typeof ADJUSTMENT>;

declare module '#db/types.ts' {
  interface Database {
    quota_plans: PlanRow;
    quota_adjustments: AdjustmentRow;
  }
}

/** A line of the ledger that corrects what was billed in a period. */
export const QuotaAdjustment = z.object(ADJUSTMENT.shape).meta({ id: 'QuotaAdjustment' });
export type QuotaAdjustment = z.infer<typeof QuotaAdjustment>;

export const QuotaBlock = z
  .object({
    billings: z
      .array(
        z.object({
          currency: z.string(),
          amount: z.number().describe('recognised and adjustments together.'),
          recognised: z.number().describe('Credit shares of recognised placements.'),
          adjustments: z.number().describe('Lines of the ledger.'),
        }),
      )
      .describe('One line for each currency, never converted; empty when nothing was billed.'),
    placements: z.object({ perm: z.int(), contract: z.int(), total: z.int() }),
    target: z.nullable(z.number()).describe('Null: none is set, which is not zero.'),
    allocated: z.number().describe('The targets set right beneath.'),
    headroom: z.nullable(z.number()).describe('What is left of the target to allocate.'),
    attainment_percent: z
      .nullable(z.number())
      .describe("Of the target, by billings in the plan's currency alone."),
  })
  .meta({ id: 'QuotaBlock' });
export type QuotaBlock = z.infer<typeof QuotaBlock>;

/** What was billed in a period against its targets, as far as the data scope of who asks reaches. */
export const QuotaBoard = z
  .object({
    period: QuotaPeriod,
    scope: z.enum(['agency', 'team', 'self']).describe('How far the figures shown reach.'),
    frozen: z.boolean().describe('Whether the recognised figures are those of when the period was locked.'),
    currency: z.string().describe("The plan's, in which targets and attainment are."),
    agency: QuotaBlock.optional().describe('Absent unless scope is agency.'),
    agency_target: z.nullable(z.number()).optional().describe('Absent unless scope is agency.'),
    teams: z.array(z.object({ team_id: id('team'), name: z.string(), block: QuotaBlock })),
    consultants: z.array(
      z.object({ user_id: id('user'), name: z.string(), team_id: z.nullable(id('team')), block: QuotaBlock }),
    ),
    adjustments: z.array(QuotaAdjustment).describe('The ledger, newest first.'),
  })
  .meta({ id: 'QuotaBoard' });
export type QuotaBoard = z.infer<typeof QuotaBoard>;

/** How a caller names a period. */
export const PeriodRef = z
  .string()
  .regex(/^(current|next|qpd_[0-9A-Za-z]{1,64})$/, 'must be a quota period id (qpd_…), current or next')
  .describe('A qpd_ id of list_quota_periods, or current, or next for the one after it.');

export const SetQuotaPlan = z.object(PLAN.update);

const MAX = 1e12;

const subject = {
  team_id: id('team').optional().describe('For a team. Leave out team_id and user_id for the agency.'),
  user_id: id('user').optional().describe('For a consultant.'),
};

export const SetQuotaTarget = z.object({
  period_id: PeriodRef,
  ...subject,
  amount: z
    .nullable(
      guarded(
        'money',
        z.number().min(0, 'must not be negative').max(MAX, 'must be at most 1,000,000,000,000'),
      ),
    )
    .describe("In the plan's currency. null: no target, which is not zero."),
});

export const AddQuotaAdjustment = z.object({
  period_id: PeriodRef,
  ...subject,
  amount: guarded(
    'money',
    z.number().min(-MAX).max(MAX).describe('Signed: negative takes from what was billed. Not 0.'),
  ),
  currency: Currency.optional().describe("Default: the plan's."),
  reason: text(500).describe('Why, for whoever reads the ledger.'),
});

export const SetPeriodStatus = z.object({
  period_id: PeriodRef,
  status: z.enum(STATUSES),
});
