import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listClients } from '#src/domain/clients/index.ts';
import { Client, ClientFilters } from '#src/domain/clients/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listClientsAction = defineRead({
  name: 'list_clients',
  title: 'List clients',
  description:
    'List client companies, newest first. Use it to find a client_id by part of the name (search) or by website domain. ' +
    'Deleted clients are left out. Pages with limit and after.',
  phrasings:
    'which companies do we work with; all our clients; clients in the city; show me our customers; do we have this company on the books; which accounts are mine; dormant clients; who do we work for; which companies have we dealt with; clients without open jobs; search our customers; all accounts; which companies have we got in Adelaide; who are our clients; list the customers; do we work with Harbour; find the company; clients in construction; is Orora a client of ours; companies added this year',
  scope: 'clients:read',
  input: z.object({
    ...ListInput,
    ...ClientFilters,
  }),
  output: pageOf(Client),
  run: listClients,
});
