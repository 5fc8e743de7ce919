import { type Selectable, sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { json, statement } from '#db/rows.ts';
import type { MarketplaceDealsTable } from '#db/schema/marketplace.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { dealViews } from './across-store.ts';
import { dealStatusOf, sharesOf } from './rules.ts';
import type { Identities, MarketplaceDeal } from './schema.ts';

export type DealRow = Selectable<MarketplaceDealsTable>;
export type DealView = Awaited<ReturnType<ReturnType<typeof dealViews>['execute']>>[number];

/** A deal that the agency is a side of, or undefined. */
export async function partyDeal(ctx: Context, id: string): Promise<DealView | undefined> {
  return dealViews(ctx.db, ctx.account.id).where('marketplace_deals.id', '=', id).executeTakeFirst();
}

export interface DealQuery extends ListFilters {
  status?: MarketplaceDeal['status'] | undefined;
  role?: MarketplaceDeal['role'] | undefined;
}

// The same as dealStatusOf tells, for the store to choose by.
const STATUS = sql<string>`case
  when marketplace_deals.placement_id is not null then 'placed'
  when marketplace_deals.closed_at is not null or applications.deleted_at is not null then 'dead'
  when applications.status in ('rejected', 'withdrawn') then 'dead'
  when applications.stage in ('submitted', 'client_interview', 'references', 'offer', 'placed') then 'in_progress'
  else 'connected' end`;

/** A page of the agency's deals, newest first, each from its side. */
export async function pageOfDeals(ctx: Context, filters: DealQuery): Promise<Page<MarketplaceDeal>> {
  let query = dealViews(ctx.db, ctx.account.id);
  if (filters.role !== undefined) {
    const side = filters.role === 'owner' ? 'account_id' : 'partner_account_id';
    query = query.where(`marketplace_deals.${side}`, '=', ctx.account.id);
  }
  if (filters.status !== undefined) query = query.where(STATUS, '=', filters.status);
  const rows = await newestFirst(query, 'marketplace_deals', filters).execute();
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => toDeal(row, ctx.account.id),
  );
}

/** The deals of a placing agency that a placement may still land on, the oldest first. */
export async function openDealsOf(ctx: Context): Promise<DealRow[]> {
  return openDeals(ctx.db, { account: ctx.account.id, now: ctx.now });
}

const openDeals = statement((db: Db, v: { account: string; now: string }) =>
  db
    .selectFrom('marketplace_deals')
    .selectAll()
    .where('placing_account_id', '=', v.account)
    .where('placement_id', 'is', null)
    .where('protection_ends_at', '>', v.now)
    .orderBy('created_at')
    .orderBy('id'),
);

const byPlacement = statement((db: Db, v: { account: string; placement: string }) =>
  db
    .selectFrom('marketplace_deals')
    .where('placing_account_id', '=', v.account)
    .where('placement_id', '=', v.placement)
    .select('id'),
);

/** The deal that a placement of the agency landed on. */
export async function dealOfPlacement(ctx: Context, placement: string): Promise<string | undefined> {
  const [row] = await byPlacement(ctx.db, { account: ctx.account.id, placement });
  return row?.id;
}

/** Writes columns of a deal that the agency is a side of. */
export async function changeDeal(
  ctx: Context & { tx: Db },
  id: string,
  patch: Partial<DealRow>,
): Promise<void> {
  await ctx.tx
    .updateTable('marketplace_deals')
    .set(patch)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('account_id', '=', ctx.account.id), eb('partner_account_id', '=', ctx.account.id)]),
    )
    .execute();
}

const CLUES = statement((db: Db, v: { account: string; id: string }) =>
  db
    .selectFrom('candidates')
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .select(['email_folded', 'phone_e164', 'linkedin_slug']),
);

/** What tells a candidate of the agency again. */
export async function cluesOf(ctx: Context, candidate: string) {
  const [row] = await CLUES(ctx.db, { account: ctx.account.id, id: candidate });
  return row;
}

/** A deal from one side. Both read the same numbers; records are those of the agency that has them. */
export function toDeal(row: DealView, party: string): MarketplaceDeal {
  const owner = row.account_id === party;
  const places = row.placing_account_id === party;
  return {
    id: row.id as Id<'marketplace_deal'>,
    intro_id: row.intro_id as Id<'marketplace_intro'>,
    listing_id: row.listing_id as Id<'marketplace_listing'>,
    listing_kind: row.listing_kind,
    listing_headline: row.listing_headline,
    status: dealStatusOf(row),
    role: owner ? 'owner' : 'partner',
    places,
    counterpart_agency: owner ? row.partner_agency : row.owner_agency,
    owner_share_percent: row.owner_share_percent,
    your_share_percent: owner ? row.owner_share_percent : 100 - row.owner_share_percent,
    fee_percent: row.fee_percent,
    salary_min: row.salary_min,
    salary_max: row.salary_max,
    currency: row.currency,
    terms_version: row.terms_version,
    revealed: revealedTo(row, party),
    revealed_at: row.revealed_at,
    protection_ends_at: row.protection_ends_at,
    candidate_id: ownCandidate(row, party),
    application_id: places ? (row.application_id as Id<'application'> | null) : null,
    placement_id: places ? (row.placement_id as Id<'placement'> | null) : null,
    ...moneyOf(row, owner),
    owner_marked_paid_at: row.owner_marked_paid_at,
    partner_marked_received_at: row.partner_marked_received_at,
    closed_at: row.closed_at,
    closed_by: row.closed_by === null ? null : row.closed_by === party ? 'you' : 'counterpart',
    closed_reason: row.closed_reason,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function moneyOf(
  row: DealView,
  owner: boolean,
): Pick<
  MarketplaceDeal,
  | 'placement_status'
  | 'placed_salary'
  | 'placed_fee_amount'
  | 'partner_share_amount'
  | 'your_share_amount'
  | 'placed_currency'
  | 'placed_start_date'
> {
  const fee = row.placement_type === 'contract' ? row.placed_gp : row.placed_fee;
  const shares =
    fee === null ? null : sharesOf(fee, row.owner_share_percent, row.placed_currency ?? row.currency);
  return {
    placement_status: row.placement_status,
    placed_salary: row.placed_salary,
    placed_fee_amount: fee,
    partner_share_amount: shares?.partner ?? null,
    your_share_amount: (owner ? shares?.owner : shares?.partner) ?? null,
    placed_currency: row.placed_currency,
    placed_start_date: row.placed_start_date,
  };
}

// The introducing agency has the person from the start: the sender of a submission, the owner of a candidate listing.
function ownCandidate(row: DealView, party: string): Id<'candidate'> | null {
  const own =
    row.placing_account_id === party
      ? row.candidate_id
      : row.listing_kind === 'job'
        ? row.intro_candidate_id
        : row.listing_source_id;
  return own as Id<'candidate'> | null;
}

function revealedTo(row: DealView, party: string): MarketplaceDeal['revealed'] {
  const revealed = json.decodeOrNull<Identities>(row.revealed);
  if (revealed === null) return null;
  return {
    candidate: { candidate_id: ownCandidate(row, party), ...revealed.candidate },
    job: revealed.job,
    owner_consultant: revealed.owner_consultant,
    partner_consultant: revealed.partner_consultant,
  };
}
