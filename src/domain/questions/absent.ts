import { sql } from 'kysely';
import {
  type Axis,
  axisColumns,
  type Dimension,
  type Figure,
  type MetricName,
  metricOf,
  type Sql,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Asker, Outcome } from './outcome.ts';
import type { AskedFilter, Query } from './query.ts';
import { within } from './ranking.ts';

/** A job is of the team that it names, else of its owner's. */
const TEAM_OF_JOB = sql`coalesce(d.team_id, (select u.team_id from users u where u.account_id = d.account_id and u.id = d.owner_id))`;

/** Who or what could have had a figure, whose it is, and what of it a question may limit it to. */
const DOMAINS: Readonly<
  Record<string, { from: Sql; name: Sql; where: Sql; owner: Sql; limits: Partial<Record<Dimension, Sql>> }>
> = {
  consultant: {
    from: sql`users d`,
    name: sql`d.name`,
    where: sql`d.role in ('team_lead', 'consultant') and d.status <> 'paused'`,
    owner: sql`d.id`,
    limits: { consultant: sql`d.id`, team: sql`d.team_id` },
  },
  team: {
    from: sql`teams d`,
    name: sql`d.name`,
    where: sql`d.deleted_at is null`,
    owner: sql`d.id`,
    limits: { team: sql`d.id` },
  },
  client: {
    from: sql`clients d`,
    name: sql`d.name`,
    where: sql`d.deleted_at is null and d.is_self = 0`,
    owner: sql`d.owner_id`,
    limits: { client: sql`d.id`, industry: sql`d.industry` },
  },
  job: {
    from: sql`jobs d`,
    name: sql`d.title`,
    where: sql`1 = 1`,
    owner: sql`d.owner_id`,
    limits: {
      status: sql`d.status`,
      client: sql`d.client_id`,
      consultant: sql`d.owner_id`,
      team: TEAM_OF_JOB,
      employment_type: sql`d.employment_type`,
    },
  },
};

/** What can only befall somebody who has something: of those who have none of that, to have been spared says nothing. */
const BEFALLS: Partial<Record<MetricName, MetricName>> = {
  fall_offs: 'placements',
  fallen_placements: 'placements',
  no_shows: 'interviews',
  cancelled_interviews: 'interviews',
  rejections: 'applications',
  withdrawals: 'applications',
};

/** Whether a figure is of what can only befall somebody who has something. */
export const befalls = (metric: MetricName): boolean => BEFALLS[metric] !== undefined;

/** Whether those without a figure can be limited to values of a dimension. */
export const limitsAbsent = (axis: string, dimension: Dimension): boolean =>
  DOMAINS[axis]?.limits[dimension] !== undefined;

/**
 * The places that have none of a figure: of all that could, those without a row.
 * @param figures those of a query, cut and limited in this way
 */
export async function absentees(
  { ctx, seen }: Asker,
  query: Query,
  figures: (
    of: Query,
    by: readonly Axis[],
    filters: readonly AskedFilter[],
    whole: boolean,
  ) => Promise<Figure[]>,
): Promise<Outcome> {
  const [axis = 'consultant'] = query.by;
  const domain = DOMAINS[axis];
  if (domain === undefined) throw new Error(`nothing is known of ${axis} without a figure`);
  const own = query.filters.filter(({ dimension }) => domain.limits[dimension] !== undefined);
  const rest = query.filters.filter((one) => !own.includes(one));
  // A job that somebody else's candidate is on has somebody on it, whoever sees the candidate.
  const whole = axis === 'job';
  const placesWith = async (of: Query): Promise<Set<string | null>> =>
    new Set(
      (await figures(of, [axis], rest, whole))
        .filter(({ value }) => value !== null && value !== 0)
        .map(({ at }) => at[0] ?? null),
    );
  const having = await placesWith(query);
  const base = BEFALLS[query.metric];
  const { among } = query;
  const those =
    among === undefined
      ? null
      : new Set(
          (await figures(among, [axis], among.filters, whole))
            .filter(({ value }) => value !== null && value !== 0 && isWithin(among, value))
            .map(({ at }) => at[0] ?? null),
        );
  const able = base === undefined ? null : await placesWith(everBefore(query, base));
  const conditions = [sql`d.account_id = ${ctx.account.id}`, domain.where];
  for (const { dimension, values, how } of own) {
    const column = domain.limits[dimension] ?? sql`d.id`;
    const among = sql`${column} in (${sql.join(values.map(({ value }) => value))})`;
    conditions.push(how === 'none' ? sql`(${column} is null or not (${among}))` : among);
  }
  if (query.owners !== undefined)
    conditions.push(sql`${domain.owner} in (${sql.join(query.owners.values.map(({ value }) => value))})`);
  if (seen.userIds !== null) {
    const theirs = axis === 'team' ? [...(seen.teamIds ?? []), ''] : [...seen.userIds];
    const owned = sql`${domain.owner} in (${sql.join(theirs)})`;
    // What is of the team by itself is the team's whoever owns it.
    const ofTeam = sql`d.team_id in (${sql.join([...(seen.teamIds ?? []), ''])})`;
    conditions.push(axis === 'job' && seen.teamIds !== null ? sql`(${owned} or ${ofTeam})` : owned);
  }
  const { rows: all } = await sql<{ id: string; name: string }>`
    select d.id as id, ${domain.name} as name from ${domain.from} where ${sql.join(conditions, sql` and `)}
    order by 2, 1`.execute(ctx.db);
  // Who has had one could, whatever became of the rest.
  const could = all.filter(
    ({ id }) => (able === null || able.has(id) || having.has(id)) && (those === null || those.has(id)),
  );
  const rows: Row[] = could
    .filter(({ id }) => !having.has(id))
    .map(({ id, name }) => ({ [`${axis}_id`]: id, [axis]: name }));
  const caveats =
    axis === 'consultant' ? ['Asked of the team leads and consultants who are not paused.'] : [];
  if (query.owners !== undefined && all.length === 0)
    caveats.push(`No client that is seen here is owned by ${query.owners.values[0]?.label}.`);
  if (base !== undefined && could.length < all.length)
    caveats.push(
      leftOut(
        base,
        all.filter((one) => !could.includes(one)).map(({ name }) => name),
      ),
    );
  return {
    columns: axisColumns(axis),
    rows: rows.slice(0, MAX_ROWS),
    total: [
      {
        places: could.length,
        without: rows.length,
        ...(among === undefined && base === undefined ? {} : { of: among?.metric ?? base ?? null }),
      },
    ],
    before: [],
    omitted: Math.max(0, rows.length - MAX_ROWS),
    key: axis,
    caveats,
  };
}

/** Whether a place's figure lies where a bound of the question asks it to; any does without one. */
const isWithin = ({ places }: Query, value: number): boolean =>
  places === null || within(value, places.op, places.amount);

/** A figure up to the end of the stretch that a question is about, whenever it was. */
function everBefore(query: Query, metric: MetricName): Query {
  const to = query.period?.span.to ?? null;
  return {
    ...query,
    metric,
    aggregate: null,
    rows: null,
    period: { name: null, span: { from: null, to }, assumed: false },
  };
}

/** Who is not in the list, as nothing of the kind could have befallen them. */
function leftOut(base: MetricName, names: readonly string[]): string {
  const more = names.length - MAX_LEFT;
  return `Left out, as they have no ${metricOf(base).label.toLowerCase()} at all: ${names.slice(0, MAX_LEFT).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

const MAX_LEFT = 12;

const MAX_ROWS = 200;
