import { defineRead } from '#src/action/define.ts';
import { listIntros } from '#src/domain/marketplace/index.ts';
import { IntroFilters } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceIntro } from '#src/domain/marketplace/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listMarketplaceIntrosAction = defineRead({
  name: 'list_marketplace_intros',
  title: 'List marketplace intros',
  description:
    'List intros, newest first: those that other agencies sent to your listings (direction received), or with direction sent ' +
    'those of yours. Waiting for your answer are received ones with status pending: use respond_to_marketplace_intro. What came ' +
    'of the accepted ones is in list_marketplace_deals.',
  phrasings:
    'who offered us people; intros waiting; what came in from other agencies; candidates other agencies sent us; did other agencies send us anybody; introductions waiting; which intros are pending; offers from partners',
  scope: 'marketplace:read',
  module: 'marketplace',
  input: IntroFilters,
  output: pageOf(MarketplaceIntro),
  run: listIntros,
});
