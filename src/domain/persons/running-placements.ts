// Read model: the placements of somebody who is to be erased that have not ended.
import { sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import type { WriteContext } from '../context.ts';
import { placementPapers } from '../papers/index.ts';

/**
 * Warns of placements that run or are to begin of somebody who is erased, with the papers that they lack. Told before
 * anything of the person goes, and by name in a plan alone.
 */
export async function tellRunning(ctx: WriteContext, name: string, people: readonly string[]): Promise<void> {
  const running = await ctx.tx
    .selectFrom('placements as p')
    .where(withIds('p', ctx.account.id, people, 'candidate_id'))
    .where((eb) =>
      eb.or([
        eb('p.status', '=', sql.lit('pending_start')),
        eb.and([
          eb('p.status', '=', sql.lit('started')),
          eb.or([
            eb.and([
              eb('p.placement_type', '=', sql.lit('contract')),
              eb.or([eb('p.contract_end_date', 'is', null), eb('p.contract_end_date', '>=', ctx.today)]),
            ]),
            eb.and([
              eb('p.placement_type', '=', sql.lit('permanent')),
              eb('p.guarantee_ends_on', '>=', ctx.today),
            ]),
          ]),
        ]),
      ]),
    )
    .select([
      'p.id',
      'p.job_title',
      'p.client_name',
      'p.status',
      'p.start_date',
      'p.contract_end_date',
      'p.guarantee_ends_on',
    ])
    .orderBy('p.start_date')
    .orderBy('p.id')
    .execute();
  if (running.length === 0) return;
  const who = ctx.rehearsal ? name : 'The person erased';
  if (!ctx.can('placements:read')) {
    ctx.warn(
      'placement_running',
      `${who} has a placement that has not ended. Have somebody who may read placements look at it.`,
    );
    return;
  }
  const lacking = await lackingOf(
    ctx,
    running.map(({ id }) => id),
  );
  for (const one of running) {
    const until = one.contract_end_date ?? null;
    const days = [
      one.start_date === null ? null : `from ${one.start_date}`,
      until === null ? null : `until ${until}`,
      until === null && one.guarantee_ends_on !== null
        ? `under guarantee until ${one.guarantee_ends_on}`
        : null,
    ].filter((part) => part !== null);
    const papers = lacking.get(one.id);
    const what = [
      `${one.job_title ?? 'a job'} at ${one.client_name ?? 'a client'}`,
      ...days,
      ...(papers === undefined ? [] : [`papers missing: ${papers}`]),
    ].join(', ');
    ctx.warn(
      'placement_running',
      one.status === 'pending_start' && (one.start_date ?? '9999') > ctx.today
        ? `${who} has a placement that is still to begin: ${what} (${one.id}). It stays as amounts under "Erased person", without its papers, and nobody can be asked for any. If it fell through, mark_placement_status says so.`
        : `${who} has a placement that has not ended: ${what} (${one.id}). It stays as amounts under "Erased person", without its papers, and nobody can be asked for any. If it is over, mark_placement_status ends it.`,
      { placement_ids: [one.id] },
    );
  }
}

async function lackingOf(ctx: WriteContext, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { placement_id, items } of await placementPapers(ctx, ids)) {
    const open = items.filter(
      ({ required, status }) => required && status !== 'current' && status !== 'waived',
    );
    if (open.length > 0) found.set(placement_id, open.map(({ label }) => label).join(', '));
  }
  return found;
}
