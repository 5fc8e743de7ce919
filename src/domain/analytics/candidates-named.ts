// Read model: candidates by their names, as questions name them.
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** The candidates of some whole names, which are compared folded; at most as many as tell that one is not alone. */
export async function candidatesNamed(
  ctx: Context,
  folded: readonly string[],
): Promise<{ id: string; folded: string }[]> {
  if (folded.length === 0) return [];
  const { rows } = await sql<{ id: string; folded: string }>`
    select id, name_folded as folded from candidates
    where account_id = ${ctx.account.id} and deleted_at is null and merged_into is null
      and name_folded in (${sql.join([...folded])}) order by id limit 20`.execute(ctx.db);
  return rows;
}
