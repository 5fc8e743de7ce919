import type * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { identityOf, placeToShow } from '../anonymity/index.ts';
import type { Context, OutwardWords, WriteContext } from '../context.ts';
import { tellHeld } from '../emails/index.ts';
import { awaitingModel, type Finding, newlyHeld, refuseBlocked, warnOfHeld } from '../moderation/index.ts';
import { orNotFound, type RecordValues } from '../record/index.ts';
import { reviewAsSent } from '../review/index.ts';
import { agencyName } from './across-store.ts';
import { withClientsIn } from './clients-told.ts';
import { expireIntro, tellOwn, withPartner } from './endings.ts';
import type { CreateIntro } from './inputs.ts';
import {
  type IntroQuery,
  type IntroView,
  pageOfIntros,
  partyIntro,
  pendingIntro,
  toIntro,
} from './intros-store.ts';
import { foreignListing, type ListingRow, ownListing } from './listings-store.ts';
import { introEnd } from './rules.ts';
import { INTRO, type MarketplaceIntro } from './schema.ts';
import { agreedTerms, requireBrowsing } from './terms.ts';
import { candidateSource, findingsIn, type Source, sharable, warnOfShared } from './texts.ts';

type Given = z.output<typeof CreateIntro>;

/** A page of intros that the agency received, or sent, newest first. */
export async function listIntros(ctx: Context, filters: IntroQuery): Promise<Page<MarketplaceIntro>> {
  return pageOfIntros(ctx, filters);
}

/** An intro that the agency is a side of. @throws AppError NOT_FOUND, also for those of others */
export async function getIntro(ctx: Context, id: string): Promise<MarketplaceIntro> {
  return toIntro(ctx, await requireIntro(ctx, id));
}

/** An intro that the agency is a side of, as the store has it. @throws AppError NOT_FOUND */
export const requireIntro = orNotFound('marketplace_intro', partyIntro, 'intro_id');

/** An intro that the agency is about to write, with the other agency's account at hand. @throws AppError NOT_FOUND */
export async function intoIntro(ctx: WriteContext, id: string): Promise<IntroView> {
  const row = await withPartner(ctx, id);
  if (row === undefined) throw notFound('marketplace intro', id, 'intro_id');
  return row;
}

/** What an answer hears that comes too late. */
export function notPending(ctx: Context, row: IntroView): AppError {
  const { status } = toIntro(ctx, row);
  return new AppError(
    'CONFLICT',
    `The intro ${row.id} is ${status === 'pending' ? 'no longer pending' : status}, so it takes no answer. get_marketplace_intro shows how it ended.`,
    { field: 'intro_id', extra: { status } },
  );
}

/**
 * Answers a live listing of another agency: with a candidate for its job, or with the wish for its candidate. Fires
 * marketplace.intro.received at the agency of the listing.
 * @throws AppError NOT_FOUND for a listing that is not shown, VALIDATION_ERROR, CONFLICT when one is pending
 */
export async function createIntro(ctx: WriteContext, input: Given): Promise<MarketplaceIntro> {
  requireBrowsing(ctx);
  const meant = await requireListing(ctx, input.listing_id);
  // First, as for every intro; and what was shown may have ended meanwhile.
  await ctx.inAccount(meant.account_id);
  const listing = await requireListing(ctx, input.listing_id);
  const { texts: offered, found, source } = await offerOf(ctx, listing, input);
  refuseBlocked(found);
  await refusePending(ctx, listing, offered.candidate_id);
  if (source !== undefined) warnOfShared(ctx, source, input);
  const moderation = newlyHeld(ctx, [...found, ...awaitingModel(ctx, unreadOf(offered))]);
  const row = INTRO.row(input, {
    ...offered,
    ...moderation,
    id: newId('marketplace_intro'),
    account_id: ctx.account.id,
    owner_account_id: listing.account_id,
    listing_headline: listing.headline,
    status: 'pending',
    subject: offered.candidate_id ?? '',
    terms_version: await agreedTerms(ctx, input.accept_terms),
    sent_by: ctx.user?.id ?? null,
    sent_at: moderation.held_at === null ? ctx.now : null,
    consultant: ctx.user?.name ?? null,
    expires_at: introEnd(ctx.now),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'marketplace_intros', row);
  const owner_name = await agencyName(ctx.tx, listing.account_id);
  const view: IntroView = {
    ...row,
    sender_name: ctx.account.name,
    owner_name,
    listing_fee_percent: listing.fee_percent,
    listing_owner_share: listing.owner_share_percent,
  };
  if (moderation.review === null) {
    warnOfHeld(ctx, found);
    await tellSent(ctx, null, view);
  } else {
    tellOwn(ctx, null, view);
    const { id, candidate_id, sent_by } = view;
    const label = `Intro to “${view.listing_headline}” of ${view.owner_name}`;
    await tellHeld(ctx, { id, label, review: moderation.review, owners: [sent_by], candidate_id });
  }
  return toIntro(ctx, view);
}

export async function requireListing(ctx: Context, id: string): Promise<ListingRow> {
  const listing = await foreignListing(ctx, id);
  if (listing !== undefined) return listing;
  if ((await ownListing(ctx, id)) !== undefined) {
    throw invalid(
      'listing_id',
      `listing_id: ${id} is your own agency's listing; an intro answers one of another agency (list_marketplace_listings)`,
    );
  }
  throw notFound('marketplace listing', id, 'listing_id');
}

/** What an intro says, with what the gate found in it. */
interface Offer {
  texts: Pick<
    RecordValues<typeof INTRO>,
    'candidate_id' | 'headline' | 'chips' | 'pitch' | 'location' | 'note' | 'attested_relationship'
  >;
  found: Finding[];
  /** Whom it offers; a request offers nobody. */
  source?: Source;
}

async function offerOf(ctx: Context, listing: ListingRow, input: Given): Promise<Offer> {
  const kind = listing.kind === 'job' ? 'submission' : 'request';
  if (input.kind !== kind) {
    throw invalid(
      'kind',
      `kind: ${listing.id} shares a ${listing.kind}, which takes a ${kind}${kind === 'submission' ? ' of one of your candidates' : ''}`,
    );
  }
  return kind === 'submission' ? submissionOf(ctx, input) : requestOf(ctx, input);
}

async function submissionOf(ctx: Context, input: Given): Promise<Offer> {
  const { candidate_id, headline, pitch, chips = [], note } = input;
  if (candidate_id === undefined)
    throw invalid(
      'candidate_id',
      'candidate_id: a submission needs one of your candidates (list_candidates)',
    );
  if (headline === undefined)
    throw invalid('headline', 'headline: a submission needs one line about the candidate');
  if (pitch === undefined) throw invalid('pitch', 'pitch: a submission needs a few words on why they fit');
  if (input.attested_relationship !== true) {
    throw invalid(
      'attested_relationship',
      'attested_relationship: must be true for a submission, and only if you represent this candidate and they agreed to be put forward',
    );
  }
  const source = await candidateSource(ctx, candidate_id);
  const { candidate, identity } = source;
  const texts: Offer['texts'] = {
    candidate_id,
    headline: sharable(headline, identity, 'headline'),
    chips: chips.map((chip, at) => sharable(chip, identity, `chips.${at}`)),
    pitch: sharable(pitch, identity, 'pitch'),
    location: placeToShow(candidate.location, false),
    note: note === undefined ? null : sharable(note, await withClientsIn(ctx, identity, note), 'note'),
    attested_relationship: true,
  };
  return { texts, found: findingsIn(source, texts, { headline, pitch, chips, note }), source };
}

async function requestOf(ctx: Context, input: Given): Promise<Offer> {
  for (const field of ['candidate_id', 'headline', 'chips', 'pitch', 'attested_relationship'] as const) {
    if (input[field] !== undefined && input[field] !== false)
      throw invalid(
        field,
        `${field}: belongs to a submission; a request for a shared candidate takes only a note`,
      );
  }
  const identity = await withClientsIn(ctx, identityOf({}), input.note);
  const note = input.note === undefined ? null : sharable(input.note, identity, 'note');
  const as = { subject: 'person', place: ctx.account.country, isShown: true } as const;
  const found = reviewAsSent([['note', note]], { also: [['note', input.note]], identity }, as);
  const texts = {
    candidate_id: null,
    headline: null,
    chips: [],
    pitch: null,
    location: null,
    note,
    attested_relationship: false,
  };
  return { texts, found };
}

const unreadOf = ({ headline, chips, pitch, note }: Offer['texts']) => [
  ['headline', headline] as const,
  ...chips.map((chip, at) => [`chips.${at}`, chip] as const),
  ['pitch', pitch] as const,
  ['note', note] as const,
];

async function refusePending(
  ctx: WriteContext,
  listing: ListingRow,
  candidate: string | null,
): Promise<void> {
  const pending = await pendingIntro(ctx, listing.id, candidate ?? '');
  if (pending === undefined) return;
  if (pending.held_at === null && pending.expires_at <= ctx.now) {
    await expireIntro(ctx, pending.id);
    return;
  }
  throw new AppError(
    'CONFLICT',
    `${pending.id} waits for an answer already${candidate === null ? '' : ' about this candidate'}. Wait for it, or withdraw it with respond_to_marketplace_intro.`,
    { field: candidate === null ? 'listing_id' : 'candidate_id', extra: { existing_id: pending.id } },
  );
}

/** @param before as it was while it waited; null for one that is sent as it is made */
export async function tellSent(
  ctx: WriteContext,
  before: IntroView | null,
  view: IntroView,
  shown?: OutwardWords,
): Promise<void> {
  const there = await ctx.inAccount(view.owner_account_id);
  tellOwn(ctx, before, view, shown);
  tellOwn(there, null, view);
  there.emit('marketplace.intro.received', { marketplace_intro: toIntro(there, view) });
  const what = view.kind === 'submission' ? 'a candidate for' : 'a request for';
  ctx.record({
    type: 'marketplace',
    summary: `Sent ${what} "${view.listing_headline}" to ${view.owner_name}`,
    candidate_id: view.candidate_id,
  });
  there.record({
    type: 'marketplace',
    summary: `Received ${what} "${view.listing_headline}" from ${view.sender_name}`,
    candidate_id: null,
  });
}
