// Read model: what one agency may know of another. Nothing else in the module reads past its own account.
import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { agenciesById, findAgency } from '../accounts/agencies.ts';
import { findUser } from '../accounts/people.ts';
import type { UserRow } from '../accounts/people-schema.ts';
import { type CandidateRow, findCandidate } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { median } from './rules.ts';

const HOUR_MS = 60 * 60_000;

/** What a listing shows of the agency behind it. */
export interface Agency {
  name: string;
  country: string;
  deals_placed: number;
  median_response_hours: number | null;
}

/** What the marketplace shows of agencies: name, country, how many deals they placed, how soon they answer. */
export async function agenciesOf(db: Db, accounts: readonly string[]): Promise<Map<string, Agency>> {
  const ids = [...new Set(accounts)];
  if (ids.length === 0) return new Map();
  const rows = [...(await agenciesById(db, ids)).values()];
  const placed = await placedCounts(db, ids);
  const answers = await answerHours(db, ids);
  return new Map(
    rows.map(({ id, name, country }) => [
      id,
      {
        name,
        country,
        deals_placed: placed.get(id) ?? 0,
        median_response_hours: rounded(median(answers.get(id) ?? [])),
      },
    ]),
  );
}

const rounded = (hours: number | null): number | null =>
  hours === null ? null : Math.round(hours * 10) / 10;

async function placedCounts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const side of ['account_id', 'partner_account_id'] as const) {
    const rows = await db
      .selectFrom('marketplace_deals')
      .where(side, 'in', ids)
      .where('placement_id', 'is not', null)
      .groupBy(side)
      .select((eb) => [`${side} as agency`, eb.fn.countAll<number>().as('count')])
      .execute();
    for (const { agency, count } of rows) counts.set(agency, (counts.get(agency) ?? 0) + count);
  }
  return counts;
}

/** How many of the last answers say how soon an agency answers. */
const ANSWERS = 2000;

async function answerHours(db: Db, ids: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('marketplace_intros')
    .where('owner_account_id', 'in', ids)
    .where('resolution', '=', 'owner')
    .orderBy('responded_at', 'desc')
    .limit(ANSWERS)
    .select(['owner_account_id', 'sent_at', 'responded_at'])
    .execute();
  const hours = new Map<string, number[]>();
  for (const { owner_account_id, sent_at, responded_at } of rows) {
    if (sent_at === null || responded_at === null) continue;
    const took = (Date.parse(responded_at) - Date.parse(sent_at)) / HOUR_MS;
    hours.set(owner_account_id, [...(hours.get(owner_account_id) ?? []), took]);
  }
  return hours;
}

/**
 * The listings that an agency may see of others: live ones of those that take part. Sandboxes see one another and nobody
 * else: theirs are made up, and each has a clock of its own, by which its listings are ended.
 */
export function shownListings({ db, account, now }: Context) {
  const shown = db
    .selectFrom('marketplace_listings')
    .innerJoin('accounts', 'accounts.id', 'marketplace_listings.account_id')
    .where('marketplace_listings.status', '=', 'live')
    .where('marketplace_listings.account_id', '<>', account.id)
    .where('accounts.marketplace', '=', 1)
    .where('accounts.sandbox', '=', account.sandbox ? 1 : 0)
    .where('accounts.plan', '=', 'active')
    .where('accounts.status', '=', 'active')
    .selectAll('marketplace_listings');
  return account.sandbox ? shown : shown.where('marketplace_listings.expires_at', '>', now);
}

/** The name of an agency. */
export async function agencyName(db: Db, account: string): Promise<string> {
  return (await findAgency(db, account))?.name ?? '';
}

/** A candidate of the agency that introduces them, or undefined. Only for what an accept reveals, and for a check. */
export async function introducedPerson(
  db: Db,
  account: string,
  id: string,
): Promise<CandidateRow | undefined> {
  const row = await findCandidate(db, account, id);
  return row?.deleted_at === null ? row : undefined;
}

/** A person of an agency, with how to reach them; null when there is none. */
export async function consultantOf(db: Db, account: string, id: string | null): Promise<UserRow | null> {
  if (id === null) return null;
  return (await findUser(db, account, id)) ?? null;
}

/** Deals as either side sees them, with what the placing agency's pipeline says of each. */
export function dealViews(db: Db, party: string) {
  return db
    .selectFrom('marketplace_deals')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.id', '=', 'marketplace_deals.application_id')
        .on(sql<boolean>`applications.account_id = marketplace_deals.placing_account_id`),
    )
    .leftJoin('placements', (join) =>
      join
        .onRef('placements.id', '=', 'marketplace_deals.placement_id')
        .on(sql<boolean>`placements.account_id = marketplace_deals.placing_account_id`),
    )
    .leftJoin('marketplace_intros', (on) =>
      on
        .onRef('marketplace_intros.account_id', '=', 'marketplace_deals.partner_account_id')
        .onRef('marketplace_intros.id', '=', 'marketplace_deals.intro_id'),
    )
    .leftJoin('marketplace_listings', (on) =>
      on
        .onRef('marketplace_listings.account_id', '=', 'marketplace_deals.account_id')
        .onRef('marketplace_listings.id', '=', 'marketplace_deals.listing_id'),
    )
    .where((eb) =>
      eb.or([
        eb('marketplace_deals.account_id', '=', party),
        eb('marketplace_deals.partner_account_id', '=', party),
      ]),
    )
    .selectAll('marketplace_deals')
    .select([
      'applications.stage',
      'applications.status as application_status',
      'applications.deleted_at as application_deleted_at',
      'placements.status as placement_status',
      'placements.placement_type',
      'placements.salary as placed_salary',
      'placements.fee_amount as placed_fee',
      'placements.expected_gp as placed_gp',
      'placements.currency as placed_currency',
      'placements.start_date as placed_start_date',
      'placements.guarantee_outcome as placed_outcome',
      'marketplace_intros.candidate_id as intro_candidate_id',
      'marketplace_listings.source_id as listing_source_id',
    ]);
}

/** Intros that an agency sent, or received, with the names of both. */
export function introViews(db: Db, side: 'account_id' | 'owner_account_id', party: string) {
  return (
    db
      .selectFrom('marketplace_intros')
      .where(`marketplace_intros.${side}`, '=', party)
      // What waits for a person at its sender, or was withdrawn there, reached nobody.
      .$if(side === 'owner_account_id', (query) => query.where('marketplace_intros.sent_at', 'is not', null))
      .selectAll('marketplace_intros')
      .select([
        sql<string>`(select name from accounts where accounts.id = marketplace_intros.account_id)`.as(
          'sender_name',
        ),
        sql<string>`(select name from accounts where accounts.id = marketplace_intros.owner_account_id)`.as(
          'owner_name',
        ),
        ofListing<number | null>('fee_percent').as('listing_fee_percent'),
        ofListing<number | null>('owner_share_percent').as('listing_owner_share'),
      ])
  );
}

/** A term of the listing that an intro answers, which both sides read. */
const ofListing = <T>(column: 'fee_percent' | 'owner_share_percent') =>
  sql<T>`(select listing.${sql.ref(column)} from marketplace_listings listing
    where listing.account_id = marketplace_intros.owner_account_id and listing.id = marketplace_intros.listing_id)`;
