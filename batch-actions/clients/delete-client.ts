import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { deleteClient } from '#src/domain/clients/index.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { id } from '#src/lib/ids.ts';

export const deleteClientAction = defineWrite({
  name: 'delete_client',
  title: 'Delete a client',
  titleIn: { de: 'Kunden löschen', fr: 'Supprimer un client' },
  description:
    'Remove a client company from the agency. Its jobs keep running and its placements stay. Use update_client to correct a ' +
    "record instead. The agency's own client record cannot be deleted. client_id comes from list_clients; nobody is told.",
  phrasings:
    'delete the client; remove the company; get rid of the test company; drop that client; drop that test company; remove the client; delete the account; get rid of the company; they went bust, take them off',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ client_id: id('client') }),
  output: deletedOf('client'),
  run: (ctx, { client_id }) => deleteClient(ctx, client_id),
  irreversible: 'Its name and domain may belong to another record by now; make it again with create_client.',
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
});
