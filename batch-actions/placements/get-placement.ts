import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getPlacement } from '#src/domain/placements/index.ts';
import { Placement } from '#src/domain/placements/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getPlacementAction = defineRead({
  name: 'get_placement',
  title: 'Read a placement',
  description:
    'Read one placement by its id: who was hired where, the fee and its split, the contract, the start and the guarantee. ' +
    'Find the id with list_placements. Money is null for a credential without placements:financials:read.',
  phrasings:
    'when does she start; what fee did we make on; details of the deal; when does his contract end; until when is the guarantee; what did we place him at; when does he start; what is the fee; guarantee end date; what do we charge for her; how is the fee split; what was the fee on the deal; how much did we make on him; show me the placement; what rate is he on; terms of that deal; invoice terms of the deal; how many days does the client have to pay on this placement',
  scope: 'placements:read',
  input: z.object({ placement_id: id('placement') }),
  output: Placement,
  run: (ctx, { placement_id }) => getPlacement(ctx, placement_id),
});
