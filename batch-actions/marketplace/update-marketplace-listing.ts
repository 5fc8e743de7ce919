import { defineWrite } from '#src/action/define.ts';
import { updateListing } from '#src/domain/marketplace/index.ts';
import { UpdateListing } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceListing } from '#src/domain/marketplace/schema.ts';

export const updateMarketplaceListingAction = defineWrite({
  name: 'update_marketplace_listing',
  title: 'Pause, renew or end a listing',
  titleIn: {
    de: 'Angebot aussetzen, verlängern oder beenden',
    fr: 'Suspendre, prolonger ou terminer une offre',
  },
  description:
    'Change where a listing of your agency stands. pause hides a live one and keeps its pending intros; resume shows a paused ' +
    'one again; renew adds 30 days to a live, paused or expired one and says again that it is real; filled and withdraw end it ' +
    'for good, with its pending intros, whose senders are told. Its texts cannot be changed: withdraw it and share the job or ' +
    'the candidate again with create_marketplace_listing. listing_id comes from list_marketplace_listings with mine true.',
  phrasings:
    'take the listing off; stop sharing the job; change the split to; renew the listing; pause our listing; take the shared role off the marketplace; pause the listing for other agencies; change the split on the listing; renew the marketplace listing',
  scope: 'marketplace:write',
  module: 'marketplace',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['withdraw a listing', 'renew a listing', 'unshare'],
  input: UpdateListing,
  output: MarketplaceListing,
  run: updateListing,
  irreversible:
    'Other agencies were told; a paused listing goes on with resume, and an ended one is shared again with create_marketplace_listing.',
  subject: (listing) => listing.id,
});
