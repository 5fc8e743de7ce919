import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getClient, restoreClient, updateClient } from '#src/domain/clients/index.ts';
import { CLIENT, Client, UpdateClient } from '#src/domain/clients/schema.ts';

export const updateClientAction = defineWrite({
  name: 'update_client',
  title: 'Change a client',
  titleIn: { de: 'Kunden ändern', fr: 'Modifier un client' },
  description:
    "Change a client company's own fields; null clears one that may be empty, and a field left out stays. A new website " +
    "refreshes the domain and starts enrichment. Fee terms are not changed here: use set_client_fee_terms. The agency's own " +
    'client record is read only. client_id comes from list_clients.',
  phrasings:
    'change the address of the client; billing address; the company changed its name; new website for the client; assign the client to; hand the client over to a colleague; update the company; the client moved to another city; fix the details of the company; their website is wrong; new phone of the company; correct the client; they renamed the firm; the industry is wrong; the company moved; they changed their address; new office in; the firm has a new name; they are in another industry now; change who looks after the company; mark the client as dormant; correct their website; Orora opened a site in Ballarat, add the address; they moved offices; new website for them; change the phone of the company; they renamed themselves; update the account details; correct the industry; add a second location; client’s main number changed; edit the company; new billing address; describe what they do; company notes',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  settableBy: {
    fee_schedule: 'set_client_fee_terms',
    terms: 'set_client_fee_terms',
    tiers: 'set_client_fee_terms',
    contacts: 'add_client_contact',
  },
  input: UpdateClient,
  output: Client,
  run: updateClient,
  subject: (client) => client.id,
  undo: undoUpdate({ record: CLIENT, read: (ctx, id) => getClient(ctx, id), write: restoreClient }),
});
