import type { Day } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';

/**
 * The latest placement of a candidate that fell off, unless a later one stands; undefined where there is none, and for a
 * credential that may not read placements.
 */
export async function lastFallenOff(
  ctx: Context,
  candidate: string,
): Promise<{ client: string; on: Day | null } | undefined> {
  if (!ctx.can('placements:read')) return undefined;
  const last = await ctx.db
    .selectFrom('placements')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', candidate)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['client_name', 'status', 'fell_off_at'])
    .executeTakeFirst();
  if (last?.status !== 'fell_off') return undefined;
  return { client: last.client_name ?? 'a client', on: last.fell_off_at };
}
