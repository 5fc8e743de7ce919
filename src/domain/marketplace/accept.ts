import { insertRow } from '#db/rows.ts';
import { addMonths, type Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import { consultantOf } from './across-store.ts';
import { requireDeal, tellDeal } from './deals.ts';
import { type DealRow, toDeal } from './deals-store.ts';
import { notPending } from './intros.ts';
import { endIntro, type IntroView, toIntro } from './intros-store.ts';
import { type ListingRow, ownListing } from './listings-store.ts';
import { bringIn } from './pipeline.ts';
import { personOf } from './prior.ts';
import { listingStatusAt, PROTECTION_MONTHS } from './rules.ts';
import { DEAL, type Identities, type MarketplaceDeal } from './schema.ts';

/**
 * Accepts a pending intro of the agency's listing: locks it, reveals who is meant on a deal that keeps the terms as
 * they are, and puts a submission's candidate into the pipeline of the job at the shortlist stage.
 * @throws AppError CONFLICT when the listing has ended, the candidate is gone, or somebody was quicker
 */
export async function formDeal(
  ctx: WriteContext,
  row: IntroView,
): Promise<{ intro: IntroView; deal: MarketplaceDeal }> {
  const listing = await openListing(ctx, row);
  const found = await personOf(ctx, row);
  if (found === undefined) {
    throw new AppError(
      'CONFLICT',
      `The candidate of ${row.id} is no longer there. Decline it with respond_to_marketplace_intro.`,
      { field: 'intro_id' },
    );
  }
  // A plan is taken back, and what it told is not: who is meant it tells nobody.
  const person = ctx.rehearsal ? maskedPerson(found) : found;
  const id = newId('marketplace_deal');
  const locked = {
    status: 'accepted',
    resolution: 'owner',
    deal_id: id,
    responded_at: ctx.now,
    updated_at: ctx.now,
  } as const;
  if (!(await endIntro(ctx, row.id, locked))) throw notPending(ctx, row);
  const intro = { ...row, ...locked };
  const revealed = await identitiesOf(ctx, intro, listing, person);
  const submitted =
    row.kind === 'submission' ? await bringIn(ctx, revealed.candidate, listing.source_id, intro.note) : null;
  await insertRow(ctx.tx, 'marketplace_deals', newDeal(ctx, id, intro, listing, person, revealed, submitted));
  const deal = await requireDeal(ctx, id);
  // A plan tells nobody who it is, and is bound to it all the same.
  const { candidate, owner_consultant } = await identitiesOf(ctx, intro, listing, found);
  ctx.recordOutbound({
    kind: 'reveal',
    to: row.kind === 'request' ? row.sender_name : ctx.account.name,
    what: row.listing_headline,
    level: 'full',
    content: { candidate, owner_consultant },
  });
  await tellAccepted(ctx, row, intro);
  await tellDeal(ctx, null, deal, 'formed', 'A deal was formed');
  return { intro, deal: toDeal(deal, ctx.account.id) };
}

/** A person as a plan shows them before the accept. */
function maskedPerson(row: CandidateRow): CandidateRow {
  const mask: Partial<CandidateRow> = {
    name: 'The introduced candidate',
    email: null,
    email_folded: null,
    phone: null,
    phone_e164: null,
    linkedin_url: null,
    linkedin_slug: null,
    current_title: null,
    current_company: null,
  };
  return { ...row, ...mask };
}

async function openListing(ctx: WriteContext, row: IntroView): Promise<ListingRow> {
  const listing = await ownListing(ctx, row.listing_id);
  const status = listing === undefined ? 'withdrawn' : listingStatusAt(listing, ctx.now);
  if (listing !== undefined && (status === 'live' || status === 'paused')) return listing;
  throw new AppError(
    'CONFLICT',
    `The listing ${row.listing_id} is ${status}, so its intros cannot be accepted. Renew it first with update_marketplace_listing if it is still real and has only expired.`,
    { field: 'intro_id', extra: { listing_status: status } },
  );
}

function newDeal(
  ctx: WriteContext,
  id: string,
  intro: IntroView,
  listing: ListingRow,
  person: CandidateRow,
  revealed: Identities,
  submitted: { candidate_id: string; application_id: string } | null,
): DealRow {
  const { owner_share_percent, fee_percent, salary_min, salary_max, currency, terms_version } = listing;
  const terms = { owner_share_percent, fee_percent, salary_min, salary_max, currency, terms_version };
  return DEAL.row(terms, {
    id,
    account_id: intro.owner_account_id,
    partner_account_id: intro.account_id,
    placing_account_id: listing.kind === 'job' ? intro.owner_account_id : intro.account_id,
    intro_id: intro.id,
    listing_id: listing.id,
    listing_kind: listing.kind,
    listing_headline: listing.headline,
    owner_agency: intro.owner_name,
    partner_agency: intro.sender_name,
    revealed,
    revealed_at: ctx.now,
    revealed_email: person.email_folded,
    revealed_phone: person.phone_e164,
    revealed_linkedin: person.linkedin_slug,
    protection_ends_at: protectionEnd(ctx.now),
    ...submitted,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
}

/** Until when an introduction that is accepted now is protected: the same time of day, 12 months on. */
function protectionEnd(now: Instant): Instant {
  return addMonths(now.slice(0, 10), PROTECTION_MONTHS) + now.slice(10);
}

async function identitiesOf(
  ctx: WriteContext,
  intro: IntroView,
  listing: ListingRow,
  person: CandidateRow,
): Promise<Identities> {
  const job = listing.kind === 'job' ? await requireJob(ctx, listing.source_id) : null;
  const own =
    ctx.user === null
      ? await consultantOf(ctx.tx, intro.owner_account_id, listing.created_by)
      : { name: ctx.user.name, email: ctx.user.email };
  const partner = ctx.rehearsal ? null : await consultantOf(ctx.tx, intro.account_id, intro.sent_by);
  const place = [person.city, person.country].filter((part) => part !== null).join(', ');
  return {
    candidate: {
      name: person.name,
      email: person.email,
      phone: person.phone_e164 ?? person.phone,
      linkedin_url: person.linkedin_url,
      current_title: person.current_title,
      current_company: person.current_company,
      location: place === '' ? null : place,
    },
    job: job === null ? null : { title: job.title, client_name: job.client_name },
    owner_consultant: own === null ? null : { name: own.name, email: own.email },
    partner_consultant: partner === null ? null : { name: partner.name, email: partner.email },
  };
}

async function tellAccepted(ctx: WriteContext, before: IntroView, after: IntroView): Promise<void> {
  for (const side of [ctx, await ctx.inAccount(after.account_id)]) {
    side.changed({
      type: 'marketplace_intro',
      id: after.id,
      before: toIntro(side, before),
      after: toIntro(side, after),
      label: after.listing_headline,
    });
  }
}
