import type { Logger } from 'pino';
import type { Db, Store } from '#db/store.ts';
import { pruneAccess } from '#src/access/candidate-access.ts';
import { prunePlans } from '#src/batch/plan-store.ts';
import { pruneBatches } from '#src/batch/prune.ts';
import { pruneExpired } from '#src/idempotency/store.ts';
import { pruneIdentity, pruneSignUp } from '#src/identity/prune.ts';
import type { Background } from '#src/lib/background.ts';
import { addMs } from '#src/lib/clock.ts';

const EVERY_MS = 10 * 60_000;
const BATCHES_KEPT_MS = 30 * 24 * 3600_000;
// A plan that expired answers so for a day, and is unknown after that.
const PLANS_KEPT_MS = 24 * 3600_000;
const ACCESS_KEPT_MS = 31 * 24 * 3600_000;
const CHUNK = 500;

/**
 * Upkeep of the store: idempotency keys past their 24 hours, plans a day past their end, batches that ended 30 days ago,
 * sign-ups that nobody confirmed. Rows go in chunks of 500 to a unit, so that no request waits behind a long delete.
 */
export function maintenance({ store, log }: { store: Store; log: Logger }): Background {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopping = false;
  const tick = async (): Promise<void> => {
    try {
      const removed = await prune(store, new Date().toISOString(), () => stopping);
      if (removed.keys + removed.batches > 0)
        log.info({ job: 'maintenance', count: removed.keys + removed.batches }, 'pruned');
    } catch (error) {
      log.warn({ job: 'maintenance', err: error }, 'upkeep failed; it is tried again later');
    }
  };
  return {
    start() {
      running = tick();
      timer = setInterval(() => {
        running = tick();
      }, EVERY_MS).unref();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Removes what is no longer kept.
 * @param wall the time by the wall clock; retention does not follow a sandbox's test clock
 * @param shouldStop asked between chunks whether to leave the rest for later
 */
export async function prune(
  store: Store,
  wall: string,
  shouldStop: () => boolean = () => false,
): Promise<{ keys: number; batches: number }> {
  const keys = await inChunks(store, shouldStop, (tx) => pruneExpired(tx, wall, CHUNK));
  const before = addMs(wall, -BATCHES_KEPT_MS);
  const batches = await inChunks(store, shouldStop, (tx) => pruneBatches(tx, before, CHUNK));
  const day = addMs(wall, -ACCESS_KEPT_MS).slice(0, 10);
  await inChunks(store, shouldStop, (tx) => pruneAccess(tx, day, CHUNK));
  await inChunks(store, shouldStop, (tx) => pruneIdentity(tx, wall, CHUNK));
  await store.write((unit) => prunePlans(unit.tx, addMs(wall, -PLANS_KEPT_MS)));
  // Each in a unit of its own, as it looks through every table.
  for (let removed = 1; removed > 0 && !shouldStop(); )
    removed = await store.write((unit) => pruneSignUp(unit.tx, wall));
  return { keys, batches };
}

async function inChunks(
  store: Store,
  halt: () => boolean,
  chunk: (tx: Db) => Promise<number>,
): Promise<number> {
  let total = 0;
  while (!halt()) {
    const removed = await store.write((unit) => chunk(unit.tx));
    total += removed;
    if (removed < CHUNK) break;
  }
  return total;
}
