import { type Selectable, sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { findRow, insertRow, json, statement } from '#db/rows.ts';
import type { PlacementCreditsTable } from '#db/schema/placement-credits.ts';
import type { PlacementsTable } from '#db/schema/placements.ts';
import type { Db } from '#db/store.ts';
import { addDays, type Day } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { CREDIT_ROLES, type GuaranteeOutcome, type Placement } from './schema.ts';

export type PlacementRow = Selectable<PlacementsTable>;
export type CreditRow = Selectable<PlacementCreditsTable>;

const creditsById = statement((db, v: { account: string; placement: string }) =>
  db
    .selectFrom('placement_credits')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('placement_id', '=', v.placement)
    .orderBy('position'),
);

/** A placement of this agency with its credits, or undefined. */
export async function findPlacement(
  ctx: Context,
  id: string,
): Promise<{ row: PlacementRow; credits: CreditRow[] } | undefined> {
  const row = await findRow(ctx.db, 'placements', ctx.account.id, id);
  if (row === undefined) return undefined;
  return { row, credits: await creditsById(ctx.db, { account: ctx.account.id, placement: id }) };
}

const dropCredits = statement((db, v: { account: string; placement: string }) =>
  db
    .deleteFrom('placement_credits')
    .where('account_id', '=', v.account)
    .where('placement_id', '=', v.placement),
);

/** Writes the split of a placement that has none yet. */
export async function insertCredits(ctx: WriteContext, credits: CreditRow[]): Promise<void> {
  for (const credit of credits) await insertRow(ctx.tx, 'placement_credits', credit);
}

/** Replaces the whole split of a placement. */
export async function replaceCredits(
  ctx: WriteContext,
  placement: string,
  credits: CreditRow[],
): Promise<void> {
  await dropCredits(ctx.tx, { account: ctx.account.id, placement });
  await insertCredits(ctx, credits);
}

export interface PlacementFilters extends ListFilters {
  client_id?: string | undefined;
  candidate_id?: string | undefined;
  job_id?: string | undefined;
  status?: PlacementRow['status'] | undefined;
}

/** A page of placements, newest first. */
export async function pageOfPlacements(ctx: Context, filters: PlacementFilters): Promise<Page<Placement>> {
  let query = ctx.db
    .selectFrom('placements')
    .selectAll('placements')
    .where('placements.account_id', '=', ctx.account.id);
  for (const column of ['client_id', 'candidate_id', 'job_id', 'status'] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(`placements.${column}`, '=', value);
  }
  const rows = await newestFirst(query, 'placements', filters).execute();
  const credits = await creditsOf(
    ctx,
    rows.map((row) => row.id),
  );
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => toPlacement(row, credits.get(row.id) ?? []),
  );
}

async function creditsOf(ctx: Context, ids: string[]): Promise<Map<string, CreditRow[]>> {
  const byPlacement = new Map<string, CreditRow[]>();
  if (ids.length === 0) return byPlacement;
  const rows = await ctx.db
    .selectFrom('placement_credits')
    .selectAll()
    .where(ofAccount('placement_credits', ctx.account.id))
    .where('placement_id', 'in', ids)
    .orderBy('placement_id')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const list = byPlacement.get(row.placement_id);
    if (list === undefined) byPlacement.set(row.placement_id, [row]);
    else list.push(row);
  }
  return byPlacement;
}

// Written out, as a partial index answers only what names its own condition.
const PENDING = sql<boolean>`status = 'pending_start'`;
const STARTED = sql<boolean>`status = 'started'`;

const starting = statement((db, v: { account: string; today: string; limit: number }) =>
  db
    .selectFrom('placements')
    .selectAll()
    .where('account_id', '=', v.account)
    .where(PENDING)
    .where('start_date', '<=', v.today)
    .orderBy('start_date')
    .limit(v.limit),
);

const cleared = statement((db, v: { account: string; today: string; limit: number }) =>
  db
    .selectFrom('placements')
    .selectAll()
    .where('account_id', '=', v.account)
    .where(STARTED)
    .where('guarantee_ends_on', '<', v.today)
    .orderBy('guarantee_ends_on')
    .limit(v.limit),
);

/** The placements whose candidate starts by today, and those whose guarantee has passed. */
export async function dueRows(
  ctx: Context,
  limit: number,
): Promise<{ starting: PlacementRow[]; cleared: PlacementRow[] }> {
  const values = { account: ctx.account.id, today: ctx.today, limit };
  return { starting: await starting(ctx.db, values), cleared: await cleared(ctx.db, values) };
}

/** The credits of one placement. */
export async function creditsFor(ctx: Context, placement: string): Promise<CreditRow[]> {
  return creditsById(ctx.db, { account: ctx.account.id, placement });
}

/**
 * For every account with placements that wait for a day: the first such day. A sweep is due in an account once its
 * own today has reached it. Across accounts, for the scheduler.
 */
export async function placementDueDays(db: Db): Promise<{ account_id: string; due_on: Day }[]> {
  const starts = await db
    .selectFrom('placements')
    .where(PENDING)
    .where('start_date', 'is not', null)
    .groupBy('account_id')
    .select((eb) => ['account_id', eb.fn.min('start_date').as('day')])
    .execute();
  const ends = await db
    .selectFrom('placements')
    .where(STARTED)
    .where('guarantee_ends_on', 'is not', null)
    .groupBy('account_id')
    .select((eb) => ['account_id', eb.fn.min('guarantee_ends_on').as('day')])
    .execute();
  const days = new Map<string, Day>();
  const passed = ends.map(({ account_id, day }) => ({
    account_id,
    day: day === null ? null : addDays(day, 1),
  }));
  for (const { account_id, day } of [...starts, ...passed]) {
    const known = days.get(account_id);
    if (day !== null && (known === undefined || day < known)) days.set(account_id, day);
  }
  return [...days].map(([account_id, due_on]) => ({ account_id, due_on }));
}

/** A placement as the API shows it. */
export function toPlacement(row: PlacementRow, credits: CreditRow[]): Placement {
  return {
    id: row.id as Id<'placement'>,
    candidate_id: row.candidate_id as Id<'candidate'>,
    client_id: row.client_id as Id<'client'>,
    candidate_name: row.candidate_name,
    client_name: row.client_name,
    job_title: row.job_title,
    job_id: row.job_id as Id<'job'> | null,
    application_id: row.application_id as Id<'application'> | null,
    salary: row.salary,
    currency: row.currency,
    fee: { type: row.fee_type, percent: row.fee_percent, amount: row.fee_amount },
    placement_type: row.placement_type,
    offer_date: row.offer_date,
    contract:
      row.placement_type === 'permanent'
        ? null
        : {
            end_date: row.contract_end_date,
            charge_rate: row.charge_rate,
            pay_rate: row.pay_rate,
            expected_gp: row.expected_gp,
            rate_period: row.rate_period,
            engagement: row.engagement,
            hand_off: {
              payment_terms_days: row.payment_terms_days,
              pay_method: row.pay_method,
              pay_frequency: row.pay_frequency,
              timesheet_frequency: row.timesheet_frequency,
              payee_name: row.payee_name,
            },
          },
    credits: credits.map((credit) => ({
      user_id: credit.user_id as Id<'user'>,
      role: CREDIT_ROLES.find((role) => role === credit.role) ?? null,
      percent: credit.percent,
    })),
    start_date: row.start_date,
    guarantee_days: row.guarantee_days,
    status: row.status,
    fell_off_at: row.fell_off_at,
    guarantee_outcome: json.decodeOrNull<GuaranteeOutcome>(row.guarantee_outcome),
    notes: row.notes,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
