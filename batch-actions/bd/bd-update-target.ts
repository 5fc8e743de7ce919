import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getTarget, updateTarget } from '#src/domain/bd/index.ts';
import { BdTarget, TARGET, UpdateTarget } from '#src/domain/bd/schema.ts';

export const bdUpdateTargetAction = defineWrite({
  name: 'bd_update_target',
  title: 'Change a company to win',
  titleIn: { de: 'Wunschkunden ändern', fr: 'Modifier une entreprise à gagner' },
  description:
    'Change a target: its status (new, working, contacted, meeting, won, lost, parked), owner, next_action and when, contacts ' +
    'and notes. null clears a field that may be empty, one left out stays. Nobody is written to. target_id comes from ' +
    'list_bd_targets; a target becomes a client with bd_convert_lead.',
  phrasings:
    'change the next step for the prospect; the prospect is not interested; park the target; hand the prospect to a colleague; the prospect asked to be rung in spring; they are no longer a prospect; change the prospect; pause the target; new owner for the prospect; the prospect is warmer now; change the status of the target; note on the prospect; we met the prospect; they are not interested, mark the target',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateTarget,
  output: BdTarget,
  run: updateTarget,
  subject: (target) => target.id,
  undo: undoUpdate({
    record: TARGET,
    read: (ctx, id) => getTarget(ctx, id),
    write: (ctx, id, fields) => updateTarget(ctx, UpdateTarget.parse({ target_id: id, ...fields })),
  }),
});
