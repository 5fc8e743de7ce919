// Read model: what the agency has done with its people.
import { type RawBuilder, sql } from 'kysely';
import type { FigureQuery } from '#db/search-index.ts';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { LIVE_STAGES } from '../live-elsewhere.ts';
import { findNamed } from '../names/find.ts';
import type { Facet, Home, Note } from './facets.ts';
import { type Asked, unless } from './resolve.ts';

/** What somebody is to the agency's own work. */
export const RELATIONS = [
  'placed',
  'placed_now',
  'placed_by',
  'contracting',
  'starting',
  'guarantee',
  'ending',
  'stage',
  'applied',
  'shortlisted',
  'declined',
  'rejected',
  'meeting',
  'submitted',
  'interviewed',
  'live',
  'owner',
  'pool',
  'cv',
  'email',
  'phone',
  'linkedin',
  'pay',
  'notice',
  'rights',
  'settled',
  'by_day',
  'by_hour',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Stands for whoever asks. */
export const ME = 'me';
/** Stands for nobody at all. */
export const NOBODY = 'nobody';

/** What a credential has to be allowed to read; what a person's own record tells needs no more than the search does. */
const SCOPES: Partial<Record<Relation, string>> = {
  placed: 'placements:read',
  placed_now: 'placements:read',
  placed_by: 'placements:read',
  contracting: 'placements:read',
  starting: 'placements:read',
  guarantee: 'placements:read',
  ending: 'placements:read',
  stage: 'applications:read',
  applied: 'applications:read',
  shortlisted: 'applications:read',
  declined: 'applications:read',
  rejected: 'applications:read',
  meeting: 'interviews:read',
  submitted: 'applications:read',
  interviewed: 'interviews:read',
  live: 'applications:read',
  pool: 'talent_pools:read',
};

/** The kind of record that a name beside it is of. */
const NAMED: Partial<Record<Relation, 'client' | 'user' | 'pool' | 'job'>> = {
  placed: 'client',
  placed_by: 'user',
  applied: 'job',
  shortlisted: 'job',
  rejected: 'client',
  live: 'client',
  submitted: 'client',
  interviewed: 'client',
  owner: 'user',
  pool: 'pool',
};
const CALLED = { client: 'client', user: 'colleague', pool: 'talent pool', job: 'job' };

/**
 * The conditions on what people are to the agency's own work, ready to run. One that cannot be run (a scope is lacking, a name
 * is nobody's or several's) becomes unsupported and is told.
 * @returns the facets in their order, and the queries of those that are run
 */
export async function onTheDesk(
  ctx: Context,
  facets: readonly Facet[],
  home: Home,
  notes: Note[],
): Promise<{ facets: Facet[]; asked: Map<Facet, Asked> }> {
  const asked = new Map<Facet, Asked>();
  const read: Facet[] = [];
  const open = new Set<number>();
  for (const each of facets) {
    if (each.kind !== 'desk') {
      read.push(each);
      continue;
    }
    const people = await peopleOf(ctx, each, home);
    if (typeof people === 'string') {
      const reason = `"${each.label}" was not run: ${people}`.slice(0, 300);
      notes.push({ code: 'not_run', message: reason });
      read.push({ ...each, kind: 'unsupported', strength: 'must', values: [], reason });
      if (each.either !== null && each.strength === 'must') open.add(each.either);
    } else {
      read.push(each);
      asked.set(each, unless(each.absent, { facet: each, any: null, sure: null, figure: { people } }));
    }
  }
  return { facets: read.map((each) => loosened(each, open)), asked };
}

// Where one of several cannot be asked for, whoever meets it is not kept out for lack of the others: these only rank.
function loosened(each: Facet, open: ReadonlySet<number>): Facet {
  if (each.either === null || !open.has(each.either) || each.strength !== 'must') return each;
  return each.kind === 'unsupported'
    ? each
    : Object.assign(each, { strength: 'nice', either: null, together: null });
}

/** Tells of each condition on the desk that not all hits have to meet which of them do, so that it can rank and be told. */
export async function tellWhoIsAmong(
  ctx: Context,
  wanted: readonly Asked[],
  hits: readonly { candidate_id: string }[],
): Promise<void> {
  const ids = hits.map(({ candidate_id }) => candidate_id);
  if (ids.length === 0) return;
  for (const figure of wanted.flatMap(peopleIn)) {
    const { rows } = await sql<{ candidate_id: string }>`select i.candidate_id from candidate_index i
      where i.account_id = ${ctx.account.id} and i.candidate_id in (${sql.join(ids)}) and i.candidate_id in (${figure.people})`.execute(
      ctx.db,
    );
    figure.found = new Set(rows.map(({ candidate_id }) => candidate_id));
  }
}

type People = Extract<FigureQuery, { people: unknown }>;

function peopleIn({ facet: { strength }, figure, among }: Asked): People[] {
  if (among !== undefined)
    return among.flatMap((one) => peopleIn({ ...one, facet: { ...one.facet, strength: 'nice' } }));
  if (figure === null || strength !== 'nice') return [];
  const figures = 'lacks' in figure ? figure.lacks.figures : [figure];
  return figures.filter((one) => 'people' in one);
}

/** The query for those of whom it holds, or why it is not run. */
async function peopleOf(
  ctx: Context,
  { values, min, max }: Facet,
  home: Home,
): Promise<RawBuilder<unknown> | string> {
  const relation = RELATIONS.find((one) => one === values[0]);
  if (relation === undefined) return 'it is none of the relations that a search knows.';
  const scope = SCOPES[relation];
  if (scope !== undefined && !ctx.can(scope)) return `it needs ${scope}.`;
  const name = values[1];
  const kind = NAMED[relation];
  if (relation === 'stage') return atStage(ctx, name);
  if (name === undefined || kind === undefined) return queryOf(ctx, relation, null, { min, max }, home);
  if (name === NOBODY)
    return sql`select id from candidates where account_id = ${ctx.account.id} and owner_id is null`;
  if (name === ME)
    return ctx.user === null
      ? 'this credential is nobody’s own: name the colleague.'
      : queryOf(ctx, relation, [ctx.user.id], { min, max }, home);
  const needs = { client: 'clients:read', job: 'jobs:read', user: null, pool: null }[kind];
  if (needs !== null && !ctx.can(needs)) return `it names a ${CALLED[kind]} and needs ${needs}.`;
  const ids: string[] = [];
  for (const one of kind === 'user' ? name.split(/\s+(?:or|and|&)\s+/i) : [name]) {
    const found = await findNamed(
      ctx.db,
      { account: ctx.account.id, timezone: ctx.account.timezone },
      kind,
      one,
    );
    if (found.length === 0) return `no ${CALLED[kind]} is called "${one}".`;
    if (found.length > 1 && kind !== 'client' && kind !== 'job')
      return `several are called so (${found.map((named) => named.name).join(', ')}): name one in full.`;
    ids.push(...found.map(({ id }) => id));
  }
  return queryOf(ctx, relation, ids, { min, max }, home);
}

/** Who stands at a stage of an open job. */
function atStage({ account }: Context, stage: string | undefined): RawBuilder<unknown> | string {
  if (!LIVE_STAGES.some((one) => one === stage)) return `${stage ?? 'nothing'} is no stage of an open job.`;
  return sql`select a.candidate_id from applications a join jobs j on j.account_id = a.account_id and j.id = a.job_id
    where a.account_id = ${account.id} and a.deleted_at is null and a.stage = ${stage} and j.status not in ('closed', 'filled')`;
}

interface Days {
  min: number | null;
  max: number | null;
}

function queryOf(
  { account, today, now }: Context,
  relation: Exclude<Relation, 'stage'>,
  ids: readonly string[] | null,
  days: Days,
  home: Home,
): RawBuilder<unknown> {
  const own = sql`account_id = ${account.id}`;
  const among = (column: string): RawBuilder<unknown> =>
    ids === null ? sql`` : sql` and ${sql.ref(column)} in (${sql.join([...ids])})`;
  switch (relation) {
    case 'placed':
      return sql`select candidate_id from placements where ${own}${among('client_id')}${onDays(
        sql`coalesce(offer_date, substr(created_at, 1, 10))`,
        days,
        today,
      )}`;
    case 'placed_now':
      return sql`select candidate_id from placements where ${own} and status <> 'fell_off' and (placement_type <> 'contract'
        or (status <> 'completed' and (contract_end_date is null or contract_end_date >= ${today})))`;
    case 'placed_by':
      return sql`select p.candidate_id from placements p join placement_credits c on c.account_id = p.account_id and c.placement_id = p.id
        where p.account_id = ${account.id} and c.user_id in (${sql.join([...(ids ?? [])])})${onDays(
          sql`coalesce(p.offer_date, substr(p.created_at, 1, 10))`,
          days,
          today,
        )}`;
    case 'contracting':
      return sql`select candidate_id from placements where ${own} and placement_type = 'contract' and status not in ('fell_off', 'completed')
        and (contract_end_date is null or contract_end_date >= ${today})`;
    case 'starting': {
      const until = days.max === null ? sql`` : sql` and start_date <= ${addDays(today, days.max)}`;
      return sql`select candidate_id from placements where ${own} and status <> 'fell_off' and start_date >= ${addDays(today, days.min ?? 0)}${until}`;
    }
    case 'guarantee':
      return sql`select candidate_id from placements where ${own} and status = 'started' and guarantee_ends_on >= ${today}`;
    case 'ending': {
      const until = days.max === null ? sql`` : sql` and contract_end_date <= ${addDays(today, days.max)}`;
      return sql`select candidate_id from placements where ${own} and placement_type = 'contract' and status not in ('fell_off', 'completed')
        and contract_end_date >= ${addDays(today, days.min ?? 0)}${until}`;
    }
    case 'submitted':
      return sql`select candidate_id from applications where ${own} and submitted_at is not null${among('client_id')}${atTimes('submitted_at', days, home)}
        union select candidate_id from specs where ${own} and held_at is null${among('client_id')}${atTimes('created_at', days, home)}`;
    case 'interviewed':
      return sql`select candidate_id from interviews where ${own} and status not in ('cancelled', 'no_show') and starts_at <= ${now}${among('client_id')}${atTimes('starts_at', days, home)}`;
    case 'live':
      return sql`select a.candidate_id from applications a join jobs j on j.account_id = a.account_id and j.id = a.job_id
        where a.account_id = ${account.id} and a.deleted_at is null and j.status not in ('closed', 'filled')
          and a.stage in (${sql.join(LIVE_STAGES.map((stage) => sql.lit(stage)))})${among('a.client_id')}`;
    case 'applied':
      return sql`select candidate_id from applications where ${own} and deleted_at is null${among('job_id')}`;
    case 'shortlisted':
      return sql`select candidate_id from applications where ${own} and deleted_at is null${among('job_id')}
        and stage in (${sql.join(LIVE_STAGES.map((stage) => sql.lit(stage)))})`;
    case 'declined':
      return sql`select a.candidate_id from application_stages s join applications a on a.account_id = s.account_id and a.id = s.application_id
        where s.account_id = ${account.id} and s.stage = 'offer' and s.left_to = 'withdrew' and a.deleted_at is null`;
    case 'rejected':
      return sql`select candidate_id from applications where ${own} and deleted_at is null and stage = 'rejected' and submitted_at is not null${among('client_id')}${atTimes('stage_changed_at', days, home)}`;
    case 'meeting': {
      const until =
        days.max === null
          ? sql``
          : sql` and starts_at < ${startOfDay(addDays(today, days.max + 1), home.timezone ?? 'UTC')}`;
      const from =
        days.min === null || days.min === 0
          ? now
          : startOfDay(addDays(today, days.min), home.timezone ?? 'UTC');
      return sql`select candidate_id from interviews where ${own} and status = 'scheduled' and starts_at >= ${from}${until}`;
    }
    case 'owner':
      return sql`select id from candidates where ${own}${among('owner_id')}`;
    case 'pool':
      return sql`select candidate_id from pool_members where ${own}${among('pool_id')}`;
    case 'cv':
      return sql`select candidate_id from documents where ${own} and candidate_id is not null and kind = 'cv'
        union select id from candidates where ${own} and resume_url is not null`;
    case 'email':
      return sql`select id from candidates where ${own} and email is not null`;
    case 'phone':
      return sql`select id from candidates where ${own} and phone is not null`;
    case 'linkedin':
      return sql`select id from candidates where ${own} and linkedin_url is not null`;
    case 'pay':
      return sql`select id from candidates where ${own} and (salary_expectation is not null or salary_annual is not null)`;
    case 'notice':
      return sql`select id from candidates where ${own} and (notice_period is not null or available_from is not null)`;
    case 'rights':
      return sql`select id from candidates where ${own} and work_rights is not null`;
    case 'by_day':
    case 'by_hour':
      return sql`select id from candidates where ${own} and salary_period = ${relation.slice(3)}`;
    case 'settled':
      return sql`select id from candidates where ${own} and open_to_relocation = 0`;
  }
}

/** A column of days, so many days ago. */
function onDays(column: RawBuilder<unknown>, { min, max }: Days, today: string): RawBuilder<unknown> {
  const from = max === null ? sql`` : sql` and ${column} >= ${addDays(today, -max)}`;
  return min === null ? from : sql`${from} and ${column} <= ${addDays(today, -min)}`;
}

/** A column of times, so many of the agency's days ago. */
function atTimes(column: string, { min, max }: Days, { today, timezone = 'UTC' }: Home): RawBuilder<unknown> {
  const ref = sql.ref(column);
  const from = max === null ? sql`` : sql` and ${ref} >= ${startOfDay(addDays(today, -max), timezone)}`;
  return min === null ? from : sql`${from} and ${ref} < ${startOfDay(addDays(today, 1 - min), timezone)}`;
}
