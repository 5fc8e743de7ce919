import * as z from 'zod';
import { having, newestFirst } from '#db/list.ts';
import { findRow, json } from '#db/rows.ts';
import { fromBound, toBound } from '#src/lib/clock.ts';
import { isInstant, localClock } from '#src/lib/local-time.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import { requireApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import { getContact, requireClient } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import { fieldWords } from '../record/words.ts';
import { ACTIVITY, type Activity, type ActivityRow, type Link } from './schema.ts';
import { ACTIVITY_TYPES } from './types.ts';

export interface ActivityFilters extends Partial<Record<Link, string | undefined>> {
  limit: number;
  after?: string | undefined;
  type?: string | undefined;
  actor_id?: string | undefined;
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
  if (filters.actor_id !== undefined) query = query.where('actor_id', '=', filters.actor_id);
  // A mail that left is one line: that it left, which tells of its writing too.
  query = query.where((eb) =>
    eb.or([
      eb('email_message_id', 'is', null),
      eb('type', '!=', 'record_changed'),
      eb.not(
        eb.exists(
          eb
            .selectFrom('activities as left')
            .whereRef('left.account_id', '=', 'activities.account_id')
            .whereRef('left.email_message_id', '=', 'activities.email_message_id')
            .where('left.type', '=', 'email_sent')
            .select('left.id'),
        ),
      ),
    ]),
  );
  // Who signed in, when and from where is for admins.
  if (!ctx.can('admin')) query = query.where('type', '!=', 'sign_in');
  const rows = await newestFirst(
    having(query, 'activities', ACTIVITY.filterColumns(filters)),
    'activities',
    filters,
    'occurred_at',
  ).execute();
  const page = toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.occurred_at, id: row.id }),
    (row) => row,
  );
  return { ...page, items: await withWriting(ctx, page.items) };
}

/** An activity, or undefined. */
export async function findActivity(ctx: Context, id: string): Promise<Activity | undefined> {
  const row = await findRow(ctx.db, 'activities', ctx.account.id, id);
  return row === undefined ? undefined : (await withWriting(ctx, [row]))[0];
}

/** What a line of a mail that left takes over from the line of its writing: which call wrote it, and through what. */
const WRITING = ['action', 'batch_id', 'batch_item', 'reason', 'app', 'client_id', 'credential_id'] as const;

async function withWriting(ctx: Context, rows: readonly ActivityRow[]): Promise<Activity[]> {
  const mails = rows.flatMap(({ type, email_message_id: mail }) =>
    type === 'email_sent' && mail !== null ? [mail] : [],
  );
  const writings = mails.length === 0 ? [] : await writingsOf(ctx, mails);
  return rows.map((row) => {
    const activity = toActivity(ctx, row);
    const writing =
      row.type === 'email_sent'
        ? writings.find(({ email_message_id: mail }) => mail === row.email_message_id)
        : undefined;
    if (writing === undefined) return activity;
    const told = json.decode<Record<string, unknown>>(writing.data);
    const kept = WRITING.filter((name) => told[name] !== undefined).map((name) => [name, told[name]]);
    return { ...activity, data: { ...activity.data, ...Object.fromEntries(kept) } };
  });
}

function writingsOf(ctx: Context, mails: readonly string[]) {
  return ctx.db
    .selectFrom('activities')
    .where('account_id', '=', ctx.account.id)
    .where('email_message_id', 'in', mails)
    .where('type', '=', 'record_changed')
    .orderBy('occurred_at')
    .select(['email_message_id', 'data'])
    .execute();
}

/** An activity as the API shows it: of what an update changed, what its reader may read. */
export function toActivity(ctx: Context, row: ActivityRow): Activity {
  const type = ACTIVITY_TYPES.find((known) => known === row.type) ?? 'record_changed';
  const activity = ACTIVITY.view(row, { type, changed: null });
  const { changes, ...data } = activity.data;
  const values = Changes.safeParse(changes);
  if (!values.success) return activity;
  const shown = values.data.filter(({ needs }) => needs.every((scope) => ctx.can(scope)));
  if (shown.length === 0) return { ...activity, data };
  const told = shown.map(
    ({ field, from, to }) => `${fieldWords(field)}: ${inWords(ctx, from)} → ${inWords(ctx, to)}`,
  );
  return {
    ...activity,
    changed: told.join('; '),
    data: { ...data, changes: shown.map(({ field, from, to }) => ({ field, from, to })) },
  };
}

const Changes = z.array(
  z.object({ field: z.string(), from: z.unknown(), to: z.unknown(), needs: z.array(z.string()) }),
);

function inWords(ctx: Context, value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isInstant(value)) return localClock(value, ctx.account.timezone);
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => inWords(ctx, item)).join(', ');
  if (typeof value !== 'object') return String(value).replaceAll(/(?<=[a-z])_(?=[a-z])/g, ' ');
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  return parts.map(([name, part]) => `${fieldWords(name)} ${inWords(ctx, part)}`).join(', ') || 'nothing';
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
