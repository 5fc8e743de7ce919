import * as z from 'zod';
import { DayField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated, Percent } from '#src/lib/money.ts';
import { guarded } from '#src/lib/trust.ts';
import { GUARANTEE_REMEDIES } from '../accounts/schema.ts';

const PLACEMENT_STATUSES = ['pending_start', 'started', 'fell_off', 'completed'] as const;
const PLACEMENT_TYPES = ['permanent', 'contract'] as const;
const FEE_TYPES = ['percent', 'fixed'] as const;
const RATE_PERIODS = ['hourly', 'daily', 'weekly'] as const;
/** How a contractor is engaged: employed by the agency, or invoicing it by some way. */
export const ENGAGEMENTS = ['payg', 'limited_company', 'sole_trader', 'umbrella', 'w2', 'c1099'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];
const PAY_METHODS = ['payroll', 'invoice', 'umbrella'] as const;
const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;
export const CREDIT_ROLES = ['candidate_consultant', 'job_owner', 'business_development', 'other'] as const;

const FINANCIALS = 'placements:financials:read';

/** Who earned a share of the fee. */
const Credit = z.object({
  user_id: id('user'),
  role: z.nullable(z.enum(CREDIT_ROLES)),
  percent: gated(FINANCIALS, z.number()),
});

/** What falling off meant for the guarantee. */
export const GuaranteeOutcome = z.object({
  in_guarantee: z.boolean(),
  remedy: z.nullable(z.enum(GUARANTEE_REMEDIES)),
  days_served: z.int(),
  refund_amount: gated(FINANCIALS, z.number()).describe(
    'What is to be refunded at most; null without a fee.',
  ),
});
export type GuaranteeOutcome = z.infer<typeof GuaranteeOutcome>;

/** What timesheets and the payroll need of a contract. */
const HandOff = z
  .object({
    payment_terms_days: z.nullable(z.int()).describe('Days the client has to pay an invoice.'),
    pay_method: z.nullable(z.enum(PAY_METHODS)),
    pay_frequency: z.nullable(z.enum(FREQUENCIES)),
    timesheet_frequency: z.nullable(z.enum(FREQUENCIES)),
    payee_name: z.nullable(z.string()).describe('Who is paid, where that is a company or an umbrella.'),
  })
  .meta({ id: 'HandOff' });

/** A won fee. */
export const Placement = z
  .object({
    id: id('placement'),
    candidate_id: id('candidate'),
    client_id: id('client'),
    candidate_name: z.nullable(z.string()),
    client_name: z.nullable(z.string()),
    job_title: z.nullable(z.string()),
    job_id: z.nullable(id('job')),
    application_id: z.nullable(id('application')),
    salary: gated(FINANCIALS, z.number()).describe('First-year salary.'),
    currency: z.nullable(z.string()).describe('Fixed when written, never derived again.'),
    fee: gated(
      FINANCIALS,
      z.object({
        type: z.enum(FEE_TYPES),
        percent: z.nullable(z.number()),
        amount: z.nullable(z.number()),
      }),
    ),
    placement_type: z.enum(PLACEMENT_TYPES),
    offer_date: z.nullable(z.string()),
    contract: z
      .nullable(
        z.object({
          end_date: z.nullable(z.string()),
          charge_rate: gated(FINANCIALS, z.number()),
          pay_rate: gated(FINANCIALS, z.number()),
          expected_gp: gated(FINANCIALS, z.number()).describe('Expected gross profit.'),
          rate_period: z.nullable(z.enum(RATE_PERIODS)),
          engagement: z.nullable(z.enum(ENGAGEMENTS)).describe('How the contractor is engaged.'),
          hand_off: gated('placements:contracting:read', HandOff).describe(
            'Timesheet and payroll hand-off: client payment terms and how the contractor is paid.',
          ),
        }),
      )
      .describe('Only for contract placements.'),
    credits: z.array(Credit).describe('Always totals 100.'),
    start_date: z.nullable(z.string()),
    guarantee_days: z.nullable(z.int()).describe('Days from start_date.'),
    status: z.enum(PLACEMENT_STATUSES),
    fell_off_at: z.nullable(z.string()),
    guarantee_outcome: z.nullable(GuaranteeOutcome).describe('Set when it fell off.'),
    notes: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Placement' });
export type Placement = z.infer<typeof Placement>;

const CreditFields = z.strictObject({
  user_id: guarded('credit', id('user')),
  percent: guarded('credit', Percent.describe('Of the fee.')),
  role: z.nullable(z.enum(CREDIT_ROLES)).optional(),
});
export type CreditFields = z.output<typeof CreditFields>;

const money = (meaning: string) => guarded('money', Amount.describe(meaning));

const terms = {
  salary: money('First-year salary.'),
  currency: Currency,
  fee_type: z.enum(FEE_TYPES),
  fee_percent: guarded('money', Percent.describe('Of the salary, for fee_type percent.')),
  fee_amount: money('The whole fee, for fee_type fixed.'),
  placement_type: z.enum(PLACEMENT_TYPES),
  offer_date: DayField,
  contract_end_date: DayField,
  charge_rate: money('What the client pays per rate_period.'),
  pay_rate: money('What the contractor is paid per rate_period.'),
  rate_period: z.enum(RATE_PERIODS),
  expected_gp: money('Expected gross profit of a contract.'),
  engagement: z
    .enum(ENGAGEMENTS)
    .describe('How the contractor is engaged (contracts); decides which documents the contract needs.'),
  payment_terms_days: z.int().min(0).max(365).describe('Days the client has to pay (contracts).'),
  pay_method: z.enum(PAY_METHODS).describe('How the contractor is paid (contracts).'),
  pay_frequency: z.enum(FREQUENCIES).describe('How often the contractor is paid (contracts).'),
  timesheet_frequency: z.enum(FREQUENCIES).describe('How often timesheets are due (contracts).'),
  payee_name: guarded(
    'money',
    z.string().trim().min(1).max(300).describe('The company or umbrella that is paid (contracts).'),
  ),
  credits: z.array(CreditFields).min(1, 'must name at least one user').max(50),
  start_date: DayField,
  guarantee_days: z.int().min(0).max(3650).describe('Days from start_date.'),
  notes: z.string().trim().min(1).max(20_000),
};

export const CreatePlacement = z.object({
  application_id: id('application')
    .optional()
    .describe('Tells candidate, client and job; otherwise give candidate_id and client_id.'),
  candidate_id: id('candidate').optional(),
  client_id: id('client').optional(),
  job_id: id('job')
    .optional()
    .describe('Which job, when the candidate is live on several open ones of the client.'),
  salary: terms.salary.optional(),
  currency: terms.currency
    .optional()
    .describe("Default: the client's own terms, the acting user, the agency standard, its country."),
  fee_type: terms.fee_type.default('percent'),
  fee_percent: terms.fee_percent
    .optional()
    .describe("Default: the client's fee schedule, by salary band, with its minimum fee."),
  fee_amount: terms.fee_amount.optional(),
  placement_type: terms.placement_type.optional().describe('Default: contract for a contract job.'),
  offer_date: terms.offer_date.optional().describe('Default: today.'),
  contract_end_date: terms.contract_end_date.optional(),
  charge_rate: terms.charge_rate.optional(),
  pay_rate: terms.pay_rate.optional(),
  rate_period: terms.rate_period.optional().describe("Default: from the job's pay period."),
  expected_gp: terms.expected_gp
    .optional()
    .describe('Default: (charge_rate - pay_rate) times the working units from start to end.'),
  engagement: terms.engagement.optional(),
  payment_terms_days: terms.payment_terms_days.optional().describe("Default: the client's own terms."),
  pay_method: terms.pay_method.optional().describe('Default: follows from engagement.'),
  pay_frequency: terms.pay_frequency.optional(),
  timesheet_frequency: terms.timesheet_frequency.optional(),
  payee_name: terms.payee_name.optional(),
  credits: terms.credits
    .optional()
    .describe('Who earned it; must total 100. Default: the acting user at 100.'),
  start_date: terms.start_date.optional(),
  guarantee_days: z.nullable(terms.guarantee_days).optional().describe("Default: the client's fee schedule."),
  notes: terms.notes.optional(),
});
export type CreatePlacement = z.output<typeof CreatePlacement>;

export const LogOffer = z.object({
  ...CreatePlacement.shape,
  offer_date: terms.offer_date.describe('When the offer was made.'),
});

export const UpdatePlacement = z.object({
  placement_id: id('placement'),
  status: z.enum(PLACEMENT_STATUSES).optional(),
  salary: z.nullable(terms.salary).optional(),
  currency: terms.currency.optional(),
  fee_type: terms.fee_type.optional(),
  fee_percent: z.nullable(terms.fee_percent).optional(),
  fee_amount: z.nullable(terms.fee_amount).optional(),
  placement_type: terms.placement_type.optional(),
  offer_date: z.nullable(terms.offer_date).optional(),
  contract_end_date: z.nullable(terms.contract_end_date).optional(),
  charge_rate: z.nullable(terms.charge_rate).optional(),
  pay_rate: z.nullable(terms.pay_rate).optional(),
  rate_period: z.nullable(terms.rate_period).optional(),
  expected_gp: z.nullable(terms.expected_gp).optional().describe('null computes it from the rates again.'),
  engagement: z.nullable(terms.engagement).optional(),
  payment_terms_days: z.nullable(terms.payment_terms_days).optional(),
  pay_method: z.nullable(terms.pay_method).optional(),
  pay_frequency: z.nullable(terms.pay_frequency).optional(),
  timesheet_frequency: z.nullable(terms.timesheet_frequency).optional(),
  payee_name: z.nullable(terms.payee_name).optional(),
  credits: terms.credits.optional().describe('Replaces the whole split; must total 100.'),
  start_date: z.nullable(terms.start_date).optional(),
  guarantee_days: z.nullable(terms.guarantee_days).optional(),
  notes: z.nullable(terms.notes).optional(),
});
export type UpdatePlacement = z.output<typeof UpdatePlacement>;

export const MarkStatus = z.object({
  placement_id: id('placement'),
  status: z.enum(PLACEMENT_STATUSES),
  reason: z.string().trim().min(1).max(2000).optional().describe('Kept in the activities.'),
});

export const PlacementFilters = {
  client_id: id('client').optional(),
  candidate_id: id('candidate').optional(),
  job_id: id('job').optional(),
  status: z.enum(PLACEMENT_STATUSES).optional(),
};
