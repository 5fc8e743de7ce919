import { defineWrite } from '#src/action/define.ts';
import { ClientContact, UpdateContact } from '#src/domain/clients/contacts-schema.ts';
import { updateContact } from '#src/domain/clients/index.ts';

export const updateClientContactAction = defineWrite({
  name: 'update_client_contact',
  title: 'Change a contact at a client',
  description:
    "Change a contact's work e-mail, phone, title, notes, manager (reports_to) or whether it is the primary; null clears. A new " +
    'name renames the person everywhere. origin: "relationship" promotes someone who was only works_here, and may come with the ' +
    'work e-mail. Ids come from list_client_contacts.',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateContact,
  output: ClientContact,
  run: updateContact,
  subject: (contact) => contact.id,
});
