// Read model: specs as they are shown, with their client and the state of their last mail.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { listed } from '../record/index.ts';
import { isSent, type LastMail, pageUrl } from '../review/index.ts';
import { SPEC, type Spec, type SpecFilters, type SpecRow } from './schema.ts';

export type { SpecRow } from './schema.ts';

/** A spec's row with what its record shows of its last mail, and with what time has made of its status. */
export type SpecView = SpecRow & LastMail & { client_name: string };

/** Whether the contact has still to say something. */
const WAITING = new Set<SpecRow['status']>(['sent', 'viewed']);

function views(db: Db, account: string) {
  return db
    .selectFrom('specs')
    .innerJoin('clients', (on) =>
      on.onRef('clients.account_id', '=', 'specs.account_id').onRef('clients.id', '=', 'specs.client_id'),
    )
    .leftJoin('scheduled_emails as mail', (on) =>
      on.onRef('mail.account_id', '=', 'specs.account_id').onRef('mail.id', '=', 'specs.mail_id'),
    )
    .where('specs.account_id', '=', account)
    .selectAll('specs')
    .select(['clients.name as client_name', 'mail.status as mail_status', 'mail.attempts as mail_attempts']);
}

const viewById = statement((db, v: { account: string; id: string }) =>
  views(db, v.account).where('specs.id', '=', v.id),
);

/** A spec of this agency, or undefined. */
export async function findSpec(ctx: Context, id: string): Promise<SpecView | undefined> {
  const [row] = await viewById(ctx.db, { account: ctx.account.id, id });
  return row === undefined ? undefined : atPresent(row, ctx.now);
}

function atPresent(row: SpecView, now: Instant): SpecView {
  if (row.held_at !== null) return { ...row, status: 'held' };
  return WAITING.has(row.status) && row.expires_at <= now ? { ...row, status: 'expired' } : row;
}

/** A page of specs, newest first. */
export async function pageOfSpecs(ctx: Context, filters: SpecFilters): Promise<Page<Spec>> {
  let query = ctx.db
    .selectFrom('specs')
    .where('specs.account_id', '=', ctx.account.id)
    .select(['specs.id', 'specs.created_at']);
  const { status } = filters;
  if (status !== undefined) {
    query = query.where((eb) => {
      if (status === 'held') return eb('specs.held_at', 'is not', null);
      const stored = eb.and([eb('specs.status', '=', status), eb('specs.held_at', 'is', null)]);
      if (WAITING.has(status)) return eb.and([stored, eb('specs.expires_at', '>', ctx.now)]);
      if (status !== 'expired') return stored;
      const over = eb.and([eb('specs.expires_at', '<=', ctx.now), eb('specs.held_at', 'is', null)]);
      return eb.or([stored, eb.and([eb('specs.status', 'in', [...WAITING]), over])]);
    });
  }
  const ids = (await listed(query, SPEC, filters).execute()).map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await views(ctx.db, ctx.account.id).where('specs.id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, atPresent(row, ctx.now)]));
  return pageByCreation(
    ids.flatMap((id) => found.get(id) ?? []),
    filters,
    (row) => toSpec(ctx, row),
  );
}

/** The latest spec of a candidate to a contact that was made at or after an instant and was not withdrawn unsent. */
export async function specSince(
  ctx: Context,
  of: { candidate: string; contact: string; since: Instant },
): Promise<Pick<SpecRow, 'id' | 'created_at' | 'held_at' | 'review'> | undefined> {
  return ctx.db
    .selectFrom('specs')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', of.candidate)
    .where('client_contact_id', '=', of.contact)
    .where('created_at', '>=', of.since)
    .where((eb) => eb.or([eb('mail_id', 'is not', null), eb('held_at', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .select(['id', 'created_at', 'held_at', 'review'])
    .executeTakeFirst();
}

const UNANSWERED: Waiting = {
  table: 'specs',
  column: 'expires_at',
  open: sql<boolean>`status in ('sent', 'viewed') and held_at is null`,
};

/** Unanswered specs whose time is over, of every account. @param wall the time outside test clocks */
export const expiredSpecs = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, UNANSWERED, wall, limit, except);

/** When the account's next spec expires, at or before an instant. */
export const nextSpecExpiry = (db: Db, account: string, until: Instant) =>
  nextDue(db, UNANSWERED, account, until);

/** A spec as the API shows it. */
export function toSpec(ctx: Context, row: SpecView): Spec {
  return SPEC.view(atPresent(row, ctx.now), { url: pageUrl(ctx, 'spec', row), email_sent: isSent(row) });
}
