import type { RecordChange, WriteContext } from '../context.ts';
import { withdrawIntrosOf } from './endings.ts';
import { withdrawSource } from './listings.ts';

export { followPlacement, getDeal, listDeals, updateDeal } from './deals.ts';
export { expireIntro } from './endings.ts';
export { createIntro, getIntro, listIntros } from './intros.ts';
export { lapsingIntros, nextIntroLapse } from './intros-store.ts';
export { createListing, expireListing, getListing, listListings, updateListing } from './listings.ts';
export { expiringListings, nextListingExpiry } from './listings-store.ts';
export { respondToIntro } from './respond.ts';

/** Takes off the marketplace what shares or offers a record that was deleted. */
export async function followDeletion(ctx: WriteContext, { id, after }: RecordChange): Promise<void> {
  if (after !== null) return;
  await withdrawSource(ctx, id);
  await withdrawIntrosOf(ctx, id);
}
