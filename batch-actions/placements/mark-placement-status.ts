import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPlacement, markStatus, restorePlacement } from '#src/domain/placements/index.ts';
import { MARK_GATED_EFFECTS, MarkStatus, PLACEMENT, Placement } from '#src/domain/placements/schema.ts';

export const markPlacementStatusAction = defineWrite({
  name: 'mark_placement_status',
  title: "Set a placement's status",
  titleIn: { de: 'Stand einer Vermittlung setzen', fr: 'Fixer l’état d’un placement' },
  description:
    'Say that a placed candidate has started, fell off (left during the guarantee, on fell_off_at: the refund under the terms is worked out) ' +
    'or completed the guarantee; fires placement.status_changed. started and completed also come by themselves on their day. ' +
    'The status it has already changes nothing. For anything else about a placement use update_placement. placement_id comes ' +
    'from list_placements.',
  phrasings:
    'he walked out; she quit in week five; he fell through before the start; the deal fell over; she started today; turned up on day one; finished the contract; got sacked; the placement fell off; left inside the guarantee; passed probation; he quit after three weeks; she was let go; left after a month; did not start after all; first day went fine; began work today; they parted ways; resigned in the guarantee; he quit; she left after three weeks; did not last; he never started; he has started; contract is finished; fell over; he walked; backed out before starting; she resigned; he started on Monday; she walked out in week two; she never started; the placement fell through; he finished the contract; guarantee is over, completed; she resigned after a month; they let him go in probation; candidate backed out before the start; mark as started; she is in the seat; he was sacked in the guarantee period; contract ended as planned; he accepted and now he has pulled out; took back her acceptance; he has changed his mind after accepting and is not taking the job; accepted the offer then pulled out; the accepted offer is off; reneged after the yes',
  scope: 'placements:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  gatedEffects: MARK_GATED_EFFECTS,
  input: MarkStatus,
  output: Placement,
  run: markStatus,
  subject: (placement) => placement.id,
  undo: undoUpdate({
    record: PLACEMENT,
    read: (ctx, id) => getPlacement(ctx, id),
    write: restorePlacement,
  }),
});
