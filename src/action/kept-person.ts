import { keptIdOf } from '#src/domain/candidates/index.ts';
import type { Context } from '#src/domain/context.ts';

/**
 * The input of a list that asks for the records of a person: the id of a record that was merged away stands for the kept one, which is
 * told as `merged_into`, as when the person is read. Any other input unchanged.
 */
export async function ofKeptPerson(ctx: Context, input: unknown): Promise<unknown> {
  const { candidate_id: given } = input as { candidate_id?: unknown };
  if (typeof given !== 'string') return input;
  const kept = await keptIdOf(ctx, given);
  if (kept === given) return input;
  ctx.meta('merged_into', kept);
  return { ...(input as object), candidate_id: kept };
}
