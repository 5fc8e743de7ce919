import type * as z from 'zod';
import { insertRow, insertRows, updateRow } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { requireCvAllowance, takeCvAllowance } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { safeName } from '../documents/index.ts';
import {
  type AddFiles,
  type CandidateImport,
  type CreateImport,
  type FinalizeImport,
  IMPORT,
  IMPORT_ITEM,
  MAX_FILES,
  type UploadSlots,
} from './schema.ts';
import { closed, giveUp, labelOf, touch } from './state.ts';
import { countsOf, findItem, type ImportRow, requireRow, toImport } from './store.ts';

export { staysOutOfPools } from './pools.ts';
export { deferredItems, enrichFromItem, finishItem, type Outcome } from './process.ts';
export {
  claimItems,
  closeImport,
  closeSlot,
  idleImports,
  nextSlotEnd,
  releaseItems,
  slotsOver,
} from './queue.ts';
export { matchRoles, unmatchedImports } from './roles.ts';
export { checkSlot, type Slot, slotOf, uploadTo } from './uploads.ts';

const SLOT_MS = 2 * 3_600_000;
const KINDS = /\.(?:pdf|docx?)$/i;

/** An import with its progress. @throws AppError NOT_FOUND */
export async function getImport(ctx: Context, id: string): Promise<CandidateImport> {
  return toImport(ctx, await requireRow(ctx, id));
}

/**
 * Opens an import.
 * @throws AppError PAYLOAD_TOO_LARGE above 5000 files, QUOTA_EXCEEDED when the CV allowance is too small for them
 */
export async function createImport(
  ctx: WriteContext,
  input: z.output<typeof CreateImport>,
): Promise<CandidateImport> {
  if (input.file_count > MAX_FILES) {
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      `file_count: an import takes ${MAX_FILES} files at most; this asks for ${input.file_count}. Split them over several imports.`,
      { field: 'file_count' },
    );
  }
  await requireCvAllowance(ctx, input.file_count, 'file_count');
  const row = IMPORT.row(input, {
    id: newId('import'),
    account_id: ctx.account.id,
    status: 'uploading',
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'candidate_imports', row);
  const after = await toImport(ctx, row);
  ctx.changed({ type: 'import', id: row.id, before: null, after, label: labelOf(row) });
  return after;
}

/**
 * Gives a slot to each file. Each takes one of the CV allowance.
 * @throws AppError CONFLICT when the import takes no more, VALIDATION_ERROR for a name that is no PDF or Word file
 */
export async function addFiles(ctx: WriteContext, input: z.output<typeof AddFiles>): Promise<UploadSlots> {
  const row = await requireRow(ctx, input.import_id);
  if (row.status !== 'uploading') throw closed(row);
  for (const [at, { filename }] of input.files.entries()) {
    if (!KINDS.test(filename)) {
      throw invalid(
        `files.${at}.filename`,
        `files.${at}.filename: ${filename.slice(0, 100)} is no .pdf, .doc or .docx file; leave it out.`,
      );
    }
  }
  const { slots } = await countsOf(ctx, row.id);
  if (slots + input.files.length > row.file_count) {
    throw new AppError(
      'CONFLICT',
      `The import was opened for ${row.file_count} files and has given ${slots} slots; ${input.files.length} more are too many. Open another with create_candidate_import.`,
      { field: 'files', extra: { slots_left: row.file_count - slots } },
    );
  }
  await takeCvAllowance(ctx, 'import', input.files.length);
  const expires_at = addMs(ctx.now, SLOT_MS);
  const items = input.files.map(({ filename }) => {
    const id = newId('import_item');
    const link = ctx.deployment?.link('import_upload', id);
    const item = IMPORT_ITEM.row(
      {},
      {
        id,
        account_id: ctx.account.id,
        import_id: row.id,
        filename: safeName(filename),
        status: 'signed',
        link_hash: link?.hash ?? id,
        expires_at,
        created_at: ctx.now,
        updated_at: ctx.now,
      },
    );
    return { id, url: link?.url ?? null, row: item };
  });
  await insertRows(
    ctx.tx,
    'candidate_import_items',
    items.map((item) => item.row),
  );
  await touch(ctx, row, {});
  return {
    import_id: input.import_id,
    files: items.map(({ id, url, row: { filename } }) => ({
      item_id: id,
      filename,
      upload_url: url,
      expires_at,
    })),
  };
}

/**
 * Confirms files that were sent, and on the last call closes the import for more.
 * @throws AppError VALIDATION_ERROR for an item that is not of this import or whose file has not arrived
 */
export async function finalizeImport(
  ctx: WriteContext,
  input: z.output<typeof FinalizeImport>,
): Promise<CandidateImport> {
  const row = await requireRow(ctx, input.import_id);
  if (row.status === 'cancelled' || row.status === 'complete') throw closed(row);
  for (const [at, id] of [...new Set(input.uploaded_item_ids)].entries()) await confirm(ctx, row, id, at);
  const done = input.complete && row.status === 'uploading';
  const after = await touch(ctx, row, done ? { status: 'processing' } : {});
  // The workers look for files that wait.
  ctx.wakeWorkers();
  return after;
}

async function confirm(ctx: WriteContext, row: ImportRow, id: string, at: number): Promise<void> {
  const field = `uploaded_item_ids.${at}`;
  const item = await findItem(ctx, id);
  if (item === undefined || item.import_id !== row.id)
    throw invalid(field, `${field}: ${id} is no item of this import.`);
  if (item.status === 'signed') {
    throw invalid(
      field,
      `${field}: the file of ${id} (${item.filename}) has not arrived. PUT it to its upload_url first, then confirm it.`,
    );
  }
  if (item.status !== 'uploaded') return;
  await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, id, {
    status: 'pending',
    updated_at: ctx.now,
  });
}

/** Stops an import: files that were not read are given up, people who were added stay. */
export async function cancelImport(ctx: WriteContext, id: string): Promise<CandidateImport> {
  const row = await requireRow(ctx, id);
  if (row.status === 'cancelled') return toImport(ctx, row);
  if (row.status === 'complete') throw closed(row);
  return giveUp(ctx, row);
}
