import { defineRead } from '#src/action/define.ts';
import { listDeals } from '#src/domain/marketplace/index.ts';
import { DealFilters } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceDeal } from '#src/domain/marketplace/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listMarketplaceDealsAction = defineRead({
  name: 'list_marketplace_deals',
  title: 'List marketplace deals',
  description:
    'List the split-fee deals of your agency, newest first, from your side: who is meant, the split, how far it has come and what ' +
    'your share is. role owner are those of your listings, partner those of your intros. status follows from the pipeline of the ' +
    'agency that places. For the fees of your own placements use list_placements.',
  phrasings:
    'our split deals; shared fees this year; deals with other agencies; what do other agencies owe us; what do partners owe us',
  scope: 'marketplace:read',
  module: 'marketplace',
  input: DealFilters,
  output: pageOf(MarketplaceDeal),
  run: listDeals,
});
