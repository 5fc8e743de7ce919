// Read model: the jobs, clients and people that a question asks for who have none of a figure, with their teams.
import { sql } from 'kysely';
import type { VisibleUsers } from '../access/index.ts';
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

/** The team of who owns a place. */
const TEAM_OF_OWNER = sql`(select u.team_id from users u where u.account_id = d.account_id and u.id = d.owner_id)`;

/** A job is of the team that it names, else of its owner's. */
const TEAM_OF_JOB = sql`coalesce(d.team_id, ${TEAM_OF_OWNER})`;

/** Who or what could have had a figure, whose it is, and what of it a question may limit it to. */
const DOMAINS: Readonly<
  Record<
    string,
    { from: Sql; name: Sql; where: Sql; owner: Sql; team?: Sql; limits: Partial<Record<Dimension, Sql>> }
  >
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
    team: sql`d.team_id`,
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
  figures: (of: Query, by: readonly Axis[], filters: readonly AskedFilter[]) => Promise<Figure[]>,
): Promise<Outcome> {
  const [axis = 'consultant'] = query.by;
  const domain = DOMAINS[axis];
  if (domain === undefined) throw new Error(`nothing is known of ${axis} without a figure`);
  const { rest } = limitsOfPlaces(query);
  const placesWith = async (of: Query): Promise<Set<string | null>> =>
    new Set(
      (await figures(of, [axis], rest))
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
          (await figures(among, [axis], among.filters))
            .filter(({ value }) => value !== null && value !== 0 && isWithin(among, value))
            .map(({ at }) => at[0] ?? null),
        );
  const able = base === undefined ? null : await placesWith(everBefore(query, base));
  const all = await placesMeant({ ctx, seen }, query);
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
  else if (query.owners !== undefined)
    caveats.push('Clients that others own are not among them, whoever works on their jobs.');
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
    whose: whoseOf(query, seen),
    caveats,
  };
}

/** Whose the places are that a question of those without something is about; empty where they are the agency's. */
export function whoseOf({ by: [axis], owners }: Query, { scope }: VisibleUsers): string {
  if (axis !== 'client' && axis !== 'job') return '';
  if (owners !== undefined) return ` owned by ${owners.values.map(({ label }) => label).join(' or ')}`;
  if (scope === 'agency') return '';
  if (axis === 'client') return ` owned by ${scope === 'team' ? 'your team' : 'you'}`;
  return scope === 'team' ? ' of your team' : ' owned by you';
}

/** What of a question's limits says which places are meant, and what is of the figure alone. */
function limitsOfPlaces({ by, filters }: Query): { own: AskedFilter[]; rest: AskedFilter[] } {
  const [axis = 'consultant'] = by;
  const own = filters.filter(({ dimension }) => limitsAbsent(axis, dimension));
  return { own, rest: filters.filter((one) => !own.includes(one)) };
}

/** The places that a question is about and that whoever asks sees, whether they have any of its figure or not. */
async function placesMeant(
  { ctx, seen }: Pick<Asker, 'ctx' | 'seen'>,
  query: Query,
): Promise<{ id: string; name: string }[]> {
  const [axis = 'consultant'] = query.by;
  const domain = DOMAINS[axis];
  if (domain === undefined) throw new Error(`nothing is known of ${axis} without a figure`);
  const conditions = [sql`d.account_id = ${ctx.account.id}`, domain.where];
  for (const { dimension, values, how } of limitsOfPlaces(query).own) {
    const column = domain.limits[dimension] ?? sql`d.id`;
    const among = sql`${column} in (${sql.join(values.map(({ value }) => value))})`;
    conditions.push(how === 'none' ? sql`(${column} is null or not (${among}))` : among);
  }
  if (query.owners !== undefined) {
    const { dimension, values } = query.owners;
    const own = dimension === 'team' ? TEAM_OF_OWNER : domain.owner;
    conditions.push(sql`${own} in (${sql.join(values.map(({ value }) => value))})`);
  }
  if (seen.userIds !== null) {
    const theirs = axis === 'team' ? [...(seen.teamIds ?? []), ''] : [...seen.userIds];
    const owned = sql`${domain.owner} in (${sql.join(theirs)})`;
    const teams = domain.team === undefined ? [] : [...(seen.teamIds ?? [])];
    conditions.push(teams.length === 0 ? owned : sql`(${owned} or ${domain.team} in (${sql.join(teams)}))`);
  }
  const { rows } = await sql<{ id: string; name: string }>`
    select d.id as id, ${domain.name} as name from ${domain.from} where ${sql.join(conditions, sql` and `)}
    order by 2, 1`.execute(ctx.db);
  return rows;
}

/** Jobs have what anybody put on them: those that are seen are told by all of it. */
const seenOf = (axis: Axis | undefined, { seen }: Asker): VisibleUsers =>
  axis === 'job' ? { scope: 'agency', userIds: null, teamIds: null } : seen;

/** Whoever counts what the places of a question have. */
export const ofPlaces = (asker: Asker, { by: [axis] }: Query): Asker => ({
  ...asker,
  seen: seenOf(axis, asker),
});

/**
 * The figures of the places that a question of few is about: of jobs all that is on them, whoever's it is, and of clients
 * those that somebody owns. Null where it is about something else.
 */
export async function fewOnThem(
  asker: Asker,
  query: Query,
  figures: (of: Asker, filters: readonly AskedFilter[]) => Promise<Figure[]>,
): Promise<Figure[] | null> {
  if (!isFewOnJobs(query) && (query.owners === undefined || query.absent)) return null;
  const meant = new Set((await placesMeant(asker, query)).map(({ id }) => id));
  const found = await figures(ofPlaces(asker, query), limitsOfPlaces(query).rest);
  return found.filter(({ at }) => meant.has(at[0] ?? ''));
}

/** Whether it asks for the jobs that have few or none of what is counted. */
export function isFewOnJobs({ by, places, against, tally, rows, metric }: Query): boolean {
  const one = by.length === 1 && by[0] === 'job' && metricOf(metric).kind === 'count';
  if (!one || places === null || against !== null || tally !== null || rows !== null) return false;
  return within(0, places.op, places.amount);
}

/** Jobs with few or none of the candidates on them, at no time that is named, are open ones, unless the question says which. */
export function openJobsFor(query: Query): void {
  const { by, metric, absent, filters, period } = query;
  const few = absent ? by.length === 1 && by[0] === 'job' : isFewOnJobs(query);
  const dated = period !== null && !period.assumed;
  if (!few || dated || metricOf(metric).fact !== 'applications') return;
  if (filters.some(({ dimension }) => dimension === 'status')) return;
  const values = [{ value: 'active', label: 'active' }];
  filters.push({ dimension: 'status', values, how: 'in' });
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
