import { defineWrite } from '#src/action/define.ts';
import { setFeeTerms } from '#src/domain/clients/index.ts';
import { Client, SetFeeTerms } from '#src/domain/clients/schema.ts';

export const setClientFeeTermsAction = defineWrite({
  name: 'set_client_fee_terms',
  title: "Set a client's fee terms",
  description:
    "Set what a client pays: bands by salary, minimum fee, guarantee and payment terms, or use_standard for the agency's own " +
    'schedule. Terms left out stay as they are; every change is a new version. For admins, unless the agency has opened it to ' +
    'other roles. Placements already logged keep their fee; jobs without a fee of their own are priced off the new terms.',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetFeeTerms,
  output: Client,
  run: setFeeTerms,
  subject: (client) => client.id,
});
