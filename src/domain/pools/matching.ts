import * as z from 'zod';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { type CandidateRow, findCandidate, requireCandidate } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { textOf } from '../documents/index.ts';
import { isExcludedFromPools } from '../imports/index.ts';
import { meaningOf, nearnessOf } from '../meaning/index.ts';
import { type Assessment, assess, type Profile } from './assess.ts';
import { insertMember, storeVerdict } from './members.ts';
import { memberRow, type PoolRow, searchText } from './store.ts';

const matching = statement((db: Db, v: { account: string }) =>
  db
    .selectFrom('talent_pools')
    .selectAll()
    .where('account_id', '=', v.account)
    // Written out, as its index holds these rows alone: SQLite plans a statement anew for each bound value that decides that.
    .where((eb) => eb('auto_add_enabled', '=', eb.lit(1)))
    .orderBy('id'),
);

/** How long a person counts as new: CV data may still arrive. */
const NEW_CANDIDATE_MS = 7 * 24 * 3600_000;

/** The assessment of an application; null if there is none. */
type Fit = { job_fit: number | null; client_fit: number | null } | null;

/**
 * Updates pools for a changed candidate: new candidates are matched with all pools without a minimum fit, and members'
 * search text is updated.
 */
export async function followCandidate(ctx: WriteContext, change: RecordChange): Promise<void> {
  if (change.after === null) return;
  const { id, before } = change;
  const created = createdAt(change.after);
  // Of somebody who comes back, from a merge say, the memberships may hold the words of the other record.
  if (before !== null || created !== ctx.now) await refreshSearch(ctx, id, before ?? {}, change.after);
  if (created !== null && addMs(created, NEW_CANDIDATE_MS) > ctx.now) await matchPools(ctx, id);
}

const createdAt = (record: object): string | null =>
  'created_at' in record && typeof record.created_at === 'string' ? record.created_at : null;

const SEARCHED = ['name', 'email', 'current_title', 'current_employer'] as const;

async function refreshSearch(ctx: WriteContext, id: string, before: object, after: object): Promise<void> {
  const was: Record<string, unknown> = { ...before };
  const is: Record<string, unknown> = { ...after };
  if (SEARCHED.every((name) => was[name] === is[name])) return;
  await rename(ctx.tx, {
    account: ctx.account.id,
    candidate: id,
    text: searchText(await requireCandidate(ctx, id)),
  });
}

const rename = statement((db: Db, v: { account: string; candidate: string; text: string }) =>
  db
    .updateTable('pool_members')
    .set({ search_text: v.text })
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate),
);

/** Updates pools for an assessed application: its candidate is matched, also with pools that have a minimum fit. */
export async function followAssessment(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  const [was, is] = [fitOf(before), fitOf(after)];
  if (is === null || is.assessed_at === was?.assessed_at) return;
  await matchPools(ctx, is.candidate_id, is);
}

const Assessed = z.object({
  candidate_id: z.string(),
  fit: z.nullable(
    z.object({
      assessed_at: z.string(),
      job_fit: z.nullable(z.number()),
      client_fit: z.nullable(z.number()),
    }),
  ),
});

interface FitSnapshot {
  candidate_id: string;
  assessed_at: string;
  job_fit: number | null;
  client_fit: number | null;
}

function fitOf(record: object | null): FitSnapshot | null {
  if (record === null) return null;
  const parsed = Assessed.safeParse(record).data;
  return parsed?.fit == null ? null : { candidate_id: parsed.candidate_id, ...parsed.fit };
}

/**
 * Matches a candidate with pools that add people automatically, and adds them where they are eligible. Excluded are
 * people who must not be approached, client contacts, people whom a user removed from the pool and, until they are
 * assessed, people from imports that do not match pools.
 */
async function matchPools(ctx: WriteContext, candidateId: string, assessment: Fit = null): Promise<void> {
  const pools = await matching(ctx.tx, { account: ctx.account.id });
  if (pools.length === 0) return;
  const person = await requireCandidate(ctx, candidateId);
  if (person.contact_only === 1 || person.do_not_approach === 1) return;
  if (assessment === null && (await isExcludedFromPools(ctx, candidateId))) return;
  let profile: Profile | undefined;
  for (const pool of pools) {
    if (!meetsMinimumFit(pool, assessment) || (await isDecided(ctx, pool, person))) continue;
    profile ??= await profileOf(ctx, person);
    const assessed = assess(pool.eligibility ?? '', profile, ctx.account.country);
    const isOpen = assessed.byWords === true && !assessed.belongs;
    const { belongs, reason } = (isOpen ? await nearPool(ctx, pool.id, person.id) : null) ?? assessed;
    await storeVerdict(ctx, pool.id, person.id, belongs ? 'yes' : 'no', reason);
    if (belongs) await insertMember(ctx, pool, person, 'auto', reason);
  }
}

/** How many members whom people chose tell how near a pool's are. */
const ENOUGH_MEMBERS = 5;
const MAX_MEMBERS = 200;

/**
 * Whether somebody is as near in meaning to a pool's text as half of those whom people put into it; null where that cannot be
 * told: no vectors, or fewer than five such members.
 */
async function nearPool(ctx: Context, pool: string, id: string): Promise<Assessment | null> {
  const meant = await meaningOf(ctx, pool);
  if (meant === null) return null;
  const members = await chosenMembers(ctx.db, { account: ctx.account.id, pool, limit: MAX_MEMBERS });
  const near = await nearnessOf(ctx, meant, [id, ...members.map(({ candidate_id }) => candidate_id)]);
  const own = near.get(id);
  const theirs = members
    .flatMap(({ candidate_id }) => near.get(candidate_id) ?? [])
    .toSorted((a, b) => a - b);
  if (own === undefined || theirs.length < ENOUGH_MEMBERS) return null;
  const half = theirs[Math.floor(theirs.length / 2)] ?? 1;
  const than = `half of ${theirs.length} members`;
  return own >= half
    ? { belongs: true, reason: `in meaning as near to the pool's text as ${than}` }
    : { belongs: false, reason: `in meaning not as near to the pool's text as ${than}` };
}

const chosenMembers = statement((db: Db, v: { account: string; pool: string; limit: number }) =>
  db
    .selectFrom('pool_members')
    .where('account_id', '=', v.account)
    .where('pool_id', '=', v.pool)
    .where('source', '<>', 'auto')
    .orderBy('created_at', 'desc')
    .limit(v.limit)
    .select('candidate_id'),
);

/** Whether somebody is new and the agency has pools that add people by themselves. */
export async function isNewToPools(ctx: Context, id: string): Promise<boolean> {
  const person = await findCandidate(ctx.db, ctx.account.id, id);
  if (person === undefined || person.deleted_at !== null) return false;
  if (addMs(person.created_at, NEW_CANDIDATE_MS) <= ctx.now) return false;
  return (await matching(ctx.db, { account: ctx.account.id })).length > 0;
}

/** Matches somebody whom a model has read for the first time with the pools that add people by themselves. */
export async function matchOnceRead(ctx: WriteContext, id: string): Promise<void> {
  if (await isNewToPools(ctx, id)) await matchPools(ctx, id);
}

/** Whether an assessment reaches a pool's minimum fit, if it has one. */
function meetsMinimumFit({ min_job_fit, min_hm_fit }: PoolRow, assessment: Fit): boolean {
  const enough = (floor: number | null, fit: number | null | undefined): boolean =>
    floor === null || (fit != null && fit >= floor);
  return enough(min_job_fit, assessment?.job_fit) && enough(min_hm_fit, assessment?.client_fit);
}

async function isDecided(ctx: Context, pool: PoolRow, person: CandidateRow): Promise<boolean> {
  if ((await memberRow(ctx, pool.id, person.id)) !== undefined) return true;
  const [known] = await verdictOf(ctx.db, { account: ctx.account.id, pool: pool.id, candidate: person.id });
  return known?.verdict === 'removed';
}

const verdictOf = statement((db: Db, v: { account: string; pool: string; candidate: string }) =>
  db
    .selectFrom('pool_verdicts')
    .select('verdict')
    .where('account_id', '=', v.account)
    .where('pool_id', '=', v.pool)
    .where('candidate_id', '=', v.candidate),
);

/** At most this much of a CV is read: the beginning tells the most about a person. */
const CV_CHARACTERS = 10_000;

async function profileOf(ctx: Context, row: CandidateRow): Promise<Profile> {
  const experience = json.decode<Experience[]>(row.experience);
  const cv = await textOf(ctx, row.id);
  const known = (texts: readonly (string | null | undefined)[]): string[] =>
    texts.flatMap((text) => (text == null || text === '' ? [] : [text]));
  return {
    titles: known([row.current_title, row.headline, ...experience.map(({ title }) => title)]),
    skills: json.decode<string[]>(row.skills),
    certifications: json.decode<string[]>(row.certifications),
    languages: json.decode<string[]>(row.languages),
    prose: known([
      row.summary,
      ...experience.map(({ description }) => description),
      cv?.text.slice(0, CV_CHARACTERS),
    ]),
    city: row.city,
    state: row.state,
    country: row.country_code,
    preferred_locations: json.decodeOrNull<string[]>(row.preferred_locations) ?? [],
    years: row.years_experience,
  };
}
