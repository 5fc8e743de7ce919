// Read model: ranks the candidates for a job by what several modules keep of them.
import { ofAccount } from '#db/owned.ts';
import { findInIndex } from '#db/search-index.ts';
import type { Id } from '#src/lib/ids.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { getJob } from '../jobs/index.ts';
import { roles } from '../lexicon/terms.ts';
import { evidenceOf, narrate } from './evidence.ts';
import type { Facet, Home } from './facets.ts';
import { facetsOfJob } from './job-facets.ts';
import { type Asked, anyOf, asked } from './resolve.ts';
import type { JobMatches } from './schema.ts';
import { ranked } from './score.ts';
import { logSearch } from './store.ts';

const POOL = 500;

type Found = Omit<JobMatches, 'search_log_id'>;

/** Who in the talent bank fits a job, the best first, with what their records say of each thing it asks. */
export async function matchJob(
  ctx: Context,
  input: { job_id: string; limit: number },
  home: Home,
): Promise<Found> {
  const job = await getJob(ctx, input.job_id);
  const facets = facetsOfJob(job, home);
  const wanted = facets.flatMap((facet) => wider(asked(facet, home)));
  const { total, hits } = await findInIndex(ctx.db, ctx.account.id, {
    words: poolOf(wanted),
    figures: [],
    ranks: wanted.flatMap(({ any, sure, facet: { strength } }) => [
      ...(any === null ? [] : [{ words: any, weight: strength === 'must' ? 3 : 1 }]),
      ...(sure === null ? [] : [{ words: sure, weight: 1 }]),
    ]),
    limit: POOL,
    plain: true,
  });
  const best = ranked(ctx.account.id, wanted, hits, false).slice(0, input.limit);
  const ids = best.map(({ hit }) => hit.candidate_id);
  const rows = await rowsOf(ctx, ids);
  const onJob = await applicantsOf(ctx, input.job_id, ids);
  return {
    job_id: job.id,
    facets: wanted.map(({ facet: { label, kind, strength } }) => ({ label, kind, strength })),
    total_count: total,
    results: best.flatMap(({ hit, band, coverage, fits }) => {
      const row = rows.get(hit.candidate_id);
      if (row === undefined) return [];
      const evidence = wanted.map(({ facet }, at) => evidenceOf(facet, fits[at] ?? null, row));
      return {
        candidate_id: row.id as Id<'candidate'>,
        name: row.name,
        band,
        coverage,
        evidence,
        narration: narrate(evidence),
        already_on_job: onJob.has(row.id),
      };
    }),
  };
}

/** Whoever does the wider role fits a narrower one in part: a software engineer may well do the back end. */
function wider(given: Asked | null): Asked[] {
  if (given === null) return [];
  const [value = ''] = given.facet.values;
  const wide = given.facet.kind === 'role' ? (roles().book.whole(value)?.implies ?? []) : [];
  if (wide.length === 0) return [given];
  return [{ ...given, any: anyOf([given.any, ...wide.map((id) => ({ term: `cr_${id}` }))]) }];
}

/** Whoever has the role, or one of the skills that the job must have; everybody where it names neither. */
function poolOf(wanted: readonly Asked[]) {
  const core: readonly Facet['kind'][] = ['role', 'skill', 'certification'];
  const must = wanted.filter(({ facet }) => facet.strength === 'must' && core.includes(facet.kind));
  const some = must.length > 0 ? must : wanted.filter(({ facet }) => core.includes(facet.kind));
  return anyOf(some.map(({ any }) => any));
}

async function rowsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, CandidateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('candidates')
    .selectAll()
    .where(ofAccount('candidates', ctx.account.id))
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function applicantsOf(ctx: Context, job: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('applications')
    .where(ofAccount('applications', ctx.account.id))
    .where('job_id', '=', job)
    .where('candidate_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .select('candidate_id')
    .execute();
  return new Set(rows.map(({ candidate_id }) => candidate_id));
}

/** Writes a matching down and answers it with the number it can be referred to by. */
export async function recordMatch(ctx: WriteContext, found: Found): Promise<JobMatches> {
  const { job_id, facets, total_count, results } = found;
  const search_log_id = await logSearch(ctx, { kind: 'match', query: null, job_id, facets, total_count });
  return { job_id, search_log_id, facets, total_count, results };
}
