import type { ListFilters } from '#db/list.ts';
import { findRow, statement } from '#db/rows.ts';
import type { Day } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { documentsById } from '../documents/index.ts';
import { listed } from '../record/index.ts';
import type { ContractRow } from './contracts.ts';
import { kindIn, paperStatus, stopsCountingOn } from './rules.ts';
import { PAPER, type Paper, type PaperRow, type WaiverRow } from './schema.ts';

export type { PaperRow, WaiverRow } from './schema.ts';

/** A document of this agency that was not replaced, or undefined. */
export async function findPaper(ctx: Context, id: string): Promise<PaperRow | undefined> {
  const row = await anyPaper(ctx, id);
  return row === undefined || row.replaced_at !== null ? undefined : row;
}

/** A document of this agency, replaced ones included. */
export async function anyPaper(ctx: Context, id: string): Promise<PaperRow | undefined> {
  const row = await findRow(ctx.db, 'papers', ctx.account.id, id);
  return row === undefined ? undefined : (await withFiles(ctx, [row]))[0];
}

// The file may have been deleted meanwhile.
async function withFiles(ctx: Context, rows: PaperRow[]): Promise<PaperRow[]> {
  const ids = rows.flatMap(({ document_id }) => (document_id === null ? [] : [document_id]));
  if (ids.length === 0) return rows;
  const known = await documentsById(ctx, ids);
  return rows.map((row) => ({
    ...row,
    document_id: row.document_id !== null && known.has(row.document_id) ? row.document_id : null,
  }));
}

/** A page of a candidate's documents, newest first. */
export async function pageOfPapers(
  ctx: Context,
  filters: ListFilters & { candidate_id: string },
): Promise<Page<Paper>> {
  const query = ctx.db
    .selectFrom('papers')
    .selectAll('papers')
    .where('papers.account_id', '=', ctx.account.id)
    .where('papers.candidate_id', '=', filters.candidate_id)
    .where('papers.replaced_at', 'is', null);
  const rows = await withFiles(ctx, await listed(query, PAPER, filters).execute());
  return pageByCreation(rows, filters, (row) => toPaper(row, ctx.today));
}

const ofPerson = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('papers')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .where('replaced_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** Every document of a candidate that was not replaced, newest first. */
export async function papersOf(ctx: Context, candidate: string): Promise<PaperRow[]> {
  return ofPerson(ctx.db, { account: ctx.account.id, candidate });
}

/** The accepted document that a new one of the same kind replaces. */
export async function acceptedDuplicate(
  ctx: Context,
  of: Pick<PaperRow, 'candidate_id' | 'placement_id' | 'kind' | 'country'>,
): Promise<PaperRow | undefined> {
  const held = await papersOf(ctx, of.candidate_id);
  return held.find(
    (row) =>
      row.state === 'valid' &&
      row.kind === of.kind &&
      row.placement_id === of.placement_id &&
      (row.placement_id !== null || row.country === of.country),
  );
}

/** The documents that may count for contracts: those of their people, and those prepared for them. */
export async function papersFor(ctx: Context, rows: readonly ContractRow[]): Promise<PaperRow[]> {
  const people = [...new Set(rows.map(({ candidate_id }) => candidate_id))];
  if (people.length === 0) return [];
  return ctx.db
    .selectFrom('papers')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', 'in', people)
    .where('replaced_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The waivers of these placements. */
export async function waiversOf(ctx: Context, placements: readonly string[]): Promise<WaiverRow[]> {
  if (placements.length === 0) return [];
  return ctx.db
    .selectFrom('paper_waivers')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('placement_id', 'in', placements)
    .orderBy('id')
    .execute();
}

/** The last day that a document counts; null for unlimited. */
export const stopsOf = (row: PaperRow): Day | null => stopsCountingOn(row, kindIn(row.country, row.kind));

/** A document as the API shows it. */
export function toPaper(row: PaperRow, today: Day): Paper {
  const stops = stopsOf(row);
  return PAPER.view(row, {
    label: labelOf(row),
    status: paperStatus(row.state, stops, today),
    stops_counting_on: stops,
  });
}

/** A label for people for a kind of document. */
export const labelOf = ({ country, kind }: { country: string; kind: string }): string =>
  kindIn(country, kind)?.label ?? kind.replaceAll('_', ' ');
