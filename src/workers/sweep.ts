import type { Logger } from 'pino';
import type { Db } from '#db/store.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { WriteContext } from '#src/domain/context.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { SteadyClock } from './steady-clock.ts';
import { runAsSystem } from './system.ts';
import type { AccountClockWork, Worker } from './worker.ts';

const CHUNK = 100;
const RETRY_FAILED_AFTER_MS = 10 * 60_000;

/** A record that waits for the service to do something with it. */
export interface DueRecord {
  account_id: string;
  id: string;
}

/** Records that become due and are processed, each in a unit of its own. */
export interface Sweep {
  name: string;
  title: string;
  wakeOnCommit: boolean;
  /** How many records are dealt with at once, so that they may share a commit; one where it is left out. */
  atOnce?: number;
  /**
   * Records of every account that are due, the earliest first.
   * @param wall the time outside test clocks
   * @param except accounts whose records are not asked for, where a kind of record comes in masses
   */
  due(db: Db, wall: Instant, limit: number, except: readonly string[]): Promise<DueRecord[]>;
  /** Deals with one record; must do nothing for one that is no longer due. */
  work(ctx: WriteContext, id: string): Promise<unknown>;
  /** When the account's next record falls due by its own clock, at or before `until`. Left out: due means now. */
  next?: AccountClockWork['next'];
}

/**
 * The worker of a sweep. A record that fails is skipped for ten minutes, so that it does not block others. Accounts take
 * turns, record by record, so that the mass of one does not block another.
 */
export function sweepWorker(
  given: { runtime: Runtime; clock: SteadyClock; log: Logger },
  sweep: Sweep,
): Worker {
  const { runtime, clock, log } = given;
  const failedUntil = new Map<string, number>();
  let stopping = false;

  /** Records that are due of every account, at most so many of each. */
  const dueInTurns = async (): Promise<DueRecord[]> => {
    const byAccount = new Map<string, DueRecord[]>();
    for (;;) {
      const known = [...byAccount.keys()];
      const limit = CHUNK + failedUntil.size;
      const found = await runtime.store.read((db) => sweep.due(db, clock.at(), limit, known), {
        kind: `due ${sweep.name}`,
      });
      const fresh = found.filter(({ account_id }) => !known.includes(account_id));
      for (const record of fresh)
        byAccount.set(record.account_id, [...(byAccount.get(record.account_id) ?? []), record]);
      if (found.length < limit || fresh.length === 0) break;
    }
    const longest = Math.max(0, ...[...byAccount.values()].map(({ length }) => length));
    return Array.from({ length: longest }, (_, turn) =>
      [...byAccount.values()].flatMap((records) => records[turn] ?? []),
    ).flat();
  };

  const chunk = async (only?: string): Promise<number> => {
    const now = performance.now();
    for (const [id, until] of failedUntil) if (until <= now) failedUntil.delete(id);
    const deal = async ({ account_id, id }: DueRecord): Promise<boolean> => {
      const answer = await runAsSystem(runtime, account_id, {
        name: sweep.name,
        title: sweep.title,
        patient: sweep.atOnce !== undefined,
        run: async (ctx) => {
          await sweep.work(ctx, id);
          return true;
        },
      }).catch((error: unknown) => {
        log.warn({ job: sweep.name, account_id, record_id: id, err: error }, 'a record was put aside');
      });
      if (answer !== true) failedUntil.set(id, now + RETRY_FAILED_AFTER_MS);
      return answer === true;
    };
    const due = (await dueInTurns()).filter(
      ({ account_id, id }) => !failedUntil.has(id) && (only === undefined || account_id === only),
    );
    let done = 0;
    const { atOnce = 1 } = sweep;
    for (let from = 0; from < due.length && !stopping; from += atOnce) {
      const dealt = await Promise.all(due.slice(from, from + atOnce).map(deal));
      done += dealt.filter(Boolean).length;
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
    wakeOnCommit: sweep.wakeOnCommit,
    run: async () => ({ done: await all() }),
    stop() {
      stopping = true;
    },
    accountClock: { next: sweep.next ?? (async () => null), run: (accountId) => all(accountId) },
  };
}
