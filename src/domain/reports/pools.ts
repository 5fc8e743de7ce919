// Read model: what comes of talent pools.
import { sql } from 'kysely';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import { idColumn, integer, number, percentage, type Run, type Sql, text } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { ReportDefinition } from './definition.ts';

interface Pool {
  id: string;
  name: string;
  published: number;
  members: number;
  added: number | null;
  checked: number | null;
  interested: number | null;
  declined: number | null;
  contacted: number | null;
  requests: number;
}

/** Size, freshness and answers of talent pools. */
export const POOL_HEALTH: ReportDefinition = {
  definition:
    'Talent pools as they are now: members, those added in the last 30 days, those asked by a check-in and what they answered last, those contacted in the last 180 days, and requests to join that wait. A pool belongs to who made it.',
  attribution: 'Pools by who made them.',
  period: null,
  groups: [],
  filters: [],
  async run({ ctx, seen }) {
    const lately = startOfDay(addDays(ctx.today, -29), ctx.account.timezone);
    const half = startOfDay(addDays(ctx.today, -179), ctx.account.timezone);
    const whose = seen.userIds === null ? sql`` : sql` and o.created_by in (${sql.join([...seen.userIds])})`;
    const { rows } = await sql<Pool>`
      select o.id as id, o.name as name, o.is_published as published, count(m.id) as members,
        sum(case when m.created_at >= ${lately} then 1 else 0 end) as added,
        sum(case when m.last_check_in_at is not null then 1 else 0 end) as checked,
        sum(case when m.answer = 'interested' then 1 else 0 end) as interested,
        sum(case when m.answer = 'not_interested' then 1 else 0 end) as declined,
        sum(case when c.last_contacted_at >= ${half} then 1 else 0 end) as contacted,
        (select count(*) from pool_join_requests w where w.account_id = o.account_id and w.pool_id = o.id and w.status = 'pending') as requests
      from talent_pools o
      left join pool_members m on m.account_id = o.account_id and m.pool_id = o.id and m.account_id = o.account_id
        and exists (select 1 from candidates k where k.account_id = m.account_id and k.id = m.candidate_id and k.deleted_at is null)
      left join candidates c on c.account_id = m.account_id and c.id = m.candidate_id
      where o.account_id = ${ctx.account.id}${whose}
      group by o.id, o.name, o.is_published, o.account_id`.execute(ctx.db);
    const lines = rows.map((pool): Row => {
      const answers = (pool.interested ?? 0) + (pool.declined ?? 0);
      return {
        pool_id: pool.id,
        pool: pool.name,
        published: pool.published === 1,
        members: pool.members,
        added_30_days: pool.members === 0 ? 0 : (pool.added ?? 0),
        contacted_180_days: pool.contacted ?? 0,
        checked_in: pool.checked ?? 0,
        interested: pool.interested ?? 0,
        not_interested: pool.declined ?? 0,
        answered_percent: percentage(answers, pool.checked ?? 0),
        join_requests: pool.requests,
      };
    });
    const key = ({ members, pool_id }: Row): [number, string] => [-Number(members), String(pool_id)];
    lines.sort((a, b) => key(a)[0] - key(b)[0] || (key(a)[1] < key(b)[1] ? -1 : 1));
    const columns = [
      idColumn('pool_id', 'Pool id'),
      text('pool', 'Pool'),
      { key: 'published', label: 'Published', type: 'boolean' as const, unit: null },
      integer('members', 'Members'),
      integer('added_30_days', 'Added in 30 days'),
      integer('contacted_180_days', 'Contacted in 180 days'),
      integer('checked_in', 'Asked by a check-in'),
      integer('interested', 'Interested'),
      integer('not_interested', 'Not interested'),
      number('answered_percent', 'Answered, of those asked', 'percent'),
      integer('join_requests', 'Requests to join'),
    ];
    return { columns, rows: lines, totals: [] };
  },
};

/** The members of a pool, or of all of them, that a column of the report counts; null where it counts none. */
export async function membersBehind(
  { ctx, seen }: Run,
  pool: string | null,
  column: string,
): Promise<Row[] | null> {
  const lately = startOfDay(addDays(ctx.today, -29), ctx.account.timezone);
  const half = startOfDay(addDays(ctx.today, -179), ctx.account.timezone);
  const conditions: Readonly<Record<string, Sql>> = {
    members: sql`1 = 1`,
    added_30_days: sql`m.created_at >= ${lately}`,
    contacted_180_days: sql`c.last_contacted_at >= ${half}`,
    checked_in: sql`m.last_check_in_at is not null`,
    interested: sql`m.answer = 'interested'`,
    not_interested: sql`m.answer = 'not_interested'`,
    answered_percent: sql`m.last_check_in_at is not null`,
  };
  const condition = conditions[column];
  if (condition === undefined) return null;
  const whose = seen.userIds === null ? sql`` : sql` and o.created_by in (${sql.join([...seen.userIds])})`;
  const only = pool === null ? sql`` : sql` and o.id = ${pool}`;
  const { rows } = await sql<{
    id: string;
    day: string;
    pool: string;
    candidate: string;
    answer: string | null;
  }>`
    select m.candidate_id as id, m.created_at as day, o.name as pool, c.name as candidate, m.answer as answer
    from talent_pools o
    join pool_members m on m.pool_id = o.id and m.account_id = o.account_id
    join candidates c on c.account_id = m.account_id and c.id = m.candidate_id and c.deleted_at is null
    where o.account_id = ${ctx.account.id}${whose}${only} and ${condition}
    order by m.created_at desc, m.candidate_id desc`.execute(ctx.db);
  return rows.map(({ id, day, pool: name, candidate, answer }) => ({
    record: 'candidate',
    record_id: id,
    counted_on: day,
    candidate,
    pool: name,
    response: answer,
  }));
}
