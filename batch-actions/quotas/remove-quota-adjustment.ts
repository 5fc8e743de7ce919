import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoDelete } from '#src/action/undo.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { removeAdjustment, restoreAdjustment } from '#src/domain/quotas/index.ts';
import { id } from '#src/lib/ids.ts';

export const removeQuotaAdjustmentAction = defineWrite({
  name: 'remove_quota_adjustment',
  title: 'Remove a quota adjustment',
  titleIn: { de: 'Korrektur der Zielvorgabe entfernen', fr: 'Retirer une correction d’objectif' },
  description:
    'Take a manual adjustment out of the ledger of a period that is not locked. Automatic ones stay: they make up for placements that ' +
    'changed after their period was locked. adjustment_id comes from the adjustments of get_quota_period, where removable tells which ' +
    'can go. For admins. Undone, it is posted again under a new id.',
  phrasings:
    'take that adjustment back; undo the credit to her numbers; delete the correction; take the correction off again; that adjustment was wrong; remove the manual credit',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ adjustment_id: id('quota_adjustment') }),
  output: deletedOf('quota_adjustment'),
  run: (ctx, { adjustment_id }) => removeAdjustment(ctx, adjustment_id),
  subject: (removed) => removed.id,
  undo: undoDelete({
    type: 'quota_adjustment',
    restore: restoreAdjustment,
  }),
});
