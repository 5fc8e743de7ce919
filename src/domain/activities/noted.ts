// Read model: the notes and calls on a record, and those that a job's filter leaves out.
import { sql } from 'kysely';
import { json, statement } from '#db/rows.ts';
import type { Context } from '../context.ts';
import type { Link } from './schema.ts';
import { isOwnSummary } from './writer.ts';

interface Noted {
  notes: number | string;
  calls: number | string;
  id: string;
  type: string;
  actor_type: string;
  actor_name: string | null;
  summary: string;
  data: string;
  occurred_at: string;
}

const notedOn = (link: Link) =>
  statement((db, v: { account: string; id: string }) => ({
    compile: () =>
      sql<Noted>`
    select id, type, actor_type, actor_name, summary, data, occurred_at, sum(case when type = 'note' then 1 else 0 end) over () as notes,
      sum(case when type = 'call' then 1 else 0 end) over () as calls
    from activities where account_id = ${v.account} and ${sql.ref(link)} = ${v.id} and type in ('note', 'call')
    order by occurred_at desc, id desc limit 1`.compile(db),
  }));
const noted = new Map<Link, ReturnType<typeof notedOn>>();

/**
 * Tells in `meta.noted` how many notes and calls are on a record, and the last of them, to whoever may read activities.
 * @returns the record as it was given
 */
export async function withNotes<T extends { id: string }>(
  ctx: Context,
  link: Link,
  record: Promise<T>,
): Promise<T> {
  const read = await record;
  if (!ctx.can('activities:read')) return read;
  const query = noted.get(link) ?? notedOn(link);
  noted.set(link, query);
  const [last] = await query(ctx.db, { account: ctx.account.id, id: read.id });
  ctx.meta('noted', {
    notes: Number(last?.notes ?? 0),
    calls: Number(last?.calls ?? 0),
    ...(last === undefined
      ? {}
      : {
          last: {
            activity_id: last.id,
            type: last.type,
            by: last.actor_name,
            occurred_at: last.occurred_at,
            // What is marked as an outsider's in a list has no mark here.
            ...(isOwnSummary({
              type: last.type,
              actor: { type: last.actor_type },
              data: json.decode<object>(last.data),
            })
              ? { summary: last.summary }
              : {}),
          },
        }),
  });
  return read;
}

/** How many notes and calls on the people of a job name no job, and so are left out by a filter of that job. */
export async function notesOfPeopleOn(ctx: Context, jobId: string): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from activities a where a.account_id = ${ctx.account.id} and a.job_id is null
      and a.type in ('note', 'call') and exists (
        select 1 from applications p where p.account_id = a.account_id and p.candidate_id = a.candidate_id
          and p.job_id = ${jobId})`.execute(ctx.db);
  return Number(rows[0]?.total ?? 0);
}
