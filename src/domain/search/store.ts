import { insertRow, json } from '#db/rows.ts';
import type { SearchLogsTable } from '#db/schema/search-logs.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { WriteContext } from '../context.ts';
import type { ShownFacet } from './facets.ts';

/** Records a search: the query, how it was understood and the number of results. */
export async function logSearch(
  ctx: WriteContext,
  searched: {
    kind: SearchLogsTable['kind'];
    query: string | null;
    job_id?: string;
    facets: readonly ShownFacet[];
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
    facets: json.encode(searched.facets),
    total_count: searched.total_count,
    created_at: ctx.now,
  });
  return id;
}
