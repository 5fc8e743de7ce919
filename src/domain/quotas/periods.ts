import type { Selectable } from 'kysely';
import { findRow, insertRow, statement } from '#db/rows.ts';
import type { QuotaPeriodsTable } from '#db/schema/quotas.ts';
import { type Day, dayIn } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, positionOf, toPage } from '#src/lib/page.ts';
import { findAgency } from '../accounts/agencies.ts';
import type { Context, WriteContext } from '../context.ts';
import { fits, labelOf, neighbour, periodId, type Span, spanAt, spanOf, spansBack } from './calendar.ts';
import { getPlan } from './plan.ts';
import { firstDayOf } from './recognised.ts';
import type { QuotaPeriod, QuotaPlan } from './schema.ts';

export type PeriodRow = Selectable<QuotaPeriodsTable>;

/** A period of the agency, whether or not anything is stored for it. */
export interface Period extends Span {
  id: Id<'quota_period'>;
  label: string;
  status: PeriodRow['status'];
  locked_at: string | null;
  row: PeriodRow | null;
}

/** The period of a plan that a day falls in. */
const spanOn = (day: Day, plan: QuotaPlan): Span => spanAt(day, plan.cadence, plan.year_start_month);

/** The period that a caller names: its id, `current`, or `next`. @throws AppError NOT_FOUND on `period_id` */
export async function requirePeriod(ctx: Context, ref: string, plan?: QuotaPlan): Promise<Period> {
  const rules = plan ?? (await getPlan(ctx));
  const current = spanOn(ctx.today, rules);
  if (ref === 'current') return periodOf(ctx, rules, current);
  if (ref === 'next') return periodOf(ctx, rules, neighbour(current, 1));
  const span = spanOf(ctx.account.id, ref);
  if (span === null) throw unknown(ref);
  const period = await periodOf(ctx, rules, span);
  const known =
    period.row !== null ||
    (fits(span, rules.cadence, rules.year_start_month) &&
      span.starts_on <= neighbour(current, 1).starts_on &&
      span.starts_on >= (await firstSpan(ctx, rules)).starts_on);
  if (!known) throw unknown(ref);
  return period;
}

const unknown = (id: string) => notFound('quota period', id, 'period_id');

async function periodOf(ctx: Context, plan: QuotaPlan, span: Span): Promise<Period> {
  const row = await findRow(ctx.db, 'quota_periods', ctx.account.id, periodId(ctx.account.id, span));
  return toPeriod(ctx.account.id, plan, span, row ?? null);
}

function toPeriod(account: string, plan: QuotaPlan, span: Span, row: PeriodRow | null): Period {
  const own = fits(span, plan.cadence, plan.year_start_month);
  return {
    id: periodId(account, span),
    label: own || row === null ? labelOf(span, plan.year_start_month) : row.label,
    cadence: span.cadence,
    starts_on: span.starts_on,
    ends_on: span.ends_on,
    status: row?.status ?? 'open',
    locked_at: row?.locked_at ?? null,
    row,
  };
}

/** The first period that is listed: that of the agency's first placement, or of the day its workspace was opened. */
async function firstSpan(ctx: Context, plan: QuotaPlan): Promise<Span> {
  const account = await findAgency(ctx.db, ctx.account.id);
  const opened = dayIn(account?.created_at ?? ctx.now, ctx.account.timezone);
  const first = await firstDayOf(ctx, plan);
  return spanOn(first !== null && first < opened ? first : opened, plan);
}

const stored = statement((db, v: { account: string }) =>
  db.selectFrom('quota_periods').selectAll().where('account_id', '=', v.account),
);

/** A page of periods, newest first: those of the plan up to the current one, and any that hold something. */
export async function listPeriods(
  ctx: Context,
  filters: { limit: number; after?: string | undefined },
): Promise<Page<QuotaPeriod>> {
  const plan = await getPlan(ctx);
  const periods = new Map<string, Period>();
  for (const row of await stored(ctx.db, { account: ctx.account.id }))
    periods.set(row.id, toPeriod(ctx.account.id, plan, row, row));
  for (const span of spansBack(spanOn(ctx.today, plan), await firstSpan(ctx, plan))) {
    const period = toPeriod(ctx.account.id, plan, span, null);
    if (!periods.has(period.id)) periods.set(period.id, period);
  }
  const position = positionOf({ ...filters });
  const rest = [...periods.values()].sort(newestFirst).filter((period) => isAfter(period, position));
  return toPage(
    rest.slice(0, filters.limit + 1),
    { ...filters },
    (period) => ({ at: period.starts_on, id: period.id }),
    (period) => showPeriod(ctx, period),
  );
}

function newestFirst(a: Period, b: Period): number {
  if (a.starts_on !== b.starts_on) return a.starts_on < b.starts_on ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

function isAfter({ starts_on, id }: Period, position: { at: string; id: string } | null): boolean {
  if (position === null) return true;
  return starts_on < position.at || (starts_on === position.at && id < position.id);
}

/** A period as the API shows it. */
export function showPeriod(ctx: Context, period: Period): QuotaPeriod {
  return {
    id: period.id,
    label: period.label,
    cadence: period.cadence,
    starts_on: period.starts_on,
    ends_on: period.ends_on,
    status: period.status,
    is_current: period.starts_on <= ctx.today && ctx.today <= period.ends_on,
    locked_at: period.locked_at,
  };
}

/** The row of a period, made where there is none yet: whatever is to be kept of it needs one. */
export async function storedPeriod(ctx: WriteContext, period: Period): Promise<PeriodRow> {
  if (period.row !== null) return period.row;
  const row: PeriodRow = {
    id: period.id,
    account_id: ctx.account.id,
    cadence: period.cadence,
    label: period.label,
    starts_on: period.starts_on,
    ends_on: period.ends_on,
    status: 'open',
    locked_at: null,
    rules: null,
    members: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  await insertRow(ctx.tx, 'quota_periods', row);
  period.row = row;
  return row;
}

/** The locked periods of the agency. */
export async function lockedPeriods(ctx: Context): Promise<PeriodRow[]> {
  return locked(ctx.db, { account: ctx.account.id });
}

const locked = statement((db, v: { account: string }) =>
  db
    .selectFrom('quota_periods')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('status', '=', 'locked')
    .orderBy('starts_on'),
);

/** The period that takes what is posted for a day: its own, or where that is locked the first after it that is not. */
export async function receivingPeriod(ctx: Context, day: Day): Promise<Period> {
  const plan = await getPlan(ctx);
  let period = await periodOf(ctx, plan, spanOn(day, plan));
  while (period.status === 'locked') period = await periodOf(ctx, plan, neighbour(period, 1));
  return period;
}
