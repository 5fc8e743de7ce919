import { having, newestFirst } from '#db/list.ts';
import { findRow } from '#db/rows.ts';
import { fromBound, toBound } from '#src/lib/clock.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import { requireApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import { getContact, requireClient } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
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
  const { timezone } = ctx.account;
  if (after !== undefined) query = query.where('occurred_at', '>=', fromBound(after, timezone));
  if (before !== undefined) query = query.where('occurred_at', '<=', toBound(before, timezone));
  // Who signed in, when and from where is for admins.
  if (!ctx.can('admin')) query = query.where('type', '!=', 'sign_in');
  const rows = await newestFirst(
    having(query, 'activities', ACTIVITY.filterColumns(filters)),
    'activities',
    filters,
    'occurred_at',
  ).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.occurred_at, id: row.id }), toActivity);
}

/** An activity, or undefined. */
export async function findActivity(ctx: Context, id: string): Promise<ActivityRow | undefined> {
  return findRow(ctx.db, 'activities', ctx.account.id, id);
}

/** An activity as the API shows it. */
export function toActivity(row: ActivityRow): Activity {
  return ACTIVITY.view(row, { type: ACTIVITY_TYPES.find((type) => type === row.type) ?? 'record_changed' });
}

/** The records related to a linked record. */
export type Linked = Partial<Record<Link, string | null>>;

/** Loads the records related to each kind of link. Each throws AppError NOT_FOUND on the link. */
export const LOOK_UP: Record<Link, (ctx: Context, id: string) => Promise<Linked>> = {
  async candidate_id(ctx, id) {
    await requireCandidate(ctx, id);
    return {};
  },
  async client_id(ctx, id) {
    await requireClient(ctx, id);
    return {};
  },
  async contact_id(ctx, id) {
    const { client_id } = await getContact(ctx, id);
    return { client_id };
  },
  async job_id(ctx, id) {
    const { client_id } = await requireJob(ctx, id);
    return { client_id };
  },
  async application_id(ctx, id) {
    const { candidate_id, job_id, client_id } = await requireApplication(ctx, id);
    return { candidate_id, job_id, client_id };
  },
};
