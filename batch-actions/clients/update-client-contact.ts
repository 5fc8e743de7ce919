import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { ClientContact, CONTACT, UpdateContact } from '#src/domain/clients/contacts-schema.ts';
import { getContact, restorePrimary, revertContact, updateContact } from '#src/domain/clients/index.ts';

const takeBack = undoUpdate({
  record: CONTACT,
  fields: ['name', ...CONTACT.restorable],
  read: (ctx, id) => getContact(ctx, id),
  write: revertContact,
});

export const updateClientContactAction = defineWrite({
  name: 'update_client_contact',
  title: 'Change a contact at a client',
  titleIn: { de: 'Ansprechperson eines Kunden ändern', fr: 'Modifier un contact d’un client' },
  description:
    "Change a contact's work e-mail, phone, title, notes, manager (reports_to) or whether it is the primary; null clears. A new " +
    'name renames the person everywhere. origin: "relationship" promotes someone who was only works_here, and may come with the ' +
    'work e-mail. Ids come from list_client_contacts.',
  phrasings:
    "her title changed; new phone number for the contact; the contact has a new mail address; he got promoted at the client; change the contact; her number at the client changed; he is the main contact now; contact moved to another department; new email for the client contact; the hr manager has a new number; his email bounced here is the new one; she is the main contact now; correct the contact's name; Karen is leaving, Sam takes over as main contact; new number for Karen; her title at the client changed; make Sam the main contact; Karen's mail changed; change who she reports to; Karen got promoted; contact changed her name; correct the contact's email; rename the hiring manager; switch the primary contact",
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateContact,
  output: ClientContact,
  run: updateContact,
  subject: (contact) => contact.id,
  undo: async (ctx, done) => {
    const undone = await takeBack(ctx, done);
    if (undone.outcome === 'done') await restorePrimary(ctx, done.changes);
    return undone;
  },
});
