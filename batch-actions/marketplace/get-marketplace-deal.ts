import { defineRead } from '#src/action/define.ts';
import { getDeal } from '#src/domain/marketplace/index.ts';
import { DealId } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceDeal } from '#src/domain/marketplace/schema.ts';

export const getMarketplaceDealAction = defineRead({
  name: 'get_marketplace_deal',
  title: 'Get a marketplace deal',
  description:
    'Get one split-fee deal from your side: who is meant, the terms as they were agreed, how far it has come, and the money once ' +
    'somebody is placed. Only the two agencies of a deal see it. To act on it use update_marketplace_deal. deal_id comes from list_marketplace_deals.',
  phrasings:
    'how does the shared deal stand; our half of that split; details of the split deal; what is our share; how is the split fee divided; state of the shared placement; how does the split deal stand; who gets how much on the shared deal; details of the deal with the partner',
  scope: 'marketplace:read',
  module: 'marketplace',
  input: DealId,
  output: MarketplaceDeal,
  run: (ctx, { deal_id }) => getDeal(ctx, deal_id),
});
