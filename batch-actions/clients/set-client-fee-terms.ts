import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getClient, restoreFeeTerms, setFeeTerms } from '#src/domain/clients/index.ts';
import { CLIENT, Client, FEE_TERMS_GATED_EFFECTS, SetFeeTerms } from '#src/domain/clients/schema.ts';

export const setClientFeeTermsAction = defineWrite({
  name: 'set_client_fee_terms',
  title: "Set a client's fee terms",
  titleIn: {
    de: 'Honorarbedingungen eines Kunden setzen',
    fr: 'Fixer les conditions d’honoraires d’un client',
  },
  description:
    "Set what a client pays: bands by salary, minimum fee, guarantee and payment terms, or use_standard for the agency's own " +
    'schedule. Terms left out stay as they are; every change is a new version. For admins, unless the agency has opened it to ' +
    'other roles. Placements already logged keep their fee; jobs without a fee of their own are priced off the new terms. client_id comes from list_clients.',
  phrasings:
    'they agreed to percent; new fee agreed; change the fee; rebate period; terms signed at percent; drop their rate to; guarantee of three months; put the terms on the client; flat fee per hire; they pay us percent from now on; our fee there is now; agree new terms; commission changed; minimum fee; the guarantee is now weeks; new rate with them; we charge them a fifth; change the rate we charge; we charge them; fee goes to percent; new margin for the client; agreed on a different percentage; their guarantee is now; put in the terms of business; they negotiated us down; raise what they pay us; our fee for Orora goes to 20 percent; minimum fee twelve thousand; new terms with the client; they pay 18 from now on; three month guarantee for this client; agreed a discount; new rate card; set the rebate; commission with them is; payment within 14 days; renegotiated terms; put the client on the standard terms',
  scope: 'clients:write',
  idempotency: 'optional',
  // New terms bind the agency.
  risk: { destructive: false, outward: true, reversible: true },
  gatedEffects: FEE_TERMS_GATED_EFFECTS,
  input: SetFeeTerms,
  output: Client,
  run: setFeeTerms,
  subject: (client) => client.id,
  undo: undoUpdate({
    record: CLIENT,
    fields: ['fee_schedule'],
    read: (ctx, id) => getClient(ctx, id),
    write: (ctx, id, fields) => restoreFeeTerms(ctx, id, fields.fee_schedule),
  }),
});
