import { type RawBuilder, sql } from 'kysely';

/** What lines are about: somebody's desk, a candidate, a job or a client. */
export interface BriefSubject {
  /** The person whose records, and nobody's, are meant; null or left out for everybody's. */
  mine?: string | null | undefined;
  candidate?: string;
  job?: string;
  client?: string;
}

/** The conditions on the columns of these names, written with their table; those that a table lacks are left out. */
export function about(
  of: BriefSubject,
  columns: { owner?: string; candidate?: string; job?: string; client?: string },
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (of.mine != null && columns.owner !== undefined) {
    const owner = sql.ref(columns.owner);
    parts.push(sql`and (${owner} = ${of.mine} or ${owner} is null)`);
  }
  for (const name of ['candidate', 'job', 'client'] as const) {
    const [column, id] = [columns[name], of[name]];
    if (column !== undefined && id !== undefined) parts.push(sql`and ${sql.ref(column)} = ${id}`);
  }
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}

/**
 * The rows of a query for a desk, whose one and nobody's are looked up each for themselves: an index holds the rows of one owner
 * together, and finds those of either of two only by reading all.
 * @param owner the column of the owner, written with its table
 * @param select the query, with a condition on the owner where there is one
 */
export function ofDesk(
  of: BriefSubject,
  owner: string,
  select: (owned: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (of.mine == null) return select(sql``);
  const column = sql.ref(owner);
  return sql`select * from (${select(sql`and ${column} = ${of.mine}`)}) as own
    union all select * from (${select(sql`and ${column} is null`)}) as nobodys`;
}
