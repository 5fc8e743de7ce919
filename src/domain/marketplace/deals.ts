import type * as z from 'zod';
import { invalid } from '#src/lib/errors.ts';
import type { Page } from '#src/lib/page.ts';
import { findCandidate } from '../candidates/index.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import {
  changeDeal,
  type DealQuery,
  type DealRow,
  type DealView,
  dealOfPlacement,
  openDealsOf,
  pageOfDeals,
  partyDeal,
  toDeal,
} from './deals-store.ts';
import type { UpdateDeal } from './inputs.ts';
import { bringIn } from './pipeline.ts';
import type { MarketplaceDeal } from './schema.ts';
import { passReason } from './texts.ts';

type DealEvent = keyof typeof EMIT;
type Given = z.output<typeof UpdateDeal>;

/** A page of the agency's deals, newest first, each from its side. */
export async function listDeals(ctx: Context, filters: DealQuery): Promise<Page<MarketplaceDeal>> {
  return pageOfDeals(ctx, filters);
}

/** A deal from the agency's side. @throws AppError NOT_FOUND, also for those of others */
export async function getDeal(ctx: Context, id: string): Promise<MarketplaceDeal> {
  return toDeal(await requireDeal(ctx, id), ctx.account.id);
}

/** A deal that the agency is a side of. @throws AppError NOT_FOUND */
export const requireDeal = orNotFound('marketplace_deal', partyDeal, 'deal_id');

// The other agency's account comes before the deal, for whoever writes both.
async function intoDeal(ctx: WriteContext, id: string): Promise<DealView> {
  const row = await requireDeal(ctx, id);
  await ctx.inAccount(row.account_id === ctx.account.id ? row.partner_account_id : row.account_id);
  return requireDeal(ctx, id);
}

/**
 * Does one of the things that are done by hand on a deal. A stamp is made once: the same again changes nothing.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR on `action` for the wrong side or a deal that stands elsewhere
 */
export async function updateDeal(ctx: WriteContext, input: Given): Promise<MarketplaceDeal> {
  const row = await intoDeal(ctx, input.deal_id);
  for (const [field, action] of [
    ['job_id', 'add_to_pipeline'],
    ['reason', 'close'],
  ] as const) {
    if (input[field] !== undefined && input.action !== action)
      throw invalid(field, `${field}: goes with action ${action}, not with ${input.action}`);
  }
  return ACTIONS[input.action](ctx, row, input);
}

const ACTIONS: Record<
  Given['action'],
  (ctx: WriteContext, row: DealView, input: Given) => Promise<MarketplaceDeal>
> = {
  add_to_pipeline: addToPipeline,
  mark_paid: (ctx, row) => stamp(ctx, row, true),
  mark_received: (ctx, row) => stamp(ctx, row, false),
  close: closeDeal,
};

async function addToPipeline(ctx: WriteContext, row: DealView, input: Given): Promise<MarketplaceDeal> {
  const deal = toDeal(row, ctx.account.id);
  if (!deal.places)
    throw wrongSide(deal, 'the agency that places the candidate may add them to its pipeline');
  if (deal.revealed === null)
    throw invalid('action', `action: the deal ${deal.id} no longer says who the candidate is`);
  if (deal.application_id !== null || deal.status === 'placed') {
    throw invalid(
      'action',
      `action: the candidate of ${deal.id} is in your pipeline already (${deal.application_id ?? deal.placement_id}); move the application there`,
    );
  }
  if (deal.status === 'dead') throw invalid('action', `action: the deal ${deal.id} is closed`);
  if (input.job_id === undefined)
    throw invalid(
      'job_id',
      'job_id: add_to_pipeline needs the open job that the candidate is for (list_jobs)',
    );
  const { candidate_id: _, ...person } = deal.revealed.candidate;
  const brought = await bringIn(ctx, person, input.job_id, null);
  return rewrite(ctx, row, brought, 'Added the candidate of a deal to the pipeline');
}

async function stamp(ctx: WriteContext, row: DealView, paid: boolean): Promise<MarketplaceDeal> {
  const deal = toDeal(row, ctx.account.id);
  if (deal.places !== paid) {
    throw wrongSide(
      deal,
      paid
        ? 'the agency that places the candidate notes that it paid the other; yours may mark_received'
        : 'the other agency notes that it was paid; yours may mark_paid',
    );
  }
  if (deal.status !== 'placed')
    throw invalid(
      'action',
      `action: the deal ${deal.id} is ${deal.status}; money is noted once a placement landed on it`,
    );
  const column = paid ? 'owner_marked_paid_at' : 'partner_marked_received_at';
  if (row[column] !== null) return deal;
  return rewrite(
    ctx,
    row,
    { [column]: ctx.now },
    paid ? 'Noted as paid: a deal' : 'Noted as received: the share of a deal',
  );
}

async function closeDeal(ctx: WriteContext, row: DealView, input: Given): Promise<MarketplaceDeal> {
  const { status, revealed } = toDeal(row, ctx.account.id);
  if (status === 'placed')
    throw invalid(
      'action',
      `action: the deal ${row.id} placed somebody and cannot be closed; it ends with its money`,
    );
  if (row.closed_by === ctx.account.id && row.closed_reason === input.reason)
    return toDeal(row, ctx.account.id);
  if (row.closed_at !== null) throw invalid('action', `action: the deal ${row.id} is closed already`);
  if (input.reason === undefined)
    throw invalid('reason', 'reason: say why the deal is closed; both agencies read it');
  const person = revealed?.candidate.name ?? null;
  passReason(ctx, { field: 'reason', reason: input.reason, person });
  return rewrite(
    ctx,
    row,
    { closed_at: ctx.now, closed_by: ctx.account.id, closed_reason: input.reason },
    'Closed a deal',
    'closed',
  );
}

function wrongSide(deal: MarketplaceDeal, who: string): Error {
  return invalid('action', `action: of the two agencies of ${deal.id} only ${who}`);
}

async function rewrite(
  ctx: WriteContext,
  row: DealView,
  patch: Partial<DealRow>,
  summary: DealNews,
  event: DealEvent | null = null,
): Promise<MarketplaceDeal> {
  await changeDeal(ctx, row.id, { ...patch, updated_at: ctx.now });
  const after = await requireDeal(ctx, row.id);
  // With a placement comes or goes its money: that is reported whether or not there is any.
  const reached = 'placement_id' in patch ? MONEY : undefined;
  await tellDeal(ctx, row, after, event, summary, reached);
  return toDeal(after, ctx.account.id);
}

/** What happened to a deal, as the activities of both agencies say it. */
type DealNews =
  | 'A deal was formed'
  | 'Added the candidate of a deal to the pipeline'
  | 'Noted as paid: a deal'
  | 'Noted as received: the share of a deal'
  | 'Closed a deal'
  | 'A placement landed on a deal'
  | 'A placement was taken off a deal';

const MONEY = [
  'placed_salary',
  'placed_fee_amount',
  'refund_amount',
  'partner_share_amount',
  'your_share_amount',
];

const EMIT = {
  formed: (ctx: WriteContext, deal: MarketplaceDeal) =>
    ctx.emit('marketplace.deal.formed', { marketplace_deal: deal }),
  placed: (ctx: WriteContext, deal: MarketplaceDeal) =>
    ctx.emit('marketplace.deal.placed', { marketplace_deal: deal }),
  closed: (ctx: WriteContext, deal: MarketplaceDeal) =>
    ctx.emit('marketplace.deal.closed', { marketplace_deal: deal }),
};

/** Tells both agencies of a deal, each from its own side: change feed, activities, and the event if there is one. */
export async function tellDeal(
  ctx: WriteContext,
  before: DealView | null,
  after: DealView,
  event: DealEvent | null,
  summary: DealNews,
  reached?: readonly string[],
): Promise<void> {
  const partner = after.account_id === ctx.account.id ? after.partner_account_id : after.account_id;
  for (const side of [ctx, await ctx.inAccount(partner)]) {
    const deal = toDeal(after, side.account.id);
    side.changed({
      type: 'marketplace_deal',
      id: after.id,
      before: before === null ? null : toDeal(before, side.account.id),
      after: deal,
      label: after.listing_headline,
      reached,
    });
    if (event !== null) EMIT[event](side, deal);
    side.record({
      type: 'marketplace',
      summary: `${summary} (${after.listing_headline}, with ${deal.counterpart_agency})`,
      body: after.closed_reason,
      candidate_id: deal.candidate_id,
      application_id: deal.application_id,
    });
  }
}

/**
 * What a placement means for the deals of the agency that logged it: a new one of an introduced person lands on the
 * deal while its protection lasts, also after a close. Fires marketplace.deal.placed at both agencies, once.
 */
export async function followPlacement(ctx: WriteContext, change: RecordChange): Promise<void> {
  if (change.after === null) return detach(ctx, change.id);
  if (change.before !== null) return;
  const landed = await dealFor(ctx, change.after);
  if (landed === undefined) return;
  const { deal, candidate_id, application_id } = landed;
  const before = await intoDeal(ctx, deal.id);
  tellShares(ctx, before);
  await rewrite(
    ctx,
    before,
    { placement_id: change.id, candidate_id, application_id: application_id ?? deal.application_id },
    'A placement landed on a deal',
    'placed',
  );
}

// Whoever logs the placement learns that the fee is not theirs alone.
function tellShares(ctx: WriteContext, row: DealView): void {
  if (!ctx.can('marketplace:read')) return;
  const deal = toDeal(row, ctx.account.id);
  const name = ctx.can('candidates:read') ? (deal.revealed?.candidate.name ?? 'The person') : 'The person';
  ctx.warn(
    'fee_shared',
    `${name} was introduced by ${deal.counterpart_agency}: ${100 - deal.your_share_percent} % of the fee is theirs and ${deal.your_share_percent} % yours (deal ${row.id}). get_marketplace_deal shows the amounts, update_marketplace_deal marks it as paid.`,
    { deal_id: row.id },
  );
}

async function detach(ctx: WriteContext, placement: string): Promise<void> {
  const id = await dealOfPlacement(ctx, placement);
  if (id === undefined) return;
  await rewrite(ctx, await intoDeal(ctx, id), { placement_id: null }, 'A placement was taken off a deal');
}

async function dealFor(
  ctx: WriteContext,
  placement: object,
): Promise<{ deal: DealRow; candidate_id: string; application_id: string | null } | undefined> {
  const candidate_id = textAt(placement, 'candidate_id');
  const application_id = textAt(placement, 'application_id');
  if (candidate_id === null) return undefined;
  const open = await openDealsOf(ctx);
  if (open.length === 0) return undefined;
  const clues = await findCandidate(ctx.db, ctx.account.id, candidate_id);
  const same = (a: string | null, b: string | null | undefined): boolean => a !== null && a === b;
  const deal =
    open.find((one) => same(one.application_id, application_id)) ??
    open.find((one) => one.candidate_id === candidate_id) ??
    open.find(
      (one) =>
        same(one.revealed_email, clues?.email_folded) ||
        same(one.revealed_phone, clues?.phone_e164) ||
        same(one.revealed_linkedin, clues?.linkedin_slug),
    );
  return deal === undefined ? undefined : { deal, candidate_id, application_id };
}

function textAt(record: object, member: string): string | null {
  const value: unknown = Reflect.get(record, member);
  return typeof value === 'string' ? value : null;
}
