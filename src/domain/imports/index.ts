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
  NO_CHARACTER,
  type RefusedName,
  type UploadSlots,
} from './schema.ts';
import { cancelUnread, closedError, labelOf, rewriteImport } from './state.ts';
import { countsOf, findItem, type ImportRow, requireRow, toImport } from './store.ts';

export { isExcludedFromPools } from './pools.ts';
export { deferredItems, enrichFromItem, finishItem, type Outcome } from './process.ts';
export {
  accountsWithFiles,
  claimItems,
  closeImport,
  closeSlot,
  expiredSlots,
  idleImports,
  isWaitingFile,
  itemClaims,
  nextSlotEnd,
  releaseItems,
} from './queue.ts';
export { roleMatchesOf, settleRoles, type ToMatch, toMatch, unmatchedImports } from './roles.ts';
export { unfinishedImports } from './store.ts';
export { checkSlot, type Slot, slotOf, uploadTo } from './uploads.ts';

const SLOT_MS = 2 * 3_600_000;
const MAX_NAME = 255;
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
 * Creates an upload slot for each file. Each uses one of the CV allowance. A name that is not of a PDF or Word file gets a
 * row with the reason in place of a slot, and uses nothing.
 * @throws AppError CONFLICT when the import accepts no more, QUOTA_EXCEEDED
 */
export async function addFiles(ctx: WriteContext, input: z.output<typeof AddFiles>): Promise<UploadSlots> {
  const row = await requireRow(ctx, input.import_id);
  if (row.status !== 'uploading') throw closedError(row);
  const names = input.files.map(({ filename }) => ({ filename, reason: refusalOf(filename) }));
  const taken = names.filter(({ reason }) => reason === null);
  const { slots } = await countsOf(ctx, row.id);
  if (slots + taken.length > row.file_count) {
    throw new AppError(
      'CONFLICT',
      `The import was opened for ${row.file_count} files and has given ${slots} slots; ${taken.length} more are too many. Open another with create_candidate_import.`,
      { field: 'files', extra: { slots_left: row.file_count - slots } },
    );
  }
  if (taken.length > 0) await takeCvAllowance(ctx, 'import', taken.length);
  const expires_at = addMs(ctx.now, SLOT_MS);
  const items = taken.map(({ filename }) => {
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
  await rewriteImport(ctx, row, {});
  const given = items.values();
  return {
    import_id: input.import_id,
    files: names.map(({ filename, reason }) => {
      const item = reason === null ? given.next().value : undefined;
      if (item === undefined)
        return {
          item_id: null,
          // A cut between the halves of a surrogate pair leaves none of it.
          filename: filename.slice(0, 255).replace(/[\uD800-\uDBFF]$/, ''),
          upload_url: null,
          expires_at: null,
          reason,
        };
      return { item_id: item.id, filename: item.row.filename, upload_url: item.url, expires_at, reason };
    }),
  };
}

function refusalOf(filename: string): RefusedName | null {
  if (filename === '') return 'empty_name';
  if (filename.length > MAX_NAME) return 'name_too_long';
  if (filename.includes(NO_CHARACTER)) return 'unreadable_name';
  return KINDS.test(filename) ? null : 'unsupported_type';
}

/**
 * Confirms uploaded files; the last call closes the import for further files.
 * @throws AppError VALIDATION_ERROR for an item of another import or whose file has not arrived
 */
export async function finalizeImport(
  ctx: WriteContext,
  input: z.output<typeof FinalizeImport>,
): Promise<CandidateImport> {
  const row = await requireRow(ctx, input.import_id);
  if (row.status === 'cancelled' || row.status === 'complete') throw closedError(row);
  for (const [at, id] of [...new Set(input.uploaded_item_ids)].entries()) await confirm(ctx, row, id, at);
  const done = input.complete && row.status === 'uploading';
  const after = await rewriteImport(ctx, row, done ? { status: 'processing' } : {});
  // Wakes the worker that reads files.
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

/** Cancels an import: unread files are dropped, added people stay. */
export async function cancelImport(ctx: WriteContext, id: string): Promise<CandidateImport> {
  const row = await requireRow(ctx, id);
  if (row.status === 'cancelled') return toImport(ctx, row);
  if (row.status === 'complete') throw closedError(row);
  return cancelUnread(ctx, row);
}
