import { defineRead } from '#src/action/define.ts';
import { listListings } from '#src/domain/marketplace/index.ts';
import { ListingFilters } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceListing } from '#src/domain/marketplace/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listMarketplaceListingsAction = defineRead({
  name: 'list_marketplace_listings',
  title: 'List marketplace listings',
  description:
    'List jobs and candidates that other agencies share for a split fee, newest first: the live ones, anonymised. With mine ' +
    'true list those your own agency shares, at any status. Answer one of another agency with create_marketplace_intro. A ' +
    'sandbox sees what sandboxes share, a trial key only its own agency’s. Not for your own jobs or candidates as such: list_jobs, list_candidates.',
  phrasings:
    'what do other agencies need; shared jobs out there; browse what agencies list; jobs we could fill for others; our listings; roles from other agencies; anything we could fill for partners; shared roles; what are other agencies looking for; shared roles we could fill; who offers candidates; browse the marketplace; split fee jobs out there; our own listings',
  scope: 'marketplace:read',
  module: 'marketplace',
  synonyms: ['browse the marketplace', 'split fee', 'shared jobs', 'shared candidates'],
  input: ListingFilters,
  output: pageOf(MarketplaceListing),
  run: listListings,
});
