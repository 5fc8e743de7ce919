import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { AddContact, ClientContact } from '#src/domain/clients/contacts-schema.ts';
import { addContact, deleteContact, getContact, restorePrimary } from '#src/domain/clients/index.ts';

const takeBack = undoCreate({
  type: 'client_contact',
  read: (ctx, id) => getContact(ctx, id),
  remove: async (ctx, id) => deleteContact(ctx, (await getContact(ctx, id)).client_id, id),
});

export const addClientContactAction = defineWrite({
  name: 'add_client_contact',
  title: 'Add a contact at a client',
  titleIn: { de: 'Ansprechperson eines Kunden anlegen', fr: 'Ajouter un contact chez un client' },
  description:
    'Add a person the agency deals with at a client company. An e-mail, LinkedIn profile or phone number the agency knows links ' +
    'to that person (a candidate can be a contact too); otherwise a new person is made who is no candidate (contact_only). ' +
    'Someone on the list already is answered unchanged; someone who was only works_here is promoted. is_primary replaces the ' +
    'present primary. client_id comes from list_clients. To add a candidate to the talent bank use create_candidate.',
  phrasings:
    'new HR manager at the client; add a person at the company; pop her number in as a contact; our new contact there; save the hiring manager; add the line manager at the client; he is the new talent lead there; new person at the client; another contact there; she is the new manager at; add the boss; their new finance person is; new hr lady there; they have a new hiring manager; somebody new to talk to at the company; put her down as our contact; the boss there is now; new HR lady at Harbour; add Jan to the client; there is a new hiring manager; put Karen’s colleague in as a contact; Sam takes over as main contact, add him; save her as a contact at Orora; contact person at the company; add the CFO there; I met the site manager, put him under the client; new decision maker',
  scope: 'clients:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['hiring manager', 'person at client', 'stakeholder'],
  input: AddContact,
  output: ClientContact,
  run: addContact,
  subject: (contact) => contact.id,
  undo: async (ctx, done) => {
    const undone = await takeBack(ctx, done);
    if (undone.outcome === 'done') await restorePrimary(ctx, done.changes);
    return undone;
  },
});
