import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { DayField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, type GatedFieldEffect, gated, Percent } from '#src/lib/money.ts';
import { guarded } from '#src/lib/trust.ts';
import { GUARANTEE_REMEDIES } from '../accounts/schema.ts';
import { NameFilter } from '../fields.ts';
import { clearable, column, computed, group, hidden, type RecordRow, record } from '../record/index.ts';

export const PLACEMENT_STATUSES = ['pending_start', 'started', 'fell_off', 'completed'] as const;
const PLACEMENT_TYPES = ['permanent', 'contract'] as const;
const FEE_TYPES = ['percent', 'fixed'] as const;
const RATE_PERIODS = ['hourly', 'daily', 'weekly'] as const;
/** How a contractor is engaged: employed by the agency, or by some form of invoicing it. */
export const ENGAGEMENTS = ['payg', 'limited_company', 'sole_trader', 'umbrella', 'w2', 'c1099'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];
const PAY_METHODS = ['payroll', 'invoice', 'umbrella'] as const;
const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;
const CREDIT_ROLES = ['candidate_consultant', 'job_owner', 'business_development', 'other'] as const;

/** The scope that shows a placement's money. */
export const FINANCIALS = 'placements:financials:read';

/** A user's share of the fee. */
const Credit = z.object({
  user_id: id('user'),
  role: z.nullable(z.enum(CREDIT_ROLES)),
  percent: gated(FINANCIALS, z.number()),
});

/** The outcome of falling off under the guarantee. */
export const GuaranteeOutcome = z.object({
  in_guarantee: z.boolean(),
  remedy: z.nullable(z.enum(GUARANTEE_REMEDIES)),
  days_served: z.int(),
  refund_amount: gated(FINANCIALS, z.number()).describe(
    'What is to be refunded at most; null without a fee.',
  ),
});
export type GuaranteeOutcome = z.infer<typeof GuaranteeOutcome>;

export const CreditFields = z.strictObject({
  user_id: guarded('credit', id('user')),
  percent: guarded('credit', Percent.describe('Of the fee.')),
  role: z.nullable(z.enum(CREDIT_ROLES)).optional(),
});
export type CreditFields = z.output<typeof CreditFields>;

const money = (meaning: string) => guarded('money', Amount.describe(meaning));

const Salary = money('First-year salary.');
const PlacementType = z.enum(PLACEMENT_TYPES);
const FeeType = z.enum(FEE_TYPES);
const FeePercent = guarded('money', Percent.describe('Of the salary, for fee_type percent.'));
const FeeAmount = money('The whole fee, for fee_type fixed.');
const ChargeRate = money('What the client pays per rate_period.');
const PayRate = money('What the contractor is paid per rate_period.');
const ExpectedProfit = money('Expected gross profit of a contract.');
const RatePeriod = z.enum(RATE_PERIODS);
const EngagementField = z
  .enum(ENGAGEMENTS)
  .describe('How the contractor is engaged (contracts); decides which documents the contract needs.');
const PaymentTerms = z.int().min(0).max(365).describe('Days the client has to pay (contracts).');
const PayMethod = z.enum(PAY_METHODS).describe('How the contractor is paid (contracts).');
const PayFrequency = z.enum(FREQUENCIES).describe('How often the contractor is paid (contracts).');
const TimesheetFrequency = z.enum(FREQUENCIES).describe('How often timesheets are due (contracts).');
const Payee = guarded(
  'money',
  z.string().trim().min(1).max(300).describe('The company or umbrella that is paid (contracts).'),
);
const Split = z.array(CreditFields).min(1, 'must name at least one user').max(50);
const GuaranteeDays = z.nullable(z.int().min(0).max(3650).describe('Days from start_date.'));
const FellOffAt = DayField.describe('With status fell_off: the last day. Default: today.');
const Notes = z.string().trim().min(1).max(20_000);

/** Where the agency placed somebody who may still be there. */
export const PlacedByUs = z
  .object({ client: z.string(), since: z.nullable(z.string()) })
  .describe('The client at which this agency placed the person, and the start; left out for others.')
  .meta({ id: 'PlacedByUs' });
export type PlacedByUs = z.infer<typeof PlacedByUs>;

/** The fields of a placement: how each is shown and stored, and which of them create and update accept. */
export const PLACEMENT = record('placement', 'placements', {
  id: column(id('placement')),
  account_id: hidden(id('account')),
  candidate_id: column(id('candidate'), { filter: true }),
  client_id: column(id('client'), { filter: true }),
  // Copies of the names at the time of the placement.
  candidate_name: column(z.nullable(z.string())),
  client_name: column(z.nullable(z.string())),
  job_title: column(z.nullable(z.string())),
  job_id: column(z.nullable(id('job')), { filter: true }),
  application_id: column(z.nullable(id('application'))),
  salary: column(
    gated(FINANCIALS, z.number()).describe(
      "First-year salary, as the client's fee_basis has it: base pay alone, or the package with super, allowances and bonus.",
    ),
    clearable(Salary),
  ),
  currency: column(z.nullable(z.string()).describe('Fixed when written, never derived again.'), {
    create: Currency.optional().describe(
      "Default: the client's own terms, the acting user, the agency standard, its country.",
    ),
    update: Currency.optional(),
  }),
  fee: group(
    {
      type: column(FeeType, {
        column: 'fee_type',
        create: FeeType.default('percent'),
        update: FeeType.optional(),
      }),
      percent: column(z.nullable(z.number()), {
        column: 'fee_percent',
        create: FeePercent.optional().describe(
          "Default: the client's fee schedule, by salary band, with its minimum fee.",
        ),
        update: z.nullable(FeePercent).optional(),
      }),
      amount: column(z.nullable(z.number()), { column: 'fee_amount', ...clearable(FeeAmount) }),
    },
    {},
    (fee) => gated(FINANCIALS, fee),
  ),
  /** Whether the percent came from the client's schedule: only then does its minimum apply. */
  fee_from_schedule: hidden(z.int()),
  minimum_fee: hidden(z.nullable(z.number())),
  placement_type: column(PlacementType, {
    create: PlacementType.optional().describe('Default: contract for a contract job.'),
    update: PlacementType.optional(),
  }),
  offer_date: column(z.nullable(z.string()), {
    create: DayField.optional().describe('Default: today.'),
    update: z.nullable(DayField).optional(),
  }),
  contract: group(
    {
      end_date: column(z.nullable(z.string()), { column: 'contract_end_date', ...clearable(DayField) }),
      charge_rate: column(gated(FINANCIALS, z.number()), clearable(ChargeRate)),
      pay_rate: column(gated(FINANCIALS, z.number()), clearable(PayRate)),
      expected_gp: column(gated(FINANCIALS, z.number()).describe('Expected gross profit.'), {
        create: ExpectedProfit.optional().describe(
          'Default: (charge_rate - pay_rate) times the working units from start to end.',
        ),
        update: z.nullable(ExpectedProfit).optional().describe('null computes it from the rates again.'),
      }),
      original_expected_gp: column(
        gated(FINANCIALS, z.number()).describe(
          'Of the whole term, once it fell off; expected_gp is then that of the days worked.',
        ),
      ),
      rate_period: column(z.nullable(RatePeriod), {
        create: RatePeriod.optional().describe("Default: from the job's pay period."),
        update: z.nullable(RatePeriod).optional(),
      }),
      engagement: column(
        z.nullable(z.enum(ENGAGEMENTS)).describe('How the contractor is engaged.'),
        clearable(EngagementField),
      ),
      hand_off: group(
        {
          payment_terms_days: column(z.nullable(z.int()).describe('Days the client has to pay an invoice.'), {
            create: PaymentTerms.optional().describe("Default: the client's own terms."),
            update: z.nullable(PaymentTerms).optional(),
          }),
          pay_method: column(z.nullable(z.enum(PAY_METHODS)), {
            create: PayMethod.optional().describe('Default: follows from engagement.'),
            update: z.nullable(PayMethod).optional(),
          }),
          pay_frequency: column(z.nullable(z.enum(FREQUENCIES)), clearable(PayFrequency)),
          timesheet_frequency: column(z.nullable(z.enum(FREQUENCIES)), clearable(TimesheetFrequency)),
          payee_name: column(
            z.nullable(z.string()).describe('Who is paid, where that is a company or an umbrella.'),
            clearable(Payee),
          ),
        },
        {},
        (terms) =>
          gated('placements:contracting:read', terms.meta({ id: 'HandOff' })).describe(
            'Timesheet and payroll hand-off: client payment terms and how the contractor is paid.',
          ),
      ),
    },
    { presentIf: { placement_type: 'contract' } },
    (contract) => z.nullable(contract).describe('Only for contract placements.'),
  ),
  /** Whether expected_gp was entered; otherwise it was computed. */
  expected_gp_set: hidden(z.int()),
  credits: computed(z.array(Credit).describe('Always totals 100.'), {
    create: Split.optional().describe(
      "Who earned it; must total 100. Default: all of it the application's owner's, else the job owner's.",
    ),
    update: Split.optional().describe('Replaces the whole split; must total 100.'),
  }),
  start_date: column(z.nullable(z.string()), clearable(DayField)),
  guarantee_days: column(z.nullable(z.int()).describe('Days from start_date.'), {
    create: GuaranteeDays.optional().describe("Default: the client's fee schedule."),
    update: GuaranteeDays.optional(),
  }),
  /** A term of the client, which only clients:financials:read shows. */
  guarantee_remedy: hidden(z.nullable(z.enum(GUARANTEE_REMEDIES))),
  guarantee_ends_on: column(z.nullable(z.string()).describe('The last day of the guarantee.')),
  status: column(z.enum(PLACEMENT_STATUSES), {
    update: z.enum(PLACEMENT_STATUSES).optional(),
    filter: true,
  }),
  fell_off_at: column(z.nullable(z.string()).describe('The last day, once it fell off.'), {
    update: z.nullable(FellOffAt).optional(),
  }),
  guarantee_outcome: column(z.nullable(GuaranteeOutcome).describe('Set when it fell off.')),
  notes: column(z.nullable(z.string()), clearable(Notes)),
  owner_id: hidden(z.nullable(id('user'))),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type PlacementRow = RecordRow<typeof PLACEMENT>;

declare module '#db/types.ts' {
  interface Database {
    placements: PlacementRow;
  }
}

/** A placement with its fee. */
export const Placement = z.object(PLACEMENT.shape).meta({ id: 'Placement' });
export type Placement = z.infer<typeof Placement>;

export const CreatePlacement = z.object({
  application_id: id('application')
    .optional()
    .describe('Tells candidate, client and job; otherwise give candidate_id and client_id.'),
  candidate_id: id('candidate').optional(),
  client_id: id('client').optional(),
  job_id: id('job')
    .optional()
    .describe('Which job, when the candidate is live on several open ones of the client.'),
  ...PLACEMENT.create,
});
export type CreatePlacement = z.output<typeof CreatePlacement>;

export const LogOffer = z.object({
  ...CreatePlacement.shape,
  offer_date: DayField.describe('When the offer was made.'),
});

const { status, ...changes } = PLACEMENT.update;
export const UpdatePlacement = z.object({ placement_id: id('placement'), status, ...changes });
export type UpdatePlacement = z.output<typeof UpdatePlacement>;

const PROFIT = ['contract.expected_gp', 'contract.original_expected_gp'];
const REFUND = 'guarantee_outcome.refund_amount';

/** Gated members that the inputs of a change affect. */
export const PLACEMENT_GATED_EFFECTS = {
  salary: { sets: 'salary', recalculates: ['fee', REFUND] },
  currency: { recalculates: ['salary', 'fee', 'contract', REFUND] },
  fee_type: { sets: 'fee', recalculates: [REFUND] },
  fee_percent: { sets: 'fee', recalculates: [REFUND] },
  fee_amount: { sets: 'fee', recalculates: [REFUND] },
  placement_type: { recalculates: ['contract'] },
  contract_end_date: { recalculates: PROFIT },
  charge_rate: { sets: 'contract.charge_rate', recalculates: PROFIT },
  pay_rate: { sets: 'contract.pay_rate', recalculates: PROFIT },
  rate_period: { recalculates: PROFIT },
  expected_gp: { sets: 'contract.expected_gp', recalculates: PROFIT },
  engagement: { recalculates: ['contract.hand_off'] },
  payment_terms_days: { sets: 'contract.hand_off' },
  pay_method: { sets: 'contract.hand_off' },
  pay_frequency: { sets: 'contract.hand_off' },
  timesheet_frequency: { sets: 'contract.hand_off' },
  payee_name: { sets: 'contract.hand_off' },
  credits: { sets: 'credits' },
  start_date: { recalculates: [...PROFIT, REFUND] },
  guarantee_days: { recalculates: [REFUND] },
  status: { recalculates: [...PROFIT, REFUND] },
  fell_off_at: { recalculates: [...PROFIT, REFUND] },
} as const satisfies { [K in keyof UpdatePlacement]?: GatedFieldEffect };

const { status: ofStatus, fell_off_at: ofDay } = PLACEMENT_GATED_EFFECTS;
export const MARK_GATED_EFFECTS = { status: ofStatus, fell_off_at: ofDay };

export const MarkStatus = z.object({
  placement_id: id('placement'),
  status: z.enum(PLACEMENT_STATUSES),
  fell_off_at: FellOffAt.optional(),
  reason: z.string().trim().min(1).max(2000).optional().describe('Kept in the activities.'),
});

export const PlacementFilters = {
  ...PLACEMENT.filters,
  placement_type: PlacementType.optional(),
  name: NameFilter,
  offered_after: DayField.optional().describe('offer_date on or after this day.'),
  offered_before: DayField.optional(),
  starts_after: DayField.optional().describe('Starts on or after this day.'),
  starts_before: DayField.optional(),
  ends_after: DayField.optional().describe('Contracts that end on or after this day.'),
  ends_before: DayField.optional(),
  guarantee_ends_after: DayField.optional().describe('Its guarantee ends on or after this day.'),
  guarantee_ends_before: DayField.optional(),
  ongoing: z
    .boolean()
    .optional()
    .describe('true: neither fell off nor completed, and no contract end before today; false: the others.'),
};
export type PlacementFilters = ListFilters & z.output<z.ZodObject<typeof PlacementFilters>>;
