import { defineWrite } from '#src/action/define.ts';
import { createIntro } from '#src/domain/marketplace/index.ts';
import { CreateIntro } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceIntro } from '#src/domain/marketplace/schema.ts';

export const createMarketplaceIntroAction = defineWrite({
  name: 'create_marketplace_intro',
  title: 'Answer a listing of another agency',
  titleIn: {
    de: 'Auf ein Angebot einer anderen Agentur antworten',
    fr: 'Répondre à l’offre d’une autre agence',
  },
  description:
    'Answer a live listing of another agency: kind submission puts one of your candidates, anonymised, forward for a shared job; ' +
    'kind request asks for a shared candidate. The texts are scrubbed as in create_marketplace_listing. A submission takes ' +
    'attested_relationship true, the first intro of a company accept_terms. The other agency is told and has 14 days; until it ' +
    'accepts, it sees no name. Take it back with respond_to_marketplace_intro and withdraw. To send candidates to a client of ' +
    'your own use create_submission. listing_id comes from list_marketplace_listings.',
  phrasings:
    "we have somebody for their listing; offer our person to the other agency; answer their listing with; suggest our candidate for a shared job; ask for the person they listed; we have the right person for a partner's role; offer him on the shared job; offer Lena to the other agency's job; propose my candidate on the shared role; I have someone for their listing; ask for that anonymous candidate; request an introduction",
  scope: 'marketplace:write',
  module: 'marketplace',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['submit a candidate to another agency', 'request a shared candidate'],
  input: CreateIntro,
  output: MarketplaceIntro,
  run: createIntro,
  irreversible:
    'The other agency was told; withdraw it with respond_to_marketplace_intro while it is pending.',
  subject: (intro) => intro.id,
});
