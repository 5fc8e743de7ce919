// Read model: how many more of a job's candidates stand one way than another.
import { type RawBuilder, sql } from 'kysely';
import { LIVE_STAGES } from '../../live-elsewhere.ts';
import { STAGES } from '../../stages.ts';

type Sql = RawBuilder<unknown>;

/** What counts as one of a name: whoever is live, whoever was sent to the client, or whoever stands at a stage; null for no name. */
function isOne(name: string): Sql | null {
  if (name === 'sent') return sql`h.submitted_at is not null`;
  const stages: readonly string[] = name === 'live' ? LIVE_STAGES : STAGES.filter((stage) => stage === name);
  return stages.length === 0 ? null : sql`h.stage in (${sql.join([...stages])})`;
}

/** How many more candidates of a job are the first of two names than are the second; null where either is none. */
export function surplusSql(values: readonly string[]): Sql | null {
  const [one, other] = values.map(isOne);
  if (one == null || other == null) return null;
  const count = (which: Sql): Sql =>
    sql`(select count(*) from applications h where h.account_id = j.account_id and h.job_id = j.id and h.deleted_at is null and ${which})`;
  return sql`(${count(one)} - ${count(other)})`;
}
