import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listTargets } from '#src/domain/bd/index.ts';
import { BdTarget, TargetFilters } from '#src/domain/bd/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listBdTargetsAction = defineRead({
  name: 'list_bd_targets',
  title: 'List companies to win',
  description:
    'List the companies that the agency wants to work for, newest first, each with a score of 0 to 100 made of its live leads ' +
    'and the reasons for it. Filter by status, market and min_score. What to do next about each stands in next_action. Leads ' +
    'one by one are in list_bd_leads; companies that are clients in list_clients.',
  phrasings:
    'companies worth going after; whom should I win next; prospects near here; my target list; which businesses could we pitch to; new business to chase; whom to cold call; companies we want to win; our prospects; target list; who are we after; which firms should I cold call; bring up the companies I should be cold calling; who should we go after; prospects in Perth; companies worth chasing; which prospects are hot; potential clients; new business list; who could become a client',
  scope: 'clients:read',
  synonyms: ['prospects', 'business development'],
  input: z.object({ ...ListInput, ...TargetFilters }),
  output: pageOf(BdTarget),
  run: listTargets,
});
