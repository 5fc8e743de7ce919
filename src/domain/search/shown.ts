// Read model: people as a search lists them.
import { withIds } from '#db/owned.ts';
import type { Id } from '#src/lib/ids.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';

/** What a search result shows of a candidate. */
export interface Shown {
  id: Id<'candidate'>;
  name: string | null;
  email: string | null;
  location: string | null;
  current_job_title: string | null;
  current_employer: string | null;
}

/** The rows of people by their ids. */
export async function rowsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, CandidateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('candidates')
    .selectAll()
    .where(withIds('candidates', ctx.account.id, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A candidate as a search result shows them. */
export function shown(row: CandidateRow): Shown {
  const place = [row.city, row.state, row.country].filter((part) => part !== null);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    location: place.length === 0 ? null : place.join(', '),
    current_job_title: row.current_title,
    current_employer: row.current_company,
  };
}
