import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getTarget } from '#src/domain/bd/index.ts';
import { BdTarget } from '#src/domain/bd/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getBdTargetAction = defineRead({
  name: 'get_bd_target',
  title: 'Read a company to win',
  description:
    'Read one target of business development: who it is, whom to speak to, its score with the reasons, and the next step. ' +
    'target_id comes from list_bd_targets; its leads are in list_bd_leads with that target_id.',
  phrasings:
    'show the prospect; why should I ring that company; what do we know about the prospect; score of the target; what have we tried with the prospect; how far are we with them; show the target; why is this company on the list; how warm is that prospect',
  scope: 'clients:read',
  input: z.object({ target_id: id('bd_target') }),
  output: BdTarget,
  run: (ctx, { target_id }) => getTarget(ctx, target_id),
});
