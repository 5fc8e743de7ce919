import type { Logger } from 'pino';
import type { Db } from '#db/store.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { WriteContext } from '#src/domain/context.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { SteadyClock } from './steady-clock.ts';
import { runAsSystem } from './system.ts';
import type { Clocked, Worker } from './worker.ts';

const CHUNK = 100;
const PUT_ASIDE_MS = 10 * 60_000;

/** A record that waits for the service to do something with it. */
export interface DueRecord {
  account_id: string;
  id: string;
}

/** Records that become due and are dealt with one by one, each in a unit of its own. */
export interface Sweep {
  name: string;
  title: string;
  woken: boolean;
  /** Records of every account that are due, the earliest first. @param wall the time outside test clocks */
  due(db: Db, wall: Instant, limit: number): Promise<DueRecord[]>;
  /** Deals with one record; must do nothing for one that is no longer due. */
  work(ctx: WriteContext, id: string): Promise<unknown>;
  /** When the account's next record falls due by its own clock, at or before `until`. Left out: due means now. */
  next?: Clocked['next'];
}

/** The worker of a sweep. A record that fails is put aside for ten minutes, so that it holds up no other. */
export function sweepWorker(
  given: { runtime: Runtime; clock: SteadyClock; log: Logger },
  sweep: Sweep,
): Worker {
  const { runtime, clock, log } = given;
  const aside = new Map<string, number>();
  let stopping = false;

  const chunk = async (only?: string): Promise<number> => {
    const now = performance.now();
    for (const [id, until] of aside) if (until <= now) aside.delete(id);
    const found = await runtime.store.read((db) => sweep.due(db, clock.at(), CHUNK + aside.size));
    let done = 0;
    for (const { account_id, id } of found) {
      if (stopping) break;
      if (aside.has(id) || (only !== undefined && account_id !== only)) continue;
      const answer = await runAsSystem(runtime, account_id, {
        name: sweep.name,
        title: sweep.title,
        run: async (ctx) => {
          await sweep.work(ctx, id);
          return true;
        },
      }).catch((error: unknown) => {
        log.warn({ job: sweep.name, account_id, record_id: id, err: error }, 'a record was put aside');
      });
      if (answer === true) done += 1;
      else aside.set(id, now + PUT_ASIDE_MS);
    }
    return done;
  };

  const all = async (only?: string): Promise<number> => {
    let total = 0;
    for (;;) {
      const done = await chunk(only);
      total += done;
      if (done === 0 || stopping) return total;
    }
  };

  return {
    name: sweep.name,
    woken: sweep.woken,
    run: async () => ({ done: await all() }),
    stop() {
      stopping = true;
    },
    clocked: { next: sweep.next ?? (async () => null), run: (accountId) => all(accountId) },
  };
}
