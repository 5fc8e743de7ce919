import type * as z from 'zod';
import { withIds } from '#db/owned.ts';
import { findRow, insertRow } from '#db/rows.ts';
import { invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { isCandidate } from '../names/index.ts';
import type { Ports, StoredFile } from '../ports.ts';
import { orNotFound } from '../record/index.ts';
import { queueRemoval } from './removals.ts';
import { DOCUMENT, type Document, type DocumentKind, type UploadDocument } from './schema.ts';
import { indexNewestCv } from './search-words.ts';
import {
  type DocumentFilters,
  type DocumentRow,
  newestTextOf,
  pageOfDocuments,
  toDocument,
} from './store.ts';
import { fileBytes, isAcceptedType, safeName } from './upload.ts';

export { isDocumentFile, queueRemoval, removalDone, removalsDue } from './removals.ts';
export { indexNewestCv } from './search-words.ts';
export { type DocumentLine, linesOf, linesOfMany, textsByDocument } from './store.ts';
export { fileBytes, MAX_FILE, safeName } from './upload.ts';

/** A document of the agency. @throws AppError NOT_FOUND */
export async function getDocument(ctx: Context, id: string): Promise<Document> {
  return toDocument(await requireDocument(ctx, id));
}

/** The row of a document of this agency, or undefined. */
export function findDocument(ctx: Context, id: string): Promise<DocumentRow | undefined> {
  return findRow(ctx.db, 'documents', ctx.account.id, id);
}

/** Documents of this agency by their ids; deleted ones are left out. */
export async function documentsById(ctx: Context, ids: readonly string[]): Promise<Map<string, DocumentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where(withIds('documents', ctx.account.id, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The row of a document of this agency. @throws AppError NOT_FOUND on `field` */
export const requireDocument = orNotFound('document', findDocument);

/** A page of documents, newest first. */
export async function listDocuments(ctx: Context, filters: DocumentFilters): Promise<Page<Document>> {
  return pageOfDocuments(ctx, filters);
}

/**
 * The plain text of a candidate's newest CV with its document; null if there is none. Texts are written only by
 * `keepText`.
 */
export async function textOf(
  ctx: Context,
  candidateId: string,
): Promise<{ document_id: string; text: string } | null> {
  return newestTextOf(ctx, candidateId);
}

/** What storing an upload needs: the files, and the agency. */
interface Outside {
  readonly ports: Ports;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/**
 * Stores the bytes of an upload.
 * @throws AppError INVALID_REQUEST for invalid base64, VALIDATION_ERROR for a type that is not accepted
 */
export async function keepUpload(
  outside: Outside,
  input: z.output<typeof UploadDocument>,
): Promise<StoredFile> {
  const bytes = fileBytes(input.file_base64);
  const account = await outside.read(async (ctx) => {
    await checkCandidate(ctx, input.candidate_id);
    return ctx.account.id;
  });
  const type = await outside.ports.files.typeOf(bytes);
  if (!isAcceptedType(type)) {
    throw invalid(
      'file_base64',
      `file_base64: this is ${type}, which is not kept. Send a PDF, Word, RTF, text or Excel file, or a picture.`,
    );
  }
  return outside.ports.files.keep(account, bytes, type);
}

/** Creates the document of an uploaded file. @throws AppError NOT_FOUND for an unknown candidate */
export async function uploadDocument(
  ctx: WriteContext,
  input: z.output<typeof UploadDocument>,
  file: StoredFile,
): Promise<Document> {
  await checkCandidate(ctx, input.candidate_id);
  return addDocument(ctx, {
    file,
    filename: input.filename,
    kind: input.kind,
    candidate_id: input.candidate_id ?? null,
  });
}

/** Creates the document of a stored file, with its text if it was read. */
export async function addDocument(
  ctx: WriteContext,
  given: {
    file: StoredFile;
    filename: string;
    kind: DocumentKind;
    candidate_id: string | null;
    text?: string | null | undefined;
    /** Whether its words come into the search index later, by `indexNewestCv`. */
    isIndexedLater?: boolean;
  },
): Promise<Document> {
  const { file, filename } = given;
  const row = DOCUMENT.row(given, {
    id: newId('document'),
    account_id: ctx.account.id,
    filename: safeName(filename),
    mime_type: file.mime_type,
    size: file.size,
    sha256: file.sha256,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'documents', row);
  if (given.text != null) {
    await insertText(ctx, row.id, given.text);
    if (row.candidate_id !== null && given.isIndexedLater !== true)
      await indexNewestCv(ctx, row.candidate_id);
  }
  const document = toDocument(row);
  ctx.changed({ type: 'document', id: row.id, before: null, after: document, label: row.filename });
  return document;
}

/** Stores the text of a document, replacing the former one. */
export async function keepText(ctx: WriteContext, documentId: string, text: string): Promise<void> {
  await ctx.tx
    .deleteFrom('document_texts')
    .where('account_id', '=', ctx.account.id)
    .where('document_id', '=', documentId)
    .execute();
  await insertText(ctx, documentId, text);
  const { candidate_id } = await requireDocument(ctx, documentId);
  if (candidate_id !== null) await indexNewestCv(ctx, candidate_id);
}

const insertText = (ctx: WriteContext, document_id: string, text: string): Promise<void> =>
  insertRow(ctx.tx, 'document_texts', { document_id, account_id: ctx.account.id, text });

/** Assigns a document to a candidate. */
export async function giveDocument(ctx: WriteContext, id: string, candidateId: string): Promise<Document> {
  const row = await requireDocument(ctx, id);
  if (row.candidate_id === candidateId) return toDocument(row);
  const patch = { candidate_id: candidateId, updated_at: ctx.now };
  await ctx.tx
    .updateTable('documents')
    .set(patch)
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  for (const person of [row.candidate_id, candidateId]) if (person !== null) await indexNewestCv(ctx, person);
  const after = toDocument({ ...row, ...patch });
  ctx.changed({ type: 'document', id, before: toDocument(row), after, label: row.filename });
  return after;
}

/** Deletes a document permanently: its record and text now, its bytes as soon as no other record needs them. */
export async function deleteDocument(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'document'> }> {
  const row = await requireDocument(ctx, id);
  for (const [table, column] of [
    ['document_texts', 'document_id'],
    ['documents', 'id'],
  ] as const) {
    await ctx.tx
      .deleteFrom(table)
      .where('account_id', '=', ctx.account.id)
      .where(column as 'account_id', '=', id)
      .execute();
  }
  if (row.candidate_id !== null) await indexNewestCv(ctx, row.candidate_id);
  await queueRemoval(ctx, row.sha256);
  const before = toDocument(row);
  ctx.changed({ type: 'document', id, before, after: null, label: row.filename });
  return { deleted: true, id: before.id };
}

async function checkCandidate(ctx: Context, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await isCandidate(ctx.db, ctx.account.id, id)))
    throw notFound('candidate', id, 'candidate_id');
}
