import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoDelete } from '#src/action/undo.ts';
import { deleteContact, restoreContact } from '#src/domain/clients/index.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { id } from '#src/lib/ids.ts';

export const deleteClientContactAction = defineWrite({
  name: 'delete_client_contact',
  title: 'Delete a contact at a client',
  titleIn: { de: 'Ansprechperson eines Kunden löschen', fr: 'Supprimer un contact d’un client' },
  description:
    "Take a person off a client's list. The person stays in the agency (use delete_candidate for that), jobs keep naming the " +
    'contact, those who reported to it report to nobody, and no other contact becomes primary by itself. Ids come from ' +
    'list_client_contacts; nobody is told.',
  phrasings:
    'the contact left the company; take him off the client; she does not work there any more; remove the contact; she has left the company; he retired take him off; our contact there is gone; Karen left Orora, take her off; she does not work at the client any more; delete Trevor from Harbour; drop that person from the account',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: true },
  input: z.object({ client_id: id('client'), contact_id: id('client_contact') }),
  output: deletedOf('client_contact'),
  run: (ctx, { client_id, contact_id }) => deleteContact(ctx, client_id, contact_id),
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
  undo: undoDelete({
    type: 'client_contact',
    restore: (ctx, id, changes) => restoreContact(ctx, id, changes),
  }),
});
