import { notFound } from '#src/lib/errors.ts';
import type { Context } from '../context.ts';
import { briefsOf, type CandidateRow, livePerson, type PersonBrief } from './store.ts';

/**
 * The live row of a person of this agency, candidates and contact-only people alike.
 * @throws AppError NOT_FOUND on `field`
 */
export async function requireCandidate(
  ctx: Context,
  id: string,
  field = 'candidate_id',
): Promise<CandidateRow> {
  const row = await livePerson(ctx, id);
  if (row === undefined) throw notFound('candidate', id, field);
  return row;
}

/** Name, title and employer of people by id; deleted ones keep their name. */
export async function candidateNames(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, PersonBrief>> {
  return briefsOf(ctx, ids);
}
