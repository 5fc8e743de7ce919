// Read model: whom the agency placed, for whoever searches, matches or puts them before a client.
import { withIds } from '#db/owned.ts';
import type { Day } from '#src/lib/clock.ts';
import type { Context, WriteContext } from './context.ts';

/** Where somebody was placed, and when they start or started. */
interface Placed {
  client: string;
  since: Day | null;
}

/**
 * Of these candidates those whom the agency placed with a client and who neither fell off nor ended their contract, by
 * candidate: the placement that starts last. Nobody for a credential that may not read placements.
 */
export async function placedByUs(ctx: Context, candidates: readonly string[]): Promise<Map<string, Placed>> {
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
  const found = new Map<string, Placed>();
  for (const { candidate_id, client_name, start_date } of rows) {
    const known = found.get(candidate_id)?.since;
    if (known === undefined || (start_date ?? '') > (known ?? ''))
      found.set(candidate_id, { client: client_name ?? 'a client', since: start_date });
  }
  return found;
}

/** How it is said: `placed by us at Acme since Jun 2026`, before the start `placed by us at Acme, to start 2026-12-01`. */
export function placedWords({ client, since }: Placed, today: Day): string {
  if (since === null) return `placed by us at ${client}`;
  if (since > today) return `placed by us at ${client}, to start ${since}`;
  const [year, month] = since.split('-');
  return `placed by us at ${client} since ${MONTHS[Number(month) - 1]} ${year}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Warns of people whom the agency placed itself and who may still be there. */
export async function tellPlacedByUs(
  ctx: WriteContext,
  people: readonly { id: string; name: string }[],
): Promise<void> {
  const placed = await placedByUs(
    ctx,
    people.map(({ id }) => id),
  );
  for (const { id, name } of people) {
    const at = placed.get(id);
    if (at === undefined) continue;
    const { client, since } = at;
    const about = { candidate_id: id };
    if (since === null)
      ctx.warn(
        'placed_by_us',
        `${name} was placed at ${client} by this agency and may still be there. Agree with whoever placed them before another client is asked.`,
        about,
      );
    else
      ctx.warn(
        'placed_by_us',
        `${name} was placed at ${client} by this agency, starting ${since}, and may still be there. Agree with whoever placed them before another client is asked.`,
        about,
      );
  }
}
