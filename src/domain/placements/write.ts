import { updateRow } from '#db/rows.ts';
import type { ActivityEntry, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { orNotFound } from '../record/index.ts';
import type { PLACEMENT_WORDS } from '../sentences.ts';
import type { Placement } from './schema.ts';
import { agreedTerms, type FallGiven, statusPatch } from './status.ts';
import { type CreditRow, findPlacement, type PlacementRow, toPlacement } from './store.ts';

/** A placement of the agency with its credits. @throws AppError NOT_FOUND on `field` */
export const requirePlacement = orNotFound('placement', findPlacement);

const WORDS = {
  pending_start: 'pending start',
  started: 'started',
  fell_off: 'fell off',
  completed: 'completed',
} as const satisfies Record<PlacementRow['status'], keyof typeof PLACEMENT_WORDS>;

/** Moves a placement to another status, with its event and activity. */
export async function setStatus(
  ctx: WriteContext,
  row: PlacementRow,
  credits: CreditRow[],
  given: FallGiven & { status: PlacementRow['status']; reason?: string | undefined },
): Promise<Placement> {
  const { status, reason } = given;
  const patch = { ...statusPatch(ctx, row, agreedTerms(row), given), updated_at: ctx.now };
  if (isUnchangedBy(row, patch)) return toPlacement(row, credits);
  const after = await rewritePlacement(ctx, row, patch, credits, credits);
  ctx.record({
    ...linksOf(row),
    type: 'placement',
    summary:
      row.status === status
        ? `Placement of ${labelOf(row)}: fell off on ${after.fell_off_at}`
        : `Placement of ${labelOf(row)}: ${WORDS[row.status]} to ${WORDS[status]}`,
    body: reason ?? null,
    data: { from: row.status, to: status },
  });
  return after;
}

/** Writes columns of a placement and reports the change, and for a new status its event. */
export async function rewritePlacement(
  ctx: WriteContext,
  row: PlacementRow,
  patch: Partial<PlacementRow>,
  credits: CreditRow[],
  split: CreditRow[],
): Promise<Placement> {
  await updateRow(ctx.tx, 'placements', ctx.account.id, row.id, patch);
  const after = toPlacement({ ...row, ...patch }, split);
  ctx.changed({
    type: 'placement',
    id: row.id,
    before: toPlacement(row, credits),
    after,
    label: labelOf(row),
  });
  if (after.status !== row.status) {
    ctx.emit('placement.status_changed', {
      placement: after,
      changes: { status: { from: row.status, to: after.status } },
    });
  }
  return after;
}

/** A label for people for a placement. */
export function labelOf(row: PlacementRow): `${string} as ${string} at ${string}` {
  return `${row.candidate_name ?? row.candidate_id} as ${row.job_title ?? 'placed'} at ${row.client_name ?? row.client_id}`;
}

/** The records that an activity about a placement is linked to. */
export function linksOf(
  row: PlacementRow,
): Pick<ActivityEntry, 'candidate_id' | 'client_id' | 'job_id' | 'application_id'> {
  return {
    candidate_id: row.candidate_id,
    client_id: row.client_id,
    job_id: row.job_id,
    application_id: row.application_id,
  };
}
