import type { Context, WriteContext } from '../context.ts';
import type { Ports } from '../ports.ts';
import { findCandidates, type Page } from './candidates.ts';
import { compileQuery } from './compile/index.ts';
import type { CompiledQuery, Facet, Home } from './facets.ts';
import { matchJob } from './match.ts';
import type { CandidateSearchResult } from './schema.ts';
import { logSearch } from './store.ts';

export { recordMatch } from './match.ts';

/** What a search may use before anything is written. */
export interface Outside {
  readonly ports: Pick<Ports, 'compileSearch'>;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** Where and when a search is asked. */
export function homeOf(ctx: Context): Home {
  return { country: ctx.account.country, currency: ctx.account.currency, today: ctx.today };
}

/**
 * Searches candidates in plain language.
 * @throws AppError INTERNAL_ERROR when the configured compiler is unavailable: there is no other matcher behind it
 */
export async function searchCandidates(
  outside: Outside,
  input: Page & { query: string },
): Promise<CandidateSearchResult> {
  const { account, home } = await outside.read(async (ctx) => ({
    account: ctx.account.id,
    home: homeOf(ctx),
  }));
  const compiled = await outside.ports.compileSearch(account, input.query, home);
  const own = compileQuery(input.query, home);
  const query = compiled === null ? own : lawful(compiled, own);
  return outside.read((ctx) => findCandidates(ctx, query, home, input));
}

/** A model's reading without what people must not be chosen by: that is found by rules, whoever compiles. */
function lawful(compiled: CompiledQuery, own: CompiledQuery): CompiledQuery {
  const barred = own.facets.filter(({ kind, reason }) => kind === 'unsupported' && isProtected(own, reason));
  const said = barred.map(({ label }) => label.toLowerCase());
  const clean = (facet: Facet): boolean =>
    !said.some((word) => [facet.label, ...facet.values].some((text) => text.toLowerCase().includes(word)));
  const notes = own.notes.filter(({ code }) => code === 'protected_attribute');
  return {
    intent: compiled.intent,
    facets: [...compiled.facets.filter(clean), ...barred].slice(0, 40),
    notes: [...compiled.notes, ...notes].slice(0, 20),
  };
}

function isProtected({ notes }: CompiledQuery, reason: string | null): boolean {
  return notes.some(({ code, message }) => code === 'protected_attribute' && message === reason);
}

/** Writes a search of candidates down and answers what it found. */
export async function recordSearch(
  ctx: WriteContext,
  query: string,
  found: CandidateSearchResult,
): Promise<CandidateSearchResult> {
  await logSearch(ctx, {
    kind: 'candidates',
    query,
    facets: found.interpretation.facets,
    total_count: found.total_count,
  });
  return found;
}

/** Finds who fits a job. @throws AppError NOT_FOUND */
export function matchCandidates(
  outside: Pick<Outside, 'read'>,
  input: { job_id: string; limit: number },
): ReturnType<typeof matchJob> {
  return outside.read((ctx) => matchJob(ctx, input, homeOf(ctx)));
}
