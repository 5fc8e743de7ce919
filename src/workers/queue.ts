import type { Logger } from 'pino';
import type { Db } from '#db/store.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { Context, WriteContext } from '#src/domain/context.ts';
import type { Instant } from '#src/lib/clock.ts';
import { Lanes } from './lanes.ts';
import type { SteadyClock } from './steady-clock.ts';
import type { DueRecord } from './sweep.ts';
import { readAsSystem, runAsSystem } from './system.ts';
import type { AccountClockWork, Worker } from './worker.ts';

const CHUNK = 20;
const RETRY_FAILED_AFTER_MS = 10 * 60_000;

/** Records that wait for work that takes longer than a unit may: it is read, done outside, and written down. */
export interface Queue<M, R> {
  name: string;
  title: string;
  /** How much of one agency, and of all, is under way at once. */
  places: { perAccount: number; all: number };
  /**
   * Records of every account that are due, without those of some accounts.
   * @param wall the time outside test clocks
   */
  due(db: Db, wall: Instant, limit: number, except: readonly string[]): Promise<DueRecord[]>;
  /** Reads what the work needs; undefined where there is nothing to do. */
  read(ctx: Context, id: string): Promise<M | undefined>;
  /** The work itself, outside any transaction. */
  work(material: M, accountId: string): Promise<R>;
  /** Writes down what came of it. */
  write(ctx: WriteContext, id: string, result: R, material: M): Promise<unknown>;
  /** When the account's next record falls due by its own clock, at or before `until`. Left out: due means now. */
  next?: AccountClockWork['next'];
}

/**
 * The worker of a queue. Each agency has places of its own, so that the mass or the slowness of one holds up no other. A
 * record that fails is skipped for ten minutes.
 */
export function queueWorker<M, R>(
  given: { runtime: Runtime; clock: SteadyClock; log: Logger },
  queue: Queue<M, R>,
): Worker {
  const { runtime, clock, log } = given;
  const { name, title } = queue;
  const failedUntil = new Map<string, number>();
  const underWay = new Set<string>();
  const lanes = new Lanes(queue.places);
  let stopping = false;
  let kick = (): void => {};

  const one = async ({ account_id, id }: DueRecord): Promise<void> => {
    const material = await readAsSystem(runtime, account_id, (ctx) => queue.read(ctx, id));
    if (material === undefined) {
      failedUntil.set(id, performance.now() + RETRY_FAILED_AFTER_MS);
      return;
    }
    const result = await queue.work(material, account_id);
    if (stopping) return;
    await runAsSystem(runtime, account_id, {
      name,
      title,
      run: (ctx) => queue.write(ctx, id, result, material),
    });
  };

  const begin = (record: DueRecord): void => {
    underWay.add(record.id);
    const work = one(record)
      .catch((error: unknown) => {
        failedUntil.set(record.id, performance.now() + RETRY_FAILED_AFTER_MS);
        log.warn({ job: name, account_id: record.account_id, record_id: record.id, err: error }, 'put aside');
      })
      .finally(() => {
        underWay.delete(record.id);
        kick();
      });
    lanes.add(record.account_id, work);
  };

  const chunk = async (only?: string): Promise<number> => {
    const now = performance.now();
    for (const [id, until] of failedUntil) if (until <= now) failedUntil.delete(id);
    let begun = 0;
    const passed: string[] = [];
    for (;;) {
      const limit = CHUNK + failedUntil.size + underWay.size;
      const found = await runtime.store.read((db) => queue.due(db, clock.at(), limit, passed), {
        kind: `due ${name}`,
      });
      for (const record of found) {
        const skipped = failedUntil.has(record.id) || underWay.has(record.id);
        if (stopping || skipped || (only !== undefined && record.account_id !== only)) continue;
        if (lanes.free(record.account_id) === 0) continue;
        begun += 1;
        begin(record);
      }
      const accounts = new Set(found.map(({ account_id }) => account_id));
      const fresh = [...accounts].filter((account) => !passed.includes(account));
      if (found.length < limit || fresh.length === 0) return begun;
      passed.push(...fresh);
    }
  };

  const all = async (only: string): Promise<number> => {
    let total = 0;
    for (;;) {
      const begun = await chunk(only);
      await lanes.settled();
      total += begun;
      if (begun === 0 || stopping) return total;
    }
  };

  return {
    name,
    wakeOnCommit: true,
    run: async () => ({ done: await chunk() }),
    attach(kicks) {
      kick = kicks;
    },
    settled: () => lanes.settled(),
    stop() {
      stopping = true;
    },
    accountClock: { next: queue.next ?? (async () => null), run: all },
  };
}
