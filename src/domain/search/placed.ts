import type { Context } from '../context.ts';
import { liveElsewhere } from '../live-elsewhere.ts';
import { placedByUs, placedWords } from '../placed-by-us.ts';
import type { CandidateSearchResult, JobMatches } from './schema.ts';

/** A search that says of each person whom the agency placed where they are. */
export async function tellPlaced(ctx: Context, found: CandidateSearchResult): Promise<CandidateSearchResult> {
  const { results, near_misses, mentioned_in_cv: mentioned } = found;
  const people = [...results, ...(near_misses ?? []), ...(mentioned?.results ?? [])];
  const placed = await placedByUs(
    ctx,
    people.map(({ id }) => id),
  );
  if (placed.size === 0) return found;
  const told = <T extends { id: string; why?: string }>(rows: readonly T[]): T[] =>
    rows.map((row) => {
      const at = placed.get(row.id);
      if (at === undefined) return row;
      const why = row.why === undefined ? {} : { why: whyOfPlaced(placedWords(at, ctx.today), row.why) };
      return { ...row, ...why, placed_by_us: at };
    });
  return {
    ...found,
    results: told(results),
    ...(near_misses === undefined ? {} : { near_misses: told(near_misses) }),
    ...(mentioned === undefined
      ? {}
      : { mentioned_in_cv: { ...mentioned, results: told(mentioned.results) } }),
  };
}

// Who was asked for as placed by us is told once where they are.
const whyOfPlaced = (words: string, why: string): string =>
  [words, ...why.split('; ').filter((part) => part !== 'placed by us')].join('; ');

/** A match that says of each person whom the agency placed where they are, before anything else. */
export async function tellPlacedOf<T extends Pick<JobMatches, 'results'>>(
  ctx: Context,
  found: T,
): Promise<T> {
  const placed = await placedByUs(
    ctx,
    found.results.map(({ candidate_id }) => candidate_id),
  );
  if (placed.size === 0) return found;
  return {
    ...found,
    results: found.results.map((row) => {
      const at = placed.get(row.candidate_id);
      if (at === undefined) return row;
      const words = placedWords(at, ctx.today);
      const narration = `${words[0]?.toUpperCase()}${words.slice(1)}. ${row.narration}`;
      return { ...row, narration, placed_by_us: at };
    }),
  };
}

/** A match that says of each person on which other jobs they are live, to whoever may read applications. */
export async function tellLiveOf<T extends Pick<JobMatches, 'results' | 'job_id'>>(
  ctx: Context,
  found: T,
): Promise<T> {
  if (!ctx.can('applications:read') || !ctx.can('jobs:read')) return found;
  const live = await liveElsewhere(
    ctx,
    found.results.map(({ candidate_id }) => candidate_id),
    found.job_id,
  );
  if (live.length === 0) return found;
  return {
    ...found,
    results: found.results.map((row) => {
      const own = live.filter(({ candidate_id }) => candidate_id === row.candidate_id);
      if (own.length === 0) return row;
      const words = own.map(({ job_title, stage }) => `${job_title} (${stage.replaceAll('_', ' ')})`);
      return {
        ...row,
        narration: `Live elsewhere: ${words.join(', ')}. ${row.narration}`,
        live_elsewhere: own.map(({ application_id, job_id, job_title, stage }) => ({
          application_id,
          job_id,
          job_title,
          stage,
        })),
      };
    }),
  };
}
