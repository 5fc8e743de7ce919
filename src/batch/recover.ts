import type { Background } from '#src/lib/background.ts';
import { agreedOf } from './agreed.ts';
import { Agreement } from './agreement.ts';
import { orderOf } from './graph.ts';
import { releaseBatches, takeOverBatch } from './lease.ts';
import { itemsForView, loadStates, principalOf } from './load.ts';
import { storedPreparations } from './plan-store.ts';
import { parseReady } from './request.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { startRun } from './start-run.ts';
import { markUnknown } from './state.ts';
import {
  type BatchRow,
  decodeItems,
  findBatch,
  insertItem,
  removeItem,
  runningBatches,
  toRecord,
} from './store.ts';

/**
 * Continues the batches of stopped or killed processes: committed items are loaded from the store, items that had not
 * started run, and an item between an external call and its record becomes `unknown`. Batches that another process runs
 * are left alone.
 * @returns how many were taken over; `service.batches.settled()` waits for them
 */
export async function recoverBatches(service: BatchService): Promise<number> {
  const rows = await service.store.read(runningBatches);
  let taken = 0;
  for (const row of rows) {
    if (service.stopping.aborted) break;
    try {
      if (await takeUp(service, row)) taken += 1;
    } catch (error) {
      service.log.error({ err: error, batch_id: row.id }, 'batch cannot be taken up');
    }
  }
  return taken;
}

/** Continues one batch, if it has not ended. */
export async function continueBatch(service: BatchService, id: string): Promise<void> {
  const rows = await service.store.read(runningBatches);
  const row = rows.find((candidate) => candidate.id === id);
  if (row !== undefined) await takeUp(service, row);
}

/** How often to look for batches whose lease has expired. */
const CHECK_EVERY_MS = 30_000;

/** Continues abandoned batches: at the start, and later those whose process has died. */
export function recovery(service: BatchService): Background {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    looking = recoverBatches(service).catch((error: unknown) =>
      service.log.error({ err: error }, 'batches cannot be taken up'),
    );
  };
  return {
    start() {
      look();
      timer = setInterval(look, CHECK_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
      await service.batches.settled();
      await service.store
        .write(({ tx }) => releaseBatches(tx, service.runtime.process))
        .catch((error: unknown) => service.log.warn({ err: error }, 'batches cannot be released'));
    },
  };
}

async function takeUp(service: BatchService, row: BatchRow): Promise<boolean> {
  const { inFlight, process } = service.runtime;
  const flight = `taking up ${row.id}`;
  if (service.batches.get(row.id) !== undefined || inFlight.has(flight)) return false;
  inFlight.add(flight);
  try {
    const mine = await service.store.write(({ tx }) => takeOverBatch(tx, row, process), {
      account: row.account_id,
    });
    if (mine) await goOn(service, row);
    return mine;
  } finally {
    inFlight.delete(flight);
  }
}

async function goOn(service: BatchService, found: BatchRow): Promise<void> {
  const items = itemsForView(service.batches.catalogue, decodeItems(found)).map(parseReady);
  const { order } = orderOf(items.map(({ id, needs }) => ({ label: id, needs })));
  const { principal, states, frozen, agreed } = await service.store.read(async (db) => ({
    principal: await principalOf(db, service, found),
    states: await loadStates(db, service, found, items),
    frozen: await storedPreparations(db, found),
    agreed: await agreedOf(db, found),
  }));
  const caught = states.filter(({ status }) => status === 'running');
  for (const state of caught) markUnknown(state);
  const batch = { ...toRecord(found), attempt: found.attempt + 1 };
  const run = startRun({
    service,
    batch,
    items,
    order,
    principal,
    states,
    frozen,
    agreement: agreed === null ? undefined : new Agreement(service, principal, agreed, items, states),
    begin: async (tx) => {
      const now = await findBatch(tx, found.account_id, found.id);
      if (now?.status !== 'running' || now.claim !== service.runtime.process.text)
        throw new Error('the batch has ended, or was taken up by another process');
      await tx
        .updateTable('batches')
        .set({ attempt: batch.attempt, updated_at: wallClock() })
        .where('account_id', '=', batch.accountId)
        .where('id', '=', batch.id)
        .execute();
      for (const state of caught) {
        await removeItem(tx, batch.accountId, batch.id, state.item.position);
        await insertItem(tx, batch, { ...state, attempt: batch.attempt }, wallClock());
      }
    },
  });
  if (found.cancel_requested === 1) run.cancel();
  service.batches.add(run, () => continueBatch(service, found.id));
}
