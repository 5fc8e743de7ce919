import { defineWrite } from '#src/action/define.ts';
import { respondToIntro } from '#src/domain/marketplace/index.ts';
import { IntroResponse, RespondToIntro } from '#src/domain/marketplace/inputs.ts';

export const respondToMarketplaceIntroAction = defineWrite({
  name: 'respond_to_marketplace_intro',
  title: 'Answer or withdraw an intro',
  titleIn: { de: 'Vorschlag beantworten oder zurückziehen', fr: 'Répondre à une présentation ou la retirer' },
  description:
    'Answer a pending intro. check changes nothing (check_marketplace_intro reads the same). ' +
    'accept forms a deal: both agencies learn who is meant, and a submitted candidate appears on the shortlist of the job (stage ' +
    'yes). decline may give a reason, which the sender reads. These three are for the agency of the listing; withdraw is for the ' +
    'sender. An answer cannot be taken back; a deal that comes to nothing is closed with update_marketplace_deal. intro_id comes ' +
    'from list_marketplace_intros.',
  phrasings:
    "say yes to the other agency; take their candidate; turn their person down; accept what they offered; decline the intro; we know that person already; take the partner's candidate; say no to their person; we want the one they offered; accept their candidate; say yes to the intro; decline the introduction; we take the partner's person; turn down the other agency",
  scope: 'marketplace:write',
  module: 'marketplace',
  idempotency: 'optional',
  success: ({ action }) => (action === 'accept' ? 201 : 200),
  risk: { destructive: false, outward: true, reversible: false },
  // A check changes nothing.
  reaches: (changes) => changes.length > 0,
  synonyms: ['accept an intro', 'decline an intro', 'withdraw an intro'],
  input: RespondToIntro,
  output: IntroResponse,
  run: respondToIntro,
  irreversible: 'The other agency was told; a deal is ended with update_marketplace_deal and close.',
  discloses: true,
  subject: ({ intro }) => intro.id,
});
