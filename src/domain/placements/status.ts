import { json } from '#db/rows.ts';
import { addDays, type Day } from '#src/lib/clock.ts';
import { invalid } from '#src/lib/errors.ts';
import type { Context } from '../context.ts';
import { guaranteeOutcome, hasBegun, isBackward, workedProfit } from './rules.ts';
import { FINANCIALS, type GuaranteeOutcome } from './schema.ts';
import type { PlacementRow } from './store.ts';

/** The inputs about a status and the last day. */
export interface FallGiven {
  status?: PlacementRow['status'] | undefined;
  /** Null says of a placement that has not fallen off that there is no last day. */
  fell_off_at?: Day | null | undefined;
  start_date?: Day | null | undefined;
}

/** A placement with the expected profit of its whole term, also if it fell off. */
export function agreedTerms(row: PlacementRow): PlacementRow {
  if (row.status !== 'fell_off') return row;
  return { ...row, expected_gp: row.original_expected_gp, original_expected_gp: null };
}

/**
 * The columns for a changed status with everything derived from it. All changes are allowed; one that reverts a former
 * one adds a warning. A placement that fell off stores its last day, the guarantee's outcome and the profit of the days
 * worked, recalculated with every change; leaving that status clears them.
 * @param row the present placement
 * @param next it with all other changes, and the profit of the whole term
 * @throws AppError VALIDATION_ERROR on `start_date` if it is needed, on `fell_off_at` for an invalid day
 */
export function statusPatch(
  ctx: Context,
  row: PlacementRow,
  next: PlacementRow,
  given: FallGiven,
): Partial<PlacementRow> {
  const to = given.status ?? row.status;
  const moves = to !== row.status;
  const begun = to === 'started' || to === 'fell_off';
  if (begun && next.start_date === null && (moves || row.start_date !== null)) throw noStart(to);
  if (to !== 'fell_off') {
    if (given.fell_off_at != null) throw notFallen(to);
    if (!moves) return {};
    warnOfBackward(ctx, row.status, to);
    if (row.status !== 'fell_off') return { status: to };
    const whole = { expected_gp: next.expected_gp, original_expected_gp: null };
    return { status: to, fell_off_at: null, guarantee_outcome: null, ...whole };
  }
  if (given.fell_off_at === null && !moves) throw noLastDay(row);
  const left = given.fell_off_at ?? row.fell_off_at ?? ctx.today;
  checkDay(ctx, row, left, next.start_date, given);
  return fallen(ctx, row, next, left, given);
}

function fallen(
  ctx: Context,
  row: PlacementRow,
  next: PlacementRow,
  left: Day,
  given: FallGiven,
): Partial<PlacementRow> {
  const outcome = outcomeOf(ctx, next, left);
  const moves = row.status !== 'fell_off';
  if (moves && !hasBegun(next.start_date, left)) warnOfNoStart(ctx, next);
  else if (moves && !outcome.in_guarantee) {
    warnOfBackward(ctx, row.status, 'fell_off');
    if (given.fell_off_at == null && next.guarantee_days !== null) warnOfToday(ctx, next, left);
  }
  const profit = profitOf(next, left, next.currency ?? ctx.account.currency);
  if (moves && profit.expected_gp === null && profit.original_expected_gp !== null) warnOfProfit(ctx);
  return { status: 'fell_off', fell_off_at: left, guarantee_outcome: json.encode(outcome), ...profit };
}

/** The outcome under the guarantee if somebody leaves on a day. */
export function outcomeOf(ctx: Context, next: PlacementRow, left: Day): GuaranteeOutcome {
  const given = {
    start_date: next.start_date,
    guarantee_days: next.guarantee_days,
    remedy: next.guarantee_remedy,
    fee: next.fee_amount,
    currency: next.currency ?? ctx.account.currency,
  };
  return guaranteeOutcome(given, left);
}

function profitOf(
  next: PlacementRow,
  left: Day,
  currency: string,
): Pick<PlacementRow, 'expected_gp' | 'original_expected_gp'> {
  if (next.placement_type !== 'contract') return { expected_gp: null, original_expected_gp: null };
  return {
    expected_gp: workedProfit(next, next.expected_gp_set === 1, left, currency),
    original_expected_gp: next.expected_gp,
  };
}

// The last day cannot be before a start that has been; who withdraws before the start was to come falls off on any day
// until today, with 0 days served.
function checkDay(ctx: Context, row: PlacementRow, left: Day, start: Day | null, given: FallGiven): void {
  if (left > ctx.today) {
    throw invalid(
      'fell_off_at',
      `fell_off_at: ${left} has not come yet (today is ${ctx.today}); mark it once the candidate has left`,
    );
  }
  if (start === null || left >= start) return;
  const isMoved = row.status === 'fell_off' && start !== row.start_date;
  const isTold = given.fell_off_at != null && left !== row.fell_off_at && start <= ctx.today;
  if (isMoved || isTold) {
    throw invalid(
      'fell_off_at',
      `fell_off_at: ${left} is before the start on ${start}; give a day from then on, or set start_date right with update_placement`,
    );
  }
}

function noStart(to: PlacementRow['status']) {
  const never = to === 'fell_off' ? ', or was to start where they never did (no day is served then)' : '';
  return invalid(
    'start_date',
    `start_date: the status ${to} needs the day the candidate started${never}, which is not on record; ask for it, and send start_date with the status in update_placement`,
  );
}

function notFallen(to: PlacementRow['status']) {
  return invalid(
    'fell_off_at',
    `fell_off_at: is the last day of a placement that fell off, and this one is ${to}; send status: "fell_off" with it, or leave it out`,
  );
}

function noLastDay({ fell_off_at }: PlacementRow) {
  return invalid(
    'fell_off_at',
    `fell_off_at: a placement that fell off has a last day (${fell_off_at}); send another day, or another status with it`,
  );
}

/** Warns of a status change that reverts a former one. */
export function warnOfBackward(ctx: Context, from: PlacementRow['status'], to: PlacementRow['status']): void {
  if (!isBackward(from, to)) return;
  ctx.warn(
    'status_backward',
    `The placement went from ${from} to ${to}. If that was not meant, set it back with mark_placement_status.`,
  );
}

function warnOfNoStart(ctx: Context, next: PlacementRow): void {
  const name = ctx.can('candidates:read') ? (next.candidate_name ?? 'The person') : 'The person';
  ctx.warn(
    'never_started',
    `${name} never started, so the guarantee had not begun: what becomes of the fee is agreed with the client.`,
  );
}

function warnOfToday(ctx: Context, next: PlacementRow, left: Day): void {
  if (next.start_date === null || next.guarantee_days === null) return;
  const last = addDays(next.start_date, next.guarantee_days);
  ctx.warn(
    'fell_off_today',
    `Today, ${left}, was taken as the last day; the guarantee ended on ${last}, so nothing is refunded. If the candidate left earlier, call mark_placement_status again with fell_off_at.`,
  );
}

function warnOfProfit(ctx: Context): void {
  ctx.warnGated(
    [FINANCIALS],
    'worked_profit_unknown',
    'What the days worked brought is not known: the gross profit was entered, and nothing says how long the contract was to run. Give contract_end_date with update_placement.',
  );
}
