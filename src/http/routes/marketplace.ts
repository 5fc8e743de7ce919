import {
  createMarketplaceIntroAction,
  createMarketplaceListingAction,
  getMarketplaceDealAction,
  getMarketplaceIntroAction,
  getMarketplaceListingAction,
  listMarketplaceDealsAction,
  listMarketplaceIntrosAction,
  listMarketplaceListingsAction,
  respondToMarketplaceIntroAction,
  updateMarketplaceDealAction,
  updateMarketplaceListingAction,
} from '#actions/marketplace/index.ts';
import { bind } from '../bind.ts';

export const marketplaceRoutes = [
  bind('GET', '/marketplace/listings', listMarketplaceListingsAction),
  bind('POST', '/marketplace/listings', createMarketplaceListingAction),
  bind('GET', '/marketplace/listings/{listing_id}', getMarketplaceListingAction),
  bind('PATCH', '/marketplace/listings/{listing_id}', updateMarketplaceListingAction),
  bind('GET', '/marketplace/intros', listMarketplaceIntrosAction),
  bind('POST', '/marketplace/intros', createMarketplaceIntroAction),
  bind('GET', '/marketplace/intros/{intro_id}', getMarketplaceIntroAction),
  bind('POST', '/marketplace/intros/{intro_id}/respond', respondToMarketplaceIntroAction),
  bind('GET', '/marketplace/deals', listMarketplaceDealsAction),
  bind('GET', '/marketplace/deals/{deal_id}', getMarketplaceDealAction),
  bind('PATCH', '/marketplace/deals/{deal_id}', updateMarketplaceDealAction),
];
