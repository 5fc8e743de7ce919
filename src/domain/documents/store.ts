import type { ListFilters } from '#db/list.ts';
import { withIds } from '#db/owned.ts';
import { statement } from '#db/rows.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { listed } from '../record/index.ts';
import { DOCUMENT, type Document, type DocumentRow } from './schema.ts';

export type { DocumentRow } from './schema.ts';

/** A document as the API shows it. */
export function toDocument(row: DocumentRow): Document {
  return DOCUMENT.view(row, { content_url: `/api/v1/documents/${row.id}/content` });
}

export interface DocumentFilters extends ListFilters {
  candidate_id?: string | undefined;
  kind?: string | undefined;
}

/** A page of documents, newest first. */
export async function pageOfDocuments(ctx: Context, filters: DocumentFilters): Promise<Page<Document>> {
  const query = ctx.db
    .selectFrom('documents')
    .selectAll('documents')
    .where('documents.account_id', '=', ctx.account.id);
  return pageByCreation(await listed(query, DOCUMENT, filters).execute(), filters, toDocument);
}

/** A document as a candidate's record shows it. */
export interface DocumentLine {
  id: Id<'document'>;
  kind: string;
  filename: string;
  created_at: string;
}

const ofOne = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('documents')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'kind', 'filename', 'created_at']),
);

const line = (row: { id: string; kind: string; filename: string; created_at: string }): DocumentLine => ({
  id: row.id,
  kind: row.kind,
  filename: row.filename,
  created_at: row.created_at,
});

/** The documents of a candidate, newest first. */
export async function linesOf(ctx: Context, candidate: string): Promise<DocumentLine[]> {
  return (await ofOne(ctx.db, { account: ctx.account.id, candidate })).map(line);
}

/** The documents of several candidates, newest first, by candidate. */
export async function linesOfMany(
  ctx: Context,
  candidates: readonly string[],
): Promise<Map<string, DocumentLine[]>> {
  const found = new Map<string, DocumentLine[]>();
  if (candidates.length === 0) return found;
  const rows = await ctx.db
    .selectFrom('documents')
    .where(withIds('documents', ctx.account.id, candidates, 'candidate_id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'kind', 'filename', 'created_at', 'candidate_id'])
    .execute();
  for (const row of rows) {
    const lines = found.get(row.candidate_id ?? '') ?? [];
    lines.push(line(row));
    found.set(row.candidate_id ?? '', lines);
  }
  return found;
}

const newestText = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('documents as d')
    .innerJoin('document_texts as t', (on) =>
      on.onRef('t.account_id', '=', 'd.account_id').onRef('t.document_id', '=', 'd.id'),
    )
    .where('d.account_id', '=', v.account)
    .where('t.account_id', '=', v.account)
    .where('d.candidate_id', '=', v.candidate)
    .where('d.kind', '=', 'cv')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(1)
    .select(['d.id as document_id', 't.text as text']),
);

/** The text of a candidate's newest CV. */
export async function newestTextOf(
  ctx: Context,
  candidate: string,
): Promise<{ document_id: string; text: string } | null> {
  const [row] = await newestText(ctx.db, { account: ctx.account.id, candidate });
  return row ?? null;
}

/** The texts of documents by their ids; of one that was not read there is none. */
export async function textsByDocument(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('document_texts')
    .where(withIds('document_texts', ctx.account.id, ids, 'document_id'))
    .select(['document_id', 'text'])
    .execute();
  return new Map(rows.map(({ document_id, text }) => [document_id, text]));
}
