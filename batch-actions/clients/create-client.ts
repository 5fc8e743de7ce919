import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { clientAsEntered, createClient, deleteClient } from '#src/domain/clients/index.ts';
import { CLIENT, Client, CreateClient } from '#src/domain/clients/schema.ts';

export const createClientAction = defineWrite({
  name: 'create_client',
  title: 'Add a client',
  titleIn: { de: 'Kunden anlegen', fr: 'Ajouter un client' },
  description:
    'Add a client company, with its contacts and first fee terms. Use it when an agency wins or starts to pursue a company; ' +
    'look it up with list_clients first, as a company with the same name (in any legal form) or domain is refused with its id and owner. ' +
    'A website starts enrichment. terms bind; later: set_client_fee_terms.',
  phrasings:
    'new client; we won a new account; add the company; set up a new customer; sign up a business; put the firm on the books; they want to work with us; put the firm down as a new customer; new account for the company; a company rang and wants to work with us; we signed a new business; add a customer; new employer; new customer signed; we got a new account today; add a firm; start working with a new company; open an account for the company; put Brightwater down as a customer; signed a new company; set up the account; onboard a company; new logo; we won a new customer; add Delta Cranes to the clients; enter the business; created contact with a new company, save it',
  scope: 'clients:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  // Its first terms bind the agency as later ones do.
  binds: ({ terms }) => typeof terms === 'object' && terms !== null && Object.keys(terms).length > 0,
  settableBy: {
    fee_schedule: 'set_client_fee_terms',
    logo_url: 'update_client',
  },
  input: CreateClient,
  output: Client,
  run: createClient,
  subject: (client) => client.id,
  undo: undoCreate({
    type: 'client',
    fields: [...CLIENT.restorable, 'fee_schedule'],
    read: (ctx, id) => clientAsEntered(ctx, id),
    remove: (ctx, id) => deleteClient(ctx, id),
  }),
});
