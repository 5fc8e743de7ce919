// Read model: finds records of several kinds by their fields.
import { type RawBuilder, sql } from 'kysely';
import { allTeams, allUsers } from '../../accounts/people.ts';
import { getApplication } from '../../applications/index.ts';
import type { Context } from '../../context.ts';
import { getInterview } from '../../interviews/index.ts';
import { getJob } from '../../jobs/index.ts';
import type { EntitySearchResult } from '../schema.ts';
import { aliasesOf, conditionSql, type Known, rankSql } from './conditions.ts';
import type { Alias } from './fields.ts';
import { townsOf } from './names.ts';
import type { Condition, EntityQuery, RecordType } from './query.ts';

const SHOW = { applications: getApplication, jobs: getJob, interviews: getInterview } as const;
const OWN: Readonly<Record<RecordType, Alias>> = { applications: 'a', jobs: 'j', interviews: 'i' };
const MAX_TITLES = 5000;

/** The records that match a query, newest first unless it says otherwise, and their number. */
export async function findRecords(
  ctx: Context,
  type: RecordType,
  query: EntityQuery,
  { limit, page }: { limit: number; page: number },
): Promise<{ total: number; results: EntitySearchResult['results'] }> {
  const most = Math.min(limit, (query.first ?? Number.POSITIVE_INFINITY) - (page - 1) * limit);
  const whole = (count: number): number => Math.min(count, query.first ?? count);
  const conditions = [...query.all.flatMap(({ any }) => any), ...(query.rank ? [query.rank.by] : [])];
  const known = await knownFor(ctx, conditions);
  const own = OWN[type];
  const where = sql.join(
    [
      sql`${sql.ref(`${own}.account_id`)} = ${ctx.account.id}`,
      ...(type === 'applications' ? [sql`a.deleted_at is null`] : []),
      ...query.all.map(
        ({ any }) =>
          sql`(${sql.join(
            any.map((each) => conditionSql(known, type, each)),
            sql` or `,
          )})`,
      ),
    ],
    sql` and `,
  );
  const from = fromOf(type, aliasesOf(type, conditions));
  if (query.rank !== undefined) return ranked(ctx, type, query, { limit, page }, { known, from, where });
  const order = sql.ref(type === 'interviews' ? 'i.starts_at' : `${own}.created_at`);
  const direction = query.order === 'oldest' ? sql`asc` : sql`desc`;
  const id = sql.ref(`${own}.id`);
  const { rows } = await sql<{
    id: string;
    total: number;
  }>`select ${id} as id, count(*) over () as total from ${from}
    where ${where} order by ${order} ${direction}, ${id} ${direction} limit ${sql.lit(Math.max(0, most))} offset ${sql.lit((page - 1) * limit)}`.execute(
    ctx.db,
  );
  const results: EntitySearchResult['results'] = [];
  for (const row of rows) results.push(await SHOW[type](ctx, row.id));
  const [first] = rows;
  if (first !== undefined || page === 1) return { total: whole(Number(first?.total ?? 0)), results };
  const counted = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(
    ctx.db,
  );
  return { total: whole(Number(counted.rows[0]?.total ?? 0)), results };
}

/** Those with most or least of something, and all that are level with the last of so many; what has none of it is left out. */
async function ranked(
  ctx: Context,
  type: RecordType,
  { rank, first }: EntityQuery,
  { limit, page }: { limit: number; page: number },
  { known, from, where }: { known: Known; from: RawBuilder<unknown>; where: RawBuilder<unknown> },
): Promise<{ total: number; results: EntitySearchResult['results'] }> {
  if (rank === undefined) return { total: 0, results: [] };
  const value = rankSql(known, type, rank.by, rank.isMost);
  const id = sql.ref(`${OWN[type]}.id`);
  const best = sql`select r.id, r.place from (select v.id, rank() over (order by v.value ${rank.isMost ? sql`desc` : sql`asc`}) as place
    from (select ${id} as id, ${value} as value from ${from} where ${where}) v where v.value is not null) r
    ${first === undefined ? sql`` : sql`where r.place <= ${first}`}`;
  const { rows } = await sql<{
    id: string;
  }>`select b.id from (${best}) b order by b.place, b.id desc limit ${sql.lit(limit)} offset ${sql.lit((page - 1) * limit)}`.execute(
    ctx.db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total from (${best}) b`.execute(ctx.db);
  const results: EntitySearchResult['results'] = [];
  for (const row of rows) results.push(await SHOW[type](ctx, row.id));
  return { total: Number(counted.rows[0]?.total ?? 0), results };
}

/** How the joins of a query were read, where its words would find other records if they were read otherwise; null elsewhere. */
export async function doubtOf(ctx: Context, type: RecordType, query: EntityQuery): Promise<string | null> {
  const { all, otherwise } = query;
  if (otherwise === undefined) return null;
  const count = async (clauses: EntityQuery['all']): Promise<number> =>
    (await findRecords(ctx, type, { all: clauses, unsupported: [] }, { limit: 1, page: 1 })).total;
  const [own, other] = [await count(all), await count(otherwise.all)];
  const isSame = own === other && (await count([...all, ...otherwise.all])) === own;
  return isSame ? null : `${otherwise.how}: read the other way it finds ${other} in place of ${own}.`;
}

/** Only the tables that are asked for are joined. */
function fromOf(type: RecordType, used: ReadonlySet<Alias>): RawBuilder<unknown> {
  const own = OWN[type];
  const isUsed = (alias: Alias): boolean => used.has(alias) && alias !== own;
  const joins: RawBuilder<unknown>[] = [sql`${sql.table(type)} ${sql.ref(own)}`];
  if (isUsed('a'))
    joins.push(sql`join applications a on a.account_id = i.account_id and a.id = i.application_id`);
  if (isUsed('j'))
    joins.push(
      sql`join jobs j on j.account_id = ${sql.ref(`${own}.account_id`)} and j.id = ${sql.ref(`${own}.job_id`)}`,
    );
  if (isUsed('c'))
    joins.push(
      sql`join candidates c on c.account_id = ${sql.ref(`${own}.account_id`)} and c.id = ${sql.ref(`${own}.candidate_id`)}`,
    );
  if (isUsed('cl'))
    joins.push(
      sql`left join clients cl on cl.account_id = ${sql.ref(`${own}.account_id`)} and cl.id = ${sql.ref(`${own}.client_id`)}`,
    );
  return sql.join(joins, sql` `);
}

async function knownFor(ctx: Context, conditions: readonly Condition[]): Promise<Known> {
  const asks = (...fields: Condition['field'][]): boolean =>
    conditions.some(
      ({ field, of }) => fields.includes(field) || of.some((each) => fields.includes(each.field)),
    );
  const isNamed = asks('owner', 'job_owner', 'manager', 'team', 'interviewer');
  const users = isNamed ? await allUsers(ctx.db, ctx.account.id) : [];
  const teams = isNamed ? await allTeams(ctx.db, ctx.account.id) : [];
  return {
    ctx,
    users,
    teams,
    towns: asks('place') ? await townsOf(ctx) : [],
    titles: asks('role') ? await titlesIn(ctx) : [],
  };
}

async function titlesIn(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .where('account_id', '=', ctx.account.id)
    .select('title')
    .distinct()
    .limit(MAX_TITLES)
    .execute();
  return rows.map(({ title }) => title);
}

/** The scopes that a search needs besides its own: the other records that are looked into. */
export function withinScopes(ctx: Context, query: EntityQuery): EntityQuery {
  const lacking = (condition: Condition): string | null => {
    const { field } = condition;
    if (field !== 'applications' && field !== 'interviews') return null;
    return ctx.can(`${field}:read`) ? null : `${field}:read`;
  };
  const rankedBy = query.rank === undefined ? null : lacking(query.rank.by);
  const refused = [
    ...query.all.flatMap(({ any }) => any.flatMap((each) => lacking(each) ?? [])),
    ...(rankedBy === null ? [] : [rankedBy]),
  ];
  const isOther = query.otherwise?.all.some(({ any }) => any.some((each) => lacking(each) !== null)) ?? false;
  if (refused.length === 0) return isOther ? { ...query, otherwise: undefined } : query;
  const all = query.all.filter(({ any }) => any.every((each) => lacking(each) === null));
  const told = [...new Set(refused)].map(
    (scope) => `what takes the scope ${scope}, which this credential lacks`,
  );
  const open = {
    ...query,
    ...(rankedBy !== null && { rank: undefined, first: undefined }),
    isAll: undefined,
    either: undefined,
    otherwise: undefined,
  };
  return { ...open, all, unsupported: [...query.unsupported, ...told].slice(0, 20) };
}
