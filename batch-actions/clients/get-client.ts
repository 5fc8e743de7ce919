import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getClient } from '#src/domain/clients/index.ts';
import { Client } from '#src/domain/clients/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getClientAction = defineRead({
  name: 'get_client',
  title: 'Read a client',
  description:
    'Read one client company by its id. Use list_clients to find the id by name or domain. ' +
    'The fee schedule is null for a credential without clients:financials:read.',
  phrasings:
    'what rate are we on; what terms do we have; what fee did they agree; client details; tell me about the company; pull up the client; their payment terms; who owns this client; their address; tell me about the company; what do they pay us; how long is the guarantee with them; where is the client; payment terms; phone number of the company; where are they based; who looks after the client; what did we agree with them; their details; guarantee terms with the client; what rate are we on with Orora; what do we charge them; what is the address; open the account; company details; what is our fee with them; payment terms of the client; show me the customer; which terms apply to Harbour; minimum fee with the client',
  scope: 'clients:read',
  input: z.object({ client_id: id('client') }),
  output: Client,
  run: (ctx, { client_id }) => getClient(ctx, client_id),
});
