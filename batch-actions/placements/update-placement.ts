import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPlacement, restorePlacement, updatePlacement } from '#src/domain/placements/index.ts';
import {
  PLACEMENT,
  PLACEMENT_GATED_EFFECTS,
  Placement,
  UpdatePlacement,
} from '#src/domain/placements/schema.ts';

export const updatePlacementAction = defineWrite({
  name: 'update_placement',
  title: 'Change a placement',
  titleIn: { de: 'Vermittlung ändern', fr: 'Modifier un placement' },
  description:
    'Change a placement: salary, fee, dates, contract rates, guarantee, notes, or the whole credit split (which must total ' +
    '100). The fee amount is worked out again when salary or percent move, the expected gross profit when rates or term move ' +
    'unless given here. A status given here fires placement.status_changed; for a status alone use mark_placement_status. ' +
    'Candidate, client and job never change: log another with create_placement. placement_id comes from list_placements.',
  phrasings:
    'the start date slipped; fee is different; contract extended to; new end date; the salary on the deal changed; correct the placement; start moved; day rate went up; split the credit; start date slipped; he starts a week later; change the fee on the deal; contract extended; split the credit with; finishing earlier than planned; pay rate changed; extend her contract; wrong salary on the placement; extend his contract until December; split the fee sixty forty with Tara; start date moved; give Tara half the credit; the salary was wrong on the placement; contract goes on for three more months; rate goes up to 85; guarantee is six months on this one; share the commission with a colleague; fix the placement; pay rate changes; correct the start date; charge rate is 95 now; renew the contractor',
  scope: 'placements:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  gatedEffects: PLACEMENT_GATED_EFFECTS,
  input: UpdatePlacement,
  output: Placement,
  run: updatePlacement,
  subject: (placement) => placement.id,
  undo: undoUpdate({
    record: PLACEMENT,
    read: (ctx, id) => getPlacement(ctx, id),
    write: restorePlacement,
  }),
});
