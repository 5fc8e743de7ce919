import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import type { Context, OutwardWords, WriteContext } from '../context.ts';
import { tellHeld } from '../emails/index.ts';
import {
  awaitingModel,
  decided,
  type HeldReview,
  newlyHeld,
  refuseBlocked,
  refuseHeld,
  requireHeld,
  warnOfHeld,
} from '../moderation/index.ts';
import { orNotFound } from '../record/index.ts';
import { outwardWords } from '../review/index.ts';
import type { Sentence } from '../sentences.ts';
import { listingCurrency } from './currency.ts';
import { GONE, resolveIntros } from './endings.ts';
import type { CreateListing, UpdateListing } from './inputs.ts';
import {
  type ListingQuery,
  type ListingRow,
  liveListingOf,
  newestListingOf,
  openListingsOf,
  ownListing,
  pageOfListings,
  toListing,
  visibleListing,
} from './listings-store.ts';
import { LISTING_MOVES, listingEnd, listingStatusAt } from './rules.ts';
import { LISTING, type MarketplaceListing } from './schema.ts';
import { agreedTerms, requireBrowsing } from './terms.ts';
import { candidateSource, findingsIn, jobSource, type Source, sharable, warnOfShared } from './texts.ts';

/**
 * A page of listings, newest first: live ones of other agencies, or with `mine` the agency's own.
 * @throws AppError VALIDATION_ERROR on status without mine, MARKETPLACE_DISABLED where nobody may browse
 */
export async function listListings(ctx: Context, filters: ListingQuery): Promise<Page<MarketplaceListing>> {
  if (filters.mine) return pageOfListings(ctx, filters);
  if (filters.status !== undefined) {
    throw invalid(
      'status',
      'status: only your own listings are listed by status; add mine true. Those of other agencies are all live.',
    );
  }
  requireBrowsing(ctx);
  return pageOfListings(ctx, filters);
}

/** A listing: one's own at any status, another agency's while it is live. @throws AppError NOT_FOUND */
export async function getListing(ctx: Context, id: string): Promise<MarketplaceListing> {
  const row = await visibleListing(ctx, id);
  if (row === undefined) throw notFound('marketplace listing', id, 'listing_id');
  if (row.account_id !== ctx.account.id) requireBrowsing(ctx);
  return toListing(ctx, row);
}

/**
 * Shares an open job or a candidate with other agencies, as a snapshot that tells nobody who it is. Where a person has to
 * look at its texts first, it is paused until it is released.
 * @throws AppError VALIDATION_ERROR naming the field, for a text that gives somebody away also the spans; CONFLICT when
 * the source is shared already
 */
export async function createListing(
  ctx: WriteContext,
  input: z.output<typeof CreateListing>,
): Promise<MarketplaceListing> {
  const source = await sourceOf(ctx, input);
  if (input.kind === 'candidate' && input.candidate_aware !== true) {
    throw invalid(
      'candidate_aware',
      'candidate_aware: must be true for a candidate. Ask the person first whether their profile may be shared, without their name, with other agencies.',
    );
  }
  const { salary_min = null, salary_max = null } = input;
  if (salary_min !== null && salary_max !== null && salary_min > salary_max)
    throw invalid('salary_max', `salary_max: ${salary_max} is below salary_min (${salary_min})`);
  const texts = textsOf(input, source);
  await refuseSecondListing(ctx, source.id);
  const found = findingsIn(source, texts, input);
  refuseBlocked(found);
  warnOfShared(ctx, source, input);
  const moderation = newlyHeld(ctx, [
    ...found,
    ...awaitingModel(ctx, [
      ['headline', texts.headline],
      ['pitch', texts.pitch],
      ...texts.chips.map((chip, at) => [`chips.${at}`, chip] as const),
    ]),
  ]);
  const row = LISTING.row(input, {
    ...texts,
    ...moderation,
    id: newId('marketplace_listing'),
    currency: input.currency ?? listingCurrency(source.money, input.location, ctx.account),
    account_id: ctx.account.id,
    source_id: source.id,
    status: moderation.held_at === null ? 'live' : 'paused',
    candidate_aware: input.kind === 'candidate' ? true : null,
    terms_version: await agreedTerms(ctx, input.accept_terms),
    published_at: ctx.now,
    attested_at: ctx.now,
    expires_at: listingEnd(ctx.now),
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'marketplace_listings', row);
  const listing = await toListing(ctx, row);
  ctx.changed({ type: 'marketplace_listing', id: row.id, before: null, after: listing, label: row.headline });
  if (moderation.review !== null) {
    const label = `Listing of ${source.label}`;
    await tellHeld(ctx, {
      ...linksOf(row),
      id: row.id,
      label,
      review: moderation.review,
      owners: [row.created_by],
    });
    return listing;
  }
  warnOfHeld(ctx, found);
  ctx.record({ ...linksOf(row), type: 'marketplace', summary: `Shared on the marketplace: ${source.label}` });
  return listing;
}

/**
 * Shows a held listing on the marketplace; its time begins now.
 * @throws AppError CONFLICT for one that is not held, or whose source is gone or shared already
 */
export async function releaseListing(
  ctx: WriteContext,
  id: string,
  reason: string,
): Promise<MarketplaceListing> {
  const row = await requireListing(ctx, id);
  requireHeld(row);
  await requireStillThere(ctx, row);
  const patch: Partial<ListingRow> = {
    status: 'live',
    published_at: ctx.now,
    attested_at: ctx.now,
    expires_at: listingEnd(ctx.now),
    updated_at: ctx.now,
    ...decided(ctx, row, 'released', reason),
  };
  const { headline, chips, pitch, location } = row;
  const shown = outwardWords({ headline, chips: json.decode<string[]>(chips), pitch, location });
  return rewrite(ctx, row, patch, `Released to the marketplace: ${row.headline}`, shown);
}

/** Writes down what was found in a held listing. @throws AppError CONFLICT for one that is not held */
export async function reviewListing(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const row = await requireListing(ctx, id);
  requireHeld(row);
  const patch = { review: json.encode(review), updated_at: ctx.now };
  await rewrite(ctx, row, patch, null);
}

/** Withdraws a held listing, which nobody outside has seen. @throws AppError CONFLICT for one that is not held */
export async function withdrawHeldListing(
  ctx: WriteContext,
  id: string,
  reason: string | null,
): Promise<MarketplaceListing> {
  const row = await requireListing(ctx, id);
  requireHeld(row);
  const patch: Partial<ListingRow> = {
    status: 'withdrawn',
    closed_at: ctx.now,
    updated_at: ctx.now,
    ...decided(ctx, row, 'withdrawn', reason),
  };
  return rewrite(ctx, row, patch, `Withdrew unsent from the marketplace: ${row.headline}`);
}

const requireListing = orNotFound('marketplace_listing', ownListing, 'record');

async function sourceOf(ctx: Context, input: z.output<typeof CreateListing>): Promise<Source> {
  const { kind, job_id, candidate_id } = input;
  const [field, wrong] = kind === 'job' ? ['job_id', candidate_id] : ['candidate_id', job_id];
  const other = kind === 'job' ? 'candidate_id' : 'job_id';
  if (wrong !== undefined)
    throw invalid(other, `${other}: a listing of kind ${kind} takes ${field} in its place`);
  if (kind === 'job' && job_id !== undefined) return jobSource(ctx, job_id, 'share it');
  if (kind === 'candidate' && candidate_id !== undefined) return candidateSource(ctx, candidate_id);
  throw invalid(field, `${field}: is needed for a listing of kind ${kind}; list_${kind}s tells it`);
}

function textsOf(
  input: z.output<typeof CreateListing>,
  { identity, as }: Source,
): Pick<MarketplaceListing, 'headline' | 'chips' | 'pitch' | 'location'> {
  return {
    headline: sharable(input.headline, identity, 'headline', as),
    chips: input.chips.map((chip, at) => sharable(chip, identity, `chips.${at}`, as)),
    pitch: sharable(input.pitch, identity, 'pitch', as),
    location: input.location === undefined ? null : sharable(input.location, identity, 'location', as),
  };
}

async function refuseSecondListing(ctx: WriteContext, source: string, field?: string): Promise<void> {
  const live = await liveListingOf(ctx, source);
  if (live === undefined) return;
  if (live.expires_at <= ctx.now) {
    await expireListing(ctx, live.id);
    return;
  }
  throw new AppError(
    'CONFLICT',
    `${live.id} shares this already, and there is one live listing of a job or a candidate. Change it with update_marketplace_listing, or withdraw it first.`,
    { field, extra: { existing_id: live.id } },
  );
}

/** Pauses, resumes, ends or renews a listing of the agency. @throws AppError NOT_FOUND, CONFLICT for a wrong start */
export async function updateListing(
  ctx: WriteContext,
  { listing_id, action }: z.output<typeof UpdateListing>,
): Promise<MarketplaceListing> {
  const row = await ownListing(ctx, listing_id);
  if (row === undefined) throw notFound('marketplace listing', listing_id, 'listing_id');
  if (row.held_at !== null && action !== 'withdraw' && action !== 'filled') refuseHeld(row, DONE[action]);
  const status = listingStatusAt(row, ctx.now);
  const { from, to } = LISTING_MOVES[action];
  if (!from.includes(status)) throw wrongStart(row, status, action);
  if (to === 'live') await requireStillThere(ctx, row);
  const patch: Partial<ListingRow> = { status: to, updated_at: ctx.now, ...unheld(ctx, row, to) };
  if (action === 'renew') {
    patch.expires_at = listingEnd(ctx.now, row.expires_at);
    patch.attested_at = ctx.now;
  }
  patch.closed_at = to === 'withdrawn' || to === 'filled' ? ctx.now : null;
  const after = await rewrite(ctx, row, patch, `${VERBS[action]} on the marketplace: ${row.headline}`);
  if (to === 'withdrawn' || to === 'filled') {
    await resolveIntros(ctx, row.id, to === 'filled' ? 'listing_filled' : 'listing_withdrawn');
    return toListing(ctx, { ...row, ...patch });
  }
  return after;
}

// What ends while it is held is withdrawn unsent.
const unheld = (ctx: Context, row: ListingRow, to: ListingRow['status']): Partial<ListingRow> =>
  row.held_at !== null && (to === 'withdrawn' || to === 'filled') ? decided(ctx, row, 'withdrawn', null) : {};

const DONE = { pause: 'paused', resume: 'resumed', renew: 'renewed' } as const;
const VERBS = {
  pause: 'Paused',
  resume: 'Resumed',
  withdraw: 'Withdrew',
  filled: 'Marked as filled',
  renew: 'Renewed',
} as const;

function wrongStart(row: ListingRow, status: ListingRow['status'], action: string): AppError {
  const open = Object.entries(LISTING_MOVES).filter(([, move]) => move.from.includes(status));
  const next =
    open.length === 0
      ? 'That is final; share the job or the candidate again with create_marketplace_listing.'
      : `From there it takes ${open.map(([name]) => name).join(', ')}.`;
  return new AppError('CONFLICT', `The listing ${row.id} is ${status}, so it cannot ${action}. ${next}`, {
    field: 'action',
    extra: { status },
  });
}

// What is shown again must still be there to share, and be shared once.
async function requireStillThere(ctx: WriteContext, row: ListingRow): Promise<void> {
  if (row.kind === 'job') await jobSource(ctx, row.source_id, 'show the listing again');
  else await candidateSource(ctx, row.source_id);
  if (row.status !== 'live') await refuseSecondListing(ctx, row.source_id, 'action');
}

/** Ends a listing whose date has come, with the intros that wait for its answer. Does nothing for any other. */
export async function expireListing(ctx: WriteContext, id: string): Promise<void> {
  const row = await ownListing(ctx, id);
  if (row === undefined || row.status === 'expired' || listingStatusAt(row, ctx.now) !== 'expired') return;
  await rewrite(
    ctx,
    row,
    { status: 'expired', closed_at: null, updated_at: ctx.now },
    `Expired on the marketplace: ${row.headline}`,
  );
  await resolveIntros(ctx, id, 'listing_expired');
}

/** Takes everything off the marketplace that shares a job or a candidate which is gone. */
export async function withdrawSource(ctx: WriteContext, source: string): Promise<void> {
  for (const row of await openListingsOf(ctx, source)) {
    await rewrite(
      ctx,
      row,
      { status: 'withdrawn', closed_at: ctx.now, updated_at: ctx.now, ...unheld(ctx, row, 'withdrawn') },
      `Withdrew on the marketplace: ${row.headline || GONE}`,
    );
    await resolveIntros(ctx, row.id, 'listing_withdrawn');
  }
}

/** Moves the listing of a job or candidate as that moved, where its status allows it. */
export async function followSource(
  ctx: WriteContext,
  source: string,
  action: 'filled' | 'pause',
): Promise<void> {
  const { from, to } = LISTING_MOVES[action];
  for (const row of await openListingsOf(ctx, source)) {
    if (!from.includes(listingStatusAt(row, ctx.now))) continue;
    const closed_at = to === 'filled' ? ctx.now : null;
    const patch = { status: to, closed_at, updated_at: ctx.now, ...unheld(ctx, row, to) };
    await rewrite(ctx, row, patch, `${VERBS[action]} on the marketplace: ${row.headline}`);
    if (to === 'filled') await resolveIntros(ctx, row.id, 'listing_filled');
  }
}

/** Warns whoever opens a source again where its listing stands: nothing goes live by itself. */
export async function tellOfListing(ctx: WriteContext, source: string): Promise<void> {
  const row = await newestListingOf(ctx, source);
  if (row === undefined) return;
  const status = listingStatusAt(row, ctx.now);
  if (row.held_at !== null)
    ctx.warn(
      'listing_held',
      `Its listing ${row.id} on the marketplace waits for a person because of its wording; release_held lets it go or withdraws it.`,
      { listing_id: row.id },
    );
  else if (status === 'paused')
    ctx.warn(
      'listing_paused',
      `Its listing ${row.id} on the marketplace stays paused; update_marketplace_listing with resume puts it live again.`,
      { listing_id: row.id },
    );
  if (status === 'filled')
    ctx.warn(
      'listing_filled',
      `Its listing ${row.id} on the marketplace is filled for good; create_marketplace_listing shares the job anew.`,
      { listing_id: row.id },
    );
}

async function rewrite(
  ctx: WriteContext,
  row: ListingRow,
  patch: Partial<ListingRow>,
  summary: Sentence | null,
  shown?: OutwardWords,
): Promise<MarketplaceListing> {
  const before = await toListing(ctx, row);
  await updateRow(ctx.tx, 'marketplace_listings', ctx.account.id, row.id, patch);
  const after = await toListing(ctx, { ...row, ...patch });
  ctx.changed({ type: 'marketplace_listing', id: row.id, before, after, label: row.headline, shown });
  if (summary !== null) ctx.record({ ...linksOf(row), type: 'marketplace', summary });
  return after;
}

function linksOf(row: ListingRow): { job_id: string | null; candidate_id: string | null } {
  return row.kind === 'job'
    ? { job_id: row.source_id, candidate_id: null }
    : { job_id: null, candidate_id: row.source_id };
}
