import type { RecordChange, WriteContext } from '../context.ts';
import { withdrawIntrosOf } from './endings.ts';
import { followSource, tellOfListing, withdrawSource } from './listings.ts';

export { followPlacement, getDeal, listDeals, updateDeal } from './deals.ts';
export { expireIntro } from './endings.ts';
export { forgetIntroduced } from './forget.ts';
export { releaseIntro, reviewIntro, withdrawHeldIntro } from './held-intros.ts';
export { createIntro, getIntro, listIntros } from './intros.ts';
export { lapsingIntros, nextIntroLapse } from './intros-store.ts';
export {
  createListing,
  expireListing,
  getListing,
  listListings,
  releaseListing,
  reviewListing,
  updateListing,
  withdrawHeldListing,
} from './listings.ts';
export { expiringListings, nextListingExpiry } from './listings-store.ts';
export { checkIntro, respondToIntro } from './respond.ts';

/** Takes off the marketplace what shares or offers a record that was deleted. */
export async function followDeletion(ctx: WriteContext, { id, after }: RecordChange): Promise<void> {
  if (after !== null) return;
  await withdrawSource(ctx, id);
  await withdrawIntrosOf(ctx, id);
}

/**
 * What a job's new status means for its listing: a filled job fills it, one that is on hold or closed pauses it. A job that is
 * opened again publishes nothing by itself: whoever opens it is told where its listing stands and how it goes live.
 */
export async function followJobStatus(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  const [from, to] = [statusAt(before), statusAt(after)];
  if (from === to) return;
  if (to === 'filled') await followSource(ctx, id, 'filled');
  else if (to === 'on_hold' || to === 'closed') await followSource(ctx, id, 'pause');
  else if (to === 'active' && from !== undefined) await tellOfListing(ctx, id);
}

const statusAt = (job: object | null): unknown => (job === null ? undefined : Reflect.get(job, 'status'));
