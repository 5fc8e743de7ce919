import { defineRead } from '#src/action/define.ts';
import { getListing } from '#src/domain/marketplace/index.ts';
import { ListingId } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceListing } from '#src/domain/marketplace/schema.ts';

export const getMarketplaceListingAction = defineRead({
  name: 'get_marketplace_listing',
  title: 'Get a marketplace listing',
  description:
    "Get one listing of the marketplace: your own at any status, with its source and how many intros it has, or another agency's " +
    'while it is live. listing_id comes from list_marketplace_listings.',
  phrasings:
    'show that listing; what does the shared job pay; show me that shared role; details of the marketplace listing; what does the other agency offer',
  scope: 'marketplace:read',
  module: 'marketplace',
  input: ListingId,
  output: MarketplaceListing,
  run: (ctx, { listing_id }) => getListing(ctx, listing_id),
});
