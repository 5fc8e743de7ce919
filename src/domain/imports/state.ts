import { updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { queueRemoval } from '../documents/index.ts';
import type { CandidateImport } from './schema.ts';
import { type ImportRow, isUnfinished, toImport } from './store.ts';

/** Cancels the unread files of an import. */
export async function cancelUnread(ctx: WriteContext, row: ImportRow): Promise<CandidateImport> {
  const open = await ctx.tx
    .selectFrom('candidate_import_items')
    .where('account_id', '=', ctx.account.id)
    .where('import_id', '=', row.id)
    .where('status', 'in', ['signed', 'uploaded', 'pending'])
    .select(['id', 'sha256'])
    .execute();
  for (const { id, sha256 } of open) {
    await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, id, {
      status: 'failed',
      reason: 'cancelled',
      sha256: null,
      updated_at: ctx.now,
    });
    if (sha256 !== null) await queueRemoval(ctx, sha256);
  }
  return rewriteImport(ctx, row, { status: 'cancelled', completed_at: ctx.now });
}

/** Writes columns of an import with the time of its last activity. */
export async function rewriteImport(
  ctx: WriteContext,
  row: ImportRow,
  patch: Partial<ImportRow>,
): Promise<CandidateImport> {
  const before = await toImport(ctx, row);
  const next = { ...row, ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidate_imports', ctx.account.id, row.id, { ...patch, updated_at: ctx.now });
  const after = await toImport(ctx, next);
  ctx.changed({ type: 'import', id: row.id, before, after, label: labelOf(row) });
  return after;
}

/** Completes an import with nothing in progress. @returns whether it did */
export async function complete(ctx: WriteContext, row: ImportRow): Promise<boolean> {
  if (row.status !== 'processing' || (await isUnfinished(ctx, row.id))) return false;
  const { counts } = await rewriteImport(ctx, row, { status: 'complete', completed_at: ctx.now });
  // Wakes the worker that matches its people with open jobs.
  ctx.wakeWorkers();
  ctx.record({
    type: 'import',
    summary: `Imported ${counts.imported} new candidates, brought ${counts.merged} files to known ones; ${counts.failed} could not be used`,
    data: { import_id: row.id, ...counts },
  });
  return true;
}

export const labelOf = (row: ImportRow): string => `of ${row.file_count} CVs`;

/** The error for changing a closed import. */
export function closedError(row: ImportRow): AppError {
  return new AppError(
    'CONFLICT',
    `The import is ${row.status} and takes no more files. Open another with create_candidate_import.`,
    { field: 'import_id' },
  );
}
