import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPlacement, markStatus, restorePlacement } from '#src/domain/placements/index.ts';
import { MARK_GATED_EFFECTS, MarkStatus, PLACEMENT, Placement } from '#src/domain/placements/schema.ts';

export const markPlacementStatusAction = defineWrite({
  name: 'mark_placement_status',
  title: "Set a placement's status",
  description:
    'Say that a placed candidate has started, fell off (left during the guarantee, on fell_off_at: the refund under the terms is worked out) ' +
    'or completed the guarantee; fires placement.status_changed. started and completed also come by themselves on their day. ' +
    'The status it has already changes nothing. For anything else about a placement use update_placement. placement_id comes ' +
    'from list_placements.',
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
