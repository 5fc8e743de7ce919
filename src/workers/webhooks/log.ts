import type { Store } from '#db/store.ts';
import { pruneDeliveries } from '#src/domain/webhooks/queue.ts';
import type { Worker } from '../worker.ts';

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
// A delivery that is replayed on its last day still shows its event for as long as it is kept itself.
const EVENTS_KEPT_MS = 2 * KEPT_MS + DAY_MS;
const CHUNK = 500;

/** Keeps the log of deliveries at 30 days. */
export function webhookLogWorker(store: Store): Worker {
  let last = Number.NEGATIVE_INFINITY;
  let stopping = false;
  return {
    name: 'webhook_log',
    wakeOnCommit: false,
    async run() {
      if (performance.now() - last < EVERY_MS) return { done: 0 };
      last = performance.now();
      await pruneLog(store, Date.now(), () => stopping);
      return { done: 0 };
    },
    stop() {
      stopping = true;
    },
  };
}

/**
 * Removes deliveries that are older than 30 days and events that no log shows any more, a chunk to a unit.
 * @param wall milliseconds since the epoch: retention does not follow a sandbox's test clock
 */
export async function pruneLog(
  store: Store,
  wall: number,
  shouldStop: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  while (!shouldStop()) {
    const before = { deliveries: wall - KEPT_MS, events: wall - EVENTS_KEPT_MS };
    const removed = await store.write(({ tx }) => pruneDeliveries(tx, before, CHUNK));
    total += removed;
    if (removed === 0) break;
  }
  return total;
}
