import { sql } from 'kysely';
import type { ListFilters } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { findRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { listed } from '../record/index.ts';
import { type Agency, agenciesOf, shownListings } from './across-store.ts';
import { listingStatusAt } from './rules.ts';
import { LISTING, type ListingRow, type MarketplaceListing } from './schema.ts';

export type { ListingRow } from './schema.ts';

/** A listing of the agency's own, or one of another that it may see now; else undefined. */
export async function visibleListing(ctx: Context, id: string): Promise<ListingRow | undefined> {
  return (await ownListing(ctx, id)) ?? (await foreignListing(ctx, id));
}

/** A listing of the agency's own, at any status. */
export async function ownListing(ctx: Context, id: string): Promise<ListingRow | undefined> {
  return findRow(ctx.db, 'marketplace_listings', ctx.account.id, id);
}

/** A live listing of another agency. */
export async function foreignListing(ctx: Context, id: string): Promise<ListingRow | undefined> {
  return shownListings(ctx).where('marketplace_listings.id', '=', id).executeTakeFirst();
}

const liveOf = statement((db: Db, v: { account: string; source: string }) =>
  db
    .selectFrom('marketplace_listings')
    .where('account_id', '=', v.account)
    .where('source_id', '=', v.source)
    .where('status', '=', 'live')
    .select(['id', 'expires_at']),
);

/** The live listing of a source, of which there is at most one. */
export async function liveListingOf(
  ctx: Context,
  source: string,
): Promise<{ id: string; expires_at: string } | undefined> {
  const [row] = await liveOf(ctx.db, { account: ctx.account.id, source });
  return row;
}

const openOf = statement((db: Db, v: { account: string; source: string }) =>
  db
    .selectFrom('marketplace_listings')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('source_id', '=', v.source)
    .where('status', 'in', ['live', 'paused', 'expired']),
);

/** The newest listing of a source, whatever became of it. */
export async function newestListingOf(ctx: Context, source: string): Promise<ListingRow | undefined> {
  return ctx.db
    .selectFrom('marketplace_listings')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('source_id', '=', source)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The listings of a source that are not at their end. */
export async function openListingsOf(ctx: Context, source: string): Promise<ListingRow[]> {
  return openOf(ctx.db, { account: ctx.account.id, source });
}

const sourceById = statement((db: Db, v: { account: string; id: string }) =>
  db
    .selectFrom('marketplace_listings')
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('kind', '=', 'candidate')
    .select('source_id'),
);

/** The candidate behind a listing of an agency. Only for what an accept reveals, and for a check. */
export async function offeredCandidate(
  db: Db,
  account: string,
  listing: string,
): Promise<string | undefined> {
  const [row] = await sourceById(db, { account, id: listing });
  return row?.source_id;
}

export interface ListingQuery extends ListFilters {
  kind?: ListingRow['kind'] | undefined;
  mine: boolean;
  status?: ListingRow['status'] | undefined;
}

/** A page of listings, newest first: the agency's own, or the live ones of others. */
export async function pageOfListings(ctx: Context, filters: ListingQuery): Promise<Page<MarketplaceListing>> {
  const { mine, status } = filters;
  let query = mine
    ? ctx.db
        .selectFrom('marketplace_listings')
        .where('marketplace_listings.account_id', '=', ctx.account.id)
        .selectAll('marketplace_listings')
    : shownListings(ctx);
  if (status === 'expired') {
    query = query.where((eb) =>
      eb.or([
        eb('marketplace_listings.status', '=', 'expired'),
        eb.and([
          eb('marketplace_listings.status', 'in', ['live', 'paused']),
          eb('marketplace_listings.expires_at', '<=', ctx.now),
          eb('marketplace_listings.held_at', 'is', null),
        ]),
      ]),
    );
  } else if (status !== undefined) {
    query = query.where('marketplace_listings.status', '=', status);
    if (status === 'live' || status === 'paused')
      query = query.where((eb) =>
        eb.or([
          eb('marketplace_listings.expires_at', '>', ctx.now),
          eb('marketplace_listings.held_at', 'is not', null),
        ]),
      );
  }
  const rows = await listed(query, LISTING, filters).execute();
  const shown = await toListings(ctx, rows);
  return pageByCreation(rows, filters, (row) => shown.get(row.id) ?? unknownListing(row.id));
}

function unknownListing(id: string): never {
  throw new Error(`The listing ${id} was not made out`);
}

const UNKNOWN: Agency = { name: '', country: '', deals_placed: 0, median_response_hours: null };

/** Listings as this agency may see them. */
async function toListings(
  ctx: Context,
  rows: readonly ListingRow[],
): Promise<Map<string, MarketplaceListing>> {
  const own = rows.filter((row) => row.account_id === ctx.account.id).map(({ id }) => id);
  const foreign = rows.filter((row) => row.account_id !== ctx.account.id).map(({ id }) => id);
  const agencies = await agenciesOf(
    ctx.db,
    rows.map((row) => row.account_id),
  );
  const counts = await introCounts(ctx, own);
  const answered = await ownIntros(ctx, foreign);
  return new Map(
    rows.map((row) => {
      const mine = row.account_id === ctx.account.id;
      const listing = LISTING.view(mine ? { ...row, status: listingStatusAt(row, ctx.now) } : row, {
        mine,
        partner_share_percent: 100 - row.owner_share_percent,
        agency: agencies.get(row.account_id) ?? UNKNOWN,
        intro_counts: mine ? (counts.get(row.id) ?? { pending: 0, accepted: 0 }) : null,
        my_intro_id: answered.get(row.id) ?? null,
      });
      return [row.id, mine ? listing : { ...listing, source_id: null, review: null }];
    }),
  );
}

/** A listing as this agency may see it. */
export async function toListing(ctx: Context, row: ListingRow): Promise<MarketplaceListing> {
  return (await toListings(ctx, [row])).get(row.id) ?? unknownListing(row.id);
}

async function introCounts(
  ctx: Context,
  listings: readonly string[],
): Promise<Map<string, { pending: number; accepted: number }>> {
  const counts = new Map<string, { pending: number; accepted: number }>();
  if (listings.length === 0) return counts;
  const rows = await ctx.db
    .selectFrom('marketplace_intros')
    .where(sql<boolean>`owner_account_id || '' = ${ctx.account.id}`)
    .where('listing_id', 'in', listings)
    .where('sent_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'accepted'),
        eb.and([
          eb('status', '=', 'pending'),
          ...(ctx.account.sandbox ? [] : [eb('expires_at', '>', ctx.now)]),
        ]),
      ]),
    )
    .groupBy(['listing_id', 'status'])
    .select((eb) => ['listing_id', 'status', eb.fn.countAll<number>().as('count')])
    .execute();
  for (const { listing_id, status, count } of rows) {
    const entry = counts.get(listing_id) ?? { pending: 0, accepted: 0 };
    counts.set(
      listing_id,
      status === 'pending' ? { ...entry, pending: count } : { ...entry, accepted: count },
    );
  }
  return counts;
}

async function ownIntros(ctx: Context, listings: readonly string[]): Promise<Map<string, string>> {
  if (listings.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('marketplace_intros')
    .where(ofAccount('marketplace_intros', ctx.account.id))
    .where('listing_id', 'in', listings)
    .orderBy('created_at')
    .orderBy('id')
    .select(['listing_id', 'id'])
    .execute();
  return new Map(rows.map(({ listing_id, id }) => [listing_id, id]));
}

const SHOWN: Waiting = {
  table: 'marketplace_listings',
  column: 'expires_at',
  open: sql<boolean>`status in ('live', 'paused') and held_at is null`,
};

/** Listings of every agency whose date has come by its own clock. @param wall the time outside test clocks */
export const expiringListings = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, SHOWN, wall, limit, except);

/** When the account's next listing expires, at or before an instant. */
export const nextListingExpiry = (db: Db, account: string, until: Instant) =>
  nextDue(db, SHOWN, account, until);
