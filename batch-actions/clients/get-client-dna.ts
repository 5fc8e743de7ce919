import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ClientDna } from '#src/domain/clients/dna-schema.ts';
import { getDna } from '#src/domain/clients/index.ts';
import { id } from '#src/lib/ids.ts';

export const getClientDnaAction = defineRead({
  name: 'get_client_dna',
  title: "Read a client's DNA",
  description:
    'Read what a client is like to hire for: a reflection, five traits (pace, structure, risk_appetite, communication, ' +
    'talent_bar; 0 to 100 with the words and records that tell them) and the notes. A trait is null until five records speak to ' +
    'it; dna_missing says what would help. dna is null while it is not available; dna_status and dna_error say why. Use it before pitching someone; use get_client for the company itself. client_id comes from ' +
    'list_clients.',
  phrasings:
    'what do we know about how they hire; what is this client like; how does this client interview; what do they look for; the culture there; what have we learned about the client; what do they usually go for; how picky are they; what has the client turned people down for; their taste in people; what do they hate; how does Orora like to hire; what kind of people fits there; what do we know of their culture; what does Karen care about',
  scope: 'clients:read',
  synonyms: ['culture', 'character', 'hiring style'],
  input: z.object({ client_id: id('client') }),
  output: ClientDna,
  run: (ctx, { client_id }) => getDna(ctx, client_id),
});
