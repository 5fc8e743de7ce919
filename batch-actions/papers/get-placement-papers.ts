import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getPlacementPapers } from '#src/domain/papers/index.ts';
import { PlacementPapers } from '#src/domain/papers/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getPlacementPapersAction = defineRead({
  name: 'get_placement_papers',
  title: 'Check what a contract needs',
  description:
    'Read which contractor documents a contract placement needs and where each stands: current, missing, expired, ending before ' +
    'the contract, waiting for a check, or waived; ready says whether anything is open. It follows from the country of the work, ' +
    'how the contractor is engaged (update_placement, engagement) and what the agency asks for. Not legal advice. To add a document use ' +
    'save_paper, to do without one waive_paper. placement_id comes from list_placements.',
  phrasings:
    'is the police check in; what is missing for the contract; can he start papers wise; which documents are outstanding; compliance for this placement; what paperwork do we still need; is she cleared to start; what is the contractor missing; which papers does he still owe; papers for the assignment; is everything in for his start; what documents do we need before she starts; what paperwork is missing; what does he still owe us before he starts; outstanding documents; is the compliance complete; can she go on site; is he cleared to start on site; what is still missing before the start; compliance check on the contractor; can she start on Monday, papers wise; what does this contract need; are his checks complete; paperwork for the placement; is everything in place for the start; outstanding documents for the contractor',
  scope: 'placements:read',
  synonyms: ['missing paperwork', 'compliance', 'onboarding', 'outstanding documents'],
  input: z.object({ placement_id: id('placement') }),
  output: PlacementPapers,
  run: (ctx, { placement_id }) => getPlacementPapers(ctx, placement_id),
});
