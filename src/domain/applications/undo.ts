import { updateRow } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import type { Application } from './schema.ts';
import { labelOf, moveStage, rewriteApplication } from './stages.ts';
import { type ApplicationRow, findApplication, toApplication } from './store.ts';

/** The members of an application that moving and handing over change. */
export const RESTORABLE: readonly string[] = ['stage', 'owner_id'];

/** The members that tell of a change since it was made; where it has been in the meantime is none once it is back. */
export const TELLING: readonly string[] = [
  ...RESTORABLE,
  'rejection',
  'answers',
  'cv_document_id',
  'placement_id',
];

/** Moves an application back to the stage and the owner it had; the move is one like any other, with its event. */
export async function restoreApplication(
  ctx: WriteContext,
  before: Application,
  members: readonly string[],
): Promise<Application> {
  const row = await findApplication(ctx, before.id);
  if (row === undefined) throw notFound('application', before.id);
  const { rejection } = before;
  const moved = members.includes('stage')
    ? await moveStage(ctx, row, before.stage, {
        by: rejection?.by,
        reason: rejection?.reason ?? undefined,
        note: rejection?.note ?? undefined,
      })
    : row;
  const rest: Partial<Omit<ApplicationRow, 'stage'>> = {};
  if (moved.submitted_at !== before.submitted_at && members.includes('stage'))
    rest.submitted_at = before.submitted_at;
  if (members.includes('owner_id')) rest.owner_id = before.owner_id;
  if (Object.keys(rest).length === 0) return toApplication(moved);
  return toApplication(await rewriteApplication(ctx, moved, { ...rest, updated_at: ctx.now }));
}

/** Takes a candidate off a job as if they had not been put on it. @throws AppError CONFLICT once they are placed */
export async function removeApplication(ctx: WriteContext, id: string): Promise<void> {
  const row = await findApplication(ctx, id);
  if (row === undefined) throw notFound('application', id);
  if (row.placement_id !== null) {
    throw new AppError('CONFLICT', `${labelOf(row)} is placed (${row.placement_id}), so it stays.`, {
      field: 'application_id',
    });
  }
  await updateRow(ctx.tx, 'applications', ctx.account.id, id, { deleted_at: ctx.now, updated_at: ctx.now });
  ctx.changed({ type: 'application', id, before: toApplication(row), after: null, label: labelOf(row) });
}
