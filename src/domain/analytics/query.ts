import { sql } from 'kysely';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import type { Dimension } from './dimensions.ts';
import { type Fact, type FactName, factOf, type Join, type Sql } from './facts.ts';
import { instantsOf, type Span } from './period.ts';

/** One of several values of a dimension: ids of records, or texts as they are stored. */
export interface Filter {
  dimension: Dimension;
  values: readonly string[];
  /** in: one of them. none: none of them. all: each of them, of rows that belong to several people. unset: no value. */
  how?: 'in' | 'none' | 'all' | 'unset';
}

/** When a row counts: the column, and whether it holds a day or an instant. */
export interface When {
  sql: Sql;
  kind: 'day' | 'instant';
  /** Whether no row is without it. */
  given?: boolean;
}

export interface Selection {
  fact: FactName;
  by: readonly Dimension[];
  filters: readonly Filter[];
  when: When | null;
  span: Span;
  where?: Sql | undefined;
  /** Joins that the condition or the columns need beyond those of the dimensions. */
  needs?: readonly Join[] | undefined;
  /** What follows the grouping: an order, and how many rows are wanted. */
  rest?: Sql | undefined;
}

/** What tells the rows of a selection apart where people are joined to them; null where each row stands once. */
export function keyOf({ fact, by }: Pick<Selection, 'fact' | 'by'>): Sql | null {
  const { shared, by: values } = factOf(fact);
  if (shared === undefined) return null;
  return by.some((dimension) => values[dimension]?.joins?.includes(shared.by)) ? shared.key : null;
}

/** How rows come: one for each place on the dimensions, each by itself, or one for each combination of what is named. */
export type Grouping = 'dimensions' | 'none' | Sql;

/**
 * Runs one aggregate over a fact: its rows within the span, the filters and what the caller may see.
 * @param columns what each group answers, such as `count(*) as n`
 * @returns the groups; the dimensions stand in d0, d1, … in their order
 */
export async function select<R>(
  ctx: Context,
  seen: VisibleUsers,
  { fact: name, by, filters, when, span, where, needs, rest }: Selection,
  columns: Sql,
  grouped: Grouping = 'dimensions',
): Promise<(R & Record<`d${number}`, string | null>)[]> {
  const fact = factOf(name);
  const joins = new Set<Sql>();
  const join = (names: readonly Join[] = []): void => {
    for (const one of names) {
      const on = fact.joins[one];
      if (on !== undefined) joins.add(on);
    }
  };
  const sqlOf = (dimension: Dimension): Sql => {
    const value = fact.by[dimension];
    if (value === undefined) throw new Error(`${name} has no ${dimension}`);
    join(value.joins);
    return value.sql;
  };
  join(needs);
  if (seen.userIds !== null) join(fact.ownerJoins);
  const dims = by.map((dimension, at) => sql`${sqlOf(dimension)} as ${sql.id(`d${at}`)}`);
  const people = fact.shared === undefined ? undefined : fact.joins[fact.shared.by];
  const apart = people !== undefined && joins.has(people);
  const conditions = [sql`${fact.account} = ${ctx.account.id}`, ...conditionsOf(fact, seen, apart)];
  if (where !== undefined) conditions.push(where);
  if (when !== null) conditions.push(...within(when, span, ctx.account.timezone));
  for (const filter of filters) {
    const some = fact.by[filter.dimension]?.some;
    if (some === undefined || (apart && filter.how !== 'all'))
      conditions.push(met(filter, sqlOf(filter.dimension)));
    else conditions.push(metBySome(filter, some));
  }
  const { application } = fact.joins;
  if (fact.without !== undefined)
    conditions.push(fact.without(ctx.account.id, application !== undefined && joins.has(application)));
  const groups = by.map((_, at) => sql.lit(at + 1));
  const grouping = groupingOf(grouped, groups);
  const { rows } = await sql<R & Record<`d${number}`, string | null>>`
    select ${sql.join([...dims, columns])}
    from ${fact.from} ${sql.join([...joins], sql` `)}
    where ${sql.join(conditions, sql` and `)}${grouping}${rest ?? sql``}`.execute(ctx.db);
  return rows;
}

function groupingOf(grouped: Grouping, places: readonly Sql[]): Sql {
  if (grouped === 'none' || (grouped === 'dimensions' && places.length === 0)) return sql``;
  return sql` group by ${grouped === 'dimensions' ? sql.join(places) : grouped}`;
}

/** @param apart whether the people that a row belongs to are joined, so that it stands once for each */
function conditionsOf(fact: Fact, seen: VisibleUsers, apart: boolean): Sql[] {
  const base = fact.where === null ? [] : [fact.where];
  const { userIds, teamIds } = seen;
  if (userIds === null) return base;
  const among = (user: Sql): Sql => sql`${user} in (${sql.join([...userIds])})`;
  if (fact.shared !== undefined && !apart) return [...base, fact.shared.among(among)];
  const theirs = among(fact.owner);
  if (fact.team === undefined || teamIds === null || teamIds.length === 0) return [...base, theirs];
  // What is of the team by itself is the team's whoever owns it, as the dimension has it.
  return [...base, sql`(${theirs} or ${fact.team} in (${sql.join([...teamIds])}))`];
}

/** That a row's time lies in a span of days of the agency's own time zone. */
function within({ sql: at, kind }: When, span: Span, timezone: string): Sql[] {
  if (kind === 'day') {
    return [
      ...(span.from === null ? [] : [sql`${at} >= ${span.from}`]),
      ...(span.to === null ? [] : [sql`${at} <= ${span.to}`]),
      ...(span.from === null && span.to === null ? [sql`${at} is not null`] : []),
    ];
  }
  const { from, before } = instantsOf(span, timezone);
  return [
    ...(from === null ? [] : [sql`${at} >= ${from}`]),
    ...(before === null ? [] : [sql`${at} < ${before}`]),
    ...(from === null && before === null ? [sql`${at} is not null`] : []),
  ];
}

/** That a row's only value meets a filter; a row without one is none of the values. */
function met({ values, how = 'in' }: Filter, value: Sql): Sql {
  if (how === 'unset') return sql`${value} is null`;
  if (how === 'none') return sql`(${value} is null or not (${oneOf(value, values)}))`;
  if (how === 'all' && values.length > 1) return sql`1 = 0`;
  return oneOf(value, values);
}

/** That the several values of a row meet a filter. */
function metBySome({ values, how = 'in' }: Filter, some: (meets: (value: Sql) => Sql) => Sql): Sql {
  if (how === 'unset') return some((value) => sql`${value} is null`);
  const any = some((value) => oneOf(value, values));
  if (how === 'none') return sql`not ${any}`;
  if (how === 'in') return any;
  return sql.join(
    values.map((one) => some((value) => oneOf(value, [one]))),
    sql` and `,
  );
}

function oneOf(value: Sql, values: readonly string[]): Sql {
  return values.length === 0 ? sql`1 = 0` : sql`${value} in (${sql.join([...values])})`;
}
