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
  scope: 'clients:read',
  input: z.object({ client_id: id('client') }),
  output: Client,
  run: (ctx, { client_id }) => getClient(ctx, client_id),
});
