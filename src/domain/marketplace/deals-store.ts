import Big from 'big.js';
import { sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import type { GuaranteeOutcome } from '../placements/schema.ts';
import { dealViews } from './across-store.ts';
import { dealStatusOf, sharesOf } from './rules.ts';
import { DEAL, type DealRow, type Identities, type MarketplaceDeal } from './schema.ts';

export type { DealRow } from './schema.ts';
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
  return pageByCreation(rows, filters, (row) => toDeal(row, ctx.account.id));
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

/** A deal from one side. Both read the same numbers; records are those of the agency that has them. */
export function toDeal(row: DealView, party: string): MarketplaceDeal {
  const owner = row.account_id === party;
  const places = row.placing_account_id === party;
  const shown = {
    ...row,
    candidate_id: ownCandidate(row, party),
    application_id: places ? row.application_id : null,
    placement_id: places ? row.placement_id : null,
  };
  return DEAL.view(shown, {
    status: dealStatusOf(row),
    role: owner ? 'owner' : 'partner',
    places,
    counterpart_agency: owner ? row.partner_agency : row.owner_agency,
    your_share_percent: owner ? row.owner_share_percent : 100 - row.owner_share_percent,
    revealed: revealedTo(row, party),
    ...moneyOf(row, owner),
    closed_by: row.closed_by === null ? null : row.closed_by === party ? 'you' : 'counterpart',
  });
}

// The shares are of what stays of the fee: what is refunded inside the guarantee is neither agency's.
function moneyOf(
  row: DealView,
  owner: boolean,
): Pick<
  MarketplaceDeal,
  'placed_fee_amount' | 'refund_amount' | 'partner_share_amount' | 'your_share_amount'
> {
  const fee = row.placement_type === 'contract' ? row.placed_gp : row.placed_fee;
  const refund_amount = refundOf(row);
  const currency = row.placed_currency ?? row.currency;
  const kept = fee === null ? null : new Big(fee).minus(refund_amount ?? 0).toNumber();
  const shares = kept === null ? null : sharesOf(kept, row.owner_share_percent, currency);
  return {
    placed_fee_amount: fee,
    refund_amount,
    partner_share_amount: shares?.partner ?? null,
    your_share_amount: (owner ? shares?.owner : shares?.partner) ?? null,
  };
}

/** What is refunded of the fee of a placement that fell off; null for one that has not, and for a contract. */
function refundOf({ placement_status, placement_type, placed_outcome }: DealView): number | null {
  if (placement_status !== 'fell_off' || placement_type !== 'permanent') return null;
  const outcome = json.decodeOrNull<Pick<GuaranteeOutcome, 'refund_amount'>>(placed_outcome);
  return outcome?.refund_amount ?? null;
}

// The introducing agency has the person from the start: the sender of a submission, the owner of a candidate listing.
function ownCandidate(row: DealView, party: string): Id<'candidate'> | null {
  const own =
    row.placing_account_id === party
      ? row.candidate_id
      : row.listing_kind === 'job'
        ? row.intro_candidate_id
        : row.listing_source_id;
  return own;
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
