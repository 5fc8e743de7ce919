import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { readAll } from '#src/domain/meaning/index.ts';
import { isNewToPools, matchOnceRead } from '#src/domain/pools/index.ts';
import { readAsSystem, runAsSystem } from './system.ts';
import type { Worker } from './worker.ts';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Gives people, jobs and pools their vectors, where a model for it is configured and the agency has agreed. A model that
 * gives none is asked again after half a minute, then after twice as long each time, up to an hour.
 */
export function meaning({ runtime, log }: { runtime: Runtime; log: Logger }): Worker {
  const { store, ports } = runtime;
  const put = new Map<string, { until: number; waitMs: number }>();
  let stopping = false;

  // A pool whose text names nothing that rules know adds people by meaning, which is known of new ones only now.
  const match = async ({ account, id }: { account: string; id: string }): Promise<void> => {
    if (stopping || !(await readAsSystem(runtime, account, (ctx) => isNewToPools(ctx, id)))) return;
    const title = 'Matched somebody with talent pools by meaning';
    const work = {
      name: 'match_pools_by_meaning',
      title,
      run: (ctx: WriteContext) => matchOnceRead(ctx, id),
    };
    await runAsSystem(runtime, account, work).catch((error: unknown) =>
      log.warn({ job: 'read_meaning', account_id: account, record_id: id, err: error }, 'put aside'),
    );
  };

  return {
    name: 'read_meaning',
    wakeOnCommit: false,
    async run() {
      const now = performance.now();
      const waiting = [...put].flatMap(([account, { until }]) => (until > now ? [account] : []));
      const { read, fresh, isUnfinished, faults } = await readAll(
        store,
        ports.embeddings,
        new Set(waiting),
        () => stopping,
      );
      for (const one of fresh) await match(one);
      if (faults.length === 0 && waiting.length === 0) put.clear();
      for (const { account, fault } of faults) {
        const before = put.get(account)?.waitMs;
        const waitMs = before === undefined ? FIRST_WAIT_MS : Math.min(before * 2, LONGEST_WAIT_MS);
        put.set(account, { until: performance.now() + waitMs, waitMs });
        log.warn({ job: 'read_meaning', account_id: account, err: fault }, 'the model gave no vectors');
      }
      return { done: read, runAgainInMs: isUnfinished ? 0 : undefined };
    },
    stop() {
      stopping = true;
    },
  };
}
