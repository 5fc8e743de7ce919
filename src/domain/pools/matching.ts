import * as z from 'zod';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { type CandidateRow, requireCandidate } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { textOf } from '../documents/index.ts';
import { staysOutOfPools } from '../imports/index.ts';
import { judge, type Profile } from './judge.ts';
import { decide, enter } from './members.ts';
import { memberRow, type PoolRow, searchText } from './store.ts';

const matching = statement((db: Db, v: { account: string }) =>
  db
    .selectFrom('talent_pools')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('auto_add_enabled', '=', 1)
    .orderBy('id'),
);

/** Somebody counts as new while what a CV says of them may still come in. */
const NEW_FOR_MS = 7 * 24 * 3600_000;

/** How well an application of somebody was assessed; null where there is no assessment. */
type Assessment = { job_fit: number | null; client_fit: number | null } | null;

/**
 * What a written candidate means for pools: those who are new are matched with every pool without a floor, and members
 * are found by their new name, e-mail, title and employer.
 */
export async function followCandidate(ctx: WriteContext, change: RecordChange): Promise<void> {
  if (change.after === null) return;
  const { id, before } = change;
  if (before !== null) await refreshSearch(ctx, id, before, change.after);
  const created = createdAt(change.after);
  if (created !== null && addMs(created, NEW_FOR_MS) > ctx.now) await matchPools(ctx, id);
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

/** What an assessment means for pools: whoever was assessed is matched, also with those that have a floor. */
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

interface Fitted {
  candidate_id: string;
  assessed_at: string;
  job_fit: number | null;
  client_fit: number | null;
}

function fitOf(record: object | null): Fitted | null {
  if (record === null) return null;
  const parsed = Assessed.safeParse(record).data;
  return parsed?.fit == null ? null : { candidate_id: parsed.candidate_id, ...parsed.fit };
}

/**
 * Matches a candidate with the pools that add people by themselves, and adds them where they belong. People who must not
 * be approached, client contacts, those whom a person took out of a pool and, until they are assessed, those who came with
 * an import that matches no pools are left out.
 */
async function matchPools(
  ctx: WriteContext,
  candidateId: string,
  assessment: Assessment = null,
): Promise<void> {
  const pools = await matching(ctx.tx, { account: ctx.account.id });
  if (pools.length === 0) return;
  const person = await requireCandidate(ctx, candidateId);
  if (person.contact_only === 1 || person.do_not_approach === 1) return;
  if (assessment === null && (await staysOutOfPools(ctx, candidateId))) return;
  let profile: Profile | undefined;
  for (const pool of pools) {
    if (!reaches(pool, assessment) || (await isDecided(ctx, pool, person))) continue;
    profile ??= await profileOf(ctx, person);
    const { belongs, reason } = judge(pool.eligibility ?? '', profile, ctx.account.country);
    await decide(ctx, pool.id, person.id, belongs ? 'yes' : 'no', reason);
    if (belongs) await enter(ctx, pool, person, 'auto', reason);
  }
}

/** Whether somebody is assessed as well as a pool asks; a pool without a floor asks nothing. */
function reaches({ min_job_fit, min_hm_fit }: PoolRow, assessment: Assessment): boolean {
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

/** So much of a CV is read at most: what tells who somebody is stands in the beginning. */
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
