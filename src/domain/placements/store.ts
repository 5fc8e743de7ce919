import { type Selectable, sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import { findRow, insertRow, statement } from '#db/rows.ts';
import type { PlacementCreditsTable } from '#db/schema/placement-credits.ts';
import type { Db } from '#db/store.ts';
import { addDays, type Day } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import { idsOfPeopleNamed } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { listed } from '../record/index.ts';
import { PLACEMENT, type Placement, type PlacementFilters, type PlacementRow } from './schema.ts';

export type { PlacementRow } from './schema.ts';
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

/** A page of placements, newest first. */
export async function pageOfPlacements(ctx: Context, filters: PlacementFilters): Promise<Page<Placement>> {
  let query = ctx.db
    .selectFrom('placements')
    .selectAll('placements')
    .where('placements.account_id', '=', ctx.account.id);
  if (filters.placement_type !== undefined)
    query = query.where('placements.placement_type', '=', filters.placement_type);
  if (filters.name !== undefined)
    query = query.where('placements.candidate_id', 'in', idsOfPeopleNamed(ctx, filters.name));
  for (const [column, operator, day] of [
    ['placements.offer_date', '>=', filters.offered_after],
    ['placements.offer_date', '<=', filters.offered_before],
    ['placements.start_date', '>=', filters.starts_after],
    ['placements.start_date', '<=', filters.starts_before],
    ['placements.contract_end_date', '>=', filters.ends_after],
    ['placements.contract_end_date', '<=', filters.ends_before],
    ['placements.guarantee_ends_on', '>=', filters.guarantee_ends_after],
    ['placements.guarantee_ends_on', '<=', filters.guarantee_ends_before],
  ] as const)
    if (day !== undefined) query = query.where(column, operator, day);
  if (filters.ongoing !== undefined) {
    const today = ctx.today;
    query = query.where((where) => {
      const ongoing = where.and([
        where('placements.status', 'not in', ['fell_off', 'completed']),
        where.or([
          where('placements.contract_end_date', 'is', null),
          where('placements.contract_end_date', '>=', today),
        ]),
      ]);
      return filters.ongoing ? ongoing : where.not(ongoing);
    });
  }
  const rows = await listed(query, PLACEMENT, filters).execute();
  const credits = await creditsOf(
    ctx,
    rows.map((row) => row.id),
  );
  return pageByCreation(rows, filters, (row) => toPlacement(row, credits.get(row.id) ?? []));
}

async function creditsOf(ctx: Context, ids: string[]): Promise<Map<string, CreditRow[]>> {
  const byPlacement = new Map<string, CreditRow[]>();
  if (ids.length === 0) return byPlacement;
  const rows = await ctx.db
    .selectFrom('placement_credits')
    .selectAll()
    .where(withIds('placement_credits', ctx.account.id, ids, 'placement_id'))
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

// Written out, because a partial index is only used by queries that repeat its condition.
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

/** The placements that start by today, and those whose guarantee has ended. */
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
 * The earliest due day of each account with waiting placements. A sweep is due in an account once its own date has
 * reached it. Across accounts, for the scheduler.
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
export function toPlacement(row: PlacementRow, split: CreditRow[]): Placement {
  const credits = split.map(({ user_id, role, percent }) => ({
    user_id: user_id,
    role,
    percent,
  }));
  return PLACEMENT.view(row, { credits });
}
