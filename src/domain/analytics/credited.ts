// Read model: whose placements are, over the credits of the placements module.
import { sql } from 'kysely';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';

/** The names of those whom placements are credited to and the caller may see, the largest share first, by placement. */
export async function creditedTo(
  ctx: Context,
  { userIds }: VisibleUsers,
  placements: readonly string[],
): Promise<Map<string, string>> {
  if (placements.length === 0) return new Map();
  const seen = userIds === null ? sql`` : sql` and r.user_id in (${sql.join([...userIds, ''])})`;
  const { rows } = await sql<{ id: string; name: string }>`
    select r.placement_id as id, u.name as name
    from placement_credits r join users u on u.account_id = r.account_id and u.id = r.user_id
    where r.account_id = ${ctx.account.id} and r.placement_id in (${sql.join([...placements])})${seen}
    order by r.percent desc, u.name`.execute(ctx.db);
  const names = new Map<string, string>();
  for (const { id, name } of rows) names.set(id, names.has(id) ? `${names.get(id)}, ${name}` : name);
  return names;
}

/** Whether a placement is credited to several people. */
export const IS_SHARED = sql<boolean>`(select count(distinct h.user_id) from placement_credits h
  where h.account_id = p.account_id and h.placement_id = p.id) > 1`;
