import type { Selectable } from 'kysely';
import { findRow } from '#db/rows.ts';
import type { CandidatesTable } from '#db/schema/candidates.ts';
import type { Context } from '../context.ts';

export type CandidateRow = Selectable<CandidatesTable>;

/** The live row of a person of this agency, or undefined. */
export async function livePerson(ctx: Context, id: string): Promise<CandidateRow | undefined> {
  const row = await findRow(ctx.db, 'candidates', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

/** What other records show of a person. */
export interface PersonBrief {
  id: string;
  name: string;
  current_title: string | null;
  current_employer: string | null;
}

/** The briefs of people by id, deleted ones included: a record keeps the name of who it is about. */
export async function briefsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, PersonBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('candidates')
    .where('account_id', '=', ctx.account.id)
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name', 'current_title', 'current_company as current_employer'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
