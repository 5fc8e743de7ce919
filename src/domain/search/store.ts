import { ofAccount } from '#db/owned.ts';
import { insertRow, json } from '#db/rows.ts';
import type { SearchLogsTable } from '#db/schema/search-logs.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import type { Facet } from './facets.ts';

/** What a search shows of somebody. */
export interface Shown {
  id: Id<'candidate'>;
  name: string | null;
  email: string | null;
  location: string | null;
  current_job_title: string | null;
  current_employer: string | null;
}

/** People as a search shows them, in the order of their ids given. */
export async function shownPeople(ctx: Context, ids: readonly string[]): Promise<Shown[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('candidates')
    .where(ofAccount('candidates', ctx.account.id))
    .where('id', 'in', [...ids])
    .select(['id', 'name', 'email', 'city', 'state', 'country', 'current_title', 'current_company'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const place = [row.city, row.state, row.country].filter((part) => part !== null);
    return {
      id: row.id as Id<'candidate'>,
      name: row.name,
      email: row.email,
      location: place.length === 0 ? null : place.join(', '),
      current_job_title: row.current_title,
      current_employer: row.current_company,
    };
  });
}

/** Writes down what was searched, how it was understood and how much it found. */
export async function logSearch(
  ctx: WriteContext,
  searched: {
    kind: SearchLogsTable['kind'];
    query: string | null;
    job_id?: string;
    facets: readonly Pick<Facet, 'kind' | 'label' | 'strength'>[];
    total_count: number;
  },
): Promise<Id<'search_log'>> {
  const id = newId('search_log');
  await insertRow(ctx.tx, 'search_logs', {
    id,
    account_id: ctx.account.id,
    user_id: ctx.user?.id ?? null,
    kind: searched.kind,
    query: searched.query,
    job_id: searched.job_id ?? null,
    facets: json.encode(searched.facets.map(({ label, kind, strength }) => ({ label, kind, strength }))),
    total_count: searched.total_count,
    created_at: ctx.now,
  });
  return id;
}
