// Read model: finds records of several kinds by their fields.
import { type RawBuilder, sql } from 'kysely';
import { contains } from '#db/list.ts';
import { fold, likePattern } from '#db/rows.ts';
import { addMs, fromBound, toBound } from '#src/lib/clock.ts';
import { getApplication } from '../../applications/index.ts';
import type { Context } from '../../context.ts';
import { getInterview } from '../../interviews/index.ts';
import { getJob } from '../../jobs/index.ts';
import { roles } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import type { EntitySearchResult } from '../schema.ts';
import { type EntityQuery, type Filters, type RecordType, timeOf } from './query.ts';

const DAY_MS = 86_400_000;
const MAX_JOBS = 5000;

/** The records that match a query, newest first, and their number. */
export async function findRecords(
  ctx: Context,
  type: RecordType,
  query: EntityQuery,
  { limit, page }: { limit: number; page: number },
): Promise<{ total: number; results: EntitySearchResult['results'] }> {
  const conditions = await conditionsOf(ctx, type, query);
  const where = sql.join(conditions, sql` and `);
  const from = FROM[type];
  const counted = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(
    ctx.db,
  );
  const order = type === 'interviews' ? sql.ref('r.starts_at') : sql.ref('r.created_at');
  const { rows } = await sql<{ id: string }>`select r.id from ${from} where ${where}
    order by ${order} desc, r.id desc limit ${sql.lit(limit)} offset ${sql.lit((page - 1) * limit)}`.execute(
    ctx.db,
  );
  const results: EntitySearchResult['results'] = [];
  for (const { id } of rows) results.push(await SHOW[type](ctx, id));
  return { total: Number(counted.rows[0]?.total ?? 0), results };
}

const SHOW = { applications: getApplication, jobs: getJob, interviews: getInterview } as const;

const FROM: Record<RecordType, RawBuilder<unknown>> = {
  applications: sql`applications r join jobs j on j.account_id = r.account_id and j.id = r.job_id join candidates c on c.account_id = r.account_id and c.id = r.candidate_id
    left join clients cl on cl.account_id = r.account_id and cl.id = r.client_id`,
  jobs: sql`jobs r left join clients cl on cl.account_id = r.account_id and cl.id = r.client_id`,
  interviews: sql`interviews r join jobs j on j.account_id = r.account_id and j.id = r.job_id join candidates c on c.account_id = r.account_id and c.id = r.candidate_id
    left join clients cl on cl.account_id = r.account_id and cl.id = r.client_id`,
};

async function conditionsOf(
  ctx: Context,
  type: RecordType,
  query: EntityQuery,
): Promise<RawBuilder<unknown>[]> {
  const conditions = [sql`r.account_id = ${ctx.account.id}`];
  if (type === 'applications') conditions.push(sql`r.deleted_at is null`);
  conditions.push(
    ...(await filtersOf(ctx, type, query)).flatMap((all) => (all.length === 0 ? [] : [anyOf(all)])),
  );
  // A keyword is a condition by itself.
  conditions.push(...query.keywords.map((keyword) => keywordCondition(type, keyword)));
  const left = [...(await filtersOf(ctx, type, query.without)).flat()];
  left.push(...query.without.keywords.map((keyword) => keywordCondition(type, keyword)));
  // What is not known of a record is not what is left out.
  if (left.length > 0) conditions.push(sql`case when ${anyOf(left)} then 0 else 1 end = 1`);
  if (type === 'jobs' && query.evergreen !== null)
    conditions.push(sql`r.is_evergreen = ${query.evergreen ? 1 : 0}`);
  if (query.mine) conditions.push(sql`${sql.ref(OWNER[type])} = ${ctx.user?.id ?? ''}`);
  addTimes(ctx, type, query, conditions);
  return conditions;
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join([...conditions], sql` or `)})`;

/** The columns of a kind of record that hold one of a list of values. */
const COLUMNS: Record<RecordType, Partial<Record<Filters, string>>> = {
  applications: { stages: 'stage', statuses: 'status' },
  jobs: { statuses: 'status', employment_types: 'employment_type', location_types: 'location_type' },
  interviews: { statuses: 'status', formats: 'format', kinds: 'kind', outcomes: 'outcome' },
};

/** What lists of values ask for, those of each list together: one of them has to hold. */
async function filtersOf(
  ctx: Context,
  type: RecordType,
  query: EntityQuery['without'],
): Promise<RawBuilder<unknown>[][]> {
  const lists = Object.entries(COLUMNS[type]).map(([list, column]) => {
    const values: readonly string[] = query[list as Filters];
    if (values.length === 0) return [];
    const isAmong = (name: string) => sql`${sql.ref(`r.${name}`)} in (${sql.join([...values])})`;
    // Who withdrew or was rejected at a stage is at none since: where they stood before counts.
    const isEnded =
      list === 'stages' && query.statuses.some((one) => one === 'withdrawn' || one === 'rejected');
    return isEnded ? [isAmong(column), isAmong('previous_stage')] : [isAmong(column)];
  });
  const ofRoles = async (): Promise<RawBuilder<unknown>[]> => {
    if (query.roles.length === 0) return [];
    const jobs = await jobsOfRoles(ctx, query.roles);
    const column = sql.ref(type === 'jobs' ? 'r.id' : 'r.job_id');
    return [jobs.length === 0 ? sql`1 = 0` : sql`${column} in (${sql.join(jobs)})`];
  };
  return [...lists, await ofRoles(), query.places.map((place) => placeCondition(type, place))];
}

/** Those of some keywords that no record's names hold. */
export async function unheardOf(
  ctx: Context,
  type: RecordType,
  keywords: readonly string[],
): Promise<string[]> {
  const unheard: string[] = [];
  for (const keyword of keywords) {
    const { rows } = await sql`select 1 from ${FROM[type]} where r.account_id = ${ctx.account.id}
      and ${keywordCondition(type, keyword)} limit 1`.execute(ctx.db);
    if (rows.length === 0) unheard.push(keyword);
  }
  return unheard;
}

const OWNER: Record<RecordType, string> = {
  applications: 'r.owner_id',
  jobs: 'r.owner_id',
  interviews: 'r.organizer_id',
};

function addTimes(
  ctx: Context,
  type: RecordType,
  query: EntityQuery,
  conditions: RawBuilder<unknown>[],
): void {
  const { column } = timeOf(type, query);
  // What was never said to be opened was when it was entered.
  const time = column === 'opened_at' ? sql`coalesce(r.opened_at, r.created_at)` : sql.ref(`r.${column}`);
  if (query.from !== null) conditions.push(sql`${time} >= ${fromBound(query.from)}`);
  if (query.to !== null) conditions.push(sql`${time} <= ${toBound(query.to)}`);
  if (query.idle_days === null) return;
  const since = addMs(ctx.now, -query.idle_days * DAY_MS);
  const moved = type === 'applications' ? 'r.stage_changed_at' : 'r.updated_at';
  conditions.push(sql`${sql.ref(moved)} <= ${since}`);
}

/** The jobs whose title names one of these roles or a narrower one. */
async function jobsOfRoles(ctx: Context, names: readonly string[]): Promise<string[]> {
  const { book } = roles();
  const wanted = new Set(names.map((name) => book.whole(name)?.id ?? ''));
  const rows = await ctx.db
    .selectFrom('jobs')
    .where('account_id', '=', ctx.account.id)
    .orderBy('created_at', 'desc')
    .select(['id', 'title'])
    .execute();
  const named = (title: string): boolean => {
    for (const { id, implies } of book.all(plainWords(title)))
      if ([id, ...implies].some((each) => wanted.has(each))) return true;
    return names.some((name) => fold(title).includes(fold(name)));
  };
  return rows
    .filter(({ title }) => named(title))
    .slice(0, MAX_JOBS)
    .map(({ id }) => id);
}

function placeCondition(type: RecordType, place: string): RawBuilder<unknown> {
  const job = type === 'jobs' ? 'r' : 'j';
  const country = /^country ([A-Z]{2})$/.exec(place)?.[1];
  if (country !== undefined) return sql`${sql.ref(`${job}.country_code`)} = ${country}`;
  const pattern = likePattern(place);
  return sql`(lower(coalesce(${sql.ref(`${job}.city`)}, '')) like ${pattern} escape '\\'
    or lower(coalesce(${sql.ref(`${job}.state`)}, '')) like ${pattern} escape '\\'
    or lower(coalesce(${sql.ref(`${job}.country`)}, '')) like ${pattern} escape '\\')`;
}

/** That the names hold a keyword: of phrases joined by "or" one of them, each by all of its words. */
function keywordCondition(type: RecordType, keyword: string): RawBuilder<unknown> {
  const columns =
    type === 'jobs'
      ? ['r.title_folded', 'cl.name_folded']
      : ['j.title_folded', 'cl.name_folded', 'c.name_folded'];
  const word = (text: string): RawBuilder<unknown> =>
    anyOf(columns.map((column) => contains(column, likePattern(text))));
  return anyOf(
    fold(keyword)
      .split(' or ')
      .map((phrase) => sql`(${sql.join(phrase.split(' ').map(word), sql` and `)})`),
  );
}
