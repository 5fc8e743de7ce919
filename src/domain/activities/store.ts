import { having, newestFirst } from '#db/list.ts';
import { findRow } from '#db/rows.ts';
import { fromBound, toBound } from '#src/lib/clock.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { ACTIVITY, type Activity, type ActivityRow, type Link } from './schema.ts';
import { ACTIVITY_TYPES } from './types.ts';

export interface ActivityFilters extends Partial<Record<Link, string | undefined>> {
  limit: number;
  after?: string | undefined;
  type?: string | undefined;
  occurred_after?: string | undefined;
  occurred_before?: string | undefined;
}

/** A page of activities, the latest first. */
export async function pageOfActivities(ctx: Context, filters: ActivityFilters): Promise<Page<Activity>> {
  let query = ctx.db
    .selectFrom('activities')
    .selectAll('activities')
    .where('account_id', '=', ctx.account.id);
  const { occurred_after: after, occurred_before: before } = filters;
  if (after !== undefined) query = query.where('occurred_at', '>=', fromBound(after));
  if (before !== undefined) query = query.where('occurred_at', '<=', toBound(before));
  const rows = await newestFirst(
    having(query, 'activities', ACTIVITY.filtered(filters)),
    'activities',
    filters,
    'occurred_at',
  ).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.occurred_at, id: row.id }), toActivity);
}

/** A line of the activities, or undefined. */
export async function findActivity(ctx: Context, id: string): Promise<ActivityRow | undefined> {
  return findRow(ctx.db, 'activities', ctx.account.id, id);
}

/** A line of the activities as the API shows it. */
export function toActivity(row: ActivityRow): Activity {
  return ACTIVITY.view(row, { type: ACTIVITY_TYPES.find((type) => type === row.type) ?? 'record_changed' });
}

/** A record that a note may be about, with what it belongs to. Undefined when the agency has no such record. */
export type Linked = Partial<Record<Link, string | null>>;

const live = <T extends { deleted_at: string | null }>(row: T | undefined): T | undefined =>
  row === undefined || row.deleted_at !== null ? undefined : row;

/** Looks up what a link names. */
export const LOOK_UP: Record<Link, (ctx: Context, id: string) => Promise<Linked | undefined>> = {
  async candidate_id(ctx, id) {
    return live(await findRow(ctx.db, 'candidates', ctx.account.id, id)) && {};
  },
  async client_id(ctx, id) {
    return live(await findRow(ctx.db, 'clients', ctx.account.id, id)) && {};
  },
  async contact_id(ctx, id) {
    const row = live(await findRow(ctx.db, 'client_contacts', ctx.account.id, id));
    return row && { client_id: row.client_id };
  },
  async job_id(ctx, id) {
    const row = await findRow(ctx.db, 'jobs', ctx.account.id, id);
    return row && { client_id: row.client_id };
  },
  async application_id(ctx, id) {
    const row = live(await findRow(ctx.db, 'applications', ctx.account.id, id));
    return row && { candidate_id: row.candidate_id, job_id: row.job_id, client_id: row.client_id };
  },
};
