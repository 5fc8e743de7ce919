import { json, updateRow } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import { decided, type HeldReview, requireHeld } from '../moderation/index.ts';
import { outwardWords } from '../review/index.ts';
import { tellOwn, withdrawUnsent } from './endings.ts';
import { intoIntro, notPending, requireListing, tellSent } from './intros.ts';
import { type IntroView, toIntro } from './intros-store.ts';
import { introEnd } from './rules.ts';
import type { MarketplaceIntro } from './schema.ts';
import { candidateSource } from './texts.ts';

/**
 * Sends a held intro to the agency of the listing; its time begins now.
 * @throws AppError NOT_FOUND, also where the listing is shown no more, CONFLICT for one that is not held, or whose candidate
 * cannot be shared any more
 */
export async function releaseIntro(ctx: WriteContext, id: string, reason: string): Promise<MarketplaceIntro> {
  const row = await heldIntro(ctx, id);
  await requireListing(ctx, row.listing_id ?? '');
  if (row.candidate_id !== null) await candidateSource(ctx, row.candidate_id);
  const patch = {
    sent_at: ctx.now,
    expires_at: introEnd(ctx.now),
    updated_at: ctx.now,
    ...decided(ctx, row, 'released', reason),
  };
  await updateRow(ctx.tx, 'marketplace_intros', ctx.account.id, id, patch);
  const { headline, chips, pitch, location, note } = row;
  const shown = outwardWords({ headline, chips: json.decode<string[]>(chips), pitch, location, note });
  const after = { ...row, ...patch };
  await tellSent(ctx, row, after, shown);
  return toIntro(ctx, after);
}

/** Withdraws a held intro, which nobody outside has seen. @throws AppError CONFLICT for one that is not held */
export async function withdrawHeldIntro(
  ctx: WriteContext,
  id: string,
  reason: string,
): Promise<MarketplaceIntro> {
  const row = await heldIntro(ctx, id);
  const after = await withdrawUnsent(ctx, row, reason);
  if (after === undefined) throw notPending(ctx, row);
  return toIntro(ctx, after);
}

/** Writes down what was found in a held intro. @throws AppError CONFLICT for one that is not held */
export async function reviewIntro(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const row = await heldIntro(ctx, id);
  const patch = { review: json.encode(review), updated_at: ctx.now };
  await updateRow(ctx.tx, 'marketplace_intros', ctx.account.id, id, patch);
  tellOwn(ctx, row, { ...row, ...patch });
}

async function heldIntro(ctx: WriteContext, id: string): Promise<IntroView> {
  const row = await intoIntro(ctx, id);
  requireHeld(row);
  return row;
}
