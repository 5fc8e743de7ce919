import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listLeads } from '#src/domain/bd/index.ts';
import { BdLead, LeadFilters } from '#src/domain/bd/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listBdLeadsAction = defineRead({
  name: 'list_bd_leads',
  title: 'List leads',
  description:
    'List the leads of business development, newest first: reasons to speak to a target now, such as an ad, funding or a ' +
    'contact who moved. Filter by status, market, min_score (its strength), kind and target_id. The people who would suit a ' +
    'lead are in get_bd_lead.',
  phrasings:
    'fresh leads; leads this week; what came in that we could sell to; who is hiring that we do not work for; live leads; who should I be chasing for business; my leads; hot leads; open leads; new business to chase; any leads this week; which leads are open; new leads; who is hiring that we could call; what came in as leads; companies that are hiring now',
  scope: 'clients:read',
  synonyms: ['sales leads'],
  input: z.object({ ...ListInput, ...LeadFilters }),
  output: pageOf(BdLead),
  run: listLeads,
});
