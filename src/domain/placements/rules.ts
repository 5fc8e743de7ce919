import Big from 'big.js';
import { addDays, type Day, daysBetween, weekdaysBetween } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import { bandFor } from '../clients/index.ts';
import type { GuaranteeOutcome } from './schema.ts';

type RatePeriod = 'hourly' | 'daily' | 'weekly';
type Status = 'pending_start' | 'started' | 'fell_off' | 'completed';

/** The stored inputs of a fee. */
export interface FeeInputs {
  type: 'percent' | 'fixed';
  percent: number | null;
  /** The entered amount of a fixed fee. */
  entered: number | null;
  salary: number | null;
  /** The minimum fee, in the placement's currency, if the percent came from the client's schedule. */
  minimum: number | null;
}

/**
 * The amount of a fee: the entered amount for a fixed fee; salary × percent / 100 for a percent fee, but at least the
 * minimum. Null while the salary or the percent is unknown.
 */
export function feeAmount(fee: FeeInputs, currency: string): number | null {
  if (fee.type === 'fixed') return fee.entered === null ? null : roundMoney(fee.entered, currency);
  if (fee.salary === null || fee.percent === null) return null;
  const amount = roundMoney(new Big(fee.salary).times(fee.percent).div(100), currency);
  return fee.minimum === null ? amount : Math.max(amount, roundMoney(fee.minimum, currency));
}

/**
 * The percent of a schedule for a salary: that of its band, on the whole salary. Without a salary it is only known for
 * a single band.
 */
export function schedulePercent(schedule: FeeSchedule, salary: number | null): number | null {
  if (salary !== null) return bandFor(schedule.tiers, salary)?.percent ?? null;
  return schedule.tiers.length === 1 ? (schedule.tiers[0]?.percent ?? null) : null;
}

/** The working units between two days, both included: weekdays × 8 hours, weekdays, or weekdays / 5 weeks. */
export function workingUnits(period: RatePeriod, start: Day, end: Day): Big {
  const weekdays = new Big(weekdaysBetween(start, end));
  if (period === 'hourly') return weekdays.times(8);
  return period === 'weekly' ? weekdays.div(5) : weekdays;
}

export interface ContractTerms {
  charge_rate: number | null;
  pay_rate: number | null;
  rate_period: RatePeriod | null;
  start_date: Day | null;
  contract_end_date: Day | null;
}

/** The expected gross profit of a contract: margin × working units. Null while any part is unknown. */
export function grossProfit(terms: ContractTerms, currency: string): number | null {
  const { charge_rate, pay_rate, rate_period, start_date, contract_end_date } = terms;
  if (charge_rate === null || pay_rate === null || rate_period === null) return null;
  if (start_date === null || contract_end_date === null) return null;
  const margin = new Big(charge_rate).minus(pay_rate);
  return roundMoney(margin.times(workingUnits(rate_period, start_date, contract_end_date)), currency);
}

/**
 * The profit of the days a contractor worked before falling off, the last one included. An entered profit is
 * distributed over the weekdays of the term. Null while any part is unknown.
 * @param terms with the expected profit of the whole term
 * @param entered whether it was entered rather than computed
 */
export function workedProfit(
  terms: ContractTerms & { expected_gp: number | null },
  entered: boolean,
  left: Day,
  currency: string,
): number | null {
  const { start_date, contract_end_date, expected_gp } = terms;
  if (start_date === null) return null;
  if (left < start_date) return 0;
  const whole = contract_end_date !== null && contract_end_date <= left;
  if (whole) return expected_gp;
  if (!entered) return grossProfit({ ...terms, contract_end_date: left }, currency);
  if (expected_gp === null || contract_end_date === null) return null;
  const weekdays = weekdaysBetween(start_date, contract_end_date);
  if (weekdays === 0) return 0;
  const worked = weekdaysBetween(start_date, left);
  return roundMoney(new Big(expected_gp).times(worked).div(weekdays), currency);
}

/** The tolerance of the total of credits, so that thirds can be written with two decimals. */
const CREDIT_TOLERANCE = '0.01';

/** The total of credits if it is not 100 within the tolerance; null if it is. */
export function creditsFault(percents: readonly number[]): number | null {
  const total = percents.reduce((sum, percent) => sum.plus(percent), new Big(0));
  return total.minus(100).abs().gt(CREDIT_TOLERANCE) ? total.toNumber() : null;
}

/** The last day of a guarantee; null without a start or a guarantee. */
export function guaranteeEnd(start: Day | null, days: number | null): Day | null {
  return start === null || days === null ? null : addDays(start, days);
}

export interface GuaranteeInputs {
  start_date: Day | null;
  guarantee_days: number | null;
  remedy: GuaranteeOutcome['remedy'];
  /** The fee's amount. */
  fee: number | null;
  currency: string;
}

/**
 * The outcome under the guarantee if a candidate leaves on a day. Refunds: the fee, half of it, or its share of the
 * remaining days; if the client may choose between a replacement and half, the half, as the maximum cost. None once
 * the guarantee is over. Who withdraws before the start was never in it; what is refunded is at most as on the first day.
 */
export function guaranteeOutcome(given: GuaranteeInputs, leftOn: Day): GuaranteeOutcome {
  const { start_date, guarantee_days, remedy } = given;
  const days_served = start_date === null ? 0 : Math.max(0, daysBetween(start_date, leftOn));
  const is_covered = guarantee_days !== null && days_served <= guarantee_days;
  return {
    // The guarantee begins with the first day of work.
    in_guarantee: is_covered && hasBegun(start_date, leftOn),
    remedy,
    days_served,
    refund_amount: given.fee === null ? null : refund(given.fee, given, is_covered ? days_served : null),
  };
}

/** Whether a last day is one on which somebody worked: who withdraws before the start never did. */
export const hasBegun = (start: Day | null, leftOn: Day): boolean => start !== null && leftOn >= start;

function refund(fee: number, given: GuaranteeInputs, served: number | null): number {
  const { remedy, guarantee_days, currency } = given;
  if (served === null || guarantee_days === null) return 0;
  if (remedy === 'refund_full') return fee;
  if (remedy === 'refund_half' || remedy === 'replacement_or_refund_half')
    return roundMoney(new Big(fee).div(2), currency);
  if (remedy === 'refund_pro_rata' && guarantee_days > 0)
    return roundMoney(new Big(fee).times(guarantee_days - served).div(guarantee_days), currency);
  return 0;
}

const ORDER: Record<Status, number> = { pending_start: 0, started: 1, completed: 2, fell_off: 2 };

/** Whether a status change reverts a former one. */
export function isBackward(from: Status, to: Status): boolean {
  return ORDER[to] < ORDER[from] || (ORDER[to] === ORDER[from] && to !== from);
}
