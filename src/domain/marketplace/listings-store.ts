import { type Selectable, sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { findRow, json, statement } from '#db/rows.ts';
import type { MarketplaceListingsTable } from '#db/schema/marketplace.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { agenciesOf, shownListings } from './across-store.ts';
import { listingStatusAt } from './rules.ts';
import type { MarketplaceListing } from './schema.ts';

export type ListingRow = Selectable<MarketplaceListingsTable>;

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
  const { kind, mine, status } = filters;
  let query = mine
    ? ctx.db
        .selectFrom('marketplace_listings')
        .where('marketplace_listings.account_id', '=', ctx.account.id)
        .selectAll('marketplace_listings')
    : shownListings(ctx);
  if (kind !== undefined) query = query.where('marketplace_listings.kind', '=', kind);
  if (status === 'expired') {
    query = query.where((eb) =>
      eb.or([
        eb('marketplace_listings.status', '=', 'expired'),
        eb.and([
          eb('marketplace_listings.status', 'in', ['live', 'paused']),
          eb('marketplace_listings.expires_at', '<=', ctx.now),
        ]),
      ]),
    );
  } else if (status !== undefined) {
    query = query.where('marketplace_listings.status', '=', status);
    if (status === 'live' || status === 'paused')
      query = query.where('marketplace_listings.expires_at', '>', ctx.now);
  }
  const rows = await newestFirst(query, 'marketplace_listings', filters).execute();
  const shown = await toListings(ctx, rows);
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => shown.get(row.id) ?? unknownListing(row.id),
  );
}

function unknownListing(id: string): never {
  throw new Error(`The listing ${id} was not made out`);
}

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
      return [
        row.id,
        {
          id: row.id as Id<'marketplace_listing'>,
          kind: row.kind,
          mine,
          status: mine ? listingStatusAt(row, ctx.now) : row.status,
          headline: row.headline,
          chips: json.decode<string[]>(row.chips),
          pitch: row.pitch,
          location: row.location,
          salary_min: row.salary_min,
          salary_max: row.salary_max,
          currency: row.currency,
          fee_percent: row.fee_percent,
          owner_share_percent: row.owner_share_percent,
          partner_share_percent: 100 - row.owner_share_percent,
          candidate_aware: row.candidate_aware === null ? null : row.candidate_aware === 1,
          terms_version: row.terms_version,
          agency: agencies.get(row.account_id) ?? {
            name: '',
            country: '',
            deals_placed: 0,
            median_response_hours: null,
          },
          source_id: mine ? row.source_id : null,
          intro_counts: mine ? (counts.get(row.id) ?? { pending: 0, accepted: 0 }) : null,
          my_intro_id: (answered.get(row.id) ?? null) as Id<'marketplace_intro'> | null,
          published_at: row.published_at,
          expires_at: row.expires_at,
          closed_at: row.closed_at,
          created_at: row.created_at,
          updated_at: row.updated_at,
        },
      ];
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
  open: sql<boolean>`status in ('live', 'paused')`,
};

/** Listings of every agency whose date has come by its own clock. @param wall the time outside test clocks */
export const expiringListings = (db: Db, wall: Instant, limit: number) => dueRecords(db, SHOWN, wall, limit);

/** When the account's next listing expires, at or before an instant. */
export const nextListingExpiry = (db: Db, account: string, until: Instant) =>
  nextDue(db, SHOWN, account, until);
