import { defineWrite } from '#src/action/define.ts';
import { updateDeal } from '#src/domain/marketplace/index.ts';
import { UpdateDeal } from '#src/domain/marketplace/inputs.ts';
import { MarketplaceDeal } from '#src/domain/marketplace/schema.ts';

export const updateMarketplaceDealAction = defineWrite({
  name: 'update_marketplace_deal',
  title: 'Act on a marketplace deal',
  titleIn: { de: 'Abkommen des Marktplatzes bearbeiten', fr: 'Agir sur un accord de la place de marché' },
  description:
    'Do what is done by hand on a deal. add_to_pipeline (once, with job_id) puts the revealed candidate on a job of the agency ' +
    'that places. mark_paid is for the agency that places, mark_received for the other, once somebody is placed: the first stamp ' +
    'stays. close, with a reason that both read, ends a deal that placed nobody. The status moves by itself with the pipeline: ' +
    'move_application_stage, create_placement. No money is moved. deal_id comes from list_marketplace_deals.',
  phrasings:
    'the other agency has paid; mark the split as paid; close the shared deal; the shared deal is off; we paid the partner; partner’s share received',
  scope: 'marketplace:write',
  module: 'marketplace',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['mark a split fee as paid', 'close a deal', 'add a shared candidate to a job'],
  input: UpdateDeal,
  output: MarketplaceDeal,
  run: updateDeal,
  irreversible: 'The other agency reads it; a stamp and a close stay.',
  subject: (deal) => deal.id,
});
