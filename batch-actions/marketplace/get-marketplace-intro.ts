import { defineRead } from '#src/action/define.ts';
import { getIntro } from '#src/domain/marketplace/index.ts';
import { IntroId } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceIntro } from '#src/domain/marketplace/schema.ts';

export const getMarketplaceIntroAction = defineRead({
  name: 'get_marketplace_intro',
  title: 'Get a marketplace intro',
  description:
    'Get one intro that your agency sent or received, with the anonymous profile and the note. Who is meant is on the deal once ' +
    'it is accepted (get_marketplace_deal). intro_id comes from list_marketplace_intros.',
  phrasings:
    'what did they offer us; details of the intro; has the other agency answered; show the introduction; what did the partner send; see that intro',
  scope: 'marketplace:read',
  module: 'marketplace',
  input: IntroId,
  output: MarketplaceIntro,
  run: (ctx, { intro_id }) => getIntro(ctx, intro_id),
});
