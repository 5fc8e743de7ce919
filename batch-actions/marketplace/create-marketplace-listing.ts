import { defineWrite } from '#src/action/define.ts';
import { createListing } from '#src/domain/marketplace/index.ts';
import { CreateListing } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceListing } from '#src/domain/marketplace/schema.ts';

export const createMarketplaceListingAction = defineWrite({
  name: 'create_marketplace_listing',
  title: 'Share a job or a candidate',
  titleIn: { de: 'Stelle oder Kandidaten teilen', fr: 'Partager un poste ou un candidat' },
  description:
    'Share an open job or a candidate with other agencies on the marketplace, for a split of the fee. What is shared is a ' +
    'snapshot of the texts given here: names, contact details, employers, schools and the client are taken out, ages and exact ' +
    'dates too; a text that still tells who it is, or of a protected attribute, is refused with the words at fault. A candidate ' +
    'must know and agree (candidate_aware). The first share of a company takes accept_terms. It is live for 30 days; one live ' +
    'listing of each job or candidate. Change it with update_marketplace_listing. To publish a job to candidates use post_job.',
  phrasings:
    'share the role with another agency; split the fee with others; put it out to other agencies; get help from partner agencies; offer our candidate to other agencies; share the role with other agencies; get another agency to help; split this one; offer her to partners; put Lena up anonymously for other agencies to share the fee; share this job with partner agencies; split the fee with another agency; offer the role on the marketplace; list her for split deals; need help from other agencies on this role; post on the split network',
  scope: 'marketplace:write',
  module: 'marketplace',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['share with other agencies', 'split fee', 'list on the marketplace'],
  input: CreateListing,
  output: MarketplaceListing,
  run: createListing,
  irreversible: 'Other agencies may have read it; withdraw it with update_marketplace_listing.',
  subject: (listing) => listing.id,
});
