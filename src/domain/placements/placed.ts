import { withIds } from '#db/owned.ts';
import type { Day } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import type { PlacedByUs } from './schema.ts';

/**
 * Of these candidates those whom the agency placed with a client and who neither fell off nor ended their contract, by
 * candidate: the placement that starts last. Nobody for a credential that may not read placements.
 */
export async function placedByUs(
  ctx: Context,
  candidates: readonly string[],
): Promise<Map<string, PlacedByUs>> {
  if (candidates.length === 0 || !ctx.can('placements:read')) return new Map();
  const rows = await ctx.db
    .selectFrom('placements')
    .where(withIds('placements', ctx.account.id, candidates, 'candidate_id'))
    .where('status', '<>', 'fell_off')
    .where((where) =>
      where.or([
        where('placement_type', '<>', 'contract'),
        where.and([
          where('status', '<>', 'completed'),
          where.or([where('contract_end_date', 'is', null), where('contract_end_date', '>=', ctx.today)]),
        ]),
      ]),
    )
    .select(['candidate_id', 'client_name', 'start_date'])
    .execute();
  const found = new Map<string, PlacedByUs>();
  for (const { candidate_id, client_name, start_date } of rows) {
    const known = found.get(candidate_id)?.since;
    if (known === undefined || (start_date ?? '') > (known ?? ''))
      found.set(candidate_id, { client: client_name ?? 'a client', since: start_date });
  }
  return found;
}

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

/** How it is said: `placed by us at Acme since Jun 2026`, before the start `placed by us at Acme, to start 2026-12-01`. */
export function placedWords({ client, since }: PlacedByUs, today: Day): string {
  if (since === null) return `placed by us at ${client}`;
  if (since > today) return `placed by us at ${client}, to start ${since}`;
  const [year, month] = since.split('-');
  return `placed by us at ${client} since ${MONTHS[Number(month) - 1]} ${year}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
