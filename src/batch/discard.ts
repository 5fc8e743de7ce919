import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Principal } from '#src/access/principal.ts';
import { inProgress } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { discardedAt, keepDiscarded, type PlanRow, requirePlan } from './plan-store.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import type { BatchReply } from './types.ts';
import { isUndoPlan } from './undo-plan.ts';

/** How the id of a plan begins, in contrast to that of a batch. */
const PLAN_ID = /^pln_/;

/** Whether what is to be cancelled is a plan. */
export const isPlanId = (id: string): boolean => PLAN_ID.test(id);

const Steps = z.object({ actions: z.array(z.object({ id: z.string(), action: z.string() })) });

/**
 * Discards a plan, so that it can never be committed; its contents are removed. Discarding it again answers the same.
 * @throws AppError NOT_FOUND for a plan of another credential, CONFLICT for one that was committed
 */
export async function discardPlan(
  service: BatchService,
  principal: Principal,
  id: string,
): Promise<BatchReply> {
  const found = await service.store.read((db) => requirePlan(db, principal, id));
  if (discardedAt(found) === null) {
    if (service.runtime.inFlight.has(`plan ${id}`)) throw inProgress();
    await service.store.write(
      async ({ tx }) => {
        const now = await requirePlan(tx, principal, id);
        if (now.batch_id !== null) throw committed(now);
        if (discardedAt(now) === null) await keepDiscarded(tx, now, wallClock(), stepsOf(now));
      },
      { account: principal.account.id },
    );
  }
  const items = stepsOf(found).map((step) => ({ ...step, status: 'cancelled' as const }));
  const counts = { succeeded: 0, failed: 0, skipped: 0, not_run: 0, cancelled: items.length };
  return {
    status: 200,
    data: { plan_id: id, status: 'cancelled', counts, next: null, items },
    headers: {},
  };
}

function stepsOf(row: PlanRow): { id: string; action: string }[] {
  if (isUndoPlan(row)) return [{ id: 'undo', action: 'undo_batch' }];
  return Steps.parse(json.decode<unknown>(row.request)).actions;
}

function committed({ id, batch_id }: PlanRow): AppError {
  return new AppError(
    'CONFLICT',
    `Plan ${id} was committed already, as batch ${batch_id}: there is no plan to discard any more. get_batch shows how it stands, cancel_batch with that batch_id stops what has not begun, undo_batch takes back what was done.`,
    { field: 'plan_id', extra: { batch_id } },
  );
}
