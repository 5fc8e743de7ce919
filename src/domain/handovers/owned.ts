// Read model: the records that somebody of the agency answers for and that can go to a colleague.
import { sql } from 'kysely';
import type { Database } from '#db/types.ts';
import { idsOfCandidates } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { LIVE_STAGES } from '../live-elsewhere.ts';
import type { HandedKind, HandOver } from './schema.ts';

const TABLES = {
  jobs: ['jobs', sql`status not in ('filled', 'closed')`],
  clients: ['clients', sql`deleted_at is null and is_self = 0`],
  applications: [
    'applications',
    sql`deleted_at is null and stage in (${sql.join(LIVE_STAGES.map((stage) => sql.lit(stage)))})`,
  ],
  targets: ['bd_targets', sql`status not in ('won', 'lost')`],
  leads: ['bd_leads', sql`status in ('new', 'actioned')`],
} as const satisfies Record<Exclude<HandedKind, 'candidates'>, readonly [keyof Database, unknown]>;

/**
 * The ids of one kind that stand with `from_user_id`: open jobs, live applications, targets neither won nor lost, open leads,
 * and the candidates and clients there are; those asked for alone.
 */
export async function ownedBy(ctx: WriteContext, kind: HandedKind, asked: HandOver): Promise<string[]> {
  const { from_user_id: owner, ids, tag, location_city } = asked;
  if (kind === 'candidates') {
    const all = await idsOfCandidates(ctx, { owner_id: owner, tag, location_city });
    const asOne = new Set(ids);
    return ids === undefined ? all : all.filter((id) => asOne.has(id));
  }
  const [table, open] = TABLES[kind];
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where account_id = ${ctx.account.id} and owner_id = ${owner} and ${open}
    ${ids === undefined ? sql`` : sql`and id in (${sql.join([...ids])})`} order by id`.execute(ctx.tx);
  return rows.map(({ id }) => id);
}
