import { defineRead } from '#src/action/define.ts';
import { checkIntro } from '#src/domain/marketplace/index.ts';
import { IntroId, IntroResponse } from '#src/domain/marketplace/inputs.ts';

export const checkMarketplaceIntroAction = defineRead({
  name: 'check_marketplace_intro',
  title: 'Check who an intro brings',
  description:
    'Tell whether your agency knows the candidate of an intro already, without saying who it is; since when, and by what it was ' +
    'recognised. Use it before accepting one with respond_to_marketplace_intro. Changes nothing, and the other agency is told ' +
    'nothing. intro_id comes from list_marketplace_intros.',
  phrasings:
    'is the person they offer new to us; do we know the introduced candidate; check their offer before we answer; would the profile give her away; check the intro before sending; what would the other agency see; test the introduction',
  scope: 'marketplace:read',
  module: 'marketplace',
  synonyms: ['do we know this candidate', 'is the introduced candidate new to us'],
  input: IntroId,
  output: IntroResponse,
  run: (ctx, { intro_id }) => checkIntro(ctx, intro_id),
});
