import { type RawBuilder, sql } from 'kysely';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { LIVE_STAGES } from '../live-elsewhere.ts';
import { findNamed } from '../names/find.ts';
import type { Facet, Home, Note } from './facets.ts';
import type { Asked } from './resolve.ts';

/** What somebody is to the agency's own work. */
export const RELATIONS = [
  'placed',
  'placed_now',
  'ending',
  'submitted',
  'interviewed',
  'live',
  'owner',
  'pool',
  'cv',
  'email',
  'phone',
  'linkedin',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Stands for whoever asks. */
export const ME = 'me';

/** What a credential has to be allowed to read; what a person's own record tells needs no more than the search does. */
const SCOPES: Partial<Record<Relation, string>> = {
  placed: 'placements:read',
  placed_now: 'placements:read',
  ending: 'placements:read',
  submitted: 'applications:read',
  interviewed: 'interviews:read',
  live: 'applications:read',
  pool: 'talent_pools:read',
};

/** The kind of record that a name beside it is of. */
const NAMED: Partial<Record<Relation, 'client' | 'user' | 'pool'>> = {
  placed: 'client',
  submitted: 'client',
  interviewed: 'client',
  owner: 'user',
  pool: 'pool',
};
const CALLED = { client: 'client', user: 'colleague', pool: 'talent pool' };

/**
 * The conditions on what people are to the agency's own work, ready to run. One that cannot be run (a scope is lacking, a name
 * is nobody's or several's, it is a wish) becomes unsupported and is told.
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
  for (const each of facets) {
    if (each.kind !== 'desk') {
      read.push(each);
      continue;
    }
    const people = await peopleOf(ctx, each, home);
    if (typeof people === 'string') {
      const reason = `"${each.label}" was not run: ${people}`.slice(0, 300);
      notes.push({ code: 'not_run', message: reason });
      read.push({ ...each, kind: 'unsupported', strength: 'must', reason });
    } else {
      read.push(each);
      asked.set(each, { facet: each, any: null, sure: null, figure: { people } });
    }
  }
  return { facets: read, asked };
}

/** The query for those of whom it holds, or why it is not run. */
async function peopleOf(
  ctx: Context,
  { values, strength, either, min, max }: Facet,
  home: Home,
): Promise<RawBuilder<unknown> | string> {
  const relation = RELATIONS.find((one) => one === values[0]);
  if (relation === undefined) return 'it is none of the relations that a search knows.';
  if (strength === 'nice') return 'it can be required or left out, and is no wish.';
  if (either !== null) return 'it can be required or left out, and is no alternative.';
  const scope = SCOPES[relation];
  if (scope !== undefined && !ctx.can(scope)) return `it needs ${scope}.`;
  const name = values[1];
  const kind = NAMED[relation];
  if (name === undefined || kind === undefined) return queryOf(ctx, relation, null, { min, max }, home);
  if (name === ME)
    return ctx.user === null
      ? 'this credential is nobody’s own: name the colleague.'
      : queryOf(ctx, relation, [ctx.user.id], { min, max }, home);
  if (kind === 'client' && !ctx.can('clients:read')) return 'it names a client and needs clients:read.';
  const { account } = ctx;
  const found = await findNamed(ctx.db, { account: account.id, timezone: account.timezone }, kind, name);
  if (found.length === 0) return `no ${CALLED[kind]} is called "${name}".`;
  if (found.length > 1 && kind !== 'client')
    return `several are called so (${found.map((one) => one.name).join(', ')}): name one in full.`;
  const ids = found.map(({ id }) => id);
  return queryOf(ctx, relation, ids, { min, max }, home);
}

interface Days {
  min: number | null;
  max: number | null;
}

function queryOf(
  { account, today, now }: Context,
  relation: Relation,
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
          and a.stage in (${sql.join(LIVE_STAGES.map((stage) => sql.lit(stage)))})`;
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
