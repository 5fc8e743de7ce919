import { updateRow } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { parseSnapshot } from '../record/index.ts';
import { APPLICATION, Application, type ApplicationRow, type ApplicationView } from './schema.ts';
import { labelOf, moveStage, rewriteApplication } from './stages.ts';
import { findApplication, toApplication } from './store.ts';

/**
 * The members by which undo detects later changes. The stages passed meanwhile do not count once it is back at its
 * stage.
 */
export const COMPARED_MEMBERS: readonly string[] = [
  ...APPLICATION.restorable,
  'rejection',
  'answers',
  'cv_document_id',
  'placement_id',
];

/**
 * Moves an application back to its former stage and owner; the move is an ordinary one with its event.
 * @param members those to restore, as `snapshot` shows them
 */
export async function restoreApplication(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
  snapshot: object,
): Promise<Application> {
  const row = await findApplication(ctx, id);
  if (row === undefined) throw notFound('application', id);
  const { stage, ...rest } = APPLICATION.restoredColumns(members);
  if (stage === undefined) return put(ctx, row, rest);
  const { rejection = null, submitted_at } = parseSnapshot(StageSnapshot, snapshot);
  const moved = await moveStage(ctx, row, stage, {
    by: rejection?.by,
    reason: rejection?.reason ?? undefined,
    note: rejection?.note ?? undefined,
    wordsBy: rejection?.words_by ?? null,
  });
  return put(ctx, moved, submitted_at === undefined ? rest : { ...rest, submitted_at });
}

/** What a snapshot contains about a stage besides its name. */
const StageSnapshot = Application.pick({ rejection: true, submitted_at: true }).partial();

async function put(
  ctx: WriteContext,
  row: ApplicationView,
  patch: Partial<Omit<ApplicationRow, 'stage'>>,
): Promise<Application> {
  return toApplication(await rewriteApplication(ctx, row, { ...patch, updated_at: ctx.now }));
}

/** Deletes an application that undo takes back. @throws AppError CONFLICT once it is placed */
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
