import { invalid } from '#src/lib/errors.ts';
import { type MoneyScope, roundMoney, roundPercent } from '#src/lib/money.ts';
import { currencyOf } from '#src/lib/places.ts';
import type { ClientTerms } from '../clients/index.ts';
import type { Context } from '../context.ts';
import type { JobView } from '../jobs/index.ts';
import { changedHandOff, HAND_OFF_FIELDS, type HandOffColumns, NO_HAND_OFF, newHandOff } from './hand-off.ts';
import { feeAmount, grossProfit, guaranteeEnd, schedulePercent } from './rules.ts';
import { type CreatePlacement, FINANCIALS, type UpdatePlacement } from './schema.ts';
import type { PlacementRow } from './store.ts';

/** The scope that shows a client's terms. */
const TERMS = 'clients:financials:read';

type FeeColumns = Pick<
  PlacementRow,
  'fee_type' | 'fee_percent' | 'fee_amount' | 'fee_from_schedule' | 'minimum_fee'
>;
type ContractColumns = Pick<
  PlacementRow,
  | 'placement_type'
  | 'contract_end_date'
  | 'charge_rate'
  | 'pay_rate'
  | 'rate_period'
  | 'expected_gp'
  | 'expected_gp_set'
> &
  HandOffColumns;
type Terms = FeeColumns &
  ContractColumns &
  Pick<
    PlacementRow,
    'salary' | 'currency' | 'offer_date' | 'start_date' | 'guarantee_days' | 'guarantee_ends_on'
  >;

/**
 * The default currency of a placement: the client's own terms', else the acting user's default, the agency standard's,
 * or that of the agency's country.
 */
function defaultCurrency(ctx: Context, client: ClientTerms): string {
  return (
    client.own?.currency ??
    ctx.user?.defaultCurrency ??
    (ctx.account.standardFeeSchedule.currency || currencyOf(ctx.account.country))
  );
}

/** The money and dates of a new placement; omitted ones are taken from the client's terms and the job. */
export function newTerms(ctx: Context, input: CreatePlacement, client: ClientTerms, job: JobView): Terms {
  const currency = input.currency ?? defaultCurrency(ctx, client);
  const salary = input.salary === undefined ? null : roundMoney(input.salary, currency);
  const start_date = input.start_date ?? null;
  const guarantee_days =
    input.guarantee_days === undefined ? client.live.guarantee_days : input.guarantee_days;
  const fee = newFee(ctx, input, salary, currency, client);
  const contract = newContract(input, currency, job, client.live.payment_terms_days);
  return {
    salary,
    currency,
    fee_type: fee.fee_type,
    fee_percent: fee.fee_percent,
    fee_amount: fee.fee_amount,
    fee_from_schedule: fee.fee_from_schedule,
    minimum_fee: fee.minimum_fee,
    placement_type: contract.placement_type,
    contract_end_date: contract.contract_end_date,
    charge_rate: contract.charge_rate,
    pay_rate: contract.pay_rate,
    rate_period: contract.rate_period,
    expected_gp: contract.expected_gp,
    expected_gp_set: contract.expected_gp_set,
    engagement: contract.engagement,
    payment_terms_days: contract.payment_terms_days,
    pay_method: contract.pay_method,
    pay_frequency: contract.pay_frequency,
    timesheet_frequency: contract.timesheet_frequency,
    payee_name: contract.payee_name,
    offer_date: input.offer_date ?? ctx.today,
    start_date,
    guarantee_days,
    guarantee_ends_on: guaranteeEnd(start_date, guarantee_days),
  };
}

function newFee(
  ctx: Context,
  input: CreatePlacement,
  salary: number | null,
  currency: string,
  client: ClientTerms,
): FeeColumns {
  checkFee(input.fee_type, input);
  if (input.fee_type === 'fixed') {
    if (input.fee_amount === undefined) throw noAmount();
    return fixedFee(input.fee_amount, currency);
  }
  return input.fee_percent === undefined
    ? scheduledFee(ctx, salary, currency, client, [TERMS])
    : percentFee(input.fee_percent, salary, currency);
}

function checkFee(
  type: PlacementRow['fee_type'],
  given: { fee_percent?: number | null | undefined; fee_amount?: number | null | undefined },
): void {
  if (type === 'percent' && given.fee_amount != null) {
    throw invalid(
      'fee_amount',
      'fee_amount: is the fee of fee_type fixed; send fee_type: "fixed" with it, or give fee_percent instead',
    );
  }
  if (type === 'fixed' && given.fee_percent != null) {
    throw invalid(
      'fee_percent',
      'fee_percent: belongs to fee_type percent; leave it out for a fixed fee, or send fee_type: "percent"',
    );
  }
}

// Checked without the stored type, which an error would reveal to a credential that may not see it.
function requireFeeType(given: UpdatePlacement): void {
  if (given.fee_type !== undefined || (given.fee_percent === undefined && given.fee_amount === undefined))
    return;
  throw invalid(
    'fee_type',
    `fee_type: goes with fee_percent and fee_amount for a credential without ${FINANCIALS}, which may not see the type that is stored; send "percent" or "fixed" with it`,
  );
}

function noAmount() {
  return invalid('fee_amount', 'fee_amount: a fixed fee needs its amount');
}

function fixedFee(entered: number | null, currency: string): FeeColumns {
  const fee_amount = entered === null ? null : roundMoney(entered, currency);
  return { fee_type: 'fixed', fee_percent: null, fee_amount, fee_from_schedule: 0, minimum_fee: null };
}

function percentFee(percent: number | null, salary: number | null, currency: string): FeeColumns {
  const fee_percent = percent === null ? null : roundPercent(percent);
  return {
    fee_type: 'percent',
    fee_percent,
    fee_amount: feeAmount(
      { type: 'percent', percent: fee_percent, entered: null, salary, minimum: null },
      currency,
    ),
    fee_from_schedule: 0,
    minimum_fee: null,
  };
}

function scheduledFee(
  ctx: Context,
  salary: number | null,
  currency: string,
  client: ClientTerms,
  shownWith: readonly MoneyScope[],
): FeeColumns {
  const { live } = client;
  const fee_percent = schedulePercent(live, salary);
  const same = live.currency === currency;
  if (!same && (live.tiers.length > 1 || live.minimum_fee !== null)) {
    ctx.warnGated(
      shownWith,
      'terms_currency',
      `The terms of ${client.name} are in ${live.currency} and the placement is in ${currency}: the salary was put in its band as it stands, and no minimum fee was applied. Money is never converted; give fee_percent to settle it.`,
    );
  }
  const minimum_fee = same ? live.minimum_fee : null;
  return {
    fee_type: 'percent',
    fee_percent,
    fee_amount: feeAmount(
      { type: 'percent', percent: fee_percent, entered: null, salary, minimum: minimum_fee },
      currency,
    ),
    fee_from_schedule: 1,
    minimum_fee,
  };
}

const RATE_OF = { hour: 'hourly', day: 'daily', year: null } as const;

function newContract(
  input: CreatePlacement,
  currency: string,
  job: JobView,
  paymentTerms: number | null,
): ContractColumns {
  const type = input.placement_type ?? (job.employment_type === 'contract' ? 'contract' : 'permanent');
  checkContract(type, input);
  if (type === 'permanent') return NO_CONTRACT;
  const money = (amount: number | undefined): number | null =>
    amount === undefined ? null : roundMoney(amount, currency);
  const terms = {
    contract_end_date: input.contract_end_date ?? null,
    charge_rate: money(input.charge_rate),
    pay_rate: money(input.pay_rate),
    rate_period: input.rate_period ?? RATE_OF[job.period],
  };
  const start_date = input.start_date ?? null;
  checkTerm(start_date, terms.contract_end_date);
  return {
    placement_type: 'contract',
    ...terms,
    expected_gp: money(input.expected_gp) ?? grossProfit({ ...terms, start_date }, currency),
    expected_gp_set: input.expected_gp === undefined ? 0 : 1,
    ...newHandOff(input, paymentTerms),
  };
}

const NO_CONTRACT: ContractColumns = {
  placement_type: 'permanent',
  contract_end_date: null,
  charge_rate: null,
  pay_rate: null,
  rate_period: null,
  expected_gp: null,
  expected_gp_set: 0,
  ...NO_HAND_OFF,
};

const CONTRACT_FIELDS = [
  'contract_end_date',
  'charge_rate',
  'pay_rate',
  'rate_period',
  'expected_gp',
  ...HAND_OFF_FIELDS,
] as const;

function checkContract(
  type: PlacementRow['placement_type'],
  given: { [K in (typeof CONTRACT_FIELDS)[number]]?: string | number | null | undefined },
): void {
  if (type === 'contract') return;
  const field = CONTRACT_FIELDS.find((name) => given[name] != null);
  if (field === undefined) return;
  throw invalid(
    field,
    `${field}: belongs to a contract, and this placement is permanent; send placement_type: "contract" with it, or leave it out`,
  );
}

function checkTerm(start: string | null, end: string | null): void {
  if (start !== null && end !== null && end < start) {
    throw invalid(
      'contract_end_date',
      `contract_end_date: ${end} is before the start on ${start}; a contract ends on or after the day it starts`,
    );
  }
}

/**
 * The money and dates of a placement after a change. A new salary keeps the stored percent; the minimum is only applied
 * again if the percent came from the client's schedule. expected_gp is recalculated when a rate or the term changes,
 * unless the same change sets it.
 * @param terms loads the client's terms, only called if the percent comes from them
 */
export async function changedTerms(
  ctx: Context,
  row: PlacementRow,
  input: UpdatePlacement,
  terms: () => Promise<ClientTerms>,
): Promise<Terms> {
  const currency = input.currency ?? row.currency ?? defaultCurrency(ctx, await terms());
  const money = (now: number | null | undefined, was: number | null): number | null => {
    const amount = now === undefined ? was : now;
    return amount === null ? null : roundMoney(amount, currency);
  };
  const salary = money(input.salary, row.salary);
  const start_date = input.start_date === undefined ? row.start_date : input.start_date;
  const guarantee_days = input.guarantee_days === undefined ? row.guarantee_days : input.guarantee_days;
  return {
    salary,
    currency,
    ...(await changedFee(ctx, row, input, salary, currency, terms)),
    ...changedContract(row, input, start_date, currency, money),
    offer_date: input.offer_date === undefined ? row.offer_date : input.offer_date,
    start_date,
    guarantee_days,
    guarantee_ends_on: guaranteeEnd(start_date, guarantee_days),
  };
}

async function changedFee(
  ctx: Context,
  row: PlacementRow,
  input: UpdatePlacement,
  salary: number | null,
  currency: string,
  terms: () => Promise<ClientTerms>,
): Promise<FeeColumns> {
  const sees = ctx.can(FINANCIALS);
  if (!sees) requireFeeType(input);
  const type = input.fee_type ?? row.fee_type;
  checkFee(type, input);
  if (type === 'fixed') {
    const keeps = input.fee_amount === undefined && row.fee_type === 'fixed';
    const entered = keeps && (sees || input.fee_type === undefined) ? row.fee_amount : input.fee_amount;
    if (entered === undefined) throw noAmount();
    return fixedFee(entered, currency);
  }
  if (input.fee_percent !== undefined) return percentFee(input.fee_percent, salary, currency);
  const { fee_percent, fee_from_schedule } = row;
  if (row.fee_type === 'percent' && salary === row.salary && currency === row.currency) {
    return {
      fee_type: 'percent',
      fee_percent,
      fee_amount: row.fee_amount,
      fee_from_schedule,
      minimum_fee: row.minimum_fee,
    };
  }
  const kept = row.fee_type === 'percent' && (fee_percent !== null || fee_from_schedule === 0);
  if (!kept) return scheduledFee(ctx, salary, currency, await terms(), [TERMS, FINANCIALS]);
  const minimum_fee = currency === row.currency ? row.minimum_fee : null;
  const fee = { type: 'percent', percent: fee_percent, entered: null, salary, minimum: minimum_fee } as const;
  return {
    fee_type: 'percent',
    fee_percent,
    fee_amount: feeAmount(fee, currency),
    fee_from_schedule,
    minimum_fee,
  };
}

function changedContract(
  row: PlacementRow,
  input: UpdatePlacement,
  start_date: string | null,
  currency: string,
  money: (now: number | null | undefined, was: number | null) => number | null,
): ContractColumns {
  const type = input.placement_type ?? row.placement_type;
  checkContract(type, input);
  if (type === 'permanent') return NO_CONTRACT;
  const terms = {
    contract_end_date:
      input.contract_end_date === undefined ? row.contract_end_date : input.contract_end_date,
    charge_rate: money(input.charge_rate, row.charge_rate),
    pay_rate: money(input.pay_rate, row.pay_rate),
    rate_period: input.rate_period === undefined ? row.rate_period : input.rate_period,
  };
  checkTerm(start_date, terms.contract_end_date);
  const moved =
    start_date !== row.start_date ||
    terms.contract_end_date !== row.contract_end_date ||
    terms.charge_rate !== row.charge_rate ||
    terms.pay_rate !== row.pay_rate ||
    terms.rate_period !== row.rate_period;
  const computed = (): number | null => grossProfit({ ...terms, start_date }, currency);
  const kept = { expected_gp: money(undefined, row.expected_gp), expected_gp_set: row.expected_gp_set };
  let profit = kept;
  if (input.expected_gp != null) profit = { expected_gp: money(input.expected_gp, null), expected_gp_set: 1 };
  else if (input.expected_gp === null) profit = { expected_gp: computed(), expected_gp_set: 0 };
  else if (moved) {
    // An entered figure is kept if it can no longer be computed.
    const again = computed();
    profit = again === null && row.expected_gp_set === 1 ? kept : { expected_gp: again, expected_gp_set: 0 };
  }
  return { placement_type: 'contract', ...terms, ...profit, ...changedHandOff(row, input) };
}
