import type { ListFilters } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { findRow, statement } from '#db/rows.ts';
import type { Day } from '#src/lib/clock.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { listed } from '../record/index.ts';
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

// A file may have been deleted since.
async function withFiles(ctx: Context, rows: PaperRow[]): Promise<PaperRow[]> {
  const ids = rows.flatMap(({ document_id }) => (document_id === null ? [] : [document_id]));
  if (ids.length === 0) return rows;
  const kept = await ctx.db
    .selectFrom('documents')
    .where(ofAccount('documents', ctx.account.id))
    .where('id', 'in', ids)
    .select('id')
    .execute();
  const known = new Set(kept.map(({ id }) => id));
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
  return newestPage(rows, filters, (row) => toPaper(row, ctx.today));
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

/** The accepted document that another one of the same kind would replace. */
export async function countingTwin(
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

/** A placement as far as its documents go. */
export interface ContractRow {
  id: string;
  candidate_id: string;
  candidate_name: string | null;
  client_name: string | null;
  job_title: string | null;
  placement_type: 'permanent' | 'contract';
  engagement: string | null;
  start_date: Day | null;
  contract_end_date: Day | null;
  status: 'pending_start' | 'started' | 'fell_off' | 'completed';
  fell_off_at: string | null;
  job_country: string | null;
  home: string | null;
}

function contracts(ctx: Context) {
  return ctx.db
    .selectFrom('placements as p')
    .leftJoin('jobs as j', (on) =>
      on.onRef('j.id', '=', 'p.job_id').onRef('j.account_id', '=', 'p.account_id'),
    )
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.id', '=', 'p.candidate_id').onRef('c.account_id', '=', 'p.account_id'),
    )
    .select([
      'p.id',
      'p.candidate_id',
      'p.candidate_name',
      'p.client_name',
      'p.job_title',
      'p.placement_type',
      'p.engagement',
      'p.start_date',
      'p.contract_end_date',
      'p.status',
      'p.fell_off_at',
      'j.country_code as job_country',
      'c.country_code as home',
    ]);
}

/** The placements with these ids, as far as they are the agency's. */
export async function contractRows(ctx: Context, ids: readonly string[]): Promise<ContractRow[]> {
  if (ids.length === 0) return [];
  return contracts(ctx).where(ofAccount('p', ctx.account.id)).where('p.id', 'in', ids).execute();
}

/** The contracts of a person that have not ended, the next to start first. */
export async function liveContracts(ctx: Context, candidate: string): Promise<ContractRow[]> {
  const rows = await contracts(ctx)
    .where('p.account_id', '=', ctx.account.id)
    .where('p.candidate_id', '=', candidate)
    .where('p.placement_type', '=', 'contract')
    .where('p.status', 'in', ['pending_start', 'started', 'completed'])
    .orderBy('p.start_date')
    .orderBy('p.id')
    .execute();
  // A guarantee that has passed ends no contract.
  return rows.filter(({ contract_end_date, status }) =>
    contract_end_date === null ? status !== 'completed' : contract_end_date >= ctx.today,
  );
}

/** The documents that may count for contracts: those of their people, and those made for them. */
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

/** What these placements do not need. */
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

/** The last day that a document counts, itself included; null for never. */
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

/** How a person would name a kind of document. */
export const labelOf = ({ country, kind }: { country: string; kind: string }): string =>
  kindIn(country, kind)?.label ?? kind.replaceAll('_', ' ');
