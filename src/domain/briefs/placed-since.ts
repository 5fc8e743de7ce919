// Read model: what was begun for somebody before they were placed.
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';

/**
 * 1 where the person was placed since, and the placement has neither fallen off nor ended; else 0, as for a credential that
 * may not read placements. What was begun after the placement is meant so.
 * @param row the name of a table with the columns account_id, candidate_id and created_at
 * @param application the column with an application that the placement must not be of; null for any placement
 */
export function placedSince(ctx: Context, row: string, application: string | null): RawBuilder<number> {
  if (!ctx.can('placements:read')) return sql<number>`0`;
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const other =
    application === null
      ? sql``
      : sql`and (pl.application_id is null or pl.application_id <> ${sql.ref(application)})`;
  return sql<number>`case when exists (select 1 from placements pl
    where pl.account_id = ${column('account_id')} and pl.candidate_id = ${column('candidate_id')}
      and pl.status in ('pending_start', 'started') and pl.created_at >= ${column('created_at')}
      and (pl.contract_end_date is null or pl.contract_end_date >= ${ctx.today})
      ${other}) then 1 else 0 end`;
}
