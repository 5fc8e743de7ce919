import { sql } from 'kysely';
import type { ListFilters } from '#db/list.ts';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { listed } from '../record/index.ts';
import { introViews } from './across-store.ts';
import { INTRO, type IntroRow, type IntroView, type MarketplaceIntro } from './schema.ts';

export type { IntroRow, IntroView } from './schema.ts';

/** An intro that the agency sent or received, or undefined. */
export async function partyIntro(ctx: Context, id: string): Promise<IntroView | undefined> {
  for (const side of ['owner_account_id', 'account_id'] as const) {
    const row = await introViews(ctx.db, side, ctx.account.id)
      .where('marketplace_intros.id', '=', id)
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
  return undefined;
}

const pendingOn = statement((db: Db, v: { listing: string; account: string; subject: string }) =>
  db
    .selectFrom('marketplace_intros')
    .where('listing_id', '=', v.listing)
    .where('account_id', '=', v.account)
    .where('subject', '=', v.subject)
    .where('status', '=', 'pending')
    .select(['id', 'expires_at', 'held_at']),
);

/** The pending intro of a sender to a listing about one candidate, or about none. */
export async function pendingIntro(
  ctx: Context,
  listing: string,
  subject: string,
): Promise<{ id: string; expires_at: string; held_at: string | null } | undefined> {
  const [row] = await pendingOn(ctx.db, { listing, account: ctx.account.id, subject });
  return row;
}

const pendingOfListing = statement((db: Db, v: { listing: string; account: string }) =>
  db
    .selectFrom('marketplace_intros')
    .where('owner_account_id', '=', v.account)
    .where('listing_id', '=', v.listing)
    .where('status', '=', 'pending')
    .where('sent_at', 'is not', null)
    .orderBy('id')
    .select('id'),
);

/** The pending intros to a listing of the agency. */
export async function pendingTo(ctx: Context, listing: string): Promise<string[]> {
  return (await pendingOfListing(ctx.db, { listing, account: ctx.account.id })).map(({ id }) => id);
}

const pendingAbout = statement((db: Db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('marketplace_intros')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .where('status', '=', 'pending')
    .orderBy('id')
    .select('id'),
);

/** The pending intros that the agency sent of a candidate. */
export async function pendingOf(ctx: Context, candidate: string): Promise<string[]> {
  return (await pendingAbout(ctx.db, { account: ctx.account.id, candidate })).map(({ id }) => id);
}

/**
 * Ends a pending intro. Whoever comes second finds that it is not pending any more.
 * @returns whether it was pending
 */
export async function endIntro(
  ctx: Context & { tx: Db },
  id: string,
  patch: Partial<IntroRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.tx
    .updateTable('marketplace_intros')
    .set(patch)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('account_id', '=', ctx.account.id), eb('owner_account_id', '=', ctx.account.id)]),
    )
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface IntroQuery extends ListFilters {
  direction: MarketplaceIntro['direction'];
  kind?: IntroRow['kind'] | undefined;
  status?: IntroRow['status'] | undefined;
}

/** A page of intros that the agency received or sent, newest first. */
export async function pageOfIntros(ctx: Context, filters: IntroQuery): Promise<Page<MarketplaceIntro>> {
  const { direction, status } = filters;
  const side = direction === 'sent' ? 'account_id' : 'owner_account_id';
  let query = introViews(ctx.db, side, ctx.account.id);
  if (status === 'expired' && !ctx.account.sandbox) {
    query = query.where((eb) =>
      eb.or([
        eb('marketplace_intros.status', '=', 'expired'),
        eb.and([
          eb('marketplace_intros.status', '=', 'pending'),
          eb('marketplace_intros.expires_at', '<=', ctx.now),
          eb('marketplace_intros.held_at', 'is', null),
        ]),
      ]),
    );
  } else if (status !== undefined) {
    query = query.where('marketplace_intros.status', '=', status);
    if (status === 'pending' && !ctx.account.sandbox)
      query = query.where((eb) =>
        eb.or([
          eb('marketplace_intros.expires_at', '>', ctx.now),
          eb('marketplace_intros.held_at', 'is not', null),
        ]),
      );
  }
  const rows = await listed(query, INTRO, filters).execute();
  return pageByCreation(rows, filters, (row) => toIntro(ctx, row));
}

/** Whether an intro still waits for its answer. */
export function isPending(ctx: Viewer, row: IntroRow): boolean {
  return row.status === 'pending' && !hasLapsed(ctx, row);
}

type Viewer = Pick<Context, 'account' | 'now'>;

// The two sides of a sandbox's intro need not have one clock: it has lapsed once its sender's clock ended it.
function hasLapsed({ account, now }: Viewer, { status, expires_at, held_at }: IntroRow): boolean {
  return status === 'pending' && held_at === null && expires_at <= now && !account.sandbox;
}

/** An intro as one side sees it: the candidate's record, and why it waited, are its sender's alone. */
export function toIntro(ctx: Viewer, row: IntroView): MarketplaceIntro {
  const sent = row.account_id === ctx.account.id;
  const shown = sent ? row : { ...row, candidate_id: null, review: null };
  const owners = row.listing_owner_share;
  return INTRO.view(hasLapsed(ctx, row) ? { ...shown, status: 'expired', resolution: 'timeout' } : shown, {
    direction: sent ? 'sent' : 'received',
    your_share_percent: owners === null ? null : sent ? 100 - owners : owners,
  });
}

const UNANSWERED: Waiting = {
  table: 'marketplace_intros',
  column: 'expires_at',
  open: sql<boolean>`status = 'pending' and held_at is null`,
};

/** Intros that nobody answered in time by the clock of their sender. @param wall the time outside test clocks */
export const lapsingIntros = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, UNANSWERED, wall, limit, except);

/** When the next intro that the account sent lapses, at or before an instant. */
export const nextIntroLapse = (db: Db, account: string, until: Instant) =>
  nextDue(db, UNANSWERED, account, until);
