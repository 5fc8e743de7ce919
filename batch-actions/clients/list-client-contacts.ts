import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ClientContact } from '#src/domain/clients/contacts-schema.ts';
import { listContacts } from '#src/domain/clients/index.ts';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';

export const listClientContactsAction = defineRead({
  name: 'list_client_contacts',
  title: 'List contacts at a client',
  description:
    'List the people at one client company: the primary contact first, then the others, then people of the talent bank whose own ' +
    'record says they work there (origin works_here: no work e-mail, never sent submissions or invitations until promoted). ' +
    'The whole list at once, without a cursor. Use it to find a client_contact_id; client_id comes from list_clients.',
  phrasings:
    'who do we know there; who are our contacts at the client; people at the company; who is the hiring manager there; whom do I ring at; who do we deal with at; whom do I talk to at the company; names and numbers at the client; who hires there; our people at the client; who is the boss there; decision makers at the company; who is the hr person there; name of the site manager; whose number do we have there; who signs off there; who do we deal with at Orora; who is our contact there; contacts at the client; who works at Harbour that we know; who is the hiring manager at Orora; phone numbers of the people at the client; who do I call at Brightwater; who is the main contact',
  scope: 'clients:read',
  input: z.object({ client_id: id('client') }),
  output: pageOf(ClientContact),
  run: (ctx, { client_id }) => listContacts(ctx, client_id),
});
