import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { createTarget, getTarget, removeTarget } from '#src/domain/bd/index.ts';
import { BdTarget, CreateTarget } from '#src/domain/bd/schema.ts';

export const bdCreateTargetAction = defineWrite({
  name: 'bd_create_target',
  title: 'Add a company to win',
  titleIn: { de: 'Wunschkunden eintragen', fr: 'Ajouter une entreprise à gagner' },
  description:
    'Add a company that the agency wants to work for, once by name. It belongs to whoever adds it unless owner_id says else, ' +
    'and scores 0 until bd_add_lead gives it a lead. Nobody is written to. A company that gives work already is a client: ' +
    'create_client.',
  phrasings:
    'a company I would like to win; new prospect; put them on the target list; companies to go after; add a company to chase for business; we should work for them; a company I want to win; add a prospect; go after this company; put them on my target list; a business we should be calling; start working on winning them; put them on the prospect list; new company to go after; add a target; company worth chasing, keep it; I want to win Delta Cranes',
  scope: 'clients:write',
  synonyms: ['prospect a company'],
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: CreateTarget,
  output: BdTarget,
  run: createTarget,
  subject: (target) => target.id,
  undo: undoCreate({
    type: 'bd_target',
    read: (ctx, id) => getTarget(ctx, id),
    remove: (ctx, id) => removeTarget(ctx, id),
  }),
});
